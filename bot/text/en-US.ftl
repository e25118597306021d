# What all games share. Sentences to one person are private; the rest is read by a whole channel.

list-separator = { ", " }
some-names = { $names } and { $more } more
# The letters on the cards of a four-color deck, for ♠ ♥ ♦ ♣. None where two words begin alike.
suit-letters = SHDC
# What people may type for jack, queen and king, in one word, and for ♠ ♥ ♦ ♣. No suit may begin like another's.
typed-letters = JQK S H D C

## Refusals: one plain sentence, private, nothing has changed

refused-not-a-card = There is no card “{ $text }”. Type rank and suit, like 7H or TD.
refused-no-such-move = “{ $text }” is not a move in this game.
refused-unknown-game = There is no game called “{ $game }”.
refused-unknown-option = { $game } has no option called “{ $option }”.
refused-option-not-read = “{ $value }” is not a value this option can have.
refused-old-command = This command has changed. Wait a moment or restart Discord, then try again.
refused-option-value = The option { $option } cannot be “{ $value }”.
refused-game-over = This game is over.

refused-not-your-turn = It's not your turn yet. Wait for { $seat }.
refused-not-called = Only the person I just pinged can press this; for your own pings, use **/table me**, then **Settings**.
refused-no-such-seat = This table has no seat { $to }.
refused-moved-on = The table has moved on. Look again, then choose.
refused-saw-it-too = You saw it, too, only { quick-seconds } later!
refused-not-seated = You're watching this one. **{ button-what }** gets you in line for the next game. Or open your own table in another channel or thread.
refused-seat-gone = You have no seat in this game. If somebody took yours over, it stays theirs. **What can I do?** says if another one is free.
refused-seated-already = You already have a seat in this game.
refused-seat-not-free = Somebody plays in that seat now. Choose another one.
refused-no-seat-free = There is no seat to take over here. **{ button-what }** gets you in line for the next game.
refused-already-seated = You're already in. Press **Leave** to give up your seat.
refused-not-your-look = Only players at this table can change its look. For your own pictures, choose “my private pictures” in the option “for”.
refused-seat-away = A computer is playing for you. Press **I'm back** or use /table back to play again.
refused-paused = { $seat } paused the game until { $until }. Press **{ button-go-on }** at the table to end the pause.
refused-no-pause-alone = Only a public game with several seats can be paused.
refused-not-paused = Nobody has paused this game.
refused-pauses-used = A game has { $most } pauses at most, and you've used them all.
refused-time-up = You ran out of time, so the computer makes this move. The next one is yours again.
refused-removed = The others let a computer play for you because they had to wait for you. Press **I'm back** or use /table back to play again.
refused-nobody-to-remove = Nobody by that name has a seat at this table.
refused-remove-later = { $clock ->
    [none] A computer can take over for { $seat } after the table has waited 10 minutes for { $seat }.
   *[other] A computer can take over for { $seat } after { $seat } misses a turn.
}
refused-remove-left = { $seat } has left, so a computer already plays there.
refused-remove-yourself = To leave the table yourself, use /table leave.
refused-finish-yourself = It's your turn, so the others decide that. Play on, or press **Leave** in **What can I do?**.
refused-removed-already = A computer already plays for { $seat }.
refused-removal-agreed-already = You've already voted for that: { $have } of { $need } votes.
refused-finish-agreed-already = You've already voted for that: { $have } of { $need } votes.
refused-not-away = You're already playing: the seat is yours.
refused-already-begun = This game has already started.
refused-not-begun = This game hasn't started yet. The host can press **Start**.
refused-table-closed = This table is closed. Open a new one with the game's /… new command.
refused-no-other-game = I have no other game for { $people } people.
refused-table-full = All { $seats } seats are taken.
refused-series-full = These deals are only for the players of the last game, without computers. To play as well, open a table in another channel or thread.
refused-series-needs-all = These deals need everybody from the last game. To play without someone, close the table and press **Rematch**.
refused-too-few = This game needs at least { $seats } players. Wait for someone to join, or add a computer.
refused-too-busy = I'm thinking about too many games right now. Ask again in a few seconds.
refused-opener-only = Only the host ({ $user }) or a moderator can do that. If the host presses nothing for two minutes, anyone seated can.
refused-host-quiet = The host ({ $user }) has been quiet, so anyone seated can do that. Press **Join** first.
refused-already-agreed = You've already voted to end the game: { $have } of { $need } votes.
refused-undo-never = In this game every move stands: noticing is the game.
refused-undo-counts = A move can only be taken back at a public practice table for several (option **learning**).
refused-undo-nothing = There is no move to take back.
refused-undo-mistake = That was a mistake, and mistakes stand.
refused-undo-seen = That move stands: somebody may have learned something by it.
refused-undo-agreed-already = You've already agreed: { $have } of { $need } votes to take back the last move.
refused-channel-taken = This channel already has a table (#{ $table }). /table show brings it to the bottom; for a second one use a thread.
refused-channel-taken-below = This channel already has a table (#{ $table }), and here it is again. For a second one use a thread.
refused-too-many-tables = You already have { $most } open tables, and that's the limit. Finish one, or give one up with /table mine.
refused-server-full = This server has reached its limit of open tables ({ $most }). Finish one first: /table mine lists yours, /table help all of them.
refused-not-your-table = That is no longer one of your open tables.
refused-no-such-table = That table is gone. Open a new one with a game's /… new command.
refused-no-table-here = This channel has no open table. Open one with a game's /… new command (/table help lists the games).
refused-other-game-here = This channel is playing { $game }, so use its commands.
refused-shown-lately = The table is right here: { $link }
refused-set-aside = I couldn't read this table, so I put it aside; its record is kept for whoever runs the bot. You can open a new one here.
refused-record-not-kept = This game is too old, so its record is gone. Its result still counts in /table me.
refused-record-unreadable = I have changed since this game was played and can't open it anymore. Its result still counts in /table me.
refused-unknown-button = That button no longer works. /table show gets you fresh ones.
refused-servers-only = That only works on a server I'm on. To invite me to one: <{ $link }>
refused-not-in-this-channel = On this server, you can only open tables in { $channels }.
refused-no-permission = I'm not allowed to do that in this channel. I need: { $missing }.

## When something else goes wrong

not-saved = I couldn't save this, so nothing has changed. Try again in a moment.
maybe-saved = The database didn't answer, so I may not have saved this. If I did, you'll see it in a moment.
discord-trouble = Discord didn't accept that. Your table is safe: /table show brings it up as it is now.
went-wrong = Something went wrong on my side. Your table is safe: /table show brings it up as it is now.
picture-failed = -# No picture this time, so here is the table in words:
no-permission = Your game is safe, but I can't show the table here anymore. I need: { $missing }. Ask someone who manages the server to allow it.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-manage-threads = Manage Threads (this thread is locked)

## The table's message

table-title = **{ $game }** · table { $table }
table-away = -# Away: { $names } (a computer plays)
table-time = -# ⏳ Deadline: { $when }.
table-soft-time = -# ⏳ A computer finishes { $name }'s turn: { $when }.
table-times = -# ⏳ Deadlines: { $each }.
table-time-of = { $name } { $when }
table-hurried = -# Many tables are busy right now, so the computers get less time to think.
table-missed = -# ⏳ { $count ->
    [one] { $names } ran out of time, so the computer made one move. The next one is { $names }'s again.
   *[other] { $names } ran out of time, so the computer made one move for each. The next ones are theirs again.
}
table-soft-missed = -# ⏳ { $count ->
    [one] A computer finished a turn for { $names }. The next one is { $names }'s again.
   *[other] A computer finished turns for { $names }. The next ones are theirs again.
}
table-paused = ⏸ Paused by { $name } until { $until }.
table-absent = -# ⏳ { $count ->
    [one] { $names } ran out of time twice, so a computer plays until { $names } presses **I'm back**.
   *[other] { $names } ran out of time twice, so computers play until they press **I'm back**.
}
table-soft-absent = -# ⏳ { $count ->
    [one] A computer plays for { $names } until { $names } presses anything here.
   *[other] Computers play for { $names } until they press anything here.
}
table-removed = -# { $count ->
    [one] A computer has replaced { $names } and plays until { $names } presses **I'm back**.
   *[other] Computers have replaced { $names } and play until they press **I'm back**.
}
table-taken-over = -# { $name } plays on { $former ->
    [somebody] in a seat that somebody had left
   *[other] for { $former }
}.
table-deserted = -# 💤 Nobody is here, so the table waits. Press **I'm back** to play on. Closes: { $closes }.
table-finish-votes = -# { $have } of { $need } votes to let a computer finish { $name }'s turn.
table-removal-votes = -# { $have } of { $need } votes to let a computer play for { $name }.
table-votes = -# { $have } of { $need } votes to end this game early.
table-undo-votes = -# { $have } of { $need } votes to take back the last move.
table-won = 🏆 **{ $names }** won!
table-won-you = 🏆 **You win!**
turning-line = ▶ Move { $move }, { $alone ->
    [yes] { $text }
   *[no] { $name }: { $text }
}
table-ended-early = The players stopped this game early.
table-closed-nobody-left = Everybody left, so this game is closed. Its record is kept.
table-closed-unused = Nobody moved for a day, so this deal is closed.
table-closed-tried = The round is over, and so is this puzzle.
table-closed-idle = Nobody moved for 14 days, so this game is closed. Its record is kept.
option-line = { $name }: { $value }
option-separator = { " · " }
option-on = on
option-off = off
lobby-series = 🎴 { $deals } new deals for just these players, without computers. You change seats for each deal, and your total decides.
series-title = { $title } · deal { $deal } of { $deals }
lobby-foot = -# { $quiet ->
    [yes] { $opener } has been quiet: anyone seated can start, with **Host options**.
   *[no] Waiting for { $opener } to press **Start**.
} Closes after { $minutes } idle minutes.
lobby-starts = -# Starts by itself { $when }, or when the host presses **Start**.
lobby-players = { $max ->
    [1] 1 player
   *[other] { $min } to { $max } players
}
lobby-time = { $clock ->
    [blitz] { $time } or less
    [relaxed] { $time } or more
    [slow] several days
   *[other] about { $time }
}{ $filled ->
    [yes] {" "}with computers
   *[no] {""}
}
lobby-host = host
lobby-free = free seat
lobby-level = { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
}
lobby-seats = Seats: { $seats }; { $free ->
    [0] none free.
    [one] 1 free.
   *[other] { $free } free.
}
lobby-seat = { $place }. { $name }{ $who ->
    [host] {" "}(host)
    [computer] {" "}(computer, { lobby-level })
   *[person] {""}
}
lobby-clock = clock
lobby-options = Change options and clock
clock-soft = soft, 90 seconds while others wait
clock-blitz = blitz, 15 seconds per action
clock-live = live, 60 seconds per turn
clock-relaxed = relaxed, 10 minutes per turn
clock-slow = slow, 24 hours per turn
clock-none = none, no time limit
lobby-computer = Add a computer
lobby-remove = Remove someone
host-panel = **{ $game }** · table { $table } · host options
    At the table: { $names }.
    { $quiet ->
        [yes] { $host } has been quiet, so anyone seated can do this:
       *[no] Only the host and moderators can do this:
    }
lobby-ended = Lobby closed.
lobby-closed = This table closed before the game started. Open another with /{ $game } new.
lobby-made-way = This lobby made way for another game here.
other-game = { $people ->
    [1] What next?
   *[other] What next? Everybody who is still here gets a seat.
}
button-join = Join
button-leave = Leave
button-with-computers = Start with computers
button-start = Start
button-more = Host options
button-close = Close the table
button-rules = Rules
button-rematch = Rematch
button-other-game = More games
button-harder = Harder
button-easier = Easier
button-back = I'm back
button-agree = Vote to end
button-undo = Undo last move
button-agree-undo = Vote to undo
button-finish = Finish for { $name }
button-remove = Replace { $name }
button-here = I'm here
button-pause = Pause
button-take-seat = Take a seat
take-seat = Which seat do you want to play on from here? You get its cards and its points. The game won't be rated for that seat, and it doesn't count in your statistics.
button-go-on = Resume
button-mute = Mute for this game
button-since = Since my last move

## The buttons of a game

welcome-play = Play { $game }

## A first game

first-game = 💡 { $told }
first-game-marks = { $lists ->
    [yes] Green buttons, and ✅ in lists, are allowed moves (first three turns only).
   *[no] Green buttons are allowed moves (first three turns only).
}
first-game-sensible = Green buttons are moves that make sense.

## How a game was played

count-separator = { " · " }
count-mistakes = { $mistakes ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}
count-uncalled = { $count } that nobody called
count-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
count-catches = { $catches ->
    [one] 1 catch
   *[other] { $catches } catches
}
count-caught = caught { $catches } of { $of }{ $fast ->
    [unknown] {""}
   *[other] , fastest { $fast }
}
caught = 🎯 { $pairs }
caught-whom = { $caller } caught { $name }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
unnoticed = 🙈 { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
} that nobody called
quick-seconds = { $seconds } s
count-wrong-calls = { $calls ->
    [one] 1 wrong call
   *[other] { $calls } wrong calls
}
praise-catches = 👀 Most catches: { $names } ({ $most })
praise-run = ✨ Longest streak without a mistake: { $names } ({ $most ->
    [one] 1 move
   *[other] { $most } moves
})
ending-seat = { $place }. { $name }: { $counts }
ending-best = Best possible: { $best }
ending-runs = Longest streaks without a mistake: { $runs }
ending-run = { $name } { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
ending-time = Played in { $time }
ending-line = { $text }.
duration-seconds = { $more } s
duration-minutes = { $more } min{ $less ->
    [0] {""}
   *[other] {" "}{ $less } s
}
duration-hours = { $more } h{ $less ->
    [0] {""}
   *[other] {" "}{ $less } min
}
duration-days = { $more ->
    [one] 1 day
   *[other] { $more } days
}{ $less ->
    [0] {""}
   *[other] {" "}{ $less } h
}

## My hand

button-hand = My hand
button-hand-again = Open again
button-ahead = { $on ->
    [yes] Stop choosing
    [turn] It's your turn
    [none] No turns yet
   *[no] Choose ahead
}
button-next-round = { $ended ->
    [round] Next round
   *[part] Continue
}
button-ahead-drop = Drop choice
button-show = Show the table
hand-title = **{ $game }** · table { $table } · your hand
hand-away = A computer is playing for you. Press **I'm back** to play again.
hand-time = -# ⏳ Your deadline: { $when }.
hand-soft-time = -# ⏳ A computer finishes your turn: { $when }.
hand-ahead = ⏳ { $turn ->
    [yes] You play what you chose ahead: **{ $move }**.
   *[no] When your turn comes: **{ $move }**. Only you see this.
}
hand-ahead-dropped = ✖️ **{ $move }** is not possible anymore, so what you chose ahead was dropped.
hand-choosing-ahead = ⏳ You're choosing ahead, so it can't be a Juse: what you tap now is played when your turn comes.
hand-still-reading = -# Still reading: { $names }
hand-last-look = The round is over. Its result comes in a moment.
hand-stale = 💤 This hand has stopped following the table. Open it again to catch up.
hand-old = may be { $seconds } s old
refused-no-hand = You're watching this one, so you have no hand. The table shows all there is to see.
refused-nothing-hidden = This game has no hidden cards. The table shows them all.

## Games for one

daily-title = **{ $game }** · deal of { $day }
private-title = **{ $game }**
private-after-all = Only you can see this game. To let everybody watch, play on a server that I'm on.
button-hint = Hint
button-again = Play again
button-resume = Continue
button-anew = New deal
one-running = You already have a game running. Continue it, or give it up for a new deal?
several-running = You already have several games running. Which one?
running-daily = Deal of { $day }
running-private = Your own game, table { $table }
running-public = In this channel, table { $table }
clean-or-not = -# { $misplays ->
    [0] { $hints ->
        [0] A clean game so far: no mistake, no hint.
        [one] Not a clean game anymore: one hint.
       *[other] Not a clean game anymore: { $hints } hints.
    }
    [one] Not a clean game anymore: one mistake{ and-hints }
   *[other] Not a clean game anymore: { $misplays } mistakes{ and-hints }
}
and-hints = { $hints ->
    [0] .
    [one] , one hint.
   *[other] , { $hints } hints.
}
private-moved-on = The game has moved on since. Here it is now.
gone-private = **{ $game }** · The channel needed this place for another table. /{ $command } resume continues the game that was here.
hint = 💡 I'd try: **{ $move }**.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
hint-free = 💡 You can only do one thing: **{ $move }**. This hint is free.
daily-place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} of { $of }
refused-nothing-running = You have no game running here. Start one with /{ $game } new.
refused-one-try-a-day = You've already played today's deal.
refused-no-hints = No hints here: everybody has one try at this deal, and results are compared. Your other games have hints.
refused-leave-first = You have a seat at table { $table } in { $channel }. Use /table leave there, then ask again.

## What can I do?

button-what = What can I do?
button-translated = In my language
button-renew = Refresh
button-dismiss = Back to the table
rules-now = Now: { $page }
what-title = **{ $game }** · what can I do?
what-goal = **Goal:** { $goal }
what-lobby = { $who ->
    [host] You're the host: **Host options** has **Start**{ $series ->
        [yes] .
       *[no] , and **Start with computers** to fill the empty seats.
    }
    [seated] You have a seat. { $opener } is the host and starts the game.
    [deputy] { $opener } is the host and has been quiet, so you can start the game too: press **Host options**.
   *[other] { $series ->
        [yes] All seats are taken.
       *[no] Press **Join** to take a seat.
    } { $opener } is the host and starts the game.
}
what-watching = { $free ->
    [yes] You're watching this one. **Take a seat** lets you play on in place of a computer.
   *[no] You're watching this one.
}
what-matters = **What matters now**
what-by-the-rules = **By the rules**
what-item = • { $text }
what-move = **{ $move }**
what-right = ✅ { $moves }: { $why }
what-wrong = ❌ { $moves }: a **Juse!**, because { $why }
what-best = 💡 I'd choose: **{ $move }**.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
what-best-unknown = 💡 It's taking me too long to find the best move. Ask again in a few seconds.
lobby-learning = 🎓 **What can I do?** also says which moves the rules allow, and which is best. Games at this table don't count in statistics.
learning-title = { $title } · practice table

## Beside the table

called-how-often = { $misplays ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $misplays } mistakes
}
juse-call = **Juse!** { $why }
juse-call-again = **Juse!** (×{ $times }) { $why }
juse-call-too = 📸 Photo finish: { $later }.
juse-call-later = { $name } +{ $after }
wrong-call = **Not a Juse:** { $why }
juse-alt = { $wrong ->
    [yes] Not a Juse:
   *[no] Juse!
} { $why }
your-turn = { $user }, it's your turn in { $game }.
next-game-here = { $begun ->
    [yes] { $user }, the next game has begun: { $game }. Press **I'm here** for a seat that a computer has.
   *[no] { $user }, the next game starts soon: { $game }. Press **I'm here** for a seat.
}
calls-muted = 🔕 No more pings for you in this game. To turn them off for good: **/table me**, then **Settings**.

## Since your last move

since-title = **{ $game }** · { $began ->
    [yes] since the cards were dealt
   *[no] since your last move
}
since-by-computer = -# ⏳ { $moves ->
    [one] The computer made 1 move for you.
   *[other] The computer made { $moves } moves for you.
}
since-more = -# … and { $lines ->
    [one] 1 more line
   *[other] { $lines } more lines
} before that.
since-nothing = Nothing has happened yet.

## /table

help-version = You run this bot, so only you see its version: { $version }
help-first = **Play** starts right away against computers.
    With friends, open a table in this channel: { $commands }.
help-new = **/{ $command } new**
help-playing = **At the table** · one per channel or thread
    • Move with the buttons, or with the game's commands.
    • Out of time? The computer makes that move. After two in a row it plays on until you press **I'm back**. If I'm offline, your clock stops.
    • **/table leave**: a computer plays for you. **/table back**: you play again.
    • **/table pause**: 5 minutes for everybody, three times a game at most. **{ button-go-on }** ends it sooner.
    • **/table end**: all of you agree to stop, or a moderator who isn't playing does.
    • **/table remove**: a computer takes the seat of somebody who missed a turn, until they press **I'm back**. So does the button **Replace**.
    • **Take a seat**, in **What can I do?**: play on in a seat that a computer plays.
    • **/table since**: what happened since your last move.
    A game closes when everybody has left, or after 14 days without a move.
help-after = **After a game**
    • **Rematch** and **More games**: play on with the same people.
help-more = **More**
    • **/table mine**: your open tables.
    • **/table invite**: add me to your server, or to your own account.
help-no-tables = None right now.
button-help-first = Games
button-help-playing = At the table
button-help-after = After a game
button-help-more = More
button-help-tables = Open tables

## Deals that several people play

result-line = { $told }{ $several ->
    [yes] {" "}({ daily-place } at the table)
   *[no] {""}
}{ $first ->
    [yes] {" "}· played it first
   *[no] {""}
}{ $watched ->
    [yes] {" "}· had already seen the cards
   *[no] {""}
}
challenge-table = **{ $game }** · challenge
running-challenge = A challenge, table { $table }

## /table invite and /table mine

invite-server = To invite me to a server: <{ $link }>
invite-person = To add me to your own account and use me anywhere: <{ $link }>
own-tables = **Your open tables: { $count } of { $most }**
own-tables-none = You have no open table. Open one with a game's /… new command (/table help lists the games).
own-table = { $where ->
    [nowhere] { $game }: table { $table }, only you can see it
    [private] { $game }: table { $table }, only you can see it, on { $server }
   *[channel] { $game }: table { $table } in { $channel } on { $server }
}
own-table-unknown-server = another server
own-tables-give-up = Give one up …
own-table-choice = { $game }, table { $table }
own-table-asks = Give up { $table }?
button-give-up = Give it up
button-keep-it = Keep it
own-tables-foot = If you give up a shared game, a computer takes your seat. A solo game ends.
help-tables = **Open tables on this server**
help-table = { $game }: table { $table } in { $channel }
table-removal-agreed = Your vote counts: { $have } of { $need }. Not voted yet: { $names }.
table-removal-done = Done.
table-left = You left, so a computer plays for you. Press **I'm back** to play again.
table-pause-begun = Paused for 5 minutes. Everybody with a seat can press **{ button-go-on }**.
table-welcome-back = Welcome back! The seat is yours again.
table-ended = You stopped the game.
table-agreed = Your vote counts: { $have } of { $need } to end the game. Not voted yet: { $names }.
table-undo-agreed = Your vote counts: { $have } of { $need } to take back the last move. Not voted yet: { $names }. If somebody moves first, the last move stands.
table-undone = The last move is taken back.

## What lists of people say, and the cards that can be posted

stats-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-place = { $place ->
    [0] –
   *[other] **{ $place }**
} · { $name }
button-post-here = Post it here

## Lists of people

scores-nobody = Nobody yet.

## Records

record-seat = Seat { $seat }
record-retold =
    record { $number }: { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $misplays ->
        [one] { $misplays } mistake
       *[other] { $misplays } mistakes
    }; { $finished ->
        [true] { $count ->
            [0] nobody wins
            [one] seat { $winners } wins
           *[other] seats { $winners } win
        }
       *[false] not finished
    } (scores { $scores })
refused-record-too-long = A record has at most { $most } characters.
refused-record-not-json = This is not JSON.
refused-record-field-twice = “{ $field }” is there twice.
refused-record-field-unknown = A record has no field “{ $field }”.
refused-record-field-missing = The field “{ $field }” is missing.
refused-record-field-wrong = “{ $field }” holds something of the wrong kind.
refused-record-of-another-format = Only records of format { $format } can be read: “record” says which it is.
refused-record-seats = The game { $game } has { $most ->
    [one] one seat
   *[other] { $least } to { $most } seats
}.
refused-record-too-many-moves = A record has at most { $most } moves.
refused-record-move-not-text = A move is a text like “0 draw”.
refused-record-move-form = “{ $text }” is not a seat's number, a space and an action, like “0 draw”.
refused-record-move-seat = There is no seat { $seat }: the { $seats } seats are numbered from 0.
refused-result-field-unknown = The result has no field “{ $field }” in this game.
refused-result-field-missing = The result lacks the field “{ $field }”.
refused-result-other = The moves lead to another result: “{ $field }” is { $reached }.
chance-asked-for = The rules ask for a { $kind ->
    [shuffle] shuffle
    [die] die
   *[pick] picked card
} here, and “chance” holds
refused-chance-used-up = { chance-asked-for } no more.
refused-chance-of-another-kind = { chance-asked-for } something else.
refused-chance-not-a-list = A shuffle in “chance” is a list of cards.
refused-chance-not-a-die = A die in “chance” is a whole number from 1 to 6.
refused-chance-not-a-card = A pick in “chance” is a card.
refused-chance-other-cards = The cards in “chance” are not the ones in play here.
refused-chance-left-over = The game is over, but “chance” holds { $count ->
    [one] one outcome
   *[other] { $count } outcomes
} more.

## Slash commands: `command-GROUP-COMMAND-OPTION-VALUE`; what games share has `game` as its group

command-game-new = Open a table of { $game } in this channel
command-game-new-clock = Time limit per turn; then the computer moves for you
command-game-new-clock-soft = soft
command-game-new-clock-blitz = blitz
command-game-new-clock-live = live
command-game-new-clock-relaxed = relaxed
command-game-new-clock-slow = slow
command-game-new-clock-none = none
command-game-new-learning = A practice table: “What can I do?” shows allowed moves and the best one
command-game-new-public = Play it as this channel's table, for all to watch
command-game-rules = The rules of the game, only for you
command-game-resume = Continue your running game, wherever you started it
command-game-hint = What a strong player would try now (the game no longer counts as clean)
command-table = What every game's tables share
command-table-help = The games, how to start one, and the open tables here
command-table-show = Bring this channel's table to the bottom
command-table-hand = Your own cards at this channel's table, only for you
command-table-what = What you can do now at this channel's table, only for you
command-table-end = End this channel's game early: all of you, or a moderator who isn't playing
command-table-leave = Leave this channel's table; a computer plays for you
command-table-pause = Stop everything at this channel's table for 5 minutes
command-table-undo = Take back the last move at this channel's practice table, if all of you agree
command-table-back = Take your seat back from the computer
command-table-since = What happened at this channel's table since your last move
command-table-remove = Vote to let a computer play for somebody who has missed a turn
command-table-remove-player = Who it is; they can come back with /table back
command-table-invite = Invite me to a server, or add me to your account and use me anywhere
command-table-mine = All your open tables on all servers; give one up

## Weeks and stars

weekday-letter = { $day ->
    [0] M
    [1] T
    [2] W
    [3] T
    [4] F
    [5] S
   *[6] S
}
result-place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} of { $of }
stars-line = `{ $signs } { $game } · { $result }`
stars-next = { $lacking ->
    [score] { $by } better and it would have been { $gold ->
        [yes] gold
       *[no] { $goal }
    }
    [lead] Win by { $by } for { $goal }
    [first] First place would have been { $goal }
    [second] Second place would have been { $goal }
    [hints] Without hints it would have been { $goal }
   *[nothing] Three stars: it hardly gets better!
}
stars-week = Your best this week!
