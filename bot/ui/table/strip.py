"""What a feature puts below the picture of a lobby, or of a game that is over."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.ui.discord.components import ALT_LIMIT, ROW_LIMIT, Button, phone_rows, shortened
from bot.ui.table.additions import Strip
from bot.ui.table.presentation import Presentation, with_lines
from render.layout import Box
from render.scene import MAX_HEIGHT, MOST_BELOW, WIDTH, Item, Scene


def with_below(shown: Presentation, below: Sequence[str | Strip | Button]) -> Presentation:
    """Put lines below the text and buttons below the others, as far as there is room, and strips below the picture."""
    lines, buttons = list[str](), list[Button]()
    for part in below:
        if isinstance(part, str):
            lines.append(part)
        elif isinstance(part, Button):
            buttons.append(part)
        elif shown.scene is None or shown.scene.height + part.height > MAX_HEIGHT + MOST_BELOW:
            lines.append(part.in_words)
        else:
            lines += [part.line] * bool(part.line)
            box = Box(0, shown.scene.height, WIDTH, part.height)
            drawn = (*part.draw(box),)

            def lengthened(scene: Scene, box: Box = box, drawn: Sequence[Item] = drawn) -> Scene:
                return Scene(box.bottom, (*scene.items, *drawn), scene.look)

            alt = f"{shortened(shown.alt, ALT_LIMIT - len(part.alt) - 1)}\n{part.alt}"
            frames = [(lengthened(scene), milliseconds) for scene, milliseconds in shown.frames]
            shown = replace(shown, alt=alt, scene=lengthened(shown.scene), frames=frames)
    panel = [*shown.panel, *phone_rows(buttons)][:ROW_LIMIT] if buttons else shown.panel
    return with_lines(replace(shown, panel=panel), lines)
