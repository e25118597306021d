button-series = Três partidas
button-next-deal = Próxima partida
series-total = { $name } { $total }
series-so-far = 🎴 **{ $deals } partidas** · depois de { $deal } de { $deals }: { $each }. { $low ->
    [yes] Vence o menor total.
   *[no] Vence o maior total.
}
series-done = 🎴 **As três partidas**: { $each }. 🏆 { $several ->
    [yes] { $names } dividem a vitória!
   *[no] { $names } vence a série!
}
series-cut = 🎴 A partida { $deal } de { $deals } não terminou, então a série acaba aqui sem vitória.{ $done ->
    [0] {""}
   *[other] {" "}Depois de { $done } de { $deals }: { $each }.
}
series-off = 🎴 Estas partidas precisam de todo mundo. Para tentar de novo, aperte **{ button-series }** embaixo da última partida.
refused-series-too-few = Para uma série, mais gente precisa ter jogado esta partida até o fim. Computadores não contam.
refused-series-over = Esta série acabou. Para começar outra, aperte **{ button-series }** embaixo de uma partida que você terminou.
refused-series-dealt = A próxima partida já está na mesa: partida { $table }.
help-after-series = • **{ button-series }**: as mesmas pessoas em outros lugares, e o total decide.
