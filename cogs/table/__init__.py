"""What every game's tables share: /table."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import JuseBot


async def setup(bot: "JuseBot") -> None:
    from cogs.table.cog import TableCog

    await bot.add_cog(TableCog(bot.services))
