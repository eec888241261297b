### Boards and their notation.

## Short descriptions of boards, such as "12×12, 8-way, hills"

# A ring of tiles. $cells is their number.
plan-ring = ring of { $cells }
# An open track of tiles. $cells is their number.
plan-track = track of { $cells }
plan-hexes = { $columns }×{ $rows } hexes
# $areas is the number of areas of the map.
plan-map = map of { $areas }
# A board and one more detail; $board may already have some.
plan-detail = { $board }, { $detail }
# Detail: the number of directions of a step, which is 8, 26 or 80.
plan-ways = { $ways }-way
# Detail: a step over an edge of the board leads to the opposite edge, as the switch "Edges wrap around" says.
plan-joined-edges = wraps around
# Detail: tiles are missing.
plan-holes = holes
# Detail: tiles have heights.
plan-hills = hills

## Reasons why a board cannot be built, without a full stop

board-empty = a board needs at least one cell on each side
# $cells is a formatted number.
board-too-large = a board of { $cells } cells is too large; the most is { $most }
board-hole-outside = the hole in column { $column }, row { $row } is not on the board
board-heights =
    { $heights ->
        [one] { $heights } height does not fit a board of { $cells } cells
       *[other] { $heights } heights do not fit a board of { $cells } cells
    }
# $cell is the number of a cell.
board-disconnected = cell { $cell } can't be reached from the first cell; the board must be connected
board-hills-levels = hills have { $least } to { $most } levels, not { $given }
# How many levels a step may climb.
board-hills-climb = on hills of { $levels } levels a step climbs 1 to { $most }, not { $given }

## Reasons why a track cannot be built, without a full stop
## A track is a main path with branches beside it, lanes that end, and jumps from cell to cell.

board-ring-too-short = a ring needs at least 3 cells, not { $given }
board-branch-empty = a branch needs at least one cell of its own
board-lane-empty = a lane needs at least one cell of its own
# $cell and $last are numbers of cells.
board-jump-no-cell = a jump names cell { $cell }, but the cells are numbered from 0 to { $last }
board-branch-no-cell = a branch names cell { $cell }, but the cells are numbered from 0 to { $last }
board-lane-no-cell = a lane names cell { $cell }, but the cells are numbered from 0 to { $last }
# An exit of a lane.
board-exit-no-cell = an exit names cell { $cell }, but the cells are numbered from 0 to { $last }
board-branch-off-path = a branch names cell { $cell }, but the main path's cells are numbered from 0 to { $last }
board-lane-off-path = a lane names cell { $cell }, but the main path's cells are numbered from 0 to { $last }
board-exit-off-path = an exit names cell { $cell }, but the main path's cells are numbered from 0 to { $last }
board-two-lanes = two lanes leave cell { $cell }; there is room for one at each cell
board-branch-circle = a branch from cell { $cell } must rejoin the main path at another cell
board-branch-back = a branch from cell { $from } must rejoin further on, not at cell { $to }
board-exit-beyond-lane = an exit leaves cell { $cell } of a lane whose cells are numbered from 0 to { $last }
board-jump-circle = a jump from cell { $cell } must lead to another cell
board-jump-twice = the jump from cell { $from } to cell { $to } must be listed once, not twice
# $width and $most are formatted numbers.
board-track-too-wide = with its branches and lanes the track would be { $width } cells wide, but must be at most { $most }

## What was expected in the notation of a board. Words such as hex15x15, wrap, climb1 and n8 are part of the notation.
## Each phrase but the first follows the word "expected", as the first one says.

# $expected is one of the phrases below, or one of a game.
notation-expected = expected { $expected }
notation-each-option-once = each option once
# How many neighbours a tile has.
notation-neighbours = n4 or n8 for squares, n6 or n26 for a cube, n8 or n80 in four dimensions
notation-square-neighbours = n4 or n8 for squares
notation-cube-neighbours = n6 or n26 for a cube
notation-hypercube-neighbours = n8 or n80 in four dimensions
notation-no-neighbours = a neighbour count only for squares and cubes
notation-holes = holes as columns and rows from 0, each once, such as holes4.4+0.8
notation-no-holes = holes only for squares
# $size is columns and rows, such as 9x9; $hole a column and a row, such as 4.12.
notation-hole-outside = holes on the board of { $size }, not at { $hole }
notation-no-wrap = "wrap" only for squares
notation-no-layout = shifted rows or columns only for hexes
notation-hills = hills of { $least } to { $most } levels and a seed, such as hills4-7
notation-climb = how many levels a step climbs, such as climb1
notation-climb-without-hills = "climb" only with hills
notation-climb-too-high = a climb lower than the { $levels } levels
notation-map = how many areas a map has and its seed, such as map40-7
notation-ring = how many cells a ring has, such as ring40
notation-track = how many cells a track has, such as track40
notation-hexes = columns and rows of hexes, such as hex15x15
notation-sides = columns and rows, such as 15x15, the three sides of a cube, such as 5x5x5, or four sides, such as 3x3x3x3

## Maps that are generated

map-areas = a map has { $least } to { $most } areas, not { $given }
# $seed is a formatted number.
map-no-map = seed { $seed } gives no map of { $areas } areas; try another seed

## Errors in the text of a map that someone drew

# In a file. $expected is one of the phrases below.
map-file-expected = line { $line }, column { $column }: expected { $expected }

## What was expected in a map that someone drew. Each phrase follows the word "expected", as above.
## The words map, area and border are part of the format.

map-file-too-long = the end of the file, which has at most { $most } KiB
map-file-title-first = map and a title before everything else
map-file-no-title = map and a title
map-file-word = area, border or #
map-file-area-name = the name of the area
map-file-corner = a corner: two whole numbers with a comma between them, such as 40,30
map-file-border-names = the names of two areas
map-file-second-name = the name of a second area
map-file-line-end = the end of the line
map-code-too-long = at most { $most } bytes
map-code-two-names = two names with "-" between them
# The dot is a separator.
map-code-second-coordinate = "." and the second coordinate of the corner
map-title = a title of 1 to { $most } letters, digits and _
map-name = a name of 1 to { $most } letters, digits and _
map-name-twice = a different name; there is already an area { $name }
map-coordinate = a whole number from 0 to { $most }
map-too-few-corners = another corner; an area needs at least { $least }
map-line-end-corners = the end of the line; an area has at most { $most } corners
map-next-part-corners = the next part; an area has at most { $most } corners
map-line-end-all-corners = the end of the line; a map has at most { $most } corners
map-next-part-all-corners = the next part; a map has at most { $most } corners
map-sides-cross = a corner whose side, to the next corner, neither crosses nor touches another side
map-too-few-areas = another area; a map needs at least { $least }
map-too-many-areas = a border; a map has at most { $most } areas
# $area is a name.
map-areas-overlap = an area that does not overlap { $area }
map-too-wide = areas closer together; a map may be at most { $most } times as wide as its average area
map-no-such-area = the name of an area
# $area is a name.
map-border-with-itself = a different area from { $area }
# $areas is the number of areas of the map, $most that of borders.
map-too-many-borders = the end; { $areas } areas can have at most { $most } borders
# $a and $b are names of areas.
map-border-twice = a different border; { $a } and { $b } already have one
