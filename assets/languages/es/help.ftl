### Rules, keys and first lessons.

help = Ayuda

help-lesson = Jugar la lección (20 segundos)

## Chapters about all games

help-boards = Tableros
help-boards-tiles = Las casillas se tocan por los lados; en los tableros de cuadrados y de cubos también pueden tocarse por las esquinas, y en los de cuadrados los bordes pueden unirse: lo que sale por la derecha entra por la izquierda.
help-boards-cube = Un cubo se dibuja por capas, una junto a otra. Cada casilla toca la del mismo lugar en la capa siguiente; al señalar una casilla, unos marcos pequeños muestran qué toca allí.
help-boards-stacked = { game-title-in-a-row } apila las capas del cubo. Señala o pulsa una capa para verla entera y luego pulsa un lugar en ella. Arrastra con un dedo o con el botón derecho, o usa las teclas (izquierda: { $left }; derecha: { $right }) para girar el cubo. En los ajustes puedes poner las capas una junto a otra.
help-boards-four-dimensions = En cuatro dimensiones (4D) cada fila es un cubo, y también se toca el mismo lugar de la fila siguiente. Una casilla del medio toca otras ocho, dos en cada dimensión.
help-boards-hills = En las colinas, las casillas altas se ven más arriba y muestran sus lados. Un borde oscuro con dientes es un precipicio: por ahí no se pasa.
help-boards-map = En un mapa, una línea discontinua es un ferri: sus dos extremos se tocan.

help-choosing = Elegir
help-choosing-tile = Pulsa una casilla. O mueve un marco por el tablero con las teclas o los botones de dirección y elige la casilla marcada.
help-choosing-keys = Direcciones: { $arrows }. Entre ellas, o entre capas y cubos: { $diagonals }. Elegir: { $choose }.
help-choosing-zoom = Los tableros de casillas pequeñas se amplían con la rueda, con dos dedos o con teclas (más grande: { $closer }; más pequeño: { $farther }), y se mueven arrastrando.

help-keys = Teclas
help-keys-line = { $action }: { $keys }
help-keys-change = En los ajustes se cambian todas las teclas y los botones del mando, y hay distribuciones para una sola mano.
help-keys-others = Ctrl Z y Ctrl Y también deshacen y rehacen. En una repetición, las flechas, Inicio y Fin muestran otras jugadas, y Espacio la pone en marcha.
help-keys-saved = La partida se guarda después de cada jugada: cierra la ventana cuando quieras. En «Tus partidas», en el menú, están todas las que has jugado. Para seguir en otro dispositivo, copia la partida en los ajustes, envía el texto allí e impórtalo en sus ajustes.

## Rules of In a Row

help-row-win = Por turnos, se pone una ficha en un lugar vacío. Gana quien antes tenga suficientes fichas en línea recta: en filas, columnas y diagonales, en las tres direcciones de los hexágonos y a través de todas las capas de un cubo. Un tablero lleno sin línea es un empate.
help-row-fall = Donde las fichas caen, se quedan en el lugar libre más bajo de la columna, y en un cubo, en la última capa libre.
help-row-first = Quien gana empieza la partida siguiente; tras un empate, empieza quien empezó antes.

help-row-picture-place = Pon una ficha por turno
help-row-picture-line = Haz una línea o corta otra
help-row-picture-win = La primera línea gana

## Lesson of In a Row

lesson-row-stone = Pulsa el lugar marcado para poner ahí una ficha.
lesson-row-begin = Tres en raya ganan. Empieza una fila.
lesson-row-two = Tu rival la ha cortado. Este lugar hace dos filas a la vez.
lesson-row-finish = Una está cortada. Completa la otra.
lesson-row-end = Tres en raya ganan. En tableros mayores hacen falta cuatro o cinco.

## Rules of Race

help-race-snakes = Serpientes y escaleras: tira el dado y tu ficha avanza ese número de casillas. Al pie de una escalera sube; en la cabeza de una serpiente baja. Gana quien llegue antes al final.
help-race-ring = Alrededor del anillo: con un seis, una ficha que espera sale a tu casilla de salida. Desde ahí todas tus fichas dan una vuelta y entran en tu pasillo. Si una ficha llega a donde hay otra de un rival, se la come, y esa vuelve a esperar. Si puedes elegir, pulsa la ficha o su número. Mientras solo te sirva un seis, tiras hasta tres veces por turno.
help-race-forks = Con desvíos, el camino se divide en uno corto, con serpientes o capturas, y otro largo y seguro. Pulsa la casilla a la que quieras ir, o el botón del camino.
help-race-choices = Como opción, un cuatro retrocede cuatro casillas, incluso más allá de tu salida o fuera de tu pasillo, y las fichas dan dos vueltas al anillo.
help-race-roll = Pulsa el dado, o la tecla que elige una casilla, para tirar. Como opción, con un seis se tira otra vez.

help-race-picture-roll = Tira el dado para avanzar
help-race-picture-ladders = Sube escaleras, baja serpientes
help-race-picture-ring = O da una vuelta al anillo

## Lesson of Race

lesson-race-roll = Pulsa el dado para tirar. Tu ficha avanza ese número de casillas.
lesson-race-ladder = Has subido una escalera. Tira otra vez.
lesson-race-snake = ¡Otra escalera! Tu rival bajó por una serpiente. Tira una vez más.
lesson-race-end = Gana quien llegue antes al final.

## Rules of Drench

help-drench-colour = Es tuya la casilla con borde, arriba a la izquierda en casi todos los tableros. Elige un color: toda tu región lo toma y suma las casillas de ese color que toca. Pulsa un color o una casilla de ese color; las teclas del 1 al 9 y el 0 eligen los colores por orden.
help-drench-solo = En solitario, ganas cuando todo el tablero es de un color, dentro del número de jugadas que se ve encima.
help-drench-two = Con dos jugadores, el otro tiene la esquina opuesta o la casilla más lejana de la tuya, y se juega por turnos. No se puede elegir ni el color propio ni el del otro. Cuando solo quedan esos dos, gana quien tenga más casillas; también si ninguna región crece durante mucho tiempo.

help-drench-picture-own = Las casillas con borde son tuyas
help-drench-picture-flood = Un color inunda a sus vecinas
help-drench-picture-win = Todo de un color: ganas

## Lesson of Drench

lesson-drench-colour = Las casillas con borde son tuyas. Pulsa el color marcado para cambiarlas.
lesson-drench-next = Has tomado las casillas de ese color junto a las tuyas. Toma el color siguiente.
lesson-drench-all = Haz que todo el tablero sea de un color.
lesson-drench-end = Ganas cuando todo es de un color. Un tablero de verdad limita las jugadas.

## Rules of Light Block

help-light-walk = Estás en una casilla, y cada paso a una de al lado ilumina la que dejas. Ilumínalas todas sin cruzar tu propio camino; en los bloques no se puede entrar. Pulsa la casilla siguiente u otra más lejana en la misma línea, arrastra la bola por un camino, o usa las flechas en cuadrados que se tocan por los lados; en los demás tableros, las flechas mueven un marco y Enter da el paso a la casilla marcada.
help-light-end = Si no hay casillas sin iluminar a tu lado y la tuya es la última, también se ilumina y ganas. Si no, te quedas sin salida y puedes deshacer. En las colinas un paso sube un nivel, si el tablero no indica otra cosa.
help-light-boards = Todos los tableros se pueden ganar, salvo los de bloques al azar: la línea de arriba dice si es posible, cuando se sabe.

help-light-picture-move = Mueve la bola
help-light-picture-lit = Cada paso ilumina una casilla
help-light-picture-all = Ilumínalas todas

## Lesson of Light Block

lesson-light-step = Eres la bola. Pulsa la casilla marcada para ir a ella.
lesson-light-lit = Cada casilla que dejas se ilumina.
lesson-light-blocked = No puedes pisar una casilla iluminada ni el bloque.
lesson-light-last = Ilumina la última casilla.
lesson-light-end = Todo está iluminado: has ganado. También puedes arrastrar la bola o usar las flechas.

## Rules of Link

help-link-pair = Elige dos fichas iguales. Si las une una línea con dos giros como máximo por lugares vacíos, incluso por fuera del tablero, desaparecen. Elige otra vez la primera ficha para soltarla. Ganas cuando no quedan fichas.
help-link-time = Todos los tableros se pueden ganar. En una partida con reloj, cada pareja devuelve unos segundos. En pausa, el reloj se para y las fichas se ocultan; la pausa llega sola si cambias de ventana.
help-link-falling = Donde las fichas caen o se deslizan, lo hacen después de cada pareja. Si no quedan jugadas, deshaz, mezcla el resto o reinicia el tablero.

help-link-picture-find = Busca dos fichas iguales
help-link-picture-line = Las une una línea con dos giros
help-link-picture-clear = Vacía el tablero y ganas

## Lesson of Link

lesson-link-pair = Pulsa las dos fichas marcadas: son iguales y una línea las une.
lesson-link-gap = La línea necesita lugares vacíos, como este hueco.
lesson-link-turns = Puede girar dos veces e ir por fuera.
lesson-link-clear = Vacía el tablero.
lesson-link-end = Vacía el tablero y ganas. Los de verdad tienen muchas más fichas.

## Rules of Blockade

help-blockade-goal = Lleva tu corredor a su meta, el lado opuesto o el rincón lejano de un mapa, antes que los demás. En tu turno corres, construyes o vuelas.
help-blockade-run = Correr: pulsa tu corredor y luego una casilla marcada. El número es el coste: un paso cuesta 1, uno en diagonal 1,5, y cada nivel que subes, 1 más. Un paso siempre está permitido. Tu corredor salta sobre los corredores que tiene en fila.
help-blockade-build = Construir: pulsa una casilla y púlsala otra vez para elevarla sola, o pulsa una de al lado para elevar las dos. Eso es una obra. Lo elevado es demasiado empinado para subir desde el nivel de abajo. En las colinas se eleva un nivel más. No puedes elevar la casilla de un corredor ni cerrar el último camino de nadie. Entre dos jugadores, en hexágonos con un número par de filas, uno tiene una obra más: sin colinas el primero, con colinas el segundo.
help-blockade-fly = Volar: pulsa tu corredor y luego una casilla marcada con un ala. Un vuelo pasa sobre alturas y corredores y llega dos pasos más lejos que corriendo. Tienes un vuelo por partida si no eliges otra cosa.

help-blockade-picture-run = Corre al otro lado
help-blockade-picture-build = Eleva casillas y frena al resto
help-blockade-picture-win = Gana quien cruce antes

## Lesson of Blockade

lesson-blockade-run = Lleva tu corredor a la fila de tu color. Pulsa el corredor y luego la casilla marcada.
lesson-blockade-build = Eleva el suelo ante tu rival: pulsa una casilla marcada y luego la otra.
lesson-blockade-goal = Es demasiado empinado para subir. Corre a tu meta.
lesson-blockade-end = Gana quien llegue antes a la meta.
