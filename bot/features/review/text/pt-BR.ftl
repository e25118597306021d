button-review = Análise
button-try-again = Tentar de novo
review-title = 🔎 **{ $game }** · mesa { $table } · a sua análise{ $count ->
    [1] {""}
   *[other] , { $number } de { $count }
}
review-moment = Jogada { $move }: você escolheu **{ $played }**. Melhor: **{ $better }**.
review-cost = Isso baixou a sua chance de vencer em cerca de { $points ->
    [1] 1 ponto percentual
   *[other] { $points } pontos percentuais
}, pelo que você podia saber naquela hora.
review-page = Momento { $number }
review-nothing = 🔎 Das escolhas que comparei, nenhuma custou muito. { $won ->
    [yes] Você jogou bem!
   *[no] Desta vez, as cartas e o resto da mesa decidiram.
}
review-under-way = 🔎 { $before ->
    [0] Estou olhando as suas escolhas: { $bar }{ $percent }%
    [1] 1 análise vem antes da sua.
   *[other] { $before } análises vêm antes da sua.
}
again-title = **{ $game }** · outra tentativa na jogada { $move } da mesa { $table }, com { $same ->
    [yes] as mesmas cartas escondidas: nenhuma outra combina com o que você sabia
   *[no] outras cartas escondidas
}
button-next-puzzle = Próximo problema
again-goal = 🎯 { $count ->
    [1] {""}
   *[other] Problema { $number } de { $count }: {""}
}**{ $goal }**
again-brought = 🎯 { $reached ->
    [yes] Conseguiu!
   *[no] Não foi desta vez.
} { $now } Na primeira vez: { $then }
again-set = 🧩 Era o último: { $reached } de { $count } objetivos alcançados.
refused-review-no-seat = Você não jogou nesta partida. Quem jogou pode pedir a análise das próprias escolhas.
refused-review-under-way = Já estou analisando uma partida para você. Espere até ela chegar.
refused-review-queue-full = Estou analisando partidas demais agora. Peça de novo em alguns minutos.
refused-review-failed = Não consegui terminar a análise desta vez. Aperte **{ button-review }** de novo.
refused-again-not-found = Não consigo montar este momento de novo. Escolha outro.
