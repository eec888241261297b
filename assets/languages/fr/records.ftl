### What is saved of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

code-expected = code de partie, colonne { $column } : il faut { $expected }
code-expected-not = code de partie, colonne { $column } (« { $found } ») : il faut { $expected }
code-game = le nom d’un jeu ({ $names })
code-no-options = « : » et les options du jeu
code-seed = une graine de 0 à { $most }
code-no-start = « # » et une graine, ou « = » et les cases

## Games that cannot be opened

record-move = le coup { $ply } est interdit : { $why }
record-players = le nombre de joueurs ({ $players }) ne correspond pas au nombre de places ({ $seats })

## Saved games

save-another-kind = ce n’est pas une partie enregistrée
save-version = le format est { $version } ; cette version lit les formats 1 à { $latest }
save-damaged = le contenu est endommagé
save-not-decoded = le contenu est endommagé ({ $error })
save-game = l’une de ses parties ne peut pas être restaurée : { $error }
save-missing-game = il y manque la partie en cours
save-hint-plies = il faut des indices à { $most } demi-coups au plus, pas { $plies }
save-hint-order = il faut des demi-coups d’indices en ordre croissant, pas { $after } après { $before }
save-hint-count = il faut au moins autant d’indices que de demi-coups ({ $plies }), pas { $hints }

## A game as a text for another device

transfer-games = il faut une seule partie, pas { $games }
text-prefix = il faut un texte qui commence par { $prefix }
text-too-long = le texte dépasse { $most } caractères
text-damaged = le texte est endommagé ou incomplet

## Files. The file is named before.

file-checksum = la somme de contrôle ne correspond pas : le fichier est endommagé
file-bytes-left =
    { $bytes ->
        [one] il y a { $bytes } octet en trop à la fin
       *[other] il y a { $bytes } octets en trop à la fin
    }
file-not-regular = ce n’est pas un fichier ordinaire
file-too-long = le fichier dépasse { $most } Mio
file-link-to-itself = c’est un lien symbolique vers lui-même
file-too-many = { $folder } en contient déjà { $files }

## Statistics

opponent-nobody = Solo
opponent-people = Autres joueurs
opponent-computer-gentle = Ordinateur (débutant)
opponent-computer-easy = Ordinateur (facile)
opponent-computer-medium = Ordinateur (moyen)
opponent-computer-hard = Ordinateur (difficile)
opponent-problem = Problème

kind-squares = Carrés
kind-hexes = Hexagones
kind-map = Carte
kind-cube = Cube
kind-ring = Anneau
kind-track = Piste
kind-hypercube = 4D
kind-hills = { $kind }, collines

statistics-positions = { $board }, positions personnalisées

statistics-file-another-kind = ce n’est pas un fichier de statistiques
statistics-file-version = les statistiques ont le format { $version } ; cette version lit les formats 1 à { $latest }
statistics-file-not-decoded = progression et résultats illisibles : { $error }

## Backups

backup-another-kind = ce n’est pas une sauvegarde
backup-version = la sauvegarde a le format { $version } ; cette version lit les formats 1 à { $latest }
backup-not-decoded = parties, statistiques et réglages illisibles : { $error }
backup-games = parties illisibles : { $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = il faut un lien qui commence par { $scheme }:
link-too-long = il faut un lien de { $most } octets au plus
link-empty = il faut un code de partie, ou { $word }/ et une adresse, après { $scheme }:
link-encoding = il faut deux chiffres hexadécimaux après chaque % du lien, et de l’UTF-8
link-address = il faut une adresse avec un port après { $word }/, par exemple 192.168.1.20:47315 ou [fd00::20]:47315
link-end = il ne faut rien après le code d’accès

## Join codes

join-code-length = un code d’accès a { $signs } caractères, pas { $given }
join-code-sign = il n’y a pas de { $sign } dans les codes d’accès, seulement { $alphabet }

## Packs of boards, texts that someone wrote. The words title, author and par are part of the format.

pack-error-in-line = ligne { $line } : { $error }
pack-encoding = il faut du texte en UTF-8
pack-too-long = il faut un pack de { $most } octets au plus, pas de { $bytes }
pack-invisible = il faut des caractères visibles, pas { $character }
pack-no-title = il faut une ligne avec le titre, par exemple « title: Les coins »
pack-no-board = il faut au moins un plateau : une ligne avec un code de partie, par exemple drench:8x8,c4#5
pack-header-twice = il faut une seule ligne qui commence par « { $word }: »
pack-title-empty = il faut le titre après « title: »
pack-title-too-long = title: il faut { $most } caractères au plus, pas { $length }
pack-author-empty = il faut l’auteur après « author: »
pack-author-too-long = author: il faut { $most } caractères au plus, pas { $length }
pack-too-many-boards = il faut { $most } plateaux au plus
pack-too-many-tiles = il faut { $most } cases au plus sur tous les plateaux ensemble
pack-board-twice = il faut un plateau qui n’est pas encore dans le pack : celui-ci est à la ligne { $line }
pack-no-par = il ne faut pas de par : dans { $game }, toutes les solutions d’un plateau ont le même nombre de coups
pack-par = par: il faut un nombre de coups de 1 à { $most }, pas « { $found } »
pack-seats = il faut un jeu pour un joueur ({ game-title-drench }, { game-title-link } ou { game-title-light-block }), pas { $game } pour { $seats }
pack-board = il faut un plateau jouable : { $reason }
pack-board-over = il faut un plateau jouable : la partie est terminée avant le premier coup

## Text from people and other programs: what it is if it is not a game code

received-empty = il n’y a pas de texte
received-too-long = il faut { $most } Ko de texte au plus
received-unknown = il faut un texte qui commence par tessella-game:, ou un code de partie comme drench:15x15,c6#4711
received-several-codes = il faut un seul code de partie, pas { $count } : { $codes }
received-many-codes = il faut un seul code de partie, pas { $most } ou plus : { $codes }
received-backup = c’est une sauvegarde : importe-la dans les réglages
received-game = c’est une partie copiée sur un autre appareil : importe-la dans les réglages
received-server = c’est un lien vers un hôte : ouvre-le pour rejoindre la partie
received-join-code = c’est un code d’accès : saisis-le là où tu rejoins une partie sur le réseau local
received-address = c’est l’adresse d’un hôte : saisis-la là où tu rejoins une partie sur le réseau local
received-random-seed = c’est une graine aléatoire d’un autre programme : copies-y l’identifiant précis (specific ID)
received-other-puzzle = c’est l’identifiant d’un autre casse-tête : seuls ceux de Flood se jouent ici
received-other-save = c’est une partie enregistrée par un autre programme : copies-y l’identifiant précis (specific ID) d’une partie de Flood
received-grid = c’est un plateau de couleurs pour « tessella solve »
received-game-name = c’est seulement le nom d’un jeu : dans un code, il est suivi de « : » et des options
received-web-page = c’est l’adresse d’une page web : copie le code qui s’y trouve
received-file-name = c’est le nom d’un fichier : dépose le fichier sur la fenêtre ou ouvre-le avec Tessella
received-picture = c’est une image
received-document = c’est un document PDF
received-archive = c’est une archive : décompresse-la d’abord
received-player-file = c’est un fichier de parties de Tessella
received-no-text = ce n’est pas un texte
