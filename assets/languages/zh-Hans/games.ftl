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

## Choices of Drench for the limit of moves

drench-margin-relaxed = 宽松
drench-margin-fair = 适中
drench-margin-tight = 严格
drench-margin-twice-the-side = 两倍边长

## Reasons for which a move is refused, shown alone or in a sentence; without a capital letter and a full stop

refused-over = 这一局已结束
refused-not-your-turn = 现在轮到玩家 { $player }
refused-wrong-kind = 现在不能这样走
refused-time-is-up = 时间到了
refused-time-is-left = 时间还没到
refused-closes-path = 这样会堵死玩家 { $player } 的路
refused-closes-paths = 这样会堵死玩家 { $others } 和 { $last } 的路

refused-own-colour = 这已经是你的颜色
refused-others-colour = 这是对方的颜色
refused-no-such-colour = 这一局没有这么多颜色
refused-same-tile = 这是同一张牌
refused-no-tile = 这里没有牌
refused-not-alike = 两张牌不一样
refused-no-line = 拐两次弯也连不上这两张牌
refused-not-beside = 那一格不在你旁边
refused-too-steep = 这一步太陡
refused-blocked-tile = 那一格有障碍
refused-stood-on = 你就站在那一格
refused-lit-tile = 那一格已经点亮
refused-no-such-cell = 棋盘上没有这一格
refused-cell-taken = 那里已经有棋子
refused-nothing-below = 棋子会继续往下落
refused-no-such-side = 骰子只有 1 到 6 点
refused-no-such-piece = 没有这么多棋子
refused-too-far = 棋子走不了那么远
refused-own-piece = 那里有你自己的棋子
refused-still-waiting = 掷出六点，等待的棋子才能依次出发
refused-not-so-far-back = 四点要后退四格，但后面不够四格
refused-no-fork = 那里没有岔路
refused-occupied = 那里站着跑者
refused-out-of-reach = 太远了，跑不到
refused-no-flights = 飞行次数用完了
refused-too-far-to-fly = 太远了，飞不到
refused-no-path-there = 从那里没有路通往你的终点
refused-no-builds = 筑高次数用完了
refused-not-touching = 这两格不相邻
refused-too-high = 高度不能超过 9 层
refused-centre-first = 第一子不能下在中心

## Reasons for which the options of a game do not fit, shown below the options; without a capital letter and a full stop
## $least and $most are numbers.

misfit-sides = 棋盘每边为 { $least } 到 { $most } 格
misfit-columns = 棋盘应有 { $least } 到 { $most } 列
misfit-rows = 棋盘应有 { $least } 到 { $most } 行
misfit-cube-sides = 立方体每边为 { $least } 到 { $most } 格
misfit-hypercube-sides = 四维棋盘每边为 { $least } 到 { $most } 格
misfit-areas = 地图应有 { $least } 到 { $most } 个区域
misfit-ring-length = 环形应有 { $least } 到 { $most } 格
misfit-track-length = 赛道应有 { $least } 到 { $most } 格
misfit-too-few-tiles = 棋盘至少要有 { $least } 格
misfit-too-many-tiles = 棋盘最多 { $most } 格
misfit-variants = 这里的棋盘边缘不相连，也没有空洞
misfit-ring-parts = 这里的环形没有支路、终点道和跳跃
misfit-track-parts = 这里的赛道没有支路、终点道和跳跃
misfit-corners = 这里的格子只在边上相邻

misfit-tiles = { $given } 格填不满 { $wanted } 格的棋盘
misfit-cells = { $given } 格填不满 { $wanted } 格的棋盘

## The same for Drench

misfit-drench-board = 在赛道上，染色的每一步都没有选择；请改用环形
misfit-drench-colours = 颜色应有 { $least } 到 { $most } 种
misfit-drench-colours-for-two = 两名玩家至少需要 { $least } 种颜色
misfit-drench-limit = 步数上限为 { $least } 到 { $most } 步
misfit-drench-tile-colour = 有一格不属于这 { $colours } 种颜色
misfit-drench-first-tiles = 两名玩家的起始格颜色不能相同

## The same for Link

misfit-link-board = 这里没有可以连线的行；请改用方格或六角格
misfit-link-hills = 这里的地面是平的
misfit-link-odd-tiles = { $tiles } 张牌无法全部成对
misfit-link-gravity = 在六角格棋盘上，牌不会移动
misfit-link-faces = 图案应有 { $least } 到 { $most } 种
misfit-link-too-many-faces = { $pairs } 对牌最多 { $pairs } 种图案
misfit-link-whole-seconds = 倒计时只能是整秒
misfit-link-countdown = 倒计时应为 { $least } 到 { $most } 秒
misfit-link-gain = 每对返还 { $least } 到 { $most } 秒
misfit-link-tile = 有一张牌不属于这 { $faces } 种图案
misfit-link-no-pair = 没有成对的牌
misfit-link-odd-face = 有一种图案的牌无法全部成对

## The same for Light Block

misfit-light-board = 在这种棋盘上，一笔画的每一步都没有选择；请改用方格、六角格、地图或立方体
misfit-light-blocks = 每 { $least } 到 { $most } 格有一个障碍，或者没有障碍
misfit-light-tile = 有一格既不是空格，也不是障碍或起点
misfit-light-start = 棋盘只有一个起点
misfit-light-no-step = 从起点一步也走不了

## The same for In a Row

misfit-row-board = 只有方格、六角格、立方体和四维棋盘才能连成线
misfit-row-hills = 这里的地面是平的
misfit-row-stones = 连成一线应为 { $least } 到 { $most } 子
misfit-row-players = 玩家应有 { $least } 到 { $most } 名
misfit-row-first = 先手必须是其中一名玩家
misfit-row-falls = 只有方格、立方体、四维棋盘和按列排列的六角格，棋子才能垂直下落
misfit-row-no-line = 这个棋盘没有 { $cells } 格长的直线
misfit-row-centre-falls = 棋子下落时，第一子不会落到中心
misfit-row-no-centre = 这个棋盘的中心没有格子
misfit-row-too-many-players = 这里容不下 { $players } 名玩家各下 { $stones } 子
misfit-row-stone-of-nobody = 有一子不属于任何玩家
misfit-row-stone-floats = 有一子下方是空的
misfit-row-two-winners = 不能两名玩家都赢

## The same for Race

misfit-race-board = 骰子棋要用赛道或环形
misfit-race-hills = 骰子棋里没有丘陵
misfit-race-seats = 座位应有 { $least } 到 { $most } 个
misfit-race-needs-track = 蛇梯棋要用赛道
misfit-race-needs-ring = 绕圈要用环形
misfit-race-pieces = 每名玩家有 { $least } 到 { $most } 枚棋子
misfit-race-laps = 应为 { $least } 到 { $most } 圈
misfit-race-ring-length = { $players } 名玩家的环形，格数应为 { $players } 的倍数，如 { $example }
misfit-race-ring-forks = { $players } 名玩家的有岔路环形至少要有 { $least } 格
misfit-race-track-forks = 有岔路的赛道应有 { $least } 到 { $most } 格
misfit-race-cells = 骰子棋由种子开局，不能逐格写出

## The same for Blockade

misfit-blockade-board = 围追堵截要用方格、六角格或地图
misfit-blockade-players = 玩家人数：{ $least } 到 { $most }
misfit-blockade-run = 每次跑的步数：{ $least } 到 { $most }
misfit-blockade-builds = 每名玩家的筑高次数：{ $least } 到 { $most }
misfit-blockade-flights = 每名玩家的飞行次数：{ $least } 到 { $most }
misfit-blockade-no-path = 这里有玩家到不了终点
misfit-blockade-begins-at-goal = 这里有玩家一开始就在终点
misfit-blockade-paths-differ = 这里各玩家的路程相差太大
misfit-blockade-runner-at-goal = 玩家 { $player } 的跑者已在终点
misfit-blockade-runner-no-path = 玩家 { $player } 的跑者到不了终点
misfit-blockade-runner-of-nobody = 有一名跑者不属于任何玩家
misfit-blockade-two-runners = 玩家 { $player } 有两名跑者
misfit-blockade-no-runner = 玩家 { $player } 没有跑者

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

code-board-misfit = 合适的棋盘，原因：{ $reason }
code-cells-end = 最后一格之后没有内容
code-cells-in-row = “/”前一行 { $tiles } 格
code-cells-too-many = 最多 { $most } 格
code-cells-too-few = { $tiles } 格，实有 { $found } 格

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
code-flood-cell-count = { $cells } 格，实有 { $found } 格
code-flood-limit = “,”和 { $least } 到 { $most } 步的上限

code-link-options = 棋盘（15x15、hex15x15、5x5x5、map40-7、ring40）、图案数（f16）、移动方向（down、up、left、right、middle）、倒计时（t180+3）或 untimed
code-link-faces = { $least } 到 { $most } 种图案，如 f16
code-link-countdown = { $least } 到 { $most } 秒的倒计时和每对返还的 { $least_gain } 到 { $most_gain } 秒，如 t180+3
code-link-countdown-alone = { $least } 到 { $most } 秒的倒计时，如 t180+3
code-link-gravity-misfit = 不写移动方向，原因：{ $reason }
code-link-faces-misfit = 更少的图案，原因：{ $reason }
code-link-cells = a 到 z 或 A 到 S 表示的一张牌，没有牌用“.”

code-light-options = 棋盘（15x15、hex15x15、5x5x5、map40-7、ring40）、每几格有一个障碍（b12）或 classic
code-light-blocks = 每 { $least } 到 { $most } 格有一个障碍，如 b12；或 b0
code-light-cells = 空格（.）、障碍（#）或起点（@）
code-light-no-start = 起点（@）
code-light-second-start = 没有第二个起点（@）

code-row-options = 棋盘（15x15、hex15x15、5x5x5）、连子数（k3）、座位数（s2）、先手（f2）、fall 或 off-centre
code-row-row = { $least } 到 { $most } 子相连，如 k3
code-row-seats = { $least } 到 { $most } 个座位，如 s2
code-row-first = 先手的座位，如 f2
code-row-row-misfit = 合适的连子数，原因：{ $reason }
code-row-seats-misfit = 合适的座位数，原因：{ $reason }
code-row-first-misfit = 合适的先手座位，原因：{ $reason }
code-row-cells = “.”表示空格，或 a 到 { $last } 表示的棋子

code-race-options = 棋盘（track100、ring40）、座位数（s4）、棋子数（p4）、圈数（laps2）、exact、fork、back4，以及 again 或 once
code-race-seats = { $least } 到 { $most } 个座位，如 s4
code-race-pieces = { $least } 到 { $most } 枚棋子，如 p4
code-race-laps = { $least } 到 { $most } 圈，如 laps2
code-race-no-pieces = 只有环形才写棋子数
code-race-no-laps = 只有环形才写圈数
code-race-no-exact = 只有赛道才用 exact
code-race-no-cells = # 后的种子：骰子棋的棋盘是随机生成的，不能逐格写出

code-blockade-options = 棋盘（9x9、hex11x12、map60-7）、座位数（s2）、跑的步数（r1）、筑高次数（b10）或飞行次数（w1）
code-blockade-seats = { $least } 到 { $most } 个座位，如 s2
code-blockade-range = 一次跑 { $least } 到 { $most } 步，如 r1
code-blockade-builds = { $least } 到 { $most } 次筑高，如 b10
code-blockade-flights = { $least } 到 { $most } 次飞行，如 w1
code-blockade-cells = 0 到 9 的高度，或表示跑者的字母
