### The local network: hosts, the lobby, rooms, matches.
###
### The host is the device that runs the server, and its player. Guests are the other players who are connected to it. A room has
### seats for the players of one game, and may allow spectators. Names are the ones that players have chosen.

## Finding and joining a host

lan = Local network

lan-own-name = Your name
# For a screen reader: the field for the player's own name.
lan-name = Name
# In an empty field for the player's own name.
player-name-hint = Your name
# A button that draws another random name.
player-name-another = New name

# Heading above the button that opens a host on this device. Noun.
lan-host = Host
# A switch: whether guests have to enter a join code.
lan-require-code = Require a join code
# The same switch when it is on.
lan-guests-need-code = Join code: { $code }
# A button that draws another random join code.
lan-another-code = New code
lan-host-game = Host a game
# Replaces it if the rooms of the last host on this device are saved.
lan-host-continue = Continue hosting
# The line below that button, and on a card of the title screen.
lan-host-continues = Pick up your last game. Seats are saved.
lan-or-join = Or join a game
lan-enter-address = Enter address

# The name of a found host on its card, for a screen reader.
lan-join-server = Join { $name }

# The line below the name of a found host joins these parts by " · ".
# version: the version of the program there
lan-found-version = Tessella { $version } (another version)
# No game has started on this host.
lan-found-no-game = no games yet
lan-found-people =
    { $most ->
        [one] { $people } of { $most } player
       *[other] { $people } of { $most } players
    }
lan-found-seat = your seat is saved
lan-seat-gone = Your seat there is gone. Enter the join code.
# No one else can join this host.
lan-found-full = full

# Explanations of a found host: its address, and whether it has a join code.
lan-found-needs-code = { $address } · join code needed
lan-found-open = { $address } · open

lan-searching = Looking for games on this network…
# The possible reasons follow, one per line: the messages that begin with "discovery-".
lan-nothing-found = No games found yet. Possible reasons:
lan-network-denied = Tessella isn't allowed to use the local network. Allow it in this app's permissions in the system settings.
# error: an error of the system
lan-network-unusable = Can't use the network: { $error }.

# Above the field and the keypad for an address such as 192.168.1.20.
lan-address = Host's address (shown on its screen)
# Above the field and the keypad for a join code. name: of the host, or its address
lan-code = Join code of { $name } (leave empty if there is none)
lan-join = Join
# For a screen reader: the key that deletes the last character.
lan-delete = Delete

lan-joining = Joining…
lan-cancel = Cancel

# Heading of a question.
lan-changed = This is not the device you played with
lan-changed-named = A different device is answering at { $address } as { $name }. It may be an impostor, or the same device set up again.
# The same without a name.
lan-changed-unnamed = A different device is answering at { $address }. It may be an impostor, or the same device set up again.
# After one of the two messages above, if the device that the player knows holds a seat for them.
lan-changed-seat = Your seat on the device you know is safe.
lan-changed-cancel = Don't join
lan-changed-join = Join as a new player

## Names for players who have not chosen one

# Words of random names, separated by commas. player-name combines any word of the first list with any of the second, so all must
# fit together: in a language with genders, use words of one gender only. A whole name has at most 24 characters. There may be more
# or fewer words.
player-name-first = Amber, Blue, Brave, Bright, Calm, Clever, Coral, Early, Gentle, Golden, Green, Happy, Jolly, Kind, Lucky, Merry, Misty, Quick, Quiet, Red, Silver, Sunny, Swift, Wise
player-name-second = Badger, Bear, Beaver, Crane, Deer, Dove, Falcon, Finch, Fox, Hare, Heron, Lark, Lynx, Marten, Mole, Otter, Owl, Panda, Raven, Robin, Seal, Stork, Swan, Wren
player-name = { $first } { $second }

## Why no host was found

# error: an error of the system
discovery-no-interfaces = Can't list this device's networks: { $error }.
discovery-only-loopback = This device is not on a network: turn on Wi-Fi, or start a hotspot for the others to join.
discovery-other-network = The host may be on another network: both devices need the same Wi-Fi or hotspot.
discovery-isolation = The Wi-Fi may block devices from seeing each other, as guest networks often do ("client isolation").
# first, last: port numbers
discovery-firewall = A firewall on the host may be blocking Tessella: allow UDP and TCP on ports { $first } to { $last }.
# Searching: sending a request that hosts answer. interface: name of a network interface, such as wlan0
discovery-denied = The system won't let Tessella search on { $interface }: a firewall on this device may be blocking it.
discovery-denied-default = The system won't let Tessella search on the default interface: a firewall on this device may be blocking it.
discovery-denied-loopback = The system won't let Tessella search on the loopback interface: a firewall on this device may be blocking it.
discovery-failed = Search on { $interface } ({ $address }) failed: { $error }.
discovery-failed-default = Search on the default interface ({ $address }) failed: { $error }.
discovery-failed-loopback = Search on the loopback interface ({ $address }) failed: { $error }.
# An error (error), where the system has none.
discovery-no-ipv6 = this device has no IPv6

## Why a host was not joined

# server, client: versions of the program there and here, such as 1.2.3
join-version = This host runs Tessella { $server } (protocol { $server_protocol }) and you run { $client } (protocol { $client_protocol }). Both need the same version.
join-wrong-code =
    { $tries ->
        [one] Wrong join code. { $tries } try left.
       *[other] Wrong join code. { $tries } tries left.
    }
join-wrong-code-wait =
    { $seconds ->
        [one] Wrong join code too many times. Wait { $seconds } second.
       *[other] Wrong join code too many times. Wait { $seconds } seconds.
    }
join-wait =
    { $seconds ->
        [one] Too many wrong codes. Wait { $seconds } second and try again.
       *[other] Too many wrong codes. Wait { $seconds } seconds and try again.
    }
# name: of the host
join-full =
    { $most ->
        [one] { $name } is full ({ $people } of { $most } player).
       *[other] { $name } is full ({ $people } of { $most } players).
    }
join-full-unnamed =
    { $most ->
        [one] This host is full ({ $people } of { $most } player).
       *[other] This host is full ({ $people } of { $most } players).
    }
join-closing = { $name } is closing and can't be joined any more.
join-closing-unnamed = This host is closing and can't be joined any more.
# Not an error: the player has joined. name: the name that the player wanted; other: the one that they have here
join-other-name = Someone here is already called { $name }, so you are { $other }. You can change that under { lobby-people }.
join-needs-code = { $name } has a join code: ask the host for it.
join-needs-code-unnamed = This host has a join code: ask for it.
join-unexpected-code = { $name } has no join code: leave the field empty if you trust this host.
join-unexpected-code-unnamed = This host has no join code: leave the field empty if you trust this host.
# error: a sentence without its full stop
join-invalid-code = Not a join code: { $error }.
join-impostor = The host at { $address } doesn't know the join code itself, so it may not be the one you want.
join-changed-key = The host at { $address } is not the device you played with before, so you did not join. Your seat there is safe.
join-false-key = The host at { $address } is posing as another device, so you did not join.
join-not-tessella = There is no Tessella host at { $address }: check the address and the port.
join-busy = The host at { $address } closed the connection before answering. It may be busy (try again), or it may not be a Tessella host.
join-connection-closed = The host at { $address } closed the connection before you were in. It may be busy or have just closed: try again.
join-port-closed = Nothing is open at { $address }: check that the host is still running and that the port is right.
join-timed-out = No answer from { $address }: check that the host is still open, that you are on the same network, and that the host's firewall allows TCP and UDP on port { $port }.
join-no-route = Can't reach { $address }: check that this device is on the host's network.
# error: an error of the system
join-unreachable = Can't reach the host at { $address }: { $error }.
join-no-udp = The host at { $address } answered, but no game data arrives: check that its firewall allows UDP on port { $port }.
# As many devices are connected as the host allows.
join-no-room = The host is full.
# error: one of the messages that begin with "connection-", without a full stop, or a technical detail in English
join-lost-at-once = Lost the host at { $address } right away: { $error }.
# error: an error of the system
join-not-possible = Can't join: { $error }.

## Why a connection ended

# error: connection-queue-full or connection-queue-length
connection-broken = Connection lost: { $error }.
# error: a technical detail in English
connection-invalid-data = The host sent invalid data: { $error }.
connection-failed = The connection ended because of an error in Tessella. Your seat is held: join again.
search-failed = The search for hosts stopped because of an error in Tessella. Open this page again.
connection-overfull = The host sent more data than Tessella could handle.

# Reasons, without a full stop, at the end of other sentences.
connection-no-reply = the host did not answer in time
connection-token-expired = the host's token has expired
connection-server-full = the host is full
connection-timed-out = no word from the host
connection-closed-by-server = the host closed the connection
connection-closed-by-client = you left
connection-queue-full = too much is waiting to be sent
connection-queue-length = a message to send was empty or too long

# The host has closed the connection.
lobby-closed-session-ended = The host has stopped hosting. Its games are saved for next time.
lobby-closed-replaced = You joined again from another device, which has your seat now.
lobby-closed-invalid-message = The host did not understand this device. Is it the same version?
lobby-closed-too-many-messages = This device sent the host too much at once.
lobby-closed-hello-timeout = You took too long to choose a free name.
lobby-closed-removed = The host removed you.

## A host on this device

# The name of a player's host, as others see it in their lists. At most 32 characters.
server-name = { $player }'s game
# error: a sentence without its full stop, one of those below
server-not-started = Can't host here: { $error }.
server-code-replaced = The join code is now { $code }. Everyone here stays.

# Errors: sentences without their full stop. The numbers of ports are texts.
server-port-in-use = port { $port } is in use on this device
# free: another port
server-port-in-use-free = port { $port } is in use on this device; port { $free } is free
server-no-port = ports { $first } to { $last } are all in use on this device; choose another one
server-people-limit = a host takes 1 to { $most } players, not { $people }
server-file-in-use = another host keeps its rooms in { $file }; choose another file
# file: the path of a file; a sentence may follow
server-damaged-key = { $file } is not a host key, or is damaged: it should hold { $length } characters that begin with { $prefix }. Restore it from a backup, or delete it to get a new key; then all seats here are lost
server-file-not-rooms = { $file } is not a file of rooms
server-file-not-code = { $file } is not a join code
# A lock is an empty file which shows that another file is in use.
server-file-not-lock = { $file } is not empty, so it is not a lock
server-file-folder = { $file } is a folder
server-file-not-regular = { $file } is not a regular file
server-file-broken-link = { $file } is a link to a file that does not exist
server-file-unreadable = { $file } can't be read: { $error }
server-file-unwritable = { $file } can't be written: { $error }
server-file-unlockable = { $file } can't be locked: { $error }
# error: an error of the system
network-unusable = the network can't be used: { $error }

# Warnings for the host. It saves its rooms in a file, and loads them when it starts again.
server-rooms-unsaved = Can't save the rooms in { $file }: { $error }.
# reason: one of the messages below; file: the new name of the old file
server-rooms-set-aside = The earlier rooms couldn't be read: { $reason }. The file was kept as { $file }.
server-rooms-not-set-aside = The earlier rooms couldn't be read: { $reason }. The file couldn't be set aside ({ $error }).
server-rooms-without-keys = they are from a version whose seats had no keys
server-rooms-none = the file holds no rooms
server-rooms-cut-off = the file is incomplete
server-rooms-checksum = the file is damaged
server-rooms-other-key = their seats belong to a different key from the one in { $file }
server-rooms-damaged = the saved rooms are damaged ({ $error })
server-rooms-format = the saved rooms have format { $found }; this version reads format { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = Someone here is already called { $name }.
refusal-invalid-name = A name must have 1 to 24 visible characters.
refusal-server-full =
    { $most ->
        [one] The host is full ({ $most } of { $most } player).
       *[other] The host is full ({ $most } of { $most } players).
    }
refusal-too-many-rooms =
    { $most ->
        [one] There is already { $most } room, the most this host allows.
       *[other] There are already { $most } rooms, the most this host allows.
    }
refusal-room-not-found = That room is closed.
refusal-match-started-watch = The game in this room has started. You can watch.
refusal-match-started = The game in this room has started.
# A room with one seat, with two, and with more.
refusal-room-full-one = The seat in this room is taken.
refusal-room-full-two = The room is full. Try another one, or watch.
refusal-room-full = All { $places } seats in this room are taken.
refusal-seat-taken = { $name } has that seat.
refusal-seat-taken-computer = The computer has that seat.
refusal-no-such-seat = There is no such seat in this room.
refusal-no-spectators = This room doesn't allow spectators.
refusal-already-in-room = You're in another room. Leave it first.
refusal-not-seated = You don't have a seat.
refusal-not-owner = Only the room's owner can do that.
refusal-no-match = No game is being played.
# reason: one of the messages that begin with "refusal-room-…", or another sentence without its full stop
refusal-invalid-room = Can't open this game: { $reason }.
# reason: a rule of the game, as a sentence without its full stop
refusal-illegal-move = Not a legal move: { $reason }.
refusal-stale = The game has moved on.
refusal-nothing-to-take-back = There's no move to take back.
refusal-take-back-forbidden = Moves count here, so they can't be taken back.
refusal-take-back-pending = The others have already been asked.
refusal-rate-limited = Too fast. Wait a moment.
refusal-banned = You are banned from this room.
refusal-banned-from-server = The host has banned you.
refusal-not-in-room = That player isn't in your room.
refusal-draw-unavailable = You can only offer a draw to people.
refusal-draw-pending = A draw is already on offer.
refusal-draining = The host is about to close: no new games.
refusal-paused = The game is paused.
refusal-countdown = Resuming in { $seconds } s.
refusal-pause-unavailable = Only a game with a clock can be paused.
refusal-pause-pending = Someone has already asked to pause.
refusal-not-paused = The game isn't paused.
refusal-tournament-running = A tournament is in progress here.
refusal-tournament-full = The tournament is full ({ $most } players).
refusal-too-few-entrants =
    { $entered ->
        [one] A tournament needs { $least } players; { $entered } has entered.
       *[other] A tournament needs { $least } players; { $entered } have entered.
    }
refusal-two-seats-needed = A tournament needs a game for two, or one that everyone plays at once. This one has { $places } seats.
refusal-no-tournament = There is no tournament here.

# Reasons in refusal-invalid-room. "its code": the code of the game
refusal-room-code-length = its code is longer than { $most } characters
refusal-room-code = the host doesn't accept its code
refusal-room-seat-mismatch =
    { $seats ->
        [one] the game has { $seats } seat, the room { $places }
       *[other] the game has { $seats } seats, the room { $places }
    }
refusal-room-seat-count = a room has 2 to { $most } seats, not { $places }
refusal-room-clock = a clock has 1 to { $most } seconds, not { $seconds }
refusal-room-computer-in-race = the computer can't join a game that everyone plays at once

## Lobby: head and parts

# Shown as the name of the host as long as it is not known.
lobby-unnamed-host = The host
# In place of an unknown player's name.
lobby-somebody = Someone

# For a screen reader: the choice between the three parts below, of which narrow windows show one.
lobby-show = Show
lobby-own-room = Your room
lobby-rooms = Rooms
# The part with the list of rooms, and their number.
lobby-rooms-count = Rooms ({ $rooms })
# The part with the list of players, spectators included, and their number.
lobby-people-count = Players ({ $people })
chat = Chat
# messages: number of unread messages
chat-unread = Chat ({ $messages })

# Buttons: the host stops hosting, a guest leaves.
lobby-stop-hosting = Stop hosting
lobby-leave = Leave
# Hosting stops only when the button is pressed again.
lobby-close-again =
    { $guests ->
        [one] { $guests } guest here. Press again to stop
       *[other] { $guests } guests here. Press again to stop
    }
# The same without guests, while the player is in a game.
lobby-close-game-again = Game in progress. Press again to stop
# A guest leaves the host during a game only when the button is pressed again.
lobby-leave-again = Press again to leave: you lose the game
# A button that draws another join code.
lobby-new-code = New code
# A button that shows the QR code with which others join.
lobby-qr-code = QR code to join
lobby-qr-code-advice = Scan with the camera of another device that has Tessella.
lobby-host-away = The host is away. Waiting…
lobby-connection-lost = Connection lost. Reconnecting…
lobby-guest = You're a guest here
# The host's line: its address, the port and the join code, joined by " · ". There is little room.
lobby-no-network = no network
lobby-port = port { $port }
lobby-code = code { $code }
# In place of lobby-code.
lobby-without-code = open to everyone

## Lobby: players

lobby-people = Players
lobby-name-own = { $name } (you)
lobby-in-room = in a room
# The player has lost the connection; s stands for seconds.
lobby-cut-off = disconnected, seat held for { $seconds } s
# Tooltips of buttons with icons.
lobby-remove = Remove { $name }
lobby-ban = Ban { $name }
# After the first press on one of the two buttons above, in place of the name. The ban is from the room.
lobby-remove-again = Press again to remove { $name }
lobby-ban-again = Press again to ban { $name }
# Hides what the player says in the chat.
lobby-mute = Mute { $name }
lobby-unmute = Unmute { $name }
lobby-change-name = Change your name
# For a screen reader: the field for the player's own name.
lobby-own-name = Your name
lobby-rename-done = Done

lobby-removed = You were removed from the room.
lobby-banned = You were banned from the room.
lobby-room-closed = The room was closed.

# The computer as a player, with its difficulty. Also at the beginning of sentences, as in "Easy computer's turn".
lobby-computer-gentle = Gentle computer
lobby-computer-easy = Easy computer
lobby-computer-medium = Medium computer
lobby-computer-hard = Hard computer

## Lobby: chat

# Heading: what was said in the player's room.
chat-room = In this room
chat-empty = No messages yet.
# For a screen reader: the field for a message, and the button beside it.
chat-say = Message
chat-send = Send
# In the empty field.
chat-say-hint = Say something
# The host's name, as the sender of a message.
chat-host = The host

# Buttons that say these phrases. Everyone reads them in their own language.
chat-phrase-hello = Hello!
chat-phrase-good-luck = Good luck!
chat-phrase-shall-we-play = Shall we play?
chat-phrase-well-played = Well played!
chat-phrase-oh-no = Oh no!
chat-phrase-one-moment = One moment, please
chat-phrase-take-your-time = Take your time
chat-phrase-another-one = Another one?
chat-phrase-thank-you = Thank you!
chat-phrase-goodbye = Goodbye!

## Lobby: list of rooms

room-open = Open room
room-list-empty = No rooms yet. Open one and the others will see it here.
# In place of the rooms while the connection is lost.
room-list-unknown = You'll see the rooms again once you're reconnected.
# The game of a room and its board.
room-heading = { $game }, { $board }
# The board, where everyone plays at the same time, each on their own copy of it.
room-race-board = all at once, { $board }
# The computer in a list of the names of players.
room-seated-computer = the computer

# The state of a room, at the beginning of a line with other parts.
room-state-tournament = tournament in progress
room-state-playing = game in progress
room-state-generating = setting up the board…
room-state-seats = { $taken } of { $seats } seats taken

# Buttons of a room in the list, and what replaces the first.
room-sit = Take a seat
# Also the button of a match of a tournament. There is little room.
room-watch-short = Watch
room-list-tournament = Tournament in progress
room-list-begun = Game in progress
room-list-full = Room full

room-choose-game = Which game?
room-choose-back = Back to rooms

## Lobby: the player's room

# The rules of a room, in a line with its state, joined by " · ".
room-rule-first = first to finish wins
room-rule-fewest = fewest moves wins
# s and min stand for seconds and minutes.
room-rule-move = { $seconds } s per move
room-rule-game = { $minutes } min per game
room-rule-bonus = { $minutes } min + { $seconds } s per move
room-rule-watched-delayed = spectators see it 20 s later
room-rule-watched-after-end = spectators see it afterwards
room-rule-unwatched = no spectators
# names: a list with commas
room-watching = Watching: { $names }

room-seat-empty = Waiting for player { $number }
# The state of a player in a seat, below the name; room-seat-won may follow after " · ".
room-seat-plays = playing
room-seat-ready = ready
room-seat-not-ready = not ready
# games: number of games that were played in this room; won: how many of them the player has won
room-seat-won = won { $won } of { $games }
# Buttons on an empty seat: the computer takes it, or the player.
room-seat-computer = Computer
room-seat-sit = Sit here
# Tooltips of buttons with icons on the computer's seat: lower or raise its difficulty, or empty the seat.
room-seat-weaker = Easier
room-seat-stronger = Harder
room-seat-free = Remove computer

# Buttons below the seats.
room-ready = Ready
# Everyone else is ready: the game starts.
room-start = Start
# Takes back room-ready.
room-not-ready = Not ready
room-to-game = Go to game
room-watch = Watch
room-boards-later = Boards shown after the game
room-to-tournament = Go to tournament
room-leave = Leave room
# Leaving a match loses it.
room-forfeit = Leave and forfeit
room-leave-tournament = Leave tournament
# After the first press of room-forfeit and room-leave-tournament.
room-forfeit-again = Press again to forfeit
room-leave-again = Press again to leave
room-close = Close room
# After the first press.
room-close-again = Press again to close

## Lobby: tournament

tournament = Tournament
tournament-possible = With { $least } or more players, this game can be played as a tournament.
# The clock of tournament games if the room has none. The second one is for games that everyone plays at once.
tournament-clock-move = Tournament games allow { $minutes } min per move.
tournament-clock-race = Each tournament game lasts at most { $minutes } min.
tournament-enter = Enter tournament
tournament-withdraw = Withdraw
# After the first press, while the tournament is in progress.
tournament-withdraw-again = Press again to withdraw
tournament-empty = Nobody has entered yet.
# people: their number; names: a list with commas
tournament-entered = Entered ({ $people }): { $names }
tournament-owner-starts = The room's owner starts it.
tournament-too-few = It needs at least { $least } players.
# A button: the computer enters the tournament, too.
tournament-add-computer = Add computer
tournament-start-round-robin = Start: everyone plays everyone
tournament-start-knock-out = Start: knockout
tournament-end = End tournament
# After the first press.
tournament-end-again = Press again to end it
tournament-over = The tournament is over.
tournament-new = New tournament
# After the first press: the standings of the last tournament are cleared.
tournament-new-again = Press again to clear the table

# Headings above the matches of a round.
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-round-soon = Round { $round } starts soon
tournament-round-of-soon = Round { $round } of { $rounds } starts soon
# Heading of the last round of a knockout, in place of its number.
tournament-final = Final
tournament-final-soon = The final starts soon
tournament-no-match = { $name } has no match in this round
# Results of a match after the names: "Anna – Ben: draw"
tournament-draw = draw
tournament-not-played = not played
# first, second: names of two players whose match is not decided yet
tournament-after-draws =
    { $draws ->
        [one] { $first } – { $second } after { $draws } draw
       *[other] { $first } – { $second } after { $draws } draws
    }
# Scores of a player.
tournament-won =
    { $games ->
        [one] { $games } win
       *[other] { $games } wins
    }
# points: a text such as 1½; games: number of games played
tournament-points = { $points } of { $games }

## Options of a room

room-players = Players
room-clock = Clock
room-clock-none = No clock
room-clock-move = Per move
room-clock-game = Per game
# Time for the game, and some more for each move.
room-clock-bonus = With bonus
room-clock-seconds = Seconds
room-clock-minutes = Minutes
# s stands for seconds.
room-clock-bonus-seconds = Bonus per move (s)
# Who wins a game that everyone plays at once: the choices follow.
room-goal = Winner
room-goal-first = First to finish
room-goal-fewest = Fewest moves
room-dropouts = If someone leaves
room-dropouts-computer = Computer plays on
room-dropouts-out = Seat stays empty
room-spectators = Allow spectators
# When spectators see the boards of a game that everyone plays at once: the choices follow.
room-view = Spectators see boards
room-view-delayed = 20 s late
room-view-after-end = After the end
room-view-live = Live

## Short messages about the room and its match

room-left = { $name } left the room
# game: the name of the game
room-opened = { $name } opened a room: { $game }
room-cut-off =
    { $seconds ->
        [one] { $name } disconnected: seat held for { $seconds } second
       *[other] { $name } disconnected: seat held for { $seconds } seconds
    }
room-back = { $name } is back

match-take-back-requested = { $name } asks to take back a move
match-take-back-accepted = Move taken back
match-take-back-declined = Take-back declined
# The player has offered a draw.
match-draw-sent = Draw offered
match-draw-offered = { $name } offers a draw
match-draw-accepted = Draw agreed
match-draw-declined = Draw declined
# The player has asked for a pause.
match-pause-sent = Pause requested
match-pause-requested = { $name } asks to pause
match-pause-declined = Pause declined

# A player drops out of a game that goes on without them, or with the computer in their seat.
match-player-left = { $name } left the game
match-player-left-replaced = { $name } left: the computer plays on
match-player-cut-off = { $name } disconnected
match-player-cut-off-replaced = { $name } disconnected: the computer plays on
match-player-resigned = { $name } gave up
match-player-resigned-replaced = { $name } gave up: the computer plays on
match-player-out-of-time = { $name } ran out of time
match-player-out-of-time-replaced = { $name } ran out of time: the computer plays on

# Your games is the name of a screen.
match-saved = Game saved in Your games
# reason: a whole sentence
match-end-saved = { $reason } The game is saved on this device.
match-has-ended = The game has ended

## QR codes

# For a screen reader: the picture of a QR code.
qr-code = QR code
qr-code-too-long = This is too long for a QR code. Copy it as text.

## The page of the host

# A button on the host's own screen: opens the page with addresses, players and rooms.
lobby-hosting = Hosting
# Heading above the addresses and the join code.
hosting-join = How others join
hosting-qr-code = QR code for { $address }
hosting-copy-link = Copy link for { $address }
hosting-no-network = This device is not on a network.
hosting-no-code = No join code: anyone on the network can join.
hosting-code = Join code { $code }
hosting-waiting = Loading players and rooms…
# The name of the host's own player.
hosting-you = { $name } (you)
hosting-remove-again = Press again to remove
hosting-ban-again = Press again to ban
hosting-rooms = Rooms ({ $rooms })
hosting-room = Room { $number } · { $game }, { $board }
hosting-close-again = Press again to close: the game won't count
hosting-close-room = Close room { $number }
hosting-no-rooms = No open rooms.

# Below a player's name, joined by " · ": the room, the address, and these. time: such as "5 min"
hosting-in-room = room { $number }
hosting-cut-off = disconnected, seat held for { $seconds } s
hosting-connected = connected { $time }
hosting-idle = idle { $time }
# In place of the host's own address.
hosting-this-device = this device

# Below a room: the last in a list of names, or in place of the list.
hosting-computer = the computer
hosting-nobody = nobody
# Heading, and the hint in the empty field.
hosting-announcement = Message to everyone
hosting-announcement-hint = Message
# Button beside the field.
hosting-announce = Send to everyone
hosting-announced = Sent to everyone.
# Heading above the players who may not come back; each has one of the two lines that follow: what is banned.
hosting-bans = Banned ({ $people })
hosting-banned-device = device only
hosting-banned-address = everyone at { $address }
hosting-lift-ban = Unban { $name }
# Heading above the button that follows.
hosting-end = Stop hosting
# Button: hosting stops once the games that are in progress have ended. Its label after the first press.
hosting-drain = Stop after current games
hosting-drain-again = Press again: no new games
# In the head of the lobby, and on the page of the host.
hosting-draining = Stops after the last game
hosting-draining-long = No new games. Hosting stops ten seconds after the last one ends.
hosting-drained = Hosting has stopped.
hosting-restarts = Hosting stopped because of an error in Tessella and is starting again.
hosting-failed = Hosting stopped because of an error in Tessella. Host again to continue the games.
