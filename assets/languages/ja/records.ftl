### What is saved of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

code-expected = ゲームコードの{ $column }文字目、正しくは：{ $expected }
code-expected-not = ゲームコードの{ $column }文字目「{ $found }」、正しくは：{ $expected }
code-game = ゲームの名前（{ $names }）
code-no-options = 「:」とゲームのオプション
code-seed = 0〜{ $most }のシード
code-no-start = 「#」とシード、または「=」とマス

## Games that cannot be opened

record-move = { $ply }手目がルール違反です：{ $why }
record-players = プレイヤーの数（{ $players }）と席の数（{ $seats }）が合いません

## Saved games

save-another-kind = 保存されたゲームではありません
save-version = 形式{ $version }ですが、このバージョンで読み込めるのは形式1〜{ $latest }です
save-damaged = 壊れています
save-not-decoded = 壊れています（{ $error }）
save-game = 中のゲームを復元できません：{ $error }
save-missing-game = プレイ中のゲームが入っていません
save-hint-plies = ヒントの手は最大{ $most }個のはずですが、{ $plies }個あります
save-hint-order = ヒントの手は昇順のはずですが、{ $before }の後に{ $after }があります
save-hint-count = ヒントの数は、ヒントの手の数（{ $plies }）以上のはずですが、{ $hints }です

## A game as a text for another device

transfer-games = ゲームは1つのはずですが、{ $games }個あります
text-prefix = 「{ $prefix }」で始まるテキストが必要です
text-too-long = { $most }文字を超えています
text-damaged = 壊れているか、途中で切れています

## Files. The file is named before.

file-checksum = 壊れています（チェックサムが合いません）
file-bytes-left = 末尾に余分な{ $bytes }バイトがあります
file-not-regular = 通常のファイルではありません
file-too-long = { $most } MiBを超えています
file-link-to-itself = 自分自身へのシンボリックリンクです
file-too-many = { $folder }にはもう{ $files }個あります

## Statistics

opponent-nobody = ソロ
opponent-people = 対人
opponent-computer-gentle = CPU（入門）
opponent-computer-easy = CPU（初級）
opponent-computer-medium = CPU（中級）
opponent-computer-hard = CPU（上級）
opponent-problem = 詰め問題

kind-squares = 四角
kind-hexes = 六角
kind-map = マップ
kind-cube = キューブ
kind-ring = リング
kind-track = 一本道
kind-hypercube = 4D
kind-hills = { $kind }（起伏）

statistics-positions = { $board }、自作の局面

statistics-file-another-kind = 成績ではなく、別の種類のファイルです
statistics-file-version = 成績の形式は1〜{ $latest }のはずですが、{ $version }です
statistics-file-not-decoded = 進み具合と結果を読み取れません：{ $error }

## Backups

backup-another-kind = バックアップではなく、別の種類のファイルです
backup-version = バックアップの形式は1〜{ $latest }のはずですが、{ $version }です
backup-not-decoded = ゲーム・成績・設定を読み取れません：{ $error }
backup-games = ゲームを読み取れません：{ $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = { $scheme }:で始まるリンクが必要です
link-too-long = リンクは最大{ $most }バイトです
link-empty = { $scheme }:の後に、ゲームコードか、{ $word }/とアドレスが必要です
link-encoding = リンクの%の後には16進数2桁が必要で、文字コードはUTF-8です
link-address = { $word }/の後に、ポートつきのアドレスが必要です（192.168.1.20:47315や[fd00::20]:47315など）
link-end = 参加コードの後には何も書けません

## Join codes

join-code-length = 参加コードは{ $signs }文字です（入力は{ $given }文字）
join-code-sign = 参加コードに{ $sign }は使えません（使えるのは{ $alphabet }）

## Packs of boards, texts that someone wrote. The words title, author and par are part of the format.

pack-error-in-line = { $line }行目：{ $error }
pack-encoding = UTF-8のテキストが必要です
pack-too-long = ステージ集は最大{ $most }バイトですが、{ $bytes }バイトあります
pack-invisible = 見えない文字{ $character }は使えません
pack-no-title = タイトルの行が必要です（「title: Corners」など）
pack-no-board = ボードが1つ以上必要です。drench:8x8,c4#5のようなゲームコードの行を書いてください
pack-header-twice = 「{ $word }:」で始まる行は1つだけです
pack-title-empty = 「title:」の後にタイトルが必要です
pack-title-too-long = title：最大{ $most }文字ですが、{ $length }文字あります
pack-author-empty = 「author:」の後に作者が必要です
pack-author-too-long = author：最大{ $most }文字ですが、{ $length }文字あります
pack-too-many-boards = ボードは最大{ $most }個です
pack-too-many-tiles = マスは全ボード合計で最大{ $most }個です
pack-board-twice = このボードはもうステージ集にあります（{ $line }行目）
pack-no-par = { $game }にparは不要です。どの解も手数は同じです
pack-par = par：1〜{ $most }の手数が必要です（「{ $found }」は使えません）
pack-seats = 1人用のゲーム（{ game-title-drench }、{ game-title-link }、{ game-title-light-block }）が必要ですが、{ $seats }人の{ $game }です
pack-board = 遊べるボードが必要です：{ $reason }
pack-board-over = 遊べるボードが必要です：最初の手の前にゲームが終わっています

## Text from people and other programs: what it is if it is not a game code

received-empty = テキストがありません
received-too-long = テキストは最大{ $most } KBです
received-unknown = 「tessella-game:」で始まるテキストか、drench:15x15,c6#4711のようなゲームコードが必要です
received-several-codes = ゲームコードは1つだけのはずですが、{ $count }個あります：{ $codes }
received-many-codes = ゲームコードは1つだけのはずですが、{ $most }個以上あります：{ $codes }
received-backup = これはバックアップです。設定で読み込んでください
received-game = これは別のデバイスでコピーしたゲームです。設定で読み込んでください
received-server = これはサーバーへのリンクです。開くと参加できます
received-join-code = これは参加コードです。「ローカル通信」の画面で入力してください
received-address = これはサーバーのアドレスです。「ローカル通信」の画面で入力してください
received-random-seed = これは別のプログラムの乱数シードです。そのプログラムで「specific ID」をコピーしてください
received-other-puzzle = これは別のパズルのIDです。ここで遊べるのはFloodのIDだけです
received-other-save = これは別のプログラムのセーブデータです。そのプログラムでFloodの「specific ID」をコピーしてください
received-grid = これは「tessella solve」用の色のボードです
received-game-name = これはゲームの名前だけです。コードでは「:」とオプションが続きます
received-web-page = これはウェブページのアドレスです。ページにあるコードをコピーしてください
received-file-name = これはファイルの名前です。ファイルをウィンドウにドロップするか、Tessellaで開いてください
received-picture = これは画像です
received-document = これはPDFです
received-archive = これは圧縮ファイルです。先に展開してください
received-player-file = これはTessellaのゲームのファイルです
received-no-text = これはテキストではありません
