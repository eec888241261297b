### The screen on which a game is played.

## Window

window-title-your-turn = あなたの番 – Tessella

screen-on-reason = 制限時間を計測中

## Around the board

play-whole-board = ボード全体を表示
play-layer = 層{ $layer }
play-cube-layer = キューブ{ $cube }、層{ $layer }

play-back = タイトルに戻る
play-sounds-silent = サウンド：オフ
play-sounds-quiet = サウンド：小
play-sounds-loud = サウンド：大
play-rules = ルール
play-settings = 設定

play-problem = { $moves }手で勝つ
play-day = { $month }月{ $day }日
play-level = ステージ{ $number }

## Who plays, after the size of a board or the name of a game, as in "9x9 · 6 colours · solo"

mode-solo = ソロ
mode-on-one-device = 1台で対戦
mode-against-computer = CPU対戦
mode-over-network = 通信対戦

## Tools

play-undo = 戻す
play-redo = 進める
play-hint = ヒント
play-rest = 最後まで
play-restart = 最初から
play-new = 別のボード
play-best = 最短解

play-undo-long = 戻す
play-redo-long = 進める
play-hint-long = ヒント
play-rest-long = 残りを自動で進める
play-restart-long = 最初から
play-new-long = 別のボード

play-share-game = このゲームを共有

hint-not-found = ヒントが見つかりません
hint-failed = Tessellaのエラーにより、ヒントを出せません

## Pause

play-pause-long = 一時停止
play-resume-long = 再開
play-ask-for-pause = 一時停止を提案

play-paused = 一時停止中
play-resume = 再開
play-before-clock = 「{ play-begin }」を押すと、時間の計測が始まります
play-begin = 開始

## Lessons

lesson-skip = スキップ
lesson-play = 本番を始める
lesson-won = 勝ち！
lesson-press-marked = 印のついた所を押してください

well-results = あなたの成績
well-moves = 手の記録

## Result

result-restart = 最初から
result-try-again = 再挑戦
result-back-to-move = { $move }手目に戻る
result-new-board = 別のボード
result-play-again = もう一度
result-next-level = 次へ
result-more-boards = ボード一覧
result-setup = ゲーム設定
result-replay = リプレイ

## What is new about a result, after its margin, as in "22 moves, best 20 · New best · 3 days in a row"

news-solved = { $moves }手で正解
news-above-par = { $moves }手（最短{ $par }手）
news-new-best = 自己ベスト
news-days = { $days }日連続
news-all-done = 4つともクリア
news-fewest-moves = 最少手数を更新
news-fastest = 最速記録を更新
news-wins = { $wins }連勝

## Replay

replay-close = リプレイを閉じる
replay-branch = ここから遊ぶ

replay-move = { $number }/{ $moves }手目
replay-best-move = 最短解：{ $number }/{ $moves }手目

replay-to-beginning = 最初へ（Home）
replay-back = 1手戻る（←）
replay-on = 1手進む（→）
replay-to-end = 最後へ（End）
replay-pause = 一時停止（スペース）
replay-resume = 再生（スペース）

replay-alone = 自分のゲームだけ
replay-compare = 最短解と比べる
replay-usual-speed = 通常の速さ
replay-fast = 早送り

replay-bar = リプレイ

replay-your-game = あなたの手順
replay-best-length = 最短解：{ $moves }手

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

analysis-hint = ヒントを使用
analysis-lost-here = ここから勝てなくなりました
analysis-moves-lost = { $moves }手の損

analysis-flawless = ミスなし（最短{ $moves }手）
analysis-flawless-known = ミスなし（既知の最短{ $moves }手）
analysis-mistakes = ミス{ $mistakes }回（最短{ $moves }手）
analysis-mistakes-known = ミス{ $mistakes }回（既知の最短{ $moves }手）

analysis-winning-you = あなたの勝ち確定
analysis-winning-computer = CPUの勝ち確定
analysis-winning-opponent = 相手の勝ち確定
analysis-winning-player-number = プレイヤー{ $number }の勝ち確定
analysis-winning-person = { $name }の勝ち確定
analysis-draw = 引き分け確定
analysis-share = { $name }の勝率{ $percent }%
analysis-mistake = ミス、{ $evaluation }
analysis-turning-point = 決定的なミス、{ $evaluation }
analysis-better = より良い手：{ $move }
analysis-running = 解析中… { $percent }%
analysis-legend-mistake = ミス
analysis-legend-hint = ヒント
analysis-legend-turning-point = 決定的なミス

## Network game

online-asks-take-back = { $name }さんが待ったを希望
online-asks-pause = { $name }さんが一時停止を提案
online-offers-draw = { $name }さんが引き分けを提案
online-allow = 許可
online-accept = 承諾
online-refuse = 断る

online-offer-draw = 引き分け提案
online-give-up = 降参
online-sure = 本当に？
online-give-up-again = もう一度押すと降参し、負けになります。
online-restart-again = もう一度押すと最初から。これまでの手は消えます。
online-chat = チャット
online-chat-unread = チャット（{ $messages }）
online-room = ルーム

online-host-away = ホストが不在です。お待ちください…
online-connection-lost = 接続が切れました。再接続中…
online-paused = 一時停止中（最長10分）
online-watching = 観戦中

online-you = あなた
online-cut-off = { $name }さんが切断、席は{ $seconds }秒間確保
online-progress = { $name } { $percent }%
online-progress-stuck = { $name } { $percent }%で手詰まり
online-progress-done = { $name } { $moves }手でクリア

online-seat-free = { $name }さんが退出し、席が空きました
online-wants-rematch = { $name }さんが再戦を希望

online-won = { $name }の勝ち
online-you-won = あなたの勝ち
online-over = ゲーム終了
online-nobody-won = 勝者なし
online-draw-agreed = 合意で引き分け
online-player = プレイヤー{ $number }
online-place = { $place }位 { $name }

online-left = { $name }さんが退出
online-disconnected = { $name }さんが切断
online-resigned = { $name }さんが降参
online-out-of-time = { $name }さんが時間切れ
online-you-left = 退出しました
online-you-disconnected = 切断されました
online-you-resigned = 降参しました
online-you-out-of-time = 時間切れになりました

online-next-game = まもなく次のゲームです
online-to-tournament = 大会へ
online-dealing = ボードを準備中…
online-waiting = 待機中…
online-play-again = もう一度遊ぶ
online-sit-down = 着席
online-keep = 保存

## Colours of tiles, for screen readers and in sentences about a colour

colour-pink = ピンク
colour-yellow = 黄色
colour-olive = オリーブ色
colour-cyan = 水色
colour-blue = 青
colour-purple = 紫
colour-teal = 青緑
colour-brown = 茶色
colour-silver = 銀色
colour-mint = ミント色
colour-red = 赤
colour-orange = オレンジ色
colour-green = 緑
colour-lime = 黄緑
colour-moss = 苔色
colour-azure = 空色
colour-lilac = 薄紫
colour-plum = プラム色

## Controls

stepper-less = 減らす
stepper-more = 増やす

## Games that start, continue and are saved

game-cannot-start = このゲームは始められません：{ $error }。
game-cannot-continue = 前回のゲームは続けられません：{ $why }。「マイゲーム」に残っています。
game-kept = 前のゲームは「マイゲーム」に保存しました

link-cannot-open = このリンクは開けません：{ $error }。

packs-too-many = 最初の{ $packs }個のステージ集だけを表示します。
packs-failed = Tessellaのエラーにより、自作のステージ集を読み込めませんでした。

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = このシステムにはファイルの保存先がないため、ゲームと設定は保存されません。
storage-in-use = Tessellaはすでに起動しています。このウィンドウでの操作は保存されません。
storage-not-locked = このウィンドウでの操作は保存されません。{ $file }をロックできません（{ $error }）。以前に保存したものは残っています。

storage-games-unread = 保存したゲームを読み込めませんでした：{ $why }。
storage-history-unread = 成績を読み込めませんでした：{ $why }。
storage-settings-unread = 設定を読み込めませんでした：{ $why }。
storage-set-aside = 元のファイルは{ $name }として残してあります。
storage-left-alone = ファイルを別名で残せなかったため（{ $error }）、そのままにして、何も書き込みません。

settings-file-no-text = テキストファイルではありません
settings-file-unexpected = { $line }行{ $column }文字目に誤りがあります
settings-file-default = settings.ronの{ $setting }が正しくないため、初期値を使います。
settings-file-defaults = settings.ronの{ $number }個の設定が正しくないため、初期値を使います：{ $settings }。

storage-unsaved = { $file }を保存できません：{ $error }。
storage-keeps-trying = Tessellaは保存を再試行します。
storage-close-again = 保存せずに終了するには、もう一度ウィンドウを閉じてください。

last-crash = Tessellaは前回、異常終了しました。詳細は{ $file }にあります。

computer-quick-move = CPUの先読みに失敗したため、簡単な手を選びました。
computer-cannot-move = Tessellaのエラーにより、CPUはここで動けません。手を戻すか、別のゲームを始めてください。
analysis-failed = Tessellaのエラーにより、解析が中断されました。
error-in-program = Tessellaのエラー
service-given-up = Tessellaのエラーにより、再起動するまで{ $what }。
service-sound = 音が鳴りません
service-links = リンクは別のウィンドウで開きます
service-pads = ゲームパッドを操作しても、待機中のウィンドウが反応しないことがあります
service-screen-reader = スクリーンリーダーの反応が遅れることがあります
service-screen-on = 考えている間に画面が消えることがあります

exit-guests = ゲスト{ $guests }人が参加中です。もう一度閉じると終了します

## Backups, imports and pictures

file-saved = { $file }に保存しました
file-not-written = { $file }に書き込めませんでした：{ $error }

backup-copied = バックアップをコピーしました
backup-failed = バックアップに失敗しました：{ $why }
backup-too-long = クリップボードには長すぎます
backup-no-folder = ドキュメントフォルダーがありません

import-first-file = 最初のファイルだけを読み込みます。
import-failed = 読み込みに失敗しました：{ $why }。
import-done = ゲーム{ $games }件と成績{ $results }件を読み込みました。
import-done-known = ゲーム{ $games }件（ほかに登録済み{ $known }件）と成績{ $results }件を読み込みました。
import-settings-unexpected = 中の設定を読み込めませんでした：{ $why }。

picture-copied = 画像をコピーしました
picture-failed = 画像を作れません：{ $reason }
picture-no-folder = 画像フォルダーがありません
picture-not-wanted = キャンセルしました
picture-no-file = { $folder }にファイルを作れません：{ $error }
picture-not-drawn = 描画できませんでした
animation-empty = アニメーションには1フレーム以上必要です
animation-size = フレームが{ $width }×{ $height }ピクセルですが、すべて同じ大きさで、65535×65535以下でなければなりません

## Hills

hills-low = 低い
hills-high = 高い
