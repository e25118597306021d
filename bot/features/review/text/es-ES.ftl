button-review = Análisis
button-try-again = Probar otra vez
review-title = 🔎 **{ $game }** · mesa { $table } · tu análisis{ $count ->
    [1] {""}
   *[other] , { $number } de { $count }
}
review-moment = Jugada { $move }: elegiste **{ $played }**. Mejor: **{ $better }**.
review-cost = Eso bajó tu probabilidad de ganar en { $points ->
    [1] 1 punto porcentual
   *[other] unos { $points } puntos porcentuales
}, según lo que podías saber entonces.
review-page = Momento { $number }
review-nothing = 🔎 De las decisiones que he comparado, ninguna te ha costado mucho. { $won ->
    [yes] ¡Bien jugado!
   *[no] Esta vez lo han decidido las cartas y el resto de la mesa.
}
review-under-way = 🔎 { $before ->
    [0] Estoy repasando tus decisiones: { $bar }{ $percent } %
    [1] Antes del tuyo va 1 análisis.
   *[other] Antes del tuyo van { $before } análisis.
}
again-title = **{ $game }** · otro intento en la jugada { $move } de la mesa { $table }, con { $same ->
    [yes] las mismas cartas ocultas: no hay otras que encajen con lo que sabías
   *[no] otras cartas ocultas
}
button-next-puzzle = Siguiente reto
again-goal = 🎯 { $count ->
    [1] {""}
   *[other] Reto { $number } de { $count }: {""}
}**{ $goal }**
again-brought = 🎯 { $reached ->
    [yes] ¡Conseguido!
   *[no] Esta vez no.
} { $now } La primera vez: { $then }
again-set = 🧩 Eso era todo: { $reached } de { $count } objetivos conseguidos.
refused-review-no-seat = No has jugado en esta partida. Quienes jugaron pueden pedir el análisis de sus propias decisiones.
refused-review-under-way = Ya estoy analizando una partida para ti. Espera a que acabe.
refused-review-queue-full = Ahora mismo estoy analizando demasiadas partidas. Vuelve a pedirlo en unos minutos.
refused-review-failed = Esta vez no he podido terminar el análisis. Pulsa otra vez **{ button-review }**.
refused-again-not-found = No puedo volver a preparar este momento. Elige otro.
