"""Leaks

Random games with misplays are played, of all games, and with all numbers of seats and options under which different
things are hidden. In varied positions, everything that a viewer may not know is exchanged (`tests/leaks/of_….py` says
what that is), for every seat and for a bystander. All that reaches the viewer must stay the same: view, text, alt text,
buttons and lists with their custom_ids, the private panel after every selection that can be made in it, the page of the
rules that opens, who is asked, what has happened since their last move, how moves are judged at a table for learning,
and the pictures, byte by byte. Computer players and hints are based on the view and on what that seat was shown.
"""

from tests.leaks.harness import all_secrets, find_leaks
from tests.proof.report import Figure, none_of

LOOKS, FEW = 3000, 60


def prove(*, short: bool) -> list[Figure]:
    figures = list[Figure]()
    for name, secrets in all_secrets().items():
        found = find_leaks(secrets, f"proof of {name}", looks=FEW if short else LOOKS, paint_every=10)
        remark = (
            f"{found.positions:,} positions, {found.exchanges:,} exchanges, {found.pictures:,} of them painted"
            f"{''.join(f'; {leak}' for leak in found.leaks[:3])}"
        )
        figures.append(none_of(f"{name.capitalize()}: differences seen", len(found.leaks), remark))
    return figures
