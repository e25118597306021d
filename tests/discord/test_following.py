"""An open hand follows the table, at a pace that Discord allows."""

import asyncio
import gc
import weakref
from itertools import pairwise
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.core.game import Outcome
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Phase
from bot.tables.steps.timing import EARLY
from bot.ui.discord.ephemeral import EphemeralMessages, Key
from bot.ui.discord.response import ReadyMessage
from bot.ui.kit import GameKit
from bot.ui.table import private_messages
from bot.ui.table.hand import present_hand
from bot.ui.table.pace import HAND_EVERY, TABLE_EVERY, Pace
from bot.ui.table.painter import Painter
from bot.ui.table.presentation import Presentation
from bot.ui.table.private_messages import HAND, end_hand
from bot.ui.table.public_message import PUBLIC
from bot.ui.table.reconciler import Slot
from tests.discord import consistency
from tests.discord.house import THREE, House, labels
from tests.discord.open_hands import follow, panel, panels
from tests.discord.paced_evening import ACTS, Evening
from tests.discord.roundup_evening import Action, begin, good_action, in_turns, play, type_in, unseen

SIX = ("alice", "bob", "carol", "dave", "erin", "frank")
_TICK = 1.0


def edits(house: House, *names: str) -> int:
    """Return how often their hands were edited."""
    hands = tuple(f"/messages/{hand.id}" for name in names for hand in panels(house, name))
    return sum(request.path.endswith(hands) for request in house.env.http_requests)


def noted_edits(house: House, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[tuple[float, bool]]]:
    """When whose hand is edited from now on, and whether its owner is asked then."""
    change, edited = EphemeralMessages.change, {name: list[tuple[float, bool]]() for name in house.people}

    async def changed(messages: EphemeralMessages, key: Key, message: ReadyMessage) -> None:
        [name] = (name for name, person in house.people.items() if person.id == key[1])
        edited[name].append((house.bot.clock.running(), "▶" in message.content))
        await change(messages, key, message)

    monkeypatch.setattr(EphemeralMessages, "change", changed)
    return edited


async def open_all(house: House, *names: str) -> None:
    await begin(house, *names)
    await play(house, unseen, in_turns)
    for name in names:
        await panel(house, name)
    await follow(house)


async def asked(house: House) -> int:
    table = await house.table()
    return min(table.game.to_act(table.data.state))


async def move(house: House) -> None:
    """Whoever is asked moves by a command, so that nobody presses anything in a hand."""
    seat = await asked(house)
    await type_in(house, seat, await good_action(house, seat))


async def test_whoever_is_asked_can_press_at_once_however_late_their_hand_was_edited(house: House) -> None:
    await open_all(house, *THREE)
    for _ in range(9):
        assert labels(panels(house, THREE[await asked(house)])[0])
        await move(house)
        await house.env.settle()


async def test_a_hand_shows_what_others_do_and_is_edited_at_most_every_2_5_seconds_unless_its_turn_comes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_all(house, *THREE)
    opened, edits_of = panels(house, "carol"), noted_edits(house, monkeypatch)
    edited = edits_of["carol"]

    async def moves(_: House, seat: int, action: Action) -> None:
        await type_in(house, seat, action)
        await house.env.advance_time(_TICK)

    await play(house, moves, lambda _: len(edited) > 5)
    waited = {later - first for (first, _), (later, has_turn) in pairwise(edited) if not has_turn}
    assert min(waited) >= HAND_EVERY - EARLY
    await follow(house)
    assert await consistency.open_hands(house) == []
    assert [hand.id for hand in panels(house, "carol")] == [hand.id for hand in opened], "none is posted anew"


async def test_a_hand_is_made_once_for_each_change_however_often_its_table_is_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_all(house, *THREE)
    await move(house)
    await follow(house)
    table, made = await house.table(), list[int]()

    def counted(table: Table, kit: GameKit, user_id: int, *args: Any, **kwargs: Any) -> Presentation:
        made.append(user_id)
        return present_hand(table, kit, user_id, *args, **kwargs)

    monkeypatch.setattr(private_messages, "present_hand", counted)
    for _ in range(3):
        await house.bot.services.tables.show(table)
        await follow(house)
    assert made == []
    await move(house)
    await follow(house)
    await house.bot.services.tables.show(table)
    await follow(house)
    assert sorted(made) == sorted(house[name].id for name in THREE)


async def test_at_ten_moves_a_second_no_open_hand_is_older_than_3_seconds(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_all(house, *THREE)
    edited, begun = noted_edits(house, monkeypatch), house.bot.clock.running()
    for _ in range(50):
        await move(house)
        await house.env.advance_time(0.1)
    for name in THREE:
        times = [begun, *(at for at, _ in edited[name]), house.bot.clock.running()]
        assert max(later - first for first, later in pairwise(times)) <= 3


async def test_once_discord_has_refused_one_hands_share_30_edits_a_minute_and_say_so_but_presses_are_answered(
    house: House,
) -> None:
    await open_all(house, *THREE)
    house.expected_logs.append("a hand could not be shown")
    house.env.inject_error("PATCH", "/webhooks/*/messages/*", status=429)
    await move(house)
    await house.env.advance_time(12)
    assert all("may be 6 s old" in panels(house, name)[0].content for name in THREE)
    before = edits(house, *THREE)
    for _ in range(60):
        await move(house)
        await house.env.advance_time(1.0)
    assert 20 < edits(house, *THREE) - before <= 30
    await move(house)
    name = THREE[await asked(house)]
    await house[name].click(house.live(), label="My hand")
    assert not [fault for fault in await consistency.open_hands(house) if fault.startswith(name)], "at once"
    await house.pass_time(600)
    await house[name].click(house.live(), label="My hand")
    assert "s old" not in panels(house, name)[0].content


async def test_the_table_waits_3_seconds_while_all_look_at_their_hands_unless_somebody_watches(house: House) -> None:
    await open_all(house, *THREE)

    def edited() -> int:
        address = f"/channels/{house.channel.id}/messages/{house.live().id}"
        return sum(request.path == address for request in house.env.http_requests)

    await house.env.advance_time(TABLE_EVERY)
    before = edited()
    for _ in range(4):
        await move(house)
    assert edited() == before + 1
    await house.env.advance_time(TABLE_EVERY)
    assert edited() == before + 2
    assert await consistency.public_faults(house) == []
    await house["eve"].click(house.live(), label="My hand")
    before = edited()
    for _ in range(3):
        await move(house)
    assert edited() == before + 3, "eve watches"


@pytest.mark.parametrize("settings", [{"computer_pause": 2.0}], indirect=True)
@pytest.mark.parametrize(("people", "most"), [(6, 100), (2, 40)])
async def test_so_many_requests_in_a_minute_suffice(house: House, people: int, most: int) -> None:
    evening = Evening(house, SIX[:people], {})
    await house.begin(*SIX[:people], game="roundup", clock="none")
    for name in SIX[:people]:
        await panel(house, name)
    begun, before = evening.now, len(house.env.http_requests)
    await evening.play(ACTS["roundup"], until=begun + 120)
    assert (len(house.env.http_requests) - before) * 60 / (evening.now - begun) < most


@pytest.mark.parametrize("settings", [{"computer_pause": 2.0}], indirect=True)
@pytest.mark.parametrize("motion", [True, False])
async def test_a_hand_plays_what_the_others_did_when_its_turn_comes_or_says_it_where_nothing_moves(
    house: House, motion: bool
) -> None:
    await begin(house, *THREE)
    await house["alice"].slash(house.channel, "table look", motion=motion)
    await play(house, unseen, in_turns)
    for name in THREE:
        await panel(house, name)
    told = list[str]()
    for _ in THREE:
        told.append(f"{THREE[await asked(house)]} ")
        await move(house)
        await house.env.advance_time(3 * HAND_EVERY)
    name = THREE[await asked(house)]
    [hand] = panels(house, name)
    assert hand.attachments[0].filename == ("table.gif" if motion else "table.png")
    said = {line for line in hand.content.splitlines() if any(name in line for name in told)}
    assert (len(said) > 1) != motion
    await move(house)
    await follow(house)
    [hand] = panels(house, name)
    assert said.isdisjoint(hand.content.splitlines())
    assert hand.attachments[0].filename == "table.png"


def test_on_a_busy_machine_hands_of_those_who_are_not_asked_get_slower_first_and_then_the_table() -> None:
    pace = Pace(lambda: 0.0)
    due: dict[float, tuple[float, ...]] = {}
    for pace.lag in (0.1, 1.0, 4.0):
        hands = (pace.hand_due(1, 6, 0.0, asked=asked) for asked in (True, False))
        due[pace.lag] = (*hands, pace.table_due(1, 0.0, followed=True))
    assert due == {0.1: (2.5, 2.5, 3.0), 1.0: (2.5, 6.5, 3.0), 4.0: (2.5, 12.0, 4.0)}


@pytest.mark.parametrize("request_of", ["send", "delete_message"])
async def test_a_hand_pressed_while_it_is_posted_again_at_the_bottom_is_there_once(
    house: House, monkeypatch: pytest.MonkeyPatch, request_of: str
) -> None:
    """The press gives up the move, of which Discord has not answered everything yet."""
    await open_all(house, *THREE)
    [hand], request = panels(house, "alice"), getattr(discord.Webhook, request_of)
    begun, answered = asyncio.Event(), asyncio.Event()

    async def slow(*args: Any, **kwargs: Any) -> Any:
        message = await request(*args, **kwargs) if request_of == "send" else None
        begun.set()
        await answered.wait()
        return message if request_of == "send" else await request(*args, **kwargs)

    monkeypatch.setattr(discord.Webhook, request_of, slow)
    key, messages = ((await house.table()).data.id, house["alice"].id), house.bot.services.context.ephemeral
    moving = asyncio.ensure_future(messages.move_down(key, ReadyMessage(hand.content)))
    await begun.wait()
    moving.cancel()
    answered.set()
    await asyncio.wait([moving])
    await house.env.settle()
    [left] = panels(house, "alice")
    assert (left.id == hand.id) is (request_of == "send")


async def test_a_hand_that_discord_does_not_post_again_at_the_bottom_goes_on_where_it_is(house: House) -> None:
    await open_all(house, *THREE)
    name = THREE[await asked(house)]
    [hand] = panels(house, name)
    house.env.inject_error("POST", "/webhooks/*/*", status=403, code=50013, times=None)
    await house[next(other for other in THREE if other != name)].slash(house.channel, "table show")
    await follow(house)
    await move(house)
    await follow(house)
    [left] = panels(house, name)
    assert left.id == hand.id
    assert await consistency.open_hands(house) == []


def never_painted(monkeypatch: pytest.MonkeyPatch, slot: Slot) -> asyncio.Event:
    """What is painted next for a message while nobody waits for it never gets ready. The event is that it has begun."""
    begun, ready = asyncio.Event(), Painter.ready

    async def endless(painter: Painter, *shown: Any, **options: Any) -> ReadyMessage:
        if slot.painting is asyncio.current_task() and not begun.is_set():
            begun.set()
            await asyncio.Event().wait()
        return await ready(painter, *shown, **options)

    monkeypatch.setattr(Painter, "ready", endless)
    monkeypatch.setattr("bot.ui.table.reconciler._WAIT_FOR_BACKGROUND", 60.0)
    return begun


async def test_whoever_presses_a_hand_does_not_wait_for_what_is_still_being_painted_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_all(house, *THREE)
    table = await house.table()
    hand = house.bot.services.context.slot(HAND, table.data, house["alice"].id)
    begun = never_painted(monkeypatch, hand)
    hand.sent.clear()
    hand.made_of = None
    await house.bot.services.display.show(table)
    await begun.wait()
    [message] = panels(house, "alice")
    before = house.bot.clock.running()
    await house["alice"].click(message, label="More…")
    assert house.bot.clock.running() - before < HAND_EVERY


async def test_whoever_presses_a_table_does_not_wait_for_what_is_still_being_painted_of_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin("alice", "bob")
    table = await house.table()
    public = house.bot.services.context.slot(PUBLIC, table.data)
    begun = never_painted(monkeypatch, public)
    public.sent.clear()
    showing = asyncio.ensure_future(house.bot.services.display.show(table))
    await begun.wait()
    before = house.bot.clock.running()
    moved = await house.click_move()
    assert house.bot.clock.running() - before < HAND_EVERY
    assert not moved.deferred
    await showing


async def test_nothing_is_kept_of_a_hand_once_its_game_is_over(house: House) -> None:
    await open_all(house, *THREE)
    data, slot = (await house.table()).data, house.bot.services.context.slot
    hands = [weakref.ref(slot(HAND, data, house[name].id)) for name in THREE]
    for name in THREE:
        await house[name].slash(house.channel, "table end")
    await follow(house)
    gc.collect()
    assert [hand() for hand in hands] == [None, None, None]


async def test_who_has_won_reads_that_last_also_if_their_hand_was_on_its_way(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_all(house, *THREE)
    table, edit, seat = await house.table(), discord.Webhook.edit_message, THREE.index("alice")
    hand = house.bot.services.context.slot(HAND, table.data, house["alice"].id)
    begun, answered = asyncio.Event(), asyncio.Event()

    async def slow(*args: Any, **kwargs: Any) -> Any:
        begun.set()
        await answered.wait()
        return await edit(*args, **kwargs)

    monkeypatch.setattr(discord.Webhook, "edit_message", slow)
    hand.sent.clear()
    hand.made_of = None
    await house.bot.services.display.show(table)
    await begun.wait()
    monkeypatch.setattr(discord.Webhook, "edit_message", edit)
    monkeypatch.setattr(type(table.game), "outcome", lambda *_: Outcome(True, (seat,), (0.0, 0.0, 0.0)))
    monkeypatch.setattr(table, "data", replace(table.data, phase=Phase.OVER))
    ending = asyncio.ensure_future(end_hand(hand, table))
    await asyncio.sleep(0)
    answered.set()
    await ending
    await house.env.settle()
    assert "🏆 **You win!**" in [message.content for message in house.private_messages("alice")]
