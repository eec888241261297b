### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = 시작
setup-open-room = 방 만들기
setup-another-board = 새 보드
setup-paste = 코드 붙여넣기
setup-more = 추가 설정

setup-names = 이름

setup-not-possible = 이 설정으로는 할 수 없어요: { $reason }.
setup-no-code = 붙여 넣을 텍스트가 없어요. 먼저 게임 코드를 복사하세요.
setup-wrong-code = 코드 오류: { $error }.
setup-no-game-code = 게임 코드가 아니에요: { $error }.
setup-cannot-start = 이 게임을 시작할 수 없어요: { $error }.

## Setup: kinds of board

setup-board = 보드
setup-board-squares = 사각
setup-board-hexes = 육각
setup-board-map = 지도
setup-board-cube = 큐브
setup-board-hypercube = 4D
setup-board-ring = 고리
setup-board-track = 외길

## Setup: sizes of boards

setup-size = 크기
setup-size-small = 작음
setup-size-medium = 보통
setup-size-large = 큼
setup-track-short = 짧은 길
setup-track-classic = 기본
setup-track-long = 긴 길

setup-columns = 열
setup-rows = 행
setup-layers = 층
setup-cubes = 큐브
setup-areas = 구역
setup-tiles = 칸

## Setup: variants of boards

setup-diagonals = 대각선 연결
setup-wrap = 가장자리 연결
setup-holes = 구멍

setup-shifted = 엇갈린 줄
setup-shifted-odd-rows = 홀수 행
setup-shifted-even-rows = 짝수 행
setup-shifted-odd-columns = 홀수 열
setup-shifted-even-columns = 짝수 열

setup-hills = 언덕
setup-hills-none = 없음
setup-hills-levels = { $levels }단

## Setup: players

setup-who = 모드
setup-mode-solo = 혼자
setup-mode-same-device = 한 기기로
setup-mode-computer = 컴퓨터
setup-mode-network = 네트워크
setup-mode-room-race = 동시에
setup-mode-room-turns = 번갈아

setup-level = 난이도
setup-seats = 인원
setup-computer-begins = 컴퓨터가 먼저

## Players: what they are called

seat-you = 나
seat-player = 플레이어 { $number }
seat-opponent = 상대
seat-player-short = P{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = 내 차례
seat-doing-to-move = 차례
seat-doing-waiting = 대기 중
seat-doing-thinking = 생각 중…
seat-doing-won = 승리
seat-doing-lost = 패배
seat-doing-drew = 무승부
seat-doing-out = 탈락

## Players: whose turn it is, below the board

seat-turn-computer = 컴퓨터 차례
seat-turn-opponent = 상대 차례
seat-turn-person = { $name } 차례

## Players: who won, as the heading of the result

seat-won-you = 이겼어요!
seat-won-computer = 컴퓨터 승리
seat-won-opponent = 상대 승리
seat-won-player-number = 플레이어 { $number } 승리
seat-won-person = { $name } 승리

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = 내 승리
seat-state-won-computer = 컴퓨터 승리
seat-state-won-opponent = 상대 승리
seat-state-won-player-number = 플레이어 { $number } 승리
seat-state-won-person = { $name } 승리

## Hints, below the board

advice-searching = 좋은 수를 찾는 중…
advice-good-move = 좋은 수를 표시했어요
advice-possible-move = 둘 만한 수를 표시했어요
advice-restart = 이제 이길 수 없어요. 처음부터 다시 하세요
advice-go-back = 이제 이길 수 없어요. { $last_winnable }수까지 되돌리세요
advice-never-winnable = 이길 수 없는 보드예요

## Drench

drench-tagline = 보드를 한 색으로

drench-details = { $board } · { $colours }색

drench-state-not-begun = 시작 전
drench-state-limit = { $moves }/{ $limit }수
drench-state-moves = { $moves }수째
drench-state-flooded = { $moves }수 만에 완료
drench-state-out-of-moves = 수를 다 씀
drench-state-over = 게임 끝

drench-progress-left =
    { $left ->
       *[other] 수 남음
    }
drench-progress-tiles = { $held }/{ $all }칸

drench-decided = { $won } ({ $held }/{ $all }칸)
drench-choose = 색이나 칸을 고르세요
drench-advice-choose = 색을 고르세요
drench-advice-try = 추천: { $colour }
drench-advice-lost = 남은 { $left }수로는 안 돼요
drench-advice-lost-since = 남은 { $left }수로는 안 돼요. { $last_winnable }수까지 되돌리세요
drench-advice-never = 이 수 안에는 풀 수 없는 보드예요

drench-holder-you = 나
drench-holder-other = 상대
drench-holder-player-short = P{ $number }

drench-result-flooded = 모두 물들였어요!
drench-result-perfect = { $moves }수, 더 줄일 수 없어요!
drench-result-best = { $moves }수(최단 { $best }수)
drench-result-best-known = { $moves }수(알려진 최단 { $best }수)
drench-result-last-move = 마지막 수로 성공
drench-result-moves-left = { $moves }수 남음
drench-result-out-of-moves = 수를 다 썼어요
drench-result-to-go = { $tiles }칸 남음
drench-result-to-go-best = { $tiles }칸 남음. { $best }수면 풀 수 있어요
drench-result-lead = { $lead }칸 차이: { $winner } 대 { $loser }
drench-result-draw = 무승부
drench-result-tiles-each = { $tiles }칸씩
drench-result-standstill = { $score }. { $moves }수 동안 아무도 넓어지지 않았어요

drench-size-classic = 클래식
drench-setup-colours = 색
drench-setup-limit = 수 제한
drench-setup-moves = 최대 수
drench-setup-balanced = 공평한 보드

## Link

link-tagline = 같은 패 짝짓기

link-details-faces = 그림 { $faces }가지
link-details-stay = 패 고정
link-details-down = 패가 아래로
link-details-up = 패가 위로
link-details-left = 패가 왼쪽으로
link-details-right = 패가 오른쪽으로
link-details-middle = 패가 가운데로

link-state-cleared = 모두 없앰
link-state-out-of-time = 시간 초과
link-state-time = { $time } 남음
link-state-tiles = 패 { $tiles }개 남음

link-progress-time = 남음
link-progress-tiles = 패 { $left }/{ $all }개
link-progress-left =
    { $left ->
       *[other] 개 남음
    }

link-goal = 같은 패 두 개를 고르세요
link-no-moves = 없앨 짝이 없어요
link-shuffle = 섞기
link-take-back = 되돌리기
link-same-board = 처음부터

link-advice-safe = 없애도 막히지 않는 짝이에요
link-advice-possible = 이 짝은 없앨 수 있어요
link-advice-lost = 섞거나 되돌려서 계속하세요

link-result-cleared = 모두 없앴어요!
link-result-time-left = { $time } 남기고 성공
link-result-time = { $time } 만에 완료
link-result-out-of-time = 시간 초과
link-result-tiles-left = 패 { $tiles }개 남음

link-setup-timed = 시간 제한
link-setup-faces = 그림
link-setup-time = 시간
link-setup-bonus = 짝당 추가 시간
link-setup-tiles = 패 이동
link-setup-tiles-stay = 고정
link-setup-tiles-down = 아래로
link-setup-tiles-up = 위로
link-setup-tiles-left = 왼쪽
link-setup-tiles-right = 오른쪽
link-setup-tiles-middle = 가운데

## Light Block

light-block-tagline = 모든 칸 켜기

light-block-details-classic = 클래식

light-block-state-won = 모두 켜짐
light-block-state-stuck = 막힘
light-block-state-lit = { $lit }/{ $all }칸 켜짐

light-block-progress-left =
    { $left ->
       *[other] 칸 남음
    }
light-block-winnable-searching = 보드 확인 중…
light-block-winnable-yes = 풀 수 있어요
light-block-winnable-no = 풀 수 없어요
light-block-winnable-unknown = 못 풀 수도 있어요

light-block-goal = 공을 끌어 모든 칸을 지나가세요

light-block-result-won = 모두 켰어요!
light-block-result-steps = { $steps }걸음 만에 완료
light-block-result-stuck = 막혔어요
light-block-result-dark = 꺼진 칸 { $tiles }개. 되돌리거나 처음부터 하세요

light-block-setup-blocks = 블록
light-block-setup-blocks-none = 없음
light-block-setup-blocks-few = 적음
light-block-setup-blocks-some = 보통
light-block-setup-blocks-many = 많음
light-block-setup-random = 무작위 블록(풀 수 없을 수도 있음)

## In a Row

row-tagline = 돌을 나란히

row-details-line = 한 줄에 { $k }개
row-details-fall = 돌이 떨어짐
row-details-off-centre = 첫 돌 가운데 금지

row-state-draw = 무승부
row-state-not-begun = 시작 전
row-state-stones = { $stones }수째

row-goal = 돌 { $k }개를 한 줄로
row-press-again = 한 번 더 누르면 놓아요

row-result-line = { $stones }수 만에 { $k }개 완성
row-result-draw = 무승부
row-result-no-line = { $stones }수까지 줄 없음

row-size-tic-tac-toe = 틱택토
row-size-four = 사목
row-size-five = 오목
row-setup-line = 이을 돌 수
row-setup-fall = 돌이 떨어짐
row-setup-off-centre = 첫 돌 가운데 금지

## Race

race-tagline = 주사위 굴려 달리기

race-details-exact = { $tiles }칸 · 딱 맞게 도착
race-details-snakes = { $tiles }칸 · 뱀과 사다리
race-details-ring = 고리 { $tiles }칸 · 말 { $pieces }개
race-details-ring-laps = 고리 { $tiles }칸 · { $laps }바퀴

race-state-over = 게임 끝
race-state-not-begun = 시작 전
race-state-rolls = 주사위 { $rolls }번

race-waiting = { $doing } · 대기 { $pieces }개

race-your-roll = 주사위를 굴리세요
race-roll-again = 다시 굴리세요
race-roll = 굴리기
race-choose-piece = 말을 고르세요
race-choose-way = 길을 고르세요
race-choose-way-short = 길을 고르세요: 지름길이 { $steps }칸 이득이에요
race-choose-way-long = 길을 고르세요: 먼 길이 { $steps }칸 이득이에요
race-way-saves = 이 길은 { $steps }칸 이득
race-way-costs = 이 길은 { $steps }칸 손해
race-rolled = { $player }: 주사위 { $pips }
race-rolled-you = 나: 주사위 { $pips }
race-rolled-computer = 컴퓨터: 주사위 { $pips }
race-log-enters = { $rolled }, 말 하나 출발
race-log-ladder = { $rolled }, 사다리로 { $tile }번 칸까지 올라감
race-log-snake = { $rolled }, 뱀을 타고 { $tile }번 칸까지 내려감
race-log-captured = { $rolled }, { $player }의 말을 잡음
race-log-captured-you = { $rolled }, 내 말을 잡음
race-log-captured-computer = { $rolled }, 컴퓨터의 말을 잡음
race-log-home = { $rolled }, 말 하나 도착
race-log-end = { $rolled }, 도착!
race-log-stays = { $rolled }, 움직일 말이 없음
race-rule-ring =
    { $laps ->
        [1] 6이 나오면 대기 중인 말이 출발 칸으로 나와요. 고리를 한 바퀴 돈 뒤 내 도착 길로 들어가요. 상대의 말이 있는 칸에 멈추면 그 말은 대기하는 곳으로 돌아가요.
       *[other] 6이 나오면 대기 중인 말이 출발 칸으로 나와요. 고리를 { $laps }바퀴 돈 뒤 내 도착 길로 들어가요. 상대의 말이 있는 칸에 멈추면 그 말은 대기하는 곳으로 돌아가요.
    }
race-rule-exact = 마지막 주사위는 딱 맞게 나와야 해요.
race-rule-forks = 갈림길에서는 위험한 지름길이나 안전하고 먼 길을 골라요.
race-rule-back-four = 4가 나오면 네 칸 뒤로 가요.
race-rule-again = 6이 나오면 한 번 더 굴려요.

race-move = { $piece }: { $tiles }칸 남음
race-move-lap = { $piece }: { $tiles }칸 남음, { $lap }바퀴째
race-move-short = { $piece } 지름길: { $tiles }칸 남음
race-move-long = { $piece } 먼 길: { $tiles }칸 남음
race-move-enter = 말 내보내기

race-result-over = 게임이 끝났어요
race-result-rolls = 주사위 { $rolls }번 만에 끝났어요

race-setup-pieces = 1인당 말 수
race-setup-laps = 바퀴 수
race-setup-exact = 딱 맞게 도착
race-setup-again = 6이 나오면 한 번 더
race-setup-back-four = 4가 나오면 뒤로
race-setup-forks = 갈림길
race-setup-no-forks = 이 보드에는 갈림길을 놓을 곳이 없어요

## Blockade

blockade-tagline = 먼저 건너면 승리

blockade-details-builds-uneven = 쌓기 { $least }회 또는 { $most }회
blockade-details-builds = 쌓기 { $builds }회

blockade-state-draw = 무승부
blockade-state-not-begun = 시작 전
blockade-state-turns = { $turns }턴째

blockade-builds-left = 쌓기 { $builds }회
blockade-builds-left-passed = 쌓기 { $builds }회 · 패스

blockade-to-go = 남은 거리
blockade-flights-left = 비행 { $flights }회
blockade-flown = 비행 끝
blockade-ask-flight =
    { $flights ->
        [1] 저기로 날아갈까요? 단 한 번뿐인 비행이에요.
       *[other] 저기로 날아갈까요? 비행이 { $flights }회 남았어요.
    }
blockade-distance-change = { $name }: { $before } → { $after }
blockade-no-distance-changes = 바뀌는 길이 없어요

blockade-goal-run = 내 말로 달리세요
blockade-goal-run-fly = 내 말로 달리거나 날아가세요
blockade-goal-run-build = 내 말로 달리거나, 칸을 높이세요
blockade-goal-run-fly-build = 내 말로 달리거나 날거나, 칸을 높이세요

blockade-advice-raise-one = 표시된 칸을 높이세요
blockade-advice-raise-two = 표시된 두 칸을 높이세요
blockade-advice-fly = 표시된 칸으로 날아가세요
blockade-advice-run = 표시된 칸으로 달리세요
blockade-advice-raise-one-wins = 표시된 칸을 높이면 이겨요
blockade-advice-raise-two-wins = 표시된 두 칸을 높이면 이겨요
blockade-advice-fly-wins = 표시된 칸으로 날아가면 이겨요
blockade-advice-run-wins = 표시된 칸으로 달리면 이겨요
blockade-advice-lost = 어떤 수로도 살릴 수 없어요

blockade-result-turns = { $turns }턴 만에 끝났어요
blockade-result-rank = { $rank }위 { $name }
blockade-result-draw = 무승부
blockade-result-equal = { $turns }턴 뒤 남은 거리가 같음

blockade-setup-builds = 쌓기
blockade-setup-flights = 비행
blockade-setup-range = 달리는 걸음 수
