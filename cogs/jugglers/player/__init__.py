"""The computer player of Jugglers, at three levels."""

from cogs.jugglers.player.levels import choose as choose
