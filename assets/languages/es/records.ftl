### What is kept of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

code-expected = código de partida, columna { $column }; se esperaba: { $expected }
code-expected-not = código de partida, columna { $column } («{ $found }»); se esperaba: { $expected }
code-game = el nombre de un juego ({ $names })
code-no-options = «:» y las opciones de la partida
code-seed = una semilla de 0 a { $most }
code-no-start = «#» y una semilla, o «=» y las casillas

## Games that cannot be opened

record-move = la jugada { $ply } no es válida: { $why }
record-players = el número de jugadores ({ $players }) no coincide con el de asientos ({ $seats })

## Saved games

save-another-kind = no es una partida guardada
save-version = tiene el formato { $version }; esta versión lee los formatos 1 a { $latest }
save-damaged = los datos están dañados
save-not-decoded = los datos están dañados ({ $error })
save-game = contiene una partida que no se puede recuperar: { $error }
save-missing-game = falta la partida sin terminar
save-hint-plies = se esperaban pistas en { $most } jugadas como máximo, no en { $plies }
save-hint-order = se esperaban las jugadas con pista en orden ascendente, no { $after } después de { $before }
save-hint-count = se esperaban al menos tantas pistas como jugadas con pista ({ $plies }), no { $hints }

## A game as a text for another device

transfer-games = debe haber una sola partida, no { $games }
text-prefix = debe empezar por { $prefix }
text-too-long = tiene más de { $most } caracteres
text-damaged = está dañado o incompleto

## Files. The file is named before.

file-checksum = está dañado (la suma de comprobación no coincide)
file-bytes-left =
    { $bytes ->
        [one] sobra { $bytes } byte al final
       *[other] sobran { $bytes } bytes al final
    }
file-not-regular = no es un archivo normal
file-too-long = ocupa más de { $most } MiB
file-link-to-itself = es un enlace simbólico a sí mismo
file-too-many = { $folder } ya tiene { $files } archivos así

## Statistics

opponent-nobody = En solitario
opponent-people = Personas
opponent-computer-gentle = Máquina (muy fácil)
opponent-computer-easy = Máquina (fácil)
opponent-computer-medium = Máquina (normal)
opponent-computer-hard = Máquina (difícil)
opponent-problem = Problema

kind-squares = Cuadrados
kind-hexes = Hexágonos
kind-map = Mapa
kind-cube = Cubo
kind-ring = Anillo
kind-track = Recorrido
kind-hypercube = 4D
kind-hills = { $kind }, colinas

statistics-positions = { $board }, posiciones personalizadas

statistics-file-another-kind = no es un archivo de estadísticas
statistics-file-version = las estadísticas tienen el formato { $version }; esta versión lee los formatos 1 a { $latest }
statistics-file-not-decoded = no se pueden leer los avances y los resultados: { $error }

## Backups

backup-another-kind = no es una copia de seguridad
backup-version = la copia de seguridad tiene el formato { $version }; esta versión lee los formatos 1 a { $latest }
backup-not-decoded = no se pueden leer las partidas, las estadísticas y los ajustes: { $error }
backup-games = no se pueden leer sus partidas: { $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = un enlace debe empezar por { $scheme }:
link-too-long = un enlace tiene como máximo { $most } bytes
link-empty = después de { $scheme }: debe haber un código de partida, o { $word }/ y una dirección
link-encoding = después de cada % del enlace debe haber dos cifras hexadecimales, y el texto debe ser UTF-8
link-address = después de { $word }/ debe haber una dirección con un puerto, por ejemplo 192.168.1.20:47315 o [fd00::20]:47315
link-end = no debe haber nada después del código de acceso

## Codes with which one joins a server

join-code-length = un código de acceso tiene { $signs } caracteres, no { $given }
join-code-sign = los códigos de acceso no llevan { $sign }, solo { $alphabet }

## Packs of boards, texts that somebody wrote. The words title, author and par are part of the format.

pack-error-in-line = línea { $line }: { $error }
pack-encoding = el texto debe ser UTF-8
pack-too-long = un paquete tiene como máximo { $most } bytes, no { $bytes }
pack-invisible = solo puede haber caracteres visibles, no { $character }
pack-no-title = falta una línea con el título, por ejemplo «title: Esquinas»
pack-no-board = falta al menos un tablero: una línea con un código de partida, por ejemplo drench:8x8,c4#5
pack-header-twice = solo puede haber una línea que empiece por «{ $word }:»
pack-title-empty = falta el título después de «title:»
pack-title-too-long = title: como máximo { $most } caracteres, no { $length }
pack-author-empty = falta el autor después de «author:»
pack-author-too-long = author: como máximo { $most } caracteres, no { $length }
pack-too-many-boards = puede haber como máximo { $most } tableros
pack-too-many-tiles = puede haber como máximo { $most } casillas en el conjunto de los tableros
pack-board-twice = este tablero ya está en el paquete, en la línea { $line }
pack-no-par = aquí sobra «par»: todas las soluciones de un tablero de { $game } tienen el mismo número de jugadas
pack-par = par: debe ser un número de jugadas de 1 a { $most }, no «{ $found }»
pack-seats = debe ser un juego para un jugador ({ game-title-drench }, { game-title-link } o { game-title-light-block }), no { $game } para { $seats }
pack-board = este tablero no se puede jugar: { $reason }
pack-board-over = este tablero no se puede jugar: la partida termina antes de la primera jugada

## Text from people and other programs: what it is if it is no game code

received-empty = no hay texto
received-too-long = el texto puede tener como máximo { $most } KB
received-unknown = debe ser un texto que empiece por tessella-game:, o un código de partida como drench:15x15,c6#4711
received-several-codes = debe haber un solo código de partida, no { $count }: { $codes }
received-many-codes = debe haber un solo código de partida, no { $most } o más: { $codes }
received-backup = es una copia de seguridad: impórtala en los ajustes
received-game = es una partida copiada en otro dispositivo: impórtala en los ajustes
received-server = es un enlace a un anfitrión: ábrelo para entrar
received-join-code = es un código de acceso: escríbelo al unirte a una partida de la red local
received-address = es la dirección de un anfitrión: escríbela al unirte a una partida de la red local
received-random-seed = es una semilla aleatoria de otro programa: copia allí el identificador específico (specific ID)
received-other-puzzle = es el identificador de otro rompecabezas: aquí solo se puede jugar a los de Flood
received-other-save = es una partida guardada de otro programa: copia allí el identificador específico (specific ID) de una partida de Flood
received-grid = es un tablero de colores para «tessella solve»
received-game-name = es solo el nombre de un juego: un código sigue con «:» y las opciones
received-web-page = es la dirección de una página web: copia el código que hay en ella
received-file-name = es el nombre de un archivo: arrastra el archivo a la ventana o ábrelo con Tessella
received-picture = es una imagen
received-document = es un documento PDF
received-archive = es un archivo comprimido: descomprímelo antes
received-player-file = es un archivo de partidas de Tessella
received-no-text = no es texto
