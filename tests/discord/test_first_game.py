"""The first game of a kind, alone against computers: it tells the goal and what is new, and marks what is allowed."""

from string import ascii_letters

import discord
import pytest
from msgspec.structs import replace

from bot.core.cards import NAMES
from bot.core.game import Juse
from bot.games import find_game, game_names
from bot.parts import find_kit
from bot.tables.steps.groups import Dealt, FirstGame, Place
from bot.tables.steps.model import COMPUTER, THE_BOT, Actor, Change, Move, Seat, TableData
from bot.tables.steps.timing import with_news
from cogs.juse.rules.game import GAME as JUSE
from cogs.roundup.rules.game import GAME as ROUNDUP
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.state import TURN
from tests.discord.house import House, lists, parts
from tests.discord.junk_player import JunkPlayer
from tests.discord.open_hands import panel, panels, read
from tests.random_games import Step, has_misplays, random_steps

MARKS = "Green buttons are allowed moves (first three turns only)."
GOAL = "💡 Be the first to get rid of all your cards."


def first_table(game: str) -> TableData:
    seats = min(4, find_kit(game).rules.max_seats)
    seated = (Seat(7, "alice"), *[Seat(COMPUTER, "Kumari")] * (seats - 1))
    return TableData(1, game, 7, {}, seated, place=Place(1, 1), dealt=Dealt(first_game=FirstGame()))


def after(table: TableData, step: Step, actor: Actor = THE_BOT) -> TableData:
    """The table with what is told of this step."""
    kit = find_kit(table.game)
    change = Change(replace(table, state=step.after), (Move(1, 0, "", (), 7, 0.0),), step.events)
    return with_news(change, kit.rules, actor, kit.news).table


def first_game(table: TableData) -> FirstGame:
    assert table.dealt.first_game is not None
    return table.dealt.first_game


def green(message: discord.Message) -> dict[str, str]:
    """The moves on green buttons, with the buttons' ids."""
    ids = [str(part.custom_id) for part in parts(message) if getattr(part, "style", 0) == discord.ButtonStyle.success]
    return {custom_id.split(":", 3)[3]: custom_id for custom_id in ids}


async def test_it_marks_what_is_allowed_for_three_turns_and_tells_each_new_thing_once(house: House) -> None:
    await house.begin("alice", computers=1)
    contents: list[str] = []
    while (first := (data := await house.data()).dealt.first_game) is not None and first.turns < 3:
        assert {*green(house.live())} == {JUSE.spell(action) for action in JUSE.legal(data.state, 0)}
        contents.append(house.live().content)
        await house["alice"].click(house.live(), custom_id=max(green(house.live()).items())[1])
    assert f"{GOAL} {MARKS}" in contents[0].splitlines()
    assert sum("hidden from now on. Remember it!" in content for content in contents) == 1
    assert not green(house.live())
    assert MARKS not in house.live().content
    assert "💡" in house.live().content


@pytest.mark.parametrize("game", [game for game in game_names() if has_misplays(find_game(game))])
def test_a_turn_in_which_they_make_a_mistake_is_none_of_the_three(game: str) -> None:
    table = first_table(game)
    steps = random_steps(find_game(game), len(table.seats), {}, "wrong", misplays=0.5)
    wrong = next(step for step in steps if any(isinstance(event, Juse) and event.seat == 0 for event in step.events))
    assert first_game(after(table, wrong, Actor(7, "alice"))).turns == 0


def test_at_roundup_nobody_reads_how_to_play_a_card_before_they_may() -> None:
    """Bids that tie are turned up, and then those who tie show another card."""
    for number in range(30):
        table = first_table("roundup")
        for step in random_steps(ROUNDUP, 4, {}, f"tie {number}"):
            table = after(table, step)
            if "bids" in first_game(table).told:
                assert step.after.phase is TURN
                break


async def test_in_a_game_with_hands_it_is_in_the_hand_and_its_list(house: House) -> None:
    """A step is marked if it leads to a move that is allowed."""
    await house.begin("alice", computers=3, game="roundup")
    assert "allowed" not in house.live().content
    hand = await panel(house, "alice")
    assert "Green buttons are moves that make sense." in read(hand)
    assert len(green(hand)) <= 2
    await house["alice"].click(hand, custom_id=max(green(hand).items())[1])
    await house.until(lambda: "▶ Your turn" in panels(house, "alice")[0].content)
    hand, state = await panel(house, "alice"), (await house.data()).state
    assert "Green buttons, and ✅ in lists, are allowed moves" in read(hand)
    assert read(hand).index("💡") < read(hand).index("▶"), "a low window shows the rows next to the cards alone"
    legal = {ROUNDUP.spell(action) for action in ROUNDUP.legal(state, 0)}
    steps = {"=-": "pass ", **{f"={ascii_letters[card]}": NAMES[card] for card in state.down[0] if not IS_NUMBER[card]}}
    allowed = {step for step, first in steps.items() if any(move.startswith(first) for move in legal)}
    assert green(hand).keys() == allowed | {move for move in legal if move.startswith(("down", "up")) and len(move) < 9}
    for step in allowed - {"=-"}:
        await house["alice"].click(await panel(house, "alice"), custom_id=green(hand)[step])
        *plays, onto_its_stack = lists(await panel(house, "alice"))[0].options
        assert all(play.label.startswith("✅") for play in plays)
        assert "✅" not in onto_its_stack.label
    assert allowed > {"=-"}


async def test_it_is_never_where_others_play_too_or_the_same_and_over_with_the_first_game(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await bob.types("new")
    assert "💡 Get every card onto the Play Pile" in bob.panel.content
    for turn in range(3):
        assert (MARKS in read(bob.panel)) is bool(green(bob.panel)), turn
        await bob.presses("Junk")
    assert MARKS not in read(bob.panel)
    await alice.types("daily")
    assert "💡" not in alice.panel.content
    await alice.finishes("daily")
    await alice.types("new")
    assert "💡" not in alice.panel.content
    assert "💡" not in (await house.begin("alice", "bob", computers=1)).content


@pytest.mark.parametrize("game", game_names())
def test_each_game_tells_all_that_it_has_to_tell_sooner_or_later(game: str) -> None:
    kit, table = find_kit(game), first_table(game)
    for number in range(20):
        for step in random_steps(kit.rules, len(table.seats), {}, f"new {number}"):
            table = after(table, step)
    assert sorted(first_game(table).told) == sorted(key for key, _ in kit.news)
