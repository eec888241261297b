### Keys and gamepad buttons, and their names.

label-with-key = { $label } ({ $key })
controls-title = Клавиши и геймпад
controls-layout = Раскладка
controls-usual = Обычная
controls-left-hand = Левая рука
controls-right-hand = Правая рука
controls-places = Клавиши выбраны по расположению. Пока вы их не нажмёте, они названы как на американской клавиатуре.

## The table

controls-key = Клавиша
controls-second-key = Запасная
controls-button = Геймпад
controls-press-key = Нажмите новую клавишу. Esc — отмена, Delete — убрать.
controls-press-button = Нажмите новую кнопку геймпада. Прежняя кнопка — убрать её.
controls-remove = Убрать
controls-cancel = Отмена
controls-conflict = Также назначено: { $actions }
controls-always = Всегда так: Esc — назад, F1 — правила, Ctrl+Z — отменить ход, Ctrl+Y — повторить, 1–9 и 0 — цвета и фишки. В меню работают также стрелки, Enter и пробел.
controls-reset = Сбросить клавиши
controls-reset-again = Нажмите ещё раз, чтобы сбросить

## Names of rows: what a key does. The diagonals also lead to other layers and cubes.

controls-up = Вверх
controls-right = Вправо
controls-down = Вниз
controls-left = Влево
controls-up-left = Влево-вверх, предыдущий куб
controls-up-right = Вправо-вверх, слой выше
controls-down-left = Влево-вниз, следующий куб
controls-down-right = Вправо-вниз, слой ниже
controls-choose = Выбрать
controls-turn-left = Повернуть куб влево
controls-turn-right = Повернуть куб вправо
controls-zoom-in = Приблизить поле
controls-zoom-out = Отдалить поле
controls-full-screen = Полный экран

## Names of keys, as they are printed on a keyboard of the language

key-escape = Esc
key-enter = Enter
key-space = Пробел
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-number-pad = Num { $key }

## Buttons of a gamepad: there is little room

pad-direction = Крестовина { $arrow }
pad-lower = Нижняя кнопка
pad-right = Правая кнопка
pad-upper = Верхняя кнопка
pad-left = Левая кнопка
pad-cross = Крестик
pad-circle = Круг
pad-triangle = Треугольник
pad-square = Квадрат
