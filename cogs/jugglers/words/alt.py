"""The picture of a table of Jugglers in words, as far as an attachment's description has room for them."""

from collections.abc import Iterator, Sequence

from bot.core.cards import Card
from bot.text import Words
from bot.text.cards import card_text
from bot.text.reader import Reader
from bot.ui.table.presentation import ALT_LIMIT
from cogs.jugglers.rules.state import DRAFTS, JOKER, NOBODY, AccountView, DraftView, LastAction, View
from cogs.jugglers.words.describe import secrets_line, sigil_lines, turned_text, village_text
from cogs.jugglers.words.terms import Names, cards_text, hand_text, listed, place_names

_SHORTER = (20, 12, 6)
"""Letters that are left of long names when the whole would not fit."""


def alt(view: View, reader: Reader) -> str:
    names, words = reader.names, reader.words
    told = _Telling(view, names, words).text()
    for length in _SHORTER:
        if len(told) <= ALT_LIMIT:
            break
        told = _Telling(view, [_cut(name, seat, length) for seat, name in enumerate(names)], words).text()
    return told


def _cut(name: str, seat: int, length: int) -> str:
    """The number keeps apart names that begin alike."""
    return name if len(name) <= length else f"{name[:length]}…{seat + 1}"


class _Telling:
    def __init__(self, view: View, names: Names, words: Words) -> None:
        self.view = view
        self.names = names
        self.places = place_names(names, words)
        self.words = words
        self.say = words.say

    def text(self) -> str:
        ended = None if self.view.last is None else self.view.last.ended
        return " ".join(self._going_on() if ended is None else self._ended(ended))

    def _going_on(self) -> Iterator[str]:
        view = self.view
        yield self._head("going", view.gathering)
        yield self._asked()
        for draft, own in enumerate(view.drafts):
            yield self._draft(draft, own)
        yield self.say(
            "jugglers-alt-order",
            places=self._listed_places(view.order),
            more="yes" if view.cycle < view.cycles else "no",
        )
        yield from self._deck_and_village()
        if view.last is not None:
            yield from self._last(view.last)

    def _ended(self, ended: AccountView) -> Iterator[str]:
        """As the picture: how the gathering ended, and what comes then."""
        view = self.view
        yield self._head("ended", view.gathering - 1 if view.asking and view.gathering > 1 else view.gatherings)
        for draft in DRAFTS:
            yield self._ended_draft(draft, ended)
        assert view.last is not None
        yield from self._last(view.last)
        if view.between_rounds:
            yield self.say(
                "jugglers-alt-sigils", lines="; ".join(sigil_lines(view.results[-1], self.names, self.words))
            )
        if view.asking:
            left, _, right = (_policy(own.policy) for own in view.drafts)
            yield self.say("jugglers-alt-coming", round=view.round, gathering=view.gathering, left=left, right=right)
            yield self._asked()
        else:
            yield self.say("jugglers-alt-won", names=listed([self.names[seat] for seat in view.winners]))
        yield self.say("jugglers-alt-places", places=self._listed_places(view.ring))
        yield from self._deck_and_village()

    def _head(self, state: str, gathering: int) -> str:
        view = self.view
        return self.say(
            "jugglers-alt-head",
            state=state,
            round=len(view.results) if view.between_rounds else view.round,
            gathering=gathering,
            gatherings=view.gatherings,
            cycle=view.cycle,
            cycles=view.cycles,
        )

    def _asked(self) -> str:
        view = self.view
        assert view.waiting is not None
        return self.say("jugglers-alt-waiting", name=self.names[view.waiting], what=view.asking, most=view.allowance)

    def _draft(self, draft: int, shown: DraftView) -> str:
        return self.say(
            "jugglers-alt-draft",
            draft=draft + 1,
            policy=_policy(shown.policy),
            count=len(shown.cards),
            cards=cards_text(shown.cards),
            hand=hand_text(shown.strength, self.words),
            secrets=shown.down.count(NOBODY),
            down=len(shown.down),
        )

    def _ended_draft(self, draft: int, ended: AccountView) -> str:
        policy = None if draft == JOKER else ended.policies[draft // 2]
        return self.say(
            "jugglers-alt-ended-draft",
            draft=draft + 1,
            how="joker" if draft == JOKER else "failed" if policy is None else "passed",
            policy=_policy(policy),
            count=len(ended.hands[draft]),
            cards=cards_text(ended.hands[draft]),
            hand=hand_text(ended.strengths[draft], self.words),
        )

    def _listed_places(self, places: Sequence[int]) -> str:
        return "; ".join(map(self._place, places))

    def _place(self, place: int) -> str:
        """Where it has put its card in this cycle, if it had its turn already."""
        view = self.view
        on = [draft + 1 for draft in DRAFTS if place in view.drafts[draft].down]
        human = place < view.seats
        return self.say(
            "jugglers-alt-place",
            name=self.places[place],
            who="dummy" if not human else "chair" if place == view.chair else "other",
            won=view.won[place] if human else 0,
            cards=view.hand_counts[place] if human else 0,
            on=on[0] if on else 0,
        )

    def _deck_and_village(self) -> Iterator[str]:
        view = self.view
        secrets = listed([str(draft + 1) for draft in sorted(view.secrets)])
        yield self.say("jugglers-alt-deck", count=view.deck, secrets=secrets, waiting=len(view.secrets))
        yield village_text(view.village, self.words)

    def _last(self, last: LastAction) -> Iterator[str]:
        name, number = self.names[last.seat], 0 if last.draft is None else last.draft + 1
        if last.fault:
            yield self.say("jugglers-alt-misplay", name=name, kind=last.kind, draft=number)
            return
        put: list[str] = []
        if last.kind == "secret":
            yield secrets_line(name, [roll for roll in last.rolls if roll.place == NOBODY], self.words)
        else:
            mover = self.places[last.seat + len(self.names)] if last.kind == "dummy" else name
            put.append(self.say("jugglers-alt-on", name=mover, draft=number, die=0))
        put += (
            self.say("jugglers-alt-on", name=self.places[roll.place], draft=roll.draft + 1, die=roll.die)
            for roll in last.rolls
            if roll.place != NOBODY
        )
        if put:
            yield self.say("jugglers-alt-put", placed=listed(put))
        if last.turned:
            turned = listed([turned_text(each, self.places, self.words) for each in last.turned])
            yield self.say("jugglers-alt-turned", turned=turned)


def _policy(policy: Card | None) -> str:
    return "joker" if policy is None else card_text(policy)
