"""The rules of Jugglers. Pure."""

from cogs.jugglers.rules.game import GAME as GAME
