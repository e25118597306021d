"""What an action leads to: gatherings from deal to settling, dummies, and rounds (G6–G21)."""

from collections.abc import Sequence
from itertools import chain

from msgspec.structs import replace

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card
from bot.core.chance import Chance
from bot.core.game import Event, with_value
from cogs.jugglers.rules.poker import INFLUENCES, strength
from cogs.jugglers.rules.seating import LAYOUTS, Turn
from cogs.jugglers.rules.state import (
    NOBODY,
    Account,
    AccountView,
    Contribution,
    DieRoll,
    Down,
    Ended,
    Gathering,
    GatheringBegun,
    GatheringEnded,
    HandDealt,
    LastAction,
    Line,
    Means,
    Pile,
    Placed,
    Round,
    RoundBegun,
    RoundEnded,
    RoundResult,
    SecretsMoved,
    Settled,
    SigilDealt,
    State,
    Turned,
)

POLICIES: tuple[Card, ...] = tuple(card for card in PACK if RANK_OF[card] in (0, 10, 11, 12))
"""The aces, jacks, queens and kings."""


def shares(card: Card, other: Card) -> bool:
    return RANK_OF[card] == RANK_OF[other] or SUIT_OF[card] == SUIT_OF[other]


SHARING: dict[Card, frozenset[Card]] = {
    card: frozenset(other for other in POLICIES if shares(card, other)) for card in POLICIES
}
"""The policies that share rank or suit with each policy, itself included."""


def sigil_count(seats: int, dummy_sigils: bool) -> int:
    """Count the sigils that are dealt (G4)."""
    return 2 if seats == 2 and not dummy_sigils else LAYOUTS[seats].places


def gathering_count(seats: int, dummy_sigils: bool) -> int:
    """Count the gatherings of a round: two policies each, as long as there are two (G5)."""
    return (len(POLICIES) - sigil_count(seats, dummy_sigils)) // 2


def village_of(round_: Round) -> tuple[Card, ...]:
    return tuple(
        policy
        for account in round_.accounts
        for policy, passed in zip(account.policies, account.passed, strict=True)
        if passed
    )


def score_round(seats: int, round_: Round) -> RoundResult:
    village = village_of(round_)
    lines = tuple(
        Line(
            matches=tuple(policy for policy in village if policy in SHARING[sigil]),
            allies=tuple(
                place for place, other in enumerate(round_.sigils) if other in SHARING[sigil] and place != seat
            ),
        )
        for seat, sigil in enumerate(round_.sigils[:seats])
    )
    points = [line.points for line in lines]
    most = max(points)
    winners = tuple(seat for seat, had in enumerate(points) if had == most)
    return RoundResult(sigils=round_.sigils, village=village, lines=lines, winners=winners)


_ALL_INFLUENCES = bytes(INFLUENCES)
_NONE_DOWN: Down = ((), (), ())


def draft_of_die(die: int) -> int:
    """Return the draft that a die chooses (G8)."""
    return (die - 1) % 3


def contribute_from_hand(gathering: Gathering, seat: int, card: Card, draft: int) -> Gathering:
    """Put down a card and draw the top of the deck, if any card is left (G11)."""
    deck, hand = gathering.deck, [*gathering.hands[seat]]
    hand.remove(card)
    hands = with_value(gathering.hands, seat, (*hand, *deck[:1]))
    down = _placed(gathering.down, draft, Contribution(card, seat))
    return replace(gathering, deck=deck[1:], hands=hands, down=down, turn=gathering.turn + 1)


def contribute_from_deck(gathering: Gathering, place: int, draft: int) -> Gathering:
    deck = gathering.deck
    down = _placed(gathering.down, draft, Contribution(deck[0], place))
    return replace(gathering, deck=deck[1:], down=down, turn=gathering.turn + 1)


def _placed(down: Down, draft: int, contribution: Contribution) -> Down:
    return with_value(down, draft, (*down[draft], contribution))


def settle(gathering: Gathering, chance: Chance) -> tuple[Gathering, tuple[Turned, ...]]:
    """Turn up one card on each draft, chosen by a die (G14)."""
    poker = list(gathering.poker)
    turned: list[Turned] = []
    for draft, contributions in enumerate(gathering.down):
        count = len(contributions)
        if count == 1:
            die, taken = None, contributions[0]
        elif count:
            die = chance.die()
            taken = contributions[(die - 1) % count]
        else:
            continue
        poker[draft] += (taken.card,)
        turned.append(Turned(draft, taken.card, taken.place, count, die))
    return replace(gathering, poker=tuple(poker), down=_NONE_DOWN), tuple(turned)


_DUMMYS_PLACE = 3
"""The dummy's place with three players."""


def advance(
    state: State, gathering: Gathering, turn: Turn, action: LastAction, events: list[Event], chance: Chance
) -> tuple[State, Sequence[Event]]:
    """Carry out all that happens by itself after `turn`, in which `action` led to this gathering."""
    if not turn.leads_on:
        return replace(state, gathering=gathering, last=action), events
    layout = LAYOUTS[state.seats]
    rolls, turned = action.rolls, action.turned
    while turn.leads_on:
        if turn.ends_cycle:
            chance.label("cycle", len(state.results), len(state.round.accounts), gathering.turn)
            gathering, turned = settle(gathering, chance)
            events.append(Settled(cycle=turn.cycle, turned=turned))
            if gathering.secrets and turn.cycle == layout.cycles - 1:
                events.append(SecretsMoved(drafts=tuple(secret.draft for secret in gathering.secrets)))
                # They move in before the last cycle, when nothing else lies face down (G13).
                down = _NONE_DOWN
                for secret in gathering.secrets:
                    down = _placed(down, secret.draft, Contribution(secret.card, NOBODY))
                gathering = replace(gathering, down=down, secrets=())
        if not turn.before_dummy:
            break
        turn = layout.schedule[gathering.chair][gathering.turn]
        chance.label("dummy", len(state.results), len(state.round.accounts), gathering.turn)
        die = chance.die()  # G12
        draft = draft_of_die(die)
        events.append(Placed(place=_DUMMYS_PLACE, draft=draft, means=Means.DUMMY, die=die))
        rolls = (*rolls, DieRoll(die, draft, _DUMMYS_PLACE))
        gathering = contribute_from_deck(gathering, _DUMMYS_PLACE, draft)
    if not turn.ends_gathering:
        return replace(state, gathering=gathering, last=replace(action, rolls=rolls, turned=turned)), events
    left, joker, right = map(strength, gathering.poker)  # G15
    account = Account(gathering.chair, gathering.policies, (left > joker, right > joker), gathering.poker)
    # A policy that did not pass lies face down again.
    left_policy, right_policy = gathering.policies
    shown = (left_policy if left > joker else None, right_policy if right > joker else None)
    ended = AccountView(account.chair, shown, account.passed, account.hands, (left, joker, right))
    last = replace(action, rolls=rolls, turned=turned, ended=ended)
    return _end_gathering(state, gathering, account, last, events, chance), events


def _end_gathering(
    state: State, gathering: Gathering, account: Account, last: LastAction, events: list[Event], chance: Chance
) -> State:
    """Go on from the end of this gathering to the next, to the next round, or to the end of the match."""
    before, seats = state.round, state.seats
    round_ = Round(before.sigils, before.policies, (*before.accounts, account))
    events.append(GatheringEnded(number=len(round_.accounts), account=account))
    chair = (gathering.chair + 1) % seats
    hands = ((),) * seats if seats == 5 else gathering.hands
    results, won, finished = state.results, state.won, False
    if len(round_.policies) >= 2:
        chance.label("deck", len(results) + 1, len(round_.accounts))
        round_, gathering = _begin_gathering(seats, round_, chair, hands, events, chance)
    else:
        result = score_round(seats, round_)
        earlier, results = results, (*results, result)
        won = tuple(count + (seat in result.winners) for seat, count in enumerate(won))
        finished = max(won) >= state.wins
        events.append(RoundEnded(number=len(results), result=result, won=won, wins=state.wins, earlier=earlier))
        if finished:
            gathering = replace(gathering, hands=hands)
            events.append(Ended(winners=tuple(seat for seat, count in enumerate(won) if count >= state.wins)))
        else:
            number = len(results) + 1
            round_, gathering = begin_round(seats, state.dummy_sigils, number, chair, hands, events, chance)
    return State(seats, state.wins, state.dummy_sigils, round_, gathering, results, won, finished, last)


def begin_round(
    seats: int,
    dummy_sigils: bool,
    number: int,
    chair: int,
    hands: tuple[Pile, ...],
    events: list[Event],
    chance: Chance,
) -> tuple[Round, Gathering]:
    chance.label()  # rounds are numbered
    shuffled, count = chance.shuffle(POLICIES), sigil_count(seats, dummy_sigils)
    dealt = Round(sigils=shuffled[:count], policies=shuffled[count:])
    events.append(RoundBegun(number=number))
    events += [SigilDealt(audience=(seat,), sigil=dealt.sigils[seat]) for seat in range(seats)]
    chance.label("deck", number, 0)
    return _begin_gathering(seats, dealt, chair, hands, events, chance)


def _begin_gathering(
    seats: int, before: Round, chair: int, hands: tuple[Pile, ...], events: list[Event], chance: Chance
) -> tuple[Round, Gathering]:
    left, right, *rest = before.policies
    layout, policies = LAYOUTS[seats], (left, right)
    # All cards that are in nobody's hand are shuffled, and dealt (G6, G7). Bytes keep the order; a set would have to be
    # sorted.
    deck = chance.shuffle(_ALL_INFLUENCES.translate(None, bytes(chain.from_iterable(hands))))
    dealt, count = list(map(list, hands)), 0
    short = layout.dealing[chair]
    while short := [seat for seat in short if len(dealt[seat]) < layout.hand_size]:
        for seat in short:
            dealt[seat].append(deck[count])
            count += 1
    full = tuple(map(tuple, dealt))
    gathering = Gathering(chair, policies, deck[count:], full, ((), (), ()), _NONE_DOWN, (), -1)
    events.append(GatheringBegun(number=len(before.accounts) + 1, chair=chair, policies=policies))
    events += [HandDealt(audience=(seat,), cards=hand) for seat, hand in enumerate(full)]
    return Round(before.sigils, tuple(rest), before.accounts), gathering


def is_mine(policy: Card | None, sigil: Card | None) -> bool:
    """Return whether a policy is worth a point to whoever has this sigil, if it passes."""
    return policy is not None and sigil is not None and shares(policy, sigil)
