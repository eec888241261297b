### Rules, keys and first lessons.

help = Ajuda

help-lesson = Jogar a lição (20 segundos)

## Chapters about all games

help-boards = Tabuleiros
help-boards-tiles = As casas se tocam pelos lados; em tabuleiros de quadrados e de cubos, os cantos também podem se tocar, e em quadrados as bordas podem ser unidas: o que sai pela direita entra pela esquerda.
help-boards-cube = Um cubo é desenhado em camadas, uma ao lado da outra. A casa no mesmo lugar da camada seguinte também é vizinha; quando você aponta para uma casa, pequenas molduras mostram o que ela toca ali.
help-boards-stacked = { game-title-in-a-row } empilha as camadas de um cubo. Aponte para uma camada, ou toque nela, para vê-la por inteiro; depois toque em uma casa dela. Arraste com um dedo ou com o botão direito, ou use teclas (esquerda: { $left }; direita: { $right }) para girar o cubo. Nos ajustes, as camadas podem ficar lado a lado.
help-boards-four-dimensions = Em quatro dimensões (4D), cada fileira é um cubo, e a casa no mesmo lugar da fileira seguinte também é vizinha. Uma casa no meio toca outras oito, duas em cada dimensão.
help-boards-hills = Nas colinas, as casas mais altas ficam mais para cima e mostram os lados. Uma borda escura com dentes é um penhasco, por onde nada passa.
help-boards-map = Em um mapa, uma linha tracejada é uma balsa: suas duas pontas se tocam.

help-choosing = Como escolher
help-choosing-tile = Toque em uma casa. Ou mova uma moldura pelo tabuleiro com as teclas ou os botões de direção e escolha a casa marcada.
help-choosing-keys = Direções: { $arrows }. Entre elas, ou entre camadas e cubos: { $diagonals }. Escolher: { $choose }.
help-choosing-zoom = Tabuleiros com casas pequenas podem ser ampliados com a roda do mouse, com dois dedos ou com teclas (maior: { $closer }; menor: { $farther }), e movidos arrastando.

help-keys = Teclas
help-keys-line = { $action }: { $keys }
help-keys-change = Nos ajustes, você muda todas as teclas e os botões do controle, e há disposições para uma só mão.
help-keys-others = Ctrl Z e Ctrl Y também desfazem e refazem. Em um replay, as setas, Home e End mostram outras jogadas, e Espaço inicia a reprodução.
help-keys-saved = Toda partida é salva a cada jogada: feche a janela quando quiser. Em { your-games-title }, na tela inicial, estão todas as partidas que você jogou. Para continuar em outro aparelho, copie a partida nos ajustes, envie o texto para lá e importe-o nos ajustes de lá.

## Rules of In a Row

help-row-win = Cada jogador, na sua vez, põe uma pedra em uma casa vazia. Quem primeiro tiver pedras suficientes em linha reta vence: em linhas, colunas e diagonais, nas três direções dos hexágonos e através de todas as camadas de um cubo. Tabuleiro cheio sem linha é empate.
help-row-fall = Onde as pedras caem, elas param na casa livre mais baixa da coluna e, em um cubo, na última camada livre.
help-row-first = Quem vence começa a partida seguinte; depois de um empate, começa a mesma pessoa.

help-row-picture-place = Cada um põe uma pedra por vez
help-row-picture-line = Faça uma linha, ou bloqueie outra
help-row-picture-win = A primeira linha vence

## Lesson of In a Row

lesson-row-stone = Toque na casa marcada para pôr uma pedra ali.
lesson-row-begin = Três pedras em linha vencem. Comece uma linha.
lesson-row-two = O oponente bloqueou. Esta casa faz duas linhas de uma vez.
lesson-row-finish = Uma está bloqueada. Complete a outra.
lesson-row-end = Três em linha vencem. Tabuleiros maiores pedem quatro ou cinco.

## Rules of Race

help-race-snakes = Cobras e escadas: role o dado, e seu peão anda esse número de casas. Ao pé de uma escada ele sobe, na cabeça de uma cobra ele escorrega. Quem chegar primeiro ao fim vence.
help-race-ring = Em volta do anel: com um seis, um peão que espera entra no seu início. Dali todos os seus peões dão uma volta no anel e entram na sua reta final. Um peão que para onde está o de outro jogador manda esse peão de volta para a espera. Quando houver escolha, toque no peão ou no número dele. Enquanto só um seis ajudar, você rola até três vezes na sua vez.
help-race-forks = Com desvios, o caminho se divide em um curto, com cobras ou capturas, e um longo e seguro. Toque na casa aonde quer ir, ou no botão do caminho.
help-race-choices = Como opção, um quatro recua quatro casas, até para trás do seu início e para fora da sua reta final, e os peões dão duas voltas no anel.
help-race-roll = Toque no dado, ou aperte a tecla que escolhe uma casa, para rolar. Como opção, um seis dá direito a rolar de novo.

help-race-picture-roll = Role o dado para andar
help-race-picture-ladders = Suba escadas, desça cobras
help-race-picture-ring = Ou dê a volta no anel

## Lesson of Race

lesson-race-roll = Toque no dado para rolar. Seu peão anda esse número de casas.
lesson-race-ladder = Você subiu uma escada. Role de novo.
lesson-race-snake = Outra escada! O oponente escorregou por uma cobra. Role mais uma vez.
lesson-race-end = Quem chegar primeiro ao fim vence.

## Rules of Drench

help-drench-colour = Sua casa é a que tem contorno, no alto à esquerda na maioria dos tabuleiros. Escolha uma cor: toda a sua região fica dessa cor e ganha todas as casas dessa cor que ela toca. Toque em uma cor, ou em uma casa dessa cor; as teclas de 1 a 9 e 0 escolhem as cores na ordem.
help-drench-solo = Solo, você vence quando o tabuleiro inteiro tem uma só cor, dentro do número de jogadas mostrado acima dele.
help-drench-two = A dois, o outro jogador tem o canto oposto, ou a casa mais distante da sua, e cada um joga na sua vez. Ninguém pode escolher a própria cor nem a do outro. Quando só restam essas duas, vence quem tem mais casas; o mesmo vale quando nenhuma região cresce por muito tempo.

help-drench-picture-own = As casas com contorno são suas
help-drench-picture-flood = Uma cor inunda as vizinhas
help-drench-picture-win = Tudo de uma cor vence

## Lesson of Drench

lesson-drench-colour = As casas com contorno são suas. Toque na cor marcada para mudá-las.
lesson-drench-next = Você pegou todas as casas dessa cor ao lado das suas. Escolha a próxima cor.
lesson-drench-all = Deixe o tabuleiro inteiro de uma cor.
lesson-drench-end = Tudo de uma cor vence. Um tabuleiro de verdade limita suas jogadas.

## Rules of Light Block

help-light-walk = Você está em uma casa, e cada passo para uma vizinha acende a casa que você deixa. Acenda todas sem cruzar o próprio caminho; nos blocos não se entra. Toque na próxima casa ou em outra mais adiante na mesma linha, arraste a bola por um caminho, ou ande com as setas em quadrados que se tocam pelos lados; nos outros, as setas movem uma moldura, e Enter dá o passo até a casa marcada.
help-light-end = Quando não há casa apagada ao seu lado e a sua é a última, ela também se acende e você vence. Senão, você fica sem saída e pode desfazer. Nas colinas um passo sobe um nível, a não ser que o tabuleiro diga outra coisa.
help-light-boards = Todo tabuleiro pode ser vencido, menos os de blocos ao acaso: a linha acima do tabuleiro diz se dá para vencer, quando se sabe.

help-light-picture-move = Mova a bola
help-light-picture-lit = Cada passo acende uma casa
help-light-picture-all = Acenda todas

## Lesson of Light Block

lesson-light-step = Você é a bola. Toque na casa marcada para dar um passo até ela.
lesson-light-lit = Cada casa que você deixa se acende.
lesson-light-blocked = Você não pode pisar em uma casa acesa, nem no bloco.
lesson-light-last = Acenda a última casa.
lesson-light-end = Todas as casas estão acesas: você venceu. Também dá para arrastar a bola ou usar as setas.

## Rules of Link

help-link-pair = Escolha duas peças iguais. Se uma linha com até duas curvas as liga por espaços vazios, mesmo passando por fora do tabuleiro, elas somem. Toque de novo na primeira peça para desistir da escolha. Você vence quando não resta nenhuma peça.
help-link-time = Todo tabuleiro pode ser vencido. Em uma partida com relógio, cada par devolve alguns segundos. Durante a pausa, o relógio para e as peças ficam escondidas; a pausa vem sozinha quando você muda para outra janela.
help-link-falling = Onde as peças caem ou deslizam, isso acontece depois de cada par. Quando não houver mais jogadas, desfaça, embaralhe o resto ou reinicie o tabuleiro.

help-link-picture-find = Ache duas peças iguais
help-link-picture-line = Uma linha com duas curvas as liga
help-link-picture-clear = Limpe o tabuleiro e vença

## Lesson of Link

lesson-link-pair = Toque nas duas peças marcadas: são iguais, e uma linha as liga.
lesson-link-gap = A linha precisa de espaços vazios, como este.
lesson-link-turns = Ela pode fazer duas curvas e passar por fora.
lesson-link-clear = Limpe o tabuleiro.
lesson-link-end = Limpe o tabuleiro e você vence. Os de verdade têm muito mais peças.

## Rules of Blockade

help-blockade-goal = Leve seu corredor à chegada, o lado oposto ou o canto distante de um mapa, antes dos outros. Na sua vez, você corre, constrói ou voa.
help-blockade-run = Correr: toque no seu corredor e depois em uma casa marcada. O número é o custo: um passo custa 1, um passo na diagonal, 1,5, e cada nível acima, mais 1. Um passo é sempre permitido. Seu corredor salta por cima de corredores em fila.
help-blockade-build = Construir: toque em uma casa e toque nela de novo para elevar só essa, ou em uma vizinha para elevar as duas. O chão elevado é íngreme demais para subir do nível de baixo. Nas colinas, ele sobe um nível a mais. Você não pode elevar uma casa com um corredor, nem fechar o último caminho de alguém. Com dois jogadores, em hexágonos com um número par de linhas, um deles tem uma obra a mais: o primeiro sem colinas, o segundo com elas.
help-blockade-fly = Voar: toque no seu corredor e depois em uma casa marcada com uma asa. Um voo passa por cima de alturas e de corredores, dois passos mais longe do que correndo. Você tem um voo por partida, se não escolher outra coisa.

help-blockade-picture-run = Corra até o outro lado
help-blockade-picture-build = Eleve casas para atrasar os outros
help-blockade-picture-win = Quem cruzar primeiro vence

## Lesson of Blockade

lesson-blockade-run = Leve seu corredor à fileira da sua cor. Toque no corredor e depois na casa marcada.
lesson-blockade-build = Eleve o chão na frente do oponente: toque em uma casa marcada e depois na outra.
lesson-blockade-goal = É íngreme demais para subir. Corra até a chegada.
lesson-blockade-end = Quem chegar primeiro vence.
