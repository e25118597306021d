"""Whatever can happen in Juse is told: in whole sentences, with every gap filled."""

import logging

import pytest

from bot.core.chance import Seeded
from bot.core.game import Juse
from bot.text.reader import Reader
from cogs.juse.cog import KIT
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import Misplayed

NAMES = ("alice", "bob", "carol", "dave")
FAULTS = {"does-not-fit", "centre-first", "nearer-first", "playable-elsewhere", "drew-early"}


def test_every_event_and_state_of_random_games_is_told(caplog: pytest.LogCaptureFixture) -> None:
    faults: set[str] = set()
    told: set[str] = set()
    for seed in range(12):
        chance = Seeded(f"told {seed}")
        state, events = GAME.deal(len(NAMES), {"reminders": seed % 2 == 0}, chance)
        for _ in range(300):
            if state.winner is not None:
                break
            choices = GAME.legal(state, state.turn) if chance.below(4) else GAME.possible(state, state.turn)
            state, events = GAME.apply(state, state.turn, choices[chance.below(len(choices))], chance)
            view = GAME.view(state, None)
            told.update((KIT.status(view, Reader(NAMES, KIT.words)), KIT.alt(view, Reader(NAMES, KIT.words))))
            told.update(KIT.recap(events, Reader(NAMES, KIT.words)))
            for event in events:
                if isinstance(event, Juse):
                    assert isinstance(event, Misplayed)
                    faults.add(event.fault)
                    told.add(KIT.accuse(event, Reader(NAMES, KIT.words)))
    assert faults == FAULTS
    assert not [text for text in told if "{" in text or "None" in text or "  " in text or not text.strip()]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_the_rules_have_a_title_and_a_text_for_every_page() -> None:
    for page in range(1, KIT.rules_pages + 1):
        title = KIT.words.say(f"juse-rules-title-{page}")
        assert KIT.words.say(f"juse-rules-{page}").startswith(f"**Juse · {title.split()[0]}")
    assert not KIT.words.has(f"juse-rules-{KIT.rules_pages + 1}")
