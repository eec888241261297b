### The local network: hosts, the lobby, rooms, matches.
###
### The host is the device that runs the server, and its player. Guests are the other players who are connected to it. A room has
### seats for the players of one game, and may allow spectators. Names are the ones that players have chosen.

## Finding and joining a host

lan = 區網連線

lan-own-name = 你的名字
lan-name = 名字
player-name-hint = 你的名字
player-name-another = 換個名字

lan-host = 主機
lan-require-code = 需要邀請碼
lan-guests-need-code = 邀請碼：{ $code }
lan-another-code = 換個邀請碼
lan-host-game = 建立主機
lan-host-continue = 繼續當主機
lan-host-continues = 接續上次的遊戲，座位都還在。
lan-or-join = 或加入遊戲
lan-enter-address = 輸入位址

lan-join-server = 加入 { $name }

lan-found-version = 版本不同：Tessella { $version }
lan-found-no-game = 還沒開局
lan-found-people = { $people }/{ $most } 人
lan-found-seat = 座位為你保留
lan-seat-gone = 你的座位已不再保留。請輸入邀請碼。
lan-found-full = 已滿

lan-found-needs-code = { $address } · 需要邀請碼
lan-found-open = { $address } · 免邀請碼

lan-searching = 正在搜尋區域網路裡的遊戲…
lan-nothing-found = 還沒有找到遊戲。可能的原因：
lan-network-denied = Tessella 沒有使用區域網路的權限。請到系統設定中為這個 App 開啟。
lan-network-unusable = 無法使用網路：{ $error }。

lan-address = 主機螢幕上顯示的位址
lan-code = { $name } 的邀請碼（沒有就留空）
lan-join = 加入
lan-delete = 刪除

lan-joining = 正在加入…
lan-cancel = 取消

lan-changed = 這不是之前一起玩的裝置
lan-changed-named = { $address } 的 { $name } 是另一台裝置。它可能是冒充的，也可能是原本那台重新設定過。
lan-changed-unnamed = 在 { $address } 的是另一台裝置。它可能是冒充的，也可能是原本那台重新設定過。
lan-changed-seat = 你在原本裝置上的座位仍然保留。
lan-changed-cancel = 不加入
lan-changed-join = 以新玩家身分加入

## Names for players who have not chosen one

player-name-first = 快樂的, 勇敢的, 聰明的, 安靜的, 溫柔的, 機靈的, 幸運的, 調皮的, 活潑的, 可愛的, 沉穩的, 友善的, 開朗的, 閃亮的, 早起的, 愛笑的, 飛快的, 悠閒的, 好奇的, 金色的, 銀色的, 紅色的, 藍色的, 綠色的
player-name-second = 黑熊, 狐狸, 貓熊, 水獺, 石虎, 野兔, 小鹿, 天鵝, 白鶴, 白鷺, 老鷹, 雲雀, 喜鵲, 鴿子, 燕子, 海豹, 河狸, 貓頭鷹, 鼴鼠, 松鼠, 刺蝟, 企鵝, 海豚, 無尾熊
player-name = { $first }{ $second }

## Why no host was found

discovery-no-interfaces = 無法列出這台電腦的網路：{ $error }。
discovery-only-loopback = 這台裝置沒有連上網路：請開啟 Wi-Fi，或開啟熱點讓其他人加入。
discovery-other-network = 主機可能在另一個網路裡：兩台裝置要連上同一個 Wi-Fi 或熱點。
discovery-isolation = Wi-Fi 可能不讓裝置互相連線，訪客網路常常如此（「AP 隔離」）。
discovery-firewall = 主機的防火牆可能擋住了 Tessella：請允許連接埠 { $first } 到 { $last } 的 UDP 和 TCP。
discovery-denied = 系統不允許 Tessella 透過 { $interface } 搜尋：這台裝置的防火牆可能擋住了。
discovery-denied-default = 系統不允許 Tessella 透過預設介面搜尋：這台裝置的防火牆可能擋住了。
discovery-denied-loopback = 系統不允許 Tessella 透過回送介面搜尋：這台裝置的防火牆可能擋住了。
discovery-failed = 透過 { $interface }（{ $address }）搜尋失敗：{ $error }。
discovery-failed-default = 透過預設介面（{ $address }）搜尋失敗：{ $error }。
discovery-failed-loopback = 透過回送介面（{ $address }）搜尋失敗：{ $error }。
discovery-no-ipv6 = 這台電腦沒有 IPv6

## Why a host was not joined

join-version = 這台主機的版本是 Tessella { $server }（協定 { $server_protocol }），你的版本是 { $client }（協定 { $client_protocol }）。雙方版本必須相同。
join-wrong-code = 邀請碼錯誤。還可以試 { $tries } 次。
join-wrong-code-wait = 邀請碼錯太多次了。請等待 { $seconds } 秒。
join-wait = 邀請碼錯太多次了。請等待 { $seconds } 秒再試。
join-full = { $name } 已滿：{ $people }/{ $most } 人。
join-full-unnamed = 這台主機已滿：{ $people }/{ $most } 人。
join-closing = { $name } 正在關閉，無法再加入。
join-closing-unnamed = 這台主機正在關閉，無法再加入。
join-other-name = 這裡已經有人叫 { $name }，所以你在這裡叫 { $other }。可以在「{ lobby-people }」裡更改。
join-needs-code = 加入 { $name } 需要邀請碼：請向對方詢問。
join-needs-code-unnamed = 加入這台主機需要邀請碼：請向對方詢問。
join-unexpected-code = { $name } 沒有邀請碼：如果你信任這台主機，請留空。
join-unexpected-code-unnamed = 這台主機沒有邀請碼：如果你信任它，請留空。
join-invalid-code = 這不是邀請碼：{ $error }。
join-impostor = { $address } 的主機自己也不知道邀請碼，可能不是你想加入的那台。
join-changed-key = { $address } 的主機不是之前一起玩的裝置，因此沒有加入。你在那裡的座位仍然保留。
join-false-key = { $address } 的主機冒充另一台裝置，因此沒有加入。
join-not-tessella = { $address } 沒有 Tessella 主機：請檢查位址和連接埠。
join-busy = { $address } 的主機還沒回應就斷線了。它可能正忙，請再試一次；也可能不是 Tessella 主機。
join-connection-closed = { $address } 的主機在你加入前就斷線了。它可能正忙，或剛剛關閉，請再試一次。
join-port-closed = { $address } 沒有開著的主機：請檢查主機是否還在執行，以及連接埠是否正確。
join-timed-out = { $address } 沒有回應：請檢查主機是否還開著、你們是否在同一個網路，以及主機的防火牆是否允許連接埠 { $port } 的 TCP 和 UDP。
join-no-route = 無法到達 { $address }：請檢查這台電腦是否在主機的網路裡。
join-unreachable = 無法連上 { $address } 的主機：{ $error }。
join-no-udp = { $address } 的主機有回應，但收不到遊戲資料：請檢查它的防火牆是否允許連接埠 { $port } 的 UDP。
join-no-room = 主機已滿。
join-lost-at-once = 連上 { $address } 的主機後立即斷線：{ $error }。
join-not-possible = 無法加入：{ $error }。

## Why a connection ended

connection-broken = 連線已中斷：{ $error }。
connection-invalid-data = 主機傳來了無效的資料：{ $error }。
connection-failed = 由於 Tessella 發生錯誤，連線已結束。你的座位仍保留，請重新加入。
search-failed = 由於 Tessella 發生錯誤，搜尋主機已停止。請重新開啟此頁面。
connection-overfull = 主機傳來的資料太多，Tessella 處理不了。

connection-no-reply = 主機沒有及時回應
connection-token-expired = 主機的權杖已過期
connection-server-full = 主機已滿
connection-timed-out = 與主機失去聯繫
connection-closed-by-server = 主機關閉了連線
connection-closed-by-client = 你已離開
connection-queue-full = 等待傳送的內容太多
connection-queue-length = 要傳送的訊息是空的或太長

lobby-closed-session-ended = 主機已結束連線。遊戲已儲存，下次可以繼續。
lobby-closed-replaced = 你已在另一台裝置上重新加入，座位轉到那邊了。
lobby-closed-invalid-message = 主機看不懂這台裝置傳送的內容。版本相同嗎？
lobby-closed-too-many-messages = 這台裝置一下子傳送太多內容給主機。
lobby-closed-hello-timeout = 沒有及時換成不重複的名字，主機已中斷連線。
lobby-closed-removed = 你已被主機移出。

## A host on this device

server-name = { $player }的遊戲
server-not-started = 無法建立主機：{ $error }。
server-code-replaced = 邀請碼改為 { $code }。已在這裡的人不受影響。

server-port-in-use = 這台裝置的連接埠 { $port } 已在使用中
server-port-in-use-free = 這台裝置的連接埠 { $port } 已在使用中；連接埠 { $free } 可用
server-no-port = 這台裝置的連接埠 { $first } 到 { $last } 都已在使用中；請換一個
server-people-limit = 主機可容納 1 到 { $most } 人，而不是 { $people } 人
server-file-in-use = 另一台主機正把房間存在 { $file }；請換一個檔案
server-damaged-key = { $file } 不是主機的金鑰，或已損毀：它應有以 { $prefix } 開頭的 { $length } 個字元。請從備份還原；也可以刪除它來產生新金鑰，但這裡的所有座位都會遺失
server-file-not-rooms = { $file } 不是房間檔案
server-file-not-code = { $file } 不是邀請碼
server-file-not-lock = { $file } 不是空檔案，因此不是鎖定檔
server-file-folder = { $file } 是資料夾
server-file-not-regular = { $file } 不是一般檔案
server-file-broken-link = { $file } 是指向不存在檔案的連結
server-file-unreadable = 無法讀取 { $file }：{ $error }
server-file-unwritable = 無法寫入 { $file }：{ $error }
server-file-unlockable = 無法鎖定 { $file }：{ $error }
network-unusable = 無法使用網路：{ $error }

server-rooms-unsaved = 無法把房間儲存到 { $file }：{ $error }。
server-rooms-set-aside = 無法讀取以前的房間：{ $reason }。原檔案已保留為 { $file }。
server-rooms-not-set-aside = 無法讀取以前的房間：{ $reason }。原檔案也無法移開（{ $error }）。
server-rooms-without-keys = 它來自座位還沒有金鑰的版本
server-rooms-none = 檔案裡沒有房間
server-rooms-cut-off = 檔案不完整
server-rooms-checksum = 檔案已損毀
server-rooms-other-key = 其中的座位屬於另一個金鑰，而不是 { $file } 裡的
server-rooms-damaged = 儲存的房間已損毀（{ $error }）
server-rooms-format = 儲存的房間為格式 { $found }，而這個版本讀取格式 { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = 這裡已經有人叫 { $name } 了。
refusal-invalid-name = 名字要有 1 到 24 個看得見的字元。
refusal-server-full = 主機已滿：{ $most }/{ $most } 人。
refusal-too-many-rooms = 已有 { $most } 個房間，達到這台主機的上限。
refusal-room-not-found = 那個房間已關閉。
refusal-match-started-watch = 這個房間的遊戲已經開始，你可以觀戰。
refusal-match-started = 這個房間的遊戲已經開始。
refusal-room-full-one = 這個房間的座位已經有人。
refusal-room-full-two = 房間已滿。請換一個房間，或觀戰。
refusal-room-full = 這個房間的 { $places } 個座位都有人了。
refusal-seat-taken = 那是 { $name } 的座位。
refusal-seat-taken-computer = 那是電腦的座位。
refusal-no-such-seat = 這個房間沒有這個座位。
refusal-no-spectators = 這個房間不開放觀戰。
refusal-already-in-room = 你在另一個房間裡，請先離開。
refusal-not-seated = 你還沒有入座。
refusal-not-owner = 只有房主（入座最久的人）才能這樣做。
refusal-no-match = 現在沒有進行中的遊戲。
refusal-invalid-room = 無法開始這一局：{ $reason }。
refusal-illegal-move = 不能這樣走：{ $reason }。
refusal-stale = 局面已經改變，請再試一次。
refusal-nothing-to-take-back = 沒有可以悔的棋。
refusal-take-back-forbidden = 這裡要計步數，不能悔棋。
refusal-take-back-pending = 已經要求悔棋，請等待回覆。
refusal-rate-limited = 操作太快，請稍候。
refusal-banned = 你已被這個房間封鎖。
refusal-banned-from-server = 主機已將你封鎖。
refusal-not-in-room = 那名玩家不在你的房間裡。
refusal-draw-unavailable = 只能向真人求和。
refusal-draw-pending = 已經有人求和了。
refusal-draining = 主機即將關閉，不再開始新的遊戲。
refusal-paused = 遊戲已暫停。
refusal-countdown = { $seconds } 秒後繼續。
refusal-pause-unavailable = 只有計時遊戲才能暫停。
refusal-pause-pending = 已經有人要求暫停了。
refusal-not-paused = 遊戲沒有暫停。
refusal-tournament-running = 這裡正在進行錦標賽。
refusal-tournament-full = 錦標賽已滿（{ $most } 人）。
refusal-too-few-entrants = 錦標賽需要 { $least } 人，已有 { $entered } 人報名。
refusal-two-seats-needed = 錦標賽需要雙人遊戲或競速。這個遊戲有 { $places } 個座位。
refusal-no-tournament = 這裡沒有錦標賽。

refusal-room-code-length = 遊戲代碼超過 { $most } 個字元
refusal-room-code = 主機不接受它的遊戲代碼
refusal-room-seat-mismatch = 這個遊戲有 { $seats } 個座位，而房間有 { $places } 個
refusal-room-seat-count = 房間要有 2 到 { $most } 個座位，而不是 { $places } 個
refusal-room-clock = 計時要在 1 到 { $most } 秒之間，而不是 { $seconds } 秒
refusal-room-computer-in-race = 電腦不能參加競速

## Lobby: head and parts

lobby-unnamed-host = 主機
lobby-somebody = 某位玩家

lobby-show = 顯示
lobby-own-room = 我的房間
lobby-rooms = 房間
lobby-rooms-count = 房間（{ $rooms }）
lobby-people-count = 玩家（{ $people }）
chat = 聊天
chat-unread = 聊天（{ $messages }）

lobby-stop-hosting = 結束連線
lobby-leave = 離開
lobby-close-again = 還有 { $guests } 位玩家，再按一次就結束連線
lobby-close-game-again = 遊戲進行中，再按一次就結束連線
lobby-leave-again = 再按一次就離開，這一局算你輸
lobby-new-code = 換個邀請碼
lobby-qr-code = 掃描加入
lobby-qr-code-advice = 請用另一台裝有 Tessella 的裝置掃描。
lobby-host-away = 主機已斷線，等待恢復…
lobby-connection-lost = 連線中斷，正在重新連線…
lobby-guest = 你已加入這台主機
lobby-no-network = 沒有網路
lobby-port = 連接埠 { $port }
lobby-code = 邀請碼 { $code }
lobby-without-code = 免邀請碼

## Lobby: players

lobby-people = 玩家
lobby-name-own = { $name }（你）
lobby-in-room = 在房間裡
lobby-cut-off = 斷線，座位保留 { $seconds } 秒
lobby-remove = 移出 { $name }
lobby-ban = 封鎖 { $name }
lobby-remove-again = 再按一次就移出 { $name }
lobby-ban-again = 再按一次就封鎖 { $name }
lobby-mute = 將 { $name } 靜音
lobby-unmute = 取消 { $name } 的靜音
lobby-change-name = 更改名字
lobby-own-name = 你的名字
lobby-rename-done = 完成

lobby-removed = 你已被移出房間。
lobby-banned = 你已被這個房間封鎖。
lobby-room-closed = 房間已關閉。

lobby-computer-gentle = 電腦（入門）
lobby-computer-easy = 電腦（簡單）
lobby-computer-medium = 電腦（普通）
lobby-computer-hard = 電腦（困難）

## Lobby: chat

chat-room = 這個房間
chat-empty = 還沒有訊息。
chat-say = 訊息
chat-send = 傳送
chat-say-hint = 說點什麼
chat-host = 主機

chat-phrase-hello = 哈囉！
chat-phrase-good-luck = 祝你好運！
chat-phrase-shall-we-play = 來玩一局？
chat-phrase-well-played = 玩得漂亮！
chat-phrase-oh-no = 糟糕！
chat-phrase-one-moment = 請等一下
chat-phrase-take-your-time = 慢慢來
chat-phrase-another-one = 再玩一局？
chat-phrase-thank-you = 謝謝！
chat-phrase-goodbye = 再見！

## Lobby: list of rooms

room-open = 建立房間
room-list-empty = 還沒有房間。建立一個，其他人就會在這裡看到。
room-list-unknown = 重新連線後就能看到房間。
room-heading = { $game }，{ $board }
room-race-board = 競速，{ $board }
room-seated-computer = 電腦

room-state-tournament = 錦標賽進行中
room-state-playing = 遊戲進行中
room-state-generating = 正在產生棋盤…
room-state-seats = 座位 { $taken }/{ $seats }

room-sit = 入座
room-watch-short = 觀戰
room-list-tournament = 錦標賽進行中
room-list-begun = 遊戲進行中
room-list-full = 房間已滿

room-choose-game = 玩哪個遊戲？
room-choose-back = 回房間清單

## Lobby: the player's room

room-rule-first = 先完成的人獲勝
room-rule-fewest = 步數最少的人獲勝
room-rule-move = 每步 { $seconds } 秒
room-rule-game = 每局 { $minutes } 分鐘
room-rule-bonus = 每局 { $minutes } 分鐘 + 每步 { $seconds } 秒
room-rule-watched-delayed = 觀戰延遲 20 秒
room-rule-watched-after-end = 結束後開放觀戰
room-rule-unwatched = 不開放觀戰
room-watching = 觀戰：{ $names }

room-seat-empty = 等待玩家 { $number }
room-seat-plays = 遊戲中
room-seat-ready = 已準備
room-seat-not-ready = 未準備
room-seat-won = { $games } 戰 { $won } 勝
room-seat-computer = 電腦
room-seat-sit = 坐這裡
room-seat-weaker = 弱一點
room-seat-stronger = 強一點
room-seat-free = 移除電腦

room-ready = 準備
room-start = 開始
room-not-ready = 取消準備
room-to-game = 進入遊戲
room-watch = 觀戰
room-boards-later = 遊戲結束後顯示棋盤
room-to-tournament = 前往錦標賽
room-leave = 離開房間
room-forfeit = 離開並認輸
room-leave-tournament = 退出錦標賽
room-forfeit-again = 再按一次就認輸
room-leave-again = 再按一次就離開
room-close = 關閉房間
room-close-again = 再按一次就關閉

## Lobby: tournament

tournament = 錦標賽
tournament-possible = 滿 { $least } 人就能用這個遊戲舉辦錦標賽。
tournament-clock-move = 錦標賽中每步最多 { $minutes } 分鐘。
tournament-clock-race = 錦標賽中每場競速最多 { $minutes } 分鐘。
tournament-enter = 報名錦標賽
tournament-withdraw = 取消報名
tournament-withdraw-again = 再按一次就取消報名
tournament-empty = 還沒有人報名。
tournament-entered = 已報名（{ $people }）：{ $names }
tournament-owner-starts = 由房主開始。
tournament-too-few = 至少需要 { $least } 名參賽者。
tournament-add-computer = 加入電腦
tournament-start-round-robin = 開始循環賽：人人對戰
tournament-start-knock-out = 開始淘汰賽：輸的人出局
tournament-end = 結束錦標賽
tournament-end-again = 再按一次就結束
tournament-over = 錦標賽結束了。
tournament-new = 新的錦標賽
tournament-new-again = 再按一次就清空積分表

tournament-round = 第 { $round } 輪
tournament-round-of = 第 { $round }/{ $rounds } 輪
tournament-round-soon = 第 { $round } 輪即將開始
tournament-round-of-soon = 第 { $round }/{ $rounds } 輪即將開始
tournament-final = 決賽
tournament-final-soon = 決賽即將開始
tournament-no-match = { $name } 這一輪輪空
tournament-draw = 平手
tournament-not-played = 未賽
tournament-after-draws = { $first } – { $second }，已平手 { $draws } 局
tournament-won = 贏 { $games } 局
tournament-points = { $games } 戰 { $points } 分

## Options of a room

room-players = 玩家數
room-clock = 計時
room-clock-none = 不計時
room-clock-move = 每步
room-clock-game = 每局
room-clock-bonus = 加秒
room-clock-seconds = 秒
room-clock-minutes = 分鐘
room-clock-bonus-seconds = 每步加時（秒）
room-goal = 獲勝條件
room-goal-first = 先完成者勝
room-goal-fewest = 步數最少者勝
room-dropouts = 有人離開時
room-dropouts-computer = 電腦接手
room-dropouts-out = 座位空著
room-spectators = 開放觀戰
room-view = 觀戰畫面
room-view-delayed = 延遲 20 秒
room-view-after-end = 結束後
room-view-live = 即時

## Short messages about the room and its match

room-left = { $name } 離開了房間
room-opened = { $name } 建立了房間：{ $game }
room-cut-off = { $name } 斷線：座位保留 { $seconds } 秒
room-back = { $name } 回來了

match-take-back-requested = { $name } 想悔棋
match-take-back-accepted = 已悔棋
match-take-back-declined = 悔棋要求被拒絕
match-draw-sent = 已求和
match-draw-offered = { $name } 求和
match-draw-accepted = 雙方同意平手
match-draw-declined = 求和被拒絕
match-pause-sent = 已要求暫停
match-pause-requested = { $name } 想暫停
match-pause-declined = 暫停要求被拒絕

match-player-left = { $name } 離開了遊戲
match-player-left-replaced = { $name } 離開了遊戲：電腦接手
match-player-cut-off = { $name } 斷線離開
match-player-cut-off-replaced = { $name } 斷線離開：電腦接手
match-player-resigned = { $name } 認輸
match-player-resigned-replaced = { $name } 認輸：電腦接手
match-player-out-of-time = { $name } 超時
match-player-out-of-time-replaced = { $name } 超時：電腦接手

match-saved = 已存入「{ your-games-title }」
match-end-saved = { $reason }這一局已儲存在這台裝置上。
match-has-ended = 遊戲已結束

## QR codes

qr-code = QR Code
qr-code-too-long = 內容太長，放不進 QR Code。請改為複製文字。

## The page of the host

lobby-hosting = 主機管理
hosting-join = 其他人如何加入
hosting-qr-code = { $address } 的 QR Code
hosting-copy-link = 複製 { $address } 的連結
hosting-no-network = 這台裝置沒有連上網路。
hosting-no-code = 沒有邀請碼：網路裡的所有人都能加入。
hosting-code = 邀請碼 { $code }
hosting-waiting = 正在載入玩家和房間…
hosting-you = { $name }（你）
hosting-remove-again = 再按一次就移出
hosting-ban-again = 再按一次就封鎖
hosting-rooms = 房間（{ $rooms }）
hosting-room = 房間 { $number } · { $game }，{ $board }
hosting-close-again = 再按一次就關閉，這一局作廢
hosting-close-room = 關閉房間 { $number }
hosting-no-rooms = 沒有開著的房間。

hosting-in-room = 房間 { $number }
hosting-cut-off = 斷線，座位保留 { $seconds } 秒
hosting-connected = 已連線 { $time }
hosting-idle = 閒置 { $time }
hosting-this-device = 這台裝置

hosting-computer = 電腦
hosting-nobody = 沒有人
hosting-announcement = 給所有人的訊息
hosting-announcement-hint = 訊息
hosting-announce = 傳送給所有人
hosting-announced = 已傳送給所有人。
hosting-bans = 已封鎖（{ $people }）
hosting-banned-device = 僅該裝置
hosting-banned-address = { $address } 的所有人
hosting-lift-ban = 解除對 { $name } 的封鎖
hosting-end = 結束連線
hosting-drain = 最後一局後結束連線
hosting-drain-again = 再按一次：不再開始新遊戲
hosting-draining = 將在最後一局後結束連線
hosting-draining-long = 不再開始新遊戲。最後一局結束十秒後，連線就會結束。
hosting-drained = 連線已結束。
hosting-restarts = 由於 Tessella 發生錯誤，主機已停止，正在重新啟動。
hosting-failed = 由於 Tessella 發生錯誤，主機已停止。請重新建立主機以繼續遊戲。
