welcome-storm = Storm
command-table-storm = 60 Sekunden: Fehler oder in Ordnung?
command-game-storm = 60 Sekunden: Fehler oder in Ordnung? Nur du siehst es
command-game-storm-moving = Die Bilder dabei animieren (gilt ab jetzt)
help-more-storm = • **/{ $game } storm** oder **/table storm**: **Juse!** oder in Ordnung? 60 Sekunden, drei Leben, nur für dich.
refused-no-storm = { $game } hat keine Stellungen für Storm.

storm-title = Storm · { $game }{ $day ->
    [none] {""}
   *[other] {" "}· { $day }
}
storm-first = ⛈️ **{ $title }**: Stimmt das?
storm-juse = Juse!
storm-right = In Ordnung
storm-verdict = { $right ->
    [yes] ✅ Richtig! Als Nächstes: ×{ $factor }
   *[no] ❌ { $juse ->
        [yes] Das war ein **Juse!**
       *[no] Das war in Ordnung.
    }
}
storm-status = { $number ->
    [none] {""}
   *[other] Stellung { $number } ·{" "}
}noch { $seconds } s · { $lives } Leben · ×{ $factor } · { $score }
storm-end = { $ending ->
    [time] ⏰ Die Zeit ist um!
    [lives] 💔 Kein Leben mehr.
   *[done] 🏁 Alle Stellungen geschafft.
} **{ $score }** · { $best }
storm-best = { $new ->
    [yes] dein Rekord!
   *[no] dein Rekord: { $best }
}
storm-score = { $score }
storm-figures = { $right } von { $of } richtig, { $longest } am Stück
storm-right-of = richtig
storm-in-a-row = am Stück
storm-missed = Da lagst du falsch
storm-missed-line = • { $sentence } **{ $why }**
storm-again = Noch mal
storm-today = Storm des Tages
storm-share = Teilen
storm-other = Storm: { $game }
storm-gone = ⛈️ Dieser Durchgang ist vorbei: Ich wurde neu gestartet, oder du hast einen anderen angefangen. Gezählt wurde nichts.
storm-once = ☑️ Den Storm von heute hast du hinter dir: **{ $score }**, { $right } von { $of } richtig. Morgen gibt es einen neuen.
storm-shared = ⛈️ **{ $title }** · { $name }: **{ $score }**, { $right } von { $of } richtig
    { $squares }
storm-board = -# **{ $title }** · { $date } · { $over ->
    [yes] der Tag ist vorbei
   *[no] alle bekommen dieselben Stellungen, und nur einen Versuch
}
storm-board-line = { daily-board-place } · { $name }: { $score } { $squares }
storm-board-strip = richtig oder falsch
storm-board-score = Punkte
storm-board-foot = ▼ { storm-today }
storm-on-board = Geteilt.{ $link ->
    [none] {" "}Es erscheint hier, sobald Discord mich posten lässt.
   *[other] {" "}Hier: { $link }.
}
storm-told = { $score } · { $right } von { $of } richtig
storm-begun = angefangen
refused-storm-nothing-to-share = Du hast hier nichts zu teilen, oder du hast es schon geteilt.
refused-storm-try-deleted = Den Storm von heute hast du schon gespielt, bevor ich dich vergessen habe. Komm morgen wieder.
