### The screen on which a game is played.

## Window

window-title-your-turn = Ваш ход — Tessella
screen-on-reason = Идёт отсчёт времени

## Around the board

play-whole-board = Показать всё поле
play-layer = Слой { $layer }
play-cube-layer = Куб { $cube }, слой { $layer }
play-back = На главный экран
play-sounds-silent = Звук: выключен
play-sounds-quiet = Звук: тихий
play-sounds-loud = Звук: громкий
play-rules = Правила
play-settings = Настройки
play-problem =
    Победа за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
play-day =
    { $day } { $month ->
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
    }
play-level = уровень { $number }

## Who plays, after the size of a board or the name of a game, as in "9x9 · 6 colours · solo"

mode-solo = соло
mode-on-one-device = на одном экране
mode-against-computer = против компьютера
mode-over-network = по сети

## Tools

play-undo = Отменить
play-redo = Повторить
play-hint = Подсказка
play-rest = До конца
play-restart = Заново
play-new = Новое
play-best = Решение
play-undo-long = Отменить ход
play-redo-long = Повторить отменённый ход
play-hint-long = Подсказка
play-rest-long = Доиграть автоматически
play-restart-long = Начать заново
play-new-long = Новое поле
play-share-game = Поделиться игрой
hint-not-found = Подсказка не найдена
hint-failed = Подсказки нет из-за ошибки в Tessella

## Pause

play-pause-long = Пауза
play-resume-long = Продолжить
play-ask-for-pause = Попросить паузу
play-paused = Пауза
play-resume = Продолжить
play-before-clock = Время пойдёт, когда вы нажмёте «{ play-begin }»
play-begin = Начать

## Lessons

lesson-skip = Пропустить урок
lesson-play = Начать игру
lesson-won = Победа!
lesson-press-marked = Нажмите на отмеченное место

well-results = Ваши результаты
well-moves = Ходы

## Result

result-restart = Заново
result-try-again = Ещё раз
result-back-to-move = К ходу { $move }
result-new-board = Новое поле
result-play-again = Ещё раз
result-next-level = Дальше
result-more-boards = Поля дня
result-setup = Параметры
result-replay = Повтор

## What is new about a result, after its margin, as in "22 moves, best 20 · New best · 3 days in a row"

news-solved =
    Решено за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
news-above-par =
    { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }, норма { $par }
news-new-best = Новый рекорд
news-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    } подряд
news-all-done = Все четыре пройдены
news-fewest-moves = Рекорд по ходам
news-fastest = Рекорд по времени
news-wins =
    { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
        [many] { $wins } побед
       *[other] { $wins } победы
    } подряд

## Replay

replay-close = Закрыть повтор
replay-branch = Играть отсюда
replay-move = Ход { $number } из { $moves }
replay-best-move = Лучшее решение: ход { $number } из { $moves }
replay-to-beginning = В начало (Home)
replay-back = Предыдущий ход (←)
replay-on = Следующий ход (→)
replay-to-end = В конец (End)
replay-pause = Пауза (пробел)
replay-resume = Воспроизвести (пробел)
replay-alone = Только ваша игра
replay-compare = Сравнить с лучшим решением
replay-usual-speed = Обычная скорость
replay-fast = Быстро
replay-bar = Повтор
replay-your-game = Ваша игра
replay-best-length =
    Решение: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

analysis-hint = с подсказкой
analysis-lost-here = дальше не победить
analysis-moves-lost =
    { $moves ->
        [one] { $moves } лишний ход
        [few] { $moves } лишних хода
        [many] { $moves } лишних ходов
       *[other] { $moves } лишнего хода
    }
analysis-flawless =
    без ошибок (минимум: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    })
analysis-flawless-known =
    без ошибок (можно за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    })
analysis-mistakes =
    { $mistakes ->
        [one] { $mistakes } ошибка
        [few] { $mistakes } ошибки
        [many] { $mistakes } ошибок
       *[other] { $mistakes } ошибки
    } (минимум: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    })
analysis-mistakes-known =
    { $mistakes ->
        [one] { $mistakes } ошибка
        [few] { $mistakes } ошибки
        [many] { $mistakes } ошибок
       *[other] { $mistakes } ошибки
    } (можно за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    })
analysis-winning-you = вы выигрываете
analysis-winning-computer = компьютер выигрывает
analysis-winning-opponent = соперник выигрывает
analysis-winning-player-number = игрок { $number } выигрывает
analysis-winning-person = выигрывает { $name }
analysis-draw = дело идёт к ничьей
analysis-share = шансы { $percent } % ({ $name })
analysis-mistake = ошибка, { $evaluation }
analysis-turning-point = решающая ошибка, { $evaluation }
analysis-better = Лучше: { $move }
analysis-running = Анализ… { $percent } %
analysis-legend-mistake = Ошибка
analysis-legend-hint = Подсказка
analysis-legend-turning-point = Решающая ошибка

## Network game

online-asks-take-back = { $name } просит отменить ход
online-asks-pause = { $name } просит паузу
online-offers-draw = { $name } предлагает ничью
online-allow = Да
online-accept = Принять
online-refuse = Нет
online-offer-draw = Ничья?
online-give-up = Сдаться
online-sure = Точно?
online-give-up-again = Нажмите ещё раз, чтобы сдаться: вы проиграете.
online-restart-again = Нажмите ещё раз, чтобы начать заново: ваши ходы пропадут.
online-chat = Чат
online-chat-unread = Чат ({ $messages })
online-room = Комната
online-host-away = Хост не отвечает. Ждём…
online-connection-lost = Восстанавливаем связь…
online-paused = Пауза (не дольше 10 минут)
online-watching = Вы зритель
online-you = Вы
online-cut-off = { $name }: нет связи, место ждёт { $seconds } с
online-progress = { $name } { $percent } %
online-progress-stuck = { $name } в тупике, { $percent } %
online-progress-done =
    { $name }: готово, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
online-seat-free = { $name } выходит: место свободно
online-wants-rematch = { $name } хочет реванш
online-won = Победа: { $name }
online-you-won = Вы победили
online-over = Игра окончена
online-nobody-won = Победителя нет
online-draw-agreed = Ничья по согласию
online-player = Игрок { $number }
online-place = { $place }. { $name }
online-left = { $name } выходит
online-disconnected = { $name }: связь прервалась
online-resigned = { $name } сдаётся
online-out-of-time = { $name }: время вышло
online-you-left = Вы вышли
online-you-disconnected = Связь прервалась
online-you-resigned = Вы сдались
online-you-out-of-time = Ваше время вышло
online-next-game = Скоро следующая игра
online-to-tournament = К турниру
online-dealing = Готовим поле…
online-waiting = Ждём…
online-play-again = Ещё раз
online-sit-down = Занять место
online-keep = Сохранить

## Colours of tiles, for screen readers and in sentences about a colour

colour-pink = розовый
colour-yellow = жёлтый
colour-olive = оливковый
colour-cyan = голубой
colour-blue = синий
colour-purple = фиолетовый
colour-teal = бирюзовый
colour-brown = коричневый
colour-silver = серебристый
colour-mint = мятный
colour-red = красный
colour-orange = оранжевый
colour-green = зелёный
colour-lime = салатовый
colour-moss = болотный
colour-azure = лазурный
colour-lilac = сиреневый
colour-plum = сливовый

## Controls

stepper-less = уменьшить
stepper-more = увеличить

## Games that start, continue and are saved

game-cannot-start = Не удалось начать игру: { $error }.
game-cannot-continue = Не удалось продолжить последнюю игру: { $why }. Она остаётся в разделе «Мои игры».
game-kept = Прежняя игра сохранена в разделе «Мои игры»
link-cannot-open = Не удалось открыть ссылку: { $error }.
packs-too-many = Показаны только первые наборы: { $packs }.
packs-failed = Не удалось прочитать ваши наборы из-за ошибки в Tessella.

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = В этой системе некуда сохранять файлы, поэтому игры и настройки не сохранятся.
storage-in-use = Tessella уже запущена в другом окне. В этом окне ничего не сохраняется.
storage-not-locked = В этом окне ничего не сохраняется: не удалось заблокировать { $file } ({ $error }). Сохранённое раньше осталось на месте.
storage-games-unread = Не удалось прочитать сохранённые игры: { $why }.
storage-history-unread = Не удалось прочитать ваши результаты: { $why }.
storage-settings-unread = Не удалось прочитать настройки: { $why }.
storage-set-aside = Прежний файл сохранён как { $name }.
storage-left-alone = Переименовать файл тоже не удалось ({ $error }), поэтому он остаётся как есть, и в него ничего не сохраняется.
settings-file-no-text = это не текстовый файл
settings-file-unexpected = ошибка в строке { $line }, позиция { $column }
settings-file-default = Неверное значение { $setting } в settings.ron: используется значение по умолчанию.
settings-file-defaults = Неверные значения в settings.ron ({ $number }), вместо них — значения по умолчанию: { $settings }.
storage-unsaved = Не удалось сохранить { $file }: { $error }.
storage-keeps-trying = Tessella продолжит попытки.
storage-close-again = Чтобы выйти без сохранения, закройте окно ещё раз.
last-crash = В прошлый раз Tessella аварийно завершилась. Подробности — в { $file }.

computer-quick-move = Поиск хода не удался, и компьютер сделал простой ход.
computer-cannot-move = Из-за ошибки в Tessella компьютер не может здесь ходить. Отмените ход или начните другую игру.
analysis-failed = Анализ прерван из-за ошибки в Tessella.
error-in-program = ошибка в Tessella
service-given-up = Из-за ошибки в Tessella до перезапуска программы { $what }.
service-sound = не будет звука
service-links = ссылки будут открываться в другом окне
service-pads = геймпад может не срабатывать, пока окно простаивает
service-screen-reader = программы экранного доступа могут отвечать с опозданием
service-screen-on = экран может гаснуть, пока вы думаете
exit-guests =
    { $guests ->
        [one] Здесь { $guests } гость. Закройте ещё раз, чтобы завершить сеанс
        [few] Здесь { $guests } гостя. Закройте ещё раз, чтобы завершить сеанс
        [many] Здесь { $guests } гостей. Закройте ещё раз, чтобы завершить сеанс
       *[other] Здесь { $guests } гостя. Закройте ещё раз, чтобы завершить сеанс
    }

## Backups, imports and pictures

file-saved = Сохранено как { $file }
file-not-written = Не удалось записать { $file }: { $error }
backup-copied = Резервная копия скопирована
backup-failed = Не удалось создать резервную копию: { $why }
backup-too-long = она слишком длинная для буфера обмена
backup-no-folder = в системе нет папки документов
import-first-file = Импортируется только первый файл.
import-failed = Не удалось импортировать: { $why }.
import-done =
    Импортировано: { $games ->
        [one] { $games } игра
        [few] { $games } игры
        [many] { $games } игр
       *[other] { $games } игры
    } и { $results ->
        [one] { $results } результат
        [few] { $results } результата
        [many] { $results } результатов
       *[other] { $results } результата
    }.
import-done-known =
    Импортировано: { $games ->
        [one] { $games } игра
        [few] { $games } игры
        [many] { $games } игр
       *[other] { $games } игры
    } (уже есть здесь: { $known }) и { $results ->
        [one] { $results } результат
        [few] { $results } результата
        [many] { $results } результатов
       *[other] { $results } результата
    }.
import-settings-unexpected = Не удалось прочитать настройки из копии: { $why }.
picture-copied = Картинка скопирована
picture-failed = Не удалось создать картинку: { $reason }
picture-no-folder = в системе нет папки изображений
picture-not-wanted = отменено
picture-no-file = не удалось создать файл в { $folder }: { $error }
picture-not-drawn = её не удалось нарисовать
animation-empty = в анимации нужен хотя бы один кадр
animation-size = размер кадра — { $width }×{ $height } пикселей, но у всех кадров он должен быть одинаковым и не больше 65535×65535

## Hills

hills-low = низко
hills-high = высоко
