"""A Juse table in words, made from the view that everybody has."""

from collections.abc import Sequence

from bot.core.game import Event, Juse
from bot.text.cards import RANK_TEXTS, SUIT_SIGNS, card_text
from bot.text.voice import Voice
from cogs.juse.rules.state import CENTRE, OWN, CalledWrongly, Drew, LastAction, Misplayed, Placed, View, Won

RULES_START, RULES_TURN, RULES_PLACES = 0, 1, 2


def status(view: View, voice: Voice) -> str:
    lines = [_next_step(view, voice)]
    last = view.last
    if view.players_call and last is not None and not last.fault and not last.no_pile:
        lines.append(voice.say("juse-status-calling", drew="yes" if last.to is None else "no"))
    return "\n".join(lines)


def _next_step(view: View, voice: Voice) -> str:
    name, who = voice.names[view.turn], voice.who(view.turn)
    if view.held is not None:
        return voice.say("juse-status-holding", name=name, who=who, card=card_text(view.held))
    return voice.say("juse-status-open" if view.seats[view.turn].discard else "juse-status-first", name=name, who=who)


def recap(events: Sequence[Event], voice: Voice) -> Sequence[str]:
    """A draw and the placing of the card share one line; a card that is still held is mentioned by the status."""
    names = voice.names
    lines: list[str] = []
    drawn = False
    for event in events:
        if isinstance(event, Placed):
            key = "juse-did-draw-and-place" if drawn else "juse-did-place"
            card = card_text(event.card)
            lines.append(voice.say(key, name=names[event.seat], card=card, **_place(event.to, voice)))
        elif isinstance(event, Misplayed):
            called, caller = ("no", "") if event.caller is None else ("yes", names[event.caller])
            name = names[event.seat]
            lines.append(voice.say("juse-did-misplay", name=name, cards=event.takes, called=called, caller=caller))
        elif isinstance(event, CalledWrongly):
            lines.append(voice.say("juse-did-call-wrongly", name=names[event.seat]))
        elif isinstance(event, Won):
            lines.append(voice.say("juse-did-win", name=names[event.seat]))
        drawn = isinstance(event, Drew)
    return lines


def accuse(event: Juse, voice: Voice) -> str:
    names = voice.names
    name = names[event.seat]
    if isinstance(event, CalledWrongly):
        return voice.say("juse-fault-wrong-call", name=name, accused=names[event.accused])
    assert isinstance(event, Misplayed)
    accusation = " ".join((overlooked(event, voice), voice.say("juse-penalty", cards=event.takes)))
    if event.caller is None:
        return accusation
    return voice.say("juse-called-by", name=names[event.caller], accusation=accusation)


def overlooked(event: Misplayed, voice: Voice) -> str:
    """The accusation without its penalty."""
    names = voice.names
    better = "" if event.better is None else names[event.better]
    place = {} if event.to is None else _place(event.to, voice)
    name, card = names[event.seat], card_text(event.card)
    return voice.say(f"juse-fault-{event.fault}", name=name, card=card, better=better, **place)


def alt(view: View, voice: Voice) -> str:
    """Everything that the picture shows and nothing more: of the centre, only the tops."""
    lines: list[str] = []
    if view.winner is None:
        lines.append(voice.say("juse-alt-turn", name=voice.names[view.turn]))
    if view.held is not None:
        lines.append(voice.say("juse-alt-held", card=card_text(view.held)))
    tops = [
        voice.say("juse-alt-no-pile", suit=SUIT_SIGNS[suit]) if top is None else card_text(top)
        for suit, top in enumerate(view.centre)
    ]
    lines.append(voice.say("juse-alt-centre", tops=voice.listed(tops)))
    if view.base is not None:
        lines.append(voice.say("juse-alt-base", rank=RANK_TEXTS[view.base]))
    for owner, seat in zip(voice.names, view.seats, strict=True):
        top = "none" if seat.top is None else card_text(seat.top)
        lines.append(voice.say("juse-alt-seat", name=owner, draw=seat.draw, discard=seat.discard, top=top))
    last = view.last
    if last is not None and last.fault:
        lines.append(voice.say("juse-alt-misplay", name=voice.names[last.seat], card=card_text(last.card)))
    elif last is not None:
        lines.append(_last_action(last, voice))
    if view.winner is not None:
        lines.append(voice.say("juse-did-win", name=voice.names[view.winner]))
    return "\n".join(lines)


def rules_page(view: View | None) -> int:
    """With a card in the hand, where it goes; else how a turn begins."""
    if view is None or view.winner is not None:
        return RULES_START
    return RULES_PLACES if view.held is not None else RULES_TURN


def _place(to: int, voice: Voice) -> dict[str, str]:
    """What the catalogue needs of a place: `where` selects the sentence, `target` is the other player in it, if any."""
    if to == CENTRE:
        return {"where": "centre", "target": ""}
    if to == OWN:
        return {"where": "own", "target": ""}
    return {"where": "seat", "target": voice.names[to]}


def _last_action(last: LastAction, voice: Voice) -> str:
    name, card = voice.names[last.seat], card_text(last.card)
    if last.to is None:
        return voice.say("juse-did-draw", name=name, card=card)
    return voice.say("juse-did-place", name=name, card=card, **_place(last.to, voice))
