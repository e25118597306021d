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
figures-settings = Settings
figures-ranking = Ranking
figures-winners = Winners
figures-players = Stats
figures-all-games = All games
figures-which-game = Choose a game
my-settings = **Your settings**
my-pings = • { $on ->
    [True] I ping you when it's your turn.
   *[False] I don't ping you when it's your turn.
}
my-in_words = • { $on ->
    [True] My hand and your private games are in words, without pictures.
   *[False] My hand and your private games have pictures.
}
my-everywhere = • { $on ->
    [True] People on all servers see your name in the daily scores.
   *[False] Only people on your servers see your name in the daily scores.
}
my-hide_ratings = • { $on ->
    [True] Ratings are hidden from you: no rating cards, no numbers in the ranking. Everyone sees the message below a game, so it leaves out your number and its change. Others still find yours in the ranking.
   *[False] You see ratings: on cards, in the ranking, and below a game.
}
button-my-pings = { $on ->
    [True] Turn pings off
   *[False] Turn pings on
}
button-my-in_words = { $on ->
    [True] Use pictures
   *[False] Use words
}
button-my-everywhere = { $on ->
    [True] Hide my name
   *[False] Show my name
}
button-my-hide_ratings = { $on ->
    [True] Show ratings
   *[False] Hide ratings from me
}
my-settings-foot = -# Colors and card backs: /table look. Words for this whole channel: /table words.
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
    -# Until you have finished { $first } rated games of a kind you are “new”: without a number or a place, last in the list.
    -# After that, “?” means that a rating is still uncertain, for about 16 games. Those come after all certain ones.
    -# As long as you are new or have a “?”, no game takes more than { $points } points from you.
refused-no-ratings = { $whose ->
    [own] You have no rating here this season. Finish a public game with other people to get one.
   *[other] { $name } has no rating here this season.
}
refused-ratings-hidden = { $whose ->
    [own] You hide ratings from yourself. To see them again: /table me, Settings.
   *[other] { $name } doesn't want to see ratings, so this card can't be posted for everyone.
}
wall-title = **Past winners on this server**
wall-season = { $game ->
    [none] { $season }
   *[other] { $game }, { $season }
}: { $best }
wall-place = { $place ->
    [0] {""}
    [1] 🥇{" "}
    [2] 🥈{" "}
   *[3] 🥉{" "}
}{ $name }{ $rating ->
    [none] {""}
   *[other] {" "}{ $rating }
}
wall-none = Nobody has won a season here yet. When one ends, the best three of each game are listed here.
command-table-me = How you're doing: your games, your ratings, your settings
command-table-me-player = Somebody else's games and ratings
command-table-server = This server's ranking, past winners and players
