"""A review below a finished game: what cost somebody most, as they saw it then, and another try at it."""

import asyncio
import re
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import discord
import pytest
from msgspec.structs import replace as changed

from bot.core.coach import Review
from bot.core.summary import Snapshot
from bot.features.replay import replays
from bot.features.replay.replays import replay_of
from bot.features.review.feature import MOST_WAITING, REVIEWS
from bot.features.review.store import Again
from bot.tables.runtime.pool import Asker, NoAnswer, Pool, Rank, Stopping
from bot.tables.runtime.table import Table
from bot.tables.steps.model import COMPUTER
from cogs.roundup.player.normal import choose
from cogs.roundup.player.review import CostlyDecision, Reason
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Knowledge, Memory, State, TurnedUp
from tests.discord.house import THREE, House, custom_id, in_words, labels, said
from tests.discord.roundup_evening import as_typed, begin, play, unseen
from tests.discord.test_clocks import until_due
from tests.discord.test_film import told
from tests.discord.test_privacy import exported
from tests.tables.offline_bot import eventually

pytestmark = pytest.mark.usefixtures("coach")


def begun(steps: Sequence[Snapshot], moves: Sequence[tuple[int | None, Any]], seat: int, seed: str) -> Review:
    """Finds that the first moves of the seat in a turn were wrong, at once or in three steps."""
    turned = next(number for number, step in enumerate(steps) if any(isinstance(e, TurnedUp) for e in step.events))
    found: list[CostlyDecision] = []
    for index, (mover, played) in enumerate(moves):
        state = steps[index].state
        if index > turned and mover == seat and len(found) < 2 and GAME.automatic(state) is None:
            better = next(action for action in GAME.legal(state, seat) if action != played)
            reason = Reason("other-card", "first-out", 0.1, 0.34, seat)
            found.append(CostlyDecision(index, seat, played, better, 0.09 - len(found) / 50, (0.04, 0.1), 100, reason))
    return Review(seat, seed, (), moments=tuple(found))


def advanced(review: Review) -> Review:
    return changed(review, progress=review.progress + 0.5, is_done=review.progress >= 0.5)


@pytest.fixture
def coach(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that knows at once, here."""
    kit = house.bot.services.kits["roundup"]
    assert kit.coach is not None
    house.bot.services.kits["roundup"] = replace(kit, coach=replace(kit.coach, begin=begun, advance=advanced))


async def finished(house: House, *names: str, points: int = 1) -> discord.Message:
    await begin(house, *(names or THREE), points=points)
    await play(house, unseen, until=lambda _: False)
    assert house.phases()[-1] == "over"
    await house.until(lambda: "won!" in house.live().content)
    return house.live()


async def test_it_shows_what_cost_most_as_its_seat_saw_it(house: House) -> None:
    closing = await finished(house)
    assert "Review" in labels(closing)
    assert len(closing.components) <= 4
    page = await house.opens("alice", "Review")
    [title, moment, why, cost] = page.content.splitlines()
    assert title == "🔎 **Roundup** · table 1 · your review, 1 of 2"
    assert moment.startswith("Move ")
    assert "Better: **" in moment
    numbers = re.search(
        r"with \*\*(.+)\*\*, you are out .* in 34 of 100 possible deals, with \*\*(.+)\*\* in 10\.$", why
    )
    assert numbers is not None
    chosen, better = moment.split(" Better: ")
    assert numbers[1] in better
    assert numbers[2] in chosen
    assert "about 9 percentage points" in cost
    assert "In hand: " in in_words(page)
    assert labels(page) == ["Try again", "Replay", "Moment 2"]
    page = await house.opens("alice", "Moment 2", page)
    assert "your review, 2 of 2" in page.content
    assert labels(page) == ["Try again", "Replay", "Moment 1"]
    await house["alice"].slash(house.channel, "table words")
    page = await house.opens("alice", "Review")
    assert page.attachments == []
    assert "In hand: " in page.content
    assert "Try again" in labels(page)


def begins_a_later_turn(state: State) -> bool:
    is_turn = state.last is not None and state.last.move not in ("bid", "show") and state.turn == 0
    return is_turn and GAME.automatic(state) is None


async def test_moments_are_picked_among_the_moves_of_the_person_and_not_of_the_computer(house: House) -> None:
    await begin(house, *THREE, points=1, clock="live")
    await play(house, unseen, until=begins_a_later_turn)
    moves = (await house.data()).moves
    await until_due(house)
    await house.until(lambda: "alice ran out of time, so the computer made one move." in house.live().content)
    await play(house, unseen, until=lambda _: False)
    await house.until(lambda: "won!" in house.live().content)
    page = await house.opens("alice", "Review")
    assert "your review, 1 of 2" in page.content
    assert f"Move {moves + 1}: " not in page.content


async def test_a_bar_moves_meanwhile(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(house)
    monkeypatch.setattr(replays, "TOLD_EVERY", 0.001)
    reached = list[str]()

    async def when_told(_: Pool, _asker: Asker, function: Any, *arguments: Any) -> Any:
        if function is advanced:
            shown = f"{round(100 * arguments[0].progress)}%"
            reached.append(shown)
            for _tick in range(10_000):
                if any(shown in text for text in told(house)):
                    break
                await asyncio.sleep(0.001)
        return function(*arguments)

    monkeypatch.setattr(Pool, "ask", when_told)
    page = await house.opens("alice", "Review")
    bars = [text for text in told(house) if "I'm going through your choices: " in text]
    assert bars[0].endswith(": ▱▱▱▱▱▱▱▱▱▱ 0%")
    assert [bar.rpartition(" ")[2] for bar in bars] == [*dict.fromkeys(reached)], "0% and 50% of most matches"
    assert page.content.startswith("🔎 **Roundup**")


async def test_many_wait_in_turn_and_are_told_so(house: House) -> None:
    await finished(house)
    place, here = REVIEWS.of(house.bot.services.context).place, house.guild.id
    with place(house["bob"].id, here):
        assert said(await house["bob"].click(house.live(), label="Review")).startswith("I'm already reviewing")
    with ExitStack() as others:
        for user_id in range(MOST_WAITING):
            others.enter_context(place(user_id, here))
        assert "too many games" in said(await house["bob"].click(house.live(), label="Review"))

    def waits() -> list[str]:
        return [text for text in told(house) if "before yours" in text]

    async def is_reviewed_first() -> None:
        with place(house["dave"].id, here):
            await eventually(lambda: bool(waits()))

    other = asyncio.ensure_future(is_reviewed_first())
    await asyncio.sleep(0)
    page = await house.opens("alice", "Review")
    await other
    assert waits() == ["🔎 1 review comes before yours."]
    assert "your review, 1 of 2" in page.content


async def test_one_that_cannot_be_made_is_not_kept_and_one_that_was_made_is_shown_at_once_also_after_a_restart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(house)

    async def fails(*_: Any) -> Any:
        raise NoAnswer("no process")

    async def never(_: Pool, asker: Asker, *_question: Any) -> Any:
        assert asker.rank is Rank.NOBODY
        raise Stopping

    house.expected_logs.append("a review was not made: no process")
    with monkeypatch.context() as patched:
        patched.setattr(Pool, "ask", fails)
        page = await house.opens("alice", "Review")
    assert page.content == "I couldn't finish the review this time. Press **Review** again."
    first = await house.opens("alice", "Review")
    assert "your review, 1 of 2" in first.content
    monkeypatch.setattr(Pool, "ask", never)
    assert (await house.opens("alice", "Review")).content == first.content
    await house.restart()
    assert (await house.opens("alice", "Review")).content == first.content


async def test_it_is_about_ones_own_seat_and_only_for_whoever_may_see_the_game(house: House) -> None:
    await finished(house)
    assert "You didn't play in this game" in said(await house["dave"].click(house.live(), label="Review"))
    page = await house.opens("alice", "Review")
    await house["bob"].click(house.live(), label="Replay")
    forged = custom_id(page, "Moment 2")
    assert "no longer works" in said(await house.press(house["bob"], house.private_messages("bob")[-1], forged))
    assert house.rows("SELECT seat FROM reviews") == [(0,)]
    for wrong in (forged.replace(":1:", ":2:"), forged.replace("page", "pages")):
        assert "no longer works" in said(await house.press(house["alice"], page, wrong))
    elsewhere = house.guild.create_text_channel("elsewhere")
    await house["alice"].slash(elsewhere, "table help")
    [there] = [message for message in elsewhere.history(viewer=house["alice"]) if message.flags.ephemeral]
    assert "your review, 2 of 2" in said(await house.press(house["alice"], there, forged))
    house.hide(house.channel)
    assert "That table is gone" in said(await house.press(house["alice"], there, forged))


async def test_nothing_is_told_if_nothing_cost_much(house: House) -> None:
    await finished(house)
    kit = house.bot.services.kits["roundup"]
    assert kit.coach is not None
    none = replace(kit.coach, begin=lambda steps, moves, seat, seed: Review(seat, seed, (), is_done=True))
    house.bot.services.kits["roundup"] = replace(kit, coach=none)
    none_found = "🔎 No choice of yours that I compared cost you much. "
    page = await house.opens("alice", "Review")
    assert page.content == f"{none_found}Well played!", "who has won"
    assert page.components == []
    page = await house.opens("bob", "Review")
    assert page.content == f"{none_found}This time the cards and the others decided."


async def test_where_nothing_was_hidden_a_decision_is_tried_again_with_the_same_cards_and_says_so(house: House) -> None:
    await finished(house, "alice", "bob")
    page = await house.opens("alice", "Review")
    assert " of 100 games played on from there, with " in page.content
    await house["alice"].click(page, label="Try again")
    again = (await house.numbered(2)).data
    assert again.state.down == (await position(house, again.moves)).down
    assert "with the same hidden cards: no others fit" in house.private_messages("alice")[-2].content


async def test_a_moment_is_tried_again_in_private_against_computers_with_other_hidden_cards(house: House) -> None:
    await finished(house)
    page = await house.opens("alice", "Review")
    before = house.rows("SELECT * FROM results")
    await house["alice"].click(page, label="Try again")
    again = await house.numbered(2)
    data, then = again.data, await position(house, again.data.moves)
    tried = Again.of(data)
    assert (data.private, data.terms.learning) == (True, True)
    assert tried is not None
    assert (tried.ref, tried.move) == ((await house.numbered(1)).data.ref, data.moves + 1)
    assert [seat.user_id == COMPUTER for seat in data.seats] == [False, True, True]
    assert GAME.view(data.state, 0) == GAME.view(then, 0)
    assert data.state.down[1:] != then.down[1:]
    table, hand = house.private_messages("alice")
    assert f"another try at move {data.moves + 1} of table 1, with other hidden cards" in table.content
    assert "your hand" in hand.content, "below it, ready to act"
    await house["alice"].click(await house.opens("alice", "Review"), label="Try again")
    assert house.phases() == ["over", "playing"], "the same try is shown again"
    await plays(house, again)
    table = house.private_messages("alice")[-1]
    assert labels(table)[:2] == ["Try again", "Next puzzle"]
    assert house.rows("SELECT * FROM results") == before, "it counts for nothing"
    await house["alice"].click(table, label="Try again")
    assert Again.of((await house.numbered(3)).data) == Again.of(data)


async def test_a_try_opens_at_the_bottom_with_the_hand_and_a_goal(house: House) -> None:
    await finished(house)
    await house["alice"].click(await house.opens("alice", "Review"), label="Try again")
    table, hand = house.private_messages("alice")
    assert "another try" in table.content
    goal = "🎯 Puzzle 1 of 2: **Be the first without cards.**"
    assert goal in table.content.splitlines()
    assert hand.content.splitlines()[0] == goal
    assert "your hand" in hand.content


async def test_a_try_ends_with_its_round_and_what_it_brought_and_the_set_with_how_many_were_reached(
    house: House,
) -> None:
    """The match goes to more points than a round can bring."""
    await finished(house, points=5)
    await house["alice"].click(await house.opens("alice", "Review"), label="Try again")
    reached = list[bool]()
    for number in (2, 3):
        again = await house.numbered(number)
        rounds = len(again.data.state.history)
        await plays(house, again)
        now, then = again.data.state, (await house.numbered(1)).data.state
        assert len(now.history) == rounds + 1
        table = house.private_messages("alice")[-1]
        reached.append(now.history[rounds].first_empty == 0)
        assert "The round is over, and so is this puzzle." in table.content
        [told] = [line for line in table.content.splitlines() if line.startswith("🎯")]
        assert told.startswith("🎯 You did it!" if reached[-1] else "🎯 Not this time.")
        for score in (now.history[rounds], then.history[rounds]):
            points = score.points[0]
            assert f"you got {points or 'no'} point{'' if points == 1 else 's'}." in told
        if number == 2:
            assert "🧩" not in table.content
            await house["alice"].click(table, label="Next puzzle")
            assert "🎯 Puzzle 2 of 2: " in house.private_messages("alice")[-1].content
    assert "Next puzzle" not in labels(table)
    assert f"🧩 That was the set: {sum(reached)} of 2 goals reached." in table.content


async def plays(house: House, table: Table) -> None:
    """Alice makes good moves to the end, and computers too."""
    names = [seat.name for seat in table.data.seats]
    for _ in range(200):
        state = table.data.state
        if 0 in GAME.to_act(state) and GAME.automatic(state) is None:
            memory = Memory((Knowledge(),) * len(names))
            command, options = as_typed(choose(GAME.view(state, 0), memory, 0, lambda _: 0), names)
            await house["alice"].slash(house.channel, f"roundup {command}", **options)
        await house.pass_time(5)
        if not table.data.is_open:
            break
    await house.pass_time(60)


@pytest.mark.usefixtures("coach")
async def test_a_review_is_exported_and_forgotten_with_its_player(house: House) -> None:
    await finished(house)
    await house.opens("alice", "Review")
    export = await exported(await house["alice"].slash(house.channel, "privacy export"))
    assert [(review["table"], review["seat"]) for review in export["reviews"]] == [("1", 0)]
    await house.forget(house["alice"], house.channel)
    assert house.rows("SELECT * FROM reviews") == []


async def position(house: House, moves: int) -> Any:
    return (await replay_of(house.bot.services, await house.numbered(1))).positions[moves].state
