"""Reviews that are done: with the record of their game, and forgotten with whoever asked for them."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from bot.tables.steps.model import Part, TableData, TableRef
from bot.tables.store.database import Database
from bot.tables.store.stored import PagedSection, Stored
from bot.text import Words

Costly = TypeVar("Costly")


async def stored_moments(database: Database, table_id: int, seat: int, kind: type[Costly]) -> Sequence[Costly] | None:
    """Return the costly decisions, the costliest first; None if nobody has asked yet, or an older version has written
    them.
    """
    rows = await database.rows("SELECT moments FROM reviews WHERE table_id = ? AND seat = ?", table_id, seat)
    try:
        return msgspec.json.decode(rows[0]["moments"], type=tuple[kind, ...]) if rows else None
    except msgspec.DecodeError:
        return None


async def note_moments(database: Database, data: TableData, seat: int, moments: Sequence[Any]) -> None:
    """Store the costly decisions of the person in this seat, unless they were erased meanwhile."""
    await database.write(
        "INSERT INTO reviews (table_id, seat, person, moments) SELECT ?, ?, key, ? FROM people"
        " WHERE user_id = ? AND guild_id = ? ON CONFLICT (table_id, seat) DO UPDATE SET moments = excluded.moments",
        data.id,
        seat,
        msgspec.json.encode(moments).decode(),
        data.seats[seat].user_id,
        data.guild_id,
    )


class Again(Part, frozen=True):
    """A decision of a game that is over, tried again, with other hidden cards that fit what its seat knew then."""

    feature = "review"
    title_says_all = True

    ref: TableRef
    move: int
    same: bool = False
    """The hidden cards are those of then, as no others fit."""
    number: int = 0
    count: int = 1
    """Its place among the decisions of a set, from 0, and how many these are."""
    reached: int = 0
    """The goals that were reached before it in this set."""

    @property
    def is_last(self) -> bool:
        return self.number + 1 >= self.count

    def is_of(self, other: "Again") -> bool:
        """Return whether both are tries of the same decision."""
        return (self.ref, self.move) == (other.ref, other.move)

    def title(self, usual: str, table: TableData, game: str, words: Words) -> str:
        return words.say("again-title", game=game, move=self.move, table=self.ref.split(".")[0], same=self.same)


STORED = Stored(
    part=Again,
    paged={
        "reviews": PagedSection(
            'SELECT table_id AS "table", seat, moments FROM reviews WHERE person = ?1 AND table_id > ?2'
            " ORDER BY table_id LIMIT ?3",
            {"table": 0},
        )
    },
    of_person=("reviews",),
    of_table=("reviews",),
)
