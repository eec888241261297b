### Games: names, options, and refused moves.

## Names of the games

game-title-drench = 染色
game-title-link = 连连看
game-title-light-block = 一笔画
game-title-in-a-row = 连子棋
game-title-race = 骰子棋
game-title-blockade = 围追堵截

## Playing strength of the computer, from the weakest

level-gentle = 入门
level-easy = 简单
level-medium = 中等
level-hard = 困难

## Choices of Drench for the move limit

drench-margin-relaxed = 宽松
drench-margin-fair = 适中
drench-margin-tight = 严格
drench-margin-twice-the-side = 两倍边长

## Reasons why a move is refused, shown alone or in a sentence; without a capital letter or a full stop

refused-over = 这一局已结束
refused-not-your-turn = 现在轮到玩家 { $player }
refused-wrong-kind = 现在不能这样做
refused-time-is-up = 时间到了
refused-time-is-left = 时间还没用完
refused-closes-path = 这样会堵死玩家 { $player } 的最后一条路
refused-closes-paths = 这样会堵死玩家 { $others } 和 { $last } 的最后一条路

refused-own-colour = 这已经是你的颜色
refused-others-colour = 这是对方的颜色
refused-no-such-colour = 这一局没有这种颜色
refused-same-tile = 请选另一张牌
refused-no-tile = 这里没有牌
refused-not-alike = 两张牌不一样
refused-no-line = 拐两次弯也连不上这两张牌
refused-not-beside = 那一格不在你旁边
refused-too-steep = 太陡了，走不过去
refused-blocked-tile = 那一格是障碍
refused-stood-on = 你已经在这一格了
refused-lit-tile = 那一格已经亮了
refused-no-such-cell = 棋盘上没有这一格
refused-cell-taken = 那里已经有棋子
refused-nothing-below = 棋子会继续往下落，不能停在这里
refused-no-such-side = 骰子只有 1 到 6 点
refused-no-such-piece = 没有这枚棋子
refused-too-far = 这枚棋子走不了那么远
refused-own-piece = 那里有你自己的棋子
refused-still-waiting = 掷出六点，等待的棋子才能依次出发
refused-not-so-far-back = 四点要后退四格，但后面不够四格
refused-no-fork = 那里没有岔路
refused-occupied = 那一格有跑者
refused-out-of-reach = 太远了，跑不到
refused-no-flights = 飞行次数用完了
refused-too-far-to-fly = 太远了，飞不到
refused-no-path-there = 从那里走不到你的终点
refused-no-builds = 加高次数用完了
refused-not-touching = 这两格不相邻
refused-too-high = 最高只能到 9 层
refused-centre-first = 第一子不能下在中心

## Reasons why the options of a game do not fit, shown below the options; without a capital letter or a full stop
## $least and $most are numbers.

misfit-sides = 棋盘每边应为 { $least } 到 { $most } 格
misfit-columns = 列数应为 { $least } 到 { $most }
misfit-rows = 行数应为 { $least } 到 { $most }
misfit-cube-sides = 立方体每边应为 { $least } 到 { $most } 格
misfit-hypercube-sides = 4D 棋盘每边应为 { $least } 到 { $most } 格
misfit-areas = 区域数应为 { $least } 到 { $most }
misfit-ring-length = 环形应有 { $least } 到 { $most } 格
misfit-track-length = 赛道应有 { $least } 到 { $most } 格
misfit-too-few-tiles = 棋盘至少要有 { $least } 格
misfit-too-many-tiles = 棋盘最多 { $most } 格
misfit-variants = 这个游戏的棋盘不能有空洞，边缘也不能相连
misfit-ring-parts = 这里的环形不能有支路、终点道和跳跃
misfit-track-parts = 这里的赛道不能有支路、终点道和跳跃
misfit-corners = 这里不能斜向相邻

misfit-tiles = 棋盘应有 { $wanted } 格，而不是 { $given } 格
misfit-cells = 棋盘应有 { $wanted } 格，而不是 { $given } 格

## The same for Drench

misfit-drench-board = 在赛道上没有颜色可选；请改用环形
misfit-drench-colours = 颜色应有 { $least } 到 { $most } 种
misfit-drench-colours-for-two = 两名玩家至少需要 { $least } 种颜色
misfit-drench-limit = 步数上限应为 { $least } 到 { $most } 步
misfit-drench-tile-colour = 有一格不属于这 { $colours } 种颜色
misfit-drench-first-tiles = 两名玩家的起始格颜色不能相同

## The same for Link

misfit-link-board = 这里没有可以走线的地方；请改用方格或六角格
misfit-link-hills = 连连看不能用丘陵
misfit-link-odd-tiles = { $tiles } 张牌无法全部成对
misfit-link-gravity = 在六角格上，牌不能移动
misfit-link-faces = 图案应有 { $least } 到 { $most } 种
misfit-link-too-many-faces = { $pairs } 对牌最多 { $pairs } 种图案
misfit-link-whole-seconds = 倒计时只能是整秒
misfit-link-countdown = 倒计时应为 { $least } 到 { $most } 秒
misfit-link-gain = 每对加时应为 { $least } 到 { $most } 秒
misfit-link-tile = 有一张牌不属于这 { $faces } 种图案
misfit-link-no-pair = 棋盘上至少要有一对牌
misfit-link-odd-face = 有一种图案的牌数是奇数

## The same for Light Block

misfit-light-board = 在这种棋盘上没有路可选；请改用方格、六角格、地图或立方体
misfit-light-blocks = 每 { $least } 到 { $most } 格有一个障碍，或者没有障碍
misfit-light-tile = 有一格既不是空格，也不是障碍或起点
misfit-light-start = 棋盘必须正好有一个起点
misfit-light-no-step = 起点旁边没有空格

## The same for In a Row

misfit-row-board = 连子棋要用方格、六角格、立方体或 4D
misfit-row-hills = 连子棋不能用丘陵
misfit-row-stones = 连子数应为 { $least } 到 { $most }
misfit-row-players = 玩家应有 { $least } 到 { $most } 名
misfit-row-first = 先手必须是其中一名玩家
misfit-row-falls = 棋子只能在方格、立方体、4D 棋盘和按列排列的六角格上下落
misfit-row-no-line = 这个棋盘没有 { $cells } 格长的直线
misfit-row-centre-falls = 棋子会下落时，第一子不会落到中心
misfit-row-no-centre = 这个棋盘没有中心
misfit-row-too-many-players = 棋盘太小，{ $players } 名玩家无法各下 { $stones } 子
misfit-row-stone-of-nobody = 有一子不属于任何玩家
misfit-row-stone-floats = 有一子下方是空的
misfit-row-two-winners = 不能有两名玩家同时获胜

## The same for Race

misfit-race-board = 骰子棋要用赛道或环形
misfit-race-hills = 骰子棋不能用丘陵
misfit-race-seats = 玩家应有 { $least } 到 { $most } 名
misfit-race-needs-track = 蛇梯棋要用赛道
misfit-race-needs-ring = 绕圈要用环形
misfit-race-pieces = 每人棋子数应为 { $least } 到 { $most }
misfit-race-laps = 圈数应为 { $least } 到 { $most }
misfit-race-ring-length = { $players } 名玩家时，环形的格数应为 { $players } 的倍数，如 { $example }
misfit-race-ring-forks = 有岔路时，{ $players } 名玩家的环形至少要有 { $least } 格
misfit-race-track-forks = 有岔路时，赛道应有 { $least } 到 { $most } 格
misfit-race-cells = 骰子棋要用种子，不能逐格写出

## The same for Blockade

misfit-blockade-board = 围追堵截要用方格、六角格或地图
misfit-blockade-players = 玩家应有 { $least } 到 { $most } 名
misfit-blockade-run = 每次跑的步数应为 { $least } 到 { $most }
misfit-blockade-builds = 加高次数应为 { $least } 到 { $most }
misfit-blockade-flights = 飞行次数应为 { $least } 到 { $most }
misfit-blockade-no-path = 这里有玩家到不了终点
misfit-blockade-begins-at-goal = 这里有玩家一开始就在终点
misfit-blockade-paths-differ = 这个棋盘不公平：有的玩家路程长得多
misfit-blockade-runner-at-goal = 玩家 { $player } 的跑者已在终点
misfit-blockade-runner-no-path = 玩家 { $player } 的跑者到不了终点
misfit-blockade-runner-of-nobody = 有一名跑者不属于任何玩家
misfit-blockade-two-runners = 玩家 { $player } 有两名跑者
misfit-blockade-no-runner = 玩家 { $player } 没有跑者

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

code-board-misfit = 合适的棋盘（{ $reason }）
code-cells-end = 最后一格之后没有内容
code-cells-in-row = “/”前一行 { $tiles } 格
code-cells-too-many = 最多 { $most } 格
code-cells-too-few = { $tiles } 格，而不是 { $found } 格

code-drench-options = 棋盘（15x15、hex15x15、5x5x5、map40-7、ring40）、颜色数（c6）、步数上限（m30）、座位数（s2）或 free
code-drench-colours = { $least } 到 { $most } 种颜色，如 c6
code-drench-limit = { $least } 到 { $most } 步的上限，如 m30
code-drench-seats = 一个座位（s1）或两个座位（s2）
code-drench-no-limit = 两个座位时不设步数上限
code-drench-colours-for-two = 两名玩家用 { $least } 到 { $most } 种颜色
code-drench-least-colours-for-two = 两名玩家至少用 { $least } 种颜色
code-drench-free = 只有两个座位（s2）时才用 free
code-drench-cells = a 到 { $last } 表示的一格

code-flood-size = 游戏名，或 Flood 棋盘的大小，如 12x12，每边 { $least } 到 { $most } 格
code-flood-cells = “:”、棋盘的各格、“,”和步数上限
code-flood-comma = { $cells } 格之后的“,”
code-flood-colour = 0 到 { $most } 表示的颜色
code-flood-cell-count = { $cells } 格，而不是 { $found } 格
code-flood-limit = “,”和 { $least } 到 { $most } 步的上限

code-link-options = 棋盘（15x15、hex15x15、5x5x5、map40-7、ring40）、图案数（f16）、移动方向（down、up、left、right、middle）、倒计时（t180+3）或 untimed
code-link-faces = { $least } 到 { $most } 种图案，如 f16
code-link-countdown = { $least } 到 { $most } 秒的倒计时和每对加时 { $least_gain } 到 { $most_gain } 秒，如 t180+3
code-link-countdown-alone = { $least } 到 { $most } 秒的倒计时，如 t180+3
code-link-gravity-misfit = 不写移动方向（{ $reason }）
code-link-faces-misfit = 更少的图案（{ $reason }）
code-link-cells = a 到 z 或 A 到 S 表示的一张牌，没有牌用“.”

code-light-options = 棋盘（15x15、hex15x15、5x5x5、map40-7、ring40）、障碍的多少（b12 即每 12 格一个）或 classic
code-light-blocks = 每 { $least } 到 { $most } 格有一个障碍，如 b12；或 b0
code-light-cells = 空格（.）、障碍（#）或起点（@）
code-light-no-start = 起点（@）
code-light-second-start = 没有第二个起点（@）

code-row-options = 棋盘（15x15、hex15x15、5x5x5）、连子数（k3）、座位数（s2）、先手（f2）、fall 或 off-centre
code-row-row = { $least } 到 { $most } 子相连，如 k3
code-row-seats = { $least } 到 { $most } 个座位，如 s2
code-row-first = 先手的座位，如 f2
code-row-row-misfit = 合适的连子数（{ $reason }）
code-row-seats-misfit = 合适的座位数（{ $reason }）
code-row-first-misfit = 合适的先手座位（{ $reason }）
code-row-cells = “.”表示空格，或 a 到 { $last } 表示的棋子

code-race-options = 棋盘（track100、ring40）、座位数（s4）、棋子数（p4）、圈数（laps2）、exact、fork、back4，以及 again 或 once
code-race-seats = { $least } 到 { $most } 个座位，如 s4
code-race-pieces = { $least } 到 { $most } 枚棋子，如 p4
code-race-laps = { $least } 到 { $most } 圈，如 laps2
code-race-no-pieces = 只有环形才写棋子数
code-race-no-laps = 只有环形才写圈数
code-race-no-exact = 只有赛道才用 exact
code-race-no-cells = “#”和种子：骰子棋的棋盘由种子生成，不能逐格写出

code-blockade-options = 棋盘（9x9、hex11x12、map60-7）、座位数（s2）、每次跑的步数（r1）、加高次数（b10）或飞行次数（w1）
code-blockade-seats = { $least } 到 { $most } 个座位，如 s2
code-blockade-range = 每次跑 { $least } 到 { $most } 步，如 r1
code-blockade-builds = { $least } 到 { $most } 次加高，如 b10
code-blockade-flights = { $least } 到 { $most } 次飞行，如 w1
code-blockade-cells = 0 到 9 的高度，或表示跑者的字母
