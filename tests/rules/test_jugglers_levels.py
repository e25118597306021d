"""Jugglers' three levels: what the hard player works out, how the easy one slips, and that better ones win more."""

import pickle
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.cli.tournament import RANDOM, hold
from bot.core.cards import Card
from bot.core.chance import Seeded
from bot.core.game import LEVELS, Level, settle_options
from bot.core.thinking_process import Question, think
from cogs.jugglers.player import normal, rollouts, valuation
from cogs.jugglers.player.deduction import interests, suspicions
from cogs.jugglers.player.levels import choose
from cogs.jugglers.player.valuation import match_value
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.memory import recall
from cogs.jugglers.rules.state import Contributed, Means, Memory, State, View
from tests.rules.jugglers_positions import card, cards, dealt, play_on

OPTIONS = settle_options(GAME, {})
LARGE = {2: 60, 4: 24, 5: 30}
"""Deals for each number of seats, each played once from every seat."""


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players think far less than at a table, so that a match takes a second or less."""
    monkeypatch.setattr(rollouts, "COURSES", 30)
    monkeypatch.setattr(valuation, "WORLDS", 25)
    monkeypatch.setattr(normal, "SAMPLES", 20)


def moments(seats: int, seed: str, level: Level) -> Iterator[tuple[State, tuple[Memory, ...], int]]:
    """A round of computer players of one level, at each of their decisions."""
    chance = Seeded(seed)
    state, events = GAME.deal(seats, OPTIONS, chance)
    memories = tuple(recall(seat, None, [event for event in events if event.shown_to(seat)]) for seat in range(seats))
    number = 0
    while not state.results:
        seat = to_move(state)
        yield state, memories, seat
        action = choose(GAME.view(state, seat), memories[seat], seat, Seeded(f"{seed}/{number}").below, level)
        state, events = GAME.apply(state, seat, action, chance)
        memories = tuple(
            recall(other, memory, [event for event in events if event.shown_to(other)])
            for other, memory in enumerate(memories)
        )
        number += 1


def pair(text: str) -> tuple[Card, Card]:
    left, right = cards(text)
    return left, right


def put(place: int, draft: int, gathering: int = 1) -> Contributed:
    return Contributed(gathering, 1, place, draft, Means.HAND)


def test_whoever_plays_for_a_draft_all_the_time_is_suspected_to_share_with_its_policy() -> None:
    policies = (pair("KH JD"), pair("AH QS"))
    memory = Memory(
        round=1,
        sigil=card("QC"),
        policies=policies,
        opened=((), ()),
        contributions=(put(1, 0), put(2, 1), put(1, 0, 2), put(2, 1, 2)),
    )
    found = suspicions(memory, 0, 4)
    assert set(found) == {1, 2, 3}
    assert all(sum(suspects.values()) == pytest.approx(1) for suspects in found.values())
    assert found[1][card("JH")] > 2 * found[3][card("JH")]
    assert found[1][card("JH")] > 4 * found[2][card("JH")]
    assert not any(shown in found[3] for shown in (memory.sigil, *policies[0], *policies[1]))


def test_one_odd_card_convicts_nobody() -> None:
    """Others may play at random: however much speaks against a sigil, it is never ruled out."""
    contributions = tuple(put(1, 1, gathering) for gathering in (1, 2, 3))
    memory = Memory(
        round=1,
        sigil=card("QC"),
        policies=(pair("KH JD"), pair("AH QS"), pair("JS QH")),
        opened=((), (), ()),
        contributions=contributions,
    )
    assert suspicions(memory, 0, 4)[1][card("JH")] > 0.01


def test_interests_follow_from_the_suspicions() -> None:
    suspects = {card("KC"): 0.5, card("AD"): 0.25, card("QS"): 0.25}
    assert interests(suspects, pair("KH JD")) == (0.25, 0.25, 0.5, 0.0)


def test_a_match_is_worth_a_share_where_several_win_and_an_equal_part_before_it_began() -> None:
    assert match_value((2, 0, 2), 2, 0) == 0.5
    assert match_value((2, 0, 2), 2, 1) == 0
    for seats in (2, 5):
        assert match_value((0,) * seats, 2, 0) == pytest.approx(1 / seats)
    assert match_value((1, 0), 2, 0) == 0.75


def last_gathering(sigil: str, policies: str, won: tuple[int, ...]) -> tuple[View, Memory]:
    state = play_on(dealt(4, f"AC {sigil}")[0], 16)
    view = replace(GAME.view(state, 1), gathering=6, won=won, village=())
    return view, Memory(round=1, sigil=card(sigil), policies=(pair(policies),), opened=((),), cycle=4)


def test_to_pass_is_worth_more_where_it_is_shared_with_nobody_than_where_all_share_it() -> None:
    view, memory = last_gathering("KS", "KH JD", (0, 0, 0, 0))
    everyone = {other: {card("KC"): 0.5, card("KD"): 0.25, card("AH"): 0.25} for other in (0, 2, 3)}
    nobody = {other: {card("AC"): 0.4, card("AS"): 0.3, card("QC"): 0.3} for other in (0, 2, 3)}
    shared = valuation.prospects(view, memory, 1, everyone, random_numbers())
    alone = valuation.prospects(view, memory, 1, nobody, random_numbers())
    assert alone[2] - alone[0] > shared[2] - shared[0]
    assert alone[2] > alone[0]


def test_a_round_is_worth_more_to_one_who_needs_it_for_the_match() -> None:
    suspects = {other: {card("AC"): 0.4, card("AS"): 0.3, card("QC"): 0.3} for other in (0, 2, 3)}
    gains: list[float] = []
    for won in ((0, 0, 0, 0), (0, 1, 0, 0)):
        view, memory = last_gathering("KS", "KH JD", won)
        nothing, _, left, _ = valuation.prospects(view, memory, 1, suspects, random_numbers())
        gains.append(left - nothing)
    assert gains[1] > gains[0] > 0


def random_numbers() -> valuation.Random:
    roll = Seeded("worlds").below
    return lambda: roll(1 << 30) / (1 << 30)


@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.long) for seats in (3, 4, 5))])
def test_hard_only_ever_does_what_is_legal(seats: int, hurried: None) -> None:
    asked: set[str] = set()
    for state, memories, seat in moments(seats, "legal", "normal"):
        view = GAME.view(state, seat)
        asked.add(view.asking)
        assert choose(view, memories[seat], seat, Seeded("hard").below, "hard") in GAME.legal(state, seat)
    assert asked == ({"secret", "place", "dummy"} if seats == 2 else {"secret", "place"})


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer_in_another_process_too(level: Level, hurried: None) -> None:
    for number, (state, memories, seat) in enumerate(moments(4, "again", "normal")):
        if number == 12:
            break
        question = Question(GAME.view(state, seat), memories[seat], seat, f"{number}", level)
        again = pickle.loads(pickle.dumps(question))  # noqa: S301
        assert think(choose, question) == think(choose, again)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_and_sigils_change_no_answer(level: Level, hurried: None) -> None:
    for number, (state, memories, seat) in enumerate(moments(4, "hidden", "normal")):
        if number == 12:
            break
        table, sigils = state.gathering, list(state.round.sigils)
        first, second = (other for other in range(4) if other not in (seat, (seat + 1) % 4))
        sigils[first], sigils[second] = sigils[second], sigils[first]
        hands = list(table.hands)
        hands[first], hands[second] = hands[second], hands[first]
        hidden = replace(
            state,
            round=replace(state.round, sigils=tuple(sigils), policies=state.round.policies[::-1]),
            gathering=replace(table, deck=table.deck[::-1], hands=tuple(hands)),
        )
        answers = {
            choose(GAME.view(either, seat), memories[seat], seat, Seeded("hidden").below, level)
            for either in (state, hidden)
        }
        assert len(answers) == 1


@pytest.mark.parametrize(("seats", "fault"), [(2, "out-of-turn"), (4, "empty-deck"), (5, "empty-deck")])
def test_easy_misplays_now_and_then_and_goes_on(seats: int, fault: str) -> None:
    faults = [state.last.fault for state, _, _ in moments(seats, "slips", "easy") if state.last and state.last.fault]
    assert set(faults) == {fault}
    assert len(faults) < 15


@pytest.mark.parametrize("seats", [2, 4])
def test_what_easy_does_is_always_possible(seats: int) -> None:
    for state, memories, seat in moments(seats, "possible", "normal"):
        view, offered = GAME.view(state, seat), GAME.possible(state, seat)
        assert all(choose(view, memories[seat], seat, Seeded(f"{n}").below, "easy") in offered for n in range(3))


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
    """In two parties, as that tells more than one player among many. The 95 % intervals do not even touch."""
    players = [stronger] * (seats // 2) + [weaker] * (seats - seats // 2)
    tallies = hold(GAME, OPTIONS, players, LARGE[seats], "large")
    (much, around_much), (little, around_little) = tallies[stronger].interval(), tallies[weaker].interval()
    assert much - around_much > little + around_little
