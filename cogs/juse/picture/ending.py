"""The closing picture: who won and how, everybody's place, and what is worth praise."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Literal, NamedTuple

from bot.core.game import Outcome, seats_and_places
from bot.core.summary import Summary
from bot.text.cards import card_text
from bot.text.voice import Voice
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import CENTRE, Misplayed, View
from render.layout import Box, band
from render.scene import WIDTH, Area, Badge, CardAt, Fill, Item, Label, NamePlate, Scene, Sign, Tone

_BANNER, _HEADINGS, _FOOT = 168, 60, 88
_TALLEST_ROW, _TALLEST = 100, 960
_PLATE, _PILL = 58, 116
_COLUMNS_LEFT, _COLUMNS_RIGHT = 572, 1192
_PRAISED = 8
"""The shortest clean run that is worth a line."""
_PLACES: tuple[tuple[Fill, Tone], ...] = (("gold", "ink"), ("paper", "ink"))
_OTHER_PLACES: tuple[Fill, Tone] = ("dusk", "bare")


class _Column(NamedTuple):
    heading: str
    values: Sequence[int]
    """By seat."""
    praised: Literal["most", "none", ""] = ""
    """Which number is worth praise, if any."""


def ending(view: View, summary: Summary, voice: Voice) -> Scene:
    assert view.winner is not None
    outcome = Outcome(finished=True, winners=(view.winner,), scores=view.scores)
    order = list(seats_and_places(outcome, low_score_wins=GAME.low_score_wins))
    best, runs = summary.best_catch, [seat.clean_run for seat in summary.seats]
    steadiest = max((seat for seat, _ in order), key=runs.__getitem__)
    feet: list[Callable[[int], Sequence[Item]]] = []
    if isinstance(best, Misplayed) and best.caller is not None:
        feet.append(partial(_best_catch, best, best.caller, voice))
    if view.players_call and runs[steadiest] >= _PRAISED:
        feet.append(partial(_clean_run, steadiest, runs[steadiest], voice))

    seats = len(view.scores)
    row = min(_TALLEST_ROW, (_TALLEST - _BANNER - _HEADINGS - _FOOT * len(feet)) // seats)
    banner, headings, *rows = Box(0, 0, WIDTH, 0).rows(_BANNER, _HEADINGS, *[row] * seats, *[_FOOT] * len(feet))
    columns = _columns(view, summary, voice)
    items = [*_banner(view, view.winner, banner, voice), *_headings(columns, headings.y, summary, voice)]
    for (seat, place), box in zip(order, rows, strict=False):
        items += _row(seat, place, columns, box, voice, won=seat == view.winner)
    for foot, box in zip(feet, rows[seats:], strict=True):
        items += [band(box, "dusk"), *foot(box.y)]
    return Scene(rows[-1].bottom, tuple(items), voice.look)


def _banner(view: View, winner: int, box: Box, voice: Voice) -> Iterator[Item]:
    """Show who won, and how: by a last move, or by giving the last card."""
    last, names = view.last, voice.names
    if last is None or last.seat != winner:
        reason = voice.say("juse-ending-gave", name="" if last is None else names[last.seat])
    elif last.to == CENTRE:
        reason = voice.say("juse-ending-centre")
    else:
        assert last.to is not None
        reason = voice.say("juse-ending-seat", name=names[last.to])
    yield band(box, "gold")
    yield Sign(78, box.y, "crown", 112, "ink")
    yield Badge(190, 54, winner, 72)
    yield Label(244, 54, names[winner], 60, "ink", max_width=800, anchor="left")
    yield Label(154, 122, reason, 42, "ink", max_width=890, anchor="left")
    if last is not None and last.seat == winner:
        yield CardAt(1124, box.y, last.card, 106, style="tile")


def _columns(view: View, summary: Summary, voice: Voice) -> Sequence[_Column]:
    seats, say = summary.seats, voice.say
    columns = [
        _Column(say("juse-ending-left"), view.scores),
        _Column(say("juse-ending-mistakes"), [seat.mistakes for seat in seats], "none"),
    ]
    if not view.players_call:
        return [*columns, _Column(say("juse-ending-run"), [seat.clean_run for seat in seats], "most")]
    columns.append(_Column(say("juse-ending-catches"), [seat.catches for seat in seats], "most"))
    if any(seat.wrong_calls for seat in seats):
        columns.append(_Column(say("juse-ending-wrong"), [seat.wrong_calls for seat in seats]))
    return columns


def _cells(columns: Sequence[_Column]) -> Sequence[tuple[int, int, _Column]]:
    """Return the middle and the width of each column, with the column."""
    width = (_COLUMNS_RIGHT - _COLUMNS_LEFT) // len(columns)
    return [(_COLUMNS_LEFT + width * place + width // 2, width, column) for place, column in enumerate(columns)]


def _headings(columns: Sequence[_Column], y: int, summary: Summary, voice: Voice) -> Iterator[Item]:
    if summary.seconds is not None:
        words = voice.say("juse-ending-time", minutes=int(summary.seconds // 60))
        yield Label(24, y, words, 36, "muted", max_width=_COLUMNS_LEFT - 40, anchor="left")
    for x, width, column in _cells(columns):
        yield Label(x, y, column.heading, 36, "muted", max_width=width - 8)


def _row(seat: int, place: int, columns: Sequence[_Column], box: Box, voice: Voice, *, won: bool) -> Iterator[Item]:
    y = box.y
    if won:
        yield Area(WIDTH // 2, y, WIDTH - 12, min(box.height, _PLATE + 24), "light")
    fill, tone = _PLACES[place - 1] if place <= len(_PLACES) else _OTHER_PLACES
    yield Area(16 + _PILL // 2, y, _PILL, _PLATE - 4, fill, _PLATE // 2 - 2)
    yield Label(16 + _PILL // 2, y, voice.say("juse-ending-place", place=place), 40, tone, max_width=_PILL - 20)
    yield NamePlate(354, y, 424, seat, voice.names[seat], state="winner" if won else "plain", height=_PLATE)
    for x, _, column in _cells(columns):
        value = column.values[seat]
        if column.praised == "none" and not value:
            yield Sign(x, y, "check", 50)
        elif column.praised == "most" and value and value == max(column.values):
            yield Label(x, y, str(value), 40, "gold")
        else:
            yield Label(x, y, str(value), 48, "bare" if value else "muted")


def _best_catch(best: Misplayed, caller: int, voice: Voice, y: int) -> Sequence[Item]:
    """Show who saw what, in their own words, and whom it cost how many cards."""
    better = "" if best.better is None else voice.names[best.better]
    seen = voice.say(f"juse-moment-{best.fault}", card=card_text(best.card), better=better)
    return (
        Label(24, y, voice.say("juse-ending-best-catch"), 36, "muted", max_width=230, anchor="left"),
        Badge(304, y, caller, 64),
        Area(668, y, 612, 68, "paper", 24),
        Label(668, y, voice.say("juse-ending-said", words=seen), 38, "ink", max_width=580),
        Badge(1034, y, best.seat, 64),
        Label(1128, y, voice.say("juse-moment-takes", cards=best.takes), 42, "fault", max_width=120),
    )


def _clean_run(seat: int, moves: int, voice: Voice, y: int) -> Sequence[Item]:
    return (
        Label(24, y, voice.say("juse-ending-longest-run"), 36, "muted", max_width=230, anchor="left"),
        Badge(304, y, seat, 64),
        Label(362, y, voice.say("juse-ending-moves", moves=moves), 42, "bare", max_width=800, anchor="left"),
    )
