### What is kept of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

code-expected = código do jogo, coluna { $column }: deveria haver { $expected }
code-expected-not = código do jogo, coluna { $column } (“{ $found }”): deveria haver { $expected }
code-game = o nome de um jogo ({ $names })
code-no-options = “:” e as opções do jogo
code-seed = uma semente de 0 a { $most }
code-no-start = “#” e uma semente, ou “=” e as células

## Games that cannot be opened

record-move = a jogada { $ply } é contra as regras: { $why }
record-players = jogadores e lugares não batem: { $players } e { $seats }

## Saved games

save-another-kind = não é uma partida salva
save-version = tem o formato { $version }, e este programa lê os formatos de 1 a { $latest }
save-damaged = está danificado
save-not-decoded = está danificado ({ $error })
save-game = não foi possível restaurar uma partida dele: { $error }
save-missing-game = falta nele a partida a continuar
save-hint-plies = deveria haver dicas em no máximo { $most } lances, não { $plies }
save-hint-order = os lances das dicas deveriam estar em ordem crescente, não { $after } depois de { $before }
save-hint-count = não deveria haver menos dicas que lances, que são { $plies }, mas há { $hints }

## A game as a text for another device

transfer-games = deveria haver uma partida, não { $games }
text-prefix = deveria ser um texto que comece com { $prefix }
text-too-long = tem mais de { $most } letras
text-damaged = está danificado ou incompleto

## Files. The file is named before.

file-checksum = a soma de verificação não corresponde ao conteúdo: está danificado
file-bytes-left =
    { $bytes ->
        [one] sobra { $bytes } byte
       *[other] sobram { $bytes } bytes
    }
file-not-regular = não é um arquivo comum
file-too-long = tem mais de { $most } MiB
file-link-to-itself = é um link simbólico para si mesmo
file-too-many = { $folder } já tem { $files } deles

## Statistics

opponent-nobody = Solo
opponent-people = Pessoas
opponent-computer-gentle = Computador (leve)
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
kind-hypercube = Quatro dimensões
kind-hills = { $kind }, colinas

statistics-positions = { $board }, posições próprias

statistics-file-another-kind = deveriam ser estatísticas, não um arquivo de outro tipo
statistics-file-version = deveriam ser estatísticas no formato de 1 a { $latest }, não { $version }
statistics-file-not-decoded = deveria haver progresso e resultados: { $error }

## Backups

backup-another-kind = deveria ser um backup, não um arquivo de outro tipo
backup-version = deveria ser um backup no formato de 1 a { $latest }, não { $version }
backup-not-decoded = deveria haver partidas, estatísticas e ajustes: { $error }
backup-games = deveria haver partidas que possam ser lidas: { $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = deveria ser um link que comece com { $scheme }:
link-too-long = deveria ser um link de no máximo { $most } bytes
link-empty = deveria haver um código de jogo, ou { $word }/ e um endereço, depois de { $scheme }:
link-encoding = deveria haver dois algarismos hexadecimais depois de cada % do link, e UTF-8
link-address = deveria haver um endereço com porta depois de { $word }/, como 192.168.1.20:47315 ou [fd00::20]:47315
link-end = o link deveria acabar depois do código de entrada

## Codes with which one joins a server

join-code-length = um código de entrada tem { $signs } caracteres, e aqui há { $given }
join-code-sign = não há { $sign } em códigos de entrada, que são feitos de { $alphabet }

## Packs of boards, texts that somebody wrote. The words title, author and par are part of the format.

pack-error-in-line = linha { $line }: { $error }
pack-encoding = deveria ser texto em UTF-8
pack-too-long = deveria ser um pacote de no máximo { $most } bytes, não { $bytes }
pack-invisible = deveria haver caracteres visíveis, não o caractere { $character }
pack-no-title = deveria haver uma linha com o título, como “title: Cantos”
pack-no-board = deveria haver pelo menos um tabuleiro: uma linha com um código de jogo, como drench:8x8,c4#5
pack-header-twice = deveria haver só uma linha que comece com “{ $word }:”
pack-title-empty = deveria haver o título depois de “title:”
pack-title-too-long = title: deveria haver no máximo { $most } caracteres, não { $length }
pack-author-empty = deveria haver o autor depois de “author:”
pack-author-too-long = author: deveria haver no máximo { $most } caracteres, não { $length }
pack-too-many-boards = deveria haver no máximo { $most } tabuleiros
pack-too-many-tiles = deveria haver no máximo { $most } casas em todos os tabuleiros juntos
pack-board-twice = deveria haver um tabuleiro que ainda não está no pacote: este está na linha { $line }
pack-no-par = não deveria haver par: todas as soluções de um tabuleiro de { $game } têm o mesmo número de jogadas
pack-par = par: deveria haver um número de jogadas de 1 a { $most }, não “{ $found }”
pack-seats = deveria ser um jogo para um lugar ({ game-title-drench }, { game-title-link } ou { game-title-light-block }), não { $game } para { $seats }
pack-board = deveria ser um tabuleiro jogável: { $reason }
pack-board-over = deveria ser um tabuleiro jogável: a partida acaba antes da primeira jogada

## Text from people and other programs: what it is if it is no game code

received-empty = não há texto
received-too-long = deveria haver no máximo { $most } KB de texto
received-unknown = deveria ser um texto que comece com tessella-game:, ou um código de jogo como drench:15x15,c6#4711
received-several-codes = deveria haver um só código de jogo, e há { $count }: { $codes }
received-many-codes = deveria haver um só código de jogo, e há { $most } ou mais: { $codes }
received-backup = é um backup: importe-o nos ajustes
received-game = é uma partida copiada em outro aparelho: importe-a nos ajustes
received-server = é um link para um servidor: abra-o para entrar
received-join-code = é um código de entrada: digite-o onde se entra em uma partida em rede
received-address = é o endereço de um servidor: digite-o onde se entra em uma partida em rede
received-random-seed = é uma semente aleatória de outro programa: copie lá o ID específico (specific ID)
received-other-puzzle = é o ID de outro quebra-cabeça: aqui só se jogam os de Flood
received-other-save = é uma partida salva de outro programa: copie lá o ID específico (specific ID) de uma partida de Flood
received-grid = é um tabuleiro de cores para “tessella solve”
received-game-name = é só o nome de um jogo: em um código seguem : e as opções
received-web-page = é o endereço de uma página da web: copie o código que está nela
received-file-name = é o nome de um arquivo: solte o arquivo na janela ou abra-o com o Tessella
received-picture = é uma imagem
received-document = é um documento PDF
received-archive = é um arquivo compactado: descompacte-o primeiro
received-player-file = é um arquivo com partidas do Tessella
received-no-text = não é um texto
