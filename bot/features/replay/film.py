"""A finished game as a film: which of its moves it shows and for how long, their pictures, and a line below each.

Everything in it comes from everybody's view, as on the pages of a replay on which no hand is opened.
"""

import asyncio
import logging
import pickle
from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.errors import Refused
from bot.core.game import Milestone
from bot.features.replay import film_process
from bot.features.replay.film_process import Shot
from bot.features.replay.pages import Replay, ending_lines, ends_round
from bot.tables.runtime.pool import SPARE_TIME, NoAnswer, Stopping, Worker
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.table import RECENT_EVENTS
from bot.tables.runtime.waiting_list import WaitingList, WaitProgress
from bot.tables.steps.table_log import Position
from bot.text import duration_text
from bot.text.voice import Voice
from bot.ui.discord.components import ALT_LIMIT, shortened
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.closing import closing_looks
from bot.ui.table.presentation import call_picture_of, call_text, calls_in, looks_of, recap_of
from render.scene import MAX_HEIGHT, MAX_ITEMS, WIDTH, Area, Item, Label, Scene

log = logging.getLogger(__name__)

FilmPart: TypeAlias = Literal["best", "whole"]
BeatKind: TypeAlias = Literal["deal", "move", "reveal", "juse", "round", "end"]

MOST_PICTURES = 240
BEST = 30_000
"""Milliseconds of the best half minute."""
_LONG: dict[BeatKind, int] = {"deal": 1200, "move": 900, "reveal": 1400, "juse": 3200, "round": 4500, "end": 5000}
"""Milliseconds."""
_PICTURES: dict[BeatKind, int] = {"deal": 1, "move": 1, "reveal": 1, "juse": 4, "round": 2, "end": 1}
"""About so many."""
_REVEALED = 2.5
"""Seconds that people need at the table to see something worth being called a reveal."""


class Beat(msgspec.Struct, frozen=True):
    """A move, and what is shown of it."""

    kind: BeatKind
    number: int
    """The number of the move, as in a replay: one more than there are is the end of the game."""
    worth: float = 0.0
    """Among others of its kind."""

    @property
    def milliseconds(self) -> int:
        return _LONG[self.kind]


class Plan(msgspec.Struct, frozen=True):
    part: FilmPart
    beats: Sequence[Beat]
    """Never none, in the order of the game."""
    left_out: int = 0
    """Moves of the whole game for which there was no room."""

    @property
    def seconds(self) -> float:
        return sum(beat.milliseconds for beat in self.beats) / 1000


def plan_of(replay: Replay, kit: GameKit, part: FilmPart) -> Plan:
    beats = [_beat(number, position, kit) for number, position in enumerate(replay.positions)]
    if replay.last == replay.moves:
        beats.pop()  # there is no closing picture, so the last one stands for it
    beats.append(Beat("end", replay.last))
    if part == "best":
        return Plan(part, _best(beats))
    kept = _fitting(beats, MOST_PICTURES)
    return Plan(part, kept, len(beats) - len(kept))


def _beat(number: int, position: Position, kit: GameKit) -> Beat:
    shown = [event for event in position.events if event.shown_to(None)]
    if kit.result is not None and any(isinstance(event, Milestone) for event in shown):
        return Beat("round", number)
    if calls := calls_in(shown):
        return Beat("juse", number, max(call.cost for call in calls))
    if number == 0:
        return Beat("deal", number)
    seconds = kit.rules.seconds_to_see(kit.rules.view(position.state, None), shown)
    return Beat("reveal" if seconds >= _REVEALED else "move", number, seconds)


def _fitting(beats: Sequence[Beat], most: int) -> Sequence[Beat]:
    """Leave out as many as needed, evenly: plain moves first, then what is special, and never the end."""
    *others, end = beats
    special = [beat for beat in others if beat.kind in ("juse", "round")]
    plain = [beat for beat in others if beat.kind not in ("juse", "round")]
    special = _evenly(special, most - _PICTURES["end"])
    plain = _evenly(plain, most - _PICTURES["end"] - _pictures(special))
    return [*sorted([*special, *plain], key=lambda beat: beat.number), end]


def _pictures(beats: Sequence[Beat]) -> int:
    return sum(_PICTURES[beat.kind] for beat in beats)


def _evenly(beats: Sequence[Beat], most: int) -> Sequence[Beat]:
    count = len(beats)
    while count:
        kept = [beats[number * len(beats) // count] for number in range(count)]
        excess = _pictures(kept) - most
        if excess <= 0:
            return kept
        count -= max(1, excess // max(_PICTURES.values()))
    return []


def _best(beats: Sequence[Beat]) -> Sequence[Beat]:
    """Choose deal and end; what is special, by turns; then what was to be seen; and the last moves to fill it."""
    if sum(beat.milliseconds for beat in beats) <= BEST:
        return beats
    *others, end = beats
    dearest = _by_worth(others, "juse"), _by_worth(others, "round")
    special = [beat for pair in zip_longest(*dearest) for beat in pair if beat is not None]
    plain = reversed([beat for beat in others if beat.kind in ("move", "reveal")])
    wanted = chain(_by_worth(others, "deal"), special, _by_worth(others, "reveal"), plain)
    kept, room = dict[int, Beat](), BEST - end.milliseconds
    for beat in wanted:  # those that still fit, each once
        if beat.number not in kept and beat.milliseconds <= room:
            kept[beat.number] = beat
            room -= beat.milliseconds
    return [*sorted(kept.values(), key=lambda beat: beat.number), end]


def _by_worth(beats: Sequence[Beat], kind: BeatKind) -> Sequence[Beat]:
    """Sort by worth, the last one first among equals."""
    return sorted((beat for beat in beats if beat.kind == kind), key=lambda beat: (-beat.worth, -beat.number))


# ------------------------------------------------------------ the film


STRIP = 128
"""The height of the part below the picture, for its words."""
_LETTERS, _COUNT = 38, 34
_UPPER, _MIDDLE, _LOWER = 40, 64, 92
_LINE = 38
"""Letters of a line that need not be squeezed."""
_LEFT, _RIGHT, _GAP = 20, 170, 24
_SLIP, _SLIPS = 500, 1600
"""The milliseconds of a Juse!: for each step towards its last picture, and at most for all of them."""
_LAST_LOOK = 1600
"""The milliseconds of the table at the end of a round, before its result."""


class Film(NamedTuple):
    replay: Replay
    kit: GameKit
    plan: Plan
    audience: Audience

    @property
    def voice(self) -> Voice:
        """Return a voice that speaks of everybody, and to nobody: whose turn it was may be long ago."""
        voice = self.audience.of_picture
        return replace(voice, computers=frozenset(range(len(voice.names))))


def film_of(replay: Replay, kit: GameKit, part: FilmPart, locale: str = "", look: OwnLook = AS_THE_TABLE) -> Film:
    return Film(replay, kit, plan_of(replay, kit, part), Audience(replay.data, locale, look))


# ------------------------------------------------------------ how it looks


class _Picture(msgspec.Struct, frozen=True):
    scene: Scene
    milliseconds: int
    text: str
    count: str


def shots_of(film: Film) -> Iterator[Shot | None]:
    """Yield all pictures at the end, and until then None after each beat, where its maker may do something else."""
    pictures: list[_Picture] = []
    for beat in film.plan.beats:
        pictures.extend(_shown(film, beat))
        yield None
    height = min(MAX_HEIGHT, max(picture.scene.height for picture in pictures) + STRIP)
    yield from (Shot(_with_words(picture, height), picture.milliseconds) for picture in pictures)


def _shown(film: Film, beat: Beat) -> Iterator[_Picture]:
    replay, kit, voice, of_picture = film.replay, film.kit, film.voice, film.audience.of_picture
    count = voice.say("film-count", move=min(beat.number, replay.moves), moves=replay.moves)
    if beat.kind == "end":
        look, _ = closing_looks(kit, replay.data, replay.summary)
        yield _Picture(look(of_picture), beat.milliseconds, _ending(film, voice), count)
        return
    position = replay.positions[beat.number]
    view = kit.rules.view(position.state, None)
    text = _sentence(position, view, kit, voice)
    lately = replay.positions[max(0, beat.number - RECENT_EVENTS) : beat.number + 1]
    so_far = [event for each in lately for event in each.events][-RECENT_EVENTS:]
    look, _ = looks_of(kit, view, round_ended=ends_round(position), happened=so_far)
    scene = look(of_picture)
    if beat.kind == "deal":
        yield _Picture(scene, beat.milliseconds, _cast(film), "")
    elif beat.kind == "juse":
        # What the announcement of the last misplay showed.
        call = calls_in(position.events)[-1]
        moment = call_picture_of(replace(replay.data, state=position.state), kit, call, film.audience)
        *steps, last = [scene] if moment is None else moment.scenes
        step = min(_SLIP, _SLIPS // len(steps)) if steps else 0
        yield from (_Picture(shown, step, text, count) for shown in steps)
        yield _Picture(last, beat.milliseconds - step * len(steps), text, count)
    elif beat.kind == "round" and kit.result is not None:
        yield _Picture(scene, _LAST_LOOK, text, count)
        event = [event for event in position.events if isinstance(event, Milestone)][-1]
        result, *_ = kit.result.text(event, voice).splitlines()
        yield _Picture(kit.result.scene(event, of_picture), beat.milliseconds - _LAST_LOOK, result, count)
    else:
        yield _Picture(scene, beat.milliseconds, text, count)


def _ending(film: Film, voice: Voice) -> str:
    return next(iter(ending_lines(film.replay, film.kit, voice)), "")


# ------------------------------------------------------------ what it says


def _sentence(position: Position, view: object, kit: GameKit, voice: Voice) -> str:
    """Say what happened for all to see or, if nothing did, whose turn it is."""
    told = recap_of(kit, position.events, voice)
    told = told or [call_text(kit, event, voice) for event in calls_in(position.events)]
    if told or not kit.rules.to_act(position.state):
        return " ".join(told)
    return kit.status(view, voice).partition("\n")[0]


def _cast(film: Film) -> str:
    words = film.audience.words
    return words.say("film-cast", game=film.audience.game, names=words.listed(film.audience.of_picture.names))


def _with_words(picture: _Picture, height: int) -> Scene:
    """Put the picture on a table of this height, and the words at its lower edge."""
    scene = picture.scene
    strip = tuple(_strip(picture, height)) if height - scene.height >= STRIP else ()
    room = MAX_ITEMS - len(scene.items)
    return Scene(height, (*scene.items, *strip[: max(0, room)]), scene.look)


def _strip(picture: _Picture, height: int) -> Iterator[Item]:
    top = height - STRIP
    yield Area(WIDTH // 2, top + STRIP // 2, WIDTH, STRIP, "dusk", 0)
    first, second = _lines(plain(picture.text))
    room = WIDTH - 2 * _LEFT - (_RIGHT + _GAP if picture.count else 0)
    y = top + (_UPPER if second else _MIDDLE)
    yield Label(_LEFT, y, first, _LETTERS, "bare", room, "left")
    if second:
        yield Label(_LEFT, top + _LOWER, second, _LETTERS, "bare", WIDTH - 2 * _LEFT, "left")
    if picture.count:
        yield Label(WIDTH - _LEFT, y, picture.count, _COUNT, "muted", _RIGHT, "right")


def plain(text: str) -> str:
    """Remove the formatting of messages."""
    return " ".join(text.replace("**", "").removeprefix("-# ").removeprefix("▶ ").split())


def _lines(text: str) -> tuple[str, str]:
    """Split the words in two lines if one would be squeezed: about equally long, if the first is not too long then."""
    if len(text) <= _LINE:
        return text, ""
    cut = text.find(" ", len(text) // 2)
    if not 0 <= cut <= _LINE:
        cut = text.rfind(" ", 0, _LINE + 1)
    return (text, "") if cut < 0 else (text[:cut], text[cut + 1 :])


# ------------------------------------------------------------ what is said of it


def film_title(film: Film) -> str:
    """Return a line, and another one if moves are left out."""
    plan, words, moves = film.plan, film.audience.words, film.replay.moves
    title = words.say(
        "film-title",
        game=film.audience.game,
        table=str(film.replay.data.id),
        part=plan.part,
        long=duration_text(plan.seconds, words),
    )
    if not plan.left_out:
        return title
    return f"{title}\n{words.say('film-left-out', shown=moves - plan.left_out, moves=moves)}"


def film_alt(film: Film) -> str:
    """Describe the film: what it is, and how it ends."""
    replay, kit, voice, words = film.replay, film.kit, film.audience.of_label, film.audience.words
    _, alt = closing_looks(kit, replay.data, replay.summary)
    long = duration_text(film.plan.seconds, words)
    lines = [
        words.say("film-alt", cast=_cast(film), part=film.plan.part, long=long),
        plain(_ending(film, voice)),
        alt(voice),
    ]
    return shortened("\n".join(filter(None, lines)), ALT_LIMIT)


# ------------------------------------------------------------ the maker of films


MOST_WAITING = 8
"""Films under way, with the one that is being made, before servers have one each at most."""
LONGEST = 12 * 60.0
"""Seconds. A reply can be changed for a quarter of an hour."""
_PAINTED = 4
"""Pictures that are painted before it is told how far the film is."""
_SCENES = 0.3
"""The share of the work that goes into the scenes."""


class FilmMaker:
    def __init__(self) -> None:
        self.worker = Worker(SPARE_TIME)
        self.closed = False
        self.place = WaitingList(1, MOST_WAITING, has_one="film-under-way", full="film-queue-full").place

    async def close(self) -> None:
        self.closed = True
        await self.worker.close()

    async def make(self, film: Film, progress: WaitProgress) -> bytes:
        """Make a GIF. `Refused` if it cannot be made."""
        try:
            async with asyncio.timeout(LONGEST):
                await progress.turn.wait()
                return await _made(film, progress, self.worker)
        except (NoAnswer, TimeoutError) as error:
            if not isinstance(error, Stopping):
                why = str(error) or f"it took more than {LONGEST:g} s"
                log.warning("a film of table %s was not made: %s", film.replay.data.id, why)
            raise Refused("film-failed") from None


async def _made(film: Film, progress: WaitProgress, worker: Worker) -> bytes:
    shots: list[bytes] = []
    for number, shot in enumerate(shots_of(film), start=1):
        if shot is not None:
            shots.append(pickle.dumps(shot))
        progress.share = _SCENES * min(1.0, number / len(film.plan.beats))
        await asyncio.sleep(0)
        await yield_to_foreground()
    await worker.ask(film_process.begin, shots)
    while True:
        done, gif = await worker.ask(film_process.paint, _PAINTED)
        if gif:
            return gif
        progress.share = _SCENES + (1 - _SCENES) * done / len(shots)
