"""Lessons: a few moves of a game that somebody makes in private, led by a script and by what it says of each."""
