"""Replays

Random games of all kinds, with misplays, with all numbers of seats and options under which different things are hidden,
are played to their end by the bot's own steps, and what the table shows after each of them is noted: text, alt text and
scene, the last looks at its rounds, the announcements and results that other messages tell, and the closing picture.
Then they are put into a file, half of them packed by the bot's own chore, and watched as a bystander. Some are watched
page by page with ▶ to the end and with ◀ back to the deal, the others opened at 20 random moves; one page in ten is
painted, the table's scene too. Moves that the table made by itself in one go with another are pages of their own, which
the table never showed: they are opened, and that is all.

What a page says must be the lines of the table about what happened, those of the announcements and results, and nothing
else; its picture and alt text must be those of the table. Of a seat that changed hands in mid-game, the replay knows
only who had it last.

The longest of 10,000 games played at random, of each kind, is then watched in a running bot, from its packed record.
Work is all the processor time from finding the table to the painted picture. For a first page nothing of the game is in
memory, so the bot plays it once; then it keeps it, with some others that were watched last.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

from bot import gc_schedule
from bot.cli.simulate import MOST_ACTIONS, play
from bot.core.chance import Seeded
from bot.core.game import settle_options
from bot.progress import steps
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import Phase
from bot.tables.steps.record import positions_of
from bot.ui.actions.replays import Replays
from bot.ui.discord.components import Select
from bot.ui.kit import GameKit
from bot.ui.table.presentation import Presentation, fingerprint
from bot.ui.table.replay import Page, Replay, present_replay
from render import paint
from tests.leaks.harness import Secrets, all_secrets
from tests.proof.filled_database import Played, at_a_table, put
from tests.proof.isolated import folder_on_disk, run_isolated
from tests.proof.meter import median
from tests.proof.report import Figure, at_most, milliseconds, none_of
from tests.proof.watched_games import Expected, WatchedGame, put_games
from tests.tables.offline_bot import HeldBot, OfflineBot, running_bot

STEPPED, FEW_STEPPED = 100, 2
OPENED, FEW_OPENED = 1_000, 6
PAGES_OPENED = 20
MISPLAYS = 0.05
PAINT_EVERY = 10
AT_ONCE = 20
"""Games in memory."""
SIMULATED, FEW_SIMULATED = 10_000, 20
TIMED, FIRST_PAGES = 100, 10
MOST_WORK = 0.030
_DAY = 24 * 3600.0


class Seen(msgspec.Struct):
    """What was compared, and what was not the same."""

    games: int = 0
    pages: int = 0
    painted: int = 0
    faults: list[str] = []  # msgspec makes a new one for each

    def compare(self, page: Presentation, expected: Expected, where: str, in_one_go: Sequence[str] = ()) -> None:
        """`in_one_go`: the lines of the pages of moves that the table made in one go with this one."""
        shown, lines = expected.shown, _lines(page)
        if fingerprint(page).picture != fingerprint(shown).picture:
            self.faults.append(f"{where}: the scene or its alt text")
        told, more = lines[: len(expected.told)], {*lines[len(expected.told) :]}
        announced = {*expected.announced}
        if told != [*expected.told] or not more <= announced or not announced <= {*lines, *in_one_go}:
            self.faults.append(f"{where}: the text {lines}, not {[*expected.told, *expected.announced]}")
        if self.pages % PAINT_EVERY == 0:
            assert page.scene is not None
            assert shown.scene is not None
            self.painted += 1
            if paint(page.scene) != paint(shown.scene):
                self.faults.append(f"{where}: the picture")
        self.pages += 1


def prove(*, short: bool) -> list[Figure]:
    figures = list[Figure]()
    stepped, opened = (FEW_STEPPED, FEW_OPENED) if short else (STEPPED, OPENED)
    for name, secrets in all_secrets().items():
        for what, number, watch in (("page by page", stepped, _step_through), ("at random", opened, _open_some)):
            seen = asyncio.run(_watch(secrets, what, number, watch))
            remark = (
                f"{seen.games:,} games, {seen.pages:,} pages, {seen.painted:,} of them painted"
                f"{''.join(f'; {fault}' for fault in seen.faults[:3])}"
            )
            figures.append(none_of(f"{name.capitalize()}: pages unlike the table, {what}", len(seen.faults), remark))
    for name in all_secrets():
        found = run_isolated("replays:longest", name=name, simulated=FEW_SIMULATED if short else SIMULATED)
        half = milliseconds(median(found["steps"]))
        figures += [
            at_most(
                f"{name.capitalize()}: the most work for one step in the longest game",
                max(found["steps"]),
                MOST_WORK,
                milliseconds,
                remark=f"{found['moves']:,} moves; half of the steps took at most {half}",
            ),
            Figure(f"{name.capitalize()}: for a first page of it", milliseconds(max(found["first"]))),
        ]
    return figures


# ------------------------------------------------------------ is it what the table showed?


Watching = Callable[[Seen, Replay, WatchedGame], None]


async def _watch(secrets: Secrets, what: str, number: int, watch: Watching) -> Seen:
    seen, now = Seen(), time.time()
    with folder_on_disk() as folder:
        path = Path(folder) / "juse.sqlite3"
        async with running_bot(path, games={secrets.game: secrets.kit.choose}, made=HeldBot) as bot:
            for begin in steps(range(0, number, AT_ONCE), f"{secrets.game.name}: {what}"):
                games = list[WatchedGame]()
                for place in range(begin, min(begin + AT_ONCE, number)):
                    seats, options = secrets.tables[place % len(secrets.tables)]
                    ended = now - _DAY * (place % 2)
                    games.append(WatchedGame(secrets.kit, place + 1, seats, options, f"{what} {place}", ended))
                games = [game for game in games if game.data.phase is Phase.OVER]
                put_games(path, games)
                await bot.chores()
                for game in games:
                    watch(seen, await _loaded(bot.tables, game.data.id), game)
                    seen.games += 1
            [(packed,)] = bot.rows("SELECT count(*) FROM records")
            assert 0 < packed < seen.games
    return seen


async def _loaded(tables: Tables, number: int) -> Replay:
    table = await tables.find(number)
    positions = positions_of(table.data, table.game, await tables.store.moves(number))
    return Replay(table.data, positions, await table.summary())


def _looked_at(seen: Seen, replay: Replay, game: WatchedGame, page: Page) -> Presentation:
    where = f"{game.data.game} {game.data.id}, {page.number} of {replay.moves}"
    shown = present_replay(replay, game.kit, "", page)
    if page.number > replay.moves:
        seen.compare(shown, game.closing(), where)
    elif (moment := game.moment(page.number)) is not None:
        # What was announced then may belong to one of the moves that the table made in one go.
        others = [present_replay(replay, game.kit, "", Page(number)) for number in moment.in_one_go]
        seen.compare(
            shown, game.expected(moment), where, [line for other in others for line in other.content.splitlines()]
        )
    return shown


def _lines(shown: Presentation) -> list[str]:
    """Below the title."""
    return shown.content.splitlines()[1:]


def _step_through(seen: Seen, replay: Replay, game: WatchedGame) -> None:
    page = Page(0)
    for step in ("next", "previous"):
        for _ in range(replay.last):
            page = _after(_looked_at(seen, replay, game, page), step)
    assert page.number == 0


def _after(shown: Presentation, step: str) -> Page:
    """Where the button leads."""
    for row in shown.panel:
        for button in row if not isinstance(row, Select) else ():
            _, _, number, verb = button.id.split(":")
            if verb == f"{step}.":
                assert button.enabled
                return Page(int(number))
    raise LookupError(step)


def _open_some(seen: Seen, replay: Replay, game: WatchedGame) -> None:
    chance = Seeded(f"{game.data.game} {game.data.id} pages")
    for _ in range(PAGES_OPENED):
        _looked_at(seen, replay, game, Page(chance.below(replay.last + 1)))


# ------------------------------------------------------------ what a step costs


async def longest(name: str, simulated: int) -> dict[str, Any]:
    """Of random games, by its number of moves; watched from the file, with nothing of it at hand."""
    secrets, most = all_secrets()[name], 0
    played: Played | None = None
    for number in range(simulated):
        seats, options = secrets.tables[number % len(secrets.tables)]
        record = play(secrets.game, seats, settle_options(secrets.game, options), f"long {number}", MISPLAYS)
        if most < len(record.moves) < MOST_ACTIONS:
            most, played = len(record.moves), at_a_table(secrets.game, record)
    assert played is not None
    with folder_on_disk() as folder:
        path = Path(folder) / "juse.sqlite3"
        async with running_bot(path, games={secrets.game: secrets.kit.choose}, made=HeldBot) as bot:
            with closing(sqlite3.connect(path)) as file:
                put(file, [played])
                file.execute("INSERT INTO unpacked (table_id, ended_at) VALUES (1, 0)")
                file.commit()
            await bot.chores()
            numbers = [round(number * most / TIMED) for number in range(TIMED + 1)]
            return {"moves": most, **await _timed(bot, secrets.kit, numbers)}


async def _timed(bot: OfflineBot, kit: GameKit, numbers: Sequence[int]) -> dict[str, list[float]]:
    replays = _replays(bot, kit)
    for number in numbers:  # draws what most pictures have at hand
        await _step(bot, kit, replays, number)
    first, steps = list[float](), list[float]()
    with gc_schedule.collected_when_idle():  # as `python -m bot run` does
        for number in numbers:
            steps.append(await _step(bot, kit, replays, number))
        for number in numbers[:: TIMED // FIRST_PAGES]:
            bot.tables.drop([1])
            first.append(await _step(bot, kit, _replays(bot, kit), number))
    return {"steps": steps, "first": first}


def _replays(bot: OfflineBot, kit: GameKit) -> Replays:
    """As the bot has it, but for how it learns of the end: no Discord is there."""
    display: Any = SimpleNamespace(summary=Table.summary)
    return Replays(bot.tables, {kit.name: kit}, display)


async def _step(bot: OfflineBot, kit: GameKit, replays: Replays, number: int) -> float:
    begun = time.process_time()
    shown = present_replay(await replays.of(await bot.tables.find(1)), kit, "", Page(number))
    assert shown.scene is not None
    paint(shown.scene)
    return time.process_time() - begun
