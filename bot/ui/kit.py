"""What a game gives to the frame: its rules, its computer player and how it is shown. All pure functions of views."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeAlias, get_args

import msgspec

from bot.core.boards import Board
from bot.core.cards import Card, parse_cards
from bot.core.coach import Luck, Review
from bot.core.game import AnyGame, Choose, Event, Options, Question, Roll
from bot.core.lesson import Lesson, PlayedMove
from bot.core.summary import Foretold, Insight, Snapshot, Summary
from bot.tables.steps.model import Phase, TableData
from bot.tables.steps.timing import EventNews
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.discord.components import WELCOME, Button, OfferRow, written_id
from bot.ui.discord.emojis import game_emoji
from bot.ui.hand_kit import HandKit
from bot.ui.thrills import Thrill
from render import Frame
from render.scene import MedalKind, Scene

Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
DIFFICULTIES: Sequence[Difficulty] = get_args(Difficulty)

_COMPUTERS_MOVE = 1.8
"""Seconds that a computer's move takes, with the time to see it."""
_ROUNDED = 5
"""Longer times are told in steps of so many minutes."""

PLAY = "play"
"""The verb of a game's button that begins one. Other buttons name the command of a feature."""

_SOLO_TEXTS = ("won", "scores-line", "scores-average", "board-score")


class Verdict(msgspec.Struct, frozen=True):
    """A verdict of the rules on a move, for someone who learns. Moves with the same verdict are listed together."""

    move: str
    """The move as its button or list says it, or what it has in common with others of the same verdict."""
    why: str


Judge: TypeAlias = Callable[[Any, int, Any, Any, Voice], Verdict | None]


@dataclass(frozen=True)
class GuideKit:
    """The answer to *What can I do?*, made from the view of the seat that asks, so it can tell no secret."""

    options_text: Callable[[Any, int, Voice], Iterable[str]]
    """Everything that this seat could do now, whether the rules allow it or not."""
    relevant_rules: Callable[[Any, int | None, Voice], Iterable[str]]
    """The rules that matter in this phase; None: to a bystander."""
    name_move: Callable[[Any, Voice], str]
    """An action in a few words."""
    judge: Judge | None = None
    """A possible action of this seat by the rules: what it would be called for (`Juse`), or None. Returns None to leave
    it out, where others say the same already. None: the game has no misplays.
    """
    coach: Callable[[Any, int, Any, Voice], str] | None = None
    """View of the seat that asks, its number, the best action → why that is best, in terms of the game: one sentence
    made from nothing but that view.
    """


@dataclass(frozen=True)
class ResultKit:
    """The end of a round, in games that have them (`Milestone`). It stays in the channel as its own message."""

    last_look: Callable[[Any, Voice], Scene]
    """The table as it stood when the round ended, from everybody's view after that: it is shown for some seconds before
    the result is posted.
    """
    last_look_alt: Callable[[Any, Voice], str]
    """A description of that picture in short lines."""
    scene: Callable[[Any, Voice], Scene]
    text: Callable[[Any, Voice], str]
    """The result with the reason for every point, as the message says it: a few lines."""
    alt: Callable[[Any, Voice], str]
    """A description of the message and its picture in short lines."""
    in_closing: bool = False
    """The closing picture shows the last result, which is then not posted as well."""


@dataclass(frozen=True)
class InsightKit:
    """The remarks of a replay: what was missed in a game that is over. Nothing is hidden then, so all is made from
    states; it is never shown before.
    """

    study: Callable[[Sequence[Snapshot]], Insight]
    """The deal and every move → what there is to tell. It may take long: it runs in a thread, once a game."""
    text: Callable[[Any, Voice], str] | None = None
    """The lines that the page of that move adds: one, two at most. None: `study` finds nothing about single moves."""
    sums: Callable[[Insight, Voice], Sequence[str]] | None = None
    """The lines that the last page adds: one for the whole game, or for each player."""
    turning_point: Callable[[Any, Voice], str] | None = None
    """A turning point in a few words, without the name of its seat. None: `study` finds none."""
    best_line: Callable[[Insight, Voice], str] | None = None
    """The line on each page of the best line, if `study` finds one: what it is, and what it leads to."""


@dataclass(frozen=True)
class ForecastKit:
    """What those who watch can predict of each part of a game (a round, a lap), not who wins: `GAME-forecast` asks it,
    `…-until` says until when, and `…-part` which part it is.
    """

    choices: Callable[[Voice], Mapping[str, str]]
    """Each choice as a list holds it → as the list says it."""
    foretold: Callable[[Sequence[Snapshot]], Foretold]
    """The deal and every move so far → the answers."""
    told: Callable[[int, Collection[str], Voice], str]
    """A short sentence that says what was right of the part with this number."""


@dataclass(frozen=True)
class CoachKit:
    """What cost a seat most in a game that is over, graded from nothing but what it could know when it chose."""

    begin: Callable[[Sequence[Snapshot], Sequence[tuple[int | None, Any]], int, str], Review]
    """The deal and every move, the seats and actions of the moves, a seat and a seed → a review that is to be worked
    out. A move without a seat was made for it by somebody else, and is not reviewed.
    """
    advance: Callable[[Any], Review]
    """Works on it for a fraction of a second, in another process. The same game, seat and seed lead to the same."""
    moment: type[Any]
    """The type of its costly decisions (`core/coach.py`), to store them."""
    why: Callable[[Any, Any, Voice], str]
    """A moment, and the view of its seat → one sentence that says why the better action was that."""
    again: Callable[[Sequence[PlayedMove], int, int, Roll], Sequence[PlayedMove]]
    """The deal and every move, the index of a decision, its seat, chance → the deal and the moves that lead there with
    hidden cards that fit what the seat knew, by chance those of then. `Refused` if none are found.
    """
    goal: Callable[[Any, Any, Voice], str]
    """A moment, and the view of its seat then or later in the same round → what whoever tries it again is to reach."""
    brought: Callable[[Any, Any, Any, Voice], tuple[bool, str]]
    """A moment, the state right after a round of it, and that of the same game or one like it that went on → whether
    the goal was reached there in the round of the same number, and what it brought.
    """
    leaves_out: bool = False
    """Some decisions are not reviewed: `GAME-review-leaves-out` says which."""


@dataclass(frozen=True)
class LuckKit:
    """How much of the result of a game that is over was the cards, how much a seat's own choices, and how much the
    others'. It leans to no side, however rough it is: it is told for many games together.
    """

    begin: Callable[[Sequence[Snapshot], Sequence[tuple[int, Any]], int, str], Luck]
    """Begins to work it out, as `CoachKit.begin`."""
    advance: Callable[[Any], Luck]
    """Works on it for a fraction of a second, in another process; some seconds in all."""


@dataclass(frozen=True)
class WhyKit:
    """What a computer's move was based on, told when the game is over."""

    explain: Callable[[Question], Any]
    """The question that it was asked → what its answer was based on, with the same figures: the `action`, the seat at
    which it was aimed or None (`target`), and a few of the states that it took for possible (`drawn`). Called in
    another process.
    """
    text: Callable[[Any, int, Voice], Iterable[str]]
    """The basis of a move, its seat → a few lines."""
    by_rule: Callable[[Question, Any, Voice], str]
    """The question that a computer on easy or normal was asked, its action → the rule of thumb behind it. The seed of
    the question is empty.
    """


@dataclass(frozen=True)
class StormKit:
    """Boards to train one's eye: is this move a misplay? Half of them are right; nothing but the cards tells which."""

    boards: Callable[[Roll], Iterator[Board]]
    """Boards without end, each with as many seats as make a good game (`good_seats`), and the same for the same chance.
    Each takes some hundredths of a second at most. `matched` (`core/boards.py`) sees to it that the move alone tells
    nothing.
    """
    scene: Callable[[Any, int, Any, Voice], Scene]
    """The view before the move, its seat, its action → the table with the move as an arrow, of one height for the whole
    game. The view is everybody's.
    """
    sentence: Callable[[Any, int, Any, Voice], str]
    """The same → the move in a short sentence."""
    answer: Callable[[Board, Voice], Sequence[Scene]]
    """What was right, in a picture or two of the same height: the last one stands."""
    why: Callable[[Board, Voice], str]
    """A short sentence: why it was a misplay, or why it is allowed."""
    words: Callable[[Any, int, Any, Voice], str] | None = None
    """View, seat, action → the board in short lines, enough to decide without its picture. The move is not in it. None:
    the whole visible table (`alt`).
    """


@dataclass(frozen=True)
class GameKit:
    rules: AnyGame
    choose: Choose
    scene: Callable[[Any, Voice], Scene]
    status: Callable[[Any, Voice], str]
    """Whose turn it is and what they are asked for, in a few lines at most."""
    recap: Callable[[Sequence[Event], Voice], Iterable[str]]
    """A line for each thing that happened last, newest first: mostly few are read, so best no others are written."""
    alt: Callable[[Any, Voice], str]
    """The whole visible table in short lines: enough to play on without the picture."""
    guide: GuideKit
    lesson: Lesson
    rules_pages: int = 1
    rules_page: Callable[[Any | None], int] = lambda view: 0
    """The page of the rules that matters at this view (None: the lobby)."""
    accuse: Callable[[Any, Voice], str] = lambda juse, voice: ""
    """Why a move was a misplay (`Juse`): the sentence after Juse!. The default is for games without misplays."""
    offers: Callable[[Any, int, Voice, str], Sequence[OfferRow]] | None = None
    """View, a seat, and the selection so far → rows of what it could do, allowed or not, below the picture that
    everybody sees. The seat is that which is asked or, while the computer moves, the next person's. None: everything is
    chosen in *My hand*.
    """
    position: int = 100
    """The position among the games: the lowest comes first; of equal ones, the first by name."""
    difficulty: Difficulty = "medium"
    moves: Callable[[int, Options], float] | None = None
    """Seats and options → how many moves a game takes on average, counted. None: nothing tells how long it takes."""
    seconds_a_move: float = 5.0
    """The seconds a person takes for a move, at their own pace."""
    news: EventNews = ()
    """The news that somebody is told in their first game when it happens first (`NAME-new-KEY`)."""
    emblem: Sequence[Card] = parse_cards(["AS", "KH", "QC", "JD"])
    """A few cards that stand for the game where it is not played yet."""
    sign: Scene | None = None
    """The game's own emoji: the square in the middle of this picture, seen 20 pixels high. None: the first two cards of
    its `emblem`.
    """
    hand: HandKit | None = None
    """The private panel; None: nothing is hidden."""
    ending: Callable[[Any, Summary, Voice], Scene] | None = None
    """The closing picture, from the view of a game that is over. None: as in mid-game."""
    ended_early: Callable[[Any, Voice], str] | None = None
    """The line that says what was hidden in a game that ended early, from its state: nothing is hidden then."""
    moment: Callable[[Any, Any, Voice], Sequence[Scene]] | None = None
    """The picture of an announcement, from everybody's view after the misplay: what was wrong, built up in a few
    pictures of one height, six at most. The last one stands for all if nothing may move. None, or no pictures: only
    words.
    """
    motion: Callable[[Any, Any, Sequence[Event], Voice], Sequence[Frame]] | None = None
    """Everybody's view before and after, what happened between that all may see → the frames of what is worth seeing
    happen, in the table's own picture, which follows them. None, or no frames: nothing moves.
    """
    thrills: Sequence[Thrill] = ()
    """What thrills at the table, from everybody's view."""
    result: ResultKit | None = None
    """The pictures between rounds; None: the game has no rounds."""
    unpack: Callable[[str], Sequence[str]] = lambda move: (move,)
    """The verb of a button → its moves in the notation of the rules: one, which may be too long for a button, or
    several that are made one after another. A misplay ends them.
    """
    former: Mapping[int, Choose] = field(default_factory=dict)
    """The computer players of tables that were opened for them, by `TableData.players`, if they were not as now."""
    best: Callable[[Any], int] | None = None
    """The best possible score, from the view of a game that is over. It may take long: it runs in a thread."""

    levels_apart: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """The rating points between computer levels, for each number of seats: from easy to normal, and from normal to
    hard, as docs/strength.md has measured it: what is less than a hundred says nothing.
    """
    progress: Callable[[float, int], float] | None = None
    """The score and the best possible → how much of what was possible was reached, up to 1."""
    star_distances: Sequence[float] = (10, 4, 0)
    """In a game for one: how far from the best possible score a result of one, two or three stars may be."""
    clear_lead: float = 1
    """In a game for several: the lead of a winner with three stars, in points or, without any, in scores."""
    height: Callable[[Any], int] | None = None
    """A state → how high that stands which a solitaire is to get rid of. It says nothing else, so what is shared of a
    deal tells no card to those who have yet to play it. With it the game has the text `NAME-board-strip`.
    """
    card: Callable[[Any], int] | None = None
    """A state → at which card of its deal a solitaire is: a number that never falls. Two games of one deal are compared
    at the same card. None: at the same turn of their seat.
    """
    forecast: ForecastKit | None = None
    """The predictions of spectators; None: they predict who wins, until everybody has moved."""
    insight: InsightKit | None = None
    """The insights in a replay; None: it shows only what the table showed."""
    why: WhyKit | None = None
    """The reasons of computers in a replay; None: it does not tell them."""
    coach: CoachKit | None = None
    """The reviews of a game; None: nobody can have one."""
    luck: LuckKit | None = None
    """The luck in *Stats*; None: it does not tell it."""
    storm: StormKit | None = None
    """Boards to train one's eye; None: the game has none."""
    badges: Mapping[MedalKind, Callable[[Sequence[Snapshot]], Collection[int]]] = field(default_factory=dict)
    """A function for each badge, by its picture: from the deal and every move of a game that was played to its end, to
    the seats that have earned it. Its texts are `GAME-badge-NAME`, `…-how` in a few words, and `…-why` in a sentence.
    The first moves alone are asked about, too: nothing that happens later takes it away.
    """

    @cached_property
    def name(self) -> str:
        return self.rules.name

    @cached_property
    def for_one(self) -> bool:
        return self.rules.max_seats == 1

    def best_of(self, scores: Iterable[float]) -> float:
        return min(scores) if self.rules.low_score_wins else max(scores)

    def minutes(self, people: int, computers: int, options: Options) -> int | None:
        """Return about how many minutes a game takes that has no time limit."""
        if self.moves is None:
            return None
        seats = people + computers
        each = (people * self.seconds_a_move + computers * _COMPUTERS_MOVE) / seats
        minutes = self.moves(seats, options) * each / 60
        return _ROUNDED * round(minutes / _ROUNDED) if minutes > 2 * _ROUNDED else max(1, round(minutes))

    def text_keys(self) -> Iterator[str]:
        """Yield the keys of the texts that the game's own catalogue must have."""
        yield from (f"{self.name}-{key}" for key in ("name", "tagline", "goal", "rank", "lesson-end"))
        yield from (f"{self.name}-{key}" for key in (_SOLO_TEXTS if self.for_one else ("lobby",)))
        yield from (f"{self.name}-new-{key}" for key, _ in self.news)
        own = () if self.hand is None else (*self.hand.thrills, *self.hand.own_thrills)
        yield from (f"{self.name}-thrill-{each.name}{what}" for each in (*self.thrills, *own) for what in ("", "-said"))
        if self.best is not None:
            yield f"{self.name}-board-best"
        if self.height is not None:
            yield f"{self.name}-board-strip"
        if self.forecast is not None:
            yield from (f"{self.name}-forecast{what}" for what in ("", "-until", "-part"))
        if self.rules.has_calls:
            yield f"{self.name}-best-catch"
        if self.insight is not None and self.insight.text is not None:
            yield f"{self.name}-next-slip"
        if self.coach is not None and self.coach.leaves_out:
            yield f"{self.name}-review-leaves-out"
        for badge in self.badges:
            yield from (f"{self.name}-badge-{badge}{what}" for what in ("", "-how", "-why"))
        for option in self.rules.options:
            yield f"{self.name}-option-{option.name}"
            if isinstance(option.default, str):
                yield from (f"{self.name}-option-{option.name}-{value}" for value in option.values)
        for page in range(1, self.rules_pages + 1):
            yield from (f"{self.name}-rules-{page}", f"{self.name}-rules-title-{page}")
        yield from (f"{self.name}-lesson-{step}" for step in range(1, len(self.lesson.steps) + 1))


def may_be_reviewed(data: TableData, kit: GameKit) -> bool:
    return kit.coach is not None and data.phase is Phase.OVER


def check_texts(kit: GameKit) -> None:
    """Refuse a game that lacks texts when it is loaded, so that nobody finds out by playing."""
    words = words_for("", kit.name)
    missing = [key for key in kit.text_keys() if not words.has(key)]
    if missing:
        raise ValueError(f"the catalogue of {kit.name} lacks {len(missing)} texts: {', '.join(missing)}")


def in_order(kits: Iterable[GameKit]) -> Sequence[GameKit]:
    """Return the games as they are listed everywhere."""
    return sorted(kits, key=lambda kit: (kit.position, kit.name))


def game_buttons(kit: GameKit, locale: str, beside_play: Sequence[str]) -> Sequence[Button]:
    return _button(PLAY, kit, locale, "go"), *buttons_beside_play(kit, locale, beside_play)


def buttons_beside_play(kit: GameKit, locale: str, beside_play: Sequence[str]) -> Sequence[Button]:
    return [_button(name, kit, locale) for name in beside_play]


def _button(verb: str, kit: GameKit, locale: str, style: str = "plain") -> Button:
    words = words_for(locale, kit.name)
    label = words.say(f"welcome-{verb}", game=words.say(f"{kit.name}-name"))
    icon = game_emoji(kit.name) if verb == PLAY else ""
    return Button(written_id(WELCOME, verb, kit.name), label, style, icon=icon)
