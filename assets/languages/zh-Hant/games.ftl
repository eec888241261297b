### Games: names, options, and refused moves.

## Names of the games

game-title-drench = 染色
game-title-link = 連連看
game-title-light-block = 一筆畫
game-title-in-a-row = 連子棋
game-title-race = 骰子棋
game-title-blockade = 步步為營

## Playing strength of the computer, from the weakest

level-gentle = 入門
level-easy = 簡單
level-medium = 普通
level-hard = 困難

## Choices of Drench for the move limit

drench-margin-relaxed = 寬鬆
drench-margin-fair = 適中
drench-margin-tight = 嚴格
drench-margin-twice-the-side = 兩倍邊長

## Reasons why a move is refused, shown alone or in a sentence; without a capital letter or a full stop

refused-over = 這一局已經結束
refused-not-your-turn = 現在輪到玩家 { $player }
refused-wrong-kind = 現在不能這樣做
refused-time-is-up = 時間到了
refused-time-is-left = 時間還沒用完
refused-closes-path = 這樣會堵死玩家 { $player } 的最後一條路
refused-closes-paths = 這樣會堵死玩家 { $others } 和 { $last } 的最後一條路

refused-own-colour = 這已經是你的顏色
refused-others-colour = 這是對方的顏色
refused-no-such-colour = 這一局沒有這種顏色
refused-same-tile = 請選另一張牌
refused-no-tile = 這裡沒有牌
refused-not-alike = 兩張牌不一樣
refused-no-line = 轉兩次彎也連不起這兩張牌
refused-not-beside = 那一格不在你旁邊
refused-too-steep = 太陡了，走不過去
refused-blocked-tile = 那一格是障礙
refused-stood-on = 你已經在這一格了
refused-lit-tile = 那一格已經亮了
refused-no-such-cell = 棋盤上沒有這一格
refused-cell-taken = 那裡已經有棋子
refused-nothing-below = 棋子會繼續往下掉，不能停在這裡
refused-no-such-side = 骰子只有 1 到 6 點
refused-no-such-piece = 沒有這顆棋子
refused-too-far = 這顆棋子走不了那麼遠
refused-own-piece = 那裡有你自己的棋子
refused-still-waiting = 擲出六點，等待的棋子才能依序出發
refused-not-so-far-back = 四點要後退四格，但後面沒有四格
refused-no-fork = 那裡沒有岔路
refused-occupied = 那一格有跑者
refused-out-of-reach = 太遠了，跑不到
refused-no-flights = 飛行次數用完了
refused-too-far-to-fly = 太遠了，飛不到
refused-no-path-there = 從那裡走不到你的終點
refused-no-builds = 加高次數用完了
refused-not-touching = 這兩格不相鄰
refused-too-high = 最高只能到 9 層
refused-centre-first = 第一子不能下在中心

## Reasons why the options of a game do not fit, shown below the options; without a capital letter or a full stop
## $least and $most are numbers.

misfit-sides = 棋盤每邊要有 { $least } 到 { $most } 格
misfit-columns = 欄數要在 { $least } 到 { $most } 之間
misfit-rows = 列數要在 { $least } 到 { $most } 之間
misfit-cube-sides = 立方體每邊要有 { $least } 到 { $most } 格
misfit-hypercube-sides = 4D 棋盤每邊要有 { $least } 到 { $most } 格
misfit-areas = 區域數要在 { $least } 到 { $most } 之間
misfit-ring-length = 環形要有 { $least } 到 { $most } 格
misfit-track-length = 賽道要有 { $least } 到 { $most } 格
misfit-too-few-tiles = 棋盤至少要有 { $least } 格
misfit-too-many-tiles = 棋盤最多 { $most } 格
misfit-variants = 這個遊戲的棋盤不能有洞，邊緣也不能相連
misfit-ring-parts = 這裡的環形不能有支線、終點道和跳躍
misfit-track-parts = 這裡的賽道不能有支線、終點道和跳躍
misfit-corners = 這裡不能斜向相鄰

misfit-tiles = 棋盤應有 { $wanted } 格，而不是 { $given } 格
misfit-cells = 棋盤應有 { $wanted } 格，而不是 { $given } 格

## The same for Drench

misfit-drench-board = 在賽道上沒有顏色可選；請改用環形
misfit-drench-colours = 顏色要有 { $least } 到 { $most } 種
misfit-drench-colours-for-two = 兩名玩家至少需要 { $least } 種顏色
misfit-drench-limit = 步數上限要在 { $least } 到 { $most } 步之間
misfit-drench-tile-colour = 有一格不屬於這 { $colours } 種顏色
misfit-drench-first-tiles = 兩名玩家的起始格不能同色

## The same for Link

misfit-link-board = 這裡沒有可以走線的地方；請改用方格或六角格
misfit-link-hills = 連連看不能用丘陵
misfit-link-odd-tiles = { $tiles } 張牌無法全部成對
misfit-link-gravity = 在六角格上，牌不能移動
misfit-link-faces = 圖案要有 { $least } 到 { $most } 種
misfit-link-too-many-faces = { $pairs } 對牌最多 { $pairs } 種圖案
misfit-link-whole-seconds = 倒數時間只能是整數秒
misfit-link-countdown = 倒數時間要在 { $least } 到 { $most } 秒之間
misfit-link-gain = 每對加時要在 { $least } 到 { $most } 秒之間
misfit-link-tile = 有一張牌不屬於這 { $faces } 種圖案
misfit-link-no-pair = 棋盤上至少要有一對牌
misfit-link-odd-face = 有一種圖案的牌數是奇數

## The same for Light Block

misfit-light-board = 在這種棋盤上沒有路可選；請改用方格、六角格、地圖或立方體
misfit-light-blocks = 每 { $least } 到 { $most } 格有一個障礙，或沒有障礙
misfit-light-tile = 有一格既不是空格，也不是障礙或起點
misfit-light-start = 棋盤必須剛好有一個起點
misfit-light-no-step = 起點旁邊沒有空格

## The same for In a Row

misfit-row-board = 連子棋要用方格、六角格、立方體或 4D
misfit-row-hills = 連子棋不能用丘陵
misfit-row-stones = 連線子數要在 { $least } 到 { $most } 之間
misfit-row-players = 玩家要有 { $least } 到 { $most } 名
misfit-row-first = 先手必須是其中一名玩家
misfit-row-falls = 棋子只能在方格、立方體、4D 棋盤和直排的六角格上落下
misfit-row-no-line = 這個棋盤沒有 { $cells } 格長的直線
misfit-row-centre-falls = 棋子會落下時，第一子不會落在中心
misfit-row-no-centre = 這個棋盤沒有中心
misfit-row-too-many-players = 棋盤太小，{ $players } 名玩家無法各下 { $stones } 子
misfit-row-stone-of-nobody = 有一子不屬於任何玩家
misfit-row-stone-floats = 有一子下方是空的
misfit-row-two-winners = 不能有兩名玩家同時獲勝

## The same for Race

misfit-race-board = 骰子棋要用賽道或環形
misfit-race-hills = 骰子棋不能用丘陵
misfit-race-seats = 玩家要有 { $least } 到 { $most } 名
misfit-race-needs-track = 蛇梯棋要用賽道
misfit-race-needs-ring = 繞圈要用環形
misfit-race-pieces = 每人棋子數要在 { $least } 到 { $most } 之間
misfit-race-laps = 圈數要在 { $least } 到 { $most } 之間
misfit-race-ring-length = { $players } 名玩家時，環形的格數要是 { $players } 的倍數，如 { $example }
misfit-race-ring-forks = 有岔路時，{ $players } 名玩家的環形至少要有 { $least } 格
misfit-race-track-forks = 有岔路時，賽道要有 { $least } 到 { $most } 格
misfit-race-cells = 骰子棋要用種子，不能逐格寫出

## The same for Blockade

misfit-blockade-board = 步步為營要用方格、六角格或地圖
misfit-blockade-players = 玩家要有 { $least } 到 { $most } 名
misfit-blockade-run = 每次跑的步數要在 { $least } 到 { $most } 之間
misfit-blockade-builds = 加高次數要在 { $least } 到 { $most } 之間
misfit-blockade-flights = 飛行次數要在 { $least } 到 { $most } 之間
misfit-blockade-no-path = 這裡有玩家到不了終點
misfit-blockade-begins-at-goal = 這裡有玩家一開始就在終點
misfit-blockade-paths-differ = 這個棋盤不公平：有的玩家路程長得多
misfit-blockade-runner-at-goal = 玩家 { $player } 的跑者已在終點
misfit-blockade-runner-no-path = 玩家 { $player } 的跑者到不了終點
misfit-blockade-runner-of-nobody = 有一名跑者不屬於任何玩家
misfit-blockade-two-runners = 玩家 { $player } 有兩名跑者
misfit-blockade-no-runner = 玩家 { $player } 沒有跑者

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

code-board-misfit = 合適的棋盤（{ $reason }）
code-cells-end = 最後一格之後沒有內容
code-cells-in-row = 「/」之前一列 { $tiles } 格
code-cells-too-many = 最多 { $most } 格
code-cells-too-few = { $tiles } 格，而不是 { $found } 格

code-drench-options = 棋盤（15x15、hex15x15、5x5x5、map40-7、ring40）、顏色數（c6）、步數上限（m30）、座位數（s2）或 free
code-drench-colours = { $least } 到 { $most } 種顏色，如 c6
code-drench-limit = { $least } 到 { $most } 步的上限，如 m30
code-drench-seats = 一個座位（s1）或兩個座位（s2）
code-drench-no-limit = 兩個座位時不設步數上限
code-drench-colours-for-two = 兩名玩家用 { $least } 到 { $most } 種顏色
code-drench-least-colours-for-two = 兩名玩家至少用 { $least } 種顏色
code-drench-free = 只有兩個座位（s2）時才能用 free
code-drench-cells = 以 a 到 { $last } 表示的一格

code-flood-size = 遊戲名稱，或 Flood 棋盤的大小，如 12x12，每邊 { $least } 到 { $most } 格
code-flood-cells = 「:」、棋盤的各格、「,」和步數上限
code-flood-comma = { $cells } 格之後的「,」
code-flood-colour = 以 0 到 { $most } 表示的顏色
code-flood-cell-count = { $cells } 格，而不是 { $found } 格
code-flood-limit = 「,」和 { $least } 到 { $most } 步的上限

code-link-options = 棋盤（15x15、hex15x15、5x5x5、map40-7、ring40）、圖案數（f16）、移動方向（down、up、left、right、middle）、倒數時間（t180+3）或 untimed
code-link-faces = { $least } 到 { $most } 種圖案，如 f16
code-link-countdown = { $least } 到 { $most } 秒的倒數時間和每對加時 { $least_gain } 到 { $most_gain } 秒，如 t180+3
code-link-countdown-alone = { $least } 到 { $most } 秒的倒數時間，如 t180+3
code-link-gravity-misfit = 不寫移動方向（{ $reason }）
code-link-faces-misfit = 更少的圖案（{ $reason }）
code-link-cells = 以 a 到 z 或 A 到 S 表示的一張牌，沒有牌用「.」

code-light-options = 棋盤（15x15、hex15x15、5x5x5、map40-7、ring40）、障礙的多寡（b12 就是每 12 格一個）或 classic
code-light-blocks = 每 { $least } 到 { $most } 格有一個障礙，如 b12；或 b0
code-light-cells = 空格（.）、障礙（#）或起點（@）
code-light-no-start = 起點（@）
code-light-second-start = 沒有第二個起點（@）

code-row-options = 棋盤（15x15、hex15x15、5x5x5）、連線子數（k3）、座位數（s2）、先手（f2）、fall 或 off-centre
code-row-row = { $least } 到 { $most } 子連線，如 k3
code-row-seats = { $least } 到 { $most } 個座位，如 s2
code-row-first = 先手的座位，如 f2
code-row-row-misfit = 合適的連線子數（{ $reason }）
code-row-seats-misfit = 合適的座位數（{ $reason }）
code-row-first-misfit = 合適的先手座位（{ $reason }）
code-row-cells = 「.」表示空格，或以 a 到 { $last } 表示的棋子

code-race-options = 棋盤（track100、ring40）、座位數（s4）、棋子數（p4）、圈數（laps2）、exact、fork、back4，以及 again 或 once
code-race-seats = { $least } 到 { $most } 個座位，如 s4
code-race-pieces = { $least } 到 { $most } 顆棋子，如 p4
code-race-laps = { $least } 到 { $most } 圈，如 laps2
code-race-no-pieces = 只有環形才寫棋子數
code-race-no-laps = 只有環形才寫圈數
code-race-no-exact = 只有賽道才能用 exact
code-race-no-cells = 「#」和種子：骰子棋的棋盤由種子產生，不能逐格寫出

code-blockade-options = 棋盤（9x9、hex11x12、map60-7）、座位數（s2）、每次跑的步數（r1）、加高次數（b10）或飛行次數（w1）
code-blockade-seats = { $least } 到 { $most } 個座位，如 s2
code-blockade-range = 每次跑 { $least } 到 { $most } 步，如 r1
code-blockade-builds = { $least } 到 { $most } 次加高，如 b10
code-blockade-flights = { $least } 到 { $most } 次飛行，如 w1
code-blockade-cells = 0 到 9 的高度，或表示跑者的字母
