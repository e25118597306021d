"""Junk, a solitaire: everything onto the Play Pile, and as little as can be left in the junk."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import JuseBot


async def setup(bot: "JuseBot") -> None:
    from cogs.junk.cog import JunkCog

    await bot.add_cog(JunkCog(bot.services))
