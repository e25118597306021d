"""Places, hands, drafts and points as all of Jugglers' texts put them."""

from collections.abc import Sequence

from bot.core.cards import Card
from bot.text import Words
from bot.text.cards import RANK_TEXTS, card_text
from cogs.jugglers.rules.layout import LAYOUTS
from cogs.jugglers.rules.poker import CODES, kind_of, ranks_of
from cogs.jugglers.rules.state import View

Names = Sequence[str]


def place_names(names: Names, words: Words) -> tuple[str, ...]:
    """The seats' names, and after them what the dummies are called."""
    seats = len(names)
    dummies = range(seats, LAYOUTS[seats].places)
    if seats == 2:
        return (*names, *(words.say("jugglers-dummy-of", name=names[dummy - seats]) for dummy in dummies))
    return (*names, *(words.say("jugglers-dummy") for _ in dummies))


def listed(names: Names) -> str:
    return ", ".join(names)


def cards_text(cards: Sequence[Card]) -> str:
    return " ".join(map(card_text, cards))


def hand_text(strength: int, words: Words) -> str:
    """What a poker hand is worth, and the ranks by which it is compared."""
    kind = words.say(f"jugglers-kind-{CODES[kind_of(strength)]}")
    ranks = [RANK_TEXTS[rank - 1] for rank in ranks_of(strength)]
    return words.say("jugglers-worth", kind=kind, ranks=" ".join(ranks), count=len(ranks))


def draft_labels(view: View, words: Words) -> tuple[str, ...]:
    """Each draft with the policy that it is about."""
    return tuple(
        words.say("jugglers-draft", draft=number, policy="joker" if draft.policy is None else card_text(draft.policy))
        for number, draft in enumerate(view.drafts, start=1)
    )
