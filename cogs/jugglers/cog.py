"""Jugglers on Discord: its slash commands, and its parts handed to the frame."""

from collections.abc import Sequence

from discord import app_commands

from bot.core.cards import NAMES
from bot.core.time_controls import ClockName
from bot.text import Words
from bot.text.cards import card_text, typed_card
from bot.text.reader import Reader
from bot.ui.actions.game_cog import LEARNING, GameCog, Interaction, clock_option
from bot.ui.kit import GameKit, GuideKit, HandKit
from cogs.jugglers.panels import hand, table
from cogs.jugglers.picture.hand import hand_scene
from cogs.jugglers.picture.table import scene
from cogs.jugglers.player.levels import choose
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.lesson import LESSON
from cogs.jugglers.rules.state import View
from cogs.jugglers.words import alt, describe, guide
from cogs.jugglers.words.terms import draft_labels

KIT = GameKit(
    rules=GAME,
    choose=choose,
    words=Words.for_games([GAME.name]),
    scene=scene,
    offers=table.offers,
    status=describe.status,
    recap=describe.recap,
    accuse=describe.accuse,
    alt=alt.alt,
    rules_pages=7,
    rules_page=describe.rules_page,
    guide=GuideKit(can=guide.can, matters=guide.matters, judge=guide.judge, name_move=guide.name_move),
    lesson=LESSON,
    hand=HandKit(scene=hand_scene, offers=hand.offers, text=hand.text, alt=hand.alt),
)

TypedCard = app_commands.Range[str, 1, 20]
TypedDraft = app_commands.Range[int, 1, 3]
Numbers = list[app_commands.Choice[int]]


class JugglersCog(
    GameCog, group_name="jugglers", group_description="Jugglers: three poker hands built in common, for secret causes"
):
    kit = KIT

    @app_commands.command(name="new", description="Open a table of Jugglers in this channel")
    @app_commands.describe(
        wins="How many rounds win the match: 2 if you say nothing, or 3",
        dummy_sigils="Two players only: whether the dummies have sigils too (yes if you say nothing)",
        learning=LEARNING,
    )
    @clock_option
    async def new(
        self,
        interaction: Interaction,
        wins: app_commands.Range[int, 2, 3] = 2,
        dummy_sigils: bool = True,
        clock: ClockName | None = None,
        learning: bool = False,
    ) -> None:
        options = {"wins": wins, "dummy_sigils": dummy_sigils}
        await self.open_table(interaction, options, clock, learning=learning)

    @app_commands.command(name="place", description="Put a card of your hand face down on a draft")
    @app_commands.describe(card="One of your own cards, like 7H or 10♥", draft="1 left, 2 the joker's, 3 right")
    async def place_card(self, interaction: Interaction, card: TypedCard, draft: TypedDraft) -> None:
        await self.move(interaction, lambda _: f"place {typed_card(card)} {draft}")

    @app_commands.command(name="deck", description="Put the top of the deck on a draft, unseen even by you")
    @app_commands.describe(draft="1 left, 2 the joker's, 3 right")
    async def deck(self, interaction: Interaction, draft: TypedDraft) -> None:
        await self.move(interaction, lambda _: f"deck {draft}")

    @app_commands.command(name="secret", description="In the chair: say how many secret influences there are")
    @app_commands.describe(count="Up to 3 with two players, 2 with three, 1 with more; 0 for none")
    async def secret(self, interaction: Interaction, count: app_commands.Range[int, 0, 3]) -> None:
        await self.move(interaction, lambda _: f"secret {count}")

    @app_commands.command(name="dummy", description="Two players: put the top of the deck on a draft for your dummy")
    @app_commands.describe(draft="1 left, 2 the joker's, 3 right")
    async def dummy(self, interaction: Interaction, draft: TypedDraft) -> None:
        await self.move(interaction, lambda _: f"dummy {draft}")

    # The lists hold the typer's own cards and what the whole table sees; nothing in them tells whose turn it is.

    @place_card.autocomplete("card")
    async def own_cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        view = await self._view(interaction)
        wanted = typed_card(typed)
        cards = [] if view is None else hand.hand_in_order(view)
        return [app_commands.Choice(name=card_text(card), value=NAMES[card]) for card in cards if wanted in NAMES[card]]

    @place_card.autocomplete("draft")
    @deck.autocomplete("draft")
    @dummy.autocomplete("draft")
    async def drafts(self, interaction: Interaction, typed: int | str) -> Numbers:
        view = await self._view(interaction)
        return [] if view is None else _numbered(draft_labels(view, Reader((), KIT.words)), 1, str(typed))

    @secret.autocomplete("count")
    async def counts(self, interaction: Interaction, typed: int | str) -> Numbers:
        view = await self._view(interaction)
        allowed = 0 if view is None else view.allowance + 1
        labels = [KIT.words.say("jugglers-button-secret", count=count) for count in range(allowed)]
        return _numbered(labels, 0, str(typed))

    async def _view(self, interaction: Interaction) -> View | None:
        seen = await self.own_view(interaction)
        return None if seen is None else seen[1]


def _numbered(labels: Sequence[str], first: int, typed: str) -> Numbers:
    return [
        app_commands.Choice(name=label, value=number)
        for number, label in enumerate(labels, start=first)
        if typed.strip() in ("", str(number))
    ]
