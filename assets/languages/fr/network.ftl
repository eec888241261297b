### The local network: servers, the lobby, rooms, matches.

## Finding and joining a host

lan = Réseau local

lan-own-name = Ton nom
lan-name = Nom
player-name-hint = Un nom
player-name-another = Un autre nom

lan-host = Hôte
lan-require-code = Exiger un code
lan-guests-need-code = Code pour les invités : { $code }
lan-another-code = Un autre code
lan-host-game = Héberger une partie
lan-host-continue = Héberger de nouveau
lan-host-continues = La dernière partie continue et les places sont gardées.
lan-or-join = Ou rejoins une partie
lan-enter-address = Saisir une adresse

lan-join-server = Rejoindre { $name }

lan-found-version = utilise Tessella { $version }, une autre version
lan-found-no-game = encore aucune partie
lan-found-people =
    { $people ->
        [one] { $people } personne sur { $most }
       *[other] { $people } personnes sur { $most }
    }
lan-found-seat = ta place est gardée
lan-seat-gone = Ta place n’y est plus gardée. Saisis le code d’accès.
lan-found-full = complet

lan-found-needs-code = { $address }, avec code
lan-found-open = { $address }, ouvert

lan-searching = Recherche de parties sur ce réseau…
lan-nothing-found = Aucune partie trouvée pour l’instant. Causes possibles :
lan-network-denied = Le système ne laisse pas Tessella utiliser le réseau local. Autorise-le dans les réglages du système, parmi les autorisations de cette appli.
lan-network-unusable = Le réseau est inutilisable : { $error }.

lan-address = L’adresse de l’hôte, comme sur son écran
lan-code = Le code pour { $name } ; laisse vide s’il n’y en a pas
lan-join = Rejoindre
lan-delete = Effacer

lan-joining = Connexion…
lan-cancel = Annuler

lan-changed = Ce n’est pas l’appareil de la dernière fois
lan-changed-named = Un autre appareil répond à { $address } sous le nom { $name }. Il se fait peut-être passer pour celui que tu connais, ou a été réinstallé.
lan-changed-unnamed = Un autre appareil répond à { $address }. Il se fait peut-être passer pour celui que tu connais, ou a été réinstallé.
lan-changed-seat = Ta place sur l’appareil que tu connais est gardée.
lan-changed-cancel = Ne pas rejoindre
lan-changed-join = Rejoindre à neuf

## Names of players who have chosen none

player-name-first = Ambré, Argenté, Bleu, Brave, Brillant, Calme, Câlin, Chanceux, Discret, Doré, Doux, Futé, Gentil, Heureux, Jovial, Joyeux, Malin, Matinal, Radieux, Rapide, Rouge, Sage, Vert, Vif
player-name-second = Bouquetin, Canard, Castor, Cerf, Chamois, Corbeau, Cygne, Dauphin, Écureuil, Faucon, Hérisson, Héron, Hibou, Koala, Lapin, Lièvre, Lynx, Merle, Ours, Panda, Phoque, Pinson, Renard, Rossignol
player-name = { $second } { $first }

## Why no host was found

discovery-no-interfaces = Impossible de lister les réseaux de cet ordinateur : { $error }.
discovery-only-loopback = Cet appareil n’est sur aucun réseau : active son Wi-Fi, ou ouvre un point d’accès que les autres rejoignent.
discovery-other-network = L’hôte est peut-être sur un autre réseau : les deux appareils doivent être sur le même Wi-Fi ou point d’accès.
discovery-isolation = Le Wi-Fi isole peut-être ses appareils, comme souvent les réseaux d’invités (« isolation des clients »).
discovery-firewall = Un pare-feu bloque peut-être l’hôte : il doit laisser entrer UDP et TCP sur les ports { $first } à { $last }.
discovery-denied = Le système ne laisse pas Tessella chercher sur { $interface } : un pare-feu bloque peut-être cet appareil.
discovery-denied-default = Le système ne laisse pas Tessella chercher sur l’interface par défaut : un pare-feu bloque peut-être cet appareil.
discovery-denied-loopback = Le système ne laisse pas Tessella chercher sur la boucle locale : un pare-feu bloque peut-être cet appareil.
discovery-failed = Échec de la recherche sur { $interface } ({ $address }) : { $error }.
discovery-failed-default = Échec de la recherche sur l’interface par défaut ({ $address }) : { $error }.
discovery-failed-loopback = Échec de la recherche sur la boucle locale ({ $address }) : { $error }.
discovery-no-ipv6 = cet ordinateur n’a pas d’IPv6

## Why a host was not joined

join-version = Cet hôte utilise Tessella { $server } (protocole { $server_protocol }), et toi { $client } (protocole { $client_protocol }) : il faut la même version des deux côtés.
join-wrong-code =
    { $tries ->
        [one] Ce n’est pas le code de l’hôte ; il te reste { $tries } essai.
       *[other] Ce n’est pas le code de l’hôte ; il te reste { $tries } essais.
    }
join-wrong-code-wait =
    { $seconds ->
        [one] Ce n’est pas le code de l’hôte, et il y a eu trop d’erreurs : attends { $seconds } seconde.
       *[other] Ce n’est pas le code de l’hôte, et il y a eu trop d’erreurs : attends { $seconds } secondes.
    }
join-wait =
    { $seconds ->
        [one] Il y a eu trop de codes faux : attends { $seconds } seconde avant de réessayer.
       *[other] Il y a eu trop de codes faux : attends { $seconds } secondes avant de réessayer.
    }
join-full =
    { $people ->
        [one] C’est complet ({ $name }) : { $people } personne sur { $most } est là.
       *[other] C’est complet ({ $name }) : { $people } personnes sur { $most } sont là.
    }
join-full-unnamed =
    { $people ->
        [one] Cet hôte est complet : { $people } personne sur { $most } est là.
       *[other] Cet hôte est complet : { $people } personnes sur { $most } sont là.
    }
join-closing = { $name } ferme et ne laisse plus entrer personne.
join-closing-unnamed = Cet hôte ferme et ne laisse plus entrer personne.
join-other-name = Il y a déjà « { $name } » ici : tu t’appelles « { $other } ». Tu peux en changer dans la liste des présents.
join-needs-code = { $name } a un code d’accès : demande-le sur place et saisis-le.
join-needs-code-unnamed = Cet hôte a un code d’accès : demande-le sur place et saisis-le.
join-unexpected-code = { $name } n’a pas de code d’accès : laisse vide si tu fais confiance à cet hôte.
join-unexpected-code-unnamed = Cet hôte n’a pas de code d’accès : laisse vide si tu lui fais confiance.
join-invalid-code = Ce n’est pas un code d’accès valable : { $error }.
join-impostor = L’hôte à { $address } ne connaît pas lui-même le code : ce n’est peut-être pas celui que tu veux rejoindre.
join-changed-key = L’hôte à { $address } n’est pas l’appareil de la dernière fois ; tu ne l’as donc pas rejoint. Ta place là-bas est gardée.
join-false-key = L’hôte à { $address } se fait passer pour un autre appareil ; tu ne l’as donc pas rejoint.
join-not-tessella = Ce qui répond à { $address } n’est pas un hôte Tessella : vérifie l’adresse et le port.
join-busy = L’hôte à { $address } a raccroché avant de répondre : beaucoup se connectent peut-être, réessaie ; ou ce n’est pas un hôte Tessella.
join-connection-closed = L’hôte à { $address } a raccroché avant ton entrée : il vient peut-être de fermer, ou il est surchargé ; réessaie.
join-port-closed = Aucun hôte n’est ouvert à { $address } : vérifie qu’il y tourne encore et que le port est le bon.
join-timed-out = Personne ne répond à { $address } : vérifie que l’hôte est toujours ouvert, que tu es sur le même réseau et que le pare-feu de l’hôte laisse entrer TCP et UDP sur le port { $port }.
join-no-route = Aucun chemin ne mène à { $address } : vérifie que cet ordinateur est sur le réseau de l’hôte.
join-unreachable = L’hôte à { $address } est injoignable : { $error }.
join-no-udp = L’hôte à { $address } a répondu, mais rien ne vient de sa partie : vérifie que son pare-feu laisse entrer UDP sur le port { $port }.
join-no-room = L’hôte n’a plus de place.
join-lost-at-once = L’hôte à { $address } a été perdu aussitôt : { $error }.
join-not-possible = Impossible : { $error }.

## Why a connection ended

connection-broken = La connexion s’est coupée : { $error }.
connection-invalid-data = L’hôte a envoyé ce qu’aucun hôte n’envoie : { $error }.
connection-failed = La connexion a pris fin à cause d’une erreur dans Tessella. Votre place est gardée : rejoignez la partie.
search-failed = La recherche d’hôtes s’est arrêtée à cause d’une erreur dans Tessella. Ouvrez de nouveau cette page.
connection-overfull = L’hôte a envoyé plus que ce programme ne peut recevoir.

connection-no-reply = l’hôte n’a pas répondu à temps
connection-token-expired = le jeton de l’hôte a expiré
connection-server-full = l’hôte n’a plus de place
connection-timed-out = plus aucune nouvelle de l’hôte
connection-closed-by-server = l’hôte a fermé la connexion
connection-closed-by-client = la connexion a été quittée
connection-queue-full = il y a trop à envoyer en attente
connection-queue-length = un message à envoyer était vide ou trop long

lobby-closed-session-ended = L’hôte a terminé la session. Les parties y sont gardées pour la prochaine fois.
lobby-closed-replaced = Tu es de retour depuis un autre endroit, qui a maintenant ta place.
lobby-closed-invalid-message = L’hôte n’a pas compris ce qui venait d’ici. A-t-il la même version ?
lobby-closed-too-many-messages = L’hôte a reçu trop de messages d’ici.
lobby-closed-hello-timeout = L’hôte n’a pas reçu de nom libre et n’attend plus.
lobby-closed-removed = L’hôte t’a fait sortir.

## A host on this device

server-name = Chez { $player }
server-not-started = Impossible d’héberger ici : { $error }.
server-code-replaced = Le code est maintenant { $code }. Tout le monde reste.

server-port-in-use = le port { $port } est déjà utilisé sur cette machine
server-port-in-use-free = le port { $port } est déjà utilisé sur cette machine ; le port { $free } est libre
server-no-port = les ports { $first } à { $last } sont tous utilisés sur cette machine ; choisis-en un autre
server-people-limit = un hôte accueille 1 à { $most } personnes, pas { $people }
server-file-in-use = un autre hôte garde ses salons dans { $file } ; choisis un autre fichier
server-damaged-key = { $file } n’est pas la clé d’un hôte, ou elle est abîmée : il faut { $length } lettres qui commencent par { $prefix }. Reprends-la d’une sauvegarde ; ou supprime le fichier pour une nouvelle clé, mais toutes les places d’ici seront perdues
server-file-not-rooms = { $file } n’est pas un fichier de salons
server-file-not-code = { $file } n’est pas un code d’accès
server-file-not-lock = { $file } n’est pas vide, ce n’est donc pas un verrou
server-file-folder = { $file } est un dossier
server-file-not-regular = { $file } n’est pas un fichier ordinaire
server-file-broken-link = { $file } est un lien vers un fichier qui n’existe pas
server-file-unreadable = impossible de lire { $file } : { $error }
server-file-unwritable = impossible d’écrire { $file } : { $error }
server-file-unlockable = impossible de verrouiller { $file } : { $error }
network-unusable = le réseau est inutilisable : { $error }

server-rooms-unsaved = Les salons n’ont pas pu être gardés dans { $file } : { $error }.
server-rooms-set-aside = Les salons d’avant étaient illisibles : { $reason }. Le fichier est gardé sous le nom { $file }.
server-rooms-not-set-aside = Les salons d’avant étaient illisibles : { $reason }. Le fichier n’a pas pu être mis de côté ({ $error }).
server-rooms-without-keys = ils viennent d’une version où les places n’avaient pas de clé
server-rooms-none = le fichier ne contient pas de salons
server-rooms-cut-off = le fichier est tronqué
server-rooms-checksum = le fichier est abîmé
server-rooms-other-key = leurs places vont avec une autre clé que celle de { $file }
server-rooms-damaged = les salons enregistrés sont abîmés ({ $error })
server-rooms-format = les salons enregistrés ont le format { $found }, et ce programme lit le format { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = Ce nom est déjà pris ici : { $name }.
refusal-invalid-name = Un nom a 1 à 24 lettres, chiffres ou autres signes visibles.
refusal-server-full =
    { $most ->
        [one] L’hôte est complet : { $most } personne sur { $most } est là.
       *[other] L’hôte est complet : { $most } personnes sur { $most } sont là.
    }
refusal-too-many-rooms =
    { $most ->
        [one] Il y a déjà { $most } salon, le maximum de cet hôte.
       *[other] Il y a déjà { $most } salons, le maximum de cet hôte.
    }
refusal-room-not-found = Ce salon a été fermé.
refusal-match-started-watch = La partie de ce salon a commencé. Tu peux la regarder.
refusal-match-started = La partie de ce salon a commencé.
refusal-room-full-one = La place de ce salon est prise.
refusal-room-full-two = La partie est complète : essaies-en une autre, ou regarde.
refusal-room-full = Les { $places } places de ce salon sont prises.
refusal-seat-taken = Cette place est prise : { $name }.
refusal-seat-taken-computer = L’ordinateur a cette place.
refusal-no-such-seat = Cette place n’existe pas dans ce salon.
refusal-no-spectators = Ce salon ne se regarde pas.
refusal-already-in-room = Tu es dans un autre salon. Quitte-le d’abord.
refusal-not-seated = Tu n’as de place dans aucun salon.
refusal-not-owner = Seule la personne assise depuis le plus longtemps peut faire cela.
refusal-no-match = Aucune partie n’est en cours.
refusal-invalid-room = Impossible d’ouvrir cette partie : { $reason }.
refusal-illegal-move = Ce coup est impossible : { $reason }.
refusal-stale = La partie a continué entre-temps.
refusal-nothing-to-take-back = Il n’y a pas de coup à annuler.
refusal-take-back-forbidden = Les coups comptent dans cette course : aucun ne s’annule.
refusal-take-back-pending = La question a déjà été posée aux autres.
refusal-rate-limited = C’était trop d’un coup. Attends un instant.
refusal-banned = On t’a fait sortir de ce salon.
refusal-banned-from-server = L’hôte ne te laisse plus entrer.
refusal-not-in-room = Cette personne n’est pas dans ton salon.
refusal-draw-unavailable = On ne peut proposer un match nul qu’à des personnes.
refusal-draw-pending = Un match nul a déjà été proposé.
refusal-draining = L’hôte va s’arrêter : plus aucune partie ne commence.
refusal-paused = La partie est en pause.
refusal-countdown = La partie reprend dans { $seconds } s.
refusal-pause-unavailable = Seule une partie chronométrée peut être mise en pause.
refusal-pause-pending = Une pause a déjà été demandée.
refusal-not-paused = La partie n’est pas en pause.
refusal-tournament-running = Un tournoi est en cours ici.
refusal-tournament-full = Le tournoi est complet : { $most } personnes sont inscrites.
refusal-too-few-entrants = Il faut { $least } personnes pour un tournoi ; inscrites pour l’instant : { $entered }.
refusal-two-seats-needed = Un tournoi demande un jeu à deux ou une course, et ce jeu a { $places } places.
refusal-no-tournament = Il n’y a pas de tournoi pour cela.

refusal-room-code-length = son code a plus de { $most } caractères
refusal-room-code = l’hôte n’accepte pas son code
refusal-room-seat-mismatch =
    { $seats ->
        [one] ce jeu a { $seats } place, et le salon { $places }
       *[other] ce jeu a { $seats } places, et le salon { $places }
    }
refusal-room-seat-count = un salon a 2 à { $most } places, et celui-ci { $places }
refusal-room-clock = un chrono a 1 à { $most } secondes, et celui-ci { $seconds }
refusal-room-computer-in-race = dans une course, il n’y a que des personnes

## Lobby: head and parts

lobby-unnamed-host = L’hôte
lobby-somebody = Quelqu’un

lobby-show = Afficher
lobby-own-room = Ton salon
lobby-rooms = Salons
lobby-rooms-count = Salons ({ $rooms })
lobby-people-count = Présents ({ $people })
chat = Chat
chat-unread = Chat ({ $messages })

lobby-stop-hosting = Fin de session
lobby-leave = Quitter
lobby-close-again =
    { $guests ->
        [one] { $guests } invité ici. Appuie encore pour fermer
       *[other] { $guests } invités ici. Appuie encore pour fermer
    }
lobby-close-game-again = Une partie est en cours. Appuie encore pour fermer
lobby-leave-again = Appuie encore pour quitter : tu perds la partie
lobby-new-code = Nouveau code
lobby-qr-code = QR code d’accès
lobby-qr-code-advice = Scanne-le avec l’appareil photo d’un autre appareil qui a Tessella.
lobby-host-away = L’hôte est absent : on l’attend…
lobby-connection-lost = Connexion perdue : reconnexion…
lobby-guest = Tu fais partie des invités
lobby-no-network = pas de réseau
lobby-port = port { $port }
lobby-code = code { $code }
lobby-without-code = ouvert à tous

## Lobby: people

lobby-people = Présents
lobby-name-own = { $name } (toi)
lobby-in-room = dans un salon
lobby-cut-off = connexion perdue, place gardée { $seconds } s
lobby-remove = Exclure { $name }
lobby-ban = Bannir { $name }
lobby-remove-again = Appuie encore pour exclure { $name }
lobby-ban-again = Appuie encore pour bannir { $name }
lobby-mute = Masquer les messages : { $name }
lobby-unmute = Réafficher les messages : { $name }
lobby-change-name = Changer de nom
lobby-own-name = Ton nom
lobby-rename-done = OK

lobby-removed = On t’a fait sortir du salon.
lobby-banned = On t’a fait sortir du salon, et tu ne peux plus y entrer.
lobby-room-closed = Le salon a été fermé.

lobby-computer-gentle = Ordinateur, débutant
lobby-computer-easy = Ordinateur, facile
lobby-computer-medium = Ordinateur, moyen
lobby-computer-hard = Ordinateur, difficile

## Lobby: chat

chat-room = Dans ce salon
chat-empty = Personne n’a encore rien dit.
chat-say = Message
chat-send = Envoyer
chat-say-hint = Écris quelque chose
chat-host = L’hôte

chat-phrase-hello = Salut !
chat-phrase-good-luck = Bonne chance !
chat-phrase-shall-we-play = On joue ?
chat-phrase-well-played = Bien joué !
chat-phrase-oh-no = Oh non !
chat-phrase-one-moment = Un instant, s’il te plaît
chat-phrase-take-your-time = Prends ton temps
chat-phrase-another-one = Encore une ?
chat-phrase-thank-you = Merci !
chat-phrase-goodbye = Au revoir !

## Lobby: list of rooms

room-open = Ouvrir un salon
room-list-empty = Il n’y a pas encore de salon. Ouvres-en un, et les autres le verront ici.
room-list-unknown = Tu reverras les salons une fois la connexion rétablie.
room-heading = { $game }, { $board }
room-race-board = course, { $board }
room-seated-computer = l’ordinateur

room-state-tournament = tournoi en cours
room-state-playing = partie en cours
room-state-generating = préparation du plateau
room-state-seats =
    { $taken ->
        [one] { $taken } place prise sur { $seats }
       *[other] { $taken } places prises sur { $seats }
    }

room-sit = S’asseoir
room-watch-short = Regarder
room-list-tournament = Tournoi en cours
room-list-begun = Partie commencée
room-list-full = Complet

room-choose-game = Quel jeu ?
room-choose-back = Retour aux salons

## Lobby: the player's room

room-rule-first = le premier à finir gagne
room-rule-fewest = le moins de coups gagne
room-rule-move = { $seconds } s par coup
room-rule-game = { $minutes } min par partie
room-rule-bonus = { $minutes } min par partie et { $seconds } s par coup
room-rule-watched-delayed = visible 20 s après
room-rule-watched-after-end = visible après la fin
room-rule-unwatched = sans spectateurs
room-watching = Spectateurs : { $names }

room-seat-empty = En attente du joueur { $number }
room-seat-plays = joue
room-seat-ready = prêt
room-seat-not-ready = pas prêt
room-seat-won =
    { $won ->
        [one] { $won } partie gagnée sur { $games }
       *[other] { $won } parties gagnées sur { $games }
    }
room-seat-computer = Ordinateur
room-seat-sit = Prendre place
room-seat-weaker = Moins fort
room-seat-stronger = Plus fort
room-seat-free = Libérer la place

room-ready = Prêt à jouer
room-start = Commencer
room-not-ready = Finalement, pas prêt
room-to-game = À la partie
room-watch = Regarder la partie
room-boards-later = Les plateaux s’affichent après la fin
room-to-tournament = Au tournoi
room-leave = Quitter le salon
room-forfeit = Quitter et perdre
room-leave-tournament = Quitter le tournoi
room-forfeit-again = Vraiment perdre
room-leave-again = Vraiment quitter
room-close = Fermer le salon
room-close-again = Vraiment fermer le salon

## Lobby: tournament

tournament = Tournoi
tournament-possible = À partir de { $least } personnes, un tournoi de ce jeu est possible.
tournament-clock-move = Dans le tournoi, chaque coup prend { $minutes } min au plus.
tournament-clock-race = Dans le tournoi, chaque course dure { $minutes } min au plus.
tournament-enter = S’inscrire au tournoi
tournament-withdraw = Se retirer du tournoi
tournament-withdraw-again = Vraiment se retirer
tournament-empty = Personne n’est encore inscrit.
tournament-entered = Inscrits ({ $people }) : { $names }
tournament-owner-starts = Le responsable du salon le lance.
tournament-too-few = Il faut { $least } participants.
tournament-add-computer = Ajouter un ordinateur
tournament-start-round-robin = Lancer : tous contre tous
tournament-start-knock-out = Lancer : élimination directe
tournament-end = Arrêter le tournoi
tournament-end-again = Vraiment arrêter le tournoi
tournament-over = Le tournoi est fini.
tournament-new = Nouveau tournoi
tournament-new-again = Appuie encore : le classement s’efface

tournament-round = Tour { $round }
tournament-round-of = Tour { $round } sur { $rounds }
tournament-round-soon = Le tour { $round } va commencer
tournament-round-of-soon = Le tour { $round } sur { $rounds } va commencer
tournament-final = Finale
tournament-final-soon = La finale commence bientôt
tournament-no-match = { $name } n’a pas de match à ce tour
tournament-draw = match nul
tournament-not-played = pas joué
tournament-after-draws =
    { $draws ->
        [one] { $first } – { $second } après { $draws } match nul
       *[other] { $first } – { $second } après { $draws } matchs nuls
    }
tournament-won =
    { $games ->
        [one] { $games } partie gagnée
       *[other] { $games } parties gagnées
    }
tournament-points = { $points } sur { $games }

## Setup of a room

room-players = Joueurs
room-clock = Chrono
room-clock-none = Aucun
room-clock-move = Par coup
room-clock-game = Par partie
room-clock-bonus = Avec bonus
room-clock-seconds = Secondes
room-clock-minutes = Minutes
room-clock-bonus-seconds = Bonus par coup (s)
room-goal = Objectif
room-goal-first = Finir en premier
room-goal-fewest = Le moins de coups
room-dropouts = Si quelqu’un part
room-dropouts-computer = L’ordinateur joue
room-dropouts-out = La place disparaît
room-spectators = Spectateurs admis
room-view = Ils voient les plateaux
room-view-delayed = 20 s après
room-view-after-end = Après la fin
room-view-live = En direct

## Short messages about the room and its match

room-left = { $name } a quitté le salon
room-opened = { $name } a ouvert un salon : { $game }
room-cut-off =
    { $seconds ->
        [one] { $name } a perdu la connexion : place gardée { $seconds } seconde
       *[other] { $name } a perdu la connexion : place gardée { $seconds } secondes
    }
room-back = { $name } est de retour

match-take-back-requested = { $name } voudrait annuler un coup
match-take-back-accepted = Le coup est annulé
match-take-back-declined = Le coup reste
match-draw-sent = Match nul proposé
match-draw-offered = { $name } propose un match nul
match-draw-accepted = Match nul
match-draw-declined = Le match nul est refusé
match-pause-sent = Pause demandée
match-pause-requested = { $name } voudrait faire une pause
match-pause-declined = Pas de pause

match-player-left = { $name } a quitté la partie
match-player-left-replaced = { $name } a quitté la partie : l’ordinateur continue
match-player-cut-off = { $name } a perdu la connexion sans revenir
match-player-cut-off-replaced = { $name } a perdu la connexion sans revenir : l’ordinateur continue
match-player-resigned = { $name } abandonne
match-player-resigned-replaced = { $name } abandonne : l’ordinateur continue
match-player-out-of-time = { $name } n’a plus de temps
match-player-out-of-time-replaced = { $name } n’a plus de temps : l’ordinateur continue

match-saved = La partie est enregistrée. Tu la trouves dans « { your-games-title } ».
match-end-saved = { $reason } La partie est gardée sur cet appareil.
match-has-ended = La partie s’est terminée entre-temps

## QR codes

qr-code = QR code
qr-code-too-long = Ce code est trop long pour un QR code. Copie-le en texte.

## The page of the host

lobby-hosting = Hébergement
hosting-join = Comment rejoindre
hosting-qr-code = QR code : { $address }
hosting-copy-link = Copier le lien : { $address }
hosting-no-network = Cet appareil n’est sur aucun réseau.
hosting-no-code = Pas de code : tout le monde sur le réseau peut entrer.
hosting-code = Code { $code }
hosting-waiting = En attente de la liste des présents et des salons…
hosting-you = { $name } (toi)
hosting-remove-again = Appuie encore pour exclure
hosting-ban-again = Appuie encore pour bannir pendant que tu héberges
hosting-rooms = Salons ({ $rooms })
hosting-room = Salon { $number } · { $game }, { $board }
hosting-close-again = Appuie encore pour fermer : sa partie n’aura pas de résultat
hosting-close-room = Fermer le salon { $number }
hosting-no-rooms = Aucun salon n’est ouvert.

hosting-in-room = salon { $number }
hosting-cut-off = connexion perdue, place gardée { $seconds } s
hosting-connected = connexion : { $time }
hosting-idle = inactivité : { $time }
hosting-this-device = cet appareil

hosting-computer = l’ordinateur
hosting-nobody = personne
hosting-announcement = Message à tous
hosting-announcement-hint = Texte
hosting-announce = Envoyer à tous
hosting-announced = Envoyé à tous.
hosting-bans = Bannis ({ $people })
hosting-banned-device = son appareil seulement
hosting-banned-address = tous ceux de { $address }
hosting-lift-ban = Lever le bannissement de { $name }
hosting-end = Fin
hosting-drain = Arrêter après les parties
hosting-drain-again = Appuie encore : plus aucune partie ne commence
hosting-draining = S’arrête après la dernière partie
hosting-draining-long = Plus aucune partie ne commence. La session s’arrête dix secondes après la dernière.
hosting-drained = La session est terminée.
hosting-restarts = L’hébergement s’est arrêté à cause d’une erreur dans Tessella et redémarre.
hosting-failed = L’hébergement s’est arrêté à cause d’une erreur dans Tessella. Hébergez de nouveau pour continuer les parties.
