"""Examples for people to look at, and for the tests of what a phone can show."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.core.cards import parse_card
from bot.core.summary import SeatSummary, Summary
from bot.text import Words
from bot.text.voice import Voice
from bot.ui.thrills import with_thrills
from cogs.junk.picture.table import THRILLS, ending, moment, motion, scene
from cogs.junk.rules.state import Action, Drew, LastAction, Misplayed, View
from render.scene import Scene

_ENDINGS = {
    "Alice": (7, 0, SeatSummary(mistakes=2, hints=1)),
    "さくら": (0, 0, SeatSummary()),
    "שלום": (1, 1, SeatSummary()),
    "مها": (3, None, SeatSummary(mistakes=1)),
    "नीला": (2, 2, SeatSummary(hints=11)),
    "🐉 Kai": (4, 1, SeatSummary()),
    "Максим": (40, 13, SeatSummary(mistakes=100, hints=12)),
    "W" * 10_000: (12, 3, SeatSummary(mistakes=1, hints=1)),
}
"""Names of many scripts, each with the cards left, the best possible and how it was played."""


def gallery(words: Words) -> Mapping[str, Scene]:
    """Return the emptiest table, a typical one, the fullest, misplays and what is announced of them, ends."""
    king, ten, ace, two, six = (parse_card(name) for name in ("KH", "TC", "AS", "2D", "6H"))
    blank = View(
        draw=52, next=None, held=None, play=0, play_top=None, junk=0, junk_top=None, grace=0, grace_top=None,
        naked=False, last=None, finished=False, deal=None,
    )  # fmt: skip
    typical = replace(
        blank, draw=30, held=king, play=12, play_top=ten, junk=9, junk_top=two, last=LastAction(Action.DRAW, king)
    )
    waiting = replace(typical, held=None)
    after = replace(waiting, draw=0, play=40, last=LastAction(Action.JUNK, two))
    graced = replace(after, junk=5, grace=4, grace_top=six, last=LastAction(Action.GRACE, six))
    over = replace(graced, last=LastAction(Action.STOP, None), finished=True)
    views = {
        "emptiest": blank,
        "typical": typical,
        "typical-played": replace(waiting, play=13, play_top=king, last=LastAction(Action.PLAY, king)),
        "typical-junked": replace(waiting, junk=10, junk_top=king, last=LastAction(Action.JUNK, king)),
        "typical-rescued": replace(
            waiting, play=13, play_top=two, junk=8, junk_top=king, last=LastAction(Action.RESCUE, two)
        ),
        "fullest": replace(typical, next=ace, naked=True, play=37, junk=14),
        "misplay": replace(typical, last=LastAction(Action.PLAY, king, "does-not-fit")),
        "misplay-junk": replace(typical, last=LastAction(Action.RESCUE, two, "does-not-fit")),
        "after": after,
        "typical-grace": graced,
        "over": over,
    }
    voice = Voice(("Alice",), words)
    scenes = {name: scene(view, voice) for name, view in views.items()}
    misplays = {
        "play": (typical, "does-not-fit", Action.PLAY, king, ten),
        "rescue": (typical, "does-not-fit", Action.RESCUE, two, ten),
        "grace": (graced, "does-not-fit", Action.GRACE, two, six),
        "ace": (replace(typical, held=ace), "ace-first", Action.RESCUE, two, None),
        "late": (replace(typical, junk_top=ace), "too-late", Action.RESCUE, ace, None),
    }
    for name, (view, fault, action, card, onto) in misplays.items():
        juse = Misplayed(seat=0, fault=fault, action=action, card=card, onto=onto)
        for number, shown in enumerate(moment(view, juse, voice), start=1):
            scenes[f"moment-{name}-{number}"] = shown
    chain = tuple(map(parse_card, ("9D", "9S", "5S", "5H")))
    rescued = replace(
        waiting, play=16, play_top=chain[-1], junk=5, last=LastAction(Action.RESCUE, chain[-1]), chain=chain
    )
    for cards in (2, len(chain)):
        view = replace(rescued, chain=chain[:cards])
        scenes[f"typical-chain-{cards}"] = with_thrills(scene(view, voice), THRILLS, view, (), voice)
    went_on = replace(rescued, draw=29, held=king, last=LastAction(Action.DRAW, king), chain=())
    for number, (shown, _) in enumerate(motion(rescued, went_on, (Drew(card=king),), voice), start=1):
        scenes[f"motion-chain-{number}"] = shown
    for number, (name, (left, best, played)) in enumerate(_ENDINGS.items(), start=1):
        ended = replace(over, play=48 - left, junk=left, junk_top=two if left else None)
        scenes[f"ending-{number}"] = ending(ended, Summary((played,), best=best), Voice((name,), words))
    return scenes
