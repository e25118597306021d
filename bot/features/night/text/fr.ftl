## Soirées jeux

command-table-night = Lancer une soirée jeux : toutes les parties ici comptent ensemble
command-table-night-minutes = Combien de temps elle dure ; une partie commencée se joue jusqu’au bout
command-table-night-minutes-30 = 30 minutes
command-table-night-minutes-60 = 60 minutes
command-table-night-minutes-90 = 90 minutes
command-table-night-games = Nombre de parties, au lieu d’une durée en minutes
command-table-night-off = Finir la soirée en cours ici
button-night = En faire une soirée
button-next-game = Prochaine partie
button-night-in = J’en suis
button-night-out = Sans moi
button-night-off = Finir la soirée
welcome-night = Jouer ensemble
night-ask = Combien de temps doit durer la soirée ? Vous continuez ensemble, et chaque partie ici compte.
night-length = { $games ->
    [0] { $minutes } min
   *[other] { $games } parties
}
night-invitation-open = 🌙 **Soirée jeux : { $length }.** Qui en est ?
    Déjà là : **{ $names }**
    { $host ->
        [nobody] N’importe qui parmi vous choisit le premier jeu, et c’est parti.
       *[other] { $host } choisit le premier jeu, et c’est parti. À partir de { $when }, n’importe qui parmi vous peut choisir.
    }
night-invitation-begun = 🌙 **Soirée jeux : { $length }.** Avec { $names }.
    La première place vaut 100 points, la dernière 0. En cas d’égalité, on partage la place ; une partie manquée vaut 0.
night-invitation-over = 🌙 Cette { -soiree } n’a pas commencé. `/table night` en propose une autre.
night-begun = 🌙 **Soirée jeux !** { $games ->
    [0] Jusqu’à { $when }, chaque partie publique ici à deux personnes ou plus compte.
    [1] La prochaine partie publique ici à deux personnes ou plus compte.
   *[other] Les { $games } prochaines parties publiques ici à deux personnes ou plus comptent.
}
    La première place vaut 100 points, la dernière 0. En cas d’égalité, on partage la place ; une partie manquée vaut 0.
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
night-votes = { $count ->
    [0] Et maintenant ? Votez avec **{ button-next-game }**.
   *[other] Ensuite : { $votes }. Ça commence dès que la majorité est d’accord, ou { $when }.
}
night-votes-for = { $game } { $count }
night-ready = On y va, { $names } ? Appuyez sur **{ button-join }**.
night-pick = Et maintenant ? La majorité décide, et tout le monde ici est de la partie.
night-mixed = Un peu de tout
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
night-weeks = 🌙 { $weeks } semaines d’affilée !
night-film = 🎬 **La meilleure demi-minute de la soirée** · { $game }, table { $table }
night-title = Soirée jeux
night-bar = { $place }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
night-ended = 🌙 La soirée jeux est finie.
refused-night-on = Il y a déjà une { -soiree } dans ce salon.
refused-night-how-long = Dis combien de temps : soit avec `minutes`, soit avec `games`.
refused-night-later = Cette partie n’était pas la dernière ici. Appuie sur **{ button-next-game }** sous la plus récente.
refused-night-next-open = La prochaine partie est déjà ouverte : table n° { $table }.
refused-night-none = Il n’y a pas de { -soiree } ici. `/table night` en commence une.
refused-night-not-yours = Seules la modération, la personne qui a lancé cette soirée et celles qui ont joué la dernière partie ici peuvent y mettre fin.
refused-night-in = Tu en es déjà.
refused-night-full = Vous êtes déjà { $seats } : aucun jeu ici ne se joue à plus.
refused-night-not-in = Tu n’en es pas encore. Appuie d’abord sur **{ button-night-in }**.
refused-night-host = C’est à { $name } de choisir le premier jeu. À partir de { $when }, n’importe qui parmi vous pourra le faire.
refused-night-alone = Pour l’instant, il n’y a que toi. Il faut être deux.
refused-night-invitation-over = Cette { -soiree } a commencé, ou n’a jamais eu lieu. `/table night` en commence une autre.
refused-night-invited = On se réunit déjà ici : { $link }
refused-night-just-begun = Une { -soiree } a commencé ici il y a moins de cinq minutes. Avant la fin de ces cinq minutes, seules les personnes qui ont joué la dernière partie ici peuvent en lancer une autre.
help-after-night = • **/table night** demande qui veut faire une soirée jeux. **{ button-night }**, dans **{ button-other-game }**, en commence une avec celles et ceux qui viennent de jouer : toutes les parties ici comptent ensemble.
