"""A press, taken apart: what a custom_id says, and the table that it names."""

import msgspec

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.ui.actions.services import Services
from bot.ui.verbs import number_in


class Press(msgspec.Struct, frozen=True):
    kind: str
    rest: str
    """All of the custom_id after its kind."""
    chosen: str = ""
    """The value that was chosen, if it is a list."""

    def __str__(self) -> str:
        """Describe the press in the log: the table and the decision, never the verb, which may be a secret card."""
        ref, epoch, _ = f"{self.rest}::".split(":", 2)
        return f"press {self.kind}:{ref[:22]}:{epoch[:16]}"

    def read(self) -> tuple[str, int, str]:
        """Split TABLE.MARK:EPOCH:VERB, where the verb may hold colons of its own. For some kinds the number is not an
        epoch. Ids of older versions have no mark.
        """
        ref, _, more = self.rest.partition(":")
        epoch, _, verb = more.partition(":")
        if not verb:
            raise Refused("unknown-button")
        return ref, number_in(epoch), verb


async def find_table(services: Services, ref: str) -> Table:
    """Find a table by what a custom_id says of it. Numbers come again after a restored backup, marks do not."""
    table = await services.tables.find(number_in(ref.partition(".")[0]))
    if ref != table.data.ref:
        raise Refused("moved-on")
    return table
