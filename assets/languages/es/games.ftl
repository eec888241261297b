### Games: names, options, and refused moves.

## Names of the games

game-title-drench = Inundación
game-title-link = Enlaza
game-title-light-block = Camino de luz
game-title-in-a-row = En raya
game-title-race = Carrera
game-title-blockade = Bloqueo

## Playing strength of the computer, from the weakest

level-gentle = Muy fácil
level-easy = Fácil
level-medium = Normal
level-hard = Difícil

## Choices of Drench for the limit of moves

drench-margin-relaxed = Amplio
drench-margin-fair = Normal
drench-margin-tight = Ajustado
drench-margin-twice-the-side = El doble del lado

## Reasons for which a move is refused, shown alone or in a sentence; without a capital letter and a full stop

refused-over = la partida ha terminado
refused-not-your-turn = es el turno del jugador { $player }
refused-wrong-kind = eso no se puede hacer ahora
refused-time-is-up = se acabó el tiempo
refused-time-is-left = aún queda tiempo
refused-closes-path = eso cerraría el último camino del jugador { $player }
refused-closes-paths = eso cerraría el último camino de los jugadores { $others } y { $last }

refused-own-colour = ese ya es tu color
refused-others-colour = ese es el color del otro jugador
refused-no-such-colour = ese color no está en esta partida
refused-same-tile = elige otra ficha
refused-no-tile = ahí no hay ninguna ficha
refused-not-alike = esas fichas no son iguales
refused-no-line = no se pueden unir con dos giros o menos
refused-not-beside = esa casilla no está junto a la tuya
refused-too-steep = es demasiado empinado
refused-blocked-tile = ahí hay un bloque
refused-stood-on = ya estás ahí
refused-lit-tile = esa casilla ya está iluminada
refused-no-such-cell = el tablero no tiene esa casilla
refused-cell-taken = esa casilla está ocupada
refused-nothing-below = una ficha ahí se caería
refused-no-such-side = un dado muestra de 1 a 6
refused-no-such-piece = esa ficha no existe
refused-too-far = esa ficha no puede llegar tan lejos
refused-own-piece = ahí está tu propia ficha
refused-still-waiting = con un seis sale la siguiente ficha, por orden
refused-not-so-far-back = no hay cuatro casillas para retroceder
refused-no-fork = ahí no hay ningún desvío
refused-occupied = ahí hay un corredor
refused-out-of-reach = está demasiado lejos para correr
refused-no-flights = no te quedan vuelos
refused-too-far-to-fly = está demasiado lejos para volar
refused-no-path-there = desde ahí no hay camino a tu meta
refused-no-builds = no te quedan barreras
refused-not-touching = esas casillas no se tocan
refused-too-high = el nivel 9 es el más alto
refused-centre-first = la primera ficha no puede ir en el centro

## Reasons for which the options of a game do not fit, shown below the options; without a capital letter and a full stop
## $least and $most are numbers.

misfit-sides = cada lado debe tener de { $least } a { $most } casillas
misfit-columns = elige de { $least } a { $most } columnas
misfit-rows = elige de { $least } a { $most } filas
misfit-cube-sides = cada lado de un cubo debe tener de { $least } a { $most } casillas
misfit-hypercube-sides = cada lado de un tablero 4D debe tener de { $least } a { $most } casillas
misfit-areas = elige de { $least } a { $most } zonas
misfit-ring-length = un anillo debe tener de { $least } a { $most } casillas
misfit-track-length = un recorrido debe tener de { $least } a { $most } casillas
misfit-too-few-tiles = el tablero necesita al menos { $least } casillas
misfit-too-many-tiles = el tablero puede tener como máximo { $most } casillas
misfit-variants = este juego necesita un tablero sin huecos ni bordes unidos
misfit-ring-parts = aquí un anillo no puede tener ramas, pasillos ni saltos
misfit-track-parts = aquí un recorrido no puede tener ramas, pasillos ni saltos
misfit-corners = aquí no se puede jugar con diagonales

misfit-tiles = el tablero necesita { $wanted } casillas, no { $given }
misfit-cells = el tablero necesita { $wanted } casillas, no { $given }

## The same for Drench

misfit-drench-board = en un recorrido abierto no hay nada que elegir; usa un anillo
misfit-drench-colours = elige de { $least } a { $most } colores
misfit-drench-colours-for-two = dos jugadores necesitan al menos { $least } colores
misfit-drench-limit = elige un límite de { $least } a { $most } jugadas
misfit-drench-tile-colour = una casilla tiene un color que no está entre los { $colours } en juego
misfit-drench-first-tiles = las casillas iniciales de los dos jugadores deben ser de distinto color

## The same for Link

misfit-link-board = aquí no pueden pasar líneas; usa cuadrados o hexágonos
misfit-link-hills = { game-title-link } no se puede jugar en colinas
misfit-link-odd-tiles = con { $tiles } fichas sobra alguna sin pareja
misfit-link-gravity = en hexágonos las fichas no pueden caer
misfit-link-faces = elige de { $least } a { $most } dibujos
misfit-link-too-many-faces =
    { $pairs ->
        [one] { $pairs } pareja tiene como máximo { $pairs } dibujo
       *[other] { $pairs } parejas tienen como máximo { $pairs } dibujos
    }
misfit-link-whole-seconds = el tiempo debe ir en segundos enteros
misfit-link-countdown = elige un tiempo de { $least } a { $most } segundos
misfit-link-gain = elige un extra de { $least } a { $most } segundos por pareja
misfit-link-tile = una ficha tiene un dibujo que no está entre los { $faces } en juego
misfit-link-no-pair = el tablero necesita al menos una pareja
misfit-link-odd-face = de algún dibujo sobra una ficha sin pareja

## The same for Light Block

misfit-light-board = en este tablero no hay nada que elegir; usa cuadrados, hexágonos, un mapa o un cubo
misfit-light-blocks = bloquea una de cada { $least } a { $most } casillas, o ninguna
misfit-light-tile = una casilla no está libre, ni es un bloque, ni es el inicio
misfit-light-start = el tablero necesita un inicio, y solo uno
misfit-light-no-step = junto al inicio no hay ninguna casilla libre

## The same for In a Row

misfit-row-board = { game-title-in-a-row } necesita cuadrados, hexágonos, un cubo o 4D
misfit-row-hills = { game-title-in-a-row } no se puede jugar en colinas
misfit-row-stones = elige de { $least } a { $most } fichas en raya
misfit-row-players = elige de { $least } a { $most } jugadores
misfit-row-first = quien empieza debe estar en la partida
misfit-row-falls = las fichas solo pueden caer en cuadrados, cubos, tableros 4D y hexágonos en columnas
misfit-row-no-line = ninguna línea de este tablero tiene { $cells } casillas
misfit-row-centre-falls = si las fichas caen, la primera nunca llega al centro
misfit-row-no-centre = este tablero no tiene centro
misfit-row-too-many-players = el tablero es demasiado pequeño para { $players } jugadores con { $stones } fichas cada uno
misfit-row-stone-of-nobody = una ficha no es de ningún jugador
misfit-row-stone-floats = una ficha no tiene nada debajo
misfit-row-two-winners = no pueden haber ganado dos jugadores a la vez

## The same for Race

misfit-race-board = { game-title-race } necesita un recorrido o un anillo
misfit-race-hills = { game-title-race } no se puede jugar en colinas
misfit-race-seats = elige de { $least } a { $most } jugadores
misfit-race-needs-track = «serpientes y escaleras» necesita un recorrido abierto
misfit-race-needs-ring = una carrera en círculo necesita un anillo
misfit-race-pieces = elige de { $least } a { $most } fichas por jugador
misfit-race-laps = elige de { $least } a { $most } vueltas
misfit-race-ring-length = para { $players } jugadores, la longitud del anillo debe ser un múltiplo de { $players }, por ejemplo { $example }
misfit-race-ring-forks = con desvíos, un anillo para { $players } jugadores necesita al menos { $least } casillas
misfit-race-track-forks = con desvíos, un recorrido debe tener de { $least } a { $most } casillas
misfit-race-cells = { game-title-race } necesita una semilla, no una lista de casillas

## The same for Blockade

misfit-blockade-board = { game-title-blockade } necesita cuadrados, hexágonos o un mapa
misfit-blockade-players = elige de { $least } a { $most } jugadores
misfit-blockade-run = elige de { $least } a { $most } pasos al correr
misfit-blockade-builds = elige de { $least } a { $most } barreras por jugador
misfit-blockade-flights = elige de { $least } a { $most } vuelos por jugador
misfit-blockade-no-path = aquí un jugador no tendría camino a la meta
misfit-blockade-begins-at-goal = aquí un jugador empezaría en la meta
misfit-blockade-paths-differ = este tablero es demasiado desigual; algunos caminos son mucho más largos
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
        [one] { $tiles } casilla, no { $found }
       *[other] { $tiles } casillas, no { $found }
    }

code-drench-options = un tablero (15x15, hex15x15, 5x5x5, map40-7, ring40), colores (c6), un límite de jugadas (m30), asientos (s2) o «free»
code-drench-colours = de { $least } a { $most } colores, por ejemplo c6
code-drench-limit = un límite de jugadas de { $least } a { $most }, por ejemplo m30
code-drench-seats = un asiento (s1) o dos (s2)
code-drench-no-limit = ningún límite de jugadas con dos asientos
code-drench-colours-for-two = de { $least } a { $most } colores para dos jugadores
code-drench-least-colours-for-two = al menos { $least } colores para dos jugadores
code-drench-free = «free» solo con dos asientos (s2)
code-drench-cells = una casilla de la a a la { $last }

code-flood-size = el nombre de un juego, o el tamaño de un tablero de Flood, por ejemplo 12x12, con { $least } a { $most } casillas por lado
code-flood-cells = «:», las casillas del tablero, «,» y el límite de jugadas
code-flood-comma = «,» después de { $cells } casillas
code-flood-colour = un color de 0 a { $most }
code-flood-cell-count = { $cells } casillas, no { $found }
code-flood-limit = «,» y un límite de jugadas de { $least } a { $most }

code-link-options = un tablero (15x15, hex15x15, 5x5x5, map40-7, ring40), dibujos (f16), una dirección de caída (down, up, left, right, middle), un tiempo (t180+3) o «untimed»
code-link-faces = de { $least } a { $most } dibujos, por ejemplo f16
code-link-countdown = un tiempo de { $least } a { $most } segundos y un extra de { $least_gain } a { $most_gain } por pareja, por ejemplo t180+3
code-link-countdown-alone = un tiempo de { $least } a { $most } segundos, por ejemplo t180+3
code-link-gravity-misfit = fichas sin caída ({ $reason })
code-link-faces-misfit = menos dibujos ({ $reason })
code-link-cells = una ficha de la a a la z o de la A a la S, o «.» si no hay

code-light-options = un tablero (15x15, hex15x15, 5x5x5, map40-7, ring40), cuántas casillas son bloques (una de cada 12 es b12) o «classic»
code-light-blocks = una de cada { $least } a { $most } casillas bloqueada, por ejemplo b12, o b0
code-light-cells = una casilla libre (.), un bloque (#) o el inicio (@)
code-light-no-start = un inicio (@)
code-light-second-start = un solo inicio (@)

code-row-options = un tablero (15x15, hex15x15, 5x5x5), fichas en raya (k3), asientos (s2), quién empieza (f2), «fall» u «off-centre»
code-row-row = de { $least } a { $most } fichas en raya, por ejemplo k3
code-row-seats = de { $least } a { $most } asientos, por ejemplo s2
code-row-first = el asiento que empieza, por ejemplo f2
code-row-row-misfit = una línea adecuada ({ $reason })
code-row-seats-misfit = un número de asientos adecuado ({ $reason })
code-row-first-misfit = un asiento inicial adecuado ({ $reason })
code-row-cells = «.» si la casilla está libre, o una ficha de la a a la { $last }

code-race-options = un tablero (track100, ring40), asientos (s4), fichas (p4), vueltas (laps2), «exact», «fork», «back4», y «again» u «once»
code-race-seats = de { $least } a { $most } asientos, por ejemplo s4
code-race-pieces = de { $least } a { $most } fichas, por ejemplo p4
code-race-laps = de { $least } a { $most } vueltas, por ejemplo laps2
code-race-no-pieces = fichas solo en un anillo
code-race-no-laps = vueltas solo en un anillo
code-race-no-exact = «exact» solo en un recorrido
code-race-no-cells = «#» y una semilla: el tablero de { game-title-race } se genera, no se escribe

code-blockade-options = un tablero (9x9, hex11x12, map60-7), asientos (s2), pasos al correr (r1), barreras (b10) o vuelos (w1)
code-blockade-seats = de { $least } a { $most } asientos, por ejemplo s2
code-blockade-range = de { $least } a { $most } pasos al correr, por ejemplo r1
code-blockade-builds = de { $least } a { $most } barreras, por ejemplo b10
code-blockade-flights = de { $least } a { $most } vuelos, por ejemplo w1
code-blockade-cells = una altura de 0 a 9, o la letra de un corredor
