whisper-name = Whisper
whisper-tagline = follow suit, unseen
whisper-goal = Take the most tricks.
whisper-lobby = { $min } to { $max } players.
whisper-rules-title-1 = All of it
whisper-rules-1 = Play a card of your hand. Follow the suit that was played last if you hold it; a higher card of it scores.
whisper-ask = { $own ->
    [yes] Your move: play a card.
   *[no] { $name } is to play a card.
}
whisper-did = { $name } played { $card }{ $points ->
    [0] {""}
   *[other] {" "}and scored
}.
whisper-did-not-follow = { $name } could have followed suit.
whisper-alt = Last played: { $card }. Scores: { $scores }.
whisper-alt-hand = Your cards: { $cards }.
whisper-matters = If you hold the suit that was played last, play that suit.
whisper-right = the rules allow it.
whisper-wrong = you can follow suit.
whisper-rank = { $place }. { $name }: { $score }
refused-not-in-hand = { $card } is not in your hand.
whisper-lesson-1 = Spades were played last: { $p0 } follows with 5♠, and scores.
whisper-lesson-2 = { $p1 } scored too. Now play a heart, though you hold a spade: that is a misplay.
whisper-lesson-3 = Juse! Follow with 2♠.
whisper-lesson-4 = Nothing left but 3♥, and no spade: right again.
whisper-lesson-end = That is all there is to it.
command-whisper = Whisper, with hidden hands
command-whisper-play = Play a card of your hand
command-whisper-play-card = One of your own cards, like 7H or 10♥
whisper-option-cards = cards in a hand
command-whisper-new-cards = How many cards each player is dealt
