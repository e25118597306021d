"""The beginning of a round: the deal, the bids, and who goes first (R1–R5)."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core.cards import PACK, RANK_OF, Card
from bot.core.chance import Chance
from bot.core.errors import Impossible
from bot.core.game import Event
from cogs.roundup.rules.hands import misplay, not_face_down, turned_up, with_value
from cogs.roundup.rules.moves import IS_NUMBER, has_number
from cogs.roundup.rules.state import (
    Began,
    CardPlaced,
    Dealt,
    LastAction,
    Move,
    Phase,
    RoundScore,
    State,
    Tied,
    TurnedUp,
)


def begin_round(
    goal: int, number: int, totals: tuple[int, ...], history: tuple[RoundScore, ...], chance: Chance
) -> tuple[State, Event]:
    """R1, R3. The deal of round 0 begins with seat 0, and each later one a seat further on."""
    seats = len(totals)
    first = number % seats
    voids = 0
    chance.label()  # rounds are numbered
    while True:
        shuffled = chance.shuffle(PACK)
        hands = tuple(bytes(sorted(shuffled[(seat - number) % seats :: seats])) for seat in range(seats))
        if all(map(has_number, hands)):
            break
        voids += 1
    state = State(
        goal=goal,
        round=number,
        phase=Phase.BID,
        down=hands,
        up=(b"",) * seats,
        placed=(None,) * seats,
        totals=totals,
        history=history,
    )
    return state, Dealt(round=number, first=first, counts=tuple(map(len, hands)), voids=voids)


def place(state: State, seat: int, card: Card, move: Move) -> tuple[State, Sequence[Event]]:
    """R4, R5: a bid or a show. With the last one all are turned up."""
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
    turned, events = _turn_up(state, asked, move)
    return turned, (event, *events)


def _turn_up(state: State, seats: Sequence[int], move: Move) -> tuple[State, Sequence[Event]]:
    down, up = state.down, state.up
    shown: list[Card] = []
    for seat in seats:
        card = state.placed[seat]
        assert card is not None
        shown.append(card)
        down, up = turned_up(down, up, seat, card)
    cards = tuple(shown)
    turned = replace(state, down=down, up=up, placed=(None,) * len(down), bids=state.bids or cards, asked=())
    lowest = min(RANK_OF[card] for card in cards)
    tied = tuple(seat for seat, card in zip(seats, cards, strict=True) if RANK_OF[card] == lowest)
    return _settle_tie(turned, tied, TurnedUp(move=move, seats=tuple(seats), cards=cards))


def _settle_tie(state: State, tied: tuple[int, ...], turned_up: TurnedUp) -> tuple[State, Sequence[Event]]:
    """R5: these seats have the lowest card. Either one begins, or those with a number card must show it."""
    if len(tied) == 1:
        return _begin(state, tied[0]), (turned_up, Began(seat=tied[0]))
    able = tuple(seat for seat in tied if has_number(state.down[seat]))
    event = Tied(seats=tied, asked=able)
    if len(able) > 1:
        return replace(state, phase=Phase.SHOW, asked=able), (turned_up, event)
    first = able[0] if able else min(tied, key=lambda seat: (seat - state.round) % len(state.down))
    return _begin(state, first), (turned_up, event, Began(seat=first))


def _begin(state: State, seat: int) -> State:
    return replace(state, phase=Phase.TURN, turn=seat)
