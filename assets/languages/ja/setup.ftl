### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = プレイ
setup-open-room = ルームを作る
setup-another-board = 別のボード
setup-paste = コードを貼り付け
setup-more = 詳細設定

setup-names = 名前

setup-not-possible = この設定では遊べません：{ $reason }。
setup-no-code = 貼り付けるものがありません。先にゲームコードをコピーしてください。
setup-wrong-code = 誤りがあります：{ $error }。
setup-no-game-code = ゲームコードではありません：{ $error }。
setup-cannot-start = このゲームは始められません：{ $error }。

## Setup: kinds of board

setup-board = ボード
setup-board-squares = 四角
setup-board-hexes = 六角
setup-board-map = マップ
setup-board-cube = キューブ
setup-board-hypercube = 4D
setup-board-ring = リング
setup-board-track = 一本道

## Setup: sizes of boards

setup-size = 大きさ
setup-size-small = 小
setup-size-medium = 中
setup-size-large = 大
setup-track-short = 短い
setup-track-classic = 標準
setup-track-long = 長い

setup-columns = 列
setup-rows = 行
setup-layers = 層
setup-cubes = キューブ
setup-areas = エリア
setup-tiles = マス

## Setup: variants of boards

setup-diagonals = 斜めもつながる
setup-wrap = 端がつながる
setup-holes = 穴

setup-shifted = ずらす
setup-shifted-odd-rows = 奇数行
setup-shifted-even-rows = 偶数行
setup-shifted-odd-columns = 奇数列
setup-shifted-even-columns = 偶数列

setup-hills = 起伏
setup-hills-none = なし
setup-hills-levels = { $levels }段

## Setup: players

setup-who = モード
setup-mode-solo = ソロ
setup-mode-same-device = 1台で対戦
setup-mode-computer = CPU
setup-mode-network = 通信対戦
setup-mode-room-race = 同時プレイ
setup-mode-room-turns = 交互にプレイ

setup-level = 強さ
setup-seats = 人数
setup-computer-begins = CPUが先手

## Players: what they are called

seat-you = あなた
seat-player = プレイヤー{ $number }
seat-opponent = 相手
seat-player-short = P{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = あなたの番
seat-doing-to-move = 手番
seat-doing-waiting = 待ち
seat-doing-thinking = 思考中…
seat-doing-won = 勝ち
seat-doing-lost = 負け
seat-doing-drew = 引き分け
seat-doing-out = 脱落

## Players: whose turn it is, below the board

seat-turn-computer = CPUの番
seat-turn-opponent = 相手の番
seat-turn-person = { $name }の番

## Players: who won, as the heading of the result

seat-won-you = あなたの勝ち
seat-won-computer = CPUの勝ち
seat-won-opponent = 相手の勝ち
seat-won-player-number = プレイヤー{ $number }の勝ち
seat-won-person = { $name }の勝ち

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = あなたの勝ち
seat-state-won-computer = CPUの勝ち
seat-state-won-opponent = 相手の勝ち
seat-state-won-player-number = プレイヤー{ $number }の勝ち
seat-state-won-person = { $name }の勝ち

## Hints, below the board

advice-searching = 良い手を探しています…
advice-good-move = 良い手に印をつけました
advice-possible-move = 候補の手に印をつけました
advice-restart = もう勝てません。最初からやり直してください
advice-go-back = もう勝てません。{ $last_winnable }手目まで戻ってください
advice-never-winnable = このボードは最初から勝てません

## Drench

drench-tagline = ボードを一色に

drench-details = { $board } · { $colours }色

drench-state-not-begun = 未開始
drench-state-limit = { $moves }/{ $limit }手
drench-state-moves = { $moves }手経過
drench-state-flooded = { $moves }手でクリア
drench-state-out-of-moves = 手数オーバー
drench-state-over = ゲーム終了

drench-progress-left =
    { $left ->
       *[other] 手残り
    }
drench-progress-tiles = { $held }/{ $all }マス

drench-decided = { $won }（{ $held }/{ $all }マス）
drench-choose = 色を選ぶか、マスを押してください
drench-advice-choose = 色を選んでください
drench-advice-try = おすすめ：{ $colour }
drench-advice-lost = 残り{ $left }手ではクリアできません
drench-advice-lost-since = 残り{ $left }手ではクリアできません。{ $last_winnable }手目まで戻ってください
drench-advice-never = このボードは、この手数ではクリアできません

drench-holder-you = 自分
drench-holder-other = 相手
drench-holder-player-short = P{ $number }

drench-result-flooded = クリア！
drench-result-perfect = { $moves }手、これが最短です
drench-result-best = { $moves }手、最短{ $best }手
drench-result-best-known = { $moves }手、既知の最短{ $best }手
drench-result-last-move = 最後の1手でクリア
drench-result-moves-left = 残り{ $moves }手
drench-result-out-of-moves = 手数オーバー
drench-result-to-go = 残り{ $tiles }マス
drench-result-to-go-best = 残り{ $tiles }マス。{ $best }手でクリアできます
drench-result-lead = { $lead }マス差：{ $winner }対{ $loser }
drench-result-draw = 引き分け
drench-result-tiles-each = { $tiles }マスずつ
drench-result-standstill = { $score }。{ $moves }手の間、どちらも広がりませんでした

drench-size-classic = 定番
drench-setup-colours = 色数
drench-setup-limit = 手数制限
drench-setup-moves = 最大手数
drench-setup-balanced = 公平なボード

## Link

link-tagline = 同じ牌を消そう

link-details-faces = 絵柄{ $faces }種
link-details-stay = 牌は動かない
link-details-down = 牌は下へ
link-details-up = 牌は上へ
link-details-left = 牌は左へ
link-details-right = 牌は右へ
link-details-middle = 牌は中央へ

link-state-cleared = クリア
link-state-out-of-time = 時間切れ
link-state-time = 残り{ $time }
link-state-tiles = 残り{ $tiles }枚

link-progress-time = 残り
link-progress-tiles = { $left }/{ $all }枚
link-progress-left =
    { $left ->
       *[other] 枚残り
    }

link-goal = 同じ牌を2つ選んでください
link-no-moves = 消せるペアがありません
link-shuffle = シャッフル
link-take-back = 戻す
link-same-board = 最初から

link-advice-safe = 消しても詰まないペアです
link-advice-possible = 消せるペアです
link-advice-lost = シャッフルするか、手を戻してください

link-result-cleared = クリア！
link-result-time-left = 残り{ $time }
link-result-time = タイム{ $time }
link-result-out-of-time = 時間切れ
link-result-tiles-left = 残り{ $tiles }枚

link-setup-timed = 制限時間あり
link-setup-faces = 絵柄
link-setup-time = 時間
link-setup-bonus = ペアごとに加算
link-setup-tiles = 牌の動き
link-setup-tiles-stay = なし
link-setup-tiles-down = 下へ
link-setup-tiles-up = 上へ
link-setup-tiles-left = 左へ
link-setup-tiles-right = 右へ
link-setup-tiles-middle = 中央へ

## Light Block

light-block-tagline = 全マスを光らせよう

light-block-details-classic = クラシック

light-block-state-won = すべて点灯
light-block-state-stuck = 行き止まり
light-block-state-lit = { $lit }/{ $all }マス

light-block-progress-left =
    { $left ->
       *[other] マス残り
    }
light-block-winnable-searching = 解けるか調べています…
light-block-winnable-yes = 解けます
light-block-winnable-no = 解けません
light-block-winnable-unknown = 解けないかも

light-block-goal = ボールをドラッグして、全マスを通りましょう

light-block-result-won = すべて点灯！
light-block-result-steps = { $steps }歩でクリア
light-block-result-stuck = 行き止まり
light-block-result-dark = 残り{ $tiles }マス。戻すか、最初からやり直せます

light-block-setup-blocks = ブロック
light-block-setup-blocks-none = なし
light-block-setup-blocks-few = 少し
light-block-setup-blocks-some = ふつう
light-block-setup-blocks-many = 多い
light-block-setup-random = ランダム配置（解けないことも）

## In a Row

row-tagline = 一列にそろえよう

row-details-line = { $k }目並べ
row-details-fall = 石が落ちる
row-details-off-centre = 初手は中央以外

row-state-draw = 引き分け
row-state-not-begun = 未開始
row-state-stones = { $stones }手経過

row-goal = { $k }個並べると勝ち
row-press-again = もう一度押すと置きます

row-result-line = { $stones }手で{ $k }個並びました
row-result-draw = 引き分け
row-result-no-line = { $stones }手でボードが埋まりました

row-size-tic-tac-toe = 三目並べ
row-size-four = 四目並べ
row-size-five = 五目並べ
row-setup-line = 並べる数
row-setup-fall = 石が落ちる
row-setup-off-centre = 初手は中央以外

## Race

race-tagline = サイコロで競走

race-details-exact = { $tiles }マス · ぴったりでゴール
race-details-snakes = { $tiles }マス · ヘビとはしご
race-details-ring = リング{ $tiles }マス · コマ{ $pieces }個
race-details-ring-laps = リング{ $tiles }マス · { $laps }周

race-state-over = ゲーム終了
race-state-not-begun = 未開始
race-state-rolls = サイコロ{ $rolls }回

race-waiting = { $doing } · 待機{ $pieces }個

race-your-roll = サイコロを振ってください
race-roll-again = もう一度振ってください
race-roll = 振る
race-choose-piece = コマを選んでください
race-choose-way = 道を選んでください
race-choose-way-short = 道を選んでください：近道は{ $steps }マス得
race-choose-way-long = 道を選んでください：遠回りは{ $steps }マス得
race-way-saves = この道は{ $steps }マス得
race-way-costs = この道は{ $steps }マス多い
race-rolled = { $player }：{ $pips }の目
race-rolled-you = あなた：{ $pips }の目
race-rolled-computer = CPU：{ $pips }の目
race-log-enters = { $rolled }、コマがスタートに出た
race-log-ladder = { $rolled }、はしごで{ $tile }のマスへ
race-log-snake = { $rolled }、ヘビで{ $tile }のマスへ
race-log-captured = { $rolled }、{ $player }のコマを振り出しに戻した
race-log-captured-you = { $rolled }、あなたのコマが振り出しに戻された
race-log-captured-computer = { $rolled }、CPUのコマを振り出しに戻した
race-log-home = { $rolled }、コマがゴール
race-log-end = { $rolled }、ゴール！
race-log-stays = { $rolled }、動けるコマがない
race-rule-ring =
    { $laps ->
        [1] 6の目が出ると、待機中のコマがスタートに出ます。リングを1周してから、自分のゴールレーンに入ります。ほかの人のコマがいるマスに止まると、そのコマを振り出しに戻せます。
       *[other] 6の目が出ると、待機中のコマがスタートに出ます。リングを{ $laps }周してから、自分のゴールレーンに入ります。ほかの人のコマがいるマスに止まると、そのコマを振り出しに戻せます。
    }
race-rule-exact = 最後はぴったりの目が必要です。
race-rule-forks = 分かれ道では、危険な近道か安全な遠回りを選びます。
race-rule-back-four = 4の目では4マス戻ります。
race-rule-again = 6の目でもう1回振れます。

race-move = { $piece }：あと{ $tiles }マス
race-move-lap = { $piece }：あと{ $tiles }マス、{ $lap }周目
race-move-short = { $piece } 近道：あと{ $tiles }
race-move-long = { $piece } 遠回り：あと{ $tiles }
race-move-enter = コマを出す

race-result-over = ゲーム終了
race-result-rolls = サイコロ{ $rolls }回で決着

race-setup-pieces = コマの数
race-setup-laps = 周回数
race-setup-exact = ぴったりでゴール
race-setup-again = 6の目でもう1回
race-setup-back-four = 4の目で戻る
race-setup-forks = 分かれ道
race-setup-no-forks = このボードには分かれ道を置けません

## Blockade

blockade-tagline = 先に渡れば勝ち

blockade-details-builds-uneven = 積み上げ{ $least }回か{ $most }回
blockade-details-builds = 積み上げ{ $builds }回

blockade-state-draw = 引き分け
blockade-state-not-begun = 未開始
blockade-state-turns = { $turns }手経過

blockade-builds-left = 積み上げ{ $builds }回
blockade-builds-left-passed = 積み上げ{ $builds }回 · パス

blockade-to-go = ゴールまで
blockade-flights-left = あと{ $flights }回飛べる
blockade-flown = もう飛べない
blockade-ask-flight =
    { $flights ->
        [1] ここへ飛びますか？飛べるのは1回だけです。
       *[other] ここへ飛びますか？残り{ $flights }回です。
    }
blockade-distance-change = { $name }：{ $before } → { $after }
blockade-no-distance-changes = どの道のりも変わりません

blockade-goal-run = コマを動かす
blockade-goal-run-fly = コマを動かすか、飛ばす
blockade-goal-run-build = コマを動かすか、マスを高くする
blockade-goal-run-fly-build = コマを動かすか飛ばす、またはマスを高くする

blockade-advice-raise-one = 印のマスを高くする
blockade-advice-raise-two = 印の2マスを高くする
blockade-advice-fly = 印のマスへ飛ぶ
blockade-advice-run = 印のマスへ走る
blockade-advice-raise-one-wins = 印のマスを高くすれば勝ち
blockade-advice-raise-two-wins = 印の2マスを高くすれば勝ち
blockade-advice-fly-wins = 印のマスへ飛べば勝ち
blockade-advice-run-wins = 印のマスへ走れば勝ち
blockade-advice-lost = もう勝ち目がありません

blockade-result-turns = { $turns }手で決着
blockade-result-rank = { $rank }位 { $name }
blockade-result-draw = 引き分け
blockade-result-equal = { $turns }手で終了、ゴールまでの距離は同じ

blockade-setup-builds = 積める回数
blockade-setup-flights = 飛べる回数
blockade-setup-range = 走れる歩数
