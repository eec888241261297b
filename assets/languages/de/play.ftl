### The screen on which a game is played.

## Window

window-title-your-turn = Du bist dran – Tessella

screen-on-reason = Eine Uhr läuft

## Around the board

play-whole-board = Ganzes Brett zeigen
play-layer = Schicht { $layer }
play-cube-layer = Würfel { $cube }, Schicht { $layer }

play-back = Zur Startseite
play-sounds-silent = Ton: aus
play-sounds-quiet = Ton: leise
play-sounds-loud = Ton: laut
play-rules = Regeln
play-settings = Optionen

play-problem =
    Sieg in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }
play-day =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
play-level = Level { $number }

## Who plays, after the size of a board or the name of a game, as in "9x9 · 6 colours · solo"

mode-solo = solo
mode-on-one-device = an einem Gerät
mode-against-computer = gegen den Computer
mode-over-network = im Netzwerk

## Tools

play-undo = Rückgängig
play-redo = Wiederholen
play-hint = Tipp
play-rest = Zu Ende
play-restart = Von vorn
play-new = Neu
play-best = Bestlösung

play-undo-long = Zug zurücknehmen
play-redo-long = Zug wiederholen
play-hint-long = Tipp
play-rest-long = Den Rest spielen lassen
play-restart-long = Von vorn beginnen
play-new-long = Neues Brett

play-share-game = Dieses Spiel teilen

hint-not-found = Kein Tipp gefunden
hint-failed = Kein Tipp, wegen eines Fehlers in Tessella

## Pause

play-pause-long = Pause
play-resume-long = Weiter
play-ask-for-pause = Um Pause bitten

play-paused = Pause
play-resume = Weiterspielen
play-before-clock = Die Uhr startet, wenn du „{ play-begin }“ drückst
play-begin = Los

## Lessons

lesson-skip = Überspringen
lesson-play = Loslegen
lesson-won = Gewonnen!
lesson-press-marked = Tippe auf die Markierung

well-results = Deine Ergebnisse
well-moves = Züge

## Result

result-restart = Von vorn
result-try-again = Noch mal
result-back-to-move = Zurück zu Zug { $move }
result-new-board = Neues Brett
result-play-again = Neues Spiel
result-next-level = Weiter
result-more-boards = Mehr Rätsel
result-setup = Anpassen
result-replay = Replay

## What is new about a result, after its margin, as in "22 moves, best 20 · New best · 3 days in a row"

news-solved =
    Gelöst in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }
news-above-par =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, ideal: { $par }
news-new-best = Neuer Rekord
news-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } in Folge
news-all-done = Alle vier geschafft
news-fewest-moves = So wenige Züge wie noch nie
news-fastest = Schnellster Sieg
news-wins =
    { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    } in Folge

## Replay

replay-close = Replay beenden
replay-branch = Ab hier spielen

replay-move = Zug { $number } von { $moves }
replay-best-move = Bestlösung: Zug { $number } von { $moves }

replay-to-beginning = Zum Anfang (Pos1)
replay-back = Voriger Zug (←)
replay-on = Nächster Zug (→)
replay-to-end = Zum Ende (Ende)
replay-pause = Pause (Leertaste)
replay-resume = Abspielen (Leertaste)

replay-alone = Nur dein Spiel
replay-compare = Mit der Bestlösung vergleichen
replay-usual-speed = Normales Tempo
replay-fast = Schnell

replay-bar = Replay

replay-your-game = Dein Spiel
replay-best-length =
    Bestlösung: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

analysis-hint = mit Tipp
analysis-lost-here = ab hier nicht mehr zu gewinnen
analysis-moves-lost =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } verloren

analysis-flawless =
    fehlerfrei (Bestlösung: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    })
analysis-flawless-known =
    fehlerfrei (beste bekannte: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    })
analysis-mistakes =
    { $mistakes } Fehler (Bestlösung: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    })
analysis-mistakes-known =
    { $mistakes } Fehler (beste bekannte: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    })

analysis-winning-you = du stehst auf Gewinn
analysis-winning-computer = der Computer steht auf Gewinn
analysis-winning-opponent = der Gegner steht auf Gewinn
analysis-winning-player-number = Spieler { $number } steht auf Gewinn
analysis-winning-person = { $name } steht auf Gewinn
analysis-draw = läuft auf Remis hinaus
analysis-share = { $name } { $percent } %
analysis-mistake = Fehler, { $evaluation }
analysis-turning-point = Wendepunkt, { $evaluation }
analysis-better = Besser: { $move }
analysis-running = Analyse läuft… { $percent } %
analysis-legend-mistake = Fehler
analysis-legend-hint = Tipp
analysis-legend-turning-point = Wendepunkt

## Network game

online-asks-take-back = { $name } möchte einen Zug zurücknehmen
online-asks-pause = { $name } möchte eine Pause
online-offers-draw = { $name } bietet Remis an
online-allow = Ja
online-accept = Ja
online-refuse = Nein

online-offer-draw = Remis?
online-give-up = Aufgeben
online-sure = Wirklich?
online-give-up-again = Zum Aufgeben noch mal drücken: Du verlierst das Spiel.
online-restart-again = Noch mal drücken, um von vorn zu beginnen: Deine Züge sind dann weg.
online-chat = Chat
online-chat-unread = Chat ({ $messages })
online-room = Raum

online-host-away = Der Host ist weg. Das Spiel wartet…
online-connection-lost = Verbindung verloren. Neuer Versuch…
online-paused = Pause (höchstens 10 Minuten)
online-watching = Du siehst zu

online-you = Du
online-cut-off = { $name }: getrennt, Platz { $seconds } s reserviert
online-progress = { $name } { $percent } %
online-progress-stuck = { $name }: Sackgasse bei { $percent } %
online-progress-done =
    { $name }: fertig in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }

online-seat-free = { $name } ist gegangen: Platz frei
online-wants-rematch = { $name } möchte eine Revanche

online-won = { $name } hat gewonnen
online-you-won = Du hast gewonnen
online-over = Das Spiel ist vorbei
online-nobody-won = Niemand hat gewonnen
online-draw-agreed = Remis vereinbart
online-player = Spieler { $number }
online-place = { $place }. { $name }

online-left = { $name } ist gegangen
online-disconnected = { $name } hat die Verbindung verloren
online-resigned = { $name } hat aufgegeben
online-out-of-time = { $name } hat die Zeit überschritten
online-you-left = Du bist gegangen
online-you-disconnected = Du hast die Verbindung verloren
online-you-resigned = Du hast aufgegeben
online-you-out-of-time = Deine Zeit ist um

online-next-game = Nächstes Spiel folgt
online-to-tournament = Zum Turnier
online-dealing = Brett wird erstellt…
online-waiting = Warte…
online-play-again = Noch mal
online-sit-down = Mitspielen
online-keep = Speichern

## Colours of tiles, for screen readers and in sentences about a colour

colour-pink = Rosa
colour-yellow = Gelb
colour-olive = Oliv
colour-cyan = Cyan
colour-blue = Blau
colour-purple = Lila
colour-teal = Petrol
colour-brown = Braun
colour-silver = Silber
colour-mint = Mint
colour-red = Rot
colour-orange = Orange
colour-green = Grün
colour-lime = Limettengrün
colour-moss = Moosgrün
colour-azure = Azurblau
colour-lilac = Flieder
colour-plum = Pflaume

## Controls

stepper-less = weniger
stepper-more = mehr

## Games that start, continue and are saved

game-cannot-start = Dieses Spiel lässt sich nicht starten: { $error }.
game-cannot-continue = Dein letztes Spiel lässt sich nicht fortsetzen: { $why }. Es bleibt unter „{ your-games-title }“.
game-kept = Dein voriges Spiel ist unter „{ your-games-title }“ gespeichert

link-cannot-open = Dieser Link lässt sich nicht öffnen: { $error }.

packs-too-many = Nur die ersten { $packs } Levelpakete werden angezeigt.
packs-failed = Deine Levelpakete konnten wegen eines Fehlers in Tessella nicht gelesen werden.

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = Auf diesem System lassen sich keine Dateien speichern, deshalb gehen Spiele und Optionen beim Schließen verloren.
storage-in-use = Tessella läuft schon. Was du in diesem Fenster tust, wird nicht gespeichert.
storage-not-locked = Was du in diesem Fenster tust, wird nicht gespeichert: { $file } lässt sich nicht sperren ({ $error }). Was zuvor gespeichert wurde, ist noch da.

storage-games-unread = Deine gespeicherten Spiele waren nicht lesbar: { $why }.
storage-history-unread = Deine Ergebnisse waren nicht lesbar: { $why }.
storage-settings-unread = Deine Optionen waren nicht lesbar: { $why }.
storage-set-aside = Die alte Datei bleibt als { $name } erhalten.
storage-left-alone = Die Datei ließ sich nicht umbenennen ({ $error }); sie bleibt, wie sie ist, und es wird nichts darin gespeichert.

settings-file-no-text = das ist keine Textdatei
settings-file-unexpected = Fehler in Zeile { $line }, Spalte { $column }
settings-file-default = { $setting } in settings.ron ist ungültig: Es gilt der Standardwert.
settings-file-defaults = { $number } Optionen in settings.ron sind ungültig ({ $settings }): Es gelten die Standardwerte.

storage-unsaved = { $file } lässt sich nicht speichern: { $error }.
storage-keeps-trying = Tessella versucht es weiter.
storage-close-again = Schließ das Fenster noch mal, um ohne Speichern zu beenden.

last-crash = Tessella ist beim letzten Mal abgestürzt. Einzelheiten stehen in { $file }.

computer-quick-move = Die Suche des Computers ist fehlgeschlagen, deshalb hat er einen einfachen Zug gemacht.
computer-cannot-move = Wegen eines Fehlers in Tessella kann der Computer hier nicht ziehen. Nimm einen Zug zurück oder beginne ein anderes Spiel.
analysis-failed = Die Analyse wurde wegen eines Fehlers in Tessella abgebrochen.
error-in-program = ein Fehler in Tessella
service-given-up = Wegen eines Fehlers in Tessella gilt bis zum Neustart des Programms: { $what }.
service-sound = der Ton ist aus
service-links = Links öffnen ein weiteres Fenster
service-pads = ein Controller weckt ein ruhendes Fenster vielleicht nicht
service-screen-reader = Screenreader reagieren vielleicht verspätet
service-screen-on = der Bildschirm kann beim Nachdenken ausgehen

exit-guests =
    { $guests ->
        [one] { $guests } Gast ist
       *[other] { $guests } Gäste sind
    } verbunden. Zum Beenden noch mal schließen

## Backups, imports and pictures

file-saved = Gespeichert als { $file }
file-not-written = { $file } ließ sich nicht schreiben: { $error }

backup-copied = Backup als Text kopiert
backup-failed = Kein Backup erstellt: { $why }
backup-too-long = es ist zu lang für die Zwischenablage
backup-no-folder = es gibt keinen Ordner für Dokumente

import-first-file = Nur die erste Datei wird importiert.
import-failed = Import fehlgeschlagen: { $why }.
import-done =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } und { $results ->
        [one] { $results } Ergebnis
       *[other] { $results } Ergebnisse
    } importiert.
import-done-known =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } ({ $known ->
        [one] { $known } Spiel war
       *[other] { $known } Spiele waren
    } schon da) und { $results ->
        [one] { $results } Ergebnis
       *[other] { $results } Ergebnisse
    } importiert.
import-settings-unexpected = Die Optionen darin waren nicht lesbar: { $why }.

picture-copied = Bild kopiert
picture-failed = Kein Bild erstellt: { $reason }
picture-no-folder = es gibt keinen Ordner für Bilder
picture-not-wanted = es wurde abgebrochen
picture-no-file = in { $folder } lässt sich keine Datei anlegen: { $error }
picture-not-drawn = es ließ sich nicht zeichnen
animation-empty = eine Animation braucht mindestens ein Bild
animation-size = ein Bild hat { $width }×{ $height } Pixel, aber alle müssen gleich groß sein, höchstens 65535×65535

## Hills

hills-low = tief
hills-high = hoch
