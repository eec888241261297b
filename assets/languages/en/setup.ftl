### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = Play
# A button that opens a room on a host for the chosen game.
setup-open-room = Open room
setup-another-board = New board
# A button: takes a game code from the clipboard.
setup-paste = Paste code
setup-more = More options

# Heading above the fields for the names of the players on this device.
setup-names = Names

# reason: a sentence without its full stop
setup-not-possible = Can't play this: { $reason }.
setup-no-code = Nothing to paste. Copy a game code first.
# error begins with "game code, column 8: expected …".
setup-wrong-code = Error in { $error }.
# $error says what the text is instead.
setup-no-game-code = Not a game code: { $error }.
# error: a sentence without its full stop
setup-cannot-start = Can't start this game: { $error }.

## Setup: kinds of board

setup-board = Board
# Below small pictures; there is room for about nine letters.
setup-board-squares = Squares
setup-board-hexes = Hexes
setup-board-map = Map
setup-board-cube = Cube
# A board in four dimensions.
setup-board-hypercube = 4D
setup-board-ring = Ring
# An open track, in contrast to a ring.
setup-board-track = Track

## Setup: sizes of boards

setup-size = Size
# Sizes of boards: buttons beside each other.
setup-size-small = Small
setup-size-medium = Medium
setup-size-large = Large
# Sizes of tracks.
setup-track-short = Short
# The usual length of snakes and ladders: 100 tiles.
setup-track-classic = Classic
setup-track-long = Long

# Labels of numbers: how many of these the board has.
setup-columns = Columns
setup-rows = Rows
setup-layers = Layers
# Cubes of a board in four dimensions.
setup-cubes = Cubes
# Areas of a map.
setup-areas = Areas
setup-tiles = Tiles

## Setup: variants of boards

# Switch: tiles that touch at a corner are neighbours.
setup-diagonals = Diagonals connect
# Switch: opposite edges of the board are connected.
setup-wrap = Edges wrap around
# Switch: the board has holes.
setup-holes = Holes

# The rows or columns of hexes that are shifted by half a tile.
setup-shifted = Shifted
# There is room for about nine letters.
setup-shifted-odd-rows = Odd rows
setup-shifted-even-rows = Even rows
setup-shifted-odd-columns = Odd cols
setup-shifted-even-columns = Even cols

setup-hills = Hills
# No hills: the ground is flat.
setup-hills-none = None
# Number of heights of the ground, at least 2.
setup-hills-levels = { $levels } levels

## Setup: players

setup-who = Mode
setup-mode-solo = Solo
setup-mode-same-device = Pass and play
# The opponent is the computer.
setup-mode-computer = Computer
setup-mode-network = Network
# The same in a room on a host: everyone plays the same board at the same time, each on their own.
setup-mode-room-race = All at once
# The same in a room on a host: the players take turns on one board.
setup-mode-room-turns = Taking turns

# How well the computer plays: Gentle, Easy, Medium or Hard.
setup-level = Difficulty
# Number of players.
setup-seats = Players
setup-computer-begins = Computer goes first

## Players: what they are called

# The only person in a game.
seat-you = You
# One of several players without a name.
seat-player = Player { $number }
# The other side in a puzzle, such as "win in 3 moves".
seat-opponent = Opponent
# The same where there is room for three letters only.
seat-player-short = P{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = Your turn
seat-doing-to-move = To move
# A player whose turn it is not.
seat-doing-waiting = Waiting
# The computer.
seat-doing-thinking = Thinking…
# The game is over, and this player has won it, lost it, or neither.
seat-doing-won = Won
seat-doing-lost = Lost
seat-doing-drew = Drew
# The game goes on without this player.
seat-doing-out = Out

## Players: whose turn it is, below the board

seat-turn-computer = Computer's turn
seat-turn-opponent = Opponent's turn
# name: of a person, or of a computer player, such as "Easy computer"
seat-turn-person = { $name }'s turn

## Players: who won, as the heading of the result

seat-won-you = You won
seat-won-computer = The computer won
seat-won-opponent = Your opponent won
seat-won-player-number = Player { $number } won
seat-won-person = { $name } won

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = you won
seat-state-won-computer = the computer won
seat-state-won-opponent = your opponent won
seat-state-won-player-number = player { $number } won
seat-state-won-person = { $name } won

## Hints, below the board

advice-searching = Looking for a good move…
# The move is marked on the board.
advice-good-move = A good move is marked
advice-possible-move = A possible move is marked
advice-restart = Can't be won any more. Restart the board
# last_winnable: number of the move after which the game could still be won
advice-go-back = Can't be won any more. Go back to move { $last_winnable }
advice-never-winnable = This board can't be won

## Drench

# On the card of the game; there is room for about 16 letters.
drench-tagline = Flood the board

# board: such as "15×15". Shown while the board is played.
drench-details = { $board } · { $colours } colours

# After the name of the game, as in "Drench, move 3 of 30".
drench-state-not-begun = not started
drench-state-limit = move { $moves } of { $limit }
drench-state-moves =
    { $moves ->
        [one] after { $moves } move
       *[other] after { $moves } moves
    }
# The whole board has one colour.
drench-state-flooded =
    { $moves ->
        [one] flooded in { $moves } move
       *[other] flooded in { $moves } moves
    }
drench-state-out-of-moves = out of moves
drench-state-over = game over

# Beside a large number, as in "12 moves left".
drench-progress-left =
    { $left ->
        [one] move left
       *[other] moves left
    }
# Number of tiles that the player holds.
drench-progress-tiles = { $held } of { $all } tiles

# The winner is certain. $won is a sentence such as "Ada won".
drench-decided = { $won }: { $held } of { $all } tiles
drench-choose = Choose a colour or a tile
drench-advice-choose = Choose a colour
# colour: such as "pink"
drench-advice-try = Try { $colour }
# left: number of moves that are left
drench-advice-lost =
    { $left ->
        [one] Can't be done in the last move
       *[other] Can't be done in the { $left } moves left
    }
# last_winnable: number of the move after which it could still be won
drench-advice-lost-since =
    { $left ->
        [one] Can't be done in the last move. Go back to move { $last_winnable }
       *[other] Can't be done in the { $left } moves left. Go back to move { $last_winnable }
    }
drench-advice-never = This board can't be done in so few moves

# On the button of a colour that may not be chosen: the player, or the other one, has it already.
drench-holder-you = Yours
drench-holder-other = Theirs
# Player 2, where there is room for three letters only.
drench-holder-player-short = P{ $number }

# Results: a heading and a line below it.
drench-result-flooded = Flooded!
# As few moves as possible.
drench-result-perfect =
    { $moves ->
        [one] { $moves } move, the fewest possible
       *[other] { $moves } moves, the fewest possible
    }
# moves: those of the player; best: the fewest possible, in the second message the fewest known
drench-result-best =
    { $moves ->
        [one] { $moves } move, best { $best }
       *[other] { $moves } moves, best { $best }
    }
drench-result-best-known =
    { $moves ->
        [one] { $moves } move, best known { $best }
       *[other] { $moves } moves, best known { $best }
    }
drench-result-last-move = On the last move
drench-result-moves-left =
    { $moves ->
        [one] { $moves } move left
       *[other] { $moves } moves left
    }
drench-result-out-of-moves = Out of moves
# Number of tiles that have other colours.
drench-result-to-go =
    { $tiles ->
        [one] { $tiles } tile left
       *[other] { $tiles } tiles left
    }
# best: number of moves
drench-result-to-go-best =
    { $tiles ->
        [one] { $tiles } tile left
       *[other] { $tiles } tiles left
    }. It can be done in { $best ->
        [one] { $best } move
       *[other] { $best } moves
    }
# winner and loser: numbers of tiles; lead: their difference
drench-result-lead =
    { $lead ->
        [one] By { $lead } tile: { $winner } to { $loser }
       *[other] By { $lead } tiles: { $winner } to { $loser }
    }
drench-result-draw = Draw
drench-result-tiles-each =
    { $tiles ->
        [one] { $tiles } tile each
       *[other] { $tiles } tiles each
    }
# score: one of the two messages above; moves: the number of moves since a player last gained a tile
drench-result-standstill = { $score }. No tiles gained in { $moves } moves

# A size of board: the one of the original game.
drench-size-classic = Classic
drench-setup-colours = Colours
# How tight the move limit is: Relaxed, Fair, Tight.
drench-setup-limit = Move limit
# The move limit itself, a number.
drench-setup-moves = Moves
drench-setup-balanced = Balanced board

## Link

# On the card of the game; there is room for about 16 letters.
link-tagline = Match the pairs

# Faces: pictures on the tiles. Shown while the board is played.
link-details-faces =
    { $faces ->
        [one] { $faces } face
       *[other] { $faces } faces
    }
# Where tiles go after a pair is removed.
link-details-stay = tiles stay
link-details-down = tiles fall
link-details-up = tiles rise
link-details-left = tiles slide left
link-details-right = tiles slide right
link-details-middle = tiles slide to the middle

# After the name of the game, as in "Link, 12 tiles left".
link-state-cleared = cleared
link-state-out-of-time = out of time
# time: such as 1:23
link-state-time = { $time } left
link-state-tiles =
    { $tiles ->
        [one] { $tiles } tile left
       *[other] { $tiles } tiles left
    }

# Beside a large clock, as in "1:23 left".
link-progress-time = left
link-progress-tiles = { $left } of { $all } tiles
link-progress-left =
    { $left ->
        [one] tile left
       *[other] tiles left
    }

link-goal = Pick two matching tiles
link-no-moves = No moves left
# Buttons below "No moves left"; there is room for about 10 letters.
link-shuffle = Shuffle
link-take-back = Undo
# Starts the same board again.
link-same-board = Restart

link-advice-safe = Safe pair: the rest can still be cleared
link-advice-possible = These two match
link-advice-lost = Shuffle or undo to continue

# Results: a heading and a line below it.
link-result-cleared = Cleared!
link-result-time-left = With { $time } to spare
link-result-time = In { $time }
link-result-out-of-time = Out of time
link-result-tiles-left =
    { $tiles ->
        [one] { $tiles } tile left
       *[other] { $tiles } tiles left
    }

# Switch: the game has a clock.
link-setup-timed = Timed
# Number of different pictures on the tiles.
link-setup-faces = Faces
# Time at the start.
link-setup-time = Time
# Seconds that a removed pair adds.
link-setup-bonus = Bonus per pair
# Where tiles go after a pair is removed; there is room for about 7 letters each.
link-setup-tiles = Tiles
link-setup-tiles-stay = Stay
link-setup-tiles-down = Fall
link-setup-tiles-up = Rise
link-setup-tiles-left = Left
link-setup-tiles-right = Right
link-setup-tiles-middle = Middle

## Light Block

# On the card of the game; there is room for about 16 letters.
light-block-tagline = Light every tile

# A board with random blocks, as in the original game.
light-block-details-classic = classic

# After the name of the game, as in "Light Block, all lit".
light-block-state-won = all lit
light-block-state-stuck = stuck
light-block-state-lit = { $lit } of { $all } lit

# Beside a large number, as in "9 tiles to light".
light-block-progress-left =
    { $left ->
        [one] tile to light
       *[other] tiles to light
    }
# Beside that number: whether the board can be won. Unknown: the search found neither a way nor that there is none.
light-block-winnable-searching = Checking the board…
light-block-winnable-yes = Can be won
light-block-winnable-no = Can't be won
light-block-winnable-unknown = May be impossible

light-block-goal = Drag the ball over every tile

# Results: a heading and a line below it.
light-block-result-won = All lit!
light-block-result-steps =
    { $steps ->
        [one] In { $steps } step
       *[other] In { $steps } steps
    }
light-block-result-stuck = Stuck
light-block-result-dark =
    { $tiles ->
        [one] { $tiles } tile left. Undo or restart
       *[other] { $tiles } tiles left. Undo or restart
    }

# Number of blocks on the board.
light-block-setup-blocks = Blocks
light-block-setup-blocks-none = None
light-block-setup-blocks-few = Few
light-block-setup-blocks-some = Some
light-block-setup-blocks-many = Many
# Switch
light-block-setup-random = Random blocks (may be impossible)

## In a Row

# On the card of the game; there is room for about 16 letters.
row-tagline = Line them up

# k: number of stones of a winning line. Shown while the board is played.
row-details-line = { $k } in a row
row-details-fall = stones fall
# The first stone may not be placed on the centre.
row-details-off-centre = off-centre start

# After the name of the game, as in "In a Row, after 5 stones".
row-state-draw = a draw
row-state-not-begun = not started
row-state-stones =
    { $stones ->
        [one] after { $stones } stone
       *[other] after { $stones } stones
    }

row-goal = Get { $k } in a row
# A finger has shown where the stone would land.
row-press-again = Press again to place

# Results: a heading and a line below it.
row-result-line =
    { $stones ->
        [one] { $k } in a row, after { $stones } stone
       *[other] { $k } in a row, after { $stones } stones
    }
row-result-draw = Draw
row-result-no-line =
    { $stones ->
        [one] No line after { $stones } stone
       *[other] No line after { $stones } stones
    }

# Sizes of boards, by the games on them: 3×3, 7×6 with falling stones, 15×15.
row-size-tic-tac-toe = Tic-tac-toe
row-size-four = Four in a row
row-size-five = Five in a row
# Number of stones of a winning line.
row-setup-line = Stones in a row
row-setup-fall = Stones fall
# The first stone may not be placed on the centre.
row-setup-off-centre = Off-centre start

## Race

# On the card of the game; there is room for about 16 letters.
race-tagline = Roll and race

# Shown while the board is played. Exact roll: the end must be reached by a roll that fits.
race-details-exact = { $tiles } tiles · exact roll
race-details-snakes = { $tiles } tiles · snakes and ladders
# pieces: of each player
race-details-ring =
    { $pieces ->
        [one] ring of { $tiles } · { $pieces } piece
       *[other] ring of { $tiles } · { $pieces } pieces
    }
race-details-ring-laps =
    { $laps ->
        [one] ring of { $tiles } · { $laps } lap
       *[other] ring of { $tiles } · { $laps } laps
    }

# After the name of the game, as in "Race, after 5 rolls".
race-state-over = game over
race-state-not-begun = not started
race-state-rolls =
    { $rolls ->
        [one] after { $rolls } roll
       *[other] after { $rolls } rolls
    }

# doing: what the player does, such as "Your turn"; pieces: number of pieces that are not on the ring yet
race-waiting = { $doing } · { $pieces } to enter

race-your-roll = Your roll
race-roll-again = Roll again
# A button: rolls the die.
race-roll = Roll
race-choose-piece = Choose a piece
race-choose-way = Choose a way
# At a fork. Steps: how many fewer are left by that way than by the other.
race-choose-way-short =
    { $steps ->
        [one] Choose a way: the short one saves { $steps } step
       *[other] Choose a way: the short one saves { $steps } steps
    }
race-choose-way-long =
    { $steps ->
        [one] Choose a way: the long one saves { $steps } step
       *[other] Choose a way: the long one saves { $steps } steps
    }
# For screen readers, after what is on a tile at which a way at a fork ends.
race-way-saves =
    { $steps ->
        [one] this way saves { $steps } step
       *[other] this way saves { $steps } steps
    }
race-way-costs =
    { $steps ->
        [one] this way takes { $steps } more step
       *[other] this way takes { $steps } more steps
    }
# The log beside the board: who rolled what, and what came of it. $rolled: one of the first three, $tile: the number of a tile.
race-rolled = { $player } rolled { $pips }
race-rolled-you = You rolled { $pips }
race-rolled-computer = The computer rolled { $pips }
# A waiting piece enters the ring.
race-log-enters = { $rolled }: a piece enters
race-log-ladder = { $rolled }: up the ladder to { $tile }
race-log-snake = { $rolled }: down the snake to { $tile }
race-log-captured = { $rolled } and sent { $player } back to the yard
race-log-captured-you = { $rolled } and sent you back to the yard
race-log-captured-computer = { $rolled } and sent the computer back to the yard
race-log-home = { $rolled }: a piece is home
race-log-end = { $rolled } and reached the end
race-log-stays = { $rolled }: no piece can move

# The rules of one board, each a paragraph. $laps: how often a piece goes around.
race-rule-ring =
    { $laps ->
        [1] A six brings a waiting piece onto your start. It goes once around the ring, and then into your lane. Land on another player's piece to send it back to the yard.
       *[other] A six brings a waiting piece onto your start. It goes { $laps } times around the ring, and then into your lane. Land on another player's piece to send it back to the yard.
    }
race-rule-exact = The last roll must be exact.
race-rule-forks = At a fork, choose the short way with its dangers, or the long, safe one.
race-rule-back-four = A four moves a piece back four tiles.
race-rule-again = A six gives another roll.

# Labels of buttons that move a piece, called by its number; there is room for about 16 letters. tiles: number of tiles
# that it has to go
race-move = { $piece }: { $tiles } to go
race-move-lap = { $piece }: { $tiles } to go, lap { $lap }
# By the short way or the long way of a fork.
race-move-short = { $piece } short: { $tiles } to go
race-move-long = { $piece } long: { $tiles } to go
# Brings a waiting piece onto the ring.
race-move-enter = Enter a piece

# Results: a heading and a line below it.
race-result-over = Game over
race-result-rolls =
    { $rolls ->
        [one] After { $rolls } roll
       *[other] After { $rolls } rolls
    }

race-setup-pieces = Pieces each
race-setup-laps = Laps
race-setup-exact = Exact roll to finish
race-setup-again = Roll again on a six
race-setup-back-four = Fours move back
# Places where the way splits in two.
race-setup-forks = Forks
race-setup-no-forks = No room for forks on this board

## Blockade

# On the card of the game; there is room for about 16 letters.
blockade-tagline = First across wins

# A build raises one or two tiles. The number that each player has; shown while the board is played.
blockade-details-builds-uneven = { $least } or { $most } builds
blockade-details-builds =
    { $builds ->
        [one] { $builds } build
       *[other] { $builds } builds
    }

# After the name of the game, as in "Blockade, after 5 turns".
blockade-state-draw = a draw
blockade-state-not-begun = not started
blockade-state-turns =
    { $turns ->
        [one] after { $turns } turn
       *[other] after { $turns } turns
    }

# Below the name of a player: the builds that are left.
blockade-builds-left =
    { $builds ->
        [one] { $builds } build
       *[other] { $builds } builds
    }
# The player passed, because no move was possible.
blockade-builds-left-passed =
    { $builds ->
        [one] { $builds } build · passed
       *[other] { $builds } builds · passed
    }

# Below the number of steps to the goal, as in "8 to go".
blockade-to-go = to go
# After the builds that are left, as in "5 builds · 1 flight".
blockade-flights-left =
    { $flights ->
        [one] { $flights } flight
       *[other] { $flights } flights
    }
# The same place, once no flight is left.
blockade-flown = flown
# Asked at the first press on a tile that costs a flight; a second press flies.
blockade-ask-flight =
    { $flights ->
        [one] Fly there, your last flight?
       *[other] Fly there? You have { $flights } flights.
    }
# Steps to the goal of a player, before and after the chosen move.
blockade-distance-change = { $name }: { $before } → { $after }
# The chosen move makes no path to a goal longer or shorter.
blockade-no-distance-changes = No path changes

blockade-goal-run = Move your runner
blockade-goal-run-fly = Run or fly
blockade-goal-run-build = Move your runner, or raise a tile
blockade-goal-run-fly-build = Run, fly or raise a tile

blockade-advice-raise-one = Raise the marked tile
blockade-advice-raise-two = Raise the marked tiles
blockade-advice-fly = Fly to the marked tile
blockade-advice-run = Run to the marked tile
# The same moves, if they lead to a win whatever the others do.
blockade-advice-raise-one-wins = Raise the marked tile to win
blockade-advice-raise-two-wins = Raise the marked tiles to win
blockade-advice-fly-wins = Fly to the marked tile to win
blockade-advice-run-wins = Run to the marked tile to win
blockade-advice-lost = No move can save you

# Results: a heading and a line below it.
blockade-result-turns =
    { $turns ->
        [one] After { $turns } turn
       *[other] After { $turns } turns
    }
# Rank of a player after the winner, such as "2. Anna"; several are in one line.
blockade-result-rank = { $rank }. { $name }
blockade-result-draw = Draw
# All players have equally long paths to their goals.
blockade-result-equal =
    { $turns ->
        [one] Equally far after { $turns } turn
       *[other] Equally far after { $turns } turns
    }

# Numbers for each player.
blockade-setup-builds = Builds
blockade-setup-flights = Flights
# How far a runner may run in one turn.
blockade-setup-range = Steps per run
