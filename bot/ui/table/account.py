"""A finished game in words, as a Markdown file to keep: who played, every move, and how it ended."""

from collections.abc import Iterator, Sequence

from bot.core.game import Juse, Milestone
from bot.tables.steps.model import Phase
from bot.tables.steps.record import Position
from bot.text.reader import Reader
from bot.ui.kit import GameKit
from bot.ui.table.closing import closing_lines
from bot.ui.table.notices import why_ended
from bot.ui.table.presentation import call_text, recap_of
from bot.ui.table.readers import Readers
from bot.ui.table.replay import Replay


def account(replay: Replay, kit: GameKit, locale: str) -> str:
    readers = Readers(replay.data, locale)
    reader, words = readers.of_message, readers.words
    title = words.say("account-title", game=readers.game, table=str(replay.data.id))
    parts = [[f"# {title}"], [f"- {name}" for name in reader.names], [f"## {words.say('account-moves')}"]]
    parts.append([line for position in replay.positions for line in _told(position, kit, reader)])
    parts.append([f"## {words.say('account-end')}"])
    parts.append([f"- {line}" for line in _ending(replay, kit, readers)])
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _told(position: Position, kit: GameKit, reader: Reader) -> Iterator[str]:
    """A move, and below it what came of it."""
    move = position.move
    lines = list(recap_of(kit, position.events, reader))
    if move.seat is not None and not lines:
        named = kit.guide.name_move(kit.rules.parse(move.action), reader)
        lines.append(reader.say("account-move", name=reader.names[move.seat], move=named))
    calls = [call_text(kit, event, reader) for event in position.events if isinstance(event, Juse)]
    lines.extend(call for call in calls if call not in lines)
    if kit.result is not None:
        results = (kit.result.text(event, reader) for event in position.events if isinstance(event, Milestone))
        lines.extend(line for text in results for line in text.splitlines())
    yield from _listed(move.number, lines)


def _listed(number: int, lines: Sequence[str]) -> Iterator[str]:
    for place, line in enumerate(lines):
        yield f"- {number} · {line}" if place == 0 else f"    - {line}"


def _ending(replay: Replay, kit: GameKit, readers: Readers) -> Sequence[str]:
    if replay.data.phase is Phase.OVER:
        return closing_lines(kit, replay.data, replay.summary, readers.of_message)
    return [why_ended(replay.data, readers.words)]
