"""Everything can be read on a phone, nothing lies over anything, and the table is full of cards, not of felt."""

import re
from collections.abc import Iterator

import pytest

from bot.core.game import Juse, ranking
from bot.core.summary import SeatSummary, Summary
from bot.features.night.picture import standing_strip
from bot.features.night.standing import Score, standing
from bot.features.replay.film import STRIP
from bot.games import game_names
from bot.parts import find_kit
from bot.text import words_for
from bot.ui.discord.names import bare
from bot.ui.table.presentation import Presentation
from bot.ui.table.strip import with_below
from render import paint
from render.scene import MAX_HEIGHT, NamePlate, Scene, Stamp
from tests.random_games import MOST_ACTIONS
from tests.render.readability import bare_share, emptiest_share, hidden, too_small
from tests.render.scenes import (
    NAMES,
    TABLES,
    all_of,
    each_table,
    examples,
    hand_scene,
    steps,
    table_scene,
    texts,
    voice,
)

PUBLIC_HEIGHT, PRIVATE_HEIGHT, MISSED = 960, 1050, 310
HIGHER = {
    "hand": PRIVATE_HEIGHT,
    "me": PRIVATE_HEIGHT,
    "ending": MAX_HEIGHT - STRIP,
    "board": MAX_HEIGHT,
    "badges": MAX_HEIGHT,
    "welcome": MAX_HEIGHT,
    "storm": MAX_HEIGHT + MISSED,
    "race": MAX_HEIGHT + STRIP,
}
"""Nobody needs the buttons of a table below these, or one row of them at most; a film has words below an ending. The
more games, the higher is the welcome. Below the end of a storm, with what was missed, are three rows at most.
"""
MOST_FELT = {"juse": 0.25, "junk": 0.33, "roundup": 0.45, "jugglers": 0.45}
LARGEST_HOLE = 0.1


# Roundup's moments lay what they explain over a darkened table. Of others, the last picture shows the most. A card in
# the air hides what lies below it, and the gold around a draw pile the edge of the card on it.
UNDARKENED = re.compile(
    r"(?!roundup-moment|juse-moment-(.*-frame|board)|junk-moment-\w+-[12]|jugglers-moment.*-frame-[12]|\w+-motion)"
)


def examples_in_two_colours() -> Iterator[tuple[str, Scene]]:
    return ((name, scene) for name, scene in examples().items() if name.endswith("-two"))


def test_all_ranks_and_words_of_the_examples_can_be_read_at_340_pixels() -> None:
    for name, scene in examples_in_two_colours():
        assert list(too_small(scene)) == [], name
        most = [most for kind, most in HIGHER.items() if kind in name.split("-")]
        assert scene.height <= max(most, default=PUBLIC_HEIGHT), name


def test_below_a_lobby_and_an_ending_there_is_room_for_how_eight_people_stand_in_a_night() -> None:
    scores = [Score(number, name, 1200 - 90 * number, 50) for number, name in enumerate(NAMES)]
    strip = standing_strip(standing(scores), 12, words_for(""), "line", "in words", newest=True)
    for name, scene in examples_in_two_colours():
        if {"lobby", "ending"} & {*name.split("-")}:
            shown = with_below(Presentation("text", (), scene, "alt"), [strip])
            assert shown.content == "text\nline"
            assert shown.scene is not None
            assert shown.scene.items[: len(scene.items)] == scene.items
            below = Scene(shown.scene.height, shown.scene.items[len(scene.items) :])
            assert {*map(bare, NAMES), "+50", *(str(score.points) for score in scores)} <= {*texts(below)}
            assert all(item.y > scene.height for item in below.items)
            assert list(too_small(below)) == []


@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("game", game_names())
def test_nothing_hides_a_rank_a_suit_or_a_name_in_the_examples(game: str, part: int) -> None:
    shown = [(name, scene) for name, scene in examples_in_two_colours() if re.match(game, name)]
    for name, scene in [example for example in shown if UNDARKENED.match(example[0])][part::3]:
        assert hidden(scene) == [], name


@each_table
def test_every_state_of_random_games_can_be_read(game: str, seats: int) -> None:
    kit = find_kit(game)
    for number, step in enumerate(steps(game, seats, "read", most=160)):
        view = kit.rules.view(step.after, None)
        shown = [(table_scene(game, view), PUBLIC_HEIGHT)]
        if kit.hand is not None and number % 3 == 0:
            shown.append((hand_scene(game, kit.rules.view(step.after, number % seats)), PRIVATE_HEIGHT))
        for scene, height in shown:
            assert list(too_small(scene)) == []
            assert scene.height <= height
            assert number % 50 or hidden(scene) == []


@each_table
def test_no_seat_moves_while_a_game_goes_on(game: str, seats: int) -> None:
    kit, found = find_kit(game), set[tuple[object, ...]]()
    for step in steps(game, seats, "still"):
        view = kit.rules.view(step.after, None)
        if kit.rules.to_act(step.after) and not getattr(view, "between_rounds", False):
            shown = table_scene(game, view)
            plates = {(plate.seat, plate.x, plate.y, plate.width) for plate in all_of(NamePlate, shown)}
            found.add((shown.height, *sorted(plates, key=str)))
    assert len(found) == 1


@each_table
def test_a_moment_builds_up_in_a_few_pictures_that_can_be_read(game: str, seats: int) -> None:
    kit, seen = find_kit(game), set[str]()
    assert kit.moment is not None
    for step in steps(game, seats, "moment", misplays=0.3):
        juse = next((event for event in step.events if isinstance(event, Juse)), None)
        if juse is None or juse.fault in seen:
            continue
        seen.add(juse.fault)
        frames = kit.moment(kit.rules.view(step.after, None), juse, voice(game, seats))
        assert 2 <= len(frames) <= 5
        assert len({frame.height for frame in frames}) == 1
        assert len(all_of(Stamp, frames[-1])) == 1
        slipped = [plate.name for plate in all_of(NamePlate, frames[-1]) if plate.state == "fault"]
        assert slipped == ([] if game == "junk" else [NAMES[juse.seat]])
        for frame in frames:
            assert list(too_small(frame)) == []
        assert paint(frames[-1])
    assert seen


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats in TABLES if game in ("juse", "roundup")])
def test_the_closing_picture_has_the_seats_in_the_order_of_the_ranking(game: str, seats: int) -> None:
    kit = find_kit(game)
    assert kit.ending is not None
    *_, last = steps(game, seats, "ending", most=MOST_ACTIONS)
    points = Summary([SeatSummary(seat) for seat in range(seats)])
    shown = kit.ending(kit.rules.view(last.after, None), points, voice(game, seats))
    ranked = ranking(kit.rules.outcome(last.after), low_score_wins=kit.rules.low_score_wins)
    plates = sorted(all_of(NamePlate, shown), key=lambda plate: plate.y)
    assert [plate.seat for plate in plates] == [seat for place in ranked for seat in place]
    assert list(too_small(shown)) == []
    assert shown.height <= MAX_HEIGHT - STRIP


@pytest.mark.parametrize("game", MOST_FELT)
def test_in_mid_game_little_felt_is_bare_and_no_large_part_is_empty(game: str) -> None:
    for name, scene in examples_in_two_colours():
        if name.startswith(f"{game}-typical"):
            assert bare_share(scene) <= MOST_FELT[game], name
            assert emptiest_share(scene) <= LARGEST_HOLE, name
