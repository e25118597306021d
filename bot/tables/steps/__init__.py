"""Steps: all that can happen to a table, as pure functions from one value to the next."""
