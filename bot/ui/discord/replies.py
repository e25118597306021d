"""Private replies: what one person is told in a channel is one message, so that nothing piles up below the table."""

from collections.abc import Callable

import discord

from bot.ui.discord.ephemeral import EphemeralMessages, Key
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response


class Replies:
    """The last reply to each person in each channel. After a restart there is none."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._messages = EphemeralMessages(now)

    async def put(self, response: Response, message: ReadyMessage) -> None:
        """In the last one, if whoever pressed finds it there; otherwise in a new one, and the last one is deleted."""
        key = _key(response)
        if not await self._change(key, response, message):
            await self._messages.put_beside(key, response, message)

    async def _change(self, key: Key, response: Response, message: ReadyMessage) -> bool:
        """Not after a command, as Discord wants a message for that, nor above what was pressed: nobody looks there."""
        found = self._messages.changeable(key)
        if not response.is_click or found is None or found.message_id < (response.message_id or 0):
            return False
        response.waiting.over()
        try:
            await self._messages.change(key, message)
        except discord.NotFound:
            self._messages.forget(key)  # its reader has dismissed it
            return False
        except REQUEST_ERRORS:
            return False
        return True

    async def turn(self, response: Response, message: ReadyMessage) -> None:
        """What was pressed is a reply, perhaps one from before a restart, and stays where it is."""
        await self._messages.put(_key(response), response, message)

    def note_replaced(self, response: Response) -> None:
        """What was pressed shows something else from now on."""
        key = _key(response)
        if self._messages.is_pressed(key, response):
            self._messages.forget(key)

    def last(self, channel_id: int, user_id: int) -> int | None:
        """The id of the last reply."""
        return self._messages.message_id((channel_id, user_id))


def _key(response: Response) -> Key:
    return response.interaction.channel_id or 0, response.interaction.user.id
