"""A stub of Discord that keeps its messages."""

import re
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from aiohttp import web

from tests.cluster.many import NUMBERS, Answer, Discord, payload_of, written_in
from tests.host.conftest import MESSAGE, as_json

NONCE_KEPT = 180.0
"""Seconds for which Discord knows a nonce: it is documented that it looks at the last few minutes."""
_CHANGING = 6, 7
"""The kinds of answers that change the message with the button."""
_PRIVATE = 64
_REF = re.compile(r"['\"]\w+:(\d+\.\w+):")


def table_of(message: Mapping[str, Any]) -> str | None:
    """Return whose buttons it has, as they are named in them."""
    found = _REF.search(repr(message.get("components") or ()))
    return found[1] if found else None


class Channels(Discord):
    """It keeps messages, and for a while posts none twice with the same nonce."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.messages: defaultdict[int, dict[int, Any]] = defaultdict(dict)
        self.double: defaultdict[int, dict[str, float]] = defaultdict(dict)
        """The tables that two messages show, also if their games are over, by channel, and since when."""
        self._now = now
        self._tables: defaultdict[int, dict[int, str]] = defaultdict(dict)
        """Whose buttons each message has, or had last, by channel."""
        self._by_nonce: dict[tuple[int, str], tuple[int, float]] = {}
        self._originals: dict[str, int] = {}
        """The messages that answered what people did, by its token."""

    def channel_in(self, guild_id: int) -> int:
        return guild_id + 1

    async def rest(self, request: web.Request) -> web.Response:
        match request.match_info["path"].removeprefix("v10/").split("/"):
            case ["channels", channel, "messages"] if request.method == "POST":
                return self._shown(int(channel), self.post(int(channel), written_in(await payload_of(request))))
            case ["channels", channel, "messages", message] if int(message) not in self.messages[int(channel)]:
                return as_json({"message": "Unknown Message", "code": 10008}, 404)
            case ["channels", channel, "messages", message] if request.method == "DELETE":
                del self.messages[int(channel)][int(message)]
                self.note(int(channel), int(message))
                return web.Response(status=204)
            case ["channels", channel, "messages", message]:
                if request.method == "PATCH":
                    self.messages[int(channel)][int(message)] |= written_in(await payload_of(request))
                    self.note(int(channel), int(message))
                return self._shown(int(channel), int(message))
        return await super().rest(request)

    def shown(self, token: str, request: web.Request, payload: Answer) -> int:
        """What only one person sees is not kept."""
        done, answer = self.done[token], written_in(payload)
        messages = self.messages[int(done["channel_id"])]
        changes = payload.get("type") in _CHANGING
        match request.method, request.match_info["path"].split("/"):
            case _, [*_, "callback"]:
                number = self._originals[token] = int(done["message"]["id"]) if changes else next(NUMBERS)
            case _, [*_, "@original"]:
                number, changes = self._originals[token], True
            case _:
                number = next(NUMBERS)
        if request.method == "DELETE":
            messages.pop(number, None)
        elif changes:
            messages.get(number, {}).update(answer)
        elif not answer.get("flags", 0) & _PRIVATE:
            messages[number] = dict(answer)
        self.note(int(done["channel_id"]), number)
        return number

    def post(self, channel_id: int, message: Answer) -> int:
        """The message that there is now, or was already."""
        key, now = (channel_id, str(message["nonce"])), self._now()
        assert message["enforce_nonce"]
        known, since = self._by_nonce.get(key, (0, now - NONCE_KEPT))
        if now < since + NONCE_KEPT:
            return known
        number = next(NUMBERS)
        self._by_nonce[key] = number, now
        self.messages[channel_id][number] = dict(message)
        self.note(channel_id, number)
        return number

    def note(self, channel_id: int, number: int) -> None:
        """Something was done to this message."""
        shown, double = self._tables[channel_id], self.double[channel_id]
        message, now = self.messages[channel_id].get(number), self._now()
        if message is None:
            shown.pop(number, None)
        elif (table := table_of(message)) is not None:
            shown[number] = table
        count = Counter(shown.values())
        for table in [table for table in double if count[table] < 2]:
            del double[table]
        for table in [table for table in count if count[table] > 1]:
            double.setdefault(table, now)

    def _shown(self, channel_id: int, number: int) -> web.Response:
        return as_json({**MESSAGE, "id": str(number), "channel_id": str(channel_id)})
