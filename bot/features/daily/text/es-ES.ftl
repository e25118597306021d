## La partida del día

daily-played = ☑️ Partida jugada{ $how ->
    [nothing] , y cuenta
   *[other] : { $how }
}.{ $when ->
    [today] {" "}Próxima partida: { $next }.
   *[other] {" "}La de hoy es una nueva.
}
daily-late = El día de esta partida ya ha pasado (en UTC), así que no cuenta para los resultados ni para tu racha.
daily-here = { $of ->
    [1] antes que nadie en este servidor
   *[other] { daily-place } en este servidor
}
daily-everywhere = { $of ->
    [1] antes que nadie en el mundo
   *[other] { daily-place } en el mundo
}
daily-better = mejor que { $every ->
    [yes] { $others ->
        [1] el otro resultado
       *[other] los otros { $others } resultados
    }
   *[no] { $worse } de los otros { $others } resultados
}{ $when ->
    [today] {" "}de hoy
   *[other] {""}
} { $listed ->
    [here] en este servidor
   *[everywhere] en el mundo
}
daily-unbeaten = nadie { $listed ->
    [here] aquí
   *[everywhere] en el mundo
} lo ha hecho mejor{ daily-on-the-day }
daily-on-the-day = { $when ->
    [today] {" "}hoy
   *[other] {""}
}
daily-streak = 🔥 { $streak } días seguidos
daily-ranked = Por orden: { $several ->
    [yes] puesto en la mesa, luego puntuación
   *[no] puntuación
}, partida limpia, menos errores. En caso de empate, se comparte el puesto.
button-share = Compartir
refused-nothing-to-share = No tienes nada que compartir aquí, o ya lo has compartido.
shared-there = Compartido: { $link }. Quien haya jugado aquí esta partida puede ver la tuya.
shared-soon = Compartido. Aparecerá aquí en cuanto Discord me deje publicarlo, y quien haya jugado aquí esta partida podrá ver la tuya.
refused-try-deleted = Ya habías jugado la partida de hoy antes de que te olvidara. Vuelve mañana para la siguiente.

refused-no-such-day = Elige uno de los últimos 30 días: escribe unas letras y elígelo de la lista, o escríbelo como { $example }.

## El tablero de un canal

daily-board = -# **{ $title }** · { $about } · { $over ->
    [yes] el día ya ha pasado, así que jugarla ahora no cuenta
   *[no] las mismas cartas para todo el mundo, y un intento
}
daily-board-title = { $game } del día
daily-board-against = contra { $computers ->
    [1] 1 { -bot }
   *[other] { $computers } bots
}
daily-board-place = { $place }.º
daily-board-line = { daily-board-place } · { $told }{ $heights ->
    [none] {""}
   *[other] {" "}({ $heights })
}
daily-board-heights = (Entre paréntesis: { $strip })
daily-board-column = Puesto { $place } en la mesa: { $names }
daily-board-name = { $name }{ $clean ->
    [yes] {" "}(partida limpia)
   *[no] {""}
}
daily-board-more = … y { $more } más
daily-board-plus = +{ $more }
daily-board-clean = partida limpia
daily-board-foot = ▼ { button-play-deal }
button-play-deal = { $over ->
    [yes] Jugar esta partida
   *[no] Jugar la de hoy
}
button-beside = Comparar partidas
daily-beside = **{ daily-board-title }** · { $date }
daily-beside-list = Ver la partida de alguien
daily-beside-first = Termina primero esta partida: entonces verás las del resto junto a la tuya.
daily-beside-nobody = Aquí ya nadie muestra su resultado de esta partida.
daily-yesterday = Ayer · { $date }

## Resultados

scores-today = **La partida de hoy** ({ $day })
scores-week = **Esta semana**
scores-ever = **Desde siempre**
scores-everywhere = 🌍 Todos los servidores (solo quien lo permite: /table me, { figures-settings })
scores-average = { $name }: { $won ->
    [1] 1 victoria
   *[other] { $won } victorias
} en { $days ->
    [1] 1 día
   *[other] { $days } días
}, puesto { $place } de media
scores-streak = -# Tu racha: { $streak ->
    [0] ninguna aún. Empieza una con /{ $game } daily.
    [1] 1 día
   *[other] { $streak } días seguidos
}

## Comandos

command-game-daily = La partida del día, igual para todo el mundo: un intento y a comparar
command-game-daily-day = Un día que te perdiste, por diversión: no cuenta para los resultados ni para tu racha
command-game-scores = Cómo le ha ido a la gente en las partidas del día de este servidor, y tu racha
command-game-scores-everywhere = Todos los servidores (solo quien lo permite)
help-after-daily = • **/{ $game } daily**, y lo mismo con cada juego: una partida al día para todo el mundo, con un intento. **/{ $game } scores**: a quién le fue mejor.

daily-begun = empezada
daily-unfinished = sin terminar
