"""The players call Juse! themselves (J27), sentence by sentence."""

import msgspec
import pytest

from bot.core.cards import parse_card
from bot.core.chance import Seeded
from bot.core.errors import Malformed
from bot.core.game import may_act_out_of_turn, settle_options
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import Misplayed, State, Won
from tests.rules.juse_calls import (
    KEPT_FROM_CENTRE,
    KEPT_FROM_SEAT,
    STANDING,
    at,
    call,
    called_wrongly,
    last,
    right_call,
)
from tests.rules.juse_positions import (
    NO_CHANCE,
    act,
    events_of,
    juse,
    legal,
    possible,
    refusal,
    table,
)


def test_j27_without_the_option_the_bot_calls_every_misplay_at_once_and_nobody_else_may() -> None:
    assert settle_options(GAME, {}) == {"reminders": False, "referee": "bot", "wrong_calls": "turn"}
    for state, move, fault in STANDING:
        bots = msgspec.structs.replace(state, players_call=False)
        after, called = juse(bots, move)
        assert (called.fault, called.caller) == (fault, None)
        assert after.turn == 2
        for seat in range(4):
            assert refusal(after, "juse", seat) == "bot-calls"
        assert may_act_out_of_turn(GAME, after) == frozenset()


@pytest.mark.parametrize("value", ["", "players", "Table", True, None])
def test_j27_the_option_is_bot_or_table(value: object) -> None:
    with pytest.raises(Malformed):
        settle_options(GAME, {"referee": value})
    assert GAME.deal(3, settle_options(GAME, {"referee": "table"}), Seeded("deal"))[0].players_call


@pytest.mark.parametrize("move", ["centre", "seat:2", "seat:3"])
def test_j27_does_not_fit_is_still_called_at_once(move: str) -> None:
    state = at("9H 2C / ", "6C 7C / 8D", "4C TS / ", "5D 6D / QD", turn=1, held="8S")
    after, called = juse(state, move)
    assert (called.fault, called.caller, after.turn) == ("does-not-fit", None, 2)
    assert table(after)[1] == "9H 5D 4C 6C 7C 8S / 8D"
    assert called_wrongly(after, 0), "nothing is left to call"
    assert refusal(after, "juse", 1) == "acted-last"


@pytest.mark.parametrize(
    ("state", "move", "fault"),
    [
        (at("9H / KD", " / ", "4C / ", turn=1, held="AS"), "own", "centre-first"),
        (at("9H / KD", " / ", "4C / ", turn=1, held="AS"), "seat:0", "centre-first"),
        (at("9H / KD", " / AS", "4C / ", turn=1), "seat:0", "centre-first"),
        (at("9H / KD", " / AS", "4C / ", turn=1), "draw", "drew-early"),
        (at("9H / 7S", " / ", "4C / 7D", turn=1, held="8H"), "seat:0", "nearer-first"),
        (at("9H / 7S", " / ", "4C / ", turn=1, held="8H"), "own", "playable-elsewhere"),
    ],
)
def test_j27_so_is_a_misplay_with_ones_last_card(state: State, move: str, fault: str) -> None:
    after, called = juse(state, move)
    assert (called.fault, called.caller) == (fault, None)
    assert after.uncalled is None


def test_j27_the_last_card_is_the_last_of_all_not_of_a_pile() -> None:
    for state, move in (
        (at("9H / KD", " / 2D", "4C / ", turn=1, held="AS"), "seat:0"),
        (at("9H / KD", "2D / AS", "4C / ", turn=1), "draw"),
        (at("9H / KD", " / 2D AS", "4C / ", turn=1), "draw"),
    ):
        assert act(state, move).winner is None


@pytest.mark.parametrize(("state", "move", "fault"), STANDING)
def test_j27_other_misplays_stand_unless_somebody_calls(state: State, move: str, fault: str) -> None:
    after = act(state, move)
    assert last(after).fault == ""
    (event,) = events_of(state, move)
    assert not isinstance(event, Misplayed)
    assert right_call(after, 0)[1].fault == fault


@pytest.mark.parametrize(("state", "move", "fault"), STANDING)
def test_j27_the_next_action_ends_the_time_for_calling(state: State, move: str, fault: str) -> None:
    after = act(state, move)
    mover = after.turn
    after, _ = GAME.apply(after, mover, GAME.legal(after, mover)[0], NO_CHANCE)
    caller = 3 if mover != 3 else 0
    assert called_wrongly(after, caller), f"{fault} stands for ever"


def test_j27_no_call_before_any_action() -> None:
    state = GAME.deal(3, settle_options(GAME, {"referee": "table"}), Seeded("first"))[0]
    for seat in range(3):
        assert refusal(state, "juse", seat) == "nothing-done-yet"
    state = act(state, "draw")
    assert [seat for seat in range(3) if "juse" in possible(state, seat)] == [1, 2]


@pytest.mark.parametrize(("state", "move", "fault"), STANDING)
def test_j27_any_seat_may_call_its_turn_or_not_but_the_one_that_acted_last(state: State, move: str, fault: str) -> None:
    after = act(state, move)
    assert refusal(after, "juse", 1) == "acted-last"
    for seat in (0, 2, 3):
        assert "juse" in possible(after, seat)
        assert "juse" in legal(after, seat)
        assert right_call(after, seat)[1] == Misplayed(
            seat=1,
            fault=fault,
            card=parse_card("3S") if fault == "drew-early" else last(after).card,
            to=last(after).to,
            better={"nearer-first": 2, "playable-elsewhere": 2}.get(fault),
            takes=3,
            caller=seat,
        )
    assert may_act_out_of_turn(GAME, after) == {0, 2, 3} - {after.turn}


def test_j27_a_call_is_no_action_so_the_time_for_calling_goes_on() -> None:
    """The last action stays marked, and the player who made it still may not call."""
    sound = act(at("9H 2C / ", "6C 7C / 8D", "4C TS / ", turn=1), "draw")
    after = call(sound, 0)
    assert last(after) == last(sound)
    assert called_wrongly(after, 2)
    assert refusal(after, "juse", 1) == "acted-last"
    assert (after.turn, after.held, table(after)) == (sound.turn, sound.held, table(sound))


def test_j27_a_wrong_call_does_not_hinder_a_right_one_at_the_next_action() -> None:
    state = act(at("9H 2C / ", "6C 7C AS / 8D", "4C TS / ", turn=1), "draw")
    state = act(call(state, 0), "own")
    assert right_call(state, 0)[1].fault == "centre-first", "the turn has passed, so who called wrongly may call again"


@pytest.mark.parametrize(("state", "move", "fault"), STANDING)
def test_j27_after_a_right_call_there_is_nothing_left_to_call(state: State, move: str, fault: str) -> None:
    after, _ = right_call(act(state, move), 3)
    assert legal(after, 0) == set()
    assert called_wrongly(after, 0), fault
    assert called_wrongly(after, 3)
    assert refusal(after, "juse", 1) == "acted-last"


@pytest.mark.parametrize(("state", "move", "fault"), STANDING)
def test_j27_a_right_call_leads_to_where_the_bots_would_have(state: State, move: str, fault: str) -> None:
    bots, by_bot = juse(msgspec.structs.replace(state, players_call=False), move)
    after, by_player = right_call(act(state, move), 0)
    assert after.catches == (1, 0, 0, 0)
    assert msgspec.structs.replace(after, players_call=False, catches=()) == bots
    assert msgspec.structs.replace(by_player, caller=None) == by_bot
    assert last(after).fault == fault


def test_j27_j19_a_discard_top_laid_away_comes_back_to_the_discard_pile() -> None:
    state = at("9H / KD", "6C 7C / 8D AS", "4C TS / ", "5D 6D / ", base="A", turn=1)
    after, _ = right_call(act(state, "seat:0"), 2)
    assert table(after) == [" / KD", "9H 5D 4C 6C 7C / 8D AS", "TS / ", "6D / "]


@pytest.mark.parametrize("state", [KEPT_FROM_CENTRE, KEPT_FROM_SEAT])
def test_j27_after_an_own_the_next_turn_simply_goes_on(state: State) -> None:
    kept = act(state, "own")
    for caller in (0, 2, 3):
        after, _ = right_call(kept, caller)
        assert (kept.turn, after.turn) == (2, 2)
        assert act(after, "draw").turn == 2


def test_j27_j22_who_gives_the_last_card_wins_by_a_call_too() -> None:
    state = at("9H / KD", "6C 7C / 8D", "4C / ", "5D 6D / ", base="A", turn=1, held="AS")
    after, events = GAME.apply(act(state, "own"), 0, GAME.parse("juse"), NO_CHANCE)
    assert events[1:] == (Won(seat=2),)
    assert GAME.outcome(after).winners == (2,)
    for seat in range(4):
        assert refusal(after, "juse", seat) == "game-over"
    assert may_act_out_of_turn(GAME, after) == frozenset()


def test_j27_a_wrong_call_is_announced_and_nothing_else() -> None:
    state = act(at("9H 2C / ", "6C 7C / 8D", "4C TS / ", turn=1), "draw")
    assert called_wrongly(state, 0)
    after = call(state, 0)
    assert msgspec.structs.replace(after, silenced=()) == state
    assert "juse" in possible(state, 0)
    assert "juse" not in legal(state, 0)


def test_j27_who_called_wrongly_may_not_call_again_until_the_turn_passes() -> None:
    state = call(act(at("9H 2C / ", "6C 7C QS / 8D", "4C TS / JD", turn=1), "draw"), 0)
    assert refusal(state, "juse", 0) == "called-wrongly"
    assert "juse" in possible(state, 2), "the others still may"
    state = act(state, "seat:2")
    assert refusal(state, "juse", 0) == "called-wrongly", "the turn goes on"
    state = act(state, "draw")
    assert refusal(state, "juse", 0) == "called-wrongly"
    state = act(state, "own")
    assert called_wrongly(state, 0), "possible again, and wrong again"


def test_j28_for_a_lap_whoever_called_wrongly_may_not_call_until_a_turn_of_their_own_has_ended() -> None:
    dealt = GAME.deal(3, {"reminders": False, "referee": "table", "wrong_calls": "lap"}, Seeded("lap"))[0]
    drew = act(dealt, "draw")
    state = call(drew, 1)
    assert (table(state), state.held) == (table(drew), drew.held), "no card moves"
    while state.turn != 2:
        if last(state).seat != 1:
            assert refusal(state, "juse", 1) == "called-wrongly"
        state = act(state, GAME.spell(GAME.legal(state, state.turn)[0]))
    assert called_wrongly(act(state, "draw"), 1), "possible again, and wrong again"


def test_j28_for_a_lap_a_turn_that_a_penalty_ends_is_one_too() -> None:
    state = at("9H 2C / KC", "6C 7C AS / 8D", "4C TS / QD", "5D / 9C", turn=0, held="JH")
    state = call(act(msgspec.structs.replace(state, silenced_for_lap=True), "own"), 1)
    after, _ = juse(act(state, "draw"), "seat:2")
    assert (state.silenced, after.silenced) == ((1,), ())
    assert called_wrongly(after, 2)


@pytest.mark.parametrize("passing", ["bot", "player"])
def test_j27_the_turn_passes_by_a_penalty_too(passing: str) -> None:
    state = call(act(at("9H 2C / ", "6C 7C AS / 8D", "4C TS / KD", turn=1), "draw"), 0)
    if passing == "bot":
        after, _ = juse(state, "seat:0")
    else:
        after, _ = right_call(act(state, "seat:2"), 2)
    assert after.silenced == ()
    assert called_wrongly(after, 0)


def test_j27_a_silenced_seat_acts_on_its_turn_all_the_same() -> None:
    state = act(at("9H 2C / ", "6C 7C QS / 8D", "4C TS / ", turn=1), "draw", "own")
    state = call(state, 2)
    assert possible(state, 2) == {"draw"}
    assert act(state, "draw").held == parse_card("TS")
