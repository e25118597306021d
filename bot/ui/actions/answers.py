"""The verbs that change nothing at their table: they answer with a message, or open something else; and /table help,
which says what to press to begin, and behind buttons all that people can do at any table.
"""

from discord.utils import snowflake_time

from bot.config import version_and_commit
from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby, play, timing
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Phase
from bot.ui.actions import new_table
from bot.ui.actions.places import table_here
from bot.ui.actions.private_answers import seat_that_asks, show_guide, show_rules, since_last_move, way_back
from bot.ui.actions.services import Press, Services
from bot.ui.discord.components import (
    HELP,
    ROW_LIMIT,
    Button,
    Panel,
    PanelRow,
    in_rows,
    phone_rows,
    table_id,
    within_limit,
    written_id,
)
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import actor_of, can_see, is_owner, message_link, server_of
from bot.ui.kit import PLAY, GameKit, game_buttons
from bot.ui.table.additions import ask_each
from bot.ui.table.audience import Audience
from bot.ui.verbs import number_in

MOVED_DOWN_EVERY = 30.0
"""Seconds between two times that people without a seat have a table moved down."""
_FIRST, _TABLES = "first", "tables"
_PAGES = (_FIRST, "playing", "after", "more", _TABLES)
_MOST_TABLES = 20


async def rules(services: Services, response: Response, table: Table, _: str) -> None:
    kit = services.kits[table.data.game]
    await show_rules(response, kit, now=_page_now(table, kit))


async def show_page(services: Services, response: Response, table: Table, page: str, _: int) -> None:
    """Show a page of the rules beside the table."""
    kit = services.kits[table.data.game]
    if not page.isdecimal() or int(page) >= kit.rules_pages:
        raise Refused("unknown-button")
    await show_rules(response, kit, int(page), now=_page_now(table, kit))


def _page_now(table: Table, kit: GameKit) -> int:
    """Return the page of the rules that matters at the table now."""
    state = table.data.state
    return kit.rules_page(None if state is None else table.game.view(state, None))


async def what(services: Services, response: Response, table: Table, _: str) -> None:
    kit, verbs = services.kits[table.data.game], services.context.verbs
    await show_guide(response, services.tables, table, kit, verbs, services.beside_play)


async def translated(services: Services, response: Response, table: Table, _: str) -> None:
    """Show a public table as it is now in the language of whoever asks, to them alone."""
    data, words, context = table.data, response.words, services.context
    if data.private:
        raise Refused("unknown-button")
    await response.defer()
    own = (await services.tables.settings.of_player(response.interaction.user.id)).look
    last_look = services.tables.alarms.is_last_look(data)
    summary = await context.summaries.of(table) if data.phase is Phase.OVER else None
    shown = context.present(table, response.locale, summary, None, own, last_look=last_look)
    message = await context.painter.ready(shown, words)
    again = Button(table_id(data.ref, "translated"), words.say("button-renew"))
    panel = [[again, *way_back(words)]]
    answer = response.turn if response.pressed_private else response.reply
    await answer(message.content, panel=panel, files=message.files or ())


async def hand(services: Services, response: Response, table: Table, _: str) -> None:
    await services.display.open_hand(table, response)
    await services.display.repost_if_deleted(table)


async def show(services: Services, response: Response, table: Table, _: str) -> None:
    """Move the table down; rarely for people without a seat, as it posts one message and deletes another."""
    data = table.data
    if data.seat_of(response.interaction.user.id) is None:
        await services.display.repost_if_deleted(table)
        found = await services.tables.store.messages.find(data.id, "table")
        now = services.tables.clock.discord()
        if found is not None and now - snowflake_time(found[1]).timestamp() < MOVED_DOWN_EVERY:
            raise Refused("shown-lately", link=message_link(data.guild_id, *found))
    await services.display.show_public(table, response, move_down=True)


async def since(services: Services, response: Response, table: Table, _: str) -> None:
    user_id = response.interaction.user.id
    seat_that_asks(table, user_id)
    await response.defer()
    kit, story = services.kits[table.data.game], await services.tables.story(table)
    text = since_last_move(table, kit, user_id, story, response.locale)
    await response.reply(text, panel=[way_back(response.words)])


async def more(services: Services, response: Response, table: Table, _: str) -> None:
    """Open the host panel."""
    actor = actor_of(response.interaction)
    lobby.check_may_manage(table.data, actor)
    await services.display.open_host_panel(table, response, is_moderator=actor.moderator)


async def take_seat(services: Services, response: Response, table: Table, chosen: str) -> None:
    """Ask which seat somebody wants to take over, or let them have the one that they have chosen."""
    data, display, actor = table.data, services.display, actor_of(response.interaction)
    if not chosen:
        play.check_may_take(data, actor.user_id)
        names = Audience(data, response.locale).of_label.names
        seats = [Button(table_id(data.ref, f"take-seat:{seat}"), names[seat]) for seat in play.free_seats(data)]
        await response.reply(response.words.say("take-seat"), panel=[*phone_rows(seats), way_back(response.words)])
        return
    taken = await services.tables.run(table, play.take(number_in(chosen)), actor)
    assert taken.before is not None
    had_it = taken.before.seats[number_in(chosen)].user_id
    if had_it not in (COMPUTER, FORGOTTEN):
        await ask_each(services.features, lambda each: each.watching.note_watched, services, table.data, had_it)
    await display.show(table, [taken], response)
    if response.pressed_private:
        await response.dismiss()
    if services.kits[data.game].hand is not None:
        await display.open_hand(table, response)


async def mute(services: Services, response: Response, table: Table, _: str) -> None:
    """Call whoever pressed no more in this game. This answers the call, whose message goes."""
    muted = await services.tables.run(table, timing.mute, actor_of(response.interaction))
    await response.reply(response.words.say("calls-muted"))
    await services.display.show(table, [muted])


async def turn_page(services: Services, response: Response, press: Press) -> None:
    game, page, now, *_ = [*press.rest.split(":"), "", ""]
    if not page.isdecimal() or len(page) > 2:
        raise Refused("unknown-button")
    kit = services.kits[services.tables.game(game[:40]).name]
    response.game = kit.name
    await show_rules(response, kit, int(page), now=int(now) if now.isdecimal() else None, turned=True)


async def dismiss(_: Services, response: Response, __: Press) -> None:
    """Delete the answer that was pressed, so that the table is in sight again."""
    if not response.pressed_private:
        raise Refused("unknown-button")
    await response.dismiss()


async def begin(services: Services, response: Response, press: Press) -> None:
    """Begin a game, or run a command of it: these buttons work for ever and for everybody."""
    verb, _, name = press.rest.partition(":")
    if not name and (beside := services.in_welcome.get(verb)) is not None:
        await beside(services, response)
        return
    kit = services.kits.get(name)
    of_features = (each.commands.game.get(verb) for each in services.features.values())
    does = new_table.play_now if verb == PLAY else next(filter(None, of_features), None)
    if kit is None or does is None:
        raise Refused("unknown-button")
    response.game = kit.name
    await does(services, kit, response)


# ------------------------------------------------------------ /table help


async def show_help(services: Services, response: Response, press: Press | None = None) -> None:
    """Show the first page, or in its place the one whose button was pressed."""
    page, words = _FIRST if press is None else press.rest, response.words
    if page not in _PAGES:
        raise Refused("unknown-button")
    for_several = [name for name, kit in services.kits.items() if not kit.for_one]
    commands = words.say("list-separator").join(words.say("help-new", command=game) for game in for_several)
    game = next(iter(services.kits))
    lines = [words.say(f"help-{page}", commands=commands)]
    of_features = [name for name, feature in services.features.items() if feature.help == page]
    lines += [words.say(f"help-{page}-{name}", game=game) for name in of_features]
    if page == _TABLES:
        lines += await _open_tables(services, response)
    elif page == _FIRST and is_owner(response.interaction.client.application, response.interaction.user.id):
        lines.append(words.say("help-version", version=version_and_commit()))
    panel = _panel(services, response, await table_here(services, response.interaction), page)
    await (response.reply if press is None else response.turn)(within_limit(lines), panel=panel)


def _panel(services: Services, response: Response, here: Table | None, page: str) -> Panel:
    """Offer the games first, a row for each, and later the table in this channel; then the pages, at the same place."""
    words, rows, kits = response.words, list[PanelRow](), services.kits.values()
    if page == _FIRST:
        in_a_row = -(-len(kits) // (ROW_LIMIT - 1))
        rows += in_rows(
            [button for kit in kits for button in game_buttons(kit, response.locale, services.beside_play)],
            2 * in_a_row,
        )
    elif here is not None:
        rows.append([Button(table_id(here.data.ref, verb), words.say(f"button-{verb}")) for verb in ("show", "what")])
    pages = [Button(written_id(HELP, name), words.say(f"button-help-{name}"), enabled=name != page) for name in _PAGES]
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
