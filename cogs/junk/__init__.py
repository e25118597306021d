"""Junk, a solitaire: get everything onto the Play Pile, and leave as little junk as possible."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import JuseBot


async def setup(bot: "JuseBot") -> None:
    from cogs.junk.cog import JunkCog

    await bot.add_cog(JunkCog(bot))
