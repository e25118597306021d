## Game nights

command-table-night = Make it a game night: all games here count together
command-table-night-minutes = How long it goes on; a game that has begun is played to its end
command-table-night-minutes-30 = 30 minutes
command-table-night-minutes-60 = 60 minutes
command-table-night-minutes-90 = 90 minutes
command-table-night-games = How many games it takes, instead of minutes
command-table-night-off = End the night that is on here
button-night = Make it a night
button-next-game = Next game
night-ask = How long should the night be? All of you play on, and every game here counts.
night-minutes = { $minutes } minutes
night-begun = 🌙 **Game night!** { $games ->
    [0] Until { $when }
   *[other] For the next { $games } games
}, every public game here with two or more people counts.
    First place gets 100 points and last place 0, ties share a place, and a game you miss is 0.
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
night-picks = { $count ->
    [0] Anyone here
   *[other] { $names }
} picks the next game.
night-ready = Ready, { $names }? Press **Join**.
night-pick = What next? Everybody here goes along.
night-mixed = Mixed
night-over = 🌙 **{ $count ->
    [one] { $winners } wins the night!
   *[other] { $winners } win the night!
}** { night-games }
night-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
night-film = 🎬 **The best half minute of the night** · { $game }, table { $table }
night-title = Game night
night-bar = { $place }. { $name }: { $points } points
night-ended = 🌙 The game night is over.
refused-night-on = This channel has a game night already. `/table night off:True` ends it.
refused-night-how-long = Say how long: either `minutes` or `games`.
refused-night-wait = { $names } picks the next game. After a minute, any of you can.
refused-night-later = That game wasn't the last one here. Press **Next game** below the newest one.
refused-night-none = There is no game night here. `/table night` begins one.
refused-night-not-yours = Only a moderator, whoever began this night, and the players of the last game here can end it.
refused-night-just-begun = A night began here less than five minutes ago. Until they are over, only the players of the last game here can begin another.
help-after-night = • **Make it a night**, in **More games**, or **/table night**: all games here count together for a while.
