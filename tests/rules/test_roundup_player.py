"""Roundup's computer player: it never misplays, sees only what its seat may, and beats whoever plays at random."""

from collections.abc import Callable, Sequence

import pytest

from bot.core.chance import Seeded
from bot.core.game import Juse
from cogs.roundup.player.levels import choose
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Knowledge, Memory, State
from tests.rules.roundup_positions import cards, play, position

MOST_ACTIONS = 5_000


def match(seed: str, careful: Sequence[bool]) -> State:
    """Played to the end, by the computer player in the seats where `careful` says so and at random in the others."""
    chance, roll = Seeded(seed), Seeded(f"{seed}/choices").below
    state, events = GAME.deal(len(careful), {"points": 10}, chance)
    memory = GAME.recall(0, None, events)
    for _ in range(MOST_ACTIONS):
        waiting = GAME.to_act(state)
        if not waiting:
            return state
        seat = min(waiting)
        if careful[seat]:
            action = choose(GAME.view(state, seat), memory, seat, roll)
        else:
            actions = GAME.legal(state, seat)
            action = actions[roll(len(actions))]
        state, events = GAME.apply(state, seat, action, chance)
        assert not any(isinstance(event, Juse) for event in events)
        memory = GAME.recall(0, memory, events)
    raise AssertionError("the match does not end")


def chosen(*seats: str, stacks: str = "", bids: str = "", known: Sequence[Knowledge] = (), seat: int = 0) -> str:
    state = position(*seats, stacks=stacks, bids=bids, turn=seat)
    memory = Memory(tuple(known) or (Knowledge(),) * len(seats))
    return GAME.spell(choose(GAME.view(state, seat), memory, seat, _first))


def _first(_limit: int) -> int:
    return 0


@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.long) for seats in range(3, 7))])
def test_it_never_misplays_and_every_match_ends(seats: int) -> None:
    for number in range(12):
        assert GAME.outcome(match(f"computers/{seats}/{number}", [True] * seats)).finished


@pytest.mark.parametrize(
    ("seats", "least"),
    [(2, 0.85), pytest.param(4, 0.6, marks=pytest.mark.long), pytest.param(6, 0.4, marks=pytest.mark.long)],
)
def test_one_among_random_players_wins_far_more_than_its_share(seats: int, least: float) -> None:
    games = 24
    won = 0
    for number in range(games):
        seat = number % seats
        state = match(f"against/{seats}/{number}", [other == seat for other in range(seats)])
        won += GAME.outcome(state).winners == (seat,)
    assert won >= least * games


def test_it_holds_its_bid_suit_back() -> None:
    assert chosen("AS 2H / TS", "3C / 4C", bids="TS 4C", stacks="AH") == "down 2H"
    assert chosen("AS 9H / TS", "3C / 4C", bids="TS 4C") == "pass 9H"
    assert chosen("5S / 2S AH 3S", "3C / 4C", bids="3S 4C", stacks="AS") == "up AH"
    assert chosen("5S / 2S 3S", "3C / 4C", bids="3S 4C", stacks="AS") == "up 2S"


def test_it_plays_its_suit_once_that_comes_last_anyway() -> None:
    assert chosen("5S / 9S TS TC", "3C / 4C", bids="TS 4C", stacks="8S TH TD 9C") == "up TC 9S TS"


def test_it_asks_for_the_blocker_where_it_knows_it_is() -> None:
    known = (Knowledge(), Knowledge(lacks=frozenset(cards("AC"))), Knowledge(holds=frozenset(cards("AC"))))
    hands = ("KD 2S 3S / TS", "5C 5D / 7C", "AC 6D / 7D")
    assert chosen(*hands, bids="TS 7C 7D", stacks="TH 4D", known=known) == "KD 2 1"


def test_it_empties_its_hand_when_its_bid_is_lost() -> None:
    assert chosen("2C JD 7C / ", "3C 3D / 4C", bids="TS 4C", stacks="TS AC") == "down 2C"
    assert chosen("JD 7C / ", "3C 3D / 4C", bids="TS 4C", stacks="TS AC") == "JD 1"


def test_it_discards_a_face_card_rather_than_give_its_suit() -> None:
    state = play(position("QH / 9C", "AS 5S JS / TS", "AC / ", bids="9C TS AC"), "0 QH 1 S")
    view = GAME.view(state, 1)
    assert GAME.spell(choose(view, Memory((Knowledge(),) * 3), 1, _first)) == "give JS"


def test_the_same_view_and_memory_give_the_same_choice() -> None:
    state = position("AS 9H KD / TS", "3C / 4C", bids="TS 4C")
    memory = Memory((Knowledge(),) * 2)
    rolls: list[Callable[[int], int]] = [Seeded("roll").below, Seeded("roll").below]
    one, other = (choose(GAME.view(state, 0), memory, 0, roll) for roll in rolls)
    assert one == other
