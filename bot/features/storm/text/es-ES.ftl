welcome-storm = Storm
command-table-storm = 60 segundos: ¿error, o está bien?
command-game-storm = 60 segundos: ¿error, o está bien? Solo lo ves tú
command-game-storm-moving = Anima las imágenes de Storm, a partir de ahora
help-more-storm = • **/{ $game } storm** o **/table storm**: ¿**¡Juse!**, o está bien? 60 segundos, tres vidas, solo para ti.
refused-no-storm = { $game } no tiene posiciones para Storm.

storm-title = Storm · { $game }{ $day ->
    [none] {""}
   *[other] {" "}· { $day }
}
storm-first = ⛈️ **{ $title }**: ¿está bien o no?
storm-juse = ¡Juse!
storm-right = Está bien
storm-verdict = { $right ->
    [yes] ✅ ¡Bien! La siguiente: ×{ $factor }
   *[no] ❌ { $juse ->
        [yes] Era un **¡Juse!**
       *[no] Estaba bien.
    }
}
storm-status = { $number ->
    [none] {""}
   *[other] Posición { $number } ·{" "}
}{ $seconds ->
    [1] queda 1 s
   *[other] quedan { $seconds } s
} · { $lives ->
    [one] 1 vida
   *[other] { $lives } vidas
} · ×{ $factor } · { $score }
storm-end = { $ending ->
    [time] ⏰ ¡Tiempo!
    [lives] 💔 No te quedan vidas.
   *[done] 🏁 Has hecho todas las posiciones.
} **{ $score }** · { $best }
storm-best = { $new ->
    [yes] ¡tu récord!
   *[no] tu récord: { $best }
}
storm-score = { $score }
storm-figures = { $right ->
    [1] 1 acierto
   *[other] { $right } aciertos
} de { $of }, { $longest ->
    [1] 1 seguido
   *[other] { $longest } seguidos
}
storm-right-of = aciertos
storm-in-a-row = seguidos
storm-missed = Tus fallos
storm-missed-line = • { $sentence } **{ $why }**
storm-again = Otra vez
storm-today = Storm del día
storm-share = Compartir
storm-other = Storm: { $game }
storm-gone = ⛈️ Esa ronda ha terminado: me he reiniciado, o has empezado otra. No se ha contado nada.
storm-once = ☑️ Ya has jugado el Storm de hoy: **{ $score }**, { $right ->
    [1] 1 acierto
   *[other] { $right } aciertos
} de { $of }. Mañana hay uno nuevo.
storm-shared = ⛈️ **{ $title }** · { $name }: **{ $score }**, { $right ->
        [1] 1 acierto
       *[other] { $right } aciertos
    } de { $of }
    { $squares }
storm-board = -# **{ $title }** · { $date } · { $over ->
    [yes] el día ha terminado
   *[no] las mismas posiciones para todo el mundo y un solo intento
}
storm-board-line = { daily-board-place } · { $name }: { $score } { $squares }
storm-board-strip = bien o mal
storm-board-score = puntos
storm-board-foot = ▼ { storm-today }
storm-on-board = Compartido.{ $link ->
    [none] {" "}Aparecerá aquí en cuanto Discord me deje publicarlo.
   *[other] {" "}Está aquí: { $link }.
}
storm-told = { $score } · { $right ->
    [1] 1 acierto
   *[other] { $right } aciertos
} de { $of }
storm-begun = empezado
refused-storm-nothing-to-share = No tienes nada que compartir aquí, o ya lo has compartido.
refused-storm-try-deleted = Ya habías jugado el Storm de hoy antes de que te olvidara. Mañana hay uno nuevo.
