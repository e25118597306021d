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
night-ask = Wie lange soll der Abend dauern? Ihr spielt alle weiter, und jede Partie hier zählt.
night-minutes = { $minutes } Minuten
night-begun = 🌙 **{ -spieleabend }!** { $games ->
    [0] Bis { $when } zählt jede öffentliche Partie hier
   *[other] Die nächsten { $games } öffentlichen Partien hier zählen
}, wenn mindestens zwei Leute mitspielen.
    Der erste Platz bekommt 100 Punkte, der letzte 0, bei Gleichstand teilt ihr euch den Platz, und eine verpasste Partie sind 0.
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
night-picks = Das nächste Spiel { $count ->
    [0] können alle hier aussuchen.
   *[other] sucht { $names } aus.
}
night-ready = Bereit, { $names }? Drück auf **{ button-join }**.
night-pick = Was als Nächstes? Alle hier spielen mit.
night-mixed = Gemischt
night-over = 🌙 **{ $count ->
    [one] { $winners } gewinnt den Abend!
   *[other] { $winners } gewinnen den Abend!
}** { night-games }
night-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
night-film = 🎬 **Die beste halbe Minute des Abends** · { $game }, Tisch { $table }
night-title = { -spieleabend }
night-bar = { $place }. { $name }: { $points } Punkte
night-ended = 🌙 Der { -spieleabend } ist vorbei.
refused-night-on = In diesem Kanal läuft schon ein { -spieleabend }. `/table night off:True` beendet ihn.
refused-night-how-long = Sag, wie lange: entweder `minutes` oder `games`.
refused-night-wait = Das nächste Spiel sucht aus: { $names }. Nach einer Minute könnt ihr es alle.
refused-night-later = Das war nicht die letzte Partie hier. Drück unter der neuesten auf **{ button-next-game }**.
refused-night-none = Hier läuft kein { -spieleabend }. `/table night` beginnt einen.
refused-night-not-yours = Diesen Abend beenden kann nur, wer ihn begonnen oder die letzte Partie hier gespielt hat, oder die Moderation.
refused-night-just-begun = Hier hat vor weniger als fünf Minuten ein { -spieleabend } begonnen. Bis sie um sind, kann nur einen neuen beginnen, wer die letzte Partie hier gespielt hat.
help-after-night = • **{ button-night }**, unter **{ button-other-game }**, oder **/table night**: Alle Partien hier zählen eine Zeit lang zusammen.
