# O que todos os jogos têm em comum. Frases para uma só pessoa são privadas; o resto, o canal inteiro lê.
# Dizemos você, não flexionamos nomes e não supomos o gênero de ninguém.
# [1] em vez de [one]: em português, zero também seria “one”, mas dizemos “0 cartas”.

## Glossário: uma coisa, uma palavra
## mesa (table) · partida (game, deal) · rodada (round) · jogada (move) · monte (draw pile) · comprar (draw)
## naipe (suit) · valor (rank) · figura (face card) · curinga (joker) · erro (mistake) · flagra (catch) · colocar (put)
## vez: só em “é a sua vez”, “vez de X”, “perder a vez”, “fora da vez”; o que se conta, dura ou acaba é turno (turn)
## lugar (seat) · colocação (place in a ranking) · computador (computer player) · privada (private) · texto (words)
## vídeo (film) · problema (puzzle) · desafio (challenge) · ver (watch), não assistir a · “o 9♥”, “a Q♠”: carta com artigo
## jogada-chave (turning point) · bater (be first out of cards, no Roundup)

-partida-do-dia = partida do dia
-noite = noite de jogos
-alarme-falso = alarme falso
-ranking = ranking
-monte = monte
-nivel-facil = Fácil
-nivel-normal = Normal
-nivel-dificil = Difícil

list-separator = { ", " }
some-names = { $names } e mais { $more }
# Espadas, copas, ouros, paus.
suit-letters = ECOP
# O que se pode digitar: valete, dama, rei; espadas, copas, ouros, paus.
typed-letters = VDR E C O P

## Recusas: uma frase clara, privada, e nada mudou

refused-not-a-card = Não existe a carta “{ $text }”. Escreva valor e naipe, como 7C (copas) ou 10P (paus).
refused-no-such-move = “{ $text }” não é uma jogada deste jogo.
refused-unknown-game = Não existe um jogo chamado “{ $game }”.
refused-unknown-option = { $game } não tem a opção “{ $option }”.
refused-option-not-read = “{ $value }” não é um valor que esta opção aceite.
refused-old-command = Este comando mudou. Espere um pouco ou reinicie o Discord e tente de novo.
refused-option-value = A opção { $option } não pode ser “{ $value }”.
refused-game-over = Esta partida acabou.

refused-not-your-turn = Ainda não é a sua vez. Espere { $seat } jogar.
refused-not-called = Só quem eu acabei de chamar pode usar este botão. Para mudar os seus avisos, use **/table me** e depois **{ figures-settings }**.
refused-no-such-seat = Esta mesa não tem o lugar { $to }.
refused-moved-on = A partida já avançou. Olhe de novo e depois escolha.
refused-saw-it-too = Você também viu, só { quick-seconds } depois!
refused-not-seated = Você está só assistindo. Em **{ button-what }** você entra na fila da próxima partida. Ou abra a sua própria mesa em outro canal ou tópico.
refused-seat-gone = Você não tem lugar nesta partida. Se alguém assumiu o seu, ele continua com essa pessoa. **{ button-what }** diz se há outro livre.
refused-seated-already = Você já tem um lugar nesta partida.
refused-seat-not-free = Agora alguém joga nesse lugar. Escolha outro.
refused-no-seat-free = Não há lugar para assumir aqui. Em **{ button-what }** você entra na fila da próxima partida.
refused-already-seated = Você já entrou. Aperte **{ button-leave }** para deixar o seu lugar.
refused-not-your-look = Só quem joga nesta mesa pode mudar o visual dela. Para as suas imagens, escolha “{ command-table-look-place-private }” na opção “for”.
refused-seat-away = Um computador está jogando por você. Aperte **{ button-back }** ou use /table back para voltar a jogar.
refused-paused = { $seat } pausou a partida até { $until }. Aperte **{ button-go-on }** na mesa para acabar com a pausa.
refused-no-pause-alone = Só dá para pausar uma partida pública com vários lugares.
refused-not-paused = Ninguém pausou esta partida.
refused-pauses-used = Uma partida tem no máximo { $most } pausas, e vocês já usaram todas.
refused-time-up = O seu tempo acabou, então o computador faz esta jogada. A próxima volta a ser sua.
refused-removed = Tiveram que esperar por você, então um computador está jogando no seu lugar. Aperte **{ button-back }** ou use /table back para voltar a jogar.
refused-nobody-to-remove = Ninguém com esse nome tem lugar nesta mesa.
refused-remove-later = { $clock ->
    [none] Um computador pode jogar por { $seat } depois que a mesa esperar 10 minutos por { $seat }.
   *[other] Um computador pode jogar por { $seat } depois que { $seat } perder a vez.
}
refused-remove-left = { $seat } saiu, e um computador já joga ali.
refused-remove-yourself = Para sair da mesa, use /table leave.
refused-finish-yourself = É a sua vez, então quem decide isso é o resto da mesa. Continue jogando ou aperte **{ button-leave }** em **{ button-what }**.
refused-removed-already = Um computador já joga por { $seat }.
refused-removal-agreed-already = Você já votou nisso: { $have } de { $need } votos.
refused-finish-agreed-already = Você já votou nisso: { $have } de { $need } votos.
refused-not-away = Você já está jogando: o lugar é seu.
refused-already-begun = Esta partida já começou.
refused-not-begun = Esta partida ainda não começou. Quem abriu a mesa pode apertar **{ button-start }**.
refused-table-closed = Esta mesa está fechada. Abra outra com o comando /… new do jogo.
refused-no-other-game = Não tenho outro jogo para { $people } pessoas.
refused-table-full = Todos os { $seats } lugares estão ocupados.
refused-series-full = Estas partidas são só para quem jogou a última, sem computadores. Para jogar também, abra uma mesa em outro canal ou tópico.
refused-series-needs-all = Estas partidas precisam de todo mundo da última. Para jogar sem alguém, feche a mesa e aperte **{ button-rematch }**.
refused-too-few = Este jogo precisa de pelo menos { $seats } pessoas. Espere alguém entrar ou adicione um computador.
refused-too-busy = Estou pensando em partidas demais agora. Pergunte de novo em alguns segundos.
refused-opener-only = Só quem abriu a mesa ({ $user }) ou a moderação pode fazer isso. Se essa pessoa não apertar nada por dois minutos, qualquer pessoa da mesa também pode.
refused-host-quiet = { $user } abriu a mesa e não dá sinal há um tempo, então qualquer pessoa da mesa pode fazer isso. Aperte **{ button-join }** primeiro.
refused-already-agreed = Você já votou para encerrar a partida: { $have } de { $need } votos.
refused-undo-never = Neste jogo toda jogada vale: o jogo é prestar atenção.
refused-undo-counts = Só dá para desfazer uma jogada em uma mesa de treino pública com mais gente (opção **learning**).
refused-undo-nothing = Não há jogada para desfazer.
refused-undo-mistake = Isso foi um erro, e erro não se desfaz.
refused-undo-seen = Essa jogada vale: alguém pode ter descoberto algo com ela.
refused-undo-agreed-already = Você já concordou: { $have } de { $need } votos para desfazer a última jogada.
refused-channel-taken = Este canal já tem uma mesa (#{ $table }). /table show traz a mesa para o fim do canal; para uma segunda, use um tópico.
refused-channel-taken-below = Este canal já tem uma mesa (#{ $table }), e aqui está ela de novo. Para uma segunda, use um tópico.
refused-too-many-tables = Você já tem { $most } mesas abertas, e esse é o limite. Termine uma ou desista de uma com /table mine.
refused-server-full = Este servidor chegou ao limite de mesas abertas ({ $most }). Termine uma antes: /table mine mostra as suas, /table help mostra todas.
refused-not-your-table = Essa mesa não está mais entre as suas mesas abertas.
refused-no-such-table = Essa mesa não existe mais. Abra outra com o comando /… new de um jogo.
refused-no-table-here = Este canal não tem mesa aberta. Abra uma com o comando /… new de um jogo (/table help mostra os jogos).
refused-other-game-here = Este canal está jogando { $game }, então use os comandos desse jogo.
refused-shown-lately = A mesa está bem aqui: { $link }
refused-set-aside = Não consegui ler esta mesa, então ela ficou de lado; o registro está guardado para quem cuida do bot. Você pode abrir outra aqui.
refused-record-not-kept = Esta partida é antiga demais, e o registro dela não existe mais. O resultado continua valendo em /table me.
refused-record-unreadable = Mudei desde esta partida e não consigo mais abrir o registro dela. O resultado continua valendo em /table me.
refused-unknown-button = Esse botão não funciona mais. /table show traz botões novos.
refused-servers-only = Isso só funciona em um servidor em que eu esteja. Para me convidar: <{ $link }>
refused-not-in-this-channel = Neste servidor, você só pode abrir mesas em { $channels }.
refused-no-permission = Não tenho permissão para fazer isso neste canal. Falta: { $missing }.

## Quando outra coisa dá errado

not-saved = Não consegui salvar isso, então nada mudou. Tente de novo daqui a pouco.
maybe-saved = O banco de dados não respondeu, então talvez eu não tenha salvado isso. Se salvei, você já vai ver.
discord-trouble = O Discord não aceitou isso. A sua mesa está a salvo: /table show mostra como ela está agora.
went-wrong = Algo deu errado do meu lado. A sua mesa está a salvo: /table show mostra como ela está agora.
picture-failed = -# Desta vez sem imagem, então aqui está a mesa em texto:
no-permission = A partida está a salvo, mas não consigo mais mostrar a mesa aqui. Falta: { $missing }. Peça a alguém que gerencia o servidor para permitir.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-attach-files = Anexar arquivos
permission-manage-threads = Gerenciar tópicos (este tópico está trancado)

## A mensagem da mesa

table-title = **{ $game }** · mesa { $table }
table-away = -# Longe da mesa: { $names } (um computador joga)
table-time = -# ⏳ O tempo acaba: { $when }.
table-soft-time = -# ⏳ Um computador termina o turno de { $name }: { $when }.
table-times = -# ⏳ O tempo acaba: { $each }.
table-time-of = { $name } { $when }
table-hurried = -# Há muitas mesas ocupadas agora, então os computadores têm menos tempo para pensar.
table-missed = -# ⏳ { $count ->
    [1] O tempo de { $names } acabou, então o computador fez uma jogada. A próxima volta a ser de { $names }.
   *[other] O tempo de { $names } acabou, então o computador fez uma jogada por cada pessoa. As próximas voltam a ser delas.
}
table-soft-missed = -# ⏳ { $count ->
    [1] Um computador terminou um turno de { $names }. O próximo volta a ser de { $names }.
   *[other] Computadores terminaram turnos de { $names }. Os próximos voltam a ser dessas pessoas.
}
table-paused = ⏸ Pausa de { $name } até { $until }.
table-absent = -# ⏳ { $count ->
    [1] O tempo de { $names } acabou duas vezes, então um computador joga até { $names } apertar **{ button-back }**.
   *[other] O tempo de { $names } acabou duas vezes, então computadores jogam até cada pessoa apertar **{ button-back }**.
}
table-soft-absent = -# ⏳ { $count ->
    [1] Um computador joga por { $names } até { $names } apertar alguma coisa aqui.
   *[other] Computadores jogam por { $names } até cada pessoa apertar alguma coisa aqui.
}
table-removed = -# { $count ->
    [1] Um computador joga no lugar de { $names } até { $names } apertar **{ button-back }**.
   *[other] Computadores jogam no lugar de { $names } até cada pessoa apertar **{ button-back }**.
}
table-taken-over = -# { $name } continua { $former ->
        [somebody] em um lugar que ficou vago
       *[other] no lugar de { $former }
    }.
table-deserted = -# 💤 Não há ninguém aqui, então a mesa espera. Aperte **{ button-back }** para continuar. Fecha: { $closes }.
table-finish-votes = -# { $have } de { $need } votos para um computador terminar o turno de { $name }.
table-removal-votes = -# { $have } de { $need } votos para um computador jogar por { $name }.
table-votes = -# { $have } de { $need } votos para encerrar esta partida antes do fim.
table-undo-votes = -# { $have } de { $need } votos para desfazer a última jogada.
table-won = 🏆 Vitória de **{ $names }**!
table-won-you = 🏆 **Você venceu!**
turning-line = ▶ Jogada { $move }, { $alone ->
    [yes] { $text }
   *[no] { $name }: { $text }
}
table-ended-early = A mesa decidiu encerrar esta partida antes do fim.
table-closed-nobody-left = Todo mundo saiu, então esta partida foi fechada. O registro fica guardado.
table-closed-unused = Ninguém jogou por um dia, então esta partida foi fechada.
table-closed-tried = A rodada acabou, e este problema também.
table-closed-idle = Ninguém jogou por 14 dias, então esta partida foi fechada. O registro fica guardado.
option-line = { $name }: { $value }
option-separator = { " · " }
option-on = sim
option-off = não
lobby-series = 🎴 { $deals } partidas novas só para este grupo, sem computadores. Vocês trocam de lugar a cada partida, e a soma decide.
series-title = { $title } · partida { $deal } de { $deals }
lobby-foot = -# { $quiet ->
    [yes] { $opener } abriu a mesa e não dá sinal há um tempo: qualquer pessoa da mesa pode começar em **{ button-more }**.
   *[no] Esperando { $opener } apertar **{ button-start }**.
} Fecha depois de { $minutes } minutos sem movimento.
lobby-starts = -# Começa { $when }, ou quando quem abriu a mesa apertar **{ button-start }**.
lobby-players = { $max ->
    [1] 1 pessoa
   *[other] { $min } a { $max } pessoas
}
lobby-time = { $clock ->
    [blitz] { $time } ou menos
    [relaxed] { $time } ou mais
    [slow] vários dias
   *[other] cerca de { $time }
}{ $filled ->
    [yes] {" "}com computadores
   *[no] {""}
}
lobby-host = host
lobby-free = lugar livre
lobby-level = { $level ->
    [easy] fácil
    [hard] difícil
   *[normal] normal
}
lobby-seats = Lugares: { $seats }; { $free ->
    [0] nenhum livre.
    [1] 1 livre.
   *[other] { $free } livres.
}
lobby-seat = { $place }. { $name }{ $who ->
    [host] {" "}({ lobby-host })
    [computer] {" "}(computador, { lobby-level })
   *[person] {""}
}
lobby-clock = relógio
lobby-options = Mudar opções e relógio
clock-soft = suave, 90 segundos se alguém espera
clock-blitz = blitz, 15 segundos por ação
clock-live = ao vivo, 60 segundos por turno
clock-relaxed = tranquilo, 10 minutos por turno
clock-slow = lento, 24 horas por turno
clock-none = sem limite de tempo
lobby-computer = Adicionar um computador
lobby-remove = Remover alguém
host-panel = **{ $game }** · mesa { $table } · opções do host
    Na mesa: { $names }.
    { $quiet ->
        [yes] { $host } abriu a mesa e não dá sinal há um tempo, então qualquer pessoa da mesa pode fazer isto:
       *[no] Só quem abriu a mesa e a moderação podem fazer isto:
    }
lobby-ended = Lobby fechado.
lobby-closed = Esta mesa fechou antes da partida começar. Abra outra com /{ $game } new.
lobby-made-way = Este lobby deu lugar a outro jogo aqui.
other-game = { $people ->
    [1] O que vem agora?
   *[other] O que vem agora? Todo mundo que ainda está aqui ganha um lugar.
}
button-join = Entrar
button-leave = Sair
button-with-computers = Completar e começar
button-start = Começar
button-more = Opções do host
button-close = Fechar a mesa
button-rules = Regras
button-rematch = Revanche
button-other-game = Mais jogos
button-harder = Mais difícil
button-easier = Mais fácil
button-back = Voltei
button-agree = Votar para encerrar
button-undo = Desfazer jogada
button-agree-undo = Votar para desfazer
button-finish = Terminar por { $name }
button-remove = Substituir { $name }
button-here = Estou aqui
button-pause = Pausar
button-take-seat = Assumir um lugar
take-seat = Qual lugar você quer assumir? Você continua daqui, com as cartas e os pontos dele. Para esse lugar, a partida não vale rating nem conta nas suas estatísticas.
button-go-on = Continuar
button-mute = Silenciar partida
button-since = Desde minha jogada

## Os botões de um jogo

welcome-play = Jogar { $game }

## A primeira partida

first-game = 💡 { $told }
first-game-marks = { $lists ->
    [yes] Botões verdes, e ✅ nas listas, são jogadas permitidas (só nos seus três primeiros turnos).
   *[no] Botões verdes são jogadas permitidas (só nos seus três primeiros turnos).
}
first-game-sensible = Botões verdes são jogadas que fazem sentido.

## Como foi a partida

count-separator = { " · " }
count-mistakes = { $mistakes ->
    [0] nenhum erro
    [1] 1 erro
   *[other] { $mistakes } erros
}
count-uncalled = { $count } que ninguém percebeu
count-hints = { $hints ->
    [1] 1 dica
   *[other] { $hints } dicas
}
count-catches = { $catches ->
    [1] 1 flagra
   *[other] { $catches } flagras
}
count-caught = pegou { $catches } de { $of }{ $fast ->
    [unknown] {""}
   *[other] , o mais rápido em { $fast }
}
caught = 🎯 { $pairs }
caught-whom = { $caller } pegou { $name }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
unnoticed = 🙈 { $count ->
    [1] 1 erro
   *[other] { $count } erros
} que ninguém percebeu
quick-seconds = { $seconds } s
count-wrong-calls = { $calls ->
    [1] 1 { -alarme-falso }
   *[other] { $calls } alarmes falsos
}
praise-catches = 👀 Mais flagras: { $names } ({ $most })
praise-run = ✨ Maior sequência sem erro: { $names } ({ $most ->
    [1] 1 jogada
   *[other] { $most } jogadas
})
ending-seat = { $place }. { $name }: { $counts }
ending-best = Melhor resultado possível: { $best }
ending-runs = Maiores sequências sem erro: { $runs }
ending-run = { $name } { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
}
ending-time = Tempo de jogo: { $time }
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
    [1] 1 dia
   *[other] { $more } dias
}{ $less ->
    [0] {""}
   *[other] {" "}{ $less } h
}

## Minha mão

button-hand = Minha mão
button-hand-again = Abrir de novo
button-ahead = { $on ->
    [yes] Parar de escolher
    [turn] Já é a sua vez
    [none] Antecipar: ainda não
   *[no] Antecipar jogada
}
button-next-round = { $ended ->
    [round] Próxima rodada
   *[part] Continuar
}
button-ahead-drop = Cancelar
button-show = Mostrar a mesa
hand-title = **{ $game }** · mesa { $table } · sua mão
hand-away = Um computador está jogando por você. Aperte **{ button-back }** para voltar a jogar.
hand-time = -# ⏳ O seu tempo acaba: { $when }.
hand-soft-time = -# ⏳ Um computador termina o seu turno: { $when }.
hand-ahead = ⏳ { $turn ->
    [yes] Você joga o que antecipou: **{ $move }**.
   *[no] Quando chegar a sua vez: **{ $move }**. Só você vê isto.
}
hand-ahead-dropped = ✖️ **{ $move }** não é mais possível, então a jogada que você antecipou foi cancelada.
hand-choosing-ahead = ⏳ Você está antecipando a jogada, então não tem como dar Juse: o que você tocar agora é jogado quando chegar a sua vez.
hand-still-reading = -# Ainda lendo: { $names }
hand-last-look = A rodada acabou. O resultado já vem.
hand-stale = 💤 Esta mão parou de acompanhar a mesa. Abra de novo para ver como está.
hand-old = até { $seconds } s de atraso
refused-no-hand = Você está só assistindo, então não tem mão. A mesa mostra tudo o que há para ver.
refused-nothing-hidden = Este jogo não tem cartas escondidas. A mesa mostra todas.

## Partidas para uma pessoa

daily-title = **{ $game }** · partida de { $day }
private-title = **{ $game }**
private-after-all = Só você vê esta partida. Para todo mundo ver, jogue em um servidor em que eu esteja.
button-hint = Dica
button-again = Jogar de novo
button-resume = Continuar
button-anew = Partida nova
one-running = Você já tem uma partida em andamento. Quer continuar ou desistir dela e começar outra?
several-running = Você já tem várias partidas em andamento. Qual delas?
running-daily = Partida de { $day }
running-private = Sua própria partida, mesa { $table }
running-public = Neste canal, mesa { $table }
clean-or-not = -# { $misplays ->
    [0] { $hints ->
        [0] Uma partida limpa até aqui: nenhum erro, nenhuma dica.
        [1] Não é mais uma partida limpa: uma dica.
       *[other] Não é mais uma partida limpa: { $hints } dicas.
    }
    [1] Não é mais uma partida limpa: um erro{ and-hints }
   *[other] Não é mais uma partida limpa: { $misplays } erros{ and-hints }
}
and-hints = { $hints ->
    [0] .
    [1] , uma dica.
   *[other] , { $hints } dicas.
}
private-moved-on = A partida já avançou. Agora ela está assim.
gone-private = **{ $game }** · O canal precisou deste espaço para outra mesa. /{ $command } resume continua a partida que estava aqui.
hint = 💡 Eu tentaria: **{ $move }**.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
hint-free = 💡 Você só pode fazer uma coisa: **{ $move }**. Esta dica é de graça.
daily-place = { $place }º de { $of }
refused-nothing-running = Você não tem nenhuma partida em andamento aqui. Comece uma com /{ $game } new.
refused-one-try-a-day = Você já jogou a { -partida-do-dia }.
refused-no-hints = Aqui não há dicas: cada pessoa tem uma só tentativa nesta partida, e os resultados são comparados. As suas outras partidas têm dicas.
refused-leave-first = Você tem um lugar na mesa { $table } em { $channel }. Use /table leave lá e depois peça de novo.

## O que posso fazer?

button-what = O que posso fazer?
button-translated = No meu idioma
button-renew = Atualizar
button-dismiss = Voltar à mesa
rules-now = Agora: { $page }
what-title = **{ $game }** · o que posso fazer?
what-goal = **Objetivo:** { $goal }
what-lobby = { $who ->
    [host] Você abriu a mesa: em **{ button-more }** você encontra **{ button-start }**{ $series ->
        [yes] .
       *[no] {" "}e **{ button-with-computers }**, que põe computadores nos lugares vazios.
    }
    [seated] Você tem um lugar. { $opener } abriu a mesa e vai começar a partida.
    [deputy] { $opener } abriu a mesa e não dá sinal há um tempo, então você também pode começar a partida: aperte **{ button-more }**.
   *[other] { $series ->
        [yes] Todos os lugares estão ocupados.
       *[no] Aperte **{ button-join }** para pegar um lugar.
    } { $opener } abriu a mesa e vai começar a partida.
}
what-watching = { $free ->
    [yes] Você está só assistindo. **{ button-take-seat }** deixa você continuar no lugar de um computador.
   *[no] Você está só assistindo.
}
what-matters = **O que importa agora**
what-by-the-rules = **Pelas regras**
what-item = • { $text }
what-move = **{ $move }**
what-right = ✅ { $moves }: { $why }
what-wrong = ❌ { $moves }: dá **Juse!**, porque { $why }
what-best = 💡 Eu escolheria: **{ $move }**.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
what-best-unknown = 💡 Está demorando demais para achar a melhor jogada. Pergunte de novo em alguns segundos.
lobby-learning = 🎓 **{ button-what }** também diz quais jogadas as regras permitem e qual é a melhor. Partidas nesta mesa não contam nas estatísticas.
learning-title = { $title } · mesa de treino

## Ao lado da mesa

called-how-often = { $misplays ->
    [0] nenhum erro
    [1] 1 erro
   *[other] { $misplays } erros
}
juse-call = **Juse!** { $why }
juse-call-again = **Juse!** (×{ $times }) { $why }
juse-call-too = 📸 Por um triz: { $later }.
juse-call-later = { $name } +{ $after }
wrong-call = **Não foi Juse:** { $why }
juse-alt = { $wrong ->
    [yes] Não foi Juse:
   *[no] Juse!
} { $why }
your-turn = { $user }, é a sua vez em { $game }.
next-game-here = { $begun ->
    [yes] { $user }, a próxima partida já começou: { $game }. Aperte **{ button-here }** para jogar no lugar de um computador.
   *[no] { $user }, a próxima partida vai começar: { $game }. Aperte **{ button-here }** para ter um lugar.
}
calls-muted = 🔕 Chega de avisos para você nesta partida. Para desligar os avisos de vez: **/table me** e depois **{ figures-settings }**.

## Desde a sua última jogada

since-title = **{ $game }** · { $began ->
    [yes] desde que as cartas foram dadas
   *[no] desde a sua última jogada
}
since-by-computer = -# ⏳ { $moves ->
    [1] O computador fez 1 jogada por você.
   *[other] O computador fez { $moves } jogadas por você.
}
since-more = -# … e { $lines ->
    [1] mais 1 linha
   *[other] mais { $lines } linhas
} antes disso.
since-nothing = Ainda não aconteceu nada.

## /table

help-version = Você cuida deste bot, então só você vê a versão dele: { $version }
help-first = **Jogar** começa na hora, contra o computador.
    Com a galera, abra uma mesa neste canal: { $commands }.
help-new = **/{ $command } new**
help-playing = **Na mesa** · uma por canal ou tópico
    • Jogue com os botões ou com os comandos do jogo.
    • O tempo acabou? O computador faz essa jogada. Depois de duas seguidas, ele joga até você apertar **{ button-back }**. Se eu estiver offline, o seu relógio para.
    • **/table leave**: um computador joga por você. **/table back**: você volta a jogar.
    • **/table pause**: 5 minutos para todo mundo, no máximo três vezes por partida. **{ button-go-on }** acaba com a pausa antes.
    • **/table end**: a mesa inteira concorda em parar, ou alguém da moderação que não esteja jogando decide.
    • **/table remove**: um computador assume o lugar de quem perdeu a vez, até a pessoa apertar **{ button-back }**. O botão **Substituir** faz o mesmo.
    • **{ button-take-seat }**, em **{ button-what }**: continue em um lugar em que um computador joga.
    • **/table since**: o que aconteceu desde a sua última jogada.
    Uma partida fecha quando todo mundo sai, ou depois de 14 dias sem jogada.
help-after = **Depois da partida**
    • **{ button-rematch }** e **{ button-other-game }**: continue jogando com o mesmo grupo.
help-more = **Mais**
    • **/table mine**: as suas mesas abertas.
    • **/table invite**: me leve ao seu servidor ou me adicione à sua conta.
help-no-tables = Nenhuma agora.
button-help-first = Jogos
button-help-playing = Na mesa
button-help-after = Depois da partida
button-help-more = Mais
button-help-tables = Mesas abertas

## Partidas que várias pessoas jogam

result-line = { $told }{ $several ->
    [yes] {" "}({ daily-place } na mesa)
   *[no] {""}
}{ $first ->
    [yes] {" "}· jogou primeiro
   *[no] {""}
}{ $watched ->
    [yes] {" "}· já tinha visto as cartas
   *[no] {""}
}
challenge-table = **{ $game }** · desafio
running-challenge = Um desafio, mesa { $table }

## /table invite e /table mine

invite-server = Me convide para um servidor: <{ $link }>
invite-person = Me adicione à sua conta e me use em qualquer lugar: <{ $link }>
own-tables = **Suas mesas abertas: { $count } de { $most }**
own-tables-none = Você não tem mesa aberta. Abra uma com o comando /… new de um jogo (/table help mostra os jogos).
own-table = { $where ->
    [nowhere] { $game }: mesa { $table }, só você vê
    [private] { $game }: mesa { $table }, só você vê, em { $server }
   *[channel] { $game }: mesa { $table } em { $channel }, { $server }
}
own-table-unknown-server = outro servidor
own-tables-give-up = Desistir de uma …
own-table-choice = { $game }, mesa { $table }
own-table-asks = Desistir de { $table }?
button-give-up = Desistir
button-keep-it = Manter
own-tables-foot = Se você desistir de uma partida com outras pessoas, um computador fica com o seu lugar. Partidas só suas acabam na hora.
help-tables = **Mesas abertas neste servidor**
help-table = { $game }: mesa { $table } em { $channel }
table-removal-agreed = O seu voto conta: { $have } de { $need }. Falta o voto de: { $names }.
table-removal-done = Pronto.
table-left = Você saiu, então um computador joga por você. Aperte **{ button-back }** para voltar a jogar.
table-pause-begun = Pausa de 5 minutos. Qualquer pessoa da mesa pode apertar **{ button-go-on }**.
table-welcome-back = Que bom que você voltou! O lugar é seu de novo.
table-ended = Você encerrou a partida.
table-agreed = O seu voto conta: { $have } de { $need } para encerrar a partida. Falta o voto de: { $names }.
table-undo-agreed = O seu voto conta: { $have } de { $need } para desfazer a última jogada. Falta o voto de: { $names }. Se alguém jogar antes, a última jogada fica valendo.
table-undone = A última jogada foi desfeita.

## O que as listas dizem das pessoas, e os cartões que podem ser publicados

stats-games = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
stats-place = { $place ->
    [0] –
   *[other] **{ $place }**
} · { $name }
button-post-here = Publicar aqui

## Listas de pessoas

scores-nobody = Ninguém ainda.

## Registros

record-seat = Lugar { $seat }
record-retold =
    registro { $number }: { $game }, { $seats ->
        [1] { $seats } lugar
       *[other] { $seats } lugares
    }, { $moves ->
        [1] { $moves } jogada
       *[other] { $moves } jogadas
    }, { $misplays ->
        [1] { $misplays } erro
       *[other] { $misplays } erros
    }; { $finished ->
        [true] { $count ->
            [0] ninguém vence
            [1] o lugar { $winners } vence
           *[other] os lugares { $winners } vencem
        }
       *[false] não terminou
    } (pontuação { $scores })
refused-record-too-long = Um registro tem no máximo { $most } caracteres.
refused-record-not-json = Isto não é JSON.
refused-record-field-twice = “{ $field }” aparece duas vezes.
refused-record-field-unknown = Um registro não tem o campo “{ $field }”.
refused-record-field-missing = Falta o campo “{ $field }”.
refused-record-field-wrong = “{ $field }” contém algo do tipo errado.
refused-record-of-another-format = Só consigo ler registros do formato { $format }: “record” diz qual é.
refused-record-seats = O jogo { $game } tem { $most ->
    [1] um lugar
   *[other] de { $least } a { $most } lugares
}.
refused-record-too-many-moves = Um registro tem no máximo { $most } jogadas.
refused-record-move-not-text = Uma jogada é um texto como “0 draw”.
refused-record-move-form = “{ $text }” não é o número de um lugar, um espaço e uma ação, como “0 draw”.
refused-record-move-seat = Não existe o lugar { $seat }: os { $seats } lugares são numerados a partir de 0.
refused-result-field-unknown = O resultado não tem o campo “{ $field }” neste jogo.
refused-result-field-missing = Falta o campo “{ $field }” no resultado.
refused-result-other = As jogadas levam a outro resultado: “{ $field }” é { $reached }.
chance-asked-for = As regras pedem { $kind ->
    [shuffle] um embaralhamento
    [die] um dado
   *[pick] uma carta sorteada
} aqui, e “chance”
refused-chance-used-up = { chance-asked-for } não tem mais nada.
refused-chance-of-another-kind = { chance-asked-for } tem outra coisa.
refused-chance-not-a-list = Um embaralhamento em “chance” é uma lista de cartas.
refused-chance-not-a-die = Um dado em “chance” é um número inteiro de 1 a 6.
refused-chance-not-a-card = Um sorteio em “chance” é uma carta.
refused-chance-other-cards = As cartas em “chance” não são as que estão em jogo aqui.
refused-chance-left-over = A partida acabou, mas “chance” ainda tem { $count ->
    [1] um resultado
   *[other] { $count } resultados
} a mais.

## Comandos: `command-GROUP-COMMAND-OPTION-VALUE`; o que os jogos têm em comum tem `game` como grupo

command-game-new = Abrir uma mesa de { $game } neste canal
command-game-new-clock = Tempo por turno; quando acaba, o computador joga por você
command-game-new-clock-soft = suave
command-game-new-clock-blitz = blitz
command-game-new-clock-live = ao vivo
command-game-new-clock-relaxed = tranquilo
command-game-new-clock-slow = lento
command-game-new-clock-none = sem relógio
command-game-new-learning = Mesa de treino: “{ button-what }” mostra jogadas permitidas e a melhor delas
command-game-new-public = Jogar como a mesa deste canal, para todo mundo ver
command-game-rules = As regras do jogo, só para você
command-game-resume = Continuar a sua partida em andamento, onde quer que tenha começado
command-game-hint = O que eu tentaria agora (a partida deixa de ser limpa)
command-table = O que as mesas de todos os jogos têm em comum
command-table-help = Os jogos, como começar um, e as mesas abertas aqui
command-table-show = Trazer a mesa deste canal para o fim do canal
command-table-hand = As suas cartas na mesa deste canal, só para você
command-table-what = O que você pode fazer agora na mesa deste canal, só para você
command-table-end = Encerrar a partida antes do fim: a mesa inteira, ou alguém da moderação que não esteja jogando
command-table-leave = Sair da mesa deste canal; um computador joga por você
command-table-pause = Parar tudo na mesa deste canal por 5 minutos
command-table-undo = Desfazer a última jogada na mesa de treino deste canal, se todo mundo concordar
command-table-back = Pegar o seu lugar de volta do computador
command-table-since = O que aconteceu na mesa deste canal desde a sua última jogada
command-table-remove = Votar para um computador jogar por alguém que perdeu a vez
command-table-remove-player = Quem é; a pessoa pode voltar com /table back
command-table-invite = Me convidar para um servidor, ou me adicionar à sua conta e usar em qualquer lugar
command-table-mine = Todas as suas mesas abertas, em todos os servidores; desista de uma

## Weeks and stars

weekday-letter = { $day ->
    [0] S
    [1] T
    [2] Q
    [3] Q
    [4] S
    [5] S
   *[6] D
}

result-place = { $place }º de { $of }
stars-line = `{ $signs } { $game } · { $result }`
stars-next = { $lacking ->
    [score] Ficou a { $by } de ganhar { $gold ->
        [yes] ouro
       *[no] { $goal }
    }
    [lead] Vença por { $by } para ganhar { $goal }
    [first] O primeiro lugar teria valido { $goal }
    [second] O segundo lugar teria valido { $goal }
    [hints] Sem dicas teria sido { $goal }
   *[nothing] Três estrelas: difícil fazer melhor!
}
stars-week = Seu melhor resultado da semana!
