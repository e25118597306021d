"""Roundup's hand panel: everything possible can be reached by it, nothing else is, and usual moves take few taps."""

from collections.abc import Iterator, Sequence
from itertools import islice, product

import msgspec
import pytest

from bot.core.chance import Seeded
from bot.tables.steps.model import TableRef
from bot.text import words_for
from bot.text.voice import SEAT_SIGNS, Voice
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
    SelectionOffer,
    offer_rows,
)
from cogs.roundup.cog import KIT
from cogs.roundup.panels import MOST_CARDS, Selection, decode
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.state import (
    Action,
    Bid,
    Down,
    Give,
    Jack,
    King,
    Pass,
    Phase,
    Queen,
    Show,
    State,
    Up,
    View,
)
from tests.quick import quick
from tests.rules.roundup_positions import Step, random_match

WORDS = words_for("", "roundup")
SEATS = pytest.mark.parametrize("seats", quick((2, 4, 6), (2, 4)))
LONGEST_ID = 100
HUGE = 10**9
TWO_TAPS = 2
"""To open a list and to choose from it."""


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


def taps_and_offers(rows: Sequence[OfferRow]) -> Iterator[tuple[int, Offer | PageOffer]]:
    for row in rows:
        for offer in row.offers if isinstance(row, ListOffer) else row:
            if offer.enabled and (not isinstance(row, ListOffer) or row.enabled):
                yield TWO_TAPS if isinstance(row, ListOffer) else 1, offer


def taps_to_each_action(view: View) -> dict[str, int]:
    """Every action that can be chosen, with the fewest taps. Of face-up cards only the first two are picked."""
    taps = {"": 0}
    found: dict[str, int] = {}
    waiting = [""]
    while waiting:
        selection = waiting.pop(0)
        for more, offer in taps_and_offers(panel(view, selection)):
            needed = taps[selection] + more
            if isinstance(offer, MoveOffer):
                (action,) = KIT.unpack(offer.action)
                found[action] = min(needed, found.get(action, needed))
            elif isinstance(offer, SelectionOffer) and needed < taps.get(offer.action, 1000):
                taps[offer.action] = needed
                if len(decode(offer.action).cards) <= 2:
                    waiting.append(offer.action)
    return found


def asked_views(step: Step) -> Iterator[View]:
    return (GAME.view(step.state, seat) for seat in sorted(GAME.to_act(step.state)))


def check_panels(state: State, view: View) -> dict[str, int]:
    assert view.seat is not None
    possible = GAME.possible(state, view.seat)
    found = taps_to_each_action(view)
    short = {GAME.spell(action) for action in possible if not (isinstance(action, Up) and len(action.cards) > 2)}
    assert short <= found.keys()
    for spelled in found.keys() - short:
        action = GAME.parse(spelled)
        assert isinstance(action, Up), f"{spelled} is offered, but not possible"
        GAME.apply(state, view.seat, action, Seeded("picked"))
    return found


@SEATS
def test_everything_possible_can_be_reached_by_few_taps_and_nothing_else_is_offered(seats: int) -> None:
    """Also in a round that an older version began, which does not know what was dealt."""
    kinds: set[type[Action]] = set()
    for number, step in enumerate(islice(random_match(seats, f"reached {seats}", misplays=0.2), 0, 400, 5)):
        for view in asked_views(step):
            found = check_panels(step.state, msgspec.structs.replace(view, dealt=view.dealt if number % 2 else ()))
            for spelled, taps in found.items():
                action = GAME.parse(spelled)
                turned = len(action.cards) if isinstance(action, Up) else 1
                assert taps <= most_taps(action, view) + turned * (len(view.dealt) > MOST_CARDS), spelled
            kinds |= {type(action) for action in GAME.possible(step.state, step.seat)}
    assert {Bid, Up, Down, Pass, Jack, Queen, King} <= kinds


def most_taps(action: Action, view: View) -> int:
    match action:
        case Bid(card) | Show(card):
            return 1 if IS_NUMBER[card] else 2
        case Up(cards):
            return 1 if len(cards) == 1 else len(cards) + 2
        case Down(card) if IS_NUMBER[card]:
            return 1
        case Pass(card):
            return 1 if card is None else 2
        case King() if len(view.seats) > 3:
            return 1 + 2 * TWO_TAPS
        case Give():
            return 2
        case _:
            return 1 + TWO_TAPS


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


@pytest.mark.parametrize("selection", ["zzzz", "😀99", "Z" * 60, "=", "-", "__9", "+_-", "+abcABC", "5", "\n", "aA0"])
def test_whatever_is_wrong_in_a_selection_is_ignored(selection: str) -> None:
    assert KIT.hand is not None
    for step in islice(random_match(4, "forged"), 40):
        for view in asked_views(step):
            possible = {GAME.spell(action) for action in GAME.possible(step.state, view.seat or 0)}
            for _, offer in taps_and_offers(panel(view, selection)):
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
