"""Exchange what is hidden, and look whether anything that reaches a player or an onlooker changes.

In random games of all kinds, everything that a viewer may not know is exchanged (`tests/leaks/of_….py`), for every
seat and a bystander. View, text, alt text, buttons, panels, rules, judgements and pictures, byte by byte, must stay
the same; so must events and announcements where the viewer sees the same table after an action. Last, the same press
is made at two tables of a running bot, which differ only in what everybody may not know: whatever it sends and logs
must be the same.
"""

import asyncio
from pathlib import Path

from tests.leaks.harness import all_secrets, find_leaks
from tests.leaks.spoken import Spoken, spoken
from tests.proof.isolated import folder_on_disk
from tests.proof.report import Figure, none_of

LOOKS, FEW = 3000, 60
PAIRS, FEW_PAIRS = 300, 8


def prove(*, short: bool) -> list[Figure]:
    figures = list[Figure]()
    for name, secrets in all_secrets().items():
        found = find_leaks(secrets, f"proof of {name}", looks=FEW if short else LOOKS, paint_every=10)
        remark = (
            f"{found.positions:,} positions, {found.exchanges:,} exchanges, {found.pictures:,} of them painted;"
            f" {found.told:,} actions and deals compared{''.join(f'; {leak}' for leak in found.leaks[:3])}"
        )
        figures.append(none_of(f"{name.capitalize()}: differences seen", len(found.leaks), remark))
    for name, heard in asyncio.run(_spoken(FEW_PAIRS if short else PAIRS)).items():
        remark = (
            f"{heard.pairs:,} pairs of presses, after which it sent, painted and logged {heard.said:,} things,"
            f" {heard.called:,} calls to turn among them{''.join(f'; {leak}' for leak in heard.leaks[:3])}"
        )
        figures.append(
            none_of(f"{name.capitalize()}: differences in what a running bot says", len(heard.leaks), remark)
        )
    return figures


async def _spoken(count: int) -> dict[str, Spoken]:
    with folder_on_disk() as folder:
        path = Path(folder) / "juse.sqlite3"
        return await spoken(path, list(all_secrets().values()), "proof of what is said", count=count)
