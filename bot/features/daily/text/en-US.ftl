## The deal of the day

daily-played = ☑️ Played{ $how ->
    [nothing] , and it counts
   *[other] : { $how }
}.{ $when ->
    [today] {" "}Next deal: { $next }.
   *[other] {" "}Today's deal is a new one.
}
daily-late = This deal's day is over (in UTC), so it doesn't count for scores or your streak.
daily-here = { $of ->
    [1] you're the first on this server
   *[other] { daily-place } on this server
}
daily-everywhere = { $of ->
    [1] you're the first anywhere
   *[other] { daily-place } everywhere
}
daily-better = better than { $every ->
    [yes] all { $others }
   *[no] { $worse } of { $others }
} { $listed ->
    [here] here
   *[everywhere] everywhere
}{ daily-on-the-day }
daily-unbeaten = nobody { $listed ->
    [here] here
   *[everywhere] anywhere
} did better{ daily-on-the-day }
daily-on-the-day = { $when ->
    [today] {" "}today
   *[other] {""}
}
daily-streak = 🔥 { $streak } days in a row
daily-ranked = Ranked by { $several ->
    [yes] finishing place, then score
   *[no] score
}, clean game, fewest mistakes. Ties share a place.
button-share = Share
refused-nothing-to-share = You have nothing to share here, or you've already shared it.
shared-there = Shared: { $link }. People here who have played this deal can watch your game.
shared-soon = Shared. It appears here as soon as Discord lets me post it, and people here who have played this deal can watch your game.
refused-try-deleted = You already played today's deal before I forgot you. Come back for tomorrow's.

refused-no-such-day = Choose one of the last 30 days: type a few letters and pick it from the list, or write it as { $example }.

daily-begun = started
daily-unfinished = not finished

## The board of a channel

daily-board = -# **{ $title }** · { $about } · { $over ->
    [yes] the day is over, so playing it now doesn't count
   *[no] everybody gets the same deal, and one try
}
daily-board-title = { $game } of the day
daily-board-against = against { $computers ->
    [one] 1 computer
   *[other] { $computers } computers
}
daily-board-place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
daily-board-line = { daily-board-place } · { $told }{ $heights ->
    [none] {""}
   *[other] {" "}({ $heights })
}
daily-board-heights = (In parentheses: { $strip })
daily-board-column = { daily-board-place } at the table: { $names }
daily-board-name = { $name }{ $clean ->
    [yes] {" "}(clean game)
   *[no] {""}
}
daily-board-more = … and { $more } more
daily-board-plus = +{ $more }
daily-board-clean = clean game
daily-board-foot = ▼ { button-play-deal }
button-play-deal = { $over ->
    [yes] Play this deal
   *[no] Play today's deal
}
button-beside = Side by side
daily-beside = **{ daily-board-title }** · { $date }
daily-beside-list = Watch somebody's game
daily-beside-first = Finish this deal first: then you see everybody's game beside yours.
daily-beside-nobody = Nobody here shows their result of this deal anymore.
daily-yesterday = Yesterday · { $date }

## Scores

scores-today = **Today's deal** ({ $day })
scores-week = **This week**
scores-ever = **All time**
scores-everywhere = 🌍 All servers (only people who opted in: /table me, Settings)
scores-average = { $name }: { $won ->
    [one] 1 win
   *[other] { $won } wins
} in { $days ->
    [one] 1 day
   *[other] { $days } days
}, average place { $place }
scores-streak = -# Your streak: { $streak ->
    [0] none yet. Start one with /{ $game } daily.
    [one] 1 day
   *[other] { $streak } days in a row
}

## Slash commands

command-game-daily = Today's deal, the same for everybody: one try, then compare
command-game-daily-day = A day you missed, to play for fun: it doesn't count for scores or your streak
command-game-scores = How everybody did in the deals of the day on this server, and your streak
command-game-scores-everywhere = All servers (only people who opted in)
help-after-daily = • **/{ $game } daily**, and the same for each game: one deal a day for everybody, with one try. **/{ $game } scores**: who did best.
