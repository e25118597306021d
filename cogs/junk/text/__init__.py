"""Junk's words, one file per language."""
