"""What holds in each of our games, shown with random games and misplays."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from bot.core.cards import PACK, Card
from bot.core.chance import Seeded
from bot.core.errors import Impossible
from bot.core.game import AnyGame, Juse, OptionValue, may_act_out_of_turn, settle_options, would_be_called
from bot.core.record import move_text, replay, to_line, write
from bot.games import find_game, game_names
from cogs.jugglers.rules import state as jugglers
from cogs.jugglers.rules.gatherings import POLICIES
from cogs.junk.rules import state as junk
from cogs.juse.rules import state as juse
from tests.random_games import has_misplays, random_steps
from tests.rules.roundup_positions import cards_in

OURS = [
    ("junk", 1, {}),
    ("junk", 1, {"naked": True}),
    ("juse", 2, {}),
    ("juse", 4, {"referee": "table"}),
    ("juse", 8, {"reminders": True}),
    ("roundup", 2, {"points": 4}),
    ("roundup", 4, {"points": 4}),
    ("roundup", 6, {"points": 4}),
    ("jugglers", 2, {"wins": 2, "dummy_sigils": False}),
    ("jugglers", 3, {"wins": 2}),
    ("jugglers", 5, {"wins": 2}),
]
each_of_ours = pytest.mark.parametrize(("name", "seats", "options"), OURS)
_OTHERS = set(game_names()).difference(name for name, *_ in OURS)
_AT_OTHERS = [(name, find_game(name).max_seats, {}) for name in sorted(_OTHERS)]
each_table = pytest.mark.parametrize(("name", "seats", "options"), [*OURS, *_AT_OTHERS])
Options = Mapping[str, OptionValue]


def of_junk(state: junk.State) -> list[Card]:
    return [*state.deal[state.drawn :], *held(state), *state.play, *state.junk, *state.grace]


def of_juse(state: juse.State) -> list[Card]:
    """Those in the center follow from base rank and heights."""
    heights = enumerate(state.centre)
    centre = [suit * 13 + (state.base + step) % 13 for suit, height in heights for step in range(height)]
    return [*centre, *held(state), *(card for pile in (*state.draws, *state.discards) for card in pile)]


def held(state: junk.State | juse.State) -> tuple[Card, ...]:
    return () if state.held is None else (state.held,)


def of_jugglers(state: jugglers.State) -> list[Card]:
    """Policies, and the influences of this gathering."""
    table = state.gathering
    open_now = () if state.finished else table.policies
    policies = [policy for account in state.round.accounts for policy in account.policies]
    down = [contribution.card for pile in table.down for contribution in pile]
    secrets = [secret.card for secret in table.secrets]
    piles = [card for pile in (*table.hands, *table.poker, table.deck) for card in pile]
    return [*state.round.sigils, *state.round.policies, *open_now, *policies, *down, *secrets, *piles]


CARDS = {"junk": of_junk, "juse": of_juse, "roundup": cards_in, "jugglers": of_jugglers}


@each_of_ours
def test_no_card_is_lost_or_in_two_places(name: str, seats: int, options: Options) -> None:
    wanted = {*POLICIES} if name == "jugglers" else {*PACK}
    for number in range(4):
        for step in random_steps(find_game(name), seats, options, f"cards/{number}", misplays=0.2):
            cards = CARDS[name](step.after)
            assert len(set(cards)) == len(cards)
            assert wanted <= set(cards)


@each_table
def test_legal_actions_are_no_misplays_and_all_other_possible_ones_are(name: str, seats: int, options: Options) -> None:
    game = find_game(name)
    for number, step in enumerate(random_steps(game, seats, options, f"judged/{seats}")):
        for seat in range(seats) if number % 4 == 0 else ():
            right, possible = set(game.legal(step.state, seat)), game.possible(step.state, seat)
            assert right <= set(possible)
            assert len(set(possible)) == len(possible)
            for action in possible:
                assert game.parse(game.spell(action)) == action
                assert is_misplay(game, step.state, seat, action) != (action in right)


def is_misplay(game: AnyGame, state: Any, seat: int, action: Any) -> bool:
    """Also where the players call: of one that stands until somebody does."""
    try:
        return would_be_called(game, state, seat, action) is not None
    except Impossible:  # the bot would have called already, so that nobody can
        _, events = game.apply(state, seat, action, Seeded("called"))
        return any(isinstance(event, Juse) and event.seat == seat for event in events)


@each_table
def test_exactly_those_who_are_to_act_have_something_to_do_and_others_at_most_call(
    name: str, seats: int, options: Options
) -> None:
    """Or act out of turn, which is a misplay."""
    game = find_game(name)
    for step in random_steps(game, seats, options, f"asked/{seats}"):
        asked, callers = game.to_act(step.after), may_act_out_of_turn(game, step.after)
        assert bool(asked) != game.outcome(step.after).finished
        for seat in range(seats):
            assert seat in asked | callers or not game.legal(step.after, seat)
            assert seat not in asked or (game.legal(step.after, seat) and game.decision(step.after, seat) is not None)


@each_table
def test_every_game_ends_with_winners_who_are_first(name: str, seats: int, options: Options) -> None:
    game = find_game(name)
    for number in range(8):
        *_, last = random_steps(game, seats, options, f"ends/{seats}/{number}")
        outcome = game.outcome(last.after)
        assert outcome.finished
        best = min(outcome.scores) if game.low_score_wins else max(outcome.scores)
        assert all(outcome.scores[seat] == best for seat in outcome.winners)
        assert outcome.winners or seats == 1


@each_table
def test_a_record_replays_to_the_same_game(name: str, seats: int, options: Options) -> None:
    game, settled = find_game(name), settle_options(find_game(name), options)
    for number in range(3):
        chance = Seeded(f"record/{number}")
        game.deal(seats, settled, chance)
        steps = list(random_steps(game, seats, options, f"record/{number}", misplays=0.15))
        for step in steps:
            game.apply(step.state, step.seat, step.action, chance)
        last = steps[-1].after
        moves = [move_text(step.seat, game.spell(step.action)) for step in steps]
        record = write(game, seats, settled, chance.outcomes, moves, game.outcome(last))
        replayed = replay(to_line(record), find_game)
        assert replayed.state == last
        assert replayed.result == record.result
        assert [list(events) for events in replayed.events] == [step.events for step in steps]
        faults = [next((event.fault for event in step.events if isinstance(event, Juse)), None) for step in steps]
        assert replayed.trace == ["ok" if fault is None else f"misplay:{fault}" for fault in faults]
        assert any(faults) or not has_misplays(game)


@each_table
def test_a_saved_state_is_read_back_the_same(name: str, seats: int, options: Options) -> None:
    game = find_game(name)
    decoder = msgspec.json.Decoder(game.state_type)
    for step in random_steps(game, seats, options, f"saved/{seats}", misplays=0.2):
        assert decoder.decode(msgspec.json.encode(step.after)) == step.after
