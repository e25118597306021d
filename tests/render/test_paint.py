"""Painting: the right pixels, the same in every thread, within the memory budget."""

import threading
from io import BytesIO
from itertools import product
from typing import get_args

import pytest
from PIL import Image

import render
from bot.core.cards import PACK, Deck
from render.paint import Renderer
from render.scene import (
    GIANT,
    HUGE,
    LARGE,
    MEDIUM,
    SMALL,
    WIDTH,
    Badge,
    CardAt,
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
from render.sprites import Sprite, SpriteCache

EVERY_KIND = Scene(
    700,
    (
        Frame(300, 300, 300, 250),
        Trail(100, 600, 900, 200),
        Slot(200, 300, suit=1, mark="last"),
        Stack(400, 300, 17),
        Stack(600, 300, 4, 51, mark="fault"),
        CardAt(800, 300, 12, GIANT, "gold"),
        *fan(range(13), 600, 600, 1100, SMALL),
        NamePlate(600, 40, 300, 7, "Ann", note="12", to_move=True, state="winner"),
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


def test_items_that_overlap_an_edge_are_cut_off() -> None:
    corners = [(x, y) for x in (0, WIDTH) for y in (0, 400)]
    items = [item for x, y in corners for item in (Slot(x, y, GIANT), Stack(x, y, 52, 3, GIANT), Frame(x, y, 90, 90))]
    framed = opened(Renderer().paint(Scene(400, tuple(items)))).convert("RGB")
    plain = opened(Renderer().paint(Scene(400, ()))).convert("RGB")
    inside = (GIANT, 250, WIDTH - GIANT, 260)
    assert framed.crop(inside).tobytes() == plain.crop(inside).tobytes()


def test_an_empty_place_does_not_lighten_what_lies_there() -> None:
    card = CardAt(600, 200, 5)
    alone = Renderer().paint(Scene(400, (card,)))
    under = opened(Renderer().paint(Scene(400, (card, Slot(600, 200)))))
    middle = (580, 160, 620, 240)
    assert under.crop(middle).tobytes() == opened(alone).crop(middle).tobytes()


def test_the_same_scene_gives_the_same_bytes_in_every_thread() -> None:
    renderer = Renderer()
    made: list[bytes] = []
    threads = [threading.Thread(target=lambda: made.append(renderer.paint(EVERY_KIND))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [Renderer().paint(EVERY_KIND)] * 4


def test_decks_differ_only_where_faces_are() -> None:
    backs = (Stack(600, 200, 9), CardAt(300, 200, None))
    assert Renderer().paint(Scene(400, backs, "two")) == Renderer().paint(Scene(400, backs, "four"))
    faces = (CardAt(600, 200, 20),)
    assert Renderer().paint(Scene(400, faces, "two")) != Renderer().paint(Scene(400, faces, "four"))


@pytest.mark.parametrize("tone", ["last", "fault", "gold"])
def test_a_mark_changes_the_picture(tone: Tone) -> None:
    renderer = Renderer()
    plain = renderer.paint(Scene(400, (CardAt(600, 200, 9),)))
    assert renderer.paint(Scene(400, (CardAt(600, 200, 9, mark=tone),))) != plain


@pytest.mark.parametrize(
    "items",
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
def test_what_means_something_different_looks_different(items: list[Item]) -> None:
    renderer = Renderer()
    assert len({renderer.paint(Scene(400, (item,))) for item in items}) == len(items)


def test_light_falls_on_bare_felt_and_not_on_rails_or_cards() -> None:
    """Whether it is painted first, on bare felt, or after something else."""
    light, aside = Frame(600, 80, 300, 150), CardAt(100, 500, 12, SMALL)
    first, after = (opened(render.paint(Scene(700, items, rail=60))) for items in ((light, aside), (aside, light)))
    assert first.tobytes() == after.tobytes()


def test_all_sprites_together_take_at_most_ten_megabytes() -> None:
    renderer = Renderer()
    for deck, size, first in product(get_args(Deck), (SMALL, MEDIUM, LARGE, HUGE, GIANT), range(0, len(PACK), 13)):
        renderer.paint(Scene(700, fan(PACK[first : first + 13], 600, 350, 1190, size), deck))
    assert renderer.sprites.bytes_held <= 10 * 1024 * 1024


def test_a_full_cache_drops_the_least_recently_used() -> None:
    cache = SpriteCache(budget=250)
    drawn: list[str] = []

    def get(name: str) -> None:
        def draw() -> Sprite:
            drawn.append(name)
            return Sprite(Image.new("L", (10, 10)))

        cache.get(name, draw)

    for name in ("old", "new", "old", "third", "old", "new"):
        get(name)
    assert drawn == ["old", "new", "third", "new"]
    assert cache.bytes_held == 200


def test_warming_draws_the_cards_in_advance() -> None:
    renderer = Renderer()
    renderer.warm()
    renderer.sprites.get(("two", 7, MEDIUM), lambda: pytest.fail("was not drawn in advance"))
