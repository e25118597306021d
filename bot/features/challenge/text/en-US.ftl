button-challenge = Challenge
challenge-title = 🎯 **{ $name } challenges you to this deal of { $game }{ $several ->
    [yes] , in the seat of { $player }
   *[no] {""}
}.**
challenge-more = … and { $more } more
challenge-gave-up = Gave up: { $names }
challenge-watched = 👀 Saw the cards instead: { $names }
challenge-terms = -# { $several ->
    [yes] Everybody gets the same cards in the same seat. Computers take all other seats, at the level they had then (normal where people sat).
   *[no] Everybody gets the same cards.
} One try each, within 14 days: privately, or here for all to see.{ $names ->
    [none] {""}
   *[other] {" "}Already know the cards: { $names }. Everybody else can play.
}
challenge-play = Play it
challenge-here = Play it here
challenge-results = **How people did with this deal**
challenge-offered = Your challenge is up. { challenge-closed }
challenge-stands = The challenge with this deal is right here: { $link }
    { challenge-closed }
challenge-comes = The challenge appears here as soon as Discord lets me post it. { challenge-closed }
challenge-closed = For 24 hours, nobody can post its replay or film here, but you can still watch them privately.
challenge-withdrawn = Withdrawn. The game's replay and film can be shown here again.
button-withdraw = Withdraw
challenge-asks = Watching shows you the cards of a deal that you could still play, and then you can't play it anymore. Watch anyway?
challenge-watch = Watch anyway
challenge-seen = You've already seen this game, so you know its cards. You can play it anyway, and your result will say so.
challenge-anyway = Play anyway
refused-challenge-unfinished = Nobody finished this game, so its deal can't be a challenge.
refused-challenge-daily = Others may still be playing this deal of the day. You can make it a challenge { $when }: /table challenge table:{ $table }
refused-challenge-none = Nobody has finished a game in this channel lately. Give the number of another one with /table challenge.
refused-challenge-unknown = You can't make a challenge out of game { $table } here. Give the number of one that you can watch.
refused-challenge-gone = This deal is gone, so nobody can play it: its game was deleted, or is too old.
refused-challenge-not-yours = Only the person who offered this challenge can withdraw it.
refused-challenge-over = This challenge is over after 14 days. To start it again, press **Challenge** under its game, or use /table challenge.
refused-challenge-full = { $most } people have tried this deal, and that's the limit. Pick another one.
refused-challenge-played = You've already tried this deal. The challenge's message has the results, and /table replay shows your game, table { $table }.
refused-challenge-first = You were the first to play this deal, so you know its cards. The challenge's message has the others' results.
refused-challenge-day-played = You played this deal on its day, so you know its cards. The challenge's message has the others' results.
refused-challenge-watched = You've watched this deal, so you know its cards. The challenge's message has the others' results.
refused-challenge-elsewhere = You're already playing this deal, at table { $table } in { $channel }. Continue there.
refused-challenge-finish-first = You're playing this deal yourself. Finish your game first, then watch the others.
refused-challenge-no-public = This deal is an open challenge, so it can't be shown here for 24 hours. You can still watch it privately.
command-table-challenge = Challenge everybody in this channel to play the deal of a finished game
command-table-challenge-table = The table's number (default: the latest finished game in this channel)
help-after-challenge = • **Challenge**: others play the same deal.
