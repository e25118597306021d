"""What a replay of Junk adds: the best that was still possible, and which moves lost how much of it."""

from collections.abc import Sequence

from bot.core.insight import Finding, Insight
from bot.text.cards import card_text
from bot.text.voice import Voice
from cogs.junk.rules.state import Reachable


def text(finding: Finding, voice: Voice) -> str:
    assert isinstance(finding, Reachable)
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
        better=voice.say(f"junk-button-{better.value}"),
    )


def sums(insight: Insight, voice: Voice) -> Sequence[str]:
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
