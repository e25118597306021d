"""The replay of a finished game, move by move: each page says and shows what the table did after that move. And all of
it in words, as a file to keep.
"""

from collections.abc import Iterator, Sequence
from functools import partial

import msgspec
from msgspec.structs import replace

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.chance import Scripted
from bot.core.errors import Refused
from bot.core.game import Event, Juse, Milestone
from bot.core.summary import Summary
from bot.tables.runtime.table import RECENT_EVENTS
from bot.tables.steps.model import COMPUTER, Move, Phase, TableData
from bot.tables.steps.table_log import Position
from bot.text.voice import Voice
from bot.ui.discord.components import (
    LIST_LIMIT,
    Button,
    Choice,
    Panel,
    PanelRow,
    Select,
    shortened,
    table_id,
    written_id,
)
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.closing import closing_lines, closing_looks, turning_line
from bot.ui.table.notices import why_ended
from bot.ui.table.presentation import (
    Presentation,
    call_text,
    calls_in,
    looks_of,
    presented,
    recap_of,
)
from bot.ui.table.summaries import NOTHING, Study

REPLAY, FILM, FROM_HERE, WHY = "replay", "film", "from-here", "why"
"""Kinds of presses; the last one is what a press on a page says."""
OPEN = "open"
"""The verb that opens a replay beside the message, at a move."""
NOBODY = ""
AS_PLAYED, BEST = "", "best"
"""The line that is watched: the game, or the best that its deal allows."""


class Page(msgspec.Struct, frozen=True):
    """The page that is looked at."""

    number: int
    """The number of the move that was made last; one more than there are moves is the end of the game."""
    opened: str = NOBODY
    """The seat whose hand is shown, as a number."""
    line: str = AS_PLAYED

    def at(self, number: int) -> "Page":
        return msgspec.structs.replace(self, number=number)


class Replay(msgspec.Struct, frozen=True):
    data: TableData
    """The table as it ended."""
    positions: Sequence[Position]
    summary: Summary | None
    study: Study = NOTHING

    @property
    def moves(self) -> int:
        return len(self.positions) - 1

    @property
    def last(self) -> int:
        return self.moves + (self.data.phase is Phase.OVER)

    def within(self, number: int) -> int:
        return max(0, min(number, self.last))

    def next_with(self, kind: type[Event], number: int) -> int | None:
        """Return the next move after this one by which something of that kind happened for all to see."""
        for later in range(number + 1, self.moves + 1):
            if any(isinstance(event, kind) and event.shown_to(None) for event in self.positions[later].events):
                return later
        return None


def line_of(replay: Replay, kit: GameKit, line: str) -> Replay:
    """Return the line that is watched. The best one is the same deal, played as well as it could be, as a table whose
    game was ended after its last move; `Refused` as long as it is not known.
    """
    if line == AS_PLAYED:
        return replay
    if line == BEST and replay.study.pending:
        raise Refused("replay-studying")
    insight, positions = replay.study.insight, replay.positions
    if line != BEST or insight is None or not insight.best_line:
        raise Refused("unknown-button")
    found, state = [positions[0]], positions[0].state
    for number, (seat, action) in enumerate(insight.best_line, start=1):
        state, events = kit.rules.apply(state, seat, action, Scripted(()))
        found.append(Position(Move(number, seat, kit.rules.spell(action), (), 0, 0.0), state, events))
    data = replace(replay.data, state=state, phase=Phase.CLOSED, moves=len(found) - 1)
    return Replay(data, found, None, replay.study)


def seat_opened(replay: Replay, kit: GameKit, opened: str) -> int | None:
    if opened == NOBODY:
        return None
    if kit.hand is None or not opened.isdecimal() or int(opened) >= len(replay.data.seats):
        raise Refused("unknown-button")
    return int(opened)


def may_play_from(replay: Replay, kit: GameKit, index: int) -> bool:
    """Return whether there is anything to play after so many moves."""
    return 0 <= index < len(replay.positions) and not kit.rules.outcome(replay.positions[index].state).finished


def present_replay(
    replay: Replay,
    kit: GameKit,
    locale: str,
    page: Page,
    own: OwnLook = AS_THE_TABLE,
    reader: int | None = None,
) -> Presentation:
    """Show a page. `reader`: the seat of whoever reads alone, and may play on from here in it."""
    audience = Audience(replay.data, locale, own)
    panel, voice = _panel(replay, kit, audience, page, reader), audience.of_message
    if page.number > replay.moves:
        lines = [_title(replay, audience, page), *closing_lines(kit, replay.data, replay.summary, voice)]
        lines.extend(_remarks(replay, kit, audience, page))
        looks = closing_looks(kit, replay.data, replay.summary, has_lines=audience.in_words)
        return presented(lines, panel, audience, *looks)
    position, seat = replay.positions[page.number], seat_opened(replay, kit, page.opened)
    lines = [_title(replay, audience, page)]
    before = [event for earlier in replay.positions[: page.number] for event in earlier.events][-RECENT_EVENTS:]
    lines += happened(_recap(before, position, kit, voice), position, kit, voice)
    view = kit.rules.view(position.state, None)
    so_far = [*before, *position.events]
    looks = looks_of(kit, view, round_ended=ends_round(position), happened=so_far)
    if seat is not None and kit.hand is not None:
        seen = [event for event in so_far if event.shown_to(seat)]
        scene = partial(kit.hand.scene, kit.rules, position.state, seat, seen=seen)
        lines.append(audience.words.say("replay-hand", name=voice.names[seat]))
        looks = scene, partial(kit.hand.description, kit.rules, position.state, seat, seen)
    lines.extend(_remarks(replay, kit, audience, page))
    return presented(lines, panel, audience, *looks)


def _recap(before: Sequence[Event], position: Position, kit: GameKit, voice: Voice) -> Sequence[str]:
    """Say what happened up to this position, without its own calls, which are told in full."""
    calls = calls_in(position.events)
    return recap_of(kit, [*before, *(event for event in position.events if event not in calls)], voice)


def happened(recap: Sequence[str], position: Position, kit: GameKit, voice: Voice) -> list[str]:
    """Return the recap, then the calls in full, and the result of a round."""
    calls = [call_text(kit, event, voice) for event in calls_in(position.events)]
    lines = [*(line for line in recap if line not in calls), *calls]
    if kit.result is not None:
        for event in position.events:
            if isinstance(event, Milestone):
                lines.extend(kit.result.text(event, voice).splitlines())
    return lines


def ends_round(position: Position) -> bool:
    return any(isinstance(event, Milestone) for event in position.events)


def _remarks(replay: Replay, kit: GameKit, audience: Audience, page: Page) -> Iterator[str]:
    """Return the lines that the table did not show; one page more than there are moves is the end."""
    voice, insight, number = audience.of_message, replay.study.insight, page.number
    if replay.study.pending:
        yield voice.say("replay-studying")
    if insight is None or kit.insight is None:
        return
    if page.line == AS_PLAYED:
        finding = insight.findings[number] if number < len(insight.findings) else None
        if finding is not None and kit.insight.text is not None:
            yield kit.insight.text(finding, voice)
        else:
            yield from (turning_line(kit, point, voice) for point in insight.turning_points if point.move == number)
        if number == replay.last and kit.insight.sums is not None:
            yield from kit.insight.sums(insight, voice)
    elif kit.insight.best_line is not None:
        yield kit.insight.best_line(insight, voice)


def _title(replay: Replay, audience: Audience, page: Page) -> str:
    number = "end" if page.number > replay.moves else page.number
    return audience.words.say(
        "replay-title",
        line=page.line,
        game=audience.game,
        table=str(replay.data.id),
        move=number,
        moves=replay.moves,
    )


# ------------------------------------------------------------ where one can go


def _panel(replay: Replay, kit: GameKit, audience: Audience, page: Page, reader: int | None) -> Panel:
    rows: list[PanelRow] = [_steps(replay, audience, page)]
    jumps = [*_jumps(replay, kit, audience, page)]
    if reader is not None:
        jumps.insert(0, _from_here(replay, kit, audience, page, reader))
    if jumps:
        rows.append(jumps)
    if replay.moves > 1:
        rows.append(_moves(replay, audience, page))
    if kit.hand is not None:
        rows.append(_hands(replay, audience, page))
    return rows


def _from_here(replay: Replay, kit: GameKit, audience: Audience, page: Page, reader: int) -> Button:
    """Offer to play on from a page; a choice of one's own is there to be made again."""
    is_own = page.number <= replay.moves and replay.positions[page.number].move.seat == reader
    index = page.number - is_own
    enabled = page.line == AS_PLAYED and may_play_from(replay, kit, index)
    label = audience.words.say("replay-from-here")
    return Button(written_id(FROM_HERE, replay.data.ref, index, OPEN), label, "go", enabled)


def _steps(replay: Replay, audience: Audience, page: Page) -> list[Button]:
    number, last = page.number, replay.last
    steps = {"first": 0, "previous": number - 1, "next": number + 1, "last": last}
    kind = "word" if audience.in_words else "sign"
    buttons = [
        Button(
            _id(replay, page.at(replay.within(to)), name),
            audience.words.say(f"replay-{name}", kind=kind),
            enabled=replay.within(to) != number,
        )
        for name, to in steps.items()
    ]
    verb, label = ("told", "replay-told") if audience.in_words else ("offer", "replay-film")
    return [*buttons, Button(written_id(FILM, replay.data.ref, 0, verb), audience.words.say(label))]


def _jumps(replay: Replay, kit: GameKit, audience: Audience, page: Page) -> Iterator[Button]:
    kinds: dict[str, type[Event]] = {"juse": Juse}
    if kit.result is not None:
        kinds["round"] = Milestone
    for name, kind in kinds.items():
        if replay.next_with(kind, -1) is not None:
            to = replay.next_with(kind, page.number)
            yield _jump(replay, page, to, name, audience.words.say(f"replay-to-{name}"))
    findings = () if replay.study.insight is None else replay.study.insight.findings
    slips = [number for number, finding in enumerate(findings) if finding is not None and finding.is_slip]
    if page.line == AS_PLAYED and slips:
        to = next((number for number in slips if number > page.number), None)
        yield _jump(replay, page, to, "slip", audience.words.say(f"{replay.data.game}-next-slip"))
    if kit.why is not None and any(computer_moved(replay, number) for number in range(replay.moves + 1)):
        enabled = page.line == AS_PLAYED and computer_moved(replay, page.number)
        yield Button(_id(replay, page, WHY), audience.words.say("replay-why"), enabled=enabled)
    if replay.study.insight is not None and replay.study.insight.best_line:
        line, name = (BEST, "best-line") if page.line == AS_PLAYED else (AS_PLAYED, "game")
        other = _id(replay, msgspec.structs.replace(page, line=line), "line")
        yield Button(other, audience.words.say(f"replay-to-{name}"))
    yield Button(table_id(replay.data.ref, "record"), audience.words.say("button-record"))


def computer_moved(replay: Replay, number: int) -> bool:
    """Return whether a computer made the move of this number, at this table."""
    again = replay.data.dealt.moves_dealt if replay.data.terms.is_continued else 0
    return again < number <= replay.moves and replay.positions[number].move.user_id == COMPUTER


def _jump(replay: Replay, page: Page, to: int | None, name: str, label: str) -> Button:
    return Button(_id(replay, page if to is None else page.at(to), name), label, enabled=to is not None)


def _moves(replay: Replay, audience: Audience, page: Page) -> Select:
    """Offer as many moves as there is room for, evenly."""
    count = min(LIST_LIMIT, replay.moves)
    numbers = [1 + round(number * (replay.moves - 1) / (count - 1)) for number in range(count)]
    choices: list[Choice] = []
    for number in numbers:
        seat = replay.positions[number].move.seat
        name = "" if seat is None else audience.of_label.names[seat]
        choices.append(Choice(str(number), audience.words.say("replay-move", move=number, name=name)))
    return Select(_id(replay, page, "go"), audience.words.say("replay-go"), tuple(choices))


def _hands(replay: Replay, audience: Audience, page: Page) -> Select:
    voice, words = audience.of_label, audience.words
    nobody = Choice("-", words.say("replay-no-hand"), page.opened == NOBODY)
    seats = [
        Choice(str(seat), words.say("replay-hand-of", name=name), page.opened == str(seat))
        for seat, name in enumerate(voice.names)
    ]
    return Select(_id(replay, page, "hands"), words.say("replay-hands"), (nobody, *seats))


def _id(replay: Replay, page: Page, name: str) -> str:
    line = f".{page.line}" if page.line != AS_PLAYED else ""
    return written_id(REPLAY, replay.data.ref, page.number, f"{name}.{page.opened}{line}")


def turning_row(kit: GameKit, data: TableData, summary: Summary, voice: Voice) -> list[PanelRow]:
    """Offer to watch what decided the game: by a button what did so for the only person, for several by a list."""
    people = [number for number, seat in enumerate(data.seats) if seat.user_id != COMPUTER]
    points = [point for point in summary.turning_points if len(people) > 1 or point.seat in people]
    if len(people) == 1:
        shown = {point.move: voice.say("turning-button", move=point.move) for point in points}
        slip = next((slip.move for slip in summary.unnoticed if slip.move not in shown), None)
        if slip is not None:
            shown[slip] = voice.say("unnoticed-button", move=slip)
        row = tuple(Button(written_id(REPLAY, data.ref, move, f"{OPEN}."), label) for move, label in shown.items())
        return [row] if row else []
    known = {(point.move, point.seat) for point in points}
    points += [slip for slip in summary.unnoticed if (slip.move, slip.seat) not in known]
    if not points:
        return []
    choices = tuple(
        Choice(f"{point.move}.{point.seat}", shortened(turning_line(kit, point, voice, "choice")))
        for point in points[:LIST_LIMIT]
    )
    return [Select(written_id(REPLAY, data.ref, 0, f"{OPEN}."), voice.say("turning-list"), choices)]


# ------------------------------------------------------------ a transcript, in Markdown


def transcript(replay: Replay, kit: GameKit, locale: str) -> str:
    audience = Audience(replay.data, locale)
    voice, words = audience.of_message, audience.words
    title = words.say("account-title", game=audience.game, table=str(replay.data.id))
    parts = [[f"# {title}"], [f"- {name}" for name in voice.names], [f"## {words.say('account-moves')}"]]
    parts.append([line for position in replay.positions for line in _entry(position, kit, voice)])
    parts.append([f"## {words.say('account-end')}"])
    parts.append([f"- {line}" for line in ending_lines(replay, kit, voice)])
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _entry(position: Position, kit: GameKit, voice: Voice) -> Iterator[str]:
    """Yield a move, and below it its events."""
    move, recap = position.move, _recap((), position, kit, voice)
    if move.seat is not None and not recap:
        named = kit.guide.name_move(kit.rules.parse(move.action), voice)
        recap = [voice.say("account-move", name=voice.names[move.seat], move=named)]
    for place, line in enumerate(happened(recap, position, kit, voice)):
        yield f"- {move.number} · {line}" if place == 0 else f"    - {line}"


def ending_lines(replay: Replay, kit: GameKit, voice: Voice) -> Sequence[str]:
    """Say how the game ended."""
    if replay.data.phase is Phase.OVER:
        return closing_lines(kit, replay.data, replay.summary, voice)
    return [why_ended(replay.data, voice.words)]
