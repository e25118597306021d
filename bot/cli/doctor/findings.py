"""What the doctor finds: one sentence each, under headings."""

import re
from collections.abc import Callable
from pathlib import Path

from bot.cli import Failure, ToMend

_MARKS = {"ok": "ok", "wrong": "!!", "unchecked": "--"}
_ID = re.compile(r"\b\d{15,20}\b")
"""Of a server, a channel, an application or a person."""


class Findings:
    def __init__(self, *, share: bool, show: Callable[[str], None]) -> None:
        """Note findings, and show each at once. With `share`, no line tells whose bot it is."""
        self.share = share
        self.status = 0
        self.noted: list[dict[str, str]] = []
        self._show = show
        self._group = ""

    def begin(self, group: str) -> None:
        self._show(f"\n{group}" if self._group else group)
        self._group = group

    def ok(self, text: str) -> None:
        self._note("ok", text)

    def wrong(self, text: str, *, stops: bool = False) -> None:
        """Note something to mend. `stops`: until then the bot cannot start."""
        self.status = max(self.status, ToMend.status if stops else Failure.status)
        self._note("wrong", text)

    def unchecked(self, text: str) -> None:
        self._note("unchecked", text)

    def _note(self, mark: str, text: str) -> None:
        if self.share:
            text = _ID.sub("…", text.replace(str(Path.home()), "~"))
        self.noted.append({"group": self._group, "mark": mark, "text": text})
        self._show(f"  {_MARKS[mark]}  {text}")
