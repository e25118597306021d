"""The closing picture of Junk: the score, the best possible, and how it was played."""

from collections.abc import Iterator

from bot.core.summary import Summary
from bot.text.voice import Voice
from cogs.junk.picture.table import HEIGHT
from cogs.junk.rules.state import View
from render.layout import Box, band
from render.scene import WIDTH, CardAt, Item, Label, NamePlate, Scene, Sign, SignKind, Slot, Tone, card_height

_BANNER = Box(0, 0, WIDTH, 136)
_PILE = 176
_LEFT, _COLUMN = 24, 590
_WORDS_X = 118


def ending(view: View, summary: Summary, voice: Voice) -> Scene:
    reached, say = view.junk in (0, summary.best), voice.say
    title_left = 160 if reached else _LEFT + 12
    title, words = say("junk-ending-title", left=view.junk), "ink" if reached else "bare"
    name_tone: Tone = "ink" if reached else "muted"
    items: list[Item] = [
        band(_BANNER, "gold" if reached else "dusk"),
        Label(WIDTH - _LEFT, _BANNER.y, say("junk-name"), 48, name_tone, 300, "right"),
        *([Sign(80, _BANNER.y, "crown", 110, words)] if reached else []),
        Label(title_left, _BANNER.y, title, 62, words, WIDTH - title_left - 340, "left"),
        NamePlate(_LEFT + _COLUMN // 2, 198, _COLUMN, None, voice.names[0], height=84),
    ]
    for place, (sign, tone, text) in enumerate(_lines(view, summary, voice)):
        y = 296 + 84 * place
        items.append(Sign(66, y, sign, 60, tone))
        items.append(Label(_WORDS_X, y, text, 46, tone, _LEFT + _COLUMN - _WORDS_X, "left"))
    for place, (pile, count, top) in enumerate(
        (("play", view.play, view.play_top), ("grace", view.grace, view.grace_top), ("junk", view.junk, view.junk_top))
    ):
        x, y = 722 + 188 * place, 292
        items.append(Slot(x, y, _PILE, card_height(_PILE)) if top is None else CardAt(x, y, top, _PILE))
        items.append(Label(x, 474, say("junk-ending-pile", pile=pile, count=count), 40, max_width=_PILE))
    return Scene(HEIGHT, tuple(items), voice.look)


def _lines(view: View, summary: Summary, voice: Voice) -> Iterator[tuple[SignKind, Tone, str]]:
    (played,) = summary.seats
    if summary.best is not None:
        reached = view.junk == summary.best
        text = voice.say("junk-ending-best", best=summary.best, reached="yes" if reached else "no")
        yield "crown", "glint" if reached else "bare", text
    if not played.mistakes and not played.hints:
        yield "check", "glint", voice.say("junk-ending-clean")
    if played.mistakes:
        yield "cross", "bare", voice.say("junk-ending-mistakes", mistakes=played.mistakes)
    if played.hints:
        yield "cross", "bare", voice.say("junk-ending-hints", hints=played.hints)
