# What all games share. Sentences to one person are private; the rest is read by a whole channel.

## Refusals: one plain sentence, private, nothing has changed

refused-not-a-card = There is no card called “{ $text }”. Write rank and suit, like 7H or TD.
refused-no-such-move = “{ $text }” is not a move of this game.
refused-unknown-game = There is no game called “{ $game }”.
refused-unknown-option = { $game } has no option called “{ $option }”.
refused-option-value = “{ $value }” is not possible for the option { $option }.
refused-game-over = This game is over.

# Records

record-retold =
    record { $number }: { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $misplays ->
        [one] { $misplays } misplay
       *[other] { $misplays } misplays
    }; { $finished ->
        [true] { $count ->
            [0] nobody wins
            [one] seat { $winners } wins
           *[other] seats { $winners } win
        }
       *[false] not finished
    } (scores { $scores })
refused-record-too-long = A record has at most { $most } characters.
refused-record-not-json = This is not JSON.
refused-record-field-twice = “{ $field }” is there twice.
refused-record-field-unknown = A record has no field “{ $field }”.
refused-record-field-missing = The field “{ $field }” is missing.
refused-record-field-wrong = “{ $field }” holds something of the wrong kind.
refused-record-of-another-format = Only records of format { $format } can be read: “record” says which it is.
refused-record-seats =
    { $least ->
        [one] { $most ->
            [one] The game { $game } has one seat.
           *[other] The game { $game } has { $least } to { $most } seats.
        }
       *[other] The game { $game } has { $least } to { $most } seats.
    }
refused-record-too-many-moves = A record has at most { $most } moves.
refused-record-move-not-text = A move is a text like “0 draw”.
refused-record-move-form = “{ $text }” is not a seat's number, a space and an action, like “0 draw”.
refused-record-move-seat = There is no seat { $seat }: the { $seats } seats are numbered from 0.
refused-result-field-unknown = The result has no field “{ $field }” in this game.
refused-result-field-missing = The result lacks the field “{ $field }”.
refused-result-other = The moves lead to another result: “{ $field }” is { $reached }.
refused-chance-used-up =
    { $kind ->
        [shuffle] The rules ask for a shuffle here, and “chance” holds no more.
        [die] The rules ask for a die here, and “chance” holds no more.
       *[pick] The rules ask for a picked card here, and “chance” holds no more.
    }
refused-chance-of-another-kind =
    { $kind ->
        [shuffle] The rules ask for a shuffle here, and “chance” holds something else.
        [die] The rules ask for a die here, and “chance” holds something else.
       *[pick] The rules ask for a picked card here, and “chance” holds something else.
    }
refused-chance-not-a-list = A shuffle in “chance” is a list of cards.
refused-chance-not-a-die = A die in “chance” is a whole number from 1 to 6.
refused-chance-not-a-card = A pick in “chance” is a card.
refused-chance-other-cards = The cards in “chance” are not the ones in play here.
refused-chance-left-over =
    { $count ->
        [one] The game is over, but “chance” holds one outcome more.
       *[other] The game is over, but “chance” holds { $count } outcomes more.
    }
