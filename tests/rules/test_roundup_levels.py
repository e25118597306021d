"""Roundup's computer player: what it may know, how it plays at its three levels, and that better levels win more."""

import pickle
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import pytest
from msgspec.structs import replace

from bot.cli.tournament import RANDOM, hold
from bot.core.cards import PACK
from bot.core.chance import Seeded
from bot.core.game import LEVELS, Event, Juse, Level, Roll
from bot.core.thinking_process import Question, think
from cogs.roundup.player import hard
from cogs.roundup.player.deals import PossibleDeals
from cogs.roundup.player.levels import choose
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.state import Action, Knowledge, Memory, Phase, State
from tests.rules.roundup_positions import cards, cards_in, play, position

Player = Callable[[State, Memory, int, Roll], Action]
MOST_ACTIONS = 5_000
DEALS_OF_LARGE_TOURNAMENTS = {2: 20, 4: 40, 6: 60}
"""For each number of seats; each deal is played once from every seat."""


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hard player simulates far fewer actions than at a table, so a match takes a second or two."""
    monkeypatch.setattr(hard, "ACTION_BUDGET", 400)


def at_level(level: Level) -> Player:
    return lambda state, memory, seat, roll: choose(GAME.view(state, seat), memory, seat, roll, level)


def at_random(state: State, _memory: Memory, seat: int, roll: Roll) -> Action:
    actions = GAME.legal(state, seat)
    return actions[roll(len(actions))]


def moments(seed: str, players: Sequence[Player], points: int) -> Iterator[tuple[State, Memory, int, Sequence[Event]]]:
    """A whole match: each state, what everybody remembers, who is to move (-1 at the end), and the latest events."""
    chance, roll = Seeded(seed), Seeded(f"{seed}/choices").below
    state, events = GAME.deal(len(players), {"points": points}, chance)
    memory = GAME.recall(0, None, events)
    for _ in range(MOST_ACTIONS):
        waiting = GAME.to_act(state)
        yield state, memory, min(waiting, default=-1), events
        if not waiting:
            return
        seat = min(waiting)
        state, events = GAME.apply(state, seat, players[seat](state, memory, seat, roll), chance)
        memory = GAME.recall(0, memory, events)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_deal_drawn_agrees_with_the_view_and_the_memory(seats: int) -> None:
    phases: Counter[Phase] = Counter()
    players = [at_level("normal"), at_random] * seats
    for state, memory, seat, _ in moments(f"deals/{seats}", players[:seats], points=5):
        if seat < 0:
            continue
        phases[state.phase] += 1
        view = GAME.view(state, seat)
        deal = PossibleDeals(view, memory, seat, Seeded(f"deals/{phases.total()}").below).draw()
        assert GAME.view(deal, seat) == replace(view, history=(), last=None)
        assert cards_in(deal) == list(PACK)
        for other, known in enumerate(memory.seats):
            assert known.holds <= set(deal.down[other])
            assert other == seat or not known.lacks & set(deal.down[other])
    assert {Phase.BID, Phase.TURN, Phase.GIVE} <= set(phases)


def test_a_card_seen_to_be_somewhere_is_there_in_every_deal() -> None:
    state = position("AS KD / TS", "2S 3S / 4C", "2C 3C / 5C", bids="TS 4C 5C", stacks="AH")
    holds, lacks = frozenset({1}), frozenset({40, 41})
    memory = Memory((Knowledge(), Knowledge(holds=holds), Knowledge()))
    deals = PossibleDeals(GAME.view(state, 0), memory, 0, Seeded("holds").below)
    assert all(1 in deals.draw().down[1] for _ in range(50))
    memory = Memory((Knowledge(), Knowledge(lacks=lacks), Knowledge()))
    deals = PossibleDeals(GAME.view(state, 0), memory, 0, Seeded("lacks").below)
    assert not any(lacks & set(deals.draw().down[1]) for _ in range(50))


def test_deals_are_random() -> None:
    state, _ = GAME.deal(4, {"points": 10}, Seeded("guesses"))
    deals = PossibleDeals(GAME.view(state, 0), knows_nothing(4), 0, Seeded("guesses").below)
    drawn = [deals.draw() for _ in range(20)]
    assert len({deal.down for deal in drawn}) == 20
    assert {deal.down[0] for deal in drawn} == {state.down[0]}


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


def knows_nothing(seats: int) -> Memory:
    return Memory((Knowledge(),) * seats)


def normal_choice(*seats: str, stacks: str = "", bids: str = "", known: Sequence[Knowledge] = ()) -> str:
    state = position(*seats, stacks=stacks, bids=bids)
    memory = Memory(tuple(known)) if known else knows_nothing(len(seats))
    return GAME.spell(choose(GAME.view(state, 0), memory, 0, lambda _: 0))


def test_normal_holds_its_bid_suit_back() -> None:
    assert normal_choice("AS 2H / TS", "3C / 4C", bids="TS 4C", stacks="AH") == "down 2H"
    assert normal_choice("AS 9H / TS", "3C / 4C", bids="TS 4C") == "pass 9H"
    assert normal_choice("5S / 2S AH 3S", "3C / 4C", bids="3S 4C", stacks="AS") == "up AH"
    assert normal_choice("5S / 2S 3S", "3C / 4C", bids="3S 4C", stacks="AS") == "up 2S"


def test_normal_plays_its_suit_once_that_comes_last_anyway() -> None:
    assert normal_choice("5S / 9S TS TC", "3C / 4C", bids="TS 4C", stacks="8S TH TD 9C") == "up TC 9S TS"


def test_normal_asks_for_the_blocker_where_it_knows_it_is() -> None:
    known = (Knowledge(), Knowledge(lacks=frozenset(cards("AC"))), Knowledge(holds=frozenset(cards("AC"))))
    hands = ("KD 2S 3S / TS", "5C 5D / 7C", "AC 6D / 7D")
    assert normal_choice(*hands, bids="TS 7C 7D", stacks="TH 4D", known=known) == "KD 2 1"


def test_normal_empties_its_hand_when_its_bid_is_lost() -> None:
    assert normal_choice("2C JD 7C / ", "3C 3D / 4C", bids="TS 4C", stacks="TS AC") == "down 2C"
    assert normal_choice("JD 7C / ", "3C 3D / 4C", bids="TS 4C", stacks="TS AC") == "JD 1"


def test_normal_discards_a_face_card_rather_than_give_its_suit() -> None:
    state = play(position("QH / 9C", "AS 5S JS / TS", "AC / ", bids="9C TS AC"), "0 QH 1 S")
    view = GAME.view(state, 1)
    assert GAME.spell(choose(view, knows_nothing(3), 1, lambda _: 0)) == "give JS"


def hard_choice(state: State) -> str:
    """With all face cards that nobody holds discarded."""
    missing = {card for card in PACK if not IS_NUMBER[card]} - {*b"".join(state.down)}
    view = GAME.view(replace(state, discards=tuple(missing)), state.turn)
    return GAME.spell(hard.choose(view, knows_nothing(len(state.down)), state.turn, Seeded("hard").below))


def test_hard_closes_the_last_two_stacks_in_the_order_that_pays() -> None:
    """And both at once, before the other can be the first without cards."""
    assert hard_choice(position(" / TS TH", "KD / ", bids="TS 9H", stacks="TC TD 9S 9H")) == "up TH TS"
    assert hard_choice(position(" / TS TH", "KD / ", bids="TH 9S", stacks="TC TD 9S 9H")) == "up TS TH"


def test_hard_lays_its_face_up_cards_one_a_turn_where_that_keeps_its_hand() -> None:
    """While one fits, no card that holds its suit up has to leave the hand."""
    hands = ("8S 9S / TS 7D 8D 9D", "8H 9H / TH TD")
    assert hard_choice(position(*hands, bids="TS TH", stacks="TC 6D 7S 7H")) == "up 7D"


def misplays(level: Level, seats: int, points: int, seed: str) -> int:
    match = moments(seed, [at_level(level)] * seats, points)
    return sum(isinstance(event, Juse) for _, _, _, events in match for event in events)


@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.long) for seats in range(3, 7))])
def test_normal_never_misplays_and_every_match_ends(seats: int) -> None:
    for number in range(12):
        assert not misplays("normal", seats, 10, f"computers/{seats}/{number}")


@pytest.mark.long
def test_easy_misplays_now_and_then_and_hard_never(hurried: None) -> None:
    assert misplays("easy", 4, 20, "misplays") > 3
    assert not misplays("hard", 4, 1, "misplays")


def test_easy_does_nothing_impossible_and_misplays_in_two_ways() -> None:
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
    ("stronger", "weaker", "points", "deals", "seats"),
    [
        *(("easy", RANDOM, 5, 8, seats) for seats in (2, 4, 6)),
        *(("normal", "easy", 5, 8, seats) for seats in (2, 4, 6)),
        *(("hard", "normal", 1, 2, seats) for seats in (2, 4)),
    ],
)
def test_small_tournaments(stronger: str, weaker: str, points: int, deals: int, seats: int, hurried: None) -> None:
    tallies = hold(GAME, {"points": points}, (stronger, weaker) * (seats // 2), deals, "small")
    assert tallies[stronger].interval()[0] > 1.2 * tallies[weaker].interval()[0]


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", RANDOM), ("normal", "easy"), ("hard", "normal")])
@pytest.mark.parametrize("seats", DEALS_OF_LARGE_TOURNAMENTS)
def test_large_tournaments(seats: int, stronger: str, weaker: str) -> None:
    """The intervals lie apart."""
    tallies = hold(GAME, {"points": 10}, (stronger, weaker) * (seats // 2), DEALS_OF_LARGE_TOURNAMENTS[seats], "large")
    (much, around_much), (little, around_little) = tallies[stronger].interval(), tallies[weaker].interval()
    assert much - around_much > little + around_little
