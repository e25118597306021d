"""Animations: every frame is the scene at half its size, and only what changes is sent."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render import ENDLESSLY, MOST_FRAMES, NEVER, SceneError, gif_for, paint
from render.gif import GIF_WIDTH, Gif
from render.scene import WIDTH, CardAt, Dim, Label, Scene, Stamp

CALM = Scene(700, (*(CardAt(150 + 220 * at, 200, 11 * at, 200) for at in range(5)), Label(600, 500, "Zoë, 3 left")))
STAMPED = Scene(700, (*CALM.items, Stamp(800, 300, "Juse!")))
DIMMED = Scene(700, (*CALM.items, Dim(600, 350, WIDTH, 700), *STAMPED.items[-1:]))


def filmed(*scenes: Scene) -> bytes:
    film = gif_for([(scene, 100) for scene in scenes])
    for scene in scenes:
        film.add(scene, 100)
    return film.to_bytes(NEVER)


def grown(shrink: int, *scenes: Scene) -> bytes:
    gif = Gif(scenes[0].height, shrink)
    for number, scene in enumerate(scenes, start=1):
        gif.add(scene, 100 * number)
    assert gif.size == len(gif.to_bytes(ENDLESSLY))
    return gif.to_bytes(ENDLESSLY)


def frames(gif: bytes) -> list[tuple[Image.Image, int]]:
    with Image.open(BytesIO(gif)) as picture:
        found: list[tuple[Image.Image, int]] = []
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            found.append((picture.convert("RGB"), picture.info["duration"]))
    return found


def halved(scene: Scene) -> Image.Image:
    with Image.open(BytesIO(paint(scene))) as picture:
        return picture.convert("RGB").reduce(2)


def test_every_frame_shows_its_scene() -> None:
    """In the colours of the palette, which are close to the mean of the four pixels."""
    scenes = (CALM, STAMPED, DIMMED, CALM)
    for (frame, _), scene in zip(frames(filmed(*scenes)), scenes, strict=True):
        assert frame.size == (GIF_WIDTH, 350)
        far = ImageChops.difference(frame, halved(scene)).convert("L").point([0] * 40 + [255] * 216)
        assert far.histogram()[255] < frame.width * frame.height * 0.004


def test_as_wide_as_a_picture_every_frame_is_that_picture() -> None:
    """Whatever comes, goes, moves, lies twice or changes its place above or below others."""
    lower, upper = CardAt(560, 400, 3, 200), CardAt(640, 440, 50, 200)
    faint, low = CardAt(300, 420, 7, 200, ghost=True), Dim(600, 400, 900, 300)
    piles = ((lower, upper), (upper, lower), (lower, upper, lower), (faint, upper), (faint, upper, low), (low, low))
    scenes = (CALM, STAMPED, DIMMED, DIMMED, *(Scene(700, (*CALM.items, *pile)) for pile in piles), CALM)
    for (frame, duration), (number, scene) in zip(frames(grown(1, *scenes)), enumerate(scenes, 1), strict=True):
        with Image.open(BytesIO(paint(scene))) as picture:
            assert ImageChops.difference(frame, picture.convert("RGB")).getbbox() is None
        assert duration == 100 * number


def test_it_starts_over_as_often_as_wanted() -> None:
    with Image.open(BytesIO(grown(1, CALM, STAMPED))) as picture:
        assert picture.info["loop"] == 0, "without end"
    with Image.open(BytesIO(filmed(CALM, STAMPED))) as picture:
        assert "loop" not in picture.info, "once"


def test_what_stays_is_not_sent_again() -> None:
    once = len(filmed(CALM))
    assert len(filmed(CALM, STAMPED)) < once * 1.3
    corners = Scene(700, (*CALM.items, Label(100, 30, "−1"), Label(1100, 670, "+4")))
    assert len(filmed(CALM, corners)) < once * 1.3, "nor what lies between two changes"
    assert len(filmed(*[CALM] * MOST_FRAMES)) < once + 60 * MOST_FRAMES
    assert len(frames(filmed(CALM, CALM))) == 2


def test_a_change_at_the_very_edge_is_sent() -> None:
    corner = Scene(701, (Label(WIDTH, 701, "xxxx"), CardAt(0, 0, 5, 200)))
    last, _ = frames(filmed(Scene(701, ()), corner))[-1]
    far = ImageChops.difference(last, frames(filmed(corner))[0][0])
    assert far.getbbox() is None
    outside = Scene(700, (*CALM.items, Label(WIDTH, 650, "not seen", anchor="left")))
    assert len(frames(filmed(CALM, outside))) == 2


@pytest.mark.parametrize("scenes", [[], [CALM] * (MOST_FRAMES + 1), [CALM, Scene(600, ())]])
def test_what_is_no_animation_is_refused(scenes: list[Scene]) -> None:
    with pytest.raises(SceneError):
        gif_for([(scene, 100) for scene in scenes])
