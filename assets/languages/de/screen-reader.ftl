### What a screen reader says about the board, and what it announces. None of it is on the screen. Each message is short,
### because it is heard often.

## Places of tiles

place-row-column = Zeile { $row }, Spalte { $column }
place-layer = Schicht { $layer }, Zeile { $row }, Spalte { $column }
place-cube = Würfel { $cube }, Schicht { $layer }, Zeile { $row }, Spalte { $column }
place-number = Feld { $number }

## Tiles

tile-description = { $place }: { $content }
tile-empty = leer
tile-of-player = { $content }, { $player }
tile-yours = { $content }, gehört dir
tile-in-reach = { $content }, erreichbar
tile-removed = entfernt
tile-dark = dunkel
tile-lit = leuchtet
tile-block = Block
tile-stone = Stein
tile-height = Höhe { $height }
tile-goal = Ziel
tile-runner = Läufer
tile-ball = Kugel
tile-piece = Figur { $number }
tile-ladder = Leiter zu { $place }
tile-snake = Schlange zu { $place }
tile-chosen = { $content }, ausgewählt
tile-hint = { $content }, Tipp

## The board

board-label = { $game }, Brett: { $details }
colour-button-tiles =
    { $colour }, { $tiles ->
        [one] bringt { $tiles } Feld
       *[other] bringt { $tiles } Felder
    }

## Moves

move-by = { $player }: { $action }
move-colour =
    { $colour }, jetzt { $tiles ->
        [one] { $tiles } Feld
       *[other] { $tiles } Felder
    }
move-pair = Paar entfernt: { $first } und { $second }
move-rolled = { $pips } gewürfelt
move-shuffled = Steine gemischt
move-piece = Figur { $number } auf { $place }
move-sent-back = rausgeworfen: { $player }
move-raised = { $place } angehoben
move-raised-two = { $first } und { $second } angehoben
move-flight = Flug zu { $place }
move-time-up = Zeit um
move-pass = gepasst
position-changed = Stellung geändert: { $details }
hint-about = { $advice }: { $what }

## Turns and clocks

turn-yours = Du bist dran
press-again = Zum Bestätigen noch mal drücken
seconds-left =
    Noch { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
result-announced = { $result }, { $margin }
chat-announced = { $player }: { $message }

## Faces of the tiles of Link: mahjong tiles

face-bamboo = Bambus { $number }
face-circles = Kreise { $number }
face-characters = Zeichen { $number }
face-east = Ostwind
face-south = Südwind
face-west = Westwind
face-north = Nordwind
face-red-dragon = roter Drache
face-green-dragon = grüner Drache
face-white-dragon = weißer Drache
face-red-bamboo = roter Bambus 5
face-red-circles = rote Kreise 5
face-red-characters = rote Zeichen 5
face-plum = Pflaume
face-orchid = Orchidee
face-chrysanthemum = Chrysantheme
face-bamboo-plant = Bambuspflanze
face-spring = Frühling
face-summer = Sommer
face-autumn = Herbst
face-winter = Winter

## Faces of the tiles of Link: letters and shapes

face-letter = Buchstabe { $letter }
face-circle = Kreis
face-ring = Ring
face-square = Quadrat
face-triangle = Dreieck
face-diamond = Raute
face-star = Stern
face-cross = Kreuz
face-heart = Herz
face-moon = Mond
face-sun = Sonne
face-lightning = Blitz
face-drop = Tropfen
face-leaf = Blatt
face-arrow = Pfeil
face-cube = Würfel
face-hourglass = Sanduhr
face-crown = Krone
face-anchor = Anker
face-key = Schlüssel
face-fish = Fisch
face-bell = Glocke

## Keys of the on-screen keyboard

keyboard-shift = Umschalttaste
keyboard-backspace = Rücktaste
keyboard-space = Leertaste
keyboard-left = Cursor nach links
keyboard-right = Cursor nach rechts
keyboard-done = Fertig
keyboard-signs = Ziffern und Symbole
keyboard-letters = Buchstaben
keyboard-latin = Lateinische Buchstaben
keyboard-more = Weitere Buchstaben
