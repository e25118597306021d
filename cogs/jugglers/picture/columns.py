"""The three drafts of Jugglers' table: each a column with its policy, its poker hand and what lies face down on it."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from bot.core.cards import RANK_OF, SUIT_OF, Card
from cogs.jugglers.rules.poker import CODES, Kind, kind_of, ranks_of
from cogs.jugglers.rules.state import DRAFTS, JOKER, NOBODY, AccountView, DraftView, Turned, View
from render.scene import (
    HUGE,
    LARGE,
    SMALL,
    Badge,
    CardAt,
    Die,
    Item,
    Joker,
    Label,
    Slot,
    Stamp,
    card_height,
    fan,
)

Say = Callable[[str], str]

COLUMN_WIDTH = 400
POLICY_Y, HAND_Y, DOWN_Y = 138, 312, 486
_NAME_Y = HAND_Y + card_height(HUGE) // 2 + 4
_ROOM = 378
"""What a column's cards may take of it."""
_BESIDE = 126
"""From a policy to what stands beside it."""
_DIE, _BADGE = 58, 46
_DICE_ROOM = 150
"""What a die and a badge take of the row in which cards lie face down."""
_TELLING_RANKS = (Kind.HIGH_CARD, Kind.PAIR, Kind.TWO_PAIRS, Kind.THREE_OF_A_KIND, Kind.FULL_HOUSE, Kind.FOUR_OF_A_KIND)
"""Kinds whose few ranks say more than the cards do at a glance."""


def column_x(draft: int) -> int:
    return COLUMN_WIDTH * draft + COLUMN_WIDTH // 2


def hand_name(strength: int, say: Say) -> str:
    kind = kind_of(strength)
    name = say(f"jugglers-kind-{CODES[kind]}")
    ranks = ranks_of(strength) if kind in _TELLING_RANKS else ()
    return " ".join((name[:1].upper() + name[1:], *map(str, ranks)))


def by_rank(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (RANK_OF[card], SUIT_OF[card]))


def poker_hand(cards: Sequence[Card], x: int, y: int, size: int, width: int, turned: Turned | None) -> Iterator[Item]:
    """The card just turned up is marked."""
    if not cards:
        yield Slot(x, y, size)
        return
    for item in fan(by_rank(cards), x, y, width, size):
        just = turned is not None and item.card == turned.card
        yield msgspec.structs.replace(item, halo="last" if just else "plain")


def hand_label(strength: int, to_beat: int, x: int, y: int, width: int, say: Say) -> Iterator[Item]:
    """What a hand holds, golden where that beats another; nothing speaks for itself."""
    if kind_of(strength) != Kind.NOTHING:
        yield Label(x, y, hand_name(strength, say), 36, "gold" if strength > to_beat else "plain", width)


def turned_by_draft(view: View) -> dict[int, Turned]:
    return {} if view.last is None else {turned.draft: turned for turned in view.last.turned}


class Columns:
    """As they are while a gathering lasts."""

    def __init__(self, view: View, say: Say) -> None:
        self.view = view
        self.say = say
        self.last = view.last
        self.rolls = () if view.last is None else view.last.rolls
        self.turned = turned_by_draft(view)

    def items(self) -> Iterator[Item]:
        to_beat = self.view.drafts[JOKER].strength
        for draft, own in enumerate(self.view.drafts):
            yield from policy(draft, own.policy)
            yield from self._secrets(draft)
            yield from poker_hand(own.cards, column_x(draft), HAND_Y, HUGE, _ROOM, self.turned.get(draft))
            yield from hand_label(own.strength, to_beat, column_x(draft), _NAME_Y, _ROOM, self.say)
            yield from self._down(draft, own)

    def _secrets(self, draft: int) -> Iterator[Item]:
        """What has not moved in yet, with the dice that have just put it here."""
        count = self.view.secrets.count(draft)
        x = column_x(draft) + _BESIDE
        backs = [CardAt(x + 17 * (2 * place - count + 1), POLICY_Y, None, SMALL) for place in range(count)]
        yield from backs
        dice = [roll.die for roll in self.rolls if roll.place == NOBODY and roll.draft == draft]
        for place, die in enumerate(dice):
            yield Die(x + 24 * (2 * place - count + 1), POLICY_Y + 46, die, 46)
        if count and not dice:
            yield Badge(backs[-1].x, POLICY_Y, None)

    def _down(self, draft: int, own: DraftView) -> Iterator[Item]:
        x, turned = column_x(draft), self.turned.get(draft)
        places = list(own.down)
        tried = self._tried(draft)
        if tried is not None:
            places.append(tried)
        room = _ROOM - (_DICE_ROOM if turned is not None and places else 0)
        row = fan([None] * len(places), x - (_ROOM - room) // 2, DOWN_Y, room, SMALL)
        marked = self._just_placed(draft, own)
        step = min(SMALL, row[1].x - row[0].x) if len(row) > 1 else SMALL
        for index, (place, back) in enumerate(zip(places, row, strict=True)):
            wrong = tried is not None and index == len(own.down)
            halo = "fault" if wrong else "last" if index in marked else "plain"
            yield msgspec.structs.replace(back, halo=halo)
            y = DOWN_Y - 24 if wrong else DOWN_Y
            yield Badge(back.x - (SMALL - step) // 2, y, None if place == NOBODY else place, _BADGE)
        if turned is not None:
            yield from settled(turned, x + (_ROOM - _DICE_ROOM) // 2 + 4 if places else x, DOWN_Y)

    def _tried(self, draft: int) -> int | None:
        """Who has just tried to put a card here, out of turn."""
        last = self.last
        return last.seat if last is not None and last.fault == "out-of-turn" and last.draft == draft else None

    def _just_placed(self, draft: int, own: DraftView) -> set[int]:
        """Which of the cards face down are new: that of the last action, and a dummy's that a die has put here."""
        last = self.last
        if last is None or last.fault:
            return set()
        by_die = sum(roll.place != NOBODY and roll.draft == draft for roll in self.rolls)
        new = by_die + (last.draft == draft and not last.turned)
        return set(range(len(own.down) - new, len(own.down)))

    def misplay(self) -> Iterator[Item]:
        """Over everything else."""
        last = self.last
        if last is not None and last.fault == "out-of-turn" and last.draft is not None:
            yield Stamp(column_x(last.draft), DOWN_Y + 64, self.say("jugglers-picture-juse"))


def policy(draft: int, card: Card | None) -> Iterator[Item]:
    x = column_x(draft)
    yield Label(x - _BESIDE, POLICY_Y, str(draft + 1), size=60)
    yield Joker(x, POLICY_Y, LARGE) if draft == JOKER else CardAt(x, POLICY_Y, card, LARGE)


def settled(turned: Turned, x: int, y: int) -> Iterator[Item]:
    """Whose card was turned up, and the die that chose it."""
    place = None if turned.place == NOBODY else turned.place
    if turned.die is None:
        yield Badge(x, y, place, _DIE)
        return
    yield Die(x - 36, y, turned.die, _DIE)
    yield Badge(x + 36, y, place, _DIE)


def ended_columns(view: View, account: AccountView, say: Say) -> Iterator[Item]:
    """How a gathering ended: a policy that did not pass lies face down."""
    all_turned, to_beat = turned_by_draft(view), account.strengths[JOKER]
    for draft in DRAFTS:
        x, turned = column_x(draft), all_turned.get(draft)
        if draft == JOKER:
            yield from policy(draft, None)
        else:
            yield from policy(draft, account.policies[draft // 2])
            passed = account.passed[draft // 2]
            words = say("jugglers-picture-passed") if passed else say("jugglers-picture-failed")
            yield Label(x + _BESIDE, POLICY_Y, words, 30, "gold" if passed else "plain", max_width=146)
        yield from poker_hand(account.hands[draft], x, HAND_Y, HUGE, _ROOM, turned)
        yield from hand_label(account.strengths[draft], to_beat, x, _NAME_Y, _ROOM, say)
        if turned is not None:
            yield from settled(turned, x, DOWN_Y - 16)
