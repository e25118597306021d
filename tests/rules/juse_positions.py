"""Juse positions written by hand, as briefly as in a rule book."""

import pytest

from bot.core.cards import NAMES, RANK_OF, RANKS, SUIT_OF, card_names, parse_card, parse_cards
from bot.core.chance import Scripted, Seeded
from bot.core.errors import Impossible
from bot.core.game import Event
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import Misplayed, Pile, State

NO_CHANCE = Scripted(())


def position(
    *seats: str,
    base: str = "A",
    centre: str = "",
    turn: int = 0,
    held: str = "",
    first_turn: bool = False,
    players_call: bool = False,
) -> State:
    """Each seat as `draw pile / discard pile`, both bottom to top; the centre by the tops of its piles."""
    heights = [0, 0, 0, 0]
    for top in parse_cards(centre.split()):
        heights[SUIT_OF[top]] = (RANK_OF[top] - RANKS.index(base)) % 13 + 1
    piles = [[parse_cards(pile.split()) for pile in seat.split("/")] for seat in seats]
    return State(
        base=RANKS.index(base),
        centre=tuple(heights),
        draws=tuple(draw for draw, _ in piles),
        discards=tuple(discard for _, discard in piles),
        reminders=False,
        turn=turn,
        held=parse_card(held) if held else None,
        first_turn=first_turn,
        players_call=players_call,
    )


def table(state: State) -> list[str]:
    """Every seat's piles, written as `position` reads them."""
    return [
        f"{_written(draw)} / {_written(discard)}" for draw, discard in zip(state.draws, state.discards, strict=True)
    ]


def _written(pile: Pile) -> str:
    return " ".join(card_names(pile))


def tops(state: State) -> str:
    return " ".join(NAMES[top] for top in GAME.view(state, None).centre if top is not None)


def dealt(shuffled: Pile, seats: int, *, reminders: bool = False) -> State:
    chance = Scripted([{"shuffle": card_names(shuffled)}])
    return GAME.deal(seats, {"reminders": reminders}, chance)[0]


def dealt_at_random(seats: int, seed: str = "deal", *, reminders: bool = False) -> State:
    return GAME.deal(seats, {"reminders": reminders}, Seeded(seed))[0]


def act(state: State, *moves: str) -> State:
    """The state after these right moves of the seats to move."""
    for move in moves:
        state, events = GAME.apply(state, state.turn, GAME.parse(move), NO_CHANCE)
        assert not any(isinstance(event, Misplayed) for event in events)
    return state


def events_of(state: State, move: str, seat: int | None = None) -> list[Event]:
    seat = state.turn if seat is None else seat
    return list(GAME.apply(state, seat, GAME.parse(move), NO_CHANCE)[1])


def juse(state: State, move: str) -> tuple[State, Misplayed]:
    """The state after a misplay that the bot calls, and the event."""
    after, events = GAME.apply(state, state.turn, GAME.parse(move), NO_CHANCE)
    called = events[0]
    assert isinstance(called, Misplayed)
    assert called.seat == state.turn
    return after, called


def fault(state: State, move: str) -> str:
    return juse(state, move)[1].fault


def refusal(state: State, move: str, seat: int | None = None) -> str:
    """The code of an impossible action; it is not among the possible ones either."""
    seat = state.turn if seat is None else seat
    assert GAME.parse(move) not in GAME.possible(state, seat)
    with pytest.raises(Impossible) as caught:
        GAME.apply(state, seat, GAME.parse(move), NO_CHANCE)
    return caught.value.code


def possible(state: State, seat: int | None = None) -> set[str]:
    return {GAME.spell(action) for action in GAME.possible(state, state.turn if seat is None else seat)}


def legal(state: State, seat: int | None = None) -> set[str]:
    return {GAME.spell(action) for action in GAME.legal(state, state.turn if seat is None else seat)}
