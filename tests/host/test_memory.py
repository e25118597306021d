"""What the bot does not keep in memory. Each test stands for what `python -m tests.proof load` would measure."""

import subprocess
import sys
import tracemalloc
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord

from bot.core.game import Event
from bot.tables.runtime.table import RECENT_EVENTS
from bot.text import Words
from bot.ui.discord.ephemeral import EphemeralMessage
from bot.ui.table.presentation import Presentation, fingerprint
from tests.tables.offline_bot import ALICE, BOB, legal, running_bot, to_move
from tests.tables.sqlite_file import connection_of

ROOT = Path(__file__).parents[2]
EMPTY_DEQUE = 600
"""Bytes."""


def test_a_bot_does_not_load_the_examples_of_pictures() -> None:
    script = (
        "import sys, importlib; from bot.games import cog_names\n"
        "for name in cog_names(): importlib.import_module(f'cogs.{name}.cog')\n"
        "import bot.app; sys.exit(any(name.endswith('.picture.examples') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False, timeout=60).returncode == 0


async def test_an_open_table_takes_little_for_what_seldom_happens(tmp_path: Path) -> None:
    async with running_bot(tmp_path / "juse.sqlite3") as bot:
        table = await bot.game(ALICE, BOB)
        assert table.recent
        assert sys.getsizeof(table.recent) < EMPTY_DEQUE


def test_a_private_message_keeps_no_webhook() -> None:
    interaction: Any = SimpleNamespace(
        client=SimpleNamespace(_connection=None, http=SimpleNamespace(_HTTPClient__session=None)),
        application_id=1,
        token="token",
        user=SimpleNamespace(id=2),
        locale=discord.Locale.french,
        guild_id=None,
        created_at=discord.utils.utcnow(),
        followup=discord.Webhook.partial(1, "token", session=None),  # pyright: ignore[reportArgumentType]
    )
    message = EphemeralMessage(interaction, message_id=3, put_at=0.0)
    assert (message.webhook.id, message.webhook.token) == (1, "token")
    assert not any(isinstance(kept, discord.Webhook) for kept in vars(message).values())


def test_a_thousand_texts_are_kept_and_not_two_thousand() -> None:
    words = Words("greeting = Hello, { $name }!")
    words.say("greeting", name="nobody")
    taken: list[int] = []
    tracemalloc.start()
    try:
        for last in (1000, 3000):
            for number in range(last):
                words.say("greeting", name=f"person {number:09}")
            taken.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert taken[1] < 1.2 * taken[0]


def test_a_fingerprint_leaves_no_copy_of_a_text() -> None:
    content, alt = "Räuber zieht ♠\u202f7. " * 50, "Vier Karten: ♥\u202f2. " * 50
    before = sys.getsizeof(content), sys.getsizeof(alt)
    fingerprint(Presentation(content, (), None, alt))
    assert (sys.getsizeof(content), sys.getsizeof(alt)) == before


def test_fingerprints_differ_where_texts_do() -> None:
    plain, other_alt, other_content = (
        fingerprint(Presentation(content, (), None, alt)) for content, alt in (("a", "b"), ("a", "c"), ("d", "b"))
    )
    assert plain.picture != other_alt.picture
    assert plain.text == other_alt.text
    assert plain.text != other_content.text
    assert plain.picture == other_content.picture


async def test_the_database_keeps_half_a_megabyte_of_its_file(tmp_path: Path) -> None:
    async with running_bot(tmp_path / "juse.sqlite3") as bot:
        [(size,)] = await connection_of(bot.tables.store).execute_fetchall("PRAGMA cache_size")
    assert size == -512


async def test_of_many_events_a_table_keeps_the_last(tmp_path: Path) -> None:
    async with running_bot(tmp_path / "juse.sqlite3") as bot:
        table = await bot.game(ALICE, BOB)
        told: list[Event] = []
        while len(told) <= RECENT_EVENTS:
            told += (await bot.act(table, to_move(table)[1], legal(table))).events
    assert table.recent == told[-RECENT_EVENTS:]
