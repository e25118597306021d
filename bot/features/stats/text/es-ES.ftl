-insignia = insignia

stats-of = { $whose ->
    [own] **Tus partidas en este servidor**
    [everywhere] **Todas tus partidas**
   *[other] **Partidas de { $name } en este servidor**
}
stats-none = { $whose ->
    [own] Todavía no has terminado ninguna partida aquí.
    [everywhere] Todavía no has terminado ninguna partida.
   *[other] { $name } todavía no ha terminado ninguna partida aquí.
}
stats-item = • { $text }
stats-server = **Partidas jugadas en este servidor**
stats-server-none = Nadie todavía: termina una partida y estrena la lista.
stats-players = { $players ->
    [1] 1 persona
   *[other] { $players } personas
}
stats-leading = 1.er puesto: { $names }
stats-game = { $game } · { stats-players }
stats-line = { $who }: { $figures }
stats-wins = { $won ->
    [1] 1 victoria
   *[other] { $won } victorias
}{ $easier ->
    [0] {""}
   *[other] {" "}({ $against } contra personas)
}
stats-best = mejor puntuación { $best }, { $mean } de media
stats-clean = { $clean ->
    [0] ninguna partida limpia
    [1] 1 partida limpia
   *[other] { $clean } partidas limpias
}
stats-mistakes = { $often ->
    [1] 1 error
   *[other] { $often } errores
} por partida
stats-caught = { $caught ->
    [0] {""}
    [1] has cazado a { $name } una vez
   *[other] has cazado a { $name } { $caught } veces
}{ $both ->
    [yes] ,{" "}
   *[no] {""}
}{ $by ->
    [0] {""}
    [1] { $name } te ha cazado una vez
   *[other] { $name } te ha cazado { $by } veces
}
stats-longest-run = racha más larga sin errores: { $moves ->
    [1] 1 jugada
   *[other] { $moves } jugadas
}
stats-fastest = partida limpia más rápida: { $time }
stats-luck = 🍀 Suerte en { $games } partidas: tus cartas { $cards-sign ->
    [more] valieron { $cards } más de lo habitual
    [less] valieron { $cards } menos de lo habitual
   *[none] fueron tan buenas como siempre
}. Tus propias decisiones { $own-sign ->
    [more] te dieron { $own }
    [less] te costaron { $own }
   *[none] no cambiaron nada
}; las del resto { $others-sign ->
    [more] te dieron { $others }
    [less] te costaron { $others }
   *[none] no cambiaron nada
}. Cada cifra puede desviarse en { $margin }.
stats-luck-wins = { $wins ->
    [1] 1 victoria
   *[other] { $wins } victorias
}
stats-foot = -# Solo cuentan las partidas terminadas. Una victoria compartida cuenta para cada persona que la comparte; si no estabas al final, no has ganado. Una partida limpia no tiene errores ni pistas; su tiempo cuenta si has hecho todas las jugadas. Las falsas alarmas no cuentan como errores, ni tampoco las jugadas que un { -bot } haya hecho por ti. Las partidas privadas solo las ves tú en estas cifras; las partidas del día cuentan para todo el mundo.
stats-title = **{ $game }**
figures-figures = Estadísticas
figures-card = Tarjeta de rating
figures-ranking = Clasificación
figures-winners = Palmarés
figures-players = Estadísticas
figures-all-games = Todos los juegos
figures-which-game = Elige un juego
ladder-title = **La { -clasificacion } de este servidor** · { $season }
ladder-own = … { $line }
ladder-none = Nadie todavía: termina una partida pública con más gente y estrena la lista.
ladder-last = -# Última temporada: { $best }
ladder-foot =
    -# Cuentan las partidas públicas de dos personas o más, cortas o largas, si las juegas hasta el final. Las victorias contra bots no cuentan.
    -# Si te vas, o un { -bot } te sustituye, y no has vuelto al final, quedas en el último puesto.
    -# Si te vas antes de que todo el mundo haya jugado cinco veces, la partida no cuenta para tu rating, y contra ti nadie gana ni pierde puntos.
    -# Si el { -bot } hace más de una quinta parte de tus jugadas, no ganas puntos.
    -# Si en un día (UTC) juegas a un mismo juego más de { $most } veces con la misma persona, con ella solo puntúan las { $most } primeras.
    -# Hasta que termines { $first } partidas puntuadas de un juego, en él apareces como “{ rating-new }”: sin número ni puesto, al final de la lista.
    -# Después, “?” significa que un rating aún es incierto, durante unas 16 partidas. Esos ratings van detrás de los seguros.
    -# Mientras aparezcas como “{ rating-new }” o con un “?”, ninguna partida te quita más de { $points } puntos.
    -# Si ocupas un asiento durante una partida, esa partida no cuenta para tu rating. Quien lo dejó queda en el último puesto, como si nadie lo hubiera ocupado.
refused-no-ratings = { $whose ->
    [own] No tienes rating aquí esta temporada. Termina una partida pública con más gente para tener uno.
   *[other] { $name } no tiene rating aquí esta temporada.
}
refused-ratings-hidden = { $whose ->
    [own] Has ocultado los ratings. Para volver a verlos: /table me, { figures-settings }.
   *[other] { $name } no quiere ver ratings, así que esta tarjeta no se puede publicar.
}
wall-title = **Palmarés de este servidor**
wall-season = { $game ->
    [none] { $season }
   *[other] { $game }, { $season }
}: { $best }
wall-place = { $place ->
    [0] {""}
    [1] 🥇{" "}
    [2] 🥈{" "}
   *[3] 🥉{" "}
}{ $name }{ $rating ->
    [none] {""}
   *[other] {" "}{ $rating }
}
wall-none = Aquí nadie ha ganado todavía una temporada. Cuando termine una, aquí estarán los tres primeros puestos de cada juego.
command-table-me = Cómo te va: tus partidas, tus ratings, tus ajustes
command-table-me-player = Las partidas y ratings de otra persona
command-table-server = La clasificación, el palmarés y las estadísticas de este servidor

## La primera página de /table me

figures-me = Yo
progress-title = **{ $name }**{ $played ->
    [0] {""}
   *[other] {" "}· jugó { $played } de los últimos { $days } días
}
progress-days = { $played } de { $days }
progress-head = { $of ->
    [levels] contra bots
   *[games] últimas diez partidas
}
progress-rating = rating
progress-easy = Fácil
progress-normal = Normal
progress-hard = Difícil
progress-level = { $bars ->
    [0] { $games ->
        [0] ninguna en solitario aún
       *[other] { $games } de { $least } partidas
    }
    [1] por debajo de { progress-easy }
    [2] por debajo de { progress-easy }
    [3] como { progress-easy }
    [4] entre { progress-easy } y { progress-normal }
    [5] entre { progress-easy } y { progress-normal }
    [6] como { progress-normal }
    [7] entre { progress-normal } y { progress-hard }
    [8] entre { progress-normal } y { progress-hard }
    [9] como { progress-hard }
   *[other] por encima de { progress-hard }
}
progress-risen = 📈 { $name } contra bots en { $game }: ahora { $told }.
progress-won = { $won } de { $games } ganadas · { $told }
progress-best = mejor: { $best } · { $told }
progress-share = { $games ->
    [0] ninguna partida aún
   *[other] { $share } % del máximo posible
}
progress-attention = { $games ->
    [0] ninguna partida aún
   *[other] ganadas: { $won } de { $games }, limpias: { $clean }
}
progress-line = **{ $game }**: { $told }{ $rating ->
    [none] {""}
   *[other] {" "}· rating { $rating }
}
progress-rival = { $lead ->
    [you] Le ganas a { $name } por { $most } a { $least }.
    [them] { $name } te gana por { $most } a { $least }.
   *[nobody] Empate con { $name }, { $most } a { $least }.
}
rivals-balance = { $even ->
    [yes] ⚔️ Empate entre { $first } y { $second }, { $most } a { $least }.
   *[no] ⚔️ { $first } le gana a { $second }, { $most } a { $least }.
}
rivals-in-a-row = 🔥 { $name }: { $wins } victorias seguidas.
rivals-night = • { $name }: { $told }
rivals-night-won = { $won } de { $games } ganadas
progress-you-lead = ganas tú
progress-foot = -# Tu nivel: las últimas { $counted } partidas que has jugado contra bots, sin más gente; las abandonadas cuentan como perdidas. Las otras barras: tus últimas { $latest } partidas.{ $rivals ->
    [0] {""}
   *[other] {" "}Quién gana: tus últimas { $together } partidas con más gente aquí.
}

## Insignias

figures-badges = Insignias
badges-title = **{ $name }** · { $count }
badges-count = { $earned } de { $of } insignias
badge-step = { $step ->
    [1] bronce
    [2] plata
   *[3] oro
}
badges-line = • **{ $title }** ({ badge-step }), { $how }: { $times ->
    [1] { $game }
   *[other] { $times } veces, la primera en { $game }
}{ $left ->
    [0] {""}
   *[other] {" "}· { $left } más para { $step ->
        [1] plata
       *[2] oro
    }
}
badges-times = { $times ->
    [0] { $title }
    [1] { $title }
   *[other] { $title } ×{ $times }
}
badges-game = { $game }, { $date }
badges-choice = { $game }: { $titles }
badges-open = • por ganar: { $titles }
badges-steps = -# Cada una es de bronce la primera vez, de plata tras { $silver } veces y de oro tras { $gold }.
badges-unread = -# Aún estoy leyendo tus partidas antiguas. Puede haber más.
badges-watch = Ver una partida con insignia
badge-news = { $step ->
    [1] 🏅 ¡Nueva insignia para { $name }: **{ $title }**! { $why }
   *[other] 🏅 { $name }, **{ $title }** ahora es de { badge-step }: ya van { $times } veces.
}{ $move ->
    [0] {""}
   *[other] {" "}(jugada { $move })
}
badge-head = { $step ->
    [1] Insignia nueva
   *[other] Nivel nuevo
}
badge-again = Ya lo has conseguido { $times } veces.
badge-foot = { badge-step }{ $move ->
    [0] {""}
   *[other] {" "}· jugada { $move }
}{ $left ->
    [0] {""}
   *[other] {" "}· { $left } más para { $step ->
        [1] plata
       *[2] oro
    }
}
badge-clean = partida limpia
badge-clean-how = sin errores ni pistas
badge-clean-why = Has acabado una partida entera sin errores y sin pistas.
badge-eye = ojo de águila
badge-eye-how = tres capturas en una partida
badge-eye-why = Has cazado tres errores ajenos en una partida.
badge-crowd = líder de la mesa
badge-crowd-how = por delante de tres o más
badge-crowd-why = Has ganado a otras tres personas o más en una partida.
badge-behind = remontada
badge-behind-how = del final a la cabeza
badge-behind-why = A mitad de partida ibas en último lugar, y has ganado.
badge-machines = matagigantes
badge-machines-how = ante dos bots difíciles
badge-machines-why = Has ganado en solitario a dos bots difíciles.
badge-all = todoterreno
badge-all-how = los cuatro juegos terminados
badge-all-why = Has acabado una partida de cada juego.
badge-week = semana entera
badge-week-how = siete días seguidos
badge-week-why = Has acabado una partida del día siete días seguidos.
badge-night = ave nocturna
badge-night-how = noche de juegos entera
badge-night-why = Has jugado una noche de juegos entera.
badge-best = diana
badge-best-how = óptima y limpia
badge-best-why = Has logrado el mejor resultado posible, sin errores y sin pistas.
help-after-stats = • **/table me**: tus partidas y ratings. **/table server**: la { -clasificacion } y el palmarés de este servidor.
