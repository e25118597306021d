"""One gathering, from shuffling the influence cards to comparing the hands (G6–G15)."""

from itertools import chain

from msgspec.structs import replace

from bot.core.cards import Card
from bot.core.chance import Chance
from cogs.jugglers.rules.layout import Layout
from cogs.jugglers.rules.poker import INFLUENCES, Strengths, strength
from cogs.jugglers.rules.state import (
    DRAFTS,
    JOKER,
    LEFT,
    NOBODY,
    Account,
    Contribution,
    DieRoll,
    Down,
    Gathering,
    Pile,
    SecretInfluence,
    Turned,
)

_EMPTY_HANDS: tuple[Pile, Pile, Pile] = ((), (), ())
_ALL_INFLUENCES = bytes(INFLUENCES)
_NONE_DOWN: Down = ((), (), ())
_CONTRIBUTIONS = {card: tuple(Contribution(card, place) for place in (*range(5), NOBODY)) for card in INFLUENCES}
"""Every possible contribution, by card and place, built once; the index `NOBODY` finds the last."""


def draft_of_die(die: int) -> int:
    """G8."""
    return (die - 1) % 3


def deal(layout: Layout, chair: int, policies: tuple[Card, Card], hands: tuple[Pile, ...], chance: Chance) -> Gathering:
    """G6 and G7. All cards that are in nobody's hand are shuffled."""
    # Bytes keep the order; a set would have to be sorted.
    deck = chance.shuffle(_ALL_INFLUENCES.translate(None, bytes(chain.from_iterable(hands))))
    dealt, count = list(map(list, hands)), 0
    short, size = layout.dealing[chair], layout.hand_size
    while short := [seat for seat in short if len(dealt[seat]) < size]:
        for seat in short:
            dealt[seat].append(deck[count])
            count += 1
    return Gathering(chair, policies, deck[count:], tuple(map(tuple, dealt)), _EMPTY_HANDS, _NONE_DOWN, (), -1)


def include_secrets(
    layout: Layout, gathering: Gathering, count: int, chance: Chance
) -> tuple[Gathering, tuple[DieRoll, ...]]:
    """G8 and G9."""
    rolls: list[DieRoll] = []
    secrets: list[SecretInfluence] = []
    for card in gathering.deck[:count]:
        die = chance.die()
        rolls.append(DieRoll(die, draft_of_die(die), NOBODY))
        secrets.append(SecretInfluence(card, draft_of_die(die)))
    deck, poker = gathering.deck[layout.allowance if layout.discards_rest else count :], gathering.poker
    if layout.opened:
        left, joker, right, *_ = deck
        deck, poker = deck[len(DRAFTS) :], ((left,), (joker,), (right,))
    return replace(gathering, deck=deck, poker=poker, secrets=tuple(secrets), turn=0), tuple(rolls)


def contribute_from_hand(gathering: Gathering, seat: int, card: Card, draft: int) -> Gathering:
    """G11: the top of the deck is drawn, if any card is left."""
    hands, deck = [*gathering.hands], gathering.deck
    hand = [*hands[seat]]
    hand.remove(card)
    if deck:
        hand.append(deck[0])
        deck = deck[1:]
    hands[seat] = tuple(hand)
    down = _placed(gathering.down, draft, _CONTRIBUTIONS[card][seat])
    return replace(gathering, deck=deck, hands=tuple(hands), down=down, turn=gathering.turn + 1)


def contribute_from_deck(gathering: Gathering, place: int, draft: int) -> Gathering:
    deck = gathering.deck
    down = _placed(gathering.down, draft, _CONTRIBUTIONS[deck[0]][place])
    return replace(gathering, deck=deck[1:], down=down, turn=gathering.turn + 1)


def _placed(down: Down, draft: int, contribution: Contribution) -> Down:
    left, joker, right = down
    if draft == LEFT:
        return (*left, contribution), joker, right
    if draft == JOKER:
        return left, (*joker, contribution), right
    return left, joker, (*right, contribution)


def move_secrets(gathering: Gathering) -> Gathering:
    """G13, before the last cycle, when nothing else lies face down."""
    down: list[tuple[Contribution, ...]] = [(), (), ()]
    for secret in gathering.secrets:
        down[secret.draft] += (_CONTRIBUTIONS[secret.card][NOBODY],)
    left, joker, right = down
    return replace(gathering, down=(left, joker, right), secrets=())


def settle(gathering: Gathering, chance: Chance) -> tuple[Gathering, tuple[Turned, ...]]:
    """G14."""
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
    left, joker, right = poker
    return replace(gathering, poker=(left, joker, right), down=_NONE_DOWN), tuple(turned)


def account_of(gathering: Gathering) -> tuple[Account, Strengths]:
    """G15."""
    left, joker, right = map(strength, gathering.poker)
    account = Account(gathering.chair, gathering.policies, (left > joker, right > joker), gathering.poker)
    return account, (left, joker, right)
