"""What is seen happening at the table of Jugglers: the dice that choose the cards to turn up, and the verdict on both
policies, and the sigils when they are turned up. Made from what everybody sees before and after, and the events.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile

from msgspec.structs import replace

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Event
from bot.text.voice import Voice, points_text
from cogs.jugglers.picture.board import (
    DOWN_Y,
    HEADER,
    HEADER_HEIGHT,
    RIGHT_X,
    ROWS,
    hand_tiles,
    policies,
    tile_slot,
    village,
)
from cogs.jugglers.picture.table import SEATS, VILLAGE, columns, hand_table, scene
from cogs.jugglers.rules.poker import Kind, kind_of, ranks_of, strength
from cogs.jugglers.rules.state import (
    JOKER,
    LEFT,
    NOBODY,
    RIGHT,
    Placed,
    RoundEnded,
    RoundResult,
    Settled,
    Turned,
    View,
)
from cogs.jugglers.words.describe import picture_place_names
from render import Frame
from render.layout import Box, area, band, frame
from render.scene import (
    WIDTH,
    Area,
    CardAt,
    Die,
    Dim,
    Item,
    Label,
    Mark,
    NamePlate,
    Rays,
    Scene,
    SeatBack,
    SeatBadge,
    Stamp,
    card_height,
)

_CARD, _NARROWEST, _HIGH, _GAP, _UP_CARD = 92, 54, 104, 8, 82
"""The widths of a card face down, at most and at least, its height, the gap, and the width of a card turned up."""
_CARDS_LEFT, _CARDS_ROOM, _DIE_X = RIGHT_X + 6, 312, WIDTH - 60
_TUMBLES = ((-30, -28, 100), (14, 24, 92), (0, 0, 84))
"""The places and sizes of a tumbling die, seen from where it comes to lie."""
_AT_REST = 2
_TUMBLE, _LANDED, _COUNT, _EDGE, _UP, _ROW, _LANDING, _STAMPED = 140, 360, 150, 90, 620, 350, 160, 380
"""Milliseconds."""
_SIGILS = 300, 90, 500, 500, 700
"""The same, for the steps in which sigils are turned up."""
_STAGE = Box(0, HEADER_HEIGHT, WIDTH, SEATS.bottom - HEADER_HEIGHT)
"""The area where sigils are turned up: over the drafts and the seats."""
_SIGIL = 168
"""The width of a sigil there."""
_FLUSHES = (Kind.FLUSH_OF_4, Kind.FLUSH_OF_5, Kind.STRAIGHT_FLUSH_OF_4, Kind.STRAIGHT_FLUSH_OF_5)


def motion(
    before: View, after: View, events: Sequence[Event], voice: Voice, *, in_hand: bool = False
) -> Sequence[Frame]:
    """Show the dice at the end of a cycle, all at once; after the last one what became of the policies; and in the end
    all sigils. `in_hand`: in the part that stands above hands, which have no room for sigils.
    """
    settled = next((event for event in events if isinstance(event, Settled)), None)
    if settled is None or before.asking == "secret":
        return ()
    down = [[*draft.down] for draft in before.drafts]
    for event in takewhile(lambda event: event is not settled, events):
        if isinstance(event, Placed):
            down[event.draft].append(event.place)
    shown = _Settling(before, voice, hand_table if in_hand else scene)
    if settled.cycle < before.cycles:
        return [*shown.dice(settled.turned, down, brief=False)]
    decided = [*shown.dice(settled.turned, down, brief=True), *shown.verdict(settled.turned)]
    if in_hand or not any(isinstance(event, RoundEnded) for event in events):
        return decided
    return [*decided, *_sigils(after, voice)]


class _Settling:
    """The table when the last turn of a cycle has been taken."""

    def __init__(self, before: View, voice: Voice, paint: Callable[[View, Voice], Scene]) -> None:
        self.voice = voice
        self.paint = paint
        last = before.order[-1]
        self.view = replace(before, asking="place", done=len(before.order) - 1, waiting=last, last=None)
        self.hands = [draft.cards for draft in before.drafts]
        self.still = self._still()

    def _still(self) -> Scene:
        """Paint the table with these hands, and no card face down."""
        drafts = tuple(
            replace(draft, cards=cards, strength=strength(cards), down=())
            for draft, cards in zip(self.view.drafts, self.hands, strict=True)
        )
        return self.paint(replace(self.view, drafts=drafts), self.voice)

    def dice(self, turned: Sequence[Turned], down: Sequence[Sequence[int]], *, brief: bool) -> Iterator[Frame]:
        """Let the dice roll, count along the cards to those they choose, and turn these up. Briefly: count at once."""
        most = max((each.die or 0 for each in turned), default=0)
        counts = [(_LANDED, most)] if brief else [(_LANDED, 0), *((_COUNT, count) for count in range(1, most + 1))]
        steps = [(_TUMBLE, 0, tumble, "down") for tumble in range(brief, _AT_REST if most else 0)]
        steps += [(milliseconds, count, _AT_REST, "down") for milliseconds, count in counts]
        for milliseconds, count, tumble, lie in (*steps, (_EDGE, most, _AT_REST, "edge"), (_UP, most, _AT_REST, "up")):
            items = [Dim(row.x, row.y, row.width, row.height) for draft, row in enumerate(ROWS) if not down[draft]]
            rows = [self._row(each, down[each.draft], count, tumble, lie) for each in turned]
            yield self.still.plus(*items, *(item for row in rows for item in row)), milliseconds

    def _row(self, turned: Turned, down: Sequence[int], count: int, tumble: int, lie: str) -> Iterator[Item]:
        """Paint the cards of a draft, and its die. The place for the card that comes up is golden."""
        row, die, y = ROWS[turned.draft], turned.die, ROWS[turned.draft].bottom - 10 - _HIGH // 2
        yield area(Box(RIGHT_X - 8, row.top, row.right - RIGHT_X + 8, row.height), "dusk")
        yield tile_slot(row.y, len(self.hands[turned.draft]), "gold")
        width = max(_NARROWEST, min(_CARD, _CARDS_ROOM // len(down) - _GAP))
        left, step = _CARDS_LEFT + width // 2, min(width + _GAP, (_CARDS_ROOM - width) // max(1, len(down) - 1))
        owners = [None if owner == NOBODY else owner for owner in down]
        chosen, reached = ((die or 1) - 1) % len(down), min(count, die or 0)
        for place, owner in enumerate(owners):
            if place != chosen or lie == "down":
                mark: Mark = "gold" if place == chosen and reached and reached == die else "plain"
                yield SeatBack(left + step * place, y, width, _HIGH, owner, mark)
            if place != chosen and lie != "down":
                yield Dim(left + step * place, y, width, _HIGH)
        x = left + step * chosen
        if lie == "up":
            yield CardAt(x, y, turned.card, _UP_CARD, "gold", "tile")
            yield SeatBadge(x + _UP_CARD // 2, y + _HIGH // 2 - 16, owners[chosen], 52)
        elif lie == "edge":
            yield Area(x, y, 14, _HIGH, "paper", 4)
        elif reached:
            yield Label(left + step * ((reached - 1) % len(down)), row.top + 36, str(reached), 40, "last", 80)
        if die is None:
            text = self.voice.say("jugglers-picture-only-one")
            yield Label(row.right - 14, row.y, text, 38, "muted", 280, "right")
        else:
            right, lower, size = _TUMBLES[tumble]
            value = die if tumble == _AT_REST else (die + tumble) % 6 + 1
            yield Die(_DIE_X + right, row.y + lower, value, size)

    def verdict(self, turned: Sequence[Turned]) -> Iterator[Frame]:
        """Light the joker's row, then the others one after the other, each with its stamp."""
        for each in turned:
            self.hands[each.draft] += (each.card,)
        self.still = self._still()
        lit, stamps, rays = [JOKER], list[Item](), True
        yield self.still.plus(*self._lit(lit)), _ROW
        for draft in (LEFT, RIGHT):
            lit.append(draft)
            items = [*self._lit(lit), *stamps]
            yield self.still.plus(*items), _ROW
            passed = strength(self.hands[draft]) > strength(self.hands[JOKER])
            text = self.voice.say("jugglers-picture-passed" if passed else "jugglers-picture-failed")
            stamp = Stamp(RIGHT_X + 205, ROWS[draft].y + DOWN_Y - 12, text, 72, "gold" if passed else "plain")
            light = [Rays(stamp.x, ROWS[draft].y, 430, 300)] if passed and rays else []
            rays = rays and not passed
            yield self.still.plus(*items, *light, stamp), _LANDING
            stamps.append(replace(stamp, size=54))
            yield self.still.plus(*items, stamps[-1]), _STAMPED

    def _lit(self, lit: Sequence[int]) -> Sequence[Item]:
        """Mark the cards that count in these rows. The others lie in the dark, and what they hold is not told yet."""
        joker, items = ROWS[JOKER], list[Item]()
        for draft, row in enumerate(ROWS):
            if draft in lit:
                items += hand_tiles(row.y, self.hands[draft], that_count(self.hands[draft]), "gold")
            else:
                items.append(area(Box(RIGHT_X - 8, row.top, row.right - RIGHT_X + 8, row.height)))
                items.append(Dim(row.x, row.y, row.width, row.height))
        to_beat = self.voice.say("jugglers-picture-to-beat")
        return [*items, frame(joker.inset(2)), Label(RIGHT_X, joker.y + DOWN_Y, to_beat, 40, "glint", 394, "left")]


def _sigils(view: View, voice: Voice) -> Iterator[Frame]:
    """Turn up all sigils of a round at once, then show what they share, and who has won."""
    result, names, head = view.results[-1], picture_place_names(voice), HEADER.y
    shown: Sequence[Item] = (
        band(HEADER, "dusk"),
        Label(24, head, voice.say("jugglers-picture-sigils"), 40, "bare", 470, "left"),
        Label(WIDTH - 350, head, voice.say("jugglers-picture-matches"), 40, "muted", 300, "right"),
        Label(WIDTH - 24, head, voice.say("jugglers-picture-allies"), 40, "muted", 300, "right"),
        band(_STAGE, "shadow"),
        *village(result.village, VILLAGE.y, WIDTH - 20, voice),
    )
    for step, milliseconds in enumerate(_SIGILS):
        items = [*shown]
        for place, column in columns(view).items():
            if place < len(result.sigils):
                items += _sigil(result, place, Box(column.left, _STAGE.top, column.width, _STAGE.height), step, names)
        yield Scene(VILLAGE.bottom, tuple(items), voice.look), milliseconds


def _sigil(result: RoundResult, place: int, box: Box, step: int, names: Sequence[str]) -> Iterator[Item]:
    """Paint the column of a place: face down, edge-on, face up, then with what shares, and at last as won or not."""
    won, height = step == 4 and place in result.winners, card_height(_SIGIL)
    y = box.top + 90 + height // 2
    if won:
        yield from (area(box.inset(6), "light"), frame(box.inset(5)))
    yield NamePlate(box.x, box.top + 48, box.width - 28, None, names[place], state="winner" if won else "plain")
    if step < 2:
        yield (SeatBack(box.x, y, _SIGIL, height, place), Area(box.x, y, 16, height, "paper", 4))[step]
        return
    yield CardAt(box.x, y, result.sigils[place], _SIGIL, "gold" if won else "plain")
    yield SeatBadge(box.x - _SIGIL // 2, y + height // 2 - 20, place, 56)
    if step > 2 and place < len(result.lines):
        line = result.lines[place]
        for first in range(0, len(line.matches), 3):
            matches = line.matches[first : first + 3]
            room = min(box.width - 32, 82 * len(matches))
            yield from policies(matches, box.x - room // 2, box.top + 378 + 34 * first, room)
        for number, ally in enumerate(line.allies):
            yield SeatBadge(box.x - 29 * (len(line.allies) - 1) + 58 * number, box.top + 555, ally, 54)
        yield Label(box.x, box.top + 622, points_text(line.points), 52, "gold" if won else "bare", 200)


def that_count(cards: Sequence[Card]) -> Sequence[Card]:
    """Return the cards that make a poker hand what it is (G18)."""
    strong = strength(cards)
    ranks, of_suit = ranks_of(strong), kind_of(strong) in _FLUSHES
    suit = Counter(SUIT_OF[card] for card in cards).most_common(1)[0][0] if of_suit else None
    return [card for card in cards if RANK_OF[card] + 1 in ranks and suit in (None, SUIT_OF[card])]
