### Games: names, options, and refused moves.

## Names of the games

game-title-drench = 塗りつぶし
game-title-link = 四川省
game-title-light-block = 一筆書き
game-title-in-a-row = 石並べ
game-title-race = すごろく
game-title-blockade = 通せんぼ

## Playing strength of the computer, from the weakest

level-gentle = 入門
level-easy = 初級
level-medium = 中級
level-hard = 上級

## Choices of Drench for the limit of moves

drench-margin-relaxed = ゆったり
drench-margin-fair = ふつう
drench-margin-tight = ぎりぎり
drench-margin-twice-the-side = 一辺の2倍

## Reasons for which a move is refused, shown alone or in a sentence; without a capital letter and a full stop

refused-over = ゲームは終わりました
refused-not-your-turn = プレイヤー{ $player }の番です
refused-wrong-kind = 今その操作はできません
refused-time-is-up = 時間切れです
refused-time-is-left = まだ時間が残っています
refused-closes-path = プレイヤー{ $player }の道がふさがってしまいます
refused-closes-paths = プレイヤー{ $others }と{ $last }の道がふさがってしまいます

refused-own-colour = もうあなたの色です
refused-others-colour = 相手の色です
refused-no-such-colour = そんなに多くの色はありません
refused-same-tile = 同じ牌です
refused-no-tile = そこに牌はありません
refused-not-alike = 絵柄が違います
refused-no-line = 2回以内に曲がる線で2つの牌を結べません
refused-not-beside = 隣のマスではありません
refused-too-steep = その段差は急すぎます
refused-blocked-tile = そのマスはふさがっています
refused-stood-on = 今いるマスです
refused-lit-tile = そのマスはもう点灯しています
refused-no-such-cell = ボードにそのマスはありません
refused-cell-taken = そこにはもう石があります
refused-nothing-below = 石はもっと下まで落ちます
refused-no-such-side = サイコロの目は1〜6です
refused-no-such-piece = そんなに多くのコマはありません
refused-too-far = そのコマはそこまで進めません
refused-own-piece = そこには自分のコマがいます
refused-still-waiting = 未出発のコマは6の目で番号順に出ます
refused-not-so-far-back = 4の目は4マス戻りますが、後ろが足りません
refused-no-fork = そこに分かれ道はありません
refused-occupied = そこにはコマがいます
refused-out-of-reach = 遠すぎて走れません
refused-no-flights = もう飛べません
refused-too-far-to-fly = 遠すぎて飛べません
refused-no-path-there = そこからゴールへ行く道がありません
refused-no-builds = もう建設できません
refused-not-touching = その2マスは隣り合っていません
refused-too-high = 高さは9までです
refused-centre-first = 最初の石は中央に置けません

## Reasons for which the options of a game do not fit, shown below the options; without a capital letter and a full stop
## $least and $most are numbers.

misfit-sides = ボードの一辺は{ $least }〜{ $most }マスです
misfit-columns = ボードは{ $least }〜{ $most }列です
misfit-rows = ボードは{ $least }〜{ $most }行です
misfit-cube-sides = 立方体の一辺は{ $least }〜{ $most }マスです
misfit-hypercube-sides = 4次元の一辺は{ $least }〜{ $most }マスです
misfit-areas = マップの地域は{ $least }〜{ $most }個です
misfit-ring-length = 環状のボードは{ $least }〜{ $most }マスです
misfit-track-length = 一本道は{ $least }〜{ $most }マスです
misfit-too-few-tiles = ボードには{ $least }マス以上必要です
misfit-too-many-tiles = ボードは最大{ $most }マスです
misfit-variants = つながった端と穴は使えません
misfit-ring-parts = この環状のボードに枝道・レーン・ジャンプは使えません
misfit-track-parts = この一本道に枝道・レーン・ジャンプは使えません
misfit-corners = マスは辺だけで隣り合います

misfit-tiles = { $given }マスでは{ $wanted }マスのボードが埋まりません
misfit-cells = { $given }マスでは{ $wanted }マスのボードが埋まりません

## The same for Drench

misfit-drench-board = 一本道の塗りつぶしでは手を選べません。環状のボードにしてください
misfit-drench-colours = 色は{ $least }〜{ $most }色です
misfit-drench-colours-for-two = 2人なら{ $least }色以上必要です
misfit-drench-limit = 手数の上限は{ $least }〜{ $most }手です
misfit-drench-tile-colour = { $colours }色のどれでもないマスがあります
misfit-drench-first-tiles = 2人の最初のマスは違う色にしてください

## The same for Link

misfit-link-board = 線を引く列がありません。四角か六角にしてください
misfit-link-hills = ここでは起伏を使えません
misfit-link-odd-tiles = { $tiles }枚の牌ではペアになりません
misfit-link-gravity = 六角のボードでは牌は動きません
misfit-link-faces = 絵柄は{ $least }〜{ $most }種です
misfit-link-too-many-faces = { $pairs }組のペアなら絵柄は最大{ $pairs }種です
misfit-link-whole-seconds = 制限時間は秒単位です
misfit-link-countdown = 制限時間は{ $least }〜{ $most }秒です
misfit-link-gain = ペアで戻る時間は{ $least }〜{ $most }秒です
misfit-link-tile = { $faces }種の絵柄のどれでもない牌があります
misfit-link-no-pair = 牌のペアがありません
misfit-link-odd-face = ペアにならない絵柄があります

## The same for Light Block

misfit-light-board = このボードの一筆書きでは進む先を選べません。四角・六角・マップ・立方体にしてください
misfit-light-blocks = ブロックは{ $least }〜{ $most }マスに1つか、なしです
misfit-light-tile = 空きマスでもブロックでもスタートでもないマスがあります
misfit-light-start = ボードのスタートは1つです
misfit-light-no-step = スタートから進めるマスがありません

## The same for In a Row

misfit-row-board = 石を並べられるのは四角・六角・立方体・4次元だけです
misfit-row-hills = ここでは起伏を使えません
misfit-row-stones = 並べる石は{ $least }〜{ $most }個です
misfit-row-players = プレイヤーは{ $least }〜{ $most }人です
misfit-row-first = 先手はプレイヤーの中から選んでください
misfit-row-falls = 石が真下に落ちるのは、四角・立方体・4次元と、縦の列に並ぶ六角だけです
misfit-row-no-line = このボードには{ $cells }マスの列がありません
misfit-row-centre-falls = 石が落ちるボードでは、最初の石は中央に届きません
misfit-row-no-centre = このボードには中央のマスがありません
misfit-row-too-many-players = { $players }人では1人{ $stones }個の石を置けません
misfit-row-stone-of-nobody = どのプレイヤーのものでもない石があります
misfit-row-stone-floats = 下に何もない石があります
misfit-row-two-winners = 2人が両方勝っていることはありえません

## The same for Race

misfit-race-board = すごろくは一本道か環状のボードで遊びます
misfit-race-hills = すごろくでは起伏を使えません
misfit-race-seats = 席は{ $least }〜{ $most }個です
misfit-race-needs-track = ヘビとはしごには一本道が必要です
misfit-race-needs-ring = 1周するすごろくには環状のボードが必要です
misfit-race-pieces = 1人のコマは{ $least }〜{ $most }個です
misfit-race-laps = 周回は{ $least }〜{ $most }周です
misfit-race-ring-length = { $players }人の環状のボードは{ $players }の倍数のマスです（{ $example }など）
misfit-race-ring-forks = { $players }人で分かれ道つきの環状のボードは{ $least }マス以上です
misfit-race-track-forks = 分かれ道つきの一本道は{ $least }〜{ $most }マスです
misfit-race-cells = すごろくのボードはシードで決まります。マスの指定はできません

## The same for Blockade

misfit-blockade-board = 通せんぼは四角・六角・マップで遊びます
misfit-blockade-players = プレイヤー：{ $least }〜{ $most }人
misfit-blockade-run = 走れる歩数：{ $least }〜{ $most }歩
misfit-blockade-builds = 1人の建設：{ $least }〜{ $most }回
misfit-blockade-flights = 1人の飛行：{ $least }〜{ $most }回
misfit-blockade-no-path = ゴールへの道がないプレイヤーがいます
misfit-blockade-begins-at-goal = 最初からゴールにいるプレイヤーがいます
misfit-blockade-paths-differ = プレイヤーの道の長さが違いすぎます
misfit-blockade-runner-at-goal = プレイヤー{ $player }のコマがもうゴールにいます
misfit-blockade-runner-no-path = プレイヤー{ $player }のコマにはゴールへの道がありません
misfit-blockade-runner-of-nobody = どのプレイヤーのものでもないコマがあります
misfit-blockade-two-runners = プレイヤー{ $player }のコマが2つあります
misfit-blockade-no-runner = プレイヤー{ $player }のコマがありません

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

code-board-misfit = 条件に合うボード（{ $reason }）
code-cells-end = 最後のマスの後には何もなし
code-cells-in-row = 「/」の前に、1行{ $tiles }マス
code-cells-too-many = 最大{ $most }マス
code-cells-too-few = { $tiles }マス（{ $found }マスしかない）

code-drench-options = ボード（15x15、hex15x15、5x5x5、map40-7、ring40）、色（c6）、手数の上限（m30）、席（s2）、または「free」
code-drench-colours = { $least }〜{ $most }色、c6のように
code-drench-limit = 上限は{ $least }〜{ $most }手、m30のように
code-drench-seats = 席は1つ（s1）か2つ（s2）
code-drench-no-limit = 席が2つなら手数の上限はなし
code-drench-colours-for-two = 2人なら{ $least }〜{ $most }色
code-drench-least-colours-for-two = 2人なら{ $least }色以上
code-drench-free = 「free」は席が2つ（s2）のときだけ
code-drench-cells = aから{ $last }までのマス

code-flood-size = ゲームの名前、または一辺{ $least }〜{ $most }マスのFloodのボードの大きさ、12x12のように
code-flood-cells = 「:」、ボードのマス、「,」、手数の上限
code-flood-comma = { $cells }マスの後に「,」
code-flood-colour = 0〜{ $most }の色
code-flood-cell-count = { $cells }マス（今は{ $found }マス）
code-flood-limit = 「,」と{ $least }〜{ $most }手の上限

code-link-options = ボード（15x15、hex15x15、5x5x5、map40-7、ring40）、絵柄（f16）、牌の動き（down、up、left、right、middle）、制限時間（t180+3）、または「untimed」
code-link-faces = 絵柄は{ $least }〜{ $most }種、f16のように
code-link-countdown = 制限時間{ $least }〜{ $most }秒と、ペアで戻る{ $least_gain }〜{ $most_gain }秒、t180+3のように
code-link-countdown-alone = 制限時間{ $least }〜{ $most }秒、t180+3のように
code-link-gravity-misfit = 牌の動きはなし（{ $reason }）
code-link-faces-misfit = もっと少ない絵柄（{ $reason }）
code-link-cells = aからzかAからSの牌、なしは「.」

code-light-options = ボード（15x15、hex15x15、5x5x5、map40-7、ring40）、何マスに1つがブロックか（b12）、または「classic」
code-light-blocks = ブロックは{ $least }〜{ $most }マスに1つ、b12のように、またはb0
code-light-cells = 空きマス（.）、ブロック（#）、スタート（@）
code-light-no-start = スタート（@）
code-light-second-start = 2つ目のスタート（@）はなし

code-row-options = ボード（15x15、hex15x15、5x5x5）、並べる石の数（k3）、席（s2）、先手（f2）、「fall」、または「off-centre」
code-row-row = 並べる石は{ $least }〜{ $most }個、k3のように
code-row-seats = 席は{ $least }〜{ $most }個、s2のように
code-row-first = 先手の席、f2のように
code-row-row-misfit = 条件に合う石の数（{ $reason }）
code-row-seats-misfit = 条件に合う席の数（{ $reason }）
code-row-first-misfit = 条件に合う先手の席（{ $reason }）
code-row-cells = 空きマスの「.」、またはaから{ $last }までの石

code-race-options = ボード（track100、ring40）、席（s4）、コマ（p4）、周回（laps2）、「exact」、「fork」、「back4」、「again」か「once」
code-race-seats = 席は{ $least }〜{ $most }個、s4のように
code-race-pieces = コマは{ $least }〜{ $most }個、p4のように
code-race-laps = 周回は{ $least }〜{ $most }周、laps2のように
code-race-no-pieces = コマの数は環状のボードだけ
code-race-no-laps = 周回は環状のボードだけ
code-race-no-exact = 「exact」は一本道だけ
code-race-no-cells = #の後にシード（すごろくのボードはマスで指定できない）

code-blockade-options = ボード（9x9、hex11x12、map60-7）、席（s2）、走れる歩数（r1）、建設（b10）、または飛行（w1）
code-blockade-seats = 席は{ $least }〜{ $most }個、s2のように
code-blockade-range = 走れる歩数は{ $least }〜{ $most }歩、r1のように
code-blockade-builds = 建設は{ $least }〜{ $most }回、b10のように
code-blockade-flights = 飛行は{ $least }〜{ $most }回、w1のように
code-blockade-cells = 0〜9の高さ、またはコマの文字
