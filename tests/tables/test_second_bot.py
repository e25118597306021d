"""One bot per database, whatever name the second one finds it by."""

import asyncio
import sys
from pathlib import Path

import pytest

from bot.tables.store.settings import SettingsBook
from bot.tables.store.store import Store
from bot.tables.store.store_errors import StoreError

HOLDER = """
import asyncio, sys
from pathlib import Path
from bot.tables.store.store import Store
async def main():
    store = await Store.open(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""


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


async def test_a_reader_may_open_the_file_beside_the_bot(file: Path) -> None:
    first = await Store.open(file)
    voice = await Store.open_to_read(file)
    assert await voice.all_open() == []
    with pytest.raises(StoreError):
        await SettingsBook(voice).set_player(1, "pings", False)
    await SettingsBook(first).set_player(1, "pings", False)
    await voice.close()
    await first.close()


async def test_a_killed_bot_frees_the_database(file: Path) -> None:
    holder = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDER, str(file), cwd=Path(__file__).parents[2], stdout=asyncio.subprocess.PIPE
    )
    assert holder.stdout is not None
    assert await asyncio.wait_for(holder.stdout.readline(), 30) == b"open\n"
    with pytest.raises(StoreError, match="Another bot"):
        await Store.open(file)
    holder.kill()
    await holder.wait()
    await (await Store.open(file)).close()
