### The screen on which a game is played.

## Window

window-title-your-turn = À toi de jouer – Tessella

screen-on-reason = Un chrono tourne

## Around the board

play-whole-board = Tout le plateau

play-back = Retour à l’accueil
play-sounds-silent = Sons : coupés
play-sounds-quiet = Sons : doux
play-sounds-loud = Sons : forts
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
mode-on-one-device = même appareil
mode-against-computer = contre l’ordinateur
mode-over-network = en réseau

## Tools

play-undo = Annuler
play-redo = Rétablir
play-hint = Indice
play-restart = Rejouer
play-new = Nouveau
play-best = Solution
play-share = Partager

play-undo-long = Annuler
play-redo-long = Rétablir
play-hint-long = Indice
play-restart-long = Recommencer
play-new-long = Nouveau

play-share-game = Partager cette partie
play-share-code = partager

hint-not-found = Aucun indice trouvé
hint-failed = Pas d’indice, à cause d’une erreur dans Tessella

## Pause

play-pause-long = Pause
play-resume-long = Reprendre
play-ask-for-pause = Demander une pause

play-paused = Pause
play-resume = Reprendre
play-before-clock = Le chrono part quand tu appuies sur { play-begin }
play-begin = Commencer

## Lessons

lesson-skip = Passer la leçon
lesson-play = Jouer une vraie partie
lesson-press-marked = Appuie sur ce qui est marqué

## Result

result-restart = Rejouer
result-try-again = Réessayer
result-new-board = Nouveau
result-next-level = Suivant
result-more-boards = Plateaux
result-setup = Options
result-replay = Revoir

## What is new about a result, after its margin, as in "in 12 of 14 moves · New best · 3 days in a row"

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
news-all-done = Les quatre finis
news-fewest-moves = Jamais si peu de coups
news-fastest = Record de vitesse
news-wins =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } d’affilée

## Replay

replay-close = Fermer
replay-branch = Jouer d’ici

replay-move = Coup { $number } sur { $moves }
replay-best-move = Solution : coup { $number } sur { $moves }

replay-to-beginning = Au début (Début)
replay-back = Un coup en arrière (←)
replay-on = Un coup en avant (→)
replay-to-end = À la fin (Fin)
replay-pause = Pause (Espace)
replay-resume = Reprendre (Espace)

replay-alone = La partie seule
replay-compare = Avec la solution
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

analysis-hint = après un indice
analysis-lost-here = perdu ici
analysis-moves-lost =
    { $moves ->
        [one] { $moves } coup perdu
       *[other] { $moves } coups perdus
    }

analysis-flawless =
    sans faute, idéal : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
analysis-flawless-known =
    sans faute, meilleur connu : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
analysis-mistakes =
    { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, idéal : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
analysis-mistakes-known =
    { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, meilleur connu : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

analysis-winning-you = tu gagnes
analysis-winning-computer = l’ordinateur gagne
analysis-winning-opponent = l’adversaire gagne
analysis-winning-player-number = le joueur { $number } gagne
analysis-winning-person = { $name } gagne
analysis-draw = match nul
analysis-share = { $name } : { $percent } %
analysis-mistake = erreur, { $evaluation }
analysis-turning-point = tournant, { $evaluation }

## Network game

online-asks-take-back = { $name } voudrait annuler un coup
online-asks-pause = { $name } voudrait faire une pause
online-offers-draw = { $name } propose un match nul
online-allow = Oui
online-accept = Oui
online-refuse = Non

online-offer-draw = Match nul ?
online-give-up = Abandon
online-sure = Vraiment ?
online-give-up-again = Appuie encore pour abandonner : tu perds la partie.
online-restart-again = Appuie encore pour recommencer : tes coups seront perdus.
online-chat = Chat
online-chat-unread = Chat ({ $messages })
online-room = Salon

online-host-away = L’hôte est absent : la partie l’attend
online-connection-lost = Connexion perdue : reconnexion…
online-paused = Pause de 10 minutes au plus
online-watching = Tu regardes

online-you = Toi
online-cut-off = { $name } : connexion perdue, place gardée { $seconds } s
online-progress = { $name } { $percent } %
online-progress-stuck = { $name } : sans issue à { $percent } %
online-progress-done =
    { $name } : fini en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

online-seat-free = { $name } n’est plus là : la place est libre
online-wants-rematch = { $name } voudrait rejouer

online-won = { $name } a gagné
online-you-won = Tu as gagné
online-over = La partie est finie
online-nobody-won = Personne n’a gagné
online-draw-agreed = Match nul accepté
online-player = Joueur { $number }
online-place = { $place }. { $name }

online-left = { $name } a quitté la partie
online-disconnected = { $name } a perdu la connexion sans revenir
online-resigned = { $name } a abandonné
online-out-of-time = { $name } n’a plus de temps
online-you-left = Tu as quitté la partie
online-you-disconnected = Tu as perdu la connexion sans revenir
online-you-resigned = Tu as abandonné
online-you-out-of-time = Tu n’as plus de temps

online-next-game = La partie suivante arrive
online-to-tournament = Au tournoi
online-dealing = Préparation du plateau
online-waiting = En attente…
online-play-again = Rejouer
online-sit-down = S’asseoir
online-keep = Garder

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

## Games that begin, continue and are kept

game-cannot-start = Cette partie ne peut pas commencer : { $error }.
game-cannot-continue = La dernière partie ne peut pas continuer : { $why }. Elle reste dans « { your-games-title } ».
game-kept = La partie précédente est dans « { your-games-title } »

link-cannot-open = Impossible d’ouvrir ce lien : { $error }.

packs-too-many = Seuls les { $packs } premiers packs sont affichés.
packs-failed = Vos packs n’ont pas pu être lus à cause d’une erreur dans Tessella.

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = Ce système n’a pas de dossier pour les fichiers : parties et réglages ne sont pas enregistrés.
storage-in-use = Tessella est déjà ouvert. Ce que tu fais dans cette fenêtre n’est pas gardé, pour que rien ne se perde dans l’autre.
storage-not-locked = Parties et réglages ne sont pas enregistrés dans cette fenêtre : impossible de verrouiller { $file } : { $error }. Ce qui a été enregistré avant est toujours là.

storage-games-unread = Impossible de lire les parties enregistrées : { $why }.
storage-history-unread = Impossible de lire les résultats de tes parties : { $why }.
storage-settings-unread = Impossible de lire les réglages : { $why }.
storage-set-aside = Le fichier est gardé sous le nom { $name }.
storage-left-alone = Le fichier n’a pas pu être mis de côté non plus ({ $error }) : il reste tel quel, et rien n’y est enregistré.

settings-file-no-text = ce n’est pas du texte
settings-file-unexpected = ligne { $line }, colonne { $column } : contenu inattendu
settings-file-default = Le réglage { $setting } de settings.ron est inattendu : la valeur par défaut est utilisée.
settings-file-defaults = { $number } réglages de settings.ron sont inattendus : les valeurs par défaut sont utilisées : { $settings }.

storage-unsaved = Impossible d’enregistrer { $file } : { $error }.
storage-keeps-trying = Tessella continue d’essayer.
storage-close-again = Ferme encore une fois la fenêtre pour quitter sans enregistrer.

last-crash = Tessella s’est arrêté brusquement la dernière fois. Les détails sont dans { $file }.

computer-quick-move = La recherche de l’ordinateur a échoué ; il a joué un coup simple.
computer-cannot-move = À cause d’une erreur dans Tessella, l’ordinateur ne peut pas jouer ici. Annulez un coup ou commencez une autre partie.
analysis-failed = L’analyse s’est arrêtée à cause d’une erreur dans Tessella.
error-in-program = une erreur dans Tessella
service-given-up = À cause d’une erreur dans Tessella, { $what } jusqu’au redémarrage du programme.
service-sound = les sons sont coupés
service-links = les liens ouvrent une autre fenêtre
service-pads = une manette peut ne pas réveiller la fenêtre inactive
service-screen-reader = les lecteurs d’écran peuvent recevoir des réponses tardives
service-screen-on = l’écran peut s’éteindre pendant que vous réfléchissez

exit-guests =
    { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    } ici. Ferme encore une fois pour finir la session

## Backups, imports and pictures

file-saved = Enregistré sous { $file }
file-not-written = Impossible d’écrire { $file } : { $error }

backup-copied = Sauvegarde copiée en texte
backup-failed = Aucune sauvegarde n’a été faite : { $why }
backup-too-long = elle est trop longue pour le presse-papiers
backup-no-folder = ce système n’a pas de dossier pour les documents

import-first-file = Seul le premier fichier est importé.
import-failed = Rien n’a été importé : { $why }.
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
import-settings-unexpected = Ses réglages sont inattendus : { $why }.

picture-copied = Image copiée
picture-failed = Pas d’image : { $reason }
picture-no-folder = ce système n’a pas de dossier pour les images
picture-not-wanted = elle n’est plus demandée
picture-no-file = impossible de créer un fichier dans { $folder } : { $error }
picture-not-drawn = elle n’a pas pu être dessinée
animation-empty = une animation a au moins une image
animation-size = une image fait { $width }x{ $height } pixels : toutes doivent avoir la même taille, au plus 65535x65535
