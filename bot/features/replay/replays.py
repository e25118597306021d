"""Finished games, watched move by move: from the button below a game, or by /table replay."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

import discord
import msgspec
from discord import app_commands

from bot.core.errors import Refused
from bot.core.game import Level, Question
from bot.core.lru_cache import LruCache
from bot.features.replay import store, watching
from bot.features.replay.film import FilmMaker
from bot.features.replay.pages import (
    AS_PLAYED,
    NOBODY,
    OPEN,
    REPLAY,
    WHY,
    Page,
    Replay,
    computer_moved,
    line_of,
    present_replay,
    transcript,
)
from bot.features.replay.watching import ANYWAY
from bot.tables.runtime.pool import Asker, NoAnswer, Rank
from bot.tables.runtime.table import Table, of_whom
from bot.tables.steps.lobby import character_of
from bot.tables.steps.model import NO_SERVER, Unreadable
from bot.tables.steps.table_log import table_record
from bot.ui.actions.places import find_table
from bot.ui.actions.services import Kept, Press, Services
from bot.ui.discord.components import Choice, Select, within_limit, written_id
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response, Upload
from bot.ui.discord.whereabouts import require_server, server_of
from bot.ui.kit import GameKit, WhyKit
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import description
from bot.ui.verbs import number_in

Interaction = discord.Interaction[Any]

log = logging.getLogger(__name__)

T = TypeVar("T")
Told = TypeVar("Told")

_LISTS = ("list", "public-list")
"""The words that a press on a list of games has in place of a table; the second one in messages of version 0.9.0."""
_LARGEST = 10**9
_POSITIONS_KEPT = 4_000
"""The positions kept of the games watched last, so that a step need not play a long game again."""


class Replays:
    def __init__(self, services: Services) -> None:
        self.known = LruCache[int, Replay](_POSITIONS_KEPT, weight=lambda replay: len(replay.positions))
        self.messages = EphemeralMessages(services.tables.clock.discord)
        """The messages by game and reader."""
        self.film_maker = FilmMaker()


REPLAYS = Kept(Replays)


async def open_replay(services: Services, response: Response, table: Table, _: str) -> None:
    """Open the replay in a message of its own for whoever presses the button below the game."""
    await watching.check(services, table.data, response.interaction)
    await _show(services, response, table, Page(0), public=False)


async def typed(
    services: Services,
    response: Response,
    table: app_commands.Range[int, 1, _LARGEST] | None = None,
    move: app_commands.Range[int, 0, _LARGEST] = 0,
    public: bool = False,
) -> None:
    """Show the game of this number. Without one, list the last games; for all to see, show the last one here."""
    if public:
        require_server(response.interaction)
        table = table or next((game.id for game in await ended(services, response)), None)
    if table is None:
        await _list(services, response)
    else:
        found = await _find(services, table, response, public=public)
        await _show(services, response, found, Page(move), public=public)


async def _show(services: Services, response: Response, table: Table, page: Page, *, public: bool) -> None:
    """Show a page in a new message: to everybody in the channel, or in the place of the last that this person sees of
    the game.
    """
    ready = await _ready(services, response, table, page, public=public)
    if public:
        await response.public(ready.content, panel=ready.panel, files=ready.files or ())
    else:
        await REPLAYS.of(services.context).messages.put_beside(
            (table.data.id, response.interaction.user.id), response, ready
        )


async def _find(services: Services, number: int, response: Response, *, public: bool) -> Table:
    """Find a table by its number. Of one elsewhere it is not told that it is there."""
    try:
        table = await services.tables.find(number)
        await watching.check(services, table.data, response.interaction, public=public)
    except Refused as refused:
        raise Refused("replay-unknown", table=str(number)) if refused.code == "no-such-table" else refused from None
    response.game = table.data.game
    return table


async def pressed(services: Services, response: Response, press: Press) -> None:
    """Turn a page by a button, which holds the move it leads to, or by one of the lists of a replay."""
    if press.rest in _LISTS:  # the game that was chosen, in the place of the list
        table = await _find(services, number_in(press.chosen.partition(".")[0]), response, public=False)
        if press.chosen != table.data.ref:
            raise Refused("moved-on")
        await _turn(services, response, table, Page(0))
        return
    ref, number, verb = press.read()
    table = await find_table(services, ref)  # it may be watched from another channel
    response.game = table.data.game
    name, opened, line, *_ = (*verb.split("."), NOBODY, AS_PLAYED)
    if name == OPEN:  # below the game, where it stays
        await watching.check(services, table.data, response.interaction)
        page = Page(number_in(press.chosen.partition(".")[0]) if press.chosen else number)
        await _show(services, response, table, page, public=False)
        return
    public = not response.pressed_private
    await watching.check(services, table.data, response.interaction, public=public, anyway=name == ANYWAY)
    if name == WHY:
        await tell_why(services, response, await replay_of(services, table), number)
        return
    if name == "go":
        number = number_in(press.chosen)
    elif name == "hands":
        opened = NOBODY if press.chosen == "-" else press.chosen
    await _turn(services, response, table, Page(number, opened, line))


async def _turn(services: Services, response: Response, table: Table, page: Page) -> None:
    ready = await _ready(services, response, table, page, public=not response.pressed_private)
    if response.pressed_private:
        await REPLAYS.of(services.context).messages.put((table.data.id, response.interaction.user.id), response, ready)
    else:
        await response.replace(ready.content, ready.panel, ready.files)


async def _ready(services: Services, response: Response, table: Table, page: Page, *, public: bool) -> ReadyMessage:
    kit = services.kits[table.data.game]
    locale, look = await services.locale_and_look(response, public=public)
    played = await replay_of(services, table)
    study = await services.context.summaries.insight_of(played.data, kit, played.positions)
    replay = line_of(msgspec.structs.replace(played, study=study), kit, page.line)
    reader = None
    if not public and services.tables.clock.wall() > played.data.terms.secret_until:
        reader = played.data.seat_of(response.interaction.user.id)
    shown = present_replay(replay, kit, locale, page.at(replay.within(page.number)), look, reader)
    return await services.context.painter.ready(shown, response.words)


async def replay_of(services: Services, table: Table) -> Replay:
    """Return the replay of a game that is over."""
    data, known = table.data, REPLAYS.of(services.context).known
    kept = known.get(data.id)
    if kept is not None and kept.data == data:
        return kept
    try:
        positions = await table.story()
    except Unreadable as error:
        log.warning("a game cannot be watched: %s", error)
        raise Refused("record-unreadable") from None
    replay = Replay(data, positions, await services.context.summaries.of(table))
    known.put(data.id, replay)
    return replay


async def ended(services: Services, response: Response) -> Sequence[store.EndedGame]:
    """Return the games that ended last in this channel; where the bot is on no server, the asker's own."""
    interaction, database = response.interaction, services.store
    server = server_of(interaction)
    if server == NO_SERVER:
        found = await store.own_games(database, interaction.user.id)
    else:
        found = await store.games_in(database, server, interaction.channel_id or 0)
    return [game for game in found if game.game in services.kits]


async def _list(services: Services, response: Response) -> None:
    words, nowhere = response.words, server_of(response.interaction) == NO_SERVER
    games = await ended(services, response)
    if not games:
        await response.reply(words.say("replay-none-own" if nowhere else "replay-none"))
        return
    choices = tuple(
        Choice(
            game.ref,
            words.say(
                "replay-choice",
                game=response.words_of(game.game).say(f"{game.game}-name"),
                table=str(game.id),
                names=words.say("list-separator").join(game.names),
            ),
        )
        for game in games
    )
    which = words.say("replay-which-own" if nowhere else "replay-which")
    await response.reply(words.say("replay-list"), panel=[Select(written_id(REPLAY, "list"), which, choices)])


async def record(services: Services, response: Response, table: Table, _: str) -> None:
    """Hand out the record and a transcript. They hold every secret, so only once the game is over (rule book C5)."""
    data = table.data
    if data.is_open:
        raise Refused("record-later")
    if data.state is None:
        raise Refused("record-of-nothing")
    await watching.check(services, data, response.interaction)
    replay = await replay_of(services, table)
    line = table_record(data, table.game, [position.move for position in replay.positions])
    text = transcript(replay, services.kits[data.game], response.locale)
    uploads = [
        Upload(line.encode(), f"{data.game}-{data.id}.json"),
        Upload(text.encode(), f"{data.game}-{data.id}.md"),
    ]
    await response.reply(response.words.say("record-here"), files=uploads)


# ------------------------------------------------------------ what somebody waits for


TOLD_EVERY = 1.5
"""Seconds between two changes of the reply that tells how far it is."""


async def telling_meanwhile(
    work: Coroutine[Any, Any, T], last: Told, told: Callable[[], Told], change: Callable[[Told], Awaitable[object]]
) -> T | None:
    """Await `work`, and edit the reply with `told()` every `TOLD_EVERY` seconds; `last`: what it says already. None:
    the reply was deleted.
    """
    working = asyncio.create_task(work)
    try:
        while not (await asyncio.wait({working}, timeout=TOLD_EVERY))[0]:
            if (now := told()) == last:
                continue
            last = now
            try:
                await change(now)
            except discord.NotFound:
                return None
            except REQUEST_ERRORS as error:
                log.info("it was not told how far it is: %s", error)
        return working.result()
    finally:
        working.cancel()


# ------------------------------------------------------------ why a computer moved as it did


_WHY_WAITS = 60.0
"""Seconds to wait for the answer."""


async def tell_why(services: Services, response: Response, replay: Replay, number: int) -> None:
    """Tell the asker why a computer made the move of this number."""
    kit = services.kits[replay.data.game]
    if kit.why is None or not computer_moved(replay, number):
        raise Refused("unknown-button")
    locale, look = await services.locale_and_look(response, public=False)
    audience = Audience(replay.data, locale, look)
    lines, files = [_by_rule(replay, kit, kit.why, number, audience)], list[Upload]()
    if not lines[0]:
        await response.defer()
        basis = await _basis(services, replay, kit, kit.why, number)
        lines = [*kit.why.text(basis, _seat_of(replay, number), audience.of_message)]
        if kit.hand is not None and basis.drawn:
            own = replay.data.seat_of(response.interaction.user.id)
            shown, seat = basis.target, _seat_of(replay, number)
            if shown is None:
                shown = (seat + 1) % len(replay.data.seats) if own in (None, seat) else own
            more, files = await _deals(services, kit, basis, shown, audience)
            lines += more
    await response.reply(within_limit(lines), files=files)


def _by_rule(replay: Replay, kit: GameKit, why: WhyKit, number: int, audience: Audience) -> str:
    """Say how the computer chose if it dealt no cards; nothing if it did."""
    voice, seat = audience.of_message, _seat_of(replay, number)
    level, name, action = replay.data.seats[seat].level, voice.names[seat], replay.positions[number].move.action
    if kit.rules.automatic(replay.positions[number - 1].state) is not None:
        return voice.say("replay-why-itself")
    if level != "hard":
        return why.by_rule(_question(replay, kit, number, level), kit.rules.parse(action), voice)
    return voice.say("replay-why-hurried", name=name) if number in replay.data.computers.hurried else ""


async def _basis(services: Services, replay: Replay, kit: GameKit, why: WhyKit, number: int) -> Any:
    """Ask the computer the same question again. `Refused` if its answer is another one today."""
    positions, seat, data = replay.positions[:number], _seat_of(replay, number), replay.data
    # What was played before a try began was not played at this table.
    first = data.dealt.moves_dealt if data.terms.is_continued else 0
    acted = sum(position.move.seat == seat for position in positions[first + 1 :])
    seed = data.chance and msgspec.structs.replace(data.chance, counts={f"seat {seat}": acted}).decision(seat)
    if data.chance is None or data.chance.counts is None or seed is None:
        raise Refused("why-lost")
    question = _question(replay, kit, number, "hard", seed)
    try:
        async with asyncio.timeout(_WHY_WAITS):
            basis = await services.tables.spare_time.ask(
                Asker(of_whom(data), data.id, Rank.PERSON), why.explain, question
            )
    except (NoAnswer, TimeoutError):
        raise Refused("too-busy") from None
    if kit.rules.spell(basis.action) != replay.positions[number].move.action:
        raise Refused("why-lost")
    return basis


def _question(replay: Replay, kit: GameKit, number: int, level: Level, seed: str = "") -> Question:
    """Return what its seat was asked before this move."""
    positions, seat = replay.positions[:number], _seat_of(replay, number)
    events = [event for position in positions for event in position.events if event.shown_to(seat)]
    view, memory = kit.rules.view(positions[-1].state, seat), kit.rules.recall(seat, None, events)
    return Question(view, memory, seat, seed, level, character=character_of(replay.data.seats[seat].name))


def _seat_of(replay: Replay, number: int) -> int:
    seat = replay.positions[number].move.seat
    assert seat is not None
    return seat


async def _deals(
    services: Services, kit: GameKit, basis: Any, seat: int, audience: Audience
) -> tuple[list[str], list[Upload]]:
    """Show a few of the deals as this seat would have seen them, as pictures or in words: that of whom the move was
    aimed at, the asker's, or the next one's.
    """
    assert kit.hand is not None
    voice, files = audience.of_message, list[Upload]()
    lines = [voice.say("replay-why-deals", name=voice.names[seat], count=len(basis.drawn))]
    for at, state in enumerate(basis.drawn, start=1):
        alt_text, png = partial(kit.hand.alt, kit.rules.view(state, seat), seat), None
        if not audience.in_words:
            png = await services.context.painter.paint(kit.hand.scene(kit.rules, state, seat, audience.of_picture))
        if png is None:
            lines.append(alt_text(voice))
        else:
            files.append(Upload(png, f"deal-{at}.png", description(alt_text, audience)))
    return lines, files
