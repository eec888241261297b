### Games: names, options, and refused moves.

## Names of the games

game-title-drench = Inundação
game-title-link = Ligue os Pares
game-title-light-block = Caminho de Luz
game-title-in-a-row = Em Linha
game-title-race = Corrida
game-title-blockade = Bloqueio

## Playing strength of the computer, from the weakest

level-gentle = Muito fácil
level-easy = Fácil
level-medium = Médio
level-hard = Difícil

## Choices of Drench for the limit of moves

drench-margin-relaxed = Folgado
drench-margin-fair = Normal
drench-margin-tight = Apertado
drench-margin-twice-the-side = Dobro do lado

## Reasons for which a move is refused, shown alone or in a sentence; without a capital letter and a full stop

refused-over = a partida acabou
refused-not-your-turn = é a vez do jogador { $player }
refused-wrong-kind = isso não é possível agora
refused-time-is-up = o tempo acabou
refused-time-is-left = ainda resta tempo
refused-closes-path = isso fecharia o último caminho do jogador { $player }
refused-closes-paths = isso fecharia o último caminho dos jogadores { $others } e { $last }

refused-own-colour = essa já é a sua cor
refused-others-colour = essa é a cor do outro jogador
refused-no-such-colour = essa cor não está nesta partida
refused-same-tile = escolha outra peça
refused-no-tile = não há peça ali
refused-not-alike = essas peças não são iguais
refused-no-line = não dá para ligar as duas com no máximo duas curvas
refused-not-beside = essa casa não está ao lado da sua
refused-too-steep = é íngreme demais
refused-blocked-tile = ali há um bloco
refused-stood-on = você já está ali
refused-lit-tile = essa casa já está acesa
refused-no-such-cell = o tabuleiro não tem essa casa
refused-cell-taken = essa casa está ocupada
refused-nothing-below = uma pedra ali cairia
refused-no-such-side = um dado mostra de 1 a 6
refused-no-such-piece = esse peão não existe
refused-too-far = esse peão não consegue ir tão longe
refused-own-piece = seu próprio peão está ali
refused-still-waiting = com um seis sai o próximo peão, em ordem
refused-not-so-far-back = não há quatro casas para recuar
refused-no-fork = não há desvio ali
refused-occupied = há um corredor ali
refused-out-of-reach = é longe demais para correr
refused-no-flights = não restam voos
refused-too-far-to-fly = é longe demais para voar
refused-no-path-there = dali não há caminho até a sua chegada
refused-no-builds = não restam barreiras
refused-not-touching = essas casas não se tocam
refused-too-high = o nível 9 é o mais alto
refused-centre-first = a primeira pedra não pode ficar no centro

## Reasons for which the options of a game do not fit, shown below the options; without a capital letter and a full stop
## $least and $most are numbers.

misfit-sides = cada lado precisa ter de { $least } a { $most } casas
misfit-columns = escolha de { $least } a { $most } colunas
misfit-rows = escolha de { $least } a { $most } linhas
misfit-cube-sides = cada lado de um cubo precisa ter de { $least } a { $most } casas
misfit-hypercube-sides = cada lado de um tabuleiro 4D precisa ter de { $least } a { $most } casas
misfit-areas = escolha de { $least } a { $most } áreas
misfit-ring-length = um anel precisa ter de { $least } a { $most } casas
misfit-track-length = uma trilha precisa ter de { $least } a { $most } casas
misfit-too-few-tiles = o tabuleiro precisa de pelo menos { $least } casas
misfit-too-many-tiles = o tabuleiro pode ter no máximo { $most } casas
misfit-variants = este jogo precisa de um tabuleiro sem buracos nem bordas unidas
misfit-ring-parts = aqui um anel não pode ter ramos, retas finais nem saltos
misfit-track-parts = aqui uma trilha não pode ter ramos, retas finais nem saltos
misfit-corners = aqui não dá para jogar com diagonais

misfit-tiles = o tabuleiro precisa de { $wanted } casas, não { $given }
misfit-cells = o tabuleiro precisa de { $wanted } casas, não { $given }

## The same for Drench

misfit-drench-board = em uma trilha aberta não há o que escolher; use um anel
misfit-drench-colours = escolha de { $least } a { $most } cores
misfit-drench-colours-for-two = dois jogadores precisam de pelo menos { $least } cores
misfit-drench-limit = escolha um limite de { $least } a { $most } jogadas
misfit-drench-tile-colour = uma casa tem uma cor fora das { $colours } em jogo
misfit-drench-first-tiles = as primeiras casas dos dois jogadores precisam ter cores diferentes

## The same for Link

misfit-link-board = aqui as linhas não têm por onde passar; use quadrados ou hexágonos
misfit-link-hills = { game-title-link } não pode ser jogado em colinas
misfit-link-odd-tiles = com { $tiles } peças sobra alguma sem par
misfit-link-gravity = em hexágonos as peças não podem cair
misfit-link-faces = escolha de { $least } a { $most } desenhos
misfit-link-too-many-faces =
    { $pairs ->
        [one] { $pairs } par tem no máximo { $pairs } desenho
       *[other] { $pairs } pares têm no máximo { $pairs } desenhos
    }
misfit-link-whole-seconds = o tempo precisa ser em segundos inteiros
misfit-link-countdown = escolha um tempo de { $least } a { $most } segundos
misfit-link-gain = escolha um bônus de { $least } a { $most } segundos por par
misfit-link-tile = uma peça tem um desenho fora dos { $faces } em jogo
misfit-link-no-pair = o tabuleiro precisa de pelo menos um par
misfit-link-odd-face = de algum desenho sobra uma peça sem par

## The same for Light Block

misfit-light-board = neste tabuleiro não há o que escolher; use quadrados, hexágonos, um mapa ou um cubo
misfit-light-blocks = bloqueie uma em cada { $least } a { $most } casas, ou nenhuma
misfit-light-tile = uma casa não está livre, nem é um bloco, nem é o início
misfit-light-start = o tabuleiro precisa de um início, e só um
misfit-light-no-step = ao lado do início não há casa livre

## The same for In a Row

misfit-row-board = { game-title-in-a-row } precisa de quadrados, hexágonos, um cubo ou 4D
misfit-row-hills = { game-title-in-a-row } não pode ser jogado em colinas
misfit-row-stones = escolha de { $least } a { $most } pedras em linha
misfit-row-players = escolha de { $least } a { $most } jogadores
misfit-row-first = quem começa precisa estar na partida
misfit-row-falls = as pedras só podem cair em quadrados, cubos, tabuleiros 4D e hexágonos em colunas
misfit-row-no-line = nenhuma linha deste tabuleiro tem { $cells } casas
misfit-row-centre-falls = se as pedras caem, a primeira nunca para no centro
misfit-row-no-centre = este tabuleiro não tem centro
misfit-row-too-many-players = o tabuleiro é pequeno demais para { $players } jogadores com { $stones } pedras cada um
misfit-row-stone-of-nobody = uma pedra não é de nenhum jogador
misfit-row-stone-floats = uma pedra não tem nada embaixo
misfit-row-two-winners = não pode haver dois vencedores

## The same for Race

misfit-race-board = { game-title-race } precisa de uma trilha ou de um anel
misfit-race-hills = { game-title-race } não pode ser jogada em colinas
misfit-race-seats = escolha de { $least } a { $most } jogadores
misfit-race-needs-track = “cobras e escadas” precisa de uma trilha aberta
misfit-race-needs-ring = uma corrida em círculo precisa de um anel
misfit-race-pieces = escolha de { $least } a { $most } peões por jogador
misfit-race-laps = escolha de { $least } a { $most } voltas
misfit-race-ring-length = para { $players } jogadores, o tamanho do anel precisa ser múltiplo de { $players }, como { $example }
misfit-race-ring-forks = com desvios, um anel para { $players } jogadores precisa de pelo menos { $least } casas
misfit-race-track-forks = com desvios, uma trilha precisa ter de { $least } a { $most } casas
misfit-race-cells = { game-title-race } precisa de uma semente, não de uma lista de casas

## The same for Blockade

misfit-blockade-board = { game-title-blockade } precisa de quadrados, hexágonos ou um mapa
misfit-blockade-players = escolha de { $least } a { $most } jogadores
misfit-blockade-run = escolha de { $least } a { $most } passos ao correr
misfit-blockade-builds = escolha de { $least } a { $most } barreiras por jogador
misfit-blockade-flights = escolha de { $least } a { $most } voos por jogador
misfit-blockade-no-path = aqui um jogador não teria caminho até a chegada
misfit-blockade-begins-at-goal = aqui um jogador começaria na chegada
misfit-blockade-paths-differ = este tabuleiro é desigual demais; alguns caminhos são muito mais longos
misfit-blockade-runner-at-goal = o corredor do jogador { $player } já está na chegada
misfit-blockade-runner-no-path = o corredor do jogador { $player } não tem caminho até a chegada
misfit-blockade-runner-of-nobody = um corredor não é de nenhum jogador
misfit-blockade-two-runners = o jogador { $player } tem dois corredores
misfit-blockade-no-runner = o jogador { $player } não tem corredor

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

code-board-misfit = um tabuleiro que sirva ({ $reason })
code-cells-end = o fim depois da última casa
code-cells-in-row =
    { $tiles ->
        [one] { $tiles } casa em uma linha antes de “/”
       *[other] { $tiles } casas em uma linha antes de “/”
    }
code-cells-too-many = no máximo { $most } casas
code-cells-too-few =
    { $tiles ->
        [one] { $tiles } casa, não { $found }
       *[other] { $tiles } casas, não { $found }
    }

code-drench-options = um tabuleiro (15x15, hex15x15, 5x5x5, map40-7, ring40), cores (c6), um limite de jogadas (m30), lugares (s2) ou “free”
code-drench-colours = de { $least } a { $most } cores, como c6
code-drench-limit = um limite de jogadas de { $least } a { $most }, como m30
code-drench-seats = um lugar (s1) ou dois (s2)
code-drench-no-limit = nenhum limite de jogadas com dois lugares
code-drench-colours-for-two = de { $least } a { $most } cores para dois jogadores
code-drench-least-colours-for-two = pelo menos { $least } cores para dois jogadores
code-drench-free = “free” só com dois lugares (s2)
code-drench-cells = uma casa de a até { $last }

code-flood-size = o nome de um jogo, ou o tamanho de um tabuleiro de Flood, como 12x12, com { $least } a { $most } casas por lado
code-flood-cells = “:”, as casas do tabuleiro, “,” e o limite de jogadas
code-flood-comma = “,” depois de { $cells } casas
code-flood-colour = uma cor de 0 a { $most }
code-flood-cell-count = { $cells } casas, não { $found }
code-flood-limit = “,” e um limite de jogadas de { $least } a { $most }

code-link-options = um tabuleiro (15x15, hex15x15, 5x5x5, map40-7, ring40), desenhos (f16), uma direção de queda (down, up, left, right, middle), um tempo (t180+3) ou “untimed”
code-link-faces = de { $least } a { $most } desenhos, como f16
code-link-countdown = um tempo de { $least } a { $most } segundos e um bônus de { $least_gain } a { $most_gain } por par, como t180+3
code-link-countdown-alone = um tempo de { $least } a { $most } segundos, como t180+3
code-link-gravity-misfit = peças sem queda ({ $reason })
code-link-faces-misfit = menos desenhos ({ $reason })
code-link-cells = uma peça de a até z ou de A até S, ou “.” para nenhuma

code-light-options = um tabuleiro (15x15, hex15x15, 5x5x5, map40-7, ring40), quantas casas são blocos (uma em cada 12 é b12) ou “classic”
code-light-blocks = uma em cada { $least } a { $most } casas bloqueada, como b12, ou b0
code-light-cells = uma casa livre (.), um bloco (#) ou o início (@)
code-light-no-start = um início (@)
code-light-second-start = um início só (@)

code-row-options = um tabuleiro (15x15, hex15x15, 5x5x5), pedras em linha (k3), lugares (s2), quem começa (f2), “fall” ou “off-centre”
code-row-row = de { $least } a { $most } pedras em linha, como k3
code-row-seats = de { $least } a { $most } lugares, como s2
code-row-first = o lugar que começa, como f2
code-row-row-misfit = uma linha que sirva ({ $reason })
code-row-seats-misfit = lugares que sirvam ({ $reason })
code-row-first-misfit = um lugar que possa começar ({ $reason })
code-row-cells = “.” para uma casa livre ou uma pedra de a até { $last }

code-race-options = um tabuleiro (track100, ring40), lugares (s4), peões (p4), voltas (laps2), “exact”, “fork”, “back4” e “again” ou “once”
code-race-seats = de { $least } a { $most } lugares, como s4
code-race-pieces = de { $least } a { $most } peões, como p4
code-race-laps = de { $least } a { $most } voltas, como laps2
code-race-no-pieces = peões só em um anel
code-race-no-laps = voltas só em um anel
code-race-no-exact = “exact” só em uma trilha
code-race-no-cells = “#” e uma semente: o tabuleiro de { game-title-race } é gerado, não escrito

code-blockade-options = um tabuleiro (9x9, hex11x12, map60-7), lugares (s2), passos ao correr (r1), barreiras (b10) ou voos (w1)
code-blockade-seats = de { $least } a { $most } lugares, como s2
code-blockade-range = de { $least } a { $most } passos ao correr, como r1
code-blockade-builds = de { $least } a { $most } barreiras, como b10
code-blockade-flights = de { $least } a { $most } voos, como w1
code-blockade-cells = uma altura de 0 a 9, ou a letra de um corredor
