button-challenge = Desafiar
challenge-title = 🎯 **{ $name } desafia vocês com estas cartas de { $game }{ $several ->
    [yes] , no lugar de { $player }
   *[no] {""}
}.**
challenge-more = … e mais { $more }
challenge-gave-up = Desistências: { $names }
challenge-watched = 👀 Preferiram ver as cartas: { $names }
challenge-terms = -# { $several ->
    [yes] Todo mundo recebe as mesmas cartas no mesmo lugar. Nos outros lugares jogam computadores, no nível daquela vez (normal onde havia pessoas).
   *[no] Todo mundo recebe as mesmas cartas.
} Uma tentativa por pessoa, em até 14 dias: em particular, ou aqui para todo mundo ver.{ $names ->
    [none] {""}
   *[other] {" "}Já conhecem as cartas: { $names }. O resto das pessoas pode jogar.
}
challenge-play = Jogar
challenge-here = Jogar aqui
challenge-results = **Como cada pessoa se saiu com estas cartas**
challenge-offered = Desafio feito. { challenge-closed }
challenge-stands = O desafio com estas cartas está bem aqui: { $link }
    { challenge-closed }
challenge-comes = O desafio aparece aqui assim que o Discord me deixar publicar. { challenge-closed }
challenge-closed = Por 24 horas, ninguém pode publicar o replay ou o filme da partida aqui, mas você ainda pode vê-los em particular.
challenge-withdrawn = Desafio retirado. O replay e o filme da partida podem ser mostrados aqui de novo.
button-withdraw = Retirar
challenge-asks = Assistir mostra as cartas de uma partida que você ainda poderia jogar, e depois não pode mais. Assistir mesmo assim?
challenge-watch = Assistir mesmo assim
challenge-seen = Você já viu esta partida, então conhece as cartas. Você pode jogar mesmo assim, e o seu resultado vai dizer isso.
challenge-anyway = Jogar mesmo assim
refused-challenge-unfinished = Ninguém terminou esta partida, então ela não pode ser um desafio.
refused-challenge-daily = Pode ser que ainda haja gente jogando esta { -partida-do-dia }. Você pode fazer dela um desafio { $when }: /table challenge table:{ $table }
refused-challenge-none = Ninguém terminou uma partida neste canal ultimamente. Diga o número de outra com /table challenge.
refused-challenge-unknown = Não há partida { $table } de que você possa fazer um desafio aqui. Diga o número de uma a que você pode assistir.
refused-challenge-gone = Estas cartas não existem mais, então ninguém pode jogá-las: a partida foi apagada ou é antiga demais.
refused-challenge-not-yours = Só quem fez este desafio pode retirá-lo.
refused-challenge-over = Este desafio acabou depois de 14 dias. Para começar de novo, aperte **{ button-challenge }** embaixo da partida ou use /table challenge.
refused-challenge-full = { $most } pessoas já tentaram estas cartas, e esse é o limite. Escolha outra partida.
refused-challenge-played = Você já tentou estas cartas. A mensagem do desafio tem os resultados, e /table replay mostra a sua partida, mesa { $table }.
refused-challenge-first = Você foi a primeira pessoa a jogar estas cartas, então as conhece. A mensagem do desafio tem os outros resultados.
refused-challenge-day-played = Você jogou estas cartas no dia delas, então as conhece. A mensagem do desafio tem os outros resultados.
refused-challenge-watched = Você assistiu a esta partida, então conhece as cartas. A mensagem do desafio tem os outros resultados.
refused-challenge-elsewhere = Você já está jogando estas cartas, na mesa { $table } em { $channel }. Continue lá.
refused-challenge-finish-first = Você ainda está jogando estas cartas. Termine a sua partida primeiro e depois veja as outras.
refused-challenge-no-public = Esta partida é um desafio aberto, então não pode ser mostrada aqui por 24 horas. Você ainda pode vê-la em particular.
command-table-challenge = Desafiar todo mundo neste canal a jogar as cartas de uma partida terminada
command-table-challenge-table = O número da mesa. Sem ele: a última partida terminada neste canal
help-after-challenge = • **{ button-challenge }**: outras pessoas jogam as mesmas cartas.
