"""*My hand* at Jugglers: all that one needs for a turn, with the own sigil and cards."""

from collections.abc import Sequence

from bot.text.voice import Voice
from cogs.jugglers.picture.board import (
    DRAFTS_BOTTOM,
    VILLAGE_HEIGHT,
    drafts,
    header,
    new_village,
    verdict,
    verdict_header,
    village_and_deck,
    village_and_next,
)
from cogs.jugglers.rules.layout import LAYOUTS
from cogs.jugglers.rules.state import View
from render.layout import Box, band, fan
from render.scene import WIDTH, Area, Badge, CardAt, Item, Label, Scene, card_height

_FEW, _MANY = 174, 150
"""How wide a card of five is, and one of seven."""
_SIGIL = 124
_HAND_LEFT = 200
_BADGE = 58
_VILLAGE, _, _OWN = Box(0, DRAFTS_BOTTOM, WIDTH, 0).rows(VILLAGE_HEIGHT, 4, 88 + card_height(_FEW))
_CARDS = Box(0, _OWN.top + 80, WIDTH, card_height(_FEW))


def hand_scene(view: View, voice: Voice) -> Scene:
    assert view.sigil is not None
    size = _MANY if LAYOUTS[view.seats].hand_size > 5 else _FEW
    width = min(WIDTH - 212, len(view.hand) * (size + 24) - 24)
    items = [
        *_table(view, voice),
        band(_OWN, "shadow"),
        Area(WIDTH // 2, _OWN.top, WIDTH, 6, "gold", 0),
        *_asked(view, _OWN.top + 42, voice),
        Area(98, _CARDS.y, 172, _CARDS.height, "gold", 20),
        CardAt(98, _CARDS.top + 8 + card_height(_SIGIL) // 2, view.sigil, _SIGIL),
        Label(98, _CARDS.bottom - 34, voice.say("jugglers-picture-sigil"), 36, "ink", 152),
        *fan(sorted(view.hand), _HAND_LEFT + width // 2, _CARDS.y, width, size, gap=24),
    ]
    return Scene(_OWN.bottom, tuple(items), voice.look)


def _table(view: View, voice: Voice) -> Sequence[Item]:
    """Paint what everybody sees: between two gatherings, how the last one ended and which policies come next."""
    ended, y = None if view.last is None else view.last.ended, _VILLAGE.y
    if ended is None or (view.asking and view.between_rounds):
        return [*header(view, voice), *drafts(view, voice), *village_and_deck(view, y, voice)]
    last = not view.asking
    village = new_village(view, ended, y, voice) if last else village_and_next(view, ended, y, voice)
    return [*verdict_header(view, voice, last=last), *verdict(view, ended, voice), *village]


def _asked(view: View, y: int, voice: Voice) -> Sequence[Item]:
    """Say what is asked of me, or whose turn it is."""
    items: list[Item] = []
    if view.waiting is None:
        items.append(Label(_HAND_LEFT, y, voice.say("jugglers-picture-ask-over"), 40, "plain", 900, "left"))
    elif view.waiting == view.viewer:
        text = voice.say(f"jugglers-picture-ask-{view.asking}", most=view.allowance)
        items.append(Label(_HAND_LEFT, y, text, 40, "gold", WIDTH - 442, "left"))
    else:
        items.append(Badge(_HAND_LEFT + _BADGE // 2, y, view.waiting, _BADGE, mark="gold"))
        text = voice.say("jugglers-picture-to-move")
        items.append(Label(_HAND_LEFT + _BADGE + 18, y, text, 40, "bare", 500, "left"))
    if view.viewer is not None:
        right = WIDTH - 20
        items.append(Badge(right - _BADGE // 2, y, view.viewer, _BADGE))
        items.append(Label(right - _BADGE - 14, y, voice.say("jugglers-picture-you"), 40, "muted", 130, "right"))
    return items
