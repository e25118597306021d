"""Race: ten boards for one channel, in one message. The first right press scores, a wrong one sits out the board."""

import asyncio
import logging
import secrets
from collections.abc import Hashable, Sequence
from contextlib import suppress
from itertools import islice

from bot.core.boards import Board
from bot.core.chance import Seeded
from bot.core.errors import Refused
from bot.core.lru_cache import LruCache
from bot.features.race.race import BOARDS, Race
from bot.features.race.shown import END, PLAY, RACE, again, examples, present_race, told_of
from bot.features.storm.shown import ANSWERS, Reader
from bot.tables.runtime.alarms import Alarms
from bot.text import Words
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Commands, Feature, Jobs, Kept, Press, Services
from bot.ui.discord.components import Button, written_id
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.posting import ChannelGone
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response, nonce_for
from bot.ui.discord.whereabouts import actor_of
from bot.ui.kit import GameKit
from bot.ui.verbs import number_in

log = logging.getLogger(__name__)

OPEN, STANDS = 8.0, 3.0
"""The seconds for which a board is open, and for which its answer stands; in words twice as long."""
_KEPT = 512


class Running:
    """A race that is run in a channel."""

    def __init__(self, channel_id: int, host: int, reader: Reader, boards: Sequence[Board]) -> None:
        self.channel_id = channel_id
        self.host = host
        self.reader = reader
        self.boards = boards
        self.key = str(secrets.randbelow(10**9))
        self.race = Race()
        self.lock = asyncio.Lock()
        """Held while its message changes."""
        self.message_id = 0
        self.shown_at: dict[int, float] = {}
        """Since when one can look at each board, by Discord's clock."""
        self.told: set[int] = set()
        """The users who were told something that holds until its message changes."""
        self.asked: set[int] = set()
        """The users who were asked whether they want to end it."""

    @property
    def board(self) -> Board:
        return self.boards[self.race.number - 1]

    @property
    def stage(self) -> Hashable:
        """Return what its message shows, and names its alarm."""
        return self.key, self.race.number, self.race.is_open, self.race.is_over


class Races:
    """All races of this process, by channel. Nothing of them is stored."""

    def __init__(self, services: Services) -> None:
        self.running: dict[int, Running] = {}
        self.over: LruCache[str, None] = LruCache(_KEPT)
        """The keys of races that ended lately: somebody may be pressing one."""
        self._services = services
        self._clock = services.tables.clock
        self._told = EphemeralMessages(self._clock.discord)
        self.alarms = Alarms(self._clock.running, self._ring)

    def stop(self, run: Running) -> None:
        if self.running.get(run.channel_id) is run:
            del self.running[run.channel_id], self._services.tables.reserved[run.channel_id]
            self.over.put(run.key, None)

    async def end(self, run: Running) -> None:
        run.race = run.race.ended()
        self.stop(run)
        await asyncio.gather(self.show(run), *(self._told.delete((run.message_id, user_id)) for user_id in run.asked))

    async def _ring(self, alarm: Hashable) -> None:
        """Go on when a board, or its answer, has stood there for long enough, if it still does."""
        for run in [run for run in self.running.values() if run.stage == alarm]:
            try:
                run.race = run.race.gone_on()
                await (self.end(run) if run.race.is_over else self.show(run))
            except Exception:
                log.exception("a race failed")
                self.stop(run)

    async def show(self, run: Running, response: Response | None = None) -> None:
        """Change its message, in answer to a press if there is one; what anybody was told of it goes. What could not be
        shown, the next change shows. It ends with its channel.
        """
        context, told, run.told = self._services.context, run.told, set()
        gone = asyncio.gather(*(self._told.delete((run.channel_id, user_id)) for user_id in told))
        async with run.lock:
            shown = present_race(run.reader, run.race, run.key, run.board)
            message = await context.painter.ready(shown, run.reader.words)
            try:
                with suppress(*REQUEST_ERRORS):
                    if response is None or not await response.update(message):
                        await context.poster.edit(run.channel_id, run.message_id, message)
            except ChannelGone:
                run.race = run.race.ended()
                self.stop(run)
            self.wait(run)
        await gone

    async def tell(self, run: Running, response: Response, text: str) -> None:
        """Tell one person what holds until the race's message changes."""
        stage, user_id = run.stage, response.interaction.user.id
        run.told.add(user_id)
        await self._told.put_beside((run.channel_id, user_id), response, ReadyMessage(text))
        if run.stage != stage:
            await self._told.delete((run.channel_id, user_id))

    async def ask(self, run: Running, response: Response, text: str) -> None:
        """Ask one person whether they want to end it, until it is over."""
        user_id, end = response.interaction.user.id, written_id(RACE, END, run.reader.kit.name, run.key)
        run.asked.add(user_id)
        panel = [[Button(end, response.words.say("button-race-end"), "stop")]]
        await self._told.put_beside((run.message_id, user_id), response, ReadyMessage(text, panel))
        if run.race.is_over:
            await self._told.delete((run.message_id, user_id))

    def wait(self, run: Running) -> None:
        """Wait until the board's time is up, or its answer has been read."""
        if run.race.is_open:
            run.shown_at[run.race.number] = self._clock.discord()
        if not run.race.is_over:
            seconds = (OPEN if run.race.is_open else STANDS) * (1 + run.reader.in_words)
            self.alarms.set(run.stage, self._clock.running() + seconds)


RACES = Kept(Races)


# ------------------------------------------------------------ beginning one, and ending it


async def begin(services: Services, kit: GameKit, response: Response) -> None:
    """Begin a race in this channel. If there is one, it can be ended."""
    if kit.storm is None:
        raise Refused("no-race", game=response.words_of(kit.name).say(f"{kit.name}-name"))
    _, channel_id = await place_to_open(services, response, private=False)
    races, context, reserved = RACES.of(services.context), services.context, services.tables.reserved
    await response.defer()
    reader = Reader(kit, *await services.locale_and_look(response, public=True), still=True)
    made = reader.storm.boards(Seeded(secrets.token_hex(32)).below)
    boards = await asyncio.to_thread(lambda: [*islice(made, BOARDS)])
    run = Running(channel_id, response.interaction.user.id, reader, boards)
    if (other := races.running.setdefault(channel_id, run)) is not run:
        told = response.words.say("refused-race-runs")
        await (races.ask if _may_end(response, other) else races.tell)(other, response, told)
        return
    reserved[channel_id] = "race-runs"
    try:
        if (table := await services.store.open_table_in(channel_id)) is not None:
            raise Refused("race-table", table=str(table))
        message = await context.painter.ready(present_race(reader, run.race, run.key, run.board), reader.words)
        run.message_id = await context.poster.post(channel_id, message, nonce_for(RACE, run.key))
    except BaseException:
        races.stop(run)
        raise
    races.wait(run)


def before_night(kits: Sequence[GameKit], words: Words) -> list[Button]:
    """Offer a race while people gather for a night."""
    kit = next((kit for kit in kits if kit.storm is not None), None)
    return [] if kit is None else [Button(written_id(RACE, PLAY, kit.name), words.say("button-race"))]


def _may_end(response: Response, run: Running) -> bool:
    actor = actor_of(response.interaction)
    return actor.user_id == run.host or actor.moderator


# ------------------------------------------------------------ pressing


async def pressed(services: Services, response: Response, press: Press) -> None:
    verb, game, key, number = (*press.rest.split(":"), "", "", "")[:4]
    kit, races, words = services.kits.get(game), RACES.of(services.context), response.public_words
    if kit is None or verb not in (PLAY, END, *ANSWERS):
        raise Refused("unknown-button")
    response.game = game
    run = races.running.get(response.interaction.channel_id or 0)
    if verb == PLAY:
        await begin(services, kit, response)
    elif key in races.over:
        if response.pressed_private:
            await response.dismiss()
    elif run is None or run.key != key:
        await response.replace(words.say("race-gone"), again(kit, words), ())
    elif verb == END:
        if not _may_end(response, run):
            raise Refused("race-not-yours")
        await response.defer()
        await races.end(run)
    elif 1 <= (board := number_in(number)) <= run.race.number:
        await _answer(races, response, run, board, verb == "juse")
    else:
        raise Refused("unknown-button")


async def _answer(races: Races, response: Response, run: Running, board: int, said_juse: bool) -> None:
    """Note an answer at once, so that nobody who was later overtakes it, and show it or say what it has brought."""
    user, race = response.interaction.user, run.race
    pressed_at = response.interaction.created_at.timestamp()  # by Discord's clock, however busy the bot is
    seconds = pressed_at - run.shown_at.get(board, pressed_at)
    if board == race.number and race.is_open and not race.has_answered(user.id, board):
        right = said_juse == (run.board.juse is not None)
        run.race = race.answered(user.id, user.display_name, seconds, right=right)
        if not run.race.is_open:
            await races.show(run, response)
            return
    if told := told_of(response.words, run.race, board, user.id, seconds):
        await races.tell(run, response, told)


FEATURE = Feature(
    presses={RACE: pressed},
    commands=Commands(game={RACE: begin}, before_night=before_night),
    help="more",
    kept=RACES,
    jobs=Jobs(close=lambda services: RACES.of(services.context).alarms.close()),
    pictures=examples,
)
