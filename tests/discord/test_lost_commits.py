"""The answer to COMMIT is lost: what people are told is true, and the table goes on as it is stored."""

import dataclasses
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from bot.config import Settings
from bot.tables.steps.model import COMPUTER, TableData
from tests.discord.house import House, said
from tests.discord.postgres_settings import settings as settings_on_the_server
from tests.postgres import Server
from tests.postgres_line import Line, line_to

__all__ = ["settings_on_the_server"]


NOT_SAVED = "I couldn't save this, so nothing has changed. Try again in a moment."
PERHAPS_SAVED = "The database didn't answer, so I may not have saved this. If I did, you'll see it in a moment."


@pytest.fixture
def line(postgres_server: Server) -> Iterator[Line]:
    with line_to(postgres_server.folder) as line:
        yield line


@pytest.fixture
def settings(settings_on_the_server: Settings, line: Line) -> Settings:
    address = str(settings_on_the_server.database).replace(str(Path(line._server).parent), str(line.folder))
    return dataclasses.replace(settings_on_the_server, database=address, computer_pause=0.0)


async def move(house: House, line: Line, how: Literal["before", "after"]) -> tuple[str, TableData]:
    """Alice's right move, during which the line is cut. What she is told, and the table before it."""
    before, cuts = await house.data(), line.cuts
    line.cut_next = how
    result = await house["alice"].click(house.live(), label="🔴 alice")
    assert line.cuts == cuts + 1
    return said(result), before


def version(house: House) -> int:
    return house.rows("SELECT version FROM tables")[0][0]


async def until_alice_is_asked_again(house: House) -> TableData:
    for _ in range(40):
        data = await house.data()
        if data.seats[data.state.turn].user_id != COMPUTER:
            return data
        await house.env.advance_time(1.0)
    raise AssertionError("the computer never moved")


def shows(house: House, data: TableData) -> bool:
    return "alice" in house.live().content.splitlines()[-1] and house.rows(
        "SELECT count(*) FROM moves WHERE number > 0"
    ) == [(data.moves,)]


async def test_a_table_or_move_that_was_saved_all_the_same_is_shown_and_what_was_not_can_be_made_again(
    house: House, line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    await house.env.settle()
    line.cut_next = "after"
    assert "host options" in said(await house["alice"].slash(house.channel, "juse new"))
    assert line.cuts == 1
    await house.choose(house["alice"], "computer", "normal")
    await house.start("alice")
    told, before = await move(house, line, "before")
    assert told == NOT_SAVED
    assert version(house) == before.version
    told, before = await move(house, line, "after")
    assert told == ""
    assert version(house) > before.version
    data = await until_alice_is_asked_again(house)
    assert data.moves > before.moves + 1
    assert shows(house, data)


async def test_while_the_server_is_out_of_reach_nobody_is_told_that_nothing_has_changed(
    house: House, line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    await house.begin("alice", computers=1)
    shown = house.live().content
    for how in ("before", "after"):
        line.stays_down = True
        told, before = await move(house, line, how)
        line.is_down = line.stays_down = False
        assert told == PERHAPS_SAVED
        await house.env.advance_time(10.0)
        data = await until_alice_is_asked_again(house)
        if how == "before":
            assert version(house) == before.version
            assert house.live().content == shown
        else:
            assert data.moves > before.moves + 1
            assert shows(house, data)
