"""Finished games in a file, with what their tables showed while they were played."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bot.core.chance import Seeded
from bot.core.game import AnyGame, Event, Juse, Milestone, Options, settle_options
from bot.tables.runtime.table import RECENT_EVENTS, Table
from bot.tables.steps import lobby, play, reveals
from bot.tables.steps.actor import Actor, Step
from bot.tables.steps.model import Change, Move, Phase, Seat, TableData
from bot.tables.steps.summary import summary_of
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import Presentation, call_text, present, recap_of
from tests.discord.offline_clock import offline_clock
from tests.proof.filled_database import Played, put

GUILD, CHANNEL = 1, 2
_MISPLAY_EVERY = 12
_MOST_MOVES = 3_000


class Moment(msgspec.Struct, frozen=True):
    """The table after a change."""

    data: TableData
    recent: Sequence[Event]
    events: Sequence[Event]
    move: Move
    """The last one of the change."""
    in_one_go: range
    """The numbers of the moves before the last one."""


class Expected(msgspec.Struct, frozen=True):
    """What a page of the replay must show, made from the table as it was then."""

    shown: Presentation
    told: Sequence[str]
    """The lines that the table itself showed."""
    announced: Sequence[str]
    """The lines that other messages told at that time."""


class WatchedGame:
    """One that is played at random, with misplays, by people who stay to its end."""

    def __init__(self, kit: GameKit, number: int, seats: int, options: Options, seed: str, ended: float) -> None:
        self.kit = kit
        self.moments: list[Moment] = []
        self._by_number: dict[int, Moment] = {}
        self._expected: dict[int, Expected] = {}
        self.played = Played(_lobby(kit.rules, number, seats, options, ended), ())
        self._do(lobby.deal(f"{seed}/deal"), 1)
        chance = Seeded(f"{seed}/choices")
        while self.data.phase is Phase.PLAYING and self.data.moves < _MOST_MOVES:
            seat, action = _random_move(self.kit.rules, self.data.state, seats, chance)
            self._do(play.act(action), seat + 1)

    @property
    def data(self) -> TableData:
        return self.played.table

    def expected(self, moment: Moment) -> Expected:
        number = moment.data.moves
        if number not in self._expected:
            self._expected[number] = self._page_of(moment)
        return self._expected[number]

    def _page_of(self, moment: Moment) -> Expected:
        kit, audience = self.kit, Audience(moment.data, "")
        table = self._table(moment)
        ended = [event for event in moment.events if kit.result is not None and isinstance(event, Milestone)]
        last_look = bool(ended) or moment.data.phase is Phase.OVER
        shown = present(table, kit, "", last_look=last_look)
        lines = shown.content.splitlines()[1:]
        told = lines if last_look else lines[: len(recap_of(kit, table.recent, audience.of_message))]
        calls = [event for event in moment.events if isinstance(event, Juse) and event.shown_to(None)]
        announced = [call_text(kit, call, audience.of_message) for call in calls]
        for event in ended:
            assert kit.result is not None
            announced.extend(kit.result.text(event, audience.of_message).splitlines())
        return Expected(shown, told, announced)

    def moment(self, number: int) -> Moment | None:
        """After that move, if the table stopped there."""
        return self._by_number.get(number)

    def closing(self) -> Expected:
        last = self.moments[-1]
        story = [(moment.move, moment.events) for moment in self.moments]
        shown = present(self._table(last), self.kit, "", summary_of(last.data, story))
        return Expected(shown, shown.content.splitlines()[1:], ())

    def _table(self, moment: Moment) -> Table:
        table = Table(None, self.kit.rules, moment.data, lambda _: None, offline_clock())  # pyright: ignore[reportArgumentType]
        table.recent.extend(moment.recent)
        return table

    def _do(self, step: Step, user: int) -> None:
        at = self.data.touched_at
        change = reveals.with_reveal(
            step(self.data, self.kit.rules, Actor(user, "", False, at, at)), self.kit.rules, 1.0
        )
        before = self.moments[-1].recent if self.moments else ()
        recent = (*before, *change.events)[-RECENT_EVENTS:]
        numbers = [move.number for move in change.log]
        moment = Moment(change.table, recent, change.events, change.log[-1], range(numbers[0], numbers[-1]))
        self.moments.append(moment)
        self._by_number[change.table.moves] = moment
        self.played = _with(self.played, change)


def _with(played: Played, change: Change) -> Played:
    return Played(change.table, (*played.moves, *change.log))


def _lobby(game: AnyGame, number: int, seats: int, options: Options, ended: float) -> TableData:
    people = tuple(Seat(user, f"person {user}") for user in range(1, seats + 1))
    settled = settle_options(game, options)
    return TableData(
        number, game.name, GUILD, CHANNEL, 1, settled, people, touched_at=ended, mark=f"{number:06x}", begun_at=ended
    )


def _random_move(game: AnyGame, state: Any, seats: int, chance: Seeded) -> tuple[int, Any]:
    asked = sorted(game.to_act(state))
    seat = chance.below(seats)
    choices = () if chance.below(_MISPLAY_EVERY) else game.possible(state, seat)
    if not choices:
        seat = asked[chance.below(len(asked))]
        choices = game.legal(state, seat)
    return seat, choices[chance.below(len(choices))]


def put_games(path: Path, games: Sequence[WatchedGame]) -> None:
    """As the bot would have left them."""
    with closing(sqlite3.connect(path)) as file:
        put(file, [game.played for game in games])
        rows = [(game.data.id, game.data.touched_at) for game in games]
        file.executemany("INSERT INTO unpacked (table_id, ended_at) VALUES (?, ?)", rows)
        file.commit()
