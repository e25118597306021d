"""Those who watch without a seat: they predict, cheer, and are seated first in the next game."""

import re
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

import discord
import pytest

from bot.core.cards import IN_WORDS, SUITS
from bot.core.summary import Foretold
from bot.features.watching.feature import CROWD
from bot.features.watching.picks import foretold
from bot.games import find_game
from bot.parts import find_kit
from bot.tables.steps.lobby import Queue, rematch_seats
from bot.tables.steps.model import Change, Seat
from bot.tables.steps.results import with_places_so_far
from cogs.jugglers.rules.forecast import PASSED
from tests.discord.house import THREE, House, in_words, labels, lists, parts, said
from tests.discord.roundup_evening import play, unseen
from tests.discord.test_challenge import takes_up
from tests.discord.test_night import begin_night
from tests.discord.test_privacy import exported
from tests.presented import present
from tests.random_games import recorded
from tests.tables.test_ratings import over

pytestmark = pytest.mark.usefixtures("unpainted")

SEEN = "👁 Best eye"


async def panel(house: House, name: str) -> discord.Message:
    """Press what only those with a seat can do, and return what whoever watches sees then."""
    pressed = next(part for part in parts(house.live()) if not part.disabled)
    await house[name].click(house.live(), custom_id=pressed.custom_id)
    return house.private_messages(name)[-1]


async def predicts(house: House, name: str, choice: str) -> discord.Message:
    [asked] = lists(await panel(house, name))
    await house[name].select(house.private_messages(name)[-1], [choice], custom_id=asked.custom_id)
    shown = house.private_messages(name)[-1]
    assert [option.value for option in lists(shown)[0].options if option.default] == [choice]
    return shown


async def wants_next(house: House, name: str) -> discord.Message:
    return await house.opens(name, "Join next game", await panel(house, name))


@pytest.fixture
def who_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a game in which nothing else can be predicted."""
    monkeypatch.setitem(find_kit("juse").__dict__, "forecast", None)


def below_picture(house: House) -> str:
    """Return what is shown there of those who watch, as its description says it."""
    return in_words(house.live()).splitlines()[-1]


async def answers(house: House, number: int = 1) -> Foretold:
    services, data = house.bot.services, (await house.numbered(number)).data
    return await foretold(services.tables, services.kits[data.game], data)


def seen_in(text: str, names: Collection[str]) -> set[str]:
    """Return which of these people are named for having seen it coming."""
    line = next((line for line in text.splitlines() if line.startswith(SEEN)), "")
    return {name for name in names if name in line}


# ---------------------------------------------------------------- predictions


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
    assert "was right!" in shown
    assert "**Which suit closes last in round 2?**" in shown
    assert "was right!" not in (await predicts(house, other, watching[seer])).content, "of the round that is over"
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
        assert ("was right!" in shown) is (name in seers)
        assert "After lap 1, " in shown
        assert "**Who has the fewest cards after lap 2?**" in shown
    for name, choice in watching.items():
        await predicts(house, name, choice)
    while (found := await answers(house)).is_open:
        await house.click_move()
    assert "Too late to predict: half of its turns are over." in (await panel(house, "gina")).content
    await house["keeper"].slash(house.channel, "table end")
    found = await answers(house)
    assert [number for number, _ in found.ended] == [1, 2]
    times = {name: sum(choice in right for _, right in found.ended) for name, choice in watching.items()}
    [line] = [line for line in house.live().content.splitlines() if line.startswith(SEEN)]
    assert line.endswith(" (of 2)")
    assert all((f"{name} {count}" in line) is bool(count) for name, count in times.items())


async def test_who_watches_is_named_beside_the_game_until_they_are_forgotten_or_take_a_seat(house: House) -> None:
    await house.begin("alice", "bob", computers=1)
    before = in_words(house.live())
    for name in ("dave", "erin", "frank"):
        await panel(house, name)
    assert in_words(house.live()) == before, "no message is edited for that alone"
    await house["alice"].slash(house.channel, "table look", motion=False)
    await house.restart()
    await house.bot.services.tables.show(await house.table())
    assert below_picture(house) == "👀 dave, erin, and frank"
    await house.forget(house["dave"], house.channel)
    [computer] = [at for at, seat in enumerate((await house.data()).seats) if not seat.user_id]
    await house.press(house["erin"], house.live(), f"table:1:0:take-seat:{computer}")
    assert below_picture(house) == "👀 frank"
    assert "dave" not in house.live().content
    await house["keeper"].slash(house.channel, "table end")
    assert "👀" not in house.live().content + in_words(house.live())
    assert house.rows("SELECT * FROM watchers") == []


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
    assert SEEN not in house.live().content


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
        told = [line for line in closing.splitlines() if line.startswith("👁 Best eye of the night")]
        assert len(told) == (game == 1), "the first is told as that of the game, the last with the result"
        assert all(name in line and f"({max(right.values())} right)" in line for line in told for name in best)
    [result] = [text for text in house.texts() if text.startswith("🌙 **") and "the night!** 3 games" in text]
    [line] = [line for line in result.splitlines() if line.startswith("👁 Best eye of the night")]
    assert f"({max(right.values())} right)" in line
    assert {name for name in picks if name in line} == {name for name in picks if right[name] == max(right.values())}


# ---------------------------------------------------------------- cheers


async def test_cheers_show_up_in_the_next_picture_and_never_alone(house: House) -> None:
    await house.begin(*THREE)
    before = in_words(house.live())
    await house["dave"].click(await panel(house, "dave"), label="👏")
    shown = await house.opens("erin", "🔥", await house.opens("erin", "👏 1", await panel(house, "erin")))
    assert labels(shown) == ["👏 2", "🔥 1", "😱", "Join next game", "Back to the table"]
    assert "One 👏 a minute, please." in (await house.opens("erin", "👏 2", shown)).content
    assert "👏 2" in labels(house.private_messages("erin")[-1])
    edits = len(house.env.http_requests)
    await house.pass_time(5)
    await house.bot.services.tables.show(await house.table())
    assert in_words(house.live()) == before
    assert all("PATCH" not in str(request.method) for request in house.env.http_requests[edits:])
    await house.click_move()
    assert below_picture(house) == "👀 dave and erin · 👏 2 · 🔥 1"
    await house.pass_time(5)
    await house.click_move()
    assert below_picture(house) == "👀 dave and erin", "they go with the change after that"
    await house.pass_time(60)
    await house.restart()
    assert "👏 3" in labels(await house.opens("erin", "👏 2", await panel(house, "erin")))
    await house.click_move()
    assert below_picture(house) == "👀 dave and erin · 👏 1"
    assert "👏" not in house.live().content
    assert "👏 3 · 🔥 1" in (await house.finish()).content, "none is lost"
    await house["alice"].click(house.live(), label="Rematch")
    await house.start("alice")
    assert "👏" not in house.live().content + in_words(house.live()), "each game begins with none"
    seated = await house.press(house["alice"], house.live(), "table:2:0:cheer:clap")
    assert said(seated) == "You have a seat in this game, so you're not watching."
    forged = await house.press(house["dave"], house.live(), "table:2:0:cheer:boo")
    assert "no longer works" in said(forged)


async def test_a_channel_in_words_reads_them_too_and_a_solitaire_has_nothing_else(house: House) -> None:
    await house["mona"].slash(house.channel, "table words", **{"for": "channel"})
    await house["alice"].slash(house.channel, "junk new", public=True)
    shown = await panel(house, "dave")
    assert labels(shown) == ["👏", "🔥", "😱", "Back to the table"]
    await house["dave"].click(shown, label="🔥")
    await house["alice"].slash(house.channel, "junk junk")
    assert not house.live().attachments
    assert "🔥 1" in house.live().content


def rows(message: discord.Message) -> list[list[str | None]]:
    return [[getattr(part, "label", None) for part in getattr(row, "children", ())] for row in message.components]


@pytest.mark.parametrize("game", ["juse", "roundup"])
async def test_who_has_no_seat_can_watch_from_the_table_itself_and_no_button_moves_for_that(
    house: House, game: str
) -> None:
    await house.begin(*THREE, game=game)
    table = house.live()
    *others, last = rows(table)
    assert (len(others), last[-1]) == (2, "👀 Watch")
    assert "You're watching this one" in said(await house["dave"].click(table, label="👀 Watch"))
    assert "You have a seat in this game" in said(await house["bob"].click(table, label="👀 Watch"))
    await house["carol"].slash(house.channel, "table leave")
    assert {"I'm back", "👀 Watch"} & {*labels(house.live())} == {"I'm back"}, "it makes room for those who play"
    assert len(rows(house.live())) == 3
    assert [row for row in rows(house.live()) if row in others] == others
    await house["carol"].click(house.live(), label="I'm back")
    assert rows(house.live()) == [*others, last]


# ---------------------------------------------------------------- the next game


async def test_who_comes_between_two_games_gets_in_line_with_whatever_they_press(house: House) -> None:
    await house.begin(*THREE)
    closing = await house.finish()
    shown = await house.opens("dave", "Rematch", closing)
    assert labels(shown) == ["Join next game", "Back to the table"]
    await house["dave"].click(shown, label="Join next game")
    await house["bob"].click(closing, label="Rematch")
    assert [seat.name for seat in (await house.data()).seats] == ["bob", "carol", "alice", "dave"]


async def test_who_asks_for_it_is_seated_in_the_next_game(house: House) -> None:
    await house.begin(*THREE)
    assert "✅ You're in line for the next game here." in (await wants_next(house, "dave")).content
    assert "in line" in (await wants_next(house, "erin")).content
    assert "in line" not in (await house.opens("erin", "Join next game", house.private_messages("erin")[-1])).content
    closing = await house.finish()
    await house["bob"].click(closing, label="Rematch")
    assert [seat.name for seat in (await house.data()).seats] == ["bob", "carol", "alice", "dave"]
    late = await house["erin"].click(house.private_messages("erin")[-1], label="Join next game")
    assert said(late) == "The next game is already open. Press **Join** there."
    assert house.rows("SELECT * FROM next_up") == []


async def test_where_seats_are_short_who_has_played_longest_makes_way_and_is_first_next_time(house: House) -> None:
    keeper, five = house["keeper"], ("alice", "bob", "carol", "dave", "erin")
    await house.begin(*five, game="jugglers")
    await wants_next(house, "frank")
    await keeper.slash(house.channel, "table end")
    await house["alice"].click(house.live(), label="Rematch")
    assert {seat.name for seat in (await house.data()).seats} == {"alice", "carol", "dave", "erin", "frank"}
    assert "👀 in the next game: bob" in house.live().content
    await house.start("alice")
    assert "in the next game: bob" in house.live().content
    await house.restart()
    [first] = [seat.name for seat in (await house.data()).seats[:1]]
    await house[first].slash(house.channel, "table leave")
    await house.press(house["gina"], house.live(), "table:2:0:take-seat:0")
    await keeper.slash(house.channel, "table end")
    await house["alice"].click(house.live(), label="Rematch")
    names = {seat.name for seat in (await house.data()).seats}
    assert names > {"alice", "bob", "frank", "gina"}, "all others have played twice"
    [out] = {*five} - names - {first}
    assert f"👀 in the next game: {out}" in house.live().content


@pytest.mark.parametrize(
    ("game", "people", "in_line", "stay", "come"),
    [("juse", 2, 7, 2, 6), ("juse", 8, 2, 6, 2), ("jugglers", 5, 7, 3, 2), ("jugglers", 5, 1, 4, 1)],
)
def test_a_crowd_in_line_pushes_nobody_out_where_there_are_seats_and_fills_half_of_a_full_table(
    game: str, people: int, in_line: int, stay: int, come: int
) -> None:
    players = [Seat(1 + number, f"player {number}") for number in range(people)]
    line = tuple(Seat(100 + number, f"guest {number}") for number in range(in_line))
    queue = Queue(line, tuple(seat.user_id for seat in players))
    seats = rematch_seats(over(*players), find_game(game), 1, queue=queue)
    assert len({seat.user_id for seat in seats} & {seat.user_id for seat in players}) == stay
    assert [seat.user_id for seat in seats[stay:]] == [seat.user_id for seat in line[:come]]
    assert 1 in [seat.user_id for seat in seats], "who asks stays"


# ---------------------------------------------------------------- many who watch

MANY = [f"{number:03}{'*_' * 14}" for number in range(200)]


async def crowd(house: House) -> None:
    """200 people predict, each of them another seat than the one before, and want the next game."""
    data, book = await house.data(), CROWD.of(house.bot.services.context).book
    for number, name in enumerate(MANY):
        await book.predict(data, 10**9 + number, name, str(number % len(data.seats)))
        await book.toggle_next(data, 10**9 + number, name, number)


@pytest.mark.usefixtures("who_wins")
async def test_a_crowd_leaves_the_end_and_the_next_game_all_their_text(house: House) -> None:
    await house["mona"].slash(house.channel, "table words", **{"for": "channel"})
    await house.begin(*THREE)
    await crowd(house)
    over = (await house.finish()).content
    assert re.search(rf"{SEEN}: .* and 5[67] more saw it coming\.", over)
    assert "won!" in over
    assert "table 1" in over
    await house["alice"].click(house.live(), label="Rematch")
    most = (await house.table()).game.max_seats
    told = f" and {len(MANY) - (most - len(THREE)) - 10} more"
    assert told in house.live().content
    await house.start("alice")
    kit = house.bot.services.kits["juse"]
    title, *lines = present(await house.table(), kit, "", own=IN_WORDS).content.splitlines()
    shown = house.live().content.splitlines()
    assert shown[0].startswith(title)
    assert set(lines) <= set(shown)
    assert any(told in line for line in shown)


# ---------------------------------------------------------------- they have seen its cards

KNOWS = "You've already seen this game, so you know its cards."


async def test_who_has_watched_a_game_is_asked_before_playing_its_deal_and_marked(house: House) -> None:
    await house.begin(*THREE)
    await panel(house, "dave")
    await house["alice"].slash(house.channel, "table leave")
    await house.press(house["erin"], house.live(), "table:1:0:take-seat:0")
    await wants_next(house, "frank")
    await house["bob"].click(await house.finish(), label="Challenge")
    for name in ("dave", "frank", "alice"):
        assert said(await takes_up(house, name)).startswith(KNOWS), name
        await house[name].click(house.private_messages(name)[-1], label="Play anyway")
    assert said(await takes_up(house, "erin")).startswith("You were the first to play this deal")
    await takes_up(house, "gina", "Play it here")
    await panel(house, "hank")
    assert said(await takes_up(house, "hank")).startswith(KNOWS), "all have seen Gina play it"
    await takes_up(house, "ivy")
    watched = "SELECT name, watched FROM deal_players JOIN people ON key = person WHERE first = 0 ORDER BY name"
    assert house.rows(watched) == [("alice", 1), ("dave", 1), ("frank", 1), ("gina", 0), ("ivy", 0)]


# ---------------------------------------------------------------- what is stored


async def test_ones_own_is_in_the_export_and_forgotten(house: House) -> None:
    await house.begin(*THREE)
    for seat, name in enumerate(("dave", "erin", "frank")):
        await predicts(house, name, str(seat))
        await wants_next(house, name)
    told = await exported(await house["dave"].slash(house.channel, "privacy export"))
    assert [row["choice"] for row in told["predictions"]] == ["0"]
    assert len(told["next games wanted"]) == 1
    for name in ("dave", "erin", "frank"):
        await house.forget(house[name], house.channel)
    assert house.rows("SELECT * FROM predictions") == house.rows("SELECT * FROM next_up") == []
    closing = await house.finish()
    assert SEEN not in closing.content
    await house["alice"].click(closing, label="Rematch")
    assert len((await house.data()).seats) == 3
