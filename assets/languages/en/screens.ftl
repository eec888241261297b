### The title screen and the screens reached from it, except the network and the setup of a game.

## Settings

settings = Settings

# For a screen reader: the languages of the interface.
settings-language = Language
# The language of the system.
settings-language-system = System

settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
# On a black background.
settings-theme-black = Black
settings-theme-contrast-dark = High contrast, dark
settings-theme-contrast-light = High contrast, light
settings-text-size = Text size
# A size of text, in percent of the usual one.
settings-text-size-percent = { $percent }%

settings-motion = Animation speed
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-motion-slow = Slow

settings-scanning = Switch scanning
settings-scanning-off = Off
settings-scanning-automatic = Automatic
settings-scanning-by-key = Tab key
settings-scanning-pace = Time per step
settings-scanning-seconds = { $seconds } s
settings-scanning-automatic-note = The highlight moves on its own. Space, Enter or the lower gamepad button selects.
settings-scanning-by-key-note = Tab moves the highlight. Space or Enter selects.
# The time of clocks, as a multiple of the usual one.
settings-more-time = Time limits
settings-more-time-off = Normal
settings-more-time-twice = ×2
settings-more-time-four = ×4
settings-more-time-note = For clocks in new games on this device, and for short messages. Network games use their room's time.

settings-sounds = Sound
settings-sounds-off = Off
settings-sounds-quiet = Quiet
settings-sounds-loud = Loud
# Whether a phone or a gamepad vibrates for moves and wins.
settings-vibration = Vibration
settings-controls = Controls

settings-colours = Colours
# Palettes of the ten colours of tiles.
settings-palette-standard = Standard
settings-palette-distinct = Distinct
settings-palette-soft = Soft
settings-palette-vivid = Vivid
# For people with red-green colour blindness.
settings-palette-red-green = Colour-blind
# Colours that the player sets with sliders.
settings-palette-own = Custom
settings-own-press = Press a colour to change it.
# For a screen reader. number: from 1 to 10; colour: its name
settings-own-colour = Colour { $number }: { $colour }
settings-own-hue = Hue
settings-own-lightness = Lightness
settings-own-strength = Saturation
settings-own-reset = Reset colours
# one, two: numbers of colours
settings-own-alike = Colours { $one } and { $two } are hard to tell apart.
settings-own-alike-red-green = With red-green colour blindness, colours { $one } and { $two } are hard to tell apart.
settings-own-alike-blue-yellow = With blue-yellow colour blindness, colours { $one } and { $two } are hard to tell apart.
settings-own-hidden = Colour { $number } is hard to see on the background.
# count: the number of warnings like those above it that are not shown
settings-own-more = And { $count } more.
settings-symbols = Show a symbol on every tile

# The pictures on the tiles of Link.
settings-faces = Tile faces
settings-faces-mahjong = Mahjong
settings-faces-plain = Letters and shapes

# How boards that are cubes are drawn.
settings-cubes = Cubes
settings-cubes-stacked = Stacked
settings-cubes-flat = Side by side

# Caption of the setting of the on-screen keyboard.
settings-writing = Typing
settings-keyboard = On-screen keyboard

settings-share = Share the board
settings-copy-code = Copy game code
code-copied = Code copied
# Title of the screen that lists the games whose codes are in a text.
codes-title = Which game?

settings-transfer = Continue on another device
settings-copy-game = Copy game
settings-copy-game-done = Now press "{ settings-import }" in Settings on the other device.
# error: a sentence without its full stop
settings-copy-game-failed = Can't copy the game: { $error }.
settings-import = Import

settings-backup = Backup of all games, statistics and settings
settings-save-backup = Save backup
settings-copy-backup = Copy backup
settings-restore-file = To restore: drop the file on this window, or copy the text and press "Import". Nothing here is deleted.
settings-restore-text = To restore: copy the text and press "Import". Nothing here is deleted.

settings-all = All settings
settings-reset = Reset settings
settings-reset-again = Press again to reset all settings

settings-people = Max. players
settings-rooms = Max. rooms
settings-reconnect = Reconnect time (s)
settings-port = Port
settings-port-any = Any

## The head of every screen

# Button at the left edge.
screen-back = Back

## Title

title-continue = Continue
# The large card of somebody who has not played yet: the game to begin with.
title-start = Start here: { $game }
title-start-about = Learn it in 20 seconds
# The same card of somebody who has finished all games: the game played last.
title-again = Play { $game } again
# Below that card: a switch for symbols on the colours of tiles.
title-symbols = Colours hard to tell apart? Add symbols
# Name of a button for screen readers. game: name of a game
title-options = { $game } options

# Names of cards, each with a line below it; there is room for about 16 letters.
title-network = Local network
title-network-about = Play with others
title-packs = Packs
title-packs-about = Levels to solve
# The card that leads back to a game in the local network. host: the name of the host, such as "Anna's game".
title-back = Back to { $host }
title-back-about = Join again without a code
# The button that closes the card.
title-back-dismiss = Don't go back

# Buttons at the bottom; there is room for about 9 letters.
title-games = Games
title-statistics = Statistics
title-settings = Settings
title-help = Help

## Cards of games that were played

# game: name of a game; state: such as "move 3 of 30", "you won"
game-card-state = { $game }, { $state }
# board: such as "15×15"; players: such as "solo", "vs computer"
game-card-about = { $board } · { $players }
game-card-broken = Can't be opened
# For screen readers.
game-card-name = Game { $number }: { $game }
# In place of the name of a game whose record cannot be read.
game-card-unknown = Game

## Your games

your-games-title = Your games
# Which games are listed; for screen readers.
your-games-show = Show
your-games-all = All
your-games-unfinished = Unfinished
your-games-finished = Finished
your-games-favourites = Favourites

your-games-no-game = Every game you play is saved here.
your-games-no-unfinished = No unfinished games.
your-games-no-finished = No finished games.
your-games-no-favourite = Star a game to find it here.

# Names of buttons for screen readers. game: such as "Game 3: Drench"
your-games-add-favourite = Add to favourites: { $game }
your-games-remove-favourite = Remove from favourites: { $game }
your-games-remove = Remove { $game }

# game: name of a game
your-games-removed = { $game } removed
your-games-removed-unknown = Game removed
# A button beside "… removed".
your-games-put-back = Undo

## The start of a game

# error: a sentence without its full stop
begin-board-refused = Can't open this board: { $error }.
begin-game-refused = Can't open this game: { $error }.
begin-link-refused = Can't open this link: { $error }.
begin-import-failed = Not a saved game: { $error }.
begin-nothing-to-import = Nothing to paste. Copy a game or a backup on the other device first.
begin-leave-network-game = Leave the network game first.

## Share a game

share-title = Share this game
share-save-picture = Save picture
share-save-animation = Save animation
share-saving = Saving…
share-stop-animation = Stop ({ $percent }%)
share-copy-picture = Copy picture
# The code of the board, as text.
share-copy-code = Copy code
share-copy-link = Copy link
share-link-copied = Link copied

## Level packs

packs-title = Level packs
pack-title-drench = { game-title-drench }: Squares
pack-title-drench-shapes = { game-title-drench }: Shapes
pack-title-link = { game-title-link }: Squares
pack-title-link-shapes = { game-title-link }: Falling and hexes
pack-title-light-block = { game-title-light-block }: Squares
pack-title-light-block-shapes = { game-title-light-block }: Shapes
packs-own = To add your own, put text files in the "packs" folder next to your saved games and restart Tessella.
# Number of levels that are won. Par: the number of moves of the best known solution.
packs-done = { $won } of { $all } done
packs-done-at-par = { $won } of { $all } done, { $at_par } at par
# Author of a pack.
packs-author = by { $name }
# After the name of a level.
packs-par = par { $par }
packs-level = Level { $number }
# For screen readers.
packs-next-level = Play next level
packs-level-open = Level { $number }, not done
packs-level-done = Level { $number }, done
packs-level-at-par = Level { $number }, done at par

## Today's boards

today-title = Today's boards
# The same screen while it shows the boards of another day.
today-title-other-day = Daily boards
# weekday: 1 is Monday; month: 1 is January
today-date =
    { $weekday ->
       [1] Monday
       [2] Tuesday
       [3] Wednesday
       [4] Thursday
       [5] Friday
       [6] Saturday
      *[7] Sunday
    }, { $day } { $month ->
       [1] January
       [2] February
       [3] March
       [4] April
       [5] May
       [6] June
       [7] July
       [8] August
       [9] September
       [10] October
       [11] November
      *[12] December
    } { $year }
# Above a calendar.
today-month =
    { $month ->
       [1] January
       [2] February
       [3] March
       [4] April
       [5] May
       [6] June
       [7] July
       [8] August
       [9] September
       [10] October
       [11] November
      *[12] December
    } { $year }
today-previous-month = Previous month
today-next-month = Next month
# Heads of the columns of a calendar; there is room for two or three letters.
today-weekday-monday = Mo
today-weekday-tuesday = Tu
today-weekday-wednesday = We
today-weekday-thursday = Th
today-weekday-friday = Fr
today-weekday-saturday = Sa
today-weekday-sunday = Su
# On a leaf of a calendar; there is room for three letters.
today-leaf-monday = MON
today-leaf-tuesday = TUE
today-leaf-wednesday = WED
today-leaf-thursday = THU
today-leaf-friday = FRI
today-leaf-saturday = SAT
today-leaf-sunday = SUN

# The clock of the device is wrong. date: such as 2026-11-02
today-first-day = The first boards are from { $date }

# Number of boards of a day that are finished.
today-boards-done = { $done } of { $all } done
# State of a day, for screen readers: its boards cannot be played yet, or they are all finished.
today-day-closed = not open yet
today-day-done = done
# Done with the smallest numbers of moves.
today-day-at-par = done at par

# Name of a puzzle: a position that can be won in a number of moves.
today-problem = Puzzle
# Below the name of a board: what is to do; there is room for about 14 letters.
today-win-in-moves =
    { $moves ->
        [one] Win in { $moves } move
       *[other] Win in { $moves } moves
    }
# The same in a narrower place.
today-win-in = Win in { $moves }
# Number of moves of the best known solution.
today-par = Par { $moves }
today-result-moves =
    { $moves ->
        [one] { $moves } move (par { $par })
       *[other] { $moves } moves (par { $par })
    }
# time: such as 1:23
today-result-time = Done in { $time }

today-copy-result = Copy result
today-result-copied = Result copied

# Streak: days in a row on which a board was finished.
today-no-streak = Finish one a day for a streak
today-streak =
    { $days ->
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
today-longest-streak =
    { $days ->
        [one] Longest streak: { $days } day
       *[other] Longest streak: { $days } days
    }
today-streak-and-longest =
    { $days ->
        [one] Streak: { $days } day · longest: { $longest }
       *[other] Streak: { $days } days · longest: { $longest }
    }

# Time until the boards of the next day, below the date. time: such as 5 h 12 min
today-next = New boards in { $time }
today-wait =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

# The card on the title, and a line below it; there is room for about 22 letters.
today-card = Today
today-card-done = Done
# That line, or its part after the number of finished boards: the time until the next boards.
today-card-next = New in { $time }
# Days in a row; a board of today continues them.
today-card-streak = Keep your { $days }-day streak

## Statistics

statistics-title = Statistics
statistics-nothing = Finish a game to see statistics here.
statistics-forget = Delete all results
statistics-forget-again = Press again to delete them

# Below large numbers of all games; there is room for about 12 letters.
statistics-total-played = played
statistics-total-won = won
statistics-total-time = time played
# Most wins in a row.
statistics-total-streak = best streak

statistics-percent = { $percent }%
# Times, large: less than a minute, minutes, hours and minutes (with two digits), hours.
statistics-time-short = < 1 min
statistics-time-minutes = { $minutes } min
statistics-time = { $hours } h { $minutes } min
statistics-time-hours = { $hours } h

# Above a map of days. games: number of games
statistics-weeks = { $games } finished in the last { $weeks } weeks
# Below it, in one line, separated by dots: days on which games were finished, the most of them in a row, and the games of today.
statistics-days =
    { $days ->
        [one] { $days } day played
       *[other] { $days } days played
    }
statistics-days-run = longest run { $days }
statistics-days-today = today { $games }

# Above the days of a month, short. month: from 1 to 12
statistics-month =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }

# Beside the name of a game. games: number of games; share: of them that were won, such as "33%"
statistics-game = { $games } played, { $share } won

# Numbers of games, in one line, separated by commas.
statistics-won = { $games } won
statistics-lost = { $games } lost
statistics-drawn = { $games } drawn
statistics-given-up = { $games } given up
# In place of these where nobody wins or loses.
statistics-played = { $games } played
# The last ten games, above a row of small pictures. results: such as "6 won, 4 lost"
statistics-form = Latest results: { $results }
# Short captions above numbers. The best result is the one nearest to par.
statistics-best-time = Best time
statistics-best-result = Best result
statistics-fewest-moves = Fewest moves

# Results, in one line, separated by dots. Par: the number of moves of the best known solution.
statistics-best-par = best: par
statistics-best-above-par = best: par +{ $moves }
# moves: average number of moves above par, with its sign
statistics-mean-above-par = average { $moves }
statistics-fastest = fastest { $time }
statistics-mean-time = average { $time }
# Most wins in a row.
statistics-streak = best streak { $wins }
statistics-hints =
    { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }

# Above a plot.
statistics-plot = Moves above par, last { $wins } wins
# At the height of par; there is room for about 4 letters.
statistics-plot-par = par
