welcome = 👋 **Juegos de cartas, aquí mismo.** Con **Jugar** empiezas enseguida contra bots; la partida dura más o menos lo indicado. **Aprender** es una lección privada de dos minutos. Para todo lo demás: /table help.
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
