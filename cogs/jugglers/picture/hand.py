"""What only one player of Jugglers may see: their sigil and their cards."""

from bot.text.reader import Reader
from cogs.jugglers.rules.state import View
from render.layout import fan
from render.scene import GIANT, WIDTH, CardAt, Item, Label, Scene, Slot, card_height

_LABEL_Y, _LETTERS = 40, 40
_CARDS_Y = 84 + card_height(GIANT) // 2
_HEIGHT = _CARDS_Y + card_height(GIANT) // 2 + 24
_SIGIL_X = 140
_HAND_X = 734
_HAND_WIDTH = 2 * (WIDTH - _HAND_X - 16)


def hand_scene(view: View, reader: Reader) -> Scene:
    assert view.sigil is not None
    items: list[Item] = [
        Label(_SIGIL_X, _LABEL_Y, reader.say("jugglers-picture-own-sigil"), _LETTERS, "gold"),
        CardAt(_SIGIL_X, _CARDS_Y, view.sigil, GIANT, "gold"),
        Label(_HAND_X, _LABEL_Y, reader.say("jugglers-picture-hand"), _LETTERS),
        *fan(sorted(view.hand), _HAND_X, _CARDS_Y, _HAND_WIDTH, GIANT),
    ]
    if not view.hand:
        items.append(Slot(_HAND_X, _CARDS_Y, GIANT))
    return Scene(_HEIGHT, tuple(items), reader.look)
