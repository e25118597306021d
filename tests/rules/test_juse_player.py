"""The computer player of Juse at its three levels."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.core.chance import Seeded
from bot.core.game import LEVELS, Event, Juse, Level
from cogs.juse.player import choose, is_misplay
from cogs.juse.rules.game import DRAW, GAME, JUSE
from cogs.juse.rules.state import Call, Memory, Misplayed, State
from tests.quick import quick
from tests.rules.juse_calls import DREW_EARLY, KEPT_FROM_CENTRE, STANDING, TURNED_EARLY, last
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


@pytest.mark.parametrize("seats", quick(range(2, 9), (2, 3, 8)))
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


def calls(state: State, seat: int, level: Level, tries: int = 1000, **memory: Any) -> int:
    roll = Seeded(f"calls/{level}/{seat}").below
    known = Memory(base=state.base, **memory)
    return [choose(GAME.view(state, seat), known, seat, roll, level) for _ in range(tries)].count(JUSE)


@pytest.mark.parametrize(("state", "move", "fault"), STANDING)
def test_a_misplay_is_noticed_nearly_always_by_hard_and_seldom_by_easy(state: State, move: str, fault: str) -> None:
    after = act(state, move)
    known = {"covered": state.discards[1][-1]} if state is TURNED_EARLY else {}
    easy, normal, hard = (calls(after, 0, level, **known) for level in LEVELS)
    assert hard > 900, fault
    assert 300 < normal < hard
    assert 0 < easy < normal / 2


def test_only_easy_ever_calls_what_was_right() -> None:
    sound = act(msgspec.structs.replace(DREW_EARLY, centre=(0, 0, 0, 0)), "draw")
    assert sound.uncalled is None
    easy, normal, hard = (calls(sound, 0, level, tries=3000) for level in LEVELS)
    assert 0 < easy < 100
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
