"""A card that a die left lying is discarded unseen (G14): only in the hand of whoever put it there is it told what it
would have made.
"""

from itertools import islice

from bot.core.chance import Seeded
from bot.text import words_for
from bot.text.voice import Voice
from cogs.jugglers.rules.state import GatheringEnded, Place, Settled
from tests.leaks.harness import NAMES, all_secrets, everything
from tests.leaks.positions import positions

_LOOKS, _PAIRS = 4000, 2


def test_what_a_card_would_have_made_is_told_to_its_own_seat_alone() -> None:
    secrets, pairs = all_secrets()["jugglers"], 0
    game, hand = secrets.game, secrets.kit.hand
    assert hand is not None
    for number, position in enumerate(islice(positions(secrets, "left lying"), _LOOKS)):
        state, (mover, *_) = position.state, [*game.to_act(position.state), 0]
        places = [action for action in game.legal(state, mover) if isinstance(action, Place)]
        made = {action: game.apply(state, mover, action, Seeded(f"{number}")) for action in places}
        for action, (after, events) in made.items():
            settled = any(isinstance(event, Settled) for event in events)
            if not settled or any(isinstance(event, GatheringEnded) for event in events):
                break
            voice = Voice(NAMES[: position.seats], words_for("", "jugglers"))
            own = [event for event in events if event.shown_to(mover)]
            if "With your" not in hand.description(game, after, mover, own, voice):
                continue
            other, happened = next(
                made[instead] for instead in places if instead.draft == action.draft and instead != action
            )
            for viewer in position.viewers:
                here = everything(secrets, position, after, viewer, events)
                there = everything(secrets, position, other, viewer, happened)
                assert (here == there) == (viewer != mover)
            pairs += 1
            break
        if pairs == _PAIRS:
            return
    raise AssertionError(f"only {pairs} in {_LOOKS} positions")
