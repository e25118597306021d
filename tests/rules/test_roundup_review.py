"""The review of a match of Roundup: it finds a blunder, and says truly why.

How often it is right is measured by `python -m tests.proof coach`.
"""

import pickle
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.core.cards import parse_card
from bot.core.chance import Scripted, Seeded
from bot.core.coach import Decision, Review, Weighed
from bot.core.summary import Snapshot
from cogs.roundup.player.endgame import solve
from cogs.roundup.player.review import Graded, Key, Reason, advance, begin, compare, reason_of
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Action, Dealt, Knowledge, Memory, State
from tests.proof.judge import AT_ROUNDUP, Endgame
from tests.rules.roundup_positions import cards, position

LITTLE = 0.02


def match_from(state: State, *moves: str) -> tuple[list[Snapshot], list[tuple[int, Action]]]:
    """A match that goes on from here, as a review takes it."""
    steps, played = [Snapshot(state, (dealt_event(state),))], list[tuple[int, Action]]()
    for move in moves:
        seat, action = int(move[0]), GAME.parse(move[2:])
        steps.append(Snapshot(*GAME.apply(steps[-1].state, seat, action, Scripted(()))))
        played.append((seat, action))
    return steps, played


def dealt_event(state: State) -> Dealt:
    return Dealt(round=0, counts=tuple(map(len, state.down)), voids=0)


def reviewed(review: Review) -> Iterator[Review]:
    """Every step of it, each as if in another process."""
    while not review.is_done:
        yield (review := pickle.loads(pickle.dumps(advance(review))))  # noqa: S301


def endgame(own: str = "9S KD") -> State:
    """Seat 0 wins if spades close last, seat 1 if hearts do. Everything else is stacked or discarded."""
    state = position(f"{own} / TS", "9H QS QH / TH", stacks="8S 8H TD TC", bids="TS TH", totals=(2, 2), goal=3)
    return replace(state, discards=cards("JS JH JD JC QD QC KS KH KC"))


def test_a_blunder_is_found_and_explained() -> None:
    steps, moves = match_from(endgame(), "0 down 9S", "1 down 9H", "0 up TS", "1 up TH")
    reviews = list(reviewed(begin(steps, moves, 0, "seed", LITTLE)))
    (moment,) = reviews[-1].moments
    assert (moment.index, moment.seat, GAME.spell(moment.played)) == (0, 0, "down 9S")
    assert GAME.spell(moment.better) == "KD 1 9"
    assert (moment.cost, moment.interval) == (1.0, (1.0, 1.0))
    assert moment.reason == Reason("gave-away", "own-suit", 0.0, 1.0, 0, card=parse_card("9S"))
    progress = [review.progress for review in reviews]
    assert progress == sorted(progress)
    assert progress[-1] == 1.0


def test_nothing_is_said_of_what_cost_nothing() -> None:
    steps, moves = match_from(endgame(), "0 KD 1 9", "1 up 9H", "0 pass 9S", "1 up TH")
    assert list(reviewed(begin(steps, moves, 0, "seed", LITTLE)))[-1].moments == ()


@pytest.mark.parametrize(
    ("played", "better", "key", "card"),
    [
        ("bid 5S", "bid 7H", "bid-suit", "7H"),
        ("bid 5S", "bid 9S", "bid-higher", "9S"),
        ("bid 9S", "bid 5S", "bid-lower", "5S"),
        ("pass 3C", "pass 9S", "gave-away", "3C"),
        ("pass 9S", "down 5S", "held-back", "5S"),
        ("KD 1 9", "down 5S", "held-back", "5S"),
        ("down 5S", "pass 9S", "wait", "5S"),
        ("down 5S", "pass 5S", "plain", None),  # it leaves the hand either way
        ("up 5S 6S", "up 5S", "one-by-one", None),
        ("up 5S", "up 5S 6S", "more-at-once", None),
        ("up 5S", "up 7H", "other-card", "7H"),
        ("pass 9S", "KD 1 9", "ask", "KD"),
        ("pass QD", "KD 1 9", "plain", None),
        ("KD 1 9", "pass 9S", "spent", "KD"),
        ("KD 1 9", "pass KD", "plain", None),
        ("KC 1 9", "KD 1 9", "plain", None),
        ("pass KC", "pass 9S", "other-card", "9S"),  # a discarded face card brings its suit no further
        ("down 5S", "down 7H", "other-card", "7H"),
    ],
)
def test_what_is_better_is_named(played: str, better: str, key: Key, card: str | None) -> None:
    """Seat 0 wants clubs to close last."""
    view = GAME.view(position("5S 9S QD KD 7H 3C / TC", "2C / TH", bids="TC TH", stacks="4S 6H"), 0)
    first, second = Graded(GAME.parse(played), 4, scored=(1, 3)), Graded(GAME.parse(better), 4, scored=(1, 2))
    found = None if card is None else parse_card(card)
    assert reason_of(view, 0, first, second) == Reason(key, "rival", 0.75, 0.5, 1, found)


def test_what_it_costs_is_exact_where_nothing_is_hidden() -> None:
    steps, moves = match_from(endgame(), "0 down 9S", "1 down 9H", "0 up TS", "1 up TH")
    *_, review = reviewed(begin(steps, moves, 0, "seed", LITTLE))
    weighed = review.well[0]
    played, better = weighed.ways[0]
    blind = replace(weighed, ways=((played, replace(better, less=0.0, less_squared=0.0)),) * len(weighed.ways))
    assert (weighed.exact, weighed.is_costly, blind.is_costly) == (1.0, True, True)
    assert not replace(weighed, exact=0.0).is_costly
    moment, seen = (replace(review, well=(each,), is_done=False) for each in (blind, weighed))
    assert [advance(each).moments[0].reason.effect for each in (moment, seen)] == ["exact", "own-suit"]


def test_what_is_worked_out_is_what_looking_at_everything_finds() -> None:
    chance = replace(endgame("9S JD"), discards=cards("JS JH JC QD QC KS KH KD KC"))
    found = compared(chance, 0, GAME.recall(0, None, [dealt_event(chance)]))
    assert sorted(found) == pytest.approx([0, 1 / 3, 1 / 3])
    for number in range(4):
        match = AT_ROUNDUP.match(2, f"endgame/{number}")
        for index, (seat, _) in enumerate(match.moves):
            state = match.steps[index].state
            if state.bids and sum(map(len, state.down)) <= 9 and not GAME.automatic(state):
                found += compared(state, seat, match.memories[index][seat])
    assert sum(cost > 0 for cost in found) > 9


def compared(state: State, seat: int, memory: Memory) -> list[float]:
    """What each action costs, after it was compared."""
    everything, costs = Endgame(60_000), list[float]()
    for played in GAME.legal(state, seat):
        solved = solve(GAME.view(state, seat), memory, seat, played, Seeded("deal").below, 60_000)
        assert solved is not None
        assert solved[1] == pytest.approx(everything.cost(state, seat, played))
        costs.append(solved[1])
    return costs


def test_without_that_it_is_told_only_if_it_costs_however_people_go_on() -> None:
    steps, moves = match_from(endgame(), "0 down 9S", "1 down 9H", "0 up TS", "1 up TH")
    *_, review = reviewed(begin(steps, moves, 0, "seed", LITTLE))
    weighed = replace(review.well[0], exact=None)
    (played, better), *others = weighed.ways
    assert (len(others), weighed.is_costly) == (2, True)
    assert not replace(weighed, ways=(*others, (played, replace(better, less=0.0, less_squared=0.0)))).is_costly


@pytest.mark.parametrize(
    ("chances", "is_clear"),
    [
        ([0.6, 0.5, 0.6, 0.5], True),  # surely costly
        ([0.6, 0.0, 0.1, 0.0], False),  # perhaps costly
        ([0.1, 0.0, 0.1, 0.0], False),  # costs little, but perhaps enough
        ([0.02, -0.06, 0.05, -0.05], True),  # hardly costs anything
    ],
)
def test_what_is_clear_early_leaves_time_to_what_is_not(chances: list[float], is_clear: bool) -> None:
    squares = sum(chance * chance for chance in chances)
    played, better = (Graded(GAME.parse(f"pass {card}"), 4) for card in ("9S", "5S"))
    ways = ((played, replace(better, less=-sum(chances), less_squared=squares)),) * 3
    assert Weighed(0, ways, parts=1).is_clear == is_clear
    assert Weighed(0, ways, parts=3).is_clear


def test_what_hardly_anybody_holds_costs_hardly_anything() -> None:
    """Seat 0 passed with another card when an ace of clubs fitted, and does not gain by keeping one."""
    hands = "2D / 5D 2C 8C", "/ 9H 3C 8H 9D 7H", "AD TC / 8D 6D 3D 9C 4C", "TD AC / 7C 4D 6C TH 5C 7D"
    state = position(*hands, stacks="TS 6H", bids="5D 9H 8D 7C", goal=1, turn=2)
    state = replace(state, discards=cards("JS JH JD JC QS QH QD QC KS KH KD KC"))
    passed = Knowledge(spared=frozenset(cards("AC")))
    view, memory = GAME.view(state, 2), Memory((passed, Knowledge(), Knowledge(), passed), state.stacks)
    played, better = (GAME.parse(action) for action in ("pass TC", "down AD"))
    decision = Decision(0, 2, view, memory, played, (better,))
    _, found = compare(decision, (Graded(played), Graded(better)), 10_000, "seed")
    assert found.gain()[0] < LITTLE
