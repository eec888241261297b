### Boards and their notation.

## Short descriptions of boards, such as "12×12, 8-way, hills"

plan-ring = 고리 { $cells }칸
plan-track = 외길 { $cells }칸
plan-hexes = 육각 { $columns }×{ $rows }
plan-map = 지도 { $areas }구역
plan-detail = { $board }, { $detail }
plan-ways = { $ways }방향
plan-joined-edges = 가장자리 연결
plan-holes = 구멍
plan-hills = 언덕

## Reasons why a board cannot be built, without a full stop

board-empty = 보드의 각 변에는 칸이 하나 이상 있어야 해요
board-too-large = { $cells }칸짜리 보드는 너무 커요. 최대 { $most }칸까지 가능해요
board-hole-outside = { $column }열 { $row }행의 구멍은 보드 밖에 있어요
board-heights = 높이 { $heights }개는 { $cells }칸짜리 보드에 맞지 않아요
board-disconnected = 첫 칸에서 { $cell }번 칸으로 가는 길이 없어요. 보드는 하나로 이어져야 해요
board-hills-levels = 언덕의 높이는 { $least }~{ $most }단이어야 해요({ $given }단은 안 돼요)
board-hills-climb = { $levels }단 언덕에서 한 걸음에 올라갈 단 수는 1~{ $most }단이어야 해요({ $given }단은 안 돼요)

## Reasons why a track cannot be built, without a full stop
## A track is a main path with branches beside it, lanes that end, and jumps from cell to cell.

board-ring-too-short = 고리에는 3칸 이상 필요해요({ $given }칸은 안 돼요)
board-branch-empty = 샛길에는 자기만의 칸이 하나 이상 있어야 해요
board-lane-empty = 도착 길에는 자기만의 칸이 하나 이상 있어야 해요
board-jump-no-cell = 점프에 { $cell }번 칸이 적혀 있지만, 칸 번호는 0부터 { $last }까지예요
board-branch-no-cell = 샛길에 { $cell }번 칸이 적혀 있지만, 칸 번호는 0부터 { $last }까지예요
board-lane-no-cell = 도착 길에 { $cell }번 칸이 적혀 있지만, 칸 번호는 0부터 { $last }까지예요
board-exit-no-cell = 출구에 { $cell }번 칸이 적혀 있지만, 칸 번호는 0부터 { $last }까지예요
board-branch-off-path = 샛길에 { $cell }번 칸이 적혀 있지만, 본길의 칸 번호는 0부터 { $last }까지예요
board-lane-off-path = 도착 길에 { $cell }번 칸이 적혀 있지만, 본길의 칸 번호는 0부터 { $last }까지예요
board-exit-off-path = 출구에 { $cell }번 칸이 적혀 있지만, 본길의 칸 번호는 0부터 { $last }까지예요
board-two-lanes = { $cell }번 칸에서 도착 길이 두 개 나가요. 칸마다 하나만 가능해요
board-branch-circle = { $cell }번 칸에서 나온 샛길은 본길의 다른 칸으로 이어져야 해요
board-branch-back = { $from }번 칸에서 나온 샛길은 { $to }번 칸이 아니라 더 앞쪽 칸으로 이어져야 해요
board-exit-beyond-lane = 도착 길의 { $cell }번 칸에서 출구가 나가지만, 그 길의 칸 번호는 0부터 { $last }까지예요
board-jump-circle = { $cell }번 칸에서 시작하는 점프는 다른 칸으로 가야 해요
board-jump-twice = { $from }번 칸에서 { $to }번 칸으로 가는 점프가 두 번 적혀 있어요. 한 번만 적으세요
board-track-too-wide = 샛길과 도착 길까지 합치면 폭이 { $width }칸이에요. 최대 { $most }칸까지 가능해요

## What was expected in the notation of a board. Words such as hex15x15, wrap, climb1 and n8 are part of the notation.
## Each phrase but the first follows the word "expected", as the first one says.

notation-expected = 올바른 입력: { $expected }
notation-each-option-once = 옵션은 한 번씩만
notation-neighbours = 이웃 수는 사각은 n4나 n8, 큐브는 n6이나 n26, 4차원은 n8이나 n80
notation-square-neighbours = 사각은 n4나 n8
notation-cube-neighbours = 큐브는 n6이나 n26
notation-hypercube-neighbours = 4차원은 n8이나 n80
notation-no-neighbours = 이웃 수는 사각과 큐브에서만
notation-holes = 0부터 센 열과 행으로 한 번씩만 적은 구멍(예: holes4.4+0.8)
notation-no-holes = 구멍은 사각에서만
notation-hole-outside = { $size } 보드 안의 구멍({ $hole } 위치는 밖)
notation-no-wrap = “wrap”은 사각에서만
notation-no-layout = 엇갈린 행이나 열은 육각에서만
notation-hills = { $least }~{ $most }단 언덕과 시드(예: hills4-7)
notation-climb = 한 걸음에 올라갈 단 수(예: climb1)
notation-climb-without-hills = “climb”은 언덕이 있을 때만
notation-climb-too-high = 한 걸음에 올라갈 단 수({ $levels }단 미만)
notation-map = 지도의 구역 수와 시드(예: map40-7)
notation-ring = 고리의 칸 수(예: ring40)
notation-track = 외길의 칸 수(예: track40)
notation-hexes = 육각의 열과 행(예: hex15x15)
notation-sides = 열과 행(예: 15x15), 큐브의 세 변(예: 5x5x5) 또는 네 변(예: 3x3x3x3)

## Maps that are generated

map-areas = 지도의 구역은 { $least }~{ $most }개여야 해요({ $given }개는 안 돼요)
map-no-map = 시드 { $seed }에서는 { $areas }구역 지도가 나오지 않아요. 다른 시드를 써 보세요

## Errors in the text of a map that someone drew

map-file-expected = { $line }번째 줄 { $column }번째 글자, 올바른 입력: { $expected }

## What was expected in a map that someone drew. Each phrase follows the word "expected", as above.
## The words map, area and border are part of the format.

map-file-too-long = 파일의 끝(파일은 최대 { $most } KiB)
map-file-title-first = 맨 앞에 map과 제목
map-file-no-title = map과 제목
map-file-word = area, border 또는 #
map-file-area-name = 구역 이름
map-file-corner = 쉼표로 나눈 두 정수로 적은 꼭짓점(예: 40,30)
map-file-border-names = 두 구역의 이름
map-file-second-name = 두 번째 구역의 이름
map-file-line-end = 줄의 끝
map-code-too-long = 최대 { $most }바이트
map-code-two-names = 두 이름과 그 사이의 -
map-code-second-coordinate = . 기호와 꼭짓점의 두 번째 좌표
map-title = 글자, 숫자, _ 1~{ $most }개로 된 제목
map-name = 글자, 숫자, _ 1~{ $most }개로 된 이름
map-name-twice = 다른 이름({ $name } 구역은 이미 있음)
map-coordinate = 0~{ $most } 사이의 정수
map-too-few-corners = 꼭짓점 하나 더(구역의 꼭짓점은 최소 { $least }개)
map-line-end-corners = 줄의 끝(구역의 꼭짓점은 최대 { $most }개)
map-next-part-corners = 다음 부분(구역의 꼭짓점은 최대 { $most }개)
map-line-end-all-corners = 줄의 끝(지도의 꼭짓점은 최대 { $most }개)
map-next-part-all-corners = 다음 부분(지도의 꼭짓점은 최대 { $most }개)
map-sides-cross = 다음 꼭짓점까지의 변이 다른 변과 엇갈리거나 닿지 않는 꼭짓점
map-too-few-areas = 구역 하나 더(지도의 구역은 최소 { $least }개)
map-too-many-areas = 경계(지도의 구역은 최대 { $most }개)
map-areas-overlap = { $area } 구역과 겹치지 않는 구역
map-too-wide = 더 가까이 모인 구역(지도의 폭은 평균 구역 폭의 최대 { $most }배)
map-no-such-area = 구역 이름
map-border-with-itself = { $area } 말고 다른 구역의 이름
map-too-many-borders = 끝(구역이 { $areas }개면 경계는 최대 { $most }개)
map-border-twice = 다른 경계({ $a }–{ $b } 경계는 이미 있음)
