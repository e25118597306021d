welcome = 👋 **Kartenspiele, gleich hier.** **Spielen** legt sofort gegen Computer los und dauert etwa so lange, wie dabeisteht. **Lernen** ist eine private Lektion von zwei Minuten. Alles Weitere: /table help.
welcome-game = { $game }: { $facts }
welcome-first = fang hier an
welcome-people = { $max ->
    [1] allein
   *[other] { $min }–{ $max }
}
welcome-difficulty = { $difficulty ->
    [easy] leicht
    [hard] schwer
   *[medium] mittel
}
