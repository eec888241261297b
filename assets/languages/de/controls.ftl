### Keys and gamepad buttons, and their names.

label-with-key = { $label } ({ $key })
controls-title = Tasten und Controller
controls-layout = Belegung
controls-usual = Standard
controls-left-hand = Linke Hand
controls-right-hand = Rechte Hand
controls-places = Hier zählt die Lage der Tasten. Sie heißen wie auf einer US-Tastatur, bis du sie drückst.

## The table

controls-key = Taste
controls-second-key = Zweite Taste
controls-button = Controller
controls-press-key = Drück die neue Taste. Esc bricht ab, Entf entfernt.
controls-press-button = Drück die neue Taste am Controller. Drückst du noch mal dieselbe, wird sie entfernt.
controls-remove = Entfernen
controls-cancel = Abbrechen
controls-conflict = Auch belegt mit: { $actions }
controls-always = Immer gleich: Esc geht zurück, F1 öffnet die Regeln, Strg+Z nimmt einen Zug zurück, Strg+Y wiederholt ihn, 1 bis 9 und 0 wählen Farben und Figuren. In Menüs gehen auch die Pfeiltasten, Enter und die Leertaste.
controls-reset = Alle Tasten zurücksetzen
controls-reset-again = Zum Zurücksetzen noch mal drücken

## Names of rows: what a key does. The diagonals also lead to other layers and cubes.

controls-up = Hoch
controls-right = Rechts
controls-down = Runter
controls-left = Links
controls-up-left = Links hoch, voriger Würfel
controls-up-right = Rechts hoch, Schicht darüber
controls-down-left = Links runter, nächster Würfel
controls-down-right = Rechts runter, Schicht darunter
controls-choose = Auswählen
controls-turn-left = 3D-Brett nach links drehen
controls-turn-right = 3D-Brett nach rechts drehen
controls-zoom-in = Vergrößern
controls-zoom-out = Verkleinern
controls-full-screen = Vollbild

## Names of keys, as they are printed on a keyboard of the language

key-escape = Esc
key-enter = Enter
key-space = Leertaste
key-backspace = Rücktaste
key-delete = Entf
key-insert = Einfg
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-number-pad = Num { $key }

## Buttons of a gamepad: there is little room

pad-direction = Steuerkreuz { $arrow }
pad-lower = Untere Taste
pad-right = Rechte Taste
pad-upper = Obere Taste
pad-left = Linke Taste
pad-cross = Kreuz
pad-circle = Kreis
pad-triangle = Dreieck
pad-square = Quadrat
