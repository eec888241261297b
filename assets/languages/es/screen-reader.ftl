### What a screen reader says about the board, and what it announces. Nothing of it is on the screen. Each message is short,
### because it is heard often.

## Places of tiles

place-row-column = fila { $row }, columna { $column }
place-layer = capa { $layer }, fila { $row }, columna { $column }
place-cube = cubo { $cube }, capa { $layer }, fila { $row }, columna { $column }
place-number = casilla { $number }

## Tiles

tile-description = { $place }: { $content }
tile-empty = vacía
tile-of-player = { $content }, { $player }
tile-yours = { $content }, tú
tile-in-reach = { $content }, al alcance
tile-removed = retirada
tile-dark = sin iluminar
tile-lit = iluminada
tile-block = bloque
tile-stone = ficha
tile-height = altura { $height }
tile-goal = meta
tile-runner = corredor
tile-ball = bola
tile-piece = ficha { $number }
tile-ladder = escalera a la { $place }
tile-snake = serpiente a la { $place }
tile-chosen = { $content }, seleccionada
tile-hint = { $content }, pista

## The board

board-label = Tablero de { $game }, { $details }
colour-button-tiles =
    { $colour }, { $tiles ->
        [one] gana { $tiles } casilla
       *[other] gana { $tiles } casillas
    }

## Moves

move-by = { $player }: { $action }
move-colour =
    { $colour }, ahora { $tiles ->
        [one] { $tiles } casilla
       *[other] { $tiles } casillas
    }
move-pair = pareja retirada: { $first } y { $second }
move-rolled = un { $pips } en el dado
move-shuffled = fichas mezcladas
move-piece = la ficha { $number } va a la { $place }
move-sent-back = ficha comida: { $player }
move-raised = casilla elevada: { $place }
move-raised-two = casillas elevadas: { $first } y { $second }
move-flight = vuelo a la { $place }
move-time-up = se acabó el tiempo
move-pass = sin mover
position-changed = La posición ha cambiado: { $details }
hint-about = { $advice }: { $what }

## Turns and clocks

turn-yours = Tu turno
press-again = Pulsa otra vez para confirmar
seconds-left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
result-announced = { $result }, { $margin }
chat-announced = { $player }: { $message }

## Faces of the tiles of Link: mahjong tiles

face-bamboo = bambú { $number }
face-circles = círculos { $number }
face-characters = caracteres { $number }
face-east = viento este
face-south = viento sur
face-west = viento oeste
face-north = viento norte
face-red-dragon = dragón rojo
face-green-dragon = dragón verde
face-white-dragon = dragón blanco
face-red-bamboo = bambú rojo 5
face-red-circles = círculos rojos 5
face-red-characters = caracteres rojos 5
face-plum = ciruelo
face-orchid = orquídea
face-chrysanthemum = crisantemo
face-bamboo-plant = planta de bambú
face-spring = primavera
face-summer = verano
face-autumn = otoño
face-winter = invierno

## Faces of the tiles of Link: letters and figures

face-letter = letra { $letter }
face-circle = círculo
face-ring = anillo
face-square = cuadrado
face-triangle = triángulo
face-diamond = rombo
face-star = estrella
face-cross = cruz
face-heart = corazón
face-moon = luna
face-sun = sol
face-lightning = rayo
face-drop = gota
face-leaf = hoja
face-arrow = flecha
face-cube = cubo
face-hourglass = reloj de arena
face-crown = corona
face-anchor = ancla
face-key = llave
face-fish = pez
face-bell = campana

keyboard-shift = Mayúsculas
keyboard-backspace = Retroceso
keyboard-space = Espacio
keyboard-left = Cursor a la izquierda
keyboard-right = Cursor a la derecha
keyboard-done = Listo
keyboard-signs = Números y símbolos
keyboard-letters = Letras
keyboard-latin = Letras latinas
keyboard-more = Más letras
