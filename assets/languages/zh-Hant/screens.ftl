### The title screen and the screens reached from it, except the network and the setup of a game.

## Settings

settings = 設定

settings-language = 語言
settings-language-system = 跟隨系統

settings-theme = 主題
settings-theme-system = 跟隨系統
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-theme-black = 純黑
settings-theme-contrast-dark = 高對比（深色）
settings-theme-contrast-light = 高對比（淺色）
settings-text-size = 文字大小
settings-text-size-percent = { $percent }%

settings-motion = 動畫速度
settings-motion-off = 關閉
settings-motion-fast = 快
settings-motion-normal = 一般
settings-motion-slow = 慢

settings-scanning = 切換控制
settings-scanning-off = 關閉
settings-scanning-automatic = 自動
settings-scanning-by-key = Tab 鍵
settings-scanning-pace = 停留時間
settings-scanning-seconds = { $seconds } 秒
settings-scanning-automatic-note = 選取框自動移動。按空白鍵、Enter 或手把下方按鍵選取。
settings-scanning-by-key-note = 按 Tab 移動選取框，按空白鍵或 Enter 選取。
settings-more-time = 時間限制
settings-more-time-off = 一般
settings-more-time-twice = 兩倍
settings-more-time-four = 四倍
settings-more-time-note = 用於這台裝置上新開的計時遊戲，以及短暫顯示的提示。連線時以房間設定為準。

settings-sounds = 音效
settings-sounds-off = 關閉
settings-sounds-quiet = 小聲
settings-sounds-loud = 大聲
settings-vibration = 震動
settings-controls = 操作

settings-colours = 顏色
settings-palette-standard = 標準
settings-palette-distinct = 好分辨
settings-palette-soft = 柔和
settings-palette-vivid = 鮮豔
settings-palette-red-green = 色盲模式
settings-palette-own = 自訂
settings-own-press = 點選一種顏色即可更改。
settings-own-colour = 顏色 { $number }：{ $colour }
settings-own-hue = 色相
settings-own-lightness = 亮度
settings-own-strength = 飽和度
settings-own-reset = 重設顏色
settings-own-alike = 顏色 { $one } 和 { $two } 很難區分。
settings-own-alike-red-green = 紅綠色盲者很難區分顏色 { $one } 和 { $two }。
settings-own-alike-blue-yellow = 藍黃色盲者很難區分顏色 { $one } 和 { $two }。
settings-own-hidden = 顏色 { $number } 在背景上很難看清。
settings-own-more = 還有 { $count } 處。
settings-symbols = 每格顯示符號

settings-faces = 牌面圖案
settings-faces-mahjong = 麻將
settings-faces-plain = 字母和圖形

settings-cubes = 立方體
settings-cubes-stacked = 各層疊放
settings-cubes-flat = 各層並排

settings-writing = 文字輸入
settings-keyboard = 螢幕鍵盤

settings-share = 分享棋盤
settings-copy-code = 複製遊戲代碼
code-copied = 已複製代碼
codes-title = 選擇哪一局？

settings-transfer = 在其他裝置上繼續
settings-copy-game = 複製遊戲
settings-copy-game-done = 現在到另一台裝置的設定裡按「{ settings-import }」。
settings-copy-game-failed = 無法複製這一局：{ $error }。
settings-import = 匯入

settings-backup = 備份所有遊戲、統計和設定
settings-save-backup = 儲存備份
settings-copy-backup = 複製備份
settings-restore-file = 要還原備份，請把檔案拖進視窗，或複製備份文字後按「{ settings-import }」。現有內容不會遺失。
settings-restore-text = 要還原備份，請複製備份文字後按「{ settings-import }」。現有內容不會遺失。

settings-all = 所有設定
settings-reset = 重設設定
settings-reset-again = 再按一次，重設所有設定

settings-people = 人數上限
settings-rooms = 房間上限
settings-reconnect = 重新連線時限（秒）
settings-port = 連接埠
settings-port-any = 任意

## The head of every screen

screen-back = 返回

## Title

title-continue = 繼續
title-start = 從這裡開始：{ $game }
title-start-about = 20 秒學會
title-again = 再玩{ $game }
title-symbols = 顏色難以分辨？顯示符號
title-options = { $game }的選項

title-network = 區網連線
title-network-about = 和朋友一起玩
title-back = 返回 { $host }
title-back-about = 不用邀請碼就能重新加入
title-back-dismiss = 不返回
title-packs = 關卡包
title-packs-about = 闖關解題

title-games = 紀錄
title-statistics = 統計
title-settings = 設定
title-help = 說明

## Cards of games that were played

game-card-state = { $game }，{ $state }
game-card-about = { $board } · { $players }
game-card-broken = 無法開啟
game-card-name = 第 { $number } 局：{ $game }
game-card-unknown = 遊戲

## Your games

your-games-title = 遊戲紀錄
your-games-show = 顯示
your-games-all = 全部
your-games-unfinished = 未完成
your-games-finished = 已完成
your-games-favourites = 我的最愛

your-games-no-game = 你玩過的每一局都會儲存在這裡。
your-games-no-unfinished = 沒有未完成的遊戲。
your-games-no-finished = 沒有已完成的遊戲。
your-games-no-favourite = 點亮遊戲上的星星，就能在這裡找到它。

your-games-add-favourite = 加入我的最愛：{ $game }
your-games-remove-favourite = 從我的最愛移除：{ $game }
your-games-remove = 刪除：{ $game }

your-games-removed = 已刪除一局{ $game }
your-games-removed-unknown = 已刪除一局
your-games-put-back = 復原

## The start of a game

begin-board-refused = 無法開啟這個棋盤：{ $error }。
begin-game-refused = 無法開啟這一局：{ $error }。
begin-link-refused = 無法開啟這個連結：{ $error }。
begin-import-failed = 這不是遊戲存檔：{ $error }。
begin-nothing-to-import = 沒有可以貼上的內容。請先在另一台裝置複製遊戲或備份。
begin-leave-network-game = 請先離開連線對戰。

## Share a game

share-title = 分享這一局
share-save-picture = 儲存圖片
share-save-animation = 儲存動畫
share-saving = 正在儲存…
share-stop-animation = 停止（{ $percent }%）
share-copy-picture = 複製圖片
share-copy-code = 複製代碼
share-copy-link = 複製連結
share-link-copied = 已複製連結

## Level packs

packs-title = 關卡包
pack-title-drench = { game-title-drench }：方格
pack-title-drench-shapes = { game-title-drench }：各種形狀
pack-title-link = { game-title-link }：方格
pack-title-link-shapes = { game-title-link }：落下與六角格
pack-title-light-block = { game-title-light-block }：方格
pack-title-light-block-shapes = { game-title-light-block }：各種形狀
packs-own = 自製關卡包：把文字檔放進存檔旁的「packs」資料夾，下次啟動時載入。
packs-done = 完成 { $won }/{ $all }
packs-done-at-par = 完成 { $won }/{ $all }，達標 { $at_par }
packs-author = 作者：{ $name }
packs-par = 標準 { $par } 步
packs-level = 第 { $number } 關
packs-next-level = 玩下一關
packs-level-open = 第 { $number } 關，未完成
packs-level-done = 第 { $number } 關，已完成
packs-level-at-par = 第 { $number } 關，已達標

## Today's boards

today-title = 今日挑戰
today-title-other-day = 每日挑戰
today-date =
    { $year } 年 { $month } 月 { $day } 日 { $weekday ->
       [1] 星期一
       [2] 星期二
       [3] 星期三
       [4] 星期四
       [5] 星期五
       [6] 星期六
      *[7] 星期日
    }
today-month = { $year } 年 { $month } 月
today-previous-month = 上個月
today-next-month = 下個月
today-weekday-monday = 一
today-weekday-tuesday = 二
today-weekday-wednesday = 三
today-weekday-thursday = 四
today-weekday-friday = 五
today-weekday-saturday = 六
today-weekday-sunday = 日
today-leaf-monday = 週一
today-leaf-tuesday = 週二
today-leaf-wednesday = 週三
today-leaf-thursday = 週四
today-leaf-friday = 週五
today-leaf-saturday = 週六
today-leaf-sunday = 週日

today-first-day = 挑戰從 { $date } 開始提供

today-boards-done = 完成 { $done }/{ $all }
today-day-closed = 尚未開放
today-day-done = 已完成
today-day-at-par = 已達標

today-problem = 殘局
today-win-in-moves = { $moves } 步獲勝
today-win-in = { $moves } 步勝
today-par = 標準 { $moves } 步
today-result-moves = { $moves } 步（標準 { $par } 步）
today-result-time = 花了 { $time }

today-copy-result = 複製成績
today-result-copied = 已複製成績

today-no-streak = 每天完成一局，就能累積連續天數
today-streak = 連續 { $days } 天
today-longest-streak = 最長連續 { $days } 天
today-streak-and-longest = 連續 { $days } 天 · 最長 { $longest } 天

today-next = { $time }後有新挑戰
today-wait =
    { $hours ->
        [0] { $minutes } 分鐘
       *[other] { $hours } 小時 { $minutes } 分鐘
    }

today-card = 今日挑戰
today-card-done = 已完成
today-card-next = { $time }後更新
today-card-streak = 連續 { $days } 天，繼續保持

## Statistics

statistics-title = 統計
statistics-nothing = 玩完一局，這裡就會顯示統計。
statistics-forget = 清除所有成績
statistics-forget-again = 再按一次，清除所有成績

statistics-total-played = 局數
statistics-total-won = 勝率
statistics-total-time = 遊戲時間
statistics-total-streak = 最長連勝

statistics-percent = { $percent }%
statistics-time-short = < 1 分鐘
statistics-time-minutes = { $minutes } 分鐘
statistics-time = { $hours } 小時 { $minutes } 分
statistics-time-hours = { $hours } 小時

statistics-weeks = 最近 { $weeks } 週完成 { $games } 局
statistics-days = 玩了 { $days } 天
statistics-days-run = 最長連續 { $days } 天
statistics-days-today = 今天 { $games } 局

statistics-month = { $month }月

statistics-game = 玩了 { $games } 局，勝率 { $share }

statistics-won = { $games } 勝
statistics-lost = { $games } 敗
statistics-drawn = { $games } 平手
statistics-given-up = { $games } 放棄
statistics-played = 玩了 { $games } 局
statistics-form = 最近戰績：{ $results }
statistics-best-time = 最快用時
statistics-best-result = 最佳成績
statistics-fewest-moves = 最少步數

statistics-best-par = 最佳：達標
statistics-best-above-par = 最佳：標準 +{ $moves }
statistics-mean-above-par = 平均 { $moves }
statistics-fastest = 最快 { $time }
statistics-mean-time = 平均 { $time }
statistics-streak = 最長連勝 { $wins }
statistics-hints = { $hints } 次提示

statistics-plot = 比標準多的步數，最近 { $wins } 次獲勝
statistics-plot-par = 標準
