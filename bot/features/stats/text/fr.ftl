stats-of = { $whose ->
    [own] **Tes parties sur ce serveur**
    [everywhere] **Tes parties partout**
   *[other] **Parties sur ce serveur : { $name }**
}
stats-none = { $whose ->
    [own] Tu n’as encore fini aucune partie ici.
    [everywhere] Tu n’as encore fini aucune partie.
   *[other] { $name } n’a encore fini aucune partie ici.
}
stats-item = • { $text }
stats-server = **Parties jouées sur ce serveur**
stats-server-none = Encore personne : finis une partie pour ouvrir la liste.
stats-players = { $players ->
    [one] { $players } personne
    [many] { $players } personnes
   *[other] { $players } personnes
}
stats-leading = En tête : { $names }
stats-game = { $game } · { stats-players }
stats-line = { $who } : { $figures }
stats-wins = { $won ->
    [one] { $won } victoire
    [many] { $won } victoires
   *[other] { $won } victoires
}{ $easier ->
    [0] {""}
   *[other] {" "}({ $against } contre des personnes)
}
stats-best = meilleur score { $best }, { $mean } en moyenne
stats-clean = { $clean ->
    [0] aucun sans-faute
    [one] 1 sans-faute
    [many] { $clean } sans-faute
   *[other] { $clean } sans-faute
}
stats-mistakes = { $often ->
    [one] { $often } erreur
    [many] { $often } erreurs
   *[other] { $often } erreurs
} par partie
stats-caught = { $caught ->
    [0] {""}
    [1] tu as repéré une erreur chez { $name }
   *[other] tu as repéré { $caught } erreurs chez { $name }
}{ $both ->
    [yes] ,{" "}
   *[no] {""}
}{ $by ->
    [0] {""}
    [1] { $name } a repéré une de tes erreurs
   *[other] { $name } a repéré { $by } de tes erreurs
}
stats-longest-run = plus longue série sans erreur : { $moves ->
    [one] { $moves } coup
    [many] { $moves } coups
   *[other] { $moves } coups
}
stats-fastest = sans-faute le plus rapide : { $time }
stats-luck = 🍀 Chance sur { $games } parties : tes cartes { $cards-sign ->
    [more] ont valu { $cards } de plus que d’habitude
    [less] ont valu { $cards } de moins que d’habitude
   *[none] ont été aussi bonnes que d’habitude
}. Tes propres choix { $own-sign ->
    [more] t’ont rapporté { $own }
    [less] t’ont coûté { $own }
   *[none] n’ont rien changé
}, ceux des autres { $others-sign ->
    [more] t’ont rapporté { $others }
    [less] t’ont coûté { $others }
   *[none] n’ont rien changé
}. Marge d’erreur de chaque chiffre : { $margin }.
stats-luck-wins = { $wins ->
    [one] { $wins } victoire
    [many] { $wins } victoires
   *[other] { $wins } victoires
}
stats-foot = -# Seules les parties finies comptent. Une victoire partagée compte pour chaque personne ; si tu n’étais pas là à la fin, tu n’as pas gagné. Un sans-faute n’a ni erreur ni indice ; sa durée compte si tu as joué tous les coups. Les fausses alertes ne comptent pas comme erreurs, ni les coups joués pour toi par l’ordi. Personne d’autre ne voit les parties privées dans ces chiffres ; les donnes du jour comptent pour tout le monde.
stats-title = **{ $game }**
figures-figures = Stats
figures-card = Fiche de cote
figures-ranking = Classement
figures-winners = Palmarès
figures-players = Stats
figures-all-games = Tous les jeux
figures-which-game = Choisis un jeu
ladder-title = **Le { -classement } de ce serveur** · { $season }
ladder-own = … { $line }
ladder-none = Encore personne : finis une partie publique avec quelqu’un pour ouvrir le { -classement }.
ladder-last = -# Saison dernière : { $best }
ladder-foot =
    -# Les parties publiques à deux personnes ou plus comptent, courtes ou longues, si tu les joues jusqu’au bout. Les victoires contre des ordis ne comptent pas.
    -# Si tu pars, ou si un ordi te remplace, et que tu n’es pas de retour à la fin, tu finis à la dernière place.
    -# Si tu pars avant que tout le monde ait joué cinq fois, la partie ne compte ni pour ta cote, ni pour celle des autres face à toi.
    -# Si l’ordi joue plus d’un cinquième de tes coups, tu ne gagnes rien.
    -# Si tu joues au même jeu plus de { $most } fois par jour (UTC) avec la même personne, seules les { $most } premières parties comptent entre vous.
    -# Tant que tu n’as pas fini { $first } parties cotées d’un jeu, tu y restes « sans cote » : sans chiffre ni place, à la fin de la liste.
    -# Ensuite, « ? » veut dire qu’une cote est encore incertaine, pendant 16 parties environ. Ces cotes viennent après toutes les autres.
    -# Tant que tu restes sans cote ou que la tienne a un « ? », aucune partie ne te prend plus de { $points } points.
    -# Si tu reprends une place en cours de partie, la partie ne compte pas pour ta cote. La personne qui l’a laissée finit à la dernière place, comme si personne ne l’avait reprise.
refused-no-ratings = { $whose ->
    [own] Tu n’as pas de cote ici cette saison. Finis une partie publique avec d’autres personnes pour en avoir une.
   *[other] { $name } n’a pas de cote ici cette saison.
}
refused-ratings-hidden = { $whose ->
    [own] Tu as choisi de ne pas voir les cotes. Pour les revoir : /table me, Réglages.
   *[other] { $name } ne veut pas voir les cotes : cette fiche ne peut donc pas être publiée pour tout le monde.
}
wall-title = **Palmarès de ce serveur**
wall-season = { $game ->
    [none] Saison { $season }
   *[other] { $game }, { $season }
} : { $best }
wall-place = { $place ->
    [0] {""}
    [1] 🥇{" "}
    [2] 🥈{" "}
   *[3] 🥉{" "}
}{ $name }{ $rating ->
    [none] {""}
   *[other] {" "}{ $rating }
}
wall-none = Personne n’a encore gagné de saison ici. Quand une saison finit, le podium de chaque jeu est affiché ici.
command-table-me = Où tu en es : tes parties, tes cotes, tes réglages
command-table-me-player = Les parties et les cotes de quelqu’un d’autre
command-table-server = Le classement de ce serveur, le palmarès et les stats

## La première page de /table me

figures-me = Moi
progress-title = **{ $name }**{ $played ->
    [0] {""}
   *[other] {" "}· jours joués : { $played } sur { $days }
}
progress-days = { $played } sur { $days }
progress-head = { $of ->
    [levels] contre des ordis
   *[games] dix dernières parties
}
progress-rating = cote
progress-easy = Facile
progress-normal = Normal
progress-hard = Difficile
progress-level = { $bars ->
    [0] { $games ->
        [0] aucune partie en solo
        [one] { $games } partie sur { $least }
       *[other] { $games } parties sur { $least }
    }
    [1] sous Facile
    [2] sous Facile
    [3] niveau Facile
    [4] entre Facile et Normal
    [5] entre Facile et Normal
    [6] niveau Normal
    [7] entre Normal et Difficile
    [8] entre Normal et Difficile
    [9] niveau Difficile
   *[other] au-dessus de Difficile
}
progress-risen = 📈 { $name } contre des ordis à { $game } : maintenant { $told }.
progress-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $games } · { $told }
progress-best = record { $best } · { $told }
progress-share = { $games ->
    [0] encore aucune partie
   *[other] { $share } % du maximum
}
progress-attention = { $games ->
    [0] encore aucune partie
   *[other] { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } sur { $games }, { $clean } sans-faute
}
progress-line = **{ $game }** : { $told }{ $rating ->
    [none] {""}
   *[other] {" "}· cote { $rating }
}
progress-rival = { $lead ->
    [you] Tu mènes face à { $name }, { $most } à { $least }.
    [them] { $name } mène face à toi, { $most } à { $least }.
   *[nobody] Égalité entre toi et { $name }, { $most } à { $least }.
}
rivals-balance = { $even ->
    [yes] ⚔️ Égalité entre { $first } et { $second }, { $most } à { $least }.
   *[no] ⚔️ { $first } mène face à { $second }, { $most } à { $least }.
}
rivals-in-a-row = 🔥 { $name } : { $wins } victoires de suite.
rivals-night = • { $name } : { $told }
rivals-night-won = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} sur { $games }
progress-you-lead = tu mènes
progress-foot = -# Ton niveau : les { $counted } dernières parties que tu as jouées en solo contre des ordis ; celles que tu as abandonnées comptent comme perdues. Autres barres : tes { $latest } dernières parties.{ $rivals ->
    [0] {""}
   *[other] {" "}Qui mène : tes { $together } dernières parties avec d’autres ici.
}

## Badges

figures-badges = Badges
badges-title = **{ $name }** · { $count }
badges-count = badges gagnés : { $earned } sur { $of }
badge-step = { $step ->
    [1] bronze
    [2] argent
   *[3] or
}
badges-line = • **{ $title }** ({ badge-step }), { $how } · { $times ->
    [1] { $game }
   *[other] { $times } fois, la première : { $game }
}{ $left ->
    [0] {""}
   *[other] {" "}· encore { $left } pour { $step ->
        [1] l’argent
       *[2] l’or
    }
}
badges-times = { $times ->
    [0] { $title }
    [1] { $title }
   *[other] { $title } ×{ $times }
}
badges-game = { $game }, { $date }
badges-choice = { $game } : { $titles }
badges-open = • encore à gagner : { $titles }
badges-steps = -# Chacun est en bronze la première fois, en argent après { $silver } fois et en or après { $gold }.
badges-unread = -# Je lis encore tes anciennes parties. D’autres badges peuvent venir.
badges-watch = Revoir une partie qui a valu un badge
badge-news = { $step ->
    [1] 🏅 Nouveau badge pour { $name } : **{ $title }** ! { $why }
   *[other] 🏅 { $name }, **{ $title }** passe en { badge-step } : { $times } fois déjà.
}{ $move ->
    [0] {""}
   *[other] {" "}(coup { $move })
}
badge-head = { $step ->
    [1] Nouveau badge
   *[other] Niveau supérieur
}
badge-again = Tu l’as fait { $times } fois.
badge-foot = { badge-step }{ $move ->
    [0] {""}
   *[other] {" "}· coup { $move }
}{ $left ->
    [0] {""}
   *[other] {" "}· { $step ->
        [1] argent : encore { $left }
       *[2] or : encore { $left }
    }
}
badge-clean = sans-faute
badge-clean-how = ni erreur, ni indice
badge-clean-why = Tu as fini une partie entière sans erreur et sans indice.
badge-eye = œil d’aigle
badge-eye-how = trois erreurs repérées
badge-eye-why = Tu as repéré trois erreurs des autres en une partie.
badge-crowd = en tête de table
badge-crowd-how = devant au moins 3 autres
badge-crowd-why = Tu as battu au moins trois autres personnes en une partie.
badge-behind = la remontée
badge-behind-how = dernière place, puis 1re
badge-behind-why = À mi-partie, tu étais à la dernière place, et tu as gagné.
badge-machines = chasse aux géants
badge-machines-how = deux ordis difficiles
badge-machines-why = En solo, tu as battu deux ordis de niveau Difficile.
badge-all = touche-à-tout
badge-all-how = les quatre jeux finis
badge-all-why = Tu as fini une partie de chaque jeu.
badge-week = semaine entière
badge-week-how = sept jours de suite
badge-week-why = Tu as fini une donne du jour sept jours de suite.
badge-night = oiseau de nuit
badge-night-how = une soirée jeux entière
badge-night-why = Tu as joué toute une soirée jeux jusqu’au bout.
badge-best = dans le mille
badge-best-how = meilleur score, sans-faute
badge-best-why = Tu as atteint le meilleur résultat possible, sans erreur et sans indice.
help-after-stats = • **/table me** : tes parties et tes cotes. **/table server** : le { -classement } de ce serveur et le palmarès.
