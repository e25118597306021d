button-series = Tres partidas
button-next-deal = Siguiente partida
series-total = { $name } { $total }
series-so-far = 🎴 **{ $deals } partidas** · tras { $deal } de { $deals }: { $each }. { $low ->
    [yes] Gana el total más bajo.
   *[no] Gana el total más alto.
}
series-done = 🎴 **Las tres partidas**: { $each }. 🏆 { $several ->
    [yes] ¡{ $names } comparten la victoria!
   *[no] ¡{ $names } gana la serie!
}
series-cut = 🎴 La partida { $deal } de { $deals } no se ha terminado, así que la serie acaba aquí sin que gane nadie.{ $done ->
    [0] {""}
   *[other] {" "}Tras { $done } de { $deals }: { $each }.
}
series-off = 🎴 En estas partidas no puede faltar nadie. Para volver a intentarlo, pulsa **{ button-series }** debajo de la última partida.
refused-series-too-few = Para una serie hace falta que más gente haya jugado esta partida hasta el final. Los bots no cuentan.
refused-series-over = Esta serie ha terminado. Para empezar otra, pulsa **{ button-series }** debajo de una partida que hayas terminado.
refused-series-dealt = La siguiente partida ya está en la mesa: partida { $table }.
help-after-series = • **{ button-series }**: la misma gente en otros asientos, y decide el total.
