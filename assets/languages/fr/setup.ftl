### The setup of a game, and each game's own texts on the screen.

## Setup: what every game has

setup-play = Jouer
setup-open-room = Ouvrir le salon
setup-another-board = Autre plateau
setup-paste = Coller un code
setup-more = Plus d’options

setup-names = Noms

setup-not-possible = Impossible : { $reason }.
setup-no-code = Il n’y a pas de texte à coller : copie d’abord un code de partie.
setup-wrong-code = Erreur dans le { $error }.
setup-no-game-code = Ce n’est pas un code de partie : { $error }.
setup-cannot-start = Cette partie ne peut pas commencer : { $error }.

## Setup: kinds of board

setup-board = Plateau
setup-board-squares = Carrés
setup-board-hexes = Hexas
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

setup-diagonals = Diagonales reliées
setup-wrap = Bords reliés
setup-holes = Trous

setup-shifted = Décalage
setup-shifted-odd-rows = Lig. imp.
setup-shifted-even-rows = Lig. paires
setup-shifted-odd-columns = Col. imp.
setup-shifted-even-columns = Col. paires

setup-hills = Collines
setup-hills-none = aucune
setup-hills-levels = { $levels } niveaux

## Setup: players

setup-who = Qui joue
setup-mode-solo = Solo
setup-mode-same-device = Même appareil
setup-mode-computer = Ordinateur
setup-mode-network = Réseau
setup-mode-room-race = Course sur le même plateau
setup-mode-room-turns = Tour à tour sur un plateau

setup-level = Niveau
setup-seats = Places
setup-computer-begins = L’ordinateur commence

## Players: what they are called

seat-you = Toi
seat-player = Joueur { $number }
seat-computer = Ordinateur { $number }
seat-opponent = Adversaire
seat-player-short = J{ $number }
seat-computer-short = O{ $number }

## Players: what they are doing, below their names on the screen of a game

seat-doing-your-turn = à toi
seat-doing-to-move = doit jouer
seat-doing-waiting = attend
seat-doing-thinking = réfléchit
seat-doing-won = victoire
seat-doing-lost = défaite
seat-doing-drew = match nul
seat-doing-out = hors jeu

## Players: whose turn it is, below the board

seat-turn-computer = À l’ordinateur de jouer
seat-turn-opponent = À l’adversaire de jouer
seat-turn-person = Tour : { $name }

## Players: who won, as the heading of the result

seat-won-you = Tu as gagné
seat-won-computer = L’ordinateur a gagné
seat-won-opponent = L’adversaire a gagné
seat-won-computer-number = L’ordinateur { $number } a gagné
seat-won-player-number = Le joueur { $number } a gagné
seat-won-person = { $name } a gagné

## Players: who won, after the name of a game, as in "Blockade, you won"

seat-state-won-you = tu as gagné
seat-state-won-computer = l’ordinateur a gagné
seat-state-won-opponent = l’adversaire a gagné
seat-state-won-computer-number = l’ordinateur { $number } a gagné
seat-state-won-player-number = le joueur { $number } a gagné
seat-state-won-person = { $name } a gagné

## Hints, below the board

advice-searching = Recherche d’un bon coup…
advice-good-move = Bon coup marqué
advice-possible-move = Coup possible marqué
advice-restart = Plus moyen de gagner. Recommence le plateau
advice-go-back = Plus moyen de gagner. Reviens au coup { $last_winnable }
advice-never-winnable = Ce plateau n’a jamais été gagnable

## Drench

drench-tagline = Inonde tout

drench-details = { $board } · { $colours } couleurs

drench-state-not-begun = pas commencé
drench-state-limit = coup { $moves } sur { $limit }
drench-state-moves =
    { $moves ->
        [one] après { $moves } coup
       *[other] après { $moves } coups
    }
drench-state-flooded = inondé en { $moves }
drench-state-out-of-moves = coups épuisés
drench-state-over = la partie est finie

drench-progress-limit =
    { $limit ->
        [one] sur { $limit } coup
       *[other] sur { $limit } coups
    }
drench-progress-tiles =
    { $held ->
        [one] { $held } case sur { $all }
       *[other] { $held } cases sur { $all }
    }

drench-choose = Choisis une couleur ou appuie sur une case
drench-advice-choose = Choisis une couleur
drench-advice-try = Essaie : { $colour }
drench-advice-lost =
    { $left ->
        [one] Impossible avec { $left } coup restant
       *[other] Impossible avec { $left } coups restants
    }
drench-advice-lost-since =
    { $left ->
        [one] Impossible avec { $left } coup restant ; c’était possible jusqu’au coup { $last_winnable }
       *[other] Impossible avec { $left } coups restants ; c’était possible jusqu’au coup { $last_winnable }
    }
drench-advice-never = Ce plateau n’a jamais été possible en si peu de coups

drench-holder-you = à toi
drench-holder-other = à l’autre
drench-holder-player-short = J { $number }

drench-result-flooded =
    { $moves ->
        [one] Inondé en { $moves } coup
       *[other] Inondé en { $moves } coups
    }
drench-result-perfect =
    { $moves ->
        [one] { $moves } coup : parfait !
       *[other] { $moves } coups : parfait !
    }
drench-result-best = Toi { $moves }, idéal { $best }
drench-result-best-known = Toi { $moves }, meilleur connu { $best }
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
    } ; { $best ->
        [one] { $best } coup suffisait
       *[other] { $best } coups suffisaient
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
drench-result-standstill = { $score }. Personne n’a grandi en { $moves } coups

drench-size-classic = Classique
drench-setup-colours = Couleurs
drench-setup-limit = Limite
drench-setup-moves = Coups
drench-setup-balanced = Plateau équilibré
drench-setup-not-symmetric = Ce plateau n’est pas symétrique : l’un des deux peut avoir l’avantage

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
link-progress-all = sur { $all } tuiles

link-goal = Choisis deux tuiles identiques
link-no-moves = Plus aucun coup
link-shuffle = Mélanger
link-take-back = Annuler
link-same-board = Rejouer

link-advice-safe = Paire sûre : le plateau reste faisable
link-advice-possible = Cette paire peut partir
link-advice-lost = Mélange ou annule pour continuer

link-result-cleared = Plateau vidé
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
light-block-state-stuck = sans issue
light-block-state-lit =
    { $lit ->
        [one] { $lit } allumée sur { $all }
       *[other] { $lit } allumées sur { $all }
    }

light-block-progress = sur { $all } allumées
light-block-winnable-searching = recherche d’un chemin…
light-block-winnable-yes = faisable
light-block-winnable-no = infaisable
light-block-winnable-unknown = faisable ? on ne sait pas

light-block-goal = Va sur une case voisine éteinte

light-block-result-won = Tout allumé
light-block-result-steps =
    { $steps ->
        [one] En { $steps } pas
       *[other] En { $steps } pas
    }
light-block-result-stuck = Sans issue
light-block-result-dark =
    { $tiles ->
        [one] { $tiles } case éteinte. Annule ou recommence
       *[other] { $tiles } cases éteintes. Annule ou recommence
    }

light-block-setup-blocks = Blocs
light-block-setup-blocks-none = Aucun
light-block-setup-blocks-few = Peu
light-block-setup-blocks-some = Moyen
light-block-setup-blocks-many = Beaucoup
light-block-setup-random = Blocs au hasard (parfois infaisable)

## In a Row

row-tagline = Aligne tes pions

row-details-line = { $k } à aligner
row-details-fall = chute des pions
row-details-off-centre = début hors centre

row-state-draw = match nul
row-state-not-begun = pas commencé
row-state-stones =
    { $stones ->
        [one] après { $stones } pion
       *[other] après { $stones } pions
    }

row-goal = Aligne { $k } pions

row-result-line =
    { $stones ->
        [one] { $k } alignés, après { $stones } pion
       *[other] { $k } alignés, après { $stones } pions
    }
row-result-draw = Match nul
row-result-no-line =
    { $stones ->
        [one] Aucune ligne en { $stones } pion
       *[other] Aucune ligne en { $stones } pions
    }

row-size-tic-tac-toe = Morpion
row-size-four = Quatre alignés
row-size-five = Cinq alignés
row-setup-line = À aligner
row-setup-fall = Les pions tombent
row-setup-off-centre = Début hors centre

## Race

race-tagline = Lance et fonce

race-details-exact = { $tiles } cases · arrivée exacte
race-details-snakes = { $tiles } cases, serpents et échelles
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

race-state-over = la partie est finie
race-state-not-begun = pas commencé
race-state-rolls =
    { $rolls ->
        [one] après { $rolls } lancer
       *[other] après { $rolls } lancers
    }

race-waiting = { $doing }, { $pieces } à sortir

race-your-roll = À toi de lancer
race-roll-again = Relance
race-roll = Lancer
race-choose-piece = Choisis un pion
race-choose-way = Choisis le chemin

race-move = { $piece } : reste { $tiles }
race-move-lap = { $piece } : reste { $tiles }, tour { $lap }
race-move-short = { $piece } (court) : reste { $tiles }
race-move-long = { $piece } (long) : reste { $tiles }
race-move-enter = Sortir un pion

race-result-over = La partie est finie
race-result-rolls =
    { $rolls ->
        [one] Après { $rolls } lancer
       *[other] Après { $rolls } lancers
    }

race-setup-pieces = Pions chacun
race-setup-laps = Tours
race-setup-exact = Arrivée exacte
race-setup-again = Relancer sur un six
race-setup-back-four = Le quatre recule
race-setup-forks = Fourches
race-setup-no-forks = Pas de place pour des fourches

## Blockade

blockade-tagline = Premier en face

blockade-details-builds-uneven = { $least } ou { $most } chantiers
blockade-details-builds =
    { $builds ->
        [one] { $builds } chantier
       *[other] { $builds } chantiers
    }

blockade-state-draw = match nul
blockade-state-not-begun = pas commencé
blockade-state-turns =
    { $turns ->
        [one] après { $turns } tour
       *[other] après { $turns } tours
    }

blockade-builds-left =
    { $builds ->
        [one] { $builds } chantier
       *[other] { $builds } chantiers
    }
blockade-builds-left-passed =
    { $builds ->
        [one] { $builds } chantier, a passé
       *[other] { $builds } chantiers, a passé
    }

blockade-goal-run = Appuie sur ton coureur pour courir
blockade-goal-run-fly = Appuie sur ton coureur pour courir ou voler
blockade-goal-run-build = Appuie sur ton coureur pour courir, sur une case pour la surélever
blockade-goal-run-fly-build = Coureur : courir ou voler ; case : surélever

blockade-advice-raise-one = Surélève la case marquée
blockade-advice-raise-two = Surélève les cases marquées
blockade-advice-fly = Vole jusqu’à la case marquée
blockade-advice-run = Cours jusqu’à la case marquée
blockade-advice-raise-one-wins = Surélève la case marquée : ça gagne
blockade-advice-raise-two-wins = Surélève les cases marquées : ça gagne
blockade-advice-fly-wins = Vole jusqu’à la case marquée : ça gagne
blockade-advice-run-wins = Cours jusqu’à la case marquée : ça gagne
blockade-advice-lost = Aucun coup n’aide

blockade-result-turns =
    { $turns ->
        [one] Après { $turns } tour
       *[other] Après { $turns } tours
    }
blockade-result-rank = { $rank }. { $name }
blockade-result-draw = Match nul
blockade-result-equal =
    { $turns ->
        [one] Chemins égaux après { $turns } tour
       *[other] Chemins égaux après { $turns } tours
    }

blockade-setup-builds = Chantiers
blockade-setup-flights = Vols
blockade-setup-range = Pas par tour
