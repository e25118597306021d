"""Replays

Each page of a replay shows what the table showed, and takes little work.

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

import os
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

from bot import gc_schedule
from bot.cli.simulate import MOST_ACTIONS, play
from bot.core.chance import Seeded
from bot.core.game import settle_options
from bot.core.record import Record
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
from tests.leaks.harness import all_secrets
from tests.proof.filled_database import at_a_table, put
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
    figures, names = list[Figure](), [*all_secrets()]
    numbers = {"page by page": FEW_STEPPED if short else STEPPED, "at random": FEW_OPENED if short else OPENED}
    simulated = FEW_SIMULATED if short else SIMULATED
    jobs = [("watched", {"name": name, "what": what, "number": numbers[what]}) for name in names for what in numbers]
    jobs += [("longest", {"name": name, "simulated": simulated}) for name in names]
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        running = pool.map(lambda job: run_isolated(f"replays:{job[0]}", **job[1]), jobs)
        found = [*steps(running, "parts", len(jobs))]
    for (job, about), seen in zip(jobs, found, strict=True):
        if job == "watched":
            remark = (
                f"{seen['games']:,} games, {seen['pages']:,} pages, {seen['painted']:,} of them painted"
                f"{''.join(f'; {fault}' for fault in seen['faults'][:3])}"
            )
            what = f"{about['name'].capitalize()}: pages unlike the table, {about['what']}"
            figures.append(none_of(what, len(seen["faults"]), remark))
    for name, record in zip(names, found[-len(names) :], strict=True):
        taken = run_isolated("replays:timed", name=name, record=record)
        half = milliseconds(median(taken["steps"]))
        figures += [
            at_most(
                f"{name.capitalize()}: the most work for one step in the longest game",
                max(taken["steps"]),
                MOST_WORK,
                milliseconds,
                remark=f"{taken['moves']:,} moves; half of the steps took at most {half}",
            ),
            Figure(f"{name.capitalize()}: for a first page of it", milliseconds(max(taken["first"]))),
        ]
    return figures


# ------------------------------------------------------------ is it what the table showed?


async def watched(name: str, what: str, number: int) -> dict[str, Any]:
    """In a process of its own, as there are several processors."""
    secrets, watch = all_secrets()[name], _step_through if what == "page by page" else _open_some
    seen, now = Seen(), time.time()
    with folder_on_disk() as folder:
        path = Path(folder) / "juse.sqlite3"
        async with running_bot(path, games={secrets.game: secrets.kit.choose}, made=HeldBot) as bot:
            for begin in range(0, number, AT_ONCE):
                games = list[WatchedGame]()
                for place in range(begin, min(begin + AT_ONCE, number)):
                    seats, options = secrets.tables[place % len(secrets.tables)]
                    ended = now - _DAY * (place % 2)
                    games.append(WatchedGame(secrets.kit, place + 1, seats, options, f"{what} {place}", ended))
                games = [game for game in games if game.data.phase is Phase.OVER]
                put_games(path, games)
                await bot.background_jobs()
                for game in games:
                    watch(seen, await _loaded(bot.tables, game.data.id), game)
                    seen.games += 1
            [(packed,)] = bot.rows("SELECT count(*) FROM records")
            assert 0 < packed < seen.games
    return msgspec.to_builtins(seen)


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


def longest(name: str, simulated: int) -> dict[str, Any]:
    """The record of the game with most moves, of random ones."""
    secrets = all_secrets()[name]
    found: Record | None = None
    for number in range(simulated):
        seats, options = secrets.tables[number % len(secrets.tables)]
        record = play(secrets.game, seats, settle_options(secrets.game, options), f"long {number}", MISPLAYS)
        if (0 if found is None else len(found.moves)) < len(record.moves) < MOST_ACTIONS:
            found = record
    return msgspec.to_builtins(found)


async def timed(name: str, record: dict[str, Any]) -> dict[str, Any]:
    """Watched from the file, as its packed record."""
    secrets = all_secrets()[name]
    played = at_a_table(secrets.game, msgspec.convert(record, Record))
    moves = played.table.moves
    with folder_on_disk() as folder:
        path = Path(folder) / "juse.sqlite3"
        async with running_bot(path, games={secrets.game: secrets.kit.choose}, made=HeldBot) as bot:
            with closing(sqlite3.connect(path)) as file:
                put(file, [played])
                file.execute("INSERT INTO unpacked (table_id, ended_at) VALUES (1, 0)")
                file.commit()
            await bot.background_jobs()
            numbers = [round(number * moves / TIMED) for number in range(TIMED + 1)]
            return {"moves": moves, **await _timed(bot, secrets.kit, numbers)}


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
