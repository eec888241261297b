### What is saved of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

code-expected = Spielcode, Spalte { $column }, erwartet: { $expected }
code-expected-not = Spielcode, Spalte { $column } („{ $found }“), erwartet: { $expected }
code-game = der Name eines Spiels ({ $names })
code-no-options = „:“ und die Optionen des Spiels
code-seed = ein Startwert von 0 bis { $most }
code-no-start = „#“ und ein Startwert oder „=“ und die Felder

## Games that cannot be opened

record-move = Zug { $ply } ist nicht erlaubt: { $why }
record-players = die Zahl der Spieler ({ $players }) passt nicht zur Zahl der Plätze ({ $seats })

## Saved games

save-another-kind = das ist kein gespeichertes Spiel
save-version = es hat das Format { $version }; diese Version liest die Formate 1 bis { $latest }
save-damaged = es ist beschädigt
save-not-decoded = es ist beschädigt ({ $error })
save-game = ein Spiel darin lässt sich nicht wiederherstellen: { $error }
save-missing-game = das offene Spiel fehlt darin
save-hint-plies = höchstens { $most } Halbzüge mit Tipps erwartet, nicht { $plies }
save-hint-order = Halbzüge mit Tipps in aufsteigender Folge erwartet, nicht { $after } nach { $before }
save-hint-count = mindestens so viele Tipps wie Halbzüge ({ $plies }) erwartet, nicht { $hints }

## A game as a text for another device

transfer-games = ein Spiel erwartet, nicht { $games }
text-prefix = der Text muss mit { $prefix } beginnen
text-too-long = der Text ist länger als { $most } Zeichen
text-damaged = der Text ist beschädigt oder unvollständig

## Files. The file is named before.

file-checksum = sie ist beschädigt (falsche Prüfsumme)
file-bytes-left =
    { $bytes ->
        [one] { $bytes } Byte zu viel am Ende
       *[other] { $bytes } Bytes zu viel am Ende
    }
file-not-regular = das ist keine gewöhnliche Datei
file-too-long = sie ist größer als { $most } MiB
file-link-to-itself = das ist eine symbolische Verknüpfung mit sich selbst
file-too-many = in { $folder } gibt es schon { $files } davon

## Statistics

opponent-nobody = Solo
opponent-people = Menschen
opponent-computer-gentle = Computer (Anfänger)
opponent-computer-easy = Computer (leicht)
opponent-computer-medium = Computer (mittel)
opponent-computer-hard = Computer (schwer)
opponent-problem = Aufgabe

kind-squares = Quadrate
kind-hexes = Waben
kind-map = Karte
kind-cube = Würfel
kind-ring = Ring
kind-track = Strecke
kind-hypercube = 4D
kind-hills = { $kind }, Hügel

statistics-positions = { $board }, eigene Stellungen

statistics-file-another-kind = das ist keine Statistikdatei
statistics-file-version = die Statistik hat das Format { $version }, lesbar sind 1 bis { $latest }
statistics-file-not-decoded = Fortschritt und Ergebnisse sind nicht lesbar: { $error }

## Backups

backup-another-kind = das ist kein Backup
backup-version = das Backup hat das Format { $version }, lesbar sind 1 bis { $latest }
backup-not-decoded = Spiele, Statistiken und Optionen sind nicht lesbar: { $error }
backup-games = die Spiele sind nicht lesbar: { $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = der Link muss mit { $scheme }: beginnen
link-too-long = der Link darf höchstens { $most } Bytes haben
link-empty = nach { $scheme }: muss ein Spielcode oder { $word }/ und eine Adresse folgen
link-encoding = nach jedem % des Links müssen zwei Hexadezimalziffern folgen, und er muss in UTF-8 sein
link-address = nach { $word }/ muss eine Adresse mit Port folgen, etwa 192.168.1.20:47315 oder [fd00::20]:47315
link-end = nach dem Beitrittscode darf nichts mehr folgen

## Join codes

join-code-length = ein Beitrittscode hat { $signs } Zeichen, nicht { $given }
join-code-sign = { $sign } kommt in Beitrittscodes nicht vor, nur { $alphabet }

## Packs of boards, texts that someone wrote. The words title, author and par are part of the format.

pack-error-in-line = Zeile { $line }: { $error }
pack-encoding = der Text muss in UTF-8 sein
pack-too-long = ein Levelpaket darf höchstens { $most } Bytes haben, nicht { $bytes }
pack-invisible = das Zeichen { $character } ist nicht sichtbar
pack-no-title = eine Zeile mit dem Titel fehlt, etwa „title: Ecken“
pack-no-board = mindestens ein Brett fehlt: eine Zeile mit einem Spielcode, etwa drench:8x8,c4#5
pack-header-twice = nur eine Zeile darf mit „{ $word }:“ beginnen
pack-title-empty = der Titel nach „title:“ fehlt
pack-title-too-long = title: höchstens { $most } Zeichen, nicht { $length }
pack-author-empty = der Name nach „author:“ fehlt
pack-author-too-long = author: höchstens { $most } Zeichen, nicht { $length }
pack-too-many-boards = höchstens { $most } Bretter sind möglich
pack-too-many-tiles = höchstens { $most } Felder auf allen Brettern zusammen sind möglich
pack-board-twice = dieses Brett steht schon im Levelpaket, in Zeile { $line }
pack-no-par = kein par erwartet; alle Lösungen eines Bretts von „{ $game }“ haben gleich viele Züge
pack-par = par: eine Zahl von Zügen von 1 bis { $most } erwartet, nicht „{ $found }“
pack-seats = ein Spiel für einen Spieler erwartet ({ game-title-drench }, { game-title-link } oder { game-title-light-block }), nicht { $game } für { $seats }
pack-board = das Brett ist nicht spielbar: { $reason }
pack-board-over = das Brett ist nicht spielbar: Das Spiel ist vor dem ersten Zug vorbei

## Text from people and other programs: what it is if it is not a game code

received-empty = kein Text vorhanden
received-too-long = der Text darf höchstens { $most } KB haben
received-unknown = der Text muss mit tessella-game: beginnen oder einen Spielcode enthalten, etwa drench:15x15,c6#4711
received-several-codes = der Text darf nur einen Spielcode enthalten, nicht { $count }: { $codes }
received-many-codes = der Text darf nur einen Spielcode enthalten, nicht { $most } oder mehr: { $codes }
received-backup = das ist ein Backup; importiere es in den Optionen
received-game = das ist ein kopiertes Spiel von einem anderen Gerät; importiere es in den Optionen
received-server = das ist ein Link zu einem Host; öffne ihn, um beizutreten
received-join-code = das ist ein Beitrittscode; gib ihn ein, wo du einem Spiel im lokalen Netzwerk beitrittst
received-address = das ist die Adresse eines Hosts; gib sie ein, wo du einem Spiel im lokalen Netzwerk beitrittst
received-random-seed = das ist ein Zufallsstartwert eines anderen Programms; kopiere dort die genaue Spiel-ID („specific ID“)
received-other-puzzle = das ist die ID eines anderen Rätsels; hier lassen sich nur die von Flood spielen
received-other-save = das ist ein Spielstand eines anderen Programms; kopiere dort die genaue Spiel-ID („specific ID“) einer Partie Flood
received-grid = das ist ein Brett aus Farben für „tessella solve“
received-game-name = das ist nur der Name eines Spiels; in einem Code folgen „:“ und die Optionen
received-web-page = das ist die Adresse einer Webseite; kopiere den Code, der dort steht
received-file-name = das ist der Name einer Datei; zieh die Datei ins Fenster oder öffne sie mit Tessella
received-picture = das ist ein Bild
received-document = das ist ein PDF-Dokument
received-archive = das ist ein Archiv; entpacke es zuerst
received-player-file = das ist eine Datei mit Spielen von Tessella
received-no-text = das ist kein Text
