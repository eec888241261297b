### The local network: servers, the lobby, rooms, matches.

## Finding and joining a host

lan = Red local

lan-own-name = Tu nombre
lan-name = Nombre
player-name-hint = Un nombre
player-name-another = Otro nombre

lan-host = Anfitrión
lan-require-code = Pedir un código
lan-guests-need-code = Se entra con el código { $code }
lan-another-code = Otro código
lan-host-game = Crear partida
lan-host-continue = Seguir como anfitrión
lan-host-continues = Continúa la última partida, con los asientos reservados.
lan-or-join = O únete a una partida
lan-enter-address = Escribir una dirección

lan-join-server = Unirse a { $name }

lan-found-version = usa Tessella { $version }, otra versión
lan-found-no-game = aún sin partidas
lan-found-people =
    { $most ->
        [one] { $people } de { $most } persona
       *[other] { $people } de { $most } personas
    }
lan-found-seat = asiento reservado
lan-seat-gone = Tu asiento ya no está reservado. Escribe el código de acceso.
lan-found-full = lleno

lan-found-needs-code = { $address }, pide un código
lan-found-open = { $address }, abierto

lan-searching = Buscando partidas en esta red…
lan-nothing-found = Aún no hay partidas. Posibles motivos:
lan-network-denied = El sistema no deja que Tessella use la red local. Permítelo en los ajustes del sistema, entre los permisos de esta aplicación.
lan-network-unusable = No se puede usar la red: { $error }.

lan-address = La dirección del anfitrión, como aparece en su pantalla
lan-code = El código de { $name }; déjalo vacío si no hay
lan-join = Unirse
lan-delete = Borrar

lan-joining = Entrando…
lan-cancel = Cancelar

lan-changed = No es el dispositivo de la otra vez
lan-changed-named = En { $address } responde otro dispositivo como { $name }. Puede que se haga pasar por el que conoces, o que lo hayan configurado de nuevo.
lan-changed-unnamed = En { $address } responde otro dispositivo. Puede que se haga pasar por el que conoces, o que lo hayan configurado de nuevo.
lan-changed-seat = Tu asiento en el dispositivo que conoces sigue guardado.
lan-changed-cancel = No entrar
lan-changed-join = Entrar como alguien nuevo

## Names of players who have chosen none

# The adjectives are the same in both genders.
player-name-first = Ágil, Alegre, Amable, Audaz, Azul, Brillante, Celeste, Coral, Elegante, Feliz, Fuerte, Genial, Gentil, Jovial, Noble, Paciente, Prudente, Radiante, Sagaz, Sonriente, Valiente, Veloz, Verde, Vivaz
player-name-second = Alondra, Búho, Castor, Ciervo, Cigüeña, Cisne, Colibrí, Cuervo, Delfín, Erizo, Foca, Garza, Grulla, Halcón, Liebre, Lince, Nutria, Oso, Paloma, Panda, Petirrojo, Tejón, Topo, Zorro
player-name = { $second } { $first }

## Why no host was found

discovery-no-interfaces = No se pueden ver las redes de este equipo: { $error }.
discovery-only-loopback = Este dispositivo no está en ninguna red: activa el wifi, o crea una zona wifi a la que se conecten los demás.
discovery-other-network = El anfitrión puede estar en otra red: los dos dispositivos necesitan el mismo wifi o la misma zona wifi.
discovery-isolation = El wifi puede separar sus dispositivos, como suelen hacer las redes de invitados («aislamiento de clientes»).
discovery-firewall = Un cortafuegos en el anfitrión puede estar cerrado: tiene que dejar entrar UDP y TCP en los puertos { $first } a { $last }.
discovery-denied = El sistema no deja que Tessella busque a través de { $interface }: un cortafuegos de este dispositivo puede estar cerrado.
discovery-denied-default = El sistema no deja que Tessella busque a través de la interfaz predeterminada: un cortafuegos de este dispositivo puede estar cerrado.
discovery-denied-loopback = El sistema no deja que Tessella busque a través de la interfaz interna: un cortafuegos de este dispositivo puede estar cerrado.
discovery-failed = No se pudo buscar a través de { $interface } ({ $address }): { $error }.
discovery-failed-default = No se pudo buscar a través de la interfaz predeterminada ({ $address }): { $error }.
discovery-failed-loopback = No se pudo buscar a través de la interfaz interna ({ $address }): { $error }.
discovery-no-ipv6 = este equipo no tiene IPv6

## Why a host was not joined

join-version = Este anfitrión usa Tessella { $server } (protocolo { $server_protocol }), y tú { $client } (protocolo { $client_protocol }): hace falta la misma versión.
join-wrong-code =
    { $tries ->
        [one] Ese no es el código del anfitrión; te queda { $tries } intento.
       *[other] Ese no es el código del anfitrión; te quedan { $tries } intentos.
    }
join-wrong-code-wait =
    { $seconds ->
        [one] Ese no es el código del anfitrión, y ha habido demasiados fallos: espera { $seconds } segundo.
       *[other] Ese no es el código del anfitrión, y ha habido demasiados fallos: espera { $seconds } segundos.
    }
join-wait =
    { $seconds ->
        [one] Ha habido demasiados códigos erróneos: espera { $seconds } segundo antes de volver a probar.
       *[other] Ha habido demasiados códigos erróneos: espera { $seconds } segundos antes de volver a probar.
    }
join-full =
    { $most ->
        [one] { $name } no admite a nadie más: hay { $people } de { $most } persona.
       *[other] { $name } no admite a nadie más: hay { $people } de { $most } personas.
    }
join-full-unnamed =
    { $most ->
        [one] Este anfitrión está lleno: hay { $people } de { $most } persona.
       *[other] Este anfitrión está lleno: hay { $people } de { $most } personas.
    }
join-closing = { $name } se está cerrando y ya no deja entrar a nadie.
join-closing-unnamed = Este anfitrión se está cerrando y ya no deja entrar a nadie.
join-other-name = Aquí ya hay alguien llamado { $name }: tu nombre es { $other }. Puedes cambiarlo en la lista de gente.
join-needs-code = { $name } tiene un código de acceso: pídelo allí y escríbelo.
join-needs-code-unnamed = Este anfitrión tiene un código de acceso: pídelo allí y escríbelo.
join-unexpected-code = { $name } no tiene código de acceso: déjalo vacío si te fías de este anfitrión.
join-unexpected-code-unnamed = Este anfitrión no tiene código de acceso: déjalo vacío si te fías de él.
join-invalid-code = Eso no puede ser un código de acceso: { $error }.
join-impostor = El anfitrión de { $address } tampoco conoce el código, así que puede no ser el que buscas.
join-changed-key = El anfitrión de { $address } no es el dispositivo de la otra vez, así que no has entrado. Tu asiento allí sigue guardado.
join-false-key = El anfitrión de { $address } se hace pasar por otro dispositivo, así que no has entrado.
join-not-tessella = Lo que responde en { $address } no es un anfitrión de Tessella: comprueba la dirección y el puerto.
join-busy = El anfitrión de { $address } cortó antes de responder: puede que esté entrando mucha gente, así que prueba otra vez, o que no sea un anfitrión de Tessella.
join-connection-closed = El anfitrión de { $address } cortó antes de que entraras: puede que acabe de cerrar o que no dé abasto, así que prueba otra vez.
join-port-closed = En { $address } no hay ningún anfitrión abierto: comprueba que sigue en marcha y que el puerto es correcto.
join-timed-out = Nadie responde en { $address }: comprueba que el anfitrión sigue abierto, que estás en la misma red y que su cortafuegos deja entrar TCP y UDP en el puerto { $port }.
join-no-route = No hay ruta hasta { $address }: comprueba que este equipo está en la red del anfitrión.
join-unreachable = No se puede llegar al anfitrión de { $address }: { $error }.
join-no-udp = El anfitrión de { $address } aceptó la conexión, pero de su partida no llega nada: comprueba que su cortafuegos deja entrar UDP en el puerto { $port }.
join-no-room = En el anfitrión no cabe nadie más.
join-lost-at-once = La conexión con el anfitrión de { $address } se perdió enseguida: { $error }.
join-not-possible = No es posible: { $error }.

## Why a connection ended

connection-broken = La conexión se ha cortado: { $error }.
connection-invalid-data = El anfitrión ha enviado algo que ningún anfitrión envía: { $error }.
connection-failed = La conexión ha terminado por un error en Tessella. Tu puesto se conserva: únete otra vez.
search-failed = La búsqueda de anfitriones se ha detenido por un error en Tessella. Abre esta página otra vez.
connection-overfull = El anfitrión ha enviado más de lo que este programa puede recibir.

connection-no-reply = el anfitrión no respondió a tiempo
connection-token-expired = el pase del anfitrión ha caducado
connection-server-full = en el anfitrión no cabe nadie más
connection-timed-out = no llegó nada del anfitrión
connection-closed-by-server = el anfitrión ha cerrado la conexión
connection-closed-by-client = la conexión se cerró desde aquí
connection-queue-full = hay demasiado en espera de envío
connection-queue-length = un mensaje por enviar estaba vacío o era demasiado largo

lobby-closed-session-ended = El anfitrión ha terminado la sesión. Las partidas se guardan allí para la próxima vez.
lobby-closed-replaced = Has vuelto a entrar desde otro sitio, que ahora tiene tu asiento.
lobby-closed-invalid-message = El anfitrión no ha entendido lo que llegó de aquí. ¿Es la misma versión?
lobby-closed-too-many-messages = Desde aquí se ha enviado demasiado al anfitrión.
lobby-closed-hello-timeout = El anfitrión no ha recibido un nombre que nadie más tenga, y deja de esperarlo.
lobby-closed-removed = El anfitrión te ha expulsado.

## A host on this device

server-name = Mesa de { $player }
server-not-started = Aquí no se puede crear la partida: { $error }.
server-code-replaced = Ahora el código es { $code }. Quienes ya están aquí se quedan.

server-port-in-use = el puerto { $port } está ocupado en este equipo
server-port-in-use-free = el puerto { $port } está ocupado en este equipo; el puerto { $free } está libre
server-no-port = los puertos { $first } a { $last } están todos ocupados en este equipo; elige otro
server-people-limit = un anfitrión admite de 1 a { $most } personas, no { $people }
server-file-in-use = otro anfitrión guarda sus salas en { $file }; elige otro archivo
server-damaged-key = { $file } no es la clave de un anfitrión, o está dañado: debería tener { $length } letras que empiecen por { $prefix }. Cópialo de una copia de seguridad, o bórralo para tener una clave nueva, pero entonces se pierden todos los asientos de aquí
server-file-not-rooms = { $file } no es un archivo de salas
server-file-not-code = { $file } no es un código de acceso
server-file-not-lock = { $file } no está vacío, así que no es un bloqueo
server-file-folder = { $file } es una carpeta
server-file-not-regular = { $file } no es un archivo normal
server-file-broken-link = { $file } es un enlace a un archivo que no existe
server-file-unreadable = no se puede leer { $file }: { $error }
server-file-unwritable = no se puede escribir { $file }: { $error }
server-file-unlockable = no se puede bloquear { $file }: { $error }
network-unusable = no se puede usar la red: { $error }

server-rooms-unsaved = No se pudieron guardar las salas en { $file }: { $error }.
server-rooms-set-aside = No se pudieron leer las salas de antes: { $reason }. El archivo se conserva como { $file }.
server-rooms-not-set-aside = No se pudieron leer las salas de antes: { $reason }. Tampoco se pudo apartar el archivo ({ $error }).
server-rooms-without-keys = son de una versión cuyos asientos no tenían claves
server-rooms-none = el archivo no contiene salas
server-rooms-cut-off = el archivo está cortado
server-rooms-checksum = el archivo está dañado
server-rooms-other-key = sus asientos son de una clave distinta de la de { $file }
server-rooms-damaged = las salas guardadas están dañadas ({ $error })
server-rooms-format = las salas guardadas tienen el formato { $found }, y este programa lee el formato { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = Aquí ya hay alguien que se llama { $name }.
refusal-invalid-name = Un nombre tiene de 1 a 24 letras, cifras u otros signos visibles.
refusal-server-full =
    { $most ->
        [one] El anfitrión está lleno: hay { $most } de { $most } persona.
       *[other] El anfitrión está lleno: hay { $most } de { $most } personas.
    }
refusal-too-many-rooms =
    { $most ->
        [one] Ya hay { $most } sala, la única que admite este anfitrión.
       *[other] Ya hay { $most } salas, todas las que admite este anfitrión.
    }
refusal-room-not-found = Esa sala se ha cerrado.
refusal-match-started-watch = La partida de esta sala ha empezado. Puedes mirarla.
refusal-match-started = La partida de esta sala ha empezado.
refusal-room-full-one = El asiento de esta sala está ocupado.
refusal-room-full-two = La partida está llena: prueba otra, o mira.
refusal-room-full = Los { $places } asientos de esta sala están ocupados.
refusal-seat-taken = Ahí está { $name }.
refusal-seat-taken-computer = Ahí está la máquina.
refusal-no-such-seat = En esta sala no hay ese asiento.
refusal-no-spectators = En esta sala no se puede mirar.
refusal-already-in-room = Estás en otra sala. Sal primero de ella.
refusal-not-seated = No tienes asiento en ninguna sala.
refusal-not-owner = Eso solo lo puede hacer quien lleva más tiempo en su asiento.
refusal-no-match = No hay ninguna partida en juego.
refusal-invalid-room = No se puede abrir esta partida: { $reason }.
refusal-illegal-move = No se puede hacer esa jugada: { $reason }.
refusal-stale = La partida ha seguido mientras tanto.
refusal-nothing-to-take-back = No hay ninguna jugada que deshacer.
refusal-take-back-forbidden = En esta carrera cuentan las jugadas: no se deshace ninguna.
refusal-take-back-pending = Ya se ha preguntado a los demás.
refusal-rate-limited = Ha sido demasiado a la vez. Espera un momento.
refusal-banned = Te han expulsado de esta sala.
refusal-banned-from-server = El anfitrión ya no te deja entrar.
refusal-not-in-room = Esa persona no está en tu sala.
refusal-draw-unavailable = Solo se puede ofrecer empate a personas.
refusal-draw-pending = Ya se ha ofrecido empate.
refusal-draining = El anfitrión está a punto de cerrar: ya no empiezan partidas.
refusal-paused = La partida está en pausa.
refusal-countdown = La partida sigue en { $seconds } s.
refusal-pause-unavailable = Solo se puede pausar una partida con reloj.
refusal-pause-pending = Ya se ha pedido una pausa.
refusal-not-paused = La partida no está en pausa.
refusal-tournament-running = Aquí hay un torneo en marcha.
refusal-tournament-full = El torneo está lleno: participan { $most } personas.
refusal-too-few-entrants =
    { $entered ->
        [one] Un torneo necesita { $least } personas, y participa { $entered }.
       *[other] Un torneo necesita { $least } personas, y participan { $entered }.
    }
refusal-two-seats-needed = Un torneo necesita un juego para dos o una carrera, y este juego tiene { $places } asientos.
refusal-no-tournament = No hay ningún torneo para eso.

refusal-room-code-length = su código tiene más de { $most } caracteres
refusal-room-code = el anfitrión no acepta su código
refusal-room-seat-mismatch =
    { $seats ->
        [one] este juego tiene { $seats } asiento, y la sala { $places }
       *[other] este juego tiene { $seats } asientos, y la sala { $places }
    }
refusal-room-seat-count = una sala tiene de 2 a { $most } asientos, y esta { $places }
refusal-room-clock = un reloj tiene de 1 a { $most } segundos, y este { $seconds }
refusal-room-computer-in-race = en una carrera solo hay personas

## Lobby: head and parts

lobby-unnamed-host = El anfitrión
lobby-somebody = Alguien

lobby-show = Mostrar
lobby-own-room = Tu sala
lobby-rooms = Salas
lobby-rooms-count = Salas ({ $rooms })
lobby-people-count = Gente ({ $people })
chat = Chat
chat-unread = Chat ({ $messages })

lobby-stop-hosting = Cerrar partida
lobby-leave = Salir
lobby-close-again =
    { $guests ->
        [one] Hay { $guests } invitado. Pulsa otra vez para cerrar
       *[other] Hay { $guests } invitados. Pulsa otra vez para cerrar
    }
lobby-close-game-again = Hay una partida en curso. Pulsa otra vez para cerrar
lobby-leave-again = Pulsa otra vez para salir: pierdes la partida
lobby-new-code = Código nuevo
lobby-qr-code = Código QR para entrar
lobby-qr-code-advice = Escanéalo con la cámara de otro dispositivo que tenga Tessella.
lobby-host-away = El anfitrión no está: esperándolo…
lobby-connection-lost = Conexión perdida: reconectando…
lobby-guest = Estás aquí de visita
lobby-no-network = sin red
lobby-port = puerto { $port }
lobby-code = código { $code }
lobby-without-code = abierto a todos

## Lobby: people

lobby-people = Gente
lobby-name-own = { $name } (tú)
lobby-in-room = en una sala
lobby-cut-off = sin conexión, asiento guardado { $seconds } s
lobby-remove = Expulsar a { $name }
lobby-ban = Vetar a { $name }
lobby-remove-again = Pulsa otra vez para expulsar a { $name }
lobby-ban-again = Pulsa otra vez para vetar a { $name }
lobby-mute = Silenciar a { $name }
lobby-unmute = Oír otra vez a { $name }
lobby-change-name = Cambiar de nombre
lobby-own-name = Tu nombre
lobby-rename-done = Hecho

lobby-removed = Te han expulsado de la sala.
lobby-banned = Te han expulsado de la sala y no puedes volver a entrar.
lobby-room-closed = La sala se ha cerrado.

lobby-computer-gentle = Máquina, suave
lobby-computer-easy = Máquina, fácil
lobby-computer-medium = Máquina, normal
lobby-computer-hard = Máquina, difícil

## Lobby: chat

chat-room = En esta sala
chat-empty = Nadie ha dicho nada todavía.
chat-say = Mensaje
chat-send = Enviar
chat-say-hint = Di algo
chat-host = Anfitrión

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

room-open = Abrir una sala
room-list-empty = Aún no hay salas. Abre una y los demás la verán aquí.
room-list-unknown = Verás las salas de nuevo en cuanto vuelva la conexión.
room-heading = { $game }, { $board }
room-race-board = carrera, { $board }
room-seated-computer = la máquina

room-state-tournament = hay un torneo
room-state-playing = hay una partida
room-state-generating = preparando el tablero
room-state-seats = { $taken } de { $seats } asientos ocupados

room-sit = Sentarse
room-watch-short = Mirar
room-list-tournament = Hay un torneo
room-list-begun = Ya ha empezado
room-list-full = No quedan asientos

room-choose-game = ¿Qué juego?
room-choose-back = Volver a las salas

## Lobby: the player's room

room-rule-first = gana quien acabe antes
room-rule-fewest = gana quien haga menos jugadas
room-rule-move = { $seconds } s por jugada
room-rule-game = { $minutes } min por partida
room-rule-bonus = { $minutes } min por partida y { $seconds } s por jugada
room-rule-watched-delayed = se mira 20 s después
room-rule-watched-after-end = se mira al final
room-rule-unwatched = nadie mira
room-watching = Miran: { $names }

room-seat-empty = Falta el jugador { $number }
room-seat-plays = juega
room-seat-ready = todo listo
room-seat-not-ready = aún no
room-seat-won =
    { $games ->
        [one] ganó { $won } de { $games } partida
       *[other] ganó { $won } de { $games } partidas
    }
room-seat-computer = Máquina
room-seat-sit = Sentarse aquí
room-seat-weaker = Más débil
room-seat-stronger = Más fuerte
room-seat-free = Liberar el asiento

room-ready = Todo listo
room-start = Empezar
room-not-ready = Mejor aún no
room-to-game = A la partida
room-watch = Mirar la partida
room-boards-later = Los tableros se ven al final
room-to-tournament = Al torneo
room-leave = Salir de la sala
room-forfeit = Salir y perder
room-leave-tournament = Dejar el torneo
room-forfeit-again = Sí, salir y perder
room-leave-again = Sí, dejarlo
room-close = Cerrar la sala
room-close-again = Sí, cerrar la sala

## Lobby: tournament

tournament = Torneo
tournament-possible = Con { $least } personas o más se puede jugar un torneo de este juego.
tournament-clock-move = En el torneo, cada jugada tiene { $minutes } min como máximo.
tournament-clock-race = En el torneo, cada carrera dura { $minutes } min como máximo.
tournament-enter = Apuntarse al torneo
tournament-withdraw = Retirarse del torneo
tournament-withdraw-again = Sí, retirarse
tournament-empty = Nadie se ha apuntado todavía.
tournament-entered = Participan ({ $people }): { $names }
tournament-owner-starts = Lo empieza quien dirige la sala.
tournament-too-few = Hacen falta { $least } participantes.
tournament-add-computer = Añadir una máquina
tournament-start-round-robin = Empezar: todos contra todos
tournament-start-knock-out = Empezar: por eliminación
tournament-end = Terminar el torneo
tournament-end-again = Sí, terminar el torneo
tournament-over = El torneo ha terminado.
tournament-new = Nuevo torneo
tournament-new-again = Pulsa otra vez: se borra la tabla

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
        [one] { $games } partida ganada
       *[other] { $games } partidas ganadas
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
room-goal = Objetivo
room-goal-first = Acabar antes
room-goal-fewest = Menos jugadas
room-dropouts = Si alguien se va
room-dropouts-computer = Sigue la máquina
room-dropouts-out = Queda fuera
room-spectators = Otros pueden mirar
room-view = Ven los tableros
room-view-delayed = 20 s después
room-view-after-end = Al final
room-view-live = En vivo

## Short messages about the room and its match

room-left = { $name } ha salido de la sala
room-opened = { $name } ha abierto una sala: { $game }
room-cut-off =
    { $seconds ->
        [one] { $name } ha perdido la conexión: el asiento se guarda { $seconds } segundo
       *[other] { $name } ha perdido la conexión: el asiento se guarda { $seconds } segundos
    }
room-back = { $name } ha vuelto

match-take-back-requested = { $name } quiere deshacer una jugada
match-take-back-accepted = La jugada se deshace
match-take-back-declined = La jugada se queda
match-draw-sent = Has ofrecido empate
match-draw-offered = { $name } ofrece empate
match-draw-accepted = La partida termina en empate
match-draw-declined = No se acepta el empate
match-pause-sent = Has pedido una pausa
match-pause-requested = { $name } quiere una pausa
match-pause-declined = No hay pausa

match-player-left = { $name } ha dejado la partida
match-player-left-replaced = { $name } ha dejado la partida: sigue la máquina
match-player-cut-off = { $name } ha perdido la conexión y no ha vuelto
match-player-cut-off-replaced = { $name } ha perdido la conexión y no ha vuelto: sigue la máquina
match-player-resigned = { $name } se rinde
match-player-resigned-replaced = { $name } se rinde: sigue la máquina
match-player-out-of-time = { $name } ya no tiene tiempo
match-player-out-of-time-replaced = { $name } ya no tiene tiempo: sigue la máquina

match-saved = La partida está guardada. La encuentras en «{ your-games-title }».
match-end-saved = { $reason } La partida se guarda en este dispositivo.
match-has-ended = La partida ha terminado mientras tanto

## QR codes

qr-code = Código QR
qr-code-too-long = Este código es demasiado largo para un código QR. Cópialo como texto.

## The page of the host

lobby-hosting = Anfitrión
hosting-join = Cómo entran los demás
hosting-qr-code = Código QR de { $address }
hosting-copy-link = Copiar el enlace de { $address }
hosting-no-network = Este dispositivo no está en ninguna red.
hosting-no-code = Sin código: cualquiera de la red puede entrar.
hosting-code = Código { $code }
hosting-waiting = Esperando la lista de personas y salas…
hosting-you = { $name } (tú)
hosting-remove-again = Pulsa otra vez para expulsar
hosting-ban-again = Pulsa otra vez: veto hasta el cierre
hosting-rooms = Salas ({ $rooms })
hosting-room = Sala { $number } · { $game }, { $board }
hosting-close-again = Pulsa otra vez para cerrar: la partida quedará sin resultado
hosting-close-room = Cerrar la sala { $number }
hosting-no-rooms = No hay salas abiertas.
hosting-in-room = sala { $number }
hosting-cut-off = sin conexión, asiento guardado { $seconds } s
hosting-connected = en línea desde hace { $time }
hosting-idle = sin actividad desde hace { $time }
hosting-this-device = este dispositivo
hosting-computer = la máquina
hosting-nobody = nadie
hosting-announcement = Mensaje a todos
hosting-announcement-hint = Texto
hosting-announce = Enviar a todos
hosting-announced = Enviado a todos.
hosting-bans = Vetados ({ $people })
hosting-banned-device = solo su dispositivo
hosting-banned-address = todos los de { $address }
hosting-lift-ban = Quitar el veto a { $name }
hosting-end = Cierre
hosting-drain = Cerrar tras las partidas
hosting-drain-again = Pulsa otra vez: no empiezan más partidas
hosting-draining = Se cierra tras la última partida
hosting-draining-long = No empiezan más partidas. Se cierra diez segundos después de la última.
hosting-drained = El anfitrión se ha cerrado.
hosting-restarts = El anfitrión se ha detenido por un error en Tessella y vuelve a empezar.
hosting-failed = El anfitrión se ha detenido por un error en Tessella. Inícialo otra vez para continuar las partidas.
