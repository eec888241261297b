### The local network: servers, the lobby, rooms, matches.

## Finding and joining a host

lan = Lokales Netz

lan-own-name = Dein Name
lan-name = Name
player-name-hint = Ein Name
player-name-another = Anderer Name

lan-host = Host
lan-require-code = Code verlangen
lan-guests-need-code = Gäste brauchen den Code { $code }
lan-another-code = Anderer Code
lan-host-game = Host starten
lan-host-continue = Weiter Host sein
lan-host-continues = Das letzte Spiel geht weiter, und alle Plätze sind reserviert.
lan-or-join = Oder mitspielen
lan-enter-address = Adresse eingeben

lan-join-server = Beitreten: { $name }

lan-found-version = mit Tessella { $version }, einer anderen Version
lan-found-no-game = noch nichts gespielt
lan-found-people =
    { $most ->
        [one] { $people } von { $most } Person
       *[other] { $people } von { $most } Personen
    }
lan-found-seat = dein Platz ist reserviert
lan-seat-gone = Dein Platz dort ist nicht mehr reserviert. Gib den Beitrittscode ein.
lan-found-full = voll

lan-found-needs-code = { $address }, mit Code
lan-found-open = { $address }, offen

lan-searching = Suche nach Spielen in diesem Netz…
lan-nothing-found = Noch kein Spiel gefunden. Mögliche Gründe:
lan-network-denied = Das System lässt Tessella nicht ins lokale Netz. Erlaube es in den Systemeinstellungen bei den Berechtigungen dieser App.
lan-network-unusable = Das Netz ist nicht nutzbar: { $error }.

lan-address = Die Adresse des Hosts, wie sein Bildschirm sie zeigt
lan-code = Der Code von „{ $name }“; lass ihn leer, wenn es keinen gibt
lan-join = Beitreten
lan-delete = Löschen

lan-joining = Verbinde…
lan-cancel = Abbrechen

lan-changed = Nicht das Gerät, mit dem du gespielt hast
lan-changed-named = Unter { $address } meldet sich ein anderes Gerät als „{ $name }“. Vielleicht gibt es sich nur als das bekannte aus, oder es wurde neu eingerichtet.
lan-changed-unnamed = Unter { $address } meldet sich ein anderes Gerät. Vielleicht gibt es sich nur als das bekannte aus, oder es wurde neu eingerichtet.
lan-changed-seat = Dein Platz auf dem bekannten Gerät bleibt reserviert.
lan-changed-cancel = Nicht beitreten
lan-changed-join = Als neue Person beitreten

## Names of players who have chosen none

player-name-first = Blauer, Bunter, Flinker, Feiner, Froher, Goldener, Grüner, Guter, Heller, Kecker, Kluger, Leiser, Lieber, Lustiger, Munterer, Mutiger, Netter, Roter, Ruhiger, Sanfter, Schneller, Silberner, Wacher, Weiser
player-name-second = Bär, Biber, Dachs, Delfin, Falke, Fink, Fuchs, Hase, Hirsch, Igel, Kranich, Luchs, Marder, Maulwurf, Otter, Panda, Pinguin, Rabe, Reiher, Schwan, Spatz, Specht, Storch, Uhu
player-name = { $first } { $second }

## Why no host was found

discovery-no-interfaces = Die Netze dieses Computers lassen sich nicht auflisten: { $error }.
discovery-only-loopback = Dieses Gerät ist in keinem Netz: Schalte sein WLAN ein, oder lass es einen Hotspot öffnen, dem die anderen beitreten.
discovery-other-network = Der Host ist vielleicht in einem anderen Netz: Beide Geräte brauchen dasselbe WLAN oder denselben Hotspot.
discovery-isolation = Das WLAN trennt vielleicht seine Geräte voneinander, wie es Gastnetze oft tun („Client-Isolation“).
discovery-firewall = Eine Firewall auf dem Host blockiert vielleicht: Sie muss UDP und TCP auf den Ports { $first } bis { $last } durchlassen.
discovery-denied = Das System lässt Tessella nicht über { $interface } suchen: Vielleicht blockiert eine Firewall auf diesem Gerät.
discovery-denied-default = Das System lässt Tessella nicht über die Standardschnittstelle suchen: Vielleicht blockiert eine Firewall auf diesem Gerät.
discovery-denied-loopback = Das System lässt Tessella nicht über die Loopback-Schnittstelle suchen: Vielleicht blockiert eine Firewall auf diesem Gerät.
discovery-failed = Die Suche über { $interface } ({ $address }) ist gescheitert: { $error }.
discovery-failed-default = Die Suche über die Standardschnittstelle ({ $address }) ist gescheitert: { $error }.
discovery-failed-loopback = Die Suche über die Loopback-Schnittstelle ({ $address }) ist gescheitert: { $error }.
discovery-no-ipv6 = dieser Computer hat kein IPv6

## Why a host was not joined

join-version = Dieser Host hat Tessella { $server } (Protokoll { $server_protocol }), du hast { $client } (Protokoll { $client_protocol }): Beide brauchen dieselbe Version.
join-wrong-code =
    { $tries ->
        [one] Das ist nicht der Code des Hosts; du hast noch { $tries } Versuch.
       *[other] Das ist nicht der Code des Hosts; du hast noch { $tries } Versuche.
    }
join-wrong-code-wait =
    { $seconds ->
        [one] Das ist nicht der Code des Hosts, und es waren zu viele falsche: Warte { $seconds } Sekunde.
       *[other] Das ist nicht der Code des Hosts, und es waren zu viele falsche: Warte { $seconds } Sekunden.
    }
join-wait =
    { $seconds ->
        [one] Es waren zu viele falsche Codes: Warte { $seconds } Sekunde, bevor du es wieder versuchst.
       *[other] Es waren zu viele falsche Codes: Warte { $seconds } Sekunden, bevor du es wieder versuchst.
    }
join-full =
    { $most ->
        [one] „{ $name }“ ist voll: { $people } von { $most } Person ist da.
       *[other] „{ $name }“ ist voll: { $people } von { $most } Personen sind da.
    }
join-full-unnamed =
    { $most ->
        [one] Dieser Host ist voll: { $people } von { $most } Person ist da.
       *[other] Dieser Host ist voll: { $people } von { $most } Personen sind da.
    }
join-closing = „{ $name }“ schließt gerade und lässt niemanden mehr herein.
join-closing-unnamed = Dieser Host schließt gerade und lässt niemanden mehr herein.
join-other-name = Hier gibt es schon „{ $name }“, daher heißt du „{ $other }“. Ändern kannst du das in der Liste der Leute.
join-needs-code = „{ $name }“ hat einen Beitrittscode: Frag dort danach und gib ihn ein.
join-needs-code-unnamed = Dieser Host hat einen Beitrittscode: Frag dort danach und gib ihn ein.
join-unexpected-code = „{ $name }“ hat keinen Beitrittscode: Lass ihn leer, wenn du diesem Host vertraust.
join-unexpected-code-unnamed = Dieser Host hat keinen Beitrittscode: Lass ihn leer, wenn du diesem Host vertraust.
join-invalid-code = Das kann kein Beitrittscode sein: { $error }.
join-impostor = Der Host unter { $address } kennt den Code selbst nicht, ist also vielleicht nicht der, den du suchst.
join-changed-key = Der Host unter { $address } ist nicht das Gerät, mit dem du gespielt hast, deshalb bist du nicht beigetreten. Dein Platz dort bleibt reserviert.
join-false-key = Der Host unter { $address } gibt sich als ein anderes Gerät aus, deshalb bist du nicht beigetreten.
join-not-tessella = Was unter { $address } antwortet, ist kein Host von Tessella: Prüfe die Adresse und den Port.
join-busy = Der Host unter { $address } hat aufgelegt, bevor er geantwortet hat: Vielleicht treten gerade viele bei, versuch es also noch mal, oder es ist kein Host von Tessella.
join-connection-closed = Der Host unter { $address } hat aufgelegt, bevor du drin warst: Vielleicht hat er gerade geschlossen oder viel zu tun, versuch es also noch mal.
join-port-closed = Unter { $address } ist kein Host offen: Prüfe, ob er dort noch läuft und ob der Port stimmt.
join-timed-out = Niemand antwortet unter { $address }: Prüfe, ob der Host noch offen ist, ob du im selben Netz bist und ob die Firewall des Hosts TCP und UDP auf Port { $port } durchlässt.
join-no-route = Kein Weg führt zu { $address }: Prüfe, ob dieser Computer im Netz des Hosts ist.
join-unreachable = Der Host unter { $address } ist nicht erreichbar: { $error }.
join-no-udp = Der Host unter { $address } ist offen, aber von seinem Spiel kommt nichts an: Prüfe, ob seine Firewall UDP auf Port { $port } durchlässt.
join-no-room = Beim Host ist kein Platz mehr.
join-lost-at-once = Die Verbindung zum Host unter { $address } ist sofort abgebrochen: { $error }.
join-not-possible = Nicht möglich: { $error }.

## Why a connection ended

connection-broken = Die Verbindung ist abgebrochen: { $error }.
connection-invalid-data = Der Host hat gesendet, was kein Host sendet: { $error }.
connection-failed = Die Verbindung wurde wegen eines Fehlers in Tessella beendet. Dein Platz bleibt frei: Tritt wieder bei.
search-failed = Die Suche nach Hosts wurde wegen eines Fehlers in Tessella beendet. Öffne diese Seite noch einmal.
connection-overfull = Der Host hat mehr gesendet, als dieses Programm aufnehmen konnte.

connection-no-reply = der Host hat nicht rechtzeitig geantwortet
connection-token-expired = das Token des Hosts ist abgelaufen
connection-server-full = beim Host ist kein Platz mehr
connection-timed-out = vom Host kam nichts mehr
connection-closed-by-server = der Host hat die Verbindung beendet
connection-closed-by-client = die Verbindung wurde von hier beendet
connection-queue-full = zu viel wartet auf das Senden
connection-queue-length = eine Nachricht zum Senden war leer oder zu lang

lobby-closed-session-ended = Der Host hat die Sitzung beendet. Die Spiele bleiben dort für das nächste Mal erhalten.
lobby-closed-replaced = Du bist von anderswo noch einmal beigetreten; dein Platz ist jetzt dort.
lobby-closed-invalid-message = Der Host hat nicht verstanden, was von hier kam. Ist es dieselbe Version?
lobby-closed-too-many-messages = Von hier kam zu viel beim Host an.
lobby-closed-hello-timeout = Der Host hat keinen Namen erhalten, der noch frei ist, und wartet nicht länger darauf.
lobby-closed-removed = Der Host hat dich entfernt.

## A host on this device

server-name = Bei { $player }
server-not-started = Hier kann kein Host starten: { $error }.
server-code-replaced = Der Code ist jetzt { $code }. Alle, die hier sind, bleiben.

server-port-in-use = Port { $port } ist auf diesem Gerät belegt
server-port-in-use-free = Port { $port } ist auf diesem Gerät belegt; Port { $free } ist frei
server-no-port = die Ports { $first } bis { $last } sind auf diesem Gerät alle belegt; wähle einen anderen
server-people-limit = ein Host nimmt 1 bis { $most } Personen auf, nicht { $people }
server-file-in-use = ein anderer Host hat seine Räume in { $file }; wähle eine andere Datei
server-damaged-key = { $file } ist kein Schlüssel eines Hosts oder beschädigt: Darin müssen { $length } Zeichen stehen, die mit { $prefix } beginnen. Kopiere ihn aus einem Backup, oder entferne ihn für einen neuen Schlüssel; dann sind aber alle Plätze hier verloren
server-file-not-rooms = { $file } ist keine Datei mit Räumen
server-file-not-code = { $file } ist kein Beitrittscode
server-file-not-lock = { $file } ist nicht leer, also keine Sperre
server-file-folder = { $file } ist ein Ordner
server-file-not-regular = { $file } ist keine gewöhnliche Datei
server-file-broken-link = { $file } ist eine Verknüpfung mit einer Datei, die es nicht gibt
server-file-unreadable = { $file } ist nicht lesbar: { $error }
server-file-unwritable = { $file } ist nicht beschreibbar: { $error }
server-file-unlockable = { $file } lässt sich nicht sperren: { $error }
network-unusable = das Netz ist nicht nutzbar: { $error }

server-rooms-unsaved = Die Räume ließen sich nicht in { $file } speichern: { $error }.
server-rooms-set-aside = Die früheren Räume waren nicht lesbar: { $reason }. Die Datei bleibt erhalten, als { $file }.
server-rooms-not-set-aside = Die früheren Räume waren nicht lesbar: { $reason }. Die Datei ließ sich nicht beiseitelegen ({ $error }).
server-rooms-without-keys = sie stammen aus einer Version, deren Plätze keine Schlüssel hatten
server-rooms-none = die Datei enthält keine Räume
server-rooms-cut-off = die Datei ist abgeschnitten
server-rooms-checksum = die Datei ist beschädigt
server-rooms-other-key = ihre Plätze gehören zu einem anderen Schlüssel als dem in { $file }
server-rooms-damaged = die gespeicherten Räume sind beschädigt ({ $error })
server-rooms-format = die gespeicherten Räume haben Format { $found }, und dieses Programm liest Format { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = Hier heißt schon jemand { $name }.
refusal-invalid-name = Ein Name hat 1 bis 24 Buchstaben, Ziffern oder andere sichtbare Zeichen.
refusal-server-full =
    { $most ->
        [one] Der Host ist voll: { $most } von { $most } Person ist da.
       *[other] Der Host ist voll: { $most } von { $most } Personen sind da.
    }
refusal-too-many-rooms =
    { $most ->
        [one] Es gibt schon { $most } Raum, mehr hat dieser Host nicht.
       *[other] Es gibt schon { $most } Räume, mehr hat dieser Host nicht.
    }
refusal-room-not-found = Dieser Raum wurde geschlossen.
refusal-match-started-watch = Das Spiel in diesem Raum hat begonnen. Du kannst zusehen.
refusal-match-started = Das Spiel in diesem Raum hat begonnen.
refusal-room-full-one = Der Platz in diesem Raum ist belegt.
refusal-room-full-two = Das Spiel ist voll: Versuch ein anderes, oder sieh zu.
refusal-room-full = Alle { $places } Plätze in diesem Raum sind belegt.
refusal-seat-taken = Dort sitzt { $name }.
refusal-seat-taken-computer = Dort sitzt der Computer.
refusal-no-such-seat = Diesen Platz gibt es in diesem Raum nicht.
refusal-no-spectators = In diesem Raum darf niemand zusehen.
refusal-already-in-room = Du bist in einem anderen Raum. Verlass ihn zuerst.
refusal-not-seated = Du hast keinen Platz in einem Raum.
refusal-not-owner = Das darf nur, wer am längsten hier sitzt.
refusal-no-match = Es läuft kein Spiel.
refusal-invalid-room = Dieses Spiel lässt sich nicht eröffnen: { $reason }.
refusal-illegal-move = Dieser Zug ist nicht möglich: { $reason }.
refusal-stale = Das Spiel ist inzwischen weitergegangen.
refusal-nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen.
refusal-take-back-forbidden = In diesem Rennen zählen die Züge, deshalb gibt es kein Zurück.
refusal-take-back-pending = Die anderen sind schon gefragt.
refusal-rate-limited = Das war zu viel auf einmal. Warte einen Moment.
refusal-banned = Du wurdest aus diesem Raum entfernt.
refusal-banned-from-server = Der Host lässt dich nicht mehr herein.
refusal-not-in-room = Diese Person ist nicht in deinem Raum.
refusal-draw-unavailable = Remis kannst du nur Menschen anbieten.
refusal-draw-pending = Ein Remis ist schon angeboten.
refusal-draining = Der Host endet bald: Es beginnen keine Spiele mehr.
refusal-paused = Das Spiel ist angehalten.
refusal-countdown = Das Spiel geht in { $seconds } s weiter.
refusal-pause-unavailable = Pausen gibt es nur in Spielen mit Uhr.
refusal-pause-pending = Eine Pause ist schon erbeten.
refusal-not-paused = Das Spiel ist nicht angehalten.
refusal-tournament-running = Hier läuft ein Turnier.
refusal-tournament-full = Das Turnier ist voll: { $most } Personen sind angemeldet.
refusal-too-few-entrants =
    { $entered ->
        [one] Ein Turnier braucht { $least } Personen, angemeldet ist { $entered }.
       *[other] Ein Turnier braucht { $least } Personen, angemeldet sind { $entered }.
    }
refusal-two-seats-needed = Ein Turnier braucht ein Spiel für zwei oder ein Rennen; dieses Spiel hat { $places } Plätze.
refusal-no-tournament = Dafür gibt es kein Turnier.

refusal-room-code-length = sein Code hat mehr als { $most } Zeichen
refusal-room-code = der Host nimmt seinen Code nicht an
refusal-room-seat-mismatch =
    { $seats ->
        [one] dieses Spiel hat { $seats } Platz und der Raum { $places }
       *[other] dieses Spiel hat { $seats } Plätze und der Raum { $places }
    }
refusal-room-seat-count = ein Raum hat 2 bis { $most } Plätze und dieser { $places }
refusal-room-clock = eine Uhr hat 1 bis { $most } Sekunden und diese { $seconds }
refusal-room-computer-in-race = in einem Rennen gibt es nur Menschen

## Lobby: head and parts

lobby-unnamed-host = Der Host
lobby-somebody = Jemand

lobby-show = Anzeigen
lobby-own-room = Dein Raum
lobby-rooms = Räume
lobby-rooms-count = Räume ({ $rooms })
lobby-people-count = Leute ({ $people })
chat = Chat
chat-unread = Chat ({ $messages })

lobby-stop-hosting = Host beenden
lobby-leave = Gehen
lobby-close-again =
    { $guests ->
        [one] { $guests } Gast hier. Zum Beenden noch mal drücken
       *[other] { $guests } Gäste hier. Zum Beenden noch mal drücken
    }
lobby-close-game-again = Ein Spiel läuft. Zum Beenden noch mal drücken
lobby-leave-again = Zum Gehen noch mal drücken: Du verlierst das Spiel
lobby-new-code = Neuer Code
lobby-qr-code = QR-Code zum Beitreten
lobby-qr-code-advice = Scanne ihn mit der Kamera eines anderen Geräts, das Tessella hat.
lobby-host-away = Der Host ist weg: warte auf ihn…
lobby-connection-lost = Verbindung verloren: verbinde neu…
lobby-guest = Du bist hier zu Gast
lobby-no-network = kein Netz
lobby-port = Port { $port }
lobby-code = Code { $code }
lobby-without-code = offen für alle

## Lobby: people

lobby-people = Leute
lobby-name-own = { $name } (du)
lobby-in-room = in einem Raum
lobby-cut-off = getrennt, Platz bleibt { $seconds } s
lobby-remove = { $name } entfernen
lobby-ban = { $name } sperren
lobby-remove-again = Noch mal drücken: { $name } entfernen
lobby-ban-again = Noch mal drücken: { $name } sperren
lobby-mute = { $name } stummschalten
lobby-unmute = { $name } wieder hören
lobby-change-name = Namen ändern
lobby-own-name = Eigener Name
lobby-rename-done = Fertig

lobby-removed = Du wurdest aus dem Raum entfernt.
lobby-banned = Du wurdest aus dem Raum entfernt und kannst ihn nicht mehr betreten.
lobby-room-closed = Der Raum wurde geschlossen.

lobby-computer-gentle = Computer, sanft
lobby-computer-easy = Computer, leicht
lobby-computer-medium = Computer, mittel
lobby-computer-hard = Computer, schwer

## Lobby: chat

chat-room = In diesem Raum
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Nachricht
chat-send = Senden
chat-say-hint = Sag etwas
chat-host = Der Host

chat-phrase-hello = Hallo!
chat-phrase-good-luck = Viel Glück!
chat-phrase-shall-we-play = Spielen wir?
chat-phrase-well-played = Gut gespielt!
chat-phrase-oh-no = Oh nein!
chat-phrase-one-moment = Moment, bitte
chat-phrase-take-your-time = Lass dir Zeit
chat-phrase-another-one = Noch eins?
chat-phrase-thank-you = Danke!
chat-phrase-goodbye = Tschüss!

## Lobby: list of rooms

room-open = Raum öffnen
room-list-empty = Es gibt noch keine Räume. Öffne einen, und die anderen sehen ihn hier.
room-list-unknown = Du siehst die Räume wieder, sobald du verbunden bist.
room-heading = { $game }, { $board }
room-race-board = Rennen, { $board }
room-seated-computer = der Computer

room-state-tournament = Turnier läuft
room-state-playing = Spiel läuft
room-state-generating = Brett wird ausgelegt
room-state-seats = { $taken } von { $seats } Plätzen belegt

room-sit = Mitspielen
room-watch-short = Zusehen
room-list-tournament = Ein Turnier läuft
room-list-begun = Das Spiel läuft schon
room-list-full = Alle Plätze belegt

room-choose-game = Welches Spiel?
room-choose-back = Zurück zu den Räumen

## Lobby: the player's room

room-rule-first = wer zuerst fertig ist, gewinnt
room-rule-fewest = die wenigsten Züge gewinnen
room-rule-move = { $seconds } s pro Zug
room-rule-game = { $minutes } min pro Spiel
room-rule-bonus = { $minutes } min pro Spiel und { $seconds } s pro Zug
room-rule-watched-delayed = Zusehen 20 s später
room-rule-watched-after-end = Zusehen nach dem Ende
room-rule-unwatched = niemand sieht zu
room-watching = Es sehen zu: { $names }

room-seat-empty = Warte auf Spieler { $number }
room-seat-plays = spielt
room-seat-ready = bereit
room-seat-not-ready = nicht bereit
room-seat-won =
    { $games ->
        [one] { $won } von { $games } Spiel gewonnen
       *[other] { $won } von { $games } Spielen gewonnen
    }
room-seat-computer = Computer
room-seat-sit = Hier sitzen
room-seat-weaker = Schwächer
room-seat-stronger = Stärker
room-seat-free = Platz freigeben

room-ready = Ich bin bereit
room-start = Start
room-not-ready = Doch nicht bereit
room-to-game = Zum Spiel
room-watch = Dem Spiel zusehen
room-boards-later = Bretter erst nach dem Ende
room-to-tournament = Zum Turnier
room-leave = Raum verlassen
room-forfeit = Aufgeben und gehen
room-leave-tournament = Turnier verlassen
room-forfeit-again = Wirklich aufgeben
room-leave-again = Wirklich gehen
room-close = Raum schließen
room-close-again = Raum wirklich schließen

## Lobby: tournament

tournament = Turnier
tournament-possible = Ab { $least } Personen könnt ihr ein Turnier mit diesem Spiel austragen.
tournament-clock-move = Im Turnier hat jeder Zug höchstens { $minutes } min.
tournament-clock-race = Im Turnier dauert jedes Rennen höchstens { $minutes } min.
tournament-enter = Zum Turnier anmelden
tournament-withdraw = Vom Turnier abmelden
tournament-withdraw-again = Wirklich abmelden
tournament-empty = Noch ist niemand angemeldet.
tournament-entered = Angemeldet ({ $people }): { $names }
tournament-owner-starts = Starten darf es, wem der Raum gehört.
tournament-too-few = Es braucht { $least } Teilnehmer.
tournament-add-computer = Computer hinzufügen
tournament-start-round-robin = Start: alle gegen alle
tournament-start-knock-out = Start: K.-o.-System
tournament-end = Turnier beenden
tournament-end-again = Turnier wirklich beenden
tournament-over = Das Turnier ist vorbei.
tournament-new = Neues Turnier
tournament-new-again = Noch mal drücken: Die Tabelle wird gelöscht

tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-round-soon = Runde { $round } beginnt gleich
tournament-round-of-soon = Runde { $round } von { $rounds } beginnt gleich
tournament-final = Finale
tournament-final-soon = Das Finale beginnt bald
tournament-no-match = { $name } ist in dieser Runde spielfrei
tournament-draw = Remis
tournament-not-played = nicht gespielt
tournament-after-draws = { $first } – { $second } nach { $draws } Remis
tournament-won =
    { $games ->
        [one] { $games } Spiel gewonnen
       *[other] { $games } Spiele gewonnen
    }
tournament-points = { $points } von { $games }

## Setup of a room

room-players = Spieler
room-clock = Uhr
room-clock-none = Ohne Uhr
room-clock-move = Pro Zug
room-clock-game = Pro Spiel
room-clock-bonus = Mit Bonus
room-clock-seconds = Sekunden
room-clock-minutes = Minuten
room-clock-bonus-seconds = Bonus pro Zug (s)
room-goal = Ziel
room-goal-first = Zuerst fertig
room-goal-fewest = Wenigste Züge
room-dropouts = Wenn jemand geht
room-dropouts-computer = Computer spielt weiter
room-dropouts-out = Platz fällt weg
room-spectators = Andere dürfen zusehen
room-view = Sie sehen die Bretter
room-view-delayed = 20 s später
room-view-after-end = Am Ende
room-view-live = Live

## Short messages about the room and its match

room-left = { $name } hat den Raum verlassen
room-opened = { $name } hat einen Raum geöffnet: { $game }
room-cut-off =
    { $seconds ->
        [one] { $name } ist getrennt: Der Platz bleibt { $seconds } Sekunde reserviert
       *[other] { $name } ist getrennt: Der Platz bleibt { $seconds } Sekunden reserviert
    }
room-back = { $name } ist wieder da

match-take-back-requested = { $name } möchte einen Zug zurücknehmen
match-take-back-accepted = Der Zug ist zurückgenommen
match-take-back-declined = Der Zug bleibt
match-draw-sent = Remis angeboten
match-draw-offered = { $name } bietet Remis an
match-draw-accepted = Das Spiel endet Remis
match-draw-declined = Das Remis ist abgelehnt
match-pause-sent = Um Pause gebeten
match-pause-requested = { $name } möchte eine Pause
match-pause-declined = Keine Pause

match-player-left = { $name } hat das Spiel verlassen
match-player-left-replaced = { $name } hat das Spiel verlassen: Der Computer spielt weiter
match-player-cut-off = { $name } wurde getrennt und kam nicht zurück
match-player-cut-off-replaced = { $name } wurde getrennt und kam nicht zurück: Der Computer spielt weiter
match-player-resigned = { $name } gibt auf
match-player-resigned-replaced = { $name } gibt auf: Der Computer spielt weiter
match-player-out-of-time = { $name } hat keine Zeit mehr
match-player-out-of-time-replaced = { $name } hat keine Zeit mehr: Der Computer spielt weiter

match-saved = Das Spiel ist gespeichert. Du findest es unter „{ your-games-title }“.
match-end-saved = { $reason } Das Spiel bleibt auf diesem Gerät erhalten.
match-has-ended = Das Spiel ist inzwischen zu Ende

## QR codes

qr-code = QR-Code
qr-code-too-long = Dieser Code ist zu lang für einen QR-Code. Kopiere ihn als Text.

## The page of the host

lobby-hosting = Host
hosting-join = So kommen andere dazu
hosting-qr-code = QR-Code von { $address }
hosting-copy-link = Link von { $address } kopieren
hosting-no-network = Dieses Gerät ist in keinem Netz.
hosting-no-code = Kein Code: Alle im Netz können beitreten.
hosting-code = Code { $code }
hosting-waiting = Warte auf die Liste der Leute und Räume…
hosting-you = { $name } (du)
hosting-remove-again = Zum Entfernen noch mal drücken
hosting-ban-again = Zum Sperren noch mal drücken
hosting-rooms = Räume ({ $rooms })
hosting-room = Raum { $number } · { $game }, { $board }
hosting-close-again = Zum Schließen noch mal drücken: Das Spiel bleibt ohne Ergebnis
hosting-close-room = Raum { $number } schließen
hosting-no-rooms = Kein Raum ist offen.
hosting-in-room = Raum { $number }
hosting-cut-off = getrennt, Platz bleibt { $seconds } s
hosting-connected = verbunden seit { $time }
hosting-idle = untätig seit { $time }
hosting-this-device = dieses Gerät
hosting-computer = der Computer
hosting-nobody = niemand
hosting-announcement = Nachricht an alle
hosting-announcement-hint = Text
hosting-announce = An alle senden
hosting-announced = An alle gesendet.
hosting-bans = Gesperrt ({ $people })
hosting-banned-device = nur das Gerät
hosting-banned-address = alle unter { $address }
hosting-lift-ban = { $name } wieder zulassen
hosting-end = Ende
hosting-drain = Nach den Spielen beenden
hosting-drain-again = Noch mal drücken: Kein Spiel beginnt mehr
hosting-draining = Endet nach dem letzten Spiel
hosting-draining-long = Kein Spiel beginnt mehr. Der Host endet zehn Sekunden nach dem letzten.
hosting-drained = Der Host ist beendet.
hosting-restarts = Der Host wurde wegen eines Fehlers in Tessella beendet und startet neu.
hosting-failed = Der Host wurde wegen eines Fehlers in Tessella beendet. Starte ihn noch einmal, um die Spiele fortzusetzen.
