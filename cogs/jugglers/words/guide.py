"""*What can I do?* at Jugglers: what is possible, which rules matter, and what is said of each move; what is new in
somebody's first game; and what a review and *Why?* say of a move.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.core.cards import RANK_OF, Card
from bot.core.game import Event, Question
from bot.text.voice import Voice, card_text
from bot.ui.kit import Verdict
from cogs.jugglers.rules.gatherings import shares
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.state import (
    Action,
    ForDummy,
    FromDeck,
    GatheringEnded,
    Misplayed,
    Place,
    RoundEnded,
    Secret,
    SecretsMoved,
    Settled,
    State,
    View,
)
from cogs.jugglers.words.describe import hand_text

NEWS: Sequence[tuple[str, Callable[[Event, View, int], bool]]] = (
    ("place", lambda _, view, seat: view.asking == "place" and view.waiting == seat),
    ("die", lambda event, view, seat: isinstance(event, Settled) and any(each.die for each in event.turned)),
    ("secrets", lambda event, view, seat: isinstance(event, SecretsMoved)),
    ("passed", lambda event, view, seat: isinstance(event, GatheringEnded)),
    ("points", lambda event, view, seat: isinstance(event, RoundEnded)),
    ("misplay", lambda event, view, seat: isinstance(event, Misplayed)),
)


def options_text(view: View, seat: int, voice: Voice) -> Sequence[str]:
    assert view.waiting is not None
    if seat != view.waiting:
        return (voice.say("jugglers-can-wait", asking=view.asking),)
    if view.asking == "secret":
        return (voice.say("jugglers-can-secret", most=view.allowance),)
    if view.asking == "dummy":
        return (voice.say("jugglers-can-dummy"),)
    return (voice.say("jugglers-can-place", deck=view.deck), voice.say("jugglers-can-deck", deck=view.deck))


def relevant_rules(view: View, seat: int | None, voice: Voice) -> Iterator[str]:
    yield voice.say("jugglers-matters-secret" if view.asking == "secret" else "jugglers-matters-settle")
    yield voice.say("jugglers-matters-pass")
    if view.sigil is not None:
        yield voice.say("jugglers-matters-sigil", sigil=card_text(view.sigil))
    if view.asking != "secret":
        yield voice.say("jugglers-matters-turn")


def judge(view: View, seat: int, action: Action, called: Misplayed | None, voice: Voice) -> Verdict:
    """Give every card and every draft the same verdict: the rules forbid only the wrong moment."""
    kind = _KINDS[type(action)]
    move = voice.say(f"jugglers-any-{kind}")
    if called is None:
        return Verdict(move, voice.say(f"jugglers-right-{kind}", most=view.allowance))
    name, own = voice.names[called.waiting], called.waiting == seat
    return Verdict(move, voice.say(f"jugglers-wrong-{called.fault}", name=name, own=own, asking=view.asking))


def name_move(action: Action, voice: Voice) -> str:
    if isinstance(action, Secret):
        return voice.say("jugglers-button-secret", count=action.count)
    card = card_text(action.card) if isinstance(action, Place) else ""
    return voice.say("jugglers-move", kind=_KINDS[type(action)], card=card, draft=action.draft + 1)


_KINDS: dict[type[Action], str] = {Secret: "secret", Place: "place", FromDeck: "deck", ForDummy: "dummy"}


def coach(view: View, seat: int, action: Action, voice: Voice) -> str:
    assert view.sigil is not None
    if isinstance(action, Secret):
        return voice.say("jugglers-coach-secret", count=action.count)
    draft = view.drafts[action.draft]
    values = {"draft": action.draft + 1, "whose": "joker", "policy": "", "shared": ""}
    if (policy := draft.policy) is not None:
        what = "rank" if RANK_OF[policy] == RANK_OF[view.sigil] else "suit"
        values["whose"] = "own" if shares(policy, view.sigil) else "other"
        values["policy"] = card_text(policy)
        values["shared"] = voice.say("jugglers-coach-shared", what=what)
    if not isinstance(action, Place):
        return voice.say(f"jugglers-coach-{_KINDS[type(action)]}", **values)
    after = strength((*draft.cards, action.card))
    improves = after > draft.strength
    return voice.say("jugglers-coach-place", improves=improves, hand=hand_text(after, voice), **values)


def why(moment: Any, view: View, voice: Voice) -> str:
    """`moment`: one of `player/review.py`, as its seat saw it."""
    reason, better = moment.reason, moment.better
    effect = voice.say(
        "jugglers-review-effect",
        effect=reason.effect or "none",
        policy=card_text(reason.policy),
        better=round(100 * reason.better),
        played=round(100 * reason.played),
    )
    card = card_text(getattr(better, "card", None), "none")
    return voice.say("jugglers-review-why", how=reason.key, card=card, draft=better.draft + 1, effect=effect)


def goal(moment: Any, _: View, voice: Voice) -> str:
    reason = moment.reason
    return voice.say("jugglers-review-goal", effect=reason.effect or "none", policy=card_text(reason.policy))


def brought(moment: Any, tried: State, state: State, voice: Voice) -> tuple[bool, str]:
    result, reason = state.results[len(tried.results) - 1], moment.reason
    passed, won = reason.policy in result.village, moment.seat in result.winners
    reached = won if reason.effect is None else passed == (reason.effect == "pass")
    return reached, voice.say("jugglers-review-brought", policy=card_text(reason.policy), passed=passed, won=won)


def thoughts(basis: Any, seat: int, voice: Voice) -> Iterator[str]:
    """`basis`: as `player/hard.py` finds it."""
    name, move = voice.names[seat], name_move(basis.action, voice)
    if not basis.rollouts:
        yield voice.say("jugglers-why-secret", name=name)
        return
    yield _wanted(name, basis.wanted, basis.policies, voice)
    yield voice.say(
        "jugglers-why-hard",
        name=name,
        rollouts=basis.rollouts,
        move=move,
        gain=_in_1000(basis.gain),
        other=name_move(basis.other, voice),
        other_gain=_in_1000(basis.other_gain),
    )
    suspect, sigil = voice.names[int(basis.suspect)], card_text(basis.sigil)
    yield voice.say("jugglers-why-suspects", name=suspect, sigil=sigil, percent=round(100 * basis.likely))


def by_rule(wanted: tuple[bool, bool], question: Question, action: Action, voice: Voice) -> str:
    """`wanted`: as `player` finds it."""
    name = voice.names[question.seat]
    if isinstance(action, Secret):
        return voice.say("jugglers-why-secret", name=name)
    tried = voice.say("jugglers-why-tried", name=name, move=name_move(action, voice), level=question.level)
    return f"{_wanted(name, wanted, question.memory.policies[-1], voice)} {tried}"


def _wanted(name: str, wanted: Sequence[bool], policies: Sequence[Card], voice: Voice) -> str:
    left, right = ("pass" if wants else "fail" for wants in wanted)
    first, second = map(card_text, policies)
    return voice.say("jugglers-why-wanted", name=name, first=first, left=left, second=second, right=right)


def _in_1000(gain: float) -> str:
    return f"{round(1000 * gain):+d}".replace("-", "−")
