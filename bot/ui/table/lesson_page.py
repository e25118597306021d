"""A lesson as its learner sees it: the table as it would really look, and below it what to notice and what to do."""

from collections.abc import Sequence

import msgspec

from bot.core.game import Event, Juse
from bot.core.lesson import LEARNER, reached
from bot.tables.runtime.table import Table
from bot.tables.steps.lessons import is_as_scripted
from bot.tables.steps.model import Deck, TableData
from bot.text.reader import Reader
from bot.ui.discord.components import Button, Panel, offered, table_id
from bot.ui.discord.names import literal, seat_names, written_names
from bot.ui.kit import GameKit
from bot.ui.table.presentation import (
    ALT_LIMIT,
    CONTENT_LIMIT,
    RECAP_LINES,
    Presentation,
    Selection,
    picked,
    table_button,
)

GO_ON = "lesson-on"


def present_lesson(
    table: Table, kit: GameKit, selection: Selection | None = None, deck: Deck | None = None, note: str = ""
) -> Presentation:
    """`note` stands above what the step says."""
    data = table.data
    view = table.game.view(data.state, None)
    names = seat_names(data.seats)
    lines = [*_table_lines(table, kit), *([note] if note else []), f">>> {step_text(data, kit)}"]
    return Presentation(
        content="\n".join(lines)[:CONTENT_LIMIT],
        panel=_panel(table, kit, view, selection),
        scene=kit.scene(view, Reader(names, kit.words, deck or data.deck)),
        alt=kit.alt(view, Reader(names, kit.words))[:ALT_LIMIT],
    )


def hand_in_lesson(shown: Presentation, data: TableData, kit: GameKit) -> Presentation:
    """My hand, with what the step says: whoever chooses there need not look for it elsewhere."""
    if not asks(data, kit):
        content = f"{shown.content}\n>>> {kit.words.say('lesson-goes-on')}"
        return msgspec.structs.replace(shown, content=content, panel=())
    return msgspec.structs.replace(shown, content=f"{shown.content}\n>>> {step_text(data, kit)}"[:CONTENT_LIMIT])


def asks(data: TableData, kit: GameKit) -> str:
    """The action that leads on; empty where there is only something to look at."""
    steps = kit.lesson.steps
    assert data.lesson is not None
    return steps[data.lesson].asks if data.is_open and data.lesson < len(steps) else ""


def step_text(data: TableData, kit: GameKit) -> str:
    """Written for the names that the seats have."""
    step = str(_number(data, kit) + 1) if data.is_open else "end"
    names = {f"p{seat}": literal(name) for seat, name in enumerate(seat_names(data.seats))}
    return kit.words.say(f"{data.game}-lesson-{step}", **names)


def _number(data: TableData, kit: GameKit) -> int:
    """The last step's where the script has become shorter since."""
    assert data.lesson is not None
    return min(data.lesson, len(kit.lesson.steps) - 1)


def _table_lines(table: Table, kit: GameKit) -> Sequence[str]:
    data, words, names = table.data, kit.words, written_names(table.data.seats)
    number = _number(data, kit)
    title = words.say(
        "lesson-title",
        game=words.say(f"{data.game}-name"),
        step=number + 1,
        steps=len(kit.lesson.steps),
        over="no" if data.is_open else "yes",
    )
    happened = _happened(table, kit)
    lines = [title, *kit.recap(happened, Reader(names, words))[-RECAP_LINES:]]
    calls = [
        words.say("juse-call", why=kit.accuse(event, Reader(names, words)))
        for event in happened
        if isinstance(event, Juse)
    ]
    lines += [call for call in calls if call not in lines]
    if data.is_open and table.game.to_act(data.state):
        lines.append(kit.status(table.game.view(data.state, None), Reader(names, words)))
    return lines


def _happened(table: Table, kit: GameKit) -> list[Event]:
    """In the last step, as the table saw it."""
    data, lesson = table.data, kit.lesson
    if data.lesson is None or not is_as_scripted(data, table.game, lesson):
        return []
    log = reached(table.game, lesson, data.lesson)
    return [event for entry in log for event in entry.events if event.shown_to(None)]


def _panel(table: Table, kit: GameKit, view: object, selection: Selection | None) -> Panel:
    data, words = table.data, kit.words
    if not data.is_open:
        return [[table_button(data, words, "lesson-again", "go"), table_button(data, words, "rules")]]
    below = [table_button(data, words, verb) for verb in ("rules", "lesson-again", "lesson-leave")]
    if not asks(data, kit):
        return [
            [Button(table_id(data.id, f"{GO_ON}:{data.lesson}"), words.say("button-lesson-on"), "go")],
            below,
        ]
    if kit.hand is not None:
        below.insert(0, table_button(data, words, "hand", "main"))
    offers = kit.offers(view, LEARNER, Reader(seat_names(data.seats), words), picked(data, LEARNER, selection))
    return [*offered(data.id, data.epochs[LEARNER], data.moves, offers), below]
