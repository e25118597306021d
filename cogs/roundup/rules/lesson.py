"""The lesson: a bid, holding it back, a Juse! made on purpose, a Queen, and the round to its end."""

from itertools import chain

from bot.core.lesson import Lesson, Step

_HANDS = (
    "9D AD 2D 4D 2H 5H 6H QS KS TC 9S 6C 8S",
    "3H AH 4H 8H TH QH 3S 6S 3D 7D 4C 9C JS",
    "8C 2C 7H AS 4S 7S 5D 8D JD 3C 7C JC KD",
    "TS AC KC 9H JH KH 2S 5S 6D TD QD 5C QC",
)
_PLAYED_ON = (
    "0 KS 1 8; 1 up 8H; 2 down AS; 3 up 2S; 0 pass 6C; 1 down 3S; 2 down 4S; 3 up 5S; 0 pass 8S; 1 down 6S; 2 down 7S;"
    " 3 down 9H; 0 up 8S; 1 QH 3 S; 2 KD 0 9; 3 QC 1 H; 0 up 9S; 1 up TH; 2 JD 3; 3 up TS; 0 pass TC; 1 JS 0; 2 JC 1;"
    " 3 JH 2; 0 pass 2D; 1 pass 3D; 2 up 3C; 3 KH 0 1; 0 up AD; 1 up 4C; 2 pass 7C; 3 down 5C; 0 up 6C; 1 pass; 2 up"
    " 7C; 3 pass 6D; 0 up 2D; 1 up 3D; 2 up 8C; 3 pass; 0 up 4D; 1 up 9C; 2 up 5D; 3 up 6D; 0 up TC; 1 up 7D; 2 up 8D;"
    " 3 pass; 0 up 9D; 3 up TD"
)
"""The rest of the round: everyone holds back the suit they bid on."""

LESSON = Lesson(
    seats=len(_HANDS),
    options={"points": 3},
    deal=({"shuffle": list(chain(*zip(*map(str.split, _HANDS), strict=True)))},),
    steps=(
        Step("bid 9D", then=("1 bid 3H", "2 bid 8C", "3 bid TS", "1 down AH", "2 pass 2C", "3 down AC")),
        Step("down 2H", then=("1 up 3H", "2 up 2C", "3 KC 0 5")),
        Step("pass 6H", then=("1 down 4H", "2 pass 8D", "3 pass 2S")),
        Step("pass 6C"),
        Step("up 5H 6H", then=("1 pass 9C", "2 pass 5D", "3 pass 5S")),
        Step("QS 2 H", then=("1 pass 7D", "2 up 7H", "3 pass TD")),
        Step(
            "",
            then=tuple(_PLAYED_ON.split("; ")),
            chance=({"pick": "QD"}, {"pick": "4D"}, {"pick": "4C"}, {"pick": "3C"}),
        ),
    ),
)
