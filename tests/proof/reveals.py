"""Reveals

TODO
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

from bot.core.chance import Scripted
from bot.core.game import Milestone
from bot.core.thinking_process import Question, think
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Move, Phase, TableData
from bot.ui.kit import GameKit
from bot.ui.table.closing import scene_of
from bot.ui.table.readers import Readers
from render import paint
from render.scene import Scene
from tests.discord.house import House, offline, settings_at
from tests.discord.open_hands import panel
from tests.proof.report import Figure, none_of
from tests.proof.ways import reader_of, ways

MATCHES = 10
PACE = 60.0
"""Seconds of a computer's pause. So long that simcord waits for nothing by itself: only the clock put forward ends it."""
_LOOK_EVERY = PACE / 2
_LONGEST = 20_000
_PEOPLE = ("alice", "bob", "carol", "dave", "erin")


class Mix(msgspec.Struct, frozen=True):
    game: str
    seats: int
    people: int
    options: dict[str, Any] = {}


def mixes() -> Iterator[Mix]:
    for game, seats_of, options in (("jugglers", range(2, 6), {}), ("roundup", range(2, 5), {"points": 3})):
        for seats in seats_of:
            yield from (Mix(game, seats, people, options) for people in range(1, seats + 1))


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

    async def play(self, mix: Mix) -> Table:
        names = _PEOPLE[: mix.people]
        await self.house.begin(*names, game=mix.game, computers=mix.seats - mix.people, **mix.options)
        table = await self.house.table()
        for _ in range(_LONGEST):
            await self._look()
            if table.data.phase is not Phase.PLAYING:
                break
            if not await self._person_acts(table):
                await self.house.env.advance_time(_LOOK_EVERY)
        assert table.data.phase is Phase.OVER, "this goes on for too long"
        for _ in range(int(20 * PACE / _LOOK_EVERY)):
            await self.house.env.advance_time(_LOOK_EVERY)
            await self._look()
        return table

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
        reader = reader_of(kit.name, len(data.seats))
        held = next(
            way.held
            for way in ways(kit, data.state, seat, reader, kit.rules.spell(action))
            if [kit.rules.parse(move) for move in way.moves] == [action]
        )
        name = data.seats[seat].name
        custom_id = f"m:{data.id}:{data.epochs[seat]}:{held}"
        await self.house.press(self.house[name], await panel(self.house, name), custom_id)
        assert table.data.version > data.version, "the click did nothing"
        return True

    async def _chosen(self, table: Table, kit: GameKit, seat: int) -> Any:
        events = [event for _, events in await table.story() for event in events if event.shown_to(seat)]
        memory = kit.rules.recall(seat, None, events)
        data = table.data
        question = Question(kit.rules.view(data.state, seat), memory, seat, f"person/{data.moves}", "normal")
        return think(kit.choose, question)


def wanted_of(kit: GameKit, data: TableData, log: Sequence[Move], closing_scene: Scene) -> Iterator[Wanted]:
    """What must have been seen, by the record of the match."""
    game, state, reader = kit.rules, None, Readers(data, "").of_picture
    for move in log:
        chance = Scripted(move.chance)
        if move.seat is None:
            state, events = game.deal(len(data.seats), data.options, chance)
        else:
            state, events = game.apply(state, move.seat, game.parse(move.action), chance)
        view, public = game.view(state, None), [event for event in events if event.shown_to(None)]
        ended = [event for event in public if isinstance(event, Milestone)]
        if ended and kit.result is not None:
            yield Wanted("last look", move.number, kit.result.last_look(view, reader))
            yield from (Wanted("result", move.number, kit.result.scene(event, reader)) for event in ended)
        elif game.seconds_to_see(view, public) > 0:
            kinds = {type(event).__name__ for event in public}
            kind = "gathering" if "GatheringEnded" in kinds else "reveal"
            yield Wanted(kind, move.number, kit.scene(view, reader))
    yield Wanted("closing picture", data.moves, closing_scene)


def missing_from(seen: Sequence[bytes], wanted: Sequence[Wanted]) -> list[Wanted]:
    """Those that were not seen, or not in this order."""
    missing, at = list[Wanted](), 0
    for each in wanted:
        picture = paint(each.scene)
        try:
            at = seen.index(picture, at)
        except ValueError:
            missing.append(each)
    return missing


class Result(msgspec.Struct):
    wanted: Counter[str]
    missing: list[Wanted]


async def match(mix: Mix, number: int) -> Result:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.runtime.tables.HEARTBEAT", 24 * 3600.0)
        patch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: f"{number:032x}")
        settings = settings_at(Path(folder), computer_pause=PACE)
        async with offline(settings) as env:
            with closing(House(env, settings)) as house:
                evening = Evening(house)
                table = await evening.play(mix)
                kit = house.bot.services.kits[mix.game]
                closing_scene = await _closing_scene(house, kit, table)
                log = await house.bot.services.tables.store.moves(table.data.id)
                wanted = list(wanted_of(kit, table.data, log, closing_scene))
                return Result(Counter(each.kind for each in wanted), missing_from(evening.seen, wanted))


async def _closing_scene(house: House, kit: GameKit, table: Table) -> Scene:
    summary = await house.bot.services.display.summary(table)
    view = kit.rules.view(table.data.state, None)
    return scene_of(kit, view, summary, Readers(table.data, "").of_picture)
