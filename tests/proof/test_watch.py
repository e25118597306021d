"""The watch notices when a bot lets strangers do what they may not, or takes more from people than time may."""

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
import pytest

from bot.core.chance import Seeded
from bot.games import find_game
from bot.tables.steps import deadlines, lobby, play
from bot.tables.steps.actor import Actor
from bot.tables.steps.model import COMPUTER, GAME_IDLE, LOBBY_IDLE, Phase, Reveal, Seat, TableData, with_seat
from bot.ui.actions import presses
from tests.proof.hostile_interactions import interactions
from tests.proof.rights import Row, Step, Who, wrong
from tests.proof.sent import COMMAND, Sent
from tests.proof.unasked import is_of_time

NOBODY = Who(0, 0, 0)
ROUNDUP = find_game("roundup")
BEGUN = 1000.0


def _whoever_is_asked(table: TableData, game: Any, user_id: int, epoch: int | None) -> int:
    del user_id, epoch
    return min(game.to_act(table.state), default=0) if table.state is not None else 0


def _wherever_it_stands(table: TableData, interaction: Any) -> None:
    del table, interaction


@pytest.mark.long
def test_a_bot_that_lets_anybody_do_anything_anywhere_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.Interaction, "permissions", discord.Permissions.all())
    monkeypatch.setattr(play, "_own_seat", _whoever_is_asked)
    monkeypatch.setattr(presses, "require_here", _wherever_it_stands)
    unseen = {"no right to change: its log", "a table elsewhere was changed", "guild_settings of"}
    for seed in "abcdefgh":  # not every 300 interactions happen to do all of it
        objections = "\n".join(asyncio.run(interactions(tables=12, count=300, seed=seed))["objections"])
        unseen = {wrong for wrong in unseen if wrong not in objections}
        if not unseen:
            break
    assert not unseen


def game_of(*seats: Seat, **fields: Any) -> TableData:
    """Just dealt: all of them choose their bids at once."""
    empty = TableData(7, "roundup", 1, 2, 11, {"points": 10}, seats, touched_at=BEGUN, clock="live", **fields)
    dealt = lobby.deal("a deal")(empty, ROUNDUP, Actor(11, "", now=BEGUN))
    return deadlines.with_deadlines(empty, dealt, ROUNDUP).table


def after_time(before: TableData, at: float) -> TableData:
    change = deadlines.time_up(before, ROUNDUP, Actor(COMPUTER, "", now=at))
    return deadlines.with_deadlines(before, change, ROUNDUP).table


def passes(before: TableData, after: TableData, log: Sequence[Row] = ()) -> bool:
    return is_of_time(Step(before, after, log, NOBODY, ROUNDUP), after.touched_at)


THREE = (Seat(11, "alice"), Seat(12, "bob"), Seat(13, "carol"))
ONE_LATE = with_seat(with_seat(game_of(*THREE), 1, due=BEGUN + 500.0), 2, due=BEGUN + 500.0)
TWICE_LATE = with_seat(ONE_LATE, 0, missed=1)
VOTED = msgspec.structs.replace(TWICE_LATE, end_votes=(12,), removal_votes=((12, 2),))
BOTH_TWICE_LATE = with_seat(with_seat(with_seat(game_of(*THREE), 0, missed=1), 1, missed=1), 2, due=BEGUN + 500.0)
BOTH_AND_VOTED = msgspec.structs.replace(BOTH_TWICE_LATE, removal_votes=((13, 1),))
IDLE = msgspec.structs.replace(game_of(*THREE), seats=THREE)
LOBBY = TableData(7, "roundup", 1, 2, 11, {}, THREE, touched_at=BEGUN)


@pytest.mark.parametrize(
    ("before", "at"),
    [
        (ONE_LATE, BEGUN + 60),
        (game_of(*THREE), BEGUN + 60),
        (TWICE_LATE, BEGUN + 60),
        (VOTED, BEGUN + 60),
        (BOTH_TWICE_LATE, BEGUN + 60),
        (BOTH_AND_VOTED, BEGUN + 60),
        (IDLE, BEGUN + GAME_IDLE),
        (LOBBY, BEGUN + LOBBY_IDLE),
    ],
)
def test_what_time_alone_does_is_known_to_be_that(before: TableData, at: float) -> None:
    after = after_time(before, at)
    assert passes(before, after)
    late = [number for number, seat in enumerate(before.seats) if seat.due == BEGUN + 60]
    others = [seat for number, seat in enumerate(after.seats) if number not in late]
    assert [seat for seat in others if seat.late or (seat.away and not seat.removed)] == []


@pytest.mark.parametrize(
    ("before", "changed"),
    [
        (ONE_LATE, {"phase": Phase.CLOSED}),
        (ONE_LATE, {"options": {"points": 1}}),
        (ONE_LATE, {"deck": "four"}),
        (ONE_LATE, {"opener_id": 12}),
        (ONE_LATE, {"end_votes": (13,)}),
        (ONE_LATE, {"moves": 1}),
        (ONE_LATE, {"touched_at": BEGUN + 59}),
        (ONE_LATE, {"seats": (Seat(11, "alice", away=True, missed=1), *ONE_LATE.seats[1:])}),
        (TWICE_LATE, {"seats": (Seat(11, "alice", away=True, removed=True, missed=2), *ONE_LATE.seats[1:])}),
        (VOTED, {"end_votes": ()}),
        (BOTH_TWICE_LATE, {"seats": after_time(BOTH_AND_VOTED, BEGUN + 60).seats}),
    ],
)
def test_whatever_else_happens_after_a_deadline_is_no_work_of_time(before: TableData, changed: dict[str, Any]) -> None:
    after = after_time(before, BEGUN + 60)
    assert not passes(before, msgspec.structs.replace(after, **changed))


def test_in_the_name_of_time_nobody_elses_seat_is_touched_and_no_move_is_made() -> None:
    after = after_time(ONE_LATE, BEGUN + 60)
    assert not passes(ONE_LATE, with_seat(after, 1, late=True, missed=1, due=None))
    assert not passes(ONE_LATE, with_seat(after, 2, away=True))
    assert not passes(ONE_LATE, with_seat(after, 0, user_id=12))
    assert not passes(ONE_LATE, after, [Row(1, 12, "place 7D 3")])
    assert not passes(LOBBY, msgspec.structs.replace(after_time(LOBBY, BEGUN + LOBBY_IDLE), seats=THREE[:2]))


def test_a_states_chance_is_not_times_business() -> None:
    after = after_time(ONE_LATE, BEGUN + 60)
    assert not passes(ONE_LATE, msgspec.structs.replace(after, chance=Seeded("another").state))


OTHERWISE: dict[str, Any] = {
    "id": 8, "game": "juse", "guild_id": 3, "channel_id": 3, "opener_id": 99, "options": {"points": 1},
    "seats": THREE[:2], "phase": Phase.CLOSED, "version": 5, "state": game_of(*THREE[:2]).state,
    "chance": Seeded("another").state, "moves": 3, "begun_at": 5.0, "epochs": (9, 9, 9), "end_votes": (11,),
    "removal_votes": ((11, 2),), "deck": "four", "back": "waves", "motion": False, "private": True,
    "day": "2026-01-01", "clock": "blitz", "why_closed": "idle", "learning": True, "lesson": 1,
    "reveal": Reveal(9.0), "results": 1, "moves_dealt": 1, "mark": "abcdef",
    "deal": "another", "waits_since": 7.0,
}  # fmt: skip


@pytest.mark.parametrize("field", sorted({*TableData.__struct_fields__} - {"touched_at"}))
@pytest.mark.parametrize("name", ["table look", "table leave", "table remove", "table end", "juse draw"])
def test_a_stranger_may_change_nothing_about_a_game(field: str, name: str) -> None:
    before = game_of(*THREE)
    after = msgspec.structs.replace(before, **{"version": before.version + 1, field: OTHERWISE[field]})
    assert getattr(before, field) != OTHERWISE[field]
    assert [*wrong(Step(before, after, (), Who(99, 1, 2, sent=Sent(COMMAND, name=name)), ROUNDUP))]
