## Die Tagespartie

daily-played = ☑️ Gespielt{ $how ->
    [nothing] , und es zählt
   *[other] : { $how }
}.{ $when ->
    [today] {" "}Nächste Partie: { $next }.
   *[other] {" "}Heute gibt es eine neue Partie.
}
daily-late = Der Tag dieser Partie ist vorbei (in UTC), deshalb zählt sie weder für die Ergebnisse noch für deine Serie.
daily-here = { $of ->
    [1] auf diesem Server bisher nur du
   *[other] { daily-place } auf diesem Server
}
daily-everywhere = { $of ->
    [1] weltweit bisher nur du
   *[other] { daily-place } weltweit
}
daily-better = { $when ->
    [today] heute{" "}
   *[other] {""}
}{ $listed ->
    [here] hier
   *[everywhere] weltweit
} besser als { $every ->
    [yes] alle { $others }
   *[no] { $worse } von { $others }
}
daily-unbeaten = { $when ->
    [today] heute{" "}
   *[other] {""}
}{ $listed ->
    [here] hier
   *[everywhere] weltweit
} unübertroffen
daily-on-the-day = { $when ->
    [today] {" "}heute
   *[other] {""}
}
daily-streak = 🔥 { $streak } Tage in Folge
daily-ranked = Zuerst zählt { $several ->
    [yes] der Platz am Tisch, dann die Punkte
   *[no] das Ergebnis
}, danach eine saubere Partie, danach wenige Fehler. Bei Gleichstand teilt ihr euch den Platz.
button-share = Teilen
refused-nothing-to-share = Du hast hier nichts zu teilen, oder du hast es schon geteilt.
shared-there = Geteilt: { $link }. Wer diese Partie hier gespielt hat, kann deine ansehen.
shared-soon = Geteilt. Es erscheint hier, sobald Discord mich posten lässt. Wer diese Partie hier gespielt hat, kann deine ansehen.
refused-try-deleted = Du hast die heutige Partie schon gespielt, bevor ich dich vergessen habe. Morgen gibt es eine neue.

refused-no-such-day = Wähle einen der letzten 30 Tage: Tippe ein paar Buchstaben und nimm ihn aus der Liste, oder schreib ihn wie { $example }.

## Die Tafel eines Kanals

daily-board = -# **{ $title }** · { $about } · { $over ->
    [yes] der Tag ist vorbei, es zählt also nicht mehr
   *[no] dieselben Karten für alle und ein Versuch
}
daily-board-title = { $game } des Tages
daily-board-against = gegen { $computers ->
    [one] 1 Computer
   *[other] { $computers } Computer
}
daily-board-place = { $place }.
daily-board-line = { daily-board-place } · { $told }{ $heights ->
    [none] {""}
   *[other] {" "}({ $heights })
}
daily-board-heights = (In Klammern: { $strip })
daily-board-column = { daily-board-place } am Tisch: { $names }
daily-board-name = { $name }{ $clean ->
    [yes] {" "}(saubere Partie)
   *[no] {""}
}
daily-board-more = … und { $more } weitere
daily-board-plus = +{ $more }
daily-board-clean = saubere Partie
daily-board-foot = ▼ { button-play-deal }
button-play-deal = { $over ->
    [yes] Diese Karten spielen
   *[no] Tagespartie spielen
}
button-beside = Nebeneinander
daily-beside = **{ daily-board-title }** · { $date }
daily-beside-list = Eine Partie ansehen
daily-beside-first = Spiel erst zu Ende: Dann siehst du die Partien der anderen neben deiner.
daily-beside-nobody = Hier gibt es zu dieser Partie keine Ergebnisse mehr.
daily-yesterday = Gestern · { $date }

## Ergebnisse

scores-today = **Heutige Partie** ({ $day })
scores-week = **Diese Woche**
scores-ever = **Insgesamt**
scores-everywhere = 🌍 Alle Server (nur wer zugestimmt hat: /table me, Einstellungen)
scores-average = { $name }: { $won ->
    [one] 1 Sieg
   *[other] { $won } Siege
} an { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}, im Schnitt Platz { $place }
scores-streak = -# Deine Serie: { $streak ->
    [0] noch keine. Fang mit /{ $game } daily eine an.
    [one] 1 Tag
   *[other] { $streak } Tage in Folge
}

## Befehle

command-game-daily = Die heutige Partie, dieselbe für alle: ein Versuch, dann vergleichen
command-game-daily-day = Ein verpasster Tag, nur zum Spaß: Er zählt für keine Liste und keine Serie
command-game-scores = Die Ergebnisse aller bei den Tagespartien auf diesem Server und deine Serie
command-game-scores-everywhere = Alle Server (nur wer zugestimmt hat)
help-after-daily = • **/{ $game } daily** (gibt es für jedes Spiel): jeden Tag neue Karten, für alle dieselben, mit einem Versuch. **/{ $game } scores**: wie es allen damit ging.

daily-begun = begonnen
daily-unfinished = nicht beendet
