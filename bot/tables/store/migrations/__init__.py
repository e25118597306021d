"""Numbered steps of the database, each run once, in order, in a transaction of its own."""
