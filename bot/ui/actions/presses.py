"""The one way in: a press or a typed command is read, the table is asked, and the result shown.

A custom_id says what was pressed and for which decision. Who may do it is the table's knowledge. Each kind of press is
one plain function of its owner, listed in `PRESSES`; what is pressed at a table, in `_AT_TABLE`; and what a verb does
that has no step, in `ANSWERS`. Features add theirs to both.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import discord

from bot.core.cards import NAMES, parse_card
from bot.core.errors import Refused
from bot.core.game import AfterLook, Calling
from bot.core.lesson import LEARNER
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby, play
from bot.tables.steps.model import Change, Phase, TableData
from bot.tables.steps.table_log import AnyStep
from bot.tables.store.store_errors import StoreError
from bot.text.voice import card_text
from bot.ui.actions import answers, my_tables, new_table, solo
from bot.ui.actions.places import table_here
from bot.ui.actions.services import Answer, Feature, Press, Pressed, Services
from bot.ui.discord.components import (
    AHEAD,
    ANYONE,
    CHOICE,
    DISMISS,
    HAND,
    HELP,
    INFO,
    MOVE,
    OWN,
    PAGE,
    SEATS,
    SELECTION,
    TABLE,
    WELCOME,
    kind_in,
)
from bot.ui.discord.names import written_names
from bot.ui.discord.response import Response, respond
from bot.ui.discord.whereabouts import actor_of, require_server, server_of
from bot.ui.kit import GameKit
from bot.ui.table.notices import clock_time
from bot.ui.table.presentation import Selection
from bot.ui.table.private_messages import is_hand_pressed
from bot.ui.verbs import By, Verb, find_verb, kind_of, number_in

PRESSES: dict[str, Pressed] = {
    PAGE: answers.turn_page,
    DISMISS: answers.dismiss,
    HELP: answers.show_help,
    OWN: my_tables.pressed,
    WELCOME: answers.begin,
}

ANSWERS: dict[str, Answer] = {
    "rules": answers.rules,
    "what": answers.what,
    "translated": answers.translated,
    "hand": answers.hand,
    "show": answers.show,
    "since": answers.since,
    "more": answers.more,
    "take-seat": answers.take_seat,
    "mute": answers.mute,
    "rematch": new_table.rematch,
    "other-game": new_table.other_game,
    "harder": new_table.at_other_level,
    "easier": new_table.at_other_level,
    "hint": solo.hint,
    "resume": solo.show_again,
    "again": solo.again,
    "anew": solo.anew,
}
"""The answers of verbs that have no step: called with the table and the verb's argument."""


def find_press(features: Mapping[str, Feature], kind: str) -> Pressed | None:
    return PRESSES.get(kind) or next((does for each in features.values() if (does := each.presses.get(kind))), None)


def find_answer(features: Mapping[str, Feature], verb: str) -> Answer:
    return ANSWERS.get(verb) or next(does for each in features.values() if (does := each.answers.get(verb)))


_WITHOUT_SEAT = ("not-seated", "seat-gone", "no-hand")
_STALE = ("moved-on", "game-over", "table-closed")


async def pressed(services: Services, interaction: discord.Interaction[Any]) -> None:
    """Answer a press of a component, whatever its custom_id holds."""
    data: Any = interaction.data or {}
    is_form = interaction.type is discord.InteractionType.modal_submit  # of another version: this one opens none
    kind, rest = kind_in("" if is_form else str(data.get("custom_id", "")))
    press = Press(kind, rest, next(iter(data.get("values", ())), ""))
    does = _press_at_table if kind in _AT_TABLE else find_press(services.features, kind)
    async with respond(interaction, "press of an unknown component" if does is None else press) as response:
        if does is None:  # not, or no longer, one of ours
            raise Refused("unknown-button")
        await does(services, response, press)


async def typed_move(services: Services, response: Response, kit: GameKit, read: Callable[[TableData], str]) -> None:
    """Make the move of a slash command, for the decision of the moment. `read` finds it in what was typed."""
    await response.defer()
    find = solo.typed_for if kit.for_one else _typed_for
    table = await find(services, response.interaction, kit.name)
    if table.data.game != kit.name:
        other = table.data.game
        raise Refused("other-game-here", game=response.words_of(other).say(f"{other}-name"))
    async with _noted(services, response, table):
        await _move(services, response, table, read(table.data), None)


async def command(services: Services, response: Response, name: str, argument: str = "") -> None:
    """Do what `/table NAME` says, at this channel's table."""
    verb = find_verb(services.context.verbs, By.COMMAND, name)
    await response.defer()
    table = await _table_in_channel(services, response.interaction)
    response.game = table.data.game
    async with _noted(services, response, table, verb.name):
        await _do(services, response, table, verb, argument)


async def change(services: Services, response: Response, table: Table, step: AnyStep) -> Change | None:
    """Change a table for a person, and show it. None: refused in the private message that was pressed."""
    actor, display = actor_of(response.interaction), services.display
    try:
        done = await services.tables.run(table, step, actor)
        await display.show(table, [done], response)
    except Refused as refused:
        if refused.code == "saw-it-too":
            display.announce_again(table)
        await _refuse(services, response, table, refused)
        return None
    return done


# ------------------------------------------------------------ what is pressed at a table


async def _press_at_table(services: Services, response: Response, press: Press) -> None:
    ref, epoch, verb = press.read()
    kind, interaction = press.kind, response.interaction
    table = await services.tables.find(number_in(ref.partition(".")[0]))
    data = table.data
    # A table is pressed in its channel, and a private one by its player: an id from elsewhere opens nothing.
    here = (server_of(interaction), interaction.channel_id) == (data.guild_id, data.channel_id)
    if not (data.opener_id == interaction.user.id if data.private else here):
        raise Refused("no-such-table")
    response.game = data.game
    if ref != data.ref:
        await _refuse(services, response, table, Refused("moved-on"))
        return
    if kind == CHOICE:  # a list whose values are moves, or steps towards one, or a vote
        kind, verb = kind_in(press.chosen)
        if kind not in (MOVE, SELECTION, HAND):
            raise Refused("unknown-button")
    elif kind == SEATS:
        verb = f"{verb}:{press.chosen}"
    try:
        does = _move_in_lesson if kind == MOVE and data.terms.scripted else _AT_TABLE[kind]
        async with _noted(services, response, table, verb):
            await does(services, response, table, verb, epoch)
    except Refused as refused:
        if table.data.terms.scripted:
            await _refuse(services, response, table, refused)
        elif not (refused.code in _WITHOUT_SEAT and await _watch(services, response, table)):
            raise


_OWN_WAYS = ("back", "leave", "take-seat")
"""The verbs of who is away that say themselves whether they are back."""


@asynccontextmanager
async def _noted(services: Services, response: Response, table: Table, verb: str = "") -> AsyncIterator[None]:
    """Note that somebody is there. For whoever a soft clock has given up, whatever they press is *I'm back*, too."""
    display, data, actor = services.display, table.data, actor_of(response.interaction)
    display.note_pressed(data, actor.user_id)
    back: Change | None = None
    if play.is_back_by_any_press(data, actor.user_id) and verb.partition(":")[0] not in _OWN_WAYS:
        with suppress(Refused):  # they are already
            back = await services.tables.run(table, play.come_back, actor)
    try:
        yield
    finally:
        if back is not None:
            await display.show(table, [back])


async def _watch(services: Services, response: Response, table: Table) -> bool:
    """Show somebody without a seat what spectators can do, also when the game is over. Return whether any feature has
    something.
    """
    data = table.data
    if data.phase is Phase.LOBBY or data.private or data.seat_of(response.interaction.user.id) is not None:
        return False
    return any([await each.watching.answer(services, response, table) for each in services.features.values()])


async def _move(services: Services, response: Response, table: Table, verb: str, epoch: int | None) -> None:
    """Make a person's move, or several. An action right after one that others may call is held: who calls first is
    first.
    """
    data = table.data
    move, *then = map(table.game.parse, services.kits[data.game].unpack(verb))
    seat = data.seat_of(response.interaction.user.id)
    until = table.looked_at_until if isinstance(move, AfterLook) else table.held_until
    held = until - services.tables.clock.table_time(data.guild_id)
    is_held = held > 0 and not isinstance(move, Calling)
    if is_held and seat in table.game.to_act(data.state) and epoch in (None, data.epochs[seat]):
        epoch = data.epochs[seat]
        response.waiting.over()
        await asyncio.sleep(held)
    step = play.act(move, epoch, then=then)
    await change(services, response, table, table.reject_duplicate_call(step) if isinstance(move, Calling) else step)


async def _move_in_lesson(services: Services, response: Response, table: Table, verb: str, epoch: int) -> None:
    move, *_ = map(table.game.parse, services.kits[table.data.game].unpack(verb))
    if services.context.script is None:
        raise Refused("unknown-button")
    await services.context.script.move(services, response, table, move, epoch)


async def _act_out_of_turn(services: Services, response: Response, table: Table, verb: str, moves: int) -> None:
    data = table.data
    if data.terms.scripted:
        await _move_in_lesson(services, response, table, verb, data.epochs[LEARNER] if moves == data.moves else 0)
        return
    move, *_ = map(table.game.parse, services.kits[table.data.game].unpack(verb))
    await change(services, response, table, table.reject_duplicate_call(play.act_out_of_turn(move, moves), moves))


async def _select(services: Services, response: Response, table: Table, verb: str, epoch: int) -> None:
    """Show a step towards a move where it was pressed; nothing has happened at the table."""
    user_id = response.interaction.user.id
    try:
        seat = play.seat_asked(table.data, table.game, user_id, epoch)
    except Refused as refused:
        await _refuse(services, response, table, refused)
        return
    await services.display.show_selection(table, response, Selection(seat, epoch, verb.removeprefix("=")))


async def _choose_ahead(services: Services, response: Response, table: Table, verb: str, epoch: int) -> None:
    """Keep a move for later, or drop it, and show that to its player alone."""
    hand, action, actor = services.kits[table.data.game].hand, verb.removeprefix("="), actor_of(response.interaction)
    if hand is None or hand.ahead is None or table.data.terms.scripted:
        raise Refused("unknown-button")
    try:
        await services.tables.run(table, play.choose_ahead(table.game.parse(action) if action else None, epoch), actor)
    except Refused as refused:
        await _refuse(services, response, table, refused)
        return
    seat = table.data.require_seat(actor.user_id)
    await services.display.open_hand(table, response, selection=Selection(seat, table.data.epochs[seat], ""))


async def _use_verb(services: Services, response: Response, table: Table, verb: str, epoch: int, by: By) -> None:
    """Carry out the verb of a button or a list at the table, although others may have moved."""
    name, _, argument = verb.partition(":")
    kind = kind_of(table.data, services.kits[table.data.game])
    found = find_verb(services.context.verbs, by, name, kind)
    if by is By.LIST and name == "remove":  # a seat is only good for the lobby in which it was chosen
        argument = f"{argument}@{epoch}"
    await _do(services, response, table, found, argument)


_AT_TABLE: Mapping[str, Callable[[Services, Response, Table, str, int], Any]] = {
    MOVE: _move,
    ANYONE: _act_out_of_turn,
    SELECTION: _select,
    CHOICE: _select,
    AHEAD: _choose_ahead,
    TABLE: partial(_use_verb, by=By.BUTTON),
    HAND: partial(_use_verb, by=By.HAND),
    SEATS: partial(_use_verb, by=By.LIST),
    INFO: answers.show_page,
}


async def _do(services: Services, response: Response, table: Table, verb: Verb, argument: str) -> None:
    step, before = verb.step if verb.step_for is None else verb.step_for(argument), table.data
    if step is None:
        try:
            await find_answer(services.features, verb.name)(services, response, table, argument)
        except Refused as refused:
            raise _with_names(services, refused, table.data) from None
        if before.phase is Phase.LOBBY and response.interaction.user.id == before.opener_id:
            with suppress(Refused, StoreError):  # what was asked for is answered
                await services.tables.run(table, lobby.stay, actor_of(response.interaction), services.display.show)
        return
    done = await change(services, response, table, step)
    if done is not None and verb.answer_for is not None and response.pressed_private:
        await response.dismiss()  # it hides the table on a phone
    # Others may have acted while it was shown: what counts is how the table is now.
    reply = None if done is None or verb.reply is None else verb.reply(before, table.data, response.words)
    if reply is None:
        return
    if response.is_click:  # the table is the answer
        await response.drop_reply()
    else:
        await response.reply(reply)


async def _refuse(services: Services, response: Response, table: Table, refused: Refused) -> None:
    """Raise the refusal again, unless it belongs above the private message that was pressed, which is then updated."""
    display, words, data, is_stale = services.display, response.words, table.data, refused.code in _STALE
    named = _with_names(services, refused, data)
    if is_hand_pressed(response, services.kits[table.data.game]):
        # A hand is its owner's alone: if it is not their turn now, it was when the button was made.
        is_late = is_stale or refused.code == "not-your-turn"
        try:
            await display.open_hand(table, response, words.say("private-moved-on") if is_late else words.refusal(named))
        except Refused:  # a hand of another table, which had the same number
            raise named from None
    elif data.private and response.pressed_private and is_stale:
        await display.show_privately(table, response, words.say("private-moved-on"))
    else:
        if response.is_click and is_stale and not data.private:
            await display.renew(table, response)
        raise named from None


def _with_names(services: Services, refused: Refused, data: TableData) -> Refused:
    """Put names in place of the rules' seat numbers, signs in place of suits' letters, and the time of day in place of
    table time.
    """
    names = written_names(data.seats)
    values = dict(refused.values)
    for key in ("seat", "to"):
        number = values.get(key)
        if isinstance(number, int) and 0 <= number < len(names):
            values[key] = names[number]
    if values.get("card") in NAMES:
        values["card"] = card_text(parse_card(str(values["card"])))
    if "user" in values:
        values["user"] = f"<@{values['user']}>"
    if "until" in values:
        values["until"] = clock_time(services.tables.clock.time_of_day(data.guild_id, float(values["until"])))
    return type(refused)(refused.code, **values)


# ------------------------------------------------------------ which table a typed command means


async def _typed_for(services: Services, interaction: discord.Interaction[Any], game: str) -> Table:
    """Find this channel's table or, for whoever has no seat there, what they play in private."""
    here = await table_here(services, interaction)
    if here is None or here.data.game != game or here.data.seat_of(interaction.user.id) is None:
        own = await services.store.private_tables(interaction.user.id, game)
        if own:
            return await services.tables.find(own[0])
    return here or await _table_in_channel(services, interaction)


async def _table_in_channel(services: Services, interaction: discord.Interaction[Any]) -> Table:
    """Find the table of this channel, where one for all could be."""
    require_server(interaction)
    if interaction.channel_id is None:
        raise Refused("no-table-here")
    return await services.tables.in_channel(interaction.channel_id)
