"""The deal of the day of every game: played in private, with one try; compared, and told to others."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import Any

import discord
from discord import app_commands

from bot.core.errors import Refused
from bot.core.game import OptionValue, options_of_the_day
from bot.features.daily.board import (
    BARS,
    BESIDE,
    DEAL,
    PLAY,
    WATCH,
    Boards,
    example_boards,
    play_button,
    ranks,
    sampled,
)
from bot.features.daily.results import Board, DailyAverage, DayDeal, DayPlace, DayScore
from bot.features.daily.store import BOARD_DAYS, DailyBook
from bot.features.replay.replays import open_replay
from bot.tables.runtime.table import Table
from bot.tables.steps.days import next_day, utc_day
from bot.tables.steps.lobby import good_number
from bot.tables.steps.model import NO_SERVER, PLAYERS, Phase, TableData, Unreadable
from bot.tables.steps.solo import solo_seat
from bot.tables.steps.standings import Standing
from bot.tables.store.people import EVERYWHERE
from bot.text import Words, words_for
from bot.ui.actions.places import find_table, place_to_open
from bot.ui.actions.services import Commands, Feature, Jobs, Kept, Press, Services, WatchingRules
from bot.ui.discord.components import LIST_LIMIT, Button, Choice, Select, within_limit, written_id
from bot.ui.discord.names import bare, placed
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response
from bot.ui.discord.whereabouts import actor_of, message_link, server_of
from bot.ui.kit import GameKit
from bot.ui.table.additions import News, TodayRow
from bot.ui.table.closing import result_line
from bot.ui.table.notices import timestamp
from bot.ui.table.reconciler import Additions, Context
from bot.ui.table.stars import result_of, stars_of
from bot.ui.verbs import DISABLED, Verb

_LISTED = 10


class Daily:
    """The run-time state of deals of the day."""

    def __init__(self, services: Services) -> None:
        self.boards = Boards(services.context)
        self.on_played: list[Callable[[Services, Response], Awaitable[None]]] = []


_DAILY = Kept(Daily)


def on_played(services: Services) -> list[Callable[[Services, Response], Awaitable[None]]]:
    """Return what is called when somebody was shown a day's deal to play, or to go on with."""
    return _DAILY.of(services.context).on_played


def boards_of(context: Context) -> Boards:
    """Return the boards of all channels."""
    return _DAILY.of(context).boards


class PastDay(app_commands.Transformer):
    """A day of the last ones, as it is typed: in Discord's list it stands in words."""

    async def transform(self, interaction: discord.Interaction[Any], value: str, /) -> str:
        return value

    async def autocomplete(
        self, interaction: discord.Interaction[Any], value: str | float, /
    ) -> list[app_commands.Choice[str | int | float]]:
        words, now = words_for(interaction.locale.value), interaction.client.services.tables.clock.wall()
        fitting = _days(str(value), utc_day(now), words)[:LIST_LIMIT]
        return [app_commands.Choice(name=called, value=day) for day, called in fitting]


def _days(typed: str, today: str, words: Words) -> list[tuple[str, str]]:
    """Return the past days that can be played and fit what was typed, newest first, each with what it is called."""
    past = [(date.fromisoformat(today) - timedelta(days=ago)).isoformat() for ago in range(1, BOARD_DAYS + 1)]
    called = {day: words.day(day, "MMMEd") for day in past}
    called[past[0]] = words.say("daily-yesterday", date=called[past[0]])
    return [(day, name) for day, name in called.items() if typed.strip().casefold() in f"{day} {name}".casefold()]


async def typed(
    services: Services, kit: GameKit, response: Response, day: app_commands.Transform[str, PastDay] = ""
) -> None:
    """Play today's deal, or that of a past day."""
    today = utc_day(services.tables.clock.wall())
    fitting = [today] if day in ("", today) else [found for found, _ in _days(day, today, response.words)]
    if len(fitting) != 1:
        yesterday, _ = _days("", today, response.words)[0]
        raise Refused("no-such-day", example=yesterday)
    await play(services, kit, response, fitting[0])


async def play(services: Services, kit: GameKit, response: Response, day: str) -> None:
    """Begin a day's deal, go on with it, or look back at it: one try, wherever it was begun."""
    place = await place_to_open(services, response, private=True)
    await response.defer()
    player, book = actor_of(response.interaction), DailyBook(services.store)
    seed = await book.seed(kit.name, day)
    options, players = await _as_first(services, kit, day)
    counts = day >= utc_day(services.tables.clock.wall())
    try:
        facts = {"players": players, **DayDeal.facts(kit.name, day, counts=counts)}
        table = await services.tables.open_dealt(kit.rules, place, player, options, private=True, seed=seed, **facts)
    except Refused as refused:
        if refused.code != "one-try-a-day":
            raise
        table = await services.tables.find(int(refused.values["table"]))
        await book.list_on(table.data, place[0], player.name)
    await services.display.show(table, response=response)
    for note_played in _DAILY.of(services.context).on_played:
        await note_played(services, response)


async def _as_first(services: Services, kit: GameKit, day: str) -> tuple[Mapping[str, OptionValue], int]:
    """Return the options, and the computer players, of whoever played it first: an update since may bring others."""
    first = await DailyBook(services.store).first_table(kit.name, day)
    if first is not None:
        with suppress(Refused):
            data = (await services.tables.find(first)).data
            return data.options, data.computers.players
    return options_of_the_day(kit.rules), PLAYERS


# ------------------------------------------------------------ the board of a channel


async def share(services: Services, response: Response, table: Table, _: str) -> None:
    """Put a result on the board of the channel. Where the bot may post none, its answer is the board."""
    data, user, boards = table.data, response.interaction.user, _DAILY.of(services.context).boards
    if data.phase is not Phase.OVER or (deal := DayDeal.of(data)) is None or data.seat_of(user.id) is None:
        raise Refused("nothing-to-share")
    server = server_of(response.interaction)
    if server != NO_SERVER:
        await place_to_open(services, response, private=False)
    await response.defer()
    await boards.book.list_on(data, server, user.display_name)
    place = await boards.book.place_of(server, response.interaction.channel_id or 0)
    heights, now = await _heights(services, table), services.tables.clock.wall()
    if not await boards.book.share(data, place, user.display_name, heights, now):
        raise Refused("nothing-to-share")
    board = await boards.book.find(data.game, deal.day, place[1])
    assert board is not None
    if server == NO_SERVER:
        try:
            ready = await boards.ready(board, response.public_words.locale)
            await response.public(ready.content, panel=ready.panel, files=ready.files or ())
        except REQUEST_ERRORS:
            await boards.book.take_back(data, place)
            raise
        await services.display.show_privately(table, response)
        return
    board = await boards.put(board)
    note = response.words.say("shared-soon")
    if board.message_id is not None:
        note = response.words.say("shared-there", link=message_link(server, board.channel_id, board.message_id))
    await services.display.show_privately(table, response, note)


async def _heights(services: Services, table: Table) -> Sequence[int]:
    height = services.kits[table.data.game].height
    if height is None:
        return ()
    try:
        story = await table.story()
    except Unreadable:
        return ()
    return sampled([height(position.state) for position in story], BARS)


async def pressed_on_board(services: Services, response: Response, press: Press) -> None:
    """Play the deal of a board, or see everybody's game beside one's own."""
    verb, game, day = (*press.rest.split(":"), "", "")[:3]
    boards, today = _DAILY.of(services.context).boards, utc_day(services.tables.clock.wall())
    if game not in services.kits or not _is_day(day) or day > today:
        raise Refused("unknown-button")
    response.game = game
    server, channel_id = await boards.book.place_of(
        server_of(response.interaction), response.interaction.channel_id or 0
    )
    board = await boards.book.find(game, day, channel_id)
    if board is not None and server == NO_SERVER and not response.pressed_private:
        await response.update(await boards.ready(board, response.public_words.locale))
    if verb == PLAY:
        await play(services, services.kits[game], response, day)
    elif not await boards.book.has_played(response.interaction.user.id, game, day):
        button = play_button(game, day, response.words, over=day < today)
        await response.reply(response.words.say("daily-beside-first"), panel=[[button]])
    elif verb == BESIDE and board is not None:
        await _show_beside(services, response, board)
    elif verb == BESIDE:  # it is not kept any more: only the deal can still be played
        button, message = play_button(game, day, response.words, over=day < today), response.interaction.message
        await response.update(ReadyMessage(message.content if message is not None else "", [[button]], None))
        await response.reply(response.words.say("daily-beside-nobody"))
    elif verb == WATCH:
        await open_replay(services, response, await find_table(services, press.chosen), "")
    else:
        raise Refused("unknown-button")


def _is_day(written: str) -> bool:
    with suppress(ValueError):
        return date.fromisoformat(written).isoformat() == written
    return False


async def _show_beside(services: Services, response: Response, board: Board) -> None:
    """Show everybody's result with the deal, and offer to watch each game."""
    scores = await _DAILY.of(services.context).boards.scores(board)
    kit, words = services.kits[board.game], response.words
    head = words.say("daily-beside", game=words.say(f"{kit.name}-name"), date=words.day(board.day))
    choices = tuple(Choice(shared.table, bare(shared.name)) for shared in scores if shared.table is not None)[
        :LIST_LIMIT
    ]
    watch = Select(written_id(DEAL, WATCH, board.game, board.day), words.say("daily-beside-list"), choices)
    await response.reply(
        within_limit([head, *_scores(scores, kit, words, LIST_LIMIT), f"-# {ranked_by(kit, words)}"]),
        panel=[watch] if choices and "replay" in services.features else (),
    )


async def _may_watch(services: Services, data: TableData, interaction: discord.Interaction[Any]) -> bool:
    """Return whether it was shared where this was asked, and they have finished the same deal."""
    if (deal := DayDeal.of(data)) is None or data.phase is not Phase.OVER:
        return False
    book = _DAILY.of(services.context).boards.book
    _, channel_id = await book.place_of(server_of(interaction), interaction.channel_id or 0)
    has_shared = await book.has_shared(data.id, channel_id)
    return has_shared and await book.has_played(interaction.user.id, data.game, deal.day)


# ------------------------------------------------------------ the lists of servers


async def lists(services: Services, kit: GameKit, response: Response, everywhere: bool = False) -> None:
    """Show the lists of today and the last days: of this server, or of all, which is the only one outside servers."""
    await response.defer()
    book = DailyBook(services.store)
    words, user_id, today = response.words, response.interaction.user.id, utc_day(services.tables.clock.wall())
    where = EVERYWHERE if everywhere else server_of(response.interaction)
    monday = date.fromisoformat(today) - timedelta(days=date.fromisoformat(today).weekday())
    lines = [
        *([words.say("scores-everywhere")] if where == EVERYWHERE else []),
        words.say("scores-today", day=words.day(today)),
        *(_scores(await book.scores(where, kit.rules, today), kit, words) or [words.say("scores-nobody")]),
        words.say("scores-week"),
        *_averages(await book.standings(where, kit.rules, monday.isoformat(), _LISTED), kit, words),
    ]
    if where != EVERYWHERE:
        lines.append(words.say("scores-ever"))
        lines.extend(_averages(await book.standings(where, kit.rules, "", _LISTED), kit, words))
    streak = await book.streak(user_id, kit.name, today)
    foot = [f"-# {ranked_by(kit, words)}", words.say("scores-streak", streak=streak, game=kit.name)]
    await response.reply(within_limit([*lines, *foot]))


def _scores(scores: Sequence[DayScore], kit: GameKit, words: Words, most: int = _LISTED) -> list[str]:
    """List the best scores, the best first."""
    lines: list[str] = []
    for place, score in zip(ranks(scores), scores[:most], strict=False):
        if kit.for_one:
            name = placed(place, score.name, words)
            lines.append(words.say(f"{kit.name}-scores-line", name=name, score=score.score, clean=score.clean))
        else:
            how = Standing(score.place, score.score, score.misplays, 0)
            lines.append(result_line(kit, words, place, score.name, how, good_number(kit.rules)))
    return lines


def _averages(averages: Sequence[DailyAverage], kit: GameKit, words: Words) -> list[str]:
    key = f"{kit.name}-scores-average" if kit.for_one else "scores-average"
    return [
        words.say(
            key,
            name=placed(average.rank, average.name, words),
            days=average.days,
            won=average.won,
            place=round(average.place, 1),
            mean=round(average.mean, 1),
            clean=average.clean,
        )
        for average in averages[:_LISTED]
    ] or [words.say("scores-nobody")]


# ------------------------------------------------------------ the deals of today, for one person


async def rows_of_today(context: Context, user_id: int, locale: str) -> list[TodayRow]:
    """Return a row for every game: how today's deal went, or how long it takes."""
    book, today = DailyBook(context.tables.store), utc_day(context.tables.clock.wall())
    tries, days = await book.tries(user_id, [*context.kits], today), await book.days(user_id)
    rows: list[TodayRow] = []
    for kit in context.kits.values():
        data = (await context.tables.find(tries[kit.name])).data if kit.name in tries else None
        words = words_for(locale, kit.name)
        title = words.say(f"{kit.name}-name")
        options = options_of_the_day(kit.rules)
        best = await book.best(kit.name, today)
        stars = None if data is None else stars_of(kit, data, best)
        done = data is not None and not data.is_open
        rows.append(
            TodayRow(
                title=title,
                button=Button(written_id(DEAL, PLAY, kit.name, today), title, "plain" if done else "go"),
                days=days.get(kit.name, ()),
                told="" if data is None else _went(kit, data, best, words),
                done=done,
                stars=None if stars is None else stars.count,
                minutes=kit.minutes(1, good_number(kit.rules) - 1, options),
            )
        )
    return rows


def _went(kit: GameKit, data: TableData, best: int | None, words: Words) -> str:
    """Say in a few words how the deal of a day went, or that it has begun."""
    if data.phase is not Phase.OVER or solo_seat(data) is None:
        return words.say("daily-begun" if data.is_open else "daily-unfinished")
    return result_of(kit, data, best, words)


# ------------------------------------------------------------ what is said at its table


_ENOUGH = 5
"""Others with whom a result is compared; among fewer a place says more."""


async def header_lines(context: Context, data: TableData, locale: str, server: int) -> list[str]:
    """Return the lines above a deal of the day; none for any other table. `server`: where its player reads it."""
    if (deal := DayDeal.of(data)) is None or data.phase is Phase.CLOSED:
        return []
    book, now = DailyBook(context.tables.store), context.tables.clock.wall()
    rules, words = context.kits[data.game].rules, words_for(locale, data.game)
    if data.phase is not Phase.OVER:
        return [words.say("daily-late")] if not data.terms.counts or now > data.terms.secret_until else []
    if not await _counts(context, data):
        return [words.say("daily-late")]
    today = utc_day(now)
    when = "today" if deal.day == today else "before"
    told: list[str] = []
    for where, listed in {server: "here", EVERYWHERE: "everywhere"}.items():
        place = await book.place(where, rules, deal.day, data.opener_id)
        if place is not None:
            told.extend(_compared(place, listed, when, words))
    how = words.say("count-separator").join(told) or "nothing"
    return [words.say("daily-played", when=when, how=how, next=timestamp(next_day(today)))]


def _compared(place: DayPlace, listed: str, when: str, words: Words) -> Iterator[str]:
    """Say how good a result is, and nothing of it to the last third."""
    others, is_first = place.of - 1, place.place == 1
    is_good = 3 * place.worse >= others
    if others < _ENOUGH and (is_good or is_first):
        yield words.say(f"daily-{listed}", place=place.place, of=place.of)
    elif is_good:
        yield words.say(
            "daily-better", worse=place.worse, others=others, every=place.worse == others, listed=listed, when=when
        )
    elif is_first:  # as many others are
        yield words.say("daily-unbeaten", listed=listed, when=when)


async def streak_news(context: Context, data: TableData, locale: str) -> Sequence[News]:
    """Say that somebody has played several days in a row."""
    if (deal := DayDeal.of(data)) is None or not await _counts(context, data):
        return ()
    streak = await DailyBook(context.tables.store).streak(data.opener_id, data.game, deal.day)
    told = words_for(locale, data.game).say("daily-streak", streak=streak)
    return [News(data.opener_id, told)] if streak > 1 else ()


async def _counts(context: Context, data: TableData) -> bool:
    """Return whether the result was in time."""
    if (deal := DayDeal.of(data)) is None or not data.terms.counts:
        return False
    return await DailyBook(context.tables.store).is_shared(data.opener_id, data.game, deal.day) is not None


async def replaced_verbs(context: Context, data: TableData) -> Mapping[str, str]:
    """Return that *Share* is disabled where the result cannot be shared, or not again."""
    if (deal := DayDeal.of(data)) is None or data.phase is not Phase.OVER:
        return {}
    is_shared = await DailyBook(context.tables.store).is_shared(data.opener_id, data.game, deal.day)
    return {} if is_shared is False else {"share": DISABLED}


def ranked_by(kit: GameKit, words: Words) -> str:
    return words.say("daily-ranked", several=not kit.for_one)


def is_of_day(data: TableData, kit: GameKit) -> bool:
    return DayDeal.of(data) is not None and data.terms.counts


FEATURE = Feature(
    presses={DEAL: pressed_on_board},
    verbs=[Verb("share", phases=(Phase.OVER,), visible=is_of_day, style="go", after="remove")],
    answers={"share": share},
    commands=Commands(game={"daily": typed, "scores": lists}),
    kept=_DAILY,
    jobs=Jobs(close=lambda services: _DAILY.of(services.context).boards.close()),
    messages=Additions(
        lines={"header": header_lines}, news=streak_news, replaced_verbs=replaced_verbs, today=rows_of_today
    ),
    watching=WatchingRules(may_watch=_may_watch),
    pictures=example_boards,
    help="after",
)
