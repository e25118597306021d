"""Whisper, a game with hidden hands for the tests: follow suit if you can, though nobody sees whether you could."""


async def setup(bot):  # type: ignore[no-untyped-def]
    from cogs.whisper.cog import WhisperCog

    await bot.add_cog(WhisperCog(bot.services))
