"""What a race looks like: a board, its answer with who was first, and the podium; as pictures or in words.
Nothing of a board that is not decided yet knows whether its move is right.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.boards import Board
from bot.core.cards import Look, OwnLook
from bot.core.chance import Seeded
from bot.features.race.race import BOARDS, Answer, Race, tenths
from bot.features.storm.shown import Answered, Reader, answer_frames, answer_panel, board_lines, upper_scene
from bot.text import Words
from bot.ui.discord.components import ALT_LIMIT, Button, Panel, shortened, within_limit, written_id
from bot.ui.discord.names import bare, written
from bot.ui.kit import GameKit
from bot.ui.table.phone_text import in_rows
from bot.ui.table.presentation import Presentation
from render import with_strip
from render.layout import Box, area, band
from render.scene import WIDTH, Item, Label, NamePlate, PlateState, Scene, Tone

RACE = "race"
"""The kind of its presses."""
PLAY, END = "play", "end"

_ROWS_KEPT = 2
"""The rows of a phone that are kept above the picture, so that no button below it moves."""
_HEAD, _ROW, _SIDE = 104, 92, 32
_LEAST_ROWS, _MOST_ROWS = 2, 4
_COLORS = 8
_TOP, _STEPS, _FOOT = 132, 372, 104
_STEP_WIDTH, _STEP_SIDE, _PLATE = 376, 24, 78
_HEIGHTS, _LEFTS = (340, 300, 260), (412, 24, 800)
"""How high the step of each place is, and where those of the first three begin."""


def present_race(reader: Reader, race: Race, key: str, board: Board) -> Presentation:
    """Show the board that stands there, its answer, or the end of a race."""
    return _end(reader, race) if race.is_over else _board(reader, race, key, board)


def again(kit: GameKit, words: Words) -> Panel:
    return [[Button(written_id(RACE, PLAY, kit.name), words.say("storm-again"), "go")]]


def name_of(race: Race, racer: int, *, plain: bool = False) -> str:
    """Return somebody's name for messages, or for pictures and what is read instead."""
    name = bare(race.racers[racer][1])
    return name if plain else written(name)


def told_of(words: Words, race: Race, number: int, user_id: int, seconds: float) -> str:
    """Return what somebody is told whose press, so many seconds after a board was shown, has not decided it; nothing if
    its answer says so.
    """
    first = race.first(number)
    if race.has_answered(user_id, number):
        return words.say("race-wrong") if race.is_open and number == race.number else ""
    if first is None:
        return words.say("race-late")
    return words.say("race-faster", name=name_of(race, first.racer), seconds=tenths(seconds - first.seconds))


# ------------------------------------------------------------ a board


def _board(reader: Reader, race: Race, key: str, board: Board) -> Presentation:
    words, voice = reader.words, reader.voice(picture=False)
    panel = answer_panel(reader, RACE, key, race.number)
    table, move = board_lines(reader, board)
    game = words.say(f"{reader.kit.name}-name")
    said = [words.say("race-open", game=game, number=race.number, of=BOARDS)]
    lines = [table, f"**{move}**" if reader.in_words else move]
    if not race.is_open:
        said = [_decided(reader, race, board)]
        lines.append(reader.storm.why(board, voice))
    lines += _places(reader, race, plain=not reader.in_words)
    if reader.in_words:
        return Presentation(within_limit([*said, "", *lines, words.say("race-rule")]), panel, deck=None)
    scene, alt = _scene(reader, race, board), shortened("\n".join(lines), ALT_LIMIT)
    return Presentation("\n".join(in_rows(said, _ROWS_KEPT)), panel, scene, alt, deck=reader.look.emoji_deck(Look()))


def _scene(reader: Reader, race: Race, board: Board) -> Scene:
    upper = upper_scene(reader, board) if race.is_open else answer_frames(reader, Answered(board, right=True))[-1][0]
    return with_strip(upper, _strip(reader, race))


def _decided(reader: Reader, race: Race, board: Board) -> str:
    wrong = [name_of(race, racer) for racer in race.wrong]
    told = reader.words.some(wrong) if wrong else "nobody"
    return reader.words.say(
        "race-decided", juse=board.juse is not None, wrong=told, **_first(race, race.number, plain=False)
    )


def _first(race: Race, number: int, *, plain: bool) -> dict[str, Any]:
    """Return who was first on a board, and how fast, as texts take it."""
    first = race.first(number)
    return (
        {"name": "nobody"}
        if first is None
        else {"name": name_of(race, first.racer, plain=plain), "seconds": first.seconds}
    )


def _places(reader: Reader, race: Race, *, plain: bool) -> list[str]:
    say, points = reader.words.say, [len(race.times(racer)) for racer in range(len(race.racers))]
    return [
        say("race-points", place=place, name=name_of(race, racer, plain=plain), points=points[racer])
        for place, racer in race.standing()
    ]


def _strip(reader: Reader, race: Race) -> Scene:
    """Draw which board it is, who was first, and how all stand; of many, the best."""
    words, first = reader.words, None if race.is_open else race.first(race.number)
    rows = min(_MOST_ROWS, max(_LEAST_ROWS, -(-len(race.racers) // 2)))
    head, *lines, _ = Box(0, 0, WIDTH, _HEAD + rows * _ROW + 8).rows(_HEAD, *[_ROW] * rows, 8)
    told = words.say("race-rule" if race.is_open else "race-first", **_first(race, race.number, plain=True))
    items: list[Item] = [
        band(head, "dusk"),
        Label(_SIDE, head.y, words.say("race-number", number=race.number, of=BOARDS), 56, "bare", 420, "left"),
        Label(WIDTH - _SIDE, head.y, told, 50, "muted" if race.is_open else "glint", 700, "right"),
    ]
    cells = [cell for line in lines for cell in line.even_columns(2)]
    for (_, racer), cell in zip(race.standing(), cells, strict=False):
        note, state = str(len(race.times(racer))), "plain"
        if first is not None and first.racer == racer:
            note, state = f"+1 · {note}", "winner"
        elif not race.is_open and racer in race.wrong:
            note, state = words.say("race-sits-out", points=note), "dim"
        items.append(_plate(race, racer, cell.inset(8, 7), note, state))
    return Scene(_HEAD + rows * _ROW + 8, tuple(items))


def _plate(race: Race, racer: int, box: Box, note: str, state: PlateState) -> NamePlate:
    badge = racer if racer < _COLORS else None
    return NamePlate(box.x, box.y, box.width, badge, name_of(race, racer, plain=True), note, state, box.height)


# ------------------------------------------------------------ the end


def _end(reader: Reader, race: Race) -> Presentation:
    panel = again(reader.kit, reader.words)
    if not race.racers:
        return Presentation(reader.words.say("race-nobody-here"), panel)
    head, hardest = _winners(reader, race, plain=False), _hardest(reader, race, plain=False)
    places = _places(reader, race, plain=False)
    if reader.in_words:
        return Presentation(within_limit([head, *places, hardest]), panel)
    alt = shortened("\n".join([*_places(reader, race, plain=True), _hardest(reader, race, plain=True)]), ALT_LIMIT)
    return Presentation(within_limit([head, *places[len(_LEFTS) :]]), panel, podium_scene(reader, race), alt)


def _winners(reader: Reader, race: Race, *, plain: bool) -> str:
    winners = [racer for place, racer in race.standing() if place == 1 and race.times(racer)]
    names = reader.words.some([name_of(race, racer, plain=plain) for racer in winners]) if winners else ""
    return reader.words.say("race-over", names=names, count=len(winners))


def _hardest(reader: Reader, race: Race, *, plain: bool) -> str:
    number = race.hardest()
    return reader.words.say("race-hardest", number=number, **_first(race, number, plain=plain))


def podium_scene(reader: Reader, race: Race) -> Scene:
    head, steps, foot = Box(0, 0, WIDTH, _TOP + _STEPS + _FOOT).rows(_TOP, 0, _FOOT)
    items: list[Item] = [
        band(head, "gold"),
        Label(head.x, head.y, _winners(reader, race, plain=True), 64, "ink", 1130),
        band(foot, "dusk"),
        Label(foot.x, foot.y, _hardest(reader, race, plain=True), 50, "glint", 1130),
    ]
    for (place, racer), left in zip(race.standing(), _LEFTS, strict=False):
        height, times = _HEIGHTS[place - 1], race.times(racer)
        box = Box(left, steps.bottom - height, _STEP_WIDTH, height - 20)
        plate, rest = box.rows(_PLATE, 0)
        items.append(area(box.inset(0, 10), "dusk"))
        items.append(_plate(race, racer, plate, "", "turn" if place == 1 and times else "plain"))
        tone: Tone = "glint" if place == 1 else "bare"
        items.append(Label(left + _STEP_SIDE, rest.top + 46, f"{place}.", 58, tone, 120, "left"))
        points = f"{len(times)}/{race.number}"
        items.append(Label(rest.right - _STEP_SIDE, rest.top + 46, points, 58, tone, 180, "right"))
        if times:
            fastest = reader.words.say("race-fastest", seconds=min(times))
            items.append(Label(rest.x, rest.bottom - 38, fastest, 40, "muted", 340))
    return Scene(foot.bottom, tuple(items))


# ------------------------------------------------------------ for the gallery


def examples(kits: Sequence[GameKit]) -> Mapping[str, Scene]:
    """Return an answer and a podium of each game that has boards."""
    answered = (Answer(1, 2.4, right=False), Answer(0, 3.7, right=True))
    before = [(Answer(racer, 1.2, right=True),) for racer in (2, 0, 1, 0, 2)]
    race = Race(((1, "Ada"), (2, "Kai"), (3, "Максим")), (*before, answered), is_open=False)
    scenes: dict[str, Scene] = {}
    for kit in [kit for kit in kits if kit.storm is not None]:
        reader = Reader(kit, "", OwnLook(), still=True)
        board = next(reader.storm.boards(Seeded("gallery").below))
        scenes |= {f"race-{kit.name}": _scene(reader, race, board), f"race-{kit.name}-end": podium_scene(reader, race)}
    return scenes
