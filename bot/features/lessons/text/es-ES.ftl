welcome-learn = Aprender { $game }
lesson-title = **{ $game }** · lección{ $over ->
    [yes] , el final
   *[no] , paso { $step } de { $steps }
}
lesson-step = >>> { $text }
button-lesson-on = Continuar
button-lesson-play = Jugar ya
button-lesson-again = Empezar de nuevo
button-lesson-leave = Dejar la lección
lesson-other-misplay = 🤔 Esa no. En una mesa de verdad oirías: { $call } Aquí no se movió nada, así que prueba otra vez.
lesson-other-right = 🙂 ¡Eso sería correcto! Pero esta lección comete el error a propósito: haz lo que dice y mira qué pasa.
lesson-other = 🙂 En una mesa de verdad puedes hacerlo, pero esta lección quiere antes otra cosa. No se movió nada.
lesson-goes-on = Ahora no hay nada que elegir. La lección continúa en su propio mensaje.
lesson-left = Vuelve a la lección cuando quieras: /{ $command } learn continúa donde la dejaste.
refused-lesson-changed = Esta lección ha cambiado desde que la empezaste. Pulsa **{ button-lesson-again }** o usa /{ $game } learn.
command-game-learn = Una lección privada de dos minutos: haz tus primeras jugadas
help-first-lessons = **Aprender** es una lección privada de dos minutos.
