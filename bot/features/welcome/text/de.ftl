welcome = 👋 **Kartenspiele, gleich hier.** Mit **Spielen** geht es sofort gegen Computer los; wie lange das etwa dauert, steht dabei. **Lernen** zeigt dir ein Spiel in zwei Minuten, nur für dich. Alles Weitere: /table help.
welcome-game = { $game }: { $facts }
welcome-first = Fang hier an
welcome-people = { $max ->
    [1] allein
   *[other] { $min }–{ $max }
}
welcome-difficulty = { $difficulty ->
    [easy] leicht
    [hard] schwer
   *[medium] mittel
}
