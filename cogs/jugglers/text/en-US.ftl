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
