### The screen on which a game is played.

## Window

window-title-your-turn = Tu turno – Tessella

screen-on-reason = Hay un reloj en marcha

## Around the board

play-whole-board = Todo el tablero

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
mode-on-one-device = en un dispositivo
mode-against-computer = contra la máquina
mode-over-network = en red

## Tools

play-undo = Deshacer
play-redo = Rehacer
play-hint = Pista
play-restart = Reiniciar
play-new = Nuevo
play-best = La mejor
play-share = Compartir

play-undo-long = Deshacer
play-redo-long = Rehacer
play-hint-long = Pista
play-restart-long = Reiniciar
play-new-long = Nuevo

play-share-game = Compartir esta partida
play-share-code = compartir

hint-not-found = No hay pista
hint-failed = No hay pista, por un error en Tessella

## Pause

play-pause-long = Pausa
play-resume-long = Seguir
play-ask-for-pause = Pedir una pausa

play-paused = En pausa
play-resume = Seguir jugando
play-before-clock = El reloj arranca al pulsar «{ play-begin }»
play-begin = Empezar

## Lessons

lesson-skip = Saltar lección
lesson-play = Jugar de verdad
lesson-press-marked = Pulsa lo marcado

## Result

result-restart = Reiniciar
result-try-again = Reintentar
result-new-board = Otro tablero
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
    }, par { $par }
news-new-best = Nuevo récord
news-days =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
news-all-done = Los cuatro hechos
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
replay-best-move = La mejor: jugada { $number } de { $moves }

replay-to-beginning = Al principio (Inicio)
replay-back = Jugada anterior (←)
replay-on = Jugada siguiente (→)
replay-to-end = Al final (Fin)
replay-pause = Pausa (Espacio)
replay-resume = Seguir (Espacio)

replay-alone = Solo la partida
replay-compare = La mejor al lado
replay-usual-speed = Velocidad normal
replay-fast = Rápida

replay-bar = Repetición

replay-your-game = Tu partida
replay-best-length =
    La mejor: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

analysis-hint = tras una pista
analysis-lost-here = aquí se perdió
analysis-moves-lost =
    { $moves ->
        [one] { $moves } jugada perdida
       *[other] { $moves } jugadas perdidas
    }

analysis-flawless =
    sin errores, óptimo: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
analysis-flawless-known =
    sin errores, mejor conocido: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
analysis-mistakes =
    { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }, óptimo: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
analysis-mistakes-known =
    { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }, mejor conocido: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }

analysis-winning-you = ganas tú
analysis-winning-computer = gana la máquina
analysis-winning-opponent = gana tu rival
analysis-winning-player-number = gana el jugador { $number }
analysis-winning-person = gana { $name }
analysis-draw = empate
analysis-share = { $name } { $percent } %
analysis-mistake = error, { $evaluation }
analysis-turning-point = punto decisivo, { $evaluation }

## Network game

online-asks-take-back = { $name } quiere deshacer una jugada
online-asks-pause = { $name } quiere una pausa
online-offers-draw = { $name } ofrece empate
online-allow = Aceptar
online-accept = Aceptar
online-refuse = No

online-offer-draw = Empate
online-give-up = Rendirse
online-sure = ¿Seguro?
online-give-up-again = Pulsa otra vez para rendirte: pierdes la partida.
online-restart-again = Pulsa otra vez para empezar de nuevo: pierdes tus jugadas.
online-chat = Chat
online-chat-unread = Chat ({ $messages })
online-room = Sala

online-host-away = El anfitrión no está: la partida lo espera
online-connection-lost = Conexión perdida: reconectando…
online-paused = En pausa, 10 minutos como máximo
online-watching = Estás mirando

online-you = Tú
online-cut-off = { $name }: sin conexión, asiento guardado { $seconds } s
online-progress = { $name } { $percent } %
online-progress-stuck = { $name } sin salida al { $percent } %
online-progress-done =
    { $name }: hecho en { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }

online-seat-free = { $name } ha salido: el asiento está libre
online-wants-rematch = { $name } quiere la revancha

online-won = Gana { $name }
online-you-won = Has ganado
online-over = La partida ha terminado
online-nobody-won = Nadie ha ganado
online-draw-agreed = Empate acordado
online-player = Jugador { $number }
online-place = { $place }. { $name }

online-left = { $name } ha salido
online-disconnected = { $name } ha perdido la conexión y no ha vuelto
online-resigned = { $name } se ha rendido
online-out-of-time = { $name } ha agotado su tiempo
online-you-left = Has salido
online-you-disconnected = Has perdido la conexión y no has vuelto
online-you-resigned = Te has rendido
online-you-out-of-time = Has agotado tu tiempo

online-next-game = Sigue la próxima partida
online-to-tournament = Al torneo
online-dealing = Preparando el tablero
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
colour-teal = petróleo
colour-brown = marrón
colour-silver = plateado
colour-mint = menta
colour-red = rojo
colour-orange = naranja
colour-green = verde
colour-lime = lima
colour-moss = musgo
colour-azure = azur
colour-lilac = lila
colour-plum = ciruela

## Controls

stepper-less = menos
stepper-more = más

## Games that begin, continue and are kept

game-cannot-start = Esta partida no puede empezar: { $error }.
game-cannot-continue = La última partida no puede continuar: { $why }. Queda en «Tus partidas».
game-kept = La partida anterior está en «Tus partidas»

link-cannot-open = No se puede abrir este enlace: { $error }.

packs-too-many = Solo se muestran los primeros { $packs } paquetes.
packs-failed = No se han podido leer tus paquetes por un error en Tessella.

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = Este sistema no tiene carpeta para archivos, así que las partidas y los ajustes no se guardan.
storage-in-use = Tessella ya está en marcha. Lo que hagas en esta ventana no se guarda, para que allí no se pierda nada.
storage-not-locked = En esta ventana no se guardan las partidas ni los ajustes: no se puede bloquear { $file }: { $error }. Lo que se guardó antes sigue ahí.

storage-games-unread = No se pudieron leer las partidas guardadas: { $why }.
storage-history-unread = No se pudieron leer los resultados de tus partidas: { $why }.
storage-settings-unread = No se pudieron leer los ajustes: { $why }.
storage-set-aside = El archivo se conserva como { $name }.
storage-left-alone = Tampoco se pudo apartar el archivo ({ $error }), así que queda como está y no se guarda nada en él.

settings-file-no-text = no es texto
settings-file-unexpected = línea { $line }, columna { $column }: no es lo que se esperaba
settings-file-default = El ajuste { $setting } de settings.ron no es lo que se esperaba, así que se usa su valor predeterminado.
settings-file-defaults = { $number } ajustes de settings.ron no son lo que se esperaba, así que se usan sus valores predeterminados: { $settings }.

storage-unsaved = No se puede guardar { $file }: { $error }.
storage-keeps-trying = Tessella lo sigue intentando.
storage-close-again = Cierra la ventana otra vez para salir sin guardar.

last-crash = Tessella se cerró de forma inesperada la última vez. Los detalles están en { $file }.

computer-quick-move = La búsqueda del ordenador ha fallado, así que ha hecho una jugada sencilla.
computer-cannot-move = Por un error en Tessella, el ordenador no puede jugar aquí. Deshaz una jugada o empieza otra partida.
analysis-failed = El análisis se ha detenido por un error en Tessella.
error-in-program = un error en Tessella
service-given-up = Por un error en Tessella, { $what } hasta que se reinicie.
service-sound = no hay sonidos
service-links = los enlaces abren otra ventana
service-pads = un mando puede no despertar una ventana inactiva
service-screen-reader = los lectores de pantalla pueden recibir respuestas con retraso
service-screen-on = la pantalla puede apagarse mientras piensas

exit-guests =
    { $guests ->
        [one] Hay { $guests } invitado
       *[other] Hay { $guests } invitados
    }. Cierra otra vez para terminar la sesión

## Backups, imports and pictures

file-saved = Guardado como { $file }
file-not-written = No se pudo escribir { $file }: { $error }

backup-copied = Copia en el portapapeles
backup-failed = No se ha hecho la copia: { $why }
backup-too-long = es demasiado larga para el portapapeles
backup-no-folder = este sistema no tiene carpeta para documentos

import-first-file = Solo se importa el primer archivo.
import-failed = No se ha importado nada: { $why }.
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
import-settings-unexpected = Sus ajustes no son lo que se esperaba: { $why }.

picture-copied = Imagen copiada
picture-failed = Sin imagen: { $reason }
picture-no-folder = este sistema no tiene carpeta para imágenes
picture-not-wanted = ya no hace falta
picture-no-file = no se puede crear un archivo en { $folder }: { $error }
picture-not-drawn = no se pudo dibujar
animation-empty = una animación tiene al menos un fotograma
animation-size = un fotograma es de { $width }x{ $height } píxeles: todos deben tener el mismo tamaño, como máximo 65535x65535
