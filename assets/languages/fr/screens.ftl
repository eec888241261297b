### The title screen and the screens reached from it, except the network and the setup of a game.

## Settings

settings = Réglages

settings-language = Langue
settings-language-system = Système

settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-black = Noir
settings-theme-contrast-dark = Sombre contrasté
settings-theme-contrast-light = Clair contrasté
settings-text-size = Taille du texte
settings-text-size-percent = { $percent } %

settings-motion = Vitesse d’animation
settings-motion-off = Désactivée
settings-motion-fast = Rapide
settings-motion-normal = Normale
settings-motion-slow = Lente
settings-more-time = Limites de temps
settings-more-time-off = Normales
settings-more-time-twice = ×2
settings-more-time-four = ×4
settings-more-time-note = Vaut pour le chrono des nouvelles parties sur cet appareil et pour les messages éphémères. En réseau, c’est le temps du salon qui compte.

settings-scanning = Balayage par contacteur
settings-scanning-off = Désactivé
settings-scanning-automatic = Auto
settings-scanning-by-key = Touche Tab
settings-scanning-pace = Durée par étape
settings-scanning-seconds = { $seconds } s
settings-scanning-automatic-note = La sélection avance toute seule. Espace, Entrée ou le bouton du bas de la manette choisit.
settings-scanning-by-key-note = Tab fait avancer la sélection. Espace ou Entrée choisit.
settings-sounds = Son
settings-sounds-off = Coupé
settings-sounds-quiet = Faible
settings-sounds-loud = Fort
settings-vibration = Vibrations
settings-controls = Commandes

settings-colours = Couleurs
settings-palette-standard = Standard
settings-palette-distinct = Contrastées
settings-palette-soft = Douces
settings-palette-vivid = Vives
settings-palette-red-green = Daltonisme rouge-vert
settings-palette-own = Personnalisées
settings-own-press = Appuie sur une couleur pour la changer.
settings-own-colour = Couleur { $number } : { $colour }
settings-own-hue = Teinte
settings-own-lightness = Luminosité
settings-own-strength = Saturation
settings-own-reset = Réinitialiser les couleurs
settings-own-alike = Les couleurs { $one } et { $two } se distinguent mal.
settings-own-alike-red-green = En cas de daltonisme rouge-vert, les couleurs { $one } et { $two } se distinguent mal.
settings-own-alike-blue-yellow = En cas de daltonisme bleu-jaune, les couleurs { $one } et { $two } se distinguent mal.
settings-own-hidden = La couleur { $number } se voit mal sur le fond.
settings-own-more =
    { $count ->
        [one] Et { $count } autre.
       *[other] Et { $count } autres.
    }
settings-symbols = Un symbole sur chaque case

settings-faces = Motifs des tuiles
settings-faces-mahjong = Mahjong
settings-faces-plain = Lettres et formes

settings-cubes = Cubes
settings-cubes-stacked = En pile
settings-cubes-flat = Côte à côte

settings-writing = Saisie
settings-keyboard = Clavier à l’écran

settings-share = Partager le plateau
settings-copy-code = Copier le code
code-copied = Code copié
codes-title = Quelle partie ?

settings-transfer = Continuer sur un autre appareil
settings-copy-game = Copier la partie
settings-copy-game-done = Appuie maintenant sur « { settings-import } » dans les réglages de l’autre appareil.
settings-copy-game-failed = Impossible de copier la partie : { $error }.
settings-import = Importer

settings-backup = Sauvegarde des parties, statistiques et réglages
settings-save-backup = Sauvegarder
settings-copy-backup = Copier la sauvegarde
settings-restore-file = Pour la restaurer, dépose le fichier sur la fenêtre, ou copie le texte et appuie sur « { settings-import } ». Ce qui est déjà ici est conservé.
settings-restore-text = Pour la restaurer, copie le texte et appuie sur « { settings-import } ». Ce qui est déjà ici est conservé.

settings-all = Tous les réglages
settings-reset = Réinitialiser les réglages
settings-reset-again = Appuie encore pour réinitialiser

settings-people = Joueurs max.
settings-rooms = Salons max.
settings-reconnect = Délai de reconnexion (s)
settings-port = Port
settings-port-any = Auto

## The head of every screen

screen-back = Retour

## Title

title-continue = Continuer
title-start = Pour commencer : { $game }
title-start-about = À apprendre en 20 secondes
title-again = Rejouer à { $game }
title-symbols = Couleurs difficiles à distinguer ? Ajouter des symboles
title-options = Options : { $game }

title-network = Réseau local
title-network-about = Joue à plusieurs
title-back = Revenir à « { $host } »
title-back-about = Rejoins la partie sans code
title-back-dismiss = Ne pas revenir
title-packs = Packs
title-packs-about = Niveaux à résoudre

title-games = Parties
title-statistics = Stats
title-settings = Réglages
title-help = Aide

## Cards of games that were played

game-card-state = { $game }, { $state }
game-card-about = { $board } · { $players }
game-card-broken = Impossible à ouvrir
game-card-name = Partie { $number } : { $game }
game-card-unknown = Partie

## Your games

your-games-title = Tes parties
your-games-show = Afficher
your-games-all = Toutes
your-games-unfinished = En cours
your-games-finished = Terminées
your-games-favourites = Favoris

your-games-no-game = Toutes tes parties sont gardées ici.
your-games-no-unfinished = Aucune partie en cours.
your-games-no-finished = Aucune partie terminée.
your-games-no-favourite = Mets une étoile à une partie pour la retrouver ici.

your-games-add-favourite = Ajouter aux favoris : { $game }
your-games-remove-favourite = Retirer des favoris : { $game }
your-games-remove = Supprimer : { $game }

your-games-removed = Partie supprimée : { $game }
your-games-removed-unknown = Partie supprimée
your-games-put-back = Annuler

## The start of a game

begin-board-refused = Impossible d’ouvrir ce plateau : { $error }.
begin-game-refused = Impossible d’ouvrir cette partie : { $error }.
begin-link-refused = Impossible d’ouvrir ce lien : { $error }.
begin-import-failed = Ce n’est pas une partie enregistrée : { $error }.
begin-nothing-to-import = Rien à coller. Copie d’abord une partie ou une sauvegarde sur l’autre appareil.
begin-leave-network-game = Quitte d’abord la partie en réseau.

## Share a game

share-title = Partager cette partie
share-save-picture = Enregistrer l’image
share-save-animation = Enregistrer l’animation
share-saving = Enregistrement…
share-stop-animation = Arrêter ({ $percent } %)
share-copy-picture = Copier l’image
share-copy-code = Copier le code
share-copy-link = Copier le lien
share-link-copied = Lien copié

## Level packs

packs-title = Packs de niveaux
pack-title-drench = { game-title-drench } : Carrés
pack-title-drench-shapes = { game-title-drench } : Formes
pack-title-link = { game-title-link } : Carrés
pack-title-link-shapes = { game-title-link } : Chute et hexagones
pack-title-light-block = { game-title-light-block } : Carrés
pack-title-light-block-shapes = { game-title-light-block } : Formes
packs-own = Pour ajouter les tiens, mets des fichiers texte dans le dossier « packs » à côté de tes parties enregistrées et redémarre Tessella.
packs-done =
    { $won ->
        [one] { $won } réussi sur { $all }
       *[other] { $won } réussis sur { $all }
    }
packs-done-at-par =
    { $won ->
        [one] { $won } réussi sur { $all }
       *[other] { $won } réussis sur { $all }
    }, { $at_par ->
        [one] { $at_par } parfait
       *[other] { $at_par } parfaits
    }
packs-author = par { $name }
packs-par = idéal : { $par }
packs-level = Niveau { $number }
packs-next-level = Jouer le niveau suivant
packs-level-open = Niveau { $number }, à faire
packs-level-done = Niveau { $number }, réussi
packs-level-at-par = Niveau { $number }, parfait

## Today's boards

today-title = Défis du jour
today-title-other-day = Défis quotidiens
today-date =
    { $weekday ->
       [1] Lundi
       [2] Mardi
       [3] Mercredi
       [4] Jeudi
       [5] Vendredi
       [6] Samedi
      *[7] Dimanche
    } { $day ->
       [1] 1er
      *[other] { $day }
    } { $month ->
       [1] janvier
       [2] février
       [3] mars
       [4] avril
       [5] mai
       [6] juin
       [7] juillet
       [8] août
       [9] septembre
       [10] octobre
       [11] novembre
      *[12] décembre
    } { $year }
today-month =
    { $month ->
       [1] Janvier
       [2] Février
       [3] Mars
       [4] Avril
       [5] Mai
       [6] Juin
       [7] Juillet
       [8] Août
       [9] Septembre
       [10] Octobre
       [11] Novembre
      *[12] Décembre
    } { $year }
today-previous-month = Mois précédent
today-next-month = Mois suivant
today-weekday-monday = Lu
today-weekday-tuesday = Ma
today-weekday-wednesday = Me
today-weekday-thursday = Je
today-weekday-friday = Ve
today-weekday-saturday = Sa
today-weekday-sunday = Di
today-leaf-monday = LUN
today-leaf-tuesday = MAR
today-leaf-wednesday = MER
today-leaf-thursday = JEU
today-leaf-friday = VEN
today-leaf-saturday = SAM
today-leaf-sunday = DIM

today-first-day = Les premiers défis sont ceux du { $date }

today-boards-done =
    { $done ->
        [one] { $done } fini sur { $all }
       *[other] { $done } finis sur { $all }
    }
today-day-closed = à venir
today-day-done = fini
today-day-at-par = parfait

today-problem = Problème
today-win-in-moves =
    { $moves ->
        [one] Gagne en { $moves } coup
       *[other] Gagne en { $moves } coups
    }
today-win-in = Gagne en { $moves }
today-par = Idéal : { $moves }
today-result-moves =
    { $moves ->
        [one] { $moves } coup (idéal : { $par })
       *[other] { $moves } coups (idéal : { $par })
    }
today-result-time = Fini en { $time }

today-copy-result = Copier le résultat
today-result-copied = Résultat copié

today-no-streak = Un par jour pour lancer une série
today-streak =
    { $days ->
        [one] Série : { $days } jour
       *[other] Série : { $days } jours
    }
today-longest-streak =
    { $days ->
        [one] Plus longue série : { $days } jour
       *[other] Plus longue série : { $days } jours
    }
today-streak-and-longest =
    { $days ->
        [one] Série : { $days } jour · record : { $longest }
       *[other] Série : { $days } jours · record : { $longest }
    }

today-next = Nouveaux défis dans { $time }
today-wait =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

today-card = Aujourd’hui
today-card-done = Fini
today-card-next = Suite dans { $time }
today-card-streak = Série : { $days }, continue !

## Statistics

statistics-title = Statistiques
statistics-nothing = Termine une partie pour voir tes statistiques ici.
statistics-forget = Effacer tous les résultats
statistics-forget-again = Appuie encore pour tout effacer

statistics-total-played = jouées
statistics-total-won = gagnées
statistics-total-time = temps de jeu
statistics-total-streak = série record

statistics-percent = { $percent } %
statistics-time-short = < 1 min
statistics-time-minutes = { $minutes } min
statistics-time = { $hours } h { $minutes } min
statistics-time-hours = { $hours } h

statistics-weeks =
    { $games ->
        [one] { $games } terminée ces { $weeks } dernières semaines
       *[other] { $games } terminées ces { $weeks } dernières semaines
    }
statistics-days =
    { $days ->
        [one] { $days } jour de jeu
       *[other] { $days } jours de jeu
    }
statistics-days-run = jusqu’à { $days } de suite
statistics-days-today = aujourd’hui : { $games }

statistics-month =
    { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }

statistics-game =
    { $games ->
        [one] { $games } jouée, { $share } de victoires
       *[other] { $games } jouées, { $share } de victoires
    }

statistics-won =
    { $games ->
        [one] { $games } gagnée
       *[other] { $games } gagnées
    }
statistics-lost =
    { $games ->
        [one] { $games } perdue
       *[other] { $games } perdues
    }
statistics-drawn =
    { $games ->
        [one] { $games } nulle
       *[other] { $games } nulles
    }
statistics-given-up =
    { $games ->
        [one] { $games } abandonnée
       *[other] { $games } abandonnées
    }
statistics-played =
    { $games ->
        [one] { $games } jouée
       *[other] { $games } jouées
    }
statistics-form = Derniers résultats : { $results }
statistics-best-time = Meilleur temps
statistics-best-result = Meilleur résultat
statistics-fewest-moves = Le moins de coups

statistics-best-par = record : idéal
statistics-best-above-par = record : idéal +{ $moves }
statistics-mean-above-par = moyenne { $moves }
statistics-fastest = meilleur temps { $time }
statistics-mean-time = moyenne { $time }
statistics-streak = série record { $wins }
statistics-hints =
    { $hints ->
        [one] { $hints } indice
       *[other] { $hints } indices
    }

statistics-plot =
    { $wins ->
        [one] Coups au-dessus de l’idéal, { $wins } victoire
       *[other] Coups au-dessus de l’idéal, { $wins } dernières victoires
    }
statistics-plot-par = idéal
