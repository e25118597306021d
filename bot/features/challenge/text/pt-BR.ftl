button-challenge = Desafiar
challenge-title = 🎯 **{ $name } desafia vocês a jogar esta partida de { $game }{ $several ->
    [yes] , no lugar de { $player }
   *[no] {""}
}.**
challenge-more = … e mais { $more }
challenge-gave-up = Desistências: { $names }
challenge-watched = 👀 Quem preferiu ver as cartas: { $names }
challenge-terms = -# { $several ->
    [yes] Todo mundo recebe as mesmas cartas no mesmo lugar. Nos outros lugares jogam computadores, no nível que tinham na partida (normal onde havia gente).
   *[no] Todo mundo recebe as mesmas cartas.
} Uma tentativa por pessoa, em até 14 dias: só para você, ou aqui para todo mundo ver.{ $names ->
    [none] {""}
   *[other] {" "}Quem já conhece as cartas: { $names }. Todas as outras pessoas podem jogar.
}
challenge-play = Jogar
challenge-here = Jogar aqui
challenge-results = **Como cada pessoa se saiu neste desafio**
challenge-offered = O desafio está no ar. { challenge-closed }
challenge-stands = Este desafio está bem aqui: { $link }
    { challenge-closed }
challenge-comes = O desafio aparece aqui assim que o Discord me deixar publicar. { challenge-closed }
challenge-closed = Por 24 horas, ninguém pode publicar aqui o replay nem o vídeo da partida. Você ainda pode ver os dois, sem que apareçam no canal.
challenge-withdrawn = Desafio retirado. O replay e o vídeo da partida podem ser mostrados aqui de novo.
button-withdraw = Retirar
challenge-asks = Você ainda poderia jogar esta partida. Se olhar agora, vai conhecer as cartas e não vai mais poder. Ver mesmo assim?
challenge-watch = Ver mesmo assim
challenge-seen = Você já viu esta partida, então conhece as cartas. Você pode jogar mesmo assim, e o seu resultado vai dizer isso.
challenge-anyway = Jogar mesmo assim
refused-challenge-unfinished = Ninguém terminou esta partida, então ela não pode ser um desafio.
refused-challenge-daily = Talvez ainda tenha gente jogando esta { -partida-do-dia }. Ela pode virar um desafio { $when }: /table challenge table:{ $table }
refused-challenge-none = Ninguém terminou uma partida neste canal nos últimos tempos. Diga o número de outra com /table challenge.
refused-challenge-unknown = A partida { $table } não pode virar um desafio aqui. Diga o número de uma que você possa ver.
refused-challenge-gone = As cartas desta partida não existem mais, então ninguém pode jogar: ela foi apagada ou é antiga demais.
refused-challenge-not-yours = Só quem fez este desafio pode retirar.
refused-challenge-over = Este desafio acabou: já passaram 14 dias. Para começar de novo, aperte **{ button-challenge }** embaixo da partida ou use /table challenge.
refused-challenge-full = { $most } pessoas já jogaram este desafio, e esse é o limite. Escolha outra partida.
refused-challenge-played = Você já jogou este desafio. A mensagem dele tem os resultados, e /table replay mostra a sua partida, mesa { $table }.
refused-challenge-first = Você foi a primeira pessoa a jogar esta partida, então já conhece as cartas. A mensagem do desafio tem os outros resultados.
refused-challenge-day-played = Você jogou esta partida no dia dela, então já conhece as cartas. A mensagem do desafio tem os outros resultados.
refused-challenge-watched = Você viu esta partida, então já conhece as cartas. A mensagem do desafio tem os outros resultados.
refused-challenge-elsewhere = Você já está jogando este desafio, na mesa { $table } em { $channel }. Continue lá.
refused-challenge-finish-first = Você também está jogando esta partida. Termine a sua primeiro e depois veja as outras.
refused-challenge-no-public = Esta partida é um desafio aberto, então não pode ser mostrada aqui por 24 horas. Você ainda pode ver, sem que apareça no canal.
command-table-challenge = Desafiar todo mundo neste canal a jogar uma partida terminada, com as mesmas cartas
command-table-challenge-table = O número da mesa (padrão: a última partida terminada neste canal)
help-after-challenge = • **{ button-challenge }**: outras pessoas jogam a mesma partida.
