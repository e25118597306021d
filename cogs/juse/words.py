"""A table of Juse in words, made from the view that everybody has: what it shows, its buttons, what is said to *What
can I do?* and, once a game is over, what was overlooked.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from unicodedata import east_asian_width

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Event
from bot.core.summary import Insight, Unnoticed
from bot.text import seconds_text
from bot.text.voice import RANK_TEXTS, SEAT_SIGNS, SUIT_SIGNS, Voice, card_text
from bot.ui.discord.components import AnyoneOffer, MoveOffer, in_rows
from bot.ui.discord.emojis import CARD_BACK
from bot.ui.discord.names import NAME_LIMIT
from bot.ui.kit import Verdict
from cogs.juse.rules.attention import Called, Costliest, Overlooked, WrongCall
from cogs.juse.rules.state import (
    CENTRE,
    OWN,
    Action,
    Call,
    CalledWrongly,
    Draw,
    Drew,
    LastAction,
    Misplayed,
    Place,
    Placed,
    View,
    Won,
    may_call,
)
from render.graphemes import graphemes

RULES_START, RULES_TURN, RULES_PLACES = 0, 1, 2


def status(view: View, voice: Voice) -> str:
    name, who, last = voice.names[view.turn], voice.who(view.turn), view.last
    if view.held is not None:
        line = voice.say("juse-status-holding", name=name, who=who, card=card_text(view.held))
    else:
        has_pile = view.seats[view.turn].discard > 0
        line = voice.say("juse-status-open" if has_pile else "juse-status-first", name=name, who=who)
    near = [voice.say("juse-status-near", name=voice.names[seat]) for seat, left in enumerate(view.scores) if left == 1]
    line = "\n".join([*near, line])
    if last is not None and _may_be_wrong(view, last) and _people_may_call(view, voice):
        calling = voice.say("juse-status-calling", name=voice.names[last.seat], drew=last.to is None)
        barred = [voice.names[seat] for seat in view.silenced if voice.who(seat) == "person" and seat != last.seat]
        if barred:
            calling = f"{calling} {voice.say('juse-status-barred', names=voice.listed(barred))}"
        return f"{calling}\n{line}"
    return line


def _may_be_wrong(view: View, last: LastAction) -> bool:
    """Return False where the rules leave nothing to call, as all can see, whatever is right: after a draw without a
    pile to play from, in the center, with somebody's only card, and after a call.
    """
    only_card = view.scores[last.seat] == 1 and last.to in (None, OWN)
    return not (last.fault or last.no_pile or last.to == CENTRE or only_card)


def _people_may_call(view: View, voice: Voice) -> bool:
    return any(may_call(view, seat) and voice.who(seat) == "person" for seat in range(len(view.seats)))


def recap(events: Sequence[Event], voice: Voice) -> Iterator[str]:
    """Yield a line for each event. A draw and the placing of the card share one; a card that is still held is
    mentioned by the status.
    """
    for event, before in pairwise((*reversed(events), None)):
        if line := did(event, voice, drawn=isinstance(before, Drew)):
            yield line


def did(event: Event | None, voice: Voice, *, drawn: bool = False) -> str:
    """Return what happened, in a line, if it has one; `drawn`: the card that is placed was drawn just before."""
    names, say = voice.names, voice.say
    match event:
        case Placed(seat=seat, card=card, to=to):
            key = "juse-did-draw-and-place" if drawn else "juse-did-place"
            return say(key, name=names[seat], card=card_text(card), **_place(to, voice))
        case Misplayed(seat=seat, takes=takes, caller=caller):
            called, by, fast = caller is not None, _name(caller, voice), seconds_text(event.seconds, voice.words)
            return say("juse-did-misplay", name=names[seat], cards=takes, called=called, caller=by, fast=fast)
        case CalledWrongly(seat=seat):
            return say("juse-did-call-wrongly", name=names[seat])
        case Won(seat=seat):
            return say("juse-did-win", name=names[seat])
        case _:
            return ""


NEWS: Sequence[tuple[str, Callable[[Event, View, int], bool]]] = (
    ("base", lambda _, view, seat: view.base is None),
    ("given", lambda event, view, seat: isinstance(event, Placed) and event.to == seat),
    ("center", lambda event, view, seat: isinstance(event, Placed) and event.to == CENTRE),
    ("misplay", lambda event, view, seat: isinstance(event, Misplayed)),
    ("turned-over", lambda event, view, seat: isinstance(event, Drew) and event.turned_over),
)
"""The news of a first game, each told when it happens first."""


def accuse(event: CalledWrongly | Misplayed, voice: Voice) -> str:
    names = voice.names
    if isinstance(event, CalledWrongly):
        name, accused = names[event.seat], names[event.accused]
        return voice.say("juse-fault-wrong-call", name=name, accused=accused, lap=event.for_lap)
    penalty = voice.say("juse-penalty", name=names[event.seat], cards=event.takes)
    accusation = f"{overlooked(event, voice)} {penalty}"
    if event.caller is None:
        return accusation
    fast = seconds_text(event.seconds, voice.words)
    return voice.say("juse-called-by", name=names[event.caller], fast=fast, accusation=accusation)


def overlooked(event: Misplayed, voice: Voice) -> str:
    """Return the accusation without its penalty."""
    place = {} if event.to is None else _place(event.to, voice)
    name, card, better = voice.names[event.seat], card_text(event.card), _name(event.better, voice)
    return voice.say(f"juse-fault-{event.fault}", name=name, card=card, better=better, **place)


def noticed(event: Misplayed, voice: Voice) -> str:
    """Say what whoever noticed it saw."""
    better = _name(event.better, voice)
    return voice.say(f"juse-moment-{event.fault}", card=card_text(event.card), better=better)


def _name(seat: int | None, voice: Voice) -> str:
    return "" if seat is None else voice.names[seat]


def alt(view: View, voice: Voice) -> str:
    """Describe everything that the picture shows and nothing more: of the center, only the tops."""
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
        top = card_text(seat.top, "none")
        lines.append(voice.say("juse-alt-seat", name=owner, draw=seat.draw, discard=seat.discard, top=top))
    lines += [
        voice.say("juse-alt-catches", name=name, catches=catches)
        for name, catches in zip(voice.names, view.catches, strict=False)
        if catches
    ]
    last = view.last
    if last is not None and last.fault:
        lines.append(voice.say("juse-alt-misplay", name=voice.names[last.seat], card=card_text(last.card)))
    elif last is not None:
        key = "juse-did-draw" if last.to is None else "juse-did-place"
        place = {} if last.to is None else _place(last.to, voice)
        lines.append(voice.say(key, name=voice.names[last.seat], card=card_text(last.card), **place))
    if view.winner is not None:
        lines.append(did(Won(seat=view.winner), voice))
    return "\n".join(lines)


def rules_page(view: View | None) -> int:
    """Choose the page on where a card goes, with one in the hand; else on how a turn begins."""
    if view is None or view.winner is not None:
        return RULES_START
    return RULES_PLACES if view.held is not None else RULES_TURN


def _place(to: int, voice: Voice) -> dict[str, str]:
    """Return what the catalog needs of a place: `where` selects the sentence, `target` is the other player in it, if
    any.
    """
    if to == CENTRE:
        return {"where": "centre", "target": ""}
    if to == OWN:
        return {"where": "own", "target": ""}
    return {"where": "seat", "target": voice.names[to]}


def options_text(view: View, seat: int, voice: Voice) -> Iterator[str]:
    if seat != view.turn:
        yield voice.say("juse-can-wait")
    elif view.held is not None:
        yield voice.say("juse-can-place", card=card_text(view.held))
    else:
        yield voice.say("juse-can-draw", left=view.seats[seat].draw)
        top = view.seats[seat].top
        if top is not None:
            yield voice.say("juse-can-play", card=card_text(top))
    if view.last is not None and may_call(view, seat):
        yield voice.say("juse-can-call", name=voice.names[view.last.seat])


def relevant_rules(view: View, seat: int | None, voice: Voice) -> Iterator[str]:
    for rule in ("centre", "owed", "free") if view.held is None else ("centre", "others", "own"):
        yield voice.say(f"juse-matters-{rule}")
    if view.base is not None:
        yield voice.say("juse-matters-base", rank=RANK_TEXTS[view.base])
    else:
        yield voice.say("juse-matters-remember")


def judge(view: View, seat: int, action: Action, called: Misplayed | None, voice: Voice) -> Verdict:
    if called is None:
        return Verdict(name_move(action, voice), _why_right(view, seat, action, voice))
    card, better = card_text(called.card), _name(called.better, voice)
    why = voice.say(f"juse-wrong-{called.fault}", card=card, better=better)
    return Verdict(name_move(action, voice), why)


def name_move(action: Action, voice: Voice) -> str:
    if isinstance(action, Call):
        return voice.say("juse-button-juse")
    if isinstance(action, Draw):
        return voice.say("juse-button-draw")
    if action.to in (CENTRE, OWN):
        return voice.say("juse-to-centre" if action.to == CENTRE else "juse-to-own")
    return voice.say("juse-to-seat", name=voice.names[action.to])


def _why_right(view: View, seat: int, action: Action, voice: Voice) -> str:
    card = view.seats[seat].top if view.held is None else view.held
    if not isinstance(action, Place) or card is None:
        return voice.say("juse-right-draw", first=card is None)
    if action.to == CENTRE:
        return voice.say("juse-right-centre", **_onto_centre(view, card))
    if action.to == OWN:
        return voice.say("juse-right-own", card=card_text(card))
    below, owed = card_text(view.seats[action.to].top), view.held is not None
    return voice.say("juse-right-seat", card=card_text(card), below=below, owed=owed)


def coach(view: View, seat: int, best: Action, voice: Voice) -> str:
    """Say why the best move is the best, in one sentence, from nothing but the view of the seat that asks."""
    say, last = voice.say, view.last
    if isinstance(best, Call):
        # Where a card would have belonged is for the caller to see.
        assert last is not None
        return say("juse-best-call", name=voice.names[last.seat], card=card_text(last.card), drew=last.to is None)
    card = view.seats[seat].top if view.held is None else view.held
    if card is None:
        return say("juse-best-only-draw")
    if isinstance(best, Draw):
        return say("juse-best-draw", card=card_text(card))
    if best.to == OWN:
        return say("juse-best-own", card=card_text(card))
    if view.scores[seat] == 1:
        return say("juse-best-last", card=card_text(card))
    if best.to == CENTRE:
        return say("juse-best-centre", owed=view.held is None, **_onto_centre(view, card))
    below = card_text(view.seats[best.to].top)
    if view.held is None:
        empties = view.seats[seat].discard == 1
        return say("juse-best-give", card=card_text(card), below=below, empties=empties)
    # The other seats whose pile the card continues, from the left.
    clockwise = ((seat + distance) % len(view.seats) for distance in range(1, len(view.seats)))
    tops = ((other, view.seats[other].top) for other in clockwise if other != best.to)
    others = [voice.names[other] for other, top in tops if top is not None and (RANK_OF[top] + 1) % 13 == RANK_OF[card]]
    reason = "juse-best-nearest" if others else "juse-best-seat"
    return say(reason, card=card_text(card), below=below, name=voice.names[best.to], others=voice.listed(others))


def _onto_centre(view: View, card: Card) -> dict[str, str]:
    top, suit = view.centre[SUIT_OF[card]], SUIT_SIGNS[SUIT_OF[card]]
    return {"card": card_text(card), "below": card_text(top, "none"), "suit": suit}


def insight_text(finding: Called | Overlooked | WrongCall, voice: Voice) -> str:
    names = voice.names
    if isinstance(finding, WrongCall):
        return voice.say("juse-slip-wrong-call", name=names[finding.seat])
    if isinstance(finding, Called):
        takes, winner = finding.misplay.takes, finding.winner
        return voice.say(
            "juse-slip-called",
            cards=takes,
            before=finding.cards - takes,
            after=finding.cards,
            over=winner is not None,
            winner=_name(winner, voice),
        )
    misplay, why = finding.misplay, overlooked(finding.misplay, voice)
    if misplay.caller is not None:
        return voice.say("juse-slip-seen", why=why, caller=names[misplay.caller])
    lines = [voice.say("juse-slip-unnoticed", why=why)]
    if finding.kept:
        lines.append(voice.say("juse-slip-kept", name=names[misplay.seat]))
    if finding.missed_by:
        missed = voice.listed(names[seat] for seat in finding.missed_by)
        lines.append(voice.say("juse-slip-missed", names=missed, count=len(finding.missed_by)))
    return " ".join(lines)


def turning_point(point: Costliest | Unnoticed, voice: Voice) -> str:
    if isinstance(point, Unnoticed):
        assert isinstance(point.finding, Overlooked)
        return voice.say("juse-turning-unnoticed", seen=noticed(point.finding.misplay, voice))
    return voice.say(
        f"juse-turning-{point.how}",
        seen="" if point.misplay is None else noticed(point.misplay, voice),
        cards=point.cards,
        name=voice.names[point.giver],
        slips=point.slips,
        took=point.took,
    )


def insight_sums(insight: Insight, voice: Voice) -> Sequence[str]:
    """Say of each seat how many of its misplays were called (each cost a turn, and cards: J20, J21), how many stood and
    what cards it kept by those, how many of others it missed (each would have been a card fewer), and wrong calls.
    """
    counted = [Counter[str]() for _ in voice.names]
    for finding in insight.findings:
        if isinstance(finding, Called):
            counted[finding.misplay.seat].update(called=1, took=finding.misplay.takes)
        elif isinstance(finding, Overlooked) and finding.is_slip:
            counted[finding.misplay.seat].update(unnoticed=1, kept=int(finding.kept))
            for seat in finding.missed_by:
                counted[seat]["missed"] += 1
        elif isinstance(finding, WrongCall):
            counted[finding.seat]["wrong"] += 1
    if not any(counted):
        return []
    lines: list[str] = []
    for name, own in zip(voice.names, counted, strict=True):
        said = [
            voice.say(f"juse-slips-{key}", count=own[key], cards=own["took"], kept=own["kept"])
            for key in ("called", "unnoticed", "missed", "wrong")
            if own[key]
        ]
        slips = voice.say("count-separator").join(said) or voice.say("juse-slips-none")
        lines.append(voice.say("juse-slips", name=name, slips=slips))
    return lines


_LETTERS = {2: 22, 3: 16}
"""The letters of all names that buttons have room for, by the number of seats, so that no row is wider than a phone."""
_FEWEST_LETTERS = 2
"""The letters of each name at larger tables, where emojis stand for them."""
_ROW, _MOST_NAMED = 4, 6
"""The piles in a row; at larger tables it is one more, and the numbers of the seats do for names."""


def offers(view: View, asked: int, voice: Voice, selection: str) -> Sequence[Sequence[MoveOffer | AnyoneOffer]]:
    """Offer every place; what is impossible now is disabled, so that no button ever moves."""
    holding = view.held is not None
    has_card = holding or view.seats[asked].discard > 0
    first: list[MoveOffer | AnyoneOffer] = [
        MoveOffer("draw", voice.say("juse-button-draw"), enabled=not holding, icon=CARD_BACK),
        MoveOffer("centre", voice.say("juse-to-centre"), enabled=has_card),
    ]
    seats = len(view.seats)
    if view.players_call:
        first.append(AnyoneOffer("juse", voice.say("juse-button-juse"), "stop", _people_may_call(view, voice)))
    piles: list[MoveOffer] = []
    for seat, (sign, label) in enumerate(zip(SEAT_SIGNS, labels(voice.names), strict=False)):
        move, enabled = ("own", holding) if seat == asked else (f"seat:{seat}", has_card)
        icon, short = (sign, "") if seats not in _LETTERS else ("", None)
        piles.append(MoveOffer(move, label, enabled=enabled, icon=icon, short=short))
    return (first, *in_rows(piles, _ROW if seats <= _MOST_NAMED else _ROW + 1))


def labels(names: Sequence[str]) -> Iterator[str]:
    """Yield each seat's sign with as much of its player's name as there is room for: long names use what short ones
    leave.
    """
    cut = [graphemes(signed.removeprefix(sign).lstrip()) for sign, signed in zip(SEAT_SIGNS, names, strict=False)]
    room = _FEWEST_LETTERS
    if len(names) in _LETTERS:
        while room < NAME_LIMIT and sum(_width(letters[: room + 1]) for letters in cut) <= _LETTERS[len(names)]:
            room += 1
    gap = " " if len(names) in _LETTERS else ""
    for number, (sign, letters) in enumerate(zip(SEAT_SIGNS, cut, strict=False), start=1):
        # Cut, it must not be somebody else's name.
        name = letters if len(letters) <= room else [*letters[: room - 1], "…"]
        yield f"{sign}{number}" if len(names) > _MOST_NAMED else f"{sign}{gap}{''.join(name)}"


def _width(letters: Sequence[str]) -> int:
    return sum(2 if east_asian_width(letter[0]) in "WF" else 1 for letter in letters)
