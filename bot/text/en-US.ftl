# What all games share. Sentences to one person are private; the rest is read by a whole channel.

## Refusals: one plain sentence, private, nothing has changed

refused-not-a-card = There is no card called “{ $text }”. Write rank and suit, like 7H or TD.
refused-no-such-move = “{ $text }” is not a move of this game.
refused-unknown-game = There is no game called “{ $game }”.
refused-unknown-option = { $game } has no option called “{ $option }”.
refused-option-value = “{ $value }” is not possible for the option { $option }.
refused-game-over = This game is over.
