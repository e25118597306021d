"""Juse on Discord: its slash commands, and its parts handed to the frame."""

from discord import app_commands

from bot.core.cards import NAMES, parse_cards
from bot.core.chance import ChanceOutcome
from bot.core.lesson import Lesson, LessonStep
from bot.tables.steps.model import TableData
from bot.text import Words
from bot.ui.actions.command_group import Interaction
from bot.ui.actions.game_cog import MOST_CHOICES, Choices, GameCog
from bot.ui.discord.names import label_names, seat_names
from bot.ui.kit import ForecastKit, GameKit, GuideKit, InsightKit, StormKit
from cogs.juse import board_words, words
from cogs.juse.picture.boards import answer, board
from cogs.juse.picture.ending import ending
from cogs.juse.picture.moment import moment
from cogs.juse.picture.motion import motion
from cogs.juse.picture.table import scene
from cogs.juse.picture.thrills import THRILLS
from cogs.juse.player import choose, choose_as_before
from cogs.juse.player.boards import boards
from cogs.juse.rules.attention import seven, sharp, study
from cogs.juse.rules.game import GAME
from cogs.juse.rules.laps import foretold
from render.scene import Scene, Stamp

_MOVES = (0, 0, 375, 305, 220, 160, 125, 100, 80)
"""The moves of a game, by number of seats: counted where players call, with one who overlooks as much as easy computers
do, among normal ones.
"""

_SEATS, _EACH = 3, 17
"""The seats of the lesson, and the cards of each."""


def _deal(first: str, *drawn: str) -> ChanceOutcome:
    """Stack the pack: `first` starts the center, and `drawn` is what each seat draws. Nobody sees the rest."""
    piles = [cards.split() for cards in drawn]
    rest = iter(name for name in NAMES if name != first and not any(name in pile for pile in piles))
    from_the_top = [
        piles[seat][depth] if depth < len(piles[seat]) else next(rest)
        for depth in range(_EACH)
        for seat in reversed(range(_SEATS))
    ]
    return {"shuffle": [*from_the_top[::-1], first]}


LESSON = Lesson(
    seats=_SEATS,
    deal=(_deal("7H", "QS 8H JD 7C 9H 2S", "4D 6S TH", "TC 3D"),),
    options={"referee": "table", "wrong_calls": "lap"},
    steps=(
        LessonStep("draw"),
        LessonStep("own", then=("1 draw", "1 own", "2 draw", "2 own")),
        LessonStep("draw"),
        LessonStep("centre", then=("0 draw",)),
        LessonStep("seat:2"),
        LessonStep("seat:2", then=("0 draw",)),
        LessonStep("centre", then=("0 draw",)),
        LessonStep("own", then=("1 juse",)),
        LessonStep("", then=("1 draw", "1 own", "2 draw", "2 own")),
        LessonStep("draw"),
        LessonStep("centre", then=("0 draw", "0 own", "1 draw", "1 own")),
        LessonStep("juse"),
    ),
)
"""The lesson: where a card goes, the base rank, a misplay on purpose, and one to call."""

KIT = GameKit(
    rules=GAME,
    choose=choose,
    former={0: choose_as_before},
    scene=scene,
    offers=words.offers,
    status=words.status,
    recap=words.recap,
    accuse=words.accuse,
    alt=words.alt,
    rules_pages=6,
    rules_page=words.rules_page,
    guide=GuideKit(
        options_text=words.options_text,
        relevant_rules=words.relevant_rules,
        judge=words.judge,
        name_move=words.name_move,
        coach=words.coach,
    ),
    lesson=LESSON,
    ending=ending,
    moment=moment,
    insight=InsightKit(
        study=study, text=words.insight_text, sums=words.insight_sums, turning_point=words.turning_point
    ),
    storm=StormKit(
        boards=boards,
        scene=board,
        sentence=board_words.sentence,
        answer=answer,
        why=board_words.why,
    ),
    forecast=ForecastKit(
        choices=lambda voice: {str(seat): name for seat, name in enumerate(voice.names)},
        foretold=foretold,
        told=lambda number, right, voice: voice.say(
            "juse-foretold",
            number=number,
            names=voice.listed(voice.names[int(seat)] for seat in sorted(right)) if right else "nobody",
        ),
    ),
    clear_lead=7,
    badges={"sharp": sharp, "seven": seven},
    motion=motion,
    thrills=THRILLS,
    position=1,
    news=words.NEWS,
    difficulty="easy",
    moves=lambda seats, _: _MOVES[seats],
    seconds_a_move=3.0,
    emblem=parse_cards(["TD", "JC", "QH", "AS"]),
    sign=Scene(200, (Stamp(600, 100, "Juse!", 44),)),
)


class JuseCog(GameCog, group_name="juse"):
    kit = KIT
    typed_options = (
        ("reminders", "show-base-rank"),
        ("referee", "who-calls-juse"),
        ("wrong_calls", "after-wrong-call"),
    )
    moves = ("draw",)

    @app_commands.command()
    async def play(self, interaction: Interaction, to: app_commands.Range[str, 1, 100]) -> None:
        await self.move(interaction, lambda data: _place_named(data, interaction.user.id, to, self.words(interaction)))

    @app_commands.command()
    async def call(self, interaction: Interaction) -> None:
        await self.move(interaction, lambda _: "juse")

    @play.autocomplete("to")
    async def places(self, interaction: Interaction, typed: str) -> Choices:
        table = await self.table_here(interaction)
        offered = [] if table is None else _places(table.data, interaction.user.id, self.words(interaction))
        wanted = typed.casefold().strip()
        found = [(value, label) for value, label, plain in offered if wanted in plain.casefold() or wanted == value]
        return [app_commands.Choice(name=label[:100], value=value) for value, label in found[:MOST_CHOICES]]


def _place_named(data: TableData, user_id: int, typed: str, words: Words) -> str:
    """Return the move that was chosen from the list, or look up a name typed by hand."""
    wanted, places = typed.casefold().strip(), _places(data, user_id, words)
    return next((value for value, *names in places if wanted in (value, *map(str.casefold, names))), wanted)


def _places(data: TableData, user_id: int, words: Words) -> list[tuple[str, str, str]]:
    """List every place hands could reach, in seat order: where a card fits is for the player to see. Each as a move, as
    its button says it, and without the seat's sign, which nobody types.
    """
    own = data.seat_of(user_id)
    others = [
        (f"seat:{seat}", words.say("juse-to-seat", name=label), words.say("juse-to-seat", name=plain))
        for seat, (label, plain) in enumerate(zip(label_names(data.seats), seat_names(data.seats), strict=True))
        if seat != own
    ]
    piles = [(value, words.say(f"juse-to-{value}")) for value in ("centre", "own")]
    return [*((value, label, label) for value, label in piles), *others]
