"""A position of a match once more, with other hidden cards that fit what its seat could know then."""

from collections.abc import Sequence
from contextlib import suppress

from bot.core.cards import NAMES
from bot.core.chance import ChanceOutcome, Scripted
from bot.core.errors import Refused
from bot.core.game import Event, Roll
from bot.core.lesson import Played
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import BIDS, SHOWS
from cogs.roundup.rules.state import BID, Action, Misplayed, State, TurnedUp

_DRAWS = 500
"""Not every draw fits all that has happened: a memory forgets, above all, who had a choice."""


def again(match: Sequence[Played], index: int, seat: int, roll: Roll) -> Sequence[Played]:
    """Return the deal and the moves up to where `seat` chose `match[index + 1]`, with the hidden cards of this round
    drawn anew. `Refused` if no draw fits.
    """
    so_far = match[: index + 1]
    begun = max(number for number, entry in enumerate(so_far) if any("shuffle" in outcome for outcome in entry.chance))
    turned = max((number for number, entry in enumerate(so_far) if _has(entry.events, TurnedUp)), default=begun)
    memory, wanted = None, GAME.view(match[index].state, seat)
    for entry in so_far:
        memory = GAME.recall(seat, memory, entry.events)
    assert memory is not None
    possible = PossibleDeals(wanted, memory, seat, roll)
    for _ in range(_DRAWS):
        drawn = possible.draw()
        with suppress(Refused):
            played = [*match[:begun], _dealt(match, begun, match[index].state, drawn)]
            for number in range(begun + 1, index + 1):
                placed = _placed(drawn, match[number]) if number > max(turned, begun) else None
                played.append(_moved(played[-1].state, match[number], seat, placed))
            if GAME.view(played[-1].state, seat) == wanted:
                return played
    raise Refused("again-not-found")


def _has(events: Sequence[Event], kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in events)


def _dealt(match: Sequence[Played], begun: int, state: State, drawn: State) -> Played:
    """Deal the round: to each hand what it has lost since, and what it holds in the draw."""
    entry, dealt = match[begun], match[begun].state
    hands = [
        sorted({*before} - {*now} | {*new}) for before, now, new in zip(dealt.down, state.down, drawn.down, strict=True)
    ]
    size = sum(map(len, hands))
    order = [NAMES[hands[(place + dealt.round) % len(hands)].pop(0)] for place in range(size)]
    # The shuffles before the last were void.
    outcomes: list[ChanceOutcome] = [*entry.chance[:-1], {"shuffle": order}]
    chance = Scripted(outcomes)
    if entry.seat is None:
        after, events = GAME.deal(len(hands), {"points": dealt.goal}, chance)
    else:
        after, events = GAME.apply(match[begun - 1].state, entry.seat, GAME.parse(entry.action), chance)
    return Played(entry.seat, entry.action, tuple(outcomes), after, events)


def _placed(drawn: State, entry: Played) -> Action | None:
    """Return what the move placed, if that lies face down in the draw."""
    assert entry.seat is not None
    card = drawn.placed[entry.seat]
    return None if card is None or _has(entry.events, Misplayed) else (BIDS if drawn.phase is BID else SHOWS)[card]


def _moved(state: State, entry: Played, seat: int, placed: Action | None) -> Played:
    """Make the move of then or, if nobody has seen which card it was, one that looks the same. `Refused` if that cannot
    be.
    """
    mover = entry.seat
    assert mover is not None
    unseen = mover != seat and any(isinstance(event, Misplayed) and event.card is None for event in entry.events)
    actions = GAME.possible(state, mover) if unseen else [placed or GAME.parse(entry.action)]
    for action in actions:
        with suppress(Refused):
            chance = Scripted(entry.chance)
            after, events = GAME.apply(state, mover, action, chance)
            if list(events) == list(entry.events) and not chance.left:
                return Played(mover, GAME.spell(action), entry.chance, after, events)
    raise Refused("again-not-found")
