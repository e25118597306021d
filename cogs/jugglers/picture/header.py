"""The head of Jugglers' pictures: which gathering and cycle it is, and the order of play."""

from collections.abc import Iterator

from bot.text.voice import Voice
from cogs.jugglers.rules.state import View
from render.scene import WIDTH, Area, Badge, Item, Label, Sign

HEADER_HEIGHT = 74
LETTERS = 40
MARGIN = 24
_Y = HEADER_HEIGHT // 2
_SECOND_X, _SECOND_ROOM = 420, 290
_CHIP, _STEP = 58, 74
_NEXT_X = WIDTH - 44
_THEN_X = _NEXT_X - 52
_LAST_X = _THEN_X - 52


def header(view: View, voice: Voice) -> Iterator[Item]:
    """While a gathering lasts."""
    yield _ground()
    yield _gathering(view, view.gathering, voice)
    if view.asking == "secret":
        yield _secrets(view, _SECOND_X, _SECOND_ROOM, voice)
    else:
        cycle = voice.say("jugglers-picture-cycle", number=view.cycle, most=view.cycles)
        yield Label(_SECOND_X, _Y, cycle, LETTERS, "bare", _SECOND_ROOM, "left")
    yield from _order(view)


def verdict_header(view: View, voice: Voice) -> Iterator[Item]:
    """Which gathering has just ended, and who is asked about the next one."""
    yield _ground()
    yield _gathering(view, view.gathering - 1, voice)
    yield Label(_SECOND_X, _Y, voice.say("jugglers-picture-over"), LETTERS, "bare", 260, "left")
    yield from _asked(view, voice)


def last_header(view: View, voice: Voice) -> Iterator[Item]:
    """The last gathering of a round has ended: nobody is asked anything before the result."""
    yield _ground()
    yield _gathering(view, view.gatherings, voice)
    yield Label(_SECOND_X, _Y, voice.say("jugglers-picture-over"), LETTERS, "bare", 260, "left")


def _asked(view: View, voice: Voice) -> Iterator[Item]:
    """The chair, who says how many secret influences there will be."""
    yield Badge(724, _Y, view.chair, _CHIP, mark="gold")
    yield _secrets(view, 770, WIDTH - 770 - MARGIN, voice)


def _ground() -> Area:
    return Area(WIDTH // 2, (HEADER_HEIGHT - 6) // 2, WIDTH, HEADER_HEIGHT - 6, "dusk", 0)


def _gathering(view: View, number: int, voice: Voice) -> Label:
    text = voice.say("jugglers-picture-gathering", number=number, most=view.gatherings)
    return Label(MARGIN, _Y, text, LETTERS, "muted", _SECOND_X - MARGIN - 20, "left")


def _secrets(view: View, x: int, room: int, voice: Voice) -> Label:
    return Label(x, _Y, voice.say("jugglers-picture-secrets", most=view.allowance), LETTERS, "gold", room, "left")


def _order(view: View) -> Iterator[Item]:
    """This cycle's turns, and after the arrow who begins the next cycle."""
    begun = view.asking != "secret"
    for turn, place in enumerate(view.order):
        x = _LAST_X - _STEP * (len(view.order) - 1 - turn)
        now = begun and turn == view.done
        yield Badge(x, _Y, place, _CHIP, turn < view.done, "gold" if now else "plain")
    if view.cycle < view.cycles:
        yield Sign(_THEN_X, _Y, "turn", 28, "muted")
        yield Badge(_NEXT_X, _Y, view.order[-1], _CHIP)
