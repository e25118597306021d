"""Jugglers on Discord: its slash commands, and its parts handed to the frame."""

from collections.abc import Sequence
from functools import partial
from itertools import chain

from discord import app_commands

from bot.core.cards import parse_cards
from bot.core.lesson import Lesson, LessonStep
from bot.text.voice import Voice
from bot.ui.actions.command_group import Interaction
from bot.ui.actions.game_cog import Choices, GameCog, TypedCard, card_choices
from bot.ui.hand_kit import HandKit, HandResultKit
from bot.ui.kit import CoachKit, ForecastKit, GameKit, GuideKit, InsightKit, ResultKit, StormKit, WhyKit
from cogs.jugglers import panels
from cogs.jugglers.picture.board import in_fan_order
from cogs.jugglers.picture.boards import answer, board
from cogs.jugglers.picture.ending import ending_scene, round_scene, turning_point
from cogs.jugglers.picture.motion import motion
from cogs.jugglers.picture.result import result_strip, result_table
from cogs.jugglers.picture.table import hand_strip, hand_table, last_look, moment, scene
from cogs.jugglers.picture.thrills import OWN_THRILLS
from cogs.jugglers.player import boards, choose, review, wanted
from cogs.jugglers.player.hard import explain
from cogs.jugglers.player.review import again
from cogs.jugglers.rules.decisive import policies, study
from cogs.jugglers.rules.forecast import PASSED, foretold
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import Settled
from cogs.jugglers.words import boards as board_words
from cogs.jugglers.words import describe, guide
from cogs.jugglers.words.guide import by_rule, thoughts, why
from cogs.jugglers.words.own_result import own_result
from render.scene import Area, Fill, Scene

_MOVES = (0, 0, 126, 78, 102, 130)
"""The moves of a round, by number of seats."""
_ROUNDS = (0, 1, 2.8, 4.5)
"""The rounds of a match, by the round wins that it takes, counted."""

# ------------------------------------------------------------ the lesson

_SIGILS = "QH KS AD JC"
_POLICIES = "QS KC QD JS KH AS JD AC KD JH QC AH"
_HANDS = ("8H 4S 3S 2H 7C", "TD 6D 5S 7D 2C", "5H TC 8S 3C 6H", "9H 9C 5D 2S 7H")
"""The hands of the lesson, from the chair's left on: the learner's comes last."""
_REST = "3D 9D 6S 4H 4D 8D 2D 7S TH 5C 6C 8C TS 9S 3H 4C"
"""The secret influence, a card face up on each draft, and the deck."""
_NEXT = "9D TC 9S 5S 5H 2H 7D 7C 4S 4H 9C TD 3D 8H 8S 6D 6S 9H 3C 2S"
"""The shuffled influence cards for the second gathering, where the lesson ends."""

LESSON = Lesson(
    seats=4,
    deal=(
        {"shuffle": [*_SIGILS.split(), *_POLICIES.split()]},
        {"shuffle": [*chain(*zip(*map(str.split, _HANDS), strict=True)), *_REST.split()]},
    ),
    steps=(
        LessonStep("secret 1", chance=({"die": 4},)),
        LessonStep("place 9H 1", then=("1 place 4S 3", "2 place 6D 2", "3 place 3C 2")),
        LessonStep("place 9H 1", chance=({"die": 5},)),
        LessonStep(
            "place 9C 1", then=("1 place 2H 1", "2 place 5S 2", "3 place 5H 3", "3 place 8S 2"), chance=({"die": 3},)
        ),
        LessonStep(
            "deck 3", then=("1 place 8H 3", "2 place 7D 1", "2 place TD 2", "3 place TC 3"), chance=({"die": 1},)
        ),
        LessonStep("place 2S 3"),
        LessonStep("", then=("1 place 7C 1",), chance=({"die": 1}, {"die": 2}, {"shuffle": [*_NEXT.split()]})),
    ),
)
"""The lesson: one gathering, with a secret influence, a misplay on purpose, and a policy that passes."""

# ------------------------------------------------------------ the game


_BALLS: Sequence[tuple[int, int, Fill]] = ((0, -1, "gold"), (-1, 0, "paper"), (1, 0, "fault"), (0, 1, "gold"))

KIT = GameKit(
    rules=GAME,
    choose=choose,
    levels_apart={2: (318, 181), 4: (247, 109), 5: (173, 107)},
    scene=scene,
    status=describe.status,
    recap=describe.recap,
    accuse=describe.accuse,
    alt=describe.alt,
    rules_pages=7,
    rules_page=describe.rules_page,
    guide=GuideKit(
        options_text=guide.options_text,
        relevant_rules=guide.relevant_rules,
        judge=guide.judge,
        name_move=guide.name_move,
        coach=guide.coach,
    ),
    lesson=LESSON,
    position=4,
    news=guide.NEWS,
    difficulty="hard",
    moves=lambda seats, options: _MOVES[seats] * _ROUNDS[int(options["wins"])],
    seconds_a_move=7.0,
    emblem=parse_cards(["KC", "QH", "JS", "AD"]),
    sign=Scene(360, tuple(Area(600 + 96 * x, 180 + 96 * y, 120, 120, fill, 60) for x, y, fill in _BALLS)),
    hand=HandKit(
        table=hand_table,
        strip=hand_strip,
        motion=partial(motion, in_hand=True),
        weight=(Settled,),
        own_thrills=OWN_THRILLS,
        result=HandResultKit(result_table, result_strip, own_result),
        offers=panels.offers,
        text=panels.text,
        text_rows=panels.text_rows,
        alt=panels.alt,
        ahead=panels.may_wait,
    ),
    storm=StormKit(
        boards=boards.boards,
        scene=board,
        sentence=board_words.sentence,
        answer=answer,
        why=board_words.why,
        words=board_words.words,
    ),
    ending=ending_scene,
    ended_early=describe.ended_early,
    forecast=ForecastKit(
        choices=lambda voice: {passed: voice.say(f"jugglers-forecast-{passed}") for passed in PASSED.values()},
        foretold=foretold,
        told=lambda number, right, voice: voice.say("jugglers-foretold", passed=next(iter(right)), number=number),
    ),
    insight=InsightKit(study=study, turning_point=turning_point),
    why=WhyKit(explain, thoughts, lambda asked, did, voice: by_rule(wanted(asked), asked, did, voice)),
    coach=CoachKit(
        review.begin, review.advance, review.CostlyDecision, why, again, guide.goal, guide.brought, leaves_out=True
    ),
    badges={"policies": policies},
    moment=moment,
    motion=motion,
    result=ResultKit(
        last_look=last_look,
        last_look_alt=describe.last_look_alt,
        scene=round_scene,
        text=describe.result_text,
        alt=describe.result_alt,
        in_closing=True,
    ),
)

TypedRow = app_commands.Range[int, 1, 3]
Numbers = list[app_commands.Choice[int]]


class JugglersCog(GameCog, group_name="jugglers"):
    kit = KIT

    @app_commands.command(name="place")
    async def place_card(self, interaction: Interaction, card: TypedCard, row: TypedRow) -> None:
        await self.move(interaction, lambda _: f"place {self.read_card(interaction, card)} {row}")

    @app_commands.command()
    async def deck(self, interaction: Interaction, row: TypedRow) -> None:
        await self.move(interaction, lambda _: f"deck {row}")

    @app_commands.command()
    async def secret(self, interaction: Interaction, count: app_commands.Range[int, 0, 3]) -> None:
        await self.move(interaction, lambda _: f"secret {count}")

    @app_commands.command()
    async def dummy(self, interaction: Interaction, row: TypedRow) -> None:
        await self.move(interaction, lambda _: f"dummy {row}")

    # The lists hold the typer's own cards and what the whole table sees; nothing in them tells whose turn it is.

    @place_card.autocomplete("card")
    async def own_cards(self, interaction: Interaction, typed: str) -> Choices:
        view = await self.own_view(interaction)
        own = [] if view is None else in_fan_order(view.hand)
        return card_choices(own, typed, await self.spelled(interaction))

    @place_card.autocomplete("row")
    @deck.autocomplete("row")
    @dummy.autocomplete("row")
    async def rows(self, interaction: Interaction, typed: int | str) -> Numbers:
        view = await self.own_view(interaction)
        labels = [] if view is None else describe.draft_labels(view, Voice((), self.words(interaction)))
        return _numbered(labels, 1, str(typed))

    @secret.autocomplete("count")
    async def counts(self, interaction: Interaction, typed: int | str) -> Numbers:
        view = await self.own_view(interaction)
        allowed = 0 if view is None else view.allowance + 1
        labels = [self.words(interaction).say("jugglers-button-secret", count=count) for count in range(allowed)]
        return _numbered(labels, 0, str(typed))


def _numbered(labels: Sequence[str], first: int, typed: str) -> Numbers:
    return [
        app_commands.Choice(name=label, value=number)
        for number, label in enumerate(labels, start=first)
        if typed.strip() in ("", str(number))
    ]
