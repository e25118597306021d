juse-name = Juse
juse-tagline = catch everyone's mistakes
juse-goal = Be the first to get rid of all your cards.
juse-lobby = Get rid of your cards first, and catch what others overlook: nothing is hidden. { $min } to { $max } players, best with 3 to 7.
juse-option-reminders = show base rank
juse-option-referee = who calls Juse!
juse-option-referee-bot = the bot
juse-option-referee-table = the players
juse-option-wrong_calls = after a wrong call
juse-option-wrong_calls-turn = wait one turn
juse-option-wrong_calls-lap = wait one lap

## Buttons

juse-button-draw = Draw
juse-button-juse = Juse!
juse-to-centre = Center
juse-to-own = Your own pile
juse-to-seat = On { $name }

## In the picture

juse-picture-base = Center: each suit starts with { $rank }
juse-picture-base-short = { $rank } starts
juse-picture-centre = Center
juse-picture-pile = pile
juse-picture-hand = hand
juse-picture-then = then
juse-picture-juse = Juse!
juse-picture-near = 1 left!
juse-picture-left = { $cards } left
juse-picture-wins = { $name } wins!

juse-thrill-row = ×{ $cards }!
juse-thrill-row-said = { $name }: { $cards } cards in one turn!

juse-moment-does-not-fit = { $card } does not fit there
juse-moment-centre-first = { $card } fits the center
juse-moment-nearer-first = { $card } goes on { $better } first
juse-moment-playable-elsewhere = { $card } fits { $better }'s pile
juse-moment-drew-early = { $card } fits the center
juse-moment-caught = caught by { $name }
juse-moment-stamp = CAUGHT!
juse-moment-gives = −{ $cards }
juse-moment-takes = +{ $cards }
juse-moment-wrong-call = Wrong call!

juse-ending-centre = wins: last card to the center
juse-ending-seat = wins: last card on { $name }'s pile
juse-ending-gave = wins: gave the last card to { $name }
juse-ending-place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
juse-ending-time = { $minutes ->
    [0] under a minute
    [one] one minute
   *[other] { $minutes } minutes
}
juse-ending-how = { $how } · { $time }
juse-ending-out = out!
juse-ending-left = { $cards } left
juse-ending-caught = { $catches } of { $of }
juse-ending-move = move { $move }
juse-ending-clean = no mistake in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
juse-ending-best-catch = best catch
juse-ending-said = “{ $words }!”

## What is going on

juse-status-first = { $who ->
    [computer] ▶ **{ $name }** moves next.
   *[person] ▶ Your move, **{ $name }**: draw a card.
}
juse-status-open = { $who ->
    [computer] ▶ **{ $name }** moves next.
   *[person] ▶ Your move, **{ $name }**: draw, or play the top of your pile.
}
juse-status-holding = { $who ->
    [computer] ▶ **{ $name }** holds **{ $card }**.
   *[person] ▶ Your move, **{ $name }**: you drew **{ $card }**. Where does it go?
}

juse-status-near = 🔥 { $name }: 1 card left!
juse-status-calling = 👀 Was { $name }'s { $drew ->
    [yes] draw
   *[no] move
} a mistake? Press **Juse!** now.
juse-status-barred = ({ $names } must wait after a wrong call.)

juse-did-draw = { $name } drew { $card }.
juse-did-place = { $where ->
    [centre] { $name } played { $card } to the center.
    [own] { $name } put { $card } on their own pile.
   *[seat] { $name } played { $card } on { $target }'s pile.
}
juse-did-draw-and-place = { $where ->
    [centre] { $name } drew { $card } and played it to the center.
    [own] { $name } drew { $card } and put it on their own pile.
   *[seat] { $name } drew { $card } and played it on { $target }'s pile.
}
juse-did-misplay = { $called ->
    [yes] { $caller } caught it{ $fast ->
        [unknown] !
       *[other] {" "}after { $fast }!
    }
   *[no] **Juse!**
} { $name } gets { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
juse-did-call-wrongly = { $name } called **Juse!** and was wrong.
juse-did-win = { $name } has no cards left and wins!
juse-rank = **{ $place }** · { $name }: { $score ->
    [0] no cards left
    [one] one card left
   *[other] { $score } cards left
}, { called-how-often }
juse-best-catch = 🎯 Best catch: { $caller } caught { $name } ({ $cost ->
    [one] 1 card
   *[other] { $cost } cards
})

## Why it was a mistake

juse-fault-does-not-fit = { $where ->
    [centre] { $name } played { $card } to the center, where it does not fit.
   *[seat] { $name } played { $card } on { $target }'s pile, where it does not fit.
}
juse-fault-centre-first = { $where ->
    [own] { $name } put { $card } on their own pile, but it fits the center, and the center comes first.
   *[seat] { $name } played { $card } on { $target }'s pile, but it fits the center, and the center comes first.
}
juse-fault-nearer-first = { $name } played { $card } on { $target }'s pile, but it also fits on { $better }'s, whose turn comes sooner.
juse-fault-playable-elsewhere = { $name } put { $card } on their own pile, but it fits on { $better }'s pile.
juse-fault-drew-early = { $name } went to draw, but { $card }, the top of their own pile, fits the center.
juse-fault-wrong-call = { $name } called **Juse!** on { $accused }, but there was no mistake. { $name } can call again { $lap ->
    [yes] after a turn of their own.
   *[no] next turn.
}
juse-called-by = { $name } caught it{ $fast ->
    [unknown] !
   *[other] {" "}after { $fast }!
} { $accusation }
juse-penalty = The card goes back, { $name } gets a card { $cards ->
    [one] as a penalty
   *[other] from each of the others ({ $cards })
}, and { $name }'s turn ends.

## The picture in words

juse-alt-turn = { $name }'s turn.
juse-alt-held = In the hand: { $card }.
juse-alt-centre = Center: { $tops }.
juse-alt-no-pile = no { $suit } yet
juse-alt-base = Each suit starts with { $rank }.
juse-alt-seat = { $name }: { $draw } face down, { $discard ->
    [0] no pile yet.
   *[other] pile of { $discard } with { $top } on top.
}
juse-alt-catches = { $name } has caught { $catches ->
    [one] one mistake
   *[other] { $catches } mistakes
} so far.
juse-alt-misplay = Juse! The card was { $name }'s { $card }.

## Refusals of the rules

refused-holding = You hold a card: place it first.
refused-nothing-held = Draw first: only a card you have just drawn goes on your own pile.
refused-no-discard-pile = You have no pile to play from yet: draw first.
refused-bot-calls = At this table the bot calls every mistake.
refused-nothing-done-yet = Nobody has played yet, so there is nothing to call.
refused-acted-last = That was your own move; only the others can call it.
refused-called-wrongly = Your last call was wrong. You can call again { $lap ->
    [yes] after a turn of your own.
   *[no] next turn.
}
refused-own-seat = That is your own pile: choose “Your own pile” for it.

## The rules, page by page

juse-rules-title-1 = The table
juse-rules-1 = **Juse · The table**
    { juse-goal }

    You have a face-down **draw pile**: all cards but one are dealt. That one lies face up in the **center** and starts the pile of its suit.
    • Its rank is the *base rank*: the other three suits start with that rank too.
    • A center pile grows upward in its suit, one rank at a time, from K around to A, until it has all thirteen.
    • Beside your draw pile grows your own face-up **pile**; only its top card counts.
    • The base rank is not shown after the first turn, unless the table was opened with *show base rank*. Remember it!

juse-rules-title-2 = Your turn
juse-rules-2 = **Juse · Your turn**
    With no card in your hand you can
    • **draw** the top card of your draw pile, for all to see. If that pile is empty, your own pile is turned over and becomes the draw pile;
    • play the top of your own pile **to the center**, if it fits there. You *must* do this before you draw;
    • play the top of your own pile **on another player's pile**, if it is the next rank up from its top card, any suit. This one is up to you.

    Your turn goes on until a drawn card fits nowhere else and you put it on your own pile.

    While drawing is all you can do, the card is drawn for you.

juse-rules-title-3 = Where a card goes
juse-rules-3 = **Juse · Where a drawn card goes**
    Try these places in order, and use the first one that fits:
    1. **the center**: the base rank where its suit has no pile yet, or the next card of its suit;
    2. **another player's pile**, if the card is the next rank up from its top, any suit. If several fit, take the player whose turn comes soonest;
    3. **your own pile**, if it fits nowhere else. That ends your turn, even if the card happens to follow the one below it.

    A is next after K, and 2 after A.

juse-rules-title-4 = Juse!
juse-rules-4 = **Juse · Juse!**
    Nobody stops you from overlooking something. When you do, you hear **Juse!**: for a card put where it does not fit, for a better place ignored, or for a draw while the top of your own pile fits the center.
    • The card goes back where it was (a draw that came too early is not turned).
    • Each other player gives you the bottom card of their draw pile, or of their face-up pile if they have no other. You get them unseen, under your draw pile.
    • Your turn ends.

    A player with no card left wins at once, even by giving the last one away in a penalty (if two do, the one who gave first). The others are ranked by the cards they have left.

    After the game, **Replay** shows what was overlooked, what it cost, and what nobody called.

juse-rules-title-5 = Calling it yourselves
juse-rules-5 = **Juse · Calling it yourselves**
    Noticing what the others overlook is up to you. (In deals of the day, and at tables opened with *{ juse-option-referee }: { juse-option-referee-bot }*, the bot calls every mistake at once.)
    • The bot still calls a card that does not fit where it was put, and a mistake with a player's very last card. All other mistakes stand unless somebody calls them.
    • The last move stays marked. Until the next one, everybody but its player can press **Juse!**, whoever's turn it is. The next move has to wait 1.5 seconds, a draw two.
    • **Right?** The move is undone and costs what any Juse! costs. A card drawn too early goes back on top, though all have seen it. If the next turn had started, it simply goes on.
    • **Wrong?** Everybody hears of it, and you can't call again until a turn of your own has ended (or only until the next turn, if the table was opened so).
    • **Just too late?** If somebody called it up to 3 seconds before you, you saw it, too. That is never a wrong call.
    • Computer players call as well: the easy ones half of your mistakes, the normal ones four of five, the hard ones nearly all. What another computer does, they leave to you for a moment. In your first three games alone they call all that you overlook.

juse-rules-title-6 = The regulars
juse-rules-6 = **Juse · The regulars**
    Computers overlook what people overlook: the top of their own pile, piles that look alike, and whatever comes late in a long turn. They also say that
    • Kumari gets carried away: after two cards in a row she hardly looks;
    • Nimal never looks at his own pile;
    • Chamari mixes up piles that look alike;
    • Ruwan has eyes only for the pile that has just changed;
    • Dilani never looks across the table;
    • Asanka forgets the base rank;
    • Sanduni is sure that nothing comes after a king;
    • Tharindu watches everybody else and forgets the center.

    Catch them at it!

## Badges, and how they are earned

juse-badge-sharp = sharp catch
juse-badge-sharp-how = 5 cards from the end
juse-badge-sharp-why = You caught the mistake of somebody who had only five cards left.
juse-badge-seven = lucky seven
juse-badge-seven-how = seven cards in a turn
juse-badge-seven-why = You got rid of seven cards in one turn.

## In the replay

juse-next-slip = Next unnoticed
juse-turning-called = missed that { $seen }: +{ $cards }{ $slips ->
    [one] {""}
   *[other] {" "}(+{ $took } in all)
}
juse-turning-kept = kept a card, though { $seen }
juse-turning-missed = didn't call that { $seen }
juse-turning-unnoticed = got away with it, though { $seen }
juse-turning-given = got { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} from { $name } in one turn
juse-slip-called = 📉 { $cards ->
    [one] One more card
   *[other] { $cards } more cards
} ({ $before } became { $after }), and { $over ->
    [no] the turn was over.
   *[yes] the game was lost: { $winner } gave their last card.
}
juse-slip-wrong-call = 📉 Cost: no card, but { $name } could not call for a while.
juse-slip-seen = 👀 { $why } { $caller } saw it.
juse-slip-unnoticed = 👀 Nobody called it: { $why }
juse-slip-kept = { $name } kept that card and lost the rest of the turn.
juse-slip-missed = { $names } { $count ->
    [one] missed
   *[other] each missed
} a chance to give away a card.
juse-slips = 👀 { $name }: { $slips }
juse-slips-none = nothing overlooked
juse-slips-called = caught { $count ->
    [one] once
   *[other] { $count } times
} (+{ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $count ->
    [one] 1 turn
   *[other] { $count } turns
} cut short)
juse-slips-unnoticed = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
} that nobody called{ $kept ->
    [0] {""}
    [one] {" "}(1 card kept)
   *[other] {" "}({ $kept } cards kept)
}
juse-slips-missed = { $count ->
    [one] 1 chance
   *[other] { $count } chances
} to call missed ({ $count ->
    [one] 1 card
   *[other] { $count } cards
} not given)
juse-slips-wrong = { $count ->
    [one] 1 wrong call
   *[other] { $count } wrong calls
}

## What can I do?

juse-can-wait = Watch: nothing is hidden, and what you notice now helps you later.
juse-can-draw = **Draw**: { $left ->
    [0] your draw pile is used up, so your own pile is turned over first. Then you turn up its top card for all to see.
   *[other] turn up the top card of your draw pile, for all to see.
}
juse-can-play = Or put { $card }, the top of your own pile, in the center or on another player's pile (press a name).
juse-can-place = Put { $card } in the center, or press the name of the player whose pile it goes on. Your own name puts it on your own pile.
juse-can-call = **Juse!**: say that { $name } just overlooked something. If you are wrong, you have to wait before you can call again.

juse-matters-centre = The center takes the next card of each suit, from K around to A. A suit with no pile yet starts with the base rank.
juse-matters-owed = If the top of your own pile fits the center, it goes there before you draw.
juse-matters-free = Another player's pile takes the next rank up, any suit. From your own pile that is up to you.
juse-matters-others = If it does not fit the center, look at the other players' piles: they take the next rank up, any suit. If several fit, take the player whose turn comes soonest.
juse-matters-own = Only what fits nowhere else goes on your own pile, and that ends your turn.
juse-matters-base = The base rank is { $rank }.
juse-matters-remember = The base rank is not shown anymore. Do you remember it?

juse-right-draw = { $first ->
    [yes] you have no pile of your own to play from.
   *[no] the top of your own pile does not fit the center.
}
juse-right-centre = { $below ->
    [none] { $card } starts the pile of { $suit }.
   *[other] { $card } comes next after { $below }.
}
juse-right-seat = { $owed ->
    [yes] { $card } is the next rank after { $below }, and no better place takes it.
   *[no] { $card } is the next rank after { $below }. This one is up to you.
}
juse-right-own = { $card } fits nowhere else. It ends your turn.
juse-wrong-does-not-fit = { $card } does not fit there.
juse-wrong-centre-first = { $card } fits the center, which comes first.
juse-wrong-nearer-first = { $card } fits on { $better }'s pile too, and that turn comes sooner.
juse-wrong-playable-elsewhere = { $card } fits on { $better }'s pile.
juse-wrong-drew-early = { $card } on your own pile fits the center, which comes first.

juse-best-only-draw = You have no pile of your own to play from.
juse-best-draw = { $card } has nowhere to go from your own pile, so see what comes next.
juse-best-own = { $card } fits neither the center nor anybody else's pile, so your turn ends with it.
juse-best-last = { $card } is your last card: play it and you win.
juse-best-centre = { $below ->
    [none] { $card } starts the center's { $suit }
   *[other] { $card } follows { $below }
}, and { $owed ->
    [yes] it has to go to the center before you draw.
   *[no] the center comes before all other places.
}
juse-best-give = { $card } follows { $below }: you don't have to play it, but it is one card fewer{ $empties ->
    [yes] , and nobody can play anything on an empty pile.
   *[no] {" "}and your turn goes on.
}
juse-best-seat = { $card } does not fit the center, and the only pile that takes it is { $name }'s, after { $below }.
juse-best-nearest = { $card } also fits elsewhere ({ $others }), but { $name }'s turn comes sooner.
juse-best-call = { $drew ->
    [yes] { $name } drew while the top of their own pile fit the center.
   *[no] { $name } overlooked a better place for { $card }.
}

## The lesson

juse-lesson-1 =
    Welcome to Juse! You win by getting rid of your cards first. 7♥ in the middle starts the center pile of ♥, so the other suits will start with a **7** too. Remember that: after this turn it is not shown anymore.
    ➡️ Your cards lie face down. Press **Draw** to turn up the first one. (At a real table the very first is drawn for you.)
juse-lesson-2 =
    Everybody sees your Q♠. The center takes 8♥ or another 7 now, and nobody has a face-up pile yet. So this card goes on your own pile, and that ends your turn. Each pile has a button with its player's name.
    ➡️ Press **{ $p0 }**, your own name.
juse-lesson-3 =
    { $p1 } and { $p2 } have had a turn like yours, so now everyone has a pile.
    ➡️ Press **Draw**.
juse-lesson-4 =
    8♥ is next after 7♥, in its suit: it fits **the center**, and the center comes before everything else.
    ➡️ Press **Center**.
juse-lesson-5 =
    One card fewer, and your turn goes on. In this lesson I draw the next card for you: it is J♦. It does not fit the center. But on **other players' piles** any suit will do, as long as the rank is the next one up, and { $p2 } shows 10♣.
    ➡️ Press **{ $p2 }**.
juse-lesson-6 =
    Look at your own pile: Q♠ is next after that J♦. From your pile onto somebody else's is up to you, but it is one card fewer.
    ➡️ Press **{ $p2 }** again.
juse-lesson-7 =
    The next card is 7♣, and there is no ♣ pile yet. Which rank starts the center piles? The table does not tell you anymore.
    ➡️ You remember, don't you? Press **Center**.
juse-lesson-8 =
    9♥ goes on 8♥, of course. But nobody stops you from overlooking it. What if you do?
    ➡️ Make a mistake on purpose: press **{ $p0 }**.
juse-lesson-9 =
    { $p1 } saw it: that is a **Juse!** Only you read it here; at a real table everybody does. 9♥ is back on top of your draw pile, the others slipped you a card each, and your turn is over. Noticing things is the whole game.
    ➡️ Press **Continue** to let { $p1 } and { $p2 } have their turns.
juse-lesson-10 =
    Nobody could use anything. You know what lies on top of your draw pile, don't you?
    ➡️ Press **Draw**.
juse-lesson-11 =
    9♥ again: a second chance.
    ➡️ Put it where it belongs.
juse-lesson-12 =
    You drew 2♠, which fits nowhere. Then { $p1 } drew 10♥ and put it on their own pile. But look at the center: 10♥ comes next after your 9♥! Nobody has noticed yet. Whoever sees it first may call it, whoever's turn it is.
    ➡️ Press **{ juse-button-juse }**, quick!
juse-lesson-end =
    Caught! { $p1 } takes 10♥ back and gets a card from each of you. Catching the others is half of the game. Two more things to watch for, as nobody warns you:
    • Before you draw, look at the top of **your own pile**: if it fits the center, it goes there first.
    • If a card fits on several players' piles, it goes to the player **whose turn comes soonest**.
    ➡️ **Play now** opens a table with a computer player, where *What can I do?* judges every move for you. With friends: **/juse new**. **/juse rules** has it all, page by page.

## Slash commands

command-juse = Juse: a solitaire for two to eight, where you catch each other's mistakes
command-juse-new-reminders = Show the rank that starts the center piles all the time (easier)
command-juse-new-referee = Who calls Juse! on a mistake that is easily overlooked
command-juse-new-referee-bot = the bot
command-juse-new-referee-table = the players
command-juse-new-wrong_calls = If the players call: how long you can't call after a wrong call
command-juse-new-wrong_calls-turn = until the next turn
command-juse-new-wrong_calls-lap = until a turn of your own has ended
command-juse-draw = Draw the top card of your draw pile
command-juse-play = Put the card you hold, or the top of your pile, somewhere
command-juse-play-to = The center, your own pile, or another player's pile
command-juse-call = Call Juse! on the last move, where the players call (see the rules)

## In somebody's first game, when it happens first

juse-new-base = Each suit starts with the base rank, which is hidden from now on. Remember it!
juse-new-given = Somebody played a card on your face-up pile, so you have one more to get rid of.
juse-new-center = Center piles grow by suit, one rank at a time, and A follows K.
juse-new-misplay = **Juse!** means that somebody made a mistake: the card goes back, every other player gives them a card, and their turn ends.
juse-new-turned-over = When a draw pile is empty, the face-up pile is turned over and becomes the new draw pile.

## Boards: is this move a mistake?

juse-board-move = { $where ->
    [draw] { $name } draws a card.
    [centre] { $name } plays { $card } to the center.
    [own] { $name } puts { $card } on their own pile.
   *[seat] { $name } plays { $card } on { $target }'s pile.
}
juse-board-right = { $where ->
    [draw] { $card } does not fit the center, so drawing is right.
    [centre] { $below ->
        [none] { $card } starts the pile of its suit.
       *[other] { $card } comes next after { $below }.
    }
    [own] { $card } fits nowhere else.
   *[seat] { $card } comes next after { $below }, and no better place takes it.
}

## What those who watch predict

juse-forecast = **Who has the fewest cards after lap { $round }?**
juse-forecast-until = half of the lap is over
juse-forecast-part = lap { $number }
juse-foretold = { $names ->
    [nobody] After lap { $number }, all had the same number of cards.
   *[other] After lap { $number }, { $names } had the fewest cards.
}
