"""The server of the practice table, asked by other clients than its page."""

import asyncio
import json
import logging
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import aiohttp
import pytest

from bot.app import JuseBot
from bot.config import Settings
from bot.practice import server
from bot.practice.host import History
from bot.practice.world import World, open_world
from tests.host.listening import served

ACTS = ("send", "click", "select", "slash", "autocomplete")
UNREADABLE = (
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b"[" * 100_000,
    b"1" * 5_000,
    b'{"as": ["bob"]}',
    b'{"as": "bob"}',
    b'{"as": "bob", "text": "\\ud800"}',
)


@dataclass
class Open:
    world: World
    address: str
    port: int
    session: aiohttp.ClientSession

    async def do(self, act: str, body: bytes, kind: str = "application/json") -> aiohttp.ClientResponse:
        return await self.session.post(f"{self.address}/do/{act}", data=body, headers={"Content-Type": kind})

    async def say(self, text: str) -> aiohttp.ClientResponse:
        asked = {"as": "bob", "channel": str(self.world.channels[0].id), "text": text}
        return await self.do("send", json.dumps(asked).encode())

    async def news(self, feed: aiohttp.ClientWebSocketResponse, kind: str) -> dict[str, Any]:
        while (news := await feed.receive_json())["type"] != kind:
            pass
        return news


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Open]:
    bot = JuseBot(Settings(database=tmp_path / "practice.sqlite3", emojis=False), shard_count=1)
    async with (
        open_world(bot, ("alice", "bob")) as world,
        served(server.make_server(world)) as address,
        aiohttp.ClientSession() as session,
    ):
        yield Open(world, address, int(address.rpartition(":")[2]), session)


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        record.getMessage()
        for record in caplog.records
        if record.levelno >= logging.WARNING and not record.name.startswith("discord.")
    ]


async def test_what_cannot_be_read_is_answered_with_400(table: Open, caplog: pytest.LogCaptureFixture) -> None:
    for act in ACTS:
        for body in UNREADABLE:
            answer = await table.do(act, body)
            assert (answer.status, await answer.text()) == (
                400,
                "The page sent something that cannot be read; load it again.",
            ), (act, body)
    assert (await table.do("send", b'{"as": "bob"}', "application/json; charset=nope")).status == 400
    assert (await table.say("can be read")).status == 200
    assert warnings(caplog) == []


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("table.png", "image/png"),
        ("page.html", None),
        ("drawing.svg", None),
        ("of no kind", None),
    ],
)
async def test_only_pictures_are_shown_and_all_other_files_are_for_saving(
    table: Open, name: str, kind: str | None
) -> None:
    """A file may hold a page with a script, which would act here in the name of whoever opens it."""
    stored = table.world.env.backend.cdn.store_attachment(1, 2, name, b"<script></script>", None)
    answer = await table.session.get(table.address + quote(urlsplit(stored["url"]).path))
    assert await answer.read() == b"<script></script>"
    assert answer.headers["Content-Type"] == (kind or "application/octet-stream")
    saved = answer.headers.get("Content-Disposition", "")
    assert saved == ("" if kind else f"attachment; filename*=UTF-8''{quote(name)}")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_other_sites_get_nothing(table: Open) -> None:
    for headers in ({"Origin": "http://elsewhere.example"}, {"Host": f"elsewhere.example:{table.port}"}):
        assert (await table.session.get(table.address, headers=headers)).status == 403
        assert (await table.session.post(f"{table.address}/do/send", data=b"{}", headers=headers)).status == 403
    assert (await table.session.get(table.address, headers={"Origin": table.address})).status == 200


def request(table: Open, address: str, *headers: str) -> bytes:
    return "\r\n".join([f"GET {address} HTTP/1.1", f"Host: 127.0.0.1:{table.port}", *headers, "", ""]).encode()


def handshake(table: Open) -> bytes:
    websocket = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    return request(table, "/live?as=alice", *websocket, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")


def cut_off(tab: socket.socket) -> None:
    """Without a word."""
    tab.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    tab.close()


async def test_a_tab_that_closes_leaves_no_warning(table: Open, caplog: pytest.LogCaptureFixture) -> None:
    going_away = bytes([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xE9])
    live = handshake(table)
    for sent in (request(table, "/?as=alice"), live, live + going_away, live + b"\xff" * 5):
        for wait in (0, 0.03):
            for end in (cut_off, socket.socket.close):
                tab = socket.create_connection(("127.0.0.1", table.port))
                tab.sendall(sent)
                await asyncio.sleep(wait)
                end(tab)
                await table.say("a message for all tabs")
    feed = await table.session.ws_connect(f"{table.address}/live?as=alice")
    await table.news(feed, "messages")
    await table.say("the last one")
    assert "the last one" in json.dumps(await table.news(feed, "messages"))
    await feed.close()
    assert warnings(caplog) == []


async def test_it_stops_although_its_clock_has_missed_a_cancellation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def keep_time(_: World) -> None:
        """As `asyncio.wait_for` does in Python 3.11 if what it waits for is done at that moment."""
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    monkeypatch.setattr(World, "keep_time", keep_time)
    bot = JuseBot(Settings(database=tmp_path / "practice.sqlite3", emojis=False), shard_count=1)
    async with open_world(bot, ("alice", "bob")):
        await asyncio.sleep(0)


async def test_what_was_said_is_kept_before_anybody_can_act_on_it(table: Open, tmp_path: Path) -> None:
    """Whatever kills the process, the next one finds what people have seen."""
    History(tmp_path / "kept").load(table.world)
    for text in ("nobody loses this", "nor this"):
        assert (await table.say(text)).status == 200
        assert any(text.encode() in file.read_bytes() for file in tmp_path.glob("kept-messages/*"))
