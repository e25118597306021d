"""Ratings: how strong people are, by the games that they play against each other in public on a server."""
