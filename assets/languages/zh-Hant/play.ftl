### The screen on which a game is played.

## Window

window-title-your-turn = 輪到你了 – Tessella

screen-on-reason = 正在計時

## Around the board

play-whole-board = 顯示整個棋盤
play-layer = 第 { $layer } 層
play-cube-layer = 立方體 { $cube }，第 { $layer } 層

play-back = 回主選單
play-sounds-silent = 音效：關閉
play-sounds-quiet = 音效：小聲
play-sounds-loud = 音效：大聲
play-rules = 規則
play-settings = 設定

play-problem = { $moves } 步獲勝
play-day = { $month } 月 { $day } 日
play-level = 第 { $number } 關

## Who plays, after the size of a board or the name of a game, as in "9x9 · 6 colours · solo"

mode-solo = 單人
mode-on-one-device = 同機對戰
mode-against-computer = 對戰電腦
mode-over-network = 連線對戰

## Tools

play-undo = 復原
play-redo = 重做
play-hint = 提示
play-rest = 走完
play-restart = 重玩
play-new = 新局
play-best = 最佳解

play-undo-long = 復原
play-redo-long = 重做
play-hint-long = 提示
play-rest-long = 自動走完
play-restart-long = 重玩
play-new-long = 新局

play-share-game = 分享這一局

hint-not-found = 找不到提示
hint-failed = 由於 Tessella 發生錯誤，無法提供提示

## Pause

play-pause-long = 暫停
play-resume-long = 繼續
play-ask-for-pause = 要求暫停

play-paused = 已暫停
play-resume = 繼續
play-before-clock = 按「{ play-begin }」後開始計時
play-begin = 開始

## Lessons

lesson-skip = 跳過教學
lesson-play = 正式玩一局
lesson-won = 你贏了！
lesson-press-marked = 請點選標示的地方

well-results = 你的戰績
well-moves = 走法

## Result

result-restart = 重玩
result-try-again = 再試一次
result-back-to-move = 回到第 { $move } 步
result-new-board = 新棋盤
result-play-again = 再玩一局
result-next-level = 下一關
result-more-boards = 更多挑戰
result-setup = 開局設定
result-replay = 重播

## What is new about a result, after its margin, as in "22 moves, best 20 · New best · 3 days in a row"

news-solved = { $moves } 步解開
news-above-par = { $moves } 步，標準 { $par } 步
news-new-best = 新紀錄
news-days = 連續 { $days } 天
news-all-done = 四局全部完成
news-fewest-moves = 最少步數紀錄
news-fastest = 最快獲勝紀錄
news-wins = { $wins } 連勝

## Replay

replay-close = 關閉重播
replay-branch = 從這裡接著玩

replay-move = 第 { $number }/{ $moves } 步
replay-best-move = 最佳解：第 { $number }/{ $moves } 步

replay-to-beginning = 回到開頭（Home）
replay-back = 上一步（←）
replay-on = 下一步（→）
replay-to-end = 跳到結尾（End）
replay-pause = 暫停（空白鍵）
replay-resume = 播放（空白鍵）

replay-alone = 只看這一局
replay-compare = 對照最佳解
replay-usual-speed = 一般速度
replay-fast = 快速

replay-bar = 重播

replay-your-game = 你的走法
replay-best-length = 最佳解：{ $moves } 步

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

analysis-hint = 用了提示
analysis-lost-here = 從這裡起無法獲勝
analysis-moves-lost = 多花 { $moves } 步

analysis-flawless = 零失誤（最佳 { $moves } 步）
analysis-flawless-known = 零失誤（已知最佳 { $moves } 步）
analysis-mistakes = { $mistakes } 次失誤（最佳 { $moves } 步）
analysis-mistakes-known = { $mistakes } 次失誤（已知最佳 { $moves } 步）

analysis-winning-you = 你必勝
analysis-winning-computer = 電腦必勝
analysis-winning-opponent = 對手必勝
analysis-winning-player-number = 玩家 { $number } 必勝
analysis-winning-person = { $name } 必勝
analysis-draw = 必為平手
analysis-share = { $name } 勝率 { $percent }%
analysis-mistake = 失誤，{ $evaluation }
analysis-turning-point = 轉捩點，{ $evaluation }
analysis-better = 更好的走法：{ $move }
analysis-running = 正在分析… { $percent }%
analysis-legend-mistake = 失誤
analysis-legend-hint = 提示
analysis-legend-turning-point = 轉捩點

## Network game

online-asks-take-back = { $name } 想悔棋
online-asks-pause = { $name } 想暫停
online-offers-draw = { $name } 求和
online-allow = 同意
online-accept = 接受
online-refuse = 拒絕

online-offer-draw = 求和
online-give-up = 認輸
online-sure = 確定？
online-give-up-again = 再按一次就認輸，這一局算你輸。
online-restart-again = 再按一次就重新開始，目前的進度會消失。
online-chat = 聊天
online-chat-unread = 聊天（{ $messages }）
online-room = 房間

online-host-away = 主機已斷線，等待恢復…
online-connection-lost = 連線中斷，正在重新連線…
online-paused = 已暫停（最多 10 分鐘）
online-watching = 觀戰中

online-you = 你
online-cut-off = { $name } 斷線：座位保留 { $seconds } 秒
online-progress = { $name } { $percent }%
online-progress-stuck = { $name } 卡在 { $percent }%
online-progress-done = { $name } { $moves } 步完成

online-seat-free = { $name } 已離開：座位空出來了
online-wants-rematch = { $name } 想再玩一局

online-won = { $name } 獲勝
online-you-won = 你贏了
online-over = 遊戲結束
online-nobody-won = 沒有人獲勝
online-draw-agreed = 雙方同意平手
online-player = 玩家 { $number }
online-place = { $place }. { $name }

online-left = { $name } 離開了
online-disconnected = { $name } 斷線離開
online-resigned = { $name } 認輸
online-out-of-time = { $name } 超時
online-you-left = 你離開了
online-you-disconnected = 你斷線了
online-you-resigned = 你認輸了
online-you-out-of-time = 你超時了

online-next-game = 即將開始下一局
online-to-tournament = 前往錦標賽
online-dealing = 正在產生棋盤…
online-waiting = 等待中…
online-play-again = 再玩一局
online-sit-down = 入座
online-keep = 存入紀錄

## Colours of tiles, for screen readers and in sentences about a colour

colour-pink = 粉紅色
colour-yellow = 黃色
colour-olive = 橄欖色
colour-cyan = 青色
colour-blue = 藍色
colour-purple = 紫色
colour-teal = 藍綠色
colour-brown = 咖啡色
colour-silver = 銀色
colour-mint = 薄荷綠
colour-red = 紅色
colour-orange = 橘色
colour-green = 綠色
colour-lime = 黃綠色
colour-moss = 苔綠色
colour-azure = 天藍色
colour-lilac = 淡紫色
colour-plum = 梅子色

## Controls

stepper-less = 減少
stepper-more = 增加

## Games that start, continue and are saved

game-cannot-start = 這一局無法開始：{ $error }。
game-cannot-continue = 無法繼續上一局：{ $why }。它仍保留在「遊戲紀錄」中。
game-kept = 上一局已存入「遊戲紀錄」

link-cannot-open = 無法開啟這個連結：{ $error }。

packs-too-many = 只顯示前 { $packs } 個關卡包。
packs-failed = 由於 Tessella 發生錯誤，無法讀取你的關卡包。

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = 這個系統上沒有可以儲存檔案的地方，因此不會儲存遊戲和設定。
storage-in-use = Tessella 已在執行。這個視窗裡的操作不會儲存。
storage-not-locked = 這個視窗裡的操作不會儲存：無法鎖定 { $file }（{ $error }）。以前儲存的內容都還在。

storage-games-unread = 無法讀取儲存的遊戲：{ $why }。
storage-history-unread = 無法讀取你的成績：{ $why }。
storage-settings-unread = 無法讀取設定：{ $why }。
storage-set-aside = 原檔案已保留為 { $name }。
storage-left-alone = 這個檔案也無法移開（{ $error }），因此保持原狀，新的內容也不會存進去。

settings-file-no-text = 這不是文字檔
settings-file-unexpected = 第 { $line } 行第 { $column } 個字元有誤
settings-file-default = settings.ron 中的 { $setting } 無效，已改用預設值。
settings-file-defaults = settings.ron 中有 { $number } 項設定無效，已改用預設值：{ $settings }。

storage-unsaved = 無法儲存 { $file }：{ $error }。
storage-keeps-trying = Tessella 會繼續嘗試。
storage-close-again = 再關閉一次視窗，就會直接結束而不儲存。

last-crash = Tessella 上次意外結束。詳情請見 { $file }。

computer-quick-move = 電腦的計算出錯，因此走了一步簡單的棋。
computer-cannot-move = 由於 Tessella 發生錯誤，電腦在這裡無法走棋。請復原一步，或開始另一局。
analysis-failed = 由於 Tessella 發生錯誤，分析已中止。
error-in-program = Tessella 發生錯誤
service-given-up = 由於 Tessella 發生錯誤，在重新啟動之前，{ $what }。
service-sound = 沒有聲音
service-links = 連結會在另一個視窗開啟
service-pads = 手把可能無法喚醒閒置的視窗
service-screen-reader = 螢幕閱讀器可能反應較慢
service-screen-on = 思考時螢幕可能會關閉

exit-guests = 還有 { $guests } 位玩家在線上。再關閉一次就會結束連線

## Backups, imports and pictures

file-saved = 已儲存為 { $file }
file-not-written = 無法寫入 { $file }：{ $error }

backup-copied = 備份已複製為文字
backup-failed = 無法建立備份：{ $why }
backup-too-long = 內容太長，剪貼簿放不下
backup-no-folder = 沒有「文件」資料夾

import-first-file = 只匯入第一個檔案。
import-failed = 匯入失敗：{ $why }。
import-done = 已匯入 { $games } 局和 { $results } 筆成績。
import-done-known = 已匯入 { $games } 局（另外 { $known } 局這裡已經有了）和 { $results } 筆成績。
import-settings-unexpected = 無法讀取其中的設定：{ $why }。

picture-copied = 已複製圖片
picture-failed = 無法產生圖片：{ $reason }
picture-no-folder = 沒有「圖片」資料夾
picture-not-wanted = 已取消
picture-no-file = 無法在 { $folder } 中建立檔案：{ $error }
picture-not-drawn = 無法繪製
animation-empty = 動畫至少要有一個影格
animation-size = 有一個影格為 { $width }×{ $height } 像素，但所有影格的大小必須相同，最大 65535×65535

## Hills

hills-low = 低
hills-high = 高
