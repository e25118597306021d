"""The computer takes over a seat and its player comes back, in every phase of every game for several."""

from collections.abc import Iterator, Sequence

import msgspec
import pytest

from bot.core.chance import Seeded
from bot.core.game import AnyGame, Choose, Event, Question, think
from bot.core.time_controls import ClockName
from bot.games import find_game, find_player, game_names
from bot.tables.steps import deadlines, lobby, play
from bot.tables.steps.model import Actor, Phase, Proposal, Step, TableData
from tests.tables.offline_bot import ALICE, BOB, CAROL, NOW, by, new_table, the_bot

USERS = (ALICE, BOB, CAROL)
OF_EACH = 3
"""Positions of each phase that are tried."""

ASKED = {
    "juse": {"draw", "centre", "own", "seat"},
    "roundup": {"bid", "give", "up", "down", "pass", "show", "a card"},
    "jugglers": {"secret", "place", "deck", "dummy"},
}
"""The phases of each game, by the first words of the possible moves."""

GAMES = {name: find_game(name) for name in game_names()}
SEVERAL = [name for name, game in GAMES.items() if game.max_seats > 1]


class Position:
    """A table and what has happened at it. Each step makes a new one, so that several can be tried."""

    def __init__(self, game: AnyGame, choose: Choose, table: TableData, events: Sequence[Event] = ()) -> None:
        self.game, self.choose, self.table, self.events = game, choose, table, events

    def after(self, step: Step, actor: Actor) -> "Position":
        change = deadlines.with_deadlines(self.table, step(self.table, self.game, actor), self.game)
        return Position(self.game, self.choose, change.table, [*self.events, *change.events])

    @property
    def asked(self) -> int:
        return min(self.game.to_act(self.table.state))

    @property
    def phase(self) -> frozenset[str]:
        """By the first words of the possible moves."""
        spelled = (self.game.spell(action) for action in self.game.possible(self.table.state, self.asked))
        words = {text.partition(" ")[0].partition(":")[0] for text in spelled}
        return frozenset(word if word.islower() else "a card" for word in words)

    def person_moves(self, seat: int) -> "Position":
        action = self.game.legal(self.table.state, seat)[0]
        user = self.table.seats[seat].user_id
        return self.after(play.act(action, self.table.epochs[seat]), by(user, NOW + 1))

    def computers_move(self) -> "Position":
        """From their own views and memories, until the game does not wait for them."""
        position = self
        while waiting := play.computers_asked(position.table, position.game):
            position = position.computer_moves(min(waiting))
        return position

    def computer_moves(self, seat: int) -> "Position":
        memory = self.game.recall(seat, None, [event for event in self.events if event.shown_to(seat)])
        view = self.game.view(self.table.state, seat)
        action = think(self.choose, Question(view, memory, seat, f"seed {self.table.version}", "normal"))
        assert action in self.game.possible(self.table.state, seat)
        proposal = Proposal(self.table.version, seat, action)
        return self.after(play.act_for_computer(proposal), the_bot(NOW + 2))


def begun(name: str, clock: ClockName, people: int, seed: str) -> Position:
    game = GAMES[name]
    lobbied = Position(game, find_player(name), new_table(*USERS[:people], game=game, clock=clock))
    return lobbied.after(lobby.start(seed), by(ALICE))


def positions(name: str, clock: ClockName) -> Iterator[Position]:
    """The first few of each phase, in games played by the rules."""
    looked_at: dict[frozenset[str], int] = {}
    for number in range(4):
        people = max(GAMES[name].min_seats, 2 + number % 2)
        position, chance = begun(name, clock, people, f"taking over {number}"), Seeded(f"line {number}")
        for _ in range(150):
            if position.table.phase is not Phase.PLAYING:
                break
            looked_at[position.phase] = looked_at.get(position.phase, 0) + 1
            if looked_at[position.phase] <= OF_EACH:
                yield position
            seat = position.asked
            actions = position.game.legal(position.table.state, seat)
            action, user = actions[chance.below(len(actions))], USERS[seat]
            position = position.after(play.act(action), by(user))
    asked = {word for phase in looked_at for word in phase}
    assert asked == ASKED[name]


def time_up(position: Position, seat: int) -> Position:
    """For that seat alone: where several choose at once, the others still have time."""
    due = position.table.seats[seat].due
    assert due is not None
    seats = tuple(
        player if number == seat or player.due is None else msgspec.structs.replace(player, due=player.due + 99)
        for number, player in enumerate(position.table.seats)
    )
    table = msgspec.structs.replace(position.table, seats=seats)
    return Position(position.game, position.choose, table, position.events).after(deadlines.time_up, the_bot(due))


def missed_once(position: Position, seat: int) -> Position:
    seats = list(position.table.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], missed=1)
    table = msgspec.structs.replace(position.table, seats=tuple(seats))
    return Position(position.game, position.choose, table, position.events)


def goes_on_by_its_player(position: Position, seat: int) -> None:
    """Legal moves until it is that seat's turn, which then moves by a current button."""
    for _ in range(60):
        if position.table.phase is not Phase.PLAYING:
            return
        if play.automatic_seat(position.table, position.game) is not None:
            position = position.after(play.act_by_itself, the_bot(NOW + 1))
            continue
        if seat in position.game.to_act(position.table.state):
            assert position.table.seats[seat].due is not None
            position.person_moves(seat)
            return
        position = position.person_moves(position.asked)
    pytest.fail("it was never asked again")


@pytest.mark.long
@pytest.mark.parametrize("clock", ["blitz", "slow"])
@pytest.mark.parametrize("name", SEVERAL)
def test_a_late_move_is_made_and_the_seat_is_its_player_s_again(name: str, clock: ClockName) -> None:
    for position in positions(name, clock):
        seat = position.asked
        late = time_up(position, seat)
        assert late.table.seats[seat].late
        done = late.computers_move()
        assert done.table.moves > position.table.moves
        if done.table.phase is Phase.PLAYING:
            assert not done.table.seats[seat].by_computer
            assert done.table.seats[seat].missed == 1
            goes_on_by_its_player(done, seat)


@pytest.mark.long
@pytest.mark.parametrize("name", SEVERAL)
def test_after_a_second_miss_the_computer_keeps_the_seat_until_its_player_is_back(name: str) -> None:
    for position in positions(name, "live"):
        seat = position.asked
        kept = time_up(missed_once(position, seat), seat)
        assert kept.table.seats[seat].away
        played = kept.computers_move()
        if played.table.phase is Phase.PLAYING:
            assert played.table.seats[seat].away
            back = played.after(play.come_back, by(USERS[seat], NOW + 3))
            goes_on_by_its_player(back, seat)


@pytest.mark.parametrize("name", SEVERAL)
def test_a_player_back_before_the_computer_moves_has_the_same_decision(name: str) -> None:
    for position in positions(name, "relaxed"):
        seat = position.asked
        left = position.after(play.leave, by(USERS[seat], NOW + 3))
        back = left.after(play.come_back, by(USERS[seat], NOW + 5))
        assert back.table.state == position.table.state
        assert back.table.seats[seat].due == NOW + 5 + 600
        goes_on_by_its_player(back, seat)
