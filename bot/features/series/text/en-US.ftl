button-series = Three deals
button-next-deal = Next deal
series-total = { $name } { $total }
series-so-far = 🎴 **{ $deals } deals** · after { $deal } of { $deals }: { $each }. { $low ->
    [yes] Lowest total wins.
   *[no] Highest total wins.
}
series-done = 🎴 **All three deals**: { $each }. 🏆 { $several ->
    [yes] { $names } share the win!
   *[no] { $names } wins the series!
}
series-cut = 🎴 Deal { $deal } of { $deals } wasn't finished, so the series ends here without a winner.{ $done ->
    [0] {""}
   *[other] {" "}After { $done } of { $deals }: { $each }.
}
series-off = 🎴 These deals need everybody. To try again, press **{ button-series }** under the last game.
refused-series-too-few = Too few people played this game to its end for a series. Computers don't count.
refused-series-over = This series is over. To begin another, press **{ button-series }** under a game that you have finished.
refused-series-dealt = The next deal is already on the table: game { $table }.
help-after-series = • **{ button-series }**: the same people in other seats, and the total decides.
