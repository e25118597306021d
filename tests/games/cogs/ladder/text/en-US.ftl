ladder-name = Ladder
ladder-tagline = keep what rises
ladder-goal = Drop as few cards as you can.
ladder-option-aces_high = aces high
ladder-rules-title-1 = All of it
ladder-rules-1 = Keep a card if it is higher than the last one you kept, or drop it. Fewer dropped cards are better.
ladder-status = { $name } sees { $card }.
ladder-did = { $card } was { $kept ->
    [yes] kept
   *[no] dropped
}.
ladder-too-low = { $name } kept { $card }, which is not higher than the last one kept.
ladder-left = { $left } left
ladder-alt = Next card: { $card }. Last kept: { $top }. { $left } left.
ladder-button-keep = Keep
ladder-button-drop = Drop
ladder-can = **Keep** or **Drop** { $card }.
ladder-matters = Only a higher card may be kept; aces are { $aces }.
ladder-right = the rules allow it.
ladder-wrong = that card is not higher.
ladder-rank = { $place }. { $name }: { $score } dropped (best possible: { $best })
ladder-won = -# Ladder is won when at most half of the cards were dropped.
ladder-board-best = best: { $best } dropped
ladder-board-score = dropped
ladder-scores-line = { $name }: { $score }
ladder-scores-average = { $name }: { $mean } over { $days } days
ladder-next-slip = Next waste
ladder-fewest = At least { $dropped } dropped{ $more ->
    [0] {""}
   *[other] , { $more } more than before
}.
ladder-fewest-sum = Moves that wasted something: { $slips }.
ladder-best-line = As few dropped as can be.
ladder-lesson-1 = This is { $p0 }'s first card. Keep it.
ladder-lesson-2 = Higher still. Keep it.
ladder-lesson-3 = This one is lower. Keep it anyway, to hear Juse!
ladder-lesson-4 = That is what it sounds like. Now drop the rest.
ladder-lesson-end = That is all there is to it.
command-ladder = Ladder, a short solitaire
command-ladder-new-aces_high = The ace counts more than the king
command-ladder-keep = Keep the card
command-ladder-drop = Drop the card
