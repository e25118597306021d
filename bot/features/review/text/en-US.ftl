button-review = Review
button-try-again = Try again
review-title = 🔎 **{ $game }** · table { $table } · your review{ $count ->
    [one] {""}
   *[other] , { $number } of { $count }
}
review-moment = Move { $move }: you chose **{ $played }**. Better: **{ $better }**.
review-cost = That lowered your chance of winning by about { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
}, going by what you could know then.
review-page = Moment { $number }
review-nothing = 🔎 No choice of yours that I compared cost you much. { $won ->
    [yes] Well played!
   *[no] This time the cards and the others decided.
}
review-under-way = 🔎 { $before ->
    [0] I'm going through your choices: { $bar }{ $percent }%
    [one] 1 review comes before yours.
   *[other] { $before } reviews come before yours.
}
again-title = **{ $game }** · another try at move { $move } of table { $table }, with { $same ->
    [yes] the same hidden cards: no others fit what you knew
   *[no] other hidden cards
}
button-next-puzzle = Next puzzle
again-goal = 🎯 { $count ->
    [one] {""}
   *[other] Puzzle { $number } of { $count }: {""}
}**{ $goal }**
again-brought = 🎯 { $reached ->
    [yes] You did it!
   *[no] Not this time.
} { $now } The first time: { $then }
again-set = 🧩 That was the set: { $reached } of { $count } goals reached.
refused-review-no-seat = You didn't play in this game. The people who did can each have their own choices reviewed.
refused-review-under-way = I'm already reviewing a game for you. Wait until it is here.
refused-review-queue-full = I'm reviewing too many games right now. Ask again in a few minutes.
refused-review-failed = I couldn't finish the review this time. Press **{ button-review }** again.
refused-again-not-found = I can't set up this moment again. Choose another one.
