"""Lists of the games that ended last, to choose one from; and what a table knows of the game that it plays again."""

from collections.abc import Sequence
from itertools import groupby
from typing import Self

import msgspec

from bot.tables.steps.model import FORGOTTEN, Change, Move, Part, TableData, TableRef
from bot.tables.store.database import Database
from bot.tables.store.people import PEOPLE, SITS_AS, keys_of
from bot.tables.store.stored import Stored
from bot.tables.store.table_rows import ENDED, ENDED_IN
from bot.text import Words

_KEYS = keys_of("?1", "NULL")
_OWN = ENDED.format(
    among=f"person IN {_KEYS} AND person > {FORGOTTEN}", which=f"private_to IN {_KEYS} AND phase = 'over'"
)


class EndedGame(msgspec.Struct, frozen=True):
    id: int
    ref: TableRef
    game: str
    names: tuple[str, ...]
    """The names in its seats."""


async def games_in(database: Database, guild_id: int, channel_id: int) -> list[EndedGame]:
    """Return the games that ended in this channel and can be watched, the newest first."""
    return await _games(database, ENDED_IN, guild_id, channel_id)


async def own_games(database: Database, user_id: int) -> list[EndedGame]:
    """Return this person's private games that were played to their end and can be watched, the newest first."""
    return await _games(database, _OWN, user_id)


async def _games(database: Database, found: str, *about: int) -> list[EndedGame]:
    sql = (
        f"SELECT id, id || '.' || mark AS ref, game, {SITS_AS} AS name FROM ({found}) AS found"  # noqa: S608
        f" JOIN tables USING (id) LEFT JOIN seats ON table_id = id {PEOPLE} ORDER BY id DESC, seat"
    )
    games = groupby(await database.rows_beside(sql, *about), lambda row: (row["id"], row["ref"], row["game"]))
    return [EndedGame(*game, tuple(row["name"] for row in seats if row["name"] is not None)) for game, seats in games]


class PlayedAgain(Part, frozen=True):
    """A game that is over, played again by one of its players: from the deal, or from one of its moves."""

    feature = "replay"
    title_says_all = True

    ref: TableRef
    """The game that was played first, perhaps by whoever made a challenge of it."""
    seat: int
    move: int = 0
    """The first move that is made anew; 0: the same cards are dealt."""
    figures: Sequence[int] = ()
    """What its seat had reached the first time, by card or by turn: figures alone."""
    turn: int = 0
    """The turns of the seat so far."""
    last_mover: int | None = None

    def after(self, change: Change) -> Self:
        return self.after_moves(change.log)

    def after_moves(self, moves: Sequence[Move]) -> Self:
        turn, last = self.turn, self.last_mover
        for move in moves:
            turn, last = turn + (last != move.seat == self.seat), move.seat
        return msgspec.structs.replace(self, turn=turn, last_mover=last)

    def title(self, usual: str, table: TableData, game: str, words: Words) -> str:
        return words.say("played-again-title", game=game, move=self.move, table=self.ref.split(".")[0])

    def described(self, table: TableData, words: Words) -> str:
        return words.say("played-again-running", move=self.move, table=self.ref.split(".")[0])


STORED = Stored(part=PlayedAgain)
