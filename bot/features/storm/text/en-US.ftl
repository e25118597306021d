welcome-storm = Storm
command-table-storm = 60 seconds: a mistake, or all right?
command-game-storm = 60 seconds: a mistake, or all right? Only you see it
command-game-storm-moving = Animate its pictures, from now on
help-more-storm = • **/{ $game } storm**, or **/table storm**: a **Juse!**, or all right? 60 seconds, three lives, only for you.
refused-no-storm = { $game } has no boards for Storm.

storm-title = Storm · { $game }{ $day ->
    [none] {""}
   *[other] {" "}· { $day }
}
storm-first = ⛈️ **{ $title }**: right or not?
storm-juse = Juse!
storm-right = All right
storm-verdict = { $right ->
    [yes] ✅ Right! Next one: ×{ $factor }
   *[no] ❌ { $juse ->
        [yes] That was a **Juse!**
       *[no] That was all right.
    }
}
storm-status = { $number ->
    [none] {""}
   *[other] Board { $number } ·{" "}
}{ $seconds } s left · { $lives ->
    [one] 1 life
   *[other] { $lives } lives
} · ×{ $factor } · { $score }
storm-end = { $ending ->
    [time] ⏰ Time!
    [lives] 💔 No lives left.
   *[done] 🏁 All boards done.
} **{ $score }** · { $best }
storm-best = { $new ->
    [yes] your best!
   *[no] your best: { $best }
}
storm-score = { $score }
storm-figures = { $right } of { $of } right, { $longest } in a row
storm-right-of = right
storm-in-a-row = in a row
storm-missed = Where you went wrong
storm-missed-line = • { $sentence } **{ $why }**
storm-again = Again
storm-today = Storm of the day
storm-share = Share
storm-other = Storm: { $game }
storm-gone = ⛈️ That run is over: I was restarted, or you began another. Nothing was counted.
storm-once = ☑️ You've already played today's Storm: **{ $score }**, { $right } of { $of } right. Tomorrow's is a new one.
storm-shared = ⛈️ **{ $title }** · { $name }: **{ $score }**, { $right } of { $of } right
    { $squares }
storm-board = -# **{ $title }** · { $date } · { $over ->
    [yes] the day is over
   *[no] everybody gets the same boards, and one try
}
storm-board-line = { daily-board-place } · { $name }: { $score } { $squares }
storm-board-strip = right or wrong
storm-board-score = score
storm-board-foot = ▼ { storm-today }
storm-on-board = Shared.{ $link ->
    [none] {" "}It appears here as soon as Discord lets me post it.
   *[other] {" "}See { $link }.
}
storm-told = { $score } · { $right } of { $of } right
storm-begun = started
refused-storm-nothing-to-share = You have nothing to share here, or you've already shared it.
refused-storm-try-deleted = You already played today's Storm before I forgot you. Come back for tomorrow's.
