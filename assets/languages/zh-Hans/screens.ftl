### The title screen and the screens reached from it, except the network and the setup of a game.

## Settings

settings = 设置

settings-language = 语言
settings-language-system = 跟随系统

settings-theme = 主题
settings-theme-system = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-theme-black = 纯黑
settings-theme-contrast-dark = 高对比度（深色）
settings-theme-contrast-light = 高对比度（浅色）
settings-text-size = 文字大小
settings-text-size-percent = { $percent }%

settings-motion = 动画速度
settings-motion-off = 关
settings-motion-fast = 快
settings-motion-normal = 正常
settings-motion-slow = 慢

settings-scanning = 开关控制
settings-scanning-off = 关
settings-scanning-automatic = 自动
settings-scanning-by-key = Tab 键
settings-scanning-pace = 停留时间
settings-scanning-seconds = { $seconds } 秒
settings-scanning-automatic-note = 选框自动移动。按空格、回车或手柄下方按键选择。
settings-scanning-by-key-note = 按 Tab 移动选框，按空格或回车选择。
settings-more-time = 时间限制
settings-more-time-off = 正常
settings-more-time-twice = 两倍
settings-more-time-four = 四倍
settings-more-time-note = 用于本设备上新开的计时游戏，也用于短暂显示的提示。联机时以房间设置为准。

settings-sounds = 音效
settings-sounds-off = 关
settings-sounds-quiet = 小声
settings-sounds-loud = 大声
settings-vibration = 振动
settings-controls = 操作

settings-colours = 颜色
settings-palette-standard = 标准
settings-palette-distinct = 好分辨
settings-palette-soft = 柔和
settings-palette-vivid = 鲜艳
settings-palette-red-green = 色盲模式
settings-palette-own = 自定义
settings-own-press = 点击一种颜色即可更改。
settings-own-colour = 颜色 { $number }：{ $colour }
settings-own-hue = 色相
settings-own-lightness = 亮度
settings-own-strength = 饱和度
settings-own-reset = 重置颜色
settings-own-alike = 颜色 { $one } 和 { $two } 很难区分。
settings-own-alike-red-green = 红绿色盲者很难区分颜色 { $one } 和 { $two }。
settings-own-alike-blue-yellow = 蓝黄色盲者很难区分颜色 { $one } 和 { $two }。
settings-own-hidden = 颜色 { $number } 在背景上很难看清。
settings-own-more = 还有 { $count } 处。
settings-symbols = 每格显示符号

settings-faces = 牌面图案
settings-faces-mahjong = 麻将
settings-faces-plain = 字母和图形

settings-cubes = 立方体
settings-cubes-stacked = 各层叠放
settings-cubes-flat = 各层并排

settings-writing = 文字输入
settings-keyboard = 屏幕键盘

settings-share = 分享棋盘
settings-copy-code = 复制棋局码
code-copied = 已复制棋局码
codes-title = 选择哪一局？

settings-transfer = 在其他设备上继续
settings-copy-game = 复制棋局
settings-copy-game-done = 现在到另一台设备的设置里点击“{ settings-import }”。
settings-copy-game-failed = 无法复制这一局：{ $error }。
settings-import = 导入

settings-backup = 备份所有棋局、统计和设置
settings-save-backup = 保存备份
settings-copy-backup = 复制备份
settings-restore-file = 要恢复备份，请把文件拖进窗口，或复制备份文本后点击“{ settings-import }”。现有内容不会丢失。
settings-restore-text = 要恢复备份，请复制备份文本后点击“{ settings-import }”。现有内容不会丢失。

settings-all = 所有设置
settings-reset = 重置设置
settings-reset-again = 再点一次，重置所有设置

settings-people = 人数上限
settings-rooms = 房间上限
settings-reconnect = 重连时限（秒）
settings-port = 端口
settings-port-any = 任意

## The head of every screen

screen-back = 返回

## Title

title-continue = 继续
title-start = 从这里开始：{ $game }
title-start-about = 20 秒学会
title-again = 再玩{ $game }
title-symbols = 颜色难以分辨？显示符号
title-options = { $game }选项

title-network = 局域网联机
title-network-about = 和朋友一起玩
title-back = 返回 { $host }
title-back-about = 无需邀请码即可重新加入
title-back-dismiss = 不返回
title-packs = 关卡包
title-packs-about = 闯关解题

title-games = 棋局
title-statistics = 统计
title-settings = 设置
title-help = 帮助

## Cards of games that were played

game-card-state = { $game }，{ $state }
game-card-about = { $board } · { $players }
game-card-broken = 无法打开
game-card-name = 第 { $number } 局：{ $game }
game-card-unknown = 棋局

## Your games

your-games-title = 我的棋局
your-games-show = 显示
your-games-all = 全部
your-games-unfinished = 未完成
your-games-finished = 已完成
your-games-favourites = 收藏

your-games-no-game = 你玩过的每一局都会保存在这里。
your-games-no-unfinished = 没有未完成的棋局。
your-games-no-finished = 没有已完成的棋局。
your-games-no-favourite = 点亮棋局上的星星，就能在这里找到它。

your-games-add-favourite = 收藏：{ $game }
your-games-remove-favourite = 取消收藏：{ $game }
your-games-remove = 删除：{ $game }

your-games-removed = 已删除一局{ $game }
your-games-removed-unknown = 已删除一局
your-games-put-back = 撤销

## The start of a game

begin-board-refused = 无法打开这个棋盘：{ $error }。
begin-game-refused = 无法打开这一局：{ $error }。
begin-link-refused = 无法打开这个链接：{ $error }。
begin-import-failed = 这不是棋局存档：{ $error }。
begin-nothing-to-import = 没有可粘贴的内容。请先在另一台设备上复制棋局或备份。
begin-leave-network-game = 请先离开联机对局。

## Share a game

share-title = 分享这一局
share-save-picture = 保存图片
share-save-animation = 保存动画
share-saving = 正在保存…
share-stop-animation = 停止（{ $percent }%）
share-copy-picture = 复制图片
share-copy-code = 复制棋局码
share-copy-link = 复制链接
share-link-copied = 已复制链接

## Level packs

packs-title = 关卡包
pack-title-drench = { game-title-drench }：方格
pack-title-drench-shapes = { game-title-drench }：各种形状
pack-title-link = { game-title-link }：方格
pack-title-link-shapes = { game-title-link }：下落与六角格
pack-title-light-block = { game-title-light-block }：方格
pack-title-light-block-shapes = { game-title-light-block }：各种形状
packs-own = 自制关卡包：把文本文件放进存档目录的“packs”文件夹，下次启动时载入。
packs-done = 完成 { $won }/{ $all }
packs-done-at-par = 完成 { $won }/{ $all }，达标 { $at_par }
packs-author = 作者：{ $name }
packs-par = 标准 { $par } 步
packs-level = 第 { $number } 关
packs-next-level = 玩下一关
packs-level-open = 第 { $number } 关，未完成
packs-level-done = 第 { $number } 关，已完成
packs-level-at-par = 第 { $number } 关，已达标

## Today's boards

today-title = 今日挑战
today-title-other-day = 每日挑战
today-date =
    { $year }年{ $month }月{ $day }日 { $weekday ->
       [1] 星期一
       [2] 星期二
       [3] 星期三
       [4] 星期四
       [5] 星期五
       [6] 星期六
      *[7] 星期日
    }
today-month = { $year }年{ $month }月
today-previous-month = 上个月
today-next-month = 下个月
today-weekday-monday = 一
today-weekday-tuesday = 二
today-weekday-wednesday = 三
today-weekday-thursday = 四
today-weekday-friday = 五
today-weekday-saturday = 六
today-weekday-sunday = 日
today-leaf-monday = 周一
today-leaf-tuesday = 周二
today-leaf-wednesday = 周三
today-leaf-thursday = 周四
today-leaf-friday = 周五
today-leaf-saturday = 周六
today-leaf-sunday = 周日

today-first-day = 挑战从 { $date } 开始提供

today-boards-done = 完成 { $done }/{ $all }
today-day-closed = 尚未开放
today-day-done = 已完成
today-day-at-par = 已达标

today-problem = 残局
today-win-in-moves = { $moves } 步获胜
today-win-in = { $moves } 步胜
today-par = 标准 { $moves } 步
today-result-moves = { $moves } 步（标准 { $par } 步）
today-result-time = 用时 { $time }

today-copy-result = 复制成绩
today-result-copied = 已复制成绩

today-no-streak = 每天完成一局，连续打卡
today-streak = 连续 { $days } 天
today-longest-streak = 最长连续 { $days } 天
today-streak-and-longest = 连续 { $days } 天 · 最长 { $longest } 天

today-next = { $time }后有新挑战
today-wait =
    { $hours ->
        [0] { $minutes } 分钟
       *[other] { $hours } 小时 { $minutes } 分钟
    }

today-card = 今日挑战
today-card-done = 已完成
today-card-next = { $time }后更新
today-card-streak = 连续 { $days } 天，继续保持

## Statistics

statistics-title = 统计
statistics-nothing = 玩完一局，这里就会显示统计。
statistics-forget = 清除所有成绩
statistics-forget-again = 再点一次，清除所有成绩

statistics-total-played = 局数
statistics-total-won = 胜率
statistics-total-time = 游戏时间
statistics-total-streak = 最长连胜

statistics-percent = { $percent }%
statistics-time-short = < 1 分钟
statistics-time-minutes = { $minutes } 分钟
statistics-time = { $hours } 小时 { $minutes } 分
statistics-time-hours = { $hours } 小时

statistics-weeks = 最近 { $weeks } 周完成 { $games } 局
statistics-days = 玩了 { $days } 天
statistics-days-run = 最长连续 { $days } 天
statistics-days-today = 今天 { $games } 局

statistics-month = { $month }月

statistics-game = 玩了 { $games } 局，胜率 { $share }

statistics-won = { $games } 胜
statistics-lost = { $games } 负
statistics-drawn = { $games } 平
statistics-given-up = { $games } 放弃
statistics-played = 玩了 { $games } 局
statistics-form = 最近战绩：{ $results }
statistics-best-time = 最快用时
statistics-best-result = 最佳成绩
statistics-fewest-moves = 最少步数

statistics-best-par = 最佳：达标
statistics-best-above-par = 最佳：标准 +{ $moves }
statistics-mean-above-par = 平均 { $moves }
statistics-fastest = 最快 { $time }
statistics-mean-time = 平均 { $time }
statistics-streak = 最长连胜 { $wins }
statistics-hints = { $hints } 次提示

statistics-plot = 比标准多的步数，最近 { $wins } 次获胜
statistics-plot-par = 标准
