"""How a round begins (R1–R5) and ends (R16–R18), and how cards move between hands."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bot.core.cards import NAMES, PACK, RANK_OF, SUIT_OF, Card
from bot.core.chance import Chance
from bot.core.errors import Impossible
from bot.core.game import Event, with_value
from cogs.roundup.rules.moves import IS_NUMBER, has_number
from cogs.roundup.rules.state import (
    Began,
    CardPlaced,
    Cards,
    Dealt,
    DealtHands,
    Hand,
    LastAction,
    Misplayed,
    Move,
    Phase,
    RoundEnded,
    RoundScore,
    State,
    Tie,
    Tied,
    TurnedUp,
    View,
    Won,
)

Hands: TypeAlias = tuple[Hand, ...]

ALONE: tuple[Hand, ...] = tuple(bytes((card,)) for card in PACK)
"""Each card as a hand of its own."""


def without_card(hands: Hands, seat: int, card: Card) -> Hands:
    return with_value(hands, seat, hands[seat].replace(ALONE[card], b""))


def turned_up(down: Hands, up: Hands, seat: int, card: Card) -> tuple[Hands, Hands]:
    """Return the face-down and the face-up hands after this card has moved from one to the other."""
    return without_card(down, seat, card), with_value(up, seat, up[seat] + ALONE[card])


def not_face_down(state: State, seat: int, card: Card) -> Impossible:
    """Return why a card that is not in the face-down hand cannot come from there."""
    return Impossible("lies-face-up" if card in state.up[seat] else "not-your-card", card=NAMES[card])


def misplay(state: State, seat: int, move: Move, fault: str, card: Card | None = None) -> tuple[State, Sequence[Event]]:
    """Note a misplay: nothing moves, and the seat is asked the same again (R19). `card` only if everybody saw it."""
    last = LastAction(seat, move, () if card is None else (card,), fault=fault)
    return replace(state, last=last), (Misplayed(seat=seat, fault=fault, move=move, card=card),)


class Target(msgspec.Struct, frozen=True, gc=False):
    """What ends a match: the options of the game."""

    points: int
    rounds: int = 0
    tie: Tie = "on"

    def is_reached(self, totals: Sequence[int], played: int) -> bool:
        """Return whether the match ends after so many rounds, unless the highest total is shared (R18, R22)."""
        return max(totals) >= self.points or 0 < self.rounds <= played


def target_of(match: State | View) -> Target:
    return Target(match.goal, match.rounds, match.tie)


def rounds_shown(view: View, number: int) -> int:
    """Return how many rounds there are at most, to be told with the number of one; 0: it is not among them (R22)."""
    return view.rounds if number < view.rounds else 0


def begin_round(
    target: Target, number: int, totals: tuple[int, ...], history: tuple[RoundScore, ...], chance: Chance
) -> tuple[State, Event]:
    """Deal a round (R1, R3). Round 0 begins with seat 0, and each later one a seat further on."""
    seats = len(totals)
    voids = 0
    chance.label()  # rounds are numbered
    while True:
        shuffled = chance.shuffle(PACK)
        hands = tuple(bytes(sorted(shuffled[(seat - number) % seats :: seats])) for seat in range(seats))
        if all(map(has_number, hands)):
            break
        voids += 1
    state = State(
        goal=target.points,
        round=number,
        phase=Phase.BID,
        down=hands,
        up=(b"",) * seats,
        placed=(None,) * seats,
        totals=totals,
        history=history,
        dealt=DealtHands(hands),
        rounds=target.rounds,
        tie=target.tie,
    )
    return state, Dealt(round=number, counts=tuple(map(len, hands)), voids=voids)


def place(state: State, seat: int, card: Card, move: Move) -> tuple[State, Sequence[Event]]:
    """Place a bid or a show; with the last one all are turned up (R4, R5)."""
    asked = state.placers
    if seat not in asked:
        raise Impossible("not-your-turn", seat=asked[0])
    if state.placed[seat] is not None:
        raise Impossible("already-placed")
    if card not in state.down[seat]:
        raise not_face_down(state, seat, card)
    if not IS_NUMBER[card]:
        return misplay(state, seat, move, "number-first")
    placed = with_value(state.placed, seat, card)
    event = CardPlaced(seat=seat, move=move)
    state = replace(state, placed=placed, last=LastAction(seat, move))
    if None in map(placed.__getitem__, asked):
        return state, (event,)
    turned, events = _turn_up_bids(state, asked, move)
    return turned, (event, *events)


def _turn_up_bids(state: State, seats: Sequence[int], move: Move) -> tuple[State, Sequence[Event]]:
    down, up = state.down, state.up
    cards = tuple(card for seat in seats if (card := state.placed[seat]) is not None)
    for seat, card in zip(seats, cards, strict=True):
        down, up = turned_up(down, up, seat, card)
    turned = replace(state, down=down, up=up, placed=(None,) * len(down), bids=state.bids or cards, asked=())
    lowest = min(RANK_OF[card] for card in cards)
    tied = tuple(seat for seat, card in zip(seats, cards, strict=True) if RANK_OF[card] == lowest)
    events: list[Event] = [TurnedUp(move=move, seats=tuple(seats), cards=cards)]
    first = tied[0]
    if len(tied) > 1:
        # Those with a number card must show it (R5).
        able = tuple(seat for seat in tied if has_number(down[seat]))
        events.append(Tied(seats=tied, asked=able))
        if len(able) > 1:
            return replace(turned, phase=Phase.SHOW, asked=able), events
        first = able[0] if able else min(tied, key=lambda seat: (seat - state.round) % len(down))
    return replace(turned, phase=Phase.TURN, turn=first), [*events, Began(seat=first)]


def is_settled(closed: Sequence[int], first_empty: int | None) -> bool:
    """Return True once no move can change anybody's points in this round (R21)."""
    return len(closed) == 3 and first_empty is not None


FOR_BIDS = (0, 3, 2, 1, 0, 0, 0)
"""R16: the points for each seat that was right, by how many were."""


def points_of(bids: Cards, last_closed: int, first_empty: int | None) -> tuple[int, ...]:
    """Count everybody's points (R16, R17)."""
    right = [SUIT_OF[bid] == last_closed for bid in bids]
    each = FOR_BIDS[sum(right)]
    return tuple(each * hit + (seat == first_empty) for seat, hit in enumerate(right))


def leaders(totals: Sequence[int]) -> tuple[int, ...]:
    highest = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == highest)


def winners_after(target: Target, played: int, before: Sequence[int], totals: Sequence[int]) -> tuple[int, ...]:
    """Return who has won with the last of so many rounds, if anybody (R18, R22). `before`: the totals before it."""
    best = leaders(totals)
    was_extra = target.tie == "once" and target.is_reached(before, played - 1)
    return best if target.is_reached(totals, played) and (was_extra or len(best) == 1) else ()


def end_round(state: State, chance: Chance) -> tuple[State, Sequence[Event]]:
    points = points_of(state.bids, state.closed[-1], state.first_empty)
    totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    score = RoundScore(
        number=state.round,
        bids=state.bids,
        closed=state.closed,
        first_empty=state.first_empty,
        points=points,
        totals=totals,
    )
    history = (*state.history, score)
    round_ended = RoundEnded(score=score)
    target, played = target_of(state), state.round + 1
    if winners := winners_after(target, played, state.totals, totals):
        over = replace(state, phase=Phase.OVER, totals=totals, history=history)
        return over, (round_ended, Won(seats=winners))
    fresh, dealt = begin_round(target, played, totals, history, chance)
    return replace(fresh, last=state.last), (round_ended, dealt)
