### The local network: hosts, the lobby, rooms, matches.
###
### The host is the device that runs the server, and its player. Guests are the other players who are connected to it. A room has
### seats for the players of one game, and may allow spectators. Names are the ones that players have chosen.

## Finding and joining a host

lan = ローカル通信

lan-own-name = あなたの名前
lan-name = 名前
player-name-hint = あなたの名前
player-name-another = 別の名前

lan-host = ホスト
lan-require-code = 参加コードを使う
lan-guests-need-code = 参加コード：{ $code }
lan-another-code = 新しいコード
lan-host-game = ホストになる
lan-host-continue = ホストを続ける
lan-host-continues = 前回のゲームの続きから。席もそのままです。
lan-or-join = またはゲームに参加
lan-enter-address = アドレスを入力

lan-join-server = { $name }に参加

lan-found-version = Tessella { $version }（別のバージョン）
lan-found-no-game = まだゲームなし
lan-found-people = { $people }/{ $most }人
lan-found-seat = あなたの席を確保中
lan-seat-gone = あなたの席はもうありません。参加コードを入力してください。
lan-found-full = 満員

lan-found-needs-code = { $address } · コードが必要
lan-found-open = { $address } · コード不要

lan-searching = このネットワークのゲームを探しています…
lan-nothing-found = まだゲームが見つかりません。考えられる原因：
lan-network-denied = Tessellaにローカルネットワークの使用が許可されていません。システムの設定で、このアプリの権限から許可してください。
lan-network-unusable = ネットワークを使えません：{ $error }。

lan-address = ホストの画面に出ているアドレス
lan-code = { $name }の参加コード（なければ空欄のまま）
lan-join = 参加
lan-delete = 削除

lan-joining = 参加しています…
lan-cancel = キャンセル

lan-changed = 以前とは別のデバイスです
lan-changed-named = { $address }で{ $name }と名乗っているのは、以前とは別のデバイスです。なりすましか、同じデバイスを設定し直したものかもしれません。
lan-changed-unnamed = { $address }は以前とは別のデバイスです。なりすましか、同じデバイスを設定し直したものかもしれません。
lan-changed-seat = 以前のデバイスのあなたの席は残っています。
lan-changed-cancel = 参加しない
lan-changed-join = 新しいプレイヤーとして参加

## Names for players who have not chosen one

player-name-first = 琥珀の, 青い, 勇敢な, 明るい, 静かな, 賢い, 珊瑚の, 早起きの, 優しい, 金色の, 緑の, 幸せな, 陽気な, 親切な, 幸運な, 楽しい, 霧の, 素早い, 無口な, 赤い, 銀色の, 元気な, 身軽な, 物知りな
player-name-second = アナグマ, クマ, ビーバー, ツル, シカ, ハト, ハヤブサ, スズメ, キツネ, ウサギ, サギ, ヒバリ, ヤマネコ, テン, モグラ, カワウソ, フクロウ, パンダ, カラス, コマドリ, アザラシ, コウノトリ, ハクチョウ, ツバメ
player-name = { $first }{ $second }

## Why no host was found

discovery-no-interfaces = このデバイスのネットワークを調べられません：{ $error }。
discovery-only-loopback = このデバイスはネットワークにつながっていません。Wi-Fiをオンにするか、このデバイスでテザリングを始めて、ほかの人に接続してもらってください。
discovery-other-network = ホストが別のネットワークにいるかもしれません。両方のデバイスを同じWi-Fiかテザリングにつないでください。
discovery-isolation = Wi-Fiがデバイスどうしの通信を遮断しているかもしれません。来客用のネットワークによくあります（プライバシーセパレーター、APアイソレーション）。
discovery-firewall = ホストのファイアウォールがTessellaをブロックしているかもしれません。ポート{ $first }〜{ $last }のUDPとTCPを許可してください。
discovery-denied = システムが、Tessellaの{ $interface }での検索を許可していません。このデバイスのファイアウォールがブロックしているかもしれません。
discovery-denied-default = システムが、Tessellaの既定のインターフェースでの検索を許可していません。このデバイスのファイアウォールがブロックしているかもしれません。
discovery-denied-loopback = システムが、Tessellaのループバックでの検索を許可していません。このデバイスのファイアウォールがブロックしているかもしれません。
discovery-failed = { $interface }（{ $address }）での検索に失敗しました：{ $error }。
discovery-failed-default = 既定のインターフェース（{ $address }）での検索に失敗しました：{ $error }。
discovery-failed-loopback = ループバック（{ $address }）での検索に失敗しました：{ $error }。
discovery-no-ipv6 = このデバイスではIPv6を使えません

## Why a host was not joined

join-version = このホストはTessella { $server }（プロトコル{ $server_protocol }）、こちらは{ $client }（プロトコル{ $client_protocol }）です。同じバージョンにしてください。
join-wrong-code = 参加コードが違います。あと{ $tries }回試せます。
join-wrong-code-wait = 参加コードの間違いが多すぎます。{ $seconds }秒お待ちください。
join-wait = 参加コードの間違いが多すぎます。{ $seconds }秒待ってから、もう一度試してください。
join-full = { $name }は満員です（{ $people }/{ $most }人）。
join-full-unnamed = このホストは満員です（{ $people }/{ $most }人）。
join-closing = { $name }はまもなく終了するため、参加できません。
join-closing-unnamed = このホストはまもなく終了するため、参加できません。
join-other-name = { $name }という名前はすでに使われているため、ここでは{ $other }になります。「{ lobby-people }」で変更できます。
join-needs-code = { $name }には参加コードが必要です。ホストに聞いてください。
join-needs-code-unnamed = このホストには参加コードが必要です。ホストに聞いてください。
join-unexpected-code = { $name }に参加コードはありません。信頼できるホストなら、空欄にしてください。
join-unexpected-code-unnamed = このホストに参加コードはありません。信頼できるホストなら、空欄にしてください。
join-invalid-code = 参加コードではありません：{ $error }。
join-impostor = { $address }のホスト自身が、正しい参加コードを知らないようです。参加したいホストではないかもしれません。
join-changed-key = { $address }のホストは以前のデバイスと違うため、参加しませんでした。以前の席は残っています。
join-false-key = { $address }のホストは別のデバイスになりすましているため、参加しませんでした。
join-not-tessella = { $address }にTessellaのホストはありません。アドレスとポートを確認してください。
join-busy = { $address }のホストは応答せずに切断しました。混み合っているのかもしれません。もう一度試してください。Tessellaのホストではない可能性もあります。
join-connection-closed = { $address }のホストは参加の途中で切断しました。終了したか、混み合っているのかもしれません。もう一度試してください。
join-port-closed = { $address }に開いているホストはありません。ホストが動いているか、ポートが正しいか確認してください。
join-timed-out = { $address }から応答がありません。ホストが開いているか、同じネットワークにいるか、ホストのファイアウォールがポート{ $port }のTCPとUDPを許可しているか確認してください。
join-no-route = { $address }に接続できません。このデバイスがホストと同じネットワークにつながっているか確認してください。
join-unreachable = { $address }のホストに接続できません：{ $error }。
join-no-udp = { $address }のホストは応答しましたが、ゲームの通信が届きません。ホストのファイアウォールがポート{ $port }のUDPを許可しているか確認してください。
join-no-room = ホストは満員です。
join-lost-at-once = { $address }のホストとの接続がすぐに切れました：{ $error }。
join-not-possible = 参加できません：{ $error }。

## Why a connection ended

connection-broken = 接続が切れました：{ $error }。
connection-invalid-data = ホストから正しくないデータが届きました：{ $error }。
connection-failed = Tessellaのエラーにより、接続が終了しました。席は残っています。もう一度参加してください。
search-failed = Tessellaのエラーにより、ホストの検索が止まりました。このページを開き直してください。
connection-overfull = ホストから、Tessellaが処理しきれない量のデータが届きました。

connection-no-reply = ホストが時間内に応答しませんでした
connection-token-expired = ホストのトークンは期限切れです
connection-server-full = ホストは満員です
connection-timed-out = ホストから応答がなくなりました
connection-closed-by-server = ホストが接続を切りました
connection-closed-by-client = 退出しました
connection-queue-full = 送信待ちが多すぎます
connection-queue-length = 送信するメッセージが空か、長すぎます

lobby-closed-session-ended = ホストが終了しました。ゲームは保存され、次回に続きを遊べます。
lobby-closed-replaced = 別のデバイスから参加し直したため、席はそちらに移りました。
lobby-closed-invalid-message = ホストがこのデバイスのデータを理解できませんでした。バージョンが同じか確認してください。
lobby-closed-too-many-messages = このデバイスからホストへの送信が多すぎました。
lobby-closed-hello-timeout = 名前の重複が解決しなかったため、接続が終了しました。
lobby-closed-removed = ホストによって退出させられました。

## A host on this device

server-name = { $player }のゲーム
server-not-started = ホストになれません：{ $error }。
server-code-replaced = 参加コードは{ $code }になりました。今いる人はそのままです。

server-port-in-use = ポート{ $port }はこのデバイスで使用中です
server-port-in-use-free = ポート{ $port }はこのデバイスで使用中です。ポート{ $free }は空いています
server-no-port = ポート{ $first }〜{ $last }はこのデバイスですべて使用中です。別のポートを選んでください
server-people-limit = ホストの定員は1〜{ $most }人です（指定は{ $people }人）
server-file-in-use = 別のホストが{ $file }にルームを保存しています。別のファイルを選んでください
server-damaged-key = { $file }はホストの鍵ではないか、壊れています。鍵は{ $prefix }で始まる{ $length }文字です。バックアップから戻してください。削除すると新しい鍵になりますが、今ある席はすべて失われます
server-file-not-rooms = { $file }はルームのファイルではありません
server-file-not-code = { $file }は参加コードではありません
server-file-not-lock = { $file }は空ではないため、ロックではありません
server-file-folder = { $file }はフォルダーです
server-file-not-regular = { $file }は通常のファイルではありません
server-file-broken-link = { $file }は存在しないファイルへのリンクです
server-file-unreadable = { $file }を読み込めません：{ $error }
server-file-unwritable = { $file }に書き込めません：{ $error }
server-file-unlockable = { $file }をロックできません：{ $error }
network-unusable = ネットワークを使えません：{ $error }

server-rooms-unsaved = ルームを{ $file }に保存できません：{ $error }。
server-rooms-set-aside = 以前のルームを読み込めませんでした：{ $reason }。ファイルは{ $file }として残してあります。
server-rooms-not-set-aside = 以前のルームを読み込めませんでした：{ $reason }。ファイルを別名で残すこともできませんでした（{ $error }）。
server-rooms-without-keys = 席に鍵がないバージョンのものです
server-rooms-none = ファイルにルームが入っていません
server-rooms-cut-off = ファイルが途中で切れています
server-rooms-checksum = ファイルが壊れています
server-rooms-other-key = 席の鍵が{ $file }の鍵と違います
server-rooms-damaged = 保存されたルームが壊れています（{ $error }）
server-rooms-format = 保存されたルームは形式{ $found }ですが、このバージョンで読み込めるのは形式{ $readable }です

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = { $name }という名前の人がもういます。
refusal-invalid-name = 名前は、目に見える文字で1〜24文字です。
refusal-server-full = ホストは満員です（{ $most }/{ $most }人）。
refusal-too-many-rooms = ルームがもう{ $most }個あり、これ以上作れません。
refusal-room-not-found = そのルームは閉じられました。
refusal-match-started-watch = このルームのゲームは始まっています。観戦はできます。
refusal-match-started = このルームのゲームは始まっています。
refusal-room-full-one = このルームの席は埋まっています。
refusal-room-full-two = 満席です。ほかのルームを選ぶか、観戦してください。
refusal-room-full = このルームの{ $places }席はすべて埋まっています。
refusal-seat-taken = { $name }さんの席です。
refusal-seat-taken-computer = CPUの席です。
refusal-no-such-seat = このルームにその席はありません。
refusal-no-spectators = このルームは観戦できません。
refusal-already-in-room = 別のルームにいます。先に退出してください。
refusal-not-seated = 席に着いていません。
refusal-not-owner = それができるのは、ルームのオーナー（いちばん長く席にいる人）だけです。
refusal-no-match = ゲームは行われていません。
refusal-invalid-room = このゲームは始められません：{ $reason }。
refusal-illegal-move = その手はできません：{ $reason }。
refusal-stale = 局面が変わりました。もう一度試してください。
refusal-nothing-to-take-back = 戻す手がありません。
refusal-take-back-forbidden = 手数を競うので、待ったはできません。
refusal-take-back-pending = もう待ったを申し出ています。
refusal-rate-limited = 操作が速すぎます。少しお待ちください。
refusal-banned = このルームには入室を禁止されています。
refusal-banned-from-server = このホストへの参加は禁止されています。
refusal-not-in-room = そのプレイヤーはあなたのルームにいません。
refusal-draw-unavailable = 引き分けを提案できる相手は人だけです。
refusal-draw-pending = 引き分けはもう提案されています。
refusal-draining = ホストはまもなく終了するため、新しいゲームは始められません。
refusal-paused = ゲームは一時停止中です。
refusal-countdown = あと{ $seconds }秒で再開します。
refusal-pause-unavailable = 一時停止できるのは持ち時間のあるゲームだけです。
refusal-pause-pending = 一時停止はもう提案されています。
refusal-not-paused = ゲームは一時停止していません。
refusal-tournament-running = ここでは大会が行われています。
refusal-tournament-full = 大会は満員です（{ $most }人）。
refusal-too-few-entrants = 大会には{ $least }人必要ですが、参加は{ $entered }人です。
refusal-two-seats-needed = 大会には、2人用のゲームか、全員が同時に遊ぶゲームが必要です。このゲームは{ $places }席です。
refusal-no-tournament = ここでは大会が開かれていません。

refusal-room-code-length = ゲームコードが{ $most }文字を超えています
refusal-room-code = ホストがゲームコードを受け付けません
refusal-room-seat-mismatch = ゲームは{ $seats }席、ルームは{ $places }席です
refusal-room-seat-count = ルームは2〜{ $most }席です（指定は{ $places }席）
refusal-room-clock = 持ち時間は1〜{ $most }秒です（指定は{ $seconds }秒）
refusal-room-computer-in-race = 全員が同時に遊ぶゲームに、CPUは参加できません

## Lobby: head and parts

lobby-unnamed-host = ホスト
lobby-somebody = 誰か

lobby-show = 表示
lobby-own-room = 自分のルーム
lobby-rooms = ルーム
lobby-rooms-count = ルーム（{ $rooms }）
lobby-people-count = 参加者（{ $people }）
chat = チャット
chat-unread = チャット（{ $messages }）

lobby-stop-hosting = ホストを終了
lobby-leave = 退出
lobby-close-again = ゲスト{ $guests }人が参加中。もう一度押すと終了
lobby-close-game-again = ゲーム中です。もう一度押すと終了
lobby-leave-again = もう一度押すと退出し、負けになります
lobby-new-code = 新しいコード
lobby-qr-code = 参加用QRコード
lobby-qr-code-advice = Tessellaの入った別のデバイスのカメラで読み取ってください。
lobby-host-away = ホストが不在です。お待ちください…
lobby-connection-lost = 接続が切れました。再接続中…
lobby-guest = ゲストとして参加中
lobby-no-network = ネットワークなし
lobby-port = ポート{ $port }
lobby-code = コード{ $code }
lobby-without-code = 誰でも参加可

## Lobby: players

lobby-people = 参加者
lobby-name-own = { $name }（あなた）
lobby-in-room = 入室中
lobby-cut-off = 切断、席は{ $seconds }秒間確保
lobby-remove = { $name }さんを退出させる
lobby-ban = { $name }さんを入室禁止にする
lobby-remove-again = もう一度押すと{ $name }さんを退出させます
lobby-ban-again = もう一度押すと{ $name }さんを入室禁止にします
lobby-mute = { $name }さんをミュート
lobby-unmute = { $name }さんのミュートを解除
lobby-change-name = 名前を変える
lobby-own-name = あなたの名前
lobby-rename-done = 完了

lobby-removed = ルームから退出させられました。
lobby-banned = ルームへの入室を禁止されました。
lobby-room-closed = ルームは閉じられました。

lobby-computer-gentle = CPU（入門）
lobby-computer-easy = CPU（初級）
lobby-computer-medium = CPU（中級）
lobby-computer-hard = CPU（上級）

## Lobby: chat

chat-room = このルーム
chat-empty = まだメッセージがありません。
chat-say = メッセージ
chat-send = 送信
chat-say-hint = メッセージを入力
chat-host = ホスト

chat-phrase-hello = こんにちは！
chat-phrase-good-luck = よろしくお願いします！
chat-phrase-shall-we-play = 遊びませんか？
chat-phrase-well-played = お見事！
chat-phrase-oh-no = しまった！
chat-phrase-one-moment = 少し待ってください
chat-phrase-take-your-time = ごゆっくり
chat-phrase-another-one = もう一回どうですか？
chat-phrase-thank-you = ありがとうございました！
chat-phrase-goodbye = また遊びましょう！

## Lobby: list of rooms

room-open = ルームを作る
room-list-empty = まだルームがありません。作ると、ほかの人にもここに表示されます。
room-list-unknown = 接続が戻ると、ルームがまた表示されます。
room-heading = { $game }、{ $board }
room-race-board = 同時プレイ、{ $board }
room-seated-computer = CPU

room-state-tournament = 大会中
room-state-playing = ゲーム中
room-state-generating = ボードを準備中…
room-state-seats = { $taken }/{ $seats }席

room-sit = 着席
room-watch-short = 観戦
room-list-tournament = 大会中
room-list-begun = ゲーム中
room-list-full = 満席

room-choose-game = どのゲームにしますか？
room-choose-back = ルーム一覧へ戻る

## Lobby: the player's room

room-rule-first = 先に終えた人の勝ち
room-rule-fewest = 最少手数の人の勝ち
room-rule-move = 1手{ $seconds }秒
room-rule-game = 1局{ $minutes }分
room-rule-bonus = 1局{ $minutes }分＋1手{ $seconds }秒
room-rule-watched-delayed = 20秒遅れで観戦可
room-rule-watched-after-end = 終了後に観戦可
room-rule-unwatched = 観戦不可
room-watching = 観戦中：{ $names }

room-seat-empty = プレイヤー{ $number }を待っています
room-seat-plays = プレイ中
room-seat-ready = 準備OK
room-seat-not-ready = 準備中
room-seat-won = { $games }ゲーム中{ $won }勝
room-seat-computer = CPU
room-seat-sit = ここに座る
room-seat-weaker = 弱くする
room-seat-stronger = 強くする
room-seat-free = CPUを外す

room-ready = 準備OK
room-start = 開始
room-not-ready = 準備を取り消す
room-to-game = ゲームへ
room-watch = 観戦
room-boards-later = ボードは終了後に表示されます
room-to-tournament = 大会へ
room-leave = ルームから退出
room-forfeit = 降参して退出
room-leave-tournament = 大会を抜ける
room-forfeit-again = もう一度押すと降参します
room-leave-again = もう一度押すと退出します
room-close = ルームを閉じる
room-close-again = もう一度押すと閉じます

## Lobby: tournament

tournament = 大会
tournament-possible = { $least }人以上なら、このゲームで大会ができます。
tournament-clock-move = 大会では1手は{ $minutes }分以内です。
tournament-clock-race = 大会では1ゲームは{ $minutes }分以内です。
tournament-enter = 大会に参加
tournament-withdraw = 参加を取り消す
tournament-withdraw-again = もう一度押すと取り消します
tournament-empty = まだ参加者がいません。
tournament-entered = 参加者（{ $people }）：{ $names }
tournament-owner-starts = ルームのオーナーが開始します。
tournament-too-few = 参加者が{ $least }人必要です。
tournament-add-computer = CPUを追加
tournament-start-round-robin = 総当たりで開始
tournament-start-knock-out = 勝ち抜きで開始
tournament-end = 大会を終了
tournament-end-again = もう一度押すと終了します
tournament-over = 大会は終わりました。
tournament-new = 新しい大会
tournament-new-again = もう一度押すと順位表が消えます

tournament-round = 第{ $round }回戦
tournament-round-of = 第{ $round }回戦（全{ $rounds }回戦）
tournament-round-soon = まもなく第{ $round }回戦
tournament-round-of-soon = まもなく第{ $round }回戦（全{ $rounds }回戦）
tournament-final = 決勝
tournament-final-soon = まもなく決勝
tournament-no-match = { $name }さんは今回の試合がありません
tournament-draw = 引き分け
tournament-not-played = 未対戦
tournament-after-draws = { $first } – { $second }（引き分け{ $draws }回）
tournament-won = { $games }勝
tournament-points = { $games }戦{ $points }点

## Options of a room

room-players = 人数
room-clock = 持ち時間
room-clock-none = なし
room-clock-move = 1手ごと
room-clock-game = 1局ごと
room-clock-bonus = 加算あり
room-clock-seconds = 秒
room-clock-minutes = 分
room-clock-bonus-seconds = 1手の加算（秒）
room-goal = 勝利条件
room-goal-first = 先に終えた人
room-goal-fewest = 手数の少ない人
room-dropouts = 退出者が出たら
room-dropouts-computer = CPUが続行
room-dropouts-out = 脱落にする
room-spectators = 観戦を許可
room-view = 観戦者への表示
room-view-delayed = 20秒遅れ
room-view-after-end = 終了後
room-view-live = ライブ

## Short messages about the room and its match

room-left = { $name }さんがルームから退出しました
room-opened = { $name }さんがルームを作りました：{ $game }
room-cut-off = { $name }さんが切断しました。席は{ $seconds }秒間確保されます
room-back = { $name }さんが戻りました

match-take-back-requested = { $name }さんが待ったを希望
match-take-back-accepted = 手を戻しました
match-take-back-declined = 待ったは断られました
match-draw-sent = 引き分けを提案中
match-draw-offered = { $name }さんが引き分けを提案
match-draw-accepted = 引き分けになりました
match-draw-declined = 引き分けは断られました
match-pause-sent = 一時停止を提案中
match-pause-requested = { $name }さんが一時停止を提案
match-pause-declined = 一時停止は断られました

match-player-left = { $name }さんが退出しました
match-player-left-replaced = { $name }さんが退出しました。CPUが続けます
match-player-cut-off = { $name }さんが切断しました
match-player-cut-off-replaced = { $name }さんが切断しました。CPUが続けます
match-player-resigned = { $name }さんが降参しました
match-player-resigned-replaced = { $name }さんが降参しました。CPUが続けます
match-player-out-of-time = { $name }さんが時間切れになりました
match-player-out-of-time-replaced = { $name }さんが時間切れになりました。CPUが続けます

match-saved = 「{ your-games-title }」に保存しました
match-end-saved = { $reason }ゲームはこのデバイスに保存されています。
match-has-ended = ゲームは終わりました

## QR codes

qr-code = QRコード
qr-code-too-long = 長すぎてQRコードにできません。テキストとしてコピーしてください。

## The page of the host

lobby-hosting = ホスト管理
hosting-join = 参加のしかた
hosting-qr-code = { $address }のQRコード
hosting-copy-link = { $address }のリンクをコピー
hosting-no-network = このデバイスはネットワークにつながっていません。
hosting-no-code = 参加コードなし：同じネットワークの誰でも参加できます。
hosting-code = 参加コード：{ $code }
hosting-waiting = 参加者とルームを読み込んでいます…
hosting-you = { $name }（あなた）
hosting-remove-again = もう一度押すと退出させます
hosting-ban-again = もう一度押すと参加禁止にします
hosting-rooms = ルーム（{ $rooms }）
hosting-room = ルーム{ $number } · { $game }、{ $board }
hosting-close-again = もう一度押すと、結果なしで閉じます
hosting-close-room = ルーム{ $number }を閉じる
hosting-no-rooms = 開いているルームはありません。
hosting-in-room = ルーム{ $number }
hosting-cut-off = 切断、席は{ $seconds }秒間確保
hosting-connected = 接続 { $time }
hosting-idle = 操作なし { $time }
hosting-this-device = このデバイス
hosting-computer = CPU
hosting-nobody = 誰もいません
hosting-announcement = 全員へのメッセージ
hosting-announcement-hint = メッセージ
hosting-announce = 全員に送る
hosting-announced = 全員に送りました。
hosting-bans = 参加禁止（{ $people }）
hosting-banned-device = デバイスのみ
hosting-banned-address = { $address }の全員
hosting-lift-ban = { $name }さんの参加禁止を解除
hosting-end = ホストを終了
hosting-drain = 今のゲームのあとで終了
hosting-drain-again = もう一度押すと、新しいゲームの受付を終了します
hosting-draining = 最後のゲームのあとで終了します
hosting-draining-long = 新しいゲームの受付は終了しました。最後のゲームが終わって10秒後に、ホストを終了します。
hosting-drained = ホストを終了しました。
hosting-restarts = Tessellaのエラーによりホストが停止し、再開しています。
hosting-failed = Tessellaのエラーによりホストが停止しました。もう一度ホストになると、ゲームを続けられます。
