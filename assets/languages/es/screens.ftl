### The title and the screens that are reached from it, without the network and the setup of a game.

## Settings

settings = Ajustes

settings-language = Idioma
settings-language-system = Sistema

settings-theme = Tema
settings-theme-system = Según el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-black = Negro
settings-theme-contrast-dark = Alto contraste oscuro
settings-theme-contrast-light = Alto contraste claro
settings-text-size = Tamaño del texto
settings-text-size-percent = { $percent } %

settings-motion = Animación
settings-motion-off = No
settings-motion-fast = Rápida
settings-motion-normal = Normal
settings-motion-slow = Lenta
settings-more-time = Límite de tiempo
settings-more-time-off = Normal
settings-more-time-twice = ×2
settings-more-time-four = ×4
settings-more-time-note = Vale para el reloj de las partidas nuevas en este dispositivo y para los avisos breves. En red cuenta el tiempo de la sala.

settings-scanning = Control con pulsador
settings-scanning-off = No
settings-scanning-automatic = Automático
settings-scanning-by-key = Tecla Tab
settings-scanning-pace = Tiempo por paso
settings-scanning-seconds = { $seconds } s
settings-scanning-automatic-note = La marca avanza sola. Espacio, Enter o el botón inferior del mando seleccionan.
settings-scanning-by-key-note = Tab mueve la marca. Espacio o Enter seleccionan.
settings-sounds = Sonido
settings-sounds-off = Apagado
settings-sounds-quiet = Bajo
settings-sounds-loud = Alto
settings-vibration = Vibración
settings-controls = Controles

settings-colours = Colores
settings-palette-standard = Estándar
settings-palette-distinct = Contrastados
settings-palette-soft = Suaves
settings-palette-vivid = Vivos
settings-palette-red-green = Daltonismo
settings-palette-own = Personalizados
settings-own-press = Pulsa un color para cambiarlo.
settings-own-colour = Color { $number }: { $colour }
settings-own-hue = Tono
settings-own-lightness = Luminosidad
settings-own-strength = Saturación
settings-own-reset = Restablecer colores
settings-own-alike = Los colores { $one } y { $two } son difíciles de distinguir.
settings-own-alike-red-green = Con daltonismo rojo-verde, los colores { $one } y { $two } son difíciles de distinguir.
settings-own-alike-blue-yellow = Con daltonismo azul-amarillo, los colores { $one } y { $two } son difíciles de distinguir.
settings-own-hidden = El color { $number } se ve mal sobre el fondo.
settings-own-more = Y { $count } más.
settings-symbols = Mostrar un símbolo en cada casilla

settings-faces = Dibujos de las fichas
settings-faces-mahjong = Mahjong
settings-faces-plain = Letras y formas

settings-cubes = Cubos
settings-cubes-stacked = En pila
settings-cubes-flat = Lado a lado

settings-writing = Entrada de texto
settings-keyboard = Teclado en pantalla

settings-share = Compartir el tablero
settings-copy-code = Copiar código
code-copied = Código copiado
codes-title = ¿Qué partida?

settings-transfer = Continuar en otro dispositivo
settings-copy-game = Copiar partida
settings-copy-game-done = Ahora pulsa «{ settings-import }» en los ajustes del otro dispositivo.
settings-copy-game-failed = No se puede copiar la partida: { $error }.
settings-import = Importar

settings-backup = Copia de seguridad de partidas, estadísticas y ajustes
settings-save-backup = Guardar copia
settings-copy-backup = Copiar como texto
settings-restore-file = Para recuperarla, suelta el archivo en la ventana, o copia el texto y pulsa «{ settings-import }». No se borra nada de lo que hay aquí.
settings-restore-text = Para recuperarla, copia el texto y pulsa «{ settings-import }». No se borra nada de lo que hay aquí.

settings-all = Todos los ajustes
settings-reset = Restablecer ajustes
settings-reset-again = Pulsa otra vez para restablecer todo

settings-people = Máx. de jugadores
settings-rooms = Máx. de salas
settings-reconnect = Tiempo de reconexión (s)
settings-port = Puerto
settings-port-any = Cualquiera

## The head of every screen

screen-back = Atrás

## Title

title-continue = Continuar
title-start = Empieza aquí: { $game }
title-start-about = Se aprende en 20 segundos
title-again = Otra vez { $game }
title-symbols = ¿Cuesta distinguir los colores? Añadir símbolos
title-options = Opciones de { $game }

title-network = Red local
title-network-about = Juega con amigos
title-back = Volver a «{ $host }»
title-back-about = Entra de nuevo sin código
title-back-dismiss = No volver
title-packs = Niveles
title-packs-about = Retos de lógica

title-games = Partidas
title-statistics = Estadísticas
title-settings = Ajustes
title-help = Ayuda

## Cards of games that were played

game-card-state = { $game }, { $state }
game-card-about = { $board } · { $players }
game-card-broken = No se puede abrir
game-card-name = Partida { $number }: { $game }
game-card-unknown = Partida

## Your games

your-games-title = Tus partidas
your-games-show = Mostrar
your-games-all = Todas
your-games-unfinished = Pendientes
your-games-finished = Terminadas
your-games-favourites = Favoritas

your-games-no-game = Aquí se guardan todas tus partidas.
your-games-no-unfinished = No hay partidas pendientes.
your-games-no-finished = No hay partidas terminadas.
your-games-no-favourite = Pulsa la estrella de una partida para añadirla a favoritas.

your-games-add-favourite = Añadir a favoritas: { $game }
your-games-remove-favourite = Quitar de favoritas: { $game }
your-games-remove = Eliminar { $game }

your-games-removed = Partida eliminada: { $game }
your-games-removed-unknown = Partida eliminada
your-games-put-back = Deshacer

## The start of a game

begin-board-refused = No se puede abrir este tablero: { $error }.
begin-game-refused = No se puede abrir esta partida: { $error }.
begin-link-refused = No se puede abrir este enlace: { $error }.
begin-import-failed = No es una partida guardada: { $error }.
begin-nothing-to-import = No hay nada que pegar. Copia antes una partida o una copia de seguridad en el otro dispositivo.
begin-leave-network-game = Sal antes de la partida en red.

## Share a game

share-title = Compartir esta partida
share-save-picture = Guardar imagen
share-save-animation = Guardar animación
share-saving = Guardando…
share-stop-animation = Detener ({ $percent } %)
share-copy-picture = Copiar imagen
share-copy-code = Copiar código
share-copy-link = Copiar enlace
share-link-copied = Enlace copiado

## Packs of levels

packs-title = Paquetes de niveles
pack-title-drench = { game-title-drench }: Cuadrados
pack-title-drench-shapes = { game-title-drench }: Formas
pack-title-link = { game-title-link }: Cuadrados
pack-title-link-shapes = { game-title-link }: Caída y hexágonos
pack-title-light-block = { game-title-light-block }: Cuadrados
pack-title-light-block-shapes = { game-title-light-block }: Formas
packs-own = Para añadir paquetes propios, pon archivos de texto en la carpeta «packs», junto a tus partidas guardadas, y reinicia Tessella.
packs-done = { $won } de { $all } resueltos
packs-done-at-par = { $won } de { $all } resueltos, { $at_par } perfectos
packs-author = de { $name }
packs-par = objetivo: { $par }
packs-level = Nivel { $number }
packs-next-level = Jugar siguiente nivel
packs-level-open = Nivel { $number }, sin resolver
packs-level-done = Nivel { $number }, resuelto
packs-level-at-par = Nivel { $number }, perfecto

## Today's boards

today-title = Tableros de hoy
today-title-other-day = Tableros diarios
today-date =
    { $weekday ->
       [1] Lunes
       [2] Martes
       [3] Miércoles
       [4] Jueves
       [5] Viernes
       [6] Sábado
      *[7] Domingo
    }, { $day } de { $month ->
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
    } de { $year }
today-month =
    { $month ->
       [1] Enero
       [2] Febrero
       [3] Marzo
       [4] Abril
       [5] Mayo
       [6] Junio
       [7] Julio
       [8] Agosto
       [9] Septiembre
       [10] Octubre
       [11] Noviembre
      *[12] Diciembre
    } de { $year }
today-previous-month = Mes anterior
today-next-month = Mes siguiente
today-weekday-monday = Lu
today-weekday-tuesday = Ma
today-weekday-wednesday = Mi
today-weekday-thursday = Ju
today-weekday-friday = Vi
today-weekday-saturday = Sá
today-weekday-sunday = Do
today-leaf-monday = LUN
today-leaf-tuesday = MAR
today-leaf-wednesday = MIÉ
today-leaf-thursday = JUE
today-leaf-friday = VIE
today-leaf-saturday = SÁB
today-leaf-sunday = DOM

today-first-day = Los primeros tableros son los del { $date }

today-boards-done = { $done } de { $all } resueltos
today-day-closed = aún no disponible
today-day-done = resuelto
today-day-at-par = perfecto

today-problem = Problema
today-win-in-moves =
    { $moves ->
        [one] Gana en { $moves } jugada
       *[other] Gana en { $moves } jugadas
    }
today-win-in = Gana en { $moves }
today-par = Objetivo: { $moves }
today-result-moves =
    { $moves ->
        [one] { $moves } jugada (objetivo: { $par })
       *[other] { $moves } jugadas (objetivo: { $par })
    }
today-result-time = Resuelto en { $time }

today-copy-result = Copiar resultado
today-result-copied = Resultado copiado

today-no-streak = Resuelve uno al día y empieza una racha
today-streak =
    { $days ->
        [one] Racha: { $days } día
       *[other] Racha: { $days } días
    }
today-longest-streak =
    { $days ->
        [one] Mejor racha: { $days } día
       *[other] Mejor racha: { $days } días
    }
today-streak-and-longest =
    { $days ->
        [one] Racha: { $days } día · mejor: { $longest }
       *[other] Racha: { $days } días · mejor: { $longest }
    }

today-next = Tableros nuevos en { $time }
today-wait =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

today-card = Hoy
today-card-done = Resuelto
today-card-next = Nuevos en { $time }
today-card-streak = Racha de { $days }: ¡sigue!

## Statistics

statistics-title = Estadísticas
statistics-nothing = Termina una partida para ver aquí tus estadísticas.
statistics-forget = Borrar todos los resultados
statistics-forget-again = Pulsa otra vez para borrarlos

statistics-total-played = partidas
statistics-total-won = ganadas
statistics-total-time = de juego
statistics-total-streak = mejor racha

statistics-percent = { $percent } %
statistics-time-short = < 1 min
statistics-time-minutes = { $minutes } min
statistics-time = { $hours } h { $minutes } min
statistics-time-hours = { $hours } h

statistics-weeks = Terminadas en las últimas { $weeks } semanas: { $games }
statistics-days =
    { $days ->
        [one] { $days } día jugado
       *[other] { $days } días jugados
    }
statistics-days-run = hasta { $days } seguidos
statistics-days-today = hoy: { $games }

statistics-month =
    { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sept
        [10] oct
        [11] nov
       *[12] dic
    }

statistics-game =
    { $games ->
        [one] { $games } partida, { $share } ganada
       *[other] { $games } partidas, { $share } ganadas
    }

statistics-won =
    { $games ->
        [one] { $games } ganada
       *[other] { $games } ganadas
    }
statistics-lost =
    { $games ->
        [one] { $games } perdida
       *[other] { $games } perdidas
    }
statistics-drawn =
    { $games ->
        [one] { $games } empate
       *[other] { $games } empates
    }
statistics-given-up =
    { $games ->
        [one] { $games } abandonada
       *[other] { $games } abandonadas
    }
statistics-played =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
statistics-form = Últimos resultados: { $results }
statistics-best-time = Mejor tiempo
statistics-best-result = Mejor resultado
statistics-fewest-moves = Mínimo de jugadas

statistics-best-par = mejor: objetivo
statistics-best-above-par = mejor: objetivo +{ $moves }
statistics-mean-above-par = media { $moves }
statistics-fastest = récord { $time }
statistics-mean-time = media { $time }
statistics-streak = mejor racha: { $wins }
statistics-hints =
    { $hints ->
        [one] { $hints } pista
       *[other] { $hints } pistas
    }

statistics-plot =
    { $wins ->
        [one] Jugadas sobre el objetivo, última victoria
       *[other] Jugadas sobre el objetivo, últimas { $wins } victorias
    }
statistics-plot-par = obj.
