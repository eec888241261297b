### The screen on which a game is played.

## Window

window-title-your-turn = あなたの番 – Tessella

screen-on-reason = 時計が動いています

## Around the board

play-whole-board = ボード全体

play-back = タイトルに戻る
play-sounds-silent = 音：なし
play-sounds-quiet = 音：小
play-sounds-loud = 音：大
play-rules = ルール
play-settings = 設定

play-problem = { $moves }手で勝つ
play-day = { $month }月{ $day }日
play-level = ステージ{ $number }

## Who plays, after the size of a board or the name of a game, as in "9x9 · 6 colours · solo"

mode-solo = ソロ
mode-on-one-device = 同じデバイス
mode-against-computer = CPU対戦
mode-over-network = 通信対戦

## Tools

play-undo = 戻す
play-redo = 進める
play-hint = ヒント
play-restart = 最初から
play-new = 新規
play-best = 最短解
play-share = 共有

play-undo-long = 戻す
play-redo-long = 進める
play-hint-long = ヒント
play-restart-long = 最初から
play-new-long = 新規

play-share-game = このゲームを共有
play-share-code = 共有

hint-not-found = ヒントが見つかりません
hint-failed = Tessellaのエラーにより、ヒントはありません

## Pause

play-pause-long = 一時停止
play-resume-long = 再開
play-ask-for-pause = 一時停止を頼む

play-paused = 一時停止中
play-resume = ゲームを再開
play-before-clock = 「{ play-begin }」を押すと時計が動きます
play-begin = 開始

## Lessons

lesson-skip = スキップ
lesson-play = 本番のゲームへ
lesson-press-marked = 印のついた所を押してください

## Result

result-restart = 最初から
result-try-again = 再挑戦
result-new-board = 別のボード
result-next-level = 次へ
result-more-boards = ボード一覧
result-setup = 設定変更
result-replay = リプレイ

## What is new about a result, after its margin, as in "in 12 of 14 moves · New best · 3 days in a row"

news-solved = { $moves }手で正解
news-above-par = { $moves }手（パー{ $par }）
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
replay-pause = 一時停止（Space）
replay-resume = 再生（Space）

replay-alone = このゲームだけ
replay-compare = 最短解と並べる
replay-usual-speed = ふつうの速さ
replay-fast = 速い

replay-bar = リプレイ

replay-your-game = あなたのゲーム
replay-best-length = 最短解：{ $moves }手

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

analysis-hint = ヒントの手
analysis-lost-here = ここが敗因
analysis-moves-lost = { $moves }手の損

analysis-flawless = ミスなし、最短{ $moves }手
analysis-flawless-known = ミスなし、既知の最短{ $moves }手
analysis-mistakes = ミス{ $mistakes }回、最短{ $moves }手
analysis-mistakes-known = ミス{ $mistakes }回、既知の最短{ $moves }手

analysis-winning-you = あなたの勝ち筋
analysis-winning-computer = CPUの勝ち筋
analysis-winning-opponent = 相手の勝ち筋
analysis-winning-player-number = プレイヤー{ $number }の勝ち筋
analysis-winning-person = { $name }の勝ち筋
analysis-draw = 引き分け
analysis-share = { $name }：{ $percent }%
analysis-mistake = ミス、{ $evaluation }
analysis-turning-point = 転機、{ $evaluation }

## Network game

online-asks-take-back = { $name }さんが待ったを希望
online-asks-pause = { $name }さんが一時停止を希望
online-offers-draw = { $name }さんが引き分けを提案
online-allow = 許可
online-accept = 承諾
online-refuse = 断る

online-offer-draw = 引き分け
online-give-up = 降参
online-sure = 本当に？
online-give-up-again = もう一度押すと降参し、負けになります。
online-restart-again = もう一度押すと最初からやり直し、手が失われます。
online-chat = チャット
online-chat-unread = チャット（{ $messages }）
online-room = ルーム

online-host-away = ホストが不在です。戻るまで待っています
online-connection-lost = 接続が切れました。再接続中…
online-paused = 一時停止中（最長10分）
online-watching = 観戦中

online-you = あなた
online-cut-off = { $name }：切断、席は{ $seconds }秒間確保
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

online-left = { $name }が退出
online-disconnected = { $name }は切断したまま戻りませんでした
online-resigned = { $name }が降参
online-out-of-time = { $name }が時間切れ
online-you-left = 退出しました
online-you-disconnected = 切断したまま戻れませんでした
online-you-resigned = 降参しました
online-you-out-of-time = 時間切れになりました

online-next-game = 続いて次のゲームです
online-to-tournament = 大会へ
online-dealing = ボードを準備中
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

## Games that begin, continue and are kept

game-cannot-start = このゲームは始められません：{ $error }。
game-cannot-continue = 前回のゲームは続けられません：{ $why }。「マイゲーム」に残っています。
game-kept = 前のゲームは「マイゲーム」にあります

link-cannot-open = このリンクは開けません：{ $error }。

packs-too-many = 最初の{ $packs }個のパックだけを表示します。
packs-failed = Tessellaのエラーにより、あなたのパックを読み込めませんでした。

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = このシステムにはファイル用のフォルダーがないため、ゲームと設定は保存されません。
storage-in-use = Tessellaはすでに起動しています。データが失われないよう、このウィンドウでの操作は保存されません。
storage-not-locked = このウィンドウではゲームと設定が保存されません。{ $file }をロックできません：{ $error }。以前に保存したものは残っています。

storage-games-unread = 保存したゲームを読み込めませんでした：{ $why }。
storage-history-unread = ゲームの結果を読み込めませんでした：{ $why }。
storage-settings-unread = 設定を読み込めませんでした：{ $why }。
storage-set-aside = ファイルは{ $name }として残してあります。
storage-left-alone = ファイルの名前も変えられなかったため（{ $error }）、そのまま残し、何も書き込みません。

settings-file-no-text = テキストではありません
settings-file-unexpected = { $line }行{ $column }文字目が正しくありません
settings-file-default = settings.ronの設定{ $setting }が正しくないため、初期値を使います。
settings-file-defaults = settings.ronの{ $number }個の設定が正しくないため、初期値を使います：{ $settings }。

storage-unsaved = { $file }を保存できません：{ $error }。
storage-keeps-trying = Tessellaは保存を試み続けます。
storage-close-again = 保存せずに終了するには、もう一度ウィンドウを閉じてください。

last-crash = 前回、Tessellaは予期せず終了しました。詳細は{ $file }にあります。

computer-quick-move = コンピューターの探索に失敗したため、簡単な手を指しました。
computer-cannot-move = Tessellaのエラーにより、コンピューターはここで動けません。手を戻すか、別のゲームを始めてください。
analysis-failed = Tessellaのエラーにより、解析が中断されました。
error-in-program = Tessellaのエラー
service-given-up = Tessellaのエラーにより、再起動するまで{ $what }。
service-sound = 音が鳴りません
service-links = リンクは別のウィンドウで開きます
service-pads = ゲームパッドの操作に待機中のウィンドウが反応しないことがあります
service-screen-reader = スクリーンリーダーへの応答が遅れることがあります
service-screen-on = 考えている間に画面が消えることがあります

exit-guests = ゲスト{ $guests }人が参加中です。もう一度閉じると終了します

## Backups, imports and pictures

file-saved = { $file }に保存しました
file-not-written = { $file }に書き込めませんでした：{ $error }

backup-copied = バックアップをコピーしました
backup-failed = バックアップを作れませんでした：{ $why }
backup-too-long = クリップボードには長すぎます
backup-no-folder = このシステムには書類用のフォルダーがありません

import-first-file = 最初のファイルだけを読み込みます。
import-failed = 何も読み込めませんでした：{ $why }。
import-done = ゲーム{ $games }件と結果{ $results }件を読み込みました。
import-done-known = ゲーム{ $games }件（ほかに既存{ $known }件）と結果{ $results }件を読み込みました。
import-settings-unexpected = 設定が正しくありません：{ $why }。

picture-copied = 画像をコピーしました
picture-failed = 画像を作れません：{ $reason }
picture-no-folder = このシステムには画像用のフォルダーがありません
picture-not-wanted = 不要になりました
picture-no-file = { $folder }にファイルを作れません：{ $error }
picture-not-drawn = 描画できませんでした
animation-empty = アニメーションには1フレーム以上必要です
animation-size = フレームが{ $width }x{ $height }ピクセルです。すべて同じ大きさで、最大65535x65535です
