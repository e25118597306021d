newgame-name = New game
newgame-tagline = keep it or swap it
newgame-goal = Have the highest card.
newgame-lobby = { $min } to { $max } players. Keep your card, or swap it once: the highest wins.
newgame-rank = **{ $place }** · { $name }: { $score }

## The rules

newgame-rules-title-1 = The rules
newgame-rules-1 = **New game · The rules**
    Everybody gets one card, face up. In turn, each of you keeps it, or swaps it once for another one from the pack.
    The highest card wins: Kings are high, Aces are low, and equal cards win together.

## At the table

newgame-status = { $name } has { $card }: keep it or swap it?
newgame-did = { $name } { $swapped ->
    [yes] swapped, and has { $card } now
   *[no] kept { $card }
}.
newgame-alt = { $name }: { $card }
newgame-button-keep = Keep
newgame-button-swap = Swap
newgame-can = **Keep** { $card }, or **Swap** it for a card that nobody has seen.
newgame-matters = The highest card wins. Kings are high, Aces are low.

## The lesson

newgame-lesson-1 = A 5 doesn't beat a 9, { $p0 }. Press **Swap**.
newgame-lesson-end = A Jack! { $p1 } kept the 9, so you win. That's all there is to it.

## Its commands

command-newgame = New game: the highest card wins
command-newgame-keep = Keep your card
command-newgame-swap = Swap your card for another one
