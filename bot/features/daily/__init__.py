"""The deal of the day of every game: the same for everybody, one try for each; and reminders of those that wait."""
