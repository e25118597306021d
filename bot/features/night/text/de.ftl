## Spieleabende

command-table-night = Einen Spieleabend beginnen: Alle Partien hier zählen zusammen
command-table-night-minutes = Wie lange er dauert; eine angefangene Partie wird zu Ende gespielt
command-table-night-minutes-30 = 30 Minuten
command-table-night-minutes-60 = 60 Minuten
command-table-night-minutes-90 = 90 Minuten
command-table-night-games = Wie viele Partien er hat, statt Minuten
command-table-night-off = Den laufenden Spieleabend beenden
button-night = Spieleabend beginnen
button-next-game = Nächste Partie
button-night-in = Bin dabei
button-night-out = Doch nicht
button-night-off = Abend beenden
welcome-night = Mit Freunden spielen
night-ask = Wie lange soll der Abend dauern? Ihr spielt alle weiter, und jede Partie hier zählt.
night-length = { $games ->
    [0] { $minutes } Minuten
   *[other] { $games } Partien
}
night-invitation-open = 🌙 **{ -spieleabend }: { $length }.** Wer ist dabei?
    Dabei: **{ $names }**
    { $host ->
        [nobody] Wer dabei ist, sucht das erste Spiel aus, dann geht es los.
       *[other] { $host } sucht das erste Spiel aus, dann geht es los; ab { $when } können es alle, die dabei sind.
    }
night-invitation-begun = 🌙 **{ -spieleabend }: { $length }.** Dabei: { $names }.
    Der erste Platz bekommt 100 Punkte, der letzte 0, bei Gleichstand teilt ihr euch den Platz, und eine verpasste Partie zählt 0.
night-invitation-over = 🌙 Dieser { -spieleabend } hat nicht begonnen. `/table night` fragt noch einmal.
night-begun = 🌙 **{ -spieleabend }!** { $games ->
    [0] Bis { $when } zählt jede öffentliche Partie hier
   *[other] Die nächsten { $games } öffentlichen Partien hier zählen
}, wenn mindestens zwei Leute mitspielen.
    Der erste Platz bekommt 100 Punkte, der letzte 0, bei Gleichstand teilt ihr euch den Platz, und eine verpasste Partie zählt 0.
night-line = 🌙 { $told }
night-uncounted = Diese Partie zählt nicht für den Abend.
night-game = { $between ->
    [yes] { $number ->
        [0] { -spieleabend }{ $of ->
            [0] {""}
           *[other] {" "}mit { $of } Partien
        }
       *[other] Abend, nach Partie { night-number }
    }
   *[no] Abend, Partie { night-number }
}
night-number = { $number }{ $of ->
    [0] {""}
   *[other] {" "}von { $of }
}
night-score = { $name } { $points }
night-until = bis { $when }
night-votes = { $count ->
    [0] Was spielt ihr als Nächstes? Stimmt ab mit **{ button-next-game }**.
   *[other] Als Nächstes: { $votes }. Es geht los, sobald die meisten sich einig sind, oder { $when }.
}
night-votes-for = { $game } { $count }
night-ready = Bereit, { $names }? Weiter geht es mit **{ button-join }**.
night-pick = Was spielt ihr als Nächstes? Die meisten Stimmen entscheiden, und alle hier spielen mit.
night-mixed = Gemischt
night-over = 🌙 **{ $count ->
    [one] { $winners } gewinnt den Abend!
   *[other] { $winners } gewinnen den Abend!
}** { night-games }
night-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
night-weeks = 🌙 { $weeks } Wochen in Folge!
night-film = 🎬 **Die beste halbe Minute des Abends** · { $game }, Tisch { $table }
night-title = { -spieleabend }
night-bar = { $place }. { $name }: { $points } Punkte
night-ended = 🌙 Der { -spieleabend } ist vorbei.
refused-night-on = In diesem Kanal läuft schon ein { -spieleabend }.
refused-night-how-long = Sag, wie lange: mit `minutes` oder mit `games`, nicht mit beidem.
refused-night-later = Das war nicht die letzte Partie hier. Drück unter der neuesten auf **{ button-next-game }**.
refused-night-next-open = Die nächste Partie ist schon offen: Tisch #{ $table }.
refused-night-none = Hier läuft kein { -spieleabend }. `/table night` beginnt einen.
refused-night-not-yours = Diesen Abend beenden kann nur, wer ihn begonnen oder die letzte Partie hier gespielt hat, oder die Moderation.
refused-night-in = Du bist schon dabei.
refused-night-full = Es sind schon { $seats } dabei, und kein Spiel hier hat mehr Plätze.
refused-night-not-in = Du bist noch nicht dabei. Drück zuerst auf **{ button-night-in }**.
refused-night-host = { $name } sucht das erste Spiel aus. Ab { $when } können es alle, die dabei sind.
refused-night-alone = Bisher bist nur du dabei. Zu zweit geht es los.
refused-night-invitation-over = Dieser { -spieleabend } hat schon begonnen, oder es wurde nichts daraus. `/table night` beginnt einen neuen.
refused-night-invited = Hier wird schon gefragt, wer mitspielt: { $link }
refused-night-just-begun = Hier hat vor weniger als fünf Minuten ein { -spieleabend } begonnen. Bis sie um sind, kann einen neuen nur beginnen, wer die letzte Partie hier gespielt hat.
help-after-night = • **/table night** fragt, wer bei einem Spieleabend dabei ist. **{ button-night }**, unter **{ button-other-game }**, beginnt einen für alle, die gerade gespielt haben: Alle Partien hier zählen zusammen.
