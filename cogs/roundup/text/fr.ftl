# bid = pari, parier · stack = pile · to close = se fermer · number card = carte numérale, on parie « avec » elle · face card = figure
# to hold back = retenir · face up = face visible · out of cards = à sec · round = manche · the match = la partie
# jouer une figure « contre » quelqu’un

-pari = pari

roundup-name = Roundup
roundup-tagline = parie sur la dernière couleur
roundup-goal = Parie sur la couleur qui se fermera en dernier, puis fais en sorte que ce soit vrai : ça rapporte des points.
roundup-lobby = Quatre piles montent de l’as au dix, et tu paries sur celle qui se fermera en dernier. De { $min } à { $max } personnes, idéal à 4.
roundup-option-points = points pour gagner
roundup-option-rounds = manches au plus
roundup-option-rounds-0 = sans limite
roundup-option-tie = égalité à la fin
roundup-option-tie-on = on continue
roundup-option-tie-once = une manche de plus

## Boutons et listes

roundup-button-pass = Passer
roundup-button-several = Plusieurs
roundup-button-play = Jouer { $count ->
    [1] { $cards }
    [2] { $cards }
   *[other] { $count } cartes
}
roundup-button-half = Suite…
roundup-button-anyway = { $card ->
    [none] { $move ->
        [bid] Parier quand même
        [show] Montrer quand même
       *[give] Donner quand même
    }
   *[other] { $move ->
        [bid] Parier quand même
        [show] Montrer quand même
       *[give] Pas { roundup-wanted } : donner
    } { $card }
}
roundup-button-pass-card = Passer : { $card }
roundup-button-down = { $card } sur sa pile
roundup-button-jack = { $card } contre { $name }
roundup-button-back = Retour
roundup-list-empty = { $when ->
    [now] Touche d’abord une figure (J, Q, K)
    [back] Pour les figures : d’abord Retour
   *[later] Pour les figures, à ton tour
}
roundup-list = { $step ->
    [jack] { $card } : qui perd une carte au hasard ?
    [whom] { $card } : à qui demander ?
    [number] { $card } contre { $name } : quel nombre ?
   *[what] { $card } : à qui demander, et quoi ?
}
roundup-list-back = Quelqu’un d’autre

## Dans les images

roundup-picture-round = Manche { $number }{ $rounds ->
    [0] {""}
   *[other] /{ $rounds }
}
roundup-picture-to = but : { $goal }
roundup-picture-points = { $points ->
    [one] { $points } pt
    [many] { $points } pts
   *[other] { $points } pts
}
roundup-picture-discards = défausse
roundup-picture-closed = fermée
roundup-picture-order = { $number ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] dernière
}
roundup-picture-just-closed = fermée : { roundup-picture-order }
roundup-thrill-had-it = oui !
roundup-thrill-had-it-said = { $name } avait { $card } !
roundup-thrill-bid-lost = perdu
roundup-thrill-bid-lost-said = { $suit } est fermé : { -pari } perdu pour { $name }.
roundup-picture-begins = plus basse : commence
roundup-picture-bid = pari
roundup-picture-show = montre
roundup-picture-bid-now = Parie
roundup-picture-show-now = Montre
roundup-picture-left = reste { $count }
roundup-picture-first-out = à sec : +1
roundup-picture-total = Total
roundup-picture-gained = +{ $points }
roundup-picture-gained-both = { $bid }+1
roundup-picture-rounds = { $first }–{ $last }
roundup-picture-legend-bid = pari gagné
roundup-picture-legend-out = +1 : à sec en premier
roundup-picture-juse = Juse!
roundup-picture-you = Toi
roundup-picture-asked-bid = Parie : choisis une carte numérale
roundup-picture-asked-show = Égalité : montre une carte numérale
roundup-picture-asked-turn = À toi de jouer
roundup-picture-asked-give = { $number ->
    [0] Donne une carte de cette couleur
    [1] Donne un as
    [8] Donne un 8
   *[other] Donne un { $number }
}
roundup-picture-others-bid = { $count ->
    [one] On attend un pari : { $name }
    [many] On attend { $count } paris
   *[other] On attend { $count } paris
}
roundup-picture-others-show = { $count ->
    [one] On attend une carte : { $name }
    [many] On attend { $count } cartes
   *[other] On attend { $count } cartes
}
roundup-picture-others-turn = On attend { $name }
roundup-picture-others-give = On attend une carte : { $name }
roundup-picture-over = La partie est finie
roundup-picture-no-hand = Aucune carte en main

# Des mots avant les noms, pour que la ligne aille de gauche à droite quelle que soit l’écriture du nom.
roundup-picture-won = Victoire : { $names }
roundup-picture-played = { $count ->
    [one] { $count } manche
    [many] { $count } manches
   *[other] { $count } manches
}
roundup-picture-column-bids = paris
roundup-picture-column-out = à sec
roundup-picture-column-mistakes = erreurs
roundup-picture-column-points = points
roundup-picture-column-behind = écart
roundup-picture-behind = −{ $points }
roundup-picture-place = { $place }.
roundup-picture-story = fermée en dernier
roundup-picture-move = coup { $move }

roundup-picture-result-bid = pari
roundup-picture-result-right = pari gagné
roundup-picture-result-out = à sec
roundup-picture-result-total = points
roundup-picture-right = { $count ->
    [0] Aucun pari gagné
    [1] Un pari gagné : 3 points
    [2] Deux paris gagnés : 2 points chacun
    [3] Trois paris gagnés : 1 point chacun
   *[other] { $count } paris justes : trop pour des points
}

## Le résultat d’une manche

roundup-result-suit = **Manche { $round }** terminée : { $suit } s’est fermé en dernier.
roundup-result-right = { $count ->
    [0] Personne n’avait parié dessus.
    [1] Pari gagné pour { $names }, et personne d’autre : 3 points.
    [2] Pari gagné pour { $names } : 2 points par personne.
    [3] Pari gagné pour { $names } : 1 point par personne.
   *[other] Pari juste pour { $names } : à plus de trois, personne n’a de points.
}
roundup-result-bids = Paris : { $bids }.
roundup-result-bid = { $name } { $suit }
roundup-result-out = À sec en premier : { $name }, 1 point.
roundup-result-total = { $name } { $points }
roundup-result-totals = Totaux : { $totals }.
roundup-own-bid = { $number ->
    [4] Ton { $suit } s’est fermé en dernier : { $points ->
        [0] 0 point
        [one] { $points } point
       *[other] { $points } points
    }
    [1] Ton { $suit } s’est fermé en premier : aucun point
   *[other] Ton { $suit } s’est fermé en { $number }e : aucun point
}
roundup-own-right = { $count ->
    [0] Personne d’autre n’avait parié dessus.
   *[other] Même pari pour { $names }.
}
roundup-own-last = { $count ->
    [0] { $suit } s’est fermé en dernier : aucun pari dessus.
   *[other] { $suit } s’est fermé en dernier : pari juste pour { $names }.
}
roundup-own-out = À sec avant les autres : +1.
roundup-own-standing = { $how ->
    [ahead] Tu mènes avec { $own } sur { $goal }.
    [level] En tête avec { $own } sur { $goal } : toi et { $names }.
   *[behind] Tu as { $own } sur { $goal }. En tête avec { $most } : { $names }.
}

## Ce que prédit le public

roundup-forecast = **Quelle couleur se ferme en dernier à la manche { $round } ?**
roundup-forecast-until = la première pile est fermée
roundup-forecast-part = Manche { $number }
roundup-foretold = { $suit } s’est fermé en dernier à la manche { $round }.

## Le moment du Juse!

roundup-moment-does-not-fit-what = ne va pas
roundup-moment-does-not-fit-why = sur sa pile
roundup-moment-face-up-first-what = { $move ->
    [down] doit attendre
    [pass] Passer : trop tôt
   *[other] Pas encore de figure
}
roundup-moment-face-up-first-why = une carte visible est jouable et passe avant
roundup-moment-number-first-what = { $move ->
    [bid] Une figure n’est pas un pari
    [show] Une figure ne se montre pas
   *[other] On ne passe pas avec une figure
}
roundup-moment-number-first-why = { $move ->
    [bid] on parie avec une carte numérale
   *[other] il y a une carte numérale pour { $move ->
        [show] ça
       *[other] passer
    }
}
roundup-moment-wrong-card-what = Cette carte
roundup-moment-wrong-card-why = n’était pas demandée

## Ce qui se passe

roundup-wanted = { $wanted ->
    [number] une carte numérale
    [A] un as
    [8] un 8
   *[other] un { $wanted }
}
roundup-name-and-card = { $name } { $card }
roundup-name-and-points = { $name } +{ $points }
roundup-status-bid = ▶ Manche { $round } : tout le monde parie, dans **{ button-hand }**. { $count ->
    [0] Encore aucun pari.
   *[other] C’est fait : { $placed }. On attend **{ $waiting }**.
}
roundup-status-one-more = ⚔️ Égalité à { $score } ! Encore une manche pour tout le monde : la personne en tête à la fin gagne.{ $tie ->
    [once] {" "}Toujours à égalité ? Vous partagez la victoire.
   *[on] {""}
}
roundup-status-show = ▶ Égalité pour la carte la plus basse : montrez-en une autre, dans **{ button-hand }**. { $count ->
    [0] On attend **{ $waiting }**.
   *[other] C’est fait : { $placed }. On attend **{ $waiting }**.
}
roundup-status-turn = { $who ->
    [computer] ▶ C’est à **{ $name }** de jouer.
   *[person] ▶ À toi, **{ $name }** : ouvre **{ button-hand }**.
}
roundup-status-settled = ▶ Plus aucun point ne peut changer : la manche se termine toute seule.
roundup-status-pass = ▶ **{ $name }** n’a rien à jouer et passe.
roundup-status-give = ▶ { $asker } demande { roundup-wanted } à **{ $name }**{ $who ->
    [computer] .
   *[person] {" "}: ouvre **{ button-hand }**.
}

roundup-did-deal = Manche { $round } : les cartes sont distribuées{ $voids ->
    [0] {""}.
    [one] , après une donne qui laissait quelqu’un sans carte numérale.
    [many] , après { $voids } donnes qui laissaient quelqu’un sans carte numérale.
   *[other] , après { $voids } donnes qui laissaient quelqu’un sans carte numérale.
}
roundup-did-turn-up-bid = Les paris : { $cards }.
roundup-did-turn-up-show = Cartes montrées : { $cards }.
roundup-did-tie = Égalité pour la carte la plus basse : { $names }.
roundup-did-begin = { $name } commence.
roundup-did-up = { $name } a joué { $cards } parmi ses cartes visibles.
roundup-did-down = { $name } a joué { $cards } de sa main.
roundup-did-pass = { $how ->
    [free] { $name } a passé.
    [discarded] { $name } a passé et défaussé { $card }.
   *[turned] { $name } a passé et retourné { $card }.
}
roundup-did-face = { $name } a joué { $card } contre { $target }{ $wanted ->
    [any] {""}.
   *[other] , en demandant { roundup-wanted }.
}
roundup-brought-out = { $discarded ->
    [yes] part à la défausse
   *[no] passe face visible
}.
roundup-did-bring-out = { $card } { roundup-brought-out }
roundup-did-give = { $name } a donné { $card }, qui { roundup-brought-out }
# Suit ce qui a été joué contre qui, sur la même ligne.
roundup-did-miss = { $wanted ->
    [any] Aucune carte dans cette main.
    [A] Pas d’as dans cette main.
   *[other] Pas de { $wanted } dans cette main.
}
roundup-did-close = { $suit } est fermé.
roundup-did-empty = { $name } est à sec en premier.
roundup-did-misplay = **Juse!** { $name } reprend ce coup.
roundup-did-round = **Manche { $round }** : { $suit } s’est fermé en dernier. { $count ->
    [0] Personne ne marque.
   *[other] { $gained }.
}
roundup-did-win = { $count ->
    [one] { $names } gagne la partie !
   *[other] { $names } se partagent la victoire !
}
roundup-rank = **{ $place }** · { $name } : { $score ->
    [one] { $score } point
    [many] { $score } points
   *[other] { $score } points
}, { called-how-often }

# Ce qui a décidé, après le nom d’une personne.
roundup-turning = { $how ->
    [won] a gagné { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    } en pariant sur { $suit } (manche { $round })
   *[lost] a perdu son pari { $suit } (manche { $round }, { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }){ $how ->
        [own] {" "}en fermant la pile
       *[lost] , pile fermée par { $closer }
    }
}

## Badges, et comment les gagner

roundup-badge-alone = pari audacieux
roundup-badge-alone-how = seul pari gagnant
roundup-badge-alone-why = Tu as parié sur la bonne couleur, et personne d’autre.
roundup-badge-twice = coup double
roundup-badge-twice-how = pari gagné, à sec en 1er
roundup-badge-twice-why = Tu as parié sur la bonne couleur et fini à sec en premier.

## Quand une partie s’arrête avant la fin

roundup-hands = Mains : { $hands }.
roundup-held = { $name } ({ $count ->
    [0] pas de cartes
   *[other] { $cards }
})

## Pourquoi c’était une erreur

roundup-fault-face-up-first = { $move ->
    [down] { $name } a joué { $card } de sa main, mais une carte visible est jouable et passe avant.
    [pass] { $name } a voulu passer, mais une carte visible est jouable et passe avant.
   *[other] { $name } a joué une figure, mais une carte visible est jouable et passe avant.
}
roundup-fault-does-not-fit = { $name } a joué { $card }, qui ne va pas sur sa pile.
roundup-fault-number-first = { $move ->
    [bid] { $name } a parié avec une figure : il faut une carte numérale.
    [show] { $name } a montré une figure, malgré une carte numérale encore en main.
   *[other] { $name } a passé avec une figure, malgré une carte numérale encore en main.
}
roundup-fault-wrong-card = { $name } a donné une carte qui n’était pas demandée.

## Ma main

roundup-hand-bid = ▶ Touche une carte numérale pour parier que sa couleur se fermera **en dernier**. La carte sera posée face visible.
roundup-hand-hold = { $how ->
    [ace] Tu as **{ $card }** : tant que tu le gardes, { $suit } ne peut pas commencer.
   *[low] Tu as **{ $card }** : tant que tu le gardes, { $suit } ne peut pas se fermer.
}
roundup-hand-race = -# 🏁 À sec en premier : **+1**. Toi { $own }, { $name } { $least }
roundup-hand-show = ▶ Ta carte **{ $card }** est à égalité pour la plus basse : touche une autre carte numérale. La plus basse commence.
roundup-hand-turn = ▶ À toi : touche une carte pour la jouer, ou **{ roundup-button-pass }**{ $down ->
    [0] , qui est gratuit maintenant.
   *[other] .
}
roundup-hand-signs = -# { $up } face visible · { $gone } plus là
roundup-hand-pass = { $numbers ->
    [yes] ▶ Passer te coûte une carte numérale : touche celle à retourner face visible.
   *[no] ▶ Passer te coûte une carte : touche la figure à défausser.
}
roundup-hand-several = { $count ->
    [0] ▶ Touche tes cartes visibles dans l’ordre où tu les joues.
   *[other] ▶ Tu as choisi { $cards }. Touche la carte suivante, ou appuie sur **Jouer**. Touche à nouveau une carte choisie pour l’enlever.
}
roundup-hand-face = ▶ **{ $card }** { $rank ->
    [jack] fait perdre à quelqu’un une carte de sa main au hasard : choisis à qui
    [queen] demande une couleur à quelqu’un : choisis à qui et laquelle
   *[king] demande un nombre à quelqu’un : choisis à qui et lequel
} ci-dessous.
roundup-hand-give = ▶ **{ $name }** te demande **{ roundup-wanted }** : touche la carte à donner.
roundup-hand-placed = Tu as posé **{ $card }**. Elle sera retournée quand tout le monde aura choisi.
roundup-hand-wait = Rien à faire pour l’instant.
roundup-hand-over = La partie est finie.

## Les images en texte

roundup-alt-head = Roundup, manche { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
}, en { $goal } points.
roundup-alt-waiting = { $what ->
    [bid] On attend le pari : { $names }.
    [show] Égalité, on attend une carte : { $names }.
    [give] On attend une carte : { $names }.
   *[turn] C’est à { $names } de jouer.
}
roundup-alt-owed = Demandé : { roundup-wanted }.
roundup-alt-stacks = Piles : { $tops }.
roundup-alt-no-stack = pas encore de { $suit }
roundup-alt-closed = { $card } (fermée)
roundup-alt-discards = { $count ->
    [0] Rien à la défausse.
   *[other] Défausse : { $discards }.
}
roundup-alt-seat = { $name } : { $score ->
    [one] { $score } point
    [many] { $score } points
   *[other] { $score } points
}, { $bid ->
    [none] {""}
   *[other] pari { $bid },{" "}
}{ $down ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $down } cartes
} en main{ $placed ->
    [yes] , dont une posée
   *[no] {""}
}{ $up ->
    [0] {""}
   *[other] {" "}; face visible { $cards }
}{ $out ->
    [yes] {" "}; à sec en premier.
   *[no] .
}
roundup-alt-round = Manche { $round }, { $suit } en dernier : { $points }.
roundup-alt-gained = { $name } { $suit }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
}{ $out ->
    [yes] {" "}(à sec en premier)
   *[no] {""}
}
roundup-alt-earlier = { $last ->
    [1] Manche 1
   *[other] Manches 1–{ $last }
} : { $points }.
roundup-alt-outs = Points pour avoir été à sec en premier : { $outs }.
roundup-alt-closed-last = { $suit } s’est fermé en dernier.
roundup-alt-bid = { $name } : pari { $card }{ $right ->
    [yes] , la bonne couleur
   *[no] {""}
} ; { $score ->
    [one] { $score } point
    [many] { $score } points
   *[other] { $score } points
} avant cette manche.
roundup-alt-misplay = { $count ->
    [0] Juse! C’était le coup joué par { $name }.
   *[other] Juse! { $name } a joué { $cards }.
}
roundup-alt-asked = { $what ->
    [bid] À toi de parier.
    [show] Égalité : à toi de montrer une autre carte.
    [give] On te demande { roundup-wanted }.
    [turn] C’est à toi de jouer.
   *[nothing] Rien à faire pour l’instant.
}
roundup-alt-own-down = { $count ->
    [0] Pas de cartes en main.
   *[other] En main : { $cards }.
}
roundup-alt-own-up = { $count ->
    [0] Rien face visible.
   *[other] Face visible : { $cards }.
}
roundup-alt-own-placed = Posée : { $card }.

## Refus

refused-already-placed = Tu as déjà posé une carte, c’est définitif.
refused-lies-face-up = { $card } est face visible : choisis plutôt une carte de ta main.
refused-lies-face-down = { $card } est encore dans ta main : choisis plutôt des cartes visibles.
refused-not-your-card = Tu n’as pas la carte { $card }.
refused-card-twice = Tu ne peux pas jouer deux fois la même carte.
refused-pass-with-a-card = Passer coûte une carte de ta main : choisis-la dans { button-hand }, ou nomme-la.
refused-own-target = Une figure se joue contre quelqu’un d’autre.
refused-something-else-asked = { $asked ->
    [bid] D’abord, tout le monde parie : choisis une carte dans { button-hand }, ou utilise /roundup bid.
    [show] D’abord, on départage l’égalité : choisis une carte dans { button-hand }, ou utilise /roundup show.
    [give] D’abord, quelqu’un donne une carte : dans { button-hand }, ou avec /roundup give.
   *[turn] C’est à toi : joue des cartes, joue une figure ou passe.
}
refused-not-a-face-card = { $card } n’est ni un valet, ni une dame, ni un roi.
refused-suit-needed = Une dame demande une couleur : choisis-en une aussi.
refused-number-needed = Un roi demande un nombre : choisis-en un aussi, de 1 à 10.
refused-nobody-called = Personne du nom de « { $name } » ne joue à cette table.

## Les règles, page par page

roundup-rules-title-1 = Le pari
roundup-rules-1 = **Roundup · Le pari**
    { roundup-goal }

    À chaque manche, toutes les cartes sont distribuées, et personne d’autre ne voit les tiennes. De A à 10, ce sont des *cartes numérales* ; J, Q et K (valet, dame, roi) sont des *figures*. Quatre **piles** montent au milieu, une par couleur, de l’as au dix. Une pile qui a son dix est *fermée*.
    • Tu poses en secret une carte numérale. Sa couleur est ton **{ -pari }** : tu dis qu’elle se fermera **en dernier**. Tous les paris sont retournés ensemble.
    • La carte de ton pari reste ensuite **face visible** sur la table devant toi, à la vue de tout le monde. Le reste est ta **main**.
    • La personne dont la carte est la plus basse commence. En cas d’égalité, les personnes concernées montrent une autre carte numérale, et c’est la plus basse de celles-ci qui commence.

roundup-rules-title-2 = Ton tour
roundup-rules-2 = **Roundup · Ton tour**
    À ton tour, tu as le choix :
    • **jouer des cartes visibles** sur les piles, autant que tu veux, l’une après l’autre. Si une de tes cartes visibles va sur sa pile, tu *dois* le faire avant tout le reste ;
    • **jouer une carte de ta main** qui va sur sa pile. Tu peux aussi la retenir ;
    • **jouer une figure** de ta main contre quelqu’un d’autre ;
    • **passer**. Ça coûte une carte numérale de ta main : tu choisis laquelle retourner face visible. Si tu n’as que des figures en main, tu en défausses une. Avec une main vide, passer est gratuit.

    Puis c’est au tour de la personne suivante, à ta gauche, qui a encore des cartes.

    Avec une main vide et rien à jouer, tu passes automatiquement. Dès que plus aucun point ne peut changer, la manche se termine toute seule.

roundup-rules-title-3 = Les figures
roundup-rules-3 = **Roundup · Les figures**
    Une figure va toujours à la défausse, et fait sortir une carte de la main de quelqu’un d’autre :
    • un **valet** (J) fait sortir une carte au hasard,
    • une **dame** (Q) fait sortir une carte de la couleur que tu nommes,
    • un **roi** (K) fait sortir une carte qui porte le nombre que tu nommes, de 1 à 10.

    S’il y en a plusieurs, c’est l’autre qui choisit. Une carte numérale qui sort reste ensuite face visible ; une figure est défaussée. S’il n’y en a pas, il ne se passe rien.

roundup-rules-title-4 = Les points
roundup-rules-4 = **Roundup · Les points**
    La manche finit quand les quatre piles sont fermées. Tu marques alors :
    • 3 points si tu es la seule personne à avoir parié sur la couleur qui s’est fermée en dernier, 2 par personne si vous êtes deux, 1 si vous êtes trois, et rien au-delà ;
    • 1 point si tu es la première personne à ne plus avoir de cartes dans la manche (*à sec*).

    Dès que quelqu’un a 5 points (ou le nombre choisi pour la table), ou après la dernière manche de la table, le plus haut total gagne la partie. S’il est partagé, vous jouez encore une manche. Si l’égalité reste, vous partagez la victoire, ou vous continuez, selon la table.

roundup-rules-title-5 = Juse!
roundup-rules-5 = **Roundup · Juse!**
    La table te laisse tout essayer, et crie **Juse!** quand
    • tu joues une carte qui ne va pas : s’il y en a plusieurs, tu les reprends toutes ;
    • une carte visible va sur sa pile et tu fais autre chose ;
    • tu paries, montres ou passes avec une figure alors que tu as une carte numérale ;
    • tu donnes une carte qui n’était pas demandée.

    Les cartes sont reprises, et c’est toujours à toi.

## Que faire ?

roundup-can-bid = Ouvre **{ button-hand }** et touche la carte de ton pari. Une fois posée, c’est définitif.
roundup-can-show = Ouvre **{ button-hand }** et touche une autre carte numérale à montrer.
roundup-can-give = On te demande { roundup-wanted } : ouvre **{ button-hand }** et touche la carte à donner.
roundup-can-placed = Tu as posé ta carte, c’est définitif. Maintenant, les autres choisissent.
roundup-can-wait = Rien à faire pour l’instant. **{ button-hand }** montre tes cartes à tout moment.
roundup-can-up = **Jouer une carte visible** (marquée ↑) : ouvre **{ button-hand }** et touche-la. Pour plus d’une, appuie d’abord sur **{ roundup-button-several }**.
roundup-can-down = **Jouer une carte de ta main** : touche-la.
roundup-can-face = **Jouer un valet, une dame ou un roi** contre quelqu’un : touche la carte, puis choisis à qui et quoi dans la liste.
roundup-can-pass = { $down ->
    [0] **{ roundup-button-pass }**, qui est gratuit maintenant.
   *[other] **{ roundup-button-pass }** : appuie dessus, puis touche la carte que ça te coûte.
}

roundup-matters-bid = Tu ne peux parier qu’avec une carte numérale, de A à 10. Tu dis que sa couleur se fermera en dernier : ça vaut 3 points si personne d’autre ne parie dessus, 2 si vous êtes deux, 1 si vous êtes trois. La carte reste ensuite face visible, et la plus basse commence.
roundup-matters-show = La plus basse carte montrée commence. Il faut une carte numérale si tu en as une.
roundup-matters-give = Il faut que ce soit ce qui est demandé. Une carte numérale passe face visible ; une figure est défaussée.
roundup-matters-owed = Une pile prend le nombre suivant de sa couleur, de l’as au dix. Si une de tes cartes visibles va sur sa pile, tu dois la jouer avant tout le reste.
roundup-matters-hold = Tu peux jouer une carte de ta main qui va sur sa pile, ou la retenir.
roundup-matters-pass = Passer retourne une carte numérale de ta main ; si tu n’as que des figures, tu en défausses une.
roundup-matters-face = Un valet fait sortir une carte au hasard, une dame une carte de la couleur demandée, un roi une carte du nombre demandé. S’il n’y en a pas, il ne se passe rien.
roundup-matters-aim = Tu marques si la couleur de ton pari se ferme en dernier : pousse donc les autres et retiens la tienne. La première personne à sec (plus aucune carte) reçoit 1 point de plus.

roundup-any-down = une carte de ta main
roundup-any-pass = passer
roundup-any-face = un valet, une dame ou un roi, contre n’importe qui
roundup-face-card = { $move ->
    [pass] passer avec une figure
   *[bid] une figure
}
roundup-move-asking = { $card } contre { $name }, pour { roundup-wanted }
roundup-right-up = les cartes visibles qui vont sur leur pile passent avant.
roundup-right-down = tu peux jouer toute carte de ta main qui va sur sa pile, ou la retenir.
roundup-right-pass = { $cost ->
    [nothing] avec une main vide, passer est gratuit.
    [face] tu n’as pas de carte numérale en main, donc tu peux passer avec une figure. Elle est défaussée.
   *[number] tu peux passer avec n’importe quelle carte numérale de ta main. Elle est alors retournée, face visible.
}
roundup-right-face = aucune carte visible ne passe avant, donc tu peux.
roundup-right-bid = on peut parier avec n’importe quelle carte numérale.
roundup-right-show = on peut montrer n’importe quelle carte numérale.
roundup-right-give = c’est ce qui est demandé.
roundup-wrong-face-up-first = une de tes cartes visibles va sur sa pile, et ça passe avant.
roundup-wrong-does-not-fit = ça ne va sur aucune pile pour l’instant.
roundup-wrong-number-first = { $move ->
    [bid] on ne parie qu’avec une carte numérale.
    [show] tu as une carte numérale à montrer.
   *[pass] tu as une carte numérale pour passer.
}
roundup-wrong-wrong-card = ce n’est pas ce qui est demandé.

## Pourquoi un coup est le meilleur

roundup-coach-bid = { $count ->
    [0] Tu n’as pas grand-chose pour retenir une couleur, c’est donc une supposition : les autres fermeront { $suit } tard.
   *[other] Tu gardes { $cards }, et tant que tu en retiens une, { $suit } ne peut pas se fermer.
}
roundup-coach-up = { $count ->
    [one] Une carte visible qui va sur sa pile passe avant tout le reste.
    [many] Tu dois de toute façon jouer la première, et plus tu en joues à la fois, plus vite tu es à sec.
   *[other] Tu dois de toute façon jouer la première, et plus tu en joues à la fois, plus vite tu es à sec.
}
roundup-coach-down = { $suit } n’est pas ton pari : plus vite cette couleur se ferme, mieux c’est pour ton pari, { $bid }.
roundup-coach-down-bid = { $count ->
    [0] Tu n’as pas d’autre { $bid } à retenir, et avec une carte de moins, tu seras plus vite à sec.
   *[other] Avec une carte de moins, tu seras plus vite à sec, et avec { $cards }, tu retiens encore { $bid }.
}
roundup-coach-free-pass = Aucune de tes cartes ne va nulle part, et avec une main vide, passer ne coûte rien.
roundup-coach-pass = Tu gardes ainsi { $cards } en main et retiens donc { $bid }, ton pari ; { $own ->
    [yes] { $card } reste face visible jusqu’à ce qu’elle aille sur sa pile.
   *[no] { $card } face visible ne fait que rapprocher { $suit } de la fin.
}
roundup-coach-pass-face = Tu n’as plus que des figures, et en défausser une ne lâche rien de tes couleurs.
roundup-coach-discarded = { $card } part seulement à la défausse, et tes cartes numérales restent dans ta main.
roundup-coach-turned-up = { $bid ->
    [yes] { $missing ->
        [0] { $card } est de ta propre couleur et doit être jouée tout de suite, mais avec une autre, tu lâcherais plus.
        [one] { $card } est de ta propre couleur, mais il faut encore jouer un { $suit } avant qu’elle puisse aller sur sa pile.
        [many] { $card } est de ta propre couleur, mais il faut encore jouer { $missing } { $suit } avant qu’elle puisse aller sur sa pile.
       *[other] { $card } est de ta propre couleur, mais il faut encore jouer { $missing } { $suit } avant qu’elle puisse aller sur sa pile.
    }
   *[no] Face visible, { $card } doit être jouée dès qu’elle va sur sa pile, et ça ne fait que rapprocher { $suit } de la fin.
}
roundup-coach-face-spent = Ça ne te coûte aucune carte numérale : toutes restent dans ta main.
roundup-coach-jack = { $count ->
    [one] La seule carte en main chez { $name }
    [many] Une des { $count } cartes en main chez { $name }
   *[other] Une des { $count } cartes en main chez { $name }
} sort ; si c’est une carte numérale, elle doit ensuite être jouée dès qu’elle va sur sa pile, et les tiennes restent dans ta main.
roundup-coach-queen = { $theirs ->
    [yes] { $name } a parié sur { $suit } et veut retenir cette couleur : une carte numérale qui sort doit être jouée dès qu’elle va sur sa pile.
   *[no] Si { $name } retient { $suit }, une carte numérale de cette couleur sort et doit être jouée dès qu’elle va sur sa pile.
}
roundup-coach-king = { $count ->
    [0] Si { $name } a { roundup-wanted }, la carte sort, et les tiennes restent dans ta main.
   *[other] { $suits } { $count ->
        [one] attend
        [many] attendent
       *[other] attendent
    } { roundup-wanted } : si { $name } le retient, la carte sort et doit être jouée.
}

## La leçon

roundup-lesson-1 =
    Au milieu, vous construisez ensemble quatre piles, une par couleur, de l’as au dix. Tu marques si la couleur de ton pari se ferme **en dernier**. Une carte que tu gardes bloque toute sa pile, et tu as A♦, 2♦ et 4♦ : alors parie sur ♦ ! La carte de ton pari sera face visible, prends-en donc une haute.
    ➡️ Appuie sur **{ button-hand }** (personne d’autre ne la voit), puis sur **9♦**.
roundup-lesson-2 =
    Tous les paris sont maintenant face visible. { $p1 }, avec la carte la plus basse, a commencé et joué A♥. Tu as 2♥ : joue-le, car plus vite les autres couleurs se ferment, mieux c’est pour ton ♦.
    ➡️ Dans **{ button-hand }**, touche **2♥** : il suffit de toucher une carte pour la jouer.
roundup-lesson-3 =
    { $p3 } a joué un roi contre toi et demandé un 5 : ton 5♥ est donc maintenant face visible. De tes cartes, seul A♦ va sur sa pile, et celui-là, tu le gardes ! Alors tu passes, ce qui te coûte quelque chose : tu choisis une carte numérale, qui passe aussi face visible.
    ➡️ Dans **{ button-hand }**, appuie sur **{ roundup-button-pass }**, puis **6♥**.
roundup-lesson-4 =
    { $p1 } a joué 4♥ : ton 5♥ va donc sur sa pile. Une carte visible qui va sur sa pile doit être jouée avant tout le reste. Et si tu essaies d’y échapper ?
    ➡️ Fais exprès une erreur : dans **{ button-hand }**, appuie sur **{ roundup-button-pass }**, puis **6♣**.
roundup-lesson-5 =
    Voilà un **Juse!** Ici, personne d’autre ne le lit ; à une vraie table, tout le monde le lit. Tu as repris la carte, et c’est toujours à toi. Alors joue ce que tu dois jouer ; 6♥ peut suivre tout de suite.
    ➡️ ↑ marque tes cartes visibles. Appuie sur **{ roundup-button-several }**, touche **↑5♥** et **↑6♥**, puis appuie sur **Jouer 5♥ 6♥**.
roundup-lesson-6 =
    Quelqu’un retient 7♥. Une figure peut le faire sortir : un **valet** prend une carte au hasard, un **roi** demande un nombre, une **dame** une couleur. Essaie contre { $p2 }.
    ➡️ Dans **{ button-hand }**, touche **Q♠**. Puis choisis **Q♠ contre { $p2 }, pour un ♥** dans la liste ci-dessous.
roundup-lesson-7 =
    C’était bien 7♥ ! Une fois la carte face visible, { $p2 } devait la jouer. Le reste de la manche continue ainsi : tout le monde retient la couleur de son pari, et les autres la font sortir des mains.
    ➡️ Appuie sur **{ button-lesson-on }** pour voir la fin.
roundup-lesson-end =
    ♦ s’est fermé en dernier, et personne d’autre n’avait parié dessus : 3 points pour toi. Pour { $p1 }, à sec (plus aucune carte) avant tout le monde, 1 point. C’était une partie courte, et tu l’as gagnée !
    ➡️ Ensuite : **/roundup new**, et ajoute des ordis s’il n’y a que toi ; à quatre, c’est l’idéal. Avec l’option **learning**, *{ button-what }* juge chaque coup pour toi. **/roundup rules** explique le reste.

## Commandes

command-roundup = Roundup : parie sur la couleur qui se ferme en dernier
command-roundup-new-points = Points pour gagner (5 par défaut)
command-roundup-new-rounds = Après combien de manches la partie finit, quels que soient les points ; 0 : sans limite
command-roundup-new-tie = Ce qui se passe si plusieurs sont en tête à la fin
command-roundup-new-tie-on = continuer jusqu’à ce que quelqu’un mène
command-roundup-new-tie-once = une manche de plus, puis partager la victoire
command-roundup-bid = Poser en secret une carte numérale : sa couleur est ton pari
command-roundup-bid-card = Une de tes cartes, comme 7CO ou 10♥
command-roundup-show = Départager une égalité : poser en secret une autre carte numérale
command-roundup-show-card = { command-roundup-bid-card }
command-roundup-up = Jouer des cartes visibles sur les piles
command-roundup-up-cards = Une carte ou plus, dans l’ordre où tu les joues, comme 2CO 3CO AP
command-roundup-down = Jouer une carte de ta main sur sa pile
command-roundup-down-card = Une carte de ta main, comme 7CO ou 10♥
command-roundup-pass = Passer ; ça coûte une carte de ta main, si tu en as
command-roundup-pass-card = La carte de ta main que tu retournes
command-roundup-face = Jouer un valet, une dame ou un roi de ta main contre quelqu’un
command-roundup-face-card = La figure
command-roundup-face-on = Contre qui tu la joues
command-roundup-face-suit = Pour une dame
command-roundup-face-suit-Spades = Pique
command-roundup-face-suit-Hearts = Cœur
command-roundup-face-suit-Diamonds = Carreau
command-roundup-face-suit-Clubs = Trèfle
command-roundup-face-number = Pour un roi : de 1 à 10
command-roundup-give = Donner la carte qu’une dame ou un roi demande
command-roundup-give-card = { command-roundup-down-card }

## Dans une première partie, quand ça arrive pour la première fois

roundup-new-bids = Joue la carte suivante d’une pile (d’abord les as) ou une figure, ou passe.
roundup-new-face = Une figure fait sortir une carte de la main de quelqu’un. Cette carte est alors visible, et dès qu’elle est jouable, elle passe avant tout.
roundup-new-give = Tu as le choix : donne la carte dont tu as le moins besoin.
roundup-new-pass = Ta carte est maintenant face visible. Dès qu’elle va sur sa pile, elle passe avant tout.
roundup-new-closed = Une pile se ferme à 10. Sa couleur ne peut plus être la dernière, et un pari dessus ne rapporte rien.
roundup-new-misplay = Juse! veut dire qu’il y a une erreur : la carte est reprise, et c’est toujours à la même personne de jouer.
roundup-review-why = { $how ->
    [bid-suit] { $suit } va mieux avec ta main
    [bid-higher] Les cartes basses de ta main retiennent { $suit } le plus longtemps, donc parie avec une carte plus haute
    [bid-lower] Parier avec un { $suit } plus bas te laisse une meilleure main
    [gave-away] { $card } a fait avancer { $suit }, et c’était ta propre couleur
    [held-back] { $card } va sur sa pile, donc joue-la tout de suite
    [wait] { $card } va sur sa pile, mais peut attendre
    [one-by-one] Tant qu’une carte visible va sur sa pile, rien ne t’oblige à sortir une carte de ta main
    [more-at-once] Ici, ça vaut la peine de jouer plusieurs cartes visibles à la fois
    [ask] { $card } ne te coûte aucune carte numérale
    [spent] { $card } peut rester dans ta main
    [other-card] { $card } est la meilleure carte pour ça
   *[plain] J’ai joué les deux jusqu’au bout
} : { $effect }.
roundup-review-effect = { $effect ->
    [own-suit] avec **{ $better }**, ta couleur se ferme en dernier { $often } fois sur 100 ({ roundup-review-deals }) ; avec **{ $played }**, { $seldom } fois
    [first-out] avec **{ $better }**, tu es à sec en premier { $often } fois sur 100 ({ roundup-review-deals }) ; avec **{ $played }**, { $seldom } fois
    [rival] avec **{ $better }**, { $name } a des points { $often } fois sur 100 ({ roundup-review-deals }) ; avec **{ $played }**, { $seldom } fois
    [exact] ici, tu peux déduire chaque carte cachée, et si chaque côté joue au mieux, **{ $better }** te rapporte plus que **{ $played }**
   *[none] **{ $better }** t’aide un peu, de plusieurs façons
}
roundup-review-deals = { $hidden ->
    [yes] donnes possibles
   *[no] parties jouées jusqu’au bout
}
roundup-review-goal = { $effect ->
    [own-suit] { $suit ->
        [none] Fais en sorte que la couleur de ton pari se ferme en dernier
       *[other] Fais en sorte que { $suit } se ferme en dernier
    }
    [first-out] Sois à sec en premier
    [rival] Empêche { $name } d’avoir des points
   *[none] Gagne des points dans cette manche
}.
roundup-review-brought = { $suit } s’est fermé en dernier, et tu as eu { $points ->
    [0] zéro point
    [one] 1 point
    [many] { $points } points
   *[other] { $points } points
}.
roundup-why-hard = { $name } a distribué les cartes cachées { $deals ->
        [one] une fois
        [many] { $deals } fois
       *[other] { $deals } fois
    } d’une façon qui cadre avec ce que l’ordi savait, puis a joué la suite de chacun de ses meilleurs coups. **{ $move }** donnait { $worth } % de chances de gagner, { $other } { $other_worth } %.
roundup-why-holding = Donnes où { $target } avait ce qui était demandé : { $held } sur { $deals }.
roundup-why-only = { $name } n’a vu aucun autre coup qui vaille la peine.
roundup-why-relaxed = À deux, { $name } joue trois coups sur cinq selon des règles simples, pour te laisser une chance. D’où **{ $move }**.
roundup-why-rule = { $rule ->
    [bid] { $name } parie sur la couleur que sa main peut retenir le plus longtemps : { $suit }.
    [up] Les cartes visibles qui vont sur une pile passent d’abord. Parmi elles, { $name } garde { $own }, sa propre couleur, pour la fin.
    [down] { $card } va sur sa pile, et { $name } fait avancer toutes les couleurs sauf la sienne, { $own }.
    [up-rid] Plus rien ne peut changer pour { $own } : { $name } joue donc toutes les cartes visibles qui vont sur une pile.
    [down-rid] Plus rien ne peut changer pour { $own } : { $name } se défait donc de ses cartes, et { $card } va sur sa pile.
    [pass] { $name } n’a rien trouvé de bon à jouer et retient { $own }, sa propre couleur. C’est { $card } qui lui manquera le moins.
    [pass-rid] { $name } n’avait en main rien qui aille sur une pile. C’est { $card } qui lui manquera le moins.
    [free-pass] { $name } n’a plus de carte en main : passer ne coûte donc rien.
    [ask] { $name } espère faire sortir chez { $target } une carte qui lui manque.
    [ask-leader] { $target } menait : { $name } a donc visé ses cartes.
    [show] { $name } montre la carte qui lui manquera le moins : { $card }.
    [give] { $name } donne la carte qui lui manquera le moins : { $card }.
    [slip] D’après ses propres règles, { $name } aurait joué autre chose : c’était une étourderie.
   *[random] { $name } joue au niveau facile : environ un coup sur trois est joué au hasard, et c’en était un.
}

## Boards: is this move a mistake?

roundup-board-move = { $move ->
    [up] { $name } joue { $cards } parmi ses cartes visibles.
    [down] { $name } joue { $cards } de sa main.
    [pass] { $name } passe.
   *[face] { $name } joue { $cards } contre { $target }.
}
roundup-board-right = { $move ->
    [up] { $count ->
        [one] { $cards } est la suivante sur sa pile.
       *[other] { $cards } : chacune est la suivante sur sa pile.
    }
    [down] { $cards } est la suivante sur sa pile, et aucune carte visible ne va sur la sienne.
    [pass] Aucune carte visible ne va sur sa pile : passer est permis.
   *[face] Aucune carte visible ne va sur sa pile : une figure est permise.
}
