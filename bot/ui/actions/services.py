"""Everything that the bot is made of, built once and handed to whoever needs it."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.config import Settings
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.discord_link import DiscordLink
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import Change
from bot.tables.store.daily_book import DailyBook
from bot.tables.store.reminder_book import ReminderBook
from bot.tables.store.seats import Limits
from bot.tables.store.store import Store
from bot.tables.store.welcomes import Welcomes
from bot.ui.actions.actions import Actions
from bot.ui.actions.challenges import Challenges
from bot.ui.actions.daily import Daily
from bot.ui.actions.films import Films
from bot.ui.actions.ladders import Ladders
from bot.ui.actions.lessons import Lessons
from bot.ui.actions.new_table import Opening
from bot.ui.actions.own_tables import OwnTables
from bot.ui.actions.rating_cards import RatingCards
from bot.ui.actions.reminders import Reminders
from bot.ui.actions.replays import Replays
from bot.ui.actions.solo import Solo
from bot.ui.actions.stats import Stats
from bot.ui.actions.welcome import Welcome
from bot.ui.kit import GameKit, check_texts
from bot.ui.table.challenge import ChallengeMessages
from bot.ui.table.display import Display
from bot.ui.table.film_maker import FilmMaker


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    tables: Tables
    kits: dict[str, GameKit]
    display: Display
    actions: Actions
    solo: Solo
    opening: Opening
    lessons: Lessons
    welcome: Welcome
    stats: Stats
    ladders: Ladders
    rating_cards: RatingCards
    own_tables: OwnTables
    replays: Replays
    challenges: Challenges
    film_maker: FilmMaker
    daily: Daily
    reminders: Reminders

    def add_game(self, kit: GameKit) -> None:
        check_texts(kit)
        self.kits[kit.name] = kit
        self.tables.add_game(kit.rules, kit.choose)

    async def close(self) -> None:
        await self.reminders.close()
        await self.film_maker.close()
        await self.tables.close()
        self.replays.close()
        await self.display.close()


def build_services(
    client: discord.Client, settings: Settings, store: Store, clock: Clock, discord_link: DiscordLink
) -> Services:
    async def table_changed(table: Table, changes: Sequence[Change]) -> None:
        """Something happened without anyone's click: a computer moved, a lobby was given up, a minute has passed."""
        await display.show(table, changes)

    kits: dict[str, GameKit] = {}
    tables = Tables(
        store,
        clock,
        discord_link,
        settings.computer_pause,
        table_changed,
        None if settings.keep_records is None else settings.keep_records * 24 * 3600.0,
        Limits(per_server=settings.tables_per_server),
        settings.thinkers,
    )
    results, reminder_book = DailyBook(store), ReminderBook(store)
    display = Display(client, tables, kits.__getitem__, results)
    daily = Daily(tables, results, reminder_book, kits, display)
    reminders = Reminders(client, reminder_book, daily, tables, kits, discord_link)
    solo = Solo(tables, kits, display)
    opening = Opening(tables, display, solo, settings.clock)
    lessons = Lessons(tables, kits, display, opening)
    welcome = Welcome(client, Welcomes(store), tables.settings, kits, display, opening, lessons)
    own_tables = OwnTables(client, tables, kits, display)
    replays = Replays(tables, kits, display)
    challenges = Challenges(tables, kits, display, ChallengeMessages(client, tables, kits.__getitem__))
    film_maker = FilmMaker()
    films = Films(tables, kits, replays, film_maker, display.channel_preferences)
    actions = Actions(
        tables, kits, display, solo, lessons, welcome, own_tables, replays, challenges, films, daily, reminders
    )
    stats = Stats(tables.stats, kits)
    return Services(
        settings,
        store,
        tables,
        kits,
        display,
        actions,
        solo,
        opening,
        lessons,
        welcome,
        stats,
        Ladders(tables.ratings, kits, clock.wall),
        RatingCards(tables, kits, display),
        own_tables,
        replays,
        challenges,
        film_maker,
        daily,
        reminders,
    )
