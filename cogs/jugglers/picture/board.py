"""What Jugglers' pictures have in common: the head, the three drafts as rows, and the Village Order at the foot.

A draft has its number, policy, poker hand, what that holds, and what lies face down on it.
"""

from collections.abc import Iterator, Sequence

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.text.voice import Voice
from cogs.jugglers.rules.poker import CODES, MOST_CARDS, kind_of, ranks_of
from cogs.jugglers.rules.state import DRAFTS, JOKER, NOBODY, AccountView, DraftView, LastAction, Turned, View
from render.layout import Box, area, band
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
    Mark,
    SeatBack,
    Sign,
    Slot,
    card_height,
)

HEADER_HEIGHT = 74
HEADER = Box(0, 0, WIDTH, HEADER_HEIGHT - 6)
ROWS = Box(8, HEADER_HEIGHT, WIDTH - 16, 0).rows(170, 170, 170, gap=5)
"""Of the drafts."""
DRAFTS_BOTTOM = ROWS[-1].bottom + 5
LETTERS = 40
_MARGIN = 24
_HEADER_Y = HEADER_HEIGHT // 2
_SECOND_X, _SECOND_ROOM = 420, 290
_CHIP, _STEP = 58, 74
_NUMBER_X, _POLICY_X, _POLICY = 40, 128, 112
_TILES_X, _TILE, _TILE_STEP = 250, 108, 113
_RIGHT_X = 770
_NAME_Y, _DOWN_Y = -46, 39
"""From the middle of a row to the name of its hand, and to the cards face down."""
_BACK_WIDTH, _BACK_HEIGHT = 56, 78
_SPOT = 60
_SPOTS = 7
"""The most cards that can lie face down on one draft, or wait for it, with one that a misplay put there."""
_DIE = 56

TILE = 76
"""The width of a small policy."""
TILE_HEIGHT = card_height(TILE, "tile")
VILLAGE_HEIGHT = TILE_HEIGHT + 15
_VILLAGE_LETTERS, _VILLAGE_LEFT, _VILLAGE_MARGIN = 38, 208, 20
_TILE_ROOM = TILE + 6
_DECK, _DECK_X, _DECK_WORD = 84, WIDTH - 62, 118
_NEXT_WORD = 110
_MOST_WITH_NEXT = 12
"""The rare policies beyond these need the room of those that come next."""


def header(view: View, voice: Voice) -> Iterator[Item]:
    """Show which gathering and cycle it is and the order of play, while a gathering lasts."""
    yield band(HEADER, "dusk")
    yield _gathering(view, view.gathering, voice)
    begun = view.asking != "secret"
    if begun:
        cycle = voice.say("jugglers-picture-cycle", number=view.cycle, most=view.cycles)
        yield Label(_SECOND_X, _HEADER_Y, cycle, LETTERS, "bare", _SECOND_ROOM, "left")
    else:
        yield _secrets(view, _SECOND_X, _SECOND_ROOM, voice)
    next_x = WIDTH - 44
    last_x = next_x - 2 * 52
    for turn, place in enumerate(view.order):
        x = last_x - _STEP * (len(view.order) - 1 - turn)
        now = begun and turn == view.done
        yield Badge(x, _HEADER_Y, place, _CHIP, turn < view.done, "gold" if now else "plain")
    if view.cycle < view.cycles:
        # After the arrow: the place that has the first turn of the next cycle.
        yield Sign(next_x - 52, _HEADER_Y, "turn", 28, "muted")
        yield Badge(next_x, _HEADER_Y, view.order[-1], _CHIP)


def verdict_header(view: View, voice: Voice, *, last: bool) -> Sequence[Item]:
    """Show which gathering has just ended and which chair is asked about the next one; after a round's `last` one,
    nobody is asked anything before the result.
    """
    number = view.gatherings if last else view.gathering - 1
    over = Label(_SECOND_X, _HEADER_Y, voice.say("jugglers-picture-over"), LETTERS, "bare", 260, "left")
    items: list[Item] = [band(HEADER, "dusk"), _gathering(view, number, voice), over]
    if not last:
        items.append(Badge(724, _HEADER_Y, view.chair, _CHIP, mark="gold"))
        items.append(_secrets(view, 770, WIDTH - 770 - _MARGIN, voice))
    return items


def _gathering(view: View, number: int, voice: Voice) -> Label:
    text = voice.say("jugglers-picture-gathering", number=number, most=view.gatherings)
    return Label(_MARGIN, _HEADER_Y, text, LETTERS, "muted", _SECOND_X - _MARGIN - 20, "left")


def _secrets(view: View, x: int, room: int, voice: Voice) -> Label:
    text = voice.say("jugglers-picture-secrets", most=view.allowance)
    return Label(x, _HEADER_Y, text, LETTERS, "gold", room, "left")


def row_y(draft: int) -> int:
    return ROWS[draft].y


def spot_x(spot: int) -> int:
    """Return the middle of a place for a card face down, from left to right."""
    return _RIGHT_X + _SPOT // 2 + _SPOT * spot


def hand_name(strength: int, voice: Voice) -> str:
    high, low, *_ = (*ranks_of(strength), 0, 0)
    return voice.say(f"jugglers-picture-{CODES[kind_of(strength)]}", high=high, low=low)


def drafts(view: View, voice: Voice) -> Iterator[Item]:
    """Paint the drafts while a gathering lasts."""
    to_beat = view.drafts[JOKER].strength
    # An action that ended a gathering says nothing about the next one.
    last = view.last if view.last is None or view.last.ended is None else None
    turned = {} if last is None else {turned.draft: turned for turned in last.turned}
    for draft, shown in enumerate(view.drafts):
        yield from _ground(draft)
        yield _policy(draft, shown.policy)
        yield from _hand(draft, shown.cards, turned.get(draft))
        yield _hand_label(draft, shown.strength, to_beat, voice)
        yield from _waiting(view, last, draft)
        yield from _down(last, draft, shown)
        if draft in turned:
            yield from _settled(turned[draft], draft, len(shown.down))


def verdict(view: View, account: AccountView, voice: Voice) -> Iterator[Item]:
    """Paint how a gathering ended: a policy that did not pass lies face down."""
    all_turned = {} if view.last is None else {turned.draft: turned for turned in view.last.turned}
    for draft in DRAFTS:
        turned = all_turned.get(draft)
        yield from _ground(draft)
        if draft == JOKER:
            yield _policy(draft, None)
        else:
            yield from _passed_or_failed(draft, account.policies[draft // 2], voice)
        yield from _hand(draft, account.hands[draft], turned)
        yield _hand_label(draft, account.strengths[draft], account.strengths[JOKER], voice)
        if turned is not None:
            yield from _settled(turned, draft, 0)


def _ground(draft: int) -> Sequence[Item]:
    row, y = ROWS[draft], row_y(draft)
    number = Label(_NUMBER_X, y, str(draft + 1), 60, "bare", 60)
    return area(row), Area(_NUMBER_X, y, 64, row.height, "dusk"), number


def _policy(draft: int, card: Card | None) -> Item:
    y = row_y(draft)
    return Joker(_POLICY_X, y, _POLICY) if card is None else CardAt(_POLICY_X, y, card, _POLICY)


def _passed_or_failed(draft: int, card: Card | None, voice: Voice) -> Sequence[Item]:
    y, down_y = row_y(draft), row_y(draft) + _DOWN_Y
    sign_x, left = spot_x(3) + 4, spot_x(4) - 22
    if card is None:
        return (
            Back(_POLICY_X, y, _POLICY, card_height(_POLICY)),
            Sign(sign_x, down_y, "cross", 40, "muted"),
            Label(left, down_y, voice.say("jugglers-picture-failed"), LETTERS, "muted", 172, "left"),
        )
    return (
        CardAt(_POLICY_X, y, card, _POLICY, "gold"),
        Sign(sign_x, down_y, "check", 40, "glint"),
        Label(left, down_y, voice.say("jugglers-picture-passed"), LETTERS, "glint", 172, "left"),
    )


def _hand(draft: int, cards: Sequence[Card], turned: Turned | None) -> Iterator[Item]:
    """Paint the poker hand by rank, with the card that was just turned up marked."""
    shown, y = sorted(cards, key=lambda card: (RANK_OF[card], SUIT_OF[card])), row_y(draft)
    for place in range(MOST_CARDS):
        x = _TILES_X + _TILE_STEP * place
        if place < len(shown):
            new = turned is not None and turned.card == shown[place]
            yield CardAt(x, y, shown[place], _TILE, "last" if new else "plain", "tile")
        else:
            yield Slot(x, y, _TILE, card_height(_TILE, "tile"))


def _hand_label(draft: int, strength: int, to_beat: int, voice: Voice) -> Label:
    """Name the hand; golden if it beats the joker's."""
    tone, room = "gold" if strength > to_beat else "plain", WIDTH - _RIGHT_X - 12
    return Label(_RIGHT_X, row_y(draft) + _NAME_Y, hand_name(strength, voice), LETTERS, tone, room, "left")


def _waiting(view: View, last: LastAction | None, draft: int) -> Iterator[Item]:
    """Paint a tray at the right: secret influences that have not moved in yet, with the dice that brought them."""
    count = view.secrets.count(draft)
    if not count:
        return
    y, first = row_y(draft) + _DOWN_Y, _SPOTS - count
    yield Area((spot_x(first) + spot_x(_SPOTS - 1)) // 2, y, _SPOT * count + 8, _BACK_HEIGHT + 10, "dusk", 14)
    for spot in range(first, _SPOTS):
        yield SeatBack(spot_x(spot), y, _BACK_WIDTH, _BACK_HEIGHT, None)
    rolls = () if last is None else last.rolls
    dice = [roll.die for roll in rolls if roll.place == NOBODY and roll.draft == draft]
    for place, die in enumerate(dice):
        yield Die(spot_x(first - len(dice) + place), y, die, 52)


def _down(last: LastAction | None, draft: int, shown: DraftView) -> Iterator[Item]:
    """Paint the cards face down. New are those from the last action, and a dummy's that a die has put here."""
    y, count = row_y(draft) + _DOWN_Y, len(shown.down)
    if last is None or last.fault:
        new = 0
    elif last.turned:
        new = int(bool(shown.down) and shown.down[-1] != NOBODY)
    else:
        new = (last.draft == draft) + sum(roll.place != NOBODY and roll.draft == draft for roll in last.rolls)
    for spot, place in enumerate(shown.down):
        mark: Mark = "last" if spot >= count - new else "plain"
        yield SeatBack(spot_x(spot), y, _BACK_WIDTH, _BACK_HEIGHT, _badge_of(place), mark)
    if last is not None and last.fault == "out-of-turn" and last.draft == draft:
        yield SeatBack(spot_x(count), y, _BACK_WIDTH, _BACK_HEIGHT, last.seat, "fault")


def _badge_of(place: int) -> int | None:
    """Return the number on a place's badge; None for a secret influence."""
    return None if place == NOBODY else place


def _settled(turned: Turned, draft: int, spot: int) -> Sequence[Item]:
    """Paint the die, and whose card it chose. Without a die there was only one."""
    y, place = row_y(draft) + _DOWN_Y, _badge_of(turned.place)
    if turned.die is None:
        return (Badge(spot_x(spot), y, place, _DIE, mark="last"),)
    return (
        Die(spot_x(spot), y, turned.die, _DIE),
        Sign(spot_x(spot + 1) - 2, y, "turn", 32, "bare"),
        Badge(spot_x(spot + 2) - 4, y, place, _DIE, mark="last"),
    )


def policies(cards: Sequence[Card], left: int, y: int, room: int, new: Sequence[Card] = ()) -> Iterator[CardAt]:
    """Lay small policies side by side, overlapping if there is no room for that."""
    step = min(_TILE_ROOM, (room - TILE) / (len(cards) - 1)) if len(cards) > 1 else 0
    for place, card in enumerate(cards):
        x = left + TILE // 2 + round(step * place)
        yield CardAt(x, y, card, TILE, "gold" if card in new else "plain", "tile")


def village(cards: Sequence[Card], y: int, right: int, voice: Voice, new: Sequence[Card] = ()) -> Iterator[Item]:
    """Paint the Village Order. Policies that have just passed are marked."""
    lines = voice.say("jugglers-picture-village").splitlines()
    for number, line in enumerate(lines):
        line_y, room = y + round(54 * (number - (len(lines) - 1) / 2)), _VILLAGE_LEFT - _VILLAGE_MARGIN - 12
        yield Label(_VILLAGE_MARGIN, line_y, line, _VILLAGE_LETTERS, "muted", room, "left")
    if not cards:
        yield Slot(_VILLAGE_LEFT + TILE // 2, y, TILE, TILE_HEIGHT)
    yield from policies(cards, _VILLAGE_LEFT, y, right - _VILLAGE_LEFT, new)


def village_and_deck(view: View, y: int, voice: Voice) -> Iterator[Item]:
    last, word_right = view.last, _DECK_X - _DECK // 2 - 14
    yield from village(view.village, y, word_right - _DECK_WORD - 18, voice)
    yield Label(word_right, y, voice.say("jugglers-picture-deck"), _VILLAGE_LETTERS, "muted", _DECK_WORD, "right")
    taken = last is not None and not last.fault and last.kind in ("deck", "dummy")
    mark: Mark = "last" if taken else "plain"
    if view.deck:
        yield Back(_DECK_X, y, _DECK, TILE_HEIGHT, view.deck, mark)
    else:
        wrong = last is not None and last.fault == "empty-deck"
        yield Slot(_DECK_X, y, _DECK, TILE_HEIGHT, mark="fault" if wrong else mark)


def village_and_next(view: View, ended: AccountView, y: int, voice: Voice) -> Iterator[Item]:
    """Paint the Village Order when a gathering has just ended, and the policies of the next one."""
    if len(view.village) > _MOST_WITH_NEXT:
        yield from village(view.village, y, WIDTH - _VILLAGE_MARGIN, voice, _passed(ended))
        return
    coming = [draft.policy for draft in view.drafts if draft.policy is not None]
    left = WIDTH - _VILLAGE_MARGIN - _TILE_ROOM - TILE
    yield from village(view.village, y, left - _NEXT_WORD - 20, voice, _passed(ended))
    yield Label(left - 12, y, voice.say("jugglers-picture-next"), _VILLAGE_LETTERS, "muted", _NEXT_WORD, "right")
    yield from policies(coming, left, y, TILE + _TILE_ROOM)


def new_village(view: View, ended: AccountView, y: int, voice: Voice) -> Iterator[Item]:
    """Paint the Village Order as it was when the round ended."""
    return village(view.results[-1].village, y, WIDTH - _VILLAGE_MARGIN, voice, _passed(ended))


def _passed(ended: AccountView) -> list[Card]:
    return [policy for policy in ended.policies if policy is not None]
