"""Evenings from numbers: nothing is wrong in some, one number gives one story, and planted faults are found."""

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.features.daily.store import DailyBook
from bot.tables.runtime import servers
from bot.tables.runtime.alarms import TableAlarms
from bot.tables.store.messages import Messages
from bot.tables.store.resuming import Resumed
from bot.tables.store.store import Store
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.table import private_messages
from bot.ui.table.channel_posts import ChannelPosts
from bot.ui.table.display import Display
from bot.ui.table.reconciler import TableSlot
from tests.seeds.branching import Branch
from tests.seeds.evening import Evening, play
from tests.seeds.people import Deed
from tests.seeds.shorten import shortened
from tests.seeds.tables_alone import faults_of_tables

ACTIONS, ATTEMPTS = 40, 5
NOBODY_COMES = Deed(1000, "wait", 4000.0, "alice", 1)
DELETED = Deed(1003, "delete", 5.0, "alice", 1)
PLAYED_ELSEWHERE = tuple(
    Deed(1010 + number, "move", 2.0, who, number, place=1) for number, who in enumerate(("alice", "bob", "alice"))
)
ELSEWHERE = (*PLAYED_ELSEWHERE, Deed(1020, "drop channel", 5.0, "alice", 1, place=1))
UNHEARD = (*PLAYED_ELSEWHERE, Deed(1021, "wait", 5.0, "alice", 150, place=1))
"""By this chance the channel is deleted before a new session begins."""
MOVES_AGAIN = Deed(1002, "move", 3.0, "alice", 1)
STOPPED = Deed(1001, "stop", 1.0, "alice", 1)
KILLED_ONE_WAY, KILLED_OTHERWISE = (Branch("a bot is killed", way) for way in (1, 2))

Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.parametrize("seed", [1, 2, 5, 13, 15])
def test_nothing_is_wrong_in_a_short_evening(seed: int) -> None:
    """Nor whatever people then try at its tables."""
    evening = play(seed, ACTIONS)
    assert evening.faults == []
    assert [*faults_of_tables(evening, ATTEMPTS)] == []


def test_the_same_number_gives_the_same_story() -> None:
    first, _, again = play(7, ACTIONS), play(8, 10), play(7, ACTIONS)
    assert first.story == again.story
    assert len(first.story) > ACTIONS


@pytest.mark.long("match")
@pytest.mark.timeout(600)  # three evenings
def test_an_evening_goes_on_in_other_ways_from_where_a_state_was_reached_first() -> None:
    as_planned, *ways = [play(18, ACTIONS, branch=branch) for branch in (None, KILLED_ONE_WAY, KILLED_OTHERWISE)]
    assert [evening.faults for evening in (as_planned, *ways)] == [[], [], []]
    for way in ways:
        parted = next(at for at, line in enumerate(as_planned.story) if line != way.story[at])
        assert any("is killed" in line for line in as_planned.story[:parted])


# ------------------------------------------------------------ planted faults


def shown_before_it_is_committed(patch: pytest.MonkeyPatch) -> None:
    commit, tasks = Store.commit, list[asyncio.Task[Any]]()

    async def later(store: Store, *change: Any) -> bool:
        async def wait() -> None:
            await asyncio.sleep(0.5)
            await commit(store, *change)

        tasks.append(asyncio.get_running_loop().create_task(wait()))
        return True

    patch.setattr(Store, "commit", later)


def never_committed(patch: pytest.MonkeyPatch) -> None:
    async def nothing(store: Store, *change: Any) -> bool:
        return True

    patch.setattr(Store, "commit", nothing)


def not_tried_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableSlot, "retry_in", lambda slot, seconds: None)


def the_hand_of_another(patch: pytest.MonkeyPatch) -> None:
    present = private_messages.present_hand

    def other_hand(table: Any, kit: Any, user_id: int, *more: Any, **options: Any) -> Any:
        other = next(seat.user_id for seat in table.data.seats if seat.user_id != user_id)
        return present(table, kit, other, *more, **options)

    patch.setattr(private_messages, "present_hand", other_hand)


def a_deadline_lost_at_a_start(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableAlarms, "resume", lambda *_: None)


def a_message_posted_twice(patch: pytest.MonkeyPatch) -> None:
    async def nothing(messages: Messages, *moved: Any) -> None:
        pass

    patch.setattr(Messages, "note_moved", nothing)


def a_move_missing_in_the_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("bot.tables.store.store.move_added", lambda table, move: ("UPDATE bot SET application_id = NULL",))


def never_edited(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ChannelPosts, "_must_move", lambda *_: asyncio.sleep(0, False))
    patch.setattr(ChannelPosts, "_edit", lambda *_: asyncio.sleep(0, True))


def said_twice(patch: pytest.MonkeyPatch) -> None:
    once = ChannelPosts._post

    async def twice(slot: ChannelPosts, post: Any, message: Any, old: int | None) -> None:
        await once(slot, post, message, old)
        if post.follows is None:
            await slot.context.poster.post(slot.channel_id, message, post.nonce + 1)

    patch.setattr(ChannelPosts, "_post", twice)


def a_private_table_left_as_it_was(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(EphemeralMessages, "put", lambda *_: asyncio.sleep(0))


def a_table_left_in_a_channel_that_is_gone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(servers, "close_where", lambda *_: asyncio.sleep(0))


def nobody_looks_after_a_new_session(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Display, "note_missed", lambda *_: asyncio.sleep(0))


def a_computer_that_stops_at_a_start(patch: pytest.MonkeyPatch) -> None:
    resume = TableAlarms.resume

    def without(alarms: TableAlarms, tables: Iterable[Resumed], pause: float) -> None:
        resume(alarms, [replace(table, computer_to_move=False) for table in tables], pause)

    patch.setattr(TableAlarms, "resume", without)


@pytest.mark.long("match")
@pytest.mark.parametrize(
    ("plant", "seed", "then", "told"),
    [
        (shown_before_it_is_committed, 1, (), "is shown as of"),
        (never_committed, 1, (), "should have ended"),
        (not_tried_again, 1, (DELETED,), "0 messages show it"),
        (the_hand_of_another, 17, (), " sees "),
        (a_deadline_lost_at_a_start, 1, (STOPPED, NOBODY_COMES), "should have ended"),
        (a_message_posted_twice, 1, (STOPPED, MOVES_AGAIN), "messages show it"),
        (a_move_missing_in_the_log, 1, (), "its log has"),
        (never_edited, 1, (), "it says"),
        (said_twice, 1, (), "was posted 2 times"),
        (a_private_table_left_as_it_was, 12, (), "it says"),
        (a_table_left_in_a_channel_that_is_gone, 1, ELSEWHERE, "channel that is gone"),
        (nobody_looks_after_a_new_session, 1, UNHEARD, "channel that is gone"),
        (a_computer_that_stops_at_a_start, 9, (STOPPED,), "waits for a computer"),
    ],
)
def test_a_planted_fault_is_found(
    plant: Plant, seed: int, then: tuple[Deed, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    in_a_lobby = range(2) if plant in (a_deadline_lost_at_a_start, not_tried_again) else None
    assert any(told in fault for fault in play(seed, ACTIONS, only=in_a_lobby, then=then).faults)


@pytest.mark.long("match")
def test_a_streak_that_does_not_add_up_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DailyBook, "streak", lambda *_: asyncio.sleep(0, 7))
    assert any("has a streak of 7" in fault for fault in play(164).faults)


def test_a_failing_evening_is_shortened_to_the_deeds_that_it_takes() -> None:
    def fails(seed: int, actions: int, only: Collection[int] | None = None) -> Evening:
        done = range(actions) if only is None else only
        return Evening(seed, [], [f"wrong {len(done)} times"] if {3, 17} <= {*done} else [], [])

    assert shortened(1, 40, fails) == (3, 17)
