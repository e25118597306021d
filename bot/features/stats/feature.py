"""What people do: look how they, others and the server are doing."""

from bot.features.stats import figures
from bot.features.stats.examples import example_pages
from bot.features.stats.progress import level_news
from bot.ui.actions.feature import Feature
from bot.ui.discord.components import FIGURES

FEATURE = Feature(
    "stats",
    presses={FIGURES: figures.pressed},
    commands={"me": figures.me, "server": figures.server},
    news=level_news,
    pictures=example_pages,
)
