"""Junk, a solitaire: get everything onto the Play Pile, and leave as little junk as possible."""
