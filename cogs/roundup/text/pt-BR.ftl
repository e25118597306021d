-aposta = aposta

roundup-name = Roundup
roundup-tagline = aposte no naipe que fecha por último
roundup-goal = Aposte em qual naipe vai fechar por último e faça isso acontecer: é o que dá pontos.
roundup-lobby = Quatro pilhas crescem do ás ao dez, e você aposta na que vai fechar por último. De { $min } a { $max } pessoas, melhor com 4.
roundup-option-points = pontos para vencer
roundup-option-rounds = rodadas no máximo
roundup-option-rounds-0 = sem limite
roundup-option-tie = empate no fim
roundup-option-tie-on = continuar
roundup-option-tie-once = mais uma rodada

## Botões e listas

roundup-button-pass = Passar
roundup-button-several = Jogar várias
roundup-button-play = Jogar { $count ->
    [1] { $cards }
    [2] { $cards }
   *[other] { $count } cartas
}
roundup-button-half = Mais…
roundup-button-anyway = { $card ->
    [none] { $move ->
        [bid] Apostar mesmo assim
        [show] Mostrar mesmo assim
       *[give] Entregar mesmo assim
    }
   *[other] { $move ->
        [bid] Apostar assim mesmo
        [show] Mostrar assim mesmo
       *[give] Não é { roundup-wanted }: dar
    } { $card }
}
roundup-button-pass-card = Passar: { $card }
roundup-button-down = { $card } na pilha
roundup-button-jack = { $card } em { $name }
roundup-button-back = Voltar
roundup-list-empty = { $when ->
    [now] Toque primeiro em uma figura (J, Q, K)
    [back] Para figuras: aperte { roundup-button-back } antes
   *[later] Para figuras, na sua vez
}
roundup-list = { $step ->
    [jack] { $card }: quem perde uma carta aleatória?
    [whom] { $card }: para quem você pede?
    [number] { $card } em { $name }: pedindo o quê?
   *[what] { $card }: para quem você pede, e o quê?
}
roundup-list-back = Outra pessoa

## Nas imagens

roundup-picture-round = Rodada { $number }{ $rounds ->
    [0] {""}
   *[other] /{ $rounds }
}
roundup-picture-to = até { $goal }
roundup-picture-points = { $points ->
    [1] 1 pt
   *[other] { $points } pts
}
roundup-picture-discards = descarte
roundup-picture-closed = fechada
roundup-picture-order = { $number ->
    [1] 1ª
    [2] 2ª
    [3] 3ª
   *[other] última
}
roundup-picture-just-closed = { roundup-picture-order } a fechar
roundup-thrill-had-it = tinha!
roundup-thrill-had-it-said = { $name } tinha { $card }!
roundup-thrill-bid-lost = perdida
roundup-thrill-bid-lost-said = { $suit } fechou: a { -aposta } de { $name } está perdida.
roundup-picture-begins = menor: começa
roundup-picture-bid = { -aposta }
roundup-picture-show = mostrar
roundup-picture-bid-now = Aposte já
roundup-picture-show-now = Desempate
roundup-picture-left = { $count ->
    [1] resta 1
   *[other] restam { $count }
}
roundup-picture-first-out = bateu: +1
roundup-picture-total = Total
roundup-picture-gained = +{ $points }
roundup-picture-gained-both = { $bid }+1
roundup-picture-rounds = { $first }–{ $last }
roundup-picture-legend-bid = { -aposta } certa
roundup-picture-legend-out = +1: bateu primeiro
roundup-picture-juse = Juse!
roundup-picture-you = Você
roundup-picture-asked-bid = Aposte: escolha um número
roundup-picture-asked-show = Empate: mostre um número
roundup-picture-asked-turn = Sua vez
roundup-picture-asked-give = { $number ->
    [0] Entregue uma deste naipe
    [1] Entregue um ás
    [8] Entregue um 8
   *[other] Entregue um { $number }
}
roundup-picture-others-bid = { $count ->
    [1] Falta a { -aposta } de { $name }
   *[other] Faltam { $count } apostas
}
roundup-picture-others-show = { $count ->
    [1] Falta a carta de { $name }
   *[other] Faltam { $count } cartas
}
roundup-picture-others-turn = Vez de { $name }
roundup-picture-others-give = Falta a carta de { $name }
roundup-picture-over = A partida acabou
roundup-picture-no-hand = Sem cartas na mão

# Palavras antes dos nomes, para a linha correr da esquerda para a direita em qualquer escrita.
roundup-picture-won = Vitória de { $names }
roundup-picture-played = { $count ->
    [1] 1 rodada
   *[other] { $count } rodadas
}
roundup-picture-column-bids = certas
roundup-picture-column-out = bateu
roundup-picture-column-mistakes = erros
roundup-picture-column-points = pontos
roundup-picture-column-behind = atrás
roundup-picture-behind = −{ $points }
roundup-picture-place = { $place }º
roundup-picture-story = fechou por último
roundup-picture-move = jogada { $move }

roundup-picture-result-bid = { -aposta }
roundup-picture-result-right = acertou
roundup-picture-result-out = bateu
roundup-picture-result-total = pontos
roundup-picture-right = { $count ->
    [0] Ninguém apostou certo
    [1] Uma { -aposta } certa: 3 pontos
    [2] Duas apostas certas: 2 pontos cada
    [3] Três apostas certas: 1 ponto cada
   *[other] { $count } apostas certas: demais para dar pontos
}

## O resultado de uma rodada

roundup-result-suit = **A rodada { $round }** acabou: { $suit } fechou por último.
roundup-result-right = { $count ->
    [0] Ninguém apostou nesse naipe.
    [1] Só { $names } apostou nesse naipe: 3 pontos.
    [2] { $names } apostaram nesse naipe: 2 pontos cada.
    [3] { $names } apostaram nesse naipe: 1 ponto cada.
   *[other] { $names } apostaram nesse naipe: com mais de três apostas certas, ninguém ganha pontos.
}
roundup-result-bids = Apostas: { $bids }.
roundup-result-bid = { $name } { $suit }
roundup-result-out = { $name } ficou sem cartas primeiro: 1 ponto.
roundup-result-total = { $name } { $points }
roundup-result-totals = Totais: { $totals }.
roundup-own-bid = { $number ->
    [4] Seu { $suit } fechou por último: { $points ->
        [0] 0 pontos
        [1] 1 ponto
       *[other] { $points } pontos
    }
   *[other] Seu { $suit } fechou em { $number }º: sem pontos
}
roundup-own-right = { $count ->
    [0] Ninguém mais apostou nesse naipe.
    [1] { $names } também apostou nesse naipe.
   *[other] { $names } também apostaram nesse naipe.
}
roundup-own-last = { $count ->
    [0] { $suit } fechou por último: ninguém apostou nele.
   *[other] { $suit } fechou por último: aposta de { $names }.
}
roundup-own-out = Você ficou sem cartas primeiro: +1.
roundup-own-standing = { $how ->
    [ahead] Você está na frente com { $own } de { $goal }.
    [level] Você e { $names } estão na frente com { $own } de { $goal }.
   *[behind] Você tem { $own } de { $goal }. Na frente com { $most }: { $names }.
}

## O que prevê quem assiste

roundup-forecast = **Qual naipe fecha por último na rodada { $round }?**
roundup-forecast-until = o fechamento da primeira pilha
roundup-forecast-part = rodada { $number }
roundup-foretold = { $suit } fechou por último na rodada { $round }.

## O momento de Juse!

roundup-moment-does-not-fit-what = não encaixa
roundup-moment-does-not-fit-why = na pilha do naipe
roundup-moment-face-up-first-what = { $move ->
    [down] precisa esperar
    [pass] Ainda não passe
   *[other] Figura ainda não
}
roundup-moment-face-up-first-why = uma carta aberta encaixa e vem primeiro
roundup-moment-number-first-what = { $move ->
    [bid] Figura não é { -aposta }
    [show] Figura não se mostra
   *[other] Não passe com figura
}
roundup-moment-number-first-why = { $move ->
    [bid] só dá para apostar com carta numérica
   *[other] há uma carta numérica para { $move ->
        [show] mostrar
       *[other] passar
    }
}
roundup-moment-wrong-card-what = Essa carta
roundup-moment-wrong-card-why = não foi pedida

## O que está acontecendo

# Pede-se uma carta de um naipe (uma ♥) ou de um número (um 7).
roundup-wanted = { $wanted ->
    [number] um número
    [A] um ás
    [2] um 2
    [3] um 3
    [4] um 4
    [5] um 5
    [6] um 6
    [7] um 7
    [8] um 8
    [9] um 9
    [10] um 10
   *[other] uma { $wanted }
}
roundup-name-and-card = { $name } { $card }
roundup-name-and-points = { $name } +{ $points }
roundup-status-bid = ▶ Rodada { $round }: todo mundo aposta, em **{ button-hand }**. { $count ->
    [0] Ninguém apostou ainda.
   *[other] Apostas feitas: { $placed }. Esperando **{ $waiting }**.
}
roundup-status-one-more = ⚔️ Empate em { $score }! Mais uma rodada para todo mundo: quem estiver na frente depois dela vence.{ $tie ->
    [once] {" "}Continua empatado? Vocês dividem a vitória.
   *[on] {""}
}
roundup-status-show = ▶ Empate na carta mais baixa: mostrem outra, em **{ button-hand }**. { $count ->
    [0] Esperando **{ $waiting }**.
   *[other] Cartas escolhidas: { $placed }. Esperando **{ $waiting }**.
}
roundup-status-turn = { $who ->
    [computer] ▶ **{ $name }** joga agora.
   *[person] ▶ Vez de **{ $name }**: abra **{ button-hand }**.
}
roundup-status-settled = ▶ A pontuação já não muda: a rodada segue sozinha até o fim.
roundup-status-pass = ▶ **{ $name }** não tem o que jogar e passa.
roundup-status-give = ▶ { $asker } pede a **{ $name }** { roundup-wanted }{ $who ->
    [computer] .
   *[person] : abra **{ button-hand }**.
}

roundup-did-deal = As cartas da rodada { $round } foram dadas{ $voids ->
    [0] {""}.
    [1] , depois de uma distribuição que deixou alguém sem carta numérica.
   *[other] , depois de { $voids } distribuições que deixaram alguém sem carta numérica.
}
roundup-did-turn-up-bid = As apostas: { $cards }.
roundup-did-turn-up-show = Mostradas: { $cards }.
roundup-did-tie = { $names } empatam na carta mais baixa.
roundup-did-begin = { $name } começa.
roundup-did-up = { $name } jogou { $cards } da mesa.
roundup-did-down = { $name } jogou { $cards } da mão.
roundup-did-pass = { $how ->
    [free] { $name } passou.
    [discarded] { $name } passou e descartou { $card }.
   *[turned] { $name } passou e abriu { $card }.
}
roundup-did-face = { $name } jogou { $card } em { $target }{ $wanted ->
    [any] {""}.
   *[other] , pedindo { roundup-wanted }.
}
roundup-brought-out = { $discarded ->
    [yes] vai para o descarte
   *[no] fica aberta
}.
roundup-did-bring-out = A carta { $card } { roundup-brought-out }
roundup-did-give = { $name } entregou a carta { $card }, que { roundup-brought-out }
# Vem depois do que foi jogado em quem, na mesma linha.
roundup-did-miss = { $wanted ->
    [any] Nenhuma carta nessa mão.
    [A] Nenhum ás nessa mão.
    [2] Nenhum 2 nessa mão.
    [3] Nenhum 3 nessa mão.
    [4] Nenhum 4 nessa mão.
    [5] Nenhum 5 nessa mão.
    [6] Nenhum 6 nessa mão.
    [7] Nenhum 7 nessa mão.
    [8] Nenhum 8 nessa mão.
    [9] Nenhum 9 nessa mão.
    [10] Nenhum 10 nessa mão.
   *[other] Nenhuma { $wanted } nessa mão.
}
roundup-did-close = { $suit } fechou.
roundup-did-empty = { $name } ficou sem cartas primeiro.
roundup-did-misplay = **Juse!** { $name } desfaz a jogada.
roundup-did-round = **Rodada { $round }**: { $suit } fechou por último. { $count ->
    [0] Ninguém pontua.
   *[other] { $gained }.
}
roundup-did-win = { $count ->
    [1] { $names } vence a partida!
   *[other] { $names } dividem a vitória!
}
roundup-rank = **{ $place }** · { $name }: { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
}, { called-how-often }

# O que decidiu a partida, depois do nome de alguém.
roundup-turning = { $how ->
    [won] ganhou { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } com a { -aposta } em { $suit } na rodada { $round }
   *[lost] perdeu a { -aposta } em { $suit } ({ $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }) na rodada { $round }{ $how ->
        [own] {" "}ao fechar a pilha
       *[lost] , por causa de { $closer }
    }
}

## Medalhas, e como se ganham

roundup-badge-alone = { -aposta } ousada
roundup-badge-alone-how = ninguém mais apostou
roundup-badge-alone-why = Você apostou no naipe certo, e ninguém mais.
roundup-badge-twice = dose dupla
roundup-badge-twice-how = aposta certa, e bateu
roundup-badge-twice-why = Você apostou no naipe certo e ficou sem cartas antes de todo mundo.

## Quando uma partida acaba antes do fim

roundup-hands = Mãos: { $hands }.
roundup-held = { $name } ({ $count ->
    [0] sem cartas
   *[other] { $cards }
})

## Por que foi um erro

roundup-fault-face-up-first = { $move ->
    [down] { $name } jogou { $card } da mão, mas uma carta aberta encaixa e precisa ser jogada primeiro.
    [pass] { $name } quis passar, mas uma carta aberta encaixa e precisa ser jogada primeiro.
   *[other] { $name } jogou uma figura, mas uma carta aberta encaixa e precisa ser jogada primeiro.
}
roundup-fault-does-not-fit = { $name } jogou { $card }, que não encaixa na pilha do naipe.
roundup-fault-number-first = { $move ->
    [bid] { $name } apostou com uma figura: só dá para apostar com carta numérica.
    [show] { $name } mostrou uma figura, mas ainda tinha uma carta numérica na mão.
   *[other] { $name } passou com uma figura, mas ainda tinha uma carta numérica na mão.
}
roundup-fault-wrong-card = { $name } entregou uma carta que não foi pedida.

## Minha mão

roundup-hand-bid = ▶ Toque em uma carta numérica para apostar que o naipe dela fecha **por último**. A carta vai ficar aberta.
roundup-hand-hold = { $how ->
    [ace] Você tem **{ $card }**: enquanto ficar na sua mão, { $suit } não pode começar.
   *[low] Você tem **{ $card }**: enquanto ficar na sua mão, { $suit } não pode fechar.
}
roundup-hand-race = -# 🏁 Quem bater: **+1**. Cartas: você { $own }, { $name } { $least }
roundup-hand-show = ▶ A sua carta **{ $card }** empatou como a mais baixa: toque em outra carta numérica. A mais baixa começa.
roundup-hand-turn = ▶ Sua vez: toque em uma carta para jogar, ou em **{ roundup-button-pass }**{ $down ->
    [0] , que agora é de graça.
   *[other] .
}
roundup-hand-signs = -# { $up } aberta · { $gone } já saiu
roundup-hand-pass = { $numbers ->
    [yes] ▶ Passar custa uma carta numérica: toque na que você quer abrir.
   *[no] ▶ Passar custa uma carta: toque na figura que você quer descartar.
}
roundup-hand-several = { $count ->
    [0] ▶ Toque nas suas cartas abertas na ordem em que vai jogar.
   *[other] ▶ Você escolheu { $cards }. Toque na próxima carta ou aperte **Jogar**. Toque de novo em uma carta escolhida para tirar.
}
roundup-hand-face = ▶ **{ $card }** { $rank ->
    [jack] faz alguém perder uma carta aleatória da mão: escolha quem
    [queen] pede um naipe a alguém: escolha a pessoa e o naipe
   *[king] pede um número a alguém: escolha a pessoa e o número
} abaixo.
roundup-hand-give = ▶ **{ $name }** pediu **{ roundup-wanted }** a você: toque na carta que vai entregar.
roundup-hand-placed = Você escolheu **{ $card }**. A carta abre quando todo mundo tiver escolhido.
roundup-hand-wait = Nada para fazer agora.
roundup-hand-over = A partida acabou.

## As imagens em palavras

roundup-alt-head = Roundup, rodada { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}, até { $goal }.
roundup-alt-waiting = { $what ->
    [bid] Esperando a aposta de { $names }.
    [show] Empate: esperando uma carta de { $names }.
    [give] Esperando uma carta de { $names }.
   *[turn] É a vez de { $names }.
}
roundup-alt-owed = Pedido: { roundup-wanted }.
roundup-alt-stacks = Pilhas: { $tops }.
roundup-alt-no-stack = { $suit } ainda sem pilha
roundup-alt-closed = { $card } (fechada)
roundup-alt-discards = { $count ->
    [0] Nada no descarte.
   *[other] Descarte: { $discards }.
}
roundup-alt-seat = { $name }: { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
}, { $bid ->
    [none] {""}
   *[other] { -aposta } { $bid },{" "}
}{ $down ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $down } cartas
} na mão{ $placed ->
    [yes] , uma delas já escolhida
   *[no] {""}
}{ $up ->
    [0] {""}
   *[other] ; abertas: { $cards }
}{ $out ->
    [yes] ; ficou sem cartas primeiro.
   *[no] .
}
roundup-alt-round = Rodada { $round }, { $suit } por último: { $points }.
roundup-alt-gained = { $name } { $suit }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
}{ $out ->
    [yes] {" "}(sem cartas primeiro)
   *[no] {""}
}
roundup-alt-earlier = { $last ->
    [1] Rodada 1
   *[other] Rodadas 1–{ $last }
}: { $points }.
roundup-alt-outs = Pontos por ficar sem cartas primeiro: { $outs }.
roundup-alt-closed-last = { $suit } fechou por último.
roundup-alt-bid = { $name }: { -aposta } { $card }{ $right ->
    [yes] , o naipe certo
   *[no] {""}
}; { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
} antes desta rodada.
roundup-alt-misplay = { $count ->
    [0] Juse! A última jogada foi de { $name }.
   *[other] Juse! { $name } jogou { $cards }.
}
roundup-alt-asked = { $what ->
    [bid] Sua vez de apostar.
    [show] Empate: sua vez de mostrar outra carta.
    [give] Pediram { roundup-wanted } a você.
    [turn] É a sua vez.
   *[nothing] Nada para fazer agora.
}
roundup-alt-own-down = { $count ->
    [0] Sem cartas na mão.
   *[other] Na mão: { $cards }.
}
roundup-alt-own-up = { $count ->
    [0] Nenhuma carta aberta.
   *[other] Abertas: { $cards }.
}
roundup-alt-own-placed = Escolhida: { $card }.

## Recusas

refused-already-placed = Você já escolheu uma carta, e ela vale.
refused-lies-face-up = A carta { $card } está aberta: para isso, escolha uma carta da sua mão.
refused-lies-face-down = { $card } ainda está na sua mão: para isso, escolha cartas abertas.
refused-not-your-card = Você não tem { $card }.
refused-card-twice = Você não pode jogar a mesma carta duas vezes.
refused-pass-with-a-card = Passar custa uma carta da sua mão: escolha em { button-hand } ou diga qual.
refused-own-target = Uma figura se joga em outra pessoa.
refused-something-else-asked = { $asked ->
    [bid] Primeiro todo mundo aposta: escolha uma carta em { button-hand } ou use /roundup bid.
    [show] Primeiro é preciso desempatar: escolha uma carta em { button-hand } ou use /roundup show.
    [give] Primeiro alguém entrega uma carta: em { button-hand } ou com /roundup give.
   *[turn] É a sua vez: jogue cartas, jogue uma figura ou passe.
}
refused-not-a-face-card = { $card } não é valete (J), dama (Q) nem rei (K).
refused-suit-needed = Uma dama (Q) pede um naipe: escolha um também.
refused-number-needed = Um rei (K) pede um número: escolha um de 1 a 10 também.
refused-nobody-called = Ninguém com o nome “{ $name }” joga nesta mesa.

## As regras, página por página

roundup-rules-title-1 = A aposta
roundup-rules-1 = **Roundup · A { -aposta }**
    { roundup-goal }

    A cada rodada, todas as cartas são dadas, e só você vê as suas. De A a 10 são *cartas numéricas*; J, Q e K são *figuras*. Quatro **pilhas** crescem no meio, uma por naipe, do ás ao dez. Uma pilha com o dez está *fechada*.
    • Você escolhe uma carta numérica em segredo. O naipe dela é a sua **{ -aposta }**: você diz que ele vai fechar **por último**. Todas as apostas são abertas juntas.
    • A carta apostada fica **aberta** na mesa à sua frente, onde todo mundo vê. O resto é a sua **mão**.
    • A carta mais baixa começa. Se houver empate, quem empatou mostra outra carta numérica, e a mais baixa delas começa.

roundup-rules-title-2 = A sua vez
roundup-rules-2 = **Roundup · A sua vez**
    Você faz uma destas coisas:
    • **jogar cartas abertas** nas pilhas, quantas quiser, uma depois da outra. Se alguma das suas cartas abertas encaixa, você *precisa* fazer isso antes de tudo;
    • **jogar uma carta da mão** que encaixa. Você também pode segurar essa carta;
    • **jogar uma figura** da mão em outra pessoa;
    • **passar**. Isso custa uma carta numérica da mão: você escolhe qual abrir. Se só tiver figuras na mão, descarta uma delas. Com a mão vazia, passar é de graça.

    Depois joga a próxima pessoa à sua esquerda que ainda tem cartas.

    Com a mão vazia e nada que encaixe, você passa automaticamente. Quando a pontuação já não pode mudar, a rodada segue sozinha até o fim.

roundup-rules-title-3 = As figuras
roundup-rules-3 = **Roundup · As figuras**
    Uma figura vai sempre para o descarte e tira uma carta da mão de outra pessoa:
    • um **valete (J)** tira uma carta aleatória,
    • uma **dama (Q)** tira uma carta do naipe que você disser,
    • um **rei (K)** tira uma carta do número que você disser, de 1 a 10.

    Se houver várias, a outra pessoa escolhe. Uma carta numérica que sai fica aberta daí em diante; uma figura vai para o descarte. Se não houver nenhuma, nada acontece.

roundup-rules-title-4 = Os pontos
roundup-rules-4 = **Roundup · Os pontos**
    A rodada acaba quando as quatro pilhas estão fechadas. Ganha pontos
    • quem apostou no naipe que fechou por último: 3 pontos se foi uma pessoa só, 2 cada se foram duas, 1 cada se foram três, e nada se foram mais;
    • quem *bateu* na rodada, ou seja, ficou sem nenhuma carta primeiro: mais 1 ponto.

    Quando alguém tem 5 pontos (ou quantos a mesa pedir), ou a última rodada da mesa acaba, o maior total vence a partida. Se o maior total estiver empatado, vocês jogam mais uma rodada. Se continuar empatado, vocês dividem a vitória ou continuam, como a mesa disser.

roundup-rules-title-5 = Juse!
roundup-rules-5 = **Roundup · Juse!**
    A mesa deixa você tentar tudo, e grita **Juse!** quando
    • você joga uma carta que não encaixa: se foram várias, todas voltam;
    • uma carta aberta encaixa e você faz outra coisa;
    • você aposta, mostra ou passa com uma figura enquanto tem uma carta numérica;
    • você entrega uma carta que não foi pedida.

    As cartas voltam, e ainda é a sua vez.

## O que posso fazer?

roundup-can-bid = Abra **{ button-hand }** e toque na carta em que quer apostar. Depois de escolhida, vale.
roundup-can-show = Abra **{ button-hand }** e toque em outra carta numérica para mostrar.
roundup-can-give = Pediram { roundup-wanted } a você: abra **{ button-hand }** e toque na carta que vai entregar.
roundup-can-placed = Você escolheu a sua carta, e ela vale. Agora as outras pessoas escolhem.
roundup-can-wait = Nada para fazer agora. **{ button-hand }** mostra as suas cartas a qualquer momento.
roundup-can-up = **Jogar uma carta aberta** (marcada com ↑): abra **{ button-hand }** e toque nela. Para mais de uma, aperte **{ roundup-button-several }** antes.
roundup-can-down = **Jogar uma carta da mão**: toque nela.
roundup-can-face = **Jogar um valete (J), uma dama (Q) ou um rei (K)** em outra pessoa: toque na carta e depois escolha em quem e o quê na lista.
roundup-can-pass = { $down ->
    [0] **{ roundup-button-pass }**, que agora é de graça.
   *[other] **{ roundup-button-pass }**: aperte e depois toque na carta que isso custa.
}

roundup-matters-bid = Só dá para apostar com carta numérica, de A a 10. Você diz que o naipe dela vai fechar por último: isso vale 3 pontos se ninguém mais apostar nele, 2 se forem duas pessoas, 1 se forem três. A carta fica aberta, e a mais baixa começa.
roundup-matters-show = A carta mais baixa mostrada começa. Precisa ser uma carta numérica, se você tiver uma.
roundup-matters-give = Precisa ser o que foi pedido. Uma carta numérica fica aberta; uma figura vai para o descarte.
roundup-matters-owed = Uma pilha recebe o próximo número do naipe dela, do ás ao dez. Se uma carta aberta sua encaixa, ela precisa ser jogada antes de tudo.
roundup-matters-hold = Uma carta da mão que encaixa, você pode jogar ou segurar.
roundup-matters-pass = Passar abre uma carta numérica da sua mão; se você só tiver figuras, descarta uma.
roundup-matters-face = Um valete (J) tira uma carta aleatória; uma dama (Q), uma carta do naipe que você disser; um rei (K), uma carta do número que você disser. Se não houver nenhuma, nada acontece.
roundup-matters-aim = Você pontua se o naipe em que apostou fechar por último, então adiante os outros e segure o seu. A primeira pessoa a ficar sem cartas ganha mais 1 ponto.

roundup-any-down = uma carta da mão
roundup-any-pass = passar
roundup-any-face = um valete (J), uma dama (Q) ou um rei (K) em alguém
roundup-face-card = { $move ->
    [pass] passar com uma figura
   *[bid] uma figura
}
roundup-move-asking = { $card } em { $name }, pedindo { roundup-wanted }
roundup-right-up = cartas abertas que encaixam vêm primeiro.
roundup-right-down = dá para jogar qualquer carta da mão que encaixa, ou segurar.
roundup-right-pass = { $cost ->
    [nothing] com a mão vazia, passar é de graça.
    [face] você não tem carta numérica na mão, então pode passar com uma figura, que vai para o descarte.
   *[number] dá para passar com qualquer carta numérica da mão, e ela fica aberta.
}
roundup-right-face = nenhuma carta aberta precisa ser jogada antes, então pode.
roundup-right-bid = dá para apostar com uma carta numérica.
roundup-right-show = dá para mostrar uma carta numérica.
roundup-right-give = é o que foi pedido.
roundup-wrong-face-up-first = uma carta aberta sua encaixa, e ela vem primeiro.
roundup-wrong-does-not-fit = isso não encaixa em nenhuma pilha agora.
roundup-wrong-number-first = { $move ->
    [bid] só dá para apostar com carta numérica.
    [show] você tem uma carta numérica para mostrar.
   *[pass] você tem uma carta numérica para passar.
}
roundup-wrong-wrong-card = não foi isso que pediram.

## Por que uma jogada é a melhor

roundup-coach-bid = { $count ->
    [0] Você tem pouco para segurar qualquer naipe, então é um palpite: { $suit } deve fechar tarde.
   *[other] Você fica com { $cards }, e enquanto segurar uma dessas, { $suit } não pode fechar.
}
roundup-coach-up = { $count ->
    [1] Uma carta aberta que encaixa vem antes de tudo.
   *[other] Você precisa jogar a primeira delas de qualquer jeito, e quanto mais jogar de uma vez, mais cedo fica sem cartas.
}
roundup-coach-down = { $suit } não é a sua { -aposta }: quanto antes fechar, melhor para o seu { $bid }.
roundup-coach-down-bid = { $count ->
    [0] Você não tem outra { $bid } para segurar, e com uma carta a menos você fica mais perto de não ter nenhuma.
   *[other] Com uma carta a menos você fica mais perto de não ter nenhuma, e com { $cards } ainda segura { $bid }.
}
roundup-coach-free-pass = Nenhuma das suas cartas encaixa, e com a mão vazia passar não custa nada.
roundup-coach-pass = Assim você guarda { $cards } na mão e segura { $bid }, a sua { -aposta }; { $own ->
    [yes] a carta { $card } fica aberta até encaixar.
   *[no] a carta { $card } aberta só adianta o fim de { $suit }.
}
roundup-coach-pass-face = Você só tem figuras, e descartar uma não entrega nada dos seus naipes.
roundup-coach-discarded = { $card } só vai para o descarte, e as suas cartas numéricas ficam na mão.
roundup-coach-turned-up = { $bid ->
    [yes] { $missing ->
        [0] A carta { $card } é do seu próprio naipe e precisa ser jogada na hora, mas as outras entregariam mais.
        [1] { $card } é do seu próprio naipe, mas ainda falta uma { $suit } antes de encaixar.
       *[other] { $card } é do seu próprio naipe, mas ainda faltam { $missing } { $suit } antes de encaixar.
    }
   *[no] Aberta, a carta { $card } precisa ser jogada assim que encaixar, e isso só adianta o fim de { $suit }.
}
roundup-coach-face-spent = Não custa nenhuma carta numérica: todas ficam na sua mão.
roundup-coach-jack = { $count ->
    [1] A única carta na mão de { $name }
   *[other] Uma das { $count } cartas na mão de { $name }
} sai; se for numérica, precisa ser jogada assim que encaixar, e as suas ficam na mão.
roundup-coach-queen = { $theirs ->
    [yes] { $name } apostou em { $suit } e quer segurar esse naipe: uma carta numérica que sair precisa ser jogada assim que encaixar.
   *[no] Se { $name } segura { $suit }, uma carta numérica desse naipe sai e precisa ser jogada assim que encaixar.
}
roundup-coach-king = { $count ->
    [0] Se { $name } tem { roundup-wanted }, a carta sai, e as suas próprias cartas ficam na mão.
   *[other] { $suits } { $count ->
        [1] espera
       *[other] esperam
    } { roundup-wanted }: se { $name } segura a carta, ela sai e precisa ser jogada.
}

## A lição

roundup-lesson-1 = No meio, a mesa constrói quatro pilhas, uma por naipe, do ás ao dez. Você pontua se o naipe em que apostou fechar **por último**. Uma carta que você segura trava a pilha inteira, e você tem o A♦, o 2♦ e o 4♦: então aposte em ♦! A carta apostada vai ficar aberta, então use uma alta.
    ➡️ Aperte **{ button-hand }**, que só você vê, e depois **9♦**.
roundup-lesson-2 = Agora todas as apostas estão abertas. { $p1 }, com a carta mais baixa, começou e jogou o A♥. Você tem o 2♥: jogue logo, pois quanto antes os outros naipes fecharem, melhor para o seu ♦.
    ➡️ Em **{ button-hand }**, toque em **2♥**: um toque joga a carta.
roundup-lesson-3 = { $p3 } jogou um rei em você e pediu um 5, então agora o seu 5♥ está aberto. Das suas cartas, só o A♦ encaixa, e esse você segura! Então você passa, e isso tem um preço: você escolhe uma carta numérica, e ela também fica aberta.
    ➡️ Em **{ button-hand }**, aperte **{ roundup-button-pass }** e depois **6♥**.
roundup-lesson-4 = { $p1 } jogou o 4♥, então o seu 5♥ encaixa. Uma carta aberta que encaixa precisa ser jogada antes de tudo. E se você tentar escapar?
    ➡️ Erre de propósito: em **{ button-hand }**, aperte **{ roundup-button-pass }** e depois **6♣**.
roundup-lesson-5 = Isso dá **Juse!** Só você lê aqui; em uma mesa de verdade, todo mundo lê. A carta voltou para você, e ainda é a sua vez. Então jogue a carta obrigatória; o 6♥ pode vir logo depois.
    ➡️ ↑ marca as suas cartas abertas. Aperte **{ roundup-button-several }**, toque em **↑5♥** e **↑6♥** e depois aperte **Jogar 5♥ 6♥**.
roundup-lesson-6 = Alguém segura o 7♥. Uma figura pode fazer essa carta sair: um **valete (J)** tira uma carta aleatória, um **rei (K)** pede um número, uma **dama (Q)** pede um naipe. Tente { $p2 }.
    ➡️ Em **{ button-hand }**, toque em **Q♠**. Depois escolha **Q♠ em { $p2 }, pedindo uma ♥** na lista abaixo.
roundup-lesson-7 = Era o 7♥! Com ele aberto, { $p2 } teve que jogar a carta. O resto da rodada segue assim: todo mundo segura o naipe em que apostou, e o resto da mesa faz esse naipe sair da mão.
    ➡️ Aperte **{ button-lesson-on }** para ver como acaba.
roundup-lesson-end =
    ♦ fechou por último, e ninguém mais tinha apostado nele: 3 pontos para você. { $p1 } ficou sem cartas primeiro e ganha 1. Foi uma partida curta, e você venceu!
    ➡️ Agora: **/roundup new**, com computadores se não houver mais ninguém; o melhor é jogar em quatro. Com **learning** ligado, *{ button-what }* avalia cada jogada para você. **/roundup rules** tem o resto.

## Comandos

command-roundup = Roundup: aposte no naipe que fecha por último
command-roundup-new-points = Pontos para vencer (padrão: 5)
command-roundup-new-rounds = Rodadas até a partida acabar, seja qual for o placar (0: sem limite)
command-roundup-new-tie = O que acontece se houver empate no primeiro lugar quando a partida acabar
command-roundup-new-tie-on = continuar até alguém ficar na frente
command-roundup-new-tie-once = mais uma rodada, e depois dividir a vitória
command-roundup-bid = Escolher uma carta numérica em segredo: o naipe dela é a sua aposta
command-roundup-bid-card = Uma das suas cartas, como 7C ou 10♥
command-roundup-show = Resolver um empate: escolher outra carta numérica em segredo
command-roundup-show-card = { command-roundup-bid-card }
command-roundup-up = Jogar cartas abertas nas pilhas
command-roundup-up-cards = Uma carta ou mais, na ordem em que vai jogar, como 2H 3H AS
command-roundup-down = Jogar uma carta da mão na pilha do naipe dela
command-roundup-down-card = Uma carta da sua mão, como 7C ou 10♥
command-roundup-pass = Passar; custa uma carta da sua mão, se você tiver alguma
command-roundup-pass-card = A carta da sua mão que você abre
command-roundup-face = Jogar um valete (J), uma dama (Q) ou um rei (K) da mão em alguém
command-roundup-face-card = A figura
command-roundup-face-on = Em quem você joga
command-roundup-face-suit = Para uma dama (Q)
command-roundup-face-suit-Spades = Espadas
command-roundup-face-suit-Hearts = Copas
command-roundup-face-suit-Diamonds = Ouros
command-roundup-face-suit-Clubs = Paus
command-roundup-face-number = Para um rei (K): de 1 a 10
command-roundup-give = Entregar a carta que uma dama (Q) ou um rei (K) pede
command-roundup-give-card = { command-roundup-down-card }

## Na primeira partida de alguém, quando acontece pela primeira vez

roundup-new-bids = Jogue a próxima carta de uma pilha (ases primeiro) ou uma figura, ou passe.
roundup-new-face = Uma figura tira uma carta da mão de alguém. Aberta, ela precisa ser jogada assim que encaixar.
roundup-new-give = Você tem várias para escolher: entregue a que menos faz falta.
roundup-new-pass = A sua carta agora está aberta. Assim que encaixar, ela vem primeiro.
roundup-new-closed = Uma pilha fecha no 10. O naipe dela não pode mais ser o último: apostas nele não ganham nada.
roundup-new-misplay = Juse! quer dizer erro: a carta volta, e a mesma pessoa continua.
roundup-review-why = { $how ->
    [bid-suit] { $suit } combina melhor com a sua mão
    [bid-higher] Cartas baixas na mão são as que mais seguram { $suit }, então aposte uma mais alta
    [bid-lower] Apostar uma carta mais baixa de { $suit } deixa você com a mão melhor
    [gave-away] { $card } adiantou { $suit }, e esse era o seu próprio naipe
    [held-back] { $card } encaixa, então jogue logo
    [wait] { $card } encaixa, mas pode esperar
    [one-by-one] Enquanto uma carta aberta encaixa, nada mais precisa sair da sua mão
    [more-at-once] Aqui vale a pena jogar várias cartas abertas de uma vez
    [ask] { $card } não custa nenhuma carta numérica
    [spent] { $card } pode ficar na sua mão
    [other-card] { $card } é melhor para isso
   *[plain] Joguei as duas até o fim
}: { $effect }.
roundup-review-effect = { $effect ->
    [own-suit] com **{ $better }**, o seu naipe fecha por último em { $often } de 100 { roundup-review-deals }; com **{ $played }**, em { $seldom }
    [first-out] com **{ $better }**, você fica sem cartas primeiro em { $often } de 100 { roundup-review-deals }; com **{ $played }**, em { $seldom }
    [rival] com **{ $better }**, { $name } ganha pontos em só { $often } de 100 { roundup-review-deals }; com **{ $played }**, em { $seldom }
    [exact] aqui dá para deduzir todas as cartas escondidas e, se as duas pessoas jogarem o melhor possível, **{ $better }** rende mais do que **{ $played }**
   *[none] **{ $better }** ajuda você um pouco de muitas maneiras
}
roundup-review-deals = { $hidden ->
    [yes] distribuições possíveis
   *[no] partidas jogadas até o fim
}
roundup-review-goal = { $effect ->
    [own-suit] { $suit ->
        [none] Faça o naipe da sua aposta fechar por último
       *[other] Faça { $suit } fechar por último
    }
    [first-out] Fique sem cartas primeiro
    [rival] Não deixe { $name } ganhar pontos
   *[none] Ganhe pontos nesta rodada
}.
roundup-review-brought = { $suit } fechou por último, e você ganhou { $points ->
    [0] zero pontos
    [1] 1 ponto
   *[other] { $points } pontos
}.
roundup-why-hard = { $name } distribuiu as cartas escondidas { $deals ->
        [1] uma vez
       *[other] { $deals } vezes
    }, de um jeito que combinava com o que sabia, e continuou a partir de cada uma das melhores jogadas que viu. **{ $move }** deu { $worth }% de chance de vencer; { $other }, { $other_worth }%.
roundup-why-holding = Em { $held } de { $deals } distribuições, { $target } tinha o que foi pedido.
roundup-why-only = { $name } não viu nenhuma outra jogada que valesse a pena.
roundup-why-relaxed = A dois, { $name } faz três de cada cinco jogadas por regras simples, para você ter uma chance. Daí veio **{ $move }**.
roundup-why-rule = { $rule ->
    [bid] { $name } aposta no naipe que a própria mão consegue segurar por mais tempo: { $suit }.
    [up] Cartas abertas que encaixam vêm primeiro. Entre elas, { $name } deixa { $own }, o próprio naipe, para o fim.
    [down] { $card } encaixa, e { $name } adianta todos os naipes menos o próprio, { $own }.
    [up-rid] Nada mais pode mudar para { $own }, então { $name } joga todas as cartas abertas que encaixam.
    [down-rid] Nada mais pode mudar para { $own }, então { $name } se livra das cartas, e { $card } encaixa.
    [pass] { $name } não tinha nada que quisesse jogar e segura { $own }, o próprio naipe. { $card } é a que faz menos falta.
    [pass-rid] { $name } não tinha nada que encaixasse. { $card } é a que faz menos falta.
    [free-pass] { $name } não tem cartas na mão, então passar não custa nada.
    [ask] { $name } espera que uma carta que falta saia da mão de { $target }.
    [ask-leader] { $target } estava na frente, então { $name } foi atrás das cartas de { $target }.
    [show] { $name } mostra a carta que faz menos falta: { $card }.
    [give] { $name } dá a carta que faz menos falta: { $card }.
    [slip] Pelas próprias regras, { $name } teria jogado outra coisa: foi uma distração.
   *[random] { $name } joga no nível { -nivel-facil }: mais ou menos uma em cada três jogadas é ao acaso, entre as permitidas, e esta foi uma delas.
}

## Boards: is this move a mistake?

roundup-board-move = { $move ->
    [up] { $name } joga { $cards } da mesa.
    [down] { $name } joga { $cards } da mão.
    [pass] { $name } passa.
   *[face] { $name } joga { $cards } em { $target }.
}
roundup-board-right = { $move ->
    [up] { $count ->
        [1] { $cards } vem agora na pilha do naipe.
       *[other] { $cards }: cada uma é a próxima da pilha do naipe.
    }
    [down] { $cards } vem agora na pilha do naipe, e nenhuma carta aberta encaixa.
    [pass] Nenhuma carta aberta encaixa, então passar está certo.
   *[face] Nenhuma carta aberta encaixa, então jogar uma figura está certo.
}
