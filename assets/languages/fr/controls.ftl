### Keys and gamepad buttons, and their names.

label-with-key = { $label } ({ $key })
controls-title = Touches et manette
controls-layout = Disposition
controls-usual = Standard
controls-left-hand = Main gauche
controls-right-hand = Main droite
controls-places = Ici, c’est la position des touches qui compte. Elles portent les noms d’un clavier américain jusqu’à ce que tu appuies dessus.

## The table

controls-key = Touche
controls-second-key = Autre touche
controls-button = Manette
controls-press-key = Appuie sur la nouvelle touche. Échap annule, Suppr retire.
controls-press-button = Appuie sur le nouveau bouton de la manette. Pour retirer l’actuel, appuie de nouveau dessus.
controls-remove = Retirer
controls-cancel = Annuler
controls-conflict = Sert aussi pour : { $actions }
controls-always = Toujours actives : Échap revient en arrière, F1 ouvre les règles, Ctrl+Z et Ctrl+Y annulent et rétablissent, 1 à 9 et 0 choisissent couleurs et pions. Dans les menus, les flèches, Entrée et Espace marchent aussi.
controls-reset = Réinitialiser les touches
controls-reset-again = Appuie encore pour réinitialiser

## Names of rows: what a key does. The diagonals also lead to other layers and cubes.

controls-up = Haut
controls-right = Droite
controls-down = Bas
controls-left = Gauche
controls-up-left = Haut gauche, cube précédent
controls-up-right = Haut droite, couche au-dessus
controls-down-left = Bas gauche, cube suivant
controls-down-right = Bas droite, couche au-dessous
controls-choose = Choisir
controls-turn-left = Tourner le cube vers la gauche
controls-turn-right = Tourner le cube vers la droite
controls-zoom-in = Zoom avant
controls-zoom-out = Zoom arrière
controls-full-screen = Plein écran

## Names of keys, as they are printed on a keyboard of the language

key-escape = Échap
key-enter = Entrée
key-space = Espace
key-backspace = Retour arr.
key-delete = Suppr
key-insert = Inser
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-number-pad = Num { $key }

## Buttons of a gamepad: there is little room

pad-direction = Croix dir. { $arrow }
pad-lower = Bouton du bas
pad-right = Bouton de droite
pad-upper = Bouton du haut
pad-left = Bouton de gauche
pad-cross = Croix
pad-circle = Rond
pad-triangle = Triangle
pad-square = Carré
