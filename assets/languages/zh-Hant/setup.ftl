### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = 開始
setup-open-room = 建立房間
setup-another-board = 換個棋盤
setup-paste = 貼上代碼
setup-more = 更多選項

setup-names = 名字

setup-not-possible = 無法這樣設定：{ $reason }。
setup-no-code = 沒有可以貼上的內容。請先複製遊戲代碼。
setup-wrong-code = 無法辨識：{ $error }。
setup-no-game-code = 這不是遊戲代碼：{ $error }。
setup-cannot-start = 這一局無法開始：{ $error }。

## Setup: kinds of board

setup-board = 棋盤
setup-board-squares = 方格
setup-board-hexes = 六角格
setup-board-map = 地圖
setup-board-cube = 立方體
setup-board-hypercube = 4D
setup-board-ring = 環形
setup-board-track = 賽道

## Setup: sizes of boards

setup-size = 大小
setup-size-small = 小
setup-size-medium = 中
setup-size-large = 大
setup-track-short = 短
setup-track-classic = 經典
setup-track-long = 長

setup-columns = 欄
setup-rows = 列
setup-layers = 層
setup-cubes = 立方體
setup-areas = 區域
setup-tiles = 格子

## Setup: variants of boards

setup-diagonals = 斜向相鄰
setup-wrap = 邊緣相連
setup-holes = 有洞

setup-shifted = 錯開
setup-shifted-odd-rows = 奇數列
setup-shifted-even-rows = 偶數列
setup-shifted-odd-columns = 奇數欄
setup-shifted-even-columns = 偶數欄

setup-hills = 丘陵
setup-hills-none = 無
setup-hills-levels = { $levels } 層

## Setup: players

setup-who = 模式
setup-mode-solo = 單人
setup-mode-same-device = 同機對戰
setup-mode-computer = 電腦
setup-mode-network = 連線
setup-mode-room-race = 競速
setup-mode-room-turns = 輪流走

setup-level = 難度
setup-seats = 玩家數
setup-computer-begins = 電腦先走

## Players: what they are called

seat-you = 你
seat-player = 玩家 { $number }
seat-opponent = 對手
seat-player-short = P{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = 輪到你
seat-doing-to-move = 行動中
seat-doing-waiting = 等待中
seat-doing-thinking = 思考中…
seat-doing-won = 獲勝
seat-doing-lost = 落敗
seat-doing-drew = 平手
seat-doing-out = 出局

## Players: whose turn it is, below the board

seat-turn-computer = 輪到電腦
seat-turn-opponent = 輪到對手
seat-turn-person = 輪到 { $name }

## Players: who won, as the heading of the result

seat-won-you = 你贏了
seat-won-computer = 電腦獲勝
seat-won-opponent = 對手獲勝
seat-won-player-number = 玩家 { $number } 獲勝
seat-won-person = { $name } 獲勝

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = 你贏了
seat-state-won-computer = 電腦獲勝
seat-state-won-opponent = 對手獲勝
seat-state-won-player-number = 玩家 { $number } 獲勝
seat-state-won-person = { $name } 獲勝

## Hints, below the board

advice-searching = 正在找好棋…
advice-good-move = 已標示一步好棋
advice-possible-move = 已標示一步可走的棋
advice-restart = 已經無法獲勝，請重玩
advice-go-back = 已經無法獲勝，請退回第 { $last_winnable } 步
advice-never-winnable = 這個棋盤本來就無解

## Drench

drench-tagline = 染滿整個棋盤

drench-details = { $board } · { $colours } 種顏色

drench-state-not-begun = 未開始
drench-state-limit = 第 { $moves }/{ $limit } 步
drench-state-moves = 走了 { $moves } 步
drench-state-flooded = { $moves } 步染滿
drench-state-out-of-moves = 步數用完
drench-state-over = 已結束

drench-progress-left =
    { $left ->
       *[other] 剩餘步數
    }
drench-progress-tiles = { $held }/{ $all } 格

drench-decided = { $won }：{ $held }/{ $all } 格
drench-choose = 選一種顏色，或點選格子
drench-advice-choose = 選一種顏色
drench-advice-try = 試試{ $colour }
drench-advice-lost = 剩下的 { $left } 步不夠了
drench-advice-lost-since = 剩下的 { $left } 步不夠了，請退回第 { $last_winnable } 步
drench-advice-never = 這個棋盤用這麼少的步數無法完成

drench-holder-you = 你的
drench-holder-other = 對方
drench-holder-player-short = P{ $number }

drench-result-flooded = 染滿了！
drench-result-perfect = { $moves } 步，已是最佳
drench-result-best = { $moves } 步，最佳 { $best } 步
drench-result-best-known = { $moves } 步，已知最佳 { $best } 步
drench-result-last-move = 最後一步完成
drench-result-moves-left = 還剩 { $moves } 步
drench-result-out-of-moves = 步數用完
drench-result-to-go = 還差 { $tiles } 格
drench-result-to-go-best = 還差 { $tiles } 格，{ $best } 步就能完成
drench-result-lead = 領先 { $lead } 格：{ $winner } 比 { $loser }
drench-result-draw = 平手
drench-result-tiles-each = 各 { $tiles } 格
drench-result-standstill = { $score }。連續 { $moves } 步雙方都沒有擴張

drench-size-classic = 經典
drench-setup-colours = 顏色
drench-setup-limit = 步數要求
drench-setup-moves = 步數上限
drench-setup-balanced = 公平棋盤

## Link

link-tagline = 找出成對的牌

link-details-faces = { $faces } 種圖案
link-details-stay = 牌不動
link-details-down = 牌落下
link-details-up = 牌上升
link-details-left = 牌左移
link-details-right = 牌右移
link-details-middle = 牌往中間移

link-state-cleared = 已消完
link-state-out-of-time = 時間到
link-state-time = 剩 { $time }
link-state-tiles = 剩 { $tiles } 張牌

link-progress-time = 剩餘
link-progress-tiles = { $left }/{ $all } 張牌
link-progress-left =
    { $left ->
       *[other] 剩餘牌數
    }

link-goal = 選兩張相同的牌
link-no-moves = 沒有可消的牌
link-shuffle = 洗牌
link-take-back = 復原
link-same-board = 重玩

link-advice-safe = 這一對安全：之後仍能消完
link-advice-possible = 這一對可以消除
link-advice-lost = 洗牌或復原才能繼續

link-result-cleared = 全部消完！
link-result-time-left = 還剩 { $time }
link-result-time = 花了 { $time }
link-result-out-of-time = 時間到
link-result-tiles-left = 剩 { $tiles } 張牌

link-setup-timed = 計時
link-setup-faces = 圖案
link-setup-time = 時間
link-setup-bonus = 每對加時
link-setup-tiles = 牌的移動
link-setup-tiles-stay = 不動
link-setup-tiles-down = 落下
link-setup-tiles-up = 上升
link-setup-tiles-left = 左移
link-setup-tiles-right = 右移
link-setup-tiles-middle = 往中間

## Light Block

light-block-tagline = 點亮每一格

light-block-details-classic = 經典

light-block-state-won = 全部點亮
light-block-state-stuck = 走不動了
light-block-state-lit = 已點亮 { $lit }/{ $all }

light-block-progress-left =
    { $left ->
       *[other] 未亮格數
    }
light-block-winnable-searching = 正在檢查棋盤…
light-block-winnable-yes = 有解
light-block-winnable-no = 無解
light-block-winnable-unknown = 可能無解

light-block-goal = 拖曳小球，走遍每一格

light-block-result-won = 全部點亮！
light-block-result-steps = 走了 { $steps } 步
light-block-result-stuck = 走不動了
light-block-result-dark = 還有 { $tiles } 格沒亮，請復原或重玩

light-block-setup-blocks = 障礙
light-block-setup-blocks-none = 無
light-block-setup-blocks-few = 少
light-block-setup-blocks-some = 中
light-block-setup-blocks-many = 多
light-block-setup-random = 隨機障礙（可能無解）

## In a Row

row-tagline = 連成一線

row-details-line = { $k } 子連線
row-details-fall = 棋子落下
row-details-off-centre = 首子避開中心

row-state-draw = 平手
row-state-not-begun = 未開始
row-state-stones = 下了 { $stones } 子

row-goal = { $k } 子連成一線
row-press-again = 再點一次就下子

row-result-line = { $k } 子連線，共下 { $stones } 子
row-result-draw = 平手
row-result-no-line = 下了 { $stones } 子，沒有人連成線

row-size-tic-tac-toe = 井字遊戲
row-size-four = 四子棋
row-size-five = 五子棋
row-setup-line = 連線子數
row-setup-fall = 棋子落下
row-setup-off-centre = 首子避開中心

## Race

race-tagline = 擲骰子搶終點

race-details-exact = { $tiles } 格 · 須剛好走到終點
race-details-snakes = { $tiles } 格 · 蛇和梯子
race-details-ring = { $tiles } 格環形 · { $pieces } 顆棋子
race-details-ring-laps = { $tiles } 格環形 · { $laps } 圈

race-state-over = 已結束
race-state-not-begun = 未開始
race-state-rolls = 擲了 { $rolls } 次

race-waiting = { $doing } · { $pieces } 顆待出發

race-your-roll = 輪到你擲骰子
race-roll-again = 再擲一次
race-roll = 擲骰子
race-choose-piece = 選一顆棋子
race-choose-way = 選一條路
race-choose-way-short = 選一條路：近路少走 { $steps } 格
race-choose-way-long = 選一條路：遠路少走 { $steps } 格
race-way-saves = 走這條路少走 { $steps } 格
race-way-costs = 走這條路多走 { $steps } 格
race-rolled = { $player } 擲出 { $pips } 點
race-rolled-you = 你擲出 { $pips } 點
race-rolled-computer = 電腦擲出 { $pips } 點
race-log-enters = { $rolled }，一顆棋子出發
race-log-ladder = { $rolled }，爬梯子到 { $tile } 號格
race-log-snake = { $rolled }，順蛇滑到 { $tile } 號格
race-log-captured = { $rolled }，把 { $player } 的棋子送了回去
race-log-captured-you = { $rolled }，把你的棋子送了回去
race-log-captured-computer = { $rolled }，把電腦的棋子送了回去
race-log-home = { $rolled }，一顆棋子到家
race-log-end = { $rolled }，抵達終點
race-log-stays = { $rolled }，沒有棋子能走
race-rule-ring =
    { $laps ->
        [1] 擲出六點，一顆等待的棋子來到起點。它繞一圈，再走進你的終點道。走到別人棋子所在的格子，就把它送回去等待。
       *[other] 擲出六點，一顆等待的棋子來到起點。它繞 { $laps } 圈，再走進你的終點道。走到別人棋子所在的格子，就把它送回去等待。
    }
race-rule-exact = 最後一擲必須剛好走到終點。
race-rule-forks = 遇到岔路，可以走危險的近路，或安全的遠路。
race-rule-back-four = 擲出四點就後退四格。
race-rule-again = 擲出六點再擲一次。

race-move = { $piece } 號：剩 { $tiles } 格
race-move-lap = { $piece } 號：剩 { $tiles } 格，第 { $lap } 圈
race-move-short = { $piece } 號近路：剩 { $tiles } 格
race-move-long = { $piece } 號遠路：剩 { $tiles } 格
race-move-enter = 派出一顆棋子

race-result-over = 這一局已結束
race-result-rolls = 擲了 { $rolls } 次

race-setup-pieces = 每人棋子數
race-setup-laps = 圈數
race-setup-exact = 剛好到終點才算
race-setup-again = 擲出六點再擲
race-setup-back-four = 四點後退
race-setup-forks = 岔路
race-setup-no-forks = 這個棋盤放不下岔路

## Blockade

blockade-tagline = 先到對面就贏

blockade-details-builds-uneven = 加高 { $least } 或 { $most } 次
blockade-details-builds = 加高 { $builds } 次

blockade-state-draw = 平手
blockade-state-not-begun = 未開始
blockade-state-turns = 走了 { $turns } 回合

blockade-builds-left = 剩 { $builds } 次加高
blockade-builds-left-passed = 剩 { $builds } 次加高 · 跳過

blockade-to-go = 離終點
blockade-flights-left = 可飛 { $flights } 次
blockade-flown = 已飛
blockade-ask-flight =
    { $flights ->
        [1] 飛到那裡？你只有這一次飛行。
       *[other] 飛到那裡？還可飛 { $flights } 次。
    }
blockade-distance-change = { $name }：{ $before } → { $after }
blockade-no-distance-changes = 路程不變

blockade-goal-run = 移動你的跑者
blockade-goal-run-fly = 讓跑者跑或飛
blockade-goal-run-build = 移動跑者，或加高一格
blockade-goal-run-fly-build = 讓跑者跑或飛，或加高一格

blockade-advice-raise-one = 加高標示的一格
blockade-advice-raise-two = 加高標示的兩格
blockade-advice-fly = 飛到標示的格子
blockade-advice-run = 跑到標示的格子
blockade-advice-raise-one-wins = 加高標示的一格：必勝
blockade-advice-raise-two-wins = 加高標示的兩格：必勝
blockade-advice-fly-wins = 飛到標示的格子：必勝
blockade-advice-run-wins = 跑到標示的格子：必勝
blockade-advice-lost = 怎麼走都贏不了

blockade-result-turns = 走了 { $turns } 回合
blockade-result-rank = { $rank }. { $name }
blockade-result-draw = 平手
blockade-result-equal = { $turns } 回合後路程相等

blockade-setup-builds = 加高次數
blockade-setup-flights = 飛行次數
blockade-setup-range = 每次最多跑幾步
