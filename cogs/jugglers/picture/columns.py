"""The three drafts of Jugglers' table: each a column with its policy, its poker hand and what lies face down on it."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.text.reader import Reader
from cogs.jugglers.rules.poker import CODES, Kind, kind_of, ranks_of
from cogs.jugglers.rules.state import DRAFTS, JOKER, NOBODY, AccountView, DraftView, Turned, View
from render.layout import fan
from render.scene import HUGE, LARGE, SMALL, Badge, CardAt, Die, Item, Joker, Label, Slot, Stamp, card_height

COLUMN_WIDTH = 400
POLICY_Y, HAND_Y, DOWN_Y = 138, 312, 486
_NAME_Y = HAND_Y + card_height(HUGE) // 2 + 4
_ROOM = 378
"""The width of a column that cards may fill."""
_BESIDE = 126
"""From a policy to what stands beside it."""
_DIE, _BADGE = 58, 46
_DICE_ROOM = 150
"""The width that a die and a badge take in the row of cards face down."""


def column_x(draft: int) -> int:
    return COLUMN_WIDTH * draft + COLUMN_WIDTH // 2


def hand_name(strength: int, reader: Reader) -> str:
    kind = CODES[kind_of(strength)]
    return reader.say(f"jugglers-picture-{kind}", ranks=" ".join(map(str, ranks_of(strength))))


def poker_hand(cards: Sequence[Card], x: int, y: int, size: int, width: int, turned: Turned | None) -> Iterator[Item]:
    """The cards by rank, with the one that was just turned up marked."""
    if not cards:
        yield Slot(x, y, size)
        return
    by_rank = sorted(cards, key=lambda card: (RANK_OF[card], SUIT_OF[card]))
    for item in fan(by_rank, x, y, width, size):
        new = turned is not None and item.card == turned.card
        yield replace(item, mark="last" if new else "plain")


def hand_label(strength: int, to_beat: int, x: int, y: int, width: int, reader: Reader) -> Iterator[Item]:
    """What a hand holds, golden if it beats `to_beat`. An empty hand needs no words."""
    if kind_of(strength) != Kind.NOTHING:
        yield Label(x, y, hand_name(strength, reader), 36, "gold" if strength > to_beat else "plain", width)


def turned_by_draft(view: View) -> dict[int, Turned]:
    return {} if view.last is None else {turned.draft: turned for turned in view.last.turned}


class Columns:
    """The columns while a gathering lasts."""

    def __init__(self, view: View, reader: Reader) -> None:
        self.view = view
        self.reader = reader
        self.last = view.last
        self.rolls = () if view.last is None else view.last.rolls
        self.turned = turned_by_draft(view)

    def items(self) -> Iterator[Item]:
        to_beat = self.view.drafts[JOKER].strength
        for draft, shown in enumerate(self.view.drafts):
            yield from _policy(draft, shown.policy)
            yield from self._secrets(draft)
            yield from poker_hand(shown.cards, column_x(draft), HAND_Y, HUGE, _ROOM, self.turned.get(draft))
            yield from hand_label(shown.strength, to_beat, column_x(draft), _NAME_Y, _ROOM, self.reader)
            yield from self._down(draft, shown)

    def _secrets(self, draft: int) -> Iterator[Item]:
        """Secret influences that have not moved in yet, with the dice that have just put them here."""
        count = self.view.secrets.count(draft)
        x = column_x(draft) + _BESIDE
        backs = [CardAt(x + 17 * (2 * place - count + 1), POLICY_Y, None, SMALL) for place in range(count)]
        yield from backs
        dice = [roll.die for roll in self.rolls if roll.place == NOBODY and roll.draft == draft]
        for place, die in enumerate(dice):
            yield Die(x + 24 * (2 * place - count + 1), POLICY_Y + 46, die, 46)
        if count and not dice:
            yield Badge(backs[-1].x, POLICY_Y, None)

    def _down(self, draft: int, shown: DraftView) -> Iterator[Item]:
        x, turned = column_x(draft), self.turned.get(draft)
        places = list(shown.down)
        tried = self._tried(draft)
        if tried is not None:
            places.append(tried)
        room = _ROOM - (_DICE_ROOM if turned is not None and places else 0)
        row = fan([None] * len(places), x - (_ROOM - room) // 2, DOWN_Y, room, SMALL)
        marked = self._just_placed(draft, shown)
        step = min(SMALL, row[1].x - row[0].x) if len(row) > 1 else SMALL
        for index, (place, back) in enumerate(zip(places, row, strict=True)):
            wrong = tried is not None and index == len(shown.down)
            halo = "fault" if wrong else "last" if index in marked else "plain"
            yield replace(back, mark=halo)
            y = DOWN_Y - 24 if wrong else DOWN_Y
            yield Badge(back.x - (SMALL - step) // 2, y, None if place == NOBODY else place, _BADGE)
        if turned is not None:
            yield from settled(turned, x + (_ROOM - _DICE_ROOM) // 2 + 4 if places else x, DOWN_Y)

    def _tried(self, draft: int) -> int | None:
        """The seat that has just tried to put a card here out of turn."""
        last = self.last
        return last.seat if last is not None and last.fault == "out-of-turn" and last.draft == draft else None

    def _just_placed(self, draft: int, shown: DraftView) -> set[int]:
        """The cards face down that are new: from the last action, or a dummy's that a die has put here."""
        last = self.last
        if last is None or last.fault:
            return set()
        by_die = sum(roll.place != NOBODY and roll.draft == draft for roll in self.rolls)
        new = by_die + (last.draft == draft and not last.turned)
        return set(range(len(shown.down) - new, len(shown.down)))

    def misplay(self) -> Iterator[Item]:
        """A stamp over everything else."""
        last = self.last
        if last is not None and last.fault == "out-of-turn" and last.draft is not None:
            yield Stamp(column_x(last.draft), DOWN_Y + 64, self.reader.say("jugglers-picture-juse"))


def _policy(draft: int, card: Card | None) -> Iterator[Item]:
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


def ended_columns(view: View, account: AccountView, reader: Reader) -> Iterator[Item]:
    """How a gathering ended: a policy that did not pass lies face down."""
    all_turned, to_beat = turned_by_draft(view), account.strengths[JOKER]
    for draft in DRAFTS:
        x, turned = column_x(draft), all_turned.get(draft)
        if draft == JOKER:
            yield from _policy(draft, None)
        else:
            yield from _policy(draft, account.policies[draft // 2])
            passed = account.passed[draft // 2]
            text = reader.say("jugglers-picture-passed" if passed else "jugglers-picture-failed")
            yield Label(x + _BESIDE, POLICY_Y, text, 30, "gold" if passed else "plain", max_width=146)
        yield from poker_hand(account.hands[draft], x, HAND_Y, HUGE, _ROOM, turned)
        yield from hand_label(account.strengths[draft], to_beat, x, _NAME_Y, _ROOM, reader)
        if turned is not None:
            yield from settled(turned, x, DOWN_Y - 16)
