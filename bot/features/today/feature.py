"""What people do: look at what there is today, from the welcome, from the end of a game, and in /table me."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from itertools import chain

import msgspec

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.tables.steps.days import in_a_row, utc_day
from bot.tables.steps.model import TableData
from bot.text import Words, duration_text, words_for
from bot.ui.actions.services import Commands, Feature, Services
from bot.ui.discord.components import ALT_LIMIT, WELCOME, Button, phone_rows, shortened, within_limit, written_id
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit
from bot.ui.table.additions import Strip, TodayRow, ask_each
from bot.ui.table.presentation import Presentation
from bot.ui.table.reconciler import Additions, Context
from bot.ui.table.stars import Stars, star_signs
from render.layout import Box, area, band
from render.scene import MAX_HEIGHT, WIDTH, Area, Item, Label, Scene, Sign

_NAME = "today"
_WEEK, _LATELY = 7, 14
_HEAD, _DAYS, _ROW, _FOOT, _SIDE = 132, 100, 146, 88, 32
_DAY, _STAR = 74, 66
_MOST = (MAX_HEIGHT - _HEAD - _DAYS - _FOOT) // _ROW


class Today(msgspec.Struct, frozen=True):
    day: str
    rows: Sequence[TodayRow]

    @property
    def streak(self) -> int:
        return in_a_row(self._days, self.day)

    @property
    def week(self) -> list[tuple[int, bool]]:
        """Return the last days, each with its number in the week, Monday being 0, and whether something was done."""
        last = date.fromisoformat(self.day)
        days = [last - timedelta(days=ago) for ago in reversed(range(_WEEK))]
        return [(day.weekday(), day.isoformat() in self._days) for day in days]

    @property
    def _days(self) -> set[str]:
        return {day for row in self.rows for day in row.days}

    @property
    def waiting(self) -> Sequence[TodayRow]:
        """Return what is open of what they have done lately, or else the shortest: who plays one thing each day is not
        told each day of all the others.
        """
        since = (date.fromisoformat(self.day) - timedelta(days=_LATELY)).isoformat()
        waiting = [row for row in self.rows if not row.done]
        lately = [row for row in waiting if max(row.days, default="") >= since]
        return lately or sorted(waiting, key=lambda row: row.minutes or 0)[:1]

    @property
    def done(self) -> int:
        return sum(row.done for row in self.rows)


async def _of(context: Context, user_id: int, locale: str) -> Today:
    found = await ask_each(context.additions, lambda each: each.today, context, user_id, locale)
    return Today(utc_day(context.tables.clock.wall()), [*chain.from_iterable(found)])


def present_today(today: Today, locale: str, own: OwnLook = AS_THE_TABLE) -> Presentation:
    words = words_for(locale)
    head = words.say("today-head", day=words.day(today.day), streak=today.streak)
    lines = [_line(row, words) for row in today.rows]
    panel = phone_rows([row.button for row in sorted(today.rows, key=lambda row: row.done)])
    if own.in_words:
        return Presentation(within_limit([head, *lines]), panel)
    return Presentation(head, panel, today_scene(today, words), shortened("\n".join(lines), ALT_LIMIT))


def _line(row: TodayRow, words: Words) -> str:
    stars = "" if row.stars is None else Stars(row.stars).signs
    told = [part for part in (stars, row.told, *([] if row.done else [_time(row, words)])) if part]
    return words.say("today-line", title=row.title, told=words.say("count-separator").join(told) or "none")


def _time(row: TodayRow, words: Words) -> str:
    return "" if row.minutes is None else duration_text(60 * row.minutes, words)


# ------------------------------------------------------------ the picture


def today_scene(today: Today, words: Words) -> Scene:
    rows = today.rows[:_MOST]
    head, days, *boxes, foot = Box(0, 0, WIDTH, _HEAD + _DAYS + _ROW * len(rows) + _FOOT).rows(
        _HEAD, _DAYS, *[_ROW] * len(rows), _FOOT
    )
    items = [
        *_top(head, days, today, words),
        *chain.from_iterable(_row(box.inset(10, 5), row, words) for box, row in zip(boxes, rows, strict=True)),
        band(foot, "dusk"),
        Label(foot.x, foot.y, words.say("today-done", done=today.done, of=len(today.rows)), 44, "bare"),
    ]
    return Scene(foot.bottom, tuple(items))


def _top(head: Box, days: Box, today: Today, words: Words) -> Iterator[Item]:
    yield band(head, "gold")
    title = words.say("today-title", day=words.day(today.day))
    yield Label(_SIDE, head.y, title, 60, "ink", 690, "left")
    if today.streak:
        streak = words.say("today-streak", streak=today.streak)
        yield Label(WIDTH - _SIDE, head.y, streak, 52, "ink", 400, "right")
    for place, (day, done) in enumerate(today.week):
        x = _SIDE + place * _DAY + _DAY // 2
        yield Area(x, days.y, _DAY - 10, 68, "gold" if done else "dusk", 14)
        yield Label(x, days.y, words.say("weekday-letter", day=day), 40, "ink" if done else "muted", _DAY - 16)
    if today.done:
        yield Label(WIDTH - _SIDE, days.y, words.say("today-counts"), 42, "glint", 560, "right")


def _row(box: Box, row: TodayRow, words: Words) -> Iterator[Item]:
    yield area(box, "shadow" if row.done else "light")
    y, size = (box.top + 42, 46) if row.told else (box.y, 52)
    yield Label(box.left + 28, y, row.title, size, "bare", 560, "left")
    if row.told:
        yield Label(box.left + 28, box.bottom - 34, row.told, 36, "muted", 660, "left")
    if row.stars is not None:
        yield from star_signs(box.right - 2 * _STAR, box.y, _STAR, row.stars)
    elif not row.done and (time := _time(row, words)):
        yield Area(box.right - 140, box.y, 230, 84, "gold", 18)
        yield Label(box.right - 140, box.y, time, 48, "ink", 210)
        yield Sign(box.right - 300, box.y, "clock", 56)


def _examples(kits: Sequence[GameKit]) -> Mapping[str, Scene]:
    """Return a day of which every second row is done."""
    rows = [
        TodayRow(title=words_for("", kit.name).say(f"{kit.name}-name"), button=Button("", ""), days=["2026-11-27"])
        for kit in kits
    ]
    with_results = [
        msgspec.structs.replace(row, done=True, told="3 left · best: 1 left", stars=place % 4, days=["2026-11-28"])
        if place % 2
        else msgspec.structs.replace(row, minutes=5 * place)
        for place, row in enumerate(rows, 1)
    ]
    return {_NAME: today_scene(Today("2026-11-28", with_results), words_for(""))}


# ------------------------------------------------------------ where it is


async def show(services: Services, response: Response) -> None:
    await response.defer()
    locale, look = await services.locale_and_look(response, public=False)
    today = await _of(services.context, response.interaction.user.id, locale)
    ready = await services.context.painter.ready(present_today(today, locale, look), response.words)
    await response.reply(ready.content, panel=ready.panel, files=ready.files or ())


async def below(context: Context, data: TableData, locale: str) -> Sequence[str | Strip | Button]:
    """Lead to today; after a deal of today, say what else there is, and begin it."""
    words, there = words_for(locale), Button(written_id(WELCOME, _NAME), words_for(locale).say("welcome-today"))
    if data.terms.secret_until <= context.tables.clock.wall():
        return [there]
    today = await _of(context, data.opener_id, locale)
    waiting = today.waiting
    titles = words.listed([words.say("today-open-one", title=row.title, time=_time(row, words)) for row in waiting])
    told = words.say("today-open", titles=titles, open=len(waiting))
    return [told, *(row.button for row in waiting), there]


FEATURE = Feature(
    commands=Commands(table={_NAME: show}, in_welcome=[_NAME], for_one=[_NAME]),
    messages=Additions(solo=below),
    pictures=_examples,
    help="after",
)
