"""Leaks

Nothing that reaches a player or an onlooker depends on what is hidden from them.

Random games with misplays are played, of all games, and with all numbers of seats and options under which different
things are hidden. In varied positions, everything that a viewer may not know is exchanged (`tests/leaks/of_….py` says
what that is), for every seat and for a bystander. All that reaches the viewer must stay the same: view, text, alt text,
buttons and lists with their custom_ids, the private panel after every selection that can be made in it, the page of the
rules that opens, who is asked, what has happened since their last move, how moves are judged at a table for learning,
and the pictures, byte by byte. Computer players and hints are based on the view and on what that seat was shown
(`tests/leaks/test_what_computers_know.py`, `tests/tables/test_advice.py`).

What happens may tell a secret, too. So the same action is applied before and after the exchange; so is another action
of the same seat, the same action with other cards dealt, and a deal with two cards exchanged. Where the viewer sees the
same table afterwards, the rules have shown no difference. Then nothing else may tell one: not the events, not how long
they are to be seen, and nothing that is made of them, such as announcements and their pictures, results of rounds, last
looks and *Since your last move*.

Last, the same press is made at two tables of a running bot, which differ only in what everybody may not know. Whatever
the bot then sends to Discord (the table, announcements, calls to turn, results, pictures) and writes into its log must
be the same.
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
