"""Discord's documented limits, checked for every request in any test, as simcord does not check all of them."""

import re
from collections.abc import Iterable
from typing import Any

from simcord.types import HttpLogEntry

ACTION_ROW, BUTTON, STRING_SELECT = 1, 2, 3
LINK = 5
CHANNEL_MESSAGE = 4
SUPPRESS_EMBEDS, EPHEMERAL, SILENT = 1 << 2, 1 << 6, 1 << 12
CALLBACK = re.compile(r"^/interactions/\d+/[^/]+/callback$")
COMMANDS = re.compile(r"^/applications/\d+(/guilds/\d+)?/commands$")
MESSAGE = re.compile(r"^(/channels/\d+/messages|/webhooks/\d+/[^/]+)(/(@original|\d+))?$")
AT_A_TABLE = "move|pick|ahead|choose|anyone|table|hand|list|page|replay|challenge|film|from-here|review"
OUR_ID = re.compile(
    rf"^(({AT_A_TABLE}|[mtsdeucairhfv]):\d+\.([0-9a-f]{{6}})?:\d+:|(rules|welcome|mine|reminder|daily|night|storm|race|figures|help|look):|replay:(public-)?list$|dismiss$)"
)
COMMAND_NAME = re.compile(r"^[-_\w]{1,32}$")
MOST_AT_A_TABLE = 6
GROUPS = (1, 2)
"""Option types that are commands within a command."""


def check_all(requests: Iterable[HttpLogEntry]) -> int:
    """Returns how many of them had something to check."""
    return sum(check(request) for request in requests)


def check(request: HttpLogEntry) -> bool:
    body = request.json
    if COMMANDS.match(request.path) and isinstance(body, list):
        check_commands(body)
    elif not isinstance(body, dict):
        return False
    elif CALLBACK.match(request.path):
        check_callback(body)
    elif MESSAGE.match(request.path):
        new = request.method == "POST"
        check_message(
            body, new=new, flags=SILENT | SUPPRESS_EMBEDS | (EPHEMERAL if "/webhooks/" in request.path else 0)
        )
    else:
        return False
    return True


def check_callback(body: dict[str, Any]) -> None:
    data = body.get("data") or {}
    match body["type"]:
        case 4 | 7:
            check_message(data, new=body["type"] == CHANNEL_MESSAGE, flags=EPHEMERAL | SILENT | SUPPRESS_EMBEDS)
        case 5 | 6:
            assert data.get("flags", 0) in (0, EPHEMERAL)
        case 8:
            check_choices(data["choices"])
        case kind:
            raise AssertionError(f"a kind of answer that this bot does not use: {kind}")


def check_message(body: dict[str, Any], *, new: bool, flags: int) -> None:
    content, rows = body.get("content") or "", body.get("components") or []
    attachments = body.get("attachments") or []
    assert len(content) <= 2000
    assert not body.get("embeds"), "embeds have limits of their own: write them down here first"
    assert not body.get("flags", 0) & ~flags
    assert not new or content.strip() or attachments, "an empty message"
    assert len(attachments) <= 10
    for attachment in attachments:
        assert len(attachment.get("description") or "") <= 1024
    check_mentions(body.get("allowed_mentions"), content)
    check_components(rows)


def check_mentions(allowed: dict[str, Any] | None, content: str) -> None:
    """Stricter than Discord: no message may mention more people than a table has, a role or everyone."""
    assert allowed is not None or not content, "each message says whom it may mention"
    if allowed is not None:
        assert not allowed.get("parse")
        assert not allowed.get("roles")
        assert len(allowed.get("users") or ()) <= MOST_AT_A_TABLE


def check_components(rows: list[dict[str, Any]]) -> None:
    assert len(rows) <= 5
    assert all(row["type"] == ACTION_ROW for row in rows)
    parts = [part for row in rows for part in row["components"]]
    ids = [part["custom_id"] for part in parts if part.get("style") != LINK or part["type"] != BUTTON]
    assert len(ids) == len(set(ids)), "a custom_id twice"
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    assert all(map(OUR_ID.match, ids)), "a custom_id without the mark of its table"
    for row in rows:
        inside = row["components"]
        assert 1 <= len(inside) <= (5 if inside[0]["type"] == BUTTON else 1)
        for part in inside:
            check_button(part) if part["type"] == BUTTON else check_select(part)


def check_button(button: dict[str, Any]) -> None:
    assert button["style"] in range(1, 6)
    assert len(button.get("label") or "") <= 80
    assert (button.get("label") or "").strip() or button.get("emoji"), "a button without a label"


def check_select(select: dict[str, Any]) -> None:
    options = select["options"]
    assert select["type"] == STRING_SELECT
    assert 1 <= len(options) <= 25
    assert len(select.get("placeholder") or "") <= 150
    assert 0 <= select.get("min_values", 1) <= select.get("max_values", 1) <= len(options)
    values = [option["value"] for option in options]
    assert len(values) == len(set(values)), "an entry twice"
    assert sum(bool(option.get("default")) for option in options) <= select.get("max_values", 1)
    for option in options:
        assert len(option["label"].strip()) >= 1
        assert len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def check_choices(choices: list[dict[str, Any]]) -> None:
    assert len(choices) <= 25
    for choice in choices:
        assert 1 <= len(choice["name"]) <= 100
        assert len(str(choice["value"])) <= 100


def check_commands(commands: list[dict[str, Any]]) -> None:
    assert len(commands) <= 100
    names = [command["name"] for command in commands]
    assert len(names) == len(set(names))
    for command in commands:
        assert check_command(command, 0) <= 8000


def check_command(command: dict[str, Any], depth: int) -> int:
    """Returns its number of characters, options included."""
    name, description = command["name"], command["description"]
    options, choices = command.get("options") or [], command.get("choices") or []
    assert COMMAND_NAME.match(name)
    assert name == name.lower()
    assert 1 <= len(description) <= 100
    assert len(options) <= 25
    assert depth <= 3
    check_choices(choices)
    required = [bool(option.get("required")) for option in options if option["type"] not in GROUPS]
    assert required == sorted(required, reverse=True), "required options come first"
    size = sum(longest(choice, "name") + len(str(choice["value"])) for choice in choices)
    size += longest(command, "name") + longest(command, "description")
    return size + sum(check_command(option, depth + 1) for option in options)


def longest(described: dict[str, Any], key: str) -> int:
    """Returns how many characters it has in the language where it has most."""
    return max(map(len, [described[key], *(described.get(f"{key}_localizations") or {}).values()]))
