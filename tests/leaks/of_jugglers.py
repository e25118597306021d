"""Jugglers hides sigils and hands from all but their owners, and from everybody the deck, what lies face down, what was
discarded, the policies to come, and those that did not pass.
"""

from collections.abc import Hashable

import msgspec

from bot.core.chance import Seeded
from cogs.jugglers.cog import KIT
from cogs.jugglers.player.review import CostlyDecision, Reason
from cogs.jugglers.rules.game import FROM_DECK, FROM_HAND, GAME
from cogs.jugglers.rules.poker import INFLUENCES
from cogs.jugglers.rules.state import LEFT, Account, State, View
from tests.leaks.positions import Secrets


def exchanged(state: State, viewer: int | None, chance: Seeded) -> State:
    """Everything that `viewer` does not see is dealt again."""
    return with_other_policies(with_other_influences(state, viewer, chance), viewer, chance)


def with_other_influences(state: State, viewer: int | None, chance: Seeded) -> State:
    gathering = state.gathering
    seen = {card for pile in gathering.poker for card in pile}
    seen.update(() if viewer is None else gathering.hands[viewer])
    fresh = iter(chance.shuffle([card for card in INFLUENCES if card not in seen]))
    hands = tuple(
        cards if seat == viewer else tuple(next(fresh) for _ in cards) for seat, cards in enumerate(gathering.hands)
    )
    down = tuple(
        tuple(msgspec.structs.replace(contribution, card=next(fresh)) for contribution in pile)
        for pile in gathering.down
    )
    after = msgspec.structs.replace(
        gathering,
        hands=hands,
        down=down,
        deck=tuple(next(fresh) for _ in gathering.deck),
        secrets=tuple(msgspec.structs.replace(secret, card=next(fresh)) for secret in gathering.secrets),
    )
    return msgspec.structs.replace(state, gathering=after)


def with_other_policies(state: State, viewer: int | None, chance: Seeded) -> State:
    if state.finished:
        return state  # every sigil has been shown
    round_ = state.round
    failed = [
        policy
        for account in round_.accounts
        for policy, passed in zip(account.policies, account.passed, strict=True)
        if not passed
    ]
    others = [sigil for place, sigil in enumerate(round_.sigils) if place != viewer]
    fresh = iter(chance.shuffle([*others, *round_.policies, *failed]))
    sigils = tuple(sigil if place == viewer else next(fresh) for place, sigil in enumerate(round_.sigils))

    def other(account: Account) -> Account:
        left, right = (
            policy if passed else next(fresh) for policy, passed in zip(account.policies, account.passed, strict=True)
        )
        return msgspec.structs.replace(account, policies=(left, right))

    after = msgspec.structs.replace(
        round_,
        sigils=sigils,
        policies=tuple(next(fresh) for _ in round_.policies),
        accounts=tuple(map(other, round_.accounts)),
    )
    return msgspec.structs.replace(state, round=after)


def kind(state: State) -> Hashable:
    view, last = GAME.view(state, None), state.last
    return (
        view.asking,
        any(view.secrets),
        any(-1 in draft.down for draft in view.drafts),
        last is not None and (bool(last.fault), bool(last.ended)),
    )


def moment(view: View, seat: int) -> CostlyDecision:
    policy, played, better = view.drafts[LEFT].policy, FROM_DECK[0], FROM_HAND[INFLUENCES[0]][1]
    return CostlyDecision(
        0, seat, played, better, 0.1, (0.05, 0.15), 100, Reason("both", "pass", policy or 0, 0.3, 0.4)
    )


SECRETS = Secrets(
    KIT,
    [(2, {"dummy_sigils": True}), (2, {"dummy_sigils": False}), (3, {}), (4, {}), (5, {"wins": 3})],
    exchanged,
    kind=kind,
    moment=moment,
)
