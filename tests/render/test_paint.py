"""Painting: the right pixels, the same in every thread, within the memory budget."""

import math
import threading
from io import BytesIO
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.core.cards import Look
from render.layout import fan
from render.painting import Renderer
from render.palette import (
    BACK,
    BROWN,
    COLOURS,
    DIMMED,
    DUSK,
    FELT_SHADES,
    GOLD,
    HONEY,
    PALED,
    PAPER,
    SEATS,
    SKIN,
    SKY,
    SUITS,
    Colour,
    mix,
)
from render.scene import (
    WIDTH,
    Area,
    Back,
    Bars,
    Bubble,
    CardAt,
    Curve,
    Die,
    Dim,
    EmptySlot,
    Fill,
    Frame,
    Item,
    Joker,
    Label,
    LookChange,
    Mark,
    Medal,
    MedalKind,
    NamePlate,
    Pip,
    PlateState,
    Rays,
    Scene,
    SeatBack,
    SeatBadge,
    Sign,
    SignKind,
    Small,
    Stamp,
    Tally,
    Tone,
    Trail,
)

EVERY_KIND = Scene(
    700,
    (
        Area(600, 300, 1100, 300, "light"),
        Frame(300, 300, 300, 250),
        Trail(100, 600, 900, 200),
        EmptySlot(200, 300, 90, 120, suit=1, mark="last"),
        Back(400, 300, 62, 165, 17, mark="fault"),
        CardAt(600, 300, 51, 120, count=4),
        CardAt(800, 300, 12, 150, "gold"),
        CardAt(950, 300, 12, 150, ghost=True),
        SeatBack(1100, 300, 80, 120, 2),
        *fan(range(13), 600, 600, 1100, 100, "tile"),
        NamePlate(600, 40, 300, 7, "Ann", note="12", state="winner"),
        Label(1000, 400, "Base 7"),
        Dim(300, 300, 600, 300),
        Rays(600, 300, 300, 200),
        Bubble(300, 200, 300, 100, 100, 60),
        Label(300, 200, "Juse!", tone="ink"),
        Stamp(800, 330, "Juse!"),
        Joker(1000, 250, 120),
        Pip(60, 60, 2),
        SeatBadge(60, 160, 4, mark="gold"),
        Die(60, 320, 6),
        Tally(100, 400, 1, 3),
        Sign(60, 480, "chair"),
        Medal(1120, 500, "night"),
        Curve(900, 620, 300, 80, (0.2, 0.9, 0.4, 1.0)),
        Bars(900, 660, 300, 60, (0.0, 0.9, 0.4, 1.0)),
        LookChange(0, 0, Look("four")),
        Small(300, 600, 300, Scene(400, (CardAt(600, 200, 7, 120),))),
    ),
)
AT = 600, 200


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    image.load()
    return image


PLAIN = Look()


def painted(*items: Item, look: Look = PLAIN) -> Image.Image:
    return opened(Renderer().paint(Scene(400, items, look)))


def test_every_kind_of_item_has_an_example_here() -> None:
    assert {type(item) for item in EVERY_KIND.items} == set(get_args(Item))


def test_a_small_picture_looks_like_the_large_one_and_leaves_what_is_around_it_alone() -> None:
    large = Scene(400, (CardAt(*AT, 7, 200, "gold"), Label(900, 200, "word")))
    beside = CardAt(120, 200, 3, 150)
    shown = painted(beside, Small(*AT, 600, large)).convert("RGB")
    box = (300, 100, 900, 300)
    expected = opened(Renderer().paint(large)).convert("RGB").resize((600, 200), Image.Resampling.LANCZOS)
    difference = ImageStat.Stat(ImageChops.difference(shown.crop(box), expected).convert("L")).mean[0]
    assert difference < 3
    around, before = shown.copy(), painted(beside).convert("RGB")
    for picture in (around, before):
        picture.paste(0, box)
    assert around.tobytes() == before.tobytes()


def test_items_that_overlap_an_edge_are_cut_off() -> None:
    corners = [(x, y) for x in (0, WIDTH) for y in (0, 400)]
    items = [
        item for x, y in corners for item in (EmptySlot(x, y, 150), CardAt(x, y, 3, 150, count=52), Frame(x, y, 90, 90))
    ]
    inside = (150, 250, WIDTH - 150, 260)
    assert painted(*items).crop(inside).tobytes() == painted().crop(inside).tobytes()


def test_the_same_scene_gives_the_same_bytes_in_every_thread() -> None:
    renderer = Renderer()
    made: list[bytes] = []
    threads = [threading.Thread(target=lambda: made.append(renderer.paint(EVERY_KIND))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [Renderer().paint(EVERY_KIND)] * 4


def test_the_deck_changes_faces_only_and_the_design_backs_only() -> None:
    back, face = CardAt(*AT, None, 90), CardAt(*AT, 20, 90)
    for item, deck_matters in ((back, False), (face, True)):
        two, four, waves = (painted(item, look=look).tobytes() for look in (Look(), Look("four"), Look("two", "waves")))
        assert (two != four, two != waves) == (deck_matters, not deck_matters)


def test_one_picture_can_show_several_looks() -> None:
    cards = CardAt(300, 200, 20, 90), CardAt(*AT, 20, 90), CardAt(900, 200, None, 90)
    changes = LookChange(*AT, Look("four")), LookChange(*AT, Look("two", "waves"))
    shown = painted(cards[0], changes[0], cards[1], changes[1], cards[2])
    for card, look in zip(cards, (PLAIN, Look("four"), Look("two", "waves")), strict=True):
        around = (card.x - 100, 0, card.x + 100, 400)
        assert shown.crop(around).tobytes() == painted(card, look=look).crop(around).tobytes()


@pytest.mark.parametrize(
    "items",
    [
        [CardAt(*AT, 9, 90, mark=mark) for mark in get_args(Mark)],
        [CardAt(*AT, 9, 90), CardAt(*AT, 9, 90, count=2), CardAt(*AT, 9, 90, count=3), CardAt(*AT, 9, 90, ghost=True)],
        [CardAt(*AT, 9, 100, style="tile"), CardAt(*AT, 9, 100), Joker(*AT, 100), CardAt(*AT, None, 100)],
        [Back(*AT, 90, 120, count, mark) for count in (0, 7) for mark in get_args(Mark)],
        [SeatBack(*AT, 90, 120, seat) for seat in (*range(8), None)],
        [Die(*AT, value) for value in range(1, 7)],
        [SeatBadge(*AT, number) for number in (*range(8), None)],
        [SeatBadge(*AT, 3), SeatBadge(*AT, 3, faded=True), SeatBadge(*AT, 3, mark="gold")],
        [Tally(*AT, count, 3) for count in range(4)],
        [Pip(*AT, suit, struck=struck) for suit in range(4) for struck in (False, True)],
        [Sign(*AT, kind) for kind in get_args(SignKind)],
        [Medal(*AT, kind, lit=lit) for kind in get_args(MedalKind) for lit in (True, False)],
        [Area(*AT, 300, 200, fill) for fill in get_args(Fill)],
        [Label(*AT, "word", tone=tone) for tone in get_args(Tone)],
        [NamePlate(*AT, 300, 2, "Ann", state=state) for state in get_args(PlateState)],
        [NamePlate(*AT, 300, 2, "Ann", sign=sign) for sign in (None, *get_args(SignKind))],
        [SeatBack(*AT, 90, 120, 2, mark) for mark in get_args(Mark)],
        [Stamp(*AT, "Juse!", size) for size in (40, 66)],
        [Stamp(*AT, "Juse!", mark=mark) for mark in get_args(Mark)],
        [Frame(*AT, 300, 200, mark) for mark in get_args(Mark)],
    ],
    ids=lambda items: type(items[0]).__name__,
)
def test_what_means_something_different_looks_different(items: list[Item]) -> None:
    renderer = Renderer()
    shown = {renderer.paint(Scene(400, (item,))): item for item in items}
    assert len(shown) == len(items)


def test_a_stamp_stays_within_the_picture() -> None:
    assert len({painted(Stamp(x, 200, "Juse!")).tobytes() for x in (0, 60, 120)}) == 1


@pytest.mark.parametrize(
    ("table", "goal", "share", "colours"),
    [
        (DIMMED, DUSK, 0.55, (*SUITS["four"], *SEATS, PAPER, GOLD, SKY, BACK, SKIN, HONEY)),
        (PALED, PAPER, 0.5, (*SUITS["four"], GOLD, HONEY, SKIN, BROWN)),
    ],
    ids=["dim", "pale"],
)
def test_what_is_dim_or_pale_keeps_its_hue(
    table: list[int], goal: Colour, share: float, colours: tuple[Colour, ...]
) -> None:
    for colour in colours:
        wanted, found = mix(colour, goal, share), COLOURS[table[COLOURS.index(colour)]]
        assert math.dist(wanted, found) < 30, (colour, wanted, found)


@pytest.mark.parametrize("item", [Area(*AT, 300, 200, "gold"), Frame(*AT, 300, 200), NamePlate(*AT, 300, 2, "Ann")])
def test_round_corners_have_soft_edges(item: Item) -> None:
    """Between an item and the felt there are colours that are neither."""
    indices = set(painted(item).crop((440, 90, 500, 200)).tobytes())
    between = {index for index in indices if index >= FELT_SHADES}
    assert len(between) >= 2
