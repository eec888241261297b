### Boards and their notation.

## Short descriptions of boards, such as "12×12, 8-way, hills"

plan-ring = anneau de { $cells }
plan-track = piste de { $cells }
plan-hexes = { $columns }×{ $rows } hexagones
plan-map = carte de { $areas }
plan-detail = { $board }, { $detail }
plan-ways = { $ways } directions
plan-joined-edges = bords reliés
plan-holes = trous
plan-hills = collines

## Reasons why a board cannot be built, without a full stop

board-empty = un plateau doit avoir au moins une case par côté
board-too-large = un plateau de { $cells } cases est trop grand : le maximum est { $most }
board-hole-outside = le trou en colonne { $column }, ligne { $row }, est hors du plateau
board-heights =
    { $heights ->
        [one] { $heights } hauteur ne va pas avec un plateau de { $cells } cases
       *[other] { $heights } hauteurs ne vont pas avec un plateau de { $cells } cases
    }
board-disconnected = aucun chemin ne mène de la première case à la case { $cell } : le plateau doit être d’un seul tenant
board-hills-levels = les collines ont de { $least } à { $most } niveaux, pas { $given }
board-hills-climb = sur des collines de { $levels } niveaux, un pas monte de 1 à { $most } niveaux, et non de { $given }

## Reasons why a track cannot be built, without a full stop
## A track is a main path with branches beside it, lanes that end, and jumps from cell to cell.

board-ring-too-short = un anneau a au moins 3 cases, pas { $given }
board-branch-empty = une branche a au moins une case à elle
board-lane-empty = un couloir a au moins une case à lui
board-jump-no-cell = un saut indique la case { $cell }, mais les cases vont de 0 à { $last }
board-branch-no-cell = une branche indique la case { $cell }, mais les cases vont de 0 à { $last }
board-lane-no-cell = un couloir indique la case { $cell }, mais les cases vont de 0 à { $last }
board-exit-no-cell = une sortie indique la case { $cell }, mais les cases vont de 0 à { $last }
board-branch-off-path = une branche indique la case { $cell }, mais celles du chemin principal vont de 0 à { $last }
board-lane-off-path = un couloir indique la case { $cell }, mais celles du chemin principal vont de 0 à { $last }
board-exit-off-path = une sortie indique la case { $cell }, mais celles du chemin principal vont de 0 à { $last }
board-two-lanes = deux couloirs partent de la case { $cell } : il n’y a de place que pour un par case
board-branch-circle = une branche partie de la case { $cell } doit rejoindre le chemin principal à une autre case
board-branch-back = une branche partie de la case { $from } doit rejoindre la piste plus loin, pas à la case { $to }
board-exit-beyond-lane = une sortie part de la case { $cell } d’un couloir dont les cases vont de 0 à { $last }
board-jump-circle = un saut parti de la case { $cell } doit mener à une autre case
board-jump-twice = le saut de la case { $from } à la case { $to } ne doit figurer qu’une fois
board-track-too-wide = avec ses branches et ses couloirs, la piste aurait { $width } cases de large ; le maximum est { $most }

## What was expected in the notation of a board. Words such as hex15x15, wrap, climb1 and n8 are part of the notation.
## Each phrase but the first follows the word "expected", as the first one says.

notation-expected = il faut { $expected }
notation-each-option-once = chaque option une seule fois
notation-neighbours = n4 ou n8 pour des carrés, n6 ou n26 pour un cube, n8 ou n80 en quatre dimensions
notation-square-neighbours = n4 ou n8 pour des carrés
notation-cube-neighbours = n6 ou n26 pour un cube
notation-hypercube-neighbours = n8 ou n80 en quatre dimensions
notation-no-neighbours = des carrés ou un cube pour choisir le nombre de voisins
notation-holes = des trous en colonnes et lignes à partir de 0, chacun une seule fois, par exemple holes4.4+0.8
notation-no-holes = des carrés pour avoir des trous
notation-hole-outside = des trous sur le plateau de { $size }, pas en { $hole }
notation-no-wrap = des carrés pour « wrap »
notation-no-layout = des hexagones pour décaler des lignes ou des colonnes
notation-hills = des collines de { $least } à { $most } niveaux et une graine, par exemple hills4-7
notation-climb = le nombre de niveaux que monte un pas, par exemple climb1
notation-climb-without-hills = des collines pour « climb »
notation-climb-too-high = une montée de moins de { $levels } niveaux
notation-map = le nombre de régions de la carte et sa graine, par exemple map40-7
notation-ring = le nombre de cases de l’anneau, par exemple ring40
notation-track = le nombre de cases de la piste, par exemple track40
notation-hexes = les colonnes et lignes d’hexagones, par exemple hex15x15
notation-sides = les colonnes et lignes, par exemple 15x15, les trois côtés d’un cube, par exemple 5x5x5, ou quatre côtés, par exemple 3x3x3x3

## Maps that are generated

map-areas = une carte a de { $least } à { $most } régions, pas { $given }
map-no-map = la graine { $seed } ne donne pas de carte de { $areas } régions : essaies-en une autre

## Errors in the text of a map that someone drew

map-file-expected = ligne { $line }, colonne { $column } : il faut { $expected }

## What was expected in a map that someone drew. Each phrase follows the word "expected", as above.
## The words map, area and border are part of the format.

map-file-too-long = la fin du fichier, limité à { $most } Kio
map-file-title-first = map et un titre avant tout le reste
map-file-no-title = map et un titre
map-file-word = area, border ou #
map-file-area-name = le nom de la région
map-file-corner = un sommet : deux nombres entiers séparés par une virgule, par exemple 40,30
map-file-border-names = les noms de deux régions
map-file-second-name = le nom d’une deuxième région
map-file-line-end = la fin de la ligne
map-code-too-long = au plus { $most } octets
map-code-two-names = deux noms séparés par « - »
map-code-second-coordinate = « . » et la deuxième coordonnée du sommet
map-title = un titre de 1 à { $most } lettres, chiffres et _
map-name = un nom de 1 à { $most } lettres, chiffres et _
map-name-twice = un autre nom : la région { $name } existe déjà
map-coordinate = un nombre entier de 0 à { $most }
map-too-few-corners = un autre sommet : il en faut au moins { $least } par région
map-line-end-corners = la fin de la ligne : une région a au plus { $most } sommets
map-next-part-corners = la partie suivante : une région a au plus { $most } sommets
map-line-end-all-corners = la fin de la ligne : une carte a au plus { $most } sommets
map-next-part-all-corners = la partie suivante : une carte a au plus { $most } sommets
map-sides-cross = un sommet dont le côté, jusqu’au suivant, ne croise ni ne touche un autre côté
map-too-few-areas = une autre région : il en faut au moins { $least } par carte
map-too-many-areas = une frontière : une carte a au plus { $most } régions
map-areas-overlap = une région qui ne recouvre pas { $area }
map-too-wide = des régions plus proches les unes des autres : une carte ne peut pas dépasser { $most } fois la largeur moyenne de ses régions
map-no-such-area = le nom d’une région
map-border-with-itself = une autre région que { $area }
map-too-many-borders = la fin : { $areas } régions ont au plus { $most } frontières
map-border-twice = une autre frontière : { $a } et { $b } en ont déjà une
