"""Nothing of the Draw Pile reaches Discord (naked: only its top), and thinking never holds up the bot."""

import asyncio
import os
import signal
import time
from typing import Any

import msgspec
import pytest

from bot.core.chance import Seeded
from bot.core.game import settle_options
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.text.cards import card_text
from bot.ui.discord.components import build_view
from bot.ui.table.presentation import present
from cogs.junk.cog import KIT
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import State
from render import paint
from tests.discord.house import House, said
from tests.discord.junk_player import JunkPlayer, after_first_phase
from tests.discord.shown import table_showing
from tests.tables.house import by


def everything_shown(state: State, events: Any) -> tuple[object, ...]:
    """All that reaches Discord for this state, each in the form in which it does."""
    table = table_showing(GAME, state, ("alice",), {"naked": state.naked}, private=True)
    table.begin(events)
    shown = present(table, KIT)
    assert shown.scene is not None
    components = build_view(shown.panel).to_components()
    return shown.content, shown.alt, components, paint(shown.scene), KIT.rules_page(GAME.view(state, None))


def moments(naked: bool) -> list[tuple[State, Any]]:
    """A game with a misplay now and then, from the deal to its end, and what happened last."""
    chance = Seeded(f"moments {naked}")
    state, events = GAME.deal(1, settle_options(GAME, {"naked": naked}), chance)
    found = [(state, events)]
    while GAME.to_act(state):
        choices = [action for action in GAME.possible(state, 0) if action.value not in ("stop", "grace")]
        if not choices:
            break
        state, events = GAME.apply(state, 0, choices[chance.below(len(choices))], chance)
        found.append((state, events))
        if after_first_phase(state):
            break
    return found


@pytest.mark.parametrize("naked", [False, True])
def test_the_order_of_the_draw_pile_is_nowhere(naked: bool) -> None:
    for number, (state, events) in enumerate(moments(naked)):
        if number % 4:
            continue
        shown = everything_shown(state, events)
        seen = state.drawn + (1 if naked else 0)
        for seed in range(2):
            hidden = Seeded(f"{number} {seed}").shuffle(state.deal[seen:])
            other = msgspec.structs.replace(state, deal=(*state.deal[:seen], *hidden))
            assert everything_shown(other, events) == shown


def test_naked_shows_the_top_of_the_draw_pile() -> None:
    """Also the proof that the comparison above would see a difference."""
    state, events = moments(naked=True)[0]
    turned = msgspec.structs.replace(state, deal=state.deal[::-1])
    first, other = everything_shown(state, events), everything_shown(turned, events)
    assert first[1] != other[1]
    assert first[3] != other[3]


def test_what_lies_under_the_tops_is_nowhere() -> None:
    """Of what went by, only the last few moves are told."""
    for state, events in moments(naked=False)[::9]:
        shown = everything_shown(state, events)
        under = msgspec.structs.replace(
            state,
            play=(*state.play[:-1][::-1], *state.play[-1:]),
            junk=(*state.junk[:-1][::-1], *state.junk[-1:]),
        )
        assert everything_shown(under, events) == shown


async def test_a_games_whole_traffic_never_names_a_card_before_it_is_drawn(alice: JunkPlayer) -> None:
    await alice.types("new")
    deal = (await alice.data()).state.deal
    for _ in range(12):
        await alice.presses("Draw" if "Draw" in alice.labels else "Junk it")
        state = (await alice.data()).state
        text = f"{alice.panel.content} {alice.panel.attachments[0].description}"
        for card in deal[state.drawn :]:
            assert card_text(card) not in text


# ---------------------------------------------------------------- thinking


async def longest_silence(stop: asyncio.Event) -> float:
    """How long the event loop was deaf, at worst, until `stop`."""
    worst = 0.0
    while not stop.is_set():
        before = time.perf_counter()
        await asyncio.sleep(0.001)
        worst = max(worst, time.perf_counter() - before)
    return worst


async def test_the_bot_answers_others_while_a_hint_is_thought_out(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    """The thinking process is held until somebody else's click has been answered."""
    await alice.types("new")
    await bob.types("new")
    table, hall = await alice.table(), house.bot.hall
    await hall.advice(table, 0)
    process = hall.company.thinker.pid
    assert process is not None
    os.kill(process, signal.SIGSTOP)
    try:
        thinking = asyncio.ensure_future(hall.advice(table, 0))
        await asyncio.sleep(0.01)
        await draws(house, bob)
        assert not thinking.done()
    finally:
        os.kill(process, signal.SIGCONT)
    async with asyncio.timeout(10):
        assert await thinking in {"draw", "rescue"}


async def test_the_bot_answers_others_while_the_best_score_is_worked_out(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await alice.types("new")
    await bob.types("new")
    table = await alice.table()
    answered, loop, solve = asyncio.Event(), asyncio.get_running_loop(), KIT.best
    assert solve is not None

    def until_answered(view: Any) -> int:
        asyncio.run_coroutine_threadsafe(answered.wait(), loop).result(10)
        return solve(view)

    await alice.plays_unseen()
    thinking = asyncio.ensure_future(house.bot.best_scores._worked_out(table, until_answered))
    await asyncio.sleep(0.01)
    await draws(house, bob)
    assert not thinking.done()
    answered.set()
    async with asyncio.timeout(10):
        assert await thinking is not None


async def draws(house: House, player: JunkPlayer) -> None:
    table, hall = await player.table(), house.bot.hall
    action = table.game.parse("draw")
    await hall.run(table, play.act(action), by(player.actor.id, house.bot.now()))


async def test_hints_and_solving_leave_the_loop_its_turn(alice: JunkPlayer, house: House) -> None:
    """Pure Python in a thread shares the interpreter: a turn comes every few milliseconds, not after the whole work."""
    await alice.types("new")
    table = await alice.table()
    await alice.plays_unseen(lambda state: state.held is not None and len(state.junk) > 2)
    stop = asyncio.Event()
    watching = asyncio.ensure_future(longest_silence(stop))
    took = []
    for _ in range(4):
        begun = time.perf_counter()
        assert await house.bot.hall.advice(table, 0) in {"play", "junk", "rescue"}
        took.append(time.perf_counter() - begun)
    stop.set()
    assert await watching < max(0.25, min(took))


async def test_a_hint_asked_for_a_moment_that_is_past_is_not_given(
    alice: JunkPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alice asks, and draws before the answer is there."""
    await alice.types("new")
    table, hall = await alice.table(), house.bot.hall
    advice = hall.advice

    async def slow(table: Table, seat: int) -> str:
        told = await advice(table, seat)
        await alice.plays_unseen(lambda state: state.held is not None)
        return told

    monkeypatch.setattr(hall, "advice", slow)
    result = await alice.presses("Hint")
    assert "moved on" in said(result)
    assert not any("I would try" in message.content for message in alice.private)
    assert table.data.moves == 1
    assert any("holds" in message.content for message in alice.private)


async def test_hints_to_the_end_lead_to_a_good_score_and_never_to_a_misplay(alice: JunkPlayer) -> None:
    await alice.types("new")
    await alice.plays_unseen(lambda state: state.drawn > 47)
    while (await alice.data()).is_open:
        await alice.types("hint")
        hint = alice.panel.content.splitlines()[0]
        label = hint.split("**")[1]
        assert label in alice.labels
        await alice.presses(label)
    data = (await alice.data()).seats[0]
    assert data.misplays == 0
    assert data.hints > 5
    assert "hints: not a clean run." in alice.panel.content
