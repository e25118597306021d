"""Whatever can happen in Roundup is told: in whole sentences, with every gap filled, within Discord's limits."""

import logging
from collections.abc import Iterator, Sequence

import pytest

from bot.core.cards import NAMES as CARDS
from bot.core.chance import Seeded
from bot.core.errors import Malformed
from bot.core.game import Juse
from bot.text.reader import Reader
from bot.ui.discord.components import ListOffer, MoveOffer, OfferRow
from bot.ui.table.presentation import ALT_LIMIT
from cogs.roundup.cog import KIT
from cogs.roundup.panels import selections
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import parse
from cogs.roundup.rules.state import State

NAMES = ("alice", "bob", "carol", "dave")
FAULTS = {"does-not-fit", "face-up-first", "number-first", "wrong-card"}


def told_of(state: State, names: tuple[str, ...]) -> Iterator[str]:
    view = GAME.view(state, None)
    yield KIT.alt(view, Reader(names, KIT.words))
    if GAME.to_act(state):
        yield KIT.status(view, Reader(names, KIT.words))
    assert KIT.hand is not None
    for seat in range(len(names)):
        own = GAME.view(state, seat)
        drafts_of = ["", *(selections.write((card,), (seat + 1) % len(names)) for card in own.hand)]
        yield KIT.hand.alt(own, seat, Reader(names, KIT.words))
        for draft in drafts_of if seat in GAME.to_act(state) else [""]:
            yield KIT.hand.text(own, seat, Reader(names, KIT.words), draft)


def test_every_event_and_state_of_random_matches_is_told(caplog: pytest.LogCaptureFixture) -> None:
    faults: set[str] = set()
    told: set[str] = set()
    for seed in range(10):
        chance = Seeded(f"told {seed}")
        seats = 2 + seed % 3
        state, events = GAME.deal(seats, {"points": 3}, chance)
        for _ in range(250):
            told.update(told_of(state, NAMES[:seats]))
            told.update(KIT.recap(events, Reader(NAMES, KIT.words)))
            for event in events:
                if isinstance(event, Juse):
                    faults.add(event.fault)
                    told.add(KIT.accuse(event, Reader(NAMES, KIT.words)))
            if not GAME.to_act(state):
                break
            seat = min(GAME.to_act(state))
            choices = GAME.legal(state, seat) if chance.below(3) else GAME.possible(state, seat)
            state, events = GAME.apply(state, seat, choices[chance.below(len(choices))], chance)
    assert faults == FAULTS
    assert not [text for text in told if "{" in text or "None" in text or "  " in text or not text.strip()]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_what_a_panel_offers_the_rules_take() -> None:
    """Each button and list entry of the own hand is an action that can be made; it may well be a misplay."""
    assert KIT.hand is not None
    made = 0
    for seed in range(6):
        chance = Seeded(f"offered {seed}")
        state, _ = GAME.deal(4, {"points": 3}, chance)
        for _ in range(60):
            seat = min(GAME.to_act(state))
            view = GAME.view(state, seat)
            for card in (None, *view.hand):
                for target in range(4):
                    draft = "" if card is None else selections.write((card,), target)
                    rows = KIT.hand.offers(view, seat, Reader(NAMES, KIT.words), draft)
                    assert len(rows) <= 5
                    for action in actions(rows):
                        GAME.apply(state, seat, parse(KIT.unpack(action)), Seeded("tried"))
                        made += 1
            choices = GAME.legal(state, seat)
            state, _ = GAME.apply(state, seat, choices[chance.below(len(choices))], chance)
    assert made > 1000


def actions(rows: Sequence[OfferRow]) -> Iterator[str]:
    for row in rows:
        for offer in row.offers if isinstance(row, ListOffer) else row:
            if isinstance(offer, MoveOffer) and offer.enabled:
                yield offer.action


def test_the_longest_up_fits_into_a_button() -> None:
    cards = tuple(range(26))
    packed = selections.pack(cards)
    assert len(f"m:{10**9}:{10**6}:{packed}") <= 100
    assert parse(KIT.unpack(packed)) == parse("up " + " ".join(CARDS[card] for card in cards))
    assert KIT.unpack("pass") == "pass"


def test_a_packed_move_of_nothing_is_no_move() -> None:
    for packed in ("up=", "up=!"):
        with pytest.raises(Malformed):
            parse(KIT.unpack(packed))


def test_the_alt_text_of_the_fullest_tables_is_whole() -> None:
    """Six long names, eight rounds: everything there is to tell still fits."""
    long_names = tuple(f"{'n' * 30}{seat}" for seat in range(6))
    chance = Seeded("long")
    state, _ = GAME.deal(6, {"points": 50}, chance)
    longest = 0
    for _ in range(2500):
        seat = min(GAME.to_act(state), default=-1)
        if seat < 0 or len(state.history) > 7:
            break
        choices = GAME.legal(state, seat)
        state, _ = GAME.apply(state, seat, choices[chance.below(len(choices))], chance)
        longest = max(longest, len(KIT.alt(GAME.view(state, None), Reader(long_names, KIT.words))))
    assert len(state.history) > 7
    assert longest <= ALT_LIMIT
