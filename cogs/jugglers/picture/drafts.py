"""The three drafts of Jugglers as rows: number, policy, poker hand, what it holds, and what lies face down on it."""

from collections.abc import Iterator, Sequence

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.text.voice import Voice
from cogs.jugglers.picture.header import HEADER_HEIGHT
from cogs.jugglers.rules.poker import CODES, MOST_CARDS, kind_of, ranks_of
from cogs.jugglers.rules.state import DRAFTS, JOKER, NOBODY, AccountView, DraftView, Turned, View
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

ROW_HEIGHT = 170
ROW_STEP = ROW_HEIGHT + 5
DRAFTS_BOTTOM = HEADER_HEIGHT + len(DRAFTS) * ROW_STEP
LETTERS = 40
NUMBER_X, POLICY_X, POLICY = 40, 128, 112
_TILES_X, _TILE, _TILE_STEP = 250, 108, 113
_RIGHT_X = 770
_RIGHT_ROOM = WIDTH - _RIGHT_X - 12
_NAME_Y, _DOWN_Y = -46, 39
"""From the middle of a row to the name of its hand, and to the cards face down."""
BACK_WIDTH, BACK_HEIGHT = 56, 78
_SPOT = 60
_SPOTS = 7
"""The most cards that can lie face down on one draft, or wait for it, with one that a misplay put there."""
_DIE = 56


def row_y(draft: int) -> int:
    return HEADER_HEIGHT + ROW_HEIGHT // 2 + ROW_STEP * draft


def spot_x(spot: int) -> int:
    """The places for cards face down, from left to right."""
    return _RIGHT_X + _SPOT // 2 + _SPOT * spot


def row_ground(draft: int) -> Iterator[Item]:
    yield Area(WIDTH // 2, row_y(draft), WIDTH - 16, ROW_HEIGHT)
    yield Area(NUMBER_X, row_y(draft), 64, ROW_HEIGHT, "dusk")
    yield Label(NUMBER_X, row_y(draft), str(draft + 1), 60, "bare", 60)


def owner(place: int) -> int | None:
    """As badges show it: None for a secret influence."""
    return None if place == NOBODY else place


def hand_name(strength: int, voice: Voice) -> str:
    high, low, *_ = (*ranks_of(strength), 0, 0)
    return voice.say(f"jugglers-picture-{CODES[kind_of(strength)]}", high=high, low=low)


def by_rank(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (RANK_OF[card], SUIT_OF[card]))


def turned_by_draft(view: View) -> dict[int, Turned]:
    return {} if view.last is None else {turned.draft: turned for turned in view.last.turned}


class Drafts:
    """While a gathering lasts."""

    def __init__(self, view: View, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.last = view.last if view.last is None or view.last.ended is None else None
        """An action that ended a gathering says nothing about the next one."""
        self.turned = {} if self.last is None else turned_by_draft(view)

    def items(self) -> Iterator[Item]:
        to_beat = self.view.drafts[JOKER].strength
        for draft, shown in enumerate(self.view.drafts):
            yield from row_ground(draft)
            yield from _policy(draft, shown.policy)
            yield from _hand(draft, shown.cards, self.turned.get(draft))
            yield from _hand_label(draft, shown.strength, to_beat, self.voice)
            yield from self._waiting(draft)
            yield from self._down(draft, shown)

    def _waiting(self, draft: int) -> Iterator[Item]:
        """Secret influences that have not moved in yet lie on a tray at the right, with the dice that brought them."""
        count = self.view.secrets.count(draft)
        if not count:
            return
        y, first = row_y(draft) + _DOWN_Y, _SPOTS - count
        middle = (spot_x(first) + spot_x(_SPOTS - 1)) // 2
        yield Area(middle, y, _SPOT * count + 8, BACK_HEIGHT + 10, "dusk", 14)
        for spot in range(first, _SPOTS):
            yield SeatBack(spot_x(spot), y, BACK_WIDTH, BACK_HEIGHT, None)
        rolls = () if self.last is None else self.last.rolls
        dice = [roll.die for roll in rolls if roll.place == NOBODY and roll.draft == draft]
        for place, die in enumerate(dice):
            yield Die(spot_x(first - len(dice) + place), y, die, 52)

    def _down(self, draft: int, shown: DraftView) -> Iterator[Item]:
        y, new = row_y(draft) + _DOWN_Y, self._just_placed(draft, shown)
        for spot, place in enumerate(shown.down):
            mark: Mark = "last" if spot in new else "plain"
            yield SeatBack(spot_x(spot), y, BACK_WIDTH, BACK_HEIGHT, owner(place), mark)
        count, last = len(shown.down), self.last
        if last is not None and last.fault == "out-of-turn" and last.draft == draft:
            yield SeatBack(spot_x(count), y, BACK_WIDTH, BACK_HEIGHT, last.seat, "fault")
        if draft in self.turned:
            yield from _settled(self.turned[draft], draft, count)

    def _just_placed(self, draft: int, shown: DraftView) -> range:
        """The cards face down that are new: from the last action, or a dummy's that a die has put here."""
        last, count = self.last, len(shown.down)
        if last is None or last.fault:
            return range(0)
        if last.turned:
            return range(count - (bool(shown.down) and shown.down[-1] != NOBODY), count)
        by_die = sum(roll.place != NOBODY and roll.draft == draft for roll in last.rolls)
        return range(count - by_die - (last.draft == draft), count)


def _policy(draft: int, card: Card | None) -> Iterator[Item]:
    y = row_y(draft)
    yield Joker(POLICY_X, y, POLICY) if card is None else CardAt(POLICY_X, y, card, POLICY)


def _hand(draft: int, cards: Sequence[Card], turned: Turned | None) -> Iterator[Item]:
    """By rank, with the one that was just turned up marked."""
    shown, y = by_rank(cards), row_y(draft)
    for place in range(MOST_CARDS):
        x = _TILES_X + _TILE_STEP * place
        if place < len(shown):
            new = turned is not None and turned.card == shown[place]
            yield CardAt(x, y, shown[place], _TILE, "last" if new else "plain", "tile")
        else:
            yield Slot(x, y, _TILE, card_height(_TILE, "tile"))


def _hand_label(draft: int, strength: int, to_beat: int, voice: Voice) -> Iterator[Item]:
    """Golden if it beats the joker's."""
    tone = "gold" if strength > to_beat else "plain"
    yield Label(_RIGHT_X, row_y(draft) + _NAME_Y, hand_name(strength, voice), LETTERS, tone, _RIGHT_ROOM, "left")


def _settled(turned: Turned, draft: int, spot: int) -> Iterator[Item]:
    """The die, and whose card it chose. Without a die there was only one."""
    y = row_y(draft) + _DOWN_Y
    if turned.die is None:
        yield Badge(spot_x(spot), y, owner(turned.place), _DIE, mark="last")
        return
    yield Die(spot_x(spot), y, turned.die, _DIE)
    yield Sign(spot_x(spot + 1) - 2, y, "turn", 32, "bare")
    yield Badge(spot_x(spot + 2) - 4, y, owner(turned.place), _DIE, mark="last")


def verdict(view: View, account: AccountView, voice: Voice) -> Iterator[Item]:
    """How a gathering ended: a policy that did not pass lies face down."""
    all_turned, to_beat = turned_by_draft(view), account.strengths[JOKER]
    for draft in DRAFTS:
        turned = all_turned.get(draft)
        yield from row_ground(draft)
        if draft == JOKER:
            yield from _policy(draft, None)
        else:
            yield from _verdict(draft, account, voice)
        yield from _hand(draft, account.hands[draft], turned)
        yield from _hand_label(draft, account.strengths[draft], to_beat, voice)
        if turned is not None:
            yield from _settled(turned, draft, 0)


def _verdict(draft: int, account: AccountView, voice: Voice) -> Iterator[Item]:
    card, y = account.policies[draft // 2], row_y(draft)
    if card is None:
        yield Back(POLICY_X, y, POLICY, card_height(POLICY))
    else:
        yield CardAt(POLICY_X, y, card, POLICY, "gold")
    key, tone, sign = ("failed", "muted", "cross") if card is None else ("passed", "glint", "check")
    yield Sign(spot_x(3) + 4, y + _DOWN_Y, sign, 40, tone)
    text = voice.say(f"jugglers-picture-{key}")
    yield Label(spot_x(4) - 22, y + _DOWN_Y, text, LETTERS, tone, 172, "left")
