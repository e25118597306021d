"""The computer player of Jugglers."""

from cogs.jugglers.player.levels import choose

__all__ = ["choose"]
