"""The deal of the day of every game: played in private, with one try; compared, and told to others."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import date, timedelta

from bot.core.errors import Refused
from bot.core.game import OptionValue, options_for_new_table
from bot.features.daily.reminders import Reminders
from bot.features.daily.store import DailyAverage, DailyBook, DayPlace, DayScore
from bot.features.daily.texts import HERE, KIND, PLAY, STOP, done, here_button, note_above, ranked_by, stop_button
from bot.tables.runtime.table import Table
from bot.tables.steps.days import utc_day
from bot.tables.steps.lobby import good_number
from bot.tables.steps.model import NO_SERVER, PLAYERS, Phase, Standing, TableData
from bot.tables.steps.results import standing_of
from bot.tables.store.people import EVERYWHERE
from bot.text import Words
from bot.ui.actions.feature import Feature
from bot.ui.actions.places import place_to_open
from bot.ui.actions.press import Press
from bot.ui.actions.services import Services
from bot.ui.discord.components import within_limit
from bot.ui.discord.names import bare, placed, written
from bot.ui.discord.permissions import actor_of, missing
from bot.ui.discord.response import REQUEST_ERRORS, Response
from bot.ui.discord.whereabouts import server_of
from bot.ui.kit import GameKit
from bot.ui.table.closing import result_line
from bot.ui.verbs import Verb

_NAME = "daily"
_BLOCKS = 10
_LISTED = 10


def _reminders(services: Services) -> Reminders:
    return services.of[_NAME]


async def play(services: Services, kit: GameKit, response: Response) -> None:
    """Begin today's deal, go on with it, or look back at it: one try, wherever it was begun."""
    place = await place_to_open(services, response, private=True)
    await response.defer()
    day, player = utc_day(services.tables.clock.wall()), actor_of(response.interaction)
    book = DailyBook(services.store)
    seed = await book.seed(kit.name, day)
    options, players = await _as_first(services, kit, day)
    try:
        table = await services.tables.open_dealt(
            kit.rules, place, player, options, private=True, day=day, seed=seed, players=players
        )
    except Refused as refused:
        if refused.code != "one-try-a-day":
            raise
        table = await services.tables.find(int(refused.values["table"]))
        await book.list_on(table.data, place[0], player.name)
    await _reminders(services).book.note_answered(player.user_id)
    await services.display.show(table, response=response)
    if await _reminders(services).book.take_refusal(player.user_id):
        await response.reply(response.words.say("reminder-refused"))


async def _as_first(services: Services, kit: GameKit, day: str) -> tuple[Mapping[str, OptionValue], int]:
    """Return the options, and the computer players, of whoever played it first: an update during the day may bring
    others.
    """
    first = await DailyBook(services.store).first_table(kit.name, day)
    if first is not None:
        with suppress(Refused):
            data = (await services.tables.find(first)).data
            return data.options, data.players
    return options_for_new_table(kit.rules), PLAYERS


async def share(services: Services, response: Response, table: Table, _: str) -> None:
    """Post a few lines in the channel that tell how it went and nothing of the cards."""
    data, server, book = table.data, server_of(response.interaction), DailyBook(services.store)
    seat = data.seat_of(response.interaction.user.id)
    if data.phase is not Phase.OVER or data.day is None or seat is None:
        raise Refused("nothing-to-share")
    await response.defer()
    user_id = data.seats[seat].user_id
    await book.list_on(data, server, response.interaction.user.display_name)
    text = await _shared_text(services, table, seat, server, response.public_words)
    if not await book.take_share(user_id, data.game, data.day):
        raise Refused("nothing-to-share")
    try:
        await response.public(text.rstrip())  # where there is no place and no streak to tell
    except REQUEST_ERRORS:
        await book.give_share_back(user_id, data.game, data.day)
        raise
    await services.display.show_privately(table, response)


async def _shared_text(services: Services, table: Table, seat: int, server: int, words: Words) -> str:
    """Return what is shared, with the place on that server: 0 of 0 where the bot is on none."""
    data, kit, book = table.data, services.kits[table.data.game], DailyBook(services.store)
    player, how = data.seats[seat], standing_of(data, table.game, table.game.outcome(data.state), seat)
    assert data.day is not None
    place: DayPlace | None = DayPlace(0, 0)
    if server != NO_SERVER:
        place = await book.place(server, kit.rules, data.day, player.user_id)
    if place is None:
        raise Refused("nothing-to-share")
    about = {
        "day": data.day,
        "place": place.place,
        "of": place.of,
        "streak": await book.streak(player.user_id, data.game, data.day),
    }
    if not kit.for_one:
        told = result_line(kit, words, place.place or how.place, player.name, how, len(data.seats))
        return words.say("daily-share", game=words.say(f"{data.game}-name"), told=told, **about)
    summary = await services.context.summaries.of(table)
    best = None if summary is None else summary.best
    return words.say(
        f"{data.game}-share",
        name=written(bare(player.name)),
        score=how.score,
        misplays=how.misplays,
        hints=how.hints,
        clean="yes" if player.clean else "no",
        best="unknown" if best is None else best,
        strip=_strip(kit, how.score, best or 0, clean=player.clean),
        **about,
    )


async def lists(services: Services, kit: GameKit, response: Response, everywhere: bool = False) -> None:
    """Show the lists of today and the last days: of this server, or of all, which is the only one outside servers."""
    await response.defer()
    book = DailyBook(services.store)
    words, user_id, today = response.words, response.interaction.user.id, utc_day(services.tables.clock.wall())
    where = EVERYWHERE if everywhere else server_of(response.interaction)
    monday = date.fromisoformat(today) - timedelta(days=date.fromisoformat(today).weekday())
    lines = [
        *([words.say("scores-everywhere")] if where == EVERYWHERE else []),
        words.say("scores-today", day=today),
        *(_scores(await book.scores(where, kit.rules, today), kit, words) or [words.say("scores-nobody")]),
        words.say("scores-week"),
        *_averages(await book.standings(where, kit.rules, monday.isoformat()), kit, words),
    ]
    if where != EVERYWHERE:
        lines.append(words.say("scores-ever"))
        lines.extend(_averages(await book.standings(where, kit.rules, ""), kit, words))
    streak = await book.streak(user_id, kit.name, today)
    foot = [f"-# {ranked_by(kit, words)}", words.say("scores-streak", streak=streak, game=kit.name)]
    await response.reply(within_limit([*lines, *foot]))


def _scores(scores: Sequence[DayScore], kit: GameKit, words: Words) -> list[str]:
    """List the best scores, the best first."""
    lines: list[str] = []
    worths = [(score.place, score.score, score.clean, score.misplays) for score in scores]
    for number, score in enumerate(scores[:_LISTED]):
        place = 1 + worths.index(worths[number])
        if kit.for_one:
            name = placed(place, score.name, words)
            clean = "yes" if score.clean else "no"
            lines.append(words.say(f"{kit.name}-scores-line", name=name, score=score.score, clean=clean))
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


def _strip(kit: GameKit, score: float, best: int, *, clean: bool) -> str:
    """Draw ten blocks of progress. They say nothing that the score beside them does not, and that is on purpose: blocks
    in the order of the moves would tell readers with the same deal before them where a card is worth keeping.
    """
    if kit.progress is None:
        return ""
    done = int(_BLOCKS * kit.progress(score, best))
    return ("🟩" if clean else "🟨") * done + "⬜" * (_BLOCKS - done)


# ------------------------------------------------------------ reminders


async def remind(services: Services, response: Response, table: Table, _: str) -> None:
    """Remind somebody from now on at this time of day: *Remind me*, on a deal of the day that is over."""
    user_id, words = response.interaction.user.id, response.words
    if table.data.day is None or table.data.seat_of(user_id) is None:
        raise Refused("unknown-button")
    due = await _reminders(services).book.begin(user_id, response.locale, services.tables.clock.wall())
    _reminders(services).look_soon()
    may_post_here = server_of(response.interaction) != NO_SERVER and not missing(response.interaction)
    panel = [[*([here_button(words)] if may_post_here else []), stop_button(words)]]
    await response.reply(words.say("reminder-begun", time=f"<t:{int(due)}:t>"), panel=panel)


async def pressed(services: Services, response: Response, press: Press) -> None:
    """Answer a press in a reminder, or in the answer to who has asked for one. It is about whoever presses, not about
    who is called in it.
    """
    verb, _, game = press.rest.partition(":")
    user_id, words, book = response.interaction.user.id, response.words, _reminders(services).book
    await book.note_answered(user_id)
    if verb == PLAY and game in services.kits:
        response.set_game(game)
        await play(services, services.kits[game], response)
    elif verb == HERE:
        due = await book.move_to(user_id, *await place_to_open(services, response, private=False))
        if due is None:
            raise Refused("no-reminder")
        await response.reply(words.say("reminder-here", time=f"<t:{int(due)}:t>"), panel=[[stop_button(words)]])
    elif verb == STOP:
        await book.end(user_id)
        await response.reply(words.say("reminder-ended"))
    else:
        raise Refused("unknown-button")


def _is_of_day(data: TableData, kit: GameKit) -> bool:
    return data.day is not None


FEATURE = Feature(
    _NAME,
    presses={KIND: pressed},
    verbs=[
        Verb("share", phases=(Phase.OVER,), visible=_is_of_day, style="go", after="remove"),
        Verb("remind", phases=(Phase.OVER,), visible=_is_of_day, after="share"),
    ],
    answers={"share": share, "remind": remind},
    of_games={"daily": play, "scores": lists},
    start=Reminders,
    take_up=lambda services: _reminders(services).start(),
    close=lambda services: _reminders(services).close(),
    above=note_above,
    done=done,
)
