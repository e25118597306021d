"""While the database cannot be written, moves are refused; afterwards the game goes on."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

from tests.discord.house import House, said
from tests.full_disk import no_room

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another process holds the write lock."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.mark.parametrize("trouble", [locked, no_room])
async def test_moves_are_refused_until_the_file_can_be_written_again(
    house: House, trouble: Callable[[Path], AbstractContextManager[None]]
) -> None:
    message = await house.begin("alice", "bob")
    before = house.stored()
    house.expected_logs = ["cannot be opened or written"]
    with trouble(house.file):
        assert "I couldn't save this" in said(await house["alice"].click(message, label="Draw"))
        assert "I couldn't save this" in said(await house["alice"].slash(house.channel, "juse draw"))
        assert "I couldn't save this" in said(await house["carol"].slash(house.channel, "table words"))
    assert house.stored() == before
    assert said(await house["alice"].click(house.live(), label="Draw")) == ""
    assert "▶ Your move, **🔴 alice**: you drew" in house.live().content


async def test_a_table_that_is_brought_down_meanwhile_is_there_once(house: House) -> None:
    await house.begin("alice", "bob")
    house.expected_logs = ["cannot be opened or written"]
    with locked(house.file):
        await house["bob"].slash(house.channel, "table show")
    await house.env.advance_time(12)
    assert len([text for text in house.texts() if "· table 1" in text]) == 1
    await house.restart()
    await house.type_move()
    assert len([text for text in house.texts() if "· table 1" in text]) == 1
