"""The rules of a game, page by page, for one reader."""

from typing import Any

from bot.text import Words
from bot.ui.discord.components import Button, Panel, in_rows, page_id
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit


async def show_rules(
    response: Response, kit: GameKit, view: Any | None, page: int | None = None, *, beside: bool = False
) -> None:
    """Opens at the page that matters at this view, or turns to `page`: in the message that is open already, or `beside`
    whatever was pressed.
    """
    number = kit.rules_page(view) if page is None else min(page, kit.rules_pages - 1)
    words = response.words_of(kit.name)
    text, panel = words.say(f"{kit.name}-rules-{number + 1}"), _page_buttons(kit, words, number)
    if page is None or beside:
        await response.reply(text, panel=panel)
    else:
        await response.turn(text, panel)


def _page_buttons(kit: GameKit, words: Words, opened: int) -> Panel:
    buttons = [
        Button(
            page_id(kit.name, page),
            words.say(f"{kit.name}-rules-title-{page + 1}"),
            "main" if page == opened else "plain",
            page != opened,
        )
        for page in range(kit.rules_pages)
    ]
    return in_rows(buttons)
