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
lesson-other-misplay = 🤔 Esa no. En una mesa de verdad oirías: { $call } Aquí no se ha movido nada, así que prueba otra vez.
lesson-other-right = 🙂 ¡Eso estaría bien! Pero en esta lección el error se comete a propósito: haz lo que dice y mira qué pasa.
lesson-other = 🙂 En una mesa de verdad puedes hacerlo, pero en esta lección toca antes otra cosa. No se ha movido nada.
lesson-goes-on = Ahora no hay nada que elegir. La lección sigue en su propio mensaje.
lesson-left = Vuelve a la lección cuando quieras: con /{ $command } learn sigues donde la dejaste.
refused-lesson-changed = Esta lección ha cambiado desde que la empezaste. Pulsa **{ button-lesson-again }** o usa /{ $game } learn.
command-game-learn = Una lección privada de dos minutos: haz tus primeras jugadas
help-first-lessons = **Aprender** es una lección privada de dos minutos.
