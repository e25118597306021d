"""What the replays of Junk and Juse add: what was lost, the perfect line, and what nobody saw."""

import re

import discord

from bot.text import words_for
from tests.discord.house import House, buttons, labels, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.test_replay import step

WORKING = "still working out"


async def watch_junk(alice: JunkPlayer, house: House) -> discord.Message:
    """Once it is worked out, before anything is lost."""
    await alice.types("new")
    number = alice.number
    await alice.plays_unseen()
    await alice.actor.slash(house.channel, "table replay", table=number)
    page = house.private_messages("alice")[-1]
    return page if WORKING not in page.content else await step(house, "alice", "▶")


async def test_junk_tells_which_moves_lost_how_much(alice: JunkPlayer, house: House) -> None:
    page = await watch_junk(alice, house)
    assert page.content.splitlines()[-1].startswith("🔎 Best still possible: ")
    lost: list[str] = []
    while "Next loss" in labels(page):
        page = await step(house, "alice", "Next loss")
        found = re.search(r"move (\d+) of .*📉 .* cost (\d+) cards?: ", page.content, re.DOTALL)
        assert found is not None
        lost.append(f"{found[1]} (−{found[2]})")
    page = await step(house, "alice", "⏭")
    assert len(lost) > 1
    assert page.content.splitlines()[-1] == f"📉 {len(lost)} moves cost something: {words_for('').listed(lost)}."
    [left, best] = re.findall(r"\*\*(\d+) left\*\*.*best possible: (\d+)", page.content)[0]
    assert int(left) - int(best) == sum(int(loss.partition("−")[2][:-1]) for loss in lost)


async def test_the_perfect_line_of_a_private_game_is_for_its_player_only(alice: JunkPlayer, house: House) -> None:
    await watch_junk(alice, house)
    await house.open("bob")
    answer = said(await house.press(house["bob"], house.live(), f"r:{alice.number}:3:line..best"))
    assert "That table is gone" in answer


async def test_that_line_is_watched_like_the_game_and_left_where_one_is(alice: JunkPlayer, house: House) -> None:
    await watch_junk(alice, house)
    while " · move 2 of " not in (page := await step(house, "alice", "▶")).content:
        pass
    page = await step(house, "alice", "Perfect line")
    assert page.content.startswith("**Perfect line** · Junk, table 1 · move 2 of ")
    assert "Next loss" not in labels(page)
    page = await step(house, "alice", "▶")
    assert page.content.startswith("**Perfect line** · Junk, table 1 · move 3 of ")
    page = await step(house, "alice", "As it was played")
    assert page.content.startswith("**Replay** · Junk, table 1 · move 3 of ")
    await step(house, "alice", "Perfect line")
    page = await step(house, "alice", "⏭")
    [left] = re.findall(r"It ends with (\d+) left\.$", page.content)
    assert [label for label, button in buttons(page).items() if button.disabled] == ["▶", "⏭", "Play from here"]
    assert f"Junk Pile: {left} cards" in (page.attachments[0].description or "")
    page = await step(house, "alice", "As it was played")
    assert f"(best possible: {left})" in page.content


async def test_a_running_game_tells_nothing(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    assert "Best still" not in alice.panel.content
    for verb in ("next.", "next..best", "line..best"):
        assert "when it is over" in said(await house.press(alice.actor, alice.panel, f"r:1:0:{verb}"))
