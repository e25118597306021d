button-replay = Revoir
button-film = Film
button-record = Historique
record-here = Voici la partie : son historique, avec chaque carte et chaque coup, et la même chose en texte.
replay-title = { $line ->
        [best] **Partie idéale**
       *[played] **Rediffusion**
    } · { $game }, table { $table } · { $move ->
        [end] la fin
        [0] la donne
       *[other] coup { $move } sur { $moves }
    }
replay-first = { $kind ->
    [word] Début
   *[sign] ⏮
}
replay-previous = { $kind ->
    [word] Retour
   *[sign] ◀
}
replay-next = { $kind ->
    [word] Suite
   *[sign] ▶
}
replay-last = { $kind ->
    [word] Fin
   *[sign] ⏭
}
replay-film = Film
replay-told = En texte
replay-to-juse = Prochain Juse!
replay-to-round = Fin de la manche
replay-to-best-line = Partie idéale
replay-to-game = La partie jouée
replay-from-here = Jouer à partir d’ici
button-same-deal = Même donne
button-once-more = Encore une fois
played-again-title = **{ $game }** · { $move ->
    [0] de nouveau la donne de la table { $table }
   *[other] de nouveau la table { $table }, à partir du coup { $move }
} · ne compte pas
played-again-running = { $move ->
    [0] La donne de la table { $table }
   *[other] La table { $table }, à partir du coup { $move }
}
played-again-note = { $move ->
    [0] 👻 Les mêmes cartes qu’à la table { $table }, tu sais donc ce qui est caché. Personne d’autre ne voit cette partie, et elle ne compte pas. La barre fine est le premier essai.
   *[other] 👻 La table { $table } avant le coup { $move }, avec les mêmes cartes cachées ; ce qui dépend encore du hasard peut donner autre chose. Personne d’autre ne voit cette partie, et elle ne compte pas. La barre fine est le premier essai.
}
ghost-you = toi
ghost-first = premier essai
ghost-better = { $how ->
    [more] { $by } d’avance
    [less] { $by } de retard
   *[same] à égalité
}
ghost-when = { $when ->
    [card] à cette carte
    [turn] à ce tour
   *[end] à la fin
}
ghost-line = 👻 { $who } : { $then } { ghost-when }. Toi : { $now }.
replay-why = Pourquoi ?
replay-why-itself = Il n’y avait rien à choisir, ça s’est donc fait tout seul.
replay-why-hurried = { $name } a dû faire vite : tant d’ordis réfléchissaient que le temps manquait, et je n’ai gardé aucun chiffre.
replay-why-deals = { $count ->
    [one] Une de ces donnes
    [many] { $count } de ces donnes
   *[other] { $count } de ces donnes
}, avec les cartes qu’aurait eues { $name } :
refused-why-lost = Je ne peux plus dire sur quoi reposait ce coup : il a été joué par une version plus ancienne de moi.
replay-studying = 🔎 Je cherche encore les occasions manquées. Tourne la page pour les voir.
replay-go = Aller au coup…
replay-move = { $move } : { $name }
replay-hands = Mains…
replay-no-hand = Aucune main
replay-hand-of = Ce qu’avait { $name }
replay-hand = Voici ce qu’avait { $name }.
replay-list = Quelle partie veux-tu revoir ?
replay-none = Personne n’a encore fini de partie dans ce salon. Avec le numéro d’une table, /table replay en ouvre une d’un autre salon que tu peux voir.
replay-which = Les dernières parties dans ce salon…
replay-none-own = Tu n’as encore fini aucune partie.
replay-which-own = Tes dernières parties…
replay-choice = { $table } : { $game }, { $names }
film-offer = 🎬 Faire un film :
film-whole = Partie entière
film-best = Meilleurs moments (30 s)
film-making = 🎬 { $before ->
    [0] Je prépare ton film : { $percent } %
    [one] { $before } film passe avant le tien.
    [many] { $before } films passent avant le tien.
   *[other] { $before } films passent avant le tien.
}
film-title = 🎬 **{ $game }** · table { $table } · { $part ->
    [best] meilleurs moments
   *[whole] partie entière, { $long }
}
film-left-out = -# La partie est longue : le film montre { $shown } coups sur { $moves }.
film-posted = 🎬 Le film est maintenant dans le salon.
film-told = Voici la partie entière en texte, coup par coup.
film-cast = { $game } : { $names }
film-count = { $move } / { $moves }
film-alt = Un film { $part ->
    [best] des meilleurs moments
   *[whole] d’une partie entière
}, { $cast } ; durée : { $long }.
account-title = { $game }, table { $table }
account-moves = Les coups
account-move = { $name } : { $move }
account-end = La fin
turning-choice = { $name } : { $text }
turning-button = ▶ Tournant : coup { $move }
unnoticed-button = ▶ Personne ne l’a vu : coup { $move }
turning-list = ▶ Revoir un tournant…
refused-record-later = L’historique montre tous les secrets, tu l’auras donc quand la partie sera finie.
refused-record-of-nothing = Aucune carte n’a été distribuée à cette table, il n’y a donc pas d’historique.
refused-replay-later = Tu pourras revoir une partie quand elle sera finie.
refused-replay-of-nothing = Personne n’a joué à cette table, il n’y a donc rien à revoir.
refused-replay-private = Cette partie était privée, personne d’autre que toi ne peut donc la revoir. N’utilise pas « public ».
refused-replay-daily = D’autres jouent peut-être encore cette { -donne-du-jour }. Tu pourras la revoir { $when }.
refused-replay-studying = Je cherche encore la partie idéale. Appuie à nouveau dans un instant.
refused-replay-unknown = Il n’y a pas de partie { $table } que tu puisses revoir ici. /table replay sans numéro montre les dernières.
refused-film-under-way = Je prépare déjà un film pour toi. Attends qu’il soit là.
refused-film-queue-full = Je prépare trop de films en ce moment. Redemande dans quelques minutes.
refused-film-failed = Je n’ai pas pu faire le film cette fois. Appuie sur un bouton pour réessayer.
refused-film-private = Cette partie était privée, personne d’autre que toi ne peut donc voir son film.
refused-film-in-words = Les tables de ce salon s’affichent en texte, sans images : je n’y montre donc pas de film.
command-table-replay = Revoir une partie finie, coup par coup
command-table-replay-table = Le numéro de la table, dans son titre (par défaut : les dernières parties de ce salon)
command-table-replay-move = Commencer après ce coup
command-table-replay-public = Tout le salon la voit, et peut tourner les pages
help-after-replay = • **{ button-replay }** et **{ button-film }** : revois la partie. **/table replay** montre les dernières parties.
