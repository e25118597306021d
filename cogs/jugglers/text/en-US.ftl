## Refusals of the rules

refused-secret-first = First { $seat }, who holds the chair, says how many secret influences there are.
refused-secret-done = The secret influences of this gathering are decided already.
refused-chairman-only = Only { $seat }, who holds the chair, can do that.
refused-too-many-secrets = At most { $most } secret { $most ->
    [one] influence
   *[other] influences
} can be included.
refused-no-such-draft = The drafts are 1, 2 and 3.
refused-card-not-held = You do not hold that card.
refused-no-dummy-of-yours = You have no dummy to play for.

## What a poker hand holds, in texts and pictures

jugglers-kind-nothing = nothing yet
jugglers-kind-high-card = high card
jugglers-kind-pair = pair
jugglers-kind-straight-of-4 = straight of 4
jugglers-kind-two-pairs = two pairs
jugglers-kind-three-of-a-kind = three of a kind
jugglers-kind-flush-of-4 = flush of 4
jugglers-kind-straight-of-5 = straight of 5
jugglers-kind-flush-of-5 = flush of 5
jugglers-kind-full-house = full house
jugglers-kind-four-of-a-kind = four of a kind
jugglers-kind-straight-flush-of-4 = straight flush of 4
jugglers-kind-straight-flush-of-5 = straight flush of 5

## In the pictures

jugglers-picture-round = Round
jugglers-picture-gathering = Gathering
jugglers-picture-cycle = Cycle
jugglers-picture-secrets = Secret influences
jugglers-picture-chair = Chair
jugglers-picture-dummy = Dummy
jugglers-picture-decides = decides
jugglers-picture-order = Order of play
jugglers-picture-village = Village Order
jugglers-picture-deck = Deck
jugglers-picture-passed = passed
jugglers-picture-failed = failed
jugglers-picture-sigil = Sigil
jugglers-picture-matches = Passed: 1 each
jugglers-picture-allies = Allies: ½ each
jugglers-picture-points = Points
jugglers-picture-hand = Your cards
jugglers-picture-own-sigil = Your sigil
jugglers-picture-juse = Juse!
