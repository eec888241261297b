### The screen on which a game is played.

## Window

window-title-your-turn = 轮到你了 – Tessella

screen-on-reason = 正在计时

## Around the board

play-whole-board = 显示整个棋盘
play-layer = 第 { $layer } 层
play-cube-layer = 立方体 { $cube }，第 { $layer } 层

play-back = 回到主菜单
play-sounds-silent = 音效：关
play-sounds-quiet = 音效：小声
play-sounds-loud = 音效：大声
play-rules = 规则
play-settings = 设置

play-problem = { $moves } 步获胜
play-day = { $month }月{ $day }日
play-level = 第 { $number } 关

## Who plays, after the size of a board or the name of a game, as in "9x9 · 6 colours · solo"

mode-solo = 单人
mode-on-one-device = 同机对战
mode-against-computer = 人机对战
mode-over-network = 联机

## Tools

play-undo = 撤销
play-redo = 重做
play-hint = 提示
play-rest = 走完
play-restart = 重来
play-new = 新局
play-best = 最佳解

play-undo-long = 撤销
play-redo-long = 重做
play-hint-long = 提示
play-rest-long = 自动走完
play-restart-long = 重来
play-new-long = 新局

play-share-game = 分享这一局

hint-not-found = 没有找到提示
hint-failed = 由于 Tessella 出错，无法给出提示

## Pause

play-pause-long = 暂停
play-resume-long = 继续
play-ask-for-pause = 请求暂停

play-paused = 已暂停
play-resume = 继续
play-before-clock = 点击“{ play-begin }”后开始计时
play-begin = 开始

## Lessons

lesson-skip = 跳过教程
lesson-play = 正式玩一局
lesson-won = 你赢了！
lesson-press-marked = 请点击标出的地方

well-results = 你的战绩
well-moves = 走法

## Result

result-restart = 重来
result-try-again = 再试一次
result-back-to-move = 回到第 { $move } 步
result-new-board = 新棋盘
result-play-again = 再来一局
result-next-level = 下一关
result-more-boards = 更多挑战
result-setup = 开局设置
result-replay = 回放

## What is new about a result, after its margin, as in "22 moves, best 20 · New best · 3 days in a row"

news-solved = { $moves } 步解出
news-above-par = { $moves } 步，标准 { $par } 步
news-new-best = 新纪录
news-days = 连续 { $days } 天
news-all-done = 四局全部完成
news-fewest-moves = 最少步数纪录
news-fastest = 最快获胜纪录
news-wins = { $wins } 连胜

## Replay

replay-close = 关闭回放
replay-branch = 从这里接着玩

replay-move = 第 { $number }/{ $moves } 步
replay-best-move = 最佳解：第 { $number }/{ $moves } 步

replay-to-beginning = 回到开头（Home）
replay-back = 上一步（←）
replay-on = 下一步（→）
replay-to-end = 跳到结尾（End）
replay-pause = 暂停（空格）
replay-resume = 播放（空格）

replay-alone = 只看这一局
replay-compare = 对照最佳解
replay-usual-speed = 正常速度
replay-fast = 快速

replay-bar = 回放

replay-your-game = 你的走法
replay-best-length = 最佳解：{ $moves } 步

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

analysis-hint = 用了提示
analysis-lost-here = 从这里起无法获胜
analysis-moves-lost = 多走 { $moves } 步

analysis-flawless = 无失误（最佳 { $moves } 步）
analysis-flawless-known = 无失误（已知最佳 { $moves } 步）
analysis-mistakes = { $mistakes } 次失误（最佳 { $moves } 步）
analysis-mistakes-known = { $mistakes } 次失误（已知最佳 { $moves } 步）

analysis-winning-you = 你必胜
analysis-winning-computer = 电脑必胜
analysis-winning-opponent = 对手必胜
analysis-winning-player-number = 玩家 { $number } 必胜
analysis-winning-person = { $name } 必胜
analysis-draw = 必为平局
analysis-share = { $name } 胜率 { $percent }%
analysis-mistake = 失误，{ $evaluation }
analysis-turning-point = 转折点，{ $evaluation }
analysis-better = 更好的走法：{ $move }
analysis-running = 正在分析… { $percent }%
analysis-legend-mistake = 失误
analysis-legend-hint = 提示
analysis-legend-turning-point = 转折点

## Network game

online-asks-take-back = { $name } 请求悔棋
online-asks-pause = { $name } 请求暂停
online-offers-draw = { $name } 提和
online-allow = 同意
online-accept = 接受
online-refuse = 拒绝

online-offer-draw = 提和
online-give-up = 认输
online-sure = 确定？
online-give-up-again = 再点一次即认输，本局判负。
online-restart-again = 再点一次即重新开始，当前进度会丢失。
online-chat = 聊天
online-chat-unread = 聊天（{ $messages }）
online-room = 房间

online-host-away = 主机已断开，等待恢复…
online-connection-lost = 连接已断开，正在重连…
online-paused = 已暂停（最多 10 分钟）
online-watching = 观战中

online-you = 你
online-cut-off = { $name } 掉线：座位保留 { $seconds } 秒
online-progress = { $name } { $percent }%
online-progress-stuck = { $name } 卡在 { $percent }%
online-progress-done = { $name } { $moves } 步完成

online-seat-free = { $name } 已离开：座位空出
online-wants-rematch = { $name } 想再来一局

online-won = { $name } 获胜
online-you-won = 你赢了
online-over = 对局结束
online-nobody-won = 无人获胜
online-draw-agreed = 双方同意平局
online-player = 玩家 { $number }
online-place = { $place }. { $name }

online-left = { $name } 离开了
online-disconnected = { $name } 掉线退出
online-resigned = { $name } 认输
online-out-of-time = { $name } 超时
online-you-left = 你离开了
online-you-disconnected = 你掉线了
online-you-resigned = 你认输了
online-you-out-of-time = 你超时了

online-next-game = 即将开始下一局
online-to-tournament = 前往锦标赛
online-dealing = 正在生成棋盘…
online-waiting = 等待中…
online-play-again = 再来一局
online-sit-down = 入座
online-keep = 保存棋局

## Colours of tiles, for screen readers and in sentences about a colour

colour-pink = 粉色
colour-yellow = 黄色
colour-olive = 橄榄色
colour-cyan = 青色
colour-blue = 蓝色
colour-purple = 紫色
colour-teal = 蓝绿色
colour-brown = 棕色
colour-silver = 银色
colour-mint = 薄荷绿
colour-red = 红色
colour-orange = 橙色
colour-green = 绿色
colour-lime = 黄绿色
colour-moss = 苔绿色
colour-azure = 天蓝色
colour-lilac = 淡紫色
colour-plum = 梅子色

## Controls

stepper-less = 减少
stepper-more = 增加

## Games that start, continue and are saved

game-cannot-start = 这一局无法开始：{ $error }。
game-cannot-continue = 无法继续上一局：{ $why }。它仍保留在“我的棋局”中。
game-kept = 上一局已存入“我的棋局”

link-cannot-open = 无法打开这个链接：{ $error }。

packs-too-many = 只显示前 { $packs } 个关卡包。
packs-failed = 由于 Tessella 出错，无法读取你的关卡包。

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = 这个系统上没有可以保存文件的地方，因此不会保存棋局和设置。
storage-in-use = Tessella 已在运行。这个窗口里的操作不会保存。
storage-not-locked = 这个窗口里的操作不会保存：无法锁定 { $file }（{ $error }）。以前保存的内容都还在。

storage-games-unread = 无法读取保存的棋局：{ $why }。
storage-history-unread = 无法读取你的成绩：{ $why }。
storage-settings-unread = 无法读取设置：{ $why }。
storage-set-aside = 原文件已保留为 { $name }。
storage-left-alone = 这个文件也无法移开（{ $error }），因此保持原样，新的内容也不会存进去。

settings-file-no-text = 这不是文本文件
settings-file-unexpected = 第 { $line } 行第 { $column } 个字符有误
settings-file-default = settings.ron 中的 { $setting } 无效，已改用默认值。
settings-file-defaults = settings.ron 中有 { $number } 项设置无效，已改用默认值：{ $settings }。

storage-unsaved = 无法保存 { $file }：{ $error }。
storage-keeps-trying = Tessella 会继续尝试。
storage-close-again = 再次关闭窗口将直接退出，不再保存。

last-crash = Tessella 上次崩溃了。详情见 { $file }。

computer-quick-move = 电脑的计算出错，因此走了一步简单的棋。
computer-cannot-move = 由于 Tessella 出错，电脑在这里无法走棋。请撤销一步，或开始另一局。
analysis-failed = 由于 Tessella 出错，分析已中止。
error-in-program = Tessella 出错
service-given-up = 由于 Tessella 出错，在重新启动之前，{ $what }。
service-sound = 没有声音
service-links = 链接会在另一个窗口打开
service-pads = 手柄可能无法唤醒闲置的窗口
service-screen-reader = 屏幕阅读器可能反应较慢
service-screen-on = 思考时屏幕可能会关闭

exit-guests = 还有 { $guests } 位玩家在线。再次关闭将结束联机

## Backups, imports and pictures

file-saved = 已保存为 { $file }
file-not-written = 无法写入 { $file }：{ $error }

backup-copied = 备份已复制为文本
backup-failed = 无法生成备份：{ $why }
backup-too-long = 内容太长，剪贴板放不下
backup-no-folder = 没有“文档”文件夹

import-first-file = 只导入第一个文件。
import-failed = 导入失败：{ $why }。
import-done = 已导入 { $games } 局和 { $results } 项成绩。
import-done-known = 已导入 { $games } 局（另有 { $known } 局这里已有）和 { $results } 项成绩。
import-settings-unexpected = 无法读取其中的设置：{ $why }。

picture-copied = 已复制图片
picture-failed = 无法生成图片：{ $reason }
picture-no-folder = 没有“图片”文件夹
picture-not-wanted = 已取消
picture-no-file = 无法在 { $folder } 中创建文件：{ $error }
picture-not-drawn = 无法绘制
animation-empty = 动画至少要有一帧
animation-size = 有一帧为 { $width }×{ $height } 像素，但所有帧的大小必须相同，最大 65535×65535

## Hills

hills-low = 低
hills-high = 高
