"""A database with as many running tables as wanted, of all games, each somewhere in the middle of its own game."""

import random
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bot.core.game import AnyGame, settle_options
from bot.games import extension_names, find_game, game_names
from bot.tables.steps import lobby, play
from bot.tables.steps.actor import Actor, the_bot
from bot.tables.steps.model import COMPUTER, Change, Intent, Move, Phase, Seat, TableData
from bot.tables.store.snapshot import encode
from bot.tables.store.store import Store
from tests.proof.apart import apart

VARIANTS = 8
MOST_MOVES = 60
MOST_SEATS, MOST_COMPANY = 3, 5
"""At each table all but one are people, where the game can be played by several; or, at a larger one, just one is."""
LAST_PLAYED = 3600.0
"""Seconds ago. At what was played in its last minute a bot that starts has more to do, but that is never all tables."""

_TABLES = (
    "INSERT INTO tables (id, game, guild_id, channel_id, phase, version, state_version, snapshot, shown_version,"
    " touched_at, deadline) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_MOVES = "INSERT INTO moves (table_id, number, seat, action, chance, user_id, at) VALUES (?, ?, ?, ?, ?, ?, ?)"


class Place(msgspec.Struct, frozen=True):
    """A channel and who is in it."""

    guild_id: int
    channel_id: int
    people: tuple[int, ...]


class Played(msgspec.Struct, frozen=True):
    table: TableData
    moves: tuple[Move, ...]


def games_on_discord() -> list[AnyGame]:
    extensions = extension_names()
    return [find_game(name) for name in game_names() if f"cogs.{name}" in extensions]


def stock(path: Path, places: Sequence[Place], *, alone: bool = False) -> None:
    """Table number N stands in place N - 1; the games take turns. Filled beside the process that is to be measured."""
    apart("stock:fill", path=str(path), places=[msgspec.structs.asdict(place) for place in places], alone=alone)


async def fill(path: str, places: list[dict[str, Any]], *, alone: bool) -> None:
    await (await Store.open(Path(path))).close()
    with closing(sqlite3.connect(path)) as file:
        rows = list(_copies(msgspec.convert(places, list[Place]), alone=alone))
        file.executemany(_TABLES, [_row(played.table) for played in rows])
        file.executemany(_MOVES, (_move_row(played.table.id, move) for played in rows for move in played.moves))
        file.execute("UPDATE bot SET heartbeat = ?", (time.time(),))
        file.commit()


def _copies(places: Sequence[Place], *, alone: bool) -> Iterator[Played]:
    models = [list(_models(game, alone=alone)) for game in games_on_discord()]
    for number, place in enumerate(places):
        of_game = models[number % len(models)]
        model = of_game[number // len(models) % len(of_game)]
        table = model.table
        seats = tuple(
            msgspec.structs.replace(seat, user_id=place.people[seat.user_id - 1]) if seat.user_id != COMPUTER else seat
            for seat in table.seats
        )
        copied = msgspec.structs.replace(
            table,
            id=number + 1,
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            opener_id=seats[0].user_id,
            seats=seats,
        )
        yield Played(copied, model.moves)


def _models(game: AnyGame, *, alone: bool) -> Iterator[Played]:
    """Games that people play at random by the rules, for different lengths of time."""
    for variant in range(VARIANTS):
        chance = random.Random(f"{game.name} {variant}")  # noqa: S311
        played = _dealt(game, f"{variant:032x}", alone=alone)
        while len(played.moves) <= MOST_MOVES * (variant + 1) // VARIANTS or not _a_person_is_asked(played, game):
            further = _moved(played, game, chance)
            if further.table.phase is not Phase.PLAYING:
                break
            played = further
        yield played


def _dealt(game: AnyGame, seed: str, *, alone: bool) -> Played:
    count = min(max(MOST_COMPANY if alone else MOST_SEATS, game.min_seats), game.max_seats)
    people = 1 if alone else max(1, count - 1)
    seats = [Seat(number + 1, f"person {number + 1}") for number in range(people)]
    seats += [Seat(COMPUTER, name) for name in lobby.COMPUTER_NAMES[: count - people]]
    empty = TableData(
        0, game.name, 0, 0, 1, settle_options(game, {}), tuple(seats), touched_at=time.time() - LAST_PLAYED
    )
    return _with(Played(empty, ()), lobby.deal(seed)(empty, game, the_bot(empty.touched_at)))


def _moved(played: Played, game: AnyGame, chance: random.Random) -> Played:
    table = played.table
    seat = min(game.to_act(table.state))
    action = a_move(game, table.state, seat, chance)
    user_id = table.seats[seat].user_id
    if user_id == COMPUTER:
        intent = Intent(table.version, seat, action)
        return _with(played, play.act_for_computer(intent)(table, game, the_bot(table.touched_at)))
    actor = Actor(user_id, "", False, table.touched_at)
    return _with(played, play.act(action)(table, game, actor))


def _with(played: Played, change: Change) -> Played:
    assert change.move is not None
    return Played(change.table, (*played.moves, change.move))


def _a_person_is_asked(played: Played, game: AnyGame) -> bool:
    return all(not played.table.seats[seat].by_computer for seat in game.to_act(played.table.state))


def a_move(game: AnyGame, state: Any, seat: int, chance: random.Random) -> Any:
    """Some move that is no misplay."""
    return chance.choice(game.legal(state, seat))


def _row(table: TableData) -> tuple[Any, ...]:
    version = find_game(table.game).state_version
    return (
        table.id,
        table.game,
        table.guild_id,
        table.channel_id,
        table.phase,
        table.version,
        version,
        encode(table).decode(),
        table.version,
        table.touched_at,
        table.deadline,
    )


def _move_row(table_id: int, move: Move) -> tuple[Any, ...]:
    return table_id, move.number, move.seat, move.action, encode(move.chance).decode(), move.user_id, move.at
