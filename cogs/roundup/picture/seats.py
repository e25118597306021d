"""One seat of the table, as everybody sees it: its plate, its hand face down, its cards face up."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.core.cards import SUIT_OF, Card
from bot.text.cards import RANK_TEXTS
from bot.text.voice import Voice
from cogs.roundup.picture.places import GAP, NARROWEST_TILE, PIP, Place, fan_order, tiles
from cogs.roundup.rules.state import Phase, SeatView, View
from render.layout import Box
from render.scene import (
    Area,
    Back,
    Badge,
    CardAt,
    Frame,
    Item,
    Label,
    Mark,
    NamePlate,
    Pip,
    PlateState,
    Sign,
    Slot,
    Stamp,
)

NEARLY_OUT = 3
"""With so many cards or fewer, the point for the first without any (R17) is close."""
_CHIP = 148
_LETTER = 28
"""The room that a letter of a golden place's word needs. What is asked is said elsewhere too."""
_BADGES: dict[PlateState, Mark] = {"turn": "gold", "next": "gold", "fault": "fault"}
_STAMP, _SMALLEST_STAMP = 72, 36
_STAMP_WIDE, _STAMP_HIGH = 4.2, 2.4
"""The size of the stamp, by that of its letters."""


def next_seat(view: View) -> int | None:
    """Whose turn comes after this one (R15)."""
    if view.phase not in (Phase.TURN, Phase.GIVE):
        return None
    seats = len(view.seats)
    after = [(view.turn + step) % seats for step in range(1, seats)]
    return next((seat for seat in after if view.seats[seat].down or view.seats[seat].up), None)


class Seats:
    """What all seats of one picture have in common."""

    def __init__(self, view: View, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.last = view.last
        self.slipped = view.last.seat if view.last is not None and view.last.fault else None
        self.next = next_seat(view)

    def mark(self, card: Card) -> Mark:
        last = self.last
        if last is None or card not in (*last.cards, last.hit):
            return "plain"
        return "fault" if last.fault else "last"

    def seat(self, seat: int, place: Place) -> Iterator[Item]:
        if seat in self.view.waiting or seat == self.slipped:
            area = place.area
            yield Area(area.x, area.y, area.width + 2 * GAP, area.height + 2 * GAP, "light")
            mark: Mark = "gold" if seat in self.view.waiting else "fault"
            yield Frame(area.x, area.y, area.width + 2 * GAP, area.height + 2 * GAP, mark)
        yield from self.own(seat, place)
        if seat == self.slipped:
            yield self.stamp(seat, place)

    def own(self, seat: int, place: Place, name: str | None = None) -> Iterator[Item]:
        """Without frame and stamp."""
        yield from self.plate(seat, place, name)
        yield from self._cards(seat, place)[0]

    def plate(self, seat: int, place: Place, name: str | None = None) -> Iterator[Item]:
        own, box = self.view.seats[seat], place.plate
        state: PlateState = "next" if seat == self.next else "plain"
        if seat in self.view.waiting:
            state = "turn"
        if seat == self.slipped:
            state = "fault"
        points = self.voice.say("roundup-picture-points", points=own.score)
        badge = Badge(box.left + box.height // 2, box.y, seat, 52)
        if place.named:
            note = "" if place.points else points
            name = self.voice.names[seat] if name is None else name
            sign = "turn" if state == "next" else None
            yield NamePlate(box.x, box.y, box.width, seat, name, note, state, box.height, sign)
        else:
            yield msgspec.structs.replace(badge, mark=_BADGES.get(state, "plain"))
        if self.last is not None and self.last.seat == seat and seat != self.slipped:
            yield msgspec.structs.replace(badge, mark="last")
        if place.points:
            yield Label(place.points.x, place.points.y, points, 38, "bare", max_width=place.points.width)
        if own.bid is not None:
            yield Pip(*place.pip, SUIT_OF[own.bid], PIP - 4)

    def _cards(self, seat: int, place: Place) -> tuple[Sequence[Item], int]:
        """And where the tiles end."""
        own = self.view.seats[seat]
        face_down = own.down - own.placed
        box, items, back = place.tiles, list[Item](), place.back
        if back is None:
            pass
        elif face_down:
            items.append(Back(back.x, back.y, back.width, back.height, face_down))
        elif place.back_makes_room:
            box = Box(back.left, box.top, box.right - back.left, box.height)
        else:
            items.append(Slot(back.x, back.y, back.width, back.height))
        if chip := self._chip(seat, own):
            box = box.without_right(_CHIP + GAP)
            items.append(
                Label(box.right + GAP + _CHIP, place.tiles.bottom - 30, *chip, max_width=_CHIP, anchor="right")
            )
        asked = seat in self.view.waiting and self.view.phase is not Phase.TURN
        cards: list[Card | None] = [*sorted(own.up, key=fan_order)]
        laid = tiles([*cards, None] if asked or own.placed else cards, box)
        items.extend(msgspec.structs.replace(item, mark=self.mark(item.card)) for item in laid if item.card is not None)
        if asked:
            items.extend(self._wanted(laid[-1]))
        elif own.placed:
            items.extend(self._placed(laid[-1]))
        if back is not None and seat == self.slipped:
            items.extend(self._misplayed(back))
        return items, max((at.x + at.size // 2 for at in laid), default=box.left)

    def _chip(self, seat: int, own: SeatView) -> tuple[str, int, Mark] | None:
        """How close this seat is to the point for the first without cards."""
        view, say = self.view, self.voice.say
        if view.first_empty == seat:
            return say("roundup-picture-first-out"), 38, "plain"
        count = own.down + len(own.up)
        if view.first_empty is not None or count > NEARLY_OUT or not count:
            return None
        return say("roundup-picture-left", count=count), 38, "fault"

    def _wanted(self, at: CardAt) -> Iterator[Item]:
        """A golden place for the card that is asked for."""
        yield Slot(at.x, at.y, at.size, at.height, mark="gold")
        owed = self.view.owed
        if owed is None:
            word = self.voice.say(f"roundup-picture-{self.view.phase.value}")
            if len(word) * _LETTER <= at.size:
                yield Label(at.x, at.y, word, 38, "glint", at.size - 6)
        elif owed.suit is not None:
            yield Pip(at.x, at.y, owed.suit, 64)
        else:
            yield Label(at.x, at.y, RANK_TEXTS[(owed.number or 1) - 1], 56, "glint", at.size - 6)

    def _placed(self, at: CardAt) -> Iterator[Item]:
        yield Back(at.x, at.y, at.size, at.height, mark="gold")
        yield Sign(at.x, at.y, "check", 60)

    def _misplayed(self, back: Box) -> Iterator[Item]:
        """A face-down card that was laid for all to see is shown before it goes back."""
        if self.last is not None and self.last.move == "down" and self.last.cards:
            size = min(max(back.width, NARROWEST_TILE), max(back.height * 10 // 13, NARROWEST_TILE))
            yield CardAt(back.x, back.y, self.last.cards[0], size, "fault", "tile")

    def stamp(self, seat: int, place: Place, smallest: int = _SMALLEST_STAMP) -> Stamp | Label:
        """Beside the cards if there is room, and otherwise on the points, so that no rank is hidden."""
        box, right = place.tiles, self._cards(seat, place)[1]
        text = self.voice.say("roundup-picture-juse")
        size = min(_STAMP, int((box.right - right - GAP) / _STAMP_WIDE), int(box.height / _STAMP_HIGH))
        if size >= smallest:
            return Stamp(box.right - round(size * _STAMP_WIDE / 2), box.y, text, size)
        plate = place.plate
        if not place.named and place.points is not None:  # no stamp is small enough
            return Label(place.points.x, place.points.y, text, _SMALLEST_STAMP, "fault", place.points.width)
        y = plate.bottom + GAP - round(smallest * _STAMP_HIGH / 2)
        return Stamp(plate.right - round(smallest * _STAMP_WIDE / 2), y, text, smallest)
