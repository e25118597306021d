"""Roundup: bid on the suit that will be finished last, and hold it back in hands that only their owners see."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import JuseBot


async def setup(bot: "JuseBot") -> None:
    from cogs.roundup.cog import RoundupCog

    await bot.add_cog(RoundupCog(bot.services))
