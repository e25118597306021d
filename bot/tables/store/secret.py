"""What nobody outside this installation knows: deals of the day come from it, and hashes that only it can make."""

import secrets

from bot.tables.store.session import Session


async def secret_of(db: Session) -> str:
    """Return the secret, made when it is first needed, and then always the same."""
    await db.do("UPDATE bot SET daily_secret = ? WHERE daily_secret = ''", secrets.token_hex(32))
    [(secret,)] = await db.rows("SELECT daily_secret FROM bot")
    return secret
