"""The result of a round of Jugglers in words: every sigil, and the reason for every point."""

from bot.core.game import Milestone
from bot.text.cards import card_text, cards_text
from bot.text.reader import Reader
from cogs.jugglers.picture.score import points_text
from cogs.jugglers.rules.state import RoundEnded, RoundResult
from cogs.jugglers.words.describe import village_text
from cogs.jugglers.words.terms import place_names


def text(event: Milestone, reader: Reader) -> str:
    assert isinstance(event, RoundEnded)
    winners = event.result.winners
    names = reader.listed(reader.names[seat] for seat in winners)
    several = "yes" if len(winners) > 1 else "no"
    head = reader.say("jugglers-result-head", number=event.number, names=names, several=several)
    return "\n".join((head, *_lines(event, reader)))


def alt(event: Milestone, reader: Reader) -> str:
    """The picture has no more, and nothing is bold here."""
    head, *lines = text(event, reader).split("\n")
    return "\n".join((head.replace("**", ""), *lines))


def _lines(event: RoundEnded, reader: Reader) -> list[str]:
    standing = reader.listed(
        reader.say("jugglers-result-won", name=name, won=won) for name, won in zip(reader.names, event.won, strict=True)
    )
    return [
        *sigil_lines(event.result, reader),
        reader.say("jugglers-result-legend"),
        village_text(event.result.village, reader),
        reader.say("jugglers-result-standing", standing=standing, wins=event.wins),
    ]


def sigil_lines(result: RoundResult, reader: Reader) -> list[str]:
    """The players' sigils, then the dummies', which score nothing themselves."""
    seats, names = len(reader.names), place_names(reader)
    lines = [
        reader.say(
            "jugglers-result-line",
            name=names[seat],
            sigil=card_text(result.sigils[seat]),
            points=points_text(line.points),
            several="no" if line.points in (0.5, 1) else "yes",
            passed=cards_text(line.matches),
            matches=len(line.matches),
            allied=reader.listed(names[place] for place in line.allies),
            allies=len(line.allies),
        )
        for seat, line in enumerate(result.lines)
    ]
    lines += (
        reader.say("jugglers-result-dummy", name=name, sigil=card_text(sigil))
        for name, sigil in zip(names[seats:], result.sigils[seats:], strict=False)
    )
    return lines
