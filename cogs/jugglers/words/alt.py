"""The picture of a table of Jugglers in words."""

from collections.abc import Iterator

from bot.core.cards import Card
from bot.text.cards import card_text, cards_text
from bot.text.voice import Voice
from cogs.jugglers.rules.state import DRAFTS, JOKER, NOBODY, AccountView, LastAction, SecretsIncluded, View
from cogs.jugglers.words.describe import did, hand_text, place_names, sigil_lines, turned_text, village_text


def alt(view: View, voice: Voice) -> str:
    ended = None if view.last is None else view.last.ended
    return "\n".join(_going_on(view, voice) if ended is None else _ended(view, ended, voice))


def last_look_alt(view: View, voice: Voice) -> str:
    """Tell how the last gathering of a round ended."""
    assert view.last is not None
    assert view.last.ended is not None
    verdict = _verdict(view, view.last, view.last.ended, voice)
    return "\n".join((*verdict, village_text(view.results[-1].village, voice)))


def _going_on(view: View, voice: Voice) -> Iterator[str]:
    yield _head(view, "going", view.gathering, voice)
    yield _asked(view, voice)
    for number, draft in enumerate(view.drafts, 1):
        yield voice.say(
            "jugglers-alt-draft",
            draft=number,
            policy=_policy(draft.policy),
            count=len(draft.cards),
            cards=cards_text(draft.cards),
            hand=hand_text(draft.strength, voice),
            ahead="yes" if draft.strength > view.drafts[JOKER].strength else "no",
            secrets=draft.down.count(NOBODY),
            down=len(draft.down),
        )
    yield voice.say("jugglers-alt-order", more="yes" if view.cycle < view.cycles else "no")
    for place in view.order:
        yield _place(view, place, voice)
    yield from _deck_and_village(view, voice)
    if view.last is not None:
        yield from _last(view.last, voice)


def _verdict(view: View, last: LastAction, ended: AccountView, voice: Voice) -> Iterator[str]:
    number = view.gathering - 1 if view.asking and view.gathering > 1 else view.gatherings
    yield _head(view, "ended", number, voice)
    for draft in DRAFTS:
        policy = None if draft == JOKER else ended.policies[draft // 2]
        yield voice.say(
            "jugglers-alt-ended-draft",
            draft=draft + 1,
            how="joker" if draft == JOKER else "failed" if policy is None else "passed",
            policy=_policy(policy),
            count=len(ended.hands[draft]),
            cards=cards_text(ended.hands[draft]),
            hand=hand_text(ended.strengths[draft], voice),
        )
    yield from _last(last, voice)


def _ended(view: View, ended: AccountView, voice: Voice) -> Iterator[str]:
    """Tell like the picture how the gathering ended, and what comes next."""
    assert view.last is not None
    yield from _verdict(view, view.last, ended, voice)
    if view.asking:
        left, _, right = (_policy(draft.policy) for draft in view.drafts)
        yield voice.say("jugglers-alt-coming", round=view.round, gathering=view.gathering, left=left, right=right)
        yield _asked(view, voice)
    else:
        yield voice.say("jugglers-alt-sigils")
        yield from sigil_lines(view.results[-1], voice)
        winners = voice.listed([voice.names[seat] for seat in view.winners])
        yield voice.say("jugglers-alt-won", names=winners)
    yield voice.say("jugglers-alt-places")
    for place in view.ring:
        yield _place(view, place, voice)
    yield from _deck_and_village(view, voice)


def _head(view: View, state: str, gathering: int, voice: Voice) -> str:
    return voice.say(
        "jugglers-alt-head",
        state=state,
        round=len(view.results) if view.between_rounds else view.round,
        gathering=gathering,
        gatherings=view.gatherings,
        cycle=view.cycle,
        cycles=view.cycles,
    )


def _asked(view: View, voice: Voice) -> str:
    assert view.waiting is not None
    name = voice.names[view.waiting]
    return voice.say("jugglers-alt-waiting", name=name, what=view.asking, most=view.allowance)


def _place(view: View, place: int, voice: Voice) -> str:
    """Describe a place, with the draft where it has put its card in this cycle."""
    on = [draft + 1 for draft in DRAFTS if place in view.drafts[draft].down]
    dummy = place >= view.seats
    return voice.say(
        "jugglers-alt-place",
        name=place_names(voice)[place],
        who="dummy" if dummy else "chair" if place == view.chair else "other",
        won=0 if dummy else view.won[place],
        cards=0 if dummy else view.hand_counts[place],
        on=on[0] if on else 0,
    )


def _deck_and_village(view: View, voice: Voice) -> Iterator[str]:
    secrets = voice.listed([str(draft + 1) for draft in sorted(view.secrets)])
    yield voice.say("jugglers-alt-deck", count=view.deck, secrets=secrets, waiting=len(view.secrets))
    yield village_text(view.village, voice)
    yield voice.say("jugglers-alt-wins", wins=view.wins)


def _last(last: LastAction, voice: Voice) -> Iterator[str]:
    number, places = 0 if last.draft is None else last.draft + 1, place_names(voice)
    if last.fault:
        yield voice.say("jugglers-alt-misplay", name=voice.names[last.seat], kind=last.kind, draft=number)
        return
    placed: list[str] = []
    if last.kind == "secret":
        secrets = tuple(roll for roll in last.rolls if roll.place == NOBODY)
        yield did(SecretsIncluded(seat=last.seat, rolls=secrets, opened=()), voice)
    else:
        place = last.seat + len(voice.names) if last.kind == "dummy" else last.seat
        placed.append(voice.say("jugglers-alt-on", name=places[place], draft=number, die=0))
    placed += (
        voice.say("jugglers-alt-on", name=places[roll.place], draft=roll.draft + 1, die=roll.die)
        for roll in last.rolls
        if roll.place != NOBODY
    )
    if placed:
        yield voice.say("jugglers-alt-put", placed=voice.listed(placed))
    if last.turned:
        yield voice.say("jugglers-alt-turned", turned=turned_text(last.turned, voice))


def _policy(policy: Card | None) -> str:
    return "joker" if policy is None else card_text(policy)
