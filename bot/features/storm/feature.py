"""Storm: sixty seconds of *Juse!* or *All right*, for one person, anywhere; and one of the day, the same for all. One
press, one edit: the picture of what was right ends as the next board.
"""

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from bot.core.boards import Board
from bot.core.chance import Seeded
from bot.core.errors import Refused
from bot.core.lru_cache import LruCache
from bot.features.daily.board import Kind
from bot.features.daily.feature import boards_of
from bot.features.daily.results import Board as DayBoard
from bot.features.storm.run import MOST_BOARDS, STORM, Run
from bot.features.storm.shown import (
    ANSWERS,
    DAY,
    PLAY,
    SHARE,
    Answered,
    Position,
    Reader,
    answer_frames,
    day_button,
    examples,
    present_board,
    present_day_board,
    present_end,
    squares,
    status_strip,
    storm_id,
    takes,
    title,
    upper_scene,
)
from bot.features.storm.store import StormBook
from bot.tables.steps.days import in_a_row, utc_day
from bot.tables.steps.model import NO_SERVER
from bot.text import words_for
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Commands, Feature, Jobs, Kept, Press, Services
from bot.ui.discord.components import WELCOME, Button, Panel, phone_rows, written_id
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response, Upload
from bot.ui.discord.whereabouts import message_link, server_of
from bot.ui.kit import GameKit
from bot.ui.table.additions import TodayRow
from bot.ui.table.presentation import Presentation
from bot.ui.table.reconciler import Additions, Context
from bot.ui.verbs import number_in

if TYPE_CHECKING:
    from render.gif import Gif

_KEPT = 512
_CHOSEN_FROM = 4
"""The boards of which the one nearest to somebody's level comes next."""
_FLASH, _LAST = 20, 1000
"""Milliseconds of the first frame and the last: both are the next board, also for whoever has animations off."""
_MINUTES = 2
"""What a day's storm takes, with what was right."""


class Ahead(msgspec.Struct, frozen=True):
    """What is ready before it is wanted: the next board, and what leads to it from each answer."""

    board: Board
    films: "dict[bool, Gif | None]"


class Storm:
    """A run that somebody is in, or whose end they see."""

    def __init__(
        self, reader: Reader, run: Run, boards: Iterator[Board], asked: Sequence[Board], best: int = 0
    ) -> None:
        self.reader = reader
        self.run = run
        self.boards = boards
        self.asked = [*asked]
        """The boards so far, with the one that stands there."""
        self.key = run.day or str(secrets.randbelow(10**9))
        self.lock = asyncio.Lock()
        self.best = best
        """The best score before it."""
        self.message_id: int | None = None
        self.shown_at: float | None = None
        """Since when one can look at the board, by Discord's clock; None: the bot was restarted meanwhile."""
        self.next: Board | None = None
        """The board after this one, once it is drawn: whatever fails after that, it stays the same."""
        self.ahead: asyncio.Task[Ahead] | None = None

    @property
    def missed(self) -> Sequence[Board]:
        return [board for board, answer in zip(self.asked, self.run.answers, strict=False) if answer == "0"]

    def position(self, before: Answered | None = None) -> Position:
        return Position(self.run, self.key, self.asked[-1], before, self.best)


class Storms:
    """All runs of this process: of each person the last one of their own, and that of the day."""

    def __init__(self, services: Services) -> None:
        self.book = StormBook(services.store)

        def present(board: DayBoard, *how: Any) -> Presentation:
            return present_day_board(_of_day(services.context, board.day), board, *how)

        boards_of(services.context).kinds[STORM] = Kind(self.book.shared_scores, present)
        self.runs: LruCache[tuple[int, str], Storm] = LruCache(_KEPT)

    async def close(self) -> None:
        for _, storm in self.runs.items():
            if storm.ahead is not None:
                storm.ahead.cancel()


STORMS = Kept(Storms)


# ------------------------------------------------------------ beginning one


async def typed(services: Services, kit: GameKit, response: Response, moving: bool | None = None) -> None:
    """Begin a run of one's own."""
    if moving is not None:
        await STORMS.of(services.context).book.set_still(response.interaction.user.id, still=not moving)
    await play(services, kit, response)


async def from_welcome(services: Services, response: Response) -> None:
    """Begin a run in the first game that has boards."""
    kits = _kits(services.context)
    if not kits:
        raise Refused("unknown-button")
    response.game = kits[0].name
    await play(services, kits[0], response)


async def play(services: Services, kit: GameKit, response: Response) -> None:
    reader, storms, user_id = await _reader(services, kit, response), STORMS.of(services.context), _user(response)
    level, best = await storms.book.known(user_id, kit.name) or (Run().level, 0)
    boards = reader.storm.boards(Seeded(secrets.token_hex(32)).below)
    run = Run(level=level, in_words=reader.in_words)
    storm = Storm(reader, run, boards, [await _next_board(boards, level)], best)
    storms.runs.put((user_id, ""), storm)
    async with storm.lock:
        await _show_board(services, response, storm)


async def play_of_day(services: Services, response: Response) -> None:
    """Begin today's storm, or go on with it: everybody has the same boards, once."""
    today = utc_day(services.tables.clock.wall())
    storm = await _storm_of_day(services, response, today)
    if storm.run.is_over:
        words, run = storm.reader.words, storm.run
        told = words.say("storm-once", score=run.score, right=run.right, of=len(run.answers))
        await response.reply(told, panel=await _end_panel(services, storm, _user(response)))
        return
    async with storm.lock:
        await _show_board(services, response, storm)


async def _storm_of_day(services: Services, response: Response, day: str) -> Storm:
    """Find somebody's run of a day: in memory, or with the answers that are stored."""
    storms, user_id = STORMS.of(services.context), _user(response)
    known = storms.runs.get((user_id, day))
    if known is not None and not known.run.is_over:
        return known
    found = await storms.book.of_day(user_id, day)
    kit = (services.kits.get(found[0]) if found else None) or _of_day(services.context, day)
    reader = await _reader(services, kit, response)
    boards = reader.storm.boards(Seeded(await storms.book.seed(kit.name, day)).below)
    run = msgspec.structs.replace(found[1] if found else Run(day), in_words=reader.in_words)
    asked = await asyncio.to_thread(list, islice(boards, min(len(run.answers) + 1, MOST_BOARDS)))
    storm = Storm(reader, run, boards, asked)
    storms.runs.put((user_id, day), storm)
    return storm


async def _next_board(boards: Iterator[Board], level: float | None) -> Board:
    """Make the next board, or that of the next few which is nearest to a level, off the event loop."""
    few = await asyncio.to_thread(list, islice(boards, 1 if level is None else _CHOSEN_FROM))
    return few[0] if level is None else min(few, key=lambda board: abs(board.difficulty - level))


async def _reader(services: Services, kit: GameKit, response: Response) -> Reader:
    """Return who plays; `Refused` where they may not, or the game has no boards."""
    await place_to_open(services, response, private=True)
    if kit.storm is None:
        raise Refused("no-storm", game=response.words_of(kit.name).say(f"{kit.name}-name"))
    locale, look = await services.locale_and_look(response, public=False)
    still = await STORMS.of(services.context).book.is_still(_user(response))
    return Reader(kit, locale, look, still)


def _user(response: Response) -> int:
    return response.interaction.user.id


def _kits(context: Context) -> list[GameKit]:
    return [kit for kit in context.kits.values() if kit.storm is not None]


# ------------------------------------------------------------ answering


async def pressed(services: Services, response: Response, press: Press) -> None:
    verb, game, key, number = (*press.rest.split(":"), "", "", "")[:4]
    kit = services.kits.get(game)
    if kit is None:
        raise Refused("unknown-button")
    response.game = game
    if verb == PLAY:
        await play(services, kit, response)
    elif verb == DAY:
        await play_of_day(services, response)
    elif verb == SHARE:
        await share(services, kit, response, key)
    elif verb in ANSWERS and response.pressed_private:
        storm = await _found(services, response, key)
        if storm is None:
            again = Button(storm_id(PLAY, kit), response.words.say("storm-again"), "go")
            await response.replace(response.words.say("storm-gone"), [[again]], [])
            return
        async with storm.lock:
            if number_in(number) == len(storm.run.answers) and not storm.run.is_over:
                await _answer(services, response, storm, verb == "juse")
            elif response.message_id != storm.message_id and not storm.run.is_over:
                await _show_board(services, response, storm)  # it goes on where it was pressed
    else:
        raise Refused("unknown-button")


async def _found(services: Services, response: Response, key: str) -> Storm | None:
    storms, user_id = STORMS.of(services.context), _user(response)
    with suppress(ValueError):
        if date.fromisoformat(key).isoformat() == key:
            is_there = (user_id, key) in storms.runs or key == utc_day(services.tables.clock.wall())
            stored = is_there or await storms.book.of_day(user_id, key) is not None
            return await _storm_of_day(services, response, key) if stored else None
    storm = storms.runs.get((user_id, ""))
    return storm if storm is not None and storm.key == key else None


async def _answer(services: Services, response: Response, storm: Storm, said_juse: bool) -> None:
    storms, board, user_id = STORMS.of(services.context), storm.asked[-1], _user(response)
    before = Answered(board, said_juse == (board.juse is not None))
    # By Discord's clock: however busy the bot is, that is nobody's time to look.
    waited = 0.0 if storm.shown_at is None else response.interaction.created_at.timestamp() - storm.shown_at
    run = storm.run.answered(before.right, waited, board.difficulty)
    ahead = None if run.is_over else await _ahead(services, storm)
    if run.day and not await storms.book.note_answer(user_id, storm.reader.kit.name, run):
        storms.runs.pop((user_id, run.day))
        raise Refused("moved-on")
    if storm.ahead is not None:
        storm.ahead.cancel()
    storm.run, storm.ahead, storm.next = run, None, None
    if ahead is None:
        if not run.day:
            await storms.book.note_end(user_id, storm.reader.kit.name, run)
        await _show_end(services, response, storm)
        return
    storm.asked.append(ahead.board)
    await _show_board(services, response, storm, before, ahead.films[before.right])


async def _show_board(
    services: Services, response: Response, storm: Storm, before: Answered | None = None, film: "Gif | None" = None
) -> None:
    """Show the board that stands there, and get the next one ready meanwhile."""
    painter, at, clock = services.context.painter, storm.position(before), services.tables.clock
    gif = None if film is None else await painter.above(film, status_strip(storm.run))
    shown = present_board(storm.reader, at, moving=gif is not None)
    if gif is None:
        ready = await painter.ready(shown, storm.reader.words)
    else:
        ready = ReadyMessage(shown.content, shown.panel, (Upload(gif, "table.gif", shown.alt),), deck=shown.deck)
    await _put(response, storm, ready)
    if storm.ahead is None:
        storm.shown_at = clock.discord() + (0.0 if before is None else takes(before))
        storm.ahead = asyncio.get_running_loop().create_task(_prepared(services, storm))


async def _put(response: Response, storm: Storm, ready: ReadyMessage) -> None:
    """Edit the message that was pressed, if it is one of Storm's; else answer in a new one that only they see."""
    if response.pressed_private and STORM in response.pressed_kinds:
        await response.replace_with(ready)
        storm.message_id = response.message_id
    else:
        storm.message_id = await response.private(ready)


async def _ahead(services: Services, storm: Storm) -> Ahead:
    """Wait for what is got ready; what has failed is tried again at the next press."""
    waiting, storm.ahead = storm.ahead or asyncio.create_task(_prepared(services, storm)), None
    found = await waiting
    storm.ahead = waiting
    return found


async def _prepared(services: Services, storm: Storm) -> Ahead:
    reader, run, asked = storm.reader, storm.run, storm.asked[-1]
    if storm.next is None:
        storm.next = await _next_board(storm.boards, None if run.day else run.level)
    board = storm.next
    films: dict[bool, Gif | None] = {True: None, False: None}
    if not (reader.still or reader.in_words):
        for right in films:
            upper = upper_scene(reader, board)
            frames = answer_frames(reader, Answered(asked, right))
            films[right] = await services.context.painter.film([(upper, _FLASH), *frames, (upper, _LAST)])
    return Ahead(board, films)


# ------------------------------------------------------------ the end


async def _show_end(services: Services, response: Response, storm: Storm) -> None:
    reader, run, user_id, note = storm.reader, storm.run, _user(response), ""
    if run.day:
        streak = in_a_row(await STORMS.of(services.context).book.days(user_id), run.day)
        note = reader.words.say("daily-streak", streak=streak) if streak > 1 else ""
    shown = present_end(reader, run, storm.missed, storm.best, await _end_panel(services, storm, user_id), note)
    await _put(response, storm, await services.context.painter.ready(shown, storm.reader.words))


async def _end_panel(services: Services, storm: Storm, user_id: int) -> Panel:
    """Offer the next run, the storm of the day while it is open, and the other games."""
    context, locale = services.context, storm.reader.locale
    words, kit, today = storm.reader.words, storm.reader.kit, utc_day(services.tables.clock.wall())
    panel = [Button(storm_id(PLAY, kit), words.say("storm-again"), "go")]
    if storm.run.day:
        practice = Button(storm_id(PLAY, kit), words.say("welcome-storm"))
        others = [button for button in services.for_one(words) if button.id != written_id(WELCOME, STORM)]
        panel = [Button(storm_id(SHARE, kit, storm.key), words.say("storm-share"), "go"), practice, *others]
    elif today not in await STORMS.of(context).book.days(user_id):
        panel.append(Button(storm_id(DAY, _of_day(context, today)), words.say("storm-today"), "main"))
    games = [(other, words_for(locale, other.name).say(f"{other.name}-name")) for other in _kits(context)]
    more = [
        Button(storm_id(PLAY, other), words.say("storm-other", game=game)) for other, game in games if other is not kit
    ]
    return [panel, *phone_rows(more)]


def _of_day(context: Context, day: str) -> GameKit:
    """Return the game of a day's storm: the next one each day."""
    kits = _kits(context)
    return kits[date.fromisoformat(day).toordinal() % len(kits)]


async def share(services: Services, kit: GameKit, response: Response, day: str) -> None:
    """Put somebody's result of a day on the board of the channel. Outside servers it is a message of its own."""
    storms, user, server = STORMS.of(services.context), response.interaction.user, server_of(response.interaction)
    if server != NO_SERVER:
        await place_to_open(services, response, private=False)
    found = await storms.book.of_day(user.id, day)
    if found is None:
        raise Refused("storm-nothing-to-share")
    response.game, run = found
    if server == NO_SERVER:
        await _share_outside(services, services.kits.get(response.game, kit), response, run)
        return
    await response.defer()
    boards = boards_of(services.context)
    place = await boards.book.place_of(server, response.interaction.channel_id or 0)
    if not await storms.book.put_on_board(user.id, run, place, user.display_name, boards.now):
        raise Refused("storm-nothing-to-share")
    board = await boards.book.find(STORM, day, place[1])
    assert board is not None
    board = await boards.put(board)
    there = board.message_id and message_link(server, board.channel_id, board.message_id)
    await response.reply(response.words.say("storm-on-board", link=there or "none"))


async def _share_outside(services: Services, kit: GameKit, response: Response, run: Run) -> None:
    book, user, words = STORMS.of(services.context).book, response.interaction.user, response.public_words
    if not await book.set_shared(user.id, run.day, shared=True):
        raise Refused("storm-nothing-to-share")
    told = words.say(
        "storm-shared",
        title=title(kit, words, run.day),
        name=written(bare(user.display_name)),
        score=run.score,
        right=run.right,
        of=len(run.answers),
        squares=squares(run.answers),
    )
    try:
        await response.public(told, panel=[[day_button(kit, words)]])
    except REQUEST_ERRORS:
        await book.set_shared(user.id, run.day, shared=False)
        raise


# ------------------------------------------------------------ today


async def rows_of_today(context: Context, user_id: int, locale: str) -> list[TodayRow]:
    """Return the storm of the day: each day in the next game that has boards."""
    book, today = STORMS.of(context).book, utc_day(context.tables.clock.wall())
    if not _kits(context):
        return []
    found = await book.of_day(user_id, today)
    kit = (context.kits.get(found[0]) if found else None) or _of_day(context, today)
    words, run = words_for(locale, kit.name), None if found is None else found[1]
    head, days, told = title(kit, words), await book.days(user_id), ""
    done = today in days
    if run is not None:
        is_told = words.say("storm-told", score=run.score, right=run.right, of=len(run.answers))
        told = is_told if done else words.say("storm-begun")
    button = Button(storm_id(DAY, kit), head, "plain" if done else "go")
    return [TodayRow(title=head, button=button, days=days, told=told, done=done, minutes=_MINUTES)]


FEATURE = Feature(
    presses={STORM: pressed},
    commands=Commands(table={STORM: from_welcome}, game={STORM: typed}, in_welcome=[STORM], for_one=[STORM]),
    help="more",
    kept=STORMS,
    jobs=Jobs(close=lambda services: STORMS.of(services.context).close()),
    messages=Additions(today=rows_of_today),
    pictures=examples,
)
