"""A table or a seat as it was before it had groups: all fields beside each other."""

from typing import Any

import msgspec

from bot.tables.steps.fields import groups_of


def flat(struct: msgspec.Struct) -> dict[str, Any]:
    groups = {*groups_of(type(struct)).values()}
    found = {name: getattr(struct, name) for name in struct.__struct_fields__ if name not in groups}
    for group in groups:
        found |= flat(getattr(struct, group))
    return found
