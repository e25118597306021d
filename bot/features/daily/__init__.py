"""The deal of the day of every game: the same for everybody, and one try for each."""
