"""Why a computer moved as it did: told in the replay of a game that is over, as it came to it then."""

from typing import Any

import discord
import pytest

from bot.core.game import Choose, Question, think
from bot.tables.runtime.pool import Asker, Pool
from bot.tables.runtime.thinker import Thinker, Thought
from bot.tables.steps.model import COMPUTER
from cogs.roundup.player import hard
from cogs.roundup.player.hard import explain
from tests.discord.house import House, answers, buttons, said
from tests.discord.test_review import plays


@pytest.fixture(autouse=True)
def asked(house: House, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Question, Any]]:
    """What hard players were asked while they played: table, question and answer; they think less, to be quick."""
    monkeypatch.setattr(hard, "ACTION_BUDGET", 1000)
    found: list[tuple[int, Question, Any]] = []

    async def notes(_: Thinker, choose: Choose, question: Question, asker: Asker) -> Thought:
        action = think(choose, question)
        found.append((asker.table_id, question, action))
        return Thought(action, 0.5 if len(found) == _HURRIED else question.effort)

    monkeypatch.setattr(Thinker, "ask", notes)
    return found


_HURRIED = 3
"""Which answer was given in a hurry."""


async def finished(house: House, *levels: str) -> None:
    await house["alice"].slash(house.channel, "roundup new", points=1)
    for level in levels:
        await house.choose(house["alice"], "computer", level)
    await house.start("alice")
    await plays(house, await house.table())
    await house.until(lambda: "won!" in house.live().content)


async def page(house: House, move: int) -> discord.Message:
    await house["alice"].slash(house.channel, "table replay", table=1, move=move)
    return house.private_messages("alice")[-1]


async def why(house: House, move: int) -> Any:
    return await house["alice"].click(await page(house, move), label="Why?")


async def test_a_hard_player_tells_what_it_went_by_with_the_very_same_figures(
    house: House, asked: list[tuple[int, Question, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hard, "RELAXED", 0)
    await finished(house, "hard")
    again: list[Question] = []

    async def notes(_: Pool, _asker: Asker, function: Any, question: Question) -> Any:
        again.append(question)
        return function(question)

    monkeypatch.setattr(Pool, "ask", notes)
    moves = [move for move in await house.moves() if move.user_id == COMPUTER and move.seat == 1]
    decided = [move for move in moves if "nothing to choose" not in said(await why(house, move.number))]
    assert again == [question for number, (_, question, _) in enumerate(asked, start=1) if number != _HURRIED]
    assert len(decided) == len(asked) > 5
    assert "was in a hurry" in said(await why(house, decided[_HURRIED - 1].number))
    searched = next(n for n, (_, q, _) in enumerate(asked) if n + 1 != _HURRIED and explain(q).holding is not None)
    basis, answer = explain(asked[searched][1]), await why(house, decided[searched].number)
    assert f"{round(100 * basis.worth)}% chance to win" in said(answer)
    assert f"In {basis.holding} of {basis.deals} deals" in said(answer)
    assert "2 of these deals, with the cards that 🔴 alice would have had" in said(answer)
    assert len(answers(answer)[-1].attachments) == 2


async def test_others_tell_the_rule_behind_this_move_and_people_nothing(house: House) -> None:
    await finished(house, "normal", "easy")
    own = next(move for move in await house.moves() if move.seat == 0)
    assert buttons(await page(house, own.number))["Why?"].disabled
    told = set[str]()
    for move in [move for move in await house.moves() if move.seat in (1, 2)]:
        told.add(said(await why(house, move.number)))
    for rule in (
        "its hand can hold back the longest: ",
        "brings forward every suit but its own",
        "what it needs least",
    ):
        assert any(rule in text for text in told), rule
    assert sum("was a slip" in text for text in told) <= 1
