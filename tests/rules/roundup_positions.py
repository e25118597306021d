"""Roundup positions and moves in a short notation."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

import pytest
from msgspec.structs import replace

from bot.core.cards import NAMES, PACK, RANK_OF, RANKS, SUIT_OF, SUITS, parse_card, parse_cards
from bot.core.chance import Scripted
from bot.core.errors import Impossible
from bot.core.game import Event
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Cards, Misplayed, Phase, State, Tie
from cogs.roundup.rules.turn import next_cards
from tests.random_games import Step, random_steps

E = TypeVar("E", bound=Event)
NO_CHANCE: tuple[dict[str, object], ...] = ()


def random_match(seats: int, seed: str, *, points: int = 4, misplays: float = 0.1) -> Iterator[Step]:
    return random_steps(GAME, seats, {"points": points}, seed, misplays=misplays)


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
    rounds: int = 0,
    tie: Tie = "on",
) -> State:
    """In the middle of a round, each seat as `face-down hand / face-up hand`, and the stacks by their tops. Suits are
    closed in the order of their tens in `stacks`, or as `closed` says.
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
        rounds=rounds,
        tie=tie,
    )


def shuffle_giving(*hands: str, first: int = 0) -> dict[str, object]:
    """The shuffle that deals each seat these cards first, and then the rest in any order."""
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


def apply(state: State, move: str, chance: Scripted) -> tuple[State, list[Event]]:
    """A move with its seat, as records write it."""
    seat, _, action = move.partition(" ")
    state, events = GAME.apply(state, int(seat), GAME.parse(action), chance)
    return state, list(events)


def play(state: State, *moves: str, chance: Sequence[object] = NO_CHANCE) -> State:
    """None of the moves is a misplay, and all of the chance is used."""
    source = Scripted(chance)
    for move in moves:
        state, events = apply(state, move, source)
        assert not any(isinstance(event, Misplayed) for event in events), move
    assert not source.left
    return state


def events_of(state: State, move: str, chance: Sequence[object] = NO_CHANCE) -> list[Event]:
    return apply(state, move, Scripted(chance))[1]


def event_of(kind: type[E], state: State, move: str, chance: Sequence[object] = NO_CHANCE) -> E:
    (found,) = [event for event in events_of(state, move, chance) if isinstance(event, kind)]
    return found


def juse(state: State, move: str) -> Misplayed:
    """The misplay. Nothing has changed but the last action, which is marked."""
    after, (called,) = apply(state, move, Scripted(()))
    assert isinstance(called, Misplayed)
    assert called.seat == int(move[0])
    assert replace(after, last=state.last) == state
    return called


def fault(state: State, move: str) -> str:
    return juse(state, move).fault


def refusal(state: State, move: str) -> str:
    """The code of an impossible action, which is not offered either."""
    assert move[2:] not in possible(state, int(move[0]))
    with pytest.raises(Impossible) as caught:
        apply(state, move, Scripted(()))
    return caught.value.code


def table(state: State) -> list[str]:
    """Each seat's hands in the notation of `position`."""
    return [f"{names(down)} / {names(up)}" for down, up in zip(state.down, state.up, strict=True)]


def tops(state: State) -> str:
    return " ".join(f"{RANKS[height - 1]}{SUITS[suit]}" for suit, height in enumerate(state.stacks) if height)


def cards_in(state: State) -> list[int]:
    stacked = [suit * 13 + rank for suit, height in enumerate(state.stacks) for rank in range(height)]
    held = [card for hand in (*state.down, *state.up) for card in hand]
    return sorted((*stacked, *held, *state.discards))


def possible(state: State, seat: int) -> set[str]:
    return {GAME.spell(action) for action in GAME.possible(state, seat)}


def legal(state: State, seat: int) -> set[str]:
    return {GAME.spell(action) for action in GAME.legal(state, seat)}
