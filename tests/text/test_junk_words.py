"""Whatever can happen in Junk is told: in whole sentences, with every gap filled."""

import logging

import pytest

from bot.core.chance import Seeded
from bot.core.game import Juse
from bot.text.reader import Reader
from cogs.junk.cog import KIT
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import Misplayed

NAMES = ("alice",)
FAULTS = {"does-not-fit", "ace-first", "too-late"}


def complete(text: str) -> bool:
    return bool(text.strip()) and not any(sign in text for sign in ("{", "None", "  ", " ,", " ."))


def test_every_event_and_state_of_random_games_is_told(caplog: pytest.LogCaptureFixture) -> None:
    faults: set[str] = set()
    told: set[str] = set()
    for seed in range(40):
        chance = Seeded(f"told {seed}")
        state, events = GAME.deal(1, {"naked": seed % 4 == 0}, chance)
        while GAME.to_act(state):
            choices = GAME.legal(state, 0) if chance.below(4) else GAME.possible(state, 0)
            state, events = GAME.apply(state, 0, choices[chance.below(len(choices))], chance)
            view = GAME.view(state, None)
            told.update((KIT.status(view, Reader(NAMES, KIT.words)), KIT.alt(view, Reader(NAMES, KIT.words))))
            told.update(KIT.recap(events, Reader(NAMES, KIT.words)))
            for event in events:
                if isinstance(event, Juse):
                    assert isinstance(event, Misplayed)
                    faults.add(event.fault)
                    told.add(KIT.accuse(event, Reader(NAMES, KIT.words)))
    assert faults == FAULTS
    assert not [text for text in told if not complete(text)]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("misplays", [0, 1, 2])
@pytest.mark.parametrize("hints", [0, 1, 2])
def test_how_a_run_went_is_told_whole(misplays: int, hints: int, caplog: pytest.LogCaptureFixture) -> None:
    clean = misplays == hints == 0
    for score in (0, 1, 7):
        rank = KIT.words.say("junk-rank", place=1, name="alice", score=score, misplays=misplays, hints=hints)
        assert rank.endswith(": a clean run." if clean else ": not a clean run.")
        for streak in (0, 1, 5):
            share = KIT.words.say(
                "junk-share",
                day="2026-01-01",
                name="alice",
                score=score,
                misplays=misplays,
                hints=hints,
                clean="yes" if clean else "no",
                streak=streak,
            )
            assert ("not clean" in share) != clean
            assert ("5 days in a row" in share) == (streak == 5)
            assert complete(rank)
            assert complete(share)
    if not clean:
        told = KIT.words.say("run-not-clean", misplays=misplays, hints=hints)
        assert told.endswith(".")
        assert complete(told)
    assert not caplog.records


def test_the_rules_have_a_title_and_a_text_for_every_page() -> None:
    for page in range(1, KIT.rules_pages + 1):
        title = KIT.words.say(f"junk-rules-title-{page}")
        assert KIT.words.say(f"junk-rules-{page}").startswith(f"**Junk · {title}")
    assert not KIT.words.has(f"junk-rules-{KIT.rules_pages + 1}")
