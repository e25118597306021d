"""Cards, suits, seats and games as emojis: small files, the same in each run, told apart in a line of text."""

import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from io import BytesIO
from itertools import combinations, permutations
from typing import get_args

from PIL import Image, ImageChops

from bot.core.cards import NAMES, PACK, Deck, parse_cards
from bot.games import game_names
from bot.parts import find_kit
from render import emojis

_LIMIT = 6 * 1024
_PIXELS = 10
"""Of 400."""


def _all() -> Mapping[str, Callable[[], bytes]]:
    found: dict[str, Callable[[], bytes]] = {"back": emojis.back, "joker": emojis.joker}
    for deck in get_args(Deck):
        found |= {f"{NAMES[card]} {deck}": partial(emojis.card, card, deck) for card in PACK}
        found |= {f"up {NAMES[card]} {deck}": partial(emojis.card, card, deck, face_up=True) for card in PACK}
        found |= {f"suit {suit} {deck}": partial(emojis.suit, suit, deck) for suit in range(4)}
    found |= {f"seat {number}": partial(emojis.seat, number) for number in range(8)}
    found |= {game: partial(emojis.game, find_kit(game).sign, find_kit(game).emblem) for game in game_names()}
    return found | {"a new game": partial(emojis.game, None, parse_cards(["AS", "JD"]))}


def _shown(png: bytes, ground: tuple[int, int, int], side: int = 20) -> Image.Image:
    with Image.open(BytesIO(png)) as painted:
        small = painted.resize((side, side), Image.Resampling.LANCZOS)
    shown = Image.new("RGB", small.size, ground)
    shown.paste(small, mask=small)
    return shown


def test_each_emoji_is_a_small_square_with_a_transparent_ground() -> None:
    for name, paint in _all().items():
        png = paint()
        assert len(png) < _LIMIT, name
        with Image.open(BytesIO(png)) as painted:
            assert (painted.format, painted.mode, painted.size) == ("PNG", "RGBA", (128, 128)), name
            assert painted.getchannel("A").getextrema() == (0, 255), name


def test_another_process_paints_the_same_bytes() -> None:
    script = "from tests.render.test_emojis import digest; print(digest())"
    there = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert there.stdout.strip() == digest()


def digest() -> str:
    """Return a hash of one emoji of each kind, and of a few cards."""
    return sha256(b"".join(paint() for paint in [*_all().values()][::6])).hexdigest()


def test_any_two_differ_in_a_line_of_text_on_a_dark_and_on_a_light_ground() -> None:
    for deck, other in permutations(get_args(Deck)):
        pngs = {name: paint() for name, paint in _all().items() if not name.endswith(other)}
        for ground in ((49, 51, 56), (255, 255, 255)):
            shown = {name: _shown(png, ground) for name, png in pngs.items()}
            for first, second in combinations(shown, 2):
                assert _clearly_different(shown[first], shown[second]) >= _PIXELS, (first, second, deck)


def _clearly_different(first: Image.Image, second: Image.Image) -> int:
    """Count the pixels that differ by a third of all brightness in red, green or blue."""
    red, green, blue = ImageChops.difference(first, second).split()
    return sum(ImageChops.lighter(red, ImageChops.lighter(green, blue)).histogram()[85:])
