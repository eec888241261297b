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

## Choices of Drench for the limit of moves

# Many more moves than needed.
drench-margin-relaxed = Relaxed
# About as many moves as in the classic game.
drench-margin-fair = Fair
# Few more moves than needed.
drench-margin-tight = Tight
# As many moves as twice the side of the board.
drench-margin-twice-the-side = Twice the side

## Reasons for which a move is refused, shown alone or in a sentence; without a capital letter and a full stop

refused-over = the game is over
# $player is a number.
refused-not-your-turn = it is player { $player }'s turn
refused-wrong-kind = that is not a move that can be made now
refused-time-is-up = the time is up
refused-time-is-left = there is time left
# In Blockade. $player is a number.
refused-closes-path = that would close the path of player { $player }
# In Blockade. $others is a number, or several with commas between them; $last is another number.
refused-closes-paths = that would close the paths of players { $others } and { $last }

# In Drench: the colour that the player chose.
refused-own-colour = that is your colour already
refused-others-colour = that is the other player's colour
refused-no-such-colour = the game has fewer colours
refused-same-tile = that is the same tile
refused-no-tile = there is no tile
# In Link: their faces are different.
refused-not-alike = the tiles do not match
# In Link.
refused-no-line = no line of at most two turns joins the two tiles
refused-not-beside = that tile is not beside yours
refused-too-steep = that step is too steep
refused-blocked-tile = that tile is blocked
refused-stood-on = you stand on that tile
refused-lit-tile = that tile is lit already
refused-no-such-cell = the board has no such tile
refused-cell-taken = there is a stone already
refused-nothing-below = the stone would fall further down
# The sides of a die.
refused-no-such-side = a die shows 1 to 6
refused-no-such-piece = there are fewer pieces
refused-too-far = that is further than the piece can go
refused-own-piece = one of your own pieces is there
# In Race: pieces enter in the order of their numbers when a six is rolled.
refused-still-waiting = waiting pieces enter on a six, in order
# In Race: a roll of four that moves backward.
refused-not-so-far-back = a four moves four tiles back, and there are fewer
refused-no-fork = there is no fork there
# In Blockade, as in the next ones. A runner is a player's piece; it runs or flies, and a player may build to raise tiles.
refused-occupied = a runner stands there
refused-out-of-reach = that is too far for a run
refused-no-flights = there are no flights left
refused-too-far-to-fly = that is too far for a flight
refused-no-path-there = no path leads to your goal from there
refused-no-builds = there are no builds left
refused-not-touching = the two tiles do not touch
refused-too-high = that would be higher than level 9
# In In a Row, on a board whose centre is barred for the first stone.
refused-centre-first = the first stone cannot go in the centre

## Reasons for which the options of a game do not fit, shown below the options; without a capital letter and a full stop
## $least and $most are numbers.

misfit-sides = a side of the board has { $least } to { $most } tiles
misfit-columns = a board has { $least } to { $most } columns
misfit-rows = a board has { $least } to { $most } rows
misfit-cube-sides = a side of a cube has { $least } to { $most } tiles
# A board in four dimensions.
misfit-hypercube-sides = a side in four dimensions has { $least } to { $most } tiles
misfit-areas = a map has { $least } to { $most } areas
misfit-ring-length = a ring has { $least } to { $most } tiles
misfit-track-length = a track has { $least } to { $most } tiles
misfit-too-few-tiles = a board has at least { $least } tiles
misfit-too-many-tiles = a board has at most { $most } tiles
# About the board of a game.
misfit-variants = its edges are not joined, and it has no holes
misfit-ring-parts = a ring has no branches, lanes and jumps here
misfit-track-parts = a track has no branches, lanes and jumps here
misfit-corners = tiles touch along their sides only

# The start position is given tile by tile.
misfit-tiles =
    { $given ->
        [one] { $given } tile does not fill a board of { $wanted }
       *[other] { $given } tiles do not fill a board of { $wanted }
    }
misfit-cells =
    { $given ->
        [one] { $given } cell does not fill a board of { $wanted }
       *[other] { $given } cells do not fill a board of { $wanted }
    }

## The same for Drench

misfit-drench-board = on an open track every move of Drench is forced; take a ring instead
misfit-drench-colours = there are { $least } to { $most } colours
misfit-drench-colours-for-two = two players need at least { $least } colours
misfit-drench-limit = the limit is { $least } to { $most } moves
misfit-drench-tile-colour = a tile has none of the { $colours } colours
# The tiles on which the two players begin.
misfit-drench-first-tiles = the two players' first tiles must differ in colour

## The same for Link

misfit-link-board = there are no rows for lines to run along; take squares or hexes instead
misfit-link-hills = the ground is even
misfit-link-odd-tiles = { $tiles } tiles are not all in pairs
misfit-link-gravity = on a board of hexes the tiles stay where they are
# Faces are the pictures on the tiles.
misfit-link-faces = there are { $least } to { $most } faces
misfit-link-too-many-faces =
    { $pairs ->
        [one] { $pairs } pair has at most { $pairs } face
       *[other] { $pairs } pairs have at most { $pairs } faces
    }
misfit-link-whole-seconds = a countdown is in whole seconds
misfit-link-countdown = a countdown has { $least } to { $most } seconds
# How much time a removed pair adds to the countdown.
misfit-link-gain = a pair gives { $least } to { $most } seconds back
misfit-link-tile = a tile has none of the { $faces } faces
misfit-link-no-pair = there is no pair of tiles
misfit-link-odd-face = the tiles of a face are not all in pairs

## The same for Light Block

misfit-light-board = on this board every step of Light Block is forced; take squares, hexes, a map or a cube instead
misfit-light-blocks = one in { $least } to { $most } tiles is blocked, or none
misfit-light-tile = a tile is neither free nor a block nor the start
misfit-light-start = a board has one start
misfit-light-no-step = no step leads off the start

## The same for In a Row

misfit-row-board = stones stand in rows only on squares, hexes, cubes and in four dimensions
misfit-row-hills = the ground is even here
misfit-row-stones = a row has { $least } to { $most } stones
misfit-row-players = there are { $least } to { $most } players
misfit-row-first = whoever begins must be one of the players
misfit-row-falls = stones fall straight down on squares, cubes, in four dimensions, and on hexes that stand in columns
misfit-row-no-line = no line of this board has { $cells } cells
# The first stone is barred from the centre, but it cannot get there anyway.
misfit-row-centre-falls = where stones fall, the first one never lands in the centre
misfit-row-no-centre = this board has no tile in its centre
# The board is too small.
misfit-row-too-many-players = { $players } players never get { $stones } stones each here
misfit-row-stone-of-nobody = a stone belongs to none of the players
misfit-row-stone-floats = a stone has nothing below it
misfit-row-two-winners = two players cannot both have won

## The same for Race

misfit-race-board = Race is played on a track or a ring
misfit-race-hills = there are no hills in a race
misfit-race-seats = there are { $least } to { $most } seats
# Snakes and Ladders, the game.
misfit-race-needs-track = snakes and ladders need an open track
misfit-race-needs-ring = a race around the ring needs a ring
misfit-race-pieces = a player has { $least } to { $most } pieces
misfit-race-laps = a race has { $least } to { $most } laps
# The number of tiles is divided by the number of players without a rest. $example is such a number.
misfit-race-ring-length = a ring for { $players } players is a multiple of { $players } tiles, such as { $example }
misfit-race-ring-forks = a ring with forks for { $players } players has at least { $least } tiles
misfit-race-track-forks = a track with forks has { $least } to { $most } tiles
misfit-race-cells = a race begins from a seed, not from tiles that are spelt out

## The same for Blockade

misfit-blockade-board = Blockade is played on squares, hexes and maps
misfit-blockade-players = players: { $least } to { $most }
misfit-blockade-run = steps of a run: { $least } to { $most }
misfit-blockade-builds = builds of a player: { $least } to { $most }
misfit-blockade-flights = flights of a player: { $least } to { $most }
misfit-blockade-no-path = a player has no path to the goal here
misfit-blockade-begins-at-goal = a player would begin at the goal here
misfit-blockade-paths-differ = the paths of the players differ too much here
# $player is a number, as in the next ones.
misfit-blockade-runner-at-goal = the runner of player { $player } is at its goal already
misfit-blockade-runner-no-path = the runner of player { $player } has no path to its goal
misfit-blockade-runner-of-nobody = a runner belongs to none of the players
misfit-blockade-two-runners = player { $player } has two runners
misfit-blockade-no-runner = player { $player } has no runner

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

# $reason is one of the reasons above, also in the other messages with a $reason.
code-board-misfit = a board that fits: { $reason }
code-cells-end = nothing after the last tile
code-cells-in-row =
    { $tiles ->
        [one] { $tiles } tile in a row before "/"
       *[other] { $tiles } tiles in a row before "/"
    }
code-cells-too-many = no more than { $most } tiles
code-cells-too-few =
    { $tiles ->
        [one] { $tiles } tile, found { $found }
       *[other] { $tiles } tiles, found { $found }
    }

code-drench-options = a board (15x15, hex15x15, 5x5x5, map40-7, ring40), colours (c6), a limit of moves (m30), seats (s2) or "free"
code-drench-colours = { $least } to { $most } colours, such as c6
code-drench-limit = a limit of { $least } to { $most } moves, such as m30
code-drench-seats = one seat (s1) or two (s2)
code-drench-no-limit = no limit of moves with two seats
code-drench-colours-for-two = { $least } to { $most } colours for two players
code-drench-least-colours-for-two = at least { $least } colours for two players
code-drench-free = "free" only with two seats (s2)
# $last is a letter.
code-drench-cells = a tile from a to { $last }

# A code of Simon Tatham's game Flood, such as 12x12:…,25. Its parts are separated by ":" and ",".
code-flood-size = the name of a game, or the size of a board of Flood, such as 12x12, with { $least } to { $most } tiles a side
code-flood-cells = ":", the cells of the board, "," and the limit of moves
code-flood-comma = "," after { $cells } cells
code-flood-colour = a colour from 0 to { $most }
code-flood-cell-count = { $cells } cells, and there are { $found }
code-flood-limit = "," and a limit of { $least } to { $most } moves

code-link-options = a board (15x15, hex15x15, 5x5x5, map40-7, ring40), faces (f16), a way to fall (down, up, left, right, middle), a countdown (t180+3) or "untimed"
code-link-faces = { $least } to { $most } faces, such as f16
code-link-countdown = a countdown of { $least } to { $most } seconds and { $least_gain } to { $most_gain } that a pair gives back, such as t180+3
code-link-countdown-alone = a countdown of { $least } to { $most } seconds, such as t180+3
# Tiles do not fall on this board.
code-link-gravity-misfit = no way to fall: { $reason }
code-link-faces-misfit = fewer faces: { $reason }
code-link-cells = a tile from a to z or A to S, or "." for none

code-light-options = a board (15x15, hex15x15, 5x5x5, map40-7, ring40), one in how many tiles is blocked (b12) or "classic"
code-light-blocks = one in { $least } to { $most } tiles blocked, such as b12, or b0
code-light-cells = a free tile (.), a block (#) or the start (@)
code-light-no-start = a start (@)
code-light-second-start = no second start (@)

code-row-options = a board (15x15, hex15x15, 5x5x5), stones in a row (k3), seats (s2), who begins (f2), "fall" or "off-centre"
code-row-row = { $least } to { $most } stones in a row, such as k3
code-row-seats = { $least } to { $most } seats, such as s2
code-row-first = the seat that begins, such as f2
code-row-row-misfit = a row that fits: { $reason }
code-row-seats-misfit = a number of seats that fits: { $reason }
code-row-first-misfit = a first seat that fits: { $reason }
# $last is a letter.
code-row-cells = "." for a free cell or a stone from a to { $last }

code-race-options = a board (track100, ring40), seats (s4), pieces (p4), laps (laps2), "exact", "fork", "back4", and "again" or "once"
code-race-seats = { $least } to { $most } seats, such as s4
code-race-pieces = { $least } to { $most } pieces, such as p4
code-race-laps = { $least } to { $most } laps, such as laps2
code-race-no-pieces = a number of pieces only on a ring
code-race-no-laps = laps only on a ring
code-race-no-exact = "exact" only on a track
code-race-no-cells = a seed after #: the board of a race is drawn, not spelt out

code-blockade-options = a board (9x9, hex11x12, map60-7), seats (s2), the range of a run (r1), builds (b10) or flights (w1)
code-blockade-seats = { $least } to { $most } seats, such as s2
code-blockade-range = runs of { $least } to { $most } steps, such as r1
code-blockade-builds = { $least } to { $most } builds, such as b10
code-blockade-flights = { $least } to { $most } flights, such as w1
code-blockade-cells = a height from 0 to 9, or the letter of a runner
