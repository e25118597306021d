"""Scenes refuse what cannot be painted, and the helpers for layouts."""

from collections.abc import Callable
from functools import partial

import pytest

from render.layout import fan
from render.scene import (
    MAX_ITEMS,
    NARROWEST,
    WIDEST,
    Area,
    Back,
    Bubble,
    CardAt,
    Curve,
    Die,
    EmptySlot,
    Frame,
    Joker,
    Label,
    NamePlate,
    Scene,
    SceneError,
    SeatBack,
    SeatBadge,
    Stamp,
    Tally,
    Trail,
)

BAD: dict[str, Callable[[], object]] = {
    "card above the pack": lambda: CardAt(600, 300, 52, 90),
    "card below the pack": lambda: CardAt(600, 300, -1, 90),
    "card that is a string": lambda: CardAt(600, 300, "7H", 90),  # pyright: ignore[reportArgumentType]
    "card that is a boolean": lambda: CardAt(600, 300, True, 90),
    "card too wide": lambda: CardAt(600, 300, 1, size=WIDEST + 1),
    "card too narrow": lambda: CardAt(600, 300, 1, size=NARROWEST - 1),
    "card of half a pixel": lambda: CardAt(600, 300, 1, size=88.5),  # pyright: ignore[reportArgumentType]
    "tile of which more is seen than there is": lambda: CardAt(600, 300, 1, 100, style="tile", shown=101),
    "back too narrow": lambda: Back(600, 300, 30, 100),
    "back of a ninth seat": lambda: SeatBack(600, 300, 80, 100, 8),
    "bubble too small for words": lambda: Bubble(600, 300, 40, 40, 0, 0),
    "area without a width": lambda: Area(600, 300, 0, 100),
    "fifth suit": lambda: EmptySlot(600, 300, 90, suit=4),
    "pile of a thousand": lambda: Back(600, 300, 80, 100, 1000),
    "ninth seat": lambda: NamePlate(600, 300, 200, 8, "Ann"),
    "plate too narrow for its badge": lambda: NamePlate(600, 300, 20, 0, "Ann"),
    "letters too large": lambda: Label(600, 300, "Base", size=500),
    "trail that leads nowhere": lambda: Trail(600, 300, 600, 300),
    "curve through nothing": lambda: Curve(600, 300, 200, 100, ()),
    "curve that leaves its box": lambda: Curve(600, 300, 200, 100, (0.5, 1.1)),
    "seventh face of a die": lambda: Die(600, 300, 7),
    "die too large": lambda: Die(600, 300, 1, 500),
    "badge of a ninth seat": lambda: SeatBadge(600, 300, 8),
    "more won than there is to win": lambda: Tally(600, 300, 3, 2),
    "joker too small": lambda: Joker(600, 300, 20),
    "stamp too small to be read": lambda: Stamp(600, 300, "Juse!", 20),
    "frame too small": lambda: Frame(600, 300, 10, 10),
    "scene with something outside it": lambda: Scene(400, (CardAt(600, 401, 3, 90),)),
    "scene with too many items": lambda: Scene(400, (CardAt(600, 200, 3, 90),) * (MAX_ITEMS + 1)),
    **{f"scene as high as {height}": partial(Scene, height, ()) for height in (0, 99, 5000)},
    "more cards than fit": lambda: fan([None] * 26, 600, 200, 300, 90),
}


@pytest.mark.parametrize("make", BAD.values(), ids=BAD.keys())
def test_what_cannot_be_painted_is_refused_when_it_is_created(make: Callable[[], object]) -> None:
    with pytest.raises(SceneError):
        make()
