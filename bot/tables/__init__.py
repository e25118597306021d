"""A table: seats, turns, clock and store. Knows the Game contract, no game and no Discord."""
