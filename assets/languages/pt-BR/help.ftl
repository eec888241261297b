### Rules, keys and first lessons.

help = Ajuda

help-lesson = Fazer o tutorial (20 segundos)

## Chapters about all games

help-boards = Tabuleiros
help-boards-tiles = As casas se tocam pelos lados. Em quadrados e cubos, os cantos também podem contar, e um tabuleiro de quadrados pode ter as bordas unidas: você sai pela direita e volta pela esquerda.
help-boards-cube = Um cubo aparece em camadas, lado a lado. Cada casa também toca a do mesmo lugar na camada vizinha; aponte para ela, e pequenas molduras mostram o que ela toca ali.
help-boards-stacked = { game-title-in-a-row } também pode empilhar as camadas do cubo; a escolha fica ao lado do tabuleiro. Para girar a pilha, arraste com um dedo ou com o botão direito do mouse, ou use as teclas (esquerda: { $left }; direita: { $right }).
help-boards-four-dimensions = Em quatro dimensões (4D), cada linha do desenho é um cubo, e cada casa também toca a do mesmo lugar na linha vizinha. Uma casa no meio toca outras oito, duas em cada dimensão.
help-boards-hills = Nas colinas, as casas mais altas aparecem mais acima e mostram os lados. Uma borda escura e denteada é um penhasco: por ali nada passa.
help-boards-map = Em um mapa, uma linha tracejada é uma balsa: as áreas que ela liga se tocam.

help-choosing = Controles
help-choosing-tile = Toque em uma casa, ou mova a moldura com as teclas ou os botões de direção e escolha a casa dentro dela.
help-choosing-keys = Direções: { $arrows }. Diagonais, camadas e cubos: { $diagonals }. Escolher: { $choose }.
help-choosing-zoom = Para dar zoom, use a roda do mouse, dois dedos ou as teclas (aumentar: { $closer }; diminuir: { $farther }). Arraste para mover o tabuleiro.

help-keys = Teclas
help-keys-line = { $action }: { $keys }
help-keys-change = Nos ajustes, você pode mudar todas as teclas e os botões do controle, ou escolher uma disposição para uma só mão.
help-keys-others = Ctrl+Z e Ctrl+Y também desfazem e refazem. Em um replay, as setas, Home e End percorrem as jogadas, e Espaço inicia a reprodução.
help-keys-saved = Toda partida é salva a cada jogada: feche a janela quando quiser. Em “{ title-games }”, na tela inicial, estão todas as partidas que você jogou. Para continuar em outro aparelho, copie a partida nos ajustes, envie o texto para ele e importe-o nos ajustes dele.

## Rules of In a Row

help-row-win = Cada jogador, na sua vez, põe uma pedra em uma casa vazia. Quem primeiro tiver pedras suficientes em linha reta vence: em linhas, colunas e diagonais, nas três direções dos hexágonos e através de todas as camadas de um cubo. Tabuleiro cheio sem linha é empate.
help-row-fall = Onde as pedras caem, elas param na casa livre mais baixa da coluna e, em um cubo, na última camada livre.
help-row-first = Quem vence começa a partida seguinte. Depois de um empate, quem começou começa de novo.

help-row-picture-place = Cada um põe uma pedra por vez
help-row-picture-line = Faça uma linha, ou bloqueie outra
help-row-picture-win = A primeira linha vence

## Lesson of In a Row

lesson-row-stone = Toque na casa marcada para pôr uma pedra ali.
lesson-row-begin = Três pedras em linha vencem. Comece uma linha.
lesson-row-two = O oponente bloqueou sua linha. Aqui você ameaça com duas de uma vez.
lesson-row-finish = Uma está bloqueada. Complete a outra.
lesson-row-end = Três pedras em linha vencem. Tabuleiros maiores pedem quatro ou cinco.

## Rules of Race

help-race-snakes = Cobras e escadas: role o dado, e seu peão anda esse número de casas. Ao pé de uma escada, ele sobe; na cabeça de uma cobra, escorrega. Quem chegar primeiro ao fim vence.
help-race-ring = Em volta do anel: com um seis, um peão que espera vai para a sua casa de saída. Dali cada peão dá uma volta no anel e entra na sua reta final. Um peão que para onde está o de outro jogador captura esse peão, que volta para a espera. Quando houver escolha, toque no peão ou no número dele. Enquanto só um seis ajudar, você rola até três vezes na sua vez.
help-race-forks = Os desvios dividem o caminho em dois: um curto, com cobras ou capturas, e um longo e seguro. Toque na casa aonde quer ir, ou no botão desse caminho.
help-race-choices = Opções: um quatro recua quatro casas, até para trás da sua casa de saída e para fora da sua reta final; os peões dão duas voltas no anel.
help-race-roll = Para rolar, toque no dado ou aperte a tecla que escolhe uma casa. Como opção, um seis dá direito a rolar de novo.

help-race-picture-roll = Role o dado para andar
help-race-picture-ladders = Suba escadas, desça cobras
help-race-picture-ring = Ou dê a volta no anel

## Lesson of Race

lesson-race-roll = Toque no dado para rolar. Seu peão anda esse número de casas.
lesson-race-ladder = Você subiu uma escada. Role de novo.
lesson-race-snake = Outra escada! O oponente escorregou por uma cobra. Role mais uma vez.
lesson-race-end = Quem chegar primeiro ao fim vence.

## Rules of Drench

help-drench-colour = Você começa na casa com contorno, quase sempre no canto superior esquerdo. Escolha uma cor: toda a sua região fica dessa cor e ganha todas as casas dessa cor que ela toca. Toque em uma cor, ou em uma casa dessa cor; as teclas de 1 a 9 e 0 escolhem as cores na ordem.
help-drench-solo = No modo solo, você vence quando o tabuleiro inteiro tem uma só cor, dentro do número de jogadas mostrado acima dele.
help-drench-two = Com dois jogadores, o outro começa no canto oposto, ou na casa mais distante da sua, e cada um joga na sua vez. Ninguém pode escolher a própria cor nem a do outro. Quando só restam essas duas, ou quando ninguém cresce por muito tempo, vence quem tem mais casas.

help-drench-picture-own = As casas com contorno são suas
help-drench-picture-flood = Uma cor inunda as casas vizinhas
help-drench-picture-win = Tudo de uma cor: vitória!

## Lesson of Drench

lesson-drench-colour = As casas com contorno são suas. Toque na cor marcada para mudá-las.
lesson-drench-next = As casas dessa cor ao lado das suas agora são suas. Escolha a próxima cor.
lesson-drench-all = Deixe o tabuleiro inteiro de uma cor.
lesson-drench-end = Tudo de uma cor: vitória! Nos tabuleiros de verdade há um limite de jogadas.

## Rules of Light Block

help-light-walk = Você está em uma casa, e cada passo para uma casa vizinha acende a que você deixa. Acenda todas sem cruzar o próprio caminho; nos blocos não se entra. Toque na próxima casa ou em outra mais adiante na mesma linha, ou arraste a bola. Em quadrados que se tocam pelos lados, você também pode usar as setas; nos outros tabuleiros, as setas movem uma moldura, e Enter leva você até a casa marcada.
help-light-end = Quando a sua casa é a última, ela também se acende e você vence. Se antes disso não houver casa apagada ao seu lado, você fica sem saída e pode desfazer. Nas colinas, um passo sobe um nível, a não ser que o tabuleiro diga outra coisa.
help-light-boards = Todo tabuleiro pode ser vencido, exceto, talvez, os de blocos aleatórios: a linha acima do tabuleiro diz se dá para vencer, quando se sabe.

help-light-picture-move = Mova a bola
help-light-picture-lit = As casas que você deixa se acendem
help-light-picture-all = Acenda todas

## Lesson of Light Block

lesson-light-step = Você é a bola. Toque na casa marcada para dar um passo até ela.
lesson-light-lit = As casas que você deixa se acendem.
lesson-light-blocked = Não dá para pisar em casas acesas nem em blocos.
lesson-light-last = Acenda a última casa.
lesson-light-end = Tudo aceso: você venceu! Também dá para arrastar a bola ou usar as setas.

## Rules of Link

help-link-pair = Escolha duas peças iguais. Se uma linha com até duas curvas puder ligar as duas por espaços vazios, mesmo passando por fora do tabuleiro, elas somem. Toque de novo na primeira peça para desistir da escolha. Limpe o tabuleiro e vença.
help-link-time = Todo tabuleiro pode ser vencido. Em uma partida contra o relógio, cada par devolve alguns segundos. Durante a pausa, o relógio para e as peças ficam escondidas; o jogo pausa sozinho quando você muda para outra janela.
help-link-falling = Nos tabuleiros em que as peças caem ou deslizam, isso acontece depois de cada par. Quando não houver mais jogadas, desfaça, embaralhe o resto ou reinicie o tabuleiro.

help-link-picture-find = Ache duas peças iguais
help-link-picture-line = Ligue as duas com até duas curvas
help-link-picture-clear = Limpe o tabuleiro e vença

## Lesson of Link

lesson-link-pair = Toque nas duas peças marcadas: são iguais, e uma linha liga as duas.
lesson-link-gap = A linha pode passar por espaços vazios. Ligue estas duas.
lesson-link-turns = A linha pode fazer duas curvas e contornar a borda.
lesson-link-clear = Limpe o tabuleiro.
lesson-link-end = Tabuleiro limpo: você venceu! Os de verdade têm muito mais peças.

## Rules of Blockade

help-blockade-goal = Leve seu corredor à chegada antes dos outros: o lado oposto ou, em um mapa, o canto mais distante. Na sua vez, você corre, constrói ou voa.
help-blockade-run = Correr: toque no seu corredor e depois em uma casa marcada. O número é o custo: um passo custa 1; um na diagonal, 1,5; e cada nível que você sobe, mais 1. Um passo é sempre permitido. Seu corredor pode saltar por cima de outros corredores em fila.
help-blockade-build = Construir: toque em uma casa e toque nela de novo para elevar só essa, ou em uma casa vizinha para elevar as duas. Isso gasta uma barreira. O terreno elevado é íngreme demais para subir do nível de baixo. Nas colinas, ele sobe um nível a mais. Você não pode elevar uma casa com um corredor, nem fechar o último caminho de alguém. Com dois jogadores, em hexágonos com um número par de linhas, um deles tem uma barreira a mais: o primeiro sem colinas, o segundo com elas.
help-blockade-fly = Voar: toque no seu corredor e depois em uma casa marcada com uma asa. Um voo passa por cima do terreno elevado e de corredores e chega dois passos mais longe do que correndo. Você tem um voo por partida, se as opções não disserem outra coisa.

help-blockade-picture-run = Corra até o outro lado
help-blockade-picture-build = Eleve casas para atrasar os outros
help-blockade-picture-win = Quem cruzar primeiro vence

## Lesson of Blockade

lesson-blockade-run = Leve seu corredor à linha da sua cor. Toque no corredor e depois na casa marcada.
lesson-blockade-build = Eleve o terreno na frente do oponente: toque em uma casa marcada e depois na outra.
lesson-blockade-stack = Íngreme demais para subir! Eleve de novo: toque duas vezes na casa marcada.
lesson-blockade-fly = Voe por cima de tudo! Toque no seu corredor e depois duas vezes na casa marcada.
lesson-blockade-end = Quem chegar primeiro vence.
