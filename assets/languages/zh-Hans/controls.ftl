### Keys and gamepad buttons, and their names.

label-with-key = { $label }（{ $key }）
controls-title = 按键和手柄
controls-layout = 方案
controls-usual = 通用
controls-left-hand = 左手
controls-right-hand = 右手
controls-places = 这里按键以位置为准。在你按下某个键之前，它按美式键盘命名。

## The table

controls-key = 按键
controls-second-key = 备用键
controls-button = 手柄
controls-press-key = 请按下新的按键。Esc 取消，Delete 清除。
controls-press-button = 请按下手柄上的新按键。再按原来的键则清除。
controls-remove = 清除
controls-cancel = 取消
controls-conflict = 同时用于：{ $actions }
controls-always = 始终不变：Esc 返回，F1 打开规则，Ctrl Z 和 Ctrl Y 撤销和重做，1 到 9 和 0 选择颜色和棋子。在菜单里，方向键、回车和空格也都有效。
controls-reset = 重置此表
controls-reset-again = 再点一次，重置此表

## Names of rows; what a key does. The diagonals lead to other layers and cubes as well.

controls-up = 上
controls-right = 右
controls-down = 下
controls-left = 左
controls-up-left = 左上，上一个立方体
controls-up-right = 右上，上一层
controls-down-left = 左下，下一个立方体
controls-down-right = 右下，下一层
controls-choose = 选择
controls-turn-left = 向左转动立方体
controls-turn-right = 向右转动立方体
controls-zoom-in = 放大棋盘
controls-zoom-out = 缩小棋盘
controls-full-screen = 全屏

## Names of keys, as they are printed on a keyboard of the language

key-escape = Esc
key-enter = 回车
key-space = 空格
key-backspace = 退格
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-number-pad = 小键盘 { $key }

## Buttons of a gamepad, with little room

pad-direction = 十字键 { $arrow }
pad-lower = 下方按键
pad-right = 右侧按键
pad-upper = 上方按键
pad-left = 左侧按键
pad-cross = 叉
pad-circle = 圆圈
pad-triangle = 三角
pad-square = 方块
