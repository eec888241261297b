### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = Играть
setup-open-room = Создать комнату
setup-another-board = Новое поле
setup-paste = Вставить код
setup-more = Ещё параметры
setup-names = Имена
setup-not-possible = Так не получится: { $reason }.
setup-no-code = Буфер обмена пуст. Сначала скопируйте код игры.
setup-wrong-code = Ошибка: { $error }.
setup-no-game-code = Это не код игры: { $error }.
setup-cannot-start = Не удалось начать игру: { $error }.

## Setup: kinds of board

setup-board = Поле
setup-board-squares = Квадраты
setup-board-hexes = Соты
setup-board-map = Карта
setup-board-cube = Куб
setup-board-hypercube = 4D
setup-board-ring = Кольцо
setup-board-track = Трасса

## Setup: sizes of boards

setup-size = Размер
setup-size-small = Малый
setup-size-medium = Средний
setup-size-large = Большой
setup-track-short = Короткая
setup-track-classic = Классика
setup-track-long = Длинная
setup-columns = Столбцы
setup-rows = Ряды
setup-layers = Слои
setup-cubes = Кубы
setup-areas = Области
setup-tiles = Клетки

## Setup: variants of boards

setup-diagonals = Соседи по углам
setup-wrap = Края соединены
setup-holes = Дыры
setup-shifted = Сдвиг
setup-shifted-odd-rows = Неч. ряды
setup-shifted-even-rows = Чёт. ряды
setup-shifted-odd-columns = Неч. стб.
setup-shifted-even-columns = Чёт. стб.
setup-hills = Холмы
setup-hills-none = Нет
setup-hills-levels =
    { $levels ->
        [one] { $levels } уровень
        [few] { $levels } уровня
        [many] { $levels } уровней
       *[other] { $levels } уровня
    }

## Setup: players

setup-who = Режим
setup-mode-solo = Соло
setup-mode-same-device = Один экран
setup-mode-computer = Компьютер
setup-mode-network = По сети
setup-mode-room-race = Одновременно
setup-mode-room-turns = По очереди
setup-level = Уровень
setup-seats = Игроки
setup-computer-begins = Начинает компьютер

## Players: what they are called

seat-you = Вы
seat-player = Игрок { $number }
seat-opponent = Соперник
seat-player-short = И{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = Ваш ход
seat-doing-to-move = Ходит
seat-doing-waiting = Ждёт
seat-doing-thinking = Думает…
seat-doing-won = Победа
seat-doing-lost = Поражение
seat-doing-drew = Ничья
seat-doing-out = Вне игры

## Players: whose turn it is, below the board

seat-turn-computer = Ход компьютера
seat-turn-opponent = Ход соперника
seat-turn-person = Ходит { $name }

## Players: who won, as the heading of the result

seat-won-you = Вы победили
seat-won-computer = Компьютер победил
seat-won-opponent = Соперник победил
seat-won-player-number = Игрок { $number } победил
seat-won-person = Победа: { $name }

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = вы победили
seat-state-won-computer = компьютер победил
seat-state-won-opponent = соперник победил
seat-state-won-player-number = игрок { $number } победил
seat-state-won-person = победа: { $name }

## Hints, below the board

advice-searching = Поиск хорошего хода…
advice-good-move = Хороший ход отмечен
advice-possible-move = Возможный ход отмечен
advice-restart = Уже не победить. Начните поле заново
advice-go-back = Уже не победить. Вернитесь к ходу { $last_winnable }
advice-never-winnable = На этом поле победить нельзя

## Drench

drench-tagline = Залейте поле
drench-details =
    { $board } · { $colours ->
        [one] { $colours } цвет
        [few] { $colours } цвета
        [many] { $colours } цветов
       *[other] { $colours } цвета
    }
drench-state-not-begun = не начато
drench-state-limit = ход { $moves } из { $limit }
drench-state-moves =
    { $moves ->
        [one] после { $moves } хода
        [few] после { $moves } ходов
        [many] после { $moves } ходов
       *[other] после { $moves } ходов
    }
drench-state-flooded =
    залито за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
drench-state-out-of-moves = ходы кончились
drench-state-over = игра окончена
drench-progress-left =
    { $left ->
        [one] ход остался
        [few] хода осталось
        [many] ходов осталось
       *[other] хода осталось
    }
drench-progress-tiles =
    { $held } из { $all ->
        [one] { $all } клетки
        [few] { $all } клеток
        [many] { $all } клеток
       *[other] { $all } клетки
    }
drench-decided =
    { $won }: { $held ->
        [one] { $held } клетка
        [few] { $held } клетки
        [many] { $held } клеток
       *[other] { $held } клетки
    } из { $all }
drench-choose = Выберите цвет или клетку
drench-advice-choose = Выберите цвет
drench-advice-try = Попробуйте { $colour }
drench-advice-lost =
    За { $left ->
        [one] { $left } ход
        [few] { $left } хода
        [many] { $left } ходов
       *[other] { $left } хода
    } уже не успеть
drench-advice-lost-since =
    За { $left ->
        [one] { $left } ход
        [few] { $left } хода
        [many] { $left } ходов
       *[other] { $left } хода
    } уже не успеть. Вернитесь к ходу { $last_winnable }
drench-advice-never = За столько ходов это поле не пройти
drench-holder-you = Ваш
drench-holder-other = Чужой
drench-holder-player-short = И{ $number }
drench-result-flooded = Залито!
drench-result-perfect =
    { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }, меньше не бывает
drench-result-best =
    { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }, минимум { $best }
drench-result-best-known =
    { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }, можно за { $best }
drench-result-last-move = На последнем ходу
drench-result-moves-left =
    { $moves ->
        [one] Остался { $moves } ход
        [few] Осталось { $moves } хода
        [many] Осталось { $moves } ходов
       *[other] Осталось { $moves } хода
    }
drench-result-out-of-moves = Ходы кончились
drench-result-to-go =
    { $tiles ->
        [one] Осталась { $tiles } клетка
        [few] Осталось { $tiles } клетки
        [many] Осталось { $tiles } клеток
       *[other] Осталось { $tiles } клетки
    }
drench-result-to-go-best =
    { $tiles ->
        [one] Осталась { $tiles } клетка
        [few] Осталось { $tiles } клетки
        [many] Осталось { $tiles } клеток
       *[other] Осталось { $tiles } клетки
    }. Можно за { $best ->
        [one] { $best } ход
        [few] { $best } хода
        [many] { $best } ходов
       *[other] { $best } хода
    }
drench-result-lead =
    Перевес в { $lead ->
        [one] { $lead } клетку
        [few] { $lead } клетки
        [many] { $lead } клеток
       *[other] { $lead } клетки
    }: { $winner } против { $loser }
drench-result-draw = Ничья
drench-result-tiles-each =
    { $tiles ->
        [one] По { $tiles } клетке
        [few] По { $tiles } клетки
        [many] По { $tiles } клеток
       *[other] По { $tiles } клетки
    }
drench-result-standstill =
    { $score }. Участки не росли { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
drench-size-classic = Классика
drench-setup-colours = Цвета
drench-setup-limit = Лимит ходов
drench-setup-moves = Ходы
drench-setup-balanced = Равные шансы

## Link

link-tagline = Найдите все пары
link-details-faces =
    { $faces ->
        [one] { $faces } картинка
        [few] { $faces } картинки
        [many] { $faces } картинок
       *[other] { $faces } картинки
    }
link-details-stay = без сдвига
link-details-down = сдвиг вниз
link-details-up = сдвиг вверх
link-details-left = сдвиг влево
link-details-right = сдвиг вправо
link-details-middle = сдвиг в центр
link-state-cleared = поле очищено
link-state-out-of-time = время вышло
link-state-time = осталось { $time }
link-state-tiles =
    { $tiles ->
        [one] осталась { $tiles } плитка
        [few] осталось { $tiles } плитки
        [many] осталось { $tiles } плиток
       *[other] осталось { $tiles } плитки
    }
link-progress-time = осталось
link-progress-tiles =
    { $left } из { $all ->
        [one] { $all } плитки
        [few] { $all } плиток
        [many] { $all } плиток
       *[other] { $all } плитки
    }
link-progress-left =
    { $left ->
        [one] плитка осталась
        [few] плитки осталось
        [many] плиток осталось
       *[other] плитки осталось
    }
link-goal = Выберите две одинаковые плитки
link-no-moves = Ходов больше нет
link-shuffle = Перемешать
link-take-back = Отменить
link-same-board = Заново
link-advice-safe = Надёжная пара: поле ещё можно пройти
link-advice-possible = Эту пару можно убрать
link-advice-lost = Перемешайте плитки или отмените ход
link-result-cleared = Поле очищено!
link-result-time-left = В запасе { $time }
link-result-time = За { $time }
link-result-out-of-time = Время вышло
link-result-tiles-left =
    { $tiles ->
        [one] Осталась { $tiles } плитка
        [few] Осталось { $tiles } плитки
        [many] Осталось { $tiles } плиток
       *[other] Осталось { $tiles } плитки
    }
link-setup-timed = На время
link-setup-faces = Картинки
link-setup-time = Время
link-setup-bonus = Бонус за пару
link-setup-tiles = Сдвиг плиток
link-setup-tiles-stay = Нет
link-setup-tiles-down = Вниз
link-setup-tiles-up = Вверх
link-setup-tiles-left = Влево
link-setup-tiles-right = Вправо
link-setup-tiles-middle = В центр

## Light Block

light-block-tagline = Зажгите всё поле
light-block-details-classic = классика
light-block-state-won = всё горит
light-block-state-stuck = тупик
light-block-state-lit = зажжено { $lit } из { $all }
light-block-progress-left =
    { $left ->
        [one] клетка осталась
        [few] клетки осталось
        [many] клеток осталось
       *[other] клетки осталось
    }
light-block-winnable-searching = Проверка поля…
light-block-winnable-yes = Можно пройти
light-block-winnable-no = Пройти нельзя
light-block-winnable-unknown = Возможно, не пройти
light-block-goal = Проведите шарик по всем клеткам
light-block-result-won = Всё горит!
light-block-result-steps =
    За { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }
light-block-result-stuck = Тупик
light-block-result-dark = Тёмных клеток: { $tiles }. Отмените ход или начните заново
light-block-setup-blocks = Блоки
light-block-setup-blocks-none = Нет
light-block-setup-blocks-few = Мало
light-block-setup-blocks-some = Средне
light-block-setup-blocks-many = Много
light-block-setup-random = Случайные блоки (не всегда проходимо)

## In a Row

row-tagline = Соберите ряд
row-details-line = { $k } в ряд
row-details-fall = камни падают
row-details-off-centre = начало не в центре
row-state-draw = ничья
row-state-not-begun = не начато
row-state-stones =
    { $stones ->
        [one] после { $stones } камня
        [few] после { $stones } камней
        [many] после { $stones } камней
       *[other] после { $stones } камней
    }
row-goal = Поставьте { $k } в ряд
row-press-again = Нажмите ещё раз, чтобы поставить камень
row-result-line =
    { $stones ->
        [one] { $k } в ряд после { $stones } камня
        [few] { $k } в ряд после { $stones } камней
        [many] { $k } в ряд после { $stones } камней
       *[other] { $k } в ряд после { $stones } камней
    }
row-result-draw = Ничья
row-result-no-line =
    { $stones ->
        [one] Ни одного ряда после { $stones } камня
        [few] Ни одного ряда после { $stones } камней
        [many] Ни одного ряда после { $stones } камней
       *[other] Ни одного ряда после { $stones } камней
    }
row-size-tic-tac-toe = Крестики-нолики
row-size-four = Четыре в ряд
row-size-five = Пять в ряд
row-setup-line = Длина ряда
row-setup-fall = Камни падают
row-setup-off-centre = Начало не в центре

## Race

race-tagline = Кубик — и вперёд!
race-details-exact =
    { $tiles ->
        [one] { $tiles } клетка
        [few] { $tiles } клетки
        [many] { $tiles } клеток
       *[other] { $tiles } клетки
    } · точный финиш
race-details-snakes =
    { $tiles ->
        [one] { $tiles } клетка
        [few] { $tiles } клетки
        [many] { $tiles } клеток
       *[other] { $tiles } клетки
    } · змеи и лестницы
race-details-ring =
    кольцо из { $tiles } · { $pieces ->
        [one] { $pieces } фишка
        [few] { $pieces } фишки
        [many] { $pieces } фишек
       *[other] { $pieces } фишки
    }
race-details-ring-laps =
    кольцо из { $tiles } · { $laps ->
        [one] { $laps } круг
        [few] { $laps } круга
        [many] { $laps } кругов
       *[other] { $laps } круга
    }
race-state-over = игра окончена
race-state-not-begun = не начато
race-state-rolls =
    { $rolls ->
        [one] после { $rolls } броска
        [few] после { $rolls } бросков
        [many] после { $rolls } бросков
       *[other] после { $rolls } бросков
    }
race-waiting = { $doing } · вне кольца: { $pieces }
race-your-roll = Ваш бросок
race-roll-again = Бросьте ещё раз
race-roll = Бросить кубик
race-choose-piece = Выберите фишку
race-choose-way = Выберите путь
race-choose-way-short =
    { $steps ->
        [one] Выберите путь: короткий выгоднее на { $steps } клетку
        [few] Выберите путь: короткий выгоднее на { $steps } клетки
        [many] Выберите путь: короткий выгоднее на { $steps } клеток
       *[other] Выберите путь: короткий выгоднее на { $steps } клетки
    }
race-choose-way-long =
    { $steps ->
        [one] Выберите путь: длинный выгоднее на { $steps } клетку
        [few] Выберите путь: длинный выгоднее на { $steps } клетки
        [many] Выберите путь: длинный выгоднее на { $steps } клеток
       *[other] Выберите путь: длинный выгоднее на { $steps } клетки
    }
race-way-saves =
    { $steps ->
        [one] этот путь короче на { $steps } клетку
        [few] этот путь короче на { $steps } клетки
        [many] этот путь короче на { $steps } клеток
       *[other] этот путь короче на { $steps } клетки
    }
race-way-costs =
    { $steps ->
        [one] этот путь длиннее на { $steps } клетку
        [few] этот путь длиннее на { $steps } клетки
        [many] этот путь длиннее на { $steps } клеток
       *[other] этот путь длиннее на { $steps } клетки
    }
race-rolled = { $player }: выпало { $pips }
race-rolled-you = Вам выпало { $pips }
race-rolled-computer = Компьютеру выпало { $pips }
race-log-enters = { $rolled } — фишка выходит на кольцо
race-log-ladder = { $rolled } — вверх по лестнице на клетку { $tile }
race-log-snake = { $rolled } — вниз по змее на клетку { $tile }
race-log-captured = { $rolled } — фишка отправлена назад ({ $player })
race-log-captured-you = { $rolled } — ваша фишка отправлена назад
race-log-captured-computer = { $rolled } — фишка компьютера отправлена назад
race-log-home = { $rolled } — фишка дома
race-log-end = { $rolled } — финиш!
race-log-stays = { $rolled } — ходить нечем
race-rule-ring =
    { $laps ->
        [1] Шестёрка ставит ждущую фишку на ваш старт. Она проходит круг и заходит на вашу дорожку. Встаньте на клетку с чужой фишкой, и та вернётся ждать.
        [one] Шестёрка ставит ждущую фишку на ваш старт. Она проходит { $laps } круг и заходит на вашу дорожку. Встаньте на клетку с чужой фишкой, и та вернётся ждать.
        [few] Шестёрка ставит ждущую фишку на ваш старт. Она проходит { $laps } круга и заходит на вашу дорожку. Встаньте на клетку с чужой фишкой, и та вернётся ждать.
        [many] Шестёрка ставит ждущую фишку на ваш старт. Она проходит { $laps } кругов и заходит на вашу дорожку. Встаньте на клетку с чужой фишкой, и та вернётся ждать.
       *[other] Шестёрка ставит ждущую фишку на ваш старт. Она проходит { $laps } круга и заходит на вашу дорожку. Встаньте на клетку с чужой фишкой, и та вернётся ждать.
    }
race-rule-exact = Последний бросок должен быть точным.
race-rule-forks = На развилке выберите короткий опасный путь или длинный безопасный.
race-rule-back-four = Четвёрка ведёт на четыре клетки назад.
race-rule-again = За шестёрку — ещё один бросок.
race-move = { $piece }: до цели { $tiles }
race-move-lap = { $piece }: до цели { $tiles }, круг { $lap }
race-move-short = { $piece } напрямик: до цели { $tiles }
race-move-long = { $piece } в обход: до цели { $tiles }
race-move-enter = Ввести фишку
race-result-over = Игра окончена
race-result-rolls =
    { $rolls ->
        [one] За { $rolls } бросок
        [few] За { $rolls } броска
        [many] За { $rolls } бросков
       *[other] За { $rolls } броска
    }
race-setup-pieces = Фишки игрока
race-setup-laps = Круги
race-setup-exact = Точный финиш
race-setup-again = Ещё бросок за шестёрку
race-setup-back-four = Четвёрка ведёт назад
race-setup-forks = Развилки
race-setup-no-forks = На этом поле нет места для развилок

## Blockade

blockade-tagline = Первым к цели
blockade-details-builds-uneven = преград: { $least } или { $most }
blockade-details-builds =
    { $builds ->
        [one] { $builds } преграда
        [few] { $builds } преграды
        [many] { $builds } преград
       *[other] { $builds } преграды
    }
blockade-state-draw = ничья
blockade-state-not-begun = не начато
blockade-state-turns =
    { $turns ->
        [one] после { $turns } хода
        [few] после { $turns } ходов
        [many] после { $turns } ходов
       *[other] после { $turns } ходов
    }
blockade-builds-left =
    { $builds ->
        [one] { $builds } преграда
        [few] { $builds } преграды
        [many] { $builds } преград
       *[other] { $builds } преграды
    }
blockade-builds-left-passed =
    { $builds ->
        [one] { $builds } преграда
        [few] { $builds } преграды
        [many] { $builds } преград
       *[other] { $builds } преграды
    } · пропуск хода
blockade-to-go = до цели
blockade-flights-left =
    { $flights ->
        [one] { $flights } полёт
        [few] { $flights } полёта
        [many] { $flights } полётов
       *[other] { $flights } полёта
    }
blockade-flown = полётов нет
blockade-ask-flight =
    { $flights ->
        [1] Лететь туда? Это ваш единственный полёт.
        [one] Лететь туда? У вас { $flights } полёт.
        [few] Лететь туда? У вас { $flights } полёта.
        [many] Лететь туда? У вас { $flights } полётов.
       *[other] Лететь туда? У вас { $flights } полёта.
    }
blockade-distance-change = { $name }: { $before } → { $after }
blockade-no-distance-changes = Пути не меняются

blockade-goal-run = Ведите бегуна к цели
blockade-goal-run-fly = Бегите или летите к цели
blockade-goal-run-build = Ведите бегуна или поднимите клетку
blockade-goal-run-fly-build = Бегите, летите или поднимите клетку
blockade-advice-raise-one = Поднимите отмеченную клетку
blockade-advice-raise-two = Поднимите отмеченные клетки
blockade-advice-fly = Летите на отмеченную клетку
blockade-advice-run = Бегите на отмеченную клетку
blockade-advice-raise-one-wins = Поднимите отмеченную клетку — и победите
blockade-advice-raise-two-wins = Поднимите отмеченные клетки — и победите
blockade-advice-fly-wins = Летите на отмеченную клетку — и победите
blockade-advice-run-wins = Бегите на отмеченную клетку — и победите
blockade-advice-lost = Ни один ход уже не спасёт
blockade-result-turns =
    { $turns ->
        [one] За { $turns } ход
        [few] За { $turns } хода
        [many] За { $turns } ходов
       *[other] За { $turns } хода
    }
blockade-result-rank = { $rank }. { $name }
blockade-result-draw = Ничья
blockade-result-equal =
    { $turns ->
        [one] Пути равны после { $turns } хода
        [few] Пути равны после { $turns } ходов
        [many] Пути равны после { $turns } ходов
       *[other] Пути равны после { $turns } ходов
    }
blockade-setup-builds = Преграды
blockade-setup-flights = Полёты
blockade-setup-range = Шагов за ход
