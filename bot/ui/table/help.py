"""What `/table help` says, and the buttons that lead on from there."""

from collections.abc import Iterator, Sequence

from bot.tables.steps.model import Phase, TableData
from bot.text import words_for
from bot.ui.discord.components import ROW_LIMIT, Button, Panel, in_rows, table_id
from bot.ui.kit import GameKit
from bot.ui.table.welcome import learn_buttons


def help_lines(kits: Sequence[GameKit], locale: str) -> Iterator[str]:
    words = words_for(locale)
    for kit in kits:
        tagline = words_for(locale, kit.name).say(f"{kit.name}-tagline")
        players = words.say("lobby-players", min=kit.rules.min_seats, max=kit.rules.max_seats)
        yield words.say("help-game", command=kit.name, tagline=tagline, players=players)
    yield words.say("help-at-the-table")


def help_panel(kits: Sequence[GameKit], here: TableData | None, user_id: int, locale: str) -> Panel:
    """`here`: the table in the channel where somebody asks."""
    kit = next((kit for kit in kits if here is not None and kit.name == here.game), None)
    at_the_table = [] if here is None or kit is None else [list(_at_the_table(here, kit, user_id, locale))]
    return [*at_the_table, *in_rows(list(learn_buttons(kits, locale)))][:ROW_LIMIT]


def _at_the_table(data: TableData, kit: GameKit, user_id: int, locale: str) -> Iterator[Button]:
    words = words_for(locale, kit.name)
    verbs = ["show", "what"]
    if kit.hand is not None and data.phase is Phase.PLAYING and data.seat_of(user_id) is not None:
        verbs.insert(1, "hand")
    for verb in verbs:
        yield Button(table_id(data.ref, verb), words.say(f"button-{verb}"), "main" if verb == "show" else "plain")
