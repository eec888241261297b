### Keys and gamepad buttons, and their names.

label-with-key = { $label }（{ $key }）
controls-title = キーとゲームパッド
controls-layout = 配置
controls-usual = 標準
controls-left-hand = 左手
controls-right-hand = 右手
controls-places = ここではキーの位置で割り当てます。名前は、そのキーを押すまでは米国式キーボードのものです。

## The table

controls-key = キー
controls-second-key = キー2
controls-button = パッド
controls-press-key = 新しいキーを押してください。Escで中止、Deleteで解除します。
controls-press-button = ゲームパッドの新しいボタンを押してください。同じボタンで解除します。
controls-remove = 解除
controls-cancel = 中止
controls-conflict = ほかにも使用中：{ $actions }
controls-always = いつも同じもの：Escで前に戻り、F1でルール、Ctrl+ZとCtrl+Yで戻す・進める、1～9と0で色やコマを選びます。メニューでは矢印・Enter・スペースも使えます。
controls-reset = 表をリセット
controls-reset-again = もう一度押すと表をリセット

## Names of rows; what a key does. The diagonals lead to other layers and cubes as well.

controls-up = 上
controls-right = 右
controls-down = 下
controls-left = 左
controls-up-left = 左上・前の立方体
controls-up-right = 右上・上の層
controls-down-left = 左下・次の立方体
controls-down-right = 右下・下の層
controls-choose = 選ぶ
controls-turn-left = 立方体を左に回す
controls-turn-right = 立方体を右に回す
controls-zoom-in = ボードを拡大
controls-zoom-out = ボードを縮小
controls-full-screen = 全画面

## Names of keys, as they are printed on a keyboard of the language

key-escape = Esc
key-enter = Enter
key-space = スペース
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-number-pad = テンキー { $key }

## Buttons of a gamepad, with little room

pad-direction = 十字キー { $arrow }
pad-lower = 下のボタン
pad-right = 右のボタン
pad-upper = 上のボタン
pad-left = 左のボタン
pad-cross = ×
pad-circle = ○
pad-triangle = △
pad-square = □
