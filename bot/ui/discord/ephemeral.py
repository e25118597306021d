"""Messages that one person alone sees. Each can be changed for a quarter of an hour, through what they last pressed."""

import contextlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.ui.discord.components import Panel, build_view
from bot.ui.discord.response import NOBODY, TROUBLE, Response, Upload, attached, retried

CHANGED_FOR = 14 * 60.0
"""Seconds: a minute before Discord's own limit, so that no change is on its way when that is reached."""

_KEPT = 4096

Key = tuple[int, int]
"""Table and reader."""


class EphemeralMessage:
    """A private message, and the interaction through which it can still be changed. It is addressed by its own id: the
    "original response" of a click may be the public message that was clicked.
    """

    def __init__(self, interaction: discord.Interaction[Any], message_id: int, since: float) -> None:
        # Not the interaction, which holds the whole message that was pressed: there may be thousands of these.
        self.webhook = interaction.followup
        self.reader = interaction.user.id
        self.changeable_since = interaction.created_at.timestamp()
        self.message_id = message_id
        self.since = since


class EphemeralMessages:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._standing: OrderedDict[Key, EphemeralMessage] = OrderedDict()

    async def put(self, key: Key, response: Response, text: str, panel: Panel, files: Sequence[Upload] | None) -> None:
        """In the private message that was pressed, or in a new one that takes the place of the last."""
        if response.is_click and response.pressed_private and response.message_id is not None:
            await response.replace(text, panel, files)
            shown = response.message_id
        else:
            shown = await response.private(text, panel=panel, files=files or ())
        await self._note(key, response, shown)

    async def put_beside(self, key: Key, response: Response, text: str, panel: Panel, files: Sequence[Upload]) -> None:
        """In a new one that takes the place of the last; what was pressed stays."""
        await self._note(key, response, await response.private(text, panel=panel, files=files))

    async def _note(self, key: Key, response: Response, shown: int) -> None:
        before = self._standing.pop(key, None)
        self._standing[key] = EphemeralMessage(response.interaction, shown, self._now())
        if len(self._standing) > _KEPT:
            self._standing.popitem(last=False)
        if before is not None and before.message_id != shown:
            await self._delete(before)

    def is_pressed(self, key: Key, response: Response) -> bool:
        """Whether what was pressed stands in that message."""
        return key in self._standing and self._standing[key].message_id == response.message_id

    def can_change(self, key: Key) -> bool:
        return key in self._standing and self._lives(self._standing[key])

    async def change(self, key: Key, text: str, panel: Panel, files: Sequence[Upload] | None) -> None:
        """Without anything that its reader did; `files` None leaves its attachments as they are."""
        standing = self._standing[key]
        view = build_view(panel)
        await retried(
            lambda: standing.webhook.edit_message(
                standing.message_id, content=text, view=view, allowed_mentions=NOBODY, **attached(files)
            )
        )

    async def change_files(self, key: Key, files: Sequence[Upload]) -> None:
        """Text and buttons stay."""
        standing = self._standing[key]
        await retried(lambda: standing.webhook.edit_message(standing.message_id, **attached(files)))

    def tables_before(self, user_id: int) -> list[int]:
        """Those that this person has before their eyes in a message that can still be changed."""
        return [
            table_id
            for (table_id, _), standing in self._standing.items()
            if standing.reader == user_id and self._lives(standing)
        ]

    def put_at(self, key: Key) -> float:
        """When it was last made or changed by its reader; 0 where none is known."""
        standing = self._standing.get(key)
        return standing.since if standing is not None else 0.0

    def forget(self, key: Key) -> None:
        self._standing.pop(key, None)

    async def take_away(self, key: Key) -> None:
        standing = self._standing.pop(key, None)
        if standing is not None:
            await self._delete(standing)

    async def _delete(self, standing: EphemeralMessage) -> None:
        if self._lives(standing):
            with contextlib.suppress(*TROUBLE):
                await retried(lambda: standing.webhook.delete_message(standing.message_id))

    def _lives(self, standing: EphemeralMessage) -> bool:
        return self._now() - standing.changeable_since < CHANGED_FOR
