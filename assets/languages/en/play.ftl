### The screen on which a game is played.

## Window

# Title of the window while the player is to move and another window is in front. Tessella is the name of the program.
window-title-your-turn = Your turn – Tessella

# Why the screen of the device stays on. Some systems show it in their power settings.
screen-on-reason = A clock is running

## Around the board

# Tooltip of the button that shows the whole board again after the player has enlarged a part of it.
play-whole-board = Show whole board

# Name above a layer of a cube, as short as possible.
play-layer = Layer { $layer }
# The same on a board in four dimensions, which consists of cubes.
play-cube-layer = Cube { $cube }, layer { $layer }

# Tooltips of buttons at the upper edge.
play-back = Back to title screen
play-sounds-silent = Sound: off
play-sounds-quiet = Sound: quiet
play-sounds-loud = Sound: loud
play-rules = Rules
play-settings = Settings

# Under the name of the game, instead of the size of its board: a puzzle that is won in this number of moves.
play-problem =
    Win in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
# Under the name of the game, after the size of its board: the day of one of today's boards. $month is 1 for January.
play-day =
    { $day } { $month ->
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
    }
# Under the name of the game, after the size of its board: the number of a level of a pack.
play-level = level { $number }

## Who plays, after the size of a board or the name of a game, as in "9x9 · 6 colours · solo"

mode-solo = solo
mode-on-one-device = pass and play
mode-against-computer = vs computer
mode-over-network = network game

## Tools

# Short labels below icons, with little room: of all in this section.
play-undo = Undo
play-redo = Redo
play-hint = Hint
# Button while the winner of a game is certain, as short as possible: the game then plays its rest quickly by itself.
play-rest = Finish
play-restart = Restart
# New board of the same kind.
play-new = New
# Shows the best solution.
play-best = Best

# Tooltips of the same buttons, before their keys, and names in the table of keys.
play-undo-long = Undo
play-redo-long = Redo
play-hint-long = Hint
play-rest-long = Play the rest
play-restart-long = Restart
play-new-long = New board

# Label of a button for screen readers.
play-share-game = Share this game

hint-not-found = No hint found
hint-failed = No hint, because of an error in Tessella

## Pause

# Tooltips of a button, before its key.
play-pause-long = Pause
play-resume-long = Resume
play-ask-for-pause = Ask to pause

# Instead of the controls of a paused game.
play-paused = Paused
play-resume = Resume
# Before the start of a game with a clock. Start is the button below.
play-before-clock = The clock starts when you press { play-begin }
play-begin = Start

## Lessons

lesson-skip = Skip lesson
# Button at the end of a lesson.
lesson-play = Play a real game
# Above that button at the end of a lesson.
lesson-won = You won!
# After a move other than that of the lesson.
lesson-press-marked = Press the marked spot

# Beside the board of a game on a large window: captions above what is known and above the list of moves.
well-results = Your results
well-moves = Moves

## Result

# Buttons with little room: four in a row.
result-restart = Restart
# The same after a lost game.
result-try-again = Try again
# Goes back to the last position that could be won.
result-back-to-move = Back to move { $move }
result-new-board = New board
# The same button after a game of several: In a Row, Race and Blockade.
result-play-again = Play again
result-next-level = Next level
# Leads to today's boards.
result-more-boards = More boards
result-setup = Options
result-replay = Replay

## What is new about a result, after its margin, as in "22 moves, best 20 · New best · 3 days in a row"

# A puzzle solved in as few moves as possible.
news-solved =
    Solved in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
# A puzzle solved in more moves than that. par: the fewest possible.
news-above-par =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, par { $par }
news-new-best = New best
# Days on which the player has won one of today's boards.
news-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } in a row
# All four boards of today are won.
news-all-done = All four done
news-fewest-moves = Fewest moves so far
news-fastest = Fastest win so far
news-wins =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in a row

## Replay

# Two short labels of buttons.
replay-close = Close replay
# Starts a game from the position that is shown.
replay-branch = Play from here

replay-move = Move { $number } of { $moves }
# In the replay of the best solution.
replay-best-move = Best solution: move { $number } of { $moves }

# Tooltips of buttons, with their keys.
replay-to-beginning = Go to start (Home)
replay-back = Previous move (←)
replay-on = Next move (→)
replay-to-end = Go to end (End)
replay-pause = Pause (Space)
replay-resume = Play (Space)

# Tooltips of a button: what it shows instead.
replay-alone = Your game only
replay-compare = Compare with the best solution
# Tooltips of a button: the speed that it sets.
replay-usual-speed = Normal speed
replay-fast = Fast

# The bar for the position that is shown, for screen readers.
replay-bar = Replay

# Captions of two boards side by side.
replay-your-game = Your game
replay-best-length =
    Best: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

# The move was made after a hint.
analysis-hint = with a hint
# From this move on the game could not be won any more.
analysis-lost-here = can't be won from here
# How many more moves the game takes from here than it took before the move.
analysis-moves-lost =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } lost

# At the end of a game. moves: the length of the best solution.
analysis-flawless =
    no mistakes (best: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    })
# The same where a shorter solution may exist.
analysis-flawless-known =
    no mistakes (best known: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    })
analysis-mistakes =
    { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    } (best: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    })
# The same where a shorter solution may exist.
analysis-mistakes-known =
    { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    } (best known: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    })

# Who wins if both play well, in a game of two.
analysis-winning-you = you are winning
analysis-winning-computer = the computer is winning
analysis-winning-opponent = your opponent is winning
analysis-winning-player-number = player { $number } is winning
analysis-winning-person = { $name } is winning
analysis-draw = heading for a draw
# How likely it is that a player wins. name: a player, or the message seat-you
analysis-share = { $name } { $percent }%
# evaluation: one of the messages above, for the position after the move.
analysis-mistake = mistake, { $evaluation }
# The mistake that decided the game.
analysis-turning-point = turning point, { $evaluation }
# A line of its own at a mistake. move: what to do instead, such as the name of a colour
analysis-better = Better: { $move }
# While the analysis runs. percent: how far it has come
analysis-running = Analysing… { $percent }%
# What the marks of the graph mean, beside each of them.
analysis-legend-mistake = Mistake
analysis-legend-hint = Hint
analysis-legend-turning-point = Turning point

## Network game

# Questions to the player in a line above the board, with two buttons for the answer.
online-asks-take-back = { $name } asks to take back a move
online-asks-pause = { $name } asks to pause
online-offers-draw = { $name } offers a draw
# Answers, with room for about seven letters. Allow a pause or that a move is taken back; accept a draw.
online-allow = Allow
online-accept = Accept
online-refuse = Decline

# Tool that offers a draw: a short label below an icon, as are the next three.
online-offer-draw = Offer draw
online-give-up = Give up
# The same tool, or the one that starts the board over where everyone plays at once, after the first press.
online-sure = Sure?
# Lines above the board after the first press.
online-give-up-again = Press again to give up: you lose the game.
online-restart-again = Press again to start over: your moves are lost.
online-chat = Chat
# messages: the number of unread ones.
online-chat-unread = Chat ({ $messages })
online-room = Room

online-host-away = The host is away. Waiting…
online-connection-lost = Connection lost. Reconnecting…
online-paused = Paused (10 minutes at most)
# The player is a spectator.
online-watching = Watching

# Parts of the line above the board, one for each player. name: a player, or the message online-you.
online-you = You
# The seat is held for so many seconds.
online-cut-off = { $name } disconnected: seat held for { $seconds } s
# Progress where everyone plays at once. The clock of the player may follow, as in "Anna 45% 1:23".
online-progress = { $name } { $percent }%
# The player can make no more moves.
online-progress-stuck = { $name }: stuck at { $percent }%
online-progress-done =
    { $name }: done in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

# After a game: what the other players do.
online-seat-free = { $name } left: seat open
online-wants-rematch = { $name } wants a rematch

# Results.
online-won = { $name } won
online-you-won = You won
online-over = Game over
online-nobody-won = Nobody won
online-draw-agreed = Draw agreed
# A player whose name is no longer known.
online-player = Player { $number }
# A place in the result of three or more players. name: a player, or the message online-you.
online-place = { $place }. { $name }

# Why a player is out of the game.
online-left = { $name } left
online-disconnected = { $name } disconnected
online-resigned = { $name } gave up
online-out-of-time = { $name } ran out of time
online-you-left = You left
online-you-disconnected = You were disconnected
online-you-resigned = You gave up
online-you-out-of-time = You ran out of time

# What comes after a game: buttons, or short texts in their place.
online-next-game = Next game coming up
online-to-tournament = Go to tournament
online-dealing = Setting up the board…
# The player has asked to play again, and others have not yet. Another press takes that back.
online-waiting = Waiting…
online-play-again = Play again
online-sit-down = Take a seat
# Copies the game to the player's own games.
online-keep = Save

## Colours of tiles, for screen readers and in sentences about a colour

colour-pink = pink
colour-yellow = yellow
colour-olive = olive
colour-cyan = cyan
colour-blue = blue
colour-purple = purple
colour-teal = teal
colour-brown = brown
colour-silver = silver
colour-mint = mint
colour-red = red
colour-orange = orange
colour-green = green
colour-lime = lime
colour-moss = moss
colour-azure = azure
colour-lilac = lilac
colour-plum = plum

## Controls

# Buttons of a stepper, which changes a number, for screen readers: after the name of the number and a colon.
stepper-less = decrease
stepper-more = increase

## Games that start, continue and are saved

# error: a sentence without its full stop
game-cannot-start = Can't start this game: { $error }.
# why: a sentence without its full stop. Your games is the name of a screen.
game-cannot-continue = Can't continue your last game: { $why }. It's still in Your games.
# Your games is the name of a screen.
game-kept = Your previous game is saved in Your games

link-cannot-open = Can't open this link: { $error }.

packs-too-many = Only the first { $packs } packs are shown.
packs-failed = Couldn't read your packs because of an error in Tessella.

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = There's nowhere to save files on this system, so games and settings won't be saved.
storage-in-use = Tessella is already running. Nothing you do in this window will be saved.
storage-not-locked = Nothing you do in this window will be saved: { $file } can't be locked ({ $error }). What was saved before is still there.

storage-games-unread = Couldn't read your saved games: { $why }.
storage-history-unread = Couldn't read your results: { $why }.
storage-settings-unread = Couldn't read your settings: { $why }.
# After one of the three sentences above. name: the new name of the file.
storage-set-aside = The old file was kept as { $name }.
storage-left-alone = The file couldn't be moved aside ({ $error }), so it was left alone and nothing will be saved to it.

# Reasons why the settings could not be read.
settings-file-no-text = it isn't a text file
settings-file-unexpected = error in line { $line }, column { $column }
# setting: its name in the file. settings.ron is the name of the file.
settings-file-default = Invalid { $setting } in settings.ron: using the default.
# number: two or more. settings: the names of some of them.
settings-file-defaults = { $number } invalid settings in settings.ron ({ $settings }): using the defaults.

storage-unsaved = Can't save { $file }: { $error }.
# After the sentence above.
storage-keeps-trying = Tessella will keep trying.
storage-close-again = Close the window again to exit without saving.

last-crash = Tessella crashed last time. Details are in { $file }.

# After a panic of a task, without which the game goes on.
computer-quick-move = The computer's search failed, so it made a simple move.
computer-cannot-move = The computer can't move here because of an error in Tessella. Undo a move or start another game.
analysis-failed = The analysis stopped because of an error in Tessella.
# A reason (error).
error-in-program = an error in Tessella
# what: one of the following.
service-given-up = Because of an error in Tessella, { $what } until it is restarted.
service-sound = sound is off
service-links = links open another window
service-pads = a gamepad may not wake an idle window
service-screen-reader = screen readers may respond late
service-screen-on = the screen may turn off while you think

# At the first press of the close button, while guests are connected to the host in this program.
exit-guests =
    { $guests ->
        [one] { $guests } guest is connected
       *[other] { $guests } guests are connected
    }. Close again to stop hosting

## Backups, imports and pictures

file-saved = Saved as { $file }
file-not-written = Couldn't write { $file }: { $error }

backup-copied = Backup copied as text
backup-failed = Backup failed: { $why }
# Reasons for the sentence above.
backup-too-long = it is too long for the clipboard
backup-no-folder = there is no documents folder

# The player has dropped several files on the window.
import-first-file = Only the first file is imported.
import-failed = Import failed: { $why }.
# results: of games, for the statistics.
import-done =
    Imported { $games ->
        [one] { $games } game
       *[other] { $games } games
    } and { $results ->
        [one] { $results } result
       *[other] { $results } results
    }.
# known: the number of other games in the file, which this device has already.
import-done-known =
    Imported { $games ->
        [one] { $games } game
       *[other] { $games } games
    } ({ $known ->
        [one] { $known } game was
       *[other] { $known } games were
    } already here) and { $results ->
        [one] { $results } result
       *[other] { $results } results
    }.
# After the sentence above: settings of the backup that could not be read.
import-settings-unexpected = Couldn't read the backup's settings: { $why }.

picture-copied = Picture copied
picture-failed = No picture was made: { $reason }
# Reasons for the sentence above.
picture-no-folder = there is no pictures folder
picture-not-wanted = it was cancelled
picture-no-file = can't create a file in { $folder }: { $error }
picture-not-drawn = it couldn't be drawn
animation-empty = an animation needs at least one frame
animation-size = a frame is { $width }×{ $height } pixels, but all frames must have the same size, at most 65535×65535

## Hills

# Key of the colours at a corner of the board: "low", a row of chips, "high".
hills-low = low
hills-high = high
