button-series = Drei Partien
button-next-deal = Nächste Partie
series-total = { $name } { $total }
series-so-far = 🎴 **{ $deals } Partien** · nach { $deal } von { $deals }: { $each }. { $low ->
    [yes] Die niedrigste Summe gewinnt.
   *[no] Die höchste Summe gewinnt.
}
series-done = 🎴 **Alle drei Partien**: { $each }. 🏆 { $several ->
    [yes] { $names } teilen sich den Sieg!
   *[no] { $names } gewinnt insgesamt!
}
series-cut = 🎴 Partie { $deal } von { $deals } wurde nicht zu Ende gespielt, deshalb ist hier Schluss, ohne Sieg.{ $done ->
    [0] {""}
   *[other] {" "}Nach { $done } von { $deals }: { $each }.
}
series-off = 🎴 Für diese Partien müssen alle da sein. Für einen neuen Versuch drück unter der letzten Partie auf **{ button-series }**.
refused-series-too-few = Für drei weitere Partien haben diese hier zu wenige Leute zu Ende gespielt, ohne Computer.
refused-series-over = Diese drei Partien sind vorbei. Für neue drück auf **{ button-series }** unter einer Partie, die du zu Ende gespielt hast.
refused-series-dealt = Die nächste Partie liegt schon auf dem Tisch: Tisch { $table }.
help-after-series = • **{ button-series }**: dieselben Leute auf anderen Plätzen, die Summe entscheidet.
