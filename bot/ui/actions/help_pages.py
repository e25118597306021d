"""/table help: what to press to begin, and behind buttons all that people can do at any table."""

from bot.config import version_and_commit
from bot.core.errors import Refused
from bot.tables.steps.model import Phase, TableData
from bot.ui.actions.places import table_here
from bot.ui.actions.services import Services
from bot.ui.discord.components import ROW_LIMIT, WELCOME, Button, Panel, in_rows, table_id, within_limit, written_id
from bot.ui.discord.permissions import can_see
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import is_owner, server_of
from bot.ui.table.welcome_message import HELP, game_buttons

_FIRST, _TABLES = "first", "tables"
_PAGES = (_FIRST, "playing", "after", "more", _TABLES)
_MOST_TABLES = 20


async def show(services: Services, response: Response, page: str = _FIRST) -> None:
    """Show a page, in the place of the one that was pressed."""
    if page not in _PAGES:
        raise Refused("unknown-button")
    here = await table_here(services, response.interaction)
    lines = await _open_tables(services, response) if page == _TABLES else [_text(services, response, page)]
    if page == _FIRST and is_owner(response.interaction.client.application, response.interaction.user.id):
        lines.insert(0, response.words.say("help-version", version=version_and_commit()))
    panel = _panel(services, response, None if here is None else here.data, page)
    await (response.turn if response.is_click else response.reply)(within_limit(lines), panel=panel)


def _text(services: Services, response: Response, page: str) -> str:
    words = response.words
    commands = words.say("list-separator").join(words.say("help-new", command=game) for game in services.kits)
    return words.say(f"help-{page}", commands=commands, game=next(iter(services.kits)))


def _panel(services: Services, response: Response, here: TableData | None, page: str) -> Panel:
    """Offer the table in this channel, then the games, then the pages: always at the same place."""
    words = response.words
    at_the_table = [] if here is None else [_at_the_table(services, response, here)]
    games = [button for kit in services.kits.values() for button in game_buttons(kit, response.locale)]
    pages = [
        Button(written_id(WELCOME, HELP, one), words.say(f"button-help-{one}"), enabled=one != page) for one in _PAGES
    ]
    return [*[*at_the_table, *in_rows(games, 4)][: ROW_LIMIT - 1], pages]


def _at_the_table(services: Services, response: Response, data: TableData) -> list[Button]:
    seated = data.seat_of(response.interaction.user.id) is not None
    has_hand = services.kits[data.game].hand is not None and data.phase is Phase.PLAYING and seated
    verbs = ("show", "hand", "what") if has_hand else ("show", "what")
    return [Button(table_id(data.ref, verb), response.words.say(f"button-{verb}")) for verb in verbs]


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
    return [words.say("help-tables"), *(lines[:_MOST_TABLES] or [words.say("help-no-tables")])]
