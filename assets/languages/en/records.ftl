### What is kept of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

# $column is a number. $expected is a phrase of games.ftl or boards.ftl, or one of the next ones.
code-expected = game code, column { $column }: expected { $expected }
# $found is what stands there.
code-expected-not = game code, column { $column } ("{ $found }"): expected { $expected }
# $names is a list of words of codes, with commas.
code-game = the name of a game ({ $names })
code-no-options = ":" and the options of the game
# The seed is a number. $most is a formatted number.
code-seed = a seed from 0 to { $most }
code-no-start = "#" and a seed, or "=" and the cells

## Games that cannot be opened

# $ply is the number of the move, $why a reason of games.ftl ("refused-…").
record-move = move { $ply } is against the rules: { $why }
record-players = players and seats do not match: { $players } and { $seats }

## Saved games

save-another-kind = it is not a saved game
# $latest is the latest format that this program reads.
save-version = it has format { $version }, and this program reads formats 1 to { $latest }
save-damaged = it is damaged
# $error is a technical text, often in English.
save-not-decoded = it is damaged ({ $error })
save-game = a game in it cannot be restored: { $error }
save-missing-game = the game to go on with is missing in it
# A ply is a move of one player. The next three are technical texts.
save-hint-plies = expected hints at no more than { $most } plies, not { $plies }
# $before and $after are numbers of moves.
save-hint-order = expected plies of hints in ascending order, not { $after } after { $before }
save-hint-count = expected no fewer hints than plies, which are { $plies }, not { $hints }

## A game as a text for another device

transfer-games = expected one game, not { $games }
# $prefix is a word with a colon.
text-prefix = expected a text that begins with { $prefix }
text-too-long = it has more than { $most } letters
text-damaged = it is damaged or not whole

## Files. The file is named before.

file-checksum = expected the checksum of the content: it is damaged
# Technical.
file-bytes-left =
    { $bytes ->
        [one] { $bytes } byte is left over
       *[other] { $bytes } bytes are left over
    }
# A folder, a pipe or a device.
file-not-regular = it is not a regular file
file-too-long = it has more than { $most } MiB
file-link-to-itself = it is a symbolic link to itself
# $folder is a path. All numbers up to $files are taken in names of files there.
file-too-many = { $folder } has { $files } of them already

## Statistics

# Opponent of the player, also in a list of such opponents.
opponent-nobody = Alone
opponent-people = People
opponent-computer-gentle = Computer, Gentle
opponent-computer-easy = Computer, Easy
opponent-computer-medium = Computer, Medium
opponent-computer-hard = Computer, Hard
# A problem with one solution, such as a win in three moves.
opponent-problem = Problem

# Kinds of boards.
kind-squares = Squares
kind-hexes = Hexes
kind-map = Map
kind-cube = Cube
kind-ring = Ring
kind-track = Track
kind-hypercube = Four dimensions
# $kind is one of the above.
kind-hills = { $kind }, hills

# Kind of board of games that began from positions which somebody gave, and not from those that the program makes.
statistics-positions = { $board }, custom positions

statistics-file-another-kind = expected statistics, not a file of another kind
statistics-file-version = expected statistics of format 1 to { $latest }, not { $version }
# $error is a technical text.
statistics-file-not-decoded = expected progress and results: { $error }

## Backups

backup-another-kind = expected a backup, not a file of another kind
backup-version = expected a backup of format 1 to { $latest }, not { $version }
# $error is a technical text.
backup-not-decoded = expected games, statistics and settings: { $error }
# $error is a reason why saved games cannot be read.
backup-games = expected games that can be read: { $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = expected a link that begins with { $scheme }:
link-too-long = expected a link of at most { $most } bytes
# $word is a word of links.
link-empty = expected a game code, or { $word }/ and an address, after { $scheme }:
link-encoding = expected two hexadecimal digits after each % of the link, and UTF-8
link-address = expected an address with a port after { $word }/, such as 192.168.1.20:47315 or [fd00::20]:47315
link-end = expected nothing after the join code

## Codes with which one joins a server

# $signs is how many a code has, $given how many the player has typed.
join-code-length =
    { $given ->
        [one] a join code has { $signs } signs, and this is { $given }
       *[other] a join code has { $signs } signs, and these are { $given }
    }
# $sign is a letter or another sign in quotation marks; $alphabet is letters and digits.
join-code-sign = there is no { $sign } in join codes, which are made of { $alphabet }

## Packs of boards, texts that somebody wrote. The words title, author and par are part of the format.

pack-error-in-line = line { $line }: { $error }
pack-encoding = expected text in UTF-8
pack-too-long = expected a pack of at most { $most } bytes, not { $bytes }
# $character is the number of a character in Unicode, such as U+200B.
pack-invisible = expected visible characters, not the character { $character }
pack-no-title = expected a line with the title, such as "title: Corners"
pack-no-board = expected at least one board: a line with a game code, such as drench:8x8,c4#5
# $word is "title" or "author", as in the format.
pack-header-twice = expected only one line that begins with "{ $word }:"
pack-title-empty = expected the title after "title:"
pack-title-too-long = title: expected at most { $most } characters, not { $length }
pack-author-empty = expected the author after "author:"
pack-author-too-long = author: expected at most { $most } characters, not { $length }
pack-too-many-boards = expected at most { $most } boards
pack-too-many-tiles = expected at most { $most } tiles on all boards together
# $line is the number of the line with the same board.
pack-board-twice = expected a board that is not in the pack yet: it is in line { $line }
# Par is the fewest moves in which a board can be won.
pack-no-par = expected no par: all solutions of a board of { $game } have the same number of moves
pack-par = par: expected a number of moves from 1 to { $most }, not "{ $found }"
# $game is the name of a game, $seats its number of seats.
pack-seats = expected a game for one seat ({ game-title-drench }, { game-title-link } or { game-title-light-block }), not { $game } for { $seats }
# $reason is why it cannot be played.
pack-board = expected a board that can be played: { $reason }
pack-board-over = expected a board that can be played: the game is over before the first move

## Text from people and other programs: what it is if it is no game code

received-empty = there is no text
# KB is 1024 bytes.
received-too-long = expected at most { $most } KB of text
received-unknown = expected a text that begins with tessella-game:, or a game code such as drench:15x15,c6#4711
# $count is a number of codes, $codes a list of them.
received-several-codes = expected one game code, and there are { $count }: { $codes }
received-many-codes = expected one game code, and there are { $most } or more: { $codes }
received-backup = it is a backup: import it in the settings
received-game = it is a game copied on another device: import it in the settings
received-server = it is a link to a server: open it to join
received-join-code = it is a join code: enter it where you join a game in the local network
received-address = it is the address of a server: enter it where you join a game in the local network
# The other program is Simon Tatham's collection; "specific" is in its menu "Game".
received-random-seed = it is a random seed of another program: copy the specific ID there
received-other-puzzle = it is an ID of another puzzle: only those of Flood can be played here
received-other-save = it is a save of another program: copy the specific ID of a game of Flood there
received-grid = it is a board of colours for "tessella solve"
received-game-name = it is only the name of a game: a code goes on with : and its options
received-web-page = it is the address of a web page: copy the code on it
received-file-name = it is the name of a file: drop the file on the window or open it with Tessella
received-picture = it is a picture
received-document = it is a PDF document
received-archive = it is an archive: unpack it first
received-player-file = it is a file with games of Tessella
received-no-text = it is not a text
