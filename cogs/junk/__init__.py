"""Junk, the solitaire: get every card onto the Play Pile."""
