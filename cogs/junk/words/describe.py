"""A game of Junk in words, made from what its player sees."""

from collections.abc import Sequence

from bot.core.game import Event, Juse
from bot.text.cards import card_text
from bot.text.reader import Reader
from cogs.junk.rules.state import Ended, Misplayed, Moved, View

RULES_FIRST, RULES_FIT, RULES_GRACE = 0, 1, 2


def status(view: View, reader: Reader) -> str:
    (name,) = reader.names
    if view.held is not None:
        return reader.say("junk-status-holding", name=name, card=card_text(view.held))
    if view.first_phase:
        return reader.say("junk-status-open", name=name, draw=view.draw)
    return reader.say("junk-status-grace" if view.grace else "junk-status-after", name=name, junk=view.junk)


def recap(events: Sequence[Event], reader: Reader) -> Sequence[str]:
    """One line for each card that was moved; a card that is still held is mentioned by the status."""
    lines: list[str] = []
    for event in events:
        if isinstance(event, Moved):
            lines.append(reader.say(f"junk-did-{event.action.value}", card=card_text(event.card)))
        elif isinstance(event, Misplayed):
            lines.append(reader.say("juse-call", why=accuse(event, reader)))
        elif isinstance(event, Ended):
            lines.append(reader.say("junk-did-end", left=event.left))
    return lines


def accuse(event: Juse, reader: Reader) -> str:
    assert isinstance(event, Misplayed)
    return reader.say(
        f"junk-fault-{event.fault}",
        name=reader.names[0],
        card=card_text(event.card),
        action=event.action.value,
        onto="" if event.onto is None else card_text(event.onto),
    )


def alt(view: View, reader: Reader) -> str:
    """Everything that the picture shows: the tops of the piles and how many cards each holds."""
    sentences: list[str] = []
    if view.held is not None:
        sentences.append(reader.say("junk-alt-held", card=card_text(view.held)))
    for pile, count, top in (
        ("draw", view.draw, view.next),
        ("play", view.play, view.play_top),
        ("junk", view.junk, view.junk_top),
        ("grace", view.grace, view.grace_top),
    ):
        shown = "none" if top is None else card_text(top)
        sentences.append(reader.say("junk-alt-pile", pile=pile, count=count, top=shown))
    last = view.last
    if last is not None and last.card is not None:
        key = "junk-alt-misplay" if last.fault else f"junk-did-{last.action.value}"
        sentences.append(reader.say(key, card=card_text(last.card)))
    if view.finished:
        sentences.append(reader.say("junk-did-end", left=view.junk))
    return " ".join(sentences)


def rules_page(view: View | None) -> int:
    if view is None:
        return RULES_FIRST
    if not view.first_phase:
        return RULES_GRACE
    return RULES_FIT if view.held is not None else RULES_FIRST
