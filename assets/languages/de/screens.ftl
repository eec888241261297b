### The title and the screens that are reached from it, without the network and the setup of a game.

## Settings

settings = Optionen

settings-language = Sprache
settings-language-system = System

settings-theme = Design
settings-theme-system = Wie System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-black = Schwarz
settings-theme-contrast-dark = Kontrast dunkel
settings-theme-contrast-light = Kontrast hell
settings-text-size = Textgröße
settings-text-size-percent = { $percent } %

settings-motion = Animationstempo
settings-motion-off = Aus
settings-motion-fast = Schnell
settings-motion-normal = Normal
settings-motion-slow = Langsam
settings-more-time = Mehr Zeit
settings-more-time-off = Aus
settings-more-time-twice = Doppelt
settings-more-time-four = Vierfach
settings-more-time-note = Für die Uhr in neuen Spielen auf diesem Gerät und für kurze Meldungen. Im Netzwerk gilt die Zeit des Raums.

settings-scanning = Abtasten für Schalter
settings-scanning-off = Aus
settings-scanning-automatic = Von selbst
settings-scanning-by-key = Mit Tab
settings-scanning-pace = Zeit pro Stelle
settings-scanning-seconds = { $seconds } s
settings-scanning-automatic-note = Der Fokus wandert von selbst weiter. Leertaste, Enter oder die untere Taste eines Gamepads wählt.
settings-scanning-by-key-note = Tab bewegt den Fokus weiter. Leertaste oder Enter wählt.
settings-sounds = Töne
settings-sounds-off = Stumm
settings-sounds-quiet = Leise
settings-sounds-loud = Laut
settings-vibration = Vibration
settings-controls = Steuerung

settings-colours = Farben
settings-palette-standard = Standard
settings-palette-soft = Sanft
settings-palette-vivid = Kräftig
settings-palette-red-green = Rot-Grün-Schwäche
settings-palette-own = Eigene
settings-own-press = Zum Ändern auf eine Farbe drücken.
settings-own-colour = Farbe { $number }: { $colour }
settings-own-hue = Farbton
settings-own-lightness = Helligkeit
settings-own-strength = Sättigung
settings-own-reset = Farben zurücksetzen
settings-own-alike = Die Farben { $one } und { $two } sind schwer zu unterscheiden.
settings-own-alike-red-green = Bei Rot-Grün-Schwäche sind die Farben { $one } und { $two } schwer zu unterscheiden.
settings-own-alike-blue-yellow = Bei Blau-Gelb-Schwäche sind die Farben { $one } und { $two } schwer zu unterscheiden.
settings-own-hidden = Farbe { $number } ist auf dem Hintergrund schwer zu sehen.
settings-own-more = Und { $count } weitere.
settings-symbols = Symbol auf jedem Feld

settings-faces = Motive der Steine
settings-faces-mahjong = Mahjong
settings-faces-plain = Buchstaben, Formen

settings-cubes = Würfel
settings-cubes-stacked = 3D
settings-cubes-flat = Nebeneinander

settings-writing = Schreiben
settings-keyboard = Bildschirmtastatur

settings-share = Brett teilen
settings-copy-code = Spielcode kopieren
code-copied = Code kopiert
codes-title = Welches Spiel?

settings-transfer = Auf anderes Gerät bringen
settings-copy-game = Spiel kopieren
settings-copy-game-done = Drück jetzt „{ settings-import }“ in den Optionen des anderen Geräts.
settings-copy-game-failed = Das Spiel lässt sich nicht kopieren: { $error }.
settings-import = Import

settings-backup = Backup aller Spiele, Statistiken und Optionen
settings-save-backup = Backup speichern
settings-copy-backup = Backup kopieren
settings-restore-file = Zum Wiederherstellen zieh die Datei auf das Fenster, oder kopiere den Text und drück „Import“. Hier geht dabei nichts verloren.
settings-restore-text = Zum Wiederherstellen kopiere den Text und drück „Import“. Hier geht dabei nichts verloren.

settings-all = Alle Optionen
settings-reset = Zurücksetzen
settings-reset-again = Zum Zurücksetzen noch mal drücken

settings-hosting = Als Host
settings-people = Max. Personen
settings-rooms = Max. Räume
settings-reconnect = Zeit zur Rückkehr (s)
settings-port = Port
settings-port-any = egal

## The head of every screen

screen-back = Zurück

## Title

title-continue = Fortsetzen
title-welcome = Willkommen
title-pick = Wähle ein Spiel
title-options = Anpassen: { $game }

title-network = Lokales Netz
title-network-about = Spielt zusammen
title-back = Zurück zu „{ $host }“
title-back-about = Ohne Code wieder beitreten
title-back-dismiss = Nicht zurückkehren
title-packs = Pakete
title-packs-about = Level zum Lösen

title-games = Spiele
title-statistics = Statistik
title-settings = Optionen
title-help = Hilfe

## Cards of games that were played

game-card-state = { $game }, { $state }
game-card-about = { $board }, { $players }
game-card-broken = Lässt sich nicht öffnen
game-card-name = Spiel { $number }: { $game }
game-card-unknown = Spiel

## Your games

your-games-title = Deine Spiele
your-games-show = Anzeigen
your-games-all = Alle
your-games-unfinished = Offen
your-games-finished = Beendet
your-games-favourites = Favoriten

your-games-no-game = Jedes Spiel, das du spielst, bleibt hier erhalten.
your-games-no-unfinished = Kein Spiel ist offen.
your-games-no-finished = Kein Spiel ist beendet.
your-games-no-favourite = Der Stern macht ein Spiel zum Favoriten.

your-games-add-favourite = Zu Favoriten: { $game }
your-games-remove-favourite = Aus Favoriten: { $game }
your-games-remove = Entfernen: { $game }

your-games-removed = { $game } entfernt
your-games-removed-unknown = Ein Spiel entfernt
your-games-put-back = Zurückholen

## The start of a game

begin-board-refused = Dieses Brett lässt sich nicht öffnen: { $error }.
begin-game-refused = Dieses Spiel lässt sich nicht öffnen: { $error }.
begin-link-refused = Dieser Link lässt sich nicht öffnen: { $error }.
begin-import-failed = Das ist kein gespeichertes Spiel: { $error }.
begin-nothing-to-import = Kein Text zum Einfügen: Kopiere zuerst ein Spiel oder ein Backup auf dem anderen Gerät.
begin-leave-network-game = Verlass zuerst das Netzspiel.

## Share a game

share-title = Dieses Spiel teilen
share-save-picture = Bild speichern
share-save-animation = Animation speichern
share-saving = Wird gespeichert …
share-stop-animation = Stopp ({ $percent } %)
share-copy-picture = Bild kopieren
share-copy-code = Code kopieren
share-copy-link = Link kopieren
share-link-copied = Link kopiert

## Packs of levels

packs-title = Levelpakete
pack-title-drench = { game-title-drench }: Karos
pack-title-drench-shapes = { game-title-drench }: Formen
pack-title-link = { game-title-link }: Karos
pack-title-link-shapes = { game-title-link }: Fallend und Waben
pack-title-light-block = { game-title-light-block }: Karos
pack-title-light-block-shapes = { game-title-light-block }: Formen
packs-own = Eigene Pakete: Textdateien im Ordner „packs“ neben deinen Spielen. Sie werden beim Start gelesen.
packs-done = { $won } von { $all } geschafft
packs-done-at-par = { $won } von { $all } geschafft, { $at_par } in Par
packs-author = von { $name }
packs-par = Par { $par }
packs-level = Level { $number }
packs-next-level = Das nächste Level spielen
packs-level-open = Level { $number }, offen
packs-level-done = Level { $number }, geschafft
packs-level-at-par = Level { $number }, in Par geschafft

## Today's boards

today-title = Tagesrätsel
today-title-other-day = Tagesrätsel
today-date =
    { $weekday ->
       [1] Montag
       [2] Dienstag
       [3] Mittwoch
       [4] Donnerstag
       [5] Freitag
       [6] Samstag
      *[7] Sonntag
    }, { $day }. { $month ->
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
    } { $year }
today-month =
    { $month ->
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
    } { $year }
today-previous-month = Voriger Monat
today-next-month = Nächster Monat
today-weekday-monday = Mo
today-weekday-tuesday = Di
today-weekday-wednesday = Mi
today-weekday-thursday = Do
today-weekday-friday = Fr
today-weekday-saturday = Sa
today-weekday-sunday = So
today-leaf-monday = MO
today-leaf-tuesday = DI
today-leaf-wednesday = MI
today-leaf-thursday = DO
today-leaf-friday = FR
today-leaf-saturday = SA
today-leaf-sunday = SO

today-first-day = Die ersten Rätsel sind die vom { $date }

today-boards-done = { $done } von { $all } geschafft
today-day-closed = gesperrt
today-day-done = geschafft
today-day-at-par = in Par geschafft

today-problem = Aufgabe
today-win-in-moves =
    { $moves ->
        [one] Sieg in { $moves } Zug
       *[other] Sieg in { $moves } Zügen
    }
today-win-in = Sieg in { $moves }
today-par = Par { $moves }
today-result-moves =
    { $moves ->
        [one] { $moves } Zug (Par { $par })
       *[other] { $moves } Züge (Par { $par })
    }
today-result-time = Fertig in { $time }

today-copy-result = Kopieren
today-result-copied = Ergebnis kopiert

today-no-streak = Schaff jeden Tag eins für eine Serie
today-streak =
    { $days ->
        [one] Serie: { $days } Tag
       *[other] Serie: { $days } Tage
    }
today-longest-streak =
    { $days ->
        [one] Längste Serie: { $days } Tag
       *[other] Längste Serie: { $days } Tage
    }
today-streak-and-longest =
    { $days ->
        [one] Serie: { $days } Tag · längste: { $longest }
       *[other] Serie: { $days } Tage · längste: { $longest }
    }

today-next = Neue Rätsel in { $time }
today-wait =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
today-wait-hours = { $hours } h

today-card = Heute
today-card-done = Geschafft
today-card-next = Neu in { $time }
today-card-streak = { $days } in Folge: weiter so

## Statistics

statistics-title = Statistik
statistics-nothing = Beende ein Spiel, und hier erscheinen seine Zahlen.
statistics-forget = Ergebnisse löschen
statistics-forget-again = Zum Löschen noch mal drücken

statistics-total-played = gespielt
statistics-total-won = gewonnen
statistics-total-time = Spielzeit
statistics-total-streak = beste Serie

statistics-percent = { $percent } %
statistics-time-short = < 1 min
statistics-time-minutes = { $minutes } min
statistics-time = { $hours } h { $minutes }
statistics-time-hours = { $hours } h

statistics-weeks = { $games } beendet in den letzten { $weeks } Wochen

statistics-game = { $games } gespielt, { $share } gewonnen

statistics-won = { $games } gewonnen
statistics-lost = { $games } verloren
statistics-drawn = { $games } Remis
statistics-given-up = { $games } aufgegeben
statistics-played = { $games } gespielt

statistics-best-par = Rekord: Par
statistics-best-above-par = Rekord: Par +{ $moves }
statistics-mean-above-par = Schnitt { $moves }
statistics-fastest = Bestzeit { $time }
statistics-mean-time = Schnitt { $time }
statistics-streak = { $wins } in Folge
statistics-hints =
    { $hints ->
        [one] { $hints } Tipp
       *[other] { $hints } Tipps
    }

statistics-plot = Züge über Par, letzte { $wins } Siege
statistics-plot-par = Par
