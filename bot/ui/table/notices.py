"""Lines about the people of a table and their time: plain, and blaming nobody."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from bot.tables.steps import votes
from bot.tables.steps.model import Seat, TableData
from bot.text import Words
from bot.text.voice import Voice
from bot.ui.discord.names import bare, written

SMALL = "-# "
"""The sign before a line in small letters."""


def in_one_line(lines: Iterable[str], voice: Voice) -> str:
    """Join lines to one in small letters."""
    return SMALL + voice.say("count-separator").join(line.removeprefix(SMALL) for line in lines)


def notices(data: TableData, voice: Voice) -> list[str]:
    """Say of a table that is played until when people have time, each for themselves where several choose at once, and
    what else there is about them.
    """
    lines: list[str] = []
    running = [
        (voice.names[number], seat.clock.due) for number, seat in enumerate(data.seats) if seat.clock.due is not None
    ]
    if data.running_clock == "soft":
        lines += [voice.say("table-soft-time", name=name, when=timestamp(due)) for name, due in running]
    elif len({int(due) for _, due in running}) > 1:
        each = [voice.say("table-time-of", name=name, when=timestamp(due)) for name, due in running]
        lines.append(voice.say("table-times", each=voice.listed(each)))
    elif running:
        lines.append(voice.say("table-time", when=timestamp(running[0][1])))
    if data.is_deserted:
        return [*lines, voice.say("table-deserted", closes=timestamp(data.deadline or 0.0))]
    about = _ABOUT_SOFTLY if data.terms.clock == "soft" else _ABOUT_PEOPLE
    late, *gone = [(key, [number for number, seat in enumerate(data.seats) if applies(seat)]) for key, applies in about]
    if sum(bool(numbers) for _, numbers in gone) > 1:  # one line for all, whatever keeps each of them
        gone = [("away", sorted(chain.from_iterable(numbers for _, numbers in gone)))]
    for key, numbers in (late, *gone):
        if numbers:
            names = voice.listed([voice.names[number] for number in numbers])
            lines.append(voice.say(f"table-{key}", names=names, count=len(numbers)))
    lines.extend(
        voice.say(
            "table-taken-over",
            name=name,
            former=written(bare(seat.presence.in_place_of)) if seat.presence.in_place_of else "somebody",
        )
        for seat, name in zip(data.seats, voice.names, strict=True)
        if seat.has_just_come
    )
    if data.votes.end_votes:
        lines.append(voice.say("table-votes", have=len(data.votes.end_votes), need=votes.needed_to_end(data)))
    if data.votes.undo_votes:
        lines.append(voice.say("table-undo-votes", have=len(data.votes.undo_votes), need=len(data.people)))
    lines.extend(
        voice.say(
            "table-finish-votes",
            name=voice.names[number],
            have=votes.votes_to_finish(data, number),
            need=votes.needed_to_finish(data, number),
        )
        for number in sorted({number for _, number in data.votes.finish_votes})
    )
    lines.extend(
        voice.say(
            "table-removal-votes",
            name=voice.names[number],
            have=votes.votes_to_remove(data, number),
            need=votes.needed_to_remove(data, number),
        )
        for number in votes.removals_asked_for(data)
    )
    return lines


def own_time(data: TableData, number: int, words: Words) -> list[str]:
    """Return what that seat's player alone reads."""
    due = data.seats[number].clock.due
    key = "hand-soft-time" if data.running_clock == "soft" else "hand-time"
    return [] if due is None else [words.say(key, when=timestamp(due))]


def pause_lines(told: TableData, voice: Voice) -> list[str]:
    """Say whose pause it is, if it is one. `told`: the table as players are told its times."""
    pause = told.halt.pause
    return (
        [] if pause is None else [voice.say("table-paused", name=voice.names[pause.by], until=clock_time(pause.until))]
    )


def why_ended(data: TableData, words: Words) -> str:
    return words.say(f"table-closed-{data.why_closed}" if data.why_closed else "table-ended-early")


def timestamp(time: float) -> str:
    """Write a time, shown to each reader as "in 5 minutes", or "5 minutes ago": the words around it suit both."""
    return f"<t:{int(time)}:R>"


def clock_time(time: float) -> str:
    """Write a time, shown to each reader as "20:15" of their own clock."""
    return f"<t:{int(time)}:t>"


_ABOUT_PEOPLE: Sequence[tuple[str, Callable[[Seat], bool]]] = (
    ("missed", lambda seat: seat.is_here and seat.clock.missed > 0),
    ("absent", lambda seat: seat.may_come_back and seat.clock.missed > 0 and not seat.presence.removed),
    ("away", lambda seat: seat.presence.away and not seat.clock.missed and not seat.presence.removed),
    ("removed", lambda seat: seat.presence.removed),
)
_ABOUT_SOFTLY: Sequence[tuple[str, Callable[[Seat], bool]]] = (
    ("soft-missed", _ABOUT_PEOPLE[0][1]),
    ("soft-absent", _ABOUT_PEOPLE[1][1]),
    *_ABOUT_PEOPLE[2:],
)
