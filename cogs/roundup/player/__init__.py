"""The computer player of Roundup."""

from cogs.roundup.player.levels import choose

__all__ = ["choose"]
