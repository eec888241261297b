### The local network: servers, the lobby, rooms, matches.
###
### The host is the device on which the server runs, and its player. Guests are the others who are connected to it. A room has
### seats for the players of one game, and others may watch. Names are those that players have chosen.

## Finding and joining a host

lan = ローカル通信

lan-own-name = あなたの名前
lan-name = 名前
player-name-hint = 名前
player-name-another = 別の名前

lan-host = ホスト
lan-require-code = 参加コードを使う
lan-guests-need-code = 参加コード：{ $code }
lan-another-code = 別のコード
lan-host-game = ホストになる
lan-host-continue = ホストを続ける
lan-host-continues = 前回のゲームの続きができます。席も確保されています。
lan-or-join = またはゲームに参加
lan-enter-address = アドレスを入力

lan-join-server = { $name }に参加

lan-found-version = Tessella { $version }（別のバージョン）
lan-found-no-game = まだゲームなし
lan-found-people = { $people }/{ $most }人
lan-found-seat = あなたの席を確保中
lan-seat-gone = 席の確保は終わりました。参加コードを入力してください。
lan-found-full = 満員

lan-found-needs-code = { $address }、コードが必要
lan-found-open = { $address }、コード不要

lan-searching = このネットワークのゲームを探しています…
lan-nothing-found = まだゲームが見つかりません。考えられる原因：
lan-network-denied = システムがTessellaにローカルネットワークの使用を許可していません。システムの設定にある、このアプリの権限で許可してください。
lan-network-unusable = ネットワークを使えません：{ $error }。

lan-address = ホストの画面に出ているアドレス
lan-code = { $name }の参加コード（なければ空欄のまま）
lan-join = 参加
lan-delete = 削除

lan-joining = 参加中…
lan-cancel = キャンセル

lan-changed = 以前とは別のデバイスです
lan-changed-named = { $address }の{ $name }は別のデバイスです。なりすましか、設定し直したものかもしれません。
lan-changed-unnamed = { $address }は別のデバイスです。なりすましか、設定し直したものかもしれません。
lan-changed-seat = 以前のデバイスの席は残っています。
lan-changed-cancel = 参加しない
lan-changed-join = 新しく参加

## Names of players who have chosen none

player-name-first = 琥珀の, 青い, 勇敢な, 明るい, 静かな, 賢い, 珊瑚の, 早起きの, 優しい, 金色の, 緑の, 幸せな, 陽気な, 親切な, 幸運な, 楽しい, 霧の, 素早い, 無口な, 赤い, 銀色の, 元気な, 身軽な, 物知りな
player-name-second = アナグマ, クマ, ビーバー, ツル, シカ, ハト, ハヤブサ, スズメ, キツネ, ウサギ, サギ, ヒバリ, ヤマネコ, テン, モグラ, カワウソ, フクロウ, パンダ, カラス, コマドリ, アザラシ, コウノトリ, ハクチョウ, ツバメ
player-name = { $first }{ $second }

## Why no host was found

discovery-no-interfaces = このコンピューターのネットワークを調べられません：{ $error }。
discovery-only-loopback = このデバイスはネットワークにつながっていません。Wi-Fiをオンにするか、このデバイスでテザリングを始めて、ほかの人に接続してもらってください。
discovery-other-network = ホストが別のネットワークにいるかもしれません。両方のデバイスを同じWi-Fiかテザリングにつないでください。
discovery-isolation = Wi-Fiがデバイスどうしの通信を遮断しているかもしれません。来客用のネットワークによくあります（クライアント分離）。
discovery-firewall = ホストのファイアウォールが通信をブロックしているかもしれません。ポート{ $first }〜{ $last }のUDPとTCPを許可してください。
discovery-denied = システムがTessellaの{ $interface }での検索を許可していません。このデバイスのファイアウォールが通信をブロックしているかもしれません。
discovery-denied-default = システムがTessellaの標準インターフェースでの検索を許可していません。このデバイスのファイアウォールが通信をブロックしているかもしれません。
discovery-denied-loopback = システムがTessellaのループバックでの検索を許可していません。このデバイスのファイアウォールが通信をブロックしているかもしれません。
discovery-failed = { $interface }（{ $address }）での検索に失敗しました：{ $error }。
discovery-failed-default = 標準インターフェース（{ $address }）での検索に失敗しました：{ $error }。
discovery-failed-loopback = ループバック（{ $address }）での検索に失敗しました：{ $error }。
discovery-no-ipv6 = このコンピューターにはIPv6がありません

## Why a host was not joined

join-version = このホストはTessella { $server }（プロトコル{ $server_protocol }）、こちらは{ $client }（プロトコル{ $client_protocol }）です。同じバージョンが必要です。
join-wrong-code = 参加コードが違います。あと{ $tries }回試せます。
join-wrong-code-wait = 参加コードが違います。間違いが多すぎたため、{ $seconds }秒お待ちください。
join-wait = 参加コードの間違いが多すぎました。{ $seconds }秒待ってから試してください。
join-full = { $name }は満員です（{ $people }/{ $most }人）。
join-full-unnamed = このホストは満員です（{ $people }/{ $most }人）。
join-closing = { $name }は終了するところで、もう参加できません。
join-closing-unnamed = このホストは終了するところで、もう参加できません。
join-other-name = { $name }という名前はすでに使われているため、ここでは{ $other }になります。参加者一覧で変更できます。
join-needs-code = { $name }には参加コードが必要です。相手に聞いて入力してください。
join-needs-code-unnamed = このホストには参加コードが必要です。相手に聞いて入力してください。
join-unexpected-code = { $name }に参加コードはありません。信頼できるホストなら、空欄にしてください。
join-unexpected-code-unnamed = このホストに参加コードはありません。信頼できるホストなら、空欄にしてください。
join-invalid-code = 参加コードとして正しくありません：{ $error }。
join-impostor = { $address }のホスト自身がコードを知りません。参加したい相手ではないかもしれません。
join-changed-key = { $address }のホストは以前のデバイスと違うため、参加しませんでした。以前の席は残っています。
join-false-key = { $address }のホストは別のデバイスになりすましているため、参加しませんでした。
join-not-tessella = { $address }にあるのはTessellaのホストではありません。アドレスとポートを確認してください。
join-busy = { $address }のホストは応答せずに切断しました。混んでいるか、Tessellaのホストではないかもしれません。もう一度試してください。
join-connection-closed = { $address }のホストは参加の途中で切断しました。終了したか、混んでいるのかもしれません。もう一度試してください。
join-port-closed = { $address }にホストはありません。まだ動いているか、ポートが正しいか確認してください。
join-timed-out = { $address }から応答がありません。ホストが開いているか、同じネットワークにいるか、ホストのファイアウォールがポート{ $port }のTCPとUDPを許可しているか確認してください。
join-no-route = { $address }に届きません。このコンピューターがホストと同じネットワークにあるか確認してください。
join-unreachable = { $address }のホストに接続できません：{ $error }。
join-no-udp = { $address }のホストは応答しましたが、ゲームの通信が届きません。ホストのファイアウォールがポート{ $port }のUDPを許可しているか確認してください。
join-no-room = ホストに空きがありません。
join-lost-at-once = { $address }のホストとの接続がすぐに切れました：{ $error }。
join-not-possible = できません：{ $error }。

## Why a connection ended

connection-broken = 接続が切れました：{ $error }。
connection-invalid-data = ホストから正しくないデータが届きました：{ $error }。
connection-failed = Tessellaのエラーにより、接続が終了しました。席は残っています。もう一度参加してください。
search-failed = Tessellaのエラーにより、ホストの検索が止まりました。このページを開き直してください。
connection-overfull = ホストから、このプログラムでは受け取れない量のデータが届きました。

connection-no-reply = ホストが時間内に応答しませんでした
connection-token-expired = ホストのトークンは期限切れです
connection-server-full = ホストに空きがありません
connection-timed-out = ホストから応答がなくなりました
connection-closed-by-server = ホストが接続を閉じました
connection-closed-by-client = こちらから接続を閉じました
connection-queue-full = 送信待ちが多すぎます
connection-queue-length = 送信するメッセージが空か、長すぎます

lobby-closed-session-ended = ホストが終了しました。ゲームは次回のために残っています。
lobby-closed-replaced = 別の場所から参加し直したため、席はそちらに移りました。
lobby-closed-invalid-message = ホストがこちらのデータを理解できませんでした。バージョンは同じですか？
lobby-closed-too-many-messages = こちらからホストへの送信が多すぎました。
lobby-closed-hello-timeout = ほかの人と重ならない名前が届かなかったため、ホストは待つのをやめました。
lobby-closed-removed = ホストから退出させられました。

## A host on this device

server-name = { $player }のゲーム
server-not-started = ここではホストを始められません：{ $error }。
server-code-replaced = 参加コードは{ $code }になりました。今いる人はそのままです。

server-port-in-use = ポート{ $port }はこのマシンで使用中です
server-port-in-use-free = ポート{ $port }はこのマシンで使用中です。ポート{ $free }は空いています
server-no-port = ポート{ $first }〜{ $last }はこのマシンですべて使用中です。別のポートを選んでください
server-people-limit = ホストの定員は1〜{ $most }人です（指定は{ $people }人）
server-file-in-use = 別のホストが{ $file }にルームを保存しています。別のファイルを選んでください
server-damaged-key = { $file }はホストの鍵ではないか、壊れています。鍵は{ $prefix }で始まる{ $length }文字です。バックアップからコピーするか、削除して新しい鍵にしてください。ただし、その場合は今の席がすべて失われます
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

server-rooms-unsaved = ルームを{ $file }に保存できませんでした：{ $error }。
server-rooms-set-aside = 以前のルームを読み込めませんでした：{ $reason }。ファイルは{ $file }として残してあります。
server-rooms-not-set-aside = 以前のルームを読み込めませんでした：{ $reason }。ファイルの名前も変えられませんでした（{ $error }）。
server-rooms-without-keys = 席に鍵がないバージョンのものです
server-rooms-none = ルームが入っていません
server-rooms-cut-off = 途中で切れています
server-rooms-checksum = 壊れています
server-rooms-other-key = 席の鍵が{ $file }の鍵と違います
server-rooms-damaged = 保存されたルームが壊れています（{ $error }）
server-rooms-format = 保存されたルームは形式{ $found }ですが、読み込めるのは形式{ $readable }です

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = { $name }という名前の人がもういます。
refusal-invalid-name = 名前は、目に見える文字や数字など1〜24文字です。
refusal-server-full = ホストは満員です（{ $most }/{ $most }人）。
refusal-too-many-rooms = ルームがもう{ $most }個あり、これ以上作れません。
refusal-room-not-found = そのルームは閉じられました。
refusal-match-started-watch = このルームのゲームは始まっています。観戦はできます。
refusal-match-started = このルームのゲームは始まっています。
refusal-room-full-one = このルームの席は埋まっています。
refusal-room-full-two = 満席です。ほかのゲームを選ぶか、観戦してください。
refusal-room-full = このルームの{ $places }席はすべて埋まっています。
refusal-seat-taken = { $name }さんの席です。
refusal-seat-taken-computer = CPUの席です。
refusal-no-such-seat = このルームにその席はありません。
refusal-no-spectators = このルームは観戦できません。
refusal-already-in-room = 別のルームにいます。先に退出してください。
refusal-not-seated = ルームに席がありません。
refusal-not-owner = それができるのは、いちばん長く席にいる人だけです。
refusal-no-match = ゲームは行われていません。
refusal-invalid-room = このゲームは開けません：{ $reason }。
refusal-illegal-move = その手は選べません：{ $reason }。
refusal-stale = その間にゲームが進みました。
refusal-nothing-to-take-back = 戻す手がありません。
refusal-take-back-forbidden = 手数を競うレースなので、手は戻せません。
refusal-take-back-pending = もうほかの人に頼んでいます。
refusal-rate-limited = 操作が多すぎます。少しお待ちください。
refusal-banned = このルームから退出させられました。
refusal-banned-from-server = このホストにはもう参加できません。
refusal-not-in-room = その人はあなたのルームにいません。
refusal-draw-unavailable = 引き分けを提案できる相手は人だけです。
refusal-draw-pending = 引き分けはもう提案されています。
refusal-draining = ホストはまもなく終了するため、新しいゲームは始まりません。
refusal-paused = ゲームは一時停止中です。
refusal-countdown = ゲームはあと{ $seconds }秒で再開します。
refusal-pause-unavailable = 一時停止できるのは持ち時間のあるゲームだけです。
refusal-pause-pending = もう一時停止を頼んでいます。
refusal-not-paused = ゲームは一時停止していません。
refusal-tournament-running = ここでは大会が行われています。
refusal-tournament-full = 大会は満員です（{ $most }人が参加）。
refusal-too-few-entrants = 大会には{ $least }人必要ですが、参加は{ $entered }人です。
refusal-two-seats-needed = 大会には2人用のゲームかレースが必要ですが、このゲームは{ $places }席です。
refusal-no-tournament = 対象の大会がありません。

refusal-room-code-length = ゲームコードが{ $most }文字を超えています
refusal-room-code = ホストがゲームコードを受け付けません
refusal-room-seat-mismatch = ゲームは{ $seats }席、ルームは{ $places }席です
refusal-room-seat-count = ルームは2〜{ $most }席ですが、{ $places }席です
refusal-room-clock = 持ち時間は1〜{ $most }秒ですが、{ $seconds }秒です
refusal-room-computer-in-race = レースにCPUは参加できません

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
lobby-close-game-again = 対局中です。もう一度押すと終了
lobby-leave-again = もう一度押すと退出し、負けになります
lobby-new-code = 新しいコード
lobby-qr-code = 参加用QRコード
lobby-qr-code-advice = Tessellaの入った別のデバイスのカメラで読み取ってください。
lobby-host-away = ホストが不在です。待っています…
lobby-connection-lost = 接続が切れました。再接続中…
lobby-guest = ゲストとして参加中
lobby-no-network = ネットワークなし
lobby-port = ポート{ $port }
lobby-code = コード{ $code }
lobby-without-code = 誰でも参加可

## Lobby: people

lobby-people = 参加者
lobby-name-own = { $name }（あなた）
lobby-in-room = ルームにいます
lobby-cut-off = 切断、席は{ $seconds }秒間確保
lobby-remove = { $name }さんを退出させる
lobby-ban = { $name }さんを入室禁止にする
lobby-remove-again = もう一度押すと{ $name }さんを退出させます
lobby-ban-again = もう一度押すと{ $name }さんを入室禁止にします
lobby-mute = { $name }さんをミュート
lobby-unmute = { $name }さんのミュートを解除
lobby-change-name = 名前を変える
lobby-own-name = 自分の名前
lobby-rename-done = 完了

lobby-removed = ルームから退出させられました。
lobby-banned = ルームから退出させられ、入室禁止になりました。
lobby-room-closed = ルームは閉じられました。

lobby-computer-gentle = CPU（入門）
lobby-computer-easy = CPU（初級）
lobby-computer-medium = CPU（中級）
lobby-computer-hard = CPU（上級）

## Lobby: chat

chat-room = このルーム
chat-empty = まだ発言がありません。
chat-say = 発言
chat-send = 送信
chat-say-hint = メッセージを入力
chat-host = ホスト

chat-phrase-hello = こんにちは！
chat-phrase-good-luck = がんばって！
chat-phrase-shall-we-play = 遊びませんか？
chat-phrase-well-played = お見事！
chat-phrase-oh-no = しまった！
chat-phrase-one-moment = 少し待ってください
chat-phrase-take-your-time = ごゆっくり
chat-phrase-another-one = もう一回どう？
chat-phrase-thank-you = ありがとう！
chat-phrase-goodbye = またね！

## Lobby: list of rooms

room-open = ルームを作る
room-list-empty = まだルームがありません。作ると、ここでほかの人にも見えます。
room-list-unknown = 接続が戻ると、ルームがまた表示されます。
room-heading = { $game }、{ $board }
room-race-board = レース、{ $board }
room-seated-computer = CPU

room-state-tournament = 大会中
room-state-playing = ゲーム中
room-state-generating = ボードを準備中
room-state-seats = { $taken }/{ $seats }席

room-sit = 着席
room-watch-short = 観戦
room-list-tournament = 大会中
room-list-begun = ゲーム中
room-list-full = 満席

room-choose-game = ゲームを選択
room-choose-back = ルーム一覧へ戻る

## Lobby: the player's room

room-rule-first = 早く終えた人の勝ち
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
room-seat-free = 席を空ける

room-ready = 準備OK
room-start = 開始
room-not-ready = 準備OKを取り消す
room-to-game = ゲームへ
room-watch = ゲームを観戦
room-boards-later = ボードは終了後に表示されます
room-to-tournament = 大会へ
room-leave = ルームを退出
room-forfeit = 棄権して退出
room-leave-tournament = 大会を抜ける
room-forfeit-again = 本当に棄権する
room-leave-again = 本当に退出する
room-close = ルームを閉じる
room-close-again = 本当にルームを閉じる

## Lobby: tournament

tournament = 大会
tournament-possible = { $least }人以上なら、このゲームで大会ができます。
tournament-clock-move = 大会では1手は{ $minutes }分以内です。
tournament-clock-race = 大会では1レースは{ $minutes }分以内です。
tournament-enter = 大会に参加
tournament-withdraw = 大会の参加を取り消す
tournament-withdraw-again = 本当に取り消す
tournament-empty = まだ参加者がいません。
tournament-entered = 参加者（{ $people }）：{ $names }
tournament-owner-starts = ルームのオーナーが開始します。
tournament-too-few = 参加者が{ $least }人必要です。
tournament-add-computer = CPUを追加
tournament-start-round-robin = 開始：総当たり
tournament-start-knock-out = 開始：勝ち抜き
tournament-end = 大会を終了
tournament-end-again = 本当に大会を終了
tournament-over = 大会は終わりました。
tournament-new = 新しい大会
tournament-new-again = もう一度押すと順位表が消えます

tournament-round = 第{ $round }回戦
tournament-round-of = 第{ $round }回戦（全{ $rounds }回戦）
tournament-round-soon = まもなく第{ $round }回戦
tournament-round-of-soon = まもなく第{ $round }回戦（全{ $rounds }回戦）
tournament-final = 決勝
tournament-final-soon = まもなく決勝
tournament-no-match = { $name }さんはこの回戦は休みです
tournament-draw = 引き分け
tournament-not-played = 未対戦
tournament-after-draws = { $first } – { $second }（引き分け{ $draws }回）
tournament-won = { $games }勝
tournament-points = { $games }戦{ $points }点

## Setup of a room

room-players = プレイヤー
room-clock = 持ち時間
room-clock-none = なし
room-clock-move = 1手ごと
room-clock-game = 1局ごと
room-clock-bonus = 加算あり
room-clock-seconds = 秒
room-clock-minutes = 分
room-clock-bonus-seconds = 1手の加算（秒）
room-goal = 勝利条件
room-goal-first = 早く終える
room-goal-fewest = 手数が少ない
room-dropouts = 退出者が出たら
room-dropouts-computer = CPUが続行
room-dropouts-out = その席は脱落
room-spectators = 観戦を許可
room-view = 観戦者への表示
room-view-delayed = 20秒後
room-view-after-end = 終了後
room-view-live = ライブ

## Short messages about the room and its match

room-left = { $name }さんがルームを退出しました
room-opened = { $name }さんがルームを作りました：{ $game }
room-cut-off = { $name }さんが切断しました。席は{ $seconds }秒間確保されます
room-back = { $name }さんが戻りました

match-take-back-requested = { $name }さんが待ったを希望
match-take-back-accepted = 手を戻しました
match-take-back-declined = 手はそのままです
match-draw-sent = 引き分けを提案中
match-draw-offered = { $name }さんが引き分けを提案
match-draw-accepted = 引き分けになりました
match-draw-declined = 引き分けは断られました
match-pause-sent = 一時停止を希望中
match-pause-requested = { $name }さんが一時停止を希望
match-pause-declined = 一時停止はしません

match-player-left = { $name }さんが退出しました
match-player-left-replaced = { $name }さんが退出しました。CPUが続けます
match-player-cut-off = { $name }さんは切断したまま戻りませんでした
match-player-cut-off-replaced = { $name }さんは切断したまま戻りませんでした。CPUが続けます
match-player-resigned = { $name }さんが降参しました
match-player-resigned-replaced = { $name }さんが降参しました。CPUが続けます
match-player-out-of-time = { $name }さんが時間切れになりました
match-player-out-of-time-replaced = { $name }さんが時間切れになりました。CPUが続けます

match-saved = ゲームを保存しました。「{ your-games-title }」にあります。
match-end-saved = { $reason }ゲームはこのデバイスに残っています。
match-has-ended = その間にゲームが終わりました

## QR codes

qr-code = QRコード
qr-code-too-long = このコードはQRコードには長すぎます。文字列としてコピーしてください。

## The page of the host

lobby-hosting = ホスト
hosting-join = 参加のしかた
hosting-qr-code = { $address } のQRコード
hosting-copy-link = { $address } のリンクをコピー
hosting-no-network = このデバイスはネットワークにつながっていません。
hosting-no-code = コードなし：同じネットワークの誰でも参加できます。
hosting-code = コード { $code }
hosting-waiting = 参加者とルームの一覧を待っています…
hosting-you = { $name }（あなた）
hosting-remove-again = もう一度押すと退出させます
hosting-ban-again = もう一度押すとホスト終了まで参加禁止
hosting-rooms = ルーム（{ $rooms }）
hosting-room = ルーム{ $number } · { $game }、{ $board }
hosting-close-again = もう一度押すと閉じます：ゲームは結果なしになります
hosting-close-room = ルーム{ $number }を閉じる
hosting-no-rooms = 開いているルームはありません。
hosting-in-room = ルーム{ $number }
hosting-cut-off = 切断中、席は残り{ $seconds }秒
hosting-connected = 接続 { $time }
hosting-idle = 操作なし { $time }
hosting-this-device = このデバイス
hosting-computer = CPU
hosting-nobody = 誰もいません
hosting-announcement = 全員へのメッセージ
hosting-announcement-hint = 本文
hosting-announce = 全員に送る
hosting-announced = 全員に送りました。
hosting-bans = 参加禁止（{ $people }）
hosting-banned-device = その人のデバイスだけ
hosting-banned-address = { $address } の全員
hosting-lift-ban = { $name }さんの禁止を解除
hosting-end = 終了
hosting-drain = ゲームのあとで終了
hosting-drain-again = もう一度押すと、新しいゲームは始まりません
hosting-draining = 最後のゲームのあとで終了します
hosting-draining-long = 新しいゲームは始まりません。最後のゲームの10秒後にホストを終了します。
hosting-drained = ホストを終了しました。
hosting-restarts = Tessellaのエラーによりホストが停止し、再開しています。
hosting-failed = Tessellaのエラーによりホストが停止しました。もう一度ホストすると、ゲームを続けられます。
