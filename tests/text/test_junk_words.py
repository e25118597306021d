"""What Junk's coach says of single moves."""

import pytest

from bot.text import words_for
from bot.text.voice import Voice, card_text
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import Action
from cogs.junk.words import coach
from tests.rules.test_junk_clauses import at


@pytest.mark.parametrize(("junk", "shares"), [("5D", "rank"), ("KH", "suit")])
def test_in_the_saving_grace_the_coach_compares_with_the_card_saved_last(junk: str, shares: str) -> None:
    state = at(play="9S", junk=f"2C {junk}", grace="5H")
    said = coach(GAME.view(state, 0), 0, Action.GRACE, Voice(("Alice",), words_for("", "junk")))
    assert said == f"{card_text(state.junk[-1])} shares its {shares} with 5♥, so that is one card fewer."
