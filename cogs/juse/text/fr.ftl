# base rank = valeur de base · center = centre · own pile = ta pile · draw pile = pioche · to call Juse! = crier Juse!, to call a mistake = signaler
# sur la pile de quelqu’un = « chez Alice », jamais « la pile de »

-valeur-de-base = valeur de base

juse-name = Juse
juse-tagline = repère les erreurs de tout le monde
juse-goal = Débarrasse-toi de toutes tes cartes avant les autres.
juse-lobby = Débarrasse-toi de tes cartes en premier, et repère ce qui échappe aux autres : rien n’est caché. De { $min } à { $max } personnes, idéal de 3 à 7.
juse-option-reminders = montrer la { -valeur-de-base }
juse-option-referee = qui crie Juse!
juse-option-referee-bot = le bot
juse-option-referee-table = vous
juse-option-wrong_calls = après une { -fausse-alerte }
juse-option-wrong_calls-turn = attendre un tour
juse-option-wrong_calls-lap = attendre un tour de table

## Boutons

juse-button-draw = Piocher
juse-button-juse = Juse!
juse-to-centre = Centre
juse-to-own = Ta pile
juse-to-seat = Chez { $name }

## Dans l’image

juse-picture-base = Centre : chaque couleur commence par { $rank }
juse-picture-base-short = { $rank } commence
juse-picture-centre = Centre
juse-picture-pile = pile
juse-picture-hand = main
juse-picture-then = puis
juse-picture-juse = Juse!
juse-picture-near = reste 1 !
juse-picture-left = reste { $cards }
juse-picture-wins = Victoire : { $name } !

juse-thrill-row = ×{ $cards } !
juse-thrill-row-said = { $name } : { $cards } cartes en un tour !

juse-moment-does-not-fit = { $card } ne va pas là
juse-moment-centre-first = { $card } va au centre
juse-moment-nearer-first = { $card } va d’abord chez { $better }
juse-moment-playable-elsewhere = { $card } va chez { $better }
juse-moment-drew-early = { $card } va au centre
juse-moment-caught = vu par { $name }
juse-moment-stamp = VU !
juse-moment-gives = −{ $cards }
juse-moment-takes = +{ $cards }
juse-moment-wrong-call = Fausse alerte !

juse-ending-centre = gagne : dernière carte au centre
juse-ending-seat = gagne : dernière carte chez { $name }
juse-ending-gave = gagne : dernière carte donnée à { $name }
juse-ending-place = { $place }.
juse-ending-time = { $minutes ->
    [0] moins d’une minute
    [one] une minute
    [many] { $minutes } minutes
   *[other] { $minutes } minutes
}
juse-ending-how = { $how } · { $time }
juse-ending-out = fini !
juse-ending-left = reste { $cards }
juse-ending-caught = { $catches } sur { $of }
juse-ending-move = coup { $move }
juse-ending-clean = aucune erreur en { $moves } coups
juse-ending-best-catch = beau coup d’œil
juse-ending-said = « { $words } ! »

## Ce qui se passe

juse-status-first = { $who ->
    [computer] ▶ C’est à **{ $name }** de jouer.
   *[person] ▶ À toi, **{ $name }** : pioche une carte.
}
juse-status-open = { $who ->
    [computer] ▶ C’est à **{ $name }** de jouer.
   *[person] ▶ À toi, **{ $name }** : pioche, ou joue le dessus de ta pile.
}
juse-status-holding = { $who ->
    [computer] ▶ **{ $name }** a **{ $card }** en main.
   *[person] ▶ À toi, **{ $name }** : tu as pioché **{ $card }**. Où va cette carte ?
}

juse-status-near = 🔥 { $name } : plus qu’une carte !
juse-status-calling = 👀 { $name } vient de { $drew ->
    [yes] piocher
   *[no] jouer
} : était-ce une erreur ? Appuie sur **{ juse-button-juse }** maintenant.
juse-status-barred = (Sauf { $names } : fausse alerte.)

juse-did-draw = { $name } a pioché { $card }.
juse-did-place = { $where ->
    [centre] { $name } a joué { $card } au centre.
    [own] { $name } a mis { $card } sur sa pile.
   *[seat] { $name } a joué { $card } chez { $target }.
}
juse-did-draw-and-place = { $where ->
    [centre] { $name } a pioché { $card } et l’a jouée au centre.
    [own] { $name } a pioché { $card } et l’a mise sur sa pile.
   *[seat] { $name } a pioché { $card } et l’a jouée chez { $target }.
}
juse-did-misplay = { $called ->
    [yes] { $caller } l’a vu{ $fast ->
        [unknown] {" "}!
       *[other] {" "}en { $fast } !
    }
   *[no] **Juse!**
} { $name } reçoit { $cards ->
    [one] une carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
}.
juse-did-call-wrongly = { $name } a crié **Juse!** à tort.
juse-did-win = { $name } n’a plus de cartes et gagne !
juse-rank = **{ $place }** · { $name } : { $score ->
    [0] plus aucune carte
    [one] encore une carte
    [many] encore { $score } cartes
   *[other] encore { $score } cartes
}, { called-how-often }
juse-best-catch = 🎯 Plus beau coup d’œil : { $caller }, face à { $name } ({ $cost ->
    [one] { $cost } carte
    [many] { $cost } cartes
   *[other] { $cost } cartes
})

## Pourquoi c’était une erreur

juse-fault-does-not-fit = { $where ->
    [centre] { $name } a joué { $card } au centre, où cette carte ne va pas.
   *[seat] { $name } a joué { $card } chez { $target }, où cette carte ne va pas.
}
juse-fault-centre-first = { $where ->
    [own] { $name } a mis { $card } sur sa pile, mais cette carte va au centre, et le centre passe avant.
   *[seat] { $name } a joué { $card } chez { $target }, mais cette carte va au centre, et le centre passe avant.
}
juse-fault-nearer-first = { $name } a joué { $card } chez { $target }, mais cette carte va aussi chez { $better }, qui joue avant.
juse-fault-playable-elsewhere = { $name } a mis { $card } sur sa pile, mais cette carte va chez { $better }.
juse-fault-drew-early = { $name } a voulu piocher, mais { $card }, le dessus de sa propre pile, va au centre.
juse-fault-wrong-call = { $name } a crié **Juse!** contre { $accused }, mais il n’y avait pas d’erreur. { $name } pourra crier de nouveau { $lap ->
    [yes] après son propre tour.
   *[no] au prochain tour.
}
juse-called-by = { $name } l’a vu{ $fast ->
    [unknown] {" "}!
   *[other] {" "}en { $fast } !
} { $accusation }
juse-penalty = La carte est reprise, { $name } reçoit une carte { $cards ->
    [one] en pénalité
    [many] de tout le monde ({ $cards })
   *[other] de tout le monde ({ $cards })
}, et son tour est fini.

## L’image en texte

juse-alt-turn = C’est à { $name } de jouer.
juse-alt-held = En main : { $card }.
juse-alt-centre = Centre : { $tops }.
juse-alt-no-pile = pas encore de { $suit }
juse-alt-base = Chaque couleur commence par { $rank }.
juse-alt-seat = { $name } : { $draw } face cachée, { $discard ->
    [0] pas encore de pile.
   *[other] pile de { $discard }, { $top } dessus.
}
juse-alt-catches = { $name } a repéré { $catches ->
    [one] une erreur
    [many] { $catches } erreurs
   *[other] { $catches } erreurs
} jusqu’ici.
juse-alt-misplay = Juse! Carte jouée par { $name } : { $card }.

## Refus des règles

refused-holding = Tu as une carte en main : place-la d’abord.
refused-nothing-held = Pioche d’abord : seule une carte que tu viens de piocher va sur ta pile.
refused-no-discard-pile = Tu n’as pas encore de pile d’où jouer : pioche d’abord.
refused-bot-calls = À cette table, c’est le bot qui signale chaque erreur.
refused-nothing-done-yet = Personne n’a encore joué : il n’y a rien à signaler.
refused-acted-last = C’était ton coup : c’est aux autres de crier.
refused-called-wrongly = Ta dernière alerte était fausse. Tu pourras crier de nouveau { $lap ->
    [yes] après ton propre tour.
   *[no] au prochain tour.
}
refused-own-seat = C’est ta propre pile : choisis « { juse-to-own } » pour ça.

## Les règles, page par page

juse-rules-title-1 = La table
juse-rules-1 = **Juse · La table**
    { juse-goal }

    Tu as une **{ -pioche }** face cachée : toutes les cartes sauf une sont distribuées. Celle-là est posée face visible au **centre** et commence la pile de sa couleur.
    • Sa valeur est la *{ -valeur-de-base }* : les trois autres couleurs commencent aussi par cette valeur.
    • Une pile du centre monte dans sa couleur, une valeur après l’autre, et après K vient A, jusqu’à ce que les treize y soient.
    • À côté de ta { -pioche } grandit **ta pile**, face visible ; seule la carte du dessus compte.
    • La { -valeur-de-base } n’est plus montrée après le premier tour, sauf si la table a été ouverte avec *{ juse-option-reminders }*. Retiens-la !

juse-rules-title-2 = Ton tour
juse-rules-2 = **Juse · Ton tour**
    Sans carte en main, tu peux
    • **piocher** la carte du dessus de ta { -pioche }, à la vue de tout le monde. Si ta { -pioche } est vide, ta pile est retournée et devient la { -pioche } ;
    • jouer le dessus de ta pile **au centre**, si la carte y va. Tu *dois* le faire avant de piocher ;
    • jouer le dessus de ta pile **sur la pile de quelqu’un d’autre**, si c’est la valeur juste au-dessus, peu importe la couleur. Là, c’est toi qui vois.

    Ton tour continue jusqu’à ce qu’une carte piochée n’aille nulle part ailleurs et que tu la mettes sur ta pile.

    Quand tu ne peux rien faire d’autre que piocher, la carte est piochée pour toi.

juse-rules-title-3 = Où va une carte
juse-rules-3 = **Juse · Où va une carte piochée**
    Essaie ces endroits dans l’ordre, et prends le premier où la carte va :
    1. **le centre** : la { -valeur-de-base } si sa couleur n’a pas encore de pile, ou la carte suivante de sa couleur ;
    2. **la pile de quelqu’un d’autre**, si la carte a la valeur juste au-dessus, peu importe la couleur. Si elle va sur plusieurs piles, choisis la personne qui jouera en premier ;
    3. **ta pile**, si elle ne va nulle part ailleurs. Ça met fin à ton tour, même si la carte suit par hasard celle du dessous.

    A vient après K, et 2 après A.

juse-rules-title-4 = Juse!
juse-rules-4 = **Juse · Juse!**
    Rien ne t’empêche de laisser passer quelque chose. Et là, tu entends **Juse!** : pour une carte posée où elle ne va pas, pour une meilleure place ignorée, ou pour une carte piochée trop tôt, alors que le dessus de ta pile va au centre.
    • La carte retourne d’où elle vient (une carte piochée trop tôt n’est même pas retournée).
    • Tout le monde te donne la carte du dessous de sa { -pioche }, ou de sa pile visible à défaut. Tu les reçois sans les voir, sous ta { -pioche }.
    • Ton tour est fini.

    La première personne sans cartes gagne aussitôt, même en donnant sa dernière comme pénalité (si deux personnes n’en ont plus, celle qui a donné en premier). Pour les autres, le classement dépend des cartes restantes.

    Après la partie, **Revoir** montre ce que vous avez laissé passer, ce que ça a coûté, et ce que personne n’a signalé.

juse-rules-title-5 = À vous de crier
juse-rules-5 = **Juse · À vous de crier**
    C’est à vous de remarquer ce qui échappe aux autres. (Pour la { -donne-du-jour }, et à une table ouverte avec *{ juse-option-referee } : { juse-option-referee-bot }*, le bot signale aussitôt chaque erreur.)
    • Le bot signale quand même une carte posée où elle ne va pas, et une erreur avec la toute dernière carte de quelqu’un. Toutes les autres erreurs passent si personne ne crie.
    • Le dernier coup reste marqué. Jusqu’au suivant, tout le monde peut appuyer sur **{ juse-button-juse }** (sauf la personne qui l’a joué), même hors de son tour. Le coup suivant ne compte qu’après 1,5 seconde ; s’il s’agit de piocher, qu’après 2 secondes.
    • **Juste ?** Le coup est annulé et coûte autant que n’importe quel Juse! Une carte piochée trop tôt retourne sur la { -pioche }, bien que tout le monde l’ait vue. Si le tour suivant avait commencé, il continue.
    • **Faux ?** Tout le monde le sait, et tu ne peux plus crier avant la fin de ton propre tour (ou seulement jusqu’au prochain tour, si la table est ouverte ainsi).
    • **Un peu trop tard ?** Si quelqu’un a crié moins de 3 secondes avant toi, tu l’as vu aussi. Ce n’est jamais une { -fausse-alerte }.
    • Les ordis crient aussi : les faciles voient la moitié de tes erreurs, les normaux quatre sur cinq, les difficiles presque toutes. Ce que fait un autre ordi, ils te le laissent un instant. Dans tes trois premières parties en solo, ils crient pour tout ce qui t’échappe.

juse-rules-title-6 = Les habitués
juse-rules-6 = **Juse · Les habitués**
    Les ordis oublient ce que tout le monde oublie : le dessus de leur pile, les piles qui se ressemblent, et ce qui arrive à la fin d’un long tour. On raconte aussi que
    • Kumari s’emballe : après deux cartes de suite, c’est à peine si elle regarde ;
    • Nimal ne regarde jamais sa propre pile ;
    • Chamari confond les piles qui se ressemblent ;
    • Ruwan n’a d’yeux que pour la pile qui vient de changer ;
    • Dilani ne regarde jamais de l’autre côté de la table ;
    • Asanka oublie la { -valeur-de-base } ;
    • Sanduni pense que rien ne vient après un roi ;
    • Tharindu surveille tout le monde et oublie le centre.

    À toi de les surprendre !

## Badges, et comment les gagner

juse-badge-sharp = coup d’œil
juse-badge-sharp-how = à 5 cartes de la fin
juse-badge-sharp-why = Tu as repéré l’erreur de quelqu’un qui n’avait plus que cinq cartes.
juse-badge-seven = sept d’un coup
juse-badge-seven-how = sept cartes en un tour
juse-badge-seven-why = Tu as posé sept cartes en un seul tour.

## Quand on revoit la partie

juse-next-slip = Prochain oubli
juse-turning-called = n’a pas vu que { $seen } (+{ $cards }{ $slips ->
    [one] {""}
   *[other] , +{ $took } en tout
})
juse-turning-kept = a gardé une carte, alors que { $seen }
juse-turning-missed = n’a pas crié, alors que { $seen }
juse-turning-unnoticed = a eu chaud, car personne n’a vu que { $seen }
juse-turning-given = { $name } lui a donné { $cards ->
    [one] { $cards } carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
} en un tour
juse-slip-called = 📉 { $cards ->
    [one] Une carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
} de plus ({ $before } avant, { $after } après), et { $over ->
    [no] le tour était fini.
   *[yes] la partie était perdue : { $winner } a donné sa dernière carte.
}
juse-slip-wrong-call = 📉 Coût : aucune carte, mais { $name } n’a pas pu crier pendant un moment.
juse-slip-seen = 👀 { $why } Vu par { $caller }.
juse-slip-unnoticed = 👀 Personne ne l’a vu : { $why }
juse-slip-kept = { $name } a gardé cette carte et perdu le reste du tour.
juse-slip-missed = { $count ->
    [one] { $names } aurait pu donner une carte.
    [many] { $names } auraient pu se débarrasser d’une carte.
   *[other] { $names } auraient pu se débarrasser d’une carte.
}
juse-slips = 👀 { $name } : { $slips }
juse-slips-none = aucun oubli
juse-slips-called = { $count ->
    [one] { $count } erreur signalée
    [many] { $count } erreurs signalées
   *[other] { $count } erreurs signalées
} (+{ $cards ->
    [one] { $cards } carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
}, { $count ->
    [one] { $count } tour écourté
    [many] { $count } tours écourtés
   *[other] { $count } tours écourtés
})
juse-slips-unnoticed = { $count ->
    [one] { $count } erreur passée inaperçue
   *[other] { $count } erreurs passées inaperçues
}{ $kept ->
    [0] {""}
    [one] {" "}({ $kept } carte gardée)
    [many] {" "}({ $kept } cartes gardées)
   *[other] {" "}({ $kept } cartes gardées)
}
juse-slips-missed = { $count ->
    [one] { $count } occasion
    [many] { $count } occasions
   *[other] { $count } occasions
} de crier manquée{ $count ->
    [one] {""}
    [many] s
   *[other] s
} ({ $count ->
    [one] { $count } carte non donnée
    [many] { $count } cartes non données
   *[other] { $count } cartes non données
})
juse-slips-wrong = { $count ->
    [one] { $count } { -fausse-alerte }
    [many] { $count } fausses alertes
   *[other] { $count } fausses alertes
}

## Que faire ?

juse-can-wait = Regarde : rien n’est caché, et ce que tu remarques maintenant t’aidera plus tard.
juse-can-draw = **{ juse-button-draw }** : { $left ->
    [0] ta { -pioche } est vide, ta pile est donc d’abord retournée. Puis tu retournes la carte du dessus, à la vue de tout le monde.
   *[other] retourne la carte du dessus de ta { -pioche }, à la vue de tout le monde.
}
juse-can-play = Ou mets { $card }, le dessus de ta pile, au centre ou sur la pile de quelqu’un d’autre (appuie sur un nom).
juse-can-place = Mets { $card } au centre, ou appuie sur le nom de la personne chez qui la carte va. Ton propre nom la met sur ta pile.
juse-can-call = **{ juse-button-juse }** : dis que quelque chose vient d’échapper à { $name }. Si tu te trompes, tu devras attendre avant de pouvoir crier de nouveau.

juse-matters-centre = Le centre prend la carte suivante de chaque couleur, et après K vient A. Une couleur sans pile commence par la { -valeur-de-base }.
juse-matters-owed = Si le dessus de ta pile va au centre, joue-le là avant de piocher.
juse-matters-free = La pile de quelqu’un d’autre prend la valeur juste au-dessus, peu importe la couleur. Depuis ta pile, c’est toi qui vois.
juse-matters-others = Si elle ne va pas au centre, regarde les piles des autres : elles prennent la valeur juste au-dessus, peu importe la couleur. Si elle va sur plusieurs, choisis la personne qui jouera en premier.
juse-matters-own = Seul ce qui ne va nulle part ailleurs va sur ta pile, et ça met fin à ton tour.
juse-matters-base = La { -valeur-de-base } est { $rank }.
juse-matters-remember = La { -valeur-de-base } n’est plus montrée. Tu t’en souviens ?

juse-right-draw = { $first ->
    [yes] tu n’as pas de pile d’où jouer.
   *[no] le dessus de ta pile ne va pas au centre.
}
juse-right-centre = { $below ->
    [none] { $card } commence la pile de { $suit }.
   *[other] { $card } vient juste après { $below }.
}
juse-right-seat = { $owed ->
    [yes] { $card } a la valeur qui suit { $below }, et il n’y a pas de meilleur endroit où la jouer.
   *[no] { $card } a la valeur qui suit { $below }. Là, c’est toi qui vois.
}
juse-right-own = { $card } ne va nulle part ailleurs. Ça met fin à ton tour.
juse-wrong-does-not-fit = { $card } ne va pas là.
juse-wrong-centre-first = { $card } va au centre, qui passe avant.
juse-wrong-nearer-first = { $card } va aussi chez { $better }, qui joue avant.
juse-wrong-playable-elsewhere = { $card } va chez { $better }.
juse-wrong-drew-early = { $card }, sur ta pile, va au centre, qui passe avant.

juse-best-only-draw = Tu n’as pas de pile d’où jouer.
juse-best-draw = { $card }, sur ta pile, ne va nulle part : vois ce qui vient ensuite.
juse-best-own = { $card } ne va ni au centre ni chez personne d’autre : elle met donc fin à ton tour.
juse-best-last = { $card } est ta dernière carte : joue-la et tu gagnes.
juse-best-centre = { $below ->
    [none] { $card } commence les { $suit } du centre
   *[other] { $card } suit { $below } au centre
}, et { $owed ->
    [yes] tu dois l’y mettre avant de piocher.
   *[no] le centre passe avant tout le reste.
}
juse-best-give = { $card } suit { $below } : rien ne t’oblige à la jouer, mais ça fait une carte de moins{ $empties ->
    [yes] , et personne ne peut rien jouer sur une pile vide.
   *[no] {" "}et ton tour continue.
}
juse-best-seat = { $card } ne va pas au centre, et la seule pile qui la prend est chez { $name }, après { $below }.
juse-best-nearest = { $card } va aussi chez { $others }, mais { $name } joue avant.
juse-best-call = { $drew ->
    [yes] { $name } a pioché alors que le dessus de sa propre pile allait au centre.
   *[no] { $name } a laissé passer une meilleure place pour { $card }.
}

## La leçon

juse-lesson-1 =
    Bienvenue à Juse ! Tu gagnes en te débarrassant de tes cartes avant les autres. 7♥ au milieu commence la pile de ♥ au centre : les autres couleurs commenceront donc aussi par un **7**. Retiens-le : après ce tour, ce n’est plus montré.
    ➡️ Tes cartes sont face cachée. Appuie sur **{ juse-button-draw }** pour retourner la première. (À une vraie table, la toute première est piochée pour toi.)
juse-lesson-2 =
    Tout le monde voit ta Q♠. Le centre prend maintenant 8♥ ou un autre 7, et personne n’a encore de pile visible. Cette carte va donc sur ta pile, et ça met fin à ton tour. Chaque pile a un bouton avec le nom de la personne.
    ➡️ Appuie sur **{ $p0 }**, ton propre nom.
juse-lesson-3 =
    { $p1 } et { $p2 } ont eu un tour comme le tien : maintenant, tout le monde a une pile.
    ➡️ Appuie sur **{ juse-button-draw }**.
juse-lesson-4 =
    8♥ vient juste après 7♥, dans sa couleur : elle va **au centre**, et le centre passe avant tout le reste.
    ➡️ Appuie sur **{ juse-to-centre }**.
juse-lesson-5 =
    Une carte de moins, et ton tour continue. Dans cette leçon, je pioche la carte suivante pour toi : c’est J♦. Elle ne va pas au centre. Mais sur **les piles des autres**, la couleur ne compte pas, du moment que la valeur est juste au-dessus, et { $p2 } montre 10♣.
    ➡️ Appuie sur **{ $p2 }**.
juse-lesson-6 =
    Regarde ta pile : Q♠ vient juste après ce J♦. De ta pile vers celle de quelqu’un d’autre, c’est toi qui vois, mais ça fait une carte de moins.
    ➡️ Appuie encore sur **{ $p2 }**.
juse-lesson-7 =
    La carte suivante est 7♣, et il n’y a pas encore de pile de ♣. Par quelle valeur commencent les piles du centre ? La table ne te le dit plus.
    ➡️ Tu t’en souviens, non ? Appuie sur **{ juse-to-centre }**.
juse-lesson-8 =
    9♥ va sur 8♥, bien sûr. Mais rien ne t’empêche de ne pas le voir. Et si tu le rates ?
    ➡️ Fais exprès une erreur : appuie sur **{ $p0 }**.
juse-lesson-9 =
    { $p1 } a tout vu : voilà un **Juse!** Ici, personne d’autre ne le lit ; à une vraie table, tout le monde le lit. 9♥ est de retour sur ta { -pioche }, tout le monde t’a glissé une carte, et ton tour est fini. À ce jeu, tout est dans l’attention.
    ➡️ Appuie sur **{ button-lesson-on }** pour laisser jouer { $p1 } et { $p2 }.
juse-lesson-10 =
    Personne n’a rien pu jouer d’utile. Tu sais ce qu’il y a sur ta { -pioche }, non ?
    ➡️ Appuie sur **{ juse-button-draw }**.
juse-lesson-11 =
    Encore 9♥ : une deuxième chance.
    ➡️ Mets-la où elle doit aller.
juse-lesson-12 =
    Tu as pioché 2♠, qui ne va nulle part. Puis { $p1 } a pioché 10♥ et l’a mise sur sa pile. Mais regarde le centre : 10♥ vient juste après ton 9♥ ! Personne n’a encore rien vu. La première personne qui le voit peut crier, même si ce n’est pas son tour.
    ➡️ Vite, appuie sur **{ juse-button-juse }**
juse-lesson-end =
    Bien vu ! { $p1 } reprend 10♥ et reçoit une carte de tout le monde. Surprendre les autres, c’est la moitié du jeu. Deux choses encore à surveiller, car personne ne te prévient :
    • Avant de piocher, regarde le dessus de **ta pile** : si la carte va au centre, joue-la d’abord là.
    • Si une carte va sur plusieurs piles, elle va chez la personne **qui jouera en premier**.
    ➡️ **Jouer maintenant** ouvre une table avec un ordi, où *{ button-what }* juge chaque coup pour toi. À plusieurs : **/juse new**. **/juse rules** explique tout, page par page.

## Commandes

command-juse = Juse : une réussite à plusieurs (de 2 à 8), où l’on repère les erreurs des autres
command-juse-new-reminders = Montrer tout le temps la valeur qui commence les piles du centre (plus facile)
command-juse-new-referee = Qui crie Juse! pour une erreur qui échappe facilement
command-juse-new-referee-bot = le bot
command-juse-new-referee-table = vous
command-juse-new-wrong_calls = Si c’est vous qui criez : combien de temps attendre après une fausse alerte
command-juse-new-wrong_calls-turn = jusqu’au prochain tour
command-juse-new-wrong_calls-lap = jusqu’à la fin de ton propre tour
command-juse-draw = Piocher la carte du dessus de ta pioche
command-juse-play = Mettre quelque part la carte en main, ou le dessus de ta pile
command-juse-play-to = Le centre, ta pile, ou la pile de quelqu’un d’autre
command-juse-call = Crier Juse! pour le dernier coup, si c’est vous qui criez (voir les règles)

## Dans une première partie, quand ça arrive pour la première fois

juse-new-base = Chaque couleur commence par la { -valeur-de-base }, cachée à partir de maintenant. Retiens-la !
juse-new-given = Quelqu’un a joué une carte sur ta pile visible, tu en as donc une de plus à jouer.
juse-new-center = Les piles du centre montent par couleur, une valeur après l’autre, et A vient après K.
juse-new-misplay = **Juse!** veut dire que quelqu’un s’est trompé : la carte est reprise, tout le monde lui donne une carte, et son tour est fini.
juse-new-turned-over = Quand une { -pioche } est vide, la pile visible est retournée et devient la nouvelle { -pioche }.

## Boards: is this move a mistake?

juse-board-move = { $where ->
    [draw] { $name } pioche une carte.
    [centre] { $name } joue { $card } au centre.
    [own] { $name } met { $card } sur sa pile.
   *[seat] { $name } joue { $card } chez { $target }.
}
juse-board-right = { $where ->
    [draw] { $card } ne va pas au centre : piocher est permis.
    [centre] { $below ->
        [none] { $card } commence la pile de sa couleur.
       *[other] { $card } vient juste après { $below }.
    }
    [own] { $card } ne va nulle part ailleurs.
   *[seat] { $card } vient juste après { $below }, et il n’y a pas de meilleur endroit où la jouer.
}

## What those who watch predict

juse-forecast = **Qui a le moins de cartes après le tour de table { $round } ?**
juse-forecast-until = la moitié du tour de table est jouée
juse-forecast-part = Tour de table { $number }
juse-foretold = { $names ->
    [nobody] Après le tour de table { $number }, tout le monde avait le même nombre de cartes.
   *[other] Le moins de cartes après le tour de table { $number } : { $names }.
}
