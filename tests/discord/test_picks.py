"""Those who watch predict how a game, or a part of it, ends: who was right is told then, and no pick before."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot.core.cards import SUITS
from bot.parts import find_kit
from bot.tables.steps.model import Change
from bot.tables.steps.results import with_places_so_far
from cogs.jugglers.rules.forecast import PASSED
from tests.discord.house import THREE, House, lists, said
from tests.discord.roundup_evening import play, unseen
from tests.discord.test_night import begin_night
from tests.discord.watchers import answers, panel, predicts, seen_in
from tests.random_games import recorded


@pytest.mark.usefixtures("who_wins")
async def test_who_watches_predicts_who_wins_until_everybody_has_moved_and_the_end_tells_who_was_right(
    house: House,
) -> None:
    await house.begin(*THREE)
    shown = await panel(house, "dave")
    assert shown.content.splitlines()[:2] == [
        "👀 You're watching this one.",
        "🔮 **Who wins this game?** Nobody sees your pick before the end. You can change it until everybody has made a"
        " move.",
    ]
    assert [option.label for option in lists(shown)[0].options] == ["🔴 alice", "🔵 bob", "🟡 carol"]
    watching = {"dave": "2", "erin": "1", "frank": "0"}
    await predicts(house, "dave", "0")
    for name, choice in watching.items():
        await predicts(house, name, choice)
    assert "Who wins" in (await house.opens("gina", "👀 Watch", await house.opens("gina", "What can I do?"))).content
    late, asked = house.private_messages("gina")[-1], lists(house.private_messages("gina")[-1])[0].custom_id
    await house.restart()
    for _ in range(6):
        await house.click_move()
    await house["gina"].select(late, ["0"], custom_id=asked)
    late = house.private_messages("gina")[-1]
    assert "🔮 Too late to predict: everybody has made a move." in late.content
    assert lists(late) == []
    assert "🔮 Your pick: **🟡 carol**." in (await panel(house, "dave")).content
    assert not any("pick" in text for text in house.texts()), "who watches is said, but not what they predict"
    closing = await house.finish()
    winner = next(str(at) for at, name in enumerate(THREE) if f"{name}** won!" in closing.content)
    assert seen_in(closing.content, watching) == {name for name, choice in watching.items() if choice == winner}
    assert (await house.opens("dave", "😱", house.private_messages("dave")[-1])).content == "👀 This game is over."


def last_suit(state: Any) -> set[str]:
    return {SUITS[state.history[-1].closed[-1]]}


def passed_policies(state: Any) -> set[str]:
    return {PASSED[state.last.ended.passed]}


def fewest_cards(state: Any) -> set[str]:
    piles = enumerate(zip(state.draws, state.discards, strict=True))
    held = None if state.held is None else state.turn
    cards = [len(draw) + len(discard) + (seat == held) for seat, (draw, discard) in piles]
    return {str(seat) for seat, count in enumerate(cards) if count == min(cards) < max(cards)}


@pytest.mark.parametrize(
    ("game", "options", "right"),
    [
        ("roundup", {"points": 10}, last_suit),
        ("jugglers", {"wins": 2}, passed_policies),
        ("juse", {"referee": "bot"}, fewest_cards),
    ],
)
def test_each_part_of_a_game_can_be_predicted_at_first_and_is_answered_by_what_all_have_seen(
    game: str, options: dict[str, Any], right: Callable[[Any], set[str]]
) -> None:
    kit = find_kit(game)
    assert kit.forecast is not None
    steps, _ = recorded(kit.rules, 3, options, "forecast")
    found = [kit.forecast.foretold(steps[:number]) for number in range(1, len(steps) + 1)]
    ended = [len(each.ended) for each in found]
    assert ended[-1] > 3
    for number in range(ended[-1]):
        is_open = [each.is_open for each in found if len(each.ended) == number]
        assert 1 < is_open.index(False) == sum(is_open) < len(is_open), "at first, and then no more"
        at = ended.index(number + 1)
        assert found[-1].ended[number] == found[at].ended[number] == (found[at - 1].number, right(steps[at].state))


async def test_each_round_has_a_pick_and_its_answer_is_told_when_it_ends_and_when_the_game_is_stopped(
    house: House,
) -> None:
    await house.begin(*THREE, game="roundup", points=10)
    watching = dict(zip(("dave", "erin", "frank", "gina"), SUITS, strict=True))
    for name, suit in watching.items():
        await predicts(house, name, suit)
    await play(house, unseen, lambda state: len(state.history) == 1)
    await house.pass_time(30)
    (right,) = last_suit((await house.data()).state)
    seer, other = sorted(watching, key=lambda name: watching[name] != right)[:2]
    assert f"👁 round 1: {seer} saw it coming" in house.live().content
    await house.restart()
    shown = (await panel(house, seer)).content
    assert "closed last in round 1. Your pick" in shown
    assert "was right:" in shown
    assert "**Which suit closes last in round 2?**" in shown
    assert "was right:" not in (await predicts(house, other, watching[seer])).content, "of the round that is over"
    await house["keeper"].slash(house.channel, "table end")
    assert seen_in(house.live().content, watching) == {seer}
    assert "closed last in round 1." in house.live().content


@pytest.mark.usefixtures("who_wins")
async def test_where_a_game_is_stopped_and_counts_as_it_stands_who_predicted_its_leader_was_right(house: House) -> None:
    await house.begin(*THREE)
    watching = {"dave": "0", "erin": "1", "frank": "2"}
    for name, choice in watching.items():
        await predicts(house, name, choice)
    while not all(seat.tally.clean_run or seat.tally.misplays for seat in (await house.data()).seats):
        await house.click_move()
    for name in THREE:
        await house[name].slash(house.channel, "table end")
    table = await house.numbered(1)
    ranked = with_places_so_far(Change(table.data), table.game).places_so_far
    led = {str(place.seat) for place in ranked if place.place == 1}
    assert seen_in(house.live().content, watching) == {name for name, choice in watching.items() if choice in led}
    assert led


async def test_each_lap_has_a_pick_and_its_answer_is_told_at_its_end_and_when_the_game_is_stopped(house: House) -> None:
    await house.begin(*THREE)
    watching = {"dave": "0", "erin": "1", "frank": "2"}
    assert "**Who has the fewest cards after lap 1?**" in (await panel(house, "gina")).content
    for name, choice in watching.items():
        await predicts(house, name, choice)
    while not (found := await answers(house)).ended:
        await house.click_move()
    (number, right), seers = found.ended[0], {name for name, choice in watching.items() if choice in found.ended[0][1]}
    assert (number, len(seers)) == (1, len(right)) != (1, 0)
    [told] = [part for part in house.live().content.split(" · ") if part.startswith("👁 lap 1: ")]
    assert {name for name in watching if name in told.splitlines()[0]} == seers
    await house.restart()
    for name in watching:
        shown = (await panel(house, name)).content
        assert ("was right:" in shown) is (name in seers)
        assert "After lap 1, " in shown
        assert "**Who has the fewest cards after lap 2?**" in shown
    for name, choice in watching.items():
        await predicts(house, name, choice)
    while (found := await answers(house)).is_open:
        await house.click_move()
    assert "Too late to predict: half of the lap is over." in (await panel(house, "gina")).content
    await house["keeper"].slash(house.channel, "table end")
    found = await answers(house)
    assert [number for number, _ in found.ended] == [1, 2]
    times = {name: sum(choice in right for _, right in found.ended) for name, choice in watching.items()}
    [line] = [line for line in house.live().content.splitlines() if line.startswith("👁 Right picks (of 2): ")]
    assert all((f"{name} {count}" in line) is bool(count) for name, count in times.items())


async def test_whoever_has_or_had_a_seat_cannot_predict(house: House) -> None:
    await house.begin("alice", "bob", game="roundup", computers=1, points=1)
    for name, choice in {"dave": "S", "erin": "H", "frank": "D", "gina": "C"}.items():
        await predicts(house, name, choice)
    await house["alice"].slash(house.channel, "table leave")
    for name, seat in (("dave", 0), ("erin", 2)):
        await house.press(house[name], house.live(), f"table:1:0:take-seat:{seat}")
        answer = await house.press(house[name], house.live(), "table:1:0:watch")
        assert said(answer) == "You have a seat in this game, so you're not watching."
    shown = await panel(house, "alice")
    assert "🔮 You've had a seat in this game, so you can't predict." in shown.content
    assert lists(shown) == []
    for name in ("alice", "bob", "dave"):
        await house.choose(house[name], "predict", "D")
    rows = house.rows("SELECT choice, count(*) FROM predictions GROUP BY choice ORDER BY choice")
    assert rows == [("", 3), ("C", 1), ("D", 1)], "alice, dave and erin have had a seat"
    await house["keeper"].slash(house.channel, "table end")
    assert "👁" not in house.live().content


@pytest.mark.usefixtures("who_wins")
async def test_the_best_eye_of_a_night_was_right_most_often(house: House) -> None:
    await begin_night(house, games=3)
    picks, right = {"dave": "000", "erin": "110", "frank": "010", "gina": "100"}, Counter[str]()
    for game in range(3):
        await house.begin("alice", "bob")
        for name, choices in picks.items():
            await predicts(house, name, choices[game])
        closing = (await house.finish()).content
        right.update(seen_in(closing, picks))
        best = [name for name in picks if right[name] == max(right.values())]
        told = [line for line in closing.splitlines() if line.startswith("👁 Best predictions of the night")]
        assert len(told) == (game == 1), "the first is told as that of the game, the last with the result"
        assert all(name in line and f"({max(right.values())} right)" in line for line in told for name in best)
    [result] = [text for text in house.texts() if text.startswith("🌙 **") and "the night!** 3 games" in text]
    [line] = [line for line in result.splitlines() if line.startswith("👁 Best predictions of the night")]
    assert f"({max(right.values())} right)" in line
    assert {name for name in picks if name in line} == {name for name in picks if right[name] == max(right.values())}
