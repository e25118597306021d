"""Everything in every example can be read on a phone, and the table is full of cards, not of felt."""

import pytest

from bot.cli.gallery import example_scenes
from render.scene import Scene
from tests.render.readability import bare_share, emptiest_share, too_small

SCENES = {name.removesuffix("-two"): scene for name, scene in example_scenes() if name.endswith("-two")}
PUBLIC_HEIGHT, PRIVATE_HEIGHT = 960, 1050
MOST_FELT = {"juse": 0.25, "junk": 0.33, "roundup": 0.45, "jugglers": 0.45}
LARGEST_HOLE = 0.1


def _mid_game() -> list[str]:
    return [name for name in SCENES if name.partition("-")[2].startswith("typical")]


@pytest.mark.parametrize("name", SCENES)
def test_all_ranks_and_words_can_be_read_at_340_pixels(name: str) -> None:
    assert list(too_small(SCENES[name])) == []


@pytest.mark.parametrize("name", SCENES)
def test_no_picture_is_too_high(name: str) -> None:
    private = name.partition("-")[2].startswith("hand")
    assert SCENES[name].height <= (PRIVATE_HEIGHT if private else PUBLIC_HEIGHT)


@pytest.mark.long
@pytest.mark.parametrize("name", _mid_game())
def test_in_mid_game_little_felt_is_bare(name: str) -> None:
    assert bare_share(SCENES[name]) <= MOST_FELT[name.partition("-")[0]]


@pytest.mark.long
@pytest.mark.parametrize("name", _mid_game())
def test_in_mid_game_no_large_part_is_empty(name: str) -> None:
    assert emptiest_share(SCENES[name]) <= LARGEST_HOLE


def test_the_checks_notice_what_cannot_be_read() -> None:
    from render.scene import Badge, CardAt, Label, NamePlate

    items = (CardAt(100, 100, 5, 80), Label(300, 100, "small", 30), NamePlate(600, 100, 200, None, "A", height=50))
    crowded = (CardAt(200, 300, 5, 120), CardAt(240, 300, 6, 120), Badge(600, 300, 1, 40))
    assert len(list(too_small(Scene(500, (*items, *crowded))))) == 5
    assert emptiest_share(Scene(500, ())) == 1.0
    assert bare_share(Scene(500, (Label(600, 250, "x"),))) < 1.0
