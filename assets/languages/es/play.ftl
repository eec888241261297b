### The screen on which a game is played.

## Window

window-title-your-turn = Tu turno – Tessella

screen-on-reason = Hay un reloj en marcha

## Around the board

play-whole-board = Ver todo el tablero
play-layer = Capa { $layer }
play-cube-layer = Cubo { $cube }, capa { $layer }

play-back = Volver al menú
play-sounds-silent = Sonido: apagado
play-sounds-quiet = Sonido: bajo
play-sounds-loud = Sonido: alto
play-rules = Reglas
play-settings = Ajustes

play-problem =
    Gana en { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
play-day =
    { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
play-level = nivel { $number }

## Who plays, after the size of a board or the name of a game, as in "9x9 · 6 colours · solo"

mode-solo = en solitario
mode-on-one-device = en el mismo dispositivo
mode-against-computer = contra la máquina
mode-over-network = en red

## Tools

play-undo = Deshacer
play-redo = Rehacer
play-hint = Pista
play-rest = Acabar
play-restart = Reiniciar
play-new = Nuevo
play-best = Solución

play-undo-long = Deshacer
play-redo-long = Rehacer
play-hint-long = Pista
play-rest-long = Jugar el resto automáticamente
play-restart-long = Reiniciar
play-new-long = Otro tablero

play-share-game = Compartir esta partida

hint-not-found = No hay pista
hint-failed = No hay pista, por un error en Tessella

## Pause

play-pause-long = Pausa
play-resume-long = Seguir
play-ask-for-pause = Pedir pausa

play-paused = En pausa
play-resume = Seguir
play-before-clock = El reloj arranca al pulsar «{ play-begin }»
play-begin = Empezar

## Lessons

lesson-skip = Saltar tutorial
lesson-play = Jugar de verdad
lesson-won = ¡Has ganado!
lesson-press-marked = Pulsa lo que está marcado

well-results = Tus resultados
well-moves = Jugadas

## Result

result-restart = Reiniciar
result-try-again = Reintentar
result-back-to-move = Volver a la jugada { $move }
result-new-board = Otro tablero
result-play-again = Otra partida
result-next-level = Siguiente
result-more-boards = Más tableros
result-setup = Opciones
result-replay = Repetición

## What is new about a result, after its margin, as in "in 12 of 14 moves · New best · 3 days in a row"

news-solved =
    Resuelto en { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
news-above-par =
    { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }, objetivo: { $par }
news-new-best = Nuevo récord
news-days =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
news-all-done = Los cuatro resueltos
news-fewest-moves = Menos jugadas que nunca
news-fastest = Récord de tiempo
news-wins =
    { $wins ->
        [one] { $wins } victoria seguida
       *[other] { $wins } victorias seguidas
    }

## Replay

replay-close = Cerrar
replay-branch = Jugar desde aquí

replay-move = Jugada { $number } de { $moves }
replay-best-move = Mejor solución: jugada { $number } de { $moves }

replay-to-beginning = Ir al principio (Inicio)
replay-back = Jugada anterior (←)
replay-on = Jugada siguiente (→)
replay-to-end = Ir al final (Fin)
replay-pause = Pausa (Espacio)
replay-resume = Reproducir (Espacio)

replay-alone = Mostrar solo tu partida
replay-compare = Comparar con la mejor solución
replay-usual-speed = Velocidad normal
replay-fast = Velocidad rápida

replay-bar = Repetición

replay-your-game = Tu partida
replay-best-length =
    Mejor solución: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

analysis-hint = con pista
analysis-lost-here = aquí se perdió la partida
analysis-moves-lost =
    { $moves ->
        [one] { $moves } jugada perdida
       *[other] { $moves } jugadas perdidas
    }

analysis-flawless =
    sin errores (mejor solución: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    })
analysis-flawless-known =
    sin errores (mejor solución conocida: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    })
analysis-mistakes =
    { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    } (mejor solución: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    })
analysis-mistakes-known =
    { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    } (mejor solución conocida: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    })

analysis-winning-you = vas ganando
analysis-winning-computer = va ganando la máquina
analysis-winning-opponent = va ganando tu rival
analysis-winning-player-number = va ganando el jugador { $number }
analysis-winning-person = va ganando { $name }
analysis-draw = rumbo al empate
analysis-share = { $name }: { $percent } %
analysis-mistake = error, { $evaluation }
analysis-turning-point = error decisivo, { $evaluation }
analysis-better = Mejor: { $move }
analysis-running = Analizando… { $percent } %
analysis-legend-mistake = Error
analysis-legend-hint = Pista
analysis-legend-turning-point = Error decisivo

## Network game

online-asks-take-back = { $name } pide deshacer una jugada
online-asks-pause = { $name } pide una pausa
online-offers-draw = { $name } ofrece empate
online-allow = Aceptar
online-accept = Aceptar
online-refuse = No

online-offer-draw = ¿Empate?
online-give-up = Rendirse
online-sure = ¿Seguro?
online-give-up-again = Pulsa otra vez para rendirte: pierdes la partida.
online-restart-again = Pulsa otra vez para empezar de nuevo: pierdes tus jugadas.
online-chat = Chat
online-chat-unread = Chat ({ $messages })
online-room = Sala

online-host-away = El anfitrión no está. Esperando…
online-connection-lost = Conexión perdida. Reconectando…
online-paused = En pausa (10 minutos como máximo)
online-watching = Modo espectador

online-you = Tú
online-cut-off = { $name } sin conexión: asiento reservado { $seconds } s
online-progress = { $name } { $percent } %
online-progress-stuck = { $name } sin salida al { $percent } %
online-progress-done =
    { $name } ha terminado en { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }

online-seat-free = { $name } ha salido: asiento libre
online-wants-rematch = { $name } quiere la revancha

online-won = Ha ganado { $name }
online-you-won = Has ganado
online-over = Partida terminada
online-nobody-won = Nadie ha ganado
online-draw-agreed = Empate acordado
online-player = Jugador { $number }
online-place = { $place }.º { $name }

online-left = { $name } ha salido
online-disconnected = { $name } ha perdido la conexión
online-resigned = { $name } se ha rendido
online-out-of-time = { $name } ha agotado su tiempo
online-you-left = Has salido
online-you-disconnected = Has perdido la conexión
online-you-resigned = Te has rendido
online-you-out-of-time = Has agotado tu tiempo

online-next-game = Ya viene otra partida
online-to-tournament = Ir al torneo
online-dealing = Preparando el tablero…
online-waiting = Esperando…
online-play-again = Revancha
online-sit-down = Sentarse
online-keep = Guardar

## Colours of tiles, for screen readers and in sentences about a colour

colour-pink = rosa
colour-yellow = amarillo
colour-olive = oliva
colour-cyan = celeste
colour-blue = azul
colour-purple = morado
colour-teal = verde azulado
colour-brown = marrón
colour-silver = plateado
colour-mint = menta
colour-red = rojo
colour-orange = naranja
colour-green = verde
colour-lime = verde lima
colour-moss = verde musgo
colour-azure = azul cobalto
colour-lilac = lila
colour-plum = ciruela

## Controls

stepper-less = menos
stepper-more = más

## Games that begin, continue and are kept

game-cannot-start = No se puede empezar esta partida: { $error }.
game-cannot-continue = La última partida no puede continuar: { $why }. Queda en «{ title-games }».
game-kept = La partida anterior está en «{ title-games }»

link-cannot-open = No se puede abrir este enlace: { $error }.

packs-too-many = Solo se muestran los primeros { $packs } paquetes.
packs-failed = No se pudieron leer tus paquetes por un error en Tessella.

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = En este sistema no hay dónde guardar archivos, así que no se guardarán las partidas ni los ajustes.
storage-in-use = Tessella ya está abierto en otra ventana. Lo que hagas en esta no se guardará.
storage-not-locked = Lo que hagas en esta ventana no se guardará: no se puede bloquear { $file } ({ $error }). Lo que se guardó antes sigue ahí.

storage-games-unread = No se pudieron leer tus partidas guardadas: { $why }.
storage-history-unread = No se pudieron leer tus resultados: { $why }.
storage-settings-unread = No se pudieron leer tus ajustes: { $why }.
storage-set-aside = El archivo anterior se conserva como { $name }.
storage-left-alone = Tampoco se pudo apartar el archivo ({ $error }), así que queda como está y no se guardará nada en él.

settings-file-no-text = no es un archivo de texto
settings-file-unexpected = error en la línea { $line }, columna { $column }
settings-file-default = El valor de { $setting } en settings.ron no es válido: se usa el predeterminado.
settings-file-defaults = { $number } ajustes de settings.ron no son válidos y se usan sus valores predeterminados: { $settings }.

storage-unsaved = No se puede guardar { $file }: { $error }.
storage-keeps-trying = Tessella lo seguirá intentando.
storage-close-again = Cierra la ventana otra vez para salir sin guardar.

last-crash = Tessella se cerró de forma inesperada la última vez. Los detalles están en { $file }.

computer-quick-move = La máquina no ha podido calcular su jugada y ha hecho una sencilla.
computer-cannot-move = Por un error en Tessella, la máquina no puede jugar aquí. Deshaz una jugada o empieza otra partida.
analysis-failed = El análisis se ha detenido por un error en Tessella.
error-in-program = un error en Tessella
service-given-up = Por un error en Tessella, { $what } hasta que reinicies la aplicación.
service-sound = no hay sonido
service-links = los enlaces abren otra ventana
service-pads = puede que el mando no despierte una ventana inactiva
service-screen-reader = los lectores de pantalla pueden responder con retraso
service-screen-on = la pantalla puede apagarse mientras piensas

exit-guests =
    { $guests ->
        [one] Hay { $guests } invitado
       *[other] Hay { $guests } invitados
    }. Cierra otra vez para terminar la sesión

## Backups, imports and pictures

file-saved = Guardado como { $file }
file-not-written = No se pudo escribir { $file }: { $error }

backup-copied = Copia de seguridad en el portapapeles
backup-failed = No se pudo hacer la copia de seguridad: { $why }
backup-too-long = es demasiado larga para el portapapeles
backup-no-folder = no hay carpeta de documentos

import-first-file = Solo se importa el primer archivo.
import-failed = No se pudo importar: { $why }.
import-done =
    Importado: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } y { $results ->
        [one] { $results } resultado
       *[other] { $results } resultados
    }.
import-done-known =
    Importado: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } ({ $known ->
        [one] { $known } ya estaba aquí
       *[other] { $known } ya estaban aquí
    }) y { $results ->
        [one] { $results } resultado
       *[other] { $results } resultados
    }.
import-settings-unexpected = No se pudieron leer sus ajustes: { $why }.

picture-copied = Imagen copiada
picture-failed = No se pudo hacer la imagen: { $reason }
picture-no-folder = no hay carpeta de imágenes
picture-not-wanted = se canceló
picture-no-file = no se puede crear un archivo en { $folder }: { $error }
picture-not-drawn = no se pudo dibujar
animation-empty = una animación necesita al menos un fotograma
animation-size = un fotograma mide { $width }×{ $height } píxeles, pero todos deben tener el mismo tamaño, como máximo 65535×65535

## Hills

hills-low = bajo
hills-high = alto
