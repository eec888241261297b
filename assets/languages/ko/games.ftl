### Games: names, options, and refused moves.

## Names of the games

game-title-drench = 물들이기
game-title-link = 사천성
game-title-light-block = 한붓그리기
game-title-in-a-row = 한 줄 만들기
game-title-race = 주사위 경주
game-title-blockade = 길 막기

## Playing strength of the computer, from the weakest

level-gentle = 아주 쉬움
level-easy = 쉬움
level-medium = 보통
level-hard = 어려움

## Choices of Drench for the move limit

drench-margin-relaxed = 넉넉함
drench-margin-fair = 보통
drench-margin-tight = 빠듯함
drench-margin-twice-the-side = 한 변의 2배

## Reasons why a move is refused, shown alone or in a sentence; without a capital letter or a full stop

refused-over = 게임이 끝났어요
refused-not-your-turn = 플레이어 { $player } 차례예요
refused-wrong-kind = 지금은 할 수 없는 동작이에요
refused-time-is-up = 시간이 다 됐어요
refused-time-is-left = 아직 시간이 남았어요
refused-closes-path = 플레이어 { $player }의 마지막 길이 막혀요
refused-closes-paths = 플레이어 { $others }, { $last }의 마지막 길이 막혀요

refused-own-colour = 이미 내 색이에요
refused-others-colour = 상대의 색이에요
refused-no-such-colour = 이 게임에 없는 색이에요
refused-same-tile = 다른 패를 고르세요
refused-no-tile = 거기에는 패가 없어요
refused-not-alike = 서로 다른 패예요
refused-no-line = 두 번까지 꺾어도 이을 수 없어요
refused-not-beside = 바로 옆 칸이 아니에요
refused-too-steep = 너무 가팔라요
refused-blocked-tile = 블록이에요
refused-stood-on = 이미 그 칸에 있어요
refused-lit-tile = 이미 켜진 칸이에요
refused-no-such-cell = 보드에 없는 칸이에요
refused-cell-taken = 이미 찬 자리예요
refused-nothing-below = 거기 두면 돌이 아래로 떨어져요
refused-no-such-side = 주사위 눈은 1~6이에요
refused-no-such-piece = 그런 말은 없어요
refused-too-far = 말이 거기까지는 못 가요
refused-own-piece = 거기에 내 말이 있어요
refused-still-waiting = 6이 나오면 대기 중인 말이 번호순으로 나와요
refused-not-so-far-back = 뒤로 네 칸을 갈 수 없어요
refused-no-fork = 거기에는 갈림길이 없어요
refused-occupied = 거기에 말이 있어요
refused-out-of-reach = 달려가기에는 너무 멀어요
refused-no-flights = 더는 날 수 없어요
refused-too-far-to-fly = 날아가기에는 너무 멀어요
refused-no-path-there = 거기서는 도착점으로 가는 길이 없어요
refused-no-builds = 더는 쌓을 수 없어요
refused-not-touching = 두 칸이 맞닿아 있지 않아요
refused-too-high = 높이는 9까지예요
refused-centre-first = 첫 돌은 가운데에 둘 수 없어요

## Reasons why the options of a game do not fit, shown below the options; without a capital letter or a full stop
## $least and $most are numbers.

misfit-sides = 보드의 한 변은 { $least }~{ $most }칸이어야 해요
misfit-columns = 보드는 { $least }~{ $most }열이어야 해요
misfit-rows = 보드는 { $least }~{ $most }행이어야 해요
misfit-cube-sides = 큐브의 한 변은 { $least }~{ $most }칸이어야 해요
misfit-hypercube-sides = 4차원 보드의 한 변은 { $least }~{ $most }칸이어야 해요
misfit-areas = 지도의 구역은 { $least }~{ $most }개여야 해요
misfit-ring-length = 고리는 { $least }~{ $most }칸이어야 해요
misfit-track-length = 외길은 { $least }~{ $most }칸이어야 해요
misfit-too-few-tiles = 보드는 { $least }칸 이상이어야 해요
misfit-too-many-tiles = 보드는 { $most }칸 이하여야 해요
misfit-variants = 이 게임에서는 가장자리 연결과 구멍을 쓸 수 없어요
misfit-ring-parts = 여기서는 고리에 샛길, 도착 길, 점프를 쓸 수 없어요
misfit-track-parts = 여기서는 외길에 샛길, 도착 길, 점프를 쓸 수 없어요
misfit-corners = 여기서는 대각선 연결을 쓸 수 없어요

misfit-tiles = 보드는 { $wanted }칸인데 { $given }칸이 적혀 있어요
misfit-cells = 보드는 { $wanted }칸인데 { $given }칸이 적혀 있어요

## The same for Drench

misfit-drench-board = 외길에서는 물들이기의 모든 수가 정해져 있어요. 고리를 고르세요
misfit-drench-colours = 색은 { $least }~{ $most }가지여야 해요
misfit-drench-colours-for-two = 둘이 하려면 색이 { $least }가지 이상 필요해요
misfit-drench-limit = 수 제한은 { $least }~{ $most }수여야 해요
misfit-drench-tile-colour = 쓰는 색 { $colours }가지에 없는 색의 칸이 있어요
misfit-drench-first-tiles = 두 플레이어가 시작하는 칸은 색이 달라야 해요

## The same for Link

misfit-link-board = 여기서는 선이 지나갈 수 없어요. 사각이나 육각을 고르세요
misfit-link-hills = 사천성에는 언덕을 쓸 수 없어요
misfit-link-odd-tiles = 패 { $tiles }개로는 짝이 다 맞지 않아요
misfit-link-gravity = 육각 보드에서는 패가 떨어질 수 없어요
misfit-link-faces = 그림은 { $least }~{ $most }가지여야 해요
misfit-link-too-many-faces = { $pairs }쌍에는 그림이 최대 { $pairs }가지예요
misfit-link-whole-seconds = 제한 시간은 초 단위여야 해요
misfit-link-countdown = 제한 시간은 { $least }~{ $most }초여야 해요
misfit-link-gain = 짝당 추가 시간은 { $least }~{ $most }초여야 해요
misfit-link-tile = 쓰는 그림 { $faces }가지에 없는 그림의 패가 있어요
misfit-link-no-pair = 짝이 한 쌍은 있어야 해요
misfit-link-odd-face = 패의 수가 홀수인 그림이 있어요

## The same for Light Block

misfit-light-board = 이 보드에서는 한붓그리기의 모든 걸음이 정해져 있어요. 사각, 육각, 지도, 큐브 중에서 고르세요
misfit-light-blocks = 블록은 { $least }~{ $most }칸에 하나이거나 없어야 해요
misfit-light-tile = 빈칸도 블록도 출발점도 아닌 칸이 있어요
misfit-light-start = 출발점은 딱 하나여야 해요
misfit-light-no-step = 출발점 옆에 빈칸이 없어요

## The same for In a Row

misfit-row-board = 한 줄 만들기는 사각, 육각, 큐브, 4차원에서 해요
misfit-row-hills = 한 줄 만들기에는 언덕을 쓸 수 없어요
misfit-row-stones = 이을 돌 수는 { $least }~{ $most }개여야 해요
misfit-row-players = 플레이어는 { $least }~{ $most }명이어야 해요
misfit-row-first = 먼저 두는 쪽은 플레이어 중 하나여야 해요
misfit-row-falls = 돌이 떨어질 수 있는 것은 사각, 큐브, 4차원, 그리고 세로줄로 놓인 육각뿐이에요
misfit-row-no-line = 이 보드에는 { $cells }칸짜리 줄이 없어요
misfit-row-centre-falls = 돌이 떨어지는 보드에서는 첫 돌이 가운데에 놓일 수 없어요
misfit-row-no-centre = 이 보드에는 가운데 칸이 없어요
misfit-row-too-many-players = { $players }명이 돌을 { $stones }개씩 두기에는 보드가 작아요
misfit-row-stone-of-nobody = 어느 플레이어의 것도 아닌 돌이 있어요
misfit-row-stone-floats = 아래가 비어 있는 돌이 있어요
misfit-row-two-winners = 두 명이 동시에 이길 수는 없어요

## The same for Race

misfit-race-board = 주사위 경주는 외길이나 고리에서 해요
misfit-race-hills = 주사위 경주에는 언덕을 쓸 수 없어요
misfit-race-seats = 플레이어는 { $least }~{ $most }명이어야 해요
misfit-race-needs-track = 뱀과 사다리에는 외길이 필요해요
misfit-race-needs-ring = 고리 돌기에는 고리가 필요해요
misfit-race-pieces = 말은 1인당 { $least }~{ $most }개여야 해요
misfit-race-laps = 경주는 { $least }~{ $most }바퀴여야 해요
misfit-race-ring-length = { $players }명이 하면 고리의 칸 수는 { $players }의 배수여야 해요(예: { $example })
misfit-race-ring-forks = { $players }명이 하면 갈림길이 있는 고리는 { $least }칸 이상이어야 해요
misfit-race-track-forks = 갈림길이 있는 외길은 { $least }~{ $most }칸이어야 해요
misfit-race-cells = 주사위 경주의 보드는 시드로 정해져요. 칸을 직접 적을 수 없어요

## The same for Blockade

misfit-blockade-board = 길 막기는 사각, 육각, 지도에서 해요
misfit-blockade-players = 플레이어는 { $least }~{ $most }명이어야 해요
misfit-blockade-run = 한 번에 달리는 걸음은 { $least }~{ $most }걸음이어야 해요
misfit-blockade-builds = 쌓기는 1인당 { $least }~{ $most }회여야 해요
misfit-blockade-flights = 비행은 1인당 { $least }~{ $most }회여야 해요
misfit-blockade-no-path = 도착점으로 가는 길이 없는 플레이어가 있어요
misfit-blockade-begins-at-goal = 도착점에서 시작하는 플레이어가 있어요
misfit-blockade-paths-differ = 보드가 너무 고르지 않아서 길이 훨씬 먼 플레이어가 있어요
misfit-blockade-runner-at-goal = 플레이어 { $player }의 말이 이미 도착점에 있어요
misfit-blockade-runner-no-path = 플레이어 { $player }의 말이 도착점으로 갈 길이 없어요
misfit-blockade-runner-of-nobody = 어느 플레이어의 것도 아닌 말이 있어요
misfit-blockade-two-runners = 플레이어 { $player }의 말이 두 개예요
misfit-blockade-no-runner = 플레이어 { $player }의 말이 없어요

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

code-board-misfit = 쓸 수 있는 보드({ $reason })
code-cells-end = 마지막 칸 뒤에는 아무것도 없어야 함
code-cells-in-row = “/” 앞 한 줄에 { $tiles }칸
code-cells-too-many = 최대 { $most }칸
code-cells-too-few = { $tiles }칸(지금은 { $found }칸)

code-drench-options = 보드(15x15, hex15x15, 5x5x5, map40-7, ring40), 색(c6), 수 제한(m30), 자리(s2) 또는 “free”
code-drench-colours = 색 { $least }~{ $most }가지(예: c6)
code-drench-limit = 수 제한 { $least }~{ $most }수(예: m30)
code-drench-seats = 자리 하나(s1)나 둘(s2)
code-drench-no-limit = 자리가 둘이면 수 제한 없음
code-drench-colours-for-two = 둘이 할 때는 색 { $least }~{ $most }가지
code-drench-least-colours-for-two = 둘이 할 때는 색 { $least }가지 이상
code-drench-free = “free”는 자리가 둘(s2)일 때만
code-drench-cells = a~{ $last } 중 하나인 칸

code-flood-size = 게임 이름, 또는 Flood 보드의 크기(한 변 { $least }~{ $most }칸, 예: 12x12)
code-flood-cells = “:”, 보드의 칸들, “,”, 수 제한
code-flood-comma = { $cells }칸 뒤에 “,”
code-flood-colour = 0~{ $most } 중 하나인 색
code-flood-cell-count = { $cells }칸(지금은 { $found }칸)
code-flood-limit = “,”와 { $least }~{ $most }수의 제한

code-link-options = 보드(15x15, hex15x15, 5x5x5, map40-7, ring40), 그림(f16), 떨어지는 방향(down, up, left, right, middle), 제한 시간(t180+3) 또는 “untimed”
code-link-faces = 그림 { $least }~{ $most }가지(예: f16)
code-link-countdown = 제한 시간 { $least }~{ $most }초와 짝당 추가 시간 { $least_gain }~{ $most_gain }초(예: t180+3)
code-link-countdown-alone = 제한 시간 { $least }~{ $most }초(예: t180+3)
code-link-gravity-misfit = 떨어지는 방향 없음({ $reason })
code-link-faces-misfit = 더 적은 그림({ $reason })
code-link-cells = a~z나 A~S 중 하나인 패, 없으면 “.”

code-light-options = 보드(15x15, hex15x15, 5x5x5, map40-7, ring40), 몇 칸에 하나가 블록인지(b12) 또는 “classic”
code-light-blocks = { $least }~{ $most }칸에 하나가 블록(예: b12) 또는 b0
code-light-cells = 빈칸(.), 블록(#) 또는 출발점(@)
code-light-no-start = 출발점(@)
code-light-second-start = 출발점(@)은 하나만

code-row-options = 보드(15x15, hex15x15, 5x5x5), 한 줄의 돌 수(k3), 자리(s2), 먼저 두는 쪽(f2), “fall” 또는 “off-centre”
code-row-row = 한 줄에 돌 { $least }~{ $most }개(예: k3)
code-row-seats = 자리 { $least }~{ $most }개(예: s2)
code-row-first = 먼저 두는 자리(예: f2)
code-row-row-misfit = 가능한 줄 길이({ $reason })
code-row-seats-misfit = 가능한 자리 수({ $reason })
code-row-first-misfit = 먼저 둘 수 있는 자리({ $reason })
code-row-cells = 빈칸은 “.”, 돌은 a~{ $last }

code-race-options = 보드(track100, ring40), 자리(s4), 말(p4), 바퀴(laps2), “exact”, “fork”, “back4”, 그리고 “again”이나 “once”
code-race-seats = 자리 { $least }~{ $most }개(예: s4)
code-race-pieces = 말 { $least }~{ $most }개(예: p4)
code-race-laps = { $least }~{ $most }바퀴(예: laps2)
code-race-no-pieces = 말 수는 고리에서만
code-race-no-laps = 바퀴 수는 고리에서만
code-race-no-exact = “exact”는 외길에서만
code-race-no-cells = “#”과 시드(주사위 경주 보드는 칸을 적지 않고 시드로 만듦)

code-blockade-options = 보드(9x9, hex11x12, map60-7), 자리(s2), 달리는 걸음(r1), 쌓기(b10) 또는 비행(w1)
code-blockade-seats = 자리 { $least }~{ $most }개(예: s2)
code-blockade-range = 한 번에 { $least }~{ $most }걸음(예: r1)
code-blockade-builds = 쌓기 { $least }~{ $most }회(예: b10)
code-blockade-flights = 비행 { $least }~{ $most }회(예: w1)
code-blockade-cells = 높이 0~9 또는 말의 글자
