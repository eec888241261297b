### What a screen reader says about the board, and what it announces. None of it is on the screen. Each message is short,
### because it is heard often.

## Places of tiles

place-row-column = 第 { $row } 行第 { $column } 列
place-layer = 第 { $layer } 层第 { $row } 行第 { $column } 列
place-cube = 第 { $cube } 个立方体，第 { $layer } 层第 { $row } 行第 { $column } 列
place-number = { $number } 号格

## Tiles

tile-description = { $place }：{ $content }
tile-empty = 空位
tile-of-player = { $content }，{ $player }
tile-yours = { $content }，你的
tile-in-reach = { $content }，可吞并
tile-removed = 已消除
tile-dark = 未点亮
tile-lit = 已点亮
tile-block = 障碍
tile-stone = 棋子
tile-height = 高度 { $height }
tile-goal = 终点
tile-runner = 跑者
tile-ball = 小球
tile-piece = { $number } 号棋子
tile-ladder = 梯子，通往 { $place }
tile-snake = 蛇，通往 { $place }
tile-chosen = { $content }，已选中
tile-hint = { $content }，提示

## The board

board-label = { $game }棋盘，{ $details }
colour-button-tiles = { $colour }，可吞并 { $tiles } 格

## Moves

move-by = { $player }：{ $action }
move-colour = { $colour }，现有 { $tiles } 格
move-pair = 消除一对：{ $first } 和 { $second }
move-rolled = 掷出 { $pips } 点
move-shuffled = 已洗牌
move-piece = { $number } 号棋子走到 { $place }
move-sent-back = 棋子被送回：{ $player }
move-raised = 加高 { $place }
move-raised-two = 加高 { $first } 和 { $second }
move-flight = 飞到 { $place }
move-time-up = 时间到
move-pass = 跳过
position-changed = 局面已变：{ $details }
hint-about = { $advice }：{ $what }

## Turns and clocks

turn-yours = 轮到你了
press-again = 再点一次确认
seconds-left = 还剩 { $seconds } 秒
result-announced = { $result }，{ $margin }
chat-announced = { $player }：{ $message }

## Faces of the tiles of Link: mahjong tiles

face-bamboo = { $number } 条
face-circles = { $number } 筒
face-characters = { $number } 万
face-east = 东风
face-south = 南风
face-west = 西风
face-north = 北风
face-red-dragon = 红中
face-green-dragon = 发财
face-white-dragon = 白板
face-red-bamboo = 红五条
face-red-circles = 红五筒
face-red-characters = 红五万
face-plum = 梅花
face-orchid = 兰花
face-chrysanthemum = 菊花
face-bamboo-plant = 竹子
face-spring = 春天
face-summer = 夏天
face-autumn = 秋天
face-winter = 冬天

## Faces of the tiles of Link: letters and shapes

face-letter = 字母 { $letter }
face-circle = 圆形
face-ring = 圆环
face-square = 正方形
face-triangle = 三角形
face-diamond = 菱形
face-star = 星星
face-cross = 十字
face-heart = 心形
face-moon = 月亮
face-sun = 太阳
face-lightning = 闪电
face-drop = 水滴
face-leaf = 叶子
face-arrow = 箭头
face-cube = 立方体
face-hourglass = 沙漏
face-crown = 王冠
face-anchor = 船锚
face-key = 钥匙
face-fish = 鱼
face-bell = 铃铛

## Keys of the on-screen keyboard

keyboard-shift = 大写
keyboard-backspace = 退格
keyboard-space = 空格
keyboard-left = 光标左移
keyboard-right = 光标右移
keyboard-done = 完成
keyboard-signs = 数字和符号
keyboard-letters = 字母
keyboard-latin = 拉丁字母
keyboard-more = 更多符号
