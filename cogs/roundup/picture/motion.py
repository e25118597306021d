"""What is seen happening at the table of Roundup: cards that are turned up together, and a stack that closes. Made from
what everybody sees before, and the events.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.core.cards import RANK_OF, SUIT_OF
from bot.core.game import Event
from bot.text.voice import Voice
from cogs.roundup.picture.seats import GAP, Place, table_places
from cogs.roundup.picture.table import NOBODY, hand_places, hand_stack_at, hand_table, stack_at, table
from cogs.roundup.rules.rounds import FOR_BIDS
from cogs.roundup.rules.state import Began, Closed, LastAction, Phase, Stacked, TurnedUp, View
from cogs.roundup.rules.turn import HIGHEST
from render import Frame, Scene
from render.layout import Box
from render.scene import WIDTH, Area, Back, CardAt, Item, Label, Rays, SeatBadge, Stamp

_LYING, _EDGE, _TURNED, _WANTED, _BEGINS = 450, 90, 650, 700, 600
_FLYING, _LANDED, _LARGE, _SMALL, _LED_TO = 130, 240, 160, 560, 1000
"""Milliseconds."""
_BADGE, _APART = 56, 35


class Board(NamedTuple):
    """A picture in which something happens."""

    paint: Callable[..., Scene]
    """View, voice, and `news`, as `table`."""
    stack_at: Callable[[int], Box]
    places: Callable[[int], tuple[Sequence[Place], int]]


TABLE, ABOVE_HANDS = Board(table, stack_at, table_places), Board(hand_table, hand_stack_at, hand_places)


def motion(before: View, after: View, events: Sequence[Event], voice: Voice, board: Board = TABLE) -> Sequence[Frame]:
    """Show bids, or cards that break a tie, turned up together; or how the last of the stacks closed."""
    turned = next((event for event in events if isinstance(event, TurnedUp)), None)
    if turned is not None and before.phase == turned.move:
        return [*_turned_up(before, turned, events, voice, board)]
    laid = [event for event in events if isinstance(event, Stacked)]
    closed = [event.suit for event in events if isinstance(event, Closed)]
    if closed and before.phase in (Phase.TURN, Phase.GIVE):
        return [*_closed(before, laid, closed, voice, board)]
    return ()


def _turned_up(before: View, turned: TurnedUp, events: Sequence[Event], voice: Voice, board: Board) -> Iterator[Frame]:
    """Turn the cards up; show who wants which stack, and who begins."""
    count, seats = len(before.seats), [*before.seats]
    for seat in turned.seats:
        seats[seat] = replace(seats[seat], placed=True)
    lying = board.paint(replace(before, phase=Phase.OVER, seats=tuple(seats), waiting=(), last=None), voice)
    yield lying, _LYING
    edges: list[Item] = []
    for item in lying.items:
        if isinstance(item, Back) and item.mark == "gold":
            edges.append(Area(item.x, item.y, item.width + 2 * GAP, item.height + 2 * GAP))
            edges.append(Area(item.x, item.y, 16, item.height, "paper", 4))
    yield lying.plus(*edges), _EDGE
    is_bid = turned.move == "bid"
    for seat, card in zip(turned.seats, turned.cards, strict=True):
        own = seats[seat]
        bid = card if is_bid else own.bid
        seats[seat] = replace(own, placed=False, down=own.down - 1, up=(*own.up, card), bid=bid)
    last = LastAction(NOBODY, turned.move, turned.cards)
    up = replace(before, phase=Phase.OVER, seats=tuple(seats), waiting=(), last=last)
    yield board.paint(up, voice), _TURNED
    wanted = [*_wanted(turned, board)] if is_bid else []
    if is_bid:
        yield board.paint(replace(up, last=None), voice).plus(*wanted), _WANTED
    began = next((event.seat for event in events if isinstance(event, Began)), None)
    if began is not None:
        begun = replace(up, phase=Phase.TURN, turn=began, waiting=(began,), last=None)
        box = board.places(count)[0][began].tiles
        lowest = Label(box.right, box.bottom - 30, voice.say("roundup-picture-begins"), 38, "gold", 300, "right")
        yield board.paint(begun, voice).plus(*wanted, lowest), _BEGINS


def _wanted(turned: TurnedUp, board: Board) -> Iterator[Item]:
    """Put the badge of each seat on the place of the stack that it wants to close last."""
    for suit in range(4):
        box, bids = board.stack_at(suit), zip(turned.seats, turned.cards, strict=True)
        for place, seat in enumerate(seat for seat, card in bids if SUIT_OF[card] == suit):
            line, at = divmod(place, 2)
            x = box.x + (2 * at - 1) * _APART
            yield SeatBadge(x, box.bottom - 40 - 66 * line, seat, _BADGE, mark="gold")


def _closed(
    before: View, laid: Sequence[Stacked], closed: Sequence[int], voice: Voice, board: Board
) -> Iterator[Frame]:
    """Let the ten fly to its stack, which closes; then show whose bid can no longer be lost."""
    seats, stacks = [*before.seats], [*before.stacks]
    suit, count = closed[-1], len(before.seats)
    ten = suit * 13 + HIGHEST - 1
    for event in laid:
        own = seats[event.seat]
        left = tuple(card for card in own.up if card not in event.cards)
        seats[event.seat] = replace(own, up=left) if event.face_up else replace(own, down=own.down - 1)
        for card in event.cards:
            stacks[SUIT_OF[card]] = RANK_OF[card] + 1
    seat = next(event.seat for event in laid if ten in event.cards)
    view = replace(before, seats=tuple(seats), waiting=(), last=None, owed=None)
    from_box, box = board.places(count)[0][seat].area, board.stack_at(suit)
    flies = replace(view, stacks=tuple(HIGHEST - 1 if each == suit else high for each, high in enumerate(stacks)))
    x, y = (2 * from_box.x + 3 * box.x) // 5, (2 * from_box.y + 3 * box.y) // 5
    yield board.paint(flies, voice).plus(CardAt(x, y, ten, box.width, tilt=12)), _FLYING
    view = replace(view, stacks=tuple(stacks), last=LastAction(seat, "up", (ten,)))
    landed = board.paint(view, voice)
    yield landed, _LANDED
    order = (*before.closed, *closed)
    text = voice.say("roundup-picture-just-closed", number=len(order))
    light = Rays(box.x, box.y, 2 * min(box.x, WIDTH - box.x, 270), box.height + 20)
    shown = [light, CardAt(box.x, box.y, ten, box.width, "gold")]
    stamp = Stamp(min(box.x, WIDTH - 240), box.bottom - 16, text, 66, "gold")
    yield landed.plus(*shown, stamp), _LARGE
    yield landed.plus(*shown[1:], replace(stamp, size=50)), _SMALL
    if len(order) == len(stacks):
        return
    bids = [None if own.bid is None else SUIT_OF[own.bid] for own in seats]
    is_known = len(order) == len(stacks) - 1
    right = [place for place, bid in enumerate(bids) if is_known and bid not in order]
    news = dict.fromkeys(right, voice.say("roundup-picture-gained", points=FOR_BIDS[len(right)]))
    if right:
        yield board.paint(replace(view, closed=order, waiting=tuple(right)), voice, news=news), _LED_TO
