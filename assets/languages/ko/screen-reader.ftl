### What a screen reader says about the board, and what it announces. None of it is on the screen. Each message is short,
### because it is heard often.

## Places of tiles

place-row-column = { $row }행 { $column }열
place-layer = { $layer }층, { $row }행 { $column }열
place-cube = 큐브 { $cube }, { $layer }층, { $row }행 { $column }열
place-number = { $number }번 칸

## Tiles

tile-description = { $place }: { $content }
tile-empty = 빈칸
tile-of-player = { $content }, { $player }
tile-yours = { $content }, 내 것
tile-in-reach = { $content }, 차지 가능
tile-removed = 없앤 패
tile-dark = 꺼짐
tile-lit = 켜짐
tile-block = 블록
tile-stone = 돌
tile-height = 높이 { $height }
tile-goal = 도착점
tile-runner = 말
tile-ball = 공
tile-piece = 말 { $number }
tile-ladder = 사다리, 끝은 { $place }
tile-snake = 뱀, 끝은 { $place }
tile-chosen = { $content }, 선택됨
tile-hint = { $content }, 힌트

## The board

board-label = { $game } 보드, { $details }
colour-button-tiles = { $colour }, { $tiles }칸 획득

## Moves

move-by = { $player }: { $action }
move-colour = { $colour }, 이제 { $tiles }칸
move-pair = 짝 없앰: { $first }, { $second }
move-rolled = 주사위 { $pips }
move-shuffled = 패를 섞음
move-piece = 말 { $number }, { $place } 도착
move-sent-back = 돌려보낸 말: { $player }
move-raised = { $place } 높임
move-raised-two = { $first }, { $second } 높임
move-flight = 비행: { $place }
move-time-up = 시간 초과
move-pass = 패스
position-changed = 국면이 바뀌었어요: { $details }
hint-about = { $advice }: { $what }

## Turns and clocks

turn-yours = 내 차례
press-again = 다시 누르면 확정돼요
seconds-left = { $seconds }초 남음
result-announced = { $result }, { $margin }
chat-announced = { $player }: { $message }

## Faces of the tiles of Link: mahjong tiles

face-bamboo = 삭수 { $number }
face-circles = 통수 { $number }
face-characters = 만수 { $number }
face-east = 동풍
face-south = 남풍
face-west = 서풍
face-north = 북풍
face-red-dragon = 홍중
face-green-dragon = 녹발
face-white-dragon = 백판
face-red-bamboo = 빨간 삭수 5
face-red-circles = 빨간 통수 5
face-red-characters = 빨간 만수 5
face-plum = 매화
face-orchid = 난초
face-chrysanthemum = 국화
face-bamboo-plant = 대나무
face-spring = 봄
face-summer = 여름
face-autumn = 가을
face-winter = 겨울

## Faces of the tiles of Link: letters and shapes

face-letter = 글자 { $letter }
face-circle = 원
face-ring = 고리
face-square = 사각형
face-triangle = 삼각형
face-diamond = 마름모
face-star = 별
face-cross = 십자
face-heart = 하트
face-moon = 달
face-sun = 해
face-lightning = 번개
face-drop = 물방울
face-leaf = 나뭇잎
face-arrow = 화살표
face-cube = 큐브
face-hourglass = 모래시계
face-crown = 왕관
face-anchor = 닻
face-key = 열쇠
face-fish = 물고기
face-bell = 종

## Keys of the on-screen keyboard

keyboard-shift = 시프트
keyboard-backspace = 지우기
keyboard-space = 띄어쓰기
keyboard-left = 커서 왼쪽으로
keyboard-right = 커서 오른쪽으로
keyboard-done = 완료
keyboard-signs = 숫자와 기호
keyboard-letters = 한글
keyboard-latin = 영문자
keyboard-more = 다른 글자
