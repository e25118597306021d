"""Judge what the bot says to strangers: no apology, no record of a running game, no mention of who is not there."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from simcord.types import HttpLogEntry

from bot.text import words_for
from tests.proof.offline_discord import OfflineDiscord
from tests.proof.rights import Who
from tests.proof.watch import Watch

_NEW_MESSAGE = re.compile(r"^/channels/(\d+)/messages$")
_RECORD = re.compile(r"^[a-z]+-(\d+)\.json$")
_WRONG = ("went-wrong", "not-saved", "discord-trouble")
"""What is said of the bot's own faults. None are planted here, so there are no others."""


class Answers:
    def __init__(self, offline: OfflineDiscord, watch: Watch) -> None:
        self.counts = Counter(mentions=0, records=0)
        self.objections: list[str] = []
        self.wrong: list[str] = []
        """Whatever was said of a fault."""
        self._offline = offline
        self._watch = watch
        self._read = 0
        words = words_for("")
        self._apologies = {words.say(key) for key in _WRONG}

    def read(self, who: Who) -> None:
        """All that the bot has said since the last time, which was before `who` sent something."""
        requests = self._offline.env.http_requests
        for request in requests[self._read :]:
            if isinstance(request.json, dict):
                said = request.json.get("data") or request.json
                self.objections += [f"{fault}, by {who}" for fault in self._objections(request, said)]
                if said.get("content") in self._apologies:
                    self.wrong.append(f"{said['content']} after {who.sent}")
        self._read = len(requests)

    def clear(self) -> None:
        self._read = 0

    def _objections(self, request: HttpLogEntry, said: dict[str, Any]) -> Iterator[str]:
        channel = _NEW_MESSAGE.match(request.path) if request.method == "POST" else None
        mentioned = (said.get("allowed_mentions") or {}).get("users") if channel else None
        if channel and mentioned:
            self.counts["mentions"] += 1
            strangers = {int(user_id) for user_id in mentioned} - self._watch.sat_in(int(channel[1]))
            yield from (f"{user_id} was mentioned" for user_id in strangers)
        for attachment in said.get("attachments") or ():
            yield from self._of_a_file(attachment.get("filename", ""))

    def _of_a_file(self, name: str) -> Iterator[str]:
        """A record holds every secret of its game."""
        if not name.endswith(".json"):
            return
        record = _RECORD.match(name)
        table = None if record is None else self._watch.known.get(int(record[1]))
        if table is not None:
            self.counts["records"] += 1
            if table.is_open:
                yield f"the record of table {table.id} was sent while it is {table.phase}"
