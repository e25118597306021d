"""What a seat or a bystander sees of a state, and what an attentive player remembers of this round."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from bot.core.game import Event
from cogs.jugglers.rules.layout import LAYOUTS
from cogs.jugglers.rules.poker import Strengths, strength
from cogs.jugglers.rules.scoring import gathering_count, village_of
from cogs.jugglers.rules.state import (
    DRAFTS,
    JOKER,
    Account,
    AccountView,
    DraftView,
    Gathering,
    GatheringBegun,
    GatheringEnded,
    KnownContribution,
    Memory,
    OwnPlaced,
    Placed,
    RoundBegun,
    SecretsIncluded,
    Settled,
    SigilDealt,
    State,
    View,
)


def view(state: State, seat: int | None, waiting: int | None, asking: str, winners: tuple[int, ...]) -> View:
    layout, gathering = LAYOUTS[state.seats], state.gathering
    places = layout.places
    cycle = min(max(gathering.turn, 0) // places, layout.cycles - 1)
    left, joker, right = (_draft(gathering, draft) for draft in DRAFTS)
    ring = layout.rings[gathering.chair]
    from_seat_0 = ring.index(0)
    return View(
        seats=state.seats,
        wins=state.wins,
        dummy_sigils=state.dummy_sigils,
        round=len(state.results) + (not state.finished),
        gathering=len(state.round.accounts) + (not state.finished),
        gatherings=gathering_count(state.seats, state.dummy_sigils),
        cycle=cycle + 1,
        cycles=layout.cycles,
        chair=gathering.chair,
        ring=ring[from_seat_0:] + ring[:from_seat_0],
        order=layout.turns[gathering.chair][cycle * places : (cycle + 1) * places],
        done=max(gathering.turn, 0) - cycle * places,
        waiting=waiting,
        asking=asking,
        allowance=layout.allowance,
        drafts=(left, joker, right),
        secrets=tuple(secret.draft for secret in gathering.secrets),
        deck=len(gathering.deck),
        hand_counts=tuple(map(len, gathering.hands)),
        viewer=seat,
        sigil=None if seat is None else state.round.sigils[seat],
        hand=() if seat is None else gathering.hands[seat],
        village=village_of(state.round),
        accounts=tuple(account_view(account, _strengths(account)) for account in state.round.accounts),
        results=state.results,
        won=state.won,
        winners=winners,
        last=state.last,
    )


def _draft(gathering: Gathering, draft: int) -> DraftView:
    cards = gathering.poker[draft]
    return DraftView(
        policy=None if draft == JOKER else gathering.policies[draft // 2],
        cards=cards,
        strength=strength(cards),
        down=tuple(contribution.place for contribution in gathering.down[draft]),
    )


def account_view(account: Account, strengths: Strengths) -> AccountView:
    (left, right), (left_passed, right_passed) = account.policies, account.passed
    return AccountView(
        account.chair,
        (left if left_passed else None, right if right_passed else None),
        account.passed,
        account.hands,
        strengths,
    )


def _strengths(account: Account) -> Strengths:
    left, joker, right = map(strength, account.hands)
    return left, joker, right


def recall(seat: int, memory: Memory | None, events: Sequence[Event]) -> Memory:
    for event in events:
        if isinstance(event, RoundBegun):
            memory = Memory(round=event.number)
        elif memory is None:
            raise ValueError("a game's memory begins with its deal")
        else:
            memory = _after(memory, event)
    if memory is None:
        raise ValueError("a game's memory begins with its deal")
    return memory


def _after(memory: Memory, event: Event) -> Memory:
    known = memory.contributions
    match event:
        case SigilDealt():
            return replace(memory, sigil=event.sigil)
        case GatheringBegun():
            return replace(memory, policies=(*memory.policies, event.policies), cycle=1)
        case SecretsIncluded():
            return replace(memory, opened=(*memory.opened, event.opened))
        case Placed():
            contribution = KnownContribution(len(memory.policies), memory.cycle, event.place, event.draft, event.means)
            return replace(memory, contributions=(*known, _shared(contribution)))
        case OwnPlaced():
            return replace(memory, contributions=(*known[:-1], _shared(replace(known[-1], card=event.card))))
        case Settled():
            return replace(memory, contributions=_settled(memory, event), cycle=event.cycle + 1)
        case GatheringEnded():
            return replace(memory, passed=(*memory.passed, event.account.passed))
        case _:
            return memory


def _settled(memory: Memory, event: Settled) -> tuple[KnownContribution, ...]:
    """Note the cards turned up. A place has one turn a cycle, so its number says which card it was."""
    cards = {turned.place: turned.card for turned in event.turned}
    gathering = len(memory.policies)
    return tuple(
        _shared(replace(contribution, card=cards[contribution.place], turned_up=True))
        if (contribution.gathering, contribution.cycle) == (gathering, event.cycle) and contribution.place in cards
        else contribution
        for contribution in memory.contributions
    )


@lru_cache(512)
def _shared(contribution: KnownContribution) -> KnownContribution:
    """Keep one copy: everybody at a table remembers the same."""
    return contribution
