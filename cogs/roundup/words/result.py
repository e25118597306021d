"""The result of a round in words, with the reason for every point."""

from bot.core.cards import SUIT_OF
from bot.core.game import Milestone
from bot.text.cards import SUIT_SIGNS
from bot.text.voice import Voice
from cogs.roundup.rules.state import RoundEnded


def text(event: Milestone, voice: Voice) -> str:
    return "\n".join(_lines(event, voice))


def alt(event: Milestone, voice: Voice) -> str:
    """Also what everybody had bid, and nothing bold."""
    assert isinstance(event, RoundEnded)
    bids = [
        voice.say("roundup-result-bid", name=name, suit=SUIT_SIGNS[SUIT_OF[bid]])
        for name, bid in zip(voice.names, event.score.bids, strict=True)
    ]
    head, *more = _lines(event, voice)
    return "\n".join((head.replace("**", ""), voice.say("roundup-result-bids", bids=voice.listed(bids)), *more))


def _lines(event: Milestone, voice: Voice) -> list[str]:
    assert isinstance(event, RoundEnded)
    score, names, say = event.score, voice.names, voice.say
    suit = score.closed[-1]
    right = [names[seat] for seat, bid in enumerate(score.bids) if SUIT_OF[bid] == suit]
    lines = [
        say("roundup-result-suit", round=score.number + 1, suit=SUIT_SIGNS[suit]),
        say("roundup-result-right", count=len(right), names=voice.listed(right)),
    ]
    if score.first_empty is not None:
        lines.append(say("roundup-result-out", name=names[score.first_empty]))
    totals = [
        say("roundup-result-total", name=name, points=total) for name, total in zip(names, score.totals, strict=True)
    ]
    return [*lines, say("roundup-result-totals", totals=voice.listed(totals))]
