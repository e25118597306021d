"""Roundup's words, one file per language."""
