"""Juse, the competitive patience from Sri Lanka: nothing is hidden, and noticing is the game."""
