### Games: names, options, and refused moves.

## Names of the games

game-title-drench = Drench
game-title-link = Link
game-title-light-block = Light Block
game-title-in-a-row = In a Row
game-title-race = Race
game-title-blockade = Blockade

## Playing strength of the computer, from the weakest

level-gentle = Gentle
level-easy = Easy
level-medium = Medium
level-hard = Hard

## Choices of Drench for the move limit

# Many more moves than needed.
drench-margin-relaxed = Relaxed
# About as many moves as in the classic game.
drench-margin-fair = Fair
# Few more moves than needed.
drench-margin-tight = Tight
# As many moves as the board has columns and rows together: on a square board, twice its width.
drench-margin-twice-the-side = 2× width

## Reasons why a move is refused, shown alone or in a sentence; without a capital letter or a full stop

refused-over = the game is over
# $player is a number.
refused-not-your-turn = it is player { $player }'s turn
refused-wrong-kind = you can't do that now
refused-time-is-up = time is up
refused-time-is-left = there is still time
# In Blockade. $player is a number.
refused-closes-path = that would block player { $player }'s last path
# In Blockade. $others is a number, or several with commas between them; $last is another number.
refused-closes-paths = that would block the last paths of players { $others } and { $last }

# In Drench: the colour that the player chose.
refused-own-colour = that's already your colour
refused-others-colour = that's the other player's colour
refused-no-such-colour = that colour isn't in this game
refused-same-tile = pick a different tile
refused-no-tile = there's no tile there
# In Link: their faces are different.
refused-not-alike = those tiles don't match
# In Link.
refused-no-line = no line with two turns or fewer joins them
refused-not-beside = that tile isn't next to yours
refused-too-steep = that's too steep
refused-blocked-tile = that's a block
refused-stood-on = you're already there
refused-lit-tile = that tile is already lit
refused-no-such-cell = the board has no such tile
refused-cell-taken = that place is taken
refused-nothing-below = a stone there would fall
# The sides of a die.
refused-no-such-side = a die shows 1 to 6
refused-no-such-piece = there's no such piece
refused-too-far = that piece can't go that far
refused-own-piece = your own piece is there
# In Race: pieces enter in the order of their numbers when a six is rolled.
refused-still-waiting = a six brings in the next piece in order
# In Race: a roll of four that moves backward.
refused-not-so-far-back = there aren't four tiles to go back
refused-no-fork = there's no fork there
# In Blockade, as in the next ones. A runner is a player's piece; it runs or flies, and a player may build to raise tiles.
refused-occupied = there's a runner on it
refused-out-of-reach = too far to run
refused-no-flights = you have no flights left
refused-too-far-to-fly = too far to fly
refused-no-path-there = there's no way to your goal from there
refused-no-builds = you have no builds left
refused-not-touching = those tiles don't touch
refused-too-high = level 9 is the highest
# In In a Row, where the first stone may not be placed on the centre.
refused-centre-first = the first stone can't go in the centre

## Reasons why the options of a game do not fit, shown below the options; without a capital letter or a full stop
## $least and $most are numbers.

misfit-sides = each side must be { $least } to { $most } tiles
misfit-columns = choose { $least } to { $most } columns
misfit-rows = choose { $least } to { $most } rows
misfit-cube-sides = each side of a cube must be { $least } to { $most } tiles
# A board in four dimensions.
misfit-hypercube-sides = each side of a 4D board must be { $least } to { $most } tiles
misfit-areas = choose { $least } to { $most } areas
misfit-ring-length = a ring must be { $least } to { $most } tiles long
misfit-track-length = a track must be { $least } to { $most } tiles long
misfit-too-few-tiles = the board needs at least { $least } tiles
misfit-too-many-tiles = the board can have at most { $most } tiles
# About the board of a game.
misfit-variants = this game needs a board without holes or wrap-around
misfit-ring-parts = rings can't have branches, lanes or jumps here
misfit-track-parts = tracks can't have branches, lanes or jumps here
misfit-corners = diagonals can't connect here

# The start position is given tile by tile.
misfit-tiles = the board needs { $wanted } tiles, not { $given }
misfit-cells = the board needs { $wanted } cells, not { $given }

## The same for Drench

misfit-drench-board = on an open track there is nothing to choose; use a ring instead
misfit-drench-colours = choose { $least } to { $most } colours
misfit-drench-colours-for-two = two players need at least { $least } colours
misfit-drench-limit = choose a limit of { $least } to { $most } moves
misfit-drench-tile-colour = a tile has a colour outside the { $colours } in play
# The tiles on which the two players start.
misfit-drench-first-tiles = the two players' first tiles must differ in colour

## The same for Link

misfit-link-board = lines can't run here; use squares or hexes instead
misfit-link-hills = Link can't be played on hills
misfit-link-odd-tiles = { $tiles } tiles can't all be paired
misfit-link-gravity = tiles can't fall on hexes
# Faces are the pictures on the tiles.
misfit-link-faces = choose { $least } to { $most } faces
misfit-link-too-many-faces =
    { $pairs ->
        [one] { $pairs } pair has at most { $pairs } face
       *[other] { $pairs } pairs have at most { $pairs } faces
    }
misfit-link-whole-seconds = the countdown must be in whole seconds
misfit-link-countdown = choose a countdown of { $least } to { $most } seconds
# How much time a removed pair adds to the countdown.
misfit-link-gain = choose a bonus of { $least } to { $most } seconds per pair
misfit-link-tile = a tile has a face outside the { $faces } in play
misfit-link-no-pair = the board needs at least one pair
misfit-link-odd-face = a face appears on an odd number of tiles

## The same for Light Block

misfit-light-board = there is nothing to choose on this board; use squares, hexes, a map or a cube instead
misfit-light-blocks = block one in { $least } to { $most } tiles, or none
misfit-light-tile = a tile is neither free nor a block nor the start
misfit-light-start = the board needs exactly one start
misfit-light-no-step = the start has no free tile beside it

## The same for In a Row

misfit-row-board = In a Row needs squares, hexes, a cube or 4D
misfit-row-hills = In a Row can't be played on hills
misfit-row-stones = choose { $least } to { $most } stones in a row
misfit-row-players = choose { $least } to { $most } players
misfit-row-first = the player who goes first must be in the game
misfit-row-falls = stones can fall only on squares, cubes, 4D boards, and hexes in columns
misfit-row-no-line = no line on this board has { $cells } places
# The first stone may not be placed on the centre, but it cannot land there anyway.
misfit-row-centre-falls = with falling stones, the first one never lands in the centre
misfit-row-no-centre = this board has no centre
# The board is too small.
misfit-row-too-many-players = the board is too small for { $players } players with { $stones } stones each
misfit-row-stone-of-nobody = a stone belongs to no player
misfit-row-stone-floats = a stone has nothing below it
misfit-row-two-winners = two players can't both have won

## The same for Race

misfit-race-board = Race needs a track or a ring
misfit-race-hills = Race can't be played on hills
misfit-race-seats = choose { $least } to { $most } players
# Snakes and Ladders, the game.
misfit-race-needs-track = snakes and ladders needs an open track
misfit-race-needs-ring = a race around the ring needs a ring
misfit-race-pieces = choose { $least } to { $most } pieces each
misfit-race-laps = choose { $least } to { $most } laps
# The number of tiles must be divisible by the number of players. $example is such a number.
misfit-race-ring-length = for { $players } players, the ring's length must be a multiple of { $players }, such as { $example }
misfit-race-ring-forks = with forks, a ring for { $players } players needs at least { $least } tiles
misfit-race-track-forks = with forks, a track must be { $least } to { $most } tiles long
misfit-race-cells = Race needs a seed, not a list of tiles

## The same for Blockade

misfit-blockade-board = Blockade needs squares, hexes or a map
misfit-blockade-players = choose { $least } to { $most } players
misfit-blockade-run = choose { $least } to { $most } steps per run
misfit-blockade-builds = choose { $least } to { $most } builds
misfit-blockade-flights = choose { $least } to { $most } flights
misfit-blockade-no-path = a player would have no path to the goal here
misfit-blockade-begins-at-goal = a player would start at the goal here
misfit-blockade-paths-differ = this board is too uneven; some paths are much longer
# $player is a number, as in the next ones.
misfit-blockade-runner-at-goal = player { $player }'s runner is already at its goal
misfit-blockade-runner-no-path = player { $player }'s runner has no path to its goal
misfit-blockade-runner-of-nobody = a runner belongs to no player
misfit-blockade-two-runners = player { $player } has two runners
misfit-blockade-no-runner = player { $player } has no runner

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

# $reason is one of the reasons above, also in the other messages with a $reason.
code-board-misfit = a board that fits ({ $reason })
code-cells-end = nothing after the last tile
code-cells-in-row =
    { $tiles ->
        [one] { $tiles } tile in a row before "/"
       *[other] { $tiles } tiles in a row before "/"
    }
code-cells-too-many = no more than { $most } tiles
code-cells-too-few =
    { $tiles ->
        [one] { $tiles } tile, not { $found }
       *[other] { $tiles } tiles, not { $found }
    }

code-drench-options = a board (15x15, hex15x15, 5x5x5, map40-7, ring40), colours (c6), a move limit (m30), seats (s2) or "free"
code-drench-colours = { $least } to { $most } colours, such as c6
code-drench-limit = a move limit of { $least } to { $most }, such as m30
code-drench-seats = one seat (s1) or two (s2)
code-drench-no-limit = no move limit with two seats
code-drench-colours-for-two = { $least } to { $most } colours for two players
code-drench-least-colours-for-two = at least { $least } colours for two players
code-drench-free = "free" only with two seats (s2)
# $last is a letter.
code-drench-cells = a tile from a to { $last }

# A code of Simon Tatham's game Flood, such as 12x12:…,25. Its parts are separated by ":" and ",".
code-flood-size = the name of a game, or the size of a Flood board, such as 12x12, with { $least } to { $most } tiles per side
code-flood-cells = ":", the cells of the board, "," and the move limit
code-flood-comma = "," after { $cells } cells
code-flood-colour = a colour from 0 to { $most }
code-flood-cell-count = { $cells } cells, not { $found }
code-flood-limit = "," and a move limit of { $least } to { $most }

code-link-options = a board (15x15, hex15x15, 5x5x5, map40-7, ring40), faces (f16), where tiles fall (down, up, left, right, middle), a countdown (t180+3) or "untimed"
code-link-faces = { $least } to { $most } faces, such as f16
code-link-countdown = a countdown of { $least } to { $most } seconds and a bonus of { $least_gain } to { $most_gain } per pair, such as t180+3
code-link-countdown-alone = a countdown of { $least } to { $most } seconds, such as t180+3
# Tiles do not fall on this board.
code-link-gravity-misfit = no falling tiles ({ $reason })
code-link-faces-misfit = fewer faces ({ $reason })
code-link-cells = a tile from a to z or A to S, or "." for none

code-light-options = a board (15x15, hex15x15, 5x5x5, map40-7, ring40), how many tiles are blocks (one in 12 is b12) or "classic"
code-light-blocks = one in { $least } to { $most } tiles blocked, such as b12, or b0
code-light-cells = a free tile (.), a block (#) or the start (@)
code-light-no-start = a start (@)
code-light-second-start = no second start (@)

code-row-options = a board (15x15, hex15x15, 5x5x5), stones in a row (k3), seats (s2), who goes first (f2), "fall" or "off-centre"
code-row-row = { $least } to { $most } stones in a row, such as k3
code-row-seats = { $least } to { $most } seats, such as s2
code-row-first = the seat that goes first, such as f2
code-row-row-misfit = a row that fits ({ $reason })
code-row-seats-misfit = a number of seats that fits ({ $reason })
code-row-first-misfit = a first seat that fits ({ $reason })
# $last is a letter.
code-row-cells = "." for a free cell or a stone from a to { $last }

code-race-options = a board (track100, ring40), seats (s4), pieces (p4), laps (laps2), "exact", "fork", "back4", and "again" or "once"
code-race-seats = { $least } to { $most } seats, such as s4
code-race-pieces = { $least } to { $most } pieces, such as p4
code-race-laps = { $least } to { $most } laps, such as laps2
code-race-no-pieces = pieces only on a ring
code-race-no-laps = laps only on a ring
code-race-no-exact = "exact" only on a track
code-race-no-cells = "#" and a seed; a Race board is generated, not listed

code-blockade-options = a board (9x9, hex11x12, map60-7), seats (s2), steps per run (r1), builds (b10) or flights (w1)
code-blockade-seats = { $least } to { $most } seats, such as s2
code-blockade-range = { $least } to { $most } steps per run, such as r1
code-blockade-builds = { $least } to { $most } builds, such as b10
code-blockade-flights = { $least } to { $most } flights, such as w1
code-blockade-cells = a height from 0 to 9, or the letter of a runner
