"""The buttons of a table that is played stand still, in rows that a phone does not break."""

from typing import Any

import pytest

from bot.core.chance import Seeded
from bot.core.game import settle_options
from bot.parts import find_kit
from bot.tables.steps.lobby import COMPUTER_NAMES
from bot.text import words_for
from bot.text.voice import SEAT_SIGNS, Voice
from cogs.juse.words import labels
from tests.discord.house import fits_a_phone

NAMES = ("alice", "Bartholomew", "さくら", "Nimal Perera", "W" * 32, "e", "Chamari", "Ruwan (2)")
GAMES = [("junk", 1, {}), *(("juse", seats, {"referee": who}) for seats in range(2, 9) for who in ("bot", "table"))]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_labels_and_places_of_all_buttons_are_the_same_in_all_of_a_game(
    game: str, seats: int, options: dict[str, str]
) -> None:
    kit, chance = find_kit(game), Seeded(f"rows {seats}")
    rules, names = kit.rules, [f"{sign} {name}" for sign, name in zip(SEAT_SIGNS, NAMES, strict=True)]
    state, _ = rules.deal(seats, settle_options(rules, options), chance)
    seen, found, pressable = set[tuple[tuple[str, ...], ...]](), set[tuple[str, str]](), set[tuple[str, str]]()
    while waiting := rules.to_act(state):
        asked = min(waiting)
        offered: Any = kit.offers
        rows = offered(rules.view(state, None), asked, Voice(names[:seats], words_for("", game)), "")
        seen.add(tuple(tuple(offer.label for offer in row) for row in rows))
        found |= {(offer.action, offer.label) for row in rows for offer in row}
        pressable |= {(offer.action, offer.label) for row in rows for offer in row if offer.enabled}
        choices = rules.legal(state, asked)
        state, _ = rules.apply(state, asked, choices[chance.below(len(choices))], chance)
    [rows] = seen
    assert pressable == found
    assert len(rows) <= (2 if seats < 5 else 3)
    assert all(fits_a_phone(row) for row in rows)


def test_at_the_lessons_table_no_name_is_cut() -> None:
    seats = [f"{sign} {name}" for sign, name in zip(SEAT_SIGNS, ("alice", *COMPUTER_NAMES[:2]), strict=False)]
    assert [*labels(seats)] == seats
    assert fits_a_phone(seats)
