# Play Pile = pile de jeu · Junk Pile, junk = rebut · to rescue = repêcher · Saving Grace = grâce finale
# to fit = aller sur { … }, ou être jouable · Saving Grace Pile = pile de grâce · one step = à un cran · of the other color = l’une rouge, l’autre noire

-pile-de-jeu = pile de jeu
-pile-de-grace = pile de grâce
-grace-finale = grâce finale

junk-name = Junk
junk-tagline = sauve toutes les cartes
junk-goal = Mets toutes les cartes sur la { -pile-de-jeu }. Ce qui reste au rebut est ton score, et 0 est parfait.
junk-option-naked = { -pioche } visible
junk-won = -# Tu gagnes à Junk quand il ne reste rien au rebut. **/junk scores** montre les meilleurs résultats.

## Boutons

junk-button-play-and-draw = Jouer
junk-button-junk-and-draw = Au rebut
junk-button-rescue = Repêcher
junk-button-draw = Piocher
junk-button-play = Jouer sans piocher
junk-button-grace = Grâce
junk-button-stop = Arrêter

junk-move = { $move ->
    [draw] Piocher
    [play] Jouer
    [junk] Au rebut
    [rescue] Repêcher
    [grace] Grâce
   *[stop] Arrêter
}

## Dans l’image

junk-picture-draw = Pioche
junk-picture-hand = Main
junk-picture-play = Jeu
junk-picture-junk = Rebut
junk-picture-grace = Grâce
junk-picture-juse = Juse!
junk-thrill-chain = ×{ $cards } !
junk-thrill-chain-said = { $cards } cartes repêchées à la suite.

## Pourquoi c’était une erreur, dans l’image

junk-moment-does-not-fit = { $action ->
    [play] Ne va pas là : elle reste en main
    [grace] Ni couleur ni valeur : reste au rebut
   *[rescue] Ne va pas là : elle reste au rebut
}
junk-moment-ace-first = Place d’abord l’as pioché
junk-moment-too-late = As : repêche-le sans carte en main

## L’image de la fin

junk-ending-title = { $left ->
    [0] Une partie parfaite !
   *[other] Reste { $left }
}
junk-ending-best = { $reached ->
    [yes] Impossible de faire mieux !
   *[no] Meilleur score possible : { $best }
}
junk-ending-clean = Un sans-faute
junk-ending-mistakes = { $mistakes ->
    [one] { $mistakes } erreur
    [many] { $mistakes } erreurs
   *[other] { $mistakes } erreurs
}
junk-ending-hints = { $hints ->
    [one] { $hints } indice
    [many] { $hints } indices
   *[other] { $hints } indices
}
junk-ending-pile = { $pile ->
    [play] Jeu
    [grace] Grâce
   *[junk] Rebut
} { $count }

## Ce qui se passe

junk-status-holding = ▶ { $alone ->
    [yes] Tu as **{ $card }** en main
   *[no] **{ $name }** a **{ $card }** en main
} : jouer ou mettre au rebut ? { $draw ->
    [0] C’est la dernière carte.
   *[other] Encore { $draw } à piocher.
}
junk-status-open = ▶ { $alone ->
    [yes] Pioche
   *[no] À toi, **{ $name }** : pioche
} une carte{ $junk ->
    [0] .
   *[other] , ou repêches-en une.
} Encore { $draw } à piocher.
junk-status-after = ▶ { $alone ->
    [yes] Tout est pioché. Repêche
   *[no] À toi, **{ $name }**, et tout est pioché : repêche
} ce qui est encore jouable, puis commence la { -grace-finale }, ou arrête avec { junk-left }.
junk-status-grace = ▶ { $alone ->
    [yes] Grâce finale : sauve
   *[no] À toi, **{ $name }**, dans la { -grace-finale } : sauve
} ce qui a la couleur ou la valeur du dessus, ou arrête avec { junk-left }.

junk-left = { $junk ->
    [one] une carte
    [many] { $junk } cartes
   *[other] { $junk } cartes
} au rebut

junk-did = { $alone ->
    [yes] Tu as
   *[no] { $name } a
} { $move ->
    [draw] pioché { $card }.
    [play] joué { $card }.
    [junk] mis { $card } au rebut.
    [rescue] repêché { $card }.
   *[grace] mis { $card } sur la { -pile-de-grace }.
}
junk-did-end = { $left ->
    [0] Il ne reste rien au rebut : une partie parfaite !
   *[other] Il en reste { $left } au rebut.
}
junk-rank = { $alone ->
    [yes] {""}
   *[no] { $name } :{" "}
}{ junk-run }
junk-run = { $score ->
    [0] **Une partie parfaite !**
   *[other] **Il en reste { $score }**
} · { called-how-often }{ $hints ->
    [0] {""}
    [one] {" "}· 1 indice
    [many] {" "}· { $hints } indices
   *[other] {" "}· { $hints } indices
}{ $best ->
    [unknown] {""}
   *[other] {" "}(meilleur score possible : { $best })
}

## Pourquoi c’était une erreur

junk-fault-ace-first = { $alone ->
    [yes] Tu as pioché un as : place-le
   *[no] { $name } a pioché un as et doit le placer
} avant de repêcher quoi que ce soit. { $card } reste au rebut.
junk-fault-too-late = { $alone ->
    [yes] Tu ne peux
   *[no] { $name } ne peut
} repêcher un as que sans carte en main. { $card } reste au rebut.
junk-fault-does-not-fit = { $alone ->
    [yes] {""}
   *[no] { $name } :{" "}
}{ $card } { $action ->
    [grace] n’a ni la couleur ni la valeur de { $onto } et reste donc au rebut.
    [rescue] ne va pas sur { $onto } et reste donc au rebut.
   *[play] ne va pas sur { $onto } et reste donc { $alone ->
        [yes] dans ta main.
       *[no] en main.
    }
}

## L’image en texte

junk-alt-held = En main : { $card }.
junk-alt-pile = { $pile ->
    [draw] Pioche
    [play] Pile de jeu
    [junk] Rebut
   *[grace] Pile de grâce
} : { $count ->
    [0] vide.
    [one] une carte{ $top ->
        [none] {""}.
       *[other] , { $top }.
    }
    [many] { $count } cartes{ $top ->
        [none] {""}.
       *[other] , { $top } dessus.
    }
   *[other] { $count } cartes{ $top ->
        [none] {""}.
       *[other] , { $top } dessus.
    }
}
junk-alt-misplay = Juse! C’était la carte { $card }.

## Refus des règles

refused-holding = Tu as une carte en main : joue-la ou mets-la au rebut d’abord.
refused-nothing-held = Tu n’as pas de carte en main : pioches-en une d’abord.
refused-nothing-to-draw = Il n’y a plus rien à piocher.
refused-no-junk = Il n’y a rien à prendre au rebut.
refused-after-grace = Une fois la { -grace-finale } commencée, tu ne peux plus rien repêcher.
refused-first-phase = Tu pourras le faire quand toutes les cartes seront piochées et placées.

## Les règles, page par page

junk-rules-title-1 = Le jeu
junk-rules-1 = **Junk · Le jeu**
    { junk-goal }

    Ce qui ne va pas sur la **{ -pile-de-jeu }**, ou que tu préfères garder pour plus tard, va au **rebut**.
    • Tu pioches une carte à la fois, et tu la joues ou la mets au rebut. Tu as toujours le droit de mettre au rebut.
    • Après **{ junk-button-play-and-draw }** et **{ junk-button-junk-and-draw }**, la carte suivante est piochée pour toi. Après **{ junk-button-play }**, elle attend, pour que tu puisses d’abord repêcher quelque chose.
    • **{ junk-button-rescue }** met le dessus du rebut sur la { -pile-de-jeu } quand il est jouable, avec ou sans carte en main.
    • Rien ne quitte jamais la { -pile-de-jeu }, et tu ne vois que la carte du dessus de chaque pile : retiens ce qu’il y a en dessous.

    Avec l’option *{ junk-option-naked }*, tu vois la carte suivante : c’est plus facile, et bien pour apprendre.

junk-rules-title-2 = Ce qui est jouable
junk-rules-2 = **Junk · Ce qui va sur la { -pile-de-jeu }**
    Sur une pile vide, on peut tout jouer. Ensuite, une carte est jouable si elle
    • a la **couleur** ou la **valeur** de la carte du dessus,
    • ou est **à un cran** en valeur, si l’une est rouge et l’autre noire. Entre K et A, il n’y a pas de cran,
    • ou est un **as**. Les as sont des jokers : ils vont sur tout, et tout va sur eux.

    Place tout de suite un as pioché, avant de repêcher quoi que ce soit. Tu ne peux repêcher un as que sans carte en main (avec la { -pioche } visible, n’importe quand).

junk-rules-title-3 = La fin
junk-rules-3 = **Junk · La fin**
    Quand toutes les cartes sont piochées et placées, tu peux encore repêcher ce qui est jouable. Puis vient la **{ -grace-finale }** : avec **{ junk-button-grace }**, tu mets le dessus du rebut sur une pile à part. La première carte peut être n’importe laquelle ; chacune des suivantes doit avoir la couleur ou la valeur de la dernière. Les crans et les as jokers ne comptent pas ici. Une fois la { -grace-finale } commencée, tu ne peux plus repêcher.
    Appuie sur **{ junk-button-stop }** quand plus rien n’est jouable. Si le rebut est vide, la partie finit toute seule.

    Ensuite, **Revoir** montre quels coups t’ont coûté des cartes, et combien ; **Partie idéale** montre une des meilleures parties possibles avec la même donne.

junk-rules-title-4 = Juse!
junk-rules-4 = **Junk · Juse!**
    Tu peux tout essayer. Si une carte n’est pas jouable, ou s’il fallait d’abord placer un as, tu entends **Juse!** : la carte reste où elle était et ton score ne change pas, mais ce n’est plus un *sans-faute*. Un indice a le même effet, sauf si tu ne pouvais faire qu’une chose. Pas d’indices pour la { -donne-du-jour } ni pour les défis.

## La donne du jour

junk-board-best = au mieux : reste { $best }
junk-board-score = reste
junk-board-strip = le rebut, du début à la fin
junk-scores-line = { $name } : { $score ->
    [0] il ne reste rien
   *[other] il en reste { $score }
}{ $clean ->
    [yes] , sans-faute
   *[no] {""}
}
junk-scores-average = { $name } : il en reste { $mean } en moyenne sur { $days ->
    [one] { $days } jour
    [many] { $days } jours
   *[other] { $days } jours
}, { $clean } sans-faute

## Que faire ?

junk-can-play = **{ junk-button-play-and-draw }** : mets { $card } sur la { -pile-de-jeu }. La carte suivante est piochée pour toi. Après **{ junk-button-play }**, elle attend, pour que tu puisses d’abord repêcher.
junk-can-junk = **{ junk-button-junk-and-draw }** : mets { $card } au rebut. La carte suivante est piochée pour toi.
junk-can-draw = **{ junk-button-draw }** : retourne la carte suivante. { $left ->
    [one] C’est la dernière.
    [many] Il en reste { $left }.
   *[other] Il en reste { $left }.
}
junk-can-rescue = **{ junk-button-rescue }** : { $card }, le dessus du rebut, va sur la { -pile-de-jeu }.
junk-can-grace = **{ junk-button-grace }** : { $card }, le dessus du rebut, va sur la { -pile-de-grace }.{ $begun ->
    [yes] {""}
   *[no] {" "}Après ça, tu ne peux plus rien repêcher.
}
junk-can-stop = **{ junk-button-stop }** : la partie finit avec { junk-left }.

junk-matters-fits = Une carte va sur la { -pile-de-jeu } si elle a la couleur ou la valeur du dessus, ou si elle est à un cran, l’une rouge, l’autre noire (il n’y a pas de cran entre K et A). Sur une pile vide, on peut tout jouer.
junk-matters-aces = Les as sont des jokers : ils vont sur tout, et tout va sur eux.
junk-matters-first = Tu as toujours le droit de mettre au rebut. Place un as pioché avant de repêcher quoi que ce soit{ $naked ->
    [yes] {""}.
   *[no] {" "}; tu ne peux repêcher un as que sans carte en main.
}
junk-matters-wait = Tu peux repêcher le dessus du rebut dès qu’il est jouable. Rien ne quitte jamais la { -pile-de-jeu }.
junk-matters-grace = Dans la { -grace-finale }, la première carte peut être n’importe laquelle. Chacune des suivantes doit avoir la couleur ou la valeur de la dernière : pas de cran, pas d’as joker.
junk-matters-no-rescue = Tu ne peux plus rien repêcher. Quand rien n’est jouable, arrête.

junk-right-draw = tu n’as pas de carte en main, et il en reste à piocher.
junk-right-junk = tu as toujours le droit de mettre au rebut.
junk-right-stop = tu peux finir maintenant, avec { junk-left }.
junk-right-grace = { $card } est la première, et ça peut être n’importe laquelle.
junk-right-fits = { $how ->
    [empty] la pile est vide, donc on peut tout jouer.
    [suit] { $card } a la couleur de { $onto }.
    [rank] { $card } a la valeur de { $onto }.
    [ace] { $card } est un as, et les as vont sur tout.
    [on-ace] { $onto } est un as, et tout va sur les as.
   *[step] { $card } est à un cran de { $onto }, l’une rouge, l’autre noire.
}
junk-wrong-does-not-fit = { $pile ->
    [grace] { $card } n’a ni la couleur ni la valeur de { $onto }.
   *[play] { $card } n’a ni la couleur ni la valeur de { $onto }, et n’est pas non plus à un cran, rouge sur noir ou noir sur rouge.
}
junk-wrong-ace-first = il faut d’abord placer l’as pioché.
junk-wrong-too-late = tu ne peux repêcher un as que sans carte en main.

## Pourquoi un coup est le meilleur

junk-coach-empty = la { -pile-de-jeu } vide
junk-coach-draw = { $fits ->
    [yes] { $junk } peut attendre au rebut : la carte suivante sera peut-être plus utile sur { $top }.
   *[no] { $junk } ne va pas sur { $top }, mais peut-être sur une des prochaines cartes.
}
junk-coach-draw-first = Il n’y a rien à repêcher.
junk-coach-play-ace = Tout va sur un as : { $junk } peut donc sortir du rebut juste après.
junk-coach-play-rescue = Ensuite { $junk } va sur { $card } et peut sortir du rebut.
junk-coach-play = { $card } est jouable, et ce qui est sur la { -pile-de-jeu } ne finira jamais au rebut.
junk-coach-junk-ace = Garde l’as : il pourra revenir quand { $junk ->
    [none] la { -pile-de-jeu } en aura besoin
   *[other] rien d’autre ne pourra libérer { $junk }
}.
junk-coach-junk-forced = { $card } ne va pas sur { $top } et doit donc attendre au rebut.
junk-coach-junk-together = { $card } va sur { $junk } au rebut : repêcher l’une peut ramener l’autre.
junk-coach-junk-first = La { -pile-de-jeu } est vide, et une meilleure carte peut venir pour la commencer.
junk-coach-junk-keep = { $card } est jouable, mais { $top } est plus utile sur le dessus de la { -pile-de-jeu }.
junk-coach-rescue-first = Une fois { $junk } sur la { -pile-de-jeu }, { $card } ira dessus aussi.
junk-coach-rescue-both = { $junk } sort du rebut, et { $card } va dessus aussi.
junk-coach-rescue-last = Il ne reste rien à piocher, et une fois la { -grace-finale } commencée, tu ne pourras plus repêcher { $junk }.
junk-coach-rescue = { $junk } va sur { $top } maintenant ; peut-être pas sur la carte suivante.
junk-coach-grace-first = La première carte de la { -grace-finale } peut être n’importe laquelle, et repêcher ne te laisserait pas moins de cartes.
junk-coach-grace = { $junk } et { $top } ont la même { $how ->
    [rank] valeur
   *[suit] couleur
}, ça fait donc une carte de moins.
junk-coach-stop = { $junk } n’a ni la couleur ni la valeur de { $top }, et tu ne peux plus rien repêcher.

## Badges, et comment les gagner

junk-badge-five = grand sauvetage
junk-badge-five-how = cinq cartes de suite
junk-badge-five-why = Tu as repêché cinq cartes de suite.
junk-badge-nothing = plus rien
junk-badge-nothing-how = un rebut vide
junk-badge-nothing-why = Tu n’as rien laissé au rebut.

## Quand on revoit la partie

junk-next-slip = Prochaine perte
junk-insight = 🔎 Meilleur résultat encore possible : { junk-insight-best }.
junk-insight-lost = 📉 { $action ->
    [draw] Piocher { $card }
    [play] Jouer { $card }
    [junk] Mettre { $card } au rebut
    [rescue] Repêcher { $card }
    [grace] Mettre { $card } sur la { -pile-de-grace }
   *[stop] Arrêter
} a coûté { $lost ->
    [one] { $lost } carte
    [many] { $lost } cartes
   *[other] { $lost } cartes
} : le meilleur score possible était { $before }, maintenant c’est { $best }. Mieux : **{ $better }**.
junk-turning = { $action ->
    [draw] piocher { $card }
    [play] jouer { $card }
    [junk] mettre { $card } au rebut
    [rescue] repêcher { $card }
    [grace] mettre { $card } sur la { -pile-de-grace }
   *[stop] arrêter
} a coûté { $lost ->
    [one] { $lost } carte
    [many] { $lost } cartes
   *[other] { $lost } cartes
}
junk-insight-best = { $best ->
    [0] il ne reste rien
   *[other] il en reste { $best }
}
junk-insight-loss = { $move } (−{ $lost })
junk-insight-sum = { $moves ->
    [0] 🔎 Aucun coup n’a coûté de carte.
    [one] 📉 Un coup a coûté quelque chose : { $losses }.
    [many] 📉 { $moves } coups ont coûté quelque chose : { $losses }.
   *[other] 📉 { $moves } coups ont coûté quelque chose : { $losses }.
}
junk-best-line = ✨ Tes coups jusqu’à la première perte, puis la meilleure fin. À la fin, { junk-insight-best }.

## La leçon

junk-lesson-1 =
    À Junk, tu pioches une carte après l’autre, et tu en mets le plus possible sur la **{ -pile-de-jeu }**. Les cartes qui restent au **rebut** à la fin sont ton score : 0 est parfait.
    ➡️ Appuie sur **{ junk-button-draw }**. (Dans une vraie partie, la première carte est piochée pour toi.)
junk-lesson-2 =
    5♥. Sur une { -pile-de-jeu } vide, on peut tout jouer. La carte suivante est piochée aussitôt pour toi.
    ➡️ Appuie sur **{ junk-button-play-and-draw }**.
junk-lesson-3 =
    9♥ a la **couleur** de 5♥ : cette carte est donc jouable. Une carte de même **valeur** le serait aussi. Tu ne vois que le dessus de chaque pile : retiens ce qu’il y a en dessous.
    ➡️ Appuie sur **{ junk-button-play-and-draw }**.
junk-lesson-4 =
    8♣ n’a ni la couleur ni la valeur de 9♥, mais elle est **à un cran**, l’une noire, l’autre rouge. Elle est jouable.
    ➡️ Appuie sur **{ junk-button-play-and-draw }**.
junk-lesson-5 =
    2♦ sur 8♣ : autre couleur, autre valeur, et bien plus qu’un cran. 2♦ n’est pas jouable, mais rien ne t’empêche d’essayer.
    ➡️ Fais exprès une erreur : appuie sur **{ junk-button-play-and-draw }**.
junk-lesson-6 =
    Voilà un **Juse!** 2♦ est restée dans ta main, et tu ne perds que ton *sans-faute*. Ce qui n’est pas jouable part au rebut ; ce que tu préfères garder pour plus tard aussi, si tu veux.
    ➡️ Appuie sur **{ junk-button-junk-and-draw }**.
junk-lesson-7 =
    3♣ a la couleur de 8♣. Mais regarde ton rebut : 2♦ irait sur 3♣. Cette fois, ne pioche pas encore.
    ➡️ Appuie sur **{ junk-button-play }**.
junk-lesson-8 =
    2♦ est à un cran de 3♣, l’une rouge, l’autre noire. Tu peux **repêcher** le dessus du rebut dès qu’il est jouable. Ça vide le rebut, et quand il n’y a rien à repêcher, la carte suivante est piochée pour toi.
    ➡️ Appuie sur **{ junk-button-rescue }**.
junk-lesson-9 =
    Un **as** est un joker : il va sur tout, et tout va sur lui.
    ➡️ Appuie sur **{ junk-button-play-and-draw }**.
junk-lesson-10 =
    J’ai joué le milieu de la partie pour toi : ça a continué de la même façon. Toutes les cartes sont piochées, et il y en a trois au rebut. Voici la **{ -grace-finale }**, carte après carte depuis le dessus du rebut. La première peut être n’importe laquelle.
    ➡️ Appuie sur **{ junk-button-grace }**.
junk-lesson-11 =
    Chacune des suivantes doit avoir la couleur ou la valeur de la dernière : les crans et les as jokers ne comptent pas ici. Après 4♥ vient 4♠, la même valeur.
    ➡️ Appuie encore sur **{ junk-button-grace }**.
junk-lesson-12 =
    Q♦ n’a rien en commun avec 4♠ et reste donc au rebut.
    ➡️ Appuie sur **{ junk-button-stop }**.
junk-lesson-end =
    Il reste une carte : un beau score, même si ce n’est pas un sans-faute.
    ➡️ **Jouer maintenant** lance une partie, comme **/junk new**. **/junk daily** lance celle que tout le monde a aujourd’hui, avec un seul essai.

## Commandes

command-junk = Junk : une réussite, pour toi ou comme donne du jour
command-junk-new = Lancer une partie, rien que pour toi sauf si tu la rends publique
command-junk-new-naked = Tu vois la carte suivante de la pioche (plus facile)
command-junk-draw = Piocher la carte suivante
command-junk-play = Mettre la carte piochée sur la pile de jeu
command-junk-junk = Mettre la carte piochée au rebut
command-junk-rescue = Mettre le dessus du rebut sur la pile de jeu
command-junk-grace = À la fin : mettre le dessus du rebut sur la pile de grâce
command-junk-stop = À la fin : arrêter, et garder le reste du rebut comme score

## Dans une première partie, quand ça arrive pour la première fois

junk-new-ace = Un as va sur toutes les cartes, et toutes les cartes vont sur un as. Place l’as avant de repêcher une carte.
junk-new-junk = Seul le dessus du rebut peut revenir : **{ junk-button-rescue }** le met sur la { -pile-de-jeu } s’il est jouable.
junk-new-rescue = Tu as repêché une carte. Si la suivante du rebut est jouable aussi, tu peux continuer.
junk-new-end = Toutes les cartes sont piochées. Repêche ce que tu peux, puis appuie sur **{ junk-button-grace }** pour le reste du rebut.
junk-new-grace = La première carte de la { -grace-finale } peut être n’importe laquelle. Chacune des suivantes doit avoir la couleur ou la valeur de la dernière, et tu ne peux plus repêcher.
junk-new-misplay = Cette carte ne va pas là : elle reste où elle était. Une partie sans erreur ni indice est un sans-faute.

## Boards: is this move a mistake?

junk-board-move = { $move ->
    [play] { $card } va sur la { -pile-de-jeu }.
    [rescue] { $card } est repêchée du rebut.
   *[grace] { $card } va sur la { -pile-de-grace }.
}
