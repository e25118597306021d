"""Juse by the rule book. Pure."""

from cogs.juse.rules.game import GAME as GAME
