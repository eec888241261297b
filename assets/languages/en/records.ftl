### What is saved of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

# $column is a number. $expected is a phrase of games.ftl or boards.ftl, or one of the next ones.
code-expected = game code, column { $column }: expected { $expected }
# $found is what is there.
code-expected-not = game code, column { $column } ("{ $found }"): expected { $expected }
# $names is a list of words of codes, with commas.
code-game = the name of a game ({ $names })
code-no-options = ":" and the options of the game
# The seed is a number. $most is a formatted number.
code-seed = a seed from 0 to { $most }
code-no-start = "#" and a seed, or "=" and the cells

## Games that cannot be opened

# $ply is the number of the move, $why a reason of games.ftl ("refused-…").
record-move = move { $ply } is illegal: { $why }
record-players = the number of players ({ $players }) does not match the number of seats ({ $seats })

## Saved games

save-another-kind = it is not a saved game
# $latest is the latest format that this version of Tessella reads.
save-version = it has format { $version }; this version reads formats 1 to { $latest }
save-damaged = it is damaged
# $error is a technical text, often in English.
save-not-decoded = it is damaged ({ $error })
save-game = a game in it can't be restored: { $error }
save-missing-game = the unfinished game is missing from it
# A ply is a move of one player. The next three are technical texts.
save-hint-plies = expected hints at no more than { $most } plies, not { $plies }
# $before and $after are numbers of moves.
save-hint-order = expected hint plies in ascending order, not { $after } after { $before }
save-hint-count = expected at least as many hints as plies ({ $plies }), not { $hints }

## A game as a text for another device

transfer-games = expected one game, not { $games }
# $prefix is a word with a colon.
text-prefix = the text must begin with { $prefix }
text-too-long = it is longer than { $most } characters
text-damaged = it is damaged or incomplete

## Files. The file is named before.

file-checksum = it is damaged (wrong checksum)
# Technical.
file-bytes-left =
    { $bytes ->
        [one] { $bytes } extra byte at the end
       *[other] { $bytes } extra bytes at the end
    }
# A folder, a pipe or a device.
file-not-regular = it is not a regular file
file-too-long = it is larger than { $most } MiB
file-link-to-itself = it is a symbolic link to itself
# $folder is a path. All numbers up to $files are taken by files there.
file-too-many = { $folder } already has { $files } of them

## Statistics

# Opponent of the player, also in a list of such opponents.
opponent-nobody = Solo
opponent-people = People
opponent-computer-gentle = Gentle computer
opponent-computer-easy = Easy computer
opponent-computer-medium = Medium computer
opponent-computer-hard = Hard computer
# A puzzle with one solution, such as a win in three moves.
opponent-problem = Puzzle

# Kinds of boards.
kind-squares = Squares
kind-hexes = Hexes
kind-map = Map
kind-cube = Cube
kind-ring = Ring
kind-track = Track
kind-hypercube = 4D
# $kind is one of the above.
kind-hills = { $kind }, hills

# Kind of board of games that started from a position that someone set up, and not from one that the program generated.
statistics-positions = { $board }, custom positions

statistics-file-another-kind = it is not a statistics file
statistics-file-version = the statistics have format { $version }; this version reads formats 1 to { $latest }
# $error is a technical text.
statistics-file-not-decoded = progress and results can't be read: { $error }

## Backups

backup-another-kind = it is not a backup
backup-version = the backup has format { $version }; this version reads formats 1 to { $latest }
# $error is a technical text.
backup-not-decoded = games, statistics and settings can't be read: { $error }
# $error is a reason why saved games cannot be read.
backup-games = the games can't be read: { $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = the link must begin with { $scheme }:
link-too-long = the link may have at most { $most } bytes
# $word is a word of links.
link-empty = a game code, or { $word }/ and an address, must follow { $scheme }:
link-encoding = two hexadecimal digits must follow each % of the link, and it must be UTF-8
link-address = an address with a port must follow { $word }/, such as 192.168.1.20:47315 or [fd00::20]:47315
link-end = nothing may follow the join code

## Join codes

# $signs is how many characters a code has, $given how many the player has typed.
join-code-length = a join code has { $signs } characters, not { $given }
# $sign is a letter or another character in quotation marks; $alphabet is letters and digits.
join-code-sign = join codes have no { $sign }, only { $alphabet }

## Packs of boards, texts that someone wrote. The words title, author and par are part of the format.

pack-error-in-line = line { $line }: { $error }
pack-encoding = the text must be UTF-8
pack-too-long = a pack may have at most { $most } bytes, not { $bytes }
# $character is the number of a character in Unicode, such as U+200B.
pack-invisible = the character { $character } is not visible
pack-no-title = a line with the title is missing, such as "title: Corners"
pack-no-board = at least one board is missing: a line with a game code, such as drench:8x8,c4#5
# $word is "title" or "author", as in the format.
pack-header-twice = only one line may begin with "{ $word }:"
pack-title-empty = the title after "title:" is missing
pack-title-too-long = title: at most { $most } characters, not { $length }
pack-author-empty = the author after "author:" is missing
pack-author-too-long = author: at most { $most } characters, not { $length }
pack-too-many-boards = a pack may have at most { $most } boards
pack-too-many-tiles = all boards together may have at most { $most } tiles
# $line is the number of the line with the same board.
pack-board-twice = this board is already in the pack, in line { $line }
# Par: the number of moves of the best known solution.
pack-no-par = no par is allowed; all solutions of a { $game } board have the same number of moves
pack-par = par must be a number of moves from 1 to { $most }, not "{ $found }"
# $game is the name of a game, $seats its number of players.
pack-seats = a level must be a game for one player ({ game-title-drench }, { game-title-link } or { game-title-light-block }), not { $game } for { $seats }
# $reason is why it cannot be played.
pack-board = the board can't be played: { $reason }
pack-board-over = the board can't be played: the game is over before the first move

## Text from people and other programs: what it is if it is not a game code

received-empty = there is no text
# KB is 1024 bytes.
received-too-long = the text may have at most { $most } KB
received-unknown = the text must begin with tessella-game: or contain a game code, such as drench:15x15,c6#4711
# $count is a number of codes, $codes a list of them.
received-several-codes = the text may contain only one game code, not { $count }: { $codes }
received-many-codes = the text may contain only one game code, not { $most } or more: { $codes }
received-backup = it is a backup; import it in Settings
received-game = it is a game copied on another device; import it in Settings
received-server = it is a link to a host; open it to join
received-join-code = it is a join code; enter it where you join a game on the local network
received-address = it is the address of a host; enter it where you join a game on the local network
# The other program is Simon Tatham's collection; "specific" is in its menu "Game".
received-random-seed = it is a random seed of another program; copy the specific ID there
received-other-puzzle = it is an ID of another puzzle; only those of Flood can be played here
received-other-save = it is a save of another program; copy the specific ID of a game of Flood there
received-grid = it is a board of colours for "tessella solve"
received-game-name = it is only the name of a game; a code continues with ":" and the options
received-web-page = it is the address of a web page; copy the code on it
received-file-name = it is the name of a file; drop the file on the window or open it with Tessella
received-picture = it is a picture
received-document = it is a PDF document
received-archive = it is an archive; unpack it first
received-player-file = it is a file of Tessella games
received-no-text = it is not text
