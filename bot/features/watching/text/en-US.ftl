## Those who watch

button-watch = 👀 Watch
button-next-me = Join next game
watch-panel = 👀 You're watching this one.
watch-over = 👀 This game is over.
watch-forecast = **Who wins this game?**
watch-forecast-until = everybody has made a move
watch-ask = 🔮 { $question } Nobody sees your pick before the end. You can change it until { $until }.
watch-choose = Your pick
watch-pick = 🔮 Your pick: **{ $pick }**. If it's right, the closing message says so.
watch-late = 🔮 Too late to predict: { $until }.
watch-held = 🔮 You've had a seat in this game, so you can't predict.
watch-cheers = Cheers show up at the table with its next move.
watch-wait = One { $sign } a minute, please.
watch-next = ✅ You're in line for the next game here.
watch-best-eye = 👁 { $names } saw it coming.{ $told ->
    [none] {""}
   *[other] {" "}{ $told }
}
watch-best-eye-parts = 👁 Right picks (of { $parts }): { $names }
watch-right = { $name } { $count }
watch-saw-part = 👁 { $part }: { $names } saw it coming
watch-answer = 🔮 { $told } { $is_right ->
    [yes] Your pick was right: { $pick }!
   *[no] Your pick: { $pick }.
}
watch-best-eye-night = 👁 Best predictions of the night: { $names } ({ $count } right)
watch-next-first = in the next game: { $names }
refused-watch-seated = You have a seat in this game, so you're not watching.
refused-watch-next-open = The next game is already open. Press **Join** there.
