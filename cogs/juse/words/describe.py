"""A Juse table in words, made from the view everybody has."""

from collections.abc import Sequence

from bot.core.game import Event, Juse
from bot.text import Words
from bot.text.cards import RANK_TEXTS, SUIT_SIGNS, card_text
from bot.text.reader import Reader
from cogs.juse.rules.state import CENTRE, OWN, CalledWrongly, Drew, LastAction, Misplayed, Placed, View, Won

Names = Sequence[str]

RULES_START, RULES_TURN, RULES_PLACES = 0, 1, 2


def status(view: View, reader: Reader) -> str:
    names, words = reader.names, reader.words
    lines = [_awaited(view, names, words)]
    last = view.last
    if view.players_call and last is not None and not last.fault:
        lines.append(words.say("juse-status-calling", name=names[last.seat], happened=_happened(last, names, words)))
    return "\n".join(lines)


def _awaited(view: View, names: Names, words: Words) -> str:
    name = names[view.turn]
    if view.held is not None:
        return words.say("juse-status-holding", name=name, card=card_text(view.held))
    if view.seats[view.turn].discard:
        return words.say("juse-status-open", name=name)
    return words.say("juse-status-first", name=name)


def recap(events: Sequence[Event], reader: Reader) -> Sequence[str]:
    """A card drawn and the place it went to make one line; one just drawn is what the status speaks of."""
    names, words = reader.names, reader.words
    lines: list[str] = []
    drawn = False
    for event in events:
        if isinstance(event, Placed):
            key = "juse-did-draw-and-place" if drawn else "juse-did-place"
            lines.append(words.say(key, name=names[event.seat], card=card_text(event.card), **_where(event.to, names)))
        elif isinstance(event, Misplayed):
            caller = "" if event.caller is None else names[event.caller]
            called = "no" if event.caller is None else "yes"
            lines.append(
                words.say("juse-did-misplay", name=names[event.seat], cards=event.takes, called=called, caller=caller)
            )
        elif isinstance(event, CalledWrongly):
            lines.append(words.say("juse-did-call-wrongly", name=names[event.seat]))
        elif isinstance(event, Won):
            lines.append(words.say("juse-did-win", name=names[event.seat]))
        drawn = isinstance(event, Drew)
    return lines


def accuse(event: Juse, reader: Reader) -> str:
    names, words = reader.names, reader.words
    if isinstance(event, CalledWrongly):
        return words.say("juse-fault-wrong-call", name=names[event.seat], accused=names[event.accused])
    assert isinstance(event, Misplayed)
    better = "" if event.better is None else names[event.better]
    where = {} if event.to is None else _where(event.to, names)
    why = words.say(
        f"juse-fault-{event.fault}", name=names[event.seat], card=card_text(event.card), better=better, **where
    )
    told = f"{why} {words.say('juse-penalty', name=names[event.seat], cards=event.takes)}"
    return told if event.caller is None else words.say("juse-called-by", name=names[event.caller], told=told)


def alt(view: View, reader: Reader) -> str:
    """Everything the picture shows and nothing more: of the centre only the tops."""
    names, words = reader.names, reader.words
    parts = [words.say("juse-alt-turn", name=names[view.turn])] if view.winner is None else []
    if view.held is not None:
        parts.append(words.say("juse-alt-held", name=names[view.turn], card=card_text(view.held)))
    tops = ", ".join(
        words.say("juse-alt-no-pile", suit=SUIT_SIGNS[suit]) if top is None else card_text(top)
        for suit, top in enumerate(view.centre)
    )
    parts.append(words.say("juse-alt-centre", tops=tops))
    if view.base is not None:
        parts.append(words.say("juse-alt-base", rank=RANK_TEXTS[view.base]))
    parts.extend(_alt_seat(view, seat, names[seat], words) for seat in range(len(view.seats)))
    if view.last is not None:
        parts.append(_alt_last(view.last, names, words))
    if view.winner is not None:
        parts.append(words.say("juse-did-win", name=names[view.winner]))
    return " ".join(parts)


def rules_page(view: View | None) -> int:
    """Between turns how one begins matters, with a card in the hand where it has to go."""
    if view is None or view.winner is not None:
        return RULES_START
    return RULES_PLACES if view.held is not None else RULES_TURN


def _where(to: int, names: Names) -> dict[str, str]:
    """`where` chooses the wording, `target` is the other player it may need."""
    if to == CENTRE:
        return {"where": "centre", "target": ""}
    if to == OWN:
        return {"where": "own", "target": ""}
    return {"where": "seat", "target": names[to]}


def _alt_seat(view: View, seat: int, name: str, words: Words) -> str:
    pile = view.seats[seat]
    top = "none" if pile.top is None else card_text(pile.top)
    return words.say("juse-alt-seat", name=name, draw=pile.draw, discard=pile.discard, top=top)


def _alt_last(last: LastAction, names: Names, words: Words) -> str:
    if last.fault:
        return words.say("juse-alt-misplay", name=names[last.seat], card=card_text(last.card))
    return _happened(last, names, words)


def _happened(last: LastAction, names: Names, words: Words) -> str:
    values = {"name": names[last.seat], "card": card_text(last.card)}
    if last.to is None:
        return words.say("juse-did-draw", **values)
    return words.say("juse-did-place", **values, **_where(last.to, names))
