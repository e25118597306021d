"""Leaks: whatever a viewer may not know can be anything, and nothing that reaches them changes."""

from tests.leaks.harness import all_secrets, find_leaks
from tests.proof.report import Figure

TITLE = "Leaks"
WORDS = """\
Random games with misplays: all games, numbers of seats and options under which different things are hidden. In each
position everything that a viewer may not know is exchanged (`tests/leaks/of_….py` says what that is), for every seat
and for a bystander, and all that reaches them must stay the same: view, text, alt text, buttons and lists with their
custom_ids, the private panel after every step that can be taken in it, the page of the rules that opens, who is asked,
what has happened since, and the pictures by their bytes. A computer player, and the one asked for a hint, is told the
view and what that seat was shown."""

LOOKS, SHORT = 3000, 60


def prove(*, short: bool) -> list[Figure]:
    figures = list[Figure]()
    for name, secrets in all_secrets().items():
        found = find_leaks(secrets, f"proof of {name}", looks=SHORT if short else LOOKS, paint_every=10)
        figures.append(
            Figure(
                f"{name.capitalize()}: differences seen",
                str(len(found.leaks)),
                "0",
                not found.leaks,
                anywhere=True,
                remark=f"{found.positions:,} positions, {found.exchanges:,} exchanges, {found.pictures:,} of them"
                f" painted{''.join(f'; {leak}' for leak in found.leaks[:3])}",
            )
        )
    return figures
