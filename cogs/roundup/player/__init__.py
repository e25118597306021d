"""The computer player of Roundup."""

from cogs.roundup.player.levels import choose as choose
