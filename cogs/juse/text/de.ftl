-mitte = Mitte
-grundwert = Grundwert

juse-name = Juse
juse-tagline = Entdeck die Fehler der anderen
juse-goal = Werde vor allen anderen deine Karten los.
juse-lobby = Werde vor allen anderen deine Karten los und entdeck, was sie übersehen: Nichts ist geheim. { $min } bis { $max } Personen, am besten 3 bis 7.
juse-option-reminders = { -grundwert } zeigen
juse-option-referee = wer Juse! ruft
juse-option-referee-bot = der Bot
juse-option-referee-table = ihr selbst
juse-option-wrong_calls = nach einem { -fehlalarm }
juse-option-wrong_calls-turn = warten, bis die nächste Person dran ist
juse-option-wrong_calls-lap = eine Runde warten

## Knöpfe

juse-button-draw = Ziehen
juse-button-juse = Juse!
juse-to-centre = { -mitte }
juse-to-own = Dein eigener Stapel
juse-to-seat = Zu { $name }

## Im Bild

juse-picture-base = Mitte: Jede Farbe beginnt mit { $rank }
juse-picture-base-short = { $rank } beginnt
juse-picture-centre = Mitte
juse-picture-pile = Stapel
juse-picture-hand = Hand
juse-picture-then = dann
juse-picture-juse = Juse!
juse-picture-near = noch 1!
juse-picture-left = noch { $cards }
juse-picture-wins = { $name } gewinnt!

juse-thrill-row = ×{ $cards }!
juse-thrill-row-said = { $name }: { $cards } Karten am Stück!

juse-moment-does-not-fit = { $card } passt da nicht
juse-moment-centre-first = { $card } passt in die Mitte
juse-moment-nearer-first = { $card } gehört zuerst zu { $better }
juse-moment-playable-elsewhere = { $card } passt bei { $better }
juse-moment-drew-early = { $card } passt in die Mitte
juse-moment-caught = erwischt von { $name }
juse-moment-stamp = ERWISCHT!
juse-moment-gives = −{ $cards }
juse-moment-takes = +{ $cards }
juse-moment-wrong-call = { -fehlalarm }!

juse-ending-centre = gewinnt: letzte Karte in die Mitte
juse-ending-seat = gewinnt: letzte Karte zu { $name }
juse-ending-gave = gewinnt: letzte Karte ging an { $name }
juse-ending-place = { $place }.
juse-ending-time = { $minutes ->
    [0] unter einer Minute
    [one] eine Minute
   *[other] { $minutes } Minuten
}
juse-ending-how = { $how } · { $time }
juse-ending-out = fertig!
juse-ending-left = noch { $cards }
juse-ending-caught = { $catches } von { $of }
juse-ending-move = Zug { $move }
juse-ending-clean = kein Fehler in { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}
juse-ending-best-catch = bester Fang
juse-ending-said = „{ $words }!“

## Was gerade los ist

juse-status-first = { $who ->
    [computer] ▶ Als Nächstes ist **{ $name }** dran.
   *[person] ▶ Du bist dran, **{ $name }**: Zieh eine Karte.
}
juse-status-open = { $who ->
    [computer] ▶ Als Nächstes ist **{ $name }** dran.
   *[person] ▶ Du bist dran, **{ $name }**: Zieh, oder spiel die oberste Karte deines Stapels.
}
juse-status-holding = { $who ->
    [computer] ▶ **{ $name }** hat **{ $card }** in der Hand.
   *[person] ▶ Du bist dran, **{ $name }**: Du hast **{ $card }** gezogen. Wohin damit?
}

juse-status-near = 🔥 { $name }: nur noch 1 Karte!
juse-status-calling = 👀 { $drew ->
    [yes] War es ein Fehler, dass { $name } gezogen hat?
   *[no] War der Zug von { $name } ein Fehler?
} Drück jetzt **{ juse-button-juse }**
juse-status-barred = (Nach einem { -fehlalarm } noch gesperrt: { $names }.)

juse-did-draw = { $name } hat { $card } gezogen.
juse-did-place = { $where ->
    [centre] { $name } hat { $card } in die Mitte gespielt.
    [own] { $name } hat { $card } auf den eigenen Stapel gelegt.
   *[seat] { $name } hat { $card } auf den Stapel von { $target } gespielt.
}
juse-did-draw-and-place = { $where ->
    [centre] { $name } hat { $card } gezogen und in die Mitte gespielt.
    [own] { $name } hat { $card } gezogen und auf den eigenen Stapel gelegt.
   *[seat] { $name } hat { $card } gezogen und auf den Stapel von { $target } gespielt.
}
juse-did-misplay = { $called ->
    [yes] { $caller } hat es { $fast ->
        [unknown] {""}
       *[other] nach { $fast }{" "}
    }gemerkt!
   *[no] **Juse!**
} { $name } bekommt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
juse-did-call-wrongly = { $name } hat **Juse!** gerufen, aber da war nichts.
juse-did-win = { $name } hat keine Karten mehr und gewinnt!
juse-rank = **{ $place }** · { $name }: { $score ->
    [0] keine Karte übrig
    [one] eine Karte übrig
   *[other] { $score } Karten übrig
}, { called-how-often }
juse-best-catch = 🎯 Bester Fang: { $caller } hat { $name } erwischt ({ $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
})

## Warum es ein Fehler war

juse-fault-does-not-fit = { $where ->
    [centre] { $name } hat { $card } in die Mitte gespielt, aber dort passt sie nicht.
   *[seat] { $name } hat { $card } auf den Stapel von { $target } gespielt, aber dort passt sie nicht.
}
juse-fault-centre-first = { $where ->
    [own] { $name } hat { $card } auf den eigenen Stapel gelegt, aber sie passt in die Mitte, und die Mitte kommt zuerst.
   *[seat] { $name } hat { $card } auf den Stapel von { $target } gespielt, aber sie passt in die Mitte, und die Mitte kommt zuerst.
}
juse-fault-nearer-first = { $name } hat { $card } auf den Stapel von { $target } gespielt, aber sie passt auch bei { $better }, und { $better } ist früher dran.
juse-fault-playable-elsewhere = { $name } hat { $card } auf den eigenen Stapel gelegt, aber sie passt auf den Stapel von { $better }.
juse-fault-drew-early = { $name } wollte ziehen, aber { $card }, oben auf dem eigenen Stapel, passt in die Mitte.
juse-fault-wrong-call = { $name } hat **Juse!** bei { $accused } gerufen, aber da war kein Fehler. { $name } kann wieder rufen, { $lap ->
    [yes] wenn { $name } selbst wieder dran war.
   *[no] sobald die nächste Person dran ist.
}
juse-called-by = { $name } hat es { $fast ->
    [unknown] {""}
   *[other] nach { $fast }{" "}
}gemerkt! { $accusation }
juse-penalty = Die Karte geht zurück; { $name } bekommt { $cards ->
    [one] eine Strafkarte
   *[other] von allen anderen je eine Karte ({ $cards })
} und ist nicht mehr dran.

## Das Bild in Worten

juse-alt-turn = { $name } ist dran.
juse-alt-held = In der Hand: { $card }.
juse-alt-centre = Mitte: { $tops }.
juse-alt-no-pile = noch kein { $suit }
juse-alt-base = Jede Farbe beginnt mit { $rank }.
juse-alt-seat = { $name }: { $draw } verdeckt, { $discard ->
    [0] noch kein Stapel.
   *[other] Stapel mit { $discard }, oben { $top }.
}
juse-alt-catches = { $name } hat bisher { $catches ->
    [one] einen Fehler
   *[other] { $catches } Fehler
} entdeckt.
juse-alt-misplay = Juse! Es war { $card } von { $name }.

## Absagen der Regeln

refused-holding = Du hast eine Karte in der Hand: Leg sie zuerst ab.
refused-nothing-held = Zieh zuerst: Auf deinen eigenen Stapel kommt nur eine Karte, die du gerade gezogen hast.
refused-no-discard-pile = Du hast noch keinen Stapel, von dem du spielen könntest: Zieh zuerst.
refused-bot-calls = An diesem Tisch meldet der Bot jeden Fehler.
refused-nothing-done-yet = Noch gab es keinen Zug, also gibt es nichts zu melden.
refused-acted-last = Das war dein eigener Zug; rufen können nur die anderen.
refused-called-wrongly = Dein letztes **Juse!** war ein { -fehlalarm }. Du kannst wieder rufen, { $lap ->
    [yes] wenn du selbst wieder dran warst.
   *[no] sobald die nächste Person dran ist.
}
refused-own-seat = Das ist dein eigener Stapel: Wähle dafür „{ juse-to-own }“.

## Die Regeln, Seite für Seite

juse-rules-title-1 = Der Tisch
juse-rules-1 = **Juse · Der Tisch**
    { juse-goal }

    Du hast einen verdeckten **{ -nachziehstapel }**: Alle Karten bis auf eine sind ausgeteilt. Diese eine liegt offen in der **Mitte** und beginnt den Stapel ihrer Farbe.
    • Ihr Wert ist der *{ -grundwert }*: Auch die drei anderen Farben beginnen mit ihm.
    • Ein Stapel in der Mitte wächst in seiner Farbe, Wert für Wert, von K weiter zu A, bis er alle dreizehn Karten hat.
    • Neben deinem { -nachziehstapel } wächst dein eigener offener **Stapel**; nur seine oberste Karte zählt.
    • Der { -grundwert } wird nur gezeigt, solange die erste Person dran ist, außer der Tisch wurde mit *{ juse-option-reminders }* eröffnet. Merk ihn dir!

juse-rules-title-2 = Du bist dran
juse-rules-2 = **Juse · Du bist dran**
    Ohne Karte in der Hand kannst du
    • die oberste Karte deines Nachziehstapels **ziehen**, sodass alle sie sehen. Ist er leer, wird dein eigener Stapel umgedreht und zum { -nachziehstapel };
    • die oberste Karte deines eigenen Stapels **in die Mitte** spielen, wenn sie dort passt. Das *musst* du tun, bevor du ziehst;
    • die oberste Karte deines eigenen Stapels **auf einen fremden Stapel** spielen, wenn sie im Wert die nächste nach dessen oberster ist, Farbe egal. Das ist freiwillig.

    Du bleibst dran, bis eine gezogene Karte sonst nirgends passt und du sie auf deinen eigenen Stapel legst.

    Wenn du nur ziehen kannst, wird die Karte für dich gezogen.

juse-rules-title-3 = Wohin damit?
juse-rules-3 = **Juse · Wohin mit einer gezogenen Karte**
    Prüf diese Plätze der Reihe nach und nimm den ersten, der passt:
    1. **die Mitte**: der { -grundwert }, wenn seine Farbe noch keinen Stapel hat, oder die nächste Karte ihrer Farbe;
    2. **ein fremder Stapel**, wenn die Karte im Wert die nächste nach dessen oberster ist, Farbe egal. Passen mehrere, nimm den von der Person, die am frühesten dran ist;
    3. **dein eigener Stapel**, wenn sie sonst nirgends passt. Danach sind die anderen dran, auch wenn die Karte zufällig auf die darunter folgt.

    Auf K folgt A, und auf A folgt 2.

juse-rules-title-4 = Juse!
juse-rules-4 = **Juse · Juse!**
    Niemand hält dich davon ab, etwas zu übersehen. Wenn das passiert, hörst du **Juse!**: für eine Karte am falschen Platz, für einen besseren Platz, den du übersehen hast, oder fürs Ziehen, während oben auf deinem Stapel eine Karte für die Mitte liegt.
    • Die Karte geht dahin zurück, wo sie war (wer zu früh zieht, deckt nichts auf).
    • Alle anderen geben dir die unterste Karte ihres Nachziehstapels oder, wenn sie sonst nichts haben, ihres offenen Stapels. Du bekommst sie ungesehen, unter deinen { -nachziehstapel }.
    • Du bist nicht mehr dran.

    Wer keine Karte mehr hat, gewinnt sofort, auch wenn die letzte als Strafe weggegeben wurde (bei zweien gewinnt, wer zuerst gab). Für die anderen zählt, wie wenige Karten übrig sind.

    Nach der Partie zeigt die **Wiederholung**, was übersehen wurde, was es gekostet hat und was niemand bemerkt hat.

juse-rules-title-5 = Selbst rufen
juse-rules-5 = **Juse · Selbst rufen**
    Was andere übersehen, müsst ihr selbst bemerken. (Bei der { -tagespartie } und an Tischen mit *{ juse-option-referee }: { juse-option-referee-bot }* meldet der Bot jeden Fehler sofort.)
    • Der Bot meldet weiterhin, wenn eine Karte dort nicht passt, wo sie hinkam, und wenn mit der allerletzten Karte ein Fehler passiert. Alle anderen Fehler gelten, solange niemand ruft.
    • Der letzte Zug bleibt markiert. Bis zum nächsten können alle anderen auf **{ juse-button-juse }** drücken, egal wer dran ist. Der nächste Zug zählt frühestens 1,5 Sekunden später, das Ziehen nach zwei.
    • **Richtig?** Der Zug wird zurückgenommen und kostet, was jedes Juse! kostet. Eine zu früh gezogene Karte geht nach oben zurück, obwohl alle sie gesehen haben. Ist schon die nächste Person dran, bleibt es dabei.
    • **{ -fehlalarm }?** Alle hören davon, und du kannst erst wieder rufen, wenn du selbst wieder dran warst (oder schon, sobald die nächste Person dran ist, wenn der Tisch so eröffnet wurde).
    • **Knapp zu spät?** Hat jemand bis zu 3 Sekunden vor dir gerufen, hast du es auch gesehen. Das ist nie ein { -fehlalarm }.
    • Auch Computer passen auf. Auf Leicht melden sie die Hälfte deiner Fehler, auf Normal vier von fünf, auf Schwer fast alle. Was ein anderer Computer tut, überlassen sie einen Moment lang dir. In deinen ersten drei Partien allein melden sie alles, was du übersiehst.

juse-rules-title-6 = Die Stammgäste
juse-rules-6 = **Juse · Die Stammgäste**
    Computer übersehen, was auch Menschen übersehen: die oberste Karte ihres eigenen Stapels, Stapel, die sich ähnlich sehen, und was spät kommt, wenn sie lange dran sind. Außerdem erzählt man sich:
    • Kumari lässt sich mitreißen und schaut nach zwei Karten in Folge kaum noch hin.
    • Nimal schaut nie auf den eigenen Stapel.
    • Chamari verwechselt Stapel, die sich ähnlich sehen.
    • Ruwan hat nur Augen für den Stapel, auf dem gerade etwas passiert ist.
    • Dilani schaut nie auf die andere Seite des Tischs.
    • Asanka vergisst den { -grundwert }.
    • Sanduni glaubt fest, dass nach einem König nichts mehr kommt.
    • Tharindu beobachtet alle anderen und vergisst die Mitte.

    Erwisch sie dabei!

## Abzeichen, und wie man sie bekommt

juse-badge-sharp = Guter Fang
juse-badge-sharp-how = 5 Karten vor dem Sieg
juse-badge-sharp-why = Du hast jemanden mit nur noch fünf Karten bei einem Fehler erwischt.
juse-badge-seven = Auf einen Streich
juse-badge-seven-how = sieben Karten am Stück
juse-badge-seven-why = Du bist sieben Karten am Stück losgeworden.

## In der Wiederholung

juse-next-slip = Unbemerkter Fehler
juse-turning-called = hat etwas übersehen ({ $seen }), +{ $cards }{ $slips ->
    [one] {""}
   *[other] , insgesamt +{ $took }
}
juse-turning-kept = hat eine Karte behalten ({ $seen })
juse-turning-missed = hat nicht gerufen ({ $seen })
juse-turning-unnoticed = kam ungestraft davon ({ $seen })
juse-turning-given = hat { $cards ->
    [one] 1 Karte
   *[other] hintereinander { $cards } Karten
} von { $name } bekommen
juse-slip-called = 📉 Dafür gab es { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} (aus { $before } wurden { $after }){ $over ->
    [no] , und die nächste Person war dran.
   *[yes] , und die Partie war verloren: { $winner } gab die letzte Karte ab.
}
juse-slip-wrong-call = 📉 Dafür gab es keine Karte, aber { $name } konnte eine Weile nicht rufen.
juse-slip-seen = 👀 { $why } { $caller } hat es gesehen.
juse-slip-unnoticed = 👀 Niemand hat es gemerkt: { $why }
juse-slip-kept = { $name } hat diese Karte behalten und war damit nicht mehr dran.
juse-slip-missed = { $count ->
    [one] { $names } hätte eine Karte abgeben können.
   *[other] { $names } hätten je eine Karte abgeben können.
}
juse-slips = 👀 { $name }: { $slips }
juse-slips-none = nichts übersehen
juse-slips-called = { $count ->
    [one] 1-mal
   *[other] { $count }-mal
} erwischt (+{ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $count ->
    [one] 1-mal
   *[other] { $count }-mal
} nicht mehr dran)
juse-slips-unnoticed = { $count } Fehler unbemerkt{ $kept ->
    [0] {""}
    [one] {" "}(1 Karte behalten)
   *[other] {" "}({ $kept } Karten behalten)
}
juse-slips-missed = { $count ->
    [one] 1 Chance
   *[other] { $count } Chancen
} zum Rufen verpasst ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} nicht abgegeben)
juse-slips-wrong = { $count ->
    [one] 1 { -fehlalarm }
   *[other] { $count } Fehlalarme
}

## Was kann ich tun?

juse-can-wait = Schau zu: Nichts ist geheim, und was du jetzt bemerkst, hilft dir später.
juse-can-draw = **{ juse-button-draw }**: { $left ->
    [0] Dein { -nachziehstapel } ist leer, deshalb wird zuerst dein eigener Stapel umgedreht. Dann deckst du dessen oberste Karte für alle auf.
   *[other] Deck die oberste Karte deines Nachziehstapels für alle auf.
}
juse-can-play = Oder spiel { $card }, oben auf deinem Stapel, in die Mitte oder auf einen fremden Stapel (drück auf einen Namen).
juse-can-place = Spiel { $card } in die Mitte, oder drück auf den Namen der Person, auf deren Stapel sie kommt. Dein eigener Name legt sie auf deinen eigenen Stapel.
juse-can-call = **{ juse-button-juse }**: Sag, dass { $name } gerade etwas übersehen hat. Nach einem { -fehlalarm } musst du erst warten, bis du wieder rufen kannst.

juse-matters-centre = In die Mitte kommt die nächste Karte jeder Farbe, von K weiter zu A. Eine Farbe ohne Stapel beginnt mit dem { -grundwert }.
juse-matters-owed = Wenn die oberste Karte deines Stapels in die Mitte passt, kommt sie dorthin, bevor du ziehst.
juse-matters-free = Auf einen fremden Stapel kommt der nächste Wert, Farbe egal. Von deinem eigenen Stapel aus ist das freiwillig.
juse-matters-others = Passt sie nicht in die Mitte, schau auf die fremden Stapel: Dort passt der nächste Wert, Farbe egal. Passen mehrere, nimm den von der Person, die am frühesten dran ist.
juse-matters-own = Auf deinen eigenen Stapel kommt nur, was sonst nirgends passt, und danach sind die anderen dran.
juse-matters-base = Der { -grundwert } ist { $rank }.
juse-matters-remember = Der { -grundwert } wird nicht mehr gezeigt. Weißt du ihn noch?

juse-right-draw = { $first ->
    [yes] Du hast keinen eigenen Stapel, von dem du spielen könntest.
   *[no] Die oberste Karte deines Stapels passt nicht in die Mitte.
}
juse-right-centre = { $below ->
    [none] { $card } beginnt den Stapel von { $suit }.
   *[other] { $card } folgt auf { $below }.
}
juse-right-seat = { $owed ->
    [yes] { $card } ist der nächste Wert nach { $below }, und es gibt keinen besseren Platz.
   *[no] { $card } ist der nächste Wert nach { $below }. Das ist freiwillig.
}
juse-right-own = { $card } passt sonst nirgends. Danach sind die anderen dran.
juse-wrong-does-not-fit = { $card } passt da nicht.
juse-wrong-centre-first = { $card } passt in die Mitte, und die kommt zuerst.
juse-wrong-nearer-first = { $card } passt auch auf den Stapel von { $better }, und { $better } ist früher dran.
juse-wrong-playable-elsewhere = { $card } passt auf den Stapel von { $better }.
juse-wrong-drew-early = { $card } auf deinem eigenen Stapel passt in die Mitte, und die kommt zuerst.

juse-best-only-draw = Du hast keinen eigenen Stapel, von dem du spielen könntest.
juse-best-draw = { $card } von deinem Stapel passt nirgends, schau also, was als Nächstes kommt.
juse-best-own = { $card } passt weder in die Mitte noch auf einen fremden Stapel. Danach sind die anderen dran.
juse-best-last = { $card } ist deine letzte Karte: Spiel sie, und du gewinnst.
juse-best-centre = { $below ->
    [none] { $card } beginnt { $suit } in der Mitte
   *[other] { $card } folgt in der Mitte auf { $below }
}, und { $owed ->
    [yes] die Karte muss dorthin, bevor du ziehst.
   *[no] die Mitte kommt vor allen anderen Plätzen.
}
juse-best-give = { $card } folgt auf { $below }: Du musst sie nicht spielen, aber es ist eine Karte weniger{ $empties ->
    [yes] , und auf einen leeren Stapel kann niemand etwas spielen.
   *[no] {" "}und du bleibst dran.
}
juse-best-seat = { $card } passt nicht in die Mitte, und der einzige Stapel dafür ist der von { $name }: Dort liegt { $below }.
juse-best-nearest = { $card } passt auch bei { $others }, aber { $name } ist früher dran.
juse-best-call = { $drew ->
    [yes] { $name } hat gezogen, obwohl oben auf dem eigenen Stapel eine Karte für die Mitte lag.
   *[no] { $name } hat einen besseren Platz für { $card } übersehen.
}

## Die Lektion

juse-lesson-1 =
    Willkommen bei Juse! Du gewinnst, wenn du vor allen anderen deine Karten los bist. 7♥ in der Mitte beginnt den Stapel von ♥, also beginnen auch die anderen Farben mit einer **7**. Merk dir das: Sobald du nicht mehr dran bist, wird es nicht mehr gezeigt.
    ➡️ Deine Karten liegen verdeckt. Drück auf **{ juse-button-draw }**, um die erste aufzudecken. (An einem echten Tisch wird die allererste für dich gezogen.)
juse-lesson-2 =
    Alle sehen deine Q♠. In die Mitte passt jetzt 8♥ oder noch eine 7, und noch niemand hat einen offenen Stapel. Also kommt diese Karte auf deinen eigenen Stapel, und danach sind die anderen dran. Jeder Stapel hat einen Knopf mit dem Namen der Person.
    ➡️ Drück auf **{ $p0 }**, deinen eigenen Namen.
juse-lesson-3 =
    { $p1 } und { $p2 } waren dran, und es ging ihnen wie dir: Jetzt haben alle einen Stapel.
    ➡️ Drück auf **{ juse-button-draw }**.
juse-lesson-4 =
    8♥ folgt in ihrer Farbe auf 7♥: Sie passt in **die Mitte**, und die Mitte kommt vor allem anderen.
    ➡️ Drück auf **{ juse-to-centre }**.
juse-lesson-5 =
    Eine Karte weniger, und du bleibst dran. In dieser Lektion ziehe ich die nächste Karte für dich: J♦. In die Mitte passt sie nicht. Aber auf **fremden Stapeln** ist die Farbe egal, solange der Wert der nächste ist, und bei { $p2 } liegt 10♣.
    ➡️ Drück auf **{ $p2 }**.
juse-lesson-6 =
    Schau auf deinen eigenen Stapel: Q♠ folgt auf diesen J♦. Von deinem Stapel auf einen fremden ist es freiwillig, aber es ist eine Karte weniger.
    ➡️ Drück noch mal auf **{ $p2 }**.
juse-lesson-7 =
    Die nächste Karte ist 7♣, und ♣ hat noch keinen Stapel. Mit welchem Wert beginnen die Stapel in der Mitte? Der Tisch sagt es dir nicht mehr.
    ➡️ Du weißt es noch, oder? Drück auf **{ juse-to-centre }**.
juse-lesson-8 =
    9♥ gehört natürlich auf 8♥. Aber niemand hält dich davon ab, es zu übersehen. Was dann?
    ➡️ Mach mit Absicht einen Fehler: Drück auf **{ $p0 }**.
juse-lesson-9 =
    { $p1 } hat es gesehen: Das ist ein **Juse!** Nur du liest es hier; an einem echten Tisch lesen es alle. 9♥ liegt wieder oben auf deinem { -nachziehstapel }, die anderen haben dir je eine Karte zugeschoben, und du bist nicht mehr dran. Bei diesem Spiel geht es nur ums Aufpassen.
    ➡️ Drück auf **{ button-lesson-on }**, damit { $p1 } und { $p2 } an die Reihe kommen.
juse-lesson-10 =
    Niemand konnte etwas brauchen. Du weißt, was oben auf deinem { -nachziehstapel } liegt, oder?
    ➡️ Drück auf **{ juse-button-draw }**.
juse-lesson-11 =
    Wieder 9♥: eine zweite Chance.
    ➡️ Leg sie dahin, wo sie hingehört.
juse-lesson-12 =
    Du hast 2♠ gezogen, die nirgends passt. Dann hat { $p1 } 10♥ gezogen und auf den eigenen Stapel gelegt. Aber schau in die Mitte: 10♥ folgt auf deine 9♥! Noch hat es niemand bemerkt. Wer es zuerst sieht, darf rufen, egal wer dran ist.
    ➡️ Schnell, drück auf **{ juse-button-juse }**
juse-lesson-end =
    Erwischt! { $p1 } nimmt 10♥ zurück und bekommt von euch je eine Karte. Andere zu erwischen ist das halbe Spiel. Auf zwei Dinge musst du noch achten, denn niemand warnt dich:
    • Schau vor dem Ziehen auf **deinen eigenen Stapel**: Passt die oberste Karte in die Mitte, kommt sie zuerst dorthin.
    • Passt eine Karte auf mehrere fremde Stapel, kommt sie zu der Person, **die am frühesten dran ist**.
    ➡️ **{ button-lesson-play }** eröffnet einen Tisch mit einem Computer, an dem *{ button-what }* jeden Zug für dich beurteilt. Mit anderen: **/juse new**. In **/juse rules** steht alles, Seite für Seite.

## Befehle

command-juse = Juse: eine Patience für zwei bis acht, in der ihr einander bei Fehlern erwischt
command-juse-new-reminders = Den Wert, mit dem die Stapel in der Mitte beginnen, immer zeigen (leichter)
command-juse-new-referee = Wer bei einem Fehler, den man leicht übersieht, Juse! ruft
command-juse-new-referee-bot = der Bot
command-juse-new-referee-table = ihr selbst
command-juse-new-wrong_calls = Wo ihr selbst ruft: wie lange du nach einem Fehlalarm nicht rufen kannst
command-juse-new-wrong_calls-turn = bis die nächste Person dran ist
command-juse-new-wrong_calls-lap = bis du selbst wieder dran warst
command-juse-draw = Die oberste Karte deines Nachziehstapels ziehen
command-juse-play = Die Karte in deiner Hand oder die oberste deines Stapels irgendwohin spielen
command-juse-play-to = Die Mitte, dein eigener Stapel oder ein fremder Stapel
command-juse-call = Beim letzten Zug Juse! rufen, wo ihr selbst ruft (siehe Regeln)

## In jemandes erster Partie, wenn es zum ersten Mal passiert

juse-new-base = Jede Farbe beginnt mit dem { -grundwert }, der ab jetzt verborgen ist. Merk ihn dir!
juse-new-given = Jemand hat eine Karte auf deinen offenen Stapel gespielt, du musst also eine mehr loswerden.
juse-new-center = Die Stapel in der Mitte wachsen in ihrer Farbe, Wert für Wert, und auf K folgt A.
juse-new-misplay = **Juse!** heißt, dass jemand einen Fehler gemacht hat: Die Karte geht zurück, von allen anderen kommt je eine Karte dazu, und die nächste Person ist dran.
juse-new-turned-over = Ist ein { -nachziehstapel } leer, wird der offene Stapel umgedreht und zum neuen { -nachziehstapel }.

## Boards: is this move a mistake?

juse-board-move = { $where ->
    [draw] { $name } zieht eine Karte.
    [centre] { $name } spielt { $card } in die Mitte.
    [own] { $name } legt { $card } auf den eigenen Stapel.
   *[seat] { $name } spielt { $card } auf den Stapel von { $target }.
}
juse-board-right = { $where ->
    [draw] { $card } passt nicht in die Mitte, also darf gezogen werden.
    [centre] { $below ->
        [none] { $card } beginnt den Stapel dieser Farbe.
       *[other] { $card } folgt auf { $below }.
    }
    [own] { $card } passt sonst nirgends.
   *[seat] { $card } folgt auf { $below }, und es gibt keinen besseren Platz.
}

## What those who watch predict

juse-forecast = **Wer hat nach Runde { $round } die wenigsten Karten?**
juse-forecast-until = die Hälfte der Runde vorbei ist
juse-forecast-part = Runde { $number }
juse-foretold = { $names ->
    [nobody] Nach Runde { $number } hatten alle gleich viele Karten.
   *[other] Die wenigsten Karten nach Runde { $number }: { $names }.
}
