"""The bot's own requests with discord.py's real client, to a Discord that rations, hangs up or says nothing at all."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord.http
import pytest
from aiohttp import web

from bot.app import JuseBot, create_bot
from bot.config import Settings
from bot.core.game import settle_options
from bot.tables import lobby
from bot.tables.model import Seat
from bot.tables.table import Table
from tests.host.conftest import BOT_USER, TOKEN, StubDiscord, as_json
from tests.tables.house import eventually

CHANNEL, ALICE, BOB = 22, 101, 102
SECONDS = 40


class Moody(StubDiscord):
    """Keeps messages, after it has answered in each of its moods."""

    def __init__(self) -> None:
        super().__init__()
        self.moods: list[str] = []
        self.standing: dict[str, str] = {}
        self.asked_in: list[str] = []

    async def rest(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        if not path.startswith("channels/"):
            return await super().rest(request)
        body = await self._read(request)
        mood = self.moods.pop(0) if self.moods else ""
        self.asked_in.append(mood)
        match mood:
            case "rationed":
                limits = {"Retry-After": "0.2", "Via": "1.1 google", "Content-Type": "application/json"}
                told = json.dumps({"message": "slow down", "retry_after": 0.2, "global": False})
                return web.Response(status=429, body=told, headers=limits)
            case "cut":
                assert request.transport is not None
                request.transport.close()
            case "silent":
                await asyncio.sleep(SECONDS)
            case _:
                return self._kept(path, body)
        return as_json({}, 500)

    async def _read(self, request: web.Request) -> dict[str, Any]:
        if request.content_type != "multipart/form-data":
            return await request.json()
        return json.loads(str((await request.post())["payload_json"]))

    def _kept(self, path: str, body: dict[str, Any]) -> web.Response:
        number = path.split("/")[3] if path.count("/") > 2 else str(1 << 60)
        self.standing[number] = body["content"]
        message = {"id": number, "channel_id": str(CHANNEL), "author": BOT_USER, "content": body["content"]}
        message |= {"timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False, "type": 0}
        message |= {"mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [], "embeds": []}
        return as_json(message | {"pinned": False, "components": []})


@pytest.fixture
async def there() -> AsyncIterator[Moody]:
    there = Moody()
    runner = web.AppRunner(there.app(), shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    there.address = f"http://{host}:{port}"
    yield there
    await runner.cleanup()


@pytest.fixture
async def bot(there: Moody, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[JuseBot]:
    monkeypatch.setattr(discord.http.Route, "BASE", f"{there.address}/api")
    monkeypatch.setattr("bot.ui.publisher.LONGEST", 3.0)
    monkeypatch.setattr("bot.ui.publisher.TRY_AGAIN_AFTER", 0.2)
    bot = create_bot(Settings(database=tmp_path / "juse.sqlite3", token=TOKEN), shard_count=1)
    await bot.login(TOKEN)
    yield bot
    await bot.close()


async def opened(bot: JuseBot) -> Table:
    game = bot.hall.game("juse")
    table = await bot.hall.open(game, (1, CHANNEL), Seat(ALICE, "alice"), settle_options(game, {}))
    await bot.display.show(table)
    return table


@pytest.mark.parametrize("mood", ["rationed", "cut", "silent"])
async def test_the_table_stands_right_again_after_the_next_success(bot: JuseBot, there: Moody, mood: str) -> None:
    table = await opened(bot)
    assert "alice" in "".join(there.standing.values())
    there.moods, there.asked_in = [mood, mood], []
    await bot.hall.run(table, lambda data: lobby.join(data, table.game, BOB, "bob", bot.now()))
    await bot.display.show(table)
    await eventually(lambda: "bob" in "".join(there.standing.values()))
    assert there.asked_in[:3] == [mood, mood, ""]
    assert len(there.standing) == 1
    assert [seat.name for seat in table.data.seats] == ["alice", "bob"]
