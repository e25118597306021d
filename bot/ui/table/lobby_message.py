"""A lobby: its picture, with the game, the seats and the options, the same in words, and what it offers below."""

from collections.abc import Iterator, Sequence

from bot.core.cards import Card
from bot.core.game import LEVELS, Option, OptionValue
from bot.core.time_controls import CLOCK_NAMES, ClockName
from bot.tables.steps.lobby import good_number, most_seats
from bot.tables.steps.model import COMPUTER, LOBBY_IDLE, Phase, TableData
from bot.text import Words, duration_text
from bot.text.voice import Voice
from bot.ui.discord.components import (
    LIST_LIMIT,
    SEATS,
    Choice,
    Panel,
    Select,
    written_id,
)
from bot.ui.kit import GameKit
from bot.ui.table.notices import timestamp
from bot.ui.verbs import CLOCK, Verb, buttons
from render.scene import WIDTH, Area, CardAt, Item, Label, NamePlate, Scene, Sign

_HEAD = 210
_CARD = 168
_CARD_Y, _CARDS_LEFT, _CARDS_RIGHT = 150, 700, 1096
_BOW = 24
_PLATE, _PLATE_HEIGHT, _ROW = 570, 82, 96
_LEFT, _RIGHT = 305, 895
_LEVEL = 234
"""The part of a computer's plate that says how well it plays."""
_LINE, _LINE_HEIGHT = 40, 62
_SIDE, _MARGIN = 36, 14
_NARROW = 120
"""The least room for a word."""
_MOST_SEATS, _MOST_LINES = 8, 8
"""Games with more seats or options have all of them in the words alone."""


def lobby_scene(data: TableData, kit: GameKit, voice: Voice) -> Scene:
    places = min(most_seats(data, kit.rules), _MOST_SEATS)
    seats = -(-places // 2) * _ROW + 2 * _MARGIN
    lines = _options(data, kit, voice)[:_MOST_LINES]
    foot = len(lines) * _LINE_HEIGHT + 2 * _MARGIN
    items = (
        *_head(data, kit, voice),
        Area(WIDTH // 2, _HEAD + seats // 2, WIDTH, seats, "shadow", 0),
        *(item for place in range(places) for item in _place(data, place, voice)),
        Area(WIDTH // 2, _HEAD + seats + foot // 2, WIDTH, foot, "dusk", 0),
        *_written(lines, _HEAD + seats + _MARGIN + _LINE_HEIGHT // 2),
    )
    return Scene(_HEAD + seats + foot, items, voice.look)


def lobby_alt(data: TableData, kit: GameKit, voice: Voice) -> str:
    rules = kit.rules
    seats: list[str] = []
    for place, (seat, name) in enumerate(zip(data.seats, voice.names, strict=True), start=1):
        who = "computer" if seat.user_id == COMPUTER else "host" if seat.user_id == data.opener_id else "person"
        seats.append(voice.say("lobby-seat", place=place, name=name, who=who, level=seat.level))
    options = (voice.say("option-line", name=name, value=value) for name, value in _options(data, kit, voice))
    lines = (
        voice.say(f"{data.game}-lobby", min=rules.min_seats, max=rules.max_seats),
        *_time(data, kit, voice),
        voice.say("lobby-seats", seats=voice.listed(seats), free=most_seats(data, rules) - len(data.seats)),
        voice.say("option-separator").join(options),
    )
    return "\n".join(lines)


def _head(data: TableData, kit: GameKit, voice: Voice) -> Iterator[Item]:
    """Draw the head: the seats hide the lower part of the cards."""
    yield from fan(kit.emblem, (_CARDS_LEFT, _CARDS_RIGHT), _CARD_Y, size=_CARD)
    room = _CARDS_LEFT - _CARD // 2 - 2 * _SIDE
    yield Label(_SIDE, 70, voice.say(f"{kit.name}-name"), 80, "bare", room, "left")
    for time in _time(data, kit, voice, with_whom=False):
        yield Sign(_SIDE + 30, 168, "clock", 60)
        yield Label(_SIDE + 80, 168, time, 52, "glint", room - 80, "left")


def _time(data: TableData, kit: GameKit, voice: Voice, *, with_whom: bool = True) -> Sequence[str]:
    """Tell about how long the game will take: with those who are here or, as long as they are too few, with computers
    in the other seats of a good game, as the welcome says. Nothing of a game that has not counted it.
    """
    rules, seated = kit.rules, len(data.seats)
    people = sum(seat.user_id != COMPUTER for seat in data.seats)
    players = 0 if seated >= rules.min_seats else good_number(rules)
    minutes = kit.minutes(people, (players or seated) - people, data.options)
    if minutes is None:
        return ()
    time = duration_text(60 * minutes * max(1, data.terms.deals), voice.words)
    return (voice.say("lobby-time", time=time, clock=data.terms.clock, filled=with_whom and players > 0),)


def fan(cards: Sequence[Card], across: tuple[int, int], y: int, *, size: int) -> Iterator[Item]:
    """Spread cards between two places; the outer ones lie lower than the middle."""
    last, (left, right) = len(cards) - 1, across
    for place, card in enumerate(cards):
        share = place / last if last else 0.5
        yield CardAt(round(left + (right - left) * share), y + round(_BOW * (2 * share - 1) ** 2), card, size)


def _place(data: TableData, place: int, voice: Voice) -> Iterator[Item]:
    """Draw a seat, or a free one. Only the first of these says so."""
    row, column = divmod(place, 2)
    x, y = (_LEFT, _RIGHT)[column], _HEAD + _MARGIN + row * _ROW + _ROW // 2
    if place >= len(data.seats):
        yield Area(x, y, _PLATE, _PLATE_HEIGHT, "light", _PLATE_HEIGHT // 5)
        yield Area(x, y, _PLATE - 8, _PLATE_HEIGHT - 8, "shadow", _PLATE_HEIGHT // 5 - 4)
        if place == len(data.seats):
            yield Label(x, y, voice.say("lobby-free"), 40, "muted", _PLATE - 40)
        return
    seat, name = data.seats[place], voice.names[place]
    if seat.user_id != COMPUTER:
        note = voice.say("lobby-host") if seat.user_id == data.opener_id else ""
        yield NamePlate(x, y, _PLATE, place, name, note, height=_PLATE_HEIGHT)
        return
    right = x + _PLATE // 2
    yield Area(x, y, _PLATE, _PLATE_HEIGHT, "dusk", _PLATE_HEIGHT // 5)
    yield NamePlate(x - _LEVEL // 2, y, _PLATE - _LEVEL, place, name, height=_PLATE_HEIGHT)
    yield Sign(right - _LEVEL + 30, y, "computer", 56, "bare")
    level = voice.say("lobby-level", level=seat.level)
    yield Label(right - 14, y, level, 38, "muted", _LEVEL - 80, "right")


def _written(lines: Sequence[tuple[str, str]], top: int) -> Iterator[Item]:
    """Write names and values: each has as much room as it is long."""
    room = WIDTH - 3 * _SIDE
    for place, (name, value) in enumerate(lines):
        y, share = top + place * _LINE_HEIGHT, len(name) / len(name + value)
        yield Label(_SIDE, y, name, _LINE, "muted", max(_NARROW, round(room * share)), "left")
        yield Label(WIDTH - _SIDE, y, value, _LINE, "bare", max(_NARROW, round(room * (1 - share))), "right")


def _options(data: TableData, kit: GameKit, voice: Voice) -> Sequence[tuple[str, str]]:
    """Return names and values, the clock last."""
    return (
        *(
            option_words(option, data.options.get(option.name, option.default), data.game, voice)
            for option in kit.rules.options
            if option.matters(data.options)
        ),
        clock_words(data.terms.clock, voice),
    )


def clock_words(clock: ClockName, voice: Voice) -> tuple[str, str]:
    return voice.say("lobby-clock"), voice.say(f"clock-{clock}")


def option_words(option: Option, value: OptionValue, game: str, voice: Voice) -> tuple[str, str]:
    """Return its name and its value."""
    if isinstance(value, bool):
        value = voice.say("option-on" if value else "option-off")
    elif isinstance(value, str) or voice.words.has(f"{game}-option-{option.name}-{value}"):
        value = voice.say(f"{game}-option-{option.name}-{value}")
    return voice.say(f"{game}-option-{option.name}"), str(value)


# ------------------------------------------------------------ what it says and offers below its picture


_FEW = 6
"""The numbers offered of a longer range."""


def lobby_lines(data: TableData, voice: Voice) -> Iterator[str]:
    if data.terms.learning:
        yield voice.say("lobby-learning")
    if data.terms.deals:
        yield voice.say("lobby-series", deals=data.terms.deals)
    if data.lobby.starts_at is not None:
        yield voice.say("lobby-starts", when=timestamp(data.lobby.starts_at))
        return
    quiet = "yes" if data.lobby.host_quiet and len(data.people) > 1 else "no"
    yield voice.say("lobby-foot", opener=host_name(data, voice), minutes=int(LOBBY_IDLE // 60), quiet=quiet)


def lobby_closed(data: TableData, words: Words) -> str:
    return words.say("lobby-made-way" if data.why_closed == "made-way" else "lobby-closed", game=data.game)


def host_name(data: TableData, voice: Voice) -> str:
    opener = data.seat_of(data.opener_id)
    return "?" if opener is None else voice.names[opener]


def host_panel(verbs: Sequence[Verb], data: TableData, kit: GameKit, voice: Voice) -> Panel:
    """Offer what only the host and moderators may do, always at the same place; nothing once the game has begun."""
    if data.phase != Phase.LOBBY:
        return []
    *start, close = buttons(verbs, data, kit, voice, of_host=True)
    levels = tuple(Choice(level, voice.say("lobby-level", level=level)) for level in LEVELS)
    seats = tuple(Choice(str(number), name) for number, name in enumerate(voice.names))
    has_room, may_go = len(data.seats) < most_seats(data, kit.rules), len(seats) > 1 and not data.terms.deals

    def offered(verb: str, text: str, choices: tuple[Choice, ...], *, enabled: bool = True) -> Select:
        return Select(written_id(SEATS, data.ref, data.version, verb), text, choices, enabled)

    return [
        start,
        offered("computer", voice.say("lobby-computer"), levels, enabled=has_room),
        offered("option", voice.say("lobby-options"), tuple(_other_options(data, kit, voice))),
        offered("remove", voice.say("lobby-remove"), seats, enabled=may_go),
        [close],
    ]


def _other_options(data: TableData, kit: GameKit, voice: Voice) -> Sequence[Choice]:
    """Return what could be chosen instead of what the picture shows."""
    clocks = [
        _choice(CLOCK, clock, clock_words(clock, voice), voice) for clock in CLOCK_NAMES if clock != data.terms.clock
    ]
    others = [
        _choice(option.name, value, option_words(option, value, data.game, voice), voice)
        for option in kit.rules.options
        if option.matters(data.options)
        for value in _values(option)
        if value != data.options.get(option.name, option.default)
    ]
    return [*others[: LIST_LIMIT - len(clocks)], *clocks]


def _choice(option: str, chosen: OptionValue, words: tuple[str, str], voice: Voice) -> Choice:
    name, value = words
    label = voice.say("option-line", name=name, value=value)
    return Choice(f"{option}={chosen}", label[:1].upper() + label[1:])


def _values(option: Option) -> Sequence[OptionValue]:
    """Return what is offered: of a long range, some around the default."""
    if isinstance(option.default, bool):
        return (True, False)
    if isinstance(option.default, str) or len(option.values) <= _FEW:
        return option.values
    halves = (option.default * number // 2 or number for number in range(1, _FEW + 1))
    return [value for value in dict.fromkeys((*halves, option.default)) if value in option.values]
