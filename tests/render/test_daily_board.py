"""The board of a deal of the day: places, strips and names, with room for twelve; its words say the same."""

from collections.abc import Sequence

import pytest

from bot.core.cards import IN_WORDS
from bot.features.daily.board import MOST, present_board
from bot.features.daily.results import Board, SharedScore
from bot.parts import find_kit
from render.scene import MAX_HEIGHT, Bars, CardAt, Label, Scene, Sign
from tests.render.readability import hidden, too_small
from tests.render.scenes import NAMES, all_of, texts

HEIGHTS = (0, 1, 4, 8, 6, 2)


def score(name: str, left: float, *, place: int = 1, clean: bool = True) -> SharedScore:
    return SharedScore(1, name, place, left, 0, clean, 0.0, HEIGHTS, None)


def shown(game: str, scores: Sequence[SharedScore], *, over: bool = False) -> tuple[Scene, list[str]]:
    """The picture, and its words."""
    board = Board(game, "2026-11-25", 1, 1, None, 0.0, 1)
    made = present_board(board, scores, find_kit(game), "", 0, over=over)
    told = present_board(board, scores, find_kit(game), "", 0, IN_WORDS, over=over)
    assert made.scene is not None
    assert told.scene is None
    lines = made.alt.splitlines()
    assert told.content.translate(dict.fromkeys(map(ord, "\u2068\u2069"))).splitlines()[1:] == lines[1:]
    return made.scene, lines


def test_equals_share_a_place_and_bars_tell_how_high_it_stood() -> None:
    scores = [score("ann", 0), score("ben", 0), score("cleo", 0, clean=False), score("dan", 7)]
    scene, lines = shown("junk", scores)
    assert [text for text in texts(scene) if text[1:] in ("st", "nd", "rd", "th")] == ["1st", "1st", "3rd", "4th"]
    assert [bars.tone for bars in all_of(Bars, scene)] == ["glint", "glint", "muted", "muted"]
    assert all_of(Bars, scene)[0].values == tuple(height / 8 for height in HEIGHTS)
    assert len([sign for sign in all_of(Sign, scene) if sign.tone == "glint"]) == 3
    assert lines == [
        "Junk of the day, Nov 25 · best: 0 left",
        "(In parentheses: junk pile, start to end)",
        "1st · ann: 0 left, clean (0, 1, 4, 8, 2)",
        "1st · ben: 0 left, clean (0, 1, 4, 8, 2)",
        "3rd · cleo: 0 left (0, 1, 4, 8, 2)",
        "4th · dan: 7 left, clean (0, 1, 4, 8, 2)",
    ]


def test_names_stand_under_the_place_at_their_own_table() -> None:
    scores = [score("ann", 0), score("ben", 3, place=2, clean=False), score("cleo", 4, place=2)]
    scene, lines = shown("juse", scores)
    x = {label.text: label.x for label in all_of(Label, scene)}
    assert [abs(x[name] - x[place]) < 60 for name, place in (("ann", "1st"), ("ben", "2nd"), ("cleo", "2nd"))] == [
        True
    ] * 3
    assert lines[1:] == ["1st at the table: ann (clean game)", "2nd at the table: ben and cleo (clean game)"]


@pytest.mark.parametrize("game", ["junk", "juse"])
@pytest.mark.parametrize("people", [1, 2, 7, MOST, MOST + 8])
def test_there_is_room_for_twelve_and_the_others_are_counted(game: str, people: int) -> None:
    """In any script, and although all have the same place."""
    scene, lines = shown(game, [score(NAMES[number % len(NAMES)], 0) for number in range(people)])
    assert scene.height <= MAX_HEIGHT
    assert list(too_small(scene)) == []
    assert hidden(scene) == []
    assert all_of(CardAt, scene) == []
    assert ("+8" in texts(scene)) == (people > MOST)
    assert (lines[-1] == "… and 8 more") == (people > MOST)
    if game == "junk":
        assert len(all_of(Bars, scene)) == min(people, MOST)
