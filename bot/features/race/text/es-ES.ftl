command-game-race = Diez posiciones para todo el canal: ¿error, o está bien? Puntúa quien acierta primero
help-more-race = • **/{ $game } race**: diez posiciones para todo el canal; puntúa quien acierta primero. Escríbelo otra vez para terminarla.
button-race = Carrera
button-race-end = Terminar la carrera
refused-no-race = { $game } no tiene posiciones para una carrera.
refused-race-runs = Aquí ya hay una carrera en marcha; dura unos dos minutos.
refused-race-table = Este canal tiene una mesa (#{ $table }). Una carrera estorbaría: usa un hilo.
refused-race-not-yours = Solo puede terminar la carrera quien la ha empezado, o la moderación.
race-late = Demasiado tarde: esta posición ya ha terminado.
race-faster = { $name } te ha ganado por { quick-seconds }.
race-gone = 🏁 Esta carrera ha terminado: me he reiniciado. No se ha contado nada.

race-open = 🏁 **Carrera · { $game }**: { $number } de { $of }
race-rule = puntúa quien acierta primero
race-number = Carrera { $number }/{ $of }
race-decided = { $juse ->
    [yes] **¡Juse!**
   *[no] **Está bien.**
} { $name ->
    [nobody] Nadie lo ha visto.
   *[other] ⚡ { $name }: { quick-seconds }
}{ $wrong ->
    [nobody] {""}
   *[other] {" "}· ❌ { $wrong }
}
race-first = { $name ->
    [nobody] Nadie lo ha visto
   *[other] { $name }: { quick-seconds }
}
race-wrong = ❌ Has fallado: en esta posición ya no puedes responder.
race-points = { $place }. { $name }: { $points }
race-sits-out = fuera · { $points }
race-over = { $count ->
    [0] 🏁 Nadie ha ganado la carrera.
    [one] 🏁 ¡{ $names } gana la carrera!
   *[other] 🏁 ¡{ $names } ganan la carrera!
}
race-nobody-here = 🏁 Ya no queda nadie, así que la carrera ha terminado.
race-fastest = mejor: { quick-seconds }
race-hardest = La más difícil: la posición { $number }. { $name ->
    [nobody] Nadie lo ha visto.
   *[other] { $name } ha tardado { quick-seconds }.
}
