### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = 开始
setup-open-room = 创建房间
setup-another-board = 换个棋盘
setup-paste = 粘贴棋局码
setup-more = 更多选项

setup-names = 名字

setup-not-possible = 无法这样设置：{ $reason }。
setup-no-code = 没有可粘贴的内容。请先复制棋局码。
setup-wrong-code = 无法识别：{ $error }。
setup-no-game-code = 这不是棋局码：{ $error }。
setup-cannot-start = 这一局无法开始：{ $error }。

## Setup: kinds of board

setup-board = 棋盘
setup-board-squares = 方格
setup-board-hexes = 六角格
setup-board-map = 地图
setup-board-cube = 立方体
setup-board-hypercube = 4D
setup-board-ring = 环形
setup-board-track = 赛道

## Setup: sizes of boards

setup-size = 大小
setup-size-small = 小
setup-size-medium = 中
setup-size-large = 大
setup-track-short = 短
setup-track-classic = 经典
setup-track-long = 长

setup-columns = 列
setup-rows = 行
setup-layers = 层
setup-cubes = 立方体
setup-areas = 区域
setup-tiles = 格子

## Setup: variants of boards

setup-diagonals = 斜向相邻
setup-wrap = 边缘相连
setup-holes = 空洞

setup-shifted = 错开
setup-shifted-odd-rows = 奇数行
setup-shifted-even-rows = 偶数行
setup-shifted-odd-columns = 奇数列
setup-shifted-even-columns = 偶数列

setup-hills = 丘陵
setup-hills-none = 无
setup-hills-levels = { $levels } 层

## Setup: players

setup-who = 模式
setup-mode-solo = 单人
setup-mode-same-device = 同机对战
setup-mode-computer = 电脑
setup-mode-network = 联机
setup-mode-room-race = 竞速
setup-mode-room-turns = 轮流走

setup-level = 难度
setup-seats = 玩家数
setup-computer-begins = 电脑先走

## Players: what they are called

seat-you = 你
seat-player = 玩家 { $number }
seat-opponent = 对手
seat-player-short = P{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = 轮到你
seat-doing-to-move = 行动中
seat-doing-waiting = 等待中
seat-doing-thinking = 思考中…
seat-doing-won = 获胜
seat-doing-lost = 落败
seat-doing-drew = 平局
seat-doing-out = 出局

## Players: whose turn it is, below the board

seat-turn-computer = 轮到电脑
seat-turn-opponent = 轮到对手
seat-turn-person = 轮到 { $name }

## Players: who won, as the heading of the result

seat-won-you = 你赢了
seat-won-computer = 电脑获胜
seat-won-opponent = 对手获胜
seat-won-player-number = 玩家 { $number } 获胜
seat-won-person = { $name } 获胜

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = 你赢了
seat-state-won-computer = 电脑获胜
seat-state-won-opponent = 对手获胜
seat-state-won-player-number = 玩家 { $number } 获胜
seat-state-won-person = { $name } 获胜

## Hints, below the board

advice-searching = 正在寻找好棋…
advice-good-move = 已标出一步好棋
advice-possible-move = 已标出一步可走的棋
advice-restart = 已经无法获胜，请重来
advice-go-back = 已经无法获胜，请退回第 { $last_winnable } 步
advice-never-winnable = 这个棋盘本来就无解

## Drench

drench-tagline = 染遍整个棋盘

drench-details = { $board } · { $colours } 种颜色

drench-state-not-begun = 未开始
drench-state-limit = 第 { $moves }/{ $limit } 步
drench-state-moves = 走了 { $moves } 步
drench-state-flooded = { $moves } 步染遍
drench-state-out-of-moves = 步数用完
drench-state-over = 已结束

drench-progress-left =
    { $left ->
       *[other] 剩余步数
    }
drench-progress-tiles = { $held }/{ $all } 格

drench-decided = { $won }：{ $held }/{ $all } 格
drench-choose = 选一种颜色，或点击格子
drench-advice-choose = 选一种颜色
drench-advice-try = 试试{ $colour }
drench-advice-lost = 剩下的 { $left } 步不够了
drench-advice-lost-since = 剩下的 { $left } 步不够了，请退回第 { $last_winnable } 步
drench-advice-never = 这个棋盘用这么少的步数完成不了

drench-holder-you = 你的
drench-holder-other = 对方
drench-holder-player-short = P{ $number }

drench-result-flooded = 染遍了！
drench-result-perfect = { $moves } 步，已是最佳
drench-result-best = { $moves } 步，最佳 { $best } 步
drench-result-best-known = { $moves } 步，已知最佳 { $best } 步
drench-result-last-move = 最后一步完成
drench-result-moves-left = 还剩 { $moves } 步
drench-result-out-of-moves = 步数用完
drench-result-to-go = 还差 { $tiles } 格
drench-result-to-go-best = 还差 { $tiles } 格，{ $best } 步就能完成
drench-result-lead = 领先 { $lead } 格：{ $winner } 比 { $loser }
drench-result-draw = 平局
drench-result-tiles-each = 各 { $tiles } 格
drench-result-standstill = { $score }。连续 { $moves } 步双方都没有扩张

drench-size-classic = 经典
drench-setup-colours = 颜色
drench-setup-limit = 步数要求
drench-setup-moves = 步数上限
drench-setup-balanced = 公平棋盘

## Link

link-tagline = 两两相消

link-details-faces = { $faces } 种图案
link-details-stay = 牌不动
link-details-down = 牌下落
link-details-up = 牌上升
link-details-left = 牌左移
link-details-right = 牌右移
link-details-middle = 牌向中间移

link-state-cleared = 已消完
link-state-out-of-time = 时间到
link-state-time = 剩 { $time }
link-state-tiles = 剩 { $tiles } 张牌

link-progress-time = 剩余
link-progress-tiles = { $left }/{ $all } 张牌
link-progress-left =
    { $left ->
       *[other] 剩余牌数
    }

link-goal = 选两张相同的牌
link-no-moves = 没有可消的牌
link-shuffle = 洗牌
link-take-back = 撤销
link-same-board = 重来

link-advice-safe = 这一对安全：之后仍能消完
link-advice-possible = 这一对可以消除
link-advice-lost = 洗牌或撤销才能继续

link-result-cleared = 全部消完！
link-result-time-left = 还剩 { $time }
link-result-time = 用时 { $time }
link-result-out-of-time = 时间到
link-result-tiles-left = 剩 { $tiles } 张牌

link-setup-timed = 计时
link-setup-faces = 图案
link-setup-time = 时间
link-setup-bonus = 每对加时
link-setup-tiles = 牌的移动
link-setup-tiles-stay = 不动
link-setup-tiles-down = 下落
link-setup-tiles-up = 上升
link-setup-tiles-left = 左移
link-setup-tiles-right = 右移
link-setup-tiles-middle = 向中间

## Light Block

light-block-tagline = 点亮每一格

light-block-details-classic = 经典

light-block-state-won = 全部点亮
light-block-state-stuck = 走不动了
light-block-state-lit = 已点亮 { $lit }/{ $all }

light-block-progress-left =
    { $left ->
       *[other] 未亮格数
    }
light-block-winnable-searching = 正在检查棋盘…
light-block-winnable-yes = 有解
light-block-winnable-no = 无解
light-block-winnable-unknown = 可能无解

light-block-goal = 拖动小球，走遍每一格

light-block-result-won = 全部点亮！
light-block-result-steps = 用了 { $steps } 步
light-block-result-stuck = 走不动了
light-block-result-dark = 还有 { $tiles } 格没亮，请撤销或重来

light-block-setup-blocks = 障碍
light-block-setup-blocks-none = 无
light-block-setup-blocks-few = 少
light-block-setup-blocks-some = 中
light-block-setup-blocks-many = 多
light-block-setup-random = 随机障碍（可能无解）

## In a Row

row-tagline = 连成一线

row-details-line = { $k } 子连线
row-details-fall = 棋子下落
row-details-off-centre = 首子避开中心

row-state-draw = 平局
row-state-not-begun = 未开始
row-state-stones = 下了 { $stones } 子

row-goal = { $k } 子连成一线
row-press-again = 再点一次落子

row-result-line = { $k } 子连线，共下 { $stones } 子
row-result-draw = 平局
row-result-no-line = { $stones } 子下完，无人连线

row-size-tic-tac-toe = 井字棋
row-size-four = 四子棋
row-size-five = 五子棋
row-setup-line = 连子数
row-setup-fall = 棋子下落
row-setup-off-centre = 首子避开中心

## Race

race-tagline = 掷骰子抢终点

race-details-exact = { $tiles } 格 · 须正好到终点
race-details-snakes = { $tiles } 格 · 蛇和梯子
race-details-ring = { $tiles } 格环形 · { $pieces } 枚棋子
race-details-ring-laps = { $tiles } 格环形 · { $laps } 圈

race-state-over = 已结束
race-state-not-begun = 未开始
race-state-rolls = 掷了 { $rolls } 次

race-waiting = { $doing } · { $pieces } 枚待出发

race-your-roll = 轮到你掷骰子
race-roll-again = 再掷一次
race-roll = 掷骰子
race-choose-piece = 选一枚棋子
race-choose-way = 选一条路
race-choose-way-short = 选一条路：近路少走 { $steps } 格
race-choose-way-long = 选一条路：远路少走 { $steps } 格
race-way-saves = 走这条路少走 { $steps } 格
race-way-costs = 走这条路多走 { $steps } 格
race-rolled = { $player } 掷出 { $pips } 点
race-rolled-you = 你掷出 { $pips } 点
race-rolled-computer = 电脑掷出 { $pips } 点
race-log-enters = { $rolled }，一枚棋子出发
race-log-ladder = { $rolled }，爬梯子到 { $tile } 号格
race-log-snake = { $rolled }，顺蛇滑到 { $tile } 号格
race-log-captured = { $rolled }，把 { $player } 的棋子送了回去
race-log-captured-you = { $rolled }，把你的棋子送了回去
race-log-captured-computer = { $rolled }，把电脑的棋子送了回去
race-log-home = { $rolled }，一枚棋子到家
race-log-end = { $rolled }，到达终点
race-log-stays = { $rolled }，没有棋子能走
race-rule-ring =
    { $laps ->
        [1] 掷出六点，一枚等待的棋子来到起点。它绕一圈，再走进你的终点道。走到别人棋子所在的格子，就把它送回去等待。
       *[other] 掷出六点，一枚等待的棋子来到起点。它绕 { $laps } 圈，再走进你的终点道。走到别人棋子所在的格子，就把它送回去等待。
    }
race-rule-exact = 最后一掷必须正好走到终点。
race-rule-forks = 遇到岔路，可以走危险的近路，或安全的远路。
race-rule-back-four = 掷出四点后退四格。
race-rule-again = 掷出六点再掷一次。

race-move = { $piece } 号：剩 { $tiles } 格
race-move-lap = { $piece } 号：第 { $lap } 圈剩 { $tiles } 格
race-move-short = { $piece } 号近路：剩 { $tiles } 格
race-move-long = { $piece } 号远路：剩 { $tiles } 格
race-move-enter = 一枚棋子出发

race-result-over = 这一局已结束
race-result-rolls = 掷了 { $rolls } 次

race-setup-pieces = 每人棋子数
race-setup-laps = 圈数
race-setup-exact = 正好到终点才算
race-setup-again = 掷出六点再掷
race-setup-back-four = 四点后退
race-setup-forks = 岔路
race-setup-no-forks = 这个棋盘放不下岔路

## Blockade

blockade-tagline = 先到对面者胜

blockade-details-builds-uneven = 加高 { $least } 或 { $most } 次
blockade-details-builds = 加高 { $builds } 次

blockade-state-draw = 平局
blockade-state-not-begun = 未开始
blockade-state-turns = 走了 { $turns } 回合

blockade-builds-left = 剩 { $builds } 次加高
blockade-builds-left-passed = 剩 { $builds } 次加高 · 跳过

blockade-to-go = 离终点
blockade-flights-left = 可飞 { $flights } 次
blockade-flown = 已飞
blockade-ask-flight =
    { $flights ->
        [1] 飞到那里？你只有这一次飞行。
       *[other] 飞到那里？还可飞 { $flights } 次。
    }
blockade-distance-change = { $name }：{ $before } → { $after }
blockade-no-distance-changes = 路程不变

blockade-goal-run = 移动你的跑者
blockade-goal-run-fly = 让跑者跑或飞
blockade-goal-run-build = 移动跑者，或加高一格
blockade-goal-run-fly-build = 让跑者跑或飞，或加高一格

blockade-advice-raise-one = 加高标出的一格
blockade-advice-raise-two = 加高标出的两格
blockade-advice-fly = 飞到标出的格子
blockade-advice-run = 跑到标出的格子
blockade-advice-raise-one-wins = 加高标出的一格：必胜
blockade-advice-raise-two-wins = 加高标出的两格：必胜
blockade-advice-fly-wins = 飞到标出的格子：必胜
blockade-advice-run-wins = 跑到标出的格子：必胜
blockade-advice-lost = 怎么走都赢不了

blockade-result-turns = 走了 { $turns } 回合
blockade-result-rank = { $rank }. { $name }
blockade-result-draw = 平局
blockade-result-equal = { $turns } 回合后路程相等

blockade-setup-builds = 加高次数
blockade-setup-flights = 飞行次数
blockade-setup-range = 每次最多跑几步
