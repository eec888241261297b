### The title screen and the screens reached from it, except the network and the setup of a game.

## Settings

settings = 設定

settings-language = 言語
settings-language-system = システム

settings-theme = テーマ
settings-theme-system = システム
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-theme-black = ブラック
settings-theme-contrast-dark = 高コントラスト（暗）
settings-theme-contrast-light = 高コントラスト（明）
settings-text-size = 文字の大きさ
settings-text-size-percent = { $percent }%

settings-motion = アニメーションの速さ
settings-motion-off = なし
settings-motion-fast = 速い
settings-motion-normal = ふつう
settings-motion-slow = 遅い

settings-scanning = スイッチスキャン
settings-scanning-off = オフ
settings-scanning-automatic = 自動
settings-scanning-by-key = Tabキー
settings-scanning-pace = スキャンの間隔
settings-scanning-seconds = { $seconds }秒
settings-scanning-automatic-note = 枠が自動で動きます。スペースキーかEnterキー、またはゲームパッドの下のボタンで決定します。
settings-scanning-by-key-note = Tabキーで枠が動きます。スペースキーかEnterキーで決定します。
settings-more-time = 制限時間
settings-more-time-off = 通常
settings-more-time-twice = 2倍
settings-more-time-four = 4倍
settings-more-time-note = このデバイスで始める新しいゲームの制限時間と、短いメッセージの表示時間です。通信対戦ではルームの設定に従います。

settings-sounds = サウンド
settings-sounds-off = オフ
settings-sounds-quiet = 小
settings-sounds-loud = 大
settings-vibration = 振動
settings-controls = 操作

settings-colours = 色
settings-palette-standard = 標準
settings-palette-distinct = 見分けやすい
settings-palette-soft = やわらか
settings-palette-vivid = あざやか
settings-palette-red-green = 色覚サポート
settings-palette-own = カスタム
settings-own-press = 変えたい色を押してください。
settings-own-colour = 色{ $number }：{ $colour }
settings-own-hue = 色合い
settings-own-lightness = 明るさ
settings-own-strength = 鮮やかさ
settings-own-reset = 色をリセット
settings-own-alike = 色{ $one }と色{ $two }は見分けにくい組み合わせです。
settings-own-alike-red-green = 赤緑の色覚特性では、色{ $one }と色{ $two }は見分けにくい組み合わせです。
settings-own-alike-blue-yellow = 青黄の色覚特性では、色{ $one }と色{ $two }は見分けにくい組み合わせです。
settings-own-hidden = 色{ $number }は背景の上で見えにくい色です。
settings-own-more = ほか{ $count }件
settings-symbols = すべてのマスに記号を表示

settings-faces = 牌の絵柄
settings-faces-mahjong = 麻雀
settings-faces-plain = 文字と図形

settings-cubes = キューブ
settings-cubes-stacked = 層を重ねる
settings-cubes-flat = 層を横に並べる

settings-writing = 文字入力
settings-keyboard = スクリーンキーボード

settings-share = ボードを共有
settings-copy-code = コードをコピー
code-copied = コードをコピーしました
codes-title = どのゲームですか？

settings-transfer = 別のデバイスに引き継ぐ
settings-copy-game = ゲームをコピー
settings-copy-game-done = 次に、別のデバイスの設定で「{ settings-import }」を押してください。
settings-copy-game-failed = ゲームをコピーできません：{ $error }。
settings-import = 読み込み

settings-backup = すべてのゲーム・成績・設定のバックアップ
settings-save-backup = ファイルに保存
settings-copy-backup = コピー
settings-restore-file = 復元するには、ファイルをウィンドウにドロップするか、バックアップのテキストをコピーして「{ settings-import }」を押します。今あるデータは消えません。
settings-restore-text = 復元するには、バックアップのテキストをコピーして「{ settings-import }」を押します。今あるデータは消えません。

settings-all = すべての設定
settings-reset = 設定をリセット
settings-reset-again = もう一度押すと全設定をリセット

settings-people = 最大人数
settings-rooms = 最大ルーム数
settings-reconnect = 再接続の猶予（秒）
settings-port = ポート
settings-port-any = 自動

## The head of every screen

screen-back = 戻る

## Title

title-continue = 続きから
title-start = まずはここから：{ $game }
title-start-about = 20秒で覚えられます
title-again = もう一度{ $game }
title-symbols = 色が見分けにくいときは、記号を表示
title-options = { $game }の設定

title-network = ローカル通信
title-network-about = みんなで遊ぶ
title-back = { $host }に戻る
title-back-about = コードなしで再び参加
title-back-dismiss = 戻らない
title-packs = ステージ集
title-packs-about = ステージに挑戦

title-games = マイゲーム
title-statistics = 成績
title-settings = 設定
title-help = ヘルプ

## Cards of games that were played

game-card-state = { $game }、{ $state }
game-card-about = { $board } · { $players }
game-card-broken = 開けません
game-card-name = ゲーム{ $number }：{ $game }
game-card-unknown = ゲーム

## Your games

your-games-title = マイゲーム
your-games-show = 表示
your-games-all = すべて
your-games-unfinished = プレイ中
your-games-finished = 終了
your-games-favourites = お気に入り

your-games-no-game = 遊んだゲームはすべてここに保存されます。
your-games-no-unfinished = プレイ中のゲームはありません。
your-games-no-finished = 終了したゲームはありません。
your-games-no-favourite = ゲームの星を押すと、ここに表示されます。

your-games-add-favourite = お気に入りに追加：{ $game }
your-games-remove-favourite = お気に入りから外す：{ $game }
your-games-remove = 削除：{ $game }

your-games-removed = { $game }を削除しました
your-games-removed-unknown = ゲームを削除しました
your-games-put-back = 元に戻す

## The start of a game

begin-board-refused = このボードは開けません：{ $error }。
begin-game-refused = このゲームは開けません：{ $error }。
begin-link-refused = このリンクは開けません：{ $error }。
begin-import-failed = 保存されたゲームではありません：{ $error }。
begin-nothing-to-import = 貼り付けるものがありません。先に別のデバイスでゲームかバックアップをコピーしてください。
begin-leave-network-game = 先に通信対戦から退出してください。

## Share a game

share-title = ゲームを共有
share-save-picture = 画像を保存
share-save-animation = アニメを保存
share-saving = 保存中…
share-stop-animation = 中止（{ $percent }%）
share-copy-picture = 画像をコピー
share-copy-code = コードをコピー
share-copy-link = リンクをコピー
share-link-copied = リンクをコピーしました

## Level packs

packs-title = ステージ集
pack-title-drench = { game-title-drench }：四角
pack-title-drench-shapes = { game-title-drench }：いろいろな形
pack-title-link = { game-title-link }：四角
pack-title-link-shapes = { game-title-link }：落下と六角
pack-title-light-block = { game-title-light-block }：四角
pack-title-light-block-shapes = { game-title-light-block }：いろいろな形
packs-own = 自作のステージ集を追加するには、ゲームの保存場所にある「packs」フォルダーにテキストファイルを入れて、Tessellaを再起動してください。
packs-done = { $won }/{ $all } クリア
packs-done-at-par = { $won }/{ $all } クリア、うち最短{ $at_par }
packs-author = 作者：{ $name }
packs-par = 最短{ $par }手
packs-level = ステージ{ $number }
packs-next-level = 次のステージを遊ぶ
packs-level-open = ステージ{ $number }、未クリア
packs-level-done = ステージ{ $number }、クリア
packs-level-at-par = ステージ{ $number }、最短でクリア

## Today's boards

today-title = 今日のボード
today-title-other-day = 日替わりボード
today-date =
    { $year }年{ $month }月{ $day }日（{ $weekday ->
       [1] 月
       [2] 火
       [3] 水
       [4] 木
       [5] 金
       [6] 土
      *[7] 日
    }）
today-month = { $year }年{ $month }月
today-previous-month = 前の月
today-next-month = 次の月
today-weekday-monday = 月
today-weekday-tuesday = 火
today-weekday-wednesday = 水
today-weekday-thursday = 木
today-weekday-friday = 金
today-weekday-saturday = 土
today-weekday-sunday = 日
today-leaf-monday = 月曜
today-leaf-tuesday = 火曜
today-leaf-wednesday = 水曜
today-leaf-thursday = 木曜
today-leaf-friday = 金曜
today-leaf-saturday = 土曜
today-leaf-sunday = 日曜

today-first-day = ボードは{ $date }から遊べます

today-boards-done = { $done }/{ $all } クリア
today-day-closed = 未公開
today-day-done = クリア
today-day-at-par = 最短でクリア

today-problem = 詰め問題
today-win-in-moves = { $moves }手で勝つ
today-win-in = { $moves }手で勝つ
today-par = 最短{ $moves }手
today-result-moves = { $moves }手（最短{ $par }手）
today-result-time = { $time }でクリア

today-copy-result = 結果をコピー
today-result-copied = 結果をコピーしました

today-no-streak = 毎日1つクリアして、連続記録を作りましょう
today-streak = 連続記録：{ $days }日
today-longest-streak = 最長記録：{ $days }日
today-streak-and-longest = 連続記録：{ $days }日 · 最長：{ $longest }日

today-next = 次のボードまで{ $time }
today-wait =
    { $hours ->
        [0] { $minutes }分
       *[other] { $hours }時間{ $minutes }分
    }

today-card = 今日のボード
today-card-done = すべてクリア
today-card-next = 次まで{ $time }
today-card-streak = { $days }日連続！　この調子

## Statistics

statistics-title = 成績
statistics-nothing = ゲームを終えると、ここに成績が出ます。
statistics-forget = 成績をすべて消去
statistics-forget-again = もう一度押すと消去します

statistics-total-played = ゲーム数
statistics-total-won = 勝率
statistics-total-time = プレイ時間
statistics-total-streak = 最多連勝

statistics-percent = { $percent }%
statistics-time-short = 1分未満
statistics-time-minutes = { $minutes }分
statistics-time = { $hours }時間{ $minutes }分
statistics-time-hours = { $hours }時間

statistics-weeks = この{ $weeks }週間に終えたゲーム：{ $games }
statistics-days = { $days }日プレイ
statistics-days-run = 最長{ $days }日連続
statistics-days-today = 今日{ $games }ゲーム

statistics-month = { $month }月

statistics-game = { $games }ゲーム、勝率{ $share }

statistics-won = { $games }勝
statistics-lost = { $games }敗
statistics-drawn = 引き分け{ $games }回
statistics-given-up = 途中終了{ $games }回
statistics-played = { $games }ゲーム
statistics-form = 最近の結果：{ $results }
statistics-best-time = ベストタイム
statistics-best-result = ベスト記録
statistics-fewest-moves = 最少手数

statistics-best-par = ベスト：最短手数
statistics-best-above-par = ベスト：最短+{ $moves }手
statistics-mean-above-par = 平均{ $moves }手
statistics-fastest = 最速{ $time }
statistics-mean-time = 平均{ $time }
statistics-streak = 最多{ $wins }連勝
statistics-hints = ヒント{ $hints }回

statistics-plot = 最短との手数差（直近{ $wins }勝）
statistics-plot-par = 最短
