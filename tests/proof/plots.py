"""Plots of what was measured in a run. A proof puts one into a `Figure`; `--write` draws it into docs/figures."""

import importlib.util
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WHAT_TO_INSTALL = "The plots need the package matplotlib: run `python -m pip install -e '.[bench]'`."


class Line(msgspec.Struct, frozen=True):
    label: str
    points: Sequence[tuple[float, float]]


class Lines(msgspec.Struct, frozen=True, tag=True):
    """`across` and `up` say what the axes measure, and in what. `target` is drawn dashed."""

    title: str
    across: str
    up: str
    lines: Sequence[Line]
    target: Line | None = None


class Bars(msgspec.Struct, frozen=True, tag=True):
    """For each of the `rows` a bar of each kind, such as before and now; None where there is none."""

    title: str
    across: str
    rows: Sequence[str]
    kinds: Mapping[str, Sequence[float | None]]


class Intervals(msgspec.Struct, frozen=True, tag=True):
    """For each of the `rows` a mean of each kind, and how far its interval reaches to both sides. `even` is where all
    would be without a difference.
    """

    title: str
    across: str
    rows: Sequence[str]
    kinds: Mapping[str, Sequence[tuple[float, float] | None]]
    even: float | None = None


Panel = Lines | Bars | Intervals


class Plot(msgspec.Struct, frozen=True):
    """`name` is that of its files. `alt` says in words what can be seen, for those who cannot see it."""

    name: str
    alt: str
    panels: Sequence[Panel]


def can_draw() -> bool:
    """If not, says what to install."""
    found = importlib.util.find_spec("matplotlib") is not None
    if not found:
        sys.stderr.write(f"{WHAT_TO_INSTALL}\n")
    return found


def keep(plot: Plot, folder: Path) -> None:
    """Draws it, and keeps its values beside it, so that it can be drawn again without measuring."""
    folder.mkdir(exist_ok=True)
    values = msgspec.json.format(msgspec.json.encode(plot), indent=1)
    (folder / f"{plot.name}.json").write_bytes(values + b"\n")
    draw(plot, folder)


def shown(plot: Plot) -> str:
    """In Markdown."""
    return f"![{plot.alt}](figures/{plot.name}.svg)"


_STYLE: Mapping[str, Any] = {
    "font.size": 9.5,
    "axes.titlesize": 10.5,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#606060",
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#e4e4e4",
    "legend.frameon": False,
    "lines.linewidth": 1.6,
    # On a page of whatever colour.
    "figure.facecolor": "#ffffff",
    # Words stay words, and the same values give the same bytes.
    "svg.fonttype": "none",
    "svg.hashsalt": "juse",
}
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#7a5195")
_MARKS = ("o", "s", "^", "D")
"""People who cannot tell the colours apart see the shapes."""
_WIDTH, _LINES_HEIGHT, _PANEL_HEIGHT, _ROW_HEIGHT = 8.0, 3.0, 1.1, 0.34
"""Inches."""
_NAME_LETTERS = 32


def draw(plot: Plot, folder: Path) -> None:
    import matplotlib as mpl
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    style: Any = {**mpl.rcParamsDefault, **_STYLE}
    with mpl.rc_context(style):
        heights = [_height(panel) for panel in plot.panels]
        figure = Figure(figsize=(_WIDTH, sum(heights)), layout="constrained")
        axes = figure.subplots(len(heights), squeeze=False, height_ratios=heights)[:, 0]
        for axis, panel in zip(axes, plot.panels, strict=True):
            axis.set_title(panel.title)
            axis.set_xlabel(panel.across)
            _DRAWN[type(panel)](axis, panel)
        FigureCanvasSVG(figure).print_svg(folder / f"{plot.name}.svg", metadata={"Date": None, "Creator": None})


def _height(panel: Panel) -> float:
    return _LINES_HEIGHT if isinstance(panel, Lines) else _PANEL_HEIGHT + _ROW_HEIGHT * len(panel.rows)


def _draw_lines(axis: "Axes", panel: Lines) -> None:
    axis.set_ylabel(panel.up)
    for line, colour in zip(panel.lines, _COLOURS, strict=False):
        axis.plot(*zip(*line.points, strict=True), color=colour, label=line.label)
    if panel.target is not None:
        axis.plot(*zip(*panel.target.points, strict=True), "--", color="#606060", label=panel.target.label)
    axis.set_ylim(bottom=0)
    axis.margins(x=0.01)
    axis.xaxis.set_major_formatter("{x:,.0f}")
    _add_legend(axis)


def _draw_bars(axis: "Axes", panel: Bars) -> None:
    thickness = 0.8 / len(panel.kinds)
    for number, (kind, values) in enumerate(panel.kinds.items()):
        places = [row + (number - (len(panel.kinds) - 1) / 2) * thickness for row in range(len(panel.rows))]
        there = [(place, value) for place, value in zip(places, values, strict=True) if value is not None]
        bars = axis.barh(*zip(*there, strict=True), height=0.9 * thickness, color=_COLOURS[number], label=kind)
        axis.bar_label(bars, [f"{value:,.4g}" for _, value in there], padding=3, fontsize=8.5)
    axis.margins(x=0.1)
    _name_rows(axis, panel.rows, len(panel.kinds))


def _draw_intervals(axis: "Axes", panel: Intervals) -> None:
    if panel.even is not None:
        axis.axvline(panel.even, color="#606060", linestyle="--", linewidth=1)
    for number, (kind, values) in enumerate(panel.kinds.items()):
        there = [(*value, row) for row, value in enumerate(values) if value is not None]
        means, arounds, rows = zip(*there, strict=True)
        axis.errorbar(
            means, rows, xerr=arounds, fmt=_MARKS[number], color=_COLOURS[number], label=kind, capsize=3, markersize=5
        )
    _name_rows(axis, panel.rows, len(panel.kinds))


def _name_rows(axis: "Axes", rows: Sequence[str], kinds: int) -> None:
    """From top to bottom."""
    axis.set_yticks(range(len(rows)), [textwrap.fill(row, _NAME_LETTERS) for row in rows])
    axis.set_ylim(len(rows) - 0.5, -0.5)
    axis.grid(visible=False, axis="y")
    if kinds > 1:
        _add_legend(axis)


def _add_legend(axis: "Axes") -> None:
    """Beside the panel, where it hides nothing."""
    axis.legend(loc="center left", bbox_to_anchor=(1.0, 0.5))


_DRAWN: Mapping[type[Panel], Callable[["Axes", Any], None]] = {
    Lines: _draw_lines,
    Bars: _draw_bars,
    Intervals: _draw_intervals,
}
