### The local network: hosts, the lobby, rooms, matches.
###
### The host is the device that runs the server, and its player. Guests are the other players who are connected to it. A room has
### seats for the players of one game, and may allow spectators. Names are the ones that players have chosen.

## Finding and joining a host

lan = 局域网联机

lan-own-name = 你的名字
lan-name = 名字
player-name-hint = 你的名字
player-name-another = 换个名字

lan-host = 主机
lan-require-code = 需要邀请码
lan-guests-need-code = 邀请码：{ $code }
lan-another-code = 换个邀请码
lan-host-game = 创建主机
lan-host-continue = 继续当主机
lan-host-continues = 接着上次的游戏，座位都还在。
lan-or-join = 或加入游戏
lan-enter-address = 输入地址

lan-join-server = 加入 { $name }

lan-found-version = 版本不同：Tessella { $version }
lan-found-no-game = 还没开局
lan-found-people = { $people }/{ $most } 人
lan-found-seat = 座位为你保留
lan-seat-gone = 你的座位已不再保留。请输入邀请码。
lan-found-full = 已满

lan-found-needs-code = { $address } · 需要邀请码
lan-found-open = { $address } · 无需邀请码

lan-searching = 正在搜索局域网里的游戏…
lan-nothing-found = 还没有找到游戏。可能的原因：
lan-network-denied = Tessella 没有使用局域网的权限。请在系统设置中为本应用开启。
lan-network-unusable = 无法使用网络：{ $error }。

lan-address = 主机屏幕上显示的地址
lan-code = { $name } 的邀请码（没有就留空）
lan-join = 加入
lan-delete = 删除

lan-joining = 正在加入…
lan-cancel = 取消

lan-changed = 这不是之前一起玩的那台设备
lan-changed-named = { $address } 上的 { $name } 是另一台设备。它可能是冒充的，也可能是原来那台重新设置过。
lan-changed-unnamed = { $address } 上的是另一台设备。它可能是冒充的，也可能是原来那台重新设置过。
lan-changed-seat = 你在原设备上的座位仍然保留。
lan-changed-cancel = 不加入
lan-changed-join = 以新玩家身份加入

## Names for players who have not chosen one

player-name-first = 快乐的, 勇敢的, 聪明的, 安静的, 温柔的, 机灵的, 幸运的, 淘气的, 活泼的, 可爱的, 沉稳的, 友善的, 阳光的, 闪亮的, 早起的, 爱笑的, 飞快的, 悠闲的, 好奇的, 金色的, 银色的, 红色的, 蓝色的, 绿色的
player-name-second = 小熊, 狐狸, 熊猫, 水獭, 猞猁, 野兔, 小鹿, 天鹅, 仙鹤, 白鹭, 猎鹰, 云雀, 喜鹊, 鸽子, 燕子, 海豹, 河狸, 猫头鹰, 鼹鼠, 松鼠, 刺猬, 企鹅, 海豚, 考拉
player-name = { $first }{ $second }

## Why no host was found

discovery-no-interfaces = 无法列出这台电脑的网络：{ $error }。
discovery-only-loopback = 这台设备没有连接网络：请打开 Wi-Fi，或开启热点让别人加入。
discovery-other-network = 主机可能在另一个网络里：两台设备要连接同一个 Wi-Fi 或热点。
discovery-isolation = Wi-Fi 可能不让设备互相访问，访客网络常常如此（“AP 隔离”）。
discovery-firewall = 主机的防火墙可能拦截了 Tessella：请放行 { $first } 到 { $last } 端口的 UDP 和 TCP。
discovery-denied = 系统不允许 Tessella 通过 { $interface } 搜索：这台设备的防火墙可能拦截了它。
discovery-denied-default = 系统不允许 Tessella 通过默认接口搜索：这台设备的防火墙可能拦截了它。
discovery-denied-loopback = 系统不允许 Tessella 通过回环接口搜索：这台设备的防火墙可能拦截了它。
discovery-failed = 通过 { $interface }（{ $address }）搜索失败：{ $error }。
discovery-failed-default = 通过默认接口（{ $address }）搜索失败：{ $error }。
discovery-failed-loopback = 通过回环接口（{ $address }）搜索失败：{ $error }。
discovery-no-ipv6 = 这台电脑没有 IPv6

## Why a host was not joined

join-version = 这台主机的版本是 Tessella { $server }（协议 { $server_protocol }），你的版本是 { $client }（协议 { $client_protocol }）。双方版本必须相同。
join-wrong-code = 邀请码错误。还可以试 { $tries } 次。
join-wrong-code-wait = 邀请码错误次数太多。请等待 { $seconds } 秒。
join-wait = 邀请码错误次数太多。请等待 { $seconds } 秒再试。
join-full = { $name } 已满：{ $people }/{ $most } 人。
join-full-unnamed = 这台主机已满：{ $people }/{ $most } 人。
join-closing = { $name } 正在关闭，无法再加入。
join-closing-unnamed = 这台主机正在关闭，无法再加入。
join-other-name = 这里已经有人叫 { $name }，所以你在这里叫 { $other }。可以在“{ lobby-people }”里更改。
join-needs-code = 加入 { $name } 需要邀请码：请向对方询问。
join-needs-code-unnamed = 加入这台主机需要邀请码：请向对方询问。
join-unexpected-code = { $name } 没有邀请码：如果你信任这台主机，请留空。
join-unexpected-code-unnamed = 这台主机没有邀请码：如果你信任它，请留空。
join-invalid-code = 这不是邀请码：{ $error }。
join-impostor = { $address } 上的主机自己也不知道邀请码，可能不是你想加入的那台。
join-changed-key = { $address } 上的主机不是之前一起玩的那台设备，因此没有加入。你在那里的座位仍然保留。
join-false-key = { $address } 上的主机冒充另一台设备，因此没有加入。
join-not-tessella = { $address } 上没有 Tessella 主机：请检查地址和端口。
join-busy = { $address } 上的主机还没响应就断开了。它可能正忙，请再试一次；也可能不是 Tessella 主机。
join-connection-closed = { $address } 上的主机在你加入前断开了。它可能正忙，或刚刚关闭，请再试一次。
join-port-closed = { $address } 上没有开着的主机：请检查主机是否还在运行，端口是否正确。
join-timed-out = { $address } 没有响应：请检查主机是否还开着，你们是否在同一个网络，以及主机的防火墙是否放行 { $port } 端口的 TCP 和 UDP。
join-no-route = 无法到达 { $address }：请检查这台电脑是否在主机的网络里。
join-unreachable = 无法连接 { $address } 上的主机：{ $error }。
join-no-udp = { $address } 上的主机有响应，但收不到游戏数据：请检查它的防火墙是否放行 { $port } 端口的 UDP。
join-no-room = 主机已满。
join-lost-at-once = 连上 { $address } 的主机后立即断开：{ $error }。
join-not-possible = 无法加入：{ $error }。

## Why a connection ended

connection-broken = 连接已断开：{ $error }。
connection-invalid-data = 主机发来了无效的数据：{ $error }。
connection-failed = 由于 Tessella 出错，连接已结束。你的座位仍保留，请重新加入。
search-failed = 由于 Tessella 出错，搜索主机已停止。请重新打开此页面。
connection-overfull = 主机发来的数据太多，Tessella 处理不了。

connection-no-reply = 主机没有及时响应
connection-token-expired = 主机的令牌已过期
connection-server-full = 主机已满
connection-timed-out = 与主机失去联系
connection-closed-by-server = 主机关闭了连接
connection-closed-by-client = 你已离开
connection-queue-full = 待发送的内容太多
connection-queue-length = 要发送的消息为空或太长

lobby-closed-session-ended = 主机已结束联机。对局已保存，下次可以继续。
lobby-closed-replaced = 你已在另一台设备上重新加入，座位转到了那边。
lobby-closed-invalid-message = 主机看不懂这台设备发送的内容。版本相同吗？
lobby-closed-too-many-messages = 这台设备一下子向主机发送了太多内容。
lobby-closed-hello-timeout = 没有及时换成不重复的名字，主机已断开连接。
lobby-closed-removed = 你已被主机移出。

## A host on this device

server-name = { $player }的游戏
server-not-started = 无法创建主机：{ $error }。
server-code-replaced = 邀请码改为 { $code }。已在这里的人不受影响。

server-port-in-use = 这台设备的 { $port } 端口已被占用
server-port-in-use-free = 这台设备的 { $port } 端口已被占用；{ $free } 端口可用
server-no-port = 这台设备的 { $first } 到 { $last } 端口都已被占用；请换一个端口
server-people-limit = 主机可容纳 1 到 { $most } 人，而不是 { $people } 人
server-file-in-use = 另一台主机正把房间存在 { $file }；请换一个文件
server-damaged-key = { $file } 不是主机密钥，或已损坏：它应为以 { $prefix } 开头的 { $length } 个字符。请从备份恢复；也可以删除它以生成新密钥，但这里的所有座位都会丢失
server-file-not-rooms = { $file } 不是房间文件
server-file-not-code = { $file } 不是邀请码
server-file-not-lock = { $file } 不是空文件，因此不是锁文件
server-file-folder = { $file } 是文件夹
server-file-not-regular = { $file } 不是普通文件
server-file-broken-link = { $file } 是指向不存在文件的链接
server-file-unreadable = 无法读取 { $file }：{ $error }
server-file-unwritable = 无法写入 { $file }：{ $error }
server-file-unlockable = 无法锁定 { $file }：{ $error }
network-unusable = 无法使用网络：{ $error }

server-rooms-unsaved = 无法把房间保存到 { $file }：{ $error }。
server-rooms-set-aside = 无法读取以前的房间：{ $reason }。原文件已保留为 { $file }。
server-rooms-not-set-aside = 无法读取以前的房间：{ $reason }。原文件也无法移开（{ $error }）。
server-rooms-without-keys = 它来自座位还没有密钥的版本
server-rooms-none = 文件里没有房间
server-rooms-cut-off = 文件不完整
server-rooms-checksum = 文件已损坏
server-rooms-other-key = 其中的座位属于另一个密钥，而不是 { $file } 里的
server-rooms-damaged = 保存的房间已损坏（{ $error }）
server-rooms-format = 保存的房间为格式 { $found }，而此版本读取格式 { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = 这里已经有人叫 { $name } 了。
refusal-invalid-name = 名字应为 1 到 24 个可见字符。
refusal-server-full = 主机已满：{ $most }/{ $most } 人。
refusal-too-many-rooms = 已有 { $most } 个房间，达到主机的上限。
refusal-room-not-found = 那个房间已关闭。
refusal-match-started-watch = 这个房间的对局已开始，你可以观战。
refusal-match-started = 这个房间的对局已开始。
refusal-room-full-one = 这个房间的座位已有人。
refusal-room-full-two = 房间已满。请换一个房间，或观战。
refusal-room-full = 这个房间的 { $places } 个座位都有人了。
refusal-seat-taken = 那是 { $name } 的座位。
refusal-seat-taken-computer = 那是电脑的座位。
refusal-no-such-seat = 这个房间没有这个座位。
refusal-no-spectators = 这个房间不允许观战。
refusal-already-in-room = 你在另一个房间里，请先离开。
refusal-not-seated = 你还没有入座。
refusal-not-owner = 只有房主（入座最久的人）才能这样做。
refusal-no-match = 现在没有对局。
refusal-invalid-room = 无法开始这一局：{ $reason }。
refusal-illegal-move = 不能这样走：{ $reason }。
refusal-stale = 局面已变，请再试一次。
refusal-nothing-to-take-back = 没有可悔的棋。
refusal-take-back-forbidden = 这里要计步数，不能悔棋。
refusal-take-back-pending = 已经请求悔棋，请等待回复。
refusal-rate-limited = 操作太快，请稍等。
refusal-banned = 你已被禁止进入这个房间。
refusal-banned-from-server = 主机已禁止你加入。
refusal-not-in-room = 那名玩家不在你的房间里。
refusal-draw-unavailable = 只能向真人提和。
refusal-draw-pending = 已经有人提和了。
refusal-draining = 主机即将关闭，不再开始新的对局。
refusal-paused = 对局已暂停。
refusal-countdown = { $seconds } 秒后继续。
refusal-pause-unavailable = 只有计时对局才能暂停。
refusal-pause-pending = 已经有人请求暂停了。
refusal-not-paused = 对局没有暂停。
refusal-tournament-running = 这里正在进行锦标赛。
refusal-tournament-full = 锦标赛已满（{ $most } 人）。
refusal-too-few-entrants = 锦标赛需要 { $least } 人，已有 { $entered } 人报名。
refusal-two-seats-needed = 锦标赛需要双人游戏或竞速。这个游戏有 { $places } 个座位。
refusal-no-tournament = 这里没有锦标赛。

refusal-room-code-length = 棋局码超过 { $most } 个字符
refusal-room-code = 主机不接受它的棋局码
refusal-room-seat-mismatch = 这个游戏有 { $seats } 个座位，而房间有 { $places } 个
refusal-room-seat-count = 房间应有 2 到 { $most } 个座位，而不是 { $places } 个
refusal-room-clock = 计时应为 1 到 { $most } 秒，而不是 { $seconds } 秒
refusal-room-computer-in-race = 电脑不能参加竞速

## Lobby: head and parts

lobby-unnamed-host = 主机
lobby-somebody = 某位玩家

lobby-show = 显示
lobby-own-room = 我的房间
lobby-rooms = 房间
lobby-rooms-count = 房间（{ $rooms }）
lobby-people-count = 玩家（{ $people }）
chat = 聊天
chat-unread = 聊天（{ $messages }）

lobby-stop-hosting = 结束联机
lobby-leave = 离开
lobby-close-again = 还有 { $guests } 位玩家，再点一次即结束联机
lobby-close-game-again = 对局进行中，再点一次即结束联机
lobby-leave-again = 再点一次即离开，本局判负
lobby-new-code = 换个邀请码
lobby-qr-code = 扫码加入
lobby-qr-code-advice = 请用另一台装有 Tessella 的设备扫码。
lobby-host-away = 主机已断开，等待恢复…
lobby-connection-lost = 连接已断开，正在重连…
lobby-guest = 你已加入这台主机
lobby-no-network = 没有网络
lobby-port = 端口 { $port }
lobby-code = 邀请码 { $code }
lobby-without-code = 无需邀请码

## Lobby: players

lobby-people = 玩家
lobby-name-own = { $name }（你）
lobby-in-room = 在房间里
lobby-cut-off = 掉线，座位保留 { $seconds } 秒
lobby-remove = 移出 { $name }
lobby-ban = 禁止 { $name } 进入
lobby-remove-again = 再点一次即移出 { $name }
lobby-ban-again = 再点一次即禁止 { $name } 进入
lobby-mute = 屏蔽 { $name }
lobby-unmute = 取消屏蔽 { $name }
lobby-change-name = 修改名字
lobby-own-name = 你的名字
lobby-rename-done = 完成

lobby-removed = 你已被移出房间。
lobby-banned = 你已被禁止进入这个房间。
lobby-room-closed = 房间已关闭。

lobby-computer-gentle = 电脑（入门）
lobby-computer-easy = 电脑（简单）
lobby-computer-medium = 电脑（中等）
lobby-computer-hard = 电脑（困难）

## Lobby: chat

chat-room = 本房间
chat-empty = 还没有消息。
chat-say = 消息
chat-send = 发送
chat-say-hint = 说点什么
chat-host = 主机

chat-phrase-hello = 你好！
chat-phrase-good-luck = 祝你好运！
chat-phrase-shall-we-play = 来一局吧？
chat-phrase-well-played = 玩得漂亮！
chat-phrase-oh-no = 哎呀！
chat-phrase-one-moment = 请稍等
chat-phrase-take-your-time = 慢慢来
chat-phrase-another-one = 再来一局？
chat-phrase-thank-you = 谢谢！
chat-phrase-goodbye = 再见！

## Lobby: list of rooms

room-open = 创建房间
room-list-empty = 还没有房间。创建一个，别人就能在这里看到。
room-list-unknown = 重新连接后即可看到房间。
room-heading = { $game }，{ $board }
room-race-board = 竞速，{ $board }
room-seated-computer = 电脑

room-state-tournament = 锦标赛进行中
room-state-playing = 对局进行中
room-state-generating = 正在生成棋盘…
room-state-seats = 座位 { $taken }/{ $seats }

room-sit = 入座
room-watch-short = 观战
room-list-tournament = 锦标赛进行中
room-list-begun = 对局进行中
room-list-full = 房间已满

room-choose-game = 玩哪个游戏？
room-choose-back = 返回房间列表

## Lobby: the player's room

room-rule-first = 先完成者胜
room-rule-fewest = 步数最少者胜
room-rule-move = 每步 { $seconds } 秒
room-rule-game = 每局 { $minutes } 分钟
room-rule-bonus = 每局 { $minutes } 分钟 + 每步 { $seconds } 秒
room-rule-watched-delayed = 观战延迟 20 秒
room-rule-watched-after-end = 结束后可观战
room-rule-unwatched = 不可观战
room-watching = 观战：{ $names }

room-seat-empty = 等待玩家 { $number }
room-seat-plays = 对局中
room-seat-ready = 已准备
room-seat-not-ready = 未准备
room-seat-won = { $games } 局 { $won } 胜
room-seat-computer = 电脑
room-seat-sit = 坐这里
room-seat-weaker = 弱一点
room-seat-stronger = 强一点
room-seat-free = 移除电脑

room-ready = 准备
room-start = 开始
room-not-ready = 取消准备
room-to-game = 进入对局
room-watch = 观战
room-boards-later = 对局结束后显示棋盘
room-to-tournament = 前往锦标赛
room-leave = 离开房间
room-forfeit = 离开并认输
room-leave-tournament = 退出锦标赛
room-forfeit-again = 再点一次即认输
room-leave-again = 再点一次即离开
room-close = 关闭房间
room-close-again = 再点一次即关闭

## Lobby: tournament

tournament = 锦标赛
tournament-possible = 满 { $least } 人即可用这个游戏举办锦标赛。
tournament-clock-move = 锦标赛中每步最多 { $minutes } 分钟。
tournament-clock-race = 锦标赛中每场竞速最多 { $minutes } 分钟。
tournament-enter = 报名参赛
tournament-withdraw = 取消报名
tournament-withdraw-again = 再点一次即取消报名
tournament-empty = 还没有人报名。
tournament-entered = 已报名（{ $people }）：{ $names }
tournament-owner-starts = 由房主开始。
tournament-too-few = 至少需要 { $least } 名参赛者。
tournament-add-computer = 添加电脑
tournament-start-round-robin = 开始循环赛：人人对战
tournament-start-knock-out = 开始淘汰赛：输者出局
tournament-end = 结束锦标赛
tournament-end-again = 再点一次即结束
tournament-over = 锦标赛已结束。
tournament-new = 新的锦标赛
tournament-new-again = 再点一次即清空积分表

tournament-round = 第 { $round } 轮
tournament-round-of = 第 { $round }/{ $rounds } 轮
tournament-round-soon = 第 { $round } 轮即将开始
tournament-round-of-soon = 第 { $round }/{ $rounds } 轮即将开始
tournament-final = 决赛
tournament-final-soon = 决赛即将开始
tournament-no-match = { $name } 本轮轮空
tournament-draw = 平局
tournament-not-played = 未赛
tournament-after-draws = { $first } – { $second }，已平 { $draws } 局
tournament-won = 胜 { $games } 局
tournament-points = { $games } 局 { $points } 分

## Options of a room

room-players = 玩家数
room-clock = 计时
room-clock-none = 不计时
room-clock-move = 每步
room-clock-game = 每局
room-clock-bonus = 加秒
room-clock-seconds = 秒
room-clock-minutes = 分钟
room-clock-bonus-seconds = 每步加时（秒）
room-goal = 获胜条件
room-goal-first = 先完成者胜
room-goal-fewest = 步数最少者胜
room-dropouts = 有人离开时
room-dropouts-computer = 电脑接管
room-dropouts-out = 座位空着
room-spectators = 允许观战
room-view = 观战画面
room-view-delayed = 延迟 20 秒
room-view-after-end = 结束后
room-view-live = 实时

## Short messages about the room and its match

room-left = { $name } 离开了房间
room-opened = { $name } 创建了房间：{ $game }
room-cut-off = { $name } 掉线：座位保留 { $seconds } 秒
room-back = { $name } 回来了

match-take-back-requested = { $name } 请求悔棋
match-take-back-accepted = 已悔棋
match-take-back-declined = 悔棋请求被拒绝
match-draw-sent = 已提和
match-draw-offered = { $name } 提和
match-draw-accepted = 双方同意平局
match-draw-declined = 提和被拒绝
match-pause-sent = 已请求暂停
match-pause-requested = { $name } 请求暂停
match-pause-declined = 暂停请求被拒绝

match-player-left = { $name } 离开了对局
match-player-left-replaced = { $name } 离开了对局：电脑接管
match-player-cut-off = { $name } 掉线退出
match-player-cut-off-replaced = { $name } 掉线退出：电脑接管
match-player-resigned = { $name } 认输
match-player-resigned-replaced = { $name } 认输：电脑接管
match-player-out-of-time = { $name } 超时
match-player-out-of-time-replaced = { $name } 超时：电脑接管

match-saved = 已存入“{ your-games-title }”
match-end-saved = { $reason }这一局已保存在本设备上。
match-has-ended = 对局已结束

## QR codes

qr-code = 二维码
qr-code-too-long = 内容太长，无法生成二维码。请改为复制文本。

## The page of the host

lobby-hosting = 主机管理
hosting-join = 其他人如何加入
hosting-qr-code = { $address } 的二维码
hosting-copy-link = 复制 { $address } 的链接
hosting-no-network = 本设备未连接网络。
hosting-no-code = 没有邀请码：网络中的所有人都能加入。
hosting-code = 邀请码 { $code }
hosting-waiting = 正在加载玩家和房间…
hosting-you = { $name }（你）
hosting-remove-again = 再点一次即移出
hosting-ban-again = 再点一次即禁止加入
hosting-rooms = 房间（{ $rooms }）
hosting-room = 房间 { $number } · { $game }，{ $board }
hosting-close-again = 再点一次即关闭，本局作废
hosting-close-room = 关闭房间 { $number }
hosting-no-rooms = 没有开放的房间。
hosting-in-room = 房间 { $number }
hosting-cut-off = 掉线，座位保留 { $seconds } 秒
hosting-connected = 已连接 { $time }
hosting-idle = 无操作 { $time }
hosting-this-device = 本设备
hosting-computer = 电脑
hosting-nobody = 没有人
hosting-announcement = 给所有人的消息
hosting-announcement-hint = 消息
hosting-announce = 发送给所有人
hosting-announced = 已发送给所有人。
hosting-bans = 禁止加入（{ $people }）
hosting-banned-device = 仅该设备
hosting-banned-address = { $address } 的所有人
hosting-lift-ban = 允许 { $name } 再次加入
hosting-end = 结束联机
hosting-drain = 最后一局后结束联机
hosting-drain-again = 再点一次：不再开始新对局
hosting-draining = 将在最后一局后结束联机
hosting-draining-long = 不再开始新对局。最后一局结束十秒后，联机就会结束。
hosting-drained = 联机已结束。
hosting-restarts = 由于 Tessella 出错，主机已停止，正在重新启动。
hosting-failed = 由于 Tessella 出错，主机已停止。请重新创建主机以继续游戏。
