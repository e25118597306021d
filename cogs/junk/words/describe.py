"""A game of Junk in words, made from what its player sees."""

from collections.abc import Sequence

from bot.core.game import Event, Juse
from bot.text import Words
from bot.text.cards import card_text
from bot.text.reader import Reader
from cogs.junk.rules.state import Ended, LastAction, Misplayed, Moved, View

Names = Sequence[str]

RULES_FIRST, RULES_FIT, RULES_GRACE = 0, 1, 2


def status(view: View, reader: Reader) -> str:
    names, words = reader.names, reader.words
    (name,) = names
    if view.held is not None:
        return words.say("junk-status-holding", name=name, card=card_text(view.held))
    if view.first_phase:
        return words.say("junk-status-open", name=name, draw=view.draw)
    return words.say("junk-status-grace" if view.grace else "junk-status-after", name=name, junk=view.junk)


def recap(events: Sequence[Event], reader: Reader) -> Sequence[str]:
    """A card drawn and the pile it went to make one line; one just drawn is what the status speaks of."""
    words = reader.words
    lines: list[str] = []
    for event in events:
        if isinstance(event, Moved):
            lines.append(words.say(f"junk-did-{event.action.value}", card=card_text(event.card)))
        elif isinstance(event, Misplayed):
            lines.append(words.say("juse-call", why=accuse(event, reader)))
        elif isinstance(event, Ended):
            lines.append(words.say("junk-did-end", left=event.left))
    return lines


def accuse(event: Juse, reader: Reader) -> str:
    names, words = reader.names, reader.words
    assert isinstance(event, Misplayed)
    onto = "" if event.onto is None else card_text(event.onto)
    return words.say(
        f"junk-fault-{event.fault}", name=names[0], card=card_text(event.card), action=event.action.value, onto=onto
    )


def alt(view: View, reader: Reader) -> str:
    """Everything the picture shows: the tops of the piles and how many cards each holds."""
    words = reader.words
    parts: list[str] = []
    if view.held is not None:
        parts.append(words.say("junk-alt-held", card=card_text(view.held)))
    tops = (
        ("draw", view.draw, view.next),
        ("play", view.play, view.play_top),
        ("junk", view.junk, view.junk_top),
        ("grace", view.grace, view.grace_top),
    )
    for pile, count, top in tops:
        name = words.say(f"junk-picture-{pile}")
        shown = "none" if top is None else card_text(top)
        parts.append(words.say("junk-alt-pile", pile=name, count=count, top=shown))
    if view.last is not None:
        parts.extend(_alt_last(view.last, words))
    if view.finished:
        parts.append(words.say("junk-picture-over"))
    return " ".join(parts)


def rules_page(view: View | None) -> int:
    if view is None:
        return RULES_FIRST
    if not view.first_phase:
        return RULES_GRACE
    return RULES_FIT if view.held is not None else RULES_FIRST


def _alt_last(last: LastAction, words: Words) -> list[str]:
    if last.card is None:
        return []
    card = card_text(last.card)
    if last.fault:
        return [words.say("junk-alt-misplay", card=card)]
    key = f"junk-did-{last.action.value}"
    return [words.say(key, card=card)]
