"""What is counted while people play, and how it is served: by the bot's own event loop, over real sockets."""

import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import __version__
from bot.config import commit
from bot.games import game_names
from bot.hosting.health_check import HealthCheck
from bot.hosting.metrics_page import served
from bot.metrics import METRICS
from bot.tables.store.files import note_backup
from tests.discord.house import House
from tests.full_disk import no_room
from tests.host.listening import asked, figures, free_port, label_values


@pytest.fixture
async def port(house: House) -> AsyncIterator[int]:
    """The port at which the figures of the house's bot are served."""
    port = free_port()
    async with served(HealthCheck(house.bot), ("127.0.0.1", port)):
        yield port


async def shown(port: int) -> dict[str, float]:
    status, text = await asked(port, "/metrics")
    assert status == 200
    return figures(text)


@pytest.mark.parametrize("path", ["/metrics", "/healthz"])
async def test_a_page_of_the_web_whose_name_leads_here_reads_nothing(house: House, port: int, path: str) -> None:
    for host in ("127.0.0.1", f"127.0.0.1:{port}", "localhost", f"LOCALHOST:{port}", "[::1]:80", "10.0.0.7"):
        assert (await asked(port, path, host))[0] == 200, host
    with no_room(house.file):
        for host in ("rebound.example", f"rebound.example:{port}", "127.0.0.1.rebound.example", "localhost.example"):
            status, text = await asked(port, path, host)
            assert status == 403, host
            assert text == "Ask by an address, by localhost, or by the name in JUSE_METRICS.\n"


@pytest.mark.usefixtures("drawn_by_hand")
async def test_moves_are_counted_by_game_and_by_the_way_they_were_made(house: House, port: int) -> None:
    before = METRICS.moves.copy()
    message = await house.begin("alice", computers=1)
    await house["alice"].click(message, label="Draw")
    await house.type_move()
    await house.env.settle()
    made = METRICS.moves - before
    assert made["juse", "button"] == 1
    assert made["juse", "command"] == 1
    assert made["juse", "computer"] >= 1
    assert made.total() == (await house.data()).moves
    now = await shown(port)
    for (game, way), count in METRICS.moves.items():
        assert now[f'juse_moves_total{{game="{game}",way="{way}"}}'] == count
    assert now[f'juse_info{{commit="{commit()}",version="{__version__}"}}'] == 1


async def test_every_answer_commit_and_picture_is_timed_once(house: House, port: int) -> None:
    before = await shown(port)
    await house.begin("alice", "bob")
    after = await shown(port)
    grown = {name: value - before.get(name, 0.0) for name, value in after.items()}
    assert grown["juse_reply_seconds_count"] == 3
    assert grown["juse_reply_seconds_sum"] > 0
    assert grown["juse_commit_seconds_count"] >= 3
    assert grown["juse_picture_seconds_count"] >= 1
    assert after["juse_commit_waiting"] == after["juse_picture_waiting"] == after["juse_thinking_waiting"] == 0
    buckets = [value for key, value in after.items() if key.startswith("juse_reply_seconds_bucket")]
    assert buckets == sorted(buckets)
    assert after['juse_reply_seconds_bucket{le="+Inf"}'] == after["juse_reply_seconds_count"]


async def test_each_counter_is_there_from_the_start_and_so_are_the_database_and_its_backup(
    house: House, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What first appears with a count of 1 never grew, for Prometheus."""
    monkeypatch.setattr(METRICS, "moves", Counter())
    monkeypatch.setattr(METRICS, "errors", Counter())
    now = await shown(port)
    for game in game_names():
        for way in ("button", "command", "computer"):
            assert now[f'juse_moves_total{{game="{game}",way="{way}"}}'] == 0
    assert now['juse_errors_total{kind="",level="ERROR",where=""}'] == 0
    files = [house.file, house.file.with_name(house.file.name + "-wal")]
    assert now["juse_database_bytes"] == sum(file.stat().st_size for file in files)
    assert now["juse_backup_timestamp_seconds"] == 0
    note_backup(house.file)
    assert abs((await shown(port))["juse_backup_timestamp_seconds"] - time.time()) < 3600


async def test_figures_count_open_tables_and_name_no_person_channel_or_server(house: House, port: int) -> None:
    await house.begin("alice", "bob")
    await house.click_move()
    await house["alice"].slash(house.guild.create_text_channel("other"), "roundup new")
    assert await HealthCheck(house.bot).tables() == {("juse", "playing"): 1, ("roundup", "lobby"): 1}
    _, text = await asked(port, "/metrics")
    people = [house[name] for name in ("alice", "bob")]
    ids = [str(place.id) for place in (house.guild, house.channel, *people)]
    names = [house.guild.name, house.channel.name, "alice", "bob"]
    values = label_values(text)
    assert values
    assert not [value for value in values for secret in (*ids, *names) if secret in value]


async def test_each_thing_that_is_not_well_has_a_line(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    health_check = HealthCheck(house.bot, lambda: clock[0])
    assert await health_check.faults() == []
    house.bot.health.offline(0)
    with no_room(Path(house.settings.database)):
        assert len(await health_check.faults()) == 1, "an answer of the database holds for a second"
        clock[0] += 1.0
        house.env.backend.advance_clock(1.0)
        gateway, database = await health_check.faults()
    assert gateway == "gateway: shard 0 of 1 is not connected"
    monkeypatch.setattr(house.bot.health, "cut_off", lambda: [1, 2])
    assert (await health_check.faults())[0] == "gateway: shards 1 and 2 of 1 are not connected"
    assert database.startswith(f"database: The database {house.settings.database} cannot be opened or written")
