### The local network: servers, the lobby, rooms, matches.

## Finding and joining a host

lan = Red local

lan-own-name = Tu nombre
lan-name = Nombre
player-name-hint = Tu nombre
player-name-another = Otro nombre

lan-host = Anfitrión
lan-require-code = Pedir código de acceso
lan-guests-need-code = Código de acceso: { $code }
lan-another-code = Nuevo código
lan-host-game = Crear partida
lan-host-continue = Seguir como anfitrión
lan-host-continues = Retoma tu última partida. Los asientos están reservados.
lan-or-join = O únete a una partida
lan-enter-address = Escribir dirección

lan-join-server = Unirse a { $name }

lan-found-version = Tessella { $version } (otra versión)
lan-found-no-game = aún sin partidas
lan-found-people =
    { $most ->
        [one] { $people } de { $most } jugador
       *[other] { $people } de { $most } jugadores
    }
lan-found-seat = asiento reservado
lan-seat-gone = Tu asiento allí ya no está reservado. Escribe el código de acceso.
lan-found-full = lleno

lan-found-needs-code = { $address } · con código
lan-found-open = { $address } · abierto

lan-searching = Buscando partidas en esta red…
lan-nothing-found = Aún no hay partidas. Posibles motivos:
lan-network-denied = Tessella no tiene permiso para usar la red local. Dáselo en los ajustes del sistema, en los permisos de esta aplicación.
lan-network-unusable = No se puede usar la red: { $error }.

lan-address = Dirección del anfitrión (aparece en su pantalla)
lan-code = Código de acceso de { $name } (déjalo vacío si no hay)
lan-join = Unirse
lan-delete = Borrar

lan-joining = Entrando…
lan-cancel = Cancelar

lan-changed = No es el dispositivo de la última vez
lan-changed-named = En { $address } responde otro dispositivo como { $name }. Puede que se haga pasar por el que conoces, o que sea el mismo, configurado de nuevo.
lan-changed-unnamed = En { $address } responde otro dispositivo. Puede que se haga pasar por el que conoces, o que sea el mismo, configurado de nuevo.
lan-changed-seat = Tu asiento en el dispositivo que conoces sigue reservado.
lan-changed-cancel = No entrar
lan-changed-join = Entrar como jugador nuevo

## Names of players who have chosen none

# The adjectives are the same in both genders.
player-name-first = Ágil, Alegre, Amable, Audaz, Azul, Brillante, Celeste, Coral, Elegante, Feliz, Fuerte, Genial, Gentil, Jovial, Noble, Paciente, Prudente, Radiante, Sagaz, Sonriente, Valiente, Veloz, Verde, Vivaz
player-name-second = Alondra, Búho, Castor, Ciervo, Cigüeña, Cisne, Colibrí, Cuervo, Delfín, Erizo, Foca, Garza, Grulla, Halcón, Liebre, Lince, Nutria, Oso, Paloma, Panda, Petirrojo, Tejón, Topo, Zorro
player-name = { $second } { $first }

## Why no host was found

discovery-no-interfaces = No se pueden ver las redes de este equipo: { $error }.
discovery-only-loopback = Este dispositivo no está en ninguna red: activa el wifi, o crea una zona wifi a la que se conecten los demás.
discovery-other-network = El anfitrión puede estar en otra red: los dos dispositivos necesitan el mismo wifi o la misma zona wifi.
discovery-isolation = Puede que el wifi no deje que los dispositivos se vean entre sí, como suelen hacer las redes de invitados («aislamiento de clientes»).
discovery-firewall = Puede que un cortafuegos del anfitrión bloquee la conexión: debe permitir UDP y TCP en los puertos { $first } a { $last }.
discovery-denied = El sistema no deja que Tessella busque a través de { $interface }: puede que lo bloquee un cortafuegos de este dispositivo.
discovery-denied-default = El sistema no deja que Tessella busque a través de la interfaz predeterminada: puede que lo bloquee un cortafuegos de este dispositivo.
discovery-denied-loopback = El sistema no deja que Tessella busque a través de la interfaz de bucle local: puede que lo bloquee un cortafuegos de este dispositivo.
discovery-failed = No se pudo buscar a través de { $interface } ({ $address }): { $error }.
discovery-failed-default = No se pudo buscar a través de la interfaz predeterminada ({ $address }): { $error }.
discovery-failed-loopback = No se pudo buscar a través de la interfaz de bucle local ({ $address }): { $error }.
discovery-no-ipv6 = este equipo no tiene IPv6

## Why a host was not joined

join-version = Este anfitrión usa Tessella { $server } (protocolo { $server_protocol }) y tú, { $client } (protocolo { $client_protocol }). Hace falta la misma versión.
join-wrong-code =
    { $tries ->
        [one] Código de acceso incorrecto. Te queda { $tries } intento.
       *[other] Código de acceso incorrecto. Te quedan { $tries } intentos.
    }
join-wrong-code-wait =
    { $seconds ->
        [one] Otro código de acceso incorrecto. Espera { $seconds } segundo.
       *[other] Otro código de acceso incorrecto. Espera { $seconds } segundos.
    }
join-wait =
    { $seconds ->
        [one] Demasiados códigos incorrectos. Espera { $seconds } segundo y prueba otra vez.
       *[other] Demasiados códigos incorrectos. Espera { $seconds } segundos y prueba otra vez.
    }
join-full =
    { $most ->
        [one] No queda sitio en «{ $name }» ({ $people } de { $most } jugador).
       *[other] No queda sitio en «{ $name }» ({ $people } de { $most } jugadores).
    }
join-full-unnamed =
    { $most ->
        [one] No queda sitio ({ $people } de { $most } jugador).
       *[other] No queda sitio ({ $people } de { $most } jugadores).
    }
join-closing = «{ $name }» se está cerrando y ya no se puede entrar.
join-closing-unnamed = Este anfitrión está cerrando la sesión y ya no se puede entrar.
join-other-name = Aquí ya hay alguien que se llama { $name }, así que te llamas { $other }. Puedes cambiarlo en «{ lobby-people }».
join-needs-code = «{ $name }» tiene código de acceso: pídeselo al anfitrión.
join-needs-code-unnamed = Este anfitrión tiene código de acceso: pídeselo.
join-unexpected-code = «{ $name }» no tiene código de acceso: deja el campo vacío si te fías de este anfitrión.
join-unexpected-code-unnamed = Este anfitrión no tiene código de acceso: deja el campo vacío si te fías de él.
join-invalid-code = No es un código de acceso: { $error }.
join-impostor = El propio anfitrión de { $address } no conoce el código de acceso, así que puede que no sea el que buscas.
join-changed-key = El anfitrión de { $address } no es el dispositivo de la última vez, así que no has entrado. Tu asiento allí sigue reservado.
join-false-key = El anfitrión de { $address } se hace pasar por otro dispositivo, así que no has entrado.
join-not-tessella = En { $address } no hay ningún anfitrión de Tessella: comprueba la dirección y el puerto.
join-busy = El anfitrión de { $address } cerró la conexión antes de responder. Puede que esté ocupado: prueba otra vez. O puede que no sea un anfitrión de Tessella.
join-connection-closed = El anfitrión de { $address } cerró la conexión antes de que entraras. Puede que esté ocupado o que acabe de cerrar: prueba otra vez.
join-port-closed = No hay nada abierto en { $address }: comprueba que el anfitrión sigue en marcha y que el puerto es correcto.
join-timed-out = { $address } no responde: comprueba que el anfitrión sigue abierto, que estás en la misma red y que su cortafuegos permite TCP y UDP en el puerto { $port }.
join-no-route = No se puede llegar a { $address }: comprueba que este equipo está en la red del anfitrión.
join-unreachable = No se puede llegar al anfitrión de { $address }: { $error }.
join-no-udp = El anfitrión de { $address } responde, pero no llegan datos de la partida: comprueba que su cortafuegos permite UDP en el puerto { $port }.
join-no-room = No queda sitio.
join-lost-at-once = La conexión con el anfitrión de { $address } se perdió nada más entrar: { $error }.
join-not-possible = No se puede entrar: { $error }.

## Why a connection ended

connection-broken = Conexión perdida: { $error }.
connection-invalid-data = El anfitrión ha enviado datos no válidos: { $error }.
connection-failed = La conexión se ha cerrado por un error en Tessella. Tu asiento está reservado: únete otra vez.
search-failed = La búsqueda de anfitriones se ha detenido por un error en Tessella. Abre esta página otra vez.
connection-overfull = El anfitrión ha enviado más datos de los que Tessella puede procesar.

connection-no-reply = el anfitrión no respondió a tiempo
connection-token-expired = el pase del anfitrión ha caducado
connection-server-full = no queda sitio
connection-timed-out = el anfitrión no da señales
connection-closed-by-server = el anfitrión ha cerrado la conexión
connection-closed-by-client = has salido
connection-queue-full = hay demasiados datos por enviar
connection-queue-length = un mensaje por enviar estaba vacío o era demasiado largo

lobby-closed-session-ended = El anfitrión ha terminado la sesión. Sus partidas quedan guardadas para la próxima vez.
lobby-closed-replaced = Has vuelto a entrar desde otro dispositivo, que ahora tiene tu asiento.
lobby-closed-invalid-message = El anfitrión no ha entendido a este dispositivo. ¿Es la misma versión?
lobby-closed-too-many-messages = Este dispositivo envió demasiados mensajes al anfitrión.
lobby-closed-hello-timeout = No elegiste a tiempo un nombre libre, así que el anfitrión cerró la conexión.
lobby-closed-removed = El anfitrión te ha expulsado.

## A host on this device

server-name = Mesa de { $player }
server-not-started = No se puede crear la partida aquí: { $error }.
server-code-replaced = Ahora el código de acceso es { $code }. Quienes ya están aquí se quedan.

server-port-in-use = el puerto { $port } está ocupado en este equipo
server-port-in-use-free = el puerto { $port } está ocupado en este equipo; el puerto { $free } está libre
server-no-port = los puertos { $first } a { $last } están todos ocupados en este equipo; elige otro
server-people-limit = un anfitrión admite de 1 a { $most } jugadores, no { $people }
server-file-in-use = otro anfitrión guarda sus salas en { $file }; elige otro archivo
server-damaged-key = { $file } no es una clave de anfitrión, o está dañado: debería tener { $length } caracteres que empiecen por { $prefix }. Recupéralo de una copia de seguridad, o bórralo para obtener una clave nueva; entonces se pierden todos los asientos de aquí
server-file-not-rooms = { $file } no es un archivo de salas
server-file-not-code = { $file } no es un código de acceso
server-file-not-lock = { $file } no está vacío, así que no es un archivo de bloqueo
server-file-folder = { $file } es una carpeta
server-file-not-regular = { $file } no es un archivo normal
server-file-broken-link = { $file } es un enlace a un archivo que no existe
server-file-unreadable = no se puede leer { $file }: { $error }
server-file-unwritable = no se puede escribir { $file }: { $error }
server-file-unlockable = no se puede bloquear { $file }: { $error }
network-unusable = no se puede usar la red: { $error }

server-rooms-unsaved = No se pueden guardar las salas en { $file }: { $error }.
server-rooms-set-aside = No se pudieron leer las salas anteriores: { $reason }. El archivo se conserva como { $file }.
server-rooms-not-set-aside = No se pudieron leer las salas anteriores: { $reason }. Tampoco se pudo apartar el archivo ({ $error }).
server-rooms-without-keys = son de una versión cuyos asientos no tenían claves
server-rooms-none = el archivo no contiene salas
server-rooms-cut-off = el archivo está incompleto
server-rooms-checksum = el archivo está dañado
server-rooms-other-key = sus asientos son de una clave distinta de la de { $file }
server-rooms-damaged = las salas guardadas están dañadas ({ $error })
server-rooms-format = las salas guardadas tienen el formato { $found }; esta versión lee el formato { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = Aquí ya hay alguien que se llama { $name }.
refusal-invalid-name = Un nombre tiene de 1 a 24 caracteres visibles.
refusal-server-full =
    { $most ->
        [one] No queda sitio ({ $most } de { $most } jugador).
       *[other] No queda sitio ({ $most } de { $most } jugadores).
    }
refusal-too-many-rooms =
    { $most ->
        [one] Ya hay { $most } sala, el máximo de este anfitrión.
       *[other] Ya hay { $most } salas, el máximo de este anfitrión.
    }
refusal-room-not-found = Esa sala ya está cerrada.
refusal-match-started-watch = La partida de esta sala ya ha empezado. Puedes verla.
refusal-match-started = La partida de esta sala ya ha empezado.
refusal-room-full-one = El asiento de esta sala está ocupado.
refusal-room-full-two = La sala está llena: prueba otra o entra como espectador.
refusal-room-full = Los { $places } asientos de esta sala están ocupados.
refusal-seat-taken = Ese asiento es de { $name }.
refusal-seat-taken-computer = Ese asiento es de la máquina.
refusal-no-such-seat = En esta sala no existe ese asiento.
refusal-no-spectators = Esta sala no admite espectadores.
refusal-already-in-room = Estás en otra sala. Sal primero de ella.
refusal-not-seated = No tienes asiento.
refusal-not-owner = Eso solo puede hacerlo quien dirige la sala.
refusal-no-match = No hay ninguna partida en curso.
refusal-invalid-room = No se puede abrir esta partida: { $reason }.
refusal-illegal-move = Jugada no válida: { $reason }.
refusal-stale = La partida ya ha avanzado.
refusal-nothing-to-take-back = No hay ninguna jugada que deshacer.
refusal-take-back-forbidden = En este desafío cuentan las jugadas: no se deshace ninguna.
refusal-take-back-pending = Ya se ha preguntado a los demás.
refusal-rate-limited = Demasiado rápido. Espera un momento.
refusal-banned = Te han vetado en esta sala.
refusal-banned-from-server = El anfitrión te ha vetado.
refusal-not-in-room = Ese jugador no está en tu sala.
refusal-draw-unavailable = A la máquina no se le puede ofrecer empate.
refusal-draw-pending = Ya se ha ofrecido empate.
refusal-draining = El anfitrión está a punto de cerrar: no hay partidas nuevas.
refusal-paused = La partida está en pausa.
refusal-countdown = La partida sigue en { $seconds } s.
refusal-pause-unavailable = Solo se puede pausar una partida con reloj.
refusal-pause-pending = Ya se ha pedido una pausa.
refusal-not-paused = La partida no está en pausa.
refusal-tournament-running = Aquí hay un torneo en curso.
refusal-tournament-full = El torneo está completo ({ $most } jugadores).
refusal-too-few-entrants =
    { $entered ->
        [one] Un torneo necesita { $least } jugadores; se ha inscrito { $entered }.
       *[other] Un torneo necesita { $least } jugadores; se han inscrito { $entered }.
    }
refusal-two-seats-needed = Un torneo necesita un juego para dos o un desafío, y este juego es para { $places }.
refusal-no-tournament = Aquí no hay ningún torneo.

refusal-room-code-length = su código tiene más de { $most } caracteres
refusal-room-code = el anfitrión no acepta su código
refusal-room-seat-mismatch =
    { $seats ->
        [one] el juego es para { $seats } jugador, y la sala, para { $places }
       *[other] el juego es para { $seats } jugadores, y la sala, para { $places }
    }
refusal-room-seat-count = una sala tiene de 2 a { $most } asientos, no { $places }
refusal-room-clock = un reloj tiene de 1 a { $most } segundos, no { $seconds }
refusal-room-computer-in-race = la máquina no puede jugar en un desafío

## Lobby: head and parts

lobby-unnamed-host = El anfitrión
lobby-somebody = Alguien

lobby-show = Mostrar
lobby-own-room = Tu sala
lobby-rooms = Salas
lobby-rooms-count = Salas ({ $rooms })
lobby-people-count = Jugadores ({ $people })
chat = Chat
chat-unread = Chat ({ $messages })

lobby-stop-hosting = Terminar sesión
lobby-leave = Salir
lobby-close-again =
    { $guests ->
        [one] Hay { $guests } invitado. Pulsa otra vez para terminar
       *[other] Hay { $guests } invitados. Pulsa otra vez para terminar
    }
lobby-close-game-again = Hay una partida en curso. Pulsa otra vez para terminar
lobby-leave-again = Pulsa otra vez para salir: pierdes la partida
lobby-new-code = Nuevo código
lobby-qr-code = Código QR para entrar
lobby-qr-code-advice = Escanéalo con la cámara de otro dispositivo que tenga Tessella.
lobby-host-away = El anfitrión no está. Esperando…
lobby-connection-lost = Conexión perdida. Reconectando…
lobby-guest = Has entrado como invitado
lobby-no-network = sin red
lobby-port = puerto { $port }
lobby-code = código { $code }
lobby-without-code = abierto a todos

## Lobby: people

lobby-people = Jugadores
lobby-name-own = { $name } (tú)
lobby-in-room = en una sala
lobby-cut-off = sin conexión, asiento reservado { $seconds } s
lobby-remove = Expulsar a { $name }
lobby-ban = Vetar a { $name }
lobby-remove-again = Pulsa otra vez para expulsar a { $name }
lobby-ban-again = Pulsa otra vez para vetar a { $name }
lobby-mute = Silenciar a { $name }
lobby-unmute = Dejar de silenciar a { $name }
lobby-change-name = Cambiar de nombre
lobby-own-name = Tu nombre
lobby-rename-done = Listo

lobby-removed = Te han expulsado de la sala.
lobby-banned = Te han vetado en la sala.
lobby-room-closed = La sala se ha cerrado.

lobby-computer-gentle = Máquina (muy fácil)
lobby-computer-easy = Máquina (fácil)
lobby-computer-medium = Máquina (normal)
lobby-computer-hard = Máquina (difícil)

## Lobby: chat

chat-room = En esta sala
chat-empty = Aún no hay mensajes.
chat-say = Mensaje
chat-send = Enviar
chat-say-hint = Di algo
chat-host = El anfitrión

chat-phrase-hello = ¡Hola!
chat-phrase-good-luck = ¡Suerte!
chat-phrase-shall-we-play = ¿Jugamos?
chat-phrase-well-played = ¡Bien jugado!
chat-phrase-oh-no = ¡Ay, no!
chat-phrase-one-moment = Un momento, por favor
chat-phrase-take-your-time = Sin prisa
chat-phrase-another-one = ¿Otra?
chat-phrase-thank-you = ¡Gracias!
chat-phrase-goodbye = ¡Adiós!

## Lobby: list of rooms

room-open = Abrir sala
room-list-empty = Aún no hay salas. Abre una y los demás la verán aquí.
room-list-unknown = Volverás a ver las salas cuando se recupere la conexión.
room-heading = { $game }, { $board }
room-race-board = desafío, { $board }
room-seated-computer = la máquina

room-state-tournament = torneo en curso
room-state-playing = partida en curso
room-state-generating = preparando el tablero…
room-state-seats = { $taken } de { $seats } asientos ocupados

room-sit = Sentarse
room-watch-short = Ver
room-list-tournament = Torneo en curso
room-list-begun = Partida en curso
room-list-full = Sala llena

room-choose-game = ¿Qué juego?
room-choose-back = Volver a las salas

## Lobby: the player's room

room-rule-first = gana quien acabe antes
room-rule-fewest = gana quien haga menos jugadas
room-rule-move = { $seconds } s por jugada
room-rule-game = { $minutes } min por partida
room-rule-bonus = { $minutes } min + { $seconds } s por jugada
room-rule-watched-delayed = espectadores: 20 s después
room-rule-watched-after-end = espectadores: al final
room-rule-unwatched = sin espectadores
room-watching = Espectadores: { $names }

room-seat-empty = Falta el jugador { $number }
room-seat-plays = jugando
room-seat-ready = todo listo
room-seat-not-ready = aún no
room-seat-won = { $won } de { $games } ganadas
room-seat-computer = Máquina
room-seat-sit = Sentarse aquí
room-seat-weaker = Más fácil
room-seat-stronger = Más difícil
room-seat-free = Quitar la máquina

room-ready = Todo listo
room-start = Empezar
room-not-ready = Aún no
room-to-game = Ir a la partida
room-watch = Ver la partida
room-boards-later = Los tableros se ven al final
room-to-tournament = Ir al torneo
room-leave = Salir de la sala
room-forfeit = Salir y perder
room-leave-tournament = Dejar el torneo
room-forfeit-again = Pulsa otra vez: pierdes
room-leave-again = Pulsa otra vez para salir
room-close = Cerrar sala
room-close-again = Pulsa otra vez para cerrar

## Lobby: tournament

tournament = Torneo
tournament-possible = Con { $least } jugadores o más, este juego se puede jugar como torneo.
tournament-clock-move = En el torneo hay { $minutes } min por jugada.
tournament-clock-race = En el torneo, cada desafío dura { $minutes } min como máximo.
tournament-enter = Inscribirse en el torneo
tournament-withdraw = Retirarse
tournament-withdraw-again = Pulsa otra vez para retirarte
tournament-empty = Nadie se ha inscrito todavía.
tournament-entered = Inscritos ({ $people }): { $names }
tournament-owner-starts = Lo inicia quien dirige la sala.
tournament-too-few = Hacen falta { $least } jugadores.
tournament-add-computer = Añadir máquina
tournament-start-round-robin = Empezar: todos contra todos
tournament-start-knock-out = Empezar: eliminatoria
tournament-end = Terminar torneo
tournament-end-again = Pulsa otra vez para terminarlo
tournament-over = El torneo ha terminado.
tournament-new = Nuevo torneo
tournament-new-again = Pulsa otra vez para borrar la tabla

tournament-round = Ronda { $round }
tournament-round-of = Ronda { $round } de { $rounds }
tournament-round-soon = La ronda { $round } empieza pronto
tournament-round-of-soon = La ronda { $round } de { $rounds } empieza pronto
tournament-final = Final
tournament-final-soon = La final empieza pronto
tournament-no-match = { $name } descansa en esta ronda
tournament-draw = empate
tournament-not-played = sin jugar
tournament-after-draws =
    { $draws ->
        [one] { $first } – { $second } tras { $draws } empate
       *[other] { $first } – { $second } tras { $draws } empates
    }
tournament-won =
    { $games ->
        [one] { $games } victoria
       *[other] { $games } victorias
    }
tournament-points = { $points } de { $games }

## Setup of a room

room-players = Jugadores
room-clock = Reloj
room-clock-none = Sin reloj
room-clock-move = Por jugada
room-clock-game = Por partida
room-clock-bonus = Con extra
room-clock-seconds = Segundos
room-clock-minutes = Minutos
room-clock-bonus-seconds = Extra por jugada (s)
room-goal = Quién gana
room-goal-first = Primero en acabar
room-goal-fewest = Menos jugadas
room-dropouts = Si alguien se va
room-dropouts-computer = Sigue la máquina
room-dropouts-out = Asiento vacío
room-spectators = Permitir espectadores
room-view = Cuándo ven los tableros
room-view-delayed = 20 s después
room-view-after-end = Al final
room-view-live = En vivo

## Short messages about the room and its match

room-left = { $name } ha salido de la sala
room-opened = { $name } ha abierto una sala: { $game }
room-cut-off =
    { $seconds ->
        [one] { $name } ha perdido la conexión: asiento reservado { $seconds } segundo
       *[other] { $name } ha perdido la conexión: asiento reservado { $seconds } segundos
    }
room-back = { $name } ha vuelto

match-take-back-requested = { $name } pide deshacer una jugada
match-take-back-accepted = Jugada deshecha
match-take-back-declined = No se deshace la jugada
match-draw-sent = Has ofrecido empate
match-draw-offered = { $name } ofrece empate
match-draw-accepted = Empate acordado
match-draw-declined = Empate rechazado
match-pause-sent = Has pedido una pausa
match-pause-requested = { $name } pide una pausa
match-pause-declined = Pausa rechazada

match-player-left = { $name } ha dejado la partida
match-player-left-replaced = { $name } ha dejado la partida: sigue la máquina
match-player-cut-off = { $name } ha perdido la conexión
match-player-cut-off-replaced = { $name } ha perdido la conexión: sigue la máquina
match-player-resigned = { $name } se ha rendido
match-player-resigned-replaced = { $name } se ha rendido: sigue la máquina
match-player-out-of-time = { $name } ha agotado su tiempo
match-player-out-of-time-replaced = { $name } ha agotado su tiempo: sigue la máquina

match-saved = La partida queda guardada en «{ title-games }»
match-end-saved = { $reason } La partida queda guardada en este dispositivo.
match-has-ended = La partida ha terminado

## QR codes

qr-code = Código QR
qr-code-too-long = Es demasiado largo para un código QR. Cópialo como texto.

## The page of the host

lobby-hosting = Anfitrión
hosting-join = Cómo entran los demás
hosting-qr-code = Código QR de { $address }
hosting-copy-link = Copiar enlace de { $address }
hosting-no-network = Este dispositivo no está en ninguna red.
hosting-no-code = Sin código de acceso: cualquiera de la red puede entrar.
hosting-code = Código de acceso { $code }
hosting-waiting = Cargando jugadores y salas…
hosting-you = { $name } (tú)
hosting-remove-again = Pulsa otra vez para expulsar
hosting-ban-again = Pulsa otra vez para vetar
hosting-rooms = Salas ({ $rooms })
hosting-room = Sala { $number } · { $game }, { $board }
hosting-close-again = Pulsa otra vez para cerrar: la partida no contará
hosting-close-room = Cerrar sala { $number }
hosting-no-rooms = No hay salas abiertas.
hosting-in-room = sala { $number }
hosting-cut-off = sin conexión, asiento reservado { $seconds } s
hosting-connected = en línea desde hace { $time }
hosting-idle = sin actividad desde hace { $time }
hosting-this-device = este dispositivo
hosting-computer = la máquina
hosting-nobody = nadie
hosting-announcement = Mensaje a todos
hosting-announcement-hint = Mensaje
hosting-announce = Enviar a todos
hosting-announced = Enviado a todos.
hosting-bans = Vetados ({ $people })
hosting-banned-device = solo su dispositivo
hosting-banned-address = todos los de { $address }
hosting-lift-ban = Quitar el veto a { $name }
hosting-end = Terminar sesión
hosting-drain = Terminar tras las partidas
hosting-drain-again = Pulsa otra vez: sin partidas nuevas
hosting-draining = Termina tras la última partida
hosting-draining-long = No empiezan más partidas. La sesión termina diez segundos después de la última.
hosting-drained = La sesión ha terminado.
hosting-restarts = El anfitrión se ha detenido por un error en Tessella y se está reiniciando.
hosting-failed = El anfitrión se ha detenido por un error en Tessella. Crea la partida otra vez para seguir jugando.
