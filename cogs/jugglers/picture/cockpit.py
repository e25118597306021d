"""*My hand* at Jugglers: all that one needs for a turn, with the own sigil and cards."""

from collections.abc import Iterator

from bot.text.voice import Voice
from cogs.jugglers.picture.drafts import DRAFTS_BOTTOM, Drafts, verdict
from cogs.jugglers.picture.header import header, last_header, verdict_header
from cogs.jugglers.picture.village import VILLAGE_HEIGHT, new_village, village_and_deck, village_and_next
from cogs.jugglers.rules.layout import LAYOUTS
from cogs.jugglers.rules.state import View
from render.layout import fan
from render.scene import WIDTH, Area, Badge, CardAt, Item, Label, Scene, card_height

_VILLAGE_Y = DRAFTS_BOTTOM + VILLAGE_HEIGHT // 2
_RULE_Y = DRAFTS_BOTTOM + VILLAGE_HEIGHT + 3
_ASKED_Y = _RULE_Y + 42
_CARDS_TOP = _RULE_Y + 80
_FEW, _MANY = 174, 150
"""How wide a card of five is, and one of seven."""
_CARDS_Y = _CARDS_TOP + card_height(_FEW) // 2
_HEIGHT = _CARDS_TOP + card_height(_FEW) + 8
_SIGIL_X, _SIGIL, _SIGIL_PANEL = 98, 124, 172
_HAND_LEFT, _HAND_ROOM = 200, WIDTH - 212
_BADGE = 58


def hand_scene(view: View, voice: Voice) -> Scene:
    assert view.sigil is not None
    items: list[Item] = [*_table(view, voice)]
    below = _HEIGHT - _RULE_Y
    items += [Area(WIDTH // 2, _RULE_Y + below // 2, WIDTH, below, "shadow", 0)]
    items += [Area(WIDTH // 2, _RULE_Y, WIDTH, 6, "gold", 0)]
    items += [*_asked(view, voice), *_sigil(view.sigil, voice)]
    size = _MANY if LAYOUTS[view.seats].hand_size > 5 else _FEW
    width = min(_HAND_ROOM, len(view.hand) * (size + 24) - 24)
    items += fan(sorted(view.hand), _HAND_LEFT + width // 2, _CARDS_Y, width, size, gap=24)
    return Scene(_HEIGHT, tuple(items), voice.look)


def _table(view: View, voice: Voice) -> Iterator[Item]:
    """As everybody sees it: between two gatherings, how the last one ended and which policies come next."""
    ended = None if view.last is None else view.last.ended
    if ended is not None and not view.asking:
        yield from last_header(view, voice)
        yield from verdict(view, ended, voice)
        yield from new_village(view, ended, _VILLAGE_Y, voice)
    elif ended is None or view.between_rounds:
        yield from header(view, voice)
        yield from Drafts(view, voice).items()
        yield from village_and_deck(view, _VILLAGE_Y, voice)
    else:
        yield from verdict_header(view, voice)
        yield from verdict(view, ended, voice)
        yield from village_and_next(view, view.village, _VILLAGE_Y, voice)


def _asked(view: View, voice: Voice) -> Iterator[Item]:
    """What is asked of me, or who is to move."""
    if view.waiting is None:
        yield Label(_HAND_LEFT, _ASKED_Y, voice.say("jugglers-picture-ask-over"), 40, "plain", 900, "left")
    elif view.waiting == view.viewer:
        text = voice.say(f"jugglers-picture-ask-{view.asking}", most=view.allowance)
        yield Label(_HAND_LEFT, _ASKED_Y, text, 40, "gold", _HAND_ROOM - 230, "left")
    else:
        yield Badge(_HAND_LEFT + _BADGE // 2, _ASKED_Y, view.waiting, _BADGE, mark="gold")
        text = voice.say("jugglers-picture-to-move")
        yield Label(_HAND_LEFT + _BADGE + 18, _ASKED_Y, text, 40, "bare", 500, "left")
    if view.viewer is not None:
        right = WIDTH - 20
        yield Badge(right - _BADGE // 2, _ASKED_Y, view.viewer, _BADGE)
        yield Label(right - _BADGE - 14, _ASKED_Y, voice.say("jugglers-picture-you"), 40, "muted", 130, "right")


def _sigil(sigil: int, voice: Voice) -> Iterator[Item]:
    height = card_height(_FEW)
    yield Area(_SIGIL_X, _CARDS_Y, _SIGIL_PANEL, height, "gold", 20)
    yield CardAt(_SIGIL_X, _CARDS_TOP + 8 + card_height(_SIGIL) // 2, sigil, _SIGIL)
    y = _CARDS_TOP + height - 34
    yield Label(_SIGIL_X, y, voice.say("jugglers-picture-sigil"), 36, "ink", _SIGIL_PANEL - 20)
