## Game nights

command-table-night = Make it a game night: all games here count together
command-table-night-minutes = How long it lasts; a game under way is played to its end
command-table-night-minutes-30 = 30 minutes
command-table-night-minutes-60 = 60 minutes
command-table-night-minutes-90 = 90 minutes
command-table-night-games = How many games it takes, instead of minutes
command-table-night-off = End the night that is on here
button-night = Make it a night
button-next-game = Next game
button-night-in = I'm in
button-night-out = I'm out
button-night-off = End the night
welcome-night = Play with friends
night-ask = How long should the night be? All of you play on, and every game here counts.
night-length = { $games ->
    [0] { $minutes } min
   *[other] { $games } games
}
night-invitation-open = 🌙 **Game night: { $length }.** Who's in?
    In: **{ $names }**
    { $host ->
        [nobody] Anyone who's in picks the first game, and it starts.
       *[other] { $host } picks the first game, and it starts. From { $when } on, anyone who's in can pick it.
    }
night-invitation-begun = 🌙 **Game night: { $length }.** { $names } { $count ->
    [one] is
   *[other] are
} in.
    First place gets 100 points and last place 0, ties share a place, and a game you miss scores 0.
night-invitation-over = 🌙 This game night didn't begin. `/table night` asks again.
night-begun = 🌙 **Game night!** { $games ->
    [0] Until { $when }
   *[other] For the next { $games } games
}, every public game here with two or more people counts.
    First place gets 100 points and last place 0, ties share a place, and a game you miss scores 0.
night-line = 🌙 { $told }
night-uncounted = This game doesn't count for the night.
night-game = { $between ->
    [yes] { $number ->
        [0] Game night{ $of ->
            [0] {""}
           *[other] {" "}of { $of } games
        }
       *[other] Night, after game { night-number }
    }
   *[no] Night, game { night-number }
}
night-number = { $number }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
}
night-score = { $name } { $points }
night-until = until { $when }
night-votes = { $count ->
    [0] What's next? Vote with **{ button-next-game }**.
   *[other] Next: { $votes }. It starts when most of you agree, or { $when }.
}
night-votes-for = { $game } { $count }
night-ready = Ready, { $names }? Press **Join**.
night-pick = What's next? Most votes win, and everybody here goes along.
night-mixed = Mixed
night-over = 🌙 **{ $count ->
    [one] { $winners } wins the night!
   *[other] { $winners } win the night!
}** { night-games }
night-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
night-weeks = 🌙 { $weeks } weeks in a row!
night-film = 🎬 **The best half minute of the night** · { $game }, table { $table }
night-title = Game night
night-bar = { $place }. { $name }: { $points } points
night-ended = 🌙 The game night is over.
refused-night-on = There's a game night on in this channel already.
refused-night-how-long = Say how long, with `minutes` or with `games`, not both.
refused-night-later = That game wasn't the last one here. Press **Next game** below the newest one.
refused-night-next-open = The next game is open already: table #{ $table }.
refused-night-none = There is no game night here. `/table night` begins one.
refused-night-not-yours = Only a moderator, the person who began this night, or the players of the last game here can end it.
refused-night-in = You're in already.
refused-night-full = { $seats } are in already: no game here seats more.
refused-night-not-in = You're not in yet. Press **{ button-night-in }** first.
refused-night-host = { $name } picks the first game. From { $when } on, anyone who's in can.
refused-night-alone = You're the only one in so far. It takes two.
refused-night-invitation-over = This game night has begun, or it never did. `/table night` begins another.
refused-night-invited = People are gathering here already: { $link }
refused-night-just-begun = A night began here less than five minutes ago. Until five minutes have passed, only the players of the last game here can begin another.
help-after-night = • **/table night** asks who's in for a game night. **Make it a night**, in **More games**, begins one for those who just played: all games here count together.
