### The screen on which a game is played.

## Window

window-title-your-turn = À toi de jouer – Tessella

screen-on-reason = Un chrono tourne

## Around the board

play-whole-board = Voir tout le plateau
play-layer = Couche { $layer }
play-cube-layer = Cube { $cube }, couche { $layer }

play-back = Retour à l’accueil
play-sounds-silent = Son : coupé
play-sounds-quiet = Son : faible
play-sounds-loud = Son : fort
play-rules = Règles
play-settings = Réglages

play-problem =
    Gagne en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
play-day =
    { $day ->
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
    }
play-level = niveau { $number }

## Who plays, after the size of a board or the name of a game, as in "9x9 · 6 colours · solo"

mode-solo = solo
mode-on-one-device = sur le même appareil
mode-against-computer = contre l’ordinateur
mode-over-network = en réseau

## Tools

play-undo = Annuler
play-redo = Rétablir
play-hint = Indice
play-rest = Finir
play-restart = Au début
play-new = Nouveau
play-best = Solution

play-undo-long = Annuler
play-redo-long = Rétablir
play-hint-long = Indice
play-rest-long = Jouer la suite automatiquement
play-restart-long = Recommencer
play-new-long = Nouveau plateau

play-share-game = Partager cette partie

hint-not-found = Aucun indice trouvé
hint-failed = Pas d’indice, à cause d’une erreur dans Tessella

## Pause

play-pause-long = Pause
play-resume-long = Reprendre
play-ask-for-pause = Demander une pause

play-paused = Pause
play-resume = Reprendre
play-before-clock = Le chrono part quand tu appuies sur « { play-begin } »
play-begin = Commencer

## Lessons

lesson-skip = Passer le tutoriel
lesson-play = Jouer une vraie partie
lesson-won = Gagné !
lesson-press-marked = Appuie sur l’élément marqué

well-results = Tes résultats
well-moves = Coups

## Result

result-restart = Recommencer
result-try-again = Réessayer
result-back-to-move = Retour au coup { $move }
result-new-board = Nouveau
result-play-again = Rejouer
result-next-level = Suivant
result-more-boards = Autres défis
result-setup = Options
result-replay = Revoir

## What is new about a result, after its margin, as in "22 moves, best 20 · New best · 3 days in a row"

news-solved =
    Résolu en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
news-above-par =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, idéal : { $par }
news-new-best = Nouveau record
news-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } d’affilée
news-all-done = Quatre sur quatre !
news-fewest-moves = Moins de coups que jamais
news-fastest = Record de vitesse
news-wins =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } d’affilée

## Replay

replay-close = Fermer
replay-branch = Reprendre ici

replay-move = Coup { $number } sur { $moves }
replay-best-move = Solution : coup { $number } sur { $moves }

replay-to-beginning = Au début (Début)
replay-back = Coup précédent (←)
replay-on = Coup suivant (→)
replay-to-end = À la fin (Fin)
replay-pause = Pause (Espace)
replay-resume = Lecture (Espace)

replay-alone = Ta partie seule
replay-compare = Comparer avec la solution
replay-usual-speed = Vitesse normale
replay-fast = Rapide

replay-bar = Relecture

replay-your-game = Ta partie
replay-best-length =
    Solution : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

analysis-hint = avec un indice
analysis-lost-here = plus moyen de gagner à partir d’ici
analysis-moves-lost =
    { $moves ->
        [one] { $moves } coup perdu
       *[other] { $moves } coups perdus
    }

analysis-flawless =
    sans faute (idéal : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    })
analysis-flawless-known =
    sans faute (meilleur connu : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    })
analysis-mistakes =
    { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    } (idéal : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    })
analysis-mistakes-known =
    { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    } (meilleur connu : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    })

analysis-winning-you = tu es en train de gagner
analysis-winning-computer = l’ordinateur est en train de gagner
analysis-winning-opponent = l’adversaire est en train de gagner
analysis-winning-player-number = le joueur { $number } est en train de gagner
analysis-winning-person = { $name } est en train de gagner
analysis-draw = vers un match nul
analysis-share = { $name } : { $percent } %
analysis-mistake = erreur, { $evaluation }
analysis-turning-point = tournant, { $evaluation }
analysis-better = Mieux : { $move }
analysis-running = Analyse… { $percent } %
analysis-legend-mistake = Erreur
analysis-legend-hint = Indice
analysis-legend-turning-point = Tournant

## Network game

online-asks-take-back = { $name } voudrait annuler un coup
online-asks-pause = { $name } voudrait faire une pause
online-offers-draw = { $name } propose un match nul
online-allow = Oui
online-accept = Oui
online-refuse = Non

online-offer-draw = Match nul ?
online-give-up = Abandon
online-sure = Vraiment ?
online-give-up-again = Appuie encore pour abandonner : tu perds la partie.
online-restart-again = Appuie encore pour recommencer : tes coups seront perdus.
online-chat = Chat
online-chat-unread = Chat ({ $messages })
online-room = Salon

online-host-away = L’hôte est absent. On l’attend…
online-connection-lost = Connexion perdue. Reconnexion…
online-paused = Pause (10 minutes au plus)
online-watching = Tu regardes

online-you = Toi
online-cut-off = { $name } : connexion perdue, place gardée { $seconds } s
online-progress = { $name } { $percent } %
online-progress-stuck = { $name } : dans l’impasse à { $percent } %
online-progress-done =
    { $name } : terminé en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

online-seat-free = { $name } n’est plus là : place libre
online-wants-rematch = { $name } voudrait une revanche

online-won = { $name } a gagné
online-you-won = Tu as gagné
online-over = La partie est terminée
online-nobody-won = Personne n’a gagné
online-draw-agreed = Match nul accepté
online-player = Joueur { $number }
online-place = { $place }. { $name }

online-left = { $name } a quitté la partie
online-disconnected = { $name } a perdu la connexion
online-resigned = { $name } a abandonné
online-out-of-time = { $name } a épuisé son temps
online-you-left = Tu as quitté la partie
online-you-disconnected = Tu as perdu la connexion
online-you-resigned = Tu as abandonné
online-you-out-of-time = Ton temps est écoulé

online-next-game = Partie suivante…
online-to-tournament = Voir le tournoi
online-dealing = Préparation…
online-waiting = En attente…
online-play-again = Rejouer
online-sit-down = Prendre place
online-keep = Enregistrer

## Colours of tiles, for screen readers and in sentences about a colour

colour-pink = rose
colour-yellow = jaune
colour-olive = olive
colour-cyan = cyan
colour-blue = bleu
colour-purple = violet
colour-teal = bleu canard
colour-brown = marron
colour-silver = argent
colour-mint = menthe
colour-red = rouge
colour-orange = orange
colour-green = vert
colour-lime = citron vert
colour-moss = mousse
colour-azure = azur
colour-lilac = lilas
colour-plum = prune

## Controls

stepper-less = moins
stepper-more = plus

## Games that start, continue and are saved

game-cannot-start = Impossible de lancer cette partie : { $error }.
game-cannot-continue = Impossible de continuer ta dernière partie : { $why }. Elle reste dans « { your-games-title } ».
game-kept = Ta partie précédente est enregistrée dans « { your-games-title } »

link-cannot-open = Impossible d’ouvrir ce lien : { $error }.

packs-too-many = Seuls les { $packs } premiers packs sont affichés.
packs-failed = Tes packs n’ont pas pu être lus à cause d’une erreur dans Tessella.

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = Ce système ne permet pas d’enregistrer de fichiers : parties et réglages ne seront pas gardés.
storage-in-use = Tessella est déjà ouvert. Ce que tu fais dans cette fenêtre ne sera pas enregistré.
storage-not-locked = Ce que tu fais dans cette fenêtre ne sera pas enregistré : impossible de verrouiller { $file } ({ $error }). Ce qui a été enregistré avant est toujours là.

storage-games-unread = Impossible de lire tes parties enregistrées : { $why }.
storage-history-unread = Impossible de lire tes résultats : { $why }.
storage-settings-unread = Impossible de lire tes réglages : { $why }.
storage-set-aside = L’ancien fichier est gardé sous le nom { $name }.
storage-left-alone = Le fichier n’a pas pu être renommé ({ $error }) : il reste tel quel, et rien n’y sera enregistré.

settings-file-no-text = ce n’est pas un fichier texte
settings-file-unexpected = erreur à la ligne { $line }, colonne { $column }
settings-file-default = Le réglage { $setting } de settings.ron est invalide : sa valeur par défaut est utilisée.
settings-file-defaults = { $number } réglages de settings.ron sont invalides, remplacés par leurs valeurs par défaut : { $settings }.

storage-unsaved = Impossible d’enregistrer { $file } : { $error }.
storage-keeps-trying = Tessella va continuer d’essayer.
storage-close-again = Ferme encore une fois la fenêtre pour quitter sans enregistrer.

last-crash = Tessella a planté la dernière fois. Les détails sont dans { $file }.

computer-quick-move = La recherche de l’ordinateur a échoué ; il a joué un coup simple.
computer-cannot-move = À cause d’une erreur dans Tessella, l’ordinateur ne peut pas jouer ici. Annule un coup ou commence une autre partie.
analysis-failed = L’analyse s’est arrêtée à cause d’une erreur dans Tessella.
error-in-program = une erreur dans Tessella
service-given-up = À cause d’une erreur dans Tessella, { $what } jusqu’au redémarrage de l’appli.
service-sound = le son est coupé
service-links = les liens ouvrent une autre fenêtre
service-pads = une manette peut ne pas réveiller la fenêtre inactive
service-screen-reader = les lecteurs d’écran peuvent répondre en retard
service-screen-on = l’écran peut s’éteindre pendant que tu réfléchis

exit-guests =
    { $guests ->
        [one] { $guests } invité connecté
       *[other] { $guests } invités connectés
    }. Ferme encore une fois pour terminer la session

## Backups, imports and pictures

file-saved = Enregistré sous { $file }
file-not-written = Impossible d’écrire dans { $file } : { $error }

backup-copied = Sauvegarde copiée en texte
backup-failed = Échec de la sauvegarde : { $why }
backup-too-long = elle est trop longue pour le presse-papiers
backup-no-folder = il n’y a pas de dossier pour les documents

import-first-file = Seul le premier fichier est importé.
import-failed = Échec de l’importation : { $why }.
import-done =
    Importé : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $results ->
        [one] { $results } résultat
       *[other] { $results } résultats
    }.
import-done-known =
    Importé : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ({ $known ->
        [one] { $known } partie
       *[other] { $known } parties
    } déjà ici) et { $results ->
        [one] { $results } résultat
       *[other] { $results } résultats
    }.
import-settings-unexpected = Impossible de lire ses réglages : { $why }.

picture-copied = Image copiée
picture-failed = L’image n’a pas été créée : { $reason }
picture-no-folder = il n’y a pas de dossier pour les images
picture-not-wanted = elle a été annulée
picture-no-file = impossible de créer un fichier dans { $folder } : { $error }
picture-not-drawn = elle n’a pas pu être dessinée
animation-empty = une animation demande au moins une image
animation-size = une image fait { $width }×{ $height } pixels, mais toutes doivent avoir la même taille, au plus 65535×65535

## Hills

hills-low = bas
hills-high = haut
