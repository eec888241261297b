### Keys and gamepad buttons, and their names.

label-with-key = { $label } ({ $key })
controls-title = Teclas y mando
controls-layout = Distribución
controls-usual = Habitual
controls-left-hand = Izquierda
controls-right-hand = Derecha
controls-places = Aquí cuenta el lugar de cada tecla. Llevan los nombres de un teclado estadounidense hasta que las pulsas.

## The table

controls-key = Tecla
controls-second-key = Segunda tecla
controls-button = Mando
controls-press-key = Pulsa la nueva tecla. Esc cancela, Supr la quita.
controls-press-button = Pulsa el nuevo botón del mando. El mismo otra vez lo quita.
controls-remove = Quitar
controls-cancel = Cancelar
controls-conflict = También está en: { $actions }
controls-always = Siempre igual: Esc vuelve atrás, F1 abre las reglas, Ctrl Z y Ctrl Y deshacen y rehacen, y 1 a 9 y 0 eligen colores y fichas. En los menús también valen las flechas, Enter y Espacio.
controls-reset = Restablecer la tabla
controls-reset-again = Pulsa otra vez para restablecerla

## Names of rows; what a key does. The diagonals lead to other layers and cubes as well.

controls-up = Arriba
controls-right = Derecha
controls-down = Abajo
controls-left = Izquierda
controls-up-left = Arriba izq., cubo anterior
controls-up-right = Arriba der., capa de encima
controls-down-left = Abajo izq., cubo siguiente
controls-down-right = Abajo der., capa de debajo
controls-choose = Elegir
controls-turn-left = Girar el cubo a la izquierda
controls-turn-right = Girar el cubo a la derecha
controls-zoom-in = Ampliar el tablero
controls-zoom-out = Reducir el tablero
controls-full-screen = Pantalla completa

## Names of keys, as they are printed on a keyboard of the language

key-escape = Esc
key-enter = Enter
key-space = Espacio
key-backspace = Retroceso
key-delete = Supr
key-insert = Insert
key-home = Inicio
key-end = Fin
key-page-up = RePág
key-page-down = AvPág
key-number-pad = Num { $key }

## Buttons of a gamepad, with little room

pad-direction = Cruceta { $arrow }
pad-lower = Botón inferior
pad-right = Botón derecho
pad-upper = Botón superior
pad-left = Botón izquierdo
pad-cross = Equis
pad-circle = Círculo
pad-triangle = Triángulo
pad-square = Cuadrado
