"""The moment of Juse!: what was wrong, where the card belonged and, where a player called it, who and how fast."""

from collections.abc import Iterator, Sequence

from bot.core.cards import SUIT_OF, Card
from bot.text import seconds_text
from bot.text.voice import Voice
from cogs.juse.picture.table import BADGE, Painting, Places, chip, scene, stamp
from cogs.juse.rules.state import CENTRE, OWN, CalledWrongly, Misplayed, View
from cogs.juse.words import noticed
from render.layout import Box, area, card
from render.scene import (
    WIDTH,
    Area,
    Bubble,
    CardAt,
    Dim,
    EmptySlot,
    Item,
    Label,
    Scene,
    SeatBadge,
    Sign,
    Stamp,
    card_height,
)

_FOR_THE_CENTRE = ("centre-first", "drew-early")
"""The faults of cards that fit the center."""
_GHOST_SHARE = 0.55
"""The width of a ghost, as a share of the pile that it lies on: it leaves the index free."""


def moment(view: View, juse: CalledWrongly | Misplayed, voice: Voice) -> Sequence[Scene]:
    if isinstance(juse, CalledWrongly):
        painting = Painting(view, voice)
        # Who is close to winning stays to be read.
        return (scene(view, voice).plus(*_bubble(painting.places, juse.seat, voice), *painting.close()),)
    painting = Painting(view, voice, quiet=True)
    places, height = painting.places, painting.places.height
    table = Scene(height, (*painting.seats(), *painting.centre(), *painting.hand()), voice.look)
    plates = (painting.plate(seat, "dim") for seat in range(len(view.seats)))
    dark = table.plus(Dim(WIDTH // 2, height // 2, WIDTH, height), *plates)
    slip, mark = tuple(_slip(painting, juse)), stamp(places, juse.seat, voice)
    if juse.caller is not None:
        return _caught(painting, table.plus(*slip), juse, juse.caller)
    explained = dark.plus(*_belongs(view, juse, places), *slip, *_panel(juse, places, voice))
    costs = _costs(juse, places, voice)
    return [table.plus(*slip), dark.plus(*slip, mark), explained.plus(mark), explained.plus(*costs, mark)]


def _caught(painting: Painting, seen: Scene, juse: Misplayed, caller: int) -> Sequence[Scene]:
    """Show who caught whom, where the card belonged, how fast that was seen, and the cards that fly over."""
    places, voice, victim = painting.places, painting.voice, painting.places.seats[juse.seat]
    words, size = voice.say("juse-moment-stamp"), max(40, places.stamp_size * 2 // 3)
    large = Stamp(victim.column.x, victim.pile.y, words, 100, seat=caller)
    y, room = stamp(places, juse.seat, voice).y, victim.column.width - size * 9 // 4
    mark = Stamp(victim.column.x, y, words, size, seat=caller, max_width=room)
    explained = seen.plus(*_belongs(painting.view, juse, places), *_how_fast(juse, caller, places, voice))
    explained = explained.plus(*_panel(juse, places, voice))
    flying = [explained.plus(mark, *_given(places, juse.seat, way)) for way in (0.3, 0.7)]
    return [
        seen,
        seen.plus(large),
        explained.plus(mark),
        *flying,
        explained.plus(*_costs(juse, places, voice), mark),
    ]


def _given(places: Places, taker: int, way: float) -> Iterator[Item]:
    """Show a card of each of the others in the air, so far on its way."""
    to, tilts = places.seats[taker].back, (14, -8)
    for seat, own in enumerate(places.seats):
        if seat != taker:
            x, y = (round(a + (b - a) * way) for a, b in ((own.back.x, to.x), (own.back.y, to.y)))
            yield CardAt(x, y, None, 100, tilt=tilts[seat % 2])


def _how_fast(juse: Misplayed, caller: int, places: Places, voice: Voice) -> Iterator[Item]:
    """Show in the place of the hand who has caught it, and how fast if that is known."""
    hand = places.hand
    if juse.seconds is not None:
        box = Box(hand.left + 8, hand.top + 8, hand.width - 16, places.below_centre[0] - hand.top - 14)
        yield area(box, "paper")
        yield SeatBadge(box.x, box.top + box.height * 3 // 10, caller, min(80, box.height * 2 // 5))
        seconds, size = seconds_text(juse.seconds, voice.words), min(56, box.height // 3)
        yield Label(box.x, box.bottom - box.height // 4, seconds, size, "ink", max_width=box.width - 20)


def _slip(painting: Painting, juse: Misplayed) -> Iterator[Item]:
    """Show who slipped, with which card; and a cross on the pile where it was wrongly put."""
    places, seat = painting.places, painting.places.seats[juse.seat]
    yield area(seat.column, "fault")
    yield painting.plate(juse.seat, "fault")
    yield painting.draw_pile(juse.seat, counted=False)
    yield card(seat.pile, juse.card)
    if juse.to is not None and juse.to != OWN:
        wrong = places.centre[SUIT_OF[juse.card]] if juse.to == CENTRE else places.seats[juse.to].pile
        size = 76
        x, y = wrong.right - size // 2, wrong.bottom - size // 2 - 8
        yield Area(x, y, size, size, "fault", size // 2)
        yield Sign(x, y, "cross", size * 2 // 3, "bare")


def _belongs(view: View, juse: Misplayed, places: Places) -> Sequence[Item]:
    """Show the pile that the card fits, and the card on it."""
    top: Card | None
    if juse.better is not None:
        pile, top = places.seats[juse.better].pile, view.seats[juse.better].top
    elif juse.fault in _FOR_THE_CENTRE:
        pile, top = places.centre[SUIT_OF[juse.card]], view.centre[SUIT_OF[juse.card]]
    else:
        return ()
    size = round(pile.width * _GHOST_SHARE)
    high = card_height(size, "tile")
    ghost = Box(pile.right - size - 2, pile.bottom - high - 8, size, high)
    return (
        EmptySlot(pile.x, pile.y, pile.width) if top is None else card(pile, top),
        CardAt(ghost.x, ghost.y, juse.card, size, style="tile", ghost=True),
    )


def _panel(juse: Misplayed, places: Places, voice: Voice) -> Sequence[Item]:
    """Say why it was wrong and who saw it: over the lower part of the center and the hand, beside the pile shown."""
    top, bottom = places.below_centre
    left, right = 6, WIDTH - 6
    if juse.to == CENTRE or juse.fault in _FOR_THE_CENTRE:
        pile = places.centre[SUIT_OF[juse.card]]
        if pile.left - left > right - pile.right:
            right = pile.left - 14
        else:
            left = pile.right + 14
    left = max(left, right - 740)
    box = Box(left, top + 4, right - left, bottom - top - 10)
    why, letters, room = noticed(juse, voice), 42, box.width - 48
    if juse.caller is None:
        return area(box, "dusk"), Label(box.x, box.y, why, letters, "bare", max_width=room)
    gap, left = (box.height - letters - BADGE) // 3, box.left + 24
    y = box.bottom - gap - BADGE // 2
    caught = voice.say("juse-moment-caught", name=voice.names[juse.caller])
    return (
        area(box, "dusk"),
        Label(left, box.top + gap + letters // 2, why, letters, "bare", max_width=room, anchor="left"),
        SeatBadge(left + BADGE // 2, y, juse.caller, BADGE),
        Label(left + 14 + BADGE, y, caught, 38, "muted", max_width=room - BADGE - 14, anchor="left"),
    )


def _costs(juse: Misplayed, places: Places, voice: Voice) -> Iterator[Item]:
    """Show what each of the others gave, and what the one who slipped took."""
    gives = voice.say("juse-moment-gives", cards=juse.takes // (len(places.seats) - 1))
    for seat in range(len(places.seats)):
        if seat != juse.seat:
            yield chip(gives, "paper", places, seat, size=50)
    strip = places.seats[juse.seat].strip
    words = voice.say("juse-moment-takes", cards=juse.takes)
    yield Label(strip.x, strip.top + 130, words, min(60, strip.width * 4 // 5), "bare", max_width=strip.width - 2)


def _bubble(places: Places, caller: int, voice: Voice) -> Sequence[Item]:
    """Show a wrong call, said by the one who called: on the center, below the indices of its cards."""
    width, height, badge = 360, 60, BADGE
    own, (_, bottom) = places.seats[caller], places.below_centre
    y = bottom - 3 - height // 2
    x = min(max(own.strip.x + width // 2 - 90, width // 2 + 6), WIDTH - width // 2 - 6)
    tip = y + (height // 2 + 40) * (-1 if own.is_above else 1)
    left, words = x - width // 2 + 8, voice.say("juse-moment-wrong-call")
    return (
        Bubble(x, y, width, height, own.strip.left + 26, tip),
        SeatBadge(left + badge // 2, y, caller, badge),
        Label(left + badge + 12, y, words, 36, "ink", max_width=width - badge - 34, anchor="left"),
    )
