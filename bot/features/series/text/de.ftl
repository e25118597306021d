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
series-cut = 🎴 Partie { $deal } von { $deals } wurde nicht zu Ende gespielt, deshalb ist hier ohne Sieg Schluss.{ $done ->
    [0] {""}
   *[other] {" "}Nach { $done } von { $deals }: { $each }.
}
series-off = 🎴 Für diese Partien müssen alle da sein. Für einen neuen Versuch drück unter der letzten Partie auf **{ button-series }**.
refused-series-too-few = Zu wenige Leute haben diese Partie bis zum Ende gespielt, deshalb gibt es hier keine drei weiteren (Computer zählen nicht).
refused-series-over = Diese drei Partien sind vorbei. Für neue drück auf **{ button-series }** unter einer Partie, die du zu Ende gespielt hast.
refused-series-dealt = Die nächste Partie läuft schon: Tisch { $table }.
help-after-series = • **{ button-series }**: dieselben Leute auf anderen Plätzen, die Summe entscheidet.
