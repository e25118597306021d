"""Whether reminders of the deals of the day have come to whoever was due, once."""

from bot.tables.store.daily_book import utc_day
from tests.discord.house import House

BEGINS = "🔔"
_SENT_TODAY = "SELECT due, unanswered FROM reminders WHERE sent_day = ? AND user_id = ?"


def reminder_faults(house: House, *, is_refused: bool = False) -> list[str]:
    """Of the people of this scenario. Where Discord refused one, or has not answered, it may be missing today."""
    with house.env.time_context():
        today = utc_day(house.bot.clock.wall())
    return [
        f"{name} got {fault}"
        for name, person in house.people.items()
        for due, unanswered in house.rows(_SENT_TODAY, today, person.id)
        if (fault := _fault(_came_to(house, name), is_refused=is_refused, counts=due is not None and unanswered > 0))
    ]


def _came_to(house: House, name: str) -> int:
    told = house[name].user.dm_channel.history()
    return len([message for message in told if message.content.startswith(BEGINS) and not message.flags.ephemeral])


def _fault(came: int, *, is_refused: bool, counts: bool) -> str:
    if came > 1:
        return f"{came} reminders"
    if came == 0 and not is_refused:
        return "no reminder"
    return "no reminder, and it counts as one that was not answered" if came == 0 and counts else ""
