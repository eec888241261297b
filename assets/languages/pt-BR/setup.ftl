### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = Jogar
setup-open-room = Abrir sala
setup-another-board = Novo tabuleiro
setup-paste = Colar código
setup-more = Mais opções

setup-names = Nomes

setup-not-possible = Não dá para jogar: { $reason }.
setup-no-code = Não há nada para colar. Copie primeiro um código de jogo.
setup-wrong-code = Erro no { $error }.
setup-no-game-code = Não é um código de jogo: { $error }.
setup-cannot-start = Não foi possível começar esta partida: { $error }.

## Setup: kinds of board

setup-board = Tabuleiro
setup-board-squares = Quadrados
setup-board-hexes = Hexágonos
setup-board-map = Mapa
setup-board-cube = Cubo
setup-board-hypercube = 4D
setup-board-ring = Anel
setup-board-track = Trilha

## Setup: sizes of boards

setup-size = Tamanho
setup-size-small = Pequeno
setup-size-medium = Médio
setup-size-large = Grande
setup-track-short = Curta
setup-track-classic = Clássica
setup-track-long = Longa

setup-columns = Colunas
setup-rows = Linhas
setup-layers = Camadas
setup-cubes = Cubos
setup-areas = Áreas
setup-tiles = Casas

## Setup: variants of boards

setup-diagonals = Com diagonais
setup-wrap = Bordas unidas
setup-holes = Buracos

setup-shifted = Deslocadas
setup-shifted-odd-rows = Lin. ímpar
setup-shifted-even-rows = Lin. par
setup-shifted-odd-columns = Col. ímpar
setup-shifted-even-columns = Col. par

setup-hills = Colinas
setup-hills-none = Nenhuma
setup-hills-levels = { $levels } níveis

## Setup: players

setup-who = Modo de jogo
setup-mode-solo = Solo
setup-mode-same-device = Mesma tela
setup-mode-computer = Computador
setup-mode-network = Rede
setup-mode-room-race = Disputa simultânea
setup-mode-room-turns = Por turnos

setup-level = Dificuldade
setup-seats = Jogadores
setup-computer-begins = Computador começa

## Players: what they are called

seat-you = Você
seat-player = Jogador { $number }
seat-opponent = Oponente
seat-player-short = J{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = Sua vez
seat-doing-to-move = Joga agora
seat-doing-waiting = Esperando
seat-doing-thinking = Pensando…
seat-doing-won = Venceu
seat-doing-lost = Perdeu
seat-doing-drew = Empatou
seat-doing-out = Fora

## Players: whose turn it is, below the board

seat-turn-computer = Vez do computador
seat-turn-opponent = Vez do oponente
seat-turn-person = Vez de { $name }

## Players: who won, as the heading of the result

seat-won-you = Você venceu
seat-won-computer = O computador venceu
seat-won-opponent = O oponente venceu
seat-won-player-number = Jogador { $number } venceu
seat-won-person = { $name } venceu

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = você venceu
seat-state-won-computer = o computador venceu
seat-state-won-opponent = o oponente venceu
seat-state-won-player-number = o jogador { $number } venceu
seat-state-won-person = { $name } venceu

## Hints, below the board

advice-searching = Procurando uma boa jogada…
advice-good-move = Boa jogada marcada
advice-possible-move = Jogada possível marcada
advice-restart = Não dá mais para vencer. Reinicie o tabuleiro
advice-go-back = Não dá mais para vencer. Volte à jogada { $last_winnable }
advice-never-winnable = Este tabuleiro não tem solução

## Drench

drench-tagline = Tudo de uma cor

drench-details = { $board } · { $colours } cores

drench-state-not-begun = não iniciada
drench-state-limit = jogada { $moves } de { $limit }
drench-state-moves =
    { $moves ->
        [one] após { $moves } jogada
       *[other] após { $moves } jogadas
    }
drench-state-flooded =
    { $moves ->
        [one] inundado em { $moves } jogada
       *[other] inundado em { $moves } jogadas
    }
drench-state-out-of-moves = sem jogadas
drench-state-over = fim de jogo

drench-progress-left =
    { $left ->
        [one] jogada restante
       *[other] jogadas restantes
    }
drench-progress-tiles = { $held } de { $all } casas

drench-decided = { $won }: { $held } de { $all } casas
drench-choose = Escolha uma cor ou uma casa
drench-advice-choose = Escolha uma cor
drench-advice-try = Tente o { $colour }
drench-advice-lost =
    { $left ->
        [one] Não dá mais com a jogada que resta
       *[other] Não dá mais com as { $left } jogadas que restam
    }
drench-advice-lost-since =
    { $left ->
        [one] Não dá mais com { $left } jogada. Volte à jogada { $last_winnable }
       *[other] Não dá mais com { $left } jogadas. Volte à jogada { $last_winnable }
    }
drench-advice-never = Não dá para vencer este tabuleiro com tão poucas jogadas

drench-holder-you = Sua
drench-holder-other = Oponente
drench-holder-player-short = J{ $number }

drench-result-flooded = Inundado!
drench-result-perfect =
    { $moves ->
        [one] { $moves } jogada: perfeito!
       *[other] { $moves } jogadas: perfeito!
    }
drench-result-best =
    { $moves ->
        [one] { $moves } jogada (mínimo: { $best })
       *[other] { $moves } jogadas (mínimo: { $best })
    }
drench-result-best-known =
    { $moves ->
        [one] { $moves } jogada (melhor solução conhecida: { $best })
       *[other] { $moves } jogadas (melhor solução conhecida: { $best })
    }
drench-result-last-move = Na última jogada
drench-result-moves-left =
    { $moves ->
        [one] Sobra { $moves } jogada
       *[other] Sobram { $moves } jogadas
    }
drench-result-out-of-moves = Acabaram as jogadas
drench-result-to-go =
    { $tiles ->
        [one] Faltou { $tiles } casa
       *[other] Faltaram { $tiles } casas
    }
drench-result-to-go-best =
    { $tiles ->
        [one] Faltou { $tiles } casa
       *[other] Faltaram { $tiles } casas
    }. Dá para fazer em { $best ->
        [one] { $best } jogada
       *[other] { $best } jogadas
    }
drench-result-lead =
    { $lead ->
        [one] Por { $lead } casa: { $winner } a { $loser }
       *[other] Por { $lead } casas: { $winner } a { $loser }
    }
drench-result-draw = Empate
drench-result-tiles-each =
    { $tiles ->
        [one] { $tiles } casa para cada um
       *[other] { $tiles } casas para cada um
    }
drench-result-standstill = { $score }. Ninguém avançou em { $moves } jogadas

drench-size-classic = Clássico
drench-setup-colours = Cores
drench-setup-limit = Limite de jogadas
drench-setup-moves = Jogadas
drench-setup-balanced = Tabuleiro equilibrado

## Link

link-tagline = Forme os pares

link-details-faces =
    { $faces ->
        [one] { $faces } desenho
       *[other] { $faces } desenhos
    }
link-details-stay = peças fixas
link-details-down = peças caem
link-details-up = peças sobem
link-details-left = peças vão para a esquerda
link-details-right = peças vão para a direita
link-details-middle = peças vão para o centro

link-state-cleared = tabuleiro limpo
link-state-out-of-time = tempo esgotado
link-state-time = restam { $time }
link-state-tiles =
    { $tiles ->
        [one] resta { $tiles } peça
       *[other] restam { $tiles } peças
    }

link-progress-time = restantes
link-progress-tiles = { $left } de { $all } peças
link-progress-left =
    { $left ->
        [one] peça restante
       *[other] peças restantes
    }

link-goal = Escolha duas peças iguais
link-no-moves = Não há mais jogadas
link-shuffle = Embaralhar
link-take-back = Desfazer
link-same-board = Reiniciar

link-advice-safe = Par seguro: ainda dá para limpar o resto
link-advice-possible = Dá para tirar este par
link-advice-lost = Embaralhe ou desfaça para continuar

link-result-cleared = Tabuleiro limpo!
link-result-time-left = Com { $time } de sobra
link-result-time = Em { $time }
link-result-out-of-time = Tempo esgotado
link-result-tiles-left =
    { $tiles ->
        [one] Restou { $tiles } peça
       *[other] Restaram { $tiles } peças
    }

link-setup-timed = Contra o relógio
link-setup-faces = Desenhos
link-setup-time = Tempo
link-setup-bonus = Bônus por par
link-setup-tiles = Peças
link-setup-tiles-stay = Fixas
link-setup-tiles-down = Caem
link-setup-tiles-up = Sobem
link-setup-tiles-left = Esq.
link-setup-tiles-right = Dir.
link-setup-tiles-middle = Centro

## Light Block

light-block-tagline = Acenda tudo

light-block-details-classic = clássico

light-block-state-won = tudo aceso
light-block-state-stuck = sem saída
light-block-state-lit = { $lit } de { $all } acesas

light-block-progress-left =
    { $left ->
        [one] casa a acender
       *[other] casas a acender
    }
light-block-winnable-searching = Verificando o tabuleiro…
light-block-winnable-yes = Tem solução
light-block-winnable-no = Sem solução
light-block-winnable-unknown = Talvez sem solução

light-block-goal = Leve a bola por todas as casas

light-block-result-won = Tudo aceso!
light-block-result-steps =
    { $steps ->
        [one] Em { $steps } passo
       *[other] Em { $steps } passos
    }
light-block-result-stuck = Sem saída
light-block-result-dark =
    { $tiles ->
        [one] Faltou { $tiles } casa. Desfaça ou reinicie
       *[other] Faltaram { $tiles } casas. Desfaça ou reinicie
    }

light-block-setup-blocks = Blocos
light-block-setup-blocks-none = Nenhum
light-block-setup-blocks-few = Poucos
light-block-setup-blocks-some = Alguns
light-block-setup-blocks-many = Muitos
light-block-setup-random = Blocos aleatórios (pode não ter solução)

## In a Row

row-tagline = Alinhe as pedras

row-details-line = { $k } em linha
row-details-fall = pedras caem
row-details-off-centre = sem abrir no centro

row-state-draw = empate
row-state-not-begun = não iniciada
row-state-stones =
    { $stones ->
        [one] após { $stones } pedra
       *[other] após { $stones } pedras
    }

row-goal = Faça { $k } em linha
row-press-again = Toque de novo para colocar a pedra

row-result-line =
    { $stones ->
        [one] { $k } em linha, após { $stones } pedra
       *[other] { $k } em linha, após { $stones } pedras
    }
row-result-draw = Empate
row-result-no-line =
    { $stones ->
        [one] Nenhuma linha após { $stones } pedra
       *[other] Nenhuma linha após { $stones } pedras
    }

row-size-tic-tac-toe = Jogo da velha
row-size-four = Quatro em linha
row-size-five = Cinco em linha
row-setup-line = Pedras em linha
row-setup-fall = Pedras caem
row-setup-off-centre = Não abrir no centro

## Race

race-tagline = Role e avance

race-details-exact = { $tiles } casas · número exato
race-details-snakes = { $tiles } casas · cobras e escadas
race-details-ring =
    { $pieces ->
        [one] anel de { $tiles } · { $pieces } peão
       *[other] anel de { $tiles } · { $pieces } peões
    }
race-details-ring-laps =
    { $laps ->
        [one] anel de { $tiles } · { $laps } volta
       *[other] anel de { $tiles } · { $laps } voltas
    }

race-state-over = fim de jogo
race-state-not-begun = não iniciada
race-state-rolls =
    { $rolls ->
        [one] após { $rolls } lançamento
       *[other] após { $rolls } lançamentos
    }

race-waiting = { $doing } · { $pieces } em espera

race-your-roll = Role o dado
race-roll-again = Role de novo
race-roll = Rolar
race-choose-piece = Escolha um peão
race-choose-way = Escolha um caminho
race-choose-way-short =
    { $steps ->
        [one] Escolha um caminho: o curto economiza { $steps } casa
       *[other] Escolha um caminho: o curto economiza { $steps } casas
    }
race-choose-way-long =
    { $steps ->
        [one] Escolha um caminho: o longo economiza { $steps } casa
       *[other] Escolha um caminho: o longo economiza { $steps } casas
    }
race-way-saves =
    { $steps ->
        [one] este caminho economiza { $steps } casa
       *[other] este caminho economiza { $steps } casas
    }
race-way-costs =
    { $steps ->
        [one] este caminho tem { $steps } casa a mais
       *[other] este caminho tem { $steps } casas a mais
    }
race-rolled = { $player } tirou { $pips }
race-rolled-you = Você tirou { $pips }
race-rolled-computer = O computador tirou { $pips }
race-log-enters = { $rolled }: um peão sai
race-log-ladder = { $rolled }: escada para a casa { $tile }
race-log-snake = { $rolled }: cobra para a casa { $tile }
race-log-captured = { $rolled } e mandou { $player } de volta à base
race-log-captured-you = { $rolled } e mandou você de volta à base
race-log-captured-computer = { $rolled } e mandou o computador de volta à base
race-log-home = { $rolled }: um peão chegou
race-log-end = { $rolled } e chegou ao fim
race-log-stays = { $rolled }: nenhum peão pode andar
race-rule-ring =
    { $laps ->
        [1] Com um seis, um peão que espera vai para a sua casa de saída. Ele dá uma volta no anel e entra na sua reta final. Caia sobre o peão de outro jogador para mandá-lo de volta à base.
       *[other] Com um seis, um peão que espera vai para a sua casa de saída. Ele dá { $laps } voltas no anel e entra na sua reta final. Caia sobre o peão de outro jogador para mandá-lo de volta à base.
    }
race-rule-exact = O último número tirado deve ser exato.
race-rule-forks = Nos desvios, escolha o caminho curto e perigoso ou o longo e seguro.
race-rule-back-four = Com um quatro, o peão recua quatro casas.
race-rule-again = Um seis dá direito a rolar de novo.

race-move =
    { $tiles ->
        [one] { $piece }: falta { $tiles }
       *[other] { $piece }: faltam { $tiles }
    }
race-move-lap =
    { $tiles ->
        [one] { $piece }: falta { $tiles }, volta { $lap }
       *[other] { $piece }: faltam { $tiles }, volta { $lap }
    }
race-move-short =
    { $tiles ->
        [one] { $piece } curto: falta { $tiles }
       *[other] { $piece } curto: faltam { $tiles }
    }
race-move-long =
    { $tiles ->
        [one] { $piece } longo: falta { $tiles }
       *[other] { $piece } longo: faltam { $tiles }
    }
race-move-enter = Sair com um peão

race-result-over = Fim de jogo
race-result-rolls =
    { $rolls ->
        [one] Após { $rolls } lançamento
       *[other] Após { $rolls } lançamentos
    }

race-setup-pieces = Peões por jogador
race-setup-laps = Voltas
race-setup-exact = Número exato para terminar
race-setup-again = Rolar de novo com um seis
race-setup-back-four = O quatro recua
race-setup-forks = Desvios
race-setup-no-forks = Não cabem desvios neste tabuleiro

## Blockade

blockade-tagline = Cruze primeiro

blockade-details-builds-uneven = { $least } ou { $most } barreiras
blockade-details-builds =
    { $builds ->
        [one] { $builds } barreira
       *[other] { $builds } barreiras
    }

blockade-state-draw = empate
blockade-state-not-begun = não iniciada
blockade-state-turns =
    { $turns ->
        [one] após { $turns } turno
       *[other] após { $turns } turnos
    }

blockade-builds-left =
    { $builds ->
        [one] { $builds } barreira
       *[other] { $builds } barreiras
    }
blockade-builds-left-passed =
    { $builds ->
        [one] { $builds } barreira · passou
       *[other] { $builds } barreiras · passou
    }

blockade-to-go = até a chegada
blockade-flights-left =
    { $flights ->
        [one] { $flights } voo
       *[other] { $flights } voos
    }
blockade-flown = já voou
blockade-ask-flight =
    { $flights ->
        [one] Voar até lá? É seu único voo.
       *[other] Voar até lá? Você tem { $flights } voos.
    }
blockade-distance-change = { $name }: { $before } → { $after }
blockade-no-distance-changes = Nenhum caminho muda

blockade-goal-run = Mova seu corredor
blockade-goal-run-fly = Corra ou voe com seu corredor
blockade-goal-run-build = Mova seu corredor ou eleve uma casa
blockade-goal-run-fly-build = Corra, voe ou eleve uma casa

blockade-advice-raise-one = Eleve a casa marcada
blockade-advice-raise-two = Eleve as casas marcadas
blockade-advice-fly = Voe até a casa marcada
blockade-advice-run = Corra até a casa marcada
blockade-advice-raise-one-wins = Eleve a casa marcada e vença
blockade-advice-raise-two-wins = Eleve as casas marcadas e vença
blockade-advice-fly-wins = Voe até a casa marcada e vença
blockade-advice-run-wins = Corra até a casa marcada e vença
blockade-advice-lost = Nenhuma jogada salva você

blockade-result-turns =
    { $turns ->
        [one] Após { $turns } turno
       *[other] Após { $turns } turnos
    }
blockade-result-rank = { $rank }º { $name }
blockade-result-draw = Empate
blockade-result-equal =
    { $turns ->
        [one] Mesma distância após { $turns } turno
       *[other] Mesma distância após { $turns } turnos
    }

blockade-setup-builds = Barreiras
blockade-setup-flights = Voos
blockade-setup-range = Passos ao correr
