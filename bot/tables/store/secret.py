"""What nobody outside this installation knows: deals of the day come from it, and hashes that only it can make."""

import secrets
import sqlite3


def secret_of(db: sqlite3.Connection) -> str:
    """Made when it is needed for the first time, and then always the same."""
    db.execute("UPDATE bot SET daily_secret = ? WHERE daily_secret = ''", (secrets.token_hex(32),))
    [(secret,)] = db.execute("SELECT daily_secret FROM bot").fetchall()
    return secret
