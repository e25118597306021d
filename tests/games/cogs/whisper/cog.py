"""Whisper on Discord."""

from collections.abc import Sequence

from discord import app_commands

from bot.core.cards import NAMES
from bot.core.game import Event
from bot.core.lesson import Lesson, Step
from bot.text.cards import card_text, typed_card
from bot.text.reader import Reader
from bot.ui.actions.command_group import Interaction
from bot.ui.actions.game_cog import GameCog
from bot.ui.discord.components import MoveOffer
from bot.ui.kit import GameKit, GuideKit, HandKit, Verdict
from render.scene import CardAt, Label, Mark, NamePlate, PlateState, Scene

from .player import choose
from .rules import GAME, Played, View

_DEALT = ["AS", "2S", "3H", "5S", "AH", "3S", "4S", "6S", "7S"]
_STATES: Sequence[PlateState] = ("plain", "turn")
LESSON = Lesson(
    seats=2,
    deal=({"shuffle": [*_DEALT, *(name for name in NAMES if name not in _DEALT)]},),
    steps=(
        Step("5S", then=("1 6S",)),
        Step("AH", then=("1 7S",)),
        Step("2S", then=("1 4S",)),
        Step("3H", then=("1 3S",)),
    ),
)


def scene(view: View, reader: Reader, mark: Mark = "plain", mistakes: Sequence[int] = ()) -> Scene:
    names = enumerate(reader.names)
    plates = [NamePlate(300 * at + 150, 350, 280, at, name, state=_STATES[at == view.turn]) for at, name in names]
    labels = [Label(300 * at + 150, 280, reader.say("count-mistakes", mistakes=n)) for at, n in enumerate(mistakes)]
    return Scene(420, (CardAt(600, 150, view.last, 140, mark), *plates, *labels), reader.look)


def hand_scene(view: View, reader: Reader) -> Scene:
    return Scene(320, tuple(CardAt(200 + 150 * at, 150, card, 140) for at, card in enumerate(view.hand)), reader.look)


def ask(view: View, seat: int | None, reader: Reader, selection: str = "") -> str:
    return reader.say("whisper-ask", name=reader.names[view.turn], own="yes" if seat == view.turn else "no")


def recap(events: Sequence[Event], reader: Reader) -> Sequence[str]:
    return [
        reader.say("whisper-did", name=reader.names[event.seat], card=card_text(event.card), points=event.points)
        for event in events
        if isinstance(event, Played)
    ]


KIT = GameKit(
    rules=GAME,
    choose=choose,
    scene=scene,
    offers=lambda view, seat, reader, selection: (),
    status=lambda view, reader: ask(view, None, reader),
    recap=recap,
    accuse=lambda event, reader: reader.say("whisper-did-not-follow", name=reader.names[event.seat]),
    alt=lambda view, reader: reader.say(
        "whisper-alt", card=card_text(view.last), scores=reader.listed([str(score) for score in view.scores])
    ),
    moment=lambda view, juse, reader: [scene(view, reader, mark) for mark in ("plain", "fault")],
    rules_pages=1,
    rules_page=lambda view: 0,
    guide=GuideKit(
        can=lambda view, seat, reader: [ask(view, seat, reader)],
        matters=lambda view, seat, reader: [reader.say("whisper-matters")],
        judge=lambda view, seat, action, called, reader: Verdict(
            card_text(action), reader.say("whisper-wrong" if called else "whisper-right")
        ),
        name_move=lambda action, reader: card_text(action),
    ),
    lesson=LESSON,
    ending=lambda view, summary, reader: scene(view, reader, mistakes=[seat.mistakes for seat in summary.seats]),
    hand=HandKit(
        scene=hand_scene,
        offers=lambda view, seat, reader, selection: [[MoveOffer(NAMES[card], card_text(card)) for card in view.hand]],
        text=ask,
        alt=lambda view, seat, reader: reader.say(
            "whisper-alt-hand", cards=reader.listed([card_text(card) for card in view.hand])
        ),
    ),
)


class WhisperCog(GameCog, group_name="whisper"):
    kit = KIT

    @app_commands.command()
    async def play(self, interaction: Interaction, card: app_commands.Range[str, 1, 20]) -> None:
        await self.move(interaction, lambda _: typed_card(card))
