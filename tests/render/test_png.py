"""The canvas and the encoder, and that only they depend on Pillow's private parts."""

from io import BytesIO

import pytest
from PIL import Image

from render.cards import card_mask
from render.png import Canvas
from render.scene import WIDTH
from render.sprites import Sprite, rounded_mask


def ring(width: int, height: int) -> Image.Image:
    mask = rounded_mask(width, height, 26)
    mask.paste(0, (6, 6), rounded_mask(width - 12, height - 12, 20))
    return mask


def speckles(width: int, height: int) -> Image.Image:
    return Image.effect_noise((width, height), 80).point([0] * 128 + [255] * 128, "1")


@pytest.mark.parametrize(
    "mask",
    [card_mask(124, 174), ring(300, 200), Image.new("1", (120, 90)), speckles(140, 120), None],
    ids=["card", "frame", "transparent", "speckles", "opaque"],
)
def test_a_pasted_sprite_is_what_pillows_public_paste_would_give(mask: Image.Image | None) -> None:
    pixels = Image.effect_noise(mask.size if mask is not None else (150, 100), 80)
    expected = Image.new("L", (400, 400), 7)
    expected.paste(pixels, (30, 20), mask)
    canvas = Canvas(400)
    canvas.fill_rows(7, 0, 400)
    canvas.paste_patches(Sprite(pixels, mask).patches, 30, 20)
    assert canvas.crop(0, 0, 400, 400).tobytes() == expected.tobytes()


def test_a_png_shows_what_was_painted_and_its_checksums_are_right() -> None:
    """Twice, because the second picture is painted on the memory of the first."""
    for index, height in ((3, 321), (90, 200)):
        canvas = Canvas(height)
        canvas.fill_rows(index, 0, height)
        canvas.fill_box(40, 40, 30, 300, 150)
        canvas.replace([255 - step for step in range(256)], (60, 50, 100, 90))
        canvas.paste_patches(Sprite(Image.new("L", (50, 50), 60), rounded_mask(50, 50, 9)).patches, -20, height - 25)
        painted = canvas.crop(0, 0, WIDTH, height).tobytes()
        png = canvas.to_png()
        Image.open(BytesIO(png)).verify()
        with Image.open(BytesIO(png)) as image:
            assert (image.format, image.mode, image.size) == ("PNG", "P", (WIDTH, height))
            assert image.tobytes() == painted


def test_indices_are_replaced_where_the_mask_is() -> None:
    canvas = Canvas(200)
    canvas.fill_rows(7, 0, 200)
    canvas.fill_box(9, 10, 0, 20, 200)
    canvas.replace([step + 1 for step in range(255)] + [0], (5, 5, 15, 6), Image.new("1", (10, 1), 1))
    assert canvas.crop(4, 5, 12, 1).tobytes() == bytes([7, *[8] * 5, *[10] * 5, 9])
    canvas.replace(list(range(256)), (0, 0, 5, 5), Image.new("1", (5, 5)))
    assert canvas.crop(0, 0, 1, 1).tobytes() == bytes([7])
