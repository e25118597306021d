"""Examples of pages of /table me, for the gallery."""

from collections.abc import Mapping, Sequence

from bot.features.stats.badge_picture import IN_A_ROW, Shown, badges_scene
from bot.features.stats.level import BARS
from bot.features.stats.progress import Bar, OfGame, Progress, progress_scene
from bot.features.stats.store import Rival
from bot.text import words_for
from bot.ui.kit import GameKit
from render.scene import MedalKind, Scene

_SHARES = (0.62, 0.7, 0.58, 0.81, 0.0, 0.77, 0.9, 0.84, 0.96, 1.0)
_CLEAN = (0, 1, 1, 0, 1, 1, 1)
_REACHED = (7, 4)
_BADGES: Mapping[MedalKind, tuple[str, str]] = {
    "clean": ("clean game", "not one slip"),
    "eye": ("three caught", "slips in a game"),
    "crowd": ("best of four", "or of even more"),
    "behind": ("from behind", "last, then first"),
    "machines": ("two beaten", "alone, both Hard"),
    "all": ("all four", "games finished"),
    "week": ("a whole week", "seven days in a row"),
    "night": ("night owl", "a whole game night"),
    "sharp": ("eye of the hawk", "a slip cost five cards"),
    "seven": ("seven at once", "cards in one turn"),
    "five": ("five saved", "rescues in a row"),
    "best": ("bull's-eye", "the best possible"),
    "nothing": ("nothing left", "not a single card"),
    "alone": ("bold bid", "right, alone"),
    "twice": ("கடைசி அட்டை", "முதலில் வெளியேறினார்"),
    "policies": ("最後の一枚まで全部", "両方の政策が可決された"),
}


def example_pages(kits: Sequence[GameKit]) -> Mapping[str, Scene]:
    week = [(day, day not in (1, 4)) for day in (4, 5, 6, 0, 1, 2, 3)]
    games = [_game(kit, number, is_new=False) for number, kit in enumerate(kits)]
    rivals = [Rival("Carol", 5, 3), Rival("田中太郎と愉快な仲間たちの長い名前", 2, 4)]
    new = [_game(kit, number, is_new=True) for number, kit in enumerate(kits)]
    kinds: list[MedalKind] = list(_BADGES)[:IN_A_ROW]
    medals: list[tuple[MedalKind, bool]] = [(kind, number < 5) for number, kind in enumerate(kinds)]
    unlit: list[tuple[MedalKind, bool]] = [(kind, False) for kind in kinds]
    pages = {
        "me": Progress("තරිඳු පෙරේරා", week, sorted(games, key=lambda game: game.by_level), medals, "", rivals),
        "me-new": Progress(
            "Zoë", [(day, False) for day, _ in week], sorted(new, key=lambda game: game.by_level), unlit, "", ()
        ),
    }
    return {
        **{name: progress_scene(page, "") for name, page in pages.items()},
        "badges": _badges(lit=len(_BADGES)),
        "badges-new": _badges(lit=0),
    }


def _badges(lit: int) -> Scene:
    shown = [Shown(kind, *said, number < lit) for number, (kind, said) in enumerate(_BADGES.items())]
    return badges_scene("Badges", f"{lit} of {len(shown)} · private", shown)


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
