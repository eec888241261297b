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

## Choices of Drench for the limit of moves

drench-margin-relaxed = Large
drench-margin-fair = Normale
drench-margin-tight = Serrée
drench-margin-twice-the-side = Double du côté

## Reasons for which a move is refused, shown alone or in a sentence; without a capital letter and a full stop

refused-over = la partie est finie
refused-not-your-turn = c’est au joueur { $player } de jouer
refused-wrong-kind = ce coup n’est pas possible maintenant
refused-time-is-up = le temps est écoulé
refused-time-is-left = il reste du temps
refused-closes-path = cela fermerait le chemin du joueur { $player }
refused-closes-paths = cela fermerait le chemin des joueurs { $others } et { $last }

refused-own-colour = c’est déjà ta couleur
refused-others-colour = c’est la couleur de l’adversaire
refused-no-such-colour = il y a moins de couleurs dans cette partie
refused-same-tile = c’est la même tuile
refused-no-tile = il n’y a pas de tuile ici
refused-not-alike = ces tuiles ne vont pas ensemble
refused-no-line = aucune ligne de deux virages au plus ne relie ces deux tuiles
refused-not-beside = cette case n’est pas à côté de la tienne
refused-too-steep = ce pas est trop raide
refused-blocked-tile = cette case est bloquée
refused-stood-on = tu es sur cette case
refused-lit-tile = cette case est déjà allumée
refused-no-such-cell = cette case n’existe pas sur le plateau
refused-cell-taken = il y a déjà un pion
refused-nothing-below = le pion tomberait plus bas
refused-no-such-side = un dé montre 1 à 6
refused-no-such-piece = il y a moins de pions
refused-too-far = le pion ne peut pas aller aussi loin
refused-own-piece = un de tes pions est déjà là
refused-still-waiting = les pions en attente sortent sur un six, dans l’ordre
refused-not-so-far-back = un quatre recule de quatre cases, et il y en a moins
refused-no-fork = il n’y a pas de fourche ici
refused-occupied = un coureur est là
refused-out-of-reach = c’est trop loin à pied
refused-no-flights = il ne reste plus de vol
refused-too-far-to-fly = c’est trop loin pour un vol
refused-no-path-there = aucun chemin ne mène de là à ton arrivée
refused-no-builds = il ne reste plus de chantier
refused-not-touching = ces deux cases ne se touchent pas
refused-too-high = cela dépasserait le niveau 9
refused-centre-first = le premier pion ne peut pas aller au centre

## Reasons for which the options of a game do not fit, shown below the options; without a capital letter and a full stop
## $least and $most are numbers.

misfit-sides = un côté du plateau a { $least } à { $most } cases
misfit-columns = un plateau a { $least } à { $most } colonnes
misfit-rows = un plateau a { $least } à { $most } lignes
misfit-cube-sides = un côté d’un cube a { $least } à { $most } cases
misfit-hypercube-sides = un côté en quatre dimensions a { $least } à { $most } cases
misfit-areas = une carte a { $least } à { $most } régions
misfit-ring-length = un anneau a { $least } à { $most } cases
misfit-track-length = une piste a { $least } à { $most } cases
misfit-too-few-tiles = un plateau a au moins { $least } cases
misfit-too-many-tiles = un plateau a au plus { $most } cases
misfit-variants = pas de bords reliés ni de trous ici
misfit-ring-parts = pas de branches, de couloirs ni de sauts sur un anneau ici
misfit-track-parts = pas de branches, de couloirs ni de sauts sur une piste ici
misfit-corners = les cases ne se touchent que par les côtés

misfit-tiles =
    { $given ->
        [one] { $given } case ne remplit pas un plateau de { $wanted }
       *[other] { $given } cases ne remplissent pas un plateau de { $wanted }
    }
misfit-cells =
    { $given ->
        [one] { $given } case ne remplit pas un plateau de { $wanted }
       *[other] { $given } cases ne remplissent pas un plateau de { $wanted }
    }

## The same for Drench

misfit-drench-board = sur une piste ouverte, tous les coups de { game-title-drench } sont forcés ; prends plutôt un anneau
misfit-drench-colours = il y a { $least } à { $most } couleurs
misfit-drench-colours-for-two = à deux, il faut au moins { $least } couleurs
misfit-drench-limit = la limite est de { $least } à { $most } coups
misfit-drench-tile-colour = une case n’a aucune des { $colours } couleurs
misfit-drench-first-tiles = les premières cases des deux joueurs doivent être de couleurs différentes

## The same for Link

misfit-link-board = il n’y a pas de rangées pour tracer des lignes ; prends plutôt des carrés ou des hexagones
misfit-link-hills = le sol est plat
misfit-link-odd-tiles = { $tiles } tuiles ne peuvent pas toutes aller par paires
misfit-link-gravity = sur des hexagones, les tuiles restent en place
misfit-link-faces = il y a { $least } à { $most } motifs
misfit-link-too-many-faces =
    { $pairs ->
        [one] { $pairs } paire a au plus { $pairs } motif
       *[other] { $pairs } paires ont au plus { $pairs } motifs
    }
misfit-link-whole-seconds = le chrono compte en secondes entières
misfit-link-countdown = le chrono a { $least } à { $most } secondes
misfit-link-gain = une paire rend { $least } à { $most } secondes
misfit-link-tile = une tuile n’a aucun des { $faces } motifs
misfit-link-no-pair = il n’y a aucune paire de tuiles
misfit-link-odd-face = les tuiles d’un motif ne vont pas toutes par paires

## The same for Light Block

misfit-light-board = sur ce plateau, tous les pas de { game-title-light-block } sont forcés ; prends plutôt des carrés, des hexagones, une carte ou un cube
misfit-light-blocks = une case sur { $least } à { $most } est bloquée, ou aucune
misfit-light-tile = une case n’est ni libre, ni un bloc, ni le départ
misfit-light-start = un plateau a un seul départ
misfit-light-no-step = aucun pas n’est possible depuis le départ

## The same for In a Row

misfit-row-board = on n’aligne des pions que sur des carrés, des hexagones, des cubes et en quatre dimensions
misfit-row-hills = le sol est plat ici
misfit-row-stones = une ligne a { $least } à { $most } pions
misfit-row-players = il y a { $least } à { $most } joueurs
misfit-row-first = la place qui commence doit être celle d’un joueur
misfit-row-falls = les pions tombent tout droit sur des carrés, des cubes, en quatre dimensions et sur des hexagones en colonnes
misfit-row-no-line = aucune ligne de ce plateau n’a { $cells } cases
misfit-row-centre-falls = quand les pions tombent, le premier n’arrive jamais au centre
misfit-row-no-centre = ce plateau n’a pas de case au centre
misfit-row-too-many-players = ici, { $players } joueurs n’auront jamais { $stones } pions chacun
misfit-row-stone-of-nobody = un pion n’est à aucun des joueurs
misfit-row-stone-floats = un pion n’a rien sous lui
misfit-row-two-winners = deux joueurs ne peuvent pas avoir gagné

## The same for Race

misfit-race-board = { game-title-race } se joue sur une piste ou un anneau
misfit-race-hills = il n’y a pas de collines dans { game-title-race }
misfit-race-seats = il y a { $least } à { $most } places
misfit-race-needs-track = les serpents et échelles se jouent sur une piste ouverte
misfit-race-needs-ring = une course en boucle demande un anneau
misfit-race-pieces = chacun a { $least } à { $most } pions
misfit-race-laps = il y a { $least } à { $most } tours
misfit-race-ring-length = à { $players } joueurs, l’anneau a un multiple de { $players } cases, par exemple { $example }
misfit-race-ring-forks = à { $players } joueurs, un anneau avec fourches a au moins { $least } cases
misfit-race-track-forks = une piste avec fourches a { $least } à { $most } cases
misfit-race-cells = le plateau vient d’une graine, pas de cases données une à une

## The same for Blockade

misfit-blockade-board = { game-title-blockade } se joue sur des carrés, des hexagones et des cartes
misfit-blockade-players = joueurs : { $least } à { $most }
misfit-blockade-run = pas par tour : { $least } à { $most }
misfit-blockade-builds = chantiers par joueur : { $least } à { $most }
misfit-blockade-flights = vols par joueur : { $least } à { $most }
misfit-blockade-no-path = un joueur n’a pas de chemin vers l’arrivée ici
misfit-blockade-begins-at-goal = un joueur commencerait à l’arrivée ici
misfit-blockade-paths-differ = les chemins des joueurs sont trop inégaux ici
misfit-blockade-runner-at-goal = le coureur du joueur { $player } est déjà à l’arrivée
misfit-blockade-runner-no-path = le coureur du joueur { $player } n’a pas de chemin vers l’arrivée
misfit-blockade-runner-of-nobody = un coureur n’est à aucun des joueurs
misfit-blockade-two-runners = le joueur { $player } a deux coureurs
misfit-blockade-no-runner = le joueur { $player } n’a pas de coureur

## What was expected in the code of a game, such as drench:15x15,c6,m30#4711
## Each phrase follows the word "expected", see notation-expected and code-expected.
## Words such as c6, s2, free and untimed are part of codes.

code-board-misfit = un plateau possible : { $reason }
code-cells-end = la fin du code après la dernière case
code-cells-in-row =
    { $tiles ->
        [one] { $tiles } case d’affilée avant « / »
       *[other] { $tiles } cases d’affilée avant « / »
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

code-link-options = un plateau (15x15, hex15x15, 5x5x5, map40-7, ring40), des motifs (f16), un sens de chute (down, up, left, right, middle), un chrono (t180+3) ou « untimed »
code-link-faces = { $least } à { $most } motifs, par exemple f16
code-link-countdown = un chrono de { $least } à { $most } secondes et { $least_gain } à { $most_gain } que rend une paire, par exemple t180+3
code-link-countdown-alone = un chrono de { $least } à { $most } secondes, par exemple t180+3
code-link-gravity-misfit = un plateau sans chute : { $reason }
code-link-faces-misfit = moins de motifs : { $reason }
code-link-cells = une tuile de a à z ou de A à S, ou « . » pour aucune

code-light-options = un plateau (15x15, hex15x15, 5x5x5, map40-7, ring40), une case bloquée sur combien (b12) ou « classic »
code-light-blocks = une case bloquée sur { $least } à { $most }, par exemple b12, ou b0
code-light-cells = une case libre (.), un bloc (#) ou le départ (@)
code-light-no-start = un départ (@)
code-light-second-start = un seul départ (@)

code-row-options = un plateau (15x15, hex15x15, 5x5x5), les pions à aligner (k3), des places (s2), qui commence (f2), « fall » ou « off-centre »
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
code-race-no-pieces = un anneau pour un nombre de pions
code-race-no-laps = un anneau pour des tours
code-race-no-exact = une piste pour « exact »
code-race-no-cells = une graine après # : ce plateau est tiré au sort, pas donné case par case

code-blockade-options = un plateau (9x9, hex11x12, map60-7), des places (s2), les pas par tour (r1), des chantiers (b10) ou des vols (w1)
code-blockade-seats = { $least } à { $most } places, par exemple s2
code-blockade-range = { $least } à { $most } pas par tour, par exemple r1
code-blockade-builds = { $least } à { $most } chantiers, par exemple b10
code-blockade-flights = { $least } à { $most } vols, par exemple w1
code-blockade-cells = une hauteur de 0 à 9, ou la lettre d’un coureur
