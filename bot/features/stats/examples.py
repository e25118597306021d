"""Examples of pages of /table me, for the gallery."""

from collections.abc import Mapping, Sequence

from bot.features.stats.badge_picture import IN_A_ROW, Shown, badges_scene
from bot.features.stats.badges import Badge, all_badges
from bot.features.stats.level import BARS
from bot.features.stats.progress import Bar, OfGame, Progress, progress_scene
from bot.features.stats.store import Rival
from bot.text import words_for
from bot.ui.kit import GameKit
from render.scene import MedalKind, Scene

_SHARES = (0.62, 0.7, 0.58, 0.81, 0.0, 0.77, 0.9, 0.84, 0.96, 1.0)
_CLEAN = (0, 1, 1, 0, 1, 1, 1)
_REACHED = (7, 4)


def example_pages(kits: Sequence[GameKit]) -> Mapping[str, Scene]:
    week = [(day, day not in (1, 4)) for day in (4, 5, 6, 0, 1, 2, 3)]
    games = [_game(kit, number, is_new=False) for number, kit in enumerate(kits)]
    rivals = [Rival("Carol", 5, 3), Rival("田中太郎と愉快な仲間たちの長い名前", 2, 4)]
    new = [_game(kit, number, is_new=True) for number, kit in enumerate(kits)]
    badges = all_badges(kits)
    medals: list[tuple[MedalKind, bool]] = [(badge.kind, number < 5) for number, badge in enumerate(badges[:IN_A_ROW])]
    unlit: list[tuple[MedalKind, bool]] = [(kind, False) for kind, _ in medals]
    pages = {
        "me": Progress("තරිඳු පෙරේරා", week, sorted(games, key=lambda game: game.by_level), medals, "", rivals),
        "me-new": Progress(
            "Zoë", [(day, False) for day, _ in week], sorted(new, key=lambda game: game.by_level), unlit, "", ()
        ),
    }
    return {
        **{name: progress_scene(page, "") for name, page in pages.items()},
        "badges": _badges(badges, lit=len(badges)),
        "badges-new": _badges(badges, lit=0),
    }


def _badges(badges: Sequence[Badge], lit: int) -> Scene:
    words = words_for("")
    shown = [Shown(one.kind, one.title(words), one.how(words), number < lit) for number, one in enumerate(badges)]
    return badges_scene("கயல்விழி", words.say("badges-count", earned=lit, of=len(shown)), shown)


def _game(kit: GameKit, number: int, *, is_new: bool) -> OfGame:
    words, rating = words_for("", kit.name), "" if is_new or kit.for_one else f"{1523 - 80 * number}"
    if kit.levels_apart:
        reached = 0 if is_new else _REACHED[number % len(_REACHED)]
        told = words.say("progress-level", bars=reached, games=2, least=5)
        bars = [Bar((place + 1) / BARS, place < reached) for place in range(BARS)]
    elif kit.progress is not None:
        bars = [] if is_new else [Bar(share, lit=True) for share in _SHARES]
        told = words.say("progress-share", games=len(bars), share=72)
    else:
        bars = [] if is_new else [Bar(1, bool(clean)) for clean in _CLEAN]
        told = words.say("progress-attention", games=len(bars), clean=sum(_CLEAN), catches=12)
    return OfGame(kit.name, told, bars, rating, by_level=bool(kit.levels_apart))
