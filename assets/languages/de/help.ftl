### Rules, keys and first lessons.

help = Hilfe

help-lesson = Übung spielen (20 Sekunden)

## Chapters about all games

help-boards = Bretter
help-boards-tiles = Felder berühren sich an den Seiten. Auf Quadraten und Würfeln können auch Ecken zählen, und bei Quadraten können die Ränder verbunden sein: Was rechts hinausgeht, kommt links wieder herein.
help-boards-cube = Ein Würfel ist in seine Schichten zerlegt, die nebeneinander liegen. Auch das Feld an derselben Stelle in der nächsten Schicht ist ein Nachbar; zeigst du auf ein Feld, markieren kleine Rahmen dort seine Nachbarn.
help-boards-stacked = In „{ game-title-in-a-row }“ lassen sich die Schichten eines Würfels auch stapeln; das wählst du neben dem Brett. Durch Ziehen mit dem Finger oder der rechten Maustaste oder mit Tasten (links: { $left }; rechts: { $right }) drehst du den Stapel.
help-boards-four-dimensions = In vier Dimensionen (4D) ist jede Zeile ein Würfel, und auch das Feld an derselben Stelle in der nächsten Zeile ist ein Nachbar. Ein Feld in der Mitte hat acht Nachbarn, zwei in jeder Dimension.
help-boards-hills = Auf Hügeln liegen höhere Felder weiter oben und zeigen ihre Seiten. Ein dunkler, gezackter Rand ist eine Klippe, über die kein Weg führt.
help-boards-map = Eine gestrichelte Linie auf einer Karte ist eine Fähre: Sie verbindet die Gebiete an ihren Enden.

help-choosing = Steuerung
help-choosing-tile = Tippe auf ein Feld, oder bewege mit den Richtungstasten einen Rahmen über das Brett und wähle das Feld darin aus.
help-choosing-keys = Richtungen: { $arrows }. Diagonalen, Schichten und Würfel: { $diagonals }. Auswählen: { $choose }.
help-choosing-zoom = Größer und kleiner wird das Brett mit dem Mausrad, zwei Fingern oder Tasten (größer: { $closer }; kleiner: { $farther }). Zum Verschieben zieh es.

help-keys = Tasten
help-keys-line = { $action }: { $keys }
help-keys-change = In den Optionen kannst du alle Tasten ändern, auch die am Controller, oder eine Belegung für eine Hand wählen.
help-keys-others = Auch Strg+Z nimmt einen Zug zurück, und Strg+Y wiederholt ihn. Im Replay gehst du mit den Pfeiltasten, Pos1 und Ende durch die Züge; die Leertaste spielt es ab.
help-keys-saved = Jedes Spiel wird nach jedem Zug gespeichert, du kannst das Fenster also jederzeit schließen. Unter „{ title-games }“ auf der Startseite findest du alle Spiele, die du gespielt hast. Um auf einem anderen Gerät weiterzuspielen, kopiere das Spiel in den Optionen, schick den Text dorthin und importiere ihn dort in den Optionen.

## Rules of In a Row

help-row-win = Legt abwechselnd einen Stein auf ein freies Feld. Wer zuerst genug Steine in einer geraden Reihe hat, gewinnt: in Zeilen, Spalten und Diagonalen, in den drei Richtungen der Waben und durch alle Schichten eines Würfels. Ein volles Brett ohne Reihe ist ein Remis.
help-row-fall = Wo Steine fallen, bleiben sie auf dem untersten freien Feld der Spalte liegen, in einem Würfel in der letzten freien Schicht.
help-row-first = Wer gewinnt, beginnt das nächste Spiel. Nach einem Remis beginnt noch mal, wer zuletzt begonnen hat.

help-row-picture-place = Legt abwechselnd einen Stein
help-row-picture-line = Bilde oder blocke eine Reihe
help-row-picture-win = Die erste Reihe gewinnt

## Lesson of In a Row

lesson-row-stone = Tippe auf die Markierung, um einen Stein zu legen.
lesson-row-begin = Drei in einer Reihe gewinnen. Fang eine an.
lesson-row-two = Dein Gegner hat sie geblockt. Hier drohst du mit zwei Reihen auf einmal.
lesson-row-finish = Eine ist geblockt. Mach die andere voll.
lesson-row-end = Drei in einer Reihe gewinnen. Auf größeren Brettern sind es vier oder fünf.

## Rules of Race

help-race-snakes = Leiterspiel: Deine Figur zieht so viele Felder, wie du würfelst. Am Fuß einer Leiter klettert sie hinauf, am Kopf einer Schlange rutscht sie hinab. Wer zuerst im Ziel ist, gewinnt.
help-race-ring = Rund um den Ring: Eine Sechs bringt eine wartende Figur auf dein Startfeld. Von dort zieht jede Figur einmal rundherum und dann in deine Zielgerade. Kommst du auf das Feld einer fremden Figur, muss sie zurück und warten. Hast du die Wahl, tippe auf die Figur oder ihre Nummer. Solange dir nur eine Sechs helfen würde, darfst du bis zu dreimal würfeln.
help-race-forks = An Gabelungen teilt sich der Weg: in einen kurzen, auf dem Schlangen oder Rauswürfe drohen, und einen langen, sicheren. Tippe auf das Feld, auf das du willst, oder auf die Schaltfläche des Wegs.
help-race-choices = Auf Wunsch zieht die Figur bei einer Vier um vier Felder zurück, sogar über dein Startfeld und aus der Zielgeraden hinaus, und die Figuren umrunden den Ring zweimal.
help-race-roll = Tippe auf den Würfel oder drück die Taste, die ein Feld auswählt, um zu würfeln. Auf Wunsch darfst du nach einer Sechs noch mal würfeln.

help-race-picture-roll = Würfle und zieh
help-race-picture-ladders = Leitern rauf, Schlangen runter
help-race-picture-ring = Oder einmal um den Ring

## Lesson of Race

lesson-race-roll = Tippe auf den Würfel. Deine Figur zieht so viele Felder, wie er zeigt.
lesson-race-ladder = Eine Leiter hinauf! Würfle noch mal.
lesson-race-snake = Noch eine Leiter! Dein Gegner ist eine Schlange hinabgerutscht. Würfle ein letztes Mal.
lesson-race-end = Wer zuerst im Ziel ist, gewinnt.

## Rules of Drench

help-drench-colour = Du beginnst auf dem umrandeten Feld, auf den meisten Brettern oben links. Wähle eine Farbe: Dein ganzes Gebiet nimmt sie an und gewinnt alle angrenzenden Felder dieser Farbe dazu. Tippe auf eine Farbe oder auf ein Feld dieser Farbe; die Tasten 1 bis 9 und 0 wählen die Farben der Reihe nach.
help-drench-solo = Solo gewinnst du, wenn du das ganze Brett in eine Farbe tauchst, bevor dir die Züge ausgehen. Wie viele du hast, steht über dem Brett.
help-drench-two = Zu zweit beginnt die andere Seite in der Ecke gegenüber oder auf dem Feld, das am weitesten von deinem entfernt ist, und ihr zieht abwechselnd. Niemand darf die eigene Farbe oder die der anderen Seite wählen. Sind nur noch diese beiden übrig oder ist lange kein Gebiet gewachsen, gewinnt, wer mehr Felder hat.

help-drench-picture-own = Die umrandeten Felder gehören dir
help-drench-picture-flood = Eine Farbe flutet ihre Nachbarn
help-drench-picture-win = Eine Farbe: gewonnen!

## Lesson of Drench

lesson-drench-colour = Die umrandeten Felder gehören dir. Färbe sie um: Tippe auf die markierte Farbe.
lesson-drench-next = Alle Felder dieser Farbe neben deinen gehören jetzt dir. Nimm die nächste Farbe.
lesson-drench-all = Tauche das ganze Brett in eine Farbe.
lesson-drench-end = Eine Farbe: gewonnen! Echte Bretter haben ein Zuglimit.

## Rules of Light Block

help-light-walk = Du stehst auf einem Feld. Mit jedem Schritt auf ein Nachbarfeld bringst du das Feld zum Leuchten, das du verlässt. Erleuchte alle Felder, ohne deinen eigenen Weg zu kreuzen; Blöcke kannst du nicht betreten. Tippe auf das nächste Feld oder auf ein weiteres in derselben Richtung, oder zieh die Kugel. Auf Quadraten, die sich nur an den Seiten berühren, gehen auch die Pfeiltasten; sonst bewegen die Pfeile einen Rahmen, und Enter geht auf das Feld darin.
help-light-end = Stehst du auf dem letzten dunklen Feld, leuchtet es auch auf, und du gewinnst. Ist vorher kein dunkles Feld mehr neben dir, steckst du fest und kannst Züge zurücknehmen. Auf Hügeln überwindet ein Schritt eine Stufe, wenn das Brett nichts anderes sagt.
help-light-boards = Jedes Brett ist lösbar, nur bei zufälligen Blöcken vielleicht nicht: Die Zeile über dem Brett sagt, ob es geht, soweit das bekannt ist.

help-light-picture-move = Bewege die Kugel
help-light-picture-lit = Felder, die du verlässt, leuchten auf
help-light-picture-all = Lass alle leuchten

## Lesson of Light Block

lesson-light-step = Du bist die Kugel. Tippe auf das markierte Feld, um dorthin zu gehen.
lesson-light-lit = Felder, die du verlässt, leuchten auf.
lesson-light-blocked = Leuchtende Felder und Blöcke kannst du nicht betreten.
lesson-light-last = Erleuchte das letzte Feld.
lesson-light-end = Alle Felder leuchten: gewonnen! Du kannst die Kugel auch ziehen oder die Pfeiltasten nehmen.

## Rules of Link

help-link-pair = Wähle zwei gleiche Steine. Verbindet sie über leere Felder eine Linie mit höchstens zwei Knicken, notfalls außen um das Brett herum, verschwinden sie. Tippe noch mal auf den ersten Stein, um die Wahl aufzuheben. Ist das Brett abgeräumt, hast du gewonnen.
help-link-time = Jedes Brett ist lösbar. In einem Spiel auf Zeit gibt jedes Paar ein paar Sekunden zurück. Während einer Pause steht die Uhr, und die Steine sind verdeckt; wechselst du in ein anderes Fenster, beginnt die Pause von selbst.
help-link-falling = Wo Steine fallen oder rutschen, tun sie es nach jedem Paar. Ist kein Zug mehr möglich, nimm Züge zurück, mische den Rest oder fang von vorn an.

help-link-picture-find = Finde zwei gleiche Steine
help-link-picture-line = Verbinde sie mit höchstens zwei Knicken
help-link-picture-clear = Räum das Brett ab

## Lesson of Link

lesson-link-pair = Tippe auf die beiden markierten Steine: Sie sind gleich, und eine Linie verbindet sie.
lesson-link-gap = Linien gehen durch Lücken. Nimm diese beiden.
lesson-link-turns = Eine Linie darf zweimal abbiegen und außen herum gehen.
lesson-link-clear = Räum das Brett ab.
lesson-link-end = Leeres Brett: gewonnen! Echte Bretter haben viel mehr Steine.

## Rules of Blockade

help-blockade-goal = Bring deinen Läufer vor den anderen ins Ziel: auf die Seite gegenüber oder in die ferne Ecke einer Karte. Wenn du am Zug bist, läufst, baust oder fliegst du.
help-blockade-run = Laufen: Tippe auf deinen Läufer, dann auf ein markiertes Feld. Die Zahl zeigt die Kosten: 1 für einen Schritt, 1,5 für einen diagonalen und 1 mehr für jede Stufe nach oben. Ein Schritt ist immer erlaubt. Dein Läufer springt über Läufer, die in einer Reihe stehen.
help-blockade-build = Bauen: Tippe auf ein Feld und dann noch mal darauf, um nur dieses anzuheben, oder auf ein Feld daneben, um beide anzuheben. Angehobener Boden ist von der Stufe darunter aus zu steil. Auf Hügeln hebst du ihn eine Stufe mehr an. Du kannst kein Feld unter einem Läufer anheben und niemandem den letzten Weg versperren. Zu zweit hat auf Waben mit gerader Zeilenzahl einer einen Bauzug mehr: ohne Hügel der erste, mit Hügeln der zweite.
help-blockade-fly = Fliegen: Tippe auf deinen Läufer, dann auf ein Feld mit einem Flügel. Ein Flug führt über Höhen und Läufer hinweg und reicht zwei Schritte weiter als ein Lauf. Du hast einen Flug pro Spiel, wenn du nichts anderes einstellst.

help-blockade-picture-run = Lauf auf die andere Seite
help-blockade-picture-build = Heb Felder an, um andere aufzuhalten
help-blockade-picture-win = Wer zuerst drüben ist, gewinnt

## Lesson of Blockade

lesson-blockade-run = Bring deinen Läufer in die Zeile deiner Farbe. Tippe auf den Läufer, dann auf das markierte Feld.
lesson-blockade-build = Bau deinem Gegner etwas in den Weg: Tippe auf ein markiertes Feld, dann auf das andere.
lesson-blockade-stack = Da kommt er nicht hoch. Jetzt noch höher: Tippe zweimal auf das markierte Feld.
lesson-blockade-fly = Flieg darüber hinweg: Tippe auf deinen Läufer, dann zweimal auf das markierte Feld.
lesson-blockade-end = Wer zuerst im Ziel ist, gewinnt.
