"""Challenges: the deal of a finished game, offered to everybody in a channel and played by each on their own."""
