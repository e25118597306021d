"""A database with any number of running tables, of all games, each somewhere in the middle of its game."""

import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bot.core.game import AnyGame, settle_options
from bot.games import find_game, game_names
from bot.parts import find_stored
from bot.tables.steps import lobby, play
from bot.tables.steps.fields import with_fields
from bot.tables.steps.model import COMPUTER, Actor, Change, Move, Phase, Proposal, Seat, TableData
from bot.tables.store.session import Session
from bot.tables.store.snapshot import snapshot_of
from bot.tables.store.store import Store
from bot.tables.store.table_rows import move_added, note_opened
from bot.text import COMPLETE
from tests.proof.isolated import run_isolated

VARIANTS = 8
MAX_MOVES = 60
MAX_SEATS = 3
"""At a table all but one are people, if several can play the game."""
NAMES = ("Person", "שלום", "さくら", "नीला")
"""With the table's number. Each in another script, so that three further fonts are in use."""
LAST_PLAYED = 3600.0
"""Seconds ago. When a bot starts, it has more to do for tables played at in the last minute, but those are never all.
"""

_TABLE = (
    "INSERT INTO tables (id, game, guild_id, channel_id, phase, version, state_version, snapshot, shown_version,"
    " touched_at, deadline, mark) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?6, ?9, ?10, ?11)"
)


class Place(msgspec.Struct, frozen=True):
    """A channel and the people in it."""

    guild_id: int
    channel_id: int
    people: tuple[int, ...]


class Played(NamedTuple):
    table: TableData
    moves: tuple[Move, ...]


def games_on_discord() -> list[AnyGame]:
    return [find_game(name) for name in game_names()]


def fill_database(path: Path, places: Sequence[Place]) -> None:
    """Table number N is in place N - 1; the games take turns. Runs in another process than the one to be measured."""
    run_isolated(
        "bench.filled_database:fill", path=str(path), places=[msgspec.structs.asdict(place) for place in places]
    )


async def fill(path: str, places: list[dict[str, Any]]) -> None:
    store = await Store.open(Path(path), find_stored())

    async def work(db: Session) -> None:
        for table, moves in _copies(msgspec.convert(places, list[Place])):
            about = (table.id, table.game, table.guild_id, table.channel_id, table.phase, table.version)
            state_version = find_game(table.game).state_version
            times = (table.touched_at, table.deadline)
            await db.do(_TABLE, *about, state_version, snapshot_of(table), *times, table.mark)
            await note_opened(db, table)
            for move in moves:
                await db.do(*move_added(table.id, move))
        await db.do("UPDATE bot SET heartbeat = ?", time.time())

    await store.transaction(work)
    await store.close()


def _copies(places: Sequence[Place]) -> Iterator[Played]:
    models = [list(_models(game)) for game in games_on_discord()]
    for number, place in enumerate(places):
        of_game = models[number % len(models)]
        model = of_game[number // len(models) % len(of_game)]
        table = model.table
        seats = tuple(
            msgspec.structs.replace(
                seat, user_id=place.people[seat.user_id - 1], name=f"{NAMES[seat.user_id % len(NAMES)]} {number}"
            )
            if seat.user_id != COMPUTER
            else seat
            for seat in table.seats
        )
        copied = with_fields(
            table,
            id=number + 1,
            mark=f"{number + 1:06x}",
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            opener_id=seats[0].user_id,
            seats=seats,
            language=COMPLETE[number % len(COMPLETE)],
        )
        yield Played(copied, model.moves)


def _models(game: AnyGame) -> Iterator[Played]:
    """Games after different numbers of random legal moves."""
    for variant in range(VARIANTS):
        chance = random.Random(f"{game.name} {variant}")  # noqa: S311
        played = _dealt(game, f"{variant:032x}")
        while len(played.moves) <= MAX_MOVES * (variant + 1) // VARIANTS or not _a_person_is_asked(played, game):
            following = _moved(played, game, chance)
            if following.table.phase is not Phase.PLAYING:
                break
            played = following
        yield played


def _dealt(game: AnyGame, seed: str) -> Played:
    count = min(max(MAX_SEATS, game.min_seats), game.max_seats)
    people = max(1, count - 1)
    seats = [Seat(number + 1, f"person {number + 1}") for number in range(people)]
    seats += [Seat(COMPUTER, name) for name in lobby.COMPUTER_NAMES[: count - people]]
    empty = TableData(0, game.name, 1, settle_options(game, {}), tuple(seats), touched_at=time.time() - LAST_PLAYED)
    return _with(Played(empty, ()), lobby.deal(seed)(empty, game, _bot_at(empty.touched_at)))


def _bot_at(time: float) -> Actor:
    return Actor(COMPUTER, "", False, time, time)


def _moved(played: Played, game: AnyGame, chance: random.Random) -> Played:
    table = played.table
    seat = min(game.to_act(table.state))
    action = random_move(game, table.state, seat, chance)
    user_id = table.seats[seat].user_id
    if user_id == COMPUTER:
        proposal = Proposal(table.version, seat, action)
        return _with(played, play.act_for_computer(proposal)(table, game, _bot_at(table.touched_at)))
    actor = Actor(user_id, "", False, table.touched_at, table.touched_at)
    return _with(played, play.act(action)(table, game, actor))


def _with(played: Played, change: Change) -> Played:
    return Played(change.table, (*played.moves, *change.log))


def _a_person_is_asked(played: Played, game: AnyGame) -> bool:
    return all(not played.table.seats[seat].by_computer for seat in game.to_act(played.table.state))


def random_move(game: AnyGame, state: Any, seat: int, chance: random.Random) -> Any:
    return chance.choice(game.legal(state, seat))
