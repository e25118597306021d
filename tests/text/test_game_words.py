"""The texts of the games: everything that can happen has one, and it is complete."""

import logging

import pytest

from bot.core.chance import Seeded
from bot.core.game import Juse, may_act_out_of_turn, settle_options
from bot.games import game_names
from bot.text import words_for
from bot.text.voice import SEAT_SIGNS, Voice
from tests.random_games import kit_of

NAMES = ("alice", "bob", "carol", "dave")
FAULTS = {
    "juse": {"does-not-fit", "centre-first", "nearer-first", "playable-elsewhere", "drew-early"},
    "junk": {"does-not-fit", "ace-first", "too-late"},
}


def is_whole(text: str) -> bool:
    """Whether every placeholder is filled."""
    return bool(text.strip()) and not any(sign in text for sign in ("{", "None", "  ", " ,", " ."))


@pytest.mark.long
@pytest.mark.parametrize("game", FAULTS)
def test_every_event_and_state_of_random_games_has_its_text(game: str, caplog: pytest.LogCaptureFixture) -> None:
    kit = kit_of(game)
    rules, voice = kit.rules, Voice(NAMES[: kit.rules.max_seats], words_for("", game))
    option = rules.options[0].name
    faults: set[str] = set()
    texts: set[str] = set()
    for seed in range(40):
        chance = Seeded(f"told {seed}")
        state, _ = rules.deal(len(voice.names), settle_options(rules, {option: seed % 4 == 0}), chance)
        for _ in range(300):
            if not (asked := rules.to_act(state)):
                break
            (seat,) = asked
            choices = rules.legal(state, seat) if chance.below(4) else rules.possible(state, seat)
            state, events = rules.apply(state, seat, choices[chance.below(len(choices))], chance)
            view = rules.view(state, None)
            texts.update((kit.status(view, voice), kit.alt(view, voice), *kit.recap(events, voice)))
            for event in events:
                if isinstance(event, Juse):
                    faults.add(event.fault)
                    texts.add(kit.accuse(event, voice))
    assert faults == FAULTS[game]
    assert not [text for text in texts if not is_whole(text)]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in game_names()), ("juse", {"referee": "table"})])
def test_no_line_of_what_happened_says_a_name_twice(game: str, options: dict[str, str]) -> None:
    """With a colored sign before each, that reads badly. Calls do: who gets what must be plain."""
    kit = kit_of(game)
    rules, lines = kit.rules, set[str]()
    names = [f"{sign} {name}" for sign, name in zip(SEAT_SIGNS, NAMES, strict=False)]
    for seed in range(6):
        seats, chance = min(2 + seed % 3, rules.max_seats), Seeded(f"names {seed}")
        voice = Voice(names[:seats], words_for("", game))
        state, _ = rules.deal(seats, settle_options(rules, options), chance)
        for _ in range(150):
            if not (asked := sorted(rules.to_act(state) | may_act_out_of_turn(rules, state))):
                break
            seat = asked[chance.below(len(asked))]
            if choices := rules.legal(state, seat) if chance.below(3) else rules.possible(state, seat):
                state, events = rules.apply(state, seat, choices[chance.below(len(choices))], chance)
                said = [kit.status(rules.view(state, None), voice)] if rules.to_act(state) else []
                said += [*kit.recap(events, voice)]
                lines.update(line for text in said for line in text.split("\n"))
    assert len(lines) > 20
    assert not [line for line in lines for name in names if line.count(name) > 1]


@pytest.mark.parametrize("game", game_names())
def test_the_rules_have_a_title_and_a_text_for_every_page(game: str) -> None:
    words, pages = words_for("", game), kit_of(game).rules_pages
    name = words.say(f"{game}-name")
    for page in range(1, pages + 1):
        assert words.say(f"{game}-rules-title-{page}")
        assert words.say(f"{game}-rules-{page}").startswith(f"**{name} · ")
    assert not words.has(f"{game}-rules-{pages + 1}")
