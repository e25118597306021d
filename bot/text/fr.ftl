# Ce que tous les jeux ont en commun. Une phrase adressée à une personne est privée ; tout le salon lit le reste.
# On dit « tu ». Aucun nom n’est précédé de « de » ou de « que » (d’Alice, qu’Alice), et on ne suppose le genre de personne :
# donc ni participe accordé, ni « joueurs ». Espace insécable (U+00A0) devant ! ? : ; et dans les « ».

## Glossaire : une chose, un mot
# jeu = game (Juse…) · partie = une partie · table · place = seat · salon = channel · fil = thread · l’hôte = host
# couleur = suit · valeur = rank · figure = face card · pioche = draw pile · coup = move · tour = turn
# ordi = computer · erreur = mistake, misplay · indice = hint · sans-faute = clean game (invariable) · donne = deal
# erreur repérée = catch · signaler = to call a mistake · fausse alerte = wrong call · cote = rating · historique = record
# mention = ping · en texte = in words · problème = puzzle · défi = challenge · meilleur score possible = best possible
# « place » est un siège ou un rang, jamais une personne : la personne, les autres, tout le monde.

-pioche = pioche
-fausse-alerte = fausse alerte
-soiree = soirée jeux
-donne-du-jour = donne du jour
-classement = classement

list-separator = { ", " }
some-names = { $names } et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}
# Pique, cœur, carreau, trèfle : deux commencent pareil, donc pas de lettres sur les cartes.
suit-letters = { "" }
# Valet, dame, roi ; pique, cœur, carreau, trèfle : ce qu’on peut taper.
typed-letters = VDR P CO CA T

## Refus : une phrase simple, privée, et rien n’a changé

refused-not-a-card = La carte « { $text } » n’existe pas. Écris valeur et couleur, comme 7P, 7CO (cœur) ou 10CA (carreau).
refused-no-such-move = « { $text } » n’est pas un coup de ce jeu.
refused-unknown-game = Aucun jeu ne s’appelle « { $game } ».
refused-unknown-option = { $game } n’a pas d’option « { $option } ».
refused-option-not-read = « { $value } » n’est pas une valeur possible pour cette option.
refused-old-command = Cette commande a changé. Attends un instant ou relance Discord, puis réessaie.
refused-option-value = L’option { $option } ne peut pas être « { $value } ».
refused-game-over = Cette partie est finie.

refused-not-your-turn = Ce n’est pas encore ton tour. C’est à { $seat } de jouer.
refused-not-called = Ce bouton est réservé à la personne que je viens de mentionner. Pour tes propres mentions : **/table me**, puis **Réglages**.
refused-no-such-seat = Cette table n’a pas de place { $to }.
refused-moved-on = La partie a avancé entre-temps. Regarde à nouveau, puis choisis.
refused-saw-it-too = Bien vu aussi, à { quick-seconds } près !
refused-not-seated = Ici, tu regardes. Avec **{ button-what }**, tu peux t’inscrire pour la prochaine partie. Ou ouvre ta table dans un autre salon ou un fil.
refused-seat-gone = Tu n’as pas de place dans cette partie. Si quelqu’un a repris la tienne, elle ne te revient plus. **{ button-what }** te dit s’il y en a une autre de libre.
refused-seated-already = Tu as déjà une place dans cette partie.
refused-seat-not-free = Quelqu’un joue maintenant à cette place. Choisis-en une autre.
refused-no-seat-free = Il n’y a pas de place à reprendre ici. Avec **{ button-what }**, tu peux t’inscrire pour la prochaine partie.
refused-already-seated = Tu as déjà ta place. Appuie sur **{ button-leave }** pour la laisser.
refused-not-your-look = Il faut jouer à cette table pour changer son apparence. Pour tes propres images, choisis « mes images privées » dans l’option « for ».
refused-seat-away = Un ordi joue pour toi. Appuie sur **{ button-back }** ou utilise /table back pour reprendre la main.
refused-paused = Pause demandée par { $seat } jusqu’à { $until }. Appuie sur **{ button-go-on }** à la table pour y mettre fin.
refused-no-pause-alone = Seule une partie publique à plusieurs places peut être mise en pause.
refused-not-paused = Personne n’a mis cette partie en pause.
refused-pauses-used = Il y a { $most } pauses au plus par partie, et vous les avez toutes prises.
refused-time-up = Ton temps est écoulé : l’ordi joue ce coup. Le prochain sera de nouveau pour toi.
refused-removed = Comme on t’attendait, les autres ont laissé un ordi jouer pour toi. Appuie sur **{ button-back }** ou utilise /table back pour reprendre la main.
refused-nobody-to-remove = Personne de ce nom n’a de place à cette table.
refused-remove-later = { $clock ->
    [none] Un ordi peut remplacer { $seat } après 10 minutes d’attente.
   *[other] Un ordi peut remplacer { $seat } après un tour manqué.
}
refused-remove-left = { $seat } a quitté la table, un ordi y joue déjà.
refused-remove-yourself = Pour quitter toi-même la table, utilise /table leave.
refused-finish-yourself = C’est ton tour : c’est donc aux autres d’en décider. Joue, ou appuie sur **{ button-leave }** dans **{ button-what }**.
refused-removed-already = Un ordi joue déjà pour { $seat }.
refused-removal-agreed-already = Tu as déjà voté pour : { $have ->
    [one] { $have } vote
   *[other] { $have } votes
} sur { $need }.
refused-finish-agreed-already = Tu as déjà voté pour : { $have ->
    [one] { $have } vote
   *[other] { $have } votes
} sur { $need }.
refused-not-away = Tu joues déjà : cette place est à toi.
refused-already-begun = Cette partie a déjà commencé.
refused-not-begun = Cette partie n’a pas encore commencé. L’hôte peut appuyer sur **{ button-start }**.
refused-table-closed = Cette table est fermée. Ouvres-en une autre avec la commande /… new du jeu.
refused-no-other-game = Je n’ai pas d’autre jeu pour { $people ->
    [1] une personne
   *[other] { $people } personnes
}.
refused-table-full = Les { $seats } places sont prises.
refused-series-full = Ces donnes sont réservées aux personnes qui ont joué la dernière partie, sans ordis. Pour jouer aussi, ouvre une table dans un autre salon ou un fil.
refused-series-needs-all = Pour ces donnes, il faut que toutes les personnes de la dernière partie soient là. S’il manque quelqu’un, ferme la table et appuie sur **{ button-rematch }**.
refused-too-few = Il faut être au moins { $seats } pour ce jeu. Attends que quelqu’un arrive, ou ajoute un ordi.
refused-too-busy = Je réfléchis à trop de parties en ce moment. Redemande dans quelques secondes.
refused-opener-only = C’est réservé à l’hôte ({ $user }) et à la modération. Si l’hôte n’appuie sur rien pendant deux minutes, toute la table peut le faire.
refused-host-quiet = L’hôte ({ $user }) ne donne plus signe de vie : toute la table peut donc le faire. Appuie d’abord sur **{ button-join }**.
refused-already-agreed = Tu as déjà voté pour arrêter la partie : { $have ->
    [one] { $have } vote
   *[other] { $have } votes
} sur { $need }.
refused-undo-never = Dans ce jeu, on ne reprend aucun coup : tout est dans l’attention.
refused-undo-counts = Un coup ne peut être annulé qu’à une table d’entraînement publique à plusieurs (option **learning**).
refused-undo-nothing = Il n’y a aucun coup à annuler.
refused-undo-mistake = C’était une erreur, et une erreur ne s’annule pas.
refused-undo-seen = Ce coup reste joué : il a pu apprendre quelque chose à quelqu’un.
refused-undo-agreed-already = Tu as déjà donné ton accord : { $have ->
    [one] { $have } vote
   *[other] { $have } votes
} sur { $need } pour annuler le dernier coup.
refused-channel-taken = Ce salon a déjà une table (n° { $table }). /table show la ramène en bas ; pour une deuxième, ouvre un fil.
refused-channel-taken-below = Ce salon a déjà une table (n° { $table }), et la revoilà. Pour une deuxième, ouvre un fil.
refused-too-many-tables = Tu as déjà { $most } tables ouvertes, c’est le maximum. Finis-en une, ou abandonnes-en une avec /table mine.
refused-server-full = Ce serveur a déjà { $most } tables ouvertes, c’est le maximum. Il faut d’abord en finir une : /table mine montre les tiennes, /table help les montre toutes.
refused-not-your-table = Cette table ne fait plus partie de tes tables ouvertes.
refused-no-such-table = Cette table n’existe plus. Ouvres-en une autre avec la commande /… new d’un jeu.
refused-no-table-here = Ce salon n’a pas de table ouverte. Ouvres-en une avec la commande /… new d’un jeu (/table help présente les jeux).
refused-other-game-here = À cette table, on joue à { $game } : utilise les commandes de { $game }.
refused-shown-lately = La table est juste ici : { $link }
refused-set-aside = Je n’ai pas pu lire cette table et je l’ai mise de côté ; son historique est gardé pour la personne qui gère le bot. Tu peux en ouvrir une nouvelle ici.
refused-record-not-kept = Cette partie est trop ancienne, son historique n’existe plus. Son résultat compte toujours dans /table me.
refused-record-unreadable = J’ai changé depuis cette partie et je ne peux plus l’ouvrir. Son résultat compte toujours dans /table me.
refused-unknown-button = Ce bouton ne marche plus. /table show t’en donne de nouveaux.
refused-servers-only = Ça ne marche que sur un serveur où je suis. Pour m’y inviter : <{ $link }>
refused-not-in-this-channel = Sur ce serveur, on ne peut ouvrir de table que dans { $channels }.
refused-no-permission = Je n’ai pas le droit de faire ça dans ce salon. Il me manque : { $missing }.

## Quand autre chose va mal

not-saved = Je n’ai pas pu enregistrer ça, donc rien n’a changé. Réessaie dans un instant.
maybe-saved = La base de données n’a pas répondu, il se peut que rien ne soit enregistré. Si c’est fait, tu vas le voir tout de suite.
discord-trouble = Discord n’a pas accepté ça. Ta table ne risque rien : /table show la montre telle qu’elle est.
went-wrong = Quelque chose n’a pas marché de mon côté. Ta table ne risque rien : /table show la montre telle qu’elle est.
picture-failed = -# Pas d’image cette fois : voici la table en texte.
no-permission = Ta partie ne risque rien, mais je ne peux plus montrer la table ici. Il me manque : { $missing }. Demande à quelqu’un qui gère le serveur de me l’autoriser.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-manage-threads = Gérer les fils (celui-ci est verrouillé)

## Le message de la table

table-title = **{ $game }** · table { $table }
table-away = -# Pas là : { $names } (un ordi joue)
table-time = -# ⏳ Temps limite : { $when }.
table-soft-time = -# ⏳ { $name } : un ordi finira ce tour { $when }.
table-times = -# ⏳ Temps limite : { $each }.
table-time-of = { $name } { $when }
table-hurried = -# Beaucoup de tables tournent en ce moment, les ordis réfléchissent donc moins longtemps.
table-missed = -# ⏳ { $count ->
    [one] Temps écoulé pour { $names } : l’ordi a joué un coup à sa place. Le prochain lui revient.
    [many] Temps écoulé pour { $names } : l’ordi a joué un coup à leur place. Les prochains leur reviennent.
   *[other] Temps écoulé pour { $names } : l’ordi a joué un coup à leur place. Les prochains leur reviennent.
}
table-soft-missed = -# ⏳ { $count ->
    [one] Un ordi a fini un tour pour { $names }. Le prochain lui revient.
    [many] Un ordi a fini des tours pour { $names }. Les prochains leur reviennent.
   *[other] Un ordi a fini des tours pour { $names }. Les prochains leur reviennent.
}
table-paused = ⏸ Pause demandée par { $name } jusqu’à { $until }.
table-absent = -# ⏳ { $count ->
    [one] Temps écoulé deux fois pour { $names } : un ordi joue à sa place. Pour revenir : **{ button-back }**.
    [many] Temps écoulé deux fois pour { $names } : des ordis jouent à leur place. Pour revenir : **{ button-back }**.
   *[other] Temps écoulé deux fois pour { $names } : des ordis jouent à leur place. Pour revenir : **{ button-back }**.
}
table-soft-absent = -# ⏳ { $count ->
    [one] Un ordi joue pour { $names }. N’importe quel bouton d’ici lui rend sa place.
    [many] Des ordis jouent pour { $names }. N’importe quel bouton d’ici leur rend leur place.
   *[other] Des ordis jouent pour { $names }. N’importe quel bouton d’ici leur rend leur place.
}
table-removed = -# { $count ->
    [one] Un ordi a remplacé { $names }. Pour revenir : **{ button-back }**.
    [many] Des ordis ont remplacé { $names }. Pour revenir : **{ button-back }**.
   *[other] Des ordis ont remplacé { $names }. Pour revenir : **{ button-back }**.
}
table-taken-over = -# { $name } continue { $former ->
    [somebody] à une place libérée
   *[other] pour { $former }
}.
table-deserted = -# 💤 Il n’y a plus personne : la table attend. Appuie sur **{ button-back }** pour continuer. Fermeture : { $closes }.
table-finish-votes = -# { $have ->
    [one] { $have } vote
   *[other] { $have } votes
} sur { $need } pour qu’un ordi finisse ce tour ({ $name }).
table-removal-votes = -# { $have ->
    [one] { $have } vote
   *[other] { $have } votes
} sur { $need } pour qu’un ordi remplace { $name }.
table-votes = -# { $have ->
    [one] { $have } vote
   *[other] { $have } votes
} sur { $need } pour arrêter la partie maintenant.
table-undo-votes = -# { $have ->
    [one] { $have } vote
   *[other] { $have } votes
} sur { $need } pour annuler le dernier coup.
table-won = 🏆 Victoire pour **{ $names }** !
table-won-you = 🏆 **Tu gagnes !**
turning-line = ▶ Coup { $move }, { $alone ->
    [yes] { $text }
   *[no] { $name } : { $text }
}
table-ended-early = La table a décidé d’arrêter cette partie avant la fin.
table-closed-nobody-left = Tout le monde a quitté la table : cette partie est fermée. Son historique est gardé.
table-closed-unused = Aucun coup depuis un jour : cette donne est fermée.
table-closed-tried = La manche est finie, et ce problème aussi.
table-closed-idle = Aucun coup depuis 14 jours : cette partie est fermée. Son historique est gardé.
option-line = { $name } : { $value }
option-separator = { " · " }
option-on = oui
option-off = non
lobby-series = 🎴 { $deals } nouvelles donnes rien que pour ces personnes, sans ordis. Vous changez de place à chaque donne, et le total décide.
series-title = { $title } · donne { $deal } sur { $deals }
lobby-foot = -# { $quiet ->
    [yes] { $opener } ne donne plus signe de vie : toute la table peut commencer, avec **{ button-more }**.
   *[no] C’est à { $opener } d’appuyer sur **{ button-start }**.
} La table se ferme après { $minutes } minutes sans activité.
lobby-starts = -# La partie commence toute seule { $when }, ou dès que l’hôte appuie sur **{ button-start }**.
lobby-players = { $max ->
    [1] 1 personne
   *[other] { $min } à { $max } personnes
}
lobby-time = { $clock ->
    [blitz] { $time } ou moins
    [relaxed] { $time } ou plus
    [slow] plusieurs jours
   *[other] environ { $time }
}{ $filled ->
    [yes] {" "}avec des ordis
   *[no] {""}
}
lobby-host = hôte
lobby-free = place libre
lobby-level = { $level ->
    [easy] facile
    [hard] difficile
   *[normal] normal
}
lobby-seats = Places : { $seats } ; { $free ->
    [0] aucune libre.
    [one] 1 libre.
    [many] { $free } libres.
   *[other] { $free } libres.
}
lobby-seat = { $place }. { $name }{ $who ->
    [host] {" "}(hôte)
    [computer] {" "}(ordi, { lobby-level })
   *[person] {""}
}
lobby-clock = chrono
lobby-options = Changer les options et le chrono
clock-soft = souple, 90 secondes si on t’attend
clock-blitz = blitz, 15 secondes par action
clock-live = en direct, 60 secondes par tour
clock-relaxed = tranquille, 10 minutes par tour
clock-slow = lent, 24 heures par tour
clock-none = aucun, sans limite de temps
lobby-computer = Ajouter un ordi
lobby-remove = Retirer quelqu’un
host-panel = **{ $game }** · table { $table } · options de l’hôte
    À la table : { $names }.
    { $quiet ->
        [yes] { $host } ne donne plus signe de vie : toute la table peut donc faire ceci :
       *[no] C’est réservé à l’hôte et à la modération :
    }
lobby-ended = Table fermée avant le début.
lobby-closed = Cette table s’est fermée avant le début de la partie. Ouvres-en une autre avec /{ $game } new.
lobby-made-way = Cette table en attente a laissé la place à une autre partie.
other-game = { $people ->
    [1] Et maintenant ?
   *[other] Et maintenant ? Toutes les personnes encore là auront une place.
}
button-join = Rejoindre
button-leave = Quitter
button-with-computers = Jouer avec des ordis
button-start = Commencer
button-more = Options de l’hôte
button-close = Fermer la table
button-rules = Règles
button-rematch = Revanche
button-other-game = Autres jeux
button-harder = Plus difficile
button-easier = Plus facile
button-back = Me revoilà
button-agree = Voter pour arrêter
button-undo = Annuler le coup
button-agree-undo = Voter pour annuler
button-finish = Finir pour { $name }
button-remove = Remplacer { $name }
button-here = Je suis là
button-pause = Pause
button-take-seat = Prendre une place
take-seat = Quelle place veux-tu reprendre ? Tu joues la suite avec ses cartes et ses points. Cette partie ne comptera ni pour ta cote, ni dans tes statistiques.
button-go-on = Reprendre
button-mute = Partie en sourdine
button-since = Quoi de neuf ?

## Les boutons d’un jeu

welcome-play = Jouer à { $game }

## Une première partie

first-game = 💡 { $told }
first-game-marks = { $lists ->
    [yes] Les boutons verts, et ✅ dans les listes, sont des coups permis (tes trois premiers tours seulement).
   *[no] Les boutons verts sont des coups permis (tes trois premiers tours seulement).
}
first-game-sensible = Les boutons verts sont des coups qui ont du sens.

## Comment une partie s’est passée

count-separator = { " · " }
count-mistakes = { $mistakes ->
    [0] aucune erreur
    [one] 1 erreur
    [many] { $mistakes } erreurs
   *[other] { $mistakes } erreurs
}
count-uncalled = { $count } que personne n’a vue{ $count ->
    [one] {""}
    [many] s
   *[other] s
}
count-hints = { $hints ->
    [one] { $hints } indice
    [many] { $hints } indices
   *[other] { $hints } indices
}
count-catches = { $catches ->
    [one] { $catches } erreur repérée
    [many] { $catches } erreurs repérées
   *[other] { $catches } erreurs repérées
}
count-caught = a repéré { $catches ->
    [one] { $catches } erreur
   *[other] { $catches } erreurs
} sur { $of }{ $fast ->
    [unknown] {""}
   *[other] , la plus rapide en { $fast }
}
caught = 🎯 { $pairs }
caught-whom = { $caller } a pris { $name } en faute{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
unnoticed = 🙈 { $count ->
    [one] { $count } erreur
    [many] { $count } erreurs
   *[other] { $count } erreurs
} que personne n’a vue{ $count ->
    [one] {""}
    [many] s
   *[other] s
}
quick-seconds = { $seconds } s
count-wrong-calls = { $calls ->
    [one] { $calls } { -fausse-alerte }
    [many] { $calls } fausses alertes
   *[other] { $calls } fausses alertes
}
praise-catches = 👀 Le plus d’erreurs repérées : { $names } ({ $most })
praise-run = ✨ Plus longue série sans erreur : { $names } ({ $most ->
    [one] { $most } coup
    [many] { $most } coups
   *[other] { $most } coups
})
ending-seat = { $place }. { $name } : { $counts }
ending-best = Meilleur score possible : { $best }
ending-runs = Plus longues séries sans erreur : { $runs }
ending-run = { $name } { $moves ->
    [one] { $moves } coup
    [many] { $moves } coups
   *[other] { $moves } coups
}
ending-time = Durée : { $time }
ending-line = { $text }.
duration-seconds = { $more } s
duration-minutes = { $more } min{ $less ->
    [0] {""}
   *[other] {" "}{ $less } s
}
duration-hours = { $more } h{ $less ->
    [0] {""}
   *[other] {" "}{ $less } min
}
duration-days = { $more ->
    [one] { $more } jour
    [many] { $more } jours
   *[other] { $more } jours
}{ $less ->
    [0] {""}
   *[other] {" "}{ $less } h
}

## Ma main

button-hand = Ma main
button-hand-again = Rouvrir
button-ahead = { $on ->
    [yes] Ne plus choisir
    [turn] C’est à toi de jouer
    [none] Pas encore de tour
   *[no] Choisir d’avance
}
button-next-round = { $ended ->
    [round] Manche suivante
   *[part] Continuer
}
button-ahead-drop = Annuler ce choix
button-show = Montrer la table
hand-title = **{ $game }** · table { $table } · ta main
hand-away = Un ordi joue pour toi. Appuie sur **{ button-back }** pour reprendre la main.
hand-time = -# ⏳ Ton temps limite : { $when }.
hand-soft-time = -# ⏳ Un ordi finira ton tour { $when }.
hand-ahead = ⏳ { $turn ->
    [yes] Tu joues ce que tu avais choisi d’avance : **{ $move }**.
   *[no] À ton tour : **{ $move }**. Personne d’autre ne le voit.
}
hand-ahead-dropped = ✖️ **{ $move }** n’est plus possible : ton choix d’avance est annulé.
hand-choosing-ahead = ⏳ Tu choisis d’avance, aucun risque de Juse : ce que tu touches maintenant sera joué à ton tour.
hand-still-reading = -# Encore en train de lire : { $names }
hand-last-look = La manche est finie. Le résultat arrive.
hand-stale = 💤 Cette main ne bouge plus. Rouvre-la, et elle suivra de nouveau la table.
hand-old = jusqu’à { $seconds } s de retard
refused-no-hand = Ici, tu regardes, donc tu n’as pas de main. La table montre tout ce qu’il y a à voir.
refused-nothing-hidden = Ce jeu n’a pas de cartes cachées. La table les montre toutes.

## Parties en solo

daily-title = **{ $game }** · donne du { $day }
private-title = **{ $game }**
private-after-all = Personne d’autre ne voit cette partie. Pour que tout le monde puisse la voir, joue sur un serveur où je suis.
button-hint = Indice
button-again = Rejouer
button-resume = Continuer
button-anew = Nouvelle donne
one-running = Tu as déjà une partie en cours. La continuer, ou l’abandonner pour une nouvelle donne ?
several-running = Tu as déjà plusieurs parties en cours. Laquelle ?
running-daily = Donne du { $day }
running-private = Ta propre partie, table { $table }
running-public = Dans ce salon, table { $table }
clean-or-not = -# { $misplays ->
    [0] { $hints ->
        [0] Un sans-faute pour l’instant : ni erreur, ni indice.
        [one] Ce n’est plus un sans-faute : un indice.
        [many] Ce n’est plus un sans-faute : { $hints } indices.
       *[other] Ce n’est plus un sans-faute : { $hints } indices.
    }
    [one] Ce n’est plus un sans-faute : une erreur{ and-hints }
    [many] Ce n’est plus un sans-faute : { $misplays } erreurs{ and-hints }
   *[other] Ce n’est plus un sans-faute : { $misplays } erreurs{ and-hints }
}
and-hints = { $hints ->
    [0] .
    [one] , un indice.
    [many] , { $hints } indices.
   *[other] , { $hints } indices.
}
private-moved-on = La partie a avancé depuis. La voici maintenant.
gone-private = **{ $game }** · Il a fallu laisser la place à une autre table dans ce salon. /{ $command } resume continue la partie qui était ici.
hint = 💡 J’essaierais : **{ $move }**.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
hint-free = 💡 Tu ne peux faire qu’une chose : **{ $move }**. Cet indice est gratuit.
daily-place = { ORDINAL($place) ->
    [one] { $place }re
   *[other] { $place }e
} place sur { $of }
refused-nothing-running = Tu n’as pas de partie en cours ici. Commences-en une avec /{ $game } new.
refused-one-try-a-day = Tu as déjà joué la { -donne-du-jour }.
refused-no-hints = Pas d’indices ici : tout le monde a un seul essai sur cette donne, et on compare les résultats. Dans tes autres parties, il y a des indices.
refused-leave-first = Tu as une place à la table { $table } dans { $channel }. Utilise /table leave là-bas, puis redemande.

## Que faire ?

button-what = Que faire ?
button-translated = Dans ma langue
button-renew = Actualiser
button-dismiss = Retour à la table
rules-now = Maintenant : { $page }
what-title = **{ $game }** · que faire ?
what-goal = **But :** { $goal }
what-lobby = { $who ->
    [host] C’est toi l’hôte : dans **{ button-more }**, tu trouveras **{ button-start }**{ $series ->
        [yes] .
       *[no] , et **{ button-with-computers }** pour remplir les places vides.
    }
    [seated] Tu as une place. L’hôte, { $opener }, lance la partie.
    [deputy] L’hôte, { $opener }, ne donne plus signe de vie. Tu peux donc lancer la partie toi aussi : appuie sur **{ button-more }**.
   *[other] { $series ->
        [yes] Toutes les places sont prises.
       *[no] Appuie sur **{ button-join }** pour prendre une place.
    } L’hôte, { $opener }, lance la partie.
}
what-watching = { $free ->
    [yes] Ici, tu regardes. **{ button-take-seat }** te permet de jouer à la place d’un ordi.
   *[no] Ici, tu regardes.
}
what-matters = **Ce qui compte maintenant**
what-by-the-rules = **D’après les règles**
what-item = • { $text }
what-move = **{ $move }**
what-right = ✅ { $moves } : { $why }
what-wrong = ❌ { $moves } : un **Juse!**, car { $why }
what-best = 💡 Je choisirais : **{ $move }**.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
what-best-unknown = 💡 Il me faut trop de temps pour trouver le meilleur coup. Redemande dans quelques secondes.
lobby-learning = 🎓 **{ button-what }** dit aussi quels coups les règles permettent, et lequel est le meilleur. Les parties de cette table ne comptent pas dans les statistiques.
learning-title = { $title } · table d’entraînement

## À côté de la table

called-how-often = { $misplays ->
    [0] aucune erreur
    [one] 1 erreur
    [many] { $misplays } erreurs
   *[other] { $misplays } erreurs
}
juse-call = **Juse!** { $why }
juse-call-again = **Juse!** (×{ $times }) { $why }
juse-call-too = 📸 Photo-finish : { $later }.
juse-call-later = { $name } +{ $after }
wrong-call = **Fausse alerte :** { $why }
juse-alt = { $wrong ->
    [yes] Fausse alerte :
   *[no] Juse!
} { $why }
your-turn = { $user }, c’est à toi de jouer à { $game }.
next-game-here = { $begun ->
    [yes] { $user }, la partie suivante a commencé : { $game }. Appuie sur **{ button-here }** pour prendre la place d’un ordi.
   *[no] { $user }, la partie suivante va commencer : { $game }. Appuie sur **{ button-here }** pour avoir une place.
}
calls-muted = 🔕 Je ne te mentionnerai plus dans cette partie. Pour couper toutes les mentions : **/table me**, puis **Réglages**.

## Depuis ton dernier coup

since-title = **{ $game }** · { $began ->
    [yes] depuis la distribution
   *[no] depuis ton dernier coup
}
since-by-computer = -# ⏳ { $moves ->
    [one] L’ordi a joué { $moves } coup pour toi.
    [many] L’ordi a joué { $moves } coups pour toi.
   *[other] L’ordi a joué { $moves } coups pour toi.
}
since-more = -# … et { $lines ->
    [one] { $lines } autre ligne
    [many] { $lines } autres lignes
   *[other] { $lines } autres lignes
} avant.
since-nothing = Il ne s’est encore rien passé.

## /table

help-version = C’est toi qui gères ce bot, donc personne d’autre ne voit sa version : { $version }
help-first = **Jouer** lance tout de suite une partie contre des ordis.
    Pour jouer à plusieurs, ouvre une table dans ce salon : { $commands }.
help-new = **/{ $command } new**
help-playing = **À la table** · une par salon ou par fil
    • Joue avec les boutons, ou avec les commandes du jeu.
    • Temps écoulé ? L’ordi joue ce coup. Après deux de suite, il continue jusqu’à ce que tu appuies sur **{ button-back }**. Si je suis hors ligne, ton chrono s’arrête.
    • **/table leave** : un ordi joue pour toi. **/table back** : tu reprends la main.
    • **/table pause** : 5 minutes pour tout le monde, trois fois par partie au plus. **{ button-go-on }** y met fin plus tôt.
    • **/table end** : vous décidez ensemble d’arrêter, ou la modération le décide, si elle ne joue pas.
    • **/table remove**, ou le bouton **Remplacer** : un ordi prend la place de quelqu’un qui a manqué un tour, jusqu’à ce que cette personne appuie sur **{ button-back }**.
    • **{ button-take-seat }**, dans **{ button-what }** : reprends une place tenue par un ordi.
    • **/table since** : ce qui s’est passé depuis ton dernier coup.
    Une partie se ferme quand tout le monde l’a quittée, ou après 14 jours sans coup.
help-after = **Après une partie**
    • **{ button-rematch }** et **{ button-other-game }** : rejoue avec les mêmes personnes.
help-more = **Et aussi**
    • **/table mine** : tes tables ouvertes.
    • **/table invite** : m’inviter sur ton serveur, ou m’ajouter à ton compte.
help-no-tables = Aucune en ce moment.
button-help-first = Jeux
button-help-playing = À la table
button-help-after = Après une partie
button-help-more = Et aussi
button-help-tables = Tables ouvertes

## Des donnes jouées par plusieurs personnes

result-line = { $told }{ $several ->
    [yes] {" "}({ daily-place } à la table)
   *[no] {""}
}{ $first ->
    [yes] {" "}· a joué avant tout le monde
   *[no] {""}
}{ $watched ->
    [yes] {" "}· avait déjà vu les cartes
   *[no] {""}
}
challenge-table = **{ $game }** · défi
running-challenge = Un défi, table { $table }

## /table invite et /table mine

invite-server = Pour m’inviter sur un serveur : <{ $link }>
invite-person = Pour m’ajouter à ton compte et m’utiliser partout : <{ $link }>
own-tables = **Tes tables ouvertes : { $count } sur { $most }**
own-tables-none = Tu n’as pas de table ouverte. Ouvres-en une avec la commande /… new d’un jeu (/table help présente les jeux).
own-table = { $where ->
    [nowhere] { $game } : table { $table }, que personne d’autre ne voit
    [private] { $game } : table { $table }, que personne d’autre ne voit, sur { $server }
   *[channel] { $game } : table { $table } dans { $channel } sur { $server }
}
own-table-unknown-server = un autre serveur
own-tables-give-up = En abandonner une…
own-table-choice = { $game }, table { $table }
own-table-asks = Abandonner { $table } ?
button-give-up = Abandonner
button-keep-it = Garder
own-tables-foot = Si tu abandonnes une partie à plusieurs, un ordi prend ta place. Les parties en solo s’arrêtent.
help-tables = **Tables ouvertes sur ce serveur**
help-table = { $game } : table { $table } dans { $channel }
table-removal-agreed = Ton vote est noté : { $have } sur { $need }. Pas encore de vote : { $names }.
table-removal-done = C’est fait.
table-left = Tu as quitté la table, un ordi joue pour toi. Appuie sur **{ button-back }** pour reprendre la main.
table-pause-begun = 5 minutes de pause. Toute personne à la table peut appuyer sur **{ button-go-on }**.
table-welcome-back = Te revoilà ! Ta place est de nouveau à toi.
table-ended = Tu as arrêté la partie.
table-agreed = Ton vote est noté : { $have } sur { $need } pour arrêter la partie. Pas encore de vote : { $names }.
table-undo-agreed = Ton vote est noté : { $have } sur { $need } pour annuler le dernier coup. Pas encore de vote : { $names }. Si quelqu’un joue avant, le coup reste joué.
table-undone = Le dernier coup est annulé.

## Les listes de personnes, et les fiches à publier

stats-games = { $games ->
    [one] { $games } partie
    [many] { $games } parties
   *[other] { $games } parties
}
stats-place = { $place ->
    [0] –
   *[other] **{ $place }**
} · { $name }
button-post-here = Publier ici

## Les listes de personnes

scores-nobody = Encore personne.

## Historiques

record-seat = Place { $seat }
record-retold =
    historique { $number } : { $game }, { $seats ->
        [one] { $seats } place
        [many] { $seats } places
       *[other] { $seats } places
    }, { $moves ->
        [one] { $moves } coup
        [many] { $moves } coups
       *[other] { $moves } coups
    }, { $misplays ->
        [one] { $misplays } erreur
        [many] { $misplays } erreurs
       *[other] { $misplays } erreurs
    } ; { $finished ->
        [true] { $count ->
            [0] personne ne gagne
            [one] la place { $winners } gagne
            [many] les places { $winners } gagnent
           *[other] les places { $winners } gagnent
        }
       *[false] partie pas terminée
    } (scores { $scores })
refused-record-too-long = Un historique a { $most } caractères au plus.
refused-record-not-json = Ce n’est pas du JSON.
refused-record-field-twice = « { $field } » y est deux fois.
refused-record-field-unknown = Un historique n’a pas de champ « { $field } ».
refused-record-field-missing = Il manque le champ « { $field } ».
refused-record-field-wrong = Le contenu du champ « { $field } » n’est pas du bon type.
refused-record-of-another-format = Seuls les historiques au format { $format } sont lisibles : « record » indique le format.
refused-record-seats = Le jeu { $game } a { $most ->
    [one] une place
    [many] { $least } à { $most } places
   *[other] { $least } à { $most } places
}.
refused-record-too-many-moves = Un historique a { $most } coups au plus.
refused-record-move-not-text = Un coup est un texte comme « 0 draw ».
refused-record-move-form = « { $text } » n’est pas un numéro de place, une espace et une action, comme « 0 draw ».
refused-record-move-seat = Il n’y a pas de place { $seat } : les { $seats } places sont numérotées à partir de 0.
refused-result-field-unknown = Dans ce jeu, le résultat n’a pas de champ « { $field } ».
refused-result-field-missing = Il manque au résultat le champ « { $field } ».
refused-result-other = Les coups mènent à un autre résultat : « { $field } » vaut { $reached }.
chance-asked-for = Les règles demandent ici { $kind ->
    [shuffle] un mélange
    [die] un dé
   *[pick] une carte tirée
}, et « chance » contient
refused-chance-used-up = { chance-asked-for } trop peu de valeurs.
refused-chance-of-another-kind = { chance-asked-for } autre chose.
refused-chance-not-a-list = Un mélange dans « chance » est une liste de cartes.
refused-chance-not-a-die = Un dé dans « chance » est un nombre entier de 1 à 6.
refused-chance-not-a-card = Une carte tirée dans « chance » est une carte.
refused-chance-other-cards = Les cartes dans « chance » ne sont pas celles qui sont en jeu ici.
refused-chance-left-over = La partie est finie, mais « chance » contient encore { $count ->
    [one] un résultat
    [many] { $count } résultats
   *[other] { $count } résultats
}.

## Commandes : `command-GROUPE-COMMANDE-OPTION-VALEUR` ; ce que les jeux ont en commun a `game` pour groupe

command-game-new = Ouvrir une table de { $game } dans ce salon
command-game-new-clock = Temps par tour ; une fois écoulé, l’ordi joue pour toi
command-game-new-clock-soft = souple
command-game-new-clock-blitz = blitz
command-game-new-clock-live = en direct
command-game-new-clock-relaxed = tranquille
command-game-new-clock-slow = lent
command-game-new-clock-none = aucun
command-game-new-learning = Une table d’entraînement : « Que faire ? » montre les coups permis et le meilleur
command-game-new-public = Jouer à la table de ce salon, que tout le monde peut regarder
command-game-rules = Les règles du jeu, rien que pour toi
command-game-resume = Continuer ta partie en cours, où que tu l’aies commencée
command-game-hint = Ce qu’un as du jeu tenterait maintenant (ce ne sera plus un sans-faute)
command-table = Ce que les tables de tous les jeux ont en commun
command-table-help = Les jeux, comment en lancer un, et les tables ouvertes ici
command-table-show = Ramener la table de ce salon en bas
command-table-hand = Tes cartes à la table de ce salon, rien que pour toi
command-table-what = Ce que tu peux faire maintenant à la table de ce salon, rien que pour toi
command-table-end = Arrêter la partie de ce salon : toute la table ensemble, ou la modération si elle ne joue pas
command-table-leave = Quitter la table de ce salon ; un ordi joue pour toi
command-table-pause = Tout arrêter pendant 5 minutes à la table de ce salon
command-table-undo = Annuler le dernier coup à la table d’entraînement de ce salon, si tout le monde est d’accord
command-table-back = Reprendre la main : l’ordi te rend ta place
command-table-since = Ce qui s’est passé à la table de ce salon depuis ton dernier coup
command-table-remove = Voter pour qu’un ordi joue pour quelqu’un qui a manqué un tour
command-table-remove-player = La personne à remplacer ; elle peut revenir avec /table back
command-table-invite = M’inviter sur un serveur, ou m’ajouter à ton compte et m’utiliser partout
command-table-mine = Toutes tes tables ouvertes sur tous les serveurs ; en abandonner une

## Weeks and stars

weekday-letter = { $day ->
    [0] L
    [1] M
    [2] M
    [3] J
    [4] V
    [5] S
   *[6] D
}

result-place = { $place ->
    [one] 1re
   *[other] { $place }e
} place sur { $of }
stars-line = `{ $signs } { $game } · { $result }`
stars-next = { $lacking ->
    [score] Encore { $by } de mieux, et c’était { $gold ->
        [yes] l’or
       *[no] { $goal }
    }
    [lead] Gagne avec { $by } d’avance pour { $goal }
    [first] La première place aurait valu { $goal }
    [second] La deuxième place aurait valu { $goal }
    [hints] Sans indices, c’était { $goal }
   *[nothing] Trois étoiles : difficile de faire mieux !
}
stars-week = Ton meilleur résultat de la semaine !
