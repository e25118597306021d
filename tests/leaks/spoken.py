"""The leak test for all that a running bot says and logs: the same press at two tables that differ only in what is
hidden. Requests to Discord, pictures and log lines must be the same, wherever everybody sees the same afterwards.
"""

import contextlib
import hashlib
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import simcord

from bot.app import JuseBot
from bot.config import Settings
from bot.core.chance import Seeded
from bot.core.errors import Impossible
from bot.core.game import AnyGame
from bot.progress import steps
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.groups import Place, TableLook, Terms
from bot.tables.steps.model import THE_BOT, Actor, Change, Phase, Seat, TableData, next_version, with_seat
from bot.tables.store.table_rows import Limits
from bot.ui.table.announcements import MISPLAYS
from bot.ui.table.pace import Pace
from tests.leaks.harness import NAMES, can_choose_ahead, mind_changes
from tests.leaks.positions import Applied, Gentle, Position, Secrets, varied_positions
from tests.proof.offline_discord import Click, OfflineDiscord, in_the_callback

_FIRST_NUMBER = 7_000_000
"""Of the tables, so that no other number in a text is one."""
_PASSING = re.compile(r"\d{15,}|<t:\d+|\d+\.[0-9a-f]{6}\b|\b70\d{5}\b|[\w-]{60,}")
"""What differs from table to table: ids, times, marks, the number of the table, and tokens."""
_TRIES = 12


class Pair(NamedTuple):
    """The same action in two positions, or two actions in the same one; or the same one after another seat has chosen
    ahead or has not.
    """

    position: Position
    other: Any
    seat: int
    action: Any
    other_action: Any
    waiting: int | None = None


class Spoken(msgspec.Struct):
    pairs: int = 0
    said: int = 0
    """Requests, pictures and log lines."""
    called: int = 0
    """Calls to turn among them."""
    waited: int = 0
    """Pairs in which somebody had chosen ahead."""
    leaks: list[str] = []  # msgspec makes a new one for each


def pairs(secrets: Secrets, seed: str, looks: int) -> Iterator[Pair]:
    """At each position one action after which everybody sees the same, if one of those that are tried is such."""
    game = secrets.game
    for number, position in enumerate(varied_positions(secrets, seed, looks)):
        chance = Seeded(f"{seed} pair {number}")
        for attempt in range(_TRIES):
            other = position.state
            if attempt % 3:
                kind = Gentle if attempt % 2 else Seeded
                other = secrets.exchanged(position.state, None, kind(f"{seed} {number} {attempt}"))
            asked = sorted(game.to_act(position.state))
            choices = game.possible(position.state, asked[chance.below(len(asked))]) if asked else ()
            if not choices:
                continue
            seat = next(seat for seat in asked if game.possible(position.state, seat) == choices)
            action, otherwise = (choices[chance.below(len(choices))] for _ in range(2))
            pair = Pair(position, other, seat, action, action if attempt % 3 else otherwise)
            if _looks_the_same(secrets, pair):
                yield pair
                break


def pairs_ahead(secrets: Secrets, seed: str, looks: int) -> Iterator[Pair]:
    for position in varied_positions(secrets, seed, looks):
        state = position.state
        for waiting in can_choose_ahead(secrets, position)[:1]:
            seat = min(secrets.game.to_act(state))
            action = secrets.game.legal(state, seat)[0]
            after, _ = secrets.game.apply(state, seat, action, Seeded("spoken"))
            if waiting not in secrets.game.to_act(after):  # otherwise they play it now
                yield Pair(position, state, seat, action, action, waiting)


def _looks_the_same(secrets: Secrets, pair: Pair) -> bool:
    game = secrets.game
    if max(len(game.spell(action)) for action in (pair.action, pair.other_action)) > 70:
        return False
    after: list[Applied] = []
    for state, action in ((pair.position.state, pair.action), (pair.other, pair.other_action)):
        with contextlib.suppress(Impossible):
            after.append(game.apply(state, pair.seat, action, Seeded("spoken")))
    return len(after) > 1 and after[0][0] != after[1][0] and secrets.same_to_see((None,), *after)


class _AtOnce(Pace):
    """What follows a table is shown as soon as it can be: what is late at one table would be heard at the next."""

    def hand_due(self, channel_id: int, hands: int, shown_at: float, *, asked: bool, at_once: bool = False) -> float:
        return shown_at

    def table_due(self, channel_id: int, shown_at: float, *, followed: bool) -> float:
        return shown_at


class Listener:
    """A running bot, and people who sit at one table after the other, each in a channel of its own. At every table they
    are others with the same names: the ratings of those who have played before would differ.
    """

    def __init__(self, bot: JuseBot) -> None:
        self.bot, self.offline = bot, OfflineDiscord(bot, Click)
        self._env = self.offline.env
        self._guild = self._env.create_guild("a server")
        self._logged: list[str] = []

    @contextlib.contextmanager
    def _log(self) -> Iterator[None]:
        handler = logging.Handler()
        handler.emit = lambda record: self._logged.append(record.getMessage())
        ours = [logging.getLogger(name) for name in ("bot", "cogs", "render")]
        levels = [logger.level for logger in ours]
        for logger in ours:
            logger.setLevel(logging.DEBUG)
            logger.addHandler(handler)
        try:
            yield
        finally:
            for logger, level in zip(ours, levels, strict=True):
                logger.removeHandler(handler)
                logger.setLevel(level)

    async def hear(
        self, secrets: Secrets, pair: Pair, state: Any, action: Any, *, in_words: bool, ahead: bool
    ) -> tuple[list[str], Any]:
        """All that is said when the action is made, and to an onlooker after it, without what is never the same twice;
        and everybody's view of the table afterwards. `ahead`: somebody has chosen before that, and not only looked.
        """
        channel_id = self._guild.create_text_channel("a channel").id
        if in_words:
            await self.bot.services.tables.settings.set_channel_in_words(self._guild.id, channel_id, in_words)
        people = [self._guild.add_member(self._env.create_user(name)) for name in NAMES[: pair.position.seats]]
        onlooker = self._guild.add_member(self._env.create_user("onlooker"))
        table = await self._seated(secrets, pair, state, channel_id, people)
        message = self.offline.newest(channel_id)
        assert message is not None
        for seat, press in _presses_ahead(secrets, pair, table.data, ahead=ahead):
            await self.offline.acknowledged(self.offline.click(people[seat], message, press))
            await self.offline.until_idle()
        self._forget()
        press = f"move:{table.data.ref}:{table.data.epochs[pair.seat]}:{secrets.game.spell(action)}"
        with self._log():
            click = self.offline.click(people[pair.seat], message, press, answers=in_the_callback)
            await self.offline.acknowledged(click)
            await self.offline.until_idle()
            watch = f"table:{table.data.ref}:0:watch"
            click = self.offline.click(onlooker, message, watch, answers=in_the_callback)
            await self.offline.acknowledged(click)
            if table.data.is_open and len(people) > 1:
                await self.bot.services.tables.run(table, _call_everybody, THE_BOT, self.bot.services.display.show)
            await self.offline.until_idle()
        heard = [_without_passing(line) for line in [*self._requests(), *self._logged]]
        pictures = [hashlib.sha256(picture).hexdigest() for picture in self.offline.backend.cdn._blobs.values()]
        seen = secrets.game.view(table.data.state, None)
        if table.data.is_open:
            await self.bot.services.tables.run(table, play.close_abandoned, THE_BOT)
        return sorted([*heard, *pictures]), seen

    async def _seated(
        self, secrets: Secrets, pair: Pair, state: Any, channel_id: int, people: Sequence[simcord.MemberActor]
    ) -> Table:
        """A table that is in this state, with its message in the channel."""
        position, tables = pair.position, self.bot.services.tables
        clock = tables.clock
        data = TableData(
            id=0,
            game=secrets.game.name,
            opener_id=people[0].id,
            options=dict(position.options),
            seats=tuple(Seat(member.id, name) for member, name in zip(people, NAMES, strict=False)),
            phase=Phase.PLAYING,
            touched_at=clock.table_time(self._guild.id),
            place=Place(self._guild.id, channel_id),
            state=state,
            chance=Seeded("spoken").state,
            epochs=(1,) * position.seats,
            terms=Terms(clock="slow"),
            look=TableLook(
                motion=False
            ),  # time decides when an animation is replaced; its frames are compared by `find_leaks`
        )
        tables.limits = Limits(10**6, 10**6)
        table = await tables.open_begun(secrets.game, Change(data, events=position.events))
        self.bot.services.context.slot(MISPLAYS, table.data).memory = ()  # no log says what was announced before
        await self.bot.services.display.show(table)
        await self.offline.until_idle()
        return table

    def _requests(self) -> Iterator[str]:
        for request in self._env.http_requests:
            said = dict(request.json) if isinstance(request.json, dict) else {"json": request.json}
            said.pop("nonce", None)
            yield json.dumps([request.method, request.path, said], sort_keys=True, ensure_ascii=False)

    def _forget(self) -> None:
        self.offline.clear_history()
        self._logged.clear()


@contextlib.asynccontextmanager
async def listener(path: Path) -> AsyncIterator[Listener]:
    bot = JuseBot(Settings(database=path, computer_pause=0.0, emojis=False), shard_count=1)
    found = Listener(bot)
    await found.offline.start()
    bot.services.context.pace = _AtOnce(bot.services.context.pace.now)
    try:
        await bot.services.store.write("INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', ?)", _FIRST_NUMBER)
        yield found
    finally:
        await found.offline.close()


async def spoken(path: Path, every: Sequence[Secrets], seed: str, *, count: int) -> dict[str, Spoken]:
    """By game. `count` is of pairs. Every third table is told in words."""
    found: dict[str, Spoken] = {}
    async with listener(path) as house:
        for secrets in every:
            of_game = found[secrets.game.name] = Spoken()
            pressed = [
                *islice(pairs(secrets, seed, 4 * count), count),
                *islice(pairs_ahead(secrets, seed, 4 * count), count // 3),
            ]
            for number, pair in enumerate(steps(pressed, "pairs of presses", len(pressed))):
                (here, seen), (other, seen_there) = [
                    await house.hear(secrets, pair, state, action, in_words=number % 3 == 0, ahead=ahead)
                    for ahead, state, action in (
                        (False, pair.position.state, pair.action),
                        (True, pair.other, pair.other_action),
                    )
                ]
                if seen != seen_there:
                    continue  # more has happened by itself, and has shown something by the rules
                of_game.pairs += 1
                of_game.waited += pair.waiting is not None
                of_game.said += len(here)
                of_game.called += sum("your turn" in line for line in here)
                if here != other:
                    different = sorted({*here} ^ {*other})
                    of_game.leaks.append(f"pair {number}, said by the bot: {str(different)[:300]}")
    return found


def _presses_ahead(secrets: Secrets, pair: Pair, data: TableData, *, ahead: bool) -> Iterator[tuple[int, str]]:
    """Everybody opens their hand, and in one what waits is changed until nothing does; or it is opened as often."""
    if pair.waiting is None:
        return
    game, hand, epoch = secrets.game, f"table:{data.ref}:0:hand", data.epochs[pair.waiting]
    changes = map(game.spell, mind_changes(game, pair.position.state, pair.waiting))
    yield from ((seat, hand) for seat in range(pair.position.seats))
    for action in (*changes, ""):
        yield pair.waiting, f"ahead:{data.ref}:{epoch}:={action}" if ahead else hand


def _call_everybody(table: TableData, game: AnyGame, _: Actor) -> Change:
    """Call all who are waited for, as if half of their time had gone."""
    after = next_version(table, table.touched_at)
    for number in game.to_act(table.state):
        after = with_seat(after, number, called=after.version)
    return Change(after)


def _without_passing(line: str) -> str:
    return _PASSING.sub("#", line)
