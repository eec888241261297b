### What a screen reader says about the board, and what it announces. None of it is on the screen. Each message is short,
### because it is heard often.

## Places of tiles

# A tile of a board in rows, from the top left. All numbers start at 1.
place-row-column = row { $row }, column { $column }
# A tile of a cube.
place-layer = layer { $layer }, row { $row }, column { $column }
# A tile of a board in four dimensions, which consists of cubes.
place-cube = cube { $cube }, layer { $layer }, row { $row }, column { $column }
# A tile of a track, a ring or a map, by its number.
place-number = tile { $number }

## Tiles

# A tile: its place, and what is on it.
tile-description = { $place }: { $content }
tile-empty = empty
# What is on a tile, and the name of the player it belongs to.
tile-of-player = { $content }, { $player }
# The same for what belongs to the person at the screen.
tile-yours = { $content }, yours
# A coloured tile that would be won with its colour by the player to move.
tile-in-reach = { $content }, in reach
tile-removed = removed
tile-dark = unlit
tile-lit = lit
tile-block = block
tile-stone = stone
# Ground of Blockade. 0 is the lowest.
tile-height = height { $height }
tile-goal = goal
tile-runner = runner
# The ball of Light Block.
tile-ball = ball
# A piece of Race, by its number from 1.
tile-piece = piece { $number }
# A tile of Race on which a ladder or a snake starts. $place is where it ends.
tile-ladder = ladder to { $place }
tile-snake = snake to { $place }
# A tile that the player has selected as the first of two.
tile-chosen = { $content }, selected
# The tile that a hint is about.
tile-hint = { $content }, hint

## The board

# Name of the board. $details: its size, and more.
board-label = { $game } board, { $details }
# A button for a colour of Drench, and the number of tiles that it would win.
colour-button-tiles =
    { $colour }, { $tiles ->
        [one] gains { $tiles } tile
       *[other] gains { $tiles } tiles
    }

## Moves

# A move: the name of the player, and what was done, in a few words.
move-by = { $player }: { $action }
# A colour was chosen. $tiles: the number of tiles that the player has now.
move-colour =
    { $colour }, now { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
move-pair = pair removed: { $first } and { $second }
move-rolled = rolled { $pips }
move-shuffled = tiles shuffled
# A piece of Race, by its number from 1, has moved to a tile.
move-piece = piece { $number } moved to { $place }
# A piece of Race was sent back to its start. $player: its owner.
move-sent-back = sent back: { $player }
# Blockade: a tile, or two, were raised.
move-raised = raised { $place }
move-raised-two = raised { $first } and { $second }
# Blockade: the runner flew to a tile.
move-flight = flew to { $place }
move-time-up = time is up
move-pass = passed
# After a move was undone or redone, or the board was restarted. $details: the progress of the game.
position-changed = Position changed: { $details }
# A hint: the advice, and the tile or the colour that it is about.
hint-about = { $advice }: { $what }

## Turns and clocks

turn-yours = Your turn
# After the first press of a button that would lose something, such as a game.
press-again = Press again to confirm
# The time that is left, when it is running out.
seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
# The result of a game, and its margin.
result-announced = { $result }, { $margin }
# A chat message.
chat-announced = { $player }: { $message }

## Faces of the tiles of Link: mahjong tiles

face-bamboo = bamboo { $number }
face-circles = circles { $number }
face-characters = characters { $number }
face-east = east wind
face-south = south wind
face-west = west wind
face-north = north wind
face-red-dragon = red dragon
face-green-dragon = green dragon
face-white-dragon = white dragon
face-red-bamboo = red bamboo 5
face-red-circles = red circles 5
face-red-characters = red characters 5
face-plum = plum
face-orchid = orchid
face-chrysanthemum = chrysanthemum
# The plant, one of four plants. The tiles with sticks have numbers.
face-bamboo-plant = bamboo plant
face-spring = spring
face-summer = summer
face-autumn = autumn
face-winter = winter

## Faces of the tiles of Link: letters and shapes

face-letter = letter { $letter }
face-circle = circle
face-ring = ring
face-square = square
face-triangle = triangle
face-diamond = diamond
face-star = star
face-cross = cross
face-heart = heart
face-moon = moon
face-sun = sun
face-lightning = lightning
face-drop = drop
face-leaf = leaf
face-arrow = arrow
face-cube = cube
face-hourglass = hourglass
face-crown = crown
face-anchor = anchor
face-key = key
face-fish = fish
face-bell = bell

## Keys of the on-screen keyboard

# Makes the next letter a capital.
keyboard-shift = Shift
keyboard-backspace = Backspace
keyboard-space = Space
keyboard-left = Cursor left
keyboard-right = Cursor right
# Confirms the text, like Enter.
keyboard-done = Done
# Keys that show other letters.
keyboard-signs = Numbers and symbols
# The letters of the language.
keyboard-letters = Letters
keyboard-latin = Latin letters
# Letters with accents; in Chinese, punctuation.
keyboard-more = More letters
