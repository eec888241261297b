### What a screen reader says about the board, and what it announces. None of it is on the screen. Each message is short,
### because it is heard often.

## Places of tiles

place-row-column = { $row }行{ $column }列
place-layer = 層{ $layer }、{ $row }行{ $column }列
place-cube = キューブ{ $cube }、層{ $layer }、{ $row }行{ $column }列
place-number = マス{ $number }

## Tiles

tile-description = { $place }：{ $content }
tile-empty = 空き
tile-of-player = { $content }、{ $player }
tile-yours = { $content }、自分
tile-in-reach = { $content }、取れる
tile-removed = 消えた牌
tile-dark = 未点灯
tile-lit = 点灯
tile-block = ブロック
tile-stone = 石
tile-height = 高さ{ $height }
tile-goal = ゴール
tile-runner = コマ
tile-ball = ボール
tile-piece = コマ{ $number }
tile-ladder = はしご、{ $place }へ
tile-snake = ヘビ、{ $place }へ
tile-chosen = { $content }、選択中
tile-hint = { $content }、ヒント

## The board

board-label = { $game }のボード、{ $details }
colour-button-tiles = { $colour }、{ $tiles }マス獲得

## Moves

move-by = { $player }：{ $action }
move-colour = { $colour }、現在{ $tiles }マス
move-pair = ペアを消しました：{ $first }と{ $second }
move-rolled = { $pips }の目
move-shuffled = 牌をシャッフルしました
move-piece = コマ{ $number }、{ $place }へ
move-sent-back = { $player }のコマを振り出しに戻しました
move-raised = { $place }を高くしました
move-raised-two = { $first }と{ $second }を高くしました
move-flight = { $place }へ飛びました
move-time-up = 時間切れ
move-pass = パス
position-changed = 局面が変わりました：{ $details }
hint-about = { $advice }：{ $what }

## Turns and clocks

turn-yours = あなたの番
press-again = もう一度押して確定
seconds-left = 残り{ $seconds }秒
result-announced = { $result }、{ $margin }
chat-announced = { $player }：{ $message }

## Faces of the tiles of Link: mahjong tiles

face-bamboo = ソーズ{ $number }
face-circles = ピンズ{ $number }
face-characters = マンズ{ $number }
face-east = トン
face-south = ナン
face-west = シャー
face-north = ペー
face-red-dragon = チュン
face-green-dragon = ハツ
face-white-dragon = ハク
face-red-bamboo = 赤ソーズ5
face-red-circles = 赤ピンズ5
face-red-characters = 赤マンズ5
face-plum = 梅
face-orchid = 蘭
face-chrysanthemum = 菊
face-bamboo-plant = 竹
face-spring = 春
face-summer = 夏
face-autumn = 秋
face-winter = 冬

## Faces of the tiles of Link: letters and shapes

face-letter = 文字{ $letter }
face-circle = 丸
face-ring = リング
face-square = 四角
face-triangle = 三角
face-diamond = ひし形
face-star = 星
face-cross = 十字
face-heart = ハート
face-moon = 月
face-sun = 太陽
face-lightning = 稲妻
face-drop = しずく
face-leaf = 葉っぱ
face-arrow = 矢印
face-cube = キューブ
face-hourglass = 砂時計
face-crown = 王冠
face-anchor = いかり
face-key = 鍵
face-fish = 魚
face-bell = ベル

## Keys of the on-screen keyboard

keyboard-shift = シフト
keyboard-backspace = 1文字削除
keyboard-space = スペース
keyboard-left = カーソルを左へ
keyboard-right = カーソルを右へ
keyboard-done = 完了
keyboard-signs = 数字と記号
keyboard-letters = ひらがな
keyboard-latin = 英字
keyboard-more = その他の文字
