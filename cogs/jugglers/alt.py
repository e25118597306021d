"""The picture of a table of Jugglers in words, as far as an attachment's description has room for them."""

from collections.abc import Iterator

from bot.core.cards import Card
from bot.text import Words
from bot.text.cards import card_text
from bot.ui.presentation import ALT_LIMIT
from cogs.jugglers.describe import secrets_line, sigil_lines, turned_text, village_text
from cogs.jugglers.state import DRAFTS, NOBODY, DraftView, LastAction, View
from cogs.jugglers.wording import Names, cards_text, hand_text, listed, place_names

_SHORTER = (20, 12, 6)
"""Letters that are left of long names when the whole would not fit."""


def alt(view: View, names: Names, words: Words) -> str:
    told = _told(view, names, words)
    for length in _SHORTER:
        if len(told) <= ALT_LIMIT:
            break
        told = _told(view, [_cut(name, seat, length) for seat, name in enumerate(names)], words)
    return told


def _cut(name: str, seat: int, length: int) -> str:
    """The number keeps apart names that begin alike."""
    return name if len(name) <= length else f"{name[:length]}…{seat + 1}"


def _told(view: View, names: Names, words: Words) -> str:
    return " ".join(_parts(view, names, words))


def _parts(view: View, names: Names, words: Words) -> Iterator[str]:
    places = place_names(names, words)
    yield words.say(
        "jugglers-alt-head",
        round=view.round,
        gathering=view.gathering,
        gatherings=view.gatherings,
        cycle=view.cycle,
        cycles=view.cycles,
        over="no" if view.asking else "yes",
    )
    if view.waiting is not None:
        yield words.say("jugglers-alt-waiting", name=names[view.waiting], what=view.asking)
    else:
        yield words.say("jugglers-alt-won", names=listed([names[seat] for seat in view.winners]))
    for draft in DRAFTS:
        yield _draft(draft, view.drafts[draft], words)
    yield words.say(
        "jugglers-alt-order",
        places=listed([_place(view, turn, places[place], words) for turn, place in enumerate(view.order)]),
        more="yes" if view.asking and view.cycle < view.cycles else "no",
    )
    secrets = listed([str(draft + 1) for draft in sorted(view.secrets)])
    yield words.say("jugglers-alt-deck", count=view.deck, secrets=secrets, waiting=len(view.secrets))
    yield village_text(view.village, words)
    if view.between_rounds:
        yield words.say("jugglers-alt-sigils", lines="; ".join(sigil_lines(view.results[-1], names, words)))
    if view.last is not None:
        yield from _last(view.last, names, places, words)


def _draft(draft: int, shown: DraftView, words: Words) -> str:
    down = ["secret" if place == NOBODY else "place" for place in shown.down]
    return words.say(
        "jugglers-alt-draft",
        draft=draft + 1,
        policy=_policy(shown.policy),
        count=len(shown.cards),
        cards=cards_text(shown.cards),
        hand=hand_text(shown.strength, words),
        secrets=down.count("secret"),
        down=len(down),
    )


def _policy(policy: Card | None) -> str:
    return "joker" if policy is None else card_text(policy)


def _place(view: View, turn: int, name: str, words: Words) -> str:
    """Whether this place has had its turn in this cycle, and where its card lies then."""
    place = view.order[turn]
    on = [draft + 1 for draft in DRAFTS if place in view.drafts[draft].down]
    return words.say(
        "jugglers-alt-place",
        name=name,
        chair="yes" if place == view.chair else "no",
        won=view.won[place] if place < view.seats else 0,
        on=on[0] if on else 0,
    )


def _last(last: LastAction, names: Names, places: Names, words: Words) -> Iterator[str]:
    name, number = names[last.seat], 0 if last.draft is None else last.draft + 1
    if last.fault:
        yield words.say("jugglers-alt-misplay", name=name, kind=last.kind, draft=number)
        return
    put: list[str] = []
    if last.kind == "secret":
        yield secrets_line(name, [roll for roll in last.rolls if roll.place == NOBODY], words)
    else:
        mover = places[last.seat + len(names)] if last.kind == "dummy" else name
        put.append(words.say("jugglers-alt-on", name=mover, draft=number, die=0))
    put += (
        words.say("jugglers-alt-on", name=places[roll.place], draft=roll.draft + 1, die=roll.die)
        for roll in last.rolls
        if roll.place != NOBODY
    )
    if put:
        yield words.say("jugglers-alt-put", placed=listed(put))
    if last.turned:
        yield words.say(
            "jugglers-alt-turned", turned=listed([turned_text(each, places, words) for each in last.turned])
        )
