### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = Spielen
setup-open-room = Raum öffnen
setup-another-board = Neues Brett
setup-paste = Code einfügen
setup-more = Erweitert

setup-names = Namen

setup-not-possible = So nicht spielbar: { $reason }.
setup-no-code = Nichts zum Einfügen. Kopiere zuerst einen Spielcode.
setup-wrong-code = Fehler im { $error }.
setup-no-game-code = Das ist kein Spielcode: { $error }.
setup-cannot-start = Dieses Spiel lässt sich nicht starten: { $error }.

## Setup: kinds of board

setup-board = Brett
setup-board-squares = Quadrate
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
setup-hills-none = Keine
setup-hills-levels = { $levels } Stufen

## Setup: players

setup-who = Spielmodus
setup-mode-solo = Solo
setup-mode-same-device = Ein Gerät
setup-mode-computer = Computer
setup-mode-network = Netzwerk
setup-mode-room-race = Alle gleichzeitig
setup-mode-room-turns = Abwechselnd

setup-level = Schwierigkeit
setup-seats = Spieler
setup-computer-begins = Computer beginnt

## Players: what they are called

seat-you = Du
seat-player = Spieler { $number }
seat-opponent = Gegner
seat-player-short = S{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = Dein Zug
seat-doing-to-move = Am Zug
seat-doing-waiting = Wartet
seat-doing-thinking = Denkt nach…
seat-doing-won = Gewonnen
seat-doing-lost = Verloren
seat-doing-drew = Remis
seat-doing-out = Ausgeschieden

## Players: whose turn it is, below the board

seat-turn-computer = Der Computer ist am Zug
seat-turn-opponent = Der Gegner ist am Zug
seat-turn-person = { $name } ist am Zug

## Players: who won, as the heading of the result

seat-won-you = Du hast gewonnen
seat-won-computer = Der Computer hat gewonnen
seat-won-opponent = Der Gegner hat gewonnen
seat-won-player-number = Spieler { $number } hat gewonnen
seat-won-person = { $name } hat gewonnen

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = du hast gewonnen
seat-state-won-computer = Computer hat gewonnen
seat-state-won-opponent = Gegner hat gewonnen
seat-state-won-player-number = Spieler { $number } hat gewonnen
seat-state-won-person = { $name } hat gewonnen

## Hints, below the board

advice-searching = Ein guter Zug wird gesucht…
advice-good-move = Ein guter Zug ist markiert
advice-possible-move = Ein möglicher Zug ist markiert
advice-restart = Nicht mehr zu gewinnen. Fang von vorn an
advice-go-back = Nicht mehr zu gewinnen. Geh zurück zu Zug { $last_winnable }
advice-never-winnable = Dieses Brett ist nicht zu gewinnen

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
drench-state-flooded =
    { $moves ->
        [one] geflutet in { $moves } Zug
       *[other] geflutet in { $moves } Zügen
    }
drench-state-out-of-moves = keine Züge mehr
drench-state-over = das Spiel ist vorbei

drench-progress-left =
    { $left ->
        [one] Zug übrig
       *[other] Züge übrig
    }
drench-progress-tiles = { $held } von { $all } Feldern

drench-decided = { $won }: { $held } von { $all } Feldern
drench-choose = Wähle eine Farbe oder ein Feld
drench-advice-choose = Wähle eine Farbe
drench-advice-try = Nimm { $colour }
drench-advice-lost =
    { $left ->
        [one] Im letzten Zug nicht mehr zu schaffen
       *[other] In { $left } Zügen nicht mehr zu schaffen
    }
drench-advice-lost-since =
    { $left ->
        [one] Im letzten Zug nicht zu schaffen. Geh zurück zu Zug { $last_winnable }
       *[other] In { $left } Zügen nicht zu schaffen. Geh zurück zu Zug { $last_winnable }
    }
drench-advice-never = In so wenigen Zügen ist dieses Brett nicht zu schaffen

drench-holder-you = Deine
drench-holder-other = Gegner
drench-holder-player-short = S{ $number }

drench-result-flooded = Geflutet!
drench-result-perfect =
    { $moves ->
        [one] { $moves } Zug: perfekt!
       *[other] { $moves } Züge: perfekt!
    }
drench-result-best =
    { $moves ->
        [one] { $moves } Zug, Bestlösung: { $best }
       *[other] { $moves } Züge, Bestlösung: { $best }
    }
drench-result-best-known =
    { $moves ->
        [one] { $moves } Zug, beste bekannte: { $best }
       *[other] { $moves } Züge, beste bekannte: { $best }
    }
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
    }. Machbar in { $best ->
        [one] { $best } Zug
       *[other] { $best } Zügen
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
drench-result-standstill = { $score }. In { $moves } Zügen kein Feld gewonnen

drench-size-classic = Klassisch
drench-setup-colours = Farben
drench-setup-limit = Zuglimit
drench-setup-moves = Züge
drench-setup-balanced = Faires Brett

## Link

link-tagline = Finde die Paare

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
link-progress-left =
    { $left ->
        [one] Stein übrig
       *[other] Steine übrig
    }

link-goal = Wähle zwei gleiche Steine
link-no-moves = Keine Züge mehr
link-shuffle = Mischen
link-take-back = Rückgängig
link-same-board = Von vorn

link-advice-safe = Sicheres Paar: Der Rest lässt sich noch abräumen
link-advice-possible = Diese beiden passen zusammen
link-advice-lost = Mische oder nimm Züge zurück

link-result-cleared = Abgeräumt!
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

light-block-progress-left =
    { $left ->
        [one] Feld noch dunkel
       *[other] Felder noch dunkel
    }
light-block-winnable-searching = Brett wird geprüft…
light-block-winnable-yes = Lösbar
light-block-winnable-no = Unlösbar
light-block-winnable-unknown = Vielleicht unlösbar

light-block-goal = Zieh die Kugel über alle Felder

light-block-result-won = Alle leuchten!
light-block-result-steps =
    { $steps ->
        [one] In { $steps } Schritt
       *[other] In { $steps } Schritten
    }
light-block-result-stuck = Sackgasse
light-block-result-dark =
    { $tiles ->
        [one] Noch { $tiles } Feld. Rückgängig oder von vorn
       *[other] Noch { $tiles } Felder. Rückgängig oder von vorn
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
row-details-off-centre = Mitte anfangs gesperrt

row-state-draw = Remis
row-state-not-begun = neu
row-state-stones =
    { $stones ->
        [one] nach { $stones } Stein
       *[other] nach { $stones } Steinen
    }

row-goal = Bring { $k } in eine Reihe
row-press-again = Zum Setzen noch mal tippen

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
row-setup-line = Länge der Reihe
row-setup-fall = Steine fallen
row-setup-off-centre = Erster Stein nicht in die Mitte

## Race

race-tagline = Würfeln und los

race-details-exact = { $tiles } Felder · genauer Wurf
race-details-snakes = { $tiles } Felder · Leiterspiel
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

race-waiting = { $doing } · noch { $pieces } draußen

race-your-roll = Du würfelst
race-roll-again = Noch ein Wurf
race-roll = Würfeln
race-choose-piece = Wähle eine Figur
race-choose-way = Wähle einen Weg
race-choose-way-short =
    { $steps ->
        [one] Wähle einen Weg: Der kurze spart { $steps } Feld
       *[other] Wähle einen Weg: Der kurze spart { $steps } Felder
    }
race-choose-way-long =
    { $steps ->
        [one] Wähle einen Weg: Der lange spart { $steps } Feld
       *[other] Wähle einen Weg: Der lange spart { $steps } Felder
    }
race-way-saves =
    { $steps ->
        [one] dieser Weg spart { $steps } Feld
       *[other] dieser Weg spart { $steps } Felder
    }
race-way-costs =
    { $steps ->
        [one] dieser Weg ist { $steps } Feld länger
       *[other] dieser Weg ist { $steps } Felder länger
    }
race-rolled = { $player } würfelt eine { $pips }
race-rolled-you = Du würfelst eine { $pips }
race-rolled-computer = Der Computer würfelt eine { $pips }
race-log-enters = { $rolled }: Eine Figur kommt ins Spiel
race-log-ladder = { $rolled }: Leiter rauf zu Feld { $tile }
race-log-snake = { $rolled }: Schlange runter zu Feld { $tile }
race-log-captured = { $rolled }: { $player } fliegt raus
race-log-captured-you = { $rolled }: Du fliegst raus
race-log-captured-computer = { $rolled }: Der Computer fliegt raus
race-log-home = { $rolled }: Eine Figur ist im Ziel
race-log-end = { $rolled }: am Ziel!
race-log-stays = { $rolled }: kein Zug möglich
race-rule-ring =
    { $laps ->
        [1] Eine Sechs bringt eine wartende Figur auf dein Startfeld. Sie zieht einmal um den Ring und dann in deine Zielgerade. Triffst du eine fremde Figur, muss sie zurück und warten.
       *[other] Eine Sechs bringt eine wartende Figur auf dein Startfeld. Sie zieht { $laps }-mal um den Ring und dann in deine Zielgerade. Triffst du eine fremde Figur, muss sie zurück und warten.
    }
race-rule-exact = Der letzte Wurf muss genau passen.
race-rule-forks = An Gabelungen wählst du den kurzen, gefährlichen oder den langen, sicheren Weg.
race-rule-back-four = Bei einer Vier ziehst du vier Felder zurück.
race-rule-again = Nach einer Sechs darfst du noch mal würfeln.

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

race-setup-pieces = Figuren pro Spieler
race-setup-laps = Runden
race-setup-exact = Genau ins Ziel würfeln
race-setup-again = Bei Sechs noch mal
race-setup-back-four = Bei Vier rückwärts
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
        [one] { $builds } Bauzug · gepasst
       *[other] { $builds } Bauzüge · gepasst
    }

blockade-to-go = bis zum Ziel
blockade-flights-left =
    { $flights ->
        [one] { $flights } Flug
       *[other] { $flights } Flüge
    }
blockade-flown = geflogen
blockade-ask-flight =
    { $flights ->
        [one] Dorthin fliegen? Es ist dein einziger Flug.
       *[other] Dorthin fliegen? Du hast { $flights } Flüge.
    }
blockade-distance-change = { $name }: { $before } → { $after }
blockade-no-distance-changes = Kein Weg ändert sich

blockade-goal-run = Beweg deinen Läufer
blockade-goal-run-fly = Lauf oder flieg mit deinem Läufer
blockade-goal-run-build = Beweg deinen Läufer oder heb ein Feld an
blockade-goal-run-fly-build = Lauf, flieg oder heb ein Feld an

blockade-advice-raise-one = Heb das markierte Feld an
blockade-advice-raise-two = Heb die markierten Felder an
blockade-advice-fly = Flieg auf das markierte Feld
blockade-advice-run = Lauf auf das markierte Feld
blockade-advice-raise-one-wins = Heb das markierte Feld an, um zu gewinnen
blockade-advice-raise-two-wins = Heb die markierten Felder an, um zu gewinnen
blockade-advice-fly-wins = Flieg auf das markierte Feld, um zu gewinnen
blockade-advice-run-wins = Lauf auf das markierte Feld, um zu gewinnen
blockade-advice-lost = Kein Zug hilft mehr

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
