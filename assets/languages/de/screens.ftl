### The title screen and the screens reached from it, except the network and the setup of a game.

## Settings

settings = Optionen

settings-language = Sprache
settings-language-system = System

settings-theme = Design
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-black = Schwarz
settings-theme-contrast-dark = Kontrast dunkel
settings-theme-contrast-light = Kontrast hell
settings-text-size = Textgröße
settings-text-size-percent = { $percent } %

settings-motion = Animationstempo
settings-motion-off = Aus
settings-motion-fast = Schnell
settings-motion-normal = Normal
settings-motion-slow = Langsam
settings-more-time = Zeitlimits
settings-more-time-off = Normal
settings-more-time-twice = ×2
settings-more-time-four = ×4
settings-more-time-note = Gilt für die Uhr in neuen Spielen auf diesem Gerät und für kurze Meldungen. Im Netzwerk gilt die Zeit des Raums.

settings-scanning = Schaltersteuerung
settings-scanning-off = Aus
settings-scanning-automatic = Automatisch
settings-scanning-by-key = Tab-Taste
settings-scanning-pace = Zeit pro Schritt
settings-scanning-seconds = { $seconds } s
settings-scanning-automatic-note = Der Fokus wandert von selbst. Leertaste, Enter oder die untere Controllertaste wählt aus.
settings-scanning-by-key-note = Tab rückt den Fokus weiter. Leertaste oder Enter wählt aus.
settings-sounds = Ton
settings-sounds-off = Aus
settings-sounds-quiet = Leise
settings-sounds-loud = Laut
settings-vibration = Vibration
settings-controls = Steuerung

settings-colours = Farben
settings-palette-standard = Standard
settings-palette-distinct = Deutlich
settings-palette-soft = Sanft
settings-palette-vivid = Kräftig
settings-palette-red-green = Rot-Grün-Schwäche
settings-palette-own = Eigene
settings-own-press = Tippe auf eine Farbe, um sie zu ändern.
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

settings-cubes = Räumliche Bretter
settings-cubes-stacked = Gestapelt
settings-cubes-flat = Nebeneinander

settings-writing = Texteingabe
settings-keyboard = Bildschirmtastatur

settings-share = Brett teilen
settings-copy-code = Spielcode kopieren
code-copied = Code kopiert
codes-title = Welches Spiel?

settings-transfer = Auf anderem Gerät weiterspielen
settings-copy-game = Spiel kopieren
settings-copy-game-done = Drück jetzt „{ settings-import }“ in den Optionen des anderen Geräts.
settings-copy-game-failed = Das Spiel lässt sich nicht kopieren: { $error }.
settings-import = Importieren

settings-backup = Backup aller Spiele, Statistiken und Optionen
settings-save-backup = Backup speichern
settings-copy-backup = Backup kopieren
settings-restore-file = Zum Wiederherstellen zieh die Datei ins Fenster, oder kopiere den Text und drück „{ settings-import }“. Was schon hier ist, bleibt erhalten.
settings-restore-text = Zum Wiederherstellen kopiere den Text und drück „{ settings-import }“. Was schon hier ist, bleibt erhalten.

settings-all = Alle Optionen
settings-reset = Optionen zurücksetzen
settings-reset-again = Zum Zurücksetzen noch mal drücken

settings-people = Max. Spieler
settings-rooms = Max. Räume
settings-reconnect = Platz freihalten (s)
settings-port = Port
settings-port-any = Beliebig

## The head of every screen

screen-back = Zurück

## Title

title-continue = Fortsetzen
title-start = Zum Einstieg: { $game }
title-start-about = In 20 Sekunden gelernt
title-again = Noch mal { $game }
title-symbols = Farben schwer zu unterscheiden? Symbole zeigen
title-options = Anpassen: { $game }

title-network = Lokales Netzwerk
title-network-about = Spielt zusammen
title-back = Zurück zu „{ $host }“
title-back-about = Ohne Code wieder beitreten
title-back-dismiss = Nicht zurückkehren
title-packs = Levelpakete
title-packs-about = Level zum Lösen

title-games = Spiele
title-statistics = Statistik
title-settings = Optionen
title-help = Hilfe

## Cards of games that were played

game-card-state = { $game }, { $state }
game-card-about = { $board } · { $players }
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

your-games-no-game = Hier landen alle Spiele, die du spielst.
your-games-no-unfinished = Keine offenen Spiele.
your-games-no-finished = Noch keine beendeten Spiele.
your-games-no-favourite = Gib einem Spiel einen Stern, dann findest du es hier.

your-games-add-favourite = Zu Favoriten: { $game }
your-games-remove-favourite = Aus Favoriten: { $game }
your-games-remove = Entfernen: { $game }

your-games-removed = { $game } entfernt
your-games-removed-unknown = Spiel entfernt
your-games-put-back = Rückgängig

## The start of a game

begin-board-refused = Dieses Brett lässt sich nicht öffnen: { $error }.
begin-game-refused = Dieses Spiel lässt sich nicht öffnen: { $error }.
begin-link-refused = Dieser Link lässt sich nicht öffnen: { $error }.
begin-import-failed = Das ist kein gespeichertes Spiel: { $error }.
begin-nothing-to-import = Nichts zum Einfügen. Kopiere zuerst ein Spiel oder ein Backup auf dem anderen Gerät.
begin-leave-network-game = Verlass zuerst das Netzwerkspiel.

## Share a game

share-title = Dieses Spiel teilen
share-save-picture = Bild speichern
share-save-animation = Animation speichern
share-saving = Wird gespeichert…
share-stop-animation = Stopp ({ $percent } %)
share-copy-picture = Bild kopieren
share-copy-code = Code kopieren
share-copy-link = Link kopieren
share-link-copied = Link kopiert

## Level packs

packs-title = Levelpakete
pack-title-drench = { game-title-drench }: Quadrate
pack-title-drench-shapes = { game-title-drench }: Formen
pack-title-link = { game-title-link }: Quadrate
pack-title-link-shapes = { game-title-link }: Fallende Steine, Waben
pack-title-light-block = { game-title-light-block }: Quadrate
pack-title-light-block-shapes = { game-title-light-block }: Formen
packs-own = Für eigene Levelpakete leg Textdateien in den Ordner „packs“ neben deinen gespeicherten Spielen und starte Tessella neu.
packs-done = { $won } von { $all } geschafft
packs-done-at-par = { $won } von { $all } geschafft, { $at_par } perfekt
packs-author = von { $name }
packs-par = Ideal: { $par }
packs-level = Level { $number }
packs-next-level = Nächstes Level spielen
packs-level-open = Level { $number }, offen
packs-level-done = Level { $number }, geschafft
packs-level-at-par = Level { $number }, perfekt geschafft

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
    }, { $day }. { $month ->
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
today-day-closed = noch nicht offen
today-day-done = geschafft
today-day-at-par = perfekt geschafft

today-problem = Aufgabe
today-win-in-moves =
    { $moves ->
        [one] Sieg in { $moves } Zug
       *[other] Sieg in { $moves } Zügen
    }
today-win-in = Sieg in { $moves }
today-par = Ideal: { $moves }
today-result-moves =
    { $moves ->
        [one] { $moves } Zug (ideal: { $par })
       *[other] { $moves } Züge (ideal: { $par })
    }
today-result-time = Fertig in { $time }

today-copy-result = Ergebnis kopieren
today-result-copied = Ergebnis kopiert

today-no-streak = Löse täglich eins für eine Serie
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
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

today-card = Heute
today-card-done = Geschafft
today-card-next = Neu in { $time }
today-card-streak = Serie: { $days } – bleib dran!

## Statistics

statistics-title = Statistik
statistics-nothing = Spiel eine Partie zu Ende, dann siehst du hier deine Statistik.
statistics-forget = Alle Ergebnisse löschen
statistics-forget-again = Zum Löschen noch mal drücken

statistics-total-played = gespielt
statistics-total-won = gewonnen
statistics-total-time = Spielzeit
statistics-total-streak = beste Serie

statistics-percent = { $percent } %
statistics-time-short = < 1 min
statistics-time-minutes = { $minutes } min
statistics-time = { $hours } h { $minutes } min
statistics-time-hours = { $hours } h

statistics-weeks = { $games } beendet in den letzten { $weeks } Wochen
statistics-days =
    { $days ->
        [one] an { $days } Tag gespielt
       *[other] an { $days } Tagen gespielt
    }
statistics-days-run = bis zu { $days } am Stück
statistics-days-today = heute { $games }

statistics-month =
    { $month ->
        [1] Jan
        [2] Feb
        [3] März
        [4] Apr
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug
        [9] Sept
        [10] Okt
        [11] Nov
       *[12] Dez
    }

statistics-game = { $games } gespielt, { $share } gewonnen

statistics-won = { $games } gewonnen
statistics-lost = { $games } verloren
statistics-drawn = { $games } Remis
statistics-given-up = { $games } aufgegeben
statistics-played = { $games } gespielt
statistics-form = Letzte Ergebnisse: { $results }
statistics-best-time = Bestzeit
statistics-best-result = Bestes Ergebnis
statistics-fewest-moves = Wenigste Züge

statistics-best-par = Rekord: ideal
statistics-best-above-par = Rekord: ideal +{ $moves }
statistics-mean-above-par = Schnitt { $moves }
statistics-fastest = Bestzeit { $time }
statistics-mean-time = Schnitt { $time }
statistics-streak = beste Serie { $wins }
statistics-hints =
    { $hints ->
        [one] { $hints } Tipp
       *[other] { $hints } Tipps
    }

statistics-plot = Züge über ideal, letzte { $wins } Siege
statistics-plot-par = ideal
