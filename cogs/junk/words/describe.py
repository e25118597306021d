"""A game of Junk in words, made from what its player sees; and, once it is over, what was missed."""

from collections.abc import Callable, Sequence
from itertools import groupby

from bot.core.cards import RANK_OF, Card
from bot.core.game import Event
from bot.core.summary import Insight
from bot.text.cards import card_text
from bot.text.voice import Voice
from cogs.junk.rules.game import ACE
from cogs.junk.rules.state import Action, Drew, Loss, Misplayed, Moved, Reachable, View
from cogs.junk.words.guide import name_move

RULES_FIRST, RULES_FIT, RULES_GRACE = 0, 1, 2


def status(view: View, voice: Voice) -> str:
    asked = "holding" if view.held is not None else "open" if view.first_phase else "grace" if view.grace else "after"
    return voice.say(
        f"junk-status-{asked}",
        name=voice.names[0],
        alone="yes" if voice.alone else "no",
        card="" if view.held is None else card_text(view.held),
        draw=view.draw,
        junk=view.junk,
    )


def recap(events: Sequence[Event], voice: Voice) -> Sequence[str]:
    """Return a line for each card that was moved, and for each misplay, however often in a row it was made; the status
    names a card that is still held, and the result the end.
    """
    lines: list[str] = []
    for event, repeated in groupby(event for event in events if isinstance(event, Moved | Misplayed)):
        if isinstance(event, Moved):
            lines.append(_did(event.action, event.card, voice))
        else:
            times, why = len([*repeated]), accuse(event, voice)
            lines.append(voice.say("juse-call-again" if times > 1 else "juse-call", why=why, times=times))
    return lines


def _did(move: Action, card: Card, voice: Voice) -> str:
    alone = "yes" if voice.alone else "no"
    return voice.say("junk-did", move=move.value, card=card_text(card), name=voice.names[0], alone=alone)


NEWS: Sequence[tuple[str, Callable[[Event, View, int], bool]]] = (
    ("ace", lambda event, view, seat: isinstance(event, Drew) and RANK_OF[event.card] == ACE),
    ("junk", lambda event, view, seat: isinstance(event, Moved) and event.action is Action.JUNK),
    ("rescue", lambda event, view, seat: isinstance(event, Moved) and event.action is Action.RESCUE),
    ("end", lambda _, view, seat: not view.first_phase),
    ("grace", lambda event, view, seat: isinstance(event, Moved) and event.action is Action.GRACE),
    ("misplay", lambda event, view, seat: isinstance(event, Misplayed)),
)
"""What somebody is told in their first game when it happens first."""


def accuse(event: Misplayed, voice: Voice) -> str:
    return voice.say(
        f"junk-fault-{event.fault}",
        name=voice.names[0],
        alone="yes" if voice.alone else "no",
        card=card_text(event.card),
        action=event.action.value,
        onto="" if event.onto is None else card_text(event.onto),
    )


def alt(view: View, voice: Voice) -> str:
    """Describe everything that the picture shows: the tops of the piles and how many cards each holds."""
    lines: list[str] = []
    if view.held is not None:
        lines.append(voice.say("junk-alt-held", card=card_text(view.held)))
    for pile, count, top in (
        ("draw", view.draw, view.next),
        ("play", view.play, view.play_top),
        ("junk", view.junk, view.junk_top),
        ("grace", view.grace, view.grace_top),
    ):
        shown = "none" if top is None else card_text(top)
        lines.append(voice.say("junk-alt-pile", pile=pile, count=count, top=shown))
    last = view.last
    if last is not None and last.card is not None:
        misplay = voice.say("junk-alt-misplay", card=card_text(last.card))
        lines.append(misplay if last.fault else _did(last.action, last.card, voice))
    if len(view.chain) > 1:
        lines.append(voice.say("junk-alt-chain", cards=len(view.chain)))
    if view.finished:
        lines.append(voice.say("junk-did-end", left=view.junk))
    return "\n".join(lines)


def rules_page(view: View | None) -> int:
    if view is None:
        return RULES_FIRST
    if not view.first_phase:
        return RULES_GRACE
    return RULES_FIT if view.held is not None else RULES_FIRST


def insight_text(finding: Reachable, voice: Voice) -> str:
    move, better = finding.move, finding.better
    if move is None or better is None:
        return voice.say("junk-insight", best=finding.best)
    return voice.say(
        "junk-insight-lost",
        best=finding.best,
        lost=finding.lost,
        before=finding.best - finding.lost,
        action=move.action.value,
        card="" if move.card is None else card_text(move.card),
        better=name_move(better, voice),
    )


def turning_point(point: Loss, voice: Voice) -> str:
    assert point.action is not None
    card = "" if point.action.card is None else card_text(point.action.card)
    return voice.say("junk-turning", action=point.action.action.value, card=card, lost=point.lost)


def insight_sums(insight: Insight, voice: Voice) -> Sequence[str]:
    lost = [
        voice.say("junk-insight-loss", move=move, lost=finding.lost)
        for move, finding in enumerate(insight.findings)
        if isinstance(finding, Reachable) and finding.lost
    ]
    return [voice.say("junk-insight-sum", moves=len(lost), losses=voice.listed(lost))]


def best_line(insight: Insight, voice: Voice) -> str:
    deal = insight.findings[0]
    assert isinstance(deal, Reachable)
    return voice.say("junk-best-line", best=deal.best)
