"""Gateways that are away for long, or refuse the bot for good: when it starts, and at any other time. Part of *Gateway
faults*.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import partial

from bot.progress import steps
from tests.discord.house import House
from tests.host.conftest import TOKEN
from tests.proof.error_log import HostLog, as_the_host_reads_it
from tests.proof.gateway_server import (
    INTENTS_REFUSED,
    INVALID_SESSION,
    REFUSED,
    SESSION_TIMED_OUT,
    TOKEN_REJECTED,
    UNAVAILABLE,
    UNKNOWN,
    Connection,
    Gateway,
    Session,
    StartLimit,
)
from tests.proof.report import Figure, at_most, none_of
from tests.proof.socket_env import SECONDS, SocketEnv, on_sockets
from tests.proof.tour import short_game_settings

LONGEST_PAUSE, A_MINUTE = 5.0, 60.0
_A_SHORT_PAUSE, _FIRST_PAUSES = 4.0, 3
DAILY, AT_ONCE = 1000, 25
"""Sessions that may begin in a day; and of these, so many without a pause."""
_A_DAY = 24 * 3600.0
_UNTIL_RENEWED = 8 * 3600.0
_AWAY_FOR = 3 * 3600.0
_ATTEMPTS, _FEW_ATTEMPTS = 2_000, 1_100
"""More than Python lets calls be nested."""
_LINES_AN_HOUR = 6
_SECRET = "only for the server"
_UNREADABLE = (
    ("GUILD_UPDATE", {"name": _SECRET}),
    ("CHANNEL_CREATE", {"name": _SECRET}),
    ("INTERACTION_CREATE", {"data": _SECRET}),
    ("GUILD_ROLE_CREATE", {"role": _SECRET}),
)


class Evening:
    """One shard, one bot and one person."""

    def __init__(self, env: SocketEnv, log: HostLog, house: House) -> None:
        self.env, self.gateway, self.log, self.house = env, env.gateway, log, house

    async def is_answered(self) -> bool:
        env = self.env
        made = await self.house["alice"].slash(self.house.channel, "juse rules")
        await env.until(lambda: made.acknowledged or env.has_ended)
        return made.acknowledged

    async def is_back(self) -> bool:
        return await self.env.until(lambda: self.env.hears_all) and await self.is_answered()

    def errors(self) -> list[str]:
        return [line for line in self.log.lines if " ERROR " in line or "Traceback" in line]


@asynccontextmanager
async def _evening() -> AsyncIterator[Evening]:
    with short_game_settings() as settings, as_the_host_reads_it(TOKEN) as log:
        async with on_sockets(settings, 1) as env:
            with closing(House(env, settings)) as house:
                yield Evening(env, log, house)


async def figures(*, short: bool) -> list[Figure]:
    codes = [(code, when) for code in (TOKEN_REJECTED, INTENTS_REFUSED) for when in _WHEN]
    refusals = list(_REFUSALS.items())[: 1 if short else None]
    cases = [
        partial(_away_at_the_start, _FEW_ATTEMPTS if short else _ATTEMPTS),
        _long_outage,
        _no_start_left,
        _unreadable_events,
        *(partial(_refused_for_good, code, when) for code, when in codes),
        *(partial(_endless, name, refuse, 3 if short else 24) for name, refuse in refusals),
    ]
    found: list[Figure] = []
    for case in steps(cases, "outages and refusals"):
        measured = await case()
        found += measured if isinstance(measured, list) else [measured]
    return found


# ------------------------------------------------------------ away


async def _long_outage() -> list[Figure]:
    async with _evening() as evening:
        env, pace = evening.env, evening.env.pace
        env.begin()
        await env.until_ready()
        pace.jump()
        ends = pace.now() + _AWAY_FOR
        longest, back = await _outage(evening, lambda: pace.now() > ends)
        pace.skip(A_MINUTE)
        first, again = await _outage(evening, lambda: len(pace.pauses) >= _FIRST_PAUSES)
        return [
            at_most("Longest pause in an outage of three hours", max(longest), LONGEST_PAUSE, _s, anywhere=True),
            at_most(
                "Longest of the first pauses in the next one",
                max(first[:_FIRST_PAUSES]),
                _A_SHORT_PAUSE,
                _s,
                anywhere=True,
            ),
            none_of("Of these two outages, not recovered from", [back, again].count(False)),
        ]


async def _outage(evening: Evening, ends: Callable[[], bool]) -> tuple[list[float], bool]:
    """The pauses in it, and whether it was recovered from."""
    env, gateway = evening.env, evening.gateway
    env.pace.pauses.clear()
    await gateway.meet_with(REFUSED)
    gateway.cut(0)
    await env.until(ends)
    pauses = [*env.pace.pauses]
    await gateway.listen()
    return pauses, await evening.is_back()


async def _away_at_the_start(attempts: int) -> list[Figure]:
    async with _evening() as evening:
        env, gateway, log = evening.env, evening.gateway, evening.log
        env.begin()
        await env.until_ready()
        await evening.is_answered()
        env.pace.jump()
        await gateway.meet_with(UNAVAILABLE)
        before, read, begun = len(gateway.connects), len(log.lines), env.pace.now()
        await env.again()
        tried = await env.until(lambda: env.has_ended or len(gateway.connects) >= before + attempts, 4 * SECONDS)
        made = len(gateway.connects) - before
        hours = (env.pace.now() - begun) / 3600.0
        told = [line for line in log.lines[read:] if "shard" in line.lower()]
        await gateway.listen()
        ready = tried and not env.has_ended and await evening.is_back()
        words = await env.last_words() if env.has_ended else ""
        return [
            Figure(
                f"A start at which the gateway refuses {attempts:,} attempts: ready when it is back",
                f"after {made:,} attempts" if ready else f"ended after {made:,}",
                "ready",
                ready,
                anywhere=True,
                remark=words,
            ),
            Figure(
                "Lines of the log about that",
                f"{len(told)} in {hours:.0f} hours",
                "one in ten minutes",
                1 <= len(told) <= 2 + _LINES_AN_HOUR * hours,
                anywhere=True,
            ),
        ]


async def _no_start_left() -> Figure:
    """The process before this one began too many sessions."""
    wrong: list[str] = []
    async with _evening() as evening:
        env, gateway = evening.env, evening.gateway
        env.pace.jump()
        gateway.limit = StartLimit(remaining=0, since=gateway.now(), reset_after=_UNTIL_RENEWED)
        env.begin()
        await env.until(lambda: bool(gateway.identifies) or env.has_ended)
        if gateway.limit.remaining < 0:
            wrong.append("a session was begun before that")
        if not await evening.is_back():
            wrong.append("the bot is not ready afterwards")
    return _right("A start with no session left for eight hours: waits for the next ration", wrong)


# ------------------------------------------------------------ events


async def _unreadable_events() -> Figure:
    wrong: list[str] = []
    async with _evening() as evening:
        env, gateway = evening.env, evening.gateway
        env.begin()
        await env.until_ready()
        for event, data in _UNREADABLE:
            gateway.emit(event, {"guild_id": str(evening.house.guild.id), **data}, guild_id=evening.house.guild.id)
            if not await evening.is_answered():
                wrong.append(f"nothing is answered after {event}")
            if env.has_ended:
                wrong.append(f"the bot has ended: {await env.last_words()}")
                break
        wrong += [f"not logged: {event}" for event, _ in _UNREADABLE if not _told(evening.log, event)]
        if _SECRET in evening.log.stream.getvalue():
            wrong.append("its content is logged")
        if len(gateway.identifies) > 1:
            wrong.append(f"{len(gateway.identifies) - 1} new sessions")
    return _right(
        f"{len(_UNREADABLE)} events that cannot be parsed: each is named in the log, and everything goes on", wrong
    )


def _told(log: HostLog, event: str) -> bool:
    return sum(event in line for line in log.lines) == 1


# ------------------------------------------------------------ refused for good

_WHEN = ("at the start", "later")


async def _refused_for_good(code: int, when: str) -> Figure:
    async with _evening() as evening:
        env, gateway = evening.env, evening.gateway
        if when == "later":
            env.begin()
            await env.until_ready()
            await gateway.end(0, code)
        else:
            gateway.on_identify = lambda connection: gateway.close_soon(connection, code)
            env.begin()
        words = await env.last_words() if await env.until(lambda: env.has_ended) else "it goes on"
        plain = words.endswith(".") and ":" in words and "\n" not in words and str(code) not in words
        wrong = [] if plain and "traceback" not in words else [words]
        wrong += evening.errors()
    return _right(f"Close code {code} {when}: ends with one plain sentence", wrong)


# ------------------------------------------------------------ refused for ever


def _by_op_9(gateway: Gateway, connection: Connection) -> None:
    connection.send(INVALID_SESSION, data=False)


def _by_closing(gateway: Gateway, connection: Connection) -> None:
    gateway.close_soon(connection, UNKNOWN)


def _after_ready(gateway: Gateway, connection: Connection) -> None:
    session = Session(0, 1, 0)
    gateway.make_ready(connection, session)
    session.is_valid = False
    gateway.close_soon(connection, SESSION_TIMED_OUT)


_REFUSALS: dict[str, Callable[[Gateway, Connection], None]] = {
    "op 9": _by_op_9,
    "closed with 4000": _by_closing,
    "closed with 4009 after READY": _after_ready,
}


async def _endless(name: str, refuse: Callable[[Gateway, Connection], None], hours: int) -> Figure:
    async with _evening() as evening:
        env, gateway = evening.env, evening.gateway
        env.pace.jump()
        gateway.on_identify = lambda connection: refuse(gateway, connection)
        env.begin()
        await env.until(lambda: bool(gateway.connects))
        ends, most = env.pace.now() + 3600.0 * hours, min(DAILY, DAILY * hours // 24 + AT_ONCE)
        await env.until(lambda: len(gateway.identifies) > most or env.has_ended or env.pace.now() > ends, 4 * SECONDS)
        made = len(gateway.identifies)
        gateway.on_identify = None
        env.pace.skip(_A_DAY)
        back = not env.has_ended and await evening.is_back()
    return Figure(
        f"An endless refusal ({name}): new sessions in {hours} hours",
        f"{made:,}" + ("" if back else ", and not back afterwards"),
        f"< {most:,}",
        back and made < most,
        anywhere=True,
    )


def _right(what: str, wrong: list[str]) -> Figure:
    return Figure(what, "no" if wrong else "yes", "yes", not wrong, anywhere=True, remark="; ".join(wrong))


def _s(seconds: float) -> str:
    return f"{seconds:.0f} s"
