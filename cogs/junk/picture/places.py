"""Where Junk's piles lie. Nothing moves within a game; in the end the Saving Grace lies where the hand was."""

from typing import Final

from cogs.junk.rules.state import Action
from render.scene import Mark, Trail, card_height

HEIGHT: Final = 532
CARD, DRAW = 288, 192
"""How wide the piles are."""
CARD_Y = 222
BOTTOM = CARD_Y + card_height(CARD) // 2
CAPTION_Y = 481
"""Of the names of the piles, and between them of the way that a card went."""
X = {"draw": 112, "hand": 386, "grace": 386, "play": 712, "junk": 1028}
FROM = {Action.DRAW: "draw", Action.PLAY: "hand", Action.JUNK: "hand", Action.RESCUE: "junk", Action.GRACE: "junk"}
TO = {Action.DRAW: "hand", Action.PLAY: "play", Action.JUNK: "junk", Action.RESCUE: "play", Action.GRACE: "grace"}
STAMP_Y = CARD_Y + 96
"""On the lower part of a card, so that its rank can still be read."""
WIDEST_NAME = 200
_BESIDE_NAME = 128
"""From the middle of a pile to the tip of a way that ends there."""


def way(action: Action, mark: Mark) -> Trail:
    """Between the names of the piles, which hide it where it passes them."""
    start, end = X[FROM[action]], X[TO[action]]
    return Trail(start, CAPTION_Y, end - _BESIDE_NAME if end > start else end + _BESIDE_NAME, CAPTION_Y, mark)
