### Games: names, options, and refused moves.

## Names of the games

game-title-drench = Заливка
game-title-link = Пары
game-title-light-block = Светлый путь
game-title-in-a-row = В ряд
game-title-race = Гонка
game-title-blockade = Преграды

## Playing strength of the computer, from the weakest

level-gentle = Начальный
level-easy = Лёгкий
level-medium = Средний
level-hard = Сложный

## Choices of Drench for the move limit

drench-margin-relaxed = С запасом
drench-margin-fair = В меру
drench-margin-tight = Впритык
drench-margin-twice-the-side = 2 × сторона

## Reasons why a move is refused, shown alone or in a sentence; without a capital letter or a full stop

refused-over = игра окончена
refused-not-your-turn = сейчас ходит игрок { $player }
refused-wrong-kind = сейчас этого сделать нельзя
refused-time-is-up = время вышло
refused-time-is-left = время ещё есть
refused-closes-path = это закроет последний путь игроку { $player }
refused-closes-paths = это закроет последний путь игрокам { $others } и { $last }
refused-own-colour = это и так ваш цвет
refused-others-colour = это цвет другого игрока
refused-no-such-colour = такого цвета в этой игре нет
refused-same-tile = выберите другую плитку
refused-no-tile = там нет плитки
refused-not-alike = эти плитки разные
refused-no-line = их не соединить: линия может повернуть не больше двух раз
refused-not-beside = эта клетка не рядом с вашей
refused-too-steep = слишком круто
refused-blocked-tile = это блок
refused-stood-on = вы уже на этой клетке
refused-lit-tile = эта клетка уже горит
refused-no-such-cell = на поле нет такой клетки
refused-cell-taken = это место занято
refused-nothing-below = камень здесь не удержится
refused-no-such-side = на кубике только от 1 до 6
refused-no-such-piece = такой фишки нет
refused-too-far = фишке столько не пройти
refused-own-piece = там стоит ваша фишка
refused-still-waiting = шестёрка вводит в игру следующую по порядку фишку
refused-not-so-far-back = позади нет четырёх клеток
refused-no-fork = там нет развилки
refused-occupied = там стоит бегун
refused-out-of-reach = так далеко не добежать
refused-no-flights = полётов не осталось
refused-too-far-to-fly = так далеко не долететь
refused-no-path-there = оттуда нет пути к вашей цели
refused-no-builds = преград не осталось
refused-not-touching = эти клетки не соседние
refused-too-high = выше уровня 9 нельзя
refused-centre-first = первый камень нельзя ставить в центр

## Reasons why the options of a game do not fit, shown below the options; without a capital letter or a full stop
## $least and $most are numbers.

misfit-sides = клеток на стороне поля — от { $least } до { $most }
misfit-columns = столбцов на поле — от { $least } до { $most }
misfit-rows = рядов на поле — от { $least } до { $most }
misfit-cube-sides = клеток на стороне куба — от { $least } до { $most }
misfit-hypercube-sides = клеток на стороне поля 4D — от { $least } до { $most }
misfit-areas = областей на карте — от { $least } до { $most }
misfit-ring-length = клеток в кольце — от { $least } до { $most }
misfit-track-length = клеток на трассе — от { $least } до { $most }
misfit-too-few-tiles = клеток на поле — не меньше { $least }
misfit-too-many-tiles = клеток на поле — не больше { $most }
misfit-variants = для этой игры нужно поле без дыр и с несоединёнными краями
misfit-ring-parts = у кольца здесь не может быть ответвлений, дорожек и переходов
misfit-track-parts = у трассы здесь не может быть ответвлений, дорожек и переходов
misfit-corners = соседей по углам здесь быть не может
misfit-tiles = клеток должно быть { $wanted }, а указано { $given }
misfit-cells = клеток должно быть { $wanted }, а указано { $given }

## The same for Drench

misfit-drench-board = на трассе не из чего выбирать; возьмите кольцо
misfit-drench-colours = цветов — от { $least } до { $most }
misfit-drench-colours-for-two = двум игрокам нужно цветов не меньше { $least }
misfit-drench-limit = лимит ходов — от { $least } до { $most }
misfit-drench-tile-colour = у одной из клеток цвет не из заданных (их { $colours })
misfit-drench-first-tiles = первые клетки двух игроков должны быть разного цвета

## The same for Link

misfit-link-board = линиям здесь негде идти; возьмите квадраты или соты
misfit-link-hills = игра «Пары» не для холмов
misfit-link-odd-tiles = плиток { $tiles }, на пары их не разделить
misfit-link-gravity = на сотах плитки не сдвигаются
misfit-link-faces = картинок — от { $least } до { $most }
misfit-link-too-many-faces = если пар { $pairs }, картинок не больше { $pairs }
misfit-link-whole-seconds = время задаётся в целых секундах
misfit-link-countdown = секунд на игру — от { $least } до { $most }
misfit-link-gain = секунд за пару — от { $least } до { $most }
misfit-link-tile = у одной из плиток картинка не из заданных (их { $faces })
misfit-link-no-pair = на поле нужна хотя бы одна пара
misfit-link-odd-face = у одной из картинок нечётное число плиток

## The same for Light Block

misfit-light-board = на таком поле не из чего выбирать; возьмите квадраты, соты, карту или куб
misfit-light-blocks = клеток на один блок — от { $least } до { $most }, либо блоков нет
misfit-light-tile = одна из клеток — не свободная, не блок и не старт
misfit-light-start = на поле нужен ровно один старт
misfit-light-no-step = рядом со стартом нет свободной клетки

## The same for In a Row

misfit-row-board = для игры «В ряд» нужны квадраты, соты, куб или 4D
misfit-row-hills = игра «В ряд» не для холмов
misfit-row-stones = камней в ряду — от { $least } до { $most }
misfit-row-players = игроков — от { $least } до { $most }
misfit-row-first = начинать должен один из игроков
misfit-row-falls = камни могут падать только на квадратах, в кубах, в 4D и на сотах, стоящих столбцами
misfit-row-no-line = на этом поле нет линии длиной { $cells }
misfit-row-centre-falls = если камни падают, первый никогда не попадёт в центр
misfit-row-no-centre = у этого поля нет центра
misfit-row-too-many-players = поле слишком маленькое: игроков { $players }, камней у каждого { $stones }
misfit-row-stone-of-nobody = один из камней ничей
misfit-row-stone-floats = под камнем ничего нет
misfit-row-two-winners = двое сразу победить не могут

## The same for Race

misfit-race-board = для игры «Гонка» нужна трасса или кольцо
misfit-race-hills = игра «Гонка» не для холмов
misfit-race-seats = игроков — от { $least } до { $most }
misfit-race-needs-track = для змей и лестниц нужна трасса
misfit-race-needs-ring = для гонки по кольцу нужно кольцо
misfit-race-pieces = фишек у игрока — от { $least } до { $most }
misfit-race-laps = кругов — от { $least } до { $most }
misfit-race-ring-length = если игроков { $players }, число клеток кольца должно делиться на { $players }, например { $example }
misfit-race-ring-forks = если игроков { $players }, в кольце с развилками клеток не меньше { $least }
misfit-race-track-forks = клеток на трассе с развилками — от { $least } до { $most }
misfit-race-cells = для игры «Гонка» нужно начальное число, а не перечень клеток

## The same for Blockade

misfit-blockade-board = для игры «Преграды» нужны квадраты, соты или карта
misfit-blockade-players = игроков — от { $least } до { $most }
misfit-blockade-run = шагов за ход — от { $least } до { $most }
misfit-blockade-builds = преград у игрока — от { $least } до { $most }
misfit-blockade-flights = полётов у игрока — от { $least } до { $most }
misfit-blockade-no-path = у кого-то из игроков здесь нет пути к цели
misfit-blockade-begins-at-goal = кто-то из игроков начнёт здесь прямо у цели
misfit-blockade-paths-differ = поле слишком неровное: чьи-то пути намного длиннее
misfit-blockade-runner-at-goal = бегун игрока { $player } уже у цели
misfit-blockade-runner-no-path = у бегуна игрока { $player } нет пути к цели
misfit-blockade-runner-of-nobody = один из бегунов ничей
misfit-blockade-two-runners = у игрока { $player } два бегуна
misfit-blockade-no-runner = у игрока { $player } нет бегуна

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

code-board-misfit = подходящее поле ({ $reason })
code-cells-end = конец после последней клетки
code-cells-in-row = клеток в ряду до «/» ровно { $tiles }
code-cells-too-many = число клеток не больше { $most }
code-cells-too-few = клеток ровно { $tiles }, а не { $found }
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
code-flood-cell-count = клеток ровно { $cells }, а не { $found }
code-flood-limit = «,» и лимит ходов от { $least } до { $most }
code-link-options = поле (15x15, hex15x15, 5x5x5, map40-7, ring40), картинки (f16), куда падают плитки (down, up, left, right, middle), время (t180+3) или «untimed»
code-link-faces = число картинок от { $least } до { $most }, например f16
code-link-countdown = секунды на игру, от { $least } до { $most }, и секунды за пару, от { $least_gain } до { $most_gain }, например t180+3
code-link-countdown-alone = секунды на игру, от { $least } до { $most }, например t180+3
code-link-gravity-misfit = без падения плиток ({ $reason })
code-link-faces-misfit = меньше картинок ({ $reason })
code-link-cells = плитка от a до z или от A до S или «.», если её нет
code-light-options = поле (15x15, hex15x15, 5x5x5, map40-7, ring40), на сколько клеток один блок (b12) или «classic»
code-light-blocks = один блок на число клеток от { $least } до { $most }, например b12, или b0
code-light-cells = свободная клетка (.), блок (#) или старт (@)
code-light-no-start = старт (@)
code-light-second-start = только один старт (@)
code-row-options = поле (15x15, hex15x15, 5x5x5), длина ряда (k3), места (s2), кто начинает (f2), «fall» или «off-centre»
code-row-row = число камней в ряду от { $least } до { $most }, например k3
code-row-seats = число мест от { $least } до { $most }, например s2
code-row-first = место того, кто начинает, например f2
code-row-row-misfit = подходящая длина ряда ({ $reason })
code-row-seats-misfit = подходящее число мест ({ $reason })
code-row-first-misfit = подходящее место того, кто начинает ({ $reason })
code-row-cells = «.» для свободной клетки или камень от a до { $last }
code-race-options = поле (track100, ring40), места (s4), фишки (p4), круги (laps2), «exact», «fork», «back4» и «again» или «once»
code-race-seats = число мест от { $least } до { $most }, например s4
code-race-pieces = число фишек от { $least } до { $most }, например p4
code-race-laps = число кругов от { $least } до { $most }, например laps2
code-race-no-pieces = число фишек только на кольце
code-race-no-laps = круги только на кольце
code-race-no-exact = «exact» только на трассе
code-race-no-cells = «#» и начальное число (поле этой игры создаётся по нему, а не перечисляется)
code-blockade-options = поле (9x9, hex11x12, map60-7), места (s2), шаги за ход (r1), преграды (b10) или полёты (w1)
code-blockade-seats = число мест от { $least } до { $most }, например s2
code-blockade-range = число шагов за ход от { $least } до { $most }, например r1
code-blockade-builds = число преград от { $least } до { $most }, например b10
code-blockade-flights = число полётов от { $least } до { $most }, например w1
code-blockade-cells = высота от 0 до 9 или буква бегуна
