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
lesson-other-misplay = 🤔 Pas ça. À une vraie table, tu entendrais : { $call } Rien n’a bougé ici, alors réessaie.
lesson-other-right = 🙂 Ce serait juste ! Mais cette leçon fait l’erreur exprès : fais ce qu’elle dit, et regarde ce qui se passe.
lesson-other = 🙂 Tu peux faire ça à une vraie table, mais cette leçon veut d’abord autre chose. Rien n’a bougé.
lesson-goes-on = Rien à choisir pour l’instant. La leçon continue dans son propre message.
lesson-left = Reviens à la leçon quand tu veux : /{ $command } learn continue où tu en étais.
refused-lesson-changed = Cette leçon a changé depuis que tu l’as commencée. Appuie sur **{ button-lesson-again }**, ou utilise /{ $game } learn.
command-game-learn = Une leçon privée de deux minutes : joue tes premiers coups
help-first-lessons = **Apprendre** est une leçon privée de deux minutes.
