"""The figures of proofs and benches, and how they are told."""

import argparse
import importlib
import sys
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


def told(parser: argparse.ArgumentParser, package: str, subjects: Sequence[str]) -> int:
    """Print the figures of each subject that is asked for. A subject is a module with `prove(*, short: bool) ->
    list[Figure]`, whose docstring says what is shown, and how. Return 1 if a target is missed.
    """
    parser.add_argument(
        "subjects", nargs="*", metavar="SUBJECT", help=f"of {', '.join(subjects)}; all if none is named"
    )
    parser.add_argument("--short", action="store_true", help="a few seconds each")
    args = parser.parse_args()
    if unknown := set(args.subjects) - {*subjects}:
        parser.error(f"there is no subject {', '.join(sorted(unknown))}: choose from {', '.join(subjects)}")
    missed = 0
    for name in args.subjects or subjects:
        figures = importlib.import_module(f"{package}.{name}").prove(short=args.short)
        sys.stdout.write(f"\n## {name}\n\n{table(figures)}\n")
        sys.stdout.flush()
        missed += sum(figure.reached is False for figure in figures)
    return int(missed > 0)
