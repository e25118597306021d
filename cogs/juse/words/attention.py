"""What a replay of Juse adds: where attention slipped, and what it cost."""

from collections.abc import Iterator, Sequence

from bot.core.insight import Finding, Insight
from bot.text.voice import Voice
from cogs.juse.rules import attention
from cogs.juse.rules.attention import Called, Overlooked, Sum, WrongCall
from cogs.juse.words.describe import overlooked


def text(finding: Finding, voice: Voice) -> str:
    names = voice.names
    if isinstance(finding, WrongCall):
        return voice.say("juse-slip-wrong-call", name=names[finding.seat])
    if isinstance(finding, Called):
        takes, winner = finding.misplay.takes, finding.winner
        return voice.say(
            "juse-slip-called",
            cards=takes,
            before=finding.cards - takes,
            after=finding.cards,
            over="no" if winner is None else "yes",
            winner="" if winner is None else names[winner],
        )
    assert isinstance(finding, Overlooked)
    misplay, why = finding.misplay, overlooked(finding.misplay, voice)
    if misplay.caller is not None:
        return voice.say("juse-slip-seen", why=why, caller=names[misplay.caller])
    lines = [voice.say("juse-slip-unnoticed", why=why)]
    if finding.kept:
        lines.append(voice.say("juse-slip-kept", name=names[misplay.seat]))
    if finding.missed_by:
        missed = voice.listed(names[seat] for seat in finding.missed_by)
        lines.append(voice.say("juse-slip-missed", names=missed, count=len(finding.missed_by)))
    return " ".join(lines)


def sums(insight: Insight, voice: Voice) -> Sequence[str]:
    found = attention.sums(insight, len(voice.names))
    if all(own == Sum() for own in found):
        return []
    separator = voice.say("count-separator")
    return [
        voice.say("juse-slips", name=name, slips=separator.join(_slips(own, voice)))
        for name, own in zip(voice.names, found, strict=True)
    ]


def _slips(own: Sum, voice: Voice) -> Iterator[str]:
    if own == Sum():
        yield voice.say("juse-slips-none")
    if own.called:
        yield voice.say("juse-slips-called", count=own.called, cards=own.took)
    if own.unnoticed:
        yield voice.say("juse-slips-unnoticed", count=own.unnoticed, kept=own.kept)
    if own.missed:
        yield voice.say("juse-slips-missed", count=own.missed)
    if own.wrong_calls:
        yield voice.say("juse-slips-wrong", count=own.wrong_calls)
