"""The ghost: beside a game that is played again, what its seat had reached at the same card the first time, as a thin
bar. Figures alone, never cards.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.core.errors import Refused
from bot.features.replay.store import PlayedAgain
from bot.tables.steps.model import TableData, TableRef
from bot.tables.steps.table_log import Story
from bot.text import Words, words_for
from bot.ui.discord.names import bare
from bot.ui.kit import GameKit
from bot.ui.table.additions import Strip
from bot.ui.table.reconciler import Context
from render.layout import Box, area, band
from render.scene import WIDTH, Item, Label, Tone

_HEIGHT, _SIDE = 144, 28
_NAMES, _BARS, _FIGURES, _SAID = 250, 400, 90, 360


def figures_of(kit: GameKit, story: Story, seat: int) -> Sequence[int]:
    """Return what a seat had reached when each card, or else each of its turns, was over."""
    part, figures = PlayedAgain(TableRef(""), seat), list[int]()
    for position in story:
        part = part.after_moves([position.move])
        at = _at(kit, part, position.state)
        figures += [figures[-1] if figures else 0] * (at - len(figures))
        figures[at:] = [_figure(kit, position.state, seat)]
    return figures


def _at(kit: GameKit, part: PlayedAgain, state: object) -> int:
    return part.turn if kit.card is None else kit.card(state)


def _figure(kit: GameKit, state: object, seat: int) -> int:
    return int(kit.rules.outcome(state).scores[seat])


class Ghost(NamedTuple):
    whose: str
    """The name of whoever played first; empty: its player did."""
    now: int
    then: int
    most: int
    """The largest figure of the game, for which there is room."""
    better: int
    is_end: bool
    """The first game, or this one, is over."""


async def ghost_strips(context: Context, data: TableData, locale: str) -> Sequence[Strip]:
    """Compare a game that is played again with the first time."""
    part, kit = PlayedAgain.of(data), context.kits[data.game]
    if part is None or not part.figures:
        return ()
    whose = ""
    try:
        first = (await context.tables.find(int(part.ref.partition(".")[0]))).data
        if first.ref == part.ref and first.seats[part.seat].user_id != data.opener_id:
            whose = bare(first.seats[part.seat].name)
    except Refused:  # it was forgotten meanwhile
        pass
    at, now = _at(kit, part, data.state), _figure(kit, data.state, part.seat)
    is_end = not data.is_open or at >= len(part.figures)
    then = part.figures[-1 if is_end else at]
    better = then - now if kit.rules.low_score_wins else now - then
    return [_strip(kit, Ghost(whose, now, then, max(1, now, *part.figures), better, is_end), words_for(locale))]


def _strip(kit: GameKit, ghost: Ghost, words: Words) -> Strip:
    when = "end" if ghost.is_end else "turn" if kit.card is None else "card"
    who = ghost.whose or words.say("ghost-first")
    how = "more" if ghost.better > 0 else "less" if ghost.better < 0 else "same"
    said = words.say("ghost-better", how=how, by=abs(ghost.better)), words.say("ghost-when", when=when)
    alt = words.say("ghost-line", who=who, then=ghost.then, when=when, now=ghost.now)
    return Strip(_HEIGHT, lambda box: _draw(ghost, (words.say("ghost-you"), who), said, box), alt, "", alt)


def _draw(ghost: Ghost, names: Sequence[str], said: Sequence[str], box: Box) -> Iterator[Item]:
    yield band(box, "shadow")
    own, first = box.rows(_HEIGHT // 2, _HEIGHT // 2)
    for row, figure, name, told in ((own, ghost.now, names[0], said[0]), (first, ghost.then, names[1], said[1])):
        is_own = row is own
        thick, left = 32 if is_own else 14, box.left + _SIDE + _NAMES
        length = max(thick, round(_BARS * figure / ghost.most))
        yield Label(box.left + _SIDE, row.y, name, 46, "bare" if is_own else "muted", _NAMES - 16, "left")
        yield area(Box(left, row.y - thick // 2, length, thick), "gold" if is_own else "light", thick // 2)
        yield Label(left + length + 24, row.y, str(figure), 52, "bare" if is_own else "muted", _FIGURES, "left")
        tone: Tone = "glint" if is_own and ghost.better > 0 else "muted"
        yield Label(WIDTH - _SIDE, row.y, told, 46, tone, _SAID, "right")
