"""Commands that somebody else has put beside the bot's own at Discord, with a stub of it and no network."""

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from discord.http import Route

from bot.app import ENTRY_POINT_REFUSED, JuseBot
from bot.cli.doctor import examine_discord
from bot.cli.doctor.database_checks import DatabaseReport, Findings
from bot.config import Settings
from tests.host.conftest import TOKEN, StubDiscord

COMMON = {"application_id": "1", "version": "3", "name_localizations": None, "contexts": [0, 1, 2]}
ENTRY_POINT = {**COMMON, "id": "90", "type": 4, "name": "launch", "description": "", "handler": 2}
OF_A_USER = {**COMMON, "id": "91", "type": 2, "name": "Greet", "description": ""}
OLD = {**COMMON, "id": "92", "type": 1, "name": "whist", "description": "A game of an older version"}

Begin = Callable[[], Awaitable[list[str]]]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(token=TOKEN, database=tmp_path / "juse.sqlite3")


@pytest.fixture
def begin(settings: Settings, stub: StubDiscord, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Return what starts a bot, up to where its commands are registered, and returns what it asked about them."""
    monkeypatch.setattr(Route, "BASE", f"{stub.address}/api/v10")
    stub.refusals["users/@me/guilds"] = (200, [])

    async def begin() -> list[str]:
        before = len(stub.requests)
        async with JuseBot(settings) as bot:
            await bot.login(TOKEN)
        return [asked.split()[0] for asked in stub.requests[before:] if asked.endswith("/commands")]

    return begin


def there(stub: StubDiscord) -> dict[str, dict[str, Any]]:
    return {command["name"]: command for command in stub.commands}


async def test_commands_of_other_kinds_stay_as_they_are_and_those_of_an_older_version_go(
    begin: Begin, stub: StubDiscord
) -> None:
    stub.commands = [ENTRY_POINT, OLD, OF_A_USER]
    assert await begin() == ["GET", "PUT"]
    assert there(stub)["launch"] == ENTRY_POINT
    assert there(stub)["Greet"] == OF_A_USER
    assert "table" in there(stub)
    assert "whist" not in there(stub)
    assert await begin() == ["GET"], "nothing has changed"
    stub.commands = [ENTRY_POINT]
    assert "PUT" in await begin(), "another program has replaced the others"
    assert there(stub)["launch"] == ENTRY_POINT
    assert "table" in there(stub)


async def test_if_discord_refuses_nevertheless_the_host_is_told_what_to_do(
    begin: Begin, stub: StubDiscord, caplog: pytest.LogCaptureFixture, settings: Settings
) -> None:
    async def change(_: object) -> None:  # ticked in the meantime
        stub.commands = [{**ENTRY_POINT, "version": str(len(stub.requests))}]

    stub.before_answer = change
    with caplog.at_level(logging.ERROR):
        await begin()
    assert [record.getMessage() for record in caplog.records] == [ENTRY_POINT_REFUSED]
    findings = Findings(share=False, show=lambda _: None)
    await examine_discord(findings, settings, DatabaseReport(commands_hash="of an older version", is_used=True))
    assert [finding["text"] for finding in findings.noted if finding["mark"] == "wrong"] == [ENTRY_POINT_REFUSED]


@pytest.mark.parametrize("answer", [(200, b"<html>"), (503, {"message": "Service Unavailable", "code": 0})])
async def test_an_answer_that_says_nothing_stops_nothing_and_the_next_start_tries_again(
    begin: Begin, stub: StubDiscord, caplog: pytest.LogCaptureFixture, answer: tuple[int, object]
) -> None:
    stub.refusals["commands"] = answer
    await begin()
    [record] = caplog.records
    assert record.getMessage().startswith("Discord was not told of the commands, and will be at the next start: ")
    del stub.refusals["commands"]
    assert "PUT" in await begin()
