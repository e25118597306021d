rating = { $number }{ $uncertain ->
    [yes] ?
   *[no] {""}
}
rating-new = estreante
season = { $quarter ->
    [1] janeiro a março
    [2] abril a junho
    [3] julho a setembro
   *[4] outubro a dezembro
} de { $year }
ratings-changed = 📈 Ratings: { $each }.
rating-changed = { $name } { $rating } ({ $change })
rating-first = { $name } { $rating } (primeiro rating)
rating-begun = { $names } ainda sem rating (partida { $game } de { $of })
ratings-too-often = -# Duas pessoas desta mesa já tinham jogado entre si hoje (UTC) { $most } partidas deste jogo valendo rating, então esta não mudou nada entre elas.
ratings-none = -# Esta partida não vale rating. /table server tem as regras.
ratings-taken-over = -# Sem rating para quem assumiu um lugar: { $names }.
ratings-removed = -# Um computador assumiu o lugar de { $name }, então esta partida não conta no rating de { $name }.
ratings-removed-last = -# Um computador assumiu o lugar de { $name }, então { $name } fica em último no rating.
card-title = **{ $name }** · { $season }
card-progress = { $played } de { $of } partidas
card-line-new = { $game }: { rating-new }, { card-progress }.
card-line = { $game }: { $rating }, { daily-place } neste servidor, { stats-games }{ $points ->
    [1] .
   *[other] ; { $first } depois da primeira, mínimo { $lowest }, máximo { $highest }.
}
