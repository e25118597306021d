"""Juse's words, one file per language."""
