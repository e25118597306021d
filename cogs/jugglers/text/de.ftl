-siegel = Siegel
-vorsitz = Vorsitz
-stapel = Stapel

jugglers-name = Jugglers
jugglers-tagline = Geheime Ziele, gemeinsame Karten
jugglers-goal = Sorg dafür, dass Anträge (A, J, Q, K) durchkommen, die in Wert oder Farbe zu deiner verdeckten Karte, dem Siegel, passen.
jugglers-lobby = Alle haben ein geheimes Ziel, und alle bauen an denselben drei Pokerhänden. { $min } bis { $max } Personen.
jugglers-option-wins = Runden zum Sieg
jugglers-option-dummy_sigils = Siegel für Strohmänner (zu zweit)

## Knöpfe

jugglers-button-secret = { $count ->
    [0] Keine Geheimkarte
    [one] 1 Geheimkarte
   *[other] { $count } Geheimkarten
}
jugglers-button-deck = { -stapel }
jugglers-button-dummy = Strohm. { $draft }
jugglers-button-add = { $count ->
    [0] Keine
    [one] 1 Karte
   *[other] { $count }
}
jugglers-button-gone = –
jugglers-button-poker = Poker
jugglers-draft = Reihe { $draft } { $policy ->
    [joker] Joker
   *[other] { $policy }
}

## Von wem und wovon die Rede ist

jugglers-dummy = der Strohmann
jugglers-dummy-of = Strohmann von { $name }
jugglers-village = Durchgekommen: { $count ->
    [0] noch nichts.
   *[other] { $cards }.
}

jugglers-by-die = { $die ->
    [0] {""}
   *[other] {" "}(Würfel { $die })
}
jugglers-draft-holds = { $count ->
    [0] keine Karten
   *[other] { $cards }, { $hand }
}

## Was eine Pokerhand hat. $ranks sind die Werte, nach denen verglichen wird, $high und $low die ersten zwei.

jugglers-kind-nothing = keine Karten
jugglers-kind-high-card = höchste Karte { $high }
jugglers-kind-pair = { $high }er-Paar
jugglers-kind-straight-of-4 = Viererstraße bis { $high }
jugglers-kind-two-pairs = zwei Paare, { $high }er und { $low }er
jugglers-kind-three-of-a-kind = { $high }er-Drilling
jugglers-kind-flush-of-4 = Viererflush ({ $ranks })
jugglers-kind-straight-of-5 = Fünferstraße bis { $high }
jugglers-kind-flush-of-5 = Fünferflush ({ $ranks })
jugglers-kind-full-house = Full House, { $high }er und { $low }er
jugglers-kind-four-of-a-kind = { $high }er-Vierling
jugglers-kind-straight-flush-of-4 = Vierer-Straight-Flush bis { $high }
jugglers-kind-straight-flush-of-5 = Fünfer-Straight-Flush bis { $high }

## In den Bildern

jugglers-picture-gathering = Sitzung { $number }/{ $most }
jugglers-picture-cycle = Umlauf { $number }/{ $most }
jugglers-picture-secrets = Geheim: 0–{ $most }?
jugglers-picture-over = ist vorbei
jugglers-picture-round-over = Runde { $number } ist vorbei
jugglers-picture-nothing = Keine Karten
jugglers-picture-high-card = Höchste { $high }
jugglers-picture-pair = { $high }er-Paar
jugglers-picture-straight-of-4 = 4er-Straße
jugglers-picture-two-pairs = { $high }er und { $low }er
jugglers-picture-three-of-a-kind = { $high }er-Drilling
jugglers-picture-flush-of-4 = 4er-Flush
jugglers-picture-straight-of-5 = 5er-Straße
jugglers-picture-flush-of-5 = 5er-Flush
jugglers-picture-full-house = Full House { $high }, { $low }
jugglers-picture-four-of-a-kind = { $high }er-Vierling
jugglers-picture-straight-flush-of-4 = 4er-Str.-Flush
jugglers-picture-straight-flush-of-5 = 5er-Str.-Flush
jugglers-picture-stake = { $count ->
    [0] Kein Antrag bringt dir etwas
    [one] Du willst { $policies }: 1 Punkt
   *[other] Du willst { $policies }: { $count } Punkte
}
jugglers-picture-so-far = { $points ->
    [one] bisher 1 Punkt
   *[other] bisher { $points } Punkte
}
jugglers-thrill-die = fiel auf { $card }. Mit deiner { $own }: { $hand }
jugglers-thrill-die-said = Der Würfel fiel in Reihe { $draft } auf { $card }. Mit deiner { $own } hätte die Reihe jetzt: { $hand }.
jugglers-picture-dummy = Strohmann
jugglers-picture-played-by = von
# Je eine Zeile.
jugglers-picture-village = Durch
jugglers-picture-deck = { -stapel }
jugglers-picture-next = Danach
jugglers-picture-passed = durch
jugglers-picture-failed = gescheitert
jugglers-picture-only-one = nur eine Karte
jugglers-picture-to-beat = zu schlagen
jugglers-picture-sigil = { -siegel }
jugglers-picture-sigils = Die Siegel aller
jugglers-picture-matches = durch ×1
jugglers-picture-allies = Verbündete ×½
jugglers-picture-points = Punkte
jugglers-picture-mistakes = Fehler
jugglers-picture-round = { $many ->
    [yes] { $number }
   *[no] Runde { $number }
}
jugglers-picture-move = Zug { $move }
jugglers-turning-won = { $by ->
    [none] gewonnen
   *[other] gewonnen mit einem Vorsprung von { $by }
}, { $policy ->
    [none] nur dank Verbündeten
   *[other] weil { $policy } durchkam
}
jugglers-turning-failed = { $by } zu wenig, weil { $policy } scheiterte ({ $hand } gegen { $joker })
jugglers-turning-no-ally = { $by } zu wenig, ohne Verbündete
jugglers-turning-passed = { $by } zu wenig, obwohl alles durchkam
jugglers-picture-wins = { $several ->
    [yes] gewinnen die Partie
   *[no] gewinnt die Partie
}
jugglers-picture-wins-round = { $several ->
    [yes] gewinnen
   *[no] gewinnt
}
jugglers-picture-tied = Gleich viele Runden: { jugglers-picture-rank } Platz
jugglers-picture-rank = { $rank }.
jugglers-picture-draft = Reihe { $number }
jugglers-picture-ask-secret = Geheimkarten: 0–{ $most }?
jugglers-picture-ask-place = Du bist dran: Spiel eine Karte
jugglers-picture-ask-dummy = Dein Strohmann ist dran
jugglers-picture-ask-over = Die Partie ist vorbei
jugglers-picture-to-move = { $asking ->
    [secret] wählt Geheimkarten
   *[place] ist dran
}
jugglers-picture-you = du
jugglers-picture-fault = { $fault ->
    [empty-deck] Der { -stapel } ist leer
   *[out-of-turn] Nicht dran
}
jugglers-picture-tried = { $what ->
    [nothing] keine Karte mehr
    [deck] vom { -stapel }
    [dummy] für einen Strohmann
   *[place] zu früh gespielt
}
jugglers-picture-juse = Juse!

## Was gerade los ist

jugglers-status-secret = ▶ **{ $name }** hat den { -vorsitz } und wählt Geheimkarten{ $who ->
    [computer] .
   *[person] : Öffne **{ button-hand }**.
} Runde { $round }, Sitzung { $gathering } von { $gatherings }.
jugglers-status-place = { $who ->
    [computer] ▶ Als Nächstes spielt **{ $name }**.
   *[person] ▶ **{ $name }** ist dran: Öffne **{ button-hand }**.
} Runde { $round }, Sitzung { $gathering } von { $gatherings }, Umlauf { $cycle } von { $cycles }.
jugglers-status-dummy = ▶ **{ $name }** spielt für den Strohmann{ $who ->
    [computer] .
   *[person] : Öffne **{ button-hand }**.
} Runde { $round }, Sitzung { $gathering } von { $gatherings }, Umlauf { $cycle } von { $cycles }.

jugglers-did-secret = { $count ->
    [0] { $name } hat keine Geheimkarte dazugelegt.
    [one] { $name } hat 1 Geheimkarte dazugelegt: { $dice }.
   *[other] { $name } hat { $count } Geheimkarten dazugelegt: { $dice }.
}
jugglers-rolled = Reihe { $draft } (Würfel { $die })
jugglers-did-place = Gespielt: { $placed }.
jugglers-placed = { $name } → Reihe { $draft }{ $means ->
    [deck] {" "}(vom { -stapel })
   *[other] {""}
}{ jugglers-by-die }
jugglers-did-settle = In Umlauf { $cycle } aufgedeckt: { $turned }.
jugglers-turned = { $whose ->
    [secret] { $card } (geheim)
   *[place] { $card } ({ $name })
} in Reihe { $draft }{ jugglers-by-die }
jugglers-did-move = Die Geheimkarten liegen jetzt bei ihren Reihen.
jugglers-did-account = **Sitzung { $number }**: { $left }, { $right }. Joker: { $joker }.
jugglers-account-side = { $passed ->
    [yes] **{ $policy } kam durch** ({ $hand })
   *[no] { $policy } scheiterte ({ $hand })
}
jugglers-did-round = **Runde { $number }**: { $names } { $several ->
    [yes] gewinnen.
   *[no] gewinnt.
}
jugglers-did-misplay = **Juse!** { $fault ->
    [empty-deck] Der { -stapel } ist leer, { $name }.
   *[out-of-turn] { $name }, die Karte geht zurück.
}
jugglers-rank = **{ $place }** · { $name }: { $score ->
    [0] keine Runde gewonnen,{" "}
    [one] 1 Runde gewonnen,{" "}
   *[other] { $score } Runden gewonnen,{" "}
}{ $points ->
    [none] {""}
   *[other] { $points } { $several ->
        [yes] Punkte
       *[no] Punkt
    },{" "}
}{ called-how-often }

## Das Ergebnis einer Runde

jugglers-result-head = **Runde { $number }: { $names } { $several ->
    [yes] gewinnen.**
   *[no] gewinnt.**
}
jugglers-result-line = { $name } { $sigil }: { $points } { $several ->
    [yes] Punkte
   *[no] Punkt
}{ $matches ->
    [0] {""}
   *[other] {" "}· durch: { $passed }
}{ $allies ->
    [0] {""}
    [one] {" "}· verbündet: { $allied }
   *[other] {" "}· verbündet: { $allied }
}
jugglers-result-dummy = { $name } { $sigil }
jugglers-result-legend = 1 Punkt für jeden durchgekommenen Antrag, der in Wert oder Farbe zu deinem { -siegel } passt, ½ für jedes andere { -siegel }, das so passt (verbündet).
jugglers-result-standing = Gewonnene Runden: { $standing }. { $wins ->
    [one] Eine gewonnene Runde genügt zum Sieg.
   *[other] Wer zuerst { $wins } hat, gewinnt die Partie.
}
jugglers-history = Runden davor: { $rounds }.
jugglers-history-round = { $number }: { $winners }
jugglers-sigils = Siegel und Handkarten: { $sigils }.
jugglers-sigil-and-hand = { $name } **{ $sigil }**{ $cards ->
    [0] {""}
   *[other] {" "}({ $hand })
}
jugglers-result-won = { $name } { $won }
jugglers-forecast = **Welche Anträge kommen in Sitzung { $round } durch?**
jugglers-forecast-both = Beide
jugglers-forecast-left = Nur der in Reihe 1
jugglers-forecast-right = Nur der in Reihe 3
jugglers-forecast-none = Keiner
jugglers-forecast-until = der zweite Umlauf vorbei ist
jugglers-forecast-part = Sitzung { $number }
jugglers-foretold = Sitzung { $number }: { $passed ->
    [both] Beide Anträge kamen durch
    [left] Nur der Antrag in Reihe 1 kam durch
    [right] Nur der Antrag in Reihe 3 kam durch
   *[none] Kein Antrag kam durch
}.

## Abzeichen, und wie man sie bekommt

jugglers-badge-policies = Beide durch
jugglers-badge-policies-how = zwei für dich auf einmal
jugglers-badge-policies-why = Beide Anträge einer Sitzung kamen durch, und beide passten zu deinem { -siegel }.

## Warum es ein Fehler war

jugglers-fault-out-of-turn = { $own ->
    [yes] { $kind ->
        [dummy] { $name } hat für den Strohmann in Reihe { $draft } gespielt, aber eine Karte von der Hand war dran.
       *[other] { $name } hat eine Karte in Reihe { $draft } gespielt, aber der Strohmann war dran.
    }
   *[no] { $kind ->
        [dummy] { $name } hat für einen Strohmann in Reihe { $draft } gespielt, aber { $waiting } ist dran.
        [deck] { $name } hat die oberste Karte des Stapels in Reihe { $draft } gespielt, aber { $waiting } ist dran.
       *[other] { $name } hat eine Karte in Reihe { $draft } gespielt, aber { $waiting } ist dran.
    }
}
jugglers-fault-empty-deck = { $name } wollte die oberste Karte des Stapels für Reihe { $draft }, aber der { -stapel } ist leer.

## Meine Karten

jugglers-hand-round = Runde { $round }: Du hast ein neues { -siegel }.
jugglers-hand-secret = ▶ Du hast den { -vorsitz }: Wie viele Geheimkarten vom { -stapel } legst du dazu? Niemand sieht sie, und ein Würfel bestimmt für jede die Reihe.
jugglers-hand-gathering = { $name } hat den { -vorsitz } und wählt Geheimkarten.
jugglers-hand-place = ▶ Du bist dran: Tippe eine Karte an, dann eine Reihe. **{ jugglers-button-deck }** spielt die oberste Karte vom { -stapel }, ungesehen.
jugglers-hand-dummy = ▶ Dein Strohmann ist dran: Tippe auf **Strohm. 1**, **2** oder **3** für die Reihe, in der er spielt.
jugglers-hand-wait = Du bist nicht dran. Jetzt zu spielen wäre zu früh: ein **Juse!**
jugglers-hand-picked = { $turn ->
    [yes] ▶ { $what ->
        [deck] Die oberste Karte des Stapels, ungesehen: In welche Reihe?
       *[card] **{ $card }**: In welche Reihe?
    }
   *[no] { $what ->
        [deck] Die oberste Karte des Stapels ist gewählt, aber du bist nicht dran.
       *[card] **{ $card }** ist gewählt, aber du bist nicht dran.
    }
}
jugglers-hand-star = -# ★ = passt in Wert oder Farbe zu { $sigil }: 1 Punkt
jugglers-hand-over = Die Partie ist vorbei.
jugglers-own-none = Kein Antrag brachte dir etwas.
jugglers-own-passed = { $policy } kam durch: 1 Punkt für dich!
jugglers-own-failed = Du wolltest { $policy }, leider gescheitert.
jugglers-own-die = { $whose ->
    [secret] Der Würfel fiel auf die geheime { $card } statt auf deine { $own }.
   *[place] Der Würfel fiel auf { $card } ({ $name }) statt auf deine { $own }.
}
jugglers-own-nearly = Mit deiner { $own } hätte es gereicht: { $hand }.
jugglers-own-round = { $how ->
    [won] Du gewinnst die Runde! Punkte: { $points }.
   *[lost] Deine Punkte: { $points }.
}
jugglers-own-winners = { $how ->
    [shared] Mit dir gewonnen: { $names }.
   *[lost] Gewonnen mit { $most }: { $names }.
}
jugglers-own-policies = { $count ->
    [0] Nichts, was du wolltest, kam durch.
   *[other] Für dich durchgekommen: { $policies }.
}
jugglers-own-allies = { $count ->
    [0] Niemand war mit dir verbündet.
   *[other] Verbündete, je ½ Punkt: { $names }.
}

## Die Bilder in Worten

jugglers-alt-head = Jugglers, Runde { $round }, Sitzung { $gathering } von { $gatherings }{ $state ->
    [ended] {" "}ist vorbei.
   *[going] , Umlauf { $cycle } von { $cycles }.
}
jugglers-alt-waiting = { $what ->
    [secret] { $name } wählt, wie viele Geheimkarten dazukommen, höchstens { $most }.
    [dummy] { $name } spielt jetzt, für den Strohmann.
   *[place] { $name } spielt jetzt.
}
jugglers-alt-round = Runde { $number }, Siegel und Punkte: { $seats }.
jugglers-alt-won = Sieg in der Partie: { $names }.
jugglers-alt-coming = Runde { $round }, Sitzung { $gathering }: { $left } in Reihe 1, { $right } in Reihe 3.
jugglers-alt-ended-draft = Reihe { $draft }, { $how ->
    [joker] der Joker
    [passed] { $policy } kam durch
   *[failed] gescheitert
}: { jugglers-draft-holds }.
jugglers-alt-draft = Reihe { $draft }, { $policy ->
    [joker] der Joker
   *[other] { $policy }
}: { jugglers-draft-holds }{ $ahead ->
    [yes] , was die Hand des Jokers schlägt
   *[no] {""}
}{ $down ->
    [0] {""}
   *[other] ; { $down } verdeckt{ $secrets ->
        [0] {""}
        [one] , zuerst eine Geheimkarte
       *[other] , zuerst { $secrets } Geheimkarten
    }
}.
jugglers-alt-order = Reihenfolge{ $more ->
    [yes] ; wer zuletzt spielt, beginnt auch den nächsten Umlauf:
   *[no] :
}
jugglers-alt-places = Im Uhrzeigersinn:
jugglers-alt-place = { $name }{ $who ->
    [dummy] {""}
    [chair] , { -vorsitz }, { $won ->
        [one] 1 Runde
       *[other] { $won } Runden
    } gewonnen, { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand
   *[other] , { $won ->
        [one] 1 Runde
       *[other] { $won } Runden
    } gewonnen, { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand
}{ $on ->
    [0] {""}
   *[other] , in Reihe { $on }
}
jugglers-alt-deck = { $count ->
    [0] Der { -stapel } ist leer.
    [one] 1 Karte im { -stapel }.
   *[other] { $count } Karten im { -stapel }.
}{ $waiting ->
    [0] {""}
    [one] {" "}Eine Geheimkarte wartet bei Reihe { $secrets }.
   *[other] {" "}Geheimkarten warten bei den Reihen { $secrets }.
}
jugglers-alt-sigils = Siegel:
jugglers-alt-wins = { $wins ->
    [one] Eine gewonnene Runde genügt zum Sieg.
   *[other] Wer zuerst { $wins } hat, gewinnt die Partie.
}
jugglers-alt-put = Zuletzt gespielt: { $placed }.
jugglers-alt-on = { $name } in Reihe { $draft }{ jugglers-by-die }
jugglers-alt-turned = Aufgedeckt: { $turned }.
jugglers-alt-misplay = Juse! { $kind ->
    [deck] { $name } wollte die oberste Karte des Stapels in Reihe { $draft } spielen.
    [dummy] { $name } wollte für einen Strohmann in Reihe { $draft } spielen.
   *[other] { $name } wollte in Reihe { $draft } spielen.
}
jugglers-alt-asked = { $what ->
    [secret] Du wählst, wie viele Geheimkarten dazukommen.
    [place] Du bist dran.
    [dummy] Dein Strohmann ist dran.
    [nothing] Du bist nicht dran.
   *[over] Es ist vorbei.
}
jugglers-alt-hand = Dein { -siegel } ist { $sigil }. { $count ->
    [0] Du hast keine Karten.
   *[other] Deine Karten: { $cards }.
}

## Absagen der Regeln

refused-secret-first = { $seat } hat den { -vorsitz } und wählt zuerst Geheimkarten.
refused-secret-done = Die Geheimkarten dieser Sitzung liegen schon.
refused-chairman-only = Das kann jetzt nur { $seat }: Wer den { -vorsitz } hat, legt die Geheimkarten dazu.
refused-too-many-secrets = Du kannst höchstens { $most } { $most ->
    [one] Geheimkarte
   *[other] Geheimkarten
} dazulegen.
refused-no-such-draft = Es gibt die Reihen 1, 2 und 3.
refused-card-not-held = Diese Karte hast du nicht.
refused-no-dummy-of-yours = Du hast keinen Strohmann, für den du spielen könntest.

## Was kann ich tun?

jugglers-can-secret = Wähle in **{ button-hand }**, wie viele Geheimkarten du dazulegst, höchstens { $most }.
jugglers-can-place = Spiel **eine Karte von deiner Hand** in eine Reihe{ $deck ->
    [0] .
   *[other] {" "}und zieh dann eine.
}
jugglers-can-deck = Spiel die **oberste Karte des Stapels** in eine Reihe, ohne sie zu sehen. { $deck ->
    [0] Der { -stapel } ist aber leer: Das wäre ein **Juse!**
    [one] 1 Karte ist noch da.
   *[other] { $deck } Karten sind noch da.
}
jugglers-can-dummy = Wähle eine Reihe für **deinen Strohmann**, der die oberste Karte des Stapels spielt.
jugglers-can-wait = { $asking ->
    [secret] Warte, und schau dir in **{ button-hand }** deine Karten an.
   *[other] Warte, oder wähle in **{ button-hand }** deine nächste Karte im Voraus. Jetzt zu spielen wäre zu früh: ein **Juse!**
}

jugglers-matters-secret = Niemand sieht eine Geheimkarte. Ein Würfel bestimmt ihre Reihe, und dort zählt sie im letzten Umlauf.
jugglers-matters-settle = Nach jedem Umlauf deckt jede Reihe eine Karte auf: Ein Würfel bestimmt, welche, und die anderen sind weg. So kann auch eine nutzlose Karte eine gute fernhalten.
jugglers-matters-pass = Ein Antrag kommt durch, wenn seine Reihe am Ende die des Jokers schlägt. Gleichstand genügt nicht.
jugglers-matters-sigil = Du bekommst 1 Punkt für jeden Antrag, der durchkommt und in Wert oder Farbe zu deinem { -siegel } { $sigil } passt.
jugglers-matters-turn = Oben im Bild steht die Reihenfolge; wer in einem Umlauf zuletzt spielt, beginnt auch den nächsten.

jugglers-any-secret = jede Anzahl
jugglers-any-place = jede deiner Karten, in jede Reihe
jugglers-any-deck = die oberste Karte des Stapels, in jede Reihe
jugglers-any-dummy = eine Karte für deinen Strohmann, in jede Reihe
jugglers-right-secret = Du hast den { -vorsitz } und darfst bis zu { $most } dazulegen.
jugglers-right-place = Du bist dran, und jede Reihe nimmt jede Karte.
jugglers-right-deck = Du bist dran, und es sind noch Karten da.
jugglers-right-dummy = Dein Strohmann ist dran.
jugglers-wrong-out-of-turn = { $own ->
    [yes] { $asking ->
        [dummy] dein Strohmann ist dran.
       *[place] du selbst bist dran, nicht dein Strohmann.
    }
   *[no] { $name } ist dran.
}
jugglers-wrong-empty-deck = der { -stapel } ist leer.
jugglers-move = { $kind ->
    [deck] oberste vom { -stapel } → Reihe { $draft }
    [dummy] Strohmann → Reihe { $draft }
   *[place] { $card } → Reihe { $draft }
}

## Warum ein Zug der beste ist. $hand ist, was die Reihe dann hat, $policy, worum es in ihr geht.

jugglers-coach-secret = { $count ->
    [0] Ohne Geheimkarten entscheidet nur, was ihr alle spielt.
   *[other] Niemand weiß, wem Geheimkarten helfen, die Reihen sind damit also schwerer zu durchschauen.
}
jugglers-coach-place = { $improves ->
    [yes] { $whose ->
        [own] Reihe { $draft } hat dann: { $hand }. { $policy } hat { $shared } deines Siegels, das ist also ein Punkt für dich, wenn der Antrag durchkommt.
        [joker] Der Joker hat dann: { $hand }. Das müssen beide Anträge schlagen.
       *[other] Reihe { $draft } hat dann: { $hand }. { $policy } ist kein Punkt für dich.
    }
   *[no] { $whose ->
        [own] In Reihe { $draft }, wo { $policy } ein Punkt für dich wäre, bringt sie nichts, aber sie hilft auch keiner anderen Reihe.
        [joker] In der Reihe des Jokers bringt sie nichts, aber vielleicht hält sie eine bessere Karte fern.
       *[other] In Reihe { $draft } bringt sie nichts, aber vielleicht hält sie eine bessere Karte fern.
    }
}
jugglers-coach-deck = { $whose ->
    [own] Niemand sieht sie, aber vielleicht hilft sie { $policy }, und dieser Antrag hat { $shared } deines Siegels. Deine eigenen Karten behältst du.
    [joker] Niemand sieht sie, aber vielleicht hilft sie der Reihe des Jokers, die beide Anträge schlagen müssen. Deine eigenen Karten behältst du.
   *[other] Vielleicht hält sie eine bessere Karte von Reihe { $draft } fern, wo { $policy } kein Punkt für dich ist. Deine eigenen Karten behältst du.
}
jugglers-coach-dummy = { $whose ->
    [own] Die Karte deines Strohmanns hilft vielleicht { $policy }; dieser Antrag hat { $shared } deines Siegels und ist ein Punkt für dich, wenn er durchkommt.
    [joker] Die Karte deines Strohmanns hilft vielleicht der Reihe des Jokers, die beide Anträge schlagen müssen.
   *[other] Die Karte deines Strohmanns hält vielleicht eine bessere von Reihe { $draft } fern, wo { $policy } kein Punkt für dich ist.
}
jugglers-coach-shared = { $what ->
    [rank] den Wert
   *[suit] die Farbe
}

## Die Lektion

jugglers-lesson-1 =
    Jetzt wird über zwei **Anträge** entschieden: Q♠ in Reihe 1 und K♣ in Reihe 3. Jede Reihe ist eine Pokerhand, und ein Antrag **kommt durch**, wenn seine Reihe die des **Jokers** in Reihe 2 schlägt. Dein geheimes **{ -siegel }** ist Q♥: Anträge, die in Wert oder Farbe dazu passen, bringen dir Punkte, wenn sie durchkommen. *{ button-hand }* zeigt sie mit ★, du willst also Q♠.
    Diesmal hast du den **{ -vorsitz }**: Bevor jemand spielt, legst du Geheimkarten dazu, die niemand sieht.
    ➡️ Drück auf **{ button-hand }**, dann auf **1 Karte**.
jugglers-lesson-2 =
    Ein Würfel hat Reihe 1 bestimmt: Dort wartet deine Geheimkarte bis zum Schluss. Dann bekam jede Reihe eine offene Karte. Dran ist { $p1 }, links von dir, und so geht es reihum; oben im Bild steht die Reihenfolge. Aber niemand hält dich davon ab, zu früh zu spielen.
    ➡️ Mach mit Absicht einen Fehler: Tippe in **{ button-hand }** auf **9♥**, dann auf **Reihe 1 Q♠**.
jugglers-lesson-3 =
    Das ist ein **Juse!** Nur du liest es hier; an einem echten Tisch lesen es alle. Deine Karte hast du wieder. Jetzt haben alle anderen je eine verdeckt gespielt, und du bist wirklich dran. 9♥ macht mit der 9♦ in Reihe 1 ein **Paar**.
    ➡️ Tippe in **{ button-hand }** auf **9♥**, dann auf **Reihe 1 Q♠**.
jugglers-lesson-4 =
    Alle haben einmal gespielt: Das war ein **Umlauf**, und jede Reihe deckt eine Karte auf. In Reihe 1 lag nur deine. In Reihe 2 lagen zwei: Ein **Würfel** fiel auf 6♦, und die andere ist weg. Du hast eine Karte gezogen und bist wieder dran: Wer in einem Umlauf zuletzt spielt, beginnt den nächsten.
    ➡️ Mach einen Drilling daraus: Tippe auf **9♣**, dann auf **Reihe 1 Q♠**.
jugglers-lesson-5 =
    { $p1 } hat auch in Reihe 1 gespielt, aber der Würfel fiel auf deine 9♣. Nun zu K♣: Der bringt dir nichts, also soll Reihe 3 schwach bleiben. Dabei hilft auch eine nutzlose Karte, denn vielleicht hält sie eine gute fern. Willst du deine eigenen sparen, spiel die oberste vom { -stapel }, ohne sie zu sehen.
    ➡️ Tippe in **{ button-hand }** auf **{ jugglers-button-deck }**, dann auf **Reihe 3 K♣**.
jugglers-lesson-6 =
    Der Würfel fiel auf sie: 9♠, die dort nichts nützt. Das ist der letzte Umlauf: Deine Geheimkarte liegt jetzt bei Reihe 1, und der { -stapel } ist leer, also zieht niemand mehr.
    ➡️ Noch eine für Reihe 3: Tippe auf **2♠**, dann auf **Reihe 3 K♣**.
jugglers-lesson-7 =
    Nur { $p1 } muss noch spielen. Dann decken die Reihen ihre letzten Karten auf, und die Reihen 1 und 3 werden mit der des Jokers verglichen: Was höher ist, kommt durch; Gleichstand reicht nicht.
    ➡️ Drück auf **{ button-lesson-on }**, um zu sehen, wie es ausgeht.
jugglers-lesson-end =
    Der Drilling schlägt das Paar des Jokers: **Q♠ kam durch**, ein Punkt für dich. K♣ scheiterte mit einem 4er-Paar. Das war eine **Sitzung**; der { -vorsitz } wandert jetzt weiter, und zwei neue Anträge kommen dran. Nach sechs Sitzungen zeigen alle ihre Siegel. Jedes andere { -siegel }, das in Wert oder Farbe zu deinem passt, bringt dir ½ Punkt, und wer die meisten Punkte hat, gewinnt die Runde.
    Achte darauf, welchen Reihen die anderen helfen: Das zeigt, was sie wollen!
    ➡️ Weiter geht es mit **/jugglers new**. Nimm Computer dazu, wenn du allein bist. Mit **learning** sagt *{ button-what }*, was die Regeln erlauben. In **/jugglers rules** steht der Rest, auch die Rangfolge der Pokerhände.

## Die Regeln, Seite für Seite

jugglers-rules-title-1 = Das Ziel
jugglers-rules-1 = **Jugglers · Das Ziel**
    { jugglers-goal }

    Alle haben ein **{ -siegel }**: eine Karte (A, J, Q oder K), die sonst niemand sieht. Drei Pokerhände entscheiden, welche *Anträge* durchkommen, und ihr baut sie alle zusammen aus den Karten 2 bis 10.
    • Eine Partie hat eine Runde oder mehrere, und eine Runde hat 6 **Sitzungen** (zu fünft 5) mit je zwei Anträgen.
    • Wenn die Anträge ausgehen, werden alle Siegel gezeigt, und wer die meisten Punkte hat, gewinnt die Runde.
    • Wer zuerst 1, 2 oder 3 Runden gewonnen hat, gewinnt die Partie: Wie viele es sein sollen, wählst du beim Eröffnen des Tisches.
    • Um den Tisch sind vier Plätze, zu fünft fünf. Zu zweit oder dritt sitzen **Strohmänner** auf den leeren.

jugglers-rules-title-2 = Eine Sitzung
jugglers-rules-2 = **Jugglers · Eine Sitzung**
    Jemand von euch hat den **{ -vorsitz }**. Zwei Anträge werden aufgedeckt, in **Reihe 1** und **Reihe 3**. Dazwischen in **Reihe 2** ist der **Joker**. Jede Reihe bekommt eine Pokerhand.
    • Die Karten 2 bis 10, die niemand auf der Hand hat, werden gemischt, und links vom { -vorsitz } beginnend bekommt jede Person Karten, bis sie 5 hat. Deine Karten behältst du in der nächsten Sitzung und der nächsten Runde.
    • **Geheimkarten**: Der { -vorsitz } wählt, wie viele Karten vom { -stapel } dazukommen, ohne dass jemand sie sieht: höchstens 1 zu viert oder fünft, 2 zu dritt, 3 zu zweit. Ein Würfel bestimmt für jede die Reihe, für alle sichtbar: 1 oder 4 heißt Reihe 1, 2 oder 5 Reihe 2, 3 oder 6 Reihe 3. Die übrigen kommen ungesehen weg; zu zweit bleiben sie im { -stapel }.
    • Zu dritt oder viert bekommt danach jede Reihe eine offene Karte.
    • Ihr spielt Karten in 4 **Umläufen**, zu zweit oder fünft in 5.
    • Am Ende werden die Reihen 1 und 3 mit der des Jokers verglichen. Ist eine Reihe **höher**, kommt ihr Antrag durch. Ist sie gleich oder niedriger, scheitert er und kommt verdeckt weg.
    • Der { -vorsitz } wandert im Uhrzeigersinn weiter.

jugglers-rules-title-3 = Dein Zug
jugglers-rules-3 = **Jugglers · Dein Zug**
    Jeder Platz ist in einem Umlauf einmal dran, im Uhrzeigersinn. Links vom { -vorsitz } beginnt der erste Umlauf. Wer in einem Umlauf zuletzt spielt, beginnt auch den nächsten und spielt so zweimal hintereinander. Wenn du dran bist, mach eins davon:
    • **spiel eine Karte** von deiner Hand verdeckt in eine der drei Reihen, dann zieh die oberste vom { -stapel }, wenn es eine gibt;
    • spiel die **oberste Karte des Stapels** dorthin, ohne sie zu sehen. Dann ziehst du nichts.

    Nach jedem Umlauf deckt jede Reihe eine Karte auf. Eine einzelne wird aufgedeckt. Bei mehreren entscheidet ein Würfel: Zähl sie in der Reihenfolge, in der sie gespielt wurden, und fang wieder bei der ersten an, wenn die Augenzahl weiterreicht (eine siebte kommt also nie dran). Die Karte kommt zur Pokerhand, die anderen kommen ungesehen weg. So kann auch eine Karte, die eine Reihe nicht verbessert, eine gute fernhalten.
    Wenn der letzte Umlauf beginnt, kommen die Geheimkarten zu ihren Reihen, als zuerst gespielte Karten.
    Oben im Bild steht die Reihenfolge dieses Umlaufs; hinter dem Pfeil steht, wer den nächsten beginnt. Ein Würfel neben einer Reihe zeigt, auf wessen Karte er fiel.
    Während du wartest, kannst du in *{ button-hand }* **im Voraus wählen**: eine Karte und eine Reihe. Sie wird gespielt, wenn du dran bist, und vorher siehst nur du sie.
    Zu viert ist der { -stapel } vor dem letzten Umlauf leer, zu dritt danach, zu fünft von Anfang an. Zu zweit bleiben Karten übrig.

jugglers-rules-title-4 = Pokerhände
jugglers-rules-4 = **Jugglers · Pokerhände**
    Eine Hand hat bis zu fünf Karten, und schon vier können etwas sein. Von der besten zur schlechtesten:
    1. **Fünfer-Straight-Flush**: 6♥ 7♥ 8♥ 9♥ 10♥
    2. **Vierer-Straight-Flush**: 4♣ 5♣ 6♣ 7♣
    3. **Vierling**: 8♠ 8♥ 8♦ 8♣
    4. **Full House**: 9♠ 9♥ 9♣ 4♦ 4♣
    5. **Fünferflush**: 2♦ 4♦ 5♦ 8♦ 10♦
    6. **Fünferstraße**: 3♠ 4♥ 5♥ 6♣ 7♦
    7. **Viererflush**: 2♠ 5♠ 6♠ 10♠
    8. **Drilling**: 7♥ 7♦ 7♣
    9. **zwei Paare**: 10♥ 10♣ 3♠ 3♦
    10. **Viererstraße**: 5♠ 6♦ 7♥ 8♣
    11. **Paar**: 6♥ 6♣
    12. **höchste Karte**: 9♦
    13. **gar keine Karte**

    Eine Hand zählt als das Beste, was sie hat, und nur die Karten, die dazugehören, zählen. Bei gleichen entscheidet die höchste dieser Karten, dann die nächste und so weiter; beim Full House zuerst der Drilling, dann das Paar; bei zwei Paaren zuerst das höhere. Eine höchste Karte ist nur diese eine. Weder die anderen Karten noch die Farben entscheiden bei Gleichstand.

jugglers-rules-title-5 = Punkte
jugglers-rules-5 = **Jugglers · Punkte**
    Wenn für eine weitere Sitzung keine zwei Anträge mehr da sind, zeigen alle ihr { -siegel }.
    • **1 Punkt** für jeden durchgekommenen Antrag mit Wert oder Farbe deines Siegels.
    • **½ Punkt** für jedes andere { -siegel }, das in Wert oder Farbe zu deinem passt: *verbündet*. Auch die Siegel der Strohmänner zählen.

    Wer die meisten Punkte hat, gewinnt die Runde; bei Gleichstand gewinnen alle, die vorn liegen. Strohmänner gewinnen nichts. Die Partie gewinnt, wer zuerst genug Runden hat: 1, 2 oder 3, wie am Tisch vereinbart. Schaffen es mehrere in derselben Runde, teilen sie sich den Sieg.
    Der { -vorsitz } wandert im Uhrzeigersinn in die nächste Runde weiter, und alle bekommen ein neues { -siegel }.

jugglers-rules-title-6 = Zu 2, 3 oder 5
jugglers-rules-6 = **Jugglers · Zu zweit, zu dritt oder zu fünft**
    Ein **Strohmann** spielt immer die oberste Karte des Stapels und hat ein { -siegel }, das bis zum Ende der Runde niemand sieht.
    • **Zu zweit** sitzt ihr euch gegenüber, jeweils mit einem Strohmann zur Linken. Ist dein Strohmann dran, wählst du die Reihe für seine Karte. Die Reihen bekommen keine offenen Karten, und es gibt 5 Umläufe. Schaltet ihr die Siegel für Strohmänner aus, haben sie keine, und eine Runde hat 7 Sitzungen.
    • **Zu dritt** gibt es einen Strohmann. Er rückt für jede Sitzung links neben den { -vorsitz }, beginnt also den ersten Umlauf. Ein Würfel bestimmt seine Reihe, wie bei Geheimkarten.
    • **Zu fünft** bekommt ihr in jeder Sitzung 7 Karten und zieht nie, weil kein { -stapel } übrig bleibt. Die Reihen bekommen keine offenen Karten, und es gibt 5 Umläufe. Die 2 Karten, die du nicht spielst, kommen weg. Nach den Siegeln bleiben 11 Anträge: genug für 5 Sitzungen, und den letzten sieht niemand.

jugglers-rules-title-7 = Juse!
jugglers-rules-7 = **Jugglers · Juse!**
    Die Regeln verbieten wenig, deshalb gibt es **Juse!** fürs zu frühe Spielen:
    • eine Karte, die oberste des Stapels oder für einen Strohmann spielen, **wenn du nicht dran bist**, sobald Karten gespielt werden. Zu zweit gilt das auch für deine eigene Karte, wenn dein Strohmann dran ist, und umgekehrt;
    • die **oberste Karte des Stapels** spielen, **wenn er leer ist**.

    Die Karte geht zurück, und dieselbe Person ist weiter dran. **{ button-hand }** lässt dich jederzeit alles tun: Wer dran ist, musst du selbst bemerken.

## Befehle

command-jugglers = Jugglers: drei Pokerhände, an denen ihr alle baut, alle mit geheimem Ziel
command-jugglers-new-wins = Wie viele gewonnene Runden zum Sieg reichen: 1, 2 oder 3
command-jugglers-new-dummy_sigils = Nur zu zweit: ob auch die Strohmänner Siegel haben (ohne Angabe: ja)
command-jugglers-place = Eine Karte von deiner Hand verdeckt in eine Reihe spielen
command-jugglers-place-card = Eine deiner eigenen Karten, wie 7H oder 10♥
command-jugglers-place-row = 1, 2 (die des Jokers) oder 3
command-jugglers-deck = Die oberste Karte des Stapels in eine Reihe spielen, ohne sie zu sehen
command-jugglers-deck-row = { command-jugglers-place-row }
command-jugglers-secret = Mit dem Vorsitz: wählen, wie viele Geheimkarten dazukommen
command-jugglers-secret-count = Höchstens 3 zu zweit, 2 zu dritt, sonst 1; 0 für keine
command-jugglers-dummy = Zu zweit: für deinen Strohmann die oberste Karte des Stapels in eine Reihe spielen
command-jugglers-dummy-row = { command-jugglers-place-row }

## In jemandes erster Partie, wenn es zum ersten Mal passiert

jugglers-new-place = Wähle eine Karte, dann eine Reihe, die du stärkst. Ein Antrag kommt durch, wenn seine Reihe die des Jokers im Poker schlägt.
jugglers-new-die = Die Karten in einer Reihe lagen verdeckt; ein Würfel hat entschieden, welche aufgedeckt wird. Die anderen sind weg.
jugglers-new-secrets = Die Geheimkarten liegen jetzt bei ihren Reihen, und der Würfel kann auf sie fallen wie auf die anderen.
jugglers-new-passed = Wo die Reihe die des Jokers schlug, kam der Antrag durch. Gleichstand genügt nicht.
jugglers-new-points = Alle Siegel liegen offen: ein Punkt für jeden durchgekommenen Antrag, der zu deinem passt, und ein halber für jedes andere { -siegel }, das passt.
jugglers-new-misplay = Ein Juse ist eine Karte, die zu früh kam, oder eine von einem leeren { -stapel }. Es ändert sich nichts, und es geht weiter.

## Rückblick, und warum ein Computer so gezogen hat. Das steht da, wenn eine Partie vorbei ist.

jugglers-review-why = { $how ->
    [row] Reihe { $draft } ist dafür der bessere Platz
    [card] { $card } ist für diese Reihe die bessere Karte
    [deck] Die oberste vom { -stapel } bewirkt in Reihe { $draft } mehr als eine Karte von dir
   *[both] { $card } bewirkt mehr, in Reihe { $draft }
}. { $effect }.
jugglers-review-effect = { $effect ->
    [pass] Für dich war es besser, wenn { $policy } durchkam. Bei 100 Verteilungen, die zu dem passen, was du wusstest, geschah das { $better }-mal; mit deiner Wahl { $played }-mal
    [fail] Für dich war es besser, wenn { $policy } scheiterte. Bei 100 Verteilungen, die zu dem passen, was du wusstest, geschah das { $better }-mal; mit deiner Wahl { $played }-mal
   *[none] Das hilft dir auf vielerlei Art ein wenig
}
jugglers-review-goal = { $effect ->
    [pass] Bring { $policy } durch
    [fail] Lass { $policy } scheitern
   *[none] Gewinne diese Runde
}.
jugglers-review-brought = { $policy } { $passed ->
    [yes] kam durch
   *[no] scheiterte
}. Du hast die Runde { $won ->
    [yes] gewonnen
   *[no] nicht gewonnen
}.
jugglers-review-leaves-out = Die Zahl der Geheimkarten und Bluffs, die wenig kosten, lasse ich aus: Was sie wert sind, liegt an den anderen.
jugglers-why-wanted = { $name } wollte, dass { $first } { $left ->
    [pass] durchkommt
   *[fail] scheitert
} und { $second } { $right ->
    [pass] durchkommt
   *[fail] scheitert
}.
jugglers-why-hard = Die Sitzung wurde in Gedanken { $rollouts }-mal weitergespielt. Was der Zug auf 1.000 Partien an Siegen ausmacht: **{ $move }** { $gain }, { $other } { $other_gain }.
jugglers-why-suspects = Am sichersten schien das { -siegel } von { $name }: zu { $percent } % { $sigil }.
jugglers-why-secret = { $name } überlässt die Zahl der Geheimkarten dem Zufall, damit niemand etwas daran ablesen kann.
jugglers-why-tried = { $level ->
    [easy] { $name } spielt auf Leicht: Was du getan hast, zählt nicht, ab und zu wird die halbe Hand übersehen, und jeder vierte Zug ist irgendein erlaubter. So kam es zu **{ $move }**.
   *[normal] Aus den Reihen, die du gewählt hast, wurde erraten, was du willst, und für jede Karte wurden 50 mögliche Verläufe der Sitzung durchgespielt. **{ $move }** kam dabei am besten weg.
}

## Boards: is this true?

jugglers-board-claim = { $row } schlägt die Hand des Jokers.
jugglers-board-why = Reihe { $draft }: { $hand }. Der Joker: { $joker }. { $how ->
    [higher] Also ist Reihe { $draft } höher.
    [lower] Also ist Reihe { $draft } niedriger.
   *[tie] Gleichstand schlägt nichts.
}
jugglers-board-row = { $row }: { $cards ->
    [none] keine Karten
   *[other] { $cards }
}
