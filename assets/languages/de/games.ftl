### Games: names, options, and refused moves.

## Names of the games

game-title-drench = Farbflut
game-title-link = Paarweise
game-title-light-block = Lichtpfad
game-title-in-a-row = Reihe gewinnt
game-title-race = Würfelrennen
game-title-blockade = Blockade

## Playing strength of the computer, from the weakest

level-gentle = Anfänger
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer

## Choices of Drench for the move limit

drench-margin-relaxed = Locker
drench-margin-fair = Fair
drench-margin-tight = Knapp
drench-margin-twice-the-side = 2 × Breite

## Reasons why a move is refused, shown alone or in a sentence; without a capital letter or a full stop

refused-over = das Spiel ist vorbei
refused-not-your-turn = Spieler { $player } ist am Zug
refused-wrong-kind = das geht jetzt nicht
refused-time-is-up = die Zeit ist um
refused-time-is-left = es ist noch Zeit
refused-closes-path = das würde Spieler { $player } den letzten Weg versperren
refused-closes-paths = das würde den Spielern { $others } und { $last } den letzten Weg versperren

refused-own-colour = das ist schon deine Farbe
refused-others-colour = das ist die Farbe des Gegners
refused-no-such-colour = diese Farbe gibt es in diesem Spiel nicht
refused-same-tile = wähle einen anderen Stein
refused-no-tile = dort liegt kein Stein
refused-not-alike = diese Steine passen nicht zusammen
refused-no-line = keine Linie mit höchstens zwei Knicken verbindet die beiden
refused-not-beside = dieses Feld liegt nicht neben deinem
refused-too-steep = das ist zu steil
refused-blocked-tile = das ist ein Block
refused-stood-on = dort stehst du schon
refused-lit-tile = dieses Feld leuchtet schon
refused-no-such-cell = dieses Feld gibt es auf dem Brett nicht
refused-cell-taken = dort liegt schon ein Stein
refused-nothing-below = dort würde der Stein herunterfallen
refused-no-such-side = ein Würfel zeigt 1 bis 6
refused-no-such-piece = diese Figur gibt es nicht
refused-too-far = so weit kann die Figur nicht ziehen
refused-own-piece = dort steht schon deine eigene Figur
refused-still-waiting = mit einer Sechs kommt die nächste Figur der Reihe nach ins Spiel
refused-not-so-far-back = hinter der Figur sind keine vier Felder mehr
refused-no-fork = dort ist keine Gabelung
refused-occupied = dort steht ein Läufer
refused-out-of-reach = das ist zu weit zum Laufen
refused-no-flights = du hast keine Flüge mehr
refused-too-far-to-fly = das ist zu weit zum Fliegen
refused-no-path-there = von dort führt kein Weg zu deinem Ziel
refused-no-builds = du hast keine Bauzüge mehr
refused-not-touching = diese Felder berühren sich nicht
refused-too-high = höher als Stufe 9 geht es nicht
refused-centre-first = der erste Stein darf nicht in die Mitte

## Reasons why the options of a game do not fit, shown below the options; without a capital letter or a full stop

misfit-sides = eine Seite des Bretts hat { $least } bis { $most } Felder
misfit-columns = möglich sind { $least } bis { $most } Spalten
misfit-rows = möglich sind { $least } bis { $most } Zeilen
misfit-cube-sides = eine Seite eines Würfels hat { $least } bis { $most } Felder
misfit-hypercube-sides = eine Seite eines 4D-Bretts hat { $least } bis { $most } Felder
misfit-areas = möglich sind { $least } bis { $most } Gebiete
misfit-ring-length = ein Ring muss { $least } bis { $most } Felder lang sein
misfit-track-length = eine Strecke muss { $least } bis { $most } Felder lang sein
misfit-too-few-tiles = das Brett braucht mindestens { $least } Felder
misfit-too-many-tiles = das Brett darf höchstens { $most } Felder haben
misfit-variants = dieses Spiel braucht ein Brett ohne Löcher und ohne verbundene Ränder
misfit-ring-parts = ein Ring darf hier keine Nebenwege, Zielgeraden oder Sprünge haben
misfit-track-parts = eine Strecke darf hier keine Nebenwege, Zielgeraden oder Sprünge haben
misfit-corners = diagonale Verbindungen gibt es hier nicht

misfit-tiles = das Brett braucht { $wanted } Felder, nicht { $given }
misfit-cells = das Brett braucht { $wanted } Felder, nicht { $given }

## The same for Drench

misfit-drench-board = auf einer offenen Strecke gibt es nichts zu entscheiden; nimm stattdessen einen Ring
misfit-drench-colours = möglich sind { $least } bis { $most } Farben
misfit-drench-colours-for-two = zu zweit braucht ihr mindestens { $least } Farben
misfit-drench-limit = möglich ist ein Limit von { $least } bis { $most } Zügen
misfit-drench-tile-colour = ein Feld hat keine der { $colours } Farben
misfit-drench-first-tiles = die Startfelder der beiden Spieler müssen verschiedene Farben haben

## The same for Link

misfit-link-board = hier können keine Linien verlaufen; nimm stattdessen Quadrate oder Waben
misfit-link-hills = „{ game-title-link }“ lässt sich nicht auf Hügeln spielen
misfit-link-odd-tiles = { $tiles } Steine gehen nicht in Paaren auf
misfit-link-gravity = auf Waben können keine Steine fallen
misfit-link-faces = möglich sind { $least } bis { $most } Motive
misfit-link-too-many-faces =
    { $pairs ->
        [one] { $pairs } Paar hat höchstens { $pairs } Motiv
       *[other] { $pairs } Paare haben höchstens { $pairs } Motive
    }
misfit-link-whole-seconds = der Countdown braucht ganze Sekunden
misfit-link-countdown = möglich ist ein Countdown von { $least } bis { $most } Sekunden
misfit-link-gain = möglich ist ein Bonus von { $least } bis { $most } Sekunden pro Paar
misfit-link-tile = ein Stein hat keines der { $faces } Motive
misfit-link-no-pair = das Brett braucht mindestens ein Paar
misfit-link-odd-face = ein Motiv kommt auf einer ungeraden Zahl von Steinen vor

## The same for Light Block

misfit-light-board = auf diesem Brett gibt es nichts zu entscheiden; nimm stattdessen Quadrate, Waben, eine Karte oder einen Würfel
misfit-light-blocks = ein Block kommt auf { $least } bis { $most } Felder, oder es gibt keinen
misfit-light-tile = ein Feld ist weder frei noch ein Block noch der Start
misfit-light-start = das Brett braucht genau einen Start
misfit-light-no-step = neben dem Start ist kein freies Feld

## The same for In a Row

misfit-row-board = „{ game-title-in-a-row }“ braucht Quadrate, Waben, einen Würfel oder 4D
misfit-row-hills = „{ game-title-in-a-row }“ lässt sich nicht auf Hügeln spielen
misfit-row-stones = möglich sind { $least } bis { $most } Steine in einer Reihe
misfit-row-players = möglich sind { $least } bis { $most } Spieler
misfit-row-first = wer beginnt, muss mitspielen
misfit-row-falls = Steine fallen nur auf Quadraten, in Würfeln, in 4D und auf Waben in Spalten
misfit-row-no-line = keine Reihe auf diesem Brett hat { $cells } Felder
misfit-row-centre-falls = wo Steine fallen, landet der erste nie in der Mitte
misfit-row-no-centre = dieses Brett hat keine Mitte
misfit-row-too-many-players = das Brett ist zu klein für { $players } Spieler mit je { $stones } Steinen
misfit-row-stone-of-nobody = ein Stein gehört keinem Spieler
misfit-row-stone-floats = unter einem Stein liegt nichts
misfit-row-two-winners = zwei Spieler können nicht beide gewonnen haben

## The same for Race

misfit-race-board = „{ game-title-race }“ braucht eine Strecke oder einen Ring
misfit-race-hills = „{ game-title-race }“ lässt sich nicht auf Hügeln spielen
misfit-race-seats = möglich sind { $least } bis { $most } Spieler
misfit-race-needs-track = das Leiterspiel braucht eine offene Strecke
misfit-race-needs-ring = ein Rennen um den Ring braucht einen Ring
misfit-race-pieces = möglich sind { $least } bis { $most } Figuren pro Spieler
misfit-race-laps = möglich sind { $least } bis { $most } Runden
misfit-race-ring-length = bei { $players } Spielern muss die Länge des Rings ein Vielfaches von { $players } sein, etwa { $example }
misfit-race-ring-forks = mit Gabelungen braucht ein Ring bei { $players } Spielern mindestens { $least } Felder
misfit-race-track-forks = mit Gabelungen muss eine Strecke { $least } bis { $most } Felder lang sein
misfit-race-cells = „{ game-title-race }“ braucht einen Startwert, keine Liste von Feldern

## The same for Blockade

misfit-blockade-board = „{ game-title-blockade }“ braucht Quadrate, Waben oder eine Karte
misfit-blockade-players = möglich sind { $least } bis { $most } Spieler
misfit-blockade-run = möglich sind { $least } bis { $most } Schritte pro Lauf
misfit-blockade-builds = möglich sind { $least } bis { $most } Bauzüge pro Spieler
misfit-blockade-flights = möglich sind { $least } bis { $most } Flüge pro Spieler
misfit-blockade-no-path = ein Spieler hätte hier keinen Weg zum Ziel
misfit-blockade-begins-at-goal = ein Spieler würde hier im Ziel beginnen
misfit-blockade-paths-differ = dieses Brett ist zu ungleich; manche Wege sind viel länger
misfit-blockade-runner-at-goal = der Läufer von Spieler { $player } ist schon im Ziel
misfit-blockade-runner-no-path = der Läufer von Spieler { $player } hat keinen Weg zum Ziel
misfit-blockade-runner-of-nobody = ein Läufer gehört keinem Spieler
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
        [one] { $tiles } Feld, nicht { $found }
       *[other] { $tiles } Felder, nicht { $found }
    }

code-drench-options = ein Brett (15x15, hex15x15, 5x5x5, map40-7, ring40), Farben (c6), ein Zuglimit (m30), Plätze (s2) oder „free“
code-drench-colours = { $least } bis { $most } Farben, etwa c6
code-drench-limit = ein Zuglimit von { $least } bis { $most }, etwa m30
code-drench-seats = ein Platz (s1) oder zwei (s2)
code-drench-no-limit = kein Zuglimit bei zwei Plätzen
code-drench-colours-for-two = { $least } bis { $most } Farben für zwei Spieler
code-drench-least-colours-for-two = mindestens { $least } Farben für zwei Spieler
code-drench-free = „free“ nur bei zwei Plätzen (s2)
code-drench-cells = ein Feld von a bis { $last }

code-flood-size = der Name eines Spiels oder die Größe eines Flood-Bretts, etwa 12x12, mit { $least } bis { $most } Feldern pro Seite
code-flood-cells = „:“, die Felder des Bretts, „,“ und das Zuglimit
code-flood-comma = „,“ nach { $cells } Feldern
code-flood-colour = eine Farbe von 0 bis { $most }
code-flood-cell-count = { $cells } Felder, nicht { $found }
code-flood-limit = „,“ und ein Zuglimit von { $least } bis { $most }

code-link-options = ein Brett (15x15, hex15x15, 5x5x5, map40-7, ring40), Motive (f16), wohin die Steine fallen (down, up, left, right, middle), ein Countdown (t180+3) oder „untimed“
code-link-faces = { $least } bis { $most } Motive, etwa f16
code-link-countdown = ein Countdown von { $least } bis { $most } Sekunden und ein Bonus von { $least_gain } bis { $most_gain } pro Paar, etwa t180+3
code-link-countdown-alone = ein Countdown von { $least } bis { $most } Sekunden, etwa t180+3
code-link-gravity-misfit = keine fallenden Steine ({ $reason })
code-link-faces-misfit = weniger Motive ({ $reason })
code-link-cells = ein Stein von a bis z oder A bis S, oder „.“ für keinen

code-light-options = ein Brett (15x15, hex15x15, 5x5x5, map40-7, ring40), wie viele Felder Blöcke sind (b12: eins von 12) oder „classic“
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
code-race-no-pieces = Figuren nur auf einem Ring
code-race-no-laps = Runden nur auf einem Ring
code-race-no-exact = „exact“ nur auf einer Strecke
code-race-no-cells = „#“ und ein Startwert; Bretter von „{ game-title-race }“ werden erzeugt, nicht aufgelistet

code-blockade-options = ein Brett (9x9, hex11x12, map60-7), Plätze (s2), Schritte pro Lauf (r1), Bauzüge (b10) oder Flüge (w1)
code-blockade-seats = { $least } bis { $most } Plätze, etwa s2
code-blockade-range = { $least } bis { $most } Schritte pro Lauf, etwa r1
code-blockade-builds = { $least } bis { $most } Bauzüge, etwa b10
code-blockade-flights = { $least } bis { $most } Flüge, etwa w1
code-blockade-cells = eine Höhe von 0 bis 9 oder der Buchstabe eines Läufers
