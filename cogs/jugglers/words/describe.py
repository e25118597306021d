"""A table of Jugglers in words, made from the view everybody has."""

from collections.abc import Sequence

from bot.core.cards import Card
from bot.core.game import Event, Juse
from bot.text import Words
from bot.text.cards import card_text
from bot.text.reader import Reader
from cogs.jugglers.picture.score import points_text
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.state import (
    JOKER,
    LEFT,
    RIGHT,
    Account,
    GatheringEnded,
    Misplayed,
    Placed,
    Roll,
    RoundEnded,
    RoundResult,
    SecretsIncluded,
    SecretsMoved,
    Settled,
    Turned,
    View,
)
from cogs.jugglers.words.terms import Names, cards_text, hand_text, listed, place_names

RULES_START, RULES_GATHERING, RULES_TURN, RULES_HANDS, RULES_SCORE = 0, 1, 2, 3, 4


def status(view: View, reader: Reader) -> str:
    names, words = reader.names, reader.words
    assert view.waiting is not None
    return words.say(
        f"jugglers-status-{view.asking}",
        name=names[view.waiting],
        round=view.round,
        gathering=view.gathering,
        gatherings=view.gatherings,
        cycle=view.cycle,
        cycles=view.cycles,
    )


def recap(events: Sequence[Event], reader: Reader) -> Sequence[str]:
    """How the last gathering ended stands for as long as it is remembered; of this one only the cycle that goes on."""
    names, words = reader.names, reader.words
    story = _Story(names, words)
    for event in events:
        story.hear(event)
    return story.lines()


class _Story:
    """One line each for what still matters; what comes to matter instead of something else takes its place."""

    def __init__(self, names: Names, words: Words) -> None:
        self.names = names
        self.places = place_names(names, words)
        self.words = words
        self.before: list[str] = []
        """How the last gathering ended, and the round if that ended with it."""
        self.cycle: list[str] = []
        """What this cycle began with."""
        self.placed: list[str] = []
        self.misplay: list[str] = []

    def lines(self) -> list[str]:
        placed = [self.words.say("jugglers-did-place", placed=listed(self.placed))] if self.placed else []
        return [*self.before, *self.cycle, *placed, *self.misplay]

    def hear(self, event: Event) -> None:
        say = self.words.say
        if not isinstance(event, Misplayed):
            self.misplay = []
        match event:
            case SecretsIncluded(seat=seat, rolls=rolls):
                self.cycle = [secrets_line(self.names[seat], rolls, self.words)]
            case Placed(place=place, draft=draft, means=means, die=die):
                self.placed.append(
                    say("jugglers-placed", name=self.places[place], draft=draft + 1, means=means.value, die=die or 0)
                )
            case Settled(cycle=cycle, turned=turned):
                told = listed([turned_text(each, self.places, self.words) for each in turned])
                self.cycle, self.placed = [say("jugglers-did-settle", cycle=cycle, turned=told)], []
            case SecretsMoved():
                self.cycle.append(say("jugglers-did-move"))
            case GatheringEnded(number=number, account=account):
                self.before, self.cycle = [account_line(number, account, self.words)], []
            case RoundEnded(number=number, result=result):
                self.before.append(round_text(number, result, self.names, self.words))
            case Misplayed(seat=seat):
                self.misplay = [say("jugglers-did-misplay", name=self.names[seat])]
            case _:
                pass


def secrets_line(name: str, rolls: Sequence[Roll], words: Words) -> str:
    dice = listed([words.say("jugglers-rolled", draft=roll.draft + 1, die=roll.die) for roll in rolls])
    return words.say("jugglers-did-secret", name=name, dice=dice, count=len(rolls))


def turned_text(turned: Turned, places: Names, words: Words) -> str:
    """A card that was turned up, whose it was, and the die where there was one to choose it."""
    secret = turned.place < 0
    return words.say(
        "jugglers-turned",
        card=card_text(turned.card),
        draft=turned.draft + 1,
        whose="secret" if secret else "place",
        name="" if secret else places[turned.place],
        die=turned.die or 0,
    )


def account_line(number: int, account: Account, words: Words) -> str:
    """What did not pass lies face down again, so it is not named (G15)."""
    sides = [
        words.say(
            "jugglers-account-side",
            draft=draft + 1,
            hand=hand_text(strength(account.hands[draft]), words),
            passed=card_text(policy) if passed else "no",
        )
        for draft, policy, passed in zip((LEFT, RIGHT), account.policies, account.passed, strict=True)
    ]
    joker = hand_text(strength(account.hands[JOKER]), words)
    return words.say("jugglers-did-account", number=number, left=sides[0], right=sides[1], joker=joker)


def round_text(number: int, result: RoundResult, names: Names, words: Words) -> str:
    """Every sigil with what it was worth, a line each."""
    return "\n".join(
        (
            words.say("jugglers-did-round", number=number, village=village_text(result.village, words)),
            *sigil_lines(result, names, words),
            words.say(
                "jugglers-did-win-round",
                names=listed([names[seat] for seat in result.winners]),
                count=len(result.winners),
            ),
        )
    )


def sigil_lines(result: RoundResult, names: Names, words: Words) -> list[str]:
    """The dummies', who score nothing themselves, after the players'."""
    lines = [
        words.say(
            "jugglers-round-line",
            name=names[seat],
            sigil=card_text(result.sigils[seat]),
            points=points_text(line.points),
            several="no" if line.points in (0.5, 1) else "yes",
            passed=cards_text(line.matches),
            matches=len(line.matches),
            allied=cards_text([result.sigils[place] for place in line.allies]),
            allies=len(line.allies),
        )
        for seat, line in enumerate(result.lines)
    ]
    lines += (
        words.say("jugglers-round-dummy", name=name, sigil=card_text(sigil))
        for name, sigil in zip(place_names(names, words)[len(names) :], result.sigils[len(names) :], strict=False)
    )
    return lines


def village_text(village: Sequence[Card], words: Words) -> str:
    return words.say("jugglers-village", cards=cards_text(village), count=len(village))


def accuse(event: Juse, reader: Reader) -> str:
    names, words = reader.names, reader.words
    assert isinstance(event, Misplayed)
    return words.say(
        f"jugglers-fault-{event.fault}",
        name=names[event.seat],
        kind=event.kind,
        draft=event.draft + 1,
        waiting=names[event.waiting],
        own="yes" if event.waiting == event.seat else "no",
    )


def rules_page(view: View | None) -> int:
    if view is None:
        return RULES_START
    if not view.asking:
        return RULES_SCORE
    return RULES_GATHERING if view.asking == "secret" else RULES_TURN
