"""The computer player of Juse."""

from cogs.juse.player.levels import choose as choose
