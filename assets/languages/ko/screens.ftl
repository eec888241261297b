### The title screen and the screens reached from it, except the network and the setup of a game.

## Settings

settings = 설정

settings-language = 언어
settings-language-system = 시스템 설정

settings-theme = 테마
settings-theme-system = 시스템 설정
settings-theme-light = 라이트
settings-theme-dark = 다크
settings-theme-black = 블랙
settings-theme-contrast-dark = 고대비 다크
settings-theme-contrast-light = 고대비 라이트
settings-text-size = 글자 크기
settings-text-size-percent = { $percent }%

settings-motion = 애니메이션 속도
settings-motion-off = 끔
settings-motion-fast = 빠름
settings-motion-normal = 보통
settings-motion-slow = 느림
settings-more-time = 제한 시간
settings-more-time-off = 기본
settings-more-time-twice = 2배
settings-more-time-four = 4배
settings-more-time-note = 이 기기에서 새로 시작하는 게임의 제한 시간과 짧은 메시지의 표시 시간이에요. 네트워크 게임은 방의 설정을 따라요.

settings-scanning = 스위치 스캔
settings-scanning-off = 끔
settings-scanning-automatic = 자동
settings-scanning-by-key = Tab 키
settings-scanning-pace = 머무는 시간
settings-scanning-seconds = { $seconds }초
settings-scanning-automatic-note = 초점이 저절로 옮겨 가요. Space, Enter 또는 게임패드의 아래쪽 버튼으로 선택해요.
settings-scanning-by-key-note = Tab으로 초점을 옮기고, Space나 Enter로 선택해요.
settings-sounds = 소리
settings-sounds-off = 끔
settings-sounds-quiet = 작게
settings-sounds-loud = 크게
settings-vibration = 진동
settings-controls = 조작

settings-colours = 색
settings-palette-standard = 기본
settings-palette-distinct = 구별 쉬운 색
settings-palette-soft = 부드러운 색
settings-palette-vivid = 선명한 색
settings-palette-red-green = 색약 모드
settings-palette-own = 직접 설정
settings-own-press = 바꿀 색을 누르세요.
settings-own-colour = 색 { $number }: { $colour }
settings-own-hue = 색상
settings-own-lightness = 밝기
settings-own-strength = 채도
settings-own-reset = 색 초기화
settings-own-alike = 색 { $one }번과 { $two }번은 구별하기 어려워요.
settings-own-alike-red-green = 적록 색각 이상에서는 색 { $one }번과 { $two }번을 구별하기 어려워요.
settings-own-alike-blue-yellow = 청황 색각 이상에서는 색 { $one }번과 { $two }번을 구별하기 어려워요.
settings-own-hidden = 색 { $number }번은 배경에서 잘 보이지 않아요.
settings-own-more = 그 외 { $count }개
settings-symbols = 모든 칸에 기호 표시

settings-faces = 패 그림
settings-faces-mahjong = 마작
settings-faces-plain = 글자와 도형

settings-cubes = 큐브
settings-cubes-stacked = 층 쌓기
settings-cubes-flat = 층 나란히

settings-writing = 글자 입력
settings-keyboard = 화면 키보드

settings-share = 보드 공유
settings-copy-code = 게임 코드 복사
code-copied = 코드를 복사했어요
codes-title = 어떤 게임인가요?

settings-transfer = 다른 기기에서 이어 하기
settings-copy-game = 게임 복사
settings-copy-game-done = 이제 다른 기기의 설정에서 ‘{ settings-import }’를 누르세요.
settings-copy-game-failed = 게임을 복사할 수 없어요: { $error }.
settings-import = 가져오기

settings-backup = 모든 게임, 통계, 설정 백업
settings-save-backup = 백업 저장
settings-copy-backup = 백업 복사
settings-restore-file = 복원하려면 파일을 창에 끌어다 놓거나, 텍스트를 복사하고 ‘{ settings-import }’를 누르세요. 지금 있는 데이터는 사라지지 않아요.
settings-restore-text = 복원하려면 텍스트를 복사하고 ‘{ settings-import }’를 누르세요. 지금 있는 데이터는 사라지지 않아요.

settings-all = 모든 설정
settings-reset = 설정 초기화
settings-reset-again = 다시 누르면 모든 설정 초기화

settings-people = 최대 인원
settings-rooms = 최대 방 수
settings-reconnect = 재접속 대기 시간(초)
settings-port = 포트
settings-port-any = 자동

## The head of every screen

screen-back = 뒤로

## Title

title-continue = 이어 하기
title-start = 여기서 시작: { $game }
title-start-about = 20초면 배워요
title-again = { $game } 다시 하기
title-symbols = 색을 구별하기 어렵다면 기호 표시
title-options = { $game } 설정

title-network = 로컬 네트워크
title-network-about = 함께하기
title-back = 돌아가기: { $host }
title-back-about = 코드 없이 다시 참가
title-back-dismiss = 돌아가지 않기
title-packs = 레벨 팩
title-packs-about = 하나씩 풀기

title-games = 내 게임
title-statistics = 통계
title-settings = 설정
title-help = 도움말

## Cards of games that were played

game-card-state = { $game }, { $state }
game-card-about = { $board } · { $players }
game-card-broken = 열 수 없어요
game-card-name = 게임 { $number }: { $game }
game-card-unknown = 게임

## Your games

your-games-title = 내 게임
your-games-show = 보기
your-games-all = 전체
your-games-unfinished = 진행 중
your-games-finished = 완료
your-games-favourites = 즐겨찾기

your-games-no-game = 지금까지 한 게임이 모두 여기에 남아요.
your-games-no-unfinished = 진행 중인 게임이 없어요.
your-games-no-finished = 끝난 게임이 없어요.
your-games-no-favourite = 게임의 별을 누르면 즐겨찾기에 추가돼요.

your-games-add-favourite = 즐겨찾기에 추가: { $game }
your-games-remove-favourite = 즐겨찾기에서 빼기: { $game }
your-games-remove = 삭제: { $game }

your-games-removed = { $game } 게임을 삭제했어요
your-games-removed-unknown = 게임을 삭제했어요
your-games-put-back = 되돌리기

## The start of a game

begin-board-refused = 이 보드를 열 수 없어요: { $error }.
begin-game-refused = 이 게임을 열 수 없어요: { $error }.
begin-link-refused = 이 링크를 열 수 없어요: { $error }.
begin-import-failed = 저장된 게임이 아니에요: { $error }.
begin-nothing-to-import = 붙여 넣을 텍스트가 없어요. 먼저 다른 기기에서 게임이나 백업을 복사하세요.
begin-leave-network-game = 먼저 네트워크 게임에서 나오세요.

## Share a game

share-title = 이 게임 공유
share-save-picture = 이미지 저장
share-save-animation = 애니메이션 저장
share-saving = 저장 중…
share-stop-animation = 중지({ $percent }%)
share-copy-picture = 이미지 복사
share-copy-code = 코드 복사
share-copy-link = 링크 복사
share-link-copied = 링크를 복사했어요

## Level packs

packs-title = 레벨 팩
pack-title-drench = { game-title-drench }: 사각
pack-title-drench-shapes = { game-title-drench }: 여러 모양
pack-title-link = { game-title-link }: 사각
pack-title-link-shapes = { game-title-link }: 낙하와 육각
pack-title-light-block = { game-title-light-block }: 사각
pack-title-light-block-shapes = { game-title-light-block }: 여러 모양
packs-own = 직접 만든 팩을 추가하려면 게임 저장 폴더 안의 “packs” 폴더에 텍스트 파일을 넣고 Tessella를 다시 시작하세요.
packs-done = { $all }개 중 { $won }개 완료
packs-done-at-par = { $all }개 중 { $won }개 완료, 최단 { $at_par }개
packs-author = { $name } 제작
packs-par = 최단 { $par }수
packs-level = 레벨 { $number }
packs-next-level = 다음 레벨 하기
packs-level-open = 레벨 { $number }, 미완료
packs-level-done = 레벨 { $number }, 완료
packs-level-at-par = 레벨 { $number }, 최단 수로 완료

## Today's boards

today-title = 오늘의 보드
today-title-other-day = 일일 보드
today-date =
    { $year }년 { $month }월 { $day }일 { $weekday ->
        [1] 월요일
        [2] 화요일
        [3] 수요일
        [4] 목요일
        [5] 금요일
        [6] 토요일
       *[7] 일요일
    }
today-month = { $year }년 { $month }월
today-previous-month = 이전 달
today-next-month = 다음 달
today-weekday-monday = 월
today-weekday-tuesday = 화
today-weekday-wednesday = 수
today-weekday-thursday = 목
today-weekday-friday = 금
today-weekday-saturday = 토
today-weekday-sunday = 일
today-leaf-monday = 월
today-leaf-tuesday = 화
today-leaf-wednesday = 수
today-leaf-thursday = 목
today-leaf-friday = 금
today-leaf-saturday = 토
today-leaf-sunday = 일

today-first-day = 첫 보드는 { $date }부터 있어요

today-boards-done = { $all }개 중 { $done }개 완료
today-day-closed = 미공개
today-day-done = 완료
today-day-at-par = 최단 수로 완료

today-problem = 묘수풀이
today-win-in-moves = { $moves }수 안에 승리
today-win-in = { $moves }수 승리
today-par = 최단 { $moves }수
today-result-moves = { $moves }수(최단 { $par }수)
today-result-time = { $time } 만에 완료

today-copy-result = 결과 복사
today-result-copied = 결과를 복사했어요

today-no-streak = 하루에 하나씩 풀면 연속 기록이 이어져요
today-streak = 연속 { $days }일
today-longest-streak = 최장 연속 { $days }일
today-streak-and-longest = 연속 { $days }일 · 최장 { $longest }일

today-next = 새 보드까지 { $time }
today-wait =
    { $hours ->
        [0] { $minutes }분
       *[other] { $hours }시간 { $minutes }분
    }

today-card = 오늘의 보드
today-card-done = 모두 완료
today-card-next = 새 보드까지 { $time }
today-card-streak = { $days }일 연속! 오늘도 이어 가요

## Statistics

statistics-title = 통계
statistics-nothing = 게임을 끝내면 여기에 통계가 나와요.
statistics-forget = 모든 결과 지우기
statistics-forget-again = 다시 누르면 지워져요

statistics-total-played = 게임 수
statistics-total-won = 승률
statistics-total-time = 플레이 시간
statistics-total-streak = 최다 연승

statistics-percent = { $percent }%
statistics-time-short = 1분 미만
statistics-time-minutes = { $minutes }분
statistics-time = { $hours }시간 { $minutes }분
statistics-time-hours = { $hours }시간

statistics-weeks = 최근 { $weeks }주간 { $games }판 완료
statistics-days = { $days }일 플레이
statistics-days-run = 최장 { $days }일 연속
statistics-days-today = 오늘 { $games }판

statistics-month = { $month }월

statistics-game = { $games }판, 승률 { $share }

statistics-won = { $games }승
statistics-lost = { $games }패
statistics-drawn = { $games }무
statistics-given-up = 중도 포기 { $games }판
statistics-played = { $games }판
statistics-form = 최근 결과: { $results }
statistics-best-time = 최단 시간
statistics-best-result = 최고 성적
statistics-fewest-moves = 최소 수

statistics-best-par = 최고: 최단 수
statistics-best-above-par = 최고: 최단 +{ $moves }수
statistics-mean-above-par = 평균 { $moves }수
statistics-fastest = 최단 시간 { $time }
statistics-mean-time = 평균 { $time }
statistics-streak = 최다 { $wins }연승
statistics-hints = 힌트 { $hints }번

statistics-plot = 최단 초과 수, 최근 { $wins }승
statistics-plot-par = 최단
