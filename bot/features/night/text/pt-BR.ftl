## Noites de jogos

command-table-night = Fazer uma noite de jogos: todas as partidas daqui contam juntas
command-table-night-minutes = Quanto tempo dura; uma partida em andamento vai até o fim
command-table-night-minutes-30 = 30 minutos
command-table-night-minutes-60 = 60 minutos
command-table-night-minutes-90 = 90 minutos
command-table-night-games = Quantas partidas dura, em vez de minutos
command-table-night-off = Encerrar a noite em andamento aqui
button-night = Noite de jogos
button-next-game = Próxima partida
button-night-in = Eu topo
button-night-out = Não topo mais
button-night-off = Encerrar a noite
welcome-night = Jogar com a galera
night-ask = Quanto tempo dura a noite? Todo mundo continua jogando, e todas as partidas daqui contam.
night-length = { $games ->
    [0] { $minutes } min
   *[other] { $games } partidas
}
night-invitation-open = 🌙 **Noite de jogos: { $length }.** Quem topa?
    Até agora: **{ $names }**
    { $host ->
        [nobody] Quem topou escolhe o primeiro jogo, e ele começa.
       *[other] { $host } escolhe o primeiro jogo, e ele começa. A partir de { $when }, qualquer pessoa que topou pode escolher.
    }
night-invitation-begun = 🌙 **Noite de jogos: { $length }.** Jogam: { $names }.
    Quem fica em primeiro ganha 100 pontos, e quem fica em último, 0. Quem empata ganha os mesmos pontos, e uma partida que você não joga vale 0.
night-invitation-over = 🌙 Esta { -noite } não começou. `/table night` pergunta de novo.
night-begun = 🌙 **Noite de jogos!** { $games ->
        [0] Até { $when }, contam todas as partidas públicas daqui
        [1] Conta a próxima partida pública daqui
       *[other] Contam as próximas { $games } partidas públicas daqui
    } com duas ou mais pessoas.
    Quem fica em primeiro ganha 100 pontos, e quem fica em último, 0. Quem empata ganha os mesmos pontos, e uma partida que você não joga vale 0.
night-line = 🌙 { $told }
night-uncounted = Esta partida não conta para a noite.
night-game = { $between ->
    [yes] { $number ->
        [0] Noite de jogos{ $of ->
            [0] {""}
            [1] {" "}de 1 partida
           *[other] {" "}de { $of } partidas
        }
       *[other] Noite, depois da partida { night-number }
    }
   *[no] Noite, partida { night-number }
}
night-number = { $number }{ $of ->
    [0] {""}
   *[other] {" "}de { $of }
}
night-score = { $name } { $points }
night-until = até { $when }
night-votes = { $count ->
    [0] O que vem agora? Votem com **{ button-next-game }**.
   *[other] Depois: { $votes }. Começa quando a maioria concordar, ou { $when }.
}
night-votes-for = { $game } { $count }
night-ready = Tudo pronto, { $names }? Aperte **{ button-join }**.
night-pick = O que vem agora? Ganha o mais votado, e todo mundo que está aqui vai junto.
night-mixed = Variado
night-over = 🌙 **{ $count ->
    [1] { $winners } vence a noite!
   *[other] { $winners } vencem a noite!
}** { night-games }
night-games = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
night-weeks = 🌙 { $weeks } semanas seguidas!
night-film = 🎬 **O melhor meio minuto da noite** · { $game }, mesa { $table }
night-title = Noite de jogos
night-bar = { $place }. { $name }: { $points } pontos
night-ended = 🌙 A { -noite } acabou.
refused-night-on = Este canal já tem uma { -noite }.
refused-night-how-long = Diga quanto dura, com `minutes` ou com `games`, não com os dois.
refused-night-later = Essa partida não foi a última aqui. Aperte **{ button-next-game }** embaixo da mais nova.
refused-night-next-open = A próxima partida já está aberta: mesa nº { $table }.
refused-night-none = Não há { -noite } aqui. `/table night` começa uma.
refused-night-not-yours = Só a moderação, quem começou esta noite e quem jogou a última partida aqui podem encerrar.
refused-night-in = Você já topou.
refused-night-full = Já toparam { $seats } pessoas: nenhum jogo aqui tem mais lugares.
refused-night-not-in = Você ainda não topou. Aperte **{ button-night-in }** primeiro.
refused-night-host = { $name } escolhe o primeiro jogo. A partir de { $when }, qualquer pessoa que topou pode escolher.
refused-night-alone = Por enquanto é só você. Precisa de duas pessoas.
refused-night-invitation-over = Esta { -noite } já começou, ou não aconteceu. `/table night` começa outra.
refused-night-invited = Já tem gente se juntando aqui: { $link }
refused-night-just-begun = Uma { -noite } começou aqui há menos de cinco minutos. Até completar cinco minutos, só quem jogou a última partida aqui pode começar outra.
help-after-night = • **/table night** pergunta quem topa uma noite de jogos. **{ button-night }**, em **{ button-other-game }**, começa uma com quem acabou de jogar: todas as partidas daqui contam juntas.
