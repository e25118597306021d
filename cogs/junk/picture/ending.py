"""The closing picture of Junk: the score, the best possible, and how it was played."""

from collections.abc import Iterator

from bot.core.summary import Summary
from bot.text.voice import Voice
from cogs.junk.picture.places import HEIGHT
from cogs.junk.rules.state import View
from render.scene import WIDTH, Area, CardAt, Item, Label, NamePlate, Scene, Sign, SignKind, Slot, Tone, card_height

_BANNER = 136
_PILE, _PILE_Y, _COUNT_Y = 176, 292, 474
_FIRST_X, _STEP_X = 722, 188
_LEFT, _COLUMN = 24, 590
_SIGN_X, _WORDS_X = 66, 118
_NAME_Y, _FIRST_Y, _STEP_Y = 198, 296, 84


def ending(view: View, summary: Summary, voice: Voice) -> Scene:
    return Scene(HEIGHT, tuple(_items(view, summary, voice)), voice.look)


def _items(view: View, summary: Summary, voice: Voice) -> Iterator[Item]:
    reached = view.junk in (0, summary.best)
    words: Tone = "ink" if reached else "bare"
    yield Area(WIDTH // 2, _BANNER // 2, WIDTH, _BANNER, "gold" if reached else "dusk", 0)
    title = voice.say("junk-ending-title", left=view.junk)
    yield Label(WIDTH - _LEFT, _BANNER // 2, voice.say("junk-name"), 48, "ink" if reached else "muted", 300, "right")
    if reached:
        yield Sign(80, _BANNER // 2, "crown", 110, words)
    left = 160 if reached else _LEFT + 12
    yield Label(left, _BANNER // 2, title, 62, words, WIDTH - left - 340, "left")
    yield NamePlate(_LEFT + _COLUMN // 2, _NAME_Y, _COLUMN, None, voice.names[0], height=84)
    for place, (sign, tone, text) in enumerate(_lines(view, summary, voice)):
        y = _FIRST_Y + place * _STEP_Y
        yield Sign(_SIGN_X, y, sign, 60, tone)
        yield Label(_WORDS_X, y, text, 46, tone, _LEFT + _COLUMN - _WORDS_X, "left")
    for place, (pile, count, top) in enumerate(
        (("play", view.play, view.play_top), ("grace", view.grace, view.grace_top), ("junk", view.junk, view.junk_top))
    ):
        x = _FIRST_X + place * _STEP_X
        yield CardAt(x, _PILE_Y, top, _PILE) if top is not None else Slot(x, _PILE_Y, _PILE, card_height(_PILE))
        yield Label(x, _COUNT_Y, voice.say("junk-ending-pile", pile=pile, count=count), 40, max_width=_PILE)


def _lines(view: View, summary: Summary, voice: Voice) -> Iterator[tuple[SignKind, Tone, str]]:
    (played,) = summary.seats
    if summary.best is not None:
        reached = "yes" if view.junk == summary.best else "no"
        tone: Tone = "glint" if reached == "yes" else "bare"
        yield "crown", tone, voice.say("junk-ending-best", best=summary.best, reached=reached)
    if not played.mistakes and not played.hints:
        yield "check", "glint", voice.say("junk-ending-clean")
    if played.mistakes:
        yield "cross", "bare", voice.say("junk-ending-mistakes", mistakes=played.mistakes)
    if played.hints:
        yield "cross", "bare", voice.say("junk-ending-hints", hints=played.hints)
