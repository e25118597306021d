"""Roundup's table as a picture: the stacks above, the seats below. Between rounds it shows the scores."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.core.cards import RANK_OF, SUIT_OF
from bot.text.cards import RANK_TEXTS
from bot.text.voice import Voice
from cogs.roundup.picture.places import GAP, MARGIN, NAME, TOP, spare_place, table_places, tiles
from cogs.roundup.picture.scores import scores_scene
from cogs.roundup.picture.seats import Seats
from cogs.roundup.rules.state import LastAction, Phase, RoundScore, SeatView, View
from cogs.roundup.rules.turn import HIGHEST
from render.layout import Box, area, band, frame
from render.scene import WIDTH, Area, Badge, CardAt, Item, Label, Mark, Pip, Scene, SceneError, Sign, Slot, card_height

STACK, _STEP = 158, 174
_NOTES = 250
"""The width of the part with the round and the goal."""
_WITH_SPARE_PART = 5
"""With so many seats, a part of the table is left for the discards."""
_WIDER_STEP = 234
_NOBODY = -1


def scene(view: View, voice: Voice) -> Scene:
    if len(voice.names) != len(view.seats):
        raise SceneError(f"{len(voice.names)} names for {len(view.seats)} seats")
    return scores_scene(view, voice) if view.between_rounds else table_scene(view, voice)


def table_scene(view: View, voice: Voice, without: int | None = None) -> Scene:
    """Paint the table, perhaps without one seat, which is painted apart."""
    places, height = table_places(len(view.seats))
    step, seats = stack_step(len(view.seats)), Seats(view, voice)
    items = [_ground(height), *notes(view, voice), *_going_on(view, voice), *stacks(view, voice, STACK, step)]
    items += _all_discards(view, voice) if len(places) == _WITH_SPARE_PART else discards(view, voice, STACK)
    for seat, place in enumerate(places):
        if seat != without:
            items.extend(seats.seat(seat, place))
    return Scene(height, tuple(items), voice.look)


def last_look(view: View, voice: Voice) -> Scene:
    """Paint the table as it stood when a round ended: all stacks closed, what everybody had bid, and who was first
    without cards. Made from the score of that round, so it stays the same when the next bids are placed meanwhile.
    """
    score, step = view.history[-1], stack_step(len(view.seats))
    closed = _at_the_end(view, score)
    places, height = table_places(len(view.seats))
    seats = Seats(closed, voice)
    items = [_ground(height), *notes(closed, voice), *stacks(closed, voice, STACK, step)]
    for seat, place in enumerate(places):
        if SUIT_OF[score.bids[seat]] == score.closed[-1]:
            items += [area(place.area.inset(-GAP), "light"), frame(place.area.inset(-GAP))]
        items.extend(seats.own(seat, replace(place, back=None)))
    return Scene(height, tuple(items), voice.look)


def _at_the_end(view: View, score: RoundScore) -> View:
    """Return the view of that table: of each hand only the bid card. The points come with the round's result."""
    before = [total - points for total, points in zip(score.totals, score.points, strict=True)]
    last = view.last
    if last is None or last.move not in ("up", "down") or last.fault:
        # Something has been done since, so what closed the last stack was laid by nobody.
        last = LastAction(_NOBODY, "up", (score.closed[-1] * 13 + HIGHEST - 1,))
    return replace(
        view,
        round=score.number,
        phase=Phase.OVER,
        seats=tuple(
            SeatView(down=0, up=(bid,), bid=bid, placed=False, score=points)
            for bid, points in zip(score.bids, before, strict=True)
        ),
        waiting=(),
        stacks=(HIGHEST,) * len(view.stacks),
        owed=None,
        first_empty=_NOBODY if score.first_empty is None else score.first_empty,
        last=last,
    )


def _ground(height: int) -> Area:
    return band(Box(0, TOP, WIDTH, height - TOP), "shadow")


def stack_step(seats: int) -> int:
    return _WIDER_STEP if seats == _WITH_SPARE_PART else _STEP


def stack_x(suit: int, step: int) -> int:
    return _NOTES + step * suit + step // 2


def stacks(view: View, voice: Voice, size: int, step: int) -> Iterator[Item]:
    y, high, last = MARGIN + card_height(size) // 2, card_height(size), view.last
    laid = last.cards if last is not None and not last.fault and last.move in ("up", "down") else ()
    for suit, height in enumerate(view.stacks):
        x = stack_x(suit, step)
        if not height:
            yield Slot(x, y, size, suit=suit)
            continue
        mark: Mark = "last" if any(SUIT_OF[card] == suit and RANK_OF[card] < height for card in laid) else "plain"
        yield CardAt(x, y, suit * 13 + height - 1, size, mark)
        if height == HIGHEST:
            yield Area(x, y + high * 3 // 10, size, 60, "dusk", 0)
            yield Label(x, y + high * 3 // 10, voice.say("roundup-picture-closed"), 40, "glint", size - 10)


def discards(view: View, voice: Voice, size: int) -> Iterator[Item]:
    x, y = 1094, MARGIN + card_height(size) // 2
    if view.discards:
        just_now = view.last is not None and view.discards[-1] in (*view.last.cards, view.last.hit)
        yield CardAt(x, y, view.discards[-1], size, "last" if just_now else "plain")
    else:
        yield Slot(x, y, size)
    label = voice.say("roundup-picture-discards")
    yield Label(x, y + card_height(size) * 3 // 10, label, 36, max_width=2 * (WIDTH - 2 * MARGIN - x))


def _all_discards(view: View, voice: Voice) -> Iterator[Item]:
    place = spare_place()
    box = Box(place.area.left, place.tiles.top, place.area.width, place.tiles.height)
    yield Label(box.x, place.area.top + NAME // 2, voice.say("roundup-picture-discards"), 38)
    by_rank = sorted(view.discards, key=lambda card: (RANK_OF[card], card))
    yield from tiles(by_rank, box)


def notes(view: View, voice: Voice) -> Sequence[Item]:
    """Say which round it is, and how many points win."""
    width = _NOTES - 4 * MARGIN
    return (
        Label(2 * MARGIN, 52, voice.say("roundup-picture-round", number=view.round + 1), 48, "bare", width, "left"),
        Label(2 * MARGIN, 120, voice.say("roundup-picture-to", goal=view.goal), 42, "muted", width, "left"),
    )


def _going_on(view: View, voice: Voice) -> Iterator[Item]:
    """Show what is going on if it is not just a turn: bids, or who asks whom for what with a face card."""
    y, left, last, owed = 194, 2 * MARGIN, view.last, view.owed
    if view.phase in (Phase.BID, Phase.SHOW):
        text = voice.say(f"roundup-picture-{view.phase.value}-now")
        yield Label(left, y, text, 42, "gold", _NOTES - 4 * MARGIN, "left")
        return
    if owed is not None:
        asker, target, suit, number = view.turn, owed.seat, owed.suit, owed.number
    elif last is not None and last.move == "face" and last.target is not None:
        asker, target, suit, number = last.seat, last.target, last.suit, last.number
    else:
        return
    yield Badge(left + 28, y, asker, 56)
    yield Sign(left + 86, y, "turn", 40)
    yield Badge(left + 144, y, target, 56)
    if suit is not None:
        yield Pip(left + 206, y, suit, 56)
    elif number is not None:
        yield Label(left + 206, y, RANK_TEXTS[number - 1], 44, "plain", 60)
