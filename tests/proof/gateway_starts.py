"""Gateways that are away for long, or refuse the bot for good: when it starts, and at any other time."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import partial

from bot.progress import steps
from tests.discord.error_log import HostLog, as_the_host_reads_it
from tests.discord.gateway_server import (
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
from tests.discord.house import House
from tests.discord.socket_env import SECONDS, SocketEnv, on_sockets
from tests.host.conftest import TOKEN
from tests.proof.report import Figure, at_most, none_of, seconds, yes
from tests.proof.tour import short_game_settings

LONGEST_PAUSE, A_MINUTE = 5.0, 60.0
_A_SHORT_PAUSE, _FIRST_PAUSES = 4.0, 3
DAILY, AT_ONCE = 1000, 25
"""Sessions that may begin in a day; and of these, so many without a pause."""
_A_DAY = 24 * 3600.0
_ATTEMPTS, _FEW_ATTEMPTS = 2_000, 1_100
"""More than Python lets calls be nested."""
_LINES_AN_HOUR = 6
_SECRET = "only for the server"
_UNREADABLE = ("GUILD_UPDATE", "CHANNEL_CREATE", "INTERACTION_CREATE", "GUILD_ROLE_CREATE")


class Evening:
    """One shard, one bot and one person."""

    def __init__(self, env: SocketEnv, log: HostLog, house: House) -> None:
        self.env, self.gateway, self.log, self.house = env, env.gateway, log, house

    async def is_answered(self) -> bool:
        made = await self.house["alice"].slash(self.house.channel, "juse rules")
        await self.env.until(lambda: made.acknowledged or self.env.has_ended)
        return made.acknowledged

    async def is_back(self) -> bool:
        return await self.env.until(lambda: self.env.hears_all) and await self.is_answered()


@asynccontextmanager
async def _evening(*, begun: bool = True) -> AsyncIterator[Evening]:
    with short_game_settings() as settings, as_the_host_reads_it(TOKEN) as log:
        async with on_sockets(settings, 1) as env:
            with closing(House(env, settings)) as house:
                if begun:
                    env.begin()
                    await env.until_ready()
                yield Evening(env, log, house)


async def figures(*, short: bool) -> list[Figure]:
    cases = [
        partial(_away_at_the_start, _FEW_ATTEMPTS if short else _ATTEMPTS),
        _long_outage,
        _no_start_left,
        _unreadable_events,
        *(
            partial(_refused_for_good, code, at_start)
            for code in (TOKEN_REJECTED, INTENTS_REFUSED)
            for at_start in (True, False)
        ),
        *(partial(_endless, name, 3 if short else 24) for name in [*_REFUSALS][: 1 if short else None]),
    ]
    return [figure for case in steps(cases, "outages and refusals") for figure in await case()]


async def _long_outage() -> list[Figure]:
    async with _evening() as evening:
        pace = evening.env.pace
        pace.jump()
        ends = pace.now() + 3 * 3600.0
        longest, back = await _outage(evening, lambda: pace.now() > ends)
        pace.skip(A_MINUTE)
        first, again = await _outage(evening, lambda: len(pace.pauses) >= _FIRST_PAUSES)
    what, then = "Longest pause in an outage of three hours", "Longest of the first pauses in the next one"
    return [
        at_most(what, max(longest), LONGEST_PAUSE, seconds, anywhere=True),
        at_most(then, max(first[:_FIRST_PAUSES]), _A_SHORT_PAUSE, seconds, anywhere=True),
        none_of("Of these two outages, not recovered from", [back, again].count(False)),
    ]


async def _outage(evening: Evening, ends: Callable[[], bool]) -> tuple[list[float], bool]:
    """Return the pauses in it, and whether it was recovered from."""
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
        await evening.is_answered()
        env.pace.jump()
        await gateway.meet_with(UNAVAILABLE)
        before, read, begun = len(gateway.connects), len(log.lines), env.pace.now()
        await env.again()
        tried = await env.until(lambda: env.has_ended or len(gateway.connects) >= before + attempts, 4 * SECONDS)
        hours = (env.pace.now() - begun) / 3600.0
        lines = sum("shard" in line.lower() for line in log.lines[read:])
        await gateway.listen()
        wrong = [] if tried and not env.has_ended and await evening.is_back() else ["it is not"]
    return [
        yes(f"A start at which the gateway refuses {attempts:,} attempts: ready when it is back", wrong),
        Figure(
            "Lines of the log about that",
            f"{lines} in {hours:.0f} hours",
            "one in ten minutes",
            1 <= lines <= 2 + _LINES_AN_HOUR * hours,
            anywhere=True,
        ),
    ]


async def _no_start_left() -> list[Figure]:
    """The process before this one began too many sessions."""
    async with _evening(begun=False) as evening:
        env, gateway = evening.env, evening.gateway
        env.pace.jump()
        gateway.limit = StartLimit(remaining=0, since=gateway.now(), reset_after=8 * 3600.0)
        env.begin()
        await env.until(lambda: bool(gateway.identifies) or env.has_ended)
        wrong = ["a session was begun before that"] if gateway.limit.remaining < 0 else []
        if not await evening.is_back():
            wrong.append("the bot is not ready afterwards")
    return [yes("A start with no session left for eight hours: waits for the next ration", wrong)]


async def _unreadable_events() -> list[Figure]:
    async with _evening() as evening:
        guild, wrong = evening.house.guild.id, list[str]()
        for event in _UNREADABLE:
            evening.gateway.emit(event, {"guild_id": str(guild), "data": _SECRET, "role": _SECRET}, guild_id=guild)
            if not await evening.is_answered():
                wrong.append(f"nothing is answered after {event}")
            if sum(event in line for line in evening.log.lines) != 1:
                wrong.append(f"not logged once: {event}")
        if _SECRET in evening.log.stream.getvalue():
            wrong.append("its content is logged")
        if len(evening.gateway.identifies) > 1:
            wrong.append(f"{len(evening.gateway.identifies) - 1} new sessions")
    what = f"{len(_UNREADABLE)} events that cannot be parsed: each is named in the log, and everything goes on"
    return [yes(what, wrong)]


async def _refused_for_good(code: int, at_start: bool) -> list[Figure]:
    async with _evening(begun=not at_start) as evening:
        env, gateway = evening.env, evening.gateway
        if at_start:
            gateway.on_identify = lambda connection: gateway.close_soon(connection, code)
            env.begin()
        else:
            await gateway.end(0, code)
        words = await env.last_words() if await env.until(lambda: env.has_ended) else "it goes on"
        plain = words.endswith(".") and ":" in words and "\n" not in words and str(code) not in words
        wrong = [] if plain and "traceback" not in words else [words]
        wrong += [line for line in evening.log.lines if " ERROR " in line or "Traceback" in line]
    when = "at the start" if at_start else "later"
    return [yes(f"Close code {code} {when}: ends with one plain sentence", wrong)]


def _after_ready(gateway: Gateway, connection: Connection) -> None:
    session = Session(0, 1, 0)
    gateway.make_ready(connection, session)
    session.is_valid = False
    gateway.close_soon(connection, SESSION_TIMED_OUT)


_REFUSALS: dict[str, Callable[[Gateway, Connection], None]] = {
    "op 9": lambda gateway, connection: connection.send(INVALID_SESSION, data=False),
    "closed with 4000": lambda gateway, connection: gateway.close_soon(connection, UNKNOWN),
    "closed with 4009 after READY": _after_ready,
}


async def _endless(name: str, hours: int) -> list[Figure]:
    """Discord resets the token of a bot that begins more than 1,000 sessions in a day."""
    async with _evening(begun=False) as evening:
        env, gateway = evening.env, evening.gateway
        env.pace.jump()
        gateway.on_identify = partial(_REFUSALS[name], gateway)
        env.begin()
        await env.until(lambda: bool(gateway.connects))
        ends, most = env.pace.now() + 3600.0 * hours, min(DAILY, DAILY * hours // 24 + AT_ONCE)
        await env.until(lambda: len(gateway.identifies) > most or env.has_ended or env.pace.now() > ends, 4 * SECONDS)
        made = len(gateway.identifies)
        gateway.on_identify = None
        env.pace.skip(_A_DAY)
        back = not env.has_ended and await evening.is_back()
    measured = f"{made:,}" + ("" if back else ", and not back afterwards")
    what = f"An endless refusal ({name}): new sessions in {hours} hours"
    return [Figure(what, measured, f"< {most:,}", back and made < most, anywhere=True)]
