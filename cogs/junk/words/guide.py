"""*What can I do?* at Junk: what is possible, which rules matter and, at learning tables, a verdict on each move."""

from collections.abc import Iterator

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.text.cards import card_text
from bot.text.voice import Voice
from bot.ui.kit import Verdict
from cogs.junk.rules.game import ACE, FITS
from cogs.junk.rules.state import Action, Misplayed, View


def options_text(view: View, seat: int, voice: Voice) -> Iterator[str]:
    if view.held is not None:
        for pile in ("play", "junk"):
            yield voice.say(f"junk-can-{pile}", card=card_text(view.held))
    elif view.first_phase:
        yield voice.say("junk-can-draw", left=view.draw)
    if view.junk_top is not None and not view.grace:
        yield voice.say("junk-can-rescue", card=card_text(view.junk_top))
    if view.junk_top is not None and not view.first_phase:
        yield voice.say("junk-can-grace", card=card_text(view.junk_top), begun="yes" if view.grace else "no")
    if not view.first_phase:
        yield voice.say("junk-can-stop", junk=view.junk)


def relevant_rules(view: View, seat: int | None, voice: Voice) -> Iterator[str]:
    for rule in ("grace", "no-rescue") if view.grace else ("fits", "aces"):
        yield voice.say(f"junk-matters-{rule}")
    if view.held is not None:
        yield voice.say("junk-matters-first", naked="yes" if view.naked else "no")
    elif view.first_phase:
        yield voice.say("junk-matters-wait")
    elif not view.grace:
        yield voice.say("junk-matters-grace")


def judge(view: View, seat: int, action: Action, called: Misplayed | None, voice: Voice) -> Verdict:
    if called is None:
        return Verdict(name_move(action, voice), _why_right(view, action, voice))
    onto = "" if called.onto is None else card_text(called.onto)
    pile = "grace" if action is Action.GRACE else "play"
    why = voice.say(f"junk-wrong-{called.fault}", card=card_text(called.card), onto=onto, pile=pile)
    return Verdict(name_move(action, voice), why)


def coach(view: View, seat: int, best: Action, voice: Voice) -> str:
    """Say why from the tops of the piles alone, though the best move is found by one who remembers them all."""
    top = view.grace_top if view.grace else view.play_top
    return voice.say(
        f"junk-coach-{_reason(view, best)}",
        card=_text(view.held),
        junk=_text(view.junk_top),
        top=voice.say("junk-coach-empty") if top is None else card_text(top),
        fits="yes" if _fits(view.junk_top, view.play_top) else "no",
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


def _text(card: Card | None) -> str:
    return "none" if card is None else card_text(card)


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
    onto = "" if top is None else card_text(top)
    return voice.say("junk-right-fits", card=card_text(card), onto=onto, how=_how_it_fits(card, top))


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
