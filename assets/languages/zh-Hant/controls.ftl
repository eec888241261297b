### Keys and gamepad buttons, and their names.

label-with-key = { $label }（{ $key }）
controls-title = 按鍵與手把
controls-layout = 配置
controls-usual = 標準
controls-left-hand = 左手
controls-right-hand = 右手
controls-places = 按鍵以位置辨識。還沒按過的鍵，先顯示美式鍵盤上的名稱。

## The table

controls-key = 按鍵
controls-second-key = 備用鍵
controls-button = 手把
controls-press-key = 請按下新的按鍵。Esc 取消，Delete 清除。
controls-press-button = 請按下手把上的新按鍵。再按一次原本的按鍵就會清除。
controls-remove = 清除
controls-cancel = 取消
controls-conflict = 同時用於：{ $actions }
controls-always = 固定按鍵：Esc 返回，F1 開啟規則，Ctrl+Z 和 Ctrl+Y 復原和重做，1 到 9 和 0 選擇顏色和棋子。選單裡也可以用方向鍵、Enter 和空白鍵。
controls-reset = 重設所有按鍵
controls-reset-again = 再按一次，重設所有按鍵

## Names of rows: what a key does. The diagonals also lead to other layers and cubes.

controls-up = 上
controls-right = 右
controls-down = 下
controls-left = 左
controls-up-left = 左上，上一個立方體
controls-up-right = 右上，上一層
controls-down-left = 左下，下一個立方體
controls-down-right = 右下，下一層
controls-choose = 選取
controls-turn-left = 向左轉動立方體
controls-turn-right = 向右轉動立方體
controls-zoom-in = 放大
controls-zoom-out = 縮小
controls-full-screen = 全螢幕

## Names of keys, as they are printed on a keyboard of the language

key-escape = Esc
key-enter = Enter
key-space = 空白鍵
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-number-pad = 數字鍵盤 { $key }

## Buttons of a gamepad: there is little room

pad-direction = 十字鍵 { $arrow }
pad-lower = 下方按鍵
pad-right = 右側按鍵
pad-upper = 上方按鍵
pad-left = 左側按鍵
pad-cross = 叉
pad-circle = 圓圈
pad-triangle = 三角
pad-square = 方塊
