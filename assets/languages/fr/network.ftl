### The local network: hosts, the lobby, rooms, matches.

## Finding and joining a host

lan = Réseau local

lan-own-name = Ton nom
lan-name = Nom
player-name-hint = Ton nom
player-name-another = Nouveau nom

lan-host = Hôte
lan-require-code = Exiger un code d’accès
lan-guests-need-code = Code d’accès : { $code }
lan-another-code = Nouveau code
lan-host-game = Héberger une partie
lan-host-continue = Reprendre l’hébergement
lan-host-continues = Reprends ta dernière partie. Les places sont gardées.
lan-or-join = Ou rejoins une partie
lan-enter-address = Saisir une adresse

lan-join-server = Rejoindre { $name }

lan-found-version = Tessella { $version } (autre version)
lan-found-no-game = aucune partie pour l’instant
lan-found-people =
    { $people ->
        [one] { $people } joueur sur { $most }
       *[other] { $people } joueurs sur { $most }
    }
lan-found-seat = ta place est gardée
lan-seat-gone = Ta place n’y est plus. Saisis le code d’accès.
lan-found-full = complet

lan-found-needs-code = { $address } · avec code d’accès
lan-found-open = { $address } · ouvert

lan-searching = Recherche de parties sur ce réseau…
lan-nothing-found = Aucune partie trouvée pour l’instant. Causes possibles :
lan-network-denied = Tessella n’a pas accès au réseau local. Autorise-le dans les réglages du système, parmi les autorisations de cette appli.
lan-network-unusable = Impossible d’utiliser le réseau : { $error }.

lan-address = Adresse de l’hôte (affichée sur son écran)
lan-code = Code d’accès de « { $name } » (à laisser vide s’il n’y en a pas)
lan-join = Rejoindre
lan-delete = Effacer

lan-joining = Connexion…
lan-cancel = Annuler

lan-changed = Ce n’est pas l’appareil de la dernière fois
lan-changed-named = Un autre appareil répond à { $address } sous le nom « { $name } ». Il se fait peut-être passer pour celui que tu connais, ou celui-ci a été réinstallé.
lan-changed-unnamed = Un autre appareil répond à { $address }. Il se fait peut-être passer pour celui que tu connais, ou celui-ci a été réinstallé.
lan-changed-seat = Ta place sur l’appareil que tu connais est gardée.
lan-changed-cancel = Ne pas rejoindre
lan-changed-join = Rejoindre comme nouveau joueur

## Names for players who have not chosen one

player-name-first = Ambré, Argenté, Bleu, Brave, Brillant, Calme, Câlin, Chanceux, Discret, Doré, Doux, Futé, Gentil, Heureux, Jovial, Joyeux, Malin, Matinal, Radieux, Rapide, Rouge, Sage, Vert, Vif
player-name-second = Bouquetin, Canard, Castor, Cerf, Chamois, Corbeau, Cygne, Dauphin, Écureuil, Faucon, Hérisson, Héron, Hibou, Koala, Lapin, Lièvre, Lynx, Merle, Ours, Panda, Phoque, Pinson, Renard, Rossignol
player-name = { $second } { $first }

## Why no host was found

discovery-no-interfaces = Impossible de lister les réseaux de cet ordinateur : { $error }.
discovery-only-loopback = Cet appareil n’est sur aucun réseau : active le Wi-Fi, ou ouvre un point d’accès que les autres rejoignent.
discovery-other-network = L’hôte est peut-être sur un autre réseau : les deux appareils doivent être sur le même Wi-Fi ou point d’accès.
discovery-isolation = Le Wi-Fi isole peut-être ses appareils, comme souvent les réseaux d’invités (« isolation des clients »).
discovery-firewall = Un pare-feu bloque peut-être l’hôte : il doit laisser entrer UDP et TCP sur les ports { $first } à { $last }.
discovery-denied = Le système ne laisse pas Tessella chercher sur { $interface } : un pare-feu de cet appareil bloque peut-être la recherche.
discovery-denied-default = Le système ne laisse pas Tessella chercher sur l’interface par défaut : un pare-feu de cet appareil bloque peut-être la recherche.
discovery-denied-loopback = Le système ne laisse pas Tessella chercher sur la boucle locale : un pare-feu de cet appareil bloque peut-être la recherche.
discovery-failed = Échec de la recherche sur { $interface } ({ $address }) : { $error }.
discovery-failed-default = Échec de la recherche sur l’interface par défaut ({ $address }) : { $error }.
discovery-failed-loopback = Échec de la recherche sur la boucle locale ({ $address }) : { $error }.
discovery-no-ipv6 = cet ordinateur n’a pas d’IPv6

## Why a host was not joined

join-version = Cet hôte utilise Tessella { $server } (protocole { $server_protocol }), et toi { $client } (protocole { $client_protocol }). Il faut la même version des deux côtés.
join-wrong-code =
    { $tries ->
        [one] Mauvais code d’accès. Il te reste { $tries } essai.
       *[other] Mauvais code d’accès. Il te reste { $tries } essais.
    }
join-wrong-code-wait =
    { $seconds ->
        [one] Encore un mauvais code d’accès. Attends { $seconds } seconde.
       *[other] Encore un mauvais code d’accès. Attends { $seconds } secondes.
    }
join-wait =
    { $seconds ->
        [one] Trop de mauvais codes. Attends { $seconds } seconde et réessaie.
       *[other] Trop de mauvais codes. Attends { $seconds } secondes et réessaie.
    }
join-full =
    { $people ->
        [one] « { $name } » est complet ({ $people } joueur sur { $most }).
       *[other] « { $name } » est complet ({ $people } joueurs sur { $most }).
    }
join-full-unnamed =
    { $people ->
        [one] Cet hôte est complet ({ $people } joueur sur { $most }).
       *[other] Cet hôte est complet ({ $people } joueurs sur { $most }).
    }
join-closing = « { $name } » ferme et ne laisse plus entrer personne.
join-closing-unnamed = Cet hôte ferme et ne laisse plus entrer personne.
join-other-name = Quelqu’un s’appelle déjà « { $name } » ici : tu t’appelles donc « { $other } ». Tu peux en changer dans « { lobby-people } ».
join-needs-code = « { $name } » a un code d’accès : demande-le à l’hôte.
join-needs-code-unnamed = Cet hôte a un code d’accès : demande-le-lui.
join-unexpected-code = « { $name } » n’a pas de code d’accès : laisse le champ vide si tu fais confiance à cet hôte.
join-unexpected-code-unnamed = Cet hôte n’a pas de code d’accès : laisse le champ vide si tu lui fais confiance.
join-invalid-code = Ce n’est pas un code d’accès : { $error }.
join-impostor = L’hôte à { $address } ne connaît pas lui-même le code d’accès : ce n’est peut-être pas celui que tu cherches.
join-changed-key = L’hôte à { $address } n’est pas l’appareil de la dernière fois ; tu ne l’as donc pas rejoint. Ta place là-bas est gardée.
join-false-key = L’hôte à { $address } se fait passer pour un autre appareil ; tu ne l’as donc pas rejoint.
join-not-tessella = Il n’y a pas d’hôte Tessella à { $address } : vérifie l’adresse et le port.
join-busy = L’hôte à { $address } a coupé la connexion sans répondre. Il est peut-être surchargé : réessaie. Ou ce n’est pas un hôte Tessella.
join-connection-closed = L’hôte à { $address } a coupé la connexion avant ton entrée. Il est peut-être surchargé, ou il vient de fermer : réessaie.
join-port-closed = Aucun hôte n’est ouvert à { $address } : vérifie que l’hôte tourne encore et que le port est le bon.
join-timed-out = Pas de réponse de { $address } : vérifie que l’hôte est toujours ouvert, que tu es sur le même réseau et que son pare-feu laisse entrer TCP et UDP sur le port { $port }.
join-no-route = Pas de connexion vers { $address } : vérifie que cet ordinateur est sur le réseau de l’hôte.
join-unreachable = Impossible de joindre l’hôte à { $address } : { $error }.
join-no-udp = L’hôte à { $address } a répondu, mais aucune donnée de jeu n’arrive : vérifie que son pare-feu laisse entrer UDP sur le port { $port }.
join-no-room = L’hôte est complet.
join-lost-at-once = La connexion à { $address } s’est coupée aussitôt : { $error }.
join-not-possible = Impossible de rejoindre : { $error }.

## Why a connection ended

connection-broken = Connexion perdue : { $error }.
connection-invalid-data = L’hôte a envoyé des données invalides : { $error }.
connection-failed = La connexion a pris fin à cause d’une erreur dans Tessella. Ta place est gardée : rejoins la partie.
search-failed = La recherche d’hôtes s’est arrêtée à cause d’une erreur dans Tessella. Ouvre de nouveau cette page.
connection-overfull = L’hôte a envoyé trop de données à la fois.

connection-no-reply = l’hôte n’a pas répondu à temps
connection-token-expired = le jeton de l’hôte a expiré
connection-server-full = l’hôte est complet
connection-timed-out = plus de nouvelles de l’hôte
connection-closed-by-server = l’hôte a fermé la connexion
connection-closed-by-client = tu as fermé la connexion
connection-queue-full = trop de messages attendent d’être envoyés
connection-queue-length = un message à envoyer était vide ou trop long

lobby-closed-session-ended = L’hôte a terminé la session. Ses parties sont enregistrées pour la prochaine fois.
lobby-closed-replaced = Tu as rejoint la partie sur un autre appareil, qui a maintenant ta place.
lobby-closed-invalid-message = L’hôte n’a pas compris cet appareil. A-t-il la même version ?
lobby-closed-too-many-messages = Cet appareil a envoyé trop de messages à la fois.
lobby-closed-hello-timeout = Tu as mis trop de temps à choisir un nom libre.
lobby-closed-removed = L’hôte t’a fait sortir.

## A host on this device

server-name = Chez { $player }
server-not-started = Impossible d’héberger ici : { $error }.
server-code-replaced = Le code d’accès est maintenant { $code }. Tout le monde reste.

server-port-in-use = le port { $port } est déjà utilisé sur cet ordinateur
server-port-in-use-free = le port { $port } est déjà utilisé sur cet ordinateur ; le port { $free } est libre
server-no-port = les ports { $first } à { $last } sont tous utilisés sur cet ordinateur ; choisis-en un autre
server-people-limit = un hôte accueille de 1 à { $most } joueurs, pas { $people }
server-file-in-use = un autre hôte garde ses salons dans { $file } ; choisis un autre fichier
server-damaged-key = { $file } n’est pas la clé d’un hôte, ou elle est endommagée : il faut { $length } caractères qui commencent par { $prefix }. Restaure-la depuis une sauvegarde, ou supprime le fichier pour obtenir une nouvelle clé ; toutes les places d’ici seront alors perdues
server-file-not-rooms = { $file } n’est pas un fichier de salons
server-file-not-code = { $file } n’est pas un code d’accès
server-file-not-lock = { $file } n’est pas vide, ce n’est donc pas un verrou
server-file-folder = { $file } est un dossier
server-file-not-regular = { $file } n’est pas un fichier ordinaire
server-file-broken-link = { $file } est un lien vers un fichier qui n’existe pas
server-file-unreadable = impossible de lire { $file } : { $error }
server-file-unwritable = impossible d’écrire dans { $file } : { $error }
server-file-unlockable = impossible de verrouiller { $file } : { $error }
network-unusable = impossible d’utiliser le réseau : { $error }

server-rooms-unsaved = Impossible d’enregistrer les salons dans { $file } : { $error }.
server-rooms-set-aside = Les salons précédents étaient illisibles : { $reason }. Le fichier est gardé sous le nom { $file }.
server-rooms-not-set-aside = Les salons précédents étaient illisibles : { $reason }. Le fichier n’a pas pu être renommé ({ $error }).
server-rooms-without-keys = ils viennent d’une version où les places n’avaient pas de clé
server-rooms-none = le fichier ne contient pas de salons
server-rooms-cut-off = le fichier est incomplet
server-rooms-checksum = le fichier est endommagé
server-rooms-other-key = leurs places vont avec une autre clé que celle de { $file }
server-rooms-damaged = les salons enregistrés sont endommagés ({ $error })
server-rooms-format = les salons enregistrés ont le format { $found } ; cette version lit le format { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = Quelqu’un s’appelle déjà { $name } ici.
refusal-invalid-name = Un nom doit avoir de 1 à 24 caractères visibles.
refusal-server-full =
    { $most ->
        [one] L’hôte est complet ({ $most } joueur sur { $most }).
       *[other] L’hôte est complet ({ $most } joueurs sur { $most }).
    }
refusal-too-many-rooms =
    { $most ->
        [one] Il y a déjà { $most } salon, le maximum de cet hôte.
       *[other] Il y a déjà { $most } salons, le maximum de cet hôte.
    }
refusal-room-not-found = Ce salon est fermé.
refusal-match-started-watch = La partie de ce salon a commencé. Tu peux la regarder.
refusal-match-started = La partie de ce salon a commencé.
refusal-room-full-one = La place de ce salon est prise.
refusal-room-full-two = Le salon est complet. Essaies-en un autre, ou regarde.
refusal-room-full = Les { $places } places de ce salon sont prises.
refusal-seat-taken = Cette place est prise par { $name }.
refusal-seat-taken-computer = Cette place est prise par l’ordinateur.
refusal-no-such-seat = Cette place n’existe pas dans ce salon.
refusal-no-spectators = Ce salon n’admet pas de spectateurs.
refusal-already-in-room = Tu es dans un autre salon. Quitte-le d’abord.
refusal-not-seated = Tu n’as pas de place.
refusal-not-owner = Seule la personne présente depuis le plus longtemps peut faire cela.
refusal-no-match = Aucune partie n’est en cours.
refusal-invalid-room = Impossible d’ouvrir cette partie : { $reason }.
refusal-illegal-move = Coup interdit : { $reason }.
refusal-stale = La partie a continué entre-temps.
refusal-nothing-to-take-back = Il n’y a pas de coup à annuler.
refusal-take-back-forbidden = Ici, les coups comptent : aucun ne s’annule.
refusal-take-back-pending = La question a déjà été posée aux autres.
refusal-rate-limited = Trop vite. Attends un instant.
refusal-banned = L’accès à ce salon t’est interdit.
refusal-banned-from-server = L’hôte t’a interdit l’accès.
refusal-not-in-room = Cette personne n’est pas dans ton salon.
refusal-draw-unavailable = On ne peut proposer un match nul qu’à des personnes.
refusal-draw-pending = Un match nul a déjà été proposé.
refusal-draining = L’hôte va s’arrêter : aucune nouvelle partie.
refusal-paused = La partie est en pause.
refusal-countdown = Reprise dans { $seconds } s.
refusal-pause-unavailable = Seule une partie chronométrée peut être mise en pause.
refusal-pause-pending = Quelqu’un a déjà demandé une pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-tournament-running = Un tournoi est en cours ici.
refusal-tournament-full = Le tournoi est complet ({ $most } joueurs).
refusal-too-few-entrants = Il faut { $least } joueurs pour un tournoi ; inscrits pour l’instant : { $entered }.
refusal-two-seats-needed = Un tournoi demande un jeu à deux, ou un jeu où tout le monde joue en même temps. Celui-ci a { $places } places.
refusal-no-tournament = Il n’y a pas de tournoi ici.

refusal-room-code-length = son code a plus de { $most } caractères
refusal-room-code = l’hôte n’accepte pas son code
refusal-room-seat-mismatch =
    { $seats ->
        [one] le jeu a { $seats } place, le salon { $places }
       *[other] le jeu a { $seats } places, le salon { $places }
    }
refusal-room-seat-count = un salon a de 2 à { $most } places, pas { $places }
refusal-room-clock = un chrono dure de 1 à { $most } secondes, pas { $seconds }
refusal-room-computer-in-race = l’ordinateur ne joue pas quand tout le monde joue en même temps

## Lobby: head and parts

lobby-unnamed-host = L’hôte
lobby-somebody = Quelqu’un

lobby-show = Afficher
lobby-own-room = Ton salon
lobby-rooms = Salons
lobby-rooms-count = Salons ({ $rooms })
lobby-people-count = Joueurs ({ $people })
chat = Chat
chat-unread = Chat ({ $messages })

lobby-stop-hosting = Fermer la session
lobby-leave = Quitter
lobby-close-again =
    { $guests ->
        [one] { $guests } invité ici. Appuie encore pour fermer
       *[other] { $guests } invités ici. Appuie encore pour fermer
    }
lobby-close-game-again = Partie en cours. Appuie encore pour fermer
lobby-leave-again = Appuie encore pour quitter : tu perds la partie
lobby-new-code = Nouveau code
lobby-qr-code = QR code d’accès
lobby-qr-code-advice = Scanne-le avec l’appareil photo d’un autre appareil où Tessella est installé.
lobby-host-away = L’hôte est absent. On l’attend…
lobby-connection-lost = Connexion perdue. Reconnexion…
lobby-guest = Tu fais partie des invités
lobby-no-network = pas de réseau
lobby-port = port { $port }
lobby-code = code { $code }
lobby-without-code = ouvert à tous

## Lobby: players

lobby-people = Joueurs
lobby-name-own = { $name } (toi)
lobby-in-room = dans un salon
lobby-cut-off = connexion perdue, place gardée { $seconds } s
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
lobby-banned = L’accès au salon t’est maintenant interdit.
lobby-room-closed = Le salon a été fermé.

lobby-computer-gentle = Ordinateur (débutant)
lobby-computer-easy = Ordinateur (facile)
lobby-computer-medium = Ordinateur (moyen)
lobby-computer-hard = Ordinateur (difficile)

## Lobby: chat

chat-room = Dans ce salon
chat-empty = Aucun message pour l’instant.
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
room-list-empty = Aucun salon pour l’instant. Ouvres-en un, et les autres le verront ici.
room-list-unknown = Tu reverras les salons une fois la connexion rétablie.
room-heading = { $game }, { $board }
room-race-board = tous en même temps, { $board }
room-seated-computer = l’ordinateur

room-state-tournament = tournoi en cours
room-state-playing = partie en cours
room-state-generating = préparation du plateau…
room-state-seats =
    { $taken ->
        [one] { $taken } place prise sur { $seats }
       *[other] { $taken } places prises sur { $seats }
    }

room-sit = Prendre place
room-watch-short = Regarder
room-list-tournament = Tournoi en cours
room-list-begun = Partie en cours
room-list-full = Salon complet

room-choose-game = Quel jeu ?
room-choose-back = Retour aux salons

## Lobby: the player's room

room-rule-first = le premier à finir gagne
room-rule-fewest = le moins de coups gagne
room-rule-move = { $seconds } s par coup
room-rule-game = { $minutes } min par partie
room-rule-bonus = { $minutes } min + { $seconds } s par coup
room-rule-watched-delayed = spectateurs : 20 s de retard
room-rule-watched-after-end = spectateurs : après la fin
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
room-seat-weaker = Plus facile
room-seat-stronger = Plus difficile
room-seat-free = Retirer l’ordinateur

room-ready = Prêt à jouer
room-start = Commencer
room-not-ready = Pas encore prêt
room-to-game = Voir la partie
room-watch = Regarder
room-boards-later = Plateaux visibles à la fin
room-to-tournament = Voir le tournoi
room-leave = Quitter le salon
room-forfeit = Quitter et perdre
room-leave-tournament = Quitter le tournoi
room-forfeit-again = Confirmer l’abandon
room-leave-again = Confirmer le départ
room-close = Fermer le salon
room-close-again = Confirmer la fermeture

## Lobby: tournament

tournament = Tournoi
tournament-possible = À partir de { $least } joueurs, ce jeu peut se jouer en tournoi.
tournament-clock-move = Dans le tournoi, chacun a { $minutes } min par coup.
tournament-clock-race = Dans le tournoi, chaque partie dure { $minutes } min au plus.
tournament-enter = S’inscrire au tournoi
tournament-withdraw = Se désinscrire du tournoi
tournament-withdraw-again = Confirmer la désinscription
tournament-empty = Personne n’est encore inscrit.
tournament-entered = Inscrits ({ $people }) : { $names }
tournament-owner-starts = La personne présente depuis le plus longtemps le lance.
tournament-too-few = Il faut { $least } joueurs.
tournament-add-computer = Ajouter un ordinateur
tournament-start-round-robin = Lancer : tous contre tous
tournament-start-knock-out = Lancer : élimination directe
tournament-end = Arrêter le tournoi
tournament-end-again = Confirmer l’arrêt du tournoi
tournament-over = Le tournoi est terminé.
tournament-new = Nouveau tournoi
tournament-new-again = Appuie encore pour effacer le classement

tournament-round = Tour { $round }
tournament-round-of = Tour { $round } sur { $rounds }
tournament-round-soon = Le tour { $round } va commencer
tournament-round-of-soon = Le tour { $round } sur { $rounds } va commencer
tournament-final = Finale
tournament-final-soon = La finale va commencer
tournament-no-match = { $name } n’a pas de match à ce tour
tournament-draw = match nul
tournament-not-played = non joué
tournament-after-draws =
    { $draws ->
        [one] { $first } – { $second } après { $draws } match nul
       *[other] { $first } – { $second } après { $draws } matchs nuls
    }
tournament-won =
    { $games ->
        [one] { $games } victoire
       *[other] { $games } victoires
    }
tournament-points = { $points } sur { $games }

## Options of a room

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
room-dropouts-out = La place reste vide
room-spectators = Spectateurs admis
room-view = Vue des spectateurs
room-view-delayed = 20 s de retard
room-view-after-end = Après la fin
room-view-live = En direct

## Short messages about the room and its match

room-left = { $name } a quitté le salon
room-opened = { $name } a ouvert un salon : { $game }
room-cut-off =
    { $seconds ->
        [one] { $name } a perdu la connexion : place gardée { $seconds } seconde
       *[other] { $name } a perdu la connexion : place gardée { $seconds } secondes
    }
room-back = { $name } est de retour

match-take-back-requested = { $name } voudrait annuler un coup
match-take-back-accepted = Coup annulé
match-take-back-declined = Annulation refusée
match-draw-sent = Match nul proposé
match-draw-offered = { $name } propose un match nul
match-draw-accepted = Match nul accepté
match-draw-declined = Match nul refusé
match-pause-sent = Pause demandée
match-pause-requested = { $name } voudrait faire une pause
match-pause-declined = Pause refusée

match-player-left = { $name } a quitté la partie
match-player-left-replaced = { $name } a quitté la partie : l’ordinateur continue
match-player-cut-off = { $name } a perdu la connexion
match-player-cut-off-replaced = { $name } a perdu la connexion : l’ordinateur continue
match-player-resigned = { $name } a abandonné
match-player-resigned-replaced = { $name } a abandonné : l’ordinateur continue
match-player-out-of-time = { $name } a épuisé son temps
match-player-out-of-time-replaced = { $name } a épuisé son temps : l’ordinateur continue

match-saved = Partie enregistrée dans « { your-games-title } »
match-end-saved = { $reason } La partie est enregistrée sur cet appareil.
match-has-ended = La partie est terminée

## QR codes

qr-code = QR code
qr-code-too-long = C’est trop long pour un QR code. Copie-le en texte.

## The page of the host

lobby-hosting = Hébergement
hosting-join = Comment rejoindre
hosting-qr-code = QR code pour { $address }
hosting-copy-link = Copier le lien pour { $address }
hosting-no-network = Cet appareil n’est sur aucun réseau.
hosting-no-code = Pas de code d’accès : tout le monde sur le réseau peut entrer.
hosting-code = Code d’accès { $code }
hosting-waiting = Chargement des joueurs et des salons…
hosting-you = { $name } (toi)
hosting-remove-again = Appuie encore pour exclure
hosting-ban-again = Appuie encore pour bannir
hosting-rooms = Salons ({ $rooms })
hosting-room = Salon { $number } · { $game }, { $board }
hosting-close-again = Appuie encore pour fermer : la partie ne comptera pas
hosting-close-room = Fermer le salon { $number }
hosting-no-rooms = Aucun salon ouvert.

hosting-in-room = salon { $number }
hosting-cut-off = connexion perdue, place gardée { $seconds } s
hosting-connected = en ligne depuis { $time }
hosting-idle = sans activité depuis { $time }
hosting-this-device = cet appareil

hosting-computer = l’ordinateur
hosting-nobody = personne
hosting-announcement = Message à tous
hosting-announcement-hint = Message
hosting-announce = Envoyer à tous
hosting-announced = Envoyé à tous.
hosting-bans = Bannis ({ $people })
hosting-banned-device = son appareil seulement
hosting-banned-address = tous ceux de { $address }
hosting-lift-ban = Débannir { $name }
hosting-end = Arrêt de la session
hosting-drain = Arrêter après les parties en cours
hosting-drain-again = Appuie encore : aucune nouvelle partie ensuite
hosting-draining = S’arrête après la dernière partie
hosting-draining-long = Aucune nouvelle partie. La session s’arrête dix secondes après la dernière.
hosting-drained = La session est terminée.
hosting-restarts = L’hébergement s’est arrêté à cause d’une erreur dans Tessella et redémarre.
hosting-failed = L’hébergement s’est arrêté à cause d’une erreur dans Tessella. Héberge de nouveau pour continuer les parties.
