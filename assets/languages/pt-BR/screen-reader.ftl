### What a screen reader says about the board, and what it announces. Nothing of it is on the screen. Each message is short,
### because it is heard often.

## Places of tiles

place-row-column = linha { $row }, coluna { $column }
place-layer = camada { $layer }, linha { $row }, coluna { $column }
place-cube = cubo { $cube }, camada { $layer }, linha { $row }, coluna { $column }
place-number = casa { $number }

## Tiles

tile-description = { $place }: { $content }
tile-empty = vazia
tile-of-player = { $content }, { $player }
tile-yours = { $content }, você
tile-in-reach = { $content }, ao alcance
tile-removed = retirada
tile-dark = apagada
tile-lit = acesa
tile-block = bloco
tile-stone = pedra
tile-height = altura { $height }
tile-goal = chegada
tile-runner = corredor
tile-ball = bola
tile-piece = peão { $number }
tile-ladder = escada para a { $place }
tile-snake = cobra para a { $place }
tile-chosen = { $content }, selecionada
tile-hint = { $content }, dica

## The board

board-label = Tabuleiro de { $game }, { $details }
colour-button-tiles =
    { $colour }, { $tiles ->
        [one] ganha { $tiles } casa
       *[other] ganha { $tiles } casas
    }

## Moves

move-by = { $player }: { $action }
move-colour =
    { $colour }, agora { $tiles ->
        [one] { $tiles } casa
       *[other] { $tiles } casas
    }
move-pair = par retirado: { $first } e { $second }
move-rolled = tirou { $pips }
move-shuffled = peças embaralhadas
move-piece = peão { $number } foi para a { $place }
move-sent-back = peão capturado: { $player }
move-raised = elevou a { $place }
move-raised-two = elevou a { $first } e a { $second }
move-flight = voou para a { $place }
move-time-up = tempo esgotado
move-pass = passou
position-changed = A posição mudou: { $details }
hint-about = { $advice }: { $what }

## Turns and clocks

turn-yours = Sua vez
press-again = Toque de novo para confirmar
seconds-left =
    { $seconds ->
        [one] Resta { $seconds } segundo
       *[other] Restam { $seconds } segundos
    }
result-announced = { $result }, { $margin }
chat-announced = { $player }: { $message }

## Faces of the tiles of Link: mahjong tiles

face-bamboo = bambu { $number }
face-circles = círculos { $number }
face-characters = caracteres { $number }
face-east = vento leste
face-south = vento sul
face-west = vento oeste
face-north = vento norte
face-red-dragon = dragão vermelho
face-green-dragon = dragão verde
face-white-dragon = dragão branco
face-red-bamboo = bambu vermelho 5
face-red-circles = círculos vermelhos 5
face-red-characters = caracteres vermelhos 5
face-plum = ameixeira
face-orchid = orquídea
face-chrysanthemum = crisântemo
face-bamboo-plant = planta de bambu
face-spring = primavera
face-summer = verão
face-autumn = outono
face-winter = inverno

## Faces of the tiles of Link: letters and figures

face-letter = letra { $letter }
face-circle = círculo
face-ring = anel
face-square = quadrado
face-triangle = triângulo
face-diamond = losango
face-star = estrela
face-cross = cruz
face-heart = coração
face-moon = lua
face-sun = sol
face-lightning = raio
face-drop = gota
face-leaf = folha
face-arrow = seta
face-cube = cubo
face-hourglass = ampulheta
face-crown = coroa
face-anchor = âncora
face-key = chave
face-fish = peixe
face-bell = sino

keyboard-shift = Maiúscula
keyboard-backspace = Apagar
keyboard-space = Espaço
keyboard-left = Cursor para a esquerda
keyboard-right = Cursor para a direita
keyboard-done = Concluído
keyboard-signs = Números e símbolos
keyboard-letters = Letras
keyboard-latin = Letras latinas
keyboard-more = Mais letras
