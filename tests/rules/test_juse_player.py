"""The computer player of Juse at its three levels."""

import math
from typing import Any

import msgspec
import pytest

from bot.core.cards import parse_card
from bot.core.chance import Seeded
from bot.core.game import FULL, LEVELS, Level
from bot.tables.steps.lobby import COMPUTER_NAMES
from bot.text import words_for
from cogs.juse.player import choose, is_misplay
from cogs.juse.player.attention import CALLS, WEAKNESSES, Cue
from cogs.juse.rules.game import GAME, JUSE
from cogs.juse.rules.state import CENTRE, LastAction, Memory, Misplayed, Place, State
from tests.random_games import recorded
from tests.rules.juse_calls import DREW_EARLY, KEPT_FROM_CENTRE, STANDING, TURNED_EARLY, at
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


@pytest.mark.parametrize(
    ("base", "centre", "move"), [("9", "", "centre"), ("7", "", "seat:1"), ("9", "8S", "seat:1"), ("5", "8S", "centre")]
)
def test_it_knows_an_empty_place_and_a_complete_pile_by_the_remembered_base_rank(
    base: str, centre: str, move: str
) -> None:
    assert chosen("2C / ", "3C / 8D", base=base, centre=centre, held="9S") == move


@pytest.mark.parametrize("seats", [2, 5])
def test_a_misplay_that_stands_is_known_by_what_was_seen_and_remembered(seats: int) -> None:
    """In every position of random games exactly the misplays are recognized."""
    stood = 0
    for number in range(20):
        memory = None
        for step in recorded(GAME, seats, {"referee": "table"}, f"seen/{seats}/{number}", misplays=0.5)[0]:
            memory = GAME.recall(0, memory, step.events)
            if step.state.last is not None and not step.state.last.fault and step.state.winner is None:
                assert is_misplay(GAME.view(step.state, None), memory) == (step.state.uncalled is not None), step.events
                stood += step.state.uncalled is not None
    assert stood > 5


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
    memory = Memory(base=state.base, chain=2 if WEAKNESSES[character] == "chain" else 0)
    view, roll = msgspec.structs.replace(GAME.view(state, 0), silenced=(0,)), Seeded(f"weak {character}").below
    own, others = (
        sum(choose(view, memory, 0, roll, "normal", FULL, who) != Place(place) for _ in range(3000))
        for who in (character, None)
    )
    assert 2 < own / others < 4


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
