"""The frame stores the settings, as it goes by them: see `bot.tables.store.settings`."""

from bot.tables.store.stored import Stored

STORED = Stored()
