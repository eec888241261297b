### Rules, keys and first lessons.

help = Aide

help-lesson = Suivre le tutoriel (20 secondes)

## Chapters about all games

help-boards = Plateaux
help-boards-tiles = Les cases se touchent par les côtés. Sur les carrés et les cubes, les coins peuvent aussi compter, et sur les carrés, les bords peuvent être reliés : ce qui sort à droite rentre à gauche.
help-boards-cube = Un cube s’affiche en couches, côte à côte. La case au même endroit dans la couche d’à côté est aussi voisine ; quand tu pointes une case, de petits cadres y montrent ses voisines.
help-boards-stacked = { game-title-in-a-row } peut aussi empiler les couches d’un cube ; tu choisis à côté du plateau. Pour tourner la pile, fais glisser avec un doigt ou le bouton droit de la souris, ou utilise les touches (gauche : { $left } ; droite : { $right }).
help-boards-four-dimensions = En quatre dimensions (4D), chaque rangée est un cube, et la case au même endroit dans la rangée d’à côté est aussi voisine. Une case au milieu a huit voisines, deux par dimension.
help-boards-hills = Sur les collines, les cases hautes sont dessinées plus haut et montrent leurs flancs. Un bord sombre et dentelé est une falaise : rien n’y passe.
help-boards-map = Sur une carte, une ligne en pointillés est un ferry : il relie les régions à ses deux bouts.

help-choosing = Commandes
help-choosing-tile = Appuie sur une case, ou déplace un cadre avec les touches ou les boutons de direction et choisis la case qui s’y trouve.
help-choosing-keys = Directions : { $arrows }. Diagonales, couches et cubes : { $diagonals }. Choisir : { $choose }.
help-choosing-zoom = Pour zoomer, utilise la molette, deux doigts ou les touches (avant : { $closer } ; arrière : { $farther }). Fais glisser le plateau pour le déplacer.

help-keys = Touches
help-keys-line = { $action } : { $keys }
help-keys-change = Dans les réglages, tu peux changer toutes les touches et tous les boutons de la manette, ou choisir une disposition pour une seule main.
help-keys-others = Ctrl+Z et Ctrl+Y annulent et rétablissent aussi. Dans une relecture, les flèches, Début et Fin font défiler les coups, et Espace la lance.
help-keys-saved = Chaque partie est enregistrée après chaque coup : tu peux fermer la fenêtre à tout moment. « { title-games } », à l’accueil, contient toutes les parties que tu as jouées. Pour continuer sur un autre appareil, copie la partie dans les réglages, envoie le texte à cet appareil et importe-le dans ses réglages.

## Rules of In a Row

help-row-win = Chacun pose à son tour un pion sur une case libre. Le premier qui aligne assez de pions gagne : sur les lignes, les colonnes et les diagonales, dans les trois sens des hexagones et à travers toutes les couches d’un cube. Un plateau plein sans alignement donne un match nul.
help-row-fall = Quand les pions tombent, ils s’arrêtent sur la case libre la plus basse de la colonne, et dans un cube, dans la dernière couche libre.
help-row-first = Le gagnant commence la partie suivante. Après un match nul, le même joueur commence à nouveau.

help-row-picture-place = Pose un pion à ton tour
help-row-picture-line = Fais une ligne ou bloque-la
help-row-picture-win = La première ligne gagne

## Lesson of In a Row

lesson-row-stone = Appuie sur la case marquée pour y poser un pion.
lesson-row-begin = Trois pions alignés gagnent. Commence une ligne.
lesson-row-two = L’adversaire l’a bloquée. Ici, tu menaces sur deux lignes à la fois.
lesson-row-finish = L’une est bloquée. Termine l’autre.
lesson-row-end = Trois alignés gagnent. Sur les grands plateaux, il en faut quatre ou cinq.

## Rules of Race

help-race-snakes = Serpents et échelles : lance le dé, et ton pion avance d’autant de cases. Au pied d’une échelle, il monte ; à la tête d’un serpent, il redescend. Le premier à l’arrivée gagne.
help-race-ring = Sur l’anneau : un six fait sortir un pion en attente sur ton départ. De là, chaque pion fait un tour, puis entre dans ton couloir. Un pion qui arrive sur celui d’un autre le renvoie à son point de départ. Si tu as le choix, appuie sur le pion ou sur son numéro. Tant que seul un six peut t’aider, tu as jusqu’à trois lancers par tour.
help-race-forks = Aux bifurcations, le chemin se sépare en deux : l’un est court, avec des serpents ou des prises, l’autre long et sûr. Appuie sur la case où tu veux aller, ou sur le bouton du chemin.
help-race-choices = En option, un quatre fait reculer de quatre cases, même au-delà de ton départ et hors de ton couloir, et les pions font deux tours d’anneau.
help-race-roll = Pour lancer le dé, appuie dessus ou sur la touche qui choisit une case. En option, un six permet de relancer.

help-race-picture-roll = Lance le dé pour avancer
help-race-picture-ladders = Grimpe aux échelles, glisse sur les serpents
help-race-picture-ring = Ou fais le tour d’un anneau

## Lesson of Race

lesson-race-roll = Appuie sur le dé pour le lancer. Ton pion avance d’autant de cases.
lesson-race-ladder = Une échelle t’a fait monter. Relance le dé.
lesson-race-snake = Encore une échelle ! Un serpent a fait glisser l’adversaire. Relance encore une fois.
lesson-race-end = Le premier à l’arrivée gagne.

## Rules of Drench

help-drench-colour = Tu pars de la case entourée d’un trait, en haut à gauche le plus souvent. Choisis une couleur : toute ta zone la prend et absorbe les cases de cette couleur qu’elle touche. Appuie sur une couleur, ou sur une case de cette couleur ; les touches 1 à 9 et 0 choisissent les couleurs dans l’ordre.
help-drench-solo = En solo, tu gagnes si tu mets tout le plateau de la même couleur sans dépasser le nombre de coups indiqué au-dessus.
help-drench-two = À deux, l’adversaire part du coin opposé, ou de la case la plus éloignée de la tienne, et vous jouez à tour de rôle. On ne peut choisir ni sa couleur ni celle de l’autre. Quand il ne reste que ces deux-là, ou si aucune zone n’a grandi depuis longtemps, le joueur qui a le plus de cases gagne.

help-drench-picture-own = Les cases entourées sont à toi
help-drench-picture-flood = Une couleur inonde ses voisines
help-drench-picture-win = Une couleur partout : gagné !

## Lesson of Drench

lesson-drench-colour = Les cases entourées sont à toi. Appuie sur la couleur marquée pour les changer.
lesson-drench-next = Tu as pris toutes les cases voisines de cette couleur. Prends la couleur suivante.
lesson-drench-all = Mets tout le plateau de la même couleur.
lesson-drench-end = Une couleur partout : gagné ! Sur un vrai plateau, tes coups sont limités.

## Rules of Light Block

help-light-walk = Tu es sur une case, et chaque pas vers une voisine allume celle que tu quittes. Allume toutes les cases sans croiser ton propre chemin ; on n’entre pas dans les blocs. Appuie sur la case suivante ou sur une plus loin en ligne droite, ou fais glisser la boule. Sur les carrés qui se touchent par les côtés, tu peux aussi utiliser les flèches ; ailleurs, elles déplacent un cadre, et Entrée mène à sa case.
help-light-end = Quand ta case est la dernière, elle s’allume aussi et tu gagnes. Si, avant cela, il n’y a plus de case éteinte à côté de toi, c’est l’impasse, et tu peux annuler. Sur les collines, un pas monte d’un niveau, sauf si le plateau dit autre chose.
help-light-boards = On peut réussir tous les plateaux, sauf peut-être ceux à blocs aléatoires : la ligne au-dessus du plateau dit si c’est possible, quand on le sait.

help-light-picture-move = Déplace la boule
help-light-picture-lit = Les cases que tu quittes s’allument
help-light-picture-all = Allume-les toutes

## Lesson of Light Block

lesson-light-step = La boule, c’est toi. Appuie sur la case marquée pour y aller.
lesson-light-lit = Les cases que tu quittes s’allument.
lesson-light-blocked = Les cases allumées et les blocs sont interdits.
lesson-light-last = Allume la dernière case.
lesson-light-end = Tout est allumé : gagné ! Tu peux aussi faire glisser la boule ou utiliser les flèches.

## Rules of Link

help-link-pair = Choisis deux tuiles identiques. Si une ligne de deux virages au plus les relie par des cases vides, au besoin en contournant le plateau, elles disparaissent. Choisis à nouveau la première tuile pour annuler ton choix. Vide le plateau pour gagner.
help-link-time = On peut réussir tous les plateaux. Dans une partie chronométrée, chaque paire rend quelques secondes. Pendant la pause, le chrono s’arrête et les tuiles sont cachées ; la partie se met en pause toute seule quand tu passes à une autre fenêtre.
help-link-falling = Si les tuiles tombent ou glissent, elles le font après chaque paire. Quand il n’y a plus de coup possible, annule, mélange le reste ou recommence le plateau.

help-link-picture-find = Trouve deux tuiles identiques
help-link-picture-line = Relie-les en deux virages au plus
help-link-picture-clear = Vide le plateau pour gagner

## Lesson of Link

lesson-link-pair = Appuie sur les deux tuiles marquées : elles sont identiques, et une ligne les relie.
lesson-link-gap = La ligne passe par les cases vides. Relie ces deux tuiles.
lesson-link-turns = Une ligne peut tourner deux fois et contourner le plateau.
lesson-link-clear = Vide le plateau.
lesson-link-end = Plateau vide : gagné ! Les vrais plateaux ont bien plus de tuiles.

## Rules of Blockade

help-blockade-goal = Mène ton coureur à l’arrivée avant les autres : c’est le côté opposé, ou l’autre bout d’une carte. À ton tour, tu cours, tu construis ou tu voles.
help-blockade-run = Courir : appuie sur ton coureur, puis sur une case marquée. Le nombre est le coût : 1 pour un pas, 1,5 pour un pas en diagonale, et 1 de plus par niveau à monter. Un pas est toujours permis. Ton coureur peut sauter par-dessus une file de coureurs.
help-blockade-build = Construire : appuie sur une case, puis encore une fois pour la surélever seule, ou sur une voisine pour surélever les deux. Le sol surélevé est trop raide à monter depuis le niveau du dessous. Sur les collines, il s’élève d’un niveau de plus. Tu ne peux ni surélever la case d’un coureur, ni fermer à quelqu’un son dernier chemin. À deux joueurs, sur des hexagones avec un nombre pair de lignes, l’un a une construction de plus : le premier sans collines, le second avec.
help-blockade-fly = Voler : appuie sur ton coureur, puis sur une case marquée d’une aile. Un vol passe par-dessus les hauteurs et les coureurs, et va deux pas plus loin qu’une course. Tu as un vol par partie, sauf si tu choisis autre chose.

help-blockade-picture-run = Rejoins l’autre côté
help-blockade-picture-build = Surélève des cases pour freiner les autres
help-blockade-picture-win = Le premier arrivé gagne

## Lesson of Blockade

lesson-blockade-run = Mène ton coureur à la ligne de ta couleur. Appuie sur lui, puis sur la case marquée.
lesson-blockade-build = Surélève le sol devant l’adversaire : appuie sur une case marquée, puis sur l’autre.
lesson-blockade-stack = Trop raide pour passer ! Surélève encore : appuie deux fois sur la case marquée.
lesson-blockade-fly = Vole par-dessus l’obstacle : appuie sur ton coureur, puis deux fois sur la case marquée.
lesson-blockade-end = Le premier à l’arrivée gagne.
