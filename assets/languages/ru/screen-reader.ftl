### What a screen reader says about the board, and what it announces. None of it is on the screen. Each message is short,
### because it is heard often.

## Places of tiles

place-row-column = ряд { $row }, столбец { $column }
place-layer = слой { $layer }, ряд { $row }, столбец { $column }
place-cube = куб { $cube }, слой { $layer }, ряд { $row }, столбец { $column }
place-number = клетка { $number }

## Tiles

tile-description = { $place }: { $content }
tile-empty = пусто
tile-of-player = { $content }, { $player }
tile-yours = { $content }, вы
tile-in-reach = { $content }, можно взять
tile-removed = убрана
tile-dark = тёмная
tile-lit = горит
tile-block = блок
tile-stone = камень
tile-height = высота { $height }
tile-goal = цель
tile-runner = бегун
tile-ball = шарик
tile-piece = фишка { $number }
tile-ladder = лестница, верх: { $place }
tile-snake = змея, хвост: { $place }
tile-chosen = { $content }, выбрано
tile-hint = { $content }, подсказка

## The board

board-label = { $game }, поле { $details }
colour-button-tiles =
    { $colour }, даст { $tiles ->
        [one] { $tiles } клетку
        [few] { $tiles } клетки
        [many] { $tiles } клеток
       *[other] { $tiles } клетки
    }

## Moves

move-by = { $player }: { $action }
move-colour =
    { $colour }, теперь { $tiles ->
        [one] { $tiles } клетка
        [few] { $tiles } клетки
        [many] { $tiles } клеток
       *[other] { $tiles } клетки
    }
move-pair = убрана пара: { $first } и { $second }
move-rolled = выпало { $pips }
move-shuffled = плитки перемешаны
move-piece = фишка { $number } — { $place }
move-sent-back = фишка отправлена назад: { $player }
move-raised = поднято: { $place }
move-raised-two = поднято: { $first } и { $second }
move-flight = полёт: { $place }
move-time-up = время вышло
move-pass = пропуск хода
position-changed = Позиция изменилась: { $details }
hint-about = { $advice }: { $what }

## Turns and clocks

turn-yours = Ваш ход
press-again = Нажмите ещё раз, чтобы подтвердить
seconds-left =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
        [many] Осталось { $seconds } секунд
       *[other] Осталось { $seconds } секунды
    }
result-announced = { $result }, { $margin }
chat-announced = { $player }: { $message }

## Faces of the tiles of Link: mahjong tiles

face-bamboo = бамбук { $number }
face-circles = круги { $number }
face-characters = символы { $number }
face-east = восточный ветер
face-south = южный ветер
face-west = западный ветер
face-north = северный ветер
face-red-dragon = красный дракон
face-green-dragon = зелёный дракон
face-white-dragon = белый дракон
face-red-bamboo = красный бамбук 5
face-red-circles = красные круги 5
face-red-characters = красные символы 5
face-plum = слива
face-orchid = орхидея
face-chrysanthemum = хризантема
face-bamboo-plant = растение бамбук
face-spring = весна
face-summer = лето
face-autumn = осень
face-winter = зима

## Faces of the tiles of Link: letters and shapes

face-letter = буква { $letter }
face-circle = круг
face-ring = кольцо
face-square = квадрат
face-triangle = треугольник
face-diamond = ромб
face-star = звезда
face-cross = крест
face-heart = сердце
face-moon = луна
face-sun = солнце
face-lightning = молния
face-drop = капля
face-leaf = лист
face-arrow = стрелка
face-cube = куб
face-hourglass = песочные часы
face-crown = корона
face-anchor = якорь
face-key = ключ
face-fish = рыба
face-bell = колокол

## Keys of the on-screen keyboard

keyboard-shift = Верхний регистр
keyboard-backspace = Стереть
keyboard-space = Пробел
keyboard-left = Курсор влево
keyboard-right = Курсор вправо
keyboard-done = Готово
keyboard-signs = Цифры и символы
keyboard-letters = Буквы
keyboard-latin = Латинские буквы
keyboard-more = Другие буквы
