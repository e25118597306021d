"""The texts of Jugglers: everything that can happen has one, complete and within Discord's limits."""

import logging
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeVar

import pytest

from bot.core.chance import Seeded
from bot.core.game import Event, Juse
from bot.tables.steps.model import Seat
from bot.text import words_for
from bot.text.reader import Reader
from bot.ui.discord.components import ALT_LIMIT, CONTENT_LIMIT, ListOffer, MoveOffer, OfferRow, SelectionOffer
from bot.ui.discord.names import written_names
from cogs.jugglers.cog import KIT
from cogs.jugglers.panels import hand
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.poker import CODES, Kind
from cogs.jugglers.rules.state import State
from tests.text.test_game_words import is_whole

WORDS = words_for("", "jugglers")
NAMES = ("alice", "bob", "carol", "dave", "erin")
Step = tuple[State, Sequence[Event]]
T = TypeVar("T")


@cache
def match(seats: int) -> list[Step]:
    """A random match with misplays: each state with the events that led to it."""
    chance = Seeded(f"told {seats}")
    state, events = GAME.deal(seats, {"wins": 2, "dummy_sigils": True}, chance)
    steps = [(state, events)]
    while not state.finished:
        seat = chance.below(seats) if chance.below(4) == 0 else to_move(state)
        choices = GAME.possible(state, seat) or GAME.legal(state, seat := to_move(state))
        state, events = GAME.apply(state, seat, choices[chance.below(len(choices))], chance)
        steps.append((state, events))
    return steps


def recaps(steps: Sequence[Step], names: Sequence[str]) -> Iterator[Sequence[str]]:
    """After each step, as the table's message shows them."""
    recent: list[Event] = []
    for _, events in steps:
        recent = [*recent, *events][-24:]
        yield KIT.recap([event for event in recent if event.shown_to(None)], Reader(names, WORDS))


def texts(state: State, reader: Reader) -> Iterator[str]:
    view = GAME.view(state, None)
    yield KIT.alt(view, reader)
    if GAME.to_act(state):
        yield KIT.status(view, reader)
    for seat in range(len(reader.names)):
        own = GAME.view(state, seat)
        assert hand.alt(own, seat, reader).endswith(f". {KIT.alt(view, reader)}"), "the table is in the picture too"
        yield hand.alt(own, seat, reader)
        for selection in ("", "deck", "dummy", "2S", "9H"):
            yield hand.text(own, seat, reader, selection)


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_event_and_state_of_a_random_match_has_its_text(seats: int, caplog: pytest.LogCaptureFixture) -> None:
    steps, reader = match(seats), Reader(NAMES[:seats], WORDS)
    said = {line for lines in recaps(steps, reader.names) for line in lines}
    faults: set[str] = set()
    for number, (state, events) in enumerate(steps):
        if number % 3 == 0 or state.finished:
            said.update(texts(state, reader))
        for event in events:
            if isinstance(event, Juse):
                faults.add(event.fault)
                said.add(KIT.accuse(event, reader))
    # With fewer than four players the deck is never empty while somebody is to move.
    assert faults == ({"out-of-turn"} if seats < 4 else {"out-of-turn", "empty-deck"})
    assert not [text for text in said if not is_whole(text)]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_the_end_of_a_gathering_stays_in_the_recap_for_a_while() -> None:
    for lines, (state, _) in zip(recaps(match(4), NAMES[:4]), match(4), strict=True):
        if state.round.accounts and state.gathering.turn < 3 and not state.finished:
            assert f"**Gathering {len(state.round.accounts)}**" in "\n".join(lines[-4:])


def test_the_panel_offers_exactly_the_possible_actions() -> None:
    """To every seat, whether or not it is its turn."""
    for seats in range(2, 6):
        reader = Reader(NAMES[:seats], WORDS)
        for state, _ in match(seats)[:60]:
            for seat in range(seats):
                view, possible = GAME.view(state, seat), GAME.possible(state, seat)
                if not possible:
                    continue
                opened = hand.offers(view, seat, reader, "")
                selections = [offer.selection for offer in offers_in(opened, SelectionOffer)]
                panels = [opened, *(hand.offers(view, seat, reader, selection) for selection in selections)]
                assert max(map(len, panels)) <= 5
                actions = {offer.action for rows in panels for offer in offers_in(rows, MoveOffer)}
                assert actions == set(map(GAME.spell, possible))


def offers_in(rows: Sequence[OfferRow], kind: type[T]) -> list[T]:
    return [offer for row in rows if not isinstance(row, ListOffer) for offer in row if isinstance(offer, kind)]


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_longest_names_fit_into_the_alt_text_and_the_message(seats: int) -> None:
    """The alt text shortens long names instead of being cut off at its end."""
    longest = tuple("*" * 32 for _ in range(seats))
    written = written_names([Seat(number, name) for number, name in enumerate(longest)])
    steps = match(seats)
    recapped = list(zip(recaps(steps, written), steps, strict=True))
    for lines, (state, _) in [*recapped[::3], recapped[-1]]:
        view = GAME.view(state, None)
        alt = KIT.alt(view, Reader(longest, WORDS))
        assert len(alt) <= ALT_LIMIT
        assert alt.endswith(".")
        own = [hand.alt(GAME.view(state, seat), seat, Reader(longest, WORDS)) for seat in range(seats)]
        assert max(map(len, own)) <= ALT_LIMIT
        status = KIT.status(view, Reader(written, WORDS)) if view.asking else ""
        assert len("\n".join([*lines[-4:], status])) <= CONTENT_LIMIT - 100


def test_every_kind_of_hand_has_a_name() -> None:
    for prefix, kinds in (("kind", list(Kind)), ("picture", list(Kind)[1:])):
        names = {WORDS.say(f"jugglers-{prefix}-{CODES[kind]}", ranks="") for kind in kinds}
        assert len(names) == len(kinds)
