### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = Jouer
setup-open-room = Ouvrir un salon
setup-another-board = Nouveau plateau
setup-paste = Coller un code
setup-more = Plus d’options

setup-names = Noms

setup-not-possible = Impossible de jouer ainsi : { $reason }.
setup-no-code = Rien à coller. Copie d’abord un code de partie.
setup-wrong-code = Erreur dans le { $error }.
setup-no-game-code = Ce n’est pas un code de partie : { $error }.
setup-cannot-start = Impossible de lancer cette partie : { $error }.

## Setup: kinds of board

setup-board = Plateau
setup-board-squares = Carrés
setup-board-hexes = Hexagones
setup-board-map = Carte
setup-board-cube = Cube
setup-board-hypercube = 4D
setup-board-ring = Anneau
setup-board-track = Piste

## Setup: sizes of boards

setup-size = Taille
setup-size-small = Petite
setup-size-medium = Moyenne
setup-size-large = Grande
setup-track-short = Courte
setup-track-classic = Classique
setup-track-long = Longue

setup-columns = Colonnes
setup-rows = Lignes
setup-layers = Couches
setup-cubes = Cubes
setup-areas = Régions
setup-tiles = Cases

## Setup: variants of boards

setup-diagonals = Avec diagonales
setup-wrap = Bords reliés
setup-holes = Trous

setup-shifted = Décalage
setup-shifted-odd-rows = Lig. imp.
setup-shifted-even-rows = Lig. paires
setup-shifted-odd-columns = Col. imp.
setup-shifted-even-columns = Col. paires

setup-hills = Collines
setup-hills-none = Aucune
setup-hills-levels = { $levels } niveaux

## Setup: players

setup-who = Mode de jeu
setup-mode-solo = Solo
setup-mode-same-device = Même appareil
setup-mode-computer = Ordinateur
setup-mode-network = Réseau
setup-mode-room-race = Tous en même temps
setup-mode-room-turns = Tour à tour

setup-level = Niveau
setup-seats = Joueurs
setup-computer-begins = L’ordinateur commence

## Players: what they are called

seat-you = Toi
seat-player = Joueur { $number }
seat-opponent = Adversaire
seat-player-short = J{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = À toi
seat-doing-to-move = C’est son tour
seat-doing-waiting = En attente
seat-doing-thinking = Réfléchit…
seat-doing-won = Victoire
seat-doing-lost = Défaite
seat-doing-drew = Match nul
seat-doing-out = Hors jeu

## Players: whose turn it is, below the board

seat-turn-computer = À l’ordinateur de jouer
seat-turn-opponent = À l’adversaire de jouer
seat-turn-person = À { $name } de jouer

## Players: who won, as the heading of the result

seat-won-you = Tu as gagné
seat-won-computer = L’ordinateur a gagné
seat-won-opponent = L’adversaire a gagné
seat-won-player-number = Le joueur { $number } a gagné
seat-won-person = { $name } a gagné

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = tu as gagné
seat-state-won-computer = l’ordinateur a gagné
seat-state-won-opponent = l’adversaire a gagné
seat-state-won-player-number = le joueur { $number } a gagné
seat-state-won-person = { $name } a gagné

## Hints, below the board

advice-searching = Recherche d’un bon coup…
advice-good-move = Un bon coup est indiqué
advice-possible-move = Un coup possible est indiqué
advice-restart = Plus moyen de gagner. Recommence le plateau
advice-go-back = Plus moyen de gagner. Reviens au coup { $last_winnable }
advice-never-winnable = Ce plateau est impossible à gagner

## Drench

drench-tagline = Inonde tout

drench-details = { $board } · { $colours } couleurs

drench-state-not-begun = nouvelle partie
drench-state-limit = coup { $moves } sur { $limit }
drench-state-moves =
    { $moves ->
        [one] après { $moves } coup
       *[other] après { $moves } coups
    }
drench-state-flooded =
    { $moves ->
        [one] inondé en { $moves } coup
       *[other] inondé en { $moves } coups
    }
drench-state-out-of-moves = coups épuisés
drench-state-over = la partie est terminée

drench-progress-left =
    { $left ->
        [one] coup restant
       *[other] coups restants
    }
drench-progress-tiles =
    { $held ->
        [one] { $held } case sur { $all }
       *[other] { $held } cases sur { $all }
    }

drench-decided = { $won } : { $held } cases sur { $all }
drench-choose = Choisis une couleur ou une case
drench-advice-choose = Choisis une couleur
drench-advice-try = Essaie : { $colour }
drench-advice-lost =
    { $left ->
        [one] Impossible en { $left } coup
       *[other] Impossible en { $left } coups
    }
drench-advice-lost-since =
    { $left ->
        [one] Impossible en { $left } coup. Reviens au coup { $last_winnable }
       *[other] Impossible en { $left } coups. Reviens au coup { $last_winnable }
    }
drench-advice-never = Ce plateau est infaisable en si peu de coups

drench-holder-you = À toi
drench-holder-other = À l’autre
drench-holder-player-short = J{ $number }

drench-result-flooded = Inondé !
drench-result-perfect =
    { $moves ->
        [one] { $moves } coup : parfait !
       *[other] { $moves } coups : parfait !
    }
drench-result-best =
    { $moves ->
        [one] { $moves } coup, idéal : { $best }
       *[other] { $moves } coups, idéal : { $best }
    }
drench-result-best-known =
    { $moves ->
        [one] { $moves } coup, meilleur connu : { $best }
       *[other] { $moves } coups, meilleur connu : { $best }
    }
drench-result-last-move = Au dernier coup
drench-result-moves-left =
    { $moves ->
        [one] { $moves } coup restant
       *[other] { $moves } coups restants
    }
drench-result-out-of-moves = Coups épuisés
drench-result-to-go =
    { $tiles ->
        [one] Encore { $tiles } case
       *[other] Encore { $tiles } cases
    }
drench-result-to-go-best =
    { $tiles ->
        [one] Encore { $tiles } case
       *[other] Encore { $tiles } cases
    }. Faisable en { $best ->
        [one] { $best } coup
       *[other] { $best } coups
    }
drench-result-lead =
    { $lead ->
        [one] De { $lead } case : { $winner } à { $loser }
       *[other] De { $lead } cases : { $winner } à { $loser }
    }
drench-result-draw = Match nul
drench-result-tiles-each =
    { $tiles ->
        [one] { $tiles } case chacun
       *[other] { $tiles } cases chacun
    }
drench-result-standstill = { $score }. Aucun gain en { $moves } coups

drench-size-classic = Classique
drench-setup-colours = Couleurs
drench-setup-limit = Limite de coups
drench-setup-moves = Coups
drench-setup-balanced = Plateau équilibré

## Link

link-tagline = Relie les paires

link-details-faces =
    { $faces ->
        [one] { $faces } motif
       *[other] { $faces } motifs
    }
link-details-stay = tuiles fixes
link-details-down = tuiles vers le bas
link-details-up = tuiles vers le haut
link-details-left = tuiles vers la gauche
link-details-right = tuiles vers la droite
link-details-middle = tuiles vers le centre

link-state-cleared = vidé
link-state-out-of-time = temps écoulé
link-state-time = reste { $time }
link-state-tiles =
    { $tiles ->
        [one] reste { $tiles } tuile
       *[other] reste { $tiles } tuiles
    }

link-progress-time = restant
link-progress-tiles =
    { $left ->
        [one] { $left } tuile sur { $all }
       *[other] { $left } tuiles sur { $all }
    }
link-progress-left =
    { $left ->
        [one] tuile restante
       *[other] tuiles restantes
    }

link-goal = Choisis deux tuiles identiques
link-no-moves = Plus aucun coup
link-shuffle = Mélanger
link-take-back = Annuler
link-same-board = Recommencer

link-advice-safe = Paire sûre : le plateau reste faisable
link-advice-possible = Ces deux tuiles vont ensemble
link-advice-lost = Mélange ou annule pour continuer

link-result-cleared = Plateau vidé !
link-result-time-left = Temps restant : { $time }
link-result-time = En { $time }
link-result-out-of-time = Temps écoulé
link-result-tiles-left =
    { $tiles ->
        [one] Reste { $tiles } tuile
       *[other] Reste { $tiles } tuiles
    }

link-setup-timed = Chrono
link-setup-faces = Motifs
link-setup-time = Temps
link-setup-bonus = Bonus par paire
link-setup-tiles = Tuiles
link-setup-tiles-stay = Fixes
link-setup-tiles-down = Bas
link-setup-tiles-up = Haut
link-setup-tiles-left = Gauche
link-setup-tiles-right = Droite
link-setup-tiles-middle = Centre

## Light Block

light-block-tagline = Allume tout

light-block-details-classic = classique

light-block-state-won = tout allumé
light-block-state-stuck = impasse
light-block-state-lit =
    { $lit ->
        [one] { $lit } allumée sur { $all }
       *[other] { $lit } allumées sur { $all }
    }

light-block-progress-left =
    { $left ->
        [one] case à allumer
       *[other] cases à allumer
    }
light-block-winnable-searching = Vérification du plateau…
light-block-winnable-yes = Faisable
light-block-winnable-no = Infaisable
light-block-winnable-unknown = Peut-être infaisable

light-block-goal = Fais glisser la boule sur toutes les cases

light-block-result-won = Tout est allumé !
light-block-result-steps =
    { $steps ->
        [one] En { $steps } pas
       *[other] En { $steps } pas
    }
light-block-result-stuck = Impasse
light-block-result-dark =
    { $tiles ->
        [one] Encore { $tiles } case. Annule ou recommence
       *[other] Encore { $tiles } cases. Annule ou recommence
    }

light-block-setup-blocks = Blocs
light-block-setup-blocks-none = Aucun
light-block-setup-blocks-few = Peu
light-block-setup-blocks-some = Assez
light-block-setup-blocks-many = Beaucoup
light-block-setup-random = Blocs aléatoires (parfois infaisable)

## In a Row

row-tagline = Aligne tes pions

row-details-line = { $k } à aligner
row-details-fall = chute des pions
row-details-off-centre = premier pion hors centre

row-state-draw = match nul
row-state-not-begun = nouvelle partie
row-state-stones =
    { $stones ->
        [one] après { $stones } pion
       *[other] après { $stones } pions
    }

row-goal = Aligne { $k } pions
row-press-again = Appuie encore pour poser ton pion

row-result-line =
    { $stones ->
        [one] { $k } alignés, après { $stones } pion
       *[other] { $k } alignés, après { $stones } pions
    }
row-result-draw = Match nul
row-result-no-line =
    { $stones ->
        [one] Aucune ligne après { $stones } pion
       *[other] Aucune ligne après { $stones } pions
    }

row-size-tic-tac-toe = Morpion
row-size-four = Quatre alignés
row-size-five = Cinq alignés
row-setup-line = Pions à aligner
row-setup-fall = Les pions tombent
row-setup-off-centre = Premier pion hors du centre

## Race

race-tagline = Lance et fonce

race-details-exact = { $tiles } cases · arrivée exacte
race-details-snakes = { $tiles } cases · serpents et échelles
race-details-ring =
    { $pieces ->
        [one] anneau de { $tiles } · { $pieces } pion
       *[other] anneau de { $tiles } · { $pieces } pions
    }
race-details-ring-laps =
    { $laps ->
        [one] anneau de { $tiles } · { $laps } tour
       *[other] anneau de { $tiles } · { $laps } tours
    }

race-state-over = la partie est terminée
race-state-not-begun = nouvelle partie
race-state-rolls =
    { $rolls ->
        [one] après { $rolls } lancer
       *[other] après { $rolls } lancers
    }

race-waiting = { $doing } · { $pieces } à sortir

race-your-roll = À toi de lancer
race-roll-again = Relance
race-roll = Lancer
race-choose-piece = Choisis un pion
race-choose-way = Choisis un chemin
race-choose-way-short =
    { $steps ->
        [one] Choisis un chemin : le court fait gagner { $steps } case
       *[other] Choisis un chemin : le court fait gagner { $steps } cases
    }
race-choose-way-long =
    { $steps ->
        [one] Choisis un chemin : le long fait gagner { $steps } case
       *[other] Choisis un chemin : le long fait gagner { $steps } cases
    }
race-way-saves =
    { $steps ->
        [one] ce chemin fait gagner { $steps } case
       *[other] ce chemin fait gagner { $steps } cases
    }
race-way-costs =
    { $steps ->
        [one] ce chemin coûte { $steps } case de plus
       *[other] ce chemin coûte { $steps } cases de plus
    }
race-rolled = { $player } fait { $pips }
race-rolled-you = Tu fais { $pips }
race-rolled-computer = L’ordinateur fait { $pips }
race-log-enters = { $rolled } : un pion sort
race-log-ladder = { $rolled } : échelle vers la case { $tile }
race-log-snake = { $rolled } : serpent vers la case { $tile }
race-log-captured = { $rolled } : pion renvoyé ({ $player })
race-log-captured-you = { $rolled } : ton pion est renvoyé
race-log-captured-computer = { $rolled } : le pion de l’ordinateur est renvoyé
race-log-home = { $rolled } : un pion est rentré
race-log-end = { $rolled } : arrivée !
race-log-stays = { $rolled } : aucun pion ne peut bouger
race-rule-ring =
    { $laps ->
        [1] Un six fait sortir un pion en attente sur ton départ. Il fait un tour d’anneau, puis entre dans ton couloir. Tombe sur le pion d’un autre pour le renvoyer à son point de départ.
       *[other] Un six fait sortir un pion en attente sur ton départ. Il fait { $laps } tours d’anneau, puis entre dans ton couloir. Tombe sur le pion d’un autre pour le renvoyer à son point de départ.
    }
race-rule-exact = Le dernier lancer doit tomber juste.
race-rule-forks = Aux bifurcations, choisis le chemin court et risqué, ou le long et sûr.
race-rule-back-four = Un quatre fait reculer de quatre cases.
race-rule-again = Un six permet de relancer.

race-move = { $piece } : reste { $tiles }
race-move-lap = { $piece } : reste { $tiles }, tour { $lap }
race-move-short = { $piece } (court) : reste { $tiles }
race-move-long = { $piece } (long) : reste { $tiles }
race-move-enter = Sortir un pion

race-result-over = La partie est terminée
race-result-rolls =
    { $rolls ->
        [one] Après { $rolls } lancer
       *[other] Après { $rolls } lancers
    }

race-setup-pieces = Pions par joueur
race-setup-laps = Tours
race-setup-exact = Arrivée exacte
race-setup-again = Relancer sur un six
race-setup-back-four = Le quatre fait reculer
race-setup-forks = Bifurcations
race-setup-no-forks = Pas de place pour des bifurcations

## Blockade

blockade-tagline = Arrive en premier

blockade-details-builds-uneven = { $least } ou { $most } constructions
blockade-details-builds =
    { $builds ->
        [one] { $builds } construction
       *[other] { $builds } constructions
    }

blockade-state-draw = match nul
blockade-state-not-begun = nouvelle partie
blockade-state-turns =
    { $turns ->
        [one] après { $turns } tour
       *[other] après { $turns } tours
    }

blockade-builds-left =
    { $builds ->
        [one] { $builds } construction
       *[other] { $builds } constructions
    }
blockade-builds-left-passed =
    { $builds ->
        [one] { $builds } construction · a passé
       *[other] { $builds } constructions · a passé
    }

blockade-to-go = à parcourir
blockade-flights-left =
    { $flights ->
        [one] { $flights } vol
       *[other] { $flights } vols
    }
blockade-flown = vol utilisé
blockade-ask-flight =
    { $flights ->
        [one] Voler jusque-là ? C’est ton seul vol.
       *[other] Voler jusque-là ? Tu as { $flights } vols.
    }
blockade-distance-change = { $name } : { $before } → { $after }
blockade-no-distance-changes = Aucun chemin ne change

blockade-goal-run = Déplace ton coureur
blockade-goal-run-fly = Fais courir ou voler ton coureur
blockade-goal-run-build = Déplace ton coureur ou surélève une case
blockade-goal-run-fly-build = Cours, vole ou surélève une case

blockade-advice-raise-one = Surélève la case marquée
blockade-advice-raise-two = Surélève les cases marquées
blockade-advice-fly = Vole jusqu’à la case marquée
blockade-advice-run = Cours jusqu’à la case marquée
blockade-advice-raise-one-wins = Surélève la case marquée pour gagner
blockade-advice-raise-two-wins = Surélève les cases marquées pour gagner
blockade-advice-fly-wins = Vole jusqu’à la case marquée pour gagner
blockade-advice-run-wins = Cours jusqu’à la case marquée pour gagner
blockade-advice-lost = Aucun coup n’y change rien

blockade-result-turns =
    { $turns ->
        [one] Après { $turns } tour
       *[other] Après { $turns } tours
    }
blockade-result-rank = { $rank }. { $name }
blockade-result-draw = Match nul
blockade-result-equal =
    { $turns ->
        [one] À égale distance après { $turns } tour
       *[other] À égale distance après { $turns } tours
    }

blockade-setup-builds = Constructions
blockade-setup-flights = Vols
blockade-setup-range = Portée d’une course
