### The local network: hosts, the lobby, rooms, matches.

## Finding and joining a host

lan = Lokales Netzwerk

lan-own-name = Dein Name
lan-name = Name
player-name-hint = Dein Name
player-name-another = Neuer Name

lan-host = Host
lan-require-code = Beitrittscode verlangen
lan-guests-need-code = Beitrittscode: { $code }
lan-another-code = Neuer Code
lan-host-game = Spiel hosten
lan-host-continue = Weiter hosten
lan-host-continues = Dein letztes Spiel geht weiter. Alle Plätze sind reserviert.
lan-or-join = Oder mitspielen
lan-enter-address = Adresse eingeben

lan-join-server = Beitreten: { $name }

lan-found-version = Tessella { $version } (andere Version)
lan-found-no-game = noch keine Spiele
lan-found-people =
    { $most ->
        [one] { $people } von { $most } Spieler
       *[other] { $people } von { $most } Spielern
    }
lan-found-seat = dein Platz ist reserviert
lan-seat-gone = Dein Platz dort ist weg. Gib den Beitrittscode ein.
lan-found-full = voll

lan-found-needs-code = { $address } · mit Beitrittscode
lan-found-open = { $address } · offen

lan-searching = Suche nach Spielen in diesem Netzwerk…
lan-nothing-found = Noch keine Spiele gefunden. Mögliche Gründe:
lan-network-denied = Das System lässt Tessella nicht ins lokale Netzwerk. Erlaube es in den Systemeinstellungen bei den Berechtigungen dieser App.
lan-network-unusable = Das Netzwerk ist nicht verfügbar: { $error }.

lan-address = Adresse des Hosts (steht auf seinem Bildschirm)
lan-code = Beitrittscode von „{ $name }“ (ohne Code einfach leer lassen)
lan-join = Beitreten
lan-delete = Löschen

lan-joining = Verbinde…
lan-cancel = Abbrechen

lan-changed = Das ist ein anderes Gerät als zuletzt
lan-changed-named = Unter { $address } meldet sich ein anderes Gerät mit dem Namen „{ $name }“. Vielleicht gibt es sich nur für das bekannte aus, oder das bekannte wurde neu eingerichtet.
lan-changed-unnamed = Unter { $address } meldet sich ein anderes Gerät. Vielleicht gibt es sich nur für das bekannte aus, oder das bekannte wurde neu eingerichtet.
lan-changed-seat = Dein Platz auf dem bekannten Gerät bleibt reserviert.
lan-changed-cancel = Nicht beitreten
lan-changed-join = Als neuer Spieler beitreten

## Names for players who have not chosen one

player-name-first = Blauer, Bunter, Flinker, Feiner, Froher, Goldener, Grüner, Guter, Heller, Kecker, Kluger, Leiser, Lieber, Lustiger, Munterer, Mutiger, Netter, Roter, Ruhiger, Sanfter, Schneller, Silberner, Wacher, Weiser
player-name-second = Bär, Biber, Dachs, Delfin, Falke, Fink, Fuchs, Hase, Hirsch, Igel, Kranich, Luchs, Marder, Maulwurf, Otter, Panda, Pinguin, Rabe, Reiher, Schwan, Spatz, Specht, Storch, Uhu
player-name = { $first } { $second }

## Why no host was found

discovery-no-interfaces = Die Netzwerke dieses Geräts lassen sich nicht auflisten: { $error }.
discovery-only-loopback = Dieses Gerät ist mit keinem Netzwerk verbunden: Schalte das WLAN ein, oder öffne einen Hotspot, mit dem sich die anderen verbinden.
discovery-other-network = Der Host ist vielleicht in einem anderen Netzwerk: Beide Geräte brauchen dasselbe WLAN oder denselben Hotspot.
discovery-isolation = Das WLAN trennt vielleicht seine Geräte voneinander, wie es Gastnetzwerke oft tun („Client-Isolation“).
discovery-firewall = Vielleicht blockiert eine Firewall den Host: Sie muss UDP und TCP auf den Ports { $first } bis { $last } durchlassen.
discovery-denied = Das System lässt Tessella nicht über { $interface } suchen: Vielleicht blockiert eine Firewall auf diesem Gerät die Suche.
discovery-denied-default = Das System lässt Tessella nicht über die Standardschnittstelle suchen: Vielleicht blockiert eine Firewall auf diesem Gerät die Suche.
discovery-denied-loopback = Das System lässt Tessella nicht über die Loopback-Schnittstelle suchen: Vielleicht blockiert eine Firewall auf diesem Gerät die Suche.
discovery-failed = Die Suche über { $interface } ({ $address }) ist fehlgeschlagen: { $error }.
discovery-failed-default = Die Suche über die Standardschnittstelle ({ $address }) ist fehlgeschlagen: { $error }.
discovery-failed-loopback = Die Suche über die Loopback-Schnittstelle ({ $address }) ist fehlgeschlagen: { $error }.
discovery-no-ipv6 = dieses Gerät hat kein IPv6

## Why a host was not joined

join-version = Auf diesem Host läuft Tessella { $server } (Protokoll { $server_protocol }), bei dir { $client } (Protokoll { $client_protocol }). Beide brauchen dieselbe Version.
join-wrong-code =
    { $tries ->
        [one] Falscher Beitrittscode. Du hast noch { $tries } Versuch.
       *[other] Falscher Beitrittscode. Du hast noch { $tries } Versuche.
    }
join-wrong-code-wait =
    { $seconds ->
        [one] Zu oft der falsche Beitrittscode. Warte { $seconds } Sekunde.
       *[other] Zu oft der falsche Beitrittscode. Warte { $seconds } Sekunden.
    }
join-wait =
    { $seconds ->
        [one] Zu viele falsche Codes. Warte { $seconds } Sekunde und versuch es noch mal.
       *[other] Zu viele falsche Codes. Warte { $seconds } Sekunden und versuch es noch mal.
    }
join-full =
    { $most ->
        [one] „{ $name }“ ist voll ({ $people } von { $most } Spieler).
       *[other] „{ $name }“ ist voll ({ $people } von { $most } Spielern).
    }
join-full-unnamed =
    { $most ->
        [one] Dieser Host ist voll ({ $people } von { $most } Spieler).
       *[other] Dieser Host ist voll ({ $people } von { $most } Spielern).
    }
join-closing = „{ $name }“ schließt gerade und lässt niemanden mehr herein.
join-closing-unnamed = Dieser Host schließt gerade und lässt niemanden mehr herein.
join-other-name = Hier gibt es schon „{ $name }“, daher heißt du „{ $other }“. Ändern kannst du das unter „{ lobby-people }“.
join-needs-code = „{ $name }“ hat einen Beitrittscode: Frag den Host danach.
join-needs-code-unnamed = Dieser Host hat einen Beitrittscode: Frag ihn danach.
join-unexpected-code = „{ $name }“ hat keinen Beitrittscode: Lass das Feld leer, wenn du diesem Host vertraust.
join-unexpected-code-unnamed = Dieser Host hat keinen Beitrittscode: Lass das Feld leer, wenn du ihm vertraust.
join-invalid-code = Das ist kein Beitrittscode: { $error }.
join-impostor = Der Host unter { $address } kennt den Beitrittscode selbst nicht, ist also vielleicht nicht der, den du suchst.
join-changed-key = Der Host unter { $address } ist nicht das Gerät, mit dem du zuletzt gespielt hast, deshalb bist du nicht beigetreten. Dein Platz dort bleibt reserviert.
join-false-key = Der Host unter { $address } gibt sich als ein anderes Gerät aus, deshalb bist du nicht beigetreten.
join-not-tessella = Unter { $address } antwortet kein Tessella-Host: Prüfe die Adresse und den Port.
join-busy = Der Host unter { $address } hat die Verbindung ohne Antwort beendet. Vielleicht ist er gerade überlastet: Versuch es noch mal. Oder es ist kein Tessella-Host.
join-connection-closed = Der Host unter { $address } hat die Verbindung beendet, bevor du drin warst. Vielleicht ist er überlastet oder hat gerade geschlossen: Versuch es noch mal.
join-port-closed = Unter { $address } ist kein Host offen: Prüfe, ob er noch läuft und ob der Port stimmt.
join-timed-out = Niemand antwortet unter { $address }: Prüfe, ob der Host noch offen ist, ob ihr im selben Netzwerk seid und ob die Firewall des Hosts TCP und UDP auf Port { $port } durchlässt.
join-no-route = Keine Verbindung zu { $address }: Prüfe, ob dieses Gerät im Netzwerk des Hosts ist.
join-unreachable = Der Host unter { $address } ist nicht erreichbar: { $error }.
join-no-udp = Der Host unter { $address } hat geantwortet, aber vom Spiel kommt nichts an: Prüfe, ob seine Firewall UDP auf Port { $port } durchlässt.
join-no-room = Der Host ist voll.
join-lost-at-once = Die Verbindung zum Host unter { $address } ist sofort abgebrochen: { $error }.
join-not-possible = Beitreten nicht möglich: { $error }.

## Why a connection ended

connection-broken = Verbindung verloren: { $error }.
connection-invalid-data = Der Host hat ungültige Daten gesendet: { $error }.
connection-failed = Die Verbindung wurde wegen eines Fehlers in Tessella beendet. Dein Platz bleibt reserviert: Tritt wieder bei.
search-failed = Die Suche nach Hosts wurde wegen eines Fehlers in Tessella beendet. Öffne diese Seite noch mal.
connection-overfull = Der Host hat zu viel auf einmal gesendet.

connection-no-reply = der Host hat nicht rechtzeitig geantwortet
connection-token-expired = das Token des Hosts ist abgelaufen
connection-server-full = der Host ist voll
connection-timed-out = vom Host kam nichts mehr
connection-closed-by-server = der Host hat die Verbindung beendet
connection-closed-by-client = du hast die Verbindung beendet
connection-queue-full = zu viele Nachrichten warten darauf, gesendet zu werden
connection-queue-length = eine Nachricht zum Senden war leer oder zu lang

lobby-closed-session-ended = Der Host hat geschlossen. Die Spiele sind dort für das nächste Mal gespeichert.
lobby-closed-replaced = Du bist auf einem anderen Gerät beigetreten; dein Platz ist jetzt dort.
lobby-closed-invalid-message = Der Host hat dieses Gerät nicht verstanden. Ist es dieselbe Version?
lobby-closed-too-many-messages = Dieses Gerät hat dem Host zu viel auf einmal gesendet.
lobby-closed-hello-timeout = Du hast zu lange gebraucht, um einen freien Namen zu wählen.
lobby-closed-removed = Der Host hat dich entfernt.

## A host on this device

server-name = Bei { $player }
server-not-started = Hier lässt sich kein Spiel hosten: { $error }.
server-code-replaced = Der Beitrittscode ist jetzt { $code }. Alle, die hier sind, bleiben.

server-port-in-use = Port { $port } ist auf diesem Gerät belegt
server-port-in-use-free = Port { $port } ist auf diesem Gerät belegt; Port { $free } ist frei
server-no-port = die Ports { $first } bis { $last } sind auf diesem Gerät alle belegt; wähle einen anderen
server-people-limit = ein Host nimmt 1 bis { $most } Spieler auf, nicht { $people }
server-file-in-use = ein anderer Host hat seine Räume in { $file }; wähle eine andere Datei
server-damaged-key = { $file } ist kein Schlüssel eines Hosts oder beschädigt: Darin müssen { $length } Zeichen stehen, die mit { $prefix } beginnen. Stell die Datei aus einem Backup wieder her, oder lösche sie, um einen neuen Schlüssel zu bekommen; dann sind aber alle Plätze hier verloren
server-file-not-rooms = { $file } ist keine Datei mit Räumen
server-file-not-code = { $file } ist kein Beitrittscode
server-file-not-lock = { $file } ist nicht leer, also keine Sperre
server-file-folder = { $file } ist ein Ordner
server-file-not-regular = { $file } ist keine gewöhnliche Datei
server-file-broken-link = { $file } ist eine Verknüpfung mit einer Datei, die es nicht gibt
server-file-unreadable = { $file } ist nicht lesbar: { $error }
server-file-unwritable = { $file } ist nicht beschreibbar: { $error }
server-file-unlockable = { $file } lässt sich nicht sperren: { $error }
network-unusable = das Netzwerk ist nicht verfügbar: { $error }

server-rooms-unsaved = Die Räume lassen sich nicht in { $file } speichern: { $error }.
server-rooms-set-aside = Die früheren Räume waren nicht lesbar: { $reason }. Die Datei bleibt als { $file } erhalten.
server-rooms-not-set-aside = Die früheren Räume waren nicht lesbar: { $reason }. Die Datei ließ sich nicht umbenennen ({ $error }).
server-rooms-without-keys = sie stammen aus einer Version, deren Plätze keine Schlüssel hatten
server-rooms-none = die Datei enthält keine Räume
server-rooms-cut-off = die Datei ist unvollständig
server-rooms-checksum = die Datei ist beschädigt
server-rooms-other-key = ihre Plätze gehören zu einem anderen Schlüssel als dem in { $file }
server-rooms-damaged = die gespeicherten Räume sind beschädigt ({ $error })
server-rooms-format = die gespeicherten Räume haben das Format { $found }; diese Version liest das Format { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = Hier heißt schon jemand „{ $name }“.
refusal-invalid-name = Ein Name muss 1 bis 24 sichtbare Zeichen haben.
refusal-server-full =
    { $most ->
        [one] Der Host ist voll ({ $most } von { $most } Spieler).
       *[other] Der Host ist voll ({ $most } von { $most } Spielern).
    }
refusal-too-many-rooms =
    { $most ->
        [one] Es gibt schon { $most } Raum, mehr erlaubt dieser Host nicht.
       *[other] Es gibt schon { $most } Räume, mehr erlaubt dieser Host nicht.
    }
refusal-room-not-found = Dieser Raum ist geschlossen.
refusal-match-started-watch = Das Spiel in diesem Raum hat begonnen. Du kannst zusehen.
refusal-match-started = Das Spiel in diesem Raum hat begonnen.
refusal-room-full-one = Der Platz in diesem Raum ist belegt.
refusal-room-full-two = Der Raum ist voll. Versuch es in einem anderen, oder sieh zu.
refusal-room-full = Alle { $places } Plätze in diesem Raum sind belegt.
refusal-seat-taken = Dort sitzt { $name }.
refusal-seat-taken-computer = Dort sitzt der Computer.
refusal-no-such-seat = Diesen Platz gibt es in diesem Raum nicht.
refusal-no-spectators = In diesem Raum sind keine Zuschauer erlaubt.
refusal-already-in-room = Du bist in einem anderen Raum. Verlass ihn zuerst.
refusal-not-seated = Du hast keinen Platz.
refusal-not-owner = Das darf nur, wer am längsten dabei ist.
refusal-no-match = Es läuft kein Spiel.
refusal-invalid-room = Dieses Spiel lässt sich nicht öffnen: { $reason }.
refusal-illegal-move = Dieser Zug geht nicht: { $reason }.
refusal-stale = Das Spiel ist inzwischen weitergegangen.
refusal-nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen.
refusal-take-back-forbidden = Hier zählen die Züge, deshalb lassen sie sich nicht zurücknehmen.
refusal-take-back-pending = Die anderen wurden schon gefragt.
refusal-rate-limited = Zu schnell. Warte einen Moment.
refusal-banned = Du bist für diesen Raum gesperrt.
refusal-banned-from-server = Der Host hat dich gesperrt.
refusal-not-in-room = Diese Person ist nicht in deinem Raum.
refusal-draw-unavailable = Remis kannst du nur Menschen anbieten.
refusal-draw-pending = Es wurde schon Remis angeboten.
refusal-draining = Der Host schließt bald: keine neuen Spiele mehr.
refusal-paused = Das Spiel ist pausiert.
refusal-countdown = Weiter in { $seconds } s.
refusal-pause-unavailable = Pausen gibt es nur in Spielen mit Uhr.
refusal-pause-pending = Es hat schon jemand um eine Pause gebeten.
refusal-not-paused = Das Spiel ist nicht pausiert.
refusal-tournament-running = Hier läuft ein Turnier.
refusal-tournament-full = Das Turnier ist voll ({ $most } Spieler).
refusal-too-few-entrants =
    { $entered ->
        [one] Ein Turnier braucht { $least } Spieler, angemeldet ist { $entered }.
       *[other] Ein Turnier braucht { $least } Spieler, angemeldet sind { $entered }.
    }
refusal-two-seats-needed = Ein Turnier braucht ein Spiel für zwei oder eins, das alle gleichzeitig spielen. Dieses hat { $places } Plätze.
refusal-no-tournament = Hier gibt es kein Turnier.

refusal-room-code-length = sein Code hat mehr als { $most } Zeichen
refusal-room-code = der Host nimmt seinen Code nicht an
refusal-room-seat-mismatch =
    { $seats ->
        [one] das Spiel hat { $seats } Platz, der Raum { $places }
       *[other] das Spiel hat { $seats } Plätze, der Raum { $places }
    }
refusal-room-seat-count = ein Raum hat 2 bis { $most } Plätze, nicht { $places }
refusal-room-clock = eine Uhr hat 1 bis { $most } Sekunden, nicht { $seconds }
refusal-room-computer-in-race = wo alle gleichzeitig spielen, kann der Computer nicht mitspielen

## Lobby: head and parts

lobby-unnamed-host = Der Host
lobby-somebody = Jemand

lobby-show = Anzeigen
lobby-own-room = Dein Raum
lobby-rooms = Räume
lobby-rooms-count = Räume ({ $rooms })
lobby-people-count = Spieler ({ $people })
chat = Chat
chat-unread = Chat ({ $messages })

lobby-stop-hosting = Hosten beenden
lobby-leave = Verlassen
lobby-close-again =
    { $guests ->
        [one] { $guests } Gast hier. Zum Beenden noch mal drücken
       *[other] { $guests } Gäste hier. Zum Beenden noch mal drücken
    }
lobby-close-game-again = Ein Spiel läuft. Zum Beenden noch mal drücken
lobby-leave-again = Zum Verlassen noch mal drücken: Du verlierst das Spiel
lobby-new-code = Neuer Code
lobby-qr-code = QR-Code zum Beitreten
lobby-qr-code-advice = Scanne ihn mit der Kamera eines anderen Geräts, auf dem Tessella installiert ist.
lobby-host-away = Der Host ist weg. Einen Moment…
lobby-connection-lost = Verbindung verloren. Neuer Versuch…
lobby-guest = Du bist hier zu Gast
lobby-no-network = kein Netzwerk
lobby-port = Port { $port }
lobby-code = Code { $code }
lobby-without-code = offen für alle

## Lobby: players

lobby-people = Spieler
lobby-name-own = { $name } (du)
lobby-in-room = in einem Raum
lobby-cut-off = getrennt, Platz { $seconds } s reserviert
lobby-remove = { $name } entfernen
lobby-ban = { $name } sperren
lobby-remove-again = Noch mal drücken: { $name } entfernen
lobby-ban-again = Noch mal drücken: { $name } sperren
lobby-mute = { $name } stummschalten
lobby-unmute = Stummschaltung von { $name } aufheben
lobby-change-name = Namen ändern
lobby-own-name = Dein Name
lobby-rename-done = Fertig

lobby-removed = Du wurdest aus dem Raum entfernt.
lobby-banned = Du wurdest für diesen Raum gesperrt.
lobby-room-closed = Der Raum wurde geschlossen.

lobby-computer-gentle = Computer (Anfänger)
lobby-computer-easy = Computer (leicht)
lobby-computer-medium = Computer (mittel)
lobby-computer-hard = Computer (schwer)

## Lobby: chat

chat-room = In diesem Raum
chat-empty = Noch keine Nachrichten.
chat-say = Nachricht
chat-send = Senden
chat-say-hint = Schreib etwas
chat-host = Der Host

chat-phrase-hello = Hallo!
chat-phrase-good-luck = Viel Glück!
chat-phrase-shall-we-play = Spielen wir?
chat-phrase-well-played = Gut gespielt!
chat-phrase-oh-no = Oh nein!
chat-phrase-one-moment = Moment, bitte
chat-phrase-take-your-time = Lass dir Zeit
chat-phrase-another-one = Noch eine Runde?
chat-phrase-thank-you = Danke!
chat-phrase-goodbye = Tschüss!

## Lobby: list of rooms

room-open = Raum öffnen
room-list-empty = Noch keine Räume. Öffne einen, und die anderen sehen ihn hier.
room-list-unknown = Du siehst die Räume wieder, sobald die Verbindung steht.
room-heading = { $game }, { $board }
room-race-board = alle gleichzeitig, { $board }
room-seated-computer = der Computer

room-state-tournament = Turnier läuft
room-state-playing = Spiel läuft
room-state-generating = Brett wird erstellt…
room-state-seats = { $taken } von { $seats } Plätzen belegt

room-sit = Mitspielen
room-watch-short = Zusehen
room-list-tournament = Turnier läuft
room-list-begun = Spiel läuft
room-list-full = Raum voll

room-choose-game = Welches Spiel?
room-choose-back = Zurück zu den Räumen

## Lobby: the player's room

room-rule-first = wer zuerst fertig ist, gewinnt
room-rule-fewest = die wenigsten Züge gewinnen
room-rule-move = { $seconds } s pro Zug
room-rule-game = { $minutes } min pro Spiel
room-rule-bonus = { $minutes } min + { $seconds } s pro Zug
room-rule-watched-delayed = Zuschauer: 20 s verzögert
room-rule-watched-after-end = Zuschauer: nach dem Ende
room-rule-unwatched = ohne Zuschauer
room-watching = Zuschauer: { $names }

room-seat-empty = Warte auf Spieler { $number }
room-seat-plays = spielt
room-seat-ready = bereit
room-seat-not-ready = nicht bereit
room-seat-won = { $won } von { $games } gewonnen
room-seat-computer = Computer
room-seat-sit = Platz nehmen
room-seat-weaker = Leichter
room-seat-stronger = Schwerer
room-seat-free = Computer entfernen

room-ready = Ich bin bereit
room-start = Start
room-not-ready = Doch nicht bereit
room-to-game = Zum Spiel
room-watch = Zusehen
room-boards-later = Bretter erst nach dem Ende
room-to-tournament = Zum Turnier
room-leave = Raum verlassen
room-forfeit = Aufgeben und gehen
room-leave-tournament = Turnier verlassen
room-forfeit-again = Wirklich aufgeben?
room-leave-again = Wirklich gehen?
room-close = Raum schließen
room-close-again = Raum wirklich schließen?

## Lobby: tournament

tournament = Turnier
tournament-possible = Ab { $least } Spielern könnt ihr dieses Spiel auch als Turnier spielen.
tournament-clock-move = Im Turnier gibt es { $minutes } min pro Zug.
tournament-clock-race = Im Turnier dauert jedes Spiel höchstens { $minutes } min.
tournament-enter = Zum Turnier anmelden
tournament-withdraw = Vom Turnier abmelden
tournament-withdraw-again = Wirklich abmelden?
tournament-empty = Noch ist niemand angemeldet.
tournament-entered = Angemeldet ({ $people }): { $names }
tournament-owner-starts = Das Turnier startet, wer am längsten dabei ist.
tournament-too-few = Ab { $least } Spielern geht es los.
tournament-add-computer = Computer hinzufügen
tournament-start-round-robin = Start: alle gegen alle
tournament-start-knock-out = Start: K.-o.-System
tournament-end = Turnier beenden
tournament-end-again = Turnier wirklich beenden?
tournament-over = Das Turnier ist vorbei.
tournament-new = Neues Turnier
tournament-new-again = Noch mal drücken: Die Tabelle wird gelöscht

tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-round-soon = Runde { $round } beginnt gleich
tournament-round-of-soon = Runde { $round } von { $rounds } beginnt gleich
tournament-final = Finale
tournament-final-soon = Das Finale beginnt gleich
tournament-no-match = { $name } ist in dieser Runde spielfrei
tournament-draw = Remis
tournament-not-played = nicht gespielt
tournament-after-draws = { $first } – { $second } nach { $draws } Remis
tournament-won =
    { $games ->
        [one] { $games } Sieg
       *[other] { $games } Siege
    }
tournament-points = { $points } von { $games }

## Options of a room

room-players = Spieler
room-clock = Uhr
room-clock-none = Ohne Uhr
room-clock-move = Pro Zug
room-clock-game = Pro Spiel
room-clock-bonus = Mit Bonus
room-clock-seconds = Sekunden
room-clock-minutes = Minuten
room-clock-bonus-seconds = Bonus pro Zug (s)
room-goal = Wer gewinnt
room-goal-first = Zuerst fertig
room-goal-fewest = Wenigste Züge
room-dropouts = Wenn jemand geht
room-dropouts-computer = Computer spielt weiter
room-dropouts-out = Platz bleibt leer
room-spectators = Zuschauer erlaubt
room-view = Bretter für Zuschauer
room-view-delayed = 20 s später
room-view-after-end = Am Ende
room-view-live = Live

## Short messages about the room and its match

room-left = { $name } hat den Raum verlassen
room-opened = { $name } hat einen Raum geöffnet: { $game }
room-cut-off =
    { $seconds ->
        [one] { $name } hat die Verbindung verloren: Der Platz bleibt { $seconds } Sekunde reserviert
       *[other] { $name } hat die Verbindung verloren: Der Platz bleibt { $seconds } Sekunden reserviert
    }
room-back = { $name } ist wieder da

match-take-back-requested = { $name } möchte einen Zug zurücknehmen
match-take-back-accepted = Zug zurückgenommen
match-take-back-declined = Zurücknehmen abgelehnt
match-draw-sent = Remis angeboten
match-draw-offered = { $name } bietet Remis an
match-draw-accepted = Remis vereinbart
match-draw-declined = Remis abgelehnt
match-pause-sent = Um eine Pause gebeten
match-pause-requested = { $name } möchte eine Pause
match-pause-declined = Pause abgelehnt

match-player-left = { $name } hat das Spiel verlassen
match-player-left-replaced = { $name } ist gegangen: Der Computer spielt weiter
match-player-cut-off = { $name } hat die Verbindung verloren
match-player-cut-off-replaced = { $name } hat die Verbindung verloren: Der Computer spielt weiter
match-player-resigned = { $name } hat aufgegeben
match-player-resigned-replaced = { $name } hat aufgegeben: Der Computer spielt weiter
match-player-out-of-time = { $name } hat die Zeit überschritten
match-player-out-of-time-replaced = { $name } hat die Zeit überschritten: Der Computer spielt weiter

match-saved = Spiel unter „{ your-games-title }“ gespeichert
match-end-saved = { $reason } Das Spiel ist auf diesem Gerät gespeichert.
match-has-ended = Das Spiel ist zu Ende

## QR codes

qr-code = QR-Code
qr-code-too-long = Das ist zu lang für einen QR-Code. Kopiere es als Text.

## The page of the host

lobby-hosting = Host
hosting-join = So kommen andere dazu
hosting-qr-code = QR-Code für { $address }
hosting-copy-link = Link für { $address } kopieren
hosting-no-network = Dieses Gerät ist mit keinem Netzwerk verbunden.
hosting-no-code = Kein Beitrittscode: Alle im Netzwerk können beitreten.
hosting-code = Beitrittscode { $code }
hosting-waiting = Spieler und Räume werden geladen…
hosting-you = { $name } (du)
hosting-remove-again = Zum Entfernen noch mal drücken
hosting-ban-again = Zum Sperren noch mal drücken
hosting-rooms = Räume ({ $rooms })
hosting-room = Raum { $number } · { $game }, { $board }
hosting-close-again = Zum Schließen noch mal drücken: Das Spiel zählt dann nicht
hosting-close-room = Raum { $number } schließen
hosting-no-rooms = Keine offenen Räume.
hosting-in-room = Raum { $number }
hosting-cut-off = getrennt, Platz { $seconds } s reserviert
hosting-connected = verbunden seit { $time }
hosting-idle = untätig seit { $time }
hosting-this-device = dieses Gerät
hosting-computer = der Computer
hosting-nobody = niemand
hosting-announcement = Nachricht an alle
hosting-announcement-hint = Nachricht
hosting-announce = An alle senden
hosting-announced = An alle gesendet.
hosting-bans = Gesperrt ({ $people })
hosting-banned-device = nur das Gerät
hosting-banned-address = alle unter { $address }
hosting-lift-ban = { $name } wieder zulassen
hosting-end = Hosten beenden
hosting-drain = Nach den laufenden Spielen beenden
hosting-drain-again = Noch mal drücken: keine neuen Spiele mehr
hosting-draining = Schließt nach dem letzten Spiel
hosting-draining-long = Keine neuen Spiele mehr. Zehn Sekunden nach dem Ende des letzten schließt der Host.
hosting-drained = Der Host ist geschlossen.
hosting-restarts = Der Host wurde wegen eines Fehlers in Tessella beendet und startet neu.
hosting-failed = Der Host wurde wegen eines Fehlers in Tessella beendet. Hoste noch mal, um die Spiele fortzusetzen.
