"""What the replays of Junk and Juse add: what was lost, the perfect line, and what nobody saw."""

import re

import discord
import pytest

from bot.tables.runtime.table import Table
from bot.text import words_for
from cogs.juse.rules.game import GAME as JUSE
from tests.discord.house import House, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.test_packed import finish_unseen
from tests.discord.test_replay import buttons, labels, step, watch
from tests.rules.juse_positions import NO_CHANCE

TWO = ("alice", "bob")
WORKING = "being worked out"
SLOW = 20.0
"""How many times longer everything stays to be seen: nobody's card is drawn for them meanwhile."""


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
    while any(str(button.label) == "Next loss" and not button.disabled for button in buttons(page)):
        page = await step(house, "alice", "Next loss")
        found = re.search(r"move (\d+) of .*📉 .* lost (\d+): ", page.content, re.DOTALL)
        assert found is not None
        lost.append(f"{found[1]} (−{found[2]})")
    page = await step(house, "alice", "⏭")
    assert len(lost) > 1
    assert page.content.splitlines()[-1] == f"📉 {len(lost)} moves lost something: {words_for('').listed(lost)}."
    [left, best] = re.findall(r"\*\*(\d+) left\*\*.*best possible: (\d+)", page.content)[0]
    assert int(left) - int(best) == sum(int(loss.partition("−")[2][:-1]) for loss in lost)


async def test_the_perfect_line_of_junk_ends_with_the_best_score_that_the_closing_message_tells(
    alice: JunkPlayer, house: House
) -> None:
    await watch_junk(alice, house)
    page = await step(house, "alice", "⏭")
    best = re.findall(r"best possible: (\d+)", page.content)[0]
    page = await step(house, "alice", "Perfect line")
    page = await step(house, "alice", "⏭")
    assert page.content.startswith("**Perfect line** · Junk")
    ending = "nothing left" if best == "0" else f"{best} left"
    assert page.content.splitlines()[-1].endswith(f"It ends with {ending}.")
    end = "Nothing is left in the junk" if best == "0" else f"{best} left in the junk."
    assert end in str(page.attachments[0].description)
    assert "Perfect line" not in labels(page)
    page = await step(house, "alice", "As it was played")
    assert page.content.startswith("**Replay** · Junk")


@pytest.mark.long
async def test_juse_tells_what_nobody_called_and_what_everybody_missed(house: House) -> None:
    house.bot.services.tables.computers.pause = SLOW
    await house.begin(*TWO, referee="table")
    table = await house.table()
    unnoticed = [await overlook_unseen(house, table) for _ in range(2)]
    await finish_unseen(house)
    page = await watch(house)
    for number in unnoticed:
        page = await step(house, "alice", "Next unnoticed")
        assert f"move {number} of" in page.content
        assert page.content.splitlines()[-1].startswith("👀 Nobody called it: ")
        assert "missed giving a card." in page.content
    page = await step(house, "alice", "⏭")
    told = page.content.splitlines()[-2:]
    assert [line.startswith("👀 ") for line in told] == [True, True]
    assert sum(int(number) for number in re.findall(r"(\d+) that nobody called", page.content)) == 2
    assert sum(int(number) for number in re.findall(r"(\d+) chances? to call missed", page.content)) == 2


async def test_juse_tells_what_a_called_misplay_cost(house: House) -> None:
    await house.begin(*TWO)
    table = await house.table()
    state = table.data.state
    while not (wrong := set(JUSE.possible(state, state.turn)) - set(JUSE.legal(state, state.turn))):
        name, action = await house.mover()
        await house.act_unseen(table, house[name].id, JUSE.parse(action))
        state = table.data.state
    await house.act_unseen(table, table.data.seats[state.turn].user_id, min(wrong, key=JUSE.spell))
    before, after = state, table.data.state
    await finish_unseen(house)
    await watch(house)
    page = await step(house, "alice", "Next Juse!")
    counts = [int(JUSE.outcome(one).scores[before.turn]) for one in (before, after)]
    assert page.content.splitlines()[-1] == (
        f"📉 Cost: one card ({counts[0]} became {counts[1]}) and the rest of the turn."
    )
    assert "Next unnoticed" not in labels(page)


async def overlook_unseen(house: House, table: Table) -> int:
    """Right moves until a misplay is possible that is left to the players, and that. Returns its number."""
    while True:
        state = table.data.state
        for action in JUSE.possible(state, state.turn):
            if action not in JUSE.legal(state, state.turn) and JUSE.spell(action) != "juse":
                after, _ = JUSE.apply(state, state.turn, action, NO_CHANCE)
                if after.uncalled is not None:
                    number = table.data.moves + 1
                    await house.act_unseen(table, table.data.seats[state.turn].user_id, action)
                    return number
        name, right = await house.mover()
        await house.act_unseen(table, house[name].id, JUSE.parse(right))


async def test_the_perfect_line_of_a_private_game_is_for_its_player_only(alice: JunkPlayer, house: House) -> None:
    await watch_junk(alice, house)
    await house.open("bob")
    answer = said(await house.press(house["bob"], house.live(), f"r:{alice.number}:3:line..best"))
    assert "not here any more" in answer
