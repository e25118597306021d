"""What Jugglers' pictures have in common: the head, the three drafts as rows, what has passed at the foot, and how
hands and points are written.

A draft has its number, policy, poker hand, what that holds, and what lies face down on it.
"""

from collections.abc import Iterable, Iterator, Sequence

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.text.voice import Voice
from cogs.jugglers.rules.poker import CODES, MOST_CARDS, kind_of, ranks_of
from cogs.jugglers.rules.state import DRAFTS, JOKER, NOBODY, AccountView, DraftView, LastAction, Turned, View
from render.layout import Box, area, band
from render.scene import (
    WIDTH,
    Area,
    Back,
    CardAt,
    Die,
    EmptySlot,
    Item,
    Joker,
    Label,
    Mark,
    SeatBack,
    SeatBadge,
    Sign,
    card_height,
)

HEADER_HEIGHT = 74
HEADER = Box(0, 0, WIDTH, HEADER_HEIGHT - 6)
ROWS = Box(8, HEADER_HEIGHT, WIDTH - 16, 0).rows(170, 170, 170, gap=5)
"""The rows of the drafts."""
DRAFTS_BOTTOM = ROWS[-1].bottom + 5
_LETTERS = 40
_MARGIN = 24
_HEADER_Y = HEADER_HEIGHT // 2
_SECOND_X, _SECOND_ROOM = 420, 290
_CHIP, _STEP = 58, 74
_NUMBER_X, _POLICY_X, _POLICY = 40, 128, 112
_TILES_X, HAND_TILE, _TILE_STEP = 250, 108, 113
RIGHT_X = 770
_NAME_Y, DOWN_Y = -46, 39
"""The distances from the middle of a row to the name of its hand, and to the cards face down."""
_BACK_WIDTH, _BACK_HEIGHT = 56, 78
_SPOT, _SPOTS = 60, 7
"""The most cards that can lie face down on one draft, or wait for it, with one that a misplay put there."""
_SPOT_X = [RIGHT_X + _SPOT // 2 + _SPOT * spot for spot in range(_SPOTS + 2)]
"""The middle of each place for a card face down, from left to right."""
_DIE = 56

TILE = 76
"""The width of a small policy."""
_TILE_HEIGHT = card_height(TILE, "tile")
VILLAGE_HEIGHT = _TILE_HEIGHT + 15
_VILLAGE_LETTERS, _VILLAGE_LEFT, _VILLAGE_MARGIN = 38, 208, 20
_TILE_ROOM = TILE + 6
_DECK, _DECK_X, _DECK_WORD = 84, WIDTH - 62, 118
_NEXT_WORD = 110
_MOST_WITH_NEXT = 12
"""The rare policies beyond these need the room of those that come next."""


def in_fan_order(cards: Iterable[Card]) -> list[Card]:
    """Sort ♠ ♥ ♣ ♦, so that colors alternate."""
    return sorted(cards, key=lambda card: ((0, 1, 3, 2)[SUIT_OF[card]], card))


def header(view: View, voice: Voice) -> Iterator[Item]:
    """Show which gathering and cycle it is and the order of play, while a gathering lasts."""
    yield from _gathering(view, view.gathering, voice)
    begun = view.asking != "secret"
    if begun:
        cycle = voice.say("jugglers-picture-cycle", number=view.cycle, most=view.cycles)
        yield Label(_SECOND_X, _HEADER_Y, cycle, _LETTERS, "bare", _SECOND_ROOM, "left")
    else:
        yield _secrets(view, _SECOND_X, _SECOND_ROOM, voice)
    next_x = WIDTH - 44
    last_x = next_x - 2 * 52
    for turn, place in enumerate(view.order):
        x = last_x - _STEP * (len(view.order) - 1 - turn)
        now = begun and turn == view.done
        yield SeatBadge(x, _HEADER_Y, place, _CHIP, turn < view.done, "gold" if now else "plain")
    if view.cycle < view.cycles:
        # After the arrow: the place that has the first turn of the next cycle.
        yield Sign(next_x - 52, _HEADER_Y, "turn", 28, "muted")
        yield SeatBadge(next_x, _HEADER_Y, view.order[-1], _CHIP)


def _gathering(view: View, number: int, voice: Voice) -> Sequence[Item]:
    text = voice.say("jugglers-picture-gathering", number=number, most=view.gatherings)
    room = _SECOND_X - _MARGIN - 20
    return band(HEADER, "dusk"), Label(_MARGIN, _HEADER_Y, text, _LETTERS, "muted", room, "left")


def _secrets(view: View, x: int, room: int, voice: Voice) -> Label:
    text = voice.say("jugglers-picture-secrets", most=view.allowance)
    return Label(x, _HEADER_Y, text, _LETTERS, "gold", room, "left")


def drafts(view: View, voice: Voice) -> Iterator[Item]:
    """Paint the drafts while a gathering lasts."""
    to_beat = view.drafts[JOKER].strength
    # An action that ended a gathering says nothing about the next one.
    last = view.last if view.last is None or view.last.ended is None else None
    turned_on = {} if last is None else {turned.draft: turned for turned in last.turned}
    for draft, shown in enumerate(view.drafts):
        turned, y = turned_on.get(draft), ROWS[draft].y
        yield from _number(draft)
        yield Joker(_POLICY_X, y, _POLICY) if shown.policy is None else CardAt(_POLICY_X, y, shown.policy, _POLICY)
        yield from _hand(y, shown.cards, turned, shown.strength, to_beat, voice)
        yield from _waiting(view, last, draft)
        yield from _down(last, draft, shown)
        if turned is not None:
            yield from _settled(turned, y, len(shown.down))


def verdict(view: View, last: LastAction, ended: AccountView, village_y: int, voice: Voice) -> Iterator[Item]:
    """Paint how a gathering ended, and which chair is asked about the next one. After a round's last one nobody is
    asked anything before the result. A policy that did not pass lies face down.
    """
    yield from _gathering(view, view.gatherings if view.between_rounds else view.gathering - 1, voice)
    yield Label(_SECOND_X, _HEADER_Y, voice.say("jugglers-picture-over"), _LETTERS, "bare", 260, "left")
    if not view.between_rounds:
        yield SeatBadge(724, _HEADER_Y, view.chair, _CHIP, mark="gold")
        yield _secrets(view, 770, WIDTH - 770 - _MARGIN, voice)
    turned_on = {turned.draft: turned for turned in last.turned}
    for draft in DRAFTS:
        turned, y = turned_on.get(draft), ROWS[draft].y
        policy, down_y = None if draft == JOKER else ended.policies[draft // 2], y + DOWN_Y
        yield from _number(draft)
        if draft == JOKER:
            yield Joker(_POLICY_X, y, _POLICY)
        else:
            passed, tone = ("failed", "muted") if policy is None else ("passed", "glint")
            if policy is None:
                yield Back(_POLICY_X, y, _POLICY, card_height(_POLICY))
            else:
                yield CardAt(_POLICY_X, y, policy, _POLICY, "gold")
            yield Sign(_SPOT_X[3] + 4, down_y, "cross" if policy is None else "check", 40, tone)
            word = voice.say(f"jugglers-picture-{passed}")
            yield Label(_SPOT_X[4] - 22, down_y, word, _LETTERS, tone, 172, "left")
        yield from _hand(y, ended.hands[draft], turned, ended.strengths[draft], ended.strengths[JOKER], voice)
        if turned is not None:
            yield from _settled(turned, y, 0)
    # What has passed, at a round's end as it was then; and the policies of the next gathering.
    order = view.results[-1].village if view.between_rounds else view.village
    new = [policy for policy in ended.policies if policy is not None]
    if view.between_rounds or len(order) > _MOST_WITH_NEXT:
        yield from village(order, village_y, WIDTH - _VILLAGE_MARGIN, voice, new)
        return
    coming = [draft.policy for draft in view.drafts if draft.policy is not None]
    left = WIDTH - _VILLAGE_MARGIN - _TILE_ROOM - TILE
    yield from village(order, village_y, left - _NEXT_WORD - 20, voice, new)
    yield Label(
        left - 12, village_y, voice.say("jugglers-picture-next"), _VILLAGE_LETTERS, "muted", _NEXT_WORD, "right"
    )
    yield from policies(coming, left, village_y, TILE + _TILE_ROOM)


def _number(draft: int) -> Iterator[Item]:
    """Paint the ground of a draft and its number."""
    row = ROWS[draft]
    yield from (area(row), Area(_NUMBER_X, row.y, 64, row.height, "dusk"))
    yield Label(_NUMBER_X, row.y, str(draft + 1), 60, "bare", 60)


def _hand(
    y: int, cards: Sequence[Card], turned: Turned | None, strength: int, to_beat: int, voice: Voice
) -> Iterator[Item]:
    """Paint the poker hand by rank, with the card that was just turned up marked, and its name: golden if it beats the
    joker's.
    """
    yield from hand_tiles(y, cards, () if turned is None else (turned.card,), "last")
    for place in range(len(cards), MOST_CARDS):
        yield tile_slot(y, place)
    tone = "gold" if strength > to_beat else "plain"
    yield Label(RIGHT_X, y + _NAME_Y, hand_name(strength, voice), _LETTERS, tone, WIDTH - RIGHT_X - 12, "left")


def hand_tiles(y: int, cards: Sequence[Card], marked: Sequence[Card], mark: Mark) -> Iterator[CardAt]:
    """Paint the cards of a poker hand by rank."""
    for place, card in enumerate(sorted(cards, key=lambda card: (RANK_OF[card], SUIT_OF[card]))):
        x = _TILES_X + _TILE_STEP * place
        yield CardAt(x, y, card, HAND_TILE, mark if card in marked else "plain", "tile")


def tile_slot(y: int, place: int, mark: Mark = "plain") -> EmptySlot:
    """Paint a place for a card of a poker hand."""
    return EmptySlot(_TILES_X + _TILE_STEP * place, y, HAND_TILE, card_height(HAND_TILE, "tile"), mark=mark)


def _waiting(view: View, last: LastAction | None, draft: int) -> Iterator[Item]:
    """Paint a tray at the right: secret influences that have not moved in yet, with the dice that brought them."""
    count = view.secrets.count(draft)
    if not count:
        return
    y, first = ROWS[draft].y + DOWN_Y, _SPOTS - count
    yield Area((_SPOT_X[first] + _SPOT_X[_SPOTS - 1]) // 2, y, _SPOT * count + 8, _BACK_HEIGHT + 10, "dusk", 14)
    for x in _SPOT_X[first:_SPOTS]:
        yield SeatBack(x, y, _BACK_WIDTH, _BACK_HEIGHT, None)
    rolls = () if last is None else last.rolls
    dice = [roll.die for roll in rolls if roll.place == NOBODY and roll.draft == draft]
    for x, die in zip(_SPOT_X[first - len(dice) :], dice, strict=False):
        yield Die(x, y, die, 52)


def _down(last: LastAction | None, draft: int, shown: DraftView) -> Iterator[Item]:
    """Paint the cards face down. New are those from the last action, and a dummy's that a die has put here."""
    y, count = ROWS[draft].y + DOWN_Y, len(shown.down)
    if last is None or last.fault:
        new = 0
    elif last.turned:
        new = int(bool(shown.down) and shown.down[-1] != NOBODY)
    else:
        new = (last.draft == draft) + sum(roll.place != NOBODY and roll.draft == draft for roll in last.rolls)
    for spot, place in enumerate(shown.down):
        mark: Mark = "last" if spot >= count - new else "plain"
        yield SeatBack(_SPOT_X[spot], y, _BACK_WIDTH, _BACK_HEIGHT, None if place == NOBODY else place, mark)
    if last is not None and last.fault == "out-of-turn" and last.draft == draft:
        yield SeatBack(_SPOT_X[count], y, _BACK_WIDTH, _BACK_HEIGHT, last.seat, "fault")


def _settled(turned: Turned, y: int, spot: int) -> Sequence[Item]:
    """Paint the die, and whose card it chose. Without a die there was only one."""
    down_y, place = y + DOWN_Y, None if turned.place == NOBODY else turned.place
    if turned.die is None:
        return (SeatBadge(_SPOT_X[spot], down_y, place, _DIE, mark="last"),)
    return (
        Die(_SPOT_X[spot], down_y, turned.die, _DIE),
        Sign(_SPOT_X[spot + 1] - 2, down_y, "turn", 32, "bare"),
        SeatBadge(_SPOT_X[spot + 2] - 4, down_y, place, _DIE, mark="last"),
    )


def policies(cards: Sequence[Card], left: int, y: int, room: int, new: Sequence[Card] = ()) -> Iterator[Item]:
    """Lay small policies side by side, overlapping if there is no room for that."""
    step = min(_TILE_ROOM, (room - TILE) / (len(cards) - 1)) if len(cards) > 1 else 0
    for place, card in enumerate(cards):
        x = left + TILE // 2 + round(step * place)
        yield CardAt(x, y, card, TILE, "gold" if card in new else "plain", "tile")


def village(
    cards: Sequence[Card],
    y: int,
    right: int,
    voice: Voice,
    new: Sequence[Card] = (),
) -> Iterator[Item]:
    """Paint what has passed. Policies that have just passed are marked."""
    lines = voice.say("jugglers-picture-village").splitlines()
    for number, line in enumerate(lines):
        line_y, room = y + round(54 * (number - (len(lines) - 1) / 2)), _VILLAGE_LEFT - _VILLAGE_MARGIN - 12
        yield Label(_VILLAGE_MARGIN, line_y, line, _VILLAGE_LETTERS, "muted", room, "left")
    if not cards:
        yield EmptySlot(_VILLAGE_LEFT + TILE // 2, y, TILE, _TILE_HEIGHT)
    yield from policies(cards, _VILLAGE_LEFT, y, right - _VILLAGE_LEFT, new)


def village_and_deck(view: View, y: int, voice: Voice) -> Iterator[Item]:
    last, word_right = view.last, _DECK_X - _DECK // 2 - 14
    yield from village(view.village, y, word_right - _DECK_WORD - 18, voice)
    yield Label(word_right, y, voice.say("jugglers-picture-deck"), _VILLAGE_LETTERS, "muted", _DECK_WORD, "right")
    taken = last is not None and not last.fault and last.kind in ("deck", "dummy")
    mark: Mark = "last" if taken else "plain"
    if view.deck:
        yield Back(_DECK_X, y, _DECK, _TILE_HEIGHT, view.deck, mark)
    else:
        wrong = last is not None and last.fault == "empty-deck"
        yield EmptySlot(_DECK_X, y, _DECK, _TILE_HEIGHT, mark="fault" if wrong else mark)


def hand_name(strength: int, voice: Voice) -> str:
    high, low, *_ = (*ranks_of(strength), 0, 0)
    return voice.say(f"jugglers-picture-{CODES[kind_of(strength)]}", high=high, low=low)
