-centro = centro
-valor-inicial = valor inicial

juse-name = Juse
juse-tagline = flagre os erros de todo mundo
juse-goal = Fique sem cartas antes de todo mundo.
juse-lobby = Fique sem cartas primeiro e flagre o que passa batido: nada está escondido. De { $min } a { $max } pessoas, melhor com 3 a 7.
juse-option-reminders = mostrar o { -valor-inicial }
juse-option-referee = quem grita Juse!
juse-option-referee-bot = o bot
juse-option-referee-table = a mesa
juse-option-wrong_calls = depois de um { -alarme-falso }
juse-option-wrong_calls-turn = esperar um turno
juse-option-wrong_calls-lap = esperar uma volta

## Botões

juse-button-draw = Comprar
juse-button-juse = Juse!
juse-to-centre = Centro
juse-to-own = Sua própria pilha
juse-to-seat = Pilha de { $name }

## Na imagem

juse-picture-base = Centro: cada naipe começa com { $rank }
juse-picture-base-short = início: { $rank }
juse-picture-centre = Centro
juse-picture-pile = pilha
juse-picture-hand = mão
juse-picture-then = →
juse-picture-juse = Juse!
juse-picture-near = só 1!
juse-picture-left = tem { $cards }
juse-picture-wins = Vitória de { $name }!

juse-thrill-row = ×{ $cards }!
juse-thrill-row-said = { $name }: { $cards } cartas em um turno só!

juse-moment-does-not-fit = { $card } não encaixa ali
juse-moment-centre-first = { $card } encaixa no { -centro }
juse-moment-nearer-first = { $card } vai antes na pilha de { $better }
juse-moment-playable-elsewhere = { $card } vai na pilha de { $better }
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
juse-status-barred = (Menos { $names }: alarme falso.)

juse-did-draw = { $name } comprou { $card }.
juse-did-place = { $where ->
    [centre] { $name } jogou { $card } no { -centro }.
    [own] { $name } colocou { $card } na própria pilha.
   *[seat] { $name } jogou { $card } na pilha de { $target }.
}
juse-did-draw-and-place = { $where ->
    [centre] { $name } comprou { $card } e jogou no { -centro }.
    [own] { $name } comprou { $card } e colocou na própria pilha.
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
    [centre] { $name } jogou { $card } no { -centro }, onde não encaixa.
   *[seat] { $name } jogou { $card } na pilha de { $target }, onde não encaixa.
}
juse-fault-centre-first = { $where ->
    [own] { $name } colocou { $card } na própria pilha, mas a carta encaixa no { -centro }, e o { -centro } vem primeiro.
   *[seat] { $name } jogou { $card } na pilha de { $target }, mas a carta encaixa no { -centro }, e o { -centro } vem primeiro.
}
juse-fault-nearer-first = { $name } jogou { $card } na pilha de { $target }, mas a carta também encaixa na de { $better }, que joga antes.
juse-fault-playable-elsewhere = { $name } colocou { $card } na própria pilha, mas a carta encaixa na pilha de { $better }.
juse-fault-drew-early = { $name } foi comprar, mas { $card }, o topo da própria pilha, encaixa no { -centro }.
juse-fault-wrong-call = { $name } gritou **Juse!** contra { $accused }, mas não houve erro. { $name } pode gritar de novo { $lap ->
    [yes] depois de terminar um turno.
   *[no] no próximo turno.
}
juse-called-by = { $name } percebeu{ $fast ->
    [unknown] !
   *[other] {" "}em { $fast }!
} { $accusation }
juse-penalty = A carta volta, { $name } recebe { $cards ->
    [1] uma carta como castigo
   *[other] { $cards } cartas, uma de cada pessoa
}, e o turno de { $name } acaba.

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
juse-alt-misplay = Juse! A carta era { $card }, de { $name }.

## Recusas das regras

refused-holding = Você tem uma carta na mão: coloque essa carta primeiro.
refused-nothing-held = Compre primeiro: só uma carta que você acabou de comprar vai para a sua própria pilha.
refused-no-discard-pile = Você ainda não tem pilha própria: compre primeiro.
refused-bot-calls = Nesta mesa, o bot aponta todos os erros.
refused-nothing-done-yet = Ninguém jogou ainda, então não há o que apontar.
refused-acted-last = Essa jogada foi sua; só as outras pessoas podem gritar Juse!
refused-called-wrongly = O seu último grito foi um { -alarme-falso }. Você pode gritar de novo { $lap ->
    [yes] depois de terminar um turno seu.
   *[no] no próximo turno.
}
refused-own-seat = Essa é a sua própria pilha: escolha “{ juse-to-own }” para isso.

## As regras, página por página

juse-rules-title-1 = A mesa
juse-rules-1 = **Juse · A mesa**
    { juse-goal }

    Você tem um **{ -monte }** virado para baixo: todas as cartas são dadas, menos uma. Essa fica aberta no **{ -centro }** e começa a pilha do naipe dela.
    • O valor dela é o *{ -valor-inicial }*: os outros três naipes também começam com esse valor.
    • Uma pilha do { -centro } cresce no próprio naipe, um valor por vez, e depois do K vem o A, até ter as treze cartas.
    • Ao lado do seu { -monte } cresce a sua própria **pilha** aberta; só a carta do topo conta.
    • O { -valor-inicial } não aparece mais depois do primeiro turno, a menos que a mesa tenha sido aberta com *{ juse-option-reminders }*. Lembre-se dele!

juse-rules-title-2 = A sua vez
juse-rules-2 = **Juse · A sua vez**
    Sem carta na mão, você pode
    • **comprar** a carta do topo do seu { -monte }, à vista de todo mundo. Se o { -monte } estiver vazio, a sua própria pilha é virada e passa a ser o { -monte };
    • jogar o topo da sua pilha **no { -centro }**, se encaixar ali. Você *deve* fazer isso antes de comprar;
    • jogar o topo da sua pilha **na pilha de outra pessoa**, se tiver o valor seguinte ao do topo dela, de qualquer naipe. Essa jogada é opcional.

    O seu turno continua até você comprar uma carta que não encaixa em nenhum outro lugar e vai para a sua própria pilha.

    Quando só dá para comprar, eu compro por você.

juse-rules-title-3 = Para onde vai uma carta
juse-rules-3 = **Juse · Para onde vai uma carta comprada**
    Tente estes lugares nesta ordem e use o primeiro em que ela encaixar:
    1. **o { -centro }**: o { -valor-inicial }, se o naipe ainda não tem pilha, ou a próxima carta do naipe;
    2. **a pilha de outra pessoa**, se a carta tiver o valor seguinte ao do topo dela, de qualquer naipe. Se várias servirem, fique com a de quem joga antes;
    3. **a sua própria pilha**, se ela não encaixar em nenhum outro lugar. Aí o seu turno acaba, mesmo que por acaso ela encaixe na carta de baixo.

    O A vem depois do K, e o 2 depois do A.

juse-rules-title-4 = Juse!
juse-rules-4 = **Juse · Juse!**
    Ninguém impede você de deixar algo passar. Quando isso acontece, você ouve **Juse!**: por colocar uma carta onde ela não encaixa, por ignorar um lugar melhor, ou por comprar enquanto o topo da sua pilha encaixa no { -centro }.
    • A carta volta para onde estava (uma carta comprada cedo demais nem é virada).
    • Cada uma das outras pessoas dá a você a carta de baixo do próprio { -monte }, ou da própria pilha aberta, se ficou sem { -monte }. Essas cartas vão, sem ninguém ver, para baixo do seu { -monte }.
    • O seu turno acaba.

    Quem fica sem nenhuma carta vence na hora, mesmo ao dar a última pelo erro de alguém (se acontecer com duas pessoas, vence quem deu primeiro). Entre as outras pessoas, fica na frente quem tem menos cartas.

    Depois da partida, **{ button-replay }** mostra o que passou batido, o que custou e o que ninguém apontou.

juse-rules-title-5 = Quando a mesa grita
juse-rules-5 = **Juse · Quando a mesa grita**
    Cabe a você notar o que passou batido. (Na { -partida-do-dia }, e em mesas abertas com *{ juse-option-referee }: { juse-option-referee-bot }*, o bot aponta cada erro na hora.)
    • O bot ainda aponta uma carta que não encaixa onde foi colocada, e um erro com a última carta de alguém. Todos os outros erros valem, a menos que alguém grite.
    • A última jogada fica marcada. Até a próxima, todo mundo, menos quem jogou, pode apertar **{ juse-button-juse }**, não importa de quem seja a vez. A próxima jogada só conta depois de 1,5 segundo; uma compra, depois de dois.
    • **Acertou?** A jogada é desfeita e custa o mesmo que qualquer Juse! Uma carta comprada cedo demais volta para o topo, embora todo mundo já tenha visto. Se o turno seguinte já tinha começado, ele simplesmente continua.
    • **Errou?** Todo mundo fica sabendo, e você só pode gritar de novo depois de terminar um turno seu (ou já no próximo turno, se a mesa foi aberta assim).
    • **Um pouco tarde?** Se alguém gritou até 3 segundos antes de você, você também viu. Isso nunca é um { -alarme-falso }.
    • Os computadores também gritam: os fáceis, em metade dos seus erros; os normais, em quatro de cada cinco; os difíceis, em quase todos. Quando o erro é de outro computador, eles dão a você um instante para gritar primeiro. Nas suas três primeiras partidas só contra computadores, eles gritam em tudo o que você deixa passar.

juse-rules-title-6 = A turma da casa
juse-rules-6 = **Juse · A turma da casa**
    Os computadores deixam passar o mesmo que a gente: o topo da própria pilha, pilhas parecidas e o que vem no fim de um turno longo. Dizem também que
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
juse-badge-sharp-how = faltando 5 cartas
juse-badge-sharp-why = Você flagrou o erro de quem só tinha cinco cartas.
juse-badge-seven = sete da sorte
juse-badge-seven-how = sete cartas em um turno
juse-badge-seven-why = Você se livrou de sete cartas em um só turno.

## No replay

juse-next-slip = Próximo que escapou
juse-turning-called = não viu que { $seen }, +{ $cards }{ $slips ->
    [1] {""}
   *[other] {" "}(+{ $took } ao todo)
}
juse-turning-kept = ficou com uma carta, mas { $seen }
juse-turning-missed = deixou passar que { $seen }
juse-turning-unnoticed = se safou, mas { $seen }
juse-turning-given = recebeu { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} de { $name } em um só turno
juse-slip-called = 📉 { $cards ->
    [1] Mais uma carta
   *[other] Mais { $cards } cartas
} (de { $before } para { $after }) e { $over ->
    [no] fim do turno.
   *[yes] partida perdida: { $winner } deu a última carta.
}
juse-slip-wrong-call = 📉 Custou: nenhuma carta, mas { $name } ficou um tempo sem poder gritar.
juse-slip-seen = 👀 { $why } { $caller } viu.
juse-slip-unnoticed = 👀 Ninguém gritou: { $why }
juse-slip-kept = { $name } ficou com essa carta e perdeu o resto do turno.
juse-slip-missed = { $count ->
    [1] { $names } perdeu a chance de dar uma carta.
   *[other] { $names } perderam a chance de dar uma carta cada.
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
    [1] 1 turno interrompido
   *[other] { $count } turnos interrompidos
})
juse-slips-unnoticed = { $count ->
    [1] 1 erro
   *[other] { $count } erros
} que ninguém apontou{ $kept ->
    [0] {""}
    [1] {" "}(ficou com 1 carta)
   *[other] {" "}(ficou com { $kept } cartas)
}
juse-slips-missed = { $count ->
    [1] 1 flagra perdido
   *[other] { $count } flagras perdidos
} ({ $count ->
    [1] deixou de dar 1 carta
   *[other] deixou de dar { $count } cartas
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
juse-can-play = Ou coloque { $card }, o topo da sua própria pilha, no { -centro } ou na pilha de outra pessoa (aperte um nome).
juse-can-place = Coloque { $card } no { -centro }, ou aperte o nome da pessoa para colocar na pilha dela. Com o seu próprio nome, a carta vai para a sua própria pilha.
juse-can-call = **{ juse-button-juse }**: diga que { $name } acabou de deixar algo passar. Se for { -alarme-falso }, você fica um tempo sem poder gritar.

juse-matters-centre = O { -centro } recebe a próxima carta de cada naipe, e depois do K vem o A. Um naipe que ainda não tem pilha começa com o { -valor-inicial }.
juse-matters-owed = Se o topo da sua própria pilha encaixa no { -centro }, ele vai para lá antes de você comprar.
juse-matters-free = A pilha de outra pessoa recebe o valor seguinte ao do topo, de qualquer naipe. Jogar nela da sua própria pilha é opcional.
juse-matters-others = Se não encaixar no { -centro }, olhe as pilhas das outras pessoas: elas recebem o valor seguinte ao do topo, de qualquer naipe. Se várias servirem, fique com a de quem joga antes.
juse-matters-own = Só o que não encaixa em nenhum outro lugar vai para a sua própria pilha, e aí o seu turno acaba.
juse-matters-base = O { -valor-inicial } é { $rank }.
juse-matters-remember = O { -valor-inicial } não aparece mais. Você se lembra dele?

juse-right-draw = { $first ->
    [yes] você ainda não tem pilha própria.
   *[no] o topo da sua própria pilha não encaixa no { -centro }.
}
juse-right-centre = { $below ->
    [none] { $card } começa a pilha de { $suit }.
   *[other] { $card } vem depois de { $below }.
}
juse-right-seat = { $owed ->
    [yes] { $card } vem depois de { $below }, e não há lugar melhor.
   *[no] { $card } vem depois de { $below }. Essa jogada é opcional.
}
juse-right-own = { $card } não encaixa em nenhum outro lugar. Aí o seu turno acaba.
juse-wrong-does-not-fit = { $card } não encaixa ali.
juse-wrong-centre-first = { $card } encaixa no { -centro }, que vem primeiro.
juse-wrong-nearer-first = { $card } também encaixa na pilha de { $better }, que joga antes.
juse-wrong-playable-elsewhere = { $card } encaixa na pilha de { $better }.
juse-wrong-drew-early = { $card } na sua própria pilha encaixa no { -centro }, que vem primeiro.

juse-best-only-draw = Você ainda não tem pilha própria.
juse-best-draw = { $card }, na sua própria pilha, não tem para onde ir, então veja o que vem.
juse-best-own = { $card } não encaixa nem no { -centro } nem na pilha de mais ninguém, então o seu turno acaba com ela.
juse-best-last = { $card } é a sua última carta: jogou, venceu.
juse-best-centre = { $below ->
    [none] { $card } começa a pilha de { $suit } no { -centro }
   *[other] { $card } vem depois de { $below }
}, e { $owed ->
    [yes] tem que ir para o { -centro } antes de você comprar.
   *[no] o { -centro } vem antes de todos os outros lugares.
}
juse-best-give = { $card } vem depois de { $below }: não é obrigatório, mas é uma carta a menos{ $empties ->
    [yes] , e ninguém pode jogar em uma pilha vazia.
   *[no] {" "}e o seu turno continua.
}
juse-best-seat = { $card } não encaixa no { -centro }, e a única pilha que serve é a de { $name }, depois de { $below }.
juse-best-nearest = { $card } também encaixa na pilha de { $others }, mas { $name } joga antes.
juse-best-call = { $drew ->
    [yes] { $name } comprou enquanto o topo da própria pilha encaixava no { -centro }.
   *[no] { $name } não viu um lugar melhor para { $card }.
}

## A lição

juse-lesson-1 = Boas-vindas ao Juse! Você vence ficando sem cartas antes de todo mundo. O 7♥ no meio começa a pilha de ♥ no { -centro }, então os outros naipes também vão começar com um **7**. Lembre-se disso: depois deste turno, isso não aparece mais.
    ➡️ As suas cartas estão viradas para baixo. Aperte **{ juse-button-draw }** para virar a primeira. (Em uma mesa de verdade, a primeira de todas eu compro por você.)
juse-lesson-2 = Todo mundo vê a sua Q♠. O { -centro } recebe agora o 8♥ ou outro 7, e ninguém tem pilha aberta ainda. Então esta carta vai para a sua própria pilha, e aí o seu turno acaba. Cada pilha tem um botão com o nome da pessoa.
    ➡️ Aperte **{ $p0 }**, o seu próprio nome.
juse-lesson-3 = { $p1 } e { $p2 } jogaram um turno como o seu, então agora todo mundo tem uma pilha.
    ➡️ Aperte **{ juse-button-draw }**.
juse-lesson-4 = O 8♥ vem depois do 7♥, no mesmo naipe: encaixa no **{ -centro }**, e o { -centro } vem antes de tudo.
    ➡️ Aperte **{ juse-to-centre }**.
juse-lesson-5 = Uma carta a menos, e o seu turno continua. Nesta lição eu compro a próxima carta por você: é o J♦. Ele não encaixa no { -centro }. Mas nas **pilhas das outras pessoas** qualquer naipe serve, desde que o valor seja o seguinte, e { $p2 } mostra o 10♣.
    ➡️ Aperte **{ $p2 }**.
juse-lesson-6 = Olhe a sua própria pilha: a Q♠ vem depois desse J♦. Jogar da sua pilha na de outra pessoa é opcional, mas é uma carta a menos.
    ➡️ Aperte **{ $p2 }** de novo.
juse-lesson-7 = A próxima carta é o 7♣, e ainda não há pilha de ♣. Qual valor começa as pilhas do { -centro }? A mesa não mostra mais.
    ➡️ Você lembra, não lembra? Aperte **{ juse-to-centre }**.
juse-lesson-8 = O 9♥ vai no 8♥, claro. Mas ninguém impede você de deixar passar. E se deixar?
    ➡️ Erre de propósito: aperte **{ $p0 }**.
juse-lesson-9 = { $p1 } viu: isso dá **Juse!** Só você lê aqui; em uma mesa de verdade, todo mundo lê. O 9♥ voltou para o topo do seu { -monte }, cada pessoa passou uma carta para você, e o seu turno acabou. Prestar atenção é o jogo inteiro.
    ➡️ Aperte **{ button-lesson-on }** para { $p1 } e { $p2 } jogarem.
juse-lesson-10 =
    Ninguém conseguiu aproveitar nada. Você sabe o que está no topo do seu { -monte }, não sabe?
    ➡️ Aperte **{ juse-button-draw }**.
juse-lesson-11 = O 9♥ de novo: uma segunda chance.
    ➡️ Coloque a carta no lugar dela.
juse-lesson-12 = Você comprou o 2♠, que não encaixa em lugar nenhum. Depois, { $p1 } comprou o 10♥ e colocou na própria pilha. Mas olhe o { -centro }: o 10♥ vem logo depois do seu 9♥! Ninguém notou ainda. Quem vir primeiro pode gritar, seja de quem for a vez.
    ➡️ Rápido, aperte **{ juse-button-juse }**
juse-lesson-end = No flagra! { $p1 } pega o 10♥ de volta e recebe uma carta de cada pessoa. Flagrar os erros do resto da mesa é metade do jogo. Fique de olho em mais duas coisas, porque ninguém avisa:
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
command-juse-new-wrong_calls-turn = até o próximo turno
command-juse-new-wrong_calls-lap = até terminar um turno seu
command-juse-draw = Comprar a carta do topo do seu monte
command-juse-play = Colocar em algum lugar a carta que você tem na mão, ou o topo da sua pilha
command-juse-play-to = O centro, a sua própria pilha ou a pilha de outra pessoa
command-juse-call = Gritar Juse! para a última jogada, onde a mesa grita (veja as regras)

## Na primeira partida de alguém, quando acontece pela primeira vez

juse-new-base = Cada naipe começa com o { -valor-inicial }, que agora fica escondido. Lembre-se dele!
juse-new-given = Alguém jogou uma carta na sua pilha aberta: agora você tem uma carta a mais.
juse-new-center = As pilhas do { -centro } crescem por naipe, um valor por vez, e o A vem depois do K.
juse-new-misplay = **Juse!** quer dizer que alguém errou: a carta volta, cada uma das outras pessoas dá uma carta a quem errou, e o turno acaba.
juse-new-turned-over = Quando um { -monte } acaba, a pilha aberta é virada e passa a ser o novo { -monte }.

## Boards: is this move a mistake?

juse-board-move = { $where ->
    [draw] { $name } compra uma carta.
    [centre] { $name } joga { $card } no { -centro }.
    [own] { $name } coloca { $card } na própria pilha.
   *[seat] { $name } joga { $card } na pilha de { $target }.
}
juse-board-right = { $where ->
    [draw] { $card } não encaixa no { -centro }, então comprar está certo.
    [centre] { $below ->
        [none] { $card } começa a pilha do naipe dela.
       *[other] { $card } vem depois de { $below }.
    }
    [own] { $card } não encaixa em nenhum outro lugar.
   *[seat] { $card } vem depois de { $below }, e não há lugar melhor.
}

## What those who watch predict

juse-forecast = **Quem vai ter menos cartas depois da volta { $round }?**
juse-forecast-until = o meio da volta
juse-forecast-part = volta { $number }
juse-foretold = { $names ->
    [nobody] Depois da volta { $number }, todo mundo tinha o mesmo número de cartas.
   *[other] Menos cartas depois da volta { $number }: { $names }.
}
