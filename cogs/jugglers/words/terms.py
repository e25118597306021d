"""Places, poker hands and drafts, as all of Jugglers' texts name them."""

from bot.text.cards import RANK_TEXTS, card_text
from bot.text.reader import SEAT_SIGNS, Reader
from cogs.jugglers.rules.layout import LAYOUTS
from cogs.jugglers.rules.poker import CODES, kind_of, ranks_of
from cogs.jugglers.rules.state import View


def place_names(reader: Reader) -> tuple[str, ...]:
    """The names of the seats, then of the dummies, whose places have signs of their own."""
    seats = len(reader.names)
    dummies = range(seats, LAYOUTS[seats].places)
    if seats == 2:
        owners = [name.removeprefix(f"{sign} ") for sign, name in zip(SEAT_SIGNS, reader.names, strict=False)]
        called = [reader.say("jugglers-dummy-of", name=owner) for owner in owners]
    else:
        called = [reader.say("jugglers-dummy") for _ in dummies]
    signed = (f"{SEAT_SIGNS[place]} {name}" for place, name in zip(dummies, called, strict=True))
    return (*reader.names, *signed)


def hand_text(strength: int, reader: Reader) -> str:
    """The kind of a poker hand, with the ranks by which it is compared."""
    ranks = [RANK_TEXTS[rank - 1] for rank in ranks_of(strength)]
    high, low, *_ = (*ranks, "", "")
    return reader.say(f"jugglers-kind-{CODES[kind_of(strength)]}", ranks=" ".join(ranks), high=high, low=low)


def draft_labels(view: View, reader: Reader) -> tuple[str, ...]:
    """Each draft with its policy."""
    return tuple(
        reader.say("jugglers-draft", draft=number, policy="joker" if draft.policy is None else card_text(draft.policy))
        for number, draft in enumerate(view.drafts, start=1)
    )
