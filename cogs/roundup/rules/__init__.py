"""Roundup by the rule book. Pure."""

from cogs.roundup.rules.game import GAME as GAME
