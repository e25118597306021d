## A partida do dia

daily-played = ☑️ Partida jogada{ $how ->
    [nothing] , e vale
   *[other] : { $how }
}.{ $when ->
    [today] {" "}Próxima partida: { $next }.
   *[other] {" "}A de hoje já é outra.
}
daily-late = O dia desta partida acabou (em UTC), então ela não conta nos placares nem na sua sequência.
daily-here = { $of ->
    [1] mais ninguém neste servidor por enquanto
   *[other] { daily-place } neste servidor
}
daily-everywhere = { $of ->
    [1] mais ninguém no mundo todo por enquanto
   *[other] { daily-place } no mundo todo
}
daily-better = melhor que { $every ->
    [yes] { $others ->
        [1] o outro resultado
       *[other] todos os { $others } outros resultados
    }
   *[no] { $worse } dos { $others } outros resultados
} { $listed ->
    [here] daqui
   *[everywhere] do mundo todo
}{ daily-on-the-day }
daily-unbeaten = ninguém { $listed ->
    [here] aqui
   *[everywhere] no mundo todo
} se saiu melhor{ daily-on-the-day }
daily-on-the-day = { $when ->
    [today] {" "}hoje
   *[other] {""}
}
daily-streak = 🔥 { $streak } dias seguidos
daily-ranked = A ordem é por { $several ->
    [yes] colocação, depois pontuação
   *[no] pontuação
}, partida limpa, menos erros. Em caso de empate, a colocação é a mesma.
button-share = Compartilhar
refused-nothing-to-share = Você não tem nada para compartilhar aqui, ou já compartilhou.
shared-there = Compartilhado: { $link }. Quem jogou esta partida aqui pode ver a sua.
shared-soon = Compartilhado. Aparece aqui assim que o Discord me deixar publicar, e quem jogou esta partida aqui pode ver a sua.
refused-try-deleted = Você já jogou a partida de hoje antes de eu esquecer você. Volte para a de amanhã.

refused-no-such-day = Escolha um dos últimos 30 dias: digite algumas letras e pegue na lista, ou escreva como { $example }.

## O quadro de um canal

daily-board = -# **{ $title }** · { $about } · { $over ->
    [yes] o dia acabou, então jogar agora não conta
   *[no] todo mundo tem a mesma partida e uma só tentativa
}
daily-board-title = { $game } do dia
daily-board-against = contra { $computers ->
    [1] 1 computador
   *[other] { $computers } computadores
}
daily-board-place = { $place }º
daily-board-line = { daily-board-place } · { $told }{ $heights ->
    [none] {""}
   *[other] {" "}({ $heights })
}
daily-board-heights = (Entre parênteses: { $strip })
daily-board-column = { daily-board-place } na mesa: { $names }
daily-board-name = { $name }{ $clean ->
    [yes] {" "}({ daily-board-clean })
   *[no] {""}
}
daily-board-more = … e mais { $more }
daily-board-plus = +{ $more }
daily-board-clean = partida limpa
daily-board-foot = ▼ { button-play-deal }
button-play-deal = { $over ->
    [yes] Jogar esta partida
   *[no] Jogar a de hoje
}
button-beside = Lado a lado
daily-beside = **{ daily-board-title }** · { $date }
daily-beside-list = Ver a partida de alguém
daily-beside-first = Termine esta partida primeiro: depois você vê as de todo mundo ao lado da sua.
daily-beside-nobody = Ninguém aqui mostra mais o resultado desta partida.
daily-yesterday = Ontem · { $date }

## Placares

scores-today = **A partida de hoje** ({ $day })
scores-week = **Esta semana**
scores-ever = **Desde sempre**
scores-everywhere = 🌍 Todos os servidores (só quem quis aparecer: /table me, { figures-settings })
scores-average = { $name }: { $won ->
    [1] 1 vitória
   *[other] { $won } vitórias
} em { $days ->
    [1] 1 dia
   *[other] { $days } dias
}, colocação média { $place }
scores-streak = -# A sua sequência: { $streak ->
    [0] nenhuma ainda. Comece uma com /{ $game } daily.
    [1] 1 dia
   *[other] { $streak } dias seguidos
}

## Comandos

command-game-daily = A partida de hoje, a mesma para todo mundo: uma tentativa, depois compare
command-game-daily-day = Um dia que você perdeu, para jogar por diversão: não conta nos placares nem na sua sequência
command-game-scores = Como todo mundo se saiu nas partidas do dia neste servidor, e a sua sequência
command-game-scores-everywhere = Todos os servidores (só quem quis aparecer)
help-after-daily = • **/{ $game } daily**, e o mesmo em cada jogo: uma partida por dia para todo mundo, com uma só tentativa. **/{ $game } scores**: quem se saiu melhor.

daily-begun = em andamento
daily-unfinished = não terminada
