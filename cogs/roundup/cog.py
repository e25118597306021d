"""Roundup on Discord: its slash commands, and its parts handed to the frame."""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Literal

from discord import app_commands

from bot.core.cards import RANK_OF, SUITS, Card, parse_card, parse_cards
from bot.core.errors import Malformed, shown
from bot.core.game import Options
from bot.core.lesson import Lesson, LessonStep
from bot.tables.steps.model import TableData
from bot.text.voice import SHOWN_SUITS, SUIT_SIGNS, card_text
from bot.ui.actions.command_group import Interaction
from bot.ui.actions.game_cog import Choices, GameCog, TypedCard, card_choices
from bot.ui.discord.names import label_names, seat_names
from bot.ui.hand_kit import HandKit, HandResultKit
from bot.ui.kit import (
    CoachKit,
    ForecastKit,
    GameKit,
    GuideKit,
    InsightKit,
    LuckKit,
    ResultKit,
    StormKit,
    WhyKit,
)
from cogs.roundup import panels
from cogs.roundup.picture.boards import answer, board
from cogs.roundup.picture.motion import ABOVE_HANDS, motion
from cogs.roundup.picture.result import result_strip, result_table
from cogs.roundup.picture.scores import ending, result_scene, turning_point
from cogs.roundup.picture.table import hand_strip, hand_table, last_look, moment, scene
from cogs.roundup.picture.thrills import AT_TABLE, IN_HANDS
from cogs.roundup.player import boards, choose, choose_as_before, choose_unrelaxed, luck, review, rule_behind
from cogs.roundup.player.hard import explain
from cogs.roundup.player.review import again
from cogs.roundup.rules.decisive import alone, study, twice
from cogs.roundup.rules.forecast import foretold
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import IS_NUMBER, JACK, QUEEN
from cogs.roundup.rules.state import BroughtOut, Closed, TurnedUp
from cogs.roundup.words import boards as board_words
from cogs.roundup.words import describe, guide
from cogs.roundup.words.guide import by_rule, thoughts, why
from render.scene import Pip, Scene

_MOVES = (0, 0, 28, 39, 44, 55, 65)
"""The moves for each point that wins, by number of seats, counted: without those that happen by themselves."""
_OF_A_ROUND = (0, 0, 66, 68, 71, 73, 76)
_TIES = 1.1
"""The rounds that are played for each of an option `rounds`, as some are played because of a tie."""


def _moves(seats: int, options: Options) -> float:
    of_points, rounds = _MOVES[seats] * int(options["points"]), int(options.get("rounds", 0))
    return min(of_points, _OF_A_ROUND[seats] * rounds * _TIES) if rounds else of_points


_HANDS = (
    "9D AD 2D 4D 2H 5H 6H QS KS TC 9S 6C 8S",
    "3H AH 4H 8H TH QH 3S 6S 3D 7D 4C 9C JS",
    "8C 2C 7H AS 4S 7S 5D 8D JD 3C 7C JC KD",
    "TS AC KC 9H JH KH 2S 5S 6D TD QD 5C QC",
)
_PLAYED_ON = (
    "0 KS 1 8; 1 up 8H; 2 down AS; 3 up 2S; 0 pass 6C; 1 down 3S; 2 down 4S; 3 up 5S; 0 pass 8S; 1 down 6S; 2 down 7S;"
    " 3 down 9H; 0 up 8S; 1 QH 3 S; 2 KD 0 9; 3 QC 1 H; 0 up 9S; 1 up TH; 2 JD 3; 3 up TS; 0 pass TC; 1 JS 0; 2 JC 1;"
    " 3 JH 2; 0 pass 2D; 1 pass 3D; 2 up 3C; 3 KH 0 1; 0 up AD; 1 up 4C; 2 pass 7C; 3 down 5C; 0 up 6C; 1 pass; 2 up"
    " 7C; 3 pass 6D; 0 up 2D; 1 up 3D; 2 up 8C; 3 pass; 0 up 4D; 1 up 9C; 2 up 5D; 3 up 6D; 0 up TC; 1 up 7D; 2 up 8D;"
    " 3 pass; 0 up 9D; 3 up TD"
)
"""The rest of the round: everyone holds back the suit they bid on."""

LESSON = Lesson(
    seats=len(_HANDS),
    options={"points": 3},
    deal=({"shuffle": list(chain(*zip(*map(str.split, _HANDS), strict=True)))},),
    steps=(
        LessonStep("bid 9D", then=("1 bid 3H", "2 bid 8C", "3 bid TS", "1 down AH", "2 pass 2C", "3 down AC")),
        LessonStep("down 2H", then=("1 up 3H", "2 up 2C", "3 KC 0 5")),
        LessonStep("pass 6H", then=("1 down 4H", "2 pass 8D", "3 pass 2S")),
        LessonStep("pass 6C"),
        LessonStep("up 5H 6H", then=("1 pass 9C", "2 pass 5D", "3 pass 5S")),
        LessonStep("QS 2 H", then=("1 pass 7D", "2 up 7H", "3 pass TD")),
        LessonStep(
            "",
            then=tuple(_PLAYED_ON.split("; ")),
            chance=({"pick": "QD"}, {"pick": "4D"}, {"pick": "4C"}, {"pick": "3C"}),
        ),
    ),
)
"""The lesson: a bid, holding it back, a Juse! made on purpose, a Queen, and the round to its end."""

KIT = GameKit(
    rules=GAME,
    choose=choose,
    former={0: choose_as_before, 1: choose_unrelaxed},
    levels_apart={2: (413, 250), 4: (191, 268), 6: (160, 221)},
    scene=scene,
    status=describe.status,
    recap=describe.recap,
    accuse=describe.accuse,
    alt=describe.alt,
    rules_pages=5,
    rules_page=describe.rules_page,
    guide=GuideKit(
        options_text=guide.options_text,
        relevant_rules=guide.relevant_rules,
        judge=guide.judge,
        name_move=guide.name_move,
        coach=guide.coach,
    ),
    lesson=LESSON,
    position=3,
    news=guide.NEWS,
    moves=_moves,
    seconds_a_move=6.0,
    emblem=parse_cards(["AS", "2S", "3S", "4S"]),
    sign=Scene(
        300, tuple(Pip(532 + 136 * (n % 2), 82 + 136 * (n // 2), suit, 128) for n, suit in enumerate(SHOWN_SUITS))
    ),
    hand=HandKit(
        table=hand_table,
        strip=hand_strip,
        motion=partial(motion, board=ABOVE_HANDS),
        thrills=IN_HANDS,
        weight=(TurnedUp, BroughtOut, Closed),
        result=HandResultKit(result_table, result_strip, describe.own_result),
        offers=panels.offers,
        text=panels.text,
        text_rows=panels.text_rows,
        alt=panels.alt,
        sensible=panels.sensible_bids,
    ),
    storm=StormKit(
        boards=boards.boards,
        scene=board,
        sentence=board_words.sentence,
        answer=answer,
        why=board_words.why,
    ),
    ending=ending,
    ended_early=describe.ended_early,
    moment=moment,
    motion=motion,
    thrills=AT_TABLE,
    result=ResultKit(
        last_look=last_look,
        last_look_alt=describe.last_look_alt,
        scene=result_scene,
        text=describe.result_text,
        alt=describe.result_alt,
    ),
    unpack=panels.unpack,
    forecast=ForecastKit(
        choices=lambda _: {SUITS[suit]: SUIT_SIGNS[suit] for suit in SHOWN_SUITS},
        foretold=foretold,
        told=lambda number, right, voice: voice.say(
            "roundup-foretold", suit=SUIT_SIGNS[SUITS.index(next(iter(right)))], round=number
        ),
    ),
    insight=InsightKit(study=study, turning_point=turning_point),
    why=WhyKit(
        explain, thoughts, lambda asked, action, voice: by_rule(rule_behind(asked, action), asked, action, voice)
    ),
    coach=CoachKit(review.begin, review.advance, review.CostlyDecision, why, again, guide.goal, guide.brought),
    luck=LuckKit(luck.begin, luck.advance),
    clear_lead=2,
    badges={"alone": alone, "twice": twice},
)
_LONGEST = 200


class RoundupCog(GameCog, group_name="roundup"):
    kit = KIT

    @app_commands.command()
    async def bid(self, interaction: Interaction, card: TypedCard) -> None:
        await self.move(interaction, lambda _: f"bid {self.read_card(interaction, card)}")

    @app_commands.command()
    async def show(self, interaction: Interaction, card: TypedCard) -> None:
        await self.move(interaction, lambda _: f"show {self.read_card(interaction, card)}")

    @app_commands.command()
    async def up(self, interaction: Interaction, cards: app_commands.Range[str, 1, _LONGEST]) -> None:
        typed = cards.replace(",", " ").split()
        await self.move(interaction, lambda _: " ".join(["up", *(self.read_card(interaction, word) for word in typed)]))

    @app_commands.command()
    async def down(self, interaction: Interaction, card: TypedCard) -> None:
        await self.move(interaction, lambda _: f"down {self.read_card(interaction, card)}")

    @app_commands.command(name="pass")
    async def pass_turn(self, interaction: Interaction, card: TypedCard | None = None) -> None:
        await self.move(interaction, lambda _: "pass" if card is None else f"pass {self.read_card(interaction, card)}")

    @app_commands.command()
    async def face(
        self,
        interaction: Interaction,
        card: TypedCard,
        on: app_commands.Range[str, 1, 100],
        suit: Literal["Spades", "Hearts", "Clubs", "Diamonds"] | None = None,
        number: app_commands.Range[int, 1, 10] | None = None,
    ) -> None:
        await self.move(
            interaction, lambda table: _face_move(table, self.read_card(interaction, card), on, suit, number)
        )

    @app_commands.command()
    async def give(self, interaction: Interaction, card: TypedCard) -> None:
        await self.move(interaction, lambda _: f"give {self.read_card(interaction, card)}")

    # Each list holds the typer's own cards and nothing else; nothing in it tells which of them fits.

    @bid.autocomplete("card")
    @show.autocomplete("card")
    @down.autocomplete("card")
    @pass_turn.autocomplete("card")
    @give.autocomplete("card")
    async def own_cards(self, interaction: Interaction, typed: str) -> Choices:
        return card_choices(await self._hand(interaction), typed, await self.spelled(interaction))

    @face.autocomplete("card")
    async def own_faces(self, interaction: Interaction, typed: str) -> Choices:
        faces = [card for card in await self._hand(interaction) if not IS_NUMBER[card]]
        return card_choices(faces, typed, await self.spelled(interaction))

    @up.autocomplete("cards")
    async def own_face_up(self, interaction: Interaction, typed: str) -> Choices:
        """List the cards that can follow those typed before."""
        view = await self.own_view(interaction)
        face_up = [] if view is None else sorted(view.seats[view.seat].up)
        *before, begun = typed.upper().replace(",", " ").split(" ")
        spelled = await self.spelled(interaction)
        kept = [spelled[word] for word in before if word in spelled]
        return card_choices([card for card in face_up if card not in kept], begun, spelled, kept)

    @face.autocomplete("on")
    async def others(self, interaction: Interaction, typed: str) -> Choices:
        table, wanted = await self.table_here(interaction), typed.casefold().strip()
        own = None if table is None else table.data.seat_of(interaction.user.id)
        if table is None or own is None or table.data.state is None:
            return []
        names = zip(label_names(table.data.seats), seat_names(table.data.seats), strict=True)
        return [
            app_commands.Choice(name=label[:100], value=str(seat))
            for seat, (label, name) in enumerate(names)
            if seat != own and (wanted in name.casefold() or wanted == str(seat))
        ]

    async def _hand(self, interaction: Interaction) -> Sequence[Card]:
        view = await self.own_view(interaction)
        return () if view is None else view.hand


def _face_move(table: TableData, name: str, on: str, suit: str | None, number: int | None) -> str:
    rank = RANK_OF[parse_card(name)]
    if rank < JACK:
        raise Malformed("not-a-face-card", card=card_text(parse_card(name)))
    play = f"{name} {_seat_named(table, on)}"
    if rank == JACK:
        return play
    if rank == QUEEN:
        if suit is None:
            raise Malformed("suit-needed")
        return f"{play} {suit[0]}"
    if number is None:
        raise Malformed("number-needed")
    return f"{play} {number}"


def _seat_named(table: TableData, typed: str) -> int:
    """Return the seat: what was chosen from the list is its number, and a typed name is looked up."""
    wanted = typed.casefold().strip()
    for seat, (label, name) in enumerate(zip(label_names(table.seats), seat_names(table.seats), strict=True)):
        if wanted in (str(seat), label.casefold(), name.casefold()):
            return seat
    raise Malformed("nobody-called", name=shown(typed))
