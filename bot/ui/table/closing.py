"""How a game is shown that was played to its end: the places, whom to praise, and the closing picture."""

from collections.abc import Callable, Iterable, Iterator

from bot.core.game import ranking
from bot.core.summary import SeatSummary, Summary
from bot.tables.steps.model import TableData
from bot.text.durations import duration_text
from bot.text.reader import Reader
from bot.ui.kit import GameKit
from render.scene import Scene


def scene_of(kit: GameKit, view: object, summary: Summary | None, reader: Reader) -> Scene:
    """As in mid-game, if the game was not played to its end or has no other picture for that."""
    if summary is None or kit.ending is None:
        return kit.scene(view, reader)
    return kit.ending(view, summary, reader)


def alt_of(kit: GameKit, data: TableData, view: object, summary: Summary | None, reader: Reader) -> str:
    """What a closing picture says comes before what lies on the table."""
    if summary is None or kit.ending is None:
        return kit.alt(view, reader)
    counts = [_counts(seat, reader) for seat in summary.seats]
    if not kit.for_one:
        counts = [
            reader.say("ending-seat", place=place, name=reader.names[seat], counts=counts[seat])
            for place, seat in _places(kit, data)
        ]
    told = [*counts, *_best_catch(data, summary, reader), *_more(kit, summary, reader)]
    return "\n".join([*(reader.say("ending-line", text=text) for text in told), kit.alt(view, reader)])


def told_of_ending(kit: GameKit, data: TableData, view: object, summary: Summary | None, reader: Reader) -> str:
    """The same below the lines of the message, which have the places and the counts already."""
    if summary is None or kit.ending is None:
        return kit.alt(view, reader)
    lines = [reader.say("ending-line", text=text) for text in _more(kit, summary, reader)]
    return "\n".join([*lines, kit.alt(view, reader)])


def _more(kit: GameKit, summary: Summary, reader: Reader) -> Iterator[str]:
    """What only the closing pictures have."""
    if summary.best is not None:
        yield reader.say("ending-best", best=summary.best)
    if kit.for_one:
        return
    runs = [
        reader.say("ending-run", name=name, moves=seat.clean_run)
        for name, seat in zip(reader.names, summary.seats, strict=True)
    ]
    yield reader.say("ending-runs", runs=reader.listed(runs))
    if summary.seconds is not None:
        yield reader.say("ending-time", time=duration_text(summary.seconds, reader.words))


def closing_lines(kit: GameKit, data: TableData, summary: Summary | None, reader: Reader) -> list[str]:
    outcome = kit.rules.outcome(data.state)
    lines: list[str] = []
    if outcome.winners and not reader.alone:
        lines.append(reader.say("table-won", names=reader.listed(reader.names[seat] for seat in outcome.winners)))
    for place, number in _places(kit, data):
        seat = data.seats[number]
        line = reader.say(
            f"{data.game}-rank",
            place=place,
            name=reader.names[number],
            score=outcome.scores[number],
            misplays=seat.misplays,
            hints=seat.hints,
            best="unknown" if summary is None or summary.best is None else summary.best,
            alone="yes" if reader.alone else "no",
        )
        lines.append(_joined([line, *_calls(seat.catches, seat.wrong_calls, reader)], reader))
    if summary is not None and len(summary.seats) > 1:
        lines.extend(_praise(data, summary, reader))
    return lines


def _places(kit: GameKit, data: TableData) -> Iterator[tuple[int, int]]:
    """Place and seat: winners first, then by the game's own scores."""
    place = 1
    for seats in ranking(kit.rules.outcome(data.state), low_score_wins=kit.rules.low_score_wins):
        yield from ((place, seat) for seat in seats)
        place += len(seats)


def _counts(seat: SeatSummary, reader: Reader) -> str:
    counts = [reader.say("count-mistakes", mistakes=seat.mistakes), *_calls(seat.catches, seat.wrong_calls, reader)]
    if seat.hints:
        counts.append(reader.say("count-hints", hints=seat.hints))
    return _joined(counts, reader)


def _calls(catches: int, wrong_calls: int, reader: Reader) -> Iterator[str]:
    if catches:
        yield reader.say("count-catches", catches=catches)
    if wrong_calls:
        yield reader.say("count-wrong-calls", calls=wrong_calls)


def _praise(data: TableData, summary: Summary, reader: Reader) -> Iterator[str]:
    """The longest run is worth a word only where somebody has erred: otherwise it is that of whoever moved most."""
    praise: list[str] = []
    most, names = _most(summary, lambda seat: seat.catches, reader)
    if names:
        praise.append(reader.say("praise-catches", names=names, most=most))
    most, names = _most(summary, lambda seat: seat.clean_run, reader)
    if names and any(seat.mistakes for seat in summary.seats):
        praise.append(reader.say("praise-run", names=names, most=most))
    if praise:
        yield _joined(praise, reader)
    yield from _best_catch(data, summary, reader)


def _most(summary: Summary, count: Callable[[SeatSummary], int], reader: Reader) -> tuple[int, str]:
    """With who has so many; nobody, unless a person is among them: computer players need no praise."""
    most = max(map(count, summary.seats))
    best = [number for number, seat in enumerate(summary.seats) if most and count(seat) == most]
    if all(summary.seats[number].level is not None for number in best):
        return most, ""
    return most, reader.listed(reader.names[number] for number in best)


def _best_catch(data: TableData, summary: Summary, reader: Reader) -> Iterator[str]:
    catch = summary.best_catch
    if catch is not None and catch.caller is not None:
        caller, name = reader.names[catch.caller], reader.names[catch.seat]
        yield reader.say(f"{data.game}-best-catch", caller=caller, name=name, cost=catch.cost)


def _joined(texts: Iterable[str], reader: Reader) -> str:
    return reader.say("count-separator").join(texts)
