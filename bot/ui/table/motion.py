"""Moments: what decides is seen happening in the table's own picture, which stands still again afterwards."""

import logging
from collections.abc import Sequence

import msgspec

from bot.tables.steps.model import Change, TableData
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import Presentation

log = logging.getLogger(__name__)


def with_motion(
    shown: Presentation, kit: GameKit, data: TableData, changes: Sequence[Change], audience: Audience
) -> Presentation:
    """Add what has happened since the table was shown last, if that is worth seeing. All of it is public."""
    if shown.scene is None or kit.motion is None or not changes or not data.motion or data.lesson is not None:
        return shown
    before = changes[0].before
    if before is None or before.state is None or changes[-1].table.version != data.version:
        return shown
    events = [event for change in changes for event in change.events if event.shown_to(None)]
    view = kit.rules.view
    try:
        frames = kit.motion(view(before.state, None), view(data.state, None), events, audience.of_picture)
    except Exception:  # the picture is shown without it
        log.exception("table %s: a moment could not be shown", data.id)
        return shown
    if {scene.height for scene, _ in frames} - {shown.scene.height}:
        return shown  # the closing picture, or a table of another size
    return msgspec.structs.replace(shown, frames=frames)
