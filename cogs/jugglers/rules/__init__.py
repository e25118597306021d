"""Jugglers by the rule book. Pure."""

from cogs.jugglers.rules.game import GAME

__all__ = ["GAME"]
