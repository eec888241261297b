### Keys and gamepad buttons, and their names.

label-with-key = { $label } ({ $key })
controls-title = Teclas y mando
controls-layout = Distribución
controls-usual = Estándar
controls-left-hand = Mano izq.
controls-right-hand = Mano der.
controls-places = En estas teclas cuenta la posición. Llevan los nombres de un teclado estadounidense hasta que las pulses.

## The table

controls-key = Tecla
controls-second-key = Segunda tecla
controls-button = Mando
controls-press-key = Pulsa la nueva tecla. Esc cancela, Supr la quita.
controls-press-button = Pulsa el nuevo botón del mando. Pulsa el mismo otra vez para quitarlo.
controls-remove = Quitar
controls-cancel = Cancelar
controls-conflict = También se usa para: { $actions }
controls-always = Estas no cambian: Esc vuelve atrás, F1 abre las reglas, Ctrl+Z y Ctrl+Y deshacen y rehacen, y las teclas del 1 al 9 y el 0 eligen colores y fichas. En los menús también valen las flechas, Enter y Espacio.
controls-reset = Restablecer controles
controls-reset-again = Pulsa otra vez para restablecerlos

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
controls-turn-left = Girar cubo a la izquierda
controls-turn-right = Girar cubo a la derecha
controls-zoom-in = Acercar
controls-zoom-out = Alejar
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
