rating = { $number }{ $uncertain ->
    [yes] ?
   *[no] {""}
}
rating-new = neu
season = { $quarter ->
    [1] Januar bis März
    [2] April bis Juni
    [3] Juli bis September
   *[4] Oktober bis Dezember
} { $year }
ratings-changed = 📈 Wertungen: { $each }.
rating-changed = { $name } { $rating } ({ $change })
rating-first = { $name } { $rating } (erste Wertung)
rating-begun = { $names } neu (Partie { $game } von { $of })
ratings-too-often = -# Zwei von euch hatten heute (UTC) schon { $most } gewertete Partien dieses Spiels miteinander, deshalb hat diese zwischen euch nichts geändert.
ratings-none = -# Diese Partie ist nicht gewertet. Die Regeln stehen in /table server.
ratings-taken-over = -# Nicht gewertet, weil der Platz übernommen wurde: { $names }.
ratings-removed = -# Für { $name } hat ein Computer übernommen, deshalb zählt diese Partie nicht für die Wertung von { $name }.
ratings-removed-last = -# Für { $name } hat ein Computer übernommen, deshalb gilt für { $name } in der Wertung der letzte Platz.
card-title = **{ $name }** · { $season }
card-progress = { $played } von { $of } Partien
card-line-new = { $game }: { rating-new }, { card-progress }.
card-line = { $game }: { $rating }, { daily-place } auf diesem Server, { stats-games }{ $points ->
    [one] .
   *[other] ; nach der ersten { $first }, tiefster Stand { $lowest }, höchster Stand { $highest }.
}
