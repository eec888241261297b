### The screen on which a game is played.

## Window

window-title-your-turn = Du bist dran – Tessella

screen-on-reason = Eine Uhr läuft

## Around the board

play-whole-board = Das ganze Brett

play-back = Zur Startseite
play-sounds-silent = Töne: stumm
play-sounds-quiet = Töne: leise
play-sounds-loud = Töne: laut
play-rules = Regeln
play-settings = Optionen

play-problem =
    Sieg in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }
play-day =
    { $day }. { $month ->
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
mode-over-network = über das Netz

## Tools

play-undo = Zurück
play-redo = Vor
play-hint = Tipp
play-restart = Neustart
play-new = Neu
play-best = Bestlösung
play-share = Teilen

play-undo-long = Zug zurücknehmen
play-redo-long = Zug wiederholen
play-hint-long = Tipp
play-restart-long = Neustart
play-new-long = Neu

play-share-game = Dieses Spiel teilen
play-share-code = teilen

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
lesson-play = Richtig spielen
lesson-press-marked = Tippe auf das Markierte

## Result

result-restart = Neustart
result-try-again = Noch mal
result-new-board = Neues Brett
result-next-level = Weiter
result-more-boards = Mehr Rätsel
result-setup = Anpassen
result-replay = Replay

## What is new about a result, after its margin, as in "in 12 of 14 moves · New best · 3 days in a row"

news-solved =
    Gelöst in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }
news-above-par =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, Par { $par }
news-new-best = Neuer Rekord
news-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } in Folge
news-all-done = Alle vier geschafft
news-fewest-moves = Wenigste Züge bisher
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
replay-back = Ein Zug zurück (←)
replay-on = Ein Zug vor (→)
replay-to-end = Zum Ende (Ende)
replay-pause = Pause (Leertaste)
replay-resume = Weiter (Leertaste)

replay-alone = Nur das Spiel
replay-compare = Bestlösung daneben
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

analysis-hint = nach einem Tipp
analysis-lost-here = hier verloren
analysis-moves-lost =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } verloren

analysis-flawless =
    fehlerfrei, Bestlösung: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
analysis-flawless-known =
    fehlerfrei, bisher beste: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
analysis-mistakes =
    { $mistakes } Fehler, Bestlösung: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
analysis-mistakes-known =
    { $mistakes } Fehler, bisher beste: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }

analysis-winning-you = du gewinnst
analysis-winning-computer = der Computer gewinnt
analysis-winning-opponent = der Gegner gewinnt
analysis-winning-player-number = Spieler { $number } gewinnt
analysis-winning-person = { $name } gewinnt
analysis-draw = Remis
analysis-share = { $name } { $percent } %
analysis-mistake = Fehler, { $evaluation }
analysis-turning-point = Wendepunkt, { $evaluation }

## Network game

online-asks-take-back = { $name } möchte einen Zug zurücknehmen
online-asks-pause = { $name } möchte eine Pause
online-offers-draw = { $name } bietet Remis an
online-allow = Ja
online-accept = Ja
online-refuse = Nein

online-offer-draw = Remis
online-give-up = Aufgeben
online-sure = Wirklich?
online-give-up-again = Zum Aufgeben noch mal drücken: Du verlierst das Spiel.
online-restart-again = Für den Neustart noch mal drücken: Deine Züge sind dann weg.
online-chat = Chat
online-chat-unread = Chat ({ $messages })
online-room = Raum

online-host-away = Der Host ist weg: Das Spiel wartet auf ihn
online-connection-lost = Verbindung verloren: verbinde neu…
online-paused = Pause, höchstens 10 Minuten
online-watching = Du siehst zu

online-you = Du
online-cut-off = { $name }: getrennt, Platz bleibt { $seconds } s
online-progress = { $name } { $percent } %
online-progress-stuck = { $name } ohne Zug bei { $percent } %
online-progress-done =
    { $name } fertig in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }

online-seat-free = { $name } ist gegangen: Der Platz ist frei
online-wants-rematch = { $name } möchte noch mal spielen

online-won = { $name } hat gewonnen
online-you-won = Du hast gewonnen
online-over = Das Spiel ist vorbei
online-nobody-won = Niemand hat gewonnen
online-draw-agreed = Remis vereinbart
online-player = Spieler { $number }
online-place = { $place }. { $name }

online-left = { $name } ist gegangen
online-disconnected = { $name } wurde getrennt und kam nicht zurück
online-resigned = { $name } hat aufgegeben
online-out-of-time = { $name } hat keine Zeit mehr
online-you-left = Du bist gegangen
online-you-disconnected = Du wurdest getrennt und kamst nicht zurück
online-you-resigned = Du hast aufgegeben
online-you-out-of-time = Deine Zeit ist um

online-next-game = Das nächste Spiel folgt
online-to-tournament = Zum Turnier
online-dealing = Das Brett wird ausgelegt
online-waiting = Warte…
online-play-again = Noch mal
online-sit-down = Mitspielen
online-keep = Behalten

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
colour-lime = Limette
colour-moss = Moos
colour-azure = Azurblau
colour-lilac = Flieder
colour-plum = Pflaume

## Controls

stepper-less = weniger
stepper-more = mehr

## Games that begin, continue and are kept

game-cannot-start = Dieses Spiel kann nicht starten: { $error }.
game-cannot-continue = Das letzte Spiel lässt sich nicht fortsetzen: { $why }. Es bleibt unter „Deine Spiele“.
game-kept = Das vorige Spiel ist unter „Deine Spiele“

link-cannot-open = Dieser Link lässt sich nicht öffnen: { $error }.

packs-too-many = Nur die ersten { $packs } Pakete werden angezeigt.
packs-failed = Deine Pakete konnten wegen eines Fehlers in Tessella nicht gelesen werden.

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = Dieses System hat keinen Ordner für Dateien, deshalb werden Spiele und Optionen nicht gespeichert.
storage-in-use = Tessella läuft schon. Was du in diesem Fenster tust, wird nicht gespeichert, damit dort nichts verloren geht.
storage-not-locked = In diesem Fenster werden Spiele und Optionen nicht gespeichert: { $file } lässt sich nicht sperren: { $error }. Was zuvor gespeichert wurde, ist noch da.

storage-games-unread = Die gespeicherten Spiele waren nicht lesbar: { $why }.
storage-history-unread = Die Ergebnisse deiner Spiele waren nicht lesbar: { $why }.
storage-settings-unread = Die Optionen waren nicht lesbar: { $why }.
storage-set-aside = Die Datei bleibt erhalten, als { $name }.
storage-left-alone = Die Datei ließ sich auch nicht beiseitelegen ({ $error }); sie bleibt, wie sie ist, und es wird nichts darin gespeichert.

settings-file-no-text = das ist kein Text
settings-file-unexpected = Zeile { $line }, Spalte { $column } ist nicht wie erwartet
settings-file-default = Die Option { $setting } in settings.ron ist nicht wie erwartet, deshalb gilt ihr Standardwert.
settings-file-defaults = { $number } Optionen in settings.ron sind nicht wie erwartet, deshalb gelten ihre Standardwerte: { $settings }.

storage-unsaved = { $file } lässt sich nicht speichern: { $error }.
storage-keeps-trying = Tessella versucht es weiter.
storage-close-again = Schließ das Fenster noch mal, um ohne Speichern zu beenden.

last-crash = Tessella wurde beim letzten Mal unerwartet beendet. Einzelheiten stehen in { $file }.

computer-quick-move = Die Suche des Computers ist fehlgeschlagen, deshalb hat er einen einfachen Zug gemacht.
computer-cannot-move = Wegen eines Fehlers in Tessella kann der Computer hier nicht ziehen. Nimm einen Zug zurück oder beginne ein anderes Spiel.
analysis-failed = Die Analyse wurde wegen eines Fehlers in Tessella abgebrochen.
error-in-program = ein Fehler in Tessella
service-given-up = Wegen eines Fehlers in Tessella gilt bis zum Neustart des Programms: { $what }.
service-sound = Töne sind aus
service-links = Links öffnen ein weiteres Fenster
service-pads = ein Gamepad weckt das ruhende Fenster vielleicht nicht
service-screen-reader = Screenreader erhalten Antworten vielleicht verspätet
service-screen-on = der Bildschirm kann beim Nachdenken ausgehen

exit-guests =
    { $guests ->
        [one] { $guests } Gast
       *[other] { $guests } Gäste
    } hier. Noch mal schließen beendet die Sitzung

## Backups, imports and pictures

file-saved = Gespeichert als { $file }
file-not-written = { $file } ließ sich nicht schreiben: { $error }

backup-copied = Backup als Text kopiert
backup-failed = Kein Backup erstellt: { $why }
backup-too-long = es ist zu lang für die Zwischenablage
backup-no-folder = dieses System hat keinen Ordner für Dokumente

import-first-file = Nur die erste Datei wird importiert.
import-failed = Nichts importiert: { $why }.
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
import-settings-unexpected = Die Optionen darin sind nicht wie erwartet: { $why }.

picture-copied = Bild kopiert
picture-failed = Kein Bild: { $reason }
picture-no-folder = dieses System hat keinen Ordner für Bilder
picture-not-wanted = es wird nicht mehr gebraucht
picture-no-file = in { $folder } lässt sich keine Datei anlegen: { $error }
picture-not-drawn = es ließ sich nicht zeichnen
animation-empty = eine Animation hat mindestens ein Bild
animation-size = ein Bild hat { $width }x{ $height } Pixel: Alle Bilder haben dieselbe Größe, höchstens 65535x65535
