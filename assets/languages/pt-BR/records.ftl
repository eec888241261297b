### What is kept of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

code-expected = código de jogo, coluna { $column }; esperado: { $expected }
code-expected-not = código de jogo, coluna { $column } (“{ $found }”); esperado: { $expected }
code-game = o nome de um jogo ({ $names })
code-no-options = “:” e as opções do jogo
code-seed = uma semente de 0 a { $most }
code-no-start = “#” e uma semente, ou “=” e as casas

## Games that cannot be opened

record-move = a jogada { $ply } é inválida: { $why }
record-players = o número de jogadores ({ $players }) não bate com o de lugares ({ $seats })

## Saved games

save-another-kind = não é uma partida salva
save-version = tem o formato { $version }; esta versão lê os formatos de 1 a { $latest }
save-damaged = está danificado
save-not-decoded = está danificado ({ $error })
save-game = não foi possível restaurar uma das partidas: { $error }
save-missing-game = falta a partida em andamento
save-hint-plies = pode haver dicas em no máximo { $most } jogadas, não { $plies }
save-hint-order = as jogadas com dica precisam estar em ordem crescente, não { $after } depois de { $before }
save-hint-count = precisa haver pelo menos tantas dicas quanto jogadas com dica ({ $plies }), não { $hints }

## A game as a text for another device

transfer-games = precisa haver uma só partida, não { $games }
text-prefix = precisa começar com { $prefix }
text-too-long = tem mais de { $most } caracteres
text-damaged = está danificado ou incompleto

## Files. The file is named before.

file-checksum = está danificado (a soma de verificação não confere)
file-bytes-left =
    { $bytes ->
        [one] sobra { $bytes } byte no fim
       *[other] sobram { $bytes } bytes no fim
    }
file-not-regular = não é um arquivo comum
file-too-long = tem mais de { $most } MiB
file-link-to-itself = é um link simbólico para si mesmo
file-too-many = { $folder } já tem { $files } arquivos assim

## Statistics

opponent-nobody = Solo
opponent-people = Pessoas
opponent-computer-gentle = Computador (muito fácil)
opponent-computer-easy = Computador (fácil)
opponent-computer-medium = Computador (médio)
opponent-computer-hard = Computador (difícil)
opponent-problem = Problema

kind-squares = Quadrados
kind-hexes = Hexágonos
kind-map = Mapa
kind-cube = Cubo
kind-ring = Anel
kind-track = Trilha
kind-hypercube = 4D
kind-hills = { $kind }, colinas

statistics-positions = { $board }, posições personalizadas

statistics-file-another-kind = não é um arquivo de estatísticas
statistics-file-version = as estatísticas têm o formato { $version }; esta versão lê os formatos de 1 a { $latest }
statistics-file-not-decoded = não foi possível ler o progresso e os resultados: { $error }

## Backups

backup-another-kind = não é um backup
backup-version = o backup tem o formato { $version }; esta versão lê os formatos de 1 a { $latest }
backup-not-decoded = não foi possível ler as partidas, as estatísticas e os ajustes: { $error }
backup-games = não foi possível ler as partidas dele: { $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = um link precisa começar com { $scheme }:
link-too-long = um link tem no máximo { $most } bytes
link-empty = depois de { $scheme }: precisa haver um código de jogo, ou { $word }/ e um endereço
link-encoding = depois de cada % do link precisa haver dois algarismos hexadecimais, e o texto precisa ser UTF-8
link-address = depois de { $word }/ precisa haver um endereço com porta, como 192.168.1.20:47315 ou [fd00::20]:47315
link-end = não pode haver nada depois do código de entrada

## Codes with which one joins a server

join-code-length = um código de entrada tem { $signs } caracteres, não { $given }
join-code-sign = códigos de entrada não têm { $sign }, só { $alphabet }

## Packs of boards, texts that somebody wrote. The words title, author and par are part of the format.

pack-error-in-line = linha { $line }: { $error }
pack-encoding = o texto precisa ser UTF-8
pack-too-long = um pacote tem no máximo { $most } bytes, não { $bytes }
pack-invisible = só pode haver caracteres visíveis, não { $character }
pack-no-title = falta uma linha com o título, como “title: Cantos”
pack-no-board = falta pelo menos um tabuleiro: uma linha com um código de jogo, como drench:8x8,c4#5
pack-header-twice = só pode haver uma linha que comece com “{ $word }:”
pack-title-empty = falta o título depois de “title:”
pack-title-too-long = title: no máximo { $most } caracteres, não { $length }
pack-author-empty = falta o autor depois de “author:”
pack-author-too-long = author: no máximo { $most } caracteres, não { $length }
pack-too-many-boards = pode haver no máximo { $most } tabuleiros
pack-too-many-tiles = pode haver no máximo { $most } casas em todos os tabuleiros juntos
pack-board-twice = este tabuleiro já está no pacote, na linha { $line }
pack-no-par = aqui não cabe “par”: todas as soluções de um tabuleiro de { $game } têm o mesmo número de jogadas
pack-par = par: precisa ser um número de jogadas de 1 a { $most }, não “{ $found }”
pack-seats = precisa ser um jogo para um jogador ({ game-title-drench }, { game-title-link } ou { game-title-light-block }), não { $game } para { $seats }
pack-board = não dá para jogar este tabuleiro: { $reason }
pack-board-over = não dá para jogar este tabuleiro: a partida acaba antes da primeira jogada

## Text from people and other programs: what it is if it is no game code

received-empty = não há texto
received-too-long = o texto pode ter no máximo { $most } KB
received-unknown = precisa ser um texto que comece com tessella-game:, ou um código de jogo como drench:15x15,c6#4711
received-several-codes = precisa haver um só código de jogo, não { $count }: { $codes }
received-many-codes = precisa haver um só código de jogo, não { $most } ou mais: { $codes }
received-backup = é um backup: importe-o nos ajustes
received-game = é uma partida copiada em outro aparelho: importe-a nos ajustes
received-server = é um link para um anfitrião: abra-o para entrar
received-join-code = é um código de entrada: digite-o ao entrar em uma partida na rede local
received-address = é o endereço de um anfitrião: digite-o ao entrar em uma partida na rede local
received-random-seed = é uma semente aleatória de outro programa: copie lá o ID específico (specific ID)
received-other-puzzle = é o ID de outro quebra-cabeça: aqui só se jogam os de Flood
received-other-save = é uma partida salva de outro programa: copie lá o ID específico (specific ID) de uma partida de Flood
received-grid = é um tabuleiro de cores para “tessella solve”
received-game-name = é só o nome de um jogo: um código continua com “:” e as opções
received-web-page = é o endereço de uma página da web: copie o código que está nela
received-file-name = é o nome de um arquivo: solte o arquivo na janela ou abra-o com o Tessella
received-picture = é uma imagem
received-document = é um documento PDF
received-archive = é um arquivo compactado: descompacte-o primeiro
received-player-file = é um arquivo de partidas do Tessella
received-no-text = não é texto
