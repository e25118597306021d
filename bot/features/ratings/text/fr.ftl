rating = { $number }{ $uncertain ->
    [yes] ?
   *[no] {""}
}
rating-new = sans cote
season = { $quarter ->
    [1] de janvier à mars
    [2] d’avril à juin
    [3] de juillet à septembre
   *[4] d’octobre à décembre
} { $year }
ratings-changed = 📈 Cotes : { $each }.
rating-changed = { $name } { $rating } ({ $change })
rating-first = { $name } { $rating } (première cote)
rating-begun = { $names } : sans cote (partie { $game } sur { $of })
ratings-too-often = -# Deux d’entre vous avaient déjà joué ensemble { $most } parties cotées de ce jeu aujourd’hui (UTC), celle-ci n’a donc rien changé entre vous.
ratings-none = -# Cette partie ne compte pas pour les cotes. Les règles sont dans /table server.
ratings-taken-over = -# Cote inchangée (place reprise en cours de partie) : { $names }.
ratings-removed = -# Un ordi a remplacé { $name }, cette partie ne compte donc pas pour sa cote.
ratings-removed-last = -# Un ordi a remplacé { $name } : pour sa cote, ça compte comme une dernière place.
card-title = **{ $name }** · { $season }
card-progress = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} sur { $of }
card-line-new = { $game } : { rating-new }, { card-progress }.
card-line = { $game } : { $rating }, { daily-place } ici, { stats-games }{ $points ->
    [one] .
    [many] {"\u00A0"}; { $first } après la première, au plus bas { $lowest }, au plus haut { $highest }.
   *[other] {"\u00A0"}; { $first } après la première, au plus bas { $lowest }, au plus haut { $highest }.
}
