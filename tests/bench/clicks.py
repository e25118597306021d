"""Count the clicks of whole games in which one seat is a person's, who decides as a computer of level normal does.

For each of their actions the shortest way through the panels is looked for. A button is one click, an entry of a list
two; a button that makes several moves counts once; opening *My hand* is one click a game.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec

from bot import progress
from bot.core.chance import Seeded
from bot.core.game import (
    AnyGame,
    Choose,
    Event,
    Juse,
    Question,
    forced_move,
    may_act_out_of_turn,
    settle_options,
    think,
)
from bot.parts import find_kit
from bot.text.voice import Voice
from bot.ui.kit import GameKit
from tests.games.ways import Way, can_be_done, voice_of, ways
from tests.proof.report import Figure, at_most

GAMES, SHORT_GAMES = 20, 1
_MOST_MOVES = 20_000
MOST_IN_JUNK = 54
"""Clicks of a game, besides one for each rescue, grace and separate draw."""
MOST = {"roundup down": 2, "roundup pass": 3, "roundup queen": 4, "roundup king": 5}
"""One more than usual where a hand has two halves."""


class TableKind(msgspec.Struct, frozen=True):
    game: str
    seats: Sequence[int]
    options: Mapping[str, Any] = {}
    called: str = ""

    def name(self, seats: int) -> str:
        return f"{self.game.capitalize()}, {seats} seat{'s' * (seats > 1)}{self.called}"


TABLES = (
    TableKind("juse", (2, 4), {"referee": "bot"}, ", the bot calls"),
    TableKind("juse", (2, 3, 4), {"referee": "table"}, ", players call"),
    TableKind("junk", (1,)),
    TableKind("roundup", (2, 4, 6)),
    TableKind("jugglers", (2, 4, 5)),
)
WITH_SEATS = [(table, seats) for table in TABLES for seats in table.seats]


class Clicked(msgspec.Struct, frozen=True):
    """Some clicks, and the actions of the person that they made."""

    clicks: int
    kinds: tuple[str, ...]


class Step(msgspec.Struct, frozen=True):
    """One action, with the states before and after it."""

    state: Any
    seat: int
    action: Any
    forced_move: bool
    """Nobody clicks for it: it is the person's, who has nothing to choose."""
    after: Any
    events: Sequence[Event]

    @property
    def is_misplay(self) -> bool:
        return any(isinstance(event, Juse) for event in self.events)


class WholeGame:
    """A game in progress: what each seat knows, and what has been done."""

    def __init__(self, game: AnyGame, choose: Choose, seats: int, options: Mapping[str, Any], seed: str) -> None:
        self.game = game
        self.steps: list[Step] = []
        self.person = Seeded(f"{seed}/person").below(seats)
        self._choose = choose
        self._seed = seed
        self._chance = Seeded(f"{seed}/deal")
        self._memories = dict.fromkeys(range(seats))
        self.state, events = game.deal(seats, settle_options(game, options), self._chance)
        self._remember(events)

    def play(self) -> Sequence[Step]:
        while self.game.to_act(self.state):
            self._go_on()
            assert len(self.steps) < _MOST_MOVES, "this goes on for too long"
        return self.steps

    def _go_on(self) -> None:
        """Whoever may say something about the last move does so first; who is first of these changes."""
        if found := forced_move(self.game, self.state):
            return self._apply(*found)
        seats = len(self._memories)
        for seat in sorted(
            may_act_out_of_turn(self.game, self.state), key=lambda seat: (seat - len(self.steps)) % seats
        ):
            if (action := self._chosen(seat)) is not None:
                return self._apply(seat, action)
        seat = min(self.game.to_act(self.state))
        action = self._chosen(seat)
        return self._apply(seat, action if action is not None else self.game.legal(self.state, seat)[0])

    def _chosen(self, seat: int) -> Any:
        view, memory = self.game.view(self.state, seat), self._memories[seat]
        question = Question(view, memory, seat, f"{self._seed}/{len(self.steps)}/{seat}", "normal")
        return think(self._choose, question)

    def _apply(self, seat: int, action: Any) -> None:
        before = self.state
        forced_move = seat == self.person and self.game.automatic(before) == (seat, action)
        self.state, events = self.game.apply(before, seat, action, self._chance)
        self.steps.append(Step(before, seat, action, forced_move, self.state, events))
        self._remember(events)

    def _remember(self, events: Sequence[Event]) -> None:
        for seat, memory in self._memories.items():
            shown = [event for event in events if event.shown_to(seat)]
            if shown:
                self._memories[seat] = self.game.recall(seat, memory, shown)


def prove(*, short: bool) -> list[Figure]:
    games, kinds, in_junk = list[Figure](), defaultdict[str, list[int]](list), list[int]()
    for table, seats in progress.steps(WITH_SEATS, "kinds of tables"):
        kit, totals = find_kit(table.game), list[int]()
        for number in range(SHORT_GAMES if short else GAMES):
            name = f"clicks/{table.game}/{seats}/{number}"
            game = WholeGame(kit.rules, kit.choose, seats, table.options, name)
            steps = game.play()
            made = clicked(kit, steps, game.person, voice_of(table.game, seats))
            totals.append(sum(each.clicks for each in made) + (kit.hand is not None))
            if table.game == "junk":
                in_junk.append(totals[-1] - _extras_in_junk(kit, steps))
            for each in made:
                kinds[f"{table.game} {' & '.join(each.kinds)}"].append(each.clicks)
        games.append(Figure(f"{table.name(seats)}: clicks a game", _mean_and_most(totals)))
    junk = at_most(
        "Junk: clicks a game besides rescues, graces and separate draws", max(in_junk), MOST_IN_JUNK, str, anywhere=True
    )
    return [*games, junk, *(_figure_of(kind, clicks) for kind, clicks in sorted(kinds.items()))]


def _mean_and_most(clicks: Sequence[int]) -> str:
    return f"{fmean(clicks):.1f}, at most {max(clicks)}"


def _extras_in_junk(kit: GameKit, steps: Sequence[Step]) -> int:
    """Rescues, graces, and draws after anything but a card put away."""
    kinds = [kind_of(kit, step.action) for step in steps]
    put_away = [kind in ("play", "junk") and not step.is_misplay for kind, step in zip(kinds, steps, strict=True)]
    separate = [
        not step.forced_move and not before
        for kind, step, before in zip(kinds[1:], steps[1:], put_away, strict=False)
        if kind == "draw"
    ]
    return kinds.count("rescue") + kinds.count("grace") + sum(separate)


def _figure_of(kind: str, clicks: Sequence[int]) -> Figure:
    game, _, action = kind.partition(" ")
    what, measured, most = f"{game.capitalize()}, {action}", _mean_and_most(clicks), MOST.get(kind)
    if most is None:
        return Figure(what, measured)
    return Figure(what, measured, f"≤ {most}", max(clicks) <= most, anywhere=True)


def clicked(kit: GameKit, steps: Sequence[Step], person: int, voice: Voice) -> list[Clicked]:
    """The fewest clicks for all that the person does in these steps."""
    best: list[tuple[int, list[Clicked]]] = [(0, [])] * (len(steps) + 1)
    for at in reversed(range(len(steps))):
        if steps[at].seat != person or steps[at].forced_move:
            best[at] = best[at + 1]
            continue
        options = _options(kit, steps, at, voice)
        clicks, made = min((clicks + best[at + made][0], made) for made, clicks in options.items())
        kinds = tuple(kind_of(kit, step.action) for step in steps[at : at + made])
        best[at] = clicks, [Clicked(options[made], kinds), *best[at + made][1]]
    return best[0][1]


def kind_of(kit: GameKit, action: Any) -> str:
    return type(action).__name__.lower() if isinstance(action, msgspec.Struct) else kit.rules.spell(action)


def _options(kit: GameKit, steps: Sequence[Step], at: int, voice: Voice) -> dict[int, int]:
    """How many of the next steps can be made at once → the fewest clicks for that."""
    found: dict[int, int] = {}
    step = steps[at]
    for way in ways(kit, step.state, step.seat, voice, kit.rules.spell(step.action)):
        if found and way.clicks > min(found.values()) + 1:
            break
        if made := _made_by(kit, steps, at, way):
            found.setdefault(made, way.clicks)
    if not found and kind_of(kit, step.action) == "junk":
        return {1: 1}  # to rescue it right away comes to the same as to play it, so that it is only a typed move
    assert found, f"{kit.name}: no way leads to {kit.rules.spell(step.action)}"
    return found


def _made_by(kit: GameKit, steps: Sequence[Step], at: int, way: Way) -> int:
    """How many of the next steps this button makes; 0 if it does anything else."""
    game, end = kit.rules, at
    for move in way.moves:
        action = game.parse(move)
        if end < len(steps) and (steps[end].seat, steps[end].action) == (steps[at].seat, action):
            end += 1
            if steps[end - 1].is_misplay:
                break
        elif end == at or can_be_done(kit, steps[end - 1].after, steps[at].seat, action):
            return 0
    return end - at
