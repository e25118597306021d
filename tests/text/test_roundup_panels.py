"""Roundup's hand panel: each card has its place, and nothing in it depends on what fits."""

from collections.abc import Iterator, Sequence
from itertools import islice, product

import msgspec
import pytest

from bot.tables.steps.model import TableRef
from bot.text import words_for
from bot.text.voice import SEAT_SIGNS, Voice, card_text
from bot.ui.discord.components import (
    LIST_LIMIT,
    ROW_LIMIT,
    TABLE,
    ListOffer,
    MoveOffer,
    Offer,
    OfferRow,
    PageOffer,
    Select,
    offer_rows,
)
from cogs.roundup.cog import KIT
from cogs.roundup.panels import MOST_CARDS, Selection
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import (
    Phase,
    View,
)
from tests.rules.roundup_positions import Step, random_match

WORDS = words_for("", "roundup")
SEATS = pytest.mark.parametrize("seats", [2, 4, 6])
LONGEST_ID = 100
HUGE = 10**9


def voice_of(seats: int) -> Voice:
    return Voice([f"{sign} Bartholomew the {sign}" for sign in SEAT_SIGNS[:seats]], WORDS)


def panel(view: View, selection: str) -> Sequence[OfferRow]:
    assert KIT.hand is not None
    assert view.seat is not None
    rows = KIT.hand.offers(view, view.seat, voice_of(len(view.seats)), selection)
    assert len(rows) <= ROW_LIMIT
    assert all(
        len(row.offers) <= LIST_LIMIT if isinstance(row, ListOffer) else 0 < len(row) <= ROW_LIMIT for row in rows
    )
    for row in offer_rows(TableRef(f"{HUGE}.a3f9c1"), HUGE, HUGE, rows):
        assert isinstance(row, Select) or all(len(button.id) <= LONGEST_ID for button in row)
        assert isinstance(row, Select) or not any(button.id.startswith(f"{TABLE}:") for button in row)
    return rows


def enabled(rows: Sequence[OfferRow]) -> Iterator[Offer | PageOffer]:
    for row in rows:
        if not isinstance(row, ListOffer) or row.enabled:
            yield from (offer for offer in (row.offers if isinstance(row, ListOffer) else row) if offer.enabled)


def asked_views(step: Step) -> Iterator[View]:
    return (GAME.view(step.state, seat) for seat in sorted(GAME.to_act(step.state)))


@SEATS
def test_each_card_has_its_place_for_the_whole_round_and_choosing_moves_nothing(seats: int) -> None:
    places: dict[object, tuple[int, int]] = {}
    for step in islice(random_match(seats, f"places {seats}", misplays=0.1), 0, 300, 3):
        for view in asked_views(step):
            chosen = ["", *(Selection((card,)).encoded() for card in view.hand)]
            for half, mode, face in product(("", "_")[: 1 + (len(view.dealt) > MOST_CARDS)], ("", "+", "-"), chosen):
                *rows, controls = [row for row in panel(view, f"{mode}{half}{face}") if not isinstance(row, ListOffer)]
                assert [offer.style for row in rows for offer in row].count("main") <= 1
                assert len(controls) == (2 if view.phase is Phase.TURN else 1) + (len(view.dealt) > MOST_CARDS)
                for y, row in enumerate(rows):
                    for x, card in enumerate(offer.label.lstrip("↑✓") for offer in row):
                        key = view.round, view.seat, half, card
                        assert card.startswith("–") or places.setdefault(key, (y, x)) == (y, x)


def test_in_a_round_that_an_older_version_began_each_card_has_a_button() -> None:
    """It does not know what was dealt."""
    for step in islice(random_match(4, "older"), 0, 300, 11):
        for view in asked_views(step):
            rows = panel(msgspec.structs.replace(view, dealt=()), "")
            labels = {offer.label.lstrip("↑✓") for row in rows if not isinstance(row, ListOffer) for offer in row}
            assert {card_text(card) for card in view.hand} <= labels


@pytest.mark.parametrize("selection", ["zzzz", "😀99", "Z" * 60, "=", "-", "__9", "+_-", "+abcABC", "5", "\n", "aA0"])
def test_whatever_is_wrong_in_a_selection_is_ignored(selection: str) -> None:
    assert KIT.hand is not None
    for step in islice(random_match(4, "forged"), 40):
        for view in asked_views(step):
            possible = {GAME.spell(action) for action in GAME.possible(step.state, view.seat or 0)}
            for offer in enabled(panel(view, selection)):
                if isinstance(offer, MoveOffer):
                    assert KIT.unpack(offer.action)[0] in possible
            assert KIT.hand.text(view, view.seat or 0, voice_of(4), selection)


@SEATS
def test_nothing_on_the_buttons_depends_on_what_fits(seats: int) -> None:
    """The panel of a turn is the same however high the stacks are."""
    for step in islice(random_match(seats, f"fits {seats}"), 0, 300, 11):
        if step.state.phase is Phase.TURN:
            view = GAME.view(step.state, step.seat)
            for stacks in ((0, 0, 0, 0), (9, 9, 9, 9), (3, 0, 10, 6)):
                assert panel(msgspec.structs.replace(view, stacks=stacks), "") == panel(view, "")
