### The title and the screens that are reached from it, without the network and the setup of a game.

## Settings

settings = Réglages

settings-language = Langue
settings-language-system = Système

settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-black = Noir
settings-theme-contrast-dark = Contraste sombre
settings-theme-contrast-light = Contraste clair
settings-text-size = Taille du texte
settings-text-size-percent = { $percent } %

settings-motion = Vitesse d’animation
settings-motion-off = Aucune
settings-motion-fast = Rapide
settings-motion-normal = Normale
settings-motion-slow = Lente
settings-more-time = Plus de temps
settings-more-time-off = Non
settings-more-time-twice = Double
settings-more-time-four = Quadruple
settings-more-time-note = Pour le chrono des nouvelles parties sur cet appareil et les messages courts. En réseau, le temps du salon s’applique.

settings-scanning = Balayage par contacteur
settings-scanning-off = Non
settings-scanning-automatic = Auto
settings-scanning-by-key = Avec Tab
settings-scanning-pace = Durée par étape
settings-scanning-seconds = { $seconds } s
settings-scanning-automatic-note = La sélection avance seule. Espace, Entrée ou le bouton du bas d’une manette choisit.
settings-scanning-by-key-note = Tab fait avancer la sélection. Espace ou Entrée choisit.
settings-sounds = Sons
settings-sounds-off = Coupés
settings-sounds-quiet = Doux
settings-sounds-loud = Forts
settings-vibration = Vibrations
settings-controls = Commandes

settings-colours = Couleurs
settings-palette-standard = Standard
settings-palette-soft = Douces
settings-palette-vivid = Vives
settings-palette-red-green = Daltonisme rouge-vert
settings-palette-own = Les miennes
settings-own-press = Appuie sur une couleur pour la changer.
settings-own-colour = Couleur { $number } : { $colour }
settings-own-hue = Teinte
settings-own-lightness = Clarté
settings-own-strength = Intensité
settings-own-reset = Réinitialiser les couleurs
settings-own-alike = Les couleurs { $one } et { $two } se distinguent mal.
settings-own-alike-red-green = Pour un daltonien rouge-vert, les couleurs { $one } et { $two } se distinguent mal.
settings-own-alike-blue-yellow = Pour un daltonien bleu-jaune, les couleurs { $one } et { $two } se distinguent mal.
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
settings-cubes-stacked = 3D
settings-cubes-flat = Couches côte à côte

settings-writing = Saisie
settings-keyboard = Clavier à l’écran

settings-share = Partager le plateau
settings-copy-code = Copier le code
code-copied = Code copié
codes-title = Quelle partie ?

settings-transfer = Passer sur un autre appareil
settings-copy-game = Copier la partie
settings-copy-game-done = Appuie maintenant sur « { settings-import } » dans les réglages de l’autre appareil.
settings-copy-game-failed = Impossible de copier la partie : { $error }.
settings-import = Importer

settings-backup = Sauvegarde des parties, statistiques et réglages
settings-save-backup = Sauvegarder
settings-copy-backup = Copier
settings-restore-file = Pour la restaurer, dépose le fichier sur la fenêtre, ou copie le texte et appuie sur { settings-import }. Rien ne se perd ici.
settings-restore-text = Pour la restaurer, copie le texte et appuie sur { settings-import }. Rien ne se perd ici.

settings-all = Tous les réglages
settings-reset = Réinitialiser
settings-reset-again = Appuie encore pour réinitialiser

settings-hosting = Hébergement
settings-people = Personnes au plus
settings-rooms = Salons au plus
settings-reconnect = Reconnexion (secondes)
settings-port = Port
settings-port-any = auto

## The head of every screen

screen-back = Retour

## Title

title-continue = Continuer
title-welcome = Bienvenue
title-pick = Choisis un jeu
title-options = Options : { $game }

title-network = Réseau local
title-network-about = Joue à plusieurs
title-back = Revenir à « { $host } »
title-back-about = Rejoins la partie sans code
title-back-dismiss = Ne pas revenir
title-packs = Packs
title-packs-about = Niveaux à finir

title-games = Parties
title-statistics = Stats
title-settings = Réglages
title-help = Aide

## Cards of games that were played

game-card-state = { $game }, { $state }
game-card-about = { $board }, { $players }
game-card-broken = Impossible de l’ouvrir
game-card-name = Partie { $number } : { $game }
game-card-unknown = Partie

## Your games

your-games-title = Tes parties
your-games-show = Afficher
your-games-all = Toutes
your-games-unfinished = En cours
your-games-finished = Finies
your-games-favourites = Favorites

your-games-no-game = Chaque partie que tu joues est gardée ici.
your-games-no-unfinished = Il n’y a pas de partie en cours.
your-games-no-finished = Il n’y a pas de partie finie.
your-games-no-favourite = L’étoile d’une partie l’ajoute aux favorites.

your-games-add-favourite = Ajouter aux favorites : { $game }
your-games-remove-favourite = Retirer des favorites : { $game }
your-games-remove = Supprimer : { $game }

your-games-removed = Partie supprimée : { $game }
your-games-removed-unknown = Une partie a été supprimée
your-games-put-back = Remettre

## The start of a game

begin-board-refused = Impossible d’ouvrir ce plateau : { $error }.
begin-game-refused = Impossible d’ouvrir cette partie : { $error }.
begin-link-refused = Impossible d’ouvrir ce lien : { $error }.
begin-import-failed = Ce n’est pas une partie enregistrée : { $error }.
begin-nothing-to-import = Il n’y a pas de texte à coller : copie d’abord une partie ou une sauvegarde sur l’autre appareil.
begin-leave-network-game = Quitte d’abord la partie en réseau.

## Share a game

share-title = Partager cette partie
share-save-picture = Enregistrer l’image
share-save-animation = Enregistrer l’animation
share-saving = Enregistrement…
share-stop-animation = Arrêter ({ $percent } %)
share-copy-picture = Copier l’image
share-copy-code = Copier le code
share-copy-link = Copier le lien
share-link-copied = Lien copié

## Packs of levels

packs-title = Packs de niveaux
pack-title-drench = { game-title-drench } : Carrés
pack-title-drench-shapes = { game-title-drench } : Formes
pack-title-link = { game-title-link } : Carrés
pack-title-link-shapes = { game-title-link } : Chute et hexagones
pack-title-light-block = { game-title-light-block } : Carrés
pack-title-light-block-shapes = { game-title-light-block } : Formes
packs-own = Tes propres packs : des fichiers texte dans le dossier « packs » à côté de tes parties, lus au démarrage.
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

today-title = Plateaux du jour
today-title-other-day = Plateaux quotidiens
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

today-first-day = Les premiers plateaux sont ceux du { $date }

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

today-no-streak = Finis-en un chaque jour pour faire une série
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

today-next = Nouveaux plateaux dans { $time }
today-wait =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
today-wait-hours = { $hours } h

today-card = Aujourd’hui
today-card-done = Fini
today-card-next = Suite dans { $time }
today-card-streak = { $days } d’affilée : continue

## Statistics

statistics-title = Statistiques
statistics-nothing = Termine une partie, et ses chiffres apparaîtront ici.
statistics-forget = Oublier tous les résultats
statistics-forget-again = Appuie encore pour les oublier

statistics-total-played = jouées
statistics-total-won = gagnées
statistics-total-time = temps de jeu
statistics-total-streak = série record

statistics-percent = { $percent } %
statistics-time-short = < 1 min
statistics-time-minutes = { $minutes } min
statistics-time = { $hours } h { $minutes }
statistics-time-hours = { $hours } h

statistics-weeks =
    { $games ->
        [one] { $games } finie ces { $weeks } dernières semaines
       *[other] { $games } finies ces { $weeks } dernières semaines
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

statistics-best-par = record : idéal
statistics-best-above-par = record : idéal +{ $moves }
statistics-mean-above-par = moyenne { $moves }
statistics-fastest = plus rapide { $time }
statistics-mean-time = moyenne { $time }
statistics-streak = { $wins } d’affilée
statistics-hints =
    { $hints ->
        [one] { $hints } indice
       *[other] { $hints } indices
    }

statistics-plot =
    { $wins ->
        [one] Coups au-dessus de l’idéal, { $wins } dernière victoire
       *[other] Coups au-dessus de l’idéal, { $wins } dernières victoires
    }
statistics-plot-par = idéal
