button-challenge = Herausfordern
challenge-title = 🎯 **{ $name } fordert euch mit diesen Karten bei { $game } heraus{ $several ->
    [yes] , auf dem Platz von { $player }
   *[no] {""}
}.**
challenge-more = … und { $more } weitere
challenge-gave-up = Aufgegeben: { $names }
challenge-watched = 👀 Lieber angesehen: { $names }
challenge-terms = -# { $several ->
    [yes] Alle bekommen dieselben Karten auf demselben Platz. Auf den anderen spielen Computer, so stark wie damals (normal, wo Menschen saßen).
   *[no] Alle bekommen dieselben Karten.
} Ein Versuch pro Person, 14 Tage lang: privat oder hier für alle sichtbar.{ $names ->
    [none] {""}
   *[other] {" "}Wer die Karten schon kennt: { $names }. Alle anderen können spielen.
}
challenge-play = Spielen
challenge-here = Hier spielen
challenge-results = **Wie es anderen mit diesen Karten ging**
challenge-offered = Die Herausforderung steht. { challenge-closed }
challenge-stands = Die Herausforderung mit diesen Karten ist gleich hier: { $link }
    { challenge-closed }
challenge-comes = Die Herausforderung erscheint hier, sobald Discord mich posten lässt. { challenge-closed }
challenge-closed = 24 Stunden lang kann hier niemand die Wiederholung oder den Film dazu posten; privat ansehen könnt ihr beides trotzdem.
challenge-withdrawn = Zurückgezogen. Wiederholung und Film der Partie kann man hier wieder zeigen.
button-withdraw = Zurückziehen
challenge-asks = Wenn du diese Partie ansiehst, kennst du Karten, die du noch selbst spielen könntest. Danach geht das nicht mehr. Trotzdem ansehen?
challenge-watch = Trotzdem ansehen
challenge-seen = Du hast diese Partie schon gesehen und kennst ihre Karten. Du kannst sie trotzdem spielen; bei deinem Ergebnis steht das dann dabei.
challenge-anyway = Trotzdem spielen
refused-challenge-unfinished = Diese Partie wurde nicht zu Ende gespielt, deshalb taugen ihre Karten nicht als Herausforderung.
refused-challenge-daily = Vielleicht spielen andere diese Tagespartie noch. Zur Herausforderung machen kannst du sie { $when }: /table challenge table:{ $table }
refused-challenge-none = In diesem Kanal ging zuletzt keine Partie zu Ende. Nenne die Nummer einer anderen mit /table challenge.
refused-challenge-unknown = Mit Partie { $table } kannst du hier niemanden herausfordern. Nenne die Nummer einer Partie, die du ansehen kannst.
refused-challenge-gone = Diese Karten kann niemand mehr spielen: Die Partie dazu wurde gelöscht oder ist zu alt.
refused-challenge-not-yours = Nur wer die Herausforderung gestellt hat, kann sie zurückziehen.
refused-challenge-over = Diese Herausforderung ist vorbei, sie lief 14 Tage. Für eine neue drück unter der Partie auf **{ button-challenge }** oder nutze /table challenge.
refused-challenge-full = { $most } Leute haben sich an diesen Karten versucht, mehr gehen nicht. Such dir andere aus.
refused-challenge-played = Du hast dich an diesen Karten schon versucht. Die Ergebnisse stehen bei der Herausforderung, und /table replay zeigt deine Partie, Tisch { $table }.
refused-challenge-first = Du hast diese Karten zuerst gespielt und kennst sie also. Die Ergebnisse der anderen stehen bei der Herausforderung.
refused-challenge-day-played = Du hast diese Karten an ihrem Tag gespielt und kennst sie also. Die Ergebnisse der anderen stehen bei der Herausforderung.
refused-challenge-watched = Du hast diese Partie angesehen und kennst ihre Karten. Die Ergebnisse der anderen stehen bei der Herausforderung.
refused-challenge-elsewhere = Du spielst diese Karten schon, an Tisch { $table } in { $channel }. Mach dort weiter.
refused-challenge-finish-first = Du spielst diese Karten gerade selbst. Spiel erst zu Ende, und sieh dir dann die Partien der anderen an.
refused-challenge-no-public = Mit diesen Karten läuft eine Herausforderung, deshalb kann man sie hier 24 Stunden lang nicht zeigen. Privat ansehen kannst du sie trotzdem.
command-table-challenge = Alle in diesem Kanal herausfordern, die Karten einer beendeten Partie zu spielen
command-table-challenge-table = Die Nummer des Tisches; ohne Angabe: die letzte beendete Partie in diesem Kanal
help-after-challenge = • **{ button-challenge }**: Andere spielen dieselben Karten.
