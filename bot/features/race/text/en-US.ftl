command-game-race = Ten boards for the whole channel: a mistake, or all right? The first right press scores
help-more-race = • **/{ $game } race**: ten boards for the whole channel; the first right press scores. Type it again to end it.
button-race = Race
button-race-end = End the race
refused-no-race = { $game } has no boards for a race.
refused-race-runs = A race is on here already. It takes about two minutes.
refused-race-table = This channel has a table (#{ $table }). A race would be in its way: use a thread.
refused-race-not-yours = Only the person who began the race, or a moderator, can end it.
race-late = Too late: this board is over.
race-faster = { $name } was { quick-seconds } faster.
race-gone = 🏁 This race is over: I was restarted. Nothing was counted.

race-open = 🏁 **Race · { $game }**: { $number } of { $of }
race-rule = first right press scores
race-number = Race { $number }/{ $of }
race-decided = { $juse ->
    [yes] **Juse!**
   *[no] **All right.**
} { $name ->
    [nobody] Nobody saw it.
   *[other] ⚡ { $name }: { quick-seconds }
}{ $wrong ->
    [nobody] {""}
   *[other] {" "}· ❌ { $wrong }
}
race-first = { $name ->
    [nobody] Nobody saw it
   *[other] { $name }: { quick-seconds }
}
race-wrong = ❌ Wrong: you sit out this board.
race-points = { $place }. { $name }: { $points }
race-sits-out = sits out · { $points }
race-over = { $count ->
    [0] 🏁 Nobody won the race.
    [one] 🏁 { $names } wins the race!
   *[other] 🏁 { $names } win the race!
}
race-nobody-here = 🏁 Nobody is here, so the race is over.
race-fastest = fastest: { quick-seconds }
race-hardest = Hardest: board { $number }. { $name ->
    [nobody] Nobody saw it.
   *[other] It took { $name } { quick-seconds }.
}
