"""What follows an action before anyone is asked again: settling, dummies, gatherings and rounds (G12–G21)."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.core.chance import Chance
from bot.core.game import Event
from cogs.jugglers.rules import gathering as gatherings
from cogs.jugglers.rules.layout import LAYOUTS, Layout, Turn
from cogs.jugglers.rules.scoring import deal_round, score_round
from cogs.jugglers.rules.state import (
    Account,
    DieRoll,
    Ended,
    Gathering,
    GatheringBegun,
    GatheringEnded,
    HandDealt,
    LastAction,
    Means,
    Pile,
    Placed,
    Round,
    RoundBegun,
    RoundEnded,
    SecretsMoved,
    Settled,
    SigilDealt,
    State,
    Turned,
)
from cogs.jugglers.rules.view import account_view

_DUMMYS_PLACE = 3
"""With three players."""


class _DummyMove(msgspec.Struct, frozen=True):
    """What a die makes the dummy do. There are only six, so each is built once."""

    draft: int
    event: Placed
    roll: DieRoll


def _dummy_move(die: int) -> _DummyMove:
    draft = gatherings.draft_of_die(die)
    event = Placed(place=_DUMMYS_PLACE, draft=draft, means=Means.DUMMY, die=die)
    return _DummyMove(draft, event, DieRoll(die, draft, _DUMMYS_PLACE))


_DUMMY_MOVES = {die: _dummy_move(die) for die in range(1, 7)}


def advance(
    state: State, gathering: Gathering, turn: Turn, action: LastAction, events: list[Event], chance: Chance
) -> tuple[State, Sequence[Event]]:
    """All that happens by itself after `turn`, in which `action` led to this gathering."""
    if not turn.leads_on:
        return replace(state, gathering=gathering, last=action), events
    layout = LAYOUTS[state.seats]
    rolls, turned = action.rolls, action.turned
    while turn.leads_on:
        chance.label("cycle", len(state.results), len(state.round.accounts), gathering.turn)
        if turn.ends_cycle:
            gathering, turned = _settle(gathering, turn, layout, events, chance)
        if not turn.before_dummy:
            break
        turn = layout.schedule[gathering.chair][gathering.turn]
        chance.label("dummy", len(state.results), len(state.round.accounts), gathering.turn)
        move = _DUMMY_MOVES[chance.die()]  # G12
        events.append(move.event)
        rolls = (*rolls, move.roll)
        gathering = gatherings.contribute_from_deck(gathering, _DUMMYS_PLACE, move.draft)
    if not turn.ends_gathering:
        return replace(state, gathering=gathering, last=replace(action, rolls=rolls, turned=turned)), events
    account, strengths = gatherings.account_of(gathering)
    last = replace(action, rolls=rolls, turned=turned, ended=account_view(account, strengths))
    return _end_gathering(state, gathering, account, last, events, chance), events


def _settle(
    gathering: Gathering, turn: Turn, layout: Layout, events: list[Event], chance: Chance
) -> tuple[Gathering, tuple[Turned, ...]]:
    settled, turned = gatherings.settle(gathering, chance)
    events.append(Settled(cycle=turn.cycle, turned=turned))
    if settled.secrets and turn.cycle == layout.cycles - 1:
        events.append(SecretsMoved(drafts=tuple(secret.draft for secret in settled.secrets)))
        settled = gatherings.move_secrets(settled)
    return settled, turned


def _end_gathering(
    state: State, gathering: Gathering, account: Account, last: LastAction, events: list[Event], chance: Chance
) -> State:
    """From the end of this gathering to the next, to the next round, or to the end of the match."""
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
        results = (*results, result)
        won = tuple(count + (seat in result.winners) for seat, count in enumerate(won))
        finished = max(won) >= state.wins
        events.append(RoundEnded(number=len(results), result=result, won=won, wins=state.wins))
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
    dealt = deal_round(seats, dummy_sigils, chance)
    events.append(RoundBegun(number=number))
    events += [SigilDealt(audience=(seat,), sigil=dealt.sigils[seat]) for seat in range(seats)]
    chance.label("deck", number, 0)
    return _begin_gathering(seats, dealt, chair, hands, events, chance)


def _begin_gathering(
    seats: int, before: Round, chair: int, hands: tuple[Pile, ...], events: list[Event], chance: Chance
) -> tuple[Round, Gathering]:
    left, right, *rest = before.policies
    gathering = gatherings.deal(LAYOUTS[seats], chair, (left, right), hands, chance)
    events.append(GatheringBegun(number=len(before.accounts) + 1, chair=chair, policies=gathering.policies))
    events += [HandDealt(audience=(seat,), cards=hand) for seat, hand in enumerate(gathering.hands)]
    return Round(before.sigils, tuple(rest), before.accounts), gathering
