"""The moment of Juse!: what was put where, where it belonged, and what it costs, on the same places as the table."""

from collections.abc import Iterator, Sequence

from bot.core.cards import SUIT_OF
from bot.core.game import Juse
from bot.text.cards import card_text
from bot.text.voice import Voice
from cogs.juse.picture.places import Places
from cogs.juse.picture.table import BADGE, Painting, chip, ground, places_of, scene, stamp
from cogs.juse.rules.state import CENTRE, OWN, CalledWrongly, Misplayed, View
from render.layout import Box
from render.scene import WIDTH, Area, Badge, Bubble, CardAt, Dim, Item, Label, Scene, Sign, Slot

_FOR_THE_CENTRE = ("centre-first", "drew-early")
"""The faults of cards that fit the centre."""
_MOVES_CARDS = 50
"""The letters of −1 and +4."""
_REASON, _CATCHER = 42, 38
_WIDEST_PANEL = 740
_CROSS = 76
_BUBBLE_WIDTH, _BUBBLE_HEIGHT, _BUBBLE_BADGE, _BUBBLE_WORDS = 620, 60, 52, 36


def moment(view: View, juse: Juse, voice: Voice) -> Sequence[Scene]:
    places = places_of(view, voice)
    if isinstance(juse, CalledWrongly):
        table = scene(view, voice)
        # Who is close to winning stays to be read.
        close = Painting(view, places, voice).close()
        return (Scene(table.height, (*table.items, *_bubble(places, juse.seat, voice), *close), voice.look),)
    assert isinstance(juse, Misplayed)
    return _Telling(view, juse, places, voice).frames()


class _Telling:
    """A misplay, told in four pictures."""

    def __init__(self, view: View, juse: Misplayed, places: Places, voice: Voice) -> None:
        self.view = view
        self.juse = juse
        self.places = places
        self.voice = voice
        self.painting = Painting(view, places, voice, quiet=True)

    def frames(self) -> Sequence[Scene]:
        height, look = self.places.height, self.voice.look
        table = (*self.painting.seats(), *self.painting.centre(), *self.painting.hand())
        dark = (*table, Dim(WIDTH // 2, height // 2, WIDTH, height), *self.plates())
        slip = tuple(self.slip())
        mark = stamp(self.places, self.juse.seat, self.voice)
        told = (*dark, *self.belongs(), *slip, *self.panel())
        built_up = ((*table, *slip), (*dark, *slip, mark), (*told, mark), (*told, *self.costs(), mark))
        return [Scene(height, items, look) for items in built_up]

    def plates(self) -> Iterator[Item]:
        for seat in range(self.places.seats):
            yield self.painting.plate(seat, "dim")

    def slip(self) -> Iterator[Item]:
        """Who slipped, with which card; and a cross on the pile where it was wrongly put."""
        juse, places = self.juse, self.places
        pile = places.pile(juse.seat)
        yield ground(places.column(juse.seat), "fault")
        yield self.painting.plate(juse.seat, "fault")
        yield from self.painting.draw_pile(juse.seat, counted=False)
        yield CardAt(pile.x, pile.y, juse.card, pile.width)
        if juse.to is not None and juse.to != OWN:
            wrong = places.centre(SUIT_OF[juse.card]) if juse.to == CENTRE else places.pile(juse.to)
            x, y = wrong.right - _CROSS // 2, wrong.bottom - _CROSS // 2 - 8
            yield Area(x, y, _CROSS, _CROSS, "fault", _CROSS // 2)
            yield Sign(x, y, "cross", _CROSS * 2 // 3, "bare")

    def belongs(self) -> Iterator[Item]:
        """The pile that the card fits, and the card on it."""
        pile, top = self._right_pile()
        if pile is None:
            return
        ghost = self.places.ghost(pile)
        yield Slot(pile.x, pile.y, pile.width) if top is None else CardAt(pile.x, pile.y, top, pile.width)
        yield CardAt(ghost.x, ghost.y, self.juse.card, ghost.width, style="tile", ghost=True)

    def _right_pile(self) -> tuple[Box | None, int | None]:
        juse, view = self.juse, self.view
        if juse.better is not None:
            return self.places.pile(juse.better), view.seats[juse.better].top
        if juse.fault in _FOR_THE_CENTRE:
            suit = SUIT_OF[juse.card]
            return self.places.centre(suit), view.centre[suit]
        return None, None

    def panel(self) -> Iterator[Item]:
        """Why it was wrong, and who saw it."""
        juse, names = self.juse, self.voice.names
        box = self._panel_box()
        yield Area(box.x, box.y, box.width, box.height, "dusk")
        better = "" if juse.better is None else names[juse.better]
        why = self.voice.say(f"juse-moment-{juse.fault}", card=card_text(juse.card), better=better)
        room = box.width - 48
        if juse.caller is None:
            yield Label(box.x, box.y, why, _REASON, "bare", max_width=room)
            return
        gap = (box.height - _REASON - BADGE) // 3
        yield Label(box.left + 24, box.top + gap + _REASON // 2, why, _REASON, "bare", max_width=room, anchor="left")
        y = box.bottom - gap - BADGE // 2
        yield Badge(box.left + 24 + BADGE // 2, y, juse.caller, BADGE)
        caught = self.voice.say("juse-moment-caught", name=names[juse.caller])
        yield Label(box.left + 38 + BADGE, y, caught, _CATCHER, "muted", max_width=room - BADGE - 14, anchor="left")

    def _panel_box(self) -> Box:
        """Over the lower part of the centre and the hand, beside the pile that is shown."""
        places, juse = self.places, self.juse
        top, bottom = places.below_centre
        left, right = 6, WIDTH - 6
        if juse.to == CENTRE or juse.fault in _FOR_THE_CENTRE:
            pile = places.centre(SUIT_OF[juse.card])
            if pile.left - left > right - pile.right:
                right = pile.left - 14
            else:
                left = pile.right + 14
        left = max(left, right - _WIDEST_PANEL)
        return Box(left, top + 4, right - left, bottom - top - 10)

    def costs(self) -> Iterator[Item]:
        """What each of the others gave, and what the one who slipped took."""
        juse, places = self.juse, self.places
        for seat in range(places.seats):
            if seat != juse.seat:
                words = self.voice.say("juse-moment-gives", cards=juse.takes // (places.seats - 1))
                yield chip(words, "paper", places, seat, _MOVES_CARDS)
        strip = places.strip(juse.seat)
        words = self.voice.say("juse-moment-takes", cards=juse.takes)
        yield Label(strip.x, strip.top + 90, words, min(60, strip.width * 4 // 5), "bare", max_width=strip.width - 2)


def _bubble(places: Places, caller: int, voice: Voice) -> Iterator[Item]:
    """A wrong call, said by the one who called: on the centre, below the indices of its cards."""
    _, bottom = places.below_centre
    y = bottom - 14 - _BUBBLE_HEIGHT // 2
    strip, half = places.strip(caller), _BUBBLE_WIDTH // 2
    x = min(max(strip.x + half - 110, half + 6), WIDTH - half - 6)
    tip = y + (_BUBBLE_HEIGHT // 2 + 40) * (-1 if places.is_above(caller) else 1)
    yield Bubble(x, y, _BUBBLE_WIDTH, _BUBBLE_HEIGHT, strip.left + 26, tip)
    left = x - half + 8
    yield Badge(left + _BUBBLE_BADGE // 2, y, caller, _BUBBLE_BADGE)
    words, room = voice.say("juse-moment-wrong-call"), _BUBBLE_WIDTH - _BUBBLE_BADGE - 34
    yield Label(left + _BUBBLE_BADGE + 12, y, words, _BUBBLE_WORDS, "ink", max_width=room, anchor="left")
