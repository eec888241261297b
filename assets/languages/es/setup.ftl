### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = Jugar
setup-open-room = Abrir la sala
setup-another-board = Otro tablero
setup-paste = Pegar un código
setup-more = Más opciones

setup-names = Nombres

setup-not-possible = No es posible: { $reason }.
setup-no-code = No hay texto que pegar: copia antes un código de partida.
setup-wrong-code = Error: { $error }.
setup-no-game-code = Esto no es un código de partida: { $error }.
setup-cannot-start = Esta partida no puede empezar: { $error }.

## Setup: kinds of board

setup-board = Tablero
setup-board-squares = Cuadros
setup-board-hexes = Hexas
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

setup-diagonals = Diagonales unidas
setup-wrap = Bordes unidos
setup-holes = Huecos

setup-shifted = Desplazadas
setup-shifted-odd-rows = Fil. impar
setup-shifted-even-rows = Fil. par
setup-shifted-odd-columns = Col. impar
setup-shifted-even-columns = Col. par

setup-hills = Colinas
setup-hills-none = no
setup-hills-levels = { $levels } niveles

## Setup: players

setup-who = Quién juega
setup-mode-solo = Solitario
setup-mode-same-device = Aquí mismo
setup-mode-computer = Máquina
setup-mode-network = Red
setup-mode-room-race = Carrera en tableros iguales
setup-mode-room-turns = Por turnos en un tablero

setup-level = Nivel
setup-seats = Asientos
setup-computer-begins = Empieza la máquina

## Players: what they are called

seat-you = Tú
seat-player = Jugador { $number }
seat-computer = Máquina { $number }
seat-opponent = Rival
seat-player-short = J{ $number }
seat-computer-short = M{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = tu turno
seat-doing-to-move = le toca
seat-doing-waiting = espera
seat-doing-thinking = piensa
seat-doing-won = gana
seat-doing-lost = pierde
seat-doing-drew = empata
seat-doing-out = fuera

## Players: whose turn it is, below the board

seat-turn-computer = Turno de la máquina
seat-turn-opponent = Turno de tu rival
seat-turn-person = Turno de { $name }

## Players: who won, as the heading of the result

seat-won-you = Has ganado
seat-won-computer = Gana la máquina
seat-won-opponent = Gana tu rival
seat-won-computer-number = Gana la máquina { $number }
seat-won-player-number = Gana el jugador { $number }
seat-won-person = Gana { $name }

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = has ganado
seat-state-won-computer = gana la máquina
seat-state-won-opponent = gana tu rival
seat-state-won-computer-number = gana la máquina { $number }
seat-state-won-player-number = gana el jugador { $number }
seat-state-won-person = gana { $name }

## Hints, below the board

advice-searching = Buscando una buena jugada…
advice-good-move = Buena jugada marcada
advice-possible-move = Jugada posible marcada
advice-restart = Ya no se puede ganar. Reinicia el tablero
advice-go-back = Ya no se puede ganar. Vuelve a la jugada { $last_winnable }
advice-never-winnable = Este tablero nunca se pudo ganar

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
drench-state-flooded = inundado en { $moves }
drench-state-out-of-moves = sin jugadas
drench-state-over = la partida ha terminado

drench-progress-limit =
    { $limit ->
        [one] de { $limit } jugada
       *[other] de { $limit } jugadas
    }
drench-progress-tiles = { $held } de { $all } casillas

drench-choose = Elige un color o pulsa una casilla
drench-advice-choose = Elige un color
drench-advice-try = Prueba el { $colour }
drench-advice-lost =
    { $left ->
        [one] No es posible en la { $left } jugada que queda
       *[other] No es posible en las { $left } jugadas que quedan
    }
drench-advice-lost-since =
    { $left ->
        [one] No es posible en la { $left } jugada que queda; lo era hasta la jugada { $last_winnable }
       *[other] No es posible en las { $left } jugadas que quedan; lo era hasta la jugada { $last_winnable }
    }
drench-advice-never = Este tablero nunca fue posible en tan pocas jugadas

drench-holder-you = tuyo
drench-holder-other = suyo
drench-holder-player-short = J { $number }

drench-result-flooded =
    { $moves ->
        [one] Inundado en { $moves } jugada
       *[other] Inundado en { $moves } jugadas
    }
drench-result-perfect =
    { $moves ->
        [one] { $moves } jugada: ¡perfecto!
       *[other] { $moves } jugadas: ¡perfecto!
    }
drench-result-best = Tú { $moves }, óptimo { $best }
drench-result-best-known = Tú { $moves }, mejor conocido { $best }
drench-result-last-move = Con la última jugada
drench-result-moves-left =
    { $moves ->
        [one] Sobra { $moves } jugada
       *[other] Sobran { $moves } jugadas
    }
drench-result-out-of-moves = Sin jugadas
drench-result-to-go =
    { $tiles ->
        [one] Falta { $tiles } casilla
       *[other] Faltan { $tiles } casillas
    }
drench-result-to-go-best =
    { $tiles ->
        [one] Falta { $tiles } casilla
       *[other] Faltan { $tiles } casillas
    }, { $best ->
        [one] bastaba { $best } jugada
       *[other] bastaban { $best } jugadas
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
drench-result-standstill = { $score }. Nadie creció en { $moves } jugadas

drench-size-classic = Clásico
drench-setup-colours = Colores
drench-setup-limit = Límite
drench-setup-moves = Jugadas
drench-setup-balanced = Tablero equilibrado
drench-setup-not-symmetric = Este tablero no es simétrico: un jugador puede tener ventaja

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

link-state-cleared = tablero vacío
link-state-out-of-time = sin tiempo
link-state-time = queda { $time }
link-state-tiles =
    { $tiles ->
        [one] queda { $tiles } ficha
       *[other] quedan { $tiles } fichas
    }

link-progress-time = restante
link-progress-tiles = { $left } de { $all } fichas
link-progress-all = de { $all } fichas

link-goal = Elige dos fichas iguales
link-no-moves = No quedan jugadas
link-shuffle = Mezclar
link-take-back = Deshacer
link-same-board = Repetir

link-advice-safe = Pareja segura: el tablero aún se puede ganar
link-advice-possible = Esta pareja se puede quitar
link-advice-lost = Mezcla o deshaz para continuar

link-result-cleared = Tablero vacío
link-result-time-left = Con { $time } de sobra
link-result-time = En { $time }
link-result-out-of-time = Sin tiempo
link-result-tiles-left =
    { $tiles ->
        [one] Queda { $tiles } ficha
       *[other] Quedan { $tiles } fichas
    }

link-setup-timed = Con reloj
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

light-block-tagline = Pisa cada casilla

light-block-details-classic = clásico

light-block-state-won = todo iluminado
light-block-state-stuck = sin salida
light-block-state-lit = { $lit } de { $all } iluminadas

light-block-progress = de { $all } iluminadas
light-block-winnable-searching = buscando un camino…
light-block-winnable-yes = se puede ganar
light-block-winnable-no = no se puede ganar
light-block-winnable-unknown = no se sabe si se puede ganar

light-block-goal = Ve a una vecina sin iluminar

light-block-result-won = Todo iluminado
light-block-result-steps =
    { $steps ->
        [one] En { $steps } paso
       *[other] En { $steps } pasos
    }
light-block-result-stuck = Sin salida
light-block-result-dark =
    { $tiles ->
        [one] { $tiles } casilla a oscuras. Deshaz o reinicia
       *[other] { $tiles } casillas a oscuras. Deshaz o reinicia
    }

light-block-setup-blocks = Bloques
light-block-setup-blocks-none = No
light-block-setup-blocks-few = Pocos
light-block-setup-blocks-some = Varios
light-block-setup-blocks-many = Muchos
light-block-setup-random = Bloques al azar (quizá sin solución)

## In a Row

row-tagline = Ponlas en fila

row-details-line = { $k } en raya
row-details-fall = las fichas caen
row-details-off-centre = inicio fuera del centro

row-state-draw = empate
row-state-not-begun = sin empezar
row-state-stones =
    { $stones ->
        [one] tras { $stones } ficha
       *[other] tras { $stones } fichas
    }

row-goal = Consigue { $k } en raya

row-result-line =
    { $stones ->
        [one] { $k } en raya, tras { $stones } ficha
       *[other] { $k } en raya, tras { $stones } fichas
    }
row-result-draw = Empate
row-result-no-line =
    { $stones ->
        [one] Sin línea en { $stones } ficha
       *[other] Sin línea en { $stones } fichas
    }

row-size-tic-tac-toe = Tres en raya
row-size-four = Cuatro en raya
row-size-five = Cinco en raya
row-setup-line = En raya
row-setup-fall = Las fichas caen
row-setup-off-centre = Inicio fuera del centro

## Race

race-tagline = Tira y corre

race-details-exact = { $tiles } casillas · tirada exacta
race-details-snakes = { $tiles } casillas, con serpientes
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

race-state-over = la partida ha terminado
race-state-not-begun = sin empezar
race-state-rolls =
    { $rolls ->
        [one] tras { $rolls } tirada
       *[other] tras { $rolls } tiradas
    }

race-waiting = { $doing }, { $pieces } por salir

race-your-roll = Te toca tirar
race-roll-again = Tira otra vez
race-roll = Tirar
race-choose-piece = Elige una ficha
race-choose-way = Elige el camino

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

race-result-over = La partida ha terminado
race-result-rolls =
    { $rolls ->
        [one] Tras { $rolls } tirada
       *[other] Tras { $rolls } tiradas
    }

race-setup-pieces = Fichas
race-setup-laps = Vueltas
race-setup-exact = Tirada exacta al final
race-setup-again = Con un seis se repite
race-setup-back-four = Un cuatro retrocede
race-setup-forks = Desvíos
race-setup-no-forks = Aquí no caben desvíos

## Blockade

blockade-tagline = Cruza antes

blockade-details-builds-uneven = { $least } o { $most } obras
blockade-details-builds =
    { $builds ->
        [one] { $builds } obra
       *[other] { $builds } obras
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
        [one] { $builds } obra
       *[other] { $builds } obras
    }
blockade-builds-left-passed =
    { $builds ->
        [one] { $builds } obra, pasa
       *[other] { $builds } obras, pasa
    }

blockade-goal-run = Pulsa tu corredor para correr
blockade-goal-run-fly = Pulsa tu corredor para correr o volar
blockade-goal-run-build = Pulsa tu corredor para correr, o una casilla para elevarla
blockade-goal-run-fly-build = Pulsa tu corredor para correr o volar, o una casilla para elevarla

blockade-advice-raise-one = Eleva la casilla marcada
blockade-advice-raise-two = Eleva las casillas marcadas
blockade-advice-fly = Vuela a la casilla marcada
blockade-advice-run = Corre a la casilla marcada
blockade-advice-raise-one-wins = Eleva la casilla marcada: así ganas
blockade-advice-raise-two-wins = Eleva las casillas marcadas: así ganas
blockade-advice-fly-wins = Vuela a la casilla marcada: así ganas
blockade-advice-run-wins = Corre a la casilla marcada: así ganas
blockade-advice-lost = Ninguna jugada ayuda

blockade-result-turns =
    { $turns ->
        [one] Tras { $turns } turno
       *[other] Tras { $turns } turnos
    }
blockade-result-rank = { $rank }. { $name }
blockade-result-draw = Empate
blockade-result-equal =
    { $turns ->
        [one] Caminos iguales tras { $turns } turno
       *[other] Caminos iguales tras { $turns } turnos
    }

blockade-setup-builds = Obras
blockade-setup-flights = Vuelos
blockade-setup-range = Pasos al correr
