"""Badges: medals that are told apart on a phone, and a page on which every word of them can be read."""

from functools import partial
from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.features.stats.badges import EARNED, MOST, Earned, Shown, badges_scene, earned_medal, medal_row
from bot.ui.table.additions import Strip
from bot.ui.table.presentation import Presentation
from bot.ui.table.strip import with_below
from render.layout import Box, band
from render.lettering import fitting_size, shortened
from render.scene import MAX_HEIGHT, MOST_BELOW, WIDTH, Label, Medal, MedalKind, Scene
from tests.render.readability import too_small
from tests.render.scenes import all_of
from tests.render.test_paint import painted
from tests.text.made_up_languages import pseudo

KINDS: tuple[MedalKind, ...] = get_args(MedalKind)
TITLE, HOW = "three times caught", "slips of others in a row"
"""As long as texts of badges are."""
PHONE = 34


def page(count: int) -> Scene:
    shown = [Shown(KINDS[number % len(KINDS)], pseudo(TITLE), pseudo(HOW), number % 2 == 0) for number in range(count)]
    return badges_scene(pseudo("Badges"), pseudo("6 of 16 · private"), shown)


@pytest.mark.parametrize(("lit", "least"), [(True, 20), (False, 7)])
def test_medals_are_told_apart_at_34_pixels(lit: bool, least: int) -> None:
    """`least`: the difference of brightness, on average of all pixels. 255 is black against white."""
    seen = {kind: on_a_phone(kind, lit=lit) for kind in KINDS}
    for kind, other in combinations(KINDS, 2):
        difference = ImageStat.Stat(ImageChops.difference(seen[kind], seen[other]).convert("L")).mean[0]
        assert difference > least, (kind, other, difference)


def on_a_phone(kind: MedalKind, *, lit: bool) -> Image.Image:
    drawn = painted(band(Box(0, 0, WIDTH, 400), "shadow"), Medal(600, 200, kind, 120, lit))
    return drawn.convert("RGB").crop((540, 140, 660, 260)).resize((PHONE, PHONE), Image.Resampling.LANCZOS)


@pytest.mark.parametrize("count", [1, 5, MOST, MOST + 3])
def test_up_to_sixteen_badges_have_room_and_long_words_are_whole(count: int) -> None:
    scene = page(count)
    assert scene.height <= MAX_HEIGHT
    assert [medal.kind for medal in all_of(Medal, scene)] == [*KINDS[:count]]
    assert list(too_small(scene)) == []
    for label in all_of(Label, scene):
        size = fitting_size(label.text, label.size, label.max_width)
        assert shortened(label.text, size, label.max_width) == label.text


def test_a_row_has_eight_medals_within_its_box() -> None:
    box = Box(0, 300, WIDTH, 280)
    for count in (3, 8, MOST):
        medals = [item for item in medal_row(box, [(kind, True) for kind in KINDS[:count]]) if isinstance(item, Medal)]
        assert len(medals) == count
        assert all(box.top <= medal.y - medal.size // 2 < medal.y + medal.size // 2 <= box.bottom for medal in medals)
        assert len({medal.x for medal in medals}) == min(count, 8)
        assert all(abs(medal.x - other.x) >= 120 or medal.y != other.y for medal, other in combinations(medals, 2))


def test_a_medal_for_which_a_picture_has_no_room_is_told_in_words() -> None:
    strip = Strip(
        EARNED, partial(earned_medal, Earned(Shown("clean", TITLE, HOW, 1), "new", "")), "alt", "line", "words"
    )
    for height, told in ((MAX_HEIGHT + MOST_BELOW - EARNED, "line"), (MAX_HEIGHT + MOST_BELOW - EARNED + 1, "words")):
        shown = with_below(Presentation("", (), Scene(height, ())), [strip])
        assert shown.scene is not None
        assert shown.content.strip() == told
        assert len([*all_of(Medal, shown.scene)]) == (told == "line")
