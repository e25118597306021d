"""Finished games, to be watched again: move by move, as a film, in words, and as a record to keep."""
