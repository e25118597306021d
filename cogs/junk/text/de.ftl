-spielstapel = Spielstapel
-schrottstapel = Schrottstapel
-gnadenstapel = Gnadenstapel
-schrott = Schrott

junk-name = Junk
junk-tagline = Rette jede Karte
junk-goal = Bring jede Karte auf den { -spielstapel }. Was im { -schrott } bleibt, ist dein Ergebnis, und 0 ist perfekt.
junk-option-naked = offener { -nachziehstapel }
junk-won = -# Du gewinnst bei Junk, wenn nichts im { -schrott } bleibt. Wer am besten war, zeigt **/junk scores**.

## Knöpfe

junk-button-play-and-draw = Spielen
junk-button-junk-and-draw = { -schrott }
junk-button-rescue = Retten
junk-button-draw = Ziehen
junk-button-play = Nur spielen
junk-button-grace = Gnade
junk-button-stop = Aufhören

junk-move = { $move ->
    [draw] Ziehen
    [play] Spielen
    [junk] { -schrott }
    [rescue] Retten
    [grace] Gnade
   *[stop] Aufhören
}

## Im Bild

junk-picture-draw = Ziehen
junk-picture-hand = Hand
junk-picture-play = Spiel
junk-picture-junk = { -schrott }
junk-picture-grace = Gnade
junk-picture-juse = Juse!
junk-thrill-chain = ×{ $cards }!
junk-thrill-chain-said = { $cards } Karten hintereinander gerettet.

## Warum es ein Fehler war, im Bild

junk-moment-does-not-fit = { $action ->
    [play] Passt nicht: bleibt auf der Hand
    [grace] Weder Farbe noch Wert: bleibt im { -schrott }
   *[rescue] Passt nicht: bleibt im { -schrott }
}
junk-moment-ace-first = Zuerst das gezogene Ass spielen
junk-moment-too-late = Ein Ass nur ohne Karte in der Hand retten

## Das Schlussbild

junk-ending-title = { $left ->
    [0] Eine perfekte Partie!
   *[other] { $left } übrig
}
junk-ending-best = { $reached ->
    [yes] Besser ging es nicht!
   *[no] Bestmöglich: { $best }
}
junk-ending-clean = Eine saubere Partie
junk-ending-mistakes = { $mistakes ->
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
}
junk-ending-hints = { $hints ->
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
junk-ending-pile = { $pile ->
    [play] Spiel
    [grace] Gnade
   *[junk] { -schrott }
} { $count }

## Was gerade los ist

junk-status-holding = ▶ { $alone ->
    [yes] Du hast **{ $card }** in der Hand
   *[no] **{ $name }** hat **{ $card }** in der Hand
}: spielen oder auf den { -schrott }? { $draw ->
    [0] Es ist die letzte Karte.
   *[other] Noch { $draw } zu ziehen.
}
junk-status-open = ▶ { $alone ->
    [yes] Zieh
   *[no] **{ $name }** ist dran: Zieh
} eine Karte{ $junk ->
    [0] .
   *[other] , oder rette eine.
} Noch { $draw } zu ziehen.
junk-status-after = ▶ { $alone ->
    [yes] Alle Karten sind gezogen. Rette
   *[no] **{ $name }** ist dran, und alle Karten sind gezogen: Rette
}, was noch passt, dann fang mit dem { -gnadenstapel } an, oder beende die Partie mit { junk-left }.
junk-status-grace = ▶ { $alone ->
    [yes] { -gnadenstapel }: Leg ab
   *[no] **{ $name }** ist dran, am { -gnadenstapel }: Leg ab
}, was Farbe oder Wert der obersten Karte hat, oder beende die Partie mit { junk-left }.

junk-left = { $junk ->
    [one] einer Karte
   *[other] { $junk } Karten
} im { -schrott }

junk-did = { $alone ->
    [yes] Du hast
   *[no] { $name } hat
} { $move ->
    [draw] { $card } gezogen.
    [play] { $card } gespielt.
    [junk] { $card } auf den { -schrott } gelegt.
    [rescue] { $card } aus dem { -schrott } gerettet.
   *[grace] { $card } auf den { -gnadenstapel } gelegt.
}
junk-did-end = { $left ->
    [0] Nichts bleibt im { -schrott }: eine perfekte Partie!
   *[other] { $left } übrig im { -schrott }.
}
junk-rank = { $alone ->
    [yes] {""}
   *[no] { $name }:{" "}
}{ junk-run }
junk-run = { $score ->
    [0] **Eine perfekte Partie!**
   *[other] **{ $score } übrig**
} · { called-how-often }{ $hints ->
    [0] {""}
    [one] {" "}· 1 Tipp
   *[other] {" "}· { $hints } Tipps
}{ $best ->
    [unknown] {""}
   *[other] {" "}(bestmöglich: { $best })
}

## Warum es ein Fehler war

junk-fault-ace-first = { $alone ->
    [yes] Du hast ein Ass gezogen: Spiel es, bevor du etwas rettest.
   *[no] { $name } hat ein Ass gezogen und muss es spielen, bevor etwas gerettet wird.
} { $card } bleibt im { -schrott }.
junk-fault-too-late = { $alone ->
    [yes] Du kannst
   *[no] { $name } kann
} ein Ass nur ohne Karte in der Hand retten. { $card } bleibt im { -schrott }.
junk-fault-does-not-fit = { $alone ->
    [yes] {""}
   *[no] { $name }:{" "}
}{ $card } { $action ->
    [grace] hat weder Farbe noch Wert von { $onto } und bleibt deshalb im { -schrott }.
    [rescue] passt nicht auf { $onto } und bleibt deshalb im { -schrott }.
   *[play] passt nicht auf { $onto } und bleibt deshalb auf { $alone ->
        [yes] deiner
       *[no] der
    } Hand.
}

## Das Bild in Worten

junk-alt-held = In der Hand: { $card }.
junk-alt-pile = { $pile ->
    [draw] { -nachziehstapel }
    [play] { -spielstapel }
    [junk] { -schrottstapel }
   *[grace] { -gnadenstapel }
}: { $count ->
    [0] leer.
    [one] eine Karte{ $top ->
        [none] {""}.
       *[other] , { $top }.
    }
   *[other] { $count } Karten{ $top ->
        [none] {""}.
       *[other] , oben { $top }.
    }
}
junk-alt-misplay = Juse! Es war { $card }.

## Absagen der Regeln

refused-holding = Du hast eine Karte in der Hand: Spiel sie, oder leg sie auf den { -schrott }.
refused-nothing-held = Du hast keine Karte in der Hand: Zieh zuerst eine.
refused-nothing-to-draw = Es ist nichts mehr zu ziehen.
refused-no-junk = Im { -schrott } ist nichts zu holen.
refused-after-grace = Sobald etwas auf dem { -gnadenstapel } liegt, kannst du nichts mehr retten.
refused-first-phase = Das kannst du, wenn alle Karten gezogen und gelegt sind.

## Die Regeln, Seite für Seite

junk-rules-title-1 = Das Spiel
junk-rules-1 = **Junk · Das Spiel**
    { junk-goal }

    Was nicht auf den **{ -spielstapel }** passt, oder was du lieber für später behältst, kommt auf den **{ -schrottstapel }**.
    • Du ziehst eine Karte nach der anderen und spielst sie oder legst sie auf den { -schrott }. Auf den { -schrott } darfst du immer legen.
    • Nach **{ junk-button-play-and-draw }** und **{ junk-button-junk-and-draw }** wird die nächste Karte für dich gezogen. Nach **{ junk-button-play }** wartet sie, damit du vorher etwas retten kannst.
    • **Rette** die oberste Karte des Schrottstapels auf den { -spielstapel }, wann immer sie passt, mit einer Karte in der Hand oder ohne.
    • Vom { -spielstapel } kommt nie etwas weg, und du siehst nur die obersten Karten: Merk dir, was darunter liegt.

    Mit der Option *{ junk-option-naked }* siehst du die nächste Karte: leichter und gut zum Lernen.

junk-rules-title-2 = Was passt
junk-rules-2 = **Junk · Was auf den { -spielstapel } passt**
    Auf einen leeren Stapel passt alles. Danach eine Karte, die
    • **Farbe** oder **Wert** der obersten Karte hat,
    • oder im Wert **einen Schritt** entfernt ist, rot auf schwarz oder schwarz auf rot. Zwischen K und A ist kein Schritt,
    • oder ein **Ass** ist. Asse sind Joker: Sie passen auf alles, und alles passt auf sie.

    Ein gezogenes Ass spielst du sofort, bevor du etwas rettest. Retten kannst du ein Ass nur ohne Karte in der Hand (mit offenem { -nachziehstapel } jederzeit).

junk-rules-title-3 = Das Ende
junk-rules-3 = **Junk · Das Ende**
    Wenn alle Karten gezogen und gelegt sind, kannst du noch retten, was passt. Dann kommt der **{ -gnadenstapel }**: Mit **{ junk-button-grace }** legst du die oberste Schrottkarte auf einen eigenen Stapel. Die erste Karte passt immer, jede weitere muss Farbe oder Wert der letzten haben; Schritte zählen hier nicht, und Asse sind keine Joker. Ab der ersten kannst du nichts mehr retten.
    Drück auf **{ junk-button-stop }**, wenn nichts mehr passt. Ist der { -schrott } leer, endet die Partie von selbst.

    Danach zeigt die **Wiederholung**, welche Züge dein bestmögliches Ergebnis verschlechtert haben und um wie viel; **Perfekte Zugfolge** spielt eine der besten Partien mit denselben Karten.

junk-rules-title-4 = Juse!
junk-rules-4 = **Junk · Juse!**
    Du kannst alles versuchen. Passt eine Karte nicht, oder hätte ein Ass zuerst kommen müssen, hörst du **Juse!**: Die Karte bleibt, wo sie war, und dein Ergebnis bleibt gleich, aber die Partie ist nicht mehr *sauber*. Ein Tipp wirkt genauso, außer du konntest nur eins tun. In der { -tagespartie } und bei Herausforderungen gibt es keine Tipps.

## Die Tagespartie

junk-board-best = bestmöglich: { $best } übrig
junk-board-score = übrig
junk-board-strip = { -schrottstapel } von Anfang bis Ende
junk-scores-line = { $name }: { $score } übrig{ $clean ->
    [yes] , sauber
   *[no] {""}
}
junk-scores-average = { $name }: im Schnitt { $mean } übrig an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}, { $clean } sauber

## Was kann ich tun?

junk-can-play = **{ junk-button-play-and-draw }**: Leg { $card } auf den { -spielstapel }. Die nächste Karte wird für dich gezogen. Nach **{ junk-button-play }** wartet sie, damit du vorher retten kannst.
junk-can-junk = **{ junk-button-junk-and-draw }**: Leg { $card } auf den { -schrottstapel }. Die nächste Karte wird für dich gezogen.
junk-can-draw = **{ junk-button-draw }**: Deck die nächste Karte auf. { $left ->
    [one] Es ist die letzte.
   *[other] Noch { $left }.
}
junk-can-rescue = **{ junk-button-rescue }**: Leg { $card }, oben im { -schrott }, auf den { -spielstapel }.
junk-can-grace = **{ junk-button-grace }**: Leg { $card }, oben im { -schrott }, auf den { -gnadenstapel }.{ $begun ->
    [yes] {""}
   *[no] {" "}Danach kannst du nichts mehr retten.
}
junk-can-stop = **{ junk-button-stop }**: Die Partie endet mit { junk-left }.

junk-matters-fits = Auf den { -spielstapel } passt eine Karte, die Farbe oder Wert der obersten hat oder einen Schritt davon entfernt ist, rot auf schwarz oder umgekehrt (von K zu A ist kein Schritt). Auf einen leeren Stapel passt alles.
junk-matters-aces = Asse sind Joker: Sie passen auf alles, und alles passt auf sie.
junk-matters-first = Auf den { -schrott } darfst du immer legen. Ein gezogenes Ass spielst du, bevor du etwas rettest{ $naked ->
    [yes] {""}.
   *[no] ; retten kannst du ein Ass nur ohne Karte in der Hand.
}
junk-matters-wait = Die oberste Schrottkarte kannst du retten, wann immer sie passt. Vom { -spielstapel } kommt nie etwas weg.
junk-matters-grace = Auf den { -gnadenstapel } passt die erste Karte immer. Jede weitere muss Farbe oder Wert der letzten haben: Schritte zählen nicht, und Asse sind keine Joker.
junk-matters-no-rescue = Retten kannst du nichts mehr. Wenn nichts passt, hör auf.

junk-right-draw = Du hast keine Karte in der Hand, und es sind noch Karten da.
junk-right-junk = Auf den { -schrott } darfst du immer legen.
junk-right-stop = Du kannst die Partie jetzt beenden, mit { junk-left }.
junk-right-grace = { $card } ist die erste, und die passt immer.
junk-right-fits = { $how ->
    [empty] Der Stapel ist leer, also passt alles.
    [suit] { $card } hat die Farbe von { $onto }.
    [rank] { $card } hat den Wert von { $onto }.
    [ace] { $card } ist ein Ass, und Asse passen auf alles.
    [on-ace] { $onto } ist ein Ass, und auf Asse passt alles.
   *[step] { $card } ist einen Schritt von { $onto } entfernt, rot auf schwarz oder umgekehrt.
}
junk-wrong-does-not-fit = { $pile ->
    [grace] { $card } hat weder Farbe noch Wert von { $onto }.
   *[play] { $card } hat weder Farbe noch Wert von { $onto } und liegt auch nicht einen Schritt daneben (rot auf schwarz oder umgekehrt).
}
junk-wrong-ace-first = zuerst musst du das gezogene Ass spielen.
junk-wrong-too-late = ein Ass kannst du nur ohne Karte in der Hand retten.

## Warum ein Zug der beste ist

junk-coach-empty = den leeren { -spielstapel }
junk-coach-draw = { $fits ->
    [yes] { $junk } kann im { -schrott } warten: Die nächste Karte nutzt { $top } vielleicht besser.
   *[no] { $junk } passt nicht auf { $top }, aber vielleicht auf eine der nächsten Karten.
}
junk-coach-draw-first = Es gibt nichts zu retten.
junk-coach-play-ace = Auf ein Ass passt alles, also kann { $junk } als Nächstes aus dem { -schrott }.
junk-coach-play-rescue = Dann passt { $junk } auf { $card } und kann aus dem { -schrott }.
junk-coach-play = { $card } passt, und was auf dem { -spielstapel } liegt, kann nie im { -schrott } bleiben.
junk-coach-junk-ace = Heb das Ass auf: Es kann zurückkommen, wenn { $junk ->
    [none] der { -spielstapel } eins braucht
   *[other] sonst nichts { $junk } befreit
}.
junk-coach-junk-forced = { $card } passt nicht auf { $top } und muss deshalb im { -schrott } warten.
junk-coach-junk-together = { $card } passt auf { $junk } im { -schrott }: Rettest du die eine, kannst du vielleicht auch die andere retten.
junk-coach-junk-first = Der { -spielstapel } ist leer, und für den Anfang kommt vielleicht eine bessere Karte.
junk-coach-junk-keep = { $card } passt, aber { $top } ist oben auf dem { -spielstapel } mehr wert, als { $card } es wäre.
junk-coach-rescue-first = Sobald { $junk } auf dem { -spielstapel } liegt, passt auch { $card }.
junk-coach-rescue-both = { $junk } kommt aus dem { -schrott }, und { $card } passt auch darauf.
junk-coach-rescue-last = Es ist nichts mehr zu ziehen, und sobald etwas auf dem { -gnadenstapel } liegt, kannst du { $junk } nicht mehr retten.
junk-coach-rescue = { $junk } passt jetzt auf { $top }; auf die nächste Karte vielleicht nicht.
junk-coach-grace-first = Die erste Karte passt immer auf den { -gnadenstapel }, und auch wenn du vorher noch etwas rettest, bleibt am Ende nicht weniger übrig.
junk-coach-grace = { $junk } hat { $how ->
    [rank] den Wert
   *[suit] die Farbe
} von { $top }, das ist also eine Karte weniger.
junk-coach-stop = { $junk } hat weder Farbe noch Wert von { $top }, und retten kannst du nichts mehr.

## Abzeichen, und wie man sie bekommt

junk-badge-five = Rettungsring
junk-badge-five-how = fünf Karten am Stück
junk-badge-five-why = Du hast fünf Karten hintereinander gerettet.
junk-badge-nothing = Nichts übrig
junk-badge-nothing-how = ein leerer { -schrottstapel }
junk-badge-nothing-why = Bei dir ist nichts übrig geblieben.

## In der Wiederholung

junk-next-slip = Nächster Verlust
junk-insight = 🔎 Noch erreichbar: { junk-insight-best }.
junk-insight-lost = 📉 { $action ->
    [draw] { $card } zu ziehen
    [play] { $card } zu spielen
    [junk] { $card } auf den { -schrott } zu legen
    [rescue] { $card } zu retten
    [grace] { $card } auf den { -gnadenstapel } zu legen
   *[stop] Aufzuhören
} kostete { $lost }: Vorher war { $before } möglich, jetzt ist { $best } das Beste. Besser: **{ $better }**.
junk-turning = { $action ->
    [draw] { $card } zu ziehen
    [play] { $card } zu spielen
    [junk] { $card } auf den { -schrott } zu legen
    [rescue] { $card } zu retten
    [grace] { $card } auf den { -gnadenstapel } zu legen
   *[stop] aufzuhören
} kostete { $lost ->
    [one] 1 Karte
   *[other] { $lost } Karten
}
junk-insight-best = { $best ->
    [0] nichts übrig
   *[other] { $best } übrig
}
junk-insight-loss = { $move } (−{ $lost })
junk-insight-sum = { $moves ->
    [0] 🔎 Kein Zug hat etwas gekostet.
    [one] 📉 Ein Zug hat etwas gekostet: { $losses }.
   *[other] 📉 { $moves } Züge haben etwas gekostet: { $losses }.
}
junk-best-line = ✨ Deine Züge bis zum ersten Verlust, dann der beste Schluss. Am Ende: { junk-insight-best }.

## Die Lektion

junk-lesson-1 =
    Bei Junk ziehst du eine Karte nach der anderen und bringst so viele wie möglich auf den **{ -spielstapel }**. Die Karten, die am Ende auf dem **{ -schrottstapel }** bleiben, sind dein Ergebnis: 0 ist perfekt.
    ➡️ Drück auf **{ junk-button-draw }**. (In einer echten Partie wird die erste Karte für dich gezogen.)
junk-lesson-2 =
    5♥. Auf einen leeren { -spielstapel } passt alles. Die nächste Karte wird gleich für dich gezogen.
    ➡️ Drück auf **{ junk-button-play-and-draw }**.
junk-lesson-3 =
    9♥ hat die **Farbe** von 5♥, also passt sie. Eine Karte mit demselben **Wert** würde auch passen. Du siehst von jedem Stapel nur die oberste: Merk dir, was darunter liegt.
    ➡️ Drück auf **{ junk-button-play-and-draw }**.
junk-lesson-4 =
    8♣ hat weder Farbe noch Wert von 9♥, aber sie ist **einen Schritt** entfernt, schwarz auf rot. Das passt.
    ➡️ Drück auf **{ junk-button-play-and-draw }**.
junk-lesson-5 =
    2♦ auf 8♣: andere Farbe, anderer Wert und viel mehr als ein Schritt. Das passt nicht, aber niemand hält dich davon ab, es zu versuchen.
    ➡️ Mach mit Absicht einen Fehler: Drück auf **{ junk-button-play-and-draw }**.
junk-lesson-6 =
    Das ist ein **Juse!** 2♦ blieb auf deiner Hand; nur *sauber* ist deine Partie jetzt nicht mehr. Was nicht passt, kommt auf den { -schrottstapel }; auch alles, was du lieber für später behältst, darf dorthin.
    ➡️ Drück auf **{ junk-button-junk-and-draw }**.
junk-lesson-7 =
    3♣ hat die Farbe von 8♣. Aber schau auf deinen { -schrott }: 2♦ würde auf 3♣ passen. Zieh diesmal noch nicht.
    ➡️ Drück auf **{ junk-button-play }**.
junk-lesson-8 =
    2♦ ist einen Schritt von 3♣ entfernt, rot auf schwarz. Die oberste Schrottkarte kannst du **retten**, wann immer sie passt. Damit ist der { -schrott } leer, und wenn es nichts zu retten gibt, wird die nächste Karte für dich gezogen.
    ➡️ Drück auf **{ junk-button-rescue }**.
junk-lesson-9 =
    Ein **Ass** ist ein Joker: Es passt auf alles, und alles passt darauf.
    ➡️ Drück auf **{ junk-button-play-and-draw }**.
junk-lesson-10 =
    Den mittleren Teil habe ich für dich gespielt: Es geht einfach so weiter. Alle Karten sind gezogen, und drei liegen im { -schrott }. Jetzt kommt der **{ -gnadenstapel }**, Karte für Karte von oben aus dem { -schrott }. Die erste passt immer.
    ➡️ Drück auf **{ junk-button-grace }**.
junk-lesson-11 =
    Jede weitere Karte muss Farbe oder Wert der letzten haben: Schritte zählen hier nicht, und Asse sind keine Joker. Nach 4♥ kommt 4♠, derselbe Wert.
    ➡️ Drück noch mal auf **{ junk-button-grace }**.
junk-lesson-12 =
    Q♦ hat nichts mit 4♠ gemeinsam, bleibt also im { -schrott }.
    ➡️ Drück auf **{ junk-button-stop }**.
junk-lesson-end =
    Eine Karte übrig: ein gutes Ergebnis, wenn auch keine saubere Partie.
    ➡️ **{ button-lesson-play }** gibt dir eine Partie, genau wie **/junk new**. **/junk daily** gibt dir die, die heute alle haben, mit einem Versuch.

## Befehle

command-junk = Junk: eine Patience, für dich allein oder als Tagespartie
command-junk-new = Eine Partie beginnen, nur für dich, außer du machst sie öffentlich
command-junk-new-naked = Du siehst die nächste Karte des Nachziehstapels (leichter)
command-junk-draw = Die nächste Karte ziehen
command-junk-play = Die gezogene Karte auf den Spielstapel legen
command-junk-junk = Die gezogene Karte auf den Schrottstapel legen
command-junk-rescue = Die oberste Karte des Schrottstapels auf den Spielstapel legen
command-junk-grace = Am Ende: die oberste Karte des Schrottstapels auf den Gnadenstapel legen
command-junk-stop = Am Ende: aufhören, und der übrige Schrott ist dein Ergebnis

## In jemandes erster Partie, wenn es zum ersten Mal passiert

junk-new-ace = Ein Ass passt auf jede Karte, und jede Karte passt auf ein Ass. Spiel das Ass, bevor du eine Karte rettest.
junk-new-junk = Nur die oberste Schrottkarte kann zurückkommen: **{ junk-button-rescue }** legt sie auf den { -spielstapel }, wenn sie passt.
junk-new-rescue = Du hast eine Karte gerettet. Passt die nächste im { -schrott } auch, kannst du weitermachen.
junk-new-end = Alle Karten sind gezogen. Rette, was du kannst, dann drück für den Rest auf **{ junk-button-grace }**.
junk-new-grace = Die erste Karte passt immer auf den { -gnadenstapel }. Jede weitere muss Farbe oder Wert der letzten haben, und retten kannst du nichts mehr.
junk-new-misplay = Diese Karte passt nicht, deshalb bleibt sie, wo sie war. Eine Partie ohne Fehler und Tipps ist sauber.

## Boards: is this move a mistake?

junk-board-move = { $move ->
    [play] { $card } kommt auf den { -spielstapel }.
    [rescue] { $card } wird aus dem { -schrott } gerettet.
   *[grace] { $card } kommt auf den { -gnadenstapel }.
}
