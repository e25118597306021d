"""Roundup's three levels: what the hard player imagines could be true, the easy one slips, and better ones win more."""

import pickle
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import pytest
from msgspec.structs import replace

from bot.cli.tournament import RANDOM, hold
from bot.core.cards import PACK, RANK_OF, SUIT_OF
from bot.core.chance import Seeded
from bot.core.game import LEVELS, Event, Juse, Level, Roll
from bot.core.thinking_process import Question, think
from cogs.roundup.player import hard
from cogs.roundup.player.deals import Worlds
from cogs.roundup.player.levels import choose
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.state import Action, Knowledge, Memory, Phase, State
from tests.rules.roundup_positions import position

Player = Callable[[State, Memory, int, Roll], Action]
LARGE = {2: 20, 4: 40, 6: 60}
"""Deals for each number of seats, each played once from every seat."""


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hard player thinks far less than at a table, so that a match takes a second or two."""
    monkeypatch.setattr(hard, "THOUGHT", 400)


def at_level(level: Level) -> Player:
    return lambda state, memory, seat, roll: choose(GAME.view(state, seat), memory, seat, roll, level)


def at_random(state: State, _memory: Memory, seat: int, roll: Roll) -> Action:
    actions = GAME.legal(state, seat)
    return actions[roll(len(actions))]


def moments(seed: str, players: Sequence[Player], points: int) -> Iterator[tuple[State, Memory, int, Sequence[Event]]]:
    """A whole match: each state, what all know, who is to move (-1 at the end), and the events that led there."""
    chance, roll = Seeded(seed), Seeded(f"{seed}/choices").below
    state, events = GAME.deal(len(players), {"points": points}, chance)
    memory = GAME.recall(0, None, events)
    while waiting := GAME.to_act(state):
        seat = min(waiting)
        yield state, memory, seat, events
        state, events = GAME.apply(state, seat, players[seat](state, memory, seat, roll), chance)
        memory = GAME.recall(0, memory, events)
    yield state, memory, -1, events


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_world_imagined_is_one_that_the_seat_may_be_in(seats: int) -> None:
    phases: Counter[Phase] = Counter()
    players = [at_level("normal"), at_random] * seats
    for state, memory, seat, _ in moments(f"worlds/{seats}", players[:seats], points=5):
        if seat < 0:
            continue
        phases[state.phase] += 1
        view = GAME.view(state, seat)
        world = Worlds(view, memory, seat, Seeded(f"worlds/{sum(phases.values())}").below).draw()
        assert GAME.view(world, seat) == replace(view, history=(), last=None)
        assert sorted(cards_of(world)) == sorted(PACK)
        for other, known in enumerate(memory.seats):
            assert known.holds <= set(world.down[other])
            assert other == seat or not known.lacks & set(world.down[other])
    assert phases[Phase.BID]
    assert phases[Phase.TURN]
    assert phases[Phase.GIVE]


def cards_of(state: State) -> list[int]:
    stacked = [card for card in PACK if RANK_OF[card] < state.stacks[SUIT_OF[card]]]
    return [*stacked, *state.discards, *b"".join(state.down + state.up)]


def test_a_card_seen_to_be_somewhere_is_there_in_every_world() -> None:
    state = position("AS KD / TS", "2S 3S / 4C", "2C 3C / 5C", bids="TS 4C 5C", stacks="AH")
    holds, lacks = frozenset({1}), frozenset({40, 41})
    memory = Memory((Knowledge(), Knowledge(holds=holds), Knowledge()))
    worlds = Worlds(GAME.view(state, 0), memory, 0, Seeded("holds").below)
    assert all(1 in worlds.draw().down[1] for _ in range(50))
    memory = Memory((Knowledge(), Knowledge(lacks=lacks), Knowledge()))
    worlds = Worlds(GAME.view(state, 0), memory, 0, Seeded("lacks").below)
    assert not any(lacks & set(worlds.draw().down[1]) for _ in range(50))


def test_worlds_differ_for_they_are_guesses() -> None:
    state, _ = GAME.deal(4, {"points": 10}, Seeded("guesses"))
    worlds = Worlds(GAME.view(state, 0), Memory((Knowledge(),) * 4), 0, Seeded("guesses").below)
    drawn = [worlds.draw() for _ in range(20)]
    assert len({world.down for world in drawn}) == 20
    assert {world.down[0] for world in drawn} == {state.down[0]}


def middle_of_a_round() -> tuple[State, Memory, int]:
    found = (moment for moment in moments("middle", [at_level("normal")] * 4, points=1) if len(moment[0].discards) > 2)
    state, memory, seat, _ = next(found)
    return state, memory, seat


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer_in_another_process_too(level: Level) -> None:
    state, memory, seat = middle_of_a_round()
    question = Question(GAME.view(state, seat), memory, seat, "seed", level)
    again = pickle.loads(pickle.dumps(question))  # noqa: S301
    assert think(choose, question) == think(choose, again)


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_hide_changes_no_answer(level: Level) -> None:
    state, memory, seat = middle_of_a_round()
    first, second = [other for other in range(4) if other != seat and len(state.down[other]) > 1][:2]
    hands = [list(hand) for hand in state.down]
    hands[first][0], hands[second][-1] = hands[second][-1], hands[first][0]
    other = replace(state, down=tuple(bytes(hand) for hand in hands))
    answers = {choose(GAME.view(each, seat), memory, seat, Seeded("hidden").below, level) for each in (state, other)}
    assert len(answers) == 1


def hard_choice(state: State) -> str:
    """Where all face cards that nobody holds are out of the game."""
    missing = {card for card in PACK if not IS_NUMBER[card]} - {*b"".join(state.down)}
    view = GAME.view(replace(state, discards=tuple(missing)), state.turn)
    memory = Memory((Knowledge(),) * len(state.down))
    return GAME.spell(hard.choose(view, memory, state.turn, Seeded("hard").below))


def test_hard_closes_the_last_two_stacks_in_the_order_that_pays() -> None:
    """Both at once: before the other can get rid of its last card and be first with no hand."""
    assert hard_choice(position(" / TS TH", "KD / ", bids="TS 9H", stacks="TC TD 9S 9H")) == "up TH TS"
    assert hard_choice(position(" / TS TH", "KD / ", bids="TH 9S", stacks="TC TD 9S 9H")) == "up TS TH"


def test_hard_lays_its_face_up_cards_one_a_turn_where_that_spares_its_hand() -> None:
    """For as long as one fits, no card that holds its suit up has to leave."""
    hands = ("8S 9S / TS 7D 8D 9D", "8H 9H / TH TD")
    assert hard_choice(position(*hands, bids="TS TH", stacks="TC 6D 7S 7H")) == "up 7D"


def test_easy_misplays_now_and_then_and_the_others_never(hurried: None) -> None:
    def misplays(level: Level, points: int) -> int:
        match = moments("slips", [at_level(level)] * 4, points)
        return sum(isinstance(event, Juse) for _, _, _, events in match for event in events)

    assert misplays("easy", 20) > 3
    assert not misplays("normal", 20)
    assert not misplays("hard", 1)


def test_whatever_easy_does_can_be_done_if_only_as_a_misplay() -> None:
    faults: Counter[str] = Counter()
    roll = Seeded("other/choices").below
    for state, memory, seat, _ in moments("easily", [at_level("easy")] * 3, points=10):
        for _ in range(3 if seat >= 0 else 0):
            action = choose(GAME.view(state, seat), memory, seat, roll, "easy")
            _, events = GAME.apply(state, seat, action, Seeded("chance"))
            faults.update(event.fault for event in events if isinstance(event, Juse))
    assert set(faults) == {"face-up-first", "does-not-fit"}


@pytest.mark.long
@pytest.mark.parametrize(
    ("stronger", "weaker", "points", "deals"),
    [("easy", RANDOM, 5, 8), ("normal", "easy", 5, 8), ("hard", "normal", 1, 2)],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_small_tournaments(stronger: str, weaker: str, points: int, deals: int, seats: int, hurried: None) -> None:
    tallies = hold(GAME, {"points": points}, (stronger, weaker) * (seats // 2), deals, "small")
    assert tallies[stronger].interval()[0] > 1.2 * tallies[weaker].interval()[0]


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", RANDOM), ("normal", "easy"), ("hard", "normal")])
@pytest.mark.parametrize("seats", LARGE)
def test_large_tournaments(seats: int, stronger: str, weaker: str) -> None:
    """The intervals lie apart."""
    tallies = hold(GAME, {"points": 10}, (stronger, weaker) * (seats // 2), LARGE[seats], "large")
    (much, around_much), (little, around_little) = tallies[stronger].interval(), tallies[weaker].interval()
    assert much - around_much > little + around_little
