### The screen on which a game is played.

## Window

# Title of the window while the player is to move and another window is in front. Tessella is the name of the program.
window-title-your-turn = Your turn – Tessella

# Why the screen of the device does not turn off. Some systems show it in their settings of power.
screen-on-reason = A clock is running

## Around the board

# Tooltip of the button that shows the whole board again after the player has enlarged a part of it.
play-whole-board = The whole board

# Tooltips of buttons at the upper edge.
play-back = Back to the title
play-sounds-silent = Sounds: silent
play-sounds-quiet = Sounds: quiet
play-sounds-loud = Sounds: loud
play-rules = Rules
play-settings = Settings

# Under the name of the game, instead of the size of its board: a problem that is won in this number of moves.
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
mode-on-one-device = on one device
mode-against-computer = against the computer
mode-over-network = over the network

## Tools

# Short labels below icons, with little room: of all in this section.
play-undo = Undo
play-redo = Redo
play-hint = Hint
play-restart = Restart
# New board of the same kind.
play-new = New
# Shows the best solution.
play-best = The best
play-share = Share

# Tooltips of the same buttons, before their keys, and names in the table of keys.
play-undo-long = Undo
play-redo-long = Redo
play-hint-long = Hint
play-restart-long = Restart
play-new-long = New

# Label of a button for screen readers.
play-share-game = Share this game
# The same button, as small text beside the code of the game: a verb.
play-share-code = share

hint-not-found = No hint was found
hint-failed = No hint, because of an error in Tessella

## Pause

# Tooltips of a button, before its key.
play-pause-long = Pause
play-resume-long = Resume
play-ask-for-pause = Ask for a pause

# Instead of the controls of a paused game.
play-paused = Paused
play-resume = Resume game
# Before the start of a game with a clock. Begin is the button below.
play-before-clock = The clock starts when you press { play-begin }
play-begin = Begin

## Lessons

lesson-skip = Skip lesson
# Button at the end of a lesson.
lesson-play = Play a real game
# After a move other than that of the lesson.
lesson-press-marked = Press what is marked

## Result

# Buttons with little room: four in a row.
result-restart = Restart
# The same after a lost game.
result-try-again = Try again
result-new-board = New board
result-next-level = Next level
# Leads to today's boards.
result-more-boards = More boards
result-setup = Set-up
result-replay = Replay

## What is new about a result, after its margin, as in "in 12 of 14 moves · New best · 3 days in a row"

# A problem: the player needed no more moves than it takes.
news-solved =
    Solved in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
# A problem: the player needed more moves than it takes. par: the number that it takes.
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
news-fewest-moves = Fewest moves yet
news-fastest = Fastest win yet
news-wins =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in a row

## Replay

# Two short labels of buttons.
replay-close = Close replay
# Begins a game from the position that is shown.
replay-branch = Play from here

replay-move = Move { $number } of { $moves }
# In the replay of the best solution.
replay-best-move = The best: move { $number } of { $moves }

# Tooltips of buttons, with their keys.
replay-to-beginning = To the beginning (Home)
replay-back = A move back (←)
replay-on = A move on (→)
replay-to-end = To the end (End)
replay-pause = Pause (Space)
replay-resume = Resume (Space)

# Tooltips of a button: what it shows instead.
replay-alone = The game alone
replay-compare = The best beside it
# Tooltips of a button: the speed that it sets.
replay-usual-speed = Usual speed
replay-fast = Fast

# The bar for the position that is shown, for screen readers.
replay-bar = Replay

# Captions of two boards side by side.
replay-your-game = Your game
replay-best-length =
    The best: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

# The move was made after a hint.
analysis-hint = after a hint
# From this move on the game could not be won any more.
analysis-lost-here = lost here
# From here on the game takes so many more moves than it took before the move.
analysis-moves-lost =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } lost

# At the end of a game. moves: the length of the best solution.
analysis-flawless =
    no mistakes, best: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
# The same where a shorter solution may exist.
analysis-flawless-known =
    no mistakes, best known: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
analysis-mistakes =
    { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, best: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
# The same where a shorter solution may exist.
analysis-mistakes-known =
    { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, best known: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

# Who wins if both play well, in a game of two.
analysis-winning-you = you are winning
analysis-winning-computer = the computer is winning
analysis-winning-opponent = your opponent is winning
analysis-winning-player-number = player { $number } is winning
analysis-winning-person = { $name } is winning
analysis-draw = a draw
# How likely it is that a player wins. name: a player, or the message seat-you
analysis-share = { $name } { $percent } %
# evaluation: one of the messages above, for the position after the move.
analysis-mistake = mistake, { $evaluation }
# The mistake that decided the game.
analysis-turning-point = turning point, { $evaluation }

## Network game

# Questions to the player in a line above the board, with two buttons for the answer.
online-asks-take-back = { $name } would like to take back a move
online-asks-pause = { $name } would like to pause
online-offers-draw = { $name } offers a draw
# Answers, with room for about seven letters. Allow a pause or that a move is taken back; accept a draw.
online-allow = Allow
online-accept = Accept
online-refuse = No

# Tool that offers a draw: a short label below an icon, as are the next three.
online-offer-draw = Offer draw
online-give-up = Give up
# The same tool, or the one that begins a race anew, after the first press.
online-sure = Really?
# Lines above the board after the first press.
online-give-up-again = Press again to give up: you lose the game.
online-restart-again = Press again to start over: your moves are lost.
online-chat = Chat
# messages: the number of unread ones.
online-chat-unread = Chat ({ $messages })
online-room = Room

online-host-away = The host is away: the game waits for it
online-connection-lost = Connection lost: reconnecting…
online-paused = Paused for 10 minutes at most
# The player is a spectator.
online-watching = You watch

# Parts of the line above the board, one for each player. name: a player, or the message online-you.
online-you = You
# The seat is kept for so many seconds.
online-cut-off = { $name }: cut off, seat kept { $seconds } s
# Progress in a race. The clock of the player may follow, as in "Anna 45 % 1:23".
online-progress = { $name } { $percent } %
# The player can make no more moves.
online-progress-stuck = { $name } stuck at { $percent } %
online-progress-done =
    { $name } done in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

# After a game: what the other players do.
online-seat-free = { $name } has left: the seat is free
online-wants-rematch = { $name } would like to play again

# Results.
online-won = { $name } won
online-you-won = You won
online-over = The game is over
online-nobody-won = Nobody won
online-draw-agreed = Draw agreed
# A player whose name is not known any more.
online-player = Player { $number }
# A place in the result of three or more players. name: a player, or the message online-you.
online-place = { $place }. { $name }

# Why a player is out of the game.
online-left = { $name } left
online-disconnected = { $name } was cut off and did not come back
online-resigned = { $name } gave up
online-out-of-time = { $name } ran out of time
online-you-left = You left
online-you-disconnected = You were cut off and did not come back
online-you-resigned = You gave up
online-you-out-of-time = You ran out of time

# What comes after a game: buttons, or short texts in their place.
online-next-game = The next game follows
online-to-tournament = To the tournament
online-dealing = The board is being dealt
# The player has asked to play again, and others have not yet. Another press takes that back.
online-waiting = Waiting…
online-play-again = Play again
online-sit-down = Sit down
# Copies the game to the player's own games.
online-keep = Keep

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
stepper-less = less
stepper-more = more

## Games that begin, continue and are kept

# error: a sentence without its full stop
game-cannot-start = This game cannot start: { $error }.
# why: a sentence without its full stop. Your games is the name of a screen.
game-cannot-continue = The last game cannot be continued: { $why }. It stays in Your games.
# Your games is the name of a screen.
game-kept = The previous game is in Your games

link-cannot-open = This link cannot be opened: { $error }.

packs-too-many = Only the first { $packs } packs are shown.
packs-failed = Your packs could not be read because of an error in Tessella.

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = This system has no folder for files, so games and settings are not saved.
storage-in-use = Tessella is running already. What you do in this window is not kept, so that nothing is lost there.
storage-not-locked = Games and settings are not saved in this window: { $file } cannot be locked: { $error }. What was saved before is still there.

storage-games-unread = The saved games could not be read: { $why }.
storage-history-unread = The results of your games could not be read: { $why }.
storage-settings-unread = The settings could not be read: { $why }.
# After one of the three sentences above. name: the new name of the file.
storage-set-aside = The file is kept, as { $name }.
storage-left-alone = The file could not be set aside either ({ $error }), so it is left as it is, and nothing is kept in it.

# Reasons why the settings could not be read.
settings-file-no-text = it is not text
settings-file-unexpected = line { $line }, column { $column } is not as expected
# setting: its name in the file. settings.ron is the name of the file.
settings-file-default = The setting { $setting } in settings.ron is not as expected, so its default is used.
# number: two or more. settings: the names of some of them.
settings-file-defaults = { $number } settings in settings.ron are not as expected, so their defaults are used: { $settings }.

storage-unsaved = { $file } cannot be saved: { $error }.
# After the sentence above.
storage-keeps-trying = Tessella keeps trying.
storage-close-again = Close the window again to exit without saving.

last-crash = Tessella stopped unexpectedly last time. Details are in { $file }.

# After a panic of a task, without which the game goes on.
computer-quick-move = The computer's search failed, so it made a simple move.
computer-cannot-move = The computer cannot move here because of an error in Tessella. Take a move back or start another game.
analysis-failed = The analysis stopped because of an error in Tessella.
# A reason (error).
error-in-program = an error in Tessella
# what: one of the following.
service-given-up = Because of an error in Tessella, { $what } until it is restarted.
service-sound = sounds are off
service-links = links open another window
service-pads = a gamepad may not wake an idle window
service-screen-reader = screen readers may get late answers
service-screen-on = the screen may turn off while you think

# At the first press of the close button, while others play on the server in this program.
exit-guests =
    { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    } here. Close again to end the session

## Backups, imports and pictures

file-saved = Saved as { $file }
file-not-written = { $file } could not be written: { $error }

backup-copied = Backup copied as text
backup-failed = No backup was made: { $why }
# Reasons for the sentence above.
backup-too-long = it is too long for the clipboard
backup-no-folder = this system has no folder for documents

# The player has dropped several files on the window.
import-first-file = Only the first file is imported.
import-failed = Nothing was imported: { $why }.
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
        [one] { $known } game
       *[other] { $known } games
    } here already) and { $results ->
        [one] { $results } result
       *[other] { $results } results
    }.
# After the sentence above: settings of the backup that could not be read.
import-settings-unexpected = Its settings are not as expected: { $why }.

picture-copied = Picture copied
picture-failed = No picture: { $reason }
# Reasons for the sentence above.
picture-no-folder = this system has no folder for pictures
picture-not-wanted = it is not wanted any more
picture-no-file = no file can be made in { $folder }: { $error }
picture-not-drawn = it could not be drawn
animation-empty = an animation has at least one frame
animation-size = a frame is { $width }x{ $height } pixels: all frames have the same size, at most 65535x65535
