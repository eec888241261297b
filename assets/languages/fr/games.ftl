### Games: names, options, and refused moves.

## Names of the games

game-title-drench = Déluge
game-title-link = Paires
game-title-light-block = Fil de lumière
game-title-in-a-row = Alignement
game-title-race = Course de dés
game-title-blockade = Barrage

## Playing strength of the computer, from the weakest

level-gentle = Débutant
level-easy = Facile
level-medium = Moyen
level-hard = Difficile

## Choices of Drench for the move limit

drench-margin-relaxed = Large
drench-margin-fair = Normale
drench-margin-tight = Serrée
drench-margin-twice-the-side = 2 × le côté

## Reasons why a move is refused, shown alone or in a sentence; without a capital letter or a full stop

refused-over = la partie est terminée
refused-not-your-turn = c’est au joueur { $player } de jouer
refused-wrong-kind = tu ne peux pas faire cela maintenant
refused-time-is-up = le temps est écoulé
refused-time-is-left = il reste du temps
refused-closes-path = cela bloquerait le dernier chemin du joueur { $player }
refused-closes-paths = cela bloquerait le dernier chemin des joueurs { $others } et { $last }

refused-own-colour = c’est déjà ta couleur
refused-others-colour = c’est la couleur de l’adversaire
refused-no-such-colour = cette couleur n’est pas dans cette partie
refused-same-tile = choisis une autre tuile
refused-no-tile = il n’y a pas de tuile ici
refused-not-alike = ces tuiles ne sont pas identiques
refused-no-line = aucune ligne de deux virages au plus ne les relie
refused-not-beside = cette case n’est pas à côté de la tienne
refused-too-steep = c’est trop raide
refused-blocked-tile = c’est un bloc
refused-stood-on = tu y es déjà
refused-lit-tile = cette case est déjà allumée
refused-no-such-cell = cette case n’existe pas sur ce plateau
refused-cell-taken = cette case est prise
refused-nothing-below = le pion tomberait de là
refused-no-such-side = un dé va de 1 à 6
refused-no-such-piece = ce pion n’existe pas
refused-too-far = ce pion ne peut pas aller aussi loin
refused-own-piece = un de tes pions est déjà là
refused-still-waiting = un six fait sortir le pion suivant, dans l’ordre
refused-not-so-far-back = il n’y a pas quatre cases derrière ce pion
refused-no-fork = il n’y a pas de bifurcation ici
refused-occupied = il y a déjà un coureur
refused-out-of-reach = c’est trop loin à pied
refused-no-flights = tu n’as plus de vol
refused-too-far-to-fly = c’est trop loin pour un vol
refused-no-path-there = de là, aucun chemin ne mène à ton arrivée
refused-no-builds = tu n’as plus de construction
refused-not-touching = ces cases ne se touchent pas
refused-too-high = le niveau 9 est le plus haut
refused-centre-first = le premier pion ne peut pas aller au centre

## Reasons why the options of a game do not fit, shown below the options; without a capital letter or a full stop
## $least and $most are numbers.

misfit-sides = chaque côté doit avoir { $least } à { $most } cases
misfit-columns = choisis { $least } à { $most } colonnes
misfit-rows = choisis { $least } à { $most } lignes
misfit-cube-sides = chaque côté d’un cube doit avoir { $least } à { $most } cases
misfit-hypercube-sides = chaque côté d’un plateau 4D doit avoir { $least } à { $most } cases
misfit-areas = choisis { $least } à { $most } régions
misfit-ring-length = un anneau doit avoir { $least } à { $most } cases
misfit-track-length = une piste doit avoir { $least } à { $most } cases
misfit-too-few-tiles = le plateau doit avoir au moins { $least } cases
misfit-too-many-tiles = le plateau peut avoir { $most } cases au plus
misfit-variants = ce jeu demande un plateau sans trous ni bords reliés
misfit-ring-parts = un anneau ne peut avoir ni branches, ni couloirs, ni sauts ici
misfit-track-parts = une piste ne peut avoir ni branches, ni couloirs, ni sauts ici
misfit-corners = les diagonales ne sont pas possibles ici

misfit-tiles = le plateau doit avoir { $wanted } cases, pas { $given }
misfit-cells = le plateau doit avoir { $wanted } cases, pas { $given }

## The same for Drench

misfit-drench-board = sur une piste ouverte, il n’y a rien à choisir : prends plutôt un anneau
misfit-drench-colours = choisis { $least } à { $most } couleurs
misfit-drench-colours-for-two = à deux, il faut au moins { $least } couleurs
misfit-drench-limit = choisis une limite de { $least } à { $most } coups
misfit-drench-tile-colour = une case n’a aucune des { $colours } couleurs en jeu
misfit-drench-first-tiles = les premières cases des deux joueurs doivent être de couleurs différentes

## The same for Link

misfit-link-board = aucune ligne ne peut passer ici : prends plutôt des carrés ou des hexagones
misfit-link-hills = { game-title-link } ne se joue pas sur des collines
misfit-link-odd-tiles = { $tiles } tuiles ne peuvent pas toutes former des paires
misfit-link-gravity = les tuiles ne peuvent pas tomber sur des hexagones
misfit-link-faces = choisis { $least } à { $most } motifs
misfit-link-too-many-faces =
    { $pairs ->
        [one] { $pairs } paire a au plus { $pairs } motif
       *[other] { $pairs } paires ont au plus { $pairs } motifs
    }
misfit-link-whole-seconds = le chrono doit être en secondes entières
misfit-link-countdown = choisis un chrono de { $least } à { $most } secondes
misfit-link-gain = choisis un bonus de { $least } à { $most } secondes par paire
misfit-link-tile = une tuile n’a aucun des { $faces } motifs en jeu
misfit-link-no-pair = le plateau doit avoir au moins une paire
misfit-link-odd-face = un motif figure sur un nombre impair de tuiles

## The same for Light Block

misfit-light-board = sur ce plateau, il n’y a rien à choisir : prends plutôt des carrés, des hexagones, une carte ou un cube
misfit-light-blocks = bloque une case sur { $least } à { $most }, ou aucune
misfit-light-tile = une case n’est ni libre, ni un bloc, ni le départ
misfit-light-start = le plateau doit avoir un seul départ
misfit-light-no-step = il n’y a pas de case libre à côté du départ

## The same for In a Row

misfit-row-board = { game-title-in-a-row } se joue sur des carrés, des hexagones, un cube ou en 4D
misfit-row-hills = { game-title-in-a-row } ne se joue pas sur des collines
misfit-row-stones = choisis { $least } à { $most } pions à aligner
misfit-row-players = choisis { $least } à { $most } joueurs
misfit-row-first = le joueur qui commence doit être dans la partie
misfit-row-falls = les pions ne tombent que sur des carrés, des cubes, en 4D et sur des hexagones en colonnes
misfit-row-no-line = aucune ligne de ce plateau n’a { $cells } cases
misfit-row-centre-falls = quand les pions tombent, le premier n’arrive jamais au centre
misfit-row-no-centre = ce plateau n’a pas de centre
misfit-row-too-many-players = le plateau est trop petit pour { $players } joueurs avec { $stones } pions chacun
misfit-row-stone-of-nobody = un pion n’est à aucun joueur
misfit-row-stone-floats = un pion n’a rien sous lui
misfit-row-two-winners = deux joueurs ne peuvent pas avoir gagné tous les deux

## The same for Race

misfit-race-board = { game-title-race } se joue sur une piste ou un anneau
misfit-race-hills = { game-title-race } ne se joue pas sur des collines
misfit-race-seats = choisis { $least } à { $most } joueurs
misfit-race-needs-track = « serpents et échelles » se joue sur une piste ouverte
misfit-race-needs-ring = une course en boucle demande un anneau
misfit-race-pieces = choisis { $least } à { $most } pions par joueur
misfit-race-laps = choisis { $least } à { $most } tours
misfit-race-ring-length = à { $players } joueurs, le nombre de cases de l’anneau doit être un multiple de { $players }, par exemple { $example }
misfit-race-ring-forks = à { $players } joueurs, un anneau avec bifurcations doit avoir au moins { $least } cases
misfit-race-track-forks = une piste avec bifurcations doit avoir { $least } à { $most } cases
misfit-race-cells = { game-title-race } demande une graine, pas une liste de cases

## The same for Blockade

misfit-blockade-board = { game-title-blockade } se joue sur des carrés, des hexagones ou une carte
misfit-blockade-players = choisis { $least } à { $most } joueurs
misfit-blockade-run = choisis une portée de { $least } à { $most } pas
misfit-blockade-builds = choisis { $least } à { $most } constructions par joueur
misfit-blockade-flights = choisis { $least } à { $most } vols par joueur
misfit-blockade-no-path = un joueur n’aurait pas de chemin vers l’arrivée ici
misfit-blockade-begins-at-goal = un joueur commencerait à l’arrivée ici
misfit-blockade-paths-differ = ce plateau est trop inégal : certains chemins sont bien plus longs
misfit-blockade-runner-at-goal = le coureur du joueur { $player } est déjà à l’arrivée
misfit-blockade-runner-no-path = le coureur du joueur { $player } n’a pas de chemin vers l’arrivée
misfit-blockade-runner-of-nobody = un coureur n’est à aucun joueur
misfit-blockade-two-runners = le joueur { $player } a deux coureurs
misfit-blockade-no-runner = le joueur { $player } n’a pas de coureur

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

code-board-misfit = un plateau possible : { $reason }
code-cells-end = la fin du code après la dernière case
code-cells-in-row =
    { $tiles ->
        [one] { $tiles } case d’affilée avant « / »
       *[other] { $tiles } cases d’affilée avant « / »
    }
code-cells-too-many = au plus { $most } cases
code-cells-too-few =
    { $tiles ->
        [one] { $tiles } case, pas { $found }
       *[other] { $tiles } cases, pas { $found }
    }

code-drench-options = un plateau (15x15, hex15x15, 5x5x5, map40-7, ring40), des couleurs (c6), une limite de coups (m30), des places (s2) ou « free »
code-drench-colours = { $least } à { $most } couleurs, par exemple c6
code-drench-limit = une limite de { $least } à { $most } coups, par exemple m30
code-drench-seats = une place (s1) ou deux (s2)
code-drench-no-limit = une seule place pour une limite de coups
code-drench-colours-for-two = { $least } à { $most } couleurs à deux joueurs
code-drench-least-colours-for-two = au moins { $least } couleurs à deux joueurs
code-drench-free = deux places (s2) pour « free »
code-drench-cells = une case de a à { $last }

code-flood-size = le nom d’un jeu, ou la taille d’un plateau de Flood, par exemple 12x12, avec { $least } à { $most } cases de côté
code-flood-cells = « : », les cases du plateau, « , » et la limite de coups
code-flood-comma = « , » après { $cells } cases
code-flood-colour = une couleur de 0 à { $most }
code-flood-cell-count = { $cells } cases, pas { $found }
code-flood-limit = « , » et une limite de { $least } à { $most } coups

code-link-options = un plateau (15x15, hex15x15, 5x5x5, map40-7, ring40), des motifs (f16), le sens de chute des tuiles (down, up, left, right, middle), un chrono (t180+3) ou « untimed »
code-link-faces = { $least } à { $most } motifs, par exemple f16
code-link-countdown = un chrono de { $least } à { $most } secondes et un bonus de { $least_gain } à { $most_gain } par paire, par exemple t180+3
code-link-countdown-alone = un chrono de { $least } à { $most } secondes, par exemple t180+3
code-link-gravity-misfit = des tuiles qui ne tombent pas : { $reason }
code-link-faces-misfit = moins de motifs : { $reason }
code-link-cells = une tuile de a à z ou de A à S, ou « . » pour aucune

code-light-options = un plateau (15x15, hex15x15, 5x5x5, map40-7, ring40), la part de blocs (b12 : une case sur 12) ou « classic »
code-light-blocks = une case bloquée sur { $least } à { $most }, par exemple b12, ou b0
code-light-cells = une case libre (.), un bloc (#) ou le départ (@)
code-light-no-start = un départ (@)
code-light-second-start = un seul départ (@)

code-row-options = un plateau (15x15, hex15x15, 5x5x5), les pions à aligner (k3), des places (s2), la place qui commence (f2), « fall » ou « off-centre »
code-row-row = { $least } à { $most } pions à aligner, par exemple k3
code-row-seats = { $least } à { $most } places, par exemple s2
code-row-first = la place qui commence, par exemple f2
code-row-row-misfit = un nombre de pions possible : { $reason }
code-row-seats-misfit = un nombre de places possible : { $reason }
code-row-first-misfit = une place qui puisse commencer : { $reason }
code-row-cells = « . » pour une case libre, ou un pion de a à { $last }

code-race-options = un plateau (track100, ring40), des places (s4), des pions (p4), des tours (laps2), « exact », « fork », « back4 », et « again » ou « once »
code-race-seats = { $least } à { $most } places, par exemple s4
code-race-pieces = { $least } à { $most } pions, par exemple p4
code-race-laps = { $least } à { $most } tours, par exemple laps2
code-race-no-pieces = un anneau pour choisir le nombre de pions
code-race-no-laps = un anneau pour des tours
code-race-no-exact = une piste pour « exact »
code-race-no-cells = « # » et une graine : un plateau de { game-title-race } est généré, pas donné case par case

code-blockade-options = un plateau (9x9, hex11x12, map60-7), des places (s2), la portée d’une course (r1), des constructions (b10) ou des vols (w1)
code-blockade-seats = { $least } à { $most } places, par exemple s2
code-blockade-range = une portée de { $least } à { $most } pas, par exemple r1
code-blockade-builds = { $least } à { $most } constructions, par exemple b10
code-blockade-flights = { $least } à { $most } vols, par exemple w1
code-blockade-cells = une hauteur de 0 à 9, ou la lettre d’un coureur
