### Keys and gamepad buttons, and their names.

label-with-key = { $label }（{ $key }）
controls-title = 按键和手柄
controls-layout = 键位
controls-usual = 默认
controls-left-hand = 左手
controls-right-hand = 右手
controls-places = 按键按位置识别。没按过的键先显示美式键盘上的名称。

## The table

controls-key = 按键
controls-second-key = 备用键
controls-button = 手柄
controls-press-key = 请按下新的按键。Esc 取消，Delete 清除。
controls-press-button = 请按下手柄上的新按键。再按一次原来的按键可清除。
controls-remove = 清除
controls-cancel = 取消
controls-conflict = 同时用于：{ $actions }
controls-always = 固定按键：Esc 返回，F1 打开规则，Ctrl+Z 和 Ctrl+Y 撤销和重做，1 到 9 和 0 选择颜色和棋子。菜单里也可以用方向键、回车和空格。
controls-reset = 重置所有按键
controls-reset-again = 再点一次，重置所有按键

## Names of rows: what a key does. The diagonals also lead to other layers and cubes.

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
controls-zoom-in = 放大
controls-zoom-out = 缩小
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

## Buttons of a gamepad: there is little room

pad-direction = 十字键 { $arrow }
pad-lower = 下方按键
pad-right = 右侧按键
pad-upper = 上方按键
pad-left = 左侧按键
pad-cross = 叉
pad-circle = 圆圈
pad-triangle = 三角
pad-square = 方块
