"""Reveals

Whatever needs time to be seen stands in the channel for that time, and computers wait for it.

Whole matches on an offline Discord (simcord), for each number of seats and each mix of people and computers: all are
played by clicks in hands, people act as soon as they are asked, and the clock is put forward by half a computer's pause
at a time. Every picture that then stands in the channel for all is kept. By the record of the match, these must be
among them, in this order: the table after every action that the game wants to be seen, among them the last one of each
gathering; the last look at the end of every round, and its result; the closing picture. By the times in the record, no
computer may have moved before people had the time that the game and the frame promise.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from itertools import groupby
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.config import Settings
from bot.core.chance import Scripted
from bot.core.game import Event, Milestone
from bot.core.thinking_process import Question, think
from bot.progress import steps
from bot.tables.runtime.alarms import EARLY
from bot.tables.runtime.table import Table
from bot.tables.steps.model import COMPUTER, Move, Phase, TableData
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.closing import scene_of
from bot.ui.table.presentation import Fingerprint, Presentation, fingerprint
from render import paint
from render.scene import Scene
from tests.discord.house import House, offline, settings_at
from tests.discord.open_hands import panel
from tests.proof.report import Figure, none_of
from tests.proof.ways import voice_of, ways

MATCHES = 10
PACE = 60.0
"""Seconds of a computer's pause: so long that simcord never waits for its end by itself."""
_LOOK_EVERY = PACE / 2
_LONGEST = 20_000
_AT_THE_END = 20 * PACE
RESULT = 8.0
"""Seconds for the result of a round."""
KINDS = {
    "action": "actions that need time to be seen",
    "gathering": "ends of gatherings",
    "last look": "last looks at a round",
    "result": "results of rounds",
    "closing picture": "closing pictures",
}
_PEOPLE = ("alice", "bob", "carol", "dave", "erin")


def prove(*, short: bool) -> list[Figure]:
    figures: list[Figure] = []
    for game, of_game in groupby(mixes(short=short), key=lambda mix: mix.game):
        played = [(mix, number) for mix in of_game for number in range(1 if short else MATCHES)]
        wanted, missing, hurried = Counter[str](), Counter[str](), 0
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
            results = processes.map(play, *zip(*played, strict=True))
            for result in steps(results, "matches", len(played)):
                wanted += result.wanted
                missing += result.missing
                hurried += result.hurried
        name = game.capitalize()
        for kind, count in sorted(wanted.items()):
            remark = f"{count:,} in {len(played):,} matches"
            figures.append(none_of(f"{name}, {KINDS[kind]}: not seen", missing[kind], remark))
        figures.append(none_of(f"{name}: moves of computers before all that was to be seen had its time", hurried))
    return figures


class Mix(msgspec.Struct, frozen=True):
    game: str
    seats: int
    people: int
    options: dict[str, Any] = {}


def mixes(*, short: bool) -> Iterator[Mix]:
    points = {"points": 1 if short else 3}
    for game, seats_of, options in (("jugglers", range(2, 6), {}), ("roundup", range(2, 5), points)):
        for seats in seats_of:
            counts = (1, seats) if short else range(1, seats + 1)
            yield from (Mix(game, seats, people, options) for people in counts)


class Wanted(msgspec.Struct, frozen=True):
    """A picture that must have stood in the channel."""

    kind: str
    move: int
    scene: Scene


class Evening:
    """A match played by clicks in hands; people act as soon as they are asked."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.seen: list[bytes] = []
        """Every picture that stood in the channel when everything was quiet, in the order in which they came."""
        self._known = set[int]()

    async def begin(self, mix: Mix) -> Table:
        names = _PEOPLE[: mix.people]
        await self.house.begin(*names, game=mix.game, computers=mix.seats - mix.people, **mix.options)
        return await self.house.table()

    async def play(self, table: Table, until: Callable[[TableData], bool] = lambda _: False) -> None:
        """To the end, if nothing else is wanted."""
        for _ in range(_LONGEST):
            await self._look()
            if table.data.phase is not Phase.PLAYING or until(table.data):
                return
            if not await self._person_acts(table):
                await self.house.env.advance_time(_LOOK_EVERY)
        raise AssertionError("this goes on for too long")

    async def look_on(self) -> None:
        """Until everything has been shown."""
        for _ in range(int(_AT_THE_END / _LOOK_EVERY)):
            await self.house.env.advance_time(_LOOK_EVERY)
            await self._look()

    async def _look(self) -> None:
        for message in self.house.channel.history():
            for attached in message.attachments:
                if not message.flags.ephemeral and attached.id not in self._known:
                    self._known.add(attached.id)
                    self.seen.append(await attached.read())

    async def _person_acts(self, table: Table) -> bool:
        data, kit = table.data, self.house.bot.services.kits[table.data.game]
        asked = [seat for seat in sorted(kit.rules.to_act(data.state)) if not data.seats[seat].by_computer]
        if not asked:
            return False
        seat = asked[0]
        action = await self._chosen(table, kit, seat)
        voice = voice_of(kit.name, len(data.seats))
        held = next(
            way.held
            for way in ways(kit, data.state, seat, voice, kit.rules.spell(action))
            if [kit.rules.parse(move) for move in way.moves] == [action]
        )
        name = data.seats[seat].name
        custom_id = f"m:{data.ref}:{data.epochs[seat]}:{held}"
        await self.house.press(self.house[name], await panel(self.house, name), custom_id)
        assert table.data.version > data.version, "the click did nothing"
        return True

    async def _chosen(self, table: Table, kit: GameKit, seat: int) -> Any:
        events = [event for _, events in await table.story() for event in events if event.shown_to(seat)]
        memory = kit.rules.recall(seat, None, events)
        data = table.data
        question = Question(kit.rules.view(data.state, seat), memory, seat, f"person/{data.moves}", "normal")
        return think(kit.choose, question)


class Witness:
    """What must have been seen, by the record of a match."""

    def __init__(self, kit: GameKit, data: TableData) -> None:
        self.wanted: list[Wanted] = []
        self.hurried: list[int] = []
        """Moves of computers that came too early."""
        self._kit, self._data = kit, data
        self._voice = Audience(data, "").of_picture
        self._seen_at = 0.0

    def follow(self, log: Sequence[Move]) -> None:
        game, state = self._kit.rules, None
        for move in log:
            chance = Scripted(move.chance)
            if move.seat is None:
                state, events = game.deal(len(self._data.seats), self._data.options, chance)
            else:
                state, events = game.apply(state, move.seat, game.parse(move.action), chance)
            if move.user_id == COMPUTER and move.at < self._seen_at - EARLY:
                self.hurried.append(move.number)
            self._look(move, game.view(state, None), [event for event in events if event.shown_to(None)])

    def _look(self, move: Move, view: Any, events: Sequence[Event]) -> None:
        seconds = self._kit.rules.seconds_to_see(view, events)
        ended, result = [event for event in events if isinstance(event, Milestone)], self._kit.result
        self._seen_at = move.at + (seconds + (RESULT if ended else 0.0)) * PACE
        if ended and result is not None:
            self._want("last look", move, result.last_look(view, self._voice))
            for event in ended:
                self._want("result", move, result.scene(event, self._voice))
        elif "GatheringEnded" in (kinds := {type(event).__name__ for event in events}) or seconds > 0:
            kind = "gathering" if "GatheringEnded" in kinds else "action"
            self._want(kind, move, self._kit.scene(view, self._voice))

    def _want(self, kind: str, move: Move, scene: Scene) -> None:
        self.wanted.append(Wanted(kind, move.number, scene))


class Result(msgspec.Struct):
    wanted: Counter[str]
    missing: Counter[str]
    hurried: int


def play(mix: Mix, number: int) -> Result:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        painted = dict[Fingerprint, bytes]()
        patch.setattr("bot.ui.table.painter.paint", lambda scene: painted.setdefault(_print_of(scene), paint(scene)))
        patch.setattr("bot.tables.runtime.heartbeat.HEARTBEAT", 24 * 3600.0)
        patch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: f"{number:032x}")
        return asyncio.run(_played(mix, settings_at(Path(folder), computer_pause=PACE), painted))


async def _played(mix: Mix, settings: Settings, painted: Mapping[Fingerprint, bytes]) -> Result:
    async with offline(settings) as env:
        with closing(House(env, settings)) as house:
            evening = Evening(house)
            table = await evening.begin(mix)
            await evening.play(table)
            await evening.look_on()
            services = house.bot.services
            witness = Witness(services.kits[mix.game], table.data)
            witness.follow(await services.tables.store.moves(table.data.id))
            last = Wanted("closing picture", table.data.moves, await _closing_scene(house, table))
            wanted = [*witness.wanted, last]
            missing = missing_from(evening.seen, wanted, painted)
            return Result(Counter(each.kind for each in wanted), missing, len(witness.hurried))


def missing_from(seen: Sequence[bytes], wanted: Sequence[Wanted], painted: Mapping[Fingerprint, bytes]) -> Counter[str]:
    """Those that were not seen, or not in this order."""
    missing, at = Counter[str](), 0
    for each in wanted:
        picture = painted.get(_print_of(each.scene), b"")
        if picture in seen[at:]:
            at = seen.index(picture, at)
        else:
            missing[each.kind] += 1
    return missing


def _print_of(scene: Scene) -> Fingerprint:
    return fingerprint(Presentation("", (), scene))


async def _closing_scene(house: House, table: Table) -> Scene:
    summary, kit = await house.bot.services.display.summary(table), house.bot.services.kits[table.data.game]
    view = kit.rules.view(table.data.state, None)
    return scene_of(kit, view, summary, Audience(table.data, "").of_picture)
