"""The message with which people gather for a night: how long it is to be, who is in, and which game comes first."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.errors import Refused
from bot.features.night.invitation_store import Invitation, InvitationBook, Length
from bot.tables.runtime.alarms import Alarm
from bot.tables.steps.model import Seat
from bot.text import Words, words_for
from bot.ui.actions.services import Services
from bot.ui.discord.components import ROW_LIMIT, Button, Panel, phone_rows, written_id
from bot.ui.discord.emojis import game_emoji
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import ReadyMessage, nonce_for
from bot.ui.kit import GameKit
from bot.ui.table.posts import Posts

NIGHT = "night"
"""The kind of its presses."""
IN, OUT, LENGTH, FIRST, OFF = "in", "out", "length", "first", "off"
MIXED = "mixed"
LENGTHS: Mapping[str, Length] = {
    "3": Length(games=3),
    "5": Length(games=5),
    "60": Length(minutes=60),
    "90": Length(minutes=90),
}
"""The lengths that have a button."""
_BETWEEN = 0.5


class Invitations:
    """The invitations of all channels: posted, kept right, and dropped once their message has said the last."""

    def __init__(self, services: Services) -> None:
        self.book = InvitationBook(services.store)
        self._services = services
        self._tables = services.tables
        self._posts = Posts("night's invitation", services.context, self._update, self._drop)
        self._tables.on_resumed.append(self._resume)

    async def _resume(self) -> None:
        for number, invitation in enumerate(await self.book.all()):
            self._posts.show_in(invitation.id, invitation.guild_id, number * _BETWEEN)
            self.set_alarm(invitation)

    def set_alarm(self, invitation: Invitation) -> None:
        if self._tables.store.has(invitation.guild_id):
            key = (Alarm.CALLBACK, self._expire, invitation.id)
            self._tables.alarms.set(key, invitation.guild_id, invitation.until)

    async def _expire(self, number: int) -> None:
        if (invitation := await self.book.find(number)) is not None:
            await self.book.expire(invitation)
            await self.show(invitation)

    async def show(self, invitation: Invitation) -> None:
        await self._posts.show(invitation.id, invitation.guild_id)

    async def _update(self, number: int) -> None:
        invitation, context = await self.book.find(number), self._services.context
        if invitation is None:
            return
        words, posted = words_for(await context.locale(invitation.guild_id)), invitation.message_id
        anybodys_at = self._tables.clock.time_of_day(invitation.guild_id, invitation.anybodys_at)
        guests, kits = await self.book.guests(invitation), [*self._services.kits.values()]
        features = self._services.features.values()
        meanwhile = [button for feature in features for button in feature.commands.before_night(kits, words)]
        message = present_invitation(invitation, guests, kits, words, anybodys_at, meanwhile)
        if posted is None and not invitation.over:
            # The nonce: a bot that was killed meanwhile may have posted it.
            nonce = nonce_for("night's invitation", number)
            await self.book.note_posted(invitation, await context.poster.post(invitation.channel_id, message, nonce))
        elif posted is None or not await context.poster.edit(invitation.channel_id, posted, message) or invitation.over:
            await self._drop(number)

    async def _drop(self, number: int) -> None:
        if (invitation := await self.book.find(number)) is not None:
            await self.book.drop(invitation)


def fitting(kits: Sequence[GameKit], people: int) -> list[GameKit]:
    """Return the games that so many can play together."""
    return [kit for kit in kits if not kit.for_one and people <= kit.rules.max_seats]


def length_text(length: Length, words: Words) -> str:
    return words.say("night-length", games=length.games or 0, minutes=length.minutes or 0)


def length_buttons(words: Words, written_for: Any, chosen: Length | None = None) -> list[Button]:
    """Offer how long a night may be. `written_for`: a choice → its custom_id."""
    return [
        Button(written_for(name), length_text(length, words), "main" if length == chosen else "plain")
        for name, length in LENGTHS.items()
    ]


def present_invitation(
    invitation: Invitation,
    guests: Sequence[Seat],
    kits: Sequence[GameKit],
    words: Words,
    anybodys_at: float,
    meanwhile: Sequence[Button],
) -> ReadyMessage:
    names = [written(bare(seat.name)) for seat in guests]
    host = next((name for name, seat in zip(names, guests, strict=True) if seat.user_id == invitation.host), "")
    text = words.say(
        f"night-invitation-{('open', 'begun', 'over')[invitation.over]}",
        length=length_text(invitation.length, words),
        names=words.listed(names),
        count=len(names),
        host=host or "nobody",
        when=f"<t:{int(anybodys_at)}:t>",
    )
    return ReadyMessage(
        text, () if invitation.over else _panel(invitation, fitting(kits, len(guests)), words, meanwhile)
    )


def _panel(invitation: Invitation, kits: Sequence[GameKit], words: Words, meanwhile: Sequence[Button]) -> Panel:
    def written_for(*what: str) -> str:
        return written_id(NIGHT, invitation.id, *what)

    lengths = length_buttons(words, lambda name: written_for(LENGTH, name), invitation.length)
    coming = [
        Button(written_for(IN), words.say("button-night-in"), "go"),
        Button(written_for(OUT), words.say("button-night-out")),
        *meanwhile,
    ]
    games = [
        Button(
            written_for(FIRST, kit.name),
            words_for(words.locale, kit.name).say(f"{kit.name}-name"),
            icon=game_emoji(kit.name),
        )
        for kit in kits
    ]
    games.append(Button(written_for(FIRST, MIXED), words.say("night-mixed")))
    return [*phone_rows(lengths), coming, *phone_rows(games)][:ROW_LIMIT]


def check_may_manage(invitation: Invitation, guests: Sequence[Seat], user_id: int, now: float, when: str) -> None:
    """Raise `Refused` for whoever may not begin the night: its host may, and all who are in once the host is quiet."""
    seats = {seat.user_id: seat for seat in guests}
    if user_id not in seats:
        raise Refused("night-not-in")
    if invitation.host in seats and user_id != invitation.host and now < invitation.anybodys_at:
        raise Refused("night-host", name=written(bare(seats[invitation.host].name)), when=when)
