"""Ladder, a solitaire for the tests: thirteen cards, one by one, up the ladder or away."""


async def setup(bot):  # type: ignore[no-untyped-def]
    from cogs.ladder.cog import LadderCog

    await bot.add_cog(LadderCog(bot.services))
