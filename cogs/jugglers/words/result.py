"""The result of a round of Jugglers in words: every sigil, and the reason for every point."""

from bot.core.game import Milestone
from bot.text.cards import card_text, cards_text
from bot.text.voice import Voice
from cogs.jugglers.picture.score import points_text
from cogs.jugglers.rules.state import RoundEnded, RoundResult
from cogs.jugglers.words.describe import village_text
from cogs.jugglers.words.terms import place_names


def text(event: Milestone, voice: Voice) -> str:
    assert isinstance(event, RoundEnded)
    winners = event.result.winners
    names = voice.listed(voice.names[seat] for seat in winners)
    several = "yes" if len(winners) > 1 else "no"
    head = voice.say("jugglers-result-head", number=event.number, names=names, several=several)
    return "\n".join((head, *_lines(event, voice)))


def alt(event: Milestone, voice: Voice) -> str:
    """The picture has no more, and nothing is bold here."""
    head, *lines = text(event, voice).split("\n")
    return "\n".join((head.replace("**", ""), *lines))


def _lines(event: RoundEnded, voice: Voice) -> list[str]:
    standing = voice.listed(
        voice.say("jugglers-result-won", name=name, won=won) for name, won in zip(voice.names, event.won, strict=True)
    )
    return [
        *sigil_lines(event.result, voice),
        voice.say("jugglers-result-legend"),
        village_text(event.result.village, voice),
        voice.say("jugglers-result-standing", standing=standing, wins=event.wins),
    ]


def sigil_lines(result: RoundResult, voice: Voice) -> list[str]:
    """The players' sigils, then the dummies', which score nothing themselves."""
    seats, names = len(voice.names), place_names(voice)
    lines = [
        voice.say(
            "jugglers-result-line",
            name=names[seat],
            sigil=card_text(result.sigils[seat]),
            points=points_text(line.points),
            several="no" if line.points in (0.5, 1) else "yes",
            passed=cards_text(line.matches),
            matches=len(line.matches),
            allied=voice.listed(names[place] for place in line.allies),
            allies=len(line.allies),
        )
        for seat, line in enumerate(result.lines)
    ]
    lines += (
        voice.say("jugglers-result-dummy", name=name, sigil=card_text(sigil))
        for name, sigil in zip(names[seats:], result.sigils[seats:], strict=False)
    )
    return lines
