"""What a table's one live message says, shows and offers, made from a view nobody in particular has."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from bot.core.errors import Refused
from bot.core.game import LEVELS, Option, OptionValue, ranking
from bot.core.time_controls import CLOCK_NAMES
from bot.tables.runtime.table import Table
from bot.tables.steps import play, votes
from bot.tables.steps.model import COMPUTER, LOBBY_IDLE, Deck, Phase, Seat, TableData
from bot.text import Words
from bot.text.reader import Reader
from bot.ui.discord.components import ROW_LIMIT, Button, Choice, Panel, Row, Select, offered, seats_id, table_id
from bot.ui.discord.names import literal, seat_names, written_names
from bot.ui.kit import GameKit, HandKit
from bot.ui.table.notices import moment, notices, own_time, why_ended
from render.scene import Scene

_encode = msgspec.msgpack.Encoder().encode

CONTENT_LIMIT = 2000
ALT_LIMIT = 1024
RECAP_LINES = 4


class Presentation(msgspec.Struct, frozen=True):
    content: str
    panel: Panel
    scene: Scene | None = None
    alt: str = ""


class Remembered(msgspec.Struct, frozen=True):
    """Enough of a presentation to tell whether another is different: of thousands, the whole would be much to keep."""

    picture: bytes
    words: bytes


def remembered(shown: Presentation) -> Remembered:
    kinds = [type(item).__name__ for item in shown.scene.items] if shown.scene is not None else []
    return Remembered(_digest((shown.scene, kinds, shown.alt)), _digest((shown.content, shown.panel)))


def _digest(shown: Any) -> bytes:
    return blake2b(_encode(shown), digest_size=16).digest()


class Selection(msgspec.Struct, frozen=True):
    """What a seat has picked so far, for the decision with this epoch."""

    seat: int
    epoch: int
    text: str


def present(
    table: Table, kit: GameKit, best: int | None = None, selection: Selection | None = None, deck: Deck | None = None
) -> Presentation:
    """`best` is the best score that was possible, where that is known; `deck` a sole reader's own choice."""
    data = table.data
    if data.state is None:
        return _lobby(data, kit) if data.phase is Phase.LOBBY else _closed_lobby(data, kit)
    view = table.game.view(data.state, None)
    names = seat_names(data.seats)
    return Presentation(
        content=_content(table, kit, view, best)[:CONTENT_LIMIT],
        panel=_playing_panel(table, kit, view, selection) if data.phase is Phase.PLAYING else _closing_panel(data, kit),
        scene=kit.scene(view, Reader(names, kit.words, deck or data.deck)),
        alt=kit.alt(view, Reader(names, kit.words))[:ALT_LIMIT],
    )


def present_hand(
    table: Table, kit: GameKit, user_id: int, selection: Selection | None = None, deck: Deck | None = None
) -> Presentation:
    """The private panel of whoever asks: their own cards and, where their hands could do anything, what to choose.
    `deck` is their own choice, if they have made one.
    """
    data, words = table.data, kit.words
    hand, seat = hand_of(data, kit, user_id)
    view = table.game.view(data.state, seat)
    names = seat_names(data.seats)
    chosen = picked(data, seat, selection)
    rows = hand.offers(view, seat, Reader(names, words), chosen) if play.can_act(data, table.game, seat) else ()
    lines = [words.say("hand-title", game=words.say(f"{data.game}-name"), table=str(data.id))]
    if data.seats[seat].away:
        lines.append(words.say("refused-removed" if data.seats[seat].removed else "hand-away"))
    elif data.phase is Phase.CLOSED and data.lesson is None:
        lines.append(why_ended(data, words))
    else:
        lines.append(hand.text(view, seat, Reader(written_names(data.seats), words), chosen))
        lines.extend(own_time(data, seat, words))
    if data.lesson is None:
        lines.append(words.say("hand-foot"))
    return Presentation(
        content="\n".join(lines)[:CONTENT_LIMIT],
        panel=offered(data.id, data.epochs[seat], data.moves, rows),
        scene=hand.scene(view, Reader(names, words, deck or data.deck)),
        alt=hand.alt(view, seat, Reader(names, words))[:ALT_LIMIT],
    )


def hand_of(data: TableData, kit: GameKit, user_id: int) -> tuple[HandKit, int]:
    """How this game shows hands, and the seat of whoever asks; `Refused` for who has none."""
    seat = data.seat_of(user_id)
    if kit.hand is None:
        raise Refused("nothing-hidden")
    if seat is None:
        raise Refused("no-hand")
    if data.state is None:
        raise Refused("not-begun" if data.phase is Phase.LOBBY else "table-closed")
    return kit.hand, seat


def picked(data: TableData, seat: int, selection: Selection | None) -> str:
    return (
        selection.text
        if selection is not None and (selection.seat, selection.epoch) == (seat, data.epochs[seat])
        else ""
    )


def _content(table: Table, kit: GameKit, view: object, best: int | None) -> str:
    data, words = table.data, kit.words
    names = written_names(data.seats)
    happened = [event for event in table.recent if event.shown_to(None)]
    lines = [_title(data, words), *kit.recap(happened, Reader(names, words))[-RECAP_LINES:]]
    if data.phase is Phase.PLAYING:
        lines.append(kit.status(view, Reader(names, words)))
        lines.extend(notices(data, names, words))
        if kit.for_one and not data.seats[0].clean:
            lines.append(words.say("run-not-clean", misplays=data.seats[0].misplays, hints=data.seats[0].hints))
    elif data.phase is Phase.OVER:
        lines.extend(_ranking(table, names, words))
        if best is not None:
            lines.append(words.say(f"{data.game}-best", best=best))
    else:
        lines.append(why_ended(data, words))
    return "\n".join(lines)


def _ranking(table: Table, names: Sequence[str], words: Words) -> list[str]:
    """Winners first, then by the game's own scores; how often each was called stands beside it."""
    outcome = table.game.outcome(table.data.state)
    lines: list[str] = []
    if outcome.winners:
        lines.append(words.say("table-won", names=", ".join(names[seat] for seat in outcome.winners)))
    place = 1
    for seats in ranking(outcome, low_score_wins=table.game.low_score_wins):
        lines.extend(
            words.say(
                f"{table.data.game}-rank",
                place=place,
                name=names[seat],
                score=outcome.scores[seat],
                misplays=table.data.seats[seat].misplays,
                hints=table.data.seats[seat].hints,
            )
            for seat in seats
        )
        place += len(seats)
    return lines


def _playing_panel(table: Table, kit: GameKit, view: object, selection: Selection | None) -> Panel:
    data, words = table.data, kit.words
    asked = min(table.game.to_act(data.state))
    offers = kit.offers(view, asked, Reader(seat_names(data.seats), words), picked(data, asked, selection))
    rows = offered(data.id, data.epochs[asked], data.moves, offers)
    below = [table_button(data, words, "what"), table_button(data, words, "rules")]
    if kit.hand is not None:
        below.insert(0, table_button(data, words, "hand", "main"))
    if kit.for_one:
        below.append(table_button(data, words, "hint"))
    if any(seat.may_come_back for seat in data.seats):
        below.append(table_button(data, words, "back"))
    below.extend(_vote_buttons(data, words))
    if data.clock == "slow":
        below.append(table_button(data, words, "since"))
    # A hand may take four rows; what then has no room is a command too.
    more = [below[start : start + ROW_LIMIT] for start in range(0, len(below), ROW_LIMIT)]
    return [*rows, *more][:ROW_LIMIT]


def _vote_buttons(data: TableData, words: Words) -> list[Button]:
    buttons = [table_button(data, words, "agree", "stop")] if data.end_votes else []
    names = seat_names(data.seats)
    for number in votes.removals_asked_for(data)[:1]:
        label = words.say("button-remove", name=names[number])
        buttons.append(Button(table_id(data.id, f"remove:{number}"), label, "stop"))
    return buttons


def _closing_panel(data: TableData, kit: GameKit) -> Panel:
    another = "again" if kit.for_one else "rematch"
    again = "share" if data.day is not None else another
    return [[table_button(data, kit.words, again, "go"), table_button(data, kit.words, "record")]]


def within_limit(lines: Sequence[str]) -> str:
    """Whole lines only: a name cut in the middle could open a formatting that nothing closes."""
    text = ""
    for line in lines:
        if len(text) + len(line) >= CONTENT_LIMIT:
            break
        text += f"{line}\n"
    return text.rstrip()


def told_without_picture(content: str, alt: str, words: Words) -> str:
    """Without a picture the game goes on in words."""
    return f"{content}\n{words.say('picture-failed')}\n{literal(alt)}"[:CONTENT_LIMIT]


def _lobby(data: TableData, kit: GameKit) -> Presentation:
    words, rules = kit.words, kit.rules
    names = written_names(data.seats)
    lines = [
        _title(data, words),
        words.say(f"{data.game}-lobby", min=rules.min_seats, max=rules.max_seats),
        *(
            _lobby_seat(number, seat, name, words)
            for number, (seat, name) in enumerate(zip(data.seats, names, strict=True))
        ),
    ]
    options = [
        option_line(option, data.options.get(option.name, option.default), data.game, words) for option in rules.options
    ]
    options.append(words.say("lobby-clock", clock=words.say(f"clock-{data.clock}")))
    lines.append(" · ".join(options))
    if data.learning:
        lines.append(words.say("lobby-learning"))
    opener = data.seat_of(data.opener_id)
    lines.append(
        words.say(
            "lobby-foot",
            opener=names[opener] if opener is not None else "?",
            closes=moment(data.touched_at + LOBBY_IDLE),
        )
    )
    full = len(data.seats) >= rules.max_seats
    panel: list[Row] = [
        [
            table_button(data, words, "join", "main", enabled=not full),
            table_button(data, words, "leave"),
            table_button(data, words, "computer", enabled=not full),
            table_button(data, words, "start", "go", enabled=len(data.seats) >= rules.min_seats),
        ],
        [table_button(data, words, verb) for verb in ("what", "rules")] + [table_button(data, words, "close", "stop")],
    ]
    if not full:
        levels = tuple(Choice(level, words.say(f"level-{level}")) for level in LEVELS)
        panel.append(Select(seats_id(data.id, data.version, "computer"), words.say("lobby-computer"), levels))
    clocks = tuple(Choice(name, words.say(f"clock-{name}"), name == data.clock) for name in CLOCK_NAMES)
    panel.append(Select(seats_id(data.id, data.version, "clock"), words.say("lobby-choose-clock"), clocks))
    if len(data.seats) > 1:
        choices = tuple(Choice(str(number), name) for number, name in enumerate(seat_names(data.seats)))
        panel.append(Select(seats_id(data.id, data.version, "remove"), words.say("lobby-remove"), choices))
    return Presentation("\n".join(lines)[:CONTENT_LIMIT], panel)


def _lobby_seat(number: int, seat: Seat, name: str, words: Words) -> str:
    if seat.user_id == COMPUTER:
        return words.say("lobby-seat-computer", place=number + 1, name=name, level=seat.level)
    return f"{number + 1}. {name}"


def _closed_lobby(data: TableData, kit: GameKit) -> Presentation:
    return Presentation(f"{_title(data, kit.words)}\n{kit.words.say('lobby-closed', game=data.game)}", ())


def _title(data: TableData, words: Words) -> str:
    title = _plain_title(data, words)
    return words.say("learning-title", title=title) if data.learning else title


def _plain_title(data: TableData, words: Words) -> str:
    if data.day is not None:
        return words.say("daily-title", game=words.say(f"{data.game}-name"), day=data.day)
    if data.private:
        return words.say("private-title", game=words.say(f"{data.game}-name"))
    return words.say("table-title", game=words.say(f"{data.game}-name"), table=str(data.id))


def option_line(option: Option, value: OptionValue, game: str, words: Words) -> str:
    if isinstance(value, str):
        shown = words.say(f"{game}-option-{option.name}-{value}")
    else:
        shown = words.say("option-on" if value else "option-off") if isinstance(value, bool) else str(value)
    return words.say("option-line", name=words.say(f"{game}-option-{option.name}"), value=shown)


def table_button(data: TableData, words: Words, verb: str, style: str = "plain", *, enabled: bool = True) -> Button:
    return Button(table_id(data.id, verb), words.say(f"button-{verb}"), style, enabled)
