"""Today: what there is to do once a day, what came of it, and how many days in a row."""
