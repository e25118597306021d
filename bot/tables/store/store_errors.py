"""Failures of a database as a whole."""


class StoreError(Exception):
    """A failure of the database. Its text is a plain sentence for the host."""

    passes = False
    """True if it may be over later, with nothing mended."""


class Outage(StoreError):
    """The server or the disk cannot do it now."""

    passes = True


class NotUpgraded(StoreError):
    """Raised if this version of the bot has not used the database yet."""


class AnswerLost(Outage):
    """The line broke between COMMIT and its answer: whether anything was saved is not known."""


class StoreClosed(StoreError):
    """The bot is stopping."""


class Collided(StoreError):
    """The server has undone a transaction, as it and another one waited for each other. It can be done again."""


class InUse(StoreError):
    """A bot is running on this database."""

    passes = True
