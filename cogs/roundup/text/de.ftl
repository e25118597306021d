-einsatz = Einsatz

roundup-name = Roundup
roundup-tagline = Setz auf die letzte Farbe
roundup-goal = Setz auf die Farbe, die als letzte fertig wird, und sorg dafür, dass es stimmt: Das bringt Punkte.
roundup-lobby = Vier Stapel wachsen vom Ass bis zur Zehn, und du setzt auf den, der als letzter fertig wird. { $min } bis { $max } Personen, am besten 4.
roundup-option-points = Punkte zum Sieg
roundup-option-rounds = Rundenlimit
roundup-option-rounds-0 = keins
roundup-option-tie = Gleichstand am Ende
roundup-option-tie-on = weiterspielen
roundup-option-tie-once = noch eine Runde

## Knöpfe und Listen

roundup-button-pass = Passen
roundup-button-several = Mehrere
roundup-button-play = { $count ->
    [1] { $cards }
    [2] { $cards }
   *[other] { $count } Karten
} spielen
roundup-button-half = Mehr …
roundup-button-anyway = { $card ->
    [none] { $move ->
        [bid] Trotzdem setzen
        [show] Trotzdem zeigen
       *[give] Trotzdem geben
    }
   *[other] { $wanted ->
        [number] Keine Zahl
        [A] Kein Ass
        [2] Keine 2
        [3] Keine 3
        [4] Keine 4
        [5] Keine 5
        [6] Keine 6
        [7] Keine 7
        [8] Keine 8
        [9] Keine 9
        [10] Keine 10
       *[other] Kein { $wanted }
    }: { $card } { $move ->
        [bid] setzen
        [show] zeigen
       *[give] geben
    }
}
roundup-button-pass-card = Passen: { $card }
roundup-button-down = { $card } auf ihren Stapel
roundup-button-jack = { $card } gegen { $name }
roundup-button-back = Zurück
roundup-list-empty = { $when ->
    [now] Tippe zuerst eine Bildkarte an (J, Q, K)
    [back] Für Bildkarten: zuerst Zurück
   *[later] Für Bildkarten, wenn du dran bist
}
roundup-list = { $step ->
    [jack] { $card }: Wer verliert eine zufällige Karte?
    [whom] { $card }: Von wem verlangst du etwas?
    [number] { $card } gegen { $name }: Was verlangst du?
   *[what] { $card }: Von wem verlangst du was?
}
roundup-list-back = Jemand anderes

## In den Bildern

roundup-picture-round = Runde { $number }{ $rounds ->
    [0] {""}
   *[other] /{ $rounds }
}
roundup-picture-to = bis { $goal }
roundup-picture-points = { $points ->
    [one] 1 Pkt.
   *[other] { $points } Pkt.
}
roundup-picture-discards = Ablage
roundup-picture-closed = fertig
roundup-picture-order = { $number ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] zuletzt
}
roundup-picture-just-closed = fertig: { roundup-picture-order }
roundup-thrill-had-it = da!
roundup-thrill-had-it-said = { $name } hatte { $card }!
roundup-thrill-bid-lost = weg!
roundup-thrill-bid-lost-said = { $suit } ist fertig: { $name } verliert den { -einsatz }.
roundup-picture-begins = niedrigste: beginnt
roundup-picture-bid = { -einsatz }
roundup-picture-show = zeigen
roundup-picture-bid-now = Jetzt setzen
roundup-picture-show-now = Stechen!
roundup-picture-left = noch { $count }
roundup-picture-first-out = leer: +1
roundup-picture-total = Summe
roundup-picture-gained = +{ $points }
roundup-picture-gained-both = { $bid }+1
roundup-picture-rounds = { $first }–{ $last }
roundup-picture-legend-bid = richtig gesetzt
roundup-picture-legend-out = +1: zuerst ohne Karten
roundup-picture-juse = Juse!
roundup-picture-you = Du
roundup-picture-asked-bid = Setz: Wähle eine Zahlenkarte
roundup-picture-asked-show = Stechen: Zeig eine Zahlenkarte
roundup-picture-asked-turn = Du bist dran
roundup-picture-asked-give = { $number ->
    [0] Gib eine dieser Farbe her
    [1] Gib ein Ass her
    [8] Gib eine 8 her
   *[other] Gib eine { $number } her
}
roundup-picture-others-bid = { $count ->
    [one] { $name } muss noch setzen
   *[other] Es fehlen { $count } Einsätze
}
roundup-picture-others-show = { $count ->
    [one] { $name } muss noch zeigen
   *[other] Es fehlen { $count } Karten
}
roundup-picture-others-turn = { $name } ist dran
roundup-picture-others-give = { $name } muss eine Karte geben
roundup-picture-over = Die Partie ist vorbei
roundup-picture-no-hand = Keine Karten auf der Hand

# Wörter vor Namen, damit die Zeile von links nach rechts läuft, egal in welcher Schrift der Name steht.
roundup-picture-won = Gewonnen: { $names }
roundup-picture-played = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
roundup-picture-column-bids = Farbe
roundup-picture-column-out = zuerst leer
roundup-picture-column-mistakes = Fehler
roundup-picture-column-points = Punkte
roundup-picture-column-behind = Abstand
roundup-picture-behind = −{ $points }
roundup-picture-place = { $place }.
roundup-picture-story = zuletzt fertig
roundup-picture-move = Zug { $move }

roundup-picture-result-bid = { -einsatz }
roundup-picture-result-right = richtig
roundup-picture-result-out = zuerst leer
roundup-picture-result-total = Punkte
roundup-picture-right = { $count ->
    [0] Kein { -einsatz } war richtig
    [1] Ein { -einsatz } war richtig: 3 Punkte
    [2] Zwei Einsätze waren richtig: je 2 Punkte
    [3] Drei Einsätze waren richtig: je 1 Punkt
   *[other] { $count } Einsätze waren richtig: zu viele für Punkte
}

## Das Ergebnis einer Runde

roundup-result-suit = **Runde { $round }** ist vorbei: { $suit } wurde als letzte Farbe fertig.
roundup-result-right = { $count ->
    [0] Niemand hat darauf gesetzt.
    [1] Nur { $names } hat darauf gesetzt: 3 Punkte.
    [2] { $names } haben darauf gesetzt: je 2 Punkte.
    [3] { $names } haben darauf gesetzt: je 1 Punkt.
   *[other] { $names } haben darauf gesetzt: Bei mehr als drei richtigen gibt es keine Punkte.
}
roundup-result-bids = Einsätze: { $bids }.
roundup-result-bid = { $name } { $suit }
roundup-result-out = { $name } war zuerst ohne Karten: 1 Punkt.
roundup-result-total = { $name } { $points }
roundup-result-totals = Summen: { $totals }.
roundup-own-bid = { $number ->
    [4] Dein { $suit } wurde als letztes fertig: { $points ->
        [0] 0 Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] Dein { $suit } wurde als { $number }. fertig: keine Punkte
}
roundup-own-right = { $count ->
    [0] Sonst hat niemand darauf gesetzt.
    [one] Auch { $names } hat darauf gesetzt.
   *[other] Auch { $names } haben darauf gesetzt.
}
roundup-own-last = { $count ->
    [0] { $suit } wurde als letzte Farbe fertig: Niemand hat darauf gesetzt.
   *[other] { $suit } wurde als letzte Farbe fertig. Darauf gesetzt: { $names }.
}
roundup-own-out = Du warst zuerst ohne Karten: +1.
roundup-own-standing = { $how ->
    [ahead] Du führst mit { $own } von { $goal }.
    [level] Du und { $names } führt mit { $own } von { $goal }.
   *[behind] Du hast { $own } von { $goal }. Vorn mit { $most }: { $names }.
}
roundup-forecast = **Welche Farbe wird in Runde { $round } als letzte fertig?**
roundup-forecast-until = der erste Stapel fertig ist
roundup-forecast-part = Runde { $number }
roundup-foretold = In Runde { $round } wurde { $suit } als letzte Farbe fertig.

## Der Moment von Juse!

roundup-moment-does-not-fit-what = passt nicht
roundup-moment-does-not-fit-why = auf ihren Stapel
roundup-moment-face-up-first-what = { $move ->
    [down] muss warten
    [pass] Noch kein Passen
   *[other] Noch keine Bildkarte
}
roundup-moment-face-up-first-why = eine offene Karte passt, und die kommt zuerst
roundup-moment-number-first-what = { $move ->
    [bid] Eine Bildkarte ist kein { -einsatz }
    [show] Bildkarten kann man nicht zeigen
   *[other] Kein Passen mit einer Bildkarte
}
roundup-moment-number-first-why = { $move ->
    [bid] setzen kann man nur eine Zahlenkarte
   *[other] da ist eine Zahlenkarte zum { $move ->
        [show] Zeigen
       *[other] Passen
    }
}
roundup-moment-wrong-card-what = Diese Karte
roundup-moment-wrong-card-why = wurde nicht verlangt

## Was gerade los ist

roundup-wanted = { $wanted ->
    [number] eine Zahl
    [A] ein Ass
    [2] eine 2
    [3] eine 3
    [4] eine 4
    [5] eine 5
    [6] eine 6
    [7] eine 7
    [8] eine 8
    [9] eine 9
    [10] eine 10
   *[other] ein { $wanted }
}
roundup-name-and-card = { $name } { $card }
roundup-name-and-points = { $name } +{ $points }
roundup-status-bid = ▶ Runde { $round }: Alle setzen, in **{ button-hand }**. { $count ->
    [0] Noch liegt kein { -einsatz }.
   *[other] Gelegt: { $placed }. Noch nicht gelegt: **{ $waiting }**.
}
roundup-status-one-more = ⚔️ Gleichstand mit { $score }! Noch eine Runde für alle: Wer dann vorn liegt, gewinnt.{ $tie ->
    [once] {" "}Immer noch gleich? Dann teilt ihr euch den Sieg.
   *[on] {""}
}
roundup-status-show = ▶ Stechen um die niedrigste Karte: Zeigt noch eine, in **{ button-hand }**. { $count ->
    [0] Noch nicht gelegt: **{ $waiting }**.
   *[other] Gelegt: { $placed }. Noch nicht gelegt: **{ $waiting }**.
}
roundup-status-turn = { $who ->
    [computer] ▶ Als Nächstes ist **{ $name }** dran.
   *[person] ▶ **{ $name }** ist dran: Öffne **{ button-hand }**.
}
roundup-status-settled = ▶ An den Punkten kann sich nichts mehr ändern: Die Runde läuft von selbst zu Ende.
roundup-status-pass = ▶ **{ $name }** kann nichts spielen und passt.
roundup-status-give = ▶ { $asker } verlangt von **{ $name }** { roundup-wanted }{ $who ->
    [computer] .
   *[person] : Öffne **{ button-hand }**.
}

roundup-did-deal = Runde { $round } ist ausgeteilt{ $voids ->
    [0] {""}.
    [one] , beim zweiten Versuch: Einmal bekam jemand keine Zahlenkarte.
   *[other] ; davor bekam { $voids }-mal jemand keine Zahlenkarte.
}
roundup-did-turn-up-bid = Die Einsätze: { $cards }.
roundup-did-turn-up-show = Gezeigt: { $cards }.
roundup-did-tie = Gleichstand bei der niedrigsten Karte: { $names }.
roundup-did-begin = { $name } beginnt.
roundup-did-up = { $name } hat { $cards } vom Tisch gespielt.
roundup-did-down = { $name } hat { $cards } aus der Hand gespielt.
roundup-did-pass = { $how ->
    [free] { $name } hat gepasst.
    [discarded] { $name } hat gepasst und { $card } abgeworfen.
   *[turned] { $name } hat gepasst und { $card } aufgedeckt.
}
roundup-did-face = { $name } hat { $card } gegen { $target } gespielt{ $wanted ->
    [any] {""}.
   *[other] {" "}und verlangt { roundup-wanted }.
}
roundup-brought-out = wird { $discarded ->
    [yes] abgeworfen
   *[no] aufgedeckt
}.
roundup-did-bring-out = { $card } { roundup-brought-out }
roundup-did-give = { $name } hat { $card } hergegeben; sie { roundup-brought-out }
# Folgt in derselben Zeile auf das, was bei wem gespielt wurde.
roundup-did-miss = { $wanted ->
    [any] Keine Karte auf dieser Hand.
    [A] Kein Ass auf dieser Hand.
    [2] Keine 2 auf dieser Hand.
    [3] Keine 3 auf dieser Hand.
    [4] Keine 4 auf dieser Hand.
    [5] Keine 5 auf dieser Hand.
    [6] Keine 6 auf dieser Hand.
    [7] Keine 7 auf dieser Hand.
    [8] Keine 8 auf dieser Hand.
    [9] Keine 9 auf dieser Hand.
    [10] Keine 10 auf dieser Hand.
   *[other] Kein { $wanted } auf dieser Hand.
}
roundup-did-close = { $suit } ist fertig.
roundup-did-empty = { $name } ist zuerst ohne Karten.
roundup-did-misplay = **Juse!** { $name } nimmt den Zug zurück.
roundup-did-round = **Runde { $round }**: { $suit } wurde als letzte Farbe fertig. { $count ->
    [0] Niemand bekommt Punkte.
   *[other] { $gained }.
}
roundup-did-win = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } teilen sich den Sieg!
}
roundup-rank = **{ $place }** · { $name }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { called-how-often }

# Was sie entschieden hat, nach dem Namen.
roundup-turning = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mit { $suit } in Runde { $round }{ $how ->
    [won] {""}
    [own] {" "}verloren, die Zehn selbst gespielt
   *[lost] {" "}verloren, weil { $closer } die Zehn spielte
}

## Abzeichen, und wie man sie bekommt

roundup-badge-alone = Kühner { -einsatz }
roundup-badge-alone-how = allein richtig gesetzt
roundup-badge-alone-why = Du hast auf die richtige Farbe gesetzt, und sonst niemand.
roundup-badge-twice = Richtig und leer
roundup-badge-twice-how = richtig, zuerst leer
roundup-badge-twice-why = Du hast auf die richtige Farbe gesetzt und warst zuerst ohne Karten.

## Wenn eine Partie früher endet

roundup-hands = Handkarten: { $hands }.
roundup-held = { $name } ({ $count ->
    [0] keine Karten
   *[other] { $cards }
})

## Warum es ein Fehler war

roundup-fault-face-up-first = { $move ->
    [down] { $name } hat { $card } aus der Hand gespielt, aber eine offene Karte passt und muss zuerst gespielt werden.
    [pass] { $name } wollte passen, aber eine offene Karte passt und muss zuerst gespielt werden.
   *[other] { $name } hat eine Bildkarte gespielt, aber eine offene Karte passt und muss zuerst gespielt werden.
}
roundup-fault-does-not-fit = { $name } hat { $card } gespielt, aber sie passt nicht auf ihren Stapel.
roundup-fault-number-first = { $move ->
    [bid] { $name } hat eine Bildkarte gesetzt: Setzen kann man nur eine Zahlenkarte.
    [show] { $name } hat eine Bildkarte gezeigt und hatte noch eine Zahlenkarte auf der Hand.
   *[other] { $name } hat mit einer Bildkarte gepasst und hatte noch eine Zahlenkarte auf der Hand.
}
roundup-fault-wrong-card = { $name } hat eine Karte gegeben, die nicht verlangt war.

## Meine Karten

roundup-hand-bid = ▶ Tippe eine Zahlenkarte an: Du setzt darauf, dass ihre Farbe als **letzte** fertig wird. Die Karte liegt danach offen.
roundup-hand-hold = { $how ->
    [ace] Du hast **{ $card }**: Solange du diese Karte behältst, kann { $suit } nicht beginnen.
   *[low] Du hast **{ $card }**: Solange du diese Karte behältst, kann { $suit } nicht fertig werden.
}
roundup-hand-race = -# 🏁 Zuerst leer: **+1**. Du { $own }, { $name } { $least }
roundup-hand-show = ▶ **{ $card }** ist eine der niedrigsten: Tippe noch eine Zahlenkarte an. Die niedrigste beginnt.
roundup-hand-turn = ▶ Du bist dran: Tippe eine Karte an, um sie zu spielen, oder **{ roundup-button-pass }**{ $down ->
    [0] , was jetzt nichts kostet.
   *[other] .
}
roundup-hand-signs = -# { $up } offen · { $gone } weg
roundup-hand-pass = { $numbers ->
    [yes] ▶ Passen kostet dich eine Zahlenkarte: Tippe die an, die du aufdeckst.
   *[no] ▶ Passen kostet dich eine Karte: Tippe die Bildkarte an, die du abwirfst.
}
roundup-hand-several = { $count ->
    [0] ▶ Tippe deine offenen Karten in der Reihenfolge an, in der du sie spielst.
   *[other] ▶ Gewählt: { $cards }. Tippe die nächste Karte an, oder drück auf „… spielen“. Tippst du eine gewählte noch mal an, nimmst du sie zurück.
}
roundup-hand-face = ▶ **{ $card }** { $rank ->
    [jack] nimmt jemandem eine zufällige Karte von der Hand: Wähle unten in der Liste, wem.
    [queen] verlangt von jemandem eine Farbe: Wähle unten in der Liste, von wem und welche.
   *[king] verlangt von jemandem eine Zahl: Wähle unten in der Liste, von wem und welche.
}
roundup-hand-give = ▶ **{ $name }** verlangt von dir **{ roundup-wanted }**: Tippe die Karte an, die du hergibst.
roundup-hand-placed = Du hast **{ $card }** gelegt. Sie wird aufgedeckt, sobald alle so weit sind.
roundup-hand-wait = Gerade ist nichts zu tun.
roundup-hand-over = Die Partie ist vorbei.

## Die Bilder in Worten

roundup-alt-head = Roundup, Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
}, bis { $goal }.
roundup-alt-waiting = { $what ->
    [bid] Noch nicht gesetzt: { $names }.
    [show] Stechen: noch keine Karte von { $names }.
    [give] Es fehlt eine Karte von { $names }.
   *[turn] { $names } ist dran.
}
roundup-alt-owed = Verlangt: { roundup-wanted }.
roundup-alt-stacks = Stapel: { $tops }.
roundup-alt-no-stack = noch kein { $suit }
roundup-alt-closed = { $card } (fertig)
roundup-alt-discards = { $count ->
    [0] Nichts abgeworfen.
   *[other] Abgeworfen: { $discards }.
}
roundup-alt-seat = { $name }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $bid ->
    [none] {""}
   *[other] { -einsatz } { $bid },{" "}
}{ $down ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $down } Karten
} auf der Hand{ $placed ->
    [yes] , eine davon gelegt
   *[no] {""}
}{ $up ->
    [0] {""}
   *[other] ; offen { $cards }
}{ $out ->
    [yes] ; zuerst ohne Karten.
   *[no] .
}
roundup-alt-round = Runde { $round }, { $suit } zuletzt: { $points }.
roundup-alt-gained = { $name } { $suit }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
}{ $out ->
    [yes] {" "}(zuerst leer)
   *[no] {""}
}
roundup-alt-earlier = { $last ->
    [1] Runde 1
   *[other] Runden 1–{ $last }
}: { $points }.
roundup-alt-outs = Punkte, weil zuerst ohne Karten: { $outs }.
roundup-alt-closed-last = { $suit } wurde als letzte Farbe fertig.
roundup-alt-bid = { $name }: { -einsatz } { $card }{ $right ->
    [yes] , die richtige Farbe
   *[no] {""}
}; { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
} vor dieser Runde.
roundup-alt-misplay = { $count ->
    [0] Juse! Der letzte Zug war von { $name }.
   *[other] Juse! { $name } hat { $cards } gespielt.
}
roundup-alt-asked = { $what ->
    [bid] Du musst setzen.
    [show] Stechen: Du musst noch eine Karte zeigen.
    [give] Von dir verlangt: { roundup-wanted }.
    [turn] Du bist dran.
   *[nothing] Gerade ist nichts zu tun.
}
roundup-alt-own-down = { $count ->
    [0] Keine Karten auf der Hand.
   *[other] Auf der Hand: { $cards }.
}
roundup-alt-own-up = { $count ->
    [0] Nichts offen.
   *[other] Offen: { $cards }.
}
roundup-alt-own-placed = Gelegt: { $card }.

## Absagen

refused-already-placed = Du hast schon eine Karte gelegt, und dabei bleibt es.
refused-lies-face-up = { $card } liegt offen: Wähle dafür eine Karte von deiner Hand.
refused-lies-face-down = { $card } ist noch auf deiner Hand: Wähle dafür offene Karten.
refused-not-your-card = Du hast { $card } nicht.
refused-card-twice = Du kannst dieselbe Karte nicht zweimal spielen.
refused-pass-with-a-card = Passen kostet eine Karte von deiner Hand: Wähle sie in „{ button-hand }“ oder nenne sie.
refused-own-target = Eine Bildkarte spielst du gegen jemand anderen.
refused-something-else-asked = { $asked ->
    [bid] Zuerst setzen alle: Wähle eine Karte in „{ button-hand }“ oder nutze /roundup bid.
    [show] Zuerst wird der Gleichstand entschieden: Wähle eine Karte in „{ button-hand }“ oder nutze /roundup show.
    [give] Zuerst gibt jemand eine Karte her: in „{ button-hand }“ oder mit /roundup give.
   *[turn] Du bist dran: Spiel Karten, spiel eine Bildkarte oder passe.
}
refused-not-a-face-card = { $card } ist weder Bube noch Dame noch König.
refused-suit-needed = Eine Dame verlangt eine Farbe: Wähle auch eine.
refused-number-needed = Ein König verlangt eine Zahl: Wähle auch eine von 1 bis 10.
refused-nobody-called = An diesem Tisch spielt niemand namens „{ $name }“.

## Die Regeln, Seite für Seite

roundup-rules-title-1 = Der { -einsatz }
roundup-rules-1 = **Roundup · Der { -einsatz }**
    { roundup-goal }

    In jeder Runde werden alle Karten ausgeteilt, und nur du siehst deine. A bis 10 sind *Zahlenkarten*; J, Q und K (Bube, Dame, König) sind *Bildkarten*. In der Mitte wachsen vier **Stapel**, einer je Farbe, vom Ass bis zur Zehn. Ein Stapel mit seiner Zehn ist *fertig*.
    • Du legst geheim eine Zahlenkarte. Sie ist dein **{ -einsatz }**: Du setzt darauf, dass ihre Farbe als **letzte** fertig wird. Alle Einsätze werden zusammen aufgedeckt.
    • Danach liegt deine Karte **offen** vor dir auf dem Tisch, wo alle sie sehen. Der Rest ist deine **Hand**.
    • Der niedrigste { -einsatz } beginnt. Bei Gleichstand kommt es zum Stechen: Die Beteiligten zeigen noch eine Zahlenkarte, und die niedrigste davon beginnt.

roundup-rules-title-2 = Dein Zug
roundup-rules-2 = **Roundup · Dein Zug**
    Du machst eins davon:
    • **offene Karten spielen**, auf die Stapel, so viele du willst, eine nach der anderen. Passt eine deiner offenen Karten, *musst* du das vor allem anderen tun;
    • **eine Karte von deiner Hand spielen**, die passt. Du kannst sie auch zurückhalten;
    • **eine Bildkarte** von deiner Hand gegen jemand anderen spielen;
    • **passen**. Das kostet eine Zahlenkarte von deiner Hand: Du wählst, welche du aufdeckst. Hast du nur Bildkarten, wirfst du dafür eine ab. Mit leerer Hand kostet Passen nichts.

    Danach ist links von dir die nächste Person dran, die noch Karten hat.

    Hast du keine Karten auf der Hand und kannst nichts Offenes spielen, passt du automatisch. Kann sich an den Punkten nichts mehr ändern, läuft die Runde von selbst zu Ende.

roundup-rules-title-3 = Bildkarten
roundup-rules-3 = **Roundup · Bildkarten**
    Eine Bildkarte kommt immer auf die Ablage und holt eine Karte aus einer fremden Hand:
    • ein **Bube** (J) eine zufällige,
    • eine **Dame** (Q) eine der Farbe, die du nennst,
    • ein **König** (K) eine mit der Zahl, die du nennst, 1 bis 10.

    Gibt es mehrere, wählt die andere Person. Eine Zahlenkarte, die so herauskommt, liegt ab dann offen; eine Bildkarte wird abgeworfen. Ist keine da, passiert nichts.

roundup-rules-title-4 = Punkte
roundup-rules-4 = **Roundup · Punkte**
    Die Runde endet, wenn alle vier Stapel fertig sind. Dann gibt es Punkte:
    • Hast du auf die Farbe gesetzt, die als letzte fertig wurde, bekommst du 3 Punkte, wenn es sonst niemand getan hat, 2, wenn ihr zu zweit wart, 1 zu dritt und nichts, wenn es mehr waren.
    • Wer in der Runde zuerst ohne Karten ist, bekommt 1 Punkt dazu.

    Sobald jemand 5 Punkte hat (oder so viele, wie am Tisch vereinbart) oder die letzte Runde des Tisches vorbei ist, gewinnt die höchste Summe die Partie. Bei Gleichstand an der Spitze spielt ihr noch eine Runde. Wer danach immer noch gleichauf ist, teilt sich den Sieg, oder ihr spielt weiter, je nach Tisch.

roundup-rules-title-5 = Juse!
roundup-rules-5 = **Roundup · Juse!**
    Am Tisch kannst du alles versuchen. **Juse!** hörst du, wenn
    • du eine Karte spielst, die nicht passt: Von mehreren nimmst du alle zurück;
    • eine offene Karte passt und du etwas anderes tust;
    • du eine Bildkarte setzt oder zeigst oder mit ihr passt, obwohl du eine Zahlenkarte hast;
    • du eine Karte gibst, die nicht verlangt war.

    Die Karten gehen zurück, und du bist weiter dran.

## Was kann ich tun?

roundup-can-bid = Öffne **{ button-hand }** und tippe die Karte an, die du setzt. Liegt sie einmal, bleibt es dabei.
roundup-can-show = Öffne **{ button-hand }** und tippe noch eine Zahlenkarte an.
roundup-can-give = Von dir verlangt: { roundup-wanted }. Öffne **{ button-hand }** und tippe die Karte an, die du hergibst.
roundup-can-placed = Deine Karte liegt, und dabei bleibt es. Jetzt wählen die anderen.
roundup-can-wait = Gerade ist nichts zu tun. **{ button-hand }** zeigt dir jederzeit deine Karten.
roundup-can-up = **Eine offene Karte spielen** (mit ↑): Öffne **{ button-hand }** und tippe sie an. Für mehr als eine drück zuerst auf **{ roundup-button-several }**.
roundup-can-down = **Eine Karte von deiner Hand spielen**: Tippe sie an.
roundup-can-face = **Bube, Dame oder König** gegen jemand anderen spielen: Tippe die Karte an, dann wähle in der Liste, gegen wen und was.
roundup-can-pass = { $down ->
    [0] **{ roundup-button-pass }**, was jetzt nichts kostet.
   *[other] **{ roundup-button-pass }**: Drück darauf, dann tippe die Karte an, die es dich kostet.
}

roundup-matters-bid = Setzen kannst du nur eine Zahlenkarte, A bis 10, und zwar darauf, dass ihre Farbe als letzte fertig wird: Das bringt 3 Punkte, wenn sonst niemand darauf setzt, 2 zu zweit, 1 zu dritt. Danach liegt die Karte offen, und die niedrigste beginnt.
roundup-matters-show = Die niedrigste gezeigte Karte beginnt. Es muss eine Zahlenkarte sein, wenn du eine hast.
roundup-matters-give = Du musst hergeben, was verlangt wurde. Eine Zahlenkarte wird aufgedeckt; eine Bildkarte wird abgeworfen.
roundup-matters-owed = Auf einen Stapel kommt die nächste Zahl seiner Farbe, vom Ass bis zur Zehn. Passt eine deiner offenen Karten, musst du sie vor allem anderen spielen.
roundup-matters-hold = Eine Karte von deiner Hand, die passt, kannst du spielen oder zurückhalten.
roundup-matters-pass = Passen deckt eine Zahlenkarte von deiner Hand auf; hast du nur Bildkarten, wirfst du eine ab.
roundup-matters-face = Ein Bube holt eine zufällige Karte, eine Dame eine der Farbe, ein König eine mit der Zahl, die du nennst. Ist keine da, passiert nichts.
roundup-matters-aim = Punkte bekommst du, wenn die Farbe, auf die du gesetzt hast, als letzte fertig wird. Treib also die anderen voran und halte deine zurück. Wer zuerst ohne Karten ist, bekommt 1 Punkt dazu.

roundup-any-down = eine Karte aus der Hand
roundup-any-pass = passen
roundup-any-face = Bube, Dame oder König gegen irgendwen
roundup-face-card = { $move ->
    [pass] mit einer Bildkarte passen
   *[bid] eine Bildkarte
}
roundup-move-asking = { $card } gegen { $name }: { roundup-wanted } verlangen
roundup-right-up = Offene Karten, die passen, musst du jetzt spielen.
roundup-right-down = Was von deiner Hand passt, darfst du spielen oder zurückhalten.
roundup-right-pass = { $cost ->
    [nothing] Mit leerer Hand kostet es nichts.
    [face] Du hast keine Zahlenkarte auf der Hand, also kannst du mit einer Bildkarte passen. Sie wird abgeworfen.
   *[number] Du kannst mit jeder Zahlenkarte von deiner Hand passen. Sie wird aufgedeckt.
}
roundup-right-face = Keine deiner offenen Karten passt gerade, also darfst du das.
roundup-right-bid = Eine Zahlenkarte darf man setzen.
roundup-right-show = Eine Zahlenkarte darf man zeigen.
roundup-right-give = Das wurde verlangt.
roundup-wrong-face-up-first = eine deiner offenen Karten passt, und die kommt zuerst.
roundup-wrong-does-not-fit = das passt jetzt auf keinen Stapel.
roundup-wrong-number-first = { $move ->
    [bid] setzen kann man nur eine Zahlenkarte.
    [show] du hast eine Zahlenkarte zum Zeigen.
   *[pass] du hast eine Zahlenkarte zum Passen.
}
roundup-wrong-wrong-card = das wurde nicht verlangt.

## Warum ein Zug der beste ist

roundup-coach-bid = { $count ->
    [0] Du hast wenig, womit du eine Farbe zurückhalten kannst. Da hilft nur raten: Vielleicht wird { $suit } erst spät fertig.
    [one] Du behältst { $cards }: Solange diese Karte auf deiner Hand bleibt, kann { $suit } nicht fertig werden.
   *[other] Du behältst { $cards }: Solange etwas davon auf deiner Hand bleibt, kann { $suit } nicht fertig werden.
}
roundup-coach-up = { $count ->
    [one] Eine offene Karte, die passt, kommt vor allem anderen.
   *[other] Die erste davon musst du sowieso spielen, und je mehr du auf einmal spielst, desto eher bist du ohne Karten.
}
roundup-coach-down = Auf { $suit } hast du nicht gesetzt: Je früher es fertig wird, desto besser für dein { $bid }.
roundup-coach-down-bid = { $count ->
    [0] Du hast kein anderes { $bid } zum Zurückhalten, und mit einer Karte weniger bist du eher ohne Karten.
   *[other] Mit einer Karte weniger bist du eher ohne Karten, und mit { $cards } hältst du { $bid } weiter zurück.
}
roundup-coach-free-pass = Keine deiner Karten passt, und mit leerer Hand kostet Passen nichts.
roundup-coach-pass = So behältst du { $cards } auf der Hand und hältst { $bid } zurück, auf das du gesetzt hast; { $own ->
    [yes] { $card } liegt offen, bis sie passt.
   *[no] offen bringt { $card } nur { $suit } voran.
}
roundup-coach-pass-face = Du hast nur noch Bildkarten, und eine abzuwerfen verrät nichts von deinen Farben.
roundup-coach-discarded = { $card } wird nur abgeworfen, und deine Zahlenkarten bleiben auf der Hand.
roundup-coach-turned-up = { $bid ->
    [yes] { $missing ->
        [0] { $card } gehört zu deiner eigenen Farbe und muss sofort gespielt werden, aber mit deinen anderen Karten würdest du mehr verschenken.
        [one] { $card } gehört zu deiner eigenen Farbe, aber vorher muss noch ein { $suit } gespielt werden.
       *[other] { $card } gehört zu deiner eigenen Farbe, aber vorher müssen noch { $missing } { $suit } gespielt werden.
    }
   *[no] Offen muss { $card } gespielt werden, sobald sie passt, und das bringt nur { $suit } voran.
}
roundup-coach-face-spent = Das kostet dich keine Zahlenkarte: Alle bleiben auf deiner Hand.
roundup-coach-jack = { $count ->
    [one] Die eine Karte auf der Hand von { $name }
   *[other] Eine der { $count } Karten auf der Hand von { $name }
} kommt heraus; eine Zahlenkarte muss dann gespielt werden, sobald sie passt, und deine bleiben auf der Hand.
roundup-coach-queen = { $theirs ->
    [yes] { $name } hat auf { $suit } gesetzt und will es zurückhalten: Eine Zahlenkarte, die herauskommt, muss gespielt werden, sobald sie passt.
   *[no] Wenn { $name } { $suit } zurückhält, kommt eine Zahlenkarte davon heraus und muss gespielt werden, sobald sie passt.
}
roundup-coach-king = { $count ->
    [0] Wenn { $name } { roundup-wanted } hat, kommt diese Karte heraus, und deine eigenen Karten bleiben auf der Hand.
   *[other] { $suits } { $count ->
        [one] wartet
       *[other] warten
    } auf { roundup-wanted }: Hält { $name } so eine Karte zurück, kommt sie heraus und muss gespielt werden.
}

## Die Lektion

roundup-lesson-1 =
    In der Mitte baut ihr zusammen vier Stapel, einen je Farbe, vom Ass bis zur Zehn. Punkte bekommst du, wenn die Farbe, auf die du setzt, als **letzte** fertig wird. Eine Karte, die du behältst, hält ihren ganzen Stapel auf, und du hast A♦, 2♦ und 4♦: Setz also auf ♦! Die Karte liegt danach offen, nimm deshalb eine hohe.
    ➡️ Drück auf **{ button-hand }** (die siehst nur du), dann auf **9♦**.
roundup-lesson-2 =
    Jetzt liegen alle Einsätze offen. { $p1 } hatte die niedrigste Karte, fing an und spielte A♥. Du hast 2♥: Spiel sie, denn je früher die anderen Farben fertig werden, desto besser für dein ♦.
    ➡️ Tippe in **{ button-hand }** auf **2♥**: Antippen spielt eine Karte.
roundup-lesson-3 =
    { $p3 } hat gegen dich einen König gespielt und eine 5 verlangt, deshalb liegt deine 5♥ jetzt offen. Von deinen Karten passt nur A♦, und die behältst du! Also passt du, und das kostet etwas: Du wählst eine Zahlenkarte, die auch aufgedeckt wird.
    ➡️ Drück in **{ button-hand }** auf **{ roundup-button-pass }**, dann auf **6♥**.
roundup-lesson-4 =
    { $p1 } hat 4♥ gespielt, also passt deine 5♥. Eine offene Karte, die passt, muss vor allem anderen gespielt werden. Und wenn du dich darum drückst?
    ➡️ Mach mit Absicht einen Fehler: Drück in **{ button-hand }** auf **{ roundup-button-pass }**, dann auf **6♣**.
roundup-lesson-5 =
    Das ist ein **Juse!** Nur du liest es hier; an einem echten Tisch lesen es alle. Du hast die Karte zurückgenommen und bist weiter dran. Spiel also, was du musst; 6♥ kann gleich folgen.
    ➡️ ↑ steht vor deinen offenen Karten. Drück auf **{ roundup-button-several }**, tippe **↑5♥** und **↑6♥** an, dann drück auf **5♥ 6♥ spielen**.
roundup-lesson-6 =
    Jemand hält 7♥ zurück. Eine Bildkarte kann sie herausholen: Ein **Bube** (J) holt eine zufällige Karte, ein **König** (K) verlangt eine Zahl, eine **Dame** (Q) eine Farbe. Versuch es bei { $p2 }.
    ➡️ Tippe in **{ button-hand }** auf **Q♠**. Dann wähle unten in der Liste **Q♠ gegen { $p2 }: ein ♥ verlangen**.
roundup-lesson-7 =
    Es war 7♥! Sobald sie offen lag, musste { $p2 } sie spielen. So geht der Rest der Runde weiter: Alle halten die Farbe zurück, auf die sie gesetzt haben, und die anderen treiben sie ihnen aus der Hand.
    ➡️ Drück auf **{ button-lesson-on }**, um zu sehen, wie es ausgeht.
roundup-lesson-end =
    ♦ wurde als letzte Farbe fertig, und sonst hatte niemand darauf gesetzt: 3 Punkte für dich. { $p1 } war zuerst ohne Karten und bekommt 1. Das war eine kurze Partie, und du hast sie gewonnen!
    ➡️ Weiter geht es mit **/roundup new**. Nimm Computer dazu, wenn du allein bist; zu viert spielt es sich am besten. Mit **learning** beurteilt *{ button-what }* jeden Zug für dich. Alles Weitere steht in **/roundup rules**.

## Befehle

command-roundup = Roundup: Setz auf die Farbe, die als letzte fertig wird
command-roundup-new-points = Punkte zum Sieg; ohne Angabe 5
command-roundup-new-rounds = Nach wie vielen Runden die Partie endet, egal bei wie vielen Punkten; 0: nie
command-roundup-new-tie = Was passiert, wenn am Ende mehrere gleichauf vorn liegen
command-roundup-new-tie-on = weiterspielen, bis jemand allein vorn liegt
command-roundup-new-tie-once = noch eine Runde, dann den Sieg teilen
command-roundup-bid = Geheim eine Zahlenkarte legen: Du setzt auf ihre Farbe
command-roundup-bid-card = Eine deiner eigenen Karten, wie 7H oder 10♥
command-roundup-show = Einen Gleichstand entscheiden: geheim noch eine Zahlenkarte legen
command-roundup-show-card = { command-roundup-bid-card }
command-roundup-up = Offene Karten auf die Stapel spielen
command-roundup-up-cards = Eine Karte oder mehr, in der Reihenfolge, in der du sie spielst, wie 2H 3H AS
command-roundup-down = Eine Karte von deiner Hand auf ihren Stapel spielen
command-roundup-down-card = Eine Karte von deiner Hand, wie 7H oder 10♥
command-roundup-pass = Passen; kostet eine Karte von deiner Hand, wenn du welche hast
command-roundup-pass-card = Die Karte von deiner Hand, die du aufdeckst
command-roundup-face = Bube, Dame oder König von deiner Hand gegen jemanden spielen
command-roundup-face-card = Die Bildkarte
command-roundup-face-on = Gegen wen du sie spielst
command-roundup-face-suit = Für eine Dame
command-roundup-face-suit-Spades = Pik
command-roundup-face-suit-Hearts = Herz
command-roundup-face-suit-Diamonds = Karo
command-roundup-face-suit-Clubs = Kreuz
command-roundup-face-number = Für einen König: 1 bis 10
command-roundup-give = Die Karte hergeben, die eine Dame oder ein König verlangt
command-roundup-give-card = { command-roundup-down-card }

## In jemandes erster Partie, wenn es zum ersten Mal passiert

roundup-new-bids = Spiel die nächste Karte eines Stapels (zuerst Asse) oder eine Bildkarte, oder passe.
roundup-new-face = Bildkarten holen Karten aus fremden Händen. Die liegen dann offen, und sobald sie passen, müssen sie zuerst gespielt werden.
roundup-new-give = Du hast mehrere zur Wahl: Gib die her, die du am wenigsten brauchst.
roundup-new-pass = Deine Karte liegt jetzt offen. Sobald sie passt, muss sie zuerst gespielt werden.
roundup-new-closed = Mit der 10 ist ein Stapel fertig. Seine Farbe kann nicht mehr die letzte sein, ein Einsatz darauf bringt nichts.
roundup-new-misplay = Juse! heißt, dass es ein Fehler war: Die Karte geht zurück, und dieselbe Person ist weiter dran.
roundup-review-why = { $how ->
    [bid-suit] { $suit } passt besser zu deiner Hand
    [bid-higher] Niedrige Karten auf der Hand halten { $suit } am längsten zurück, setz also eine höhere
    [bid-lower] Mit einem niedrigeren { $suit } als { -einsatz } bleibt dir die bessere Hand
    [gave-away] { $card } hat { $suit } vorangebracht, und das war deine eigene Farbe
    [held-back] { $card } passt, spiel sie also gleich
    [wait] { $card } passt, kann aber warten
    [one-by-one] Solange eine offene Karte passt, musst du sonst nichts aus der Hand geben
    [more-at-once] Hier lohnt es sich, mehrere offene Karten auf einmal zu spielen
    [ask] { $card } kostet dich keine Zahlenkarte
    [spent] { $card } kann so auf deiner Hand bleiben
    [other-card] { $card } ist dafür die bessere Karte
   *[plain] Ich habe beides durchgespielt
}: { $effect }.
roundup-review-effect = { $effect ->
    [own-suit] Mit **{ $better }** wird deine Farbe bei { $often } von 100 { roundup-review-deals } als letzte fertig, mit **{ $played }** bei { $seldom }
    [first-out] Mit **{ $better }** bist du bei { $often } von 100 { roundup-review-deals } zuerst ohne Karten, mit **{ $played }** bei { $seldom }
    [rival] Mit **{ $better }** kommt { $name } nur bei { $often } von 100 { roundup-review-deals } zu Punkten, mit **{ $played }** bei { $seldom }
    [exact] Hier kannst du dir jede verdeckte Karte erschließen, und wenn ihr beide euer Bestes gebt, bringt dir **{ $better }** mehr als **{ $played }**
   *[none] **{ $better }** hilft dir auf vielerlei Art ein wenig
}
roundup-review-deals = { $hidden ->
    [yes] möglichen Verteilungen
   *[no] weitergespielten Partien
}
roundup-review-goal = { $effect ->
    [own-suit] { $suit ->
        [none] Sorge dafür, dass die Farbe, auf die du gesetzt hast, als letzte fertig wird
       *[other] Sorge dafür, dass { $suit } als letzte Farbe fertig wird
    }
    [first-out] Sei zuerst ohne Karten
    [rival] Lass { $name } nicht zu Punkten kommen
   *[none] Hol in dieser Runde Punkte
}.
roundup-review-brought = { $suit } wurde als letzte Farbe fertig. Du bekamst { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
roundup-why-hard = { $name } hat die verdeckten Karten { $deals ->
        [one] einmal
       *[other] { $deals }-mal
    } so verteilt, wie sie nach allem, was bekannt war, liegen konnten, und von jedem der besten Züge aus weitergespielt. Chance auf den Sieg: **{ $move }** { $worth } %, { $other } { $other_worth } %.
roundup-why-holding = Bei { $held } von { $deals } Verteilungen hatte { $target }, was verlangt wurde.
roundup-why-only = { $name } hat sonst keinen Zug gesehen, der sich gelohnt hätte.
roundup-why-relaxed = Zu zweit macht { $name } drei von fünf Zügen nach Faustregeln, damit du eine Chance hast. So kam es zu **{ $move }**.
roundup-why-rule = { $rule ->
    [bid] { $name } setzt auf die Farbe, die sich mit dieser Hand am längsten zurückhalten lässt: { $suit }.
    [up] Offene Karten, die passen, müssen zuerst gespielt werden. { $own }, die eigene Farbe, hebt sich { $name } dabei für zuletzt auf.
    [down] { $card } passt, und { $name } bringt jede Farbe voran außer der eigenen, { $own }.
    [up-rid] Für { $own } kann sich nichts mehr ändern, also spielt { $name } alle offenen Karten, die passen.
    [down-rid] Für { $own } kann sich nichts mehr ändern, also wird { $name } Karten los, und { $card } passt.
    [pass] { $name } hatte nichts, was gespielt werden sollte: { $own }, die eigene Farbe, wird zurückgehalten. { $card } wird am wenigsten gebraucht.
    [pass-rid] { $name } hatte nichts auf der Hand, was passte. { $card } wird am wenigsten gebraucht.
    [free-pass] { $name } hat keine Karten mehr auf der Hand, also kostet Passen nichts.
    [ask] { $name } wartet auf eine Karte und hofft, dass sie aus der Hand von { $target } kommt.
    [ask-leader] { $target } lag vorn, also ging { $name } auf die Karten von { $target } los.
    [show] { $name } zeigt die Karte, die am wenigsten gebraucht wird: { $card }.
    [give] { $name } gibt die Karte her, die am wenigsten gebraucht wird: { $card }.
    [slip] Nach den eigenen Regeln hätte { $name } etwas anderes gespielt: Das war ein Versehen.
   *[random] { $name } spielt auf Leicht: Etwa jeder dritte Zug ist irgendein erlaubter, und das war so einer.
}

## Boards: is this move a mistake?

roundup-board-move = { $move ->
    [up] { $name } spielt { $cards } vom Tisch.
    [down] { $name } spielt { $cards } aus der Hand.
    [pass] { $name } passt.
   *[face] { $name } spielt { $cards } gegen { $target }.
}
roundup-board-right = { $move ->
    [up] { $count ->
        [one] { $cards } ist auf ihrem Stapel als Nächstes dran.
       *[other] { $cards }: Jede passt der Reihe nach auf ihren Stapel.
    }
    [down] { $cards } ist auf ihrem Stapel als Nächstes dran, und keine offene Karte passt.
    [pass] Keine offene Karte passt, also darf gepasst werden.
   *[face] Keine offene Karte passt, also darf eine Bildkarte gespielt werden.
}
