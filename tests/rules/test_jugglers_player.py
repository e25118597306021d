"""The computer player of Jugglers at its three levels: what it does, what it knows, and that better ones win more."""

import pickle
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest
from msgspec.structs import replace

from bot.cli.tournament import RANDOM, hold
from bot.core.chance import Seeded
from bot.core.game import LEVELS, Event, Level, settle_options
from bot.core.thinking_process import Question, think
from cogs.jugglers.player import normal, rollouts, valuation
from cogs.jugglers.player.levels import choose
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.state import Memory, State
from cogs.jugglers.rules.view import recall
from tests.rules.jugglers_positions import card, cards, dealt, pair, play_on

OPTIONS = settle_options(GAME, {})
LARGE = {2: 60, 4: 24, 5: 30}
"""Deals for each number of seats, each played once from every seat."""


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players think far less than at a table, so that a match takes a second or less."""
    monkeypatch.setattr(rollouts, "ROLLOUTS", 30)
    monkeypatch.setattr(valuation, "DEALS", 25)
    monkeypatch.setattr(normal, "SAMPLES", 20)


def decisions(seats: int, seed: str, level: Level) -> Iterator[tuple[State, list[Memory], int]]:
    """A round of computer players of one level, at each of their decisions."""
    chance = Seeded(seed)
    state, events = GAME.deal(seats, OPTIONS, chance)
    memories = [recall(seat, None, _known_to(seat, events)) for seat in range(seats)]
    number = 0
    while not state.results:
        seat = to_move(state)
        yield state, memories, seat
        action = choose(GAME.view(state, seat), memories[seat], seat, Seeded(f"{seed}/{number}").below, level)
        state, events = GAME.apply(state, seat, action, chance)
        memories = [recall(other, memory, _known_to(other, events)) for other, memory in enumerate(memories)]
        number += 1


def _known_to(seat: int, events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.shown_to(seat)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.long) for seats in range(3, 6))])
def test_easy_does_what_is_possible_and_the_others_what_is_legal(seats: int, level: Level, hurried: None) -> None:
    asked: set[str] = set()
    for state, memories, seat in decisions(seats, "legal", "normal"):
        view = GAME.view(state, seat)
        asked.add(view.asking)
        allowed = (GAME.possible if level == "easy" else GAME.legal)(state, seat)
        assert choose(view, memories[seat], seat, Seeded("choice").below, level) in allowed
    assert asked == ({"secret", "place", "dummy"} if seats == 2 else {"secret", "place"})


@pytest.mark.long
@pytest.mark.parametrize(("seats", "fault"), [(2, "out-of-turn"), (4, "empty-deck"), (5, "empty-deck")])
def test_easy_misplays_now_and_then_and_goes_on(seats: int, fault: str) -> None:
    faults = [state.last.fault for state, *_ in decisions(seats, "slips", "easy") if state.last and state.last.fault]
    assert set(faults) == {fault}
    assert len(faults) < 15


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer_in_another_process_too(level: Level, hurried: None) -> None:
    for number, (state, memories, seat) in enumerate(islice(decisions(4, "again", "normal"), 12)):
        question = Question(GAME.view(state, seat), memories[seat], seat, f"{number}", level)
        again = pickle.loads(pickle.dumps(question))  # noqa: S301
        assert think(choose, question) == think(choose, again)


def test_what_all_at_a_table_remember_is_stored_once() -> None:
    """At a thousand tables that is a megabyte."""
    *_, (_, memories, _) = islice(decisions(4, "shared", "easy"), 20)
    remembered = (memory.contributions for memory in memories)
    in_common = [known for known in zip(*remembered, strict=True) if len(set(known)) == 1]
    assert len(in_common) >= 8
    assert all(len(set(map(id, known))) == 1 for known in in_common)


def last_turn(hand: str, left: str, joker: str, right: str, policies: str, sigil: str) -> tuple[State, Memory]:
    """Seat 1 has the very last turn of a gathering of four, and nothing lies on any draft."""
    state = play_on(dealt(4, f"AC {sigil}")[0], 16)
    gathering = replace(
        state.gathering,
        policies=pair(policies),
        poker=(cards(left), cards(joker), cards(right)),
        hands=(state.gathering.hands[0], cards(hand), *state.gathering.hands[2:]),
        down=((), (), ()),
    )
    memory = Memory(round=1, sigil=card(sigil), policies=(pair(policies),), opened=((),), cycle=4)
    return replace(state, gathering=gathering), memory


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(
    ("drafts", "policies", "move"),
    [
        pytest.param(("7S 8H 3C", "5S 5H 9C", "2S 2H 6D"), "KH JD", "place 7D 1", id="lifts what shares"),
        pytest.param(("7S 7H 3C", "TD 9H 5C", "6S 6H 2D"), "AH JD", "place TS 2", id="lifts the joker over another"),
    ],
)
def test_on_the_last_turn_it_plays_for_its_sigil(
    drafts: tuple[str, str, str], policies: str, move: str, level: Level
) -> None:
    state, memory = last_turn("2C 7D TS 4H", *drafts, policies, "KS")
    assert to_move(state) == 1
    assert GAME.spell(choose(GAME.view(state, 1), memory, 1, Seeded("a").below, level)) == move


@pytest.mark.long
@pytest.mark.parametrize(
    ("stronger", "weaker", "deals"), [("easy", RANDOM, 1), ("normal", "easy", 3), ("hard", "easy", 2)]
)
def test_small_tournaments_for_two(stronger: str, weaker: str, deals: int, hurried: None) -> None:
    tallies = hold(GAME, OPTIONS, (stronger, weaker), deals, "brief")
    assert tallies[stronger].interval()[0] > 0.55
    assert tallies[stronger].misplays == 0 or stronger == "easy"


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("stronger", "weaker"), [("hard", "normal"), ("normal", "easy"), ("easy", RANDOM)])
@pytest.mark.parametrize("seats", LARGE)
def test_each_level_beats_the_next_at_every_table(seats: int, stronger: str, weaker: str) -> None:
    """In two parties, which tells more than one player among many. The 95 % intervals do not even touch."""
    players = [stronger] * (seats // 2) + [weaker] * (seats - seats // 2)
    tallies = hold(GAME, OPTIONS, players, LARGE[seats], "large")
    (much, around_much), (little, around_little) = tallies[stronger].interval(), tallies[weaker].interval()
    assert much - around_much > little + around_little
