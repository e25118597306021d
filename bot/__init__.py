"""Juse: a Discord bot that plays little-known card games by their full rules."""

__version__ = "0.1.0"
