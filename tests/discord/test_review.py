"""A review below a finished game: what cost somebody most, as they saw it then, and another try at it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest
from msgspec.structs import replace as changed

from bot.core.game import would_be_called
from bot.core.summary import Step
from bot.features.review import reviews
from bot.tables.runtime.pool import NoAnswer, Pool
from bot.tables.steps.model import COMPUTER
from cogs.roundup.player.review import Moment, Reason, Review
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Pass, TurnedUp
from tests.discord.house import House, buttons, in_words, labels, said
from tests.discord.roundup_evening import THREE, begin, play, unseen

pytestmark = pytest.mark.usefixtures("unpainted")


def begun(steps: Sequence[Step], moves: Sequence[tuple[int, Any]], seat: int, seed: str) -> Review:
    """Finds that the first moves of the seat in a turn were wrong, at once or in three steps."""
    turned = next(number for number, step in enumerate(steps) if any(isinstance(e, TurnedUp) for e in step.events))
    found: list[Moment] = []
    for index, (mover, played) in enumerate(moves):
        state = steps[index].state
        if index > turned and mover == seat and len(found) < 2 and GAME.automatic(state) is None:
            better = next(action for action in GAME.legal(state, seat) if action != played)
            reason = Reason("other", "first-out", 0.1, 0.34, seat)
            found.append(Moment(index, seat, played, better, 0.09 - len(found) / 50, (0.04, 0.1), 100, reason))
    return Review(seat, seed, (), moments=tuple(found))


def advanced(review: Review) -> Review:
    return changed(review, progress=review.progress + 0.5, is_done=review.progress >= 0.5)


@pytest.fixture(autouse=True)
def coach(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that knows at once, here."""
    kit = house.bot.services.kits["roundup"]
    assert kit.coach is not None
    house.bot.services.kits["roundup"] = replace(kit, coach=replace(kit.coach, begin=begun, advance=advanced))

    async def here(_: Pool, function: Any, *arguments: Any) -> Any:
        return function(*arguments)

    monkeypatch.setattr(reviews, "in_a_process", here)


async def finished(house: House, *names: str) -> discord.Message:
    await begin(house, *(names or THREE), points=1)
    await play(house, unseen, until=lambda _: False)
    assert house.phases()[-1] == "over"
    await house.until(lambda: "won!" in house.live().content)
    return house.live()


async def reviewed(house: House, name: str = "alice") -> discord.Message:
    await house[name].click(house.live(), label="Review")
    return house.private_messages(name)[-1]


async def test_it_shows_what_cost_most_as_its_seat_saw_it(house: House) -> None:
    closing = await finished(house)
    assert "Review" in labels(closing)
    assert len(closing.components) <= 3
    page = await reviewed(house)
    [title, moment, why, cost] = page.content.splitlines()
    assert title == "🔎 **Roundup** · table 1 · your review, 1 of 2"
    assert moment.startswith("Move ")
    assert "Better: **" in moment
    assert "in 34 of 100 deals" in why
    assert "about 9 points" in cost
    assert "Your cards" in in_words(page) or in_words(page)
    assert labels(page) == ["Try again", "Replay", "Moment 2"]
    await house["alice"].click(page, label="Moment 2")
    page = house.private_messages("alice")[-1]
    assert "your review, 2 of 2" in page.content
    assert labels(page) == ["Try again", "Replay", "Moment 1"]
