button-replay = Wiederholung
button-film = Film
button-record = Protokoll
record-here = Hier ist die Partie: ihr Protokoll mit jeder Karte und jedem Zug, und dasselbe als Text.
replay-title = { $line ->
        [best] **Perfekte Zugfolge**
       *[played] **Wiederholung**
    } · { $game }, Tisch { $table } · { $move ->
        [end] das Ende
        [0] die Karten
       *[other] Zug { $move } von { $moves }
    }
replay-first = { $kind ->
    [word] Anfang
   *[sign] ⏮
}
replay-previous = { $kind ->
    [word] Zurück
   *[sign] ◀
}
replay-next = { $kind ->
    [word] Weiter
   *[sign] ▶
}
replay-last = { $kind ->
    [word] Ende
   *[sign] ⏭
}
replay-film = { button-film }
replay-told = Als Text
replay-to-juse = Nächstes Juse!
replay-to-round = Ende der Runde
replay-to-best-line = Perfekte Zugfolge
replay-to-game = So wurde gespielt
replay-from-here = Ab hier spielen
button-same-deal = Dieselben Karten
button-once-more = Noch einmal
played-again-title = **{ $game }** · { $move ->
    [0] die Karten von Tisch { $table } noch einmal
   *[other] Tisch { $table } noch einmal ab Zug { $move }
} · zählt nicht
played-again-running = { $move ->
    [0] Die Karten von Tisch { $table }
   *[other] Tisch { $table }, ab Zug { $move }
}
played-again-note = { $move ->
    [0] 👻 Dieselben Karten wie an Tisch { $table }, du weißt also, was verdeckt ist. Diese Partie siehst nur du, und sie zählt nicht. Der dünne Balken ist der erste Versuch.
   *[other] 👻 Tisch { $table } vor Zug { $move }, mit den verdeckten Karten von damals; was noch der Zufall entscheidet, kann anders kommen. Diese Partie siehst nur du, und sie zählt nicht. Der dünne Balken ist der erste Versuch.
}
ghost-you = Du
ghost-first = Erster Versuch
ghost-better = { $how ->
    [more] { $by } besser
    [less] { $by } schlechter
   *[same] gleich
}
ghost-when = { $when ->
    [card] bei dieser Karte
    [turn] bei diesem Zug
   *[end] am Ende
}
ghost-line = 👻 { $who }: { $then } { ghost-when }. Du: { $now }.
replay-why = Warum?
replay-why-itself = Hier gab es nichts zu wählen, deshalb ging es von selbst.
replay-why-hurried = { $name } musste sich beeilen: So viele Computer dachten gerade nach, dass weniger Zeit als sonst blieb, und ich habe keine Zahlen aufgehoben.
replay-why-deals = { $count ->
    [one] Eine dieser Verteilungen
   *[other] { $count } dieser Verteilungen
}, mit den Karten, die { $name } gehabt hätte:
refused-why-lost = Ich kann nicht mehr sagen, worauf dieser Zug beruhte: Er kam von einer älteren Version von mir.
replay-studying = 🔎 Ich rechne noch aus, was verpasst wurde. Blättere um, um es zu sehen.
replay-go = Zu Zug …
replay-move = { $move }: { $name }
replay-hands = Handkarten …
replay-no-hand = Keine Handkarten
replay-hand-of = Was { $name } auf der Hand hatte
replay-hand = Das hatte { $name } auf der Hand.
replay-list = Welche Partie willst du ansehen?
replay-none = In diesem Kanal ist noch keine Partie zu Ende gegangen. /table replay mit der Nummer eines Tisches öffnet eine aus einem anderen Kanal, den du sehen kannst.
replay-which = Die letzten Partien in diesem Kanal …
replay-none-own = Du hast noch keine eigene Partie zu Ende gespielt.
replay-which-own = Deine letzten eigenen Partien …
replay-choice = { $table }: { $game }, { $names }
film-offer = 🎬 Einen Film machen:
film-whole = Ganze Partie
film-best = Höhepunkte (30 s)
film-making = 🎬 { $before ->
    [0] Ich mache deinen Film: { $percent } %
    [one] Vor deinem kommt noch 1 Film.
   *[other] Vor deinem kommen noch { $before } Filme.
}
film-title = 🎬 **{ $game }** · Tisch { $table } · { $part ->
    [best] Höhepunkte
   *[whole] ganze Partie, { $long }
}
film-left-out = -# Die Partie ist lang, deshalb zeigt der Film { $shown } von { $moves } Zügen.
film-posted = 🎬 Der Film ist jetzt im Kanal.
film-told = Hier ist die ganze Partie als Text, mit jedem Zug.
film-cast = { $game }: { $names }
film-count = { $move } / { $moves }
film-alt = Ein Film { $part ->
    [best] der Höhepunkte
   *[whole] der ganzen Partie
} von { $cast }; { $long } lang.
account-title = { $game }, Tisch { $table }
account-moves = Die Züge
account-move = { $name }: { $move }
account-end = Das Ende
turning-choice = { $name }: { $text }
turning-button = ▶ Wendepunkt: Zug { $move }
unnoticed-button = ▶ Unbemerkt: Zug { $move }
turning-list = ▶ Einen Wendepunkt ansehen …
refused-record-later = Das Protokoll zeigt alle Geheimnisse, deshalb bekommst du es, wenn die Partie vorbei ist.
refused-record-of-nothing = An diesem Tisch wurden keine Karten ausgeteilt, also gibt es kein Protokoll.
refused-replay-later = Ansehen kannst du eine Partie, wenn sie vorbei ist.
refused-replay-of-nothing = An diesem Tisch wurde nicht gespielt, also gibt es nichts anzusehen.
refused-replay-private = Diese Partie war privat, nur du kannst sie ansehen. Lass „public“ weg.
refused-replay-daily = Vielleicht spielen andere diese Tagespartie noch. Ansehen kannst du sie { $when }.
refused-replay-studying = Ich rechne die perfekte Zugfolge noch aus. Drück gleich noch mal.
refused-replay-unknown = Es gibt hier keine Partie { $table }, die du ansehen kannst. /table replay ohne Nummer zeigt die letzten.
refused-film-under-way = Ich mache schon einen Film für dich. Warte, bis er da ist.
refused-film-queue-full = Ich mache gerade zu viele Filme. Frag in ein paar Minuten noch mal.
refused-film-failed = Diesmal hat es mit dem Film nicht geklappt. Drück einen Knopf, um es noch mal zu versuchen.
refused-film-private = Diese Partie war privat, nur du kannst ihren Film sehen.
refused-film-in-words = Tische in diesem Kanal gibt es nur als Text, deshalb zeige ich hier keinen Film.
command-table-replay = Eine beendete Partie ansehen, Zug für Zug
command-table-replay-table = Die Nummer des Tisches, aus seinem Titel; ohne Angabe: die letzten Partien in diesem Kanal
command-table-replay-move = Nach diesem Zug anfangen
command-table-replay-public = Alle in diesem Kanal sehen es und können umblättern
help-after-replay = • **{ button-replay }** und **{ button-film }**: noch mal ansehen. **/table replay** zeigt die letzten Partien.
