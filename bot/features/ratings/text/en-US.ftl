rating = { $number }{ $uncertain ->
    [yes] ?
   *[no] {""}
}
rating-new = new
season = { $quarter ->
    [1] January to March
    [2] April to June
    [3] July to September
   *[4] October to December
} { $year }
ratings-changed = 📈 Ratings: { $each }.
rating-changed = { $name } { $rating } ({ $change })
rating-first = { $name } { $rating } (first rating)
rating-begun = { $names } new (game { $game } of { $of })
ratings-too-often = -# Two of you had already played { $most } rated games of this with each other today (UTC), so this one changed nothing between you.
ratings-none = -# This game is not rated. /table server has the rules.
ratings-taken-over = -# Not rated, because they took over a seat: { $names }.
ratings-removed = -# A computer took over for { $name }, so this game doesn't count for { $name }'s rating.
ratings-removed-last = -# A computer took over for { $name }, so { $name } comes last in the rating.
card-title = **{ $name }** · { $season }
card-progress = { $played } of { $of } games
card-line-new = { $game }: { rating-new }, { card-progress }.
card-line = { $game }: { $rating }, { daily-place } on this server, { stats-games }{ $points ->
    [one] .
   *[other] ; { $first } after the first, lowest { $lowest }, highest { $highest }.
}
