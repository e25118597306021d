"""Places, poker hands and drafts, as all of Jugglers' texts name them."""

from bot.text.cards import RANK_TEXTS, card_text
from bot.text.voice import SEAT_SIGNS, Voice
from cogs.jugglers.rules.layout import LAYOUTS
from cogs.jugglers.rules.poker import CODES, kind_of, ranks_of
from cogs.jugglers.rules.state import View


def place_names(voice: Voice) -> tuple[str, ...]:
    """The names of the seats, then of the dummies, whose places have signs of their own."""
    seats = len(voice.names)
    dummies = range(seats, LAYOUTS[seats].places)
    if seats == 2:
        owners = [name.removeprefix(f"{sign} ") for sign, name in zip(SEAT_SIGNS, voice.names, strict=False)]
        called = [voice.say("jugglers-dummy-of", name=owner) for owner in owners]
    else:
        called = [voice.say("jugglers-dummy") for _ in dummies]
    signed = (f"{SEAT_SIGNS[place]} {name}" for place, name in zip(dummies, called, strict=True))
    return (*voice.names, *signed)


def hand_text(strength: int, voice: Voice) -> str:
    """The kind of a poker hand, with the ranks by which it is compared."""
    ranks = [RANK_TEXTS[rank - 1] for rank in ranks_of(strength)]
    high, low, *_ = (*ranks, "", "")
    return voice.say(f"jugglers-kind-{CODES[kind_of(strength)]}", ranks=" ".join(ranks), high=high, low=low)


def draft_labels(view: View, voice: Voice) -> tuple[str, ...]:
    """Each draft with its policy."""
    return tuple(
        voice.say("jugglers-draft", draft=number, policy="joker" if draft.policy is None else card_text(draft.policy))
        for number, draft in enumerate(view.drafts, start=1)
    )
