### Boards and their notation.

## Short descriptions of boards, such as "12×12, 8-way, hills"

plan-ring = { $cells } 格环形
plan-track = { $cells } 格赛道
plan-hexes = { $columns }×{ $rows } 六角格
plan-map = { $areas } 区地图
plan-detail = { $board }，{ $detail }
plan-ways = { $ways } 向
plan-joined-edges = 边缘相连
plan-holes = 空洞
plan-hills = 丘陵

## Reasons why a board cannot be built, without a full stop

board-empty = 棋盘每边至少要有一格
board-too-large = { $cells } 格的棋盘太大：最多 { $most } 格
board-hole-outside = 第 { $row } 行第 { $column } 列的空洞不在棋盘上
board-heights = { $heights } 个高度与 { $cells } 格的棋盘不符
board-disconnected = 从第一格到不了 { $cell } 号格：棋盘必须连通
board-hills-levels = 丘陵应有 { $least } 到 { $most } 层，而不是 { $given } 层
board-hills-climb = 在 { $levels } 层丘陵上，一步可爬 1 到 { $most } 层，而不是 { $given } 层

## Reasons why a track cannot be built, without a full stop
## A track is a main path with branches beside it, lanes that end, and jumps from cell to cell.

board-ring-too-short = 环形至少要有 3 格，而不是 { $given } 格
board-branch-empty = 支路至少要有一格
board-lane-empty = 终点道至少要有一格
board-jump-no-cell = 跳跃用到 { $cell } 号格，但格子编号是 0 到 { $last }
board-branch-no-cell = 支路用到 { $cell } 号格，但格子编号是 0 到 { $last }
board-lane-no-cell = 终点道用到 { $cell } 号格，但格子编号是 0 到 { $last }
board-exit-no-cell = 出口用到 { $cell } 号格，但格子编号是 0 到 { $last }
board-branch-off-path = 支路用到 { $cell } 号格，但主路的格子编号是 0 到 { $last }
board-lane-off-path = 终点道用到 { $cell } 号格，但主路的格子编号是 0 到 { $last }
board-exit-off-path = 出口用到 { $cell } 号格，但主路的格子编号是 0 到 { $last }
board-two-lanes = { $cell } 号格有两条终点道：每格只能有一条
board-branch-circle = 从 { $cell } 号格出发的支路必须在另一格回到主路
board-branch-back = 从 { $from } 号格出发的支路必须在更前面的格子回到主路，不能回到 { $to } 号格
board-exit-beyond-lane = 出口在终点道的 { $cell } 号格，但终点道的格子编号是 0 到 { $last }
board-jump-circle = 从 { $cell } 号格出发的跳跃必须到另一格
board-jump-twice = 从 { $from } 号格到 { $to } 号格的跳跃只能列出一次，不能两次
board-track-too-wide = 加上支路和终点道，赛道宽 { $width } 格，但最多只能宽 { $most } 格

## What was expected in the notation of a board. Words such as hex15x15, wrap, climb1 and n8 are part of the notation.
## Each phrase but the first follows the word "expected", as the first one says.

notation-expected = 应为：{ $expected }
notation-each-option-once = 每个选项只出现一次
notation-neighbours = 方格用 n4 或 n8，立方体用 n6 或 n26，四维用 n8 或 n80
notation-square-neighbours = 方格用 n4 或 n8
notation-cube-neighbours = 立方体用 n6 或 n26
notation-hypercube-neighbours = 四维用 n8 或 n80
notation-no-neighbours = 只有方格和立方体才写相邻格数
notation-holes = 空洞的列和行（从 0 数起），每个一次，如 holes4.4+0.8
notation-no-holes = 只有方格才有空洞
notation-hole-outside = { $size } 棋盘上的空洞，而不是 { $hole }
notation-no-wrap = 只有方格才用 wrap
notation-no-layout = 只有六角格才有错开的行或列
notation-hills = { $least } 到 { $most } 层的丘陵和种子，如 hills4-7
notation-climb = 一步能爬几层，如 climb1
notation-climb-without-hills = 只有丘陵才用 climb
notation-climb-too-high = 一步爬的层数少于 { $levels } 层
notation-map = 地图的区域数和种子，如 map40-7
notation-ring = 环形的格数，如 ring40
notation-track = 赛道的格数，如 track40
notation-hexes = 六角格的列数和行数，如 hex15x15
notation-sides = 列数和行数，如 15x15；或立方体的三条边，如 5x5x5；或四条边，如 3x3x3x3

## Maps that are generated

map-areas = 地图应有 { $least } 到 { $most } 个区域，而不是 { $given } 个
map-no-map = 种子 { $seed } 生成不了 { $areas } 个区域的地图：请换一个种子

## Errors in the text of a map that someone drew

map-file-expected = 第 { $line } 行第 { $column } 个字符，应为：{ $expected }

## What was expected in a map that someone drew. Each phrase follows the word "expected", as above.
## The words map, area and border are part of the format.

map-file-too-long = 文件结尾，文件最多 { $most } KiB
map-file-title-first = 开头的 map 和标题
map-file-no-title = map 和标题
map-file-word = area、border 或 #
map-file-area-name = 区域的名称
map-file-corner = 一个角：两个整数，中间用英文逗号隔开，如 40,30
map-file-border-names = 两个区域的名称
map-file-second-name = 第二个区域的名称
map-file-line-end = 行尾
map-code-too-long = 最多 { $most } 字节
map-code-two-names = 两个名称，中间用 - 隔开
map-code-second-coordinate = . 和这个角的第二个坐标
map-title = 由 1 到 { $most } 个字母、数字和 _ 组成的标题
map-name = 由 1 到 { $most } 个字母、数字和 _ 组成的名称
map-name-twice = 另一个名称：已经有名为 { $name } 的区域
map-coordinate = 0 到 { $most } 的整数
map-too-few-corners = 再加一个角：一个区域至少要有 { $least } 个角
map-line-end-corners = 行尾：一个区域最多有 { $most } 个角
map-next-part-corners = 下一部分：一个区域最多有 { $most } 个角
map-line-end-all-corners = 行尾：一张地图最多有 { $most } 个角
map-next-part-all-corners = 下一部分：一张地图最多有 { $most } 个角
map-sides-cross = 一个角，它到下一个角的边不能与其他边相交或相碰
map-too-few-areas = 再加一个区域：一张地图至少要有 { $least } 个区域
map-too-many-areas = 边界：一张地图最多有 { $most } 个区域
map-areas-overlap = 与 { $area } 不重叠的区域
map-too-wide = 靠得更近的区域：地图的宽度最多是区域平均宽度的 { $most } 倍
map-no-such-area = 一个区域的名称
map-border-with-itself = { $area } 以外的区域
map-too-many-borders = 结尾：{ $areas } 个区域最多有 { $most } 条边界
map-border-twice = 另一条边界：{ $a } 和 { $b } 之间已经有了
