"""One bot per database, whatever name the second one finds it by."""

from pathlib import Path

import pytest

from bot.tables.store.settings import SettingsBook
from bot.tables.store.store import Store
from bot.tables.store.store_errors import StoreError


async def test_a_second_bot_is_turned_away_and_the_first_goes_on(file: Path) -> None:
    first = await Store.open(file)
    with pytest.raises(StoreError, match="Another bot is already using the database"):
        await Store.open(file)
    await SettingsBook(first).set_player(1, "pings", False)
    await first.close()
    second = await Store.open(file)
    assert not (await SettingsBook(second).of_player(1)).pings
    await second.close()


async def test_a_link_to_the_file_is_the_same_file(file: Path) -> None:
    first = await Store.open(file)
    link = file.with_name("link.sqlite3")
    link.symlink_to(file)
    with pytest.raises(StoreError, match="Another bot"):
        await Store.open(link)
    await first.close()
