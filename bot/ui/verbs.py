"""One table of verbs: all that people can do at a table besides the game's own moves, by button, list or command.

To add a verb, add a row to `VERBS` or to the verbs of its feature, its step in `bot/tables/steps`, and its texts:
`button-NAME` for its button, `command-table-NAME` for its slash command, and what its `reply` says. Only a verb that
changes nothing at its table has no step: a function that `ANSWERS` in `bot/ui/actions/presses.py` names, or its
feature, answers it.
"""

import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from enum import Flag, auto
from functools import partial

from msgspec.structs import replace

from bot.core.errors import Refused
from bot.core.game import LEVELS, AnyGame
from bot.core.time_controls import clock_named
from bot.tables.steps import lobby, play, timing, undo, votes
from bot.tables.steps.model import OPEN_PHASES, Actor, Change, Phase, Step, TableData
from bot.tables.steps.solo import Harder, other_level
from bot.tables.steps.table_log import AnyStep
from bot.text import Words
from bot.text.voice import Voice
from bot.ui.discord.components import (
    PHONE_ROW,
    Button,
    PanelRow,
    Select,
    letters_of,
    offer_rows,
    phone_rows,
    shortened,
    table_id,
)
from bot.ui.discord.names import written_names
from bot.ui.kit import GameKit

CLOCK = "clock"
"""Among the options of a lobby."""

_LONGEST_NUMBER = 15
NO_OTHERS: Mapping[str, str] = {}
DISABLED = "-"


def number_in(text: str) -> int:
    """Read a number in a custom_id, which may hold anything."""
    if not text.isdecimal() or len(text) > _LONGEST_NUMBER:
        raise Refused("unknown-button")
    return int(text)


class By(Flag):
    """The ways in which people can use a verb."""

    BUTTON = auto()
    LIST = auto()
    """Chosen from one of the lobby's lists; what is chosen is its argument."""
    HAND = auto()
    """A button in *My hand*."""
    COMMAND = auto()
    """`/table NAME`."""


class TableKind(Flag):
    SHARED = auto()
    SOLO = auto()
    LESSON = auto()
    GAME = SHARED | SOLO
    ANY = GAME | LESSON


Reply = Callable[[TableData, TableData, Words], str | None]
"""The answer to whoever typed the command, or pressed it in a private message: from the table before and after it."""


@dataclass(frozen=True)
class Verb:
    name: str
    by: By = By.BUTTON
    kinds: TableKind = TableKind.GAME
    """The tables at which it can be pressed or chosen. Commands are for whatever table is in the channel."""
    _: KW_ONLY
    step: AnyStep | None = None
    step_for: Callable[[str], AnyStep] | None = None
    """The step of a verb with an argument: a seat, a level … It may be empty."""
    phases: Collection[Phase] = ()
    """The phases in which its button stands at the table."""
    visible: Callable[[TableData, GameKit], bool] = lambda data, kit: True
    """Returns whether it stands there now, in one of these phases."""
    seat: Callable[[TableData], int | None] | None = None
    """The seat that its button is about, if it is about one: the label has its player's name."""
    style: str = "plain"
    of_host: bool = False
    """True if it stands in the host's panel alone, in a lobby."""
    comes_and_goes: bool = False
    """True if its button stands at a table that is played only now and then."""
    in_sight: bool = False
    """True if it stands there even if that takes one more row above all others."""
    plays_on: bool = False
    """True if its button stands in the answer to *More games*, as it begins something else for the people of a game."""
    answer_for: Callable[[TableData, int], bool] | None = None
    """The users for whom its button stands in the answer to *What can I do?*, at a table that is played. At the table
    itself only if it comes and goes, below all others, as long as there is room.
    """
    reply: Reply | None = None
    after: str = ""
    """The verb behind which a feature's stands."""

    def button(self, data: TableData, voice: Voice) -> Button:
        seat = None if self.seat is None else self.seat(data)
        if seat is None:
            return Button(table_id(data.ref, self.name), voice.say(f"button-{self.name}"), self.style)
        label = voice.say(f"button-{self.name}", name=voice.names[seat])
        return Button(table_id(data.ref, f"{self.name}:{seat}"), shortened(label), self.style)


def kind_of(data: TableData, kit: GameKit) -> TableKind:
    if data.terms.scripted:
        return TableKind.LESSON
    return TableKind.SOLO if kit.for_one else TableKind.SHARED


def find_verb(verbs: Sequence[Verb], by: By, name: str, kind: TableKind | None = None) -> Verb:
    """Find a verb for the kind of table where it was pressed or chosen."""
    for verb in verbs:
        if verb.name == name and by in verb.by and (kind is None or kind in verb.kinds):
            return verb
    raise Refused("unknown-button")


def buttons(
    verbs: Sequence[Verb],
    data: TableData,
    kit: GameKit,
    voice: Voice,
    *,
    of_host: bool = False,
    replaced: Mapping[str, str] = NO_OTHERS,
) -> Sequence[Button]:
    """Return the buttons that are visible at the table now. Those of a lobby never move: what cannot be is disabled.
    `replaced`: which verbs of a game that is over others stand for; empty: nothing does; `DISABLED`: they can be
    pressed no more.
    """
    if data.state is None and not data.is_open:  # a lobby that was closed
        return ()
    standing = [verb for verb in _standing(verbs, data, kit) if verb.of_host is of_host and not verb.plays_on]
    if data.phase is not Phase.LOBBY:
        visible = [verb for verb in standing if verb.visible(data, kit)]
        there = [(verb, replaced.get(verb.name, verb.name)) for verb in visible]
        return [
            replace(verb.button(data, voice), enabled=False)
            if name == DISABLED
            else (verb if name == verb.name else find_verb(verbs, By.BUTTON, name)).button(data, voice)
            for verb, name in there
            if name
        ]
    return [replace(verb.button(data, voice), enabled=verb.visible(data, kit)) for verb in standing]


PLAYED_ROWS = 3
"""Rows of buttons at a table that is played, always the same."""
_GIVE_WAY = ("since", "rules")
"""The buttons that move into the answer to *What can I do?* where there is no room for all, the first one first."""


def with_verbs(
    verbs: Sequence[Verb], data: TableData, kit: GameKit, voice: Voice, offered: Sequence[PanelRow]
) -> list[PanelRow]:
    """Put the frame's verbs below what a game offers. Those that come and go stand last in the last row, so that none
    of the others moves. Those without room there have a row above all others if there is one to spare, or if one of
    them waits for an answer; else the answer to *What can I do?* has them.
    """
    standing = _standing(verbs, data, kit)
    there = [verb for verb in standing if verb.answer_for is None and (verb.comes_and_goes or verb.visible(data, kit))]
    rows, above, room = _fixed_rows(there, data, voice, offered), list[Button](), 0

    def joins_last(button: Button) -> bool:
        last = rows[-1]
        if isinstance(last, Select) or letters_of([*last, button]) > PHONE_ROW:
            return False
        rows[-1] = [*last, button]
        return True

    for verb in there:
        if verb.comes_and_goes and verb.visible(data, kit) and not joins_last(button := verb.button(data, voice)):
            above.append(button)
            room = max(room, verb.in_sight)
    rows[:0] = phone_rows(above)[: max(PLAYED_ROWS - len(rows), room)]
    passing = (verb for verb in standing if verb.answer_for is not None and verb.comes_and_goes)
    beside = [verb.button(data, voice) for verb in passing if verb.visible(data, kit)]
    rows += [[button] for button in beside if not joins_last(button)][: max(0, PLAYED_ROWS - len(rows))]
    return rows


def left_out(verbs: Sequence[Verb], data: TableData, kit: GameKit, voice: Voice, user_id: int) -> Sequence[Button]:
    """Return the buttons that a table that is played has no room for, and those that are for some people alone: the
    answer to *What can I do?* has them.
    """
    if data.phase is not Phase.PLAYING:
        return ()
    rows: Sequence[PanelRow] = ()
    if kit.offers is not None:
        asked = min(kit.rules.to_act(data.state))
        rows = offer_rows(data.ref, 0, 0, kit.offers(kit.rules.view(data.state, None), asked, voice, ""))
    there = {part for row in with_verbs(verbs, data, kit, voice, rows) if not isinstance(row, Select) for part in row}
    standing = _standing(verbs, data, kit)
    common = [verb for verb in standing if verb.answer_for is None and verb.visible(data, kit)]
    rare = [verb for verb in standing if (asks := verb.answer_for) and verb.visible(data, kit) and asks(data, user_id)]
    rare.sort(key=lambda verb: Phase.LOBBY in verb.phases)  # to leave is the last thing to offer
    left = [button for verb in common if (button := verb.button(data, voice)) not in there]
    return [*left, *(verb.button(data, voice) for verb in rare)]


def _fixed_rows(verbs: Sequence[Verb], data: TableData, voice: Voice, offered: Sequence[PanelRow]) -> list[PanelRow]:
    """Return the rows that stay the same for the whole game, as labels alone decide what has room. The last one has
    room for one more button, unless there is a row to spare. Below three rows of a game there is room for no verb but
    the one whose answer has the others.
    """
    passing = [verb for verb in verbs if verb.comes_and_goes and verb.seat is None]
    spare = max((letters_of([verb.button(data, voice)]) for verb in passing), default=0)
    fixed = {verb.name: verb.button(data, voice) for verb in verbs if not verb.comes_and_goes}
    if len(offered) >= PLAYED_ROWS and not isinstance(last := offered[-1], Select):
        return [*offered[:-1], [*last, fixed["what"]]]
    rows = phone_rows([*fixed.values()])
    for name in _GIVE_WAY:
        left = PLAYED_ROWS - len(offered) - len(rows)
        if left > 0 or (left == 0 and letters_of(rows[-1]) + spare <= PHONE_ROW):
            break
        fixed.pop(name, None)
        rows = phone_rows([*fixed.values()])
    return [*offered, *rows]


def _standing(verbs: Sequence[Verb], data: TableData, kit: GameKit) -> list[Verb]:
    """Return the verbs with a button at such a table in its phase, perhaps only now and then."""
    kind = kind_of(data, kit)
    # Few stand in any phase, and asking a flag what it contains is slow.
    return [verb for verb in verbs if data.phase in verb.phases and kind in verb.kinds and By.BUTTON in verb.by]


# ------------------------------------------------------------ steps and replies


def _by_phase(in_lobby: Step, later: Step) -> Step:
    return lambda data, game, actor: (in_lobby if data.phase is Phase.LOBBY else later)(data, game, actor)


def _add_computer(level: str) -> Step:
    for known in LEVELS:
        if known == level:
            return lobby.add_computer(known)
    raise Refused("unknown-button")


def _choose_option(argument: str) -> Step:
    """Choose an option of the game, or the clock: NAME=VALUE."""
    name, _, written = argument.partition("=")
    clock = clock_named(written)
    if name == CLOCK and clock is not None:
        return lobby.choose_clock(clock)

    def step(data: TableData, game: AnyGame, actor: Actor) -> Change:
        option = next((option for option in game.options if option.name == name), None)
        values = () if option is None else (True, False) if isinstance(option.default, bool) else option.values
        # What cannot be read stays as it is, and is refused as no value of the option.
        value = next((value for value in values if str(value) == written), written)
        return lobby.choose_option(name, value)(data, game, actor)

    return step


def _remove_from_lobby(argument: str) -> Step:
    """Remove SEAT@VERSION: a seat is only good for the lobby in which it was chosen."""
    seat, _, version = argument.partition("@")
    remove, shown = lobby.remove(number_in(seat)), number_in(version)

    def step(data: TableData, game: AnyGame, actor: Actor) -> Change:
        if data.version != shown:
            raise Refused("moved-on")
        return remove(data, game, actor)

    return step


def _remove_person(user_id: str) -> Step:
    def step(data: TableData, game: AnyGame, actor: Actor) -> Change:
        seat = data.seat_of(int(user_id))
        if seat is None:
            raise Refused("nobody-to-remove")
        return _by_phase(lobby.remove(seat), play.remove(seat))(data, game, actor)

    return step


def _reply_to_end(before: TableData, after: TableData, words: Words) -> str:
    if after.is_open:
        names = _names(after, votes.yet_to_end(after), words)
        return words.say("table-agreed", have=len(after.votes.end_votes), need=votes.needed_to_end(after), names=names)
    return words.say("lobby-ended" if before.phase is Phase.LOBBY else "table-ended")


def _reply_to_leaving(before: TableData, after: TableData, words: Words) -> str | None:
    if before.phase is Phase.LOBBY:
        return None
    return words.say("table-left" if after.is_open else "table-ended")


def _reply_to_removal(before: TableData, after: TableData, words: Words) -> str:
    """Say who must agree. Where more votes are needed, the newest is the last."""
    if after.phase is Phase.PLAYING and len(after.votes.removal_votes) > len(before.votes.removal_votes):
        _, seat = after.votes.removal_votes[-1]
        have, need = votes.votes_to_remove(after, seat), votes.needed_to_remove(after, seat)
        names = _names(after, votes.able_to_agree(after, seat), words)
        return words.say("table-removal-agreed", have=have, need=need, names=names)
    return words.say("table-removal-done")


def _reply_to_undo(_: TableData, after: TableData, words: Words) -> str:
    if not after.votes.undo_votes:
        return words.say("table-undone")
    names = _names(after, undo.yet_to_agree(after), words)
    return words.say("table-undo-agreed", have=len(after.votes.undo_votes), need=len(after.people), names=names)


def _names(data: TableData, seats: Sequence[int], words: Words) -> str:
    names = written_names(data.seats)
    return words.listed(names[seat] for seat in seats)


# ------------------------------------------------------------ the table of verbs, in the order of their buttons

_BOTH = By.BUTTON | By.COMMAND
_PLAYED, _ENDED = (Phase.PLAYING,), (Phase.OVER, Phase.CLOSED)
_LOBBY = partial(Verb, kinds=TableKind.SHARED, phases=(Phase.LOBBY,))
_SHARED = partial(Verb, kinds=TableKind.SHARED, phases=_PLAYED)


def _begin(start: Callable[[str], Step]) -> Callable[[str], Step]:
    return lambda _: start(secrets.token_hex(16))


def _other_level(name: Harder) -> Verb:
    def is_offered(data: TableData, kit: GameKit) -> bool:
        found = other_level(data, kit.rules)
        return found is not None and found[0] == name

    return Verb(name, kinds=TableKind.SHARED, phases=(Phase.OVER,), visible=is_offered)


VERBS: tuple[Verb, ...] = (
    _LOBBY(
        "join",
        step=lobby.join,
        visible=lambda data, kit: len(data.seats) < lobby.most_seats(data, kit.rules),
        style="main",
    ),
    Verb(
        "leave",
        _BOTH,
        TableKind.SHARED,
        step=_by_phase(lobby.leave, play.leave),
        phases=OPEN_PHASES,
        answer_for=play.may_leave,
        reply=_reply_to_leaving,
    ),
    _LOBBY(
        "start",
        step_for=_begin(lobby.start),
        visible=lambda data, kit: len(data.seats) >= kit.rules.min_seats,
        style="go",
        of_host=True,
    ),
    _LOBBY(
        "with-computers",
        step_for=_begin(lobby.start_with_computers),
        visible=lambda data, kit: not data.terms.deals and len(data.seats) < lobby.good_number(kit.rules),
        style="go",
        of_host=True,
    ),
    Verb("computer", By.LIST, TableKind.SHARED, step_for=_add_computer),
    Verb("option", By.LIST, TableKind.SHARED, step_for=_choose_option),
    Verb("hand", _BOTH, TableKind.ANY, phases=_PLAYED, visible=lambda data, kit: kit.hand is not None, style="main"),
    Verb("next-round", By.HAND, TableKind.SHARED, step=timing.next_round, phases=_PLAYED, style="go"),
    Verb("what", _BOTH, phases=OPEN_PHASES),
    Verb("translated"),
    Verb("rules", kinds=TableKind.ANY, phases=OPEN_PHASES),
    Verb("since", _BOTH, TableKind.SHARED, phases=_PLAYED),
    Verb("hint", kinds=TableKind.SOLO, phases=_PLAYED, visible=lambda data, kit: not data.is_only_try),
    Verb(
        "back",
        _BOTH | By.HAND,
        TableKind.SHARED,
        step=play.come_back,
        phases=_PLAYED,
        visible=lambda data, kit: any(seat.may_come_back for seat in data.seats),
        comes_and_goes=True,
        reply=lambda before, after, words: words.say("table-welcome-back"),
    ),
    Verb(
        "pause",
        _BOTH,
        TableKind.SHARED,
        step=timing.pause,
        phases=_PLAYED,
        answer_for=timing.may_pause,
        reply=lambda before, after, words: words.say("table-pause-begun"),
    ),
    Verb("mute", kinds=TableKind.SHARED),
    Verb("here", kinds=TableKind.SHARED, step=_by_phase(lobby.join, play.take_any)),
    Verb("take-seat", kinds=TableKind.SHARED, phases=_PLAYED, answer_for=play.may_take),
    _LOBBY("more"),
    _LOBBY("close", step=lobby.close, style="stop", of_host=True),
    Verb("end", By.COMMAND, step=_by_phase(lobby.close, play.end), reply=_reply_to_end),
    _SHARED(
        "agree",
        step=play.agree_to_end,
        visible=lambda data, kit: bool(data.votes.end_votes),
        comes_and_goes=True,
        style="stop",
    ),
    _SHARED(
        "undo",
        _BOTH,
        step=undo.undo,
        visible=lambda data, kit: not kit.rules.has_calls,
        answer_for=undo.may_ask,
        reply=_reply_to_undo,
    ),
    _SHARED(
        "agree-undo",
        step=undo.agree,
        visible=lambda data, kit: bool(data.votes.undo_votes),
        comes_and_goes=True,
        in_sight=True,
        style="main",
    ),
    _SHARED(
        "finish",
        By.BUTTON | By.HAND,
        step_for=lambda seat: play.finish(number_in(seat)),
        visible=lambda data, kit: votes.seat_to_finish(data) is not None,
        comes_and_goes=True,
        in_sight=True,
        seat=votes.seat_to_finish,
        style="main",
    ),
    _SHARED(
        "remove",
        step_for=lambda seat: play.remove(number_in(seat)),
        visible=lambda data, kit: votes.seat_to_replace(data) is not None,
        comes_and_goes=True,
        in_sight=True,
        seat=votes.seat_to_replace,
        style="stop",
    ),
    _SHARED(
        "go-on",
        step=timing.go_on,
        visible=lambda data, kit: data.halt.pause is not None,
        comes_and_goes=True,
        in_sight=True,
        style="main",
    ),
    Verb("remove", By.LIST, TableKind.SHARED, step_for=_remove_from_lobby, reply=_reply_to_removal),
    Verb("remove", By.COMMAND, step_for=_remove_person, reply=_reply_to_removal),
    Verb(
        "again", kinds=TableKind.SOLO, phases=_ENDED, visible=lambda data, kit: not data.terms.secret_until, style="go"
    ),
    Verb(
        "rematch",
        kinds=TableKind.SHARED,
        phases=_ENDED,
        visible=lambda data, kit: not (data.private or lobby.goes_on(data)),
        style="go",
    ),
    _other_level("harder"),
    _other_level("easier"),
    Verb("other-game", kinds=TableKind.SHARED, phases=_ENDED, visible=lambda data, kit: not data.private),
    Verb("show", _BOTH),
    *(Verb(name, kinds=TableKind.SOLO) for name in ("resume", "anew")),
)


def with_others(others: Iterable[Verb]) -> Sequence[Verb]:
    """Return the verbs of the frame and these, which are of features."""
    verbs = [*VERBS]
    for verb in others:
        verbs.insert(next((at for at, other in enumerate(verbs, 1) if other.name == verb.after), len(verbs)), verb)
    return verbs
