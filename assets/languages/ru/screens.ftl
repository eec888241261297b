### The title screen and the screens reached from it, except the network and the setup of a game.

## Settings

settings = Настройки
settings-language = Язык
settings-language-system = Системный
settings-theme = Тема
settings-theme-system = Системная
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-theme-black = Чёрная
settings-theme-contrast-dark = Тёмный контраст
settings-theme-contrast-light = Светлый контраст
settings-text-size = Размер текста
settings-text-size-percent = { $percent } %
settings-motion = Скорость анимации
settings-motion-off = Выкл.
settings-motion-fast = Быстро
settings-motion-normal = Обычно
settings-motion-slow = Медленно
settings-scanning = Управление переключателем
settings-scanning-off = Выкл.
settings-scanning-automatic = Авто
settings-scanning-by-key = Клавишей Tab
settings-scanning-pace = Задержка на шаге
settings-scanning-seconds = { $seconds } с
settings-scanning-automatic-note = Выделение движется само. Выбрать: пробел, Enter или нижняя кнопка геймпада.
settings-scanning-by-key-note = Tab двигает выделение. Выбрать: пробел или Enter.
settings-more-time = Лимит времени
settings-more-time-off = Обычный
settings-more-time-twice = ×2
settings-more-time-four = ×4
settings-more-time-note = Касается новых игр на этом устройстве и коротких сообщений. По сети действует время комнаты.
settings-sounds = Звук
settings-sounds-off = Выкл.
settings-sounds-quiet = Тихо
settings-sounds-loud = Громко
settings-vibration = Вибрация
settings-controls = Управление
settings-colours = Цвета
settings-palette-standard = Обычные
settings-palette-distinct = Контрастные
settings-palette-soft = Мягкие
settings-palette-vivid = Яркие
settings-palette-red-green = Для дальтоников
settings-palette-own = Свои
settings-own-press = Нажмите на цвет, чтобы изменить его.
settings-own-colour = Цвет { $number }: { $colour }
settings-own-hue = Оттенок
settings-own-lightness = Яркость
settings-own-strength = Насыщенность
settings-own-reset = Сбросить цвета
settings-own-alike = Цвета { $one } и { $two } трудно различить.
settings-own-alike-red-green = При красно-зелёной цветовой слепоте цвета { $one } и { $two } трудно различить.
settings-own-alike-blue-yellow = При сине-жёлтой цветовой слепоте цвета { $one } и { $two } трудно различить.
settings-own-hidden = Цвет { $number } плохо виден на фоне.
settings-own-more = И ещё { $count }.
settings-symbols = Символ на каждой клетке
settings-faces = Картинки на плитках
settings-faces-mahjong = Маджонг
settings-faces-plain = Буквы и фигуры
settings-cubes = Кубы
settings-cubes-stacked = Слои стопкой
settings-cubes-flat = Слои рядом
settings-writing = Ввод текста
settings-keyboard = Экранная клавиатура
settings-share = Поделиться полем
settings-copy-code = Копировать код
code-copied = Код скопирован
codes-title = Какая игра?
settings-transfer = Перенос на другое устройство
settings-copy-game = Копировать игру
settings-copy-game-done = Теперь нажмите «{ settings-import }» в настройках другого устройства.
settings-copy-game-failed = Не удалось скопировать игру: { $error }.
settings-import = Импорт
settings-backup = Резервная копия всех игр, статистики и настроек
settings-save-backup = Сохранить в файл
settings-copy-backup = Копировать
settings-restore-file = Чтобы восстановить её, перетащите файл в окно или скопируйте текст и нажмите «{ settings-import }». Ваши игры здесь не пропадут.
settings-restore-text = Чтобы восстановить её, скопируйте текст и нажмите «{ settings-import }». Ваши игры здесь не пропадут.
settings-all = Все настройки
settings-reset = Сбросить настройки
settings-reset-again = Нажмите ещё раз, чтобы сбросить всё
settings-people = Макс. игроков
settings-rooms = Макс. комнат
settings-reconnect = Ждать возврата, с
settings-port = Порт
settings-port-any = Любой

## The head of every screen

screen-back = Назад

## Title

title-continue = Продолжить
title-start = Начните отсюда: { $game }
title-start-about = Научитесь за 20 секунд
title-again = Ещё раз: { $game }
title-symbols = Цвета трудно различить? Добавить символы
title-options = Параметры: { $game }
title-network = Локальная сеть
title-network-about = Игра с друзьями
title-back = Вернуться: «{ $host }»
title-back-about = Войти снова без кода
title-back-dismiss = Не возвращаться
title-packs = Наборы
title-packs-about = Готовые уровни
title-games = Мои игры
title-statistics = Статистика
title-settings = Настройки
title-help = Справка

## Cards of games that were played

game-card-state = { $game }, { $state }
game-card-about = { $board } · { $players }
game-card-broken = Не открывается
game-card-name = Игра { $number }: { $game }
game-card-unknown = Игра

## Your games

your-games-title = Мои игры
your-games-show = Показать
your-games-all = Все
your-games-unfinished = Начатые
your-games-finished = Сыгранные
your-games-favourites = Избранные
your-games-no-game = Здесь хранятся все ваши игры.
your-games-no-unfinished = Начатых игр нет.
your-games-no-finished = Сыгранных игр нет.
your-games-no-favourite = Нажмите на звёздочку, чтобы добавить игру в избранное.
your-games-add-favourite = Добавить в избранное: { $game }
your-games-remove-favourite = Убрать из избранного: { $game }
your-games-remove = Удалить: { $game }
your-games-removed = Удалено: { $game }
your-games-removed-unknown = Игра удалена
your-games-put-back = Вернуть

## The start of a game

begin-board-refused = Не удалось открыть поле: { $error }.
begin-game-refused = Не удалось открыть игру: { $error }.
begin-link-refused = Не удалось открыть ссылку: { $error }.
begin-import-failed = Это не сохранённая игра: { $error }.
begin-nothing-to-import = Буфер обмена пуст. Сначала скопируйте игру или резервную копию на другом устройстве.
begin-leave-network-game = Сначала выйдите из сетевой игры.

## Share a game

share-title = Поделиться игрой
share-save-picture = Сохранить картинку
share-save-animation = Сохранить анимацию
share-saving = Сохранение…
share-stop-animation = Остановить ({ $percent } %)
share-copy-picture = Копировать картинку
share-copy-code = Копировать код
share-copy-link = Копировать ссылку
share-link-copied = Ссылка скопирована

## Level packs

packs-title = Наборы уровней
pack-title-drench = { game-title-drench }: квадраты
pack-title-drench-shapes = { game-title-drench }: фигуры
pack-title-link = { game-title-link }: квадраты
pack-title-link-shapes = { game-title-link }: падение и соты
pack-title-light-block = { game-title-light-block }: квадраты
pack-title-light-block-shapes = { game-title-light-block }: фигуры
packs-own = Свои наборы: положите текстовые файлы в папку «packs» рядом с сохранёнными играми и перезапустите Tessella.
packs-done = пройдено { $won } из { $all }
packs-done-at-par = пройдено { $won } из { $all }, норма: { $at_par }
packs-author = автор: { $name }
packs-par = норма { $par }
packs-level = Уровень { $number }
packs-next-level = Следующий уровень
packs-level-open = Уровень { $number }, не пройден
packs-level-done = Уровень { $number }, пройден
packs-level-at-par = Уровень { $number }, норма выполнена

## Today's boards

today-title = Поля дня
today-title-other-day = Ежедневные поля
today-date =
    { $weekday ->
       [1] Понедельник
       [2] Вторник
       [3] Среда
       [4] Четверг
       [5] Пятница
       [6] Суббота
      *[7] Воскресенье
    }, { $day } { $month ->
       [1] января
       [2] февраля
       [3] марта
       [4] апреля
       [5] мая
       [6] июня
       [7] июля
       [8] августа
       [9] сентября
       [10] октября
       [11] ноября
      *[12] декабря
    } { $year }
today-month =
    { $month ->
       [1] Январь
       [2] Февраль
       [3] Март
       [4] Апрель
       [5] Май
       [6] Июнь
       [7] Июль
       [8] Август
       [9] Сентябрь
       [10] Октябрь
       [11] Ноябрь
      *[12] Декабрь
    } { $year }
today-previous-month = Предыдущий месяц
today-next-month = Следующий месяц
today-weekday-monday = Пн
today-weekday-tuesday = Вт
today-weekday-wednesday = Ср
today-weekday-thursday = Чт
today-weekday-friday = Пт
today-weekday-saturday = Сб
today-weekday-sunday = Вс
today-leaf-monday = ПН
today-leaf-tuesday = ВТ
today-leaf-wednesday = СР
today-leaf-thursday = ЧТ
today-leaf-friday = ПТ
today-leaf-saturday = СБ
today-leaf-sunday = ВС
today-first-day = Первые поля — от { $date }
today-boards-done = Пройдено { $done } из { $all }
today-day-closed = ещё закрыт
today-day-done = пройден
today-day-at-par = пройден, норма выполнена
today-problem = Задача
today-win-in-moves =
    Победа за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
today-win-in =
    За { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
today-par = Норма { $moves }
today-result-moves =
    { $moves ->
        [one] { $moves } ход (норма { $par })
        [few] { $moves } хода (норма { $par })
        [many] { $moves } ходов (норма { $par })
       *[other] { $moves } хода (норма { $par })
    }
today-result-time = Пройдено за { $time }
today-copy-result = Копировать результат
today-result-copied = Результат скопирован
today-no-streak = Поле в день — и серия растёт
today-streak =
    Серия: { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
today-longest-streak =
    Лучшая серия: { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
today-streak-and-longest =
    Серия: { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    } · лучшая: { $longest }

today-next = Новые поля через { $time }
today-wait =
    { $hours ->
        [0] { $minutes } мин
       *[other] { $hours } ч { $minutes } мин
    }

today-card = Поля дня
today-card-done = Все пройдены
today-card-next = Новые через { $time }
today-card-streak =
    Серия: { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }

## Statistics

statistics-month =
    { $month ->
        [1] янв
        [2] фев
        [3] мар
        [4] апр
        [5] май
        [6] июн
        [7] июл
        [8] авг
        [9] сен
        [10] окт
        [11] ноя
       *[12] дек
    }

statistics-title = Статистика
statistics-nothing = Закончите игру, и здесь появится статистика.
statistics-forget = Удалить результаты
statistics-forget-again = Нажмите ещё раз, чтобы удалить
statistics-total-played = сыграно
statistics-total-won = выиграно
statistics-total-time = время игры
statistics-total-streak = лучшая серия
statistics-percent = { $percent } %
statistics-time-short = < 1 мин
statistics-time-minutes = { $minutes } мин
statistics-time = { $hours } ч { $minutes } мин
statistics-time-hours = { $hours } ч
statistics-weeks =
    Сыграно за { $weeks ->
        [one] { $weeks } неделю
        [few] { $weeks } недели
        [many] { $weeks } недель
       *[other] { $weeks } недели
    }: { $games }
statistics-days =
    { $days ->
        [one] { $days } день с игрой
        [few] { $days } дня с игрой
        [many] { $days } дней с игрой
       *[other] { $days } дня с игрой
    }
statistics-days-run = до { $days } подряд
statistics-days-today = сегодня { $games }
statistics-game = сыграно { $games }, побед { $share }
statistics-won =
    { $games ->
        [one] { $games } победа
        [few] { $games } победы
        [many] { $games } побед
       *[other] { $games } победы
    }
statistics-lost =
    { $games ->
        [one] { $games } поражение
        [few] { $games } поражения
        [many] { $games } поражений
       *[other] { $games } поражения
    }
statistics-drawn =
    { $games ->
        [one] { $games } ничья
        [few] { $games } ничьи
        [many] { $games } ничьих
       *[other] { $games } ничьи
    }
statistics-given-up = не доиграно { $games }
statistics-played = сыграно { $games }
statistics-form = Последние результаты: { $results }
statistics-best-time = Лучшее время
statistics-best-result = Лучший результат
statistics-fewest-moves = Меньше всего ходов
statistics-best-par = рекорд: норма
statistics-best-above-par = рекорд: норма +{ $moves }
statistics-mean-above-par = среднее { $moves }
statistics-fastest = рекорд { $time }
statistics-mean-time = среднее { $time }
statistics-streak = лучшая серия: { $wins }
statistics-hints =
    { $hints ->
        [one] { $hints } подсказка
        [few] { $hints } подсказки
        [many] { $hints } подсказок
       *[other] { $hints } подсказки
    }
statistics-plot = Ходы сверх нормы, последние победы: { $wins }
statistics-plot-par = норма
