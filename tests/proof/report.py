"""The figures of the proofs, and how they are printed."""

from collections.abc import Callable, Sequence

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """`reached` is None if there is no target. `anywhere`: the target also holds on slow and busy machines."""

    what: str
    measured: str
    target: str = ""
    reached: bool | None = None
    anywhere: bool = False
    remark: str = ""


def at_most(
    what: str,
    value: float,
    limit: float,
    show: Callable[[float], str],
    *,
    anywhere: bool = False,
    remark: str = "",
) -> Figure:
    return Figure(what, show(value), f"≤ {show(limit)}", value <= limit, anywhere, remark)


def none_of(what: str, found: int, remark: str = "") -> Figure:
    return Figure(what, str(found), "0", found == 0, anywhere=True, remark=remark)


def yes(what: str, wrong: Sequence[str]) -> Figure:
    return Figure(what, "no" if wrong else "yes", "yes", not wrong, anywhere=True, remark="; ".join(wrong))


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"


def seconds(value: float) -> str:
    return f"{value:.0f} s"


def ratio(value: float) -> str:
    return f"{value:.2f}"


def table(figures: Sequence[Figure]) -> str:
    verdicts = {None: "", True: "reached", False: "**missed**"}
    rows = [("What", "Measured", "Target", ""), ("---",) * 4]
    rows += [(figure.what, figure.measured, figure.target, verdicts[figure.reached]) for figure in figures]
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    remarks = [f"- {figure.what}: {figure.remark}" for figure in figures if figure.remark]
    return "\n".join([*lines, "", *remarks])
