"""What people do: look how they, others and the server are doing, and what they have done for the first time."""

from functools import partial

from bot.features.stats import figures
from bot.features.stats.badges import badge_news, read_some
from bot.features.stats.examples import example_pages
from bot.features.stats.luck import LuckWork
from bot.features.stats.progress import level_news
from bot.tables.steps.model import TableData
from bot.text import Words
from bot.ui.actions.feature import Feature, News
from bot.ui.actions.services import Services
from bot.ui.discord.components import FIGURES
from bot.ui.table.reconciler import Context

_NAME = "stats"


def _start(services: Services) -> LuckWork:
    services.tables.background_jobs.add(partial(read_some, services))
    return LuckWork(services)


async def _news(context: Context, data: TableData, words: Words) -> list[News]:
    return [*await level_news(context, data, words), *await badge_news(context, data, words)]


FEATURE = Feature(
    _NAME,
    presses={FIGURES: figures.pressed},
    commands={"me": figures.me, "server": figures.server},
    start=_start,
    close=lambda services: services.of[_NAME].close(),
    news=_news,
    pictures=example_pages,
    help="after",
)
