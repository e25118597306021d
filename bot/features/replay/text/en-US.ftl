button-replay = Replay
button-film = Film
button-record = Record
record-here = Here is the game: its record, with every card and every move, and the same in words.
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
replay-from-here = Play from here
button-same-deal = Same deal
button-once-more = Once more
played-again-title = **{ $game }** · { $move ->
    [0] the deal of table { $table } again
   *[other] table { $table } again from move { $move }
} · counts for nothing
played-again-running = { $move ->
    [0] The deal of table { $table }
   *[other] Table { $table }, from move { $move }
}
played-again-note = { $move ->
    [0] 👻 The same cards as at table { $table }, so you know what is hidden. Only you see this game, and it doesn't count. The thin bar is the first try.
   *[other] 👻 Table { $table } before move { $move }, with the same hidden cards; what is still left to chance may turn out differently. Only you see this game, and it doesn't count. The thin bar is the first try.
}
ghost-you = you
ghost-first = first try
ghost-better = { $how ->
    [more] { $by } better
    [less] { $by } worse
   *[same] even
}
ghost-when = { $when ->
    [card] at this card
    [turn] at this turn
   *[end] at the end
}
ghost-line = 👻 { $who }: { $then } { ghost-when }. You: { $now }.
replay-why = Why?
replay-why-itself = There was nothing to choose, so this happened by itself.
replay-why-hurried = { $name } was in a hurry: so many computers were thinking that it had less time than usual, and I kept no figures.
replay-why-deals = { $count ->
    [one] One of these deals
   *[other] { $count } of these deals
}, with the cards that { $name } would have had:
refused-why-lost = I can't tell anymore what this move was based on: it was made by an older version of me.
replay-studying = 🔎 I'm still working out what was missed. Turn the page to see it.
replay-go = Go to move …
replay-move = { $move }: { $name }
replay-hands = Hands …
replay-no-hand = Nobody's hand
replay-hand-of = What { $name } held
replay-hand = This is what { $name } held.
replay-list = Which game do you want to watch?
replay-none = Nobody has finished a game in this channel yet. /table replay with a table's number opens one from another channel that you can see.
replay-which = The latest games in this channel …
replay-none-own = You haven't finished a game of your own yet.
replay-which-own = Your own latest games …
replay-choice = { $table }: { $game }, { $names }
film-offer = 🎬 Make a film:
film-whole = Whole game
film-best = Highlights (30 s)
film-making = 🎬 { $before ->
    [0] I'm making your film: { $percent }%
    [one] 1 film comes before yours.
   *[other] { $before } films come before yours.
}
film-title = 🎬 **{ $game }** · table { $table } · { $part ->
    [best] highlights
   *[whole] whole game, { $long }
}
film-left-out = -# The game is long, so the film shows { $shown } of its { $moves } moves.
film-posted = 🎬 The film is in the channel now.
film-told = Here is the whole game in words, with every move.
film-cast = { $game }: { $names }
film-count = { $move } / { $moves }
film-alt = A film of { $part ->
    [best] the highlights
   *[whole] a whole game
} of { $cast }; { $long } long.
account-title = { $game }, table { $table }
account-moves = The moves
account-move = { $name }: { $move }
account-end = The end
turning-choice = { $name }: { $text }
turning-button = ▶ Turning point: move { $move }
unnoticed-button = ▶ Nobody called: move { $move }
turning-list = ▶ Watch a turning point …
refused-record-later = The record shows every secret, so you get it when the game is over.
refused-record-of-nothing = Nobody was dealt any cards at this table, so there is no record.
refused-replay-later = You can watch a game when it is over.
refused-replay-of-nothing = Nobody played at that table, so there is nothing to watch.
refused-replay-private = This game was private, so only you can watch it. Leave out “public”.
refused-replay-daily = Others may still be playing this deal of the day. You can watch it { $when }.
refused-replay-studying = I'm still working out the perfect line. Press again in a moment.
refused-replay-unknown = You can't watch game { $table } here. /table replay without a number lists the latest ones.
refused-film-under-way = I'm already making a film for you. Wait until it is here.
refused-film-queue-full = I'm making too many films right now. Ask again in a few minutes.
refused-film-failed = I couldn't make the film this time. Press a button to try again.
refused-film-private = This game was private, so only you can see its film.
refused-film-in-words = Tables in this channel are shown as text, so I show no film here.
command-table-replay = Watch a finished game, move by move
command-table-replay-table = The table's number, from its title (default: the latest games in this channel)
command-table-replay-move = Start after this move
command-table-replay-public = Everybody in this channel sees it, and can turn the pages
help-after-replay = • **Replay** and **Film**: watch it again. **/table replay** lists the last games.
