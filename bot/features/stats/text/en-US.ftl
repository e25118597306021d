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
stats-caught = { $caught ->
    [0] {""}
    [1] You caught { $name } once
   *[other] You caught { $name } { $caught } times
}{ $both ->
    [yes] ,{" "}
   *[no] {""}
}{ $by ->
    [0] {""}
    [1] { $name } caught you once
   *[other] { $name } caught you { $by } times
}
stats-longest-run = longest streak without a mistake: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
stats-fastest = fastest clean game: { $time }
stats-luck = 🍀 Luck in { $games } games: your cards were { $cards-sign ->
    [more] worth { $cards } more than usual
    [less] worth { $cards } less than usual
   *[none] as good as usual
}. Your own choices { $own-sign ->
    [more] brought you { $own }
    [less] cost you { $own }
   *[none] changed nothing
}, the others' { $others-sign ->
    [more] gave you { $others }
    [less] cost you { $others }
   *[none] changed nothing
}. Each of these can be off by { $margin }.
stats-luck-wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
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
    -# If you leave, or a computer takes over for you, and you aren't back by the end, you come last.
    -# If you leave before everybody has moved five times, you are not rated, and nobody is rated against you.
    -# If the computer makes more than a fifth of your moves, you gain nothing.
    -# If you play one game more than { $most } times a day (UTC) with the same person, only the first { $most } are rated between you.
    -# Until you have finished a game { $first } times with a rating, you are “new” to it: without a number or a place, last in the list.
    -# After that, “?” means that a rating is still uncertain, for about 16 games. Those come after all certain ones.
    -# As long as you are new or have a “?”, no game takes more than { $points } points from you.
    -# If you take over a seat during a game, you are not rated. Whoever left it comes last, as if nobody had taken it.
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

## The first page of /table me

figures-me = Me
progress-title = **{ $name }**{ $played ->
    [0] {""}
   *[other] {" "}· played on { $played } of the last { $days } days
}
progress-days = { $played } of { $days }
progress-head = { $of ->
    [levels] against computers
   *[games] last ten games
}
progress-rating = rating
progress-easy = Easy
progress-normal = Normal
progress-hard = Hard
progress-level = { $bars ->
    [0] { $games ->
        [0] no solo games yet
       *[other] { $games } of { $least } games
    }
    [1] below Easy
    [2] below Easy
    [3] about Easy
    [4] between Easy and Normal
    [5] between Easy and Normal
    [6] about Normal
    [7] between Normal and Hard
    [8] between Normal and Hard
    [9] about Hard
   *[other] above Hard
}
progress-risen = 📈 { $name } against computers in { $game }: now { $told }.
progress-won = { $won } of { $games } won · { $told }
progress-best = best { $best } · { $told }
progress-share = { $games ->
    [0] no games yet
   *[other] { $share }% of the best possible
}
progress-attention = { $games ->
    [0] no games yet
   *[other] { $won } of { $games } won, { $clean } clean
}
progress-line = **{ $game }**: { $told }{ $rating ->
    [none] {""}
   *[other] {" "}· rating { $rating }
}
progress-rival = { $lead ->
    [you] You lead { $name } { $most } to { $least }.
    [them] { $name } leads you { $most } to { $least }.
   *[nobody] You and { $name } are even, { $most } to { $least }.
}
rivals-balance = { $even ->
    [yes] ⚔️ { $first } and { $second } are even, { $most } to { $least }.
   *[no] ⚔️ { $first } leads { $second }, { $most } to { $least }.
}
rivals-in-a-row = 🔥 { $name }: { $wins } wins in a row.
rivals-night = • { $name }: { $told }
rivals-night-won = won { $won } of { $games }
progress-you-lead = you lead
progress-foot = -# Your level: the last { $counted } games you played alone against computers; games you gave up count as lost. Other bars: your last { $latest } games.{ $rivals ->
    [0] {""}
   *[other] {" "}Who leads: your last { $together } games with other people here.
}

## Badges

figures-badges = Badges
badges-title = **{ $name }** · { $count }
badges-count = { $earned } of { $of } badges
badge-step = { $step ->
    [1] bronze
    [2] silver
   *[3] gold
}
badges-line = • **{ $title }** ({ badge-step }), { $how }: { $times ->
    [1] { $game }
   *[other] { $times } times, first { $game }
}{ $left ->
    [0] {""}
   *[other] {" "}· { $left } more for { $step ->
        [1] silver
       *[2] gold
    }
}
badges-times = { $times ->
    [0] { $title }
    [1] { $title }
   *[other] { $title } ×{ $times }
}
badges-game = { $game }, { $date }
badges-choice = { $game }: { $titles }
badges-open = • still to earn: { $titles }
badges-steps = -# Each is bronze the first time, silver after { $silver } times and gold after { $gold }.
badges-unread = -# I'm still reading your older games. More may come.
badges-watch = Watch a game that earned one
badge-news = { $step ->
    [1] 🏅 New badge for { $name }: **{ $title }**! { $why }
   *[other] 🏅 { $name }, **{ $title }** is { badge-step } now: you've done it { $times } times.
}{ $move ->
    [0] {""}
   *[other] {" "}(move { $move })
}
badge-head = { $step ->
    [1] New badge
   *[other] Level up
}
badge-again = You have done it { $times } times.
badge-foot = { badge-step }{ $move ->
    [0] {""}
   *[other] {" "}· move { $move }
}{ $left ->
    [0] {""}
   *[other] {" "}· { $left } more for { $step ->
        [1] silver
       *[2] gold
    }
}
badge-clean = clean game
badge-clean-how = no mistakes, no hints
badge-clean-why = You finished a whole game without a mistake and without a hint.
badge-eye = eagle eye
badge-eye-how = three catches in a game
badge-eye-why = You caught three mistakes of others in one game.
badge-crowd = top of the table
badge-crowd-how = ahead of three or more
badge-crowd-why = You beat three other people or more in one game.
badge-behind = comeback
badge-behind-how = last, then first
badge-behind-why = You were last halfway through, and won.
badge-machines = giant killer
badge-machines-how = two Hard computers
badge-machines-why = You beat two hard computers on your own.
badge-all = jack of all trades
badge-all-how = all four games finished
badge-all-why = You have finished a game of every kind here.
badge-week = a whole week
badge-week-how = seven days in a row
badge-week-why = You finished a deal of the day seven days in a row.
badge-night = night owl
badge-night-how = a whole game night
badge-night-why = You played a whole game night to its end.
badge-best = bull's-eye
badge-best-how = best possible, clean
badge-best-why = You reached the best possible result, without a mistake and without a hint.
help-after-stats = • **/table me**: your games and ratings. **/table server**: this server's ranking and past winners.
