"""A game of Junk in words, made from what its player sees: the table, its buttons, help with *What can I do?* and,
once a game is over, what was missed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Event
from bot.core.summary import Insight
from bot.text.voice import Voice, card_text
from bot.ui.discord.components import MoveOffer, phone_rows
from bot.ui.kit import Verdict
from cogs.junk.rules.game import ACE, FITS
from cogs.junk.rules.state import Action, Drew, Loss, Misplayed, Moved, Reachable, View

RULES_FIRST, RULES_FIT, RULES_GRACE = 0, 1, 2


def status(view: View, voice: Voice) -> str:
    asked = "holding" if view.held is not None else "open" if view.first_phase else "grace" if view.grace else "after"
    return voice.say(
        f"junk-status-{asked}",
        name=voice.names[0],
        alone=voice.alone,
        card=card_text(view.held),
        draw=view.draw,
        junk=view.junk,
    )


def recap(events: Sequence[Event], voice: Voice) -> Iterator[str]:
    """Yield a line for each card that was moved, and for each misplay, however often in a row it was made; the status
    names a card that is still held, and the result the end.
    """
    for event, repeated in groupby(event for event in reversed(events) if isinstance(event, Moved | Misplayed)):
        if isinstance(event, Moved):
            yield _did(event.action, event.card, voice)
        else:
            times, why = len([*repeated]), accuse(event, voice)
            yield voice.say("juse-call-again" if times > 1 else "juse-call", why=why, times=times)


def _did(move: Action, card: Card, voice: Voice) -> str:
    return voice.say("junk-did", move=move.value, card=card_text(card), name=voice.names[0], alone=voice.alone)


NEWS: Sequence[tuple[str, Callable[[Event, View, int], bool]]] = (
    ("ace", lambda event, view, seat: isinstance(event, Drew) and RANK_OF[event.card] == ACE),
    ("junk", lambda event, view, seat: isinstance(event, Moved) and event.action is Action.JUNK),
    ("rescue", lambda event, view, seat: isinstance(event, Moved) and event.action is Action.RESCUE),
    ("end", lambda _, view, seat: not view.first_phase),
    ("grace", lambda event, view, seat: isinstance(event, Moved) and event.action is Action.GRACE),
    ("misplay", lambda event, view, seat: isinstance(event, Misplayed)),
)
"""The news of a first game, each told when it happens first."""


def accuse(event: Misplayed, voice: Voice) -> str:
    return voice.say(
        f"junk-fault-{event.fault}",
        name=voice.names[0],
        alone=voice.alone,
        card=card_text(event.card),
        action=event.action.value,
        onto=card_text(event.onto),
    )


def alt(view: View, voice: Voice) -> str:
    """Describe everything that the picture shows: the tops of the piles and how many cards each holds."""
    lines: list[str] = []
    if view.held is not None:
        lines.append(voice.say("junk-alt-held", card=card_text(view.held)))
    for pile, count, top in (
        ("draw", view.draw, view.next),
        ("play", view.play, view.play_top),
        ("junk", view.junk, view.junk_top),
        ("grace", view.grace, view.grace_top),
    ):
        lines.append(voice.say("junk-alt-pile", pile=pile, count=count, top=card_text(top, "none")))
    last = view.last
    if last is not None and last.card is not None:
        misplay = voice.say("junk-alt-misplay", card=card_text(last.card))
        lines.append(misplay if last.fault else _did(last.action, last.card, voice))
    if view.finished:
        lines.append(voice.say("junk-did-end", left=view.junk))
    return "\n".join(lines)


def rules_page(view: View | None) -> int:
    if view is None:
        return RULES_FIRST
    if not view.first_phase:
        return RULES_GRACE
    return RULES_FIT if view.held is not None else RULES_FIRST


def options_text(view: View, seat: int, voice: Voice) -> Iterator[str]:
    if view.held is not None:
        for pile in ("play", "junk"):
            yield voice.say(f"junk-can-{pile}", card=card_text(view.held))
    elif view.first_phase:
        yield voice.say("junk-can-draw", left=view.draw)
    if view.junk_top is not None and not view.grace:
        yield voice.say("junk-can-rescue", card=card_text(view.junk_top))
    if view.junk_top is not None and not view.first_phase:
        yield voice.say("junk-can-grace", card=card_text(view.junk_top), begun=view.grace > 0)
    if not view.first_phase:
        yield voice.say("junk-can-stop", junk=view.junk)


def relevant_rules(view: View, seat: int | None, voice: Voice) -> Iterator[str]:
    for rule in ("grace", "no-rescue") if view.grace else ("fits", "aces"):
        yield voice.say(f"junk-matters-{rule}")
    if view.held is not None:
        yield voice.say("junk-matters-first", naked=view.naked)
    elif view.first_phase:
        yield voice.say("junk-matters-wait")
    elif not view.grace:
        yield voice.say("junk-matters-grace")


def judge(view: View, seat: int, action: Action, called: Misplayed | None, voice: Voice) -> Verdict:
    if called is None:
        return Verdict(name_move(action, voice), _why_right(view, action, voice))
    card, onto, pile = card_text(called.card), card_text(called.onto), "grace" if action is Action.GRACE else "play"
    why = voice.say(f"junk-wrong-{called.fault}", card=card, onto=onto, pile=pile)
    return Verdict(name_move(action, voice), why)


def coach(view: View, seat: int, best: Action, voice: Voice) -> str:
    """Say why from the tops of the piles alone, though the best move is found by one who remembers them all."""
    top = view.grace_top if view.grace else view.play_top
    return voice.say(
        f"junk-coach-{_reason(view, best)}",
        card=card_text(view.held, "none"),
        junk=card_text(view.junk_top, "none"),
        top=card_text(top, voice.say("junk-coach-empty")),
        fits=_fits(view.junk_top, view.play_top),
        how=_how_it_fits(view.junk_top, top) if best is Action.GRACE and view.junk_top is not None else "",
    )


def _reason(view: View, best: Action) -> str:
    held, junk = view.held, view.junk_top
    is_ace = held is not None and RANK_OF[held] == ACE
    match best:
        case Action.PLAY if junk is not None and is_ace:
            return "play-ace"
        case Action.PLAY:
            return "play-rescue" if junk is not None and _fits(junk, held) else "play"
        case Action.JUNK if not _fits(held, view.play_top):
            return "junk-forced"
        case Action.JUNK if is_ace:
            return "junk-ace"
        case Action.JUNK if junk is not None and _fits(held, junk):
            return "junk-together"
        case Action.JUNK:
            return "junk-keep" if view.play else "junk-first"
        case Action.RESCUE if not view.first_phase:
            return "rescue-last"
        case Action.RESCUE if not _fits(held, junk):
            return "rescue"
        case Action.RESCUE:
            return "rescue-both" if _fits(held, view.play_top) else "rescue-first"
        case Action.DRAW:
            return "draw" if view.junk else "draw-first"
        case Action.GRACE if not view.grace:
            return "grace-first"
        case _:
            return best.value


def _fits(card: Card | None, top: Card | None) -> bool:
    return card is not None and (top is None or FITS[top][card])


def name_move(action: Action, voice: Voice) -> str:
    return voice.say("junk-move", move=action.value)


def _why_right(view: View, action: Action, voice: Voice) -> str:
    if action in (Action.DRAW, Action.JUNK, Action.STOP):
        return voice.say(f"junk-right-{action.value}", junk=view.junk)
    card = view.held if action is Action.PLAY else view.junk_top
    top = view.grace_top if action is Action.GRACE else view.play_top
    assert card is not None
    if action is Action.GRACE and top is None:
        return voice.say("junk-right-grace", card=card_text(card))
    return voice.say("junk-right-fits", card=card_text(card), onto=card_text(top), how=_how_it_fits(card, top))


def _how_it_fits(card: Card, top: Card | None) -> str:
    if top is None:
        return "empty"
    if SUIT_OF[card] == SUIT_OF[top]:
        return "suit"
    if RANK_OF[card] == RANK_OF[top]:
        return "rank"
    if RANK_OF[card] == ACE:
        return "ace"
    return "on-ace" if RANK_OF[top] == ACE else "step"


def insight_text(finding: Reachable, voice: Voice) -> str:
    move, better = finding.move, finding.better
    if move is None or better is None:
        return voice.say("junk-insight", best=finding.best)
    return voice.say(
        "junk-insight-lost",
        best=finding.best,
        lost=finding.lost,
        before=finding.best - finding.lost,
        action=move.action.value,
        card=card_text(move.card),
        better=name_move(better, voice),
    )


def turning_point(point: Loss, voice: Voice) -> str:
    assert point.action is not None
    action, card = point.action.action.value, card_text(point.action.card)
    return voice.say("junk-turning", action=action, card=card, lost=point.lost)


def insight_sums(insight: Insight, voice: Voice) -> Sequence[str]:
    lost = [
        voice.say("junk-insight-loss", move=move, lost=finding.lost)
        for move, finding in enumerate(insight.findings)
        if isinstance(finding, Reachable) and finding.lost
    ]
    return [voice.say("junk-insight-sum", moves=len(lost), losses=voice.listed(lost))]


def best_line(insight: Insight, voice: Voice) -> str:
    deal = insight.findings[0]
    assert isinstance(deal, Reachable)
    return voice.say("junk-best-line", best=deal.best)


PAIRS: Mapping[str, Sequence[str]] = {"play-and-draw": ("play", "draw"), "junk-and-draw": ("junk", "draw")}
"""Buttons that make two moves: most cards take one click. With nothing left to draw, or after a misplay, only the first
is made. Who wants to rescue something before the next card only plays; to junk a card and rescue it comes to the same
as to play it, so there is no button that only junks.
"""
_BUTTONS = (*PAIRS, "rescue", "draw", "play", "grace", "stop")


def unpack(move: str) -> Sequence[str]:
    return PAIRS.get(move, (move,))


def offers(view: View, asked: int, voice: Voice, selection: str) -> Sequence[Sequence[MoveOffer]]:
    """Offer all piles: what is impossible now is disabled, and nothing is marked as right."""
    holding = view.held is not None
    after = not view.first_phase
    junk = view.junk > 0
    possible = {
        "draw": not holding and view.draw > 0,
        "play": holding,
        "junk": holding,
        "rescue": junk and not view.grace,
        "grace": junk and after,
        "stop": after,
    }
    return phone_rows(
        [
            MoveOffer(
                move,
                voice.say(f"junk-button-{move}"),
                "stop" if move == "stop" else "plain",
                possible[unpack(move)[0]],
            )
            for move in _BUTTONS
        ]
    )
