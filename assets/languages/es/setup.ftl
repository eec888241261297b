### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = Jugar
setup-open-room = Abrir sala
setup-another-board = Otro tablero
setup-paste = Pegar código
setup-more = Más opciones

setup-names = Nombres

setup-not-possible = No se puede jugar: { $reason }.
setup-no-code = No hay nada que pegar. Copia antes un código de partida.
setup-wrong-code = Error en el { $error }.
setup-no-game-code = No es un código de partida: { $error }.
setup-cannot-start = No se puede empezar esta partida: { $error }.

## Setup: kinds of board

setup-board = Tablero
setup-board-squares = Cuadrados
setup-board-hexes = Hexágonos
setup-board-map = Mapa
setup-board-cube = Cubo
setup-board-hypercube = 4D
setup-board-ring = Anillo
setup-board-track = Recorrido

## Setup: sizes of boards

setup-size = Tamaño
setup-size-small = Pequeño
setup-size-medium = Mediano
setup-size-large = Grande
setup-track-short = Corto
setup-track-classic = Clásico
setup-track-long = Largo

setup-columns = Columnas
setup-rows = Filas
setup-layers = Capas
setup-cubes = Cubos
setup-areas = Zonas
setup-tiles = Casillas

## Setup: variants of boards

setup-diagonals = Con diagonales
setup-wrap = Bordes unidos
setup-holes = Huecos

setup-shifted = Desplazadas
setup-shifted-odd-rows = Fil. impar
setup-shifted-even-rows = Fil. par
setup-shifted-odd-columns = Col. impar
setup-shifted-even-columns = Col. par

setup-hills = Colinas
setup-hills-none = Ninguna
setup-hills-levels = { $levels } niveles

## Setup: players

setup-who = Modo de juego
setup-mode-solo = Un jugador
setup-mode-same-device = Pasa y juega
setup-mode-computer = Máquina
setup-mode-network = Red
setup-mode-room-race = Desafío: todos a la vez
setup-mode-room-turns = Por turnos

setup-level = Dificultad
setup-seats = Jugadores
setup-computer-begins = Empieza la máquina

## Players: what they are called

seat-you = Tú
seat-player = Jugador { $number }
seat-opponent = Rival
seat-player-short = J{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = Tu turno
seat-doing-to-move = Le toca
seat-doing-waiting = Esperando
seat-doing-thinking = Pensando…
seat-doing-won = Victoria
seat-doing-lost = Derrota
seat-doing-drew = Empate
seat-doing-out = Fuera

## Players: whose turn it is, below the board

seat-turn-computer = Turno de la máquina
seat-turn-opponent = Turno de tu rival
seat-turn-person = Turno de { $name }

## Players: who won, as the heading of the result

seat-won-you = Has ganado
seat-won-computer = Ha ganado la máquina
seat-won-opponent = Ha ganado tu rival
seat-won-player-number = Ha ganado el jugador { $number }
seat-won-person = Ha ganado { $name }

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = has ganado
seat-state-won-computer = ha ganado la máquina
seat-state-won-opponent = ha ganado tu rival
seat-state-won-player-number = ha ganado el jugador { $number }
seat-state-won-person = ha ganado { $name }

## Hints, below the board

advice-searching = Buscando una buena jugada…
advice-good-move = Buena jugada marcada
advice-possible-move = Jugada posible marcada
advice-restart = Ya no se puede ganar. Reinicia el tablero
advice-go-back = Ya no se puede ganar. Vuelve a la jugada { $last_winnable }
advice-never-winnable = Este tablero no tiene solución

## Drench

drench-tagline = Inunda el tablero

drench-details = { $board } · { $colours } colores

drench-state-not-begun = sin empezar
drench-state-limit = jugada { $moves } de { $limit }
drench-state-moves =
    { $moves ->
        [one] tras { $moves } jugada
       *[other] tras { $moves } jugadas
    }
drench-state-flooded =
    { $moves ->
        [one] inundado en { $moves } jugada
       *[other] inundado en { $moves } jugadas
    }
drench-state-out-of-moves = sin jugadas
drench-state-over = partida terminada

drench-progress-left =
    { $left ->
        [one] jugada restante
       *[other] jugadas restantes
    }
drench-progress-tiles = { $held } de { $all } casillas

drench-decided = { $won }: { $held } de { $all } casillas
drench-choose = Elige un color o una casilla
drench-advice-choose = Elige un color
drench-advice-try = Prueba el color { $colour }
drench-advice-lost =
    { $left ->
        [one] Ya no se puede con la jugada que queda
       *[other] Ya no se puede con las { $left } jugadas que quedan
    }
drench-advice-lost-since =
    { $left ->
        [one] Ya no se puede con { $left } jugada. Vuelve a la jugada { $last_winnable }
       *[other] Ya no se puede con { $left } jugadas. Vuelve a la jugada { $last_winnable }
    }
drench-advice-never = Este tablero no se puede ganar con tan pocas jugadas

drench-holder-you = Tuyo
drench-holder-other = Rival
drench-holder-player-short = J{ $number }

drench-result-flooded = ¡Inundado!
drench-result-perfect =
    { $moves ->
        [one] { $moves } jugada: ¡perfecto!
       *[other] { $moves } jugadas: ¡perfecto!
    }
drench-result-best =
    { $moves ->
        [one] { $moves } jugada (mínimo: { $best })
       *[other] { $moves } jugadas (mínimo: { $best })
    }
drench-result-best-known =
    { $moves ->
        [one] { $moves } jugada (mejor solución conocida: { $best })
       *[other] { $moves } jugadas (mejor solución conocida: { $best })
    }
drench-result-last-move = Con la última jugada
drench-result-moves-left =
    { $moves ->
        [one] Sobra { $moves } jugada
       *[other] Sobran { $moves } jugadas
    }
drench-result-out-of-moves = Se acabaron las jugadas
drench-result-to-go =
    { $tiles ->
        [one] Falta { $tiles } casilla
       *[other] Faltan { $tiles } casillas
    }
drench-result-to-go-best =
    { $tiles ->
        [one] Falta { $tiles } casilla
       *[other] Faltan { $tiles } casillas
    }. Se puede en { $best ->
        [one] { $best } jugada
       *[other] { $best } jugadas
    }
drench-result-lead =
    { $lead ->
        [one] Por { $lead } casilla: { $winner } a { $loser }
       *[other] Por { $lead } casillas: { $winner } a { $loser }
    }
drench-result-draw = Empate
drench-result-tiles-each =
    { $tiles ->
        [one] { $tiles } casilla cada uno
       *[other] { $tiles } casillas cada uno
    }
drench-result-standstill = { $score }. Nadie avanzó en { $moves } jugadas

drench-size-classic = Clásico
drench-setup-colours = Colores
drench-setup-limit = Límite de jugadas
drench-setup-moves = Jugadas
drench-setup-balanced = Tablero equilibrado

## Link

link-tagline = Une las parejas

link-details-faces =
    { $faces ->
        [one] { $faces } dibujo
       *[other] { $faces } dibujos
    }
link-details-stay = fichas quietas
link-details-down = las fichas caen
link-details-up = las fichas suben
link-details-left = fichas a la izquierda
link-details-right = fichas a la derecha
link-details-middle = fichas al centro

link-state-cleared = tablero despejado
link-state-out-of-time = se acabó el tiempo
link-state-time = quedan { $time }
link-state-tiles =
    { $tiles ->
        [one] queda { $tiles } ficha
       *[other] quedan { $tiles } fichas
    }

link-progress-time = restantes
link-progress-tiles = { $left } de { $all } fichas
link-progress-left =
    { $left ->
        [one] ficha restante
       *[other] fichas restantes
    }

link-goal = Elige dos fichas iguales
link-no-moves = No quedan jugadas
link-shuffle = Mezclar
link-take-back = Deshacer
link-same-board = Reiniciar

link-advice-safe = Pareja segura: aún podrás despejar el resto
link-advice-possible = Estas dos se pueden unir
link-advice-lost = Mezcla o deshaz para continuar

link-result-cleared = ¡Tablero despejado!
link-result-time-left = Con { $time } de sobra
link-result-time = En { $time }
link-result-out-of-time = Se acabó el tiempo
link-result-tiles-left =
    { $tiles ->
        [one] Queda { $tiles } ficha
       *[other] Quedan { $tiles } fichas
    }

link-setup-timed = Contrarreloj
link-setup-faces = Dibujos
link-setup-time = Tiempo
link-setup-bonus = Extra por pareja
link-setup-tiles = Fichas
link-setup-tiles-stay = Quietas
link-setup-tiles-down = Caen
link-setup-tiles-up = Suben
link-setup-tiles-left = Izq.
link-setup-tiles-right = Der.
link-setup-tiles-middle = Centro

## Light Block

light-block-tagline = Ilumínalo todo

light-block-details-classic = clásico

light-block-state-won = todo iluminado
light-block-state-stuck = sin salida
light-block-state-lit = { $lit } de { $all } iluminadas

light-block-progress-left =
    { $left ->
        [one] casilla por iluminar
       *[other] casillas por iluminar
    }
light-block-winnable-searching = Comprobando el tablero…
light-block-winnable-yes = Tiene solución
light-block-winnable-no = Sin solución
light-block-winnable-unknown = Quizá sin solución

light-block-goal = Lleva la bola por todas las casillas

light-block-result-won = ¡Todo iluminado!
light-block-result-steps =
    { $steps ->
        [one] En { $steps } paso
       *[other] En { $steps } pasos
    }
light-block-result-stuck = Sin salida
light-block-result-dark =
    { $tiles ->
        [one] Falta { $tiles } casilla. Deshaz o reinicia
       *[other] Faltan { $tiles } casillas. Deshaz o reinicia
    }

light-block-setup-blocks = Bloques
light-block-setup-blocks-none = Ninguno
light-block-setup-blocks-few = Pocos
light-block-setup-blocks-some = Varios
light-block-setup-blocks-many = Muchos
light-block-setup-random = Bloques al azar (quizá sin solución)

## In a Row

row-tagline = Forma una línea

row-details-line = { $k } en raya
row-details-fall = las fichas caen
row-details-off-centre = sin abrir en el centro

row-state-draw = empate
row-state-not-begun = sin empezar
row-state-stones =
    { $stones ->
        [one] tras { $stones } ficha
       *[other] tras { $stones } fichas
    }

row-goal = Consigue { $k } en raya
row-press-again = Pulsa otra vez para poner la ficha

row-result-line =
    { $stones ->
        [one] { $k } en raya, tras { $stones } ficha
       *[other] { $k } en raya, tras { $stones } fichas
    }
row-result-draw = Empate
row-result-no-line =
    { $stones ->
        [one] Sin línea tras { $stones } ficha
       *[other] Sin línea tras { $stones } fichas
    }

row-size-tic-tac-toe = Tres en raya
row-size-four = Cuatro en raya
row-size-five = Cinco en raya
row-setup-line = Fichas en raya
row-setup-fall = Las fichas caen
row-setup-off-centre = No abrir en el centro

## Race

race-tagline = Tira y corre

race-details-exact = { $tiles } casillas · tirada exacta
race-details-snakes = { $tiles } casillas · serpientes y escaleras
race-details-ring =
    { $pieces ->
        [one] anillo de { $tiles } · { $pieces } ficha
       *[other] anillo de { $tiles } · { $pieces } fichas
    }
race-details-ring-laps =
    { $laps ->
        [one] anillo de { $tiles } · { $laps } vuelta
       *[other] anillo de { $tiles } · { $laps } vueltas
    }

race-state-over = partida terminada
race-state-not-begun = sin empezar
race-state-rolls =
    { $rolls ->
        [one] tras { $rolls } tirada
       *[other] tras { $rolls } tiradas
    }

race-waiting = { $doing } · { $pieces } por sacar

race-your-roll = Te toca tirar
race-roll-again = Tira otra vez
race-roll = Tirar
race-choose-piece = Elige una ficha
race-choose-way = Elige un camino
race-choose-way-short =
    { $steps ->
        [one] Elige un camino: el corto ahorra { $steps } casilla
       *[other] Elige un camino: el corto ahorra { $steps } casillas
    }
race-choose-way-long =
    { $steps ->
        [one] Elige un camino: el largo ahorra { $steps } casilla
       *[other] Elige un camino: el largo ahorra { $steps } casillas
    }
race-way-saves =
    { $steps ->
        [one] este camino ahorra { $steps } casilla
       *[other] este camino ahorra { $steps } casillas
    }
race-way-costs =
    { $steps ->
        [one] este camino tiene { $steps } casilla más
       *[other] este camino tiene { $steps } casillas más
    }
race-rolled = { $player } saca un { $pips }
race-rolled-you = Sacas un { $pips }
race-rolled-computer = La máquina saca un { $pips }
race-log-enters = { $rolled }: sale una ficha
race-log-ladder = { $rolled }: escalera a la casilla { $tile }
race-log-snake = { $rolled }: serpiente a la casilla { $tile }
race-log-captured = { $rolled }: { $player } vuelve a casa
race-log-captured-you = { $rolled } y te manda a casa
race-log-captured-computer = { $rolled }: la máquina vuelve a casa
race-log-home = { $rolled }: una ficha llega a la meta
race-log-end = { $rolled }: ¡en la meta!
race-log-stays = { $rolled }: ninguna ficha se puede mover
race-rule-ring =
    { $laps ->
        [1] Con un seis, una ficha que espera sale a tu casilla de salida. Da una vuelta al anillo y entra en tu pasillo. Si caes donde está la ficha de un rival, la mandas a casa.
       *[other] Con un seis, una ficha que espera sale a tu casilla de salida. Da { $laps } vueltas al anillo y entra en tu pasillo. Si caes donde está la ficha de un rival, la mandas a casa.
    }
race-rule-exact = La última tirada debe ser exacta.
race-rule-forks = En los desvíos, elige el camino corto y peligroso o el largo y seguro.
race-rule-back-four = Con un cuatro se retroceden cuatro casillas.
race-rule-again = Con un seis se tira otra vez.

race-move =
    { $tiles ->
        [one] { $piece }: falta { $tiles }
       *[other] { $piece }: faltan { $tiles }
    }
race-move-lap =
    { $tiles ->
        [one] { $piece }: falta { $tiles }, vuelta { $lap }
       *[other] { $piece }: faltan { $tiles }, vuelta { $lap }
    }
race-move-short =
    { $tiles ->
        [one] { $piece } corto: falta { $tiles }
       *[other] { $piece } corto: faltan { $tiles }
    }
race-move-long =
    { $tiles ->
        [one] { $piece } largo: falta { $tiles }
       *[other] { $piece } largo: faltan { $tiles }
    }
race-move-enter = Sacar ficha

race-result-over = Partida terminada
race-result-rolls =
    { $rolls ->
        [one] Tras { $rolls } tirada
       *[other] Tras { $rolls } tiradas
    }

race-setup-pieces = Fichas por jugador
race-setup-laps = Vueltas
race-setup-exact = Tirada exacta al final
race-setup-again = Tirar otra vez con un seis
race-setup-back-four = Retroceder con un cuatro
race-setup-forks = Desvíos
race-setup-no-forks = En este tablero no caben desvíos

## Blockade

blockade-tagline = Cruza primero

blockade-details-builds-uneven = { $least } o { $most } barreras
blockade-details-builds =
    { $builds ->
        [one] { $builds } barrera
       *[other] { $builds } barreras
    }

blockade-state-draw = empate
blockade-state-not-begun = sin empezar
blockade-state-turns =
    { $turns ->
        [one] tras { $turns } turno
       *[other] tras { $turns } turnos
    }

blockade-builds-left =
    { $builds ->
        [one] { $builds } barrera
       *[other] { $builds } barreras
    }
blockade-builds-left-passed =
    { $builds ->
        [one] { $builds } barrera · pasa
       *[other] { $builds } barreras · pasa
    }

blockade-to-go = por recorrer
blockade-flights-left =
    { $flights ->
        [one] { $flights } vuelo
       *[other] { $flights } vuelos
    }
blockade-flown = sin vuelos
blockade-ask-flight =
    { $flights ->
        [one] ¿Volar hasta ahí? Es tu único vuelo.
       *[other] ¿Volar hasta ahí? Tienes { $flights } vuelos.
    }
blockade-distance-change = { $name }: { $before } → { $after }
blockade-no-distance-changes = Ningún camino cambia

blockade-goal-run = Mueve tu corredor
blockade-goal-run-fly = Corre o vuela con tu corredor
blockade-goal-run-build = Mueve tu corredor o eleva una casilla
blockade-goal-run-fly-build = Corre, vuela o eleva una casilla

blockade-advice-raise-one = Eleva la casilla marcada
blockade-advice-raise-two = Eleva las casillas marcadas
blockade-advice-fly = Vuela a la casilla marcada
blockade-advice-run = Corre a la casilla marcada
blockade-advice-raise-one-wins = Eleva la casilla marcada y ganas
blockade-advice-raise-two-wins = Eleva las casillas marcadas y ganas
blockade-advice-fly-wins = Vuela a la casilla marcada y ganas
blockade-advice-run-wins = Corre a la casilla marcada y ganas
blockade-advice-lost = Ninguna jugada te salva

blockade-result-turns =
    { $turns ->
        [one] Tras { $turns } turno
       *[other] Tras { $turns } turnos
    }
blockade-result-rank = { $rank }.º { $name }
blockade-result-draw = Empate
blockade-result-equal =
    { $turns ->
        [one] Misma distancia tras { $turns } turno
       *[other] Misma distancia tras { $turns } turnos
    }

blockade-setup-builds = Barreras
blockade-setup-flights = Vuelos
blockade-setup-range = Pasos al correr
