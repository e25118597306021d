jugglers-name = Jugglers
jugglers-tagline = secret goals, shared hands
jugglers-goal = Help policies (A, J, Q, K) pass if they share rank or suit with your hidden card, the sigil.
jugglers-lobby = Everyone has a secret goal, and all of you build the same three poker hands. { $min } to { $max } players.
jugglers-option-wins = rounds to win
jugglers-option-dummy_sigils = sigils for dummies (two players)

## Buttons

jugglers-button-secret = { $count ->
    [0] No secret card
    [one] 1 secret card
   *[other] { $count } secret cards
}
jugglers-button-deck = Deck
jugglers-button-dummy = Dummy { $draft }
jugglers-button-add = { $count ->
    [0] None
    [one] 1 card
   *[other] { $count }
}
jugglers-button-gone = –
jugglers-button-poker = Poker
jugglers-draft = Row { $draft } { $policy ->
    [joker] joker
   *[other] { $policy }
}

## Who and what is spoken of

jugglers-dummy = the dummy
jugglers-dummy-of = { $name }'s dummy
jugglers-village = Passed: { $count ->
    [0] nothing yet.
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
jugglers-kind-high-card = { $high } high
jugglers-kind-pair = pair of { $high }s
jugglers-kind-straight-of-4 = straight of 4, { $high } high
jugglers-kind-two-pairs = two pair, { $high }s and { $low }s
jugglers-kind-three-of-a-kind = three { $high }s
jugglers-kind-flush-of-4 = flush of 4 ({ $ranks })
jugglers-kind-straight-of-5 = straight of 5, { $high } high
jugglers-kind-flush-of-5 = flush of 5 ({ $ranks })
jugglers-kind-full-house = full house, { $high }s and { $low }s
jugglers-kind-four-of-a-kind = four { $high }s
jugglers-kind-straight-flush-of-4 = straight flush of 4, { $high } high
jugglers-kind-straight-flush-of-5 = straight flush of 5, { $high } high

## In the pictures

jugglers-picture-gathering = Gathering { $number }/{ $most }
jugglers-picture-cycle = Cycle { $number }/{ $most }
jugglers-picture-secrets = Secrets: 0–{ $most }?
jugglers-picture-over = is over
jugglers-picture-round-over = Round { $number } is over
jugglers-picture-nothing = No cards
jugglers-picture-high-card = { $high } high
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
jugglers-picture-stake = { $count ->
    [0] Neither policy is yours
    [one] You want { $policies }: 1 point
   *[other] You want { $policies }: { $count } points
}
jugglers-picture-so-far = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
jugglers-thrill-die = took { $card }. With your { $own }: { $hand }
jugglers-thrill-die-said = The die took { $card } on row { $draft }. With your { $own } it would have been: { $hand }.
jugglers-picture-dummy = Dummy
jugglers-picture-played-by = by
# A line each.
jugglers-picture-village = Passed
jugglers-picture-deck = Deck
jugglers-picture-next = Next
jugglers-picture-passed = passed
jugglers-picture-failed = failed
jugglers-picture-only-one = only one card
jugglers-picture-to-beat = the hand to beat
jugglers-picture-sigil = sigil
jugglers-picture-sigils = Everyone's sigil
jugglers-picture-matches = passed ×1
jugglers-picture-allies = allies ×½
jugglers-picture-points = points
jugglers-picture-mistakes = mistakes
jugglers-picture-round = { $many ->
    [yes] { $number }
   *[no] round { $number }
}
jugglers-picture-move = move { $move }
jugglers-turning-won = { $by ->
    [none] won
   *[other] won by { $by }
}, { $policy ->
    [none] thanks to allies alone
   *[other] as { $policy } passed
}
jugglers-turning-failed = { $by } short, as { $policy } failed ({ $hand } against { $joker })
jugglers-turning-no-ally = { $by } short, without an ally
jugglers-turning-passed = { $by } short, though all of theirs passed
jugglers-picture-wins = { $several ->
    [yes] win the match
   *[no] wins the match
}
jugglers-picture-wins-round = { $several ->
    [yes] win it
   *[no] wins it
}
jugglers-picture-tied = Tied for { jugglers-picture-rank } on rounds won
jugglers-picture-rank = { ORDINAL($rank) ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
}
jugglers-picture-draft = Row { $number }
jugglers-picture-ask-secret = Add secret cards: 0–{ $most }?
jugglers-picture-ask-place = Your turn: play a card
jugglers-picture-ask-dummy = Your dummy's turn
jugglers-picture-ask-over = The match is over
jugglers-picture-to-move = { $asking ->
    [secret] adds secret cards
   *[place] plays now
}
jugglers-picture-you = you
jugglers-picture-fault = { $fault ->
    [empty-deck] The deck is empty
   *[out-of-turn] Out of turn
}
jugglers-picture-tried = { $what ->
    [nothing] no card left
    [deck] from the deck
    [dummy] for a dummy
   *[place] played too early
}
jugglers-picture-juse = Juse!

## What is going on

jugglers-status-secret = ▶ **{ $name }** has the chair and adds secret cards{ $who ->
    [computer] .
   *[person] : open **My hand**.
} Round { $round }, gathering { $gathering } of { $gatherings }.
jugglers-status-place = { $who ->
    [computer] ▶ **{ $name }** plays next.
   *[person] ▶ **{ $name }**'s turn: open **My hand**.
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
jugglers-rolled = row { $draft } (die { $die })
jugglers-did-place = Played: { $placed }.
jugglers-placed = { $name } → row { $draft }{ $means ->
    [deck] {" "}(from the deck)
   *[other] {""}
}{ jugglers-by-die }
jugglers-did-settle = Cycle { $cycle } turned up { $turned }.
jugglers-turned = { $whose ->
    [secret] a secret { $card }
   *[place] { $name }'s { $card }
} on row { $draft }{ jugglers-by-die }
jugglers-did-move = The secret cards have joined their rows.
jugglers-did-account = **Gathering { $number }**: { $left }, { $right }. Joker: { $joker }.
jugglers-account-side = { $passed ->
    [yes] **{ $policy } passed** ({ $hand })
   *[no] { $policy } failed ({ $hand })
}
jugglers-did-round = **Round { $number }**: { $names } { $several ->
    [yes] win.
   *[no] wins.
}
jugglers-did-misplay = **Juse!** { $fault ->
    [empty-deck] The deck is empty, { $name }.
   *[out-of-turn] { $name }, the card goes back.
}
jugglers-rank = **{ $place }** · { $name }: { $score ->
    [0] no round won,{" "}
    [one] 1 round won,{" "}
   *[other] { $score } rounds won,{" "}
}{ $points ->
    [none] {""}
   *[other] { $points } { $several ->
        [yes] points
       *[no] point
    },{" "}
}{ called-how-often }

## The result of a round

jugglers-result-head = **Round { $number }: { $names } { $several ->
    [yes] win.**
   *[no] wins.**
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
jugglers-result-legend = 1 point for each passed policy that shares your sigil's rank or suit, and ½ for each other sigil that does (an ally).
jugglers-result-standing = Rounds won: { $standing }. { $wins ->
    [one] One round wins the match.
   *[other] First to { $wins } wins the match.
}
jugglers-history = Rounds before: { $rounds }.
jugglers-history-round = { $number }: { $winners }
jugglers-sigils = Sigils and hands: { $sigils }.
jugglers-sigil-and-hand = { $name } **{ $sigil }**{ $cards ->
    [0] {""}
   *[other] {" "}({ $hand })
}
jugglers-result-won = { $name } { $won }

## What those who watch predict

jugglers-forecast = **Which policies pass in gathering { $round }?**
jugglers-forecast-both = Both
jugglers-forecast-left = Only the one on row 1
jugglers-forecast-right = Only the one on row 3
jugglers-forecast-none = Neither
jugglers-forecast-until = the gathering's second cycle is over
jugglers-forecast-part = gathering { $number }
jugglers-foretold = Gathering { $number }: { $passed ->
    [both] both policies passed
    [left] only the policy on row 1 passed
    [right] only the policy on row 3 passed
   *[none] no policy passed
}.

## Badges, and how they are earned

jugglers-badge-policies = both passed
jugglers-badge-policies-how = two of yours at once
jugglers-badge-policies-why = Both policies of one gathering passed, and both fit your sigil.

## Why it was a misplay

jugglers-fault-out-of-turn = { $own ->
    [yes] { $kind ->
        [dummy] { $name } played for the dummy on row { $draft }, but a card from hand was due.
       *[other] { $name } played a card on row { $draft }, but it was the dummy's turn.
    }
   *[no] { $kind ->
        [dummy] { $name } played for a dummy on row { $draft }, but it's { $waiting }'s turn.
        [deck] { $name } put the top of the deck on row { $draft }, but it's { $waiting }'s turn.
       *[other] { $name } played a card on row { $draft }, but it's { $waiting }'s turn.
    }
}
jugglers-fault-empty-deck = { $name } wanted the top of the deck for row { $draft }, but the deck is empty.

## My hand

jugglers-hand-round = Round { $round }: you have a new sigil.
jugglers-hand-secret = ▶ You have the chair: how many secret cards from the deck do you add? Nobody sees them, and a die chooses the row of each.
jugglers-hand-gathering = { $name } has the chair and adds secret cards.
jugglers-hand-place = ▶ Your turn: tap a card, then a row. **Deck** plays the deck's top card, unseen.
jugglers-hand-dummy = ▶ Your dummy's turn: tap **Dummy 1**, **2** or **3** for the row it plays on.
jugglers-hand-wait = It's not your turn. Playing now would be out of turn: a **Juse!**
jugglers-hand-picked = { $turn ->
    [yes] ▶ { $what ->
        [deck] The top of the deck, unseen: on which row?
       *[card] **{ $card }**: on which row?
    }
   *[no] { $what ->
        [deck] The top of the deck is chosen, but it's not your turn.
       *[card] **{ $card }** is chosen, but it's not your turn.
    }
}
jugglers-hand-star = -# ★ = shares rank or suit with your { $sigil }: 1 point
jugglers-hand-over = The match is over.
jugglers-own-none = Neither policy was yours.
jugglers-own-passed = You wanted { $policy }: it passed. 1 point!
jugglers-own-failed = You wanted { $policy }: it failed.
jugglers-own-die = { $whose ->
    [secret] The die took the secret { $card } instead of your { $own }.
   *[place] The die took { $name }'s { $card } instead of your { $own }.
}
jugglers-own-nearly = With your { $own } the policy would have passed, by this hand: { $hand }.
jugglers-own-round = { $how ->
    [won] You win the round! Points: { $points }.
   *[lost] Your points: { $points }.
}
jugglers-own-winners = { $how ->
    [shared] Won with you: { $names }.
   *[lost] Won with { $most }: { $names }.
}
jugglers-own-policies = { $count ->
    [0] Nothing that you wanted has passed.
   *[other] Passed for you: { $policies }.
}
jugglers-own-allies = { $count ->
    [0] You had no ally.
    [1] Your ally, for ½ point: { $names }.
   *[other] Allies, ½ point each: { $names }.
}

## The pictures in words

jugglers-alt-head = Jugglers, round { $round }, gathering { $gathering } of { $gatherings }{ $state ->
    [ended] {" "}is over.
   *[going] , cycle { $cycle } of { $cycles }.
}
jugglers-alt-waiting = { $what ->
    [secret] { $name } chooses how many secret cards to add, up to { $most }.
    [dummy] { $name } plays now, for the dummy.
   *[place] { $name } plays now.
}
jugglers-alt-round = Round { $number }, sigils and points: { $seats }.
jugglers-alt-won = { $names } won the match.
jugglers-alt-coming = Round { $round }, gathering { $gathering }: { $left } on row 1, { $right } on row 3.
jugglers-alt-ended-draft = Row { $draft }, { $how ->
    [joker] the joker
    [passed] { $policy } passed
   *[failed] failed
}: { jugglers-draft-holds }.
jugglers-alt-draft = Row { $draft }, { $policy ->
    [joker] the joker
   *[other] { $policy }
}: { jugglers-draft-holds }{ $ahead ->
    [yes] , which beats the joker's
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
    [yes] ; the last one also starts the next cycle:
   *[no] :
}
jugglers-alt-places = Clockwise:
jugglers-alt-place = { $name }{ $who ->
    [dummy] {""}
    [chair] , chair, { $won ->
        [one] 1 round won
       *[other] { $won } rounds won
    }, { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    } in hand
   *[other] , { $won ->
        [one] 1 round won
       *[other] { $won } rounds won
    }, { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    } in hand
}{ $on ->
    [0] {""}
   *[other] , on row { $on }
}
jugglers-alt-deck = { $count ->
    [0] The deck is empty.
    [one] 1 card in the deck.
   *[other] { $count } cards in the deck.
}{ $waiting ->
    [0] {""}
    [one] {" "}A secret card waits at row { $secrets }.
   *[other] {" "}Secret cards wait at rows { $secrets }.
}
jugglers-alt-sigils = Sigils:
jugglers-alt-wins = { $wins ->
    [one] One round wins the match.
   *[other] First to { $wins } wins the match.
}
jugglers-alt-put = Last played: { $placed }.
jugglers-alt-on = { $name } on row { $draft }{ jugglers-by-die }
jugglers-alt-turned = Turned up: { $turned }.
jugglers-alt-misplay = Juse! { $kind ->
    [deck] { $name } wanted the top of the deck on row { $draft }.
    [dummy] { $name } wanted to play for a dummy on row { $draft }.
   *[other] { $name } wanted to play on row { $draft }.
}
jugglers-alt-asked = { $what ->
    [secret] You choose how many secret cards to add.
    [place] It's your turn.
    [dummy] It's your dummy's turn.
    [nothing] It's not your turn.
   *[over] It's over.
}
jugglers-alt-hand = Your sigil is { $sigil }. { $count ->
    [0] You have no cards.
   *[other] Your cards: { $cards }.
}

## Refusals of the rules

refused-secret-first = { $seat } has the chair and adds secret cards first.
refused-secret-done = The secret cards of this gathering have been added already.
refused-chairman-only = Only { $seat } can do that now: the chair adds the secret cards.
refused-too-many-secrets = You can add at most { $most } secret { $most ->
    [one] card
   *[other] cards
}.
refused-no-such-draft = There are rows 1, 2 and 3.
refused-card-not-held = You don't have that card.
refused-no-dummy-of-yours = You have no dummy to play for.

## What can I do?

jugglers-can-secret = Choose in **My hand** how many secret cards you add, up to { $most }.
jugglers-can-place = Play **a card from your hand** on a row{ $deck ->
    [0] .
   *[other] , then draw one.
}
jugglers-can-deck = Put the **top of the deck** on a row, unseen even by you. { $deck ->
    [0] The deck is empty, though: that would be a **Juse!**
    [one] 1 card is left.
   *[other] { $deck } cards are left.
}
jugglers-can-dummy = Choose a row for **your dummy**, which plays the top of the deck.
jugglers-can-wait = { $asking ->
    [secret] Wait, and look at your cards in **My hand**.
   *[other] Wait, or choose your next card ahead in **My hand**. Playing now would be out of turn: a **Juse!**
}

jugglers-matters-secret = Nobody sees a secret card. A die chooses its row, and it counts there in the last cycle.
jugglers-matters-settle = After each cycle every row turns up one card: a die chooses which, and the others are gone. So even a useless card can keep a good one out.
jugglers-matters-pass = A policy passes if its row beats the joker's in the end. A tie is not enough.
jugglers-matters-sigil = You get 1 point for each policy that passes and shares rank or suit with your sigil, { $sigil }.
jugglers-matters-turn = The top of the picture shows the order of play; the last player of a cycle also starts the next one.

jugglers-any-secret = any number
jugglers-any-place = any of your cards, on any row
jugglers-any-deck = the top of the deck, on any row
jugglers-any-dummy = a card for your dummy, on any row
jugglers-right-secret = you have the chair, and can add up to { $most }.
jugglers-right-place = it's your turn, and every row takes every card.
jugglers-right-deck = it's your turn, and there are cards left.
jugglers-right-dummy = it's your dummy's turn.
jugglers-wrong-out-of-turn = { $own ->
    [yes] { $asking ->
        [dummy] it's your dummy's turn.
       *[place] it's your own turn, not your dummy's.
    }
   *[no] it's { $name }'s turn.
}
jugglers-wrong-empty-deck = the deck is empty.
jugglers-move = { $kind ->
    [deck] top of the deck → row { $draft }
    [dummy] dummy → row { $draft }
   *[place] { $card } → row { $draft }
}

## Why a move is best. $hand is what the row then holds, $policy what it is about.

jugglers-coach-secret = { $count ->
    [0] Without secret cards, only what you all play decides.
   *[other] Nobody knows whom secret cards help, so they make the rows harder to read.
}
jugglers-coach-place = { $improves ->
    [yes] { $whose ->
        [own] Row { $draft } then has: { $hand }. { $policy } shares your sigil's { $shared }, so it's a point for you if it passes.
        [joker] The joker then has: { $hand }. Both policies have to beat that.
       *[other] Row { $draft } then has: { $hand }. { $policy } is no point for you.
    }
   *[no] { $whose ->
        [own] It adds nothing to row { $draft }, where { $policy } would be a point for you, but it doesn't help another row either.
        [joker] It adds nothing to the joker's row, but it may keep a better card out.
       *[other] It adds nothing to row { $draft }, but it may keep a better card out.
    }
}
jugglers-coach-deck = { $whose ->
    [own] Nobody sees it, but it may help { $policy }, which shares your sigil's { $shared }. You keep your own cards.
    [joker] Nobody sees it, but it may help the joker's row, which both policies have to beat. You keep your own cards.
   *[other] It may keep a better card out of row { $draft }, where { $policy } is no point for you. You keep your own cards.
}
jugglers-coach-dummy = { $whose ->
    [own] Your dummy's card may help { $policy }, which shares your sigil's { $shared } and is a point for you if it passes.
    [joker] Your dummy's card may help the joker's row, which both policies have to beat.
   *[other] Your dummy's card may keep a better one out of row { $draft }, where { $policy } is no point for you.
}
jugglers-coach-shared = { $what ->
    [rank] rank
   *[suit] suit
}

## The lesson

jugglers-lesson-1 =
    Two **policies** are decided now: Q♠ on row 1 and K♣ on row 3. Each row is a poker hand, and a policy **passes** if its row beats the **joker's** on row 2. Your secret **sigil** is Q♥: policies that share its rank or suit are points for you, if they pass. *My hand* marks them with ★, so you want Q♠.
    This time you have the **chair**: before anybody plays, you add secret cards, which nobody sees.
    ➡️ Press **My hand**, then **1 card**.
jugglers-lesson-2 =
    A die chose row 1: your secret card waits there until the end. Then each row got one open card. It's { $p1 }'s turn, on your left, and the turn goes around; the top of the picture shows the order. Nobody stops you from playing too early, though.
    ➡️ Make a mistake on purpose: in **My hand** tap **9♥**, then **Row 1 Q♠**.
jugglers-lesson-3 =
    That is a **Juse!** Only you read it here; at a real table everybody does. You have your card back. Now the others have each played one face down, and it really is your turn. 9♥ makes a **pair** with the 9♦ on row 1.
    ➡️ In **My hand** tap **9♥**, then **Row 1 Q♠**.
jugglers-lesson-4 =
    Everybody has played once: that was a **cycle**, and each row turns up one card. Yours was alone on row 1. On row 2 there were two: a **die** chose 6♦, and the other one is gone. You drew a card, and it's your turn again: the last player of a cycle starts the next.
    ➡️ Make it three of a kind: tap **9♣**, then **Row 1 Q♠**.
jugglers-lesson-5 =
    { $p1 } played on row 1, too, but the die chose your 9♣. Now for K♣: it's worth nothing to you, so keep row 3 weak. Even a useless card can do that, as it may keep a good one out. If you want to save your own, play the top of the deck, unseen even by you.
    ➡️ In **My hand** tap **Deck**, then **Row 3 K♣**.
jugglers-lesson-6 =
    The die took it: 9♠, which is of no use there. This is the last cycle: your secret card has joined row 1, and the deck is empty, so nobody draws anymore.
    ➡️ One more for row 3: tap **2♠**, then **Row 3 K♣**.
jugglers-lesson-7 =
    Only { $p1 } still has to play. Then the rows turn up their last cards, and rows 1 and 3 are compared with the joker's: higher passes, a tie does not.
    ➡️ Press **Continue** to see how it ends.
jugglers-lesson-end =
    Three 9s beat the joker's pair: **Q♠ passed**, and that is a point for you. K♣, with a pair of 4s, failed. That was one **gathering**; now the chair moves on, and two more policies are up. After six gatherings you all show your sigils. Each other sigil that shares rank or suit with yours is worth ½ point, and the most points win the round.
    Watch which rows the others help: it shows what they want!
    ➡️ Next: **/jugglers new**, and add computers if you're alone. With **learning** switched on, *What can I do?* says what the rules allow. **/jugglers rules** has the rest, and the order of the poker hands.

## The rules, page by page

jugglers-rules-title-1 = The goal
jugglers-rules-1 = **Jugglers · The goal**
    { jugglers-goal }

    Everybody has a **sigil**: an A, J, Q or K that nobody else sees. Three poker hands decide which *policies* pass, and all of you build them together from the cards 2 to 10.
    • A match has one or more rounds, and a round has 6 **gatherings** (5 with five players) with two policies each.
    • When the policies run out, all sigils are shown, and the most points win the round.
    • The first to win 1, 2 or 3 rounds wins the match: you choose how many when you open the table.
    • Four places are around the table, five with five players. With two or three players, **dummies** take the empty ones.

jugglers-rules-title-2 = A gathering
jugglers-rules-2 = **Jugglers · A gathering**
    One of you has the **chair**. Two policies are turned up, on **row 1** and **row 3**. The **joker** is on **row 2** between them. Each row gets a poker hand.
    • The cards 2 to 10 that are in nobody's hand are shuffled, and starting at the chair's left everyone is dealt up to 5 cards. You keep your cards for the next gathering and the next round.
    • **Secret cards**: the chair chooses how many cards from the deck to add, seen by nobody: up to 1 with four or five players, 2 with three, 3 with two. A die sends each to a row, for all to see: 1 or 4 to row 1, 2 or 5 to row 2, 3 or 6 to row 3. The others are discarded unseen; with two players they stay in the deck.
    • With three or four players, each row then gets one open card.
    • You play cards in 4 **cycles**, in 5 with two or five players.
    • In the end rows 1 and 3 are compared with the joker's. If a row is **higher**, its policy passes. If it is equal or lower, the policy fails and is put away face down.
    • The chair goes to the next player clockwise.

jugglers-rules-title-3 = Your turn
jugglers-rules-3 = **Jugglers · Your turn**
    Each place has one turn in a cycle, clockwise. The chair's left starts the first cycle. The last player of a cycle also starts the next one, and so plays twice in a row. On your turn, do one of these:
    • **play a card** from your hand face down on any of the three rows, then draw the top of the deck, if there is one;
    • play the **top of the deck** there, unseen even by you. Then you draw nothing.

    After each cycle every row turns up one card. A card alone is turned up. Of several, a die picks one: count them in the order they were played, and start again at the first if the die goes further (so a seventh is never picked). The card joins the poker hand, and the others are discarded unseen. So even a card that does not improve a row may keep a good one out.
    When the last cycle starts, the secret cards join their rows, as the first cards played there.
    The top of the picture shows the order of this cycle; after the arrow is the player who starts the next one. A die beside a row points at whose card it chose.
    While you wait, **Choose ahead** in *My hand* keeps a card and a row for your turn. It's played when your turn comes, and only you see it before.
    With four players the deck is empty before the last cycle, with three after it, with five from the start. With two, some cards are left.

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
    9. **two pair**: 10♥ 10♣ 3♠ 3♦
    10. **straight of 4**: 5♠ 6♦ 7♥ 8♣
    11. **pair**: 6♥ 6♣
    12. **high card**: 9♦
    13. **no card at all**

    A hand counts as the best thing it holds, and only the cards that make up that thing count. Of two equal kinds the highest such card decides, then the next, and so on; of full houses first the three, then the pair; of two pair first the higher. A high card is that one card. Neither the other cards nor the suits break a tie.

jugglers-rules-title-5 = Scoring
jugglers-rules-5 = **Jugglers · Scoring**
    When no two policies are left for another gathering, everybody shows their sigil.
    • **1 point** for each passed policy that shares rank or suit with your sigil.
    • **½ point** for each other sigil that does: an *ally*. The dummies' sigils count as well.

    The most points win the round; a tie is a win for each. Dummies win nothing. The match goes to the first with enough round wins: 1, 2 or 3, as the table says. If several get there in the same round, they share it.
    The chair goes on clockwise into the next round, where everyone is dealt a new sigil.

jugglers-rules-title-6 = With 2, 3 or 5
jugglers-rules-6 = **Jugglers · With two, three or five players**
    A **dummy** always plays the top of the deck, and has a sigil that nobody sees before the round is over.
    • **Two players** sit opposite each other, and each has a dummy on the left. When it's your dummy's turn, you choose the row for its card. The rows get no open cards, and there are 5 cycles. If you switch off sigils for dummies, they have none, and a round has 7 gatherings.
    • **Three players** have one dummy. It moves to the left of the chair for each gathering, so it starts the first cycle. A die chooses its row, as for secret cards.
    • **Five players** are dealt 7 cards for every gathering and never draw, as no deck is left. The rows get no open cards, and there are 5 cycles. You discard the 2 cards that you don't play. After the sigils, 11 policies are left: enough for 5 gatherings, and nobody sees the last one.

jugglers-rules-title-7 = Juse!
jugglers-rules-7 = **Jugglers · Juse!**
    The rules forbid little, so **Juse!** is for playing too early:
    • playing a card, the top of the deck or for a dummy **when it's not your turn**, once cards are being played. With two players that includes your own card on your dummy's turn, and your dummy's on your own;
    • playing the **top of the deck when it's empty**.

    Nothing moves, and it's still the same player's turn. **My hand** lets you do everything at any time: you have to notice yourself whose turn it is.

## Slash commands

command-jugglers = Jugglers: three poker hands that all of you build, each for a secret goal
command-jugglers-new-wins = How many rounds win the match: 1, 2 or 3
command-jugglers-new-dummy_sigils = Two players only: whether the dummies have sigils too (default: yes)
command-jugglers-place = Play a card from your hand face down on a row
command-jugglers-place-card = One of your own cards, like 7H or 10♥
command-jugglers-place-row = 1, 2 (the joker's) or 3
command-jugglers-deck = Play the top of the deck on a row, unseen even by you
command-jugglers-deck-row = { command-jugglers-place-row }
command-jugglers-secret = In the chair: choose how many secret cards you add
command-jugglers-secret-count = Up to 3 with two players, 2 with three, 1 with more; 0 for none
command-jugglers-dummy = Two players: play the top of the deck on a row for your dummy
command-jugglers-dummy-row = { command-jugglers-place-row }

## In somebody's first game, when it happens first

jugglers-new-place = Choose a card, then a row to strengthen. To pass, a policy's row must beat the joker's row in poker.
jugglers-new-die = The cards in a row were face down; a die picked the one that turned up. The others are gone.
jugglers-new-secrets = The secret cards have joined their rows now, and a die may pick them like the others.
jugglers-new-passed = Each row that beat the joker's passed its policy. A tie is not enough.
jugglers-new-points = All sigils are shown: a point for each passed policy that matches yours, and half a point for each other sigil that does.
jugglers-new-misplay = A Juse is a mistake: a card played out of turn, or from an empty deck. Nothing moves, and the game goes on.

## Reviews, and why a computer moved as it did. Players read it when a game is over.

jugglers-review-why = { $how ->
    [row] Row { $draft } is the better place for it
    [card] { $card } is the better card for that row
    [deck] The top of the deck does more on row { $draft } than a card of yours
   *[both] { $card } on row { $draft } does more
}. { $effect }.
jugglers-review-effect = { $effect ->
    [pass] It was good for you if { $policy } passed: that happened in { $better } of 100 deals that fit what you knew; with your choice, in { $played }
    [fail] It was good for you if { $policy } failed: that happened in { $better } of 100 deals that fit what you knew; with your choice, in { $played }
   *[none] It helps you a little in many ways
}
jugglers-review-goal = { $effect ->
    [pass] Make { $policy } pass
    [fail] Make { $policy } fail
   *[none] Win this round
}.
jugglers-review-brought = { $policy } { $passed ->
    [yes] passed
   *[no] failed
}, and you { $won ->
    [yes] won the round
   *[no] didn't win the round
}.
jugglers-review-leaves-out = I leave out the number of secret cards, and bluffs that cost little: what they are worth is up to the others.
jugglers-why-wanted = { $name } wanted { $first } to { $left ->
    [pass] pass
   *[fail] fail
} and { $second } to { $right ->
    [pass] pass
   *[fail] fail
}.
jugglers-why-hard = It played out the gathering { $rollouts } times. In wins of 1,000 games, **{ $move }** seemed worth { $gain }, { $other } { $other_gain }.
jugglers-why-suspects = It was surest about { $name }: { $percent }% for the sigil { $sigil }.
jugglers-why-secret = { $name } leaves the number of secret cards to chance, so that nobody can read anything from it.
jugglers-why-tried = { $level ->
    [easy] { $name } plays at Easy: it ignores what you have done, overlooks half of its hand now and then, and one move in four is anything that is allowed. So it came to **{ $move }**.
   *[normal] It guessed what you want from the rows you chose, tried each card in 50 ways the gathering could go, and **{ $move }** came out best.
}

## Boards: is this true?

jugglers-board-claim = { $row } beats the joker's hand.
jugglers-board-why = Row { $draft }: { $hand }. The joker: { $joker }. { $how ->
    [higher] So row { $draft } is higher.
    [lower] So row { $draft } is lower.
   *[tie] A tie beats nothing.
}
jugglers-board-row = { $row }: { $cards ->
    [none] no cards
   *[other] { $cards }
}
