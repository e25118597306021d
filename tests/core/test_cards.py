"""Cards and their written form."""

import pytest

from bot.core.cards import NAMES, PACK, card_names, parse_card, parse_cards
from bot.core.errors import Malformed


def test_every_card_is_read_as_it_is_written() -> None:
    assert [parse_card(name) for name in NAMES] == list(PACK)
    assert parse_cards(card_names(PACK)) == PACK
    assert len(set(NAMES)) == 52


@pytest.mark.parametrize("text", ["", "7", "H7", "7h", "10H", "1S", "XX", " 7H", "7H ", "🂡"])
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        parse_card(text)
    assert caught.value.code == "not-a-card"


def test_a_refusal_quotes_a_strange_text_short_and_printable() -> None:
    with pytest.raises(Malformed) as caught:
        parse_card("7\n\ud800\u202e" + "H" * 1000)
    quoted = str(caught.value.values["text"])
    assert quoted.startswith("7???HHH")
    assert len(quoted) == 40
