"""Whatever can happen in Jugglers is told: in whole sentences, with every gap filled, within Discord's limits."""

import logging
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from bot.core.chance import Seeded
from bot.core.game import Event, Juse
from bot.tables.steps.model import Seat
from bot.text.reader import Reader
from bot.ui.discord.components import ListOffer, MoveOffer, OfferRow, SelectionOffer
from bot.ui.discord.names import written_names
from bot.ui.table.presentation import ALT_LIMIT, CONTENT_LIMIT
from cogs.jugglers.cog import KIT
from cogs.jugglers.panels import hand
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.poker import CODES, Kind
from cogs.jugglers.rules.state import State

NAMES = ("alice", "bob", "carol", "dave", "erin")
Step = tuple[State, Sequence[Event]]


@cache
def match(seats: int) -> list[Step]:
    """Played at random, misplays and all: each state with what had happened to lead to it."""
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
    """As the table's message has them: of what happened last."""
    recent: list[Event] = []
    for _, events in steps:
        recent = [*recent, *events][-24:]
        yield KIT.recap([event for event in recent if event.shown_to(None)], Reader(names, KIT.words))


def told_of(state: State, names: tuple[str, ...]) -> Iterator[str]:
    view = GAME.view(state, None)
    yield KIT.alt(view, Reader(names, KIT.words))
    if GAME.to_act(state):
        yield KIT.status(view, Reader(names, KIT.words))
    assert KIT.hand is not None
    for seat in range(len(names)):
        own = GAME.view(state, seat)
        yield KIT.hand.alt(own, seat, Reader(names, KIT.words))
        for draft in ("", "deck", "dummy", "2S", "9H"):
            yield KIT.hand.text(own, seat, Reader(names, KIT.words), draft)


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_event_and_state_of_a_random_match_is_told(seats: int, caplog: pytest.LogCaptureFixture) -> None:
    steps, names = match(seats), NAMES[:seats]
    told = {line for lines in recaps(steps, names) for line in lines}
    faults: set[str] = set()
    for number, (state, events) in enumerate(steps):
        if number % 3 == 0 or state.finished:
            told.update(told_of(state, names))
        for event in events:
            if isinstance(event, Juse):
                faults.add(event.fault)
                told.add(KIT.accuse(event, Reader(names, KIT.words)))
    # With fewer than four players the deck is never empty while somebody is to move.
    assert faults == ({"out-of-turn"} if seats < 4 else {"out-of-turn", "empty-deck"})
    assert not [text for text in told if "{" in text or "None" in text or "  " in text or not text.strip()]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_how_a_gathering_ended_is_told_until_the_next_is_well_under_way() -> None:
    for lines, (state, _) in zip(recaps(match(4), NAMES[:4]), match(4), strict=True):
        if state.round.accounts and state.gathering.turn < 3 and not state.finished:
            assert f"**Gathering {len(state.round.accounts)}**" in "\n".join(lines[-4:])


def test_what_a_panel_offers_the_rules_take_and_offers_all_there_is() -> None:
    """For every seat, its turn or not; nothing that hands could do is missing."""
    assert KIT.hand is not None
    for seats in range(2, 6):
        for state, _ in match(seats)[:60]:
            for seat in range(seats):
                view, possible = GAME.view(state, seat), GAME.possible(state, seat)
                if not possible:
                    continue
                offered: list[str] = []
                for pick in (
                    "",
                    hand.DECK,
                    hand.DUMMY,
                    *picks(KIT.hand.offers(view, seat, Reader(NAMES, KIT.words), "")),
                ):
                    rows = KIT.hand.offers(view, seat, Reader(NAMES, KIT.words), pick)
                    assert len(rows) <= 5
                    offered += moves(rows)
                assert set(offered) == {GAME.spell(action) for action in possible}


def picks(rows: Sequence[OfferRow]) -> list[str]:
    return [
        offer.selection
        for row in rows
        if not isinstance(row, ListOffer)
        for offer in row
        if isinstance(offer, SelectionOffer)
    ]


def moves(rows: Sequence[OfferRow]) -> list[str]:
    return [
        offer.action for row in rows if not isinstance(row, ListOffer) for offer in row if isinstance(offer, MoveOffer)
    ]


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_longest_names_fit_into_the_alt_text_and_the_message(seats: int) -> None:
    """Of long names the alt text keeps the beginning and the number of the seat; nothing is cut off at its end."""
    longest = tuple("*" * 32 for _ in range(seats))
    written = written_names([Seat(number, name) for number, name in enumerate(longest)])
    steps = match(seats)
    told = list(zip(recaps(steps, written), steps, strict=True))
    for lines, (state, _) in [*told[::3], told[-1]]:
        view = GAME.view(state, None)
        alt = KIT.alt(view, Reader(longest, KIT.words))
        assert len(alt) <= ALT_LIMIT
        assert alt.endswith(".")
        status = KIT.status(view, Reader(written, KIT.words)) if view.asking else ""
        assert len("\n".join([*lines[-4:], status])) <= CONTENT_LIMIT - 100


def test_every_kind_of_hand_has_a_name() -> None:
    assert set(CODES) == set(Kind)
    names = {KIT.words.say(f"jugglers-kind-{code}") for code in CODES.values()}
    assert len(names) == len(Kind)


def test_the_rules_have_a_title_and_a_text_for_every_page() -> None:
    for page in range(1, KIT.rules_pages + 1):
        title = KIT.words.say(f"jugglers-rules-title-{page}")
        assert KIT.words.say(f"jugglers-rules-{page}").startswith(f"**Jugglers · {title.partition(' 2,')[0]}")
    assert not KIT.words.has(f"jugglers-rules-{KIT.rules_pages + 1}")
