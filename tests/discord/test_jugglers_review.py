"""A review below a finished game of Jugglers, and another try at its moment."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.core.coach import Review
from bot.core.summary import Step
from bot.tables.steps.model import COMPUTER
from cogs.jugglers.player.review import Moment, Reason
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import Place
from tests.discord.house import House, in_words, labels
from tests.discord.jugglers_evening import begin, over, play, unseen

pytestmark = pytest.mark.usefixtures("unpainted")


def begun(steps: Sequence[Step], moves: Sequence[tuple[int, Any]], seat: int, seed: str) -> Review:
    """Finds at once that the seat's first card was wrong."""
    index, played = next(
        (index, played)
        for index, (mover, played) in enumerate(moves)
        if mover == seat and index > len(moves) / 2 and isinstance(played, Place)
    )
    better = next(one for one in GAME.legal(steps[index].state, seat) if isinstance(one, Place) and one != played)
    policy = steps[index].state.gathering.policies[0]
    reason = Reason("both", "pass", policy, 0.2, 0.61)
    return Review(
        seat, seed, (), is_done=True, moments=(Moment(index, seat, played, better, 0.09, (0.04, 0.1), 100, reason),)
    )


@pytest.fixture(autouse=True)
def here(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = house.bot.services.kits["jugglers"]
    assert kit.coach is not None
    house.bot.services.kits["jugglers"] = replace(kit, coach=replace(kit.coach, begin=begun))


async def test_a_moment_is_told_and_tried_again_with_other_hidden_cards(house: House) -> None:
    await begin(house, "alice", "bob", "carol", wins=1)
    await play(house, unseen, until=over)
    await house.until(lambda: "Review" in labels(house.live()))
    page = await house.opens("alice", "Review")
    [title, moment, why, cost] = page.content.splitlines()
    assert title == "🔎 **Jugglers** · table 1 · your review"
    assert "Better: **" in moment
    assert "passed: that happened in 61 of 100 deals that fit what you knew; with your choice, in 20." in why
    assert "about 9 points" in cost
    assert "Your sigil is " in in_words(page)
    await house["alice"].click(page, label="Try again")
    data = (await house.numbered(2)).data
    assert (data.private, data.learning, data.again and data.again.move) == (True, True, data.moves + 1)
    assert [seat.user_id == COMPUTER for seat in data.seats] == [False, True, True]
    assert "with other hidden cards" in house.private_messages("alice")[-1].content
