### What a screen reader says about the board, and what it announces. None of it is on the screen. Each message is short,
### because it is heard often.

## Places of tiles

place-row-column = 第 { $row } 列第 { $column } 欄
place-layer = 第 { $layer } 層第 { $row } 列第 { $column } 欄
place-cube = 第 { $cube } 個立方體，第 { $layer } 層第 { $row } 列第 { $column } 欄
place-number = { $number } 號格

## Tiles

tile-description = { $place }：{ $content }
tile-empty = 空位
tile-of-player = { $content }，{ $player }
tile-yours = { $content }，你的
tile-in-reach = { $content }，可吃下
tile-removed = 已消除
tile-dark = 未點亮
tile-lit = 已點亮
tile-block = 障礙
tile-stone = 棋子
tile-height = 高度 { $height }
tile-goal = 終點
tile-runner = 跑者
tile-ball = 小球
tile-piece = { $number } 號棋子
tile-ladder = 梯子，通往 { $place }
tile-snake = 蛇，通往 { $place }
tile-chosen = { $content }，已選取
tile-hint = { $content }，提示

## The board

board-label = { $game }棋盤，{ $details }
colour-button-tiles = { $colour }，可吃下 { $tiles } 格

## Moves

move-by = { $player }：{ $action }
move-colour = { $colour }，現有 { $tiles } 格
move-pair = 消除一對：{ $first } 和 { $second }
move-rolled = 擲出 { $pips } 點
move-shuffled = 已洗牌
move-piece = { $number } 號棋子走到 { $place }
move-sent-back = 棋子被送回：{ $player }
move-raised = 加高 { $place }
move-raised-two = 加高 { $first } 和 { $second }
move-flight = 飛到 { $place }
move-time-up = 時間到
move-pass = 跳過
position-changed = 局面已改變：{ $details }
hint-about = { $advice }：{ $what }

## Turns and clocks

turn-yours = 輪到你了
press-again = 再按一次確認
seconds-left = 還剩 { $seconds } 秒
result-announced = { $result }，{ $margin }
chat-announced = { $player }：{ $message }

## Faces of the tiles of Link: mahjong tiles

face-bamboo = { $number } 條
face-circles = { $number } 筒
face-characters = { $number } 萬
face-east = 東風
face-south = 南風
face-west = 西風
face-north = 北風
face-red-dragon = 紅中
face-green-dragon = 青發
face-white-dragon = 白板
face-red-bamboo = 紅五條
face-red-circles = 紅五筒
face-red-characters = 紅五萬
face-plum = 梅花
face-orchid = 蘭花
face-chrysanthemum = 菊花
face-bamboo-plant = 竹子
face-spring = 春天
face-summer = 夏天
face-autumn = 秋天
face-winter = 冬天

## Faces of the tiles of Link: letters and shapes

face-letter = 字母 { $letter }
face-circle = 圓形
face-ring = 圓環
face-square = 正方形
face-triangle = 三角形
face-diamond = 菱形
face-star = 星星
face-cross = 十字
face-heart = 心形
face-moon = 月亮
face-sun = 太陽
face-lightning = 閃電
face-drop = 水滴
face-leaf = 葉子
face-arrow = 箭頭
face-cube = 立方體
face-hourglass = 沙漏
face-crown = 王冠
face-anchor = 船錨
face-key = 鑰匙
face-fish = 魚
face-bell = 鈴鐺

## Keys of the on-screen keyboard

keyboard-shift = 大寫
keyboard-backspace = 退格
keyboard-space = 空白鍵
keyboard-left = 游標左移
keyboard-right = 游標右移
keyboard-done = 完成
keyboard-signs = 數字和符號
keyboard-letters = 字母
keyboard-latin = 拉丁字母
keyboard-more = 更多符號
