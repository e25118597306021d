"""The deal of the day of every game: played in private, with one try; compared, and told to others."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.lobby import good_number
from bot.tables.steps.model import NO_SERVER, Phase, Standing
from bot.tables.steps.results import standing_of
from bot.tables.store.daily_book import EVERYWHERE, DailyAverage, DailyBook, DayPlace, DayScore, utc_day
from bot.tables.store.reminder_book import ReminderBook
from bot.text import Words
from bot.ui.actions.places import Place
from bot.ui.discord.components import within_limit
from bot.ui.discord.names import bare, written
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import REQUEST_ERRORS, Response
from bot.ui.discord.whereabouts import server_of
from bot.ui.kit import GameKit
from bot.ui.table.challenge import result_line
from bot.ui.table.daily_texts import ranked_by
from bot.ui.table.display import Display

_BLOCKS = 10
_LISTED = 10


class Daily:
    def __init__(
        self,
        tables: Tables,
        book: DailyBook,
        reminders: ReminderBook,
        kits: Mapping[str, GameKit],
        display: Display,
    ) -> None:
        self.book = book
        self._tables = tables
        self._reminders = reminders
        self._kits = kits
        self._display = display

    def today(self) -> str:
        return utc_day(self._tables.clock.wall())

    async def play(self, response: Response, kit: GameKit, place: Place) -> None:
        """Today's deal: begun, gone on with, or looked back at. One try, wherever it was begun."""
        day, player = self.today(), actor_of(response.interaction)
        seed = await self.book.seed(kit.name, day)
        options = {option.name: option.default for option in kit.rules.options}
        try:
            table = await self._tables.open_alone(kit.rules, place, player, options, private=True, day=day, seed=seed)
        except Refused as refused:
            if refused.code != "one-try-a-day":
                raise
            table = await self._tables.find(int(refused.values["table"]))
            await self.book.list_on(table.data, place[0])
        await self._reminders.note_answered(player.user_id)
        await self._display.show(table, response=response)
        if await self._reminders.take_refusal(player.user_id):
            await response.reply(response.words.say("reminder-refused"))

    async def share(self, response: Response, table: Table, _: str = "") -> None:
        """A few lines for the channel that tell how it went and nothing of the cards."""
        data, server = table.data, server_of(response.interaction)
        seat = data.seat_of(response.interaction.user.id)
        if data.phase is not Phase.OVER or data.day is None or seat is None:
            raise Refused("nothing-to-share")
        await response.defer()
        user_id = data.seats[seat].user_id
        await self.book.list_on(data, server)
        told = await self._told(table, seat, server, response.public_words)
        if not await self.book.take_share(user_id, data.game, data.day):
            raise Refused("nothing-to-share")
        try:
            await response.public(told.rstrip())  # where there is no place and no streak to tell
        except REQUEST_ERRORS:
            await self.book.give_share_back(user_id, data.game, data.day)
            raise
        await self._display.show_privately(table, response)

    async def _told(self, table: Table, seat: int, server: int, words: Words) -> str:
        """With the place on that server, 0 of 0 where the bot is on none."""
        data, kit = table.data, self._kits[table.data.game]
        player, how = data.seats[seat], standing_of(data, table.game, table.game.outcome(data.state), seat)
        assert data.day is not None
        place = DayPlace(0, 0)
        if server != NO_SERVER:
            found = await self.book.place(server, kit.rules, data.day, player.user_id)
            if found is None:
                raise Refused("nothing-to-share")
            place = found
        about = {
            "day": data.day,
            "place": place.place,
            "of": place.of,
            "streak": await self.book.streak(player.user_id, data.game, data.day),
        }
        if not kit.for_one:
            told = result_line(kit, words, place.place or how.place, player.name, how, len(data.seats))
            return words.say("daily-share", game=words.say(f"{data.game}-name"), told=told, **about)
        summary = await self._display.summary(table)
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

    async def lists(self, response: Response, kit: GameKit, *, everywhere: bool) -> str:
        """Of today and the last days: on this server or of all servers. Outside servers there is no other list."""
        words, user_id, today = response.words, response.interaction.user.id, self.today()
        server = server_of(response.interaction)
        where = EVERYWHERE if everywhere or server == NO_SERVER else server
        monday = date.fromisoformat(today) - timedelta(days=date.fromisoformat(today).weekday())
        lines = [
            *([words.say("scores-everywhere")] if where is EVERYWHERE else []),
            words.say("scores-today", day=today),
            *(_scores(await self.book.scores(where, kit.rules, today), kit, words) or [words.say("scores-nobody")]),
            words.say("scores-week"),
            *_averages(await self.book.standings(where, kit.rules, monday.isoformat()), kit, words),
        ]
        if where is not EVERYWHERE:
            lines.append(words.say("scores-ever"))
            lines.extend(_averages(await self.book.standings(where, kit.rules, ""), kit, words))
        streak = await self.book.streak(user_id, kit.name, today)
        foot = [f"-# {ranked_by(kit, words)}", words.say("scores-streak", streak=streak, game=kit.name)]
        return within_limit([*lines, *foot])


def _scores(scores: Sequence[DayScore], kit: GameKit, words: Words) -> list[str]:
    """The best first, as far as they are listed."""
    lines: list[str] = []
    worths = [(score.place, score.score, score.clean, score.misplays) for score in scores]
    for score, worth in list(zip(scores, worths, strict=True))[:_LISTED]:
        place = 1 + worths.index(worth)
        if kit.for_one:
            name = _placed(place, score.name, words)
            clean = "yes" if score.clean else "no"
            lines.append(words.say(f"{kit.name}-scores-line", name=name, score=score.score, clean=clean))
        else:
            how = Standing(score.place, score.score, score.misplays, 0)
            lines.append(result_line(kit, words, place, score.name, how, good_number(kit.rules)))
    return lines


def _placed(place: int, name: str, words: Words) -> str:
    return words.say("stats-place", place=place, name=written(bare(name)))


def _averages(averages: Sequence[DailyAverage], kit: GameKit, words: Words) -> list[str]:
    key = f"{kit.name}-scores-average" if kit.for_one else "scores-average"
    return [
        words.say(
            key,
            name=_placed(average.rank, average.name, words),
            days=average.days,
            won=average.won,
            place=f"{average.place:.1f}",
            mean=f"{average.mean:.1f}",
            clean=average.clean,
        )
        for average in averages[:_LISTED]
    ] or [words.say("scores-nobody")]


def _strip(kit: GameKit, score: float, best: int, *, clean: bool) -> str:
    """Ten blocks of progress. They say nothing that the score beside them does not, and that is on purpose: blocks in
    the order of the moves would tell readers with the same deal before them where a card is worth keeping.
    """
    if kit.progress is None:
        return ""
    done = int(_BLOCKS * kit.progress(score, best))
    return ("🟩" if clean else "🟨") * done + "⬜" * (_BLOCKS - done)
