### Games: names, options, and refused moves.

## Names of the games

game-title-drench = Farbflut
game-title-link = Paarweise
game-title-light-block = Lichtpfad
game-title-in-a-row = Reihe gewinnt
game-title-race = Würfelrennen
game-title-blockade = Blockade

## Playing strength of the computer, from the weakest

level-gentle = Sanft
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer

## Choices of Drench for the limit of moves

drench-margin-relaxed = Locker
drench-margin-fair = Fair
drench-margin-tight = Knapp
drench-margin-twice-the-side = Doppelte Seite

## Reasons for which a move is refused, shown alone or in a sentence; without a capital letter and a full stop

refused-over = das Spiel ist vorbei
refused-not-your-turn = Spieler { $player } ist am Zug
refused-wrong-kind = dieser Zug ist jetzt nicht möglich
refused-time-is-up = die Zeit ist um
refused-time-is-left = es ist noch Zeit übrig
refused-closes-path = das würde Spieler { $player } den Weg versperren
refused-closes-paths = das würde den Spielern { $others } und { $last } den Weg versperren

refused-own-colour = das ist schon deine Farbe
refused-others-colour = das ist die Farbe des Gegners
refused-no-such-colour = so viele Farben hat das Spiel nicht
refused-same-tile = das ist derselbe Stein
refused-no-tile = dort liegt kein Stein
refused-not-alike = die Steine passen nicht zusammen
refused-no-line = keine Linie mit höchstens zwei Knicken verbindet die beiden Steine
refused-not-beside = dieses Feld liegt nicht neben deinem
refused-too-steep = dieser Schritt ist zu steil
refused-blocked-tile = dieses Feld ist blockiert
refused-stood-on = auf diesem Feld stehst du
refused-lit-tile = dieses Feld leuchtet schon
refused-no-such-cell = dieses Feld hat das Brett nicht
refused-cell-taken = dort liegt schon ein Stein
refused-nothing-below = der Stein würde weiter nach unten fallen
refused-no-such-side = ein Würfel zeigt 1 bis 6
refused-no-such-piece = so viele Figuren gibt es nicht
refused-too-far = so weit kann die Figur nicht ziehen
refused-own-piece = dort steht eine deiner eigenen Figuren
refused-still-waiting = wartende Figuren kommen mit einer Sechs ins Spiel, der Reihe nach
refused-not-so-far-back = eine Vier zieht vier Felder zurück, und so viele sind es nicht
refused-no-fork = dort ist keine Gabelung
refused-occupied = dort steht ein Läufer
refused-out-of-reach = das ist zu weit für einen Lauf
refused-no-flights = es sind keine Flüge mehr übrig
refused-too-far-to-fly = das ist zu weit für einen Flug
refused-no-path-there = von dort führt kein Weg zu deinem Ziel
refused-no-builds = es sind keine Bauzüge mehr übrig
refused-not-touching = die beiden Felder berühren sich nicht
refused-too-high = das wäre höher als Stufe 9
refused-centre-first = der erste Stein darf nicht in die Mitte

## Reasons for which the options of a game do not fit, shown below the options; without a capital letter and a full stop

misfit-sides = eine Seite des Bretts hat { $least } bis { $most } Felder
misfit-columns = ein Brett hat { $least } bis { $most } Spalten
misfit-rows = ein Brett hat { $least } bis { $most } Zeilen
misfit-cube-sides = eine Seite eines Würfels hat { $least } bis { $most } Felder
misfit-hypercube-sides = eine Seite in vier Dimensionen hat { $least } bis { $most } Felder
misfit-areas = eine Karte hat { $least } bis { $most } Gebiete
misfit-ring-length = ein Ring hat { $least } bis { $most } Felder
misfit-track-length = eine Strecke hat { $least } bis { $most } Felder
misfit-too-few-tiles = ein Brett hat mindestens { $least } Felder
misfit-too-many-tiles = ein Brett hat höchstens { $most } Felder
misfit-variants = verbundene Ränder und Löcher gibt es hier nicht
misfit-ring-parts = ein Ring hat hier keine Nebenwege, Zielgeraden und Sprünge
misfit-track-parts = eine Strecke hat hier keine Nebenwege, Zielgeraden und Sprünge
misfit-corners = Felder berühren sich hier nur an den Seiten

misfit-tiles =
    { $given ->
        [one] { $given } Feld füllt kein Brett mit { $wanted }
       *[other] { $given } Felder füllen kein Brett mit { $wanted }
    }
misfit-cells =
    { $given ->
        [one] { $given } Feld füllt kein Brett mit { $wanted }
       *[other] { $given } Felder füllen kein Brett mit { $wanted }
    }

## The same for Drench

misfit-drench-board = auf einer offenen Strecke ist bei Farbflut jeder Zug erzwungen; nimm stattdessen einen Ring
misfit-drench-colours = möglich sind { $least } bis { $most } Farben
misfit-drench-colours-for-two = zu zweit braucht ihr mindestens { $least } Farben
misfit-drench-limit = das Limit liegt bei { $least } bis { $most } Zügen
misfit-drench-tile-colour = ein Feld hat keine der { $colours } Farben
misfit-drench-first-tiles = die Startfelder der beiden Spieler müssen verschiedene Farben haben

## The same for Link

misfit-link-board = hier gibt es keine Reihen, in denen Linien verlaufen könnten; nimm stattdessen Quadrate oder Waben
misfit-link-hills = der Boden ist hier eben
misfit-link-odd-tiles = { $tiles } Steine gehen nicht in Paaren auf
misfit-link-gravity = auf Waben bleiben die Steine liegen
misfit-link-faces = möglich sind { $least } bis { $most } Motive
misfit-link-too-many-faces =
    { $pairs ->
        [one] { $pairs } Paar hat höchstens { $pairs } Motiv
       *[other] { $pairs } Paare haben höchstens { $pairs } Motive
    }
misfit-link-whole-seconds = ein Countdown zählt in ganzen Sekunden
misfit-link-countdown = ein Countdown hat { $least } bis { $most } Sekunden
misfit-link-gain = ein Paar gibt { $least } bis { $most } Sekunden zurück
misfit-link-tile = ein Stein hat keines der { $faces } Motive
misfit-link-no-pair = es gibt kein Paar
misfit-link-odd-face = die Steine eines Motivs gehen nicht in Paaren auf

## The same for Light Block

misfit-light-board = auf diesem Brett ist bei Lichtpfad jeder Schritt erzwungen; nimm stattdessen Quadrate, Waben, eine Karte oder einen Würfel
misfit-light-blocks = ein Block kommt auf { $least } bis { $most } Felder, oder es gibt keinen
misfit-light-tile = ein Feld ist weder frei noch ein Block noch der Start
misfit-light-start = ein Brett hat genau einen Start
misfit-light-no-step = vom Start führt kein Schritt weg

## The same for In a Row

misfit-row-board = Reihen aus Steinen gibt es nur auf Quadraten, Waben, Würfeln und in vier Dimensionen
misfit-row-hills = der Boden ist hier eben
misfit-row-stones = eine Reihe hat { $least } bis { $most } Steine
misfit-row-players = möglich sind { $least } bis { $most } Spieler
misfit-row-first = es muss jemand beginnen, der mitspielt
misfit-row-falls = gerade nach unten fallen Steine auf Quadraten, Würfeln, in vier Dimensionen und auf Waben, die in Spalten stehen
misfit-row-no-line = keine Linie auf diesem Brett hat { $cells } Felder
misfit-row-centre-falls = wo Steine fallen, landet der erste nie in der Mitte
misfit-row-no-centre = dieses Brett hat kein Feld in der Mitte
misfit-row-too-many-players = { $players } Spieler bekommen hier nie je { $stones } Steine
misfit-row-stone-of-nobody = ein Stein gehört niemandem, der mitspielt
misfit-row-stone-floats = unter einem Stein liegt nichts
misfit-row-two-winners = zwei Spieler können nicht beide gewonnen haben

## The same for Race

misfit-race-board = Würfelrennen spielt man auf einer Strecke oder einem Ring
misfit-race-hills = im Würfelrennen gibt es keine Hügel
misfit-race-seats = möglich sind { $least } bis { $most } Plätze
misfit-race-needs-track = das Leiterspiel braucht eine offene Strecke
misfit-race-needs-ring = ein Rennen um den Ring braucht einen Ring
misfit-race-pieces = jeder Spieler hat { $least } bis { $most } Figuren
misfit-race-laps = ein Rennen geht über { $least } bis { $most } Runden
misfit-race-ring-length = bei { $players } Spielern ist die Zahl der Felder eines Rings ein Vielfaches von { $players }, etwa { $example }
misfit-race-ring-forks = ein Ring mit Gabelungen hat bei { $players } Spielern mindestens { $least } Felder
misfit-race-track-forks = eine Strecke mit Gabelungen hat { $least } bis { $most } Felder
misfit-race-cells = ein Würfelrennen beginnt mit einem Startwert, nicht mit ausgeschriebenen Feldern

## The same for Blockade

misfit-blockade-board = Blockade spielt man auf Quadraten, Waben und Karten
misfit-blockade-players = Spieler: { $least } bis { $most }
misfit-blockade-run = Schritte pro Lauf: { $least } bis { $most }
misfit-blockade-builds = Bauzüge pro Spieler: { $least } bis { $most }
misfit-blockade-flights = Flüge pro Spieler: { $least } bis { $most }
misfit-blockade-no-path = ein Spieler hat hier keinen Weg zum Ziel
misfit-blockade-begins-at-goal = ein Spieler würde hier am Ziel beginnen
misfit-blockade-paths-differ = die Wege der Spieler sind hier zu verschieden
misfit-blockade-runner-at-goal = der Läufer von Spieler { $player } ist schon am Ziel
misfit-blockade-runner-no-path = der Läufer von Spieler { $player } hat keinen Weg zum Ziel
misfit-blockade-runner-of-nobody = ein Läufer gehört niemandem, der mitspielt
misfit-blockade-two-runners = Spieler { $player } hat zwei Läufer
misfit-blockade-no-runner = Spieler { $player } hat keinen Läufer

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

code-board-misfit = ein passendes Brett ({ $reason })
code-cells-end = nichts mehr nach dem letzten Feld
code-cells-in-row =
    { $tiles ->
        [one] { $tiles } Feld in einer Zeile vor „/“
       *[other] { $tiles } Felder in einer Zeile vor „/“
    }
code-cells-too-many = höchstens { $most } Felder
code-cells-too-few =
    { $tiles ->
        [one] { $tiles } Feld, gefunden: { $found }
       *[other] { $tiles } Felder, gefunden: { $found }
    }

code-drench-options = ein Brett (15x15, hex15x15, 5x5x5, map40-7, ring40), Farben (c6), ein Zuglimit (m30), Plätze (s2) oder „free“
code-drench-colours = { $least } bis { $most } Farben, etwa c6
code-drench-limit = ein Limit von { $least } bis { $most } Zügen, etwa m30
code-drench-seats = ein Platz (s1) oder zwei (s2)
code-drench-no-limit = kein Zuglimit bei zwei Plätzen
code-drench-colours-for-two = { $least } bis { $most } Farben für zwei Spieler
code-drench-least-colours-for-two = mindestens { $least } Farben für zwei Spieler
code-drench-free = „free“ nur bei zwei Plätzen (s2)
code-drench-cells = ein Feld von a bis { $last }

code-flood-size = der Name eines Spiels oder die Größe eines Bretts von Flood, etwa 12x12, mit { $least } bis { $most } Feldern pro Seite
code-flood-cells = „:“, die Felder des Bretts, „,“ und das Zuglimit
code-flood-comma = „,“ nach { $cells } Feldern
code-flood-colour = eine Farbe von 0 bis { $most }
code-flood-cell-count = { $cells } Felder, gefunden: { $found }
code-flood-limit = „,“ und ein Limit von { $least } bis { $most } Zügen

code-link-options = ein Brett (15x15, hex15x15, 5x5x5, map40-7, ring40), Motive (f16), eine Fallrichtung (down, up, left, right, middle), ein Countdown (t180+3) oder „untimed“
code-link-faces = { $least } bis { $most } Motive, etwa f16
code-link-countdown = ein Countdown von { $least } bis { $most } Sekunden und { $least_gain } bis { $most_gain }, die ein Paar zurückgibt, etwa t180+3
code-link-countdown-alone = ein Countdown von { $least } bis { $most } Sekunden, etwa t180+3
code-link-gravity-misfit = keine Fallrichtung ({ $reason })
code-link-faces-misfit = weniger Motive ({ $reason })
code-link-cells = ein Stein von a bis z oder A bis S, oder „.“ für keinen

code-light-options = ein Brett (15x15, hex15x15, 5x5x5, map40-7, ring40), auf wie viele Felder ein Block kommt (b12) oder „classic“
code-light-blocks = ein Block auf { $least } bis { $most } Felder, etwa b12, oder b0
code-light-cells = ein freies Feld (.), ein Block (#) oder der Start (@)
code-light-no-start = ein Start (@)
code-light-second-start = kein zweiter Start (@)

code-row-options = ein Brett (15x15, hex15x15, 5x5x5), Steine in einer Reihe (k3), Plätze (s2), wer beginnt (f2), „fall“ oder „off-centre“
code-row-row = { $least } bis { $most } Steine in einer Reihe, etwa k3
code-row-seats = { $least } bis { $most } Plätze, etwa s2
code-row-first = der Platz, der beginnt, etwa f2
code-row-row-misfit = eine passende Reihe ({ $reason })
code-row-seats-misfit = passende Plätze ({ $reason })
code-row-first-misfit = ein passender Platz, der beginnt ({ $reason })
code-row-cells = „.“ für ein freies Feld oder ein Stein von a bis { $last }

code-race-options = ein Brett (track100, ring40), Plätze (s4), Figuren (p4), Runden (laps2), „exact“, „fork“, „back4“ und „again“ oder „once“
code-race-seats = { $least } bis { $most } Plätze, etwa s4
code-race-pieces = { $least } bis { $most } Figuren, etwa p4
code-race-laps = { $least } bis { $most } Runden, etwa laps2
code-race-no-pieces = eine Zahl von Figuren nur auf einem Ring
code-race-no-laps = Runden nur auf einem Ring
code-race-no-exact = „exact“ nur auf einer Strecke
code-race-no-cells = ein Startwert nach #: das Brett dieses Spiels wird ausgelost, nicht ausgeschrieben

code-blockade-options = ein Brett (9x9, hex11x12, map60-7), Plätze (s2), die Reichweite eines Laufs (r1), Bauzüge (b10) oder Flüge (w1)
code-blockade-seats = { $least } bis { $most } Plätze, etwa s2
code-blockade-range = Läufe von { $least } bis { $most } Schritten, etwa r1
code-blockade-builds = { $least } bis { $most } Bauzüge, etwa b10
code-blockade-flights = { $least } bis { $most } Flüge, etwa w1
code-blockade-cells = eine Höhe von 0 bis 9 oder der Buchstabe eines Läufers
