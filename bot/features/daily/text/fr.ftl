## La donne du jour

daily-played = ☑️ C’est joué{ $how ->
    [nothing] , et ça compte
   *[other] {" "}: { $how }
}.{ $when ->
    [today] {" "}Prochaine donne : { $next }.
   *[other] {" "}Aujourd’hui, il y en a une nouvelle.
}
daily-late = Le jour de cette donne est passé (en UTC), elle ne compte donc ni pour les scores ni pour ta série.
daily-here = { $of ->
    [1] personne avant toi sur ce serveur
   *[other] { daily-place } ici
}
daily-everywhere = { $of ->
    [1] personne avant toi, tous serveurs confondus
   *[other] { daily-place }, tous serveurs confondus
}
daily-better = mieux que { $every ->
    [yes] tout le monde ({ $others })
   *[no] { $worse } sur { $others }
} { $listed ->
    [here] ici
   *[everywhere] partout
}{ daily-on-the-day }
daily-unbeaten = personne n’a fait mieux { $listed ->
    [here] ici
   *[everywhere] sur aucun serveur
}{ daily-on-the-day }
daily-on-the-day = { $when ->
    [today] {" "}aujourd’hui
   *[other] {""}
}
daily-streak = 🔥 { $streak } jours de suite
daily-ranked = Classement par { $several ->
    [yes] place à l’arrivée, puis par score
   *[no] score
}, puis sans-faute, puis nombre d’erreurs. En cas d’égalité, on partage la place.
button-share = Partager
refused-nothing-to-share = Tu n’as rien à partager ici, ou tu l’as déjà partagé.
shared-there = C’est partagé : { $link }. Les personnes qui ont joué cette donne ici peuvent regarder ta partie.
shared-soon = C’est partagé. Ça apparaîtra ici dès que Discord me laissera le publier, et les personnes qui ont joué cette donne ici pourront regarder ta partie.
refused-try-deleted = Tu avais déjà joué la { -donne-du-jour } avant que je t’oublie. Reviens pour celle de demain.

refused-no-such-day = Choisis un des 30 derniers jours : tape quelques lettres et prends-le dans la liste, ou écris-le comme { $example }.

## Le tableau d’un salon

daily-board = -# **{ $title }** · { $about } · { $over ->
    [yes] la journée est finie, cette donne ne compte donc plus
   *[no] tout le monde a la même donne, et un seul essai
}
daily-board-title = { $game } du jour
daily-board-against = contre { $computers ->
    [one] { $computers } ordi
    [many] { $computers } ordis
   *[other] { $computers } ordis
}
daily-board-place = { $place }.
daily-board-line = { daily-board-place } { $told }{ $heights ->
    [none] {""}
   *[other] {" "}({ $heights })
}
daily-board-heights = (Entre parenthèses : { $strip })
daily-board-column = { ORDINAL($place) ->
    [one] { $place }re
   *[other] { $place }e
} place à la table : { $names }
daily-board-name = { $name }{ $clean ->
    [yes] {" "}(sans-faute)
   *[no] {""}
}
daily-board-more = … et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}
daily-board-plus = +{ $more }
daily-board-clean = sans-faute
daily-board-foot = ▼ { button-play-deal }
button-play-deal = { $over ->
    [yes] Jouer cette donne
   *[no] Jouer la donne
}
button-beside = Côte à côte
daily-beside = **{ daily-board-title }** · { $date }
daily-beside-list = Regarder la partie de quelqu’un
daily-beside-first = Finis d’abord cette donne : tu verras alors toutes les parties à côté de la tienne.
daily-beside-nobody = Personne ici ne montre plus son résultat pour cette donne.
daily-yesterday = Hier · { $date }

## Scores

scores-today = **Donne du jour** ({ $day })
scores-week = **Cette semaine**
scores-ever = **Depuis toujours**
scores-everywhere = 🌍 Tous les serveurs (seulement les personnes qui l’ont choisi : /table me, Réglages)
scores-average = { $name } : { $won ->
    [one] { $won } victoire
    [many] { $won } victoires
   *[other] { $won } victoires
} en { $days ->
    [one] { $days } jour
    [many] { $days } jours
   *[other] { $days } jours
}, place moyenne { $place }
scores-streak = -# Ta série : { $streak ->
    [0] pas encore. Commences-en une avec /{ $game } daily.
    [one] 1 jour
    [many] { $streak } jours de suite
   *[other] { $streak } jours de suite
}

## Commandes

command-game-daily = La donne du jour, la même pour tout le monde : un seul essai, puis on compare
command-game-daily-day = Un jour manqué, à jouer pour le plaisir : ça ne compte ni pour les scores ni pour ta série
command-game-scores = Les résultats de tout le monde aux donnes du jour sur ce serveur, et ta série
command-game-scores-everywhere = Tous les serveurs (seulement les personnes qui l’ont choisi)
help-after-daily = • **/{ $game } daily**, et pareil pour chaque jeu : une donne par jour pour tout le monde, avec un seul essai. **/{ $game } scores** : les meilleurs résultats.

daily-begun = commencée
daily-unfinished = pas terminée
