button-review = Analyse
button-try-again = Noch mal versuchen
review-title = 🔎 **{ $game }** · Tisch { $table } · deine Analyse{ $count ->
    [one] {""}
   *[other] , { $number } von { $count }
}
review-moment = Zug { $move }: Du hast **{ $played }** gewählt. Besser: **{ $better }**.
review-cost = Das hat dich etwa { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
} Gewinnchance gekostet, gemessen an dem, was du da wissen konntest.
review-page = Stelle { $number }
review-nothing = 🔎 Von dem, was ich verglichen habe, hat dich nichts viel gekostet. { $won ->
    [yes] Gut gespielt!
   *[no] Diesmal haben die Karten und die anderen entschieden.
}
review-under-way = 🔎 { $before ->
    [0] Ich gehe deine Züge durch: { $bar }{ $percent } %
    [one] Vor deiner kommt noch 1 Analyse.
   *[other] Vor deiner kommen noch { $before } Analysen.
}
again-title = **{ $game }** · neuer Versuch bei Zug { $move } von Tisch { $table }, mit { $same ->
    [yes] denselben verdeckten Karten: Andere passen nicht zu dem, was du wusstest
   *[no] anderen verdeckten Karten
}
button-next-puzzle = Nächste Aufgabe
again-goal = 🎯 { $count ->
    [one] {""}
   *[other] Aufgabe { $number } von { $count }: {""}
}**{ $goal }**
again-brought = 🎯 { $reached ->
    [yes] Geschafft!
   *[no] Diesmal nicht.
} { $now } Beim ersten Mal: { $then }
again-set = 🧩 Das waren alle: { $reached } von { $count } Zielen erreicht.
refused-review-no-seat = Du hast in dieser Partie nicht mitgespielt. Wer mitgespielt hat, kann die eigenen Züge analysieren lassen.
refused-review-under-way = Ich analysiere schon eine Partie für dich. Warte, bis die Analyse da ist.
refused-review-queue-full = Ich analysiere gerade zu viele Partien. Frag in ein paar Minuten noch mal.
refused-review-failed = Diesmal hat es mit der Analyse nicht geklappt. Drück noch mal auf **{ button-review }**.
refused-again-not-found = Diese Stelle kann ich nicht noch mal aufbauen. Wähle eine andere.
