### Boards and their notation.

## Short descriptions of boards, such as "12×12, 8 ways, hills"

plan-ring = anillo de { $cells }
plan-track = recorrido de { $cells }
plan-hexes = { $columns }×{ $rows } hexágonos
plan-map = mapa de { $areas }
plan-detail = { $board }, { $detail }
plan-ways = { $ways } direcciones
plan-joined-edges = bordes unidos
plan-holes = huecos
plan-hills = colinas

## Reasons for which a board cannot be built, without a full stop

board-empty = un tablero necesita al menos una casilla por lado
board-too-large = un tablero de { $cells } casillas es demasiado grande: el máximo es { $most }
board-hole-outside = el hueco de la columna { $column }, fila { $row }, no está en el tablero
board-heights =
    { $heights ->
        [one] { $heights } altura no encaja en un tablero de { $cells } casillas
       *[other] { $heights } alturas no encajan en un tablero de { $cells } casillas
    }
board-disconnected = no se puede llegar a la casilla { $cell } desde la primera: todo el tablero debe estar conectado
board-hills-levels = las colinas tienen de { $least } a { $most } niveles, no { $given }
board-hills-climb = en colinas de { $levels } niveles, un paso sube de 1 a { $most }, no { $given }

## Reasons for which a track cannot be built, without a full stop
## A track is a main path with branches beside it, lanes that end, and jumps from cell to cell.

board-ring-too-short = un anillo necesita al menos 3 casillas, no { $given }
board-branch-empty = una rama necesita al menos una casilla propia
board-lane-empty = un pasillo necesita al menos una casilla propia
board-jump-no-cell = un salto nombra la casilla { $cell }, pero las casillas van de la 0 a la { $last }
board-branch-no-cell = una rama nombra la casilla { $cell }, pero las casillas van de la 0 a la { $last }
board-lane-no-cell = un pasillo nombra la casilla { $cell }, pero las casillas van de la 0 a la { $last }
board-exit-no-cell = una salida nombra la casilla { $cell }, pero las casillas van de la 0 a la { $last }
board-branch-off-path = una rama nombra la casilla { $cell }, pero las casillas del camino principal van de la 0 a la { $last }
board-lane-off-path = un pasillo nombra la casilla { $cell }, pero las casillas del camino principal van de la 0 a la { $last }
board-exit-off-path = una salida nombra la casilla { $cell }, pero las casillas del camino principal van de la 0 a la { $last }
board-two-lanes = dos pasillos salen de la casilla { $cell }: en cada casilla solo cabe uno
board-branch-circle = una rama que sale de la casilla { $cell } debe volver al camino principal en otra casilla
board-branch-back = una rama que sale de la casilla { $from } debe volver más adelante, no en la casilla { $to }
board-exit-beyond-lane = una salida parte de la casilla { $cell } de un pasillo cuyas casillas van de la 0 a la { $last }
board-jump-circle = un salto desde la casilla { $cell } debe llevar a otra casilla
board-jump-twice = el salto de la casilla { $from } a la casilla { $to } debe figurar una vez, no dos
board-track-too-wide = con sus ramas y pasillos, el recorrido tendría { $width } casillas de ancho, y el máximo es { $most }

## What was expected in the notation of a board. Words such as hex15x15, wrap, climb1 and n8 are part of the notation.
## Each phrase but the first follows the word "expected", as the first one says.

notation-expected = se esperaba: { $expected }
notation-each-option-once = cada opción una sola vez
notation-neighbours = vecinas n4 o n8 en cuadrados, n6 o n26 en un cubo, n8 o n80 en cuatro dimensiones
notation-square-neighbours = n4 o n8 en cuadrados
notation-cube-neighbours = n6 o n26 en un cubo
notation-hypercube-neighbours = n8 o n80 en cuatro dimensiones
notation-no-neighbours = un número de vecinas solo en cuadrados y cubos
notation-holes = huecos como columnas y filas desde 0, cada uno una vez, por ejemplo holes4.4+0.8
notation-no-holes = huecos solo en cuadrados
notation-hole-outside = huecos en el tablero de { $size }, no en { $hole }
notation-no-wrap = «wrap» solo en cuadrados
notation-no-layout = filas o columnas desplazadas solo en hexágonos
notation-hills = colinas de { $least } a { $most } niveles y una semilla, por ejemplo hills4-7
notation-climb = cuántos niveles sube un paso, por ejemplo climb1
notation-climb-without-hills = «climb» solo con colinas
notation-climb-too-high = una subida menor que los { $levels } niveles
notation-map = cuántas zonas tiene el mapa y su semilla, por ejemplo map40-7
notation-ring = cuántas casillas tiene el anillo, por ejemplo ring40
notation-track = cuántas casillas tiene el recorrido, por ejemplo track40
notation-hexes = columnas y filas de hexágonos, por ejemplo hex15x15
notation-sides = columnas y filas, por ejemplo 15x15, los tres lados de un cubo, por ejemplo 5x5x5, o cuatro lados, por ejemplo 3x3x3x3

## Maps that are generated

map-areas = un mapa tiene de { $least } a { $most } zonas, no { $given }
map-no-map = con la semilla { $seed } no sale ningún mapa de { $areas } zonas: prueba con otra semilla

## Errors in the text of a map that somebody drew

map-file-expected = línea { $line }, columna { $column }; se esperaba: { $expected }

## What was expected in a map that somebody drew. Each phrase follows the word "expected", as above.
## The words map, area and border are part of the format.

map-file-too-long = el final del archivo, que tiene como máximo { $most } KiB
map-file-title-first = map y un título antes de todo lo demás
map-file-no-title = map y un título
map-file-word = area, border o #
map-file-area-name = el nombre de la zona
map-file-corner = una esquina: dos números enteros con una coma entre ellos, por ejemplo 40,30
map-file-border-names = los nombres de dos zonas
map-file-second-name = el nombre de una segunda zona
map-file-line-end = el final de la línea
map-code-too-long = como máximo { $most } bytes
map-code-two-names = dos nombres separados por «-»
map-code-second-coordinate = «.» y la segunda coordenada de la esquina
map-title = un título de 1 a { $most } letras, cifras y _
map-name = un nombre de 1 a { $most } letras, cifras y _
map-name-twice = otro nombre: ya hay una zona { $name }
map-coordinate = un número entero de 0 a { $most }
map-too-few-corners = otra esquina: una zona necesita al menos { $least }
map-line-end-corners = el final de la línea: una zona tiene como máximo { $most } esquinas
map-next-part-corners = la parte siguiente: una zona tiene como máximo { $most } esquinas
map-line-end-all-corners = el final de la línea: un mapa tiene como máximo { $most } esquinas
map-next-part-all-corners = la parte siguiente: un mapa tiene como máximo { $most } esquinas
map-sides-cross = una esquina cuyo lado hasta la siguiente no cruce ni toque otro lado
map-too-few-areas = otra zona: un mapa necesita al menos { $least }
map-too-many-areas = una frontera: un mapa tiene como máximo { $most } zonas
map-areas-overlap = una zona que no se solape con { $area }
map-too-wide = zonas más cercanas entre sí: un mapa puede tener como máximo { $most } veces el ancho medio de sus zonas
map-no-such-area = el nombre de una zona
map-border-with-itself = una zona que no sea { $area }
map-too-many-borders = el final: { $areas } zonas pueden tener como máximo { $most } fronteras
map-border-twice = otra frontera: { $a } y { $b } ya tienen una
