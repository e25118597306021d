stats-of = { $whose ->
    [own] **Your games on this server**
    [everywhere] **Your games everywhere**
   *[other] **{ $name }'s games on this server**
}
stats-none = { $whose ->
    [own] You haven't finished a game here yet.
    [everywhere] You haven't finished a game yet.
   *[other] { $name } hasn't finished a game here yet.
}
stats-item = • { $text }
stats-server = **Games played on this server**
stats-server-none = Nobody yet: finish a game to be the first.
stats-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
stats-leading = 1st: { $names }
stats-game = { $game } · { stats-players }
stats-line = { $who }: { $figures }
stats-wins = { $won ->
    [one] 1 win
   *[other] { $won } wins
}{ $easier ->
    [0] {""}
   *[other] {" "}({ $against } against people)
}
stats-best = best score { $best }, { $mean } on average
stats-clean = { $clean ->
    [0] no clean games
    [one] 1 clean game
   *[other] { $clean } clean games
}
stats-mistakes = { $often ->
    [one] 1 mistake
   *[other] { $often } mistakes
} per game
stats-longest-run = longest streak without a mistake: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
stats-fastest = fastest clean game: { $time }
stats-foot = -# Only finished games count. A shared win is a win for each of you; if you were away at the end, you haven't won. A clean game has no mistakes and no hints; its time counts if you made every move. Wrong calls don't count as mistakes, and neither do moves the computer made for you. Only you see private games in these figures; deals of the day count for all.
stats-title = **{ $game }**
figures-figures = Stats
figures-card = Rating card
figures-ranking = Ranking
figures-winners = Winners
figures-players = Stats
figures-all-games = All games
figures-which-game = Choose a game
ladder-title = **This server's ranking** · { $season }
ladder-own = … { $line }
ladder-none = Nobody yet: finish a public game with someone to be the first.
ladder-last = -# Last season: { $best }
ladder-foot =
    -# Public games of two people or more count, short or long, if you play them to the end. Wins against computers don't count.
    -# If you leave, or get voted out after missing two turns in a row, you come last.
    -# If you get voted out before that, the game doesn't count for you.
    -# If you leave before everybody has moved five times, you are not rated, and nobody is rated against you.
    -# If the computer makes more than a fifth of your moves, you gain nothing.
    -# After { $most } games of a kind with the same person in a day (UTC), you are not rated against each other.
    -# “?” means that a rating is still uncertain, for about 16 games. Those come last in the list.
refused-no-ratings = { $whose ->
    [own] You have no rating here this season. Finish a public game with other people to get one.
   *[other] { $name } has no rating here this season.
}
wall-title = **Past winners on this server**
wall-season = { $game ->
    [none] { $season }
   *[other] { $game }, { $season }
}: { $best }
wall-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $name } { $rating }
wall-none = No season has ended here yet. When one does, the best three of each game are listed here.
command-table-me = How you're doing: your games, your ratings, your settings
command-table-me-player = Somebody else's games and ratings
command-table-server = This server's ranking, past winners and players
