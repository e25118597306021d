"""*What can I do?* at Jugglers: what is possible, which rules matter, and what is said of each move."""

from collections.abc import Sequence

from bot.core.cards import RANK_OF
from bot.core.game import Juse
from bot.text.cards import card_text
from bot.text.reader import Reader
from bot.ui.kit import Verdict
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.scoring import shares
from cogs.jugglers.rules.state import Action, ForDummy, FromDeck, Misplayed, Place, Secret, View
from cogs.jugglers.words.describe import hand_text


def can(view: View, seat: int, reader: Reader) -> Sequence[str]:
    assert view.waiting is not None
    if seat != view.waiting:
        return (reader.say("jugglers-can-wait", asking=view.asking),)
    if view.asking == "secret":
        return (reader.say("jugglers-can-secret", most=view.allowance),)
    if view.asking == "dummy":
        return (reader.say("jugglers-can-dummy"),)
    return (reader.say("jugglers-can-place", deck=view.deck), reader.say("jugglers-can-deck", deck=view.deck))


def matters(view: View, seat: int | None, reader: Reader) -> Sequence[str]:
    phase = "secret" if view.asking == "secret" else "settle"
    lines = [reader.say(f"jugglers-matters-{phase}"), reader.say("jugglers-matters-pass")]
    if view.sigil is not None:
        lines.append(reader.say("jugglers-matters-sigil", sigil=card_text(view.sigil)))
    if view.asking != "secret":
        lines.append(reader.say("jugglers-matters-turn"))
    return lines


def judge(view: View, seat: int, action: Action, called: Juse | None, reader: Reader) -> Verdict:
    """The rules forbid only the wrong moment, so every card and every draft gets the same verdict."""
    kind = _KINDS[type(action)]
    move = reader.say(f"jugglers-any-{kind}")
    if called is None:
        return Verdict(move, reader.say(f"jugglers-right-{kind}", most=view.allowance))
    assert isinstance(called, Misplayed)
    own = "yes" if called.waiting == seat else "no"
    name = reader.names[called.waiting]
    return Verdict(move, reader.say(f"jugglers-wrong-{called.fault}", name=name, own=own, asking=view.asking))


def name_move(action: Action, reader: Reader) -> str:
    if isinstance(action, Secret):
        return reader.say("jugglers-button-secret", count=action.count)
    card = card_text(action.card) if isinstance(action, Place) else ""
    return reader.say("jugglers-move", kind=_KINDS[type(action)], card=card, draft=action.draft + 1)


_KINDS: dict[type[Action], str] = {Secret: "secret", Place: "place", FromDeck: "deck", ForDummy: "dummy"}


def coach(view: View, seat: int, action: Action, reader: Reader) -> str:
    assert view.sigil is not None
    if isinstance(action, Secret):
        return reader.say("jugglers-coach-secret", count=action.count)
    draft = view.drafts[action.draft]
    values = {"draft": action.draft + 1, "whose": "joker", "policy": "", "shared": ""}
    if (policy := draft.policy) is not None:
        what = "rank" if RANK_OF[policy] == RANK_OF[view.sigil] else "suit"
        values["whose"] = "own" if shares(policy, view.sigil) else "other"
        values["policy"] = card_text(policy)
        values["shared"] = reader.say("jugglers-coach-shared", what=what)
    if not isinstance(action, Place):
        return reader.say(f"jugglers-coach-{_KINDS[type(action)]}", **values)
    after = strength((*draft.cards, action.card))
    improves = "yes" if after > draft.strength else "no"
    return reader.say("jugglers-coach-place", improves=improves, hand=hand_text(after, reader), **values)
