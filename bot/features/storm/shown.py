"""What a run of Storm looks like: a board with what was right of the one before, and the end; as pictures or in words.
Nothing of a board that is not answered yet knows whether its move is right.
"""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple

import msgspec

from bot.core.boards import Board
from bot.core.cards import Look, OwnLook
from bot.core.chance import Seeded
from bot.features.daily.board import MOST, Head, ranks, strips_scene
from bot.features.daily.results import Board as DayBoard
from bot.features.daily.results import SharedScore
from bot.features.storm.run import LIVES, MOST_BOARDS, RIGHT, STORM, WRONG, Run
from bot.tables.steps.lobby import good_number, with_computers
from bot.text import Words, words_for
from bot.text.voice import Voice
from bot.ui.discord.components import ALT_LIMIT, Button, Panel, fitting, shortened, within_limit, written_id
from bot.ui.discord.names import bare, label_names, seat_names, written
from bot.ui.kit import GameKit, StormKit
from bot.ui.table.phone_text import in_rows
from bot.ui.table.presentation import Presentation
from render import Frame, with_strip
from render.layout import Box, area, band
from render.scene import WIDTH, Area, Fill, Item, Label, Scene, SeatBadge, Sign, Small, Tally, Tone

PLAY, DAY, SHARE = "play", "day", "share"
ANSWERS = {"juse": "stop", "right": "go"}
"""What one can say of a board, and how its button looks."""
WRONG_TAKES, RIGHT_TAKES = 1.4, 0.47
"""The seconds for which one sees what was right, after a wrong answer and after a right one."""
_FIRST = 400
"""Milliseconds of what comes before that which stands there."""

_SENTENCE, _STATUS, _SIDE, _BAR = 116, 132, 32, 14
_ROWS_KEPT = 3
"""The rows of a phone that are kept above a picture which stands still, so that nothing below jumps."""
_LETTERS, _SMALL = 48, 36
"""About as many letters as have room in a line of a picture, and the size of those in two lines."""
_HEAD, _FIGURES, _TITLE = 132, 214, 84
_MOST_MISSED = 3
_TALLEST, _WIDEST, _GAP = 310, 540, 10
"""How large a missed board is at most, and what is left free around it."""
_LETTER, _LINE, _MOST_LINES = 20, 54, 6
"""About how wide a letter is beside it, how high a line, and the most of them."""


class Reader(NamedTuple):
    """Whoever plays, and how they read."""

    kit: GameKit
    locale: str
    look: OwnLook
    still: bool
    """They want no moving pictures."""

    @property
    def storm(self) -> StormKit:
        assert self.kit.storm is not None
        return self.kit.storm

    @property
    def words(self) -> Words:
        return words_for(self.locale, self.kit.name)

    @property
    def in_words(self) -> bool:
        return self.look.in_words

    def voice(self, *, picture: bool) -> Voice:
        """Return the voice of pictures, or of what is read instead: all seats are computers'."""
        seats, words = with_computers((), good_number(self.kit.rules)), self.words
        look = msgspec.structs.replace(self.look.over(Look()), letters=words.say("suit-letters"))
        names = seat_names(seats) if picture else label_names(seats)
        return Voice(names, words, look, self.kit.for_one, frozenset(range(len(seats))))

    def view(self, board: Board) -> tuple[object, int, object]:
        """Return all that may be known of a board before it is answered."""
        return self.kit.rules.view(board.state, None), board.seat, board.action


class Answered(NamedTuple):
    """The board before, which was answered right or not."""

    board: Board
    right: bool


def takes(before: Answered) -> float:
    return RIGHT_TAKES if before.right else WRONG_TAKES


# ------------------------------------------------------------ a board


def upper_scene(reader: Reader, board: Board) -> Scene:
    """Draw a board, and its move in a sentence."""
    voice, view = reader.voice(picture=True), reader.view(board)
    seat = None if reader.kit.for_one else board.seat
    return with_strip(reader.storm.scene(*view, voice), _line(reader.storm.sentence(*view, voice), "paper", seat))


def answer_frames(reader: Reader, before: Answered) -> Sequence[Frame]:
    """Show what was right; of a right answer, only that."""
    voice = reader.voice(picture=True)
    scenes = reader.storm.answer(before.board, voice)
    line = _line(reader.storm.why(before.board, voice), "light" if before.right else "fault", None)
    *first, last = (with_strip(scene, line) for scene in (scenes[-1:] if before.right else scenes))
    return [*((scene, _FIRST) for scene in first), (last, round(1000 * takes(before)) - _FIRST * len(first))]


def _line(text: str, fill: Fill, seat: int | None) -> Scene:
    box = Box(0, 0, WIDTH, _SENTENCE)
    badge = () if seat is None else (SeatBadge(_SIDE + 34, box.y, seat, 68),)
    left, tone = _SIDE + 92 * len(badge), "ink" if fill == "paper" else "bare"
    words = _in_two(Box(left, 8, WIDTH - _SIDE - left, _SENTENCE - 16), text, 46, tone)
    return Scene(_SENTENCE, (band(box, fill), *badge, *words))


def _in_two(box: Box, text: str, size: int, tone: Tone) -> Iterator[Label]:
    """Put a sentence into one line or, if it is long, into two smaller ones."""
    lines = [text]
    if len(text) > _LETTERS:
        lines, size = wrap(text, max(len(text) * 11 // 20, _LETTERS), max_lines=2, placeholder=" …"), _SMALL
    for line, row in zip(lines, box.rows(*[box.height // len(lines)] * len(lines)), strict=True):
        yield Label(row.left, row.y, line, size, tone, row.width, "left")


def status_strip(run: Run) -> Scene:
    """Draw what a run has left, and its score."""
    box = Box(0, 0, WIDTH, _STATUS)
    y, left = box.y + _BAR // 2, max(2, round(WIDTH * run.left / run.seconds))
    items: list[Item] = [
        band(box, "dusk"),
        Area(left // 2, _BAR // 2, left, _BAR, "gold", 0),
        Sign(_SIDE + 34, y, "clock", 64),
        Label(_SIDE + 88, y, f"{run.left:.0f}", 58, "bare", 130, "left"),
        Tally(420, y, run.lives, LIVES, 44),
        Label(720, y, f"×{run.factor}", 54, "glint" if run.factor > 1 else "muted", 150),
        Label(WIDTH - _SIDE, y, str(run.score), 62, "bare", 300, "right"),
    ]
    return Scene(_STATUS, tuple(items))


class Position(NamedTuple):
    """Where somebody is in a run: the board that stands there, and the one before."""

    run: Run
    key: str
    """Names the run in its buttons."""
    board: Board
    before: Answered | None = None
    best: int = 0
    """The best score so far, to be beaten."""


def present_board(reader: Reader, at: Position, *, moving: bool = False) -> Presentation:
    """Show the board that stands there. `moving`: its picture says what was right of the one before."""
    words, run = reader.words, at.run
    panel = answer_panel(reader, STORM, at.key, len(run.answers))
    said = [_verdict(reader, at)]
    if at.before is not None and not moving:
        said.append(reader.storm.why(at.before.board, reader.voice(picture=False)))
    table, move = board_lines(reader, at.board)
    status = words.say(
        "storm-status",
        seconds=round(run.left),
        lives=run.lives,
        factor=run.factor,
        score=run.score,
        number=_number(run),
    )
    if reader.in_words:
        return Presentation(within_limit([*said, "", table, f"**{move}**", status]), panel, deck=None)
    lines = in_rows(said, _ROWS_KEPT) if reader.still else said
    scene = with_strip(upper_scene(reader, at.board), status_strip(run))
    alt = shortened("\n".join(fitting([move, table, status], ALT_LIMIT)), ALT_LIMIT)
    return Presentation("\n".join(lines), panel, scene, alt, deck=reader.look.emoji_deck(Look()))


def board_lines(reader: Reader, board: Board) -> tuple[str, str]:
    """Return the board in words, and its move."""
    view, voice, words = reader.view(board), reader.voice(picture=False), reader.storm.words
    table = reader.kit.alt(view[0], voice) if words is None else words(*view, voice)
    return table, reader.storm.sentence(*view, voice)


def _verdict(reader: Reader, at: Position) -> str:
    words, run = reader.words, at.run
    if at.before is None:
        first = title(reader.kit, words)
        if not at.best:
            return words.say("storm-first", title=first)
        return words.say("count-separator").join([f"⛈️ **{first}**", words.say("storm-best", best=at.best, new=False)])
    right, is_juse = at.before.right, at.before.board.juse is not None
    return words.say("storm-verdict", right=right, juse=is_juse, factor=run.factor)


def _number(run: Run) -> str:
    """Return which of a day's boards it is; nothing in a run without an end."""
    return f"{len(run.answers) + 1}/{MOST_BOARDS}" if run.day else "none"


def answer_panel(reader: Reader, kind: str, key: str, number: int) -> Panel:
    """Return both answers to a board, of this number in a run or a race."""
    return [
        [
            Button(written_id(kind, verb, reader.kit.name, key, number), reader.words.say(f"storm-{verb}"), style)
            for verb, style in ANSWERS.items()
        ]
    ]


def storm_id(verb: str, kit: GameKit, *rest: object) -> str:
    return written_id(STORM, verb, kit.name, *rest)


def title(kit: GameKit, words: Words, day: str = "") -> str:
    return words.say("storm-title", game=words.say(f"{kit.name}-name"), day=words.day(day) if day else "none")


# ------------------------------------------------------------ the end


def present_end(
    reader: Reader, run: Run, missed: Sequence[Board], best: int, panel: Panel, note: str = ""
) -> Presentation:
    """Show how a run went. `best`: the best score before it. `note`: a line besides."""
    words = reader.words
    is_best = not run.day and run.score > best
    told = words.say("storm-today") if run.day else words.say("storm-best", best=best, new=is_best)
    head = "\n".join([words.say("storm-end", ending=run.ending, score=run.score, best=told), *([note] if note else [])])
    voice, shown = reader.voice(picture=False), missed[:_MOST_MISSED]
    figures = words.say("storm-figures", right=run.right, of=len(run.answers), longest=run.longest)
    lines = [figures, *([words.say("storm-missed")] if shown else [])]
    for board in shown:
        sentence, why = reader.storm.sentence(*reader.view(board), voice), reader.storm.why(board, voice)
        lines.append(words.say("storm-missed-line", sentence=sentence, why=why))
    if reader.in_words:
        return Presentation(within_limit([head, *lines]), panel, deck=None)
    scene = end_scene(reader, run, shown, told, is_best=is_best)
    return Presentation(head, panel, scene, shortened("\n".join(lines), ALT_LIMIT), deck=reader.look.emoji_deck(Look()))


def end_scene(reader: Reader, run: Run, missed: Sequence[Board], best: str, *, is_best: bool) -> Scene:
    words, shown = reader.words, [_with_reason(reader, board) for board in missed]
    rows_of = [max(picture.height, _LINE * len(lines)) + 4 * _GAP for picture, lines in shown]
    heights = (_TITLE, *rows_of, _GAP) if missed else (_GAP,)
    head, figures, *rows = Box(0, 0, WIDTH, _HEAD + _FIGURES + sum(heights)).rows(_HEAD, _FIGURES, *heights)
    tone: Tone = "ink" if is_best else "bare"
    items: list[Item] = [
        band(head, "gold" if is_best else "dusk"),
        Label(_SIDE, head.y, title(reader.kit, words, run.day), 58, tone, 640, "left"),
        Label(WIDTH - _SIDE, head.y, best, 46, tone, 460, "right"),
        Label(_SIDE, figures.y, words.say("storm-score", score=run.score), 112, "glint", 420, "left"),
    ]
    told = (
        (f"{run.right}/{len(run.answers)}", words.say("storm-right-of")),
        (str(run.longest), words.say("storm-in-a-row")),
    )
    for box, (figure, what) in zip(Box(480, figures.top, 700, _FIGURES).even_columns(2), told, strict=True):
        items += [area(box.inset(8, 16), "shadow"), Label(box.x, box.y - 28, figure, 66, "bare", 300)]
        items.append(Label(box.x, box.y + 48, what, 38, "muted", 310))
    if missed:
        items.append(Label(_SIDE, rows[0].y, words.say("storm-missed"), 46, "bare", 900, "left"))
    for box, (picture, lines) in zip(rows[1:], shown, strict=False):
        items += _missed(box.inset(_GAP, _GAP), picture, lines)
    return Scene(rows[-1].bottom, tuple(items))


def _missed(box: Box, picture: Small, lines: Sequence[tuple[str, Tone]]) -> Iterator[Item]:
    """Show a board with what was right, and beside it the move and the reason."""
    yield area(box, "shadow")
    yield msgspec.structs.replace(picture, x=box.left + _GAP + picture.width // 2, y=box.y)
    left = box.left + picture.width + 2 * _GAP
    room = Box(left, box.top + _GAP, box.right - _GAP - left, box.height - 2 * _GAP)
    for (line, tone), row in zip(lines, room.rows(*[_LINE] * len(lines)), strict=True):
        yield Label(row.left, row.y, line, _SMALL, tone, row.width, "left")


def _with_reason(reader: Reader, board: Board) -> tuple[Small, Sequence[tuple[str, Tone]]]:
    """Return a board with what was right, made small, and in lines what has room beside it."""
    voice = reader.voice(picture=True)
    scene = reader.storm.answer(board, voice)[-1]
    picture = Small(0, 0, min(_WIDEST, WIDTH * _TALLEST // scene.height), scene)
    letters = (WIDTH - picture.width - 5 * _GAP) // _LETTER
    move, why = reader.storm.sentence(*reader.view(board), voice), reader.storm.why(board, voice)
    lines: list[tuple[str, Tone]] = [(line, "bare") for line in wrap(move, letters, max_lines=2)]
    reasons = wrap(why, letters, max_lines=_MOST_LINES - len(lines), placeholder=" …")
    return picture, [*lines, *((line, "glint") for line in reasons)]


def squares(answers: str) -> str:
    """Return a strip of what was right, which tells no board."""
    return "".join("🟥🟩"[int(answer)] for answer in answers)


# ------------------------------------------------------------ the board of a channel


def present_day_board(
    kit: GameKit, board: DayBoard, scores: Sequence[SharedScore], locale: str, own: OwnLook, over: bool
) -> Presentation:
    """Show everybody's run of a day that was shared in a channel. It tells none of its boards."""
    words = words_for(locale, kit.name)
    name, date, panel = title(kit, words), words.day(board.day), [[day_button(kit, words)]]
    head = words.say("storm-board", title=name, date=date, over=over)
    lines = [
        words.say(
            "storm-board-line",
            place=place,
            name=written(bare(shared.name)) if own.in_words else bare(shared.name),
            score=shared.score,
            squares=squares("".join("01"[height > WRONG] for height in shared.heights)),
        )
        for place, shared in zip(ranks(scores), scores[:MOST], strict=False)
    ]
    if len(scores) > MOST:
        lines.append(words.say("daily-board-more", more=len(scores) - MOST))
    if own.in_words:
        return Presentation(within_limit([head, *lines]), panel)
    foot, strip, score = (words.say(f"storm-board-{part}") for part in ("foot", "strip", "score"))
    scene = strips_scene(scores, Head(name, date, foot, strip, score), words)
    return Presentation(head, panel, scene, shortened("\n".join([f"{name}, {date}", *lines]), ALT_LIMIT))


def day_button(kit: GameKit, words: Words) -> Button:
    return Button(storm_id(DAY, kit), words.say("storm-today"), "go")


# ------------------------------------------------------------ for the gallery


def examples(kits: Sequence[GameKit]) -> Mapping[str, Scene]:
    """Return a board and an end of each game that has boards."""
    scenes: dict[str, Scene] = {}
    for kit in [kit for kit in kits if kit.storm is not None]:
        reader = Reader(kit, "", OwnLook(), still=True)
        boards = reader.storm.boards(Seeded("gallery").below)
        shown, *missed = (next(boards) for _ in range(1 + _MOST_MISSED))
        run = Run(answers="111011111101110", looked=37.0, score=630)
        scenes[f"storm-{kit.name}"] = with_strip(upper_scene(reader, shown), status_strip(run))
        best = reader.words.say("storm-best", best=480, new=True)
        scenes[f"storm-{kit.name}-end"] = end_scene(reader, run, missed, best, is_best=True)
        day, strip = DayBoard(STORM, "2026-11-25", 1, 1, None, 0.0, 1), (RIGHT, RIGHT, WRONG, RIGHT, WRONG, WRONG)
        scores = [
            SharedScore(0, name, 1, score, 0, False, 0.0, strip, None) for name, score in (("Zoë", 630), ("Kai", 85))
        ]
        shared = present_day_board(kit, day, scores, "", OwnLook(), False).scene
        scenes |= {} if shared is None else {f"storm-{kit.name}-board": shared}
    return scenes
