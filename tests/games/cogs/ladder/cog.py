"""Ladder on Discord."""

from collections.abc import Sequence

from bot.core.game import Event, Juse
from bot.core.lesson import Lesson, Step
from bot.core.summary import Finding, Insight
from bot.text.voice import Voice, card_text
from bot.ui.actions.game_cog import SoloCog
from bot.ui.discord.components import MoveOffer
from bot.ui.kit import GameKit, GuideKit, InsightKit, Verdict
from render.scene import CardAt, Label, Scene

from .player import Fewest, best, choose, study
from .rules import GAME, MOVES, Misplayed, Put, View

LESSON = Lesson(
    seats=1,
    deal=({"shuffle": ["5S", "9S", "AS", "2S", "3S", "4S", "6S", "7S", "8S", "TS", "JS", "QS", "KS"]},),
    steps=(Step("keep"), Step("keep"), Step("keep"), Step("drop", then=("0 drop",) * 9)),
)


def scene(view: View, voice: Voice) -> Scene:
    cards = [CardAt(x, 220, card, 240) for x, card in ((300, view.next), (800, view.top)) if card is not None]
    return Scene(480, (*cards, Label(300, 430, voice.say("ladder-left", left=view.left))), voice.look)


def recap(events: Sequence[Event], voice: Voice) -> Sequence[str]:
    return [
        voice.say("ladder-did", card=card_text(event.card), kept="yes" if event.kept else "no")
        for event in reversed(events)
        if isinstance(event, Put)
    ]


def accuse(event: Juse, voice: Voice) -> str:
    assert isinstance(event, Misplayed)
    return voice.say("ladder-too-low", name=voice.names[0], card=card_text(event.card))


def name_move(action: str, voice: Voice) -> str:
    return voice.say(f"ladder-button-{action}")


def judge(view: View, seat: int, action: str, called: Juse | None, voice: Voice) -> Verdict:
    return Verdict(name_move(action, voice), voice.say("ladder-right" if called is None else "ladder-wrong"))


def sums(insight: Insight, voice: Voice) -> Sequence[str]:
    slips = sum(finding is not None and finding.is_slip for finding in insight.findings)
    return [voice.say("ladder-fewest-sum", slips=slips)]


def told(finding: Finding, voice: Voice) -> str:
    assert isinstance(finding, Fewest)
    return voice.say("ladder-fewest", dropped=finding.dropped, more=finding.more)


def _text(card: int | None) -> str:
    return "none" if card is None else card_text(card)


KIT = GameKit(
    rules=GAME,
    choose=choose,
    scene=scene,
    offers=lambda view, seat, voice, selection: [[MoveOffer(move, name_move(move, voice)) for move in MOVES]],
    status=lambda view, voice: voice.say("ladder-status", name=voice.names[0], card=_text(view.next)),
    recap=recap,
    accuse=accuse,
    alt=lambda view, voice: voice.say("ladder-alt", card=_text(view.next), top=_text(view.top), left=view.left),
    moment=lambda view, juse, voice: [scene(view, voice)],
    guide=GuideKit(
        options_text=lambda view, seat, voice: [voice.say("ladder-can", card=_text(view.next))],
        relevant_rules=lambda view, seat, voice: [
            voice.say("ladder-matters", aces="high" if view.aces_high else "low")
        ],
        judge=judge,
        name_move=name_move,
    ),
    lesson=LESSON,
    best=best,
    insight=InsightKit(
        study=study,
        text=told,
        sums=sums,
        best_line=lambda insight, voice: voice.say("ladder-best-line"),
    ),
)


class LadderCog(SoloCog, group_name="ladder"):
    kit = KIT
    moves = MOVES
