### Boards and their notation.

## Short descriptions of boards, such as "12×12, 8-way, hills"

plan-ring = { $cells } 格環形
plan-track = { $cells } 格賽道
plan-hexes = { $columns }×{ $rows } 六角格
plan-map = { $areas } 區地圖
plan-detail = { $board }，{ $detail }
plan-ways = { $ways } 向
plan-joined-edges = 邊緣相連
plan-holes = 有洞
plan-hills = 丘陵

## Reasons why a board cannot be built, without a full stop

board-empty = 棋盤每邊至少要有一格
board-too-large = { $cells } 格的棋盤太大：最多 { $most } 格
board-hole-outside = 第 { $row } 列第 { $column } 欄的洞不在棋盤上
board-heights = { $heights } 個高度與 { $cells } 格的棋盤不符
board-disconnected = 從第一格走不到 { $cell } 號格：棋盤必須連通
board-hills-levels = 丘陵應有 { $least } 到 { $most } 層，而不是 { $given } 層
board-hills-climb = 在 { $levels } 層的丘陵上，一步可爬 1 到 { $most } 層，而不是 { $given } 層

## Reasons why a track cannot be built, without a full stop
## A track is a main path with branches beside it, lanes that end, and jumps from cell to cell.

board-ring-too-short = 環形至少要有 3 格，而不是 { $given } 格
board-branch-empty = 支線至少要有一格
board-lane-empty = 終點道至少要有一格
board-jump-no-cell = 跳躍用到 { $cell } 號格，但格子編號是 0 到 { $last }
board-branch-no-cell = 支線用到 { $cell } 號格，但格子編號是 0 到 { $last }
board-lane-no-cell = 終點道用到 { $cell } 號格，但格子編號是 0 到 { $last }
board-exit-no-cell = 出口用到 { $cell } 號格，但格子編號是 0 到 { $last }
board-branch-off-path = 支線用到 { $cell } 號格，但主線的格子編號是 0 到 { $last }
board-lane-off-path = 終點道用到 { $cell } 號格，但主線的格子編號是 0 到 { $last }
board-exit-off-path = 出口用到 { $cell } 號格，但主線的格子編號是 0 到 { $last }
board-two-lanes = { $cell } 號格有兩條終點道：每格只能有一條
board-branch-circle = 從 { $cell } 號格出發的支線必須在另一格接回主線
board-branch-back = 從 { $from } 號格出發的支線必須在更前面的格子接回主線，不能接回 { $to } 號格
board-exit-beyond-lane = 出口在終點道的 { $cell } 號格，但終點道的格子編號是 0 到 { $last }
board-jump-circle = 從 { $cell } 號格出發的跳躍必須到另一格
board-jump-twice = 從 { $from } 號格到 { $to } 號格的跳躍只能列一次，不能列兩次
board-track-too-wide = 加上支線和終點道，賽道寬 { $width } 格，但最多只能寬 { $most } 格

## What was expected in the notation of a board. Words such as hex15x15, wrap, climb1 and n8 are part of the notation.
## Each phrase but the first follows the word "expected", as the first one says.

notation-expected = 應為：{ $expected }
notation-each-option-once = 每個選項只出現一次
notation-neighbours = 方格用 n4 或 n8，立方體用 n6 或 n26，四維用 n8 或 n80
notation-square-neighbours = 方格用 n4 或 n8
notation-cube-neighbours = 立方體用 n6 或 n26
notation-hypercube-neighbours = 四維用 n8 或 n80
notation-no-neighbours = 只有方格和立方體才寫相鄰格數
notation-holes = 洞的欄和列（從 0 算起），每個一次，如 holes4.4+0.8
notation-no-holes = 只有方格才能有洞
notation-hole-outside = { $size } 棋盤上的洞，而不是 { $hole }
notation-no-wrap = 只有方格才能用 wrap
notation-no-layout = 只有六角格才有錯開的列或欄
notation-hills = { $least } 到 { $most } 層的丘陵和種子，如 hills4-7
notation-climb = 一步能爬幾層，如 climb1
notation-climb-without-hills = 只有丘陵才能用 climb
notation-climb-too-high = 一步爬的層數少於 { $levels } 層
notation-map = 地圖的區域數和種子，如 map40-7
notation-ring = 環形的格數，如 ring40
notation-track = 賽道的格數，如 track40
notation-hexes = 六角格的欄數和列數，如 hex15x15
notation-sides = 欄數和列數，如 15x15；或立方體的三邊，如 5x5x5；或四邊，如 3x3x3x3

## Maps that are generated

map-areas = 地圖應有 { $least } 到 { $most } 個區域，而不是 { $given } 個
map-no-map = 種子 { $seed } 無法產生 { $areas } 個區域的地圖：請換一個種子

## Errors in the text of a map that someone drew

map-file-expected = 第 { $line } 行第 { $column } 個字元，應為：{ $expected }

## What was expected in a map that someone drew. Each phrase follows the word "expected", as above.
## The words map, area and border are part of the format.

map-file-too-long = 檔案結尾，檔案最多 { $most } KiB
map-file-title-first = 開頭的 map 和標題
map-file-no-title = map 和標題
map-file-word = area、border 或 #
map-file-area-name = 區域的名稱
map-file-corner = 一個角：兩個整數，中間用半形逗號隔開，如 40,30
map-file-border-names = 兩個區域的名稱
map-file-second-name = 第二個區域的名稱
map-file-line-end = 行尾
map-code-too-long = 最多 { $most } 位元組
map-code-two-names = 兩個名稱，中間用 - 隔開
map-code-second-coordinate = . 和這個角的第二個座標
map-title = 由 1 到 { $most } 個字母、數字和 _ 組成的標題
map-name = 由 1 到 { $most } 個字母、數字和 _ 組成的名稱
map-name-twice = 另一個名稱：已經有名為 { $name } 的區域
map-coordinate = 0 到 { $most } 的整數
map-too-few-corners = 再加一個角：一個區域至少要有 { $least } 個角
map-line-end-corners = 行尾：一個區域最多有 { $most } 個角
map-next-part-corners = 下一部分：一個區域最多有 { $most } 個角
map-line-end-all-corners = 行尾：一張地圖最多有 { $most } 個角
map-next-part-all-corners = 下一部分：一張地圖最多有 { $most } 個角
map-sides-cross = 一個角，它到下一個角的邊不能與其他邊相交或相碰
map-too-few-areas = 再加一個區域：一張地圖至少要有 { $least } 個區域
map-too-many-areas = 邊界：一張地圖最多有 { $most } 個區域
map-areas-overlap = 不與 { $area } 重疊的區域
map-too-wide = 靠得更近的區域：地圖的寬度最多是區域平均寬度的 { $most } 倍
map-no-such-area = 一個區域的名稱
map-border-with-itself = { $area } 以外的區域
map-too-many-borders = 結尾：{ $areas } 個區域最多有 { $most } 條邊界
map-border-twice = 另一條邊界：{ $a } 和 { $b } 之間已經有了
