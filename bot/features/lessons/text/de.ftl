welcome-learn = { $game } lernen
lesson-title = **{ $game }** · Lektion{ $over ->
    [yes] , Ende
   *[no] , Schritt { $step } von { $steps }
}
lesson-step = >>> { $text }
button-lesson-on = Weiter
button-lesson-play = Jetzt spielen
button-lesson-again = Von vorn
button-lesson-leave = Lektion verlassen
lesson-other-misplay = 🤔 Das ist es nicht. An einem echten Tisch würdest du hören: { $call } Hier ist nichts passiert, versuch es also noch mal.
lesson-other-right = 🙂 Das wäre richtig! Aber diese Lektion macht den Fehler mit Absicht: Tu, was sie sagt, und schau, was passiert.
lesson-other = 🙂 An einem echten Tisch geht das, aber in dieser Lektion kommt erst etwas anderes. Es ist nichts passiert.
lesson-goes-on = Gerade gibt es nichts zu wählen. Die Lektion geht in ihrer eigenen Nachricht weiter.
lesson-left = Komm jederzeit zurück: /{ $command } learn macht da weiter, wo du warst.
refused-lesson-changed = Diese Lektion hat sich geändert, seit du sie angefangen hast. Drück auf **{ button-lesson-again }** oder nutze /{ $game } learn.
command-game-learn = Das Spiel in zwei Minuten lernen, nur für dich: Mach deine ersten Züge
help-first-lessons = **Lernen** zeigt dir ein Spiel in zwei Minuten, nur für dich.
