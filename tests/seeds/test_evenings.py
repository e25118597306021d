"""Evenings from numbers: nothing is wrong in some, one number gives one story, and planted faults are found."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any

import pytest

from bot.features.daily.store import DailyBook
from bot.tables.runtime import servers
from bot.tables.runtime.alarms import TableAlarms
from bot.tables.store.messages import Messages
from bot.tables.store.store import Store
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.table import private_messages, public_message
from bot.ui.table.announcements import BesideTable
from bot.ui.table.reconciler import TableSlot
from tests.seeds.evening import Evening, play
from tests.seeds.people import Deed
from tests.seeds.shorten import shortened

ACTIONS = 40
NOBODY_COMES = Deed(1000, "wait", 4000.0, "alice", 1)
DELETED = Deed(1003, "delete", 5.0, "alice", 1)
ELSEWHERE = (
    *(Deed(1010 + number, "move", 2.0, who, number, place=1) for number, who in enumerate(("alice", "bob", "alice"))),
    Deed(1020, "drop channel", 5.0, "alice", 1, place=1),
)
MOVES_AGAIN = Deed(1002, "move", 3.0, "alice", 1)
STOPPED = Deed(1001, "stop", 1.0, "alice", 1)

Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.parametrize("seed", [1, 2, 5, 13, 15, 18])
def test_nothing_is_wrong_in_a_short_evening(seed: int) -> None:
    assert play(seed, ACTIONS).faults == []


def test_the_same_number_gives_the_same_story() -> None:
    first, _, again = play(7, ACTIONS), play(8, 10), play(7, ACTIONS)
    assert first.story == again.story
    assert len(first.story) > ACTIONS


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
    patch.setattr(public_message.PublicMessage, "_must_move", lambda message: message.message_id is None)
    patch.setattr(public_message.PublicMessage, "_edit", lambda *_: asyncio.sleep(0, True))


def said_twice(patch: pytest.MonkeyPatch) -> None:
    post = BesideTable.post

    async def twice(slot: BesideTable, kind: str, message: Any, nonce: int, *more: Any) -> None:
        await post(slot, kind, message, nonce, *more)
        await post(slot, kind, message, nonce + 1, *more)

    patch.setattr(BesideTable, "post", twice)


def a_private_table_left_as_it_was(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(EphemeralMessages, "put", lambda *_: asyncio.sleep(0))


def a_table_left_in_a_channel_that_is_gone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(servers, "close_where", lambda *_: asyncio.sleep(0))


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
    ],
)
def test_a_planted_fault_is_found(
    plant: Plant, seed: int, then: tuple[Deed, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    in_a_lobby = range(2) if plant in (a_deadline_lost_at_a_start, not_tried_again) else None
    assert any(told in fault for fault in play(seed, ACTIONS, only=in_a_lobby, then=then).faults)


def test_a_streak_that_does_not_add_up_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DailyBook, "streak", lambda *_: asyncio.sleep(0, 7))
    assert any("has a streak of 7" in fault for fault in play(164).faults)


def test_a_failing_evening_is_shortened_to_the_deeds_that_it_takes() -> None:
    def fails(seed: int, actions: int, only: Collection[int] | None = None) -> Evening:
        done = range(actions) if only is None else only
        return Evening(seed, [], [f"wrong {len(done)} times"] if {3, 17} <= {*done} else [])

    assert shortened(1, 40, fails) == (3, 17)
