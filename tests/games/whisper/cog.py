"""Whisper on Discord."""

from collections.abc import Sequence

from cogs.whisper.player import choose
from cogs.whisper.rules import GAME, Misplayed, Played, View
from discord import app_commands

from bot.core.cards import NAMES
from bot.core.game import Event, Juse
from bot.core.lesson import Lesson, Step
from bot.text.cards import card_text, typed_card
from bot.text.reader import Reader
from bot.ui.actions.command_group import Interaction
from bot.ui.actions.game_cog import GameCog
from bot.ui.discord.components import MoveOffer
from bot.ui.kit import GameKit, GuideKit, HandKit, Verdict
from render.scene import LARGE, CardAt, Label, NamePlate, Scene

LESSON = Lesson(
    seats=2,
    deal=(
        {
            "shuffle": [
                "2S",
                "5S",
                "AH",
                "3H",
                "3S",
                "4S",
                "6S",
                "7S",
                "8S",
                "9S",
                "TS",
                "JS",
                "QS",
                "KS",
                "2H",
                "4H",
                "AS",
            ]
        },
    ),
    steps=(
        Step("play 5S", then=("1 play 6S",)),
        Step("play AH", then=("1 play 7S",)),
        Step("play 2S", then=("1 play 4S",)),
        Step("play 3H", then=("1 play 3S",)),
    ),
)


def scene(view: View, reader: Reader) -> Scene:
    plates = [
        NamePlate(300 * seat + 150, 350, 280, seat, name, to_move=seat == view.turn)
        for seat, name in enumerate(reader.names)
    ]
    assert view.last is not None
    return Scene(420, (CardAt(600, 150, view.last, LARGE), *plates), reader.deck)


def hand_scene(view: View, reader: Reader) -> Scene:
    cards = [CardAt(200 + 150 * place, 150, card, LARGE) for place, card in enumerate(view.hand)]
    return Scene(320, (*cards, Label(600, 280, reader.say("whisper-hand"))), reader.deck)


def recap(events: Sequence[Event], reader: Reader) -> Sequence[str]:
    return [
        reader.say("whisper-did", name=reader.names[event.seat], card=card_text(event.card), points=int(event.scored))
        for event in events
        if isinstance(event, Played)
    ]


def accuse(event: Juse, reader: Reader) -> str:
    assert isinstance(event, Misplayed)
    return reader.say("whisper-did-not-follow", name=reader.names[event.seat], card=card_text(event.card))


def alt(view: View, reader: Reader) -> str:
    scores = [
        reader.say("whisper-score", name=name, score=view.scores[seat], cards=view.counts[seat])
        for seat, name in enumerate(reader.names)
    ]
    assert view.last is not None
    return reader.say("whisper-alt", card=card_text(view.last), scores=reader.listed(scores))


def judge(view: View, seat: int, action: int, called: Juse | None, reader: Reader) -> Verdict:
    return Verdict(card_text(action), reader.say("whisper-right" if called is None else "whisper-wrong"))


KIT = GameKit(
    rules=GAME,
    choose=choose,
    scene=scene,
    offers=lambda view, seat, reader, selection: (),
    status=lambda view, reader: reader.say("whisper-ask", name=reader.names[view.turn], own="no"),
    recap=recap,
    accuse=accuse,
    alt=alt,
    rules_pages=1,
    rules_page=lambda view: 0,
    guide=GuideKit(
        can=lambda view, seat, reader: [reader.say("whisper-can")],
        matters=lambda view, seat, reader: [reader.say("whisper-matters")],
        judge=judge,
        name_move=lambda action, reader: card_text(action),
    ),
    lesson=LESSON,
    hand=HandKit(
        scene=hand_scene,
        offers=lambda view, seat, reader, selection: [
            [MoveOffer(f"play {NAMES[card]}", card_text(card)) for card in view.hand]
        ],
        text=lambda view, seat, reader, selection: reader.say(
            "whisper-ask", name=reader.names[view.turn], own="yes" if seat == view.turn else "no"
        ),
        alt=lambda view, seat, reader: reader.say(
            "whisper-alt-hand", cards=reader.listed(list(map(card_text, view.hand)))
        ),
    ),
)


class WhisperCog(GameCog, group_name="whisper"):
    kit = KIT

    @app_commands.command()
    async def play(self, interaction: Interaction, card: app_commands.Range[str, 1, 20]) -> None:
        await self.move(interaction, lambda _: f"play {typed_card(card)}")
