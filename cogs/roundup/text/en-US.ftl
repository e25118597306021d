roundup-name = Roundup
roundup-tagline = bid on which suit closes last
roundup-goal = Bid on which suit will close last, then make it come true: that scores points.
roundup-lobby = Four stacks grow from ace to ten, and you bid on the one that will close last. { $min } to { $max } players, best with 4.
roundup-option-points = points to win
roundup-option-rounds = rounds at most
roundup-option-rounds-0 = no limit
roundup-option-tie = a tie at the end
roundup-option-tie-on = play on
roundup-option-tie-once = one more round

## Buttons and lists

roundup-button-pass = Pass
roundup-button-several = Several
roundup-button-play = Play { $count ->
    [1] { $cards }
    [2] { $cards }
   *[other] { $count } cards
}
roundup-button-half = More…
roundup-button-anyway = { $card ->
    [none] { $move ->
        [bid] Bid anyway
        [show] Show anyway
       *[give] Give anyway
    }
   *[other] Not { roundup-wanted }: { $move ->
        [bid] bid
        [show] show
       *[give] give
    } { $card }
}
roundup-button-pass-card = Pass: { $card }
roundup-button-down = { $card } on its stack
roundup-button-jack = { $card } on { $name }
roundup-button-back = Back
roundup-list-empty = { $when ->
    [now] Tap a face card (J, Q, K) first
    [back] For face cards: press Back first
   *[later] For face cards, on your turn
}
roundup-list = { $step ->
    [jack] { $card }: who loses a random card?
    [whom] { $card }: whom do you ask?
    [number] { $card } on { $name }: for what?
   *[what] { $card }: whom do you ask, and for what?
}
roundup-list-back = Somebody else

## In the pictures

roundup-picture-round = Round { $number }{ $rounds ->
    [0] {""}
   *[other] /{ $rounds }
}
roundup-picture-to = to { $goal }
roundup-picture-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
roundup-picture-discards = discards
roundup-picture-closed = closed
roundup-picture-order = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] last
}
roundup-picture-just-closed = closed { roundup-picture-order }
roundup-thrill-had-it = had it!
roundup-thrill-had-it-said = { $name } had { $card }!
roundup-thrill-bid-lost = bid lost
roundup-thrill-bid-lost-said = { $suit } is closed: { $name }'s bid is gone.
roundup-picture-begins = lowest: begins
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
roundup-picture-legend-out = +1: first out of cards
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
    [one] Waiting for { $name }'s bid
   *[other] Waiting for { $count } bids
}
roundup-picture-others-show = { $count ->
    [one] Waiting for { $name }'s card
   *[other] Waiting for { $count } cards
}
roundup-picture-others-turn = Waiting for { $name }
roundup-picture-others-give = Waiting for { $name }'s card
roundup-picture-over = The match is over
roundup-picture-no-hand = No cards in hand

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
roundup-picture-column-behind = behind
roundup-picture-behind = −{ $points }
roundup-picture-place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
roundup-picture-story = closed last
roundup-picture-move = move { $move }

roundup-picture-result-bid = bid
roundup-picture-result-right = right bid
roundup-picture-result-out = first out
roundup-picture-result-total = points
roundup-picture-right = { $count ->
    [0] Nobody's bid was right
    [1] One bid was right: 3 points
    [2] Two bids were right: 2 points each
    [3] Three bids were right: 1 point each
   *[other] { $count } bids were right: too many for points
}

## The result of a round

roundup-result-suit = **Round { $round }** is over: { $suit } closed last.
roundup-result-right = { $count ->
    [0] Nobody bid on it.
    [1] Only { $names } bid on it: 3 points.
    [2] { $names } bid on it: 2 points each.
    [3] { $names } bid on it: 1 point each.
   *[other] { $names } bid on it: with more than three right, nobody gets points.
}
roundup-result-bids = Bids: { $bids }.
roundup-result-bid = { $name } { $suit }
roundup-result-out = { $name } was out of cards first: 1 point.
roundup-result-total = { $name } { $points }
roundup-result-totals = Totals: { $totals }.
roundup-own-bid = { $number ->
    [4] Your { $suit } closed last: { $points ->
        [0] 0 points
        [one] 1 point
       *[other] { $points } points
    }
   *[other] Your { $suit } closed { roundup-picture-order }: no points for it
}
roundup-own-right = { $count ->
    [0] Nobody else had bid on it.
   *[other] { $names } had bid on it, too.
}
roundup-own-last = { $count ->
    [0] { $suit } closed last: nobody had bid on it.
   *[other] { $suit } closed last: { $names } had bid on it.
}
roundup-own-out = You were out of cards first: +1.
roundup-own-standing = { $how ->
    [ahead] You lead with { $own } of { $goal }.
    [level] You share the lead with { $names }: { $own } of { $goal }.
   *[behind] You have { $own } of { $goal }. In the lead with { $most }: { $names }.
}

## What those who watch predict

roundup-forecast = **Which suit closes last in round { $round }?**
roundup-forecast-until = the first stack is closed
roundup-forecast-part = round { $number }
roundup-foretold = { $suit } closed last in round { $round }.

## The moment of Juse!

roundup-moment-does-not-fit-what = does not fit
roundup-moment-does-not-fit-why = on its stack
roundup-moment-face-up-first-what = { $move ->
    [down] has to wait
    [pass] No pass yet
   *[other] No face card yet
}
roundup-moment-face-up-first-why = a face-up card fits and must be played first
roundup-moment-number-first-what = { $move ->
    [bid] A face card is no bid
    [show] A face card cannot be shown
   *[other] No pass with a face card
}
roundup-moment-number-first-why = { $move ->
    [bid] only a number card can be bid
   *[other] there is a number card to { $move ->
        [show] show
       *[other] pass with
    }
}
roundup-moment-wrong-card-what = That card
roundup-moment-wrong-card-why = was not asked for

## What is going on

roundup-wanted = { $wanted ->
    [number] a number
    [A] an ace
    [8] an 8
   *[other] a { $wanted }
}
roundup-name-and-card = { $name } { $card }
roundup-name-and-points = { $name } +{ $points }
roundup-status-bid = ▶ Round { $round }: everyone bids, in **My hand**. { $count ->
    [0] Nobody has bid yet.
   *[other] Placed: { $placed }. Waiting for **{ $waiting }**.
}
roundup-status-one-more = ⚔️ Tied at { $score }! One more round for all: whoever leads then wins.{ $tie ->
    [once] {" "}Still level? You share the win.
   *[on] {""}
}
roundup-status-show = ▶ A tie for the lowest card: show another one, in **My hand**. { $count ->
    [0] Waiting for **{ $waiting }**.
   *[other] Placed: { $placed }. Waiting for **{ $waiting }**.
}
roundup-status-turn = { $who ->
    [computer] ▶ **{ $name }** moves next.
   *[person] ▶ **{ $name }**'s turn: open **My hand**.
}
roundup-status-settled = ▶ Nobody's points can change now: the round plays itself out.
roundup-status-pass = ▶ **{ $name }** has nothing to play and passes.
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
roundup-did-up = { $name } played { $cards } from the table.
roundup-did-down = { $name } played { $cards } from hand.
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
# Follows what was played on whom, in the same line.
roundup-did-miss = { $wanted ->
    [any] No card in that hand.
    [A] No ace in that hand.
   *[other] No { $wanted } in that hand.
}
roundup-did-close = { $suit } is closed.
roundup-did-empty = { $name } is the first to run out of cards.
roundup-did-misplay = **Juse!** { $name } takes it back.
roundup-did-round = **Round { $round }**: { $suit } closed last. { $count ->
    [0] Nobody scores.
   *[other] { $gained }.
}
roundup-did-win = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } share the win!
}
roundup-rank = **{ $place }** · { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { called-how-often }

# What decided it, after the name of a player.
roundup-turning = { $how ->
    [won] won { $points ->
        [one] 1 point
       *[other] { $points } points
    } with a { $suit } bid in round { $round }
   *[lost] lost a { $suit } bid ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }) in round { $round }{ $how ->
        [own] {" "}by closing it
       *[lost] , as { $closer } closed it
    }
}

## Badges, and how they are earned

roundup-badge-alone = bold bid
roundup-badge-alone-how = nobody else bid on it
roundup-badge-alone-why = You bid on the right suit, and nobody else did.
roundup-badge-twice = bid and out
roundup-badge-twice-how = right bid, first out
roundup-badge-twice-why = You bid on the right suit, and were out of cards first.

## When a game ends early

roundup-hands = Hands: { $hands }.
roundup-held = { $name } ({ $count ->
    [0] no cards
   *[other] { $cards }
})

## Why it was a misplay

roundup-fault-face-up-first = { $move ->
    [down] { $name } played { $card } from hand, but a face-up card fits and must be played first.
    [pass] { $name } wanted to pass, but a face-up card fits and must be played first.
   *[other] { $name } played a face card, but a face-up card fits and must be played first.
}
roundup-fault-does-not-fit = { $name } played { $card }, which does not fit on its stack.
roundup-fault-number-first = { $move ->
    [bid] { $name } bid a face card: only a number card can be bid.
    [show] { $name } showed a face card while still holding a number card.
   *[other] { $name } passed with a face card while still holding a number card.
}
roundup-fault-wrong-card = { $name } gave a card that was not asked for.

## My hand

roundup-hand-bid = ▶ Tap a number card to bid that its suit closes **last**. The card will lie face up.
roundup-hand-hold = { $how ->
    [ace] You hold **{ $card }**: as long as you keep it, { $suit } cannot begin.
   *[low] You hold **{ $card }**: as long as you keep it, { $suit } cannot close.
}
roundup-hand-race = -# 🏁 First out gets **+1**: you { $own }, { $name } { $least }
roundup-hand-show = ▶ Your **{ $card }** ties for the lowest card: tap another number card. The lowest one goes first.
roundup-hand-turn = ▶ Your turn: tap a card to play, or **Pass**{ $down ->
    [0] , which is free now.
   *[other] .
}
roundup-hand-signs = -# { $up } face up · { $gone } gone
roundup-hand-pass = { $numbers ->
    [yes] ▶ Passing costs you a number card: tap the one to turn face up.
   *[no] ▶ Passing costs you a card: tap the face card to discard.
}
roundup-hand-several = { $count ->
    [0] ▶ Tap your face-up cards in the order you play them.
   *[other] ▶ You picked { $cards }. Tap the next card, or press **Play**. Tap a picked card again to drop it.
}
roundup-hand-face = ▶ **{ $card }** { $rank ->
    [jack] makes someone lose a random card from hand: choose who
    [queen] asks someone for a suit: choose whom and which
   *[king] asks someone for a number: choose whom and which
} below.
roundup-hand-give = ▶ **{ $name }** asks you for **{ roundup-wanted }**: tap the card to give up.
roundup-hand-placed = You placed **{ $card }**. It turns face up when everyone is ready.
roundup-hand-wait = Nothing to do right now.
roundup-hand-over = The match is over.

## The pictures in words

roundup-alt-head = Roundup, round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}, to { $goal }.
roundup-alt-waiting = { $what ->
    [bid] Waiting for bids from { $names }.
    [show] Tie: waiting for a card from { $names }.
    [give] Waiting for a card from { $names }.
   *[turn] { $names } has the turn.
}
roundup-alt-owed = Asked for: { roundup-wanted }.
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
}{ $down ->
    [0] no cards
    [one] 1 card
   *[other] { $down } cards
} in hand{ $placed ->
    [yes] , one of them placed
   *[no] {""}
}{ $up ->
    [0] {""}
   *[other] ; face up { $cards }
}{ $out ->
    [yes] ; out of cards first.
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
roundup-alt-outs = Points for being out of cards first: { $outs }.
roundup-alt-closed-last = { $suit } closed last.
roundup-alt-bid = { $name }: bid { $card }{ $right ->
    [yes] , the right suit
   *[no] {""}
}; { $score ->
    [one] 1 point
   *[other] { $score } points
} before this round.
roundup-alt-misplay = { $count ->
    [0] Juse! The last to move was { $name }.
   *[other] Juse! { $name } played { $cards }.
}
roundup-alt-asked = { $what ->
    [bid] Your turn to bid.
    [show] Tie: your turn to show another card.
    [give] You are asked for { roundup-wanted }.
    [turn] It is your turn.
   *[nothing] Nothing to do right now.
}
roundup-alt-own-down = { $count ->
    [0] No cards in hand.
   *[other] In hand: { $cards }.
}
roundup-alt-own-up = { $count ->
    [0] Nothing face up.
   *[other] Face up: { $cards }.
}
roundup-alt-own-placed = Placed: { $card }.

## Refusals

refused-already-placed = You already placed a card, and it stands.
refused-lies-face-up = { $card } lies face up: choose a card from your hand for that.
refused-lies-face-down = { $card } is still in your hand: choose face-up cards for that.
refused-not-your-card = You do not have { $card }.
refused-card-twice = You cannot play the same card twice.
refused-pass-with-a-card = A pass costs a card from your hand: choose it in **My hand**, or name it.
refused-own-target = You play a face card on somebody else.
refused-something-else-asked = { $asked ->
    [bid] First everyone bids: choose a card in **My hand**, or use /roundup bid.
    [show] First the tie is broken: choose a card in **My hand**, or use /roundup show.
    [give] First somebody gives up a card: in **My hand**, or with /roundup give.
   *[turn] It is your turn: play cards, play a face card or pass.
}
refused-not-a-face-card = { $card } is not a Jack, Queen or King.
refused-suit-needed = A Queen asks for a suit: choose one too.
refused-number-needed = A King asks for a number: choose one from 1 to 10 too.
refused-nobody-called = Nobody called “{ $name }” plays at this table.

## The rules, page by page

roundup-rules-title-1 = The bid
roundup-rules-1 = **Roundup · The bid**
    { roundup-goal }

    Each round deals all the cards, and only you see yours. A to 10 are *number cards*; J, Q and K are *face cards*. Four **stacks** grow in the middle, one for each suit, from the ace to the ten. A stack with its ten is *closed*.
    • You place a number card in secret. Its suit is your **bid**: you say that it will close **last**. All bids are turned up together.
    • Your bid card then lies **face up** on the table in front of you, where everybody sees it. The rest is your **hand**.
    • The lowest bid card goes first. On a tie, those who tie show another number card, and the lowest of these goes first.

roundup-rules-title-2 = Your turn
roundup-rules-2 = **Roundup · Your turn**
    You do one of these:
    • **play face-up cards** on the stacks, as many as you like, one after the other. If any of your face-up cards fits, you *must* do this before anything else;
    • **play one card from your hand** that fits. You can also hold it back;
    • **play a face card** from your hand on another player;
    • **pass**. That costs a number card from your hand: you choose which one to turn face up. With only face cards in hand, you discard one instead. With an empty hand, passing is free.

    Then the next player to your left who still has cards takes a turn.

    With an empty hand and nothing that fits, you pass automatically. Once nobody's points can change, the round plays itself out.

roundup-rules-title-3 = Face cards
roundup-rules-3 = **Roundup · Face cards**
    A face card always goes to the discard pile, and takes a card out of another player's hand:
    • a **Jack** takes a random card,
    • a **Queen** takes a card of the suit you name,
    • a **King** takes a card of the number you name, 1 to 10.

    With several to choose from, the other player chooses. A number card that comes out lies face up from then on; a face card is discarded. If they have none, nothing happens.

roundup-rules-title-4 = Scoring
roundup-rules-4 = **Roundup · Scoring**
    The round ends when all four stacks are closed. Then you score:
    • 3 points for a bid on the suit that closed last, if nobody else bid on it. Two players get 2 each, three get 1 each, and more than three get nothing.
    • 1 point if you were the first in the round to run out of cards.

    Once somebody has 5 points (or as many as the table plays to), or the table's last round is over, the highest total wins the match. If it is shared, you play one more round. Still level? You share the win, or you play on, as the table says.

roundup-rules-title-5 = Juse!
roundup-rules-5 = **Roundup · Juse!**
    The table lets you try everything, and calls **Juse!** when
    • you play a card that does not fit: of several, you take all of them back;
    • a face-up card fits and you do something else;
    • you bid, show or pass with a face card while you have a number card;
    • you give a card that was not asked for.

    The cards go back, and it is still your turn.

## What can I do?

roundup-can-bid = Open **My hand** and tap the card to bid. Once placed, it stands.
roundup-can-show = Open **My hand** and tap another number card to show.
roundup-can-give = You are asked for { roundup-wanted }: open **My hand** and tap the card to give.
roundup-can-placed = You placed your card, and it stands. Now the others choose.
roundup-can-wait = Nothing to do right now. **My hand** shows your cards at any time.
roundup-can-up = **Play a face-up card** (marked ↑): open **My hand** and tap it. For more than one, press **Several** first.
roundup-can-down = **Play one card from your hand**: tap it.
roundup-can-face = **Play a Jack, Queen or King** on another player: tap it, then choose whom and what in the list.
roundup-can-pass = { $down ->
    [0] **Pass**, which is free now.
   *[other] **Pass**: press it, then tap the card it costs you.
}

roundup-matters-bid = You can only bid a number card, A to 10. You say that its suit will close last: that is worth 3 points if nobody else bids on it, 2 if two of you do, 1 if three do. The card then lies face up, and the lowest one goes first.
roundup-matters-show = The lowest card shown goes first. It has to be a number card if you have one.
roundup-matters-give = It has to be what was asked for. A number card is turned face up; a face card is discarded.
roundup-matters-owed = A stack takes the next number of its suit, from the ace to the ten. If a face-up card of yours fits, you must play it before anything else.
roundup-matters-hold = You can play a card from your hand that fits, or hold it back.
roundup-matters-pass = A pass turns up a number card from your hand; if you have only face cards, you discard one.
roundup-matters-face = A Jack takes a random card, a Queen a card of a suit, a King a card of a number. If there is none, nothing happens.
roundup-matters-aim = You score if the suit you bid on closes last, so push the others and hold back your own. The first player without cards gets 1 more point.

roundup-any-down = a card from hand
roundup-any-pass = a pass
roundup-any-face = a Jack, Queen or King on anyone
roundup-face-card = { $move ->
    [pass] a pass with a face card
   *[bid] a face card
}
roundup-move-asking = { $card } on { $name }, for { roundup-wanted }
roundup-right-up = face-up cards that fit come first.
roundup-right-down = you can play any card from your hand that fits, or hold it back.
roundup-right-pass = { $cost ->
    [nothing] with an empty hand, a pass is free.
    [face] you have no number card in hand, so you can pass with a face card. You discard it.
   *[number] you can pass with any number card from your hand. It is turned face up.
}
roundup-right-face = no face-up card has to be played first, so you can do that.
roundup-right-bid = a number card can be bid.
roundup-right-show = a number card can be shown.
roundup-right-give = it is what was asked for.
roundup-wrong-face-up-first = a face-up card of yours fits, and that comes first.
roundup-wrong-does-not-fit = that doesn't fit on any stack right now.
roundup-wrong-number-first = { $move ->
    [bid] only a number card can be bid.
    [show] you have a number card to show.
   *[pass] you have a number card to pass with.
}
roundup-wrong-wrong-card = that was not asked for.

## Why a move is the best one

roundup-coach-bid = { $count ->
    [0] You have little to hold any suit back with, so this is a guess that the others close { $suit } late.
    [1] You keep { $cards }, and as long as you hold it back, { $suit } cannot close.
   *[other] You keep { $cards }, and as long as you hold one of them back, { $suit } cannot close.
}
roundup-coach-up = { $count ->
    [one] A face-up card that fits comes before anything else.
   *[other] You must play the first of them anyway, and the more you play at once, the sooner you are out of cards.
}
roundup-coach-down = { $suit } is not your bid: the sooner it closes, the better for your { $bid }.
roundup-coach-down-bid = { $count ->
    [0] You have no other { $bid } to hold back, and one card fewer brings you closer to having none.
   *[other] One card fewer brings you closer to having none, and with { $cards } you still hold { $bid } back.
}
roundup-coach-free-pass = None of your cards fits, and with an empty hand a pass costs nothing.
roundup-coach-pass = It keeps { $cards } in your hand and so holds back { $bid }, your bid; { $own ->
    [yes] { $card } lies face up until it fits.
   *[no] { $card } face up only brings { $suit } closer to its end.
}
roundup-coach-pass-face = You have only face cards left, and discarding one gives away nothing of your suits.
roundup-coach-discarded = { $card } is only discarded, and your number cards stay in your hand.
roundup-coach-turned-up = { $bid ->
    [yes] { $missing ->
        [0] { $card } is of your own suit and must be played at once, but the others would give away more.
        [one] { $card } is of your own suit, but one more { $suit } has to be played before it fits.
       *[other] { $card } is of your own suit, but { $missing } more { $suit } have to be played before it fits.
    }
   *[no] Face up, { $card } must be played once it fits, and that only brings { $suit } closer to its end.
}
roundup-coach-face-spent = It costs you no number card: all of them stay in your hand.
roundup-coach-jack = { $count ->
    [one] The one card in { $name }'s hand
   *[other] One of the { $count } cards in { $name }'s hand
} comes out; a number card must then be played once it fits, and yours stay in your hand.
roundup-coach-queen = { $theirs ->
    [yes] { $name } bid on { $suit } and wants to hold it back: a number card that comes out must be played once it fits.
   *[no] If { $name } holds { $suit } back, a number card of it comes out and must be played once it fits.
}
roundup-coach-king = { $count ->
    [0] If { $name } has { roundup-wanted }, it comes out, and your own cards stay in your hand.
   *[other] { $suits } { $count ->
        [one] waits
       *[other] wait
    } for { roundup-wanted }: if { $name } holds it back, it comes out and must be played.
}

## The lesson

roundup-lesson-1 =
    In the middle you all build four stacks, one for each suit, from the ace to the ten. You score if the suit you bid on closes **last**. A card you keep holds up its whole stack, and you have A♦, 2♦ and 4♦: so bid on ♦! Your bid card will lie face up, so take a high one.
    ➡️ Press **My hand**, which only you see, then **9♦**.
roundup-lesson-2 =
    All bids are face up now. { $p1 }, with the lowest card, went first and played A♥. You have 2♥: play it, because the sooner the other suits close, the better for your ♦.
    ➡️ In **My hand** tap **2♥**: a tap on a card plays it.
roundup-lesson-3 =
    { $p3 } played a King on you and asked for a 5, so your 5♥ lies face up now. Of your cards only A♦ fits, and that one you keep! So you pass, which costs you something: you choose a number card, and it is turned face up, too.
    ➡️ In **My hand** press **Pass**, then **6♥**.
roundup-lesson-4 =
    { $p1 } played 4♥, so your 5♥ fits. A face-up card that fits must be played before anything else. What if you try to get around it?
    ➡️ Make a mistake on purpose: in **My hand** press **Pass**, then **6♣**.
roundup-lesson-5 =
    That is a **Juse!** Only you read it here; at a real table everybody does. You took the card back, and it is still your turn. So play what you must; 6♥ can follow at once.
    ➡️ ↑ marks your face-up cards. Press **Several**, tap **↑5♥** and **↑6♥**, then press **Play 5♥ 6♥**.
roundup-lesson-6 =
    Somebody is holding back 7♥. A face card can bring it out: a **Jack** takes a random card, a **King** asks for a number, a **Queen** for a suit. Try { $p2 }.
    ➡️ In **My hand** tap **Q♠**. Then choose **Q♠ on { $p2 }, for a ♥** in the list below.
roundup-lesson-7 =
    It was 7♥! Once it lay face up, { $p2 } had to play it. The rest of the round goes on like this: everyone holds back the suit they bid on, and the others push it out of their hands.
    ➡️ Press **Continue** to see how it ends.
roundup-lesson-end =
    ♦ closed last, and nobody else had bid on it: 3 points for you. { $p1 }, out of cards first, gets 1. This was a short match, and you won it!
    ➡️ Next: **/roundup new**, and add computer players if you are alone; four play best. With **learning** switched on, *What can I do?* judges every move for you. **/roundup rules** has the rest.

## Slash commands

command-roundup = Roundup: bid on the suit that closes last
command-roundup-new-points = Points you need to win (default: 5)
command-roundup-new-rounds = Rounds after which the match ends, whatever the points; 0 for no limit
command-roundup-new-tie = What happens if several are ahead together at the end
command-roundup-new-tie-on = play on until one is ahead
command-roundup-new-tie-once = one more round, then share the win
command-roundup-bid = Place a number card in secret: its suit is your bid
command-roundup-bid-card = One of your own cards, like 7H or 10♥
command-roundup-show = Break a tie: place another number card in secret
command-roundup-show-card = { command-roundup-bid-card }
command-roundup-up = Play face-up cards on the stacks
command-roundup-up-cards = One card or more, in the order you play them, like 2H 3H AS
command-roundup-down = Play a card from your hand on its stack
command-roundup-down-card = A card from your hand, like 7H or 10♥
command-roundup-pass = Pass; it costs a card from your hand, if you have any
command-roundup-pass-card = The card from your hand that you turn up
command-roundup-face = Play a Jack, Queen or King from your hand on someone
command-roundup-face-card = The face card
command-roundup-face-on = On whom you play it
command-roundup-face-suit = For a Queen
command-roundup-face-suit-Spades = Spades
command-roundup-face-suit-Hearts = Hearts
command-roundup-face-suit-Diamonds = Diamonds
command-roundup-face-suit-Clubs = Clubs
command-roundup-face-number = For a King: 1 to 10
command-roundup-give = Give up the card that a Queen or King asks for
command-roundup-give-card = { command-roundup-down-card }

## In somebody's first game, when it happens first

roundup-new-bids = Play a stack's next card (aces first) or a face card, or pass.
roundup-new-face = A face card gets a card out of somebody's hand. Face up, it must be played once it fits.
roundup-new-give = You have several to choose from: give the one you need least.
roundup-new-pass = Your card lies face up now. Once it fits, it must be played first.
roundup-new-closed = A stack closes at 10. Its suit can't be last now, so a bid on it gets nothing.
roundup-new-misplay = Juse! means a mistake: the card goes back, and the same player goes on.
roundup-review-why = { $how ->
    [bid-suit] { $suit } suits your hand better
    [bid-higher] Low cards in your hand hold { $suit } back the longest, so bid a higher one
    [bid-lower] A lower { $suit } as your bid leaves you the better hand
    [gave-away] { $card } brought { $suit } forward, and that was your own suit
    [held-back] { $card } fits, so play it right away
    [wait] { $card } fits, but it can wait
    [one-by-one] While a face-up card fits, nothing else has to leave your hand
    [more-at-once] Here it pays to play several face-up cards at once
    [ask] { $card } costs you no number card
    [spent] { $card } can stay in your hand that way
    [other-card] { $card } is the better card for this
   *[plain] I played out both
}: { $effect }.
roundup-review-effect = { $effect ->
    [own-suit] with **{ $better }**, your suit closes last in { $often } of 100 { roundup-review-deals }, with **{ $played }** in { $seldom }
    [first-out] with **{ $better }**, you are out of cards first in { $often } of 100 { roundup-review-deals }, with **{ $played }** in { $seldom }
    [rival] with **{ $better }**, { $name } gets points in only { $often } of 100 { roundup-review-deals }, with **{ $played }** in { $seldom }
    [exact] you can work out every hidden card here, and if you both play your best, **{ $better }** gets you more than **{ $played }**
   *[none] **{ $better }** helps you a little in many ways
}
roundup-review-deals = { $hidden ->
    [yes] possible deals
   *[no] games played on from there
}
roundup-review-goal = { $effect ->
    [own-suit] { $suit ->
        [none] Make the suit you bid on close last
       *[other] Make { $suit } close last
    }
    [first-out] Be the first without cards
    [rival] Keep { $name } from getting points
   *[none] Get points in this round
}.
roundup-review-brought = { $suit } closed last, and you got { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
roundup-why-hard = { $name } dealt the hidden cards { $deals ->
        [one] once
       *[other] { $deals } times
    } in ways that fit what it knew, and played on from each of its best moves. **{ $move }** gave it a { $worth }% chance to win, { $other } { $other_worth }%.
roundup-why-holding = In { $held } of { $deals } deals, { $target } held what it asked for.
roundup-why-only = { $name } saw no other move worth trying.
roundup-why-relaxed = With only two of you, { $name } plays three of five moves by rules of thumb, to give you a chance. That's how it came to **{ $move }**.
roundup-why-rule = { $rule ->
    [bid] { $name } bids on the suit that its hand can hold back the longest: { $suit }.
    [up] Face-up cards that fit must be played first. Of those, { $name } keeps { $own }, its own suit, for last.
    [down] { $card } fits, and { $name } brings forward every suit but its own, { $own }.
    [up-rid] Nothing can change for { $own } anymore, so { $name } plays all face-up cards that fit.
    [down-rid] Nothing can change for { $own } anymore, so { $name } gets rid of its cards, and { $card } fits.
    [pass] { $name } saw nothing that it wanted to play, and it holds back { $own }, its own suit. { $card } is what it needs least.
    [pass-rid] Nothing in { $name }'s hand fit. { $card } is what it needs least.
    [free-pass] { $name } has no cards in hand, so passing costs nothing.
    [ask] { $name } hopes that a card it waits for comes out of { $target }'s hand.
    [ask-leader] { $target } was ahead, so { $name } went for { $target }'s cards.
    [show] { $name } shows the card that it needs least: { $card }.
    [give] { $name } gives the card that it needs least: { $card }.
    [slip] By its own rules { $name } would have played something else: this was a slip.
   *[random] { $name } plays at Easy: every third move or so is anything that is allowed, and this was one of those.
}

## Boards: is this move a mistake?

roundup-board-move = { $move ->
    [up] { $name } plays { $cards } from the table.
    [down] { $name } plays { $cards } from hand.
    [pass] { $name } passes.
   *[face] { $name } plays { $cards } on { $target }.
}
roundup-board-right = { $move ->
    [up] { $count ->
        [one] { $cards } comes next on its stack.
       *[other] { $cards }: each comes next on its stack.
    }
    [down] { $cards } comes next on its stack, and no face-up card fits.
    [pass] No face-up card fits, so passing is right.
   *[face] No face-up card fits, so a face card is right.
}
