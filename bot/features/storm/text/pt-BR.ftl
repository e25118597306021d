welcome-storm = Storm
command-table-storm = 60 segundos: erro, ou está certo?
command-game-storm = 60 segundos: erro, ou está certo? Só você vê
command-game-storm-moving = Animar as imagens, de agora em diante
help-more-storm = • **/{ $game } storm** ou **/table storm**: **Juse!**, ou está certo? 60 segundos, três vidas, só para você.
refused-no-storm = { $game } não tem posições para o Storm.

storm-title = Storm · { $game }{ $day ->
    [none] {""}
   *[other] {" "}· { $day }
}
storm-first = ⛈️ **{ $title }**: certo ou errado?
storm-juse = Juse!
storm-right = Está certo
storm-verdict = { $right ->
    [yes] ✅ Certo! A próxima: ×{ $factor }
   *[no] ❌ { $juse ->
        [yes] Era um **Juse!**
       *[no] Estava certo.
    }
}
storm-status = { $number ->
    [none] {""}
   *[other] Posição { $number } ·{" "}
}{ $seconds } s para o fim · { $lives ->
    [1] 1 vida
   *[other] { $lives } vidas
} · ×{ $factor } · { $score }
storm-end = { $ending ->
    [time] ⏰ Acabou o tempo!
    [lives] 💔 Acabaram as vidas.
   *[done] 🏁 Você fez todas as posições.
} **{ $score }** · { $best }
storm-best = { $new ->
    [yes] seu recorde!
   *[no] seu recorde: { $best }
}
storm-score = { $score }
storm-figures = { $right } de { $of } certas, maior sequência: { $longest }
storm-right-of = certas
storm-in-a-row = seguidas
storm-missed = Você errou aqui
storm-missed-line = • { $sentence } **{ $why }**
storm-again = De novo
storm-today = Storm do dia
storm-share = Compartilhar
storm-other = Storm: { $game }
storm-gone = ⛈️ Esse Storm acabou: fui reiniciado, ou você começou outro. Nada foi contado.
storm-once = ☑️ Você já jogou o Storm de hoje: **{ $score }**, { $right } de { $of } certas. Amanhã tem outro.
storm-shared = ⛈️ **{ $title }** · { $name }: **{ $score }**, { $right } de { $of } certas
    { $squares }
storm-board = -# **{ $title }** · { $date } · { $over ->
    [yes] o dia acabou
   *[no] as mesmas posições para todo mundo e uma única tentativa
}
storm-board-line = { daily-board-place } · { $name }: { $score } { $squares }
storm-board-strip = certo ou errado
storm-board-score = pontos
storm-board-foot = ▼ { storm-today }
storm-on-board = Compartilhado.{ $link ->
    [none] {" "}Vai aparecer aqui assim que o Discord me deixar postar.
   *[other] {" "}Está aqui: { $link }.
}
storm-told = { $score } · { $right } de { $of } certas
storm-begun = em andamento
refused-storm-nothing-to-share = Você não tem nada para compartilhar aqui, ou já compartilhou.
refused-storm-try-deleted = Você já jogou o Storm de hoje antes de eu esquecer você. Volte amanhã.
