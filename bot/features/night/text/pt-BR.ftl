## Noites de jogos

command-table-night = Fazer uma noite de jogos: todas as partidas aqui contam juntas
command-table-night-minutes = Quanto tempo dura; uma partida começada vai até o fim
command-table-night-minutes-30 = 30 minutos
command-table-night-minutes-60 = 60 minutos
command-table-night-minutes-90 = 90 minutos
command-table-night-games = Quantas partidas dura, em vez de minutos
command-table-night-off = Encerrar a noite em andamento aqui
button-night = Noite de jogos
button-next-game = Próxima partida
night-ask = Quanto tempo deve durar a noite? Todo mundo continua jogando, e cada partida aqui conta.
night-minutes = { $minutes } minutos
night-begun = 🌙 **Noite de jogos!** { $games ->
    [0] Até { $when }
    [1] Na próxima partida
   *[other] Nas próximas { $games } partidas
}, conta cada partida pública aqui com duas ou mais pessoas.
    O primeiro lugar ganha 100 pontos e o último 0, empates dividem o lugar, e uma partida que você não joga vale 0.
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
night-picks = { $count ->
    [0] Qualquer pessoa aqui escolhe
    [1] { $names } escolhe
   *[other] { $names } escolhem
} o próximo jogo.
night-ready = Tudo pronto, { $names }? Aperte **{ button-join }**.
night-pick = O que vem agora? Todo mundo que está aqui vai junto.
night-mixed = Variado
night-over = 🌙 **{ $count ->
    [1] { $winners } vence a noite!
   *[other] { $winners } vencem a noite!
}** { night-games }
night-games = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
night-film = 🎬 **O melhor meio minuto da noite** · { $game }, mesa { $table }
night-title = Noite de jogos
night-bar = { $place }. { $name }: { $points } pontos
night-ended = 🌙 A { -noite } acabou.
refused-night-on = Este canal já tem uma { -noite }. `/table night off:True` encerra essa noite.
refused-night-how-long = Diga quanto dura: ou `minutes`, ou `games`.
refused-night-wait = Quem escolhe o próximo jogo: { $names }. Depois de um minuto, qualquer pessoa pode.
refused-night-later = Essa partida não foi a última aqui. Aperte **{ button-next-game }** embaixo da mais nova.
refused-night-none = Não há { -noite } aqui. `/table night` começa uma.
refused-night-not-yours = Só a moderação, quem começou esta noite e quem jogou a última partida aqui podem encerrá-la.
refused-night-just-begun = Uma { -noite } começou aqui há menos de cinco minutos. Até eles passarem, só quem jogou a última partida aqui pode começar outra.
help-after-night = • **{ button-night }**, em **{ button-other-game }**, ou **/table night**: por um tempo, todas as partidas aqui contam juntas.
