"""What people see: how a game has changed their ratings, and, where figures are told, how strong everybody is."""

from bot.features.ratings.examples import example_cards
from bot.features.ratings.rating_lines import rating_lines
from bot.ui.actions.feature import Feature

FEATURE = Feature("ratings", below=rating_lines, pictures=example_cards)
