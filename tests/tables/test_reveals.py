"""What has just happened stays to be seen: computers and clocks wait, people do not, and a restart changes nothing."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from bot.core.errors import Refused
from bot.core.game import Event, Juse, Milestone, PartEnded, WrongCall
from bot.tables.steps import lobby, play
from bot.tables.steps.groups import Reveal
from bot.tables.steps.model import Change, Phase, TableData
from bot.tables.steps.timing import (
    last_look_until,
    next_round,
    read_until,
    seen_at,
    with_deadlines_and_calls,
    with_reveal,
)
from bot.tables.store.database import DatabaseUrl
from cogs.juse.player import choose
from cogs.juse.rules.game import DRAW, TO_OWN, JuseGame
from tests.tables.offline_bot import ALICE, BOB, NOW, AtItsOwnPace, by, new_table, running_bot, to_move

pytestmark = pytest.mark.sqlite

SECONDS = 5.0


class Shown(JuseGame):
    """Juse, where all that happens takes five seconds to see and nothing happens by itself."""

    def seconds_to_see(self, view: Any, events: Sequence[Event]) -> float:
        return SECONDS

    def automatic(self, state: Any) -> None:
        return None


class Quick(Shown):
    def seconds_to_see(self, view: Any, events: Sequence[Event]) -> float:
        return 0.0


GAME = Shown()


def dealt(*people: int, computers: int = 0, **fields: Any) -> TableData:
    table = new_table(*people, computers=computers, **fields)
    return lobby.start(f"{1:032x}")(table, GAME, by(people[0])).table


def moved(
    table: TableData, now: float = NOW, game: JuseGame = GAME, pace: float = 1.0, events: Sequence[Event] = ()
) -> TableData:
    seat = table.state.turn
    change = play.act(DRAW)(table, game, by(table.seats[seat].user_id, now))
    return with_reveal(Change(change.table, change.log, (*change.events, *events)), game, pace).table


def test_a_reveal_lasts_as_long_as_the_game_says_times_the_pace_of_the_host() -> None:
    assert moved(dealt(ALICE, BOB)).halt.reveal == Reveal(NOW + SECONDS)
    assert moved(dealt(ALICE, BOB), pace=3.0).halt.reveal == Reveal(NOW + 3 * SECONDS)
    assert moved(dealt(ALICE, BOB), pace=0.0).halt.reveal is None
    assert moved(dealt(ALICE, BOB), game=Quick()).halt.reveal is None


@pytest.mark.parametrize("event", [Juse(seat=0, fault="x"), WrongCall(seat=0, fault="x", accused=1)])
def test_a_juse_is_seen_for_three_seconds_at_least(event: Juse) -> None:
    assert moved(dealt(ALICE, BOB), game=Quick(), events=[event]).halt.reveal == Reveal(NOW + 3)
    assert moved(dealt(ALICE, BOB), events=[event]).halt.reveal == Reveal(NOW + SECONDS)


def test_the_result_of_a_round_is_posted_after_the_last_look_and_seen_for_eight_seconds() -> None:
    table = moved(dealt(ALICE, BOB), events=[Milestone()])
    assert table.halt.reveal == Reveal(NOW + SECONDS + 8, NOW + SECONDS, in_hands=True)
    assert last_look_until(table) == NOW + SECONDS
    assert table.halt.results == 1


def ended(*present: int, event: Event | None = None) -> TableData:
    """A table at which a round has ended while these seats were there."""
    before = dealt(ALICE, BOB)
    change = play.act(DRAW)(before, Quick(), by(before.seats[before.state.turn].user_id))
    change = Change(change.table, change.log, (*change.events, event or Milestone()))
    return with_reveal(change, Quick(), 1.0, present).table


@pytest.mark.parametrize("event", [Milestone(), PartEnded()])
def test_what_ended_stands_in_hands_until_all_who_are_there_went_on_twelve_seconds_at_most(event: Event) -> None:
    table = ended(0, 1, event=event)
    assert table.halt.reveal is not None
    assert (table.halt.reveal.until, table.halt.reveal.waits_for) == (NOW + 12, (0, 1))
    for _ in range(2):  # a second press changes nothing
        table = next_round(table, GAME, by(ALICE, NOW + 1)).table
        assert read_until(table) == NOW + 12
        assert table.halt.reveal
        assert table.halt.reveal.waits_for == (1,)
    table = next_round(table, GAME, by(BOB, NOW + 2)).table
    assert read_until(table) == NOW + 2
    assert last_look_until(table) == (NOW + 2 if table.halt.results else 0)
    with pytest.raises(Refused, match="moved-on"):
        next_round(table, GAME, by(ALICE, NOW + 3))


def test_nobody_waits_for_who_is_not_there_or_has_left() -> None:
    assert read_until(next_round(ended(0), GAME, by(ALICE, NOW + 1)).table) == NOW + 1
    assert read_until(next_round(ended(), GAME, by(BOB, NOW + 1)).table) == NOW + 1, "who has just come"
    left = play.leave(ended(0, 1), GAME, by(BOB, NOW + 1)).table
    assert read_until(next_round(left, GAME, by(ALICE, NOW + 2)).table) == NOW + 2
    with pytest.raises(Refused, match="moved-on"):
        next_round(moved(dealt(ALICE, BOB)), GAME, by(ALICE))


def test_a_secret_milestone_or_juse_is_no_reveal() -> None:
    secret = [Milestone(audience=(0,)), Juse(seat=0, fault="x", audience=(0,))]
    table = moved(dealt(ALICE, BOB), game=Quick(), events=secret)
    assert (table.halt.reveal, table.halt.results) == (None, 0)


def test_a_clock_starts_when_the_reveal_is_over() -> None:
    table = dealt(ALICE, BOB, clock="live")
    seat = table.state.turn
    change = with_reveal(play.act(DRAW)(table, GAME, by(table.seats[seat].user_id)), GAME, 1.0)
    assert with_deadlines_and_calls(table, change, GAME).table.seats[seat].clock.due == NOW + SECONDS + 60
    assert seen_at(change.table) == NOW + SECONDS


def test_the_last_move_of_all_is_seen_for_three_seconds_at_least() -> None:
    over = moved(dealt(ALICE, BOB), game=Quick())
    log = play.act(DRAW)(dealt(ALICE, BOB), GAME, by(ALICE)).log
    table = with_reveal(Change(msgspec.structs.replace(over, phase=Phase.OVER), log), Quick(), 1.0).table
    assert last_look_until(table) == NOW + 3
    assert last_look_until(moved(dealt(ALICE, BOB))) == 0, "a table that is played goes on at once"


# ------------------------------------------------------------ computers, with real tables


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> dict[Any, Any]:
    monkeypatch.setattr("tests.tables.offline_bot.GAME", GAME)
    monkeypatch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: "1" * 32)
    return {GAME: choose}


async def test_computers_wait_until_it_has_been_seen_also_after_a_restart_and_make_one_move_at_a_time(
    place: DatabaseUrl, games: Any
) -> None:
    async with running_bot(place, pause=1.0, games=games, made=AtItsOwnPace) as bot:
        table = await bot.game(ALICE, computers=1)
        await bot.act(table, ALICE, DRAW)
        await bot.act(table, ALICE, TO_OWN)
        assert to_move(table)[1] != ALICE
        assert bot.computers_wait(table) == pytest.approx(SECONDS)
        number, reveal, moves = table.data.id, table.data.halt.reveal, table.data.moves
    async with running_bot(place, pause=1.0, games=games, made=AtItsOwnPace) as bot:
        table = await bot.tables.find(number)
        assert table.data.halt.reveal == reveal
        await bot.tables.computers.act(table)
        assert table.data.moves == moves, "it is too early"
        assert bot.computers_wait(table) == pytest.approx(SECONDS)
        bot.skip(SECONDS)
        await bot.until(lambda: table.data.moves > moves)
        assert {len(changes) for _, changes in bot.changes if changes} == {1}
        assert bot.computers_wait(table) == pytest.approx(SECONDS)
