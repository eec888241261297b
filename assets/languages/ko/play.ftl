### The screen on which a game is played.

## Window

window-title-your-turn = 내 차례 – Tessella

screen-on-reason = 시간을 재고 있어요

## Around the board

play-whole-board = 보드 전체 보기
play-layer = { $layer }층
play-cube-layer = 큐브 { $cube }, { $layer }층

play-back = 첫 화면으로
play-sounds-silent = 소리: 끔
play-sounds-quiet = 소리: 작게
play-sounds-loud = 소리: 크게
play-rules = 규칙
play-settings = 설정

play-problem = { $moves }수 안에 승리
play-day = { $month }월 { $day }일
play-level = 레벨 { $number }

## Who plays, after the size of a board or the name of a game, as in "9x9 · 6 colours · solo"

mode-solo = 혼자
mode-on-one-device = 한 기기로 함께
mode-against-computer = 컴퓨터 상대
mode-over-network = 네트워크 게임

## Tools

play-undo = 되돌리기
play-redo = 다시 실행
play-hint = 힌트
play-rest = 끝까지
play-restart = 처음부터
play-new = 새 보드
play-best = 최단 풀이

play-undo-long = 되돌리기
play-redo-long = 다시 실행
play-hint-long = 힌트
play-rest-long = 나머지 자동으로 두기
play-restart-long = 처음부터
play-new-long = 새 보드

play-share-game = 이 게임 공유

hint-not-found = 힌트를 찾지 못했어요
hint-failed = Tessella 오류 때문에 힌트를 줄 수 없어요

## Pause

play-pause-long = 일시 정지
play-resume-long = 계속하기
play-ask-for-pause = 일시 정지 요청

play-paused = 일시 정지
play-resume = 계속하기
play-before-clock = ‘{ play-begin }’을 누르면 시간이 흘러요
play-begin = 시작

## Lessons

lesson-skip = 건너뛰기
lesson-play = 실전 시작
lesson-won = 이겼어요!
lesson-press-marked = 표시된 곳을 누르세요

well-results = 내 기록
well-moves = 둔 수

## Result

result-restart = 처음부터
result-try-again = 다시 도전
result-back-to-move = { $move }수까지 되돌리기
result-new-board = 새 보드
result-play-again = 다시 하기
result-next-level = 다음 레벨
result-more-boards = 보드 목록
result-setup = 게임 설정
result-replay = 리플레이

## What is new about a result, after its margin, as in "22 moves, best 20 · New best · 3 days in a row"

news-solved = { $moves }수 만에 해결
news-above-par = { $moves }수(최단 { $par }수)
news-new-best = 최고 기록
news-days = { $days }일 연속
news-all-done = 네 판 모두 완료
news-fewest-moves = 최소 수 기록
news-fastest = 최단 시간 기록
news-wins = { $wins }연승

## Replay

replay-close = 리플레이 닫기
replay-branch = 여기서부터 하기

replay-move = { $number }/{ $moves }수
replay-best-move = 최단 풀이: { $number }/{ $moves }수

replay-to-beginning = 처음으로 (Home)
replay-back = 이전 수 (←)
replay-on = 다음 수 (→)
replay-to-end = 끝으로 (End)
replay-pause = 일시 정지 (Space)
replay-resume = 재생 (Space)

replay-alone = 내 게임만 보기
replay-compare = 최단 풀이와 비교
replay-usual-speed = 보통 속도
replay-fast = 빠르게

replay-bar = 리플레이

replay-your-game = 내 게임
replay-best-length = 최단 풀이: { $moves }수

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

analysis-hint = 힌트 사용
analysis-lost-here = 패착
analysis-moves-lost = { $moves }수 손해

analysis-flawless = 실수 없음(최단 { $moves }수)
analysis-flawless-known = 실수 없음(알려진 최단 { $moves }수)
analysis-mistakes = 실수 { $mistakes }번(최단 { $moves }수)
analysis-mistakes-known = 실수 { $mistakes }번(알려진 최단 { $moves }수)

analysis-winning-you = 내가 이기는 중
analysis-winning-computer = 컴퓨터가 이기는 중
analysis-winning-opponent = 상대가 이기는 중
analysis-winning-player-number = 플레이어 { $number } 쪽이 이기는 중
analysis-winning-person = { $name }님이 이기는 중
analysis-draw = 무승부로 가는 중
analysis-share = { $name } 승률 { $percent }%
analysis-mistake = 실수, { $evaluation }
analysis-turning-point = 결정적 실수, { $evaluation }
analysis-better = 더 나은 수: { $move }
analysis-running = 분석 중… { $percent }%
analysis-legend-mistake = 실수
analysis-legend-hint = 힌트
analysis-legend-turning-point = 결정적 실수

## Network game

online-asks-take-back = { $name }님의 무르기 요청
online-asks-pause = { $name }님의 일시 정지 요청
online-offers-draw = { $name }님의 무승부 제안
online-allow = 허용
online-accept = 수락
online-refuse = 거절

online-offer-draw = 무승부 제안
online-give-up = 기권
online-sure = 정말요?
online-give-up-again = 다시 누르면 기권하고 게임에서 져요.
online-restart-again = 다시 누르면 처음부터 시작하고 둔 수가 사라져요.
online-chat = 채팅
online-chat-unread = 채팅 ({ $messages })
online-room = 방

online-host-away = 호스트가 자리를 비웠어요. 기다리는 중…
online-connection-lost = 연결이 끊겼어요. 다시 연결하는 중…
online-paused = 일시 정지(최대 10분)
online-watching = 관전 중

online-you = 나
online-cut-off = { $name }: 연결 끊김, { $seconds }초간 자리 유지
online-progress = { $name } { $percent }%
online-progress-stuck = { $name } { $percent }%에서 막힘
online-progress-done = { $name } { $moves }수로 완료

online-seat-free = { $name }님이 나가서 자리가 비었어요
online-wants-rematch = { $name }님이 한 판 더 하고 싶어 해요

online-won = { $name } 승리
online-you-won = 이겼어요!
online-over = 게임이 끝났어요
online-nobody-won = 승자가 없어요
online-draw-agreed = 합의 무승부
online-player = 플레이어 { $number }
online-place = { $place }위 { $name }

online-left = { $name }님이 나갔어요
online-disconnected = { $name }님의 연결이 끊겼어요
online-resigned = { $name }님이 기권했어요
online-out-of-time = { $name }님의 시간이 다 됐어요
online-you-left = 게임에서 나왔어요
online-you-disconnected = 연결이 끊겼어요
online-you-resigned = 기권했어요
online-you-out-of-time = 시간이 다 됐어요

online-next-game = 곧 다음 게임이 시작돼요
online-to-tournament = 대회로
online-dealing = 보드를 준비하는 중…
online-waiting = 기다리는 중…
online-play-again = 한 판 더
online-sit-down = 앉기
online-keep = 저장

## Colours of tiles, for screen readers and in sentences about a colour

colour-pink = 분홍색
colour-yellow = 노란색
colour-olive = 올리브색
colour-cyan = 하늘색
colour-blue = 파란색
colour-purple = 보라색
colour-teal = 청록색
colour-brown = 갈색
colour-silver = 은색
colour-mint = 민트색
colour-red = 빨간색
colour-orange = 주황색
colour-green = 초록색
colour-lime = 연두색
colour-moss = 이끼색
colour-azure = 밝은 파란색
colour-lilac = 연보라색
colour-plum = 자두색

## Controls

stepper-less = 줄이기
stepper-more = 늘리기

## Games that start, continue and are saved

game-cannot-start = 이 게임을 시작할 수 없어요: { $error }.
game-cannot-continue = 지난 게임을 이어 할 수 없어요: { $why }. ‘내 게임’에 남아 있어요.
game-kept = 이전 게임은 ‘내 게임’에 저장돼 있어요

link-cannot-open = 이 링크를 열 수 없어요: { $error }.

packs-too-many = 처음 { $packs }개의 팩만 보여요.
packs-failed = Tessella 오류 때문에 내 팩을 읽지 못했어요.

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = 이 시스템에는 파일을 저장할 곳이 없어서 게임과 설정이 저장되지 않아요.
storage-in-use = Tessella가 이미 실행 중이에요. 이 창에서 한 것은 저장되지 않아요.
storage-not-locked = 이 창에서 한 것은 저장되지 않아요. { $file } 파일을 잠글 수 없어요({ $error }). 전에 저장한 것은 그대로 있어요.

storage-games-unread = 저장된 게임을 읽지 못했어요: { $why }.
storage-history-unread = 게임 결과를 읽지 못했어요: { $why }.
storage-settings-unread = 설정을 읽지 못했어요: { $why }.
storage-set-aside = 이전 파일은 { $name } 이름으로 남겨 뒀어요.
storage-left-alone = 파일을 따로 옮겨 두지도 못해서({ $error }) 그대로 두고, 거기에는 아무것도 저장하지 않아요.

settings-file-no-text = 텍스트 파일이 아니에요
settings-file-unexpected = { $line }번째 줄 { $column }번째 글자에 오류가 있어요
settings-file-default = settings.ron의 설정 { $setting } 값이 올바르지 않아 기본값을 써요.
settings-file-defaults = settings.ron의 설정 { $number }개가 올바르지 않아 기본값을 써요: { $settings }.

storage-unsaved = { $file } 파일을 저장할 수 없어요: { $error }.
storage-keeps-trying = Tessella가 계속 시도해요.
storage-close-again = 저장하지 않고 끝내려면 창을 다시 닫으세요.

last-crash = 지난번에 Tessella가 비정상 종료됐어요. 자세한 내용은 { $file } 파일에 있어요.

computer-quick-move = 컴퓨터가 수를 찾지 못해서 간단한 수를 뒀어요.
computer-cannot-move = Tessella 오류 때문에 컴퓨터가 여기서 둘 수 없어요. 수를 되돌리거나 다른 게임을 시작하세요.
analysis-failed = Tessella 오류 때문에 분석이 중단됐어요.
error-in-program = Tessella 오류
service-given-up = Tessella 오류 때문에 다시 시작할 때까지 { $what }.
service-sound = 소리가 나지 않아요
service-links = 링크가 다른 창에서 열려요
service-pads = 쉬고 있는 창이 게임패드에 반응하지 않을 수 있어요
service-screen-reader = 스크린 리더의 응답이 늦을 수 있어요
service-screen-on = 생각하는 동안 화면이 꺼질 수 있어요

exit-guests = 참가자 { $guests }명이 있어요. 다시 닫으면 호스트가 종료돼요

## Backups, imports and pictures

file-saved = { $file } 파일로 저장했어요
file-not-written = { $file } 파일에 쓰지 못했어요: { $error }

backup-copied = 백업을 텍스트로 복사했어요
backup-failed = 백업을 만들지 못했어요: { $why }
backup-too-long = 클립보드에 넣기에는 너무 길어요
backup-no-folder = 이 시스템에는 문서 폴더가 없어요

import-first-file = 첫 파일만 가져와요.
import-failed = 가져오지 못했어요: { $why }.
import-done = 게임 { $games }개와 결과 { $results }개를 가져왔어요.
import-done-known = 게임 { $games }개(이미 있던 게임 { $known }개 제외)와 결과 { $results }개를 가져왔어요.
import-settings-unexpected = 백업의 설정을 읽지 못했어요: { $why }.

picture-copied = 이미지를 복사했어요
picture-failed = 이미지를 만들지 못했어요: { $reason }
picture-no-folder = 이 시스템에는 사진 폴더가 없어요
picture-not-wanted = 취소됐어요
picture-no-file = { $folder } 폴더에 파일을 만들 수 없어요: { $error }
picture-not-drawn = 그리지 못했어요
animation-empty = 애니메이션에는 프레임이 하나 이상 있어야 해요
animation-size = 프레임 크기가 { $width }×{ $height } 픽셀이에요. 모든 프레임의 크기가 같고 65535×65535 이하여야 해요

## Hills

hills-low = 낮음
hills-high = 높음
