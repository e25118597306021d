"""An offline bot that plays tables of all games until it is killed, and reports what it has acknowledged and shown.

Bots that are killed leave their tables open, so each run goes on with what it finds.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from datetime import date, timedelta
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame, settle_options
from bot.features.daily.results import DayDeal
from bot.games import find_game, find_player, game_names
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby, play
from bot.tables.steps.model import Change, Phase, Step
from bot.tables.store.store import Store
from tests.tables.offline_bot import ALICE, BOB, GUILD, KEEPER, OfflineBot, running_bot

GAMES = {find_game(name): find_player(name) for name in game_names()}

LONGEST_GAME = 150
"""Moves of one game, so that many games begin and end."""
_FLUSH_EVERY = 0.03
_RARELY = 40


class Born(msgspec.Struct, frozen=True, tag=True):
    """Everything is loaded; the file is opened next."""


class Acknowledged(msgspec.Struct, frozen=True, tag=True):
    """Somebody was told that the file has it."""

    table: int
    version: int
    move: tuple[int, int, str] | None = None
    """Its number, seat and action."""


class Shown(msgspec.Struct, frozen=True, tag=True):
    """What the channel shows."""

    table: int
    version: int


class Playing(OfflineBot):
    def __init__(self, told: Connection, path: Path, store: Store, pause: float, skipped: float) -> None:
        super().__init__(path, store, pause, skipped)
        self._told = told

    def _tell(self, what: Acknowledged | Shown) -> None:
        self._told.send_bytes(msgspec.json.encode(what))

    async def _on_change(self, table: Table, changes: Sequence[Change]) -> None:
        for change in changes:
            self.acknowledge(change)
        self.show(table)
        await super()._on_change(table, changes)

    async def do(self, table: Table, step: Step, user: int = ALICE) -> None:
        """What a person does: committed, acknowledged, shown. Refused if a computer was quicker."""
        with contextlib.suppress(Refused):
            self.acknowledge(await self.run(table, step, user, moderator=step is play.end))
            self.show(table)

    def acknowledge(self, change: Change) -> None:
        move = change.move
        told = None if move is None or move.seat is None else (move.number, move.seat, move.action)
        self._tell(Acknowledged(change.table.id, change.table.version, told))

    def show(self, table: Table) -> None:
        """Sometimes only later, as if Discord were out of order."""
        data = table.data
        if secrets.randbelow(_RARELY // 4) == 0:
            self.tables.alarms.show_in(data.id, data.guild_id, 0.2)
            return
        self._tell(Shown(data.id, data.version))
        self.tables.store.note_shown(data.id, data.version)


def run(file: str, told: Connection) -> None:
    told.send_bytes(msgspec.json.encode(Born()))
    asyncio.run(_play_all(Path(file), told))


async def _play_all(file: Path, told: Connection) -> None:
    async with running_bot(file, games=GAMES, made=partial(Playing, told)) as bot:
        assert isinstance(bot, Playing)
        players = (_play_for_ever(bot, game, channel) for channel, game in enumerate(GAMES, start=1))
        await asyncio.gather(_note_often(bot), *players)


async def _note_often(bot: OfflineBot) -> None:
    """The heartbeat writes what was shown; its own interval is too long for these bots."""
    while True:
        await bot.tables.store.heartbeat(bot.clock.saved())
        await asyncio.sleep(_FLUSH_EVERY)


async def _play_for_ever(bot: Playing, game: AnyGame, channel: int) -> None:
    while True:
        table = await _found(bot, game, channel) or await _opened(bot, game, channel)
        if table.data.phase is Phase.LOBBY:
            await _begin(bot, table)
        while table.data.phase is Phase.PLAYING:
            await bot.until(lambda table=table: not table.data.is_open or bool(_people_asked(table)))
            if asked := _people_asked(table):
                await bot.do(table, *_something(table, asked))


async def _found(bot: OfflineBot, game: AnyGame, channel: int) -> Table | None:
    if game.max_seats == 1:
        own = await bot.tables.store.private_tables(ALICE, game.name)
        return await bot.tables.find(own[0]) if own else None
    number = await bot.tables.store.open_table_in(channel)
    return None if number is None else await bot.tables.find(number)


async def _opened(bot: Playing, game: AnyGame, channel: int) -> Table:
    place, opener, options = (GUILD, channel), bot.by(ALICE), settle_options(game, {})
    if game.max_seats == 1:
        # Each is the deal of some day, whose result is noted with the last move.
        [(days,)] = await bot.tables.store.rows("SELECT count(*) FROM tables WHERE day IS NOT NULL")
        day = (date(2100, 1, 1) + timedelta(days)).isoformat()
        table = await bot.tables.open_dealt(game, place, opener, options, private=True, **DayDeal.facts(game.name, day))
    else:
        table = await bot.tables.open(game, place, opener, options)
    bot.acknowledge(Change(table.data))
    bot.show(table)
    return table


async def _begin(bot: Playing, table: Table) -> None:
    """The last bot may have been killed when somebody had already joined."""
    if table.data.seat_of(BOB) is None:
        await bot.do(table, lobby.join, BOB)
    if len(table.data.people) == len(table.data.seats):
        await bot.do(table, lobby.add_computer())
    await bot.do(table, lobby.start(secrets.token_hex(16)))


def _people_asked(table: Table) -> list[int]:
    data = table.data
    if data.phase is not Phase.PLAYING:
        return []
    return [seat for seat in sorted(table.game.to_act(data.state)) if not data.seats[seat].by_computer]


def _something(table: Table, asked: Sequence[int]) -> tuple[Step, int]:
    """A step and its user: mostly a move; now and then somebody leaves, comes back, or ends the game."""
    data = table.data
    bob = data.seat_of(BOB)
    if data.moves > LONGEST_GAME:
        return play.end, KEEPER
    if bob is not None and secrets.randbelow(_RARELY) == 0:
        return play.come_back if data.seats[bob].presence.away else play.leave, BOB
    seat = secrets.choice(asked)
    offered = table.game.possible if secrets.randbelow(_RARELY // 4) == 0 else table.game.legal
    return play.act(secrets.choice(offered(data.state, seat))), data.seats[seat].user_id
