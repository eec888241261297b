### The local network: servers, the lobby, rooms, matches.
###
### The host is the device on which the server runs, and its player. Guests are the others who are connected to it. A room has
### seats for the players of one game, and others may watch. Names are those that players have chosen.

## Finding and joining a host

lan = Local network

lan-own-name = Your name
# For a screen reader: the field of the player's own name.
lan-name = Name
# In an empty field for the player's own name.
player-name-hint = A name
# A button that draws another random name.
player-name-another = Another name

# Heading above the button that opens a host on this device. Noun.
lan-host = Host
# A switch: whether guests have to enter a join code.
lan-require-code = Require a code
# The same switch when it is on.
lan-guests-need-code = Guests need the code { $code }
# A button that draws another random join code.
lan-another-code = Another code
lan-host-game = Host a game
# In place of it, where the rooms of the last host on this device are saved, and the line below.
lan-host-continue = Continue hosting
lan-host-continues = Hosting continues your last game. Seats are kept.
lan-or-join = Or join a game
lan-enter-address = Enter an address

# The name of a found host on its card, for a screen reader.
lan-join-server = Join { $name }

# The line below the name of a found host joins these parts by " · ".
# version: the version of the program there
lan-found-version = runs Tessella { $version }, another version
# No game has begun on this host.
lan-found-no-game = nothing played yet
lan-found-people =
    { $most ->
        [one] { $people } of { $most } person
       *[other] { $people } of { $most } people
    }
lan-found-seat = your seat is kept
lan-seat-gone = Your seat there is no longer kept. Enter the join code.
# Nobody else can join this host.
lan-found-full = full

# Explanations of a found host: its address, and whether it has a join code.
lan-found-needs-code = { $address }, needs a code
lan-found-open = { $address }, open

lan-searching = Looking for games in this network…
# Possible reasons follow, one a line: the messages that begin with "discovery-".
lan-nothing-found = No game found yet. It may be that:
lan-network-denied = The system does not let Tessella use the local network. Allow it in the system's settings, among the permissions of this app.
# error: an error of the system
lan-network-unusable = The network cannot be used: { $error }.

# Above the field and the keypad for an address such as 192.168.1.20.
lan-address = The host's address, as its screen shows it
# Above the field and the keypad for a join code. name: of the host, or its address
lan-code = The code of { $name }; leave it empty if there is none
lan-join = Join
# For a screen reader: the key that deletes the last sign.
lan-delete = Delete

lan-joining = Joining…
lan-cancel = Cancel

# Heading of a question.
lan-changed = Not the device you played with before
lan-changed-named = Another device answers at { $address } as { $name }. It may only pretend to be the one you know, or have been set up anew.
# The same without a name.
lan-changed-unnamed = Another device answers at { $address }. It may only pretend to be the one you know, or have been set up anew.
# After one of the two messages above, if a seat of the player waits on the device that they know.
lan-changed-seat = Your seat on the device you know is kept.
lan-changed-cancel = Do not join
lan-changed-join = Join as somebody new

## Names of players who have chosen none

# Words of random names, separated by commas. Each word of the first list is put together with each of the second by
# player-name, so all must fit together: in a language with genders, use only words of one gender. A whole name has at most
# 24 characters. There may be more or fewer words.
player-name-first = Amber, Blue, Brave, Bright, Calm, Clever, Coral, Early, Gentle, Golden, Green, Happy, Jolly, Kind, Lucky, Merry, Misty, Quick, Quiet, Red, Silver, Sunny, Swift, Wise
player-name-second = Badger, Bear, Beaver, Crane, Deer, Dove, Falcon, Finch, Fox, Hare, Heron, Lark, Lynx, Marten, Mole, Otter, Owl, Panda, Raven, Robin, Seal, Stork, Swan, Wren
player-name = { $first } { $second }

## Why no host was found

# error: an error of the system
discovery-no-interfaces = The networks of this computer cannot be listed: { $error }.
discovery-only-loopback = This device is in no network: turn on its Wi-Fi, or let it open a hotspot that the others join.
discovery-other-network = The host may be in another network: both devices need the same Wi-Fi or hotspot.
discovery-isolation = The Wi-Fi may keep its devices apart, as guest networks often do (“client isolation”).
# first, last: port numbers
discovery-firewall = A firewall on the host may be closed: it has to let in UDP and TCP on the ports { $first } to { $last }.
# To ask: to send a search for hosts. interface: name of a network interface, such as wlan0
discovery-denied = The system does not let Tessella ask over { $interface }: a firewall on this device may be closed.
discovery-denied-default = The system does not let Tessella ask over the default interface: a firewall on this device may be closed.
discovery-denied-loopback = The system does not let Tessella ask over the loopback: a firewall on this device may be closed.
discovery-failed = Asking over { $interface } ({ $address }) failed: { $error }.
discovery-failed-default = Asking over the default interface ({ $address }) failed: { $error }.
discovery-failed-loopback = Asking over the loopback ({ $address }) failed: { $error }.
# An error in place of one of the system.
discovery-no-ipv6 = this computer has no IPv6

## Why a host was not joined

# server, client: versions of the program there and here, such as 1.2.3
join-version = This host runs Tessella { $server } (protocol { $server_protocol }), and you run { $client } (protocol { $client_protocol }): both need the same version.
join-wrong-code =
    { $tries ->
        [one] That is not the host's code; you have { $tries } more try.
       *[other] That is not the host's code; you have { $tries } more tries.
    }
join-wrong-code-wait =
    { $seconds ->
        [one] That is not the host's code, and there were too many wrong ones: wait { $seconds } second.
       *[other] That is not the host's code, and there were too many wrong ones: wait { $seconds } seconds.
    }
join-wait =
    { $seconds ->
        [one] There were too many wrong codes: wait { $seconds } second before you try again.
       *[other] There were too many wrong codes: wait { $seconds } seconds before you try again.
    }
# name: of the host
join-full =
    { $most ->
        [one] { $name } is full: { $people } of { $most } person is there.
       *[other] { $name } is full: { $people } of { $most } people are there.
    }
join-full-unnamed =
    { $most ->
        [one] This host is full: { $people } of { $most } person is there.
       *[other] This host is full: { $people } of { $most } people are there.
    }
join-closing = { $name } is closing and lets nobody in any more.
join-closing-unnamed = This host is closing and lets nobody in any more.
# Not an error: the player has joined. name: the name that the player wanted; other: the one that they have here
join-other-name = There is another { $name } here, so you are { $other }. You can change that among the people.
join-needs-code = { $name } has a join code: ask there for it and enter it.
join-needs-code-unnamed = This host has a join code: ask there for it and enter it.
join-unexpected-code = { $name } has no join code: leave it empty if you trust this host.
join-unexpected-code-unnamed = This host has no join code: leave it empty if you trust this host.
# error: a sentence without its full stop
join-invalid-code = That cannot be a join code: { $error }.
join-impostor = The host at { $address } does not know the code itself, so it may not be the one you want to join.
join-changed-key = The host at { $address } is not the device you played with before, so you have not joined it. Your seat there is kept.
join-false-key = The host at { $address } pretends to be another device, so you have not joined it.
join-not-tessella = What answers at { $address } is not a Tessella host: check the address and the port.
join-busy = The host at { $address } hung up before it answered: many may be joining, so try again, or it may not be a Tessella host.
join-connection-closed = The host at { $address } hung up before you were in: it may have closed just now, or be busy, so try again.
join-port-closed = No host is open at { $address }: check that it still runs there, and that the port is right.
join-timed-out = Nobody answers at { $address }: check that the host is still open, that you are in the same network, and that the host's firewall lets in TCP and UDP on port { $port }.
join-no-route = No way leads to { $address }: check that this computer is in the host's network.
# error: an error of the system
join-unreachable = The host at { $address } cannot be reached: { $error }.
join-no-udp = The host at { $address } opened, but nothing comes from its game: check that its firewall lets in UDP on port { $port }.
# As many devices are connected as the host takes in.
join-no-room = The host has no room.
# error: one of the messages that begin with "connection-", without a full stop, or a technical detail in English
join-lost-at-once = The host at { $address } was lost at once: { $error }.
# error: an error of the system
join-not-possible = Not possible: { $error }.

## Why a connection ended

# error: connection-queue-full or connection-queue-length
connection-broken = The connection broke: { $error }.
# error: a technical detail in English
connection-invalid-data = The host sent what no host sends: { $error }.
connection-failed = The connection ended because of an error in Tessella. Your seat is kept: join again.
search-failed = The search for hosts stopped because of an error in Tessella. Open this page again.
connection-overfull = The host sent more than this program could take in.

# Reasons, without a full stop, at the end of other sentences.
connection-no-reply = the host did not answer in time
connection-token-expired = the host's token has expired
connection-server-full = the host has no room
connection-timed-out = nothing was heard of the host
connection-closed-by-server = the host has closed the connection
connection-closed-by-client = the connection was left
connection-queue-full = too much waits to be sent
connection-queue-length = a message to send was empty or too long

# The host has ended the connection.
lobby-closed-session-ended = The host has ended the session. Games are kept there for the next time.
lobby-closed-replaced = You have come in again from another place, which has your seat now.
lobby-closed-invalid-message = The host did not understand what came from here. Is it the same version?
lobby-closed-too-many-messages = The host was sent too much from here.
lobby-closed-hello-timeout = The host was not told a name that nobody else has, and does not wait for it any longer.
lobby-closed-removed = The host has removed you.

## A host on this device

# The name of a host that a player opens, as others see it in their lists. At most 32 characters.
server-name = { $player }'s game
# error: a sentence without its full stop, one of those below
server-not-started = No host can begin here: { $error }.
server-code-replaced = The code is { $code } now. Everybody here stays.

# Errors: sentences without their full stop. The numbers of ports are texts.
server-port-in-use = port { $port } is in use on this machine
# free: another port
server-port-in-use-free = port { $port } is in use on this machine; port { $free } is free
server-no-port = the ports { $first } to { $last } are all in use on this machine; choose another one
server-people-limit = a host takes in 1 to { $most } people, not { $people }
server-file-in-use = another host keeps its rooms in { $file }; choose another file
# file: the path of a file; a sentence may follow
server-damaged-key = { $file } is not the key of a host, or damaged: it should hold { $length } letters that begin with { $prefix }. Copy it from a backup; or remove it for a new key, but then all seats here are lost
server-file-not-rooms = { $file } is not a file of rooms
server-file-not-code = { $file } is not a join code
# A lock is an empty file that shows that another one is in use.
server-file-not-lock = { $file } is not empty, so it is not a lock
server-file-folder = { $file } is a folder
server-file-not-regular = { $file } is not a regular file
server-file-broken-link = { $file } is a link to a file that does not exist
server-file-unreadable = { $file } cannot be read: { $error }
server-file-unwritable = { $file } cannot be written: { $error }
server-file-unlockable = { $file } cannot be locked: { $error }
# error: an error of the system
network-unusable = the network cannot be used: { $error }

# Warnings for the owner of a host. The host saves its rooms in a file, and loads them when it begins again.
server-rooms-unsaved = The rooms could not be kept in { $file }: { $error }.
# reason: one of the messages below; file: the new name of the old file
server-rooms-set-aside = The rooms of before could not be read: { $reason }. The file is kept, as { $file }.
server-rooms-not-set-aside = The rooms of before could not be read: { $reason }. It could not be set aside ({ $error }).
server-rooms-without-keys = they are from a version whose seats had no keys
# "it" is the file.
server-rooms-none = it holds no rooms
server-rooms-cut-off = it is cut off
server-rooms-checksum = it is damaged
server-rooms-other-key = their seats belong to another key than the one in { $file }
server-rooms-damaged = the saved rooms are damaged ({ $error })
server-rooms-format = the saved rooms have format { $found }, and this program reads format { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = Somebody here is called { $name } already.
refusal-invalid-name = A name has 1 to 24 letters, digits or other signs that can be seen.
refusal-server-full =
    { $most ->
        [one] The host is full: { $most } of { $most } person is here.
       *[other] The host is full: { $most } of { $most } people are here.
    }
refusal-too-many-rooms =
    { $most ->
        [one] There is { $most } room already, as many as this host has.
       *[other] There are { $most } rooms already, as many as this host has.
    }
refusal-room-not-found = That room has been closed.
refusal-match-started-watch = The game in this room has begun. You can watch it.
refusal-match-started = The game in this room has begun.
# A room with one place, with two, and with more.
refusal-room-full-one = The place in this room is taken.
refusal-room-full-two = The game is full: try another one, or watch.
refusal-room-full = All { $places } places in this room are taken.
refusal-seat-taken = { $name } sits there.
refusal-seat-taken-computer = The computer sits there.
refusal-no-such-seat = There is no such place in this room.
refusal-no-spectators = This room is not to be watched.
refusal-already-in-room = You are in another room. Leave it first.
refusal-not-seated = You have no place in a room.
refusal-not-owner = Only the one who has sat longest can do that.
refusal-no-match = No game is being played.
# reason: one of the messages that begin with "refusal-room-…", or another sentence without its full stop
refusal-invalid-room = This game cannot be opened: { $reason }.
# reason: a rule of the game, as a sentence without its full stop
refusal-illegal-move = That move cannot be made: { $reason }.
refusal-stale = The game has gone on in the meantime.
refusal-nothing-to-take-back = There is no move to take back.
refusal-take-back-forbidden = Moves count in this race, so none is taken back.
refusal-take-back-pending = The others have been asked already.
refusal-rate-limited = That was too much at once. Wait a moment.
refusal-banned = You were removed from this room.
refusal-banned-from-server = The host does not let you in again.
refusal-not-in-room = That person is not in your room.
refusal-draw-unavailable = A draw can only be offered to people.
refusal-draw-pending = A draw has been offered already.
refusal-draining = The host is about to end: no more games begin.
refusal-paused = The game is paused.
refusal-countdown = The game goes on in { $seconds } s.
refusal-pause-unavailable = Only a game with a clock can be paused.
refusal-pause-pending = A pause has been asked for already.
refusal-not-paused = The game is not paused.
refusal-tournament-running = A tournament is running here.
refusal-tournament-full = The tournament is full: { $most } people have entered.
refusal-too-few-entrants =
    { $entered ->
        [one] A tournament needs { $least } people, and { $entered } has entered.
       *[other] A tournament needs { $least } people, and { $entered } have entered.
    }
refusal-two-seats-needed = A tournament needs a game for two or a race, and this game has { $places } places.
refusal-no-tournament = There is no tournament for that.

# Reasons in refusal-invalid-room. "its code": the code of the game
refusal-room-code-length = its code has more than { $most } signs
refusal-room-code = the host does not accept its code
refusal-room-seat-mismatch =
    { $seats ->
        [one] this game has { $seats } seat, and the room { $places }
       *[other] this game has { $seats } seats, and the room { $places }
    }
refusal-room-seat-count = a room has 2 to { $most } places, and this one { $places }
refusal-room-clock = a clock has 1 to { $most } seconds, and this one { $seconds }
refusal-room-computer-in-race = in a race there are only people

## Lobby: head and parts

# Shown as the name of the host as long as it is not known.
lobby-unnamed-host = The host
# In place of the name of a person who is not known.
lobby-somebody = Somebody

# For a screen reader: the choice between the three parts below, of which narrow windows show one.
lobby-show = Show
lobby-own-room = Your room
lobby-rooms = Rooms
# The part with the list of rooms, and their number.
lobby-rooms-count = Rooms ({ $rooms })
# The part with the list of people, and their number.
lobby-people-count = People ({ $people })
chat = Chat
# messages: number of unread messages
chat-unread = Chat ({ $messages })

# Buttons of the host and of guests that end the session here.
lobby-stop-hosting = Stop hosting
lobby-leave = Leave
# The button closes the host only when it is pressed again.
lobby-close-again =
    { $guests ->
        [one] { $guests } guest here. Press again to close
       *[other] { $guests } guests here. Press again to close
    }
# The same without guests, while the player is in a game.
lobby-close-game-again = A game is on. Press again to close
# A guest leaves the host during a game only when the button is pressed again.
lobby-leave-again = Press again to leave: you lose the game
# A button that draws another join code.
lobby-new-code = New code
# A button that shows the QR code with which others join.
lobby-qr-code = QR code to join
lobby-qr-code-advice = Scan this with the camera of another device that has Tessella.
lobby-host-away = The host is away: waiting for it…
lobby-connection-lost = Connection lost: reconnecting…
lobby-guest = You are a guest here
# The line of the host: its address, the port and the code, joined by " · ".
lobby-no-network = no network
lobby-port = port { $port }
lobby-code = code { $code }
# In place of lobby-code.
lobby-without-code = open to everybody

## Lobby: people

lobby-people = People
lobby-name-own = { $name } (you)
lobby-in-room = in a room
# The person has lost the connection; s is the sign for seconds.
lobby-cut-off = cut off, seat kept { $seconds } s
# Buttons with pictures: these are their explanations.
lobby-remove = Remove { $name }
lobby-ban = Ban { $name }
# After the first press on one of the two buttons above, in place of the name. The ban is from the room.
lobby-remove-again = Press again to remove { $name }
lobby-ban-again = Press again to ban { $name }
# To hide what the person says in the chat.
lobby-mute = Mute { $name }
lobby-unmute = Hear { $name } again
lobby-change-name = Change your name
# For a screen reader: the field of the player's own name.
lobby-own-name = Own name
lobby-rename-done = Done

lobby-removed = You were removed from the room.
lobby-banned = You were removed from the room, and cannot enter it again.
lobby-room-closed = The room was closed.

# The computer as a player, with its level.
lobby-computer-gentle = Computer, gentle
lobby-computer-easy = Computer, easy
lobby-computer-medium = Computer, medium
lobby-computer-hard = Computer, hard

## Lobby: chat

# Heading: what was said in the player's room.
chat-room = In this room
chat-empty = Nobody has said anything yet.
# For a screen reader: the field for a message, and the button beside it.
chat-say = Say
chat-send = Send
# In the empty field.
chat-say-hint = Say something
# Name of whoever runs the host, as the sender of a message.
chat-host = The host

# Buttons that say these phrases. Everybody reads them in the own language.
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

room-open = Open a room
room-list-empty = There are no rooms yet. Open one, and the others see it here.
# In place of the rooms while the connection is lost.
room-list-unknown = You see the rooms again once you are connected.
# The game of a room and its board.
room-heading = { $game }, { $board }
# The board of a race: all play the same board, each on a copy of it.
room-race-board = race, { $board }
# The computer in a list of the names of players.
room-seated-computer = the computer

# The state of a room, at the beginning of a line with other parts.
room-state-tournament = a tournament is on
room-state-playing = a game is on
room-state-generating = the board is being dealt
room-state-seats = { $taken } of { $seats } seats taken

# Buttons of a room in the list, and what stands in the place of the first.
room-sit = Sit down
# Also the button of a match of a tournament. There is little room.
room-watch-short = Watch
room-list-tournament = A tournament is on
room-list-begun = The game has begun
room-list-full = All seats are taken

room-choose-game = Which game?
room-choose-back = Back to the rooms

## Lobby: the player's room

# The rules of a room, in a line with its state, joined by " · ".
room-rule-first = who is done first wins
room-rule-fewest = the fewest moves win
# s and min are the signs for seconds and minutes.
room-rule-move = { $seconds } s a move
room-rule-game = { $minutes } min a game
room-rule-bonus = { $minutes } min a game and { $seconds } s a move
room-rule-watched-delayed = watched 20 s later
room-rule-watched-after-end = watched after the end
room-rule-unwatched = nobody watches
# names: a list with commas
room-watching = Watching: { $names }

room-seat-empty = Waiting for player { $number }
# The state of a player on a seat, below the name; room-seat-won may follow after " · ".
room-seat-plays = plays
room-seat-ready = ready
room-seat-not-ready = not ready
# games: number of games played in this room
room-seat-won =
    { $games ->
        [one] won { $won } of { $games } game
       *[other] won { $won } of { $games } games
    }
# Buttons on a seat: the computer takes it, or the player.
room-seat-computer = Computer
room-seat-sit = Sit here
# Buttons with pictures on the seat of a computer: a lower and a higher level, or nobody sits there any more.
room-seat-weaker = Weaker
room-seat-stronger = Stronger
room-seat-free = Free the seat

# Buttons below the seats.
room-ready = I am ready
# All others are ready: the game begins.
room-start = Start
# Takes back room-ready.
room-not-ready = Not ready after all
room-to-game = To the game
room-watch = Watch the game
room-boards-later = Boards are shown after the end
room-to-tournament = To the tournament
room-leave = Leave the room
# A match that is left is lost.
room-forfeit = Leave and forfeit
room-leave-tournament = Leave the tournament
# The two before change to these after the first press.
room-forfeit-again = Really forfeit
room-leave-again = Really leave
room-close = Close the room
# After the first press.
room-close-again = Really close the room

## Lobby: tournament

tournament = Tournament
tournament-possible = { $least } or more people can play a tournament of this game.
# Clock of the games where the room has none.
tournament-clock-move = Each move of a tournament game takes { $minutes } min at most.
tournament-clock-race = Each race of the tournament takes { $minutes } min at most.
tournament-enter = Enter the tournament
tournament-withdraw = Withdraw from the tournament
# After the first press, while the tournament is played.
tournament-withdraw-again = Really withdraw
tournament-empty = Nobody has entered yet.
# people: their number; names: a list with commas
tournament-entered = Entered ({ $people }): { $names }
tournament-owner-starts = The owner of the room starts it.
tournament-too-few = It needs { $least } players.
# A button: a computer takes part in the tournament as well.
tournament-add-computer = Add a computer
tournament-start-round-robin = Start: everybody plays everybody
tournament-start-knock-out = Start: losers are out
tournament-end = End the tournament
# After the first press.
tournament-end-again = Really end the tournament
tournament-over = The tournament is over.
tournament-new = New tournament
# After the first press: the standings of the last tournament go.
tournament-new-again = Press again: the table is cleared

# Headings above the matches of a round.
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-round-soon = Round { $round } begins soon
tournament-round-of-soon = Round { $round } of { $rounds } begins soon
# Heading of the last round of a knock-out, in place of its number.
tournament-final = Final
tournament-final-soon = The final begins soon
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
        [one] won { $games } game
       *[other] won { $games } games
    }
# points: a text such as 1½; games: number of games played
tournament-points = { $points } of { $games }

## Setup of a room

room-players = Players
room-clock = Clock
room-clock-none = No clock
room-clock-move = Per move
room-clock-game = Per game
# Time for the game, and some more for each move.
room-clock-bonus = With bonus
room-clock-seconds = Seconds
room-clock-minutes = Minutes
# s is the sign for seconds.
room-clock-bonus-seconds = Bonus per move (s)
# What wins a race.
room-goal = Goal
room-goal-first = First done wins
room-goal-fewest = Fewest moves win
room-dropouts = If somebody leaves
room-dropouts-computer = Computer plays on
room-dropouts-out = Seat drops out
room-spectators = Others may watch
# When those who watch a race see its boards.
room-view = They see the boards
room-view-delayed = 20 s later
room-view-after-end = After the end
room-view-live = Live

## Short messages about the room and its match

room-left = { $name } has left the room
# game: the name of the game
room-opened = { $name } has opened a room: { $game }
room-cut-off =
    { $seconds ->
        [one] { $name } is cut off: the seat is kept for { $seconds } second
       *[other] { $name } is cut off: the seat is kept for { $seconds } seconds
    }
room-back = { $name } is back

match-take-back-requested = { $name } would like to take back a move
match-take-back-accepted = The move is taken back
match-take-back-declined = The move stays
# The player has offered a draw.
match-draw-sent = Draw offered
match-draw-offered = { $name } offers a draw
match-draw-accepted = The game is a draw
match-draw-declined = The draw is declined
# The player has asked for a pause.
match-pause-sent = Asked for a pause
match-pause-requested = { $name } would like to pause
match-pause-declined = There is no pause

# A player drops out of a game that goes on, without the player or with the computer in that place.
match-player-left = { $name } has left the game
match-player-left-replaced = { $name } has left the game: the computer plays on
match-player-cut-off = { $name } was cut off and did not come back
match-player-cut-off-replaced = { $name } was cut off and did not come back: the computer plays on
match-player-resigned = { $name } gives up
match-player-resigned-replaced = { $name } gives up: the computer plays on
match-player-out-of-time = { $name } has no time left
match-player-out-of-time-replaced = { $name } has no time left: the computer plays on

match-saved = The game is saved in Your games
# reason: a whole sentence
match-end-saved = { $reason } The game is kept on this device.
match-has-ended = The game has ended in the meantime

## QR codes

# For a screen reader: the picture of a QR code.
qr-code = QR code
qr-code-too-long = This code is too long for a QR code. Copy it as text.

## The page of the host

# A button on the host's own screen: opens the page with addresses, people and rooms.
lobby-hosting = Hosting
# Heading above the addresses and the join code.
hosting-join = How others join
hosting-qr-code = QR code of { $address }
hosting-copy-link = Copy the link of { $address }
hosting-no-network = This device is in no network.
hosting-no-code = No code: everybody in the network can join.
hosting-code = Code { $code }
hosting-waiting = Waiting for the list of people and rooms…
# The name of the host's own player.
hosting-you = { $name } (you)
hosting-remove-again = Press again to remove
hosting-ban-again = Press again to ban while you host
hosting-rooms = Rooms ({ $rooms })
hosting-room = Room { $number } · { $game }, { $board }
hosting-close-again = Press again to close: its game has no result
hosting-close-room = Close room { $number }
hosting-no-rooms = No rooms are open.

# Below the name of a person, joined by " · ": the room, the address, and these. time: such as "5 min"
hosting-in-room = room { $number }
hosting-cut-off = cut off, seat kept { $seconds } s
hosting-connected = connected { $time }
hosting-idle = idle { $time }
# In place of the address of the host itself.
hosting-this-device = this device

# Below a room: the last of a list of names, or in place of the list.
hosting-computer = the computer
hosting-nobody = nobody
# Heading, and the hint in the empty field.
hosting-announcement = Message to everybody
hosting-announcement-hint = Text
# Button beside the field.
hosting-announce = Send to everybody
hosting-announced = Sent to everybody.
# Heading above the people who may not come again; each has one of the two lines that follow.
hosting-bans = Banned ({ $people })
hosting-banned-device = their device only
hosting-banned-address = everybody at { $address }
hosting-lift-ban = Lift the ban of { $name }
hosting-end = End
# Button, and its text after the first press.
hosting-drain = End after the games
hosting-drain-again = Press again: no more games begin
# In the head of the lobby, and on the page of the host.
hosting-draining = Ends after the last game
hosting-draining-long = No more games begin. Hosting ends ten seconds after the last one.
hosting-drained = Hosting has ended.
hosting-restarts = Hosting stopped because of an error in Tessella and starts again.
hosting-failed = Hosting stopped because of an error in Tessella. Host again to continue the games.
