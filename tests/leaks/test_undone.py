"""Whatever may be taken back has told nobody anything: each viewer would have seen the same if what is hidden from them
were something else.
"""

from itertools import islice

import pytest

from bot.core.chance import Seeded
from bot.core.errors import Refused
from bot.tables.steps import undo
from bot.tables.steps.groups import Terms
from bot.tables.steps.model import Actor, Move, Phase, Seat, TableData
from bot.tables.steps.table_log import Position as Told
from tests.leaks.harness import all_secrets
from tests.leaks.positions import Position, Secrets, positions

SECRETS = {
    name: secrets
    for name, secrets in all_secrets().items()
    if secrets.game.max_seats > 1 and not secrets.game.has_calls
}
_LOOKS, _EXCHANGES = 300, 4


def undone(secrets: Secrets, position: Position, mover: int, number: int) -> Told | None:
    """Make a move, and return it if its player, alone with computers, can take it back."""
    game, chance = secrets.game, Seeded(f"move {number}")
    legal = game.legal(position.state, mover)
    action = legal[chance.below(len(legal))]
    state, events = game.apply(position.state, mover, action, chance)
    if not game.to_act(state):
        return None
    before, moved = Move(0, None, "", (), 0, 0.0), Move(1, mover, game.spell(action), tuple(chance.outcomes), 7, 0.0)
    story = [Told(before, position.state, ()), Told(moved, state, events)]
    seats = tuple(Seat(7 if seat == mover else 0, "") for seat in range(position.seats))
    options = {**position.options}
    table = TableData(1, game.name, 7, options, seats, Phase.PLAYING, state=state, moves=1, terms=Terms(learning=True))
    try:
        change = undo.undo.step(table, game, Actor(7, ""), story)
    except Refused:
        return None
    assert change.table.state == position.state
    return story[1]


def could_be(secrets: Secrets, other: object, viewer: int | None, mover: int, after: object) -> bool:
    """Whether some move in another world would have shown the viewer the same."""
    game = secrets.game
    return any(
        game.view(game.apply(other, mover, action, Seeded("other"))[0], viewer) == after
        for action in game.possible(other, mover)
    )


@pytest.mark.parametrize("game", SECRETS)
def test_by_a_move_that_can_be_taken_back_nobody_has_learned_anything(game: str) -> None:
    secrets, found = SECRETS[game], 0
    for number, position in enumerate(islice(positions(secrets, "undo"), _LOOKS)):
        for mover in sorted(secrets.game.to_act(position.state))[:1]:
            moved = undone(secrets, position, mover, number)
            if moved is None:
                continue
            found += 1
            for viewer in position.viewers:
                after = secrets.game.view(moved.state, viewer)
                for exchange in range(_EXCHANGES):
                    other = secrets.exchanged(position.state, viewer, Seeded(f"{number} {viewer} {exchange}"))
                    assert could_be(secrets, other, viewer, mover, after), (moved.move.action, viewer)
    assert found > 20
