jugglers-name = Jugglers
jugglers-tagline = secret goals, shared hands
jugglers-goal = Get policies passed that share the rank or suit of your secret card, your sigil.
jugglers-lobby = Everyone has a secret goal, and all build the same three poker hands: { $min } to { $max } players.
jugglers-option-wins = round wins to the match
jugglers-option-dummy_sigils = sigils for dummies (two players)

## Buttons

jugglers-button-secret = { $count ->
    [0] No secret card
    [one] 1 secret card
   *[other] { $count } secret cards
}
jugglers-button-deck = Top of the deck
jugglers-button-dummy = Dummy: { $draft }
jugglers-button-other = Other…
jugglers-button-back = Back
jugglers-button-poker = Poker hands
jugglers-draft = { $draft } · { $policy ->
    [joker] joker
   *[other] { $policy }
}

## Who and what is spoken of

jugglers-dummy = the dummy
jugglers-dummy-of = { $name }’s dummy
jugglers-village = Village Order: { $count ->
    [0] still empty.
   *[other] { $cards }.
}

jugglers-by-die = { $die ->
    [0] {""}
   *[other] {" "}(die { $die })
}
jugglers-draft-holds = { $count ->
    [0] no cards
   *[other] { $cards }, { $hand }
}

## What a poker hand holds. $ranks are those by which it is compared, $high and $low the first two.

jugglers-kind-nothing = no cards
jugglers-kind-high-card = high card { $high }
jugglers-kind-pair = a pair of { $high }s
jugglers-kind-straight-of-4 = a straight of 4 up to { $high }
jugglers-kind-two-pairs = two pairs, { $high }s and { $low }s
jugglers-kind-three-of-a-kind = three { $high }s
jugglers-kind-flush-of-4 = a flush of 4 ({ $ranks })
jugglers-kind-straight-of-5 = a straight of 5 up to { $high }
jugglers-kind-flush-of-5 = a flush of 5 ({ $ranks })
jugglers-kind-full-house = a full house, { $high }s and { $low }s
jugglers-kind-four-of-a-kind = four { $high }s
jugglers-kind-straight-flush-of-4 = a straight flush of 4 up to { $high }
jugglers-kind-straight-flush-of-5 = a straight flush of 5 up to { $high }

## In the pictures

jugglers-picture-gathering = Gathering { $number }/{ $most }
jugglers-picture-cycle = Cycle { $number }/{ $most }
jugglers-picture-secrets = Secrets: 0–{ $most }?
jugglers-picture-over = is over
jugglers-picture-round-over = Round { $number } is over
jugglers-picture-nothing = No cards
jugglers-picture-high-card = High card { $high }
jugglers-picture-pair = Pair of { $high }s
jugglers-picture-straight-of-4 = Straight of 4
jugglers-picture-two-pairs = { $high }s and { $low }s
jugglers-picture-three-of-a-kind = Three { $high }s
jugglers-picture-flush-of-4 = Flush of 4
jugglers-picture-straight-of-5 = Straight of 5
jugglers-picture-flush-of-5 = Flush of 5
jugglers-picture-full-house = Full house { $high }, { $low }
jugglers-picture-four-of-a-kind = Four { $high }s
jugglers-picture-straight-flush-of-4 = Straight flush of 4
jugglers-picture-straight-flush-of-5 = Straight flush of 5
jugglers-picture-dummy = Dummy
jugglers-picture-played-by = by
# A line each.
jugglers-picture-village =
    Village
    Order
jugglers-picture-deck = Deck
jugglers-picture-next = Next
jugglers-picture-passed = passed
jugglers-picture-failed = failed
jugglers-picture-sigil = sigil
jugglers-picture-matches = passed: 1
jugglers-picture-allies = allies: ½
jugglers-picture-points = points
jugglers-picture-mistakes = mistakes
jugglers-picture-wins = { $several ->
    [yes] win the match
   *[no] wins the match
}
jugglers-picture-wins-round = { $several ->
    [yes] win it
   *[no] wins it
}
jugglers-picture-rank = { ORDINAL($rank) ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
}
jugglers-picture-draft = Draft { $number }
jugglers-picture-ask-secret = How many secret cards: 0–{ $most }?
jugglers-picture-ask-place = Your turn: place a card
jugglers-picture-ask-dummy = Your dummy’s turn
jugglers-picture-ask-over = The match is over
jugglers-picture-to-move = is to move
jugglers-picture-you = you
jugglers-picture-fault = { $fault ->
    [empty-deck] The deck is empty
   *[out-of-turn] Out of turn
}
jugglers-picture-tried = { $what ->
    [nothing] no card left
    [deck] from the deck
    [dummy] for a dummy
   *[place] slipped in
}
jugglers-picture-juse = Juse!

## What is going on

jugglers-status-secret = ▶ **{ $name }** has the chair and chooses how many secret cards to add{ $who ->
    [computer] .
   *[person] : open **My hand**.
} Round { $round }, gathering { $gathering } of { $gatherings }.
jugglers-status-place = { $who ->
    [computer] ▶ **{ $name }** moves next.
   *[person] ▶ **{ $name }**’s turn: open **My hand**.
} Round { $round }, gathering { $gathering } of { $gatherings }, cycle { $cycle } of { $cycles }.
jugglers-status-dummy = ▶ **{ $name }** plays for the dummy{ $who ->
    [computer] .
   *[person] : open **My hand**.
} Round { $round }, gathering { $gathering } of { $gatherings }, cycle { $cycle } of { $cycles }.

jugglers-did-secret = { $count ->
    [0] { $name } added no secret card.
    [one] { $name } added 1 secret card: { $dice }.
   *[other] { $name } added { $count } secret cards: { $dice }.
}
jugglers-rolled = draft { $draft } (die { $die })
jugglers-did-place = Placed: { $placed }.
jugglers-placed = { $name } → { $draft }{ $means ->
    [deck] {" "}(from the deck)
   *[other] {""}
}{ jugglers-by-die }
jugglers-did-settle = Cycle { $cycle } turned up { $turned }.
jugglers-turned = { $card } on { $draft }, { $whose ->
    [secret] a secret card
   *[place] from { $name }
}{ jugglers-by-die }
jugglers-did-move = The secret cards have joined their hands.
jugglers-did-account = **Gathering { $number }**: { $left }; { $right }; the joker had { $joker }.
jugglers-account-side = { $passed ->
    [no] draft { $draft } failed with { $hand }
   *[other] **{ $passed } passed** on draft { $draft } with { $hand }
}
jugglers-did-round = **Round { $number } is over**: { $several ->
    [yes] { $names } win it.
   *[no] { $names } wins it.
}
jugglers-did-misplay = **Juse!** { $fault ->
    [empty-deck] The deck is empty, { $name }.
   *[out-of-turn] { $name } takes the card back.
}
jugglers-rank = **{ $place }** · { $name }: { $score ->
    [one] one round won
   *[other] { $score } rounds won
}, { called-how-often }

## The result of a round

jugglers-result-head = **Round { $number } is over: { $several ->
    [yes] { $names } win it.**
   *[no] { $names } wins it.**
}
jugglers-result-line = { $name } { $sigil }: { $points } { $several ->
    [yes] points
   *[no] point
}{ $matches ->
    [0] {""}
   *[other] {" "}· passed { $passed }
}{ $allies ->
    [0] {""}
    [one] {" "}· ally { $allied }
   *[other] {" "}· allies { $allied }
}
jugglers-result-dummy = { $name } { $sigil }
jugglers-result-legend = 1 point for each policy that passed and shares the sigil’s rank or suit, ½ for each other sigil that does (an ally).
jugglers-result-standing = Rounds won: { $standing }. { $wins } win the match.
jugglers-result-won = { $name } { $won }

## Why it was a misplay

jugglers-fault-out-of-turn = { $own ->
    [yes] { $kind ->
        [dummy] { $name } played for the dummy on draft { $draft }, but it is their own turn.
       *[other] { $name } put a card on draft { $draft }, but it is the dummy’s turn.
    }
   *[no] { $kind ->
        [dummy] { $name } played for a dummy on draft { $draft }, but it is { $waiting }’s turn.
        [deck] { $name } put the top of the deck on draft { $draft }, but it is { $waiting }’s turn.
       *[other] { $name } slipped a card in on draft { $draft }, but it is { $waiting }’s turn.
    }
}
jugglers-fault-empty-deck = { $name } reached for the top of the deck, for draft { $draft }, but the deck is empty.

## My hand

jugglers-hand-round = Round { $round } begins, and you have a new sigil.
jugglers-hand-secret = ▶ You have the chair: how many secret cards do you add? Nobody sees them; dice send them to drafts.
jugglers-hand-gathering = { $name } has the chair and chooses how many secret cards to add.
jugglers-hand-place = ▶ Your turn: pick a card, then a draft.
jugglers-hand-dummy = ▶ Your dummy’s turn: on which draft does it play?
jugglers-hand-wait = It is { $name }’s turn. A card slipped in now is a **Juse!**
jugglers-hand-picked = { $turn ->
    [yes] ▶ { $what ->
        [deck] The top of the deck, unseen: on which draft?
       *[card] **{ $card }**: on which draft?
    }
   *[no] { $what ->
        [deck] The top of the deck is picked, but it is not your turn.
       *[card] **{ $card }** is picked, but it is not your turn.
    }
}
jugglers-hand-over = The match is over.

## The pictures in words

jugglers-alt-head = Jugglers, round { $round }, gathering { $gathering } of { $gatherings }{ $state ->
    [ended] {" "}is over.
   *[going] , cycle { $cycle } of { $cycles }.
}
jugglers-alt-waiting = { $what ->
    [secret] { $name } chooses how many secret cards to add, up to { $most }.
    [dummy] { $name } is to move, for the dummy.
   *[place] { $name } is to move.
}
jugglers-alt-won = { $names } won the match.
jugglers-alt-coming = Round { $round }, gathering { $gathering } is about { $left } and { $right }.
jugglers-alt-ended-draft = Draft { $draft }, { $how ->
    [joker] the joker
    [passed] { $policy } passed
   *[failed] not passed
}: { jugglers-draft-holds }.
jugglers-alt-draft = Draft { $draft }, { $policy ->
    [joker] the joker
   *[other] { $policy }
}: { jugglers-draft-holds }{ $ahead ->
    [yes] , which beats the joker’s
   *[no] {""}
}{ $down ->
    [0] {""}
   *[other] ; { $down } face down{ $secrets ->
        [0] {""}
        [one] , the first a secret card
       *[other] , the first { $secrets } secret cards
    }
}.
jugglers-alt-order = Order of play{ $more ->
    [yes] , the last also begins the next cycle:
   *[no] :
}
jugglers-alt-places = Clockwise:
jugglers-alt-place = { $name }{ $who ->
    [dummy] {""}
    [chair] , chair, { $won } won, { $cards } in hand
   *[other] , { $won } won, { $cards } in hand
}{ $on ->
    [0] {""}
   *[other] , on draft { $on }
}
jugglers-alt-deck = { $count ->
    [0] The deck is empty.
    [one] 1 card in the deck.
   *[other] { $count } cards in the deck.
}{ $waiting ->
    [0] {""}
    [one] {" "}A secret card waits at draft { $secrets }.
   *[other] {" "}Secret cards wait at drafts { $secrets }.
}
jugglers-alt-sigils = Sigils:
jugglers-alt-wins = { $wins ->
    [one] One round won wins the match.
   *[other] { $wins } rounds won win the match.
}
jugglers-alt-put = Last played: { $placed }.
jugglers-alt-on = { $name } on { $draft }{ jugglers-by-die }
jugglers-alt-turned = Turned up: { $turned }.
jugglers-alt-misplay = Juse! { $kind ->
    [deck] { $name } wanted the top of the deck on draft { $draft }.
    [dummy] { $name } wanted to play for a dummy on draft { $draft }.
   *[other] { $name } wanted to play on draft { $draft }.
}
jugglers-alt-asked = { $what ->
    [secret] You choose how many secret cards to add.
    [place] It is your turn.
    [dummy] It is your dummy’s turn.
   *[nothing] It is not your turn.
}
jugglers-alt-hand = Your sigil is { $sigil }. { $count ->
    [0] You have no cards.
   *[other] Your cards: { $cards }.
}

## Refusals of the rules

refused-secret-first = First { $seat }, who has the chair, chooses how many secret cards to add.
refused-secret-done = The secret cards of this gathering are decided already.
refused-chairman-only = Only { $seat }, who has the chair, can do that.
refused-too-many-secrets = At most { $most } secret { $most ->
    [one] card
   *[other] cards
} can be added.
refused-no-such-draft = The drafts are 1, 2 and 3.
refused-card-not-held = You do not hold that card.
refused-no-dummy-of-yours = You have no dummy to play for.

## What can I do?

jugglers-can-secret = Choose in **My hand** how many secret cards to add, up to { $most }.
jugglers-can-place = Place **a card from your hand** on a draft{ $deck ->
    [0] .
   *[other] , then draw one.
}
jugglers-can-deck = Put the **top of the deck** on a draft, unseen even by you. { $deck ->
    [0] The deck is empty, though: that would be a **Juse!**
    [one] 1 card is left there.
   *[other] { $deck } cards are left there.
}
jugglers-can-dummy = Choose a draft for **your dummy**, which plays the top of the deck.
jugglers-can-wait = { $asking ->
    [secret] Wait, and look at your cards in **My hand**.
   *[other] Wait. **My hand** lets you play all the same, but a card slipped in now is a **Juse!**
}

jugglers-matters-secret = A secret card is seen by nobody. A die sends it to a draft, and it joins the hand there in the last cycle.
jugglers-matters-settle = After each cycle every draft settles: a single face-down card is turned up; of several, a die picks one, and the others are gone. So even a useless card competes for the die, and may keep a good one out.
jugglers-matters-pass = A policy passes if its draft’s poker hand beats the joker’s in the end. A tie is not enough.
jugglers-matters-sigil = Each policy that passes and shares the rank or suit of your sigil, { $sigil }, is 1 point for you.
jugglers-matters-turn = The order of play is that of this cycle, and whoever is last in it begins the next one. A die at a draft tells whose card it chose.

jugglers-any-secret = any number
jugglers-any-place = any of your cards, on any draft
jugglers-any-deck = the top of the deck, on any draft
jugglers-any-dummy = a card for your dummy, on any draft
jugglers-right-secret = you have the chair, and may add up to { $most }.
jugglers-right-place = it is your turn, and every draft takes every card.
jugglers-right-deck = it is your turn, and there are cards left.
jugglers-right-dummy = it is your dummy’s turn.
jugglers-wrong-out-of-turn = { $own ->
    [yes] { $asking ->
        [dummy] it is your dummy’s turn.
       *[place] it is your own turn, not your dummy’s.
    }
   *[no] it is { $name }’s turn.
}
jugglers-wrong-empty-deck = the deck is empty.
jugglers-move = { $kind ->
    [deck] top of the deck on draft { $draft }
    [dummy] draft { $draft } for my dummy
   *[place] { $card } on draft { $draft }
}

## Why a move is best. $hand is what the draft then holds, $policy what it is about.

jugglers-coach-secret = { $count ->
    [0] Without secret cards the hands depend only on what you all place.
   *[other] Nobody knows whom secret cards help, so they make it harder to guess how a draft will end.
}
jugglers-coach-place = { $improves ->
    [yes] { $whose ->
        [own] With it draft { $draft } has { $hand }, and { $policy } shares your sigil’s { $shared }: passed, it is a point for you.
        [joker] With it the joker has { $hand }, which both policies have to beat.
       *[other] With it draft { $draft } has { $hand }, which helps nobody you know of: { $policy } is no point for you.
    }
   *[no] { $whose ->
        [own] It adds nothing to draft { $draft }, where { $policy } would be a point for you, but it helps no other hand either.
        [joker] It adds nothing to the joker’s hand, but it competes for the die there and may keep a better card out.
       *[other] It adds nothing to draft { $draft }, but it competes for the die there and may keep a better card out.
    }
}
jugglers-coach-deck = { $whose ->
    [own] Unseen as it is, it may help { $policy }, which shares your sigil’s { $shared }, and you keep your own cards.
    [joker] Unseen as it is, it may help the joker’s hand, which both policies have to beat, and you keep your own cards.
   *[other] It competes for the die on draft { $draft }, where { $policy } is no point for you, and you keep your own cards.
}
jugglers-coach-dummy = { $whose ->
    [own] Your dummy’s unseen card may help { $policy }, which shares your sigil’s { $shared }: passed, it is a point for you.
    [joker] Your dummy’s unseen card may help the joker’s hand, which both policies have to beat.
   *[other] Your dummy’s unseen card competes for the die on draft { $draft }, where { $policy } is no point for you.
}
jugglers-coach-shared = { $what ->
    [rank] rank
   *[suit] suit
}

## The lesson

jugglers-lesson-1 =
    Two *policies* are up for decision, Q♠ and K♣. You want those to pass that share rank or suit with your secret **sigil**, and that is Q♥: so Q♠, by its rank. It passes if the poker hand below it, on **draft 1**, beats the **joker’s** on draft 2. You have the chair, so first you choose how many secret cards to add, which nobody sees.
    ➡️ Press **My hand**, and there **1 secret card**.
jugglers-lesson-2 =
    Its die says draft 1: it waits there, unseen. Then one card was dealt face up to each draft. It is { $p1 }’s turn, on the chair’s left, and then it goes round: the table shows the order, and whoever is last in it begins the next cycle. Nobody stops you from being too quick, though.
    ➡️ Make a mistake on purpose: in **My hand** choose **9♥**, then **1 · Q♠**.
jugglers-lesson-3 =
    That is a **Juse!** Only you read it here; at a real table everybody does. Your card came back. Now the others have each placed one, face down, and it really is your turn. 9♥ makes a **pair** with the 9♦ on draft 1.
    ➡️ In **My hand** choose **9♥**, then **1 · Q♠**.
jugglers-lesson-4 =
    A cycle is over, and each draft is settled. Yours lay alone on draft 1, so it was turned up. On draft 2 lay two: a **die** chose 6♦ (it points at whose card that was), and the other is gone. You drew a card, and you are on again, for the last of a cycle begins the next.
    ➡️ Make it three of a kind: choose **9♣**, then **1 · Q♠**.
jugglers-lesson-5 =
    { $p1 } played on draft 1, too, but the die chose your 9♣. Now for K♣: it is worth nothing to you, so let its hand stay weak. If you have no card to spare, take the top of the deck, unseen even by you.
    ➡️ In **My hand** choose **Top of the deck**, then **3 · K♣**.
jugglers-lesson-6 =
    The die took it: 9♠, which is of no use there. Even a useless card counts: it competes for the die, and may keep a better one out. The last cycle has begun: your secret card has joined the hand of draft 1, and the deck is empty, so nobody draws any more.
    ➡️ One more for draft 3: choose **2♠**, then **3 · K♣**.
jugglers-lesson-7 =
    Only { $p1 } has still to place a card. Then the dice settle the drafts for the last time, and the hands are compared with the joker’s: higher passes, and a tie does not.
    ➡️ Press **Go on** to see how it ends.
jugglers-lesson-end =
    Three nines beat the joker’s pair: **Q♠ passed**, and that is a point for you. K♣, with a pair of fours, did not. The chair moves on, and the next two policies are up. After six such gatherings all sigils are shown; each one that shares rank or suit with yours is another ½ point. The best total wins the round, and two rounds win the match.
    Watch what the others strengthen, for it tells what they want!
    ➡️ Next: **/jugglers new**, and add computer players if you are alone. With **learning** switched on, *What can I do?* says what the rules allow. **/jugglers rules** tells the rest, the order of the poker hands too.

## The rules, page by page

jugglers-rules-title-1 = The village
jugglers-rules-1 = **Jugglers · The village**
    The village argues about *policies*: the aces, jacks, queens and kings. You have a **sigil**, one such card that only you see, and you want the policies to pass that share its **rank or suit**. So does everybody else, for their own sigils. Three poker hands decide what passes, and all of you build them together out of the cards 2 to 10.
    • A match is played in rounds, and a round in **gatherings**, each about two policies: 6 gatherings in a round, 5 with five players.
    • When the policies run out all sigils are shown, and the most points win the round.
    • The first to win 2 rounds, or 3 if the table was opened so, wins the match.
    • Four places lie round the table, five with five players. With two or three players **dummies** sit in the empty ones.

jugglers-rules-title-2 = A gathering
jugglers-rules-2 = **Jugglers · A gathering**
    One of you has the **chair**. Two policies are turned up: **draft 1** on the left, **draft 3** on the right. The **joker** between them is **draft 2**. Each of the three gets a poker hand.
    • The cards 2 to 10 that are in nobody’s hand are shuffled, and from the chair’s left on everyone is dealt up to 5 cards. What you hold you keep, into the next gathering and the next round.
    • **Secret cards**: the chair chooses how many cards off the deck to add, seen by nobody: up to 1 with four or five players, 2 with three, 3 with two. A die sends each to a draft, for all to see: 1 or 4 to draft 1, 2 or 5 to draft 2, 3 or 6 to draft 3. Those not added are discarded unseen; with two players they stay in the deck.
    • With three or four players, one card is then dealt face up to each poker hand.
    • Cards are placed in 4 **cycles**; in 5 with two or five players.
    • In the end each draft’s hand is compared with the joker’s. If it is **higher**, the policy passes into the *Village Order*. If it is equal or lower, the policy is put away face down.
    • The chair goes to the next player clockwise.

jugglers-rules-title-3 = Your turn
jugglers-rules-3 = **Jugglers · Your turn**
    Each place has one turn in a cycle, clockwise. The chair’s left begins the first cycle. Whoever had the last turn begins the next one, and so moves twice in a row. On your turn, do one of these:
    • **place a card** from your hand face down on any of the three hands, then draw the top of the deck, if there is one;
    • put the **top of the deck** there, unseen even by you. Then you draw nothing.

    After each cycle the hands are **settled**. A single face-down card is turned up. Of several, a die picks one: count them in the order they were placed, and begin again with the first where the die goes further (so a seventh is never picked). The card joins the poker hand, and the others are discarded unseen. So even a card that does not improve a hand competes for the die, and may keep a good one out.
    When the last cycle begins, the secret cards join their hands, as the first cards placed there.
    In the picture, the strip at the top is the order of this cycle; after the arrow stands who begins the next one. A die beside a draft points at whose card it chose.
    With four players the deck is empty before the last cycle, with three after it, with five from the start. With two some cards are left.

jugglers-rules-title-4 = Poker hands
jugglers-rules-4 = **Jugglers · Poker hands**
    A hand has up to five cards, and four can already be something. From best to worst:
    1. **straight flush of 5**: 6♥ 7♥ 8♥ 9♥ 10♥
    2. **straight flush of 4**: 4♣ 5♣ 6♣ 7♣
    3. **four of a kind**: 8♠ 8♥ 8♦ 8♣
    4. **full house**: 9♠ 9♥ 9♣ 4♦ 4♣
    5. **flush of 5**: 2♦ 4♦ 5♦ 8♦ 10♦
    6. **straight of 5**: 3♠ 4♥ 5♥ 6♣ 7♦
    7. **flush of 4**: 2♠ 5♠ 6♠ 10♠
    8. **three of a kind**: 7♥ 7♦ 7♣
    9. **two pairs**: 10♥ 10♣ 3♠ 3♦
    10. **straight of 4**: 5♠ 6♦ 7♥ 8♣
    11. **pair**: 6♥ 6♣
    12. **high card**: 9♦
    13. **no card at all**

    A hand counts as the best thing it holds, and only the cards that make up that thing count. Of two equal kinds the highest such card decides, then the next, and so on; of full houses first the three, then the pair; of two pairs first the higher. A high card is that one card. Neither the other cards nor the suits break a tie.

jugglers-rules-title-5 = Scoring
jugglers-rules-5 = **Jugglers · Scoring**
    When no two policies are left for another gathering, every sigil is turned up.
    • **1 point** for each policy in the Village Order that shares your sigil’s rank or suit.
    • **½ point** for each other sigil that does: an *ally*. The dummies’ sigils count as well.

    The most points win the round; who ties for them wins it too. Dummies win nothing. The match goes to the first with 2 round wins (or 3), and if several get there in the same round they share it.
    The chair goes on clockwise into the next round, where everyone is dealt a new sigil.

jugglers-rules-title-6 = With 2, 3 or 5
jugglers-rules-6 = **Jugglers · With two, three or five players**
    A **dummy** always plays the top of the deck, and it has a sigil that nobody sees before the round is over.
    • **Two players** sit opposite each other, and each has a dummy on the left. When it is your dummy’s turn, you say on which draft its card goes. No card is dealt face up to the hands, and there are 5 cycles. If the table was opened without sigils for dummies, they have none, and a round has 7 gatherings.
    • **Three players** have one dummy. It moves to the left of the chair for each gathering, so it begins the first cycle. A die picks its draft, as for secret cards.
    • **Five players** are dealt 7 cards for every gathering and never draw, as there is no deck left. No card is dealt face up, and there are 5 cycles. The 2 cards that you do not place are discarded. After the sigils 11 policies are left: enough for 5 gatherings, and the last one is not seen.

jugglers-rules-title-7 = Juse!
jugglers-rules-7 = **Jugglers · Juse!**
    The rules forbid little, so **Juse!** is called for slipping a card in:
    • whoever places a card, takes the top of the deck or plays for a dummy **when it is not their turn**, once the cards are being placed. With two players that goes for your own card on your dummy’s turn too, and for the dummy’s on your own;
    • whoever reaches for the **top of the deck when it is empty**.

    Nothing moves, and it is still the same player’s turn. **My hand** offers you everything at any time (the top of an empty deck behind **Other…**): whose turn it is, you see for yourself.

## Slash commands

command-jugglers = Jugglers: three poker hands that all build together, each for a secret goal
command-jugglers-new-wins = How many rounds win the match: 2 if you say nothing, or 3
command-jugglers-new-dummy_sigils = Two players only: whether the dummies have sigils too (yes if you say nothing)
command-jugglers-place = Put a card from your hand face down on a draft
command-jugglers-place-card = One of your own cards, like 7H or 10♥
command-jugglers-place-draft = 1 left, 2 the joker's, 3 right
command-jugglers-deck = Put the top of the deck on a draft, unseen even by you
command-jugglers-deck-draft = { command-jugglers-place-draft }
command-jugglers-secret = In the chair: choose how many secret cards to add
command-jugglers-secret-count = Up to 3 with two players, 2 with three, 1 with more; 0 for none
command-jugglers-dummy = Two players: put the top of the deck on a draft for your dummy
command-jugglers-dummy-draft = { command-jugglers-place-draft }

## In somebody's first game, when it happens first

jugglers-new-place = Choose a card, then a row to strengthen. To pass, a policy’s row must beat the joker’s row in poker.
jugglers-new-die = The cards in a row were face down; a die picked the one that turned up. The others are gone.
jugglers-new-secrets = The secret cards have joined their rows now, and a die may pick them like the others.
jugglers-new-passed = Each row that beat the joker’s passed its policy. A tie is not enough.
jugglers-new-points = All sigils are shown: a point for each passed policy that matches yours, and half a point for each other sigil that does.
jugglers-new-misplay = A Juse is a card played out of turn, or from an empty deck. Nothing moves, and the game goes on.
