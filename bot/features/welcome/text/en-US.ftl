welcome = 👋 **Card games, right here.** **Play** starts right away against computers and takes about as long as shown. **Learn** is a private two-minute lesson. Everything else: /table help.
welcome-game = { $game }: { $facts }
welcome-first = start here
welcome-people = { $max ->
    [1] solo
   *[other] { $min }–{ $max }
}
welcome-difficulty = { $difficulty ->
    [easy] easy
    [hard] hard
   *[medium] medium
}
