"""All examples on one page, each as wide as a phone shows it and with its name."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

PHONE = 340
_COLUMNS, _GAP, _TITLE = 6, 24, 28
_GROUND, _LETTERS = (38, 36, 54), (214, 214, 226)


def write_sheet(folder: Path, names: Sequence[str]) -> Path:
    """Write a sheet of these pictures of the folder; each goes to the column that is the shortest so far."""
    bottoms = [_GAP] * _COLUMNS
    placed: list[tuple[int, int, str, Image.Image]] = []
    for name, picture in _reduced(folder, names):
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


def _reduced(folder: Path, names: Sequence[str]) -> Iterator[tuple[str, Image.Image]]:
    for name in names:
        with Image.open(folder / f"{name}.png") as picture:
            height = round(picture.height * PHONE / picture.width)
            yield name, picture.convert("RGB").resize((PHONE, height), Image.Resampling.LANCZOS)
