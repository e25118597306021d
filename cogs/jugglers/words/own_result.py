"""What the end of a gathering, or of a round, meant for one seat, from its view and what happened as it saw it."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.core.cards import Card
from bot.core.game import Event
from bot.text.voice import Voice, card_text, points_text
from bot.ui.thrills import Found
from cogs.jugglers.rules.gatherings import is_mine
from cogs.jugglers.rules.poker import Kind, kind_of, strength
from cogs.jugglers.rules.state import (
    JOKER,
    NOBODY,
    GatheringEnded,
    OwnPlaced,
    Placed,
    RoundEnded,
    Settled,
    Turned,
    View,
)
from cogs.jugglers.words.describe import hand_text, picture_place_names


class Fate(msgspec.Struct, frozen=True):
    """What became of a policy that this seat wanted."""

    policy: Card
    passed: bool
    turned: Turned | None = None
    """How the last card of its hand was chosen from several, if this seat's card was not."""
    own: Card | None = None
    """The card that this seat had put there."""
    nearly: tuple[Card, ...] = ()
    """The hand with that card instead, if that would have been enough."""


def fates(view: View, events: Sequence[Event]) -> Sequence[Fate]:
    """Return what became of the policies of the last gathering that this seat wanted."""
    ended = next((event for event in reversed(events) if isinstance(event, GatheringEnded)), None)
    if ended is None:
        return ()
    account, own, turned, cycle = ended.account, dict[int, Card](), dict[int, Turned](), list[Event]()
    for event in events:
        if isinstance(event, Settled):
            own, turned = _own_cards(view, cycle), {each.draft: each for each in event.turned}
            cycle = []
        cycle.append(event)
    return [
        _fate(policy, passed, account.hands[draft], account.hands[JOKER], turned.get(draft), own.get(draft), view)
        for draft, policy, passed in zip((0, 2), account.policies, account.passed, strict=True)
        if is_mine(policy, view.sigil)
    ]


def left_lying(view: View, events: Sequence[Event], voice: Voice) -> Iterator[Found]:
    """Find the card of this seat that the last die did not choose, if it would have made at least a straight of that
    row, and what lies there is less; until this seat plays again. For all others it stays unseen (G14).
    """
    cycle, turned, own = list[Event](), tuple[Turned, ...](), dict[int, Card]()
    for event in events:
        if isinstance(event, Settled):
            turned, own, cycle = event.turned, _own_cards(view, cycle), []
        elif isinstance(event, GatheringEnded) or (isinstance(event, Placed) and event.place == view.viewer):
            turned = ()
        cycle.append(event)
    for each in turned:
        if each.place == view.viewer or (card := own.get(each.draft)) is None or each.die is None:
            continue
        hand = view.drafts[each.draft].cards
        instead = strength((*(other for other in hand if other != each.card), card))
        if kind_of(instead) > max(Kind.PAIR, kind_of(strength(hand))):
            yield {
                "draft": each.draft + 1,
                "die": each.die,
                "card": card_text(each.card),
                "own": card_text(card),
                "hand": hand_text(instead, voice),
            }


def _own_cards(view: View, cycle: Sequence[Event]) -> dict[int, Card]:
    """Return the card that this seat put on each draft."""
    found, draft = dict[int, Card](), 0
    for event in cycle:
        if isinstance(event, Placed):
            draft = event.draft
        elif isinstance(event, OwnPlaced):
            found[draft] = event.card
    return found


def _fate(
    policy: Card,
    passed: bool,
    hand: tuple[Card, ...],
    joker: tuple[Card, ...],
    turned: Turned | None,
    own: Card | None,
    view: View,
) -> Fate:
    if passed or turned is None or own is None or turned.place == view.viewer:
        return Fate(policy, passed)
    instead = (*(card for card in hand if card != turned.card), own)
    return Fate(policy, passed, turned, own, instead if strength(instead) > strength(joker) else ())


def head(fate: Fate, voice: Voice) -> str:
    return voice.say(f"jugglers-own-{'passed' if fate.passed else 'failed'}", policy=card_text(fate.policy))


def reason(fate: Fate, voice: Voice) -> Iterator[str]:
    """Say what the die did, and what would have been."""
    if fate.turned is None:
        return
    place, own = fate.turned.place, card_text(fate.own)
    whose, name = ("secret", "") if place == NOBODY else ("place", picture_place_names(voice)[place])
    yield voice.say("jugglers-own-die", whose=whose, name=name, card=card_text(fate.turned.card), own=own)
    if fate.nearly:
        yield voice.say("jugglers-own-nearly", own=own, hand=hand_text(strength(fate.nearly), voice))


def own_result(view: View, events: Sequence[Event], voice: Voice) -> Sequence[str]:
    """Say what a round that has just ended, or else a gathering, meant for this seat."""
    me, names = view.viewer, picture_place_names(voice)
    assert me is not None
    if not any(isinstance(event, RoundEnded) for event in events):
        shown = fates(view, events)
        told = [text for fate in shown for text in (head(fate, voice), *reason(fate, voice))]
        return told or [voice.say("jugglers-own-none")]
    result = view.results[-1]
    line, winners = result.lines[me], voice.listed(names[seat] for seat in result.winners if seat != me)
    most = max(each.points for each in result.lines)
    how = "won" if me in result.winners else "lost"
    lines = [voice.say("jugglers-own-round", how=how, points=points_text(line.points))]
    if winners:
        shared = "shared" if how == "won" else "lost"
        lines.append(voice.say("jugglers-own-winners", how=shared, most=points_text(most), names=winners))
    return [
        *lines,
        voice.say(
            "jugglers-own-policies", count=len(line.matches), policies=voice.listed(map(card_text, line.matches))
        ),
        voice.say(
            "jugglers-own-allies", count=len(line.allies), names=voice.listed(names[ally] for ally in line.allies)
        ),
    ]
