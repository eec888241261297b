### What is saved of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

code-expected = 棋局码第 { $column } 个字符，应为：{ $expected }
code-expected-not = 棋局码第 { $column } 个字符（“{ $found }”），应为：{ $expected }
code-game = 游戏名（{ $names }）
code-no-options = “:”和游戏选项
code-seed = 0 到 { $most } 的种子
code-no-start = “#”和种子，或“=”和各格内容

## Games that cannot be opened

record-move = 第 { $ply } 步不合规则：{ $why }
record-players = 玩家数（{ $players }）与座位数（{ $seats }）不符

## Saved games

save-another-kind = 这不是棋局存档
save-version = 格式为 { $version }，而此版本只能读取格式 1 到 { $latest }
save-damaged = 内容已损坏
save-not-decoded = 内容已损坏（{ $error }）
save-game = 其中有一局无法恢复：{ $error }
save-missing-game = 其中缺少未完成的那一局
save-hint-plies = 用了提示的步数应不超过 { $most }，而不是 { $plies }
save-hint-order = 提示的步号应递增，而 { $before } 之后是 { $after }
save-hint-count = 提示次数应不少于用了提示的步数 { $plies }，而不是 { $hints }

## A game as a text for another device

transfer-games = 应为一局，而不是 { $games } 局
text-prefix = 应为以 { $prefix } 开头的文本
text-too-long = 超过 { $most } 个字符
text-damaged = 内容已损坏或不完整

## Files. The file is named before.

file-checksum = 文件已损坏（校验和不符）
file-bytes-left = 末尾多出 { $bytes } 字节
file-not-regular = 这不是普通文件
file-too-long = 超过 { $most } MiB
file-link-to-itself = 这是指向自身的符号链接
file-too-many = { $folder } 里已经有 { $files } 个这样的文件

## Statistics

opponent-nobody = 单人
opponent-people = 真人
opponent-computer-gentle = 电脑（入门）
opponent-computer-easy = 电脑（简单）
opponent-computer-medium = 电脑（中等）
opponent-computer-hard = 电脑（困难）
opponent-problem = 残局

kind-squares = 方格
kind-hexes = 六角格
kind-map = 地图
kind-cube = 立方体
kind-ring = 环形
kind-track = 赛道
kind-hypercube = 4D
kind-hills = { $kind }，丘陵

statistics-positions = { $board }，自定义局面

statistics-file-another-kind = 应为统计文件，而不是另一种文件
statistics-file-version = 统计文件的格式应为 1 到 { $latest }，而不是 { $version }
statistics-file-not-decoded = 应为进度和成绩：{ $error }

## Backups

backup-another-kind = 应为备份，而不是另一种文件
backup-version = 备份的格式应为 1 到 { $latest }，而不是 { $version }
backup-not-decoded = 应为棋局、统计和设置：{ $error }
backup-games = 应为可以读取的棋局：{ $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = 应为以 { $scheme }: 开头的链接
link-too-long = 链接应不超过 { $most } 字节
link-empty = { $scheme }: 后应为棋局码，或 { $word }/ 和地址
link-encoding = 链接中每个 % 后应为两位十六进制数，编码应为 UTF-8
link-address = { $word }/ 后应为带端口的地址，如 192.168.1.20:47315 或 [fd00::20]:47315
link-end = 邀请码后应无内容

## Join codes

join-code-length = 邀请码应有 { $signs } 个字符，而不是 { $given } 个
join-code-sign = 邀请码里没有 { $sign }，只会用到 { $alphabet }

## Packs of boards, texts that someone wrote. The words title, author and par are part of the format.

pack-error-in-line = 第 { $line } 行：{ $error }
pack-encoding = 应为 UTF-8 文本
pack-too-long = 关卡包应不超过 { $most } 字节，而不是 { $bytes } 字节
pack-invisible = 应为可见字符，而不是 { $character }
pack-no-title = 应有一行标题，如“title: 角落”
pack-no-board = 应至少有一个棋盘：一行棋局码，如 drench:8x8,c4#5
pack-header-twice = 以“{ $word }:”开头的行应只有一行
pack-title-empty = “title:”后应有标题
pack-title-too-long = title：应不超过 { $most } 个字符，而不是 { $length } 个
pack-author-empty = “author:”后应有作者
pack-author-too-long = author：应不超过 { $most } 个字符，而不是 { $length } 个
pack-too-many-boards = 应不超过 { $most } 个棋盘
pack-too-many-tiles = 所有棋盘合计应不超过 { $most } 格
pack-board-twice = 应为关卡包里还没有的棋盘：它已在第 { $line } 行
pack-no-par = 不应有 par：{ $game }棋盘的所有解法步数都相同
pack-par = par：应为 1 到 { $most } 的步数，而不是“{ $found }”
pack-seats = 应为单人游戏（{ game-title-drench }、{ game-title-link }或{ game-title-light-block }），而不是 { $seats } 人的{ $game }
pack-board = 应为能玩的棋盘：{ $reason }
pack-board-over = 应为能玩的棋盘：还没走第一步就已结束

## Text from people and other programs: what it is if it is not a game code

received-empty = 没有文本
received-too-long = 文本应不超过 { $most } KB
received-unknown = 应为以 tessella-game: 开头的文本，或 drench:15x15,c6#4711 这样的棋局码
received-several-codes = 应只有一个棋局码，而不是 { $count } 个：{ $codes }
received-many-codes = 应只有一个棋局码，而不是 { $most } 个以上：{ $codes }
received-backup = 这是备份，请在设置里导入
received-game = 这是在另一台设备上复制的棋局，请在设置里导入
received-server = 这是主机的链接，打开即可加入
received-join-code = 这是邀请码，请在加入联机对局时输入
received-address = 这是主机的地址，请在加入联机对局时输入
received-random-seed = 这是另一个程序的随机种子，请在那里复制 specific ID
received-other-puzzle = 这是另一种谜题的 ID，这里只能玩 Flood 的
received-other-save = 这是另一个程序的存档，请在那里复制 Flood 棋局的 specific ID
received-grid = 这是供“tessella solve”使用的颜色棋盘
received-game-name = 这只是游戏名，棋局码后面还有 : 和选项
received-web-page = 这是网址，请复制网页上的棋局码
received-file-name = 这是文件名，请把文件拖到窗口里，或用 Tessella 打开
received-picture = 这是图片
received-document = 这是 PDF 文档
received-archive = 这是压缩文件，请先解压
received-player-file = 这是 Tessella 的棋局文件
received-no-text = 这不是文本
