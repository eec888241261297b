### Keys and gamepad buttons, and their names.

label-with-key = { $label } ({ $key })
controls-title = Клавиши и геймпад
controls-layout = Раскладка
controls-usual = Обычная
controls-left-hand = Левая рука
controls-right-hand = Правая рука
controls-places = Здесь важно место клавиши. Пока клавиша не нажата, она называется как на американской клавиатуре.

## The table

controls-key = Клавиша
controls-second-key = Ещё клавиша
controls-button = Геймпад
controls-press-key = Нажмите новую клавишу. Esc — отмена, Delete — убрать.
controls-press-button = Нажмите новую кнопку геймпада. Та же самая убирает её.
controls-remove = Убрать
controls-cancel = Отмена
controls-conflict = Также назначено: { $actions }
controls-always = Всегда так: Esc возвращает назад, F1 открывает правила, Ctrl+Z и Ctrl+Y отменяют и возвращают ход, 1–9 и 0 выбирают цвета и фишки. В меню работают также стрелки, Enter и пробел.
controls-reset = Сбросить таблицу
controls-reset-again = Нажмите ещё раз, чтобы сбросить

## Names of rows; what a key does. The diagonals lead to other layers and cubes as well.

controls-up = Вверх
controls-right = Вправо
controls-down = Вниз
controls-left = Влево
controls-up-left = Влево вверх, куб назад
controls-up-right = Вправо вверх, слой выше
controls-down-left = Влево вниз, куб вперёд
controls-down-right = Вправо вниз, слой ниже
controls-choose = Выбрать
controls-turn-left = Повернуть куб влево
controls-turn-right = Повернуть куб вправо
controls-zoom-in = Увеличить поле
controls-zoom-out = Уменьшить поле
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

## Buttons of a gamepad, with little room

pad-direction = Крестовина { $arrow }
pad-lower = Нижняя кнопка
pad-right = Правая кнопка
pad-upper = Верхняя кнопка
pad-left = Левая кнопка
pad-cross = Крест
pad-circle = Круг
pad-triangle = Треугольник
pad-square = Квадрат
