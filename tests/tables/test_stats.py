"""How people are doing: which games count, for whom, and who comes first."""

from typing import Any

from bot.core.game import Outcome
from bot.tables.steps.model import COMPUTER, Phase, Seat, TableData
from bot.tables.steps.results import results_of
from cogs.juse.rules.game import GAME as JUSE
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, DAVE, GUILD

FOUR = (ALICE, BOB, CAROL, DAVE)


def over(*seats: Seat, **fields: Any) -> TableData:
    return TableData(0, "juse", GUILD, CHANNEL, ALICE, {"reminders": False}, seats, Phase.OVER, **fields)


def outcome(*winners: int, seats: int = 4) -> Outcome:
    return Outcome(finished=True, winners=winners, scores=tuple(range(seats)))


def test_a_player_who_had_left_by_the_end_has_not_won() -> None:
    seats = (Seat(ALICE, "Alice", away=True, misplays=2), Seat(BOB, "Bob"), Seat(COMPUTER, "Kumari"))
    alice, bob = results_of(over(*seats), JUSE, outcome(0, 1, seats=3))
    assert (alice.won, alice.misplays) == (False, 2)
    assert (bob.won, bob.people) == (True, 2), "the one who left was an opponent"
