### Keys and gamepad buttons, and their names.

label-with-key = { $label } ({ $key })
controls-title = 키와 게임패드
controls-layout = 배치
controls-usual = 기본
controls-left-hand = 왼손
controls-right-hand = 오른손
controls-places = 키를 위치로 정해요. 누르기 전까지는 미국식 키보드의 이름으로 보여요.

## The table

controls-key = 키
controls-second-key = 보조 키
controls-button = 게임패드
controls-press-key = 새 키를 누르세요. Esc는 취소, Delete는 지우기예요.
controls-press-button = 게임패드의 새 버튼을 누르세요. 같은 버튼을 다시 누르면 지워져요.
controls-remove = 지우기
controls-cancel = 취소
controls-conflict = 겹치는 동작: { $actions }
controls-always = 바꿀 수 없는 키: Esc는 뒤로, F1은 규칙, Ctrl+Z와 Ctrl+Y는 되돌리기와 다시 실행, 1~9와 0은 색과 말 고르기예요. 메뉴에서는 화살표, Enter, Space도 쓸 수 있어요.
controls-reset = 키 설정 초기화
controls-reset-again = 다시 누르면 키 설정 초기화

## Names of rows: what a key does. The diagonals also lead to other layers and cubes.

controls-up = 위
controls-right = 오른쪽
controls-down = 아래
controls-left = 왼쪽
controls-up-left = 왼쪽 위, 이전 큐브
controls-up-right = 오른쪽 위, 위층
controls-down-left = 왼쪽 아래, 다음 큐브
controls-down-right = 오른쪽 아래, 아래층
controls-choose = 고르기
controls-turn-left = 큐브 왼쪽으로 돌리기
controls-turn-right = 큐브 오른쪽으로 돌리기
controls-zoom-in = 보드 확대
controls-zoom-out = 보드 축소
controls-full-screen = 전체 화면

## Names of keys, as they are printed on a keyboard of the language

key-escape = Esc
key-enter = Enter
key-space = Space
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-number-pad = 숫자판 { $key }

## Buttons of a gamepad: there is little room

pad-direction = 십자 버튼 { $arrow }
pad-lower = 아래 버튼
pad-right = 오른쪽 버튼
pad-upper = 위 버튼
pad-left = 왼쪽 버튼
pad-cross = 엑스
pad-circle = 동그라미
pad-triangle = 세모
pad-square = 네모
