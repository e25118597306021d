welcome-learn = Apprendre { $game }
lesson-title = **{ $game }** · leçon{ $over ->
    [yes] , fin
   *[no] , étape { $step } sur { $steps }
}
lesson-step = >>> { $text }
button-lesson-on = Continuer
button-lesson-play = Jouer maintenant
button-lesson-again = Recommencer
button-lesson-leave = Quitter la leçon
lesson-other-misplay = 🤔 Non, pas ça. À une vraie table, tu entendrais : { $call } Ici, rien n’a bougé : réessaie.
lesson-other-right = 🙂 Ce serait un bon coup ! Mais ici, l’erreur est voulue : fais ce que dit la leçon, et regarde ce qui se passe.
lesson-other = 🙂 Tu peux faire ça à une vraie table, mais cette leçon veut d’abord autre chose. Rien n’a bougé.
lesson-goes-on = Rien à choisir pour l’instant. La leçon continue dans son propre message.
lesson-left = Reviens à la leçon quand tu veux : /{ $command } learn reprend là où tu en étais.
refused-lesson-changed = Cette leçon a changé depuis que tu l’as commencée. Appuie sur **{ button-lesson-again }**, ou utilise /{ $game } learn.
command-game-learn = Une leçon privée de deux minutes : joue tes premiers coups
help-first-lessons = **Apprendre** ouvre une leçon privée de deux minutes.
