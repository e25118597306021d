"""What a result is worth that somebody has reached alone, and how strong computers are next time."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.core.game import Level
from bot.tables.steps.fields import with_fields
from bot.tables.steps.model import COMPUTER, Phase, TableData
from bot.tables.steps.solo import other_level
from bot.text import words_for
from bot.ui.table.stars import Stars, result_of, stars_for, stars_of
from cogs.junk.cog import KIT as JUNK
from cogs.juse.cog import KIT as JUSE
from tests.discord.shown import table_showing
from tests.rules.juse_positions import position

OPTIONS: Any = {"reminders": False, "referee": "table"}
NOTHING, ONE, TWO, SEVEN = " / ", "9H / ", "9H 2C / ", "6C 7C 8D 9D TD JD QD / "


def ended(*cards: str, winner: int = 0, level: Level = "normal", **own: Any) -> TableData:
    """Return a game in which Alice has the first seat, and computers have the others."""
    state = replace(position(*cards, base="A"), winner=winner)
    data = table_showing(JUSE.rules, state, ("alice", "bob", "carol")[: len(cards)], OPTIONS, day="2026-01-01").data
    alice, *others = data.seats
    seats = (with_fields(alice, user_id=11, **own), *(replace(seat, user_id=COMPUTER, level=level) for seat in others))
    return replace(data, seats=seats, phase=Phase.OVER)


@pytest.mark.parametrize(
    ("data", "stars", "told"),
    [
        (ended(NOTHING, SEVEN, SEVEN), Stars(3), "Three stars: it hardly gets better!"),
        (ended(NOTHING, TWO, SEVEN), Stars(2, "lead", 7), "Win by 7 for ★★★"),
        (ended(ONE, NOTHING, TWO, winner=1), Stars(1, "first"), "First place would have been ★★"),
        (ended(SEVEN, NOTHING, TWO, winner=1), Stars(0, "second"), "Second place would have been ★"),
        (ended(ONE, NOTHING, winner=1), Stars(0, "first"), "First place would have been ★"),
        (ended(NOTHING, SEVEN, hints=1), Stars(2, "hints"), "Without hints it would have been ★★★"),
    ],
)
def test_against_computers_place_and_lead_decide_and_it_is_told_what_was_lacking(
    data: TableData, stars: Stars, told: str
) -> None:
    assert stars_of(JUSE, data, None) == stars
    assert stars.said(words_for("")) == told


@pytest.mark.parametrize(
    ("distance", "signs", "told"),
    [
        (0, "★★★", "Three stars: it hardly gets better!"),
        (2, "★★☆", "2 better and it would have been gold"),
        (5, "★☆☆", "1 better and it would have been ★★"),
        (13, "☆☆☆", "3 better and it would have been ★"),
    ],
)
def test_in_a_solitaire_the_distance_to_the_best_possible_decides(distance: int, signs: str, told: str) -> None:
    stars = stars_for(JUNK, distance)
    assert stars.signs == signs
    assert stars.said(words_for("")) == told


def test_there_are_none_with_other_people_nor_before_the_end_nor_to_learn() -> None:
    data = ended(NOTHING, SEVEN)
    bob = replace(data.seats[1], user_id=2)
    others = (
        replace(data, seats=(data.seats[0], bob)),
        replace(data, phase=Phase.PLAYING),
        with_fields(data, learning=True),
    )
    assert [stars_of(JUSE, other, None) for other in others] == [None, None, None]


def test_the_result_is_told_in_a_few_words() -> None:
    assert (
        result_of(JUSE, ended(ONE, NOTHING, TWO, winner=1), None, words_for("", "juse")) == "Deal of Jan 1 · 2nd of 3"
    )


@pytest.mark.parametrize(
    ("winner", "level", "offered"),
    [
        (0, "easy", ("harder", "normal")),
        (0, "hard", None),
        (1, "hard", ("easier", "normal")),
        (1, "easy", None),
    ],
)
def test_computers_are_offered_stronger_after_a_win_and_weaker_after_a_defeat(
    winner: int, level: Level, offered: object
) -> None:
    cards = (NOTHING, ONE) if winner == 0 else (ONE, NOTHING)
    data = with_fields(ended(*cards, winner=winner, level=level), private=False)
    assert other_level(data, JUSE.rules) == offered
    assert other_level(with_fields(data, private=True), JUSE.rules) is None
