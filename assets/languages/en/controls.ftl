### Keys and gamepad buttons, and their names.

# Tooltip of a button with its keys.
label-with-key = { $label } ({ $key })
# Title of the screen, and the button that opens it.
controls-title = Keys and gamepad

# Sets of keys: for both hands, or for one.
controls-layout = Layout
controls-usual = Usual
controls-left-hand = Left hand
controls-right-hand = Right hand
# Under a set for one hand.
controls-places = Here keys are chosen by their place. They have the names of an American keyboard until you press them.

## The table

# Names of columns, with little room.
controls-key = Key
controls-second-key = Second key
controls-button = Gamepad
# While a cell of the table waits for a key or a button. Names of keys are as on a keyboard of the language.
controls-press-key = Press the new key. Esc cancels, Delete removes.
controls-press-button = Press the new button on the gamepad. The same one again removes it.
controls-remove = Remove
controls-cancel = Cancel
# Under a row whose key another row has as well.
controls-conflict = Also set for: { $actions }
# Under the table: keys that cannot be changed.
controls-always = Always the same: Esc goes back, F1 opens the rules, Ctrl Z and Ctrl Y undo and redo, 1 to 9 and 0 choose colours and pieces. In menus, the arrows, Enter and Space work as well.
controls-reset = Reset the table
controls-reset-again = Press again to reset the table

## Names of rows; what a key does. The diagonals lead to other layers and cubes as well.

controls-up = Up
controls-right = Right
controls-down = Down
controls-left = Left
controls-up-left = Up left, cube before
controls-up-right = Up right, layer above
controls-down-left = Down left, next cube
controls-down-right = Down right, layer below
controls-choose = Choose
controls-turn-left = Turn the cube left
controls-turn-right = Turn the cube right
controls-zoom-in = Enlarge the board
controls-zoom-out = Show more of the board
controls-full-screen = Full screen

## Names of keys, as they are printed on a keyboard of the language

key-escape = Esc
key-enter = Enter
key-space = Space
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
# A key of the number pad.
key-number-pad = Num { $key }

## Buttons of a gamepad, with little room

# The cross with four directions.
pad-direction = D-pad { $arrow }
# The four round buttons on the right, by their place.
pad-lower = Lower button
pad-right = Right button
pad-upper = Upper button
pad-left = Left button
# The same on a PlayStation, by their sign.
pad-cross = Cross
pad-circle = Circle
pad-triangle = Triangle
pad-square = Square
