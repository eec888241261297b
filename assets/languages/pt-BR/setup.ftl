### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = Jogar
setup-open-room = Abrir a sala
setup-another-board = Outro tabuleiro
setup-paste = Colar um código
setup-more = Mais opções

setup-names = Nomes

setup-not-possible = Não é possível: { $reason }.
setup-no-code = Não há texto para colar: primeiro copie um código de jogo.
setup-wrong-code = Erro no { $error }.
setup-no-game-code = Isto não é um código de jogo: { $error }.
setup-cannot-start = Esta partida não pode começar: { $error }.

## Setup: kinds of board

setup-board = Tabuleiro
setup-board-squares = Quadros
setup-board-hexes = Hexas
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

setup-diagonals = Diagonais valem
setup-wrap = Bordas unidas
setup-holes = Buracos

setup-shifted = Deslocar
setup-shifted-odd-rows = Lin. ímpar
setup-shifted-even-rows = Lin. par
setup-shifted-odd-columns = Col. ímpar
setup-shifted-even-columns = Col. par

setup-hills = Colinas
setup-hills-none = sem
setup-hills-levels = { $levels } níveis

## Setup: players

setup-who = Quem joga
setup-mode-solo = Solo
setup-mode-same-device = Mesma tela
setup-mode-computer = Computador
setup-mode-network = Rede
setup-mode-room-race = Disputa no mesmo tabuleiro
setup-mode-room-turns = Por turnos, um só tabuleiro

setup-level = Nível
setup-seats = Lugares
setup-computer-begins = Computador começa

## Players: what they are called

seat-you = Você
seat-player = Jogador { $number }
seat-computer = Computador { $number }
seat-opponent = Oponente
seat-player-short = J{ $number }
seat-computer-short = C{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = sua vez
seat-doing-to-move = joga agora
seat-doing-waiting = esperando
seat-doing-thinking = pensando
seat-doing-won = venceu
seat-doing-lost = perdeu
seat-doing-drew = empatou
seat-doing-out = fora

## Players: whose turn it is, below the board

seat-turn-computer = Vez do computador
seat-turn-opponent = Vez do oponente
seat-turn-person = Vez de { $name }

## Players: who won, as the heading of the result

seat-won-you = Você venceu
seat-won-computer = O computador venceu
seat-won-opponent = O oponente venceu
seat-won-computer-number = Computador { $number } venceu
seat-won-player-number = Jogador { $number } venceu
seat-won-person = { $name } venceu

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = você venceu
seat-state-won-computer = o computador venceu
seat-state-won-opponent = o oponente venceu
seat-state-won-computer-number = computador { $number } venceu
seat-state-won-player-number = jogador { $number } venceu
seat-state-won-person = { $name } venceu

## Hints, below the board

advice-searching = Procurando uma boa jogada…
advice-good-move = Boa jogada marcada
advice-possible-move = Jogada possível marcada
advice-restart = Não dá mais para vencer. Reinicie o tabuleiro
advice-go-back = Não dá mais para vencer. Volte à jogada { $last_winnable }
advice-never-winnable = Este tabuleiro nunca teve solução

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
drench-state-flooded = inundado em { $moves }
drench-state-out-of-moves = sem jogadas
drench-state-over = a partida acabou

drench-progress-limit =
    { $limit ->
        [one] de { $limit } jogada
       *[other] de { $limit } jogadas
    }
drench-progress-tiles = { $held } de { $all } casas

drench-choose = Escolha uma cor ou toque em uma casa
drench-advice-choose = Escolha uma cor
drench-advice-try = Tente { $colour }
drench-advice-lost =
    { $left ->
        [one] Impossível na { $left } jogada que resta
       *[other] Impossível nas { $left } jogadas que restam
    }
drench-advice-lost-since =
    { $left ->
        [one] Impossível na { $left } jogada que resta; era possível até a jogada { $last_winnable }
       *[other] Impossível nas { $left } jogadas que restam; era possível até a jogada { $last_winnable }
    }
drench-advice-never = Este tabuleiro nunca foi possível em tão poucas jogadas

drench-holder-you = sua
drench-holder-other = rival
drench-holder-player-short = J { $number }

drench-result-flooded =
    { $moves ->
        [one] Inundado em { $moves } jogada
       *[other] Inundado em { $moves } jogadas
    }
drench-result-perfect =
    { $moves ->
        [one] { $moves } jogada: perfeito!
       *[other] { $moves } jogadas: perfeito!
    }
drench-result-best = Você { $moves }, ideal { $best }
drench-result-best-known = Você { $moves }, melhor conhecida { $best }
drench-result-last-move = Na última jogada
drench-result-moves-left =
    { $moves ->
        [one] Sobra { $moves } jogada
       *[other] Sobram { $moves } jogadas
    }
drench-result-out-of-moves = Sem jogadas
drench-result-to-go =
    { $tiles ->
        [one] Faltou { $tiles } casa
       *[other] Faltaram { $tiles } casas
    }
drench-result-to-go-best =
    { $tiles ->
        [one] Faltou { $tiles } casa
       *[other] Faltaram { $tiles } casas
    }, { $best ->
        [one] { $best } jogada bastaria
       *[other] { $best } jogadas bastariam
    }
drench-result-lead =
    { $lead ->
        [one] Por { $lead } casa: { $winner } a { $loser }
       *[other] Por { $lead } casas: { $winner } a { $loser }
    }
drench-result-draw = Empate
drench-result-tiles-each =
    { $tiles ->
        [one] { $tiles } casa cada
       *[other] { $tiles } casas cada
    }
drench-result-standstill = { $score }. Ninguém cresceu por { $moves } jogadas

drench-size-classic = Clássico
drench-setup-colours = Cores
drench-setup-limit = Limite
drench-setup-moves = Jogadas
drench-setup-balanced = Tabuleiro equilibrado
drench-setup-not-symmetric = Este tabuleiro não é simétrico: um jogador pode ter vantagem

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
link-details-left = peças vão à esquerda
link-details-right = peças vão à direita
link-details-middle = peças vão ao centro

link-state-cleared = tudo limpo
link-state-out-of-time = tempo esgotado
link-state-time = restam { $time }
link-state-tiles =
    { $tiles ->
        [one] resta { $tiles } peça
       *[other] restam { $tiles } peças
    }

link-progress-time = restantes
link-progress-tiles = { $left } de { $all } peças
link-progress-all = de { $all } peças

link-goal = Escolha duas peças iguais
link-no-moves = Não há mais jogadas
link-shuffle = Embaralhar
link-take-back = Desfazer
link-same-board = Reiniciar

link-advice-safe = Par seguro: ainda dá para vencer
link-advice-possible = Este par pode ser tirado
link-advice-lost = Embaralhe ou desfaça para continuar

link-result-cleared = Tudo limpo
link-result-time-left = Com { $time } de sobra
link-result-time = Em { $time }
link-result-out-of-time = Tempo esgotado
link-result-tiles-left =
    { $tiles ->
        [one] Restou { $tiles } peça
       *[other] Restaram { $tiles } peças
    }

link-setup-timed = Com relógio
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

light-block-progress = de { $all } acesas
light-block-winnable-searching = procurando um caminho…
light-block-winnable-yes = dá para vencer
light-block-winnable-no = não dá para vencer
light-block-winnable-unknown = não se sabe se dá para vencer

light-block-goal = Vá para uma vizinha apagada

light-block-result-won = Tudo aceso
light-block-result-steps =
    { $steps ->
        [one] Em { $steps } passo
       *[other] Em { $steps } passos
    }
light-block-result-stuck = Sem saída
light-block-result-dark =
    { $tiles ->
        [one] { $tiles } casa apagada. Desfaça ou reinicie
       *[other] { $tiles } casas apagadas. Desfaça ou reinicie
    }

light-block-setup-blocks = Blocos
light-block-setup-blocks-none = Nenhum
light-block-setup-blocks-few = Poucos
light-block-setup-blocks-some = Alguns
light-block-setup-blocks-many = Muitos
light-block-setup-random = Blocos ao acaso (pode não ter solução)

## In a Row

row-tagline = Alinhe as pedras

row-details-line = { $k } em linha
row-details-fall = pedras caem
row-details-off-centre = início fora do centro

row-state-draw = empate
row-state-not-begun = não iniciada
row-state-stones =
    { $stones ->
        [one] após { $stones } pedra
       *[other] após { $stones } pedras
    }

row-goal = Faça { $k } em linha

row-result-line =
    { $stones ->
        [one] { $k } em linha, após { $stones } pedra
       *[other] { $k } em linha, após { $stones } pedras
    }
row-result-draw = Empate
row-result-no-line =
    { $stones ->
        [one] Nenhuma linha em { $stones } pedra
       *[other] Nenhuma linha em { $stones } pedras
    }

row-size-tic-tac-toe = Jogo da velha
row-size-four = Quatro em linha
row-size-five = Cinco em linha
row-setup-line = Em linha
row-setup-fall = Pedras caem
row-setup-off-centre = Início fora do centro

## Race

race-tagline = Role e avance

race-details-exact = { $tiles } casas · número exato
race-details-snakes = { $tiles } casas, cobras e escadas
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

race-state-over = a partida acabou
race-state-not-begun = não iniciada
race-state-rolls =
    { $rolls ->
        [one] após { $rolls } rolagem
       *[other] após { $rolls } rolagens
    }

race-waiting = { $doing }, { $pieces } em espera

race-your-roll = Role o dado
race-roll-again = Role de novo
race-roll = Rolar
race-choose-piece = Escolha um peão
race-choose-way = Escolha o caminho

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
race-move-enter = Pôr um peão

race-result-over = A partida acabou
race-result-rolls =
    { $rolls ->
        [one] Após { $rolls } rolagem
       *[other] Após { $rolls } rolagens
    }

race-setup-pieces = Peões
race-setup-laps = Voltas
race-setup-exact = Número exato no fim
race-setup-again = Seis rola de novo
race-setup-back-four = Quatro recua
race-setup-forks = Desvios
race-setup-no-forks = Não cabem desvios aqui

## Blockade

blockade-tagline = Cruze primeiro

blockade-details-builds-uneven = { $least } ou { $most } obras
blockade-details-builds =
    { $builds ->
        [one] { $builds } obra
       *[other] { $builds } obras
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
        [one] { $builds } obra
       *[other] { $builds } obras
    }
blockade-builds-left-passed =
    { $builds ->
        [one] { $builds } obra, passou
       *[other] { $builds } obras, passou
    }

blockade-goal-run = Toque no seu corredor para correr
blockade-goal-run-fly = Toque no seu corredor para correr ou voar
blockade-goal-run-build = Toque no seu corredor para correr, ou em uma casa para elevá-la
blockade-goal-run-fly-build = Corredor: correr ou voar; casa: elevar

blockade-advice-raise-one = Eleve a casa marcada
blockade-advice-raise-two = Eleve as casas marcadas
blockade-advice-fly = Voe até a casa marcada
blockade-advice-run = Corra até a casa marcada
blockade-advice-raise-one-wins = Eleve a casa marcada: vitória certa
blockade-advice-raise-two-wins = Eleve as casas marcadas: vitória certa
blockade-advice-fly-wins = Voe até a casa marcada: vitória certa
blockade-advice-run-wins = Corra até a casa marcada: vitória certa
blockade-advice-lost = Nenhuma jogada ajuda

blockade-result-turns =
    { $turns ->
        [one] Após { $turns } turno
       *[other] Após { $turns } turnos
    }
blockade-result-rank = { $rank }º { $name }
blockade-result-draw = Empate
blockade-result-equal =
    { $turns ->
        [one] Caminhos iguais após { $turns } turno
       *[other] Caminhos iguais após { $turns } turnos
    }

blockade-setup-builds = Obras
blockade-setup-flights = Voos
blockade-setup-range = Passos ao correr
