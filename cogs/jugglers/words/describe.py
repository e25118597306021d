"""What the message of a table of Jugglers says, from what everybody sees."""

from collections.abc import Sequence

from bot.core.cards import Card
from bot.core.game import Event, Juse
from bot.text.cards import card_text, cards_text
from bot.text.voice import Voice
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.state import (
    JOKER,
    LEFT,
    NOBODY,
    RIGHT,
    Account,
    DieRoll,
    GatheringEnded,
    Misplayed,
    Placed,
    RoundEnded,
    RoundResult,
    SecretsIncluded,
    SecretsMoved,
    Settled,
    Turned,
    View,
)
from cogs.jugglers.words.terms import hand_text, place_names

RULES_START, RULES_GATHERING, RULES_TURN, RULES_POKER, RULES_SCORE = 0, 1, 2, 3, 4


def status(view: View, voice: Voice) -> str:
    assert view.waiting is not None
    return voice.say(
        f"jugglers-status-{view.asking}",
        name=voice.names[view.waiting],
        who=voice.who(view.waiting),
        round=view.round,
        gathering=view.gathering,
        gatherings=view.gatherings,
        cycle=view.cycle,
        cycles=view.cycles,
    )


def recap(events: Sequence[Event], voice: Voice) -> Sequence[str]:
    """How the last gathering ended, as long as that is among the events; of this one only the current cycle."""
    found = _Recap(voice)
    for event in events:
        found.add(event)
    return found.lines()


class _Recap:
    """The lines that still matter. New ones replace those that no longer do."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.places = place_names(voice)
        self.before: list[str] = []
        """How the last gathering ended, and the round if that ended with it."""
        self.cycle: list[str] = []
        """What happened before this cycle's first card."""
        self.placed: list[str] = []
        self.misplay: list[str] = []

    def lines(self) -> list[str]:
        placed = self.voice.listed(self.placed)
        placed_line = [self.voice.say("jugglers-did-place", placed=placed)] if placed else []
        return [*self.before, *self.cycle, *placed_line, *self.misplay]

    def add(self, event: Event) -> None:
        voice, say = self.voice, self.voice.say
        if not isinstance(event, Misplayed):
            self.misplay = []
        match event:
            case SecretsIncluded(seat=seat, rolls=rolls):
                self.cycle = [secrets_line(voice.names[seat], rolls, voice)]
            case Placed(place=place, draft=draft, means=means, die=die):
                self.placed.append(
                    say("jugglers-placed", name=self.places[place], draft=draft + 1, means=means.value, die=die or 0)
                )
            case Settled(cycle=cycle, turned=turned):
                cards = voice.listed([turned_text(each, self.places, voice) for each in turned])
                self.cycle, self.placed = [say("jugglers-did-settle", cycle=cycle, turned=cards)], []
            case SecretsMoved():
                self.cycle.append(say("jugglers-did-move"))
            case GatheringEnded(number=number, account=account):
                self.before, self.cycle = [_account_line(number, account, voice)], []
            case RoundEnded(number=number, result=result):
                self.before.append(_round_line(number, result, voice))
            case Misplayed(seat=seat, fault=fault):
                self.misplay = [say("jugglers-did-misplay", name=voice.names[seat], fault=fault)]
            case _:
                pass


def secrets_line(name: str, rolls: Sequence[DieRoll], voice: Voice) -> str:
    dice = voice.listed([voice.say("jugglers-rolled", draft=roll.draft + 1, die=roll.die) for roll in rolls])
    return voice.say("jugglers-did-secret", name=name, dice=dice, count=len(rolls))


def turned_text(turned: Turned, places: Sequence[str], voice: Voice) -> str:
    """A card turned up, whose it was, and the die that chose it."""
    secret = turned.place == NOBODY
    return voice.say(
        "jugglers-turned",
        card=card_text(turned.card),
        draft=turned.draft + 1,
        whose="secret" if secret else "place",
        name="" if secret else places[turned.place],
        die=turned.die or 0,
    )


def _account_line(number: int, account: Account, voice: Voice) -> str:
    """A policy that did not pass lies face down again, so it is not named (G15)."""
    left, right = (
        voice.say(
            "jugglers-account-side",
            draft=draft + 1,
            hand=hand_text(strength(account.hands[draft]), voice),
            passed=card_text(policy) if passed else "no",
        )
        for draft, policy, passed in zip((LEFT, RIGHT), account.policies, account.passed, strict=True)
    )
    joker = hand_text(strength(account.hands[JOKER]), voice)
    return voice.say("jugglers-did-account", number=number, left=left, right=right, joker=joker)


def _round_line(number: int, result: RoundResult, voice: Voice) -> str:
    names = voice.listed(voice.names[seat] for seat in result.winners)
    several = "yes" if len(result.winners) > 1 else "no"
    return voice.say("jugglers-did-round", number=number, names=names, several=several)


def village_text(village: Sequence[Card], voice: Voice) -> str:
    return voice.say("jugglers-village", cards=cards_text(village), count=len(village))


def accuse(event: Juse, voice: Voice) -> str:
    assert isinstance(event, Misplayed)
    return voice.say(
        f"jugglers-fault-{event.fault}",
        name=voice.names[event.seat],
        kind=event.kind,
        draft=event.draft + 1,
        waiting=voice.names[event.waiting],
        own="yes" if event.waiting == event.seat else "no",
    )


def rules_page(view: View | None) -> int:
    if view is None:
        return RULES_START
    if not view.asking:
        return RULES_SCORE
    return RULES_GATHERING if view.asking == "secret" else RULES_TURN
