### Rules, keys and first lessons.

help = Aide

help-lesson = Faire la leçon (20 secondes)

## Chapters about all games

help-boards = Plateaux
help-boards-tiles = Les cases se touchent par les côtés ; sur les carrés et les cubes, les coins peuvent aussi compter, et sur les carrés, les bords peuvent être reliés : ce qui sort à droite rentre à gauche.
help-boards-cube = Un cube est dessiné en couches, l’une à côté de l’autre. La même place dans la couche voisine touche aussi ; quand tu pointes une case, de petits cadres montrent ce qu’elle y touche.
help-boards-stacked = { game-title-in-a-row } empile les couches d’un cube. Pointe une couche, ou appuie dessus, pour bien la voir, puis appuie sur une place. Fais glisser avec un doigt ou le bouton droit, ou utilise des touches (gauche : { $left } ; droite : { $right }) pour tourner le cube. Les réglages permettent de voir les couches côte à côte.
help-boards-four-dimensions = En quatre dimensions (4D), chaque rangée est un cube, et la même place dans la rangée voisine touche aussi. Une case au milieu en touche huit autres, deux par dimension.
help-boards-hills = Sur les collines, les cases hautes sont plus en relief et montrent leurs flancs. Un bord sombre et dentelé est une falaise : rien n’y passe.
help-boards-map = Sur une carte, une ligne pointillée est un ferry : ses deux bouts se touchent.

help-choosing = Choisir
help-choosing-tile = Appuie sur une case. Ou déplace un cadre sur le plateau avec les touches ou les boutons de direction, et choisis sa case.
help-choosing-keys = Directions : { $arrows }. En diagonale, ou entre les couches et les cubes : { $diagonals }. Choisir : { $choose }.
help-choosing-zoom = Les plateaux à petites cases s’agrandissent avec la molette, deux doigts ou des touches (plus grand : { $closer } ; plus petit : { $farther }), et se déplacent en glissant.

help-keys = Touches
help-keys-line = { $action } : { $keys }
help-keys-change = Les réglages changent toutes les touches et tous les boutons de la manette, et proposent des dispositions pour une seule main.
help-keys-others = Ctrl Z et Ctrl Y annulent et rétablissent aussi. Dans une relecture, les flèches, Début et Fin montrent d’autres coups, et Espace la lance.
help-keys-saved = Chaque partie est enregistrée après chaque coup : ferme la fenêtre quand tu veux. « { your-games-title } », à l’accueil, contient toutes les parties que tu as jouées. Pour continuer sur un autre appareil, copie la partie dans les réglages, envoies-y le texte et importe-la dans les réglages là-bas.

## Rules of In a Row

help-row-win = Chacun pose à son tour un pion sur une place libre. Qui aligne le premier assez de pions gagne : sur les lignes, les colonnes et les diagonales, dans les trois sens des hexagones et à travers toutes les couches d’un cube. Un plateau plein sans alignement donne un match nul.
help-row-fall = Quand les pions tombent, ils s’arrêtent sur la place libre la plus basse de la colonne, et dans un cube, dans la dernière couche libre.
help-row-first = Qui a gagné commence la partie suivante ; après un match nul, c’est la même personne.

help-row-picture-place = Pose un pion à ton tour
help-row-picture-line = Fais une ligne ou bloque-la
help-row-picture-win = La première ligne gagne

## Lesson of In a Row

lesson-row-stone = Appuie sur la place marquée pour y poser un pion.
lesson-row-begin = Trois pions alignés gagnent. Commence une ligne.
lesson-row-two = L’adversaire l’a bloquée. Ici, tu fais deux lignes d’un coup.
lesson-row-finish = L’une est bloquée. Termine l’autre.
lesson-row-end = Trois alignés gagnent. Sur les grands plateaux, il en faut quatre ou cinq.

## Rules of Race

help-race-snakes = Serpents et échelles : lance le dé, et ton pion avance d’autant de cases. Au pied d’une échelle il monte, à la tête d’un serpent il redescend. Le premier à l’arrivée gagne.
help-race-ring = Sur l’anneau : un six fait sortir un pion en attente sur ton départ. De là, tous tes pions font un tour, puis entrent dans ton couloir. Un pion qui arrive sur celui d’un autre le renvoie attendre. Si tu as le choix, appuie sur le pion ou sur son numéro. Tant que seul un six peut t’aider, tu lances jusqu’à trois fois de suite.
help-race-forks = Avec des fourches, le chemin se sépare : l’un est court, avec des serpents ou des prises, l’autre long et sûr. Appuie sur la case où aller, ou sur le bouton du chemin.
help-race-choices = En option, un quatre fait reculer de quatre cases, même au-delà de ton départ et hors de ton couloir, et les pions font deux tours d’anneau.
help-race-roll = Appuie sur le dé, ou sur la touche qui choisit une case, pour lancer. En option, un six permet de relancer.

help-race-picture-roll = Lance le dé pour avancer
help-race-picture-ladders = Monte à l’échelle, glisse du serpent
help-race-picture-ring = Ou fais le tour d’un anneau

## Lesson of Race

lesson-race-roll = Appuie sur le dé pour le lancer. Ton pion avance d’autant de cases.
lesson-race-ladder = Une échelle t’a fait monter. Relance le dé.
lesson-race-snake = Encore une échelle ! Un serpent a fait glisser l’adversaire. Relance une fois.
lesson-race-end = Le premier à l’arrivée gagne.

## Rules of Drench

help-drench-colour = La case entourée d’un trait est à toi, en haut à gauche le plus souvent. Choisis une couleur : toute ta zone la prend, avec les cases de cette couleur qu’elle touche. Appuie sur une couleur, ou sur une case de cette couleur ; les touches 1 à 9 et 0 choisissent les couleurs dans l’ordre.
help-drench-solo = En solo, tu gagnes quand tout le plateau a une seule couleur, dans le nombre de coups indiqué au-dessus.
help-drench-two = À deux, l’adversaire a le coin opposé, ou la case la plus loin de la tienne, et vous jouez à tour de rôle. On ne peut choisir ni sa couleur ni celle de l’autre. Quand il ne reste que ces deux-là, qui a le plus de cases gagne ; de même si aucune zone n’a grandi depuis longtemps.

help-drench-picture-own = Les cases entourées sont à toi
help-drench-picture-flood = Une couleur inonde ses voisines
help-drench-picture-win = Une couleur partout : gagné

## Lesson of Drench

lesson-drench-colour = Les cases entourées sont à toi. Appuie sur la couleur marquée pour les changer.
lesson-drench-next = Tu as pris toutes les cases voisines de cette couleur. Prends la suivante.
lesson-drench-all = Mets tout le plateau d’une seule couleur.
lesson-drench-end = Une couleur partout, et c’est gagné. Sur un vrai plateau, tes coups sont limités.

## Rules of Light Block

help-light-walk = Tu es sur une case, et chaque pas vers une voisine allume celle que tu quittes. Allume toutes les cases sans croiser ton propre chemin ; on n’entre pas dans les blocs. Appuie sur la case suivante ou sur une plus loin en ligne droite, fais glisser la boule le long d’un chemin, ou marche avec les flèches sur les carrés qui se touchent par les côtés ; ailleurs, les flèches déplacent un cadre, et Entrée mène à sa case.
help-light-end = Quand il n’y a plus de case éteinte à côté de toi et que la tienne est la dernière, elle s’allume aussi et tu gagnes. Sinon, tu restes sans issue et tu peux annuler. Sur les collines, un pas monte d’un niveau, sauf si le plateau dit autre chose.
help-light-boards = On peut réussir tous les plateaux, sauf ceux à blocs au hasard : la ligne au-dessus du plateau dit si c’est possible, quand on le sait.

help-light-picture-move = Déplace la boule
help-light-picture-lit = Chaque pas allume une case
help-light-picture-all = Allume-les toutes

## Lesson of Light Block

lesson-light-step = La boule, c’est toi. Appuie sur la case marquée pour y aller.
lesson-light-lit = Chaque case que tu quittes s’allume.
lesson-light-blocked = Tu ne peux aller ni sur une case allumée, ni sur le bloc.
lesson-light-last = Allume la dernière case.
lesson-light-end = Tout est allumé : c’est gagné. Tu peux aussi faire glisser la boule ou utiliser les flèches.

## Rules of Link

help-link-pair = Choisis deux tuiles identiques. Si une ligne de deux virages au plus les relie par des places vides, au besoin en contournant le plateau, elles disparaissent. Choisis à nouveau la première tuile pour annuler ton choix. Tu gagnes quand il ne reste plus de tuile.
help-link-time = On peut réussir tous les plateaux. Dans une partie chronométrée, chaque paire rend quelques secondes. Pendant la pause, le chrono s’arrête et les tuiles sont cachées ; elle se met toute seule quand tu passes à une autre fenêtre.
help-link-falling = Si les tuiles tombent ou glissent, elles le font après chaque paire. Quand il n’y a plus de coup possible, annule, mélange le reste ou recommence le plateau.

help-link-picture-find = Trouve deux tuiles identiques
help-link-picture-line = Une ligne à deux virages les relie
help-link-picture-clear = Vide le plateau pour gagner

## Lesson of Link

lesson-link-pair = Appuie sur les deux tuiles marquées : elles sont identiques, et une ligne les relie.
lesson-link-gap = La ligne passe par des places vides, comme ce trou.
lesson-link-turns = Elle peut tourner deux fois et contourner le plateau.
lesson-link-clear = Vide le plateau.
lesson-link-end = Plateau vide, c’est gagné. Les vrais plateaux ont bien plus de tuiles.

## Rules of Blockade

help-blockade-goal = Amène ton coureur à son arrivée, le côté opposé ou l’autre bout d’une carte, avant les autres. À ton tour, tu cours, tu construis ou tu voles.
help-blockade-run = Courir : appuie sur ton coureur, puis sur une case marquée. Le nombre est le coût : un pas coûte 1, un pas en diagonale 1,5, et chaque niveau à monter 1 de plus. Un pas est toujours permis. Ton coureur saute par-dessus les coureurs alignés.
help-blockade-build = Construire : appuie sur une case, puis encore une fois pour la surélever seule, ou sur une voisine pour surélever les deux : c’est un chantier. Le sol surélevé est trop raide à monter depuis le niveau du dessous. Sur les collines, il monte d’un niveau de plus. Tu ne peux ni surélever la case d’un coureur, ni fermer à quelqu’un son dernier chemin. À deux joueurs, sur des hexagones avec un nombre pair de lignes, l’un a un chantier de plus : le premier sans collines, le second avec.
help-blockade-fly = Voler : appuie sur ton coureur, puis sur une case marquée d’une aile. Un vol passe par-dessus les hauteurs et les coureurs, deux pas plus loin qu’à pied. Tu as un vol par partie, sauf si tu choisis autre chose.

help-blockade-picture-run = Cours de l’autre côté
help-blockade-picture-build = Surélève des cases pour freiner les autres
help-blockade-picture-win = Le premier en face gagne

## Lesson of Blockade

lesson-blockade-run = Amène ton coureur à la ligne de ta couleur. Appuie sur lui, puis sur la case marquée.
lesson-blockade-build = Surélève le sol devant l’adversaire : appuie sur une case marquée, puis sur l’autre.
lesson-blockade-goal = C’est trop raide à monter. Cours à ton arrivée.
lesson-blockade-end = Le premier à l’arrivée gagne.
