-selo = selo
-presidencia = presidência
-baralho = baralho
-fantasma = fantasma

jugglers-name = Jugglers
jugglers-tagline = metas secretas, mãos em comum
jugglers-goal = Ajude a aprovar as propostas (A, J, Q, K) que têm o valor ou o naipe da sua carta escondida, o { -selo }.
jugglers-lobby = Cada pessoa tem uma meta secreta, e a mesa inteira monta as mesmas três mãos de pôquer. De { $min } a { $max } pessoas.
jugglers-option-wins = rodadas para vencer
jugglers-option-dummy_sigils = selos para fantasmas (duas pessoas)

## Botões

jugglers-button-secret = { $count ->
    [0] Sem carta secreta
    [1] 1 carta secreta
   *[other] { $count } cartas secretas
}
jugglers-button-deck = Baralho
jugglers-button-dummy = 👻 { $draft }
jugglers-button-add = { $count ->
    [0] Nenhuma
    [1] 1 carta
   *[other] { $count }
}
jugglers-button-gone = –
jugglers-button-poker = Pôquer
jugglers-draft = Linha { $draft } { $policy ->
    [joker] curinga
   *[other] { $policy }
}

## De quem e do que se fala

jugglers-dummy = { -fantasma }
jugglers-dummy-of = { -fantasma } de { $name }
jugglers-village = Aprovadas: { $count ->
    [0] nenhuma ainda.
   *[other] { $cards }.
}

jugglers-by-die = { $die ->
    [0] {""}
   *[other] {" "}(dado { $die })
}
jugglers-draft-holds = { $count ->
    [0] sem cartas
   *[other] { $cards }, { $hand }
}

## O que uma mão de pôquer tem. $ranks são os valores pelos quais ela é comparada, $high e $low os dois primeiros.

jugglers-kind-nothing = sem cartas
jugglers-kind-high-card = carta alta { $high }
jugglers-kind-pair = par de { $high }
jugglers-kind-straight-of-4 = sequência de 4 até o { $high }
jugglers-kind-two-pairs = dois pares, de { $high } e de { $low }
jugglers-kind-three-of-a-kind = trinca de { $high }
jugglers-kind-flush-of-4 = flush de 4 ({ $ranks })
jugglers-kind-straight-of-5 = sequência de 5 até o { $high }
jugglers-kind-flush-of-5 = flush de 5 ({ $ranks })
jugglers-kind-full-house = full house, { $high } com { $low }
jugglers-kind-four-of-a-kind = quadra de { $high }
jugglers-kind-straight-flush-of-4 = straight flush de 4 até o { $high }
jugglers-kind-straight-flush-of-5 = straight flush de 5 até o { $high }

## Nas imagens

jugglers-picture-gathering = Reunião { $number }/{ $most }
jugglers-picture-cycle = Ciclo { $number }/{ $most }
jugglers-picture-secrets = Secretas: 0–{ $most }?
jugglers-picture-over = acabou
jugglers-picture-round-over = A rodada { $number } acabou
jugglers-picture-nothing = sem cartas
jugglers-picture-high-card = carta alta { $high }
jugglers-picture-pair = par de { $high }
jugglers-picture-straight-of-4 = sequência de 4
jugglers-picture-two-pairs = pares { $high } e { $low }
jugglers-picture-three-of-a-kind = trinca de { $high }
jugglers-picture-flush-of-4 = flush de 4
jugglers-picture-straight-of-5 = sequência de 5
jugglers-picture-flush-of-5 = flush de 5
jugglers-picture-full-house = full house { $high }, { $low }
jugglers-picture-four-of-a-kind = quadra de { $high }
jugglers-picture-straight-flush-of-4 = straight flush de 4
jugglers-picture-straight-flush-of-5 = straight flush de 5
jugglers-picture-stake = { $count ->
    [0] Nenhuma proposta é sua
    [1] Você quer { $policies }: 1 ponto
   *[other] Você quer { $policies }: { $count } pontos
}
jugglers-picture-so-far = { $points ->
    [1] 1 ponto até agora
   *[other] { $points } pontos até agora
}
jugglers-thrill-die = pegou { $card }. Com o seu { $own }: { $hand }
jugglers-thrill-die-said = O dado pegou { $card } na linha { $draft }. Com o seu { $own } teria sido: { $hand }.
jugglers-picture-dummy = Fantasma
jugglers-picture-played-by = de
# Uma linha cada.
jugglers-picture-village = Aprovadas
jugglers-picture-deck = Baralho
jugglers-picture-next = Depois
jugglers-picture-passed = aprovada
jugglers-picture-failed = rejeitada
jugglers-picture-only-one = só uma carta
jugglers-picture-to-beat = a mão a bater
jugglers-picture-sigil = { -selo }
jugglers-picture-sigils = Os selos
jugglers-picture-matches = aprovadas ×1
jugglers-picture-allies = aliados ×½
jugglers-picture-points = pontos
jugglers-picture-mistakes = erros
jugglers-picture-round = { $many ->
    [yes] { $number }
   *[no] rodada { $number }
}
jugglers-picture-move = jogada { $move }
jugglers-turning-won = { $by ->
    [none] venceu
   *[other] venceu por { $by }
}, { $policy ->
    [none] só com aliados
   *[other] com { $policy } aprovada
}
jugglers-turning-failed = perdeu por { $by }, { $policy } rejeitada ({ $hand } contra { $joker })
jugglers-turning-no-ally = perdeu por { $by }, sem aliado
jugglers-turning-passed = perdeu por { $by }, mesmo com o que queria aprovado
jugglers-picture-wins = { $several ->
    [yes] vencem a partida
   *[no] vence a partida
}
jugglers-picture-wins-round = { $several ->
    [yes] vencem
   *[no] vence
}
jugglers-picture-tied = Em rodadas, empate no { jugglers-picture-rank } lugar
jugglers-picture-rank = { $rank }º
jugglers-picture-draft = Linha { $number }
jugglers-picture-ask-secret = Cartas secretas: 0–{ $most }?
jugglers-picture-ask-place = Sua vez: jogue uma carta
jugglers-picture-ask-dummy = Vez do seu { -fantasma }
jugglers-picture-ask-over = A partida acabou
jugglers-picture-to-move = { $asking ->
    [secret] coloca cartas secretas
   *[place] joga agora
}
jugglers-picture-you = você
jugglers-picture-fault = { $fault ->
    [empty-deck] O { -baralho } está vazio
   *[out-of-turn] Fora da vez
}
jugglers-picture-tried = { $what ->
    [nothing] não há mais cartas
    [deck] do { -baralho }
    [dummy] por um { -fantasma }
   *[place] cedo demais
}
jugglers-picture-juse = Juse!

## O que está acontecendo

jugglers-status-secret = ▶ **{ $name }** está na { -presidencia } e coloca cartas secretas{ $who ->
    [computer] .
   *[person] : abra **{ button-hand }**.
} Rodada { $round }, reunião { $gathering } de { $gatherings }.
jugglers-status-place = { $who ->
    [computer] ▶ **{ $name }** joga agora.
   *[person] ▶ Vez de **{ $name }**: abra **{ button-hand }**.
} Rodada { $round }, reunião { $gathering } de { $gatherings }, ciclo { $cycle } de { $cycles }.
jugglers-status-dummy = ▶ **{ $name }** joga pelo { -fantasma }{ $who ->
    [computer] .
   *[person] : abra **{ button-hand }**.
} Rodada { $round }, reunião { $gathering } de { $gatherings }, ciclo { $cycle } de { $cycles }.

jugglers-did-secret = { $count ->
    [0] { $name } não colocou nenhuma carta secreta.
    [1] { $name } colocou 1 carta secreta: { $dice }.
   *[other] { $name } colocou { $count } cartas secretas: { $dice }.
}
jugglers-rolled = linha { $draft } (dado { $die })
jugglers-did-place = Jogadas: { $placed }.
jugglers-placed = { $name } → linha { $draft }{ $means ->
    [deck] {" "}(do { -baralho })
   *[other] {""}
}{ jugglers-by-die }
jugglers-did-settle = O ciclo { $cycle } abriu { $turned }.
jugglers-turned = { $whose ->
    [secret] a carta secreta { $card }
   *[place] { $card } de { $name }
} na linha { $draft }{ jugglers-by-die }
jugglers-did-move = As cartas secretas entraram nas linhas.
jugglers-did-account = **Reunião { $number }**: { $left }, { $right }. Curinga: { $joker }.
jugglers-account-side = { $passed ->
    [yes] **{ $policy } aprovada** ({ $hand })
   *[no] { $policy } rejeitada ({ $hand })
}
jugglers-did-round = **Rodada { $number }**: { $names } { $several ->
    [yes] vencem.
   *[no] vence.
}
jugglers-did-misplay = **Juse!** { $fault ->
    [empty-deck] O { -baralho } está vazio, { $name }.
   *[out-of-turn] { $name }, a carta volta para o lugar.
}
jugglers-rank = **{ $place }** · { $name }: { $score ->
    [0] nenhuma rodada vencida,{" "}
    [1] 1 rodada vencida,{" "}
   *[other] { $score } rodadas vencidas,{" "}
}{ $points ->
    [none] {""}
   *[other] { $points } { $several ->
        [yes] pontos
       *[no] ponto
    },{" "}
}{ called-how-often }

## O resultado de uma rodada

jugglers-result-head = **Rodada { $number }: { $names } { $several ->
    [yes] vencem.**
   *[no] vence.**
}
jugglers-result-line = { $name } { $sigil }: { $points } { $several ->
    [yes] pontos
   *[no] ponto
}{ $matches ->
    [0] {""}
    [1] {" "}· aprovada: { $passed }
   *[other] {" "}· aprovadas: { $passed }
}{ $allies ->
    [0] {""}
    [1] {" "}· aliado: { $allied }
   *[other] {" "}· aliados: { $allied }
}
jugglers-result-dummy = { $name } { $sigil }
jugglers-result-legend = 1 ponto por proposta aprovada com o valor ou o naipe do seu { -selo }, ½ por outro { -selo } que também combina (um aliado).
jugglers-result-standing = Rodadas vencidas: { $standing }. { $wins ->
    [1] Basta vencer uma rodada.
   *[other] Vence a partida quem ganhar { $wins } rodadas primeiro.
}
jugglers-history = Rodadas anteriores: { $rounds }.
jugglers-history-round = { $number }: { $winners }
jugglers-sigils = Selos e mãos: { $sigils }.
jugglers-sigil-and-hand = { $name } **{ $sigil }**{ $cards ->
    [0] {""}
   *[other] {" "}({ $hand })
}
jugglers-result-won = { $name } { $won }

## O que prevê quem assiste

jugglers-forecast = **Que propostas são aprovadas na reunião { $round }?**
jugglers-forecast-both = As duas
jugglers-forecast-left = Só a da linha 1
jugglers-forecast-right = Só a da linha 3
jugglers-forecast-none = Nenhuma
jugglers-forecast-until = o fim do segundo ciclo
jugglers-forecast-part = reunião { $number }
jugglers-foretold = Na reunião { $number }, { $passed ->
    [both] as duas propostas foram aprovadas
    [left] só a proposta da linha 1 foi aprovada
    [right] só a proposta da linha 3 foi aprovada
   *[none] nenhuma proposta foi aprovada
}.

## Medalhas, e como se ganham

jugglers-badge-policies = as duas aprovadas
jugglers-badge-policies-how = duas suas de uma vez
jugglers-badge-policies-why = As duas propostas de uma reunião foram aprovadas, e as duas combinavam com o seu { -selo }.

## Por que foi um erro

jugglers-fault-out-of-turn = { $own ->
    [yes] { $kind ->
        [dummy] { $name } jogou pelo { -fantasma } na linha { $draft }, mas era a vez de uma carta da mão.
       *[other] { $name } jogou uma carta na linha { $draft }, mas era a vez do { -fantasma }.
    }
   *[no] { $kind ->
        [dummy] { $name } jogou por um { -fantasma } na linha { $draft }, mas é a vez de { $waiting }.
        [deck] { $name } colocou o topo do { -baralho } na linha { $draft }, mas é a vez de { $waiting }.
       *[other] { $name } jogou uma carta na linha { $draft }, mas é a vez de { $waiting }.
    }
}
jugglers-fault-empty-deck = { $name } quis o topo do { -baralho } para a linha { $draft }, mas o { -baralho } está vazio.

## Minha mão

jugglers-hand-round = Rodada { $round }: você tem um { -selo } novo.
jugglers-hand-secret = ▶ Você está na { -presidencia }: quantas cartas secretas do { -baralho } você coloca? Ninguém vê quais são, e um dado escolhe a linha de cada uma.
jugglers-hand-gathering = { $name } está na { -presidencia } e coloca cartas secretas.
jugglers-hand-place = ▶ Sua vez: toque em uma carta e depois em uma linha. **{ jugglers-button-deck }** joga a carta do topo do { -baralho }, sem ver.
jugglers-hand-dummy = ▶ Vez do seu { -fantasma }: toque em **👻 1**, **2** ou **3** para a linha em que ele joga.
jugglers-hand-wait = Não é a sua vez. Jogar agora seria fora da vez: **Juse!**
jugglers-hand-picked = { $turn ->
    [yes] ▶ { $what ->
        [deck] O topo do { -baralho }, sem ver: em qual linha?
       *[card] **{ $card }**: em qual linha?
    }
   *[no] { $what ->
        [deck] Você escolheu o topo do { -baralho }, mas não é a sua vez.
       *[card] Você escolheu **{ $card }**, mas não é a sua vez.
    }
}
jugglers-hand-star = -# ★ = tem o valor ou o naipe de { $sigil }: 1 ponto
jugglers-hand-over = A partida acabou.
jugglers-own-none = Nenhuma proposta era sua.
jugglers-own-passed = Você queria { $policy }: aprovada. 1 ponto!
jugglers-own-failed = Você queria { $policy }: rejeitada.
jugglers-own-die = { $whose ->
    [secret] O dado pegou a carta secreta { $card } em vez do seu { $own }.
   *[place] O dado pegou { $card } de { $name } em vez do seu { $own }.
}
jugglers-own-nearly = Com o seu { $own } teria sido aprovada: { $hand }.
jugglers-own-round = { $how ->
    [won] Você venceu a rodada! Pontos: { $points }.
   *[lost] Seus pontos: { $points }.
}
jugglers-own-winners = { $how ->
    [shared] Junto com você: { $names }.
   *[lost] Vitória com { $most }: { $names }.
}
jugglers-own-policies = { $count ->
    [0] Nada do que você queria foi aprovado.
    [1] Aprovada para você: { $policies }.
   *[other] Aprovadas para você: { $policies }.
}
jugglers-own-allies = { $count ->
    [0] Você não tinha aliados.
    [1] Aliado, ½ ponto: { $names }.
   *[other] Aliados, ½ ponto cada: { $names }.
}

## As imagens em palavras

jugglers-alt-head = Jugglers, rodada { $round }, reunião { $gathering } de { $gatherings }{ $state ->
    [ended] {" "}encerrada.
   *[going] , ciclo { $cycle } de { $cycles }.
}
jugglers-alt-waiting = { $what ->
    [secret] { $name } escolhe quantas cartas secretas colocar, até { $most }.
    [dummy] { $name } joga agora, pelo { -fantasma }.
   *[place] { $name } joga agora.
}
jugglers-alt-round = Rodada { $number }, selos e pontos: { $seats }.
jugglers-alt-won = Vitória de { $names }.
jugglers-alt-coming = Rodada { $round }, reunião { $gathering }: { $left } na linha 1, { $right } na linha 3.
jugglers-alt-ended-draft = Linha { $draft }, { $how ->
    [joker] o curinga
    [passed] { $policy } aprovada
   *[failed] rejeitada
}: { jugglers-draft-holds }.
jugglers-alt-draft = Linha { $draft }, { $policy ->
    [joker] o curinga
   *[other] { $policy }
}: { jugglers-draft-holds }{ $ahead ->
    [yes] , que bate a mão do curinga
   *[no] {""}
}{ $down ->
    [0] {""}
    [1] ; 1 virada para baixo{ $secrets ->
        [0] {""}
       *[other] , uma carta secreta
    }
   *[other] ; { $down } viradas para baixo{ $secrets ->
        [0] {""}
        [1] , a primeira é uma carta secreta
       *[other] , as { $secrets } primeiras são cartas secretas
    }
}.
jugglers-alt-order = Ordem das jogadas{ $more ->
    [yes] ; quem joga por último também começa o próximo ciclo:
   *[no] :
}
jugglers-alt-places = No sentido horário:
jugglers-alt-place = { $name }{ $who ->
    [dummy] {""}
    [chair] , { -presidencia }, rodadas vencidas: { $won }, cartas na mão: { $cards }
   *[other] , rodadas vencidas: { $won }, cartas na mão: { $cards }
}{ $on ->
    [0] {""}
   *[other] , na linha { $on }
}
jugglers-alt-deck = { $count ->
    [0] O { -baralho } está vazio.
    [1] 1 carta no { -baralho }.
   *[other] { $count } cartas no { -baralho }.
}{ $waiting ->
    [0] {""}
    [1] {" "}Uma carta secreta espera na linha { $secrets }.
   *[other] {" "}Cartas secretas esperam nas linhas { $secrets }.
}
jugglers-alt-sigils = Selos:
jugglers-alt-wins = { $wins ->
    [1] Basta vencer uma rodada.
   *[other] Vence a partida quem ganhar { $wins } rodadas primeiro.
}
jugglers-alt-put = Última jogada: { $placed }.
jugglers-alt-on = { $name } na linha { $draft }{ jugglers-by-die }
jugglers-alt-turned = Abertas: { $turned }.
jugglers-alt-misplay = Juse! { $kind ->
    [deck] { $name } quis o topo do { -baralho } na linha { $draft }.
    [dummy] { $name } quis jogar por um { -fantasma } na linha { $draft }.
   *[other] { $name } quis jogar na linha { $draft }.
}
jugglers-alt-asked = { $what ->
    [secret] Você escolhe quantas cartas secretas colocar.
    [place] É a sua vez.
    [dummy] É a vez do seu { -fantasma }.
    [nothing] Não é a sua vez.
   *[over] Acabou.
}
jugglers-alt-hand = O seu { -selo } é { $sigil }. { $count ->
    [0] Você não tem cartas.
   *[other] As suas cartas: { $cards }.
}

## Recusas das regras

refused-secret-first = { $seat } está na { -presidencia } e coloca as cartas secretas antes.
refused-secret-done = As cartas secretas desta reunião já foram colocadas.
refused-chairman-only = Só { $seat } pode fazer isso agora: quem está na { -presidencia } coloca as cartas secretas.
refused-too-many-secrets = Você pode colocar no máximo { $most } { $most ->
    [1] carta secreta
   *[other] cartas secretas
}.
refused-no-such-draft = Há as linhas 1, 2 e 3.
refused-card-not-held = Você não tem essa carta.
refused-no-dummy-of-yours = Você não tem { -fantasma } aqui.

## O que posso fazer?

jugglers-can-secret = Escolha em **{ button-hand }** quantas cartas secretas você coloca, até { $most }.
jugglers-can-place = Jogue **uma carta da mão** em uma linha{ $deck ->
    [0] .
   *[other] {" "}e depois compre uma.
}
jugglers-can-deck = Coloque o **topo do { -baralho }** em uma linha, sem ninguém ver, nem você. { $deck ->
    [0] Só que o { -baralho } está vazio: isso daria **Juse!**
    [1] Resta 1 carta.
   *[other] Restam { $deck } cartas.
}
jugglers-can-dummy = Escolha uma linha para **o seu { -fantasma }**, que joga o topo do { -baralho }.
jugglers-can-wait = { $asking ->
    [secret] Espere e veja as suas cartas em **{ button-hand }**.
   *[other] Espere, ou antecipe a sua próxima carta em **{ button-hand }**. Jogar agora seria fora da vez: **Juse!**
}

jugglers-matters-secret = Ninguém vê uma carta secreta. Um dado escolhe a linha dela, e ela conta ali no último ciclo.
jugglers-matters-settle = Depois de cada ciclo, cada linha abre uma carta: um dado escolhe qual, e as outras são descartadas. Por isso, até uma carta inútil pode barrar uma boa.
jugglers-matters-pass = Uma proposta é aprovada se a linha dela bater a do curinga no fim. Empate não basta.
jugglers-matters-sigil = Você ganha 1 ponto por cada proposta aprovada com o valor ou o naipe do seu { -selo }, { $sigil }.
jugglers-matters-turn = O topo da imagem mostra a ordem das jogadas; quem joga por último em um ciclo também começa o próximo.

jugglers-any-secret = qualquer número
jugglers-any-place = qualquer carta sua, em qualquer linha
jugglers-any-deck = o topo do { -baralho }, em qualquer linha
jugglers-any-dummy = uma carta para o seu { -fantasma }, em qualquer linha
jugglers-right-secret = você está na { -presidencia } e pode colocar até { $most }.
jugglers-right-place = é a sua vez, e toda linha aceita qualquer carta.
jugglers-right-deck = é a sua vez, e ainda há cartas.
jugglers-right-dummy = é a vez do seu { -fantasma }.
jugglers-wrong-out-of-turn = { $own ->
    [yes] { $asking ->
        [dummy] é a vez do seu { -fantasma }.
       *[place] é a sua própria vez, não a do seu { -fantasma }.
    }
   *[no] é a vez de { $name }.
}
jugglers-wrong-empty-deck = o { -baralho } está vazio.
jugglers-move = { $kind ->
    [deck] topo do { -baralho } → linha { $draft }
    [dummy] { -fantasma } → linha { $draft }
   *[place] { $card } → linha { $draft }
}

## Por que uma jogada é a melhor. $hand é o que a linha tem depois, $policy a proposta de que se trata.

jugglers-coach-secret = { $count ->
    [0] Sem cartas secretas, só decide o que a mesa joga.
   *[other] Ninguém sabe quem as cartas secretas ajudam, então elas tornam as linhas mais difíceis de ler.
}
jugglers-coach-place = { $improves ->
    [yes] { $whose ->
        [own] A linha { $draft } passa a ter: { $hand }. A proposta { $policy } tem o { $shared } do seu { -selo }, então é um ponto para você se for aprovada.
        [joker] O curinga passa a ter: { $hand }. As duas propostas precisam bater isso.
       *[other] A linha { $draft } passa a ter: { $hand }. { $policy } não é ponto para você.
    }
   *[no] { $whose ->
        [own] Não melhora a linha { $draft }, onde { $policy } seria um ponto para você, mas também não ajuda outra linha.
        [joker] Não melhora a linha do curinga, mas pode barrar uma carta melhor.
       *[other] Não melhora a linha { $draft }, mas pode barrar uma carta melhor.
    }
}
jugglers-coach-deck = { $whose ->
    [own] Ninguém vê essa carta, mas ela pode ajudar { $policy }, que tem o { $shared } do seu { -selo }. Você fica com as suas próprias cartas.
    [joker] Ninguém vê essa carta, mas ela pode ajudar a linha do curinga, que as duas propostas precisam bater. Você fica com as suas próprias cartas.
   *[other] Pode barrar uma carta melhor na linha { $draft }, onde { $policy } não é ponto para você. Você fica com as suas próprias cartas.
}
jugglers-coach-dummy = { $whose ->
    [own] A carta do seu { -fantasma } pode ajudar a proposta { $policy }, que tem o { $shared } do seu { -selo } e é um ponto para você se for aprovada.
    [joker] A carta do seu { -fantasma } pode ajudar a linha do curinga, que as duas propostas precisam bater.
   *[other] A carta do seu { -fantasma } pode barrar uma melhor na linha { $draft }, onde { $policy } não é ponto para você.
}
jugglers-coach-shared = { $what ->
    [rank] valor
   *[suit] naipe
}

## A lição

jugglers-lesson-1 = Agora estão em jogo duas **propostas**: a Q♠ na linha 1 e o K♣ na linha 3. Cada linha é uma mão de pôquer, e uma proposta é **aprovada** se a linha dela bater a do **curinga** na linha 2. O seu **{ -selo }** secreto é a Q♥: propostas com o valor ou o naipe dele são pontos para você, se forem aprovadas. *{ button-hand }* marca essas propostas com ★, então você quer a Q♠.
    Desta vez você está na **{ -presidencia }**: antes que alguém jogue, você coloca cartas secretas, que ninguém vê.
    ➡️ Aperte **{ button-hand }** e depois **1 carta**.
jugglers-lesson-2 = Um dado escolheu a linha 1: a sua carta secreta espera ali até o fim. Depois, cada linha ganhou uma carta aberta. É a vez de { $p1 }, à sua esquerda, e a vez vai passando; o topo da imagem mostra a ordem. Mas ninguém impede você de jogar cedo demais.
    ➡️ Erre de propósito: em **{ button-hand }**, toque em **9♥** e depois em **Linha 1 Q♠**.
jugglers-lesson-3 = Isso dá **Juse!** Só você lê aqui; em uma mesa de verdade, todo mundo lê. A carta voltou para você. Agora as outras pessoas já jogaram uma carta cada, virada para baixo, e é mesmo a sua vez. O 9♥ faz um **par** com o 9♦ da linha 1.
    ➡️ Em **{ button-hand }**, toque em **9♥** e depois em **Linha 1 Q♠**.
jugglers-lesson-4 = Todo mundo jogou uma vez: isso foi um **ciclo**, e cada linha abre uma carta. A sua era a única na linha 1. Na linha 2 havia duas: um **dado** escolheu o 6♦, e a outra foi descartada. Você comprou uma carta, e é a sua vez de novo: quem joga por último em um ciclo começa o próximo.
    ➡️ Faça uma trinca: toque em **9♣** e depois em **Linha 1 Q♠**.
jugglers-lesson-5 = { $p1 } também jogou na linha 1, mas o dado escolheu o seu 9♣. Agora o K♣: ele não vale nada para você, então mantenha a linha 3 fraca. Até uma carta inútil serve, pois pode barrar uma boa. Se quiser poupar as suas, jogue o topo do { -baralho }, sem ninguém ver, nem você.
    ➡️ Em **{ button-hand }**, toque em **{ jugglers-button-deck }** e depois em **Linha 3 K♣**.
jugglers-lesson-6 = O dado escolheu a sua: era o 9♠, que não serve para nada ali. Este é o último ciclo: a sua carta secreta entrou na linha 1, e o { -baralho } está vazio, então ninguém compra mais.
    ➡️ Mais uma para a linha 3: toque em **2♠** e depois em **Linha 3 K♣**.
jugglers-lesson-7 =
    Só falta { $p1 } jogar. Depois as linhas abrem as últimas cartas, e as linhas 1 e 3 são comparadas com a do curinga: mais alta é aprovada, empate não.
    ➡️ Aperte **{ button-lesson-on }** para ver como acaba.
jugglers-lesson-end = A trinca de 9 bate o par do curinga: a **Q♠ foi aprovada**, e isso é um ponto para você. A outra proposta, o K♣, só tinha um par de 4 e foi rejeitada. Isso foi uma **reunião**; agora a { -presidencia } passa adiante, e vêm mais duas propostas. Depois de seis reuniões, todo mundo mostra o seu { -selo }. Cada um dos outros selos com o valor ou o naipe do seu vale ½ ponto, e quem tem mais pontos vence a rodada.
    Repare em quais linhas as outras pessoas ajudam: isso mostra o que elas querem!
    ➡️ Agora: **/jugglers new**, com computadores se não houver mais ninguém. Com **learning** ligado, *{ button-what }* diz o que as regras permitem. **/jugglers rules** tem o resto, e a ordem das mãos de pôquer.

## As regras, página por página

jugglers-rules-title-1 = O objetivo
jugglers-rules-1 = **Jugglers · O objetivo**
    { jugglers-goal }

    Cada pessoa tem um **{ -selo }**: um A, J, Q ou K que ninguém mais vê. Três mãos de pôquer decidem quais *propostas* são aprovadas, e a mesa inteira monta essas mãos com as cartas de 2 a 10.
    • Uma partida tem uma ou mais rodadas, e uma rodada tem 6 **reuniões** (5 com cinco pessoas), com duas propostas cada.
    • Quando as propostas acabam, todos os selos são mostrados, e quem tem mais pontos vence a rodada.
    • Vence a partida quem ganhar 1, 2 ou 3 rodadas primeiro: você escolhe quantas ao abrir a mesa.
    • Há quatro lugares em volta da mesa, cinco com cinco pessoas. Com duas ou três pessoas, **fantasmas** ficam com os vazios.

jugglers-rules-title-2 = Uma reunião
jugglers-rules-2 = **Jugglers · Uma reunião**
    Uma pessoa está na **{ -presidencia }**. Duas propostas são abertas, na **linha 1** e na **linha 3**. O **curinga** fica entre elas, na **linha 2**. Cada linha recebe uma mão de pôquer.
    • As cartas de 2 a 10 que não estão na mão de ninguém são embaralhadas e, a partir da esquerda da { -presidencia }, cada pessoa recebe cartas até ter 5. Você fica com as suas cartas na próxima reunião e na próxima rodada.
    • **Cartas secretas**: quem está na { -presidencia } escolhe quantas cartas do { -baralho } colocar, sem ninguém ver: até 1 com quatro ou cinco pessoas, 2 com três, 3 com duas. Um dado manda cada uma para uma linha, à vista de todo mundo: 1 ou 4 para a linha 1, 2 ou 5 para a linha 2, 3 ou 6 para a linha 3. Se forem menos que o limite, as que faltam são descartadas sem ninguém ver; com duas pessoas, ficam no { -baralho }.
    • Com três ou quatro pessoas, cada linha recebe então uma carta aberta.
    • Vocês jogam cartas em 4 **ciclos**, em 5 com duas ou cinco pessoas.
    • No fim, as linhas 1 e 3 são comparadas com a do curinga. Se uma linha é **mais alta**, a proposta dela é aprovada. Se é igual ou mais baixa, a proposta é rejeitada e guardada virada para baixo.
    • A { -presidencia } passa para a próxima pessoa no sentido horário.

jugglers-rules-title-3 = A sua vez
jugglers-rules-3 = **Jugglers · A sua vez**
    Cada lugar joga uma vez por ciclo, no sentido horário. Quem está à esquerda da { -presidencia } começa o primeiro ciclo. Quem joga por último em um ciclo também começa o próximo, então joga duas vezes seguidas. Na sua vez, faça uma destas coisas:
    • **jogar uma carta** da mão, virada para baixo, em qualquer das três linhas e depois comprar o topo do { -baralho }, se houver;
    • jogar ali o **topo do { -baralho }**, sem ninguém ver, nem você. Nesse caso, você não compra nada.

    Depois de cada ciclo, cada linha abre uma carta. Uma carta sozinha é aberta. De várias, um dado escolhe uma: conte na ordem em que foram jogadas e recomece pela primeira se o dado for além (assim, uma sétima nunca é escolhida). A carta entra na mão de pôquer, e as outras são descartadas sem ninguém ver. Por isso, até uma carta que não melhora uma linha pode barrar uma boa.
    Quando o último ciclo começa, as cartas secretas entram nas linhas, cada uma na sua, como as primeiras cartas jogadas ali.
    O topo da imagem mostra a ordem deste ciclo; depois da seta está quem começa o próximo. Um dado ao lado de uma linha aponta para a pessoa cuja carta ele escolheu.
    Enquanto espera, **Antecipar jogada** em *{ button-hand }* guarda uma carta e uma linha. A carta é jogada quando chegar a sua vez, e até lá só você vê.
    Com quatro pessoas, o { -baralho } fica vazio antes do último ciclo, com três depois dele, com cinco desde o começo. Com duas, sobram algumas cartas.

jugglers-rules-title-4 = Mãos de pôquer
jugglers-rules-4 = **Jugglers · Mãos de pôquer**
    Uma mão tem até cinco cartas, e quatro já podem ser alguma coisa. Da melhor para a pior:
    1. **straight flush de 5**: 6♥ 7♥ 8♥ 9♥ 10♥
    2. **straight flush de 4**: 4♣ 5♣ 6♣ 7♣
    3. **quadra**: 8♠ 8♥ 8♦ 8♣
    4. **full house**: 9♠ 9♥ 9♣ 4♦ 4♣
    5. **flush de 5**: 2♦ 4♦ 5♦ 8♦ 10♦
    6. **sequência de 5**: 3♠ 4♥ 5♥ 6♣ 7♦
    7. **flush de 4**: 2♠ 5♠ 6♠ 10♠
    8. **trinca**: 7♥ 7♦ 7♣
    9. **dois pares**: 10♥ 10♣ 3♠ 3♦
    10. **sequência de 4**: 5♠ 6♦ 7♥ 8♣
    11. **par**: 6♥ 6♣
    12. **carta alta**: 9♦
    13. **nenhuma carta**

    Uma mão vale pelo melhor que tem, e só contam as cartas que formam isso. Entre duas iguais, decide a mais alta dessas cartas, depois a seguinte, e assim por diante; entre full houses, primeiro a trinca, depois o par; entre dois pares, primeiro o mais alto. Carta alta é só essa carta. Nem as outras cartas nem os naipes desempatam.

jugglers-rules-title-5 = Os pontos
jugglers-rules-5 = **Jugglers · Os pontos**
    Quando não sobram duas propostas para outra reunião, todo mundo mostra o seu { -selo }.
    • **1 ponto** por cada proposta aprovada com o valor ou o naipe do seu { -selo }.
    • **½ ponto** por cada um dos outros selos que também combinam: os seus *aliados*. Os selos dos fantasmas também contam.

    Quem tem mais pontos vence a rodada; em um empate, a vitória vale para cada pessoa empatada. Fantasmas não ganham nada. Vence a partida quem ganhar primeiro as rodadas que a mesa pede: 1, 2 ou 3. Se várias pessoas chegam lá na mesma rodada, a vitória é dividida.
    A { -presidencia } segue no sentido horário na próxima rodada, em que todo mundo recebe um { -selo } novo.

jugglers-rules-title-6 = Com 2, 3 ou 5
jugglers-rules-6 = **Jugglers · Com duas, três ou cinco pessoas**
    Um **{ -fantasma }** sempre joga o topo do { -baralho } e tem um { -selo } que ninguém vê antes da rodada acabar.
    • **Duas pessoas** sentam frente a frente, cada uma com um { -fantasma } à esquerda. Quando é a vez do seu { -fantasma }, você escolhe a linha da carta dele. As linhas não recebem cartas abertas, e há 5 ciclos. Se você desligar os selos dos fantasmas, eles não têm nenhum, e uma rodada tem 7 reuniões.
    • **Três pessoas** têm um { -fantasma }. Ele vai para a esquerda da { -presidencia } a cada reunião, então começa o primeiro ciclo. Um dado escolhe a linha dele, como nas cartas secretas.
    • **Cinco pessoas** recebem 7 cartas em cada reunião e nunca compram, pois não sobra { -baralho }. As linhas não recebem cartas abertas, e há 5 ciclos. Você descarta as 2 cartas que não jogar. Depois dos selos sobram 11 propostas: o bastante para 5 reuniões, e ninguém vê a última.

jugglers-rules-title-7 = Juse!
jugglers-rules-7 = **Jugglers · Juse!**
    As regras proíbem pouco, então **Juse!** é para quem joga cedo demais:
    • jogar uma carta, o topo do { -baralho } ou por um { -fantasma } **quando não é a sua vez**, depois que as jogadas começaram. Com duas pessoas, isso inclui a sua própria carta na vez do seu { -fantasma }, e a dele na sua;
    • jogar o **topo do { -baralho } quando ele está vazio**.

    Nada sai do lugar, e a vez continua com a mesma pessoa. **{ button-hand }** deixa você fazer tudo a qualquer momento: cabe a você notar de quem é a vez.

## Comandos

command-jugglers = Jugglers: três mãos de pôquer que a mesa inteira monta, cada pessoa com uma meta secreta
command-jugglers-new-wins = Rodadas para vencer a partida: 1, 2 ou 3
command-jugglers-new-dummy_sigils = Só com duas pessoas: se os fantasmas também têm selos (padrão: sim)
command-jugglers-place = Jogar uma carta da mão, virada para baixo, em uma linha
command-jugglers-place-card = Uma das suas cartas, como 7C ou 10♥
command-jugglers-place-row = 1, 2 (a do curinga) ou 3
command-jugglers-deck = Jogar o topo do baralho em uma linha, sem ninguém ver, nem você
command-jugglers-deck-row = { command-jugglers-place-row }
command-jugglers-secret = Na presidência: escolher quantas cartas secretas você coloca
command-jugglers-secret-count = Até 3 com duas pessoas, 2 com três, 1 com mais; 0 para nenhuma
command-jugglers-dummy = Duas pessoas: jogar o topo do baralho em uma linha pelo seu fantasma
command-jugglers-dummy-row = { command-jugglers-place-row }

## Na primeira partida de alguém, quando acontece pela primeira vez

jugglers-new-place = Escolha uma carta e uma linha para reforçar. A linha de uma proposta precisa bater a do curinga no pôquer.
jugglers-new-die = As cartas de uma linha estavam viradas para baixo; um dado escolheu a que abriu. As outras foram descartadas.
jugglers-new-secrets = As cartas secretas agora estão nas linhas, e um dado pode escolher uma delas como qualquer outra.
jugglers-new-passed = Cada linha que bateu a do curinga aprovou a proposta dela. Empate não basta.
jugglers-new-points = Todos os selos estão abertos: um ponto por cada proposta aprovada que combina com o seu, e meio ponto por cada um dos outros selos que combinam.
jugglers-new-misplay = Juse é uma carta jogada fora da vez, ou de um { -baralho } vazio. Nada sai do lugar, e a partida continua.

## A revisão, e por que um computador jogou assim. Lê-se quando a partida acabou.

jugglers-review-why = { $how ->
    [row] A linha { $draft } é um lugar melhor para ela
    [card] { $card } é uma carta melhor para essa linha
    [deck] O topo do { -baralho } rende mais na linha { $draft } do que uma carta sua
   *[both] { $card } rende mais, na linha { $draft }
}: { $effect }.
jugglers-review-effect = { $effect ->
    [pass] era melhor para você que a proposta { $policy } fosse aprovada, e isso aconteceu em { $better } de 100 distribuições que combinam com o que você sabia; com a sua escolha, em { $played }
    [fail] era melhor para você que a proposta { $policy } fosse rejeitada, e isso aconteceu em { $better } de 100 distribuições que combinam com o que você sabia; com a sua escolha, em { $played }
   *[none] ajuda você um pouco de muitas maneiras
}
jugglers-review-goal = { $effect ->
    [pass] Faça a proposta { $policy } ser aprovada
    [fail] Faça a proposta { $policy } ser rejeitada
   *[none] Vença esta rodada
}.
jugglers-review-brought = A proposta { $policy } foi { $passed ->
    [yes] aprovada
   *[no] rejeitada
}, e você { $won ->
    [yes] venceu a rodada
   *[no] não venceu a rodada
}.
jugglers-review-leaves-out = Deixo de fora o número de cartas secretas e os blefes que custam pouco: o que valem depende do resto da mesa.
jugglers-why-wanted = { $name } queria a proposta { $first } { $left ->
    [pass] aprovada
   *[fail] rejeitada
} e a { $second } { $right ->
    [pass] aprovada
   *[fail] rejeitada
}.
jugglers-why-hard = Simulou a reunião até o fim { $rollouts } vezes. Vitórias a mais ou a menos em 1.000 partidas: **{ $move }** { $gain }, { $other } { $other_gain }.
jugglers-why-suspects = O que parecia mais certo: o { -selo } de { $name }, { $sigil } com { $percent }%.
jugglers-why-secret = { $name } deixa para a sorte quantas cartas secretas coloca, para ninguém tirar conclusões.
jugglers-why-tried = { $level ->
    [easy] { $name } joga no nível { -nivel-facil }: não olha o que você fez, às vezes deixa de ver metade da mão, e faz uma em cada quatro jogadas ao acaso, entre as permitidas. Daí veio **{ $move }**.
   *[normal] Tentou adivinhar o que você quer pelas linhas que você escolheu, testou cada carta em 50 continuações da reunião, e **{ $move }** se saiu melhor.
}

## Boards: is this true?

jugglers-board-claim = { $row } bate a mão do curinga.
jugglers-board-why = Linha { $draft }: { $hand }. O curinga: { $joker }. { $how ->
    [higher] Então a linha { $draft } é mais alta.
    [lower] Então a linha { $draft } é mais baixa.
   *[tie] Um empate não bate nada.
}
jugglers-board-row = { $row }: { $cards ->
    [none] sem cartas
   *[other] { $cards }
}
