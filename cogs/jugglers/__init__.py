"""Jugglers: three poker hands built in common, for secret goals."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import JuseBot


async def setup(bot: "JuseBot") -> None:
    from cogs.jugglers.cog import JugglersCog

    await bot.add_cog(JugglersCog(bot))
