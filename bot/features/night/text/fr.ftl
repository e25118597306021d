## Soirées jeux

command-table-night = En faire une soirée jeux : toutes les parties ici comptent ensemble
command-table-night-minutes = Combien de temps elle dure ; une partie commencée se joue jusqu’au bout
command-table-night-minutes-30 = 30 minutes
command-table-night-minutes-60 = 60 minutes
command-table-night-minutes-90 = 90 minutes
command-table-night-games = Combien de parties elle dure, au lieu de minutes
command-table-night-off = Finir la soirée en cours ici
button-night = En faire une soirée
button-next-game = Prochaine partie
night-ask = Combien de temps doit durer la soirée ? Vous continuez ensemble, et chaque partie ici compte.
night-minutes = { $minutes } minutes
night-begun = 🌙 **Soirée jeux !** { $games ->
    [0] Jusqu’à { $when }
    [1] Pour la prochaine partie
   *[other] Pendant les { $games } prochaines parties
}, chaque partie publique ici à deux personnes ou plus compte.
    La première place vaut 100 points, la dernière 0, les égalités se partagent une place, et une partie manquée vaut 0.
night-line = 🌙 { $told }
night-uncounted = Cette partie ne compte pas pour la soirée.
night-game = { $between ->
    [yes] { $number ->
        [0] Soirée jeux{ $of ->
            [0] {""}
           *[other] {" "}en { $of } parties
        }
       *[other] Soirée, après la partie { night-number }
    }
   *[no] Soirée, partie { night-number }
}
night-number = { $number }{ $of ->
    [0] {""}
   *[other] {" "}sur { $of }
}
night-score = { $name } { $points }
night-until = jusqu’à { $when }
night-picks = { $count ->
    [0] N’importe qui ici
   *[other] { $names }
} choisit la prochaine partie.
night-ready = C’est parti, { $names } ? Appuyez sur **{ button-join }**.
night-pick = Et maintenant ? Tout le monde ici est de la partie.
night-mixed = Mélange
night-over = 🌙 **{ $count ->
    [one] { $winners } gagne la soirée !
    [many] { $winners } gagnent la soirée !
   *[other] { $winners } gagnent la soirée !
}** { night-games }
night-games = { $games ->
    [one] { $games } partie
    [many] { $games } parties
   *[other] { $games } parties
}
night-film = 🎬 **La meilleure demi-minute de la soirée** · { $game }, table { $table }
night-title = Soirée jeux
night-bar = { $place }. { $name } : { $points } points
night-ended = 🌙 La soirée jeux est finie.
refused-night-on = Ce salon a déjà une { -soiree }. `/table night off:True` y met fin.
refused-night-how-long = Dis combien de temps : soit `minutes`, soit `games`.
refused-night-wait = C’est à { $names } de choisir la prochaine partie. Après une minute, toute la table le peut.
refused-night-later = Cette partie n’était pas la dernière ici. Appuie sur **{ button-next-game }** sous la plus récente.
refused-night-none = Il n’y a pas de { -soiree } ici. `/table night` en commence une.
refused-night-not-yours = Seules la modération, la personne qui a lancé cette soirée et celles qui ont joué la dernière partie ici peuvent y mettre fin.
refused-night-just-begun = Une { -soiree } a commencé ici il y a moins de cinq minutes. Avant qu’elles soient passées, seules les personnes qui ont joué la dernière partie ici peuvent en lancer une autre.
help-after-night = • **{ button-night }**, dans **{ button-other-game }**, ou **/table night** : toutes les parties ici comptent ensemble pendant un moment.
