### Boards and their notation.

## Short descriptions of boards, such as "12×12, 8-way, hills"

plan-ring = Ring mit { $cells } Feldern
plan-track = Strecke mit { $cells } Feldern
plan-hexes = { $columns }×{ $rows } Waben
plan-map = Karte mit { $areas } Gebieten
plan-detail = { $board }, { $detail }
plan-ways = { $ways } Richtungen
plan-joined-edges = Ränder verbunden
plan-holes = Löcher
plan-hills = Hügel

## Reasons why a board cannot be built, without a full stop

board-empty = ein Brett braucht in jeder Richtung mindestens ein Feld
board-too-large = ein Brett mit { $cells } Feldern ist zu groß; höchstens { $most } sind möglich
board-hole-outside = das Loch in Spalte { $column }, Zeile { $row } liegt nicht auf dem Brett
board-heights =
    { $heights ->
        [one] { $heights } Höhe passt nicht zu einem Brett mit { $cells } Feldern
       *[other] { $heights } Höhen passen nicht zu einem Brett mit { $cells } Feldern
    }
board-disconnected = kein Weg führt vom ersten Feld zu Feld { $cell }; das Brett muss zusammenhängen
board-hills-levels = Hügel haben { $least } bis { $most } Stufen, nicht { $given }
board-hills-climb = auf Hügeln mit { $levels } Stufen überwindet ein Schritt 1 bis { $most } davon, nicht { $given }

## Reasons why a track cannot be built, without a full stop
## A track is a main path with branches beside it, lanes that end, and jumps from cell to cell.

board-ring-too-short = ein Ring braucht mindestens 3 Felder, nicht { $given }
board-branch-empty = ein Nebenweg braucht mindestens ein eigenes Feld
board-lane-empty = eine Zielgerade braucht mindestens ein eigenes Feld
board-jump-no-cell = ein Sprung nennt Feld { $cell }, aber die Felder haben die Nummern 0 bis { $last }
board-branch-no-cell = ein Nebenweg nennt Feld { $cell }, aber die Felder haben die Nummern 0 bis { $last }
board-lane-no-cell = eine Zielgerade nennt Feld { $cell }, aber die Felder haben die Nummern 0 bis { $last }
board-exit-no-cell = ein Ausgang nennt Feld { $cell }, aber die Felder haben die Nummern 0 bis { $last }
board-branch-off-path = ein Nebenweg nennt Feld { $cell }, aber die Felder des Hauptwegs haben die Nummern 0 bis { $last }
board-lane-off-path = eine Zielgerade nennt Feld { $cell }, aber die Felder des Hauptwegs haben die Nummern 0 bis { $last }
board-exit-off-path = ein Ausgang nennt Feld { $cell }, aber die Felder des Hauptwegs haben die Nummern 0 bis { $last }
board-two-lanes = von Feld { $cell } gehen zwei Zielgeraden ab; an jedem Feld ist nur Platz für eine
board-branch-circle = ein Nebenweg von Feld { $cell } muss an einem anderen Feld wieder in den Hauptweg münden
board-branch-back = ein Nebenweg von Feld { $from } muss an einem späteren Feld wieder einmünden, nicht an Feld { $to }
board-exit-beyond-lane = ein Ausgang verlässt Feld { $cell } einer Zielgeraden, deren Felder die Nummern 0 bis { $last } haben
board-jump-circle = ein Sprung von Feld { $cell } muss zu einem anderen Feld führen
board-jump-twice = der Sprung von Feld { $from } zu Feld { $to } darf nur einmal vorkommen, nicht zweimal
board-track-too-wide = mit Nebenwegen und Zielgeraden wäre die Strecke { $width } Felder breit, höchstens { $most } sind möglich

## What was expected in the notation of a board. Words such as hex15x15, wrap, climb1 and n8 are part of the notation.
## Each phrase but the first follows the word "expected", as the first one says.

notation-expected = erwartet: { $expected }
notation-each-option-once = jede Option nur einmal
notation-neighbours = n4 oder n8 bei Quadraten, n6 oder n26 bei einem Würfel, n8 oder n80 in vier Dimensionen
notation-square-neighbours = n4 oder n8 bei Quadraten
notation-cube-neighbours = n6 oder n26 bei einem Würfel
notation-hypercube-neighbours = n8 oder n80 in vier Dimensionen
notation-no-neighbours = eine Zahl von Nachbarn nur bei Quadraten und Würfeln
notation-holes = Löcher als Spalten und Zeilen ab 0, jedes einmal, etwa holes4.4+0.8
notation-no-holes = Löcher nur bei Quadraten
notation-hole-outside = Löcher auf dem Brett der Größe { $size }, nicht bei { $hole }
notation-no-wrap = „wrap“ nur bei Quadraten
notation-no-layout = versetzte Zeilen oder Spalten nur bei Waben
notation-hills = Hügel mit { $least } bis { $most } Stufen und ein Startwert, etwa hills4-7
notation-climb = wie viele Stufen ein Schritt überwindet, etwa climb1
notation-climb-without-hills = „climb“ nur mit Hügeln
notation-climb-too-high = ein Anstieg um weniger als die { $levels } Stufen
notation-map = wie viele Gebiete eine Karte hat und ihr Startwert, etwa map40-7
notation-ring = wie viele Felder ein Ring hat, etwa ring40
notation-track = wie viele Felder eine Strecke hat, etwa track40
notation-hexes = Spalten und Zeilen von Waben, etwa hex15x15
notation-sides = Spalten und Zeilen, etwa 15x15, die drei Seiten eines Würfels, etwa 5x5x5, oder vier Seiten, etwa 3x3x3x3

## Maps that are generated

map-areas = eine Karte hat { $least } bis { $most } Gebiete, nicht { $given }
map-no-map = der Startwert { $seed } ergibt keine Karte mit { $areas } Gebieten; versuch einen anderen

## Errors in the text of a map that someone drew

map-file-expected = Zeile { $line }, Spalte { $column }, erwartet: { $expected }

## What was expected in a map that someone drew. Each phrase follows the word "expected", as above.
## The words map, area and border are part of the format.

map-file-too-long = das Ende der Datei, die höchstens { $most } KiB haben darf
map-file-title-first = map und ein Titel vor allem anderen
map-file-no-title = map und ein Titel
map-file-word = area, border oder #
map-file-area-name = der Name des Gebiets
map-file-corner = eine Ecke: zwei ganze Zahlen mit einem Komma dazwischen, etwa 40,30
map-file-border-names = die Namen zweier Gebiete
map-file-second-name = der Name eines zweiten Gebiets
map-file-line-end = das Ende der Zeile
map-code-too-long = höchstens { $most } Bytes
map-code-two-names = zwei Namen mit „-“ dazwischen
map-code-second-coordinate = „.“ und die zweite Koordinate der Ecke
map-title = ein Titel aus 1 bis { $most } Buchstaben, Ziffern und _
map-name = ein Name aus 1 bis { $most } Buchstaben, Ziffern und _
map-name-twice = ein anderer Name; ein Gebiet { $name } gibt es schon
map-coordinate = eine ganze Zahl von 0 bis { $most }
map-too-few-corners = noch eine Ecke; ein Gebiet braucht mindestens { $least }
map-line-end-corners = das Ende der Zeile; ein Gebiet hat höchstens { $most } Ecken
map-next-part-corners = der nächste Teil; ein Gebiet hat höchstens { $most } Ecken
map-line-end-all-corners = das Ende der Zeile; eine Karte hat höchstens { $most } Ecken
map-next-part-all-corners = der nächste Teil; eine Karte hat höchstens { $most } Ecken
map-sides-cross = eine Ecke, deren Seite zur nächsten Ecke keine andere Seite kreuzt oder berührt
map-too-few-areas = noch ein Gebiet; eine Karte braucht mindestens { $least }
map-too-many-areas = eine Grenze; eine Karte hat höchstens { $most } Gebiete
map-areas-overlap = ein Gebiet, das { $area } nicht überlappt
map-too-wide = Gebiete, die näher beieinander liegen; eine Karte darf höchstens { $most }-mal so breit sein wie ein durchschnittliches Gebiet
map-no-such-area = der Name eines Gebiets
map-border-with-itself = ein anderes Gebiet als { $area }
map-too-many-borders = das Ende; { $areas } Gebiete haben höchstens { $most } Grenzen
map-border-twice = eine andere Grenze; { $a } und { $b } haben schon eine
