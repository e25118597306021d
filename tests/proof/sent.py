"""What somebody sent to the bot, read by `hostile` from the interaction itself."""

from typing import Any

import msgspec

COMMAND = "/"
_GROUPS = (1, 2)


class Sent(msgspec.Struct, frozen=True):
    """A press or choice, `KIND:TABLE.MARK:NUMBER:NAME`; of a command only its name, as it is typed."""

    kind: str
    ref: str = ""
    number: int = -1
    name: str = ""


NOTHING = Sent("")


def read_sent(data: dict[str, Any]) -> Sent:
    """Whatever cannot be read is `NOTHING`, which may change nothing."""
    if "custom_id" not in data:
        return Sent(COMMAND, name=" ".join(_path(data)))
    kind, _, rest = data["custom_id"].partition(":")
    ref, _, rest = rest.partition(":")
    number, _, name = rest.partition(":")
    chosen = next(iter(data.get("values", ())), "")
    if kind == "y":
        return Sent(kind, name=ref)
    if kind == "o":
        return Sent(kind, number, name="give-up")
    if kind == "c":
        kind, _, name = chosen.partition(":")
    if not number.isdecimal() or len(number) > 15:
        return NOTHING
    return Sent(kind, ref, int(number), name if kind in ("m", "a") else name.partition(":")[0])


def _path(data: dict[str, Any]) -> list[str]:
    inner = [option for option in data.get("options", ()) if option["type"] in _GROUPS]
    return [data["name"], *(_path(inner[0]) if inner else [])]
