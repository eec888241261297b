### Rules, keys and first lessons.

help = Hilfe

help-lesson = Übung spielen (20 Sekunden)

## Chapters about all games

help-boards = Bretter
help-boards-tiles = Felder berühren sich an den Seiten. Auf Quadraten und Würfeln können auch Ecken zählen, und bei Quadraten können die Ränder verbunden sein: Was rechts hinausgeht, kommt links wieder herein.
help-boards-cube = Ein Würfel ist in seine Schichten zerlegt, die nebeneinander liegen. Auch die gleiche Stelle der nächsten Schicht ist benachbart; zeigst du auf ein Feld, markieren kleine Rahmen dort seine Nachbarn.
help-boards-stacked = Reihe gewinnt stapelt die Schichten eines Würfels. Zeig oder tippe auf eine Schicht, um sie deutlich zu sehen, und tippe dann auf eine Stelle darin. Durch Ziehen mit dem Finger oder der rechten Maustaste oder mit Tasten (links: { $left }; rechts: { $right }) drehst du den Würfel. In den Optionen kannst du die Schichten nebeneinanderlegen.
help-boards-four-dimensions = In vier Dimensionen (4D) ist jede Zeile ein Würfel, und auch die gleiche Stelle der nächsten Zeile ist benachbart. Ein Feld in der Mitte hat acht Nachbarn, zwei in jeder Dimension.
help-boards-hills = Auf Hügeln stehen höhere Felder weiter oben und zeigen ihre Seiten. Ein dunkler Rand mit Zacken ist eine Klippe, über die kein Weg führt.
help-boards-map = Eine gestrichelte Linie auf einer Karte ist eine Fähre: Sie verbindet ihre beiden Enden.

help-choosing = Auswählen
help-choosing-tile = Tippe auf ein Feld. Oder bewege mit den Tasten für die Richtungen einen Rahmen über das Brett und wähle das Feld darin aus.
help-choosing-keys = Richtungen: { $arrows }. Dazwischen, oder von Schicht zu Schicht und von Würfel zu Würfel: { $diagonals }. Auswählen: { $choose }.
help-choosing-zoom = Bretter mit kleinen Feldern vergrößerst du mit dem Mausrad, zwei Fingern oder Tasten (größer: { $closer }; kleiner: { $farther }) und verschiebst sie durch Ziehen.

help-keys = Tasten
help-keys-line = { $action }: { $keys }
help-keys-change = In den Optionen änderst du alle Tasten, auch die am Controller; dort gibt es auch Belegungen für eine Hand.
help-keys-others = Auch Strg Z und Strg Y nehmen Züge zurück und wiederholen sie. Im Replay zeigen die Pfeiltasten, Pos1 und Ende andere Züge, und die Leertaste spielt es ab.
help-keys-saved = Jedes Spiel wird nach jedem Zug gespeichert: Schließ das Fenster, wann du willst. Unter „Spiele“ auf der Startseite findest du alle Spiele, die du gespielt hast. Um auf einem anderen Gerät weiterzuspielen, kopiere das Spiel in den Optionen, schick den Text dorthin und importiere ihn dort in den Optionen.

## Rules of In a Row

help-row-win = Legt abwechselnd einen Stein auf ein freies Feld. Wer zuerst genug Steine in einer geraden Linie hat, gewinnt: in Zeilen, Spalten und Diagonalen, in den drei Richtungen der Waben und durch alle Schichten eines Würfels. Ein volles Brett ohne Linie ist ein Remis.
help-row-fall = Wo Steine fallen, bleiben sie auf dem untersten freien Feld der Spalte liegen, in einem Würfel in der letzten freien Schicht.
help-row-first = Wer gewinnt, beginnt das nächste Spiel; nach einem Remis beginnt dieselbe Seite noch einmal.

help-row-picture-place = Legt abwechselnd einen Stein
help-row-picture-line = Bilde oder blocke eine Reihe
help-row-picture-win = Die erste Reihe gewinnt

## Lesson of In a Row

lesson-row-stone = Tippe auf die Markierung, um einen Stein zu legen.
lesson-row-begin = Drei Steine in einer Reihe gewinnen. Fang eine an.
lesson-row-two = Dein Gegner hat sie versperrt. Diese Stelle schafft zwei Reihen zugleich.
lesson-row-finish = Eine ist versperrt. Vollende die andere.
lesson-row-end = Drei in einer Reihe gewinnen. Auf größeren Brettern sind es vier oder fünf.

## Rules of Race

help-race-snakes = Leiterspiel: Würfle, und deine Figur zieht so viele Felder. Am Fuß einer Leiter klettert sie hinauf, am Kopf einer Schlange rutscht sie hinab. Wer zuerst das Ende erreicht, gewinnt.
help-race-ring = Rund um den Ring: Eine Sechs bringt eine wartende Figur auf dein Startfeld. Von dort ziehen alle deine Figuren einmal herum und in deine eigene Zielgerade. Kommt eine Figur auf ein Feld, auf dem eine fremde steht, muss die fremde zurück und warten. Hast du die Wahl, tippe auf die Figur oder ihre Nummer. Solange dir nur eine Sechs helfen würde, würfelst du bis zu dreimal pro Zug.
help-race-forks = Mit Gabelungen teilt sich der Weg in einen kurzen, auf dem Schlangen oder Rauswürfe drohen, und einen langen, sicheren. Tippe auf das Zielfeld oder auf die Schaltfläche des Wegs.
help-race-choices = Auf Wunsch zieht eine Vier vier Felder zurück, sogar über dein Startfeld und aus der Zielgeraden hinaus, und die Figuren umrunden den Ring zweimal.
help-race-roll = Tippe auf den Würfel oder drück die Taste, die ein Feld auswählt, um zu würfeln. Auf Wunsch darfst du nach einer Sechs noch mal würfeln.

help-race-picture-roll = Würfle und zieh
help-race-picture-ladders = Leitern rauf, Schlangen runter
help-race-picture-ring = Oder einmal um den Ring

## Lesson of Race

lesson-race-roll = Tippe auf den Würfel. Deine Figur zieht so viele Felder, wie er zeigt.
lesson-race-ladder = Eine Leiter hinauf! Würfle noch mal.
lesson-race-snake = Noch eine Leiter! Dein Gegner ist eine Schlange hinabgerutscht. Würfle ein letztes Mal.
lesson-race-end = Wer zuerst das Ende erreicht, gewinnt.

## Rules of Drench

help-drench-colour = Dir gehört das umrandete Feld, auf den meisten Brettern oben links. Wähle eine Farbe: Dein ganzes Gebiet nimmt sie an und gewinnt alle angrenzenden Felder dieser Farbe dazu. Tippe auf eine Farbe oder auf ein Feld dieser Farbe; die Tasten 1 bis 9 und 0 wählen die Farben der Reihe nach.
help-drench-solo = Solo gewinnst du, wenn das ganze Brett eine Farbe hat und du nicht mehr Züge gebraucht hast, als darüber angegeben sind.
help-drench-two = Zu zweit hat die andere Seite die Ecke gegenüber oder das Feld, das am weitesten von deinem entfernt ist, und ihr zieht abwechselnd. Niemand darf die eigene Farbe oder die der anderen Seite wählen. Sind nur noch diese beiden übrig, gewinnt, wer mehr Felder hat; ebenso, wenn lange kein Gebiet gewachsen ist.

help-drench-picture-own = Die umrandeten Felder gehören dir
help-drench-picture-flood = Eine Farbe flutet ihre Nachbarn
help-drench-picture-win = Nur noch eine Farbe: gewonnen

## Lesson of Drench

lesson-drench-colour = Die umrandeten Felder gehören dir. Färbe sie um: Tippe auf die markierte Farbe.
lesson-drench-next = Alle Felder dieser Farbe neben deinen gehören jetzt dir. Nimm die nächste Farbe.
lesson-drench-all = Bring das ganze Brett auf eine Farbe.
lesson-drench-end = Nur noch eine Farbe, und du gewinnst. Auf echten Brettern sind die Züge begrenzt.

## Rules of Light Block

help-light-walk = Du stehst auf einem Feld. Mit jedem Schritt auf ein Nachbarfeld bringst du das Feld zum Leuchten, das du verlässt. Erleuchte alle Felder, ohne deinen eigenen Weg zu kreuzen; Blöcke sind versperrt. Tippe auf das nächste Feld oder ein weiteres auf derselben Linie oder zieh die Kugel einen Weg entlang. Auf Quadraten, die sich nur an den Seiten berühren, kannst du auch mit den Pfeiltasten laufen; sonst bewegen die Pfeile einen Rahmen, und Enter geht auf das Feld darin.
help-light-end = Ist kein dunkles Feld neben dir und deines das letzte, leuchtet es auch, und du gewinnst. Sonst steckst du fest und kannst Züge zurücknehmen. Auf Hügeln überwindet ein Schritt eine Stufe, wenn das Brett nichts anderes sagt.
help-light-boards = Jedes Brett ist lösbar, außer denen mit zufälligen Blöcken: Dort sagt die Zeile über dem Brett, ob es geht, soweit das bekannt ist.

help-light-picture-move = Bewege die Kugel
help-light-picture-lit = Jeder Schritt macht Licht
help-light-picture-all = Lass alle leuchten

## Lesson of Light Block

lesson-light-step = Du bist die Kugel. Tippe auf das markierte Feld, um dorthin zu gehen.
lesson-light-lit = Jedes Feld, das du verlässt, leuchtet.
lesson-light-blocked = Auf ein leuchtendes Feld oder den Block kannst du nicht gehen.
lesson-light-last = Erleuchte das letzte Feld.
lesson-light-end = Alle Felder leuchten: Du gewinnst. Du kannst die Kugel auch ziehen oder die Pfeiltasten nehmen.

## Rules of Link

help-link-pair = Wähle zwei gleiche Steine. Verbindet sie über leere Felder eine Linie mit höchstens zwei Knicken, notfalls außen um das Brett herum, verschwinden sie. Tippe noch mal auf den ersten Stein, um die Wahl aufzuheben. Du gewinnst, wenn kein Stein mehr da ist.
help-link-time = Jedes Brett ist lösbar. In einem Spiel auf Zeit gibt jedes Paar ein paar Sekunden zurück. Während einer Pause steht die Uhr, und die Steine sind verdeckt; wechselst du in ein anderes Fenster, beginnt die Pause von selbst.
help-link-falling = Wo Steine fallen oder rutschen, tun sie es nach jedem Paar. Ist kein Zug mehr möglich, nimm Züge zurück, mische den Rest oder starte das Brett neu.

help-link-picture-find = Finde zwei gleiche Steine
help-link-picture-line = Eine Linie mit zwei Knicken verbindet sie
help-link-picture-clear = Räum das Brett ab

## Lesson of Link

lesson-link-pair = Tippe auf die beiden markierten Steine: Sie sind gleich, und eine Linie verbindet sie.
lesson-link-gap = Die Linie braucht leere Felder wie diese Lücke.
lesson-link-turns = Sie darf zwei Knicke haben und außen herum laufen.
lesson-link-clear = Räum das Brett ab.
lesson-link-end = Ein leeres Brett, und du gewinnst. Echte Bretter haben viel mehr Steine.

## Rules of Blockade

help-blockade-goal = Bring deinen Läufer vor den anderen ins Ziel: auf die Seite gegenüber oder in die ferne Ecke einer Karte. Wenn du am Zug bist, läufst, baust oder fliegst du.
help-blockade-run = Laufen: Tippe auf deinen Läufer, dann auf ein markiertes Feld. Die Zahl ist der Aufwand: Ein Schritt kostet 1, ein diagonaler 1,5 und jede Stufe nach oben 1 mehr. Ein Schritt ist immer erlaubt. Dein Läufer springt über Läufer in einer Reihe.
help-blockade-build = Bauen: Tippe auf ein Feld und dann noch mal darauf, um nur dieses anzuheben, oder auf ein Feld daneben, um beide anzuheben. Angehobener Boden ist von der Stufe darunter aus zu steil. Auf Hügeln hebst du ihn eine Stufe mehr an. Du kannst kein Feld unter einem Läufer anheben und niemandem den letzten Weg versperren. Zu zweit hat auf Waben mit gerader Zeilenzahl einer einen Bauzug mehr: ohne Hügel der erste, mit Hügeln der zweite.
help-blockade-fly = Fliegen: Tippe auf deinen Läufer, dann auf ein Feld mit einem Flügel. Ein Flug führt über Höhen und Läufer, zwei Schritte weiter als ein Lauf. Du hast einen Flug pro Spiel, wenn du nichts anderes einstellst.

help-blockade-picture-run = Lauf auf die andere Seite
help-blockade-picture-build = Heb Felder an, um andere aufzuhalten
help-blockade-picture-win = Wer zuerst drüben ist, gewinnt

## Lesson of Blockade

lesson-blockade-run = Bring deinen Läufer in die Zeile deiner Farbe. Tippe auf den Läufer, dann auf das markierte Feld.
lesson-blockade-build = Bau deinem Gegner etwas in den Weg: Tippe auf ein markiertes Feld, dann auf das andere.
lesson-blockade-goal = Das ist zu steil. Lauf ins Ziel.
lesson-blockade-end = Wer zuerst das Ziel erreicht, gewinnt.
