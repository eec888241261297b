### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = Spielen
setup-open-room = Raum öffnen
setup-another-board = Anderes Brett
setup-paste = Code einfügen
setup-more = Mehr anpassen

setup-names = Namen

setup-not-possible = Nicht möglich: { $reason }.
setup-no-code = Kein Text zum Einfügen: Kopiere zuerst einen Spielcode.
setup-wrong-code = Falscher { $error }.
setup-no-game-code = Das ist kein Spielcode: { $error }.
setup-cannot-start = Dieses Spiel kann nicht starten: { $error }.

## Setup: kinds of board

setup-board = Brett
setup-board-squares = Karos
setup-board-hexes = Waben
setup-board-map = Karte
setup-board-cube = Würfel
setup-board-hypercube = 4D
setup-board-ring = Ring
setup-board-track = Strecke

## Setup: sizes of boards

setup-size = Größe
setup-size-small = Klein
setup-size-medium = Mittel
setup-size-large = Groß
setup-track-short = Kurz
setup-track-classic = Klassisch
setup-track-long = Lang

setup-columns = Spalten
setup-rows = Zeilen
setup-layers = Schichten
setup-cubes = Würfel
setup-areas = Gebiete
setup-tiles = Felder

## Setup: variants of boards

setup-diagonals = Diagonal verbunden
setup-wrap = Ränder verbunden
setup-holes = Löcher

setup-shifted = Versetzt
setup-shifted-odd-rows = Ung. Zeilen
setup-shifted-even-rows = Ger. Zeilen
setup-shifted-odd-columns = Ung. Spalt.
setup-shifted-even-columns = Ger. Spalt.

setup-hills = Hügel
setup-hills-none = keine
setup-hills-levels = { $levels } Stufen

## Setup: players

setup-who = Wer spielt
setup-mode-solo = Solo
setup-mode-same-device = Ein Gerät
setup-mode-computer = Computer
setup-mode-network = Netz
setup-mode-room-race = Rennen auf gleichem Brett
setup-mode-room-turns = Im Wechsel auf einem Brett

setup-level = Stärke
setup-seats = Plätze
setup-computer-begins = Computer beginnt

## Players: what they are called

seat-you = Du
seat-player = Spieler { $number }
seat-computer = Computer { $number }
seat-opponent = Gegner
seat-player-short = S{ $number }
seat-computer-short = C{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = dein Zug
seat-doing-to-move = am Zug
seat-doing-waiting = wartet
seat-doing-thinking = denkt nach
seat-doing-won = gewonnen
seat-doing-lost = verloren
seat-doing-drew = Remis
seat-doing-out = ausgeschieden

## Players: whose turn it is, below the board

seat-turn-computer = Computer am Zug
seat-turn-opponent = Gegner am Zug
seat-turn-person = Am Zug: { $name }

## Players: who won, as the heading of the result

seat-won-you = Du hast gewonnen
seat-won-computer = Der Computer gewinnt
seat-won-opponent = Der Gegner gewinnt
seat-won-computer-number = Computer { $number } gewinnt
seat-won-player-number = Spieler { $number } gewinnt
seat-won-person = { $name } gewinnt

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = du hast gewonnen
seat-state-won-computer = Sieg des Computers
seat-state-won-opponent = Sieg des Gegners
seat-state-won-computer-number = Sieg von Computer { $number }
seat-state-won-player-number = Sieg von Spieler { $number }
seat-state-won-person = Sieg von { $name }

## Hints, below the board

advice-searching = Guter Zug wird gesucht…
advice-good-move = Guter Zug markiert
advice-possible-move = Möglicher Zug markiert
advice-restart = Nicht mehr zu gewinnen. Starte das Brett neu
advice-go-back = Nicht mehr zu gewinnen. Geh zurück zu Zug { $last_winnable }
advice-never-winnable = Dieses Brett war nie zu gewinnen

## Drench

drench-tagline = Flute das Brett

drench-details = { $board } · { $colours } Farben

drench-state-not-begun = neu
drench-state-limit = Zug { $moves } von { $limit }
drench-state-moves =
    { $moves ->
        [one] nach { $moves } Zug
       *[other] nach { $moves } Zügen
    }
drench-state-flooded = geflutet in { $moves }
drench-state-out-of-moves = keine Züge mehr
drench-state-over = das Spiel ist vorbei

drench-progress-limit =
    { $limit ->
        [one] von { $limit } Zug
       *[other] von { $limit } Zügen
    }
drench-progress-tiles = { $held } von { $all } Feldern

drench-choose = Wähle eine Farbe oder tippe auf ein Feld
drench-advice-choose = Wähle eine Farbe
drench-advice-try = Nimm { $colour }
drench-advice-lost =
    { $left ->
        [one] Mit { $left } Zug nicht mehr möglich
       *[other] Mit { $left } Zügen nicht mehr möglich
    }
drench-advice-lost-since =
    { $left ->
        [one] Mit { $left } Zug nicht mehr möglich; bis Zug { $last_winnable } ging es
       *[other] Mit { $left } Zügen nicht mehr möglich; bis Zug { $last_winnable } ging es
    }
drench-advice-never = Mit so wenigen Zügen war dieses Brett nie zu schaffen

drench-holder-you = deine
drench-holder-other = Gegner
drench-holder-player-short = S { $number }

drench-result-flooded =
    { $moves ->
        [one] Geflutet in { $moves } Zug
       *[other] Geflutet in { $moves } Zügen
    }
drench-result-perfect =
    { $moves ->
        [one] { $moves } Zug: perfekt!
       *[other] { $moves } Züge: perfekt!
    }
drench-result-best = Du { $moves }, möglich { $best }
drench-result-best-known = Du { $moves }, bisher beste { $best }
drench-result-last-move = Mit dem letzten Zug
drench-result-moves-left =
    { $moves ->
        [one] { $moves } Zug übrig
       *[other] { $moves } Züge übrig
    }
drench-result-out-of-moves = Keine Züge mehr
drench-result-to-go =
    { $tiles ->
        [one] Noch { $tiles } Feld
       *[other] Noch { $tiles } Felder
    }
drench-result-to-go-best =
    { $tiles ->
        [one] Noch { $tiles } Feld
       *[other] Noch { $tiles } Felder
    }; { $best ->
        [one] { $best } Zug hätte gereicht
       *[other] { $best } Züge hätten gereicht
    }
drench-result-lead =
    { $lead ->
        [one] { $lead } Feld vorn: { $winner } zu { $loser }
       *[other] { $lead } Felder vorn: { $winner } zu { $loser }
    }
drench-result-draw = Remis
drench-result-tiles-each =
    { $tiles ->
        [one] Je { $tiles } Feld
       *[other] Je { $tiles } Felder
    }
drench-result-standstill = { $score }. { $moves } Züge lang wuchs kein Gebiet

drench-size-classic = Klassisch
drench-setup-colours = Farben
drench-setup-limit = Limit
drench-setup-moves = Züge
drench-setup-balanced = Faires Brett
drench-setup-not-symmetric = Dieses Brett ist nicht symmetrisch: Eine Seite kann im Vorteil sein

## Link

link-tagline = Steine verbinden

link-details-faces =
    { $faces ->
        [one] { $faces } Motiv
       *[other] { $faces } Motive
    }
link-details-stay = Steine bleiben
link-details-down = Steine fallen
link-details-up = Steine steigen
link-details-left = Steine nach links
link-details-right = Steine nach rechts
link-details-middle = Steine zur Mitte

link-state-cleared = abgeräumt
link-state-out-of-time = Zeit um
link-state-time = noch { $time }
link-state-tiles =
    { $tiles ->
        [one] noch { $tiles } Stein
       *[other] noch { $tiles } Steine
    }

link-progress-time = übrig
link-progress-tiles = { $left } von { $all } Steinen
link-progress-all = von { $all } Steinen

link-goal = Wähle zwei gleiche Steine
link-no-moves = Keine Züge mehr
link-shuffle = Mischen
link-take-back = Zug zurück
link-same-board = Von vorn

link-advice-safe = Sicheres Paar: Das Brett bleibt lösbar
link-advice-possible = Dieses Paar kann weg
link-advice-lost = Mische oder nimm Züge zurück

link-result-cleared = Abgeräumt
link-result-time-left = Noch { $time } übrig
link-result-time = In { $time }
link-result-out-of-time = Zeit um
link-result-tiles-left =
    { $tiles ->
        [one] Noch { $tiles } Stein
       *[other] Noch { $tiles } Steine
    }

link-setup-timed = Auf Zeit
link-setup-faces = Motive
link-setup-time = Zeit
link-setup-bonus = Bonus pro Paar
link-setup-tiles = Steine
link-setup-tiles-stay = Bleiben
link-setup-tiles-down = Fallen
link-setup-tiles-up = Steigen
link-setup-tiles-left = Links
link-setup-tiles-right = Rechts
link-setup-tiles-middle = Mitte

## Light Block

light-block-tagline = Erleuchte alles

light-block-details-classic = klassisch

light-block-state-won = alle leuchten
light-block-state-stuck = Sackgasse
light-block-state-lit = { $lit } von { $all } leuchten

light-block-progress = von { $all } leuchten
light-block-winnable-searching = Weg wird gesucht…
light-block-winnable-yes = lösbar
light-block-winnable-no = unlösbar
light-block-winnable-unknown = niemand weiß, ob es lösbar ist

light-block-goal = Geh auf ein dunkles Nachbarfeld

light-block-result-won = Alle leuchten
light-block-result-steps =
    { $steps ->
        [one] In { $steps } Schritt
       *[other] In { $steps } Schritten
    }
light-block-result-stuck = Sackgasse
light-block-result-dark =
    { $tiles ->
        [one] { $tiles } Feld dunkel. Zurück oder Neustart
       *[other] { $tiles } Felder dunkel. Zurück oder Neustart
    }

light-block-setup-blocks = Blöcke
light-block-setup-blocks-none = Keine
light-block-setup-blocks-few = Wenige
light-block-setup-blocks-some = Einige
light-block-setup-blocks-many = Viele
light-block-setup-random = Zufällige Blöcke (evtl. unlösbar)

## In a Row

row-tagline = Bilde eine Reihe

row-details-line = { $k } in einer Reihe
row-details-fall = Steine fallen
row-details-off-centre = Mitte erst gesperrt

row-state-draw = Remis
row-state-not-begun = neu
row-state-stones =
    { $stones ->
        [one] nach { $stones } Stein
       *[other] nach { $stones } Steinen
    }

row-goal = Bilde eine Reihe aus { $k }

row-result-line =
    { $stones ->
        [one] { $k } in einer Reihe, nach { $stones } Stein
       *[other] { $k } in einer Reihe, nach { $stones } Steinen
    }
row-result-draw = Remis
row-result-no-line =
    { $stones ->
        [one] Keine Reihe nach { $stones } Stein
       *[other] Keine Reihe nach { $stones } Steinen
    }

row-size-tic-tac-toe = Tic-Tac-Toe
row-size-four = Viererreihe
row-size-five = Fünferreihe
row-setup-line = In einer Reihe
row-setup-fall = Steine fallen
row-setup-off-centre = Mitte erst gesperrt

## Race

race-tagline = Würfeln und los

race-details-exact = { $tiles } Felder · genauer Wurf
race-details-snakes = { $tiles } Felder, Leiterspiel
race-details-ring =
    { $pieces ->
        [one] Ring mit { $tiles } · { $pieces } Figur
       *[other] Ring mit { $tiles } · { $pieces } Figuren
    }
race-details-ring-laps =
    { $laps ->
        [one] Ring mit { $tiles } · { $laps } Runde
       *[other] Ring mit { $tiles } · { $laps } Runden
    }

race-state-over = das Spiel ist vorbei
race-state-not-begun = neu
race-state-rolls =
    { $rolls ->
        [one] nach { $rolls } Wurf
       *[other] nach { $rolls } Würfen
    }

race-waiting = { $doing }, noch { $pieces } draußen

race-your-roll = Du würfelst
race-roll-again = Noch ein Wurf
race-roll = Würfeln
race-choose-piece = Wähle eine Figur
race-choose-way = Wähle den Weg

race-move = { $piece }: noch { $tiles }
race-move-lap = { $piece }: noch { $tiles }, Runde { $lap }
race-move-short = { $piece } kurz: noch { $tiles }
race-move-long = { $piece } lang: noch { $tiles }
race-move-enter = Figur einsetzen

race-result-over = Das Spiel ist vorbei
race-result-rolls =
    { $rolls ->
        [one] Nach { $rolls } Wurf
       *[other] Nach { $rolls } Würfen
    }

race-setup-pieces = Figuren je Spieler
race-setup-laps = Runden
race-setup-exact = Genau ins Ziel würfeln
race-setup-again = Bei Sechs noch mal
race-setup-back-four = Vier zieht zurück
race-setup-forks = Gabelungen
race-setup-no-forks = Kein Platz für Gabelungen

## Blockade

blockade-tagline = Zuerst ins Ziel

blockade-details-builds-uneven = { $least } oder { $most } Bauzüge
blockade-details-builds =
    { $builds ->
        [one] { $builds } Bauzug
       *[other] { $builds } Bauzüge
    }

blockade-state-draw = Remis
blockade-state-not-begun = neu
blockade-state-turns =
    { $turns ->
        [one] nach { $turns } Zug
       *[other] nach { $turns } Zügen
    }

blockade-builds-left =
    { $builds ->
        [one] { $builds } Bauzug
       *[other] { $builds } Bauzüge
    }
blockade-builds-left-passed =
    { $builds ->
        [one] { $builds } Bauzug, gepasst
       *[other] { $builds } Bauzüge, gepasst
    }

blockade-goal-run = Tippe auf den Läufer zum Laufen
blockade-goal-run-fly = Tippe auf den Läufer zum Laufen oder Fliegen
blockade-goal-run-build = Tippe auf den Läufer oder auf ein Feld zum Anheben
blockade-goal-run-fly-build = Läufer antippen: laufen, fliegen; Feld antippen: anheben

blockade-advice-raise-one = Heb das markierte Feld an
blockade-advice-raise-two = Heb die markierten Felder an
blockade-advice-fly = Flieg auf das markierte Feld
blockade-advice-run = Lauf auf das markierte Feld
blockade-advice-raise-one-wins = Heb das markierte Feld an: Das gewinnt
blockade-advice-raise-two-wins = Heb die markierten Felder an: Das gewinnt
blockade-advice-fly-wins = Flieg auf das markierte Feld: Das gewinnt
blockade-advice-run-wins = Lauf auf das markierte Feld: Das gewinnt
blockade-advice-lost = Kein Zug hilft

blockade-result-turns =
    { $turns ->
        [one] Nach { $turns } Zug
       *[other] Nach { $turns } Zügen
    }
blockade-result-rank = { $rank }. { $name }
blockade-result-draw = Remis
blockade-result-equal =
    { $turns ->
        [one] Gleich weit nach { $turns } Zug
       *[other] Gleich weit nach { $turns } Zügen
    }

blockade-setup-builds = Bauzüge
blockade-setup-flights = Flüge
blockade-setup-range = Schritte pro Lauf
