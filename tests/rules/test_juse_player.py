"""The computer player of Juse at its three levels."""

import math
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec
import pytest

from bot.core.cards import parse_card
from bot.core.chance import Seeded
from bot.core.game import FULL, LEVELS, Event, Juse, Level
from bot.tables.steps.lobby import COMPUTER_NAMES
from bot.text import words_for
from cogs.juse.player import choose, is_misplay
from cogs.juse.player.attention import CALLS, WEAKNESSES, Cue, chance_to_overlook, cues
from cogs.juse.rules.game import DRAW, GAME, JUSE, right_place
from cogs.juse.rules.state import CENTRE, OWN, Call, LastAction, Memory, Misplayed, Place, State
from tests.rules.juse_calls import DREW_EARLY, KEPT_FROM_CENTRE, STANDING, TURNED_EARLY, at, last
from tests.rules.juse_positions import act, events_of, position


def never(limit: int) -> int:
    """Nothing that is left to chance happens."""
    return limit - 1


def chosen(*seats: str, base: str = "A", centre: str = "", held: str = "", seat: int = 0, level: Level = "hard") -> str:
    state = position(*seats, base=base, centre=centre, held=held, turn=seat)
    roll = never if level == "hard" else lambda _limit: 0
    action = choose(GAME.view(state, seat), Memory(base=state.base), seat, roll, level)
    assert action is not None
    return GAME.spell(action)


def played(
    seats: int, seed: str, level: Level, referee: str = "bot", most: int = 2000
) -> Iterator[tuple[State, Memory, list[Event]]]:
    """A game among computer players of one level, asked only in their turns: what each action led to."""
    chance, roll = Seeded(seed), Seeded(f"{seed}/choices").below
    state, events = GAME.deal(seats, {"reminders": False, "referee": referee}, chance)
    memory = GAME.recall(0, None, events)
    for _ in range(most):
        if state.winner is not None:
            return
        action = choose(GAME.view(state, state.turn), memory, state.turn, roll, level)
        state, events = GAME.apply(state, state.turn, action or DRAW, chance)
        memory = GAME.recall(0, memory, events)
        yield state, memory, list(events)


@pytest.mark.parametrize(("level", "a_game"), [("easy", (0.45, 0.8)), ("normal", (0.2, 0.45)), ("hard", (0.03, 0.2))])
def test_each_level_slips_as_often_as_people_like_to_hear_and_every_game_ends(
    level: Level, a_game: tuple[float, float]
) -> None:
    """Among four, three easy ones about twice a game, normal ones once, hard ones once in three games."""
    slips, games = 0, 50
    for number in range(games):
        game = list(played(4, f"player/{number}", level))
        slips += sum(isinstance(event, Juse) for _, _, events in game for event in events)
        assert game[-1][0].winner is not None
    assert a_game[0] < slips / games / 4 < a_game[1]


@pytest.mark.parametrize(("held", "fault"), [("AS", "centre-first"), ("5S", "playable-elsewhere"), ("", "drew-early")])
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_who_overlooks_everything_keeps_the_card_or_draws_too_early(held: str, fault: str, level: Level) -> None:
    own = "8D AS" if not held else "8D"
    move = chosen(f"9H / {own}", "3C / 4D", held=held, level=level)
    assert move == ("own" if held else "draw")
    (event,) = events_of(position(f"9H / {own}", "3C / 4D", held=held), move)
    assert isinstance(event, Misplayed)
    assert event.fault == fault


def test_j17_hard_sheds_a_discard_top_wherever_that_fits() -> None:
    assert chosen("9H / 5S", "3C / 7D", "6C / 4H", "2C / 4C") == "seat:2"
    assert chosen("9H / 5S", "3C / 4D", "6C / 8H", "2C / 4C", seat=2) == "draw"


def test_j17_the_others_leave_it_now_and_then() -> None:
    left: dict[Level, int] = {}
    state = position("9H / 5S", "3C / 7D", "6C / 4H", "2C / 4C")
    for level in LEVELS:
        roll = Seeded(level).below
        actions = [choose(GAME.view(state, 0), Memory(base=0), 0, roll, level) for _ in range(1000)]
        left[level] = actions.count(DRAW)
    assert left["easy"] > left["normal"] > left["hard"] == 0


def test_it_knows_an_empty_place_by_the_remembered_base_rank() -> None:
    assert chosen("2C / ", "3C / 8D", base="9", held="9S") == "centre"
    assert chosen("2C / ", "3C / 8D", base="7", held="9S") == "seat:1"


def test_it_knows_a_complete_pile_by_the_remembered_base_rank() -> None:
    assert chosen("2C / ", "3C / ", base="9", centre="8S", held="9S") == "own"
    assert chosen("2C / ", "3C / ", base="5", centre="8S", held="9S") == "centre"


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_misplay_that_stands_is_known_by_what_was_seen_and_remembered(seats: int) -> None:
    """In every position of games in which nobody calls, exactly the misplays are recognized."""
    stood = 0
    for number in range(12):
        for state, memory, events in careless(seats, f"seen/{seats}/{number}"):
            if not last(state).fault:
                assert is_misplay(GAME.view(state, None), memory) == (state.uncalled is not None), events
                stood += state.uncalled is not None
    assert stood > 10


def careless(seats: int, seed: str) -> Iterator[tuple[State, Memory, list[Event]]]:
    """A game of random actions, except calls and cards that do not fit."""
    chance, roll = Seeded(seed), Seeded(f"{seed}/choices").below
    state, events = GAME.deal(seats, {"reminders": False, "referee": "table"}, chance)
    memory = GAME.recall(0, None, events)
    for _ in range(400):
        if state.winner is not None:
            return
        choices = list(GAME.legal(state, state.turn))
        if roll(2):
            choices = [action for action in GAME.possible(state, state.turn) if is_not_obviously_wrong(state, action)]
        choices = [action for action in choices if action != JUSE] or [DRAW]
        state, events = GAME.apply(state, state.turn, choices[roll(len(choices))], chance)
        memory = GAME.recall(0, memory, events)
        yield state, memory, list(events)


def is_not_obviously_wrong(state: State, action: Any) -> bool:
    if isinstance(action, Call):
        return False
    _, events = GAME.apply(state, state.turn, action, Seeded(""))
    return not any(isinstance(event, Juse) and event.fault == "does-not-fit" for event in events)


Case: TypeAlias = tuple[str, Level]
"""A cue, or `any`, and the level of who was to see a place."""


def watched(seats: int, level: Level, seed: str) -> tuple[int, dict[Case, list[tuple[float, bool]]]]:
    """A game of computers, each with a name of its own, in which every slip is called: how many there are, and for each
    place where a card belonged how likely it was to be overlooked, and whether it was.
    """
    chance, roll = Seeded(seed), Seeded(f"{seed}/choices").below
    state, events = GAME.deal(seats, {"reminders": False, "referee": "table"}, chance)
    memory, slips, seen = GAME.recall(0, None, events), 0, defaultdict[Case, list[tuple[float, bool]]](list)
    while state.winner is None:
        seat, character, view = state.turn, state.turn % len(WEAKNESSES), GAME.view(state, state.turn)
        silent = msgspec.structs.replace(view, silenced=(seat,))
        action = choose(silent, memory, seat, roll, level, FULL, character) or DRAW
        card = view.seats[seat].top if state.held is None else state.held
        if card is not None and (right := right_place(state, seat, card)) != OWN:
            predicted = chance_to_overlook(view, memory, seat, card, right, level, character)
            for cue in ("any", *cues(view, memory, seat, card, right)):
                seen[cue, level].append((predicted, action != Place(right)))
        state, events = GAME.apply(state, seat, action, chance)
        slips += state.uncalled is not None or any(isinstance(event, Juse) for event in events)
        if state.uncalled is not None:
            state, called = GAME.apply(state, (seat + 1) % seats, JUSE, chance)
            events = (*events, *called)
        memory = GAME.recall(0, memory, events)
    return slips, seen


def test_where_players_call_each_level_overlooks_as_often_as_is_worth_watching() -> None:
    """Three normal ones slip four to six times a game together, three hard ones about one and a half times."""
    games, slips = 60, dict[Level, float]()
    for level in LEVELS:
        slips[level] = sum(watched(4, level, f"worth watching/{number}")[0] for number in range(games)) / games * 3 / 4
    assert 4 < slips["normal"] < 6
    assert 1 < slips["hard"] < 2.2
    assert slips["normal"] + 1 < slips["easy"] < 9


def test_what_it_overlooks_is_what_was_to_be_expected_of_each_cue() -> None:
    seen = defaultdict[Case, list[tuple[float, bool]]](list)
    for level in LEVELS:
        for number in range(90):
            for case, found in watched((2, 4, 7)[number % 3], level, f"expected/{number}")[1].items():
                seen[case] += found
    assert {cue for cue, _ in seen} == {"any", *WEAKNESSES}
    for (cue, level), found in seen.items():
        expected, variance = sum(chance for chance, _ in found), sum(chance * (1 - chance) for chance, _ in found)
        happened = sum(overlooked for _, overlooked in found)
        assert abs(happened - expected) < 4 * variance**0.5 + 1, (cue, level, expected, happened)


ELSEWHERE = LastAction(seat=1, card=parse_card("9C"), to=2, from_hand=True)
WEAK_SPOTS: dict[Cue, tuple[State, int]] = {
    "own": (at("9H / 2S", "3C / 4D", "6C / 8H", "2C / 4C", base="A", centre="AS"), CENTRE),
    "elsewhere": (msgspec.structs.replace(at("9H / 2C", "3C / 8D", "6C / 9C", base="A", held="9S"), last=ELSEWHERE), 1),
    "alike": (at("9H / 2C", "3C / 8D", "6C / 7H", base="A", held="9S"), 1),
    "chain": (at("9H / 2C", "3C / 8D", "6C / KC", base="A", held="9S"), 1),
    "far": (at("9H / 2C", "3C / KC", "6C / JH", "6S / 8D", base="A", held="9S"), 3),
    "base": (at("9H / 2C", "3C / 4D", base="9", held="9S"), CENTRE),
    "ring": (at("9H / 2C", "3C / KD", base="5", held="AS"), 1),
    "center": (at("9H / 2C", "3C / 4D", base="A", centre="8S", held="9S"), CENTRE),
}
"""For each cue, a position in which seat 0 is to see the place where its card belongs."""


@pytest.mark.parametrize("character", range(len(WEAKNESSES)))
def test_each_name_has_a_weakness_of_its_own(character: int) -> None:
    """Of one position for each cue: whoever is weak there overlooks it about three times as often as others."""
    state, place = WEAK_SPOTS[WEAKNESSES[character]]
    card = state.held if state.held is not None else state.discards[0][-1]
    memory = Memory(base=state.base, chain=2 if WEAKNESSES[character] == "chain" else 0)
    view = GAME.view(state, 0)
    own, others = (chance_to_overlook(view, memory, 0, card, place, "normal", who) for who in (character, None))
    assert 2.5 < own / others < 3.5


def calls(state: State, seat: int, level: Level, tries: int = 1000, **memory: Any) -> int:
    roll = Seeded(f"calls/{level}/{seat}").below
    known = Memory(base=state.base, **memory)
    return [choose(GAME.view(state, seat), known, seat, roll, level) for _ in range(tries)].count(JUSE)


@pytest.mark.parametrize(("state", "move", "fault"), STANDING)
def test_three_others_together_call_half_of_the_mistakes_on_easy_and_nearly_all_on_hard(
    state: State, move: str, fault: str
) -> None:
    after = act(state, move)
    known = {"covered": state.discards[1][-1]} if state is TURNED_EARLY else {}
    called: dict[Level, float] = {}
    for level in LEVELS:
        called[level] = 1 - math.prod(1 - calls(after, seat, level, **known) / 1000 for seat in (0, 2, 3))
    assert called == {level: pytest.approx(share, abs=0.06) for level, share in CALLS.items()}, fault


def test_only_easy_ever_calls_what_was_right() -> None:
    sound = act(msgspec.structs.replace(DREW_EARLY, centre=(0, 0, 0, 0)), "draw")
    assert sound.uncalled is None
    easy, normal, hard = (calls(sound, 0, level, tries=3000) for level in LEVELS)
    assert 0 < easy < 30
    assert normal == hard == 0


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_calls_what_has_been_called_or_their_own_action_or_while_silenced(level: Level) -> None:
    after = act(KEPT_FROM_CENTRE, "own")
    called, _ = GAME.apply(after, 0, JUSE, Seeded(""))
    assert calls(called, 3, level) == 0
    assert calls(after, 1, level) == 0
    assert calls(msgspec.structs.replace(after, silenced=(0,)), 0, level) == 0
    assert calls(msgspec.structs.replace(after, players_call=False), 0, level) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_out_of_turn_it_does_nothing_unless_it_calls(level: Level) -> None:
    state = position("9H / 5S", "3C / 7D", held="4C")
    assert choose(GAME.view(state, 1), Memory(base=0), 1, never, level) is None


def test_the_last_page_of_the_rules_tells_of_each_weakness_by_name() -> None:
    assert len(COMPUTER_NAMES) == len(WEAKNESSES)
    rumors = words_for("", "juse").say("juse-rules-6").splitlines()
    told = [line.split()[1] for line in rumors if line.startswith("•")]
    assert told == [*COMPUTER_NAMES]
