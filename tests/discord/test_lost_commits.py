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


PERHAPS_SAVED = "The database didn't answer, so I may not have saved this. If I did, you'll see it in a moment."


@pytest.fixture
def line(postgres_server: Server) -> Iterator[Line]:
    with line_to(postgres_server.folder) as line:
        yield line


@pytest.fixture
def settings(settings_on_the_server: Settings, line: Line) -> Settings:
    address = str(settings_on_the_server.database).replace(str(Path(line._server).parent), str(line.folder))
    return dataclasses.replace(settings_on_the_server, database=address, computer_pause=0.0)


async def move(house: House, line: Line, how: Literal["before", "after", "late"]) -> tuple[str, TableData]:
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


@pytest.mark.parametrize("how", ["before", "after", "late"])
async def test_a_move_is_saved_once_wherever_the_line_breaks(
    house: House, line: Line, caplog: pytest.LogCaptureFixture, how: Literal["before", "after", "late"]
) -> None:
    caplog.set_level(logging.CRITICAL)
    await house.env.settle()
    line.cut_next = "after"
    assert "host options" in said(await house["alice"].slash(house.channel, "juse new"))
    assert line.cuts == 1
    await house.choose(house["alice"], "computer", "normal")
    await house.start("alice")
    told, before = await move(house, line, how)
    if how == "late":
        line.deliver()
    assert told == ""
    assert version(house) > before.version
    data = await until_alice_is_asked_again(house)
    assert data.moves > before.moves + 1
    assert shows(house, data)


@pytest.mark.parametrize("how", ["before", "after", "late"])
async def test_while_the_server_is_out_of_reach_nobody_is_told_that_nothing_has_changed(
    house: House, line: Line, caplog: pytest.LogCaptureFixture, how: Literal["before", "after", "late"]
) -> None:
    caplog.set_level(logging.CRITICAL)
    await house.begin("alice", computers=1)
    line.stays_down = True
    told, before = await move(house, line, how)
    line.is_down = line.stays_down = False
    assert told == PERHAPS_SAVED
    await house.env.advance_time(20.0)
    if how == "late":
        line.deliver()
    if how != "after":
        assert (await house.data()).moves == before.moves
        assert said(await house["alice"].click(house.live(), label="🔴 alice")) == ""
    data = await until_alice_is_asked_again(house)
    assert data.moves > before.moves + 1
    assert shows(house, data)
