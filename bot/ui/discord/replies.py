"""Private replies: what one person is told in a channel is one message, so that nothing piles up below the table."""

from collections.abc import Callable

from bot.ui.discord.ephemeral import EphemeralMessages, Key
from bot.ui.discord.response import ReadyMessage, Response


class Replies:
    """The last reply to each person in each channel. After a restart there is none."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._messages = EphemeralMessages(now)

    async def put(self, response: Response, message: ReadyMessage) -> None:
        """In the last one, if it is what was pressed. Otherwise in a new one, and the last one is deleted: its reader
        may have dismissed it, which Discord tells nobody, and would not see it change.
        """
        key = _key(response)
        if self._messages.is_pressed(key, response):
            await self._messages.put(key, response, message)
        else:
            await self._messages.put_beside(key, response, message)

    async def turn(self, response: Response, message: ReadyMessage) -> None:
        """What was pressed is a reply, perhaps one from before a restart, and stays where it is."""
        await self._messages.put(_key(response), response, message)

    def note_replaced(self, response: Response) -> None:
        """What was pressed shows something else from now on."""
        key = _key(response)
        if self._messages.is_pressed(key, response):
            self._messages.forget(key)


def _key(response: Response) -> Key:
    return response.interaction.channel_id or 0, response.interaction.user.id
