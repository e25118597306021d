"""What a custom_id says: its kind is a word, and the letters of older versions are still understood."""

import pytest

from bot.parts import find_features
from bot.ui.actions.presses import _AT_TABLE, PRESSES
from bot.ui.discord.components import LETTERS, MOVE, SELECTION, kind_in, written_id


def test_every_kind_has_an_owner_and_a_letter_of_its_own() -> None:
    of_features = [kind for feature in find_features().values() for kind in feature.presses]
    assert {*PRESSES, *of_features, *_AT_TABLE} == {*LETTERS}
    assert len({*LETTERS.values()}) == len(LETTERS)
    assert not {*LETTERS.values()} & {*LETTERS}


@pytest.mark.parametrize(("kind", "letter"), LETTERS.items())
def test_both_are_understood(kind: str, letter: str) -> None:
    assert kind_in(f"{kind}:1.a3f9c1:2:x:y") == kind_in(f"{letter}:1.a3f9c1:2:x:y") == (kind, "1.a3f9c1:2:x:y")


def test_the_letter_stands_where_the_word_would_be_too_long() -> None:
    assert written_id(MOVE, "1.a3f9c1", 2, "draw") == "move:1.a3f9c1:2:draw"
    longest = "x" * 98
    assert written_id(SELECTION, longest) == f"d:{longest}"
    assert kind_in(written_id(SELECTION, longest)) == (SELECTION, longest)
