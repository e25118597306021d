"""Ladder, a solitaire: thirteen cards, one by one, up the ladder or away."""
