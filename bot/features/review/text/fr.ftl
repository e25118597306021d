button-review = Bilan
button-try-again = Réessayer
review-title = 🔎 **{ $game }** · table { $table } · ton bilan{ $count ->
    [one] {""}
    [many] , { $number } sur { $count }
   *[other] , { $number } sur { $count }
}
review-moment = Coup { $move } : tu as choisi **{ $played }**. Mieux : **{ $better }**.
review-cost = Tes chances de gagner ont baissé d’environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}, d’après ce que tu pouvais savoir à ce moment-là.
review-page = Moment { $number }
review-nothing = 🔎 Parmi les choix que j’ai comparés, aucun ne t’a coûté cher. { $won ->
    [yes] Bien joué !
   *[no] Cette fois, les cartes et les autres ont décidé.
}
review-under-way = 🔎 { $before ->
    [0] Je parcours tes choix : { $bar }{ $percent } %
    [one] { $before } bilan passe avant le tien.
    [many] { $before } bilans passent avant le tien.
   *[other] { $before } bilans passent avant le tien.
}
again-title = **{ $game }** · nouvel essai au coup { $move }, table { $table }, avec { $same ->
    [yes] les mêmes cartes cachées : aucune autre donne ne cadre avec ce que tu savais
   *[no] d’autres cartes cachées
}
button-next-puzzle = Problème suivant
again-goal = 🎯 { $count ->
    [one] {""}
    [many] Problème { $number } sur { $count } : {""}
   *[other] Problème { $number } sur { $count } : {""}
}**{ $goal }**
again-brought = 🎯 { $reached ->
    [yes] C’est réussi !
   *[no] Pas cette fois.
} { $now } La première fois : { $then }
again-set = 🧩 La série est finie. Objectifs atteints : { $reached } sur { $count }.
refused-review-no-seat = Tu n’as pas joué cette partie. Les personnes qui l’ont jouée peuvent demander chacune le bilan de leurs choix.
refused-review-under-way = Je fais déjà un bilan pour toi. Attends qu’il soit là.
refused-review-queue-full = Je fais trop de bilans en ce moment. Redemande dans quelques minutes.
refused-review-failed = Je n’ai pas pu finir le bilan cette fois. Appuie encore sur **{ button-review }**.
refused-again-not-found = Je ne peux pas recréer ce moment. Choisis-en un autre.
