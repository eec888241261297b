### Games: names, options, and refused moves.

## Names of the games

game-title-drench = Inundación
game-title-link = Enlaza
game-title-light-block = Camino de luz
game-title-in-a-row = En raya
game-title-race = Carrera
game-title-blockade = Bloqueo

## Playing strength of the computer, from the weakest

level-gentle = Suave
level-easy = Fácil
level-medium = Normal
level-hard = Difícil

## Choices of Drench for the limit of moves

drench-margin-relaxed = Amplio
drench-margin-fair = Normal
drench-margin-tight = Ajustado
drench-margin-twice-the-side = Doble del lado

## Reasons for which a move is refused, shown alone or in a sentence; without a capital letter and a full stop

refused-over = la partida ha terminado
refused-not-your-turn = es el turno del jugador { $player }
refused-wrong-kind = esa jugada no se puede hacer ahora
refused-time-is-up = se acabó el tiempo
refused-time-is-left = aún queda tiempo
refused-closes-path = eso cerraría el camino del jugador { $player }
refused-closes-paths = eso cerraría el camino de los jugadores { $others } y { $last }

refused-own-colour = ese ya es tu color
refused-others-colour = ese es el color del otro jugador
refused-no-such-colour = la partida tiene menos colores
refused-same-tile = es la misma ficha
refused-no-tile = ahí no hay ninguna ficha
refused-not-alike = las fichas no son iguales
refused-no-line = ninguna línea con dos giros como máximo une las dos fichas
refused-not-beside = esa casilla no está junto a la tuya
refused-too-steep = ese paso es demasiado empinado
refused-blocked-tile = esa casilla está bloqueada
refused-stood-on = ya estás en esa casilla
refused-lit-tile = esa casilla ya está iluminada
refused-no-such-cell = el tablero no tiene esa casilla
refused-cell-taken = ahí ya hay una ficha
refused-nothing-below = la ficha caería más abajo
refused-no-such-side = un dado muestra de 1 a 6
refused-no-such-piece = hay menos fichas
refused-too-far = la ficha no puede llegar tan lejos
refused-own-piece = ahí está una de tus fichas
refused-still-waiting = las fichas que esperan salen con un seis, por orden
refused-not-so-far-back = un cuatro retrocede cuatro casillas, y hay menos
refused-no-fork = ahí no hay ningún desvío
refused-occupied = ahí hay un corredor
refused-out-of-reach = está demasiado lejos para correr
refused-no-flights = no quedan vuelos
refused-too-far-to-fly = está demasiado lejos para volar
refused-no-path-there = desde ahí ningún camino lleva a tu meta
refused-no-builds = no quedan obras
refused-not-touching = las dos casillas no se tocan
refused-too-high = eso quedaría por encima del nivel 9
refused-centre-first = la primera ficha no puede ir en el centro

## Reasons for which the options of a game do not fit, shown below the options; without a capital letter and a full stop
## $least and $most are numbers.

misfit-sides = un lado del tablero tiene de { $least } a { $most } casillas
misfit-columns = un tablero tiene de { $least } a { $most } columnas
misfit-rows = un tablero tiene de { $least } a { $most } filas
misfit-cube-sides = un lado de un cubo tiene de { $least } a { $most } casillas
misfit-hypercube-sides = un lado en cuatro dimensiones tiene de { $least } a { $most } casillas
misfit-areas = un mapa tiene de { $least } a { $most } zonas
misfit-ring-length = un anillo tiene de { $least } a { $most } casillas
misfit-track-length = un recorrido tiene de { $least } a { $most } casillas
misfit-too-few-tiles = un tablero tiene al menos { $least } casillas
misfit-too-many-tiles = un tablero tiene como máximo { $most } casillas
misfit-variants = aquí los bordes no se unen y no hay huecos
misfit-ring-parts = aquí un anillo no tiene ramas, pasillos ni saltos
misfit-track-parts = aquí un recorrido no tiene ramas, pasillos ni saltos
misfit-corners = las casillas solo se tocan por los lados

misfit-tiles =
    { $given ->
        [one] { $given } casilla no llena un tablero de { $wanted }
       *[other] { $given } casillas no llenan un tablero de { $wanted }
    }
misfit-cells =
    { $given ->
        [one] { $given } celda no llena un tablero de { $wanted }
       *[other] { $given } celdas no llenan un tablero de { $wanted }
    }

## The same for Drench

misfit-drench-board = en un recorrido abierto todas las jugadas de { game-title-drench } son forzadas; elige un anillo
misfit-drench-colours = hay de { $least } a { $most } colores
misfit-drench-colours-for-two = dos jugadores necesitan al menos { $least } colores
misfit-drench-limit = el límite es de { $least } a { $most } jugadas
misfit-drench-tile-colour = una casilla no tiene ninguno de los { $colours } colores
misfit-drench-first-tiles = las casillas iniciales de los dos jugadores deben ser de distinto color

## The same for Link

misfit-link-board = no hay filas por las que puedan ir las líneas; elige cuadrados o hexágonos
misfit-link-hills = el suelo es llano
misfit-link-odd-tiles = { $tiles } fichas no forman solo parejas
misfit-link-gravity = en un tablero de hexágonos las fichas no se mueven
misfit-link-faces = hay de { $least } a { $most } dibujos
misfit-link-too-many-faces =
    { $pairs ->
        [one] { $pairs } pareja tiene como máximo { $pairs } dibujo
       *[other] { $pairs } parejas tienen como máximo { $pairs } dibujos
    }
misfit-link-whole-seconds = una cuenta atrás va en segundos enteros
misfit-link-countdown = una cuenta atrás tiene de { $least } a { $most } segundos
misfit-link-gain = una pareja devuelve de { $least } a { $most } segundos
misfit-link-tile = una ficha no tiene ninguno de los { $faces } dibujos
misfit-link-no-pair = no hay ninguna pareja de fichas
misfit-link-odd-face = las fichas de un dibujo no forman solo parejas

## The same for Light Block

misfit-light-board = en este tablero todos los pasos de { game-title-light-block } son forzados; elige cuadrados, hexágonos, un mapa o un cubo
misfit-light-blocks = se bloquea una de cada { $least } a { $most } casillas, o ninguna
misfit-light-tile = una casilla no está libre, ni es un bloque, ni es el inicio
misfit-light-start = un tablero tiene un solo inicio
misfit-light-no-step = desde el inicio no se puede dar ningún paso

## The same for In a Row

misfit-row-board = las fichas solo forman filas en cuadrados, hexágonos, cubos y cuatro dimensiones
misfit-row-hills = aquí el suelo es llano
misfit-row-stones = una fila tiene de { $least } a { $most } fichas
misfit-row-players = hay de { $least } a { $most } jugadores
misfit-row-first = quien empieza debe ser uno de los jugadores
misfit-row-falls = las fichas caen rectas en cuadrados, cubos, cuatro dimensiones y hexágonos puestos en columnas
misfit-row-no-line = ninguna línea de este tablero tiene { $cells } celdas
misfit-row-centre-falls = donde las fichas caen, la primera nunca llega al centro
misfit-row-no-centre = este tablero no tiene casilla central
misfit-row-too-many-players = aquí { $players } jugadores no llegan a poner { $stones } fichas cada uno
misfit-row-stone-of-nobody = una ficha no es de ningún jugador
misfit-row-stone-floats = una ficha no tiene nada debajo
misfit-row-two-winners = no pueden haber ganado dos jugadores a la vez

## The same for Race

misfit-race-board = { game-title-race } se juega en un recorrido o en un anillo
misfit-race-hills = en una carrera no hay colinas
misfit-race-seats = hay de { $least } a { $most } asientos
misfit-race-needs-track = serpientes y escaleras necesita un recorrido abierto
misfit-race-needs-ring = una carrera alrededor del anillo necesita un anillo
misfit-race-pieces = un jugador tiene de { $least } a { $most } fichas
misfit-race-laps = una carrera tiene de { $least } a { $most } vueltas
misfit-race-ring-length = un anillo para { $players } jugadores tiene un múltiplo de { $players } casillas, por ejemplo { $example }
misfit-race-ring-forks = un anillo con desvíos para { $players } jugadores tiene al menos { $least } casillas
misfit-race-track-forks = un recorrido con desvíos tiene de { $least } a { $most } casillas
misfit-race-cells = una carrera parte de una semilla, no de casillas escritas una a una

## The same for Blockade

misfit-blockade-board = { game-title-blockade } se juega en cuadrados, hexágonos y mapas
misfit-blockade-players = jugadores: de { $least } a { $most }
misfit-blockade-run = pasos al correr: de { $least } a { $most }
misfit-blockade-builds = obras por jugador: de { $least } a { $most }
misfit-blockade-flights = vuelos por jugador: de { $least } a { $most }
misfit-blockade-no-path = aquí un jugador no tiene camino a la meta
misfit-blockade-begins-at-goal = aquí un jugador empezaría en la meta
misfit-blockade-paths-differ = aquí los caminos de los jugadores son demasiado desiguales
misfit-blockade-runner-at-goal = el corredor del jugador { $player } ya está en su meta
misfit-blockade-runner-no-path = el corredor del jugador { $player } no tiene camino a su meta
misfit-blockade-runner-of-nobody = un corredor no es de ningún jugador
misfit-blockade-two-runners = el jugador { $player } tiene dos corredores
misfit-blockade-no-runner = el jugador { $player } no tiene corredor

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

code-board-misfit = un tablero adecuado ({ $reason })
code-cells-end = nada después de la última casilla
code-cells-in-row =
    { $tiles ->
        [one] { $tiles } casilla por fila antes de «/»
       *[other] { $tiles } casillas por fila antes de «/»
    }
code-cells-too-many = no más de { $most } casillas
code-cells-too-few =
    { $tiles ->
        [one] { $tiles } casilla, y hay { $found }
       *[other] { $tiles } casillas, y hay { $found }
    }

code-drench-options = un tablero (15x15, hex15x15, 5x5x5, map40-7, ring40), colores (c6), un límite de jugadas (m30), asientos (s2) o «free»
code-drench-colours = de { $least } a { $most } colores, por ejemplo c6
code-drench-limit = un límite de { $least } a { $most } jugadas, por ejemplo m30
code-drench-seats = un asiento (s1) o dos (s2)
code-drench-no-limit = ningún límite de jugadas con dos asientos
code-drench-colours-for-two = de { $least } a { $most } colores para dos jugadores
code-drench-least-colours-for-two = al menos { $least } colores para dos jugadores
code-drench-free = «free» solo con dos asientos (s2)
code-drench-cells = una casilla de la a a la { $last }

code-flood-size = el nombre de un juego, o el tamaño de un tablero de Flood, por ejemplo 12x12, con { $least } a { $most } casillas por lado
code-flood-cells = «:», las celdas del tablero, «,» y el límite de jugadas
code-flood-comma = «,» después de { $cells } celdas
code-flood-colour = un color de 0 a { $most }
code-flood-cell-count = { $cells } celdas, y hay { $found }
code-flood-limit = «,» y un límite de { $least } a { $most } jugadas

code-link-options = un tablero (15x15, hex15x15, 5x5x5, map40-7, ring40), dibujos (f16), una dirección de caída (down, up, left, right, middle), una cuenta atrás (t180+3) o «untimed»
code-link-faces = de { $least } a { $most } dibujos, por ejemplo f16
code-link-countdown = una cuenta atrás de { $least } a { $most } segundos y de { $least_gain } a { $most_gain } que devuelve una pareja, por ejemplo t180+3
code-link-countdown-alone = una cuenta atrás de { $least } a { $most } segundos, por ejemplo t180+3
code-link-gravity-misfit = ninguna dirección de caída ({ $reason })
code-link-faces-misfit = menos dibujos ({ $reason })
code-link-cells = una ficha de la a a la z o de la A a la S, o «.» si no hay

code-light-options = un tablero (15x15, hex15x15, 5x5x5, map40-7, ring40), cada cuántas casillas se bloquea una (b12) o «classic»
code-light-blocks = una de cada { $least } a { $most } casillas bloqueada, por ejemplo b12, o b0
code-light-cells = una casilla libre (.), un bloque (#) o el inicio (@)
code-light-no-start = un inicio (@)
code-light-second-start = ningún segundo inicio (@)

code-row-options = un tablero (15x15, hex15x15, 5x5x5), fichas en raya (k3), asientos (s2), quién empieza (f2), «fall» u «off-centre»
code-row-row = de { $least } a { $most } fichas en raya, por ejemplo k3
code-row-seats = de { $least } a { $most } asientos, por ejemplo s2
code-row-first = el asiento que empieza, por ejemplo f2
code-row-row-misfit = una fila adecuada ({ $reason })
code-row-seats-misfit = un número de asientos adecuado ({ $reason })
code-row-first-misfit = un asiento inicial adecuado ({ $reason })
code-row-cells = «.» si la celda está libre, o una ficha de la a a la { $last }

code-race-options = un tablero (track100, ring40), asientos (s4), fichas (p4), vueltas (laps2), «exact», «fork», «back4», y «again» u «once»
code-race-seats = de { $least } a { $most } asientos, por ejemplo s4
code-race-pieces = de { $least } a { $most } fichas, por ejemplo p4
code-race-laps = de { $least } a { $most } vueltas, por ejemplo laps2
code-race-no-pieces = un número de fichas solo en un anillo
code-race-no-laps = vueltas solo en un anillo
code-race-no-exact = «exact» solo en un recorrido
code-race-no-cells = una semilla después de #: el tablero de una carrera se genera, no se escribe

code-blockade-options = un tablero (9x9, hex11x12, map60-7), asientos (s2), pasos al correr (r1), obras (b10) o vuelos (w1)
code-blockade-seats = de { $least } a { $most } asientos, por ejemplo s2
code-blockade-range = de { $least } a { $most } pasos al correr, por ejemplo r1
code-blockade-builds = de { $least } a { $most } obras, por ejemplo b10
code-blockade-flights = de { $least } a { $most } vuelos, por ejemplo w1
code-blockade-cells = una altura de 0 a 9, o la letra de un corredor
