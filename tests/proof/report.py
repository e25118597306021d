"""The figures of the proofs, and docs/proof.md, which holds those of the last long run."""

import os
import platform
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType

import msgspec

from tests.proof.plots import Plot, keep, shown

DOCUMENT = Path(__file__).parents[2] / "docs" / "proof.md"
FIGURES = DOCUMENT.parent / "figures"


class Figure(msgspec.Struct, frozen=True):
    """`reached` is None if there is no target. `anywhere`: the target also holds on slow and busy machines (a count, or
    a ratio within one run), so the ordinary tests assert it.
    """

    what: str
    measured: str
    target: str = ""
    reached: bool | None = None
    anywhere: bool = False
    remark: str = ""
    before: str = ""
    """What was measured before the thing was improved, if that is of interest."""
    plot: Plot | None = None
    """Shown below the table of figures."""

    @property
    def verdict(self) -> str:
        return {None: "", True: "reached", False: "**missed**"}[self.reached]


def at_most(
    what: str,
    value: float,
    limit: float,
    show: Callable[[float], str],
    *,
    anywhere: bool = False,
    remark: str = "",
    plot: Plot | None = None,
) -> Figure:
    return Figure(what, show(value), f"≤ {show(limit)}", value <= limit, anywhere, remark, plot=plot)


def at_least(
    what: str, value: float, limit: float, show: Callable[[float], str], *, anywhere: bool = False, remark: str = ""
) -> Figure:
    return Figure(what, show(value), f"≥ {show(limit)}", value >= limit, anywhere, remark)


def none_of(what: str, found: int, remark: str = "") -> Figure:
    return Figure(what, str(found), "0", found == 0, anywhere=True, remark=remark)


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"


def ratio(value: float) -> str:
    return f"{value:.2f}"


def table(figures: Sequence[Figure]) -> str:
    rows = [("What", "Before", "Measured", "Target", "")]
    rows += [("---",) * len(rows[0])]
    rows += [(figure.what, figure.before, figure.measured, figure.target, figure.verdict) for figure in figures]
    if not any(figure.before for figure in figures):
        rows = [(what, *others) for what, _, *others in rows]
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    remarks = [f"- {figure.what}: {figure.remark}" for figure in figures if figure.remark]
    return "\n".join([*lines, *(["", *remarks] if remarks else [])])


def title(subject: ModuleType) -> str:
    return (subject.__doc__ or "").partition("\n")[0].removesuffix(".")


def description(subject: ModuleType) -> str:
    """How the document introduces the figures: the subject's docstring."""
    _, _, text = (subject.__doc__ or "").partition("\n")
    return f"## {title(subject)}\n\n{text.strip()}"


def machine() -> str:
    gigabytes = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return (
        f"{os.cpu_count()} cores ({platform.machine()}, a shared virtual server), {gigabytes:.0f} GB of memory,"
        f" {platform.system()}, Python {platform.python_version()}"
    )


def write_down(name: str, subject: ModuleType, command: str, figures: Sequence[Figure]) -> None:
    """Replaces what is between the subject's marks in the document, and nothing else."""
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    section = f"{description(subject)}\n\nOn {date}, by `{command}`; the machine: {machine()}.\n\n{table(figures)}"
    for plot in (figure.plot for figure in figures if figure.plot is not None):
        keep(plot, FIGURES)
        section += f"\n\n{shown(plot)}"
    document = DOCUMENT.read_text(encoding="utf-8")
    if begin not in document:
        document = f"{document.rstrip()}\n\n{begin}\n{end}\n"
    marked = re.compile(f"{re.escape(begin)}.*{re.escape(end)}", re.DOTALL)
    DOCUMENT.write_text(marked.sub(lambda _: f"{begin}\n{section}\n{end}", document), encoding="utf-8")
