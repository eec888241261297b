### Games: names, options, and refused moves.

## Names of the games

game-title-drench = Inundação
game-title-link = Liga-Pares
game-title-light-block = Caminho de Luz
game-title-in-a-row = Em Linha
game-title-race = Corrida
game-title-blockade = Bloqueio

## Playing strength of the computer, from the weakest

level-gentle = Leve
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
refused-wrong-kind = essa jogada não é possível agora
refused-time-is-up = o tempo acabou
refused-time-is-left = ainda resta tempo
refused-closes-path = isso fecharia o caminho do jogador { $player }
refused-closes-paths = isso fecharia o caminho dos jogadores { $others } e { $last }

refused-own-colour = essa já é a sua cor
refused-others-colour = essa é a cor do outro jogador
refused-no-such-colour = a partida tem menos cores
refused-same-tile = é a mesma peça
refused-no-tile = não há peça ali
refused-not-alike = as peças não combinam
refused-no-line = nenhuma linha com até duas curvas liga as duas peças
refused-not-beside = essa casa não está ao lado da sua
refused-too-steep = esse passo é íngreme demais
refused-blocked-tile = essa casa está bloqueada
refused-stood-on = você já está nessa casa
refused-lit-tile = essa casa já está acesa
refused-no-such-cell = o tabuleiro não tem essa casa
refused-cell-taken = já há uma pedra ali
refused-nothing-below = a pedra cairia mais para baixo
refused-no-such-side = um dado mostra de 1 a 6
refused-no-such-piece = há menos peões
refused-too-far = é mais longe do que o peão pode ir
refused-own-piece = um dos seus peões está ali
refused-still-waiting = os peões em espera entram com um seis, em ordem
refused-not-so-far-back = um quatro recua quatro casas, e há menos
refused-no-fork = não há desvio ali
refused-occupied = há um corredor ali
refused-out-of-reach = é longe demais para correr
refused-no-flights = não restam voos
refused-too-far-to-fly = é longe demais para voar
refused-no-path-there = dali nenhum caminho leva à sua chegada
refused-no-builds = não restam obras
refused-not-touching = as duas casas não se tocam
refused-too-high = isso passaria do nível 9
refused-centre-first = a primeira pedra não pode ficar no centro

## Reasons for which the options of a game do not fit, shown below the options; without a capital letter and a full stop
## $least and $most are numbers.

misfit-sides = um lado do tabuleiro tem de { $least } a { $most } casas
misfit-columns = um tabuleiro tem de { $least } a { $most } colunas
misfit-rows = um tabuleiro tem de { $least } a { $most } linhas
misfit-cube-sides = um lado de um cubo tem de { $least } a { $most } casas
misfit-hypercube-sides = um lado em quatro dimensões tem de { $least } a { $most } casas
misfit-areas = um mapa tem de { $least } a { $most } áreas
misfit-ring-length = um anel tem de { $least } a { $most } casas
misfit-track-length = uma trilha tem de { $least } a { $most } casas
misfit-too-few-tiles = um tabuleiro tem pelo menos { $least } casas
misfit-too-many-tiles = um tabuleiro tem no máximo { $most } casas
misfit-variants = as bordas não são unidas, e não há buracos
misfit-ring-parts = um anel não tem ramos, retas finais nem saltos aqui
misfit-track-parts = uma trilha não tem ramos, retas finais nem saltos aqui
misfit-corners = as casas só se tocam pelos lados

misfit-tiles =
    { $given ->
        [one] { $given } casa não preenche um tabuleiro de { $wanted }
       *[other] { $given } casas não preenchem um tabuleiro de { $wanted }
    }
misfit-cells =
    { $given ->
        [one] { $given } célula não preenche um tabuleiro de { $wanted }
       *[other] { $given } células não preenchem um tabuleiro de { $wanted }
    }

## The same for Drench

misfit-drench-board = em uma trilha aberta, toda jogada de { game-title-drench } é forçada; escolha um anel
misfit-drench-colours = há de { $least } a { $most } cores
misfit-drench-colours-for-two = dois jogadores precisam de pelo menos { $least } cores
misfit-drench-limit = o limite é de { $least } a { $most } jogadas
misfit-drench-tile-colour = uma casa não tem nenhuma das { $colours } cores
misfit-drench-first-tiles = as primeiras casas dos dois jogadores precisam ter cores diferentes

## The same for Link

misfit-link-board = não há fileiras por onde as linhas passem; escolha quadrados ou hexágonos
misfit-link-hills = o chão é plano
misfit-link-odd-tiles = { $tiles } peças não formam só pares
misfit-link-gravity = em um tabuleiro de hexágonos, as peças ficam onde estão
misfit-link-faces = há de { $least } a { $most } desenhos
misfit-link-too-many-faces =
    { $pairs ->
        [one] { $pairs } par tem no máximo { $pairs } desenho
       *[other] { $pairs } pares têm no máximo { $pairs } desenhos
    }
misfit-link-whole-seconds = o tempo é em segundos inteiros
misfit-link-countdown = o tempo é de { $least } a { $most } segundos
misfit-link-gain = um par devolve de { $least } a { $most } segundos
misfit-link-tile = uma peça não tem nenhum dos { $faces } desenhos
misfit-link-no-pair = não há nenhum par de peças
misfit-link-odd-face = as peças de um desenho não formam só pares

## The same for Light Block

misfit-light-board = neste tabuleiro, todo passo de { game-title-light-block } é forçado; escolha quadrados, hexágonos, um mapa ou um cubo
misfit-light-blocks = uma em cada { $least } a { $most } casas é bloqueada, ou nenhuma
misfit-light-tile = uma casa não está livre, nem é um bloco, nem é o início
misfit-light-start = um tabuleiro tem um só início
misfit-light-no-step = nenhum passo sai do início

## The same for In a Row

misfit-row-board = pedras só formam linhas em quadrados, hexágonos, cubos e em quatro dimensões
misfit-row-hills = o chão é plano aqui
misfit-row-stones = uma linha tem de { $least } a { $most } pedras
misfit-row-players = há de { $least } a { $most } jogadores
misfit-row-first = quem começa precisa ser um dos jogadores
misfit-row-falls = pedras caem em linha reta em quadrados, cubos, em quatro dimensões e em hexágonos dispostos em colunas
misfit-row-no-line = nenhuma linha deste tabuleiro tem { $cells } células
misfit-row-centre-falls = onde as pedras caem, a primeira nunca para no centro
misfit-row-no-centre = este tabuleiro não tem casa central
misfit-row-too-many-players = aqui { $players } jogadores nunca chegam a { $stones } pedras cada um
misfit-row-stone-of-nobody = uma pedra não é de nenhum jogador
misfit-row-stone-floats = uma pedra não tem nada embaixo
misfit-row-two-winners = não pode haver dois vencedores

## The same for Race

misfit-race-board = { game-title-race } se joga em uma trilha ou em um anel
misfit-race-hills = não há colinas em uma corrida
misfit-race-seats = há de { $least } a { $most } lugares
misfit-race-needs-track = cobras e escadas precisa de uma trilha aberta
misfit-race-needs-ring = uma corrida em volta do anel precisa de um anel
misfit-race-pieces = um jogador tem de { $least } a { $most } peões
misfit-race-laps = uma corrida tem de { $least } a { $most } voltas
misfit-race-ring-length = um anel para { $players } jogadores tem um múltiplo de { $players } casas, como { $example }
misfit-race-ring-forks = um anel com desvios para { $players } jogadores tem pelo menos { $least } casas
misfit-race-track-forks = uma trilha com desvios tem de { $least } a { $most } casas
misfit-race-cells = uma corrida começa de uma semente, não de casas escritas uma a uma

## The same for Blockade

misfit-blockade-board = { game-title-blockade } se joga em quadrados, hexágonos e mapas
misfit-blockade-players = jogadores: { $least } a { $most }
misfit-blockade-run = passos ao correr: { $least } a { $most }
misfit-blockade-builds = obras por jogador: { $least } a { $most }
misfit-blockade-flights = voos por jogador: { $least } a { $most }
misfit-blockade-no-path = aqui um jogador não tem caminho até a chegada
misfit-blockade-begins-at-goal = aqui um jogador já começaria na chegada
misfit-blockade-paths-differ = aqui os caminhos dos jogadores são desiguais demais
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
        [one] { $tiles } casa, mas há { $found }
       *[other] { $tiles } casas, mas há { $found }
    }

code-drench-options = um tabuleiro (15x15, hex15x15, 5x5x5, map40-7, ring40), cores (c6), um limite de jogadas (m30), lugares (s2) ou “free”
code-drench-colours = de { $least } a { $most } cores, como c6
code-drench-limit = um limite de { $least } a { $most } jogadas, como m30
code-drench-seats = um lugar (s1) ou dois (s2)
code-drench-no-limit = um limite de jogadas só com um lugar
code-drench-colours-for-two = de { $least } a { $most } cores para dois jogadores
code-drench-least-colours-for-two = pelo menos { $least } cores para dois jogadores
code-drench-free = “free” só com dois lugares (s2)
code-drench-cells = uma casa de a até { $last }

code-flood-size = o nome de um jogo, ou o tamanho de um tabuleiro de Flood, como 12x12, com { $least } a { $most } casas por lado
code-flood-cells = “:”, as células do tabuleiro, “,” e o limite de jogadas
code-flood-comma = “,” depois de { $cells } células
code-flood-colour = uma cor de 0 a { $most }
code-flood-cell-count = { $cells } células, mas há { $found }
code-flood-limit = “,” e um limite de { $least } a { $most } jogadas

code-link-options = um tabuleiro (15x15, hex15x15, 5x5x5, map40-7, ring40), desenhos (f16), uma direção de queda (down, up, left, right, middle), um tempo (t180+3) ou “untimed”
code-link-faces = de { $least } a { $most } desenhos, como f16
code-link-countdown = um tempo de { $least } a { $most } segundos e de { $least_gain } a { $most_gain } que um par devolve, como t180+3
code-link-countdown-alone = um tempo de { $least } a { $most } segundos, como t180+3
code-link-gravity-misfit = peças sem queda ({ $reason })
code-link-faces-misfit = menos desenhos ({ $reason })
code-link-cells = uma peça de a até z ou de A até S, ou “.” para nenhuma

code-light-options = um tabuleiro (15x15, hex15x15, 5x5x5, map40-7, ring40), a cada quantas casas uma é bloqueada (b12) ou “classic”
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
code-row-cells = “.” para uma célula livre ou uma pedra de a até { $last }

code-race-options = um tabuleiro (track100, ring40), lugares (s4), peões (p4), voltas (laps2), “exact”, “fork”, “back4” e “again” ou “once”
code-race-seats = de { $least } a { $most } lugares, como s4
code-race-pieces = de { $least } a { $most } peões, como p4
code-race-laps = de { $least } a { $most } voltas, como laps2
code-race-no-pieces = um número de peões só em um anel
code-race-no-laps = voltas só em um anel
code-race-no-exact = “exact” só em uma trilha
code-race-no-cells = uma semente depois de #: o tabuleiro de uma corrida é sorteado, não escrito

code-blockade-options = um tabuleiro (9x9, hex11x12, map60-7), lugares (s2), o alcance ao correr (r1), obras (b10) ou voos (w1)
code-blockade-seats = de { $least } a { $most } lugares, como s2
code-blockade-range = de { $least } a { $most } passos ao correr, como r1
code-blockade-builds = de { $least } a { $most } obras, como b10
code-blockade-flights = de { $least } a { $most } voos, como w1
code-blockade-cells = uma altura de 0 a 9, ou a letra de um corredor
