### What a screen reader says about the board, and what it announces. None of it is on the screen. Each message is short,
### because it is heard often.

## Places of tiles

place-row-column = ligne { $row }, colonne { $column }
place-layer = couche { $layer }, ligne { $row }, colonne { $column }
place-cube = cube { $cube }, couche { $layer }, ligne { $row }, colonne { $column }
place-number = case { $number }

## Tiles

tile-description = { $place } : { $content }
tile-empty = vide
tile-of-player = { $content }, { $player }
tile-yours = { $content }, à toi
tile-in-reach = { $content }, à portée
tile-removed = retirée
tile-dark = éteinte
tile-lit = allumée
tile-block = bloc
tile-stone = pion
tile-height = hauteur { $height }
tile-goal = arrivée
tile-runner = coureur
tile-ball = boule
tile-piece = pion { $number }
tile-ladder = échelle vers { $place }
tile-snake = serpent vers { $place }
tile-chosen = { $content }, choisie
tile-hint = { $content }, indice

## The board

board-label = { $game }, plateau : { $details }
colour-button-tiles =
    { $colour }, { $tiles ->
        [one] gagne { $tiles } case
       *[other] gagne { $tiles } cases
    }

## Moves

move-by = { $player } : { $action }
move-colour =
    { $colour }, maintenant { $tiles ->
        [one] { $tiles } case
       *[other] { $tiles } cases
    }
move-pair = paire retirée : { $first } et { $second }
move-rolled = { $pips } au dé
move-shuffled = tuiles mélangées
move-piece = pion { $number } en { $place }
move-sent-back = pion renvoyé : { $player }
move-raised = case surélevée : { $place }
move-raised-two = cases surélevées : { $first } et { $second }
move-flight = vol vers { $place }
move-time-up = temps écoulé
move-pass = a passé
position-changed = Nouvelle position : { $details }
hint-about = { $advice } : { $what }

## Turns and clocks

turn-yours = À toi de jouer
press-again = Appuie encore pour confirmer
seconds-left =
    Encore { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
result-announced = { $result }, { $margin }
chat-announced = { $player } : { $message }

## Faces of the tiles of Link: mahjong tiles

face-bamboo = bambou { $number }
face-circles = cercles { $number }
face-characters = caractères { $number }
face-east = vent d’est
face-south = vent du sud
face-west = vent d’ouest
face-north = vent du nord
face-red-dragon = dragon rouge
face-green-dragon = dragon vert
face-white-dragon = dragon blanc
face-red-bamboo = bambou rouge 5
face-red-circles = cercles rouges 5
face-red-characters = caractères rouges 5
face-plum = prunier
face-orchid = orchidée
face-chrysanthemum = chrysanthème
face-bamboo-plant = plante de bambou
face-spring = printemps
face-summer = été
face-autumn = automne
face-winter = hiver

## Faces of the tiles of Link: letters and shapes

face-letter = lettre { $letter }
face-circle = cercle
face-ring = anneau
face-square = carré
face-triangle = triangle
face-diamond = losange
face-star = étoile
face-cross = croix
face-heart = cœur
face-moon = lune
face-sun = soleil
face-lightning = éclair
face-drop = goutte
face-leaf = feuille
face-arrow = flèche
face-cube = cube
face-hourglass = sablier
face-crown = couronne
face-anchor = ancre
face-key = clé
face-fish = poisson
face-bell = cloche

## Keys of the on-screen keyboard

keyboard-shift = Majuscule
keyboard-backspace = Retour arrière
keyboard-space = Espace
keyboard-left = Curseur à gauche
keyboard-right = Curseur à droite
keyboard-done = Terminé
keyboard-signs = Chiffres et symboles
keyboard-letters = Lettres
keyboard-latin = Lettres latines
keyboard-more = Autres lettres
