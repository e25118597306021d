"""What a replay of Juse adds: where attention slipped, and what it cost."""

from collections.abc import Iterator, Sequence

from bot.core.insight import Finding, Insight
from bot.text.reader import Reader
from cogs.juse.rules import attention
from cogs.juse.rules.attention import Called, Overlooked, Sum, WrongCall
from cogs.juse.words.describe import overlooked


def text(finding: Finding, reader: Reader) -> str:
    names = reader.names
    if isinstance(finding, WrongCall):
        return reader.say("juse-slip-wrong-call", name=names[finding.seat])
    if isinstance(finding, Called):
        takes, winner = finding.misplay.takes, finding.winner
        return reader.say(
            "juse-slip-called",
            cards=takes,
            before=finding.cards - takes,
            after=finding.cards,
            over="no" if winner is None else "yes",
            winner="" if winner is None else names[winner],
        )
    assert isinstance(finding, Overlooked)
    misplay, why = finding.misplay, overlooked(finding.misplay, reader)
    if misplay.caller is not None:
        return reader.say("juse-slip-seen", why=why, caller=names[misplay.caller])
    lines = [reader.say("juse-slip-unnoticed", why=why)]
    if finding.kept:
        lines.append(reader.say("juse-slip-kept", name=names[misplay.seat]))
    if finding.missed_by:
        missed = reader.listed(names[seat] for seat in finding.missed_by)
        lines.append(reader.say("juse-slip-missed", names=missed, count=len(finding.missed_by)))
    return " ".join(lines)


def sums(insight: Insight, reader: Reader) -> Sequence[str]:
    found = attention.sums(insight, len(reader.names))
    if all(own == Sum() for own in found):
        return []
    separator = reader.say("count-separator")
    return [
        reader.say("juse-slips", name=name, slips=separator.join(_slips(own, reader)))
        for name, own in zip(reader.names, found, strict=True)
    ]


def _slips(own: Sum, reader: Reader) -> Iterator[str]:
    if own == Sum():
        yield reader.say("juse-slips-none")
    if own.called:
        yield reader.say("juse-slips-called", count=own.called, cards=own.took)
    if own.unnoticed:
        yield reader.say("juse-slips-unnoticed", count=own.unnoticed, kept=own.kept)
    if own.missed:
        yield reader.say("juse-slips-missed", count=own.missed)
    if own.wrong_calls:
        yield reader.say("juse-slips-wrong", count=own.wrong_calls)
