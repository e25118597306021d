"""Jugglers' words, one file per language."""
