### Boards and their notation.

## Short descriptions of boards, such as "12×12, 8 ways, hills"

plan-ring = anel de { $cells }
plan-track = trilha de { $cells }
plan-hexes = { $columns }×{ $rows } hexágonos
plan-map = mapa de { $areas }
plan-detail = { $board }, { $detail }
plan-ways = { $ways } direções
plan-joined-edges = bordas unidas
plan-holes = buracos
plan-hills = colinas

## Reasons for which a board cannot be built, without a full stop

board-empty = um tabuleiro precisa de pelo menos uma casa de cada lado
board-too-large = um tabuleiro de { $cells } casas é grande demais: o máximo é { $most }
board-hole-outside = o buraco na coluna { $column }, linha { $row }, não está no tabuleiro
board-heights =
    { $heights ->
        [one] { $heights } altura não serve para um tabuleiro de { $cells } casas
       *[other] { $heights } alturas não servem para um tabuleiro de { $cells } casas
    }
board-disconnected = não dá para chegar à casa { $cell } a partir da primeira: o tabuleiro todo precisa estar conectado
board-hills-levels = colinas têm de { $least } a { $most } níveis, não { $given }
board-hills-climb = em colinas de { $levels } níveis, um passo sobe de 1 a { $most }, não { $given }

## Reasons for which a track cannot be built, without a full stop
## A track is a main path with branches beside it, lanes that end, and jumps from cell to cell.

board-ring-too-short = um anel precisa de pelo menos 3 casas, não { $given }
board-branch-empty = um ramo precisa de pelo menos uma casa própria
board-lane-empty = uma reta final precisa de pelo menos uma casa própria
board-jump-no-cell = um salto cita a casa { $cell }, mas as casas vão de 0 a { $last }
board-branch-no-cell = um ramo cita a casa { $cell }, mas as casas vão de 0 a { $last }
board-lane-no-cell = uma reta final cita a casa { $cell }, mas as casas vão de 0 a { $last }
board-exit-no-cell = uma saída cita a casa { $cell }, mas as casas vão de 0 a { $last }
board-branch-off-path = um ramo cita a casa { $cell }, mas as casas do caminho principal vão de 0 a { $last }
board-lane-off-path = uma reta final cita a casa { $cell }, mas as casas do caminho principal vão de 0 a { $last }
board-exit-off-path = uma saída cita a casa { $cell }, mas as casas do caminho principal vão de 0 a { $last }
board-two-lanes = duas retas finais saem da casa { $cell }: só cabe uma em cada casa
board-branch-circle = um ramo que sai da casa { $cell } precisa voltar ao caminho principal em outra casa
board-branch-back = um ramo que sai da casa { $from } precisa voltar mais adiante, não na casa { $to }
board-exit-beyond-lane = uma saída parte da casa { $cell } de uma reta final cujas casas vão de 0 a { $last }
board-jump-circle = um salto que sai da casa { $cell } precisa levar a outra casa
board-jump-twice = o salto da casa { $from } para a casa { $to } deve aparecer uma vez só, não duas
board-track-too-wide = com os ramos e as retas finais, a trilha teria { $width } casas de largura, mas o máximo é { $most }

## What was expected in the notation of a board. Words such as hex15x15, wrap, climb1 and n8 are part of the notation.
## Each phrase but the first follows the word "expected", as the first one says.

notation-expected = esperado: { $expected }
notation-each-option-once = cada opção uma vez só
notation-neighbours = vizinhas n4 ou n8 em quadrados, n6 ou n26 em um cubo, n8 ou n80 em quatro dimensões
notation-square-neighbours = n4 ou n8 em quadrados
notation-cube-neighbours = n6 ou n26 em um cubo
notation-hypercube-neighbours = n8 ou n80 em quatro dimensões
notation-no-neighbours = um número de vizinhas só em quadrados e cubos
notation-holes = buracos como colunas e linhas a partir de 0, cada um uma vez só, como holes4.4+0.8
notation-no-holes = buracos só em quadrados
notation-hole-outside = buracos dentro do tabuleiro de { $size }, não em { $hole }
notation-no-wrap = “wrap” só em quadrados
notation-no-layout = linhas ou colunas deslocadas só em hexágonos
notation-hills = colinas de { $least } a { $most } níveis e uma semente, como hills4-7
notation-climb = quantos níveis um passo sobe, como climb1
notation-climb-without-hills = “climb” só com colinas
notation-climb-too-high = uma subida menor que os { $levels } níveis
notation-map = quantas áreas tem um mapa e a semente dele, como map40-7
notation-ring = quantas casas tem um anel, como ring40
notation-track = quantas casas tem uma trilha, como track40
notation-hexes = colunas e linhas de hexágonos, como hex15x15
notation-sides = colunas e linhas, como 15x15, os três lados de um cubo, como 5x5x5, ou quatro lados, como 3x3x3x3

## Maps that are generated

map-areas = um mapa tem de { $least } a { $most } áreas, não { $given }
map-no-map = a semente { $seed } não gera um mapa de { $areas } áreas: tente outra semente

## Errors in the text of a map that somebody drew

map-file-expected = linha { $line }, coluna { $column }; esperado: { $expected }

## What was expected in a map that somebody drew. Each phrase follows the word "expected", as above.
## The words map, area and border are part of the format.

map-file-too-long = o fim do arquivo, que tem no máximo { $most } KiB
map-file-title-first = map e um título antes de todo o resto
map-file-no-title = map e um título
map-file-word = area, border ou #
map-file-area-name = o nome da área
map-file-corner = um vértice: dois números inteiros com uma vírgula no meio, como 40,30
map-file-border-names = os nomes de duas áreas
map-file-second-name = o nome de uma segunda área
map-file-line-end = o fim da linha
map-code-too-long = no máximo { $most } bytes
map-code-two-names = dois nomes separados por “-”
map-code-second-coordinate = “.” e a segunda coordenada do vértice
map-title = um título de 1 a { $most } letras, algarismos e _
map-name = um nome de 1 a { $most } letras, algarismos e _
map-name-twice = outro nome: já existe uma área { $name }
map-coordinate = um número inteiro de 0 a { $most }
map-too-few-corners = mais um vértice: uma área precisa de pelo menos { $least }
map-line-end-corners = o fim da linha: uma área tem no máximo { $most } vértices
map-next-part-corners = a parte seguinte: uma área tem no máximo { $most } vértices
map-line-end-all-corners = o fim da linha: um mapa tem no máximo { $most } vértices
map-next-part-all-corners = a parte seguinte: um mapa tem no máximo { $most } vértices
map-sides-cross = um vértice cujo lado, até o vértice seguinte, não cruze nem toque outro lado
map-too-few-areas = mais uma área: um mapa precisa de pelo menos { $least }
map-too-many-areas = uma fronteira: um mapa tem no máximo { $most } áreas
map-areas-overlap = uma área que não se sobreponha a { $area }
map-too-wide = áreas mais próximas umas das outras: um mapa pode ter no máximo { $most } vezes a largura média das suas áreas
map-no-such-area = o nome de uma área
map-border-with-itself = uma área que não seja { $area }
map-too-many-borders = o fim: { $areas } áreas podem ter no máximo { $most } fronteiras
map-border-twice = outra fronteira: { $a } e { $b } já têm uma
