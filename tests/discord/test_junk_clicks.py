"""How many clicks a game of Junk takes, and what its buttons can do."""

from typing import Any

import pytest

from bot.core.chance import Seeded
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.discord.components import MoveOffer
from cogs.junk.panels.table import offers, unpack
from cogs.junk.player.hint import choose
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import Memory
from tests.discord.house import House, fits_a_phone
from tests.discord.junk_player import LABELS, JunkPlayer
from tests.quick import quick
from tests.rules.test_junk_games import random_game

MOST_CLICKS = 54
"""Of one game, besides one for each rescue, grace and separate draw."""
READER = Voice(("alice",), words_for("", "junk"))


def panel_of(state: Any) -> list[MoveOffer]:
    return [offer for row in offers(GAME.view(state, None), 0, READER, "") for offer in row]


def legal(state: Any) -> list[str]:
    return [action.value for action in GAME.legal(state, 0)]


def advised(state: Any, number: int) -> str:
    """The move that a hint would name, if it were worked out quickly."""
    memory = Memory(state.held, GAME.view(state, 0).next, state.play, state.junk, state.grace)
    return choose(GAME.view(state, 0), memory, 0, Seeded(f"{number}").below, effort=0.01).value


def plays_on(state: Any, move: str) -> bool:
    """Whether drawing would be advised after this move."""
    after, _ = GAME.apply(state, 0, GAME.parse(move), Seeded(""))
    return bool(GAME.to_act(after)) and after.drawn < len(after.deal) and advised(after, after.drawn) == "draw"


@pytest.mark.long
@pytest.mark.parametrize("naked", quick([False, True], [True]))
async def test_a_whole_game_takes_at_most_54_clicks_and_one_for_each_rescue_grace_and_draw(
    alice: JunkPlayer, naked: bool
) -> None:
    await alice.types("new", naked=naked)
    clicks = extra = 0
    while (await alice.data()).is_open:
        state = (await alice.data()).state
        move = advised(state, state.drawn)
        if move in ("play", "junk") and plays_on(state, move):
            move = f"{move}-and-draw"
        await alice.presses(LABELS[move])
        clicks += 1
        extra += move in ("rescue", "grace", "draw")
    assert (await alice.data()).seats[0].clean
    assert clicks <= MOST_CLICKS + extra, f"{clicks} clicks, {extra} of them extra"
    assert clicks < (await alice.data()).moves
    assert extra < clicks


async def test_one_click_makes_two_moves_of_the_record(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    await alice.presses("Junk & draw")
    moves = house.rows("SELECT number, action FROM moves WHERE number > 0 ORDER BY number")
    assert moves == [(1, "draw"), (2, "junk"), (3, "draw")]
    assert "Draw" not in alice.labels
    assert "50 to go" in alice.panel.content


async def test_a_misplay_draws_nothing(alice: JunkPlayer) -> None:
    await alice.types("new")
    state = await alice.plays_unseen(lambda state: state.held is not None and "play" not in legal(state) and state.junk)
    moves = (await alice.data()).moves
    await alice.types("resume")
    await alice.presses("Play & draw")
    after = await alice.data()
    assert after.moves == moves + 1
    assert (after.state.held, after.state.drawn) == (state.held, state.drawn)
    assert after.seats[0].misplays == 1


async def test_with_nothing_left_to_draw_only_the_first_move_is_made(alice: JunkPlayer) -> None:
    await alice.types("new")
    await alice.plays_unseen(lambda state: state.drawn == len(state.deal))
    moves = (await alice.data()).moves
    await alice.types("resume")
    assert "It is the last card." in alice.panel.content
    await alice.presses("Junk & draw")
    assert (await alice.data()).moves == moves + 1
    assert "Nothing left to draw." in alice.panel.content


async def test_a_rescue_of_all_the_junk_draws_the_next_card(alice: JunkPlayer) -> None:
    await alice.types("new")
    await alice.presses("Junk")
    await alice.presses("Rescue")
    data = await alice.data()
    assert (data.state.junk, data.state.drawn, data.moves) == ((), 2, 4)
    assert "You hold" in alice.panel.content


def test_buttons_reach_every_possible_action_and_no_other() -> None:
    """In random games with misplays, at every moment."""
    for number in range(20):
        for state, _, _ in random_game(f"buttons {number}", number % 2 == 0):
            if not GAME.to_act(state):
                continue  # no panel stands then
            panel = panel_of(state)
            assert [LABELS[offer.action] for offer in panel] == [offer.label for offer in panel] == [*LABELS.values()]
            reached = {unpack(offer.action)[0] for offer in panel if offer.enabled}
            alone = {offer.action for offer in panel if offer.enabled and len(unpack(offer.action)) == 1}
            assert reached == alone == {action.value for action in GAME.possible(state, 0)}


def test_nothing_but_drawing_happens_by_itself() -> None:
    for number in range(20):
        for state, _, _ in random_game(f"automatic {number}", number % 2 == 0):
            draws = state.held is None and not state.junk and state.drawn < len(state.deal)
            assert GAME.automatic(state) == ((0, GAME.parse("draw")) if draws else None)


def test_no_row_of_buttons_is_broken_on_a_phone() -> None:
    rows = offers(GAME.view(GAME.deal(1, {"naked": False}, Seeded(""))[0], None), 0, READER, "")
    assert all(fits_a_phone([offer.label for offer in row]) for row in rows)
    assert not fits_a_phone(["Play & draw", "Junk & draw", "Rescue"]), "as they stood once"
