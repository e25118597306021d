"""Every text in every language with something in all its places, and every reason in its frame: none may have what no
sentence has.

With `TEXTS_IN=DIR` each language is written to a file in that folder, to be read from the first line to the last.
"""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from bot.games import game_names
from bot.text import SOURCE_LANGUAGE, languages, texts_in, words_for
from bot.text.translations import CATEGORIES, CatalogueFile, Selector, Text

COUNTED, COUNTS, NAMES = (0, 1, 2, 21), (2, 5, 21, 100), ("Ada", "Kai", "Максим", "Zoë")
CARDS = ("8♥", "A♠", "Q♦", "10♣")
SAMPLES: Mapping[str, Sequence[str | int]] = {
    name: samples
    for names, samples in (
        ("below card junk onto own policy sigil top", CARDS),
        ("better move moves other played", ("8♥",)),
        ("cards hand joker policies sigils", ("8♥ A♠", "A♠ Q♦")),
        ("bid suit suits", ("♥", "♠", "♦", "♣")),
        ("high low rank ranks", ("8", "A", "10", "K")),
        ("closes date day long next time until when", ("12:30",)),
        ("command game option", ("Juse",)),
        ("channel channels link", ("<#1>",)),
        ("after before by clean counted cycle cycles deal deals done draft draw first format gain gathering", COUNTS),
        ("gatherings goal gold have highest held latest least left lost lowest margin max min minutes most", COUNTS),
        ("need now number of often other_gain other_worth others percent place points reached right rollouts", COUNTS),
        ("round rounds score seats seconds seldom share silver step steps streak table took total weeks won", COUNTS),
        ("worse worth", COUNTS),
    )
    for name in names.split()
}
"""What is put in a place, by its name; all others are names of people."""
ADVICE = r"juse-best-(?!catch).*|{game}-coach-(?!empty|shared).*"
FRAMES = (
    ("what-right", "why", r"{game}-right-.*"),
    ("what-wrong", "why", r"{game}-wrong-.*"),
    ("what-best", "why", ADVICE),
    ("juse-call", "why", r"{game}-fault-.*"),
    ("juse-slip-seen", "why", r"juse-fault-.*"),
    ("juse-slip-unnoticed", "why", r"juse-fault-.*"),
    ("juse-turning-missed", "seen", r"juse-moment-(?:does-not-fit|centre-first|nearer-first|playable-elsewhere)"),
    ("storm-missed-line", "sentence", r"{game}-board-(?:move|claim)"),
    ("storm-missed-line", "why", r"{game}-board-(?:right|why)"),
    ("watch-ask", "until", r"{game}-forecast-until"),
    ("watch-late", "until", r"{game}-forecast-until"),
    ("turning-line", "text", r"{game}-turning.*"),
    ("badge-news", "why", r"{game}-badge-.*-why"),
    ("again-goal", "goal", r"{game}-review-goal"),
    ("again-brought", "now", r"{game}-review-brought"),
    ("roundup-review-why", "effect", r"roundup-review-effect"),
    ("jugglers-review-why", "effect", r"jugglers-review-effect"),
)
"""What is put into another text: its key, the place in it, and what comes there."""
SENTENCES = rf"refused-.*|{{game}}-(?:fault|matters|can|new)-.*|.*badge-.*-why|.*-review-(?:goal|brought)|{ADVICE}"
WITHIN = r"{game}-(?:right|wrong)-.*"
"""Sentences that others begin."""
ENDS = re.compile(r"(?:[.!?…][*)”»“]*|<#1>>?|table:\d+)$")
FAULTS = {
    "a brace": r"[{}]",
    "two spaces": r"\S  ",
    "an empty bracket": r"\(\s*\)|“\s*”|„\s*“",
    "a space before a mark": r" [,.;:!?](?=\s|$)",
    "two marks": r"[.,;:] ?[.,;:](?!\w)|[!?][.;:]",
}
ENGLISH = {
    "no subject": r"because (?:are|do|does|fits?|has|have|is|place|play|to|was)\b",
    "a for an": r"\b[Aa] (?:8|11|18|A\b)|\ban (?:[2-79]|J\b|Q\b|K\b)",
    "one of several": r"(?<![\w.,/–−×+♠♥♦♣])1 (?:more )?(?:card|point|move|mistake|hint|vote|turn|round|day)s\b",
}


@cache
def catalogue(language: str, game: str) -> CatalogueFile:
    return CatalogueFile(texts_in(language, game), texts_in(language, ""))


def choices(select: Selector, text: Text) -> Sequence[str | int]:
    """Choose each form once: by numbers of every kind where it counts."""
    numbers = {int(key) for key in select.keys if key.isdecimal()}
    if select.ordinal or numbers or select.keys & CATEGORIES:
        return sorted(numbers | {*COUNTED})
    placed = SAMPLES.get(select.variable, NAMES)[:1] if select.variable in text.placed else ["other"]
    return [*sorted(select.keys - {"other"}), *placed]


def said(language: str, game: str, key: str, **given: str) -> Iterator[str]:
    """Say a text in each of its forms, the first with each name, card and suit."""
    text = catalogue(language, game).read(key)
    chosen = {select.variable: choices(select, text) for select in text.selects}
    for form, values in enumerate(product(*chosen.values())):
        for turn in range(form, form + (1 if form else 4)):
            samples = {name: [*SAMPLES.get(name, NAMES)] for name in text.placed}
            placed = {name: known[turn % len(known)] for name, known in samples.items()}
            yield words_for(language, game).say(key, **{**placed, **dict(zip(chosen, values, strict=True)), **given})


def lines(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Say all texts of a game, and then those that are put into others in these."""
    own = [key for key in texts_in(language, game) if key[0] != "-"]
    yield from ((key, line) for key in own for line in said(language, game, key))
    for frame, place, inside in FRAMES if game else ():
        for key in filter(re.compile(inside.format(game=game)).fullmatch, own):
            for why in dict.fromkeys(said(language, game, key)):
                framed = said(language, game, frame, **{place: why})
                yield f"{key} in {frame}", next(line for line in framed if why in line)


def faults(game: str, key: str, line: str, signs: Mapping[str, str]) -> Iterator[str]:
    yield from (what for what, sign in signs.items() if re.search(sign, line.replace("Juse!", "Juse")))
    begins = re.fullmatch(SENTENCES.format(game=game), key)
    if (begins or re.fullmatch(WITHIN.format(game=game), key)) and not ENDS.search(line):
        yield "no mark at its end"
    if begins and (first := re.search(r"[\w♠♥♦♣]", line)) and first[0].islower():
        yield "a small letter first"


@pytest.mark.parametrize("language", languages(game_names()))
def test_every_text_is_whole_with_anything_in_its_places(language: str) -> None:
    signs = FAULTS | (ENGLISH if language == SOURCE_LANGUAGE else {})
    found = dict.fromkeys((game, *line) for game in ("", *game_names()) for line in lines(language, game))
    if folder := os.environ.get("TEXTS_IN"):
        text = "".join(f"{key}: {line}\n" for _, key, line in found)
        Path(folder, f"{language}.txt").write_text(text, encoding="utf-8")
    wrong = [f"{key} has {what}: {line}" for game, key, line in found for what in faults(game, key, line, signs)]
    assert wrong == []
