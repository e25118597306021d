"""What Junk's coach says of single moves."""

from bot.core.cards import RANK_OF, SUIT_OF
from bot.core.chance import Seeded
from bot.core.game import settle_options
from bot.text import words_for
from bot.text.voice import Voice, card_text
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import Action, View
from cogs.junk.words import coach

READER = Voice(("Alice",), words_for("", "junk"))


def view_in_grace(seed: int) -> View | None:
    """Of a game in which the next card of the Saving Grace fits on the one before."""
    state, _ = GAME.deal(1, settle_options(GAME, {}), Seeded(f"grace {seed}"))
    chance = Seeded(f"grace {seed}")
    while not GAME.outcome(state).finished:
        view, legal = GAME.view(state, 0), GAME.legal(state, 0)
        if view.grace and view.grace_top != view.play_top and Action.GRACE in legal:
            return view
        state, _ = GAME.apply(state, 0, legal[chance.below(len(legal))], chance)
    return None


def test_in_the_saving_grace_the_coach_compares_with_the_card_saved_last() -> None:
    views = [view for seed in range(100) if (view := view_in_grace(seed)) is not None]
    assert views
    for view in views:
        junk, top = view.junk_top, view.grace_top
        assert junk is not None
        assert top is not None
        shared = {"suit": SUIT_OF[junk] == SUIT_OF[top], "rank": RANK_OF[junk] == RANK_OF[top]}
        [shares] = [name for name, same in shared.items() if same]
        said = coach(view, 0, Action.GRACE, READER)
        assert said == f"{card_text(junk)} shares its {shares} with {card_text(top)}, so that is one card fewer."
