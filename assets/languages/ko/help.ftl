### Rules, keys and first lessons.

help = 도움말

help-lesson = 튜토리얼 시작(20초)

## Chapters about all games

help-boards = 보드
help-boards-tiles = 칸은 변으로 맞닿아요. 사각과 큐브 보드에서는 꼭짓점으로도 맞닿게 할 수 있고, 사각 보드에서는 가장자리를 이을 수도 있어요. 오른쪽으로 나가면 왼쪽으로 들어와요.
help-boards-cube = 큐브는 층을 옆으로 나란히 놓고 그려요. 옆 층의 같은 자리끼리 맞닿아 있어요. 칸을 가리키면 그 칸과 맞닿은 칸이 작은 틀로 표시돼요.
help-boards-stacked = 한 줄 만들기에서는 큐브의 층을 쌓아서 볼 수도 있어요. 보드 옆에서 고르세요. 손가락이나 마우스 오른쪽 버튼으로 드래그하거나 키(왼쪽: { $left }, 오른쪽: { $right })를 누르면 돌아가요.
help-boards-four-dimensions = 4차원(4D)에서는 한 행이 큐브 하나이고, 옆 행의 같은 자리와도 맞닿아요. 가운데 칸은 차원마다 둘씩, 모두 여덟 칸과 맞닿아요.
help-boards-hills = 언덕에서는 높은 칸일수록 위로 솟아 옆면이 보여요. 톱니 모양의 어두운 가장자리는 절벽이라 아무것도 넘어갈 수 없어요.
help-boards-map = 지도의 점선은 뱃길이에요. 양쪽 끝의 구역이 서로 맞닿아 있어요.

help-choosing = 조작
help-choosing-tile = 칸을 누르세요. 방향 키나 버튼으로 틀을 움직여 그 안의 칸을 고를 수도 있어요.
help-choosing-keys = 방향: { $arrows }. 대각선이나 다른 층, 다른 큐브: { $diagonals }. 고르기: { $choose }.
help-choosing-zoom = 마우스 휠, 두 손가락, 키(확대: { $closer }, 축소: { $farther })로 확대하거나 축소해요. 드래그하면 보드가 움직여요.

help-keys = 키
help-keys-line = { $action }: { $keys }
help-keys-change = 설정에서 모든 키와 게임패드 버튼을 바꿀 수 있고, 한 손용 배치도 있어요.
help-keys-others = Ctrl+Z와 Ctrl+Y로도 되돌리고 다시 실행할 수 있어요. 리플레이에서는 화살표, Home, End로 다른 수를 보고 Space로 재생해요.
help-keys-saved = 게임은 한 수마다 저장되니 언제든 창을 닫아도 돼요. 지금까지 한 게임은 모두 첫 화면의 ‘내 게임’에 있어요. 다른 기기에서 이어 하려면 설정에서 게임을 복사해 그 텍스트를 보낸 뒤, 그 기기의 설정에서 가져오세요.

## Rules of In a Row

help-row-win = 번갈아 빈자리에 돌을 놓아요. 정해진 수의 돌을 먼저 한 줄로 이으면 이겨요. 가로, 세로, 대각선, 육각의 세 방향, 큐브의 여러 층을 지나는 줄이 모두 돼요. 줄 없이 보드가 다 차면 무승부예요.
help-row-fall = 돌이 떨어지는 보드에서는 돌이 그 열의 가장 낮은 빈자리에 놓이고, 큐브에서는 비어 있는 마지막 층에 놓여요.
help-row-first = 다음 게임은 이긴 쪽이 먼저 둬요. 무승부면 먼저 둔 쪽이 또 먼저 둬요.

help-row-picture-place = 번갈아 돌 놓기
help-row-picture-line = 줄을 잇거나 막기
help-row-picture-win = 먼저 한 줄이면 승리

## Lesson of In a Row

lesson-row-stone = 표시된 자리를 눌러 돌을 놓으세요.
lesson-row-begin = 돌 세 개를 이으면 이겨요. 줄을 시작해 보세요.
lesson-row-two = 상대가 막았어요. 여기 두면 한 번에 두 줄을 노릴 수 있어요.
lesson-row-finish = 한 줄은 막혔어요. 다른 줄을 완성하세요.
lesson-row-end = 세 개를 이으면 이겨요. 큰 보드에서는 네 개나 다섯 개예요.

## Rules of Race

help-race-snakes = 뱀과 사다리: 주사위를 굴려 나온 눈만큼 말이 가요. 사다리 아래에 멈추면 올라가고, 뱀 머리에 멈추면 미끄러져 내려와요. 끝에 먼저 도착하면 이겨요.
help-race-ring = 고리 돌기: 6이 나오면 대기 중인 말이 출발 칸으로 나와요. 말은 한 바퀴를 돈 뒤 자기 도착 길로 들어가요. 상대의 말이 있는 칸에 멈추면 그 말은 대기하는 곳으로 돌아가요. 고를 수 있을 때는 말이나 그 번호를 누르세요. 6이 나와야만 움직일 수 있으면 한 차례에 세 번까지 굴려요.
help-race-forks = 갈림길에서는 뱀이나 잡힐 위험이 있는 지름길과 안전하고 먼 길로 나뉘어요. 가고 싶은 칸이나 그 길의 버튼을 누르세요.
help-race-choices = 게임 설정에 따라 4가 나오면 네 칸 뒤로 가고(출발 칸 뒤로도, 도착 길 밖으로도 가요), 말이 고리를 두 바퀴 돌아요.
help-race-roll = 주사위를 누르거나 칸을 고르는 키를 누르면 주사위가 굴러가요. 게임 설정에 따라 6이 나오면 한 번 더 굴려요.

help-race-picture-roll = 주사위를 굴려 전진
help-race-picture-ladders = 사다리는 위로, 뱀은 아래로
help-race-picture-ring = 또는 고리 한 바퀴

## Lesson of Race

lesson-race-roll = 주사위를 눌러 굴리세요. 나온 눈만큼 말이 가요.
lesson-race-ladder = 사다리를 올라갔어요. 다시 굴리세요.
lesson-race-snake = 또 사다리! 상대는 뱀을 타고 내려갔어요. 한 번 더 굴리세요.
lesson-race-end = 끝에 먼저 도착하면 이겨요.

## Rules of Drench

help-drench-colour = 테두리가 있는 칸에서 시작해요. 보통은 왼쪽 위에 있어요. 색을 고르면 내 영역이 모두 그 색이 되고, 맞닿은 같은 색 칸이 전부 내 것이 돼요. 색 버튼이나 그 색의 칸을 누르세요. 1~9와 0 키로 순서대로 색을 고를 수도 있어요.
help-drench-solo = 혼자 할 때는 위에 나온 수 안에 보드 전체를 한 색으로 만들면 이겨요.
help-drench-two = 둘이 할 때는 상대가 반대쪽 구석이나 가장 먼 칸에서 시작하고, 번갈아 둬요. 자기 색과 상대의 색은 고를 수 없어요. 두 색만 남거나 오랫동안 아무도 넓어지지 않으면 칸이 많은 쪽이 이겨요.

help-drench-picture-own = 테두리가 있는 칸이 내 칸
help-drench-picture-flood = 색이 옆 칸을 물들여요
help-drench-picture-win = 모두 한 색이면 승리!

## Lesson of Drench

lesson-drench-colour = 테두리가 있는 칸이 내 칸이에요. 표시된 색을 눌러 바꾸세요.
lesson-drench-next = 맞닿아 있던 그 색 칸을 모두 차지했어요. 다음 색을 고르세요.
lesson-drench-all = 보드 전체를 한 색으로 만드세요.
lesson-drench-end = 모두 한 색이면 승리! 실제 보드에는 수 제한이 있어요.

## Rules of Light Block

help-light-walk = 지금 선 칸에서 옆 칸으로 갈 때마다 떠난 칸에 불이 켜져요. 지나온 길을 다시 밟지 않고 모든 칸을 켜세요. 블록에는 들어갈 수 없어요. 옆 칸이나 같은 줄의 더 먼 칸을 누르거나, 길을 따라 공을 드래그하세요. 변으로만 맞닿는 사각에서는 화살표로 걸을 수 있어요. 다른 보드에서는 화살표로 틀을 움직이고 Enter로 그 칸에 가요.
help-light-end = 지금 칸이 마지막이면 그 칸도 켜지면서 이겨요. 그 전에 옆에 꺼진 칸이 없으면 막힌 것이니 되돌리세요. 언덕에서는 따로 정하지 않으면 한 걸음에 한 단을 올라가요.
help-light-boards = 모든 보드는 풀 수 있어요. 다만 무작위 블록 보드는 못 풀 수도 있어요. 풀 수 있는지 알려진 경우에는 보드 위 줄에 표시돼요.

help-light-picture-move = 공 움직이기
help-light-picture-lit = 지나온 칸에 불이 켜져요
help-light-picture-all = 모두 켜기

## Lesson of Light Block

lesson-light-step = 이 공이 나예요. 표시된 칸을 눌러 가 보세요.
lesson-light-lit = 지나온 칸에는 불이 켜져요.
lesson-light-blocked = 켜진 칸과 블록은 밟을 수 없어요.
lesson-light-last = 마지막 칸을 켜세요.
lesson-light-end = 모든 칸을 켜서 이겼어요! 공을 드래그하거나 화살표 키를 써도 돼요.

## Rules of Link

help-link-pair = 같은 패 두 개를 고르세요. 두 번까지 꺾이는 선이 빈자리를 지나 둘을 이으면 사라져요. 선은 보드 바깥을 돌아가도 돼요. 처음 고른 패를 다시 누르면 취소돼요. 패를 모두 없애면 이겨요.
help-link-time = 모든 보드는 풀 수 있어요. 시간 제한이 있는 게임에서는 한 쌍을 없앨 때마다 몇 초를 돌려받아요. 일시 정지하면 시간이 멈추고 패가 가려져요. 다른 창으로 옮기면 저절로 멈춰요.
help-link-falling = 패가 떨어지거나 밀리는 설정에서는 한 쌍이 없어질 때마다 움직여요. 없앨 짝이 없으면 되돌리거나, 남은 패를 섞거나, 처음부터 다시 하세요.

help-link-picture-find = 같은 패 두 개 찾기
help-link-picture-line = 두 번까지 꺾어 잇기
help-link-picture-clear = 다 없애면 승리

## Lesson of Link

lesson-link-pair = 표시된 패 두 개를 누르세요. 같은 그림이고 선으로 이어져요.
lesson-link-gap = 선은 빈자리를 지나갈 수 있어요. 이 둘을 없애 보세요.
lesson-link-turns = 선은 두 번까지 꺾이고, 바깥으로 돌아갈 수도 있어요.
lesson-link-clear = 패를 모두 없애세요.
lesson-link-end = 다 없애면 이겨요! 실제 보드에는 패가 훨씬 많아요.

## Rules of Blockade

help-blockade-goal = 내 말을 남보다 먼저 도착점으로 데려가세요. 도착점은 반대쪽 변이고, 지도에서는 먼 쪽 구석이에요. 내 차례에는 달리기, 쌓기, 날기 중 하나를 해요.
help-blockade-run = 달리기: 내 말을 누르고 표시된 칸을 누르세요. 숫자는 이동 비용이에요. 한 걸음은 1, 대각선 걸음은 1.5이고, 한 단 올라갈 때마다 1이 더 들어요. 한 걸음은 언제나 갈 수 있어요. 말은 줄지어 선 말들을 뛰어넘어요.
help-blockade-build = 쌓기: 칸을 누르고, 다시 누르면 그 칸만 높아지고 옆 칸을 누르면 두 칸이 함께 높아져요. 높아진 칸은 가팔라서 아래 단에서 올라갈 수 없어요. 언덕에서는 한 단 더 높아져요. 말이 선 칸은 높일 수 없고, 누군가의 마지막 길을 막을 수도 없어요. 둘이 할 때 행의 수가 짝수인 육각 보드에서는 언덕이 없으면 첫 번째 사람이, 있으면 두 번째 사람이 한 번 더 쌓을 수 있어요.
help-blockade-fly = 날기: 내 말을 누르고 날개가 표시된 칸을 누르세요. 높은 곳과 말을 넘어, 달리기보다 두 걸음 더 멀리 가요. 따로 정하지 않으면 한 게임에 한 번 날 수 있어요.

help-blockade-picture-run = 반대쪽까지 달리기
help-blockade-picture-build = 칸을 높여 상대 막기
help-blockade-picture-win = 먼저 건너면 승리

## Lesson of Blockade

lesson-blockade-run = 말을 내 색의 줄로 데려가세요. 말을 누르고 표시된 칸을 누르세요.
lesson-blockade-build = 상대 앞의 땅을 높이세요. 표시된 칸 하나를 누르고 다른 칸을 누르세요.
lesson-blockade-stack = 가팔라서 못 올라와요! 더 높이려면 표시된 칸을 두 번 누르세요.
lesson-blockade-fly = 위로 날아서 넘어가세요! 말을 누르고 표시된 칸을 두 번 누르세요.
lesson-blockade-end = 도착점에 먼저 닿으면 이겨요.
