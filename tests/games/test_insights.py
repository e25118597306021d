"""A replay tells what was missed, where the game can tell it: worked out beside the event loop, once."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import discord
import pytest
from msgspec.structs import replace as with_fields

from bot.core.chance import Seeded
from bot.core.errors import Refused
from bot.core.insight import Finding, Insight, Step
from bot.tables.runtime.table import Table
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.kit import InsightKit
from bot.ui.table.replay import BEST, Insights, Page, Replay, Study, line_of, present_replay
from tests.discord.house import House, said
from tests.discord.test_replay import buttons, labels, step, the_list, watch
from tests.games.test_own_games import begin, kit_of

CARDS = 13
WORKING = "🔎 What was missed is being worked out: turn the page to see it."
AS_FEW = "As few dropped as can be."


async def all_dropped(house: House) -> Table:
    """A finished game of Ladder in which every card was dropped."""
    await begin(house, "ladder")
    table = await house.table()
    while table.data.is_open:
        await house.act_unseen(table, house["alice"].id, "drop")
    await house.bot.services.display.show(table)
    await house.pass_time(30)
    return table


async def replay_of(house: House) -> Replay:
    return await house.bot.services.replays.of(await house.bot.services.tables.find(1))


async def insight_of(house: House) -> Insight:
    positions = (await replay_of(house)).positions
    return insight_kit(house).study([Step(position.state, position.events) for position in positions])


def insight_kit(house: House) -> InsightKit:
    kit = house.bot.services.kits["ladder"].insight
    assert kit is not None
    return kit


def set_study(house: House, study: Callable[[Sequence[Step]], Insight]) -> None:
    kits = house.bot.services.kits
    kits["ladder"] = replace(kits["ladder"], insight=replace(insight_kit(house), study=study))


async def watch_when_known(house: House) -> discord.Message:
    """The first page, once it is worked out."""
    page = await watch(house)
    return page if WORKING not in page.content else await watch(house)


async def go(house: House, move: int) -> discord.Message:
    page = house.private_messages("alice")[-1]
    await house["alice"].select(page, [str(move)], custom_id=str(the_list(page, ":go.").custom_id))
    return house.private_messages("alice")[-1]


def least(finding: Finding | None) -> str:
    dropped: Any = finding
    more = f", {dropped.more} more than before" if dropped.more else ""
    return f"At least {dropped.dropped} dropped{more}."


async def test_each_page_ends_with_what_is_told_of_its_move(house: House) -> None:
    await all_dropped(house)
    told = [least(finding) for finding in (await insight_of(house)).findings]
    assert told[-1].startswith(f"At least {CARDS} dropped")
    page = await watch_when_known(house)
    for line in told:
        assert page.content.splitlines()[-1] == line
        page = await step(house, "alice", "▶")


async def test_the_last_page_ends_with_the_sums(house: House) -> None:
    await all_dropped(house)
    slips = [finding for finding in (await insight_of(house)).findings if finding and finding.is_slip]
    await watch_when_known(house)
    page = await step(house, "alice", "⏭")
    assert page.content.splitlines()[-1] == f"Moves that wasted something: {len(slips)}."
    assert "best possible: " in page.content


async def test_a_game_that_was_ended_early_has_its_sums_on_its_last_move(house: House) -> None:
    await begin(house, "ladder")
    table = await house.table()
    for _ in range(3):
        await house.act_unseen(table, house["alice"].id, "drop")
    await house["alice"].slash(house.channel, "table end")
    await watch_when_known(house)
    page = await step(house, "alice", "⏭")
    assert "move 3 of 3" in page.content
    assert page.content.splitlines()[-1].startswith("Moves that wasted something: ")


async def test_a_button_leads_from_slip_to_slip(house: House) -> None:
    await all_dropped(house)
    insight = await insight_of(house)
    slips = [move for move, finding in enumerate(insight.findings) if finding and finding.is_slip]
    page = await watch_when_known(house)
    for move in slips:
        page = await step(house, "alice", "Next waste")
        assert f"move {move} of {CARDS}" in page.content
        assert "more than before" in page.content
    assert "Next waste" in {str(item.label) for item in buttons(page) if item.disabled}


async def test_the_best_line_is_watched_like_the_game_and_left_where_one_is(house: House) -> None:
    table = await all_dropped(house)
    fewest = (await insight_of(house)).findings[0]
    assert fewest is not None
    await watch_when_known(house)
    await go(house, 4)
    page = await step(house, "alice", "Perfect line")
    assert page.content.splitlines()[0] == "**Perfect line** · Ladder, table 1 · move 4 of 13"
    assert "Next waste" not in labels(page)
    page = await step(house, "alice", "▶")
    assert "**Perfect line** · Ladder, table 1 · move 5 of 13" in page.content
    page = await go(house, CARDS)
    assert page.content.splitlines()[-1] == AS_FEW
    assert {str(item.label) for item in buttons(page) if item.disabled} == {"▶", "⏭"}
    [picture] = page.attachments
    shown = line_of(with_fields(await replay_of(house), study=Study(await insight_of(house))), kit_of("ladder"), BEST)
    last = table.game.view(shown.positions[-1].state, None)
    assert picture.description == kit_of("ladder").alt(last, Voice(("alice",), words_for("", "ladder")))
    assert kit_of("ladder").rules.outcome(shown.positions[-1].state).scores[0] == getattr(fewest, "dropped", None)
    page = await step(house, "alice", "As it was played")
    assert page.content.splitlines()[0] == "**Replay** · Ladder, table 1 · move 13 of 13"
    page = await step(house, "alice", "⏮")
    assert page.content.splitlines()[0] == "**Replay** · Ladder, table 1 · the deal"


async def test_from_the_closing_picture_one_comes_to_the_end_of_the_best_line(house: House) -> None:
    await all_dropped(house)
    await watch_when_known(house)
    await step(house, "alice", "⏭")
    page = await step(house, "alice", "Perfect line")
    assert "move 13 of 13" in page.content


async def test_the_best_line_is_found_again_after_a_restart(house: House) -> None:
    await all_dropped(house)
    await watch_when_known(house)
    await step(house, "alice", "Perfect line")
    await house.restart()
    page = await step(house, "alice", "▶")
    if "the deal" in page.content:
        page = await step(house, "alice", "▶")
    assert "**Perfect line** · Ladder, table 1 · move 1 of 13" in page.content


async def test_a_running_game_tells_nothing(house: House) -> None:
    await begin(house, "ladder")
    assert "At least" not in house.live().content
    for verb in ("next.", "next..best", "line..best"):
        assert "when it is over" in said(await house.press(house["alice"], house.live(), f"r:1:0:{verb}"))


async def test_a_game_without_it_has_no_other_line(house: House) -> None:
    await begin(house, "whisper")
    for name in ("alice", "bob"):
        await house[name].slash(house.channel, "table end")
    page = await watch(house)
    assert "Perfect line" not in labels(page)
    for verb in ("next..best", "next..worst"):
        assert "does not belong to a table" in said(await house.press(house["alice"], page, f"r:1:0:{verb}"))


async def test_a_forged_line_is_none(house: House) -> None:
    await all_dropped(house)
    page = await watch_when_known(house)
    assert "does not belong to a table" in said(await house.press(house["alice"], page, "r:1:0:next..worst"))


async def test_it_is_worked_out_once_a_game(house: House) -> None:
    await all_dropped(house)
    studied, study = list[int](), insight_kit(house).study

    def counted(steps: Sequence[Step]) -> Insight:
        studied.append(len(steps))
        return study(steps)

    set_study(house, counted)
    await watch(house)
    for label in ("▶", "⏭", "Perfect line"):
        await step(house, "alice", label)
    await watch(house, "bob")
    assert studied == [CARDS + 1]


async def test_where_it_fails_the_replay_is_as_without(house: House) -> None:
    await all_dropped(house)
    failed = list[int]()

    def fails(steps: Sequence[Step]) -> Insight:
        failed.append(len(steps))
        raise KeyError("the study")

    set_study(house, fails)
    house.expected_logs = ["what was missed could not be worked out"]
    await watch(house)
    page = await step(house, "alice", "▶")
    assert page.content.splitlines()[-1].endswith("was dropped.")
    assert {"Next waste", "Perfect line"}.isdisjoint(labels(page))
    assert failed == [CARDS + 1]


async def test_while_it_is_worked_out_the_page_says_so_and_waits_for_nothing(house: House) -> None:
    """Not by clicks: the offline Discord would wait for the thread."""
    await all_dropped(house)
    replay = await replay_of(house)
    kit, go_on = house.bot.services.kits["ladder"], threading.Event()
    study = insight_kit(house).study

    def slow(steps: Sequence[Step]) -> Insight:
        assert go_on.wait(60)
        return study(steps)

    insights, slow_kit = Insights(), replace(kit, insight=replace(insight_kit(house), study=slow))
    try:
        working = with_fields(replay, study=await insights.of(replay.data, slow_kit, replay.positions))
        assert working.study.pending
        page = present_replay(working, slow_kit, "", Page(2))
        assert page.content.splitlines()[-1] == WORKING
        assert not any("slip" in str(row) or "line" in str(row) for row in page.panel)
        with pytest.raises(Refused, match="replay-studying"):
            line_of(working, slow_kit, BEST)
        go_on.set()
        async with asyncio.timeout(60):
            known = working.study
            while known.pending:
                known = await insights.of(replay.data, slow_kit, replay.positions)
    finally:
        go_on.set()
        insights.close()
    page = present_replay(with_fields(replay, study=known), slow_kit, "", Page(2))
    assert page.content.splitlines()[-1].startswith("At least ")


@pytest.mark.parametrize("aces_high", [False, True])
def test_at_the_small_game_what_is_still_possible_never_gets_better(aces_high: bool) -> None:
    kit = kit_of("ladder")
    assert kit.insight is not None
    for number in range(40):
        chance = Seeded(f"ladder {number}")
        state, events = kit.rules.deal(1, {"aces_high": aces_high}, chance)
        steps = [Step(state, events)]
        while kit.rules.to_act(state):
            state, events = kit.rules.apply(state, 0, ("keep", "drop")[chance.below(2)], chance)
            steps.append(Step(state, events))
        insight = kit.insight.study(steps)
        fewest: list[int] = [getattr(finding, "dropped", -1) for finding in insight.findings]
        assert all(before <= after for before, after in pairwise(fewest))
        assert fewest[-1] == state.dropped
        assert kit.best is not None
        assert fewest[0] == kit.best(kit.rules.view(state, None))
