### Keys and gamepad buttons, and their names.

label-with-key = { $label } ({ $key })
controls-title = Teclas e controle
controls-layout = Disposição
controls-usual = Padrão
controls-left-hand = Mão esquerda
controls-right-hand = Mão direita
controls-places = Estas teclas valem pela posição. Elas têm os nomes de um teclado americano até você apertá-las.

## The table

controls-key = Tecla
controls-second-key = Outra tecla
controls-button = Controle
controls-press-key = Aperte a nova tecla. Esc cancela, Delete remove.
controls-press-button = Aperte o novo botão do controle. Aperte o mesmo de novo para remover.
controls-remove = Remover
controls-cancel = Cancelar
controls-conflict = Também usado para: { $actions }
controls-always = Estas não mudam: Esc volta, F1 abre as regras, Ctrl+Z e Ctrl+Y desfazem e refazem, e as teclas de 1 a 9 e 0 escolhem cores e peças. Nos menus, as setas, Enter e Espaço também funcionam.
controls-reset = Redefinir controles
controls-reset-again = Toque de novo para redefinir tudo

## Names of rows; what a key does. The diagonals lead to other layers and cubes as well.

controls-up = Cima
controls-right = Direita
controls-down = Baixo
controls-left = Esquerda
controls-up-left = Cima esq., cubo anterior
controls-up-right = Cima dir., camada de cima
controls-down-left = Baixo esq., próximo cubo
controls-down-right = Baixo dir., camada de baixo
controls-choose = Escolher
controls-turn-left = Girar cubo para a esquerda
controls-turn-right = Girar cubo para a direita
controls-zoom-in = Aumentar zoom
controls-zoom-out = Diminuir zoom
controls-full-screen = Tela inteira

## Names of keys, as they are printed on a keyboard of the language

key-escape = Esc
key-enter = Enter
key-space = Espaço
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-number-pad = Num { $key }

## Buttons of a gamepad, with little room

pad-direction = Direcional { $arrow }
pad-lower = Botão de baixo
pad-right = Botão da direita
pad-upper = Botão de cima
pad-left = Botão da esquerda
pad-cross = X
pad-circle = Círculo
pad-triangle = Triângulo
pad-square = Quadrado
