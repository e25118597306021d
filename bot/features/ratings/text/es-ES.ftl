rating = { $number }{ $uncertain ->
    [yes] ?
   *[no] {""}
}
rating-new = novel
season = { $quarter ->
    [1] enero a marzo
    [2] abril a junio
    [3] julio a septiembre
   *[4] octubre a diciembre
} de { $year }
ratings-changed = 📈 Ratings: { $each }.
rating-changed = { $name } { $rating } ({ $change })
rating-first = { $name } { $rating } (primer rating)
rating-begun = { $names }: aún sin rating (partida { $game } de { $of })
ratings-too-often = -# Dos personas de esta mesa ya habían jugado juntas hoy (UTC) { $most } partidas puntuadas de este juego, así que esta no ha cambiado nada entre ellas.
ratings-none = -# Esta partida no se puntúa. Las reglas están en /table server.
ratings-taken-over = -# Sin puntuar, por haber ocupado un asiento: { $names }.
ratings-removed = -# Un { -bot } ha sustituido a { $name }, así que esta partida no cuenta para el rating de { $name }.
ratings-removed-last = -# Un { -bot } ha sustituido a { $name }, así que en esta partida { $name } queda en el último puesto para el rating.
card-title = **{ $name }** · { $season }
card-progress = { $played } de { $of } partidas
card-line-new = { $game }: { rating-new }, { card-progress }.
card-line = { $game }: { $rating }, { daily-place } en este servidor, { stats-games }{ $points ->
    [1] .
   *[other] ; { $first } tras la primera, mínimo { $lowest }, máximo { $highest }.
}
