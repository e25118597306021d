"""One leak test for all games: when what is hidden from a viewer is exchanged for something else, all that reaches the
viewer must stay the same. A game declares what it hides in a module `of_GAME.py` next to this one.
"""

import importlib
import re
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bot.core.cards import PACK
from bot.core.chance import Seeded
from bot.core.game import AnyGame, Event, Juse, Options, settle_options
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Move, Phase
from bot.tables.steps.summary import summary_of
from bot.text.cards import card_text
from bot.ui.discord.components import SELECTION, Panel, Select, build_view
from bot.ui.kit import GameKit
from bot.ui.table.accusation import Moment, call_text, moment_of
from bot.ui.table.guide import guide_text
from bot.ui.table.presentation import Presentation, Selection, present, present_hand
from bot.ui.table.readers import Readers
from bot.ui.table.since_last_move import since_last_move
from render import Film, SceneError, paint
from render.scene import CardAt, Label, Scene
from tests.discord.shown import table_showing

NAMES = ("alice", "bob", "carol", "dave", "erin", "frank", "grace", "heidi")
BYSTANDER = 99
"""A user without a seat."""
MAX_SELECTIONS = 12
"""How many selections are tried in one panel."""
_MISPLAY_EVERY = 6
_MAX_ACTIONS = 250
_LOOK_EVERY = 50
_CARD = re.compile("|".join(sorted(map(card_text, PACK), key=len, reverse=True)))

Exchange = Callable[[Any, int | None, Seeded], Any]
"""State, viewer (None for a bystander), chance → a state that differs only in what is hidden from that viewer."""


class Secrets(msgspec.Struct, frozen=True):
    kit: GameKit
    tables: Sequence[tuple[int, Options]]
    """Numbers of seats and options under which different things are hidden."""
    exchanged: Exchange
    private: bool = False
    kind: Callable[[Any], Hashable] = lambda _: None
    """The kind of a state. The first state of every kind is looked at."""
    with_memories_of: Callable[[Any, Any], Any] = lambda state, _: state
    """Two states → the first, with what players must remember taken from the second. Learning tables judge moves by
    that too, although it is not in the view.
    """

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
    def calls(self) -> list[Juse]:
        """What was announced to everybody."""
        return [event for event in self.events if isinstance(event, Juse)]

    @property
    def viewers(self) -> list[int | None]:
        return [*range(self.seats), None]


def all_secrets() -> dict[str, Secrets]:
    found = sorted(path.stem for path in Path(__file__).parent.glob("of_*.py"))
    return {name.removeprefix("of_"): importlib.import_module(f"tests.leaks.{name}").SECRETS for name in found}


def positions(secrets: Secrets, seed: str) -> Iterator[Position]:
    """Random games with misplays, one after the other, endlessly."""
    for number in range(10**6):
        seats, wanted = secrets.tables[number % len(secrets.tables)]
        options, chance = settle_options(secrets.game, wanted), Seeded(f"{seed} {number}")
        state, events = secrets.game.deal(seats, options, chance)
        for _ in range(_MAX_ACTIONS):
            yield Position(state, events, options, seats)
            asked = sorted(secrets.game.to_act(state))
            if not asked:
                break
            seat = chance.below(seats)
            choices = () if chance.below(_MISPLAY_EVERY) else secrets.game.possible(state, seat)
            if not choices:
                seat = asked[chance.below(len(asked))]
                choices = secrets.game.legal(state, seat)
            state, events = secrets.game.apply(state, seat, choices[chance.below(len(choices))], chance)


def varied_positions(secrets: Secrets, seed: str, looks: int) -> Iterator[Position]:
    """Samples at regular intervals, the first position of every kind, and the first misplay of every kind in each."""
    kinds = set[Hashable]()
    for number, position in enumerate(islice(positions(secrets, seed), looks * _LOOK_EVERY)):
        faults = tuple((type(call), call.fault) for call in position.calls)
        kind = position.seats, secrets.kind(position.state), faults
        if kind not in kinds or number % _LOOK_EVERY == 0:
            kinds.add(kind)
            yield position


def everything(secrets: Secrets, position: Position, state: Any, viewer: int | None) -> dict[str, Any]:
    """All that reaches the seat `viewer` in this state. Computer players and hints are based on the view alone."""
    kit, game = secrets.kit, secrets.game
    showing = partial(
        table_showing, game, names=NAMES[: position.seats], options=position.options, private=secrets.private
    )
    table = showing(state)
    table.recent.extend(position.events)
    asked = sorted(game.to_act(state))
    reached: dict[str, Any] = {"view": game.view(state, viewer), "asked": asked}
    reached["decisions"] = [game.decision(state, seat) for seat in range(position.seats)]
    reached["rules"] = kit.rules_page(game.view(state, None))
    summary = summary_of(table.data, ()) if table.data.phase is Phase.OVER else None
    shown = [present(table, kit, "", summary)]
    if asked:
        user_id = BYSTANDER if viewer is None else viewer + 1
        reached["guide"] = guide_text(table, kit, user_id, "")
        known = secrets.with_memories_of(state, position.state)
        reached["judged"] = guide_text(showing(known, learning=True), kit, user_id, "")
        shown += stepwise(asked[0], table, lambda selection: present(table, kit, "", None, selection))
    if viewer is not None and kit.guide.coach is not None:
        view, reader = game.view(state, viewer), Readers(table.data, "").of_guide
        choices = game.legal(position.state, viewer)
        reached["coach"] = [kit.guide.coach(view, viewer, action, reader) for action in choices]
    if viewer is not None:
        move = Move(1, None, "", (), 0, 0.0)
        reached["since"] = since_last_move(table, kit, viewer + 1, [(move, position.events)], "")
        if kit.hand is not None:
            shown += stepwise(viewer, table, lambda selection: present_hand(table, kit, viewer + 1, "", selection))
    reached["shown"] = [(each.content, each.alt, components(each.panel), each.scene) for each in shown]
    for text, moment in announced(secrets, position, table):
        scenes = () if moment is None else moment.scenes
        reached["shown"] += [(text, moment and moment.alt, [], scene) for scene in (None, *scenes)]
    return reached


def announced(secrets: Secrets, position: Position, table: Table) -> list[tuple[str, Moment | None]]:
    """What is said and shown of the misplays that led here."""
    readers = Readers(table.data, "")
    return [
        (call_text(secrets.kit, call, readers.of_message), moment_of(table.data, secrets.kit, call, readers))
        for call in position.calls
    ]


def faults_of_moments(secrets: Secrets, position: Position) -> Iterator[str]:
    """A moment shows no card of which the table and the announcement say nothing, and can be animated."""
    table = table_showing(secrets.game, position.state, NAMES[: position.seats], position.options)
    view, reader = secrets.game.view(position.state, None), Readers(table.data, "").of_picture
    for text, moment in announced(secrets, position, table):
        if moment is None:
            continue
        known = cards_in(secrets.kit.scene(view, reader)) | set(_CARD.findall(text))
        shown = set[str]().union(*map(cards_in, moment.scenes))
        yield from (f"{card} is shown, but not announced" for card in sorted(shown - known))
        try:
            Film(moment.scenes)
        except SceneError as error:
            yield str(error)


def cards_in(scene: Scene) -> set[str]:
    """As texts write them."""
    faces = {card_text(item.card) for item in scene.items if isinstance(item, CardAt) and item.card is not None}
    return faces | {card for item in scene.items if isinstance(item, Label) for card in _CARD.findall(item.text)}


def stepwise(seat: int, table: Table, presented: Callable[[Selection], Presentation]) -> list[Presentation]:
    """A panel as it opens, and after each further selection that can be made in it."""
    opened: list[Presentation] = []
    known, waiting = {""}, [""]
    while waiting and len(opened) < MAX_SELECTIONS:
        shown = presented(Selection(seat, table.data.epochs[seat], waiting.pop(0)))
        opened.append(shown)
        further = [text for text in selections(shown.panel) if text not in known]
        known.update(further)
        waiting += dict.fromkeys(further)
    return opened


def selections(panel: Panel) -> Iterator[str]:
    for row in panel:
        ids = [choice.value for choice in row.choices] if isinstance(row, Select) else [button.id for button in row]
        for text in ids:
            if text.startswith(f"{SELECTION}:"):
                yield text.partition("=")[2]


def components(panel: Panel) -> list[Any]:
    """As they are sent to Discord, with their custom_ids."""
    return build_view(panel).to_components()


def painted(reached: dict[str, Any]) -> list[bytes]:
    return [paint(scene) for *_, scene in reached["shown"] if scene is not None]


class Found(msgspec.Struct):
    positions: int = 0
    exchanges: int = 0
    pictures: int = 0
    moments: int = 0
    leaks: list[str] = []  # msgspec makes a new one for each


def find_leaks(secrets: Secrets, seed: str, *, looks: int, paint_every: int) -> Found:
    """Compares varied positions for every viewer; for one exchange in `paint_every` the pictures too."""
    found = Found()
    for number, position in enumerate(varied_positions(secrets, seed, looks)):
        found.positions += 1
        found.moments += len(position.calls) if secrets.kit.moment is not None else 0
        found.leaks += [f"position {number}, announced: {fault}" for fault in faults_of_moments(secrets, position)]
        for viewer in position.viewers:
            other = secrets.exchanged(position.state, viewer, Seeded(f"{seed} {number} {viewer}"))
            if other == position.state:
                continue
            found.exchanges += 1
            before, after = (everything(secrets, position, state, viewer) for state in (position.state, other))
            if before != after:
                different = [name for name in before if before[name] != after[name]]
                found.leaks.append(f"position {number}, seen from {viewer}: {', '.join(different)}")
            elif found.exchanges % paint_every == 0:
                found.pictures += 1
                if painted(before) != painted(after):
                    found.leaks.append(f"position {number}, seen from {viewer}: the picture")
    return found
