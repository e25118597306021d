"""The picture of a table of Jugglers in words."""

from collections.abc import Iterator

from bot.core.cards import Card
from bot.text.cards import card_text, cards_text
from bot.text.voice import Voice
from cogs.jugglers.rules.state import DRAFTS, JOKER, NOBODY, AccountView, DraftView, LastAction, View
from cogs.jugglers.words.describe import secrets_line, turned_text, village_text
from cogs.jugglers.words.result import sigil_lines
from cogs.jugglers.words.terms import hand_text, place_names


def alt(view: View, voice: Voice) -> str:
    return "\n".join(_AltText(view, voice).lines())


def last_look_alt(view: View, voice: Voice) -> str:
    """How the last gathering of a round ended."""
    return "\n".join(_AltText(view, voice).last_look())


class _AltText:
    def __init__(self, view: View, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.names = voice.names
        self.places = place_names(voice)
        self.say = voice.say

    def lines(self) -> Iterator[str]:
        ended = None if self.view.last is None else self.view.last.ended
        return self._going_on() if ended is None else self._ended(ended)

    def last_look(self) -> Iterator[str]:
        last = self.view.last
        assert last is not None
        assert last.ended is not None
        yield from self._verdict(last, last.ended)
        yield village_text(self.view.results[-1].village, self.voice)

    def _going_on(self) -> Iterator[str]:
        view = self.view
        yield self._head("going", view.gathering)
        yield self._asked()
        for number, draft in enumerate(view.drafts, 1):
            yield self._draft(number, draft)
        yield self.say("jugglers-alt-order", more="yes" if view.cycle < view.cycles else "no")
        yield from map(self._place, view.order)
        yield from self._deck_and_village()
        if view.last is not None:
            yield from self._last(view.last)

    def _verdict(self, last: LastAction, ended: AccountView) -> Iterator[str]:
        view = self.view
        yield self._head("ended", view.gathering - 1 if view.asking and view.gathering > 1 else view.gatherings)
        for draft in DRAFTS:
            yield self._ended_draft(draft, ended)
        yield from self._last(last)

    def _ended(self, ended: AccountView) -> Iterator[str]:
        """Like the picture: how the gathering ended, and what comes next."""
        view = self.view
        assert view.last is not None
        yield from self._verdict(view.last, ended)
        if not view.asking:
            yield self.say("jugglers-alt-sigils")
            yield from sigil_lines(view.results[-1], self.voice)
        if view.asking:
            left, _, right = (_policy(draft.policy) for draft in view.drafts)
            yield self.say("jugglers-alt-coming", round=view.round, gathering=view.gathering, left=left, right=right)
            yield self._asked()
        else:
            yield self.say("jugglers-alt-won", names=self.voice.listed([self.names[seat] for seat in view.winners]))
        yield self.say("jugglers-alt-places")
        yield from map(self._place, view.ring)
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

    def _draft(self, number: int, draft: DraftView) -> str:
        return self.say(
            "jugglers-alt-draft",
            draft=number,
            policy=_policy(draft.policy),
            count=len(draft.cards),
            cards=cards_text(draft.cards),
            hand=hand_text(draft.strength, self.voice),
            ahead="yes" if draft.strength > self.view.drafts[JOKER].strength else "no",
            secrets=draft.down.count(NOBODY),
            down=len(draft.down),
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
            hand=hand_text(ended.strengths[draft], self.voice),
        )

    def _place(self, place: int) -> str:
        """With the draft where it has put its card in this cycle."""
        view = self.view
        on = [draft + 1 for draft in DRAFTS if place in view.drafts[draft].down]
        dummy = place >= view.seats
        return self.say(
            "jugglers-alt-place",
            name=self.places[place],
            who="dummy" if dummy else "chair" if place == view.chair else "other",
            won=0 if dummy else view.won[place],
            cards=0 if dummy else view.hand_counts[place],
            on=on[0] if on else 0,
        )

    def _deck_and_village(self) -> Iterator[str]:
        view = self.view
        secrets = self.voice.listed([str(draft + 1) for draft in sorted(view.secrets)])
        yield self.say("jugglers-alt-deck", count=view.deck, secrets=secrets, waiting=len(view.secrets))
        yield village_text(view.village, self.voice)
        yield self.say("jugglers-alt-wins", wins=view.wins)

    def _last(self, last: LastAction) -> Iterator[str]:
        name, number = self.names[last.seat], 0 if last.draft is None else last.draft + 1
        if last.fault:
            yield self.say("jugglers-alt-misplay", name=name, kind=last.kind, draft=number)
            return
        placed: list[str] = []
        if last.kind == "secret":
            yield secrets_line(name, [roll for roll in last.rolls if roll.place == NOBODY], self.voice)
        else:
            place = last.seat + len(self.names) if last.kind == "dummy" else last.seat
            placed.append(self.say("jugglers-alt-on", name=self.places[place], draft=number, die=0))
        placed += (
            self.say("jugglers-alt-on", name=self.places[roll.place], draft=roll.draft + 1, die=roll.die)
            for roll in last.rolls
            if roll.place != NOBODY
        )
        if placed:
            yield self.say("jugglers-alt-put", placed=self.voice.listed(placed))
        if last.turned:
            cards = self.voice.listed([turned_text(each, self.places, self.voice) for each in last.turned])
            yield self.say("jugglers-alt-turned", turned=cards)


def _policy(policy: Card | None) -> str:
    return "joker" if policy is None else card_text(policy)
