"""What `thinking` measures at crowded tables, in a process of its own."""

import asyncio
import math
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot import gc_schedule
from bot.app import create_bot
from bot.config import Settings
from bot.core.game import Choose, settle_options
from bot.core.thinking_process import Question
from bot.games import find_game
from bot.progress import share_of
from bot.tables.runtime.table import Table
from bot.tables.runtime.thinker import Asker, Thinker, Thought
from bot.tables.steps import lobby
from bot.tables.steps.actor import Actor
from bot.tables.steps.model import Proposal
from tests.proof.crowd import Crowd, Servers
from tests.proof.filled_database import Place
from tests.proof.isolated import folder_on_disk
from tests.proof.meter import median, percentile
from tests.proof.offline_discord import Click, OfflineDiscord

COMPUTERS = 4
LOOK_EVERY = 0.1
"""Seconds between two looks of a person whether it is their turn."""


class TwoServers(Servers):
    """One with many tables and one with a single table. At each one person plays against computers."""

    def __init__(self, offline: OfflineDiscord, tables: int) -> None:
        super().__init__(offline, 0)
        for name, count in (("crowd", tables), ("alone", 1)):
            guild = offline.env.create_guild(name)
            for number in range(count):
                member = guild.add_member(offline.env.create_user(f"person {name} {number}"))
                self.members[member.id] = member
                self.places.append(Place(guild.id, guild.create_text_channel(f"t{number}").id, (member.id,)))


class Watched:
    """How much computers thought and how long their tables waited for them, by server."""

    def __init__(self) -> None:
        self.efforts: dict[int, list[float]] = defaultdict(list)
        self.refused = 0
        self.waits: dict[int, list[float]] = defaultdict(list)

    @contextmanager
    def watching(self) -> Iterator[None]:
        ask, propose = Thinker.ask, Table.propose_move

        async def asked(thinker: Thinker, choose: Choose, question: Question, asker: Asker) -> Thought:
            try:
                thought = await ask(thinker, choose, question, asker)
            except Exception:
                self.refused += 1
                raise
            self.efforts[asker.guild_id].append(thought.effort)
            return thought

        async def proposed(table: Table, choose: Choose, thinker: Thinker) -> Proposal:
            begun = time.perf_counter()
            proposal = await propose(table, choose, thinker)
            self.waits[table.data.guild_id].append(time.perf_counter() - begun)
            return proposal

        with patch.object(Thinker, "ask", asked), patch.object(Table, "propose_move", proposed):
            yield

    def clear(self) -> None:
        self.efforts.clear()
        self.waits.clear()
        self.refused = 0


async def crowded(tables: int, level: lobby.Level, seconds: float, pause: float) -> dict[str, Any]:
    """Roundup at so many tables of one server, and at one of another, each with four computers of that level."""
    watched, clicks = Watched(), list[Click]()
    with folder_on_disk() as folder:
        bot = create_bot(Settings(database=Path(folder) / "juse.sqlite3", computer_pause=pause), shard_count=1)
        offline = OfflineDiscord(bot)
        servers = TwoServers(offline, tables)
        await offline.start()
        crowd = Crowd(bot, offline, servers)
        try:
            for place in servers.places:
                await _begin(crowd, place, level)
            await crowd.sit_down(servers.places)
            with gc_schedule.collected_when_idle(), watched.watching():
                await _play(crowd, clicks, seconds / 4)
                watched.clear()
                clicks.clear()
                await _play(crowd, clicks, seconds)
        finally:
            crowd.close()
            await offline.close()
    alone = servers.places[-1].guild_id
    answered = [click for click in clicks if click.answered.is_set()]
    waited = [click.seconds for click in answered] or [math.nan]  # in a short run on a busy machine
    return {
        "thought": sum(map(len, watched.efforts.values())),
        "refused": watched.refused,
        "efforts": [effort for guild, efforts in watched.efforts.items() if guild != alone for effort in efforts],
        "efforts alone": watched.efforts[alone],
        "waits": [wait for guild, waits in watched.waits.items() if guild != alone for wait in waits],
        "waits alone": watched.waits[alone],
        "clicks": len(answered),
        "work": median([click.work for click in answered] or [math.nan]),
        "median": median(waited),
        "99 %": percentile(waited, 0.99),
    }


async def _begin(crowd: Crowd, place: Place, level: lobby.Level) -> None:
    hall, game = crowd.bot.services.tables, find_game("roundup")
    [person] = place.people
    opener = Actor(person, f"person {person}")
    table = await hall.open(game, (place.guild_id, place.channel_id), opener, settle_options(game, {}))
    for _ in range(COMPUTERS):
        await hall.run(table, lobby.add_computer(level), opener)
    await hall.run(table, hall.deal(), opener)


async def _play(crowd: Crowd, clicks: list[Click], seconds: float) -> None:
    """Everybody acts as soon as they see that they are asked, and the next game begins where one has ended."""
    begun, latest = time.perf_counter(), dict[Place, Click]()
    with share_of("played") as bar:
        while (passed := time.perf_counter() - begun) < seconds:
            bar.reach(passed / seconds)
            for place in crowd.places:
                before = latest.get(place)
                if before is not None and not before.answered.is_set():
                    continue
                if not await crowd.play_on(place) and (click := crowd.click(place)) is not None:
                    latest[place] = click
                    clicks.append(click)
            await asyncio.sleep(LOOK_EVERY)
