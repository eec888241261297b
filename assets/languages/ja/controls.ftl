### Keys and gamepad buttons, and their names.

label-with-key = { $label }（{ $key }）
controls-title = キーとゲームパッド
controls-layout = 配置
controls-usual = 標準
controls-left-hand = 左手
controls-right-hand = 右手
controls-places = キーは位置で割り当てます。一度押すまでは、英語（US）配列の名前で表示されます。

## The table

controls-key = キー
controls-second-key = キー2
controls-button = パッド
controls-press-key = 新しいキーを押してください。Escで中止、Deleteで解除します。
controls-press-button = ゲームパッドの新しいボタンを押してください。同じボタンをもう一度押すと解除します。
controls-remove = 解除
controls-cancel = 中止
controls-conflict = ほかの操作と重複：{ $actions }
controls-always = 変更できないキー：Escで戻る、F1でルール、Ctrl+ZとCtrl+Yで戻す・進める、1〜9と0で色やコマを選ぶ。メニューでは矢印・Enter・スペースも使えます。
controls-reset = キー設定をリセット
controls-reset-again = もう一度押すとリセットします

## Names of rows: what a key does. The diagonals also lead to other layers and cubes.

controls-up = 上
controls-right = 右
controls-down = 下
controls-left = 左
controls-up-left = 左上・前のキューブ
controls-up-right = 右上・上の層
controls-down-left = 左下・次のキューブ
controls-down-right = 右下・下の層
controls-choose = 選ぶ
controls-turn-left = キューブを左に回す
controls-turn-right = キューブを右に回す
controls-zoom-in = 拡大
controls-zoom-out = 縮小
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

## Buttons of a gamepad: there is little room

pad-direction = 十字キー { $arrow }
pad-lower = 下のボタン
pad-right = 右のボタン
pad-upper = 上のボタン
pad-left = 左のボタン
pad-cross = ×
pad-circle = ○
pad-triangle = △
pad-square = □
