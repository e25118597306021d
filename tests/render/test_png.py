"""The canvas and the encoder, and that only they depend on Pillow's private parts."""

from io import BytesIO

from PIL import Image

from render.png import Canvas
from render.scene import WIDTH
from render.sprites import Sprite, rounded_mask


def test_a_png_shows_what_was_painted_and_its_checksums_are_right() -> None:
    """Twice, because the second picture is painted on the memory of the first."""
    for index, height in ((3, 321), (90, 200)):
        canvas = Canvas(height)
        canvas.fill_rows(index, 0, height)
        canvas.fill_box(40, 40, 30, 300, 150)
        canvas.replace([255 - step for step in range(256)], (60, 50, 100, 90))
        canvas.paste_patches(Sprite(Image.new("L", (50, 50), 60), rounded_mask(50, 50, 9)).patches, -20, height - 25)
        painted = canvas.crop(0, 0, WIDTH, height).tobytes()
        png = canvas.rows().to_png()
        Image.open(BytesIO(png)).verify()
        with Image.open(BytesIO(png)) as image:
            assert (image.format, image.mode, image.size) == ("PNG", "P", (WIDTH, height))
            assert image.tobytes() == painted
