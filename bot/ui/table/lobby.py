"""What a lobby says and offers below its picture, and what its opener and moderators find behind *More*."""

from collections.abc import Iterator, Sequence

from bot.core.game import LEVELS, Option, OptionValue
from bot.core.time_controls import CLOCK_NAMES
from bot.tables.steps.model import LOBBY_IDLE, TableData
from bot.text.voice import Voice
from bot.ui.discord.components import LIST_LIMIT, Button, Choice, Panel, Row, Select, seats_id, table_id
from bot.ui.kit import GameKit
from bot.ui.table.lobby_picture import clock_words, option_words
from bot.ui.table.notices import timestamp
from bot.ui.verbs import CLOCK, buttons

_FEW = 6
"""So many numbers are offered of a longer range."""


def lobby_lines(data: TableData, voice: Voice) -> Iterator[str]:
    if data.learning:
        yield voice.say("lobby-learning")
    opener = data.seat_of(data.opener_id)
    yield voice.say(
        "lobby-foot",
        opener=voice.names[opener] if opener is not None else "?",
        closes=timestamp(data.touched_at + LOBBY_IDLE),
    )


def lobby_panel(data: TableData, kit: GameKit, voice: Voice) -> Panel:
    panel: list[Row] = [*buttons(data, kit, voice)]
    if len(data.seats) < kit.rules.max_seats:
        levels = tuple(Choice(level, voice.say("lobby-level", level=level)) for level in LEVELS)
        panel.append(Select(seats_id(data.ref, data.version, "computer"), voice.say("lobby-computer"), levels))
    options = Select(
        seats_id(data.ref, data.version, "option"),
        voice.say("lobby-options"),
        tuple(_other_options(data, kit, voice)),
    )
    return [*panel, options]


def more_panel(data: TableData, voice: Voice) -> Panel:
    close = Button(table_id(data.ref, "close"), voice.say("button-close"), "stop")
    if len(data.seats) < 2:
        return [[close]]
    seats = tuple(Choice(str(number), name) for number, name in enumerate(voice.names))
    return [Select(seats_id(data.ref, data.version, "remove"), voice.say("lobby-remove"), seats), [close]]


def _other_options(data: TableData, kit: GameKit, voice: Voice) -> Sequence[Choice]:
    """What could be chosen instead of what the picture shows."""
    clocks = [_choice(CLOCK, clock, clock_words(clock, voice), voice) for clock in CLOCK_NAMES if clock != data.clock]
    others = [
        _choice(option.name, value, option_words(option, value, data.game, voice), voice)
        for option in kit.rules.options
        for value in _values(option)
        if value != data.options.get(option.name, option.default)
    ]
    return [*others[: LIST_LIMIT - len(clocks)], *clocks]


def _choice(option: str, chosen: OptionValue, words: tuple[str, str], voice: Voice) -> Choice:
    name, value = words
    label = voice.say("option-line", name=name, value=value)
    return Choice(f"{option}={chosen}", label[:1].upper() + label[1:])


def _values(option: Option) -> Sequence[OptionValue]:
    """Of a long range, some around the default."""
    if isinstance(option.default, bool):
        return (True, False)
    if isinstance(option.default, str) or len(option.values) <= _FEW:
        return option.values
    halves = (option.default * number // 2 for number in range(1, _FEW + 1))
    return [value for value in dict.fromkeys(halves) if value in option.values]
