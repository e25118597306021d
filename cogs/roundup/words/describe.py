"""A table of Roundup in words, made from the view everybody has."""

from collections.abc import Sequence

from bot.core.cards import SUIT_OF, Card
from bot.core.game import Event, Juse
from bot.text import Words
from bot.text.cards import RANK_TEXTS, SUIT_SIGNS, card_text
from bot.text.reader import Reader
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.state import (
    Began,
    BroughtOut,
    Closed,
    Dealt,
    Emptied,
    FacePlayed,
    LastAction,
    Misplayed,
    Missed,
    Passed,
    Phase,
    RoundEnded,
    RoundScore,
    Stacked,
    Tied,
    TurnedUp,
    View,
    Won,
)

Names = Sequence[str]

ROUNDS_TOLD = 8
"""The last so many, one by one: more than almost any match has."""
RULES_BID, RULES_TURN, RULES_FACE, RULES_SCORE = 0, 1, 2, 3


def cards_text(cards: Sequence[Card]) -> str:
    return ", ".join(map(card_text, cards))


def wanted(suit: int | None, number: int | None) -> str:
    """What a Queen or King asks for; empty for a Jack, who takes what comes."""
    if suit is not None:
        return SUIT_SIGNS[suit]
    return "" if number is None else RANK_TEXTS[number - 1]


def _names_of(seats: Sequence[int], names: Names) -> str:
    return ", ".join(names[seat] for seat in seats)


def status(view: View, reader: Reader) -> str:
    names, words = reader.names, reader.words
    waiting = _names_of(view.waiting, names)
    placed = _names_of([seat for seat, other in enumerate(view.seats) if other.placed], names)
    if view.phase is Phase.BID:
        return words.say(
            "roundup-status-bid", round=view.round + 1, waiting=waiting, placed=placed, count=_placed_count(view)
        )
    if view.phase is Phase.SHOW:
        return words.say("roundup-status-show", waiting=waiting, placed=placed, count=_placed_count(view))
    if view.phase is Phase.GIVE:
        assert view.owed is not None
        return words.say(
            "roundup-status-give",
            name=names[view.owed.seat],
            wanted=wanted(view.owed.suit, view.owed.number),
            asker=names[view.turn],
        )
    own = view.seats[view.turn]
    return words.say("roundup-status-turn", name=names[view.turn], up=len(own.up), down=own.down)


def _placed_count(view: View) -> int:
    return sum(seat.placed for seat in view.seats)


def recap(events: Sequence[Event], reader: Reader) -> Sequence[str]:
    """A face card and what it brought out make one line; who has placed a card is what the status speaks of."""
    names, words = reader.names, reader.words
    lines: list[str] = []
    for event in events:
        line = _line(event, names, words)
        if line is None:
            continue
        joins = isinstance(event, Missed) or (isinstance(event, BroughtOut) and not event.chosen)
        if joins and lines:
            lines[-1] = f"{lines[-1]} {line}"
        else:
            lines.append(line)
    return lines


def _line(event: Event, names: Names, words: Words) -> str | None:
    match event:
        case TurnedUp(move=move, seats=seats, cards=cards):
            shown = ", ".join(f"{names[seat]} {card_text(card)}" for seat, card in zip(seats, cards, strict=True))
            return words.say(f"roundup-did-turn-up-{move}", cards=shown)
        case Tied(seats=seats):
            return words.say("roundup-did-tie", names=_names_of(seats, names))
        case Began(seat=seat):
            return words.say("roundup-did-begin", name=names[seat])
        case Stacked(seat=seat, cards=cards, face_up=face_up):
            return _stacked_line(names[seat], cards, words, face_up=face_up)
        case Passed(seat=seat, card=card, discarded=discarded):
            how = "free" if card is None else "discarded" if discarded else "turned"
            return words.say(
                "roundup-did-pass", name=names[seat], how=how, card="" if card is None else card_text(card)
            )
        case Closed(suit=suit):
            return words.say("roundup-did-close", suit=SUIT_SIGNS[suit])
        case Emptied(seat=seat):
            return words.say("roundup-did-empty", name=names[seat])
        case Misplayed(seat=seat):
            return words.say("roundup-did-misplay", name=names[seat])
        case Dealt(round=number, voids=voids):
            return words.say("roundup-did-deal", round=number + 1, voids=voids)
        case RoundEnded(score=score):
            return _round_line(score, names, words)
        case Won(seat=seat):
            return words.say("roundup-did-win", name=names[seat])
        case _:
            return _face_line(event, names, words)


def _face_line(event: Event, names: Names, words: Words) -> str | None:
    if isinstance(event, FacePlayed):
        return words.say(
            "roundup-did-face",
            name=names[event.seat],
            card=card_text(event.card),
            target=names[event.target],
            wanted=wanted(event.suit, event.number) or "any",
        )
    if isinstance(event, BroughtOut):
        return _out_line(names[event.seat], event.card, words, chosen=event.chosen)
    if isinstance(event, Missed):
        return words.say("roundup-did-miss", name=names[event.seat], wanted=wanted(event.suit, event.number) or "any")
    return None


def _stacked_line(name: str, cards: Sequence[Card], words: Words, *, face_up: bool) -> str:
    key = "roundup-did-up" if face_up else "roundup-did-down"
    return words.say(key, name=name, cards=cards_text(cards))


def _out_line(name: str, card: Card, words: Words, *, chosen: bool) -> str:
    """A card that came out of a face-down hand, given or picked: a face card goes to the discard pile."""
    discarded = "no" if IS_NUMBER[card] else "yes"
    if chosen:
        return words.say("roundup-did-give", name=name, card=card_text(card), discarded=discarded)
    return words.say("roundup-did-bring-out", name=name, card=card_text(card), discarded=discarded)


def _round_line(score: RoundScore, names: Names, words: Words) -> str:
    gained = ", ".join(f"{names[seat]} +{points}" for seat, points in enumerate(score.points) if points)
    return words.say(
        "roundup-did-round",
        round=score.number + 1,
        suit=SUIT_SIGNS[score.closed[-1]],
        gained=gained,
        count=sum(points > 0 for points in score.points),
    )


def accuse(event: Juse, reader: Reader) -> str:
    """The card is named only where it was laid on the table."""
    names, words = reader.names, reader.words
    assert isinstance(event, Misplayed)
    card = "" if event.card is None else card_text(event.card)
    return words.say(f"roundup-fault-{event.fault}", name=names[event.seat], move=event.move, card=card)


def alt(view: View, reader: Reader) -> str:
    names, words = reader.names, reader.words
    parts = [words.say("roundup-alt-head", round=view.round + 1, goal=view.goal)]
    if view.winners:
        parts.append(words.say("roundup-did-win", name=names[view.winners[0]]))
    elif view.waiting:
        parts.append(words.say("roundup-alt-waiting", names=_names_of(view.waiting, names), what=view.phase.value))
    if view.phase is Phase.GIVE and view.owed is not None:
        parts.append(words.say("roundup-alt-owed", wanted=wanted(view.owed.suit, view.owed.number)))
    if not view.between_rounds:
        parts.append(_alt_stacks(view, words))
    parts.extend(_alt_seat(view, seat, name, words) for seat, name in enumerate(names))
    if view.between_rounds:
        parts.extend(_alt_round(score, words) for score in reversed(view.history[-ROUNDS_TOLD:]))
    elif view.last is not None:
        parts.extend(_alt_last(view.last, names, words))
    return " ".join(parts)


def _alt_stacks(view: View, words: Words) -> str:
    tops = ", ".join(
        words.say("roundup-alt-no-stack", suit=SUIT_SIGNS[suit]) if not height else card_text(suit * 13 + height - 1)
        for suit, height in enumerate(view.stacks)
    )
    return words.say("roundup-alt-stacks", tops=tops, discards=cards_text(view.discards), count=len(view.discards))


def _alt_seat(view: View, seat: int, name: str, words: Words) -> str:
    own = view.seats[seat]
    return words.say(
        "roundup-alt-seat",
        name=name,
        score=own.score,
        bid="none" if own.bid is None else SUIT_SIGNS[SUIT_OF[own.bid]],
        down=own.down,
        placed="yes" if own.placed else "no",
        up=len(own.up),
        cards=cards_text(sorted(own.up)),
    )


def _alt_round(score: RoundScore, words: Words) -> str:
    """Seat by seat in their order, as the columns of the picture stand."""
    points = ", ".join(
        f"{SUIT_SIGNS[SUIT_OF[bid]]} +{gained}" for bid, gained in zip(score.bids, score.points, strict=True)
    )
    return words.say("roundup-alt-round", round=score.number + 1, suit=SUIT_SIGNS[score.closed[-1]], points=points)


def _alt_last(last: LastAction, names: Names, words: Words) -> list[str]:
    name, cards = names[last.seat], cards_text(last.cards)
    if last.fault:
        return [words.say("roundup-alt-misplay", name=name, cards=cards, count=len(last.cards))]
    if last.move in ("up", "down"):
        return [_stacked_line(name, last.cards, words, face_up=last.move == "up")]
    if last.move == "pass":
        how = "free" if not last.cards else "turned" if IS_NUMBER[last.cards[0]] else "discarded"
        return [words.say("roundup-did-pass", name=name, how=how, card=cards)]
    if last.move == "give":
        return [_out_line(name, last.cards[0], words, chosen=True)]
    if last.move == "face":
        return _alt_face(last, names, words)
    return []


def _alt_face(last: LastAction, names: Names, words: Words) -> list[str]:
    assert last.target is not None
    target = names[last.target]
    asked = wanted(last.suit, last.number) or "any"
    told = [
        words.say("roundup-did-face", name=names[last.seat], card=cards_text(last.cards), target=target, wanted=asked)
    ]
    if last.hit is not None:
        told.append(_out_line(target, last.hit, words, chosen=False))
    return told


def rules_page(view: View | None) -> int:
    if view is None or view.phase in (Phase.BID, Phase.SHOW):
        return RULES_BID
    if view.phase is Phase.GIVE:
        return RULES_FACE
    return RULES_SCORE if view.phase is Phase.OVER else RULES_TURN
