### Boards and their notation.

## Short descriptions of boards, such as "12×12, 8-way, hills"

plan-ring = リング{ $cells }マス
plan-track = 一本道{ $cells }マス
plan-hexes = 六角{ $columns }×{ $rows }
plan-map = マップ{ $areas }エリア
plan-detail = { $board }、{ $detail }
plan-ways = { $ways }方向
plan-joined-edges = 端がつながる
plan-holes = 穴あり
plan-hills = 起伏あり

## Reasons why a board cannot be built, without a full stop

board-empty = ボードの各辺には1マス以上必要です
board-too-large = { $cells }マスのボードは大きすぎます（最大{ $most }マス）
board-hole-outside = { $row }行{ $column }列の穴はボードの外です
board-heights = 高さ{ $heights }個では{ $cells }マスのボードに合いません
board-disconnected = 最初のマスからマス{ $cell }へ行けません。ボードはひとつながりにしてください
board-hills-levels = 起伏は{ $least }〜{ $most }段です（指定は{ $given }段）
board-hills-climb = { $levels }段の起伏では1歩で登れるのは1〜{ $most }段です（指定は{ $given }段）

## Reasons why a track cannot be built, without a full stop
## A track is a main path with branches beside it, lanes that end, and jumps from cell to cell.

board-ring-too-short = リングには3マス以上必要です（指定は{ $given }マス）
board-branch-empty = 枝道には専用のマスが1つ以上必要です
board-lane-empty = レーンには専用のマスが1つ以上必要です
board-jump-no-cell = ジャンプにマス{ $cell }がありますが、マスの番号は0〜{ $last }です
board-branch-no-cell = 枝道にマス{ $cell }がありますが、マスの番号は0〜{ $last }です
board-lane-no-cell = レーンにマス{ $cell }がありますが、マスの番号は0〜{ $last }です
board-exit-no-cell = 出口にマス{ $cell }がありますが、マスの番号は0〜{ $last }です
board-branch-off-path = 枝道にマス{ $cell }がありますが、本道のマスの番号は0〜{ $last }です
board-lane-off-path = レーンにマス{ $cell }がありますが、本道のマスの番号は0〜{ $last }です
board-exit-off-path = 出口にマス{ $cell }がありますが、本道のマスの番号は0〜{ $last }です
board-two-lanes = マス{ $cell }から2本のレーンが出ています。1マスに1本までです
board-branch-circle = マス{ $cell }からの枝道は、本道の別のマスで合流してください
board-branch-back = マス{ $from }からの枝道は、マス{ $to }ではなく、もっと先で合流してください
board-exit-beyond-lane = レーンのマス{ $cell }に出口がありますが、そのマスの番号は0〜{ $last }です
board-jump-circle = マス{ $cell }からのジャンプは、別のマスへ向かう必要があります
board-jump-twice = マス{ $from }からマス{ $to }へのジャンプが2回書かれています。1回だけにしてください
board-track-too-wide = 枝道とレーンを含む幅は{ $width }マスになりますが、最大は{ $most }マスです

## What was expected in the notation of a board. Words such as hex15x15, wrap, climb1 and n8 are part of the notation.
## Each phrase but the first follows the word "expected", as the first one says.

notation-expected = 正しくは：{ $expected }
notation-each-option-once = 各オプションは1回ずつ
notation-neighbours = 四角ならn4かn8、キューブならn6かn26、4次元ならn8かn80
notation-square-neighbours = 四角ではn4かn8
notation-cube-neighbours = キューブではn6かn26
notation-hypercube-neighbours = 4次元ではn8かn80
notation-no-neighbours = 隣接の数は四角とキューブだけ
notation-holes = 0から数えた穴の列と行を1回ずつ（例：holes4.4+0.8）
notation-no-holes = 穴は四角だけ
notation-hole-outside = 穴は{ $size }のボードの中（{ $hole }は外）
notation-no-wrap = 「wrap」は四角だけ
notation-no-layout = 行や列のずれは六角だけ
notation-hills = 起伏は{ $least }〜{ $most }段とシード（例：hills4-7）
notation-climb = 1歩で登れる段数（例：climb1）
notation-climb-without-hills = 「climb」は起伏がある場合だけ
notation-climb-too-high = 登れる段数は{ $levels }段より少なく
notation-map = マップのエリアの数とシード（例：map40-7）
notation-ring = リングのマスの数（例：ring40）
notation-track = 一本道のマスの数（例：track40）
notation-hexes = 六角の列と行（例：hex15x15）
notation-sides = 列と行（15x15など）、キューブの3辺（5x5x5など）、または4辺（3x3x3x3など）

## Maps that are generated

map-areas = マップのエリアは{ $least }〜{ $most }個です（指定は{ $given }個）
map-no-map = シード{ $seed }では{ $areas }エリアのマップを作れません。別のシードを試してください

## Errors in the text of a map that someone drew

map-file-expected = { $line }行{ $column }文字目、正しくは：{ $expected }

## What was expected in a map that someone drew. Each phrase follows the word "expected", as above.
## The words map, area and border are part of the format.

map-file-too-long = ここでファイルの終わり（最大{ $most } KiB）
map-file-title-first = まず最初にmapとタイトル
map-file-no-title = mapとタイトル
map-file-word = area、border、または#
map-file-area-name = エリアの名前
map-file-corner = コンマで区切った2つの整数で表す角（例：40,30）
map-file-border-names = 2つのエリアの名前
map-file-second-name = 2つ目のエリアの名前
map-file-line-end = 行の終わり
map-code-too-long = 最大{ $most }バイト
map-code-two-names = 間に-をはさんだ2つの名前
map-code-second-coordinate = .と、その角の2つ目の座標
map-title = 英数字と_だけの1〜{ $most }文字のタイトル
map-name = 英数字と_だけの1〜{ $most }文字の名前
map-name-twice = 別の名前（エリア{ $name }はもうある）
map-coordinate = 0〜{ $most }の整数
map-too-few-corners = もう1つの角（エリアには角が{ $least }個以上必要）
map-line-end-corners = 行の終わり（エリアの角は最大{ $most }個）
map-next-part-corners = 次の部分（エリアの角は最大{ $most }個）
map-line-end-all-corners = 行の終わり（マップの角は最大{ $most }個）
map-next-part-all-corners = 次の部分（マップの角は最大{ $most }個）
map-sides-cross = 次の角までの辺が、ほかの辺と交わりも触れもしない角
map-too-few-areas = もう1つのエリア（マップにはエリアが{ $least }個以上必要）
map-too-many-areas = border（マップのエリアは最大{ $most }個）
map-areas-overlap = { $area }と重ならないエリア
map-too-wide = 互いにもっと近いエリア（マップの幅はエリアの平均の幅の{ $most }倍まで）
map-no-such-area = エリアの名前
map-border-with-itself = { $area }以外のエリアの名前
map-too-many-borders = ここで終わり（{ $areas }エリアの境界は最大{ $most }個）
map-border-twice = 別の境界（{ $a }と{ $b }の境界はもうある）
