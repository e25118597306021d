welcome = 👋 **Des jeux de cartes, ici même.** **Jouer** lance tout de suite une partie contre des ordis, qui dure à peu près le temps indiqué. **Apprendre** ouvre une leçon privée de deux minutes. Tout le reste : /table help.
welcome-game = { $game } : { $facts }
welcome-first = commence par là
welcome-people = { $max ->
    [1] en solo
   *[other] { $min }–{ $max }
}
welcome-difficulty = { $difficulty ->
    [easy] facile
    [hard] difficile
   *[medium] moyen
}
