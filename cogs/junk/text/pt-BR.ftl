-pilha-de-jogo = pilha de jogo
-sucata = sucata
-salvacao = Salvação

junk-name = Junk
junk-tagline = resgate todas as cartas
junk-goal = Leve todas as cartas para a { -pilha-de-jogo }. O que fica na { -sucata } é a sua pontuação, e 0 é perfeito.
junk-option-naked = { -monte } aberto
junk-won = -# Você vence no Junk quando não sobra nada na { -sucata }. **/junk scores** diz quem se saiu melhor.

## Botões

junk-button-play-and-draw = Jogar
junk-button-junk-and-draw = Para a { -sucata }
junk-button-rescue = Resgatar
junk-button-draw = Comprar
junk-button-play = Jogar sem comprar
junk-button-grace = { -salvacao }
junk-button-stop = Parar

junk-move = { $move ->
    [draw] { junk-button-draw }
    [play] { junk-button-play-and-draw }
    [junk] { junk-button-junk-and-draw }
    [rescue] { junk-button-rescue }
    [grace] { junk-button-grace }
   *[stop] { junk-button-stop }
}

## Na imagem

junk-picture-draw = Monte
junk-picture-hand = Mão
junk-picture-play = Jogo
junk-picture-junk = Sucata
junk-picture-grace = { -salvacao }
junk-picture-juse = Juse!
junk-thrill-chain = ×{ $cards }!
junk-thrill-chain-said = { $cards } cartas resgatadas, uma atrás da outra.

## Por que foi um erro, na imagem

junk-moment-does-not-fit = { $action ->
    [play] Não encaixa: fica na mão
    [grace] Nem naipe nem valor: fica na { -sucata }
   *[rescue] Não encaixa: fica na { -sucata }
}
junk-moment-ace-first = Coloque primeiro o ás que você comprou
junk-moment-too-late = Só resgate um ás sem carta na mão

## A imagem final

junk-ending-title = { $left ->
    [0] Uma partida perfeita!
    [1] Sobrou 1
   *[other] Sobraram { $left }
}
junk-ending-best = { $reached ->
    [yes] O melhor possível!
   *[no] Melhor possível: { $best }
}
junk-ending-clean = Partida limpa
junk-ending-mistakes = { $mistakes ->
    [1] 1 erro
   *[other] { $mistakes } erros
}
junk-ending-hints = { $hints ->
    [1] 1 dica
   *[other] { $hints } dicas
}
junk-ending-pile = { $pile ->
    [play] { junk-picture-play }
    [grace] { junk-picture-grace }
   *[junk] { junk-picture-junk }
} { $count }

## O que está acontecendo

junk-status-holding = ▶ { $alone ->
    [yes] Você tem **{ $card }** na mão
   *[no] **{ $name }** tem **{ $card }** na mão
}: jogar ou mandar para a { -sucata }? { $draw ->
    [0] É a última carta.
    [1] Falta 1.
   *[other] Faltam { $draw }.
}
junk-status-open = ▶ { $alone ->
    [yes] Compre
   *[no] Vez de **{ $name }**: compre
} uma carta{ $junk ->
    [0] .
   *[other] , ou resgate uma.
} { $draw ->
    [1] Falta 1.
   *[other] Faltam { $draw }.
}
junk-status-after = ▶ { $alone ->
    [yes] O { -monte } acabou. Resgate
   *[no] Vez de **{ $name }**, e o { -monte } acabou: resgate
} o que ainda encaixa, depois comece a { -salvacao }, ou pare com { junk-left }.
junk-status-grace = ▶ { $alone ->
    [yes] { -salvacao }: salve
   *[no] Vez de **{ $name }** na { -salvacao }: salve
} o que tem o naipe ou o valor da carta do topo, ou pare com { junk-left }.

junk-left = { $junk ->
    [1] uma carta
   *[other] { $junk } cartas
} na { -sucata }

junk-did = { $alone ->
    [yes] Você
   *[no] { $name }
} { $move ->
    [draw] comprou { $card }.
    [play] jogou { $card }.
    [junk] mandou { $card } para a { -sucata }.
    [rescue] resgatou { $card } da { -sucata }.
   *[grace] colocou { $card } na pilha da { -salvacao }.
}
junk-did-end = { $left ->
    [0] Não sobrou nada na { -sucata }: uma partida perfeita!
    [1] Sobrou 1 na { -sucata }.
   *[other] Sobraram { $left } na { -sucata }.
}
junk-rank = { $alone ->
    [yes] {""}
   *[no] { $name }:{" "}
}{ junk-run }
junk-run = { $score ->
    [0] **partida perfeita!**
    [1] **sobrou 1**
   *[other] **sobraram { $score }**
} · { called-how-often }{ $hints ->
    [0] {""}
    [1] {" "}· 1 dica
   *[other] {" "}· { $hints } dicas
}{ $best ->
    [unknown] {""}
   *[other] {" "}(melhor possível: { $best })
}

## Por que foi um erro

junk-fault-ace-first = { $alone ->
    [yes] Você
   *[no] { $name }
} comprou um ás e precisa colocar essa carta antes de resgatar qualquer coisa. { $card } fica na { -sucata }.
junk-fault-too-late = { $alone ->
    [yes] Você
   *[no] { $name }
} só pode resgatar um ás sem carta na mão. { $card } fica na { -sucata }.
junk-fault-does-not-fit = { $alone ->
    [yes] {""}
   *[no] { $name }:{" "}
}{ $card } { $action ->
    [grace] não tem nem o naipe nem o valor de { $onto }, então fica na { -sucata }.
    [rescue] não encaixa em { $onto }, então fica na { -sucata }.
   *[play] não encaixa em { $onto }, então fica na { $alone ->
        [yes] sua mão
       *[no] mão
    }.
}

## A imagem em palavras

junk-alt-held = Na mão: { $card }.
junk-alt-pile = { $pile ->
    [draw] Monte
    [play] Pilha de jogo
    [junk] Pilha de { -sucata }
   *[grace] Pilha da { -salvacao }
}: { $count ->
    [0] sem cartas.
    [1] uma carta{ $top ->
        [none] {""}.
       *[other] , { $top }.
    }
   *[other] { $count } cartas{ $top ->
        [none] {""}.
       *[other] , { $top } no topo.
    }
}
junk-alt-misplay = Juse! A carta era { $card }.

## Recusas das regras

refused-holding = Você tem uma carta na mão: jogue ou mande para a { -sucata } primeiro.
refused-nothing-held = Você não tem carta na mão: compre uma primeiro.
refused-nothing-to-draw = Não há mais nada para comprar.
refused-no-junk = Não há nada para pegar na { -sucata }.
refused-after-grace = Depois de começar a { -salvacao }, você não pode resgatar mais nada.
refused-first-phase = Você pode fazer isso depois de comprar e colocar todas as cartas.

## As regras, página por página

junk-rules-title-1 = O jogo
junk-rules-1 = **Junk · O jogo**
    { junk-goal }

    O que não encaixa na **{ -pilha-de-jogo }**, ou o que você prefere guardar para depois, vai para a **pilha de { -sucata }**.
    • Você compra uma carta por vez e joga ou manda para a { -sucata }. Mandar para a { -sucata } sempre pode.
    • Depois de **{ junk-button-play-and-draw }** e **{ junk-button-junk-and-draw }**, eu compro a próxima carta por você. Depois de **{ junk-button-play }** ela espera, para você poder resgatar algo antes.
    • **Resgate** o topo da { -sucata } para a { -pilha-de-jogo } sempre que encaixar, com ou sem carta na mão.
    • Nada sai da { -pilha-de-jogo }, e você só vê os topos: lembre-se do que está embaixo.

    Com a opção *{ junk-option-naked }* você vê a próxima carta: mais fácil, e bom para aprender.

junk-rules-title-2 = O que encaixa
junk-rules-2 = **Junk · O que encaixa na { -pilha-de-jogo }**
    Em uma pilha vazia, qualquer carta encaixa. Depois disso, uma carta que
    • tem o **naipe** ou o **valor** da carta do topo,
    • ou está a **um passo** no valor e é da outra cor. Não há passo entre o K e o A,
    • ou é um **ás**. Ases são curingas: encaixam em qualquer carta, e qualquer carta encaixa neles.

    Coloque na hora um ás que você comprar, antes de qualquer resgate. Você só pode resgatar um ás sem carta na mão (com o { -monte } aberto, a qualquer momento).

junk-rules-title-3 = O fim
junk-rules-3 = **Junk · O fim**
    Depois de comprar e colocar todas as cartas, você ainda pode resgatar o que encaixa. Então vem a **{ -salvacao }**: com **{ junk-button-grace }** você coloca o topo da { -sucata } em uma pilha à parte. A primeira carta pode ser qualquer uma; cada uma das seguintes precisa ter o naipe ou o valor da anterior. Passos e ases curingas não contam aqui. Depois de começar, não dá mais para resgatar.
    Aperte **{ junk-button-stop }** quando nada mais combinar. Sem { -sucata }, a partida acaba sozinha.

    Depois, **{ button-replay }** mostra quais jogadas pioraram a sua melhor pontuação possível, e quanto; **{ replay-to-best-line }** mostra uma das melhores partidas com as mesmas cartas.

junk-rules-title-4 = Juse!
junk-rules-4 = **Junk · Juse!**
    Você pode tentar qualquer coisa. Se uma carta não encaixa, ou se um ás devia vir antes, você ouve **Juse!**: a carta fica onde estava e a sua pontuação continua a mesma, mas a partida deixa de ser *limpa*. Uma dica tem o mesmo efeito, a menos que você só pudesse fazer uma coisa. Na { -partida-do-dia } e nos desafios não há dicas.

## A partida do dia

junk-board-best = melhor: { $best ->
    [0] zero
    [1] sobra 1
   *[other] sobram { $best }
}
junk-board-score = sobra
junk-board-strip = pilha de { -sucata }, do começo ao fim
junk-scores-line = { $name }: { $score ->
    [1] sobrou 1
   *[other] sobraram { $score }
}{ $clean ->
    [yes] , partida limpa
   *[no] {""}
}
junk-scores-average = { $name }: sobram em média { $mean } em { $days ->
    [1] um dia
   *[other] { $days } dias
}, partidas limpas: { $clean }

## O que posso fazer?

junk-can-play = **{ junk-button-play-and-draw }**: coloque { $card } na { -pilha-de-jogo }. Eu compro a próxima por você. Depois de **{ junk-button-play }** ela espera, para você poder resgatar antes.
junk-can-junk = **{ junk-button-junk-and-draw }**: mande { $card } para a pilha de { -sucata }. Eu compro a próxima por você.
junk-can-draw = **{ junk-button-draw }**: vire a próxima carta. { $left ->
    [1] É a última.
   *[other] Faltam { $left }.
}
junk-can-rescue = **{ junk-button-rescue }**: leve { $card }, o topo da { -sucata }, para a { -pilha-de-jogo }.
junk-can-grace = **{ junk-button-grace }**: leve { $card }, o topo da { -sucata }, para a pilha da { -salvacao }.{ $begun ->
    [yes] {""}
   *[no] {" "}Depois disso, você não pode resgatar mais nada.
}
junk-can-stop = **{ junk-button-stop }**: a partida acaba com { junk-left }.

junk-matters-fits = Uma carta encaixa na { -pilha-de-jogo } se tem o naipe ou o valor do topo, ou se está a um passo no valor e é da outra cor (não há passo do K para o A). Em uma pilha vazia, qualquer carta encaixa.
junk-matters-aces = Ases são curingas: encaixam em qualquer carta, e qualquer carta encaixa neles.
junk-matters-first = Mandar para a { -sucata } sempre pode. Coloque um ás que você comprar antes de resgatar qualquer coisa{ $naked ->
    [yes] {""}.
   *[no] ; você só pode resgatar um ás sem carta na mão.
}
junk-matters-wait = Você pode resgatar o topo da { -sucata } sempre que encaixar. Nada sai da { -pilha-de-jogo }.
junk-matters-grace = Na { -salvacao }, a primeira carta pode ser qualquer uma. Cada uma das seguintes precisa ter o naipe ou o valor da anterior: sem passos, sem ases curingas.
junk-matters-no-rescue = Você não pode resgatar mais nada. Quando nada combinar, pare.

junk-right-draw = você não tem carta na mão, e ainda há cartas.
junk-right-junk = mandar para lá sempre pode.
junk-right-stop = você pode parar agora, com { junk-left }.
junk-right-grace = { $card } é a primeira, e essa pode ser qualquer uma.
junk-right-fits = { $how ->
    [empty] a pilha está vazia, então qualquer carta encaixa.
    [suit] { $card } tem o mesmo naipe que { $onto }.
    [rank] { $card } tem o mesmo valor que { $onto }.
    [ace] { $card } é um ás, e ases encaixam em qualquer carta.
    [on-ace] { $onto } é um ás, e qualquer carta encaixa em ases.
   *[step] { $card } está a um passo de { $onto } e é da outra cor.
}
junk-wrong-does-not-fit = { $pile ->
    [grace] { $card } não tem nem o naipe nem o valor de { $onto }.
   *[play] { $card } não tem nem o naipe nem o valor de { $onto }, nem está a um passo na outra cor.
}
junk-wrong-ace-first = o ás que você comprou precisa ser colocado primeiro.
junk-wrong-too-late = você só pode resgatar um ás sem carta na mão.

## Por que uma jogada é a melhor

junk-coach-empty = a { -pilha-de-jogo } vazia
junk-coach-draw = { $fits ->
    [yes] { $junk } pode esperar na { -sucata }: a próxima carta talvez aproveite melhor { $top }.
   *[no] { $junk } não encaixa em { $top }, mas talvez encaixe em uma das próximas cartas.
}
junk-coach-draw-first = Não há nada para resgatar.
junk-coach-play-ace = Qualquer carta encaixa em um ás, então { $junk } pode sair da { -sucata } em seguida.
junk-coach-play-rescue = Depois, { $junk } encaixa em { $card } e pode sair da { -sucata }.
junk-coach-play = { $card } encaixa, e o que está na { -pilha-de-jogo } nunca sobra na { -sucata }.
junk-coach-junk-ace = Guarde o ás: ele pode voltar quando { $junk ->
    [none] a { -pilha-de-jogo } precisar de um
   *[other] nada mais puder liberar { $junk }
}.
junk-coach-junk-forced = { $card } não encaixa em { $top }, então precisa esperar na { -sucata }.
junk-coach-junk-together = { $card } encaixa em { $junk } na { -sucata }, então um resgate pode trazer o outro.
junk-coach-junk-first = A { -pilha-de-jogo } está vazia, e pode vir uma carta melhor para começar.
junk-coach-junk-keep = { $card } encaixa, mas { $top } vale mais no topo da { -pilha-de-jogo } do que { $card }.
junk-coach-rescue-first = Quando { $junk } estiver na { -pilha-de-jogo }, { $card } também encaixa.
junk-coach-rescue-both = { $junk } sai da { -sucata }, e depois { $card } também encaixa.
junk-coach-rescue-last = Não há mais nada para comprar, e depois de começar a { -salvacao } você não pode mais resgatar { $junk }.
junk-coach-rescue = { $junk } encaixa em { $top } agora; na próxima carta, talvez não.
junk-coach-grace-first = A primeira carta da { -salvacao } pode ser qualquer uma, e nenhum resgate deixaria você com menos cartas.
junk-coach-grace = { $junk } tem o mesmo { $how ->
    [suit] naipe
   *[rank] valor
} que { $top }, então é uma carta a menos.
junk-coach-stop = { $junk } não tem nem o naipe nem o valor de { $top }, e você não pode resgatar mais nada.

## Medalhas, e como se ganham

junk-badge-five = salva-vidas
junk-badge-five-how = cinco resgates seguidos
junk-badge-five-why = Você resgatou cinco cartas seguidas da { -sucata }.
junk-badge-nothing = não sobrou nada
junk-badge-nothing-how = pilha de sucata vazia
junk-badge-nothing-why = Não sobrou nada na sua { -sucata }.

## No replay

junk-next-slip = Próxima perda
junk-insight = 🔎 Melhor final ainda possível: { junk-insight-best }.
junk-insight-lost = 📉 { $action ->
    [draw] Comprar { $card }
    [play] Jogar { $card }
    [junk] Mandar { $card } para a { -sucata }
    [rescue] Resgatar { $card }
    [grace] { $card } na pilha da { -salvacao }
   *[stop] Parar
} custou { $lost }: antes era { $before }; agora o melhor que você pode alcançar é { $best }. Melhor: **{ $better }**.
junk-turning = { $action ->
    [draw] comprar { $card }
    [play] jogar { $card }
    [junk] mandar { $card } para a { -sucata }
    [rescue] resgatar { $card }
    [grace] { $card } na pilha da { -salvacao }
   *[stop] parar
} custou { $lost ->
    [1] 1 carta
   *[other] { $lost } cartas
}
junk-insight-best = { $best ->
    [0] não sobra nada
    [1] sobra 1
   *[other] sobram { $best }
}
junk-insight-loss = { $move } (−{ $lost })
junk-insight-sum = { $moves ->
    [0] 🔎 Nenhuma jogada custou nada.
    [1] 📉 Uma jogada custou algo: { $losses }.
   *[other] 📉 { $moves } jogadas custaram algo: { $losses }.
}
junk-best-line = ✨ As suas jogadas até a primeira perda, depois o melhor final. No fim, { junk-insight-best }.

## A lição

junk-lesson-1 = No Junk você compra uma carta depois da outra e leva o máximo que puder para a **{ -pilha-de-jogo }**. As cartas que ficam na **pilha de { -sucata }** no fim são a sua pontuação: 0 é perfeito.
    ➡️ Aperte **{ junk-button-draw }**. (Em uma partida de verdade, eu compro a primeira carta por você.)
junk-lesson-2 = É o 5♥. Em uma { -pilha-de-jogo } vazia, qualquer carta encaixa. Logo depois, eu compro a próxima por você.
    ➡️ Aperte **{ junk-button-play-and-draw }**.
junk-lesson-3 = O 9♥ tem o mesmo **naipe** que o 5♥, então encaixa. Uma carta do mesmo **valor** também encaixaria. Você só vê o topo de cada pilha: lembre-se do que está embaixo.
    ➡️ Aperte **{ junk-button-play-and-draw }**.
junk-lesson-4 = O 8♣ não tem nem o naipe nem o valor do 9♥, mas está a **um passo** e é da outra cor: preto ao lado de vermelho. Isso encaixa.
    ➡️ Aperte **{ junk-button-play-and-draw }**.
junk-lesson-5 = O 2♦ no 8♣: outro naipe, outro valor, e bem mais que um passo. Não encaixa, mas ninguém impede você de tentar.
    ➡️ Erre de propósito: aperte **{ junk-button-play-and-draw }**.
junk-lesson-6 = Isso dá **Juse!** O 2♦ ficou na sua mão, e você só perde a partida *limpa*. O que não encaixa vai para a pilha de { -sucata }; e também qualquer coisa que você prefira guardar para depois.
    ➡️ Aperte **{ junk-button-junk-and-draw }**.
junk-lesson-7 = O 3♣ tem o mesmo naipe que o 8♣. Mas olhe a sua { -sucata }: o 2♦ encaixaria no 3♣. Desta vez, não compre ainda.
    ➡️ Aperte **{ junk-button-play }**.
junk-lesson-8 = O 2♦ está a um passo do 3♣ e é da outra cor. Você pode **resgatar** o topo da { -sucata } sempre que encaixar. Isso esvazia a { -sucata }, e sem nada para resgatar, eu compro a próxima carta por você.
    ➡️ Aperte **{ junk-button-rescue }**.
junk-lesson-9 = Um **ás** é curinga: encaixa em qualquer carta, e qualquer carta encaixa nele.
    ➡️ Aperte **{ junk-button-play-and-draw }**.
junk-lesson-10 = Joguei o meio da partida por você: foi mais do mesmo. O { -monte } acabou, e há três cartas na { -sucata }. Agora vem a **{ -salvacao }**, carta por carta a partir do topo da { -sucata }. A primeira pode ser qualquer uma.
    ➡️ Aperte **{ junk-button-grace }**.
junk-lesson-11 = Cada uma das seguintes precisa ter o naipe ou o valor da anterior: passos e ases curingas não contam aqui. Depois do 4♥ vem o 4♠, do mesmo valor.
    ➡️ Aperte **{ junk-button-grace }** de novo.
junk-lesson-12 = A Q♦ não tem nada em comum com o 4♠, então fica na { -sucata }.
    ➡️ Aperte **{ junk-button-stop }**.
junk-lesson-end =
    Sobrou uma carta: uma bela pontuação, mesmo sem ser uma partida limpa.
    ➡️ **{ button-lesson-play }** começa uma partida, como **/junk new**. **/junk daily** traz a de hoje, a mesma para todo mundo, com uma só tentativa.

## Comandos

command-junk = Junk: uma paciência, só para você ou como partida do dia
command-junk-new = Começar uma partida, só para você, a menos que seja pública
command-junk-new-naked = Você vê a próxima carta do monte (mais fácil)
command-junk-draw = Comprar a próxima carta
command-junk-play = Colocar a carta comprada na pilha de jogo
command-junk-junk = Mandar a carta comprada para a pilha de sucata
command-junk-rescue = Levar o topo da pilha de sucata para a pilha de jogo
command-junk-grace = No fim: levar o topo da pilha de sucata para a pilha da Salvação
command-junk-stop = No fim: parar e ficar com o resto da sucata como pontuação

## Na primeira partida de alguém, quando acontece pela primeira vez

junk-new-ace = Um ás encaixa em qualquer carta, e qualquer carta encaixa em um ás. Coloque o ás antes de resgatar uma carta.
junk-new-junk = Só a carta do topo da { -sucata } pode voltar: **{ junk-button-rescue }** leva essa carta para a { -pilha-de-jogo }, se encaixar ali.
junk-new-rescue = Você resgatou uma carta. Se a próxima na { -sucata } também encaixar, pode continuar.
junk-new-end = O { -monte } acabou. Resgate o que puder e depois aperte **{ junk-button-grace }** para o resto da { -sucata }.
junk-new-grace = A primeira carta da { -salvacao } pode ser qualquer uma. Cada uma das seguintes precisa ter o naipe ou o valor da anterior, e você não pode mais resgatar.
junk-new-misplay = Essa carta não encaixa, então fica onde está. Uma partida sem erros e sem dicas é uma partida limpa.

## Boards: is this move a mistake?

junk-board-move = { $move ->
    [play] { $card } vai para a { -pilha-de-jogo }.
    [rescue] { $card } sai da { -sucata } para a { -pilha-de-jogo }.
   *[grace] { $card } vai para a pilha da { -salvacao }.
}
