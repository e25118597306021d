"""What a lobby says and offers below its picture, and what its opener and moderators find behind *More*."""

from collections.abc import Iterator, Sequence

from bot.core.game import LEVELS, Option, OptionValue
from bot.core.time_controls import CLOCK_NAMES
from bot.tables.steps.model import LOBBY_IDLE, TableData
from bot.text.reader import Reader
from bot.ui.discord.components import LIST_LIMIT, Button, Choice, Panel, Row, Select, seats_id, table_id
from bot.ui.kit import GameKit
from bot.ui.table.lobby_picture import clock_words, option_words
from bot.ui.table.notices import timestamp
from bot.ui.verbs import CLOCK, buttons

_FEW = 6
"""So many numbers are offered of a longer range."""


def lobby_lines(data: TableData, reader: Reader) -> Iterator[str]:
    if data.learning:
        yield reader.say("lobby-learning")
    opener = data.seat_of(data.opener_id)
    yield reader.say(
        "lobby-foot",
        opener=reader.names[opener] if opener is not None else "?",
        closes=timestamp(data.touched_at + LOBBY_IDLE),
    )


def lobby_panel(data: TableData, kit: GameKit, reader: Reader) -> Panel:
    panel: list[Row] = [*buttons(data, kit, reader)]
    if len(data.seats) < kit.rules.max_seats:
        levels = tuple(Choice(level, reader.say("lobby-level", level=level)) for level in LEVELS)
        panel.append(Select(seats_id(data.ref, data.version, "computer"), reader.say("lobby-computer"), levels))
    options = Select(
        seats_id(data.ref, data.version, "option"),
        reader.say("lobby-options"),
        tuple(_other_options(data, kit, reader)),
    )
    return [*panel, options]


def more_panel(data: TableData, reader: Reader) -> Panel:
    close = Button(table_id(data.ref, "close"), reader.say("button-close"), "stop")
    if len(data.seats) < 2:
        return [[close]]
    seats = tuple(Choice(str(number), name) for number, name in enumerate(reader.names))
    return [Select(seats_id(data.ref, data.version, "remove"), reader.say("lobby-remove"), seats), [close]]


def _other_options(data: TableData, kit: GameKit, reader: Reader) -> Sequence[Choice]:
    """What could be chosen instead of what the picture shows."""
    clocks = [_choice(CLOCK, clock, clock_words(clock, reader), reader) for clock in CLOCK_NAMES if clock != data.clock]
    others = [
        _choice(option.name, value, option_words(option, value, data.game, reader), reader)
        for option in kit.rules.options
        for value in _values(option)
        if value != data.options.get(option.name, option.default)
    ]
    return [*others[: LIST_LIMIT - len(clocks)], *clocks]


def _choice(option: str, chosen: OptionValue, words: tuple[str, str], reader: Reader) -> Choice:
    name, value = words
    label = reader.say("option-line", name=name, value=value)
    return Choice(f"{option}={chosen}", label[:1].upper() + label[1:])


def _values(option: Option) -> Sequence[OptionValue]:
    """Of a long range, some around the default."""
    if isinstance(option.default, bool):
        return (True, False)
    if isinstance(option.default, str) or len(option.values) <= _FEW:
        return option.values
    halves = (option.default * number // 2 for number in range(1, _FEW + 1))
    return [value for value in dict.fromkeys(halves) if value in option.values]
