stats-of = { $whose ->
    [own] **Suas partidas neste servidor**
    [everywhere] **Suas partidas em todo lugar**
   *[other] **Partidas de { $name } neste servidor**
}
stats-none = { $whose ->
    [own] Você ainda não terminou nenhuma partida aqui.
    [everywhere] Você ainda não terminou nenhuma partida.
   *[other] { $name } ainda não terminou nenhuma partida aqui.
}
stats-item = • { $text }
stats-server = **Partidas jogadas neste servidor**
stats-server-none = Ninguém ainda: termine uma partida e inaugure a lista.
stats-players = { $players ->
    [1] 1 pessoa
   *[other] { $players } pessoas
}
stats-leading = 1º lugar: { $names }
stats-game = { $game } · { stats-players }
stats-line = { $who }: { $figures }
stats-wins = { $won ->
    [1] 1 vitória
   *[other] { $won } vitórias
}{ $easier ->
    [0] {""}
   *[other] {" "}({ $against } contra pessoas)
}
stats-best = melhor pontuação { $best }, { $mean } em média
stats-clean = { $clean ->
    [0] nenhuma partida limpa
    [1] 1 partida limpa
   *[other] { $clean } partidas limpas
}
stats-mistakes = { $often ->
    [1] 1 erro
   *[other] { $often } erros
} por partida
stats-caught = { $caught ->
    [0] {""}
    [1] você pegou { $name } uma vez
   *[other] você pegou { $name } { $caught } vezes
}{ $both ->
    [yes] ,{" "}
   *[no] {""}
}{ $by ->
    [0] {""}
    [1] { $name } pegou você uma vez
   *[other] { $name } pegou você { $by } vezes
}
stats-longest-run = maior sequência sem erro: { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
}
stats-fastest = partida limpa mais rápida: { $time }
stats-luck = 🍀 Sorte em { $games } partidas: suas cartas { $cards-sign ->
    [more] valeram { $cards } a mais que o normal
    [less] valeram { $cards } a menos que o normal
   *[none] foram tão boas quanto o normal
}. Suas próprias escolhas { $own-sign ->
    [more] renderam { $own }
    [less] custaram { $own }
   *[none] não mudaram nada
}, as das outras pessoas { $others-sign ->
    [more] renderam { $others } para você
    [less] custaram { $others } a você
   *[none] não mudaram nada
}. A margem de erro de cada número é { $margin }.
stats-luck-wins = { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
}
stats-foot = -# Só contam partidas terminadas. Uma vitória dividida vale para cada pessoa; quem estava fora no fim não venceu. Uma partida limpa não tem erros nem dicas; o tempo dela conta se você fez todas as jogadas. Alarmes falsos não contam como erros, nem as jogadas que o computador fez por você. Só você vê partidas privadas nestes números; as partidas do dia contam para todo mundo.
stats-title = **{ $game }**
figures-figures = Estatísticas
figures-card = Cartão de rating
figures-ranking = Ranking
figures-winners = Pódios
figures-players = Estatísticas
figures-all-games = Todos os jogos
figures-which-game = Escolha um jogo
ladder-title = **O { -ranking } deste servidor** · { $season }
ladder-own = … { $line }
ladder-none = Ninguém ainda: termine uma partida pública com alguém e inaugure a lista.
ladder-last = -# Última temporada: { $best }
ladder-foot = -# Contam partidas públicas de duas ou mais pessoas, curtas ou longas, jogadas até o fim. Vitórias contra computadores não contam.
    -# Se você sair, ou se um computador assumir o seu lugar, e você não voltar até o fim, você fica em último.
    -# Se você sair antes de todo mundo jogar cinco vezes, você não recebe rating, e ninguém recebe rating contra você.
    -# Se o computador fizer mais de um quinto das suas jogadas, você não ganha nada.
    -# Se você jogar um jogo mais de { $most } vezes por dia (UTC) com a mesma pessoa, só as { $most } primeiras valem rating entre vocês.
    -# Até terminar { $first } partidas de um jogo valendo rating, você é “{ rating-new }” nele: sem número nem colocação, no fim da lista.
    -# Depois disso, “?” quer dizer que um rating ainda é incerto, por umas 16 partidas. Quem tem “?” vem depois de quem não tem.
    -# Enquanto você for “{ rating-new }” ou tiver um “?”, nenhuma partida tira mais de { $points } pontos de você.
    -# Se você assumir um lugar no meio de uma partida, você não recebe rating. Quem saiu dele fica em último, como se o lugar continuasse vazio.
refused-no-ratings = { $whose ->
    [own] Você não tem rating aqui nesta temporada. Termine uma partida pública com outras pessoas para ter um.
   *[other] { $name } não tem rating aqui nesta temporada.
}
refused-ratings-hidden = { $whose ->
    [own] Você escondeu os ratings. Para ver de novo: /table me, { figures-settings }.
   *[other] { $name } não quer ver ratings, então este cartão não pode ser publicado para todo mundo.
}
wall-title = **Pódios passados neste servidor**
wall-season = { $game ->
    [none] { $season }
   *[other] { $game }, { $season }
}: { $best }
wall-place = { $place ->
    [0] {""}
    [1] 🥇{" "}
    [2] 🥈{" "}
   *[3] 🥉{" "}
}{ $name }{ $rating ->
    [none] {""}
   *[other] {" "}{ $rating }
}
wall-none = Ninguém venceu uma temporada aqui ainda. Quando uma acaba, o pódio de cada jogo aparece aqui.
command-table-me = Como você está indo: suas partidas, seus ratings, suas configurações
command-table-me-player = As partidas e os ratings de outra pessoa
command-table-server = O ranking deste servidor, os pódios passados e quem joga

## A primeira página de /table me

figures-me = Eu
progress-title = **{ $name }**{ $played ->
    [0] {""}
   *[other] {" "}· jogou em { $played } dos últimos { $days } dias
}
progress-days = { $played } de { $days }
progress-head = { $of ->
    [levels] contra computadores
   *[games] últimas dez partidas
}
progress-rating = rating
progress-easy = { -nivel-facil }
progress-normal = { -nivel-normal }
progress-hard = { -nivel-dificil }
progress-level = { $bars ->
    [0] { $games ->
        [0] nenhuma partida solo ainda
       *[other] { $games } de { $least } partidas
    }
    [1] abaixo de { -nivel-facil }
    [2] abaixo de { -nivel-facil }
    [3] no nível { -nivel-facil }
    [4] entre { -nivel-facil } e { -nivel-normal }
    [5] entre { -nivel-facil } e { -nivel-normal }
    [6] no nível { -nivel-normal }
    [7] entre { -nivel-normal } e { -nivel-dificil }
    [8] entre { -nivel-normal } e { -nivel-dificil }
    [9] no nível { -nivel-dificil }
   *[other] acima de { -nivel-dificil }
}
progress-risen = 📈 { $name } contra computadores em { $game }: agora { $told }.
progress-won = venceu { $won } de { $games } · { $told }
progress-best = melhor: { $best } · { $told }
progress-share = { $games ->
    [0] nenhuma partida ainda
   *[other] { $share }% do melhor possível
}
progress-attention = { $games ->
    [0] nenhuma partida ainda
   *[other] vitórias: { $won } de { $games }, limpas: { $clean }
}
progress-line = **{ $game }**: { $told }{ $rating ->
    [none] {""}
   *[other] {" "}· rating { $rating }
}
progress-rival = { $lead ->
    [you] Você está na frente de { $name }, { $most } a { $least }.
    [them] { $name } está na sua frente, { $most } a { $least }.
   *[nobody] Empate entre você e { $name }: { $most } a { $least }.
}
rivals-balance = { $even ->
    [yes] ⚔️ Empate entre { $first } e { $second }: { $most } a { $least }.
   *[no] ⚔️ { $first } está na frente de { $second }, { $most } a { $least }.
}
rivals-in-a-row = 🔥 { $name }: { $wins } vitórias seguidas.
rivals-night = • { $name }: { $told }
rivals-night-won = venceu { $won } de { $games }
progress-you-lead = à frente
progress-foot = -# O seu nível: as últimas { $counted } partidas que você jogou só contra computadores; partidas abandonadas contam como derrotas. Outras barras: as suas últimas { $latest } partidas.{ $rivals ->
    [0] {""}
   *[other] {" "}Quem está na frente: as suas últimas { $together } partidas com outras pessoas aqui.
}

## Medalhas

figures-badges = Medalhas
badges-title = **{ $name }** · { $count }
badges-count = { $earned } de { $of } medalhas
badge-step = { $step ->
    [1] bronze
    [2] prata
   *[3] ouro
}
badges-line = • **{ $title }** ({ badge-step }), { $how }: { $times ->
    [1] { $game }
   *[other] { $times } vezes, a primeira em { $game }
}{ $left ->
    [0] {""}
   *[other] {" "}· mais { $left } para { $step ->
        [1] prata
       *[2] ouro
    }
}
badges-times = { $times ->
    [0] { $title }
    [1] { $title }
   *[other] { $title } ×{ $times }
}
badges-game = { $game }, { $date }
badges-choice = { $game }: { $titles }
badges-open = • ainda por ganhar: { $titles }
badges-steps = -# Cada uma é de bronze na primeira vez, de prata depois de { $silver } vezes e de ouro depois de { $gold }.
badges-unread = -# Ainda estou lendo as suas partidas antigas. Pode vir mais.
badges-watch = Ver uma partida que deu medalha
badge-news = { $step ->
    [1] 🏅 Medalha nova para { $name }: **{ $title }**! { $why }
   *[other] 🏅 { $name }, **{ $title }** agora é de { badge-step }: já foram { $times } vezes.
}{ $move ->
    [0] {""}
   *[other] {" "}(jogada { $move })
}
badge-head = { $step ->
    [1] Medalha nova
   *[other] Nível novo
}
badge-again = Você já conseguiu { $times } vezes.
badge-foot = { badge-step }{ $move ->
    [0] {""}
   *[other] {" "}· jogada { $move }
}{ $left ->
    [0] {""}
   *[other] {" "}· mais { $left } para { $step ->
        [1] prata
       *[2] ouro
    }
}
badge-clean = partida limpa
badge-clean-how = sem erros, sem dicas
badge-clean-why = Você terminou uma partida inteira sem erros e sem dicas.
badge-eye = olho de águia
badge-eye-how = três flagras na partida
badge-eye-why = Você flagrou três erros de outras pessoas numa partida.
badge-crowd = topo da mesa
badge-crowd-how = à frente de três ou mais
badge-crowd-why = Você venceu outras três pessoas ou mais numa partida.
badge-behind = de virada
badge-behind-how = do último ao primeiro
badge-behind-why = Na metade da partida você estava em último lugar, e venceu.
badge-machines = mata-gigantes
badge-machines-how = venceu dois no Difícil
badge-machines-why = Você venceu dois computadores no nível { -nivel-dificil }, só você contra eles.
badge-all = pau para toda obra
badge-all-how = terminou os quatro jogos
badge-all-why = Você terminou uma partida de cada jogo.
badge-week = semana inteira
badge-week-how = sete dias seguidos
badge-week-why = Você terminou uma partida do dia em sete dias seguidos.
badge-night = coruja
badge-night-how = noite de jogos inteira
badge-night-why = Você jogou uma noite de jogos inteira até o fim.
badge-best = na mosca
badge-best-how = a melhor possível, limpa
badge-best-why = Você chegou ao melhor resultado possível, sem erros e sem dicas.
help-after-stats = • **/table me**: suas partidas e seus ratings. **/table server**: o { -ranking } deste servidor e os pódios passados.
