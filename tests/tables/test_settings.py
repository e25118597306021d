"""Settings are kept, do not disturb each other, and are cheap to read."""

import asyncio

import pytest

from bot.core.cards import OwnLook
from bot.parts import find_stored
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.settings import GuildSettings, PlayerSettings, SettingsBook
from bot.tables.store.store import Store
from tests.tables.offline_bot import ALICE, OfflineBot, running_bot


async def test_two_settings_changed_at_once_are_both_kept(bot: OfflineBot) -> None:
    await asyncio.gather(
        bot.tables.settings.set_player(ALICE, "pings", False),
        bot.tables.settings.of_player(ALICE),
        bot.tables.settings.set_player(ALICE, "deck", "four"),
        bot.tables.settings.of_player(ALICE),
    )
    both = PlayerSettings(pings=False, look=OwnLook("four"))
    assert await bot.tables.settings.of_player(ALICE) == both
    assert await SettingsBook(bot.tables.store).of_player(ALICE) == both


@pytest.mark.sqlite
async def test_a_back_that_there_is_no_longer_counts_as_none_chosen(place: DatabaseUrl) -> None:
    store = await Store.open(place, find_stored())
    await SettingsBook(store).set_player(ALICE, "deck", "four")
    await SettingsBook(store).set_player(ALICE, "back", "marble")
    assert await SettingsBook(store).of_player(ALICE) == PlayerSettings(look=OwnLook("four"))
    await store.close()


async def test_channels_in_words_are_kept_for_each_server_beside_its_other_settings(place: DatabaseUrl) -> None:
    async with running_bot(place) as bot:
        settings = bot.tables.settings
        for guild_id, channel_id, in_words in ((1, 2**60, True), (1, 3, False), (2, 4, True), (1, 5, True)):
            await settings.set_channel_in_words(guild_id, channel_id, in_words)
        await settings.set_guild(1, GuildSettings(pings=False, channels=(2**60, 3)))  # says nothing of words
        await settings.set_channel_in_words(1, 5, False)
        await settings.forget_channel(1, 3)
        await settings.forget_channel(1, 4)  # it is on another server
        kept = GuildSettings(pings=False, channels=(2**60, 3), in_words={2**60: True, 5: False})
        assert await settings.of_guild(1) == kept
    async with running_bot(place) as bot:
        assert await bot.tables.settings.of_guild(1) == kept
        assert (await bot.tables.settings.of_guild(2)).in_words == {4: True}
