"""What a table says about its people and their time: plainly, to nobody's blame."""

from collections.abc import Callable, Sequence

from bot.tables.steps import votes
from bot.tables.steps.model import Seat, TableData
from bot.text import Words


def notices(data: TableData, names: Sequence[str], words: Words) -> list[str]:
    """For a table that is played."""
    lines = _times(data, names, words)
    if data.is_deserted:
        return [*lines, words.say("table-deserted", closes=moment(data.deadline or 0.0))]
    for key, told in _WHO:
        who = ", ".join(name for seat, name in zip(data.seats, names, strict=True) if told(seat))
        if who:
            lines.append(words.say(f"table-{key}", names=who))
    if data.end_votes:
        lines.append(words.say("table-votes", have=len(data.end_votes), need=votes.needed_to_end(data)))
    lines.extend(
        words.say(
            "table-removal-votes",
            name=names[number],
            have=votes.votes_to_remove(data, number),
            need=votes.needed_to_remove(data, number),
        )
        for number in votes.removals_asked_for(data)
    )
    return lines


def own_time(data: TableData, number: int, words: Words) -> list[str]:
    """For that seat's player alone."""
    due = data.seats[number].due
    return [] if due is None else [words.say("hand-time", when=moment(due))]


def why_ended(data: TableData, words: Words) -> str:
    return words.say(f"table-closed-{data.why_closed}" if data.why_closed else "table-ended-early")


def moment(time: float) -> str:
    """As Discord shows it to each reader: how long it is until then."""
    return f"<t:{int(time)}:R>"


def _times(data: TableData, names: Sequence[str], words: Words) -> list[str]:
    """Where several choose at once, each has a time of their own."""
    running = [(names[number], seat.due) for number, seat in enumerate(data.seats) if seat.due is not None]
    dues = {int(due) for _, due in running}
    if not running:
        return []
    if len(dues) == 1:
        return [words.say("table-time", when=moment(dues.pop()))]
    each = ", ".join(f"{name} {moment(due)}" for name, due in running)
    return [words.say("table-times", each=each)]


def _missed_once(seat: Seat) -> bool:
    return seat.is_here and seat.missed > 0


def _absent(seat: Seat) -> bool:
    return seat.away and seat.missed > 0


def _left(seat: Seat) -> bool:
    return seat.away and not seat.missed and not seat.removed


def _removed(seat: Seat) -> bool:
    return seat.removed


_WHO: Sequence[tuple[str, Callable[[Seat], bool]]] = (
    ("missed", _missed_once),
    ("absent", _absent),
    ("away", _left),
    ("removed", _removed),
)
