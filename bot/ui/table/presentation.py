"""Presentations: what a table's message says, shows and offers, from everybody's view; and what `hand.py` shares."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from itertools import islice
from typing import TypeAlias, TypeVar

import msgspec

from bot.core.cards import AS_THE_TABLE, Deck, OwnLook
from bot.core.errors import Refused
from bot.core.game import Event, Juse, Milestone, WrongCall, would_be_called
from bot.core.summary import Summary
from bot.tables.runtime.table import Table
from bot.tables.steps.model import COMPUTER, Phase, TableData
from bot.tables.steps.timing import is_marked
from bot.text import seconds_text
from bot.text.voice import Voice
from bot.ui.discord.components import (
    ALT_LIMIT,
    CONTENT_LIMIT,
    Button,
    ListOffer,
    MoveOffer,
    Offer,
    OfferRow,
    PageOffer,
    Panel,
    PanelRow,
    Select,
    offer_rows,
    phone_rows,
    shortened,
    within_limit,
)
from bot.ui.kit import GameKit
from bot.ui.table.additions import ClosingRows, left_out_if_failing
from bot.ui.table.audience import Audience
from bot.ui.table.closing import closing_lines, closing_looks
from bot.ui.table.lobby_message import lobby_alt, lobby_closed, lobby_lines, lobby_scene
from bot.ui.table.notices import SMALL, in_one_line, notices, pause_lines, why_ended
from bot.ui.table.phone_text import broken, in_rows, with_line_above
from bot.ui.thrills import thrill_lines, with_thrills
from bot.ui.verbs import NO_OTHERS, VERBS, Verb, buttons, with_verbs
from render import Frame
from render.scene import Scene

_encode = msgspec.msgpack.Encoder().encode

NO_ROWS: Mapping[str, ClosingRows] = {}
RECAP_LINES = 4
_ROWS_FOR_ONE = 4
"""The rows of a game for one below its first line: what has just happened, and what is asked."""

_AnyOffer = TypeVar("_AnyOffer", bound=Offer | PageOffer)
_MOST_NEW = 2
"""Sentences on what is new at once, the newest."""


# ------------------------------------------------------------ what a picture shows, in words
# As its description, or, for those who want no pictures, in the message itself. Cards are written as on the buttons,
# like 10♥: screen readers speak the signs of the suits by name, and a long hand is still short to hear.

AltText: TypeAlias = Callable[[Voice], str]
"""A description of a picture in short lines."""

_NAME_LENGTHS = (20, 12, 6)
"""Tried one after the other if a text is too long."""


def description(alt_text: AltText, audience: Audience) -> str:
    """Return the description beside the picture."""
    return shortened(_with_room(lambda short: alt_text(short.of_label), audience, ALT_LIMIT), ALT_LIMIT)


def in_words(lines: Sequence[str], alt_text: AltText, audience: Audience, last: Sequence[str] = ()) -> str:
    """Write a message without picture: its lines, below them what the picture would show, no line twice, and what comes
    `last`. If that is too long even with short names, what happened first, below the title, is left out.
    """
    kept = [*lines]
    said = set("\n".join(lines).split("\n"))

    def below(short: Audience) -> str:
        return "\n".join(line for line in alt_text(short.of_message).split("\n") if line not in said)

    while True:
        room = CONTENT_LIMIT - sum(len(line) + 1 for line in (*kept, *last))
        text = _with_room(below, audience, room)
        if len(text) <= room or len(kept) <= 2:
            return within_limit([*kept, *text.split("\n"), *last])
        del kept[1]


def _with_room(alt_text: Callable[[Audience], str], audience: Audience, room: int) -> str:
    """Write the text with shorter names, if it would be too long with these."""
    text = alt_text(audience)
    for length in _NAME_LENGTHS:
        if len(text) <= room:
            break
        text = alt_text(audience.with_names_up_to(length))
    return text


# ------------------------------------------------------------ a whole message


class Presentation(msgspec.Struct, frozen=True):
    content: str
    panel: Panel
    scene: Scene | None = None
    alt: str = ""
    frames: Sequence[Frame] = ()
    """The moving frames before it."""
    meanwhile: Scene | None = None
    """What stands below these frames, in the place of its own strip; None: that."""
    deck: Deck | None = "two"
    """The deck of emojis, as in `ReadyMessage`."""


def presented(
    lines: Sequence[str],
    panel: Panel,
    audience: Audience,
    picture: Callable[[Voice], Scene],
    alt_text: AltText,
    last: Sequence[str] = (),
) -> Presentation:
    """Make a message with a picture and its description; or without, for those who read in words. `last` stands right
    above the picture, and below its words.
    """
    if audience.in_words:
        return Presentation(in_words(lines, alt_text, audience, last), panel, deck=None)
    content, alt = within_limit([*lines, *last]), description(alt_text, audience)
    return Presentation(content, panel, picture(audience.of_picture), alt, deck=audience.deck)


class Fingerprint(msgspec.Struct, frozen=True):
    """Enough of a presentation to see whether another differs. Whole ones would be much to keep for thousands."""

    picture: bytes
    text: bytes


def fingerprint(shown: Presentation) -> Fingerprint:
    """Digest a presentation. msgspec gets no texts: in every string that is not plain ASCII it leaves a second copy, in
    UTF-8.
    """
    kinds = [type(item).__name__ for item in shown.scene.items] if shown.scene is not None else []
    parts = (shown.scene, kinds), (shown.panel, shown.deck)
    picture, text = (blake2b(_encode(part), digest_size=16) for part in parts)
    picture.update(shown.alt.encode())
    text.update(shown.content.encode())
    return Fingerprint(picture.digest(), text.digest())


class Selection(msgspec.Struct, frozen=True):
    """What a seat has picked so far, for the decision with this epoch."""

    seat: int
    epoch: int
    text: str


def present(
    table: Table,
    kit: GameKit,
    locale: str,
    summary: Summary | None = None,
    selection: Selection | None = None,
    own: OwnLook = AS_THE_TABLE,
    *,
    last_look: bool = False,
    verbs: Sequence[Verb] = VERBS,
    replaced: Mapping[str, str] = NO_OTHERS,
    closing_rows: Mapping[str, ClosingRows] = NO_ROWS,
    beside_title: Sequence[str] = (),
) -> Presentation:
    """Show a table. `summary`: that of a game played to its end. `own`: the choice of somebody who reads alone, or of a
    channel. `last_look`: of a round, or of the game, that has just ended. `verbs` and `replaced`: as `buttons`. With
    those of features and their rows: `Context.present`.
    """
    data, audience = table.data, Audience(table.data, locale, own)
    if data.phase is Phase.LOBBY:
        return presented(  # its lines say only what the picture does not show
            [_title(data, audience), *lobby_lines(table.with_wall_clock_deadlines, audience.of_message)],
            phone_rows(buttons(verbs, data, kit, audience.of_label)),
            audience,
            partial(lobby_scene, data, kit),
            partial(lobby_alt, data, kit),
        )
    if data.state is None:
        return Presentation(f"{_title(data, audience)}\n{lobby_closed(data, audience.words)}", ())
    view = table.game.view(data.state, None)
    lines = _content(table, kit, audience, view, summary, beside_title, last_look=last_look)
    panel = _panel(table, kit, audience, view, selection, verbs, replaced)
    is_round = last_look and data.halt.reveal is not None and data.halt.reveal.result_at is not None
    if is_round and data.phase is Phase.OVER:  # it moves below the result first
        panel = [row if isinstance(row, Select) else [*map(_disabled, row)] for row in panel]
    if summary is not None and not last_look:
        for name, rows in closing_rows.items():
            with left_out_if_failing(name):
                panel = [*panel, *rows(kit, data, summary, audience.of_label)]
        looks = closing_looks(kit, data, summary, has_lines=audience.in_words)
    else:
        looks = looks_of(kit, view, round_ended=is_round or data.why_closed == "tried", happened=table.recent)
    return presented(lines, panel, audience, *looks)


def _disabled(button: Button) -> Button:
    return msgspec.structs.replace(button, enabled=False)


def picked(data: TableData, seat: int, selection: Selection | None) -> str:
    if selection is None or (selection.seat, selection.epoch) != (seat, data.epochs[seat]):
        return ""
    return selection.text


def with_note(shown: Presentation, note: str) -> Presentation:
    """Put a line above it."""
    if not note:
        return shown
    return msgspec.structs.replace(shown, content=shortened(with_line_above(note, shown.content), CONTENT_LIMIT))


def with_lines(shown: Presentation, lines: Sequence[str]) -> Presentation:
    """Put lines below it, as far as there is room."""
    return msgspec.structs.replace(shown, content=within_limit([*shown.content.splitlines(), *lines]))


# ------------------------------------------------------------ somebody's first game of a kind


def first_game_lines(
    data: TableData, kit: GameKit, voice: Voice, hand: Sequence[OfferRow] | None = None
) -> Sequence[str]:
    """Return the goal, what is new, and what the rules allow in a line where the person chooses: in their hand, with
    what it offers, or, where nothing is hidden, at the table. In games with hands the table tells only the goal, before
    they have acted.
    """
    if data.dealt.first_game is None or data.dealt.first_game.before or data.phase is not Phase.PLAYING:
        return ()
    told = [voice.say(f"{kit.name}-goal")]
    if (hand is None) == (kit.hand is None):
        told = [voice.say(f"{kit.name}-new-{key}") for key in data.dealt.first_game.news[-_MOST_NEW:]] or told
        lists = "yes" if any(isinstance(row, ListOffer) for row in hand or ()) else "no"
        buttons = [offer for row in hand or () if not isinstance(row, ListOffer) for offer in row]
        if is_marked(data) and (hand is None or any(offer.style == "go" for offer in buttons)):
            told.append(voice.say("first-game-sensible" if _sensible(data, kit) else "first-game-marks", lists=lists))
    elif data.dealt.first_game.turns:
        return ()
    return (voice.say("first-game", told=" ".join(told)),)


def first_game_rows(kit: GameKit, voice: Voice) -> int:
    """Return how many rows that line takes on a phone at most: so many are kept for a whole first game."""
    told = [voice.say(f"{kit.name}-goal"), *(voice.say(f"{kit.name}-new-{key}") for key, _ in kit.news)]
    marks = voice.say("first-game-marks", lists="yes")
    return max(len(broken(voice.say("first-game", told=f"{text} {marks}"))) for text in told)


def with_marks(rows: Sequence[OfferRow], data: TableData, kit: GameKit, seat: int) -> Sequence[OfferRow]:
    """Mark the buttons of moves that the rules allow, in the first turns of somebody's first game."""
    if not is_marked(data) or data.seats[seat].by_computer:
        return rows

    sensible = _sensible(data, kit)

    def marked(offer: _AnyOffer) -> _AnyOffer:
        move, game = offer.action if isinstance(offer, MoveOffer) else getattr(offer, "leads_to", ""), kit.rules
        if not (move and offer.enabled) or (sensible and move not in sensible):
            return offer
        with suppress(Refused):  # of a button with several moves, the first one counts
            if would_be_called(game, data.state, seat, game.parse(kit.unpack(move)[0])) is None:
                return msgspec.structs.replace(offer, style="go")
        return offer

    return [
        msgspec.structs.replace(row, offers=[*map(marked, row.offers)])
        if isinstance(row, ListOffer)
        else [*map(marked, row)]
        for row in rows
    ]


def _sensible(data: TableData, kit: GameKit) -> Collection[str]:
    """Return the moves that are marked in somebody's first game, if not all that are allowed."""
    seat = next(number for number, seat in enumerate(data.seats) if seat.user_id != COMPUTER)
    return kit.hand.sensible(kit.rules.view(data.state, seat), seat) if kit.hand is not None else ()


# ------------------------------------------------------------ a game that is played, or over


def looks_of(
    kit: GameKit, view: object, *, round_ended: bool, happened: Sequence[Event] = ()
) -> tuple[Callable[[Voice], Scene], AltText]:
    """Return how the table is shown from everybody's view, with what thrills in what has happened last, or how a round
    has ended; and the same in words.
    """
    if kit.result is not None and round_ended:
        return partial(kit.result.last_look, view), partial(kit.result.last_look_alt, view)
    public = [event for event in happened if event.shown_to(None)]

    def scene(voice: Voice) -> Scene:
        return with_thrills(kit.scene(view, voice), kit.thrills, view, public, voice)

    def alt(voice: Voice) -> str:
        return "\n".join([*thrill_lines(kit.thrills, view, public, voice), kit.alt(view, voice)])

    return scene, alt


def calls_in(events: Iterable[Event]) -> list[Juse]:
    """Return the calls among events that all have seen."""
    return [event for event in events if isinstance(event, Juse) and event.shown_to(None)]


def recap_of(kit: GameKit, events: Iterable[Event], voice: Voice) -> Sequence[str]:
    """Say what happened last, oldest first, as everybody reads it; the result of a round has its own message."""
    has_own_message = Milestone if kit.result is not None else ()
    happened = [event for event in events if event.shown_to(None) and not isinstance(event, has_own_message)]
    return [*islice(kit.recap(happened, voice), RECAP_LINES)][::-1]


def _content(
    table: Table,
    kit: GameKit,
    audience: Audience,
    view: object,
    summary: Summary | None,
    beside: Sequence[str],
    *,
    last_look: bool,
) -> list[str]:
    data, voice, title = table.data, audience.of_message, _title(table.data, audience)
    if data.phase is Phase.OVER and not last_look:
        closing = closing_lines(kit, data, summary, voice, to_player=data.private)
        return [*closing, in_one_line([title, *beside], voice)]
    if data.why_closed == "tried" and not last_look:
        return [title, why_ended(data, audience.words)]
    recap = recap_of(kit, table.recent, voice)
    if data.phase is not Phase.PLAYING and not last_look:
        lines = [title, *recap, why_ended(data, audience.words)]
        if kit.ended_early is not None and not data.is_compared:  # others may have yet to play this deal
            lines.append(kit.ended_early(data.state, voice))
        return lines
    asked, about = list[str](), [*beside]
    if not last_look:
        shown_data, alone = table.with_wall_clock_deadlines, data.seats[0].tally
        asked = pause_lines(shown_data, voice) or [kit.status(view, voice)]
        about += notices(shown_data, voice)
        if table.hurried:
            about.append(voice.say("table-hurried"))
        if kit.for_one and (data.dealt.first_game is None or alone.misplays or alone.hints):
            about.append(voice.say("clean-or-not", misplays=alone.misplays, hints=alone.hints))
    learning = first_game_lines(data, kit, voice)
    if audience.in_words:
        return [title, *recap, *learning, *asked, *about]
    head = [title] if data.terms.learning or not learning else []
    first = in_one_line([*head, *learning, *about], voice)
    first = first.removeprefix(SMALL) if learning else first
    lines = [first, *recap[-1:], *(" ".join(line.splitlines()) for line in asked)]
    if kit.for_one and data.phase is Phase.PLAYING:
        rows = first_game_rows(kit, voice) if learning else 0
        lines = [*in_rows(lines, rows + _ROWS_FOR_ONE)]
    return lines


def _panel(
    table: Table,
    kit: GameKit,
    audience: Audience,
    view: object,
    selection: Selection | None,
    verbs: Sequence[Verb],
    replaced: Mapping[str, str],
) -> Panel:
    data, voice = table.data, audience.of_label
    rows: list[PanelRow] = []
    if data.phase is Phase.PLAYING and kit.offers is not None:
        asked, seats = min(table.game.to_act(data.state)), len(data.seats)
        # While computers move, the buttons wait where the next person will press them.
        following = ((asked + distance) % seats for distance in range(seats))
        shown_to = next((seat for seat in following if not data.seats[seat].by_computer), asked)
        offers = kit.offers(view, shown_to, voice, picked(data, asked, selection))
        offers = with_marks(offers, data, kit, asked)
        may_move = not data.seats[asked].by_computer
        rows = offer_rows(data.ref, data.epochs[asked], data.moves, offers, may_move=may_move)
    if data.phase is Phase.PLAYING:
        return with_verbs(verbs, data, kit, voice, rows)
    return phone_rows(buttons(verbs, data, kit, voice, replaced=replaced))


def _title(data: TableData, audience: Audience) -> str:
    words = audience.words
    title = words.say("private-title" if data.private else "table-title", game=audience.game, table=str(data.id))
    for part in data.known_parts:
        title = part.title(title, data, audience.game, words)
    says_all = any(part.title_says_all for part in data.known_parts)
    return words.say("learning-title", title=title) if data.terms.learning and not says_all else title


# ------------------------------------------------------------ a misplay, as it is announced to everybody


class CallPicture(msgspec.Struct, frozen=True):
    """What an announcement shows. The last scene stands for all if nothing may move."""

    scenes: Sequence[Scene]
    alt: str


def call_text(kit: GameKit, event: Juse, voice: Voice, times: int = 1, also: Mapping[int, float] | None = None) -> str:
    """Write the call of a misplay. `times`: how many in a row. `also`: the seats that saw it, too, by how many seconds
    later.
    """
    why = kit.accuse(event, voice)
    if isinstance(event, WrongCall):
        return voice.say("wrong-call", why=why)
    text = voice.say("juse-call-again" if times > 1 else "juse-call", why=why, times=times)
    if not also:
        return text
    later = (
        voice.say("juse-call-later", name=voice.names[seat], after=seconds_text(seconds, voice.words))
        for seat, seconds in also.items()
    )
    return f"{text} {voice.say('juse-call-too', later=voice.listed(later))}"


def call_picture_of(data: TableData, kit: GameKit, event: Juse, audience: Audience) -> CallPicture | None:
    """Return what an announcement shows, from everybody's view of the table after the misplay. None: only words."""
    if kit.moment is None:
        return None
    wrong = "yes" if isinstance(event, WrongCall) else "no"
    alt = audience.words.say("juse-alt", why=kit.accuse(event, audience.of_label), wrong=wrong)
    scenes = kit.moment(kit.rules.view(data.state, None), event, audience.of_picture)
    return CallPicture(scenes, shortened(alt, ALT_LIMIT)) if scenes else None
