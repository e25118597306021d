"""A game that was played to its end: the places, what decided it, whom to praise, and the closing picture."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from bot.core.game import seats_and_places
from bot.core.summary import SeatSummary, Summary, TurningPoint
from bot.tables.steps.model import TableData
from bot.tables.steps.standings import Standing
from bot.text import Words, duration_text, seconds_text
from bot.text.voice import Voice, points_text
from bot.ui.discord.names import bare, written
from bot.ui.kit import GameKit
from render.scene import Scene

_MOST_TOLD = 3
"""The most misplays told that nobody called."""


def closing_looks(
    kit: GameKit, data: TableData, summary: Summary | None, *, has_lines: bool = False
) -> tuple[Callable[[Voice], Scene], Callable[[Voice], str]]:
    """Return the closing picture, that of mid-game if the game was not played to its end or has no other; and the same
    in words. `has_lines`: the lines of the message say the places and the counts already.
    """
    view = kit.rules.view(data.state, None)
    if summary is None or kit.ending is None:
        return partial(kit.scene, view), partial(kit.alt, view)
    return partial(kit.ending, view, summary), partial(_alt, kit, data, view, summary, has_lines)


def _alt(kit: GameKit, data: TableData, view: object, summary: Summary, has_lines: bool, voice: Voice) -> str:
    """Say in words what a closing picture shows: that comes before what lies on the table."""
    told: list[str] = []
    if not has_lines:
        counts = [_counts(seat, summary.uncalled(number), voice) for number, seat in enumerate(summary.seats)]
        if not kit.for_one:
            counts = [
                voice.say("ending-seat", place=place, name=voice.names[seat], counts=counts[seat])
                for seat, place in _places(kit, data)
            ]
        told = [*counts, *_best_catch(data, summary, voice)]
    if summary.best is not None:
        told.append(voice.say("ending-best", best=summary.best))
    told.extend(turning_line(kit, point, voice) for point in summary.turning_points)
    if not kit.for_one:
        runs = [
            voice.say("ending-run", name=name, moves=seat.clean_run)
            for name, seat in zip(voice.names, summary.seats, strict=True)
        ]
        told.append(voice.say("ending-runs", runs=voice.listed(runs)))
        if summary.seconds is not None:
            told.append(voice.say("ending-time", time=duration_text(summary.seconds, voice.words)))
    return "\n".join([*(voice.say("ending-line", text=text) for text in told), kit.alt(view, voice)])


def closing_lines(
    kit: GameKit, data: TableData, summary: Summary | None, voice: Voice, *, to_player: bool = False
) -> list[str]:
    """Say who has won, and how everybody did. `to_player`: only the player of a private table reads it."""
    outcome = kit.rules.outcome(data.state)
    lines: list[str] = []
    if to_player and outcome.winners == (data.seat_of(data.opener_id),):
        lines.append(voice.say("table-won-you"))
    elif outcome.winners and not voice.alone:
        lines.append(voice.say("table-won", names=voice.listed(voice.names[seat] for seat in outcome.winners)))
    for number, place in _places(kit, data):
        seat, uncalled = data.seats[number].tally, 0 if summary is None else summary.uncalled(number)
        line = voice.say(
            f"{data.game}-rank",
            place=place,
            name=voice.names[number],
            score=outcome.scores[number],
            misplays=seat.misplays + uncalled,
            hints=seat.hints,
            best="unknown" if summary is None or summary.best is None else summary.best,
            alone="yes" if voice.alone else "no",
            **_points(outcome.points[number] if outcome.points else None),
        )
        caught = None if summary is None else summary.seats[number]
        missed = 0 if summary is None else sum(number in slip.missed_by for slip in summary.unnoticed)
        calls = _calls(seat.catches, seat.wrong_calls, voice, uncalled, missed, caught)
        lines.append(_joined([line, *calls], voice))
    if summary is not None and len(summary.seats) > 1:
        lines.extend(_praise(data, summary, voice))
        lines.extend(_unnoticed(kit, data, summary, voice))
    elif summary is not None:
        lines.extend(turning_line(kit, point, voice) for point in summary.turning_points)
    return lines


def result_line(
    kit: GameKit,
    words: Words,
    place: int,
    name: str,
    how: Standing,
    seats: int,
    *,
    first: bool = False,
    watched: bool = False,
) -> str:
    """Return a line of a list of those who have played the same deal, each at their own table. `place`: in the list."""
    told = words.say(
        f"{kit.name}-rank",
        place=place,
        name=written(bare(name)),
        score=int(how.score) if float(how.score).is_integer() else how.score,
        misplays=how.misplays,
        hints=how.hints,
        best="unknown",
        alone="no",
        **_points(None),
    )
    return words.say(
        "result-line",
        told=told,
        several="yes" if seats > 1 else "no",
        place=how.place,
        of=seats,
        first="yes" if first else "no",
        watched="yes" if watched else "no",
    )


def _points(points: float | None) -> dict[str, str | float]:
    return {"points": "none" if points is None else points_text(points), "several": points not in (0.5, 1)}


def turning_line(kit: GameKit, point: TurningPoint, voice: Voice, kind: str = "line") -> str:
    assert kit.insight is not None
    assert kit.insight.turning_point is not None
    text, name = kit.insight.turning_point(point, voice), voice.names[point.seat]
    return voice.say(f"turning-{kind}", name=name, text=text, move=point.move, alone="yes" if kit.for_one else "no")


def _places(kit: GameKit, data: TableData) -> Iterator[tuple[int, int]]:
    return seats_and_places(kit.rules.outcome(data.state), low_score_wins=kit.rules.low_score_wins)


def _counts(seat: SeatSummary, uncalled: int, voice: Voice) -> str:
    counts = [
        voice.say("count-mistakes", mistakes=seat.mistakes + uncalled),
        *_calls(seat.catches, seat.wrong_calls, voice, uncalled),
    ]
    if seat.hints:
        counts.append(voice.say("count-hints", hints=seat.hints))
    return _joined(counts, voice)


def _unnoticed(kit: GameKit, data: TableData, summary: Summary, voice: Voice) -> Iterator[str]:
    """Say how many misplays nobody called; to whoever is new to the game, which and why."""
    if summary.unnoticed:
        yield voice.say("unnoticed", count=len(summary.unnoticed))
    if data.dealt.first_game is not None and kit.insight is not None and kit.insight.text is not None:
        for slip in summary.unnoticed[:_MOST_TOLD]:
            yield kit.insight.text(slip.finding, voice)


def _calls(
    catches: int, wrong_calls: int, voice: Voice, uncalled: int, missed: int = 0, summed: SeatSummary | None = None
) -> Iterator[str]:
    if uncalled:
        yield voice.say("count-uncalled", count=uncalled)
    fastest = None if summed is None else summed.fastest
    if catches and (missed or fastest is not None):
        fast = seconds_text(fastest, voice.words)
        yield voice.say("count-caught", catches=catches, of=catches + missed, fast=fast)
    elif catches:
        yield voice.say("count-catches", catches=catches)
    if wrong_calls:
        yield voice.say("count-wrong-calls", calls=wrong_calls)


def _praise(data: TableData, summary: Summary, voice: Voice) -> Iterator[str]:
    """Praise a long run only where somebody has erred: otherwise it is that of whoever moved most."""
    praise: list[str] = []
    most, names = _most(summary, lambda seat: seat.catches, voice)
    if names:
        praise.append(voice.say("praise-catches", names=names, most=most))
    most, names = _most(summary, lambda seat: seat.clean_run, voice)
    if names and any(seat.mistakes for seat in summary.seats):
        praise.append(voice.say("praise-run", names=names, most=most))
    if praise:
        yield _joined(praise, voice)
    yield from _best_catch(data, summary, voice)
    pairs = Counter(summary.catches)
    if len(pairs) > 1:  # of a single one the best catch says it all
        said = [
            voice.say("caught-whom", caller=voice.names[caller], name=voice.names[caught], times=times)
            for (caller, caught), times in pairs.most_common()
        ]
        yield voice.say("caught", pairs=_joined(said, voice))


def _most(summary: Summary, count: Callable[[SeatSummary], int], voice: Voice) -> tuple[int, str]:
    """Return the largest number, and the seats that have it; none, unless a person is among them: computers need no
    praise.
    """
    most = max(map(count, summary.seats))
    best = [number for number, seat in enumerate(summary.seats) if most and count(seat) == most]
    if all(summary.seats[number].level is not None for number in best):
        return most, ""
    return most, voice.listed(voice.names[number] for number in best)


def _best_catch(data: TableData, summary: Summary, voice: Voice) -> Iterator[str]:
    catch = summary.best_catch
    if catch is not None and catch.caller is not None:
        caller, name = voice.names[catch.caller], voice.names[catch.seat]
        yield voice.say(f"{data.game}-best-catch", caller=caller, name=name, cost=catch.cost)


def _joined(texts: Iterable[str], voice: Voice) -> str:
    return voice.say("count-separator").join(texts)
