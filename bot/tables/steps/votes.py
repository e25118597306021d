"""What the people at a table decide together: to end the game, or to leave somebody's seat to the computer."""

import msgspec

from bot.tables.steps.model import Phase, TableData, handed_over


def needed_to_end(table: TableData) -> int:
    """More than half of those who are here."""
    return len(table.people) // 2 + 1


def needed_to_remove(table: TableData, number: int) -> int:
    """More than half of the others who are here."""
    others = sum(seat.is_here for other, seat in enumerate(table.seats) if other != number)
    return others // 2 + 1


def votes_to_remove(table: TableData, number: int) -> int:
    return sum(seat == number for _, seat in table.removal_votes)


def removals_asked_for(table: TableData) -> list[int]:
    """The seats that somebody wants removed, the one with the most votes first."""
    asked = {seat for _, seat in table.removal_votes}
    return sorted(asked, key=lambda number: (-votes_to_remove(table, number), number))


def without_votes_of(table: TableData, user_id: int) -> TableData:
    return msgspec.structs.replace(
        table,
        end_votes=tuple(voter for voter in table.end_votes if voter != user_id),
        removal_votes=tuple(vote for vote in table.removal_votes if vote[0] != user_id),
    )


def without_votes_by_or_about(table: TableData, number: int) -> TableData:
    after = without_votes_of(table, table.seats[number].user_id)
    return msgspec.structs.replace(
        after, removal_votes=tuple(vote for vote in after.removal_votes if vote[1] != number)
    )


def with_votes_applied(table: TableData) -> TableData:
    """With what the votes have decided: when somebody leaves, fewer are needed. The game ends with the last person."""
    if not table.people:
        return msgspec.structs.replace(table, phase=Phase.CLOSED, why_closed="nobody-left")
    if len(table.end_votes) >= needed_to_end(table):
        return msgspec.structs.replace(table, phase=Phase.CLOSED)
    for number in removals_asked_for(table):
        if votes_to_remove(table, number) >= needed_to_remove(table, number):
            return with_votes_applied(with_player_removed(table, number))
    return table


def with_player_removed(table: TableData, number: int) -> TableData:
    return handed_over(without_votes_by_or_about(table, number), number, away=True, removed=True, missed=0)
