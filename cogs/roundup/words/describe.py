"""A table of Roundup in words, made from the view that everybody has."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Event
from bot.text.voice import RANK_TEXTS, SHOWN_SUITS, SUIT_SIGNS, Voice, card_text
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.rounds import is_settled, rounds_shown, target_of
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
    Stacked,
    State,
    Tied,
    TurnedUp,
    View,
    Won,
)
from cogs.roundup.rules.turn import HIGHEST

ROUNDS_DESCRIBED = 5
"""The most rounds described: as many as the picture has."""
_RULES_PAGES = {Phase.BID: 0, Phase.SHOW: 0, Phase.TURN: 1, Phase.GIVE: 2, Phase.OVER: 3}


def listed_cards(cards: Sequence[Card], voice: Voice) -> str:
    return voice.listed([card_text(card) for card in cards])


def wanted(suit: int | None, number: int | None) -> str | int:
    """Return what a Queen or King asks for; a Jack takes any card. A number is one to the catalog, too: it says "an
    8".
    """
    if suit is not None:
        return SUIT_SIGNS[suit]
    if number is None:
        return "any"
    return number if number > 1 else RANK_TEXTS[0]


def _names_of(seats: Sequence[int], voice: Voice) -> str:
    return voice.listed([voice.names[seat] for seat in seats])


def status(view: View, voice: Voice) -> str:
    names = voice.names
    waiting = _names_of(view.waiting, voice)
    placers = [seat for seat, other in enumerate(view.seats) if other.placed]
    placed, count = _names_of(placers, voice), len(placers)
    if view.phase in (Phase.BID, Phase.SHOW):
        what = f"roundup-status-{view.phase.value}"
        asked = voice.say(what, round=view.round + 1, waiting=waiting, placed=placed, count=count)
        return "\n".join(filter(None, (_one_more(view, voice), asked)))
    if forced_move := says_forced_move(view, voice):
        return forced_move
    if view.phase is Phase.GIVE:
        assert view.owed is not None
        return voice.say(
            "roundup-status-give",
            name=names[view.owed.seat],
            who=voice.who(view.owed.seat),
            wanted=wanted(view.owed.suit, view.owed.number),
            asker=names[view.turn],
        )
    return voice.say("roundup-status-turn", name=names[view.turn], who=voice.who(view.turn))


def _one_more(view: View, voice: Voice) -> str:
    """Say while all bid that this round is played because of a tie, and what comes after it (R18, R22)."""
    if view.phase is not Phase.BID or not target_of(view).is_reached(view.scores, view.round):
        return ""
    return voice.say("roundup-status-one-more", score=max(view.scores), tie=view.tie)


def says_settled(view: View, voice: Voice) -> str:
    """Say that the rest of the round happens by itself (R21); "" if it does not."""
    return voice.say("roundup-status-settled") if is_settled(view.closed, view.first_empty) else ""


def says_forced_move(view: View, voice: Voice) -> str:
    """Say that the next move happens by itself (R20, R21), which everybody sees; "" if somebody chooses it."""
    if settled := says_settled(view, voice):
        return settled
    own = view.seats[view.turn]
    if view.phase is not Phase.TURN or own.down or any(RANK_OF[up] == view.stacks[SUIT_OF[up]] for up in own.up):
        return ""
    return voice.say("roundup-status-pass", name=voice.names[view.turn])


def recap(events: Sequence[Event], voice: Voice) -> Iterator[str]:
    """Yield a line for each event. A face card and what it brought out share one. Who has placed a card is left to the
    status.
    """
    parts: list[str] = []
    """The parts of a line whose beginning is yet to come."""
    for event in reversed(events):
        if not (line := did(event, voice)):
            continue
        parts.insert(0, line)
        if not (isinstance(event, Missed) or (isinstance(event, BroughtOut) and not event.chosen)):
            yield " ".join(parts)
            parts.clear()
    if parts:
        yield " ".join(parts)


_OF_A_SEAT: dict[type[Event], str] = {
    Began: "begin",
    Emptied: "empty",
    Misplayed: "misplay",
}
"""The texts of events that have only a seat to name."""
_OF_SEATS: dict[type[Event], str] = {Tied: "tie", Won: "win"}


def did(event: Any, voice: Voice) -> str:
    """Return what happened, in a line; "" for what needs none."""
    names, say = voice.names, voice.say
    if what := _OF_A_SEAT.get(type(event)):
        seat: int = event.seat
        return say(f"roundup-did-{what}", name=names[seat])
    if what := _OF_SEATS.get(type(event)):
        seats: Sequence[int] = event.seats
        return say(f"roundup-did-{what}", names=_names_of(seats, voice), count=len(seats))
    match event:
        case Stacked():
            cards = listed_cards(event.cards, voice)
            return say("roundup-did-up" if event.face_up else "roundup-did-down", name=names[event.seat], cards=cards)
        case Passed(card=card):
            how = "free" if card is None else "discarded" if event.discarded else "turned"
            return say("roundup-did-pass", name=names[event.seat], how=how, card=card_text(card))
        case BroughtOut(card=card, discarded=discarded):
            return say(
                "roundup-did-give" if event.chosen else "roundup-did-bring-out",
                name=names[event.seat],
                card=card_text(card),
                discarded=discarded,
            )
        case Dealt():
            return say("roundup-did-deal", round=event.round + 1, voids=event.voids)
        case TurnedUp():
            shown = [
                say("roundup-name-and-card", name=names[seat], card=card_text(card))
                for seat, card in zip(event.seats, event.cards, strict=True)
            ]
            return say(f"roundup-did-turn-up-{event.move}", cards=voice.listed(shown))
        case Closed():
            return say("roundup-did-close", suit=SUIT_SIGNS[event.suit])
        case FacePlayed(card=card):
            name, target, asked = names[event.seat], names[event.target], wanted(event.suit, event.number)
            return say("roundup-did-face", name=name, card=card_text(card), target=target, wanted=asked)
        case Missed():
            return say("roundup-did-miss", wanted=wanted(event.suit, event.number))
        case RoundEnded():
            score = event.score
            gains = [
                say("roundup-name-and-points", name=names[seat], points=points)
                for seat, points in enumerate(score.points)
                if points
            ]
            gained, suit = voice.listed(gains), SUIT_SIGNS[score.closed[-1]]
            return say("roundup-did-round", round=score.number + 1, suit=suit, gained=gained, count=len(gains))
        case _:
            return ""


def ended_early(state: State, voice: Voice) -> str:
    """Turn up what everybody holds face down: nothing is hidden now."""
    held = [
        voice.say("roundup-held", name=name, cards=" ".join(map(card_text, sorted(hand))), count=len(hand))
        for name, hand in zip(voice.names, state.down, strict=True)
    ]
    return voice.say("roundup-hands", hands=voice.listed(held))


def accuse(event: Misplayed, voice: Voice) -> str:
    """Say what was wrong. The card is named only where it was laid on the table."""
    name, card = voice.names[event.seat], card_text(event.card)
    return voice.say(f"roundup-fault-{event.fault}", name=name, move=event.move, card=card)


def alt(view: View, voice: Voice) -> str:
    say = voice.say
    lines = [_alt_head(view, view.round, voice)]
    if view.winners:
        lines.append(did(Won(seats=view.winners), voice))
    elif view.waiting:
        lines.append(say("roundup-alt-waiting", names=_names_of(view.waiting, voice), what=view.phase.value))
    if view.phase is Phase.GIVE and view.owed is not None:
        lines.append(say("roundup-alt-owed", wanted=wanted(view.owed.suit, view.owed.number)))
    if not view.between_rounds:
        tops = [_alt_stack(suit, view.stacks[suit], voice) for suit in SHOWN_SUITS]
        lines.append(say("roundup-alt-stacks", tops=voice.listed(tops)))
        discards = listed_cards(view.discards, voice)
        lines.append(say("roundup-alt-discards", discards=discards, count=len(view.discards)))
    for seat, own in enumerate(view.seats):
        lines.append(
            say(
                "roundup-alt-seat",
                name=voice.names[seat],
                score=own.score,
                bid="none" if own.bid is None else SUIT_SIGNS[SUIT_OF[own.bid]],
                down=own.down,
                placed=own.placed,
                up=len(own.up),
                cards=listed_cards(sorted(own.up, key=fan_order), voice),
                out=seat == view.first_empty,
            )
        )
    if view.between_rounds:
        lines.extend(_alt_rounds(view, voice))
    elif view.last is not None:
        last, name = view.last, voice.names[view.last.seat]
        if last.fault:
            cards = listed_cards(last.cards, voice)
            lines.append(say("roundup-alt-misplay", name=name, cards=cards, count=len(last.cards)))
        else:
            lines.extend(reversed([*recap(_events_of(last), voice)]))
    return "\n".join(lines)


def _alt_head(view: View, number: int, voice: Voice) -> str:
    return voice.say("roundup-alt-head", round=number + 1, rounds=rounds_shown(view, number), goal=view.goal)


def _alt_stack(suit: int, height: int, voice: Voice) -> str:
    if not height:
        return voice.say("roundup-alt-no-stack", suit=SUIT_SIGNS[suit])
    top = card_text(suit * 13 + height - 1)
    return voice.say("roundup-alt-closed", card=top) if height == HIGHEST else top


def _alt_rounds(view: View, voice: Voice) -> Iterator[str]:
    """Tell of the last rounds first, and what was scored before those. When the match is over also how often everybody
    was first without cards.
    """
    if view.winners:
        outs = [sum(score.first_empty == seat for score in view.history) for seat in range(len(view.seats))]
        yield voice.say("roundup-alt-outs", outs=_gained(outs, voice))
    for score in reversed(view.history[-ROUNDS_DESCRIBED:]):
        gains = [
            voice.say(
                "roundup-alt-gained",
                name=name,
                suit=SUIT_SIGNS[SUIT_OF[bid]],
                points=points,
                out=seat == score.first_empty,
            )
            for seat, (name, bid, points) in enumerate(zip(voice.names, score.bids, score.points, strict=True))
        ]
        suit = SUIT_SIGNS[score.closed[-1]]
        yield voice.say("roundup-alt-round", round=score.number + 1, suit=suit, points=voice.listed(gains))
    if earlier := view.history[:-ROUNDS_DESCRIBED]:
        yield voice.say("roundup-alt-earlier", last=len(earlier), points=_gained(earlier[-1].totals, voice))


def _gained(points: Sequence[int], voice: Voice) -> str:
    return voice.listed(
        voice.say("roundup-name-and-points", name=name, points=gained)
        for name, gained in zip(voice.names, points, strict=True)
    )


def last_look_alt(view: View, voice: Voice) -> str:
    """Describe the table as it stood when a round ended. The points of the round come with its result."""
    score, say = view.history[-1], voice.say
    last = score.closed[-1]
    tops = voice.listed(_alt_stack(suit, HIGHEST, voice) for suit in SHOWN_SUITS)
    lines = [
        _alt_head(view, score.number, voice),
        say("roundup-alt-stacks", tops=tops),
        say("roundup-alt-closed-last", suit=SUIT_SIGNS[last]),
    ]
    for name, bid, total, points in zip(voice.names, score.bids, score.totals, score.points, strict=True):
        before, right = total - points, SUIT_OF[bid] == last
        lines.append(say("roundup-alt-bid", name=name, card=card_text(bid), score=before, right=right))
    if score.first_empty is not None:
        lines.append(say("roundup-did-empty", name=voice.names[score.first_empty]))
    return "\n".join(lines)


def _events_of(last: LastAction) -> list[Event]:
    seat, cards = last.seat, last.cards
    match last.move:
        case "up" | "down":
            return [Stacked(seat=seat, cards=cards, face_up=last.move == "up")]
        case "pass":
            card = cards[0] if cards else None
            return [Passed(seat=seat, card=card, discarded=card is not None and not IS_NUMBER[card])]
        case "give":
            return [_brought_out(seat, cards[0], chosen=True)]
        case "face":
            assert last.target is not None
            played = FacePlayed(seat=seat, card=cards[0], target=last.target, suit=last.suit, number=last.number)
            return [played] if last.hit is None else [played, _brought_out(last.target, last.hit, chosen=False)]
        case _:
            return []


def _brought_out(seat: int, card: Card, *, chosen: bool) -> BroughtOut:
    return BroughtOut(seat=seat, card=card, discarded=not IS_NUMBER[card], chosen=chosen)


def rules_page(view: View | None) -> int:
    return 0 if view is None else _RULES_PAGES[view.phase]


def result_alt(event: RoundEnded, voice: Voice) -> str:
    """Return the result with what everybody had bid, and nothing bold."""
    bids = [
        voice.say("roundup-result-bid", name=name, suit=SUIT_SIGNS[SUIT_OF[bid]])
        for name, bid in zip(voice.names, event.score.bids, strict=True)
    ]
    head, more = result_text(event, voice).split("\n", 1)
    return "\n".join((head.replace("**", ""), voice.say("roundup-result-bids", bids=voice.listed(bids)), more))


def result_text(event: RoundEnded, voice: Voice) -> str:
    score, names, say = event.score, voice.names, voice.say
    suit = score.closed[-1]
    right = [names[seat] for seat in score.right]
    lines = [
        say("roundup-result-suit", round=score.number + 1, suit=SUIT_SIGNS[suit]),
        say("roundup-result-right", count=len(right), names=voice.listed(right)),
    ]
    if score.first_empty is not None:
        lines.append(say("roundup-result-out", name=names[score.first_empty]))
    totals = [
        say("roundup-result-total", name=name, points=total) for name, total in zip(names, score.totals, strict=True)
    ]
    return "\n".join((*lines, say("roundup-result-totals", totals=voice.listed(totals))))


def own_result(view: View, _: Sequence[Event], voice: Voice) -> Sequence[str]:
    """Say what the round that has just ended meant for the seat whose view this is: its bid, the others', and how it
    stands.
    """
    assert view.seat is not None
    score, me, say = view.history[-1], view.seat, voice.say
    suit, is_first, right = SUIT_OF[score.bids[me]], me == score.first_empty, [*score.right]
    place, points = score.closed.index(suit) + 1, score.points[me] - is_first
    lines = [say("roundup-own-bid", suit=SUIT_SIGNS[suit], number=place, points=points)]
    names = voice.listed(voice.names[seat] for seat in right if seat != me)
    if me in right:
        lines.append(say("roundup-own-right", count=len(right) - 1, names=names))
    else:
        suit = score.closed[-1]
        lines.append(say("roundup-own-last", suit=SUIT_SIGNS[suit], count=len(right), names=names))
    if is_first:
        lines.append(say("roundup-own-out"))
    own, most = score.totals[me], max(score.totals)
    leading = [seat for seat, total in enumerate(score.totals) if total == most and seat != me]
    names = voice.listed(voice.names[seat] for seat in leading)
    how = "behind" if own < most else "level" if leading else "ahead"
    lines.append(
        say("roundup-own-standing", how=how, own=own, goal=view.goal, names=names, count=len(leading), most=most)
    )
    return lines


def fan_order(card: Card) -> tuple[int, Card]:
    return SHOWN_SUITS.index(SUIT_OF[card]), card
