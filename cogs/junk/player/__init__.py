"""The computer player of Junk."""

from cogs.junk.player.hint import choose as choose
