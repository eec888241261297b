### What is saved of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

code-expected = код игры, позиция { $column } — ожидается: { $expected }
code-expected-not = код игры, позиция { $column } («{ $found }») — ожидается: { $expected }
code-game = название игры ({ $names })
code-no-options = «:» и параметры игры
code-seed = начальное число от 0 до { $most }
code-no-start = «#» и начальное число или «=» и клетки

## Games that cannot be opened

record-move = ход { $ply } против правил: { $why }
record-players = число игроков ({ $players }) не совпадает с числом мест ({ $seats })

## Saved games

save-another-kind = это не сохранённая игра
save-version = это формат { $version }, а эта версия читает форматы от 1 до { $latest }
save-damaged = данные повреждены
save-not-decoded = данные повреждены ({ $error })
save-game = не удалось восстановить одну из игр: { $error }
save-missing-game = нет незаконченной игры
save-hint-plies =
    ожидаются подсказки не более чем к { $most ->
        [one] { $most } ходу
        [few] { $most } ходам
        [many] { $most } ходам
       *[other] { $most } ходу
    }, а не к { $plies }
save-hint-order = ожидаются ходы с подсказками по возрастанию, а не { $after } после { $before }
save-hint-count = ожидается подсказок не меньше, чем ходов ({ $plies }), а не { $hints }

## A game as a text for another device

transfer-games = ожидается одна игра, а не { $games }
text-prefix = ожидается текст, который начинается с { $prefix }
text-too-long =
    текст длиннее { $most ->
        [one] { $most } символа
        [few] { $most } символов
        [many] { $most } символов
       *[other] { $most } символа
    }
text-damaged = текст повреждён или неполный

## Files. The file is named before.

file-checksum = файл повреждён (контрольная сумма не сходится)
file-bytes-left = лишних байтов в конце: { $bytes }
file-not-regular = это не обычный файл
file-too-long = файл больше { $most } МиБ
file-link-to-itself = это символьная ссылка на саму себя
file-too-many = в { $folder } таких файлов уже { $files }

## Statistics

opponent-nobody = Соло
opponent-people = Люди
opponent-computer-gentle = Компьютер (начальный)
opponent-computer-easy = Компьютер (лёгкий)
opponent-computer-medium = Компьютер (средний)
opponent-computer-hard = Компьютер (сложный)
opponent-problem = Задача
kind-squares = Квадраты
kind-hexes = Соты
kind-map = Карта
kind-cube = Куб
kind-ring = Кольцо
kind-track = Трасса
kind-hypercube = 4D
kind-hills = { $kind }, холмы
statistics-positions = { $board }, свои позиции
statistics-file-another-kind = ожидается статистика, а не файл другого вида
statistics-file-version = ожидается статистика формата от 1 до { $latest }, а не { $version }
statistics-file-not-decoded = не удалось прочитать достижения и результаты: { $error }

## Backups

backup-another-kind = ожидается резервная копия, а не файл другого вида
backup-version = ожидается резервная копия формата от 1 до { $latest }, а не { $version }
backup-not-decoded = не удалось прочитать игры, статистику и настройки: { $error }
backup-games = не удалось прочитать игры: { $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = ожидается ссылка, которая начинается с { $scheme }:
link-too-long =
    ожидается ссылка не длиннее { $most ->
        [one] { $most } байта
        [few] { $most } байт
        [many] { $most } байт
       *[other] { $most } байта
    }
link-empty = после { $scheme }: ожидается код игры или { $word }/ и адрес
link-encoding = после каждого % в ссылке ожидаются две шестнадцатеричные цифры, и всё это в UTF-8
link-address = после { $word }/ ожидается адрес с портом, например 192.168.1.20:47315 или [fd00::20]:47315
link-end = после кода входа больше ничего не ожидается

## Join codes

join-code-length = символов должно быть { $signs }, а не { $given }
join-code-sign = в кодах входа не бывает { $sign }, только { $alphabet }

## Packs of boards, texts that someone wrote. The words title, author and par are part of the format.

pack-error-in-line = строка { $line }: { $error }
pack-encoding = ожидается текст в UTF-8
pack-too-long =
    ожидается набор не больше { $most ->
        [one] { $most } байта
        [few] { $most } байт
        [many] { $most } байт
       *[other] { $most } байта
    }, а в нём { $bytes }
pack-invisible = ожидаются видимые символы, а не { $character }
pack-no-title = ожидается строка с названием, например «title: Углы»
pack-no-board = ожидается хотя бы одно поле: строка с кодом игры, например drench:8x8,c4#5
pack-header-twice = ожидается только одна строка, которая начинается с «{ $word }:»
pack-title-empty = после «title:» ожидается название
pack-title-too-long =
    title: ожидается не больше { $most ->
        [one] { $most } символа
        [few] { $most } символов
        [many] { $most } символов
       *[other] { $most } символа
    }, а их { $length }
pack-author-empty = после «author:» ожидается имя автора
pack-author-too-long =
    author: ожидается не больше { $most ->
        [one] { $most } символа
        [few] { $most } символов
        [many] { $most } символов
       *[other] { $most } символа
    }, а их { $length }
pack-too-many-boards =
    ожидается не больше { $most ->
        [one] { $most } поля
        [few] { $most } полей
        [many] { $most } полей
       *[other] { $most } поля
    }
pack-too-many-tiles =
    ожидается не больше { $most ->
        [one] { $most } клетки
        [few] { $most } клеток
        [many] { $most } клеток
       *[other] { $most } клетки
    } на всех полях вместе
pack-board-twice = такое поле уже есть в наборе, в строке { $line }
pack-no-par = здесь не нужен par: в игре «{ $game }» у всех решений поля одинаковое число ходов
pack-par = par: ожидается число ходов от 1 до { $most }, а не «{ $found }»
pack-seats = ожидается игра на одного («{ game-title-drench }», «{ game-title-link }» или «{ game-title-light-block }»), а не «{ $game }» с числом игроков { $seats }
pack-board = на этом поле нельзя играть: { $reason }
pack-board-over = на этом поле нельзя играть: игра окончена до первого хода

## Text from people and other programs: what it is if it is not a game code

received-empty = текста нет
received-too-long = ожидается не больше { $most } КБ текста
received-unknown = ожидается текст, который начинается с tessella-game:, или код игры, например drench:15x15,c6#4711
received-several-codes = ожидается один код игры, а их { $count }: { $codes }
received-many-codes = ожидается один код игры, а их { $most } или больше: { $codes }
received-backup = это резервная копия: импортируйте её в настройках
received-game = это игра с другого устройства: импортируйте её в настройках
received-server = это ссылка на сервер: откройте её, чтобы войти
received-join-code = это код входа: введите его в разделе «Локальная сеть»
received-address = это адрес сервера: введите его в разделе «Локальная сеть»
received-random-seed = это случайное начальное число другой программы: скопируйте там точный код игры (specific ID)
received-other-puzzle = это код другой головоломки: здесь подходят только коды Flood
received-other-save = это сохранение другой программы: скопируйте там точный код игры Flood (specific ID)
received-grid = это поле из цветов для «tessella solve»
received-game-name = это только название игры: в коде за ним следуют : и параметры
received-web-page = это адрес веб-страницы: скопируйте код с неё
received-file-name = это имя файла: перетащите файл в окно или откройте его в Tessella
received-picture = это картинка
received-document = это документ PDF
received-archive = это архив: сначала распакуйте его
received-player-file = это файл с играми Tessella
received-no-text = это не текст
