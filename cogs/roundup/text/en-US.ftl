roundup-name = Roundup
roundup-tagline = bid which suit closes last
roundup-goal = Guess which suit will be finished last, then make it come true: that scores points.
roundup-lobby = Four stacks grow from ace to ten, and you bid on the one that is finished last: { $min } to { $max } players, best with 4.
roundup-option-points = points to win

## Buttons and lists

roundup-button-up = Lay { $card }
# Marks what lies face up.
roundup-button-pick = ▲ { $card }
roundup-button-done = Done: { $cards }
roundup-button-take-back = Take back
roundup-button-mode = { $laying ->
    [yes] Lay…
   *[no] Pass…
}
roundup-button-row = { $row ->
    [upper] ↑ More
   *[lower] ↓ More
}
roundup-button-pass = Pass
roundup-button-pass-card = Pass with { $card }
roundup-button-down = { $card } onto its stack
roundup-button-jack = { $card } on { $name }
roundup-button-other = Other…
roundup-button-back = Back
roundup-choose-up = The next card to lay on its stack

## In the pictures

roundup-picture-round = Round { $number }
roundup-picture-to = to { $goal }
roundup-picture-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
roundup-picture-discards = discards
roundup-picture-closed = closed
roundup-picture-bid = bid
roundup-picture-show = show
roundup-picture-bid-now = Bid now
roundup-picture-show-now = Tie: show
roundup-picture-left = { $count } left
roundup-picture-first-out = out: +1
roundup-picture-total = Total
roundup-picture-gained = +{ $points }
roundup-picture-gained-both = { $bid }+1
roundup-picture-rounds = { $first }–{ $last }
roundup-picture-legend-bid = right bid
roundup-picture-legend-out = +1: first without cards
roundup-picture-juse = Juse!
roundup-picture-you = You
roundup-picture-asked-bid = Bid: choose a number card
roundup-picture-asked-show = Tie: show a number card
roundup-picture-asked-turn = Your turn
roundup-picture-asked-give = { $number ->
    [0] Give up one of this suit
    [1] Give up an ace
    [8] Give up an 8
   *[other] Give up a { $number }
}
roundup-picture-others-bid = { $count ->
    [one] Waiting for { $name }’s bid
   *[other] Waiting for { $count } bids
}
roundup-picture-others-show = { $count ->
    [one] Waiting for { $name }’s card
   *[other] Waiting for { $count } cards
}
roundup-picture-others-turn = Waiting for { $name }
roundup-picture-others-give = Waiting for { $name }’s card
roundup-picture-over = The match is over
roundup-picture-no-hand = No cards face down

# Words before names, so that the line runs from left to right whatever the name is written in.
roundup-picture-won = Winner: { $names }
roundup-picture-played = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
roundup-picture-column-bids = bids
roundup-picture-column-out = first out
roundup-picture-column-mistakes = mistakes
roundup-picture-column-points = points
roundup-picture-place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
roundup-picture-story = closed last
roundup-picture-clean-run = { $moves } clean moves in a row: { $name }

roundup-picture-result-bid = bid
roundup-picture-result-right = right bid
roundup-picture-result-out = first out
roundup-picture-result-total = points
roundup-picture-right = { $count ->
    [0] Nobody’s bid was right
    [1] One bid was right: 3 points
    [2] Two bids were right: 2 points each
    [3] Three bids were right: 1 point each
   *[other] { $count } bids were right: too many for points
}

## The result of a round

roundup-result-suit = **Round { $round }** is over: { $suit } was closed last.
roundup-result-right = { $count ->
    [0] Nobody had bid on it.
    [1] Only { $names } had bid on it: 3 points.
    [2] { $names } had bid on it: two were right, so 2 points each.
    [3] { $names } had bid on it: three were right, so 1 point each.
   *[other] { $names } had bid on it: more than three were right, so no points.
}
roundup-result-bids = Bids: { $bids }.
roundup-result-bid = { $name } { $suit }
roundup-result-out = { $name } was first without cards: 1 point.
roundup-result-total = { $name } { $points }
roundup-result-totals = Totals: { $totals }.

## The moment of Juse!

roundup-moment-does-not-fit-what = does not fit
roundup-moment-does-not-fit-why = on its stack
roundup-moment-face-up-first-what = { $move ->
    [down] has to wait
    [pass] No pass yet
   *[other] No face card yet
}
roundup-moment-face-up-first-why = a face-up card fits, and comes first
roundup-moment-number-first-what = { $move ->
    [bid] A face card cannot be bid
    [show] A face card cannot be shown
   *[other] No pass with a face card
}
roundup-moment-number-first-why = { $move ->
    [bid] only a number card can
   *[other] there is a number card to { $move ->
        [show] show
       *[other] give
    }
}
roundup-moment-wrong-card-what = That card
roundup-moment-wrong-card-why = was not asked for

## What is going on

roundup-wanted = { $wanted ->
    [A] an ace
    [8] an 8
   *[other] a { $wanted }
}
roundup-name-and-card = { $name } { $card }
roundup-name-and-points = { $name } +{ $points }
roundup-status-bid = ▶ Round { $round }: everyone bids, in **My hand**. { $count ->
    [0] Nobody has placed one yet.
   *[other] Placed: { $placed }. Still to come: **{ $waiting }**.
}
roundup-status-show = ▶ A tie for the lowest card: show another one, in **My hand**. { $count ->
    [0] Asked: **{ $waiting }**.
   *[other] Placed: { $placed }. Still to come: **{ $waiting }**.
}
roundup-status-turn = { $who ->
    [computer] ▶ **{ $name }** moves next.
   *[person] ▶ **{ $name }**’s turn: open **My hand**.
}
roundup-status-settled = ▶ Nobody’s points can change any more: the round plays itself out.
roundup-status-pass = ▶ **{ $name }** has nothing to play, so this is a pass.
roundup-status-give = ▶ { $asker } asks **{ $name }** for { roundup-wanted }{ $who ->
    [computer] .
   *[person] : open **My hand**.
}

roundup-did-deal = Round { $round } is dealt{ $voids ->
    [0] {""}.
    [one] , after a deal that left somebody without a number card.
   *[other] , after { $voids } deals that left somebody without a number card.
}
roundup-did-turn-up-bid = The bids: { $cards }.
roundup-did-turn-up-show = Shown: { $cards }.
roundup-did-tie = { $names } tie for the lowest card.
roundup-did-begin = { $name } goes first.
roundup-did-up = { $name } laid { $cards } from the face-up hand.
roundup-did-down = { $name } laid { $cards } from the face-down hand.
roundup-did-pass = { $how ->
    [free] { $name } passed.
    [discarded] { $name } passed and discarded { $card }.
   *[turned] { $name } passed and turned up { $card }.
}
roundup-did-face = { $name } played { $card } on { $target }{ $wanted ->
    [any] {""}.
   *[other] , asking for { roundup-wanted }.
}
roundup-brought-out = is { $discarded ->
    [yes] discarded
   *[no] turned up
}.
roundup-did-bring-out = { $card } { roundup-brought-out }
roundup-did-give = { $name } gave up { $card }, which { roundup-brought-out }
roundup-did-miss = { $wanted ->
    [any] There is no face-down card to lose.
    [A] There is no ace face down.
   *[other] There is no { $wanted } face down.
}
roundup-did-close = { $suit } is closed.
roundup-did-empty = { $name } is the first without cards.
roundup-did-misplay = **Juse!** { $name } takes it back.
roundup-did-round = **Round { $round }**: { $suit } was closed last. { $count ->
    [0] Nobody scores.
   *[other] { $gained }.
}
roundup-did-win = { $name } wins the match!
roundup-rank = **{ $place }** · { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { called-how-often }

## Why it was a misplay

roundup-fault-face-up-first = { $move ->
    [down] { $name } went for { $card } of the face-down hand, but a face-up card fits, and that has to be laid first.
    [pass] { $name } wanted to pass, but a face-up card fits, and that has to be laid first.
   *[other] { $name } went for a face card, but a face-up card fits, and that has to be laid first.
}
roundup-fault-does-not-fit = { $name } laid { $card }, which does not fit on its stack.
roundup-fault-number-first = { $move ->
    [bid] { $name } bid with a face card: only a number card can be bid.
    [show] { $name } wanted to show a face card: there is a number card to show.
   *[other] { $name } wanted to pass with a face card: there is a number card to give.
}
roundup-fault-wrong-card = { $name } gave a card that was not asked for.

## My hand

roundup-hand-bid = ▶ Tap the card you bid with: its suit is the one you expect to be closed **last**. Your bid card will be turned face up.
roundup-hand-show = ▶ Your **{ $card }** ties for the lowest card: tap another one to show. The lowest goes first.
roundup-hand-turn = ▶ Tap { $taps }.
roundup-hand-number = { $laying ->
    [yes] a number card to **lay** it
   *[no] a number card to **pass** with it
}
roundup-hand-any-face = a face card to **play** it
roundup-hand-up = ▲ to **lay** it
roundup-hand-free = ▶ Tap { $up ->
    [one] **Lay**, or **Pass**
   *[other] ▲ to **lay** it, or **Pass**
}: a pass costs nothing now.
roundup-hand-picked = ▶ Tap the next card to lay, or **Done**.
roundup-hand-face = ▶ { $step ->
    [other] What else can be done with **{ $card }**:
    [whom] **{ $card }** { $rank ->
        [jack] draws a random card from someone’s face-down hand. Whose?
        [queen] asks someone for a card of one suit. Whom?
       *[king] asks someone for a card of one number. Whom?
    }
   *[what] **{ $card }** { $rank ->
        [jack] draws a random card from the face-down hand of **{ $name }**.
        [queen] asks **{ $name }** for a card of one suit. Which one?
       *[king] asks **{ $name }** for a card of one number. Which one?
    }
}
roundup-hand-give = ▶ **{ $name }** asks you for **{ roundup-wanted }**: tap the card you give up.
roundup-hand-placed = You have placed **{ $card }**. It is turned face up when everyone is ready.
roundup-hand-wait = Nothing is asked of you now.
roundup-hand-over = The match is over.

## The pictures in words

roundup-alt-head = Roundup, round { $round }, to { $goal }.
roundup-alt-waiting = { $what ->
    [bid] Bids awaited from { $names }.
    [show] Tie: a card to show awaited from { $names }.
    [give] A card to give awaited from { $names }.
   *[turn] { $names } is to move.
}
roundup-alt-owed = Asked for: { $wanted }.
roundup-alt-stacks = Stacks: { $tops }.
roundup-alt-no-stack = no { $suit } yet
roundup-alt-closed = { $card } (closed)
roundup-alt-discards = { $count ->
    [0] Nothing discarded.
   *[other] Discarded: { $discards }.
}
roundup-alt-seat = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $bid ->
    [none] {""}
   *[other] bid { $bid },{" "}
}{ $down } face down{ $placed ->
    [yes] , one of them placed
   *[no] {""}
}{ $up ->
    [0] {""}
   *[other] ; face up { $cards }
}{ $out ->
    [yes] ; was first without cards.
   *[no] .
}
roundup-alt-round = Round { $round }, { $suit } last: { $points }.
roundup-alt-gained = { $name } { $suit }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
}{ $out ->
    [yes] {" "}(first out)
   *[no] {""}
}
roundup-alt-earlier = { $last ->
    [1] Round 1
   *[other] Rounds 1–{ $last }
}: { $points }.
roundup-alt-outs = Points for being first without cards: { $outs }.
roundup-alt-closed-last = { $suit } was closed last.
roundup-alt-bid = { $name }: bid { $card }{ $right ->
    [yes] , the right suit
   *[no] {""}
}; { $score ->
    [one] 1 point
   *[other] { $score } points
} before this round.
roundup-alt-misplay = { $count ->
    [0] Juse! The last to move was { $name }.
   *[other] Juse! { $name } laid { $cards }.
}
roundup-alt-asked = { $what ->
    [bid] Your bid is asked for.
    [show] Tie: a card of yours to show is asked for.
    [give] You are asked for { roundup-wanted }.
    [turn] It is your turn.
   *[nothing] Nothing is asked of you now.
}
roundup-alt-own-down = { $count ->
    [0] No face-down cards.
   *[other] Face down: { $cards }.
}
roundup-alt-own-up = { $count ->
    [0] Nothing face up.
   *[other] Face up: { $cards }.
}
roundup-alt-own-placed = Placed: { $card }.

## Refusals

refused-already-placed = You have placed a card already, and it stands.
refused-lies-face-up = { $card } lies face up: choose a card of your face-down hand for that.
refused-lies-face-down = { $card } is still face down: choose cards of your face-up hand for that.
refused-not-your-card = You do not have { $card }.
refused-card-twice = The same card cannot be laid twice.
refused-pass-with-a-card = A pass costs one of your face-down cards: choose it in My hand, or name it.
refused-own-target = A face card is played on somebody else.
refused-something-else-asked = { $asked ->
    [bid] First everyone bids: choose a card in My hand, or use /roundup bid.
    [show] First the tie is broken: choose a card in My hand, or use /roundup show.
    [give] First a card is given: choose it in My hand, or use /roundup give.
   *[turn] That is not asked for now: it is your turn to lay cards, play a face card or pass.
}
refused-not-a-face-card = { $card } is no Jack, Queen or King.
refused-suit-needed = A Queen asks for a suit: choose one too.
refused-number-needed = A King asks for a number: choose one from 1 to 10 too.
refused-nobody-called = Nobody called “{ $name }” plays at this table.

## The rules, page by page

roundup-rules-title-1 = The bid
roundup-rules-1 = **Roundup · The bid**
    { roundup-goal }

    Each round the whole pack is dealt, and only you see your cards. A to 10 are *number cards*, J, Q and K *face cards*. In the middle four **stacks** will grow, one for each suit, from the ace to the ten; a stack with its ten is *closed*.
    • Everyone places a number card in secret: its suit is your **bid** that this suit will be closed **last**. All bids are turned up together.
    • The card you bid with is the first of your **face-up hand**, which everybody sees. The rest is your **face-down hand**.
    • The lowest bid card goes first. On a tie, those who tie show another number card, again in secret; the lowest of these goes first.

roundup-rules-title-2 = Your turn
roundup-rules-2 = **Roundup · Your turn**
    You do one of these:
    • **lay face-up cards** on the stacks, as many as you like, one after the other. If any of your face-up cards fits, you *owe* this before anything else;
    • **lay one face-down card** that fits. You may also hold it back;
    • **play a face card** of your face-down hand on another player;
    • **pass**. That costs a number card of your face-down hand, of your choice: it is turned up. With only face cards there, you discard one instead. With no face-down cards, passing is free.

    Then it is the turn of whoever sits to your left and still has cards.

roundup-rules-title-3 = Face cards
roundup-rules-3 = **Roundup · Face cards**
    A face card always goes to the discard pile, and pulls a card out of another player’s face-down hand:
    • a **Jack** a random card,
    • a **Queen** a card of the suit you name,
    • a **King** a card of the number you name, 1 to 10.

    If there are several to choose from, the other player chooses. A number card that comes out lies face up from then on; a face card is discarded. If there is none, nothing happens.

roundup-rules-title-4 = Scoring
roundup-rules-4 = **Roundup · Scoring**
    The round ends when all four stacks are closed. Whoever bid on the suit closed last scores:
    • 3 points if nobody else did, 2 each if two of you did, 1 each if three did, and nothing if more did.
    • 1 more point goes to whoever was first without any cards in the round.

    The match is won at the end of a round by the highest total, once somebody has 10 points (or as many as the table was opened with). If the highest total is shared, you play on.

roundup-rules-title-5 = Juse!
roundup-rules-5 = **Roundup · Juse!**
    The table lets you try everything, and calls **Juse!** when
    • a card is laid that does not fit: of several, all are taken back;
    • a face-up card would have fitted and you did something else;
    • you bid, show or pass with a face card while you have a number card to use;
    • you give a card that was not asked for.

    The cards go back, and it is still you who moves.

## What can I do?

roundup-can-bid = Tap the card you bid with, in **My hand**. Once placed, it stands.
roundup-can-show = Tap another number card to show, in **My hand**.
roundup-can-give = You are asked for { roundup-wanted }: tap the card you give, in **My hand**.
roundup-can-placed = Your card is placed, and it stands. Now the others choose.
roundup-can-wait = Nothing is asked of you now. **My hand** shows your cards all the same.
roundup-can-up = **Lay face-up cards** on their stacks: tap them in **My hand**, in the order in which you lay them, then **Done**.
roundup-can-down = **Lay one face-down card**: tap **Lay…**, then the card.
roundup-can-face = **Play a Jack, Queen or King** on another player: tap it, then choose on whom and for what.
roundup-can-pass = { $down ->
    [0] **Pass**, which costs you nothing any more.
   *[other] **Pass**: tap the face-down card it costs you.
}

roundup-matters-bid = Only a number card, A to 10, can be bid. You expect its suit to be closed last: that is worth 3 points if nobody else bids on it, 2 if two of you do, 1 if three do. The card is turned face up, and the lowest one goes first.
roundup-matters-show = The lowest card shown goes first. It has to be a number card, while you have one.
roundup-matters-give = It has to be what was asked for. A number card is turned face up; a face card is discarded.
roundup-matters-owed = A stack takes the next number of its suit, from the ace to the ten. If a face-up card of yours fits, you owe that before anything else.
roundup-matters-hold = A face-down card that fits may be laid or held back, as you like.
roundup-matters-pass = A pass turns up a number card of your face-down hand; if there are only face cards, one is discarded.
roundup-matters-face = A Jack draws a random card, a Queen asks for a suit, a King for a number. If there is none, nothing happens.
roundup-matters-aim = You score if the suit you bid on is closed last, so push the others and hold back your own. One more point goes to whoever is first without cards.

roundup-any-down = a face-down card
roundup-any-pass = a pass
roundup-any-face = a Jack, Queen or King on anyone
roundup-face-card = { $move ->
    [pass] a pass with a face card
   *[bid] a face card
}
roundup-move-asking = { $card } on { $name }, for { roundup-wanted }
roundup-right-up = to lay from your face-up hand. You owe one that fits now.
roundup-right-down = to lay on its stack, or to hold back as you like.
roundup-right-pass = { $cost ->
    [nothing] with no face-down cards it is free.
    [face] to pass with. It is discarded, as you have no number card face down.
   *[number] to pass with, which turns it up.
}
roundup-right-face = nothing is owed first, so you may.
roundup-right-bid = a number card can be bid.
roundup-right-show = a number card can be shown.
roundup-right-give = it is what was asked for.
roundup-wrong-face-up-first = a face-up card of yours fits, and that comes first.
roundup-wrong-does-not-fit = laid on its stack now, that does not fit.
roundup-wrong-number-first = { $move ->
    [bid] only a number card can be bid.
    [show] you have a number card to show.
   *[pass] you have a number card to pass with.
}
roundup-wrong-wrong-card = that was not asked for.

## Why a move is the best one

roundup-coach-bid = { $count ->
    [0] You have little to hold any suit back with, so it is a guess that the others finish { $suit } late.
   *[other] You keep { $cards }, and as long as you hold one of them back, { $suit } cannot be finished.
}
roundup-coach-up = { $count ->
    [one] What lies face up and fits has to be laid before anything else.
   *[other] You owe the first of them anyway, and the more you lay at once, the sooner you are without cards.
}
roundup-coach-down = { $suit } is not your bid: the sooner it is finished, the better for your { $bid }.
roundup-coach-down-bid = { $count ->
    [0] You have no other { $bid } to hold back, and a card less brings you closer to having none.
   *[other] A card less brings you closer to having none, and with { $cards } you still hold { $bid } back.
}
roundup-coach-free-pass = Nothing of yours has to be laid, and with no face-down cards a pass costs nothing.
roundup-coach-pass = It keeps { $cards } face down and so holds back { $bid }, your bid; { $own ->
    [yes] { $card } lies face up until it fits.
   *[no] { $card } face up only brings { $suit } closer to its end.
}
roundup-coach-pass-face = You have only face cards left, and discarding one gives away nothing of your suits.
roundup-coach-discarded = { $card } is only discarded, and your number cards stay face down.
roundup-coach-turned-up = { $bid ->
    [yes] { $missing ->
        [0] { $card } is of your own suit and has to be laid at once, but the others would give away more.
        [one] { $card } is of your own suit, but it does not fit before one more { $suit } is laid.
       *[other] { $card } is of your own suit, but it does not fit before { $missing } more { $suit } are laid.
    }
   *[no] Face up, { $card } has to be laid once it fits, and that only brings { $suit } closer to its end.
}
roundup-coach-face-spent = It costs you no number card: all of them stay face down.
roundup-coach-jack = { $count ->
    [one] The one card that { $name } holds back
   *[other] One of the { $count } cards that { $name } holds back
} comes out; a number card then has to be laid once it fits, and yours stay face down.
roundup-coach-queen = { $theirs ->
    [yes] { $name } bid on { $suit } and wants to hold it back: a number card that comes out has to be laid once it fits.
   *[no] If { $name } holds { $suit } back, a number card of it comes out and has to be laid once it fits.
}
roundup-coach-king = { $count ->
    [0] If { $name } has { roundup-wanted }, it comes out, and your own cards stay face down.
   *[other] { $suits } { $count ->
        [one] waits
       *[other] wait
    } for { roundup-wanted }: if { $name } holds it back, it comes out and has to be laid.
}

## The lesson

roundup-lesson-1 =
    In the middle you all build four stacks, one for each suit, from the ace to the ten. You score if the suit you bid on is finished **last**. A card you keep holds up its whole stack, and you have A♦, 2♦ and 4♦: so bid on ♦! Your bid card will be turned face up, so take a high one.
    ➡️ Press **My hand**, which only you see, then **9♦**.
roundup-lesson-2 =
    All bids are face up now. { $p1 }, with the lowest card, went first and laid A♥. You have 2♥: away with it, for the sooner the other suits are finished, the better for your ♦.
    ➡️ In **My hand** press **Lay…**, then **2♥**.
roundup-lesson-3 =
    { $p3 } played a King on you and asked for a 5, so your 5♥ lies face up now. Of your cards only A♦ fits, and that one you keep! So you pass, which costs you something: a number card of your choice is turned up, too.
    ➡️ In **My hand** press **6♥**: one tap on a number card is a pass with it.
roundup-lesson-4 =
    { $p1 } laid 4♥, so your 5♥ fits. What lies face up and fits has to be laid, before anything else. And if you try to get round it?
    ➡️ Make a mistake on purpose: in **My hand** press **6♣**.
roundup-lesson-5 =
    That is a **Juse!** Only you read it here; at a real table everybody does. You took the card back, and it is still your turn. So lay what you owe; 6♥ may follow at once.
    ➡️ ▲ marks what lies face up: press **▲ 5♥**, **▲ 6♥** and **Done**.
roundup-lesson-6 =
    Somebody keeps back 7♥. A face card can bring it out: a **Jack** draws a random card, a **King** asks for a number, a **Queen** for a suit. Try { $p2 }.
    ➡️ In **My hand** press **Q♠**, then **{ $p2 }**, then **♥**.
roundup-lesson-7 =
    It was 7♥! Once it lay face up, { $p2 } had to lay it. The rest of the round goes on like this: everyone keeps back the suit they bid on, and the others push it out of them.
    ➡️ Press **Go on** to see how it ends.
roundup-lesson-end =
    ♦ was finished last, and nobody else had bid on it: 3 points for you. { $p1 }, first without any cards, gets 1. A match goes on to 10 points; this one was a short one, and you won it!
    ➡️ Next: **/roundup new**, and add computer players if you are alone; four play best. With **learning** switched on, *What can I do?* judges every move for you. **/roundup rules** tells the rest.

## Slash commands

command-roundup = Roundup: bid on the suit that will be finished last
command-roundup-new-points = Who reaches so many points wins; 10 if you say nothing
command-roundup-bid = Place a number card of yours face down: its suit is your bid
command-roundup-bid-card = One of your own cards, like 7H or 10♥
command-roundup-show = Break a tie: place another number card face down
command-roundup-show-card = { command-roundup-bid-card }
command-roundup-up = Lay cards of your face-up hand on the stacks
command-roundup-up-cards = One card or more, in the order in which you lay them, like 2H 3H AS
command-roundup-down = Lay a card of your face-down hand on its stack
command-roundup-down-card = A card of your face-down hand, like 7H or 10♥
command-roundup-pass = Pass; it costs a card of your face-down hand, if you have any
command-roundup-pass-card = The card of your face-down hand that you turn up
command-roundup-face = Play a Jack, Queen or King of your face-down hand on someone
command-roundup-face-card = The face card
command-roundup-face-on = On whom you play it
command-roundup-face-suit = For a Queen
command-roundup-face-suit-Spades = Spades
command-roundup-face-suit-Hearts = Hearts
command-roundup-face-suit-Diamonds = Diamonds
command-roundup-face-suit-Clubs = Clubs
command-roundup-face-number = For a King: 1 to 10
command-roundup-give = Give up the card that a Queen or King asks of you
command-roundup-give-card = { command-roundup-down-card }

## In somebody's first game, when it happens first

roundup-new-bids = All bids are turned up: you see who wants which suit to be last. Your bid card now lies face up in front of you.
roundup-new-turn = It’s your turn: play the next card of a stack, play a face card on somebody, or pass and turn up a card.
roundup-new-face = Somebody played a face card on you. It gets a card out of your face-down hand: number cards turn up, face cards are discarded.
roundup-new-give = You were asked for a card and have several to choose from. Give the one you need least.
roundup-new-face-up = You have more face-up cards now. Whenever one of them fits, you have to play it before anything else.
roundup-new-closed = A stack is finished at 10, so that suit can’t be the last one any more. Whoever bid on it gets nothing for the bid.
roundup-new-misplay = A Juse is a mistake that was noticed. Here the card just goes back, and the same player goes on.
