"""What is seen happening at the table of Jugglers: the dice that choose the cards to turn up, and the verdict on both
policies. Made from what everybody sees before, and the events.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Event
from bot.text.voice import Voice
from cogs.jugglers.picture.board import DOWN_Y, RIGHT_X, ROWS, hand_tiles, tile_slot
from cogs.jugglers.picture.table import while_settling
from cogs.jugglers.rules.poker import Kind, kind_of, ranks_of, strength
from cogs.jugglers.rules.state import (
    DRAFTS,
    JOKER,
    LEFT,
    NOBODY,
    RIGHT,
    GatheringBegun,
    Placed,
    RoundEnded,
    SecretsIncluded,
    Settled,
    Turned,
    View,
)
from render import Frame
from render.layout import Box, area, frame
from render.scene import WIDTH, Area, Badge, CardAt, Die, Dim, Item, Label, Mark, Rays, Scene, SeatBack, Stamp

_CARD, _NARROWEST, _HIGH, _GAP, _UP_CARD = 92, 54, 104, 8, 82
"""How wide a card face down is, at most and at least, and how high; and how wide one turned up."""
_CARDS_LEFT, _CARDS_ROOM = RIGHT_X + 6, 312
_DIE_X, _DIE = WIDTH - 60, 84
_TUMBLES = ((-30, -28, 100), (14, 24, 92))
"""Where a die is before it lies still, and how large."""
_TUMBLE, _LANDED, _COUNT, _EDGE, _UP = 140, 360, 150, 90, 620
_ROW, _LANDING, _STAMPED = 350, 160, 380
"""Milliseconds."""
_LARGE, _SMALL = 72, 54
"""The letters of a stamp that lands, and of one that has landed."""
_FLUSHES = (Kind.FLUSH_OF_4, Kind.FLUSH_OF_5, Kind.STRAIGHT_FLUSH_OF_4, Kind.STRAIGHT_FLUSH_OF_5)


def motion(before: View, after: View, events: Sequence[Event], voice: Voice) -> Sequence[Frame]:
    """Show the dice at the end of a cycle, all at once, and after the last one what became of the policies."""
    down, settled = [[*draft.down] for draft in before.drafts], None
    cards: list[tuple[Card, ...]] = [draft.cards for draft in before.drafts]
    for event in events:
        match event:
            case SecretsIncluded(opened=(left, joker, right)):
                cards = [(left,), (joker,), (right,)]
            case Placed():
                down[event.draft].append(event.place)
            case Settled():
                settled = event
                break
            case GatheringBegun():
                break
            case _:
                pass
    if settled is None or any(len(down[turned.draft]) != turned.count for turned in settled.turned):
        return ()
    table = _Table(before, cards, voice, is_last=any(isinstance(event, RoundEnded) for event in events))
    ends = settled.cycle == before.cycles
    frames = [*_dice(table, settled.turned, down, brief=ends)]
    if ends:
        for turned in settled.turned:
            cards[turned.draft] += (turned.card,)
        frames += _verdict(_Table(before, cards, voice, is_last=table.is_last), voice)
    return frames


class _Table:
    """The table in the last turn of a cycle, with these cards turned up and none face down."""

    def __init__(self, before: View, cards: Sequence[tuple[Card, ...]], voice: Voice, *, is_last: bool) -> None:
        self.cards = cards
        self.strengths = [strength(each) for each in cards]
        self.voice = voice
        self.is_last = is_last
        drafts = tuple(
            replace(draft, cards=each, strength=strong, down=())
            for draft, each, strong in zip(before.drafts, cards, self.strengths, strict=True)
        )
        last = before.order[-1]
        view = replace(before, asking="place", drafts=drafts, done=len(before.order) - 1, waiting=last, last=None)
        self._scene = while_settling(view, voice, is_last=is_last)

    def with_items(self, items: Sequence[Item]) -> Scene:
        return replace(self._scene, items=(*self._scene.items, *items))


def _dice(table: _Table, turned: Sequence[Turned], down: Sequence[Sequence[int]], *, brief: bool) -> Iterator[Frame]:
    """Let the dice roll, count along the cards to those they choose, and turn these up. Briefly: without counting."""
    idle = [Dim(row.x, row.y, row.width, row.height) for draft, row in enumerate(ROWS) if not down[draft]]

    def seen(duration: int, count: int, tumble: int | None = None, *, edge: bool = False, up: bool = False) -> Frame:
        rows = [_row(table, each, down[each.draft], count, tumble, edge=edge, up=up) for each in turned]
        return table.with_items([*idle, *(item for row in rows for item in row)]), duration

    most = max((each.die or 0 for each in turned), default=0)
    if most:
        yield from (seen(_TUMBLE, 0, tumble) for tumble in range(brief, 2))
    if brief or not most:
        yield seen(_LANDED, most)
    else:
        yield seen(_LANDED, 0)
        yield from (seen(_COUNT, count) for count in range(1, most + 1))
    yield seen(_EDGE, most, edge=True)
    yield seen(_UP, most, up=True)


def _row(
    table: _Table, turned: Turned, down: Sequence[int], count: int, tumble: int | None, *, edge: bool, up: bool
) -> Iterator[Item]:
    """Paint the cards face down on a draft, and its die. The place for the card that comes up is golden."""
    row, die = ROWS[turned.draft], turned.die
    chosen = 0 if die is None else (die - 1) % len(down)
    yield area(Box(RIGHT_X - 8, row.top, row.right - RIGHT_X + 8, row.height), "dusk")
    yield tile_slot(row.y, len(table.cards[turned.draft]), "gold")
    y, room = row.bottom - 10 - _HIGH // 2, _CARDS_ROOM
    width = max(_NARROWEST, min(_CARD, room // len(down) - _GAP))
    left, step = _CARDS_LEFT + width // 2, min(width + _GAP, (room - width) // max(1, len(down) - 1))
    reached = count if die is None else min(count, die)
    for place, owner in enumerate(down):
        x, is_chosen = left + step * place, place == chosen
        if not (is_chosen and (edge or up)):
            mark: Mark = "gold" if is_chosen and reached and reached == die else "plain"
            yield SeatBack(x, y, width, _HIGH, None if owner == NOBODY else owner, mark)
        if (edge or up) and not is_chosen:
            yield Dim(x, y, width, _HIGH)
    x, owner = left + step * chosen, down[chosen]
    if up:
        yield CardAt(x, y, turned.card, _UP_CARD, "gold", "tile")
        yield Badge(x + _UP_CARD // 2, y + _HIGH // 2 - 16, None if owner == NOBODY else owner, 52)
    elif edge:
        yield Area(x, y, 14, _HIGH, "paper", 4)
    elif reached and die is not None:
        yield Label(left + step * ((reached - 1) % len(down)), row.top + 36, str(reached), 40, "last", 80)
    if die is None:
        text = table.voice.say("jugglers-picture-only-one")
        yield Label(row.right - 14, row.y, text, 38, "muted", 280, "right")
    elif tumble is None:
        yield Die(_DIE_X, row.y, die, _DIE)
    else:
        x, lower, size = _TUMBLES[tumble]
        yield Die(_DIE_X + x, row.y + lower, (die + tumble) % 6 + 1, size)


def _verdict(table: _Table, voice: Voice) -> Iterator[Frame]:
    """Light the joker's row, then the others one after the other, each with its stamp."""
    lit, stamps, rays = [JOKER], list[Item](), True
    yield table.with_items([*_lit(table, lit)]), _ROW
    for draft in (LEFT, RIGHT):
        lit.append(draft)
        shown, row = [*_lit(table, lit), *stamps], ROWS[draft]
        yield table.with_items(shown), _ROW
        passed = table.strengths[draft] > table.strengths[JOKER]
        text = voice.say("jugglers-picture-passed" if passed else "jugglers-picture-failed")
        x, y, mark = RIGHT_X + 205, row.y + DOWN_Y - 12, "gold" if passed else "plain"
        light = [Rays(x, row.y, 430, 300)] if passed and rays else []
        rays = rays and not passed
        yield table.with_items([*shown, *light, Stamp(x, y, text, _LARGE, mark)]), _LANDING
        stamps.append(Stamp(x, y + 4, text, _SMALL, mark))
        yield table.with_items([*_lit(table, lit), *stamps]), _STAMPED


def _lit(table: _Table, lit: Sequence[int]) -> Iterator[Item]:
    """Mark the cards that count in these rows. The others lie in the dark, and what they hold is not told yet."""
    for draft in DRAFTS:
        row = ROWS[draft]
        if draft in lit:
            yield from hand_tiles(row.y, table.cards[draft], _that_count(table.cards[draft]), "gold")
        else:
            yield area(Box(RIGHT_X - 8, row.top, row.right - RIGHT_X + 8, row.height))
            yield Dim(row.x, row.y, row.width, row.height)
    joker = ROWS[JOKER]
    yield frame(joker.inset(2))
    yield Label(RIGHT_X, joker.y + DOWN_Y, table.voice.say("jugglers-picture-to-beat"), 40, "glint", 394, "left")


def _that_count(cards: Sequence[Card]) -> Sequence[Card]:
    """Return the cards that make a poker hand what it is (G18)."""
    strong = strength(cards)
    ranks, of_suit = ranks_of(strong), kind_of(strong) in _FLUSHES
    suit = Counter(SUIT_OF[card] for card in cards).most_common(1)[0][0] if of_suit else None
    return [card for card in cards if RANK_OF[card] + 1 in ranks and suit in (None, SUIT_OF[card])]
