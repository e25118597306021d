"""Whisper on Discord."""

from collections.abc import Sequence

from discord import app_commands

from bot.core.cards import NAMES
from bot.core.game import Event
from bot.core.lesson import Lesson, LessonStep
from bot.text.voice import Voice, card_text
from bot.ui.actions.command_group import Interaction
from bot.ui.actions.game_cog import GameCog
from bot.ui.discord.components import MoveOffer
from bot.ui.hand_kit import HandKit
from bot.ui.kit import GameKit, GuideKit, Verdict
from render.scene import CardAt, Label, Mark, NamePlate, PlateState, Scene

from .player import choose
from .rules import GAME, Played, View

_DEALT = ["AS", "2S", "3H", "5S", "AH", "3S", "4S", "6S", "7S"]
_STATES: Sequence[PlateState] = ("plain", "turn")
LESSON = Lesson(
    seats=2,
    deal=({"shuffle": [*_DEALT, *(name for name in NAMES if name not in _DEALT)]},),
    steps=(
        LessonStep("5S", then=("1 6S",)),
        LessonStep("AH", then=("1 7S",)),
        LessonStep("2S", then=("1 4S",)),
        LessonStep("3H", then=("1 3S",)),
    ),
)


def scene(view: View, voice: Voice, mark: Mark = "plain", mistakes: Sequence[int] = ()) -> Scene:
    names = enumerate(voice.names)
    plates = [NamePlate(300 * at + 150, 350, 280, at, name, state=_STATES[at == view.turn]) for at, name in names]
    labels = [Label(300 * at + 150, 280, voice.say("count-mistakes", mistakes=n)) for at, n in enumerate(mistakes)]
    return Scene(420, (CardAt(600, 150, view.last, 140, mark), *plates, *labels), voice.look)


def hand_strip(view: View, voice: Voice) -> Scene:
    return Scene(320, tuple(CardAt(200 + 150 * at, 150, card, 140) for at, card in enumerate(view.hand)), voice.look)


def ask(view: View, seat: int | None, voice: Voice, selection: str = "") -> str:
    return voice.say("whisper-ask", name=voice.names[view.turn], own="yes" if seat == view.turn else "no")


def recap(events: Sequence[Event], voice: Voice) -> Sequence[str]:
    return [
        voice.say("whisper-did", name=voice.names[event.seat], card=card_text(event.card), points=event.points)
        for event in reversed(events)
        if isinstance(event, Played)
    ]


KIT = GameKit(
    rules=GAME,
    choose=choose,
    scene=scene,
    offers=lambda view, seat, voice, selection: (),
    status=lambda view, voice: ask(view, None, voice),
    recap=recap,
    accuse=lambda event, voice: voice.say("whisper-did-not-follow", name=voice.names[int(event.seat)]),
    alt=lambda view, voice: voice.say(
        "whisper-alt", card=card_text(view.last), scores=voice.listed([str(score) for score in view.scores])
    ),
    moment=lambda view, juse, voice: [scene(view, voice, mark) for mark in ("plain", "fault")],
    guide=GuideKit(
        options_text=lambda view, seat, voice: [ask(view, seat, voice)],
        relevant_rules=lambda view, seat, voice: [voice.say("whisper-matters")],
        judge=lambda view, seat, action, called, voice: Verdict(
            card_text(action), voice.say("whisper-wrong" if called else "whisper-right")
        ),
        name_move=lambda action, voice: card_text(action),
    ),
    lesson=LESSON,
    ending=lambda view, summary, voice: scene(view, voice, mistakes=[seat.mistakes for seat in summary.seats]),
    hand=HandKit(
        table=scene,
        strip=hand_strip,
        offers=lambda view, seat, voice, selection: [[MoveOffer(NAMES[card], card_text(card)) for card in view.hand]],
        text=ask,
        alt=lambda view, seat, voice: voice.say(
            "whisper-alt-hand", cards=voice.listed([card_text(card) for card in view.hand])
        ),
    ),
)


class WhisperCog(GameCog, group_name="whisper"):
    kit = KIT

    @app_commands.command()
    async def play(self, interaction: Interaction, card: app_commands.Range[str, 1, 20]) -> None:
        await self.move(interaction, lambda _: self.read_card(interaction, card))
