"""One harness for all games: everything that a viewer can get must be the same under any change of what that viewer may
not know. A game adds what is hidden, in a module `of_….py` beside this one.
"""

import importlib
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bot.core.chance import Seeded
from bot.core.game import AnyGame, Event, Options, settle_options
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Move
from bot.ui.discord.components import SELECTION, Panel, Select, build_view
from bot.ui.kit import GameKit
from bot.ui.table.guide import guide_text
from bot.ui.table.presentation import Presentation, Selection, present, present_hand
from bot.ui.table.since_last_move import since_last_move
from render import paint
from tests.discord.shown import table_showing

NAMES = ("alice", "bob", "carol", "dave", "erin", "frank", "grace", "heidi")
BYSTANDER = 99
"""A user without a seat."""
MOST_DRAFTS = 12
"""Steps towards a move that are tried out in one panel."""
_MISPLAYS = 6
"""One action in so many is any that is possible, right or wrong."""
_MOST_ACTIONS = 250
_EVERY = 7

Exchange = Callable[[Any, int | None, Seeded], Any]
"""State, viewer (None: a bystander), chance → the same for that viewer, with something else where they cannot look."""


class Secrets(msgspec.Struct, frozen=True):
    kit: GameKit
    tables: Sequence[tuple[int, Options]]
    """Numbers of seats and options under which different things are hidden."""
    exchanged: Exchange
    private: bool = False
    judged_in_view: bool = True
    """Whether the rules judge a move by what is in its player's view, and not by what they must remember too."""

    @property
    def game(self) -> AnyGame:
        return self.kit.rules


class Position(msgspec.Struct, frozen=True):
    state: Any
    events: Sequence[Event]
    """What has just happened."""
    options: Options
    seats: int

    @property
    def viewers(self) -> list[int | None]:
        return [*range(self.seats), None]


def all_secrets() -> dict[str, Secrets]:
    found = sorted(path.stem for path in Path(__file__).parent.glob("of_*.py"))
    return {name.removeprefix("of_"): importlib.import_module(f"tests.leaks.{name}").SECRETS for name in found}


def positions(secrets: Secrets, seed: str) -> Iterator[Position]:
    """Of games played at random, misplays and all, from the deal on and without end."""
    for number in range(10**6):
        seats, wanted = secrets.tables[number % len(secrets.tables)]
        options, chance = settle_options(secrets.game, wanted), Seeded(f"{seed} {number}")
        state, events = secrets.game.deal(seats, options, chance)
        for _ in range(_MOST_ACTIONS):
            yield Position(state, events, options, seats)
            asked = secrets.game.to_act(state)
            if not asked:
                break
            seat = sorted(asked)[chance.below(len(asked))]
            legal = secrets.game.legal(state, seat)
            choices = legal if chance.below(_MISPLAYS) else secrets.game.possible(state, seat) or legal
            state, events = secrets.game.apply(state, seat, choices[chance.below(len(choices))], chance)


def everything(secrets: Secrets, position: Position, state: Any, viewer: int | None) -> dict[str, Any]:
    """All that reaches whoever sits in the seat `viewer`, each in the form in which it does. The view is also what a
    computer player in that seat, or the one that is asked for a hint, is told.
    """
    kit, game = secrets.kit, secrets.game
    table = table_showing(game, state, NAMES[: position.seats], position.options, private=secrets.private)
    table.recent.extend(position.events)
    asked = sorted(game.to_act(state))
    reached: dict[str, Any] = {"view": game.view(state, viewer), "asked": asked}
    reached["decisions"] = [game.decision(state, seat) for seat in range(position.seats)]
    reached["rules"] = kit.rules_page(game.view(state, None))
    shown = [present(table, kit, "")]
    if asked:
        reached["guide"] = [guide_text(table, kit, BYSTANDER if viewer is None else viewer + 1, "")]
        if secrets.judged_in_view:
            table.data = msgspec.structs.replace(table.data, learning=True)
            reached["guide"].append(guide_text(table, kit, BYSTANDER if viewer is None else viewer + 1, ""))
            table.data = msgspec.structs.replace(table.data, learning=False)
        shown += stepwise(asked[0], table, lambda draft: present(table, kit, "", None, draft))
    if viewer is not None:
        move = Move(1, None, "", (), 0, 0.0)
        reached["since"] = since_last_move(table, kit, viewer + 1, [(move, position.events)], "")
        if kit.hand is not None:
            shown += stepwise(viewer, table, lambda draft: present_hand(table, kit, viewer + 1, "", draft))
    reached["shown"] = [(each.content, each.alt, components(each.panel), each.scene) for each in shown]
    return reached


def stepwise(seat: int, table: Table, presented: Callable[[Selection], Presentation]) -> list[Presentation]:
    """A panel as it opens, and after each step towards a move that can be taken in it, one upon the other."""
    opened: list[Presentation] = []
    known, waiting = {""}, [""]
    while waiting and len(opened) < MOST_DRAFTS:
        shown = presented(Selection(seat, table.data.epochs[seat], waiting.pop(0)))
        opened.append(shown)
        for step in steps(shown.panel):
            if step not in known:
                known.add(step)
                waiting.append(step)
    return opened


def steps(panel: Panel) -> Iterator[str]:
    for row in panel:
        ids = [choice.value for choice in row.choices] if isinstance(row, Select) else [button.id for button in row]
        for text in ids:
            if text.startswith(f"{SELECTION}:"):
                yield text.partition("=")[2]


def components(panel: Panel) -> list[Any]:
    """As Discord is sent them, custom_ids and all."""
    return build_view(panel).to_components()


def painted(reached: dict[str, Any]) -> list[bytes]:
    return [paint(scene) for *_, scene in reached["shown"] if scene is not None]


class Found(msgspec.Struct):
    positions: int = 0
    exchanges: int = 0
    pictures: int = 0
    leaks: list[str] = []  # msgspec makes a new one for each


def compared(secrets: Secrets, seed: str, *, looks: int, painted_each: int) -> Found:
    """Looks at one position in seven, for every viewer; every so often the pictures are painted and compared too."""
    found = Found()
    for number, position in enumerate(islice(positions(secrets, seed), 0, looks * _EVERY, _EVERY)):
        found.positions += 1
        for viewer in position.viewers:
            other = secrets.exchanged(position.state, viewer, Seeded(f"{seed} {number} {viewer}"))
            if other == position.state:
                continue
            found.exchanges += 1
            before, after = (everything(secrets, position, state, viewer) for state in (position.state, other))
            if before != after:
                told = [name for name in before if before[name] != after[name]]
                found.leaks.append(f"position {number}, seen from {viewer}: {', '.join(told)}")
            elif found.exchanges % painted_each == 0:
                found.pictures += 1
                if painted(before) != painted(after):
                    found.leaks.append(f"position {number}, seen from {viewer}: the picture")
    return found
