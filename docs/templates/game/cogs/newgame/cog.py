"""New game on Discord: its slash commands, and its parts handed to the frame."""

from bot.core.cards import NAMES
from bot.core.lesson import Lesson, LessonStep
from bot.ui.actions.game_cog import GameCog
from bot.ui.kit import GameKit, GuideKit

from . import words
from .picture import scene
from .player import choose
from .rules import GAME, MOVES

_DEALT = ("5S", "9H")
LESSON = Lesson(
    seats=2,
    deal=({"shuffle": [*_DEALT, *(name for name in NAMES if name not in _DEALT)]},),
    steps=(LessonStep("swap", chance=({"pick": "JD"},), then=("1 keep",)),),
)

KIT = GameKit(
    rules=GAME,
    choose=choose,
    scene=scene,
    offers=words.offers,
    status=words.status,
    recap=words.recap,
    alt=words.alt,
    guide=GuideKit(
        options_text=words.options_text,
        relevant_rules=words.relevant_rules,
        name_move=words.name_move,
    ),
    lesson=LESSON,
)


class NewGameCog(GameCog, group_name="newgame"):
    kit = KIT
    moves = MOVES
