"""A game's rules in its own words, page by page, to one reader."""

from typing import Any

from bot.ui.discord.components import Button, Panel, page_id
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit


async def show_rules(response: Response, kit: GameKit, view: Any | None, page: int | None = None) -> None:
    """Opens at the page that matters at this view, or turns to `page` in the message that is already open."""
    number = kit.rules_page(view) if page is None else min(page, kit.rules_pages - 1)
    text = kit.words.say(f"{kit.name}-rules-{number + 1}")
    if page is None:
        await response.private(text, panel=_pager(kit, number))
    else:
        await response.replace(text, _pager(kit, number))


def _pager(kit: GameKit, number: int) -> Panel:
    """A button for every page, by its title; the open one is marked and cannot be pressed."""
    buttons = [
        Button(
            page_id(kit.name, page),
            kit.words.say(f"{kit.name}-rules-title-{page + 1}"),
            "main" if page == number else "plain",
            page != number,
        )
        for page in range(kit.rules_pages)
    ]
    return [buttons[start : start + 5] for start in range(0, len(buttons), 5)]
