"""Reviews: what cost somebody most in a game that is over, and another try at it."""
