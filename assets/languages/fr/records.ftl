### What is kept of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

code-expected = code de partie, colonne { $column } : il faut { $expected }
code-expected-not = code de partie, colonne { $column } (« { $found } ») : il faut { $expected }
code-game = le nom d’un jeu ({ $names })
code-no-options = « : » et les options du jeu
code-seed = une graine de 0 à { $most }
code-no-start = « # » et une graine, ou « = » et les cases

## Games that cannot be opened

record-move = le coup { $ply } est contraire aux règles : { $why }
record-players = les joueurs et les places ne vont pas ensemble : { $players } et { $seats }

## Saved games

save-another-kind = ce n’est pas une partie enregistrée
save-version = le format est { $version }, et ce programme lit les formats 1 à { $latest }
save-damaged = le contenu est abîmé
save-not-decoded = le contenu est abîmé ({ $error })
save-game = impossible d’en rétablir une partie : { $error }
save-missing-game = il y manque la partie à continuer
save-hint-plies = il faut des indices à { $most } demi-coups au plus, pas { $plies }
save-hint-order = il faut des demi-coups d’indices en ordre croissant, pas { $after } après { $before }
save-hint-count = il faut au moins autant d’indices que de demi-coups, donc { $plies }, pas { $hints }

## A game as a text for another device

transfer-games = il faut une seule partie, pas { $games }
text-prefix = il faut un texte qui commence par { $prefix }
text-too-long = le texte a plus de { $most } lettres
text-damaged = le texte est abîmé ou incomplet

## Files. The file is named before.

file-checksum = il faut la somme de contrôle du contenu : le fichier est abîmé
file-bytes-left =
    { $bytes ->
        [one] il y a { $bytes } octet en trop
       *[other] il y a { $bytes } octets en trop
    }
file-not-regular = ce n’est pas un fichier ordinaire
file-too-long = le fichier a plus de { $most } Mio
file-link-to-itself = c’est un lien symbolique vers lui-même
file-too-many = { $folder } en contient déjà { $files }

## Statistics

opponent-nobody = En solo
opponent-people = Des personnes
opponent-computer-gentle = Ordinateur, débutant
opponent-computer-easy = Ordinateur, facile
opponent-computer-medium = Ordinateur, moyen
opponent-computer-hard = Ordinateur, difficile
opponent-problem = Problème

kind-squares = Carrés
kind-hexes = Hexagones
kind-map = Carte
kind-cube = Cube
kind-ring = Anneau
kind-track = Piste
kind-hypercube = Quatre dimensions
kind-hills = { $kind }, collines

statistics-positions = { $board }, positions libres

statistics-file-another-kind = il faut des statistiques, pas un fichier d’un autre type
statistics-file-version = il faut des statistiques au format 1 à { $latest }, pas { $version }
statistics-file-not-decoded = il faut la progression et les résultats : { $error }

## Backups

backup-another-kind = il faut une sauvegarde, pas un fichier d’un autre type
backup-version = il faut une sauvegarde au format 1 à { $latest }, pas { $version }
backup-not-decoded = il faut les parties, les statistiques et les réglages : { $error }
backup-games = il faut des parties lisibles : { $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = il faut un lien qui commence par { $scheme }:
link-too-long = il faut un lien de { $most } octets au plus
link-empty = il faut un code de partie, ou { $word }/ et une adresse, après { $scheme }:
link-encoding = il faut deux chiffres hexadécimaux après chaque % du lien, et de l’UTF-8
link-address = il faut une adresse avec un port après { $word }/, par exemple 192.168.1.20:47315 ou [fd00::20]:47315
link-end = il ne faut rien après le code d’accès

## Codes with which one joins a server

join-code-length = un code d’accès a { $signs } caractères, et celui-ci en a { $given }
join-code-sign = il n’y a pas de { $sign } dans les codes d’accès, qui sont faits de { $alphabet }

## Packs of boards, texts that somebody wrote. The words title, author and par are part of the format.

pack-error-in-line = ligne { $line } : { $error }
pack-encoding = il faut du texte en UTF-8
pack-too-long = il faut un pack de { $most } octets au plus, pas de { $bytes }
pack-invisible = il faut des caractères visibles, pas le caractère { $character }
pack-no-title = il faut une ligne avec le titre, par exemple « title: Les coins »
pack-no-board = il faut au moins un plateau : une ligne avec un code de partie, par exemple drench:8x8,c4#5
pack-header-twice = il faut une seule ligne qui commence par « { $word }: »
pack-title-empty = il faut le titre après « title: »
pack-title-too-long = title: il faut { $most } caractères au plus, pas { $length }
pack-author-empty = il faut l’auteur après « author: »
pack-author-too-long = author: il faut { $most } caractères au plus, pas { $length }
pack-too-many-boards = il faut { $most } plateaux au plus
pack-too-many-tiles = il faut { $most } cases au plus sur tous les plateaux ensemble
pack-board-twice = il faut un plateau qui n’est pas encore dans le pack : il est à la ligne { $line }
pack-no-par = il ne faut pas de par : dans { $game }, toutes les solutions d’un plateau ont le même nombre de coups
pack-par = par: il faut un nombre de coups de 1 à { $most }, pas « { $found } »
pack-seats = il faut un jeu à une place ({ game-title-drench }, { game-title-link } ou { game-title-light-block }), pas { $game } pour { $seats }
pack-board = il faut un plateau jouable : { $reason }
pack-board-over = il faut un plateau jouable : la partie est finie avant le premier coup

## Text from people and other programs: what it is if it is no game code

received-empty = il n’y a pas de texte
received-too-long = il faut { $most } Ko de texte au plus
received-unknown = il faut un texte qui commence par tessella-game:, ou un code de partie comme drench:15x15,c6#4711
received-several-codes = il faut un seul code de partie, et il y en a { $count } : { $codes }
received-many-codes = il faut un seul code de partie, et il y en a { $most } ou plus : { $codes }
received-backup = c’est une sauvegarde : importe-la dans les réglages
received-game = c’est une partie copiée sur un autre appareil : importe-la dans les réglages
received-server = c’est un lien vers un serveur : ouvre-le pour le rejoindre
received-join-code = c’est un code d’accès : saisis-le là où l’on rejoint une partie en réseau
received-address = c’est l’adresse d’un serveur : saisis-la là où l’on rejoint une partie en réseau
received-random-seed = c’est une graine aléatoire d’un autre programme : copies-y l’identifiant précis (specific ID)
received-other-puzzle = c’est l’identifiant d’un autre casse-tête : seuls ceux de Flood se jouent ici
received-other-save = c’est une partie enregistrée par un autre programme : copies-y l’identifiant précis (specific ID) d’une partie de Flood
received-grid = c’est un plateau de couleurs pour « tessella solve »
received-game-name = c’est seulement le nom d’un jeu : dans un code suivent : et les options
received-web-page = c’est l’adresse d’une page web : copie le code qui s’y trouve
received-file-name = c’est le nom d’un fichier : dépose le fichier sur la fenêtre ou ouvre-le avec Tessella
received-picture = c’est une image
received-document = c’est un document PDF
received-archive = c’est une archive : décompresse-la d’abord
received-player-file = c’est un fichier de parties de Tessella
received-no-text = ce n’est pas un texte
