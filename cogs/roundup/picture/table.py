"""Roundup's table as a picture: the stacks above, a strip for each seat below. Between rounds it shows the scores."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.core.cards import RANK_OF, SUIT_OF, Card, parse_card, parse_cards
from bot.text import Words
from bot.text.reader import Reader
from cogs.roundup.picture.hand import hand_scene
from cogs.roundup.picture.score import score_items
from cogs.roundup.rules.state import LastAction, Owed, Phase, RoundScore, SeatView, View
from cogs.roundup.rules.turn import HIGHEST
from render.layout import fan
from render.scene import (
    HUGE,
    LARGE,
    MEDIUM,
    PLATE_HEIGHT,
    WIDTH,
    CardAt,
    Frame,
    Item,
    Label,
    Mark,
    NamePlate,
    Pip,
    Scene,
    SceneError,
    Slot,
    Stack,
    Stamp,
    card_height,
)

_SIDE_BY_SIDE = 4
"""With this many seats or more, two share a row."""
_TOP = 284
"""Where the strips begin, below the stacks."""
_MARGIN, _GAP = 16, 10
_STACK_Y, _STACK_STEP = 118, 152
_DISCARDS_X, _NOTES_X = 1080, 130
_PIP = 48


class Strip(msgspec.Struct, frozen=True):
    """The part of the table that belongs to one seat."""

    left: int
    top: int
    width: int
    size: int
    """The width of its cards."""

    @property
    def cards_y(self) -> int:
        return self.top + PLATE_HEIGHT + _GAP + card_height(self.size) // 2

    @property
    def stack_x(self) -> int:
        return self.left + self.size // 2 + 6

    @property
    def fan_left(self) -> int:
        return self.stack_x + self.size // 2 + 24

    @property
    def fan_width(self) -> int:
        return self.left + self.width - self.fan_left


def strips(seats: int) -> tuple[list[Strip], int]:
    """One for each seat, and the height of the whole picture."""
    across = 1 if seats < _SIDE_BY_SIDE else 2
    size = LARGE if across == 1 else MEDIUM
    step = PLATE_HEIGHT + card_height(size) + 46
    width = WIDTH // across
    places = [
        Strip(width * (seat % across) + _MARGIN, _TOP + step * (seat // across), width - 2 * _MARGIN, size)
        for seat in range(seats)
    ]
    return places, _TOP + step * -(-seats // across)


def scene(view: View, reader: Reader) -> Scene:
    if len(reader.names) != len(view.seats):
        raise SceneError(f"{len(reader.names)} names for {len(view.seats)} seats")
    if view.between_rounds:
        items, height = score_items(view, reader)
        return Scene(height, tuple(items), reader.look)
    places, height = strips(len(view.seats))
    table = _Table(view, reader)
    items = [*table.middle()]
    for seat, place in enumerate(places):
        items.extend(table.strip(seat, place))
    return Scene(height, tuple(items), reader.look)


class _Table:
    def __init__(self, view: View, reader: Reader) -> None:
        self.view = view
        self.names = reader.names
        self.say = reader.say
        last = view.last
        self.tone: Mark = "fault" if last is not None and last.fault else "last"
        self.moved: frozenset[Card] = frozenset()
        if last is not None:
            self.moved = frozenset(last.cards if last.hit is None else (*last.cards, last.hit))

    def _halo(self, card: Card) -> Mark:
        return self.tone if card in self.moved else "plain"

    def middle(self) -> Iterator[Item]:
        view = self.view
        for suit, height in enumerate(view.stacks):
            x = WIDTH // 2 + round((suit - 1.5) * _STACK_STEP)
            if not height:
                yield Slot(x, _STACK_Y, HUGE, suit)
                continue
            laid = [card for card in self.moved if SUIT_OF[card] == suit and RANK_OF[card] < height]
            just_laid = bool(laid) and view.last is not None and view.last.move in ("up", "down")
            halo = self.tone if just_laid and self.tone == "last" else "plain"
            yield Stack(x, _STACK_Y, height, suit * 13 + height - 1, HUGE, halo)
            if height == HIGHEST:
                yield Label(x, _STACK_Y + card_height(HUGE) // 2 + 36, self.say("roundup-picture-closed"), size=32)
        yield from self._discards()
        yield from self._notes()

    def _discards(self) -> Iterator[Item]:
        discards = self.view.discards
        if discards:
            top = discards[-1]
            yield Stack(_DISCARDS_X, _STACK_Y, len(discards), top, HUGE, self._halo(top))
        else:
            yield Slot(_DISCARDS_X, _STACK_Y, HUGE)
        yield Label(_DISCARDS_X, _STACK_Y + card_height(HUGE) // 2 + 36, self.say("roundup-picture-discards"), size=32)

    def _notes(self) -> Iterator[Item]:
        """Which round it is, and what everybody waits for if it is not a turn."""
        view = self.view
        yield Label(_NOTES_X, 50, self.say("roundup-picture-round", number=view.round + 1), size=40, max_width=240)
        yield Label(_NOTES_X, 106, self.say("roundup-picture-to", goal=view.goal), size=34, max_width=240)
        if view.phase is Phase.BID:
            yield Label(_NOTES_X, 170, self.say("roundup-picture-bid"), size=44, tone="gold", max_width=240)
        elif view.phase is Phase.SHOW:
            yield Label(_NOTES_X, 170, self.say("roundup-picture-show"), size=44, tone="gold", max_width=240)
        elif view.phase is Phase.GIVE and view.owed is not None:
            wanted = self.say("roundup-picture-give", number=view.owed.number or 0)
            yield Label(_NOTES_X, 170, wanted, size=44, tone="gold", max_width=240)
            if view.owed.suit is not None:
                yield Pip(_NOTES_X, 232, view.owed.suit, 60)

    def strip(self, seat: int, place: Strip) -> Iterator[Item]:
        view, own = self.view, self.view.seats[seat]
        waited_for = seat in view.waiting
        if waited_for:
            height = PLATE_HEIGHT + card_height(place.size) + 36
            yield Frame(place.left + place.width // 2, place.top + height // 2 - 8, place.width + 16, height)
        width = place.width - _PIP - 14
        yield NamePlate(
            place.left + width // 2,
            place.top + PLATE_HEIGHT // 2,
            width,
            seat,
            self.names[seat],
            note=self.say("roundup-picture-points", points=own.score),
            state="turn" if waited_for else "plain",
        )
        if own.bid is not None:
            yield Pip(place.left + place.width - _PIP // 2, place.top + PLATE_HEIGHT // 2, SUIT_OF[own.bid], _PIP)
        yield from self._cards(seat, place, own)

    def _cards(self, seat: int, place: Strip, own: SeatView) -> Iterator[Item]:
        last = self.view.last
        face_down = own.down - own.placed
        if face_down:
            yield Stack(place.stack_x, place.cards_y, face_down, size=place.size)
        else:
            yield Slot(place.stack_x, place.cards_y, place.size)
        up: list[Card | None] = [*sorted(own.up)]
        if own.placed:
            up.append(None)
        if up:
            needed = len(up) * (place.size + 10)
            width = min(place.fan_width, needed)
            for item in fan(up, place.fan_left + width // 2, place.cards_y, width, place.size):
                halo = "gold" if item.card is None else self._halo(item.card)
                yield msgspec.structs.replace(item, mark=halo)
        if last is not None and last.fault and last.seat == seat:
            yield from self._misplay(place)

    def _misplay(self, place: Strip) -> Iterator[Item]:
        """A face-down card that was laid for all to see is shown before it goes back."""
        last = self.view.last
        assert last is not None
        if last.move == "down":
            yield CardAt(place.stack_x, place.cards_y, last.cards[0], place.size, "fault")
        yield Stamp(place.left + place.width - 110, place.cards_y, self.say("roundup-picture-juse"))


def gallery(words: Words) -> Mapping[str, Scene]:
    """Examples to look at: the emptiest table, typical ones, the fullest, scores, and hands."""
    names = ("Alice", "Bartholomew the Considerate", "田中太郎", "Zoë", "Максим", "W" * 10_000)
    first = [SeatView(13, (), None, placed, 0) for placed in (True, False, True, False)]
    hands = ("7H", "TS 4S 8H 9H", "6C", "TD 2D 3D 5D 6D 9D", "9S", "8C TC")
    counts = (6, 2, 9, 0, 4, 7)
    some = [
        SeatView(down, cards, cards[0], placed=False, score=score)
        for down, cards, score in zip(counts, map(_cards, hands), (3, 0, 7, 9, 2, 4), strict=True)
    ]
    full = [SeatView(1, tuple(card for card in range(26 * half, 26 * half + 26)), 0, False, 9) for half in (0, 1)]
    scores = [_example_round(number, len(first)) for number in range(11)]
    faces = LastAction(1, "face", _cards("QH"), target=2, suit=3, hit=parse_card("6C"))
    views = {
        "emptiest-4": _example(first, waiting=(1, 3), phase=Phase.BID),
        "typical-4": _example(some[:4], turn=1, last=LastAction(0, "up", _cards("4H 5H 6H"))),
        "typical-3": _example(some[:3], turn=2, last=LastAction(1, "pass", _cards("9H"))),
        "give-6": _example(
            some,
            turn=1,
            phase=Phase.GIVE,
            waiting=(2,),
            owed=Owed(2, suit=3),
            last=msgspec.structs.replace(faces, hit=None),
        ),
        "face-6": _example(some, turn=2, last=faces),
        "misplay-5": _example(some[:5], turn=4, last=LastAction(4, "down", _cards("KS"), fault="does-not-fit")),
        "fullest-2": _example(full, turn=0, last=LastAction(1, "up", _cards("3D"), fault="does-not-fit")),
        "scores-4": _example(first, waiting=(1, 3), phase=Phase.BID, history=scores[:3]),
        "scores-many": _example(first, waiting=(1, 3), phase=Phase.BID, history=scores),
        "over-6": _example(some, phase=Phase.OVER, history=[_example_round(number, 6) for number in range(5)]),
    }
    hand = _example(some[:4], turn=1, hand=_cards("AS 4S JS 2H 9H QH 5D 8D TD KD 3C 7C"))
    long = _example(full, turn=0, hand=tuple(range(0, 52, 2)))
    return {
        **{name: scene(view, Reader(names[: len(view.seats)], words)) for name, view in views.items()},
        "hand": hand_scene(hand, Reader(names, words)),
        "hand-longest": hand_scene(long, Reader(names, words)),
    }


def _cards(names: str) -> tuple[Card, ...]:
    return parse_cards(names.split())


def _example_round(number: int, seats: int) -> RoundScore:
    bids = tuple(13 * ((seat + number) % 4) + seat for seat in range(seats))
    points = tuple(3 * (seat == number % seats) for seat in range(seats))
    totals = tuple(number + seat for seat in range(seats))
    return RoundScore(number, bids, (3, 2, 1, number % 4), None, points, totals)


def _example(
    seats: Sequence[SeatView],
    *,
    turn: int = -1,
    phase: Phase = Phase.TURN,
    waiting: Sequence[int] | None = None,
    last: LastAction | None = None,
    owed: Owed | None = None,
    history: Sequence[RoundScore] = (),
    hand: tuple[Card, ...] = (),
) -> View:
    scores = tuple(seat.score for seat in seats)
    begun = phase in (Phase.TURN, Phase.GIVE)
    return View(
        seat=1, goal=10, round=len(history), phase=phase, hand=hand, placed=None, seats=tuple(seats),
        waiting=tuple(waiting if waiting is not None else [turn] if begun else ()), asked=(),
        stacks=(3, 6, 0, 10) if begun else (0, 0, 0, 0), closed=(3,) if begun else (),
        discards=_cards("JS QH") if begun else (), turn=turn, owed=owed, first_empty=None, history=tuple(history),
        last=last, scores=scores, winners=(3,) if phase is Phase.OVER else (),
    )  # fmt: skip
