"""How a round of Jugglers ended: its last gathering, every sigil, and the points by reason."""

from collections.abc import Iterator, Sequence

from bot.core.cards import Card
from bot.text.reader import Reader
from cogs.jugglers.picture.drafts import by_rank, hand_name, owner, turned_by_draft
from cogs.jugglers.picture.header import HEADER_HEIGHT, round_header
from cogs.jugglers.picture.score import captions, places, reasons
from cogs.jugglers.picture.seats import place_names
from cogs.jugglers.picture.village import VILLAGE_HEIGHT, village_and_next
from cogs.jugglers.rules.poker import MOST_CARDS
from cogs.jugglers.rules.state import DRAFTS, JOKER, AccountView, Turned, View
from render.scene import (
    WIDTH,
    Area,
    Back,
    Badge,
    CardAt,
    Die,
    Item,
    Joker,
    Label,
    NamePlate,
    Scene,
    Sign,
    Slot,
    Tally,
    card_height,
)

_COLUMN = WIDTH // 3
_TILE, _TILE_STEP = 75, 77
_TILE_HEIGHT = card_height(_TILE, "tile")
_POLICY_X = 46
_TEXT_LEFT, _TEXT_ROOM = 92, 296
"""What stands beside a policy, from the left side of its column."""
_CARDS_Y = HEADER_HEIGHT + 5 + _TILE_HEIGHT // 2
_POLICIES_Y = _CARDS_Y + _TILE_HEIGHT + 5
_NAMES_Y, _VERDICTS_Y = _POLICIES_Y - 26, _POLICIES_Y + 24
_LAST_BOTTOM = _POLICIES_Y + _TILE_HEIGHT // 2 + 5
_DIE = 52
_LETTERS = 36
_CAPTIONS_Y = _LAST_BOTTOM + 26
_ROWS_TOP = _LAST_BOTTOM + 52
_ROW = 101
_PLATE_X, _PLATE_WIDTH = 176, 336


def round_scene(view: View, ended: AccountView, reader: Reader) -> Scene:
    rows = places(view)
    village_y = _ROWS_TOP + _ROW * len(rows) + VILLAGE_HEIGHT // 2
    items = [*round_header(view, reader), *_last_gathering(view, ended, reader), *captions(_CAPTIONS_Y, reader)]
    for number, place in enumerate(rows):
        items += _row(view, place, _ROWS_TOP + _ROW * number + _ROW // 2, reader)
    items += village_and_next(view, view.results[-1].village, village_y, reader)
    return Scene(village_y + VILLAGE_HEIGHT // 2, tuple(items), reader.look)


def _row(view: View, place: int, y: int, reader: Reader) -> Iterator[Item]:
    result = view.results[-1]
    state = "winner" if place in result.winners else "plain"
    yield Area(WIDTH // 2, y, WIDTH - 8, _ROW - 2)
    sign = "chair" if place == view.chair else None
    name = place_names(reader)[place]
    yield NamePlate(_PLATE_X, y - 18, _PLATE_WIDTH, place, name, state=state, sign=sign)
    if place < view.seats:
        yield Tally(_PLATE_X - _PLATE_WIDTH // 2 + 20 * view.wins, y + 29, view.won[place], view.wins, 28)
    yield from reasons(result, place, y)


def _last_gathering(view: View, ended: AccountView, reader: Reader) -> Iterator[Item]:
    """Side by side, so that there is room for the points."""
    all_turned = turned_by_draft(view)
    for draft in DRAFTS:
        left, turned = _COLUMN * draft, all_turned.get(draft)
        height = _LAST_BOTTOM - HEADER_HEIGHT
        yield Area(left + _COLUMN // 2, HEADER_HEIGHT + height // 2, _COLUMN - 6, height - 2)
        yield from _hand(ended.hands[draft], left + 8, turned)
        yield from _policy(draft, ended, left)
        yield from _words(draft, ended, left + _TEXT_LEFT, turned, reader)


def _hand(cards: Sequence[Card], left: int, turned: Turned | None) -> Iterator[Item]:
    shown = by_rank(cards)
    for place in range(MOST_CARDS):
        x = left + _TILE // 2 + _TILE_STEP * place
        if place < len(shown):
            mark = "last" if turned is not None and turned.card == shown[place] else "plain"
            yield CardAt(x, _CARDS_Y, shown[place], _TILE, mark, "tile")
        else:
            yield Slot(x, _CARDS_Y, _TILE, _TILE_HEIGHT)


def _policy(draft: int, ended: AccountView, left: int) -> Iterator[Item]:
    x, y = left + _POLICY_X, _POLICIES_Y
    policy = None if draft == JOKER else ended.policies[draft // 2]
    if draft == JOKER:
        yield Joker(x, y, 70)
    elif policy is None:
        yield Back(x, y, _TILE, _TILE_HEIGHT)
    else:
        yield CardAt(x, y, policy, _TILE, "gold", "tile")


def _words(draft: int, ended: AccountView, left: int, turned: Turned | None, reader: Reader) -> Iterator[Item]:
    """What the hand holds; below that whose card came last, and whether the policy passed."""
    strength = ended.strengths[draft]
    tone = "glint" if strength > ended.strengths[JOKER] else "bare"
    yield Label(left, _NAMES_Y, hand_name(strength, reader), _LETTERS, tone, _TEXT_ROOM, "left")
    if turned is not None:
        if turned.die is not None:
            yield Die(left + _DIE // 2, _VERDICTS_Y, turned.die, _DIE)
        yield Badge(left + _DIE * 3 // 2 + 8, _VERDICTS_Y, owner(turned.place), _DIE)
    if draft != JOKER:
        passed = ended.passed[draft // 2]
        key, tone, sign = ("passed", "glint", "check") if passed else ("failed", "muted", "cross")
        x = left + 2 * _DIE + 38
        yield Sign(x, _VERDICTS_Y, sign, 36, tone)
        word = reader.say(f"jugglers-picture-{key}")
        yield Label(x + 24, _VERDICTS_Y, word, _LETTERS, tone, left + _TEXT_ROOM - x - 24, "left")
