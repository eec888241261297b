### The title and the screens that are reached from it, without the network and the setup of a game.

## Settings

settings = Настройки
settings-language = Язык
settings-language-system = Системный
settings-theme = Тема
settings-theme-system = Системная
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-theme-black = Чёрная
settings-theme-contrast-dark = Контраст тёмный
settings-theme-contrast-light = Контраст светлый
settings-text-size = Размер текста
settings-text-size-percent = { $percent } %
settings-motion = Скорость анимации
settings-motion-off = Выкл.
settings-motion-fast = Быстро
settings-motion-normal = Обычно
settings-motion-slow = Медленно
settings-scanning = Сканирование
settings-scanning-off = Нет
settings-scanning-automatic = Само
settings-scanning-by-key = По Tab
settings-scanning-pace = Время на шаг
settings-scanning-seconds = { $seconds } с
settings-scanning-automatic-note = Выделение переходит само. Пробел, Enter или нижняя кнопка геймпада выбирает.
settings-scanning-by-key-note = Tab переводит выделение. Пробел или Enter выбирает.
settings-more-time = Больше времени
settings-more-time-off = Выкл.
settings-more-time-twice = Вдвое
settings-more-time-four = Вчетверо
settings-more-time-note = Для часов в новых играх на этом устройстве и для коротких сообщений. В сети действует время комнаты.
settings-sounds = Звуки
settings-sounds-off = Без звука
settings-sounds-quiet = Тихо
settings-sounds-loud = Громко
settings-vibration = Вибрация
settings-controls = Управление
settings-colours = Цвета
settings-palette-standard = Обычные
settings-palette-soft = Мягкие
settings-palette-vivid = Яркие
settings-palette-red-green = Красно-зелёные
settings-palette-own = Свои
settings-own-press = Нажмите на цвет, чтобы изменить его.
settings-own-colour = Цвет { $number }: { $colour }
settings-own-hue = Оттенок
settings-own-lightness = Светлота
settings-own-strength = Насыщенность
settings-own-reset = Сбросить цвета
settings-own-alike = Цвета { $one } и { $two } трудно различить.
settings-own-alike-red-green = При красно-зелёной слепоте цвета { $one } и { $two } трудно различить.
settings-own-alike-blue-yellow = При сине-жёлтой слепоте цвета { $one } и { $two } трудно различить.
settings-own-hidden = Цвет { $number } плохо виден на фоне.
settings-own-more = И ещё { $count }.
settings-symbols = Знак на каждой клетке
settings-faces = Картинки на плитках
settings-faces-mahjong = Маджонг
settings-faces-plain = Буквы и фигуры
settings-cubes = Кубы
settings-cubes-stacked = 3D
settings-cubes-flat = Слои рядом
settings-writing = Ввод текста
settings-keyboard = Экранная клавиатура
settings-share = Поделиться полем
settings-copy-code = Скопировать код
code-copied = Код скопирован
codes-title = Какая игра?
settings-transfer = Перенести на другое устройство
settings-copy-game = Копия игры
settings-copy-game-done = Теперь нажмите «{ settings-import }» в настройках другого устройства.
settings-copy-game-failed = Игру не скопировать: { $error }.
settings-import = Импорт
settings-backup = Резервная копия всех игр, статистики и настроек
settings-save-backup = Копия в файл
settings-copy-backup = Копия в буфер
settings-restore-file = Чтобы восстановить её, перетащите файл в окно или скопируйте текст и нажмите «Импорт». Здесь ничего не пропадёт.
settings-restore-text = Чтобы восстановить её, скопируйте текст и нажмите «Импорт». Здесь ничего не пропадёт.
settings-all = Все настройки
settings-reset = Сбросить настройки
settings-reset-again = Нажмите ещё раз, чтобы сбросить всё
settings-hosting = Хост
settings-people = Людей не больше
settings-rooms = Комнат не больше
settings-reconnect = Время на возврат, с
settings-port = Порт
settings-port-any = любой

## The head of every screen

screen-back = Назад

## Title

title-continue = Продолжить
title-welcome = Привет!
title-pick = Выберите игру
title-options = Параметры: { $game }
title-network = Локальная сеть
title-network-about = Играть вместе
title-back = Вернуться: «{ $host }»
title-back-about = Войти снова без кода
title-back-dismiss = Не возвращаться
title-packs = Наборы
title-packs-about = Готовые уровни
title-games = Игры
title-statistics = Статистика
title-settings = Настройки
title-help = Справка

## Cards of games that were played

game-card-state = { $game }, { $state }
game-card-about = { $board }, { $players }
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
your-games-no-favourite = Звёздочка на игре добавляет её в избранные.
your-games-add-favourite = Добавить в избранные: { $game }
your-games-remove-favourite = Убрать из избранных: { $game }
your-games-remove = Удалить: { $game }
your-games-removed = Удалено: { $game }
your-games-removed-unknown = Игра удалена
your-games-put-back = Вернуть

## The start of a game

begin-board-refused = Это поле не открыть: { $error }.
begin-game-refused = Эту игру не открыть: { $error }.
begin-link-refused = Эту ссылку не открыть: { $error }.
begin-import-failed = Это не сохранённая игра: { $error }.
begin-nothing-to-import = Нет текста для вставки: сначала скопируйте игру или резервную копию на другом устройстве.
begin-leave-network-game = Сначала выйдите из сетевой игры.

## Share a game

share-title = Поделиться игрой
share-save-picture = Картинка в файл
share-save-animation = Анимация в файл
share-saving = Сохраняется…
share-stop-animation = Остановить ({ $percent } %)
share-copy-picture = Копия картинки
share-copy-code = Копия кода
share-copy-link = Копия ссылки
share-link-copied = Ссылка скопирована

## Packs of levels

packs-title = Наборы уровней
pack-title-drench = { game-title-drench }: клетки
pack-title-drench-shapes = { game-title-drench }: фигуры
pack-title-link = { game-title-link }: клетки
pack-title-link-shapes = { game-title-link }: падение и соты
pack-title-light-block = { game-title-light-block }: клетки
pack-title-light-block-shapes = { game-title-light-block }: фигуры
packs-own = Свои наборы — текстовые файлы в папке «packs» рядом с вашими играми; они читаются при запуске.
packs-done = пройдено { $won } из { $all }
packs-done-at-par = пройдено { $won } из { $all }, в норму { $at_par }
packs-author = автор: { $name }
packs-par = норма { $par }
packs-level = Уровень { $number }
packs-next-level = Играть следующий уровень
packs-level-open = Уровень { $number }, не пройден
packs-level-done = Уровень { $number }, пройден
packs-level-at-par = Уровень { $number }, пройден в норму

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
today-first-day = Первые поля — за { $date }
today-boards-done = Пройдено { $done } из { $all }
today-day-closed = закрыт
today-day-done = пройден
today-day-at-par = пройден в норму
today-problem = Задача
today-win-in-moves =
    Победа за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
today-win-in = Победа за { $moves }
today-par = Норма { $moves }
today-result-moves =
    { $moves ->
        [one] { $moves } ход (норма { $par })
        [few] { $moves } хода (норма { $par })
        [many] { $moves } ходов (норма { $par })
       *[other] { $moves } хода (норма { $par })
    }
today-result-time = Пройдено за { $time }
today-copy-result = Скопировать итог
today-result-copied = Итог скопирован
today-no-streak = Для серии проходите по одному полю в день
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
        [0] { $minutes } мин
       *[other] { $hours } ч { $minutes } мин
    }
today-wait-hours = { $hours } ч

today-card = Сегодня
today-card-done = Готово
today-card-next = Новые через { $time }
today-card-streak =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    } подряд!

## Statistics

statistics-title = Статистика
statistics-nothing = Закончите игру, и здесь появится статистика.
statistics-forget = Удалить результаты
statistics-forget-again = Нажмите ещё раз, чтобы удалить
statistics-total-played = сыграно
statistics-total-won = выиграно
statistics-total-time = время игры
statistics-total-streak = лучшая серия
statistics-percent = { $percent } %
statistics-time-short = < 1 мин
statistics-time-minutes = { $minutes } мин
statistics-time = { $hours } ч { $minutes }
statistics-time-hours = { $hours } ч
statistics-weeks =
    Сыграно за { $weeks ->
        [one] { $weeks } неделю
        [few] { $weeks } недели
        [many] { $weeks } недель
       *[other] { $weeks } недели
    }: { $games }
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
statistics-given-up = брошено { $games }
statistics-played = сыграно { $games }
statistics-best-par = лучшее: норма
statistics-best-above-par = лучшее: норма +{ $moves }
statistics-mean-above-par = среднее { $moves }
statistics-fastest = рекорд { $time }
statistics-mean-time = среднее { $time }
statistics-streak = { $wins } подряд
statistics-hints =
    { $hints ->
        [one] { $hints } подсказка
        [few] { $hints } подсказки
        [many] { $hints } подсказок
       *[other] { $hints } подсказки
    }
statistics-plot = Ходы сверх нормы, последние победы: { $wins }
statistics-plot-par = норма
