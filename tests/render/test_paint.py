"""Painting: valid pictures, the same from every thread, within the bound of memory."""

import threading
from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image

import render
from bot.core.cards import PACK
from render import cards
from render.paint import Painter
from render.scene import (
    GIANT,
    HUGE,
    LARGE,
    MEDIUM,
    SMALL,
    WIDTH,
    Badge,
    CardAt,
    Deck,
    Die,
    Frame,
    Item,
    Joker,
    Label,
    NamePlate,
    Pip,
    Scene,
    Slot,
    Stack,
    Stamp,
    Tally,
    Tone,
    Trail,
    fan,
)
from render.sprites import Sprite, SpriteStore

EVERY_KIND = Scene(
    700,
    (
        Frame(300, 300, 300, 250),
        Trail(100, 600, 900, 200),
        Slot(200, 300, suit=1, halo="last"),
        Stack(400, 300, 17),
        Stack(600, 300, 4, 51, halo="fault"),
        CardAt(800, 300, 12, GIANT, "gold"),
        *fan(range(13), 600, 600, 1100, SMALL),
        NamePlate(600, 40, 300, 7, "Ann", note="12", to_move=True, winner=True),
        Label(1000, 400, "Base 7"),
        Stamp(800, 330, "Juse!"),
        Joker(1000, 250, HUGE),
        Pip(60, 60, 2),
        Badge(60, 160, 4, tone="gold"),
        Badge(60, 240, None, faded=True),
        Die(60, 320, 6),
        Tally(100, 400, 1, 3),
    ),
    rail=60,
)


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    image.load()
    return image


def test_a_picture_is_a_palette_png_of_the_scenes_size() -> None:
    image = opened(render.paint(EVERY_KIND))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (WIDTH, 700))


def test_the_checksums_of_a_picture_are_right() -> None:
    Image.open(BytesIO(render.paint(EVERY_KIND))).verify()


def test_items_that_stand_out_over_every_edge_are_cut_off() -> None:
    corners = [(x, y) for x in (0, WIDTH) for y in (0, 400)]
    items = [item for x, y in corners for item in (Slot(x, y, GIANT), Stack(x, y, 52, 3, GIANT), Frame(x, y, 90, 90))]
    framed = opened(Painter().paint(Scene(400, tuple(items)))).convert("RGB")
    plain = opened(Painter().paint(Scene(400, ()))).convert("RGB")
    inside = (GIANT, 250, WIDTH - GIANT, 260)
    assert framed.crop(inside).tobytes() == plain.crop(inside).tobytes()


def test_an_empty_place_leaves_what_lies_there_as_it_is() -> None:
    card = CardAt(600, 200, 5)
    alone = Painter().paint(Scene(400, (card,)))
    under = opened(Painter().paint(Scene(400, (card, Slot(600, 200)))))
    middle = (580, 160, 620, 240)
    assert under.crop(middle).tobytes() == opened(alone).crop(middle).tobytes()


def test_the_same_scene_gives_the_same_bytes_in_every_thread() -> None:
    painter = Painter()
    made: list[bytes] = []
    threads = [threading.Thread(target=lambda: made.append(painter.paint(EVERY_KIND))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [Painter().paint(EVERY_KIND)] * 4


def test_decks_differ_only_where_faces_are() -> None:
    backs = (Stack(600, 200, 9), CardAt(300, 200, None))
    assert Painter().paint(Scene(400, backs, "two")) == Painter().paint(Scene(400, backs, "four"))
    faces = (CardAt(600, 200, 20),)
    assert Painter().paint(Scene(400, faces, "two")) != Painter().paint(Scene(400, faces, "four"))


@pytest.mark.parametrize("tone", ["last", "fault", "gold"])
def test_a_mark_changes_the_picture(tone: Tone) -> None:
    painter = Painter()
    plain = painter.paint(Scene(400, (CardAt(600, 200, 9),)))
    assert painter.paint(Scene(400, (CardAt(600, 200, 9, halo=tone),))) != plain


@pytest.mark.parametrize(
    "alike",
    [
        [Die(600, 200, value) for value in range(1, 7)],
        [Badge(600, 200, number) for number in (*range(8), None)],
        [Badge(600, 200, 3), Badge(600, 200, 3, faded=True), Badge(600, 200, 3, tone="gold")],
        [Tally(600, 200, count, 3) for count in range(4)],
        [Pip(600, 200, suit) for suit in range(4)],
        [Joker(600, 200), CardAt(600, 200, None), CardAt(600, 200, 12)],
    ],
    ids=["dice", "badges", "states of a badge", "tallies", "suits", "the joker and cards"],
)
def test_what_means_something_else_looks_different(alike: list[Item]) -> None:
    painter = Painter()
    assert len({painter.paint(Scene(400, (item,))) for item in alike}) == len(alike)


@pytest.mark.parametrize(
    "sprite",
    [
        lambda: (to_be_laid(cards.card_mask(HUGE)), cards.card_mask(HUGE)),
        lambda: (to_be_laid(ring(300, 200)), ring(300, 200)),
        lambda: (to_be_laid(Image.new("1", (120, 90))), Image.new("1", (120, 90))),
        lambda: (to_be_laid(speckled(140, 120)), speckled(140, 120)),
    ],
    ids=["a card", "a frame", "nothing", "speckles"],
)
def test_a_sprite_laid_by_its_parts_is_the_same_as_pixel_by_pixel(
    sprite: Callable[[], tuple[Image.Image, Image.Image]],
) -> None:
    pixels, mask = sprite()
    whole, by_parts = Image.new("L", (400, 400), 7), Image.new("L", (400, 400), 7)
    whole.paste(pixels, (30, 20), mask)
    for part in Sprite(pixels, mask).parts:
        by_parts.paste(part.pixels, (30 + part.left, 20 + part.top), part.mask)
    assert by_parts.tobytes() == whole.tobytes()


def to_be_laid(mask: Image.Image) -> Image.Image:
    return Image.effect_noise(mask.size, 80)


def ring(width: int, height: int) -> Image.Image:
    mask = cards.rounded_mask(width, height, 26)
    mask.paste(0, (6, 6), cards.rounded_mask(width - 12, height - 12, 20))
    return mask


def speckled(width: int, height: int) -> Image.Image:
    return Image.effect_noise((width, height), 80).point([0] * 128 + [255] * 128, "1")


def test_light_falls_on_bare_felt_and_not_on_rails_or_cards() -> None:
    """Whether the light is laid on the bare table or after something else, whatever lies elsewhere."""
    light, aside = Frame(600, 80, 300, 150), CardAt(100, 500, 12, SMALL)
    first, after = (opened(render.paint(Scene(700, items, rail=60))) for items in ((light, aside), (aside, light)))
    assert first.tobytes() == after.tobytes()


def test_all_sprites_together_stay_within_ten_megabytes() -> None:
    painter = Painter()
    decks: tuple[Deck, ...] = ("two", "four")
    for deck in decks:
        for size in (SMALL, MEDIUM, LARGE, HUGE, GIANT):
            for first in range(0, len(PACK), 13):
                painter.paint(Scene(700, fan(PACK[first : first + 13], 600, 350, 1190, size), deck))
    assert painter.sprites.bytes_held <= 10 * 1024 * 1024


def test_a_full_store_drops_what_was_used_least_lately() -> None:
    store = SpriteStore(budget=250)
    drawn: list[str] = []

    def get(name: str) -> None:
        def draw() -> Sprite:
            drawn.append(name)
            return Sprite(Image.new("L", (10, 10)))

        store.get(name, draw)

    for name in ("old", "new", "old", "third", "old", "new"):
        get(name)
    assert drawn == ["old", "new", "third", "new"]
    assert store.bytes_held == 200


def test_warming_draws_the_cards_beforehand() -> None:
    painter = Painter()
    painter.warm()
    before = painter.sprites.bytes_held
    painter.sprites.get(("two", 7, MEDIUM), lambda: pytest.fail("was not drawn beforehand"))
    assert painter.sprites.bytes_held == before
