"""What features know of a table is stored with it, and follows what becomes of the table without being known."""

from typing import Annotated, Any, Self

import msgspec
import pytest

from bot.features.challenge.store import Try
from bot.features.daily.results import DayDeal
from bot.features.lessons.store import ScriptStep
from bot.features.review.store import Again
from bot.features.series.series import Series
from bot.parts import find_stored
from bot.tables.steps import lobby, play
from bot.tables.steps.fields import Holds, TableTime, UserId, shifted, with_fields
from bot.tables.steps.model import FORGOTTEN, Change, Part, Phase, TableData, TableRef
from bot.tables.steps.timing import with_what_follows
from bot.tables.store.snapshot import StoredTable, decode, encode, snapshot_of, without_people
from cogs.juse.rules.game import GAME
from tests.tables.flat import flat
from tests.tables.offline_bot import ALICE, BOB, GUILD, NAMES, OfflineBot, by, new_table

KINDS = {stored.part.feature: stored.part for stored in find_stored() if stored.part is not None}


class Applause(Part, frozen=True):
    """Of a feature that nobody has written yet."""

    feature = "applause"

    for_whom: UserId
    until: TableTime
    moves: int = 0
    quietly: Annotated[int, Holds.UNRECORDED] = 0

    def after(self, change: Change) -> Self:
        return msgspec.structs.replace(self, moves=self.moves + len(change.log))


def row(table: TableData, snapshot: str = "") -> StoredTable:
    seats = tuple((seat.user_id, seat.name, "{}") for seat in table.seats)
    about = (table.id, table.game, table.phase, table.version, GAME.state_version, table.touched_at)
    return StoredTable(*about, snapshot or snapshot_of(table), mark=table.mark, seats=seats)


def test_a_part_follows_every_change_and_names_and_shifts_as_it_declares() -> None:
    table = Applause(BOB, 1010.0).put(new_table(ALICE, BOB))
    for step, rows in ((lobby.start("seed"), 2), (play.agree_to_end, 0)):
        change = with_what_follows(table, step(table, GAME, by(ALICE)), GAME, by(ALICE), (), 1.0)
        assert len(change.log) == rows
        table = change.table
    assert Applause.of(table) == Applause(BOB, 1010.0, moves=2)
    assert Applause.of(shifted(table, 5.0)) == Applause(BOB, 1015.0, moves=2)
    stored = row(table)
    assert str(BOB) not in str(stored.snapshot)
    assert decode(stored, GAME, {"applause": Applause}) == table
    left = play.leave(table, GAME, by(BOB)).table
    forgotten = Applause.of(lobby.forget(left, GAME, by(BOB)).table)
    assert forgotten is not None
    assert forgotten.for_whom == FORGOTTEN


def test_what_a_feature_that_is_gone_has_known_is_kept_as_it_is_stored() -> None:
    table = Applause(ALICE, 1010.0, 3).put(new_table(ALICE, BOB))
    without = decode(row(table), GAME)
    assert Applause.of(without) is None
    later = with_what_follows(without, lobby.start("seed")(without, GAME, by(ALICE)), GAME, by(ALICE), (), 1.0).table
    assert later.phase is Phase.PLAYING
    back = decode(row(shifted(later, 9.0)), GAME, {"applause": Applause})
    assert Applause.of(back) == Applause.of(table)


@pytest.mark.parametrize(
    ("was", "part", "facts"),
    [
        ({"lesson": 3}, ScriptStep(3), {"scripted": True}),
        ({"day": "2026-01-02", "unranked": True}, DayDeal("2026-01-02"), {"deal": "juse 2026-01-02", "counts": False}),
        ({"series": {"deal": 2, "after": 7}}, Series(2, 7, [1.5, 0.0]), {"deals": 2}),
        ({"deal": "7"}, Try(), {"deal": "7", "counts": True}),
        (
            {"again": {"ref": "30.a3f9c1", "move": 2, "same": True}},
            Again(TableRef("30.a3f9c1"), 2, same=True),
            {"is_continued": True},
        ),
    ],
)
def test_a_table_of_before_there_were_parts_is_read_with_them(
    was: dict[str, Any], part: Part, facts: dict[str, Any]
) -> None:
    table = new_table(ALICE, BOB, clock="live")
    table = msgspec.structs.replace(table, seats=(with_fields(table.seats[0], away=True, hints=2), table.seats[1]))
    stored = {**flat(without_people(table)), **was}
    del stored["parts"]
    stored["seats"] = [{**flat(seat), "carried": 1.5 * (number == 0)} for number, seat in enumerate(table.seats)]
    found = decode(row(table, encode(stored).decode()), GAME, KINDS)
    assert (found.known_parts, {name: flat(found)[name] for name in facts}) == ([part], facts)
    assert (found.seats, found.terms.clock, found.place) == (table.seats, "live", table.place)


async def test_a_table_goes_on_with_the_parts_of_features_that_are_gone(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    raw = {"gone": {"kept": [1]}}
    await bot.run(
        table, lambda data, *_: Change(msgspec.structs.replace(data, version=data.version + 1, parts=raw)), ALICE
    )
    bot.tables.drop([table.data.id])
    again = await bot.tables.find(table.data.id)
    await bot.run(again, play.agree_to_end, ALICE)
    assert (again.data.parts, again.data.guild_id, again.data.seats[0].name) == (raw, GUILD, NAMES[ALICE])
