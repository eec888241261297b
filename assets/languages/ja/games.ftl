### Games: names, options, and refused moves.

## Names of the games

game-title-drench = 塗りつぶし
game-title-link = 四川省
game-title-light-block = 一筆書き
game-title-in-a-row = N目並べ
game-title-race = すごろく
game-title-blockade = 通せんぼ

## Playing strength of the computer, from the weakest

level-gentle = 入門
level-easy = 初級
level-medium = 中級
level-hard = 上級

## Choices of Drench for the move limit

drench-margin-relaxed = ゆったり
drench-margin-fair = ふつう
drench-margin-tight = ぎりぎり
drench-margin-twice-the-side = 一辺の2倍

## Reasons why a move is refused, shown alone or in a sentence; without a capital letter or a full stop

refused-over = ゲームは終わりました
refused-not-your-turn = プレイヤー{ $player }の番です
refused-wrong-kind = 今その操作はできません
refused-time-is-up = 時間切れです
refused-time-is-left = まだ時間が残っています
refused-closes-path = プレイヤー{ $player }の最後の道がふさがってしまいます
refused-closes-paths = プレイヤー{ $others }と{ $last }の最後の道がふさがってしまいます

refused-own-colour = もうあなたの色です
refused-others-colour = 相手の色です
refused-no-such-colour = この色は使われていません
refused-same-tile = 別の牌を選んでください
refused-no-tile = そこに牌はありません
refused-not-alike = 絵柄が違います
refused-no-line = 2回まで曲がる線ではつながりません
refused-not-beside = 隣のマスではありません
refused-too-steep = 段差が急すぎます
refused-blocked-tile = そこはブロックです
refused-stood-on = 今いるマスです
refused-lit-tile = そのマスはもう光っています
refused-no-such-cell = ボードにそのマスはありません
refused-cell-taken = そこにはもう石があります
refused-nothing-below = 石が下に落ちるので、そこには置けません
refused-no-such-side = サイコロの目は1〜6です
refused-no-such-piece = その番号のコマはありません
refused-too-far = そのコマはそこまで進めません
refused-own-piece = そこには自分のコマがいます
refused-still-waiting = 待機中のコマは、6の目が出ると番号順に出ます
refused-not-so-far-back = 4マス戻るには、後ろのマスが足りません
refused-no-fork = そこに分かれ道はありません
refused-occupied = そこにはコマがいます
refused-out-of-reach = 遠すぎて走れません
refused-no-flights = もう飛べません
refused-too-far-to-fly = 遠すぎて飛べません
refused-no-path-there = そこからゴールへ行く道がありません
refused-no-builds = もう積めません
refused-not-touching = その2マスは隣り合っていません
refused-too-high = 高さは9までです
refused-centre-first = 最初の石は中央に置けません

## Reasons why the options of a game do not fit, shown below the options; without a capital letter or a full stop
## $least and $most are numbers.

misfit-sides = ボードの一辺は{ $least }〜{ $most }マスです
misfit-columns = 列の数は{ $least }〜{ $most }です
misfit-rows = 行の数は{ $least }〜{ $most }です
misfit-cube-sides = キューブの一辺は{ $least }〜{ $most }マスです
misfit-hypercube-sides = 4Dの一辺は{ $least }〜{ $most }マスです
misfit-areas = マップのエリアは{ $least }〜{ $most }個です
misfit-ring-length = リングは{ $least }〜{ $most }マスです
misfit-track-length = 一本道は{ $least }〜{ $most }マスです
misfit-too-few-tiles = ボードには{ $least }マス以上必要です
misfit-too-many-tiles = ボードは最大{ $most }マスです
misfit-variants = このゲームでは、穴や端のつながりは使えません
misfit-ring-parts = ここではリングに枝道・レーン・ジャンプを使えません
misfit-track-parts = ここでは一本道に枝道・レーン・ジャンプを使えません
misfit-corners = ここでは斜めにつなげられません

misfit-tiles = ボードは{ $wanted }マスです（指定は{ $given }マス）
misfit-cells = ボードは{ $wanted }マスです（指定は{ $given }マス）

## The same for Drench

misfit-drench-board = 一本道では色を選ぶ余地がありません。リングにしてください
misfit-drench-colours = 色数は{ $least }〜{ $most }色です
misfit-drench-colours-for-two = 2人なら{ $least }色以上必要です
misfit-drench-limit = 最大手数は{ $least }〜{ $most }手です
misfit-drench-tile-colour = { $colours }色のどれでもないマスがあります
misfit-drench-first-tiles = 2人の最初のマスは違う色にしてください

## The same for Link

misfit-link-board = ここでは線を引けません。四角か六角にしてください
misfit-link-hills = 四川省では起伏を使えません
misfit-link-odd-tiles = { $tiles }枚では、牌をすべてペアにできません
misfit-link-gravity = 六角では牌を動かせません
misfit-link-faces = 絵柄は{ $least }〜{ $most }種です
misfit-link-too-many-faces = { $pairs }組のペアなら絵柄は最大{ $pairs }種です
misfit-link-whole-seconds = 制限時間は秒単位です
misfit-link-countdown = 制限時間は{ $least }〜{ $most }秒です
misfit-link-gain = ペアごとの加算は{ $least }〜{ $most }秒です
misfit-link-tile = { $faces }種の絵柄のどれでもない牌があります
misfit-link-no-pair = ペアが1つ以上必要です
misfit-link-odd-face = 枚数が奇数の絵柄があります

## The same for Light Block

misfit-light-board = このボードでは進む先を選べません。四角・六角・マップ・キューブにしてください
misfit-light-blocks = ブロックは{ $least }〜{ $most }マスに1つか、なしです
misfit-light-tile = 空きマスでもブロックでもスタートでもないマスがあります
misfit-light-start = スタートはちょうど1つ必要です
misfit-light-no-step = スタートの隣に空きマスがありません

## The same for In a Row

misfit-row-board = N目並べは四角・六角・キューブ・4Dで遊びます
misfit-row-hills = N目並べでは起伏を使えません
misfit-row-stones = 並べる数は{ $least }〜{ $most }個です
misfit-row-players = プレイヤーは{ $least }〜{ $most }人です
misfit-row-first = 先手はプレイヤーの中から選んでください
misfit-row-falls = 石が落ちるのは、四角・キューブ・4Dと、縦に並ぶ六角だけです
misfit-row-no-line = このボードには{ $cells }マスの列がありません
misfit-row-centre-falls = 石が落ちるボードでは、最初の石は中央に届きません
misfit-row-no-centre = このボードには中央がありません
misfit-row-too-many-players = ボードが小さすぎて、{ $players }人で{ $stones }個ずつ石を置けません
misfit-row-stone-of-nobody = どのプレイヤーのものでもない石があります
misfit-row-stone-floats = 下に何もない石があります
misfit-row-two-winners = 2人が同時に勝つことはありません

## The same for Race

misfit-race-board = すごろくは一本道かリングで遊びます
misfit-race-hills = すごろくでは起伏を使えません
misfit-race-seats = プレイヤーは{ $least }〜{ $most }人です
misfit-race-needs-track = ヘビとはしごには一本道が必要です
misfit-race-needs-ring = 周回すごろくにはリングが必要です
misfit-race-pieces = 1人のコマは{ $least }〜{ $most }個です
misfit-race-laps = 周回は{ $least }〜{ $most }周です
misfit-race-ring-length = { $players }人のとき、リングのマスは{ $players }の倍数です（{ $example }など）
misfit-race-ring-forks = 分かれ道があるとき、{ $players }人のリングは{ $least }マス以上必要です
misfit-race-track-forks = 分かれ道があるとき、一本道は{ $least }〜{ $most }マスです
misfit-race-cells = すごろくにはシードが必要です。マスは指定できません

## The same for Blockade

misfit-blockade-board = 通せんぼは四角・六角・マップで遊びます
misfit-blockade-players = プレイヤーは{ $least }〜{ $most }人です
misfit-blockade-run = 走れる歩数は{ $least }〜{ $most }歩です
misfit-blockade-builds = 積める回数は{ $least }〜{ $most }回です
misfit-blockade-flights = 飛べる回数は{ $least }〜{ $most }回です
misfit-blockade-no-path = ゴールへの道がないプレイヤーがいます
misfit-blockade-begins-at-goal = 最初からゴールにいるプレイヤーがいます
misfit-blockade-paths-differ = 不公平なボードです。ゴールまでの道がずっと長いプレイヤーがいます
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
code-cells-too-few = { $tiles }マス（今は{ $found }マス）

code-drench-options = ボード（15x15、hex15x15、5x5x5、map40-7、ring40）、色（c6）、最大手数（m30）、席（s2）、または「free」
code-drench-colours = { $least }〜{ $most }色（例：c6）
code-drench-limit = 最大手数は{ $least }〜{ $most }手（例：m30）
code-drench-seats = 席は1つ（s1）か2つ（s2）
code-drench-no-limit = 席が2つなら最大手数はなし
code-drench-colours-for-two = 2人なら{ $least }〜{ $most }色
code-drench-least-colours-for-two = 2人なら{ $least }色以上
code-drench-free = 「free」は席が2つ（s2）のときだけ
code-drench-cells = aから{ $last }までのマス

code-flood-size = ゲームの名前、または一辺{ $least }〜{ $most }マスのFloodのボードの大きさ（例：12x12）
code-flood-cells = 「:」、ボードのマス、「,」、最大手数
code-flood-comma = { $cells }マスの後に「,」
code-flood-colour = 0〜{ $most }の色
code-flood-cell-count = { $cells }マス（今は{ $found }マス）
code-flood-limit = 「,」と最大手数（{ $least }〜{ $most }手）

code-link-options = ボード（15x15、hex15x15、5x5x5、map40-7、ring40）、絵柄（f16）、牌の動き（down、up、left、right、middle）、制限時間（t180+3）、または「untimed」
code-link-faces = 絵柄は{ $least }〜{ $most }種（例：f16）
code-link-countdown = 制限時間{ $least }〜{ $most }秒と、ペアごとの加算{ $least_gain }〜{ $most_gain }秒（例：t180+3）
code-link-countdown-alone = 制限時間{ $least }〜{ $most }秒（例：t180+3）
code-link-gravity-misfit = 牌の動きはなし（{ $reason }）
code-link-faces-misfit = もっと少ない絵柄（{ $reason }）
code-link-cells = aからzかAからSの牌、なしは「.」

code-light-options = ボード（15x15、hex15x15、5x5x5、map40-7、ring40）、ブロックの割合（12マスに1つならb12）、または「classic」
code-light-blocks = ブロックは{ $least }〜{ $most }マスに1つ（例：b12）、またはb0
code-light-cells = 空きマス（.）、ブロック（#）、またはスタート（@）
code-light-no-start = スタート（@）
code-light-second-start = スタート（@）は1つだけ

code-row-options = ボード（15x15、hex15x15、5x5x5）、並べる石の数（k3）、席（s2）、先手（f2）、「fall」、または「off-centre」
code-row-row = 並べる石は{ $least }〜{ $most }個（例：k3）
code-row-seats = 席は{ $least }〜{ $most }個（例：s2）
code-row-first = 先手の席（例：f2）
code-row-row-misfit = 条件に合う石の数（{ $reason }）
code-row-seats-misfit = 条件に合う席の数（{ $reason }）
code-row-first-misfit = 条件に合う先手の席（{ $reason }）
code-row-cells = 空きマスの「.」、またはaから{ $last }までの石

code-race-options = ボード（track100、ring40）、席（s4）、コマ（p4）、周回（laps2）、「exact」、「fork」、「back4」、「again」か「once」
code-race-seats = 席は{ $least }〜{ $most }個（例：s4）
code-race-pieces = コマは{ $least }〜{ $most }個（例：p4）
code-race-laps = 周回は{ $least }〜{ $most }周（例：laps2）
code-race-no-pieces = コマの数はリングだけ
code-race-no-laps = 周回はリングだけ
code-race-no-exact = 「exact」は一本道だけ
code-race-no-cells = 「#」とシード（すごろくのボードはシードで作られ、マスは指定できない）

code-blockade-options = ボード（9x9、hex11x12、map60-7）、席（s2）、走れる歩数（r1）、積める回数（b10）、または飛べる回数（w1）
code-blockade-seats = 席は{ $least }〜{ $most }個（例：s2）
code-blockade-range = 走れる歩数は{ $least }〜{ $most }歩（例：r1）
code-blockade-builds = 積める回数は{ $least }〜{ $most }回（例：b10）
code-blockade-flights = 飛べる回数は{ $least }〜{ $most }回（例：w1）
code-blockade-cells = 0〜9の高さ、またはコマの文字
