### Keys and gamepad buttons, and their names.

# Tooltip of a button with its keys.
label-with-key = { $label } ({ $key })
# Title of the screen, and the button that opens it.
controls-title = Keys and gamepad

# Sets of keys: for both hands, or for one.
controls-layout = Layout
controls-usual = Standard
controls-left-hand = Left hand
controls-right-hand = Right hand
# Below a set for one hand.
controls-places = These keys go by position: they show US keyboard names until you press them.

## The table

# Names of columns: there is little room.
controls-key = Key
controls-second-key = Second key
controls-button = Gamepad
# While a cell of the table waits for a key or a button. Names of keys are as on a keyboard of the language.
controls-press-key = Press the new key. Esc cancels, Delete removes.
controls-press-button = Press the new gamepad button. Press the same one again to remove it.
controls-remove = Remove
controls-cancel = Cancel
# Below a row whose key another row has, too.
controls-conflict = Also used for: { $actions }
# Below the table: keys that cannot be changed.
controls-always = These never change: Esc goes back, F1 opens the rules, Ctrl+Z and Ctrl+Y undo and redo, 1 to 9 and 0 choose colours and pieces. In menus, the arrow keys, Enter and Space work as well.
controls-reset = Reset all keys
controls-reset-again = Press again to reset all keys

## Names of rows: what a key does. The diagonals also lead to other layers and cubes.

controls-up = Up
controls-right = Right
controls-down = Down
controls-left = Left
controls-up-left = Up left, previous cube
controls-up-right = Up right, layer above
controls-down-left = Down left, next cube
controls-down-right = Down right, layer below
controls-choose = Choose
controls-turn-left = Turn cube left
controls-turn-right = Turn cube right
controls-zoom-in = Zoom in
controls-zoom-out = Zoom out
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

## Buttons of a gamepad: there is little room

# The cross with four directions.
pad-direction = D-pad { $arrow }
# The four round buttons on the right, by their position.
pad-lower = Lower button
pad-right = Right button
pad-upper = Upper button
pad-left = Left button
# The same on a PlayStation, by their symbol.
pad-cross = Cross
pad-circle = Circle
pad-triangle = Triangle
pad-square = Square
