"""Paint every game's example tables, what features show, and the emojis as PNG files for people to look at."""

import argparse
import importlib
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from itertools import chain, islice
from pathlib import Path
from typing import get_args

import msgspec
from PIL import Image, ImageDraw, ImageFont

import bot.text
from bot.cli import Misuse
from bot.core.cards import PACK, SUIT_OF, SUITS, Deck, Look
from bot.core.chance import Seeded
from bot.core.game import LEVELS, options_for_new_table
from bot.core.time_controls import CLOCK_NAMES
from bot.games import game_names
from bot.parts import find_features, find_kit
from bot.progress import print_line, steps
from bot.tables.steps.groups import Place, Terms
from bot.tables.steps.model import COMPUTER, Seat, TableData
from bot.text import words_for
from bot.text.voice import SEAT_SIGNS, Voice
from bot.ui.kit import in_order
from bot.ui.table.audience import Audience
from bot.ui.table.lobby_message import lobby_scene
from render import emojis
from render.painting import Renderer
from render.scene import Scene


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="where to put them; created if it does not exist")
    parser.add_argument(
        "--sheet", action="store_true", help="all of them on one page, too, as wide as a phone shows them"
    )
    parser.add_argument("--language", default="", help="in which its words are: de, fr, es-ES, pt-BR")
    parser.add_argument("--text", metavar="KEY", help="only those that show this text of a catalogue")


def run(args: argparse.Namespace) -> int:
    bot.text.default_language = args.language
    args.folder.mkdir(parents=True, exist_ok=True)
    renderer, scenes = Renderer(), [*example_scenes()]
    if args.text is not None:
        others = dict(_with_another_text(args.text))
        scenes = [(name, scene) for name, scene in scenes if scene != others[name]]
        if not scenes:
            raise Misuse(f"no example picture shows {args.text}")
    for name, scene in steps(scenes, "pictures"):
        path = args.folder / f"{name}.png"
        picture = renderer.paint(scene)
        path.write_bytes(picture)
        print_line(f"{path}  {len(picture) / 1024:.1f} KB")
    if args.text is None:
        print(write_emojis(args.folder))
    if args.sheet:
        print(write_sheet(args.folder, [name for name, _ in scenes if name.endswith("-two")]))
    return 0


def _with_another_text(key: str) -> Sequence[tuple[str, Scene]]:
    """Return the examples as they are when a text says something else, in whatever language it is said."""
    bot.text.reload()
    try:
        for game in ("", *game_names()):
            for language in bot.text.languages_for(bot.text.default_language, game):
                if key in (texts := bot.text.texts_in(language, game)):
                    texts[key] = f"{key} = ■\n"
        return [*example_scenes()]
    finally:
        bot.text.reload()


def example_scenes() -> Iterator[tuple[str, Scene]]:
    """Return each example of each game, and of what shows none, with both decks, under the name of its file."""
    of_games = (
        (f"{game}-{name}", scene)
        for game in game_names()
        for name, scene in (*_tables(game), *example_lobbies(game), *example_boards(game))
    )
    kits = in_order(find_kit(game) for game in game_names())
    of_features = chain.from_iterable(feature.pictures(kits).items() for feature in find_features().values())
    letters = words_for("").say("suit-letters")
    for name, scene in chain(of_features, of_games):
        for deck in get_args(Deck):
            yield f"{name}-{deck}", msgspec.structs.replace(scene, look=Look(deck, letters=letters))


def _tables(game: str) -> Iterable[tuple[str, Scene]]:
    """Return the tables of a game; none of a game that offers none."""
    try:
        examples = importlib.import_module(f"cogs.{game}.picture.examples")
    except ModuleNotFoundError as error:
        if error.name not in (f"cogs.{game}.picture", f"cogs.{game}.picture.examples"):
            raise
        return ()
    return examples.gallery(words_for("", game)).items()


_BOARDS = 6


def example_boards(game: str) -> Iterator[tuple[str, Scene]]:
    """Return a few boards of a game, and what was right; none of a game that has none."""
    kit = find_kit(game)
    if kit.storm is not None:
        names = ("Chamari", "Bartholomew the Considerate", "Nimal", "さくら")[: kit.rules.max_seats]
        voice, boards = Voice(names, words_for("", game)), kit.storm.boards(Seeded("gallery").below)
        for number, board in enumerate(islice(boards, _BOARDS), start=1):
            view = kit.rules.view(board.state, None)
            yield f"board-{number}", kit.storm.scene(view, board.seat, board.action, voice)
            yield f"moment-board-{number}", kit.storm.answer(board, voice)[-1]


# ------------------------------------------------------------ examples of lobbies


_PEOPLE = {0: "さくら", 2: "שלום", 4: "नीला", 5: "🐉 Kai", 7: "W" * 10_000}
_COMPUTERS = {1: "Chamari", 3: "Tharindu", 6: "Kumari 2"}
"""The computers, by their seats."""


def example_lobbies(game: str) -> Iterator[tuple[str, Scene]]:
    """Return a lobby for each number of seats taken; none of a game for one, which has no lobby."""
    kit = find_kit(game)
    most = kit.rules.max_seats
    if most > 1:
        for taken in sorted({1, most // 2 + 1, most}):
            seats = tuple(map(_seat, range(taken)))
            clock = CLOCK_NAMES[taken % len(CLOCK_NAMES)]
            about = (1, game, seats[0].user_id, options_for_new_table(kit.rules), seats)
            data = TableData(*about, place=Place(1, 1), terms=Terms(clock=clock))
            yield f"lobby-{taken}", lobby_scene(data, kit, Audience(data, "").of_picture)


def _seat(number: int) -> Seat:
    if number in _COMPUTERS:
        return Seat(COMPUTER, _COMPUTERS[number], level=LEVELS[number // 3])
    return Seat(number + 1, _PEOPLE[number])


# ------------------------------------------------------------ all on one page


PHONE = 340
_COLUMNS, _GAP, _TITLE = 6, 24, 28
_GROUND, _LETTERS = (38, 36, 54), (214, 214, 226)


def write_sheet(folder: Path, names: Sequence[str]) -> Path:
    """Write a sheet of these pictures of the folder; each goes to the column that is the shortest so far."""
    bottoms = [_GAP] * _COLUMNS
    placed: list[tuple[int, int, str, Image.Image]] = []
    for name in names:
        with Image.open(folder / f"{name}.png") as painted:
            height = round(painted.height * PHONE / painted.width)
            picture = painted.convert("RGB").resize((PHONE, height), Image.Resampling.LANCZOS)
        column = bottoms.index(min(bottoms))
        placed.append((_GAP + column * (PHONE + _GAP), bottoms[column], name, picture))
        bottoms[column] += _TITLE + picture.height + _GAP
    page = Image.new("RGB", (_GAP + _COLUMNS * (PHONE + _GAP), max(bottoms)), _GROUND)
    draw, font = ImageDraw.Draw(page), ImageFont.load_default(18)
    for x, y, name, picture in placed:
        draw.text((x, y), name, _LETTERS, font)
        page.paste(picture, (x, y + _TITLE))
    path = folder / "sheet.png"
    page.save(path)
    return path


# ------------------------------------------------------------ emojis

_EMOJI_GROUNDS, _EMOJI_SIZES = ((49, 51, 56), (255, 255, 255)), (128, 40, 20)
"""Discord's dark and light grounds; as they are uploaded, alone in a message, in a line of text."""
_EMOJI_STEP = 1.2


def write_emojis(folder: Path) -> Path:
    """Write a sheet of all emojis, in every size and on both grounds."""
    kits, decks, suits = in_order(map(find_kit, game_names())), get_args(Deck), range(len(SUITS))
    rows = [[emojis.card(card, deck) for card in PACK if SUIT_OF[card] == suit] for deck in decks for suit in suits]
    rows.append([emojis.suit(suit, deck) for deck in decks for suit in suits])
    rows.append([emojis.seat(number) for number in range(len(SEAT_SIGNS))])
    rows.append([emojis.back(), *(emojis.game(kit.sign, kit.emblem) for kit in kits)])
    widths = [round(_EMOJI_STEP * size * max(map(len, rows))) for size in _EMOJI_SIZES]
    height = round(_EMOJI_STEP * max(_EMOJI_SIZES) * len(rows))
    page = Image.new("RGB", (sum(widths), height * len(_EMOJI_GROUNDS)))
    for place, ground in enumerate(_EMOJI_GROUNDS):
        page.paste(ground, (0, place * height, page.width, (place + 1) * height))
        for number, size in enumerate(_EMOJI_SIZES):
            for y, row in enumerate(rows):
                for x, png in enumerate(row):
                    with Image.open(BytesIO(png)) as painted:
                        shown = painted.resize((size, size), Image.Resampling.LANCZOS)
                    left, top = (round(_EMOJI_STEP * size * at) for at in (x, y))
                    page.paste(shown, (sum(widths[:number]) + left, place * height + top), shown)
    path = folder / "emojis.png"
    page.save(path)
    return path
