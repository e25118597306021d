welcome = 👋 **Juegos de cartas, aquí mismo.** **Jugar** empieza enseguida contra máquinas y dura más o menos los minutos indicados. **Aprender** es una lección privada de dos minutos. Todo lo demás: /table help.
welcome-game = { $game }: { $facts }
welcome-first = empieza por este
welcome-people = { $max ->
    [1] en solitario
   *[other] { $min }–{ $max }
}
welcome-difficulty = { $difficulty ->
    [easy] fácil
    [hard] difícil
   *[medium] intermedio
}
