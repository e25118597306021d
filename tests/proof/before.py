"""What was measured before something was improved, in the same games. Clicks and waiting: at commit 43aa38f on
2026-11-22, before an evening flowed.
"""

from collections.abc import Mapping

CLICKS: Mapping[str, str] = {
    "Juse, 2 seats, the bot calls: clicks a game": "171.9, at most 212",
    "Juse, 4 seats, the bot calls: clicks a game": "55.2, at most 117",
    "Juse, 2 seats, players call: clicks a game": "168.7, at most 209",
    "Juse, 3 seats, players call: clicks a game": "82.8, at most 126",
    "Juse, 4 seats, players call: clicks a game": "55.1, at most 110",
    "Junk, 1 seat: clicks a game": "126.7, at most 138",
    "Roundup, 2 seats: clicks a game": "353.6, at most 453",
    "Roundup, 4 seats: clicks a game": "357.3, at most 529",
    "Roundup, 6 seats: clicks a game": "342.2, at most 427",
    "Jugglers, 2 seats: clicks a game": "296.2, at most 370",
    "Jugglers, 4 seats: clicks a game": "124.8, at most 199",
    "Jugglers, 5 seats: clicks a game": "138.7, at most 256",
    "Junk: clicks a game besides rescues, graces and separate draws": "102",
    "Jugglers, fordummy": "2.0, at most 2",
    "Jugglers, fromdeck": "2.0, at most 2",
    "Jugglers, place": "2.0, at most 2",
    "Jugglers, secret": "1.0, at most 1",
    "Junk, draw": "1.0, at most 1",
    "Junk, grace": "1.0, at most 1",
    "Junk, junk": "1.0, at most 1",
    "Junk, play": "1.0, at most 1",
    "Junk, rescue": "1.0, at most 1",
    "Junk, stop": "1.0, at most 1",
    "Juse, call": "1.0, at most 1",
    "Juse, draw": "1.0, at most 1",
    "Juse, place": "1.0, at most 1",
    "Roundup, bid": "2.0, at most 2",
    "Roundup, down": "3.0, at most 3",
    "Roundup, give": "2.0, at most 2",
    "Roundup, jack": "4.3, at most 5",
    "Roundup, king": "4.2, at most 5",
    "Roundup, pass": "2.4, at most 3",
    "Roundup, queen": "4.2, at most 5",
    "Roundup, show": "2.0, at most 2",
    "Roundup, up": "2.1, at most 7",
}
WAITING: Mapping[str, str] = {
    "Juse, 2 seats, the bot calls: seconds between two turns": "1.0, at most 1",
    "Juse, 4 seats, the bot calls: seconds between two turns": "3.0, at most 3",
    "Juse, 2 seats, players call: seconds between two turns": "9.5, at most 77",
    "Juse, 3 seats, players call: seconds between two turns": "24.2, at most 105",
    "Juse, 4 seats, players call: seconds between two turns": "40.2, at most 93",
    "Roundup, 2 seats: seconds between two turns": "1.0, at most 1",
    "Roundup, 4 seats: seconds between two turns": "2.9, at most 17",
    "Roundup, 6 seats: seconds between two turns": "4.6, at most 35",
    "Jugglers, 2 seats: seconds between two turns": "1.0, at most 1",
    "Jugglers, 4 seats: seconds between two turns": "3.0, at most 3",
    "Jugglers, 5 seats: seconds between two turns": "4.0, at most 4",
}
THINKING: Mapping[str, str] = {
    "Moves of hard computers thought through": "1,050 of 6,692",
    "Longest wait for a move": "1.60 s",
    "Wait for a move at the crowded server's tables, median": "0.00 s",
    "The same at the other server's table": "0.00 s",
    "Longest wait for a move at the other server's table": "1.08 s",
    "Time to the answer to a click, median": "12.5 ms",
    "The same, 99 %": "41.4 ms",
    "Work of a click, median": "9.7 ms",
}
"""At commit ae2fb7e on 2026-11-23, at the same tables."""
