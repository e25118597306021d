-centro = centro
-valor-inicial = valor inicial

juse-name = Juse
juse-tagline = flagre os erros de todo mundo
juse-goal = Livre-se de todas as suas cartas antes de todo mundo.
juse-lobby = Livre-se das suas cartas primeiro e flagre o que passa batido: nada está escondido. De { $min } a { $max } pessoas, melhor com 3 a 7.
juse-option-reminders = mostrar o { -valor-inicial }
juse-option-referee = quem grita Juse!
juse-option-referee-bot = o bot
juse-option-referee-table = a mesa
juse-option-wrong_calls = depois de um { -alarme-falso }
juse-option-wrong_calls-turn = esperar a próxima vez
juse-option-wrong_calls-lap = esperar uma volta

## Botões

juse-button-draw = Comprar
juse-button-juse = Juse!
juse-to-centre = Centro
juse-to-own = Sua própria pilha
juse-to-seat = Pilha de { $name }

## Na imagem

juse-picture-base = Centro: cada naipe começa com { $rank }
juse-picture-base-short = { $rank } começa
juse-picture-centre = Centro
juse-picture-pile = pilha
juse-picture-hand = mão
juse-picture-then = depois
juse-picture-juse = Juse!
juse-picture-near = só 1!
juse-picture-left = tem { $cards }
juse-picture-wins = Vitória de { $name }!

juse-thrill-row = ×{ $cards }!
juse-thrill-row-said = { $name }: { $cards } cartas numa só vez!

juse-moment-does-not-fit = { $card } não encaixa ali
juse-moment-centre-first = { $card } encaixa no { -centro }
juse-moment-nearer-first = { $card } vai antes na de { $better }
juse-moment-playable-elsewhere = { $card } encaixa na de { $better }
juse-moment-drew-early = { $card } encaixa no { -centro }
juse-moment-caught = flagra de { $name }
juse-moment-stamp = FLAGRA!
juse-moment-gives = −{ $cards }
juse-moment-takes = +{ $cards }
juse-moment-wrong-call = Alarme falso!

juse-ending-centre = vence: última carta no { -centro }
juse-ending-seat = vence: última carta na pilha de { $name }
juse-ending-gave = vence: deu a última carta a { $name }
juse-ending-place = { $place }º
juse-ending-time = { $minutes ->
    [0] menos de um minuto
    [1] um minuto
   *[other] { $minutes } minutos
}
juse-ending-how = { $how } · { $time }
juse-ending-out = sem cartas!
juse-ending-left = { $cards ->
    [1] resta 1
   *[other] restam { $cards }
}
juse-ending-caught = { $catches } de { $of }
juse-ending-move = jogada { $move }
juse-ending-clean = nenhum erro em { $moves } jogadas
juse-ending-best-catch = melhor flagra
juse-ending-said = “{ $words }!”

## O que está acontecendo

juse-status-first = { $who ->
    [computer] ▶ **{ $name }** joga agora.
   *[person] ▶ Sua vez, **{ $name }**: compre uma carta.
}
juse-status-open = { $who ->
    [computer] ▶ **{ $name }** joga agora.
   *[person] ▶ Sua vez, **{ $name }**: compre, ou jogue o topo da sua pilha.
}
juse-status-holding = { $who ->
    [computer] ▶ **{ $name }** tem **{ $card }** na mão.
   *[person] ▶ Sua vez, **{ $name }**: você comprou **{ $card }**. Para onde ela vai?
}

juse-status-near = 🔥 { $name }: só falta 1 carta!
juse-status-calling = 👀 { $drew ->
    [yes] { $name } errou ao comprar?
   *[no] A jogada de { $name } foi um erro?
} Aperte **{ juse-button-juse }** agora.
juse-status-barred = (Menos { $names }: gritou errado.)

juse-did-draw = { $name } comprou { $card }.
juse-did-place = { $where ->
    [centre] { $name } jogou { $card } no { -centro }.
    [own] { $name } pôs { $card } na própria pilha.
   *[seat] { $name } jogou { $card } na pilha de { $target }.
}
juse-did-draw-and-place = { $where ->
    [centre] { $name } comprou { $card } e jogou no { -centro }.
    [own] { $name } comprou { $card } e pôs na própria pilha.
   *[seat] { $name } comprou { $card } e jogou na pilha de { $target }.
}
juse-did-misplay = { $called ->
    [yes] { $caller } percebeu{ $fast ->
        [unknown] !
       *[other] {" "}em { $fast }!
    }
   *[no] **Juse!**
} { $name } recebe { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}.
juse-did-call-wrongly = { $name } gritou **Juse!**, mas foi { -alarme-falso }.
juse-did-win = { $name } não tem mais cartas e vence!
juse-rank = **{ $place }** · { $name }: { $score ->
    [0] sem cartas
    [1] resta uma carta
   *[other] restam { $score } cartas
}, { called-how-often }
juse-best-catch = 🎯 Melhor flagra: { $caller } pegou { $name } ({ $cost ->
    [1] 1 carta
   *[other] { $cost } cartas
})

## Por que foi um erro

juse-fault-does-not-fit = { $where ->
    [centre] { $name } jogou { $card } no { -centro }, onde ela não encaixa.
   *[seat] { $name } jogou { $card } na pilha de { $target }, onde ela não encaixa.
}
juse-fault-centre-first = { $where ->
    [own] { $name } pôs { $card } na própria pilha, mas ela encaixa no { -centro }, e o { -centro } vem primeiro.
   *[seat] { $name } jogou { $card } na pilha de { $target }, mas ela encaixa no { -centro }, e o { -centro } vem primeiro.
}
juse-fault-nearer-first = { $name } jogou { $card } na pilha de { $target }, mas ela também encaixa na de { $better }, que joga antes.
juse-fault-playable-elsewhere = { $name } pôs { $card } na própria pilha, mas ela encaixa na pilha de { $better }.
juse-fault-drew-early = { $name } foi comprar, mas { $card }, o topo da própria pilha, encaixa no { -centro }.
juse-fault-wrong-call = { $name } gritou **Juse!** para { $accused }, mas não houve erro. { $name } pode gritar de novo { $lap ->
    [yes] depois de jogar uma vez.
   *[no] na vez seguinte.
}
juse-called-by = { $name } percebeu{ $fast ->
    [unknown] !
   *[other] {" "}em { $fast }!
} { $accusation }
juse-penalty = A carta volta, { $name } recebe { $cards ->
    [1] uma carta como castigo
   *[other] { $cards } cartas, uma de cada pessoa
}, e a vez de { $name } acaba.

## A imagem em palavras

juse-alt-turn = Vez de { $name }.
juse-alt-held = Na mão: { $card }.
juse-alt-centre = Centro: { $tops }.
juse-alt-no-pile = { $suit } ainda sem pilha
juse-alt-base = Cada naipe começa com { $rank }.
juse-alt-seat = { $name }: { $draw } no { -monte }, { $discard ->
    [0] ainda sem pilha.
   *[other] pilha de { $discard } com { $top } no topo.
}
juse-alt-catches = { $name } já pegou { $catches ->
    [1] um erro
   *[other] { $catches } erros
}.
juse-alt-misplay = Juse! A carta foi { $card }, de { $name }.

## Recusas das regras

refused-holding = Você tem uma carta na mão: coloque-a primeiro.
refused-nothing-held = Compre primeiro: só uma carta que você acabou de comprar vai na sua própria pilha.
refused-no-discard-pile = Você ainda não tem pilha de onde jogar: compre primeiro.
refused-bot-calls = Nesta mesa, o bot aponta todos os erros.
refused-nothing-done-yet = Ninguém jogou ainda, então não há o que apontar.
refused-acted-last = Essa jogada foi sua; só as outras pessoas podem gritar Juse!
refused-called-wrongly = O seu último grito foi um { -alarme-falso }. Você pode gritar de novo { $lap ->
    [yes] depois de jogar uma vez.
   *[no] na vez seguinte.
}
refused-own-seat = Essa é a sua própria pilha: escolha “{ juse-to-own }” para isso.

## As regras, página por página

juse-rules-title-1 = A mesa
juse-rules-1 = **Juse · A mesa**
    { juse-goal }

    Você tem um **{ -monte }** virado para baixo: todas as cartas são dadas, menos uma. Essa fica aberta no **{ -centro }** e começa a pilha do próprio naipe.
    • O valor dela é o *{ -valor-inicial }*: os outros três naipes também começam com esse valor.
    • Uma pilha do { -centro } cresce no próprio naipe, um valor por vez, de K dando a volta para A, até ter as treze cartas.
    • Ao lado do seu { -monte } cresce a sua própria **pilha** aberta; só a carta do topo conta.
    • O { -valor-inicial } não aparece mais depois da primeira vez, a menos que a mesa tenha sido aberta com *{ juse-option-reminders }*. Lembre-se dele!

juse-rules-title-2 = A sua vez
juse-rules-2 = **Juse · A sua vez**
    Sem carta na mão, você pode
    • **comprar** a carta do topo do seu { -monte }, à vista de todo mundo. Se o { -monte } estiver vazio, a sua própria pilha é virada e passa a ser o { -monte };
    • jogar o topo da sua pilha **no { -centro }**, se encaixar ali. Você *deve* fazer isso antes de comprar;
    • jogar o topo da sua pilha **na pilha de outra pessoa**, se for o próximo valor acima do topo dela, de qualquer naipe. Essa jogada é opcional.

    A sua vez continua até que uma carta comprada não encaixe em nenhum outro lugar e você a ponha na sua própria pilha.

    Quando você só pode comprar, a carta é comprada para você.

juse-rules-title-3 = Para onde vai uma carta
juse-rules-3 = **Juse · Para onde vai uma carta comprada**
    Tente estes lugares nesta ordem e use o primeiro em que ela encaixar:
    1. **o { -centro }**: o { -valor-inicial }, se o naipe ainda não tem pilha, ou a próxima carta do naipe;
    2. **a pilha de outra pessoa**, se a carta for o próximo valor acima do topo dela, de qualquer naipe. Se várias servirem, fique com a de quem joga antes;
    3. **a sua própria pilha**, se ela não encaixar em nenhum outro lugar. Aí a sua vez acaba, mesmo que a carta por acaso siga a de baixo.

    A vem depois de K, e 2 depois de A.

juse-rules-title-4 = Juse!
juse-rules-4 = **Juse · Juse!**
    Ninguém impede você de deixar algo passar. Quando isso acontece, você ouve **Juse!**: por uma carta onde ela não encaixa, por um lugar melhor ignorado, ou por comprar enquanto o topo da sua pilha encaixa no { -centro }.
    • A carta volta para onde estava (uma carta comprada cedo demais nem é virada).
    • Cada uma das outras pessoas dá a você a carta de baixo do próprio { -monte }, ou da própria pilha aberta, se ficou sem { -monte }. Essas cartas vão, sem ninguém ver, para baixo do seu { -monte }.
    • A sua vez acaba.

    Quem fica sem nenhuma carta vence na hora, mesmo ao dar a última como castigo (se acontecer com duas pessoas, vence quem deu primeiro). Entre as outras pessoas, fica na frente quem tem menos cartas.

    Depois da partida, **{ button-replay }** mostra o que passou batido, o que custou e o que ninguém apontou.

juse-rules-title-5 = Quando a mesa grita
juse-rules-5 = **Juse · Quando a mesa grita**
    Cabe a você notar o que passou batido. (Na { -partida-do-dia }, e em mesas abertas com *{ juse-option-referee }: { juse-option-referee-bot }*, o bot aponta cada erro na hora.)
    • O bot ainda aponta uma carta que não encaixa onde foi posta, e um erro com a última carta de alguém. Todos os outros erros valem, a menos que alguém grite.
    • A última jogada fica marcada. Até a próxima, todo mundo, menos quem a fez, pode apertar **{ juse-button-juse }**, não importa de quem seja a vez. A próxima jogada só conta 1,5 segundo mais tarde, e uma compra, dois.
    • **Acertou?** A jogada é desfeita e custa o mesmo que qualquer Juse! Uma carta comprada cedo demais volta para o topo, embora todo mundo já a tenha visto. Se a vez seguinte já tinha começado, ela simplesmente continua.
    • **Errou?** Todo mundo fica sabendo, e você precisa jogar uma vez antes de gritar de novo (ou só esperar a próxima vez, se a mesa foi aberta assim).
    • **Um pouco tarde?** Se alguém gritou até 3 segundos antes de você, você também viu. Isso nunca é um { -alarme-falso }.
    • Os computadores também gritam: os fáceis, metade dos seus erros; os normais, quatro em cada cinco; os difíceis, quase todos. O que outro computador faz, eles deixam para você por um instante. Nas suas três primeiras partidas a sós, eles gritam tudo o que você deixa passar.

juse-rules-title-6 = A turma da casa
juse-rules-6 = **Juse · A turma da casa**
    Os computadores deixam passar o mesmo que a gente: o topo da própria pilha, pilhas parecidas e o que vem no fim de uma vez longa. Dizem também que
    • Kumari se empolga: depois de duas cartas seguidas, quase não olha;
    • Nimal nunca olha a própria pilha;
    • Chamari confunde pilhas parecidas;
    • Ruwan só tem olhos para a pilha que acabou de mudar;
    • Dilani nunca olha para o outro lado da mesa;
    • Asanka esquece o { -valor-inicial };
    • Sanduni jura que nada vem depois de um rei;
    • Tharindu vigia todo mundo e esquece o { -centro }.

    Pegue essa turma no flagra!

## Medalhas, e como se ganham

juse-badge-sharp = olho vivo
juse-badge-sharp-how = flagra com 5 restantes
juse-badge-sharp-why = Você flagrou o erro de alguém que só tinha mais cinco cartas.
juse-badge-seven = sete cartas
juse-badge-seven-how = jogadas na mesma vez
juse-badge-seven-why = Você se livrou de sete cartas numa só vez.

## No replay

juse-next-slip = Próximo despercebido
juse-turning-called = não viu que { $seen }: +{ $cards }{ $slips ->
    [1] {""}
   *[other] {" "}(+{ $took } ao todo)
}
juse-turning-kept = ficou com uma carta, mas { $seen }
juse-turning-missed = perdeu um flagra: { $seen }
juse-turning-unnoticed = ninguém percebeu: { $seen }
juse-turning-given = recebeu { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} de { $name } na mesma vez
juse-slip-called = 📉 Custou: { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} (de { $before } para { $after }) { $over ->
    [no] e o resto da vez.
   *[yes] e a partida: { $winner } deu a última carta.
}
juse-slip-wrong-call = 📉 Custou: nenhuma carta, mas { $name } ficou um tempo sem poder gritar.
juse-slip-seen = 👀 { $why } { $caller } viu.
juse-slip-unnoticed = 👀 Ninguém gritou: { $why }
juse-slip-kept = { $name } ficou com essa carta e perdeu o resto da vez.
juse-slip-missed = { $count ->
    [1] { $names } deixou de dar uma carta.
   *[other] { $names } deixaram de dar uma carta cada.
}
juse-slips = 👀 { $name }: { $slips }
juse-slips-none = nada passou batido
juse-slips-called = { $count ->
    [1] 1 erro apontado
   *[other] { $count } erros apontados
} (+{ $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}, { $count ->
    [1] 1 vez encurtada
   *[other] { $count } vezes encurtadas
})
juse-slips-unnoticed = { $count } sem ninguém gritar{ $kept ->
    [0] {""}
    [1] {" "}(ficou com 1 carta)
   *[other] {" "}(ficou com { $kept } cartas)
}
juse-slips-missed = { $count ->
    [1] 1 flagra perdido
   *[other] { $count } flagras perdidos
} ({ $count ->
    [1] 1 carta que não deu
   *[other] { $count } cartas que não deu
})
juse-slips-wrong = { $count ->
    [1] 1 { -alarme-falso }
   *[other] { $count } alarmes falsos
}

## O que posso fazer?

juse-can-wait = Observe: nada está escondido, e o que você nota agora ajuda depois.
juse-can-draw = **{ juse-button-draw }**: { $left ->
    [0] o seu { -monte } acabou, então primeiro a sua própria pilha é virada. Depois você vira a carta do topo, à vista de todo mundo.
   *[other] vire a carta do topo do seu { -monte }, à vista de todo mundo.
}
juse-can-play = Ou ponha { $card }, o topo da sua própria pilha, no { -centro } ou na pilha de outra pessoa (aperte um nome).
juse-can-place = Ponha { $card } no { -centro }, ou aperte o nome da pessoa para pôr na pilha dela. Com o seu próprio nome, a carta vai na sua própria pilha.
juse-can-call = **{ juse-button-juse }**: diga que { $name } acabou de deixar algo passar. Se for { -alarme-falso }, você fica um tempo sem poder gritar.

juse-matters-centre = O { -centro } recebe a próxima carta de cada naipe, de K dando a volta para A. Um naipe que ainda não tem pilha começa com o { -valor-inicial }.
juse-matters-owed = Se o topo da sua própria pilha encaixa no { -centro }, ele vai para lá antes de você comprar.
juse-matters-free = A pilha de outra pessoa recebe o próximo valor acima, de qualquer naipe. Da sua própria pilha, isso é opcional.
juse-matters-others = Se não encaixar no { -centro }, olhe as pilhas das outras pessoas: elas recebem o próximo valor acima, de qualquer naipe. Se várias servirem, fique com a de quem joga antes.
juse-matters-own = Só o que não encaixa em nenhum outro lugar vai na sua própria pilha, e aí a sua vez acaba.
juse-matters-base = O { -valor-inicial } é { $rank }.
juse-matters-remember = O { -valor-inicial } não aparece mais. Você se lembra dele?

juse-right-draw = { $first ->
    [yes] você não tem pilha própria de onde jogar.
   *[no] o topo da sua própria pilha não encaixa no { -centro }.
}
juse-right-centre = { $below ->
    [none] { $card } começa a pilha de { $suit }.
   *[other] { $card } vem depois de { $below }.
}
juse-right-seat = { $owed ->
    [yes] { $card } é o próximo valor depois de { $below }, e nenhum lugar melhor a recebe.
   *[no] { $card } é o próximo valor depois de { $below }. Essa jogada é opcional.
}
juse-right-own = { $card } não encaixa em nenhum outro lugar. Aí a sua vez acaba.
juse-wrong-does-not-fit = { $card } não encaixa ali.
juse-wrong-centre-first = { $card } encaixa no { -centro }, que vem primeiro.
juse-wrong-nearer-first = { $card } também encaixa na pilha de { $better }, que joga antes.
juse-wrong-playable-elsewhere = { $card } encaixa na pilha de { $better }.
juse-wrong-drew-early = { $card } na sua própria pilha encaixa no { -centro }, que vem primeiro.

juse-best-only-draw = Você não tem pilha própria de onde jogar.
juse-best-draw = { $card }, na sua própria pilha, não tem para onde ir, então veja o que vem.
juse-best-own = { $card } não encaixa nem no { -centro } nem na pilha de mais ninguém, então a sua vez acaba com ela.
juse-best-last = { $card } é a sua última carta: jogue-a e você vence.
juse-best-centre = { $below ->
    [none] { $card } começa { $suit } no { -centro }
   *[other] { $card } vem depois de { $below }
}, e { $owed ->
    [yes] você a deve ao { -centro } antes de comprar.
   *[no] o { -centro } vem antes de todos os outros lugares.
}
juse-best-give = { $card } vem depois de { $below }: não é obrigatório jogá-la, mas é uma carta a menos{ $empties ->
    [yes] , e ninguém pode jogar em uma pilha vazia.
   *[no] {" "}e a sua vez continua.
}
juse-best-seat = { $card } não encaixa no { -centro }, e a única pilha que a recebe é a de { $name }, depois de { $below }.
juse-best-nearest = { $card } também encaixa na pilha de { $others }, mas { $name } joga antes.
juse-best-call = { $drew ->
    [yes] { $name } comprou enquanto o topo da própria pilha encaixava no { -centro }.
   *[no] { $name } não viu um lugar melhor para { $card }.
}

## A lição

juse-lesson-1 =
    Boas-vindas ao Juse! Você vence se ficar sem cartas antes de todo mundo. 7♥ no meio começa a pilha de ♥ no { -centro }, então os outros naipes também vão começar com um **7**. Lembre-se disso: depois desta vez, não aparece mais.
    ➡️ As suas cartas estão viradas para baixo. Aperte **{ juse-button-draw }** para virar a primeira. (Em uma mesa de verdade, a primeira de todas é comprada para você.)
juse-lesson-2 =
    Todo mundo vê a sua Q♠. O { -centro } recebe agora 8♥ ou outro 7, e ninguém tem pilha aberta ainda. Então esta carta vai na sua própria pilha, e aí a sua vez acaba. Cada pilha tem um botão com o nome da pessoa.
    ➡️ Aperte **{ $p0 }**, o seu próprio nome.
juse-lesson-3 =
    { $p1 } e { $p2 } tiveram uma vez como a sua, então agora todo mundo tem uma pilha.
    ➡️ Aperte **{ juse-button-draw }**.
juse-lesson-4 =
    8♥ vem depois de 7♥, no mesmo naipe: encaixa no **{ -centro }**, e o { -centro } vem antes de tudo.
    ➡️ Aperte **{ juse-to-centre }**.
juse-lesson-5 =
    Uma carta a menos, e a sua vez continua. Nesta lição eu compro a próxima carta para você: é J♦. Ela não encaixa no { -centro }. Mas nas **pilhas das outras pessoas** qualquer naipe serve, desde que o valor seja o próximo acima, e { $p2 } mostra 10♣.
    ➡️ Aperte **{ $p2 }**.
juse-lesson-6 =
    Olhe a sua própria pilha: Q♠ vem depois desse J♦. Da sua pilha para a de outra pessoa é opcional, mas é uma carta a menos.
    ➡️ Aperte **{ $p2 }** de novo.
juse-lesson-7 =
    A próxima carta é 7♣, e ainda não há pilha de ♣. Que valor começa as pilhas do { -centro }? A mesa não conta mais.
    ➡️ Você lembra, não lembra? Aperte **{ juse-to-centre }**.
juse-lesson-8 =
    9♥ vai em 8♥, claro. Mas ninguém impede você de deixar passar. E se deixar?
    ➡️ Erre de propósito: aperte **{ $p0 }**.
juse-lesson-9 =
    { $p1 } viu: isso dá **Juse!** Só você lê aqui; em uma mesa de verdade, todo mundo lê. 9♥ voltou para o topo do seu { -monte }, cada pessoa passou uma carta para você, e a sua vez acabou. Prestar atenção é o jogo inteiro.
    ➡️ Aperte **{ button-lesson-on }** para { $p1 } e { $p2 } jogarem.
juse-lesson-10 =
    Ninguém conseguiu aproveitar nada. Você sabe o que está no topo do seu { -monte }, não sabe?
    ➡️ Aperte **{ juse-button-draw }**.
juse-lesson-11 =
    9♥ de novo: uma segunda chance.
    ➡️ Ponha a carta no lugar dela.
juse-lesson-12 =
    Você comprou 2♠, que não encaixa em lugar nenhum. Depois, { $p1 } comprou 10♥ e pôs na própria pilha. Mas olhe o { -centro }: 10♥ vem logo depois do seu 9♥! Ninguém notou ainda. Quem vir primeiro pode gritar, seja de quem for a vez.
    ➡️ Rápido, aperte **{ juse-button-juse }**
juse-lesson-end =
    No flagra! { $p1 } pega 10♥ de volta e recebe uma carta de cada pessoa. Pegar os outros é metade do jogo. Fique de olho em mais duas coisas, porque ninguém avisa:
    • Antes de comprar, olhe o topo da **sua própria pilha**: se encaixa no { -centro }, ele vai para lá primeiro.
    • Se uma carta encaixa nas pilhas de várias pessoas, ela vai para a de **quem joga antes**.
    ➡️ **{ button-lesson-play }** abre uma mesa com um computador, onde *{ button-what }* avalia cada jogada para você. Com a galera: **/juse new**. **/juse rules** tem tudo, página por página.

## Comandos

command-juse = Juse: uma paciência para duas a oito pessoas, todo mundo de olho nos erros alheios
command-juse-new-reminders = Mostrar sempre o valor que começa as pilhas do centro (mais fácil)
command-juse-new-referee = Quem grita Juse! quando um erro é fácil de passar batido
command-juse-new-referee-bot = o bot
command-juse-new-referee-table = a mesa
command-juse-new-wrong_calls = Se a mesa grita: quanto tempo se espera depois de um alarme falso
command-juse-new-wrong_calls-turn = até a próxima vez
command-juse-new-wrong_calls-lap = até jogar uma vez
command-juse-draw = Comprar a carta do topo do seu monte
command-juse-play = Pôr em algum lugar a carta que você tem na mão, ou o topo da sua pilha
command-juse-play-to = O centro, a sua própria pilha ou a pilha de outra pessoa
command-juse-call = Gritar Juse! para a última jogada, onde a mesa grita (veja as regras)

## Na primeira partida de alguém, quando acontece pela primeira vez

juse-new-base = Cada naipe começa com o { -valor-inicial }, que agora fica escondido. Lembre-se dele!
juse-new-given = Alguém jogou uma carta na sua pilha aberta, então você tem mais uma de que se livrar.
juse-new-center = As pilhas do { -centro } crescem por naipe, um valor por vez, e A vem depois de K.
juse-new-misplay = **Juse!** quer dizer que alguém errou: a carta volta, cada uma das outras pessoas dá uma carta a quem errou, e a vez acaba.
juse-new-turned-over = Quando um { -monte } acaba, a pilha aberta é virada e passa a ser o novo { -monte }.

## Boards: is this move a mistake?

juse-board-move = { $where ->
    [draw] { $name } compra uma carta.
    [centre] { $name } joga { $card } no { -centro }.
    [own] { $name } põe { $card } na própria pilha.
   *[seat] { $name } joga { $card } na pilha de { $target }.
}
juse-board-right = { $where ->
    [draw] { $card } não encaixa no { -centro }, então comprar está certo.
    [centre] { $below ->
        [none] { $card } começa a pilha do seu naipe.
       *[other] { $card } vem depois de { $below }.
    }
    [own] { $card } não encaixa em nenhum outro lugar.
   *[seat] { $card } vem depois de { $below }, e nenhum lugar melhor a recebe.
}

## What those who watch predict

juse-forecast = **Quem vai ter menos cartas depois da volta { $round }?**
juse-forecast-until = o meio da volta
juse-forecast-part = volta { $number }
juse-foretold = { $names ->
    [nobody] Depois da volta { $number }, todo mundo tinha o mesmo número de cartas.
   *[other] Menos cartas depois da volta { $number }: { $names }.
}
