### Boards and their notation.

## Short descriptions of boards, such as "12×12, 8-way, hills"

plan-ring = кольцо из { $cells }
plan-track = трасса из { $cells }
plan-hexes = соты { $columns }×{ $rows }
plan-map = карта из { $areas }
plan-detail = { $board }, { $detail }
plan-ways =
    { $ways ->
        [one] { $ways } сосед
        [few] { $ways } соседа
        [many] { $ways } соседей
       *[other] { $ways } соседа
    }
plan-joined-edges = края соединены
plan-holes = дыры
plan-hills = холмы

## Reasons why a board cannot be built, without a full stop

board-empty = на каждой стороне поля нужна хотя бы одна клетка
board-too-large = поле слишком большое: клеток { $cells }, а можно не больше { $most }
board-hole-outside = дыра вне поля: столбец { $column }, ряд { $row }
board-heights = число высот ({ $heights }) не подходит к числу клеток поля ({ $cells })
board-disconnected = до клетки { $cell } не дойти от первой: поле должно быть связным
board-hills-levels = число уровней холмов — от { $least } до { $most }, а не { $given }
board-hills-climb = если уровней { $levels }, шаг поднимается на 1–{ $most }, а не на { $given }

## Reasons why a track cannot be built, without a full stop
## A track is a main path with branches beside it, lanes that end, and jumps from cell to cell.

board-ring-too-short = в кольце должно быть хотя бы 3 клетки, а не { $given }
board-branch-empty = в ответвлении нужна хотя бы одна своя клетка
board-lane-empty = в дорожке нужна хотя бы одна своя клетка
board-jump-no-cell = переход ссылается на клетку { $cell }, но номера клеток — от 0 до { $last }
board-branch-no-cell = ответвление ссылается на клетку { $cell }, но номера клеток — от 0 до { $last }
board-lane-no-cell = дорожка ссылается на клетку { $cell }, но номера клеток — от 0 до { $last }
board-exit-no-cell = выход ссылается на клетку { $cell }, но номера клеток — от 0 до { $last }
board-branch-off-path = ответвление ссылается на клетку { $cell }, но номера клеток главного пути — от 0 до { $last }
board-lane-off-path = дорожка ссылается на клетку { $cell }, но номера клеток главного пути — от 0 до { $last }
board-exit-off-path = выход ссылается на клетку { $cell }, но номера клеток главного пути — от 0 до { $last }
board-two-lanes = от клетки { $cell } отходят две дорожки, а возможна только одна
board-branch-circle = ответвление от клетки { $cell } должно вернуться на главный путь в другой клетке
board-branch-back = ответвление от клетки { $from } должно вернуться на путь дальше, а не в клетке { $to }
board-exit-beyond-lane = выход начинается в клетке { $cell } дорожки, но номера её клеток — от 0 до { $last }
board-jump-circle = переход из клетки { $cell } должен вести в другую клетку
board-jump-twice = переход из клетки { $from } в клетку { $to } должен быть указан один раз, а не два
board-track-too-wide = трасса с ответвлениями и дорожками слишком широкая: клеток { $width }, а можно не больше { $most }

## What was expected in the notation of a board. Words such as hex15x15, wrap, climb1 and n8 are part of the notation.
## Each phrase but the first follows the word "expected", as the first one says.

notation-expected = ожидается: { $expected }
notation-each-option-once = каждый параметр один раз
notation-neighbours = n4 или n8 для квадратов, n6 или n26 для куба, n8 или n80 для четырёх измерений
notation-square-neighbours = n4 или n8 для квадратов
notation-cube-neighbours = n6 или n26 для куба
notation-hypercube-neighbours = n8 или n80 для четырёх измерений
notation-no-neighbours = число соседей только для квадратов и кубов
notation-holes = дыры в виде «столбец.ряд», считая с 0, каждая один раз, например holes4.4+0.8
notation-no-holes = дыры только для квадратов
notation-hole-outside = дыры в пределах поля { $size }, а не { $hole }
notation-no-wrap = «wrap» только для квадратов
notation-no-layout = сдвиг рядов или столбцов только для сот
notation-hills = число уровней холмов от { $least } до { $most } и начальное число, например hills4-7
notation-climb = на сколько уровней поднимается шаг, например climb1
notation-climb-without-hills = «climb» только с холмами
notation-climb-too-high = подъём меньше числа уровней ({ $levels })
notation-map = число областей карты и начальное число, например map40-7
notation-ring = число клеток кольца, например ring40
notation-track = число клеток трассы, например track40
notation-hexes = столбцы и ряды сот, например hex15x15
notation-sides = столбцы и ряды, например 15x15, три стороны куба, например 5x5x5, или четыре стороны, например 3x3x3x3

## Maps that are generated

map-areas = число областей карты — от { $least } до { $most }, а не { $given }
map-no-map = из начального числа { $seed } не получается карта, где областей { $areas }: попробуйте другое число

## Errors in the text of a map that someone drew

map-file-expected = строка { $line }, позиция { $column } — ожидается: { $expected }

## What was expected in a map that someone drew. Each phrase follows the word "expected", as above.
## The words map, area and border are part of the format.

map-file-too-long = конец файла (в нём не больше { $most } КиБ)
map-file-title-first = сначала map и название
map-file-no-title = map и название
map-file-word = area, border или #
map-file-area-name = имя области
map-file-corner = угол — два целых числа через запятую, например 40,30
map-file-border-names = имена двух областей
map-file-second-name = имя второй области
map-file-line-end = конец строки
map-code-too-long = байтов не больше { $most }
map-code-two-names = два имени и - между ними
map-code-second-coordinate = точка и вторая координата угла
map-title = название из букв, цифр и _ длиной от 1 до { $most }
map-name = имя из букв, цифр и _ длиной от 1 до { $most }
map-name-twice = другое имя (область { $name } уже есть)
map-coordinate = целое число от 0 до { $most }
map-too-few-corners = ещё один угол (у области их должно быть не меньше { $least })
map-line-end-corners = конец строки (углов у области не больше { $most })
map-next-part-corners = следующая часть (углов у области не больше { $most })
map-line-end-all-corners = конец строки (углов на карте не больше { $most })
map-next-part-all-corners = следующая часть (углов на карте не больше { $most })
map-sides-cross = угол, сторона от которого к следующему не пересекает и не задевает другие стороны
map-too-few-areas = ещё одна область (на карте их должно быть не меньше { $least })
map-too-many-areas = граница (областей на карте не больше { $most })
map-areas-overlap = область, которая не перекрывает { $area }
map-too-wide =
    области ближе друг к другу (карта может быть шире средней области не больше чем в { $most ->
        [one] { $most } раз
        [few] { $most } раза
        [many] { $most } раз
       *[other] { $most } раза
    })
map-no-such-area = имя области
map-border-with-itself = имя другой области, а не { $area }
map-too-many-borders = конец (если областей { $areas }, границ не больше { $most })
map-border-twice = другая граница (между { $a } и { $b } она уже есть)
