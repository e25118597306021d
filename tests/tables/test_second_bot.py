"""One bot per database, whatever name the second one finds it by."""

from pathlib import Path

import pytest

from bot.parts import find_stored
from bot.tables.store.store import Store
from bot.tables.store.store_errors import StoreError


async def test_a_link_to_the_file_is_the_same_file(file: Path) -> None:
    first = await Store.open(file, find_stored())
    link = file.with_name("link.sqlite3")
    link.symlink_to(file)
    with pytest.raises(StoreError, match="Another bot"):
        await Store.open(link, find_stored())
    await first.close()
