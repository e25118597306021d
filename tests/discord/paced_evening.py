"""People at a human pace: each thinks for as long as people do (median 6 seconds, now and then 40 to 90) and clicks."""

import math
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec
import simcord

from tests.discord import jugglers_evening, roundup_evening
from tests.discord.house import House
from tests.discord.open_hands import person_in

SEED = 46
_MEDIAN, _SPREAD = 6.0, 0.7
_STALLS, _STALL = 0.02, (40.0, 90.0)
"""How often somebody does something else first, and for how many seconds."""

Act = Callable[[House, int], Awaitable[Any]]


class Seen(msgspec.Struct, frozen=True):
    at: float
    """Seconds since the evening began."""
    what: str
    """`ping`, `post` or `edit`."""
    text: str


class Evening:
    """People who play at one table, and what each of them saw in its channel."""

    def __init__(
        self, house: House, people: Sequence[str], gone: Mapping[str, tuple[float, float]], seed: int = SEED
    ) -> None:
        """`gone`: from when to when somebody does nothing, in seconds since the evening began."""
        self.house = house
        self.people = people
        self.gone = gone
        self.saw: dict[str, list[Seen]] = {name: [] for name in people}
        self.counts = Counter[str]()
        self._chance = random.Random(seed)  # noqa: S311
        self._began = house.env.now()
        self._read = len(house.env.http_requests)

    @property
    def now(self) -> float:
        return (self.house.env.now() - self._began).total_seconds()

    async def play(self, act: Act, until: float) -> None:
        """Let everybody act as soon as they have thought, until then or the end of the game."""
        ready: dict[tuple[int, int], float] = {}
        table = await self.house.table()
        while table.data.phase == "playing" and self.now < until:
            data = table.data
            tables = self.house.bot.services.tables
            nobody = tables.alarms.is_last_look(data) or table.game.automatic(data.state) is not None
            asked = [] if nobody else table.game.to_act(data.state)
            asked = [seat for seat in asked if not data.seats[seat].by_computer]
            for seat in asked:
                if (seat, data.epochs[seat]) not in ready:
                    ready[seat, data.epochs[seat]] = self.now + self._thinks(data.seats[seat].name)
            at, seat = min(((ready[seat, data.epochs[seat]], seat) for seat in asked), default=(math.inf, 0))
            wait = min(at - self.now, 5.0)
            if wait <= 0:
                try:
                    await act(self.house, seat)
                except simcord.SetupError:  # their hand does not show it yet
                    wait = 1.0
            if wait > 0:
                await self.house.env.advance_time(wait)
            for name, (_, back) in self.gone.items():
                seat = table.data.seat_of(self.house[name].id)
                if self.now >= back and seat is not None and table.data.seats[seat].by_computer:
                    await self.house[name].click(self.house.live(), label="I'm back")
            self.look()

    def _thinks(self, name: str) -> float:
        seconds = _MEDIAN * math.exp(_SPREAD * self._chance.gauss(0, 1))
        if self._chance.random() < _STALLS:
            seconds += self._chance.uniform(*_STALL)
        gone, back = self.gone.get(name, (0.0, 0.0))
        return back - self.now if gone <= self.now < back else seconds

    def look(self) -> None:
        """Note what has come into the channel since, for all who see it."""
        requests = self.house.env.http_requests
        place = f"/channels/{self.house.channel.id}/messages"
        for request in requests[self._read :]:
            body = request.json if isinstance(request.json, dict) else {}
            named = (body.get("allowed_mentions") or {}).get("users") or []
            is_answer = request.path.endswith("/callback") and body.get("type") == 7
            if request.method == "POST" and request.path == place:
                self._note("post", str(body.get("content")), [int(user) for user in named])
            elif request.method == "PATCH" and request.path.startswith(place):
                self._note("edit", str(body.get("content")))
            elif is_answer and not request.path.startswith("/webhooks"):
                self._note("edit", str((body.get("data") or {}).get("content")))
            elif request.method == "DELETE" and request.path.startswith(place):
                self.counts["deletion"] += 1
        self._read = len(requests)

    def _note(self, what: str, text: str, named: Sequence[int] = ()) -> None:
        self.counts[what] += 1
        for name in self.people:
            is_ping = self.house[name].id in named
            self.counts["ping"] += is_ping
            self.saw[name].append(Seen(self.now, "ping" if is_ping else what, text))


async def _juse(house: House, _: int) -> None:
    await house.click_move()


async def _roundup(house: House, seat: int) -> None:
    await roundup_evening.click(house, seat, await roundup_evening.good_action(house, seat))


async def _jugglers(house: House, seat: int) -> None:
    _, action = jugglers_evening.steady(await jugglers_evening.state(house))
    await jugglers_evening.click(house, person_in(house, await house.data(), seat), action)


ACTS: Mapping[str, Act] = {"juse": _juse, "roundup": _roundup, "jugglers": _jugglers}
