"""Tables as they were stored before they had parts: every field beside the others."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.tables.steps.days import counts_until
from bot.tables.steps.fields import groups_of
from bot.tables.steps.model import Seat, TableData

_PARTS: Mapping[str, tuple[str, str]] = {
    "day": ("daily", "day"),
    "lesson": ("lessons", "number"),
}
"""Fields of features of today that were a table's: which feature's, and how it calls them."""
_SERIES_DEALS = 3


def as_of_today(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a table as it has them now. What is missing is as usual. `ValidationError` if damaged."""
    try:
        return _as_of_today(fields)
    except (LookupError, TypeError, AttributeError, ValueError) as error:
        raise msgspec.ValidationError(f"no table of before there were parts: {error!r}") from error


def _as_of_today(fields: dict[str, Any]) -> dict[str, Any]:
    old = {name: value for name, value in fields.items() if value is not None}
    parts = {feature: {name: old[was]} for was, (feature, name) in _PARTS.items() if was in old}
    facts: dict[str, Any] = {"parts": parts, "scripted": "lesson" in old, "is_continued": "again" in old}
    if "again" in old:
        parts["review"] = old["again"]
    if "series" in old:
        series, carried = old["series"], [seat.get("carried", 0.0) for seat in old["seats"]]
        parts["series"] = {"deal": series.get("deal", 1), "after_table": series.get("after"), "carried": carried}
        facts["deals"] = _SERIES_DEALS + 1 - parts["series"]["deal"]
    if "deal" in old:
        parts["challenge"] = {}
    if "day" in old:
        facts["deal"], facts["secret_until"] = f"{old['game']} {old['day']}", counts_until(old["day"])
        facts["counts"] = not old.get("unranked", False)
    seats = [_in_groups(seat, Seat) for seat in fields["seats"]]
    return _in_groups({**fields, **facts, "seats": seats}, TableData)


def _in_groups(fields: dict[str, Any], struct: type[msgspec.Struct]) -> dict[str, Any]:
    groups, found = groups_of(struct), dict[str, Any]()
    for name, value in fields.items():
        if name in groups:
            found.setdefault(groups[name], {})[name] = value
        else:
            found[name] = value
    return found
