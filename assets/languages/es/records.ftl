### What is kept of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

code-expected = código de partida, columna { $column }; se esperaba: { $expected }
code-expected-not = código de partida, columna { $column } («{ $found }»); se esperaba: { $expected }
code-game = el nombre de un juego ({ $names })
code-no-options = «:» y las opciones de la partida
code-seed = una semilla de 0 a { $most }
code-no-start = «#» y una semilla, o «=» y las celdas

## Games that cannot be opened

record-move = la jugada { $ply } va contra las reglas: { $why }
record-players = los jugadores y los asientos no coinciden: { $players } y { $seats }

## Saved games

save-another-kind = no es una partida guardada
save-version = tiene el formato { $version }, y este programa lee los formatos 1 a { $latest }
save-damaged = los datos están dañados
save-not-decoded = los datos están dañados ({ $error })
save-game = contiene una partida que no se puede recuperar: { $error }
save-missing-game = falta la partida con la que se debe seguir
save-hint-plies = se esperaban pistas en { $most } jugadas como máximo, no en { $plies }
save-hint-order = se esperaban las jugadas con pista en orden ascendente, no { $after } después de { $before }
save-hint-count = se esperaban al menos tantas pistas como jugadas con pista, que son { $plies }, no { $hints }

## A game as a text for another device

transfer-games = se esperaba una partida, no { $games }
text-prefix = se esperaba un texto que empiece por { $prefix }
text-too-long = tiene más de { $most } letras
text-damaged = está dañado o incompleto

## Files. The file is named before.

file-checksum = se esperaba la suma de comprobación del contenido: está dañado
file-bytes-left =
    { $bytes ->
        [one] sobra { $bytes } byte
       *[other] sobran { $bytes } bytes
    }
file-not-regular = no es un archivo normal
file-too-long = tiene más de { $most } MiB
file-link-to-itself = es un enlace simbólico a sí mismo
file-too-many = { $folder } ya tiene { $files } archivos así

## Statistics

opponent-nobody = En solitario
opponent-people = Personas
opponent-computer-gentle = Máquina, suave
opponent-computer-easy = Máquina, fácil
opponent-computer-medium = Máquina, normal
opponent-computer-hard = Máquina, difícil
opponent-problem = Problema

kind-squares = Cuadrados
kind-hexes = Hexágonos
kind-map = Mapa
kind-cube = Cubo
kind-ring = Anillo
kind-track = Recorrido
kind-hypercube = Cuatro dimensiones
kind-hills = { $kind }, colinas

statistics-positions = { $board }, posiciones propias

statistics-file-another-kind = se esperaban estadísticas, no un archivo de otro tipo
statistics-file-version = se esperaban estadísticas con formato 1 a { $latest }, no { $version }
statistics-file-not-decoded = se esperaban avances y resultados: { $error }

## Backups

backup-another-kind = se esperaba una copia de seguridad, no un archivo de otro tipo
backup-version = se esperaba una copia de seguridad con formato 1 a { $latest }, no { $version }
backup-not-decoded = se esperaban partidas, estadísticas y ajustes: { $error }
backup-games = se esperaban partidas que se puedan leer: { $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = se esperaba un enlace que empiece por { $scheme }:
link-too-long = se esperaba un enlace de { $most } bytes como máximo
link-empty = se esperaba un código de partida, o { $word }/ y una dirección, después de { $scheme }:
link-encoding = se esperaban dos cifras hexadecimales después de cada % del enlace, y UTF-8
link-address = se esperaba una dirección con un puerto después de { $word }/, por ejemplo 192.168.1.20:47315 o [fd00::20]:47315
link-end = no se esperaba nada después del código de acceso

## Codes with which one joins a server

join-code-length = un código de acceso tiene { $signs } caracteres, y este tiene { $given }
join-code-sign = no hay { $sign } en los códigos de acceso, que se forman con { $alphabet }

## Packs of boards, texts that somebody wrote. The words title, author and par are part of the format.

pack-error-in-line = línea { $line }: { $error }
pack-encoding = se esperaba texto en UTF-8
pack-too-long = se esperaba un paquete de { $most } bytes como máximo, no de { $bytes }
pack-invisible = se esperaban caracteres visibles, no el carácter { $character }
pack-no-title = se esperaba una línea con el título, por ejemplo «title: Esquinas»
pack-no-board = se esperaba al menos un tablero: una línea con un código de partida, por ejemplo drench:8x8,c4#5
pack-header-twice = se esperaba una sola línea que empiece por «{ $word }:»
pack-title-empty = se esperaba el título después de «title:»
pack-title-too-long = title: se esperaban { $most } caracteres como máximo, no { $length }
pack-author-empty = se esperaba el autor después de «author:»
pack-author-too-long = author: se esperaban { $most } caracteres como máximo, no { $length }
pack-too-many-boards = se esperaban { $most } tableros como máximo
pack-too-many-tiles = se esperaban { $most } casillas como máximo en el conjunto de los tableros
pack-board-twice = se esperaba un tablero que aún no esté en el paquete: ya está en la línea { $line }
pack-no-par = no se esperaba par: todas las soluciones de un tablero de { $game } tienen el mismo número de jugadas
pack-par = par: se esperaba un número de jugadas de 1 a { $most }, no «{ $found }»
pack-seats = se esperaba un juego de un asiento ({ game-title-drench }, { game-title-link } o { game-title-light-block }), no { $game } para { $seats }
pack-board = se esperaba un tablero que se pueda jugar: { $reason }
pack-board-over = se esperaba un tablero que se pueda jugar: la partida termina antes de la primera jugada

## Text from people and other programs: what it is if it is no game code

received-empty = no hay texto
received-too-long = se esperaban { $most } KB de texto como máximo
received-unknown = se esperaba un texto que empiece por tessella-game:, o un código de partida como drench:15x15,c6#4711
received-several-codes = se esperaba un solo código de partida, y hay { $count }: { $codes }
received-many-codes = se esperaba un solo código de partida, y hay { $most } o más: { $codes }
received-backup = es una copia de seguridad: impórtala en los ajustes
received-game = es una partida copiada en otro dispositivo: impórtala en los ajustes
received-server = es un enlace a un servidor: ábrelo para entrar
received-join-code = es un código de acceso: escríbelo donde se entra en una partida en red
received-address = es la dirección de un servidor: escríbela donde se entra en una partida en red
received-random-seed = es una semilla aleatoria de otro programa: copia allí el identificador específico (specific ID)
received-other-puzzle = es el identificador de otro rompecabezas: aquí solo se juegan los de Flood
received-other-save = es una partida guardada de otro programa: copia allí el identificador específico (specific ID) de una partida de Flood
received-grid = es un tablero de colores para «tessella solve»
received-game-name = es solo el nombre de un juego: en un código siguen : y las opciones
received-web-page = es la dirección de una página web: copia el código que hay en ella
received-file-name = es el nombre de un archivo: arrastra el archivo a la ventana o ábrelo con Tessella
received-picture = es una imagen
received-document = es un documento PDF
received-archive = es un archivo comprimido: descomprímelo antes
received-player-file = es un archivo con partidas de Tessella
received-no-text = no es un texto
