"""Tables in words: whoever sees nothing but the text and the labels misses nothing, and can play on."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

import pytest

from bot.core.cards import IN_WORDS
from bot.core.chance import Seeded
from bot.core.game import Event, Juse, Options, forced_move, settle_options
from bot.parts import find_kit
from bot.tables.runtime.table import Table
from bot.ui.discord.components import CONTENT_LIMIT, MOVE, Select
from bot.ui.discord.names import label_names
from bot.ui.kit import GameKit
from bot.ui.table.hand import present_hand
from bot.ui.table.presentation import RECAP_LINES, Presentation, Selection
from render.scene import Back, Label, Scene
from tests.discord.shown import table_showing
from tests.leaks.harness import all_secrets, cards_in, in_a_replay, results
from tests.leaks.positions import positions
from tests.presented import present
from tests.text.text_players import CARD, PLAYERS, Message

NAMES = ("alice", "bob", "carol", "dave", "erin", "frank", "grace", "heidi")
LONG = tuple(f"{name:·<31}{seat}" for seat, name in enumerate(NAMES))
MOST_PRESSES = 40
KEPT = 24
"""Events that a table has at hand."""


# ------------------------------------------------------------ playing


class Play:
    """A game at one table, moved only by what its players press."""

    def __init__(self, kit: GameKit, seats: int, options: Options, seed: str, names: Sequence[str] = NAMES) -> None:
        self.kit, self.options, self.names, self.chance = kit, options, names[:seats], Seeded(seed)
        self.state, events = kit.rules.deal(seats, options, self.chance)
        self.recent: list[Event] = [*events]
        self.events: list[Event] = [*events]
        shown = label_names(self.table().data.seats)
        self.players = [PLAYERS[kit.name](name, Seeded(f"{seed} {name}")) for name in shown]

    def table(self) -> Table:
        alone = len(self.names) == 1
        table = table_showing(self.kit.rules, self.state, self.names, self.options, private=alone)
        table.recent.extend(self.recent)
        return table

    def message(self, seat: int, selection: str = "") -> Presentation:
        """What this player presses in."""
        table = self.table()
        picked = Selection(seat, table.data.epochs[seat], selection)
        if self.kit.hand is None:
            return present(table, self.kit, "", None, picked, IN_WORDS)
        return present_hand(table, self.kit, seat + 1, "", picked, IN_WORDS)

    def run(self) -> None:
        while asked := sorted(self.kit.rules.to_act(self.state)):
            for seat, player in enumerate(self.players):
                player.look(as_read(self.message(seat)))
            self.apply(*(forced_move(self.kit.rules, self.state) or (asked[0], self.chosen(asked[0]))))

    def apply(self, seat: int, action: Any) -> None:
        self.state, events = self.kit.rules.apply(self.state, seat, action, self.chance)
        self.recent = [*self.recent, *events][-KEPT:]
        self.events += events

    def chosen(self, seat: int) -> Any:
        selection, player = "", self.players[seat]
        for _ in range(MOST_PRESSES):
            shown = self.message(seat, selection)
            kind, verb = pressed(shown, player.press(as_read(shown)))
            if kind == MOVE:
                move, *_ = self.kit.unpack(verb)
                return self.kit.rules.parse(move)
            selection = verb.removeprefix("=")
        raise AssertionError(f"nothing but selections, the last of them {selection!r}")


def as_read(shown: Presentation) -> Message:
    """What a screen reader speaks, and nothing else."""
    assert shown.scene is None
    labels = [label for label, _ in offered(shown)]
    return Message(shown.content.replace("**", ""), labels)


def offered(shown: Presentation) -> Iterator[tuple[str, str]]:
    """What can be pressed or chosen: its words, and what it does."""
    for row in shown.panel:
        if isinstance(row, Select):
            yield from ((choice.label, choice.value) for choice in row.choices)
        else:
            yield from ((button.label, button.id) for button in row if button.enabled)


def pressed(shown: Presentation, label: str) -> tuple[str, str]:
    wanted = [action for words, action in offered(shown) if words == label]
    assert len(wanted) == 1, f"{label!r} stands on {len(wanted)} buttons\n{shown.content}\n{[*offered(shown)]}"
    kind, _, rest = wanted[0].partition(":")
    return kind, rest.split(":", 2)[2] if rest.count(":") >= 2 and rest.split(":")[1].isdecimal() else rest


TABLES = {
    "junk": [(1, {}), (1, {"naked": True})],
    "juse": [(2, {}), (8, {"reminders": True})],
    "roundup": [(2, {"points": 3}), (6, {"points": 4})],
    "jugglers": [(2, {"wins": 2}), (5, {"wins": 2})],
}
SECRETS = all_secrets()
GAMES = [(game, place) for game, tables in TABLES.items() for place in range(len(tables))]


@pytest.mark.parametrize(("game", "place"), GAMES)
def test_whoever_has_only_the_text_and_the_labels_plays_a_game_to_its_end(game: str, place: int) -> None:
    """And makes no mistake: the text has all that the rules ask for."""
    kit, (seats, wanted) = find_kit(game), TABLES[game][place]
    play = Play(kit, seats, settle_options(kit.rules, wanted), f"text {place}")
    play.run()
    assert kit.rules.outcome(play.state).finished
    assert not [event for event in play.events if isinstance(event, Juse)]


# ------------------------------------------------------------ what pictures show, and how much room there is


class Told(NamedTuple):
    shown: Presentation
    """In words."""
    pictured: Presentation
    """The same with its picture."""


def all_messages(game: str, names: Sequence[str], looks: int, one_in: int = 1) -> Iterator[Told]:
    """At the fullest table of a game, in positions with and without misplays: the table, every hand, each result of a
    round, and the page of a replay.
    """
    secrets = SECRETS[game]
    seats, kit = secrets.game.max_seats, secrets.kit
    at_full_tables = (position for position in positions(secrets, "in words") if position.seats == seats)
    recent: list[Event] = []
    for number, position in enumerate(islice(at_full_tables, looks)):
        recent = [*recent, *position.events][-KEPT:] if number else [*position.events]
        if number % one_in:
            continue
        table = table_showing(kit.rules, position.state, names[:seats], position.options, private=secrets.private)
        table.recent.extend(recent)
        yield Told(present(table, kit, "", own=IN_WORDS), present(table, kit, ""))
        for seat in range(seats) if kit.hand is not None else ():
            hand = present_hand(table, kit, seat + 1, "", own=IN_WORDS)
            yield Told(hand, present_hand(table, kit, seat + 1, ""))
        [*pages] = in_a_replay(table, kit, 0, position.events, IN_WORDS)
        yield from map(Told, pages, in_a_replay(table, kit, 0, position.events))
        ended = [event for event in position.events if event.shown_to(None)]
        for result in results(table, kit, ended):
            yield Told(Presentation(result.alt, ()), result)


@pytest.mark.parametrize("game", SECRETS)
def test_every_card_and_every_number_that_a_picture_shows_is_in_the_words(game: str) -> None:
    """But for what can be counted there (how many are waited for, or are left), and the order of closing."""
    seen = 0
    for told, pictured in all_messages(game, NAMES, 260, 3):
        assert pictured.scene is not None
        assert told.scene is None
        missing = cards_in(pictured.scene) - set(CARD.findall(told.content))
        missing |= numbers_in(pictured.scene) - numbers(told.content)
        assert not missing, f"{missing}\n{told.content}"
        seen += 1
    assert seen > 80


def numbers_in(scene: Scene) -> set[str]:
    labels = [item.text for item in scene.items if isinstance(item, Label) and not re.search("left|Waiting", item.text)]
    backs = [str(item.count) for item in scene.items if isinstance(item, Back)]
    return numbers(" ".join([*labels, *backs])) - {"0", "1"}


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+\b", CARD.sub("", text)))


@pytest.mark.parametrize("game", SECRETS)
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long names"])
def test_nothing_is_left_out_at_the_fullest_table(game: str, names: Sequence[str]) -> None:
    """With pictures there is the newest of what happened. Where there is no room for long names they are shortened, and
    what happened first may be left out.
    """
    longest = 0
    for told, pictured in all_messages(game, names, 260, 3):
        longest = max(longest, len(told.content))
        title, *said = told.content.replace("**", "").split("\n")
        short = pictured.content.replace("**", "").removeprefix("-# ")
        head, *lines = re.sub(r" \(\+\d+ earlier\)$", "", short, flags=re.MULTILINE).split("\n")
        # Where there is a picture, what is asked stands in one line.
        lines = [line for line in lines if line.removeprefix("-# ") != "\N{ZERO WIDTH SPACE}"]
        missing = [line for line in lines if line not in " ".join(said)]
        assert len(told.content) <= CONTENT_LIMIT
        assert not told.content.endswith("…")
        assert head.startswith(title)
        assert all(about in told.content for about in head.removeprefix(title).split(" · "))
        if names is NAMES:
            assert missing == []
            assert "…" not in told.content
        else:
            assert missing == lines[: len(missing)]
            assert len(missing) <= RECAP_LINES
    assert longest > 150
