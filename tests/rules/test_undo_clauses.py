"""A move taken back by consent (C6), and in which games (J30, K14, G23, R23)."""

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bot.core.errors import Refused
from bot.core.game import AnyGame, OptionValue, settle_options
from bot.core.record import replay
from bot.games import find_game
from bot.tables.steps import lobby, play, undo
from bot.tables.steps.fields import with_fields
from bot.tables.steps.groups import Pause, Terms
from bot.tables.steps.model import Actor, Change, Move, Seat, TableData
from bot.tables.steps.table_log import AnyStep, StoryStep, story_of, table_record

JUGGLERS, ROUNDUP, JUSE, JUNK = map(find_game, ("jugglers", "roundup", "juse", "junk"))
PEOPLE = range(11, 16)


class Match:
    """A practice table, changed by pure steps as `Tables.run` would."""

    def __init__(self, game: AnyGame, people: int, seed: str = "1", **options: OptionValue) -> None:
        seats = [Seat(user, f"p{user}") for user in PEOPLE[:people]]
        settled = settle_options(game, options)
        self.game = game
        self.table = TableData(1, game.name, PEOPLE[0], settled, tuple(seats), terms=Terms(learning=True))
        self.log: list[Move] = []
        self.take(lobby.deal(seed), PEOPLE[0])

    def take(self, step: AnyStep, user: int) -> Change:
        actor = Actor(user, f"p{user}")
        if isinstance(step, StoryStep):
            change = step.step(self.table, self.game, actor, story_of(self.table, self.game, self.log))
        else:
            change = step(self.table, self.game, actor)
        self.table = change.table
        self.log = [*self.log[: self.table.moves + 1 - len(change.log)], *change.log]
        return change

    def act(self, action: str) -> Change:
        seat = min(self.game.to_act(self.table.state))
        return self.take(play.act(self.game.parse(action)), self.table.seats[seat].user_id)

    def choices(self) -> list[str]:
        seat = min(self.game.to_act(self.table.state))
        return [self.game.spell(action) for action in self.game.legal(self.table.state, seat)]

    def act_first(self, kind: str) -> Change:
        """Make the first move of this kind that there is."""
        return self.act(next(action for action in self.choices() if action.split()[0] == kind))

    def undo(self) -> None:
        for seat in self.table.people:
            self.take(undo.undo, seat.user_id)


def refused(does: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refusal:
        does()
    return refusal.value.code


def random_match(game: AnyGame, people: int, until: Callable[[Match, str], bool]) -> Match:
    """Play at random until somebody has just made such a choice and the game goes on."""
    for number in range(50):
        match, chance = Match(game, people, seed=str(number)), random.Random(number)  # noqa: S311
        while game.to_act(match.table.state):
            automatic = game.automatic(match.table.state)
            action = chance.choice(match.choices()) if automatic is None else game.spell(automatic[1])
            is_wanted = automatic is None and until(match, action)
            match.act(action)
            if is_wanted and game.to_act(match.table.state):
                return match
    raise AssertionError("no such move")


def kind(wanted: str) -> Callable[[Match, str], bool]:
    return lambda match, action: action.split()[0] == wanted


# ------------------------------------------------------------ C6


def placed() -> Match:
    """Three of five have placed a card."""
    match = Match(JUGGLERS, 5)
    match.act("secret 0")
    for _ in range(3):
        match.act_first("place")
    return match


def test_c6_the_record_holds_what_stands_as_if_the_move_had_not_been_made() -> None:
    match, before = placed(), placed()
    match.act_first("place")
    assert match.table.state != before.table.state
    match.undo()
    told, was = match.table, before.table
    assert (told.state, told.moves, [seat.tally.run for seat in told.seats]) == (was.state, was.moves, [1, 1, 1, 1, 0])
    assert set(told.epochs).isdisjoint(was.epochs), "old buttons are late"
    assert match.log == before.log
    for each in (match, before):
        each.act(each.choices()[-1])
    record = table_record(match.table, JUGGLERS, match.log)
    assert record == table_record(before.table, JUGGLERS, before.log)
    assert replay(record, find_game).state == match.table.state


def test_c6_everybody_who_is_here_must_agree_and_the_next_move_is_a_no() -> None:
    match = placed()
    moves = match.table.moves
    assert refused(lambda: match.take(undo.agree, PEOPLE[1])) == "moved-on", "nobody has asked"
    match.take(undo.undo, PEOPLE[0])
    assert refused(lambda: match.take(undo.undo, PEOPLE[0])) == "undo-agreed-already"
    assert refused(lambda: match.take(undo.agree, 99)) == "not-seated"
    match.act_first("place")
    assert match.table.votes.undo_votes == ()
    match.take(play.leave, PEOPLE[4])
    match.take(undo.undo, PEOPLE[0])
    for user in PEOPLE[1:4]:
        assert match.table.moves == moves + 1
        match.take(undo.agree, user)
    assert match.table.moves == moves
    assert match.table.votes.undo_votes == ()


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"learning": False}, "undo-counts"),
        ({"private": True}, "undo-counts"),
        ({"deal": "7"}, "undo-counts"),
        ({"scripted": True}, "undo-counts"),
        ({"moves_dealt": 4}, "undo-nothing"),
        ({"pause": Pause(0, 1.0, 2.0)}, "paused"),
    ],
)
def test_c6_only_a_public_practice_table_goes_back_and_not_in_a_pause(fields: Mapping[str, Any], code: str) -> None:
    match = placed()
    match.table = with_fields(match.table, **fields)
    assert refused(match.undo) == code


# ------------------------------------------------------------ the games


@pytest.mark.parametrize("referee", ["bot", "table"])
def test_j30_no_move_is_taken_back_whether_it_was_right_or_not(referee: str) -> None:
    match, chance = Match(JUSE, 2, referee=referee), random.Random(1)  # noqa: S311
    for _ in range(40):
        seat = min(JUSE.to_act(match.table.state))
        match.act(JUSE.spell(chance.choice(JUSE.possible(match.table.state, seat))))
        assert refused(match.undo) == "undo-never"


def test_k14_no_move_is_taken_back() -> None:
    match = Match(JUNK, 1)
    match.act("junk")
    assert refused(match.undo) == "undo-counts"


def test_g23_a_placed_card_is_taken_back_unless_one_was_drawn_for_it_and_a_die_never() -> None:
    four = Match(JUGGLERS, 4)
    four.act("secret 1")
    assert refused(four.undo) == "undo-seen"
    four.act_first("place")
    assert refused(four.undo) == "undo-seen"
    four.act_first("deck")
    four.undo()
    assert four.table.moves == 2


def test_r23_cards_of_the_face_up_hand_are_taken_back() -> None:
    match = random_match(ROUNDUP, 4, kind("up"))
    moves = match.table.moves
    match.undo()
    assert match.table.moves == moves - 1


@pytest.mark.parametrize("made", ["bid", "down", "pass", "KS", "QH", "JD", "give"])
def test_r23_what_has_shown_somebody_a_card_is_not(made: str) -> None:
    assert refused(random_match(ROUNDUP, 4, kind(made)).undo) == "undo-seen"


def test_r23_a_misplay_stands_and_so_does_what_was_done_before_it() -> None:
    match = random_match(ROUNDUP, 4, kind("up"))
    state, seat = match.table.state, min(ROUNDUP.to_act(match.table.state))
    legal = ROUNDUP.legal(state, seat)
    match.act(next(ROUNDUP.spell(action) for action in ROUNDUP.possible(state, seat) if action not in legal))
    assert match.table.seats[seat].tally.misplays == 1
    assert refused(match.undo) == "undo-mistake"
