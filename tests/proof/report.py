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

CLAIMS = "claims"


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
    """How the document introduces the figures: the subject's docstring, with the claim in its first paragraph."""
    _, _, text = (subject.__doc__ or "").partition("\n")
    claim, _, method = text.strip().partition("\n\n")
    return f"## {title(subject)}\n\n**{claim}**\n\n{method}"


def machine() -> str:
    gigabytes = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return (
        f"{os.cpu_count()} cores ({platform.machine()}, a shared virtual server), {gigabytes:.0f} GB of memory,"
        f" {platform.system()}, Python {platform.python_version()}"
    )


def write_down(name: str, subject: ModuleType, command: str, figures: Sequence[Figure]) -> None:
    """Replaces the subject's section of the document and the list of all claims, and nothing else."""
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    section = f"{description(subject)}\n\nOn {date}, by `{command}`; the machine: {machine()}.\n\n{table(figures)}"
    for plot in (figure.plot for figure in figures if figure.plot is not None):
        keep(plot, FIGURES)
        section += f"\n\n{shown(plot)}"
    _put(name, section)
    _put(CLAIMS, claims(DOCUMENT.read_text(encoding="utf-8")))


def describe(name: str, subject: ModuleType) -> None:
    """Puts the subject's docstring, which may have changed, before the figures of its last run."""
    section = section_of(name, DOCUMENT.read_text(encoding="utf-8"))
    measured = re.search(r"\n\nOn \d{4}-\d\d-\d\d, by `.*", section, re.DOTALL)
    _put(name, description(subject) + (measured[0] if measured else ""))
    _put(CLAIMS, claims(DOCUMENT.read_text(encoding="utf-8")))


def claims(document: str) -> str:
    """The list of what is claimed, with the targets that were reached in the runs that the document has."""
    rows = ["| Subject | Claim | Targets reached |", "| --- | --- | --- |"]
    for name in re.findall(r"^<!-- (\w+) -->$", document, re.MULTILINE):
        if found := re.match(r"## (.+)\n\n\*\*(.+)\*\*\n", section := section_of(name, document)):
            heading, claim = found.groups()
            reached, missed = section.count("| reached |\n"), section.count("| **missed** |\n")
            rows.append(
                f"| [{heading}](#{heading.lower().replace(' ', '-')}) | {claim} | {reached} of {reached + missed} |"
            )
    return "\n".join(rows)


def section_of(name: str, document: str) -> str:
    begin, end = _marks(name)
    return document.partition(f"{begin}\n")[2].partition(f"\n{end}")[0]


def _put(name: str, text: str) -> None:
    begin, end = _marks(name)
    document = DOCUMENT.read_text(encoding="utf-8")
    if begin not in document:
        document = f"{document.rstrip()}\n\n{begin}\n{end}\n"
    marked = re.compile(f"{re.escape(begin)}.*{re.escape(end)}", re.DOTALL)
    DOCUMENT.write_text(marked.sub(lambda _: f"{begin}\n{text}\n{end}", document), encoding="utf-8")


def _marks(name: str) -> tuple[str, str]:
    return f"<!-- {name} -->", f"<!-- /{name} -->"
