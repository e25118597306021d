"""A whole evening from one number: its people, its Discord, its bots, and what was wrong."""

import asyncio
import gc
import hashlib
import json
import logging
import os
import random
import tempfile
from collections.abc import Collection, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from simcord._dpy_internals import release_clocks

from bot.tables.steps.model import TableData
from tests.proof.hostile_input import typed
from tests.seeds.announced import announcement_faults
from tests.seeds.branching import Branch, Turn
from tests.seeds.checks import Watch, faults_when_quiet, moved_lately
from tests.seeds.discord_side import World, parts_of
from tests.seeds.gateway import cut_off
from tests.seeds.loop import SeededLoop
from tests.seeds.people import PEOPLE, Deed, People, long_wait, plan, troubles
from tests.seeds.seams import prepare, seams

ACTIONS = 150
QUIET, AFTER_TROUBLE = 14.0, 700.0
"""Seconds after which everything is right: the pause before a try, and what the tries take; and the longest pause, if
several tries in a row have failed.
"""
PAINTED_EVERY = 50
_MOST_MOVES_AFTER, _LOOKED_AGAIN_AFTER = 20, 5.0
_KILLED_AGAIN = 0.3
"""How often a bot is killed while it starts after one that was killed."""
_PLAYED_ON, _LOOKED_BACK, _CUT_OFF_EVERY = 12, 5, 3
"""Moves in a row; looks back; and of how many waits one is for the gateway."""
_UNHEARD = ("delete", "drop channel", "chat", "move")
"""What may happen while the bot is cut off."""
_MOST_STEPS, _OF_A_START = 400, 120
"""Of the bot, after which it may be killed; and of its start."""


class Evening(msgspec.Struct):
    seed: int
    story: list[str]
    """What everybody did, and what each saw, in order."""
    faults: list[str]
    tables: list[TableData]
    """The channel's open table as it was after each deed."""

    @property
    def digest(self) -> str:
        return hashlib.blake2b("\n".join(self.story).encode(), digest_size=8).hexdigest()


def play(
    seed: int,
    actions: int = ACTIONS,
    only: Collection[int] | None = None,
    then: Sequence[Deed] = (),
    branch: Branch | None = None,
) -> Evening:
    """`only`: the numbers of the deeds that are done; `then`: some more."""
    deeds: Iterable[Deed] = [*(deed for deed in plan(seed, actions) if only is None or deed.number in only), *then]
    prepare()
    chance = random.Random(f"loop {seed}")  # noqa: S311
    loop = SeededLoop(chance)
    evening = Evening(seed, [], [], [])
    turn = None if branch is None else Turn(branch, seed, chance)
    if turn is not None:
        deeds = turn.deeds(deeds, only)

    def tell(what: str) -> None:
        evening.story.append(line := f"{loop.time():10.3f} {what}")
        if turn is not None:
            turn.look(line)

    shm = Path("/dev/shm")  # noqa: S108
    before = logging.root.manager.disable
    gc.collect()
    gc.disable()  # what it finds, and when, depends on all that was done in this process before
    try:
        with tempfile.TemporaryDirectory(dir=shm if os.access(shm, os.W_OK) else None) as folder:
            loop.run_until_complete(_evening(loop, Path(folder), evening, deeds, tell))
    finally:
        logging.disable()
        loop.bury()
        _close(loop)
        logging.disable(before)
        gc.enable()
    return evening


def _close(loop: SeededLoop) -> None:
    for task in asyncio.all_tasks(loop):
        task._log_destroy_pending = False  # pyright: ignore[reportAttributeAccessIssue]
    loop.close()


async def _evening(loop: SeededLoop, folder: Path, evening: Evening, deeds: Iterable[Deed], tell: Any) -> None:
    world = World(loop, folder, tell)
    painted = evening.seed % PAINTED_EVERY == 0
    with seams(loop, world.now, painted=painted) as disk, closing(People(world, evening.seed)) as people:
        world.disk = disk
        world.on_seen.append(lambda *request: _tell_request(world, *request))
        watch = Watch(world, people.eyes)

        def die() -> None:
            tell(f"the bot is killed{f' before it showed table {unshown[0]}' if (unshown := watch.unshown()) else ''}")
            world.clear_away()

        loop.on_death = die
        loop.on_exception = lambda context: watch.note(f"an exception: {context}")
        logging.root.addHandler(watch)
        try:
            await world.start()
            for deed in deeds:
                day = world.now().date()
                await asyncio.sleep(deed.wait)
                await _happens(world, people, deed)
                if (found := people.table(deed.who)) is not None:
                    evening.tables.append(found[0])
                if world.now().date() != day:
                    tell("midnight has passed")
            await _until_quiet(world, people)
            for fault in await faults_when_quiet(world, watch):
                watch.note(fault)
            for fault in announcement_faults(world, people.eyes):
                watch.note(fault)
            watch.nothing_is_lost()
            await world.stop()
        except Exception as error:
            watch.note(f"an exception: {error!r}")
        finally:
            logging.root.removeHandler(watch)
            evening.faults = watch.faults
            world.house.close()
            release_clocks(world.env)  # else simcord keeps all worlds


async def _start_if_down(world: World, chance: random.Random) -> None:
    if world.is_down:
        await _comes_back(world, chance)


async def _happens(world: World, people: People, deed: Deed) -> None:
    chance = random.Random(deed.chance)  # noqa: S311
    await _start_if_down(world, chance)
    match deed.kind:
        case "wait" if deed.chance % _CUT_OFF_EVERY == 0:
            await cut_off(world, chance)
            people.do(msgspec.structs.replace(deed, kind=chance.choice(_UNHEARD)))
        case "wait":
            await asyncio.sleep(chance.uniform(5, 30))
        case "long wait":
            seconds = long_wait(chance)
            world.tell(f"nobody does anything for {seconds:.0f} s")
            await asyncio.sleep(seconds)
        case "play on" | "look back":
            kind, times = ("move", _PLAYED_ON) if deed.kind == "play on" else ("look back", _LOOKED_BACK)
            for number in range(times * (3 if people.game == "junk" else 1)):  # whose days' deals take long
                people.do(msgspec.structs.replace(deed, kind=kind, chance=deed.chance + number))
                await asyncio.sleep(min(6.0, chance.expovariate(1 / 1.5)))
        case "trouble":
            world.troubles += troubles(chance)
        case "slowness":
            world.slowness = chance.choice((0.02, 0.1, 0.1, 0.5))
            world.tell(f"Discord takes {world.slowness} s")
        case "cut":
            how = chance.choice(("before", "after"))
            world.tell(f"the next commit is cut {how} it is stored")
            assert world.disk is not None
            world.disk.cut = _once(world, how)
        case "kill":
            world.loop.kill_after(chance.randrange(1, _MOST_STEPS), world.env.life)
        case "stop" if not world.is_down:  # the last start may have failed
            people.do(msgspec.structs.replace(deed, kind="move"))
            world.tell("the bot is stopped, and started again")
            await world.stop()
            await _comes_back(world, chance)
        case "clock":
            world.skew += chance.choice((-86_400.0, -7200.0, -60.0, 60.0, 7200.0, 86_400.0))
            world.tell(f"the bot's clock is wrong by {world.skew:.0f} s")
        case _:
            people.do(deed)


async def _comes_back(world: World, chance: random.Random) -> None:
    """A bot is started after some seconds, and now and then killed meanwhile."""
    await asyncio.sleep(chance.expovariate(1 / 5))
    if chance.random() < _KILLED_AGAIN:
        world.loop.kill_after(chance.randrange(1, _OF_A_START), world.env.life + 1)
    await world.start()


def _once(world: World, how: str) -> Any:
    def cut() -> str:
        assert world.disk is not None
        world.disk.cut = lambda: ""
        world.tell(f"a commit is cut {how} it is stored")
        return how

    return cut


async def _until_quiet(world: World, people: People) -> None:
    """Nothing more happens to Discord, and a bot runs for long enough."""
    world.troubles.clear()
    for channel in world.channels:
        if channel.id in world.restricted:
            world.restrict(channel)
    trouble = world.had_trouble
    world.slowness = 0.1
    assert world.disk is not None
    world.disk.cut = lambda: ""
    world.loop.kill_after(1 << 60, world.env.life)
    while world.is_down:
        await world.start()
    if world.cut_off is not None:
        await world.cut_off
    if world.has_missed:  # of a message that was deleted meanwhile it hears when somebody looks for it
        for people.here in world.channels:
            people.command(PEOPLE[0], typed("table", "show"))
    await asyncio.sleep(AFTER_TROUBLE if trouble else QUIET)
    for _ in range(_MOST_MOVES_AFTER):
        if not moved_lately(world, people.eyes, QUIET):
            break
        await asyncio.sleep(_LOOKED_AGAIN_AFTER)  # what the last move has to show is on its way


def _tell_request(world: World, method: str, path: str, content: dict[str, Any]) -> None:
    if path.endswith("/commands"):
        return
    labels = " ".join(
        f"[{part.get('label') or part.get('custom_id', '')}]" for part in parts_of(content.get("components", []))
    )
    kind = content.get("type", "")
    said = json.dumps(content.get("content"), ensure_ascii=False)
    world.tell(f"    {method} {world.named(path)} {kind} {said} {labels}".rstrip())
