# policy = loi, adoptée ou rejetée · gathering = séance · cycle = cycle · the chair = la présidence · row = rangée
# sigil = sceau · ally = allié · dummy = mort (comme au bridge) · deck = pioche · secret card = carte secrète
# poker : hauteur, paire, double paire, brelan, suite, couleur, full, carré, quinte flush

-sceau = sceau
-presidence = présidence
-carte-secrete = carte secrète

jugglers-name = Jugglers
jugglers-tagline = buts secrets, mains communes
jugglers-goal = Fais adopter les lois (A, J, Q, K) qui ont la valeur ou la couleur de ta carte cachée, le { -sceau }.
jugglers-lobby = Tout le monde a un but secret, et vous construisez ensemble les trois mêmes mains de poker. De { $min } à { $max } personnes.
jugglers-option-wins = manches pour gagner
jugglers-option-dummy_sigils = sceaux pour les morts (à deux)

## Boutons

jugglers-button-secret = { $count ->
    [0] Pas de { -carte-secrete }
    [one] { $count } { -carte-secrete }
    [many] { $count } cartes secrètes
   *[other] { $count } cartes secrètes
}
jugglers-button-deck = Pioche
jugglers-button-dummy = Mort { $draft }
jugglers-button-add = { $count ->
    [0] Aucune
    [one] { $count } carte
   *[other] { $count }
}
jugglers-button-gone = –
jugglers-button-poker = Poker
jugglers-draft = Rangée { $draft } { $policy ->
    [joker] joker
   *[other] { $policy }
}

## De qui et de quoi on parle

jugglers-dummy = le mort
jugglers-dummy-of = le mort ({ $name })
jugglers-village = { $count ->
    [0] Adoptées : aucune pour l’instant.
    [one] Adoptée : { $cards }.
   *[other] Adoptées : { $cards }.
}

jugglers-by-die = { $die ->
    [0] {""}
   *[other] {" "}(dé { $die })
}
jugglers-draft-holds = { $count ->
    [0] pas de cartes
   *[other] { $cards }, { $hand }
}

## Ce que contient une main de poker. $ranks : les valeurs qui la départagent, $high et $low les deux premières.

jugglers-kind-nothing = pas de cartes
jugglers-kind-high-card = hauteur { $high }
jugglers-kind-pair = paire de { $high }
jugglers-kind-straight-of-4 = suite de 4 cartes au { $high }
jugglers-kind-two-pairs = double paire, { $high } et { $low }
jugglers-kind-three-of-a-kind = brelan de { $high }
jugglers-kind-flush-of-4 = couleur de 4 cartes ({ $ranks })
jugglers-kind-straight-of-5 = suite de 5 cartes au { $high }
jugglers-kind-flush-of-5 = couleur de 5 cartes ({ $ranks })
jugglers-kind-full-house = full aux { $high } par les { $low }
jugglers-kind-four-of-a-kind = carré de { $high }
jugglers-kind-straight-flush-of-4 = quinte flush de 4 cartes au { $high }
jugglers-kind-straight-flush-of-5 = quinte flush de 5 cartes au { $high }

## Dans les images

jugglers-picture-gathering = Séance { $number }/{ $most }
jugglers-picture-cycle = Cycle { $number }/{ $most }
jugglers-picture-secrets = Secrètes : 0–{ $most } ?
jugglers-picture-over = est finie
jugglers-picture-round-over = Manche { $number } finie
jugglers-picture-nothing = Pas de cartes
jugglers-picture-high-card = Hauteur { $high }
jugglers-picture-pair = Paire de { $high }
jugglers-picture-straight-of-4 = Suite de 4
jugglers-picture-two-pairs = Paires { $high } et { $low }
jugglers-picture-three-of-a-kind = Brelan de { $high }
jugglers-picture-flush-of-4 = Couleur de 4
jugglers-picture-straight-of-5 = Suite de 5
jugglers-picture-flush-of-5 = Couleur de 5
jugglers-picture-full-house = Full { $high }, { $low }
jugglers-picture-four-of-a-kind = Carré de { $high }
jugglers-picture-straight-flush-of-4 = Quinte flush de 4
jugglers-picture-straight-flush-of-5 = Quinte flush de 5
jugglers-picture-stake = { $count ->
    [0] Aucune des deux n’est pour toi
    [one] Tu veux { $policies } : 1 point
   *[other] Tu veux { $policies } : { $count } points
}
jugglers-picture-so-far = { $points ->
    [one] 1 point jusqu’ici
   *[other] { $points } points jusqu’ici
}
jugglers-thrill-die = a pris { $card }. Avec ton { $own } : { $hand }
jugglers-thrill-die-said = Le dé a pris { $card } sur la rangée { $draft }. Avec ton { $own }, ça aurait été : { $hand }.
jugglers-picture-dummy = Mort
jugglers-picture-played-by = par
# Une ligne chacun.
jugglers-picture-village = Adoptées
jugglers-picture-deck = Pioche
jugglers-picture-next = Ensuite
jugglers-picture-passed = adoptée
jugglers-picture-failed = rejetée
jugglers-picture-only-one = une seule carte
jugglers-picture-to-beat = la main à battre
jugglers-picture-sigil = sceau
jugglers-picture-sigils = Tous les sceaux
jugglers-picture-matches = adoptées ×1
jugglers-picture-allies = alliés ×½
jugglers-picture-points = points
jugglers-picture-mistakes = erreurs
jugglers-picture-round = { $many ->
    [yes] { $number }
   *[no] manche { $number }
}
jugglers-picture-move = coup { $move }
jugglers-turning-won = { $by ->
    [none] gagne
   *[other] gagne de { $by }
}{ $policy ->
    [none] {" "}grâce aux seuls alliés
   *[other] , car { $policy } est adoptée
}
jugglers-turning-failed = { $by ->
    [none] perd
   *[other] perd de { $by }
}, car { $policy } est rejetée ({ $hand } contre { $joker })
jugglers-turning-no-ally = { $by ->
    [none] perd
   *[other] perd de { $by }
}, sans allié
jugglers-turning-passed = { $by ->
    [none] perd
   *[other] perd de { $by }
}, malgré l’adoption de toutes ses lois
jugglers-picture-wins = { $several ->
    [yes] gagnent la partie
   *[no] gagne la partie
}
jugglers-picture-wins-round = { $several ->
    [yes] la gagnent
   *[no] la gagne
}
jugglers-picture-tied = { ORDINAL($rank) ->
    [one] { $rank }re
   *[other] { $rank }e
} place à égalité de manches
jugglers-picture-rank = { $rank }.
jugglers-picture-draft = Rangée { $number }
jugglers-picture-ask-secret = Ajouter des cartes secrètes : 0–{ $most } ?
jugglers-picture-ask-place = À toi : joue une carte
jugglers-picture-ask-dummy = À ton mort de jouer
jugglers-picture-ask-over = La partie est finie
jugglers-picture-to-move = { $asking ->
    [secret] ajoute des cartes secrètes
   *[place] joue maintenant
}
jugglers-picture-you = toi
jugglers-picture-fault = { $fault ->
    [empty-deck] La pioche est vide
   *[out-of-turn] Pas son tour
}
jugglers-picture-tried = { $what ->
    [nothing] aucune carte
    [deck] de la pioche
    [dummy] pour un mort
   *[place] jouée trop tôt
}
jugglers-picture-juse = Juse!

## Ce qui se passe

jugglers-status-secret = ▶ **{ $name }** a la { -presidence } et ajoute des cartes secrètes{ $who ->
    [computer] .
   *[person] {" "}: ouvre **{ button-hand }**.
} Manche { $round }, séance { $gathering } sur { $gatherings }.
jugglers-status-place = { $who ->
    [computer] ▶ C’est à **{ $name }** de jouer.
   *[person] ▶ À toi, **{ $name }** : ouvre **{ button-hand }**.
} Manche { $round }, séance { $gathering } sur { $gatherings }, cycle { $cycle } sur { $cycles }.
jugglers-status-dummy = ▶ **{ $name }** joue pour le mort{ $who ->
    [computer] .
   *[person] {" "}: ouvre **{ button-hand }**.
} Manche { $round }, séance { $gathering } sur { $gatherings }, cycle { $cycle } sur { $cycles }.

jugglers-did-secret = { $count ->
    [0] { $name } n’a ajouté aucune { -carte-secrete }.
    [one] { $name } a ajouté { $count } { -carte-secrete } : { $dice }.
    [many] { $name } a ajouté { $count } cartes secrètes : { $dice }.
   *[other] { $name } a ajouté { $count } cartes secrètes : { $dice }.
}
jugglers-rolled = rangée { $draft } (dé { $die })
jugglers-did-place = Cartes jouées : { $placed }.
jugglers-placed = { $name } → rangée { $draft }{ $means ->
    [deck] {" "}(de la pioche)
   *[other] {""}
}{ jugglers-by-die }
jugglers-did-settle = Le cycle { $cycle } a retourné { $turned }.
jugglers-turned = { $whose ->
    [secret] { $card } ({ -carte-secrete })
   *[place] { $card } ({ $name })
} sur la rangée { $draft }{ jugglers-by-die }
jugglers-did-move = Les cartes secrètes ont rejoint leurs rangées.
jugglers-did-account = **Séance { $number }** : { $left }, { $right }. Joker : { $joker }.
jugglers-account-side = { $passed ->
    [yes] **{ $policy } adoptée** ({ $hand })
   *[no] { $policy } rejetée ({ $hand })
}
jugglers-did-round = **Manche { $number }** : { $names } { $several ->
    [yes] gagnent.
   *[no] gagne.
}
jugglers-did-misplay = **Juse!** { $fault ->
    [empty-deck] La pioche est vide, { $name }.
   *[out-of-turn] { $name }, la carte retourne à sa place.
}
jugglers-rank = **{ $place }** · { $name } : { $score ->
    [0] aucune manche gagnée,{" "}
    [one] { $score } manche gagnée,{" "}
    [many] { $score } manches gagnées,{" "}
   *[other] { $score } manches gagnées,{" "}
}{ $points ->
    [none] {""}
   *[other] { $points } { $several ->
        [yes] points
       *[no] point
    },{" "}
}{ called-how-often }

## Le résultat d’une manche

jugglers-result-head = **Manche { $number } : { $names } { $several ->
    [yes] gagnent.**
   *[no] gagne.**
}
jugglers-result-line = { $name } { $sigil } : { $points } { $several ->
    [yes] points
   *[no] point
}{ $matches ->
    [0] {""}
    [one] {" "}· adoptée { $passed }
   *[other] {" "}· adoptées { $passed }
}{ $allies ->
    [0] {""}
    [one] {" "}· allié { $allied }
    [many] {" "}· alliés { $allied }
   *[other] {" "}· alliés { $allied }
}
jugglers-result-dummy = { $name } { $sigil }
jugglers-result-legend = 1 point par loi adoptée qui a la valeur ou la couleur de ton { -sceau }, ½ par autre sceau qui l’a aussi (un allié).
jugglers-result-standing = Manches gagnées : { $standing }. { $wins ->
    [one] Une manche suffit pour gagner la partie.
    [many] Il en faut { $wins } pour gagner la partie.
   *[other] Il en faut { $wins } pour gagner la partie.
}
jugglers-history = Manches précédentes : { $rounds }.
jugglers-history-round = { $number } : { $winners }
jugglers-sigils = Sceaux et mains : { $sigils }.
jugglers-sigil-and-hand = { $name } **{ $sigil }**{ $cards ->
    [0] {""}
   *[other] {" "}({ $hand })
}
jugglers-result-won = { $name } { $won }

## Ce que prédit le public

jugglers-forecast = **Quelles lois sont adoptées à la séance { $round } ?**
jugglers-forecast-both = Les deux
jugglers-forecast-left = Seulement celle de la rangée 1
jugglers-forecast-right = Seulement celle de la rangée 3
jugglers-forecast-none = Aucune
jugglers-forecast-until = le deuxième cycle est fini
jugglers-forecast-part = Séance { $number }
jugglers-foretold = Séance { $number } : { $passed ->
    [both] les deux lois ont été adoptées
    [left] seule la loi de la rangée 1 a été adoptée
    [right] seule la loi de la rangée 3 a été adoptée
   *[none] aucune loi n’a été adoptée
}.

## Badges, et comment les gagner

jugglers-badge-policies = les deux lois
jugglers-badge-policies-how = les tiennes, d’un coup
jugglers-badge-policies-why = Les deux lois d’une séance ont été adoptées, et les deux allaient avec ton { -sceau }.

## Pourquoi c’était une erreur

jugglers-fault-out-of-turn = { $own ->
    [yes] { $kind ->
        [dummy] { $name } a joué pour le mort sur la rangée { $draft }, mais il fallait une carte de sa main.
       *[other] { $name } a joué une carte sur la rangée { $draft }, mais c’était au mort de jouer.
    }
   *[no] { $kind ->
        [dummy] { $name } a joué pour un mort sur la rangée { $draft }, mais c’est à { $waiting } de jouer.
        [deck] { $name } a mis le dessus de la pioche sur la rangée { $draft }, mais c’est à { $waiting } de jouer.
       *[other] { $name } a joué une carte sur la rangée { $draft }, mais c’est à { $waiting } de jouer.
    }
}
jugglers-fault-empty-deck = { $name } voulait le dessus de la pioche pour la rangée { $draft }, mais la pioche est vide.

## Ma main

jugglers-hand-round = Manche { $round } : tu as un nouveau { -sceau }.
jugglers-hand-secret = ▶ Tu as la { -presidence } : combien de cartes secrètes de la pioche ajoutes-tu ? Personne ne les voit, et un dé choisit la rangée de chacune.
jugglers-hand-gathering = { $name } a la { -presidence } et ajoute des cartes secrètes.
jugglers-hand-place = ▶ À toi : touche une carte, puis une rangée. **{ jugglers-button-deck }** joue le dessus de la pioche, à l’aveugle.
jugglers-hand-dummy = ▶ À ton mort : touche **Mort 1**, **2** ou **3** pour la rangée où il joue.
jugglers-hand-wait = Ce n’est pas ton tour. Si tu joues maintenant, c’est trop tôt : un **Juse!**
jugglers-hand-picked = { $turn ->
    [yes] ▶ { $what ->
        [deck] Le dessus de la pioche, à l’aveugle : sur quelle rangée ?
       *[card] **{ $card }** : sur quelle rangée ?
    }
   *[no] { $what ->
        [deck] Tu as choisi le dessus de la pioche, mais ce n’est pas ton tour.
       *[card] Tu as choisi **{ $card }**, mais ce n’est pas ton tour.
    }
}
jugglers-hand-star = -# ★ = a la valeur ou la couleur de { $sigil } : 1 point
jugglers-hand-over = La partie est finie.
jugglers-own-none = Aucune des deux lois n’était pour toi.
jugglers-own-passed = Tu voulais { $policy } : adoptée. 1 point !
jugglers-own-failed = Tu voulais { $policy } : rejetée.
jugglers-own-die = { $whose ->
    [secret] Le dé a pris la carte secrète { $card } au lieu de ton { $own }.
   *[place] Le dé a pris { $card } ({ $name }) au lieu de ton { $own }.
}
jugglers-own-nearly = Avec ton { $own }, la loi aurait été adoptée : { $hand }.
jugglers-own-round = { $how ->
    [won] Tu gagnes la manche ! Points : { $points }.
   *[lost] Tes points : { $points }.
}
jugglers-own-winners = { $how ->
    [shared] Victoire partagée avec { $names }.
   *[lost] Manche gagnée avec { $most } : { $names }.
}
jugglers-own-policies = { $count ->
    [0] Rien de ce que tu voulais n’a été adopté.
    [one] Adoptée pour toi : { $policies }.
   *[other] Adoptées pour toi : { $policies }.
}
jugglers-own-allies = { $count ->
    [0] Tu n’avais pas d’allié.
    [one] Allié, ½ point : { $names }.
   *[other] Alliés, ½ point chacun : { $names }.
}

## Les images en texte

jugglers-alt-head = Jugglers, manche { $round }, séance { $gathering } sur { $gatherings }{ $state ->
    [ended] {" "}: finie.
   *[going] , cycle { $cycle } sur { $cycles }.
}
jugglers-alt-waiting = { $what ->
    [secret] { $name } choisit combien de cartes secrètes ajouter, jusqu’à { $most }.
    [dummy] { $name } joue maintenant, pour le mort.
   *[place] { $name } joue maintenant.
}
jugglers-alt-round = Manche { $number }, sceaux et points : { $seats }.
jugglers-alt-won = Partie gagnée : { $names }.
jugglers-alt-coming = Manche { $round }, séance { $gathering } : { $left } sur la rangée 1, { $right } sur la rangée 3.
jugglers-alt-ended-draft = Rangée { $draft }, { $how ->
    [joker] le joker
    [passed] { $policy } adoptée
   *[failed] rejetée
} : { jugglers-draft-holds }.
jugglers-alt-draft = Rangée { $draft }, { $policy ->
    [joker] le joker
   *[other] { $policy }
} : { jugglers-draft-holds }{ $ahead ->
    [yes] , ce qui bat le joker
   *[no] {""}
}{ $down ->
    [0] {""}
    [1] {" "}; 1 face cachée{ $secrets ->
        [0] {""}
       *[other] , une { -carte-secrete }
    }
   *[other] {" "}; { $down } face cachée{ $secrets ->
        [0] {""}
        [one] , dont la première est une { -carte-secrete }
        [many] , dont les { $secrets } premières sont des cartes secrètes
       *[other] , dont les { $secrets } premières sont des cartes secrètes
    }
}.
jugglers-alt-order = Ordre de jeu{ $more ->
    [yes] {" "}; la dernière personne commence aussi le cycle suivant :
   *[no] {" "}:
}
jugglers-alt-places = Dans le sens horaire :
jugglers-alt-place = { $name }{ $who ->
    [dummy] {""}
    [chair] , { -presidence }, manches gagnées : { $won }, { $cards ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $cards } cartes
    } en main
   *[other] , manches gagnées : { $won }, { $cards ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $cards } cartes
    } en main
}{ $on ->
    [0] {""}
   *[other] , sur la rangée { $on }
}
jugglers-alt-deck = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche.
    [many] { $count } cartes dans la pioche.
   *[other] { $count } cartes dans la pioche.
}{ $waiting ->
    [0] {""}
    [one] {" "}Une { -carte-secrete } attend à la rangée { $secrets }.
    [many] {" "}Des cartes secrètes attendent aux rangées { $secrets }.
   *[other] {" "}Des cartes secrètes attendent aux rangées { $secrets }.
}
jugglers-alt-sigils = Sceaux :
jugglers-alt-wins = { $wins ->
    [one] Une manche suffit pour gagner la partie.
    [many] Il faut { $wins } manches pour gagner la partie.
   *[other] Il faut { $wins } manches pour gagner la partie.
}
jugglers-alt-put = Dernières cartes jouées : { $placed }.
jugglers-alt-on = { $name } sur la rangée { $draft }{ jugglers-by-die }
jugglers-alt-turned = Cartes retournées : { $turned }.
jugglers-alt-misplay = Juse! { $kind ->
    [deck] { $name } voulait mettre le dessus de la pioche sur la rangée { $draft }.
    [dummy] { $name } voulait jouer pour un mort sur la rangée { $draft }.
   *[other] { $name } voulait jouer sur la rangée { $draft }.
}
jugglers-alt-asked = { $what ->
    [secret] Tu choisis combien de cartes secrètes ajouter.
    [place] C’est à toi de jouer.
    [dummy] C’est à ton mort de jouer.
    [nothing] Ce n’est pas ton tour.
   *[over] C’est fini.
}
jugglers-alt-hand = Ton { -sceau } est { $sigil }. { $count ->
    [0] Tu n’as pas de cartes.
   *[other] Tes cartes : { $cards }.
}

## Refus des règles

refused-secret-first = { $seat } a la { -presidence } et ajoute d’abord les cartes secrètes.
refused-secret-done = Les cartes secrètes de cette séance sont déjà ajoutées.
refused-chairman-only = Seule la { -presidence } ({ $seat }) peut faire ça maintenant : elle ajoute les cartes secrètes.
refused-too-many-secrets = Tu peux ajouter au plus { $most } { $most ->
    [one] { -carte-secrete }
    [many] cartes secrètes
   *[other] cartes secrètes
}.
refused-no-such-draft = Les rangées sont 1, 2 et 3.
refused-card-not-held = Tu n’as pas cette carte.
refused-no-dummy-of-yours = Tu n’as pas de mort pour qui jouer.

## Que faire ?

jugglers-can-secret = Choisis dans **{ button-hand }** combien de cartes secrètes tu ajoutes, jusqu’à { $most }.
jugglers-can-place = Joue **une carte de ta main** sur une rangée{ $deck ->
    [0] .
   *[other] , puis pioches-en une.
}
jugglers-can-deck = Mets le **dessus de la pioche** sur une rangée, à l’aveugle : toi non plus, tu ne le vois pas. { $deck ->
    [0] Mais la pioche est vide : ce serait un **Juse!**
    [one] Il reste { $deck } carte.
    [many] Il reste { $deck } cartes.
   *[other] Il reste { $deck } cartes.
}
jugglers-can-dummy = Choisis une rangée pour **ton mort**, qui joue le dessus de la pioche.
jugglers-can-wait = { $asking ->
    [secret] Attends, et regarde tes cartes dans **{ button-hand }**.
   *[other] Attends, ou choisis ta prochaine carte d’avance dans **{ button-hand }**. Si tu joues maintenant, c’est trop tôt : un **Juse!**
}

jugglers-matters-secret = Personne ne voit une { -carte-secrete }. Un dé choisit sa rangée, et elle y compte au dernier cycle.
jugglers-matters-settle = Après chaque cycle, chaque rangée retourne une carte : un dé choisit laquelle, et les autres disparaissent. Même une carte inutile peut donc en écarter une bonne.
jugglers-matters-pass = Une loi est adoptée si sa rangée bat celle du joker à la fin. Une égalité ne suffit pas.
jugglers-matters-sigil = Tu as 1 point par loi adoptée qui a la valeur ou la couleur de ton { -sceau }, { $sigil }.
jugglers-matters-turn = Le haut de l’image montre l’ordre de jeu ; la dernière personne à jouer dans un cycle commence aussi le suivant.

jugglers-any-secret = n’importe quel nombre
jugglers-any-place = n’importe laquelle de tes cartes, sur n’importe quelle rangée
jugglers-any-deck = le dessus de la pioche, sur n’importe quelle rangée
jugglers-any-dummy = une carte pour ton mort, sur n’importe quelle rangée
jugglers-right-secret = tu as la { -presidence }, et tu peux en ajouter jusqu’à { $most }.
jugglers-right-place = c’est ton tour, et n’importe quelle carte peut aller sur n’importe quelle rangée.
jugglers-right-deck = c’est ton tour, et il reste des cartes.
jugglers-right-dummy = c’est à ton mort de jouer.
jugglers-wrong-out-of-turn = { $own ->
    [yes] { $asking ->
        [dummy] c’est à ton mort de jouer.
       *[place] c’est à toi de jouer, pas à ton mort.
    }
   *[no] c’est à { $name } de jouer.
}
jugglers-wrong-empty-deck = la pioche est vide.
jugglers-move = { $kind ->
    [deck] dessus de la pioche → rangée { $draft }
    [dummy] mort → rangée { $draft }
   *[place] { $card } → rangée { $draft }
}

## Pourquoi un coup est le meilleur. $hand : ce que la rangée contient ensuite, $policy : la loi dont il s’agit.

jugglers-coach-secret = { $count ->
    [0] Sans cartes secrètes, seul compte ce que vous jouez.
   *[other] Personne ne sait qui les cartes secrètes aident, elles rendent donc les rangées plus difficiles à lire.
}
jugglers-coach-place = { $improves ->
    [yes] { $whose ->
        [own] La rangée { $draft } a alors : { $hand }. { $policy } a { $shared } de ton { -sceau }, c’est donc un point pour toi si cette loi est adoptée.
        [joker] Le joker a alors : { $hand }. Les deux lois doivent battre ça.
       *[other] La rangée { $draft } a alors : { $hand }. { $policy } ne te rapporte pas de point.
    }
   *[no] { $whose ->
        [own] Ça n’ajoute rien à la rangée { $draft }, où { $policy } serait un point pour toi, mais au moins, ça n’aide aucune autre rangée.
        [joker] Ça n’ajoute rien à la rangée du joker, mais ça peut écarter une meilleure carte.
       *[other] Ça n’ajoute rien à la rangée { $draft }, mais ça peut écarter une meilleure carte.
    }
}
jugglers-coach-deck = { $whose ->
    [own] Personne ne la voit, mais cette carte peut aider { $policy }, qui a { $shared } de ton { -sceau }. Tu gardes tes propres cartes.
    [joker] Personne ne la voit, mais cette carte peut aider la rangée du joker, que les deux lois doivent battre. Tu gardes tes propres cartes.
   *[other] Cette carte peut en écarter une meilleure de la rangée { $draft }, où { $policy } ne te rapporte pas de point. Tu gardes tes propres cartes.
}
jugglers-coach-dummy = { $whose ->
    [own] La carte de ton mort peut aider { $policy }, qui a { $shared } de ton { -sceau } et te rapporte un point si cette loi est adoptée.
    [joker] La carte de ton mort peut aider la rangée du joker, que les deux lois doivent battre.
   *[other] La carte de ton mort peut en écarter une meilleure de la rangée { $draft }, où { $policy } ne te rapporte pas de point.
}
jugglers-coach-shared = { $what ->
    [rank] la valeur
   *[suit] la couleur
}

## La leçon

jugglers-lesson-1 =
    On décide maintenant de deux **lois** : Q♠ sur la rangée 1 et K♣ sur la rangée 3. Chaque rangée est une main de poker, et une loi est **adoptée** si sa rangée bat celle du **joker**, la rangée 2. Ton **{ -sceau }** secret est Q♥ : les lois qui ont sa valeur ou sa couleur sont des points pour toi, si elles sont adoptées. *{ button-hand }* les marque avec ★ : tu veux donc Q♠.
    Cette fois, tu as la **{ -presidence }** : avant le premier coup, tu ajoutes des cartes secrètes, que personne ne voit.
    ➡️ Appuie sur **{ button-hand }**, puis **1 carte**.
jugglers-lesson-2 =
    Un dé a choisi la rangée 1 : ta { -carte-secrete } y attend jusqu’à la fin. Ensuite, chaque rangée a reçu une carte visible. C’est à { $p1 } de jouer, à ta gauche, puis ça tourne ; le haut de l’image montre l’ordre. Mais rien ne t’empêche de jouer trop tôt.
    ➡️ Fais exprès une erreur : dans **{ button-hand }**, touche **9♥**, puis **Rangée 1 Q♠**.
jugglers-lesson-3 =
    Voilà un **Juse!** Ici, personne d’autre ne le lit ; à une vraie table, tout le monde le lit. Tu as repris ta carte. Maintenant, les autres ont joué une carte face cachée, et c’est vraiment à toi. 9♥ fait une **paire** avec le 9♦ de la rangée 1.
    ➡️ Dans **{ button-hand }**, touche **9♥**, puis **Rangée 1 Q♠**.
jugglers-lesson-4 =
    Tout le monde a joué une fois : c’était un **cycle**, et chaque rangée retourne une carte. Sur la rangée 1, il n’y avait que la tienne. Sur la rangée 2, il y en avait deux : un **dé** a choisi 6♦, et l’autre a disparu. Tu as pioché une carte, et c’est encore à toi : la dernière personne à jouer commence le cycle suivant.
    ➡️ Fais-en un brelan : touche **9♣**, puis **Rangée 1 Q♠**.
jugglers-lesson-5 =
    { $p1 } a joué aussi sur la rangée 1, mais le dé a choisi ton 9♣. Et K♣ ? Cette loi ne te rapporte rien : fais donc en sorte que la rangée 3 reste faible. Même une carte inutile y aide, car elle peut en écarter une bonne. Si tu veux garder les tiennes, joue le dessus de la pioche, à l’aveugle.
    ➡️ Dans **{ button-hand }**, touche **{ jugglers-button-deck }**, puis **Rangée 3 K♣**.
jugglers-lesson-6 =
    Le dé l’a prise : 9♠, qui ne sert à rien là-bas. C’est le dernier cycle : ta { -carte-secrete } a rejoint la rangée 1, et la pioche est vide, personne ne pioche donc plus.
    ➡️ Encore une pour la rangée 3 : touche **2♠**, puis **Rangée 3 K♣**.
jugglers-lesson-7 =
    { $p1 } joue encore une carte. Puis les rangées retournent leurs dernières cartes, et on compare les rangées 1 et 3 avec celle du joker : plus haut, c’est adopté ; à égalité, non.
    ➡️ Appuie sur **{ button-lesson-on }** pour voir la fin.
jugglers-lesson-end =
    Le brelan de 9 bat la paire du joker : **Q♠ est adoptée**, et c’est un point pour toi. K♣, avec une paire de 4, est rejetée. C’était une **séance** ; maintenant la { -presidence } passe à la personne suivante, et deux autres lois arrivent. Après six séances, tout le monde montre son { -sceau }. Chaque autre sceau qui a la valeur ou la couleur du tien vaut ½ point, et la personne qui a le plus de points gagne la manche.
    Regarde quelles rangées les autres aident : ça en dit long sur leurs buts !
    ➡️ Ensuite : **/jugglers new**, et ajoute des ordis s’il n’y a que toi. Avec l’option **learning**, *{ button-what }* dit ce que les règles permettent. **/jugglers rules** explique le reste, et montre l’ordre des mains de poker.

## Les règles, page par page

jugglers-rules-title-1 = Le but
jugglers-rules-1 = **Jugglers · Le but**
    { jugglers-goal }

    Tout le monde a un **{ -sceau }** : une carte A, J, Q ou K que personne d’autre ne voit. Trois mains de poker décident quelles *lois* sont adoptées, et vous les construisez ensemble avec les cartes de 2 à 10.
    • Une partie a une ou plusieurs manches, et une manche a 6 **séances** (5 si vous êtes cinq) avec deux lois chacune.
    • Quand il n’y a plus de lois, tous les sceaux sont montrés, et la personne qui a le plus de points gagne la manche.
    • La première personne qui gagne 1, 2 ou 3 manches gagne la partie : tu choisis combien en ouvrant la table.
    • Il y a quatre places autour de la table, cinq si vous êtes cinq. À deux ou trois, des **morts** prennent les places vides.

jugglers-rules-title-2 = Une séance
jugglers-rules-2 = **Jugglers · Une séance**
    À chaque séance, quelqu’un a la **{ -presidence }**. Deux lois sont retournées, sur la **rangée 1** et la **rangée 3**. Le **joker** est sur la **rangée 2**, entre les deux. Chaque rangée reçoit une main de poker.
    • Les cartes de 2 à 10 qui ne sont dans aucune main sont mélangées, et à partir de la gauche de la { -presidence }, chaque main est complétée à 5 cartes. Tu gardes tes cartes pour la séance et la manche suivantes.
    • **Cartes secrètes** : la { -presidence } choisit combien de cartes de la pioche ajouter, sans que personne les voie : 1 au plus si vous êtes quatre ou cinq, 2 si vous êtes trois, 3 si vous êtes deux. Un dé envoie chacune vers une rangée, à la vue de tout le monde : 1 ou 4 vers la rangée 1, 2 ou 5 vers la rangée 2, 3 ou 6 vers la rangée 3. Les autres sont défaussées sans être vues ; à deux, elles restent dans la pioche.
    • À trois ou quatre, chaque rangée reçoit ensuite une carte visible.
    • Vous jouez des cartes pendant 4 **cycles**, ou 5 si vous êtes deux ou cinq.
    • À la fin, les rangées 1 et 3 sont comparées à celle du joker. Si une rangée est **plus haute**, sa loi est adoptée. Si elle est égale ou plus basse, la loi est rejetée et mise de côté face cachée.
    • La { -presidence } passe à la personne suivante, dans le sens horaire.

jugglers-rules-title-3 = Ton tour
jugglers-rules-3 = **Jugglers · Ton tour**
    Chaque place a un tour par cycle, dans le sens horaire. La place à gauche de la { -presidence } commence le premier cycle. La dernière personne à jouer commence aussi le cycle suivant, et joue donc deux fois de suite. À ton tour, tu as le choix :
    • **jouer une carte** de ta main face cachée sur l’une des trois rangées, puis piocher, s’il reste une carte ;
    • y jouer le **dessus de la pioche**, à l’aveugle : toi non plus, tu ne le vois pas. Dans ce cas, tu ne pioches rien.

    Après chaque cycle, chaque rangée retourne une carte. S’il n’y en a qu’une, c’est elle. S’il y en a plusieurs, un dé choisit : compte-les dans l’ordre où elles ont été jouées, et recommence à la première si le dé va plus loin (une septième n’est donc jamais choisie). La carte rejoint la main de poker, et les autres sont défaussées sans être vues. Même une carte qui n’améliore pas une rangée peut donc en écarter une bonne.
    Quand le dernier cycle commence, les cartes secrètes rejoignent leurs rangées, comme premières cartes jouées.
    Le haut de l’image montre l’ordre de ce cycle ; après la flèche, on voit qui commence le suivant. Un dé à côté d’une rangée indique quelle carte il a choisie.
    En attendant, **Choisir d’avance** dans *{ button-hand }* garde une carte et une rangée pour ton tour. C’est joué à ton tour, et personne d’autre ne le voit avant.
    La pioche est vide avant le dernier cycle si vous êtes quatre, après si vous êtes trois, dès le début si vous êtes cinq. À deux, il y reste des cartes.

jugglers-rules-title-4 = Mains de poker
jugglers-rules-4 = **Jugglers · Mains de poker**
    Une main a jusqu’à cinq cartes, et quatre peuvent déjà suffire. De la meilleure à la pire :
    1. **quinte flush de 5 cartes** : 6♥ 7♥ 8♥ 9♥ 10♥
    2. **quinte flush de 4 cartes** : 4♣ 5♣ 6♣ 7♣
    3. **carré** : 8♠ 8♥ 8♦ 8♣
    4. **full** : 9♠ 9♥ 9♣ 4♦ 4♣
    5. **couleur de 5 cartes** : 2♦ 4♦ 5♦ 8♦ 10♦
    6. **suite de 5 cartes** : 3♠ 4♥ 5♥ 6♣ 7♦
    7. **couleur de 4 cartes** : 2♠ 5♠ 6♠ 10♠
    8. **brelan** : 7♥ 7♦ 7♣
    9. **double paire** : 10♥ 10♣ 3♠ 3♦
    10. **suite de 4 cartes** : 5♠ 6♦ 7♥ 8♣
    11. **paire** : 6♥ 6♣
    12. **hauteur** (carte haute) : 9♦
    13. **aucune carte**

    Une main vaut la meilleure combinaison qu’elle contient, et seules les cartes de cette combinaison comptent. Entre deux combinaisons du même genre, la plus haute de ces cartes décide, puis la suivante, et ainsi de suite ; pour un full, d’abord le brelan, puis la paire ; pour une double paire, d’abord la plus haute. Pour la hauteur, c’est cette seule carte. Ni les autres cartes ni les couleurs ne départagent.

jugglers-rules-title-5 = Les points
jugglers-rules-5 = **Jugglers · Les points**
    Quand il ne reste plus assez de lois pour une séance, tout le monde montre son { -sceau }.
    • **1 point** par loi adoptée qui a la valeur ou la couleur de ton { -sceau }.
    • **½ point** par autre sceau qui l’a aussi : un *allié*. Les sceaux des morts comptent aussi.

    La personne qui a le plus de points gagne la manche ; en cas d’égalité, chaque personne à égalité la gagne. Les morts ne gagnent rien. La première personne qui a gagné assez de manches (1, 2 ou 3, selon la table) gagne la partie. Si plusieurs y arrivent à la même manche, la victoire est partagée.
    La { -presidence } continue à tourner dans la manche suivante, où tout le monde reçoit un nouveau { -sceau }.

jugglers-rules-title-6 = À 2, 3 ou 5
jugglers-rules-6 = **Jugglers · À deux, trois ou cinq**
    Un **mort** joue toujours le dessus de la pioche, et a un { -sceau } que personne ne voit avant la fin de la manche.
    • **À deux**, vous êtes face à face, avec un mort à gauche de chaque personne. Quand c’est à ton mort de jouer, tu choisis la rangée pour sa carte. Les rangées ne reçoivent pas de carte visible, et il y a 5 cycles. Sans l’option *{ jugglers-option-dummy_sigils }*, les morts n’ont pas de { -sceau }, et une manche a 7 séances.
    • **À trois**, il y a un mort. Pour chaque séance, il se met à gauche de la { -presidence }, et commence donc le premier cycle. Un dé choisit sa rangée, comme pour les cartes secrètes.
    • **À cinq**, vous recevez 7 cartes à chaque séance et ne piochez jamais, car il ne reste pas de pioche. Les rangées ne reçoivent pas de carte visible, et il y a 5 cycles. Tu défausses les 2 cartes que tu ne joues pas. Après les sceaux, il reste 11 lois : assez pour 5 séances, et personne ne voit la dernière.

jugglers-rules-title-7 = Juse!
jugglers-rules-7 = **Jugglers · Juse!**
    Les règles interdisent peu de choses. Un **Juse!**, c’est surtout jouer trop tôt :
    • jouer une carte, le dessus de la pioche ou pour un mort **quand ce n’est pas ton tour**, dès que des cartes sont jouées. À deux, ça vaut aussi pour ta propre carte au tour de ton mort, et pour ton mort à ton propre tour ;
    • jouer le **dessus de la pioche quand elle est vide**.

    Rien ne bouge, et c’est toujours à la même personne de jouer. **{ button-hand }** te laisse tout faire à tout moment : c’est à toi de faire attention à qui doit jouer.

## Commandes

command-jugglers = Jugglers : trois mains de poker construites ensemble, avec un but secret pour chaque personne
command-jugglers-new-wins = Combien de manches pour gagner la partie : 1, 2 ou 3
command-jugglers-new-dummy_sigils = À deux seulement : donner aussi un sceau aux morts (par défaut : oui)
command-jugglers-place = Jouer une carte de ta main face cachée sur une rangée
command-jugglers-place-card = Une de tes cartes, comme 7CO ou 10♥
command-jugglers-place-row = 1, 2 (celle du joker) ou 3
command-jugglers-deck = Jouer le dessus de la pioche sur une rangée, à l’aveugle
command-jugglers-deck-row = { command-jugglers-place-row }
command-jugglers-secret = Avec la présidence : choisir combien de cartes secrètes tu ajoutes
command-jugglers-secret-count = À deux, 3 au plus ; à trois, 2 ; à quatre ou cinq, 1. Et 0 pour aucune
command-jugglers-dummy = À deux : jouer pour ton mort le dessus de la pioche sur une rangée
command-jugglers-dummy-row = { command-jugglers-place-row }

## Dans une première partie, quand ça arrive pour la première fois

jugglers-new-place = Choisis une carte, puis une rangée à renforcer. Une loi est adoptée si sa rangée bat celle du joker au poker.
jugglers-new-die = Les cartes d’une rangée étaient face cachée ; un dé a choisi celle qui est retournée. Les autres ont disparu.
jugglers-new-secrets = Les cartes secrètes ont maintenant rejoint leurs rangées, et un dé peut les choisir comme les autres.
jugglers-new-passed = Chaque rangée qui a battu celle du joker a fait adopter sa loi. Une égalité ne suffit pas.
jugglers-new-points = Tous les sceaux sont montrés : un point par loi adoptée qui a la valeur ou la couleur du tien, et un demi-point par autre sceau qui l’a aussi.
jugglers-new-misplay = Un Juse, c’est une carte jouée trop tôt, ou prise dans une pioche vide. Rien ne bouge, et la partie continue.

## La relecture, et pourquoi un ordi a joué ainsi. On le lit quand la partie est finie.

jugglers-review-why = { $how ->
    [row] Cette carte est plus utile sur la rangée { $draft }
    [card] { $card } est la meilleure carte pour cette rangée
    [deck] Le dessus de la pioche est plus utile sur la rangée { $draft } qu’une de tes cartes
   *[both] { $card } est plus utile sur la rangée { $draft }
} : { $effect }.
jugglers-review-effect = { $effect ->
    [pass] tu avais intérêt à ce que { $policy } soit adoptée, et c’est arrivé { $better } fois sur 100 dans les donnes qui cadrent avec ce que tu savais ; avec ton choix, { $played } fois
    [fail] tu avais intérêt à ce que { $policy } soit rejetée, et c’est arrivé { $better } fois sur 100 dans les donnes qui cadrent avec ce que tu savais ; avec ton choix, { $played } fois
   *[none] ça t’aide un peu, de plusieurs façons
}
jugglers-review-goal = { $effect ->
    [pass] Fais adopter { $policy }
    [fail] Fais rejeter { $policy }
   *[none] Gagne cette manche
}.
jugglers-review-brought = { $policy } a été { $passed ->
    [yes] adoptée
   *[no] rejetée
}, et tu { $won ->
    [yes] as gagné la manche
   *[no] n’as pas gagné la manche
}.
jugglers-review-leaves-out = Je laisse de côté le nombre de cartes secrètes et les bluffs qui coûtent peu : ce qu’ils valent dépend des autres.
jugglers-why-wanted = { $name } voulait que { $first } soit { $left ->
    [pass] adoptée
   *[fail] rejetée
} et que { $second } soit { $right ->
    [pass] adoptée
   *[fail] rejetée
}.
jugglers-why-hard = L’ordi a joué la séance jusqu’au bout { $rollouts } fois. Victoires en plus ou en moins sur 1 000 parties : **{ $move }** { $gain }, { $other } { $other_gain }.
jugglers-why-suspects = Ce qui semblait le plus sûr : pour { $name }, le { -sceau } { $sigil }, à { $percent } %.
jugglers-why-secret = { $name } laisse au hasard le nombre de cartes secrètes, pour que personne ne puisse rien en déduire.
jugglers-why-tried = { $level ->
    [easy] { $name } joue au niveau facile : l’ordi ne regarde pas ce que tu as fait, oublie parfois la moitié de sa main et joue un coup sur quatre au hasard. D’où **{ $move }**.
   *[normal] L’ordi a deviné ce que tu veux d’après les rangées que tu as choisies, a essayé chaque carte dans 50 scénarios possibles de la séance, et **{ $move }** était le meilleur coup.
}

## Boards: is this true?

jugglers-board-claim = { $row } : cette main bat celle du joker.
jugglers-board-why = Rangée { $draft } : { $hand }. Le joker : { $joker }. { $how ->
    [higher] La rangée { $draft } est donc plus haute.
    [lower] La rangée { $draft } est donc plus basse.
   *[tie] Une égalité ne suffit pas.
}
jugglers-board-row = { $row } : { $cards ->
    [none] pas de cartes
   *[other] { $cards }
}
