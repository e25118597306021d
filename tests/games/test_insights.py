"""A replay tells what was missed, where the game can tell it: worked out beside the event loop, once."""

from typing import Any

import discord
from msgspec.structs import replace as with_fields

from bot.core.summary import Finding, Insight, Step
from bot.features.replay import replays
from bot.features.replay.pages import BEST, Replay, line_of
from bot.parts import find_kit
from bot.tables.runtime.table import Table
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.kit import InsightKit
from bot.ui.table.summaries import Study
from tests.discord.house import House, buttons, labels, said
from tests.discord.test_replay import step, the_list
from tests.games.test_own_games import begin

CARDS = 13
WORKING = "🔎 I'm still working out what was missed. Turn the page to see it."
AS_FEW = "As few dropped as can be."


async def all_dropped(house: House) -> Table:
    """A finished game of Ladder in which every card was dropped."""
    await begin(house, "ladder")
    table = await house.table()
    for _ in range(CARDS - 1):
        await house.act_unseen(table, house["alice"].id, "drop")
    await house["alice"].slash(house.channel, "ladder drop")
    await house.pass_time(30)
    return table


async def replay_of(house: House) -> Replay:
    return await replays.replay_of(house.bot.services, await house.numbered(1))


async def insight_of(house: House) -> Insight:
    positions = (await replay_of(house)).positions
    return insight_kit(house).study([Step(position.state, position.events) for position in positions])


def insight_kit(house: House) -> InsightKit:
    kit = house.bot.services.kits["ladder"].insight
    assert kit is not None
    return kit


async def watch_when_known(house: House) -> discord.Message:
    """The first page, once it is worked out."""
    page = await house.opens("alice", "Replay")
    return page if WORKING not in page.content else await house.opens("alice", "Replay")


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
    assert [label for label, button in buttons(page).items() if button.disabled] == ["▶", "⏭"]
    [picture] = page.attachments
    shown = line_of(with_fields(await replay_of(house), study=Study(await insight_of(house))), find_kit("ladder"), BEST)
    last = table.game.view(shown.positions[-1].state, None)
    assert picture.description == find_kit("ladder").alt(last, Voice(("alice",), words_for("", "ladder")))
    assert find_kit("ladder").rules.outcome(shown.positions[-1].state).scores[0] == getattr(fewest, "dropped", None)
    page = await step(house, "alice", "As it was played")
    assert page.content.splitlines()[0] == "**Replay** · Ladder, table 1 · move 13 of 13"
    page = await step(house, "alice", "⏮")
    assert page.content.splitlines()[0] == "**Replay** · Ladder, table 1 · the deal"


async def test_a_running_game_tells_nothing(house: House) -> None:
    await begin(house, "ladder")
    assert "At least" not in house.live().content
    for verb in ("next.", "next..best", "line..best"):
        assert "when it is over" in said(await house.press(house["alice"], house.live(), f"r:1:0:{verb}"))
