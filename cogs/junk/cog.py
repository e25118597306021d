"""Junk on Discord: its slash commands, and its parts handed to the frame."""

from bot.core.cards import PACK, parse_cards
from bot.core.lesson import Lesson, LessonStep
from bot.ui.actions.game_cog import SoloCog
from bot.ui.kit import GameKit, GuideKit, InsightKit, StormKit
from cogs.junk import board_words, words
from cogs.junk.picture.boards import answer, board
from cogs.junk.picture.table import THRILLS, ending, moment, motion, scene
from cogs.junk.player import choose
from cogs.junk.player.boards import boards
from cogs.junk.player.solver import solve, study
from cogs.junk.rules.game import GAME, five, nothing
from cogs.junk.rules.state import View


def best_possible(view: View) -> int:
    assert view.deal is not None
    return solve(view.deal)


def progress(score: float, best: int) -> float:
    return (len(PACK) - score) / (len(PACK) - best)


_FIRST = "5H 9H 8C 2D 3C AS"
_LATER = (
    "KH 3H QH 2H 8H 7H JH TH 6H 5C 4C QC 2C QD 9C TC 6C JC 7C 8D 3D 2S 9S 9D 8S JS 7S 7D 4S JD KD 5D 4D TD TS QS AD KS"
    " 4H 5S 6D 6S AH 3S AC KC"
)
_JUNKED = ("QD", "4S", "4H")
"""The Saving Grace cannot take the lowest."""

_PLAYED_ON = tuple(move for card in _LATER.split() for move in ("0 draw", "0 junk" if card in _JUNKED else "0 play"))
"""The middle of the game teaches nothing new, so it is played automatically."""

LESSON = Lesson(
    seats=1,
    deal=({"shuffle": [*_FIRST.split(), *_LATER.split()]},),
    steps=(
        LessonStep("draw"),
        LessonStep("play", then=("0 draw",)),
        LessonStep("play", then=("0 draw",)),
        LessonStep("play", then=("0 draw",)),
        LessonStep("play"),
        LessonStep("junk", then=("0 draw",)),
        LessonStep("play"),
        LessonStep("rescue", then=("0 draw",)),
        LessonStep("play", then=_PLAYED_ON),
        LessonStep("grace"),
        LessonStep("grace"),
        LessonStep("stop"),
    ),
)
"""The lesson: what fits, a misplay on purpose, a rescue, an Ace and the Saving Grace."""

KIT = GameKit(
    rules=GAME,
    choose=choose,
    scene=scene,
    offers=words.offers,
    unpack=words.unpack,
    status=words.status,
    recap=words.recap,
    accuse=words.accuse,
    alt=words.alt,
    rules_pages=4,
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
    motion=motion,
    thrills=THRILLS,
    position=2,
    news=words.NEWS,
    difficulty="easy",
    moves=lambda *_: 125,
    seconds_a_move=2.0,
    emblem=parse_cards(["KH", "TC", "2D", "AS"]),
    best=best_possible,
    progress=progress,
    height=lambda state: len(state.junk),
    card=lambda state: 2 * state.drawn - (state.held is not None),
    insight=InsightKit(
        study=study,
        text=words.insight_text,
        sums=words.insight_sums,
        turning_point=words.turning_point,
        best_line=words.best_line,
    ),
    storm=StormKit(
        boards=boards,
        scene=board,
        sentence=board_words.sentence,
        answer=answer,
        why=board_words.why,
    ),
    badges={"five": five, "nothing": nothing},
)


class JunkCog(SoloCog, group_name="junk"):
    kit = KIT
    typed_options = (("naked", "face-up"),)
    moves = ("draw", "play", "junk", "rescue", "grace", "stop")
