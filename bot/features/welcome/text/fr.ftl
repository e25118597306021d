welcome = 👋 **Des jeux de cartes, ici même.** **Jouer** démarre tout de suite contre des ordis et dure à peu près le temps indiqué. **Apprendre** est une leçon privée de deux minutes. Tout le reste : /table help.
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
