"""A hand is the picture of the table that all hands share, with a strip of its own below it."""

import re
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import islice
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.core.cards import AS_THE_TABLE, IN_WORDS, OwnLook
from bot.core.game import Event, Milestone
from bot.parts import find_kit
from bot.tables.steps.fields import with_fields
from bot.text import words_for
from bot.text.voice import card_text
from bot.ui.hand_kit import HandKit
from bot.ui.table.hand import Happened, present_hand
from bot.ui.table.pace import Pace
from bot.ui.table.painter import Painter
from bot.ui.table.presentation import Presentation
from cogs.jugglers.rules.state import GatheringEnded, OwnPlaced
from cogs.jugglers.words.own_result import own_result
from cogs.roundup.words.describe import own_result as roundup_result
from render import NEVER, Scene, paint, with_strip
from render.gif import Gif
from render.painting import Renderer, composed
from render.png import Canvas
from render.scene import WIDTH, CardAt, Label
from tests.discord.shown import table_showing
from tests.random_games import Step
from tests.render.readability import too_small
from tests.render.scenes import NAMES, TABLES, examples, steps, texts, voice

TABLE = Scene(400, (*(CardAt(150 + 220 * at, 200, 11 * at, 200) for at in range(5)),))
MOVED = TABLE.plus(Label(600, 300, "3 left"))
STRIP, OTHER_STRIP = (Scene(300, (CardAt(200, 150, card, 150), Label(700, 150, "You"))) for card in (5, 6))
TAKEN = re.compile(r"The die took (?P<whose>.+) (?P<card>\w+.) instead of your (?P<own>\w+.)\.$")
with_hands = pytest.mark.parametrize(("game", "seats"), [each for each in TABLES if find_kit(each[0]).hand is not None])


def hand_kit(game: str) -> HandKit:
    hand = find_kit(game).hand
    assert hand is not None
    return hand


def hands_of(game: str, seats: int, state: Any) -> list[Scene]:
    rules, shown = find_kit(game).rules, voice(game, seats)
    return [hand_kit(game).scene(rules, state, seat, shown) for seat in range(seats)]


def some(game: str, seats: int) -> Iterator[Step]:
    return islice(steps(game, seats, "hands"), 0, 300, 6)


@with_hands
def test_all_hands_of_a_table_have_one_picture_above_their_strips_and_one_size(game: str, seats: int) -> None:
    sizes = set[tuple[int, ...]]()
    for step in some(game, seats):
        hands = hands_of(game, seats, step.after)
        upper, strip = hands[0].parts
        assert all(hand.parts[0] is upper for hand in hands)
        for hand in hands:
            sizes.add(tuple(part.height for part in hand.parts))
        assert not upper.height % 2, "an animation is half as high"
        assert len({hand.parts[1] for hand in hands}) > 1 or not strip.items
    assert len(sizes) == 1


def test_a_hand_painted_in_parts_looks_like_one_painted_as_a_whole() -> None:
    hands = {name: scene for name, scene in examples().items() if "-hand" in name and name.endswith("-two")}
    assert hands
    for name, hand in hands.items():
        with Image.open(BytesIO(paint(hand))) as parts:
            whole = composed(hand).crop(0, 0, WIDTH, hand.height)
            indices = Image.frombytes("L", parts.size, parts.tobytes())
            assert ImageChops.difference(indices, whole).getbbox() is None, name


def test_what_hands_share_is_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    painted = list[int]()

    def counted(paint: Callable[[Renderer, Scene], Canvas]) -> Callable[[Renderer, Scene], Canvas]:
        return lambda self, scene: painted.append(scene.height) or paint(self, scene)

    monkeypatch.setattr(Renderer, "composed", counted(Renderer.composed))
    renderer = Renderer()
    files = [renderer.paint(with_strip(TABLE, strip)) for strip in (STRIP, OTHER_STRIP, STRIP)]
    assert painted == [400, 300, 300, 300]
    assert files[0] == files[2] != files[1]


def test_above_a_hand_the_table_moves_and_the_hand_stands_still() -> None:
    film = Gif(TABLE.height, 2)
    for scene in (TABLE, MOVED, TABLE):
        film.add(scene, 100)
    mine, other = film.to_bytes(NEVER, STRIP), film.to_bytes(NEVER, OTHER_STRIP)
    shown = list[Image.Image]()
    with Image.open(BytesIO(mine)) as picture:
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            shown.append(picture.convert("RGB"))
    assert [each.size for each in shown] == [(WIDTH // 2, 350)] * 3
    box = (0, 200, WIDTH // 2, 350)
    assert len({each.crop(box).tobytes() for each in shown}) == 1
    assert len({each.tobytes() for each in shown}) == 2
    alone = Gif(STRIP.height, 2)
    alone.add(STRIP, 100)
    with Image.open(BytesIO(alone.to_bytes(NEVER))) as picture:
        assert picture.convert("RGB").tobytes() == shown[0].crop(box).tobytes()
    moving = film.to_bytes(NEVER)[-100:]
    assert mine.endswith(moving), "what moves is encoded once"
    assert other.endswith(moving)


def test_what_a_hand_tells_of_an_end_is_below_the_first_and_the_last_frame_alone() -> None:
    """Who has animations off sees the first one."""
    film = Gif(TABLE.height, 2)
    for scene in (TABLE, MOVED, TABLE):
        film.add(scene, 100)
    below = list[bytes]()
    with Image.open(BytesIO(film.to_bytes(NEVER, STRIP, OTHER_STRIP))) as picture:
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            below.append(picture.convert("RGB").crop((0, 200, WIDTH // 2, 350)).tobytes())
    told, *meanwhile, back, last = below
    assert told == back == last
    assert len(meanwhile) == 2
    assert {*meanwhile}.isdisjoint({told})


@with_hands
def test_a_hand_shows_each_move_of_the_others_and_then_how_the_table_is(game: str, seats: int) -> None:
    made, shown, rules = [*islice(steps(game, seats, "played"), 12)], voice(game, seats), find_kit(game).rules
    past = [(step.state, step.events) for step in made]
    frames = hand_kit(game).played(rules, past, made[-1].after, shown)
    upper = hands_of(game, seats, made[-1].after)[0].parts[0]
    assert len(frames) >= len(made) - 1
    assert {scene.height for scene, _ in frames} == {upper.height}
    assert hand_kit(game).played(rules, [], made[-1].after, shown) == ()
    assert sum(milliseconds for _, milliseconds in frames) == pytest.approx(3000, abs=len(frames)), "however much it is"


def ended(game: str, seats: int) -> Iterator[tuple[Step, Sequence[Event]]]:
    """Yield each step that ended a round or a gathering, with what has happened since the one before."""
    events = list[Event]()
    for step in steps(game, seats, "ended", misplays=0.02, most=600):
        events += step.events
        if any(isinstance(event, Milestone | GatheringEnded) for event in step.events):
            yield step, [*events]
            events.clear()


@pytest.mark.parametrize(("game", "seats"), [each for each in TABLES if each[0] in ("roundup", "jugglers")])
def test_how_it_ended_is_as_high_as_the_hand_and_says_what_it_meant_for_each(game: str, seats: int) -> None:
    result, rules, shown = hand_kit(game).result, find_kit(game).rules, voice(game, seats)
    assert result is not None
    seen, stated = 0, set[str]()
    for step, events in ended(game, seats):
        sizes = {tuple(part.height for part in hand.parts) for hand in hands_of(game, seats, step.after)}
        uppers = list[Scene]()
        for seat in range(seats):
            own = [event for event in events if event.shown_to(seat)]
            scene = hand_kit(game).scene(rules, step.after, seat, shown, own, ended=True)
            told = result.text(rules.view(step.after, seat), own, shown)
            stated.update(told)
            assert {tuple(part.height for part in scene.parts)} == sizes
            assert told[0] in texts(scene)
            assert list(too_small(scene)) == []
            uppers.append(scene.parts[0])
        assert all(upper is uppers[0] for upper in uppers)
        seen += 1
    assert seen > 1
    assert len(stated) > seats


def test_who_wanted_a_policy_that_failed_reads_which_card_the_die_took_instead_of_theirs() -> None:
    rules, shown, told = find_kit("jugglers").rules, voice("jugglers", 4), list[str]()
    for step, events in ended("jugglers", 4):
        for seat in range(4):
            own = [event for event in events if event.shown_to(seat)]
            placed = {card_text(event.card) for event in own if isinstance(event, OwnPlaced)}
            lines = own_result(rules.view(step.after, seat), own, shown)
            told += lines
            for taken in filter(None, map(TAKEN.match, lines)):
                assert taken["whose"] != f"{NAMES[seat]}'s"
                assert taken["own"] in placed
                assert taken["card"] not in placed
    assert any(map(re.compile(r"You wanted \w+.: it passed\. 1 point!$").match, told))
    assert any(map(re.compile(r"You wanted \w+.: it failed\.$").match, told))
    assert any(map(TAKEN.match, told))


def test_a_bid_on_the_suit_that_closed_last_says_its_points_and_who_shared_it() -> None:
    rules, shown = find_kit("roundup").rules, voice("roundup", 3)
    for step, _ in ended("roundup", 3):
        score = rules.view(step.after, None).history[-1]
        for seat in range(3):
            bid, others, *_ = roundup_result(rules.view(step.after, seat), (), shown)
            suit, points = "♠♥♦♣"[score.bids[seat] // 13], score.points[seat] - (seat == score.first_empty)
            if seat in score.right:
                assert bid == f"Your {suit} closed last: {points} point{'s' * (points != 1)}"
                assert (others == "Nobody else had bid on it.") == (len(score.right) == 1)
            else:
                place = score.closed.index(score.bids[seat] // 13)
                assert bid == f"Your {suit} closed {('1st', '2nd', '3rd')[place]}: no points for it"


def test_text_says_how_it_ended_when_the_picture_has_shown_it_in_as_many_rows() -> None:
    kit, names = find_kit("roundup"), ("alice", "bob", "carol")
    step, _ = next(ended("roundup", 3))
    table = table_showing(kit.rules, step.after, names, {})
    table.note(step.events, dealt=False)
    happened = Happened(step.state, step.events)
    moving, still = (present_hand(table, kit, 1, "", last_look=True, changes=changes) for changes in ([happened], []))
    assert moving.frames
    assert " closed " in still.content
    assert " closed " not in moving.content
    assert len(moving.content.split("\n")) == len(still.content.split("\n"))


@pytest.mark.parametrize("game", ["roundup", "jugglers"])
async def test_hands_that_show_the_same_moves_are_filmed_once_and_show_them_only_where_something_may_move(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, names = find_kit(game), ("alice", "bob", "carol", "dave")
    made = [*islice(steps(game, 4, "film"), 9)]
    table = table_showing(kit.rules, made[-1].after, names, {})
    changes = [Happened(step.state, step.events) for step in made]

    def shown(user_id: int, own: OwnLook = AS_THE_TABLE) -> Presentation:
        return present_hand(table, kit, user_id, "", own=own, changes=changes)

    filmed = list[int]()
    add = Gif.add
    monkeypatch.setattr(Gif, "add", lambda film, scene, *shown: filmed.append(scene.height) or add(film, scene, *shown))
    painter = Painter(Pace(lambda: 0.0))
    hands = [shown(user_id) for user_id in (1, 2, 3)]
    ready = [await painter.ready(hand, words_for("", game)) for hand in hands]
    files = [file for message in ready for file in message.files or ()]
    assert [file.name for file in files] == ["table.gif"] * 3
    assert len({file.content for file in files}) == 3
    assert filmed.count(hands[0].frames[0][0].height) == len(hands[0].frames) + 2
    assert [message.moves_for for message in ready] == [0.0] * 3, "what they begin with need not be replaced"
    for file in files:
        film = Image.open(BytesIO(file.content))
        first = film.convert("RGB").tobytes()
        film.seek(len(hands[0].frames) + 1)
        assert film.convert("RGB").tobytes() == first
    assert shown(1, IN_WORDS).frames == ()
    table.data = with_fields(table.data, motion=False)
    assert shown(1).frames == ()
    painter.close()
