"""How the bot shows a table: with the verbs and the rows of all features."""

from functools import partial

from bot.parts import find_features
from bot.ui.table import presentation
from bot.ui.verbs import with_others

FEATURES = find_features()
ALL_VERBS = with_others(verb for feature in FEATURES.values() for verb in feature.verbs)

present = partial(
    presentation.present,
    verbs=ALL_VERBS,
    closing_rows={name: rows for name, each in FEATURES.items() if (rows := each.messages.closing_rows) is not None},
)
