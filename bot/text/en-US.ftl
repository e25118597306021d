# What all games share. Sentences to one person are private; the rest is read by a whole channel.

list-separator = { ", " }
list-part = { $list } ({ $first } – { $last })

## Refusals: one plain sentence, private, nothing has changed

refused-not-a-card = There is no card called “{ $text }”: write rank and suit, like 7H or TD.
refused-no-such-move = “{ $text }” is not a move of this game.
refused-unknown-game = There is no game called “{ $game }”.
refused-unknown-option = { $game } has no option called “{ $option }”.
refused-option-not-read = “{ $value }” cannot be read as what this option asks for.
refused-old-command = That command has changed: wait a moment or restart Discord, and try again.
refused-option-value = “{ $value }” is not possible for the option { $option }.
refused-game-over = This game is over.

refused-not-your-turn = It is not your turn yet: wait for { $seat }.
refused-no-such-seat = There is no seat { $to } at this table.
refused-moved-on = The table has moved on: look again and choose anew.
refused-not-seated = You have no seat at this table: join before a game starts, or open a table of your own in another channel or thread.
refused-already-seated = You already have a seat here. **Leave** gives it up.
refused-not-your-look = You have no seat at this table, so its look is not yours to choose: for your own pictures, choose “my private pictures” in the option “for”.
refused-look-of-the-table = A table has no other table to follow: choose colours or a card back for it.
refused-motion-of-the-table = Only the announcements of a table move: choose “this channel's table” in the option “for”, or leave out “motion”.
refused-seat-away = You are away from this table: press “I'm back” or use /table back to play on.
refused-time-up = Your time was up, so the computer is making this move; the next one is yours again.
refused-removed = The computer plays for you until this game is over, as the table decided; the next game is open to you.
refused-nobody-to-remove = There is nobody of that name to remove: they have no seat at this table.
refused-remove-later = { $clock ->
    [none] You can remove { $seat } after the table has waited for { $seat } for 10 minutes.
   *[other] You can remove { $seat } after { $seat } misses a turn.
}
refused-remove-left = { $seat } has left, so the computer plays there already.
refused-remove-yourself = To leave the table yourself, use /table leave.
refused-removed-already = The computer plays for { $seat } already, until this game is over.
refused-removal-agreed-already = You have already agreed to that: { $have } of { $need } needed.
refused-not-away = You are playing already: the seat is yours.
refused-already-begun = This game has already begun.
refused-not-begun = This game has not begun yet: whoever opened the table can press Start.
refused-table-closed = This table is closed: open a new one with the game's /… new command.
refused-table-full = All { $seats } seats are taken.
refused-too-few = This game needs at least { $seats } players: wait for someone to join, or add a computer player.
refused-too-busy = Too many are thinking at once just now: ask again in a few seconds.
refused-opener-only = Only { $user }, who opened the table, or a moderator can do that.
refused-already-agreed = You have already agreed to end the game: { $have } of { $need } needed.
refused-channel-taken = There is already a table in this channel, number { $table }: use /table show to bring it down here, or open yours in another channel or a thread.
refused-channel-taken-below = There is already a table in this channel, number { $table }: here it is again, so open yours in another channel or a thread.
refused-too-many-tables = You have { $most } open tables, and nobody may have more: finish one, or give one up with /table mine.
refused-server-full = This server has as many open tables as it may have ({ $most }): finish one first (/table mine shows yours, /table help those for all).
refused-not-your-table = That is not among your open tables any more.
refused-no-such-table = That table is not here any more: open a new one with a game's /… new command.
refused-no-table-here = There is no open table in this channel: open one with a game's /… new command (/table help lists the games).
refused-other-game-here = The table in this channel plays { $game }: use its own commands.
refused-shown-lately = The table is here already: { $link }
refused-set-aside = This table could not be read back and was set aside: its record is kept for the bot's keeper, and you can open a new one here.
refused-record-not-kept = This game was played so long ago that its record is no longer kept: its result still counts in /table me.
refused-record-unreadable = This game cannot be opened any more, as the bot has changed since it was played: its result still counts in /table me.
refused-unknown-button = That button does not belong to a table any more: use /table show to get fresh ones.
refused-servers-only = That works only on a server that I am on; to invite me to one: <{ $link }>.
refused-not-in-this-channel = On this server tables open only in { $channels }.
refused-no-permission = I am not allowed to do that in this channel: I need { $missing }.
refused-record-later = The record holds every secret, so you get it when the game is over.
refused-record-of-nothing = No cards were dealt at this table, so there is no record of it.
refused-replay-later = A game can be watched when it is over.
refused-replay-of-nothing = No game was played at that table, so there is nothing to watch.
refused-replay-private = This game was private, so only you may watch it: leave out “public”.
refused-replay-daily = Others may still be playing this deal of the day: you can watch it { $when }.
refused-replay-studying = The perfect line is still being worked out: press again in a moment.
refused-replay-unknown = There is no game { $table } that you could watch here: /table replay without a number lists the last ones.
refused-film-under-way = You have a film under way already: wait until it is there.
refused-film-queue-full = Too many films are being made just now: ask again in a few minutes.
refused-film-failed = The film could not be made this time, and that has been noted: press a button to try again.
refused-film-private = This game was private, so its film is for your eyes alone.
refused-too-many-channels = The list holds at most { $most } channels: take one off it first.
refused-manager-only = Only people who may manage the server can change these settings.

## When something else goes wrong

not-saved = This could not be saved, so nothing has changed. Please try again in a moment.
maybe-saved = The database did not answer, so this may not have been saved. If it was, you will see it in a moment.
discord-trouble = Discord did not take that in. Your table is safe: use /table show to see it as it is now.
went-wrong = Something went wrong on my side, and it has been noted. Your table is safe: use /table show to see it as it is now.
picture-failed = -# No picture this time, so here is the table in words:
no-permission = Nothing is lost, but I cannot show the table here as I should any more. I need: { $missing }. Ask someone who manages the server to give it back.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-manage-threads = Manage Threads (this thread is locked)

## The table's message

table-title = **{ $game }** · table { $table }
table-newest = { $newest } (+{ $older } before)
table-away = -# Away, played on by the computer: { $names }
table-time = -# ⏳ Deadline: { $when }.
table-times = -# ⏳ Deadlines: { $each }.
table-time-of = { $name } { $when }
table-hurried = -# Many tables are playing just now, so the computers have less time to think.
table-missed = -# ⏳ Time was up, so the computer made a move for { $names }. The next one is theirs again.
table-absent = -# ⏳ Time was up twice, so the computer plays for { $names } until they press “I'm back”.
table-removed = -# To the end of this game the computer plays for { $names }.
table-deserted = -# 💤 Nobody is here, so the table waits. Whoever presses “I'm back” plays on. Closing time otherwise: { $closes }.
table-removal-votes = -# { $have } of { $need } agree that the computer plays for { $name }.
table-votes = -# { $have } of { $need } agree to end this game early.
table-won = 🏆 **{ $names }** won!
table-ended-early = This game was stopped early.
table-closed-nobody-left = Nobody was left at the table, so this game was closed. Its record is kept.
table-closed-unused = Nobody moved here for a day, so this deal was put away.
table-closed-idle = Nothing happened here for 14 days, so this game was closed. Its record is kept.
option-line = { $name }: { $value }
option-separator = { " · " }
option-on = on
option-off = off
lobby-foot = -# { $opener } starts when everyone is here. Closing time of an idle table: { $closes }.
lobby-players = { $max ->
    [1] 1 player
   *[other] { $min } to { $max } players
}
lobby-time = { $clock ->
    [blitz] { $time } or less
    [relaxed] { $time } or more
    [slow] several days
   *[other] about { $time }
}
lobby-host = host
lobby-free = free seat
lobby-level = { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
}
lobby-seats = Seats: { $seats }; { $free ->
    [0] none is free.
    [one] one is free.
   *[other] { $free } are free.
}
lobby-seat = { $place }. { $name }{ $who ->
    [host] {" "}(host)
    [computer] {" "}(computer, { lobby-level })
   *[person] {""}
}
lobby-clock = clock
lobby-options = Change options and clock
clock-blitz = blitz, 15 seconds an action
clock-live = live, 60 seconds a turn
clock-relaxed = relaxed, 10 minutes a turn
clock-slow = slow, 24 hours a turn
clock-none = none, take your time
lobby-computer = Add a computer player
lobby-remove = Remove someone
host-panel = **{ $game }** · table { $table } · host options
    At the table: { $names }.
    Only the host and moderators can do this:
lobby-ended = Lobby closed.
lobby-closed = This table was closed before it began. Open another with /{ $game } new.
button-join = Join
button-leave = Leave
button-with-computers = Start with computers
button-start = Start
button-more = Host options
button-close = Close the table
button-rules = Rules
button-rematch = Rematch
button-replay = Replay
button-film = Film
button-challenge = Challenge
button-record = Record
button-back = I'm back
button-agree = Vote: end game
button-remove = Vote: computer
button-since = Since my last move
record-here = Here is the game: its record, with every card and every move, and an account of it in words.

## The welcome

welcome = 👋 **Card games, right here.** **Play** starts right away against computers. **Learn** is a private two-minute lesson. Everything else: /table help.
welcome-game = { $game }: { $facts }
welcome-first = start here
welcome-people = { $max ->
    [1] alone
   *[other] { $min }–{ $max }
}
welcome-difficulty = { $difficulty ->
    [easy] easy
    [hard] hard
   *[medium] medium
}
welcome-play = Play { $game }
welcome-learn = Learn { $game }

## How a game was played

count-separator = { " · " }
count-mistakes = { $mistakes ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}
count-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
count-catches = { $catches ->
    [one] 1 catch
   *[other] { $catches } catches
}
count-wrong-calls = { $calls ->
    [one] 1 wrong call
   *[other] { $calls } wrong calls
}
praise-catches = 👀 Most catches: { $names } ({ $most })
praise-run = ✨ Longest clean run: { $names } ({ $most ->
    [one] 1 move
   *[other] { $most } moves
})
ending-seat = { $place }. { $name }: { $counts }
ending-best = Best possible: { $best }
ending-runs = Longest clean runs: { $runs }
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
button-ahead = { $on ->
    [yes] Stop choosing
   *[no] Choose ahead
}
button-ahead-drop = Drop choice
button-show = Show the table
hand-title = **{ $game }** · table { $table } · your hand
hand-away = You are away: press “I'm back” at the table to play on.
hand-time = -# ⏳ Your deadline: { $when }.
hand-ahead = ⏳ { $turn ->
    [yes] You play what you chose ahead: **{ $move }**.
   *[no] When your turn comes: **{ $move }**. Only you see this.
}
hand-ahead-dropped = ✖️ **{ $move }** is not possible any more, so what you chose ahead was dropped.
hand-choosing-ahead = ⏳ Choosing ahead: what you tap now is played when your turn comes.
hand-last-look = The round is over: its result comes in a moment.
hand-stale = 💤 Out of date: press **My hand** again.
refused-no-hand = You have no seat at this table, so you have no hand: the table itself shows all there is to see.
refused-nothing-hidden = Nothing is hidden in this game: the table shows every card there is to see.

## Games for one

daily-title = **{ $game }** · deal of { $day }
private-title = **{ $game }**
private-after-all = Here a game is for your eyes alone: all can see it only on a server that I am on.
button-hint = Hint
button-again = Another one
button-share = Share
button-resume = Go on with it
button-anew = Give it up, deal anew
one-running = You have a game running already. Go on with it, or give it up for a new one?
several-running = You have several games running. Which one?
running-daily = Deal of { $day }
running-private = Your own game, table { $table }
running-public = In this channel, table { $table }
clean-or-not = -# { $misplays ->
    [0] { $hints ->
        [0] A clean game so far: no mistake, no hint.
        [one] Not a clean game any more: one hint.
       *[other] Not a clean game any more: { $hints } hints.
    }
    [one] Not a clean game any more: one mistake{ and-hints }
   *[other] Not a clean game any more: { $misplays } mistakes{ and-hints }
}
and-hints = { $hints ->
    [0] .
    [one] , one hint.
   *[other] , { $hints } hints.
}
private-moved-on = The game had moved on since; here it is as it is now.
gone-private = **{ $game }** · This channel was wanted for another table. Whoever played here goes on with /{ $command } resume.
hint = 💡 I would try: **{ $move }**.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
hint-free = 💡 Only one thing can be done: **{ $move }**. This hint was free.
daily-place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} of { $of }
daily-played = ☑️ You have played { $when ->
    [today] today’s deal
   *[other] the deal of { $when }
}{ $how ->
    [nothing] {""}
   *[other] : { $how }
}.{ $when ->
    [today] {" "}Next deal: { $next }.
   *[other] {" "}Today’s is another.
}
daily-late = The day of this deal is over (in UTC), so it counts for no score and no streak.
daily-here = { $of ->
    [1] the first on this server
   *[other] { daily-place } on this server
}
daily-everywhere = { $of ->
    [1] the first everywhere
   *[other] { daily-place } everywhere
}
daily-streak = 🔥 { $streak } days in a row
daily-ranked = Ranked by { $several ->
    [yes] the place at one’s own table, then the score
   *[no] the score
}, then a clean game, then fewer mistakes; equals share a place.
daily-share = **{ $game }** · deal of { $day }
    { $told }
    { $of ->
        [0] {""}
        [1] the best here so far
       *[other] { daily-place } here
    }{ $streak ->
        [0] {""}
        [one] {""}
       *[other] { $of ->
            [0] {""}
           *[other] {" · "}
        }🔥 { $streak } days in a row
    }
button-remind = Remind me
button-play-daily = Play { $game }
button-remind-here = In this channel instead
button-stop-reminding = Stop
reminder = 🔔 { $user ->
    [nobody] {""}
   *[other] { $user },{" "}
}{ $count ->
    [one] a deal of today is waiting for you:
   *[other] deals of today are waiting for you:
}
reminder-game = • **{ $game }**{ $streak ->
    [0] {""}
    [one] {" "}· 🔥 one day so far
   *[other] {" "}· 🔥 { $streak } days in a row
}
reminder-foot = -# One message a day at most, and none once you have played. **Stop** ends it.
reminder-last = -# This is the third that you have not answered, so it is the last one, unless you press a button or play.
reminder-begun = 🔔 From tomorrow on I send you a private message at about { $time } if a deal of the day is still waiting for you, once a day at most.
reminder-here = 🔔 From tomorrow on I call you in this channel at about { $time } if a deal of the day is still waiting for you, once a day at most.
reminder-ended = 🔕 I will not remind you any more.
reminder-refused = 🔕 I could not remind you, as Discord does not let me send you private messages, so the reminder has ended. Allow them and press **Remind me** again, or choose **In this channel instead** there.
refused-no-reminder = You have no reminder any more: press **Remind me** below a deal of the day that you have played.
refused-nothing-running = You have no game running here. Begin one with /{ $game } new.
refused-one-try-a-day = You have had your try at today's deal.
refused-nothing-to-share = There is nothing to share here, or you have shared it already.
## /privacy

forget-asks-here = This deletes your games, scores, ratings and statistics on this server, your settings everywhere, and your reminder. You cannot undo it.
forget-asks-everywhere = This deletes your games, scores, ratings and statistics on every server and outside of servers, your settings, and your reminder. You cannot undo it.
forget-kept = Nothing was deleted.
button-forget-me = Forget me
button-keep-everything = Keep everything
forgotten-here = Done: your games, scores, ratings and statistics on this server are hidden from now on, and deleted within minutes, or hours just after an update. In games with others you are “someone”. Your pings, colours, card back and words for pictures are as if you had never chosen, and no reminder comes.
forgotten-everywhere = Done, everywhere: your games, scores, ratings and statistics on every server and outside of servers are hidden from now on, and deleted within minutes, or hours just after an update. In games with others you are “someone”. Your pings, colours, card back and words for pictures are as if you had never chosen, and no reminder comes.
exported-here = This is all that is stored about you on this server. For all servers, use this command in a private message to me.
exported-everywhere = This is all that is stored about you, on all servers and outside of them.
refused-leave-first = You have a seat at table { $table } in { $channel }: use /table leave there first, then ask again.
refused-leave-first-there = You have a seat at table { $table } in { $channel } on the server { $server }: use /table leave there first, then ask again.
refused-erasing-already = What is stored about you is being deleted already, and nobody sees it any more.
refused-erasing-again = You asked for this less than ten minutes ago: wait a little, then ask again.
refused-erasing-join = Your data is still being deleted, this table's too: wait a few minutes, or open a table of your own.
refused-try-deleted = You have had your try at today's deal, before your games were deleted: tomorrow there is another.

## What can I do?

button-what = What can I do?
button-dismiss = Back to the table
rules-now = Now: { $page }
what-title = **{ $game }** · what can I do?
what-goal = **Goal:** { $goal }
what-lobby = { $who ->
    [host] You’re the host: **Host options** has **Start**, and **Start with computers** to fill the empty seats.
    [seated] You have a seat. { $opener } is the host and starts the game.
   *[other] Press **Join** to take a seat. { $opener } is the host and starts the game.
}
what-watching = You have no seat at this table, so watching is all you can do here.
what-matters = **What matters now**
what-by-the-rules = **By the rules**
what-item = • { $text }
what-move = **{ $move }**
what-right = ✅ { $moves }: { $why }
what-wrong = ❌ { $moves }: a **Juse!**, because { $why }
what-best = 💡 I would choose: **{ $move }**.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
what-best-unknown = 💡 What I would choose takes me too long to work out just now: ask again in a few seconds.
lobby-learning = 🎓 **What can I do?** also says what each move would be by the rules, and what is best. Its games count in no statistics.
learning-title = { $title } · practice table

## Lessons

lesson-title = **{ $game }** · lesson{ $over ->
    [yes] , the end
   *[no] , step { $step } of { $steps }
}
lesson-step = >>> { $text }
button-lesson-on = Go on
button-lesson-play = Play now
button-lesson-again = Start over
button-lesson-leave = Leave the lesson
lesson-other-misplay = 🤔 Not that one. At a real table you would hear: { $call } Here nothing has moved, so try again.
lesson-other-right = 🙂 That would be right! But here the mistake is on purpose: do what is asked, to see what happens.
lesson-other = 🙂 You may do that at a real table; in this lesson something else comes first. Nothing has moved.
lesson-goes-on = Nothing to choose here just now: the lesson goes on in its own message.
lesson-left = You can come back to the lesson whenever you like: /{ $command } learn goes on where you left.
refused-lesson-changed = This lesson has been rewritten since you began it. Press Start over, or use /{ $game } learn.

## Beside the table

called-how-often = { $misplays ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $misplays } mistakes
}
juse-call = **Juse!** { $why }
juse-call-again = **Juse!** (×{ $times }) { $why }
wrong-call = **Not a Juse:** { $why }
juse-alt = { $wrong ->
    [yes] Not a Juse:
   *[no] Juse!
} { $why }
your-turn = { $user }, it is your turn at { $game }.

## Since your last move

since-title = **{ $game }** · { $began ->
    [yes] since the cards were dealt
   *[no] since your last move
}
since-by-computer = -# ⏳ { $moves ->
    [one] The computer made one move for you.
   *[other] The computer made { $moves } moves for you.
}
since-more = -# … and before that { $lines ->
    [one] one line
   *[other] { $lines } lines
} more.
since-nothing = Nothing has happened yet.

## /table

help-game = **/{ $command } new** · { $tagline }; { $players }
help-version = This bot is yours, so only you see its version: { $version }
help-at-the-table =
    One table per channel or thread. Move with the buttons or the game's commands.
    • Time up: the computer makes that move; twice in a row, and it plays on until you press **I'm back**. Downtime doesn't count.
    • **/table leave**: the computer plays for you; **back**: you play again.
    • **/table end** needs all of you, or a moderator who isn't playing. **/table remove** works once somebody has missed a turn; they cannot come back in this game.
    • **/table since**: what happened since your last move; **stats**: how you are doing; **mine**: all your open tables.
    • **/table replay**: watch a finished game or make a film of it; **challenge**: others play the same deal.
    • **/table ladder**, **card**, **wall**: who is how strong this season, you alone, the best of past ones.
    • **/… daily**: a deal of the day for each game, alone, with one try; **/… scores**: who did best; **everywhere**: let those of all servers name you.
    • **/table look**: colours and card backs; **words**: no pictures, for screen readers and slow connections.
    • **/table invite**: me on your server, or for yourself. **/privacy**: a copy of what is stored about you, or have it deleted.
    A game closes when everybody has left, or after 14 days without a move.
account-title = { $game }, table { $table }
account-moves = The moves
account-move = { $name }: { $move }
account-end = The end
replay-title = { $line ->
        [best] **Perfect line**
       *[played] **Replay**
    } · { $game }, table { $table } · { $move ->
        [end] the end
        [0] the deal
       *[other] move { $move } of { $moves }
    }
replay-first = { $kind ->
    [word] First
   *[sign] ⏮
}
replay-previous = { $kind ->
    [word] Back
   *[sign] ◀
}
replay-next = { $kind ->
    [word] Next
   *[sign] ▶
}
replay-last = { $kind ->
    [word] Last
   *[sign] ⏭
}
replay-film = Film
replay-told = In words
replay-to-juse = Next Juse!
replay-to-round = End of the round
replay-to-best-line = Perfect line
replay-to-game = As it was played
replay-studying = 🔎 What was missed is being worked out: turn the page to see it.
replay-go = Go to move …
replay-move = { $move }: { $name }
replay-hands = Hands …
replay-no-hand = Nobody's hand
replay-hand-of = What { $name } held
replay-hand = This is what { $name } held.
replay-list = Which game do you want to watch?
replay-none = No game has ended in this channel yet that could be watched. /table replay with the number of a table opens one of another channel that you can see.
replay-which = The last games in this channel …
replay-none-own = You have not finished a game of your own yet that could be watched.
replay-which-own = Your own last games …
replay-choice = { $table }: { $game }, { $names }
film-offer = 🎬 Make a film:
film-whole = Whole game
film-best = Highlights (30 s)
film-making = 🎬 { $before ->
    [0] Your film is being made: { $percent } %
    [one] One film is made before yours.
   *[other] { $before } films are made before yours.
}
film-title = 🎬 **{ $game }** · table { $table } · { $part ->
    [best] highlights
   *[whole] whole game, { $long }
}
film-left-out = -# The game is long: { $shown } of its { $moves } moves are in the film.
film-posted = 🎬 The film is in the channel now.
film-told = Here is the whole game in words, every move of it.
refused-film-in-words = Tables in this channel are in words, without pictures, so no film is shown here.
film-cast = { $game }: { $names }
film-count = { $move } / { $moves }
film-alt = A film of { $part ->
    [best] the highlights
   *[whole] a whole game
} of { $cast }; { $long } long.


## Challenges

challenge-title = 🎯 **{ $name } challenges you to this deal of { $game }{ $several ->
    [yes] , in the seat of { $player }
   *[no] {""}
}.**
challenge-line = { $told }{ $several ->
    [yes] {" "}({ daily-place } at the table)
   *[no] {""}
}{ $first ->
    [yes] {" "}· played it first
   *[no] {""}
}{ $watched ->
    [yes] {" "}· had opened the game before
   *[no] {""}
}
challenge-more = … and { $more } more
challenge-gave-up = Gave up: { $names }{ challenge-and-more }
challenge-watched = 👀 Have seen the cards instead: { $names }{ challenge-and-more }
challenge-and-more = { $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
challenge-terms = -# { $several ->
    [yes] Everybody gets the same cards in the same seat. The computer has all other seats: it is as strong as it was then, and normal where people sat.
   *[no] Everybody gets the same cards.
} One try each, within 14 days: in private, or here for all to see.
challenge-play = Play it
challenge-here = Play it here
challenge-results = **How this deal was played**
challenge-table = **{ $game }** · challenge
challenge-offered = Offered. For 24 hours, nobody can post its replay or film here, but you can still watch them privately.
challenge-stands = This deal is offered here already: { $link }
challenge-comes = Noted: the challenge appears here as soon as Discord lets me post it.
challenge-asks = Watching shows you the cards of a deal that you could still play, and then you cannot play it any more. Watch it anyway?
challenge-watch = Watch it
challenge-seen = You have opened this game before, so you know its cards. You can play it anyway, and your result will say so.
challenge-anyway = Play it anyway
running-challenge = A challenge, table { $table }
refused-challenge-unfinished = Only a game that was played to its end can be offered to others: this one was stopped early.
refused-challenge-daily = Others may still be playing this deal of the day: you can offer it { $when }, by /table challenge table:{ $table }.
refused-challenge-none = No game has been played to its end in this channel lately: give the number of one with /table challenge.
refused-challenge-unknown = There is no game { $table } that you could offer here: give the number of one that you may watch.
refused-challenge-gone = This deal is not there any more, so nobody can play it: its game was deleted, or is no longer kept.
refused-challenge-over = This challenge is more than 14 days old: press Challenge below its game, or use /table challenge, to offer it again.
refused-challenge-full = { $most } people have tried this deal, and more cannot: offer another one.
refused-challenge-played = You have had your try at this deal: the results are in the challenge's message, and /table replay shows you your game, table { $table }.
refused-challenge-first = You played this deal when it was first dealt, so you know its cards: the results of the others are in the challenge's message.
refused-challenge-day-played = You played this deal on its day, so you know its cards: the results of the others are in the challenge's message.
refused-challenge-watched = You have watched this deal, so you know its cards: the results of the others are in the challenge's message.
refused-challenge-elsewhere = You are playing this deal already, at table { $table } in { $channel }: go on there.
refused-challenge-finish-first = You are playing this deal yourself: finish your game first, then you may watch the others.
refused-challenge-no-public = This deal was offered to others less than a day ago, so its cards are not shown to all yet: watch it alone, or show it in a day.

## /table invite and /table mine

invite-server = To invite me to a server: <{ $link }>
invite-person = To install me for yourself, and use me anywhere: <{ $link }>
own-tables = **Your open tables: { $count } of { $most }**
own-tables-none = You have no open table: open one with a game's /… new command (/table help lists the games).
own-table = { $where ->
    [nowhere] { $game }: table { $table }, for your eyes alone
    [private] { $game }: table { $table }, for your eyes alone, on { $server }
   *[channel] { $game }: table { $table } in { $channel } on { $server }
}
own-table-unknown-server = another server
own-tables-give-up = Give one up …
own-table-choice = { $game }, table { $table }
own-table-asks = Give up { $table }?
button-give-up = Give it up
button-keep-it = Keep it
own-tables-foot = A game with others goes on without you, and the computer plays your seat; any other one ends.
help-tables = **Open tables on this server**
help-table = { $game }: table { $table } in { $channel }
table-removal-agreed = Noted: { $have } of { $need } agree. Still able to agree: { $names }.
table-removal-done = Done.
table-left = You left: the computer plays for you until you come back.
table-welcome-back = Welcome back: the seat is yours again.
table-ended = The game is stopped.
table-agreed = Noted: { $have } of { $need } agree to end the game. Still to agree: { $names }.
own-look = What only you see, like My hand and private games: { $colours ->
    [two] two colours
    [four] four colours
   *[table] as many colours as the table has
}; { $back }.
table-look = This table: { $colours ->
    [two] two colours
   *[four] four colours
}; { $back }; announcements { $motion ->
    [on] move
   *[off] stand still
}.
words-now-own = Done: what only you see, like My hand and private games, { $on ->
    [yes] is in words from now on, without pictures. For all that others see too, choose “this channel” in the option “for”.
   *[no] has pictures again.
}
words-now-channel = Done: tables in this channel { $on ->
    [yes] are in words from now on, without pictures, for everybody.
   *[no] have pictures again.
}
refused-words-of-the-channel = Only whoever has a seat at the open table here, or may manage the server, can choose that for this channel: for what only you see, choose “only me” in the option “for”.
back-bars = bars on the card backs
back-lattice = a lattice on the card backs
back-waves = waves on the card backs
back-leaves = leaves on the card backs
back-table = the table's card backs
settings-now = Turn pings are { $pings }. Tables may open in { $channels }.
settings-everywhere = every channel
settings-pings-on = on
settings-pings-off = off

## What /table me and /table server say of games

stats-of = { $whose ->
    [own] **Your games on this server**
    [everywhere] **Your games everywhere**
   *[other] **{ $name }’s games on this server**
}
stats-none = { $whose ->
    [own] You haven’t finished a game here yet.
    [everywhere] You haven’t finished a game yet.
   *[other] { $name } hasn’t finished a game here yet.
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
stats-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-wins = { $won ->
    [one] 1 win
   *[other] { $won } wins
}{ $easier ->
    [0] {""}
   *[other] {" "}({ $against } against people)
}
stats-best = best score { $best }, { $mean } on average
stats-clean = { $clean ->
    [0] no clean game
    [one] 1 clean game
   *[other] { $clean } clean games
}
stats-mistakes = { $often } mistakes a game
stats-longest-run = longest clean run: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
stats-fastest = fastest clean game: { $time }
stats-foot = -# Games count once they are played to their end. A shared win is a win for each; whoever was away at the end has not won. A clean game has no mistakes and no hints; its time counts if every move was yours. Wrong calls are no mistakes, and what the computer does in your place is not yours. Private games count for you alone, deals of the day for all.

stats-title = **{ $game }**

## The pages of /table me and /table server

figures-figures = Stats
figures-card = Rating card
figures-settings = Settings
figures-ranking = Ranking
figures-winners = Winners
figures-players = Stats
figures-all-games = All games
figures-which-game = Choose a game
button-post-here = Post it here
my-settings = **Your settings**
my-pings = • { $on ->
    [yes] I ping you when it’s your turn.
   *[no] I don’t ping you when it’s your turn.
}
my-in_words = • { $on ->
    [yes] What only you see is in words, without pictures.
   *[no] What only you see has pictures.
}
my-everywhere = • { $on ->
    [yes] The daily scores of all servers show your name.
   *[no] The daily scores of all servers don’t show your name.
}
button-my-pings = { $on ->
    [yes] Turn pings off
   *[no] Turn pings on
}
button-my-in_words = { $on ->
    [yes] Use pictures
   *[no] Use words
}
button-my-everywhere = { $on ->
    [yes] Hide my name
   *[no] Show my name
}
my-settings-foot = -# Colors and card backs: /table look. Words for this whole channel: /table words.
stats-place = **{ $place }** · { $name }

## Ratings: what a game changes, the ranking, past winners, somebody's card

rating = { $number }{ $uncertain ->
    [yes] ?
   *[no] {""}
}
season = { $quarter ->
    [1] January to March
    [2] April to June
    [3] July to September
   *[4] October to December
} { $year }
ratings-changed = 📈 Ratings: { $each }
rating-changed = { $name } { $rating } ({ $change })
ratings-too-often = -# Two of you had already played { $most } rated games of this kind with each other today (UTC), so you were not rated against each other.
ratings-none = -# This game is not rated. /table server has the rules.
ratings-removed = -# { $name } was removed, so this game does not count for { $name }'s rating.
ratings-removed-last = -# { $name } was removed after missing two turns in a row, so { $name } comes last in the rating.
ladder-title = **This server’s ranking** · { $season }
ladder-own = … { $line }
ladder-none = Nobody yet: the first public game of two people or more that is played to its end begins it.
ladder-last = -# Last season: { $best }
ladder-foot =
    -# Public games of two people or more count, if you play them to the end. Beating computers brings nothing.
    -# If you leave, or get removed after missing two turns in a row, you come last.
    -# If you get removed before that, the game does not count for you.
    -# If you leave before everybody has moved five times, you are not rated, and nobody is rated against you.
    -# If the computer makes more than a fifth of your moves, you gain nothing.
    -# After { $most } games of a kind with the same person in a day (UTC), you are not rated against each other.
    -# “?” means still uncertain: it takes about 16 games. Those numbers come after the others.
card-title = **{ $name }** · { $season }
card-line = { $game }: { $rating }, { daily-place } on this server, { stats-games }{ $points ->
    [one] .
   *[other] ; from { $first } after the first of them, between { $lowest } and { $highest }.
}
refused-no-ratings = { $whose ->
    [own] You have no rating here this season. Finish a public game with other people to get one.
   *[other] { $name } has no rating here this season.
}
wall-title = **Past winners on this server**
wall-season = { $game ->
    [none] { $season }
   *[other] { $game }, { $season }
}: { $best }
wall-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $name } { $rating }
wall-none = No season has ended here yet. When one does, the best three of each game are listed here.

## Scores of the daily deals

scores-today = **Today's deal** ({ $day })
scores-week = **This week**
scores-ever = **All time**
scores-everywhere = 🌍 All servers (only people who opted in: /table me, Settings)
scores-average = { $name }: { $won } won of { $days ->
    [one] one day
   *[other] { $days } days
}, place { $place } on average
scores-nobody = Nobody yet.
scores-streak = -# Your streak: { $streak ->
    [0] none yet. /{ $game } daily begins one.
    [one] one day
   *[other] { $streak } days in a row
}

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
        [one] { $misplays } misplay
       *[other] { $misplays } misplays
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
command-game-new-clock = After it the computer moves: blitz 15 s an action; live 60 s, relaxed 10 min, slow 24 h a turn
command-game-new-clock-blitz = blitz
command-game-new-clock-live = live
command-game-new-clock-relaxed = relaxed
command-game-new-clock-slow = slow
command-game-new-clock-none = none
command-game-new-learning = A practice table: “What can I do?” also says what each move would be by the rules, and the best
command-game-new-public = Play it as this channel's table, for all to watch
command-game-rules = The rules of the game, for you alone
command-game-learn = A lesson of two or three minutes, for you alone: play your first moves
command-game-resume = Go on with the game you have running, wherever you began it
command-game-hint = What a strong player would try now (your game is no clean game then)
command-game-daily = Today's deal, the same for everybody: one try, then compare
command-game-scores = How everybody on this server did at the daily deals, and your streak
command-game-scores-everywhere = On all servers: those who want to be named there
command-table = What every game's tables share
command-table-help = What is played here, and where tables are open
command-table-show = Bring this channel's table down to the end of the channel
command-table-hand = Your own cards at this channel's table, for your eyes alone
command-table-what = What can I do? In words, for you alone, at this channel's table
command-table-end = End this channel's game early: all of you, or a moderator who isn't playing
command-table-leave = Leave this channel's table: the computer plays your seat on
command-table-back = Take your seat back from the computer
command-table-since = What happened at this channel's table since your last move
command-table-remove = Leave a player's seat to the computer, once they have missed a turn
command-table-remove-player = Who has the seat; they cannot come back in this game
command-table-invite = How to invite me to a server, or install me for yourself and use me anywhere
command-table-mine = All your open tables on all servers, and a way to give one up
command-table-replay = Watch a game that is over, move by move
command-table-replay-table = Its number, which stands at its head. Without: the last games in this channel
command-table-replay-move = Begin after this move
command-table-replay-public = Everybody in this channel sees it, and can turn the pages
command-table-challenge = Offer the deal of a game that is over to everybody in this channel
command-table-challenge-table = Its number. Without: the last game that was played to its end in this channel
command-table-look = What the cards look like, and whether announcements move. Without options: how it is now
command-table-look-colours = How many colours the suits have
command-table-look-colours-two = two: black and red
command-table-look-colours-four = four: a colour and a letter for each suit
command-table-look-colours-table = as the table has it (for my private pictures)
command-table-look-back = What is on the backs of the cards
command-table-look-back-bars = bars
command-table-look-back-lattice = a lattice
command-table-look-back-waves = waves
command-table-look-back-leaves = leaves
command-table-look-back-table = as the table has it (for my private pictures)
command-table-look-motion = Whether the pictures of a table's announcements move
command-table-look-place = The table, for all who see it, or what only you see; left out: the table, if one is here
command-table-look-place-table = this channel's table
command-table-look-place-private = my private pictures, wherever I play
command-table-words = Words instead of pictures, for screen readers and slow connections
command-table-words-on = Left out: yes. No brings the pictures back
command-table-words-place = Whom it is for; left out: only you
command-table-words-place-me = only me: My hand, private games, lessons and replays
command-table-words-place-channel = this channel: its tables, for everybody
command-table-me = How you’re doing: your games, your ratings, your settings
command-table-me-player = Somebody else’s games and ratings
command-table-server = This server’s ranking, past winners and players
command-table-settings = For who manages the server: pings, and where tables may open
command-table-settings-pings = Tell people by a message when it is their turn
command-table-settings-allow = Let tables open in this channel (and, once one is allowed, only in allowed ones)
command-table-settings-disallow = Take this channel off the list
command-table-settings-everywhere = Let tables open in every channel again
command-privacy = What is stored about you: a copy, or have it deleted. In a message to me: from everywhere
command-privacy-forget-me = Delete what is stored about you on this server; in messages, or where I am not on it: everywhere
command-privacy-export = A file with what is stored about you on this server; in messages, or where I am not: everywhere
