command-game-race = Dix positions pour tout le salon : erreur, ou c’est bon ? La première bonne réponse marque
help-more-race = • **/{ $game } race** : dix positions pour tout le salon ; la première bonne réponse marque. La même commande y met fin.
button-race = Course
button-race-end = Arrêter la course
refused-no-race = { $game } n’a pas de positions pour une course.
refused-race-runs = Une course est déjà en cours ici. Elle dure environ deux minutes.
refused-race-table = Ce salon a une table (n° { $table }). Une course la gênerait : ouvre un fil.
refused-race-not-yours = Seules la modération et la personne qui a lancé la course peuvent l’arrêter.
race-late = Trop tard : cette position est finie.
race-faster = { $name } a eu { quick-seconds } d’avance.
race-gone = 🏁 Cette course est finie : j’ai redémarré. Rien n’a été compté.

race-open = 🏁 **Course · { $game }** : { $number } sur { $of }
race-rule = la première bonne réponse marque
race-number = Course { $number }/{ $of }
race-decided = { $juse ->
    [yes] **Juse!**
   *[no] **C’est bon.**
} { $name ->
    [nobody] Personne ne l’a vu.
   *[other] ⚡ { $name } : { quick-seconds }
}{ $wrong ->
    [nobody] {""}
   *[other] {" "}· ❌ { $wrong }
}
race-first = { $name ->
    [nobody] Personne ne l’a vu
   *[other] { $name } : { quick-seconds }
}
race-wrong = ❌ Raté : tu passes ton tour sur cette position.
race-points = { $place }. { $name } : { $points }
race-sits-out = passe · { $points }
race-over = { $count ->
    [0] 🏁 Personne n’a gagné la course.
    [one] 🏁 { $names } gagne la course !
   *[other] 🏁 { $names } gagnent la course !
}
race-nobody-here = 🏁 Il n’y a plus personne : la course est finie.
race-fastest = meilleur temps : { quick-seconds }
race-hardest = La plus dure : la position { $number }. { $name ->
    [nobody] Personne n’a trouvé.
   *[other] { $name } a mis { quick-seconds }.
}
