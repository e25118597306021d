"""The table as it stood when a round ended: all stacks closed, what everybody had bid, and who was first without cards.

Made from the score of that round, so it stays the same when the next round's bids are placed meanwhile.
"""

from msgspec.structs import replace

from bot.core.cards import SUIT_OF
from bot.text.voice import Voice
from cogs.roundup.picture.middle import notes, stacks
from cogs.roundup.picture.places import GAP, TOP, table_places
from cogs.roundup.picture.seats import Seats
from cogs.roundup.picture.table import STACK, stack_step
from cogs.roundup.rules.state import LastAction, Phase, RoundScore, SeatView, View
from cogs.roundup.rules.turn import HIGHEST
from render.scene import WIDTH, Area, Frame, Item, Scene

_NOBODY = -1


def last_look(view: View, voice: Voice) -> Scene:
    score = view.history[-1]
    closed = _at_the_end(view, score)
    places, height = table_places(len(view.seats))
    seats = Seats(closed, voice)
    items: list[Item] = [Area(WIDTH // 2, (TOP + height) // 2, WIDTH, height - TOP, "shadow", 0)]
    items += [*notes(closed, voice, asked=False), *stacks(closed, voice, STACK, stack_step(len(view.seats)))]
    for seat, place in enumerate(places):
        area = place.area
        if SUIT_OF[score.bids[seat]] == score.closed[-1]:
            items.append(Area(area.x, area.y, area.width + 2 * GAP, area.height + 2 * GAP, "light"))
            items.append(Frame(area.x, area.y, area.width + 2 * GAP, area.height + 2 * GAP))
        items.extend(seats.own(seat, replace(place, back=None)))
    return Scene(height, tuple(items), voice.look)


def _at_the_end(view: View, score: RoundScore) -> View:
    """Of each hand only the bid card is shown. The points of the round come with its result."""
    before = [total - points for total, points in zip(score.totals, score.points, strict=True)]
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
        last=_laid_last(view.last, score),
    )


def _laid_last(last: LastAction | None, score: RoundScore) -> LastAction:
    """What closed the last stack; by nobody, if something has been done since."""
    if last is not None and last.move in ("up", "down") and not last.fault:
        return last
    return LastAction(_NOBODY, "up", (score.closed[-1] * 13 + HIGHEST - 1,))
