stats-of = { $whose ->
    [own] **Deine Partien auf diesem Server**
    [everywhere] **Deine Partien überall**
   *[other] **Partien von { $name } auf diesem Server**
}
stats-none = { $whose ->
    [own] Du hast hier noch keine Partie zu Ende gespielt.
    [everywhere] Du hast noch keine Partie zu Ende gespielt.
   *[other] { $name } hat hier noch keine Partie zu Ende gespielt.
}
stats-item = • { $text }
stats-server = **Partien auf diesem Server**
stats-server-none = Noch niemand: Spiel die erste Partie zu Ende.
stats-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
stats-leading = vorn: { $names }
stats-game = { $game } · { stats-players }
stats-line = { $who }: { $figures }
stats-wins = { $won ->
    [one] 1 Sieg
   *[other] { $won } Siege
}{ $easier ->
    [0] {""}
   *[other] {" "}({ $against } gegen Menschen)
}
stats-best = bestes Ergebnis { $best }, im Schnitt { $mean }
stats-clean = { $clean ->
    [0] keine saubere Partie
    [one] 1 saubere Partie
   *[other] { $clean } saubere Partien
}
stats-mistakes = { $often ->
    [one] 1 Fehler
   *[other] { $often } Fehler
} je Partie
stats-caught = { $caught ->
    [0] {""}
    [1] Du hast { $name } einmal erwischt
   *[other] Du hast { $name } { $caught }-mal erwischt
}{ $both ->
    [yes] ,{" "}
   *[no] {""}
}{ $by ->
    [0] {""}
    [1] { $name } hat dich einmal erwischt
   *[other] { $name } hat dich { $by }-mal erwischt
}
stats-longest-run = am längsten ohne Fehler: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
stats-fastest = schnellste saubere Partie: { $time }
stats-luck = 🍀 Glück in { $games } Partien: Deine Karten waren { $cards-sign ->
    [more] { $cards } mehr wert als üblich
    [less] { $cards } weniger wert als üblich
   *[none] so gut wie üblich
}. Deine eigenen Entscheidungen haben { $own-sign ->
    [more] dir { $own } gebracht
    [less] dich { $own } gekostet
   *[none] nichts geändert
}, die der anderen { $others-sign ->
    [more] haben dir { $others } gebracht
    [less] haben dich { $others } gekostet
   *[none] haben nichts geändert
}. Jede dieser Zahlen kann um { $margin } danebenliegen.
stats-luck-wins = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
stats-foot = -# Nur beendete Partien zählen. Ein geteilter Sieg zählt für alle, die ihn teilen; wenn du am Ende weg warst, hast du nicht gewonnen. Eine saubere Partie hat keine Fehler und keine Tipps; ihre Zeit zählt, wenn alle Züge von dir kamen. Fehlalarme zählen nicht als Fehler, ebenso wenig Züge, die der Computer für dich gemacht hat. Private Partien siehst nur du in diesen Zahlen; Tagespartien zählen für alle.
stats-title = **{ $game }**
figures-figures = Statistik
figures-card = Wertungskarte
figures-ranking = { -rangliste }
figures-winners = Frühere Siege
figures-players = Statistik
figures-all-games = Alle Spiele
figures-which-game = Wähle ein Spiel
ladder-title = **Die { -rangliste } dieses Servers** · { $season }
ladder-own = … { $line }
ladder-none = Noch niemand: Spiel mit jemandem die erste öffentliche Partie zu Ende.
ladder-last = -# Letzte Saison: { $best }
ladder-foot =
    -# Öffentliche Partien ab zwei Leuten zählen, ob kurz oder lang, wenn du sie zu Ende spielst. Siege gegen Computer zählen nicht.
    -# Wenn du gehst oder ein Computer für dich übernimmt und du am Ende nicht zurück bist, bekommst du den letzten Platz.
    -# Gehst du, bevor jede Person fünf Züge gemacht hat, wirst du nicht gewertet, und niemand gegen dich.
    -# Kommt mehr als ein Fünftel deiner Züge vom Computer, gewinnst du nichts dazu.
    -# Nach { $most } Partien desselben Spiels mit derselben Person an einem Tag (UTC) werdet ihr nicht mehr gegeneinander gewertet.
    -# Bis du { $first } gewertete Partien desselben Spiels beendet hast, bist du „neu“: ohne Zahl und Platz, am Ende der Liste.
    -# Danach heißt „?“, dass eine Wertung noch unsicher ist, etwa 16 Partien lang. Solche stehen hinter allen sicheren.
    -# Solange du neu bist oder ein „?“ hast, kostet dich keine Partie mehr als { $points } Punkte.
    -# Übernimmst du mitten in der Partie einen Platz, wirst du nicht gewertet. Wer ihn verlassen hat, bekommt den letzten Platz, als hätte ihn niemand übernommen.
refused-no-ratings = { $whose ->
    [own] Du hast hier diese Saison keine Wertung. Spiel eine öffentliche Partie mit anderen zu Ende, um eine zu bekommen.
   *[other] { $name } hat hier diese Saison keine Wertung.
}
refused-ratings-hidden = { $whose ->
    [own] Du verbirgst Wertungen vor dir. Um sie wieder zu sehen: /table me, Einstellungen.
   *[other] { $name } möchte keine Wertungen sehen, deshalb kann man diese Karte nicht für alle posten.
}
wall-title = **Frühere Siege auf diesem Server**
wall-season = { $game ->
    [none] { $season }
   *[other] { $game }, { $season }
}: { $best }
wall-place = { $place ->
    [0] {""}
    [1] 🥇{" "}
    [2] 🥈{" "}
   *[3] 🥉{" "}
}{ $name }{ $rating ->
    [none] {""}
   *[other] {" "}{ $rating }
}
wall-none = Hier ging noch keine Saison zu Ende. Wenn es so weit ist, stehen hier die besten drei in jedem Spiel.
command-table-me = Wie es bei dir läuft: deine Partien, deine Wertungen, deine Einstellungen
command-table-me-player = Partien und Wertungen von jemand anderem
command-table-server = Die Rangliste dieses Servers, frühere Siege und wer hier spielt

## Die erste Seite von /table me

figures-me = Ich
progress-title = **{ $name }**{ $played ->
    [0] {""}
   *[other] {" "}· an { $played } der letzten { $days } Tage gespielt
}
progress-days = { $played } von { $days }
progress-head = { $of ->
    [levels] gegen Computer
   *[games] letzte zehn
}
progress-rating = Wertung
progress-easy = Leicht
progress-normal = Normal
progress-hard = Schwer
progress-level = { $bars ->
    [0] { $games ->
        [0] noch keine Solopartie
       *[other] { $games } von { $least } Partien
    }
    [1] unter Leicht
    [2] unter Leicht
    [3] etwa Leicht
    [4] Leicht bis Normal
    [5] Leicht bis Normal
    [6] etwa Normal
    [7] Normal bis Schwer
    [8] Normal bis Schwer
    [9] etwa Schwer
   *[other] über Schwer
}
progress-risen = 📈 { $name } bei { $game } gegen Computer: jetzt { $told }.
progress-won = { $won } von { $games } gewonnen · { $told }
progress-best = Rekord: { $best } · { $told }
progress-share = { $games ->
    [0] noch keine Partien
   *[other] { $share } % vom Bestmöglichen
}
progress-attention = { $games ->
    [0] noch keine Partien
   *[other] { $won } von { $games } gewonnen, { $clean } sauber
}
progress-line = **{ $game }**: { $told }{ $rating ->
    [none] {""}
   *[other] {" "}· Wertung { $rating }
}
progress-rival = { $lead ->
    [you] Du führst { $most } zu { $least } gegen { $name }.
    [them] { $name } führt { $most } zu { $least } gegen dich.
   *[nobody] Zwischen dir und { $name } steht es { $most } zu { $least }.
}
rivals-balance = { $even ->
    [yes] ⚔️ { $first } gegen { $second }: Gleichstand, { $most } zu { $least }.
   *[no] ⚔️ { $first } führt gegen { $second }, { $most } zu { $least }.
}
rivals-in-a-row = 🔥 { $name }: { $wins } Siege in Folge.
rivals-night = • { $name }: { $told }
rivals-night-won = { $won } von { $games } gewonnen
progress-you-lead = du führst
progress-foot = -# Deine Stufe: die letzten { $counted } Partien, die du allein gegen Computer gespielt hast; aufgegebene gelten als verloren. Andere Balken: deine letzten { $latest } Partien.{ $rivals ->
    [0] {""}
   *[other] {" "}Wer führt: deine letzten { $together } Partien mit anderen hier.
}

## Abzeichen

figures-badges = Abzeichen
badges-title = **{ $name }** · { $count }
badges-count = { $earned } von { $of } Abzeichen
badge-step = { $step ->
    [1] Bronze
    [2] Silber
   *[3] Gold
}
badges-line = • **{ $title }** ({ badge-step }), { $how }: { $times ->
    [1] { $game }
   *[other] { $times }-mal, zuerst { $game }
}{ $left ->
    [0] {""}
   *[other] {" "}· noch { $left } bis { $step ->
        [1] Silber
       *[2] Gold
    }
}
badges-times = { $times ->
    [0] { $title }
    [1] { $title }
   *[other] { $title } ×{ $times }
}
badges-game = { $game }, { $date }
badges-choice = { $game }: { $titles }
badges-open = • noch zu holen: { $titles }
badges-steps = -# Jedes ist beim ersten Mal Bronze, beim { $silver }. Mal Silber und beim { $gold }. Mal Gold.
badges-unread = -# Ich lese deine älteren Partien noch. Vielleicht kommen mehr.
badges-watch = Eine Partie mit Abzeichen ansehen
badge-news = { $step ->
    [1] 🏅 { $name }, neues Abzeichen: **{ $title }**! { $why }
   *[other] 🏅 { $name }, **{ $title }** ist jetzt { badge-step }: schon { $times }-mal geschafft.
}{ $move ->
    [0] {""}
   *[other] {" "}(Zug { $move })
}
badge-head = { $step ->
    [1] Neues Abzeichen
   *[other] Neue Stufe
}
badge-again = Du hast es schon { $times }-mal geschafft.
badge-foot = { badge-step }{ $move ->
    [0] {""}
   *[other] {" "}· Zug { $move }
}{ $left ->
    [0] {""}
   *[other] {" "}· noch { $left } bis { $step ->
        [1] Silber
       *[2] Gold
    }
}
badge-clean = Saubere Partie
badge-clean-how = ohne Fehler, ohne Tipp
badge-clean-why = Du hast eine ganze Partie ohne Fehler und ohne Tipp beendet.
badge-eye = Adlerauge
badge-eye-how = drei Fehler entdeckt
badge-eye-why = Du hast in einer Partie drei Fehler der anderen entdeckt.
badge-crowd = Spitzenplatz
badge-crowd-how = vor drei anderen
badge-crowd-why = Du hast in einer Partie mindestens drei andere Leute besiegt.
badge-behind = Aufholjagd
badge-behind-how = erst hinten, dann vorn
badge-behind-why = Du lagst zur Halbzeit ganz hinten und hast gewonnen.
badge-machines = Maschinensturm
badge-machines-how = zwei starke Computer
badge-machines-why = Du hast allein zwei Computer auf Schwer besiegt.
badge-all = Multitalent
badge-all-how = alle vier Spiele beendet
badge-all-why = Du hast jedes Spiel hier einmal zu Ende gespielt.
badge-week = Eine ganze Woche
badge-week-how = sieben Tage in Folge
badge-week-why = Du hast an sieben Tagen in Folge eine Tagespartie beendet.
badge-night = Nachteule
badge-night-how = ein ganzer Spieleabend
badge-night-why = Du hast einen ganzen Spieleabend bis zum Ende mitgespielt.
badge-best = Volltreffer
badge-best-how = bestmöglich, sauber
badge-best-why = Du hast das bestmögliche Ergebnis erreicht, ohne Fehler und ohne Tipp.
help-after-stats = • **/table me**: deine Partien und Wertungen. **/table server**: die { -rangliste } dieses Servers und frühere Siege.
