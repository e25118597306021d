button-replay = Replay
button-film = Vídeo
button-record = Registro
record-here = Aqui está a partida: o registro dela, com cada carta e cada jogada, e o mesmo em texto.
replay-title = { $line ->
        [best] **Jogo perfeito**
       *[played] **Replay**
    } · { $game }, mesa { $table } · { $move ->
        [end] o fim
        [0] as cartas dadas
       *[other] jogada { $move } de { $moves }
    }
replay-first = { $kind ->
    [word] Início
   *[sign] ⏮
}
replay-previous = { $kind ->
    [word] Voltar
   *[sign] ◀
}
replay-next = { $kind ->
    [word] Avançar
   *[sign] ▶
}
replay-last = { $kind ->
    [word] Fim
   *[sign] ⏭
}
replay-film = { button-film }
replay-told = Em texto
replay-to-juse = Próximo Juse!
replay-to-round = Fim da rodada
replay-to-best-line = Jogo perfeito
replay-to-game = Como foi jogado
replay-from-here = Jogar daqui
button-same-deal = Mesmas cartas
button-once-more = Mais uma vez
played-again-title = **{ $game }** · { $move ->
    [0] de novo as cartas da mesa { $table }
   *[other] de novo a mesa { $table } a partir da jogada { $move }
} · não conta
played-again-running = { $move ->
    [0] As cartas da mesa { $table }
   *[other] A mesa { $table }, a partir da jogada { $move }
}
played-again-note = { $move ->
    [0] 👻 As mesmas cartas da mesa { $table }, então você sabe o que está escondido. Só você vê esta partida, e ela não conta. A barra fina é a primeira tentativa.
   *[other] 👻 A mesa { $table } antes da jogada { $move }, com as mesmas cartas escondidas; o que ainda depende da sorte pode sair diferente. Só você vê esta partida, e ela não conta. A barra fina é a primeira tentativa.
}
ghost-you = você
ghost-first = primeira tentativa
ghost-better = { $how ->
    [more] { $by } à frente
    [less] { $by } atrás
   *[same] igual
}
ghost-when = { $when ->
    [card] nesta carta
    [turn] neste turno
   *[end] no fim
}
ghost-line = 👻 { $who }: { $then } { ghost-when }. Você: { $now }.
replay-why = Por quê?
replay-why-itself = Não havia o que escolher, então isto aconteceu sozinho.
replay-why-hurried = { $name } teve pressa: havia tantos computadores pensando que sobrou menos tempo que o normal, e não guardei números.
replay-why-deals = { $count ->
    [1] Uma destas distribuições
   *[other] { $count } destas distribuições
}, com as cartas que estariam com { $name }:
refused-why-lost = Não sei mais dizer em que esta jogada se baseou: foi feita por uma versão mais antiga de mim.
replay-studying = 🔎 Ainda estou calculando o que passou batido. Vire a página para ver.
replay-go = Ir para a jogada …
replay-move = { $move }: { $name }
replay-hands = Mãos …
replay-no-hand = A mão de ninguém
replay-hand-of = O que { $name } tinha
replay-hand = Isto é o que { $name } tinha.
replay-list = Qual partida você quer ver?
replay-none = Ninguém terminou uma partida neste canal ainda. /table replay com o número de uma mesa abre uma de outro canal que você possa ver.
replay-which = As últimas partidas neste canal …
replay-none-own = Você ainda não terminou nenhuma partida sua.
replay-which-own = As suas últimas partidas …
replay-choice = { $table }: { $game }, { $names }
film-offer = 🎬 Fazer um vídeo:
film-whole = Partida inteira
film-best = Melhores 30 segundos
film-making = 🎬 { $before ->
    [0] Estou fazendo o seu vídeo: { $percent }%
    [1] 1 vídeo vem antes do seu.
   *[other] { $before } vídeos vêm antes do seu.
}
film-title = 🎬 **{ $game }** · mesa { $table } · { $part ->
    [best] melhores momentos
   *[whole] partida inteira, { $long }
}
film-left-out = -# A partida é longa, então o vídeo mostra { $shown } das { $moves } jogadas.
film-posted = 🎬 O vídeo agora está no canal.
film-told = Aqui está a partida inteira em texto, com cada jogada.
film-cast = { $game }: { $names }
film-count = { $move } / { $moves }
film-alt = Um vídeo { $part ->
    [best] dos melhores momentos
   *[whole] da partida inteira
} de { $cast }; dura { $long }.
account-title = { $game }, mesa { $table }
account-moves = As jogadas
account-move = { $name }: { $move }
account-end = O fim
turning-choice = { $name }: { $text }
turning-button = ▶ Jogada-chave: { $move }
unnoticed-button = ▶ Escapou: jogada { $move }
turning-list = ▶ Ver uma jogada-chave …
refused-record-later = O registro mostra todos os segredos, então você só recebe quando a partida acabar.
refused-record-of-nothing = Ninguém recebeu cartas nesta mesa, então não há registro.
refused-replay-later = Dá para ver uma partida quando ela acaba.
refused-replay-of-nothing = Ninguém jogou nessa mesa, então não há o que ver.
refused-replay-private = Esta partida era privada, então só você pode ver. Deixe “public” de fora.
refused-replay-daily = Talvez ainda tenha gente jogando esta { -partida-do-dia }. Você pode ver { $when }.
refused-replay-studying = Ainda estou calculando o jogo perfeito. Aperte de novo daqui a pouco.
refused-replay-unknown = Você não pode ver a partida { $table } aqui. /table replay sem número mostra as últimas.
refused-film-under-way = Já estou fazendo um vídeo para você. Espere até ele chegar.
refused-film-queue-full = Estou fazendo vídeos demais agora. Peça de novo em alguns minutos.
refused-film-failed = Não consegui fazer o vídeo desta vez. Aperte um botão para tentar de novo.
refused-film-private = Esta partida era privada, então só você pode ver o vídeo dela.
refused-film-in-words = As mesas deste canal aparecem em texto, sem imagens, então não mostro vídeos aqui.
command-table-replay = Ver uma partida terminada, jogada por jogada
command-table-replay-table = O número da mesa, que está no título (padrão: as últimas partidas neste canal)
command-table-replay-move = Começar depois desta jogada
command-table-replay-public = Todo mundo neste canal vê e pode virar as páginas
help-after-replay = • **{ button-replay }** e **{ button-film }**: veja a partida de novo. **/table replay** mostra as últimas.
