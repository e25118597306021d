"""Juse, the competitive patience from Sri Lanka: nothing is hidden, and noticing is the game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import JuseBot


async def setup(bot: "JuseBot") -> None:
    from cogs.juse.cog import JuseCog

    await bot.add_cog(JuseCog(bot.services))
