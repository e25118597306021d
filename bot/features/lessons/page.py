"""The page of a lesson: the table as it would really look, and below it what to notice and what to do."""

from collections.abc import Sequence
from functools import partial
from itertools import islice

import msgspec

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.game import Event, Juse
from bot.core.lesson import LEARNER, reached
from bot.features.lessons.steps import is_as_scripted
from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData
from bot.ui.discord.components import Button, Panel, offer_rows, table_id, within_limit
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import RECAP_LINES, Presentation, Selection, call_text, picked, presented


def present_lesson(
    table: Table,
    kit: GameKit,
    locale: str,
    selection: Selection | None = None,
    own: OwnLook = AS_THE_TABLE,
    note: str = "",
) -> Presentation:
    """Show a lesson. `note` stands above what the step says."""
    data, audience = table.data, Audience(table.data, locale, own)
    view = table.game.view(data.state, None)
    lines, panel = _table_lines(table, kit, audience), _panel(table, kit, audience, view, selection)
    # All that follows a quoted step would be quoted, too.
    last = [*([note] if note else []), _quoted_step(data, kit, audience)]
    return presented(lines, panel, audience, partial(kit.scene, view), partial(kit.alt, view), last)


def hand_in_lesson(shown: Presentation, data: TableData, kit: GameKit, locale: str) -> Presentation:
    """Show *My hand* with what the step says, so that whoever chooses there need not look for it elsewhere."""
    audience = Audience(data, locale)
    line, panel = _quoted_step(data, kit, audience), shown.panel
    if not asks(data, kit):
        line, panel = audience.words.say("lesson-step", text=audience.words.say("lesson-goes-on")), ()
    return msgspec.structs.replace(shown, content=within_limit([shown.content, line]), panel=panel)


def asks(data: TableData, kit: GameKit) -> str:
    """Return the action that leads on; empty if there is only something to look at."""
    steps = kit.lesson.steps
    assert data.lesson is not None
    return steps[data.lesson].asks if data.is_open and data.lesson < len(steps) else ""


def _quoted_step(data: TableData, kit: GameKit, audience: Audience) -> str:
    """Return what the step says, with the names that the seats have."""
    step = str(_number(data, kit) + 1) if data.is_open else "end"
    names = {f"p{seat}": name for seat, name in enumerate(audience.of_guide.names)}
    return audience.words.say("lesson-step", text=audience.words.say(f"{data.game}-lesson-{step}", **names))


def _number(data: TableData, kit: GameKit) -> int:
    """Return the step's number: the last one's if the script has become shorter since."""
    assert data.lesson is not None
    return min(data.lesson, len(kit.lesson.steps) - 1)


def _table_lines(table: Table, kit: GameKit, audience: Audience) -> Sequence[str]:
    data, voice = table.data, audience.of_message
    title = voice.say(
        "lesson-title",
        game=audience.game,
        step=_number(data, kit) + 1,
        steps=len(kit.lesson.steps),
        over="no" if data.is_open else "yes",
    )
    happened: list[Event] = []  # in the last step, as the table saw it
    if data.lesson is not None and is_as_scripted(data, table.game, kit.lesson):
        log = reached(table.game, kit.lesson, data.lesson)
        happened = [event for entry in log for event in entry.events if event.shown_to(None)]
    quiet = [event for event in happened if not isinstance(event, Juse)]
    lines = [title, *[*islice(kit.recap(quiet, voice), RECAP_LINES)][::-1]]
    lines += [call_text(kit, event, voice) for event in happened if isinstance(event, Juse)]
    if data.is_open and table.game.to_act(data.state):
        lines.append(kit.status(table.game.view(data.state, None), voice))
    return lines


def _panel(table: Table, kit: GameKit, audience: Audience, view: object, selection: Selection | None) -> Panel:
    data = table.data

    def button(verb: str, style: str = "plain", argument: str = "") -> Button:
        return Button(table_id(data.ref, verb + argument), audience.words.say(f"button-{verb}"), style)

    if not data.is_open:
        return [[button("lesson-play", "go"), button("lesson-again"), button("rules")]]
    below = [button("rules"), button("lesson-again"), button("lesson-leave")]
    if not asks(data, kit):
        return [[button("lesson-on", "go", f":{data.lesson}")], below]
    if kit.hand is not None:
        below.insert(0, button("hand", "main"))
    offers = kit.offers(view, LEARNER, audience.of_label, picked(data, LEARNER, selection)) if kit.offers else ()
    return [*offer_rows(data.ref, data.epochs[LEARNER], data.moves, offers), below]
