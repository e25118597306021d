command-game-race = Dez posições para o canal inteiro: erro ou está certo? Pontua quem acerta primeiro
help-more-race = • **/{ $game } race**: dez posições para o canal inteiro; pontua quem acerta primeiro. Digite de novo para encerrar.
button-race = Corrida
button-race-end = Encerrar a corrida
refused-no-race = { $game } não tem posições para uma corrida.
refused-race-runs = Já tem uma corrida em andamento aqui; leva uns dois minutos.
refused-race-table = Este canal tem uma mesa (#{ $table }). Uma corrida atrapalharia: use um tópico.
refused-race-not-yours = Só quem começou a corrida ou a moderação pode encerrar.
race-late = Tarde demais: esta posição já acabou.
race-faster = { $name } chegou { quick-seconds } antes.
race-gone = 🏁 Esta corrida acabou: fui reiniciado. Nada foi contado.

race-open = 🏁 **Corrida · { $game }**: { $number } de { $of }
race-rule = pontua quem acerta primeiro
race-number = Corrida { $number }/{ $of }
race-decided = { $juse ->
    [yes] **Juse!**
   *[no] **Está certo.**
} { $name ->
    [nobody] Ninguém viu.
   *[other] ⚡ { $name }: { quick-seconds }
}{ $wrong ->
    [nobody] {""}
   *[other] {" "}· ❌ { $wrong }
}
race-first = { $name ->
    [nobody] Ninguém viu
   *[other] { $name }: { quick-seconds }
}
race-wrong = ❌ Errado: nesta posição você fica de fora.
race-points = { $place }. { $name }: { $points }
race-sits-out = de fora · { $points }
race-over = { $count ->
    [0] 🏁 Ninguém ganhou a corrida.
    [1] 🏁 { $names } ganha a corrida!
   *[other] 🏁 { $names } ganham a corrida!
}
race-nobody-here = 🏁 Não tem ninguém aqui, então a corrida acabou.
race-fastest = melhor: { quick-seconds }
race-hardest = A mais difícil: posição { $number }. { $name ->
    [nobody] Ninguém viu.
   *[other] { $name } levou { quick-seconds }.
}
