### Games: names, options, and refused moves.

## Names of the games

game-title-drench = Заливка
game-title-link = Пары
game-title-light-block = Светлый путь
game-title-in-a-row = В ряд
game-title-race = Гонка
game-title-blockade = Преграды

## Playing strength of the computer, from the weakest

level-gentle = Щадящий
level-easy = Лёгкий
level-medium = Средний
level-hard = Сложный

## Choices of Drench for the limit of moves

drench-margin-relaxed = С запасом
drench-margin-fair = В меру
drench-margin-tight = Впритык
drench-margin-twice-the-side = Две стороны

## Reasons for which a move is refused, shown alone or in a sentence; without a capital letter and a full stop

refused-over = игра окончена
refused-not-your-turn = сейчас ходит игрок { $player }
refused-wrong-kind = такой ход сейчас невозможен
refused-time-is-up = время вышло
refused-time-is-left = время ещё есть
refused-closes-path = это закроет путь игроку { $player }
refused-closes-paths = это закроет путь игрокам { $others } и { $last }
refused-own-colour = это и так ваш цвет
refused-others-colour = это цвет другого игрока
refused-no-such-colour = в игре меньше цветов
refused-same-tile = это та же самая плитка
refused-no-tile = здесь нет плитки
refused-not-alike = плитки разные
refused-no-line = плитки не соединить линией, в которой не больше двух поворотов
refused-not-beside = эта клетка не рядом с вашей
refused-too-steep = слишком круто
refused-blocked-tile = на этой клетке блок
refused-stood-on = вы стоите на этой клетке
refused-lit-tile = эта клетка уже горит
refused-no-such-cell = на поле нет такой клетки
refused-cell-taken = здесь уже есть камень
refused-nothing-below = камень упадёт ниже
refused-no-such-side = на кубике только от 1 до 6
refused-no-such-piece = в игре меньше фишек
refused-too-far = фишке столько не пройти
refused-own-piece = там стоит ваша фишка
refused-still-waiting = фишки входят в игру по шестёрке и по порядку
refused-not-so-far-back = четвёрка ведёт на четыре клетки назад, а позади меньше
refused-no-fork = там нет развилки
refused-occupied = там стоит бегун
refused-out-of-reach = так далеко не добежать
refused-no-flights = полётов не осталось
refused-too-far-to-fly = так далеко не долететь
refused-no-path-there = оттуда нет пути к вашей цели
refused-no-builds = построек не осталось
refused-not-touching = эти две клетки не соседние
refused-too-high = выше уровня 9 строить нельзя
refused-centre-first = первый камень нельзя ставить в центр

## Reasons for which the options of a game do not fit, shown below the options; without a capital letter and a full stop
## $least and $most are numbers.

misfit-sides = клеток на стороне поля — от { $least } до { $most }
misfit-columns = столбцов на поле — от { $least } до { $most }
misfit-rows = рядов на поле — от { $least } до { $most }
misfit-cube-sides = клеток на стороне куба — от { $least } до { $most }
misfit-hypercube-sides = клеток на стороне в четырёх измерениях — от { $least } до { $most }
misfit-areas = областей на карте — от { $least } до { $most }
misfit-ring-length = клеток в кольце — от { $least } до { $most }
misfit-track-length = клеток на трассе — от { $least } до { $most }
misfit-too-few-tiles = клеток на поле — не меньше { $least }
misfit-too-many-tiles = клеток на поле — не больше { $most }
misfit-variants = края поля здесь не соединены, и дыр на нём нет
misfit-ring-parts = у кольца здесь нет ответвлений, дорожек и переходов
misfit-track-parts = у трассы здесь нет ответвлений, дорожек и переходов
misfit-corners = клетки здесь соседствуют только по сторонам
misfit-tiles = указано клеток: { $given }, а на поле их { $wanted }
misfit-cells = указано клеток: { $given }, а на поле их { $wanted }

## The same for Drench

misfit-drench-board = на трассе в этой игре нет выбора ходов; возьмите кольцо
misfit-drench-colours = цветов — от { $least } до { $most }
misfit-drench-colours-for-two = двум игрокам нужно цветов не меньше { $least }
misfit-drench-limit = лимит ходов — от { $least } до { $most }
misfit-drench-tile-colour = у клетки цвет не из заданных (их { $colours })
misfit-drench-first-tiles = первые клетки двух игроков должны быть разного цвета

## The same for Link

misfit-link-board = здесь нет рядов, по которым идут линии; возьмите квадраты или соты
misfit-link-hills = в этой игре нет холмов
misfit-link-odd-tiles = плиток { $tiles }, не все они парные
misfit-link-gravity = на сотах плитки остаются на месте
misfit-link-faces = картинок — от { $least } до { $most }
misfit-link-too-many-faces = если пар { $pairs }, картинок не больше { $pairs }
misfit-link-whole-seconds = время задаётся в целых секундах
misfit-link-countdown = секунд на игру — от { $least } до { $most }
misfit-link-gain = секунд за пару — от { $least } до { $most }
misfit-link-tile = у плитки картинка не из возможных (их { $faces })
misfit-link-no-pair = нет ни одной пары плиток
misfit-link-odd-face = не все плитки с одной картинкой парные

## The same for Light Block

misfit-light-board = на таком поле в этой игре нет выбора ходов; возьмите квадраты, соты, карту или куб
misfit-light-blocks = блок — одна клетка из { $least }–{ $most } или ни одной
misfit-light-tile = клетка — не свободная, не блок и не начало
misfit-light-start = начало на поле одно
misfit-light-no-step = от начала некуда шагнуть

## The same for In a Row

misfit-row-board = ряды из камней бывают только на квадратах, сотах, кубах и в четырёх измерениях
misfit-row-hills = в этой игре нет холмов
misfit-row-stones = камней в ряду — от { $least } до { $most }
misfit-row-players = игроков — от { $least } до { $most }
misfit-row-first = начинать должен один из игроков
misfit-row-falls = камни падают вниз на квадратах, кубах, в четырёх измерениях и на сотах, стоящих столбцами
misfit-row-no-line = на этом поле нет линии, где клеток { $cells }
misfit-row-centre-falls = там, где камни падают, первый никогда не попадает в центр
misfit-row-no-centre = у этого поля нет клетки в центре
misfit-row-too-many-players = если игроков { $players }, у каждого на этом поле будет меньше камней, чем { $stones }
misfit-row-stone-of-nobody = один из камней ничей
misfit-row-stone-floats = под камнем ничего нет
misfit-row-two-winners = двое победить не могут

## The same for Race

misfit-race-board = эта игра идёт на трассе или на кольце
misfit-race-hills = в этой игре нет холмов
misfit-race-seats = мест — от { $least } до { $most }
misfit-race-needs-track = змеям и лестницам нужна трасса
misfit-race-needs-ring = для гонки по кольцу нужно кольцо
misfit-race-pieces = фишек у игрока — от { $least } до { $most }
misfit-race-laps = кругов — от { $least } до { $most }
misfit-race-ring-length = если игроков { $players }, число клеток кольца делится на { $players }, например { $example }
misfit-race-ring-forks = если игроков { $players }, в кольце с развилками клеток не меньше { $least }
misfit-race-track-forks = клеток на трассе с развилками — от { $least } до { $most }
misfit-race-cells = эта игра начинается с начального числа, а не с перечня клеток

## The same for Blockade

misfit-blockade-board = эта игра идёт на квадратах, сотах и картах
misfit-blockade-players = игроков — от { $least } до { $most }
misfit-blockade-run = шагов в пробежке — от { $least } до { $most }
misfit-blockade-builds = построек у игрока — от { $least } до { $most }
misfit-blockade-flights = полётов у игрока — от { $least } до { $most }
misfit-blockade-no-path = у игрока здесь нет пути к цели
misfit-blockade-begins-at-goal = игрок начинал бы здесь прямо у цели
misfit-blockade-paths-differ = пути игроков здесь слишком разной длины
misfit-blockade-runner-at-goal = бегун игрока { $player } уже у цели
misfit-blockade-runner-no-path = у бегуна игрока { $player } нет пути к цели
misfit-blockade-runner-of-nobody = один из бегунов ничей
misfit-blockade-two-runners = у игрока { $player } два бегуна
misfit-blockade-no-runner = у игрока { $player } нет бегуна

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

code-board-misfit = подходящее поле: { $reason }
code-cells-end = конец после последней клетки
code-cells-in-row = число клеток в ряду до «/»: { $tiles }
code-cells-too-many = число клеток не больше { $most }
code-cells-too-few = число клеток { $tiles }, а найдено { $found }
code-drench-options = поле (15x15, hex15x15, 5x5x5, map40-7, ring40), цвета (c6), лимит ходов (m30), места (s2) или «free»
code-drench-colours = число цветов от { $least } до { $most }, например c6
code-drench-limit = лимит ходов от { $least } до { $most }, например m30
code-drench-seats = одно место (s1) или два (s2)
code-drench-no-limit = два места без лимита ходов
code-drench-colours-for-two = число цветов для двух игроков от { $least } до { $most }
code-drench-least-colours-for-two = число цветов для двух игроков не меньше { $least }
code-drench-free = «free» только с двумя местами (s2)
code-drench-cells = клетка от a до { $last }
code-flood-size = название игры или размер поля Flood, например 12x12, со стороной от { $least } до { $most }
code-flood-cells = «:», клетки поля, «,» и лимит ходов
code-flood-comma = «,» после всех клеток (их { $cells })
code-flood-colour = цвет от 0 до { $most }
code-flood-cell-count = число клеток { $cells }, а найдено { $found }
code-flood-limit = «,» и лимит ходов от { $least } до { $most }
code-link-options = поле (15x15, hex15x15, 5x5x5, map40-7, ring40), картинки (f16), куда падают плитки (down, up, left, right, middle), время (t180+3) или «untimed»
code-link-faces = число картинок от { $least } до { $most }, например f16
code-link-countdown = секунды на игру, от { $least } до { $most }, и секунды за пару, от { $least_gain } до { $most_gain }, например t180+3
code-link-countdown-alone = секунды на игру, от { $least } до { $most }, например t180+3
code-link-gravity-misfit = код без направления падения: { $reason }
code-link-faces-misfit = меньше картинок: { $reason }
code-link-cells = плитка от a до z или от A до S или «.», если её нет
code-light-options = поле (15x15, hex15x15, 5x5x5, map40-7, ring40), на сколько клеток один блок (b12) или «classic»
code-light-blocks = один блок на число клеток от { $least } до { $most }, например b12, или b0
code-light-cells = свободная клетка (.), блок (#) или начало (@)
code-light-no-start = начало (@)
code-light-second-start = только одно начало (@)
code-row-options = поле (15x15, hex15x15, 5x5x5), длина ряда (k3), места (s2), кто начинает (f2), «fall» или «off-centre»
code-row-row = число камней в ряду от { $least } до { $most }, например k3
code-row-seats = число мест от { $least } до { $most }, например s2
code-row-first = место, которое начинает, например f2
code-row-row-misfit = подходящая длина ряда: { $reason }
code-row-seats-misfit = подходящее число мест: { $reason }
code-row-first-misfit = подходящее место, которое начинает: { $reason }
code-row-cells = «.» для свободной клетки или камень от a до { $last }
code-race-options = поле (track100, ring40), места (s4), фишки (p4), круги (laps2), «exact», «fork», «back4» и «again» или «once»
code-race-seats = число мест от { $least } до { $most }, например s4
code-race-pieces = число фишек от { $least } до { $most }, например p4
code-race-laps = число кругов от { $least } до { $most }, например laps2
code-race-no-pieces = число фишек только на кольце
code-race-no-laps = круги только на кольце
code-race-no-exact = «exact» только на трассе
code-race-no-cells = начальное число после #: поле этой игры строится по нему, а не по клеткам
code-blockade-options = поле (9x9, hex11x12, map60-7), места (s2), длина пробежки (r1), постройки (b10) или полёты (w1)
code-blockade-seats = число мест от { $least } до { $most }, например s2
code-blockade-range = число шагов в пробежке от { $least } до { $most }, например r1
code-blockade-builds = число построек от { $least } до { $most }, например b10
code-blockade-flights = число полётов от { $least } до { $most }, например w1
code-blockade-cells = высота от 0 до 9 или буква бегуна
