"""New game: keep your card, or swap it once."""
