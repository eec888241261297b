### What is saved of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

code-expected = 遊戲代碼第 { $column } 個字元，應為：{ $expected }
code-expected-not = 遊戲代碼第 { $column } 個字元（「{ $found }」），應為：{ $expected }
code-game = 遊戲名稱（{ $names }）
code-no-options = 「:」和遊戲選項
code-seed = 0 到 { $most } 的種子
code-no-start = 「#」和種子，或「=」和各格內容

## Games that cannot be opened

record-move = 第 { $ply } 步不合規則：{ $why }
record-players = 玩家數（{ $players }）與座位數（{ $seats }）不符

## Saved games

save-another-kind = 這不是遊戲存檔
save-version = 格式為 { $version }，而這個版本只能讀取格式 1 到 { $latest }
save-damaged = 內容已損毀
save-not-decoded = 內容已損毀（{ $error }）
save-game = 其中有一局無法還原：{ $error }
save-missing-game = 其中缺少未完成的那一局
save-hint-plies = 用了提示的步數應不超過 { $most }，而不是 { $plies }
save-hint-order = 提示的步號應遞增，而 { $before } 之後是 { $after }
save-hint-count = 提示次數應不少於用了提示的步數 { $plies }，而不是 { $hints }

## A game as a text for another device

transfer-games = 應為一局，而不是 { $games } 局
text-prefix = 應為以 { $prefix } 開頭的文字
text-too-long = 超過 { $most } 個字元
text-damaged = 內容已損毀或不完整

## Files. The file is named before.

file-checksum = 檔案已損毀（總和檢查碼不符）
file-bytes-left = 結尾多出 { $bytes } 位元組
file-not-regular = 這不是一般檔案
file-too-long = 超過 { $most } MiB
file-link-to-itself = 這是指向自己的符號連結
file-too-many = { $folder } 裡已經有 { $files } 個這樣的檔案

## Statistics

opponent-nobody = 單人
opponent-people = 真人
opponent-computer-gentle = 電腦（入門）
opponent-computer-easy = 電腦（簡單）
opponent-computer-medium = 電腦（普通）
opponent-computer-hard = 電腦（困難）
opponent-problem = 殘局

kind-squares = 方格
kind-hexes = 六角格
kind-map = 地圖
kind-cube = 立方體
kind-ring = 環形
kind-track = 賽道
kind-hypercube = 4D
kind-hills = { $kind }，丘陵

statistics-positions = { $board }，自訂局面

statistics-file-another-kind = 應為統計檔案，而不是另一種檔案
statistics-file-version = 統計檔案的格式應為 1 到 { $latest }，而不是 { $version }
statistics-file-not-decoded = 應為進度和成績：{ $error }

## Backups

backup-another-kind = 應為備份，而不是另一種檔案
backup-version = 備份的格式應為 1 到 { $latest }，而不是 { $version }
backup-not-decoded = 應為遊戲、統計和設定：{ $error }
backup-games = 應為可以讀取的遊戲：{ $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = 應為以 { $scheme }: 開頭的連結
link-too-long = 連結應不超過 { $most } 位元組
link-empty = { $scheme }: 後應為遊戲代碼，或 { $word }/ 和位址
link-encoding = 連結中每個 % 後應為兩位十六進位數字，編碼應為 UTF-8
link-address = { $word }/ 後應為含連接埠的位址，如 192.168.1.20:47315 或 [fd00::20]:47315
link-end = 邀請碼後應沒有內容

## Join codes

join-code-length = 邀請碼應有 { $signs } 個字元，而不是 { $given } 個
join-code-sign = 邀請碼裡沒有 { $sign }，只會用到 { $alphabet }

## Packs of boards, texts that someone wrote. The words title, author and par are part of the format.

pack-error-in-line = 第 { $line } 行：{ $error }
pack-encoding = 應為 UTF-8 文字
pack-too-long = 關卡包應不超過 { $most } 位元組，而不是 { $bytes } 位元組
pack-invisible = 應為看得見的字元，而不是 { $character }
pack-no-title = 應有一行標題，如「title: 角落」
pack-no-board = 應至少有一個棋盤：一行遊戲代碼，如 drench:8x8,c4#5
pack-header-twice = 以「{ $word }:」開頭的行應只有一行
pack-title-empty = 「title:」後應有標題
pack-title-too-long = title：應不超過 { $most } 個字元，而不是 { $length } 個
pack-author-empty = 「author:」後應有作者
pack-author-too-long = author：應不超過 { $most } 個字元，而不是 { $length } 個
pack-too-many-boards = 應不超過 { $most } 個棋盤
pack-too-many-tiles = 所有棋盤合計應不超過 { $most } 格
pack-board-twice = 應為關卡包裡還沒有的棋盤：它已在第 { $line } 行
pack-no-par = 不應有 par：{ $game }棋盤的所有解法步數都相同
pack-par = par：應為 1 到 { $most } 的步數，而不是「{ $found }」
pack-seats = 應為單人遊戲（{ game-title-drench }、{ game-title-link }或{ game-title-light-block }），而不是 { $seats } 人的{ $game }
pack-board = 應為能玩的棋盤：{ $reason }
pack-board-over = 應為能玩的棋盤：還沒走第一步就已經結束

## Text from people and other programs: what it is if it is not a game code

received-empty = 沒有文字
received-too-long = 文字應不超過 { $most } KB
received-unknown = 應為以 tessella-game: 開頭的文字，或 drench:15x15,c6#4711 這樣的遊戲代碼
received-several-codes = 應只有一個遊戲代碼，而不是 { $count } 個：{ $codes }
received-many-codes = 應只有一個遊戲代碼，而不是 { $most } 個以上：{ $codes }
received-backup = 這是備份，請在設定裡匯入
received-game = 這是在另一台裝置複製的遊戲，請在設定裡匯入
received-server = 這是主機的連結，開啟即可加入
received-join-code = 這是邀請碼，請在加入連線對戰時輸入
received-address = 這是主機的位址，請在加入連線對戰時輸入
received-random-seed = 這是另一個程式的隨機種子，請在那裡複製 specific ID
received-other-puzzle = 這是另一種謎題的 ID，這裡只能玩 Flood 的
received-other-save = 這是另一個程式的存檔，請在那裡複製 Flood 遊戲的 specific ID
received-grid = 這是供「tessella solve」使用的顏色棋盤
received-game-name = 這只是遊戲名稱，代碼後面還有 : 和選項
received-web-page = 這是網址，請複製網頁上的代碼
received-file-name = 這是檔案名稱，請把檔案拖到視窗裡，或用 Tessella 開啟
received-picture = 這是圖片
received-document = 這是 PDF 文件
received-archive = 這是壓縮檔，請先解壓縮
received-player-file = 這是 Tessella 的遊戲檔案
received-no-text = 這不是文字
