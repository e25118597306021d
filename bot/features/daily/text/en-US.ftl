# The deal of the day, and reminders of those that wait.

## The deal of the day

daily-played = ☑️ You've played { $when ->
    [today] today's deal
   *[other] the deal of { $when }
}{ $how ->
    [nothing] {""}
   *[other] : { $how }
}.{ $when ->
    [today] {" "}Next deal: { $next }.
   *[other] {" "}Today's is a new one.
}
daily-late = This deal's day is over (in UTC), so it doesn't count for scores or your streak.
daily-here = { $of ->
    [1] you're the first on this server
   *[other] { daily-place } on this server
}
daily-everywhere = { $of ->
    [1] you're the first anywhere
   *[other] { daily-place } anywhere
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

## The board of a channel

daily-board = -# **{ $title }** · { $about } · { $over ->
    [yes] the day is over, so playing it now counts for nothing
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
daily-board-heights = (In brackets: { $strip })
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

## Reminders

button-remind = Remind me
button-play-daily = Play { $game }
button-remind-here = Remind me in this channel
button-stop-reminding = Stop
reminder = 🔔 { $user ->
    [nobody] { $count ->
        [one] Today's deal is waiting for you:
       *[other] Today's deals are waiting for you:
    }
   *[other] { $user }, { $count ->
        [one] today's deal is waiting for you:
       *[other] today's deals are waiting for you:
    }
}
reminder-game = • **{ $game }**{ $streak ->
    [0] {""}
    [one] {" "}· 🔥 1 day so far
   *[other] {" "}· 🔥 { $streak } days in a row
}
reminder-foot = -# At most one message a day, and none once you've played. **Stop** ends it.
reminder-last = -# You haven't answered three reminders, so this is the last one, unless you press a button or play.
reminder-begun = 🔔 Starting tomorrow I'll DM you around { $time } if you haven't played, once a day at most.
reminder-here = 🔔 Starting tomorrow I'll ping you in this channel around { $time } if you haven't played, once a day at most.
reminder-ended = 🔕 I won't remind you anymore.
reminder-refused = 🔕 Discord didn't let me DM you, so the reminder has ended. Allow DMs and press **Remind me** again, or choose **Remind me in this channel** there.
refused-no-reminder = You have no reminder. Press **Remind me** under a deal of the day that you've played.

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
command-game-daily-day = A day you missed, to play for fun: it counts for no list and no streak
command-game-scores = Everybody's results at the daily deals on this server, and your streak
command-game-scores-everywhere = All servers (only people who opted in)
