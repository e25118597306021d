"""Junk by the rule book. Pure."""

from cogs.junk.rules.game import GAME as GAME
