"""The texts of the games: everything that can happen has one, and it is complete."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from bot.core.game import Juse
from bot.games import game_names
from bot.parts import find_kit
from bot.text import words_for
from bot.text.voice import SEAT_SIGNS, Voice
from bot.ui.discord.components import ListOffer, SelectionOffer
from bot.ui.hand_kit import HandKit
from tests.random_games import random_steps

NAMES = ("alice", "bob", "carol", "dave", "erin")
FAULTS = {
    "juse": {"does-not-fit", "centre-first", "nearer-first", "playable-elsewhere", "drew-early"},
    "junk": {"does-not-fit", "ace-first", "too-late"},
    "roundup": {"does-not-fit", "face-up-first", "number-first", "wrong-card"},
    "jugglers": {"out-of-turn", "empty-deck"},
}


def is_whole(text: str) -> bool:
    """Whether every placeholder is filled."""
    return bool(text.strip()) and not any(sign in text for sign in ("{", "None", "  ", " ,", " ."))


def texts_of_hand(hand: HandKit, view: Any, seat: int, voice: Voice, *, can_do: bool) -> Iterator[str]:
    yield hand.alt(view, seat, voice)
    yield hand.text(view, seat, voice, "")
    for row in hand.offers(view, seat, voice, "") if can_do else ():
        for offer in row.offers if isinstance(row, ListOffer) else row:
            if isinstance(offer, SelectionOffer):
                yield hand.text(view, seat, voice, offer.action)


@pytest.mark.parametrize(
    ("game", "seats", "matches"),
    [("juse", 4, 40), ("junk", 1, 40), ("roundup", 3, 6), ("jugglers", 2, 2), ("jugglers", 5, 2)],
)
def test_every_event_and_state_of_random_games_has_its_text(
    game: str, seats: int, matches: int, caplog: pytest.LogCaptureFixture
) -> None:
    kit, voice = find_kit(game), Voice(NAMES[:seats], words_for("", game))
    rules, option = kit.rules, kit.rules.options[0]
    faults: set[str] = set()
    texts: set[str] = set()
    for seed in range(matches):
        options = {} if option.values else {option.name: seed % 4 == 0}
        played = random_steps(rules, seats, options, f"told {seed}", misplays=0.2, most=300)
        for number, (_, _, _, state, events) in enumerate(played):
            view = rules.view(state, None)
            texts.update((kit.alt(view, voice), *kit.recap([event for event in events if event.shown_to(None)], voice)))
            if rules.to_act(state):
                texts.add(kit.status(view, voice))
            for seat in range(seats) if number % 3 == 0 else ():
                if kit.hand is None:
                    break
                own, can_do = rules.view(state, seat), bool(rules.possible(state, seat))
                texts.update(texts_of_hand(kit.hand, own, seat, voice, can_do=can_do))
            for event in events:
                if isinstance(event, Juse):
                    faults.add(event.fault)
                    texts.add(kit.accuse(event, voice))
    assert faults == FAULTS[game] - ({"empty-deck"} if seats == 2 else set())
    assert not [text for text in texts if not is_whole(text)]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in game_names()), ("juse", {"referee": "table"})])
def test_no_line_of_what_happened_says_a_name_twice(game: str, options: dict[str, str]) -> None:
    """With a colored sign before each, that reads badly. Calls do: who gets what must be plain."""
    kit = find_kit(game)
    rules, lines = kit.rules, set[str]()
    names = [f"{sign} {name}" for sign, name in zip(SEAT_SIGNS, NAMES, strict=False)]
    for seed in range(6):
        seats = min(2 + seed % 3, rules.max_seats)
        voice = Voice(names[:seats], words_for("", game))
        for step in random_steps(rules, seats, options, f"names {seed}", misplays=0.3, most=150):
            said = [kit.status(rules.view(step.after, None), voice)] if rules.to_act(step.after) else []
            said += [*kit.recap(step.events, voice)]
            lines.update(line for text in said for line in text.split("\n"))
    assert lines
    assert not [line for line in lines for name in names if line.count(name) > 1]


@pytest.mark.parametrize("game", game_names())
def test_the_rules_have_a_title_and_a_text_for_every_page(game: str) -> None:
    words, pages = words_for("", game), find_kit(game).rules_pages
    name = words.say(f"{game}-name")
    for page in range(1, pages + 1):
        assert words.say(f"{game}-rules-title-{page}")
        assert words.say(f"{game}-rules-{page}").startswith(f"**{name} · ")
    assert not words.has(f"{game}-rules-{pages + 1}")
