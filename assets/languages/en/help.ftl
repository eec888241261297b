### Rules, keys and first lessons.

help = Help

# Button that starts the lesson of a game.
help-lesson = Play the lesson (20 seconds)

## Chapters about all games

# Title of a chapter.
help-boards = Boards
help-boards-tiles = Tiles touch along their sides; on boards of squares and blocks corners can touch, too, and on squares the edges can be joined: what leaves on the right comes in on the left.
help-boards-cube = A cube is drawn as its layers, one beside the other. The same place in the next layer touches; while you point at a tile, small frames show what it touches there.
# Names of keys.
help-boards-stacked = In a Row stacks the layers of a cube. Point at a layer, or press it, to see it solid, then press a place in it. Drag with a finger or the right button, or use keys to turn the cube (left: { $left }; right: { $right }). The settings show the layers side by side.
help-boards-four-dimensions = In four dimensions (4D) each row is a cube, and the same place in the next row touches as well. A tile in the middle touches eight others, two in each dimension.
help-boards-hills = On hills, higher tiles stand farther up and show their sides. A dark edge with teeth is a cliff, over which nothing passes.
help-boards-map = On a map, a dashed line is a ferry: its two ends touch.

# Title of a chapter: how to choose a tile.
help-choosing = Choosing
help-choosing-tile = Press a tile. Or move a frame over the board with the keys or the buttons for the directions, and choose the tile in it.
# Names of keys, as in controls.ftl.
help-choosing-keys = Directions: { $arrows }. Between them, or between layers and cubes: { $diagonals }. Choose: { $choose }.
help-choosing-zoom = Boards with small tiles can be enlarged with the wheel, two fingers, or keys (larger: { $closer }; smaller: { $farther }), and moved by dragging.

# Title of a chapter: the keys of the keyboard.
help-keys = Keys
# A line for each action, with its keys and its gamepad button.
help-keys-line = { $action }: { $keys }
help-keys-change = The settings change all keys and gamepad buttons, and have layouts for one hand.
help-keys-others = Ctrl Z and Ctrl Y also undo and redo. In a replay, the arrows, Home and End show other moves, and Space runs it.
# Your games: a button of the title.
help-keys-saved = Every game is saved after each move: close the window whenever you like. Your games, on the title, has all games that you have played. To continue on another device, copy the game in the settings, send the text there, and import it in the settings there.

## Rules of In a Row

help-row-win = Take turns to put a stone on an empty place. Whoever first has enough stones in a straight line wins: along rows, columns and diagonals, along the three ways of hexes, and through all layers of a cube. A full board without a line is a tie.
help-row-fall = Where stones fall, they come to rest on the lowest free place of the column, and on a cube in the last free layer.
help-row-first = The winner moves first in the next game; after a draw, the same player does.

# Captions of three pictures, each in one or two short lines.
help-row-picture-place = Take turns to place a stone
help-row-picture-line = Make a line, or block one
help-row-picture-win = The first line wins

## Lesson of In a Row

# Two short lines above the board.
lesson-row-stone = Press the marked place to put a stone there.
lesson-row-begin = Three stones in a row win. Start a row.
lesson-row-two = Your opponent blocked it. This place makes two rows at once.
lesson-row-finish = One is blocked. Finish the other.
lesson-row-end = Three in a row wins. Larger boards need four or five.

## Rules of Race

help-race-snakes = Snakes and ladders: roll the die and your piece moves that many tiles. At the foot of a ladder it climbs, at the head of a snake it slides down. The first to reach the end wins.
help-race-ring = Around the ring: a six brings a waiting piece onto your start. From there all your pieces go once around and into your own lane. A piece that comes to where another's stands sends that one back to wait. Where you can choose, press the piece, or its number. As long as nothing but a six would help, you roll up to three times in a turn.
help-race-forks = With forks, the way splits into a short one, with snakes or captures, and a long, safe one. Press the tile to go to, or the button of the way.
help-race-choices = By choice, a four moves four tiles back, even past your start and out of your lane, and pieces go around the ring twice.
help-race-roll = Press the die to roll it, or the key that chooses a tile. By choice, a six gives another roll.

# Captions of three pictures, each in one or two short lines.
help-race-picture-roll = Roll the die to move
help-race-picture-ladders = Up ladders, down snakes
help-race-picture-ring = Or once around a ring

## Lesson of Race

# Two short lines above the board.
lesson-race-roll = Press the die to roll it. Your piece moves that many tiles.
lesson-race-ladder = You climbed a ladder. Roll again.
lesson-race-snake = Another ladder! Your opponent slid down a snake. Roll once more.
lesson-race-end = The first to reach the end wins.

## Rules of Drench

help-drench-colour = You hold the tile with the line around it, at the top left of most boards. Choose a colour, and your whole region takes it on, with all tiles of that colour that it touches. Press a colour, or a tile of that colour; keys 1 to 9 and 0 choose the colours in order.
help-drench-solo = Solo, you win when the whole board is one colour, within the number of moves shown above it.
help-drench-two = With two, the other holds the opposite corner, or the tile farthest from yours, and you take turns. Nobody may choose their own colour or the other's. When only these two are left, whoever has more tiles wins; so they do when neither region has grown for a long time.

# Captions of three pictures, each in one or two short lines.
help-drench-picture-own = The outlined tiles are yours
help-drench-picture-flood = A colour floods its neighbours
help-drench-picture-win = One colour everywhere wins

## Lesson of Drench

# Two short lines above the board.
lesson-drench-colour = The outlined tiles are yours. Press the marked colour to change them.
lesson-drench-next = You took every tile of that colour beside yours. Take the next colour.
lesson-drench-all = Make the whole board one colour.
lesson-drench-end = One colour everywhere wins. A real board limits your moves.

## Rules of Light Block

help-light-walk = You stand on a tile, and each step to one beside it lights the tile that you leave. Light every tile without crossing your own way; blocks cannot be entered. Press the next tile or one farther along the same line, drag the ball along a path, or walk with the arrows on squares that touch along sides; elsewhere the arrows move a frame, and Enter steps to the tile in it.
help-light-end = When no unlit tile is beside you and yours is the last one, it lights as well and you win. Otherwise you are stuck and can undo. On hills a step climbs one level, unless the board says otherwise.
help-light-boards = Every board can be won, except those with random blocks: the line above the board says whether it can be done, if that is known.

# Captions of three pictures, each in one or two short lines.
help-light-picture-move = Move the ball
help-light-picture-lit = Each step lights a tile
help-light-picture-all = Light them all

## Lesson of Light Block

# Two short lines above the board.
lesson-light-step = You are the ball. Press the marked tile to step there.
lesson-light-lit = Each tile that you leave is lit.
lesson-light-blocked = You cannot step on a lit tile, or on the block.
lesson-light-last = Light the last tile.
lesson-light-end = Every tile is lit: you win. You can also drag the ball or use the arrow keys.

## Rules of Link

help-link-pair = Pick two matching tiles. If a line with at most two turns joins them over empty places, around the outside of the board if need be, they go. Choose the first tile again to take the choice back. You win when no tile is left.
help-link-time = Every board can be won. In a timed game each pair gives a few seconds back. While the game is paused, the clock stops and the tiles are hidden; it pauses by itself when you switch to another window.
help-link-falling = Where tiles fall or slide, they do so after each pair. When no moves are left, undo, shuffle the rest, or restart the board.

# Captions of three pictures, each in one or two short lines.
help-link-picture-find = Find two matching tiles
help-link-picture-line = A line with two turns joins them
help-link-picture-clear = Clear the board to win

## Lesson of Link

# Two short lines above the board.
lesson-link-pair = Press the two marked tiles: they match, and a line joins them.
lesson-link-gap = The line needs empty places, such as this gap.
lesson-link-turns = It may turn twice, and run around the outside.
lesson-link-clear = Clear the board.
lesson-link-end = Clear the board and you win. Real boards have many more tiles.

## Rules of Blockade

help-blockade-goal = Bring your runner to its goal, the opposite side or the far corner of a map, before the others. On your turn you run, build or fly.
help-blockade-run = Run: press your runner, then a marked tile. The number is the cost: a step costs 1, a diagonal step 1.5, and each level up 1 more. One step is always allowed. Your runner jumps over runners in a row.
help-blockade-build = Build: press a tile, then press it again to raise it alone, or a tile beside it to raise both. Raised ground is too steep to climb from the level below. On hills it rises one level more. You cannot raise a tile under a runner, or close anybody's last path. On hexes with an even number of rows, one of two players has one more build: the first without hills, the second with them.
help-blockade-fly = Fly: press your runner, then a tile marked with a wing. A flight goes over heights and runners, two steps farther than a run. You have one flight in a game unless you choose otherwise.

# Captions of three pictures, each in one or two short lines.
help-blockade-picture-run = Run to the other side
help-blockade-picture-build = Raise tiles to slow the others
help-blockade-picture-win = The first across wins

## Lesson of Blockade

# Two short lines above the board.
lesson-blockade-run = Bring your runner to the row of your colour. Press the runner, then the marked tile.
lesson-blockade-build = Raise ground in front of your opponent: press one marked tile, then the other.
lesson-blockade-goal = It is too steep to climb. Run to your goal.
lesson-blockade-end = The first to reach the goal wins.
