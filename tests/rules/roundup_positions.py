"""Roundup positions written by hand, as short as a rule book would put them."""

from collections.abc import Sequence
from typing import TypeVar

import pytest

from bot.core.cards import NAMES, PACK, RANK_OF, RANKS, SUIT_OF, SUITS, parse_card, parse_cards
from bot.core.chance import Scripted
from bot.core.errors import Impossible
from bot.core.game import Event
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Cards, Misplayed, Phase, State
from cogs.roundup.rules.turn import next_cards

E = TypeVar("E", bound=Event)
NO_CHANCE: tuple[dict[str, object], ...] = ()


def cards(text: str) -> Cards:
    return parse_cards(text.split())


def names(hand: Sequence[int]) -> str:
    return " ".join(NAMES[card] for card in hand)


def position(
    *seats: str,
    stacks: str = "",
    turn: int = 0,
    bids: str = "",
    totals: Sequence[int] = (),
    goal: int = 10,
    round_number: int = 0,
    first_empty: int | None = None,
    closed: str = "",
) -> State:
    """Each seat as `face-down hand / face-up hand`, the stacks by their tops, in the middle of a round. Suits are
    closed in the order of their tens among `stacks`, or in that of `closed`.
    """
    heights = [0, 0, 0, 0]
    for top in cards(stacks):
        heights[SUIT_OF[top]] = RANK_OF[top] + 1
    hands = [[cards(hand) for hand in seat.split("/")] for seat in seats]
    finished = [SUIT_OF[top] for top in cards(stacks) if NAMES[top][0] == "T"]
    return State(
        goal=goal,
        round=round_number,
        phase=Phase.TURN,
        down=tuple(bytes(sorted(down)) for down, _ in hands),
        up=tuple(bytes(up) for _, up in hands),
        placed=(None,) * len(seats),
        totals=tuple(totals) or (0,) * len(seats),
        bids=cards(bids) or (parse_card("TS"),) * len(seats),
        nexts=next_cards(tuple(heights)),
        closed=tuple(SUITS.index(suit) for suit in closed.split()) if closed else tuple(finished),
        turn=turn,
        first_empty=first_empty,
    )


def shuffle_giving(*hands: str, first: int = 0) -> dict[str, object]:
    """The shuffle that deals these cards first and whatever is left over after them; hands of even length."""
    wanted = [cards(hand) for hand in hands]
    named = {card for hand in wanted for card in hand}
    rest = iter([card for card in PACK if card not in named])
    order: list[int] = []
    seats = len(hands)
    for place in range(len(PACK)):
        hand = wanted[(first + place) % seats]
        nth = place // seats
        order.append(hand[nth] if nth < len(hand) else next(rest))
    return {"shuffle": [NAMES[card] for card in order]}


def dealt(*shuffles: dict[str, object], seats: int, points: int = 10) -> State:
    return GAME.deal(seats, {"points": points}, Scripted(shuffles))[0]


def bidding(*hands: str) -> State:
    """A fresh round in which each seat holds just these cards."""
    return State(
        goal=10,
        round=0,
        phase=Phase.BID,
        down=tuple(bytes(sorted(cards(hand))) for hand in hands),
        up=(b"",) * len(hands),
        placed=(None,) * len(hands),
        totals=(0,) * len(hands),
    )


def play(state: State, *moves: str, chance: Sequence[object] = NO_CHANCE) -> State:
    """Moves as records write them, none of them a misplay, and all of the chance used."""
    source = Scripted(chance)
    for move in moves:
        seat, _, action = move.partition(" ")
        state, events = GAME.apply(state, int(seat), GAME.parse(action), source)
        assert not any(isinstance(event, Misplayed) for event in events), move
    assert not source.left
    return state


def events_of(state: State, move: str, chance: Sequence[object] = NO_CHANCE) -> list[Event]:
    seat, _, action = move.partition(" ")
    return list(GAME.apply(state, int(seat), GAME.parse(action), Scripted(chance))[1])


def event_of(kind: type[E], state: State, move: str, chance: Sequence[object] = NO_CHANCE) -> E:
    (found,) = [event for event in events_of(state, move, chance) if isinstance(event, kind)]
    return found


def juse(state: State, move: str) -> Misplayed:
    """The call; everything must lie as before and the same seats be asked the same."""
    seat, _, action = move.partition(" ")
    after, (called,) = GAME.apply(state, int(seat), GAME.parse(action), Scripted(()))
    assert isinstance(called, Misplayed)
    assert called.seat == int(seat)
    for other in range(len(state.down)):
        assert GAME.decision(after, other) == GAME.decision(state, other)
    assert (after.down, after.up, after.stacks, after.discards, after.placed, after.turn, after.owed) == (
        state.down,
        state.up,
        state.stacks,
        state.discards,
        state.placed,
        state.turn,
        state.owed,
    )
    return called


def fault(state: State, move: str) -> str:
    return juse(state, move).fault


def refusal(state: State, move: str) -> str:
    """The code of an impossible action, which the table does not offer either."""
    seat, _, action = move.partition(" ")
    assert GAME.parse(action) not in GAME.possible(state, int(seat))
    with pytest.raises(Impossible) as caught:
        GAME.apply(state, int(seat), GAME.parse(action), Scripted(()))
    return caught.value.code


def table(state: State) -> list[str]:
    """Every seat's hands, written as `position` reads them."""
    return [f"{names(down)} / {names(up)}" for down, up in zip(state.down, state.up, strict=True)]


def tops(state: State) -> str:
    return " ".join(f"{RANKS[height - 1]}{SUITS[suit]}" for suit, height in enumerate(state.stacks) if height)


def possible(state: State, seat: int) -> set[str]:
    return {GAME.spell(action) for action in GAME.possible(state, seat)}


def legal(state: State, seat: int) -> set[str]:
    return {GAME.spell(action) for action in GAME.legal(state, seat)}
