"""The texts of Roundup: everything that can happen has one, complete and within Discord's limits."""

import logging
from collections.abc import Iterator
from itertools import takewhile

import pytest

from bot.core.cards import NAMES as CARDS
from bot.core.errors import Malformed
from bot.core.game import Juse
from bot.text import words_for
from bot.text.reader import Reader
from bot.ui.discord.components import ALT_LIMIT
from cogs.roundup.cog import KIT
from cogs.roundup.panels import selections
from cogs.roundup.panels.selections import Selection
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import parse
from cogs.roundup.rules.state import State
from tests.rules.roundup_positions import random_match
from tests.text.test_game_words import is_whole

WORDS = words_for("", "roundup")
NAMES = ("alice", "bob", "carol", "dave")
FAULTS = {"does-not-fit", "face-up-first", "number-first", "wrong-card"}


def texts_of(state: State, reader: Reader) -> Iterator[str]:
    view = GAME.view(state, None)
    yield KIT.alt(view, reader)
    if GAME.to_act(state):
        yield KIT.status(view, reader)
    assert KIT.hand is not None
    for seat in range(len(view.seats)):
        own = GAME.view(state, seat)
        assert KIT.hand.alt(own, seat, reader).endswith(f". {KIT.alt(view, reader)}"), "the table is in the picture too"
        yield KIT.hand.alt(own, seat, reader)
        yield KIT.hand.text(own, seat, reader, "")
        for card in own.hand if seat in GAME.to_act(state) else ():
            for target in (None, *range(len(view.seats))):
                yield KIT.hand.text(own, seat, reader, Selection((card,), target).encoded())
        for up in view.seats[seat].up:
            yield KIT.hand.text(own, seat, reader, Selection((up,)).encoded())


def test_every_event_and_state_of_random_matches_has_its_text(caplog: pytest.LogCaptureFixture) -> None:
    faults: set[str] = set()
    texts: set[str] = set()
    for seed in range(10):
        seats = 2 + seed % 3
        reader = Reader(NAMES[:seats], WORDS)
        for step in random_match(seats, f"words {seed}", points=3, misplays=0.3):
            texts.update(texts_of(step.after, reader))
            texts.update(KIT.recap(step.events, reader))
            for event in step.events:
                if isinstance(event, Juse):
                    faults.add(event.fault)
                    texts.add(KIT.accuse(event, reader))
    assert faults == FAULTS
    assert not [text for text in texts if not is_whole(text)]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_the_longest_move_fits_into_a_button() -> None:
    cards = tuple(range(26))
    packed = selections.pack(cards)
    assert len(f"m:{10**9}:{10**6}:{packed}") <= 100
    assert parse(KIT.unpack(packed)[0]) == parse("up " + " ".join(CARDS[card] for card in cards))
    assert KIT.unpack("pass") == ("pass",)


def test_a_packed_move_without_cards_is_malformed() -> None:
    for packed in ("up=", "up=!"):
        with pytest.raises(Malformed):
            parse(KIT.unpack(packed)[0])


def test_the_longest_alt_texts_fit() -> None:
    """With six long names and eight rounds."""
    reader = Reader([f"{'n' * 30}{seat}" for seat in range(6)], WORDS)
    match = random_match(6, "long", points=50, misplays=0)
    states = list(takewhile(lambda state: len(state.history) < 9, (step.after for step in match)))
    assert len(states[-1].history) == 8
    assert max(len(KIT.alt(GAME.view(state, None), reader)) for state in states) <= ALT_LIMIT
