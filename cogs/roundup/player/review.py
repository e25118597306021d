"""What cost a seat most in a match that is over (`bot.core.coach`), and why another action was better: true by the two,
the position, and the deals in which they were compared. And a position once more, with other hidden cards that fit what
its seat could know then.

review = begin(steps, moves, seat, seed)
while not review.is_done:
    review = advance(review)  # in a thinking process; review.progress goes from 0 to 1
review.moments
"""

from collections.abc import Sequence
from contextlib import suppress
from operator import attrgetter
from typing import Literal, TypeAlias

import msgspec

from bot.core import coach
from bot.core.cards import NAMES, RANK_OF, SUIT_OF, Card
from bot.core.chance import ChanceOutcome, Scripted, Seeded
from bot.core.coach import Decision, ReviewRules
from bot.core.errors import Refused
from bot.core.game import Event, Roll
from bot.core.lesson import PlayedMove
from cogs.roundup.player.endgame import solve
from cogs.roundup.player.hard import candidates
from cogs.roundup.player.normal import suit_to_hold
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.player.rollout import FastChance, Way, chances_of, choose, hold_on, play_out, push_on
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import BIDS, IS_NUMBER, SHOWS
from cogs.roundup.rules.rounds import FOR_BIDS
from cogs.roundup.rules.state import (
    BID,
    Action,
    Bid,
    Down,
    FacePlay,
    Memory,
    Misplayed,
    Pass,
    State,
    TurnedUp,
    Up,
    View,
    cards_of,
)

_SEED_LIMIT = 1 << 30
_FEWEST = 4
"""Deals."""


class Graded(coach.Graded, frozen=True):
    own_suit: int = 0
    """The number of deals in which the suit bid on closed last."""
    first_out: int = 0
    scored: tuple[int, ...] = ()
    """The numbers of deals in which each seat got points."""


_WAYS: tuple[tuple[Way, Way], ...] = ((choose, choose), (push_on, push_on), (hold_on, push_on))
"""How the seat itself goes on, and how the others do."""


def compare(decision: Decision, graded: Sequence[Graded], actions: int, seed: str, way: int = 0) -> tuple[Graded, ...]:
    """Go on comparing, in deals drawn anew, each played on to the end of the round, until so many actions were
    simulated.
    """
    view, seat = decision.view, decision.seat
    chance = FastChance(Seeded(seed).below(_SEED_LIMIT))
    deals = PossibleDeals(view, decision.memory, seat, chance.below, evenly=True)
    found = [*graded]
    played = drawn = 0
    while played < actions or drawn < _FEWEST:
        deal, luck = deals.draw(), chance.below(_SEED_LIMIT)
        drawn += 1
        first = None
        for place, tried in enumerate(found):
            end, count = play_out(deal, seat, tried.action, FastChance(luck), *_WAYS[way])
            played += count
            worth = chances_of(end)[seat]
            first = worth if first is None else first
            less, score = first - worth, end.history[0]
            scored = tried.scored or (0,) * len(score.points)
            found[place] = Graded(
                tried.action,
                tried.deals + 1,
                tried.worth + worth,
                tried.less + less,
                tried.less_squared + less * less,
                tried.own_suit + (SUIT_OF[score.bids[seat]] == score.closed[-1]),
                tried.first_out + (score.first_empty == seat),
                tuple(count + (got > 0) for count, got in zip(scored, score.points, strict=True)),
            )
    return tuple(found)


def _solved(decision: Decision, seed: str, most: int) -> tuple[Action, float] | None:
    return solve(decision.view, decision.memory, decision.seat, decision.played, Seeded(seed).below, most)


def _others(view: View, memory: Memory, seat: int, played: Action, roll: Roll) -> Sequence[Action]:
    deal = PossibleDeals(view, memory, seat, roll).draw()
    if GAME.automatic(deal) is not None:
        return ()
    return [action for action in candidates(view, memory, seat, GAME.legal(deal, seat), roll) if action != played]


Key: TypeAlias = Literal[
    "bid-suit",  # another suit would have been the better bid. card: the better one
    "bid-higher",  # the same suit by a higher card. card: the better one
    "bid-lower",  # the same suit by a lower card. card: the better one
    "gave-away",  # it brought forward the suit it bid on, and need not have. card: which it played
    "held-back",  # a card that fitted was not played. card: that one
    "wait",  # a card that fitted was better kept for later. card: that one
    "one-by-one",  # fewer face-up cards at once: while one fits, no other card has to leave the hand
    "more-at-once",  # more face-up cards at once
    "ask",  # a face card was better, as no number card leaves the hand for it. card: that one
    "spent",  # a face card was played that was better kept. card: that one
    "other-card",  # the same kind of action with another card. card: the better one
    "plain",  # nothing that can be said of the two alone: they were played on
]
"""The difference between the better action and the one that was played. It is a fact of the two and of the view."""

Effect: TypeAlias = Literal[
    "own-suit",  # the suit it bid on closes last more often
    "first-out",  # it is more often the first without cards (1 point)
    "rival",  # another seat (`seat`) gets points less often
    "exact",  # nothing was counted: both were worked out to the end, and everybody went on as well as they can
]
"""The largest change by the better action in the compared deals."""


class Reason(msgspec.Struct, frozen=True):
    key: Key
    effect: Effect | None
    """The largest change; None if it is many small things."""
    played: float
    """The share of deals in which that happens after the action that was played, 0 to 1."""
    better: float
    """The same after the better action."""
    seat: int
    """The seat whose points `rival` is about; otherwise the own seat."""
    card: Card | None = None


def reason_of(view: View, seat: int, played: Graded, better: Graded) -> Reason:
    effect, seat_of, before, after = _effect(view, seat, played, better) if played.deals else ("exact", seat, 0.0, 1.0)
    key, card = _difference(view, seat, played.action, better.action)
    return Reason(key, effect, before, after, seat_of, card)


def _effect(view: View, seat: int, played: Graded, better: Graded) -> tuple[Effect | None, int, float, float]:
    """Choose what changes most, weighted by its points; what others get counts less, the more seats there are."""
    deals = played.deals
    suits = [None if other.bid is None else SUIT_OF[other.bid] for other in view.seats]
    alike = max(1, suits.count(suits[seat])) if suits[seat] is not None else 1
    found: list[tuple[float, Effect, int, float, float]] = [
        (FOR_BIDS[alike] or 0, "own-suit", seat, played.own_suit / deals, better.own_suit / deals),
        (1, "first-out", seat, played.first_out / deals, better.first_out / deals),
    ]
    for other in range(len(view.seats)):
        if other != seat:
            weight = -2 / (len(view.seats) - 1)
            found.append((weight, "rival", other, played.scored[other] / deals, better.scored[other] / deals))
    weight, effect, of, before, after = max(found, key=lambda effect: effect[0] * (effect[4] - effect[3]))
    is_seen = weight * (after - before) > 0 and round(100 * after) != round(100 * before)
    return (effect if is_seen else None), of, before, after


def _difference(view: View, seat: int, played: Action, better: Action) -> tuple[Key, Card | None]:
    if isinstance(played, Bid) and isinstance(better, Bid):
        if SUIT_OF[played.card] != SUIT_OF[better.card]:
            return "bid-suit", better.card
        return "bid-higher" if RANK_OF[better.card] > RANK_OF[played.card] else "bid-lower", better.card
    own = suit_to_hold(view, seat) if view.seats[seat].bid is not None else None
    given = [card for card in _brought_forward(played) if SUIT_OF[card] == own]
    if given and not any(SUIT_OF[card] == own for card in _brought_forward(better)):
        return "gave-away", given[0]
    if isinstance(played, Up) and isinstance(better, Up):
        return _of_ups(view, played, better)
    if isinstance(better, Down) and not isinstance(played, Down):
        return "held-back", better.card
    if isinstance(better, FacePlay):
        return ("ask", better.card) if _brought_forward(played) else ("plain", None)
    if isinstance(played, FacePlay):
        return ("plain", None) if played.card in cards_of(better) else ("spent", played.card)
    if isinstance(played, Down) and isinstance(better, Pass):
        return ("plain", None) if played.card == better.card else ("wait", played.card)
    cards = cards_of(better)
    return ("other-card", cards[0]) if cards and type(better) is type(played) else ("plain", None)


def _brought_forward(action: Action) -> Sequence[Card]:
    """Return the number cards of its own that an action brings forward: out of the face-down hand, or onto a stack."""
    return () if isinstance(action, FacePlay) else [card for card in cards_of(action) if IS_NUMBER[card]]


def _of_ups(view: View, played: Up, better: Up) -> tuple[Key, Card | None]:
    count = len(better.cards)
    if count > len(played.cards):
        return "more-at-once", None
    early = [card for card in played.cards if card not in better.cards]
    if count == len(played.cards) or not {*better.cards} < {*played.cards}:
        return "other-card", better.cards[0]
    return ("one-by-one", None) if view.hand else ("wait", early[0])


CostlyDecision = coach.CostlyDecision[Action, Reason]
JUDGE = ReviewRules(
    GAME,
    _others,
    Graded,
    compare,
    reason_of,
    span=attrgetter("round"),
    roughly=700_000,
    least_roughly=8_000,
    most_roughly=30_000,
    closer=36_000,
    well=200_000,
    ways=len(_WAYS),
    solve=_solved,
    solve_roughly=100_000,
    solve_well=20_000,
)
begin, advance = JUDGE.begin, JUDGE.advance


_DRAWS = 500
"""The most draws: not every one fits all that has happened, as a memory forgets, above all, who had a choice."""


def again(match: Sequence[PlayedMove], index: int, seat: int, roll: Roll) -> Sequence[PlayedMove]:
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
                is_later = number > max(turned, begun)
                played.append(_moved(played[-1].state, match[number], seat, drawn if is_later else None))
            if GAME.view(played[-1].state, seat) == wanted:
                return played
    raise Refused("again-not-found")


def _has(events: Sequence[Event], kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in events)


def _dealt(match: Sequence[PlayedMove], begun: int, state: State, drawn: State) -> PlayedMove:
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
        after, events = GAME.deal(len(hands), {"points": dealt.goal, "rounds": dealt.rounds, "tie": dealt.tie}, chance)
    else:
        after, events = GAME.apply(match[begun - 1].state, entry.seat, GAME.parse(entry.action), chance)
    return PlayedMove(entry.seat, entry.action, tuple(outcomes), after, events)


def _moved(state: State, entry: PlayedMove, seat: int, drawn: State | None) -> PlayedMove:
    """Make the move of then or, if nobody has seen which card it was, one that looks the same. `Refused` if that cannot
    be. What the move placed may still lie face down: then it is placed as `drawn`.
    """
    mover = entry.seat
    assert mover is not None
    card = None if drawn is None or _has(entry.events, Misplayed) else drawn.placed[mover]
    unseen = mover != seat and any(isinstance(event, Misplayed) and event.card is None for event in entry.events)
    as_drawn = GAME.parse(entry.action) if card is None else (BIDS if state.phase is BID else SHOWS)[card]
    actions = GAME.possible(state, mover) if unseen else [as_drawn]
    for action in actions:
        with suppress(Refused):
            chance = Scripted(entry.chance)
            after, events = GAME.apply(state, mover, action, chance)
            if list(events) == list(entry.events) and not chance.left:
                return PlayedMove(mover, GAME.spell(action), entry.chance, after, events)
    raise Refused("again-not-found")
