"""/table help: what to press to begin, and behind buttons all that people can do at any table."""

from bot.config import version_and_commit
from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.ui.actions.places import table_here
from bot.ui.actions.press import Press
from bot.ui.actions.services import Services
from bot.ui.discord.components import HELP, ROW_LIMIT, Button, Panel, Row, in_rows, table_id, within_limit, written_id
from bot.ui.discord.permissions import can_see
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import is_owner, server_of
from bot.ui.table.welcome_message import game_buttons

_FIRST, _TABLES = "first", "tables"
_PAGES = (_FIRST, "playing", "after", "more", _TABLES)
_MOST_TABLES = 20


async def show(services: Services, response: Response, press: Press | None = None) -> None:
    """Show the first page, or in its place the one whose button was pressed."""
    page, words = _FIRST if press is None else press.rest, response.words
    if page not in _PAGES:
        raise Refused("unknown-button")
    for_several = [name for name, kit in services.kits.items() if not kit.for_one]
    commands = words.say("list-separator").join(words.say("help-new", command=game) for game in for_several)
    lines = [words.say(f"help-{page}", commands=commands, game=next(iter(services.kits)))]
    if page == _TABLES:
        lines += await _open_tables(services, response)
    elif page == _FIRST and is_owner(response.interaction.client.application, response.interaction.user.id):
        lines.append(words.say("help-version", version=version_and_commit()))
    panel = _panel(services, response, await table_here(services, response.interaction), page)
    await (response.reply if press is None else response.turn)(within_limit(lines), panel=panel)


def _panel(services: Services, response: Response, here: Table | None, page: str) -> Panel:
    """Offer the games first, a row for each, and later the table in this channel; then the pages, at the same place."""
    words, rows, kits = response.words, list[Row](), services.kits.values()
    if page == _FIRST:
        in_a_row = -(-len(kits) // (ROW_LIMIT - 1))
        rows += in_rows([button for kit in kits for button in game_buttons(kit, response.locale)], 2 * in_a_row)
    elif here is not None:
        rows.append([Button(table_id(here.data.ref, verb), words.say(f"button-{verb}")) for verb in ("show", "what")])
    pages = [Button(written_id(HELP, one), words.say(f"button-help-{one}"), enabled=one != page) for one in _PAGES]
    return [*rows[: ROW_LIMIT - 1], pages]


async def _open_tables(services: Services, response: Response) -> list[str]:
    """List the open tables in channels that the asker can see."""
    interaction, words = response.interaction, response.words
    lines = [
        words.say(
            "help-table",
            game=response.words_of(game).say(f"{game}-name"),
            table=str(number),
            channel=f"<#{channel}>",
        )
        for number, game, channel in await services.store.open_tables_of(server_of(interaction))
        if game in services.kits and can_see(interaction, channel)
    ]
    return lines[:_MOST_TABLES] or [words.say("help-no-tables")]
