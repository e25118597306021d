"""What `hostile` measures: a bot among strangers, and records that strangers have written."""

import asyncio
import gc
import json
import logging
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import simcord
from discord import app_commands

from bot.cli.simulate import play
from bot.core.game import settle_options
from bot.core.record import RecordError, replay, to_line
from bot.games import find_game, game_names
from bot.tables.inspection import table_faults
from bot.tables.store import Store
from tests.discord.api_limits import check_all
from tests.proof.apart import on_disk
from tests.proof.crowd import Crowd, crowd
from tests.proof.offline import Click
from tests.proof.strangers import NAMES, PRESS, Ideas, Thing

ACKNOWLEDGED = 3.0
ANSWERED_BY_ERROR = (app_commands.CommandNotFound, app_commands.TransformerError, app_commands.CommandSignatureMismatch)
"""What discord.py calls a command that is no longer as Discord thinks. The bot answers it: nothing has gone wrong."""
_FORGET_EVERY = 100
NO_MESSAGE: dict[str, Any] = {
    "id": "1", "channel_id": "1", "content": "",
    "author": {"id": "1", "username": "a bot", "discriminator": "0", "avatar": None},
    "attachments": [], "embeds": [], "mentions": [], "mention_roles": [], "type": 0, "pinned": False, "tts": False,
    "mention_everyone": False, "edited_timestamp": None, "timestamp": "2026-01-01T00:00:00+00:00",
}  # fmt: skip
_STATES = (
    "SELECT id, guild_id, channel_id, version, snapshot, json_extract(snapshot, '$.private') FROM tables"
    " WHERE id > ?1 OR phase IN ('lobby', 'playing') OR id IN (SELECT value FROM json_each(?2))"
)
"""Of tables that were closed before nothing can be moved: with thousands of them nothing else would be read."""


States = dict[int, tuple[Any, ...]]
"""What is stored of each table."""


class Grumbles(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Strangers:
    """Who clicks: those who sit at the tables, others of their server, and people of a server without tables."""

    def __init__(self, people: Crowd, ideas: Ideas) -> None:
        self.people, self.there, self.ideas = people, people.there, ideas
        self.found: Counter[str] = Counter()
        self.unanswered: list[Thing] = []
        env = self.there.env
        elsewhere = env.create_guild("elsewhere")
        self._far = elsewhere.create_text_channel("far").id
        self._members: dict[int, list[simcord.MemberActor]] = {}
        self._seated = {
            place.channel_id: [member for member in people.members if member.id in place.people]
            for place in people.places
        }
        self._channels = [(place.guild_id, place.channel_id) for place in people.places]
        for guild_id in {place.guild_id for place in people.places}:
            self._members[guild_id] = known = [member for member in people.members if member.guild.id == guild_id]
            guild = known[0].guild
            known += [
                guild.add_member(env.create_user(f"passer {guild_id} {n}"), nick=name) for n, name in enumerate(NAMES)
            ]
            self._channels += [(guild_id, guild.create_text_channel(f"free {n}").id) for n in range(3)]
        self._outsiders = [
            elsewhere.add_member(env.create_user(f"outsider {n}"), nick=name) for n, name in enumerate(NAMES)
        ]
        self._file = sqlite3.connect(people.bot.settings.database)

    def close(self) -> None:
        self._file.close()

    async def do_something(self) -> None:
        chance = self.ideas.chance
        guild_id, channel_id = chance.choice(self._channels)
        message = self.there.newest(channel_id)
        ids = [part["custom_id"] for row in (message.components if message else ()) for part in row["components"]]
        thing = self.ideas.next(ids)
        far = chance.random() < 0.1
        near = self._seated.get(channel_id) if chance.random() < 0.5 else None
        who = chance.choice(self._outsiders if far else near or self._members[guild_id])
        channel = self._far if far else channel_id
        shown = None
        if thing.kind == PRESS:
            rows = [{"type": 1, "components": [thing.component]}]
            shown = {**(self.there.shown(message) if message else NO_MESSAGE), "components": rows}
        newest = self._file.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()[0]
        before = self._states(newest)
        click = self.there.anything(who, channel, thing.kind, thing.data, shown, answers=_any_callback)
        await self._see_it_answered(click, thing)
        self._see_who_moved(before, self._states(newest, before), who.id, who.guild.id, channel)

    async def _see_it_answered(self, click: Click, thing: Thing) -> None:
        try:
            async with asyncio.timeout(ACKNOWLEDGED):
                await self.there.answered(click)
        except TimeoutError:
            self.found["unanswered"] += 1
            self.unanswered.append(thing)
        await self.there.rest()

    def _states(self, newest: int, known: Iterable[int] = ()) -> States:
        return {row[0]: row for row in self._file.execute(_STATES, (newest, json.dumps([*known])))}

    def _see_who_moved(self, before: States, after: States, user_id: int, guild_id: int, channel_id: int) -> None:
        """Nobody here keeps order, so whoever changed a table must sit at it, before or after, where it stands."""
        for table_id, row in after.items():
            was = before.get(table_id)
            if was is not None and was[3] == row[3]:
                continue
            self.found["changes"] += 1
            seated = any(_sits(state[4], user_id) for state in (was, row) if state is not None)
            here = row[1] == guild_id and (row[2] == channel_id or bool(row[5]))
            self.found["changes by others"] += not (seated and here)


def _strange(guild: simcord.GuildHandle, env: simcord.Env) -> list[simcord.MemberActor]:
    """People of this server with names that make trouble."""
    return [
        guild.add_member(env.create_user(f"stranger {guild.id} {number}"), nick=name)
        for number, name in enumerate(NAMES)
    ]


def _sits(snapshot: str, user_id: int) -> bool:
    return any(seat.get("user_id") == user_id for seat in json.loads(snapshot)["seats"])


def _any_callback(method: str, address: str, announced: bool) -> bool:
    return method == "POST" and "/callback" in address


async def interactions(tables: int, count: int, seed: str = "strangers") -> dict[str, Any]:
    grumbles = Grumbles()
    logging.getLogger().addHandler(grumbles)
    with on_disk() as folder:
        path = Path(folder) / "juse.sqlite3"
        async with crowd(path, tables) as people:
            commands = [command.to_dict(people.bot.tree) for command in people.bot.tree.get_commands()]
            strangers = Strangers(people, Ideas(seed, commands))
            await people.sit_down(people.places)
            checked = 0
            for number in range(count):
                await strangers.do_something()
                if number % _FORGET_EVERY == 0:
                    checked += check_all(people.there.env.http_requests)
                    people.there.forget()
            checked += check_all(people.there.env.http_requests)
            errors = [repr(error) for error in people.there.env.errors if not isinstance(error, ANSWERED_BY_ERROR)]
            strangers.close()
        faults = await _faults(path)
    logging.getLogger().removeHandler(grumbles)
    return {
        **strangers.found,
        "count": count,
        "checked": checked,
        "errors": [*errors, *grumbles.lines],
        "faults": faults,
    }


async def _faults(path: Path) -> list[str]:
    """As `python -m bot check` finds them: is the file whole, and does every log lead to where its table stands?"""
    store = await Store.open_to_read(path)
    try:
        return [*await store.integrity_faults(), *(await table_faults(store, find_game))[1]]
    finally:
        await store.close()


# ---------------------------------------------------------------- records

_PIECES = ("", "[", "]", '"', ",", "null", "1e999", "\\ud800", "-", *NAMES)


def mutated_records(count: int, seed: str) -> Iterator[str]:
    chance = random.Random(seed)  # noqa: S311
    games = [find_game(name) for name in game_names()]
    good = [
        to_line(play(game, seats, settle_options(game, {}), f"{seed} {number}", misplays=0.1))
        for game in games
        for number, seats in enumerate(range(game.min_seats, game.max_seats + 1))
    ]
    for _ in range(count):
        text = chance.choice(good)
        yield _changed_values(text, chance) if chance.random() < 0.5 else _changed_text(text, chance)


def _changed_text(text: str, chance: random.Random) -> str:
    for _ in range(chance.randrange(1, 4)):
        start = chance.randrange(len(text) + 1)
        end = start + chance.choice((0, 1, 2, 10, 200))
        piece = chance.choice(
            ("", "[", "]", '"', ",", "null", "1e999", "\\ud800", "-", text[start : start + 50], *NAMES)
        )
        text = text[:start] + piece * chance.choice((1, 1, 1, 500)) + text[end:]
    return text


def _changed_values(text: str, chance: random.Random) -> str:
    record = json.loads(text)
    for _ in range(chance.randrange(1, 3)):
        name = chance.choice([*record, "extra"])
        value = record.get(name)
        if isinstance(value, list) and value and chance.random() < 0.8:
            at, other = chance.randrange(len(value)), chance.randrange(len(value))
            match chance.randrange(5):
                case 0:
                    del value[at]
                case 1:
                    value[at], value[other] = value[other], value[at]
                case 2:
                    value.insert(at, value[other])
                case 3:
                    value[at] = chance.choice((None, 0, "", [], {}, "0 draw", NAMES[0]))
                case _:
                    value *= chance.choice((0, 2, 50))
        else:
            record[name] = chance.choice((None, -1, 0, 99, 10**30, "", "juse", "roundup", [], {}, {"a": 1}, True))
    return json.dumps(record)


def records(count: int, seed: str = "records") -> dict[str, Any]:
    """The longest is measured again, so that what the machine did meanwhile is not the record's."""
    refused, longest, crashes = 0, 0.0, list[str]()
    gc.collect()
    for text in mutated_records(count, seed):
        try:
            seconds, ok = _replayed(text)
            if seconds > longest:
                longest = max(longest, min(seconds, *(_replayed(text)[0] for _ in range(2))))
            refused += not ok
        except Exception as error:
            crashes.append(f"{error!r}: {text[:200]}")
    return {"count": count, "refused": refused, "longest": longest, "crashes": crashes[:5]}


def _replayed(text: str) -> tuple[float, bool]:
    """How long it took, and whether it was a record after all."""
    began, ok = time.process_time(), True
    try:
        replay(text, find_game)
    except RecordError as error:
        str(error).encode()
        ok = False
    return time.process_time() - began, ok
