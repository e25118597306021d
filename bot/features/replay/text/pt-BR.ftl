button-replay = Replay
button-film = Filme
button-record = Registro
record-here = Aqui está a partida: o registro dela, com cada carta e cada jogada, e o mesmo em palavras.
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
replay-told = Em palavras
replay-to-juse = Próximo Juse!
replay-to-round = Fim da rodada
replay-to-best-line = Jogo perfeito
replay-to-game = Como foi jogado
replay-from-here = Daqui em diante
button-same-deal = Mesmas cartas
button-once-more = Mais uma vez
played-again-title = **{ $game }** · { $move ->
    [0] de novo as cartas da mesa { $table }
   *[other] de novo a mesa { $table } a partir da jogada { $move }
} · não vale nada
played-again-running = { $move ->
    [0] As cartas da mesa { $table }
   *[other] A mesa { $table }, a partir da jogada { $move }
}
played-again-note = { $move ->
    [0] 👻 As mesmas cartas da mesa { $table }, então você sabe o que está escondido. Só você vê esta partida, e ela não vale nada. A barra fina é a primeira tentativa.
   *[other] 👻 A mesa { $table } antes da jogada { $move }, com as cartas escondidas de então; o que ainda depende da sorte pode sair diferente. Só você vê esta partida, e ela não vale nada. A barra fina é a primeira tentativa.
}
ghost-you = você
ghost-first = primeira tentativa
ghost-better = { $how ->
    [more] { $by } melhor
    [less] { $by } pior
   *[same] igual
}
ghost-when = { $when ->
    [card] nesta carta
    [turn] nesta vez
   *[end] no fim
}
ghost-line = 👻 { $who }: { $then } { ghost-when }. Você: { $now }.
replay-why = Por quê?
replay-why-itself = Não havia o que escolher, então isto aconteceu sozinho.
replay-why-hurried = { $name } teve pressa: havia tantos computadores pensando que sobrou menos tempo que o normal, e não guardei números.
replay-why-deals = { $count ->
    [1] Uma destas distribuições
   *[other] { $count } destas distribuições
}, com as cartas que { $name } teria tido:
refused-why-lost = Não sei mais dizer em que esta jogada se baseou: foi feita por uma versão mais antiga de mim.
replay-studying = 🔎 Ainda estou calculando o que passou batido. Vire a página para ver.
replay-go = Ir para a jogada …
replay-move = { $move }: { $name }
replay-hands = Mãos …
replay-no-hand = A mão de ninguém
replay-hand-of = O que { $name } tinha
replay-hand = Isto é o que { $name } tinha.
replay-list = A que partida você quer assistir?
replay-none = Ninguém terminou uma partida neste canal ainda. /table replay com o número de uma mesa abre uma de outro canal que você pode ver.
replay-which = As últimas partidas neste canal …
replay-none-own = Você ainda não terminou nenhuma partida sua.
replay-which-own = As suas últimas partidas …
replay-choice = { $table }: { $game }, { $names }
film-offer = 🎬 Fazer um filme:
film-whole = Partida inteira
film-best = Melhores momentos (30 s)
film-making = 🎬 { $before ->
    [0] Estou fazendo o seu filme: { $percent }%
    [1] 1 filme vem antes do seu.
   *[other] { $before } filmes vêm antes do seu.
}
film-title = 🎬 **{ $game }** · mesa { $table } · { $part ->
    [best] melhores momentos
   *[whole] partida inteira, { $long }
}
film-left-out = -# A partida é longa, então o filme mostra { $shown } das suas { $moves } jogadas.
film-posted = 🎬 O filme agora está no canal.
film-told = Aqui está a partida inteira em palavras, com cada jogada.
film-cast = { $game }: { $names }
film-count = { $move } / { $moves }
film-alt = Um filme { $part ->
    [best] dos melhores momentos
   *[whole] da partida inteira
} de { $cast }; dura { $long }.
account-title = { $game }, mesa { $table }
account-moves = As jogadas
account-move = { $name }: { $move }
account-end = O fim
turning-choice = { $name }: { $text }
turning-button = ▶ Momento decisivo: jogada { $move }
unnoticed-button = ▶ Ninguém viu: jogada { $move }
turning-list = ▶ Assistir a um momento decisivo …
refused-record-later = O registro mostra todos os segredos, então você o recebe quando a partida acabar.
refused-record-of-nothing = Ninguém recebeu cartas nesta mesa, então não há registro.
refused-replay-later = Você pode assistir a uma partida quando ela acabar.
refused-replay-of-nothing = Ninguém jogou nessa mesa, então não há o que assistir.
refused-replay-private = Esta partida era particular, então só você pode assistir a ela. Deixe “public” de fora.
refused-replay-daily = Pode ser que ainda haja gente jogando esta { -partida-do-dia }. Você pode assistir a ela { $when }.
refused-replay-studying = Ainda estou calculando o jogo perfeito. Aperte de novo daqui a pouco.
refused-replay-unknown = Não há partida { $table } a que você possa assistir aqui. /table replay sem número mostra as últimas.
refused-film-under-way = Já estou fazendo um filme para você. Espere até ele chegar.
refused-film-queue-full = Estou fazendo filmes demais agora. Peça de novo em alguns minutos.
refused-film-failed = Não consegui fazer o filme desta vez. Aperte um botão para tentar de novo.
refused-film-private = Esta partida era particular, então só você pode ver o filme dela.
refused-film-in-words = As mesas deste canal usam palavras, sem imagens, então não mostro filmes aqui.
command-table-replay = Assistir a uma partida terminada, jogada por jogada
command-table-replay-table = O número da mesa, que está no título. Sem ele: as últimas partidas neste canal
command-table-replay-move = Começar depois desta jogada
command-table-replay-public = Todo mundo neste canal vê e pode virar as páginas
help-after-replay = • **{ button-replay }** e **{ button-film }**: veja a partida de novo. **/table replay** mostra as últimas.
