welcome = 👋 **Jogos de cartas, bem aqui.** **Jogar** começa na hora, contra o computador, e dura mais ou menos o tempo indicado. **Aprender** é uma lição de dois minutos, só para você. Todo o resto: /table help.
welcome-game = { $game }: { $facts }
welcome-first = comece aqui
welcome-people = { $max ->
    [1] uma pessoa
   *[other] { $min }–{ $max }
}
welcome-difficulty = { $difficulty ->
    [easy] fácil
    [hard] difícil
   *[medium] médio
}
