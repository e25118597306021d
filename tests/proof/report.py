"""The figures of the proofs, and docs/proof.md, where those of the last long run stand."""

import os
import platform
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

PAPER = Path(__file__).parents[2] / "docs" / "proof.md"


class Figure(msgspec.Struct, frozen=True):
    """`reached` None: told for its own sake, there is no target. `anywhere`: the target holds on slow and busy machines
    too (a ratio within one run, a count), so that the ordinary test run may insist on it.
    """

    what: str
    measured: str
    target: str = ""
    reached: bool | None = None
    anywhere: bool = False
    remark: str = ""

    @property
    def verdict(self) -> str:
        return {None: "", True: "reached", False: "**missed**"}[self.reached]


def table(figures: Sequence[Figure]) -> str:
    rows = [("What", "Measured", "Target", "")]
    rows += [(figure.what, figure.measured, figure.target, figure.verdict) for figure in figures]
    rows.insert(1, ("---", "---", "---", "---"))
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    remarks = [f"- {figure.what}: {figure.remark}" for figure in figures if figure.remark]
    return "\n".join([*lines, *(["", *remarks] if remarks else [])])


def machine() -> str:
    gigabytes = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return (
        f"{os.cpu_count()} cores ({platform.machine()}, a shared virtual server), {gigabytes:.0f} GB of memory,"
        f" {platform.system()}, Python {platform.python_version()}"
    )


def write_down(subject: str, command: str, figures: Sequence[Figure], words: str) -> None:
    """In place of what stands between the subject's marks; the words around the marks are people's own."""
    begin, end = f"<!-- {subject} -->", f"<!-- /{subject} -->"
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    told = f"{words}\n\nOn {date}, by `{command}`; the machine: {machine()}.\n\n{table(figures)}"
    paper = PAPER.read_text(encoding="utf-8")
    if begin not in paper:
        paper = f"{paper.rstrip()}\n\n{begin}\n{end}\n"
    among = re.compile(f"{re.escape(begin)}.*{re.escape(end)}", re.DOTALL)
    PAPER.write_text(among.sub(lambda _: f"{begin}\n{told}\n{end}", paper), encoding="utf-8")
