command-game-race = Zehn Stellungen für den ganzen Kanal: Fehler oder in Ordnung? Wer zuerst richtig drückt, punktet
help-more-race = • **/{ $game } race**: zehn Stellungen für den ganzen Kanal; wer zuerst richtig drückt, punktet. Gibst du es noch einmal ein, endet das Rennen.
button-race = Rennen
button-race-end = Rennen beenden
refused-no-race = { $game } hat keine Stellungen für ein Rennen.
refused-race-runs = Hier läuft ein Rennen; es dauert etwa zwei Minuten.
refused-race-table = In diesem Kanal gibt es einen Tisch (#{ $table }). Ein Rennen wäre da im Weg: Nimm dafür einen Thread.
refused-race-not-yours = Beenden kann das Rennen nur, wer es begonnen hat, oder die Moderation.
race-late = Zu spät: Diese Stellung ist vorbei.
race-faster = { $name } war { quick-seconds } schneller.
race-gone = 🏁 Dieses Rennen ist vorbei: Ich wurde neu gestartet. Gezählt wurde nichts.

race-open = 🏁 **Rennen · { $game }**: { $number } von { $of }
race-rule = zuerst richtig: 1 Punkt
race-number = Rennen { $number }/{ $of }
race-decided = { $juse ->
    [yes] **Juse!**
   *[no] **In Ordnung.**
} { $name ->
    [nobody] Niemand hat es gesehen.
   *[other] ⚡ { $name }: { quick-seconds }
}{ $wrong ->
    [nobody] {""}
   *[other] {" "}· ❌ { $wrong }
}
race-first = { $name ->
    [nobody] Niemand hat es gesehen
   *[other] { $name }: { quick-seconds }
}
race-wrong = ❌ Falsch: Bei dieser Stellung setzt du aus.
race-points = { $place }. { $name }: { $points }
race-sits-out = setzt aus · { $points }
race-over = { $count ->
    [0] 🏁 Niemand hat das Rennen gewonnen.
    [one] 🏁 { $names } gewinnt das Rennen!
   *[other] 🏁 { $names } gewinnen das Rennen!
}
race-nobody-here = 🏁 Niemand ist da; das Rennen ist vorbei.
race-fastest = am schnellsten: { quick-seconds }
race-hardest = Am schwersten: Stellung { $number }. { $name ->
    [nobody] Niemand hat es gesehen.
   *[other] { $name } brauchte { quick-seconds }.
}
