### Rules, keys and first lessons.

help = Ayuda

help-lesson = Hacer el tutorial (20 segundos)

## Chapters about all games

help-boards = Tableros
help-boards-tiles = Las casillas se tocan por los lados. En cuadrados y cubos también pueden contar las esquinas, y un tablero de cuadrados puede tener los bordes unidos: sales por la derecha y vuelves a entrar por la izquierda.
help-boards-cube = Un cubo se muestra por capas, lado a lado. Cada casilla toca también la del mismo lugar en la capa contigua: si la señalas, unos marcos pequeños muestran qué toca allí.
help-boards-stacked = { game-title-in-a-row } también puede apilar las capas del cubo; se elige junto al tablero. Para girar la pila, arrastra con un dedo o con el botón derecho, o usa las teclas (izquierda: { $left }; derecha: { $right }).
help-boards-four-dimensions = En cuatro dimensiones (4D), cada fila es un cubo, y cada casilla toca también la del mismo lugar en la fila contigua. Una casilla del medio toca otras ocho, dos en cada dimensión.
help-boards-hills = En las colinas, las casillas altas se ven más arriba y muestran sus lados. Un borde oscuro y dentado es un precipicio: por ahí no se pasa.
help-boards-map = En un mapa, una línea discontinua es un ferri: las zonas que une se tocan.

help-choosing = Controles
help-choosing-tile = Pulsa una casilla, o mueve el marco con las teclas o los botones de dirección y elige la casilla que señala.
help-choosing-keys = Direcciones: { $arrows }. Diagonales, capas y cubos: { $diagonals }. Elegir: { $choose }.
help-choosing-zoom = Para acercar o alejar, usa la rueda, dos dedos o las teclas (acercar: { $closer }; alejar: { $farther }). Arrastra para mover el tablero.

help-keys = Teclas
help-keys-line = { $action }: { $keys }
help-keys-change = En los ajustes puedes cambiar todas las teclas y los botones del mando, o elegir una distribución para una sola mano.
help-keys-others = Ctrl+Z y Ctrl+Y también deshacen y rehacen. En una repetición, las flechas, Inicio y Fin recorren las jugadas, y Espacio la reproduce.
help-keys-saved = La partida se guarda después de cada jugada: cierra la ventana cuando quieras. En «{ title-games }», en el menú, están todas las que has jugado. Para seguir en otro dispositivo, copia la partida en los ajustes, envía el texto allí e impórtalo en sus ajustes.

## Rules of In a Row

help-row-win = Por turnos, se pone una ficha en una casilla vacía. Gana quien primero tenga suficientes fichas en línea recta: en filas, columnas y diagonales, en las tres direcciones de los hexágonos y a través de todas las capas de un cubo. Un tablero lleno sin línea es un empate.
help-row-fall = Si las fichas caen, se quedan en la casilla libre más baja de la columna y, en un cubo, en la última capa libre.
help-row-first = Quien gana empieza la partida siguiente. Tras un empate, vuelve a empezar quien empezó.

help-row-picture-place = Pon una ficha por turno
help-row-picture-line = Haz una línea o bloquea otra
help-row-picture-win = La primera línea gana

## Lesson of In a Row

lesson-row-stone = Pulsa la casilla marcada para poner ahí una ficha.
lesson-row-begin = Tres fichas en línea ganan. Empieza una línea.
lesson-row-two = Tu rival la ha bloqueado. Aquí amenazas con dos líneas a la vez.
lesson-row-finish = Una está bloqueada. Completa la otra.
lesson-row-end = Tres fichas en línea ganan. En tableros más grandes hacen falta cuatro o cinco.

## Rules of Race

help-race-snakes = Serpientes y escaleras: tira el dado y tu ficha avanza ese número de casillas. Al pie de una escalera sube; en la cabeza de una serpiente baja. Gana quien llegue antes al final.
help-race-ring = Alrededor del anillo: con un seis, una ficha que espera sale a tu casilla de salida. Desde ahí, cada ficha da una vuelta y entra en tu pasillo. Si cae donde está la de un rival, se la come, y esa vuelve a esperar. Si puedes elegir, pulsa la ficha o su número. Mientras solo te sirva un seis, tiras hasta tres veces por turno.
help-race-forks = Los desvíos dividen el camino en dos: uno corto, con serpientes o capturas, y otro largo y seguro. Pulsa la casilla a la que quieras ir, o el botón de ese camino.
help-race-choices = Opciones: con un cuatro se retroceden cuatro casillas, incluso más allá de tu salida o fuera de tu pasillo; las fichas dan dos vueltas al anillo.
help-race-roll = Para tirar, pulsa el dado o la tecla que elige una casilla. Como opción, con un seis se tira otra vez.

help-race-picture-roll = Tira el dado para avanzar
help-race-picture-ladders = Sube escaleras, baja serpientes
help-race-picture-ring = O da una vuelta al anillo

## Lesson of Race

lesson-race-roll = Pulsa el dado para tirar. Tu ficha avanza ese número de casillas.
lesson-race-ladder = Has subido una escalera. Tira otra vez.
lesson-race-snake = ¡Otra escalera! Tu rival ha bajado por una serpiente. Tira una vez más.
lesson-race-end = Gana quien llegue antes al final.

## Rules of Drench

help-drench-colour = Empiezas en la casilla con borde, arriba a la izquierda en casi todos los tableros. Elige un color: toda tu región lo toma y absorbe las casillas de ese color que toca. Pulsa un color o una casilla de ese color; las teclas del 1 al 9 y el 0 eligen los colores por orden.
help-drench-solo = En solitario, ganas si dejas todo el tablero de un color sin pasarte de las jugadas que se indican encima.
help-drench-two = Con dos jugadores, el otro empieza en la esquina opuesta, o en la casilla más lejana de la tuya, y se juega por turnos. No se puede elegir ni el color propio ni el del otro. Cuando solo quedan esos dos, o si nadie crece durante mucho tiempo, gana quien tenga más casillas.

help-drench-picture-own = Las casillas con borde son tuyas
help-drench-picture-flood = Un color inunda las casillas vecinas
help-drench-picture-win = Todo de un color: ¡ganas!

## Lesson of Drench

lesson-drench-colour = Las casillas con borde son tuyas. Pulsa el color marcado para cambiarlas.
lesson-drench-next = Las casillas de ese color junto a las tuyas ya son tuyas. Elige el color siguiente.
lesson-drench-all = Haz que todo el tablero sea de un color.
lesson-drench-end = ¡Todo de un color: ganas! En los tableros de verdad hay un límite de jugadas.

## Rules of Light Block

help-light-walk = Estás en una casilla, y cada paso a una de al lado ilumina la que dejas. Ilumínalas todas sin cruzar tu propio camino; en los bloques no se puede entrar. Pulsa la casilla siguiente u otra más lejana en la misma línea, o arrastra la bola. En cuadrados que se tocan por los lados también puedes usar las flechas; en los demás tableros, las flechas mueven un marco y Enter te lleva a la casilla marcada.
help-light-end = Cuando tu casilla es la última, también se ilumina y ganas. Si antes te quedas sin casillas por iluminar al lado, estás sin salida y puedes deshacer. En las colinas, un paso sube un nivel, si el tablero no indica otra cosa.
help-light-boards = Todos los tableros se pueden ganar, salvo quizá alguno de bloques al azar: la línea de arriba dice si es posible, cuando se sabe.

help-light-picture-move = Mueve la bola
help-light-picture-lit = Las casillas que dejas se iluminan
help-light-picture-all = Ilumínalas todas

## Lesson of Light Block

lesson-light-step = Eres la bola. Pulsa la casilla marcada para ir a ella.
lesson-light-lit = Las casillas que dejas se iluminan.
lesson-light-blocked = No puedes pisar casillas iluminadas ni bloques.
lesson-light-last = Ilumina la última casilla.
lesson-light-end = Todo está iluminado: ¡ganas! También puedes arrastrar la bola o usar las flechas.

## Rules of Link

help-link-pair = Elige dos fichas iguales. Si una línea con dos giros como máximo puede unirlas pasando por huecos, incluso por fuera del tablero, desaparecen. Pulsa otra vez la primera ficha para soltarla. Despeja el tablero y ganas.
help-link-time = Todos los tableros se pueden ganar. En una partida contrarreloj, cada pareja devuelve unos segundos. En pausa, el reloj se para y las fichas se ocultan; la partida se pausa automáticamente si cambias de ventana.
help-link-falling = En los tableros donde las fichas caen o se deslizan, lo hacen después de cada pareja. Si no quedan jugadas, deshaz, mezcla el resto o reinicia el tablero.

help-link-picture-find = Busca dos fichas iguales
help-link-picture-line = Únelas con dos giros como máximo
help-link-picture-clear = Despeja el tablero y ganas

## Lesson of Link

lesson-link-pair = Pulsa las dos fichas marcadas: son iguales y una línea las une.
lesson-link-gap = La línea puede pasar por huecos. Une estas dos.
lesson-link-turns = La línea puede girar dos veces y rodear el borde.
lesson-link-clear = Despeja el tablero.
lesson-link-end = ¡Tablero despejado: ganas! Los de verdad tienen muchas más fichas.

## Rules of Blockade

help-blockade-goal = Lleva tu corredor a su meta antes que los demás: el lado opuesto o, en un mapa, el rincón más lejano. En tu turno corres, construyes o vuelas.
help-blockade-run = Correr: pulsa tu corredor y luego una casilla marcada. El número es lo que cuesta: un paso, 1; uno en diagonal, 1,5; y cada nivel que subes, 1 más. Un paso siempre está permitido. Tu corredor puede saltar por encima de otros corredores en fila.
help-blockade-build = Construir: pulsa una casilla y púlsala otra vez para elevarla sola, o pulsa una de al lado para elevar las dos. Eso gasta una barrera. El terreno elevado es demasiado empinado para subir desde el nivel de abajo. En las colinas se eleva un nivel más. No puedes elevar la casilla de un corredor ni cerrar el último camino de nadie. Entre dos jugadores, en hexágonos con un número par de filas, uno tiene una barrera más: sin colinas el primero, con colinas el segundo.
help-blockade-fly = Volar: pulsa tu corredor y luego una casilla marcada con un ala. Un vuelo pasa por encima de desniveles y corredores y llega dos pasos más lejos que corriendo. Tienes un vuelo por partida, si las opciones no dicen otra cosa.

help-blockade-picture-run = Corre al otro lado
help-blockade-picture-build = Eleva casillas y frena al resto
help-blockade-picture-win = Gana quien cruce antes

## Lesson of Blockade

lesson-blockade-run = Lleva tu corredor a la fila de tu color. Pulsa el corredor y luego la casilla marcada.
lesson-blockade-build = Eleva el terreno delante de tu rival: pulsa una casilla marcada y luego la otra.
lesson-blockade-stack = ¡Demasiado empinado para subir! Elévalo otra vez: pulsa dos veces la casilla marcada.
lesson-blockade-fly = ¡Vuela por encima de todo! Pulsa tu corredor y luego dos veces la casilla marcada.
lesson-blockade-end = Gana quien llegue antes a la meta.
