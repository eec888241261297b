### Rules, keys and first lessons.

help = Help

# Button that starts the lesson of a game.
help-lesson = Play the lesson (20 seconds)

## Chapters about all games

# Title of a chapter.
help-boards = Boards
help-boards-tiles = Tiles touch along their sides. On squares and cubes, corners can count too, and a board of squares can wrap around: leave on the right and you come back on the left.
help-boards-cube = A cube is shown as layers side by side. A tile also touches the same place in the next layer; point at it, and small frames show what it touches there.
# Names of keys.
help-boards-stacked = In a Row can also stack the layers of a cube; the choice is beside the board. Turn the stack by dragging with a finger or the right mouse button, or with keys (left: { $left }; right: { $right }).
help-boards-four-dimensions = In four dimensions (4D), each row is a cube, and a tile also touches the same place in the next row. A tile in the middle touches eight others, two in each dimension.
help-boards-hills = On hills, higher tiles are drawn higher and show their sides. A dark, jagged edge is a cliff that nothing can cross.
help-boards-map = On a map, a dashed line is a ferry: the areas at its ends touch.

# Title of a chapter: how to choose a tile.
help-choosing = Controls
help-choosing-tile = Press a tile, or move the frame with the direction keys or buttons and choose the tile in it.
# Names of keys, as in controls.ftl.
help-choosing-keys = Directions: { $arrows }. Diagonals, layers and cubes: { $diagonals }. Choose: { $choose }.
help-choosing-zoom = To zoom, use the wheel, two fingers, or keys (in: { $closer }; out: { $farther }). Drag to move the board.

# Title of a chapter: the keys of the keyboard.
help-keys = Keys
# A line for each action, with its keys and its gamepad button.
help-keys-line = { $action }: { $keys }
help-keys-change = In Settings you can change every key and gamepad button, or pick a one-handed layout.
help-keys-others = Ctrl+Z and Ctrl+Y also undo and redo. In a replay, the arrow keys, Home and End step through the moves, and Space plays it.
# Games and Settings: buttons of the title screen.
help-keys-saved = Every game is saved after each move, so you can close the window at any time. Games, on the title screen, lists every game you have played. To continue on another device, copy the game in Settings, send the text there and import it in Settings there.

## Rules of In a Row

help-row-win = Take turns to put a stone on an empty place. The first to get enough stones in a straight line wins: along rows, columns and diagonals, along the three directions of hexes, and through all layers of a cube. A full board without a line is a draw.
help-row-fall = Where stones fall, they land on the lowest free place in the column; in a cube, in the last free layer.
help-row-first = The winner goes first in the next game. After a draw, whoever went first goes first again.

# Captions of three pictures, each in one or two short lines.
help-row-picture-place = Take turns to place a stone
help-row-picture-line = Make a line, or block one
help-row-picture-win = The first line wins

## Lesson of In a Row

# Two short lines above the board.
lesson-row-stone = Press the marked place to put a stone there.
lesson-row-begin = Three in a row wins. Start a row.
lesson-row-two = Your opponent blocked it. Here you threaten two rows at once.
lesson-row-finish = One is blocked. Finish the other.
lesson-row-end = Three in a row wins. Larger boards need four or five.

## Rules of Race

help-race-snakes = Snakes and ladders: roll the die and your piece moves that many tiles. At the foot of a ladder it climbs, at the head of a snake it slides down. The first to reach the end wins.
help-race-ring = Around the ring: a six brings a waiting piece onto your start. From there each piece goes once around and into your own lane. Land on another player's piece to send it back to wait. If you have a choice, press the piece or its number. While only a six would help, you get up to three rolls a turn.
help-race-forks = Forks split the way in two: a short way, with snakes or captures, and a long, safe one. Press the tile you want to go to, or the button for that way.
help-race-choices = As options, a four moves a piece back four tiles, even past your start and out of your lane, and pieces go around the ring twice.
help-race-roll = Press the die, or the key that chooses a tile, to roll. As an option, a six gives another roll.

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

help-drench-colour = You start on the outlined tile, at the top left of most boards. Choose a colour: your whole region takes it on and absorbs every tile of that colour it touches. Press a colour, or a tile of that colour; keys 1 to 9 and 0 choose the colours in order.
help-drench-solo = Playing solo, you win by making the whole board one colour within the number of moves shown above it.
help-drench-two = With two players, the other starts in the opposite corner, or on the tile farthest from yours, and you take turns. Neither may choose their own colour or the other's. When only these two are left, or neither has grown for a long time, whoever has more tiles wins.

# Captions of three pictures, each in one or two short lines.
help-drench-picture-own = The outlined tiles are yours
help-drench-picture-flood = A colour floods its neighbours
help-drench-picture-win = One colour: you win!

## Lesson of Drench

# Two short lines above the board.
lesson-drench-colour = The outlined tiles are yours. Press the marked colour to change them.
lesson-drench-next = You took every tile of that colour you touched. Take the next colour.
lesson-drench-all = Make the whole board one colour.
lesson-drench-end = One colour: you win! Real boards have a move limit.

## Rules of Light Block

help-light-walk = You are on a tile, and each step to one beside it lights the tile you leave. Light every tile without crossing your path; you can't step on blocks. Press the next tile or one farther along the same line, or drag the ball. On squares that touch only along their sides, you can also use the arrow keys; elsewhere the arrows move a frame, and Enter steps to the tile in it.
help-light-end = When your tile is the last one, it lights up too and you win. If no unlit tile is left beside you before then, you are stuck and can undo. On hills, a step climbs one level unless the board says otherwise.
help-light-boards = Every board can be won, except perhaps one with random blocks: the line above it says whether it can, if that is known.

# Captions of three pictures, each in one or two short lines.
help-light-picture-move = Move the ball
help-light-picture-lit = Tiles you leave light up
help-light-picture-all = Light them all

## Lesson of Light Block

# Two short lines above the board.
lesson-light-step = You are the ball. Press the marked tile to step there.
lesson-light-lit = Tiles you leave light up.
lesson-light-blocked = You can't step on lit tiles or blocks.
lesson-light-last = Light the last tile.
lesson-light-end = Every tile is lit: you win! You can also drag the ball or use the arrow keys.

## Rules of Link

help-link-pair = Pick two matching tiles. If a line with at most two turns can join them through empty places, even around the outside of the board, they disappear. Press the first tile again to unselect it. Clear the board to win.
help-link-time = Every board can be won. In a timed game, each pair wins back a few seconds. Pausing stops the clock and hides the tiles; the game pauses by itself when you switch to another window.
help-link-falling = On boards where tiles fall or slide, they do so after each pair. If no moves are left, undo, shuffle the rest or restart the board.

# Captions of three pictures, each in one or two short lines.
help-link-picture-find = Find two matching tiles
help-link-picture-line = Join them with two turns or fewer
help-link-picture-clear = Clear the board to win

## Lesson of Link

# Two short lines above the board.
lesson-link-pair = Press the two marked tiles: they match, and a line joins them.
lesson-link-gap = Lines can cross gaps. Match these two.
lesson-link-turns = A line may turn twice and go around the edge.
lesson-link-clear = Clear the board.
lesson-link-end = Clear the board and you win! Real boards have many more tiles.

## Rules of Blockade

help-blockade-goal = Be the first to bring your runner to its goal: the opposite side, or the far corner of a map. On your turn you run, build or fly.
help-blockade-run = Run: press your runner, then a marked tile. The number is the cost: 1 for a step, 1.5 for a diagonal step, and 1 more for each level up. You can always take one step. Your runner jumps over a line of runners.
help-blockade-build = Build: press a tile, then press it again to raise it alone, or press a tile beside it to raise both. Raised ground is too steep to climb from the level below. On hills it rises one level more. You can't raise a tile under a runner, or block anyone's last path. With two players on hexes with an even number of rows, one gets an extra build: the first player without hills, the second with hills.
help-blockade-fly = Fly: press your runner, then a tile marked with a wing. A flight passes over heights and runners and goes two steps farther than a run. You have one flight per game unless the options say otherwise.

# Captions of three pictures, each in one or two short lines.
help-blockade-picture-run = Run to the other side
help-blockade-picture-build = Raise tiles to slow the others
help-blockade-picture-win = First across wins

## Lesson of Blockade

# Two short lines above the board.
lesson-blockade-run = Bring your runner to the row of your colour. Press the runner, then the marked tile.
lesson-blockade-build = Raise the ground in front of your opponent: press one marked tile, then the other.
lesson-blockade-stack = Too steep to climb! Raise it again: press the marked tile twice.
lesson-blockade-fly = Fly over it all: press your runner, then press the marked tile twice.
lesson-blockade-end = The first to reach the goal wins.
